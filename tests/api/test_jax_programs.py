"""Programs written for JAX, with Flax, Equinox and Optax, run here: twenty steps as by XLA."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import monograph as mg

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))

from jax_programs import PROGRAMS, JaxProgram, compiled_by_jax

STEPS = 20
X = np.random.default_rng(0).standard_normal((16, 3)).astype(np.float32)


def contents(x: Any) -> np.ndarray:
    """A leaf as NumPy's array; a key as its words."""
    if isinstance(x, mg.random.Key):
        return np.asarray(x.words)
    if isinstance(x, jax.Array) and jax.dtypes.issubdtype(x.dtype, jax.dtypes.prng_key):
        return np.asarray(jax.random.key_data(x))
    return np.asarray(x)


@pytest.mark.parametrize(
    "program",
    [
        pytest.param(p, id=p.name, marks=[pytest.mark.slow] if "transformer" in p.name else [])
        for p in PROGRAMS
    ],
)
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


@pytest.mark.slow
def test_modules_of_flax_nnx() -> None:
    """Parameters, statistics, optimizer and counters of random streams in one state."""
    optax, nnx = pytest.importorskip("optax"), pytest.importorskip("flax.nnx")

    class Model(nnx.Module):
        def __init__(self, rngs):
            self.first, self.second = nnx.Linear(3, 8, rngs=rngs), nnx.Linear(8, 1, rngs=rngs)
            self.norm, self.dropout = nnx.BatchNorm(8, rngs=rngs), nnx.Dropout(0.2, rngs=rngs)

        def __call__(self, x):
            return self.second(self.dropout(nnx.relu(self.norm(self.first(x)))))

    model = Model(nnx.Rngs(0))
    graph, state = nnx.split((model, nnx.Optimizer(model, optax.adam(1e-2), wrt=nnx.Param)))

    def step(state):
        model, optimizer = nnx.merge(graph, state)
        value, gradient = nnx.value_and_grad(lambda m: jnp.mean((m(X) - 1) ** 2))(model)
        optimizer.update(model, gradient)
        return nnx.split((model, optimizer))[1], value

    got, expected = state, state
    for _ in range(3):
        got, ours = mg.from_jax(step)(got)
        expected, theirs = step(expected)
    np.testing.assert_allclose(ours, theirs, rtol=1e-4)


@pytest.mark.slow
def test_gradient_of_an_equinox_module() -> None:
    """Parameters are the argument, what is no array stays outside; the key is one of ours."""
    eqx = pytest.importorskip("equinox")
    key = jax.random.key(0)
    layers = [eqx.nn.Linear(3, 4, key=key), jax.nn.gelu, eqx.nn.LayerNorm(4), eqx.nn.Dropout(0.5)]
    params, rest = eqx.partition(eqx.nn.Sequential([*map(as_layer, layers)]), eqx.is_inexact_array)

    def total(params, x, key):
        keys = jax.random.split(key, len(x))
        return jax.vmap(lambda x, k: eqx.combine(params, rest)(x, key=k))(x, keys).sum()

    got = mg.jit(mg.grad(mg.from_jax(total)))(params, X, mg.random.key(0))
    expected = jax.grad(total)(params, X, key)
    assert jax.tree.structure(got) == jax.tree.structure(expected)
    for a, b in zip(jax.tree.leaves(got), jax.tree.leaves(expected), strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-4, atol=1e-5)


def as_layer(x: Any) -> Any:
    import equinox as eqx

    return x if isinstance(x, eqx.Module) else eqx.nn.Lambda(x)


@pytest.mark.slow
def test_train_state_of_flax() -> None:
    """Functions in the structure of a tree, through `jit`."""
    optax, nn = pytest.importorskip("optax"), pytest.importorskip("flax.linen")
    from flax.training.train_state import TrainState

    model = nn.Dense(2)
    start = TrainState.create(
        apply_fn=model.apply, params=model.init(jax.random.key(0), X), tx=optax.sgd(0.1)
    )

    def step(state):
        gradient = jax.grad(lambda p: (state.apply_fn(p, X) ** 2).mean())(state.params)
        return state.apply_gradients(grads=gradient)

    ours = mg.jit(mg.from_jax(step))
    got, expected = ours(ours(start)), step(step(start))
    assert int(got.step) == expected.step == 2
    for a, b in zip(jax.tree.leaves(got.params), jax.tree.leaves(expected.params), strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-5)
