"""The Gumbel distribution, skewed to the left."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.nn.activations import log1mexp
from monograph.numpy.choosing import where
from monograph.numpy.unary import exp, log, log1p
from monograph.scipy.operands import floats
from monograph.scipy.stats._forms import density, exponential


def logpdf(x: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The logarithm of the density."""
    x, loc, scale = floats("gumbel_l.logpdf", x, loc, scale)
    z = (x - loc) / scale
    return where(scale > 0, z - exp(z) - log(scale), np.nan)


pdf = density(logpdf)


def logcdf(x: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The logarithm of the probability of a number up to `x`."""
    x, loc, scale = floats("gumbel_l.logcdf", x, loc, scale)
    z = (x - loc) / scale
    return where(scale > 0, log1mexp(exp(z)), np.nan)


def logsf(x: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The logarithm of the probability of a number above `x`."""
    x, loc, scale = floats("gumbel_l.logsf", x, loc, scale)
    z = (x - loc) / scale
    return where(scale > 0, -exp(z), np.nan)


cdf = exponential(logcdf)
sf = exponential(logsf)


def ppf(p: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The number up to which the probability is `p`."""
    p, loc, scale = floats("gumbel_l.ppf", p, loc, scale)
    return where((p > 0) & (p < 1), loc + scale * log(-log1p(-p)), np.nan)
