"""Numbers of the common distributions, each a function of uniform ones."""

from __future__ import annotations

import math
from typing import Any

import ml_dtypes
import numpy as np

from monograph._operands.axes import broadcast_shapes, shape_of
from monograph._operands.values import convert, to_type, value
from monograph.hlo.errors import ArgumentError, DTypeError
from monograph.hlo.ops.composite import composite
from monograph.hlo.ops.leaf import splat
from monograph.hlo.record import ops
from monograph.hlo.types import DType, real_dtype, tensor
from monograph.lax.elementwise import stop_gradient
from monograph.lax.special import nextafter
from monograph.numpy import binary, choosing
from monograph.numpy.creation import is_number
from monograph.random.draws import fitted, float_dtype, no_tangent, uniform, unit_interval
from monograph.random.keys import split, words_of
from monograph.tracer.dtypes import default_dtype, requested


def _normal(ins: Any, attrs: Any) -> Any:
    """sqrt(2) * erf_inv(u), u uniform on (-1, 1)."""
    d: DType = attrs["dtype"]
    t = tensor(attrs["shape"], d)
    low = splat(np.nextafter(np.array(-1, d.np), np.array(0, d.np)), t)
    unit = unit_interval(ins, attrs)
    u = ops.maximum(low, ops.add(ops.multiply(unit, ops.subtract(splat(1, t), low)), low))
    return ops.multiply(splat(np.sqrt(2), t), ops.erf_inv(u))


_random_normal = composite(
    "random_normal", _normal, attrs=("shape", "dtype"), operands=("k1", "k2"), jvp=no_tangent
)


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


def truncated_normal(key: Any, lower: Any, upper: Any, shape: Any = None, dtype: Any = None) -> Any:
    """Standard normal numbers that lie between `lower` and `upper`."""
    d = float_dtype(dtype, "truncated_normal")
    low, high = (to_type(v if is_number(v) else value(v), d) for v in (lower, upper))
    if shape is None:
        shape = broadcast_shapes(low.type.shape, high.type.shape, where="truncated_normal")
    size = shape_of(shape, "truncated_normal")
    low, high = (fitted(v, size, "truncated_normal") for v in (low, high))
    root = splat(math.sqrt(2), low.type)
    u = uniform(key, size, d, ops.erf(ops.divide(low, root)), ops.erf(ops.divide(high, root)))
    out = ops.multiply(root, ops.erf_inv(u))
    inside = [nextafter(stop_gradient(v), inf) for v, inf in ((low, np.inf), (high, -np.inf))
              for inf in (splat(inf, v.type),)]  # fmt: skip
    return choosing.clip(out, *inside)


def exponential(key: Any, shape: Any = (), dtype: Any = None) -> Any:
    """Exponential numbers of mean 1."""
    u = uniform(key, shape, float_dtype(dtype, "exponential"))
    return ops.negate(ops.log_plus_one(ops.negate(u)))


def gumbel(key: Any, shape: Any = (), dtype: Any = None, mode: str | None = None) -> Any:
    """Standard Gumbel numbers: -log(-log(u))."""
    if mode not in (None, "low"):
        raise ArgumentError(f"gumbel: mode {mode!r}", fix="use 'low', which is the default.")
    d = float_dtype(dtype, "gumbel")
    tiny = float(ml_dtypes.finfo(d.np).tiny)
    u = uniform(key, shape, d, tiny, 1.0)
    return ops.negate(ops.log(ops.negate(ops.log(u))))


def laplace(key: Any, shape: Any = (), dtype: Any = None) -> Any:
    """Standard Laplace numbers."""
    d = float_dtype(dtype, "laplace")
    u = uniform(key, shape, d, -1.0 + float(ml_dtypes.finfo(d.np).epsneg), 1.0)
    return ops.multiply(ops.sign(u), ops.log_plus_one(ops.negate(ops.abs(u))))


def logistic(key: Any, shape: Any = (), dtype: Any = None) -> Any:
    """Standard logistic numbers."""
    d = float_dtype(dtype, "logistic")
    u = uniform(key, shape, d, float(ml_dtypes.finfo(d.np).tiny), 1.0)
    return ops.subtract(ops.log(u), ops.log_plus_one(ops.negate(u)))


def cauchy(key: Any, shape: Any = (), dtype: Any = None) -> Any:
    """Standard Cauchy numbers."""
    d = float_dtype(dtype, "cauchy")
    u = uniform(key, shape, d, float(ml_dtypes.finfo(d.np).eps), 1.0)
    return ops.tan(binary.multiply(math.pi, binary.subtract(u, 0.5)))


def bernoulli(key: Any, p: Any = 0.5, shape: Any = None, mode: str = "low") -> Any:
    """True with probability `p`."""
    if mode != "low":
        raise ArgumentError(f"bernoulli: mode {mode!r}", fix="use 'low', which is the default.")
    p = value(p, "bernoulli", 1)
    if not p.type.dtype.is_float:
        raise DTypeError(f"bernoulli: a probability of type {p.type.dtype}", fix="give a float.")
    size = p.type.shape if shape is None else shape_of(shape, "bernoulli")
    return binary.less(uniform(key, size, p.type.dtype), p)


def rademacher(key: Any, shape: Any = (), dtype: Any = None) -> Any:
    """-1 or 1."""
    d = default_dtype("int") if dtype is None else requested(dtype, "rademacher")
    drawn = convert(bernoulli(key, 0.5, shape), d)
    return binary.subtract(binary.multiply(2, drawn), 1)
