"""The exceptions of the package. All of them derive from `TzolkinError` and, being about wrong values, from `ValueError`."""

from __future__ import annotations

from typing import Any, Optional, Union

from .types import AnyRefusal, Blocks, DecisionName, Space


class TzolkinError(ValueError):
    """Something was asked for that cannot be. Nothing has changed."""


class IllegalAction(TzolkinError):
    """The rules refuse an action. `code` says which rule, and the other attributes are its figures, None where the rule has
    none of that kind. `refusal` has the same as a dictionary.

    >>> from tzolkin import Game, IllegalAction
    >>> game = Game(players=2, seed=7)
    >>> try:
    ...     game.apply("keep w-palenque-1 w-tikal-3")
    ... except IllegalAction as error:
    ...     print(error.code, error.seat, error.action, error.tile)
    not-dealt 0 keep w-palenque-1 w-tikal-3 w-palenque-1
    """

    seat: int
    """The seat that wanted to act."""
    action: Optional[str]
    """The action, as text; None when a bot was asked to choose for a seat that is not to act."""
    refusal: AnyRefusal
    """The refusal as a dictionary: its `code` and its figures."""
    code: str
    """Which rule refuses the action, such as `not-enough-corn`."""
    game: Optional[int] = None
    """Which of the games of a `VectorEnv` it was."""

    needs: Union[int, Blocks, None] = None
    has: Optional[int] = None
    missing: Optional[Blocks] = None
    most: Optional[int] = None
    due: Optional[int] = None
    offered: Optional[int] = None
    cost: Optional[int] = None
    cheapest: Optional[int] = None
    agriculture: Optional[int] = None
    open: Optional[DecisionName] = None
    tile: Optional[str] = None
    temple: Optional[str] = None
    gear: Optional[str] = None
    space: Optional[int] = None
    reached: Optional[int] = None
    group: Optional[int] = None
    technology: Optional[str] = None
    block: Optional[str] = None
    building: Optional[str] = None
    monument: Optional[str] = None
    by: Optional[int] = None
    at: Optional[Space] = None
    whose: Optional[int] = None
    """The seat whose worker would be pushed off."""
    target: Optional[Space] = None
    """The action that cannot be reached."""

    def __init__(self, message: str, seat: int, action: Optional[str], refusal: dict[str, Any]) -> None:
        super().__init__(message)
        self.seat = seat
        self.action = action
        self.refusal = refusal  # type: ignore[assignment]
        for name, value in refusal.items():
            # Two figures have names that already mean something else here.
            name = {"seat": "whose", "action": "target"}.get(name, name)
            setattr(self, name, value)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.seat, self.action, self.refusal), {"game": self.game}


class UnknownAction(TzolkinError):
    """Text or a number that is not an action. `given` is what was given."""

    given: str

    def __init__(self, message: str, given: str) -> None:
        super().__init__(message)
        self.given = given

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.given)


class SetupError(TzolkinError):
    """A set-up that cannot be. `part` names the part that is wrong, if it is known."""

    part: Optional[str]

    def __init__(self, message: str, part: Optional[str]) -> None:
        super().__init__(message)
        self.part = part

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.part)


class RecordError(TzolkinError):
    """A record that cannot be read, or does not replay to what it says. `line` is the line, counted from 1, if there is one."""

    line: Optional[int]

    def __init__(self, message: str, line: Optional[int]) -> None:
        super().__init__(message)
        self.line = line

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.line)


class UnknownBot(TzolkinError):
    """A name that does not belong to a bot. `name` is that name."""

    name: str

    def __init__(self, message: str, name: str) -> None:
        super().__init__(message)
        self.name = name

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.name)
