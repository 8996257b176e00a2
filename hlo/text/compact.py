"""Graph to its compact form, for people: one line a node, with the user's line.

    main(%x: f32[8,4], %w: f32[4]) -> f32[8] {
      %0: f32[8] = dot_general(%x, %w; lhs_contracting_dimensions=(1,), ...)  # model.py:7
      return %0
    }

Nothing reads it back. Attributes that have their default value are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph.hlo import graph as graph_module
from monograph.hlo.graph import Graph, Node, subgraphs
from monograph.hlo.location import Loc, short
from monograph.hlo.ops.leaf import result
from monograph.hlo.ops.monoids import monoid_of
from monograph.hlo.types import types_of

SHOWN = 6  # elements of a constant


def to_hlo(
    graph: Graph, *, locations: bool = True, note: Callable[[Node, int], str] | None = None
) -> str:
    """Print a graph for reading.

    Args:
        graph: a closed graph; any op may be in it.
        locations: whether each line ends with the user's line.
        note: ``(node, i) -> text`` that stands behind the type of result `i`.

    Returns:
        One line per node; regions follow the node that holds them, graphs that are called follow
        the graph, each once.
    """
    printer = _Compact(locations, note)
    printer.graph(graph, "", graph.name)
    while printer.waiting:
        called = printer.waiting.pop(0)
        printer.lines.append("")
        printer.graph(called, "", printer.called[called])
    return "\n".join(printer.lines) + "\n"


_SIGNED = (  # what an index signature says already
    "lhs_batching_dimensions",
    "rhs_batching_dimensions",
    "lhs_contracting_dimensions",
    "rhs_contracting_dimensions",
)


class _Compact:
    def __init__(self, locations: bool, note: Callable[[Node, int], str] | None) -> None:
        self.locations = locations
        self.note = note
        self.lines: list[str] = []
        self.called: dict[Graph, str] = {}
        self.waiting: list[Graph] = []
        self.places: dict[Any, str] = {}
        self.attributes: dict[Any, str] = {}

    def graph(self, graph: Graph, pad: str, name: str) -> None:
        """A graph's head, its nodes and what it returns."""
        names = {p: f"%arg{i}" for i, p in enumerate(graph.params)}
        formals = ", ".join([f"{names[p]}: {self.type(p)}" for p in graph.params])
        self.lines.append(f"{pad}{name}({formals}) -> {_types(graph.out_types)} {{")
        inner, count = pad + "  ", 0
        for node in graph.nodes:
            if node.op is result:
                names[node] = f"{names[node.ins[0]]}#{node.attrs['index']}"
                continue
            names[node] = f"%{count}"
            count += 1
            self.node(node, names, inner)
        self.lines.append(f"{inner}return {', '.join([names[o] for o in graph.outs])}".rstrip())
        self.lines.append(f"{pad}}}")

    def node(self, node: Node, names: dict[Node, str], pad: str) -> None:
        operands = ", ".join([names[x] for x in node.ins])
        attrs = self.attrs(node) if node.attrs else ""
        inside = f"{operands}; {attrs}" if operands and attrs else operands or attrs
        place = self.place(node.loc) if self.locations else ""
        name = node.op.name + self.signature(node)
        self.lines.append(f"{pad}{names[node]}: {self.type(node)} = {name}({inside}){place}")
        if node.op.regions and node.op.kind != "call" and not _monoid(node):
            for label, sub in subgraphs(node):
                self.graph(sub, pad + "  ", label)

    def type(self, node: Node) -> str:
        """The type of a node's result or results."""
        if self.note is None:
            return str(node.type) if type(node.type) is not tuple else _types(node.type)
        each = [f"{t}{self.note(node, i)}" for i, t in enumerate(types_of(node.type))]
        return each[0] if len(each) == 1 else f"({', '.join(each)})"

    def attrs(self, node: Node) -> str:
        op = node.op
        if op.regions:
            return self.region_attrs(node)
        if "value" in node.attrs:
            return _value(node.attrs["value"])
        key = (op, *node.attrs.values())
        found = self.attributes.get(key)
        if found is None:
            hidden = _SIGNED if op.kind == "contraction" else ()
            found = self.attributes[key] = _plain(op.defaults, node.attrs, hidden)
        return found

    def signature(self, node: Node) -> str:
        """A contraction's index signature, in place of its lists of dimensions."""
        if node.op.kind != "contraction" or node.op.signature is None:
            return ""
        return f"[{node.op.signature(tuple(x.type for x in node.ins), node.attrs)}]"

    def region_attrs(self, node: Node) -> str:
        parts = [_monoid(node)]
        if node.op.kind == "call":
            parts += [f"{label}={self.callee(sub)}" for label, sub in subgraphs(node)]
        parts.append(_plain(node.op.defaults, node.attrs, node.op.regions))
        return ", ".join(p for p in parts if p)

    def callee(self, graph: Graph) -> str:
        name = self.called.get(graph)
        if name is None:
            taken = set(self.called.values())
            name = graph.name if graph.name not in taken else f"{graph.name}_{len(taken)}"
            self.called[graph] = name
            self.waiting.append(graph)
        return name

    def place(self, loc: Loc | None) -> str:
        if loc is None:
            return ""
        key = (id(loc.code), loc.lasti, loc.file, loc.line, loc.phase, loc.scope)
        text = self.places.get(key)
        if text is None:
            phase = "" if loc.phase == "forward" else f" {loc.phase}"
            text = self.places[key] = f"  # {short(loc)}{phase}"
        return text


def _monoid(node: Node) -> str:
    """How a reduction's body is shown where it is one of the usual ones."""
    name = monoid_of(node.attrs["body"]) if node.op.kind == "reduction" else None
    return f"body={name}" if name else ""


def _types(types: Any) -> str:
    each = types_of(types)
    return str(each[0]) if len(each) == 1 else f"({', '.join(map(str, each))})"


def _plain(defaults: Any, attrs: Any, skip: Sequence[str]) -> str:
    """``name=value`` for all attributes but the default ones and those in `skip`."""
    default = [k for k in attrs if k in skip or (k in defaults and defaults[k] == attrs[k])]
    return ", ".join([f"{k}={_short(v)}" for k, v in attrs.items() if k not in default])


def _short(value: Any) -> str:
    if callable(value) and not isinstance(value, Graph):
        return str(getattr(value, "__name__", type(value).__name__))
    return value.name if isinstance(value, Graph) else str(value)


def _value(value: np.ndarray[Any, Any]) -> str:
    flat = value.reshape(-1)
    if value.ndim == 0:
        return str(value[()])
    more = ", ..." if flat.size > SHOWN else ""
    return f"[{', '.join([str(x) for x in flat[:SHOWN]])}{more}]"


graph_module.show = to_hlo  # str(graph)
