"""One device's share of slices whose place is known at run time."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from monograph.hlo.graph import Node
from monograph.hlo.ops.splits import (
    around,
    clipped,
    inner_start,
    nothing,
    number,
    own_start,
    seen_part,
    sum_of_one,
    whole_along,
)
from monograph.hlo.record import ops
from monograph.hlo.types import I32

Pieces = list[Any] | None


def dynamic_slice_split(cut: Any, node: Node, ins: Sequence[Any], outs: Sequence[Any]) -> Pieces:
    """Every device gives what it has of the slice; a slice of most of a dimension gathers it."""
    (x, *starts), (want,) = ins, outs
    sliced = [d for d, n in enumerate(x.type.shape) if node.type.shape[d] != n]
    names = tuple(a for d in sliced for a in x.tiling.dims[d])
    kept = any(want.dims[d] for d in sliced)
    if names and not kept and 2 * node.type.size >= x.type.size:
        return None
    tiling, at, sizes = x.tiling, [], list(x.value.type.shape)
    for d, (n, size) in enumerate(zip(x.type.shape, node.type.shape, strict=True)):
        if d in sliced:
            at.append(inner_start(starts[d].value, n - size))
            sizes[d] = size
            tiling = tiling.with_dim(d, ())
        else:
            at.append(None)
    made = seen_part(cut, x, at, sizes)
    return [cut.piece(made, node.type, cut.terms(tiling, names, sum_of_one(x.type)))]


def dynamic_update_slice_split(
    cut: Any, node: Node, ins: Sequence[Any], outs: Sequence[Any]
) -> Pieces:
    """Every device writes what falls into its piece, nothing is sent."""
    x, update, *starts = ins
    partly = [d for d, n in enumerate(x.type.shape) if update.type.shape[d] != n]
    u = whole_along(cut, update, partly)
    if not math.prod(update.type.shape):
        return [cut.piece(x.value, node.type, x.tiling)]
    at: list[Any] = []
    moved: list[Any] = []
    sizes: list[int] = []
    for d, (n, m) in enumerate(zip(x.type.shape, x.value.type.shape, strict=True)):
        size = u.value.type.shape[d]
        if d not in partly:
            at.append(number(0))
            moved.append(None)
            sizes.append(m)
            continue
        start = inner_start(starts[d].value, n - size)
        sizes.append(min(size, m))
        if not x.tiling.dims[d]:
            at.append(start)
            moved.append(None)
            continue
        own = ops.subtract(start, own_start(cut, x.tiling.dims[d], m))
        at.append(clipped(own, 0, m - sizes[d]))
        moved.append(ops.subtract(at[d], own))
    part, valid = _part(u.value, moved, sizes)
    if valid is not None:
        before = ops.dynamic_slice(x.value, *at, slice_sizes=tuple(sizes))
        part = ops.select(valid, part, before)
    made = ops.dynamic_update_slice(x.value, part, *at)
    return [cut.piece(made, node.type, x.tiling)]


def _part(u: Any, moved: Sequence[Any], sizes: Sequence[int]) -> tuple[Any, Any]:
    """What a device writes of an update, of these sizes, and where it is one.

    `moved` says per dimension at which place of the update it begins; None: at the first.
    """
    shape, low, at = u.type.shape, [0] * len(sizes), []
    valid: Any = None
    for d, (by, size) in enumerate(zip(moved, sizes, strict=True)):
        if by is None:
            at.append(number(0))
            continue
        low[d] = size
        at.append(ops.add(clipped(by, -size, shape[d]), number(size)))
        here = _inside(by, shape[d], size)
        here = ops.broadcast_in_dim(here, shape=tuple(sizes), broadcast_dimensions=(d,))
        valid = here if valid is None else ops.and_(valid, here)
    if valid is None:
        return u, None
    padded = around(u, nothing(u.type), low, low)
    return ops.dynamic_slice(padded, *at, slice_sizes=tuple(sizes)), valid


def _inside(first: Any, limit: int, size: int) -> Any:
    """Which of `size` places from `first` on are in ``0 .. limit - 1``: bool[size]."""
    places = ops.iota(iota_dimension=0, shape=(size,), dtype=I32)
    places = ops.add(places, ops.broadcast_in_dim(first, shape=(size,), broadcast_dimensions=()))
    bounds = [ops.broadcast_in_dim(number(n), shape=(size,), broadcast_dimensions=())
              for n in (0, limit)]  # fmt: skip
    return ops.and_(
        ops.compare(places, bounds[0], comparison_direction="GE"),
        ops.compare(places, bounds[1], comparison_direction="LT"),
    )
