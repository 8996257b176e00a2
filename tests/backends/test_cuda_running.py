"""Running folds on a GPU: one launch, and the interpreter's values, at every border of a block."""

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

# Shape, axis: lines of a warp and of a block, their borders, lines apart, and lines side by side.
SHAPES = [
    ((5, 33), 1),
    ((9, 256), 1),
    ((2, 257), 1),
    ((1, 2048), 1),
    ((2, 2049), 1),
    ((64,), 0),
    ((2, 300, 5), 1),
    ((3, 64, 8), 1),
    ((33, 9), 0),
    ((700, 41), 0),
    ((32, 300), 0),
]
TYPES: dict[str, Any] = {
    "cumsum": (np.float32, np.int8, np.complex64, ml_dtypes.bfloat16, np.uint16),
    "cumprod": (np.float32, np.int32),
    "cummax": (np.float32, np.float16, np.int32),
    "cummin": (ml_dtypes.bfloat16, np.uint8),
}


def values(shape: tuple[int, ...], dtype: Any) -> np.ndarray:
    x = np.random.default_rng(sum(shape)).standard_normal(shape)
    if np.dtype(dtype).kind in "iu":
        return (x * 40).astype(np.int64).astype(dtype)
    x = x.astype(dtype)
    x[(slice(1),) * x.ndim] = -0.0
    return x


def graph_of(op: str, x: np.ndarray, axis: int, reverse: bool) -> Graph:
    fold = getattr(mg.lax, op)
    graph: Graph = mg.jit(lambda x: fold(x, axis, reverse=reverse)).trace(x).graph
    return graph


@pytest.mark.skipif(cuda_emulator.COMPILER is None, reason="the emulator needs g++ or clang++")
@pytest.mark.parametrize("op", TYPES)
def test_values(op: str) -> None:
    graphs, args = [], []
    for i, (shape, axis) in enumerate(SHAPES):
        x = values(shape, TYPES[op][i % len(TYPES[op])])
        if op in ("cummax", "cummin") and x.dtype.kind == "f":
            x[tuple(n // 2 for n in shape)] = np.nan
        graphs.append(graph_of(op, x, axis, reverse=i % 3 == 1))
        args.append([x])
    for (x,), graph, (got,) in zip(args, graphs, emulate_all(graphs, args), strict=True):
        (want,) = evaluate(graph, [x])
        if x.dtype.kind in "iu" or op in ("cummax", "cummin"):
            assert got.tobytes() == want.tobytes(), (x.shape, x.dtype)
            continue
        rounding = 1e-2 if x.dtype.itemsize == 2 else 3e-6
        largest = np.abs(x.astype(complex)).sum() if op == "cumsum" else 1.0
        wide = np.complex128 if x.dtype.kind == "c" else np.float64
        np.testing.assert_allclose(got.astype(wide), want.astype(wide), 1e-4, rounding * largest)


def launches(shape: tuple[int, ...], axis: int) -> list[str]:
    graph = graph_of("cumsum", np.empty(shape, np.float32), axis, reverse=False)
    return [k.way for k in compiled(graph).written.kernels]


def test_launches() -> None:
    """One, but of short lines, and of a few very long ones, which a block alone would take long
    for."""
    assert launches((64, 4096), 1) == launches((4096, 64), 0) == ["running"]
    assert launches((128, 1 << 17), 1) == ["running"]
    assert "running" not in launches((1000, 20), 1)
    assert "running" not in launches((2, 1 << 17), 1)
