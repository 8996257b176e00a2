"""`PartitionSpec`: along which mesh axes each dimension of an array is cut, as users write it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from monograph.hlo.errors import ShardingError


class _Unconstrained:
    """The compiler may cut this dimension as it likes."""

    def __repr__(self) -> str:
        return "UNCONSTRAINED"

    def __reduce__(self) -> str:
        return "UNCONSTRAINED"


UNCONSTRAINED = _Unconstrained()


def _entry(given: Any) -> Any:
    """A name, a tuple of names (of one: the name), None, or `UNCONSTRAINED`."""
    if isinstance(given, tuple | list):
        names = tuple(given)
        return None if not names else names[0] if len(names) == 1 else names
    return given


class PartitionSpec:
    """Along which mesh axes each dimension is cut.

    Args:
        partitions: per dimension a name, a tuple of names (major first), or None for none;
            dimensions that are left out at the end are not cut.
        unreduced: axes over which the devices hold terms of a sum that is not taken yet.
        reduced: axes over which the value is the same, and its cotangent holds terms.

    Raises:
        ShardingError: if a name occurs twice.

    >>> PartitionSpec("data", None, ("x", "y"))
    P('data', None, ('x', 'y'))
    """

    UNCONSTRAINED = UNCONSTRAINED
    __slots__ = ("_parts", "reduced", "unreduced")

    def __init__(
        self, *partitions: Any, unreduced: Any = frozenset(), reduced: Any = frozenset()
    ) -> None:
        self._parts = tuple(_entry(p) for p in partitions)
        self.unreduced = frozenset(unreduced)
        self.reduced = frozenset(reduced)
        used = [n for p in self._parts for n in names_of(p)] + list(self.unreduced)
        for name in used:
            if used.count(name) > 1:
                raise ShardingError(
                    f"{self!r} uses the mesh axis {name!r} more than once",
                    why="an axis cuts one dimension of an array, or none.",
                    fix="name every axis once.",
                )

    def __iter__(self) -> Iterator[Any]:
        return iter(self._parts)

    def __len__(self) -> int:
        return len(self._parts)

    def __getitem__(self, i: Any) -> Any:
        return self._parts[i]

    def __add__(self, other: Any) -> PartitionSpec:
        more = tuple(other)
        return PartitionSpec(*self._parts, *more, unreduced=self.unreduced, reduced=self.reduced)

    def __radd__(self, other: Any) -> PartitionSpec:
        return PartitionSpec(*other, *self._parts, unreduced=self.unreduced, reduced=self.reduced)

    def index(self, value: Any) -> int:
        """The first dimension with this entry."""
        return self._parts.index(_entry(value))

    def count(self, value: Any) -> int:
        return self._parts.count(_entry(value))

    def update(self, **kwargs: Any) -> PartitionSpec:
        """The same with `partitions`, `unreduced` or `reduced` replaced."""
        parts = kwargs.pop("partitions", self._parts)
        return PartitionSpec(
            *parts, **{"unreduced": self.unreduced, "reduced": self.reduced, **kwargs}
        )

    def _key(self) -> tuple[Any, ...]:
        return (self._parts, self.unreduced, self.reduced)

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, PartitionSpec) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        inner = [repr(p) for p in self._parts]
        inner += [
            f"{k}={{{', '.join(sorted(map(repr, v)))}}}"
            for k, v in (("unreduced", self.unreduced), ("reduced", self.reduced))
            if v
        ]
        return f"P({', '.join(inner)})"

    def __reduce__(self) -> Any:
        return _again, (self._parts, self.unreduced, self.reduced)


def _again(parts: Sequence[Any], unreduced: Any, reduced: Any) -> PartitionSpec:
    return PartitionSpec(*parts, unreduced=unreduced, reduced=reduced)


def names_of(entry: Any) -> tuple[Any, ...]:
    """The mesh axes of one entry of a spec, major first."""
    if entry is None or entry is UNCONSTRAINED:
        return ()
    return entry if isinstance(entry, tuple) else (entry,)


P = PartitionSpec
