"""The interpreter backend: takes the legalised graph as it is and evaluates it node by node."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any

import numpy as np

from monograph.backends.base import Backend, Buffer, Device, Host, Report, Row
from monograph.backends.report import estimated
from monograph.fusion.program import Program
from monograph.fusion.target import MemorySpace, Target
from monograph.hlo import flags
from monograph.hlo.errors import UnknownNameError
from monograph.hlo.graph import Node
from monograph.hlo.interp import evaluate
from monograph.hlo.types import DTYPES

_TARGET = Target(
    "interp", frozenset(DTYPES), (MemorySpace("host", None, 5e9),), flops=1e9, launch_overhead=1e-6
)


class InterpExecutable:
    """A graph and its arguments' types."""

    stages: tuple[str, ...] = ()

    def __init__(self, program: Program) -> None:
        self.program = program

    def run(
        self, buffers: Sequence[Buffer], *, profile: bool = False
    ) -> tuple[list[Buffer], Report | None]:
        """Evaluate the graph on one buffer per input."""
        arrays = [np.asarray(b.host) for b in buffers]
        start = perf_counter()
        outs = evaluate(self.program.graph, arrays)
        seconds = perf_counter() - start
        device = Device("interp")
        # An output may be an argument itself, or another output: every buffer gets its own memory.
        taken = list(arrays)
        results = []
        for out in outs:
            own = out.copy() if any(np.may_share_memory(out, x) for x in taken) else out
            taken.append(own)
            results.append(Buffer(device, own))
        if not profile:
            return results, None
        row = Row(self.program.name, "", 1, seconds)
        return results, Report("interp", seconds, (row,))

    def as_text(self, stage: str) -> str:
        raise UnknownNameError(
            f"the interpreter has no stage {stage!r}; it runs the graph as it is",
            fix="ask for one of the stages trace to legalized.",
        )

    def estimate(self) -> Report:
        """From the records' costs."""
        return estimated("interp", self.program.graph, _TARGET)

    @property
    def code_bytes(self) -> int:
        return 0


class InterpBackend(Backend):
    """``backend="interp"``."""

    name = "interp"
    over_ranks = True
    level = "graph"

    @property
    def target(self) -> Target:
        return _TARGET

    def device_count(self) -> int:
        """As many as the configuration says that there are."""
        return int(flags.values["num_cpu_devices"])

    def keeps(self, node: Node) -> bool:
        """Elementwise ops that have NumPy semantics: these define them, an expansion stands in."""
        return node.op.kind == "elementwise" and node.op.ref is not None

    def supports(self, node: Node) -> str | None:
        """Whatever has semantics or an expansion."""
        op = node.op
        if op.ref is None and op.expand is None and op.kind != "leaf":
            return f"{op.name} has neither NumPy semantics nor an expansion"
        return super().supports(node)

    def compile(self, program: Program, options: Mapping[str, Any], host: Host) -> InterpExecutable:
        """There is nothing to compile."""
        for name in options:
            raise UnknownNameError(
                f"the interpreter has no option {name!r}",
                fix="leave options out.",
            )
        return InterpExecutable(program)
