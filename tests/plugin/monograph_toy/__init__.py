"""A whole backend in one file: a register machine that runs one op at a time.

It takes programs at level "graph", turns them into a list of instructions over numbered registers,
and executes those. It knows no op by name: what an op does is asked of its record.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from monograph.backends.base import Backend, Buffer, Device, Host, Report, Row
from monograph.fusion.program import Level, Program
from monograph.fusion.target import Target
from monograph.hlo.graph import Graph, Node
from monograph.hlo.types import DTYPES, types_of


@dataclass(frozen=True)
class Instruction:
    """``target, target + 1, ... = op(registers)``."""

    node: Node
    registers: tuple[int, ...]
    target: int

    def __str__(self) -> str:
        operands = ", ".join(f"r{i}" for i in self.registers)
        return f"r{self.target} = {self.node.op.name}({operands})"


def assemble(graph: Graph) -> tuple[list[Instruction], tuple[int, ...], int]:
    """Instructions of a graph, the registers of its outputs, and how many registers there are."""
    place: dict[Node, int] = {p: i for i, p in enumerate(graph.params)}
    count = len(place)
    code = []
    for node in graph.nodes:
        if node.op.name == "result":  # a result's register is known without an instruction
            place[node] = place[node.ins[0]] + node.attrs["index"]
            continue
        code.append(Instruction(node, tuple(place[x] for x in node.ins), count))
        place[node] = count
        count += len(types_of(node.type))
    return code, tuple(place[o] for o in graph.outs), count


class ToyExecutable:
    """An assembled program."""

    stages = ("registers",)

    def __init__(self, program: Program) -> None:
        self.program = program
        self.code, self.outs, self.count = assemble(program.graph)

    def run(
        self, buffers: Sequence[Buffer], *, profile: bool = False
    ) -> tuple[list[Buffer], Report | None]:
        start = time.perf_counter()
        registers: list[Any] = [None] * self.count
        registers[: len(buffers)] = [b.host for b in buffers]
        for step in self.code:
            ref = step.node.op.ref
            assert ref is not None
            got = ref(step.node.attrs, *(registers[i] for i in step.registers))
            parts = got if isinstance(step.node.type, tuple) else (got,)
            for i, (part, t) in enumerate(zip(parts, types_of(step.node.type), strict=True)):
                registers[step.target + i] = np.asarray(part).astype(t.dtype.np).reshape(t.shape)
        outs = [Buffer(Device("toy"), np.asarray(registers[i], order="C")) for i in self.outs]
        total = time.perf_counter() - start
        return outs, Report("toy", total, (Row("program", "", 1, total),)) if profile else None

    def as_text(self, stage: str) -> str:
        return "\n".join(map(str, self.code))

    def estimate(self) -> Report:
        return Report("toy", float(len(self.code)), (), unit="cycles")

    @property
    def code_bytes(self) -> int:
        return 0


class ToyBackend(Backend):
    """The register machine."""

    name: ClassVar[str] = "toy"
    level: ClassVar[Level] = "graph"
    options: ClassVar[Mapping[str, str]] = {"trace": "has no effect; shows that options arrive"}

    @property
    def target(self) -> Target:
        return Target("toy register machine", frozenset(DTYPES))

    def compile(self, program: Program, options: Mapping[str, Any], host: Host) -> ToyExecutable:
        return ToyExecutable(program)


backend = ToyBackend()
