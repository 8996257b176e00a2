"""One device's share of a gather: it reads the windows that begin in its piece, and gives nothing
for the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from monograph.hlo.graph import Node
from monograph.hlo.ops.indexed import Indexed
from monograph.hlo.ops.splits import around, nothing, number, own_start, sum_of_one, whole_along
from monograph.hlo.ops.starts import clamped, gather_windows, inside
from monograph.hlo.record import ops
from monograph.hlo.types import I32

Pieces = list[Any] | None


def as_i32(starts: Any) -> Any:
    """Starts that are small as i32."""
    return starts if starts.type.dtype is I32 else ops.convert(starts, dtype=I32)


def moved_back(w: Indexed, starts: Any, by: dict[int, Any]) -> Any:
    """The starts less a scalar for each of some dimensions of the array."""
    moved = [by.get(d) for d in w.mapped]
    if all(m is None for m in moved):
        return starts
    shape = starts.type.shape
    if w.vector_dim == len(shape):
        row = ops.broadcast_in_dim(moved[0], shape=shape, broadcast_dimensions=())
        return ops.subtract(starts, row)
    parts = [ops.reshape(number(0) if m is None else m, shape=(1,)) for m in moved]
    row = parts[0] if len(parts) == 1 else ops.concatenate(*parts, dimension=0)
    row = ops.broadcast_in_dim(row, shape=shape, broadcast_dimensions=(w.vector_dim,))
    return ops.subtract(starts, row)


def _row_dims(w: Indexed, x: Any, starts: Any, rank: int) -> list[tuple[str, ...]]:
    """How rows are cut: as the starts along the batch, as the array within windows."""
    batch = [names for i, names in enumerate(starts.tiling.dims) if i != w.vector_dim]
    dims: dict[int, tuple[str, ...]] = dict(zip(w.row_batch(rank), batch, strict=True))
    dims |= {r: x.tiling.dims[d] for r, d in zip(w.row_dims, w.kept, strict=True)}
    return [dims[i] for i in range(rank)]


def gather_split(cut: Any, node: Node, ins: Sequence[Any], outs: Sequence[Any]) -> Pieces:
    """Each device reads what it has; the sum is the result."""
    x, starts = ins
    w = gather_windows(node.attrs)
    rest = [d for d in w.kept if d not in w.mapped and w.sizes[d] != x.type.shape[d]]
    x = whole_along(cut, x, rest)
    starts = whole_along(cut, starts, [w.vector_dim] if w.vector_dim < starts.type.ndim else [])
    cut_dims = [d for d in w.mapped if x.tiling.dims[d]]
    at = as_i32(clamped(w, x.type, starts.value))
    low = [w.sizes[d] if d in cut_dims and w.sizes[d] != 1 else 0 for d in range(x.type.ndim)]
    by = {
        d: ops.subtract(own_start(cut, x.tiling.dims[d], x.value.type.shape[d]), number(low[d]))
        for d in cut_dims
    }
    at = moved_back(w, at, by)
    padded = around(x.value, nothing(x.type), low, low)
    whole = [d for d in w.kept if d not in w.mapped and d not in rest]
    sizes = tuple(x.value.type.shape[d] if d in whole else n for d, n in enumerate(w.sizes))
    own = replace(w, sizes=sizes)
    attrs = {**node.attrs, "slice_sizes": sizes, "unique_indices": False}
    rows = ops.gather(padded, at, **attrs)
    here = inside(own, x.value.type, at, [d for d in cut_dims if w.sizes[d] == 1])
    if here is not None:
        shape = rows.type.shape
        mask = ops.broadcast_in_dim(here, shape=shape, broadcast_dimensions=w.row_batch(len(shape)))
        none = ops.broadcast_in_dim(nothing(x.type), shape=shape, broadcast_dimensions=())
        rows = ops.select(mask, rows, none)
    names = tuple(a for d in cut_dims for a in x.tiling.dims[d])
    for d in cut_dims:
        x = cut.piece(x.value, x.type, x.tiling.with_dim(d, ()))
    tiling = outs[0].settled()
    for i, dim in enumerate(_row_dims(w, x, starts, node.type.ndim)):
        tiling = tiling.with_dim(i, dim)
    return [cut.piece(rows, node.type, cut.terms(tiling, names, sum_of_one(x.type)))]
