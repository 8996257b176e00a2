"""The beta-binomial distribution."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.numpy.choosing import where
from monograph.numpy.unary import floor, log1p
from monograph.scipy.gamma_related import betaln
from monograph.scipy.operands import floats
from monograph.scipy.stats._forms import mass


def logpmf(k: Any, n: Any, a: Any, b: Any, loc: Any = 0) -> Any:
    """The logarithm of the probability of `k` successes beyond `loc` in `n` trials."""
    k, n, a, b, loc = floats("betabinom.logpmf", k, n, a, b, loc)
    y = floor(k) - loc
    ways = -(log1p(n) + betaln(n - y + 1, y + 1))
    found = ways + (betaln(y + a, n - y + b) - betaln(a, b))
    found = where((y == 0) & (n == 0), 0.0, found)
    found = where((y < -loc) | (y > n) | (y + a <= 0), -np.inf, found)
    return where((n < 0) | (a <= 0) | (b <= 0), np.nan, found)


pmf = mass(logpmf)
