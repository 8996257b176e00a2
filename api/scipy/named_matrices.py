"""Matrices with a name: of integers, of orthogonal rows, of populations, of polynomials."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from monograph._operands.axes import broadcast_shapes
from monograph._operands.values import broadcast_to, promote, promote_inexact, value
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.ops.leaf import zeros
from monograph.hlo.ops.slices import cut
from monograph.hlo.types import tensor
from monograph.numpy.choosing import where
from monograph.numpy.creation import array
from monograph.numpy.indexing import take
from monograph.numpy.joining import atleast_1d, concatenate
from monograph.numpy.padding import pad
from monograph.numpy.shapes import flip
from monograph.numpy.unary import abs
from monograph.scipy.special_matrices import toeplitz
from monograph.tracer.arguments import as_int
from monograph.tracer.dtypes import default_dtype, requested

_KINDS = ("symmetric", "lower", "upper")


def _size(n: Any, name: str) -> int:
    n = as_int(n, "n")
    if n < 1:
        raise ArgumentError(f"{name} of size {n}", fix="give a size of at least 1.")
    return n


def convolution_matrix(a: Any, n: int, mode: str = "full") -> Any:
    """The matrix whose product with a vector of length `n` is its convolution with `a`.

    Args:
        a: vectors along the last axis.
        n: columns.
        mode: "full", "same" or "valid"; see `monograph.numpy.convolve`.
    """
    n = _size(n, "convolution_matrix")
    x = value(a, "convolution_matrix")
    if not x.ndim or not x.shape[-1]:
        raise ShapeError(f"convolution_matrix of shape {x.shape}", fix="give a vector.")
    if mode not in ("full", "same", "valid"):
        raise ArgumentError(f"convolution_matrix: mode {mode!r}",
                            fix="use 'full', 'same' or 'valid'.")  # fmt: skip
    m, axis = x.shape[-1], x.ndim - 1
    width = [(0, 0)] * axis + [(0, n - 1)]
    column, row = pad(x, width), pad(flip(x, -1), width)
    off = 0 if mode == "full" else min(n, m) - 1
    before = off // 2 if mode == "same" else off
    after, size = off - before if mode == "same" else off, m + n - 1
    return toeplitz(cut(column, axis, before, size - after),
                    cut(row, axis, size - n - before, size - before))  # fmt: skip


def fiedler(a: Any) -> Any:
    """The distances between all pairs of numbers."""
    x = atleast_1d(value(a, "fiedler"))
    return abs(x[..., None] - x[..., None, :])


def fiedler_companion(a: Any) -> Any:
    """The pentadiagonal matrix whose characteristic polynomial has the coefficients `a`.

    M. Fiedler, "A note on companion matrices", Linear Algebra and its Applications 372 (2003).
    """
    (x,) = promote_inexact("fiedler_companion", a)
    x = atleast_1d(x)
    n = x.shape[-1] - 1
    if n < 0:
        raise ShapeError("fiedler_companion of no coefficients", fix="give at least one.")
    if n == 0:
        return zeros(tensor((*x.shape[:-1], 0, 0), x.type.dtype))
    x = x / x[..., :1]
    i, j = np.ogrid[:n, :n]
    even = i % 2 == 0
    ones = ((i == 1) & (j == 0)) | ((j == i + 2) & even) | ((j == i - 2) & ~even & (i >= 3))
    below = (j == i - 1) & even & (i >= 2)
    beside = np.where((j == i + 1) & even, i + 2, np.where(below, i + 1, 0))
    beside[0, 0] = 1
    picked = -take(x, np.minimum(beside, n).astype(np.int32), -1)
    return where(beside > 0, picked, ones.astype(x.dtype))


def hadamard(n: int, dtype: Any = int) -> Any:
    """The matrix of 1 and -1 with orthogonal rows; `n` is a power of 2 (J. J. Sylvester, 1867)."""
    n = _size(n, "hadamard")
    if n & (n - 1):
        raise ArgumentError(f"hadamard of size {n}", fix="give a power of 2.")
    made = np.ones((1, 1), np.int8)
    while len(made) < n:
        made = np.block([[made, made], [made, -made]])
    return array(made, requested(dtype, "hadamard").np)


def helmert(n: int, full: bool = False) -> Any:
    """Orthonormal rows that compare each number with those before; `full`: and the mean."""
    n = _size(n, "helmert")
    i, j = np.ogrid[1:n, :n]
    made = np.where(j < i, 1.0, np.where(j == i, -i, 0)) / np.sqrt(i * (i + 1.0))
    if full:
        made = np.concatenate([np.full((1, n), 1 / math.sqrt(n)), made])
    return array(made, default_dtype("float").np)


def _binomial(n: Any, k: Any) -> np.ndarray[Any, Any]:
    """Binomial coefficients, exactly; as floats."""
    choose = np.vectorize(lambda a, b: float(math.comb(int(a), int(b))) if a >= b >= 0 else 0.0,
                          otypes=[np.float64])  # fmt: skip
    found: np.ndarray[Any, Any] = choose(n, k)
    return found


def _kind(kind: str | None, name: str) -> str:
    if kind not in (None, *_KINDS):
        raise ArgumentError(f"{name}: kind {kind!r}", fix="use 'symmetric', 'lower' or 'upper'.")
    return kind or "symmetric"


def pascal(n: int, kind: str | None = None) -> Any:
    """Binomial coefficients: "symmetric" (i + j over i), "lower" (i over j) or "upper"."""
    i, j = np.ogrid[: _size(n, "pascal"), :n]
    made = {
        "symmetric": lambda: _binomial(i + j, i),
        "lower": lambda: _binomial(i, j),
        "upper": lambda: _binomial(j, i),
    }[_kind(kind, "pascal")]()
    return array(made, np.float32)


def invpascal(n: int, kind: str | None = None) -> Any:
    """The inverse of `pascal`."""
    i, j = np.ogrid[: _size(n, "invpascal"), :n]
    lower = _binomial(i, j) * (-1.0) ** (i - j)
    made = {"symmetric": lower.T @ lower, "lower": lower, "upper": lower.T}
    return array(made[_kind(kind, "invpascal")], default_dtype("float").np)


def invhilbert(n: int) -> Any:
    """The inverse of `hilbert`, whose elements are integers."""
    i, j = np.ogrid[:n, :n]
    s = i + j
    made = (-1.0) ** s * (s + 1.0) * _binomial(n + i, n - j - 1) * _binomial(n + j, n - i - 1)
    return array(made * _binomial(s, i) ** 2, default_dtype("float").np)


def leslie(f: Any, s: Any) -> Any:
    """The matrix of a population in age groups.

    P. H. Leslie, "On the use of matrices in certain population mathematics", Biometrika 33 (1945).

    Args:
        f: offspring per age group, (..., n).
        s: the share of each group that grows older, (..., n - 1).
    """
    x, y = (atleast_1d(v) for v in promote("leslie", f, s))
    n = x.shape[-1]
    lead = broadcast_shapes(x.shape[:-1], y.shape[:-1], where="leslie")
    x, y = (broadcast_to(v, (*lead, v.shape[-1])) for v in (x, y))
    if n < 2 or y.shape[-1] != n - 1:
        raise ShapeError(f"leslie: {n} rates of offspring, {y.shape[-1]} of survival",
                         fix="give at least two of the first, one less of the second.")  # fmt: skip
    places = np.eye(n - 1, n, dtype=y.dtype).reshape((1,) * len(lead) + (n - 1, n))
    below = y[..., None] * places
    return concatenate([x[..., None, :], below], -2)
