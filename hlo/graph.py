"""Nodes and graphs: the one representation that every pass, walk and backend reads.

A graph is closed (no free variables) and lists its nodes in program order, so every walk is a loop.
Nodes are read-only by rule and compare by identity. A single-result node *is* its value; an op with
several results has a tuple type and is read through `result` nodes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from monograph.hlo.location import Loc
from monograph.hlo.types import TensorType, Type, types_of

if TYPE_CHECKING:
    from monograph.hlo.record import OpDef


class Node:
    """One operation.

    Attributes:
        op: its record.
        ins: operands, each a single-result node (a `param`, a `result`, or an op with one result).
        attrs: attributes in the record's order; treated as frozen.
        type: a `TensorType`, or a tuple of them for an op with several results.
        loc: where in the user's program it comes from.
    """

    __slots__ = ("attrs", "ins", "loc", "op", "type")

    def __init__(
        self,
        op: OpDef,
        ins: tuple[Node, ...],
        attrs: Mapping[str, Any],
        type: Type,
        loc: Loc | None,
    ) -> None:
        self.op = op
        self.ins = ins
        self.attrs = attrs
        self.type: Any = type
        self.loc = loc

    def __repr__(self) -> str:
        return f"<{self.op.name} {self.type}>"

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a Node cannot be pickled or copied; print its graph instead")


class Graph:
    """A closed function: parameters (formals, then captures), nodes in program order, outputs.

    Attributes:
        params: `param` nodes.
        nodes: every other node, each after its operands.
        outs: the nodes whose values the function returns.
        name: for reading only.
        memo: facts and graphs derived from this one; they die with it.
    """

    __slots__ = ("__weakref__", "memo", "name", "nodes", "outs", "params")

    def __init__(
        self,
        params: Sequence[Node],
        nodes: Sequence[Node],
        outs: Sequence[Node],
        name: str = "main",
    ) -> None:
        self.params = tuple(params)
        self.nodes = tuple(nodes)
        self.outs = tuple(outs)
        self.name = name
        self.memo: dict[Any, Any] = {}

    @property
    def in_types(self) -> tuple[TensorType, ...]:
        return tuple(p.type for p in self.params)

    @property
    def out_types(self) -> tuple[TensorType, ...]:
        return tuple(o.type for o in self.outs)

    def __repr__(self) -> str:
        return (
            f"<graph {self.name}: {len(self.params)} -> {len(self.outs)}, {len(self.nodes)} nodes>"
        )

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a Graph cannot be pickled or copied; print it instead")

    def __str__(self) -> str:
        return show(self)


# How `str(graph)` looks: `monograph.hlo.text` puts its compact form here, so that this module need
# not know of it.
show: Callable[[Graph], str] = repr


def subgraphs(node: Node) -> Iterator[tuple[str, Graph]]:
    """The regions of a node, each with the name of the attribute that holds it."""
    for name in node.op.regions:
        held = node.attrs[name]
        if isinstance(held, Graph):
            yield name, held
        else:
            for i, graph in enumerate(held):
                yield f"{name}[{i}]", graph


def map_regions(node: Node, change: Callable[[Graph], Graph]) -> dict[str, Any] | None:
    """The attributes of a node with every region changed; None if none is."""
    attrs = dict(node.attrs)
    changed = False
    for name in node.op.regions:
        held = attrs[name]
        if isinstance(held, Graph):
            attrs[name] = change(held)
            changed |= attrs[name] is not held
        else:
            attrs[name] = tuple([change(g) for g in held])
            changed |= any(a is not b for a, b in zip(attrs[name], held, strict=True))
    return attrs if changed else None


def all_graphs(graph: Graph) -> Iterator[Graph]:
    """`graph` and every region in it, outermost first, each once."""
    seen: set[int] = set()
    stack = [graph]
    while stack:
        g = stack.pop()
        if id(g) in seen:
            continue
        seen.add(id(g))
        yield g
        for node in g.nodes:
            if node.op.regions:
                stack.extend(sub for _, sub in subgraphs(node))


def count_nodes(graph: Graph) -> int:
    """Nodes of the graph and of all its regions (shared regions count once)."""
    return sum(len(g.nodes) for g in all_graphs(graph))


def users_of(graph: Graph) -> dict[Node, list[Node]]:
    """Each node's users in program order, memoised on the graph."""
    found: dict[Node, list[Node]] | None = graph.memo.get("users")
    if found is None:
        found = {n: [] for n in (*graph.params, *graph.nodes)}
        for node in graph.nodes:
            for x in dict.fromkeys(node.ins):
                found[x].append(node)
        graph.memo["users"] = found
    return found


def needed_by(graph: Graph, outs: Iterable[Node]) -> set[Node]:
    """`outs` and every node and parameter of the graph that they are computed from."""
    found = set(outs)
    for node in reversed(graph.nodes):
        if node in found:
            found.update(node.ins)
    return found


def dependents_of(graph: Graph, sources: Iterable[Node]) -> set[Node]:
    """`sources` and every node of the graph that is computed from one of them."""
    found = set(sources)
    for node in graph.nodes:
        for x in node.ins:
            if x in found:
                found.add(node)
                break
    return found


def effect_of(node: Node) -> str:
    """The strongest effect of a node, its regions included: "none", "unordered" or "ordered"."""
    effect = node.op.effect_of(node.attrs)
    if effect == "ordered" or not node.op.regions:
        return effect
    inner = [graph_effect(sub) for _, sub in subgraphs(node)]
    return max([effect, *inner], key=EFFECTS.index)


EFFECTS = ("none", "unordered", "ordered")


def graph_effect(graph: Graph) -> str:
    """The strongest effect of any node in the graph, memoised on it."""
    found: str | None = graph.memo.get("effect")
    if found is None:
        found = max((effect_of(n) for n in graph.nodes), key=EFFECTS.index, default="none")
        graph.memo["effect"] = found
    return found


def live_nodes(graph: Graph) -> tuple[Node, ...]:
    """The nodes that an output or an effect needs, in program order; memoised on the graph."""
    found: tuple[Node, ...] | None = graph.memo.get("live_nodes")
    if found is None:
        needed = set(graph.outs)
        for node in reversed(graph.nodes):
            if node in needed or effect_of(node) != "none":
                needed.add(node)
                needed.update(node.ins)
        found = graph.memo["live_nodes"] = tuple([n for n in graph.nodes if n in needed])
    return found


def result_types(node: Node) -> tuple[TensorType, ...]:
    """The types of the results of a node, one entry each."""
    return types_of(node.type)
