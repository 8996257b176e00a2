"""Running folds along one axis: `cumsum`, `cumprod`, `cummax`, `cummin`, from either end.

Composites: the expansion doubles the reach of every element log2(n) times, each time by a shift and
one op. Integers, minima and maxima are exact; floating-point sums and products may be taken in any
order that depends on the shape alone, those of at most 16 bits in f32 and rounded once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np

from monograph.hlo.errors import DTypeError
from monograph.hlo.factors import Rule, same_shape
from monograph.hlo.interp import evaluate
from monograph.hlo.ops.composite import expansion
from monograph.hlo.ops.define import REAL, Types, check_count, check_kind, wrap
from monograph.hlo.ops.folds import wide
from monograph.hlo.ops.folds_split import running_split
from monograph.hlo.ops.leaf import ALL_KINDS, splat
from monograph.hlo.ops.monoids import identity
from monograph.hlo.ops.shape_rules import check_axes, scalar
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import (
    Attrs,
    Cost,
    Mlir,
    OpDef,
    Signature,
    elements_bytes,
    letters,
    ops,
    register,
)
from monograph.hlo.types import DType, Type, dtype, tensor

Array = np.ndarray[Any, Any]
_FREE_ORDER = 16.0  # ulp between orders, where nothing cancels


def running(
    combine: Callable[..., Any], neutral: Callable[[DType], Any], x: Any, axis: int, reverse: bool
) -> Any:
    """All partial folds of a value along one axis, by doubling.

    Args:
        combine: emits the fold of two values; it is associative.
        neutral: the neutral element of an element type.
        x: the values.
        axis: counted from the front.
        reverse: from the end instead.
    """
    t, n = x.type, x.type.shape[axis]
    if wide(t.dtype) is not t.dtype and t.dtype.is_float:
        y = ops.convert(x, dtype=wide(t.dtype))
        return ops.convert(running(combine, neutral, y, axis, reverse), dtype=t.dtype)
    outside = splat(neutral(t.dtype), scalar(t))
    step = 1
    while step < n:
        kept = cut(x, axis, step, n) if reverse else cut(x, axis, 0, n - step)
        low, high = [0] * t.ndim, [0] * t.ndim
        (high if reverse else low)[axis] = step
        moved = ops.pad(
            kept,
            outside,
            edge_padding_low=tuple(low),
            edge_padding_high=tuple(high),
            interior_padding=(0,) * t.ndim,
        )
        x = combine(moved, x)
        step *= 2
    return x


def _infer(name: str, kinds: frozenset[str]) -> Callable[[Types, Attrs], Type]:
    def infer(types: Types, attrs: Attrs) -> Type:
        check_count(name, ("x",), types)
        (x,) = types
        check_kind(name, "x", x, kinds)
        check_axes(name, "axis", (attrs["axis"],), x.ndim, x)
        if not isinstance(attrs["reverse"], bool):
            raise DTypeError(f"{name}: reverse={attrs['reverse']!r}", fix="give True or False.")
        return x

    return infer


def _accumulate(ufunc: Any) -> Callable[..., Array]:
    """NumPy's running fold, in the order of the elements."""

    def ref(attrs: Attrs, x: Array) -> Array:
        d, axis = dtype(x.dtype), attrs["axis"]
        if not x.size:
            return x.copy()
        turned = np.flip(x, axis) if attrs["reverse"] else x
        w = wide(d).np
        with np.errstate(all="ignore"):
            made = np.asarray(ufunc.accumulate(turned.astype(w), axis=axis, dtype=w))
            made = wrap(made, d) if d.is_integer else made.astype(x.dtype)
        return np.ascontiguousarray(np.flip(made, axis)) if attrs["reverse"] else made

    return ref


def _signature(types: Types, attrs: Attrs) -> Signature:
    row = letters(types[0].ndim)
    kept = tuple(None if i == attrs["axis"] else c for i, c in enumerate(row))
    return Signature((kept,), (kept,))


def running_factors(types: Types, out: Type, attrs: Attrs) -> Rule:
    """A piece needs what all pieces before it amount to."""
    return same_shape(types[0].shape, (attrs["axis"],), "neighbour", 1, 1)


def _cost(types: Types, out: Type, attrs: Attrs) -> Cost:
    return Cost(types[0].size, elements_bytes(types, out))


def _define(name: str, monoid: str, kinds: frozenset[str], **rules: Any) -> OpDef:
    def batch(attrs: Attrs, ins: Any, flags: Any, size: int) -> Any:
        return op(ins[0], axis=attrs["axis"] + 1, reverse=attrs["reverse"]), True

    def expand(ins: Any, attrs: Attrs) -> Any:
        def neutral(d: DType) -> Any:
            return identity(monoid, d)[()]

        return running(getattr(ops, monoid), neutral, ins[0], attrs["axis"], attrs["reverse"])

    op = OpDef(
        name,
        "call",
        _infer(name, kinds),
        attrs=("axis", "reverse"),
        defaults={"reverse": False},
        operands=("x",),
        dtypes=kinds,
        expand=expand,
        batch=batch,
        signature=_signature,
        factors=running_factors,
        split=partial(running_split, monoid),
        running=monoid,
        cost=_cost,
        mlir=Mlir("stablehlo.composite"),
        **rules,
    )
    return register(op)


cumsum: OpDef = _define(
    "cumsum",
    "add",
    ALL_KINDS,
    ref=_accumulate(np.add),
    ulp=_FREE_ORDER,
    jvp=lambda attrs, ins, ts, out: cumsum(ts[0], **attrs),
    transpose=lambda attrs, ct, ins: [cumsum(ct, axis=attrs["axis"], reverse=not attrs["reverse"])],
)
cumprod: OpDef = _define(
    "cumprod", "multiply", ALL_KINDS, ref=_accumulate(np.multiply), ulp=_FREE_ORDER
)


def _extreme(name: str, monoid: str) -> OpDef:
    def ref(attrs: Attrs, x: Array) -> Array:
        graph = expansion(op, (tensor(x.shape, dtype(x.dtype)),), attrs)
        return np.asarray(evaluate(graph, (x,))[0])

    op = _define(name, monoid, REAL | {"bool"}, ref=ref)
    return op


cummax: OpDef = _extreme("cummax", "maximum")
cummin: OpDef = _extreme("cummin", "minimum")

# monoid -> the op
RUNNING: Mapping[str, OpDef] = {op.running: op for op in (cumsum, cumprod, cummax, cummin)}
