"""The beta distribution."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.numpy.choosing import clip, where
from monograph.numpy.unary import log
from monograph.scipy.entropies import xlog1py, xlogy
from monograph.scipy.gamma_related import betainc, betaln
from monograph.scipy.operands import floats
from monograph.scipy.stats._forms import density, logarithm


def logpdf(x: Any, a: Any, b: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The logarithm of the density, on the interval from `loc` to `loc + scale`."""
    x, a, b, loc, scale = floats("beta.logpdf", x, a, b, loc, scale)
    y = (x - loc) / scale
    found = xlogy(a - 1, y) + xlog1py(b - 1, -y) - betaln(a, b) - log(scale)
    found = where((x > loc + scale) | (x < loc), -np.inf, found)
    return where((a <= 0) | (b <= 0) | (scale <= 0), np.nan, found)


pdf = density(logpdf)


def cdf(x: Any, a: Any, b: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The probability of a number up to `x`."""
    x, a, b, loc, scale = floats("beta.cdf", x, a, b, loc, scale)
    return betainc(a, b, clip((x - loc) / scale, 0, 1))


def sf(x: Any, a: Any, b: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The probability of a number above `x`."""
    x, a, b, loc, scale = floats("beta.sf", x, a, b, loc, scale)
    return betainc(b, a, 1 - clip((x - loc) / scale, 0, 1))


logcdf = logarithm(cdf)
logsf = logarithm(sf)
