"""The Cauchy distribution."""

from __future__ import annotations

import math
from typing import Any

from monograph.numpy.unary import arctan, log, log1p, tan
from monograph.scipy.operands import floats
from monograph.scipy.stats._forms import density, logarithm


def logpdf(x: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The logarithm of the density."""
    x, loc, scale = floats("cauchy.logpdf", x, loc, scale)
    y = (x - loc) / scale
    return -(log(math.pi * scale) + log1p(y * y))


pdf = density(logpdf)


def cdf(x: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The probability of a number up to `x`."""
    x, loc, scale = floats("cauchy.cdf", x, loc, scale)
    return 0.5 + arctan((x - loc) / scale) / math.pi


logcdf = logarithm(cdf)


def sf(x: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The probability of a number above `x`."""
    x, loc, scale = floats("cauchy.sf", x, loc, scale)
    return cdf(-x, -loc, scale)


logsf = logarithm(sf)


def ppf(q: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The number up to which the probability is `q`."""
    q, loc, scale = floats("cauchy.ppf", q, loc, scale)
    return tan(math.pi * q - math.pi / 2) * scale + loc


def isf(q: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The number above which the probability is `q`."""
    q, loc, scale = floats("cauchy.isf", q, loc, scale)
    return tan(math.pi / 2 - math.pi * q) * scale + loc
