"""`legalize`: what a backend does not take as it is becomes what it does.

In goes a simplified graph, the backend's claims and definitions of its own, out comes a graph
without calls and composites except for those claimed, simplified again where something was
expanded. Read from records alone: `kind`, `expand` and `regions` decide, no op is known by name.
`monograph.tracer.compile` runs it before layout and fusion.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from monograph.hlo.builder import Tracer, emit_node
from monograph.hlo.graph import Graph, Node, map_regions
from monograph.hlo.ops.composite import expansion
from monograph.hlo.passes.weak import clear_weak
from monograph.hlo.record import Attrs, OpDef
from monograph.hlo.rewrite import Rewriter, Table, inlined, rewrite
from monograph.hlo.simplify import simplify
from monograph.hlo.state import located, state

Claims = Callable[[Node], bool]
Definition = Callable[[Sequence[Any], Attrs], Any]  # operands and attributes -> result(s)
Definitions = Mapping[OpDef, Callable[[Node], Definition | None]]


def claims_nothing(node: Node) -> bool:
    """The claims of a backend that knows no composite: everything is expanded."""
    return False


def legalize(
    graph: Graph, claims: Claims = claims_nothing, definitions: Definitions = MappingProxyType({})
) -> Graph:
    """Expand what `claims` does not take.

    - an op that the backend has a definition of its own for becomes that;
    - an op with an `expand` rule (a composite, a structured loop) becomes its expansion;
    - an op of kind ``call`` without one becomes the graph it calls;
    - the regions of what stays are legalized in the same way.

    Args:
        graph: a valid graph with strong types.
        claims: whether the backend takes a node as it is. Asked of nodes that could be expanded.
        definitions: what nodes are made of on the machine by its contract, whatever their records
            say; None for a node that is left to its record.

    Returns:
        The graph with the same parameters, outputs and effects; itself, if nothing was to be done.
    """
    legalizer = _Legalizer(claims, definitions)
    made = legalizer.run(graph)
    legalizer.made.clear()  # it is part of a cycle, which must not keep graphs alive
    return graph if made is graph else simplify(made)


def legal_region(graph: Graph, claims: Claims) -> Graph:
    """`legalize` of a region, remembered with it.

    For claims that look into a loop's regions: they are asked about the loops inside at each level,
    so that without it the work would be multiplied with each level.
    """
    key = ("legal", claims)
    if key not in graph.memo:
        found = legalize(graph, claims)
        # Only what differs: a graph that held itself would wait for the garbage collector.
        graph.memo[key] = None if found is graph else found
    made: Graph | None = graph.memo[key]
    return graph if made is None else made


class _Legalizer:
    """One run of the pass: a region shared by several ops is legalized once and stays shared."""

    def __init__(self, claims: Claims, definitions: Definitions) -> None:
        self.claims, self.definitions = claims, definitions
        self.made: dict[Graph, Graph] = {}
        self.table = _RuleTable(self._expand, definitions)

    def run(self, graph: Graph) -> Graph:
        found = self.made.get(graph)
        if found is None:
            found, _ = rewrite(graph, self.table)
            if graph.memo.get("strong") is True:
                found.memo["strong"] = True
            self.made[graph] = self.made[found] = found
        return found

    def _expand(self, node: Node) -> Any:
        """an op that the backend does not claim -> its expansion;  regions -> legal regions"""
        op = node.op
        definition = self.definitions[op](node) if op in self.definitions else None
        if definition is not None:
            return _expanded(node, definition)
        if (_expands(op) or op.kind == "call") and not self.claims(node):
            if not _expands(op):
                return inlined(node.attrs[op.regions[0]], node.ins)
            assert op.expand is not None
            return _defined(node) if op.kind == "call" else _expanded(node, op.expand)
        attrs = map_regions(node, self.run)
        return None if attrs is None else op(*node.ins, **attrs)


def _defined(node: Node) -> Any:
    """The values of a composite's definition, traced when the op was recorded, at its location."""
    rewriter = state.interp
    assert isinstance(rewriter, Rewriter)
    traced = expansion(node.op, tuple([x.type for x in node.ins]), node.attrs)
    graph = clear_weak(traced)
    values = {p: Tracer(x, rewriter) for p, x in zip(graph.params, node.ins, strict=True)}
    with located(node.loc):
        for inner in graph.nodes:
            emit_node(rewriter, inner, values)
    outs = [values[o] for o in graph.outs]
    return outs[0] if traced.memo["single"] else outs


def _expanded(node: Node, definition: Definition) -> Any:
    """The values of an op's expansion, emitted where the op stood and with its location."""
    rewriter = state.interp
    assert isinstance(rewriter, Rewriter)
    values = tuple([Tracer(x, rewriter) for x in node.ins])
    with located(node.loc):
        return definition(values, node.attrs)


def _expands(op: OpDef) -> bool:
    """Whether an op could be expanded: a move is read through its index map, never expanded."""
    return op.expand is not None and op.index_map is None


class _RuleTable(Table):
    """One rule for every op that could be expanded or has regions, none for the others."""

    def __init__(self, rule: Callable[[Node], Any], definitions: Definitions) -> None:
        super().__init__({})
        self.rule, self.definitions = rule, definitions

    def __missing__(self, op: OpDef) -> Any:
        _, how = super().__missing__(op)
        applies = op in self.definitions or _expands(op) or op.kind in ("call", "region")
        self[op] = found = ((self.rule,) if applies else (), how)
        return found
