"""Named axes: what `vmap(axis_name=...)` brings into scope, and who maps over which right now.

A name is resolved when a function is traced: `find_axis` gives the innermost axis of that name, and
ops hold the axis, not the name, so that names may be used again further in. `vmap` maps over an
axis by batching under `mapped_over`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from monograph.hlo.errors import UnboundAxisError
from monograph.hlo.state import state


@dataclass(frozen=True)
class Axis:
    """A named axis; equal ones are one, so that a trace may be kept and used again.

    Attributes:
        name: as the user wrote it, anything hashable.
        size: how many members it has.
        depth: how many named axes are around it.
    """

    name: Any
    size: int
    depth: int


def find_axis(name: Any, what: str) -> Axis:
    """The innermost axis in scope of that name; `what` is who asks, for the message."""
    for axis in reversed(state.axes):
        if axis.name == name:
            found: Axis = axis
            return found
    known = ", ".join(dict.fromkeys(repr(a.name) for a in state.axes))
    raise UnboundAxisError(
        f"{what}: unbound axis name: {name}",
        operands={"axes in scope": known or "none"},
        why="a named axis exists only inside the function that is mapped over it.",
        fix=f"call {what} inside a function that is mapped with vmap(..., axis_name={name!r}).",
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
