"""Convolutions as matrix products: rows in a table, sums in parts; exact on small integers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from cpu_building import build as compiled
from cpu_building import call
from monograph.backends.cpu.contraction import emission
from monograph.backends.cpu.contraction.problem import Problem
from monograph.backends.cpu.contraction.unit import Unit
from monograph.backends.cpu.contraction.ways import Way
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.types import DTYPES, tensor

Array = np.ndarray[Any, Any]
Change = Callable[[Way], Way]

# x, kernel, and what is not plain: features last
SHAPES: dict[str, tuple[tuple[int, ...], tuple[int, ...], dict[str, Any]]] = {
    "rows of 7": ((2, 7, 7, 24), (3, 3, 24, 40), {"padding": ((1, 1), (1, 1))}),
    "rows of 14": ((2, 14, 14, 33), (3, 3, 33, 17), {"padding": ((1, 1), (1, 1))}),
    "dilated": ((2, 15, 13, 16), (3, 3, 16, 24), {"rhs_dilation": (2, 2)}),
    "strides": ((3, 19, 17, 12), (3, 3, 12, 32), {"window_strides": (2, 2)}),
    "strides apart": ((3, 19, 17, 12), (2, 3, 12, 32), {"window_strides": (1, 3)}),
    "few features in": ((2, 21, 21, 3), (7, 7, 3, 32), {"window_strides": (2, 2)}),
    "many features in": ((1, 6, 6, 400), (3, 3, 400, 24), {"padding": ((1, 1), (1, 1))}),
    "few features out": ((2, 9, 9, 32), (3, 3, 32, 3), {}),
    "one row": ((4, 50, 16), (2, 16, 24), {"rhs_dilation": (8,)}),
    "many parts": ((2, 150, 5), (70, 5, 16), {"rhs_dilation": (2,)}),
    "three dimensions": ((2, 7, 6, 5, 8), (2, 3, 3, 8, 24), {}),
    "groups": ((2, 9, 9, 48), (3, 3, 16, 48), {"feature_group_count": 3}),
    "groups of few": ((2, 9, 9, 48), (3, 3, 4, 48), {"feature_group_count": 12}),
}
WAYS: dict[str, Change] = {
    "chosen": lambda w: w,
    "one part": lambda w: replace(w, together=1),
    "two parts": lambda w: replace(w, together=2),
    "short": lambda w: replace(w, terms=8, scratch=True, deep=24),
    "packed": lambda w: replace(w, pack_b=True, wide=16),
    "blocks": lambda w: replace(w, by_rows=True, block=20),
}


def graph_of(name: str, dtype: str) -> Graph:
    x, w, more = SHAPES[name]
    n = len(x)
    last, kernel = (0, n - 1, *range(1, n - 1)), (n - 1, n - 2, *range(n - 2))
    d = DTYPES[dtype]

    def convolve(x: Any, w: Any) -> list[Any]:
        numbers = (last, kernel, last)
        return [ops.convolution(x, w, dimension_numbers=numbers, dtype=d, **more)]

    return build(convolve, [tensor(s, d) for s in (x, w)], "convolve")


def run(name: str, dtype: str, change: Change, monkeypatch: Any) -> list[tuple[Problem, Way]]:
    """Compare with the interpreter; what was multiplied, and how."""
    taken, chosen = list[tuple[Problem, Way]](), emission.way_of

    def way_of(problem: Problem, unit: Unit, cache: int) -> Way | None:
        way = chosen(problem, unit, cache)
        if way is not None:
            way = change(way)
            taken.append((problem, way))
        return way

    rng, graph = np.random.default_rng(0), graph_of(name, dtype)
    args = [rng.integers(-4, 5, s).astype(DTYPES[dtype].np) for s in SHAPES[name][:2]]
    monkeypatch.setattr(emission, "way_of", way_of)
    (got,) = call(compiled(graph), *args)
    np.testing.assert_array_equal(got, evaluate(graph, args)[0])
    return taken


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", SHAPES)
def test_ways(name: str, way: str, monkeypatch: Any) -> None:
    """Blocks of every kind give the exact sums."""
    assert run(name, "f32", WAYS[way], monkeypatch) or name == "groups of few"


@pytest.mark.parametrize("dtype", ["f64", "bf16", "i32", "i8"])
@pytest.mark.parametrize("name", ["rows of 7", "dilated", "groups"])
def test_types(name: str, dtype: str, monkeypatch: Any) -> None:
    """What is converted on the way is packed row by row."""
    run(name, dtype, WAYS["chosen"], monkeypatch)


@pytest.mark.smoke
def test_roles(monkeypatch: Any) -> None:
    """Places of an image, and of all images where they are few, are the rows of one product."""
    ((p, way),) = run("rows of 14", "f32", WAYS["chosen"], monkeypatch)
    assert (p.rows, p.batches, p.inner, p.outer) == (2 * 14 * 14, 1, 3 * 33, 3)
    assert len(p.places) == p.rows and p.places[14] - p.places[13] == 3 * 33
    assert way.together == 3, "all parts of a sum are added in registers"
    ((p, way),) = run("many parts", "f32", WAYS["chosen"], monkeypatch)
    assert {p.inner, p.outer} == {70, 5}
