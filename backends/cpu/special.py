"""Functions that the C library lacks: the inverse of the error function."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from monograph.backends.cpu.dtypes import Value
from monograph.backends.cpu.floats import scalar_of
from monograph.backends.cpu.lanes import Lanes
from monograph.hlo.types import DType

_STEPS = 4  # Newton's from a start that is good to 0.002


def erf_inv(b: Lanes, out: DType, attrs: Mapping[str, Any], xs: list[Value]) -> list[str]:
    """By Newton's method from Winitzki's formula (2008), in double precision, rounded once.

    From 0.5 on, where erf loses digits, the step uses erfc; infinite at the ends, NaN outside.
    """
    s, d = scalar_of(xs[0]), "double"
    x = b.cast("fpext", xs[0].only, s, d)
    size = b.intrinsic("fabs", d, x)
    inside = b.op("fcmp olt", d, size, b.k(1, d))
    t = b.select(inside, d, size, b.k(0, d))
    y = _start(b, t)
    rest = b.op("fsub", d, b.k(1, d), t)
    near = b.op("fcmp olt", d, t, b.k(0.5, d))
    for _ in range(_STEPS):
        low = b.op("fsub", d, b.function("erf", d, y), t)
        high = b.op("fsub", d, rest, b.function("erfc", d, y))
        slope = b.op(
            "fmul", d, b.k(math.sqrt(math.pi) / 2, d), b.function("exp", d, b.op("fmul", d, y, y))
        )
        y = b.op("fsub", d, y, b.op("fmul", d, b.select(near, d, low, high), slope))
    edge = b.select(b.op("fcmp oeq", d, size, b.k(1, d)), d, b.k(math.inf, d), b.k(math.nan, d))
    y = b.intrinsic("copysign", d, b.select(inside, d, y, edge), x)
    return [b.cast("fptrunc", y, d, s)]


def _start(b: Lanes, t: str) -> str:
    a, d = 0.147, "double"
    log = b.function("log1p", d, b.op("fneg", d, b.op("fmul", d, t, t)))
    half = b.op("fadd", d, b.k(2 / (math.pi * a), d), b.op("fmul", d, log, b.k(0.5, d)))
    inner = b.op("fsub", d, b.op("fmul", d, half, half), b.op("fmul", d, log, b.k(1 / a, d)))
    root = b.op("fsub", d, b.intrinsic("sqrt", d, inner), half)
    return b.intrinsic("sqrt", d, root)
