"""The negative binomial distribution: how many failures before `n` successes."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.numpy.choosing import where
from monograph.scipy.entropies import xlogy
from monograph.scipy.gamma_related import gammaln
from monograph.scipy.operands import floats
from monograph.scipy.stats._forms import mass


def logpmf(k: Any, n: Any, p: Any, loc: Any = 0) -> Any:
    """The logarithm of the probability of `k` failures beyond `loc`."""
    k, n, p, loc = floats("nbinom.logpmf", k, n, p, loc)
    y = k - loc
    ways = gammaln(y + n) - gammaln(n) - gammaln(y + 1)
    return where(k < loc, -np.inf, ways + xlogy(n, p) + xlogy(y, 1 - p))


pmf = mass(logpmf)
