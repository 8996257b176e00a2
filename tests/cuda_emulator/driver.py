"""A stand-in for NVIDIA's driver: the host's memory, kernels as C++, streams as late as may be.

Every call is written down, and refused in a thread that has another context, or none, and after a
fault. Launches and copies happen when somebody waits for their stream (`streams.py`); memory that
is given back, or new, holds 0xFE and 0xFF from then on. Nodes of graphs run in any order that their
dependencies allow.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from threading import RLock, local
from types import SimpleNamespace
from typing import Any

import pytest

from cuda_emulator import CHECKED, EmulatedCode
from cuda_emulator.installing import install
from cuda_emulator.streams import Mark, Streams
from monograph.backends.cuda import driver as driving

CONTEXT = 7  # any number
_ANYWHERE = ("cuDevice", "cuCtxSetCurrent", "cuCtxPushCurrent")  # what needs no context
_GIVEN_BACK, _NEW = 0xFE, 0xFF


class Status(int):
    """A result code with a name."""

    name = "CUDA_SUCCESS"


class OutOfMemory(Status):
    name = "CUDA_ERROR_OUT_OF_MEMORY"


class Fault(Status):
    name = "CUDA_ERROR_ILLEGAL_ADDRESS"


class NoContext(Status):
    name = "CUDA_ERROR_INVALID_CONTEXT"


class NotReady(Status):
    name = "CUDA_ERROR_NOT_READY"


class NoBinary(Status):
    name = "CUDA_ERROR_NO_BINARY_FOR_GPU"


class Driver:
    """The functions of NVIDIA's driver that the backend calls, on the host's memory.

    Attributes:
        calls: the names of all functions that were called.
        held: memory that is taken, by address.
        lockable: bytes of the host's memory that can be locked in their place.
        orders: pairs of streams, of which the second waits for the first.
        answer: of the next launches.
        loading: of the next libraries.
        wrong: the kernel that ends in a fault when it runs.
        current: the contexts of each thread, the present one last.
        asked: how many arguments functions were called with.
    """

    CUdevice_attribute = SimpleNamespace(  # each is its own value here
        CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR=9,
        CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR=0,
        CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE=2_619_000,
        CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH=5120,
        CU_DEVICE_ATTRIBUTE_CLOCK_RATE=1_980_000,
        CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT=132,
    )
    CUmemPool_attribute = SimpleNamespace(
        CU_MEMPOOL_ATTR_RELEASE_THRESHOLD=4,
        CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT=5,
        CU_MEMPOOL_ATTR_USED_MEM_CURRENT=7,
    )
    CUmemorytype = SimpleNamespace(CU_MEMORYTYPE_DEVICE=2)
    CUmemLocationType = SimpleNamespace(CU_MEM_LOCATION_TYPE_DEVICE=1)
    CUmemAllocationType = SimpleNamespace(CU_MEM_ALLOCATION_TYPE_PINNED=1)
    CUDA_KERNEL_NODE_PARAMS = CUDA_MEMCPY3D = SimpleNamespace
    CUmemLocation = CUmemPoolProps = SimpleNamespace
    cuuint64_t = int

    def __init__(self) -> None:
        self.held: dict[int, Any] = {}
        self.code: EmulatedCode | None = None
        self.calls: list[str] = []
        self.answer = self.loading = self.failed = Status(0)
        self.wrong = ""
        self.free = 1 << 24
        self.lockable = 1 << 24
        self.launched_in: list[int] = []
        self.orders: list[tuple[int, int]] = []
        self.streams = Streams()
        self.named = 1  # streams and events
        self.events: dict[int, Mark] = {}
        self.spare: dict[tuple[int, int], list[Any]] = {}  # by the stream, and the size
        self.current = local()
        self.asked: dict[str, int] = {}
        self.lock = RLock()

    def __getattribute__(self, name: str) -> Any:
        found = object.__getattribute__(self, name)
        return self._watched(name, found) if name.startswith("cu") and callable(found) else found

    def __getattr__(self, name: str) -> Any:
        """What has no meaning here."""
        if not name.startswith("cu"):
            raise AttributeError(name)
        return self._watched(name, lambda *args: (Status(0), 1))

    def _watched(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any) -> Any:
            self.calls.append(name)
            self.asked[name] = len(args)
            here = getattr(self.current, "stack", [0])[-1]
            if here != CONTEXT and not name.startswith((*_ANYWHERE, "cuuint")):
                return (NoContext(201),)
            if self.failed:
                return (self.failed,)
            with self.lock:
                return function(*args)

        return function if name == "cuuint64_t" else call

    # ---- the device and its context -------------------------------------------------------------

    def cuDeviceGetName(self, size: int, device: int) -> tuple[Any, ...]:
        return Status(0), b"stand-in\0\0"

    def cuDeviceGetAttribute(self, attribute: int, device: int) -> tuple[Any, ...]:
        return Status(0), attribute

    def cuDevicePrimaryCtxRetain(self, device: int) -> tuple[Any, ...]:
        return Status(0), CONTEXT

    def cuCtxSetCurrent(self, context: int) -> tuple[Any, ...]:
        self.current.stack = [*getattr(self.current, "stack", [0])[:-1], context]
        return (Status(0),)

    def cuCtxPushCurrent(self, context: int) -> tuple[Any, ...]:
        self.current.stack = [*getattr(self.current, "stack", [0]), context]
        return (Status(0),)

    def cuCtxPopCurrent(self) -> tuple[Any, ...]:
        return Status(0), self.current.stack.pop()

    def cuMemGetInfo(self) -> tuple[Any, ...]:
        return Status(0), self.free - sum(map(len, self.held.values())), 1 << 24

    # ---- streams and events ---------------------------------------------------------------------

    def _fresh(self) -> tuple[Any, ...]:
        self.named += 10
        return Status(0), self.named

    def cuStreamCreate(self, kind: int) -> tuple[Any, ...]:
        return self._fresh()

    def cuEventCreate(self, kind: int) -> tuple[Any, ...]:
        return self._fresh()

    def cuEventRecord(self, event: int, stream: int) -> tuple[Any, ...]:
        self.events[event] = self.streams.mark(stream)
        return (Status(0),)

    def cuEventSynchronize(self, event: int) -> tuple[Any, ...]:
        self.streams.run(self.events[event])
        return (self.failed,)

    def cuEventElapsedTime(self, start: int, end: int) -> tuple[Any, ...]:
        if not all(self.streams.has_passed(self.events[e]) for e in (start, end)):
            return (NotReady(600),)
        return Status(0), 0.25  # milliseconds

    def cuStreamWaitEvent(self, stream: int, event: int, flags: int) -> tuple[Any, ...]:
        mark = self.events[event]
        self.orders.append((mark[0], stream))
        self.streams.order(mark, stream)
        return (Status(0),)

    def cuStreamSynchronize(self, stream: int) -> tuple[Any, ...]:
        self.streams.wait(stream)
        return (self.failed,)

    def cuStreamQuery(self, stream: int) -> tuple[Any, ...]:
        done = self.streams.has_passed(self.streams.mark(stream))
        return (self.failed if done else NotReady(600),)

    def cuCtxSynchronize(self) -> tuple[Any, ...]:
        self.streams.settle()
        return (self.failed,)

    # ---- memory ---------------------------------------------------------------------------------

    def cuMemAllocFromPoolAsync(self, nbytes: int, pool: int, stream: int) -> tuple[Any, ...]:
        if nbytes > 1 << 20:
            return (OutOfMemory(2), 0)
        spare = self.spare.get((stream, nbytes))  # as a pool does: what was given back last
        memory = spare.pop() if spare else (ctypes.c_char * nbytes)()
        address = ctypes.addressof(memory)
        self.held[address] = memory
        self.streams.ask(stream, lambda: ctypes.memset(address, _NEW, nbytes))
        return Status(0), address

    def cuMemFreeAsync(self, address: int, stream: int) -> tuple[Any, ...]:
        memory = self.held.pop(address)
        self.streams.ask(stream, lambda: ctypes.memset(memory, _GIVEN_BACK, len(memory)))
        self.spare.setdefault((stream, len(memory)), []).append(memory)
        return (Status(0),)

    def cuMemHostAlloc(self, nbytes: int, flags: int) -> tuple[Any, ...]:
        if nbytes > self.lockable:
            return (OutOfMemory(2), 0)
        self.locked = (ctypes.c_char * nbytes)()
        return Status(0), ctypes.addressof(self.locked)

    def _move(self, target: int, source: int, nbytes: int, stream: int) -> tuple[Any, ...]:
        self.streams.ask(stream, lambda: ctypes.memmove(target, source, nbytes))
        return (Status(0),)

    def cuMemcpyHtoDAsync(self, *args: Any) -> tuple[Any, ...]:
        return self._move(*args)

    def cuMemcpyDtoHAsync(self, *args: Any) -> tuple[Any, ...]:
        return self._move(*args)

    def cuMemcpyDtoDAsync(self, *args: Any) -> tuple[Any, ...]:
        return self._move(*args)

    def _set(
        self, target: int, word: int, size: int, count: int, pitch: int, stream: int
    ) -> tuple[Any, ...]:
        def work() -> None:
            for place in range(target, target + count * pitch, pitch):
                ctypes.memmove(place, word.to_bytes(size, "little"), size)

        self.streams.ask(stream, work)
        return (Status(0),)

    def cuMemsetD8Async(self, at: int, word: int, count: int, stream: int) -> tuple[Any, ...]:
        return self._set(at, word, 1, count, 1, stream)

    def cuMemsetD16Async(self, at: int, word: int, count: int, stream: int) -> tuple[Any, ...]:
        return self._set(at, word, 2, count, 2, stream)

    def cuMemsetD32Async(self, at: int, word: int, count: int, stream: int) -> tuple[Any, ...]:
        return self._set(at, word, 4, count, 4, stream)

    def cuMemsetD2D32Async(
        self, at: int, pitch: int, word: int, width: int, height: int, stream: int
    ) -> tuple[Any, ...]:
        assert width == 1
        return self._set(at, word, 4, height, pitch, stream)

    # ---- code -----------------------------------------------------------------------------------

    def cuLibraryLoadData(self, code: bytes, *options: Any) -> tuple[Any, ...]:
        return self.loading, 1

    def cuLibraryGetKernel(self, library: Any, name: bytes) -> tuple[Any, ...]:
        return Status(0), (self.code, name.decode())

    def cuKernelGetFunction(self, kernel: Any) -> tuple[Any, ...]:
        return Status(0), kernel

    def _kernel(self, function: Any, blocks: int, given: Any) -> Callable[[], None]:
        (addresses, kinds), (code, name) = given, function
        assert all(kind is ctypes.c_void_p for kind in kinds)
        kernel: Any = SimpleNamespace(name=name, blocks=blocks)

        def work() -> None:
            if name == self.wrong:
                self.failed = Fault(700)
            else:
                code.launch(kernel, addresses)

        return work

    def cuLaunchKernel(self, function: Any, *args: Any) -> tuple[Any, ...]:
        self.launched_in.append(args[7])
        if not self.answer:
            self.streams.ask(args[7], self._kernel(function, args[0], args[8]))
        return (self.answer,)

    # ---- graphs ---------------------------------------------------------------------------------

    def cuGraphCreate(self, flags: int) -> tuple[Any, ...]:
        return Status(0), []

    def _node(self, graph: Any, after: Sequence[int], count: int, work: Any) -> tuple[Any, ...]:
        assert len(after) == count and all(0 <= n < len(graph) for n in after)
        graph.append((tuple(after), work))
        return Status(0), len(graph) - 1

    def cuGraphAddKernelNode(self, graph: Any, after: Any, count: int, p: Any) -> tuple[Any, ...]:
        assert (p.gridDimY, p.gridDimZ, p.blockDimY, p.blockDimZ) == (1, 1, 1, 1)
        return self._node(graph, after, count, self._kernel(p.func, p.gridDimX, p.kernelParams))

    def cuGraphAddMemcpyNode(
        self, graph: Any, after: Any, count: int, p: Any, context: int
    ) -> tuple[Any, ...]:
        assert context == CONTEXT and p.Height == p.Depth == 1
        target, source, nbytes = p.dstDevice, p.srcDevice, p.WidthInBytes
        return self._node(graph, after, count, lambda: ctypes.memmove(target, source, nbytes))

    def cuGraphInstantiate(self, graph: Any, flags: int) -> tuple[Any, ...]:
        return Status(0), tuple(graph)

    def cuGraphLaunch(self, graph: Any, stream: int) -> tuple[Any, ...]:
        self.streams.ask(stream, lambda: _run_last_first(graph))
        return (Status(0),)


def _run_last_first(graph: Sequence[tuple[tuple[int, ...], Any]]) -> None:
    """The nodes of a graph, the last one that may run always first."""
    left = dict(enumerate(graph))
    while left:
        ready = max(n for n, (after, _) in left.items() if not left.keys() & set(after))
        left.pop(ready)[1]()


def put_in_place(monkeypatch: pytest.MonkeyPatch) -> Driver:
    """The stand-in, as the GPU of the backend."""
    driver = Driver()
    gpu = driving.Gpu(driver)
    load = driving.Gpu.load

    def loaded(self: driving.Gpu, written: Any, cubin: Any) -> Any:
        driver.code = EmulatedCode([written], ("-O0", *CHECKED))
        return load(self, written, lambda: SimpleNamespace(code=b"cubin", arch="sm_90a"))

    monkeypatch.setattr(driving.Gpu, "load", loaded)
    install(monkeypatch, gpu)
    assert gpu.name == "stand-in" and gpu.arch == "sm_90a"
    return driver
