"""The Bernoulli distribution: 1 with probability p, else 0."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.numpy.choosing import select, where
from monograph.numpy.predicates import isnan
from monograph.scipy.entropies import xlog1py, xlogy
from monograph.scipy.operands import floats
from monograph.scipy.stats._forms import mass


def logpmf(k: Any, p: Any, loc: Any = 0) -> Any:
    """The logarithm of the probability of `k`, 0 or 1 beyond `loc`."""
    k, p, loc = floats("bernoulli.logpmf", k, p, loc)
    x = k - loc
    return where((x < 0) | (x > 1), -np.inf, xlogy(x, p) + xlog1py(1 - x, -p))


pmf = mass(logpmf)


def cdf(k: Any, p: Any) -> Any:
    """The probability of a number up to `k`."""
    k, p = floats("bernoulli.cdf", k, p)
    wrong = isnan(k) | isnan(p) | (p < 0) | (p > 1)
    return select([wrong, k < 0, k < 1], [np.nan + p, 0 * p, 1 - p], 1 + 0 * p)


def ppf(q: Any, p: Any) -> Any:
    """The number up to which the probability is `q`."""
    q, p = floats("bernoulli.ppf", q, p)
    wrong = isnan(q) | isnan(p) | (p < 0) | (p > 1) | (q < 0) | (q > 1)
    return where(wrong, np.nan, where(q <= 1 - p, 0 * q, 1 + 0 * q))
