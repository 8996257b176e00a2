"""A compiled program: its source, its machine code, and running it on a GPU."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from monograph.backends.base import Buffer, Device, Report, Row
from monograph.backends.cuda.device import Array, CudaDevice, Memory
from monograph.backends.cuda.nvrtc import Cubin, compile_source
from monograph.backends.cuda.program import Written, device_source
from monograph.backends.cuda.replay import Replays
from monograph.backends.cuda.room import bytes_of_call, bytes_of_constants, check_room
from monograph.backends.cuda.run import Run
from monograph.backends.cuda.sass import disassemble
from monograph.backends.kernel_report import KernelReport
from monograph.backends.report import line_of
from monograph.fusion.target import Target
from monograph.hlo.cost import cost_of
from monograph.hlo.derived import derived
from monograph.hlo.errors import ArgumentError, UnknownNameError
from monograph.hlo.types import TensorType

_WHOLE = 16  # bytes that kernels read at once


class CudaBuffer(Buffer):
    """An array in a device's memory.

    Attributes:
        on: the device, through the stream that writes the array.
        memory: its bytes.
        type: of the array.
        lent: by how many of other libraries the memory is seen, so that it must not be written to.
    """

    __slots__ = ("lent", "memory", "on", "type")
    place = (2, 0)  # kDLCUDA

    def __init__(self, on: CudaDevice, memory: Memory, t: TensorType, *, lent: int = 0) -> None:
        super().__init__(Device("cuda"), None, "device")
        self.on = on
        self.memory = memory
        self.type = t
        self.lent = lent

    @property
    def address(self) -> int:
        return self.memory.address

    def ready(self) -> None:
        """Wait until the contents are there."""
        self.on.wait()

    def is_ready(self) -> bool:
        """Whether all that the stream was asked for is done."""
        return self.on.idle()

    def sole(self) -> bool:
        """Whether nobody else sees this memory."""
        return not self.lent

    def lend(self, stream: int | None, *, copied: bool) -> Lent:
        """The memory for another library."""
        if stream == 0:
            raise BufferError("__dlpack__: stream 0 is ambiguous; 1 is the default stream")
        given = CudaBuffer(self.on, _copied(self.on, self), self.type) if copied else self
        if stream != -1:
            self.on.before(1 if stream is None else stream)
        return Lent(given)

    def get(self) -> Array:
        """The contents, copied to the host."""
        x = np.empty(self.type.shape, self.type.dtype.np)
        self.on.download(x, self.address)
        return x


class Lent:
    """An array's memory in the hands of another library.

    When that gives it back, its own streams may still be reading: until they are done the memory is
    not the array's alone.
    """

    def __init__(self, buffer: CudaBuffer) -> None:
        self.buffer = buffer
        self.address = buffer.address
        buffer.lent += 1

    def __del__(self) -> None:
        self.buffer.on.drain()
        self.buffer.lent -= 1


class Borrowed:
    """Memory of another library, given back when all that was asked for here has run."""

    def __init__(self, on: CudaDevice, address: int, owner: Any) -> None:
        self.on = on
        self.address = address
        self.owner = owner

    def __del__(self) -> None:
        self.on.drain()


def borrowed(
    on: CudaDevice, address: int, t: TensorType, owner: Any, *, copy: bool | None
) -> CudaBuffer:
    """Another library's memory as an array, without a copy where kernels can read it."""
    found = CudaBuffer(on, Borrowed(on, address, owner), t, lent=1)
    if not copy and address % _WHOLE == 0:
        return found
    if copy is False:
        raise ValueError(
            f"from_dlpack: copy=False, but this memory does not begin at a multiple of {_WHOLE} "
            "bytes"
        )
    return CudaBuffer(on, _copied(on, found), t)


def placed(on: CudaDevice, x: Array, t: TensorType) -> CudaBuffer:
    """A copy of an array on a device; of one number without a copy."""
    if t.size == 1:
        return filled(on, np.asarray(x).reshape(()), t)
    memory = on.take(t.nbytes)
    on.upload(memory.address, np.ascontiguousarray(x))
    return CudaBuffer(on, memory, t)


def filled(on: CudaDevice, value: Array, t: TensorType) -> CudaBuffer:
    """An array on a device whose elements are all the same; nothing is copied there."""
    memory = on.take(t.nbytes)
    on.fill(memory.address, value.astype(t.dtype.np).tobytes(), t.size)
    return CudaBuffer(on, memory, t)


def copied(given: CudaBuffer) -> CudaBuffer:
    """The same array in memory of its own."""
    return CudaBuffer(given.on, _copied(given.on, given), given.type)


class CudaExecutable:
    """Kernels of one program.

    Args:
        written: their source and launches.
        arch: what they are compiled for.
        target: what the plan was made for.
        device: gives what they run on, or says why there is nothing.
    """

    stages: tuple[str, ...] = ("cuda", "ptx", "sass", "resources")

    def __init__(
        self, written: Written, arch: str, target: Target, device: Callable[[], CudaDevice]
    ) -> None:
        self.written = written
        self.arch = arch
        self.target = target
        self._device = device
        self._replays = Replays(written.program)

    @derived
    def cubin(self) -> Cubin:
        """The machine code, made by NVRTC at the first use."""
        return compile_source(device_source() + "\n" + self.written.source, self.arch)

    @derived
    def _need(self) -> int:
        """Bytes that a call takes."""
        return bytes_of_call(self.written.program)

    @derived
    def _loaded(self) -> Any:
        """The code and the constants, on the device."""
        on = self._device()
        plan = self.written.program.buffers
        assert plan is not None
        program = self.written.program
        check_room(on, program, self._need + bytes_of_constants(program))
        constants = {}
        for spec in plan.buffers:
            if spec.kind == "constant":
                assert spec.node is not None
                t = spec.node.type
                value = np.broadcast_to(spec.node.attrs["value"], t.shape)
                constants[spec.number] = placed(on, value, t).memory
        return on, on.load(self.written, lambda: self.cubin), constants

    def run(
        self, buffers: Sequence[Buffer], *, profile: bool = False
    ) -> tuple[list[Buffer], Report | None]:
        """Run the program; results are not waited for, unless it is measured.

        Raises:
            ArgumentError: if the buffers are not what the program takes.
            UnsupportedError: if there is no GPU.
            DeviceError: if the GPU fails.
        """
        on, code, constants = self._loaded
        program = self.written.program
        plan = program.buffers
        assert plan is not None and program.steps is not None
        check_room(on, program, self._need)
        memory: dict[int, Memory] = dict(constants)
        others = {b.on.handle for b in buffers if isinstance(b, CudaBuffer)} - {on.handle}
        for stream in others:
            on.after(stream)
        for port, given in zip(program.inputs, buffers, strict=True):
            if not isinstance(given, CudaBuffer):
                raise ArgumentError(f"an argument of {program.name} is not on the GPU")
            memory[port.buffer] = given.memory
            # Memory is given back in the stream that it was taken in: another one's stays there.
            if port.donated and not (given.sole() and given.on.handle == on.handle):
                memory[port.buffer] = _copied(on, given)
        for port in program.outputs:
            spec = plan.buffers[port.buffer]
            if spec.kind == "output":
                aliased = spec.alias is not None
                memory[port.buffer] = memory[spec.alias] if aliased else on.take(spec.nbytes)  # type: ignore[index]
        call = Run(self.written, on, code, memory, measured=profile)
        if profile:
            call.run()
        else:
            self._replays.run(call)
        outs: list[Buffer] = []
        for port in program.outputs:
            outs.append(self._result(on, call, port.buffer, port.type))
        for stream in others:  # arguments may be given up there as soon as this returns
            on.before(stream)
        return outs, call.report(self._target_of(on)) if profile else None

    def _target_of(self, on: CudaDevice) -> Target:
        """The target with the device's own speeds, as far as they are known."""
        bandwidth, flops = on.speeds
        first, *others = self.target.spaces
        first = replace(first, bandwidth=bandwidth or first.bandwidth)
        return replace(self.target, spaces=(first, *others), flops=flops or self.target.flops)

    def _result(self, on: CudaDevice, call: Run, buffer: int, t: TensorType) -> CudaBuffer:
        """What a port holds, in memory of its own."""
        assert self.written.program.buffers is not None
        if self.written.program.buffers.buffers[buffer].kind == "output":
            return CudaBuffer(on, call.memory[buffer], t)
        own = on.take(t.nbytes)
        on.copy(own.address, call.address(buffer), t.nbytes)
        return CudaBuffer(on, own, t)

    # ---- what can be read -------------------------------------------------------------------

    def as_text(self, stage: str) -> str:
        """The kernels, their assembly, machine code, or what they take of a multiprocessor."""
        if stage == "cuda":
            return self.written.source
        if stage == "ptx":
            return self.cubin.ptx
        if stage == "sass":
            return disassemble(self.cubin.code)
        if stage == "resources":
            return self._resources()
        raise UnknownNameError(
            f"the CUDA backend has no stage {stage!r}",
            operands={"known": ", ".join(self.stages)},
            fix="ask for one of the known stages.",
        )

    def _resources(self) -> str:
        """A line per kernel."""
        names = ("blocks", "threads", "registers", "shared", "spills", "occupancy")
        lines = [f"{'kernel':40} {'way':8} {' '.join(f'{name:>9}' for name in names)}"]
        for k in self.written.kernels:
            used = self.cubin.resources[k.name]
            share = f"{used.occupancy(k.threads, self.arch):.0%}"
            cells = (k.blocks, k.threads, used.registers, used.shared, used.spills, share)
            lines.append(f"{k.name:40} {k.way:8} {' '.join(f'{c:>9}' for c in cells)}")
        return "\n".join(lines)

    def estimate(self) -> Report:
        """Seconds by bytes moved at the memory's bandwidth, and to start each kernel; loops count
        once."""
        rows = []
        for launch in self.written.program.launches():
            moved = sum(t.nbytes for t in (*launch.kernel.operands, *launch.kernel.results))
            nodes = launch.kernel.nodes
            line = line_of(nodes[-1] if nodes else None)
            flops = cost_of(nodes).flops
            busy = max(moved / self.target.bandwidth, flops / self.target.flops)
            seconds = busy + self.target.launch_overhead
            rows.append(Row(launch.kernel.name, line, 1, seconds, flops, moved))
        total = sum(r.time for r in rows)
        return KernelReport("cuda", total, tuple(rows), target=self.target)

    @property
    def code_bytes(self) -> int:
        """Bytes of machine code."""
        return len(self.cubin.code)


def _copied(on: CudaDevice, given: CudaBuffer) -> Memory:
    own = on.take(given.type.nbytes)
    on.copy(own.address, given.address, given.type.nbytes)
    return own


__all__ = ["CudaBuffer", "CudaExecutable", "borrowed", "copied", "filled", "placed"]
