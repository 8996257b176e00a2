"""Numbers of the common distributions, each a function of uniform ones."""

from __future__ import annotations

import math
from typing import Any

import ml_dtypes
import numpy as np

from monograph._operands.axes import broadcast_shapes, shape_of
from monograph._operands.placed import placeable
from monograph._operands.values import convert, to_type, value
from monograph.hlo.errors import ArgumentError, DTypeError
from monograph.hlo.ops.composite import composite
from monograph.hlo.ops.formula import Term
from monograph.hlo.ops.leaf import splat
from monograph.hlo.record import ops
from monograph.hlo.types import BF16, F32, DType, real_dtype, tensor
from monograph.lax.elementwise import stop_gradient
from monograph.lax.special import nextafter
from monograph.numpy import binary, choosing
from monograph.numpy.creation import is_number
from monograph.random.draws import (
    between,
    fitted,
    float_dtype,
    halves,
    no_tangent,
    positive,
    uniform,
    unit_interval,
)
from monograph.random.elementary import erf, erf_inv, log, log1p, tan
from monograph.random.keys import split, words_of
from monograph.tracer.dtypes import default_dtype, requested


def _quantiles(ins: Any, attrs: Any) -> Term:
    """erf_inv(u), u uniform on (-1, 1)."""
    d: DType = attrs["dtype"]
    t = tensor(attrs["shape"], d)
    low = splat(np.nextafter(np.array(-1, d.np), np.array(0, d.np)), t)
    u = between(unit_interval(ins, attrs), low, splat(1, t))
    return erf_inv(Term(u))


_random_normal = composite(
    "random_normal",
    lambda ins, attrs: (_quantiles(ins, attrs) * math.sqrt(2)).value,
    attrs=("shape", "dtype"),
    operands=("k1", "k2"),
    jvp=no_tangent,
    exact=True,
)
_random_quantiles = composite(
    "random_quantiles",
    lambda ins, attrs: _quantiles(ins, attrs).value,
    attrs=("shape", "dtype"),
    operands=("k1", "k2"),
    jvp=no_tangent,
    exact=True,
)


@placeable
def normal(key: Any, shape: Any = (), dtype: Any = None) -> Any:
    """Standard normal numbers; complex ones have variance 1 in all."""
    d = float_dtype(dtype, "normal")
    size = shape_of(shape, "normal")
    if not d.is_complex:
        return _random_normal(*words_of(key, "normal"), shape=size, dtype=d)
    part = real_dtype(d)
    a, b = (normal(k, size, part.np) for k in split(key))
    made = ops.complex(a, b)
    return ops.divide(made, splat(math.sqrt(2), made.type))


def scaled_normal(key: Any, scale: Any, size: tuple[int, ...], where: str) -> Any:
    """Normal numbers times a value; one that is broadcast takes in the root first, as in XLA."""
    d = scale.type.dtype
    if d.is_complex or d is BF16 or scale.type.shape == size:
        return ops.multiply(normal(key, size, d.np), fitted(scale, size, where))
    factor = fitted((Term(scale) * math.sqrt(2)).value, size, where)
    drawn = _random_quantiles(*words_of(key, where), shape=size, dtype=d)
    return ops.multiply(drawn, factor)


def wide_normal(key: Any, size: tuple[int, ...], d: DType) -> Any:
    """Normal numbers before what sums squares of them: f32 for bf16, as in XLA."""
    if d is not BF16:
        return normal(key, size, d.np)
    low = float(np.nextafter(np.array(-1, d.np), np.array(0, d.np)))
    u = Term(convert(uniform(key, size, d, low, 1.0), F32))
    return (erf_inv(u) * float(d.np.type(math.sqrt(2)))).value


@placeable
def truncated_normal(key: Any, lower: Any, upper: Any, shape: Any = None, dtype: Any = None) -> Any:
    """Standard normal numbers that lie between `lower` and `upper`."""
    d = float_dtype(dtype, "truncated_normal")
    low, high = (to_type(v if is_number(v) else value(v), d) for v in (lower, upper))
    if shape is None:
        shape = broadcast_shapes(low.type.shape, high.type.shape, where="truncated_normal")
    size = shape_of(shape, "truncated_normal")
    low, high = (fitted(v, size, "truncated_normal") for v in (low, high))
    ends = [erf(Term(v) * (1 / d.np.type(math.sqrt(2)))).value for v in (low, high)]
    out = (erf_inv(Term(uniform(key, size, d, *ends))) * math.sqrt(2)).value
    inside = [nextafter(stop_gradient(v), inf) for v, inf in ((low, np.inf), (high, -np.inf))
              for inf in (splat(inf, v.type),)]  # fmt: skip
    return choosing.clip(out, *inside)


@placeable
def exponential(key: Any, shape: Any = (), dtype: Any = None) -> Any:
    """Exponential numbers of mean 1."""
    u = Term(uniform(key, shape, float_dtype(dtype, "exponential")))
    return (-log1p(-u)).value


@placeable
def laplace(key: Any, shape: Any = (), dtype: Any = None) -> Any:
    """Standard Laplace numbers."""
    d = float_dtype(dtype, "laplace")
    u = uniform(key, shape, d, -1.0 + float(ml_dtypes.finfo(d.np).epsneg), 1.0)
    return ops.multiply(ops.sign(u), log1p(-Term(u).abs()).value)


@placeable
def logistic(key: Any, shape: Any = (), dtype: Any = None) -> Any:
    """Standard logistic numbers."""
    d = float_dtype(dtype, "logistic")
    u = positive(key, shape, d)
    return (log(u) - log1p(-u)).value


@placeable
def cauchy(key: Any, shape: Any = (), dtype: Any = None) -> Any:
    """Standard Cauchy numbers."""
    d = float_dtype(dtype, "cauchy")
    u = Term(uniform(key, shape, d, float(ml_dtypes.finfo(d.np).eps), 1.0))
    return tan((u - 0.5) * math.pi).value


@placeable
def bernoulli(key: Any, p: Any = 0.5, shape: Any = None, mode: str = "low") -> Any:
    """True with probability `p`; mode "high" takes twice as many random bits."""
    if mode not in ("low", "high"):
        raise ArgumentError(f"bernoulli: mode {mode!r}", fix="use 'low' or 'high'.")
    p = value(p, "bernoulli", 1)
    if not p.type.dtype.is_float:
        raise DTypeError(f"bernoulli: a probability of type {p.type.dtype}", fix="give a float.")
    size = p.type.shape if shape is None else shape_of(shape, "bernoulli")
    if mode == "low":
        return binary.less(uniform(key, size, p.type.dtype), p)
    first, second = halves(uniform(key, (2, *size), p.type.dtype))
    second = second * 2.0 ** -ml_dtypes.finfo(p.type.dtype.np).nmant
    return (second < Term(fitted(p, size, "bernoulli")) - first).value


@placeable
def rademacher(key: Any, shape: Any = (), dtype: Any = None) -> Any:
    """-1 or 1."""
    d = default_dtype("int") if dtype is None else requested(dtype, "rademacher")
    drawn = convert(bernoulli(key, 0.5, shape), default_dtype("int"))
    return convert(binary.subtract(binary.multiply(2, drawn), 1), d)
