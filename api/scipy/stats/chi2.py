"""The chi-square distribution."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from monograph.numpy.choosing import clip, where
from monograph.numpy.unary import log
from monograph.scipy.gamma_related import gammainc, gammaincc, gammaln
from monograph.scipy.operands import floats
from monograph.scipy.stats._forms import density, logarithm


def logpdf(x: Any, df: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The logarithm of the density, of `df` degrees of freedom."""
    x, df, loc, scale = floats("chi2.logpdf", x, df, loc, scale)
    y, half = (x - loc) / scale, df / 2
    found = (half - 1) * log(y) - y / 2 - gammaln(half) - math.log(2) * half - log(scale)
    return where(x < loc, -np.inf, found)


pdf = density(logpdf)


def _half(x: Any, loc: Any, scale: Any) -> Any:
    return clip((x - loc) / (2 * scale), 0, np.inf)


def cdf(x: Any, df: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The probability of a number up to `x`."""
    x, df, loc, scale = floats("chi2.cdf", x, df, loc, scale)
    return gammainc(df / 2, _half(x, loc, scale))


def sf(x: Any, df: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The probability of a number above `x`."""
    x, df, loc, scale = floats("chi2.sf", x, df, loc, scale)
    return gammaincc(df / 2, _half(x, loc, scale))


logcdf = logarithm(cdf)
logsf = logarithm(sf)
