"""Polynomials as vectors of coefficients, the highest power first; and how they are fitted."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph._operands.axes import broadcast_shapes
from monograph._operands.values import contents, convert, promote, promote_inexact, value
from monograph.hlo.errors import ArgumentError, ConcretizationError, ShapeError
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import ops
from monograph.hlo.types import C64, C128, F64, tensor
from monograph.numpy.binary import (
    add,
    divide,
    equal,
    less,
    multiply,
    no_booleans,
    power,
    remainder,
    subtract,
)
from monograph.numpy.choosing import require_vector, where
from monograph.numpy.decompositions import eigvals
from monograph.numpy.dtypes import finfo
from monograph.numpy.indexing import take
from monograph.numpy.joining import atleast_1d, concatenate
from monograph.numpy.linear import dot, outer
from monograph.numpy.ranges import arange
from monograph.numpy.reductions import all_, argmin, sum
from monograph.numpy.shapes import broadcast_to, diag, expand_dims, flip, reshape
from monograph.numpy.signals import convolve
from monograph.numpy.solving import inv, lstsq
from monograph.numpy.sorting import argsort
from monograph.numpy.unary import negative, sqrt
from monograph.tracer.arguments import as_int
from monograph.tracer.dtypes import default_dtype


def polyval(p: Any, x: Any, *, unroll: int = 16) -> Any:
    """A polynomial with coefficients `p` (further axes broadcast) at `x`; `unroll` is accepted.

    >>> import monograph.numpy as mnp
    >>> mnp.polyval(mnp.array([1.0, 2.0, 3.0]), 10.0)
    Array(123., dtype=float32)
    """
    p, x = promote("polyval", value(p, "polyval"), x)
    if not p.type.ndim:
        raise ShapeError(
            "polyval: p has no dimension", operands={"p": p.type}, fix="pass a vector."
        )
    rest = p.type.shape[1:]
    shape = broadcast_shapes(rest, x.type.shape, where="polyval")
    out = splat(0, x.type.with_shape(shape))
    for i in range(p.type.shape[0]):
        out = add(multiply(out, x), reshape(cut(p, 0, i, i + 1), rest))
    return out


def vander(x: Any, N: int | None = None, increasing: bool = False) -> Any:
    """Powers of the elements of a vector, one row each, the highest first unless `increasing`."""
    x = value(x, "vander")
    require_vector("vander", "x", x)
    n = x.type.shape[0] if N is None else as_int(N, "N")
    if n < 0:
        raise ArgumentError(f"vander: N is {n}", fix="ask for 0 or more columns.")
    powers = arange(n, dtype=x.type.dtype)
    column = reshape(x, (x.type.shape[0], 1))
    return power(column, expand_dims(powers if increasing else flip(powers), 0))


def _known(where: str, x: Any, fix: str) -> np.ndarray[Any, Any]:
    """The contents of a vector whose leading zeros decide the result's shape."""
    host = contents(x)
    if host is None:
        raise ConcretizationError(
            f"{where} of a traced polynomial",
            operands={"p": x.type},
            why="the shape of the result depends on how many leading coefficients are 0.",
            fix=fix,
        )
    return host


def roots(p: Any, *, strip_zeros: bool = True) -> Any:
    """The roots of a polynomial, complex.

    Args:
        p: coefficients.
        strip_zeros: whether leading zeros are left out first, which needs their values; without,
            each of them makes a root NaN.

    >>> import monograph.numpy as mnp
    >>> sorted(mnp.roots(mnp.array([1.0, -3.0, 2.0])).real.tolist())
    [1.0, 2.0]
    """
    (x,) = promote_inexact("roots", atleast_1d(value(p, "roots")))
    require_vector("roots", "p", x)
    if x.type.dtype.bits < 32:
        x = convert(x, default_dtype("float"))
    n = x.type.shape[0]
    if n < 2 or not strip_zeros:
        return _with_zeros(x) if n > 1 else _eigenvalues(x)
    host = _known("roots", x, "pass strip_zeros=False: roots of leading zeros are then NaN.")
    places = np.flatnonzero(host)
    return _eigenvalues(cut(x, 0, int(places[0]) if len(places) else n, n))


def _with_zeros(x: Any) -> Any:
    """Roots of a polynomial that may have leading zeros: as many are NaN, and come last."""
    n = x.type.shape[0]
    d = default_dtype("int")
    zero = equal(x, 0)
    lead = where(all_(zero), n, argmin(zero))
    x = where(equal(lead, n), 1, x)
    at = ops.iota(iota_dimension=0, shape=(n,), dtype=d)
    found = _eigenvalues(take(x, remainder(add(at, lead), n), 0, mode="clip"))
    real = less(cut(at, 0, 0, n - 1), subtract(n - 1, lead))
    order = argsort(equal(found, 0))
    return where(real, take(found, order, 0, mode="clip"), complex(np.nan, np.nan))


def _eigenvalues(x: Any) -> Any:
    """The roots as the eigenvalues of the companion matrix."""
    n = x.type.shape[0]
    if n < 2:
        return splat(0, tensor((0,), C128 if x.type.dtype in (F64, C128) else C64))
    row = negative(divide(cut(x, 0, 1, n), cut(x, 0, 0, 1)))
    below = diag(splat(1, tensor((n - 2,), x.type.dtype)), -1)
    first = reshape(row, (1, n - 1))
    return eigvals(concatenate([first, cut(below, 0, 1, n - 1)], 0))


def poly(seq_of_zeros: Any) -> Any:
    """The coefficients of the polynomial with such roots, or with a matrix's eigenvalues."""
    (x,) = promote_inexact("poly", atleast_1d(value(seq_of_zeros, "poly")))
    shape = x.type.shape
    if len(shape) == 2 and shape[0] == shape[1] and shape[0]:
        x = eigvals(x)
    if len(x.type.shape) != 1:
        raise ShapeError(
            f"poly: an array of shape {shape}", fix="pass a vector of roots, or a square matrix."
        )
    out = splat(1, tensor((1,) if x.type.size else (), x.type.dtype))
    for i in range(x.type.shape[0]):
        root = cut(x, 0, i, i + 1)
        out = convolve(out, concatenate([splat(1, root.type.strong), negative(root)], 0))
    return out


# ---- arithmetic ----------------------------------------------------------------------------------
def _aligned(where: str, a1: Any, a2: Any) -> list[Any]:
    """Two polynomials of one length, zeros in front of the shorter."""
    xs = promote(where, atleast_1d(value(a1, where)), atleast_1d(value(a2, where, 1)))
    longest = max(xs, key=lambda x: x.type.shape[0])
    return [_longer(x, *longest.type.shape) for x in xs]


def _longer(x: Any, n: int, *rest: int) -> Any:
    m = x.type.shape[0]
    if m == n:
        return x
    x = broadcast_to(x, (m, *rest))
    return concatenate([splat(0, tensor((n - m, *rest), x.type.dtype)), x], 0)


def polyadd(a1: Any, a2: Any) -> Any:
    """The sum of two polynomials."""
    xs = _aligned("polyadd", a1, a2)
    no_booleans("polyadd", *xs)
    return add(*xs)


def polysub(a1: Any, a2: Any) -> Any:
    """The difference of two polynomials."""
    return subtract(*_aligned("polysub", a1, a2))


def _trimmed(where: str, x: Any, tolerance: float = 0.0) -> Any:
    """Without leading coefficients that are 0 (or as small as a tolerance), which needs values."""
    host = _known(where, x, "pass trim_leading_zeros=False.")
    places = np.flatnonzero(np.abs(host) > tolerance)
    return cut(x, 0, int(places[0]) if len(places) else x.type.shape[0], x.type.shape[0])


def polymul(a1: Any, a2: Any, *, trim_leading_zeros: bool = False) -> Any:
    """The product of two polynomials; leading zeros stay unless `trim_leading_zeros`."""
    x, y = promote_inexact("polymul", atleast_1d(value(a1)), atleast_1d(value(a2)))
    if trim_leading_zeros and (x.type.size > 1 or y.type.size > 1):
        x, y = _trimmed("polymul", x), _trimmed("polymul", y)
    zero = splat(0, tensor((1,), x.type.dtype))
    return convolve(x if x.type.size else zero, y if y.type.size else zero)


def polydiv(u: Any, v: Any, *, trim_leading_zeros: bool = False) -> tuple[Any, Any]:
    """Quotient and remainder of two polynomials.

    The remainder has as many coefficients as `u`, unless `trim_leading_zeros`.
    """
    x, y = promote_inexact("polydiv", atleast_1d(value(u)), atleast_1d(value(v)))
    n, m = x.type.shape[0], y.type.shape[0]
    quotient: list[Any] = []
    scale = divide(1.0, reshape(cut(y, 0, 0, 1), ()))
    for i in range(max(n - m + 1, 0)):
        factor = multiply(scale, reshape(cut(x, 0, i, i + 1), ()))
        quotient.append(reshape(factor, (1,)))
        part = subtract(cut(x, 0, i, i + m), multiply(factor, y))
        x = concatenate([cut(x, 0, 0, i), part, cut(x, 0, i + m, n)], 0)
    q = concatenate(quotient, 0) if quotient else splat(0, tensor((1,), x.type.dtype))
    if trim_leading_zeros:
        x = _trimmed("polydiv", x, float(finfo(x.type.dtype.np).eps) ** 0.5)
    return q, x


def polyder(p: Any, m: int = 1) -> Any:
    """The derivative of a polynomial, `m` times over."""
    (x,) = promote_inexact("polyder", atleast_1d(value(p, "polyder")))
    times = as_int(m, "m")
    if times < 0:
        raise ArgumentError(f"polyder: {times} times", fix="take it 0 times or more.")
    n = x.type.shape[0]
    powers = np.arange(n - 1, times - 1, -1, dtype=np.float64)
    factors = np.prod([powers - i for i in range(times)], axis=0)
    left = max(n - times, 0)
    return multiply(cut(x, 0, 0, left), _constants(factors, left, x)) if times else x


def _constants(factors: Any, n: int, x: Any) -> Any:
    return value(np.broadcast_to(factors, (n,)).astype(x.type.dtype.np))


def polyint(p: Any, m: int = 1, k: Any = None) -> Any:
    """The integral of a polynomial, `m` times over, with the constants `k` (0 by default)."""
    times = as_int(m, "m")
    if times < 0:
        raise ArgumentError(f"polyint: {times} times", fix="take it 0 times or more.")
    given = 0 if k is None else k
    x, constants = promote_inexact("polyint", atleast_1d(value(p, "polyint")), value(given))
    constants = atleast_1d(constants)
    if constants.type.shape == (1,):
        constants = broadcast_to(constants, (times,))
    if constants.type.shape != (times,):
        raise ArgumentError(
            f"polyint: constants of shape {constants.type.shape} for {times} integrations",
            fix="give one, or a vector with one for each.",
        )
    if not times:
        return x
    n = x.type.shape[0] + times
    powers = np.arange(n, dtype=np.float64)
    divisors = np.prod([np.maximum(1, powers - i) for i in range(times)], axis=0)[::-1]
    return divide(concatenate([x, constants], 0), _constants(divisors, n, x))


# ---- fitting -------------------------------------------------------------------------------------
def polyfit(
    x: Any, y: Any, deg: int, rcond: float | None = None, full: bool = False, w: Any = None,
    cov: bool | str = False,
) -> Any:  # fmt: skip
    """The polynomial of degree `deg` nearest to points, by least squares.

    Args:
        x: where the points are, a vector.
        y: their values: a vector, or a matrix with one set of points a column.
        deg: the degree.
        rcond: singular values below `rcond` times the largest count as 0.
        full: whether to return also residuals, rank, singular values and rcond.
        w: weights of the points.
        cov: whether to return also the covariance of the coefficients, scaled by the residuals;
            ``"unscaled"``: not scaled.
    """
    order = as_int(deg, "deg") + 1
    if order < 1:
        raise ArgumentError(f"polyfit: degree {deg}", fix="give 0 or more.")
    x, y = promote_inexact("polyfit", value(x, "polyfit"), value(y, "polyfit", 1))
    require_vector("polyfit", "x", x)
    if y.type.ndim not in (1, 2) or x.type.shape[0] != y.type.shape[0] or not x.type.size:
        raise ShapeError(
            "polyfit: points and values do not fit",
            operands={"x": x.type, "y": y.type},
            fix="give one value (or row of values) for each point, and at least one point.",
        )
    limit = x.type.shape[0] * float(finfo(x.type.dtype.np).eps) if rcond is None else rcond
    left, right = vander(x, order), y
    if w is not None:
        weights = convert(value(w, "polyfit"), x.type.dtype)
        require_vector("polyfit", "w", weights)
        left = multiply(left, reshape(weights, (weights.type.size, 1)))
        right = multiply(right, weights if y.type.ndim == 1 else reshape(weights, (-1, 1)))
    scale = sqrt(sum(multiply(left, left), 0))
    left = divide(left, expand_dims(scale, 0))
    c, residuals, rank, singular = lstsq(left, right, limit)
    c = divide(c, scale if y.type.ndim == 1 else reshape(scale, (order, 1)))
    if full:
        return c, residuals, rank, singular, value(limit)
    if not cov:
        return c
    base = divide(inv(dot(left.T, left)), outer(scale, scale))
    factor = value(1.0)
    if cov != "unscaled":
        if x.type.shape[0] <= order:
            raise ArgumentError(
                "polyfit: with no more points than coefficients the covariance is not known",
                fix="lower the degree, or pass cov='unscaled'.",
            )
        factor = divide(residuals, x.type.shape[0] - order)
    if y.type.ndim == 2:
        base = reshape(base, (order, order, 1))
    factor = atleast_1d(factor)
    last = (1,) * (base.type.ndim - 1) + factor.type.shape
    return c, multiply(base, reshape(factor, last))
