"""`TpuBackend`: fused programs on the systolic machine: exact values, and what they cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import numpy as np

from monograph.backends.base import Backend, Buffer, Device, Host, Report
from monograph.backends.tpu.chips import DEFAULT, chip
from monograph.backends.tpu.compiler.instructions import whole
from monograph.backends.tpu.compiler.options import KNOWN, Options, options_of
from monograph.backends.tpu.compiler.plan import Plan
from monograph.backends.tpu.compiler.report import report_of
from monograph.backends.tpu.compiler.tasks import tasks_of
from monograph.backends.tpu.compiler.values import compute
from monograph.backends.tpu.contract import contract
from monograph.backends.tpu.definitions import DEFINITIONS
from monograph.backends.tpu.isa import listing
from monograph.backends.tpu.torus.estimate import estimate_on_torus
from monograph.backends.tpu.torus.task_costs import task_costs
from monograph.fusion.program import Program
from monograph.fusion.target import MemorySpace, Target
from monograph.hlo import flags
from monograph.hlo.errors import UnknownNameError
from monograph.hlo.graph import Graph, Node
from monograph.hlo.record import OpDef
from monograph.hlo.types import DTYPES
from monograph.sharding import AbstractMesh


class TpuExecutable:
    """A compiled program: tasks with instructions, and the graph whose values they give."""

    stages: tuple[str, ...] = ("tasks", "bundles")

    def __init__(self, program: Program, plan: Plan, options: Options) -> None:
        self.program, self.plan, self.options = program, plan, options
        self.refs = contract(options.chip, options.numerics)

    def run(
        self, buffers: Sequence[Buffer], *, profile: bool = False
    ) -> tuple[list[Buffer], Report | None]:
        """Values by the machine's semantics; and what its instructions cost."""
        arrays = [np.asarray(b.host) for b in buffers]
        outs, runs = compute(self.program.graph, arrays, self.refs)
        device, taken = Device("tpu"), list(arrays)
        results = []
        for out in outs:  # every result has memory of its own
            own = out.copy() if any(np.may_share_memory(out, x) for x in taken) else out
            taken.append(own)
            results.append(Buffer(device, own))
        return results, report_of(self.plan, self.options.chip, runs) if profile else None

    def estimate(self) -> Report:
        """What a run costs, by the same instructions, without values."""
        return report_of(self.plan, self.options.chip)

    def as_text(self, stage: str) -> str:
        """The tasks in a line each, or their instructions."""
        tasks = [t for found in self.plan.tasks.values() for t in found]
        if stage == "tasks":
            whys = [f" ({t.why})" if t.why else "" for t in tasks]
            return "\n".join(
                f"{t.name}: {t.how}{why}, {t.cost.cycles} cycles  # {t.line}"
                for t, why in zip(tasks, whys, strict=True)
            )
        if stage == "bundles":
            parts = [
                f"# {t.name}  # {t.line}\n{listing(t.program(self.options.chip))}" for t in tasks
            ]
            return "\n".join(parts)
        raise UnknownNameError(
            f"the TPU backend has no stage {stage!r}",
            operands={"known": ", ".join(self.stages)},
            fix="ask for one of the known stages.",
        )

    @property
    def code_bytes(self) -> int:
        """Of bundles, at the 322 bits of a v2 or v3 (Hot Chips 2020); of what is counted, none."""
        tasks = [t for found in self.plan.tasks.values() for t in found]
        made = [t.program(self.options.chip) for t in tasks if t.how != "counted"]
        return sum(len(p.bundles) for p in made) * 322 // 8


class TpuBackend(Backend):
    """``backend="tpu"``."""

    name = "tpu"
    over_ranks = True
    level = "fused"
    options: ClassVar[Mapping[str, str]] = KNOWN
    definitions = DEFINITIONS

    @property
    def target(self) -> Target:
        """The default chip."""
        return self.target_for({})

    def target_for(self, options: Mapping[str, Any]) -> Target:
        """A chip as the passes see it: main and vector memory, and the speed of the vector unit."""
        c = chip(options.get("chip", DEFAULT))
        speed = c.sublanes * c.lanes * c.alus * c.clock
        spaces = (MemorySpace("hbm", c.hbm, c.hbm_bandwidth),)
        return Target(f"tpu {c.name}", frozenset(DTYPES), spaces, flops=speed,
                      transcendental_cost=float(c.alus), launch_overhead=1e-6)  # fmt: skip

    def device_count(self) -> int:
        """As many as the configuration says that there are."""
        return int(flags.values["num_cpu_devices"])

    def estimate_on_mesh(
        self, graph: Graph, mesh: AbstractMesh, options: Mapping[str, Any]
    ) -> Report:
        """Seconds on a torus of chips: what each computes, beside what the links carry."""
        chosen = options_of(options)
        return estimate_on_torus(
            graph, mesh, chosen.chip, self.target_for(options), shape=chosen.torus,
            costs=task_costs(chosen), claims=self.keeps, definitions=self.definitions,
        )  # fmt: skip

    def claims(self, node: Node) -> bool:
        """Ops that are one task each."""
        return whole(node)

    def keeps(self, node: Node) -> bool:
        """What has NumPy semantics of its own, which define it."""
        op = node.op
        return self.claims(node) or (op.kind == "elementwise" and op.ref is not None)

    def supports(self, node: Node) -> str | None:
        """Whatever has semantics."""
        op = node.op
        if op.ref is None and op.expand is None and op.kind != "leaf":
            return f"{op.name} has neither NumPy semantics nor an expansion"
        return super().supports(node)

    def semantics(self, options: Mapping[str, Any]) -> Mapping[OpDef, Callable[..., Any]]:
        """Products and folds as the chip takes them."""
        chosen = options_of(options)
        return contract(chosen.chip, chosen.numerics)

    def compile(self, program: Program, options: Mapping[str, Any], host: Host) -> TpuExecutable:
        """Tasks for a fused program.

        Raises:
            MachineError: for arrays that do not fit, or impossible options.
            UnknownNameError: for a chip that there is not.
        """
        chosen = options_of(options)
        assert program.fusion is not None
        return TpuExecutable(program, tasks_of(program.fusion, chosen.chip, chosen), chosen)


backend = TpuBackend()
