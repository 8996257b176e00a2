"""`CudaBackend`: from a planned program to CUDA C++ and machine code; and what it can compile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np

from monograph.backends.base import Backend, Buffer, Device, Host
from monograph.backends.cuda.claims import keeps, takes, workspace
from monograph.backends.cuda.device import CudaDevice
from monograph.backends.cuda.executable import (
    CudaBuffer,
    CudaExecutable,
    borrowed,
    copied,
    filled,
    placed,
)
from monograph.backends.cuda.finding import the_gpu
from monograph.backends.cuda.nvrtc import ARCHITECTURES, DEFAULT, check_arch
from monograph.backends.cuda.program import write_program
from monograph.backends.cuda.recurrence import has_code
from monograph.backends.cuda.rows import REGISTERS
from monograph.backends.cuda.stream import handle_of
from monograph.fusion.program import Program
from monograph.fusion.target import MemorySpace, Target
from monograph.hlo.errors import UnknownNameError, UnsupportedError
from monograph.hlo.graph import Node
from monograph.hlo.types import DTYPES, TensorType, type_of_array

# An H200's memory (NVIDIA, data sheet), what a kernel costs to start, and about eight blocks for
# each of its multiprocessors; plans depend on these.
_TARGET = Target(
    "cuda", frozenset(DTYPES), (MemorySpace("device", 141 << 30, 4.8e12),),
    vector_bits=0, threads=1, flops=60e12, transcendental_cost=8.0, launch_overhead=3e-6,
    alignment=256, workspace=workspace, joins_rows=True, asks=True, row=REGISTERS, busy=1024,
)  # fmt: skip


class CudaBackend(Backend):
    """``backend="cuda"``."""

    name = "cuda"
    level = "planned"
    remote = True
    measures_time = True
    options: ClassVar[Mapping[str, str]] = {
        "arch": f"architecture to compile for: {', '.join(ARCHITECTURES)}",
        "stream": "stream to run in: its handle, or an object that has one",
    }

    @property
    def target(self) -> Target:
        """The GPU that plans are made for."""
        return _TARGET

    def claims(self, node: Node) -> bool:
        """Ops that have code of their own."""
        return takes(node)

    def keeps(self, node: Node) -> bool:
        """These, and elementwise ops that are in the table."""
        return keeps(node)

    def supports(self, node: Node) -> str | None:
        """Elementwise ops (and those in bodies of reductions) must be in the table."""
        return self.lacks(node, has_code)

    def compile(self, program: Program, options: Mapping[str, Any], host: Host) -> CudaExecutable:
        """The source of a program; machine code is made when somebody asks for it.

        Raises:
            ArgumentError, UnknownNameError: if an option is unknown or cannot be had.
        """
        for name in options:
            if name not in self.options:
                raise UnknownNameError(
                    f"the CUDA backend has no option {name!r}",
                    operands=dict(self.options),
                    fix="use one of the options above.",
                )
        arch = options.get("arch") or self._own_arch()
        check_arch(arch)
        stream = None if options.get("stream") is None else handle_of(options["stream"])

        def device() -> CudaDevice:
            return self.device() if stream is None else self.device().on(stream)

        return CudaExecutable(write_program(program), arch, _TARGET, device)

    def require(self) -> None:
        """Programs need a GPU.

        Raises:
            UnsupportedError: if there is none.
        """
        self.device()

    def device(self) -> CudaDevice:
        """What programs run on.

        Raises:
            UnsupportedError: if there is no GPU.
        """
        return the_gpu()

    def _own_arch(self) -> str:
        """The GPU's own architecture; a recent one's where there is no GPU."""
        try:
            arch = getattr(self.device(), "arch", DEFAULT)
        except UnsupportedError:
            return DEFAULT
        return arch if arch in ARCHITECTURES else DEFAULT

    # ---- arrays -----------------------------------------------------------------------------

    def put(self, x: np.ndarray[Any, Any], device: Device) -> Buffer:
        """A copy on the GPU."""
        return placed(self.device(), x, type_of_array(x))

    def own(self, x: np.ndarray[Any, Any], device: Device) -> Buffer:
        """A copy on the GPU: `put` makes one each time."""
        return self.put(x, device)

    def copy(self, buffer: Buffer) -> Buffer:
        """On the GPU, too."""
        assert isinstance(buffer, CudaBuffer)
        return copied(buffer)

    def fill(self, value: np.ndarray[Any, Any], type: TensorType, device: Device) -> Buffer:
        """Made on the GPU."""
        return filled(self.device(), value, type)

    def stream(self) -> int:
        """The GPU's stream."""
        return self.device().handle

    def borrow(
        self, address: int, type: TensorType, owner: Any, device: Device, copy: bool | None
    ) -> CudaBuffer:
        """Another library's memory on the GPU."""
        return borrowed(self.device(), address, type, owner, copy=copy)

    def get(self, buffer: Buffer, type: TensorType) -> np.ndarray[Any, Any]:
        """The contents, copied to the host."""
        assert isinstance(buffer, CudaBuffer)
        return buffer.get()


__all__ = ["CudaBackend"]
