"""Bots of every strength. They decide from a `View`, so they see what a player sees. docs/bots.md says how strong they are.

>>> from tzolkin import Game, bots
>>> game = Game(players=2, seed=7)
>>> choice = bots.level(4).choose(game.view(0), ms=200)
>>> choice.action in game.legal_actions()
True
"""

from __future__ import annotations

from typing import Optional, Sequence

from ._native import STRONGEST_LEVEL, Bot, Record, Setup
from .errors import UnknownBot

__all__ = ["STRONGEST_LEVEL", "Bot", "greedy", "level", "play", "random", "search"]


def level(level: int, *, seed: int = 0) -> Bot:
    """A bot for people to play against, from 1, a beginner, to 5, which is stronger than most people.

    >>> level(3)
    Bot('level:3', seed=0)
    """
    if not 1 <= level <= STRONGEST_LEVEL:
        raise UnknownBot(f"levels go from 1 to {STRONGEST_LEVEL}, and there is no level {level}", f"level:{level}")
    return Bot(f"level:{level}", seed=seed)


def random(*, seed: int = 0) -> Bot:
    """A bot that plays uniformly at random. The same seed and the same view give the same action."""
    return Bot("random", seed=seed)


def greedy(*, seed: int = 0) -> Bot:
    """A bot that plays the turn after which the hand-made evaluation is best. It takes about a millisecond for a turn."""
    return Bot("greedy", seed=seed)


def search(*, nodes: int = 8_000, hand: bool = False, seed: int = 0) -> Bot:
    """A bot that searches a tree of turns with a small net, or with the hand-made evaluation alone.

    >>> search(nodes=100)
    Bot('search:nodes=100', seed=0)
    """
    return Bot(f"search:hand:nodes={nodes}" if hand else f"search:nodes={nodes}", seed=seed)


def play(players: Sequence[Bot], *, seed: int = 0, ms: Optional[int] = None) -> Record:
    """Plays a whole game between bots, the first in seat 0, and returns its record.

    >>> record = play([greedy(), random()], seed=7)
    >>> record.names, record.game.is_over
    (['greedy', 'random'], True)
    """
    record = Record(Setup(players=len(players), seed=seed))
    for seat, player in enumerate(players):
        record.set_name(seat, player.name)
    game = record.game
    while (seat_to_act := game.current_seat) is not None:
        for action in players[seat_to_act].play_turn(game.view(seat_to_act), ms=ms):
            record.apply(action, seat_to_act)
        game = record.game
    return record
