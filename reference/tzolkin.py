"""The rules of Tzolk'in as a small, slow and readable program.

This is the executable specification of the rules. It has one section for each chapter of the rules and takes its names
from them; "ruling 8" in a docstring is the eighth in `rulings.md`. The figures of board and tiles are read from a table
(`components.json`), actions are written as in `docs/notation.md`, and a game prints itself as the line protocol does
(`docs/protocol.md`).

    game = Game(random_setup(3, random.Random(7)))
    while not game.over:
        seat = game.to_act[0]
        game.apply(random.choice(game.legal(seat)), seat)
    print(game.state()["result"])
"""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field, fields
from itertools import combinations
from pathlib import Path
from typing import ClassVar

GEARS = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen-itza"]
CITIES = GEARS[:4]  # the gears whose actions Uxmal 5 may perform
TEMPLES = ["chaac", "quetzalcoatl", "kukulcan"]
TECHNOLOGIES = ["agriculture", "extraction", "architecture", "theology"]
BLOCKS = ["wood", "stone", "gold"]
SOURCES = ["buildings", "architecture", "chichen_itza", "temples_age1", "temples_age2", "unfed", "corn", "skulls",
           "monuments"]

COMPONENTS = Path(__file__).parent.parent / "crates" / "engine" / "tests" / "data" / "components.json"


class Facts:
    """The figures printed on the board and the tiles, from the table of components."""

    def __init__(self, path=COMPONENTS):
        table = json.loads(Path(path).read_text(encoding="utf-8"))

        def by_id(items):
            return {item["id"]: item for item in items}

        self.market = table["market"]
        self.placement_surcharge = table["placement_surcharge"]
        self.workers = table["workers"]
        self.skulls = table["skulls"]
        self.last_round = table["calendar"]["rounds"]
        self.food_days = table["calendar"]["food_days"]
        self.for_players = {int(players): counts for players, counts in table["players"].items()}
        self.temples = by_id(table["temples"])
        self.gears = by_id(table["gears"])
        self.advance_cost = table["technologies"]["cost_to_reach"]
        self.wealth = by_id(table["wealth_tiles"])
        self.buildings = by_id(table["buildings"])
        self.monuments = by_id(table["monuments"])

    def action(self, gear, number):
        """What is printed on an action space."""
        return self.gears[gear]["actions"][str(number)]

    def actions(self, gear):
        """The numbers of a gear's actions: 1 to 5, or 1 to 9 at Chichen Itza."""
        return range(1, len(self.gears[gear]["actions"]) + 1)

    def starting_step(self, temple):
        """The step on which every marker begins."""
        return next(number for number, step in enumerate(self.temples[temple]["steps"]) if step.get("start"))


FACTS = Facts()


# --- 1. The board -----------------------------------------------------------------------------------------------------


@dataclass
class Player:
    """What belongs to one player (chapter 1, "Per player")."""

    temples: dict[str, int]  # the step of each marker, counted from the lowest, 0
    workers_in_play: int
    workers_in_hand: int
    corn: int = 0
    blocks: dict[str, int] = field(default_factory=lambda: dict.fromkeys(BLOCKS, 0))
    skulls: int = 0
    technologies: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TECHNOLOGIES, 0))
    wealth: list[str] = field(default_factory=list)  # the four tiles dealt, then the two kept
    buildings: list[str] = field(default_factory=list)
    monuments: list[str] = field(default_factory=list)
    corn_tiles: int = 0
    wood_tiles: int = 0
    light_side: bool = True
    # Points by source. They may have quarters, which floating-point numbers hold exactly (ruling 1).
    scored: dict[str, float] = field(default_factory=lambda: dict.fromkeys(SOURCES, 0))

    @property
    def points(self):
        """The score so far."""
        return sum(self.scored.values())

    def score(self, source, points):
        """Gain or lose points. A score may fall below zero (ruling 2)."""
        self.scored[source] += points

    def count_blocks(self):
        """The number of blocks of all kinds."""
        return sum(self.blocks.values())

    def has(self, cost):
        """Whether the player owns what a tile costs: blocks, and for one monument a skull."""
        return (all(self.blocks[block] >= cost.get(block, 0) for block in BLOCKS)
                and self.skulls >= cost.get("skull", 0))

    def as_json(self):
        """The player as the line protocol prints one."""
        return {
            "corn": self.corn, **self.blocks, "skulls": self.skulls, "points": whole_if_possible(self.points),
            "workers_in_play": self.workers_in_play, "workers_in_hand": self.workers_in_hand,
            "temples": dict(self.temples), "technologies": dict(self.technologies), "wealth": list(self.wealth),
            "buildings": sorted(self.buildings), "monuments": sorted(self.monuments),
            "corn_tiles": self.corn_tiles, "wood_tiles": self.wood_tiles, "light_side": self.light_side,
        }


@dataclass
class Turn:
    """What the player whose turn it is has done so far."""

    seat: int
    begged: bool = False
    placed: int = 0
    picked: int = 0
    actions: list[str] = field(default_factory=list)


class Game:
    """A game of Tzolk'in, at any moment of it.

    `phase` says what is going on: the players keep wealth tiles ("keep"), somebody takes a turn ("turn"), somebody
    decides how far the calendar advances ("days"), or the game has ended ("over"). Within a turn, `pending` holds the
    decisions that are still owed, the innermost last.
    """

    def __init__(self, setup, facts=FACTS):
        self.facts = facts
        self.number_of_players = setup.players
        counts = facts.for_players[setup.players]
        self.phase = "keep"
        self.round = 1
        self.age = 1
        self.food_day = False
        self.food_days_held = 0
        self.start_player = setup.start_player
        self.start_space = None  # the seat that has a worker on the starting player space
        self.corn_on_teeth = 0
        self.skulls_in_bank = facts.skulls
        self.skulls_placed = set()  # the numbers of the Chichen Itza actions that hold a skull
        self.gears = {gear: [None] * facts.gears[gear]["teeth"] for gear in GEARS}  # None, a seat or "dummy"
        for gear, space in setup.dummies:
            self.gears[gear][space] = "dummy"
        tiles = counts["harvest_tiles_per_group"]
        self.jungle = {group: {"corn": tiles, "wood": tiles if group > 2 else 0} for group in (2, 3, 4, 5)}
        self.buildings = setup.age1[:6]  # six slots, None where one is empty
        self.piles = {1: setup.age1[6:], 2: list(setup.age2)}
        self.monuments = list(setup.monuments)
        self.players = [
            Player(temples={temple: facts.starting_step(temple) for temple in TEMPLES},
                   workers_in_play=facts.workers["start"], workers_in_hand=facts.workers["start"], wealth=list(dealt))
            for dealt in setup.wealth
        ]
        self.keeping = list(range(setup.players))  # seats that have not kept their wealth tiles yet
        self.turn = Turn(setup.start_player)
        self.pending = []
        self.result = None

    @property
    def player(self):
        """The player whose turn it is."""
        return self.players[self.turn.seat]

    @property
    def over(self):
        """Whether the game has ended."""
        return self.phase == "over"

    @property
    def to_act(self):
        """The seats that have something to decide now."""
        if self.phase == "keep":
            return list(self.keeping)
        return [] if self.over else [self.turn.seat]

    def left_of(self, seat):
        """The next seat clockwise."""
        return (seat + 1) % self.number_of_players

    def owe(self, decision):
        """Add a decision that has to be made before those already pending."""
        self.pending.append(decision)

    def legal(self, seat):
        """Every action that a seat may choose now, in the order that the notation documents."""
        if seat not in self.to_act:
            return []
        if self.pending:
            return self.pending[-1].options(self)
        if self.phase == "keep":
            return keep_options(self, seat)
        return turn_options(self) if self.phase == "turn" else ["days 1", "days 2"]

    def apply(self, action, seat=None):
        """Perform one action, and everything that follows from it without a decision."""
        seat = self.to_act[0] if seat is None and self.to_act else seat
        if action not in self.legal(seat):
            raise ValueError(f"seat {seat} cannot choose {action!r}")
        words = action.split()
        if self.phase == "keep":
            keep(self, seat, words[1:])
        elif self.phase == "days":
            days_pass(self, int(words[1]))
        else:
            self.turn.actions.append(action)
            if not self.pending:
                take_turn(self, words)
            else:
                decision = self.pending.pop()
                if action not in ("stop", "nothing"):
                    decision.choose(self, words)
            self.settle()

    def settle(self):
        """Resolve effects that need no decision, and drop decisions whose only option is to stop."""
        while self.pending and self.pending[-1].options(self) in ([], ["stop"]):
            decision = self.pending.pop()
            if isinstance(decision, Effects):
                decision.resolve_next(self)

    def state(self):
        """The whole game, as the line protocol prints it."""
        legal = self.legal(self.to_act[0]) if self.to_act else []
        return self._as_json(legal, hidden=[])

    def view(self, viewer=None):
        """The game as a seat sees it, or as everybody may see it: wealth tiles are secret while they are being kept."""
        hidden = [seat for seat in range(self.number_of_players) if self.phase == "keep" and seat != viewer]
        return self._as_json(self.legal(viewer), hidden)

    def _as_json(self, legal, hidden):
        """The state object of the protocol, without the wealth tiles of the hidden seats."""
        return {
            "protocol": 1, "round": self.round, "age": self.age,
            "food_day": self.food_day, "food_days_held": self.food_days_held,
            "to_act": self.to_act, "decision": self.pending[-1].decision if self.pending else self.phase,
            "legal": legal,
            "turn": vars(self.turn) | {"actions": list(self.turn.actions)},
            "pending": [decision.as_json() for decision in self.pending],
            "start_player": self.start_player, "start_space": self.start_space, "corn_on_teeth": self.corn_on_teeth,
            "skulls_in_bank": self.skulls_in_bank, "skulls_placed": sorted(self.skulls_placed),
            "gears": {gear: list(spaces) for gear, spaces in self.gears.items()},
            "jungle": {str(group): dict(tiles) for group, tiles in self.jungle.items()},
            "buildings": list(self.buildings), "pile": len(self.piles[self.age]), "monuments": list(self.monuments),
            "players": [player.as_json() | ({"wealth": []} if seat in hidden else {})
                        for seat, player in enumerate(self.players)],
            "result": self.result,
        }


def whole_if_possible(points):
    """Write 3.0 as 3, and leave 3.25 as it is."""
    return int(points) if points == int(points) else points


@dataclass
class Decision:
    """Something that the player whose turn it is still has to decide, and the action or tile that it belongs to.

    The fields are those that the line protocol prints in `pending`. `choose` is called once the decision has been taken
    off `pending`; a decision that is not used up puts itself back.
    """

    decision: ClassVar[str | None] = None
    at: str

    def space(self):
        """The gear and the number, where `at` is a space or an action."""
        gear, number = self.at.split()
        return gear, int(number)

    def as_json(self):
        named = {"at": self.at, "decision": self.decision} if self.decision else {"at": self.at}
        return named | {field.name: getattr(self, field.name) for field in fields(self) if field.name != "at"}


# --- 2. Set-up --------------------------------------------------------------------------------------------------------


@dataclass
class Setup:
    """Everything that chance decides; after the set-up nothing is random."""

    players: int
    start_player: int
    wealth: list[list[str]]  # four tiles for each seat
    dummies: list[tuple[str, int]]  # gear and space of each dummy worker, in the order of placing
    age1: list[str]  # the first six are on display
    age2: list[str]
    monuments: list[str]  # those on display


def random_setup(players, rng: random.Random, facts=FACTS):
    """Shuffle and deal (chapter 2, steps 1 to 4)."""
    counts = facts.for_players[players]
    ages = {age: [tile for tile in facts.buildings if facts.buildings[tile]["age"] == age] for age in (1, 2)}
    wealth = list(facts.wealth)
    for tiles in (ages[1], ages[2], wealth):
        rng.shuffle(tiles)
    return Setup(
        players=players,
        start_player=rng.randrange(players),
        wealth=[wealth[4 * seat:4 * seat + 4] for seat in range(players)],
        dummies=place_dummies(wealth[4 * players:], counts["dummy_workers"], facts),
        age1=ages[1],
        age2=ages[2],
        monuments=rng.sample(list(facts.monuments), counts["monuments"]),
    )


def place_dummies(tiles, number, facts=FACTS):
    """Place dummy workers where the left-over wealth tiles say.

    The first dummy on a gear other than Chichen Itza brings a second one to the opposite space, while dummies remain.
    """
    placed = []
    for tile in tiles:
        gear, space = facts.wealth[tile]["dummy"]["gear"], facts.wealth[tile]["dummy"]["space"]
        first = gear not in [gear for gear, _ in placed]
        placed.append((gear, space))
        if first and gear != "chichen-itza":
            placed.append((gear, (space + 5) % facts.gears[gear]["teeth"]))
        if len(placed) >= number:
            break
    return placed[:number]


def keep_options(game, seat):
    """Any two of the four tiles dealt, named in the order of the table of components."""
    dealt = sorted(game.players[seat].wealth, key=list(game.facts.wealth).index)
    return [f"keep {one} {other}" for one, other in combinations(dealt, 2)]


def keep(game, seat, tiles):
    """Keep two wealth tiles. Once everybody has, all of them are revealed and everybody receives what they show."""
    game.players[seat].wealth = tiles
    game.keeping.remove(seat)
    if not game.keeping:
        for player in game.players:
            for tile in player.wealth:
                for effect in game.facts.wealth[tile]["effects"]:
                    gain_effect(game, player, tile, effect)
        game.phase = "turn"


# --- 3. A round -------------------------------------------------------------------------------------------------------


def start_round(game):
    """Begin a round: the starting player takes the first turn. See whether a Food Day is due in it (chapters 1, 10)."""
    due = game.facts.food_days[game.food_days_held:]
    game.food_day = bool(due) and game.round >= due[0]["round"]
    game.phase = "turn"
    game.turn = Turn(game.start_player)


def next_turn(game):
    """Go on clockwise; after the last turn come the Food Day, if there is one, and the calendar."""
    game.turn = Turn(game.left_of(game.turn.seat))
    if game.turn.seat == game.start_player:
        if game.food_day:
            hold_food_day(game)
        advance_calendar(game)


# --- 4. A turn --------------------------------------------------------------------------------------------------------


def turn_options(game):
    """Beg first, if at all; then either place or pick up, one worker or more; then end the turn."""
    turn = game.turn
    begging = beg_options(game)
    prices = placing_prices(game)
    placing = [place for place, price in prices.items() if price <= game.player.corn]
    workers = [(gear, space) for gear in GEARS for space, worker in enumerate(game.gears[gear]) if worker == turn.seat]
    if not turn.placed and not turn.picked and not workers and not placing:
        if begging:
            return begging  # begging is compulsory
        # Pity: a cheapest free space, for all the corn there is (ruling 9 covers begging that was of no use).
        return [place for place, price in prices.items() if price == min(prices.values())]
    options = begging
    if not turn.picked:
        options += placing
    if not turn.placed:
        options += [f"pick {gear} {space}" for gear, space in workers]
    if turn.placed or turn.picked:
        options.append("end")
    return options


def beg_options(game):
    """Begging: once, at the start of the turn, with 2 corn or less, and only if a god can be angered."""
    turn = game.turn
    if turn.begged or turn.placed or turn.picked or game.player.corn > 2:
        return []
    return [f"beg {temple}" for temple in angerable(game.player)]


def lowest_free_space(game, gear):
    """The lowest-numbered free space of a gear, or None. Unnumbered spaces cannot be placed on."""
    numbered = game.gears[gear][:game.facts.gears[gear]["last_space"] + 1]
    return numbered.index(None) if None in numbered else None


def placing_prices(game):
    """The corn that one more worker costs, for each place it could go to: its space, and 1 per worker before it."""
    if not game.player.workers_in_hand:
        return {}
    surcharge = game.facts.placement_surcharge[game.turn.placed]
    spaces = {gear: lowest_free_space(game, gear) for gear in GEARS}
    prices = {f"place {gear}": space + surcharge for gear, space in spaces.items() if space is not None}
    if game.start_space is None:
        prices["place start"] = surcharge
    return prices


def take_turn(game, words):
    """Beg, place a worker, pick one up, or end the turn."""
    turn, player = game.turn, game.player
    match words:
        case ["beg", temple]:
            turn.begged = True
            player.corn = 3
            player.temples[temple] -= 1
        case ["place", place]:
            player.corn -= min(player.corn, placing_prices(game)[f"place {place}"])  # pity takes what there is
            player.workers_in_hand -= 1
            turn.placed += 1
            if place == "start":
                game.start_space = turn.seat
            else:
                game.gears[place][lowest_free_space(game, place)] = turn.seat
        case ["pick", gear, space]:
            game.gears[gear][int(space)] = None
            player.workers_in_hand += 1
            turn.picked += 1
            game.owe(PickUp(f"{gear} {space}"))
        case ["end"]: end_turn(game)


@dataclass
class PickUp(Decision):
    """What to do with a worker that was picked up from its space."""

    decision = "action"

    def prices(self, game):
        """Every action within reach as its number and the corn for steps back, whether or not it is of any use now.

        Steps back cost 1 corn each, except from a free-choice space. With theology 1 a worker at Chichen Itza may
        take the action one space ahead for nothing; from 9 that is the free choice of 10 (ruling 22).
        """
        gear, space = self.space()
        ahead = gear == "chichen-itza" and game.player.technologies["theology"] >= 1
        if space in game.facts.gears[gear]["free_choice"] or (ahead and space == 9):
            return {f"do {number}": (number, 0) for number in game.facts.actions(gear)}
        prices = {f"do {number}": (number, space - number) for number in range(1, space + 1)}
        if ahead:
            prices["do ahead"] = (space + 1, 0)
        return prices

    def options(self, game):
        gear, _ = self.space()
        return [text for text, (number, price) in self.prices(game).items()
                if is_offered(game, gear, number, price)] + ["nothing"]

    def choose(self, game, words):
        gear, _ = self.space()
        number, price = self.prices(game)[" ".join(words)]
        game.player.corn -= price
        perform(game, gear, number)


def end_turn(game):
    """Refill the display, and collect the corn on the teeth for a worker on the starting player space.

    Slots are filled from the lowest; tiles never slide (ruling 25).
    """
    pile = game.piles[game.age]
    for slot, tile in enumerate(game.buildings):
        if tile is None and pile:
            game.buildings[slot] = pile.pop(0)
    if game.start_space == game.turn.seat:
        game.player.corn += game.corn_on_teeth
        game.corn_on_teeth = 0
    next_turn(game)


# --- 5. Actions -------------------------------------------------------------------------------------------------------


def is_offered(game, gear, number, price=0):
    """Whether an action can be paid for, with `price` corn spent before it, and would do something (ruling 3)."""
    player = game.player
    if player.corn < price:
        return False
    player.corn -= price
    offered = would_do_something(game, gear, number)
    player.corn += price
    return offered


def would_do_something(game, gear, number):
    """Whether an action has an effect and its own cost can be paid (ruling 3)."""
    player, at = game.player, f"{gear} {number}"
    match gear, number:
        case "palenque", 1: return True
        case "palenque", _: return bool(Harvest(at).options(game))
        case "yaxchilan", 4: return game.skulls_in_bank > 0
        case "yaxchilan", _: return True
        case "tikal", 1 | 3: return bool(Advance(at).options(game))
        case ("tikal", 2 | 4) | ("uxmal", 4): return bool(Build(at).options(game))
        case "tikal", 5: return player.count_blocks() > 0 and bool(climbable(game, player))
        case "uxmal", 1: return player.corn >= 3 and bool(climbable(game, player))
        case "uxmal", 2: return Market(at).options(game) != ["stop"]
        case "uxmal", 3: return player.workers_in_play < game.facts.workers["max"]
        case "uxmal", 5: return player.corn >= 1 and any_action(game, price=1) != []
        case "chichen-itza", _: return player.skulls > 0 and number not in game.skulls_placed
    raise ValueError(f"there is no action {at}")


def perform(game, gear, number):
    """Perform an action: pay its own cost, take its gains, and ask for what has to be decided.

    Technologies apply wherever the action was reached from.
    """
    player, at = game.player, f"{gear} {number}"
    printed = game.facts.action(gear, number)
    match gear, number:
        case "palenque", 1: player.corn += printed["fish"] + (player.technologies["agriculture"] >= 2)
        case "palenque", _: game.owe(Harvest(at))
        case "yaxchilan", 4: gain_skulls(game, player, printed["skull"] + (player.technologies["theology"] >= 3))
        case "yaxchilan", _:
            player.corn += printed.get("corn", 0)
            for block in BLOCKS:
                if block in printed:
                    player.blocks[block] += printed[block] + extraction(player, block)
        case "tikal", 1: game.owe(Advance(at))
        case "tikal", 3: game.owe(Advance(at, left=2))
        case ("tikal", 2 | 4) | ("uxmal", 4): game.owe(Build(at))
        case "tikal", 5:
            game.owe(Climb(at, left=2))
            game.owe(Pay(at))
        case "uxmal", 1:
            player.corn -= 3
            game.owe(Climb(at))
        case "uxmal", 2: game.owe(Market(at))
        case "uxmal", 3: gain_worker(game, player)
        case "uxmal", 5:
            player.corn -= 1
            game.owe(AnyAction(at))
        case "chichen-itza", _: place_skull(game, number)


def gain_skulls(game, player, number):
    """Take skulls from the bank; those that it does not have are lost (ruling 21)."""
    gained = min(number, game.skulls_in_bank)
    game.skulls_in_bank -= gained
    player.skulls += gained


def gain_worker(game, player):
    """Take a worker from the bank; a seventh is lost (ruling 21)."""
    if player.workers_in_play < game.facts.workers["max"]:
        player.workers_in_play += 1
        player.workers_in_hand += 1


# --- Palenque


@dataclass
class Harvest(Decision):
    """Palenque 2 to 5: take corn, take wood, or burn a wood tile for the corn under it."""

    decision = "harvest"

    def options(self, game):
        """Corn needs an uncovered corn tile or agriculture 2; wood and burning need a wood tile; burning angers a god.

        Burning is possible whether or not a corn tile is uncovered (ruling 24).
        """
        _, number = self.space()
        tiles = game.jungle[number]
        options = []
        if tiles["corn"] > tiles["wood"] or game.player.technologies["agriculture"] >= 2:
            options.append("corn")
        if tiles["wood"]:
            options.append("wood")
            if angerable(game.player):
                options.append("burn")
        return options

    def choose(self, game, words):
        player, (_, number) = game.player, self.space()
        tiles, printed = game.jungle[number], game.facts.action("palenque", number)
        if words == ["wood"]:
            tiles["wood"] -= 1
            player.wood_tiles += 1
            player.blocks["wood"] += printed["or_wood"] + extraction(player, "wood")
            return
        if words == ["burn"]:
            tiles["wood"] -= 1
            game.owe(Anger("burning"))
        if tiles["corn"] > tiles["wood"]:  # otherwise agriculture 2 yields corn without a tile
            tiles["corn"] -= 1
            player.corn_tiles += 1
        player.corn += printed["corn"] + agriculture(player)


def agriculture(player):
    """The corn that agriculture adds to a jungle harvest, burning and harvests without a tile included (ruling 24)."""
    level = player.technologies["agriculture"]
    return (level >= 1) + 2 * (level >= 3)


# --- Yaxchilan


def extraction(player, block):
    """The block that extraction adds: wood from level 1, stone from level 2, gold from level 3."""
    return player.technologies["extraction"] >= 1 + BLOCKS.index(block)


# --- Tikal: see "Technologies", "Buildings and monuments" and "Temples"
# --- Uxmal


@dataclass
class Market(Decision):
    """Trade blocks for corn and back: first sell, then buy, and stop at any time (ruling 7)."""

    decision = "market"
    bought: bool = False

    def options(self, game):
        player, prices = game.player, game.facts.market
        selling = [] if self.bought else [f"sell {block}" for block in BLOCKS if player.blocks[block]]
        return selling + [f"buy {block}" for block in BLOCKS if player.corn >= prices[block]] + ["stop"]

    def choose(self, game, words):
        trade, block = words
        sign = 1 if trade == "buy" else -1
        game.player.blocks[block] += sign
        game.player.corn -= sign * game.facts.market[block]
        self.bought = trade == "buy"
        game.owe(self)


def any_action(game, price):
    """The actions of the four cities that can be used with `price` corn spent before.

    Uxmal 5 is not among them: it could only lose corn (ruling 5).
    """
    return [f"do {gear} {number}" for gear in CITIES for number in game.facts.actions(gear)
            if (gear, number) != ("uxmal", 5) and is_offered(game, gear, number, price)]


@dataclass
class AnyAction(Decision):
    """Uxmal 5, whose corn has been paid, or the building that acts like it, which may be declined (ruling 6)."""

    decision = "any-action"

    def price(self):
        return 0 if self.at == "uxmal 5" else 1

    def options(self, game):
        return any_action(game, self.price()) + ([] if self.at == "uxmal 5" else ["stop"])

    def choose(self, game, words):
        game.player.corn -= self.price()
        perform(game, words[1], int(words[2]))


# --- Chichen Itza


def place_skull(game, number):
    """Place a skull for points, a temple step and, at some spaces, a block; theology 2 comes after that (ruling 23)."""
    player, printed = game.player, game.facts.action("chichen-itza", number)
    player.skulls -= 1
    game.skulls_placed.add(number)
    player.score("chichen_itza", printed["points"])
    climb(game, player, printed["temple"])
    if player.technologies["theology"] >= 2:
        game.owe(Offer("theology 2"))
    if "block" in printed:
        game.owe(Take(f"chichen-itza {number}"))


@dataclass
class Take(Decision):
    """Take blocks of choice."""

    decision = "take"
    left: int = 1

    def options(self, game):
        return [f"take {block}" for block in BLOCKS]

    def choose(self, game, words):
        game.player.blocks[words[1]] += 1
        self.left -= 1
        if self.left:
            game.owe(self)


@dataclass
class Offer(Decision):
    """Theology 2: a block may be paid for a temple step of choice, if there is one to climb (ruling 23)."""

    decision = "offer"

    def options(self, game):
        if not climbable(game, game.player):
            return []
        return [f"offer {block}" for block in BLOCKS if game.player.blocks[block]] + ["stop"]

    def choose(self, game, words):
        game.player.blocks[words[1]] -= 1
        game.owe(Climb(self.at))


# --- 6. Technologies --------------------------------------------------------------------------------------------------


def advance_cost(game, player, technology):
    """The blocks for the next level; beyond level 3 it is one block each time."""
    level = player.technologies[technology]
    return game.facts.advance_cost["beyond" if level == 3 else str(level + 1)]


def bonus_would_be_lost(game, player, technology):
    """Whether an advance would yield nothing: no temple to climb, or no skull in the bank (ruling 21)."""
    if player.technologies[technology] < 3:
        return False
    if technology == "agriculture":
        return not climbable(game, player)
    return technology == "theology" and game.skulls_in_bank == 0


def advance(game, player, technology):
    """Go up one level, or receive the track's bonus beyond level 3."""
    if player.technologies[technology] < 3:
        player.technologies[technology] += 1
        return
    match technology:
        case "agriculture": game.owe(Climb("agriculture 4"))
        case "extraction": game.owe(Take("extraction 4", left=2))
        case "architecture": player.score("architecture", 3)
        case "theology": gain_skulls(game, player, 1)


@dataclass
class Advance(Decision):
    """Advance in a technology: for blocks at Tikal 1 and 3, for nothing through a building.

    Only the second advance of Tikal 3 may be declined (ruling 6). An advance whose bonus would be lost is not offered,
    whether it is paid for or free: there is always another track to choose (ruling 21).
    """

    decision = "advance"
    left: int = 1
    optional: bool = False
    paid: bool = True

    def options(self, game):
        player = game.player
        options = [
            f"advance {technology}" for technology in TECHNOLOGIES
            if not bonus_would_be_lost(game, player, technology)
            and (not self.paid or player.count_blocks() >= advance_cost(game, player, technology))
        ]
        return options + ["stop"] if self.optional else options

    def choose(self, game, words):
        self.left -= 1
        if self.left:
            self.optional = self.paid
            game.owe(self)
        if self.paid:
            game.owe(Pay(self.at, advance=words[1]))
        else:
            advance(game, game.player, words[1])


@dataclass
class Pay(Decision):
    """Pay blocks of any kind for an advance, or one block for Tikal 5."""

    decision = "pay"
    advance: str | None = None

    def options(self, game):
        owned = game.player.blocks
        number = advance_cost(game, game.player, self.advance) if self.advance else 1
        ways = [(wood, stone, number - wood - stone) for wood in range(number, -1, -1)
                for stone in range(number - wood, -1, -1)]
        return [" ".join(["pay"] + ["wood"] * wood + ["stone"] * stone + ["gold"] * gold) for wood, stone, gold in ways
                if owned["wood"] >= wood and owned["stone"] >= stone and owned["gold"] >= gold]

    def choose(self, game, words):
        for block in words[1:]:
            game.player.blocks[block] -= 1
        if self.advance:
            advance(game, game.player, self.advance)


# --- 7. Buildings and monuments ---------------------------------------------------------------------------------------


@dataclass
class Build(Decision):
    """Construct at Tikal 2, Tikal 4 or Uxmal 4, or through a building, which works like Tikal 2 (ruling 8).

    Every such action has its own use of architecture (ruling 20). Tikal 4 has one use for its two buildings.
    """

    decision = "build"
    built: int = 0
    architecture_used: bool = False

    def architecture(self, game):
        """The level of architecture that may apply: the one held when the cost is paid (ruling 19)."""
        return 0 if self.architecture_used else game.player.technologies["architecture"]

    def forms(self, game, tile):
        """The ways of constructing a building, with their costs; `plain` keeps architecture for the second building."""
        cost, level = game.facts.buildings[tile]["cost"], self.architecture(game)
        if self.at == "uxmal 4":
            return {f"build {tile}": {"corn": 2 * sum(cost.values()) - (2 if level == 3 else 0)}}
        forms = {f"build {tile}": cost} if level < 3 else {}
        if level >= 1 and self.at == "tikal 4" and self.built == 0:
            forms[f"build {tile} plain"] = cost
        if level == 3:
            for block in BLOCKS:
                if block in cost:
                    forms[f"build {tile} save {block}"] = cost | {block: cost[block] - 1}
        return forms

    def options(self, game):
        player = game.player
        options = [form for tile in game.buildings if tile for form, cost in self.forms(game, tile).items()
                   if player.has(cost) and player.corn >= cost.get("corn", 0)]
        if self.at == "tikal 4" and self.built == 0:
            options += [f"monument {tile}" for tile in game.monuments if player.has(game.facts.monuments[tile]["cost"])]
        if self.built or self.at in game.facts.buildings:
            options.append("stop")
        return options

    def choose(self, game, words):
        player, tile = game.player, words[1]
        if words[0] == "monument":
            pay(game, game.facts.monuments[tile]["cost"])
            game.monuments.remove(tile)
            player.monuments.append(tile)
            return
        level = 0 if words[-1] == "plain" else self.architecture(game)
        pay(game, self.forms(game, tile)[" ".join(words)])
        game.buildings[game.buildings.index(tile)] = None
        player.buildings.append(tile)
        if level >= 1:
            player.corn += 1
        if level >= 2:
            player.score("architecture", 2)
        if self.at == "tikal 4" and self.built == 0:
            game.owe(Build(self.at, built=1, architecture_used=level >= 1))
        game.owe(Effects(tile))


def pay(game, cost):
    """Pay for a tile. A skull paid for a monument returns to the bank (ruling 12)."""
    player = game.player
    player.corn -= cost.get("corn", 0)
    for block in BLOCKS:
        player.blocks[block] -= cost.get(block, 0)
    player.skulls -= cost.get("skull", 0)
    game.skulls_in_bank += cost.get("skull", 0)


@dataclass
class Effects(Decision):
    """The effects of a building that are still to come, one after another in the order shown."""

    next_effect: int = 0

    def options(self, game):
        return []  # effects are not a decision; some of them lead to one

    def resolve_next(self, game):
        effects = game.facts.buildings[self.at]["effects"]
        if self.next_effect + 1 < len(effects):
            game.owe(Effects(self.at, self.next_effect + 1))
        gain_effect(game, game.player, self.at, effects[self.next_effect])


def gain_effect(game, player, tile, effect):
    """What a building or a wealth tile gives. Extraction and agriculture add nothing to it (chapter 6)."""
    match effect:
        case {"gain": goods}:
            player.corn += goods.get("corn", 0)
            for block in BLOCKS:
                player.blocks[block] += goods.get(block, 0)
            gain_skulls(game, player, goods.get("skull", 0))
        case {"points": points}: player.score("buildings", points)
        case {"worker": _}: gain_worker(game, player)
        case {"temple": "any", "steps": steps}: game.owe(Climb(tile, left=steps))
        case {"temple": temple, "steps": steps}:
            for _ in range(steps):
                climb(game, player, temple)
        case {"technology": "any", "steps": steps}: game.owe(Advance(tile, left=steps, paid=False))
        case {"technology": technology, "steps": steps}:
            for _ in range(steps):
                advance(game, player, technology)
        case {"construct": _}: game.owe(Build(tile))
        case {"market": _}: game.owe(Market(tile))
        case {"action": _}: game.owe(AnyAction(tile))
        case {"workers_fed_free": _} | {"corn_less_per_worker": _}: pass  # works at every Food Day
        case _: raise ValueError(f"{tile} has an unknown effect: {effect}")


# --- 8. Temples -------------------------------------------------------------------------------------------------------


def climbable(game, player):
    """The temples where a player has a step left; a top step has room for one player only."""
    found = []
    for temple in TEMPLES:
        top = len(game.facts.temples[temple]["steps"]) - 1
        above = player.temples[temple] + 1
        if above < top or (above == top and all(other.temples[temple] < top for other in game.players)):
            found.append(temple)
    return found


def climb(game, player, temple):
    """Go up one step, or lose it if there is none left (ruling 21). A top step turns the board light side up."""
    if temple in climbable(game, player):
        player.temples[temple] += 1
        if player.temples[temple] == len(game.facts.temples[temple]["steps"]) - 1:
            player.light_side = True


@dataclass
class Climb(Decision):
    """Steps of choice, each in a different temple, while there is one that can be climbed (ruling 4)."""

    decision = "climb"
    left: int = 1
    climbed: str | None = None

    def options(self, game):
        return [f"climb {temple}" for temple in climbable(game, game.player) if temple != self.climbed]

    def choose(self, game, words):
        climb(game, game.player, words[1])
        self.left -= 1
        if self.left:
            self.climbed = words[1]
            game.owe(self)


def angerable(player):
    """The temples where a player can go down a step; with none of them there is neither begging nor burning."""
    return [temple for temple in TEMPLES if player.temples[temple] > 0]


@dataclass
class Anger(Decision):
    """Go down a step in a temple of choice for having burnt a wood tile."""

    decision = "anger"

    def options(self, game):
        return [f"anger {temple}" for temple in angerable(game.player)]

    def choose(self, game, words):
        game.player.temples[words[1]] -= 1


# --- 9. Food Day ------------------------------------------------------------------------------------------------------


def hold_food_day(game):
    """Feed the workers, change the age on the second Food Day, and give the rewards. Nobody is asked (ruling 13)."""
    day = game.facts.food_days[game.food_days_held]
    game.food_days_held += 1
    for player in game.players:
        feed(game, player)
    if game.food_days_held == 2:
        game.age = 2
        game.buildings = [game.piles[2].pop(0) for _ in range(6)]
    for temple in TEMPLES:
        if day["kind"] == "mid-age":
            give_resources(game, temple)
        else:
            give_points(game, temple, day["age"])


def feed(game, player):
    """Feed as many workers as corn allows; each one that is not fed costs 3 points."""
    farms = [effect for tile in player.buildings for effect in game.facts.buildings[tile]["effects"]]
    farms += [effect for tile in player.wealth for effect in game.facts.wealth[tile]["effects"]]
    fed_free = sum(effect.get("workers_fed_free", 0) for effect in farms)
    price = max(0, 2 - sum(effect.get("corn_less_per_worker", 0) for effect in farms))
    hungry = max(0, player.workers_in_play - fed_free)
    fed = hungry if price == 0 else min(hungry, player.corn // price)
    player.corn -= fed * price
    player.score("unfed", -3 * (hungry - fed))


def give_resources(game, temple):
    """Mid-age: what is printed on one's step and on all steps below.

    If there are too few skulls for all who earn one, nobody gets a skull.
    """
    for number, step in enumerate(game.facts.temples[temple]["steps"]):
        earners = [player for player in game.players if player.temples[temple] >= number]
        gain = step.get("gain")
        if gain == "skull" and game.skulls_in_bank >= len(earners):
            for player in earners:
                gain_skulls(game, player, 1)
        elif gain in BLOCKS:
            for player in earners:
                player.blocks[gain] += 1


def give_points(game, temple, age):
    """End of age: the points of each step, and a bonus for the highest; if tied, each takes half (ruling 16)."""
    highest = max(player.temples[temple] for player in game.players)
    leaders = sum(player.temples[temple] == highest for player in game.players)
    bonus = game.facts.temples[temple]["leader_bonus"][f"age{age}"]
    for player in game.players:
        points = game.facts.temples[temple]["steps"][player.temples[temple]]["points"]
        if player.temples[temple] == highest:
            points += bonus if leaders == 1 else bonus / 2
        player.score(f"temples_age{age}", points)


# --- 10. The calendar advances ----------------------------------------------------------------------------------------


def advance_calendar(game):
    """Put corn on the tooth, or return the worker from the starting player space and move the marker (rulings 17, 26).

    The player who stood there is asked for one or two days, if two are allowed, except after the last Food Day
    (ruling 10).
    """
    seat = game.start_space
    if seat is None:
        game.corn_on_teeth += 1
        days_pass(game, 1)
        return
    game.start_space = None
    game.players[seat].workers_in_hand += 1
    game.start_player = game.left_of(seat) if game.start_player == seat else seat
    if two_days_allowed(game, seat) and game.food_days_held < len(game.facts.food_days):
        game.phase = "days"
        game.turn = Turn(seat)
    else:
        days_pass(game, 1)


def two_days_allowed(game, seat):
    """The board must be light side up, and the second day may not push off a worker that one day would not.

    Dummies do not count (ruling 14).
    """
    return game.players[seat].light_side and not any(
        isinstance(game.gears[gear][game.facts.gears[gear]["last_space"] - 1], int) for gear in GEARS)


def days_pass(game, days):
    """Turn the gears and begin the next round, or end the game. Two days from round 26 lead to round 27 (ruling 11)."""
    if days == 2:
        game.players[game.turn.seat].light_side = False
    for _ in range(days):
        one_day_passes(game)
    if game.food_days_held == len(game.facts.food_days):
        finish(game)
    else:
        game.round = min(game.round + days, game.facts.last_round)
        start_round(game)


def one_day_passes(game):
    """Every worker moves one space ahead; a player's worker that passes the last numbered space returns to hand."""
    for gear in GEARS:
        spaces = game.gears[gear]
        spaces.insert(0, spaces.pop())
        for space in range(game.facts.gears[gear]["last_space"] + 1, len(spaces)):
            if isinstance(spaces[space], int):
                game.players[spaces[space]].workers_in_hand += 1
                spaces[space] = None


# --- 11. The end ------------------------------------------------------------------------------------------------------


def finish(game):
    """Final scoring. It changes nothing but points (ruling 27)."""
    for player in game.players:
        corn = player.corn + sum(game.facts.market[block] * player.blocks[block] for block in BLOCKS)
        player.score("corn", corn / 4)
        player.score("skulls", 3 * player.skulls)
        player.score("monuments", sum(monument_points(game, player, tile) for tile in player.monuments))
    on_gears = [sum(spaces.count(seat) for spaces in game.gears.values()) for seat in range(game.number_of_players)]
    standing = [(player.points, on_gears[seat]) for seat, player in enumerate(game.players)]
    game.result = [
        {
            "points": whole_if_possible(player.points),
            "rank": 1 + sum(other > standing[seat] for other in standing),
            "workers_on_gears": on_gears[seat],
            "breakdown": {source: whole_if_possible(points) for source, points in player.scored.items()},
        }
        for seat, player in enumerate(game.players)
    ]
    game.phase = "over"


def monument_points(game, player, monument):
    """The points of a monument, which counts itself where it fits (ruling 15)."""
    facts, levels = game.facts, list(player.technologies.values())
    match monument:
        case "m01" | "m06" | "m10":
            kind = facts.monuments[monument]["kind"]
            kinds = [facts.buildings[tile]["kind"] for tile in player.buildings]
            kinds += [facts.monuments[tile]["kind"] for tile in player.monuments]
            return 4 * kinds.count(kind)
        case "m02": return 2 * (len(player.buildings) + len(player.monuments))
        case "m03": return 4 * player.corn_tiles
        case "m04": return 4 * player.wood_tiles
        case "m05":
            built = sum(len(other.monuments) for other in game.players)
            return built * {2: 6, 3: 5, 4: 4}[game.number_of_players]
        case "m07": return [0, 9, 20, 33, 33][levels.count(3)]
        case "m08": return 3 * sum(levels)
        case "m09": return 6 * (player.workers_in_play - facts.workers["start"])
        case "m11":  # negative steps included (ruling 28)
            return sum(facts.temples[temple]["steps"][step]["points"] for temple, step in player.temples.items())
        case "m12":  # nothing if no temple is above the starting step (ruling 28)
            above = [step - facts.starting_step(temple) for temple, step in player.temples.items()]
            return 3 * max(0, *above)
        case "m13": return 3 * len(game.skulls_placed)
    raise ValueError(f"there is no monument {monument}")
