"""How every value of a program is cut, from what the user says of some.

Shardings pass along the factors of ops, forwards and backwards until nothing changes: first through
ops that keep every dimension, then along dimensions that pass, then along all (the op priorities of
Shardy's documentation). Values are visited by their height over the parameters, and what excludes
each other is decided by what values are, so neither the order of the program nor that of names
matters. Terms of sums are not passed on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from monograph.hlo.graph import Graph, Node, result_types
from monograph.hlo.text.compact import to_hlo
from monograph.sharding.links import Reason
from monograph.sharding.mesh import AbstractMesh
from monograph.sharding.program import Program
from monograph.sharding.search import Search
from monograph.sharding.tiling import Tiling, whole


@dataclass(frozen=True, eq=False)
class Shardings:
    """A tiling for every value of a program, those in regions included.

    Attributes:
        tilings: per node, of its results.
        reasons: per node, what the user said that its first result is cut for.
    """

    tilings: Mapping[Node, tuple[Tiling, ...]]
    reasons: Mapping[Node, Reason]

    def of(self, node: Node) -> Tiling:
        """How the value of a node with one result is cut."""
        return self.of_result(node, 0)

    def of_result(self, node: Node, i: int) -> Tiling:
        """How one result of a node is cut."""
        found = self.tilings.get(node)
        return whole(result_types(node)[i].ndim) if found is None else found[i]

    def reason(self, node: Node) -> Reason | None:
        """What the user said, because of which a value is cut; None if it is not."""
        return self.reasons.get(node)


def propagate(
    graph: Graph,
    mesh: AbstractMesh,
    ins: Sequence[Tiling | None],
    outs: Sequence[Tiling | None],
) -> Shardings:
    """Decide how every value is cut.

    Args:
        graph: closed, over whole values.
        mesh: names and sizes of the axes.
        ins: how parameters are cut; None where the compiler may choose.
        outs: the same of results.
    """
    program = Program(graph, ins, outs)
    if any(any(v.dims) for values in program.of.values() for v in values) or any(outs):
        Search(program.links, mesh.shape).run()
    tilings = {node: tuple([v.tiling for v in values]) for node, values in program.of.items()}
    reasons = {}
    for node, (first, *_) in program.of.items():
        why = next((w for w, axes in zip(first.why, first.dims, strict=True) if axes and w), None)
        if why is not None:
            reasons[node] = why
    return Shardings(tilings, reasons)


def show(graph: Graph, shardings: Shardings) -> str:
    """The graph for reading, with the tiling of each value behind its type."""

    def note(node: Node, i: int) -> str:
        tiling = shardings.of_result(node, i)
        return f" {tiling}" if tiling.dims or tiling.partial else ""

    return to_hlo(graph, locations=False, note=note)
