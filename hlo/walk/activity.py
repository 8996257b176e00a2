"""Which values of a graph have a tangent, by dataflow, before any derivative is built."""

from __future__ import annotations

from collections.abc import Iterable

from monograph.hlo.graph import Graph, Node
from monograph.hlo.ops.leaf import result
from monograph.hlo.types import types_of


def active_outputs(graph: Graph, active: tuple[bool, ...]) -> tuple[bool, ...]:
    """Which outputs depend differentiably on the flagged parameters; memoised on the graph.

    Args:
        graph: a closed graph.
        active: one flag per parameter.
    """
    key = ("active", active)
    found: tuple[bool, ...] | None = graph.memo.get(key)
    if found is None:
        flagged = (p for p, a in zip(graph.params, active, strict=True) if a)
        live = active_nodes(graph.nodes, flagged)
        found = tuple(o in live for o in graph.outs)
        graph.memo[key] = found
    return found


def active_nodes(nodes: Iterable[Node], params: Iterable[Node]) -> dict[Node, tuple[bool, ...]]:
    """Which nodes depend differentiably on parameters; a flag for each of a node's outputs."""
    live: dict[Node, tuple[bool, ...]] = {p: (True,) for p in params if p.type.dtype.is_inexact}
    for node in nodes:
        flags = _node_activity(node, live)
        if any(flags):
            live[node] = flags
    return live


def _node_activity(node: Node, live: dict[Node, tuple[bool, ...]]) -> tuple[bool, ...]:
    if node.op is result:
        source = live.get(node.ins[0])
        return (source is not None and source[node.attrs["index"]],)
    if not any(x in live for x in node.ins):
        return (False,)
    op = node.op
    flags = tuple(x in live for x in node.ins)
    inexact = tuple(t.dtype.is_inexact for t in types_of(node.type))
    if op.active is not None:
        return tuple(a and b for a, b in zip(op.active(node.attrs, flags), inexact, strict=True))
    if op.partials is not None and not any(
        f and partial is not None for f, partial in zip(flags, op.partials, strict=True)
    ):
        return (False,)
    return inexact


def fixpoint(
    body: Graph, carry: tuple[bool, ...], rest: tuple[bool, ...], outputs: int
) -> tuple[tuple[bool, ...], tuple[bool, ...]]:
    """Activity of a loop's carries, and of its other outputs once the carries have settled.

    Args:
        body: parameters are carries then `rest`; the first outputs are the carries.
        carry: which carries are active at the start.
        rest: which other parameters are active.
        outputs: number of outputs of the body.
    """
    n = len(carry)
    while True:
        out = active_outputs(body, carry + rest)
        grown = tuple(a or b for a, b in zip(carry, out[:n], strict=True))
        if grown == carry:
            return carry, out[n:outputs]
        carry = grown
