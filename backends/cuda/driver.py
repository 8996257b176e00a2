"""A GPU through NVIDIA's driver: one stream, a pool of memory, kernels loaded from cubins.

Every call's answer is looked at (`monograph.backends.cuda.failures`); with ``MONOGRAPH_DEBUG`` the
host waits after each launch, so that the error names the kernel. What is given back is given back
by whichever thread collects it, at any time: nothing there may raise. The driver is handed in, so
that tests can put a stand-in for it here; docs/cuda.md says what that shows and what it does not.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from copy import copy
from ctypes import c_void_p
from os import getpid
from typing import Any

import numpy as np

from monograph.backends.cuda.device import Array, Queue
from monograph.backends.cuda.failures import Failures, NoMemory, forked
from monograph.backends.cuda.kernel import Launching
from monograph.backends.cuda.nvrtc import Cubin, arch_of, f32_lanes
from monograph.backends.cuda.program import Written
from monograph.backends.cuda.staging import Staging
from monograph.hlo import flags

_NON_BLOCKING = 1  # CU_STREAM_NON_BLOCKING
_UNTIMED = 2  # CU_EVENT_DISABLE_TIMING
_NOT_READY = 600  # CUDA_ERROR_NOT_READY
_PIECE = 1 << 30  # bytes of one copy in a graph, whose rows have lengths of 32 bits


class Gpu:
    """One GPU.

    Args:
        driver: the module `cuda.bindings.driver`, or what has its functions.
        ordinal: which of them.
    """

    def __init__(self, driver: Any, ordinal: int = 0) -> None:
        self.driver = driver
        self.process = getpid()
        self.context: Any = None
        self.failures = Failures()
        self.staging = Staging(self.ask)
        device = self.ask("cuDeviceGet", ordinal)
        self.name = self._text(self.ask("cuDeviceGetName", 128, device))
        attribute = driver.CUdevice_attribute
        major, minor = (
            self.ask("cuDeviceGetAttribute", a, device)
            for a in (attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR,
                      attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)
        )  # fmt: skip
        self.arch = arch_of(int(major), int(minor))
        self.failures.gpu = f"{self.name} (compute capability {major}.{minor})"
        self.context = self.ask("cuDevicePrimaryCtxRetain", device)
        self.stream = self.ask("cuStreamCreate", _NON_BLOCKING)
        self.pool = self._new_pool(ordinal)
        self.speeds = self._speeds(device, f32_lanes(self.arch))

    def _new_pool(self, ordinal: int) -> Any:
        """A pool of our own: how long the default one keeps memory is other libraries' matter."""
        driver = self.driver
        place = driver.CUmemLocation()
        place.type = driver.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
        place.id = ordinal
        wanted = driver.CUmemPoolProps()
        wanted.allocType = driver.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED
        wanted.location = place
        pool = self.ask("cuMemPoolCreate", wanted)
        # Without a threshold it gives its memory back whenever the host waits.
        keep = driver.CUmemPool_attribute.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD
        self.ask("cuMemPoolSetAttribute", pool, keep, driver.cuuint64_t(2**64 - 1))
        return pool

    def _speeds(self, device: Any, lanes: int) -> tuple[float, float]:
        """Bytes of memory, and operations of f32, per second: two bits of each wire, and a product
        and a sum of each lane, at every tick; 0 where the driver does not tell a clock."""
        kinds = self.driver.CUdevice_attribute
        memory, bits, clock, processors = (
            int(self.ask("cuDeviceGetAttribute", kind, device))
            for kind in (kinds.CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE,
                         kinds.CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH,
                         kinds.CU_DEVICE_ATTRIBUTE_CLOCK_RATE,
                         kinds.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)
        )  # fmt: skip
        return memory * 1e3 * 2 * bits / 8, clock * 1e3 * 2 * processors * lanes

    @staticmethod
    def _text(name: Any) -> str:
        return name.rstrip(b"\0").decode() if isinstance(name, bytes) else str(name)

    def ask(self, function: str, *args: Any, about: str = "") -> Any:
        """Call a function of the driver; its answer without the status.

        Raises:
            DeviceError: if the status is not success.
        """
        self.enter()
        return self._answer(function, args, about)

    def enter(self) -> None:
        """Make the context the calling thread's: it has none at first, and others change it."""
        if self.process != getpid():
            raise forked(self.name)
        if self.context is not None:
            self._answer("cuCtxSetCurrent", (self.context,), "")

    def _answer(self, function: str, args: Sequence[Any], about: str) -> Any:
        status, *answer = getattr(self.driver, function)(*args)
        if int(status) != 0:
            raise self.failures.error(self.driver, function, status, about)
        return answer[0] if len(answer) == 1 else answer or None

    def give_back(self, function: str, *args: Any) -> None:
        """Call a function that nobody waits for, perhaps while Python itself comes to its end.

        A failure is told to nobody here; one after which nothing works is kept for the next call.
        """
        try:
            if self.process != getpid():  # what a forked process has is its parent's
                return
            self._answer("cuCtxPushCurrent", (self.context,), "")  # the thread may be anybody's
            try:
                self._answer(function, args, "")
            finally:
                self._answer("cuCtxPopCurrent", (), "")
        except Exception:  # it failed, or modules are gone
            return

    # ---- memory -----------------------------------------------------------------------------

    def take(self, nbytes: int) -> GpuMemory:
        """New memory from the pool."""
        about = f": {nbytes:,} bytes were asked for"
        wanted = (max(nbytes, 1), self.pool, self.stream)
        try:
            address = self.ask("cuMemAllocFromPoolAsync", *wanted, about=about)
        except NoMemory:
            self._collect()
            address = self.ask("cuMemAllocFromPoolAsync", *wanted, about=about)
        return GpuMemory(self, int(address))

    def _collect(self) -> None:
        """Have the memory back that only Python's collector, or another stream, knows of."""
        gc.collect()
        self.settle()

    def upload(self, target: int, x: Array) -> None:
        """From the host; the array may change afterwards."""
        if x.nbytes:
            host = np.ascontiguousarray(x)
            if not self.staging.upload(target, host, self.stream):
                self.ask("cuMemcpyHtoDAsync", target, host.ctypes.data, host.nbytes, self.stream)
                self.wait()

    def download(self, x: Array, source: int) -> None:
        """To the host."""
        if x.nbytes:
            self.ask("cuMemcpyDtoHAsync", x.ctypes.data, source, x.nbytes, self.stream)
        self.wait()

    def copy(self, target: int, source: int, nbytes: int) -> None:
        """From one place of the device to another."""
        self.ask("cuMemcpyDtoDAsync", target, source, nbytes, self.stream)

    def fill(self, target: int, item: bytes, count: int) -> None:
        """The same bytes at so many places side by side."""
        size = min(len(item), 4)
        words = [int.from_bytes(item[i : i + size], "little") for i in range(0, len(item), size)]
        if not count:
            return
        if len(set(words)) == 1:
            function, total = f"cuMemsetD{8 * size}Async", count * len(words)
            self.ask(function, target, words[0], total, self.stream)
            return
        for i, word in enumerate(words):  # a column of words, an item from one to the next
            at, pitch = target + size * i, len(item)
            self.ask("cuMemsetD2D32Async", at, pitch, word, 1, count, self.stream)

    def lacks(self, nbytes: int) -> tuple[int, int] | None:
        """Bytes that are free, and in all, if so many cannot be had; else None.

        What the pool keeps for later is free, too; `cuMemGetInfo` does not count it so, and is
        slow, and so it is asked only if that is not enough. Then arrays that only Python's
        collector knows of are given up first.
        """
        lack = self._lacks(nbytes)
        if lack is None:
            return None
        self._collect()
        return self._lacks(nbytes)

    def _lacks(self, nbytes: int) -> tuple[int, int] | None:
        kinds = self.driver.CUmemPool_attribute
        kept, used = (
            int(self.ask("cuMemPoolGetAttribute", self.pool, kind))
            for kind in (kinds.CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT,
                         kinds.CU_MEMPOOL_ATTR_USED_MEM_CURRENT)
        )  # fmt: skip
        spare = kept - used
        if nbytes <= spare:
            return None
        free, total = self.ask("cuMemGetInfo")
        return None if nbytes <= free + spare else (free + spare, total)

    def timed(self, work: Callable[[], None]) -> float:
        """Seconds from event to event, without the host's part; one event's step is 0.5 us."""
        start, end = self.ask("cuEventCreate", 0), self.ask("cuEventCreate", 0)
        try:
            self.ask("cuEventRecord", start, self.stream)
            work()
            self.ask("cuEventRecord", end, self.stream)
            self.wait()
            return float(self.ask("cuEventElapsedTime", start, end)) * 1e-3
        finally:
            for event in (start, end):
                self.give_back("cuEventDestroy", event)

    # ---- streams ----------------------------------------------------------------------------

    @property
    def handle(self) -> int:
        """The stream, as the driver knows it."""
        return int(self.stream)

    def on(self, stream: int) -> Gpu:
        """The same GPU through another stream, which its owner keeps alive."""
        seen = copy(self)
        seen.stream = stream
        return seen

    def after(self, stream: int) -> None:
        """What this stream is asked for from now on waits for what `stream` was asked for."""
        self._order(stream, self.handle)

    def before(self, stream: int) -> None:
        """What `stream` is asked for from now on waits for what this one was asked for."""
        self._order(self.handle, stream)

    def _order(self, first: int, second: int) -> None:
        if first == second:
            return
        event = self.ask("cuEventCreate", _UNTIMED)
        try:
            self.ask("cuEventRecord", event, first)
            self.ask("cuStreamWaitEvent", second, event, 0)
        finally:
            self.give_back("cuEventDestroy", event)  # the driver keeps it until it has happened

    def wait(self) -> None:
        """Until the stream is empty."""
        self.ask("cuStreamSynchronize", self.stream)

    def idle(self) -> bool:
        """Whether the stream is empty."""
        self.enter()
        (status,) = self.driver.cuStreamQuery(self.stream)
        if int(status) == _NOT_READY:
            return False
        if int(status) != 0:
            raise self.failures.error(self.driver, "cuStreamQuery", status, "")
        return True

    def settle(self) -> None:
        """Until all streams are empty, other libraries' included."""
        self.ask("cuCtxSynchronize")

    def drain(self) -> None:
        """The same where something is given back: what failed is nobody's there."""
        self.give_back("cuCtxSynchronize")

    def record(self, work: Callable[[Queue], None]) -> GpuGraph | None:
        """A graph of what `work` asks for; none for a program that is debugged, which waits after
        each launch.
        """
        if flags.get("debug") > 0:
            return None
        drawing = Drawing(self)
        try:
            work(drawing)
            return GpuGraph(self, self.ask("cuGraphInstantiate", drawing.graph, 0))
        finally:
            self.give_back("cuGraphDestroy", drawing.graph)

    # ---- code -------------------------------------------------------------------------------

    def load(self, written: Written, cubin: Callable[[], Cubin]) -> GpuCode:
        """A program's kernels."""
        return GpuCode(self, GpuModule(self, written, cubin) if written.kernels else None)

    def launch(self, function: Any, kernel: Launching, addresses: Sequence[int]) -> None:
        """Put a kernel into the stream; this thread has entered the context before."""
        about = f" in {kernel.name}, {kernel.origin}"
        given = (tuple(addresses), (c_void_p,) * len(addresses))
        self._answer("cuLaunchKernel", (
            function, kernel.blocks, 1, 1, kernel.threads, 1, 1, 0, self.stream, given, 0,
        ), about)  # fmt: skip
        if flags.get("debug") > 0:
            self.ask("cuStreamSynchronize", self.stream, about=about)


class GpuMemory:
    """Bytes of a GPU's pool."""

    def __init__(self, gpu: Gpu, address: int) -> None:
        self.gpu = gpu
        self.address = address

    def __del__(self) -> None:
        self.gpu.give_back("cuMemFreeAsync", self.address, self.gpu.stream)


class Drawing:
    """A graph while it is made: launches and copies are its nodes, one after the other.

    Its nodes are added by hand. A stream that is recorded would do the same, but while it is, no
    thread, of no library, may wait for the whole GPU.
    """

    def __init__(self, gpu: Gpu) -> None:
        self.gpu = gpu
        self.graph = gpu.ask("cuGraphCreate", 0)
        self.last: list[Any] = []

    def launch(self, function: Any, kernel: Launching, addresses: Sequence[int]) -> None:
        """A node that runs a kernel; the driver keeps a copy of the addresses."""
        node = self.gpu.driver.CUDA_KERNEL_NODE_PARAMS()
        node.func = function
        node.gridDimX, node.gridDimY, node.gridDimZ = kernel.blocks, 1, 1
        node.blockDimX, node.blockDimY, node.blockDimZ = kernel.threads, 1, 1
        node.sharedMemBytes = 0
        node.kernelParams = (tuple(addresses), (c_void_p,) * len(addresses))
        self._add("cuGraphAddKernelNode", node)

    def copy(self, target: int, source: int, nbytes: int) -> None:
        """Nodes that copy, each one row."""
        driver = self.gpu.driver
        for start in range(0, nbytes, _PIECE):
            size = min(_PIECE, nbytes - start)
            node = driver.CUDA_MEMCPY3D()
            node.srcMemoryType = node.dstMemoryType = driver.CUmemorytype.CU_MEMORYTYPE_DEVICE
            node.srcDevice, node.dstDevice = source + start, target + start
            node.srcPitch = node.dstPitch = node.WidthInBytes = size
            node.Height = node.Depth = 1
            self._add("cuGraphAddMemcpyNode", node, self.gpu.context)

    def _add(self, function: str, node: Any, *more: Any) -> None:
        made = self.gpu.ask(function, self.graph, self.last, len(self.last), node, *more)
        self.last = [made]


class GpuGraph:
    """Launches and copies of a program, which the driver starts all at once."""

    def __init__(self, gpu: Gpu, executable: Any) -> None:
        self.gpu = gpu
        self.executable = executable

    def launch(self) -> None:
        """Put them into the stream."""
        self.gpu.ask("cuGraphLaunch", self.executable, self.gpu.stream)

    def __del__(self) -> None:  # the driver ends first what is under way
        self.gpu.give_back("cuGraphExecDestroy", self.executable)


class GpuModule:
    """A cubin that is loaded, and its functions by name."""

    def __init__(self, gpu: Gpu, written: Written, cubin: Callable[[], Cubin]) -> None:
        self.gpu = gpu
        self.loaded: Any = None
        made = cubin()
        about = f": machine code for {made.arch}"
        self.loaded = gpu.ask("cuLibraryLoadData", made.code, [], [], 0, [], [], 0, about=about)
        self.functions: dict[str, Any] = {}
        for kernel in written.kernels:
            found = gpu.ask("cuLibraryGetKernel", self.loaded, kernel.name.encode())
            self.functions[kernel.name] = gpu.ask("cuKernelGetFunction", found)

    def __del__(self) -> None:
        if self.loaded is not None:
            self.gpu.drain()  # its kernels may be under way
            self.gpu.give_back("cuLibraryUnload", self.loaded)


class GpuCode:
    """Kernels of a cubin, and what they are put into: a stream, or a graph."""

    def __init__(self, queue: Gpu | Drawing, module: GpuModule | None) -> None:
        self.queue = queue
        self.module = module

    def on(self, queue: Any) -> GpuCode:
        """The same kernels, put into something else."""
        return GpuCode(queue, self.module)

    def launch(self, kernel: Launching, addresses: Sequence[int]) -> None:
        """Run a kernel after all that was put there before."""
        assert self.module is not None, "a program without kernels"
        self.queue.launch(self.module.functions[kernel.name], kernel, addresses)


__all__ = ["Gpu"]
