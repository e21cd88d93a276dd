"""What several tests share."""

import importlib.metadata
import sys
from pathlib import Path

import pytest

import tzolkin

PROJECT = Path(__file__).resolve().parent.parent
REPOSITORY = PROJECT.parent


def pytest_configure(config):
    """The wheel is tested, not the source tree, which has no compiled part."""
    installed = Path(tzolkin.__file__).resolve()
    if PROJECT in installed.parents and "site-packages" not in installed.parts:
        raise pytest.UsageError(f"tzolkin was imported from {installed}. Run `make test-python`, which installs the wheel.")
    assert importlib.metadata.version("tzolkin") == tzolkin.__version__


def needs(module, version):
    """Import an optional module. Only an older Python is a reason to do without it."""
    if sys.version_info < version:
        pytest.skip(f"{module} needs Python {version[0]}.{version[1]}")
    return __import__(module)


def play(game, choose, limit=None):
    """Play a game on with actions chosen from (game, legal); yield before every action."""
    while not game.is_over and limit != 0:
        yield game
        game.apply(choose(game, game.legal_actions()))
        limit = None if limit is None else limit - 1
