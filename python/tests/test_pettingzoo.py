"""The PettingZoo environment."""

import pickle
import warnings

import numpy as np
import pytest
from conftest import needs

needs("pettingzoo", (3, 10))

from pettingzoo.test import api_test, seed_test  # noqa: E402

from tzolkin import ACTION_COUNT, IllegalAction, observation, pettingzoo  # noqa: E402


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("reward", ["points", "rank", "win"])
def test_it_passes_the_test_of_pettingzoo(players, reward):
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        # PettingZoo expects dictionaries with a mask only from the classic games that it ships itself.
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be", UserWarning)
        warnings.filterwarnings("ignore", "Observation is not a NumPy array", UserWarning)
        api_test(pettingzoo.env(players=players, reward=reward), num_cycles=1500)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_gives_the_same_game(players):
    seed_test(lambda: pettingzoo.env(players=players), num_cycles=600)
    env = pettingzoo.raw_env(players=players)
    games = []
    for seed in (1, 2, 1):
        env.reset(seed=seed)
        games.append(env.game)
    assert games[0] == games[2] != games[1]
    env.reset()
    assert env.game not in games


def play(env, seed):
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    total, last = dict.fromkeys(env.agents, 0.0), {}
    for agent in env.agent_iter():
        seen, reward, termination, truncation, info = env.last()
        assert not truncation
        total[agent] += reward
        if termination:
            last[agent] = info
            env.step(None)
            continue
        assert reward == 0
        assert env.observation_space(agent).contains(seen)
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return total, last


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards_come_at_the_end(players):
    totals = {reward: play(pettingzoo.env(players=players, reward=reward), 3) for reward in ("points", "rank", "win")}
    infos = totals["points"][1]
    assert len(infos) == players
    assert totals["points"][0] == {agent: info["points"] for agent, info in infos.items()}
    assert sum(totals["rank"][0].values()) == pytest.approx(0, abs=1e-6)
    assert sum(totals["win"][0].values()) == pytest.approx(1)
    winners = [agent for agent, info in infos.items() if info["rank"] == 1]
    assert max(totals["rank"][0], key=totals["rank"][0].get) in winners


def test_wealth_tiles_are_asked_for_in_seat_order_and_stay_hidden():
    env = pettingzoo.env(players=4)
    env.reset(seed=5)
    for seat in range(4):
        assert env.agent_selection == f"player_{seat}"
        for agent in env.agents:
            seen = env.observe(agent)
            assert seen["action_mask"].any() == (agent == env.agent_selection)
            assert observation.split(seen["observation"])["wealth"][1:].sum() == 0
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[seat]))
    assert observation.split(env.observe("player_2")["observation"])["wealth"].sum() == 8


def test_agents_observe_only_what_they_may_know():
    """The game is exchanged for one that differs only in what is hidden from an agent; the agent must not notice."""
    env, different = pettingzoo.raw_env(players=3), 0
    env.reset(seed=6)
    for step in range(150):
        for seat, agent in enumerate(env.agents):
            seen, game = env.observe(agent), env._game
            env._game = game.view(seat).determinize(step)
            different += env._game != game
            other = env.observe(agent)
            env._game = game
            assert all(np.array_equal(other[part], seen[part]) for part in seen)
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(np.flatnonzero(mask)[step % mask.sum()]))
    assert different > 300


def test_agents_that_are_not_to_act_have_no_actions():
    env = pettingzoo.raw_env(players=3)
    env.reset(seed=1)
    for _ in range(200):
        for agent in env.agents:
            assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)
        mask = env.observe(env.agent_selection)["action_mask"]
        assert mask.dtype == np.int8 and mask.shape == (ACTION_COUNT,)
        env.step(int(np.flatnonzero(mask)[-1]))


def test_an_illegal_action_is_refused():
    env = pettingzoo.raw_env(players=2)
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(0)
    wrapped = pettingzoo.env(players=2)
    wrapped.reset(seed=1)
    wrapped.step(0)
    assert wrapped.terminations["player_0"] and wrapped.rewards["player_0"] == -1


def test_it_can_be_shown_and_copied():
    env = pettingzoo.env(players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "palenque" in env.render() and "Round 1" in env.render()
    assert "w-" not in env.render()
    raw = pickle.loads(pickle.dumps(pettingzoo.raw_env(players=3, reward="win")))
    assert len(raw.possible_agents) == 3
    with pytest.raises(ValueError):
        pettingzoo.env(players=5)
    with pytest.raises(ValueError):
        pettingzoo.env(reward="money")
