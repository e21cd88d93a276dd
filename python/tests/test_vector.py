"""The vectorised environment: it plays the same games as `Game`, into arrays that are shared."""

import threading

import numpy as np
import pytest

from tzolkin import ACTION_COUNT, OBSERVATION_SIZE, Game, IllegalAction, SetupError, UnknownAction, VectorEnv


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("threads", [1, 3])
def test_every_game_is_the_one_that_its_seed_gives(players, threads):
    """Twenty games are played beside the same games on their own; everything must be equal after every step."""
    games, rng = 20, np.random.default_rng(players)
    env = VectorEnv(games, players=players, seed=100, reward="rank", threads=threads)
    own = [Game(players=players, seed=100 + number) for number in range(games)]
    ended = 0
    for step in range(500):
        seen = env.observe()
        for number, game in enumerate(own):
            assert env.seats[number] == game.current_seat
            mask = game.action_mask()
            assert np.array_equal(env.action_mask[number], mask)
            legal = [action.index for action in game.legal_actions()]
            assert env.legal_actions[number].tolist() == legal + [-1] * (32 - len(legal))
            assert env.legal_count[number] == len(legal)
            if number == step % games:
                assert np.array_equal(seen[number], game.view(game.current_seat).observation())
        actions = env.legal_actions[np.arange(games), rng.integers(env.legal_count)]
        env.step(actions)
        for number, game in enumerate(own):
            game.apply(int(actions[number]))
            assert env.done[number] == game.is_over
            assert env.rewards[number].tolist() == pytest.approx(game.rewards("rank"))
            if game.is_over:
                ended += 1
                own[number] = Game(players=players, seed=int(env.seeds[number]))
                assert env.seeds[number] >= 100 + games
            assert env.game(number) == own[number]
    assert ended >= games


def test_arrays_are_shared_and_not_copied():
    env = VectorEnv(8, players=2, seed=1)
    mask, seats, observations = env.action_mask, env.seats, env.observe()
    before = mask.copy()
    for _ in range(30):
        env.step(env.sample())
    assert env.action_mask is mask and env.seats is seats and env.observe() is observations
    assert not np.array_equal(mask, before)
    for array in (mask, env.legal_actions, env.legal_count, seats, env.done, env.rewards, env.seeds, observations):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0
    assert mask.shape == (8, ACTION_COUNT) and mask.dtype == bool
    assert observations.shape == (8, OBSERVATION_SIZE) and observations.dtype == np.int16


def test_random_actions_are_legal_and_reproducible():
    one, other = (VectorEnv(50, players=3, seed=4) for _ in range(2))
    for _ in range(400):
        actions = one.sample()
        assert np.array_equal(actions, other.sample())
        assert one.action_mask[np.arange(50), actions].all()
        one.step(actions)
        other.step(actions.astype(np.int16))
    assert np.array_equal(one.observe(), other.observe())
    one.reset(4)
    other.reset(4)
    assert np.array_equal(one.sample(), other.sample()) and one.game(7) == Game(players=3, seed=11)


def test_random_actions_are_uniform():
    env = VectorEnv(6000, players=2, seed=1)
    # Every game starts with six ways to keep two of four tiles.
    places = (env.legal_actions[:, :6] == env.sample()[:, None]).argmax(axis=1)
    counts = np.bincount(places, minlength=6)
    assert ((counts > 850) & (counts < 1150)).all(), counts


def test_an_illegal_action_in_one_game_changes_none():
    env = VectorEnv(5, players=2, seed=1)
    before = [env.game(number) for number in range(5)]
    actions = env.sample()
    actions[3] = 0
    with pytest.raises(IllegalAction) as caught:
        env.step(actions)
    assert (caught.value.game, caught.value.code, caught.value.action) == (3, "other-decision", "end")
    actions[3] = 9999
    with pytest.raises(UnknownAction, match="game 3: there is no action 9999"):
        env.step(actions)
    with pytest.raises(ValueError, match="4 actions for 5 games"):
        env.step(env.sample()[:4])
    for wrong in (np.zeros(5), np.zeros((5, 1), int), "abcde", None):
        with pytest.raises(TypeError):
            env.step(wrong)
    assert [env.game(number) for number in range(5)] == before
    env.step(env.sample()[::-1][::-1])  # a view that is not contiguous would be copied
    env.step([int(action) for action in env.sample()])


def test_wrong_arguments_are_refused():
    for wrong in ({"games": 0}, {"games": 2**40}, {"games": 1, "threads": 0}, {"games": 1, "reward": "money"}):
        with pytest.raises(ValueError):
            VectorEnv(**wrong)
    with pytest.raises(SetupError):
        VectorEnv(1, players=5)
    with pytest.raises(ValueError):
        VectorEnv(1).game(1)


def test_other_threads_run_while_games_are_played():
    """The GIL is released: a Python thread counts while a single long call is under way."""
    game_over, counted = threading.Event(), 0

    def play():
        from tzolkin import random_play

        random_play(4, 20_000, 1)
        game_over.set()

    worker = threading.Thread(target=play)
    worker.start()
    while not game_over.is_set():
        counted += 1
    worker.join()
    assert counted > 1000
