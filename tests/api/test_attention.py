"""`nn.dot_product_attention`, newer activations and orthogonal initial weights, as JAX has them."""

from __future__ import annotations

from typing import Any

import jax
import ml_dtypes
import numpy as np
import pytest

import monograph as mg

RNG = np.random.default_rng(0)


def normal(*shape: int) -> np.ndarray:
    return RNG.standard_normal(shape).astype(np.float32)


def as_type(d: Any, *xs: np.ndarray) -> tuple[np.ndarray, ...]:
    return tuple(x.astype(d) for x in xs)


Q, K, V = normal(2, 5, 4, 8), normal(2, 7, 4, 8), normal(2, 7, 4, 8)
KG, VG = normal(2, 7, 2, 8), normal(2, 7, 2, 8)
MASK, ONE_MASK = RNG.random((2, 4, 5, 7)) < 0.7, RNG.random((1, 1, 5, 7)) < 0.7
TIMES, LENGTHS = np.int32([3, 5]), np.int32([7, 2])

ROWS: dict[str, tuple[tuple[Any, ...], dict[str, Any]]] = {
    "plain": ((Q, K, V), {}),
    "groups": ((Q, KG, VG), {}),
    "bias": ((Q, K, V, normal(2, 4, 5, 7)), {}),
    "bias and mask for all heads": ((Q, KG, VG, normal(1, 1, 5, 7), ONE_MASK), {}),
    "mask, causal, scale": ((Q, KG, VG, None, MASK), {"is_causal": True, "scale": 0.5}),
    "lengths": ((Q, K, V), {"query_seq_lengths": TIMES, "key_value_seq_lengths": LENGTHS}),
    "window": ((Q, K, V), {"local_window_size": 2}),
    "window to the left": (
        (Q, K, V),
        {"local_window_size": (1, 0), "return_residual": True, "is_causal": True},
    ),
    "no batch": ((Q[0], K[0], V[0]), {}),
    "residual": ((Q, KG, VG), {"query_seq_lengths": TIMES, "return_residual": True}),
    "f16": (as_type(np.float16, Q, K, V), {}),
    "bf16": (as_type(ml_dtypes.bfloat16, Q, KG, VG), {}),
}


def same(x: Any, y: Any, tol: float = 2e-5) -> None:
    for a, b in zip(jax.tree.leaves(x), jax.tree.leaves(y), strict=True):
        a, b = np.asarray(a), np.asarray(b)
        assert a.dtype == b.dtype and a.shape == b.shape
        np.testing.assert_allclose(a.astype("f"), b.astype("f"), rtol=tol, atol=tol)


@pytest.mark.parametrize("name", ROWS)
def test_attention(name: str) -> None:
    args, options = ROWS[name]
    wanted = jax.nn.dot_product_attention(*args, **options)
    tol = 2e-5 if args[0].dtype == np.float32 else 2e-2
    same(mg.nn.dot_product_attention(*args, **options), wanted, tol)


def test_attention_is_differentiated() -> None:
    def gradient(lib: Any) -> Any:
        def loss(q: Any, k: Any, v: Any) -> Any:
            return (lib.nn.dot_product_attention(q, k, v, is_causal=True) ** 2).sum()

        return lib.jit(lib.grad(loss, (0, 1, 2)))(Q, KG, VG)

    same(gradient(mg), gradient(jax), 1e-4)


@pytest.mark.parametrize(
    ("args", "why"),
    [
        ((Q, K, V[:1]), r"value of shape \(1, 7, 4, 8\)"),
        ((Q, normal(2, 7, 3, 8), normal(2, 7, 3, 8)), "4 heads of queries, 3 of keys"),
        ((Q, K, V.astype(np.float16)), "value is of type f16"),
        ((Q, K, V, None, MASK.astype(np.int8)), "a mask of type i8"),
        ((Q, K, V, normal(2, 3, 5, 7)), "bias of shape"),
    ],
)
def test_what_does_not_go_together(args: tuple[Any, ...], why: str) -> None:
    with pytest.raises(mg.errors.MonographError, match=why):
        mg.nn.dot_product_attention(*args)


@pytest.mark.parametrize("name", ["log1mexp", "sparse_sigmoid"])
def test_activations(name: str) -> None:
    x = {"log1mexp": [0.01, 0.5, 1, 5, 40], "sparse_sigmoid": [-2, -1, -0.5, 0, 0.5, 1, 2]}[name]

    def both(lib: Any) -> Any:
        f = getattr(lib.nn, name)
        return f(np.float32(x)), lib.vmap(lib.grad(f))(np.float32(x))

    same(both(mg), both(jax))


@pytest.mark.parametrize(
    ("name", "options", "shape"),
    [
        ("orthogonal", {"scale": 2.0}, (4, 3)),
        ("orthogonal", {}, (3, 4)),
        ("orthogonal", {}, (2, 3, 5)),
        ("orthogonal", {"column_axis": 0}, (3, 4)),
        ("delta_orthogonal", {}, (3, 2, 3)),
        ("delta_orthogonal", {}, (3, 4, 2, 3)),
    ],
)
def test_initial_weights(name: str, options: dict[str, Any], shape: tuple[int, ...]) -> None:
    def weights(lib: Any) -> Any:
        return getattr(lib.nn.initializers, name)(**options)(lib.random.key(1), shape)

    same(weights(mg), weights(jax))
