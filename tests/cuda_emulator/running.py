"""Graphs through the CUDA backend and the emulator: what comes out, and what was written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from cuda_emulator import EmulatedDevice, HostMemory
from monograph.backends.cuda.backend import CudaBackend
from monograph.backends.cuda.executable import CudaExecutable
from monograph.backends.cuda.program import Written, write_program
from monograph.backends.cuda.run import Run
from monograph.hlo.graph import Graph
from monograph.tracer.compile import compile_graph

Array = np.ndarray[Any, Any]
_backend = CudaBackend()


def compiled(graph: Graph) -> CudaExecutable:
    """The executable of a graph."""
    made = compile_graph(graph, _backend).executable
    assert isinstance(made, CudaExecutable)
    return made


def emulate(graph: Graph, args: Sequence[Array]) -> list[Array]:
    """The results of a graph, its kernels run by the emulator."""
    written = compiled(graph).written
    return run(written, EmulatedDevice([written]), args)


def emulate_all(
    graphs: Sequence[Graph], args: Sequence[Sequence[Array]]
) -> Iterator[list[Array]]:
    """The results of graphs one after the other; their kernels are compiled together."""
    programs = [
        write_program(compiled(graph).written.program, f"k{i}") for i, graph in enumerate(graphs)
    ]
    device = EmulatedDevice(programs, ("-O0",))
    for written, given in zip(programs, args, strict=True):
        yield run(written, device, given)


def run(written: Written, device: EmulatedDevice, args: Sequence[Array]) -> list[Array]:
    """One call of a program."""
    program = written.program
    assert program.buffers is not None and program.steps is not None
    memory: dict[int, Any] = {}
    for spec in program.buffers.buffers:
        if spec.kind == "constant":
            assert spec.node is not None
            value = np.broadcast_to(spec.node.attrs["value"], spec.node.type.shape)
            memory[spec.number] = _placed(device, value)
    for port, x in zip(program.inputs, args, strict=True):
        memory[port.buffer] = _placed(device, x)
    for port in program.outputs:
        spec = program.buffers.buffers[port.buffer]
        if spec.kind == "output":
            whole = memory[spec.alias] if spec.alias is not None else device.take(spec.nbytes)
            memory[port.buffer] = whole
    call = Run(written, device, memory)
    call.steps(program.steps)
    outs = []
    for port in program.outputs:
        out = np.empty(port.type.shape, port.type.dtype.np)
        device.download(out, call.address(port.buffer))
        outs.append(out)
    return outs


def _placed(device: EmulatedDevice, x: Array) -> HostMemory:
    memory = device.take(x.nbytes)
    device.upload(memory.address, np.ascontiguousarray(x))
    return memory
