"""`reduce`: a fold over some dimensions by a scalar body, one or several arrays at once.

The usual bodies are interned (`monoid`, recognised by `monoid_of`); the orders of folding are
defined in `monograph.hlo.ops.folds`.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

import numpy as np

from monograph.hlo.errors import DTypeError, ShapeError
from monograph.hlo.factors import Dim, Factors, Rule
from monograph.hlo.graph import Graph
from monograph.hlo.ops.batching import shifted, stretch
from monograph.hlo.ops.folds import ORDERS, emit_body, emit_tree, fold
from monograph.hlo.ops.folds_split import reduce_split
from monograph.hlo.ops.leaf import ALL_KINDS, constant_op, splat, zeros
from monograph.hlo.ops.monoids import choice_of, identity, monoid, monoid_of
from monograph.hlo.ops.shape_rules import check_axes, check_combiner, named, other_axes, scalar
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
from monograph.hlo.types import TensorType, Type, tensor

Types = tuple[TensorType, ...]
Array = np.ndarray[Any, Any]


def sum_over(x: Any, dimensions: Iterable[int]) -> Any:
    """The sum of `x` over dimensions (over none: `x` itself)."""
    dims = tuple(dimensions)
    if not dims:
        return x
    return reduce(x, zeros(scalar(x.type)), dimensions=dims, body=monoid("add", x.type.dtype))


# ---- type and semantics --------------------------------------------------------------------------


def _reduce_type(types: Types, attrs: Attrs) -> Type:
    dims, body = attrs["dimensions"], attrs["body"]
    k = len(types) // 2
    if not types or len(types) % 2:
        raise ShapeError(
            f"reduce: {len(types)} operands are not arrays followed by as many initial values",
            operands=named(("*operand",), types),
            fix="give k arrays, then k scalars to start from.",
        )
    xs, inits = types[:k], types[k:]
    if attrs["order"] not in ORDERS:
        known = ", ".join(ORDERS)
        raise ShapeError(f"reduce: no order {attrs['order']!r}", fix=f"use one of {known}.")
    shown = {**named(("*x",), xs), **named(("*init",), inits)}
    for t in xs[1:]:
        if t.shape != xs[0].shape:
            raise ShapeError(
                f"reduce: shapes differ: {xs[0].shape} and {t.shape}",
                operands=shown,
                fix="give arrays of one shape; broadcast the smaller ones.",
            )
    check_axes("reduce", "dimensions", dims, xs[0].ndim, xs[0])
    for x, init in zip(xs, inits, strict=True):
        if init is not scalar(x):
            raise DTypeError(
                f"reduce: the initial value is {init}, not a scalar {x.dtype}",
                operands=shown,
                fix=f"start from a scalar of element type {x.dtype}.",
            )
    why = "it combines two tuples of scalars of the arrays' element types into one."
    check_combiner("reduce", body, xs, shown, why)
    shape = tuple(xs[0].shape[i] for i in other_axes(xs[0].ndim, dims))
    out = tuple(tensor(shape, x.dtype) for x in xs)
    return out[0] if k == 1 else out


def _reduce_ref(attrs: Attrs, *arrays: Array) -> Any:
    k = len(arrays) // 2
    xs, inits = arrays[:k], arrays[k:]
    dims = attrs["dimensions"]
    kept = other_axes(xs[0].ndim, dims)
    order = (*kept, *sorted(dims))
    shape = tuple(xs[0].shape[i] for i in kept)
    n = math.prod([xs[0].shape[i] for i in dims])
    rows = [np.transpose(x, order).reshape((*shape, n)) for x in xs]
    out = fold(attrs["body"], rows, inits, attrs["order"])
    return out[0] if k == 1 else tuple(out)


def _reduce_cost(types: Types, out: Type, attrs: Attrs) -> Cost:
    return Cost(types[0].size * len(attrs["body"].nodes), elements_bytes(types, out))


def _reduce_signature(types: Types, attrs: Attrs) -> Signature:
    k = len(types) // 2
    row = letters(types[0].ndim)
    out = tuple(row[i] for i in other_axes(types[0].ndim, attrs["dimensions"]))
    return Signature((row,) * k + ((),) * k, (out,) * k)


def _reduce_factors(types: Types, out: Type, attrs: Attrs) -> Rule:
    """Terms are combined by the monoid; those of another body are gathered and folded again.

    Initial values count once.
    """
    k, made = len(types) // 2, Factors()
    how = monoid_of(attrs["body"]) if k == 1 else None
    row: list[Dim] = []
    for d, n in enumerate(types[0].shape):
        over = d in attrs["dimensions"]
        row.append(made.add(n, "reduce", how or "", split=how is None) if over else made.add(n))
    kept = [row[d] for d in other_axes(types[0].ndim, attrs["dimensions"])]
    return made.rule([*[row] * k, *[[]] * k], [kept] * k, range(k, 2 * k))


# ---- derivative ----------------------------------------------------------------------------------


def _reduce_jvp(attrs: Attrs, ins: list[Any], ts: list[Any], outs: Any) -> Any:
    k = len(ins) // 2
    if k > 1:
        return _jvp_by_tree(attrs, ins, ts, list(outs))
    name = monoid_of(attrs["body"])
    if name == "add":
        tangents = [zeros(x.type) if t is None else t for x, t in zip(ins, ts, strict=True)]
        return reduce(*tangents, **attrs)
    choice = choice_of(attrs["body"])
    if choice is not None:
        return _jvp_of_choice(attrs, choice, ins, ts, outs)
    return _jvp_by_tree(attrs, ins, ts, [outs])[0]


def _spread(value: Any, x: TensorType, dims: tuple[int, ...]) -> Any:
    """A reduced value, repeated over the dimensions that were reduced."""
    return ops.broadcast_in_dim(value, shape=x.shape, broadcast_dimensions=other_axes(x.ndim, dims))


def _fill(value: Any, shape: tuple[int, ...]) -> Any:
    return ops.broadcast_in_dim(value, shape=shape, broadcast_dimensions=())


def _jvp_of_choice(attrs: Attrs, name: str, ins: list[Any], ts: list[Any], out: Any) -> Any:
    """The mean of the tangents of those elements that equal the result."""
    (x, init), (t, t_init) = ins, ts
    dims, d = attrs["dimensions"], x.type.dtype
    chosen = ops.compare(x, _spread(out, x.type, dims), comparison_direction="EQ")
    count = sum_over(ops.convert(chosen, dtype=d), dims)
    total = None
    if t is not None:
        total = sum_over(ops.select(chosen, t, zeros(t.type)), dims)
    if t_init is not None or not _is_identity(init, name):
        full = _fill(init, out.type.shape)
        start = ops.compare(full, out, comparison_direction="EQ")
        if t_init is None:  # the initial value takes no share; it only keeps 0 / 0 away
            empty = ops.compare(count, zeros(count.type), comparison_direction="EQ")
            start = ops.and_(start, empty)
        count = ops.add(count, ops.convert(start, dtype=d))
        if t_init is not None:
            share = ops.select(start, _fill(t_init, out.type.shape), zeros(out.type))
            total = share if total is None else ops.add(total, share)
    return ops.divide(total, count)


def _is_identity(init: Any, name: str) -> bool:
    """Whether the initial value is known to be the monoid's neutral element."""
    node = getattr(init, "node", None)
    if node is None or node.op is not constant_op:
        return False
    value = node.attrs["value"]
    return bool(np.array_equal(value, identity(name, node.type.dtype)))


def _jvp_by_tree(attrs: Attrs, ins: list[Any], ts: list[Any], outs: list[Any]) -> list[Any]:
    """Fold values and tangents together by ops: right for every body, also around zeros."""
    k = len(ins) // 2
    shape = outs[0].type.shape
    dims = attrs["dimensions"]
    starts = [_fill(v, shape) for v in ins[k:]]
    t_starts = [None if v is None else _fill(v, shape) for v in ts[k:]]
    rows = [_as_rows(x, dims) for x in ins[:k]]
    t_rows = [None if t is None else _as_rows(t, dims) for t in ts[:k]]
    if rows[0].type.shape[-1] == 0:
        return t_starts
    values, tangents = emit_tree(attrs["body"], rows, t_rows)
    return emit_body(attrs["body"], [*starts, *values], [*t_starts, *tangents])[1]


def _as_rows(x: Any, dims: tuple[int, ...]) -> Any:
    """`x` with the reduced dimensions as one, the last."""
    t = x.type
    kept = other_axes(t.ndim, dims)
    shape = tuple(t.shape[i] for i in kept)
    n = int(np.prod([t.shape[i] for i in dims], dtype=np.int64))
    moved = ops.transpose(x, permutation=(*kept, *sorted(dims)))
    return ops.reshape(moved, shape=(*shape, n))


def _reduce_transpose(attrs: Attrs, ct: Any, ins: list[Any]) -> list[Any]:
    x, init = ins  # linear only where the body is a sum of one array
    return [
        _spread(ct, x.type, attrs["dimensions"]) if isinstance(x, Undefined) else None,
        sum_over(ct, range(ct.type.ndim)) if isinstance(init, Undefined) else None,
    ]


# ---- batching ------------------------------------------------------------------------------------


def _reduce_batch(attrs: Attrs, ins: tuple[Any, ...], flags: tuple[bool, ...], size: int) -> Any:
    k = len(ins) // 2
    xs = [stretch(x, flag, size) for x, flag in zip(ins[:k], flags[:k], strict=True)]
    if any(flags[k:]):
        inits = [stretch(x, flag, size) for x, flag in zip(ins[k:], flags[k:], strict=True)]
        outs = _batch_inits(attrs, xs, inits)
    else:
        made = reduce(*xs, *ins[k:], **{**attrs, "dimensions": shifted(attrs["dimensions"])})
        outs = [made] if k == 1 else made
    return (outs[0], True) if k == 1 else (outs, [True] * k)


def _batch_inits(attrs: Attrs, xs: list[Any], inits: list[Any]) -> list[Any]:
    """Each example starts from its own values, which a reduce node cannot."""
    body = attrs["body"]
    rows = [_as_rows(x, tuple(d + 1 for d in attrs["dimensions"])) for x in xs]
    *shape, n = rows[0].type.shape
    starts = [ops.broadcast_in_dim(i, shape=tuple(shape), broadcast_dimensions=(0,)) for i in inits]
    if n == 0:
        return starts
    name = monoid_of(body)
    if attrs["order"] == "sequential" and name is None:
        return _emit_sequential(body, rows, starts)
    if name is None:
        return emit_body(body, [*starts, *emit_tree(body, rows)[0]])[0]
    neutral = splat(identity(name, xs[0].type.dtype), scalar(xs[0].type))
    last = {**attrs, "dimensions": (len(shape),)}
    if attrs["order"] == "sequential":  # the fold meets each example's own start first
        start = ops.reshape(starts[0], shape=(*shape, 1))
        joined = ops.concatenate(start, rows[0], dimension=len(shape))
        return [reduce(joined, neutral, **last)]
    return emit_body(body, [starts[0], reduce(rows[0], neutral, **last)])[0]


def _emit_sequential(body: Graph, rows: list[Any], accs: list[Any]) -> list[Any]:
    *shape, n = rows[0].type.shape
    for j in range(n):
        column = [
            ops.slice(
                x,
                start_indices=(0,) * len(shape) + (j,),
                limit_indices=(*shape, j + 1),
                strides=(1,) * (len(shape) + 1),
            )
            for x in rows
        ]
        accs = emit_body(body, [*accs, *(ops.reshape(c, shape=tuple(shape)) for c in column)])[0]
    return accs


reduce: OpDef = register(
    OpDef(
        "reduce",
        "reduction",
        _reduce_type,
        _reduce_ref,
        attrs=("dimensions", "body", "order"),
        defaults={"order": "any"},
        operands=("*x",),
        dtypes=ALL_KINDS,
        regions=("body",),
        jvp=_reduce_jvp,
        transpose=_reduce_transpose,
        batch=_reduce_batch,
        signature=_reduce_signature,
        factors=_reduce_factors,
        split=reduce_split,
        cost=_reduce_cost,
        mlir=Mlir("stablehlo.reduce", (("dimensions", "dimensions", "i64s"),)),
    )
)
