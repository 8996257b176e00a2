"""Student's t distribution."""

from __future__ import annotations

import math
from typing import Any

from monograph.numpy.unary import log, log1p
from monograph.scipy.gamma_related import gammaln
from monograph.scipy.operands import floats
from monograph.scipy.stats._forms import density


def logpdf(x: Any, df: Any, loc: Any = 0, scale: Any = 1) -> Any:
    """The logarithm of the density, of `df` degrees of freedom."""
    x, df, loc, scale = floats("t.logpdf", x, df, loc, scale)
    y, more = (x - loc) / scale, df / 2 + 0.5
    constant = gammaln(df / 2) + log(scale * scale * math.pi * df) / 2 - gammaln(more)
    return -(constant + more * log1p(y * y / df))


pdf = density(logpdf)
