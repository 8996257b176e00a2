"""Random graphs: planned programs compute what the interpreter computes, at every donation."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from fusion_programs import program
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate
from monograph.hlo.legalize import legalize
from monograph.hlo.simplify import simplify
from random_graphs import SHAPES, WITH_REGIONS, random_args, random_graph
from run_kernels import run

EMPTY = ((), (0,), (4,), (2, 3), (0, 3), (3, 1), (2, 1, 3), (4, 4))
DTYPES = (("f32", "i32", "bool"), ("bf16", "i8", "f16"), ("f64", "u64", "c64"))
TOLERANCE = {"bf16": 3e-2, "f32": 1e-4, "f64": 1e-6}


def _compare(graph: Graph, args: list[Any], want: list[Any], seed: int, rtol: float) -> None:
    donated = tuple((seed >> i) % 2 == 0 for i in range(len(args)))
    for have, right in zip(run(program(graph, donated), args), want, strict=True):
        assert have.dtype == right.dtype and have.shape == right.shape
        wide = np.complex128 if have.dtype.kind == "c" else np.float64
        np.testing.assert_allclose(have.astype(wide), right.astype(wide), rtol=rtol, atol=rtol)


@pytest.mark.parametrize("nodes", [10, 30, 120])
@pytest.mark.parametrize("dtypes", DTYPES)
def test_straight_line(nodes: int, dtypes: tuple[str, ...]) -> None:
    for seed in range(1200 // nodes):
        shapes = EMPTY if seed % 2 else SHAPES
        graph = random_graph(seed, nodes=nodes, dtypes=dtypes, shapes=shapes)
        args = random_args(graph, seed)
        want = [np.asarray(x) for x in evaluate(graph, args)]
        _compare(graph, args, want, seed, TOLERANCE[dtypes[0]])


@pytest.mark.parametrize("nodes", [15, 40, 120])
def test_regions_and_effects(nodes: int) -> None:
    for seed in range(1500 // nodes):
        log: list[Any] = []
        dtypes = (("f32", "i32", "bool"), ("f64", "u8"))[seed % 2]
        graph = random_graph(seed, nodes=nodes, dtypes=dtypes, steps=WITH_REGIONS, log=log)
        args = random_args(graph, seed)
        log.clear()
        want = [np.asarray(x) for x in evaluate(graph, args)]
        noted = [np.asarray(x).copy() for x in log]
        log.clear()
        legal = legalize(simplify(graph) if seed % 3 else graph, lambda node: False)
        _compare(legal, args, want, seed, 1e-4)
        assert len(log) == len(noted)
        for have, right in zip(log, noted, strict=True):
            np.testing.assert_allclose(have, right, rtol=1e-4)
