"""Tzolk'in as a PettingZoo environment, in the form of PettingZoo's classic games.

    from tzolkin import pettingzoo

    env = pettingzoo.env(players=4, reward="rank")
    env.reset(seed=42)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        done = termination or truncation
        action = None if done else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

Agents are called player_0 to player_3. A step is one small decision, and an agent often makes several in a row. While wealth
tiles are being chosen the agents are asked in seat order, and nobody sees what the others keep until all have chosen.

An observation is a dictionary. `observation` is the vector that `tzolkin.observation` describes, and `action_mask` says
which of the 551 actions are legal; it is all zeros for agents that are not to act. Rewards are 0 until the game ends.
"""

from __future__ import annotations

from typing import Any, Optional

import numpy as np
import numpy.typing as npt

try:
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:  # pragma: no cover
    raise ImportError("PettingZoo is missing. Install it with: pip install 'tzolkin[pettingzoo]'") from error

from . import observation as _observation
from ._native import ACTION_COUNT, Game
from ._text import board_text

__all__ = ["env", "raw_env"]

Observation = dict[str, npt.NDArray[Any]]


def env(**arguments: Any) -> AECEnv[str, Observation, Optional[int]]:
    """The environment, wrapped as PettingZoo's classic games are: an illegal action ends the game with a reward of -1 for
    the agent that tried it, and using the environment in the wrong order is reported. Takes the arguments of `raw_env`."""
    wrapped: Any = raw_env(**arguments)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv[str, Observation, Optional[int]], EzPickle):  # type: ignore[misc]
    """The environment without wrappers: illegal actions raise `tzolkin.IllegalAction` and change nothing.

    `players` is 2, 3 or 4. `reward` is "points" for the final points, "rank" for 1 to -1 in equal steps, or "win" for 1 to
    the winner and 0 to the others; tied players share. `render_mode` is None, "ansi" or "human", which prints.
    """

    metadata = {
        "render_modes": ["ansi", "human"],
        "name": f"tzolkin_v{_observation.VERSION}",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, players: int = 4, reward: str = "points", render_mode: Optional[str] = None) -> None:
        EzPickle.__init__(self, players=players, reward=reward, render_mode=render_mode)
        super().__init__()
        self._players = players
        self._reward = reward
        self.render_mode = render_mode
        # A first game, so that wrong arguments are reported here and not later.
        self._game = Game(players=players, seed=0)
        self._game.rewards(reward)
        self._seeds = np.random.default_rng()
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(_observation.LOW, _observation.HIGH, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (ACTION_COUNT,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(ACTION_COUNT) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can do: the action numbers."""
        return self.action_spaces[agent]

    @property
    def game(self) -> Game:
        """A copy of the game, with everything that is hidden: for tests and analysis, not for agents."""
        return self._game.copy()

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        """Starts a new game. The same seed gives the same set-up; without one, the games follow from the last seed."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._game = Game(players=self._players, seed=int(self._seeds.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask_next()

    def observe(self, agent: str) -> Observation:
        """What an agent may know."""
        view = self._game.view(self._seat_of[agent])
        # While wealth tiles are being chosen several seats could act, but one is asked after the other.
        asked = agent == self.agent_selection
        mask = view.action_mask().astype(np.int8) if asked else np.zeros(ACTION_COUNT, np.int8)
        return {"observation": view.observation(), "action_mask": mask}

    def step(self, action: Optional[int]) -> None:
        """Applies an action of the agent that is to act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is still in the game must act; None is for agents that have finished")
        self._game.apply(int(action), self._seat_of[agent])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._game.is_over:
            rewards = self._game.rewards(self._reward)
            result = self._game.result or []
            for seat, name in enumerate(self.agents):
                self.rewards[name] = float(rewards[seat])
                self.terminations[name] = True
                self.infos[name] = {"points": result[seat]["points"], "rank": result[seat]["rank"]}
        self._ask_next()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _ask_next(self) -> None:
        seat = self._game.current_seat
        self.agent_selection = self.possible_agents[seat or 0]

    def render(self) -> Optional[str]:
        """The board as text, as everybody sees it: returned with "ansi", printed with "human"."""
        if self.render_mode is None:
            return None
        text = board_text(self._game.public_view())
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing has to be closed."""
