"""Measured runs: every step called from Python on one thread, and its time, by the user's line."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Any

from monograph.backends.base import Row
from monograph.backends.cpu.calls.frame import Frame
from monograph.backends.kernel_report import KernelReport
from monograph.backends.report import line_of
from monograph.fusion.program import Beside, Copy, Host, Launch, Step, Sweep, Switch, While
from monograph.fusion.segment import HostCall
from monograph.fusion.target import Target
from monograph.hlo.cost import cost_of


class Profile:
    """One measured run.

    Args:
        frame: its memory.
        kernels: launch -> address of its function, and units if it takes a range.
        target: the machine.
    """

    def __init__(
        self, frame: Frame, kernels: Mapping[Launch, tuple[int, int]], target: Target
    ) -> None:
        self.frame = frame
        self.target = target
        self.kernels = kernels
        self.seconds: dict[Step, float] = {}
        self.calls: dict[Step, int] = {}

    def run(self, steps: Sequence[Step], code_bytes: int) -> KernelReport:
        """Run all steps; one row per step, in the order of their first run."""
        start = perf_counter()
        self.steps(steps)
        total = perf_counter() - start
        rows = tuple(self.row(step) for step in self.seconds)
        counters = {"code_bytes": code_bytes}
        return KernelReport("cpu", total, rows, counters=counters, target=self.target)

    def steps(self, steps: Sequence[Step]) -> None:
        for step in steps:
            if isinstance(step, While):
                self.steps(step.cond)
                while self.frame.flag(step.predicate):
                    self.steps(step.body)
                    self.steps(step.cond)
            elif isinstance(step, Switch):
                self.steps(step.branches[self.frame.branch(step.index, len(step.branches))])
            elif isinstance(step, Sweep):
                self.steps(step.launches)
            elif isinstance(step, Beside):
                for branch in step.branches:
                    self.steps(branch)
            else:
                work = self.prepared(step)
                start = perf_counter()
                work()
                spent = perf_counter() - start
                self.seconds[step] = self.seconds.get(step, 0.0) + spent
                self.calls[step] = self.calls.get(step, 0) + 1

    def prepared(self, step: Step) -> Callable[[], Any]:
        frame = self.frame
        if isinstance(step, Launch):
            places = [frame.place(b) for b in (*step.operands, *step.results)]
            address, units = self.kernels[step]
            types: list[Any] = [ctypes.c_void_p] * len(places)
            if units:
                places += [0, units]
                types += [ctypes.c_int64] * 2
            function = ctypes.CFUNCTYPE(None, *types)(address)
            return lambda: function(*places)
        if isinstance(step, Copy):
            source, target = frame.place(step.source), frame.place(step.target)
            return lambda: ctypes.memmove(target, source, step.nbytes)
        assert isinstance(step, Host)
        return lambda: frame.host(HostCall(step))

    def row(self, step: Step) -> Row:
        calls, seconds = self.calls[step], self.seconds[step]
        if isinstance(step, Copy):
            return Row("copy", "", calls, seconds, 0, 2 * step.nbytes * calls)
        if isinstance(step, Launch):
            kernel = step.kernel
            line = line_of(kernel.nodes[-1] if kernel.nodes else None)
            flops = cost_of(kernel.nodes).flops * calls
            moved = sum(t.nbytes for t in (*kernel.operands, *kernel.results)) * calls
            return Row(kernel.name, line, calls, seconds, flops, moved)
        assert isinstance(step, Host)
        return Row(step.node.op.name, line_of(step.node), calls, seconds)
