"""Explicit axes: how values are cut is what their operands say, and nobody chooses.

Called before anything is compiled, on the graph as it was traced, for meshes with axes of type
`AxisType.Explicit`. Where operands leave more than one answer the user has to give it. Derivatives
are the compiler's: their values follow those that the user wrote.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from monograph.hlo.errors import ShardingError
from monograph.hlo.factors import Edge, rule_of
from monograph.hlo.graph import Graph, Node, live_nodes, subgraphs, users_of
from monograph.hlo.ops.composite import expansion
from monograph.hlo.ops.leaf import result
from monograph.hlo.state import located
from monograph.hlo.types import TensorType, types_of
from monograph.sharding.explicit import Ambiguity, infer
from monograph.sharding.mesh import AbstractMesh
from monograph.sharding.shardings import spec_of
from monograph.sharding.tiling import Tiling, whole

Known = Tiling | None  # None: the compiler's business


def follow(graph: Graph, ins: Sequence[Known], mesh: AbstractMesh) -> list[Known]:
    """How results are cut along explicit axes; None where only the compiler can tell.

    Args:
        graph: as traced.
        ins: how arguments are cut; None: not at all.
        mesh: some of its axes are explicit.

    Raises:
        ShardingError: at the user's line, where operands leave more than one answer.
    """
    walk = _Follower(mesh)
    given = [
        whole(p.type.ndim) if t is None else walk.explicit(t)
        for p, t in zip(graph.params, ins, strict=True)
    ]
    return walk.graph(graph, given)


class _Follower:
    """One run; the mesh's explicit axes alone count."""

    def __init__(self, mesh: AbstractMesh) -> None:
        self.sizes: Mapping[str, int] = mesh.shape
        self.axes = frozenset(mesh.explicit_axes)

    def explicit(self, tiling: Tiling) -> Tiling:
        """What a tiling says of explicit axes."""
        return Tiling(tuple(tuple(a for a in d if a in self.axes) for d in tiling.dims))

    def graph(self, graph: Graph, ins: Sequence[Known]) -> list[Known]:
        found: dict[Node, list[Known]] = {p: [t] for p, t in zip(graph.params, ins, strict=True)}
        users = users_of(graph)
        for node in live_nodes(graph):
            if node.op is result:
                found[node] = [found[node.ins[0]][node.attrs["index"]]]
            else:
                given = [found[x][0] for x in node.ins]
                found[node] = self._node(node, given, _is_said(node, users))
        return [found[o][0] for o in graph.outs]

    def _node(self, node: Node, ins: list[Known], said: bool) -> list[Known]:
        """The results of a node; `said`: the user says right behind it how they are cut."""
        op, outs = node.op, types_of(node.type)
        nothing: list[Known] = [None] * len(outs)
        if op.annotation is not None:
            text = op.annotation(node.attrs)
            return nothing if text is None else [self.explicit(Tiling(text.dims))]
        if op.border is not None:
            border = op.border(node.attrs)
            return nothing if border.inward else [self.explicit(Tiling(border.dims))]
        if not ins:
            return [whole(t.ndim) for t in outs]
        if op.edges is not None:
            return self._region(node, ins, op.edges(node.attrs))
        if any(t is None for t in ins) or (node.loc is not None and node.loc.phase != "forward"):
            return nothing
        known = [t for t in ins if t is not None]
        rule = rule_of(op, [x.type for x in node.ins], node.type, node.attrs)
        if rule is None:
            return self._expanded(node, known) or nothing
        made = infer(rule, known, self.sizes)
        if not isinstance(made, Ambiguity):
            return list(made)
        if said:
            return nothing
        raise _ambiguous(node, known, made)

    def _expanded(self, node: Node, ins: Sequence[Tiling]) -> list[Known] | None:
        """A composite without a rule of its own."""
        if node.op.expand is None or node.op.kind != "call":
            return None
        types = tuple([t for x in node.ins for t in types_of(x.type)])
        try:
            return self.graph(expansion(node.op, types, node.attrs), ins)
        except ShardingError:
            return None  # what is inside is not the user's

    def _region(self, node: Node, ins: list[Known], edges: Sequence[Edge]) -> list[Known]:
        """Parameters are cut as the operands are, results as what flows into them."""
        regions = [g for _, g in subgraphs(node)]
        params: list[list[Known]] = [[whole(p.type.ndim) for p in g.params] for g in regions]
        for edge in edges:
            for i, rows in (
                *((i, False) for i in edge.operands),
                *((i, True) for i in edge.rows[0]),
            ):
                given = ins[i]
                held = Tiling(given.dims[1:]) if rows and given is not None else given
                for r, p in edge.params:
                    params[r][p] = held
        outs = [self.graph(g, given) for g, given in zip(regions, params, strict=True)]
        made: list[Known] = [None] * len(types_of(node.type))
        for edge in edges:
            if not edge.outs:
                continue
            r, o = edge.outs[0]
            out = outs[r][o]
            for i in edge.results:
                made[i] = out
            for i in edge.rows[1]:
                made[i] = None if out is None else Tiling(((), *out.dims))
        return made


def _is_said(node: Node, users: Mapping[Node, list[Node]]) -> bool:
    """Whether all that uses a value, moves left aside, is a word of the user on how it is cut."""
    return bool(users[node]) and all(
        u.op.annotation is not None or (u.op.kind == "move" and _is_said(u, users))
        for u in users[node]
    )


def _ambiguous(node: Node, ins: Sequence[Tiling], why: Ambiguity) -> ShardingError:
    shown: dict[str, Any] = {}
    for i, (x, tiling) in enumerate(zip(node.ins, ins, strict=True)):
        assert isinstance(x.type, TensorType)
        shown[f"operand {i}"] = f"{x.type} cut by {spec_of(tiling)}"
    with located(node.loc):
        return ShardingError(
            f"how the result of {node.op.name} is cut is not clear from its operands",
            operands=shown,
            why=f"{why}; along explicit axes nobody chooses for you.",
            fix="say it: out_sharding=P(...), or with_sharding_constraint(result, P(...)); or cut "
            "an operand in another way with reshard(x, P(...)) first.",
        )
