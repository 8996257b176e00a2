"""The largest elements of rows on a GPU: one launch, and the interpreter's bits."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

import cuda_emulator
import monograph as mg
from cuda_emulator.running import compiled, emulate_all
from monograph.hlo.graph import Graph
from monograph.hlo.interp import evaluate

# Rows of a warp and of a block; a row of which all is taken, and one of equal elements.
SHAPES = [((9, 130), 5), ((3, 2100), 7), ((40,), 40), ((2, 3, 64), 64), ((2, 1025), 1)]
TYPES = (np.float32, np.int8, ml_dtypes.bfloat16, np.uint32, np.float16, np.bool_)


def graph_of(x: np.ndarray[Any, Any], k: int) -> Graph:
    graph: Graph = mg.jit(lambda x: mg.lax.top_k(x, k)).trace(x).graph
    return graph


def values(shape: tuple[int, ...], dtype: Any) -> np.ndarray[Any, Any]:
    """Many equal ones; of floats both zeros and both kinds of NaN, too."""
    x = np.random.default_rng(sum(shape)).integers(0, 100, shape).astype(dtype)
    if x.dtype.kind not in "biu":
        x.reshape(-1)[[3, 5, 7, 11]] = [np.nan, -np.nan, -0.0, np.inf]
    return x


@pytest.mark.skipif(cuda_emulator.COMPILER is None, reason="the emulator needs g++ or clang++")
@pytest.mark.parametrize("dtype", TYPES, ids=lambda d: np.dtype(d).name)
def test_values(dtype: Any) -> None:
    args = [[values(shape, dtype)] for shape, _ in SHAPES]
    graphs = [graph_of(x, k) for (x,), (_, k) in zip(args, SHAPES, strict=True)]
    for graph, given, got in zip(graphs, args, emulate_all(graphs, args), strict=True):
        for x, want in zip(got, evaluate(graph, given), strict=True):
            assert x.tobytes() == want.tobytes(), given[0].shape


def test_launches() -> None:
    """One; many elements are sorted."""
    (kernel,) = compiled(graph_of(np.empty((64, 4096), np.float32), 8)).written.kernels
    assert kernel.way == "picked" and kernel.blocks == 64
    ways = {k.way for k in compiled(graph_of(np.empty((4, 400), np.float32), 100)).written.kernels}
    assert "picked" not in ways
