"""What comes before printing: ops without a StableHLO spelling are replaced by their expansion.

A structured ``scan`` becomes a ``while``. A composite has a spelling: it is printed as one call of
its definition, under its name.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from monograph.hlo.builder import build, emit_node, graph_emit
from monograph.hlo.errors import UnsupportedError
from monograph.hlo.graph import Graph, Node, all_graphs, map_regions
from monograph.hlo.location import resolve
from monograph.hlo.ops.composite import expansion
from monograph.hlo.ops.elementwise import minimum
from monograph.hlo.ops.leaf import ones
from monograph.hlo.record import Attrs, ops
from monograph.hlo.state import state

DEPTH = 100  # an expansion may expand again, but not for ever


def decomposition(node: Node) -> Graph:
    """The definition of a composite node: a closed graph on its operands."""
    return lowered(expansion(node.op, tuple([x.type.strong for x in node.ins]), node.attrs))


def lowered(graph: Graph) -> Graph:
    """The graph with every op that StableHLO can't say expanded, in its regions too.

    Raises:
        UnsupportedError: if an op has neither a spelling nor an expansion; all of them are listed.
    """
    for _ in range(DEPTH):
        missing = [n for g in all_graphs(graph) for n in g.nodes if not _has_spelling(n)]
        if not missing:
            return graph
        _refuse([n for n in missing if _expansion_rule(n) is None])
        graph = _expand_once(graph, {})
    raise UnsupportedError(f"the expansion of {missing[0].op.name} never ends", loc=missing[0].loc)


def _has_spelling(node: Node) -> bool:
    mlir = node.op.mlir
    if mlir is None:
        return node.op.kind == "leaf"
    if mlir.name == WINDOWED and any(node.attrs["window_reversal"]):
        return False
    return mlir.name not in _narrower or (mlir.name, node.ins[0].type.dtype.kind) not in NARROWER


WINDOWED = "stablehlo.convolution"


def _turned(ins: list[Any], attrs: Attrs) -> Any:
    """A convolution whose kernel is reversed itself: XLA forgets it where one window is all."""
    spatial = attrs["dimension_numbers"][1][2:]
    flagged = zip(spatial, attrs["window_reversal"], strict=True)
    x, kernel = ins
    kernel = ops.reverse(kernel, dimensions=tuple(sorted(d for d, flag in flagged if flag)))
    return ops.convolution(x, kernel, **{**attrs, "window_reversal": ()})


# Kinds of element that StableHLO's op does not take and ours does: what is printed in its place.
NARROWER: dict[tuple[str, str], Callable[..., Any]] = {
    ("stablehlo.sign", "uint"): lambda ins, attrs: minimum(ins[0], ones(ins[0].type)),
}
_narrower = frozenset(name for name, _ in NARROWER)


def _expansion_rule(node: Node) -> Callable[..., Any] | None:
    if node.op.mlir is None:
        return node.op.expand
    if node.op.mlir.name == WINDOWED:
        return _turned
    return NARROWER[node.op.mlir.name, node.ins[0].type.dtype.kind]


def _refuse(nodes: list[Node]) -> None:
    if not nodes:
        return
    places = [(n.op.name, resolve(n.loc)) for n in nodes]
    lines = dict.fromkeys(f"{name} ({s.file}:{s.line})" for name, s in places)
    raise UnsupportedError(
        f"StableHLO has no spelling for {', '.join(lines)}",
        fix="print the graph after it has been legalized, or print its compact form.",
        loc=nodes[0].loc,
    )


def _expand_once(graph: Graph, done: dict[Graph, Graph]) -> Graph:
    """The graph with its unspellable nodes expanded by one level; shared regions stay shared."""
    if graph not in done:
        each = partial(_expand_node, done)
        done[graph] = build(lambda *xs: graph_emit(graph, xs, each), graph.in_types, graph.name)
    return done[graph]


def _expand_node(done: dict[Graph, Graph], node: Node, env: dict[Node, Any]) -> None:
    op, ins = node.op, [env[x] for x in node.ins] if not node.op.kind == "leaf" else []
    if not _has_spelling(node):
        rule = _expansion_rule(node)
        assert rule is not None
        env[node] = rule(ins, node.attrs)
    elif op.regions:
        attrs = map_regions(node, lambda g: _expand_once(g, done)) or node.attrs
        env[node] = state.interp.emit(op, tuple(ins), attrs)
    else:
        emit_node(state.interp, node, env)
