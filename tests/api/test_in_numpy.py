"""Composites outside programs: their own NumPy code, if any, and programs that they become, give
the bits of the definition.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import monograph as mg
from monograph.hlo.interp import apply, evaluate
from monograph.hlo.ops.composite import expansion
from monograph.hlo.types import DTYPES, I32, type_of_array
from monograph.numpy.reductions import arg_extreme
from monograph.random.threefry import threefry2x32
from monograph.tracer import eager

RANDOM = np.random.default_rng(0)


def same(op: Any, arrays: list[Any], **attrs: Any) -> None:
    graph = expansion(op, tuple(type_of_array(x) for x in arrays), attrs)
    before = [x.copy() for x in arrays]
    single = graph.memo["single"]
    found = apply(op, attrs, arrays, graph.out_types[0] if single else graph.out_types)
    for got, want in zip([found] if single else found, evaluate(graph, arrays), strict=True):
        assert got.dtype == want.dtype and got.shape == want.shape
        assert got.tobytes() == want.tobytes()
    assert all(a.tobytes() == b.tobytes() for a, b in zip(arrays, before, strict=True))


@pytest.mark.parametrize("shape", [(), (1,), (7,), (3, 0), (4, 5)], ids=str)
def test_threefry(shape: tuple[int, ...]) -> None:
    words = [RANDOM.integers(0, 1 << 32, shape, np.uint32) for _ in range(4)]
    same(threefry2x32, [np.asarray(w, np.uint32) for w in words])


@pytest.mark.parametrize("direction", ["GT", "LT"])
@pytest.mark.parametrize(
    "kind", ["f32", "f64", "f16", "bf16", "f8e4m3fn", "i32", "u8", "i64", "i4", "bool"]
)
def test_places_of_extremes(kind: str, direction: str) -> None:
    """Also of equals, zeros of both signs, NaN, and infinities alone."""
    x = RANDOM.integers(-3, 4, (6, 9)).astype(np.float32)
    if DTYPES[kind].is_float:
        x[1, 3], x[2, 2:6], x[3] = np.nan, np.nan, 0.0
        x[3, 1::2] = -0.0
        if kind != "f8e4m3fn":
            x[4], x[5] = np.inf, -np.inf
    elif kind in ("u8", "bool"):
        x = np.abs(x)
    for axis in (0, 1):
        same(arg_extreme, [x.astype(DTYPES[kind].np)], axis=axis, index_dtype=I32,
             direction=direction)  # fmt: skip


DRAWS = (
    lambda k: mg.random.uniform(k, (301,)), lambda k: mg.random.normal(k, (7, 43)),
    lambda k: mg.random.gumbel(k, (301,)), lambda k: mg.random.gamma(k, 0.7, (301,)),
)  # fmt: skip


@pytest.mark.parametrize("draw", DRAWS, ids=["uniform", "normal", "gumbel", "gamma"])
def test_streams_are_compiled_once_they_have_taken_long(
    draw: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The numbers stay what they were."""
    runs = []
    run_graph = eager.run_graph
    monkeypatch.setattr(eager, "run_graph", lambda g, *more: runs.append(g) or run_graph(g, *more))
    eager.EAGER.forget()
    key = mg.random.key(3)
    monkeypatch.setattr(eager, "PATIENCE", 1e9)
    first = np.array(draw(key))
    before = len(runs)  # of loops
    monkeypatch.setattr(eager, "PATIENCE", 0)
    for _ in range(2):
        assert np.array(draw(key)).tobytes() == first.tobytes()
    assert len(runs) > before
    assert len({id(g) for g in runs[before:]}) < len(runs[before:])  # each was compiled once
