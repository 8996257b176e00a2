"""Rules on reductions and dots: transposes of their operands go into their dimension numbers."""

from __future__ import annotations

from typing import Any

from monograph.hlo.graph import Node
from monograph.hlo.ops import broadcast_in_dim, concatenate, dot_general, reduce, reshape, transpose
from monograph.hlo.ops.monoids import monoid_of
from monograph.hlo.ops.shape_rules import other_axes
from monograph.hlo.rewrite import Rules

Axes = tuple[int, ...]
FEW = 16  # terms that are written one by one


def _increasing(axes: Axes) -> bool:
    return list(axes) == sorted(axes)


# ---- reduce -------------------------------------------------------------------------------------


def reduce_of_units(node: Node) -> Any:
    """reduce(x, init) over dimensions of size 1 -> f(init, reshape(x))"""
    if len(node.ins) != 2 or monoid_of(node.attrs["body"]) is None:
        return None
    x, init = node.ins
    if any(x.type.shape[d] != 1 for d in node.attrs["dimensions"]):
        return None
    (combine,) = node.attrs["body"].nodes
    shape = node.type.shape
    first = broadcast_in_dim(init, shape=shape, broadcast_dimensions=())
    return combine.op(first, reshape(x, shape=shape))


def reduce_of_transpose(node: Node) -> Any:
    """reduce(transpose(x)) -> reduce(x), where kept and reduced dimensions keep their order"""
    if len(node.ins) != 2 or node.ins[0].op is not transpose:
        return None
    x, init = node.ins
    p = x.attrs["permutation"]
    gone = tuple(sorted(node.attrs["dimensions"]))
    dims = tuple(p[d] for d in gone)
    if not _increasing(dims) or not _increasing(tuple(p[d] for d in other_axes(x.type.ndim, gone))):
        return None
    return reduce(x.ins[0], init, **{**node.attrs, "dimensions": dims})


def reduce_of_join(node: Node) -> Any:
    """reduce(concatenate(x, y), init) over a dimension where x and y are 1 -> f(f(init, x), y)

    Folds of a stack need no stack. Where the order counts, it is the same.
    """
    if len(node.ins) != 2 or node.ins[0].op is not concatenate:
        return None
    join, init = node.ins
    d = join.attrs["dimension"]
    if node.attrs["dimensions"] != (d,) or monoid_of(node.attrs["body"]) is None:
        return None
    if len(join.ins) > FEW or any(x.type.shape[d] != 1 for x in join.ins):
        return None
    (combine,) = node.attrs["body"].nodes
    shape = node.type.shape
    out = broadcast_in_dim(init, shape=shape, broadcast_dimensions=())
    for x in join.ins:
        out = combine.op(out, reshape(x, shape=shape))
    return out


# ---- dot_general --------------------------------------------------------------------------------


def dot_of_transpose(node: Node) -> Any:
    """dot(transpose(x), y) -> dot(x, y), where the free dimensions of x keep their order"""
    attrs = dict(node.attrs)
    ins: list[Any] = list(node.ins)
    changed = False
    for i, side in enumerate(("lhs", "rhs")):
        x = node.ins[i]
        if x.op is not transpose:
            continue
        p = x.attrs["permutation"]
        batch, summed = (
            attrs[f"{side}_batching_dimensions"],
            attrs[f"{side}_contracting_dimensions"],
        )
        if not _increasing(tuple(p[d] for d in other_axes(x.type.ndim, (*batch, *summed)))):
            continue
        attrs[f"{side}_batching_dimensions"] = tuple(p[d] for d in batch)
        attrs[f"{side}_contracting_dimensions"] = tuple(p[d] for d in summed)
        ins[i] = x.ins[0]
        changed = True
    return dot_general(*ins, **attrs) if changed else None


def transpose_of_dot(node: Node) -> Any:
    """transpose(dot(x, y)) -> dot(y, x), where it exchanges the free dimensions of x and y

    Products commute; the order of the sum is free where `order` says so, and for integers.
    """
    (z,) = node.ins
    if z.op is not dot_general or (z.attrs["order"] != "any" and z.type.dtype.is_inexact):
        return None
    x, y = z.ins
    a = z.attrs
    n_batch = len(a["lhs_batching_dimensions"])
    n_x = x.type.ndim - n_batch - len(a["lhs_contracting_dimensions"])
    first, last = tuple(range(n_batch)), tuple(range(n_batch, n_batch + n_x))
    middle = tuple(range(n_batch + n_x, z.type.ndim))
    if node.attrs["permutation"] != (*first, *middle, *last):
        return None
    swapped = {
        "lhs_batching_dimensions": a["rhs_batching_dimensions"],
        "rhs_batching_dimensions": a["lhs_batching_dimensions"],
        "lhs_contracting_dimensions": a["rhs_contracting_dimensions"],
        "rhs_contracting_dimensions": a["lhs_contracting_dimensions"],
    }
    return dot_general(y, x, **{**a, **swapped})


RULES: Rules = {
    reduce: [reduce_of_units, reduce_of_transpose, reduce_of_join],
    dot_general: [dot_of_transpose],
    transpose: [transpose_of_dot],
}
