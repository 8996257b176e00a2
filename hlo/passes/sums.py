"""Rules on reductions and dots: transposes go into their dimension numbers, sums of one-hot rows
are known.
"""

from __future__ import annotations

from typing import Any

from monograph.hlo.graph import Node
from monograph.hlo.ops import (
    add,
    and_,
    broadcast_in_dim,
    compare,
    concatenate,
    dot_general,
    reduce,
    reshape,
    select,
    transpose,
)
from monograph.hlo.ops.leaf import iota, splat
from monograph.hlo.ops.monoids import monoid_of
from monograph.hlo.ops.shape_rules import other_axes
from monograph.hlo.passes.constants import facts_of, splat_of
from monograph.hlo.passes.logic import counts_in, reach_of
from monograph.hlo.passes.ranges import range_of
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


# ---- sums of choices ---------------------------------------------------------------------------


def sum_of_choice(node: Node) -> Any:
    """reduce_add(select(iota == i, v, 0), init) -> init + select(0 <= i < n, v, 0)

    One term of each sum is `v` and the others are zeros, or all are. (The sum of one zero and all
    others has a sign by the same rule as that of two.)
    """
    if len(node.ins) != 2 or monoid_of(node.attrs["body"]) != "add":
        return None
    (x, init), dims = node.ins, node.attrs["dimensions"]
    if x.op is not select or x.ins[0].type.shape != x.type.shape:
        return None
    if len(dims) > 1 and node.attrs["order"] != "any" and node.type.dtype.is_inexact:
        return None
    p, v, zero = x.ins
    facts = facts_of(zero)
    if facts is None or not (facts.zero or facts.minus_zero):
        return None
    if p.op is not compare or p.attrs["comparison_direction"] != "EQ":
        return None
    for counter, place in (p.ins, p.ins[::-1]):
        if counter.op is not iota:
            continue
        d, steps = counter.attrs["iota_dimension"], reach_of(counter)
        if d not in dims or steps < 2 or not counts_in(counter.type.dtype, steps):
            continue
        at, value = _without(place, d), _without(v, d)
        if at is None or value is None:
            continue
        nothing = _without(zero, d)
        there = add(value, nothing)
        if not _within(place, steps):
            there = select(_inside(at, steps), there, nothing)
        rest = tuple(k - (k > d) for k in dims if k != d)
        if rest:
            return reduce(there, init, **{**node.attrs, "dimensions": rest})
        return add(broadcast_in_dim(init, shape=node.type.shape, broadcast_dimensions=()), there)
    return None


def _without(x: Node, d: int) -> Any:
    """An array that is the same along a dimension, without it; None if it may be another one."""
    shape = (*x.type.shape[:d], *x.type.shape[d + 1 :])
    value = splat_of(x)
    if value is not None:
        return splat(value, x.type.with_shape(shape))
    if x.op is iota and x.attrs["iota_dimension"] != d:
        k = x.attrs["iota_dimension"]
        return iota(iota_dimension=k - (k > d), shape=shape, dtype=x.type.dtype)
    if x.op is not broadcast_in_dim or d in x.attrs["broadcast_dimensions"]:
        return None
    places = tuple(k - (k > d) for k in x.attrs["broadcast_dimensions"])
    return broadcast_in_dim(x.ins[0], shape=shape, broadcast_dimensions=places)


def _within(place: Node, steps: int) -> bool:
    """Whether a place is known to be within so many steps."""
    low, high = range_of(place)
    return low >= 0 and high < steps


def _inside(at: Any, steps: int) -> Any:
    """Whether places are among so many steps."""
    first, last = splat(0, at.type), splat(steps - 1, at.type)
    return and_(
        compare(at, first, comparison_direction="GE"),
        compare(at, last, comparison_direction="LE"),
    )


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

    Products commute; the order of the sum is free where `order` says so, and for integers. Where a
    `precision` is asked for, machines may add products of parts of x and y, in an order in which
    these do not commute.
    """
    (z,) = node.ins
    if z.op is not dot_general:
        return None
    free = z.attrs["order"] == "any" and z.attrs["precision"] == "default"
    if z.type.dtype.is_inexact and not free:
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
    reduce: [reduce_of_units, reduce_of_transpose, reduce_of_join, sum_of_choice],
    dot_general: [dot_of_transpose],
    transpose: [transpose_of_dot],
}
