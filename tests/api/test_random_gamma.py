"""Gamma-distributed numbers and what is made of them: JAX's streams, moments, derivatives."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import monograph as mg
from monograph import random
from monograph.errors import ArgumentError, DTypeError, ShapeError

KEY = np.array([3, 7], np.uint32)
SHAPES = np.array([0.05, 0.3, 1.0, 2.5, 20.0, 300.0] * 5, np.float32).reshape(5, 6)


def late(name: str, *parameters: Any) -> Any:
    return pytest.param(name, parameters, marks=pytest.mark.slow)


@pytest.mark.parametrize(
    ("name", "parameters"),
    [
        ("gamma", (SHAPES,)), ("beta", (SHAPES, SHAPES + 1)), late("loggamma", SHAPES),
        late("dirichlet", SHAPES), late("chisquare", SHAPES), late("f", SHAPES + 1, SHAPES + 2),
        late("t", SHAPES + 1),
    ],
)  # fmt: skip
def test_streams_are_those_of_jax(name: str, parameters: tuple[Any, ...]) -> None:
    """The same draws are accepted; the numbers differ by rounding only."""
    import jax

    got = np.asarray(getattr(random, name)(KEY, *parameters))
    want = np.asarray(getattr(jax.random, name)(KEY, *parameters))
    assert got.dtype == want.dtype
    assert np.allclose(got, want, rtol=2e-5, atol=0)


def test_poisson_below_ten_is_that_of_jax() -> None:
    import jax

    means = np.array([0.0, 0.5, 3.0, 9.9] * 10, np.float32)
    got = np.asarray(random.poisson(KEY, means))
    assert np.array_equal(got, np.asarray(jax.random.poisson(KEY, means)))


def test_moments() -> None:
    x = np.asarray(random.gamma(random.key(1), np.float32(2.5), (4000,)))
    assert abs(x.mean() - 2.5) < 0.1 and abs(x.var() - 2.5) < 0.3
    n = np.asarray(random.poisson(random.key(2), np.full(4000, 40, np.float32)))
    assert abs(n.mean() - 40) < 0.5 and abs(n.var() - 40) < 4
    shares = np.asarray(random.dirichlet(random.key(3), np.ones(3, np.float32), (500,)))
    assert np.allclose(shares.sum(-1), 1, atol=1e-5)


@pytest.mark.parametrize("name", ["gamma", pytest.param("loggamma", marks=pytest.mark.slow)])
def test_derivatives_are_those_of_jax(name: str) -> None:
    import jax

    mine, theirs = getattr(random, name), getattr(jax.random, name)
    got = mg.jit(mg.grad(lambda a: mine(KEY, a).sum()))(SHAPES[0])
    want = jax.grad(lambda a: theirs(KEY, a).sum())(SHAPES[0])
    assert np.allclose(got, want, rtol=5e-5)


def test_shapes_keys_and_vmap() -> None:
    assert random.gamma(KEY, 2.0, (3, 0)).shape == (3, 0)
    assert random.beta(random.key(0), 1.0, np.ones(4, np.float32)).shape == (4,)
    keys = random.split(random.key(5), 3)
    rows = mg.vmap(lambda k: random.gamma(k, SHAPES[0]))(keys)
    for i, row in enumerate(np.asarray(rows)):
        single = random.gamma(random.key_data(keys)[i], SHAPES[0])
        assert np.allclose(row, single, rtol=1e-6)


def test_bad_input() -> None:
    with pytest.raises(DTypeError):
        random.gamma(KEY, 1.0, dtype=np.int32)
    with pytest.raises(DTypeError, match="poisson makes integers"):
        random.poisson(KEY, 1.0, dtype=np.float32)
    with pytest.raises(ShapeError, match="alpha is a scalar"):
        random.dirichlet(KEY, 1.0)
    with pytest.raises(ArgumentError, match="takes a random key"):
        random.gamma(3, 1.0)
