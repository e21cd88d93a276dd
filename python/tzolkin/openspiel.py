"""Tzolk'in as an OpenSpiel game. Importing this module registers it with `pyspiel`.

    import pyspiel
    import tzolkin.openspiel

    game = pyspiel.load_game("python_tzolkin(players=2,reward=rank)")

Parameters: `players` is 2, 3 or 4; `reward` is "rank" (1 to -1 in equal steps, zero-sum), "win" (1 for the winner, shared
if tied) or "points"; `deals` is how many set-ups there are.

All chance lies in the set-up, so the game begins with one chance node that draws one of `deals` set-ups, each with the same
probability; they are the seeds 0 to `deals` - 1. Afterwards nothing is random, but piles and wealth tiles stay hidden until
they are revealed. While wealth tiles are being chosen the players decide in seat order. Actions are the action numbers, and
the observation is the vector that `tzolkin.observation` describes.
"""

from __future__ import annotations

from typing import Any, Optional, Sequence

import numpy as np

try:
    import pyspiel
except ImportError as error:  # pragma: no cover
    raise ImportError("OpenSpiel is missing. Install it with: pip install 'tzolkin[openspiel]'") from error

from . import observation as _observation
from ._native import ACTION_COUNT, Action
from ._native import Game as _Game

__all__ = ["TzolkinGame", "TzolkinState"]

_DEFAULTS = {"players": 4, "reward": "rank", "deals": 1000}
# A game takes about 330 decisions with four random players, and the longest of a million had fewer than 700.
_LONGEST_GAME = 2000


def _game_type(reward: str) -> pyspiel.GameType:
    utilities = {
        "points": pyspiel.GameType.Utility.GENERAL_SUM,
        "rank": pyspiel.GameType.Utility.ZERO_SUM,
        "win": pyspiel.GameType.Utility.CONSTANT_SUM,
    }
    if reward not in utilities:
        raise ValueError(f"the reward is 'points', 'rank' or 'win', not '{reward}'")
    return pyspiel.GameType(
        short_name="python_tzolkin",
        long_name="Python Tzolk'in: The Mayan Calendar",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities[reward],
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_DEFAULTS,
    )


class TzolkinGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters."""

    def __init__(self, params: Optional[dict[str, Any]] = None) -> None:
        chosen = {**_DEFAULTS, **(params or {})}
        players, self.reward, self.deals = int(chosen["players"]), str(chosen["reward"]), int(chosen["deals"])
        # Wrong parameters are reported here and not later.
        _Game(players=players, seed=0).rewards(self.reward)
        if self.deals < 1:
            raise ValueError("at least one deal is needed")
        low, high = {"points": (-250.0, 500.0), "rank": (-1.0, 1.0), "win": (0.0, 1.0)}[self.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTION_COUNT,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=low,
            max_utility=high,
            utility_sum={"rank": 0.0, "win": 1.0}.get(self.reward),
            max_game_length=_LONGEST_GAME,
        )
        super().__init__(_game_type(self.reward), info, chosen)

    def new_initial_state(self) -> TzolkinState:
        """The state before the set-up is drawn."""
        return TzolkinState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Optional[dict[str, Any]] = None) -> _Observer:
        """What players observe."""
        if params:
            raise ValueError("this observation has no parameters")
        return _Observer()

    def max_chance_nodes_in_history(self) -> int:
        """The set-up is the only chance node."""
        return 1


class _Played:
    """A game with its moves. It is stored as its seed and its moves, since a `Game` alone does not remember them."""

    def __init__(self, players: int, seed: int, moves: Sequence[int] = ()) -> None:
        self.game = _Game(players=players, seed=seed)
        self.seed = seed
        self.moves: list[int] = []
        for action in moves:
            self.apply(action)

    def apply(self, action: int) -> None:
        self.game.apply(action)
        self.moves.append(action)

    def __reduce__(self) -> tuple[Any, ...]:
        return _Played, (self.game.players, self.seed, self.moves)

    def __deepcopy__(self, memo: Any) -> _Played:
        copied = _Played.__new__(_Played)
        copied.game, copied.seed, copied.moves = self.game.copy(), self.seed, list(self.moves)
        return copied


class TzolkinState(pyspiel.State):  # type: ignore[misc]
    """A state of the game."""

    def __init__(self, game: TzolkinGame) -> None:
        super().__init__(game)
        self._players = game.num_players()
        self._deals = game.deals
        self._reward = game.reward
        self._played: Optional[_Played] = None

    @property
    def game(self) -> Optional[_Game]:
        """The game itself, hidden tiles included; None until the set-up is drawn."""
        return None if self._played is None else self._played.game

    def current_player(self) -> int:
        """The seat to act, or chance, or the end."""
        if self.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.game.current_seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.game is not None
        return sorted(action.index for action in self.game.legal_actions(player) if action.index is not None)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every set-up with its probability."""
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _apply_action(self, action: int) -> None:
        if self._played is None:
            self._played = _Played(self._players, action)
        else:
            self._played.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else str(Action(action))

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.game is not None and self.game.is_over

    def returns(self) -> list[float]:
        """What the end is worth to each seat; zeros until then."""
        return [0.0] * self._players if self.game is None else [float(each) for each in self.game.rewards(self._reward)]

    def __str__(self) -> str:
        if self.game is None:
            return "before the deal"
        return f"round {self.game.round}, {self.game.decision}, {self.game.digest:08x}"


class _Observer:
    """Writes what a player may know into `tensor`, as OpenSpiel asks for it."""

    def __init__(self) -> None:
        self.tensor = np.zeros(_observation.SIZE, np.float32)
        self.dict = {field.name: part for field, part in zip(_observation.FIELDS, self._parts())}

    def _parts(self) -> list[Any]:
        return [self.tensor[field.start : field.stop].reshape(field.shape) for field in _observation.FIELDS]

    def set_from(self, state: TzolkinState, player: int) -> None:
        """Fills the tensor with what a player may know."""
        self.tensor.fill(0)
        if state.game is not None:
            self.tensor[:] = _observation.normalise(state.game.view(player).observation())

    def string_from(self, state: TzolkinState, player: int) -> str:
        """What a player may know, as text."""
        return "before the deal" if state.game is None else str(state.game.view(player).state())


pyspiel.register_game(_game_type(str(_DEFAULTS["reward"])), TzolkinGame)
