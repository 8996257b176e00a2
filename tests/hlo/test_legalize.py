"""Legalize: what is expanded, what is kept, and that values and locations stay."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import numpy as np
import pytest

from monograph.hlo.builder import Builder, build
from monograph.hlo.graph import Graph, Node, all_graphs
from monograph.hlo.interp import evaluate
from monograph.hlo.legalize import legalize
from monograph.hlo.location import file_location
from monograph.hlo.ops import add, call, case, exponential, multiply, subtract, tanh
from monograph.hlo.ops.composite import composite
from monograph.hlo.record import OPS
from monograph.hlo.simplify import simplify
from monograph.hlo.state import interpreting, located
from monograph.hlo.types import F32, tensor
from monograph.hlo.verify import verify
from random_graphs import WITH_REGIONS, assert_same, random_args, random_graph
from simplify_rows import LONG, Q, V, k, looped

double = composite("double", lambda ins, attrs: add(ins[0], ins[0]))
fourfold = composite("fourfold", lambda ins, attrs: double(double(ins[0])))
both = composite("both", lambda ins, attrs: [double(ins[0]), tanh(ins[0])])
repeated = composite(
    "repeated", lambda ins, attrs: looped(lambda x, c: [multiply(x, c)], ins, captures=ins)
)


def names(graph: Graph) -> list[str]:
    return [n.op.name for n in graph.nodes]


def every_name(graph: Graph) -> set[str]:
    return {n.op.name for g in all_graphs(graph) for n in g.nodes}


def claims_double(node: Node) -> bool:
    return node.op is double


@pytest.mark.parametrize(
    ("fn", "left"),
    [
        (lambda x: [double(x)], ["add"]),
        (lambda x: [fourfold(x)], ["add", "add"]),
        (lambda x: both(x), ["add", "tanh"]),
        (lambda x: call(x, x, graph=LONG)[1:], ["exponential"]),
    ],
)
def test_expansions(fn: Any, left: list[str]) -> None:
    graph = build(fn, [V], "f")
    made = legalize(graph)
    verify(made, weak=False)
    assert names(made) == left
    x = np.array([1.5, -0.0, np.inf], "f4")
    for a, b in zip(evaluate(graph, [x]), evaluate(made, [x]), strict=True):
        assert_same(a, b)


def test_claimed_ops_stay() -> None:
    graph = build(lambda x: [fourfold(x)], [V], "f")
    assert names(legalize(graph, claims_double)) == ["double", "double"]


def test_only_what_could_be_expanded_is_asked_about() -> None:
    """Not ops that stay in any case, though a machine may define them on other types."""
    asked = list[str]()

    def claims(node: Node) -> bool:
        asked.append(node.op.name)
        return False

    graph = build(lambda x: [double(tanh(x))], [V], "f")
    assert names(legalize(graph, claims, {tanh: lambda node: None})) == ["tanh", "add"]
    assert asked == ["double"]


def test_a_legal_graph_is_returned_itself() -> None:
    graph = build(lambda x: [double(x), tanh(x)], [V], "f")
    assert legalize(graph, claims_double) is graph


def test_loops_are_expanded_unless_claimed_and_their_bodies_are_legal() -> None:
    graph = build(lambda x: looped(lambda y: [fourfold(y)], [x]), [V], "f")
    assert "while" in every_name(legalize(graph)) and "scan" not in every_name(legalize(graph))
    kept = legalize(graph, lambda node: node.op.kind == "region")
    assert every_name(kept) == {"scan", "result", "add"}


def test_composites_of_loops_in_branches() -> None:
    yes = build(lambda x: [fourfold(repeated(x)[0])], [V], "yes")
    no = build(lambda x: [subtract(x, k(1.0, x))], [V], "no")
    graph = build(lambda i, x: case(i, x, branches=(yes, no)), [Q, V], "f")
    made = legalize(graph)
    verify(made, weak=False)
    assert not every_name(made) & {"repeated", "fourfold", "double", "scan", "call"}
    for i in (0, 1, 5):
        args = [np.int32(i), np.array([1.5, -0.0, np.inf], "f4")]
        assert_same(evaluate(graph, args)[0], evaluate(made, args)[0])


def test_an_expansion_has_the_line_of_its_use() -> None:
    builder = Builder("f")
    with interpreting(builder):
        x = builder.param(V)
        outs = []
        for line in (3, 4):
            with located(file_location("user.py", line)):
                outs.append(double(x if line == 3 else exponential(x)))
    made = legalize(builder.finish(outs))
    lines = [n.loc.line for n in made.nodes if n.op is add and n.loc is not None]
    assert lines == [3, 4]


def test_deep_nests_of_calls() -> None:
    graph = build(lambda x: [tanh(x)], [V], "g0")
    for depth in range(60):
        graph = build(lambda x, g=graph: call(x, graph=g), [V], f"g{depth + 1}")
    assert names(legalize(graph)) == ["tanh"]


def test_graphs_die_by_reference_counts() -> None:
    gc.collect()
    gc.disable()
    try:
        graph = build(lambda x: looped(lambda y: [fourfold(y)], [x]), [V], "f")
        held = [weakref.ref(g) for g in all_graphs(graph)]
        held += [weakref.ref(g) for g in all_graphs(simplify(graph))]
        held += [weakref.ref(g) for g in all_graphs(legalize(simplify(graph)))]
        del graph
        assert [ref() for ref in held if ref() is not None] == []
    finally:
        gc.enable()


def test_random_control_flow_keeps_values_and_effects() -> None:
    log: list[Any] = []
    for seed in range(60):
        graph = random_graph(seed, dtypes=("f32", "i32", "bool"), steps=WITH_REGIONS, log=log)
        args = random_args(graph, seed)
        wanted = evaluate(graph, args) + log
        log.clear()
        made = legalize(graph)
        verify(made, weak=False)
        assert not every_name(made) & {"scan", "call"}
        for a, b in zip(wanted, evaluate(made, args) + log, strict=True):
            assert_same(a, b)
        log.clear()


def test_a_backend_s_definitions_go_before_records() -> None:
    """What they say is legalized in turn, also in regions; None leaves a node to its record."""

    def defines(node: Node) -> Any:
        return None if node.ins[0].type.ndim else lambda ins, attrs: fourfold(exponential(ins[0]))

    x, y = tensor((), F32), tensor((2,), F32)
    region = build(lambda x, y: [tanh(x), tanh(y)], [x, y], "region")
    graph = build(lambda x, y: call(x, y, graph=region), [x, y], "graph")
    legal = legalize(graph, definitions={OPS["tanh"]: defines})
    assert sorted(names(legal)) == ["add", "add", "exponential", "tanh"]
    assert legalize(legal, definitions={}) is legal
