"""The Poisson distribution."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from monograph.numpy.choosing import round, where
from monograph.numpy.reductions import sum
from monograph.numpy.unary import ceil, exp, floor, log, sqrt
from monograph.scipy.entropies import xlogy
from monograph.scipy.gamma_related import gammaincc, gammaln
from monograph.scipy.operands import floats
from monograph.scipy.stats._forms import mass


def logpmf(k: Any, mu: Any, loc: Any = 0) -> Any:
    """The logarithm of the probability of `k` beyond `loc`, of mean `mu`."""
    k, mu, loc = floats("poisson.logpmf", k, mu, loc)
    x = k - loc
    return where((x < 0) | (round(k) != k), -np.inf, xlogy(x, mu) - gammaln(x + 1) - mu)


pmf = mass(logpmf)


def cdf(k: Any, mu: Any, loc: Any = 0) -> Any:
    """The probability of a number up to `k`."""
    k, mu, loc = floats("poisson.cdf", k, mu, loc)
    x = k - loc
    return where(x < 0, 0.0, gammaincc(floor(1 + x), mu))


def entropy(mu: Any, loc: Any = 0) -> Any:
    """The entropy: a sum for means below 100, from there on its asymptotic series.

    R. J. Evans and J. Boersma, "The entropy of a Poisson distribution", SIAM Review 30 (1988).
    """
    mu, _ = floats("poisson.entropy", mu, loc)
    few = _summed(where(mu < 10, mu, 1.0), 35, lambda m: ceil(m + 20))
    some = _summed(where(mu < 100, mu, 1.0), 250, lambda m: ceil(m + 10 * sqrt(m) + 20))
    many = 0.5 * log(2 * math.pi * math.e * mu) - 1 / (12 * mu)
    return where(mu == 0, 0.0, where(mu < 10, few, where(mu < 100, some, many)))


def _summed(mu: Any, count: int, bound: Any) -> Any:
    k = np.arange(count).reshape((-1, *(1,) * mu.ndim)).astype(mu.dtype)
    logarithm = logpmf(k, where(mu == 0, 1.0, mu))
    return sum(where(k < bound(mu), -exp(logarithm) * logarithm, 0.0), 0)
