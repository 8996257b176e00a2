"""`select_and_scatter`: every window picks one of its elements, and sends a value to its place.

So the gradient of a maximum over windows is spelled. The pick goes through a window's elements in
row-major order and keeps the one at hand as long as `select` says so; padding is never picked. What
several windows send to one place is combined by `scatter`, with the initial value first. Over
several devices it is cut as its definition is.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from monograph.hlo.builder import build
from monograph.hlo.errors import DTypeError, ShapeError
from monograph.hlo.graph import Graph
from monograph.hlo.ops.folds import apply_body, emit_body
from monograph.hlo.ops.geometry import Geometry
from monograph.hlo.ops.leaf import ALL_KINDS, splat, zeros
from monograph.hlo.ops.monoids import monoid_of
from monograph.hlo.ops.reduce import reduce, sum_over
from monograph.hlo.ops.reduce_window import numbers_of, picked
from monograph.hlo.ops.shape_rules import scalar
from monograph.hlo.ops.windows import padded, padded_array, seen, seen_array
from monograph.hlo.ops.windows_sum import unseen
from monograph.hlo.record import (
    Attrs,
    Cost,
    Mlir,
    OpDef,
    Undefined,
    elements_bytes,
    ops,
    register,
)
from monograph.hlo.types import BOOL, TensorType, Type, tensor

Types = tuple[TensorType, ...]
Array = np.ndarray[Any, Any]
_ROWS = ("window_dimensions", "window_strides", "padding")


def _geometry(attrs: Attrs) -> Geometry:
    sizes, strides, padding = (attrs[name] for name in _ROWS)
    return Geometry.of(sizes, strides, padding=padding)


# ---- type and semantics --------------------------------------------------------------------------


def _type(types: Types, attrs: Attrs) -> Type:
    if len(types) != 3:
        raise ShapeError(f"select_and_scatter takes x, source and a scalar, got {len(types)}")
    x, source, init = types
    shown = {"x": x, "source": source, "init": init}
    g = _geometry(attrs)
    g.check("select_and_scatter", x, x.shape)
    counts = g.counts(x.shape)
    if source.shape != counts:
        raise ShapeError(
            f"select_and_scatter: source has shape {source.shape}, there are {counts} windows",
            operands=shown,
            fix=f"give one source element per window: shape {counts}.",
        )
    if source.dtype is not x.dtype or init is not scalar(x):
        raise DTypeError(
            "select_and_scatter: source or initial value are of another element type than x",
            operands=shown,
            fix=f"give a source of {x.dtype} and a scalar {x.dtype} to start from.",
        )
    one = scalar(x)
    for name, wanted in (("select", tensor((), BOOL)), ("scatter", one)):
        body: Graph = attrs[name]
        plain = all(n.op.kind in ("elementwise", "leaf") for n in body.nodes)
        if body.in_types != (one, one) or body.out_types != (wanted,) or not plain:
            raise DTypeError(
                f"select_and_scatter: {name} takes {body.in_types} and gives {body.out_types}",
                operands=shown,
                why=f"{name} makes one {wanted} of two {one}, by elementwise ops.",
                fix=f"write a body from {(one, one)} to {wanted}.",
            )
    return x


def _ref(attrs: Attrs, x: Array, source: Array, init: Array) -> Array:
    g = _geometry(attrs)
    counts = source.shape
    rows, inside = (
        seen_array(padded_array(v, np.zeros((), v.dtype), g), g).reshape((*counts, g.elements))
        for v in (x, np.ones(x.shape, np.bool_))
    )
    out = padded_array(np.broadcast_to(init, x.shape), init, g).copy()
    if not source.size:
        return np.asarray(_unpadded(out, g, x.shape, init))
    chosen = np.zeros(counts, np.int64)
    value, found = rows[..., 0], inside[..., 0]
    for k in range(1, g.elements):
        (keep,) = apply_body(attrs["select"], [value, rows[..., k]])
        take = inside[..., k] & ~(found & keep)
        chosen = np.where(take, k, chosen)
        value = np.where(take, rows[..., k], value)
        found = found | inside[..., k]
    for place in np.argwhere(np.ones(counts, np.bool_)):
        at = tuple(place)
        if found[at]:
            offset = np.unravel_index(chosen[at], g.sizes)
            to = tuple(p * s + o for p, s, o in zip(place, g.strides, offset, strict=True))
            (made,) = apply_body(attrs["scatter"], [out[to], source[at]])
            out[to] = made
    return np.asarray(_unpadded(out, g, x.shape, init))


def _unpadded(out: Array, g: Geometry, shape: tuple[int, ...], init: Array) -> Array:
    back = Geometry.of((1,) * len(shape), padding=tuple((-low, -high) for low, high in g.padding))
    return padded_array(out, init, back)


def _cost(types: Types, out: Type, attrs: Attrs) -> Cost:
    work = len(attrs["select"].nodes) + len(attrs["scatter"].nodes)
    elements = math.prod(attrs["window_dimensions"])
    return Cost(types[1].size * elements * work, elements_bytes(types, out))


# ---- as other ops --------------------------------------------------------------------------------


def _chosen(x: Any, attrs: Attrs) -> tuple[Any, Any]:
    """Per window the number of the element picked (-1: none), and the numbers of all."""
    g = _geometry(attrs)
    rows = seen(padded(x, zeros(scalar(x.type)), g), g)
    here = splat(True, tensor(x.type.shape, BOOL))
    inside = seen(padded(here, zeros(tensor((), BOOL)), g), g)
    numbers = numbers_of(rows.type, g)
    types = [scalar(v.type) for v in (rows, numbers, inside)]

    def better(*both: Any) -> list[Any]:
        (value, _, found), (new, _, there) = both[:3], both[3:]
        (keep,), _ = emit_body(attrs["select"], [value, new])
        take = ops.and_(there, ops.not_(ops.and_(found, keep)))
        picked = [ops.select(take, b, a) for a, b in zip(both[:2], both[3:5], strict=True)]
        return [*picked, ops.or_(found, there)]

    starts = (zeros(types[0]), splat(-1, types[1]), zeros(types[2]))
    n = len(g.sizes)
    made = reduce(
        rows,
        numbers,
        inside,
        *starts,
        dimensions=tuple(range(n, 2 * n)),
        body=build(better, types * 2, "pick"),
        order="sequential",
    )
    return made[1], numbers


def _expand(ins: Any, attrs: Attrs) -> Any:
    """Sums go back through the windows at once; others one element of the windows at a time."""
    x, source, init = ins
    g, t = _geometry(attrs), x.type
    total = ops.broadcast_in_dim(init, shape=t.shape, broadcast_dimensions=())
    if not source.type.size:
        return total
    chosen, numbers = _chosen(x, attrs)
    if monoid_of(attrs["scatter"]) == "add":
        return ops.add(total, _sent_back(x.type, source, chosen, numbers, g))
    for k in reversed(range(g.elements)):  # the first windows come first
        hit = ops.compare(chosen, splat(k, chosen.type), comparison_direction="EQ")
        (made,), _ = emit_body(attrs["scatter"], [total, _sent(source, t, g, k)])
        total = ops.select(_sent(hit, t, g, k), made, total)
    return total


def _sent_back(x: TensorType, source: Any, chosen: Any, numbers: Any, g: Geometry) -> Any:
    """The sum of what each place is sent: the transpose of reading the chosen elements."""
    counts = tuple(range(len(g.sizes)))
    wanted, sent = (
        ops.broadcast_in_dim(v, shape=numbers.type.shape, broadcast_dimensions=counts)
        for v in (chosen, source)
    )
    hit = ops.compare(numbers, wanted, comparison_direction="EQ")
    values = ops.select(hit, sent, zeros(sent.type))
    around = tensor(g.padded(x.shape), x.dtype)
    values = unseen(values, around, g)
    back = Geometry.of((1,) * len(g.sizes), padding=tuple((-low, -high) for low, high in g.padding))
    return padded(values, zeros(scalar(x)), back)


def _sent(values: Any, x: TensorType, g: Geometry, k: int) -> Any:
    """One value per window, each at the place of element k of its window; 0 elsewhere."""
    place = np.unravel_index(k, g.sizes)
    low = [int(i) - a for i, (a, _) in zip(place, g.padding, strict=True)]
    rows = zip(x.shape, values.type.shape, low, g.strides, strict=True)
    return ops.pad(
        values,
        zeros(scalar(values.type)),
        edge_padding_low=tuple(low),
        edge_padding_high=tuple(n - a - (m - 1) * s - 1 for n, m, a, s in rows),
        interior_padding=tuple(s - 1 for s in g.strides),
    )


# ---- derivative ----------------------------------------------------------------------------------


def _jvp(attrs: Attrs, ins: list[Any], ts: list[Any], out: Any) -> Any:
    """Linear in what is sent; the picks stay."""
    x, source, init = ins
    if monoid_of(attrs["scatter"]) != "add":
        raise DTypeError(
            "select_and_scatter: only sums have a derivative",
            fix="scatter by addition, or stop the gradient of the operands.",
        )
    if ts[1] is None and ts[2] is None:
        return None
    sent = zeros(source.type) if ts[1] is None else ts[1]
    start = zeros(init.type) if ts[2] is None else ts[2]
    return select_and_scatter(x, sent, start, **attrs)


def _transpose(attrs: Attrs, ct: Any, ins: list[Any]) -> list[Any]:
    x, source, init = ins
    g = _geometry(attrs)
    out: list[Any] = [None, None, None]
    if isinstance(source, Undefined):
        chosen, numbers = _chosen(x, attrs)
        rows = seen(padded(ct, zeros(scalar(ct.type)), g), g)
        out[1] = picked(rows, chosen, numbers, g)
    if isinstance(init, Undefined):
        out[2] = sum_over(ct, range(ct.type.ndim))
    return out


select_and_scatter: OpDef = register(
    OpDef(
        "select_and_scatter",
        "opaque",
        _type,
        _ref,
        attrs=(*_ROWS, "select", "scatter"),
        defaults={"window_strides": (), "padding": ()},
        operands=("x", "source", "init"),
        dtypes=ALL_KINDS,
        regions=("select", "scatter"),
        jvp=_jvp,
        transpose=_transpose,
        cost=_cost,
        expand=_expand,
        ulp=16.0,
        mlir=Mlir(
            "stablehlo.select_and_scatter",
            (
                ("window_dimensions", "window_dimensions", "i64s"),
                ("window_strides", "window_strides", "ones"),
                ("padding", "padding", "pairs"),
            ),
        ),
    )
)
