"""The normal distribution cut off at `a` and `b` standard deviations."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.nn.activations import log1mexp
from monograph.numpy.choosing import select, where
from monograph.numpy.unary import exp, log1p
from monograph.scipy.normal import log_ndtr, ndtr
from monograph.scipy.operands import floats
from monograph.scipy.stats import norm
from monograph.scipy.stats._forms import density, exponential


def _log_mass(a: Any, b: Any) -> Any:
    """The logarithm of the probability between `a` and `b`: in the left tail, or around 0."""
    right, around = a > 0, (a <= 0) & (b > 0)
    low, high = where(right, -b, a), where(right, -a, b)
    low, high = where(around, -1.0, low), where(around, 0.0, high)
    upper = log_ndtr(high)
    tail = upper + where(
        low < high, log1mexp(where(low < high, upper - log_ndtr(low), 1.0)), -np.inf
    )
    return where(around, log1p(-ndtr(a) - ndtr(-b)), tail)


def logpdf(x: Any, a: Any, b: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The logarithm of the density."""
    x, a, b, loc, scale = floats("truncnorm.logpdf", x, a, b, loc, scale)
    y = (x - loc) / scale
    found = norm.logpdf(x, loc, scale) - _log_mass(a, b)
    return where(a >= b, np.nan, where((y < a) | (y > b), -np.inf, found))


pdf = density(logpdf)


def logcdf(x: Any, a: Any, b: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The logarithm of the probability of a number up to `x`."""
    x, a, b, loc, scale = floats("truncnorm.logcdf", x, a, b, loc, scale)
    y = (x - loc) / scale
    inside = where((y > a) & (y < b), y, (a + b) / 2)
    whole = _log_mass(a, b)
    below, above = _log_mass(a, inside) - whole, _log_mass(inside, b) - whole
    below = where(below > -0.1, log1p(-exp(above)), below)
    found = select([y >= b, y <= a], [0 * y, -np.inf + 0 * a], below)
    return where(a >= b, np.nan, found)


def logsf(x: Any, a: Any, b: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The logarithm of the probability of a number above `x`."""
    x, a, b, loc, scale = floats("truncnorm.logsf", x, a, b, loc, scale)
    return logcdf(-x, -b, -a, -loc, scale)


cdf = exponential(logcdf)
sf = exponential(logsf)
