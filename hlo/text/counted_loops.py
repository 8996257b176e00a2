"""Loops whose number of steps shows: ``while`` -> ``scan``, so that reverse mode goes through.

JAX lowers `scan` and `fori_loop` to a ``while`` over a counter. `count_loops` finds the counter
again: a carry that starts at a constant, goes up or down by a constant, and is compared with one.

    while(i = 0, c = x) { i < 4 } { i + 1, f(c) }   ->   scan(0, x; length=4) { i + 1, f(c) }
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from monograph.hlo.builder import build, emit_node, graph_emit
from monograph.hlo.graph import Graph, Node, map_regions
from monograph.hlo.ops.scan import scan
from monograph.hlo.ops.while_loop import while_
from monograph.hlo.state import state
from monograph.hlo.walk.counting import steps_of


def count_loops(graph: Graph) -> Graph:
    """The graph with such loops as scans, in its regions and in the functions it calls too."""
    return _counted(graph, {})


def _counted(graph: Graph, done: dict[Graph, Graph]) -> Graph:
    if graph not in done:
        done[graph] = _made(graph, done) if _holds_loops(graph, set()) else graph
    return done[graph]


def _holds_loops(graph: Graph, seen: set[Graph]) -> bool:
    """Whether there is a loop in a graph or in what it holds."""
    seen.add(graph)
    for node in graph.nodes:
        if node.op is while_:
            return True
        for name in node.op.regions:
            held = node.attrs[name]
            for inner in (held,) if isinstance(held, Graph) else held:
                if inner not in seen and _holds_loops(inner, seen):
                    return True
    return False


def _made(graph: Graph, done: dict[Graph, Graph]) -> Graph:
    each = partial(_emit, done)
    return build(lambda *xs: graph_emit(graph, xs, each), graph.in_types, graph.name)


def _emit(done: dict[Graph, Graph], node: Node, env: dict[Node, Any]) -> None:
    if not node.op.regions:
        emit_node(state.interp, node, env)
        return
    attrs = map_regions(node, lambda g: _counted(g, done)) or node.attrs
    ins = [env[x] for x in node.ins]
    steps = steps_of(node) if node.op is while_ else None
    if steps is None:
        env[node] = state.interp.emit(node.op, tuple(ins), attrs)
    else:
        env[node] = _scanned(ins, attrs["body"], attrs["nc"], steps)


def _scanned(ins: Sequence[Any], body: Graph, nc: int, steps: int) -> list[Any]:
    """The loop as a scan; what it carries unchanged is captured."""
    changed = [i for i in range(nc) if body.outs[i] is not body.params[i]]
    held = [i for i in range(len(ins)) if i >= nc or i not in changed]
    order = [*changed, *held]
    inner = Graph(
        [body.params[i] for i in order], body.nodes, [body.outs[i] for i in changed], body.name
    )
    outs = scan(*(ins[i] for i in order), body=inner, nc=len(changed), nx=0, length=steps)
    made = dict(zip(changed, outs, strict=True))
    return [made.get(i, ins[i]) for i in range(nc)]
