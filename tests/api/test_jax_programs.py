"""Programs written for JAX, with Flax, Equinox and Optax, run here: twenty steps as by XLA."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest

import monograph as mg

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))

from jax_programs import PROGRAMS, JaxProgram, compiled_by_jax

STEPS = 20


def contents(x: Any) -> np.ndarray:
    """A leaf as NumPy's array; a key as its words."""
    if isinstance(x, mg.random.Key):
        return np.asarray(x.words)
    if isinstance(x, jax.Array) and jax.dtypes.issubdtype(x.dtype, jax.dtypes.prng_key):
        return np.asarray(jax.random.key_data(x))
    return np.asarray(x)


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda p: p.name)
def test_twenty_steps(program: JaxProgram) -> None:
    step, start = program.make()
    ours, theirs = mg.from_jax(step), compiled_by_jax(step)
    got, expected = start, start
    for _ in range(STEPS):
        got, expected = ours(got), theirs(expected)
    assert jax.tree.structure(got) == jax.tree.structure(expected)
    for (path, a), b in zip(
        jax.tree_util.tree_leaves_with_path(got), jax.tree.leaves(expected), strict=True
    ):
        if not hasattr(b, "dtype"):
            assert a is b  # a setting
            continue
        x, y = contents(a), contents(b)
        where = jax.tree_util.keystr(path)
        assert (x.shape, x.dtype) == (y.shape, y.dtype), where
        if y.dtype.kind != "f":
            np.testing.assert_array_equal(x, y, where)
        else:
            assert np.max(np.abs(x - y)) <= 1e-4 * np.max(np.abs(y)), where


def test_interpreter_agrees() -> None:
    step, start = next(p for p in PROGRAMS if p.name == "Lotka-Volterra fit").make()
    assert mg.compare(mg.from_jax(step), start, backends=["cpu", "interp"]).equal
