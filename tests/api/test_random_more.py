"""Distributions made of uniform, normal, gamma and binomial numbers, against JAX's streams."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np
import pytest

import monograph as mg
from xla_oracle import quick_jit

ROWS: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = [
    ("lognormal", (), {"shape": (4,)}),
    ("lognormal", (np.float32([0.5, 2]),), {"shape": (3, 2)}),
    ("maxwell", ((5,),), {}),
    ("double_sided_maxwell", (0.5, 2.0), {"shape": (3,)}),
    ("double_sided_maxwell", (np.float32([1, 2]), 1.0), {}),
    ("pareto", (np.float32([1.5, 2]),), {"shape": (3, 2)}),
    ("rayleigh", (np.float32([1.5, 2]),), {}),
    ("triangular", (0.0, np.float32(0.3), 1.0), {"shape": (5,)}),
    ("wald", (np.float32([1, 2, 3]),), {}),
    ("weibull_min", (2.0, 1.5), {"shape": (4,)}),
    ("geometric", (np.float32([0.1, 0.5, 0.9]),), {}),
    ("geometric", (0.3,), {"shape": (4,), "dtype": "int32"}),
    ("binomial", (20, 0.3), {"shape": (10,)}),
    ("binomial", (1000, 0.3), {"shape": (10,)}),
    (
        "binomial",
        (np.float32([5, np.nan, -1, np.inf, 100, 50.7]),
         np.float32([0.9, 0.5, 0.5, 0.3, np.nan, 0.7])),
        {},
    ),
    ("multinomial", (np.float32(20), np.float32([0.2, 0.3, 0.5])), {}),
    ("multinomial", (np.float32([20, 100]), np.float32([[0.2, 0.3, 0.5], [0.1, 0.1, 0.8]])), {}),
    ("multivariate_normal", (np.float32([1, 2]), np.float32([[2, 0.5], [0.5, 1]])),
     {"shape": (3,)}),
    ("multivariate_normal", (np.float32([[1, 2], [0, 0]]), np.float32([[2, 0.5], [0.5, 1]])),
     {"method": "eigh"}),
    ("multivariate_normal", (np.float32([1, 2]), np.float32([[2, 0.5], [0.5, 1]])),
     {"method": "svd"}),
    ("orthogonal", (3,), {}),
    ("orthogonal", (3, (2,)), {"m": 5}),
    ("orthogonal", (4,), {"m": 2}),
    ("orthogonal", (2,), {"dtype": "complex64"}),
    ("generalized_normal", (3.0, (6,)), {}),
    ("ball", (3,), {"shape": (4,)}),
    ("ball", (2, 1.0), {"shape": (2, 2)}),
]  # fmt: skip


@pytest.mark.parametrize("row", range(len(ROWS)), ids=lambda k: f"{ROWS[k][0]}-{k}")
def test_streams_are_close(row: int) -> None:
    name, args, options = ROWS[row]
    x = np.asarray(getattr(mg.random, name)(mg.random.key(7), *args, **options))
    theirs = getattr(jax.random, name)
    y = np.asarray(quick_jit(lambda key: theirs(key, *args, **options))(jax.random.key(7)))
    assert x.dtype == y.dtype and x.shape == y.shape
    np.testing.assert_allclose(x, y, rtol=3e-5, atol=3e-6)


def test_they_are_differentiated_and_mapped() -> None:
    def total(lib: Any) -> Any:
        def f(sigma: Any, key: Any) -> Any:
            drawn = lib.random.lognormal(key, sigma) + lib.random.rayleigh(key, sigma)
            return (drawn + lib.random.wald(key, sigma)).sum()

        keys = lib.random.split(lib.random.key(3), 4)
        return lib.vmap(lib.grad(f), (None, 0))(np.float32([0.5, 1.5]), keys)

    np.testing.assert_allclose(total(mg), total(jax), rtol=1e-4)


def test_binomial_numbers_come_to_an_end() -> None:
    """Of a negative zero, and of types where counting by ones stops early."""
    key, n = mg.random.key(0), np.float32([0, 5, 1000])
    np.testing.assert_array_equal(mg.random.binomial(key, n, np.float32(-0.0)), [0, 0, 0])
    for d in ("bfloat16", "float16", "float8_e4m3fn"):
        p = np.array([0, 1]).astype(mg.numpy.dtype(d))
        np.testing.assert_array_equal(mg.random.binomial(key, n[1:, None], p), [[0, 5], [0, 1000]])


@pytest.mark.parametrize(
    ("name", "args", "why"),
    [
        ("multivariate_normal", (np.float32(1), np.eye(2, dtype="f")), "mean of shape"),
        ("multivariate_normal", (np.ones(3, "f"), np.eye(2, dtype="f")), "covariance"),
        ("geometric", (0.3, (), "float32"), "makes integers"),
        ("binomial", (3, 0.3, (), "int32"), "floating-point"),
        ("rayleigh", (np.ones(3, "f"), (2,)), "shape"),
    ],
)
def test_wrong_arguments(name: str, args: tuple[Any, ...], why: str) -> None:
    with pytest.raises((mg.errors.MonographError, ValueError), match=why):
        getattr(mg.random, name)(mg.random.key(0), *args)
