"""Covariance and correlation of variables."""

from __future__ import annotations

import math
from typing import Any

from monograph._operands.values import convert, promote_inexact, value
from monograph.hlo.errors import DTypeError, ShapeError
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import ops
from monograph.hlo.types import DType, tensor
from monograph.numpy.binary import divide, multiply, subtract
from monograph.numpy.choosing import clip
from monograph.numpy.joining import atleast_2d, concatenate
from monograph.numpy.linear import dot
from monograph.numpy.reductions import average, sum
from monograph.numpy.shapes import diagonal, expand_dims, reshape, squeeze, transpose
from monograph.numpy.unary import abs, conjugate, real, sqrt
from monograph.tracer.dtypes import requested


def _asked(name: str, dtype: Any) -> DType | None:
    if dtype is None:
        return None
    d = requested(dtype, name)
    if not d.is_inexact:
        raise DTypeError(f"{name}: dtype {d}", fix="ask for a floating-point or complex type.")
    return d


def _variables(m: Any, y: Any, rowvar: bool) -> Any:
    """One variable a row."""
    xs = promote_inexact("cov", *[value(v, "cov") for v in (m, y) if v is not None])
    rows = []
    for n, x in enumerate(xs):
        if x.type.ndim > 2:
            raise ShapeError(
                f"cov: an array of {x.type.ndim} dimensions",
                operands={"my"[n]: x.type},
                fix="pass vectors or matrices.",
            )
        row = atleast_2d(x)
        if not rowvar and (x.type.ndim != 1 if n == 0 else row.type.shape[0] != 1):
            row = transpose(row)
        rows.append(row)
    return rows[0] if len(rows) == 1 or not rows[0].type.shape[0] else concatenate(rows, 0)


def _weights(name: str, given: Any, n: int, whole: bool) -> Any:
    w = value(given, "cov")
    if w.type.shape != (n,):
        raise ShapeError(
            f"cov: {name} of shape {w.type.shape} for {n} observations",
            operands={name: w.type},
            fix="give a vector with one weight for each observation.",
        )
    if whole and not w.type.dtype.is_integer:
        raise TypeError(f"cov: {name} must be integers, got {w.type.dtype}")
    return abs(w)


def cov(
    m: Any, y: Any = None, rowvar: bool = True, bias: bool = False, ddof: int | None = None,
    fweights: Any = None, aweights: Any = None, dtype: Any = None,
) -> Any:  # fmt: skip
    """The covariance of variables.

    Args:
        m: one variable a row, one observation a column.
        y: further variables.
        rowvar: whether variables are rows; else they are columns.
        bias: whether to divide by the number of observations, instead of one less.
        ddof: what is taken off that number, whatever `bias` says.
        fweights: how often each observation was made, integers.
        aweights: weights of the observations.
        dtype: element type of the computation.

    >>> import monograph.numpy as mnp
    >>> mnp.cov(mnp.array([1.0, 2.0, 3.0]))
    Array(1., dtype=float32)
    """
    d = _asked("cov", dtype)
    x = _variables(m, y, rowvar)
    rows, n = x.type.shape
    if not rows:
        return splat(0, tensor((0, 0), x.type.dtype))
    if not n:
        return splat(math.nan, tensor(() if rows == 1 else (rows, rows), x.type.dtype))
    less = (0 if bias else 1) if ddof is None else ddof
    w = None if fweights is None else _weights("fweights", fweights, n, True)
    if aweights is not None:
        importance = _weights("aweights", aweights, n, False)
        w = importance if w is None else multiply(w, importance)
    if d is not None:
        x, w = convert(x, d), None if w is None else convert(w, d)
    middle, total = average(x, 1, w, returned=True)
    x = subtract(x, expand_dims(middle, 1))
    if w is None:
        count: Any = n - less
    else:
        count = reshape(cut(total, 0, 0, 1), ())
        if less and aweights is None:
            count = subtract(count, less)
        elif less:
            squares = sum(multiply(w, importance))
            count = subtract(count, divide(multiply(squares, less), count))
    weighted = x if w is None else multiply(x, expand_dims(w, 0))
    return squeeze(divide(dot(x, conjugate(transpose(weighted))), count))


def corrcoef(x: Any, y: Any = None, rowvar: bool = True, dtype: Any = None) -> Any:
    """The correlation of variables: their covariance over their standard deviations, see `cov`."""
    _asked("corrcoef", dtype)
    c = cov(x, y, rowvar, dtype=dtype)
    if not c.type.ndim:
        return divide(c, c)
    spread = convert(sqrt(real(diagonal(c))), c.type.dtype)
    c = divide(divide(c, expand_dims(spread, 1)), expand_dims(spread, 0))
    if c.type.dtype.is_complex:
        return ops.complex(clip(ops.real(c), -1, 1), clip(ops.imag(c), -1, 1))
    return clip(c, -1, 1)
