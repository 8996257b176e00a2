"""The larger and the smaller of two floats, bit by bit: zeros of both signs, NaN, any width."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import monograph as mg

SPECIAL = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, -np.nan, 1e-40, -1e-40]
FIRST, SECOND = (a.ravel() for a in np.meshgrid(SPECIAL, SPECIAL))
FUNCTIONS = [mg.numpy.maximum, mg.numpy.minimum]


@pytest.mark.parametrize("f", FUNCTIONS)
@pytest.mark.parametrize("d", [np.float32, np.float64, np.float16])
@pytest.mark.parametrize("bits", [512, 128])
def test_special_values(f: Any, d: Any, bits: int) -> None:
    run = mg.jit(f, options={"vector_bits": bits})
    with mg.enable_x64():
        for count in (1, 2, 3, 5, 9, 17, 33, 100):
            for at in range(0, 100, count):
                x, y = (v[at : at + count].astype(d) for v in (FIRST, SECOND))
                got, want = np.asarray(run(x, y)), np.asarray(mg.jit(f, backend="interp")(x, y))
                np.testing.assert_array_equal(got, want)
                numbers = ~np.isnan(want)
                np.testing.assert_array_equal(np.signbit(got[numbers]), np.signbit(want[numbers]))
                if count < 17:
                    break


@pytest.mark.parametrize("f", FUNCTIONS)
def test_what_is_compared_with_itself_and_with_constants(f: Any) -> None:
    x = np.asarray(SPECIAL, np.float32)
    for g in (lambda x: f(x, x), lambda x: f(x, 0.0), lambda x: f(-0.0, x), lambda x: f(x, np.nan)):
        got, want = np.asarray(mg.jit(g)(x)), np.asarray(mg.jit(g, backend="interp")(x))
        np.testing.assert_array_equal(got, want)
        numbers = ~np.isnan(want)
        np.testing.assert_array_equal(np.signbit(got[numbers]), np.signbit(want[numbers]))
