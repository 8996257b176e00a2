"""The multinomial distribution."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph._operands.values import convert, promote, promote_inexact
from monograph.hlo.errors import DTypeError
from monograph.numpy.choosing import where
from monograph.numpy.reductions import sum
from monograph.scipy.entropies import xlogy
from monograph.scipy.gamma_related import gammaln
from monograph.scipy.stats._forms import mass


def logpmf(x: Any, n: Any, p: Any) -> Any:
    """The logarithm of the probability that each outcome comes up as often as `x` says.

    Args:
        x: integers, along the last axis.
        n: how many trials, an integer.
        p: the probabilities of the outcomes.
    """
    (p,) = promote_inexact("multinomial.logpmf", p)
    x, n = promote("multinomial.logpmf", x, n)
    if not x.type.dtype.is_integer:
        raise DTypeError(f"multinomial.logpmf: counts of type {x.type.dtype}",
                         fix="give x and n as integers.")  # fmt: skip
    x, n = (convert(v, p.type.dtype) for v in (x, n))
    found = gammaln(n + 1) + sum(xlogy(x, p) - gammaln(x + 1), -1)
    return where(sum(x) == n, found, -np.inf)


pmf = mass(logpmf)
