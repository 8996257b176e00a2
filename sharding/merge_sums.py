"""Sums over mesh axes wait until somebody needs them, so that several become one.

Before -> after: ``psum(a) + psum(b)`` -> ``psum(a + b)``; ``move(psum(a))`` -> ``psum(move(a))``;
each device's own part of ``psum(a)`` -> ``psum_scatter(a)``, at half the bytes; a part of what was
just gathered -> what was there before. A sum waits only for a single user, and never for more
bytes. Runs on the program of one device.
"""

from __future__ import annotations

from typing import Any

from monograph.hlo.builder import emit_node, rebuilt
from monograph.hlo.graph import Graph, Node, map_regions, users_of
from monograph.hlo.ops import axis_gather, axis_own, axis_scatter, axis_sum
from monograph.hlo.state import state
from monograph.sharding.terms import is_sum, linear_sets


def merge_sums(graph: Graph) -> Graph:
    """The graph with fewer collectives; itself, if it has none."""
    if not any(is_sum(n) or n.op is axis_own or n.op.regions for n in graph.nodes):
        return graph
    return _Merger(graph).run()


class _Merger:
    """One run over one graph."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.users = users_of(graph)
        self.outs = frozenset(graph.outs)
        self.env: dict[Node, Any] = {}
        self.waiting: dict[Node, tuple[Any, Any]] = {}  # axes, and the terms

    def run(self) -> Graph:
        return rebuilt(self.graph, self._emit)

    def _value(self, node: Node) -> Any:
        """A value; a sum that waits is taken now."""
        if node in self.waiting:
            axes, terms = self.waiting.pop(node)
            loc, state.loc = state.loc, node.loc or state.loc
            self.env[node] = axis_sum(terms, axes=axes)
            state.loc = loc
        return self.env[node]

    def _emit(self, node: Node, env: dict[Node, Any]) -> None:
        self.env = env
        if is_sum(node):
            self._wait(node, node.attrs["axes"], self._value(node.ins[0]))
        elif node.op is axis_own and self._own(node):
            pass
        elif not self._through(node):
            self._plainly(node)

    def _plainly(self, node: Node) -> None:
        for x in node.ins:
            if not isinstance(x.type, tuple):
                self._value(x)
        attrs = map_regions(node, merge_sums) if node.op.regions else None
        if attrs is None:
            emit_node(state.interp, node, self.env)
        else:
            self.env[node] = node.op(*[self.env[x] for x in node.ins], **attrs)

    def _wait(self, node: Node, axes: Any, terms: Any) -> None:
        self.waiting[node] = (axes, terms)
        if node in self.outs or len(self.users[node]) != 1:
            self._value(node)

    def _own(self, node: Node) -> bool:
        """A part of a sum, or of what was gathered."""
        (x,) = node.ins
        own = node.attrs["axes"]
        if x in self.waiting and set(own) <= set(self.waiting[x][0]):
            axes, terms = self.waiting.pop(x)
            made = axis_scatter(terms, axes=own)
            rest = tuple(a for a in axes if a not in own)
            if rest:
                self._wait(node, rest, made)
            else:
                self.env[node] = made
            return True
        if x.op is axis_gather and x.attrs["axes"] == own and x.attrs["groups"] is None:
            self.env[node] = self._value(x.ins[0])
            return True
        return False

    def _through(self, node: Node) -> bool:
        """An op of nothing but sums that wait, linear in all, on their terms. Another operand
        might differ from device to device, and then the result is no sum."""
        every = tuple(range(len(node.ins)))
        if not every or any(x not in self.waiting for x in node.ins):
            return False
        if every not in linear_sets(node.op, len(every)) or node.op.axes is not None:
            return False
        held = [self.waiting[x] for x in node.ins]
        if any(axes != held[0][0] for axes, _ in held):
            return False
        if isinstance(node.type, tuple) or node.type.nbytes > sum(x.type.nbytes for x in node.ins):
            return False
        for x in set(node.ins):
            del self.waiting[x]
        terms = node.op(*[terms for _, terms in held], **node.attrs)
        self._wait(node, held[0][0], terms)
        return True
