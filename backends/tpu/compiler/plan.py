"""`Plan`: the tasks of a program, each with what its program for the machine is made from.

`tasks` makes it; the reports, the pictures and the timelines of many chips read it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.layout import Layout
from monograph.backends.tpu.compiler.residence import Residence
from monograph.backends.tpu.compiler.streams import ALONE, Ahead
from monograph.backends.tpu.compiler.timing import Cost, Spec, program_of
from monograph.backends.tpu.core.execute import NOTHING, Pending
from monograph.backends.tpu.isa.program import Program
from monograph.fusion.program import Group
from monograph.hlo.cost import cost_of
from monograph.hlo.graph import Graph, Node
from monograph.hlo.types import types_of


@dataclass(frozen=True, eq=False)
class Task:
    """One step of a program.

    Attributes:
        name: of its ops.
        line: of the user.
        how: "matrix", "vector" or "scalar" (row by row) for instructions that compute it,
            "counted" for a count of work.
        why: what is in the way of instructions, where it is counted.
        spec: what its program is made from.
        cost: of one run.
        operands, results: the values, in the order of the spec's.
        layouts: theirs.
        spaces: where they lie: "hbm" or "vmem".
        macs, flops: of the graph's ops, without padding.
        number: of the group that it is a step of.
        ahead: what its program knows of those before and after it.
        before: copies that are under way when it begins.
    """

    name: str
    line: str
    how: str
    why: str
    spec: Spec
    cost: Cost
    operands: tuple[Node, ...]
    results: tuple[Node, ...]
    layouts: tuple[Layout, ...]
    spaces: tuple[str, ...]
    macs: int
    flops: int
    number: int = 0
    ahead: Ahead = ALONE
    before: Pending = NOTHING

    def program(self, chip: Chip) -> Program:
        """Its instructions, among those of its neighbours."""
        return program_of(self.spec, chip, self.ahead)


Loop = tuple[str, Graph, Node]  # how a region runs, the region, the node that has it


@dataclass(frozen=True, eq=False)
class Plan:
    """Tasks of a graph and of its regions, and what stays in vector memory.

    Attributes:
        graph: this.
        tasks: per graph, in order.
        loops: per graph, its regions.
        residence: of the outermost graph.
    """

    graph: Graph
    tasks: Mapping[Graph, tuple[Task, ...]]
    loops: Mapping[Graph, tuple[Loop, ...]]
    residence: Residence = field(repr=False)


def names_of(group: Group) -> list[str]:
    """The last few ops of a group that compute something."""
    found = [n.op.name for n in group.nodes if n.op.kind not in ("leaf", "move")]
    return list(dict.fromkeys(found))[-3:] or [group.nodes[-1].op.name]


def macs_of(group: Group) -> int:
    """Multiply-accumulates of a group's contractions."""
    total = 0
    for node in group.nodes:
        contracts = node.op.kind == "contraction" or node.op.name == "convolution"
        if contracts and not types_of(node.type)[0].dtype.is_complex:
            total += cost_of((node,)).flops // 2
    return total


__all__ = ["Loop", "Plan", "Task", "macs_of", "names_of"]
