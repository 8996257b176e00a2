"""Streams of `monograph.random` against `jax.random`, to the bit: rows of `random_streams_page`.

A row is one compiled call of each package; a fixed share of them runs always, all when slow.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest

import monograph as mg
import random_streams_page as streams
from monograph.backends.cpu.objects.machine import host_machine

PAIRS = list(streams.pairs())
ALWAYS = {("r.normal(k, n, d)", "float32"), ("r.uniform(k, n, d, low, high)", "float32"),
          ("r.gamma(k, many, None, d)", "float32")}  # fmt: skip
SHAPES: tuple[Any, ...] = ((), (1,), (0, 3), (3, 5, 7), (70_001,))
fused = pytest.mark.skipif(
    not host_machine().fma, reason="without a fused multiply-add XLA rounds in other places"
)


def marked(i: int, *values: Any, always: bool = False) -> Any:
    name = "-".join(map(str, values)).replace("r.", "")
    marks = [] if always or i % 29 == 0 else [pytest.mark.slow]
    return pytest.param(*values, id=name, marks=marks)


def check(row: streams.Row, dtype: str, x: Any, y: Any) -> None:
    x, y = np.asarray(x), np.asarray(y)
    assert x.dtype == y.dtype and x.shape == y.shape
    if dtype == "float16" and row.line in streams.HALF_SUMS and host_machine().has("avx512fp16"):
        assert np.median(np.abs(x - y)) <= 1e-2
    elif not row.reason(dtype):
        np.testing.assert_array_equal(x, y)
    elif x.size:
        assert streams.apart(x, y)[0] > 0.5


@fused
@pytest.mark.parametrize(
    "line,dtype",
    [marked(i, row.line, d, always=(row.line, d) in ALWAYS) for i, (row, d) in enumerate(PAIRS)],
)
def test_streams_are_those_of_jax(line: str, dtype: str) -> None:
    row = next(r for r in streams.ROWS if r.line == line)
    with mg.enable_x64(True), jax.enable_x64(True):
        check(row, dtype, streams.drawn(mg, row, dtype), streams.drawn(jax, row, dtype))


SHAPED = [(r, r.dtypes[min(2, len(r.dtypes) - 1)]) for r in streams.ROWS if r.shaped]


# XLA writes the products of scalars in another order.
OTHER_SCALARS = {"r.wald(k, one, n, d)"}


@fused
@pytest.mark.parametrize(
    "line,dtype,shape",
    [marked(i, r.line, d, s) for i, (r, d, s) in enumerate(
        (r, d, s) for r, d in SHAPED for s in SHAPES)],
)  # fmt: skip
def test_every_shape(line: str, dtype: str, shape: Any) -> None:
    row = next(r for r in streams.ROWS if r.line == line)
    with mg.enable_x64(True), jax.enable_x64(True):
        x, y = (streams.drawn(lib, row, dtype, shape, seed=5) for lib in (mg, jax))
    scalar = line in OTHER_SCALARS and np.prod(shape) == 1
    if not row.reason(dtype) and not scalar:
        check(row, dtype, x, y)
    else:
        assert x.dtype == y.dtype and x.shape == y.shape
        np.testing.assert_allclose(x, y, rtol=1e-4, atol=1e-6)


OWN = [
    ("r.normal(k, n, d)", "float32"), ("r.normal(k, n, d)", "float64"),
    ("r.truncated_normal(k, low, high, n, d)", "bfloat16"),
    ("r.gumbel(k, n, d, 'highest')", "float32"), ("r.pareto(k, one, n, d)", "float32"),
    ("r.cauchy(k, n, d)", "float32"), ("r.weibull_min(k, high, one, n, d)", "float64"),
    ("r.choice(k, 7, n, p=weights)", ""), ("r.dirichlet(k, shares, n, d)", "float32"),
    ("r.poisson(k, half, n, d)", "int32"),
]  # fmt: skip


@pytest.mark.parametrize("line,dtype", OWN)
def test_a_key_gives_the_same_bits_everywhere(line: str, dtype: str) -> None:
    """Compiled, op by op, interpreted, mapped over keys, inside a larger program."""
    row = next(r for r in streams.ROWS if r.line == line)
    with mg.enable_x64(dtype == "float64"):
        draw = streams.program(mg, row, dtype, (37,))
        given = {n: mg.numpy.asarray(x) for n, x in streams.arrays(dtype or "float32").items()}
        keys = mg.random.split(mg.random.key(9), 2)
        want = np.asarray(mg.jit(draw)(keys[1], given))
        np.testing.assert_array_equal(draw(keys[1], given), want)
        np.testing.assert_array_equal(draw(mg.random.key_data(keys[1]), given), want)
        np.testing.assert_array_equal(mg.jit(draw, backend="interp")(keys[1], given), want)
        mapped = mg.jit(mg.vmap(draw, (0, None)))(keys, given)
        np.testing.assert_array_equal(np.asarray(mapped)[1], want)
        larger = mg.jit(lambda k, a: (draw(k, a), draw(k, a) * 3 + 1))(keys[1], given)
        np.testing.assert_array_equal(larger[0], want)


@fused
@pytest.mark.parametrize("style", ["key", "PRNGKey"])
def test_keys(style: str) -> None:
    """Seeds, split, fold_in, clone, key_data, wrap_key_data, key_impl; also mapped and compiled."""

    def words(lib: Any) -> list[Any]:
        r, out = lib.random, []
        for seed in (0, 7, -1, 2**31 - 1, np.int16(-3), np.uint8(200)):
            key = getattr(r, style)(seed)
            out.append(r.key_data(key))
            for num in (2, 5, (2, 3), ()):
                out.append(r.key_data(r.split(key, num)))
            for data in (0, 1, np.uint32(2**31 + 5), np.int32(-4)):
                out.append(r.key_data(r.fold_in(key, data)))
            out.append(r.key_data(r.clone(key)))
            out.append(r.key_data(r.wrap_key_data(r.key_data(key))))
            out.append(r.normal(r.split(key, 3)[2], (5,)))
        keys = r.split(getattr(r, style)(11), 4)
        numbers = lib.numpy.arange(4, dtype=np.uint32)
        folded = lib.jit(lib.vmap(r.fold_in))(keys, numbers)
        out.append(r.key_data(folded))
        out.append(lib.jit(lib.vmap(lambda k: r.uniform(k, (3,))))(folded))
        out.append(r.key_data(lib.vmap(r.split)(keys)))
        return [np.asarray(x) for x in out]

    assert mg.random.key_impl(mg.random.key(0)) == str(jax.random.key_impl(jax.random.key(0)))
    for x, y in zip(words(mg), words(jax), strict=True):
        assert x.dtype == y.dtype
        np.testing.assert_array_equal(x, y)


def documented() -> str:
    return (Path(__file__).parents[2] / "docs" / "random-streams.md").read_text()


def test_the_page_has_every_row() -> None:
    lines = [line.split("`")[1] for line in documented().splitlines() if line.startswith("| `")]
    assert lines == [row.line.removeprefix("r.") for row in streams.ROWS]
    assert "Unexplained" not in documented()


def test_every_function_has_a_row() -> None:
    keys = {"key", "PRNGKey", "split", "fold_in", "clone", "key_data", "wrap_key_data", "key_impl",
            "Key", "key_dtype"}  # fmt: skip
    assert set(mg.random.__all__) - keys <= {row.function for row in streams.ROWS}


@fused
@pytest.mark.skipif(host_machine().has("avx512fp16"), reason="XLA rounds f16 in other places")
@pytest.mark.slow
def test_the_page_is_what_is_measured() -> None:
    assert documented() == streams.page()
