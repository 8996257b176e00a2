"""Windows of an array by index vectors, and what becomes of those that point outside of it.

`lax.gather` and its like, indexing and `x.at[...]` come here; names and behaviour of the modes are
JAX's. Dimension numbers are `monograph.hlo.ops.indexed.Indexed`.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any

import numpy as np

from monograph._operands.values import at_hand, convert, to_type, value
from monograph.hlo.builder import build
from monograph.hlo.errors import ArgumentError
from monograph.hlo.graph import Graph
from monograph.hlo.ops.indexed import Indexed
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.monoids import identity, monoid
from monograph.hlo.ops.scatter_derivative import replacement
from monograph.hlo.ops.starts import clamped, inside
from monograph.hlo.record import ops
from monograph.hlo.state import state
from monograph.hlo.types import BOOL, I32, DType, tensor


class GatherScatterMode(enum.Enum):
    """What happens where a window does not lie inside the array.

    Attributes:
        CLIP: it is moved until it does.
        FILL_OR_DROP: it is filled with a constant when read, and dropped when written.
        PROMISE_IN_BOUNDS: the caller says that this never happens.
    """

    CLIP = enum.auto()
    FILL_OR_DROP = enum.auto()
    PROMISE_IN_BOUNDS = enum.auto()

    @staticmethod
    def from_any(mode: str | GatherScatterMode | None) -> GatherScatterMode:
        """The mode of a name; None is `FILL_OR_DROP`.

        Raises:
            ArgumentError: if there is no such mode.
        """
        if isinstance(mode, GatherScatterMode):
            return mode
        found = _MODES.get(mode)
        if found is None:
            named = ", ".join(repr(m) for m in _MODES if m)
            raise ArgumentError(f"no indexing mode {mode!r}", fix=f"use one of {named}.")
        return found


CLIP, FILL, PROMISE = GatherScatterMode
_MODES = {None: FILL, "fill": FILL, "drop": FILL, "clip": CLIP, "promise_in_bounds": PROMISE}

# How elements and updates are combined: for numbers, and for booleans.
_MONOIDS = {
    "add": ("add", "or"),
    "multiply": ("multiply", "and"),
    "minimum": ("minimum", "and"),
    "maximum": ("maximum", "or"),
}


def read_windows(
    x: Any, starts: Any, w: Indexed, mode: GatherScatterMode, fill_value: Any = None,
    *, indices_are_sorted: bool = False, unique_indices: bool = False,
) -> Any:  # fmt: skip
    """Windows of `x`, one per index vector.

    Args:
        x: the array.
        starts: index vectors, none of them counted from the end.
        w: dimension numbers.
        mode: what becomes of windows that don't lie inside.
        fill_value: a scalar for these; by default NaN, the smallest signed integer, the largest
            unsigned one, True.
        indices_are_sorted, unique_indices: promises about the index vectors.
    """
    rows = ops.gather(
        x,
        starts,
        **w.gathering,
        indices_are_sorted=indices_are_sorted,
        unique_indices=unique_indices,
    )
    if mode is not FILL or not rows.type.size:
        return rows
    mask = _mask(x, starts, w)
    if mask is None:
        return rows
    mask = ops.broadcast_in_dim(
        mask, shape=rows.type.shape, broadcast_dimensions=w.row_batch(rows.type.ndim)
    )
    return ops.select(mask, rows, _fill(fill_value, rows))


def _mask(x: Any, starts: Any, w: Indexed) -> Any:
    """Which windows lie inside; None where it is known that all do."""
    if at_hand(starts) and _all_inside(np.asarray(starts), x.type.shape, w):
        return None
    return inside(w, x.type, starts, w.mapped)


def _all_inside(starts: np.ndarray[Any, Any], shape: tuple[int, ...], w: Indexed) -> bool:
    """Whether known starts all point inside."""
    limits = np.array([shape[d] - w.sizes[d] for d in w.mapped], np.int64)
    if w.vector_dim < starts.ndim:
        limits = limits.reshape([-1 if i == w.vector_dim else 1 for i in range(starts.ndim)])
    return bool(((starts >= 0) & (starts <= limits)).all())


def _fill(fill_value: Any, rows: Any) -> Any:
    d: DType = rows.type.dtype
    if fill_value is not None:
        one = to_type(fill_value, d)
        return ops.broadcast_in_dim(one, shape=rows.type.shape, broadcast_dimensions=())
    if d.is_inexact:
        return splat(np.nan, rows.type.strong)
    name = "maximum" if d.kind == "int" else "minimum" if d.kind == "uint" else "and"
    return state.interp.constant(identity(name, d), rows.type.strong)


def write_windows(
    x: Any, starts: Any, updates: Any, w: Indexed, body: Graph, mode: GatherScatterMode,
    *, indices_are_sorted: bool = False, unique_indices: bool = False,
) -> Any:  # fmt: skip
    """`x` with windows combined with updates, one per index vector.

    Args:
        x: the array.
        starts: index vectors, none of them counted from the end.
        updates: of the element type of `x`.
        w: dimension numbers.
        body: combines an element with an update, see `combiner`.
        mode: what becomes of windows that don't lie inside.
        indices_are_sorted, unique_indices: promises about the index vectors.
    """
    if mode is CLIP:
        starts = clamped(w, x.type, starts)
    elif mode is FILL and any(w.sizes[d] > 1 for d in w.mapped):
        starts = _sent_away(x, starts, w)
    return ops.scatter(
        x,
        starts,
        updates,
        **w.scattering,
        indices_are_sorted=indices_are_sorted,
        unique_indices=unique_indices,
        body=body,
    )


def _sent_away(x: Any, starts: Any, w: Indexed) -> Any:
    """Starts of windows that lie partly outside moved so that all of the window does."""
    mask = _mask(x, starts, w)
    if mask is None:
        return starts
    if starts.type.dtype.bits < 32:
        starts = ops.convert(starts, dtype=I32)
    dims = tuple(i for i in range(starts.type.ndim) if i != w.vector_dim)
    mask = ops.broadcast_in_dim(mask, shape=starts.type.shape, broadcast_dimensions=dims)
    return ops.select(mask, starts, splat(max(x.type.shape), starts.type.strong))


def combiner(how: str | None, d: DType) -> Graph:
    """The body that combines elements of type `d`: a monoid by name, or None to replace."""
    if how is None:
        return replacement(d)
    return monoid(_MONOIDS[how][d is BOOL], d)


def applied(func: Callable[[Any], Any], d: DType) -> Graph:
    """The body that applies a function of a scalar to an element of type `d`."""
    one = tensor((), d)
    return build(lambda x, _: [convert(value(func(x), "func"), d)], [one, one], "applied")
