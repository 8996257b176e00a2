"""A compiled program: code, the table of addresses, and how a call goes through its segments."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

import numpy as np

from monograph.backends.base import Buffer, Device, Report, Row
from monograph.backends.cpu.loader import Code
from monograph.backends.cpu.machine import assembly_of
from monograph.backends.cpu.program import Lowered
from monograph.backends.report import cost_of, line_of, seconds_of
from monograph.fusion.program import Copy, Launch, Program, Step, Switch, While
from monograph.fusion.segment import BranchOver, HostCall, LoopOver, Native, Segment
from monograph.fusion.target import Target
from monograph.hlo.errors import ArgumentError, UnknownNameError
from monograph.hlo.graph import result_types
from monograph.hlo.interp import apply
from monograph.hlo.types import U8, TensorType, tensor

Array = np.ndarray[Any, Any]
_ENTRY = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_ALIGNMENT = 64


def aligned_empty(t: TensorType) -> Array:
    """A fresh row-major array whose first byte is 64-byte aligned."""
    raw = np.empty(t.nbytes + _ALIGNMENT, np.uint8)
    shift = -int(raw.ctypes.data) % _ALIGNMENT
    return np.ndarray(t.shape, t.dtype.np, buffer=raw.data, offset=shift)


class CpuExecutable:
    """Machine code of one program. It is freed with this object."""

    stages = ("llvm", "asm")

    def __init__(
        self, program: Program, lowered: Lowered, text: str, code: Code, target: Target
    ) -> None:
        assert program.buffers is not None
        self.program = program
        self.target = target
        self._lowered = lowered
        self._text = text
        self._code = code
        self._entries: dict[Native, Callable[[int], None]] = {
            s: _ENTRY(code.symbols[name]) for s, name in lowered.entries.items()
        }
        self._device = Device("cpu")
        self._specs = program.buffers.buffers
        self._constants: dict[int, Array] = {}
        self._table = np.zeros(len(lowered.slots) + 1, np.uintp)
        for spec in self._specs:
            if spec.kind == "constant":
                assert spec.node is not None
                array = aligned_empty(spec.node.type)
                array[...] = spec.node.attrs["value"]
                self._constants[spec.number] = array
                self._table[lowered.slots[spec.number]] = array.ctypes.data
        self._arenas: list[Array] = []  # not in use at the moment
        self._output_types = {p.buffer: p.type for p in program.outputs}

    @property
    def code_bytes(self) -> int:
        """Bytes of machine code."""
        return self._code.size

    def as_text(self, stage: str) -> str:
        """The LLVM assembly or the machine code."""
        if stage == "llvm":
            return self._text
        if stage == "asm":
            return assembly_of(self._text)
        raise UnknownNameError(
            f"the CPU backend has no stage {stage!r}",
            operands={"known": ", ".join(self.stages)},
        )

    # ---- a call -----------------------------------------------------------------------------

    def run(
        self, buffers: Sequence[Buffer], *, profile: bool = False
    ) -> tuple[list[Buffer], Report | None]:
        """Run the program.

        Args:
            buffers: one per input; a donated one may be written into, and must not be used again.
            profile: whether to measure every kernel (it is then called from Python).

        Raises:
            ArgumentError: if the buffers are not what the program takes.
        """
        inputs = self._inputs(buffers)
        arena = self._arena()
        frame = _Frame(self, inputs, arena)
        try:
            if profile:
                report = _Profile(self, frame).run()
            else:
                report = None
                frame.run(self._lowered.segments)
            return self._outputs(frame), report
        finally:
            self._arenas.append(arena)

    def _inputs(self, buffers: Sequence[Buffer]) -> dict[int, Array]:
        ports = self.program.inputs
        if len(buffers) != len(ports):
            raise ArgumentError(
                f"{self.program.name} takes {len(ports)} buffers, got {len(buffers)}"
            )
        arrays: dict[int, Array] = {}
        for i, (b, port) in enumerate(zip(buffers, ports, strict=True)):
            x = b.host
            if not isinstance(x, np.ndarray):
                raise ArgumentError(f"argument {i} of {self.program.name} is not in host memory")
            if x.shape != port.type.shape or x.dtype != port.type.dtype.np:
                raise ArgumentError(
                    f"argument {i} of {self.program.name} has another type than its parameter",
                    operands={"argument": f"{x.dtype}{list(x.shape)}", "parameter": port.type},
                )
            flags = x.flags
            if not (flags.c_contiguous and flags.aligned) or (port.donated and not flags.writeable):
                own = aligned_empty(port.type)
                own[...] = x
                x = own
            arrays[port.buffer] = x
        return arrays

    def _arena(self) -> Array:
        try:
            return self._arenas.pop()
        except IndexError:
            assert self.program.buffers is not None
            return aligned_empty(tensor((max(self.program.buffers.arena_bytes, 64),), U8))

    def _outputs(self, frame: _Frame) -> list[Buffer]:
        """One buffer per output, no two the same and none an input's unless it was donated."""
        used: set[int] = set()
        out = []
        donated = {p.buffer for p in self.program.inputs if p.donated}
        for port in self.program.outputs:
            array = frame.arrays[port.buffer]
            spec = self._specs[port.buffer]
            shared = spec.kind == "constant" or (
                spec.kind == "input" and port.buffer not in donated
            )
            if shared or port.buffer in used:
                own = aligned_empty(port.type)
                own[...] = array.reshape(port.type.shape)
                array = own
            used.add(port.buffer)
            out.append(Buffer(self._device, array))
        return out

    def estimate(self) -> Report:
        """Static cost of every launch, by the records; loops count once."""
        rows = []
        for launch in self.program.launches():
            cost = cost_of(launch.kernel.nodes)
            moved = sum(t.nbytes for t in (*launch.kernel.operands, *launch.kernel.results))
            seconds = max(seconds_of(cost, self.target), moved / self.target.bandwidth)
            line = line_of(launch.kernel.nodes[-1] if launch.kernel.nodes else None)
            rows.append(Row(launch.kernel.name, line, 1, seconds, cost.flops, moved))
        return Report("cpu", sum(r.time for r in rows), tuple(rows))


class _Frame:
    """The memory of one call: arrays by buffer, and the table of addresses."""

    def __init__(self, executable: CpuExecutable, inputs: dict[int, Array], arena: Array) -> None:
        self.executable = executable
        self.arena = arena
        self.arrays: dict[int, Array] = {**executable._constants, **inputs}
        self.table = executable._table.copy()
        slots = executable._lowered.slots
        for spec in executable._specs:
            if spec.kind == "output":
                t = executable._output_types[spec.number]
                if spec.alias is not None:
                    base = self.arrays[spec.alias]
                    self.arrays[spec.number] = np.ndarray(t.shape, t.dtype.np, buffer=base.data)
                else:
                    self.arrays[spec.number] = aligned_empty(t)
        for number, array in self.arrays.items():
            self.table[slots[number]] = array.ctypes.data
        self.table[-1] = arena.ctypes.data
        self.address = int(self.table.ctypes.data)

    def view(self, buffer: int, t: TensorType) -> Array:
        """The contents of a buffer as an array of a type."""
        spec = self.executable._specs[buffer]
        if spec.kind == "temp":
            return np.ndarray(t.shape, t.dtype.np, buffer=self.arena.data, offset=spec.offset)
        return np.ndarray(t.shape, t.dtype.np, buffer=self.arrays[buffer].data)

    def place(self, buffer: int) -> int:
        """The address of a buffer."""
        spec = self.executable._specs[buffer]
        if spec.kind == "temp":
            return int(self.table[-1]) + spec.offset
        return int(self.table[self.executable._lowered.slots[buffer]])

    # ---- segments ---------------------------------------------------------------------------

    def run(self, segments: Sequence[Segment]) -> None:
        """Native segments at once, the others here."""
        for s in segments:
            if isinstance(s, Native):
                self.executable._entries[s](self.address)
            elif isinstance(s, HostCall):
                self.host(s)
            elif isinstance(s, LoopOver):
                while True:
                    self.run(s.cond)
                    if not self.flag(s.predicate):
                        break
                    self.run(s.body)
            else:
                assert isinstance(s, BranchOver)
                self.run(s.branches[self.branch(s.index, len(s.branches))])

    def flag(self, buffer: int) -> bool:
        return bool(ctypes.c_uint8.from_address(self.place(buffer)).value)

    def branch(self, buffer: int, count: int) -> int:
        """The index in a buffer; out of range it means the last branch."""
        i = ctypes.c_int32.from_address(self.place(buffer)).value
        return i if 0 <= i < count else count - 1

    def host(self, call: HostCall) -> None:
        """Run a node's Python function on copies of the operands, and store what it returns."""
        step = call.step
        node = step.node
        args = [self.view(b, x.type).copy() for b, x in zip(step.operands, node.ins, strict=True)]
        out = apply(node.op, node.attrs, args, node.type)
        outs = out if isinstance(out, tuple) else (out,)
        for b, x, t in zip(step.results, outs, result_types(node), strict=True):
            self.view(b, t)[...] = x


class _Profile:
    """Runs steps from Python, one kernel at a time, and keeps the time of each."""

    def __init__(self, executable: CpuExecutable, frame: _Frame) -> None:
        self.executable = executable
        self.frame = frame
        self.seconds: dict[Step, float] = {}
        self.calls: dict[Step, int] = {}
        self.functions: dict[Launch, Callable[..., None]] = {}

    def run(self) -> Report:
        start = perf_counter()
        assert self.executable.program.steps is not None
        self.steps(self.executable.program.steps)
        total = perf_counter() - start
        rows = tuple(self.row(step) for step in self.seconds)
        return Report("cpu", total, rows, counters={"code_bytes": self.executable.code_bytes})

    def steps(self, steps: Sequence[Step]) -> None:
        for step in steps:
            if isinstance(step, While):
                self.steps(step.cond)
                while self.frame.flag(step.predicate):
                    self.steps(step.body)
                    self.steps(step.cond)
            elif isinstance(step, Switch):
                self.steps(step.branches[self.frame.branch(step.index, len(step.branches))])
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
            kind = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * len(places))
            name = self.executable._lowered.kernels[step]
            function = kind(self.executable._code.symbols[name])
            return lambda: function(*places)
        if isinstance(step, Copy):
            source, target = frame.place(step.source), frame.place(step.target)
            return lambda: ctypes.memmove(target, source, step.nbytes)
        return lambda: frame.host(HostCall(step))  # type: ignore[arg-type]

    def row(self, step: Step) -> Row:
        calls = self.calls[step]
        if isinstance(step, Copy):
            return Row("copy", "", calls, self.seconds[step], 0, 2 * step.nbytes * calls)
        if isinstance(step, Launch):
            kernel = step.kernel
            node = kernel.nodes[-1] if kernel.nodes else None
            cost = cost_of(kernel.nodes)
            moved = sum(t.nbytes for t in (*kernel.operands, *kernel.results))
            return Row(
                kernel.name,
                line_of(node),
                calls,
                self.seconds[step],
                cost.flops * calls,
                moved * calls,
            )
        node = step.node  # type: ignore[union-attr]
        return Row(node.op.name if node else "host", line_of(node), calls, self.seconds[step])
