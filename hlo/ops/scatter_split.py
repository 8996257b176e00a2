"""One device's share of a scatter: elements that fall outside of its piece are skipped, as elements
outside of the array are anyway.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph.hlo.graph import Node
from monograph.hlo.ops.gather_split import as_i32, moved_back
from monograph.hlo.ops.indexed import Indexed
from monograph.hlo.ops.monoids import identity, monoid_of
from monograph.hlo.ops.scatter_derivative import scatter_windows
from monograph.hlo.ops.splits import around, nothing, own_start, whole_along
from monograph.hlo.ops.starts import limited
from monograph.hlo.record import ops
from monograph.hlo.types import I32

Pieces = list[Any] | None
_FAR = 2**30  # an index that is in no piece


def scatter_split(cut: Any, node: Node, ins: Sequence[Any], outs: Sequence[Any]) -> Pieces:
    """Each device writes what falls into its piece; where updates are cut, the sum is the result.

    Then only the first of the devices begins with the input.
    """
    k, attrs = len(ins) // 2, dict(node.attrs)
    w = scatter_windows(attrs, ins[0].type, ins[-1].type)
    how = monoid_of(attrs["body"]) if k == 1 else None
    xs, starts, updates = _prepared(cut, w, how, ins)
    x = xs[0]
    names = tuple(
        a for i, dim in enumerate(starts.tiling.dims) for a in dim if i not in w.starts_batching
    )
    far_low = [-n for n in w.sizes]
    at = as_i32(limited(w, starts.value, far_low, list(x.type.shape)))
    if names:
        as_index = starts.type.with_dtype(I32)
        at = cut.masked(cut.piece(at, as_index, starts.tiling), _FAR).value
    shape = x.value.type.shape
    moved = [d for d in w.mapped if x.tiling.dims[d]]
    at = moved_back(w, at, {d: own_start(cut, x.tiling.dims[d], shape[d]) for d in moved})
    values = [v.value for v in xs]
    if names:
        assert how is not None
        values = [cut.once(v, names, identity(how, v.type.dtype)).value for v in xs]
    short = [max(0, w.sizes[d] - shape[d]) if d in moved else 0 for d in range(len(shape))]
    none = [0] * len(shape)
    values = [around(v, nothing(v.type), none, short) for v in values]
    made = ops.scatter(*values, at, *(u.value for u in updates), **attrs)
    results = made if isinstance(made, list) else [made]
    if any(short):
        results = [_front(r, shape) for r in results]
    tiling = cut.terms(x.tiling, names, how or "add")
    return [cut.piece(r, v.type, tiling) for r, v in zip(results, xs, strict=True)]


def _prepared(
    cut: Any, w: Indexed, how: str | None, ins: Sequence[Any]
) -> tuple[list[Any], Any, list[Any]]:
    """The operands, whole where no device can do with a part."""
    k = len(ins) // 2
    x, rank = ins[0], ins[-1].type.ndim
    rest = [
        d
        for d in range(x.type.ndim)
        if d not in w.mapped and d not in w.batching and w.sizes[d] != x.type.shape[d]
    ]
    batch = [i for i in range(ins[k].type.ndim) if i != w.vector_dim]
    together = [] if how is not None else [i for i in batch if i not in w.starts_batching]
    of_starts = [*together, *([w.vector_dim] if w.vector_dim < ins[k].type.ndim else [])]
    order = w.row_batch(rank)
    of_rows = [order[batch.index(i)] for i in together]
    of_rows += [
        r
        for r, d in zip(w.row_dims, w.kept, strict=True)
        if d in w.mapped or w.sizes[d] != x.type.shape[d]
    ]
    xs = [whole_along(cut, v, rest) for v in ins[:k]]
    updates = [whole_along(cut, u, of_rows) for u in ins[k + 1 :]]
    return xs, whole_along(cut, ins[k], of_starts), updates


def _front(x: Any, shape: Sequence[int]) -> Any:
    none = (0,) * len(shape)
    return ops.slice(x, start_indices=none, limit_indices=tuple(shape), strides=(1,) * len(shape))
