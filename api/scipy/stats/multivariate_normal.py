"""The normal distribution of vectors."""

from __future__ import annotations

import math
from typing import Any

from monograph._operands.values import promote_inexact
from monograph.hlo.errors import ShapeError, UnsupportedError
from monograph.lax.linalg import triangular_solve
from monograph.numpy.decompositions import cholesky
from monograph.numpy.reductions import sum
from monograph.numpy.shapes import broadcast_to, diagonal, expand_dims, squeeze
from monograph.numpy.unary import log, square
from monograph.scipy.stats._forms import density

_LOG = math.log(2 * math.pi)


def logpdf(x: Any, mean: Any, cov: Any, allow_singular: None = None) -> Any:
    """The logarithm of the density.

    Args:
        x: vectors along the last axis.
        mean: likewise, or a number.
        cov: symmetric and positive definite matrices, or a number: the same variance everywhere.
        allow_singular: must be None.
    """
    if allow_singular is not None:
        raise UnsupportedError("multivariate_normal.logpdf: allow_singular is not there yet",
                            fix="leave it out.")  # fmt: skip
    x, mean, cov = promote_inexact("multivariate_normal.logpdf", x, mean, cov)
    if not mean.shape:
        return -0.5 * square(x - mean) / cov - 0.5 * (_LOG + log(cov))
    n = mean.shape[-1]
    y = x - mean
    if not cov.shape:
        return -0.5 * sum(y * y, -1) / cov - n / 2 * (_LOG + log(cov))
    if cov.ndim < 2 or cov.shape[-2:] != (n, n):
        raise ShapeError(
            f"multivariate_normal.logpdf: mean of shape {mean.shape}, covariance {cov.shape}",
            fix="give a covariance of shape (..., n, n) for a mean of shape (..., n).",
        )
    root = cholesky(cov)
    z = _solved(root, y)
    logs = sum(log(diagonal(root, 0, -2, -1)), -1)
    return -0.5 * sum(z * z, -1) - n / 2 * _LOG - logs


def _solved(root: Any, y: Any) -> Any:
    """root^-1 y; both broadcast over the batch."""
    if root.ndim == 2:  # all vectors at once
        rows = y.reshape((-1, y.shape[-1]))
        found = triangular_solve(root, rows, left_side=False, lower=True, transpose_a=True)
        return found.reshape(y.shape)
    batch = (root[..., 0] + y)[..., 0].shape
    root = broadcast_to(root, (*batch, *root.shape[-2:]))
    y = broadcast_to(y, (*batch, y.shape[-1]))
    column = expand_dims(y, -1)
    return squeeze(triangular_solve(root, column, left_side=True, lower=True), -1)


pdf = density(logpdf)
