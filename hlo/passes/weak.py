"""`clear_weak`: the first pass after the trace. Marks of types are the tracer's business alone.

They tell which values came from bare numbers, and along which axes of a mesh values differ.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monograph.hlo.graph import Graph, Node
from monograph.hlo.ops import axis_vary, convert
from monograph.hlo.record import OpDef
from monograph.hlo.types import TensorType


def clear_weak(graph: Graph) -> Graph:
    """The graph with bare types everywhere, regions included; itself, if they are so already.

    ``convert(x, weak=True)`` becomes an ordinary conversion, or nothing where it only changed that.
    Memoised on the graph, so that a region that many ops share stays shared.
    """
    found: Any = graph.memo.get("strong")
    if found is None:
        found = True
        if not _is_strong(graph):
            found = _cleared(graph)
            found.memo["strong"] = True
        graph.memo["strong"] = found
    return graph if found is True else found


def _is_strong(graph: Graph) -> bool:
    for p in graph.params:
        if p.type.bare is not p.type:
            return False
    for node in graph.nodes:
        t = node.type
        if t.bare is not t if type(t) is TensorType else any(p.bare is not p for p in t):
            return False
        if _may_hold_weak(node.op) and _strong_attrs(node.attrs) is not node.attrs:
            return False
    return True


def _cleared(graph: Graph) -> Graph:
    changed: dict[Node, Node] = {}
    for p in graph.params:
        if p.type.bare is not p.type:
            strong = p.type.bare
            changed[p] = Node(p.op, (), {"type": strong}, strong, p.loc)
    nodes: list[Node] = []
    for node in graph.nodes:
        ins = node.ins
        for x in ins:
            if x in changed:
                ins = tuple([changed.get(x, x) for x in ins])
                break
        attrs = _strong_attrs(node.attrs) if _may_hold_weak(node.op) else node.attrs
        t = node.type.bare if type(node.type) is TensorType else _strong(node.type)
        if ins is node.ins and attrs is node.attrs and t is node.type:
            nodes.append(node)
        elif node.op in _CASTS and ins[0].type is t:
            changed[node] = ins[0]
        else:
            made = changed[node] = Node(node.op, ins, attrs, t, node.loc)
            nodes.append(made)
    params = [changed.get(p, p) for p in graph.params]
    return Graph(params, nodes, [changed.get(o, o) for o in graph.outs], graph.name)


_MAKES = ("weak", "check")
_CASTS = (convert, axis_vary)  # which may change nothing but a mark


def _may_hold_weak(op: OpDef) -> bool:
    """Whether attributes hold types, graphs or the mark (those of composites may be anything)."""
    plain = op.kind in ("elementwise", "move", "contraction", "reduction") and op is not convert
    return not plain or bool(op.regions)


def _strong_attrs(attrs: Mapping[str, Any]) -> Mapping[str, Any]:
    """The attributes without marks: types, regions, and whether the op makes a mark itself."""
    made = {k: False if k in _MAKES else _strong(v) for k, v in attrs.items()}
    return attrs if all(made[k] is v for k, v in attrs.items()) else made


def _strong(value: Any) -> Any:
    if isinstance(value, TensorType):
        return value.bare
    if isinstance(value, Graph):
        return clear_weak(value)
    if type(value) is tuple:
        made = tuple([_strong(v) for v in value])
        return value if all(a is b for a, b in zip(made, value, strict=True)) else made
    return value
