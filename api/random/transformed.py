"""Numbers of distributions that are simple functions of uniform, normal or exponential ones."""

from __future__ import annotations

from typing import Any

from monograph._operands.axes import broadcast_shapes, shape_of
from monograph._operands.placed import placeable
from monograph._operands.values import convert, promote_inexact, to_type, value
from monograph.hlo.errors import DTypeError
from monograph.hlo.ops.formula import Term
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import ops
from monograph.hlo.types import F16, DType
from monograph.numpy.creation import is_number
from monograph.numpy.norms import norm
from monograph.random.distributions import (
    exponential,
    normal,
    rademacher,
    scaled_normal,
    wide_normal,
)
from monograph.random.draws import (
    fitted,
    float_dtype,
    narrowed,
    parameters,
    quotient,
    real,
    uniform,
)
from monograph.random.elementary import exp, fma, log, log1p, power
from monograph.random.keys import split
from monograph.tracer.dtypes import default_dtype, requested


def _real(dtype: Any, where: str) -> DType:
    return real(float_dtype(dtype, where), where)


@placeable
def lognormal(key: Any, sigma: Any = 1.0, shape: Any = None, dtype: Any = None) -> Any:
    """Exponentials of normal numbers of mean 0 and standard deviation `sigma`.

    Args:
        key: a random key.
        sigma: broadcast to `shape`.
        shape: of the result; that of `sigma` by default.
        dtype: a floating-point or complex type.
    """
    d = float_dtype(dtype, "lognormal")
    narrowed("lognormal", d, sigma)
    s = to_type(sigma if is_number(sigma) else value(sigma, "lognormal"), d)
    size = s.type.shape if shape is None else shape_of(shape, "lognormal")
    drawn = scaled_normal(key, s, size, "lognormal")
    return ops.exponential(drawn) if d.is_complex else exp(Term(drawn)).value


@placeable
def maxwell(key: Any, shape: Any = (), dtype: Any = None) -> Any:
    """Lengths of vectors of three standard normal numbers."""
    d = _real(dtype, "maxwell")
    drawn = wide_normal(key, (*shape_of(shape, "maxwell"), 3), d)
    if d is F16:
        return norm(drawn, axis=-1)
    size = drawn.type.shape[:-1]
    x, y, z = (Term(ops.reshape(cut(drawn, -1 + len(drawn.type.shape), i, i + 1), shape=size))
               for i in range(3))  # fmt: skip
    return ops.sqrt(convert((y * y + (x * x + z * z)).value, d))


def double_sided_maxwell(key: Any, loc: Any, scale: Any, shape: Any = (), dtype: Any = None) -> Any:
    """Maxwell numbers with random signs, times `scale`, plus `loc`.

    Args:
        key: a random key.
        loc, scale: the centre and the spread.
        shape: goes before the common shape of `loc` and `scale`; by default that shape once more.
        dtype: a floating-point type.
    """
    d, where = _real(dtype, "double_sided_maxwell"), "double_sided_maxwell"
    centre, spread = (to_type(x if is_number(x) else value(x, where), d) for x in (loc, scale))
    own = broadcast_shapes(centre.type.shape, spread.type.shape, where=where)
    full = (shape_of(shape, where) if shape else own) + own
    first, second = split(key)
    sizes, signs = maxwell(first, full, d.np), rademacher(second, full, d.np)
    spread, centre = (fitted(x, full, where) for x in (spread, centre))
    return fma(Term(signs) * Term(sizes), Term(spread), Term(centre)).value


@placeable
def pareto(key: Any, b: Any, shape: Any = None, dtype: Any = None) -> Any:
    """Pareto numbers of shape parameter `b`: exp(e / b), e exponential."""
    d = _real(dtype, "pareto")
    narrowed("pareto", d, b)
    (full,) = parameters("pareto", shape, d, b)
    drawn = Term(exponential(key, full.type.shape, d.np))
    return exp(quotient(drawn, b, "pareto")).value


@placeable
def rayleigh(key: Any, scale: Any, shape: Any = None, dtype: Any = None) -> Any:
    """Rayleigh numbers: scale * sqrt(-2 log u), u uniform."""
    d = _real(dtype, "rayleigh")
    narrowed("rayleigh", d, scale)
    (s,) = parameters("rayleigh", shape, d, scale)
    u = Term(uniform(key, s.type.shape, d.np))
    return (Term(s) * (log(u) * -2).sqrt()).value


@placeable
def triangular(
    key: Any, left: Any, mode: Any, right: Any, shape: Any = None, dtype: Any = None
) -> Any:
    """Numbers between `left` and `right`, `mode` being the likeliest."""
    d = _real(dtype, "triangular")
    narrowed("triangular", d, left, mode, right)
    a, c, b = (Term(x) for x in parameters("triangular", shape, d, left, mode, right))
    u = Term(uniform(key, a.value.type.shape, d.np))
    rising = a + (u * (b - a) * (c - a)).sqrt()
    falling = b - ((1 - u) * (b - a) * (b - c)).sqrt()
    return (u < (c - a) / (b - a)).then(rising, falling).value


@placeable
def wald(key: Any, mean: Any, shape: Any = None, dtype: Any = None) -> Any:
    """Numbers of the inverse Gaussian distribution of mean `mean` and scale 1.

    J. R. Michael, W. R. Schucany and R. W. Haas, "Generating random variates using transformations
    with multiple roots", The American Statistician 30 (1976).
    """
    d = _real(dtype, "wald")
    narrowed("wald", d, mean)
    (mean,) = parameters("wald", shape, d, mean)
    m, size = Term(mean), mean.type.shape
    first, second = split(key)
    v, z = Term(normal(first, size, d.np)), Term(uniform(second, size, d.np))
    y, square = v * v, m * m
    root = fma(4 * m, y, square * (y * y)).sqrt()
    x = fma(-(m / 2), root, fma(square * y, 0.5, m))
    return (z <= m / (m + x)).then(x, square / x).value


def weibull_min(
    key: Any, scale: Any, concentration: Any, shape: Any = (), dtype: Any = None
) -> Any:
    """Weibull numbers: scale * (-log(1 - u)) ** (1 / concentration), u uniform.

    Args:
        key: a random key.
        scale, concentration: positive; the result has the broadcast shape of these and `shape`.
        shape: of the uniform numbers.
        dtype: a floating-point type.
    """
    d, where = _real(dtype, "weibull_min"), "weibull_min"
    s, c = (to_type(x if is_number(x) else value(x, where), d) for x in (scale, concentration))
    u = uniform(key, shape, d.np)
    full = broadcast_shapes(u.type.shape, s.type.shape, c.type.shape, where=where)
    s, c, u = (Term(fitted(x, full, where)) for x in (s, c, u))
    return (power(-log1p(-u), 1 / c) * s).value


@placeable
def geometric(key: Any, p: Any, shape: Any = None, dtype: Any = None) -> Any:
    """How many trials it takes until one of probability `p` succeeds.

    Args:
        key: a random key.
        p: between 0 and 1; broadcast to `shape`.
        shape: of the result; that of `p` by default.
        dtype: an integer type.
    """
    d = default_dtype("int") if dtype is None else requested(dtype, "geometric")
    if not d.is_integer:
        raise DTypeError(f"geometric makes integers, not {d}", fix="ask for an integer type.")
    (p,) = promote_inexact("geometric", p)
    (p,) = parameters("geometric", shape, p.type.dtype, p)
    u = Term(uniform(key, p.type.shape, p.type.dtype.np))
    u = u.equals(0).then(1, u)
    return convert(((log(u) / log1p(-Term(p))).floor() + 1).value, d)
