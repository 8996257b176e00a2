"""Single elements that meet: several threads combine them where no order shows."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from cpu_building import build as compiled
from cpu_building import call
from monograph.backends.cpu.claims.copies import copies_of
from monograph.hlo.builder import build
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.ops import monoid, scatter
from monograph.hlo.types import DTYPES, I32, tensor

MOST = 8  # copies
FLOATS = ("f16", "bf16", "f32", "f64")
INTEGERS = ("i8", "u8", "i16", "u32", "i64")
EXACT = [
    *((what, d) for what in ("maximum", "minimum") for d in (*FLOATS, *INTEGERS)),
    *((what, d) for what in ("add", "multiply") for d in INTEGERS),
    *((what, d) for what in ("and", "or", "xor") for d in ("i8", "u32", "i64")),
    *((what, "bool") for what in ("and", "or", "maximum")),
]


def graph_of(what: str, d: str, size: int, count: int) -> Graph:
    """A scatter of single elements."""
    t = DTYPES[d]

    def fn(x: Any, i: Any, u: Any) -> list[Any]:
        return [
            scatter(
                x, i, u, body=monoid(what, t), update_window_dims=(), inserted_window_dims=(0,),
                scatter_dims_to_operand_dims=(0,), index_vector_dim=1,
            )
        ]  # fmt: skip

    types = [tensor((size,), t), tensor((count, 1), I32), tensor((count,), t)]
    return build(fn, types, what)


def drawn(d: str, n: int, seed: int) -> np.ndarray[Any, Any]:
    """Small integers and, of floats, zeros of both signs, infinities and a few that are none."""
    rng = np.random.default_rng(seed)
    t = DTYPES[d]
    found = rng.integers(0, 2 if d == "bool" else 50, n)
    if not t.is_float:
        return found.astype(t.np)
    values = (found - 25).astype(np.float64)
    some = rng.random(n)
    values[some < 0.2] = 0.0
    values[some < 0.1] = -0.0
    values[some > 0.9998] = np.nan
    values[(some > 0.99) & (some < 0.9902)] = np.inf
    values[(some > 0.98) & (some < 0.9802)] = -np.inf
    return values.astype(t.np)


@pytest.mark.parametrize(("what", "d"), EXACT)
def test_copies_are_combined(what: str, d: str) -> None:
    """Elements that are met often, seldom and never; indices outside; an odd size."""
    for size, count in ((37, 40_000), (1301, 20_011)):
        graph = graph_of(what, d, size, count)
        assert copies_of(graph.outs[0]) == (MOST if size == 37 else 4)
        rng = np.random.default_rng(size)
        at = rng.integers(-2, size + 2, (count, 1)).astype(np.int32)
        args = [drawn(d, size, 1), at, drawn(d, count, 2)]
        (got,) = call(compiled(graph), *args)
        (want,) = evaluate(graph, args)
        wide = np.float64 if d in FLOATS else want.dtype
        np.testing.assert_array_equal(got.astype(wide), want.astype(wide))


@pytest.mark.parametrize("what", ["maximum", "minimum"])
@pytest.mark.parametrize("count", [50, 30_000])
def test_zeros_keep_their_order(what: str, count: int) -> None:
    """The negative zero is the smaller one, in one array and over copies."""
    graph = graph_of(what, "f32", 5, count)
    at = np.random.default_rng(0).integers(0, 4, (count, 1)).astype(np.int32)
    u = np.where(np.arange(count) % 2, 0.0, -0.0).astype(np.float32)
    for start in (0.0, -0.0):
        x = np.full(5, start, np.float32)
        (got,) = call(compiled(graph), x, at, u)
        want = np.full(5, what == "minimum") & True
        want[4] = np.signbit(np.float32(start))
        np.testing.assert_array_equal(np.signbit(got), want)


def test_sums_of_floats_keep_their_order() -> None:
    """They go into one array."""
    graph = graph_of("add", "f32", 7, 50_000)
    assert copies_of(graph.outs[0]) == 1
    u = np.random.default_rng(1).normal(size=50_000).astype(np.float32) * 1e3
    at = np.random.default_rng(2).integers(0, 7, (50_000, 1)).astype(np.int32)
    want = np.zeros(7, np.float32)
    np.add.at(want, at[:, 0], u)
    (got,) = call(compiled(graph), np.zeros(7, np.float32), at, u)
    np.testing.assert_array_equal(got, want)


def test_few_updates_go_into_one_array() -> None:
    assert copies_of(graph_of("maximum", "f32", 10, 4000).outs[0]) == 1
    assert copies_of(graph_of("maximum", "f32", 40_000, 50_000).outs[0]) == 1


def test_points_of_a_matrix() -> None:
    rng = np.random.default_rng(3)
    i, j = rng.integers(0, 40, 30_000), rng.integers(-30, 30, 30_000)
    u = rng.normal(size=30_000).astype(np.float32)
    x = np.zeros((40, 30), np.float32)
    want = x.copy()
    np.maximum.at(want, (i, j), u)
    got = mg.jit(lambda x, i, j, u: x.at[i, j].max(u))(x, i, j, u)
    np.testing.assert_array_equal(got, want)


def test_loops_that_are_not_one() -> None:
    """Index vectors with their components in the middle: the outer loop has few steps."""
    t, rng = DTYPES["f32"], np.random.default_rng(5)
    for rows in (3, 5, 9):
        graph = build(
            lambda x, i, u: [
                scatter(
                    x, i, u, body=monoid("minimum", t), update_window_dims=(),
                    inserted_window_dims=(0, 1), scatter_dims_to_operand_dims=(0, 1),
                    index_vector_dim=1,
                )
            ],
            [tensor((11, 13), t), tensor((rows, 2, 7001), I32), tensor((rows, 7001), t)], "points",
        )  # fmt: skip
        assert copies_of(graph.outs[0]) > 1
        at = rng.integers(-1, 14, (rows, 2, 7001)).astype(np.int32)
        args = [floats(11, 13), at, floats(rows, 7001)]
        (got,), (want,) = call(compiled(graph), *args), evaluate(graph, args)
        np.testing.assert_array_equal(got, want)


def floats(*shape: int) -> np.ndarray[Any, Any]:
    return np.random.default_rng(6).normal(size=shape).astype(np.float32)


def test_shortest_paths() -> None:
    """The array that is written is carried by a loop."""
    rng = np.random.default_rng(4)
    source, target = rng.integers(0, 1000, (2, 20_000))
    size = rng.uniform(1, 2, 20_000).astype(np.float32)
    start = np.where(np.arange(1000) == 0, 0, 1e9).astype(np.float32)

    def run(source: Any, target: Any, size: Any, start: Any) -> Any:
        def step(s: Any) -> Any:
            new = s[0].at[target].min(s[0][source] + size)
            return new, mnp.any(new < s[0])

        return mg.lax.while_loop(lambda s: s[1], step, (start, mnp.asarray(True)))[0]

    want, before = start, start + 1
    while np.any(want < before):
        before, want = want, want.copy()
        np.minimum.at(want, target, before[source] + size)
    np.testing.assert_array_equal(mg.jit(run)(source, target, size, start), want)
