"""A program's steps on a device: memory by the plan, launches in order, loops step by step."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any

import numpy as np

from monograph.backends.base import Row
from monograph.backends.cuda.device import Code, CudaDevice, Memory, Queue
from monograph.backends.cuda.program import Written
from monograph.backends.cuda.resident import Resident
from monograph.backends.kernel_report import KernelReport
from monograph.backends.report import line_of
from monograph.fusion.program import Copy, Host, Launch, Step, Sweep, Switch, While
from monograph.fusion.target import Target
from monograph.hlo.cost import cost_of
from monograph.hlo.graph import result_types
from monograph.hlo.interp import call_node

Array = np.ndarray[Any, Any]


class Run:
    """One call of a program.

    Args:
        written: the program and its launches.
        device: what runs it.
        code: its kernels there.
        memory: buffer -> memory of inputs, outputs and constants.
        measured: whether every launch is waited for and timed.
    """

    def __init__(
        self, written: Written, device: CudaDevice, code: Code, memory: dict[int, Memory], *,
        measured: bool = False,
    ) -> None:  # fmt: skip
        self.written = written
        self.device = device
        self.queue: Queue = device
        self.code = code
        self.memory = memory
        self.measured = measured
        self.seconds: dict[Launch, list[float]] = {}
        plan = written.program.buffers
        assert plan is not None
        self.kinds = {b.number: b for b in plan.buffers}
        self.arena = device.take(plan.arena_bytes) if plan.arena_bytes else None
        self.launched = 0

    def run(self) -> None:
        """All steps of the program."""
        self.steps(self.written.program.steps or ())

    def on(self, queue: Queue) -> Run:
        """The same call, its launches and copies put into another queue."""
        moved = copy(self)
        moved.queue, moved.code = queue, self.code.on(queue)
        return moved

    def places(self) -> tuple[int, ...]:
        """The addresses of all memory that the call uses."""
        arena = 0 if self.arena is None else self.arena.address
        return (arena, *(self.memory[b].address for b in sorted(self.memory)))

    def address(self, buffer: int) -> int:
        spec = self.kinds[buffer]
        if spec.kind == "temp":  # there may be some, all without elements, and no arena
            return (self.arena.address if self.arena is not None else 0) + spec.offset
        return self.memory[buffer].address

    def steps(self, steps: Sequence[Step]) -> None:
        for step in steps:
            self.step(step)

    def step(self, step: Step) -> None:
        if isinstance(step, Launch):
            self.launch(step)
        elif isinstance(step, Sweep):
            self.steps(step.launches)
        elif isinstance(step, Copy):
            if step.source != step.target and step.nbytes:
                self.queue.copy(self.address(step.target), self.address(step.source), step.nbytes)
        elif isinstance(step, While) and step.steps is not None:
            for _ in range(step.steps):
                self.steps(step.body)
        elif isinstance(step, While):
            self.steps(step.cond)
            while self.read(step.predicate, np.dtype(np.bool_)):
                self.steps(step.body)
                self.steps(step.cond)
        elif isinstance(step, Switch):
            index = int(self.read(step.index, np.dtype(np.int32)))
            last = len(step.branches) - 1
            self.steps(step.branches[index if 0 <= index <= last else last])
        else:
            assert isinstance(step, Host)
            self.host(step)

    def launch(self, step: Launch) -> None:
        kernels = self.written.launching[step]
        for operand, result in (pair for kernel in kernels for pair in kernel.copies):
            source = self.address(step.operands[operand])
            target = self.address(step.results[result])
            nbytes = step.kernel.results[result].nbytes
            if source != target and nbytes:
                self.queue.copy(target, source, nbytes)
        kernels = tuple(k for k in kernels if k.blocks)
        if not kernels:
            return
        places = [self.address(b) for b in (*step.operands, *step.results)]
        self.launched += len(kernels)

        def work() -> None:
            for kernel in kernels:
                self.code.launch(kernel, places)

        if not self.measured:
            work()
            return
        self.seconds.setdefault(step, []).append(self.device.timed(work))

    def report(self, target: Target) -> KernelReport:
        """What was measured, kernel by kernel.

        A kernel's roofline is by all of its operands and results, each moved once, and by additions
        and products; of one that reads a part of an operand it is too high. A loop or a branch that
        is one kernel has none, and counts no work: how often its steps ran is not known.
        """
        rows = []
        for launch, seconds in self.seconds.items():
            kernel = launch.kernel
            line = line_of(kernel.nodes[-1] if kernel.nodes else None)
            time = sum(seconds)
            if isinstance(kernel, Resident):
                rows.append(Row(kernel.name, line, len(seconds), time))
                continue
            moved = sum(t.nbytes for t in (*kernel.operands, *kernel.results)) * len(seconds)
            flops = cost_of(kernel.nodes).flops * len(seconds)
            least = max(moved / target.bandwidth, flops / target.flops)
            reached = least / time if time else None
            rows.append(Row(kernel.name, line, len(seconds), time, flops, moved, roofline=reached))
        counted = [r for r in rows if r.roofline is not None]
        moved, busy = sum(r.bytes for r in counted), sum(r.time for r in counted)
        counters = {"share of the memory's bandwidth": moved / target.bandwidth / (busy or 1.0)}
        total = sum(r.time for r in rows)
        return KernelReport("cuda", total, tuple(rows), counters=counters, target=target)

    def read(self, buffer: int, d: np.dtype[Any]) -> Any:
        """A scalar that decides what runs next."""
        found = np.empty((), d)
        self.device.download(found, self.address(buffer))
        return found[()]

    def host(self, step: Host) -> None:
        """A node that runs by its semantics, on copies."""
        args = []
        for operand, b in zip(step.node.ins, step.operands, strict=True):
            x = np.empty(operand.type.shape, operand.type.dtype.np)
            self.device.download(x, self.address(b))
            args.append(x)
        types = result_types(step.node)
        for out, b, t in zip(call_node(step.node, args), step.results, types, strict=True):
            x = np.ascontiguousarray(out).astype(t.dtype.np, copy=False)
            self.device.upload(self.address(b), x)
        self.device.enter()  # whatever Python ran may have left another GPU the thread's


__all__ = ["Run"]
