"""Measures how many decisions a second are played at random, on one core. Run it with `make bench-python`.

Seconds of processor time are counted, so that waiting for other programs on the machine does not count, and every figure is the
best of three runs, because such programs can still slow a run down.
"""

import importlib
import os
import time

# One core for everything: numpy's libraries would otherwise use all of them.
os.environ.update(dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1"))
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np

from tzolkin import Game, VectorEnv, pettingzoo, random_play

SECONDS = float(os.environ.get("TZOLKIN_SECONDS", "2"))
GAMES = 1024


def measure(what, play):
    """Call `play` again and again, which returns how many decisions it made, and print the best speed of three runs."""
    play()
    best = 0.0
    for _ in range(3):
        decisions, started = 0, time.process_time()
        while (took := time.process_time() - started) < SECONDS / 3:
            decisions += play()
        best = max(best, decisions / took)
    print(f"{what:<72} {best:>12,.0f}", flush=True)


def vector(observe=False, sample_in_numpy=False, threads=1):
    """Random masked play in many games at once. The masks are always written."""
    env, rng, rows = VectorEnv(GAMES, players=4, seed=1, threads=threads), np.random.default_rng(1), np.arange(GAMES)

    def play():
        for _ in range(50):
            if observe:
                env.observe()
            env.step(env.legal_actions[rows, rng.integers(env.legal_count)] if sample_in_numpy else env.sample())
        return 50 * GAMES

    return play


def one_game():
    """The same with a single game and Python's objects."""
    game, rng, decisions = Game(players=4, seed=1), np.random.default_rng(1), 0
    while not game.is_over:
        legal = game.legal_actions()
        game.apply(legal[int(rng.integers(len(legal)))])
        decisions += 1
    return decisions


def aec(make):
    """A PettingZoo environment, played with random legal actions from its mask."""
    env, rng = make(), np.random.default_rng(1)

    def play():
        env.reset(seed=1)
        decisions = 0
        for _ in env.agent_iter(400):
            observation, _, termination, truncation, _ = env.last()
            done = termination or truncation
            env.step(None if done else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            decisions += not done
        return decisions

    return play


print(f"{'decisions a second, one core, random play':<72} {'':>12}")
measure("Tzolk'in, the engine alone, without masks (4 players)", lambda: random_play(4, 300, 1)[1])
measure(f"Tzolk'in, VectorEnv with {GAMES} games, masks included", vector())
measure("  the same, actions drawn with numpy", vector(sample_in_numpy=True))
measure("  the same as the first, with observations", vector(observe=True))
measure("Tzolk'in, one Game, actions as Python objects", one_game)
measure("Tzolk'in, PettingZoo", aec(lambda: pettingzoo.env(players=4)))
for name in ("tictactoe_v3", "connect_four_v3", "chess_v6", "go_v5"):
    classic = importlib.import_module(f"pettingzoo.classic.{name}")
    measure(f"PettingZoo's {name}", aec(classic.env))
