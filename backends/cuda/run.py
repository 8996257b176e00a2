"""A program's steps on a device: memory by the plan, launches in order, loops by the host."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph.backends.cuda.device import CudaDevice, Memory
from monograph.backends.cuda.program import Written
from monograph.fusion.program import Copy, Host, Launch, Step, Sweep, Switch, While
from monograph.hlo.graph import result_types
from monograph.hlo.interp import call_node

Array = np.ndarray[Any, Any]


class Run:
    """One call of a program.

    Args:
        written: the program and its launches.
        device: what runs it.
        constants: buffer -> memory that holds its value already.
    """

    def __init__(
        self, written: Written, device: CudaDevice, constants: dict[int, Memory]
    ) -> None:
        self.written = written
        self.device = device
        plan = written.program.buffers
        assert plan is not None
        self.kinds = {b.number: b for b in plan.buffers}
        self.arena = device.take(plan.arena_bytes) if plan.arena_bytes else None
        self.memory: dict[int, Memory] = dict(constants)

    def address(self, buffer: int) -> int:
        spec = self.kinds[buffer]
        if spec.kind == "temp":
            assert self.arena is not None
            return self.arena.address + spec.offset
        return self.memory[buffer].address

    def steps(self, steps: Sequence[Step]) -> None:
        for step in steps:
            self.step(step)

    def step(self, step: Step) -> None:
        if isinstance(step, Launch):
            kernel = self.written.launching[step]
            if kernel.blocks:
                places = [self.address(b) for b in (*step.operands, *step.results)]
                self.device.launch(kernel, places)
        elif isinstance(step, Sweep):
            self.steps(step.launches)
        elif isinstance(step, Copy):
            if step.source != step.target and step.nbytes:
                self.device.copy(self.address(step.target), self.address(step.source), step.nbytes)
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
            self.host(step)

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


__all__ = ["Run"]
