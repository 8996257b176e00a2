"""The generalized normal distribution, of density proportional to exp(-|x| ** beta)."""

from __future__ import annotations

from typing import Any

from monograph.numpy.unary import abs, log, sign
from monograph.scipy.gamma_related import gammainc, gammaln
from monograph.scipy.operands import floats
from monograph.scipy.stats._forms import density


def logpdf(x: Any, beta: Any) -> Any:
    """The logarithm of the density."""
    x, beta = floats("gennorm.logpdf", x, beta)
    return log(0.5 * beta) - gammaln(1 / beta) - abs(x) ** beta


pdf = density(logpdf)


def cdf(x: Any, beta: Any) -> Any:
    """The probability of a number up to `x`."""
    x, beta = floats("gennorm.cdf", x, beta)
    return 0.5 * (1 + sign(x) * gammainc(1 / beta, abs(x) ** beta))
