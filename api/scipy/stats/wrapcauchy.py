"""The wrapped Cauchy distribution of angles from 0 to 2 pi."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from monograph.numpy.choosing import where
from monograph.numpy.unary import cos, log
from monograph.scipy.operands import floats
from monograph.scipy.stats._forms import density


def logpdf(x: Any, c: Any) -> Any:
    """The logarithm of the density, concentrated at 0 by `c`, between 0 and 1."""
    x, c = floats("wrapcauchy.logpdf", x, c)
    found = log(1 - c * c) - math.log(2 * math.pi) - log(1 + c * c - 2 * c * cos(x))
    found = where((x >= 0) & (x <= 2 * math.pi), found, -np.inf)
    return where((c > 0) & (c < 1), found, np.nan)


pdf = density(logpdf)
