"""Collectives out of loops: what never changes in front, what only adds up behind.

Before -> after:

- a collective of captured values in the body -> the same in front of the loop, captured;
- ``carry + psum(y)`` each time round -> ``carry + y``, and one ``psum`` behind the loop, where
  nobody looks at the carry in between.

Runs on the program of one device; loops are the ops whose record says in `edges` that a value goes
around.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph.hlo.builder import Builder, emit_node, graph_emit, rebuilt
from monograph.hlo.factors import Edge
from monograph.hlo.graph import (
    Graph,
    Node,
    all_graphs,
    effect_of,
    map_regions,
    needed_by,
    users_of,
)
from monograph.hlo.ops import add, axis_sum
from monograph.hlo.ops.leaf import param, result, zeros
from monograph.hlo.state import interpreting, state
from monograph.hlo.types import listed
from monograph.sharding.terms import is_sum


def free_loops(graph: Graph) -> Graph:
    """The graph with collectives moved out of its loops; itself, if there is nothing to move."""
    inside = (n for g in all_graphs(graph) if g is not graph for n in g.nodes)
    if not any(n.op.collective for n in inside):
        return graph

    def each(node: Node, env: dict[Node, Any]) -> None:
        attrs = map_regions(node, free_loops) if node.op.regions else None
        if node.op.regions and node.op.edges is not None and _goes_round(node):
            ins = [env[x] for x in node.ins]
            env[node] = _freed(node, ins, dict(attrs or node.attrs))
        elif attrs is not None:
            env[node] = node.op(*[env[x] for x in node.ins], **attrs)
        else:
            emit_node(state.interp, node, env)

    return rebuilt(graph, each)


def _goes_round(node: Node) -> bool:
    """Whether some value is both a parameter and a result of a region."""
    return any(e.params and e.outs for e in node.op.edges(node.attrs))  # type: ignore[misc]


def _freed(node: Node, ins: list[Any], attrs: dict[str, Any]) -> Any:
    """The loop, emitted without what can stand around it."""
    op = node.op
    assert op.edges is not None
    edges: Sequence[Edge] = op.edges(attrs)
    late = _sink(op, attrs, edges, ins)
    _hoist(op, attrs, edges, ins)
    outs = op(*ins, **attrs)
    made = listed(outs)
    for number, (start, axes) in late.items():
        made[number] = add(start, axis_sum(made[number], axes=axes))
    return made if isinstance(outs, list) else made[0]


# ---- sums that add up ----------------------------------------------------------------------------


def _sink(op: Any, attrs: dict[str, Any], edges: Sequence[Edge], ins: list[Any]) -> dict[int, Any]:
    """Carries that keep terms while the loop runs: result -> (what it began with, axes)."""
    found: dict[int, Any] = {}
    for edge in edges:
        if len(edge.outs) != 1 or len(edge.operands) != 1 or len(edge.results) != 1:
            continue
        regions = _regions(op, attrs)
        (where, place), (operand,), (number,) = edge.outs[0], edge.operands, edge.results
        body = regions[where]
        own = [i for r, i in edge.params if r == where]
        others = [(r, i) for r, i in edge.params if r != where]
        if len(own) != 1 or any(users_of(regions[r])[regions[r].params[i]] for r, i in others):
            continue
        total = _accumulated(body, place, own[0])
        if total is None:
            continue
        _replace(op, attrs, where, _with_terms(body, total))
        found[number] = (ins[operand], total.attrs["axes"])
        ins[operand] = zeros(ins[operand].type)
    return found


def _accumulated(body: Graph, place: int, own: int) -> Node | None:
    """The sum that the body adds to its parameter `own` to give its result `place`."""
    out, p = body.outs[place], body.params[own]
    users = users_of(body)
    if out.op is not add or p not in out.ins or body.outs.count(out) != 1 or users[out]:
        return None
    other = out.ins[1] if out.ins[0] is p else out.ins[0]
    alone = users[p] == [out] and users[other] == [out] and other not in body.outs
    return other if alone and is_sum(other) and p not in body.outs and other is not p else None


def _with_terms(body: Graph, total: Node) -> Graph:
    """The body without the sum."""

    def each(node: Node, env: dict[Node, Any]) -> None:
        if node is total:
            env[node] = env[node.ins[0]]
        else:
            emit_node(state.interp, node, env)

    return rebuilt(body, each)


# ---- what never changes --------------------------------------------------------------------------


def _hoist(op: Any, attrs: dict[str, Any], edges: Sequence[Edge], ins: list[Any]) -> None:
    """Collectives of captured values become captured values."""
    for where in range(len(_regions(op, attrs))):
        body = _regions(op, attrs)[where]
        fixed = {
            i: e.operands[0]
            for e in edges
            if not e.outs and not any(e.rows) and len(e.operands) == 1
            for r, i in e.params
            if r == where
        }
        moved = _unchanging(body, fixed)
        if not moved:
            continue
        given = {body.params[i]: ins[operand] for i, operand in fixed.items()}
        ins.extend(_computed(body, moved, given))
        for r, region in enumerate(_regions(op, attrs)):
            _replace(op, attrs, r, _with_captures(region, moved, r == where))


def _unchanging(body: Graph, fixed: dict[int, int]) -> list[Node]:
    """The collectives that depend on captures alone and that something else needs."""
    known = {body.params[i] for i in fixed}
    for node in body.nodes:
        pure = not node.op.regions and effect_of(node) == "none" and not node.op.wall
        if pure and all(x in known for x in node.ins):
            known.add(node)
    return [
        n for n in body.nodes if n in known and n.op.collective and not isinstance(n.type, tuple)
    ]


def _computed(body: Graph, moved: list[Node], given: dict[Node, Any]) -> list[Any]:
    needed = needed_by(body, moved)
    env = dict(given)
    for node in body.nodes:
        if node in needed and node.op is not param:
            state.loc = node.loc or state.loc
            emit_node(state.interp, node, env)
    return [env[n] for n in moved]


def _with_captures(region: Graph, moved: list[Node], here: bool) -> Graph:
    """The region with one more parameter for each value that moved."""
    builder = Builder(region.name)
    args = [builder.param(p.type) for p in region.params]
    more = [builder.param(n.type) for n in moved]
    known = dict(zip(moved, more, strict=True)) if here else {}

    def each(node: Node, env: dict[Node, Any]) -> None:
        if node in known:
            env[node] = known[node]
        elif node.op is not result or node.ins[0] in env:
            emit_node(builder, node, env)

    with interpreting(builder):
        return builder.finish(graph_emit(region, args, each))


# ---- regions by number ---------------------------------------------------------------------------


def _regions(op: Any, attrs: dict[str, Any]) -> list[Graph]:
    return [
        g
        for name in op.regions
        for g in ([attrs[name]] if isinstance(attrs[name], Graph) else attrs[name])
    ]


def _replace(op: Any, attrs: dict[str, Any], number: int, graph: Graph) -> None:
    """Put a graph in the place of region `number`."""
    at = 0
    for name in op.regions:
        held = attrs[name]
        count = 1 if isinstance(held, Graph) else len(held)
        if number < at + count:
            attrs[name] = (
                graph
                if isinstance(held, Graph)
                else (*held[: number - at], graph, *held[number - at + 1 :])
            )
            return
        at += count
