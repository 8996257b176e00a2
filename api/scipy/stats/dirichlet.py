"""The Dirichlet distribution."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph._operands.values import promote_inexact
from monograph.hlo.errors import ShapeError
from monograph.numpy.choosing import where
from monograph.numpy.joining import concatenate
from monograph.numpy.reductions import all_, sum
from monograph.numpy.shapes import reshape
from monograph.numpy.unary import abs
from monograph.scipy.entropies import xlogy
from monograph.scipy.gamma_related import gammaln
from monograph.scipy.stats._forms import density

_NEAR = 1e-6  # how far from 1 shares may sum


def logpdf(x: Any, alpha: Any) -> Any:
    """The logarithm of the density.

    Args:
        x: shares along the first axis; the last one may be left out.
        alpha: a list of parameters.
    """
    x, alpha = promote_inexact("dirichlet.logpdf", x, alpha)
    if alpha.ndim != 1:
        raise ShapeError(f"dirichlet.logpdf: alpha of shape {alpha.shape}", fix="give a list.")
    if not x.ndim or x.shape[0] not in (alpha.shape[0], alpha.shape[0] - 1):
        raise ShapeError(
            f"dirichlet.logpdf: x of shape {x.shape} for {alpha.shape[0]} parameters",
            fix="give as many shares as parameters, or one less, along the first axis.",
        )
    if x.shape[0] != alpha.shape[0]:
        x = concatenate([x, 1 - sum(x, 0, keepdims=True)])
    constant = sum(gammaln(alpha)) - gammaln(sum(alpha))
    alpha = reshape(alpha, (-1, *(1,) * (x.ndim - 1)))
    found = sum(xlogy(alpha - 1, x), 0) - constant
    inside = all_(x > 0, 0) & (abs(sum(x, 0) - 1) < _NEAR)
    return where(inside, found, -np.inf)


pdf = density(logpdf)
