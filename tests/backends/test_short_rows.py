"""Short rows that are updated in place: whole rows move, so that none waits for the one before."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import monograph as mg


def step(x: Any, s: Any) -> Any:
    """A loop that adds to all rows but the first, by what all of them are."""
    return mg.lax.fori_loop(0, 5, lambda i, x: x.at[1:].add(s[1:, None] * x.max(0)), x)


@pytest.mark.parametrize("bits", [512, 256, 128])
@pytest.mark.parametrize("row", [2, 3, 5, 6, 7, 9])
@pytest.mark.parametrize("d", [np.float32, np.float64, np.int32, np.int8])
def test_rows_in_place(row: int, d: Any, bits: int) -> None:
    rng = np.random.default_rng(row)
    x = rng.integers(-4, 5, (300, row)).astype(d)
    s = rng.integers(-1, 2, 300).astype(d)
    with mg.enable_x64():
        f = mg.jit(step, options={"vector_bits": bits})
        got = np.asarray(f(x, s))
    want = x.copy()
    for _ in range(5):
        want[1:] += s[1:, None] * want.max(0)
    assert got.dtype == want.dtype
    np.testing.assert_array_equal(got, want)


def test_rows_move_without_masks() -> None:
    """Where rows of three are written over what was there."""
    x, s = np.ones((300, 3), np.float32), np.ones(300, np.float32)
    compiled = mg.jit(step).lower(x, s).compile()
    assert any(launch.kernel.aliases for launch in compiled.program.launches())
    assert "store <3 x float>" in compiled.as_text("llvm")
