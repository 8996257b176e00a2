"""Bisection: an executor with one planted fault is caught at the op that has it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from monograph.hlo.bisect import first_difference
from monograph.hlo.builder import build
from monograph.hlo.graph import Graph, Node
from monograph.hlo.interp import evaluate, evaluate_node
from monograph.hlo.ops import add, custom_call, exponential, multiply, result, tanh
from random_graphs import random_args, random_graph
from simplify_rows import V, looped

X = np.array([0.5, -1.0, np.nan], "f4")


class Faulty:
    """The interpreter, but for one node, to whose values it adds something."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.runs = 0

    def __call__(self, graph: Graph, args: Sequence[Any]) -> list[Any]:
        self.runs += 1
        env: dict[Node, Any] = dict(zip(graph.params, args, strict=True))
        for node in graph.nodes:
            env[node] = evaluate_node(node, [env[x] for x in node.ins])
            if node is self.node:
                env[node] = _spoiled(env[node])
        return [env[o] for o in graph.outs]


def _spoiled(x: Any) -> Any:
    if isinstance(x, tuple):
        return tuple(map(_spoiled, x))
    return ~x if x.dtype == np.bool_ else x + np.ones((), x.dtype)


def chain(n: int) -> Graph:
    def f(x: Any) -> list[Any]:
        y = x
        for i in range(n):
            y = add(multiply(y, x), tanh(y)) if i % 2 else exponential(y)
        return [y, x]

    return build(f, [V], "chain")


@pytest.mark.parametrize("at", [0, 1, 17, 58, 59])
def test_finds_the_planted_fault(at: int) -> None:
    graph = chain(30)
    spoiled = graph.nodes[at]
    run = Faulty(spoiled)
    found = first_difference(graph, [X], evaluate, run)
    assert found is not None and found.node is spoiled
    assert found.a.shape == X.shape
    assert run.runs <= 10


def test_equal_executors_do_not_differ() -> None:
    assert first_difference(chain(9), [X], evaluate, evaluate) is None


def test_a_loop_is_one_op_and_its_result_is_named() -> None:
    graph = build(lambda x: looped(lambda y: [tanh(y), y], [exponential(x)]), [V], "f")
    loop = next(n for n in graph.nodes if n.op.kind == "region")
    found = first_difference(graph, [X], evaluate, Faulty(loop))
    assert found is not None and found.node is loop and found.index == 0


def test_effects_are_not_run() -> None:
    seen: list[Any] = []

    def f(x: Any) -> list[Any]:
        y = tanh(x)
        custom_call(y, call_target_name="see", types=(), callback=seen.append, effect="ordered")
        return [exponential(y)]

    graph = build(f, [V], "f")
    found = first_difference(graph, [X], evaluate, Faulty(graph.nodes[0]))
    assert found is not None and found.node is graph.nodes[0] and not seen


def test_random_graphs() -> None:
    """Whatever is found reads equal values and differs itself; a fault nobody sees is none."""
    for seed in range(25):
        graph = random_graph(seed)
        args = random_args(graph, seed)
        spoiled = graph.nodes[seed % len(graph.nodes)]
        found = first_difference(graph, args, evaluate, Faulty(spoiled))
        maker = spoiled.ins[0] if spoiled.op is result else spoiled
        assert found is None or found.node in (spoiled, maker)
