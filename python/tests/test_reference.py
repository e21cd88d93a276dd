"""The package against the rules written a second time, in `reference/`: state by state, over whole games."""

import json
import sys

import pytest
from conftest import REPOSITORY

from tzolkin import Bot, IllegalAction, Record, Setup

if sys.version_info < (3, 10):
    pytest.skip("the reference needs Python 3.10", allow_module_level=True)

# The reference is a module called tzolkin as well, so the package steps aside while it is imported.
package, path = sys.modules.pop("tzolkin"), list(sys.path)
sys.path.insert(0, str(REPOSITORY / "reference"))
try:
    import compare
finally:
    sys.modules["tzolkin"], sys.path[:] = package, path


class Package:
    """Answers the questions that `reference/compare.py` asks the engine, with the Python package."""

    def __init__(self):
        self.played = None
        self.answer = None

    def send(self, **command):
        """Carry out a command and keep the answer."""
        try:
            self.answer = {"ok": getattr(self, command.pop("cmd"))(**command)}
        except IllegalAction as error:
            self.answer = {"error": {"code": error.code, "message": str(error)}}

    def receive(self):
        """The answer as the line protocol would write it."""
        return json.dumps(self.answer, separators=(",", ":"))

    def ask(self, **command):
        """A command that must not fail."""
        self.send(**command)
        return self.answer["ok"]

    def new(self, players=None, seed=None, setup=None):
        self.played = Record(Setup(players, seed) if setup is None else Setup.from_dict(setup))
        return self.played.state()

    def record(self):
        return {"record": self.played.text}

    def apply(self, action, seat):
        self.played.apply(action, seat)
        return self.played.state()

    def legal(self, seat):
        return {"legal": [str(action) for action in self.played.game.legal_actions(seat)]}

    def view(self, seat=None):
        return {"view": self.played.view_state(seat)}

    def go(self, bot):
        game = self.played.game
        choice = Bot(bot).choose(game.view(game.current_seat))
        return {"turn": [str(action) for action in choice.turn]}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_package_and_reference_agree(players):
    assert compare.Game.__module__ == "tzolkin" and "reference" in sys.modules["compare"].__file__
    both, tally = Package(), compare.Tally()
    for number in range(12):
        policy = compare.uniform if number % 2 == 0 else compare.eager
        compare.play(both, players, 1000 + number, policy, tally)
    assert tally.games == 12 and tally.states > 2000
