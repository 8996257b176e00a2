"""A GPU through NVIDIA's driver: one stream, a pool of memory, kernels loaded from cubins.

Every call's answer is looked at. A fault inside a kernel is noticed by a later call, and no call on
that GPU works afterwards; with ``MONOGRAPH_DEBUG`` the host waits after each launch, so that the
error names the kernel. The driver is handed in, so that tests can put a stand-in for it here;
docs/cuda.md says what that shows and what it does not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from ctypes import c_void_p
from functools import cache
from threading import local
from typing import Any

import numpy as np

from monograph.backends.cuda.device import Array, CudaDevice
from monograph.backends.cuda.kernel import Launching
from monograph.backends.cuda.nvrtc import Cubin
from monograph.backends.cuda.program import Written
from monograph.hlo import flags
from monograph.hlo.errors import DeviceError, UnsupportedError

_NON_BLOCKING = 1  # CU_STREAM_NON_BLOCKING
_UNTIMED = 2  # CU_EVENT_DISABLE_TIMING
_LEAST = 13000  # the driver's version that loads machine code of NVRTC 13: CUDA 13.0


class Gpu:
    """One GPU.

    Args:
        driver: the module `cuda.bindings.driver`, or what has its functions.
        ordinal: which of them.
    """

    def __init__(self, driver: Any, ordinal: int = 0) -> None:
        self.driver = driver
        self.threads = local()
        self.threads.entered = True  # this one enters the context below
        device = self.ask("cuDeviceGet", ordinal)
        self.name = self._text(self.ask("cuDeviceGetName", 128, device))
        attribute = driver.CUdevice_attribute
        major, minor = (
            self.ask("cuDeviceGetAttribute", a, device)
            for a in (attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR,
                      attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)
        )  # fmt: skip
        self.arch = f"sm_{major}{minor}" + ("a" if major == 9 else "")
        self.context = self.ask("cuDevicePrimaryCtxRetain", device)
        self.ask("cuCtxSetCurrent", self.context)
        self.stream = self.ask("cuStreamCreate", _NON_BLOCKING)
        self.pool = pool = self.ask("cuDeviceGetDefaultMemPool", device)
        # Without a threshold the pool gives its memory back whenever the host waits.
        keep = driver.CUmemPool_attribute.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD
        self.ask("cuMemPoolSetAttribute", pool, keep, driver.cuuint64_t(2**64 - 1))

    @staticmethod
    def _text(name: Any) -> str:
        return name.rstrip(b"\0").decode() if isinstance(name, bytes) else str(name)

    def ask(self, function: str, *args: Any, about: str = "") -> Any:
        """Call a function of the driver; its answer without the status.

        Raises:
            DeviceError: if the status is not success.
        """
        if not hasattr(self.threads, "entered"):  # each thread has a context of its own at first
            self.threads.entered = True
            self.ask("cuCtxSetCurrent", self.context)
        status, *answer = getattr(self.driver, function)(*args)
        if int(status) != 0:
            self._refuse(function, status, about)
        return answer[0] if len(answer) == 1 else answer or None

    def _refuse(self, function: str, status: Any, about: str) -> None:
        name = getattr(status, "name", str(status))
        if "OUT_OF_MEMORY" in name:
            free, total = self.driver.cuMemGetInfo()[1:]
            raise DeviceError(
                f"the GPU {self.name} has not enough memory{about}",
                operands={"free": f"{free:,} bytes", "of": f"{total:,} bytes"},
                fix="free arrays that are not needed, donate arguments, or cut the batch.",
            )
        raise DeviceError(
            f"{function} failed{about}: {name}",
            why="a fault inside a kernel is noticed by a later call, and makes all later calls "
            "fail.",
            fix="start the process anew; MONOGRAPH_DEBUG=1 names the kernel that failed.",
        )

    # ---- memory -----------------------------------------------------------------------------

    def take(self, nbytes: int) -> GpuMemory:
        """New memory from the pool."""
        about = f": {nbytes:,} bytes were asked for"
        return GpuMemory(
            self, int(self.ask("cuMemAllocAsync", max(nbytes, 1), self.stream, about=about))
        )

    def upload(self, target: int, x: Array) -> None:
        """From the host; the array may change afterwards."""
        if x.nbytes:
            host = np.ascontiguousarray(x)
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

    def lacks(self, nbytes: int) -> tuple[int, int] | None:
        """Bytes that are free, and in all, if so many cannot be had; else None.

        What the pool keeps for later is free, too; `cuMemGetInfo` does not count it so, and is
        slow, and so it is asked only if that is not enough.
        """
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
        self.ask("cuEventRecord", start, self.stream)
        work()
        self.ask("cuEventRecord", end, self.stream)
        self.wait()
        milliseconds = float(self.ask("cuEventElapsedTime", start, end))
        for event in (start, end):
            self.ask("cuEventDestroy", event)
        return milliseconds * 1e-3

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
        self.ask("cuEventRecord", event, first)
        self.ask("cuStreamWaitEvent", second, event, 0)
        self.ask("cuEventDestroy", event)  # the driver keeps it until it has happened

    def wait(self) -> None:
        """Until the stream is empty."""
        self.ask("cuStreamSynchronize", self.stream)

    def settle(self) -> None:
        """Until all streams are empty, other libraries' included."""
        self.ask("cuCtxSynchronize")

    def record(self, work: Callable[[CudaDevice], None]) -> GpuGraph | None:
        """A graph of what `work` asks for.

        It is recorded in a stream of its own: memory that is given back meanwhile, and what other
        threads ask for, stay out of it. A debugged program is not recorded: it waits after each
        launch.
        """
        if flags.get("debug") > 0:
            return None
        stream = self.ask("cuStreamCreate", _NON_BLOCKING)
        mode = self.driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_THREAD_LOCAL
        try:
            self.ask("cuStreamBeginCapture", stream, mode)
            try:
                work(self.on(stream))
            finally:
                graph = self.ask("cuStreamEndCapture", stream)
            try:
                return GpuGraph(self, self.ask("cuGraphInstantiate", graph, 0))
            finally:
                self.ask("cuGraphDestroy", graph)
        finally:
            self.ask("cuStreamDestroy", stream)

    # ---- code -------------------------------------------------------------------------------

    def load(self, written: Written, cubin: Callable[[], Cubin]) -> GpuCode:
        """A program's kernels."""
        return GpuCode(self, GpuLibrary(self, written, cubin().code if written.kernels else b""))


class GpuMemory:
    """Bytes of a GPU's pool."""

    def __init__(self, gpu: Gpu, address: int) -> None:
        self.gpu = gpu
        self.address = address

    def __del__(self) -> None:
        self.gpu.driver.cuMemFreeAsync(self.address, self.gpu.stream)


class GpuGraph:
    """Launches and copies of a program, which the driver starts all at once."""

    def __init__(self, gpu: Gpu, executable: Any) -> None:
        self.gpu = gpu
        self.executable = executable

    def launch(self) -> None:
        """Put them into the stream."""
        self.gpu.ask("cuGraphLaunch", self.executable, self.gpu.stream)

    def __del__(self) -> None:
        self.gpu.driver.cuGraphExecDestroy(self.executable)


class GpuLibrary:
    """A cubin that is loaded, and its functions by name."""

    def __init__(self, gpu: Gpu, written: Written, code: bytes) -> None:
        self.driver = gpu.driver
        self.functions: dict[str, Any] = {}
        self.loaded: Any = None
        if code:
            self.loaded = gpu.ask("cuLibraryLoadData", code, [], [], 0, [], [], 0)
            for kernel in written.kernels:
                found = gpu.ask("cuLibraryGetKernel", self.loaded, kernel.name.encode())
                self.functions[kernel.name] = gpu.ask("cuKernelGetFunction", found)

    def __del__(self) -> None:
        if self.loaded is not None:
            self.driver.cuLibraryUnload(self.loaded)


class GpuCode:
    """Kernels of a cubin, and the stream that they are put into."""

    def __init__(self, gpu: Gpu, library: GpuLibrary) -> None:
        self.gpu = gpu
        self.library = library
        self.watched = flags.get("debug") > 0

    def on(self, device: Gpu) -> GpuCode:
        """The same kernels, put into the stream of another view."""
        return GpuCode(device, self.library)

    def launch(self, kernel: Launching, addresses: Sequence[int]) -> None:
        """Put a kernel into the stream."""
        about = f" in {kernel.name}, {kernel.origin}"
        self.gpu.ask(
            "cuLaunchKernel", self.library.functions[kernel.name], kernel.blocks, 1, 1,
            kernel.threads, 1, 1, 0, self.gpu.stream,
            (tuple(addresses), (c_void_p,) * len(addresses)), 0, about=about,
        )  # fmt: skip
        if self.watched:
            self.gpu.ask("cuStreamSynchronize", self.gpu.stream, about=about)


@cache
def the_gpu() -> Gpu:
    """The first GPU that the driver shows.

    Raises:
        UnsupportedError: if there is none, or its driver cannot be used.
    """
    try:
        from cuda.bindings import driver
    except Exception as e:
        raise _missing("the bindings of CUDA are not installed", e,
                       "pip install 'monograph[cuda]'") from e  # fmt: skip
    try:
        (status,) = driver.cuInit(0)
    except Exception as e:  # of several classes, where there is no driver
        raise _missing("there is no NVIDIA driver", e, "install NVIDIA's driver") from e
    has = driver.cuDriverGetVersion()[1] if int(status) == 0 else _LEAST
    if has < _LEAST:
        raise _missing(f"NVIDIA's driver is too old: it knows CUDA {_words(has)}", None,
                       f"install one that knows CUDA {_words(_LEAST)} (580 or later)")  # fmt: skip
    count = driver.cuDeviceGetCount()[1] if int(status) == 0 else 0
    if not count:
        raise _missing(f"there is no GPU ({status.name})", None, "run where there is one")
    return Gpu(driver)


def _words(version: int) -> str:
    """As the driver counts versions: a thousand for each whole one."""
    return f"{version // 1000}.{version % 1000 // 10}"


def _missing(what: str, cause: Exception | None, fix: str) -> UnsupportedError:
    said = f"{type(cause).__name__}. " if cause is not None else ""
    return UnsupportedError(
        f"backend 'cuda' cannot run here: {what}",
        why=f"{said}Programs can be compiled and read without a GPU: "
        'jit(f, backend="cuda").lower(*args).compile().as_text("cuda").',
        fix=f'{fix}, or use backend="cpu".',
    )


__all__ = ["Gpu", "the_gpu"]
