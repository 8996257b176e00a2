"""Named axes: what `vmap(axis_name=...)` and meshes bring into scope, and who maps over which now.

A name is resolved when a function is traced: `find_axis` gives the innermost axis of that name, and
ops hold the axis, not the name, so that names may be used again further in. `vmap` maps over an
axis by batching under `mapped_over`.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from monograph.hlo.errors import UnboundAxisError
from monograph.hlo.state import state


@dataclass(frozen=True)
class Axis:
    """A named axis; equal ones are one, so that a trace may be kept and used again.

    Attributes:
        name: as the user wrote it, anything hashable.
        size: how many members it has.
        depth: how many named axes are around it; 0 for those of a mesh, which are the same wherever
            they are named.
        mesh: whether its members are devices.
        checked: in scope, whether types tell which values differ along it; ops hold it `plain`.
        alias: in scope, another name of it, that a user gave; None for none.
    """

    name: Any
    size: int
    depth: int
    mesh: bool = False
    checked: bool = False
    alias: Any = None

    def __repr__(self) -> str:
        return f"{self.name}:{self.size}"

    @property
    def plain(self) -> Axis:
        """The axis as ops hold it."""
        if not self.checked and self.alias is None:
            return self
        return replace(self, checked=False, alias=None)


@dataclass(frozen=True)
class Shift:
    """Who sends to whom along an axis: member i to member ``i + by``.

    Attributes:
        by: how far, of either sign.
        wrap: whether the last ones send to the first; else those that get nothing get zeros.
    """

    by: int
    wrap: bool = True


@dataclass(frozen=True)
class Mirror:
    """Who sends to whom along an axis: member i to the i-th from the end."""


@dataclass(frozen=True)
class Transposition:
    """Who sends to whom over all axes of an op: members change places as elements of an array do
    when it is transposed.

    Attributes:
        shape: the members' array before, row by row.
        order: its dimensions as they are then.
    """

    shape: tuple[int, ...]
    order: tuple[int, ...]


@dataclass(frozen=True)
class Steps:
    """Who gets from whom: member i from member ``floor((i * scale + offset) / per) + ahead``.

    Attributes:
        scale, offset, per, ahead: from whom.
        every, turn: only those whose number leaves this remainder get anything; the others get
            zeros, as those do for whom there is no such member.
        members: how many there are.
    """

    scale: int
    offset: int
    per: int
    ahead: int
    every: int
    turn: int
    members: int

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """(source, target) of all who get something."""
        targets = range(self.turn, self.members, self.every)
        found = [((i * self.scale + self.offset) // self.per + self.ahead, i) for i in targets]
        return tuple([(source, i) for source, i in found if 0 <= source < self.members])


Groups = tuple[tuple[int, ...], ...]
Closed = Shift | Mirror | Transposition | Steps
Perm = tuple[tuple[int, int], ...] | Closed  # pairs (source, target), or in closed form


def mesh_axis(name: Any, size: int) -> Axis:
    """The axis of a mesh with this name and size."""
    return Axis(name, size, 0, mesh=True)


def inverse(perm: Perm) -> Perm:
    """Everybody sends back."""
    if isinstance(perm, Shift):
        return Shift(-perm.by, perm.wrap)
    if isinstance(perm, Mirror):
        return perm
    if isinstance(perm, Transposition):
        order = tuple(perm.order.index(d) for d in range(len(perm.order)))
        return Transposition(tuple(perm.shape[d] for d in perm.order), order)
    pairs = perm.pairs if isinstance(perm, Steps) else perm
    return tuple((target, source) for source, target in pairs)


def in_order(axes: Iterable[Axis]) -> tuple[Axis, ...]:
    """A set of axes as a tuple, the same every time."""
    return tuple(sorted(axes, key=lambda a: str(a.name)))


def members(axes: Sequence[Axis], groups: Groups | None = None) -> int:
    """How many exchange values with each other: those of all axes together, or of a group."""
    return math.prod(a.size for a in axes) if groups is None else len(groups[0])


def find_axis(name: Any, what: str) -> Axis:
    """The innermost axis in scope of that name; `what` is who asks, for the message."""
    for axis in reversed(state.axes):
        if name in (axis.name, axis.alias):
            found: Axis = axis
            return found
    known = ", ".join(
        dict.fromkeys(repr(a.name if a.alias is None else a.alias) for a in state.axes)
    )
    raise UnboundAxisError(
        f"{what}: unbound axis name: {name}",
        operands={"axes in scope": known or "none"},
        why="a named axis exists only inside the function that is mapped over it.",
        fix=f"call {what} inside a function that is mapped with vmap(..., axis_name={name!r}), or "
        "with shard_map over a mesh that has this axis.",
    )


@contextmanager
def in_scope(axes: tuple[Axis, ...]) -> Iterator[None]:
    """These are the named axes in scope, outermost first."""
    before = state.axes
    state.axes = axes
    try:
        yield
    finally:
        state.axes = before


@contextmanager
def mapped_over(axis: Axis | None) -> Iterator[None]:
    """Batching maps over this axis; None: over one without a name."""
    before = state.mapped
    state.mapped = axis
    try:
        yield
    finally:
        state.mapped = before


@contextmanager
def lying_on(names: tuple[str, ...]) -> Iterator[None]:
    """What batching maps over is cut over these axes of a mesh, where a user says how values are
    cut."""
    before = state.along
    state.along = names
    try:
        yield
    finally:
        state.along = before
