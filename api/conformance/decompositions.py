"""Ops of CHLO whose test programs expect the rounding errors of StableHLO's own decomposition.

Such a program says in its first line that it is decomposed before it is run; the formulas are those
of stablehlo/transforms/ChloLegalizeToStablehlo.cpp. Where the functions of the language are close
enough to what is expected, they are tested themselves.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from monograph.hlo.ops import add, cosh, exponential, negate
from monograph.hlo.ops.leaf import splat
from monograph.hlo.types import F32


def _cosh(x: Any) -> Any:
    """exp(x + log(1/2)) + exp(-x + log(1/2)), which overflows no sooner than its result."""
    if x.type.dtype is not F32:  # as close as it is
        return cosh(x)
    half = splat(-math.log(2.0), x.type.strong)
    return add(exponential(add(x, half)), exponential(add(negate(x), half)))


DECOMPOSED: dict[str, Callable[..., Any]] = {"chlo.cosh": _cosh}
