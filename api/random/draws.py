"""Random bits, and numbers uniform on an interval or a range of integers, drawn from a key."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np

from monograph._operands.axes import broadcast_shapes, shape_of
from monograph._operands.placed import placeable
from monograph._operands.promotion import promote_types
from monograph._operands.values import broadcast_to, convert, to_type, value
from monograph.hlo.errors import ArgumentError, DTypeError, ShapeError
from monograph.hlo.ops.composite import composite
from monograph.hlo.ops.formula import Term
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import ops
from monograph.hlo.types import BF16, DTYPES, I32, DType, tensor
from monograph.numpy import binary, choosing
from monograph.numpy.creation import is_number
from monograph.random.elementary import fma
from monograph.random.keys import split, words_of
from monograph.random.threefry import bits as threefry_bits
from monograph.tracer.dtypes import default_dtype, requested


def _unsigned(n: int) -> DType:
    return DTYPES[f"u{n}"]


def float_dtype(dtype: Any, where: str) -> DType:
    """The floating-point or complex element type that a user asks for (None: the default)."""
    d = default_dtype("float") if dtype is None else requested(dtype, where)
    if not d.is_inexact:
        raise DTypeError(f"{where} makes floating-point numbers, not {d}", fix="ask for a float.")
    return d


# ---- bits and the unit interval ------------------------------------------------------------------
@placeable
def bits(key: Any, shape: Any = (), dtype: Any = None) -> Any:
    """Uniformly random bits as unsigned integers (u32 by default)."""
    d = requested("uint64" if default_dtype("int").bits == 64 else "uint32", "bits")
    d = d if dtype is None else requested(dtype, "bits")
    if d.kind != "uint":
        raise ArgumentError(f"bits makes unsigned integers, not {d}", fix="ask for 'uint32'.")
    return threefry_bits(*words_of(key, "bits"), shape_of(shape, "bits"), d)


def unit_interval(ins: Any, attrs: Any) -> Any:
    """Floats in [0, 1): the mantissa random, the exponent that of 1, minus 1."""
    d: DType = attrs["dtype"]
    width, mantissa = d.bits, ml_dtypes.finfo(d.np).nmant
    drawn = 8 if mantissa < 8 else width
    word = _unsigned(width)
    k1, k2 = ins
    raw = threefry_bits(k1, k2, attrs["shape"], _unsigned(drawn))
    raw = convert(raw, word)
    shifted = ops.shift_right_logical(raw, splat(drawn - mantissa, raw.type))
    one = int(np.array(1, d.np).view(word.np))
    floats = ops.bitcast_convert(ops.or_(shifted, splat(one, raw.type)), dtype=d)
    return ops.subtract(floats, splat(1, floats.type))


def no_tangent(attrs: Any, ins: Any, tangents: Any, out: Any) -> None:
    """The derivative rule of what only depends on a key: there is none to follow."""
    return None


_random_unit = composite(
    "random_unit",
    unit_interval,
    attrs=("shape", "dtype"),
    operands=("k1", "k2"),
    jvp=no_tangent,
    exact=True,
)


@placeable
def uniform(
    key: Any, shape: Any = (), dtype: Any = None, minval: Any = 0.0, maxval: Any = 1.0
) -> Any:
    """Uniform numbers from `minval` to `maxval`, the latter left out."""
    d = float_dtype(dtype, "uniform")
    size = shape_of(shape, "uniform")
    unit = _random_unit(*words_of(key, "uniform"), shape=size, dtype=d)
    if is_number(minval) and is_number(maxval) and (minval, maxval) == (0, 1):
        return unit
    low, high = (
        fitted(to_type(v if is_number(v) else value(v, "uniform"), d), size, "uniform")
        for v in (minval, maxval)
    )
    return between(unit, low, high)


def between(unit: Any, low: Any, high: Any) -> Any:
    """Numbers of the unit interval moved to that from `low` to `high`."""
    unit, low, high = Term(unit), Term(low), Term(high)
    return fma(unit, high - low, low).at_least(low).value


def halves(pair: Any) -> list[Term]:
    """The two parts of an array of shape (2, ...)."""
    shape = pair.type.shape[1:]
    return [Term(ops.reshape(cut(pair, 0, i, i + 1), shape=shape)) for i in range(2)]


def positive(key: Any, shape: Any, d: DType) -> Term:
    """Numbers of the unit interval; the smallest normal one in place of 0."""
    return Term(uniform(key, shape, d)).at_least(float(ml_dtypes.finfo(d.np).tiny))


def fitted(x: Any, shape: tuple[int, ...], where: str) -> Any:
    """A parameter broadcast to the shape of the samples."""
    if broadcast_shapes(x.type.shape, shape, where=where) != shape:
        raise ShapeError(
            f"{where}: a parameter of shape {x.type.shape} for samples of shape {shape}",
            fix="ask for a shape that ends in the parameter's.",
        )
    return broadcast_to(x, shape)


def real(d: DType, where: str) -> DType:
    """The element type `d`, which must not be complex."""
    if d.is_complex:
        raise DTypeError(f"{where} makes real numbers, not {d}", fix="ask for a float.")
    return d


def narrowed(where: str, d: DType, *xs: Any) -> None:
    """Refuse parameters that numbers of type `d` would lose digits of, as JAX does."""
    for x in xs:
        t = None if is_number(x) else value(x, where).type
        if t is not None and not t.weak and promote_types(t.dtype.np, d.np) != d.np:
            raise DTypeError(
                f"{where}: a parameter of type {t.dtype} for numbers of type {d}",
                fix=f"convert the parameter to {d}, or ask for another type.",
            )


def parameters(where: str, shape: Any, d: DType, *xs: Any) -> list[Any]:
    """Parameters as values of type `d` and of the shape of the samples (None: their own)."""
    real(d, where)
    values = [to_type(x if is_number(x) else value(x, where), d) for x in xs]
    if shape is None:
        size = broadcast_shapes(*(v.type.shape for v in values), where=where)
    else:
        size = shape_of(shape, where)
    return [fitted(v, size, where) for v in values]


def quotient(x: Term, y: Any, where: str) -> Term:
    """`x` divided by a parameter; one that is broadcast is inverted first, as XLA does it."""
    t = x.value.type
    (own,) = parameters(where, None, t.dtype, y)
    if own.type.size < t.size and t.dtype is not BF16:
        return x * Term(fitted((1 / Term(own)).value, t.shape, where))
    return x / Term(fitted(own, t.shape, where))


# ---- integers ------------------------------------------------------------------------------------
@placeable
def randint(key: Any, shape: Any, minval: Any, maxval: Any, dtype: Any = None) -> Any:
    """Integers from `minval` to `maxval`, the latter left out.

    Twice as many random bits as needed are drawn and reduced, so that the bias is small.
    """
    d = default_dtype("int") if dtype is None else requested(dtype, "randint")
    if not d.is_integer:
        raise DTypeError(f"randint makes integers, not {d}", fix="ask for an integer type.")
    size = shape_of(shape, "randint")
    inner = d if d.bits >= 32 else I32
    low, high = (_whole(value(v, "randint"), inner) for v in (minval, maxval))
    info = ml_dtypes.iinfo(d.np)
    if inner is not d:
        low = choosing.clip(convert(low, I32), int(info.min), int(info.max))
        high = choosing.clip(convert(high, I32), int(info.min), int(info.max) + 1)
    top = splat(int(ml_dtypes.iinfo(inner.np).max), tensor((), inner))
    beyond = binary.greater(high, _clipped(top, high.type.dtype))
    low, high = (fitted(_clipped(v, inner), size, "randint") for v in (low, high))
    made = _integers(key, low, high, broadcast_to(beyond, size), inner)
    return convert(made, d)


def _whole(x: Any, d: DType) -> Any:
    """A bound as an integer; one with a fraction loses it."""
    return x if x.type.dtype.is_integer else convert(x, d)


def _clipped(x: Any, d: DType) -> Any:
    """An integer converted to `d`, moved into its range first."""
    own, new = ml_dtypes.iinfo(x.type.dtype.np), ml_dtypes.iinfo(d.np)
    low, high = max(int(own.min), int(new.min)), min(int(own.max), int(new.max))
    if (low, high) != (int(own.min), int(own.max)):
        x = ops.clamp(
            splat(low, x.type.strong), convert(x, x.type.dtype), splat(high, x.type.strong)
        )
    return convert(x, d)


def _integers(key: Any, low: Any, high: Any, beyond: Any, d: DType) -> Any:
    shape, word = low.type.shape, _unsigned(d.bits)
    first, second = (threefry_bits(*words_of(k, "randint"), shape, word) for k in split(key))
    span = convert(ops.subtract(high, low), word)
    one = splat(1, span.type)
    empty = binary.less_equal(high, low)
    span = ops.select(empty, one, span)
    span = ops.select(ops.and_(beyond, ops.not_(empty)), ops.add(span, one), span)
    factor = ops.remainder(splat(1 << (d.bits // 2), span.type), span)
    factor = ops.remainder(ops.multiply(factor, factor), span)
    offset = ops.add(ops.multiply(ops.remainder(first, span), factor), ops.remainder(second, span))
    return ops.add(low, convert(ops.remainder(offset, span), d))
