"""Loops whose number of steps shows: ``while`` -> ``scan``, so that reverse mode goes through.

JAX lowers `scan` and `fori_loop` to a ``while`` over a counter. `count_loops` finds the counter
again: a carry that starts at a constant, goes up or down by a constant, and is compared with one.

    while(i = 0, c = x) { i < 4 } { i + 1, f(c) }   ->   scan(0, x; length=4) { i + 1, f(c) }
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np

from monograph.hlo.builder import build, emit_node, graph_emit
from monograph.hlo.graph import Graph, Node, map_regions
from monograph.hlo.ops.elementwise import add, compare, subtract
from monograph.hlo.ops.leaf import constant_op
from monograph.hlo.ops.scan import scan
from monograph.hlo.ops.while_loop import while_
from monograph.hlo.state import state

MOST = 2**31 - 1  # steps of a scan


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


# ---- counting ------------------------------------------------------------------------------------


def steps_of(node: Node) -> int | None:
    """How often a loop runs; None where that does not show."""
    cond, nc = node.attrs["cond"], node.attrs["nc"]
    (test,) = cond.outs
    if test.op is not compare:
        return None
    direction = str(test.attrs["comparison_direction"])
    for (counter, bound), seen in zip(
        (test.ins, test.ins[::-1]), (direction, _MIRRORED[direction]), strict=True
    ):
        if counter not in cond.params[:nc]:
            continue
        k = cond.params.index(counter)
        start, end, step = _number(node.ins[k]), _always(node, cond, bound), _step(node, k)
        if start is None or end is None or step is None:
            continue
        found = _count(start, end, step, seen)
        low, high = _range(counter)
        if found is not None and found <= MOST and low <= start + found * step <= high:
            return found
    return None


_MIRRORED = {"LT": "GT", "GT": "LT", "LE": "GE", "GE": "LE", "NE": "NE", "EQ": "EQ"}


def _count(start: int, end: int, step: int, direction: str) -> int | None:
    """Steps of ``for (i = start; i <direction> end; i += step)``; None for ever."""
    if direction in ("LE", "GE"):
        end += 1 if direction == "LE" else -1
        direction = direction[0] + "T"
    if direction == "NE":
        steps, left = divmod(end - start, step)
        return steps if left == 0 and steps >= 0 else None
    if direction not in ("LT", "GT"):
        return None
    sign = 1 if direction == "LT" else -1
    if (end - start) * sign <= 0:
        return 0
    return -((start - end) // step) if step * sign > 0 else None


def _always(node: Node, region: Graph, value: Node) -> int | None:
    """The number that a value of a region of the loop is at every step."""
    if value not in region.params:
        return _number(value)
    body, nc = node.attrs["body"], node.attrs["nc"]
    i = region.params.index(value)
    return _number(node.ins[i]) if i >= nc or body.outs[i] is body.params[i] else None


def _step(node: Node, k: int) -> int | None:
    """By how much carry `k` grows in every step; None where that does not show."""
    body = node.attrs["body"]
    out, carry = body.outs[k], body.params[k]
    if out.op is add and carry in out.ins:
        other = out.ins[1] if out.ins[0] is carry else out.ins[0]
        return _always(node, body, other) or None
    if out.op is subtract and out.ins[0] is carry:
        return -(_always(node, body, out.ins[1]) or 0) or None
    return None


def _number(node: Node) -> int | None:
    """The integer that a node always is."""
    if node.op is not constant_op or node.type.ndim or not node.type.dtype.is_integer:
        return None
    return int(node.attrs["value"])


def _range(node: Node) -> tuple[int, int]:
    """The smallest and the largest number of an integer type."""
    d = node.type.dtype
    if d.bits < 8:
        return (
            (-(2 ** (d.bits - 1)), 2 ** (d.bits - 1) - 1) if d.kind == "int" else (0, 2**d.bits - 1)
        )
    info = np.iinfo(d.np)
    return int(info.min), int(info.max)
