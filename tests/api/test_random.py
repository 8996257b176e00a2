"""Random streams against JAX's: bits, integers and uniform numbers to the bit, others closely."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import jax
import numpy as np
import pytest

import monograph as mg

SHAPES = [(), (5,), (2, 0), (7, 1, 3)]
EXACT = {
    "bits": [{}, {"dtype": "uint8"}, {"dtype": "uint16"}],
    "uniform": [{}, {"dtype": "float16"}, {"dtype": "bfloat16"}],
    "randint": [
        {"minval": 0, "maxval": 10},
        {"minval": -5, "maxval": 2_000_000_000},
        {"minval": 0, "maxval": 256, "dtype": "uint8"},
        {"minval": -128, "maxval": 128, "dtype": "int8"},
        {"minval": 3, "maxval": 3},
        {"minval": 0, "maxval": 7, "dtype": "uint32"},
    ],
    "bernoulli": [{"p": 0.3}],
    "rademacher": [{}],
}
CLOSE = {
    # XLA fuses the scaling into one multiply-add, which rounds once instead of twice.
    "uniform": [{"minval": -2.0, "maxval": 3.5}],
    "normal": [{}, {"dtype": "float16"}, {"dtype": "complex64"}],
    "truncated_normal": [{"lower": -2.0, "upper": 1.0}],
    "exponential": [{}],
    "gumbel": [{}],
    "laplace": [{}],
    "logistic": [{}],
    "cauchy": [{}],
}


def draw(lib: Any, name: str, key: Any, shape: Any, options: dict[str, Any]) -> np.ndarray:
    f = getattr(lib.random, name)
    options = {k: lib.numpy.dtype(v) if k == "dtype" else v for k, v in options.items()}
    return np.asarray(f(key, shape=shape, **options))


def programs(table: dict[str, list[dict[str, Any]]]) -> list[Any]:
    rows = [(name, options) for name, rows in table.items() for options in rows]
    return [pytest.param(name, options, id=f"{name}-{options}") for name, options in rows]


@cache
def drawn(lib: Any, exact: bool) -> dict[str, list[np.ndarray]]:
    """All rows of a table and all shapes, in one compiled program."""
    table = EXACT if exact else CLOSE

    def program(key: Any) -> dict[str, Any]:
        return {
            f"{name} {options}": [
                getattr(lib.random, name)(key, shape=shape, **options) for shape in SHAPES
            ]
            for name, rows in table.items()
            for options in rows
        }

    return jax.tree.map(np.asarray, lib.jit(program)(lib.random.PRNGKey(42)))


def pairs(name: str, options: dict[str, Any], exact: bool) -> Iterator[tuple[Any, Any]]:
    row = f"{name} {options}"
    for x, y in zip(drawn(mg, exact)[row], drawn(jax, exact)[row], strict=True):
        assert x.dtype == y.dtype and x.shape == y.shape
        yield x, y


@pytest.mark.parametrize("name,options", programs(EXACT))
def test_streams_are_equal(name, options):
    for x, y in pairs(name, options, exact=True):
        np.testing.assert_array_equal(x, y)


@pytest.mark.parametrize("name,options", programs(CLOSE))
def test_streams_are_close(name, options):
    rtol = 4e-3 if options.get("dtype") == "float16" else 2e-5
    for x, y in pairs(name, options, exact=False):
        np.testing.assert_allclose(x, y, rtol=rtol, atol=2e-6 if rtol < 1e-3 else 1e-3)


@pytest.mark.parametrize("seed", [0, 1, 42, -1, 2**31 - 1, -(2**31), 2**40 + 3])
def test_seeds(seed):
    ours, theirs = mg.random.key(seed), jax.random.key(seed)
    np.testing.assert_array_equal(mg.random.key_data(ours), jax.random.key_data(theirs))
    np.testing.assert_array_equal(mg.random.PRNGKey(seed), jax.random.PRNGKey(seed))


def test_split_and_fold_in():
    ours, theirs = mg.random.PRNGKey(7), jax.random.PRNGKey(7)
    for num in (2, 1, 5, (2, 3)):
        np.testing.assert_array_equal(mg.random.split(ours, num), jax.random.split(theirs, num))
    for data in (0, 1, 2**31, -1):
        x, y = mg.random.fold_in(ours, data), jax.random.fold_in(theirs, np.uint32(data % 2**32))
        np.testing.assert_array_equal(x, y)


@pytest.mark.parametrize("x64", [True])
def test_64_bits(x64):
    with mg.enable_x64(x64), jax.enable_x64(x64):
        for name, options in (
            ("bits", {"dtype": "uint64"}),
            ("uniform", {"dtype": "float64"}),
            ("randint", {"minval": 0, "maxval": 10**12}),
        ):
            x = draw(mg, name, mg.random.PRNGKey(2**40 + 3), (4,), options)
            y = draw(jax, name, jax.random.PRNGKey(2**40 + 3), (4,), options)
            assert x.dtype == y.dtype
            np.testing.assert_array_equal(x, y)


def test_choices():
    ours, theirs = mg.random.PRNGKey(3), jax.random.PRNGKey(3)
    logits = np.log(np.array([[0.1, 0.2, 0.7], [0.5, 0.25, 0.25]], "f"))
    table = np.arange(20, dtype="f").reshape(5, 4)
    for call in (
        lambda r, k: r.categorical(k, logits),
        lambda r, k: r.categorical(k, logits, axis=0),
        lambda r, k: r.categorical(k, logits, shape=(6, 2)),
        lambda r, k: r.permutation(k, 11),
        lambda r, k: (mg if r is mg.random else jax).jit(lambda k: r.permutation(k, 11))(k),
        lambda r, k: r.permutation(k, table),
        lambda r, k: r.choice(k, 9, (4,)),
        lambda r, k: r.choice(k, table, (3,), axis=1),
        lambda r, k: r.choice(k, 9, (4,), replace=False),
        lambda r, k: r.choice(k, 3, (5,), p=np.array([0.2, 0.3, 0.5], "f")),
    ):
        np.testing.assert_array_equal(call(mg.random, ours), call(jax.random, theirs))


@pytest.mark.smoke
def test_typed_keys_pass_through_transforms():
    key = mg.random.key(0)
    first, second = mg.random.split(key)
    assert first.shape == () and str(first.dtype) == "key<fry>"
    keys = mg.random.split(key, 3)
    assert keys.shape == (3,) and len(keys) == 3
    drawn = mg.vmap(lambda k: mg.random.normal(k, (2,)))(keys)
    want = jax.vmap(lambda k: jax.random.normal(k, (2,)))(jax.random.split(jax.random.key(0), 3))
    np.testing.assert_allclose(drawn, want, rtol=1e-5)
    inside = mg.jit(lambda k: mg.random.uniform(mg.random.split(k)[1]))(key)
    assert inside == mg.random.uniform(second)

    def step(k, _):
        k, sub = mg.random.split(k)
        return k, mg.random.uniform(sub)

    _, rows = mg.lax.scan(step, key, None, length=3)
    assert len(set(np.asarray(rows).tolist())) == 3


AXES_OF_KEYS = {
    "in_axes": lambda m, k: m.vmap(lambda k: m.random.split(k)[0], in_axes=-1)(k[0]),
    "in_axes of two": lambda m, k: m.vmap(lambda k: k[1], in_axes=-1)(k),
    "out_axes": lambda m, k: m.vmap(lambda k: m.random.split(k, 4), out_axes=-1)(k[0]),
    "out_axes of what is not mapped": lambda m, k: m.vmap(
        lambda x: m.random.split(m.random.key(1), 4), out_axes=-1
    )(m.numpy.ones(5)),
    "pmap": lambda m, k: m.pmap(lambda k: m.random.split(k, 4), in_axes=0)(k[0][:1]),
    "full": lambda m, k: m.lax.full((3, 2), k[0, 1]),
    "full_like": lambda m, k: m.lax.full_like(k, k[1, 1]),
}


@pytest.mark.parametrize("program", AXES_OF_KEYS.values(), ids=AXES_OF_KEYS)
def test_axes_count_keys_not_words(program):
    def run(m):
        return m.random.key_data(program(m, m.random.split(m.random.key(0), (2, 3))))

    np.testing.assert_array_equal(run(mg), run(jax))


NO_AXES_OF_KEYS = {
    "vmap of one": lambda m, k: m.vmap(lambda k: k)(k[0]),
    "in_axes": lambda m, k: m.vmap(lambda k: k, in_axes=1)(k),
    "out_axes": lambda m, k: m.vmap(lambda k: k, out_axes=1)(k),
    "scan over one": lambda m, k: m.lax.scan(lambda c, k: (c, k), 0, k[0]),
    "pmap of one": lambda m, k: m.pmap(lambda k: k)(k[0]),
}


@pytest.mark.parametrize("program", NO_AXES_OF_KEYS.values(), ids=NO_AXES_OF_KEYS)
def test_words_of_keys_are_no_axis(program):
    for m, error in ((jax, (ValueError, IndexError)), (mg, mg.errors.MonographError)):
        with pytest.raises(error):
            program(m, m.random.split(m.random.key(0), 2))


def test_what_is_no_key_is_refused():
    with pytest.raises(mg.errors.ArgumentError, match="random key"):
        mg.random.normal(0)
    with pytest.raises(mg.errors.ArgumentError, match="single key"):
        mg.random.normal(mg.random.split(mg.random.key(0)))


@pytest.mark.parametrize("name", ["glorot_uniform", "glorot_normal", "he_normal", "lecun_uniform"])
def test_initializers(name):
    ours = getattr(mg.nn.initializers, name)()(mg.random.PRNGKey(1), (5, 7))
    theirs = getattr(jax.nn.initializers, name)()(jax.random.PRNGKey(1), (5, 7))
    np.testing.assert_allclose(ours, theirs, rtol=1e-5, atol=1e-7)


def test_a_large_permutation_needs_no_table_of_pairs() -> None:
    drawn = np.asarray(mg.random.permutation(mg.random.PRNGKey(3), 70_000))
    wanted = jax.random.permutation(jax.random.PRNGKey(3), 70_000)
    np.testing.assert_array_equal(drawn, wanted)
