"""One device's share of folds: reductions by any body, running folds."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from monograph.hlo.graph import Node
from monograph.hlo.ops.folds import emit_tree, wide
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.monoids import choice_of, identity, monoid, monoid_of
from monograph.hlo.ops.packs import gathered, gathered_together
from monograph.hlo.ops.picks import pick_of
from monograph.hlo.ops.shape_rules import scalar
from monograph.hlo.ops.splits import number
from monograph.hlo.record import ops
from monograph.hlo.types import I32, tensor, types_of

Pieces = list[Any] | None


# ---- reduce --------------------------------------------------------------------------------------


def reduce_split(cut: Any, node: Node, ins: Sequence[Any], outs: Sequence[Any]) -> Pieces:
    """Every device folds its piece; what comes out is gathered and folded again.

    Where the body is a known monoid terms do, and the partitioner knows what to do. A body that
    keeps one of its operands may meet the initial values any number of times, so that these stand
    for padding; others meet them once, and elements must come in their order.
    """
    k, dims = len(ins) // 2, node.attrs["dimensions"]
    xs, inits = ins[:k], [x.value for x in ins[k:]]
    tiling = xs[0].tiling
    names = tuple(a for d in sorted(dims) for a in tiling.dims[d])
    if not names or any(x.tiling != tiling for x in xs):
        return None
    if k == 1 and monoid_of(node.attrs["body"]) is not None:
        return None
    body = node.attrs["body"]
    if pick_of(body) is not None or choice_of(body) is not None:
        values = [_filled(cut, x, init, dims) for x, init in zip(xs, inits, strict=True)]
        made = ops.reduce(*values, *inits, **node.attrs)
        own = made if isinstance(made, list) else [made]
    elif _in_order(cut, xs[0], dims) and xs[0].type.size:
        own, _ = emit_tree(body, [_as_rows(x.value, dims) for x in xs])
    else:
        return None
    rows = gathered_together(cut, names, own)
    again = ops.reduce(*rows, *inits, **{**node.attrs, "dimensions": (0,)})
    results = again if isinstance(again, list) else [again]
    kept = [d for d in range(xs[0].type.ndim) if d not in dims]
    out = outs[0].settled()
    for i, d in enumerate(kept):
        out = out.with_dim(i, tiling.dims[d])
    return [cut.piece(r, t, out) for r, t in zip(results, types_of(node.type), strict=True)]


def _in_order(cut: Any, x: Any, dims: Sequence[int]) -> bool:
    """Whether the elements that are folded come device by device, none of them padding."""
    first = next((d for d in sorted(dims) if x.type.shape[d] > 1), None)
    cut_dims = [d for d in dims if x.tiling.dims[d]]
    return cut_dims == [first] and first not in cut.uneven(x)


def _as_rows(x: Any, dims: Sequence[int]) -> Any:
    """`x` with the dimensions that are folded as one, the last."""
    kept = [d for d in range(x.type.ndim) if d not in dims]
    turned = ops.transpose(x, permutation=(*kept, *sorted(dims)))
    shape = turned.type.shape
    return ops.reshape(turned, shape=(*shape[: len(kept)], math.prod(shape[len(kept) :])))


def _filled(cut: Any, x: Any, fill: Any, dims: Sequence[int]) -> Any:
    """The piece's value with a scalar for the padding along some dimensions."""
    value, shape = x.value, x.value.type.shape
    for d in cut.uneven(x):
        if d in dims:
            limit = ops.broadcast_in_dim(
                number(x.type.shape[d]), shape=(shape[d],), broadcast_dimensions=()
            )
            here = ops.compare(cut.positions(x, d), limit, comparison_direction="LT")
            mask = ops.broadcast_in_dim(here, shape=shape, broadcast_dimensions=(d,))
            none = ops.broadcast_in_dim(fill, shape=shape, broadcast_dimensions=())
            value = ops.select(mask, value, none)
    return value


# ---- running folds -------------------------------------------------------------------------------


def running_split(
    name: str, cut: Any, node: Node, ins: Sequence[Any], outs: Sequence[Any]
) -> Pieces:
    """A running fold of the piece, after the fold of all pieces before it, which are gathered."""
    (x,), axis = ins, node.attrs["axis"]
    names = x.tiling.dims[axis]
    if cut.parts(names) == 1 or not x.type.size:
        return None
    d = x.type.dtype
    acc = wide(d) if d.is_float else d
    x = cut.masked(x, identity(name, d), [axis])
    value = x.value if acc is d else ops.convert(x.value, dtype=acc)
    own = node.op(value, **node.attrs)
    n = own.type.shape[axis]
    at = 0 if node.attrs["reverse"] else n - 1
    none, last = [0] * own.type.ndim, list(own.type.shape)
    none[axis], last[axis] = at, at + 1
    total = ops.slice(
        own,
        start_indices=tuple(none),
        limit_indices=tuple(last),
        strides=(1,) * own.type.ndim,
    )
    before = _folded_before(cut, names, total, name, node.attrs["reverse"])
    before = ops.broadcast_in_dim(
        before, shape=own.type.shape, broadcast_dimensions=tuple(range(own.type.ndim))
    )
    made = getattr(ops, name)(before, own)
    made = made if acc is d else ops.convert(made, dtype=d)
    return [cut.piece(made, node.type, x.tiling)]


def _folded_before(cut: Any, names: Sequence[str], total: Any, name: str, reverse: bool) -> Any:
    """The fold of the totals of all devices before this one (behind it)."""
    rows = gathered(cut, names, total)
    t, d = rows.type, rows.type.dtype
    places = ops.iota(iota_dimension=0, shape=(t.shape[0],), dtype=I32)
    me = ops.broadcast_in_dim(cut.index(names), shape=(t.shape[0],), broadcast_dimensions=())
    how = "GT" if reverse else "LT"
    counts = ops.compare(places, me, comparison_direction=how)
    mask = ops.broadcast_in_dim(counts, shape=t.shape, broadcast_dimensions=(0,))
    neutral = identity(name, d)
    kept = ops.select(mask, rows, splat(neutral, tensor(t.shape, d)))
    return ops.reduce(kept, splat(neutral, scalar(t)), dimensions=(0,), body=monoid(name, d))
