"""Random numbers as pure functions of keys; `jax.random`'s names and, bit for bit, its streams.

key = monograph.random.key(0)
key, sub = monograph.random.split(key)
x = monograph.random.normal(sub, (3,))
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import ml_dtypes
import numpy as np

from monograph.axes import axis_of, broadcast_shapes, shape_of
from monograph.hlo.errors import ArgumentError, DTypeError, ShapeError
from monograph.hlo.ops.composite import composite
from monograph.hlo.ops.leaf import splat
from monograph.hlo.record import ops
from monograph.hlo.types import DTYPES, I32, U32, DType, real_dtype, tensor
from monograph.keys import (
    Key,
    PRNGKey,
    clone,
    fold_in,
    key,
    key_data,
    key_impl,
    split,
    words_of,
    wrap_key_data,
)
from monograph.lax.elementwise import nextafter, stop_gradient
from monograph.numpy import choosing, creation, indexing, reductions, shapes, ufuncs
from monograph.numpy.creation import is_number
from monograph.promotion import default_dtype, requested
from monograph.threefry import bits as _threefry_bits
from monograph.values import broadcast_to, convert, promote_inexact, to_type, value

__all__ = [
    "Key",
    "PRNGKey",
    "bernoulli",
    "bits",
    "categorical",
    "cauchy",
    "choice",
    "clone",
    "exponential",
    "fold_in",
    "gumbel",
    "key",
    "key_data",
    "key_impl",
    "laplace",
    "logistic",
    "normal",
    "permutation",
    "rademacher",
    "randint",
    "split",
    "truncated_normal",
    "uniform",
    "wrap_key_data",
]


def _unsigned(n: int) -> DType:
    return DTYPES[f"u{n}"]


def _float_dtype(dtype: Any, where: str) -> DType:
    d = default_dtype("float") if dtype is None else requested(dtype, where)
    if not d.is_inexact:
        raise DTypeError(f"{where} makes floating-point numbers, not {d}", fix="ask for a float.")
    return d


# ---- bits and the unit interval ------------------------------------------------------------------
def bits(key: Any, shape: Any = (), dtype: Any = None) -> Any:
    """Uniformly random bits as unsigned integers (u32 by default)."""
    d = requested("uint64" if default_dtype("int").bits == 64 else "uint32", "bits")
    d = d if dtype is None else requested(dtype, "bits")
    if d.kind != "uint":
        raise ArgumentError(f"bits makes unsigned integers, not {d}", fix="ask for 'uint32'.")
    return _threefry_bits(*words_of(key, "bits"), shape_of(shape, "bits"), d)


def _unit(ins: Any, attrs: Any) -> Any:
    """Floats in [0, 1): the mantissa random, the exponent that of 1, minus 1."""
    d: DType = attrs["dtype"]
    width, mantissa = d.bits, ml_dtypes.finfo(d.np).nmant
    drawn = 8 if mantissa < 8 else width
    word = _unsigned(width)
    k1, k2 = ins
    raw = _threefry_bits(k1, k2, attrs["shape"], _unsigned(drawn))
    raw = convert(raw, word)
    shifted = ops.shift_right_logical(raw, splat(drawn - mantissa, raw.type))
    one = int(np.array(1, d.np).view(word.np))
    floats = ops.bitcast_convert(ops.or_(shifted, splat(one, raw.type)), dtype=d)
    return ops.subtract(floats, splat(1, floats.type))


def _no_tangent(attrs: Any, ins: Any, tangents: Any, out: Any) -> None:
    return None


_random_unit = composite(
    "random_unit", _unit, attrs=("shape", "dtype"), operands=("k1", "k2"), jvp=_no_tangent
)


def uniform(
    key: Any, shape: Any = (), dtype: Any = None, minval: Any = 0.0, maxval: Any = 1.0
) -> Any:
    """Uniform numbers from `minval` to `maxval`, the latter left out."""
    d = _float_dtype(dtype, "uniform")
    size = shape_of(shape, "uniform")
    unit = _random_unit(*words_of(key, "uniform"), shape=size, dtype=d)
    low, high = (
        _fitted(to_type(v if is_number(v) else value(v, "uniform"), d), size, "uniform")
        for v in (minval, maxval)
    )
    return ops.maximum(low, ops.add(ops.multiply(unit, ops.subtract(high, low)), low))


def _fitted(x: Any, shape: tuple[int, ...], where: str) -> Any:
    if broadcast_shapes(x.type.shape, shape, where=where) != shape:
        raise ShapeError(
            f"{where}: a parameter of shape {x.type.shape} for samples of shape {shape}",
            fix="ask for a shape that ends in the parameter's.",
        )
    return broadcast_to(x, shape)


# ---- distributions -------------------------------------------------------------------------------
def _normal(ins: Any, attrs: Any) -> Any:
    """sqrt(2) * erf_inv(u), u uniform on (-1, 1)."""
    d: DType = attrs["dtype"]
    t = tensor(attrs["shape"], d)
    low = splat(np.nextafter(np.array(-1, d.np), np.array(0, d.np)), t)
    unit = _unit(ins, attrs)
    u = ops.maximum(low, ops.add(ops.multiply(unit, ops.subtract(splat(1, t), low)), low))
    return ops.multiply(splat(np.sqrt(2), t), ops.erf_inv(u))


_random_normal = composite(
    "random_normal", _normal, attrs=("shape", "dtype"), operands=("k1", "k2"), jvp=_no_tangent
)


def normal(key: Any, shape: Any = (), dtype: Any = None) -> Any:
    """Standard normal numbers; complex ones have variance 1 in all."""
    d = _float_dtype(dtype, "normal")
    size = shape_of(shape, "normal")
    if not d.is_complex:
        return _random_normal(*words_of(key, "normal"), shape=size, dtype=d)
    part = real_dtype(d)
    a, b = (normal(k, size, part.np) for k in split(key))
    made = ops.complex(a, b)
    return ops.divide(made, splat(math.sqrt(2), made.type))


def truncated_normal(key: Any, lower: Any, upper: Any, shape: Any = None, dtype: Any = None) -> Any:
    """Standard normal numbers that lie between `lower` and `upper`."""
    d = _float_dtype(dtype, "truncated_normal")
    low, high = (to_type(v if is_number(v) else value(v), d) for v in (lower, upper))
    if shape is None:
        shape = broadcast_shapes(low.type.shape, high.type.shape, where="truncated_normal")
    size = shape_of(shape, "truncated_normal")
    low, high = (_fitted(v, size, "truncated_normal") for v in (low, high))
    root = splat(math.sqrt(2), low.type)
    u = uniform(key, size, d, ops.erf(ops.divide(low, root)), ops.erf(ops.divide(high, root)))
    out = ops.multiply(root, ops.erf_inv(u))
    inside = [nextafter(stop_gradient(v), inf) for v, inf in ((low, np.inf), (high, -np.inf))
              for inf in (splat(inf, v.type),)]  # fmt: skip
    return choosing.clip(out, *inside)


def exponential(key: Any, shape: Any = (), dtype: Any = None) -> Any:
    """Exponential numbers of mean 1."""
    u = uniform(key, shape, _float_dtype(dtype, "exponential"))
    return ops.negate(ops.log_plus_one(ops.negate(u)))


def gumbel(key: Any, shape: Any = (), dtype: Any = None, mode: str | None = None) -> Any:
    """Standard Gumbel numbers: -log(-log(u))."""
    if mode not in (None, "low"):
        raise ArgumentError(f"gumbel: mode {mode!r}", fix="use 'low', which is the default.")
    d = _float_dtype(dtype, "gumbel")
    tiny = float(ml_dtypes.finfo(d.np).tiny)
    u = uniform(key, shape, d, tiny, 1.0)
    return ops.negate(ops.log(ops.negate(ops.log(u))))


def laplace(key: Any, shape: Any = (), dtype: Any = None) -> Any:
    """Standard Laplace numbers."""
    d = _float_dtype(dtype, "laplace")
    u = uniform(key, shape, d, -1.0 + float(ml_dtypes.finfo(d.np).epsneg), 1.0)
    return ops.multiply(ops.sign(u), ops.log_plus_one(ops.negate(ops.abs(u))))


def logistic(key: Any, shape: Any = (), dtype: Any = None) -> Any:
    """Standard logistic numbers."""
    d = _float_dtype(dtype, "logistic")
    u = uniform(key, shape, d, float(ml_dtypes.finfo(d.np).tiny), 1.0)
    return ops.subtract(ops.log(u), ops.log_plus_one(ops.negate(u)))


def cauchy(key: Any, shape: Any = (), dtype: Any = None) -> Any:
    """Standard Cauchy numbers."""
    d = _float_dtype(dtype, "cauchy")
    u = uniform(key, shape, d, float(ml_dtypes.finfo(d.np).eps), 1.0)
    return ops.tan(ufuncs.multiply(math.pi, ufuncs.subtract(u, 0.5)))


def bernoulli(key: Any, p: Any = 0.5, shape: Any = None, mode: str = "low") -> Any:
    """True with probability `p`."""
    if mode != "low":
        raise ArgumentError(f"bernoulli: mode {mode!r}", fix="use 'low', which is the default.")
    p = value(p, "bernoulli", 1)
    if not p.type.dtype.is_float:
        raise DTypeError(f"bernoulli: a probability of type {p.type.dtype}", fix="give a float.")
    size = p.type.shape if shape is None else shape_of(shape, "bernoulli")
    return ufuncs.less(uniform(key, size, p.type.dtype), p)


def rademacher(key: Any, shape: Any = (), dtype: Any = None) -> Any:
    """-1 or 1."""
    d = default_dtype("int") if dtype is None else requested(dtype, "rademacher")
    drawn = convert(bernoulli(key, 0.5, shape), d)
    return ufuncs.subtract(ufuncs.multiply(2, drawn), 1)


def randint(key: Any, shape: Any, minval: Any, maxval: Any, dtype: Any = None) -> Any:
    """Integers from `minval` to `maxval`, the latter left out.

    Twice as many random bits as needed are drawn and reduced, so that the bias is small.
    """
    d = default_dtype("int") if dtype is None else requested(dtype, "randint")
    if not d.is_integer:
        raise DTypeError(f"randint makes integers, not {d}", fix="ask for an integer type.")
    size = shape_of(shape, "randint")
    inner = d if d.bits >= 32 else I32
    low, high = (value(v, "randint") for v in (minval, maxval))
    info = ml_dtypes.iinfo(d.np)
    if inner is not d:
        low = choosing.clip(convert(low, I32), int(info.min), int(info.max))
        high = choosing.clip(convert(high, I32), int(info.min), int(info.max) + 1)
    top = splat(int(ml_dtypes.iinfo(inner.np).max), tensor((), inner))
    beyond = ufuncs.greater(high, _clipped(top, high.type.dtype))
    low, high = (_fitted(_clipped(v, inner), size, "randint") for v in (low, high))
    made = _integers(key, low, high, broadcast_to(beyond, size), inner)
    return convert(made, d)


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
    first, second = (_threefry_bits(*words_of(k, "randint"), shape, word) for k in split(key))
    span = convert(ops.subtract(high, low), word)
    one = splat(1, span.type)
    empty = ufuncs.less_equal(high, low)
    span = ops.select(empty, one, span)
    span = ops.select(ops.and_(beyond, ops.not_(empty)), ops.add(span, one), span)
    factor = ops.remainder(splat(1 << (d.bits // 2), span.type), span)
    factor = ops.remainder(ops.multiply(factor, factor), span)
    offset = ops.add(ops.multiply(ops.remainder(first, span), factor), ops.remainder(second, span))
    return ops.add(low, convert(ops.remainder(offset, span), d))


# ---- choices -------------------------------------------------------------------------------------
def categorical(
    key: Any, logits: Any, axis: int = -1, shape: Any = None, mode: str | None = None
) -> Any:
    """Indices along an axis, drawn with probabilities softmax(logits)."""
    x = value(logits, "categorical", 1)
    at = axis_of(axis, x.type.ndim, "categorical")
    batch = tuple(x.type.shape[:at] + x.type.shape[at + 1 :])
    size = batch if shape is None else shape_of(shape, "categorical")
    if size[len(size) - len(batch) :] != batch:
        raise ShapeError(f"categorical: shape {size} does not end in {batch}")
    lead = size[: len(size) - len(batch)]
    noise = gumbel(key, (*lead, *x.type.shape), x.type.dtype, mode)
    return reductions.argmax(ufuncs.add(noise, x), len(lead) + at)


def permutation(key: Any, x: Any, axis: int = 0, independent: bool = False) -> Any:
    """`x` shuffled along an axis, or the numbers below `x` in random order.

    There is no sort op yet: each element's rank is counted by comparing it with all others, so cost
    grows with the square of the size.
    """
    if independent:
        raise ArgumentError("permutation: independent=True", fix="map over the other axes by vmap.")
    if is_number(x) or not value(x, "permutation").type.ndim:
        return _shuffled(key, creation.arange(int(x)))
    x = value(x, "permutation")
    at = axis_of(axis, x.type.ndim, "permutation")
    if x.type.ndim == 1:
        return _shuffled(key, x)
    order = _shuffled(key, creation.arange(x.type.shape[at]))
    return indexing.take(x, order, at, mode="clip")


def _shuffled(key: Any, x: Any) -> Any:
    n = x.type.size
    rounds = math.ceil(3 * math.log(max(1, n)) / math.log(2**32 - 1))
    for _ in range(rounds):
        key, sub = split(key)
        x = _sorted_by(_threefry_bits(*words_of(sub, "permutation"), (n,), U32), x)
    return x


def _sorted_by(order: Any, x: Any) -> Any:
    """`x` in the order of the values `order`, stably."""
    n = x.type.size
    row = ops.broadcast_in_dim(order, shape=(n, n), broadcast_dimensions=(1,))
    column = ops.broadcast_in_dim(order, shape=(n, n), broadcast_dimensions=(0,))
    i = ops.iota(iota_dimension=0, shape=(n, n), dtype=I32)
    j = ops.iota(iota_dimension=1, shape=(n, n), dtype=I32)
    before = ops.or_(
        ufuncs.less(row, column), ops.and_(ufuncs.equal(row, column), ufuncs.less(j, i))
    )
    rank = reductions.sum(before, 1, "int32")
    ranks = ops.broadcast_in_dim(rank, shape=(n, n), broadcast_dimensions=(1,))
    mine = ops.select(ufuncs.equal(ranks, i), j, splat(0, j.type))
    return indexing.rows(x, reductions.sum(mine, 1, "int32"))


def choice(
    key: Any,
    a: Any,
    shape: Sequence[int] = (),
    replace: bool = True,
    p: Any = None,
    axis: int = 0,
    mode: str | None = None,
) -> Any:
    """Elements of `a` (or numbers below it), with or without replacement."""
    size = shape_of(shape, "choice")
    draws = math.prod(size)
    many = None if is_number(a) else value(a, "choice", 1)
    at = 0 if many is None else axis_of(axis, many.type.ndim, "choice")
    n = int(a) if many is None else many.type.shape[at]
    if not replace and draws > n:
        raise ValueError(f"choice: {draws} draws without replacement from {n}")
    if p is None and replace:
        index = randint(key, size, 0, n)
    elif p is None:
        made = permutation(key, n if many is None else many, at)
        made = shapes.cut(made, at, 0, draws)
        rest = made.type.shape
        return shapes.reshape(made, (*rest[:at], *size, *rest[at + 1 :]))
    elif replace:
        (weights,) = promote_inexact("choice", p)
        total = choosing.cumsum(weights)
        last = shapes.reshape(shapes.cut(total, 0, n - 1, n), ())
        u = uniform(key, size, total.type.dtype)
        r = ufuncs.multiply(last, ufuncs.subtract(1, u))
        below = ufuncs.less(total, shapes.expand_dims(r, r.type.ndim))
        index = reductions.sum(below, -1, "int32")
    else:
        raise ArgumentError("choice: weights without replacement", fix="draw with replacement.")
    return index if many is None else indexing.take(many, index, at, mode="clip")
