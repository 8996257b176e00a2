"""`drop_dead`: nodes that nothing needs go, inside of regions and at their borders as well.

Roots are the outputs and the effects. Of loops, conditionals and calls, results that nobody reads
go together with what only they needed: carries, stacked outputs, operands, captures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from monograph.hlo.graph import Graph, Node, effect_of
from monograph.hlo.ops import call, case, scan, while_
from monograph.hlo.ops.leaf import result
from monograph.hlo.record import OpDef

Places = tuple[int, ...]


@dataclass(frozen=True)
class Slim:
    """A region op with less on its borders.

    Attributes:
        ins: the operands left.
        attrs: with smaller graphs.
        results: which of its results are left.
    """

    ins: tuple[Node, ...]
    attrs: Mapping[str, Any]
    results: Places


def drop_dead(graph: Graph) -> Graph:
    """The graph without dead code; itself, if there is none. Parameters stay."""
    return drop(graph)[0]


def drop(graph: Graph) -> tuple[Graph, bool]:
    """`drop_dead`, and whether the borders of a region op changed, so that rules may find more."""
    if graph.memo.get("live"):
        return graph, False
    kept, slims = _walk_back(graph)
    if len(kept) == len(graph.nodes) and not slims:
        made = graph
    elif not slims:
        made = Graph(graph.params, kept, graph.outs, graph.name)
    else:
        made = _rebuilt(graph, kept, slims)
    if graph.memo.get("strong") is True:
        made.memo["strong"] = True
    if not slims:
        made.memo["live"] = True
    return made, bool(slims)


def _walk_back(graph: Graph) -> tuple[list[Node], dict[Node, Slim]]:
    """The live nodes in program order, and the region ops that can do with less."""
    live = set(graph.outs)
    used: dict[Node, set[int]] = {}
    slims: dict[Node, Slim] = {}
    kept: list[Node] = []
    for node in reversed(graph.nodes):
        op = node.op
        if node not in live and not _acts(node):
            continue
        kept.append(node)
        if op is result:
            used.setdefault(node.ins[0], set()).add(node.attrs["index"])
        elif op in _SLIMMERS:
            slim = _SLIMMERS[op](node, used.get(node, set()))
            if slim is not None:
                slims[node] = slim
                live.update(slim.ins)
                continue
        live.update(node.ins)
    kept.reverse()
    return kept, slims


def _acts(node: Node) -> bool:
    """Whether a node has an effect (asked of every dead node, so the usual answer comes first)."""
    op = node.op
    return (op.effect != "none" or bool(op.regions)) and effect_of(node) != "none"


def _rebuilt(graph: Graph, kept: Iterable[Node], slims: Mapping[Node, Slim]) -> Graph:
    changed: dict[Node, Node] = {}
    nodes: list[Node] = []
    for node in kept:
        slim = slims.get(node)
        ins = node.ins if slim is None else slim.ins
        moved = tuple([changed.get(x, x) for x in ins])
        if slim is not None:
            types = tuple([node.type[i] for i in slim.results])
            made = Node(node.op, moved, slim.attrs, types, node.loc)
        elif moved == ins:
            nodes.append(node)
            continue
        else:
            attrs = node.attrs
            if node.op is result and node.ins[0] in slims:
                attrs = {"index": slims[node.ins[0]].results.index(attrs["index"])}
            made = Node(node.op, moved, attrs, node.type, node.loc)
        changed[node] = made
        nodes.append(made)
    return Graph(graph.params, nodes, [changed.get(o, o) for o in graph.outs], graph.name)


# ---- graphs with less on their borders ----------------------------------------------------------


def with_outs(graph: Graph, places: Places) -> Graph:
    """The graph with only the outputs at `places`, dead code dropped; memoised on it."""
    if places == tuple(range(len(graph.outs))):
        return drop_dead(graph)
    key = ("with_outs", places)
    found: Graph | None = graph.memo.get(key)
    if found is None:
        outs = [graph.outs[i] for i in places]
        found = drop_dead(Graph(graph.params, graph.nodes, outs, graph.name))
        _inherit(graph, found)
        graph.memo[key] = found
    return found


def with_params(graph: Graph, places: Places) -> Graph:
    """The graph with only the parameters at `places`, in that order; it may not use the others."""
    if places == tuple(range(len(graph.params))):
        return graph
    key = ("with_params", places)
    found: Graph | None = graph.memo.get(key)
    if found is None:
        found = Graph([graph.params[i] for i in places], graph.nodes, graph.outs, graph.name)
        _inherit(graph, found)
        graph.memo[key] = found
    return found


def _inherit(graph: Graph, made: Graph) -> None:
    for fact in ("strong", "simplified", "live"):
        if graph.memo.get(fact) is True and made is not graph:
            made.memo.setdefault(fact, True)


def used_params(graph: Graph) -> frozenset[int]:
    """Positions of the parameters that a node or an output uses, memoised."""
    found: frozenset[int] | None = graph.memo.get("used_params")
    if found is None:
        used = {x for node in graph.nodes for x in node.ins}
        used.update(graph.outs)
        found = frozenset(i for i, p in enumerate(graph.params) if p in used)
        graph.memo["used_params"] = found
    return found


# ---- region ops ---------------------------------------------------------------------------------


def _slim_call(node: Node, used: set[int]) -> Slim | None:
    results = tuple(sorted(used))
    graph = with_outs(node.attrs["graph"], results)
    params = tuple(sorted(used_params(graph)))
    if graph is node.attrs["graph"] and len(params) == len(node.ins):
        return None
    ins = tuple([node.ins[i] for i in params])
    return Slim(ins, {**node.attrs, "graph": with_params(graph, params)}, results)


def _slim_case(node: Node, used: set[int]) -> Slim | None:
    results = tuple(sorted(used))
    branches = [with_outs(b, results) for b in node.attrs["branches"]]
    params = tuple(sorted(frozenset().union(*map(used_params, branches))))
    same = all(a is b for a, b in zip(branches, node.attrs["branches"], strict=True))
    if same and len(params) == len(node.ins) - 1:
        return None
    ins = (node.ins[0], *[node.ins[1 + i] for i in params])
    branches = [with_params(b, params) for b in branches]
    return Slim(ins, {**node.attrs, "branches": tuple(branches)}, results)


def _slim_while(node: Node, used: set[int]) -> Slim | None:
    attrs, nc = node.attrs, node.attrs["nc"]
    cond = drop_dead(attrs["cond"])
    live = _live_params(attrs["body"], used, nc, used_params(cond))
    carry = tuple(i for i in range(nc) if i in live)
    body = with_outs(attrs["body"], carry)
    params = tuple(i for i in range(len(node.ins)) if i in live)
    if cond is attrs["cond"] and body is attrs["body"] and len(params) == len(node.ins):
        return None
    made = {
        **attrs,
        "cond": with_params(cond, params),
        "body": with_params(body, params),
        "nc": len(carry),
    }
    return Slim(tuple([node.ins[i] for i in params]), made, carry)


def _slim_scan(node: Node, used: set[int]) -> Slim | None:
    attrs, nc, nx = node.attrs, node.attrs["nc"], node.attrs["nx"]
    live = _live_params(attrs["body"], used, nc, frozenset())
    results = tuple(i for i in range(len(node.type)) if i in (live if i < nc else used))
    body = with_outs(attrs["body"], results)
    params = tuple(i for i in range(len(node.ins)) if i in live)
    if body is attrs["body"] and len(params) == len(node.ins):
        return None
    linear = attrs["linear"]
    made = {
        **attrs,
        "body": with_params(body, params),
        "nc": sum(i < nc for i in params),
        "nx": sum(nc <= i < nc + nx for i in params),
        "linear": tuple([linear[i] for i in params]) if linear else linear,
    }
    return Slim(tuple([node.ins[i] for i in params]), made, results)


def _live_params(body: Graph, used: set[int], nc: int, also: frozenset[int]) -> set[int]:
    """Parameters of a loop's body that its used results, effects or `also` need, over all trips.

    A carry that is needed is itself a result that is needed. A carry whose result is used counts as
    needed even if the body overwrites it, since the loop may run zero times.
    """
    place = {p: i for i, p in enumerate(body.params)}
    live = set(also) | {i for i in used if i < nc}
    stack = [body.outs[i] for i in {*used, *(i for i in live if i < nc)}]
    stack += [n for n in body.nodes if _acts(n)]
    seen: set[Node] = set()
    while stack:
        node = stack.pop()
        if node in seen:
            continue
        seen.add(node)
        at = place.get(node)
        if at is None:
            stack.extend(node.ins)
        elif at not in live:
            live.add(at)
            if at < nc:
                stack.append(body.outs[at])
    return live


_SLIMMERS: dict[OpDef, Callable[[Node, set[int]], Slim | None]] = {
    call: _slim_call,
    case: _slim_case,
    while_: _slim_while,
    scan: _slim_scan,
}


def kept_results(values: Sequence[Any], places: Places, others: Mapping[int, Any]) -> list[Any]:
    """All results of an op that now gives only those at `places`; `others` stand for the rest."""
    given = dict(zip(places, values, strict=True))
    return [given[i] if i in given else others[i] for i in range(len(places) + len(others))]
