"""The Pareto distribution."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.numpy.choosing import where
from monograph.numpy.unary import log, log1p
from monograph.scipy.operands import floats
from monograph.scipy.stats._forms import chance, density, exponential


def logpdf(x: Any, b: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The logarithm of the density, from `loc + scale` on."""
    x, b, loc, scale = floats("pareto.logpdf", x, b, loc, scale)
    found = -(log(scale / b) + (b + 1) * log((x - loc) / scale))
    return where(x < loc + scale, -np.inf, found)


pdf = density(logpdf)


def cdf(x: Any, b: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The probability of a number up to `x`."""
    x, b, loc, scale = floats("pareto.cdf", x, b, loc, scale)
    return where(x < loc + scale, 0.0, 1 - ((x - loc) / scale) ** -b)


def logcdf(x: Any, b: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The logarithm of `cdf`."""
    x, b, loc, scale = floats("pareto.logcdf", x, b, loc, scale)
    return where(x < loc + scale, -np.inf, log1p(-(((x - loc) / scale) ** -b)))


def logsf(x: Any, b: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The logarithm of the probability of a number above `x`."""
    x, b, loc, scale = floats("pareto.logsf", x, b, loc, scale)
    return where(x < loc + scale, 0.0, -(b * log((x - loc) / scale)))


sf = exponential(logsf)


def ppf(q: Any, b: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The number up to which the probability is `q`."""
    q, b, loc, scale = floats("pareto.ppf", q, b, loc, scale)
    return chance(q, loc + scale * (1 - q) ** -(1 / b))
