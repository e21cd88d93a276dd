"""A small policy trained with masked PPO, in plain numpy.

One network plays all seats of many games at once and learns from its own games. After each own decision a seat is rewarded
with the points that it has gained by its next one, so that the rewards of a game add up to the final points. Illegal
actions get no probability. The policy is saved after every tenth update, and training goes on from what is saved.

    python ppo.py --updates 200        # train for some minutes, then play a match
    python ppo.py --updates 0          # only play the match
"""

import argparse
import time
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from tzolkin import ACTION_COUNT, OBSERVATION_VERSION, VectorEnv, observation

Array = npt.NDArray[Any]

POINTS = next(field.start for field in observation.FIELDS if field.name == "points")
REWARD_SCALE = 0.1
DISCOUNT, TRACE = 1.0, 0.95
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5


@dataclass
class Batch:
    """Decisions to learn from."""

    seen: Array
    mask: Array
    action: Array
    chance: Array  # the logarithm of the probability with which the action was chosen
    gain: Array  # by how much the action was better than expected
    target: Array  # what the value should have been

    def part(self, rows: Array) -> "Batch":
        """Some of the decisions."""
        return Batch(*(getattr(self, field.name)[rows] for field in fields(self)))


class Policy:
    """A network with one hidden layer, which gives the probability of every action and the value for the seat to act."""

    def __init__(self, inputs: int, hidden: int, actions: int, rng: np.random.Generator, dtype: Any = np.float32) -> None:
        shapes = [(inputs, hidden), (hidden,), (hidden, actions), (actions,), (hidden, 1), (1,)]
        sizes = [np.sqrt(2 / 60), 0, 0.01, 0, 0.1, 0]  # about 60 of the inputs are not zero
        self.weights: list[Array] = [
            (rng.standard_normal(shape) * size).astype(dtype) for shape, size in zip(shapes, sizes)
        ]
        self.moments = [(np.zeros_like(weights), np.zeros_like(weights)) for weights in self.weights]
        self.steps = 0

    def forward(self, seen: Array, mask: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the logarithms of the probabilities, and the values."""
        w1, b1, w2, b2, w3, b3 = self.weights
        hidden = np.maximum(seen @ w1 + b1, 0)
        scores = np.where(mask, hidden @ w2 + b2, -1e9)
        scores -= scores.max(axis=1, keepdims=True)
        chances = scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))
        return hidden, chances, (hidden @ w3 + b3)[:, 0]

    def choose(self, seen: Array, mask: Array, rng: np.random.Generator) -> tuple[Array, Array, Array]:
        """An action for every row, drawn by its probability, with the logarithm of that probability and the value."""
        _, chances, values = self.forward(seen, mask)
        cumulative = np.exp(chances).cumsum(axis=1)
        drawn = rng.random((len(seen), 1), dtype=np.float32) * cumulative[:, -1:]
        actions = np.minimum((cumulative <= drawn).sum(axis=1), ACTION_COUNT - 1)
        rows = np.arange(len(seen))
        # Rounding could lead to an action without probability.
        actions = np.where(mask[rows, actions], actions, chances.argmax(axis=1))
        return actions, chances[rows, actions], values

    def loss(self, batch: Batch) -> tuple[float, list[Array]]:
        """PPO's loss, and its gradient for every array of weights."""
        rows, count = np.arange(len(batch.action)), len(batch.action)
        hidden, chances, values = self.forward(batch.seen, batch.mask)
        probabilities = np.exp(chances)
        ratio = np.exp(chances[rows, batch.action] - batch.chance)
        clipped = np.clip(ratio, 1 - CLIP, 1 + CLIP)
        surrogate = np.minimum(ratio * batch.gain, clipped * batch.gain)
        entropy = -np.where(batch.mask, probabilities * chances, 0).sum(axis=1)
        error = values - batch.target
        loss = float((-surrogate - ENTROPY * entropy + VALUE * error**2).mean())

        by_chance = np.where(ratio * batch.gain <= clipped * batch.gain, -ratio * batch.gain, 0)
        by_score = -probabilities * by_chance[:, None]
        by_score[rows, batch.action] += by_chance
        by_score += ENTROPY * np.where(batch.mask, probabilities * (chances + entropy[:, None]), 0)
        by_score /= count
        by_value = (2 * VALUE * error / count)[:, None]
        by_hidden = (by_score @ self.weights[2].T + by_value @ self.weights[4].T) * (hidden > 0)
        gradients = [
            batch.seen.T @ by_hidden, by_hidden.sum(axis=0),
            hidden.T @ by_score, by_score.sum(axis=0),
            hidden.T @ by_value, by_value.sum(axis=0),
        ]  # fmt: skip
        return loss, gradients

    def learn(self, batch: Batch, rate: float) -> float:
        """One step of Adam, with the length of the gradient limited."""
        loss, gradients = self.loss(batch)
        length = np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients))
        self.steps += 1
        for weights, gradient, (mean, square) in zip(self.weights, gradients, self.moments):
            gradient = gradient * min(1.0, 0.5 / (length + 1e-6))
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            weights -= rate * (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-5)
        return loss

    def save(self, path: Path) -> None:
        """Writes the weights, with the version of the observation that they were trained for."""
        named = {f"weights_{number}": weights for number, weights in enumerate(self.weights)}
        np.savez(path, observation_version=np.array(OBSERVATION_VERSION), **named)  # type: ignore[arg-type]

    def load(self, path: Path) -> None:
        """Reads the weights."""
        with np.load(path) as stored:
            if stored["observation_version"] != OBSERVATION_VERSION:
                raise SystemExit(f"{path} was trained for another version of the observation. Train a new policy.")
            self.weights = [stored[f"weights_{number}"] for number in range(len(self.weights))]


def collect(env: VectorEnv, policy: Policy, steps: int, rng: np.random.Generator) -> tuple[Batch, list[float]]:
    """Plays on in all games and returns the decisions, and the final points of the games that ended."""
    games = np.arange(env.games)
    played: list[tuple[Array, ...]] = []
    finals: list[float] = []
    for _ in range(steps):
        raw, mask = env.observe(), env.action_mask.copy()
        seen = observation.normalise(raw)
        points, seats = raw[:, POINTS] / 4, env.seats.astype(int)
        action, chance, value = policy.choose(seen, mask, rng)
        env.step(action)
        played.append((seen, mask, action, chance, value, points, seats, env.done.copy(), env.rewards.copy()))
        finals += env.rewards[env.done].ravel().tolist()

    # From the end to the beginning: what each seat of each game has at its next decision.
    shape = (env.games, env.players)
    next_value, next_points, next_gain, known = np.zeros(shape), np.zeros(shape), np.zeros(shape), np.zeros(shape, bool)
    gains, targets, used = [], [], []
    for _, _, _, _, value, points, seats, done, final in reversed(played):
        next_value[done], next_gain[done], known[done] = 0, 0, True
        next_points[done] = final[done]
        at = (games, seats)
        reward = REWARD_SCALE * (next_points[at] - points)
        gain = reward + DISCOUNT * next_value[at] - value + DISCOUNT * TRACE * next_gain[at]
        used.append(known[at])  # the last decision of a seat cannot be judged yet
        next_gain[at] = np.where(known[at], gain, 0)
        gains.append(gain)
        targets.append(gain + value)
        next_value[at], next_points[at], known[at] = value, points, True
    rows = np.concatenate(used[::-1])
    seen, mask, action, chance = (np.concatenate([step[part] for step in played])[rows] for part in range(4))
    gain, target = (np.concatenate(parts[::-1])[rows].astype(np.float32) for parts in (gains, targets))
    return Batch(seen, mask, action, chance, (gain - gain.mean()) / (gain.std() + 1e-8), target), finals


def train(policy: Policy, options: argparse.Namespace, rng: np.random.Generator) -> None:
    """Collects decisions and learns from them, again and again."""
    env = VectorEnv(options.games, players=options.players, seed=options.seed)
    started, recent = time.monotonic(), [0.0]
    for update in range(1, options.updates + 1):
        batch, finals = collect(env, policy, options.steps, rng)
        rate = options.rate * max(0.1, 1 - update / options.updates)
        for _ in range(options.epochs):
            for rows in np.array_split(rng.permutation(len(batch.action)), max(1, len(batch.action) // 2048)):
                policy.learn(batch.part(rows), rate)
        recent = (recent + finals)[-2000:]
        if update % 10 == 0 or update == options.updates:
            policy.save(options.policy)
            print(
                f"update {update:4}: {np.mean(recent):6.1f} points in self-play, "
                f"{update * env.games * options.steps:8} decisions, {time.monotonic() - started:4.0f} s", flush=True,
            )  # fmt: skip


def match(policy: Policy, options: argparse.Namespace, rng: np.random.Generator) -> None:
    """Plays against random players: the policy has one seat, which rotates."""
    env = VectorEnv(options.match, players=options.players, seed=10**6)
    own_seats = np.arange(env.games) % env.players
    results, waiting = np.zeros((env.games, env.players)), np.ones(env.games, bool)
    while waiting.any():
        actions = env.sample()
        own = env.seats == own_seats
        if own.any():
            seen = observation.normalise(env.observe()[own])
            actions[own] = policy.choose(seen, env.action_mask[own], rng)[0]
        env.step(actions)
        ended = env.done & waiting
        results[ended] = env.rewards[ended]
        waiting &= ~ended
    own = results[np.arange(env.games), own_seats]
    others = (results.sum(axis=1) - own) / (env.players - 1)
    wins = (own >= results.max(axis=1)).mean()
    error = 1.96 * own.std() / np.sqrt(env.games)
    print(
        f"{env.games} games with {env.players} players: the policy has {own.mean():.1f} ± {error:.1f} points and wins "
        f"{wins:.0%}; a random player has {others.mean():.1f} points."
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--updates", type=int, default=200)
    parser.add_argument("--games", type=int, default=128, help="games played at once")
    parser.add_argument("--steps", type=int, default=128, help="decisions in each game before an update")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--match", type=int, default=1000, help="games against random players at the end")
    parser.add_argument("--policy", type=Path, default=Path("policy.npz"))
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    generator = np.random.default_rng(arguments.seed)
    trained = Policy(observation.SIZE, arguments.hidden, ACTION_COUNT, generator)
    if arguments.policy.exists():
        trained.load(arguments.policy)
    train(trained, arguments, generator)
    match(trained, arguments, generator)
