"""The examples run, in a short form."""

import json
import os
import subprocess
import sys

import pytest
from conftest import PROJECT

EXAMPLES = PROJECT / "examples"


def run(name, *arguments, folder):
    """Run an example as a reader would, and return what it prints."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *map(str, arguments)], cwd=folder, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def lines_of_code(name):
    """The lines that are neither empty nor comments nor the docstring at the top."""
    source = (EXAMPLES / name).read_text("utf-8").split('"""', 2)[2]
    return sum(1 for line in source.splitlines() if line.strip() and not line.strip().startswith("#"))


def test_the_random_agent(tmp_path):
    if sys.version_info < (3, 10):
        pytest.skip("PettingZoo needs Python 3.10")
    assert "player_3" in run("random_agent.py", folder=tmp_path)
    assert lines_of_code("random_agent.py") <= 15


def test_the_tree_search(tmp_path):
    assert "points" in run("mcts.py", "--simulations", 4, "--games", 1, folder=tmp_path)
    assert lines_of_code("mcts.py") <= 60


def test_the_trained_policy(tmp_path):
    """Two short updates and a match, saved, loaded and played again."""
    policy = tmp_path / "policy.npz"
    short = ["--games", 16, "--steps", 16, "--match", 4, "--policy", policy]
    first = run("ppo.py", "--updates", 2, *short, folder=tmp_path)
    assert "update    2" in first and "points" in first and policy.exists()
    assert "points" in run("ppo.py", "--updates", 0, *short, folder=tmp_path)


def test_the_gradient_of_the_policy_is_right():
    """Compares the gradient that the example computes with differences, number by number."""
    sys.path.insert(0, str(EXAMPLES))
    import numpy as np
    import ppo

    rng = np.random.default_rng(1)
    policy = ppo.Policy(inputs=7, hidden=5, actions=6, rng=rng, dtype=np.float64)
    batch = ppo.Batch(
        seen=rng.normal(size=(9, 7)),
        mask=rng.random((9, 6)) < 0.6,
        action=np.zeros(9, int),
        chance=rng.normal(size=9) * 0.1 - 1.5,
        gain=rng.normal(size=9),
        target=rng.normal(size=9),
    )
    batch.mask[:, 0] = True
    batch.action[:] = [rng.choice(np.flatnonzero(row)) for row in batch.mask]
    _, gradients = policy.loss(batch)
    for weights, gradient in zip(policy.weights, gradients):
        for place in np.ndindex(weights.shape):
            kept, values = weights[place], []
            for step in (1e-6, -1e-6):
                weights[place] = kept + step
                values.append(policy.loss(batch)[0])
            weights[place] = kept
            assert gradient[place] == pytest.approx((values[0] - values[1]) / 2e-6, rel=1e-3, abs=1e-6)


def test_an_algorithm_of_openspiel(tmp_path):
    if sys.version_info < (3, 11):
        pytest.skip("OpenSpiel needs Python 3.11")
    assert "rank" in run("openspiel_mcts.py", "--simulations", 2, "--rounds", 1, folder=tmp_path)


def test_the_notebook(tmp_path, monkeypatch):
    """Its cells are run one after another, as Jupyter would, with few games and without a window."""
    monkeypatch.setenv("MPLBACKEND", "Agg")
    monkeypatch.setenv("TZOLKIN_GAMES", "3")
    monkeypatch.chdir(tmp_path)
    notebook = json.loads((EXAMPLES / "scores.ipynb").read_text("utf-8"))
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    names = {}
    for cell in cells:
        exec(compile(cell, "scores.ipynb", "exec"), names)
    assert len(cells) >= 3 and names["figure"].axes
    assert os.path.getsize("scores.png") > 5000
