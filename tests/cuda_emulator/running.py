"""The CUDA backend on the emulator: graphs, and programs of users."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from cuda_emulator import CHECKED, EmulatedCode, EmulatedDevice
from monograph.backends.base import Device
from monograph.backends.cuda.backend import CudaBackend
from monograph.backends.cuda.executable import CudaExecutable
from monograph.backends.cuda.program import Written, write_program
from monograph.hlo.graph import Graph
from monograph.tracer.compile import compile_graph

Array = np.ndarray[Any, Any]


class EmulatedBackend(CudaBackend):
    """The CUDA backend with the emulator in place of a GPU."""

    _device = EmulatedDevice()

    def device(self) -> EmulatedDevice:
        return self._device


BACKEND = EmulatedBackend()


def compiled(graph: Graph) -> CudaExecutable:
    """The executable of a graph."""
    made = compile_graph(graph, BACKEND).executable
    assert isinstance(made, CudaExecutable)
    return made


def emulate(graph: Graph, args: Sequence[Array]) -> list[Array]:
    """The results of a graph, its kernels run by the emulator."""
    return call(compiled(graph), args)


def call(executable: CudaExecutable, args: Sequence[Array]) -> list[Array]:
    """The results of an executable."""
    buffers = [BACKEND.put(np.asarray(x), Device("cuda")) for x in args]
    outs, _ = executable.run(buffers)
    return [out.get() for out in outs]  # type: ignore[attr-defined]


def with_source(
    written: Written, code: Any = None, device: EmulatedDevice | None = None
) -> CudaExecutable:
    """An executable of other kernels than were written, with code that is compiled already, or on
    a device that runs it in another way."""
    device = device or EmulatedDevice()
    if code is not None:
        device.load = lambda written, cubin: code  # type: ignore[method-assign]
    return CudaExecutable(written, "sm_90a", BACKEND.target, lambda: device)


def emulate_all(graphs: Sequence[Graph], args: Sequence[Sequence[Array]]) -> Iterator[list[Array]]:
    """The results of graphs one after the other; their kernels are compiled together."""
    programs = [
        write_program(compiled(graph).written.program, f"k{i}") for i, graph in enumerate(graphs)
    ]
    code = EmulatedCode(programs, ("-O0", *CHECKED))
    for written, given in zip(programs, args, strict=True):
        yield call(with_source(written, code), given)
