"""The uniform distribution from `loc` to `loc + scale`."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.numpy.choosing import clip, where
from monograph.numpy.unary import log
from monograph.scipy.operands import floats
from monograph.scipy.stats._forms import chance, density


def logpdf(x: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The logarithm of the density."""
    x, loc, scale = floats("uniform.logpdf", x, loc, scale)
    return where((x > loc + scale) | (x < loc), -np.inf, -log(scale))


pdf = density(logpdf)


def cdf(x: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The probability of a number up to `x`."""
    x, loc, scale = floats("uniform.cdf", x, loc, scale)
    return clip((x - loc) / scale, 0, 1)


def ppf(q: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The number up to which the probability is `q`."""
    q, loc, scale = floats("uniform.ppf", q, loc, scale)
    return chance(q, loc + scale * q)
