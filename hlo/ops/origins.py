"""What a piece was made of, for those who can do better with that than with the piece.

A slice or a padded value is seldom as long as what it comes from, so its pieces lie elsewhere; a
user that reads it in a pattern of its own reads the source instead, and nothing is sent twice. A
`split` rule leaves such a note with `cut.remember`, users find it with `cut.recall`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Sliced:
    """A value is a slice of a piece's whole, as its node says."""

    piece: Any


@dataclass(frozen=True)
class Padded:
    """A value is a piece's whole with a scalar around and between its elements.

    Attributes:
        piece: of what is padded.
        value: the scalar.
        low, high, interior: how many, per dimension.
    """

    piece: Any
    value: Any
    low: tuple[int, ...]
    high: tuple[int, ...]
    interior: tuple[int, ...]


@dataclass(frozen=True)
class Joined:
    """A value is parts of others, one behind the other along a dimension.

    Attributes:
        axis: the dimension.
        parts: per part, the piece of what it is taken from, its first place there, and how long
            it is.
    """

    axis: int
    parts: tuple[tuple[Any, int, int], ...]

    @property
    def piece(self) -> Any:
        """The first one."""
        return self.parts[0][0]


@dataclass(frozen=True)
class Overlapping:
    """A value is the sum of stretches that devices have, which reach into each other.

    Attributes:
        piece: of the sum, but with a device's stretch for its value.
        steps: per dimension in which they overlap, how far apart stretches begin.
    """

    piece: Any
    steps: Mapping[int, int]
