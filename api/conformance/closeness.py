"""What each check means: equal, almost equal, close in units of the last place.

The definitions are those of StableHLO's ``check`` dialect
(https://github.com/openxla/stablehlo, stablehlo/tests/CheckOps.td and CheckOps.cpp).
"""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

FURTHEST = np.iinfo(np.uint64).max  # the distance to and from what is not finite
_BITS: dict[int, Any] = {1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}


def unequal(actual: Array, expected: Array) -> Array:
    """Where two arrays differ: as numbers, so that zeros are equal; and a NaN equals a NaN.

    StableHLO's own interpreter calls NaNs unequal, but programs of its tests expect some.
    """
    differ = np.asarray(actual != expected)
    return differ & ~((actual != actual) & (expected != expected))


def far(actual: Array, expected: Array, tolerance: float) -> Array:
    """Where two arrays of floats differ by more than `tolerance`; a NaN is near a NaN.

    The tolerance is the implementation's to define: here it is absolute up to 1, and relative to
    the magnitude of what is expected above, where no float type resolves it otherwise.
    """
    size = np.maximum(np.abs(expected.astype(_wide(expected))), 1)
    allowed = tolerance * np.where(np.isfinite(size), size, 1)
    if not np.iscomplexobj(actual):
        return _apart(actual, expected, allowed)
    return _apart(actual.real, expected.real, allowed) | _apart(actual.imag, expected.imag, allowed)


def _wide(x: Array) -> Any:
    return np.complex128 if np.iscomplexobj(x) else np.float64


def _apart(actual: Array, expected: Array, allowed: Array) -> Array:
    x, y = actual.astype(np.float64), expected.astype(np.float64)
    both_nan = np.isnan(x) & np.isnan(y)
    finite = np.isfinite(x) & np.isfinite(y)
    with np.errstate(all="ignore"):
        near = (x == y) | both_nan | (finite & (np.abs(x - y) <= allowed))
    return np.asarray(~near)


def distance(actual: Array, expected: Array) -> Array:
    """Units of the last place between two arrays of floats.

    Args:
        actual, expected: arrays of one shape and (real or complex) type.

    Returns:
        uint64: how many floats lie between; of complex numbers the larger of the two parts.
        0 between two NaNs, the largest number between what is not finite and anything else.
    """
    if np.iscomplexobj(actual):
        return np.maximum(
            distance(actual.real, expected.real), distance(actual.imag, expected.imag)
        )
    bits = _BITS[actual.dtype.itemsize]
    x, y = (np.ascontiguousarray(a).view(bits).astype(np.uint64) for a in (actual, expected))
    sign = np.uint64(1) << np.uint64(8 * actual.dtype.itemsize - 1)
    size_x, size_y = x & ~sign, y & ~sign
    with np.errstate(over="ignore"):
        apart = np.where(
            (x ^ y) & sign != 0,
            size_x + size_y,
            np.maximum(size_x, size_y) - np.minimum(size_x, size_y),
        )
    wide = actual.astype(np.float64), expected.astype(np.float64)
    finite = np.isfinite(wide[0]) & np.isfinite(wide[1])
    same = (x == y) | (np.isnan(wide[0]) & np.isnan(wide[1]))
    return np.where(same, np.uint64(0), np.where(finite, apart, np.uint64(FURTHEST)))
