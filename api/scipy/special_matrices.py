"""Matrices that are made of a few numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph._operands.axes import broadcast_shapes
from monograph._operands.values import broadcast_to as spread
from monograph._operands.values import promote, value
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.ops.leaf import zeros
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import ops
from monograph.hlo.types import tensor
from monograph.numpy.creation import asarray
from monograph.numpy.indexing import take
from monograph.numpy.joining import atleast_1d, atleast_2d, concatenate
from monograph.numpy.shapes import flip
from monograph.numpy.unary import conjugate
from monograph.tracer.dtypes import default_dtype, requested


def block_diag(*arrs: Any) -> Any:
    """Matrices along the diagonal of one matrix; vectors are rows, nothing is 1 by 0."""
    if not arrs:
        return asarray(np.zeros((1, 0), np.float32))
    xs = [atleast_2d(x) for x in promote("block_diag", *arrs)]
    for i, x in enumerate(xs):
        if x.type.ndim > 2:
            raise ShapeError(
                f"block_diag: argument {i} has {x.type.ndim} dimensions",
                operands={f"arrs[{i}]": x.type},
                fix="give matrices, vectors or numbers.",
            )
    columns = sum(x.type.shape[1] for x in xs)
    rows, at = [], 0
    for x in xs:
        width = x.type.shape[1]
        rows.append(
            ops.pad(
                x,
                zeros(tensor((), x.type.dtype)),
                edge_padding_low=(0, at),
                edge_padding_high=(0, columns - width - at),
                interior_padding=(0, 0),
            )
        )
        at += width
    return concatenate(rows, 0)


def _rows(where: str, *xs: Any) -> list[Any]:
    """Vectors of one element type, as many of each."""
    rows = promote(where, *xs)
    lead = broadcast_shapes(*[x.type.shape[:-1] for x in rows], where=where)
    return [spread(x, (*lead, x.type.shape[-1])) for x in rows]


def toeplitz(c: Any, r: Any = None) -> Any:
    """Matrices with constant diagonals: first column `c`, first row `r` (by default conj(c))."""
    c = atleast_1d(value(c, "toeplitz"))
    r = conjugate(c) if r is None else atleast_1d(value(r, "toeplitz", 1))
    c, r = _rows("toeplitz", c, r)
    m, n, axis = c.type.shape[-1], r.type.shape[-1], r.type.ndim - 1
    row = concatenate([flip(c, -1), cut(r, axis, min(1, n), n)], -1)
    i, j = np.ogrid[:m, :n]
    return take(row, np.asarray(m - 1 - i + j, np.int32), -1)


def hankel(c: Any, r: Any = None) -> Any:
    """Matrices with constant antidiagonals: first column `c`, last row `r` (zeros by default)."""
    c = atleast_1d(value(c, "hankel"))
    r = zeros(c.type) if r is None else atleast_1d(value(r, "hankel", 1))
    c, r = _rows("hankel", c, r)
    m, n, axis = c.type.shape[-1], r.type.shape[-1], r.type.ndim - 1
    row = concatenate([c, cut(r, axis, min(1, n), n)], -1)
    i, j = np.ogrid[:m, :n]
    return take(row, np.asarray(i + j, np.int32), -1)


def circulant(c: Any) -> Any:
    """Matrices whose columns are `c`, each one place further down."""
    c = atleast_1d(value(c, "circulant"))
    n = c.type.shape[-1]
    i, j = np.ogrid[:n, :n]
    return take(c, np.asarray((i - j) % max(n, 1), np.int32), -1)


def companion(a: Any) -> Any:
    """The matrix whose characteristic polynomial has the coefficients `a`, highest first."""
    a = value(a, "companion")
    if a.type.ndim != 1 or a.type.shape[0] < 2:
        raise ShapeError(
            "companion takes one vector of at least two coefficients",
            operands={"a": a.type},
            fix="give the coefficients as a vector, the highest power first.",
        )
    n = a.type.shape[0] - 1
    first = -cut(a, 0, 1, n + 1) / cut(a, 0, 0, 1)
    below = np.eye(n - 1, n, dtype=first.type.dtype.np)
    return concatenate([atleast_2d(first), asarray(below)], 0)


def hilbert(n: int) -> Any:
    """Element (i, j) is 1 / (i + j + 1)."""
    i, j = np.ogrid[:n, :n]
    return asarray((1.0 / (i + j + 1)).astype(np.float32))


def dft(n: int, scale: str | None = None, dtype: Any = None) -> Any:
    """The matrix of the discrete Fourier transform of n points; scale None, ``sqrtn`` or ``n``."""
    if scale not in (None, "sqrtn", "n"):
        raise ArgumentError(f"dft: scale={scale!r}", fix="use None, 'sqrtn' or 'n'.")
    k = np.arange(n)
    matrix = np.exp(-2j * np.pi * np.outer(k, k) / n)
    matrix /= {None: 1, "sqrtn": n**0.5, "n": n}[scale]
    d = default_dtype("complex") if dtype is None else requested(dtype, "dft")
    if not d.is_complex:
        raise ArgumentError(f"dft: dtype={d}", fix="give a complex element type.")
    return asarray(matrix.astype(d.np))
