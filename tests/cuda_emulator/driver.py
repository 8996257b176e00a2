"""A stand-in for NVIDIA's driver: the host's memory, kernels as C++, streams without time.

What is asked for happens at once, and is written down; launches and copies in a stream that is
recorded happen when the graph is launched.
"""

from __future__ import annotations

import ctypes
from types import SimpleNamespace
from typing import Any

import pytest

from cuda_emulator import CHECKED, EmulatedCode
from monograph.backends import get_backend
from monograph.backends.cuda import driver as driving


class Status(int):
    """A result code with a name."""

    name = "CUDA_SUCCESS"


class OutOfMemory(Status):
    name = "CUDA_ERROR_OUT_OF_MEMORY"


class Fault(Status):
    name = "CUDA_ERROR_ILLEGAL_ADDRESS"


class Driver:
    """The functions of NVIDIA's driver that the backend calls, on the host's memory."""

    CUdevice_attribute = SimpleNamespace(
        CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR=9,
        CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR=0,
    )
    CUmemPool_attribute = SimpleNamespace(
        CU_MEMPOOL_ATTR_RELEASE_THRESHOLD=4,
        CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT=5,
        CU_MEMPOOL_ATTR_USED_MEM_CURRENT=7,
    )
    CUstreamCaptureMode = SimpleNamespace(CU_STREAM_CAPTURE_MODE_THREAD_LOCAL=1)
    cuuint64_t = int

    def __init__(self) -> None:
        self.held: dict[int, Any] = {}
        self.code: EmulatedCode | None = None
        self.calls: list[str] = []
        self.answer = Status(0)
        self.free = 1 << 24
        self.streams = 1
        self.launched_in: list[int] = []
        self.orders: list[tuple[int, int]] = []  # what the second is asked for waits for the first
        self.event = 0
        self.spare: dict[int, list[Any]] = {}
        self.recorded: dict[int, list[Any]] = {}  # stream, then graph -> what to do

    def __getattr__(self, name: str) -> Any:
        def call(*args: Any) -> tuple[Any, ...]:
            self.calls.append(name)
            return (Status(0), 1)

        return call

    def cuDeviceGetName(self, size: int, device: int) -> tuple[Any, ...]:
        return Status(0), b"stand-in\0\0"

    def cuDeviceGetAttribute(self, attribute: int, device: int) -> tuple[Any, ...]:
        return Status(0), attribute

    def cuMemGetInfo(self) -> tuple[Any, ...]:
        return Status(0), self.free - sum(map(len, self.held.values())), 1 << 24

    def cuStreamCreate(self, kind: int) -> tuple[Any, ...]:
        self.streams += 10
        return Status(0), self.streams

    def cuEventElapsedTime(self, start: int, end: int) -> tuple[Any, ...]:
        return Status(0), 0.25  # milliseconds

    def cuEventRecord(self, event: int, stream: int) -> tuple[Any, ...]:
        self.event = stream
        return (Status(0),)

    def cuStreamWaitEvent(self, stream: int, event: int, flags: int) -> tuple[Any, ...]:
        self.orders.append((self.event, stream))
        return (Status(0),)

    def cuMemAllocAsync(self, nbytes: int, stream: Any) -> tuple[Any, ...]:
        if nbytes > 1 << 20:
            return (OutOfMemory(2), 0)
        spare = self.spare.get(nbytes)  # as a pool does: what was given back last
        memory = spare.pop() if spare else (ctypes.c_char * nbytes)()
        self.held[ctypes.addressof(memory)] = memory
        return Status(0), ctypes.addressof(memory)

    def cuMemFreeAsync(self, address: int, stream: Any) -> tuple[Any, ...]:
        memory = self.held.pop(address)
        self.spare.setdefault(len(memory), []).append(memory)
        return (Status(0),)

    def _asked(self, name: str, stream: int, work: Any) -> tuple[Any, ...]:
        """At once, or when the graph that is being recorded is launched."""
        self.calls.append(name)
        if stream in self.recorded:
            self.recorded[stream].append(work)
        else:
            work()
        return (self.answer if name == "cuLaunchKernel" else Status(0),)

    def _move(self, target: int, source: int, nbytes: int, stream: Any) -> tuple[Any, ...]:
        return self._asked("copy", stream, lambda: ctypes.memmove(target, source, nbytes))

    cuMemcpyHtoDAsync = cuMemcpyDtoHAsync = cuMemcpyDtoDAsync = _move

    def cuStreamBeginCapture(self, stream: int, mode: int) -> tuple[Any, ...]:
        self.recorded[stream] = []
        return (Status(0),)

    def cuStreamEndCapture(self, stream: int) -> tuple[Any, ...]:
        return Status(0), self.recorded.pop(stream)

    def cuGraphInstantiate(self, graph: Any, flags: int) -> tuple[Any, ...]:
        self.calls.append("cuGraphInstantiate")
        return Status(0), tuple(graph)

    def cuGraphLaunch(self, graph: Any, stream: int) -> tuple[Any, ...]:
        self.calls.append("cuGraphLaunch")
        for work in graph:
            work()
        return (Status(0),)

    def cuLibraryGetKernel(self, library: Any, name: bytes) -> tuple[Any, ...]:
        return Status(0), (self.code, name.decode())

    def cuKernelGetFunction(self, kernel: Any) -> tuple[Any, ...]:
        return Status(0), kernel

    def cuLaunchKernel(self, function: Any, *args: Any) -> tuple[Any, ...]:
        (addresses, kinds), stream = args[-2], args[-3]
        self.launched_in.append(stream)
        assert all(kind is ctypes.c_void_p for kind in kinds)
        code, name = function
        kernel: Any = SimpleNamespace(name=name, blocks=args[0])
        return self._asked("cuLaunchKernel", stream, lambda: code.launch(kernel, addresses))


def put_in_place(monkeypatch: pytest.MonkeyPatch) -> Driver:
    """The stand-in, as the GPU of the backend."""
    driver = Driver()
    gpu = driving.Gpu(driver)
    load = driving.Gpu.load

    def loaded(self: driving.Gpu, written: Any, cubin: Any) -> Any:
        driver.code = EmulatedCode([written], ("-O0", *CHECKED))
        return load(self, written, lambda: SimpleNamespace(code=b"cubin"))

    monkeypatch.setattr(driving.Gpu, "load", loaded)
    monkeypatch.setattr(get_backend("cuda"), "device", lambda: gpu)
    assert gpu.name == "stand-in" and gpu.arch == "sm_90a"
    return driver
