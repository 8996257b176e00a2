"""The verifier: valid graphs pass; every way to break one is named with the node and the line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from monograph.hlo import ops
from monograph.hlo.builder import Builder, build
from monograph.hlo.errors import VerifyError
from monograph.hlo.graph import Graph, Node
from monograph.hlo.location import file_location
from monograph.hlo.ops.leaf import constant_op, param, result
from monograph.hlo.record import OpDef
from monograph.hlo.state import interpreting, located
from monograph.hlo.types import F32, I32, tensor
from monograph.hlo.verify import verify

V, S, W = tensor((3,), F32), tensor((), F32), tensor((), F32, True)
LOC = file_location("model.py", 42)


def _node(op: OpDef, *ins: Node, type: Any = V, **attrs: Any) -> Node:
    return Node(op, ins, attrs, type, LOC)


def _param(type: Any = V) -> Node:
    return _node(param, type=type)


def _good() -> tuple[Node, Node, Graph]:
    x = Node(param, (), {"type": V}, V, LOC)
    y = _node(ops.sine, x)
    return x, y, Graph([x], [y], [y], "main")


def _order() -> Graph:
    x, y, _ = _good()
    z = _node(ops.cosine, y)
    return Graph([x], [z, y], [z])


def _stranger() -> Graph:
    x, y, _ = _good()
    _, other, _ = _good()
    return Graph([x], [y, _node(ops.add, y, other)], [y])


def _twice() -> Graph:
    x, y, _ = _good()
    return Graph([x], [y, y], [y])


def _output() -> Graph:
    x, y, _ = _good()
    return Graph([x], [y], [_good()[1]])


def _output_of_several() -> Graph:
    x, _, _ = _good()
    both = _node(ops.optimization_barrier, x, x, type=(V, V))
    return Graph([x], [both], [both])


def _operand_of_several() -> Graph:
    x, _, _ = _good()
    both = _node(ops.optimization_barrier, x, x, type=(V, V))
    y = _node(ops.sine, both)
    return Graph([x], [both, y], [y])


def _no_such_result() -> Graph:
    x, _, _ = _good()
    both = _node(ops.optimization_barrier, x, x, type=(V, V))
    y = _node(result, both, index=2)
    return Graph([x], [both, y], [y])


def _result_of_one() -> Graph:
    x, y, _ = _good()
    z = _node(result, y, index=0)
    return Graph([x], [y, z], [z])


def _one(node: Callable[[Node], Node]) -> Graph:
    x = Node(param, (), {"type": V}, V, LOC)
    y = node(x)
    return Graph([x], [y], [y])


def _param_type() -> Graph:
    x = Node(param, (), {"type": S}, V, LOC)
    return Graph([x], [], [x])


def _inside() -> Graph:
    """A region that uses a value from outside."""
    x, y, _ = _good()
    inner = Graph([], [], [y], "inner")
    called = _node(ops.call, graph=inner, type=(V,))
    return Graph([x], [y, called], [y])


def _region_params() -> Graph:
    x, _, _ = _good()
    inner = build(lambda a: [a], [S], "inner")
    called = _node(ops.call, x, graph=inner, type=(S,))
    return Graph([x], [called], [x])


def _weak() -> Graph:
    builder = Builder("main")
    x = builder.param(W)
    with interpreting(builder):
        return builder.finish([ops.add(x, x)])


BROKEN: dict[str, tuple[Callable[[], Graph], str]] = {
    "order": (_order, "%0 (cosine): operand 0 is not defined before it"),
    "stranger": (_stranger, "%1 (add): operand 1 is not defined before it"),
    "twice": (_twice, "%0 (sine): the node is listed twice"),
    "output": (_output, "output 0 is not a node of the graph"),
    "output of several": (_output_of_several, "output 0 has several results"),
    "operand of several": (_operand_of_several, "%1 (sine): an operand has several results"),
    "no such result": (_no_such_result, "there is no result 2"),
    "result of one": (_result_of_one, "there is no result 0"),
    "type": (lambda: _one(lambda x: _node(ops.sine, x, type=S)), "its type is f32[], the record"),
    "dtype": (lambda: _one(lambda x: _node(ops.not_, x)), "operand 0 is f32[3]; the record takes"),
    "arity": (lambda: _one(lambda x: _node(ops.add, x)), "1 operands; the record has 2"),
    "refused": (
        lambda: _one(lambda x: _node(ops.transpose, x, permutation=(1,))), "the record refuses it"
    ),
    "attributes": (
        lambda: _one(lambda x: _node(ops.convert, x, weak=False, dtype=F32)), "its attributes are"
    ),
    "constant": (
        lambda: _one(
            lambda x: Node(constant_op, (), {"value": np.zeros(2, "f"), "type": V}, V, LOC)
        ),
        "the constant holds float32[2]",
    ),
    "parameter": (_param_type, "parameter 0 is not a `param` node of its own type"),
    "late parameter": (lambda: _one(lambda x: _param()), "%0 (param)"),
    "outside": (_inside, "inner: a stray node (sine): output 0 is not a node of the graph"),
    "region": (_region_params, "%0 (call): the record refuses it"),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_broken_graphs_are_refused(name: str) -> None:
    make, words = BROKEN[name]
    with pytest.raises(VerifyError) as caught:
        verify(make())
    assert words in caught.value.what, caught.value.what
    assert "model.py:42" in str(caught.value)


def test_good_graph() -> None:
    verify(_good()[2])


def test_weak_types_only_before_the_first_pass() -> None:
    graph = _weak()
    verify(graph)
    with pytest.raises(VerifyError, match="weak type"):
        verify(graph, weak=False)


def test_transform_ops_only_before_legalize() -> None:
    rule = OpDef("only_a_rule", "opaque", lambda types, attrs: types[0])
    graph = _one(lambda x: _node(rule, x))
    verify(graph)
    with pytest.raises(VerifyError, match="only_a_rule must be gone"):
        verify(graph, transforms=False)


def test_regions_are_verified_once() -> None:
    """A chain of graphs, each called twice by the next, is linear work."""

    def grow(inner: Graph) -> Graph:
        return build(lambda x: ops.call(ops.call(x, graph=inner)[0], graph=inner), [V], "outer")

    graph = build(lambda x: [ops.sine(x)], [V], "inner")
    for _ in range(60):
        graph = grow(graph)
    verify(graph)


def test_long_chains() -> None:
    def body(x: Any) -> list[Any]:
        for _ in range(10_000):
            x = ops.add(x, x)
        return [x]

    with located(LOC):
        graph = build(body, [V], "main")
    verify(graph, weak=False, transforms=False)


def test_graphs_of_the_house_are_legal() -> None:
    indices = tensor((3,), I32)

    def body(x: Any, i: Any) -> list[Any]:
        total = ops.reduce(x, ops.splat(0, S), dimensions=(0,), body=ops.monoid("add", F32))
        return [total, ops.select(ops.compare(i, i, comparison_direction="EQ"), x, x)]

    verify(build(body, [V, indices], "main"), weak=False, transforms=False)
