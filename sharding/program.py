"""The values and links of a program and of its regions, as propagation wants them.

A loop's parameter and its result are one value; what flows into it is linked to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph.hlo.factors import Border, Dim, Edge, Factors, rule_of
from monograph.hlo.graph import Graph, Node, live_nodes, result_types, subgraphs
from monograph.hlo.ops.leaf import result
from monograph.hlo.types import TensorType
from monograph.sharding.links import ALONE, THROUGH, Flat, Link, Path, Reason, Value
from monograph.sharding.tiling import Tiling

_WORK = frozenset({"contraction", "reduction", "opaque"})


class Program:
    """All values and links of a graph.

    Args:
        graph: closed.
        ins: how parameters are to be cut, where the user says so.
        outs: the same of results.
    """

    def __init__(
        self, graph: Graph, ins: Sequence[Tiling | None], outs: Sequence[Tiling | None]
    ) -> None:
        self.of: dict[Node, list[Value]] = {}
        self.links: list[Link] = []
        self._rules: dict[Any, Flat | None] = {}
        self._uses: dict[Value, int] = {}
        self._walked: set[Graph] = set()
        for i, (p, tiling) in enumerate(zip(graph.params, ins, strict=True)):
            value = self._new(p, p.type)
            if tiling is not None:
                value.pin(Reason("argument", i, tiling, p.loc))
        last = (self._walk(graph, ()) + 1, 1)
        for i, (o, tiling) in enumerate(zip(graph.outs, outs, strict=True)):
            if tiling is not None:
                returned = Value(o.type)
                returned.pin(Reason("result", i, tiling, o.loc))
                self._same(last, self.value(o), returned)
        self._sort()

    def value(self, node: Node) -> Value:
        """Of a node with one result."""
        return self.of[node][0]

    def _new(self, node: Node, type: TensorType, depth: int = 0, free: bool = False) -> Value:
        made = Value(type, depth, free)
        self.of.setdefault(node, []).append(made)
        return made

    def _link(self, path: Path, ins: Sequence[Value], outs: Sequence[Value], rule: Flat) -> None:
        self.links.append(Link(path, [*ins, *outs], len(ins), rule))
        for v in ins:
            self._uses[v] = self._uses.get(v, 0) + 1

    def _sort(self) -> None:
        for link in self.links:
            alone = all(self._uses[v] == 1 for v in link.values[: link.inputs] if v.type.ndim)
            if link.level == THROUGH and alone:
                link.level = ALONE
        self.links.sort(key=lambda link: link.path)

    # ---- nodes

    def _walk(self, graph: Graph, path: Path) -> int:
        """Values and links of a graph whose parameters are known; returns its height."""
        self._walked.add(graph)
        height: dict[Node, int] = dict.fromkeys(graph.params, 0)
        for node in live_nodes(graph):
            height[node] = max([height[x] for x in node.ins], default=0)
            if node.op is result:
                self.of[node] = [self.of[node.ins[0]][node.attrs["index"]]]
                continue
            height[node] += 1
            here = (*path, height[node])
            ins = [self.value(x) for x in node.ins]
            if node.op.edges is not None:
                self._region(node, ins, here)
            else:
                self._node(node, ins, (*here, 1))
        return max(height.values(), default=0)

    def _node(self, node: Node, ins: list[Value], path: Path) -> None:
        named = () if node.op.axes is None else node.op.axes(node.attrs)
        outs = []
        for i, t in enumerate(result_types(node)):
            behind = ins[i : i + 1] if node.op.wall else ins  # a wall's values are its operands
            depth = max([v.depth for v in behind], default=0) + (node.op.kind in _WORK)
            v = self._new(node, t, depth, free=not ins)
            v.manual = frozenset().union(
                *[x.manual for x in behind], [a.name for a in named if a.mesh]
            )
            v.refused = v.manual
            outs.append(v)
        if node.op.border is not None:
            self._cross(node.op.border(node.attrs), node, ins[0], outs[0], path)
            return
        flat = self._rule(node)
        if flat is not None:
            self._link(path, ins, outs, flat)
        if node.op.annotation is not None:
            said = node.op.annotation(node.attrs)
            if said is not None:
                reason = Reason("constraint", 0, Tiling(said.dims, said.partial), node.loc, path)
                outs[0].pin(reason, said.open)

    def _cross(self, border: Border, node: Node, x: Value, y: Value, path: Path) -> None:
        """On the whole side of a border, a value is cut as the user's code wants its pieces."""
        manual = frozenset(border.axes)
        y.manual = x.manual | manual if border.inward else x.manual - manual
        y.refused = x.manual | manual
        whole = Value(x.type) if border.inward else y
        whole.refused = y.refused
        pinned = Tiling(border.dims)
        whole.pin(Reason("shard_map", 0, pinned, node.loc, path), [True] * whole.type.ndim)
        if border.inward:
            self._same(path, x, whole)
            self._same(path, whole, y)
        else:
            self._same(path, x, whole)
        self.links[-1].prefix[whole] = border.dims

    def _rule(self, node: Node) -> Flat | None:
        key: Any = (node.op, tuple([x.type for x in node.ins]), tuple(node.attrs.values()))
        try:
            if key in self._rules:
                return self._rules[key]
        except TypeError:  # an attribute that is an array
            key = node
        rule = rule_of(node.op, [x.type for x in node.ins], node.type, node.attrs)
        made = self._rules[key] = None if rule is None else Flat(rule)
        return made

    # ---- regions

    def _region(self, node: Node, ins: list[Value], here: Path) -> None:
        regions = [g for _, g in subgraphs(node)]
        fresh = [g for g in dict.fromkeys(regions) if g not in self._walked]
        outs = [Value(t) for t in result_types(node)]
        assert node.op.edges is not None
        edges: Sequence[Edge] = node.op.edges(node.attrs)
        for edge in edges:
            self._held(edge, ins, outs, regions)
        for g in fresh:
            for p in g.params:
                if p not in self.of:
                    self._new(p, p.type)
            self._walk(g, (*here, 1))
        for edge in edges:
            self._flows(edge, ins, outs, regions, here)
        self.of[node] = outs

    def _held(self, edge: Edge, ins: list[Value], outs: list[Value], regions: list[Graph]) -> None:
        """An edge's parameters and results are one value."""
        params = [regions[r].params[i] for r, i in edge.params]
        if not params and not edge.results:
            return
        held = next((self.of[p][0] for p in params if p in self.of), None)
        if held is None:
            held = Value(params[0].type) if params else outs[edge.results[0]]
        around = bool(edge.params) and bool(edge.outs)
        for v in [ins[i] for i in (*edge.operands, *edge.rows[0])]:
            held.depth = max(held.depth, v.depth + around)
            held.inside(v.manual)
        for p in params:
            self.of.setdefault(p, [held])
        for i in edge.results:
            outs[i] = held

    def _flows(
        self, edge: Edge, ins: list[Value], outs: list[Value], regions: list[Graph], here: Path
    ) -> None:
        """Links from what flows into an edge's value, and from it into stacked results."""
        made = [self.of[regions[r].outs[i]][0] for r, i in edge.outs]
        params = [self.of[regions[r].params[i]][0] for r, i in edge.params]
        held = [*params, *[outs[i] for i in edge.results], *made][0]
        for v in [ins[i] for i in edge.operands]:
            self._same((*here, 0), v, held)
        for v in [ins[i] for i in edge.rows[0]]:
            self._link((*here, 0), [v], [held], _stacked(v.type, into=True))
        for v in made:
            if v is not held:
                self._same((*here, 2), v, held)
                self.links[-1].feeds_back = bool(params)
                held.depth = max(held.depth, v.depth)
                held.inside(v.manual)
        for v in [outs[i] for i in edge.rows[1]]:
            v.depth = held.depth
            v.inside(held.manual)
            self._link((*here, 2), [held], [v], _stacked(v.type, into=False))

    def _same(self, path: Path, source: Value, target: Value) -> None:
        made = Factors()
        row = made.all(source.type.shape)
        self._link(path, [source], [target], Flat(made.rule([row], [row])))


def _stacked(t: TensorType, into: bool) -> Flat:
    """The rule between a stack of this type and one row of it."""
    made = Factors()
    length, row = made.add(t.shape[0], "whole"), made.all(t.shape[1:])
    stack: list[Dim] = [length, *row]
    rule = made.rule([stack], [row]) if into else made.rule([row], [stack])
    flat = Flat(rule)
    flat.level = THROUGH
    return flat
