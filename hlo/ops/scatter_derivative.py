"""Derivatives of `scatter`: of sums and replacements, products, minima and maxima.

Sums and replacements are linear in the input and the updates. Where several updates replace one
element the last one counts, so only its tangent does. For minima and maxima, elements that tie
share the tangent evenly, as in the reductions.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from monograph.hlo.errors import MissingRuleError
from monograph.hlo.graph import Graph, Node
from monograph.hlo.ops.indexed import Indexed
from monograph.hlo.ops.leaf import param, splat, zeros
from monograph.hlo.ops.monoids import choice_of, monoid, monoid_of
from monograph.hlo.ops.shape_rules import scalar
from monograph.hlo.ops.starts import bound, inside, limited
from monograph.hlo.record import Attrs, Undefined, ops
from monograph.hlo.types import I32, I64, DType, TensorType, tensor


@cache
def replacement(d: DType) -> Graph:
    """The body that takes the update for the element: the same object at every call."""
    params = tuple(Node(param, (), {"type": t}, t, None) for t in (tensor((), d),) * 2)
    return Graph(params, (), params[1:], f"replace_{d.name}")


def replaces(body: Graph) -> bool:
    """Whether a body takes the updates for the elements."""
    return body.outs == body.params[len(body.outs) :]


def scatter_windows(attrs: Attrs, x: TensorType, updates: TensorType) -> Indexed:
    """The dimension numbers of a scatter; the sizes of its windows are those of the updates."""
    rows = attrs["update_window_dims"]
    dropped, batching = attrs["inserted_window_dims"], attrs["input_batching_dims"]
    sizes = iter([updates.shape[d] if 0 <= d < updates.ndim else 1 for d in rows])
    single = {*dropped, *batching}
    return Indexed(
        rows,
        dropped,
        batching,
        attrs["scatter_indices_batching_dims"],
        attrs["scatter_dims_to_operand_dims"],
        attrs["index_vector_dim"],
        tuple(1 if d in single else next(sizes, 1) for d in range(x.ndim)),
    )


def _meaning(body: Graph) -> str | None:
    return "replace" if replaces(body) else choice_of(body) or monoid_of(body)


# ---- forward -------------------------------------------------------------------------------------


def scatter_jvp(attrs: Attrs, ins: list[Any], ts: list[Any], outs: Any) -> Any:
    """The tangent of the result."""
    if len(ins) > 3:
        raise MissingRuleError.of(ops.scatter, "the derivative of several inputs at once")
    (x, starts, u), (t_x, _, t_u) = ins, ts
    what = _meaning(attrs["body"])
    if what in ("add", "replace"):
        filled = [zeros(v.type) if t is None else t for v, t in ((x, t_x), (u, t_u))]
        return ops.scatter(filled[0], starts, filled[1], **attrs)
    if what == "multiply":
        return _jvp_of_product(attrs, x, starts, u, t_x, t_u)
    if what in ("minimum", "maximum"):
        return _jvp_of_choice(attrs, ins, ts, outs)
    raise MissingRuleError.of(ops.scatter, "the derivative of this body")


def _adding(attrs: Attrs, d: DType) -> Attrs:
    return {**attrs, "body": monoid("add", d)}


def _jvp_of_product(attrs: Attrs, x: Any, starts: Any, u: Any, t_x: Any, t_u: Any) -> Any:
    total = None if t_x is None else ops.scatter(t_x, starts, u, **attrs)
    if t_u is None:
        return total
    if not attrs["unique_indices"]:
        raise MissingRuleError(
            "scatter: the derivative of products by their factors needs unique indices",
            why="where several factors meet, each one's derivative is the product of the others.",
            fix="pass unique_indices=True if no place is named twice.",
        )
    spread = ops.scatter(zeros(x.type), starts, t_u, **_adding(attrs, x.type.dtype))
    part = ops.multiply(x, spread)
    return part if total is None else ops.add(total, part)


def _jvp_of_choice(attrs: Attrs, ins: list[Any], ts: list[Any], out: Any) -> Any:
    """The mean of the tangents of those that equal the result: the element, and its updates."""
    (x, starts, u), (t_x, t_u) = ins, (ts[0], ts[2])
    adding, d = _adding(attrs, x.type.dtype), x.type.dtype
    won = ops.compare(u, read_back(attrs, out, starts, u.type), comparison_direction="EQ")
    stays = ops.compare(x, out, comparison_direction="EQ")
    count = ops.convert(stays, dtype=d)
    count = ops.scatter(count, starts, ops.convert(won, dtype=d), **adding)
    total = zeros(x.type)
    if t_x is not None:
        total = ops.select(stays, t_x, total)
    if t_u is not None:
        total = ops.scatter(total, starts, ops.select(won, t_u, zeros(u.type)), **adding)
    return ops.divide(total, count)


# ---- backward ------------------------------------------------------------------------------------


def scatter_transpose(attrs: Attrs, ct: Any, ins: list[Any]) -> list[Any]:
    """Cotangents of the input and of the updates, of what is linear in them."""
    x, starts, u = ins
    what = _meaning(attrs["body"])
    ct_x = ct_u = None
    if isinstance(x, Undefined):
        if what == "replace":
            ct_x = ops.scatter(ct, starts, zeros(u.type), **attrs)
        elif what == "multiply":
            ct_x = ops.scatter(ct, starts, u, **attrs)
        else:
            ct_x = ct
    if isinstance(u, Undefined):
        ct_u = read_back(attrs, ct, starts, u.type)
        if what == "replace" and not attrs["unique_indices"]:
            ct_u = ops.select(_last(attrs, ct.type, starts, u.type), ct_u, zeros(u.type))
    return [ct_x, None, ct_u]


def _last(attrs: Attrs, x: TensorType, starts: Any, u: TensorType) -> Any:
    """Which elements of the updates are the last at their place."""
    numbers = ops.iota(iota_dimension=0, shape=(u.size,), dtype=I32)
    numbers = ops.reshape(ops.add(numbers, splat(1, numbers.type)), shape=u.shape)
    changed = {**attrs, "body": replacement(I32)}
    held = ops.scatter(zeros(tensor(x.shape, I32)), starts, numbers, **changed)
    kept = read_back(attrs, held, starts, numbers.type)
    return ops.compare(kept, numbers, comparison_direction="EQ")


def read_back(attrs: Attrs, x: Any, starts: Any, u: TensorType) -> Any:
    """What an array holds where updates of type `u` would go; 0 where that is outside of it."""
    w = scatter_windows(attrs, x.type, u)
    t = tensor(u.shape, x.type.dtype)
    if not t.size or not x.type.size:
        return zeros(t)
    wide = [d for d in w.mapped if w.sizes[d] > 1]
    known = inside(w, x.type, starts, [d for d in w.mapped if d not in wide])
    if wide:
        x, starts = _padded(w, x, starts, wide)
    rows = ops.gather(
        x,
        starts,
        **w.gathering,
        indices_are_sorted=attrs["indices_are_sorted"],
        unique_indices=attrs["unique_indices"],
    )
    if known is None:
        return rows
    dims = w.row_batch(u.ndim)
    mask = ops.broadcast_in_dim(known, shape=u.shape, broadcast_dimensions=dims)
    return ops.select(mask, rows, zeros(t))


def _padded(w: Indexed, x: Any, starts: Any, wide: list[int]) -> tuple[Any, Any]:
    """An array with zeros around it, so that windows that stick out read zeros."""
    n, rank = x.type.shape, x.type.ndim
    edge = tuple(w.sizes[d] if d in wide else 0 for d in range(rank))
    low = [-edge[d] if d in wide else 0 for d in range(rank)]
    held = limited(w, starts, low, [n[d] if d in wide else n[d] - 1 for d in range(rank)])
    held = ops.convert(held, dtype=I64)
    moved = ops.add(held, bound(w, held.type, list(edge)))
    padded = ops.pad(
        x,
        splat(0, scalar(x.type)),
        edge_padding_low=edge,
        edge_padding_high=edge,
        interior_padding=(0,) * rank,
    )
    return padded, moved
