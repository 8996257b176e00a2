"""The geometric distribution: how many trials until the first success."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.numpy.choosing import where
from monograph.numpy.unary import log
from monograph.scipy.entropies import xlog1py
from monograph.scipy.operands import floats
from monograph.scipy.stats._forms import mass


def logpmf(k: Any, p: Any, loc: Any = 0) -> Any:
    """The logarithm of the probability of `k` trials beyond `loc`."""
    k, p, loc = floats("geom.logpmf", k, p, loc)
    x = k - loc
    return where(x <= 0, -np.inf, xlog1py(x - 1, -p) + log(p))


pmf = mass(logpmf)
