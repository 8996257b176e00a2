"""Rules on what a scan stacks, and on what is stacked for it: nothing that is made of less.

Derivatives keep operands for the way back as they were used, spread over the dimensions of others
and step by step. What is spread is stacked as it was before, and spread again where it is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph.hlo.builder import build, graph_emit
from monograph.hlo.graph import Graph, Node
from monograph.hlo.ops import broadcast_in_dim, reshape, scan
from monograph.hlo.passes.dead import kept_results
from monograph.hlo.rewrite import Rules
from monograph.hlo.state import located


def slim_outputs(node: Node) -> Any:
    """stacked broadcasts -> broadcasts of a stack;  a stack of an input's rows -> the input"""
    attrs, nc, nx = node.attrs, node.attrs["nc"], node.attrs["nx"]
    if attrs["linear"]:
        return None
    body: Graph = attrs["body"]
    inputs = {p: i for i, p in enumerate(body.params[nc : nc + nx], nc)}
    known: dict[int, Any] = {}
    spread: dict[int, tuple[Node, Node]] = {}  # output -> the broadcast, and what it is of
    for k, out in enumerate(body.outs[nc:], nc):
        made = _source(out)
        if made in inputs:
            known[k] = _stretched(node.ins[inputs[made]], out, made, attrs["length"])
        elif made is not out:
            spread[k] = out, made
    if not known and not spread:
        return None
    kept = [k for k in range(len(body.outs)) if k not in known and k not in spread]
    made_of = list(dict.fromkeys(source for _, source in spread.values()))
    outs = [*(body.outs[k] for k in kept), *made_of]
    slim = Graph(body.params, body.nodes, outs, body.name)
    values = scan(*node.ins, **{**attrs, "body": slim})
    stacks = dict(zip(made_of, values[len(kept) :], strict=True))
    for k, (out, source) in spread.items():
        known[k] = _stretched(stacks[source], out, source, attrs["length"])
    return kept_results(values[: len(kept)], tuple(kept), known)


def _source(out: Node) -> Node:
    """What an output is a larger broadcast of; itself, if it is none."""
    if out.op is broadcast_in_dim and out.ins[0].type.size < out.type.size:
        return out.ins[0]
    return out


def _stretched(stack: Any, out: Node, source: Node, length: int) -> Any:
    """The stack of an output, from that of what it is a broadcast of."""
    if out is source:
        return stack
    axes = (0, *(d + 1 for d in out.attrs["broadcast_dimensions"]))
    shape = (length, *out.type.shape)
    return broadcast_in_dim(stack, shape=shape, broadcast_dimensions=axes)


def slim_inputs(node: Node) -> Any:
    """stacked inputs that are broadcasts -> what they are of, spread step by step"""
    attrs, nc, nx = node.attrs, node.attrs["nc"], node.attrs["nx"]
    if attrs["linear"]:
        return None
    spread = {
        i: x for i, x in enumerate(node.ins[nc : nc + nx], nc)
        if x.op is broadcast_in_dim and x.ins[0].type.size < x.type.size and _in_order(x)
    }  # fmt: skip
    if not spread:
        return None
    body: Graph = attrs["body"]
    by_step = {i for i, x in spread.items() if _by_step(x)}
    rows = [i for i in range(nc, nc + nx) if i not in spread or i in by_step]
    fixed = [i for i in spread if i not in by_step]
    order = [*range(nc), *rows, *range(nc + nx, len(node.ins)), *fixed]
    operands = [spread[i].ins[0] if i in spread else node.ins[i] for i in order]
    types = [
        x.type.strong.with_shape(x.type.shape[1:]) if i in rows else x.type.strong
        for i, x in zip(order, operands, strict=True)
    ]

    def step(*args: Any) -> list[Any]:
        given = dict(zip(order, args, strict=True))
        for i, x in spread.items():
            with located(x.loc):
                given[i] = _row(given[i], x)
        return graph_emit(body, [given[i] for i in range(len(given))])

    return scan(*operands, **{**attrs, "body": build(step, types, body.name), "nx": len(rows)})


def _in_order(x: Node) -> bool:
    """Whether the steps, if a broadcast has any of its operand's, are the operand's first."""
    axes: Sequence[int] = x.attrs["broadcast_dimensions"]
    return 0 not in axes[1:]


def _by_step(x: Node) -> bool:
    """Whether a broadcast has other rows at each step."""
    axes = x.attrs["broadcast_dimensions"]
    return bool(axes) and axes[0] == 0 and x.ins[0].type.shape[0] == x.type.shape[0]


def _row(given: Any, x: Node) -> Any:
    """One step of a broadcast, from that of its operand, or from all of it."""
    axes: Sequence[int] = x.attrs["broadcast_dimensions"]
    if axes and axes[0] == 0:
        axes = axes[1:]
        given = given if _by_step(x) else reshape(given, shape=given.type.shape[1:])
    shape, axes = x.type.shape[1:], tuple([d - 1 for d in axes])
    return broadcast_in_dim(given, shape=shape, broadcast_dimensions=axes)


RULES: Rules = {scan: [slim_outputs, slim_inputs]}
