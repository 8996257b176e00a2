"""Indexing known arrays with known indices: as JAX, in memory of the order of the result."""

from __future__ import annotations

import jax.numpy as jnp
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from xla_oracle import quick_jit

X = (np.random.default_rng(0).standard_normal((7, 5, 3)) * 4).astype(np.float32)
INDICES = [
    (np.array([0, -1, 9, -20, 3]),),
    (slice(None), np.array([[0, 1], [4, -9]])),
    (np.array([1, 2]), slice(1, 3), np.array([0, 7])),
    (np.array([1, 1, 30]), Ellipsis),
    (None, np.array([2, 2])),
]


@pytest.mark.parametrize("dtype", ["float32", "bfloat16", "int32", "bool"])
@pytest.mark.parametrize("index", INDICES, ids=str)
def test_as_jax(index, dtype) -> None:
    x, y = mnp.asarray(X).astype(dtype), jnp.asarray(X).astype(dtype)
    ours = tuple(mnp.asarray(i) if isinstance(i, np.ndarray) else i for i in index)
    assert x[ours].dtype == y[index].dtype
    np.testing.assert_array_equal(np.asarray(x[ours]), np.asarray(y[index]))
    ways = ("set",) if dtype == "bool" else ("set", "add", "multiply", "max")
    one = dtype == "bool" or 1
    wanted = quick_jit(lambda y: [getattr(y.at[index], how)(one) for how in ways])(y)
    for how, want in zip(ways, wanted, strict=True):
        have = getattr(x.at[ours], how)(one)
        assert have.dtype == want.dtype
        np.testing.assert_allclose(
            np.asarray(have).astype(complex), np.asarray(want).astype(complex), rtol=1e-2
        )


def test_memory_is_that_of_the_result() -> None:
    """Comparing every index with every place would take 16 GB here."""
    x = mnp.zeros((20_000, 64))
    i = mnp.asarray(np.arange(4_096, dtype=np.int32)[::-1] * 3 % 20_000)
    assert x[i].shape == (4_096, 64)
    assert float(x.at[i].add(1.0).sum()) == 4_096 * 64
    assert float(x.at[i, 0].set(2.0).sum()) == 2 * 4_096


def test_transformations_still_see_it() -> None:
    i = mnp.array([1, 1, 2])
    g = mg.grad(lambda x: (x[i] ** 2).sum())(mnp.arange(4.0))
    np.testing.assert_array_equal(g, [0, 4, 4, 0])
    keys = mg.random.split(mg.random.key(0), 40)
    at = mnp.arange(40)[::-1]
    np.testing.assert_array_equal(
        mg.random.key_data(keys[at]), np.asarray(mg.random.key_data(keys))[::-1]
    )
