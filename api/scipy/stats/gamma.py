"""The gamma distribution."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.numpy.choosing import clip, where
from monograph.numpy.unary import log
from monograph.scipy.entropies import xlogy
from monograph.scipy.gamma_related import gammainc, gammaincc, gammaln
from monograph.scipy.operands import floats
from monograph.scipy.stats._forms import density, logarithm


def logpdf(x: Any, a: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The logarithm of the density, of shape parameter `a`."""
    x, a, loc, scale = floats("gamma.logpdf", x, a, loc, scale)
    inside = x >= loc
    y = where(inside, (x - loc) / scale, 1.0)
    return where(inside, xlogy(a - 1, y) - y - (gammaln(a) + log(scale)), -np.inf)


pdf = density(logpdf)


def cdf(x: Any, a: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The probability of a number up to `x`."""
    x, a, loc, scale = floats("gamma.cdf", x, a, loc, scale)
    return gammainc(a, clip((x - loc) / scale, 0, np.inf))


def sf(x: Any, a: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The probability of a number above `x`."""
    x, a, loc, scale = floats("gamma.sf", x, a, loc, scale)
    y = (x - loc) / scale
    return where(y < 0, 1.0, gammaincc(a, y))


logcdf = logarithm(cdf)
logsf = logarithm(sf)
