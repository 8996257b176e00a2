"""`Compilation`: all that one run of the pipeline made, kept for looking at.

Filled by `compile_graph`; read by the public stages (`monograph.tracer.stages`) and by reports.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from monograph.backends.base import Executable
from monograph.fusion.program import FusionPlan, Program
from monograph.hlo import flags
from monograph.hlo.errors import UnknownNameError
from monograph.hlo.graph import Graph, count_nodes
from monograph.hlo.record import Cost
from monograph.hlo.text import to_hlo
from monograph.hlo.types import types_of
from monograph.tracer.placement import Placement
from monograph.tracer.plan_text import buffers_text, fusion_text, kernels_text
from monograph.tracer.watch import StepTime


@dataclass(eq=False)
class Compilation:
    """One compilation. Fields of steps that were not reached are None.

    Attributes:
        graph: as traced.
        backend: its name.
        graphs: stage -> graph ("simplified", "partitioned", "spread", "legalized").
        fusion, program, executable: what the later steps made.
        placement: where the pieces are, all decided, if it is for several devices.
        times: every step with its seconds and the number of ops after it.
        first: that of the first device, where each device of this process has its own program.
        taken: numbers of the inputs whose memory results take over; None: as the program says.
    """

    graph: Graph
    backend: str
    graphs: dict[str, Graph] = field(default_factory=dict)
    fusion: FusionPlan | None = None
    program: Program | None = None
    executable: Executable | None = None
    placement: Placement | None = None
    times: list[StepTime] = field(default_factory=list)
    first: Compilation | None = None
    taken: frozenset[int] | None = None

    @property
    def planned(self) -> Compilation:
        """Where the kernels and the memory are planned."""
        return self if self.first is None else self.first

    @property
    def reused(self) -> frozenset[int]:
        """Numbers of the inputs whose memory a result takes over."""
        if self.taken is not None:
            return self.taken
        if self.program is None or self.program.buffers is None:
            return frozenset()
        taken = {b.alias for b in self.program.buffers.buffers if b.alias is not None}
        return frozenset(i for i, port in enumerate(self.program.inputs) if port.buffer in taken)

    @property
    def stages(self) -> tuple[str, ...]:
        """Names that `as_text` takes, in the order of the pipeline."""
        found = ["trace", *self.graphs]
        fusion, program = self.planned.fusion, self.planned.program
        if fusion is not None:
            found.append("fused")
        if program is not None and program.steps is not None:
            found += ["kernels", "buffers"]
        if self.executable is not None:
            found += self.executable.stages
        return tuple(found)

    def as_text(self, stage: str) -> str:
        """The program at one stage.

        Raises:
            UnknownNameError: if there is no such stage; the message lists those that there are.
        """
        if stage not in self.stages:
            raise UnknownNameError(
                f"there is no stage {stage!r}",
                operands={"known": ", ".join(self.stages)},
                fix="ask for one of the known stages.",
            )
        if stage == "trace":
            return to_hlo(self.graph)
        if stage in self.graphs:
            return to_hlo(self.graphs[stage])
        fusion, program = self.planned.fusion, self.planned.program
        if stage == "fused" and fusion is not None:
            return fusion_text(fusion)
        if program is not None and stage in ("kernels", "buffers"):
            return (kernels_text if stage == "kernels" else buffers_text)(program)
        assert self.executable is not None
        return self.executable.as_text(stage)

    def costs(self) -> dict[str, float]:
        """Static work of one run: flops, transcendentals, bytes that kernels read and write.

        Of a program for several devices, that of one, whose kernels are not planned.
        """
        alone = self.placement is None
        graph = self.graphs.get("legalized" if alone else "partitioned", self.graph)
        total = Cost(0, 0)
        for node in graph.nodes:
            if node.op.cost is not None:
                types = tuple(x.type for x in node.ins)
                total = total + node.op.cost(types, node.type, node.attrs)
        moved = total.bytes
        if self.fusion is not None and alone:
            moved = sum(
                sum(n.type.nbytes for n in group.inputs)
                + sum(t.nbytes for n in group.outputs for t in types_of(n.type))
                for group in self.fusion.groups
                if group.kind != "view"
            )
        return {
            "flops": float(total.flops),
            "transcendentals": float(total.transcendentals),
            "bytes accessed": float(moved),
        }

    def memory(self) -> dict[str, int]:
        """Bytes of arguments, results, temporaries (also without reuse), constants, code."""
        program = self.planned.program
        own = self.graph if self.placement is None else self.graphs["partitioned"]
        found = {
            "argument": sum(t.nbytes for t in own.in_types),
            "output": sum(t.nbytes for t in own.out_types),
        }
        if program is not None and program.buffers is not None:
            plan = program.buffers
            found["temp"] = plan.arena_bytes
            found["temp_unshared"] = plan.unshared_bytes
            found["alias"] = sum(b.nbytes for b in plan.buffers if b.alias is not None)
            found["constant"] = sum(b.nbytes for b in plan.buffers if b.kind == "constant")
            ends = sum(port.type.nbytes for port in (*program.inputs, *program.outputs))
            found["peak"] = ends - found["alias"] + found["temp"]
            found["peak_unshared"] = ends + found["temp_unshared"]
        if self.executable is not None:
            found["code"] = self.executable.code_bytes
        return found

    def counts(self) -> dict[str, int]:
        """Ops traced, ops after simplify, kernels after fusion."""
        found = {"traced": count_nodes(self.graph)}
        if "simplified" in self.graphs:
            found["simplified"] = count_nodes(self.graphs["simplified"])
        program = self.planned.program
        if program is not None and program.steps is not None:
            found["kernels"] = len(program.launches())
        if program is not None and program.buffers is not None:
            found["buffers"] = len(program.buffers.buffers)
        return found


def log_compile(made: Compilation) -> None:
    """A line in the log for a compilation, if the option ``log_compiles`` asks for it."""
    if flags.get("log_compiles"):
        import logging  # few programs need it

        logging.getLogger("monograph").warning(
            "Finished compilation of %s with argument types [%s] for %s in %.4f sec",
            made.graph.name,
            ", ".join(map(str, made.graph.in_types)),
            made.backend,
            sum(step.seconds for step in made.times),
        )
