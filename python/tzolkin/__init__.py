"""Tzolk'in: The Mayan Calendar for researchers and bot writers.

>>> import tzolkin
>>> game = tzolkin.Game(players=4, seed=1)
>>> while not game.is_over:
...     view = game.view(game.current_seat)
...     game.apply(view.legal_actions()[0])
>>> game.result[0]["rank"]
3

`Game` is the referee, `View` is what a player may know, `Record` is a game with its moves, and `VectorEnv` plays
thousands of games at once. `tzolkin.bots` has players of every strength. `tzolkin.pettingzoo` and `tzolkin.openspiel` are
environments for those two libraries. docs/python.md is the guide.
"""

from . import bots, errors, observation, types
from ._native import (
    ACTION_COUNT,
    ACTION_INDEX_VERSION,
    OBSERVATION_SIZE,
    OBSERVATION_VERSION,
    RULES_VERSION,
    Action,
    Bot,
    Choice,
    Game,
    Record,
    Setup,
    VectorEnv,
    View,
    __version__,
    analyse,
    random_play,
)
from .errors import IllegalAction, RecordError, SetupError, TzolkinError, UnknownAction, UnknownBot

__all__ = [
    "ACTION_COUNT",
    "ACTION_INDEX_VERSION",
    "OBSERVATION_SIZE",
    "OBSERVATION_VERSION",
    "RULES_VERSION",
    "Action",
    "Bot",
    "Choice",
    "Game",
    "IllegalAction",
    "Record",
    "RecordError",
    "Setup",
    "SetupError",
    "TzolkinError",
    "UnknownAction",
    "UnknownBot",
    "VectorEnv",
    "View",
    "__version__",
    "analyse",
    "bots",
    "errors",
    "observation",
    "random_play",
    "types",
]
