"""Transposition of linear graphs: from cotangents of the outputs to cotangents of the inputs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph.hlo.builder import ANY_SIZE, Builder, emit_node
from monograph.hlo.errors import MissingRuleError
from monograph.hlo.graph import Graph, Node, dependents_of
from monograph.hlo.ops.elementwise import add
from monograph.hlo.ops.leaf import result, zeros
from monograph.hlo.record import Undefined
from monograph.hlo.state import interpreting, state
from monograph.hlo.types import types_of


def transpose(
    graph: Graph, linear: Sequence[bool], args: Sequence[Any], cts: Sequence[Any]
) -> list[Any]:
    """Emit the transpose of a graph that is linear in some parameters.

    Args:
        graph: a closed graph.
        linear: which parameters it is linear in.
        args: values of the other parameters (anything for the linear ones).
        cts: one cotangent per output, None for zero.

    Returns:
        One cotangent per parameter: None where it is zero and for parameters that are not linear.
    """
    marked = linear_nodes(graph, tuple(linear))
    env: dict[Node, Any] = {
        p: Undefined(p.type) if flag else x
        for p, flag, x in zip(graph.params, linear, args, strict=True)
    }
    interp = state.interp
    before = state.loc
    try:
        for node in graph.nodes:
            if node in marked:
                env[node] = Undefined(node.type)
            else:
                state.loc = node.loc or before
                emit_node(interp, node, env)
        ct: dict[Node, Any] = {}
        for out, c in zip(graph.outs, cts, strict=True):
            if c is not None and out in marked:
                _accumulate(ct, out, c)
        for node in reversed(graph.nodes):
            if node in ct and node in marked:
                loc = node.loc or before
                state.loc = loc.with_phase("transpose") if loc is not None else None
                _pull(node, ct, env, marked)
    finally:
        state.loc = before
    return [ct.get(p) if flag else None for p, flag in zip(graph.params, linear, strict=True)]


def linear_nodes(graph: Graph, linear: tuple[bool, ...]) -> set[Node]:
    """The linear parameters and every node that depends on one; memoised on the graph."""
    key = ("linear_nodes", linear)
    found: set[Node] | None = graph.memo.get(key)
    if found is None:
        flagged = (p for p, flag in zip(graph.params, linear, strict=True) if flag)
        found = graph.memo[key] = dependents_of(graph, flagged)
    return found


def _accumulate(ct: dict[Node, Any], node: Node, c: Any) -> None:
    have = ct.get(node)
    ct[node] = c if have is None else add(have, c)


def _pull(node: Node, ct: dict[Node, Any], env: dict[Node, Any], marked: set[Node]) -> None:
    """Send the cotangent of one node on to its linear operands."""
    c = ct.pop(node)
    if node.op is result:
        source = node.ins[0]
        parts = ct.get(source)
        if parts is None:
            parts = ct[source] = [None] * len(types_of(source.type))
        i = node.attrs["index"]
        parts[i] = c if parts[i] is None else add(parts[i], c)
        return
    op = node.op
    ins = [env[x] for x in node.ins]
    if op.transpose is not None:
        pulled = op.transpose(node.attrs, c, ins)
    elif op.partials is not None:
        pulled = [
            partial(c, *ins, None) if partial is not None and x in marked else None
            for partial, x in zip(op.partials, node.ins, strict=True)
        ]
    else:
        raise MissingRuleError.of(op, "transpose")
    for x, part in zip(node.ins, pulled, strict=True):
        if part is not None and x in marked:
            _accumulate(ct, x, part)


def transposed(graph: Graph, linear: tuple[bool, ...], with_ct: tuple[bool, ...]) -> Graph:
    """The transpose of `graph` as a graph of its own, for regions; memoised.

    Parameters: the non-linear ones, then the cotangents of the flagged outputs. Outputs: one
    cotangent per linear parameter, zeros where there is none.
    """
    key = ("transposed", linear, with_ct)
    found: Graph | None = graph.memo.get(key)
    if found is not None:
        return found
    builder = Builder(f"{graph.name}_transpose", small=ANY_SIZE)
    args = [
        None if flag else builder.param(t) for t, flag in zip(graph.in_types, linear, strict=True)
    ]
    cts = [
        builder.param(t.strong) if flag else None
        for t, flag in zip(graph.out_types, with_ct, strict=True)
    ]
    with interpreting(builder):
        pulled = transpose(graph, linear, args, cts)
        outs = [
            zeros(p.type) if c is None else c
            for c, p, flag in zip(pulled, graph.params, linear, strict=True)
            if flag
        ]
        found = builder.finish(outs)
    graph.memo[key] = found
    return found
