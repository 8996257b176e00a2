"""When two arrays count as equal: the tolerance contract in units of the last place."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np

from monograph.hlo.types import dtype, real_dtype
from op_table import Case

Array = np.ndarray[Any, Any]
# Sums whose order is free, and products of complex numbers (which NumPy fuses where it can), differ
# in the last places of their largest term; per complex part that is more of the result's own.
FREE_ORDER = 16.0
COMPLEX_ARITHMETIC = 3.0


def wide(x: Array) -> Array:
    """Floats as double, exactly; narrow integers as bytes."""
    d = dtype(x.dtype)
    if d.is_complex:
        return x.astype(np.complex128)
    if d.is_float:
        return x.astype(np.float64)
    return x.astype(np.int8) if d.bits < 8 and d.kind != "bool" else x


def close(got: Array, want: Array, ulp: float, scale: float = 0.0) -> Array:
    """Per element: the same number, both NaN, or within `ulp` units of the last place.

    Args:
        got, want: of one element type; integers and booleans must be equal.
        ulp: the tolerance; complex numbers are measured by their absolute value.
        scale: a size below which units of the last place get no smaller (for sums that cancel).
    """
    assert got.dtype == want.dtype and got.shape == want.shape
    d = dtype(want.dtype)
    x, y = wide(got), wide(want)
    if not d.is_inexact:
        return np.asarray(x == y)
    info = ml_dtypes.finfo(real_dtype(d).np)
    with np.errstate(all="ignore"):
        size = np.maximum(np.abs(y), max(scale, float(info.tiny)))
        near = np.abs(x - y) <= ulp * float(info.eps) * size
        return np.asarray(near | (x == y) | (np.isnan(x) & np.isnan(y)))


def tolerance(c: Case) -> float:
    """Units of the last place by which a backend may differ from the interpreter."""
    if c.op.kind in ("reduction", "contraction"):
        return FREE_ORDER
    return max(c.op.ulp, COMPLEX_ARITHMETIC) if c.dtype.is_complex and c.op.ulp else c.op.ulp


def largest(x: Array) -> float:
    """The largest magnitude of an array's finite numbers."""
    if not x.size or not dtype(x.dtype).is_inexact:
        return 0.0
    size = np.abs(wide(x))
    return float(np.max(size[np.isfinite(size)], initial=0.0))
