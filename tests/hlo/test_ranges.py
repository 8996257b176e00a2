"""What is said of the numbers of an array holds for all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from monograph.hlo.builder import build
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.ops import (
    add,
    clamp,
    convert,
    divide,
    iota,
    maximum,
    minimum,
    multiply,
    negate,
    remainder,
    reverse,
    select,
    subtract,
)
from monograph.hlo.passes.ranges import range_of
from monograph.hlo.types import BOOL, I8, I32, U8, tensor
from random_graphs import STEPS, random_args, random_graph
from simplify_rows import cmp, k

ALL = (-128, 127)


def wrapped(x: Any, n: int) -> Any:
    return select(cmp(x, k(0, x), "LT"), add(x, k(n, x)), x)


def left(x: Any, n: int) -> Any:
    return remainder(x, k(n, x))


ROWS: dict[str, tuple[Callable[[Any], Any], tuple[int, int]]] = {
    "x": (lambda x: x, ALL),
    "max": (lambda x: maximum(x, k(3, x)), (3, 127)),
    "max, min": (lambda x: minimum(maximum(x, k(3, x)), k(9, x)), (3, 9)),
    "clamp": (lambda x: clamp(k(-2, x), x, k(9, x)), (-2, 9)),
    "x % 7": (lambda x: left(x, 7), (-6, 6)),
    "x % -7": (lambda x: left(x, -7), (-6, 6)),
    "x % 0": (lambda x: left(x, 0), ALL),
    "x % 7 above 0": (lambda x: left(maximum(x, k(0, x)), 7), (0, 6)),
    "x / 10": (lambda x: divide(x, k(10, x)), (-12, 12)),
    "x / -1": (lambda x: divide(x, k(-1, x)), ALL),
    "sum": (lambda x: add(left(x, 7), left(x, 5)), (-10, 10)),
    "difference": (lambda x: subtract(left(x, 7), k(1, x)), (-7, 5)),
    "product": (lambda x: multiply(left(x, 7), k(-3, x)), (-18, 18)),
    "a product that wraps": (lambda x: multiply(left(x, 7), k(30, x)), ALL),
    "wrapped": (lambda x: wrapped(left(x, 7), 7), (0, 6)),
    "not wrapped": (lambda x: select(cmp(x, k(0, x), "GE"), x, k(5, x)), (0, 127)),
    "a choice of others": (
        lambda x: select(cmp(left(x, 7), k(0, x), "LT"), reverse(left(x, 7), dimensions=(0,)),
                         k(0, x)), (-6, 6)),
    "below everything": (lambda x: select(cmp(x, k(-128, x), "LT"), k(9, x), left(x, 3)), (-2, 9)),
    "as i32": (lambda x: multiply(convert(x, dtype=I32), k(1000, convert(x, dtype=I32))),
               (-128000, 127000)),
    "as u8": (lambda x: convert(x, dtype=U8), (0, 255)),
    "truth": (lambda x: convert(convert(x, dtype=BOOL), dtype=I8), (0, 1)),
    "a counter": (lambda x: iota(iota_dimension=0, shape=(5,), dtype=I8), (0, 4)),
    "a counter that wraps": (lambda x: iota(iota_dimension=0, shape=(200,), dtype=I8), ALL),
    "an op without a rule": (lambda x: negate(left(x, 7)), ALL),
}  # fmt: skip


@pytest.mark.parametrize("name", ROWS)
def test_ranges(name: str) -> None:
    """The range is as narrow as the row says, and holds for every number that a byte has."""
    fn, want = ROWS[name]
    graph = build(lambda x: [fn(x)], (tensor((256,), I8),), "row")
    (out,) = graph.outs
    assert range_of(out) == want
    (y,) = evaluate(graph, [np.arange(-128, 128).astype(np.int8)])
    assert want[0] <= int(y.min()) and int(y.max()) <= want[1]


@pytest.mark.parametrize("dtypes", [("i8", "bool", "u8"), ("i32", "i8", "f32"), ("i4", "u2")])
def test_ranges_hold_in_random_graphs(dtypes: tuple[str, ...]) -> None:
    """Of every node of a graph."""
    for seed in range(40):
        graph = random_graph(seed, dtypes=dtypes, steps=STEPS)
        nodes = [
            n for n in graph.nodes
            if type(n.type) is not tuple and n.type.size and not n.type.dtype.is_inexact
        ]  # fmt: skip
        watched = Graph(graph.params, graph.nodes, tuple(nodes), graph.name)
        for node, y in zip(nodes, evaluate(watched, random_args(graph, seed)), strict=True):
            low, high = range_of(node)
            numbers = np.asarray(y).astype(np.int64)
            assert low <= numbers.min() and numbers.max() <= high, (seed, node)
