"""The exponential distribution."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.numpy.choosing import where
from monograph.numpy.unary import expm1, log, log1p
from monograph.scipy.operands import floats
from monograph.scipy.stats._forms import chance, density, exponential


def logpdf(x: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The logarithm of the density, from `loc` on, of mean `loc + scale`."""
    x, loc, scale = floats("expon.logpdf", x, loc, scale)
    return where(x < loc, -np.inf, -((x - loc) / scale + log(scale)))


pdf = density(logpdf)


def cdf(x: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The probability of a number up to `x`."""
    x, loc, scale = floats("expon.cdf", x, loc, scale)
    return where(x < loc, 0.0, -expm1((loc - x) / scale))


def logsf(x: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The logarithm of the probability of a number above `x`."""
    x, loc, scale = floats("expon.logsf", x, loc, scale)
    return where(x < loc, 0.0, (loc - x) / scale)


sf = exponential(logsf)


def logcdf(x: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The logarithm of `cdf`."""
    return log1p(-sf(x, loc, scale))


def ppf(q: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The number up to which the probability is `q`."""
    q, loc, scale = floats("expon.ppf", q, loc, scale)
    return chance(q, loc - scale * log1p(-q))
