"""What users do with arrays on a GPU, on the emulator; and the driver, on a stand-in for it."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import cuda_emulator
import monograph as mg
import monograph.numpy as mnp
from cuda_emulator import EmulatedCode, EmulatedDevice
from monograph.backends import get_backend
from monograph.backends.cuda import driver as driving
from monograph.errors import DeviceError, UnsupportedError

needs_compiler = pytest.mark.skipif(
    cuda_emulator.COMPILER is None, reason="the emulator needs a C++ compiler: g++ or clang++"
)
X = np.linspace(-1, 1, 600, dtype=np.float32).reshape(20, 30)


@pytest.fixture
def gpu(monkeypatch: pytest.MonkeyPatch) -> Iterator[EmulatedDevice]:
    device = EmulatedDevice()
    monkeypatch.setattr(get_backend("cuda"), "device", lambda: device)
    yield device


@needs_compiler
def test_arrays_stay_on_the_device(gpu: EmulatedDevice) -> None:
    """Results of calls are arguments of the next ones, eager operations included."""
    f = mg.jit(lambda x: mnp.tanh(x @ x.T), backend="cuda")
    y = f(X)
    z = mnp.sin(y) + 1
    assert {str(d) for d in (*y.devices(), *z.devices())} == {"cuda:0"}
    np.testing.assert_allclose(z, np.sin(np.tanh(X @ X.T)) + 1, rtol=1e-5)
    assert y.block_until_ready() is y and float(y[0, 0]) == np.asarray(y)[0, 0]


@needs_compiler
def test_donation_and_measuring(gpu: EmulatedDevice) -> None:
    step = mg.jit(lambda w: w - 0.1 * mnp.sin(w), backend="cuda", donate_argnums=0)
    w = mg.device_put(X, mg.devices("cuda")[0])
    after = step(w)
    assert w.is_deleted()
    np.testing.assert_allclose(after, X - 0.1 * np.sin(X), rtol=1e-6)
    _, report = mg.profile(mg.jit(mnp.cumsum, backend="cuda"), X)
    assert report.total > 0 and report.rows


@needs_compiler
def test_compare(gpu: EmulatedDevice) -> None:
    found = mg.compare(lambda x: mg.nn.softmax(x @ x.T), X, backends=["cpu", "cuda"])
    assert found.equal


# ---- the driver ----------------------------------------------------------------------------------


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
        return Status(0), name.decode()

    def cuKernelGetFunction(self, kernel: str) -> tuple[Any, ...]:
        return Status(0), kernel

    def cuLaunchKernel(self, name: str, *args: Any) -> tuple[Any, ...]:
        (addresses, kinds), stream = args[-2], args[-3]
        assert self.code is not None and all(kind is ctypes.c_void_p for kind in kinds)
        code = self.code
        kernel: Any = SimpleNamespace(name=name)
        return self._asked("cuLaunchKernel", stream, lambda: code.launch(kernel, addresses))


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    driver = Driver()
    gpu = driving.Gpu(driver)
    load = gpu.load

    def loaded(written: Any, cubin: Any) -> Any:
        driver.code = EmulatedCode([written])
        return load(written, lambda: SimpleNamespace(code=b"cubin"))

    monkeypatch.setattr(gpu, "load", loaded)
    monkeypatch.setattr(get_backend("cuda"), "device", lambda: gpu)
    assert gpu.name == "stand-in" and gpu.arch == "sm_90a"
    yield driver


@needs_compiler
def test_calls_of_the_driver(stand_in: Driver) -> None:
    """Launches get their operands, and memory goes back to the pool."""
    f = mg.jit(lambda x, y: (mnp.exp(x) @ y).sum(0), backend="cuda")
    got = f(X, X.T)
    np.testing.assert_allclose(got, (np.exp(X) @ X.T).sum(0), rtol=1e-4)
    before = len(stand_in.held)
    for _ in range(3):
        f(X, X.T)
    assert len(stand_in.held) == before and "cuStreamSynchronize" in stand_in.calls


@needs_compiler
def test_faults_name_the_kernel(stand_in: Driver) -> None:
    stand_in.answer = Fault(700)
    with pytest.raises(DeviceError, match=r"k_.*sine.*ILLEGAL_ADDRESS") as seen:
        mg.jit(lambda x: mnp.sin(x), backend="cuda")(X)
    assert "test_cuda_runtime.py" in str(seen.value)


@needs_compiler
def test_no_memory_left(stand_in: Driver) -> None:
    """Arguments that do not fit; and programs that do not, before they run."""
    with pytest.raises(DeviceError, match="not enough memory: 4,000,000 bytes"):
        mg.jit(lambda x: x + 1, backend="cuda")(np.ones(1_000_000, np.float32))

    def gram(x: Any) -> Any:
        return mnp.exp(x @ x.T).sum(0)

    x = mg.device_put(np.ones((100, 2), np.float32), mg.devices("cuda")[0])
    stand_in.free = 40_000
    with pytest.raises(DeviceError, match=r"'gram' does not fit") as seen:
        mg.jit(gram, backend="cuda")(x)
    text = str(seen.value)
    assert "40,000 bytes, temp of gram" in text and "test_cuda_runtime.py" in text
    assert "cuLaunchKernel" not in stand_in.calls
    stand_in.free = 1 << 24
    assert mg.jit(gram, backend="cuda")(x).shape == (100,)


@needs_compiler
def test_repeated_calls_are_graphs(stand_in: Driver) -> None:
    """From the third call with the same memory on; other memory, other launches."""
    f = mg.jit(lambda x: mnp.cumsum(mnp.exp(x @ x.T).sum(0) * 2), backend="cuda")
    x, y = (mg.device_put(v, mg.devices("cuda")[0]) for v in (X, X * 0.5))
    want = {id(v): np.cumsum(np.exp(v @ v.T).sum(0) * 2) for v in (X,)}
    asked = []
    for given in (x, x, x, y, x, y, y):
        stand_in.calls.clear()
        got = np.asarray(f(given))
        if given is x:
            np.testing.assert_allclose(got, want[id(X)], rtol=1e-4)
        else:
            np.testing.assert_allclose(got, np.cumsum(np.exp(X @ X.T / 4).sum(0) * 2), rtol=1e-4)
        asked.append([stand_in.calls.count(name) for name in
                      ("cuLaunchKernel", "cuGraphInstantiate", "cuGraphLaunch")])  # fmt: skip
    many = asked[0][0]
    first, second, replay = [many, 0, 0], [many, 1, 1], [0, 0, 1]
    assert many >= 3 and asked == [first, second, replay, first, replay, second, replay]


@needs_compiler
@pytest.mark.parametrize("name", ["small", "loop", "host"])
def test_programs_without_graphs(stand_in: Driver, name: str) -> None:
    """Few launches, and courses that the host decides."""
    f: Any = {
        "small": lambda x: x + 1,
        "loop": lambda x: mg.lax.while_loop(
            lambda c: mnp.sum(c) < 1e3, lambda c: mnp.cumsum(c * 1.5 + 1, 0), mnp.abs(x) @ x.T
        ),
        "host": lambda x: mnp.linalg.cholesky(mnp.cumsum(x, 0) @ x.T * 0 + mnp.eye(20)),
    }[name]
    compiled = mg.jit(f, backend="cuda")
    x = mg.device_put(X, mg.devices("cuda")[0])
    for _ in range(3):
        got = compiled(x)
    assert "cuGraphLaunch" not in stand_in.calls
    np.testing.assert_allclose(got, mg.jit(f)(X), rtol=1e-4)


def test_no_driver_is_one_error() -> None:
    """Its cause, and what to do; the CPU goes on working."""
    try:
        driving.the_gpu()
    except UnsupportedError as e:
        assert "cannot run here" in str(e) and 'backend="cpu"' in str(e)
    else:
        pytest.skip("there is a GPU")
    assert float(mg.jit(lambda x: x.sum())(np.ones(3, np.float32))) == 3
