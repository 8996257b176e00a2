"""The binomial distribution."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.numpy.choosing import where
from monograph.scipy.entropies import xlog1py, xlogy
from monograph.scipy.gamma_related import gammaln
from monograph.scipy.operands import floats
from monograph.scipy.stats._forms import mass


def logpmf(k: Any, n: Any, p: Any, loc: Any = 0) -> Any:
    """The logarithm of the probability of `k` successes beyond `loc` in `n` trials."""
    k, n, p, loc = floats("binom.logpmf", k, n, p, loc)
    y = k - loc
    ways = gammaln(n + 1) - (gammaln(y + 1) + gammaln(n - y + 1))
    powers = xlogy(y, p) + xlog1py(n - y, -p)
    found = where(((y == 0) & (n == 0)) | (powers == 0), 0.0, ways + powers)
    return where((k >= loc) & (k < loc + n + 1), found, -np.inf)


pmf = mass(logpmf)
