"""`reduce_window`: a fold over every window of an array, by any body.

The definition is a pad, `windows` and a `reduce`. Sums of few floats are taken in turn. Longer
folds of known monoids are done with less work: a window as long as the axis is a running fold
(`cumsum` and its like), one of several dimensions is folded one dimension after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from monograph.hlo.errors import DTypeError, ShapeError
from monograph.hlo.factors import Rule
from monograph.hlo.graph import Graph
from monograph.hlo.ops.batching import stretch
from monograph.hlo.ops.cumulative import RUNNING
from monograph.hlo.ops.folds import fold, wide
from monograph.hlo.ops.geometry import Geometry
from monograph.hlo.ops.leaf import ALL_KINDS, constant_op, ones, splat, zeros
from monograph.hlo.ops.monoids import identity, monoid, monoid_of
from monograph.hlo.ops.phases import Phase, interleaved, phases_of
from monograph.hlo.ops.picks import pick, pick_identity, pick_of
from monograph.hlo.ops.reduce import reduce, sum_over
from monograph.hlo.ops.shape_rules import named, scalar
from monograph.hlo.ops.window_factors import folding_factors, pooling_factors
from monograph.hlo.ops.windows import padded, padded_array, seen, seen_array
from monograph.hlo.ops.windows_split import reduce_window_split
from monograph.hlo.record import (
    Attrs,
    Cost,
    Mlir,
    OpDef,
    Signature,
    Undefined,
    elements_bytes,
    letters,
    ops,
    register,
)
from monograph.hlo.types import I32, DType, TensorType, Type, dtype, tensor, types_of

Types = tuple[TensorType, ...]
Array = np.ndarray[Any, Any]

_ROWS = ("window_dimensions", "window_strides", "base_dilations", "window_dilations", "padding")
_SHORT = 32  # elements that are summed in turn, rounding each time, as XLA does
_LARGE = 3  # times more elements than the sum of the sides: worth one pass per dimension


def geometry_of(attrs: Attrs) -> Geometry:
    """Where the windows of a node stand."""
    return Geometry.of(*(attrs[name] for name in _ROWS))


def order_of(attrs: Attrs, d: DType) -> str:
    """In which order a `reduce_window` folds each of its windows, of elements of a type."""
    return _order(attrs["body"], d, geometry_of(attrs))


def _order(body: Graph, d: DType, g: Geometry) -> str:
    """In which order windows are folded: free but for small sums, whose cancellation shows."""
    rounds = d.is_inexact and monoid_of(body) in ("add", "multiply")
    return "sequential" if rounds and g.elements <= _SHORT else "any"


def _attrs(g: Geometry) -> dict[str, Any]:
    rows = (g.sizes, g.strides, g.base_dilations, g.dilations, g.padding)
    return dict(zip(_ROWS, rows, strict=True))


# ---- type and semantics --------------------------------------------------------------------------


def _type(types: Types, attrs: Attrs) -> Type:
    k = len(types) // 2
    if not types or len(types) % 2:
        raise ShapeError(
            f"reduce_window: {len(types)} operands are not arrays followed by initial values",
            operands=named(("*operand",), types),
            fix="give k arrays, then k scalars to start from.",
        )
    xs = types[:k]
    g = geometry_of(attrs)
    g.check("reduce_window", xs[0], xs[0].shape)
    try:  # arrays, initial values and body have to fit as those of a reduce do
        reduce.infer(types, {"dimensions": (), "body": attrs["body"], "order": "any"})
    except (DTypeError, ShapeError) as e:
        e.what = e.what.replace("reduce:", "reduce_window:", 1)
        raise
    shape = g.counts(xs[0].shape)
    out = tuple(tensor(shape, x.dtype) for x in xs)
    return out[0] if k == 1 else out


def _ref(attrs: Attrs, *arrays: Array) -> Any:
    k = len(arrays) // 2
    g = geometry_of(attrs)
    pairs = zip(arrays[:k], arrays[k:], strict=True)
    views = [seen_array(padded_array(x, start, g), g) for x, start in pairs]
    shape = (*g.counts(arrays[0].shape), g.elements)
    rows = [np.ascontiguousarray(v).reshape(shape) for v in views]
    order = _order(attrs["body"], dtype(arrays[0].dtype), g)
    out = fold(attrs["body"], rows, arrays[k:], order)
    return out[0] if k == 1 else tuple(out)


def _cost(types: Types, out: Type, attrs: Attrs) -> Cost:
    size = types_of(out)[0].size * geometry_of(attrs).elements
    return Cost(size * len(attrs["body"].nodes), elements_bytes(types, out))


def _signature(types: Types, attrs: Attrs) -> Signature:
    """Dimensions in which nothing moves can be split."""
    k, g = len(types) // 2, geometry_of(attrs)
    still = [
        n == s == b == 1 and pair == (0, 0)
        for n, s, b, pair in zip(g.sizes, g.strides, g.base_dilations, g.padding, strict=True)
    ]
    row = tuple(
        c if stays else None for c, stays in zip(letters(types[0].ndim), still, strict=True)
    )
    return Signature((row,) * k + ((),) * k, (row,) * k)


def _factors(types: Types, out: Type, attrs: Attrs) -> Rule:
    k, g, shape = len(types) // 2, geometry_of(attrs), types[0].shape
    how = monoid_of(attrs["body"]) if k == 1 else None
    rule = None if how is None else folding_factors(shape, how, g)
    return rule or pooling_factors(k, k, k, types_of(out)[0].shape, g)


def _of_piece(attrs: Attrs, types: Types, outs: Types) -> Attrs:
    """A window that holds all there is holds all of a piece."""
    g = geometry_of(attrs)
    rows = zip(g.sizes, types[0].shape, g.padding, strict=True)
    sizes = tuple(min(size, n) if pads == (0, 0) else size for size, n, pads in rows)
    return {**attrs, "window_dimensions": sizes}


# ---- as other ops --------------------------------------------------------------------------------


def _all_seen(xs: Sequence[Any], values: Sequence[Any], g: Geometry) -> list[Any]:
    return [seen(padded(x, v, g), g) for x, v in zip(xs, values, strict=True)]


def _last(g: Geometry) -> tuple[int, ...]:
    """The windows' dimensions, of an array of windows."""
    n = len(g.sizes)
    return tuple(range(n, 2 * n))


def _expand(ins: Any, attrs: Attrs) -> Any:
    k, g, body = len(ins) // 2, geometry_of(attrs), attrs["body"]
    xs, inits = ins[:k], ins[k:]
    name, order = monoid_of(body), _order(body, xs[0].type.dtype, g)

    def folded(g: Geometry) -> Any:
        rows = _all_seen(xs, inits, g)
        return reduce(*rows, *inits, dimensions=_last(g), body=body, order=order)

    if k == 1 and name is not None and order == "any":
        axis = _running_axis(xs[0].type, g)
        if axis is not None and _runs(name, inits[0]):
            return _running(name, xs[0], inits[0], axis, reverse=g.padding[axis][0] == 0)
        sides = [n for n in g.sizes if n > 1]
        if len(sides) > 1 and g.elements > _LARGE * sum(sides):
            return _side_by_side(name, xs[0], inits[0], g)
    phases = phases_of(g, xs[0].type.shape)
    if k > 1 or name is None or phases is None or not _runs(name, inits[0]):
        return folded(g)

    def one(p: Phase) -> Any:
        if p.geometry is not None:
            return folded(p.geometry)
        return ops.broadcast_in_dim(inits[0], shape=phases.counts, broadcast_dimensions=())

    return interleaved(phases, 0, one, lambda p: p.geometry)


def _running_axis(x: TensorType, g: Geometry) -> int | None:
    """The axis along which every window reaches from the start to its place (or to the end)."""
    axes = [i for i, n in enumerate(g.sizes) if n > 1]
    if len(axes) != 1 or any(s > 1 for s in (*g.strides, *g.base_dilations, *g.dilations)):
        return None
    (axis,) = axes
    n = x.shape[axis]
    others = [pair for i, pair in enumerate(g.padding) if i != axis]
    if g.sizes[axis] != n or any(map(any, others)):
        return None
    return axis if g.padding[axis] in ((n - 1, 0), (0, n - 1)) else None


def _runs(name: str, init: Any) -> bool:
    """Whether there is such a running fold, and it makes no difference how often `init` is met."""
    if name not in RUNNING:
        return False
    d = init.type.dtype
    return name in ("maximum", "minimum") or any(
        _is(init, v) for v in (identity(name, d), np.asarray(name == "multiply").astype(d.np))
    )


def _running(name: str, x: Any, init: Any, axis: int, reverse: bool) -> Any:
    """A running fold, and each of its results folded with the initial value."""
    made = RUNNING[name](x, axis=axis, reverse=reverse)
    if _is(init, identity(name, x.type.dtype)):
        return made
    full = ops.broadcast_in_dim(init, shape=x.type.shape, broadcast_dimensions=())
    return getattr(ops, name)(made, full)


def _is(init: Any, value: Array) -> bool:
    """Whether a value is known to be a constant, bit for bit."""
    node = getattr(init, "node", None)
    if node is None or node.op is not constant_op:
        return False
    return bool(np.asarray(node.attrs["value"]).tobytes() == np.asarray(value).tobytes())


def _side_by_side(name: str, x: Any, init: Any, g: Geometry) -> Any:
    """Fold over one dimension of the windows after the other; round once."""
    d = x.type.dtype
    acc = wide(d)
    x = padded(x, init, g)
    x, start = (v if acc is d else ops.convert(v, dtype=acc) for v in (x, init))
    neutral = splat(identity(name, acc), tensor((), acc))
    one = Geometry.of((1,) * len(g.sizes))
    axes = sorted(g.moves, key=lambda i: g.sizes[i])
    for axis in axes:
        alone = replace(
            one,
            sizes=_only(axis, g.sizes),
            strides=_only(axis, g.strides),
            dilations=_only(axis, g.dilations),
        )
        value = start if axis == axes[-1] else neutral
        x = reduce(seen(x, alone), value, dimensions=_last(g), body=monoid(name, acc))
    return x if acc is d else ops.convert(x, dtype=d)


def _only(axis: int, row: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(n if i == axis else 1 for i, n in enumerate(row))


# ---- derivative ----------------------------------------------------------------------------------


def _jvp(attrs: Attrs, ins: list[Any], ts: list[Any], outs: Any) -> Any:
    k, g, body = len(ins) // 2, geometry_of(attrs), attrs["body"]
    name = monoid_of(body) if k == 1 else None
    if name == "add":
        full = [zeros(x.type) if t is None else t for x, t in zip(ins, ts, strict=True)]
        return reduce_window(*full, **attrs)
    if name in ("maximum", "minimum") and ts[1] is None:
        return _jvp_of_choice("GT" if name == "maximum" else "LT", ins, ts[0], g)
    rows = _all_seen(ins[:k], ins[k:], g)
    t_rows = [
        _seen_tangent(x, t, t_init, g) for x, t, t_init in zip(ins[:k], ts[:k], ts[k:], strict=True)
    ]
    given = {"dimensions": _last(g), "body": body, "order": "any"}
    assert reduce.jvp is not None
    return reduce.jvp(given, [*rows, *ins[k:]], [*t_rows, *ts[k:]], outs)


def _seen_tangent(x: Any, t: Any, t_init: Any, g: Geometry) -> Any:
    if t is None and t_init is None:
        return None
    full = zeros(x.type) if t is None else t
    return seen(padded(full, zeros(scalar(x.type)) if t_init is None else t_init, g), g)


def _jvp_of_choice(direction: str, ins: list[Any], t: Any, g: Geometry) -> Any:
    """The tangent of the first element of a window that is the largest (or smallest)."""
    x, init = ins
    numbers = numbers_of(seen(padded(x, init, g), g).type, g)
    rows = [seen(padded(x, init, g), g), numbers]
    body = pick(direction, x.type.dtype, I32)
    known = pick_of(body)
    assert known is not None
    starts = [splat(v, tensor((), d)) for v, d in zip(
        pick_identity(known), (x.type.dtype, I32), strict=True)]  # fmt: skip
    _, chosen = reduce(*rows, *starts, dimensions=_last(g), body=body)
    return picked(_seen_tangent(x, t, None, g), chosen, numbers, g)


def numbers_of(t: TensorType, g: Geometry) -> Any:
    """For every element of an array of windows its number in the window."""
    flat = ops.iota(iota_dimension=0, shape=(g.elements,), dtype=I32)
    one = ops.reshape(flat, shape=g.sizes)
    return ops.broadcast_in_dim(one, shape=t.shape, broadcast_dimensions=_last(g))


def picked(rows: Any, chosen: Any, numbers: Any, g: Geometry) -> Any:
    """Of every window the element with the chosen number: linear in the windows."""
    n = len(g.sizes)
    wanted = ops.broadcast_in_dim(
        chosen, shape=rows.type.shape, broadcast_dimensions=tuple(range(n))
    )
    hit = ops.compare(numbers, wanted, comparison_direction="EQ")
    return sum_over(ops.select(hit, rows, zeros(rows.type)), _last(g))


def _transpose(attrs: Attrs, ct: Any, ins: list[Any]) -> list[Any]:
    x, init = ins  # linear only where the body is a sum of one array
    g = geometry_of(attrs)
    return [
        _pull(ct, x.type, g) if isinstance(x, Undefined) else None,
        _pull_init(ct, x.type, g, attrs) if isinstance(init, Undefined) else None,
    ]


def _pull(ct: Any, x: TensorType, g: Geometry) -> Any:
    """Every element of x gets the sum over the windows that hold it: a sum over windows again."""
    spread = Geometry.of(g.sizes, (), g.strides).spread(ct.type.shape)
    low = tuple(span - 1 - a for span, (a, _) in zip(g.spans, g.padding, strict=True))
    rows = zip(low, g.spread(x.shape), g.spans, spread, strict=True)
    padding = tuple((a, n + span - 1 - a - m) for a, n, span, m in rows)
    back = Geometry(g.sizes, g.base_dilations, g.strides, g.dilations, padding)
    zero = zeros(scalar(ct.type))
    return reduce_window(ct, zero, **_attrs(back), body=monoid("add", x.dtype))


def _pull_init(ct: Any, x: TensorType, g: Geometry, attrs: Attrs) -> Any:
    """Every window starts from the initial value, and meets it wherever there was nothing."""
    inside = reduce_window(ones(x), zeros(scalar(x)), **attrs)
    times = ops.subtract(splat(g.elements + 1, inside.type), inside)
    return sum_over(ops.multiply(ct, times), range(ct.type.ndim))


# ---- batching ------------------------------------------------------------------------------------


def _batch(attrs: Attrs, ins: tuple[Any, ...], flags: tuple[bool, ...], size: int) -> Any:
    k, g = len(ins) // 2, geometry_of(attrs)
    more = g.within(1)
    xs = [stretch(x, flag, size) for x, flag in zip(ins[:k], flags[:k], strict=True)]
    if not any(flags[k:]):
        made = reduce_window(*xs, *ins[k:], **_attrs(more), body=attrs["body"])
        return (made, True) if k == 1 else (made, [True] * k)
    rows = []
    for x, init, flag in zip(xs, ins[k:], flags[k:], strict=True):
        assert ops.pad.batch is not None
        wide_x, _ = ops.pad.batch(g.padding_attrs, (x, init), (True, flag), size)
        rows.append(ops.reshape(v := seen(wide_x, more), shape=_without_batch(v.type, g)))
    given = {"dimensions": _last(g), "body": attrs["body"], "order": "any"}
    assert reduce.batch is not None
    return reduce.batch(given, (*rows, *ins[k:]), ((True,) * k + tuple(flags[k:])), size)


def _without_batch(t: TensorType, g: Geometry) -> tuple[int, ...]:
    """The shape of windows whose batch dimension has no windows."""
    n = len(g.sizes) + 1
    return (*t.shape[:n], *t.shape[n + 1 :])


reduce_window: OpDef = register(
    OpDef(
        "reduce_window",
        "opaque",
        _type,
        _ref,
        attrs=(*_ROWS, "body"),
        defaults={name: () for name in _ROWS[1:]},
        operands=("*x",),
        dtypes=ALL_KINDS,
        regions=("body",),
        jvp=_jvp,
        transpose=_transpose,
        batch=_batch,
        signature=_signature,
        factors=_factors,
        localize=_of_piece,
        split=reduce_window_split,
        cost=_cost,
        expand=_expand,
        ulp=16.0,
        mlir=Mlir(
            "stablehlo.reduce_window",
            (
                ("window_dimensions", "window_dimensions", "i64s"),
                *((name, name, "ones") for name in _ROWS[1:-1]),
                ("padding", "padding", "pairs"),
            ),
        ),
    )
)


def body_of(graph: Graph) -> Graph:
    """The body itself, or the interned one of its form."""
    name = monoid_of(graph)
    return graph if name is None else monoid(name, graph.out_types[0].dtype)
