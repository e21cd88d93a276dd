#!/usr/bin/env python3
"""Play whole games with the engine and the reference at the same time, and compare them after every action.

    python3 reference/compare.py                              60 games each with 2, 3 and 4 players
    python3 reference/compare.py --players 2 --games 500 --seed 7

The engine runs as a child process and is controlled over the line protocol (`docs/protocol.md`). It deals each game, and
the reference takes the setup from the record. After every action the two states must be the same: everything that the
protocol gives, including the list of legal actions and the final result. In half of the games actions are chosen uniformly
at random; the other half prefers actions that seldom come up in random play. The run ends with status 1 if there is a
difference, or if an important kind of action or situation never came up.
"""

import argparse
import json
import random
import subprocess
import sys
import time
import traceback
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from tzolkin import (  # noqa: E402
    BLOCKS, CITIES, FACTS, GEARS, TECHNOLOGIES, TEMPLES, Game, Setup, climbable, place_dummies, placing_prices,
)

BINARY = Path(__file__).parent.parent / "target" / "release" / "tzolkin"
USUAL_GAMES = 60


# ----------------------------------------------------------------------------------------------------------------------
# The engine
# ----------------------------------------------------------------------------------------------------------------------


class Engine:
    """The engine as a child process. `send` and `receive` are separate, so that both sides can work at the same time."""

    def __init__(self, binary):
        self.process = subprocess.Popen([binary, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def send(self, **command):
        """Send a command without waiting for its answer."""
        self.process.stdin.write(json.dumps(command) + "\n")
        self.process.stdin.flush()

    def receive(self):
        """The next answer, as a line of text."""
        line = self.process.stdout.readline()
        if not line:
            raise Difference("the engine has ended")
        return line.rstrip("\n")

    def ask(self, **command):
        """Send a command and return what it is answered with."""
        self.send(**command)
        answer = json.loads(self.receive())
        if "ok" not in answer:
            raise Difference(f"the engine refuses {command}: {answer}")
        return answer["ok"]

    def close(self):
        """End the engine by closing its input."""
        self.process.stdin.close()
        self.process.wait()


def read_setup(record):
    """The setup in the header of a record (`docs/notation.md`)."""
    header = [line.split() for line in record.split("\n\n")[0].splitlines()]
    named = {words[0]: words[1:] for words in header}
    dummies = [dummy.split(":") for dummy in named["dummies"]]
    return Setup(
        players=int(named["players"][0]),
        start_player=int(named["start"][0]),
        wealth=[words[2:] for words in header if words[0] == "wealth"],
        dummies=[(gear, int(space)) for gear, space in dummies],
        age1=named["age1"],
        age2=named["age2"],
        monuments=named["monuments"],
    )


def as_json(setup):
    """A setup as the line protocol takes it."""
    return vars(setup) | {"dummies": [{"gear": gear, "space": space} for gear, space in setup.dummies]}


# ----------------------------------------------------------------------------------------------------------------------
# Comparing
# ----------------------------------------------------------------------------------------------------------------------


class Difference(Exception):
    """Engine and reference do not agree."""


def compare(answer, expected, what="the state"):
    """Compare an answer of the engine with what the reference expects; the same text needs no closer look."""
    if answer == json.dumps({"ok": expected}, separators=(",", ":")):
        return
    answer = json.loads(answer)
    if "ok" not in answer:
        raise Difference(f"the engine refuses: {answer['error']}")
    found = list(differences(answer["ok"], expected, ""))
    if found:
        raise Difference("\n".join([f"{what} differs:"] + found))


def differences(engine, reference, path):
    """Every place where two JSON values differ, as a line of text."""
    if engine == reference:
        return
    if isinstance(engine, dict) and isinstance(reference, dict):
        for key in engine | reference:
            if key not in reference:
                yield f"  {path}{key}: only the engine has it"
            elif key not in engine:
                yield f"  {path}{key}: only the reference has it"
            else:
                yield from differences(engine[key], reference[key], f"{path}{key}.")
    elif path.endswith("legal.") and set(engine) != set(reference):
        yield f"  {path}only the engine offers: {[action for action in engine if action not in reference]}"
        yield f"  {path}only the reference offers: {[action for action in reference if action not in engine]}"
    elif isinstance(engine, list) and isinstance(reference, list) and len(engine) == len(reference):
        for index, (one, other) in enumerate(zip(engine, reference)):
            yield from differences(one, other, f"{path}{index}.")
    else:
        yield f"  {path.rstrip('.')}: engine {json.dumps(engine)}, reference {json.dumps(reference)}"


def check_dummies(setup):
    """Check that the dummies of a setup follow from wealth tiles that nobody was dealt (rules, chapter 2)."""
    dealt = {tile for tiles in setup.wealth for tile in tiles}
    names = [f"w-{gear}-{space}" for gear, space in setup.dummies]
    tiles = [name for name in names if name in FACTS.wealth]  # the opposite spaces have no tile
    placed = place_dummies(tiles, FACTS.for_players[setup.players]["dummy_workers"])
    if dealt & set(tiles) or placed != setup.dummies:
        raise Difference(f"the dummies do not follow from the wealth tiles left over: {setup.dummies}")


def compare_views(engine, game):
    """Compare what each seat sees, what everybody sees, and what each seat may choose."""
    for seat in range(game.number_of_players):
        engine.send(cmd="view", seat=seat)
        compare(engine.receive(), {"view": game.view(seat)}, f"the view of seat {seat}")
        engine.send(cmd="legal", seat=seat)
        compare(engine.receive(), {"legal": game.legal(seat)}, f"the list for seat {seat}")
    engine.send(cmd="view")
    compare(engine.receive(), {"view": game.view()}, "the public view")


def play(engine, players, seed, policy, tally):
    """Play one game on both sides, with actions chosen by a policy."""
    rng = random.Random(f"{players} {seed}")
    choose = policy(rng, players, tally, engine)
    engine.ask(cmd="new", players=players, seed=seed)
    setup = read_setup(engine.ask(cmd="record")["record"])
    game, played = Game(setup), []
    try:
        check_dummies(setup)
        engine.send(cmd="new", setup=as_json(setup))
        state = game.state()
        compare(engine.receive(), state)
        while not game.over:
            if game.phase in ("keep", "days"):
                compare_views(engine, game)
            seat = rng.choice(state["to_act"])
            legal = game.legal(seat) if game.phase == "keep" else state["legal"]
            action = choose(game, legal)
            engine.send(cmd="apply", action=action, seat=seat)
            played.append((seat, action))
            tally.add(game, action)
            game.apply(action, seat)
            state = game.state()
            compare(engine.receive(), state)
            tally.add_state(game)
    except Exception as problem:
        raise Difference(report(seed, setup, played, problem)) from problem


def report(seed, setup, played, problem):
    """What is needed to reproduce a difference: the setup, the actions up to it and the difference itself."""
    lines = [f"Engine and reference differ in the {setup.players}-player game with seed {seed}.", "", "Setup:",
             json.dumps(as_json(setup)), "", "Actions:"]
    turn = None
    for seat, action in played:
        if seat != turn or action.startswith(("keep", "days")):
            lines.append(f"  {seat}: {action}")
        else:
            lines[-1] += f"; {action}"
        turn = None if action == "end" or action.startswith(("keep", "days")) else seat
    if not isinstance(problem, Difference):
        problem = "the reference fails:\n" + "".join(traceback.format_exception(problem))
    return "\n".join(lines + ["", f"After the last action {problem}"])


# ----------------------------------------------------------------------------------------------------------------------
# Choosing actions
# ----------------------------------------------------------------------------------------------------------------------


def uniform(rng, players, tally, engine):
    """Every legal action is as likely as any other."""
    return lambda game, legal: rng.choice(legal)


# How likely an action is to be chosen, by how it begins; `do 3` at Tikal counts as `do tikal 3`, and all factors that
# match are multiplied. Everybody prefers to act, and each character has other preferences as well, so that together they
# reach every part of the game.
EVERYBODY = {"place": 20, "place start": 0.3, "place chichen-itza": 0.3, "end": 40, "do": 20, "nothing": 0.5,
             "do uxmal 3": 2, "corn": 2, "build": 10, "monument": 1000, "days 1": 3}
BUILDER = {"do tikal 2": 3, "do tikal 4": 9, "do uxmal 4": 4, "place tikal": 3, "place yaxchilan": 2, "wood": 6,
           "advance architecture": 4}
SAVER = {"do tikal 1": 0.02, "do tikal 2": 0.02, "do tikal 3": 0.02, "do tikal 4": 9, "do tikal 5": 0.1, "build": 0.01,
         "place yaxchilan": 3, "place tikal": 2, "place uxmal": 2, "do yaxchilan 3": 5, "do yaxchilan 5": 9,
         "do uxmal 2": 9, "nothing": 0.2}
SCHOLAR = {"do tikal 1": 3, "do tikal 3": 9, "place yaxchilan": 3, "place tikal": 3, "place uxmal": 3, "do uxmal 5": 20,
           "wood": 4}
PRIEST = {"do yaxchilan 4": 90, "do tikal 3": 4, "advance theology": 9, "place yaxchilan": 3, "place chichen-itza": 30,
          "do chichen-itza": 9, "offer": 2}
COLLECTOR = {"do yaxchilan 4": 300, "place yaxchilan": 9, "place chichen-itza": 0.1, "do tikal 3": 3,
             "advance theology": 30, "do chichen-itza": 0.01}
PILGRIM = {"do uxmal 1": 300, "do tikal 5": 300, "place tikal": 6, "place palenque": 4, "place yaxchilan": 4,
           "place uxmal": 3, "place chichen-itza": 0.1, "do tikal 2": 0.1, "do tikal 4": 0.1, "do uxmal 2": 0.1,
           "do uxmal 4": 0.1, "do tikal 3": 3, "advance agriculture": 20, "nothing": 0.1, "burn": 0.01, "beg": 0.1,
           "climb chaac": 50, "days 2": 9}
BLOCKER = {"place": 100, "place start": 100, "end": 0.001, "do palenque": 100, "do uxmal 3": 100, "days 2": 0.01}
BEGGAR = {"beg": 10000, "burn": 10000, "nothing": 100, "place": 3, "place start": 0.01, "end": 0.01, "do": 0.1}
CHARACTERS = [BUILDER, SAVER, SAVER, SCHOLAR, PRIEST, COLLECTOR, PILGRIM]
ADVISED = [BUILDER, SCHOLAR, PRIEST]  # those who let the engine's greedy bot plan half of their turns


def eager(rng, players, tally, engine):
    """Each seat chooses like one of the characters, and everybody prefers what has seldom come up so far.

    In some games all seats have the same character, so that they compete for the same things; in a few, blockers take
    the cheap spaces from a beggar. Advice from the engine's bot helps to an economy that can pay for the expensive
    actions; the two sides are compared all the same.
    """
    characters = rng.choices(CHARACTERS, k=players)
    theme = rng.random()
    if theme < 0.3:
        characters = [characters[0]] * players
    elif theme < 0.35:
        characters = [BEGGAR] + [BLOCKER] * (players - 1)
        rng.shuffle(characters)
    plan = []

    def choose(game, legal):
        character = characters[game.turn.seat]
        if game.phase == "turn" and not game.turn.actions:
            advised = character in ADVISED and rng.random() < 0.5
            plan[:] = engine.ask(cmd="go", bot="greedy")["turn"] if advised else []
        rare = [action for action in legal if tally.is_rare(game, action)]
        if rare and rng.random() < 0.5:
            return rng.choice(rare)
        if rng.random() < 0.03:
            return rng.choice(legal)  # a whim
        if plan and plan[0] in legal:
            return plan.pop(0)
        likings = [*EVERYBODY.items(), *character.items(), *(missing_blocks(game, tally) if character is SAVER else [])]
        return rng.choices(legal, [eagerness(game, action, likings) for action in legal])[0]

    return choose


def missing_blocks(game, tally):
    """What a saver prefers in addition: the blocks for a monument that has seldom come up, in exchange for all others."""
    for monument in sorted(game.monuments, key=lambda tile: tally.met[f"monument {tile}"])[:1]:
        for block in BLOCKS:
            missing = FACTS.monuments[monument]["cost"].get(block, 0) - game.player.blocks[block]
            yield f"buy {block}", 30 if missing > 0 else 0.01
            yield f"take {block}", 30 if missing > 0 else 0.01
            yield f"sell {block}", 30 if missing < 0 else 0.01


def eagerness(game, action, likings):
    """The weight of an action when one is drawn."""
    words = action.split()
    if words[0] == "pick":  # workers are best picked up from the later spaces
        return int(words[2]) ** 3 if words[1] != "chichen-itza" else (int(words[2]) / 2) ** 4
    if words[0] == "do" and words[1].isdigit():
        action = f"do {game.pending[-1].at.split()[0]} {words[1]}"
    weight = 1
    for beginning, factor in likings:
        if action.startswith(beginning):
            weight *= factor
    return weight


# ----------------------------------------------------------------------------------------------------------------------
# Counting what came up
# ----------------------------------------------------------------------------------------------------------------------


def kinds_of(game, action):
    """The kinds that an action belongs to, in the position before it."""
    words = action.split()
    owed = game.pending[-1] if game.pending else None
    match words:
        case ["keep", *tiles]:
            return [f"keep {tile}" for tile in tiles]
        case ["beg", _]:
            can_act = any(price <= game.player.corn for price in placing_prices(game).values())
            can_act = can_act or game.player.workers_in_hand < game.player.workers_in_play
            return ["beg"] if can_act else ["beg", "beg, compulsory"]
        case ["place", _]:
            return [action] if placing_prices(game)[action] <= game.player.corn else [action, "place, pity"]
        case ["pick", gear, _]:
            return [f"pick {gear}"]
        case ["do", _]:
            gear = owed.at.split()[0]
            number, price = owed.prices(game)[action]
            return [f"do {gear} {number}"] + ["do ahead"] * (words[1] == "ahead") + ["steps back"] * (price > 0)
        case ["do", _, _]:
            return [f"through {owed.at}: {action[3:]}"]
        case ["corn" | "wood" | "burn"]:
            tiles = game.jungle[int(owed.at[-1])]
            untiled = action == "corn" and tiles["corn"] == tiles["wood"]
            return [f"{action} at {owed.at}"] + ["corn without a tile"] * untiled
        case ["advance", technology]:
            level = game.player.technologies[technology] + 1
            return [f"advance {technology} {level if level < 4 else 'beyond'}"] + ["advance, free"] * (not owed.paid)
        case ["build", tile, *form]:
            return [f"build {tile}", f"build at {owed.at}"] + [f"build {way}" for way in form[:1]] + \
                ["build a second"] * bool(owed.built)
        case ["stop"]:
            return [f"stop at {owed.decision}"]
        case ["days", "2"] if game.round + 1 in [day["round"] for day in FACTS.food_days]:
            return [action, "days 2 over a Food Day"]
        case ["pay", *_]:
            return ["pay"]
    return [action]


# Kinds of action, and situations in parentheses, that have to come up in a run of the usual length.
IMPORTANT = [
    "beg", "nothing", "steps back", "do ahead", "place start", "days 1", "days 2", "days 2 over a Food Day", "pay",
    "end", "build a second", "build plain", "build save", "build at tikal 2", "build at tikal 4", "build at uxmal 4",
    "build at b08", "corn without a tile", "advance, free", "(no skull in the bank)", "(an empty building slot)",
    "(on a top step)", "(below a taken top step)", "(six workers)", "(less than no points)",
    "(monument no longer allowed)",
    *[f"keep {tile}" for tile in FACTS.wealth],
    *[f"{verb} {gear}" for verb in ("place", "pick") for gear in GEARS],
    *[f"do {gear} {number}" for gear in GEARS for number in FACTS.actions(gear)],
    *[f"through uxmal 5: {gear} {number}" for gear in CITIES for number in FACTS.actions(gear)
      if (gear, number) != ("uxmal", 5)],
    "corn at palenque 2",
    *[f"{way} at palenque {group}" for group in (3, 4, 5) for way in ("corn", "wood", "burn")],
    *[f"advance {technology} {level}" for technology in TECHNOLOGIES for level in (1, 2, 3, "beyond")],
    *[f"build {tile}" for tile in FACTS.buildings],
    *[f"monument {tile}" for tile in FACTS.monuments],
    *[f"{verb} {block}" for verb in ("take", "sell", "buy", "offer") for block in BLOCKS],
    *[f"{verb} {temple}" for verb in ("climb", "anger") for temple in TEMPLES],
    *[f"stop at {decision}" for decision in ("advance", "build", "market", "offer", "any-action")],
]


class Tally:
    """What came up in the games: how many states were compared, and how often each kind of action was chosen."""

    def __init__(self):
        self.games = 0
        self.states = 0
        self.met = Counter()

    def add(self, game, action):
        """Count an action, in the position before it."""
        self.met.update(kinds_of(game, action))

    def add_state(self, game):
        """Count a state that was the same on both sides, and what is rare in it."""
        self.states += 1
        if game.phase == "turn" and not game.turn.actions:
            self.met["(no skull in the bank)"] += game.skulls_in_bank == 0
            self.met["(an empty building slot)"] += None in game.buildings
            for player in game.players:
                self.met["(six workers)"] += player.workers_in_play == 6
                self.met["(less than no points)"] += player.points < 0
                for temple, step in player.temples.items():
                    top = len(FACTS.temples[temple]["steps"]) - 1
                    self.met["(on a top step)"] += step == top
                    self.met["(below a taken top step)"] += step == top - 1 and temple not in climbable(game, player)
        elif game.pending and game.pending[-1].decision == "build" and game.pending[-1].built:
            costs = [FACTS.monuments[tile]["cost"] for tile in game.monuments]
            self.met["(monument no longer allowed)"] += any(game.player.has(cost) for cost in costs)
        elif game.over:
            self.games += 1
            self.met["(a shared victory)"] += [result["rank"] for result in game.result].count(1) > 1

    def is_rare(self, game, action):
        """Whether an important kind of action has come up less than three times so far."""
        return any(self.met[kind] < 3 for kind in kinds_of(game, action) if kind in IMPORTANT)

    def missing(self):
        """The important things that did not come up."""
        return [kind for kind in IMPORTANT if not self.met[kind]]

    def print(self, seconds):
        """Print how often each kind of action came up, in columns, and how much was compared."""
        entries = [f"{times:6} {kind:<30}" for kind, times in sorted(self.met.items())]
        rows = -(-len(entries) // 3)
        for row in range(rows):
            print("".join(entries[row::rows]).rstrip())
        print(f"{self.games} games, {self.states} states compared without a difference, {seconds:.0f} s.")


def main():
    parser = argparse.ArgumentParser(description="Compare the engine with the reference, action by action.")
    parser.add_argument("--players", type=int, choices=[2, 3, 4], help="only games with this many players")
    parser.add_argument("--games", type=int, default=USUAL_GAMES, help="games for each number of players")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game; the others follow it")
    parser.add_argument("--binary", default=str(BINARY), help="the program `tzolkin`")
    options = parser.parse_args()
    if not Path(options.binary).exists():
        parser.error(f"{options.binary} is missing. Build it with `make build`, or name another with --binary.")

    usual = options.players is None and options.games >= USUAL_GAMES
    engine, tally, started = Engine(options.binary), Tally(), time.monotonic()
    try:
        for players in [options.players] if options.players else [2, 3, 4]:
            for number in range(options.games):
                play(engine, players, options.seed + number, uniform if number % 2 == 0 else eager, tally)
        # Whether something rare comes up is luck, so a run of the usual length plays a few more games to find it.
        for number in range(3 * USUAL_GAMES if usual else 0):
            if tally.missing():
                play(engine, 2 + number % 3, options.seed + options.games + number, eager, tally)
    except Difference as difference:
        print(difference)
        return 1
    finally:
        engine.close()

    tally.print(time.monotonic() - started)
    if tally.missing():
        print(f"Never met: {', '.join(tally.missing())}.")
    return 1 if usual and tally.missing() else 0


if __name__ == "__main__":
    sys.exit(main())
