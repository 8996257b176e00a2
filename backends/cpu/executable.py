"""A compiled program: its code, and what a call checks and hands over."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph.backends.base import Buffer, Device, Report, Row
from monograph.backends.cpu.frame import Frame, Memory, aligned_empty, seen_as
from monograph.backends.cpu.loader import Code
from monograph.backends.cpu.machine import assembly_of
from monograph.backends.cpu.profile import Profile
from monograph.backends.cpu.program import Lowered
from monograph.backends.report import line_of, seconds_of
from monograph.fusion.program import BufferSpec, Program
from monograph.fusion.target import Target
from monograph.hlo.cost import cost_of
from monograph.hlo.errors import ArgumentError, UnknownNameError
from monograph.hlo.types import U8, tensor, type_of_array

Array = np.ndarray[Any, Any]
_ENTRY = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class CpuExecutable:
    """Machine code of one program. It is freed with this object."""

    stages: tuple[str, ...] = ("llvm", "asm")

    def __init__(
        self, program: Program, lowered: Lowered, text: str, code: Code, target: Target
    ) -> None:
        assert program.buffers is not None
        self.program = program
        self.target = target
        self._lowered = lowered
        self._text = text
        self._code = code
        self._device = Device("cpu")
        self._memory = _memory(program, lowered, code)
        self._arenas: list[Array] = []  # not in use at the moment

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
            fix="ask for one of the known stages.",
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
        frame = Frame(self._memory, inputs, arena)
        try:
            report = self._run(frame, profile)
            return self._outputs(frame), report
        finally:
            self._arenas.append(arena)

    def _run(self, frame: Frame, profile: bool) -> Report | None:
        if not profile:
            frame.run(self._lowered.segments)
            return None
        assert self.program.steps is not None
        symbols = self._code.symbols
        kernels = {x: (symbols[k.symbol], k.units) for x, k in self._lowered.kernels.items()}
        return Profile(frame, kernels).run(self.program.steps, self.code_bytes)

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
            if not (x.flags.c_contiguous and x.flags.aligned):
                x = _copy(x)
            arrays[port.buffer] = x
        for port in ports:
            if port.donated and not _may_be_written(port.buffer, arrays):
                arrays[port.buffer] = _copy(arrays[port.buffer])
        return arrays

    def _arena(self) -> Array:
        try:
            return self._arenas.pop()
        except IndexError:
            assert self.program.buffers is not None
            return aligned_empty(tensor((max(self.program.buffers.arena_bytes, 64),), U8))

    def _outputs(self, frame: Frame) -> list[Buffer]:
        """One buffer per output, no two the same and none an input's unless it was donated."""
        used: set[int] = set()
        out = []
        donated = {p.buffer for p in self.program.inputs if p.donated}
        for port in self.program.outputs:
            array = frame.arrays[port.buffer]
            spec = self._memory.specs[port.buffer]
            shared = spec.kind == "constant" or (
                spec.kind == "input" and port.buffer not in donated
            )
            if shared or port.buffer in used:
                array = _copy(seen_as(array, port.type))
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


def _copy(x: Array) -> Array:
    own = aligned_empty(type_of_array(x))
    own[...] = x
    return own


def _may_be_written(buffer: int, arrays: dict[int, Array]) -> bool:
    """Whether a donated argument is writable and no other argument lies in its memory."""
    x = arrays[buffer]
    return x.flags.writeable and not any(
        np.may_share_memory(x, y) for other, y in arrays.items() if other != buffer
    )


def _memory(program: Program, lowered: Lowered, code: Code) -> Memory:
    """Constants laid out, functions bound."""
    assert program.buffers is not None
    specs: Sequence[BufferSpec] = program.buffers.buffers
    constants: dict[int, Array] = {}
    table = np.zeros(len(lowered.slots) + 1, np.uintp)
    for spec in specs:
        if spec.kind == "constant":
            assert spec.node is not None
            array = constants[spec.number] = aligned_empty(spec.node.type)
            array[...] = spec.node.attrs["value"]
            table[lowered.slots[spec.number]] = array.ctypes.data
    outputs = {p.buffer: p.type for p in program.outputs if specs[p.buffer].kind == "output"}
    entries = {s: _ENTRY(code.symbols[name]) for s, name in lowered.entries.items()}
    return Memory(specs, lowered.slots, constants, table, outputs, entries)
