"""Rules on control flow: what is known before it runs goes; constants move into regions.

Operands of a region op are its formals, then captures that all its regions share; see
`monograph.hlo.ops.region`. Values that never change in a loop become captures of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from monograph.hlo.graph import Graph, Node, graph_effect, map_regions
from monograph.hlo.ops import call, case, reshape, scan, while_
from monograph.hlo.ops.leaf import constant_op, splat
from monograph.hlo.passes.constants import splat_of
from monograph.hlo.passes.dead import kept_results, with_outs, with_params
from monograph.hlo.record import OpDef
from monograph.hlo.rewrite import Rules, constant_key, inlined

SMALL_CALL = 12  # nodes; a graph of up to this many is worth less than the call of it


# ---- call ---------------------------------------------------------------------------------------


def small_call(node: Node) -> Any:
    """call of a few nodes -> those nodes"""
    graph = node.attrs["graph"]
    return inlined(graph, node.ins) if len(graph.nodes) <= SMALL_CALL else None


# ---- case ---------------------------------------------------------------------------------------


def case_known(node: Node) -> Any:
    """case with a constant index, or with one branch -> that branch"""
    branches = node.attrs["branches"]
    last = len(branches) - 1
    if all(b is branches[0] for b in branches):
        return inlined(branches[0], node.ins[1:])
    index = splat_of(node.ins[0])
    if index is None:
        return None
    at = int(index)
    return inlined(branches[at if 0 <= at <= last else last], node.ins[1:])


def case_unchanging(node: Node) -> Any:
    """a result that is the same operand or splat in all branches -> the operand or splat"""
    branches: Sequence[Graph] = node.attrs["branches"]
    known: dict[int, Any] = {}
    place = [{p: i for i, p in enumerate(b.params)} for b in branches]
    for j, out in enumerate(branches[0].outs):
        at = place[0].get(out)
        if at is not None:
            if all(p.get(b.outs[j]) == at for p, b in zip(place, branches, strict=True)):
                known[j] = node.ins[1 + at]
        elif splat_of(out) is not None:
            keys = {_key(b.outs[j]) for b in branches}
            if len(keys) == 1:
                known[j] = splat(splat_of(out), out.type)
    if not known:
        return None
    kept = tuple(j for j in range(len(node.type)) if j not in known)
    made = tuple([with_outs(b, kept) for b in branches])
    return kept_results(case(*node.ins, branches=made), kept, known)


def _key(node: Node) -> Any:
    """What makes a splat constant the same as another; the node itself, if it is none."""
    value = splat_of(node)
    return node if value is None else constant_key(value, node.type)


# ---- while, scan --------------------------------------------------------------------------------


def while_never(node: Node) -> Any:
    """while whose condition is the constant False -> its initial carry"""
    cond: Graph = node.attrs["cond"]
    value = splat_of(cond.outs[0])
    if value is None or bool(value) or graph_effect(cond) != "none":
        return None
    return list(node.ins[: node.attrs["nc"]])


def loop_unchanging(node: Node) -> Any:
    """a carry that the body returns as it came -> a capture, and its result -> its initial value"""
    attrs, nc = node.attrs, node.attrs["nc"]
    body: Graph = attrs["body"]
    still = [i for i in range(nc) if body.outs[i] is body.params[i]]
    if not still:
        return None
    order = (*(i for i in range(len(node.ins)) if i not in still), *still)
    kept = tuple(i for i in range(len(node.type)) if i not in still)
    body = with_outs(body, kept)
    made = {**attrs, "body": with_params(body, order), "nc": nc - len(still)}
    if "cond" in attrs:
        made["cond"] = with_params(attrs["cond"], order)
    if attrs.get("linear"):
        made["linear"] = tuple([attrs["linear"][i] for i in order])
    outs = node.op(*[node.ins[i] for i in order], **made)
    return kept_results(outs, kept, {i: node.ins[i] for i in still})


def scan_short(node: Node) -> Any:
    """scan of length 0 -> its initial carry and empty outputs;  of length 1 -> its body"""
    attrs, nc, nx = node.attrs, node.attrs["nc"], node.attrs["nx"]
    if attrs["length"] == 0:
        return [*node.ins[:nc], *[splat(np.zeros(()), t) for t in node.type[nc:]]]
    # A chip with neurons runs loops over time, however short. Neurons are known by an attribute:
    # not every program needs their module.
    if attrs["length"] != 1 or any("surrogate" in n.attrs for n in attrs["body"].nodes):
        return None
    args: list[Any] = list(node.ins)
    args[nc : nc + nx] = [reshape(x, shape=x.type.shape[1:]) for x in args[nc : nc + nx]]
    outs: list[Any] = list(inlined(attrs["body"], args))
    return [*outs[:nc], *[reshape(y, shape=(1, *y.type.shape)) for y in outs[nc:]]]


# ---- operands -----------------------------------------------------------------------------------

# Where the operands start that every region sees unchanged on every trip: (attrs) -> position.
_FIRST_CAPTURE: dict[OpDef, Callable[[Mapping[str, Any]], int]] = {
    case: lambda attrs: 1,
    while_: lambda attrs: int(attrs["nc"]),
    scan: lambda attrs: int(attrs["nc"] + attrs["nx"]),
}


def sink_captures(node: Node) -> Any:
    """a captured splat -> a constant of each region;  a value captured twice -> captured once"""
    first = _FIRST_CAPTURE[node.op](node.attrs)
    seen: dict[Node, int] = {}
    plan: list[Any] = [None] * first
    for i, x in enumerate(node.ins[first:], first):
        value = splat_of(x)
        same = seen.setdefault(x, i)
        plan.append((value, x.type) if value is not None else same if same != i else None)
    if not any(p is not None for p in plan):
        return None
    skip = 1 if node.op is case else 0  # the index is no parameter of the branches
    inner = tuple([p - skip if isinstance(p, int) else p for p in plan[skip:]])
    made = map_regions(node, lambda g: _bound(g, inner)) or dict(node.attrs)
    kept = [i for i, p in enumerate(plan) if p is None]
    if made.get("linear"):
        made["linear"] = tuple([made["linear"][i] for i in kept])
    return node.op(*[node.ins[i] for i in kept], **made)


def _bound(graph: Graph, plan: tuple[Any, ...]) -> Graph:
    """The graph with some parameters bound: to a splat ``(value, type)`` or to parameter number i.

    Memoised on the graph, so that ops which share a region keep sharing it.
    """
    key = ("bound", tuple([constant_key(*p) if isinstance(p, tuple) else p for p in plan]))
    found: Graph | None = graph.memo.get(key)
    if found is not None:
        return found
    changed: dict[Node, Node] = {}
    nodes: list[Node] = []
    for param, p in zip(graph.params, plan, strict=True):
        if isinstance(p, tuple):
            made = Node(constant_op, (), {"value": p[0], "type": p[1]}, p[1], param.loc)
            nodes.append(made)
            changed[param] = made
        elif p is not None:
            changed[param] = graph.params[p]
    for node in graph.nodes:
        moved = tuple([changed.get(x, x) for x in node.ins])
        if moved != node.ins:
            made = changed[node] = Node(node.op, moved, node.attrs, node.type, node.loc)
            nodes.append(made)
        else:
            nodes.append(node)
    params = [x for x, p in zip(graph.params, plan, strict=True) if p is None]
    found = Graph(params, nodes, [changed.get(o, o) for o in graph.outs], graph.name)
    if graph.memo.get("strong") is True:
        found.memo["strong"] = True
    graph.memo[key] = found
    return found


RULES: Rules = {
    call: [small_call],
    case: [case_known, case_unchanging, sink_captures],
    while_: [while_never, loop_unchanging, sink_captures],
    scan: [scan_short, loop_unchanging, sink_captures],
}
