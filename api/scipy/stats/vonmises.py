"""The von Mises distribution of angles."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from monograph.numpy.choosing import where
from monograph.numpy.unary import cos, log
from monograph.scipy.gamma_related import i0e
from monograph.scipy.operands import floats
from monograph.scipy.stats._forms import density


def logpdf(x: Any, kappa: Any) -> Any:
    """The logarithm of the density, concentrated at 0 by `kappa`."""
    x, kappa = floats("vonmises.logpdf", x, kappa)
    found = kappa * (cos(x) - 1) - log(2 * math.pi * i0e(kappa))
    return where(kappa > 0, found, np.nan)


pdf = density(logpdf)
