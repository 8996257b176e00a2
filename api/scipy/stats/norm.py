"""The normal distribution."""

from __future__ import annotations

import math
from typing import Any

from monograph.numpy.unary import log, square
from monograph.scipy.normal import log_ndtr, ndtr, ndtri
from monograph.scipy.operands import floats
from monograph.scipy.stats._forms import density


def logpdf(x: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The logarithm of the density, of mean `loc` and standard deviation `scale`."""
    x, loc, scale = floats("norm.logpdf", x, loc, scale)
    variance = square(scale)
    return (log(2 * math.pi * variance) + square(x - loc) / variance) / -2


pdf = density(logpdf)


def cdf(x: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The probability of a number up to `x`."""
    x, loc, scale = floats("norm.cdf", x, loc, scale)
    return ndtr((x - loc) / scale)


def logcdf(x: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The logarithm of `cdf`, exact in the tail."""
    x, loc, scale = floats("norm.logcdf", x, loc, scale)
    return log_ndtr((x - loc) / scale)


def sf(x: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The probability of a number above `x`."""
    x, loc, scale = floats("norm.sf", x, loc, scale)
    return cdf(-x, -loc, scale)


def logsf(x: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The logarithm of `sf`."""
    x, loc, scale = floats("norm.logsf", x, loc, scale)
    return logcdf(-x, -loc, scale)


def ppf(q: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The number up to which the probability is `q`."""
    q, loc, scale = floats("norm.ppf", q, loc, scale)
    return ndtri(q) * scale + loc


def isf(q: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The number above which the probability is `q`."""
    q, loc, scale = floats("norm.isf", q, loc, scale)
    return ppf(1 - q, loc, scale)
