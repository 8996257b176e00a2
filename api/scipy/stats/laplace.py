"""The Laplace distribution."""

from __future__ import annotations

from typing import Any

from monograph.numpy.choosing import where
from monograph.numpy.unary import abs, exp, log
from monograph.scipy.operands import floats
from monograph.scipy.stats._forms import density


def logpdf(x: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The logarithm of the density."""
    x, loc, scale = floats("laplace.logpdf", x, loc, scale)
    return -(abs(x - loc) / scale + log(2 * scale))


pdf = density(logpdf)


def cdf(x: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The probability of a number up to `x`."""
    x, loc, scale = floats("laplace.cdf", x, loc, scale)
    z = (x - loc) / scale
    return where(z <= 0, 0.5 * exp(z), 1 - 0.5 * exp(-z))
