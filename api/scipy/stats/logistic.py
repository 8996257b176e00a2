"""The logistic distribution."""

from __future__ import annotations

from typing import Any

from monograph.numpy.special import logaddexp
from monograph.numpy.unary import log
from monograph.scipy.gamma_related import expit, logit
from monograph.scipy.operands import floats
from monograph.scipy.stats._forms import density


def logpdf(x: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The logarithm of the density."""
    x, loc, scale = floats("logistic.logpdf", x, loc, scale)
    half = (x - loc) / scale / 2
    return -2 * logaddexp(half, -half) - log(scale)


pdf = density(logpdf)


def cdf(x: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The probability of a number up to `x`."""
    x, loc, scale = floats("logistic.cdf", x, loc, scale)
    return expit((x - loc) / scale)


def sf(x: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The probability of a number above `x`."""
    x, loc, scale = floats("logistic.sf", x, loc, scale)
    return expit(-((x - loc) / scale))


def ppf(x: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The number up to which the probability is `x`."""
    x, loc, scale = floats("logistic.ppf", x, loc, scale)
    return logit(x) * scale + loc


def isf(x: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The number above which the probability is `x`."""
    x, loc, scale = floats("logistic.isf", x, loc, scale)
    return -logit(x) * scale + loc
