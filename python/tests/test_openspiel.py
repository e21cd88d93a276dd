"""The OpenSpiel game."""

import random

import numpy as np
import pytest
from conftest import needs

pyspiel = needs("pyspiel", (3, 11))

from open_spiel.python.observation import make_observation  # noqa: E402

import tzolkin.openspiel  # noqa: E402, F401
from tzolkin import Game, observation  # noqa: E402


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("reward", ["points", "rank", "win"])
def test_it_passes_the_test_of_openspiel(players, reward):
    game = pyspiel.load_game(f"python_tzolkin(players={players},reward={reward},deals=20)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_states_are_restored_from_their_history():
    game = pyspiel.load_game("python_tzolkin(players=2,deals=5)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_it_plays_the_same_game():
    state = pyspiel.load_game("python_tzolkin(players=3)").new_initial_state()
    assert state.is_chance_node() and len(state.chance_outcomes()) == 1000
    state.apply_action(7)
    own, rng = Game(players=3, seed=7), random.Random(1)
    while not own.is_over:
        assert state.current_player() == own.current_seat
        assert state.legal_actions() == sorted(action.index for action in own.legal_actions())
        action = rng.choice(state.legal_actions())
        assert state.action_to_string(action) in map(str, own.legal_actions())
        copied = state.clone()
        state.apply_action(action)
        own.apply(action)
        assert copied.game != state.game
    assert state.is_terminal() and state.returns() == pytest.approx(own.rewards("rank"))


def test_players_observe_what_they_may_know():
    game = pyspiel.load_game("python_tzolkin(players=2)")
    observer = make_observation(game)
    state = game.new_initial_state()
    state.apply_action(3)
    state.apply_action(state.legal_actions()[2])
    world = state.clone()
    world._played.game = state.game.view(1).determinize(9)
    assert world.game != state.game
    seen = []
    for each in (state, world):
        observer.set_from(each, 1)
        seen.append((observer.tensor.copy(), observer.string_from(each, 1)))
    assert np.array_equal(seen[0][0], seen[1][0]) and seen[0][1] == seen[1][1]
    assert np.array_equal(seen[0][0], observation.normalise(state.game.view(1).observation()))
    assert len(state.observation_tensor(1)) == observation.SIZE


def test_wrong_parameters_are_refused():
    for wrong in ("players=5", "reward=money", "deals=0"):
        with pytest.raises((ValueError, RuntimeError, pyspiel.SpielError)):
            pyspiel.load_game(f"python_tzolkin({wrong})")
