"""`first_difference`: the first op whose value differs between two ways of running a graph.

In goes a graph, its arguments and two executors, out comes a node whose operands agree and whose
result does not. `monograph.compare` reports it with the user's line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.hlo.graph import Graph, Node, needed_by
from monograph.hlo.ops.leaf import result

Array = np.ndarray[Any, Any]
Run = Callable[[Graph, Sequence[Array]], Sequence[Array]]
Equal = Callable[[Node, Array, Array], bool]


@dataclass(frozen=True)
class Difference:
    """Where two executors part.

    Attributes:
        node: the op; all that it reads is equal.
        index: which of its results, if it has several.
        a, b: its two values.
    """

    node: Node
    index: int
    a: Array
    b: Array


def same_bits(node: Node, a: Array, b: Array) -> bool:
    """Whether two arrays hold the same bits, any NaN equal to any other."""
    a, b = np.ascontiguousarray(a), np.ascontiguousarray(b)
    if a.tobytes() == b.tobytes():
        return True
    if not node.type.dtype.is_inexact:
        return False
    nan = np.isnan(a) & np.isnan(b)
    return np.where(nan, 0, a).tobytes() == np.where(nan, 0, b).tobytes()


def first_difference(
    graph: Graph, args: Sequence[Array], run_a: Run, run_b: Run, equal: Equal = same_bits
) -> Difference | None:
    """Find where two executors part, by bisection: about log2(nodes) runs of each.

    Args:
        graph: a valid graph.
        args: one array per parameter.
        run_a, run_b: ``(graph, args) -> arrays``: they run any graph, such as a backend's compile
            and run, or `monograph.hlo.interp.evaluate`.
        equal: ``(node, a, b)``: whether two values of a node count as equal.

    Returns:
        None if the outputs are equal. Otherwise a node that computes different values from equal
        ones. Nodes that only have an effect are not run.
    """

    def compared(nodes: Sequence[Node]) -> tuple[int, Array, Array] | None:
        made = _needed(graph, nodes)
        pairs = zip(nodes, run_a(made, args), run_b(made, args), strict=True)
        for i, (node, a, b) in enumerate(pairs):
            if not equal(node, a, b):
                return i, a, b
        return None

    if compared(graph.outs) is None:
        return None
    last_use = _last_uses(graph)
    good, bad = 0, len(graph.nodes)  # the values alive after so many nodes are equal; are not
    while bad - good > 1:
        middle = (good + bad) // 2
        if compared(_alive(graph, middle, last_use)) is None:
            good = middle
        else:
            bad = middle
    node = graph.nodes[bad - 1]
    found = compared([node])
    if found is None:  # alone it is equal: it differs only in company (in one kernel with others)
        alive = _alive(graph, bad, last_use)
        found = compared(alive)
        assert found is not None, "the executors do not repeat themselves"
        node = alive[found[0]]
    _, a, b = found
    if node.op is result:
        return Difference(node.ins[0], node.attrs["index"], a, b)
    return Difference(node, 0, a, b)


def _last_uses(graph: Graph) -> dict[Node, int]:
    """Node -> the position of its last user; the outputs are used at the end."""
    found = {x: i for i, node in enumerate(graph.nodes) for x in node.ins}
    found.update(dict.fromkeys(graph.outs, len(graph.nodes)))
    return found


def _alive(graph: Graph, count: int, last_use: dict[Node, int]) -> list[Node]:
    """Of the first `count` nodes, those that later ones or the outputs read."""
    return [
        node
        for node in graph.nodes[:count]
        if last_use.get(node, -1) >= count and type(node.type) is not tuple
    ]


def _needed(graph: Graph, outs: Sequence[Node]) -> Graph:
    """The part of the graph that computes `outs`, with all parameters and no mere effects."""
    needed = needed_by(graph, outs)
    nodes = [node for node in graph.nodes if node in needed]
    return Graph(graph.params, nodes, outs, graph.name)
