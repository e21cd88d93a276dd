"""The types of dictionaries that games, views, records and bots give. docs/protocol.md describes the state and the events."""

from __future__ import annotations

from typing import Any, Literal, Optional, TypedDict, Union

DecisionName = Literal[
    "keep", "turn", "action", "any-action", "harvest", "anger", "advance", "pay", "build", "climb", "take", "market",
    "offer", "days", "over",
]  # fmt: skip
Reward = Literal["points", "rank", "win"]
GearName = Literal["palenque", "yaxchilan", "tikal", "uxmal", "chichen-itza"]
TempleName = Literal["chaac", "quetzalcoatl", "kukulcan"]
TechnologyName = Literal["agriculture", "extraction", "architecture", "theology"]
Blocks = list[int]
"""Wood, stone and gold."""


class Space(TypedDict):
    """A space of a gear."""

    gear: GearName
    space: int


class SetupDict(TypedDict):
    """A set-up."""

    players: int
    start_player: int
    wealth: list[list[str]]
    dummies: list[Space]
    age1: list[str]
    age2: list[str]
    monuments: list[str]


class TurnState(TypedDict):
    """The turn being played."""

    seat: int
    begged: bool
    placed: int
    picked: int
    actions: list[str]


class PendingState(TypedDict, total=False):
    """A decision that is still open. `at` is always there; the other keys depend on the decision."""

    at: str
    decision: DecisionName
    built: int
    architecture_used: bool
    left: int
    optional: bool
    paid: bool
    advance: Optional[TechnologyName]
    climbed: Optional[TempleName]
    bought: bool
    next_effect: int


class Group(TypedDict):
    """The tiles left in a group of jungle fields; `corn` includes covered tiles."""

    corn: int
    wood: int


class PlayerState(TypedDict):
    """What a player has."""

    corn: int
    wood: int
    stone: int
    gold: int
    skulls: int
    points: float
    workers_in_play: int
    workers_in_hand: int
    temples: dict[TempleName, int]
    technologies: dict[TechnologyName, int]
    wealth: list[str]
    buildings: list[str]
    monuments: list[str]
    corn_tiles: int
    wood_tiles: int
    light_side: bool


class Outcome(TypedDict):
    """How a seat ended."""

    points: float
    rank: int
    workers_on_gears: int
    breakdown: dict[str, float]


class State(TypedDict):
    """The state of a game, or what a seat may know of it."""

    protocol: int
    round: int
    age: int
    food_day: bool
    food_days_held: int
    to_act: list[int]
    decision: DecisionName
    legal: list[str]
    turn: TurnState
    pending: list[PendingState]
    start_player: int
    start_space: Optional[int]
    corn_on_teeth: int
    skulls_in_bank: int
    skulls_placed: list[int]
    gears: dict[GearName, list[Union[int, Literal["dummy"], None]]]
    jungle: dict[str, Group]
    buildings: list[Optional[str]]
    pile: int
    monuments: list[str]
    players: list[PlayerState]
    result: Optional[list[Outcome]]


Event = dict[str, Any]
"""Something that happened. `type` determines the other keys; docs/protocol.md lists them. New types may be added."""


class Refusal(TypedDict):
    """Which rule refuses an action."""

    code: str


class AnyRefusal(Refusal, total=False):
    """Which rule refuses an action, with its figures. `code` determines which of the other keys there are."""

    needs: Union[int, Blocks]
    has: int
    missing: Blocks
    most: int
    due: int
    offered: int
    cost: int
    cheapest: int
    agriculture: int
    open: DecisionName
    tile: str
    temple: TempleName
    gear: GearName
    space: int
    reached: int
    group: int
    technology: TechnologyName
    block: str
    building: str
    monument: str
    by: int
    at: Space
    seat: int
    action: Space


class Amounts(TypedDict):
    """Amounts of goods."""

    corn: int
    wood: int
    stone: int
    gold: int
    skulls: int


class SpotOnGear(TypedDict):
    """A place of a worker on a gear."""

    gear: Space


class Preview(TypedDict):
    """What an action costs and gains at once, as far as the seat may know."""

    costs: Amounts
    blocks: int
    """Blocks of any kind that are paid next: which ones is the decision that follows."""
    gains: Amounts
    points: float
    temples: list[int]
    """Steps in the temples of Chaac, Quetzalcoatl and Kukulcan."""
    technologies: list[int]
    """Levels of agriculture, extraction, architecture and theology."""
    workers: int
    falls: int
    to: Union[Literal["bank", "hand", "start-space"], SpotOnGear, None]
    opens: Optional[DecisionName]


class _Option(TypedDict):
    action: str


class Option(_Option, total=False):
    """A candidate of the open decision: legal with a `preview`, or refused with a `refusal`."""

    preview: Preview
    refusal: AnyRefusal
    then: list[Option]
    """What can be chosen behind it: the actions of a worker taken back, the kinds of a harvest."""


class WorkerAhead(TypedDict):
    """A worker on a space; a dummy belongs to no seat."""

    seat: Optional[int]
    at: Space


class DayAhead(TypedDict):
    """A day to come."""

    round: int
    food_day: Optional[str]
    workers: list[WorkerAhead]
    fallen: list[WorkerAhead]


class FoodDayAhead(TypedDict):
    """The next Food Day."""

    round: int
    days: int
    kind: Literal["mid-age", "end-of-age"]


class Outlook(TypedDict):
    """What awaits a seat."""

    corn_due: int
    corn_missing: int
    unfed: int
    fed_free: int
    corn_less: int
    temple_points: float
    leader_points: float


class Forecast(TypedDict):
    """What the coming days bring if nobody does anything."""

    days: list[DayAhead]
    food_day: Optional[FoodDayAhead]
    seats: list[Outlook]


class Change(TypedDict):
    """What a turn changes in one term of the evaluation, in points."""

    term: str
    points: float


class Candidate(TypedDict):
    """A way to play the rest of the turn."""

    turn: list[str]
    value: list[float]
    """The points that each seat can expect to have at the end."""
    win: list[float]
    """Each seat's chance of winning."""
    changes: list[Change]
    reasons: list[dict[str, Any]]
    """Facts about the turn, the most important first; `reason` determines the other keys."""
