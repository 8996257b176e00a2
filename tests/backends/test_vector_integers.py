"""Division of integers and conversion to them in lanes: all pairs or all corners, as defined."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import monograph as mg

INTEGERS = ("int8", "uint8", "int16", "uint16", "int32", "uint32")


def corners(dtype: str) -> np.ndarray:
    """All values of a byte; else the ends, what is around powers of two, and others at random."""
    kind = np.iinfo(dtype)
    if kind.bits == 8:
        return np.arange(kind.min, kind.max + 1).astype(dtype)
    powers = [s * 2**k + d for k in range(kind.bits) for s in (-1, 1) for d in (-1, 0, 1)]
    others = np.random.default_rng(3).integers(kind.min, kind.max, 160)
    inside = [v for v in powers if kind.min <= v <= kind.max]
    return np.array([*inside, kind.min, kind.max, *map(int, others)]).astype(dtype)


def both(f: Any, *args: Any) -> None:
    """The CPU gives what the interpreter gives, bit by bit."""
    got, want = (mg.jit(f, backend=b)(*args) for b in ("cpu", "interp"))
    for x, y in zip(mg.tree.leaves(got), mg.tree.leaves(want), strict=True):
        np.testing.assert_array_equal(np.asarray(x), np.asarray(y))


@pytest.mark.smoke
@pytest.mark.parametrize("dtype", INTEGERS)
def test_every_divisor(dtype: str) -> None:
    """By zero, by -1, the least by -1; quotients and remainders of both conventions."""
    v = corners(dtype)
    x, y = np.repeat(v, len(v)), np.tile(v, len(v))
    both(lambda x, y: (mg.lax.div(x, y), mg.lax.rem(x, y), x // y, x % y), x, y)


@pytest.mark.parametrize("dtype", INTEGERS)
def test_divisors_that_are_known(dtype: str) -> None:
    """A constant divisor needs no division; 0 and -1 stay what they are."""
    v, kind = corners(dtype), np.iinfo(dtype)
    known = [n for n in (0, 1, -1, 2, 3, 7, -7, 10, 100, kind.min, kind.max) if n >= kind.min]
    for n in known:
        by = np.dtype(dtype).type(n)
        both(lambda x, by=by: (mg.lax.div(x, by), mg.lax.rem(x, by), x // by, x % by), v)


@pytest.mark.smoke
@pytest.mark.parametrize("source", ["float32", "float64", "float16", "bfloat16"])
def test_floats_to_integers(source: str) -> None:
    """Towards zero; beyond the ends the ends; NaN is zero."""
    ends = [
        s * (2.0**k + d) for k in (7, 8, 15, 16, 31, 32, 63) for s in (-1, 1) for d in (-1, 0, 1)
    ]
    special = [
        0.0,
        -0.0,
        0.5,
        -0.5,
        0.999,
        -0.999,
        1.5,
        -1.5,
        2147483520.0,
        np.nan,
        np.inf,
        -np.inf,
    ]
    with mg.enable_x64(True), np.errstate(all="ignore"):
        x = mg.numpy.asarray(np.array([*ends, *special, 1e30, -1e30])).astype(source)
        for target in (*INTEGERS, "int64", "int4", "uint4"):
            both(lambda x, target=target: x.astype(target), x)
