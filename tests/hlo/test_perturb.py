"""How far rounding moves values: found after cancellation, nothing for what is exact."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.hlo.graph import Graph
from monograph.hlo.perturb import spread
from monograph.hlo.simplify import clear_weak, simplify

X = np.linspace(0.1, 2.0, 40, dtype=np.float32)
EPS = float(np.finfo(np.float32).eps)


def graph_of(f: Any, *args: Any) -> Graph:
    return simplify(clear_weak(mg.jit(f).trace(*args).graph))


def last(f: Any, *args: Any) -> float:
    """The spread of the function's result."""
    graph = graph_of(f, *args)
    return spread(graph, args)[graph.outs[0]]


def test_a_rounded_value_moves_by_its_last_place() -> None:
    moved = last(lambda x: mnp.exp(x), X)
    assert 0.1 * EPS < moved < 20 * EPS * np.exp(2)


def test_cancellation_keeps_the_operands_rounding() -> None:
    """exp(x) - y with y so near that nothing but rounding is left."""
    moved = last(lambda x, near: mnp.exp(x) - near, X, np.exp(X))
    assert moved > 0.1 * EPS


@pytest.mark.parametrize("f", [lambda x: x[::-1], lambda x: mnp.reshape(x, (5, 8)).T])
def test_moves_are_exact(f: Any) -> None:
    assert last(f, X) == 0


def test_integers_have_no_spread() -> None:
    graph = graph_of(lambda i: i * 3 + 1, np.arange(5, dtype=np.int32))
    assert spread(graph, [np.arange(5, dtype=np.int32)]) == {}


def test_roundings_inside_loops_are_moved() -> None:
    def f(x: Any) -> Any:
        return mg.lax.scan(lambda c, _: (mnp.sin(c) * 1.5, None), x, None, length=20)[0]

    assert last(f, X) > 0


def test_it_repeats() -> None:
    graph = graph_of(lambda x: mnp.sum(mnp.tanh(x)), X)
    assert spread(graph, [X]) == spread(graph, [X])
