"""A compiled program: its code, and what a call checks and hands over.

`run` is the portable way of calling it; `caller` prepares calls of one kind (see
`monograph.backends.cpu.calls.direct`), which is what `jit` does where it can.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.backends.base import Buffer, Caller, CallKind, Device, Report, Row
from monograph.backends.cpu.calls import direct
from monograph.backends.cpu.calls.blocks import Pooled, block
from monograph.backends.cpu.calls.callplan import CallPlan, Input, plan_call
from monograph.backends.cpu.calls.frame import Frame, Places
from monograph.backends.cpu.emission.emit import Machine
from monograph.backends.cpu.objects.loader import Code
from monograph.backends.cpu.objects.machine import assembly_of
from monograph.backends.cpu.profile import Profile
from monograph.backends.cpu.program import Lowered
from monograph.backends.kernel_report import KernelReport
from monograph.backends.report import line_of, seconds_of
from monograph.fusion.program import Program
from monograph.fusion.segment import Native
from monograph.fusion.target import Target
from monograph.hlo.cost import cost_of
from monograph.hlo.derived import derived
from monograph.hlo.errors import ArgumentError, UnknownNameError

Array = np.ndarray[Any, Any]


@dataclass(frozen=True, eq=False)
class Source:
    """What code was made from; most calls need none of it.

    Attributes:
        program: with steps and buffers.
        lowered, text: its functions, and all of them as LLVM assembly.
        machine: the kind of CPU.
    """

    program: Program
    lowered: Lowered
    text: str
    machine: Machine


class CpuExecutable:
    """Machine code of one program. It is freed with this object.

    Args:
        plan: what a call needs.
        code: the machine code.
        target: what it was made for.
        source: gives what it was made from, for whoever looks at it or measures it.
        data: the object file, for those who keep it; empty if it was kept.
    """

    stages: tuple[str, ...] = ("llvm", "asm")

    def __init__(
        self,
        plan: CallPlan,
        code: Code,
        target: Target,
        source: Callable[[], Source],
        data: bytes = b"",
    ) -> None:
        self.plan = plan
        self.target = target
        self.data = data
        self._code = code
        self._look = source
        self._device = Device("cpu")
        self._constants = [(slot, x, x.ctypes.data) for slot, x in self.plan.constants]
        self._template = [0] * (self.plan.slots + 1)
        for slot, _, address in self._constants:
            self._template[slot] = address
        for slot, record in self.plan.records:
            self._template[slot] = record.words.ctypes.data
        # The interpreter's lock is given up in runs that take long.
        kind = ctypes.CFUNCTYPE if self.plan.long else ctypes.PYFUNCTYPE
        self._callable = kind(None, ctypes.c_void_p)
        self._table = ctypes.c_uint64 * len(self._template)
        self._entry = self._callable(code.symbols[self.plan.entry]) if self.plan.entry else None

    @derived
    def source(self) -> Source:
        """What the code was made from."""
        return self._look()

    @property
    def program(self) -> Program:
        """The planned program."""
        return self.source.program

    @derived
    def _places(self) -> Places:
        lowered, plan = self.source.lowered, self.program.buffers
        assert plan is not None
        symbols = self._code.symbols
        entries = {s: self._callable(symbols[name]) for s, name in lowered.entries.items()}
        return Places(plan.buffers, lowered.slots, entries)

    @property
    def symbols(self) -> tuple[str, ...]:
        """Names of the functions of the code."""
        return tuple(self._code.symbols)

    @property
    def code_bytes(self) -> int:
        """Bytes of machine code."""
        return self._code.size

    def as_text(self, stage: str) -> str:
        """The LLVM assembly or the machine code."""
        if stage == "llvm":
            return self.source.text
        if stage == "asm":
            return assembly_of(self.source.text, self.source.machine)
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
        plan = self.plan
        words = list(self._template)
        held = self._inputs(buffers, words)
        outs: list[Buffer] = []
        for o in plan.outputs:
            if o.alias is not None:
                outs.append(held[o.alias])
                words[o.slot] = words[plan.inputs[o.alias].slot]
            else:
                place = block(o.type.nbytes, f"a result of {plan.name}")
                outs.append(Pooled(self._device, place, o.type))
                if not o.copied:
                    words[o.slot] = outs[-1].address
        report = None
        if profile or plan.segmented:
            report = self._walk(words, profile)
        else:
            self.start(words)
        for i, o in enumerate(plan.outputs):
            if o.copied:
                ctypes.memmove(outs[i].address, words[o.slot], o.type.nbytes)
            elif o.alias is not None:
                outs[i] = _taken_over(outs[i], o.type)
        return outs, report

    def _walk(self, words: list[int], profile: bool) -> Report | None:
        """Run segment by segment, or, measured, kernel by kernel."""
        arena = self._arena()
        words[-1] = arena.address
        frame = Frame(self._places, self._table(*words))
        if not profile:
            frame.run(self.source.lowered.segments)
            return None
        assert self.program.steps is not None
        symbols = self._code.symbols
        kernels = {x: (symbols[k.symbol], k.units) for x, k in self.source.lowered.kernels.items()}
        return Profile(frame, kernels, self.target).run(self.program.steps, self.code_bytes)

    def _inputs(self, buffers: Sequence[Buffer], words: list[int]) -> list[Buffer]:
        """The arguments, with their addresses in `words`; copies where they must be."""
        ports = self.plan.inputs
        if len(buffers) != len(ports):
            raise ArgumentError(f"{self.plan.name} takes {len(ports)} buffers, got {len(buffers)}")
        held = list(buffers)
        donated = False
        for i, (b, port) in enumerate(zip(buffers, ports, strict=True)):
            if type(b) is Pooled and b.type is port.type:
                words[port.slot] = b.block.address
            else:
                x = self._host(i, b, port)
                if x is not b.host:
                    held[i] = Buffer(self._device, x)
                words[port.slot] = x.ctypes.data
            donated = donated or port.donated
        if donated:
            self._part(held, words)
        return held

    def _host(self, i: int, b: Buffer, port: Input) -> Array:
        x = b.host
        if not isinstance(x, np.ndarray):
            raise ArgumentError(f"argument {i} of {self.plan.name} is not in host memory")
        if x.shape != port.type.shape or x.dtype != port.type.dtype.np:
            raise ArgumentError(
                f"argument {i} of {self.plan.name} has another type than its parameter",
                operands={"argument": f"{x.dtype}{list(x.shape)}", "parameter": port.type},
            )
        return x if x.flags.c_contiguous and x.flags.aligned else x.copy(order="C")

    def _part(self, held: list[Buffer], words: list[int]) -> None:
        """Copy donated arguments that cannot be written into, or that share memory with others."""
        ports = self.plan.inputs
        spans = [(words[p.slot], words[p.slot] + p.type.nbytes) for p in ports]
        for i, port in enumerate(ports):
            if port.donated:
                start, end = spans[i]
                shared = any(j != i and a < end and start < b for j, (a, b) in enumerate(spans))
                if shared or not _is_writable(held[i]):
                    own = Pooled(self._device, block(port.type.nbytes), port.type)
                    ctypes.memmove(own.address, start, port.type.nbytes)
                    held[i] = own
                    words[port.slot] = own.address
                    spans[i] = own.address, own.address + port.type.nbytes

    # ---- prepared calls ---------------------------------------------------------------------

    def caller(self, kind: CallKind) -> Caller | None:
        """A function that calls this program on arguments of one kind, if there can be one."""
        return direct.caller(self, kind)

    @property
    def address(self) -> int:
        """Of the function that does it all; 0 if there is nothing to do."""
        return self._code.symbols[self.plan.entry] if self.plan.entry else 0

    def template(self, hidden: Sequence[Buffer]) -> list[int]:
        """The table of a call, with the addresses of constants and of the last inputs."""
        words = list(self._template)
        if hidden:
            first = len(self.plan.inputs) - len(hidden)
            for port, b in zip(self.plan.inputs[first:], hidden, strict=True):
                words[port.slot] = b.address
        return words

    def start(self, words: list[int]) -> None:
        """Run the native code on a table whose arena is still missing."""
        if self._entry is not None:
            arena = self._arena() if self.plan.arena_bytes else None
            words[-1] = arena.address if arena is not None else 0
            self._entry(self._table(*words))

    def _arena(self) -> Any:
        """Memory of the temporaries of a call."""
        return block(self.plan.arena_bytes, f"the temporaries of {self.plan.name}")

    def estimate(self) -> Report:
        """Static cost of every launch, by the records, on one thread; loops count once."""
        rows = []
        for launch in self.program.launches():
            cost = cost_of(launch.kernel.nodes)
            moved = sum(t.nbytes for t in (*launch.kernel.operands, *launch.kernel.results))
            by_record = max(seconds_of(cost, self.target), moved / self.target.bandwidth)
            seconds = launch.schedule.seconds or by_record  # kernels claimed whole have none
            line = line_of(launch.kernel.nodes[-1] if launch.kernel.nodes else None)
            rows.append(Row(launch.kernel.name, line, 1, seconds, cost.flops, moved))
        total = sum(r.time for r in rows)
        return KernelReport("cpu", total, tuple(rows), target=self.target)


def _is_writable(buffer: Buffer) -> bool:
    return type(buffer) is Pooled or (buffer.host is not None and buffer.host.flags.writeable)


def _taken_over(buffer: Buffer, t: Any) -> Buffer:
    """A result in the memory of an argument, which nobody uses any more."""
    if type(buffer) is Pooled:
        return Pooled(buffer.device, buffer.block, t)
    assert buffer.host is not None
    raw = buffer.host.reshape(-1).view(np.uint8)[: t.nbytes]
    return Buffer(buffer.device, raw.view(t.dtype.np).reshape(t.shape))


def plan_of(program: Program, lowered: Lowered) -> CallPlan:
    """What a call of a lowered program needs."""
    whole = lowered.segments
    segmented = any(not isinstance(s, Native) for s in whole)
    assert segmented or len(whole) <= 1
    entry = None if segmented or not whole else lowered.entries[whole[0]]  # type: ignore[index]
    records = tuple(lowered.records.values())
    return plan_call(program, lowered.slots, entry, segmented, records)
