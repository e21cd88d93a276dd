"""The observation: what a seat may know, as a vector of small integers.

A seat sees the board from its own place: row 0 of every field with a row per seat is its own, row 1 belongs to the next
player clockwise. Seats that do not play are zeros. docs/python.md has a table of all fields.

>>> from tzolkin import Game
>>> fields = split(Game(players=3, seed=7).view(0).observation())
>>> fields["round"].tolist(), fields["temples"].shape
([1], (4, 3))
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ._native import OBSERVATION_SIZE as SIZE
from ._native import OBSERVATION_VERSION as VERSION
from ._native import observation_fields

__all__ = ["FIELDS", "HIGH", "LOW", "SCALE", "SIZE", "VERSION", "Field", "normalise", "split"]


class Field(NamedTuple):
    """A part of the observation."""

    name: str
    start: int
    shape: tuple[int, ...]
    low: int
    """The lowest value."""
    high: int
    """The highest value."""
    scale: int
    """What to divide by to get numbers that are about 1 at most."""
    meaning: str

    @property
    def stop(self) -> int:
        """Where the next field begins."""
        return self.start + int(np.prod(self.shape))


FIELDS: tuple[Field, ...] = tuple(
    Field(name, start, tuple(shape), low, high, scale, meaning)
    for name, start, shape, low, high, scale, meaning in observation_fields()
)


def _spread(attribute: str) -> npt.NDArray[np.int16]:
    values = np.empty(SIZE, np.int16)
    for field in FIELDS:
        values[field.start : field.stop] = getattr(field, attribute)
    values.flags.writeable = False
    return values


LOW: npt.NDArray[np.int16] = _spread("low")
"""The lowest value of each number."""
HIGH: npt.NDArray[np.int16] = _spread("high")
"""The highest value of each number."""
SCALE: npt.NDArray[np.int16] = _spread("scale")
"""What to divide each number by to get numbers that are about 1 at most."""

_FACTOR = (1 / SCALE.astype(np.float32)).astype(np.float32)


def split(observation: npt.NDArray[np.int16]) -> dict[str, npt.NDArray[np.int16]]:
    """The fields of an observation, or of an array of observations, by name, as views without copying."""
    before = observation.shape[:-1]
    return {field.name: observation[..., field.start : field.stop].reshape(before + field.shape) for field in FIELDS}


def normalise(observation: npt.NDArray[np.int16]) -> npt.NDArray[np.float32]:
    """An observation, or an array of them, as numbers that are about 1 at most, for neural networks.

    >>> from tzolkin import Game
    >>> normalise(Game(players=3, seed=7).view(0).observation()).dtype
    dtype('float32')
    """
    return np.multiply(observation, _FACTOR, dtype=np.float32)
