"""Ends repeated, and the axis gone round: NumPy's values, JAX's gradients, one kernel."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp

WIDTHS = ((0, 2), (1, 0), (3, 3), (8, 7))  # the last ones go round an axis of 3 more than once


@pytest.mark.parametrize("mode", ["edge", "wrap"])
@pytest.mark.parametrize("widths", WIDTHS, ids=str)
def test_values_and_gradients(mode: str, widths: tuple[int, int]) -> None:
    x = np.random.default_rng(0).standard_normal((3, 4)).astype(np.float32)
    both = (widths, widths[::-1])
    np.testing.assert_array_equal(mnp.pad(x, both, mode=mode), np.pad(x, both, mode=mode))
    mine = mg.grad(lambda v: (mnp.pad(v, both, mode=mode) ** 3).sum())(x)
    theirs = jax.grad(lambda v: (jnp.pad(v, both, mode=mode) ** 3).sum())(x)
    np.testing.assert_allclose(mine, theirs, rtol=1e-5)


@pytest.mark.parametrize("mode", ["edge", "wrap"])
def test_what_reads_the_padded_array_is_one_kernel(mode: str) -> None:
    def differences(x: mg.Array) -> mg.Array:
        return mnp.diff(mnp.pad(x, 1, mode=mode))

    text = mg.jit(differences).lower(np.zeros(64, np.float32)).compile().as_text("kernels")
    assert text.count("kernel ") == 1
