"""What users do with arrays on a GPU, on the emulator; and the driver, on a stand-in for it."""

from __future__ import annotations

import ctypes
import gc
import struct
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from threading import Barrier, BrokenBarrierError
from typing import Any

import numpy as np
import pytest

import cuda_emulator
import monograph as mg
import monograph.numpy as mnp
from cuda_emulator import EmulatedDevice
from cuda_emulator.driver import Driver, Fault, OutOfMemory, Status, put_in_place
from cuda_emulator.installing import install
from monograph.backends import get_backend
from monograph.backends.cuda import failures, finding
from monograph.backends.cuda.driver import Gpu
from monograph.errors import ArgumentError, DeviceError, UnsupportedError

needs_compiler = pytest.mark.skipif(
    cuda_emulator.COMPILER is None, reason="the emulator needs a C++ compiler: g++ or clang++"
)
X = np.linspace(-1, 1, 600, dtype=np.float32).reshape(20, 30)


@pytest.fixture
def gpu(monkeypatch: pytest.MonkeyPatch) -> Iterator[EmulatedDevice]:
    device = EmulatedDevice()
    install(monkeypatch, device)
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
    assert report.total > 0 and all(0 < row.roofline < 1 for row in report.rows)
    assert "roofline" in report.table().splitlines()[1]


@needs_compiler
def test_a_loop_in_one_kernel_has_no_roofline(gpu: EmulatedDevice) -> None:
    """Nobody counts its steps, so no work is told of it."""
    f = mg.jit(lambda x: mg.lax.fori_loop(0, 5, lambda i, x: mnp.roll(x, 1) * 0.5, x).T + 1,
               backend="cuda")  # fmt: skip
    _, report = mg.profile(f, X)
    loops = [row for row in report.rows if row.name.endswith("_loop")]
    assert [(row.roofline, row.flops, row.bytes) for row in loops] == [(None, 0, 0)]
    assert all(row.roofline for row in report.rows if row not in loops)
    assert report.table()


@needs_compiler
def test_compare(gpu: EmulatedDevice) -> None:
    found = mg.compare(lambda x: mg.nn.softmax(x @ x.T), X, backends=["cpu", "cuda"])
    assert found.equal


# ---- the driver ----------------------------------------------------------------------------------


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> Driver:
    return put_in_place(monkeypatch)


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
def test_kernels_are_timed_by_events(stand_in: Driver) -> None:
    """Beside what the card itself can do: here an H100's 3,352 GB/s and 67 TFLOP/s."""
    _, report = mg.profile(mg.jit(lambda x: x * 2, backend="cuda"), X)
    (row,) = report.rows
    speeds = get_backend("cuda").device().speeds  # type: ignore[attr-defined]
    assert speeds == pytest.approx((3.352e12, 66.9e12), rel=1e-3)
    least = 2 * X.nbytes / (2.619e9 * 2 * 5120 / 8)
    assert row.time == pytest.approx(0.25e-3) and row.roofline == pytest.approx(least / 0.25e-3)


@needs_compiler
def test_a_card_that_does_not_tell_its_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then shares are those of the GPU that plans are made for."""
    monkeypatch.setattr(Driver.CUdevice_attribute, "CU_DEVICE_ATTRIBUTE_CLOCK_RATE", 0)
    monkeypatch.setattr(Driver.CUdevice_attribute, "CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE", 0)
    put_in_place(monkeypatch)
    _, report = mg.profile(mg.jit(lambda x: x * 2, backend="cuda"), X)
    least = 2 * X.nbytes / get_backend("cuda").target.bandwidth
    assert report.rows[0].roofline == pytest.approx(least / 0.25e-3)


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


def test_garbage_is_collected_before_memory_is_refused(
    stand_in: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An array that only Python's collector knows of makes room for the next one."""
    first = np.ones(200_000, np.float32)
    give, room = stand_in.cuMemAllocFromPoolAsync, 1_000_000

    def within(nbytes: int, *where: int) -> Any:
        taken = sum(len(memory) for memory in stand_in.held.values())
        return give(nbytes, *where) if taken + nbytes <= room else (OutOfMemory(2), 0)

    monkeypatch.setattr(stand_in, "cuMemAllocFromPoolAsync", within)
    gpu, cycle = mg.devices("cuda")[0], list[Any]()
    cycle += [mg.device_put(first, gpu), cycle]
    gc.disable()
    try:
        del cycle
        np.testing.assert_array_equal(mg.device_put(first * 2, gpu), first * 2)
    finally:
        gc.enable()
    held = mg.device_put(first, gpu)  # one that is needed stays
    with pytest.raises(DeviceError, match="not enough memory"):
        mg.device_put(np.ones(230_000, np.float32), gpu)
    np.testing.assert_array_equal(held, first)


def test_memory_is_asked_for_once_after_a_fault(
    stand_in: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second time would hide what failed."""
    monkeypatch.setattr(stand_in, "cuMemAllocFromPoolAsync", lambda *where: (Fault(700), 0))
    with pytest.raises(DeviceError, match=r"cuMemAllocFromPoolAsync failed.*ILLEGAL_ADDRESS"):
        mg.device_put(X, mg.devices("cuda")[0])
    assert stand_in.calls.count("cuMemAllocFromPoolAsync") == 1


@needs_compiler
def test_graphs_that_go_are_not_waited_for(stand_in: Driver) -> None:
    """More places than a program keeps graphs for: the host goes on (CUDA Driver API,
    cuGraphExecDestroy: what is under way ends first)."""
    f = mg.jit(lambda x: mnp.cumsum(mnp.exp(x @ x.T).sum(0) * 2), backend="cuda")
    given = [mg.device_put(X * k / 6, mg.devices("cuda")[0]) for k in range(6)]
    f(given[0]).block_until_ready()
    stand_in.calls.clear()
    got = [[f(x) for _ in range(3)][-1] for x in given]
    assert "cuGraphExecDestroy" in stand_in.calls
    assert not {"cuCtxSynchronize", "cuStreamSynchronize"} & set(stand_in.calls)
    for k, y in enumerate(got):
        want = np.cumsum(np.exp(X @ X.T * np.float32(k * k / 36)).sum(0) * 2)
        np.testing.assert_allclose(y, want, rtol=1e-4)


def test_failures_after_which_nothing_works() -> None:
    """Those of which NVIDIA's own documentation says so."""
    bindings = pytest.importorskip("cuda.bindings.driver")
    said = {status.name for status in bindings.CUresult
            if "must be terminated" in " ".join((status.__doc__ or "").split())}  # fmt: skip
    if not said:
        pytest.skip("these bindings have no documentation of single results")
    assert said <= failures.FATAL and "CUDA_ERROR_DEVICE_UNAVAILABLE" not in failures.FATAL


def test_the_pool_is_our_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the GPU's memory (the bytes of NVIDIA's own structure: cuda.h, CUmemPoolProps)."""
    bindings = pytest.importorskip("cuda.bindings.driver")
    made: list[bytes] = []

    class Seen(Driver):
        CUmemLocation, CUmemPoolProps = bindings.CUmemLocation, bindings.CUmemPoolProps
        CUmemLocationType = bindings.CUmemLocationType
        CUmemAllocationType = bindings.CUmemAllocationType

        def cuMemPoolCreate(self, wanted: Any) -> tuple[Any, ...]:
            made.append(ctypes.string_at(wanted.getPtr(), 16))
            return Status(0), 5

    driver = Seen()
    assert Gpu(driver, 3).pool == 5 and "cuDeviceGetDefaultMemPool" not in driver.calls
    assert [struct.unpack("<4i", x) for x in made] == [(1, 0, 1, 3)]  # pinned, no handles, device 3


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
                      ("cuLaunchKernel", "cuGraphAddKernelNode", "cuGraphInstantiate",
                       "cuGraphLaunch")])  # fmt: skip
    many = asked[0][0]
    first, second, replay = [many, 0, 0, 0], [0, many, 1, 1], [0, 0, 0, 1]
    assert many >= 3 and asked == [first, second, replay, first, replay, second, replay]


@needs_compiler
def test_an_old_driver_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = pytest.importorskip("cuda.bindings.driver")
    success = driver.CUresult.CUDA_SUCCESS
    monkeypatch.setattr(driver, "cuInit", lambda flags: (success,))
    monkeypatch.setattr(driver, "cuDriverGetVersion", lambda: (success, 12080))
    with pytest.raises(UnsupportedError, match=r"too old: it knows CUDA 12\.8") as seen:
        finding.the_gpu()
    assert "CUDA 13.0 (580 or later)" in str(seen.value)


def test_threads_that_ask_at_once_get_one_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two would have a stream and a ring of locked memory each."""
    bindings = pytest.importorskip("cuda.bindings.driver")
    success = bindings.CUresult.CUDA_SUCCESS
    monkeypatch.setattr(bindings, "cuInit", lambda flags: (success,))
    monkeypatch.setattr(bindings, "cuDriverGetVersion", lambda: (success, 13000))
    monkeypatch.setattr(bindings, "cuDeviceGetCount", lambda: (success, 1))
    meeting = Barrier(2)

    def made(driver: Any) -> object:
        with suppress(BrokenBarrierError):  # a second one never comes
            meeting.wait(timeout=0.2)
        return object()

    monkeypatch.setattr(finding, "Gpu", made)
    monkeypatch.setattr(finding, "_first_gpu", cache(finding._first_gpu.__wrapped__))
    with ThreadPoolExecutor(2) as pool:
        found = [pool.submit(finding.the_gpu) for _ in range(2)]
        assert found[0].result() is found[1].result()


@pytest.mark.parametrize("name", ["small", "loop", "host"])
def test_programs_without_graphs(stand_in: Driver, name: str) -> None:
    """Few launches, and courses that the host decides."""
    f: Any = {
        "small": lambda x: x + 1,
        "loop": lambda x: mg.lax.while_loop(
            lambda c: mnp.sum(c) < 1e6, lambda c: c * 1.5 + 1, mnp.full((400, 400), x[0, 0])
        ),
        "host": lambda x: mnp.linalg.eigvals(mnp.diag(mnp.arange(20.0) + 1) + mnp.triu(x @ x.T, 1)),
    }[name]
    compiled = mg.jit(f, backend="cuda")
    x = mg.device_put(X, mg.devices("cuda")[0])
    for _ in range(3):
        got = compiled(x)
    assert "cuGraphLaunch" not in stand_in.calls
    np.testing.assert_allclose(got, mg.jit(f)(X), rtol=1e-4)


def on_the_device(x: Any) -> Any:
    done = mg.lax.while_loop(lambda c: mnp.sum(c) < 1e3, lambda c: c * 1.5 + 1, mnp.abs(x))
    return mnp.cumsum(mnp.exp(-(done @ done.T)), 0) + mnp.sort(done, 0)[:1, :1]


def of_known_length(x: Any) -> Any:
    """Steps that are too large for one block."""
    start = mnp.full((400, 400), x[3, 3])
    return mg.lax.fori_loop(0, 5, lambda i, c: mnp.roll(c, 1, 0) * 0.5 + i, start)


@needs_compiler
@pytest.mark.parametrize("f", [on_the_device, of_known_length])
def test_loops_that_ask_nothing_are_in_graphs(stand_in: Driver, f: Any) -> None:
    """Nothing waits for a condition, so the whole program can be started at once."""
    compiled = mg.jit(f, backend="cuda")
    x = mg.device_put(X, mg.devices("cuda")[0])
    for _ in range(3):
        got = compiled(x)
    assert "cuGraphLaunch" in stand_in.calls
    np.testing.assert_allclose(got, mg.jit(f)(X), rtol=1e-4)


class OfTorch:
    """A stream as PyTorch has them."""

    cuda_stream = 77


class ByProtocol:
    """A stream of another library."""

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, 77


@needs_compiler
@pytest.mark.parametrize(
    "stream", [77, OfTorch(), ByProtocol()], ids=["handle", "torch", "protocol"]
)
def test_streams_of_callers(stand_in: Driver, stream: Any) -> None:
    """Launches go there, after what wrote the arguments and before these are given up."""
    x = mg.device_put(X, mg.devices("cuda")[0])
    own = get_backend("cuda").device().handle  # type: ignore[attr-defined]
    stand_in.orders.clear()
    y = mg.jit(lambda x: x * 3, backend="cuda", options={"stream": stream})(x)
    assert stand_in.launched_in == [77] and stand_in.orders == [(own, 77), (77, own)]
    stand_in.orders.clear()
    z = mg.jit(lambda y: y + 1, backend="cuda")(y)
    assert stand_in.launched_in == [77, own] and stand_in.orders == [(77, own), (own, 77)]
    np.testing.assert_allclose(z, X * 3 + 1, rtol=1e-6)


def test_what_is_no_stream() -> None:
    with pytest.raises(ArgumentError, match="no CUDA stream"):
        f = mg.jit(lambda x: x, backend="cuda", options={"stream": "fast"})
        f.lower(X).compile()


def test_no_driver_is_one_error() -> None:
    """Its cause, and what to do; the CPU goes on working."""
    try:
        finding.the_gpu()
    except UnsupportedError as e:
        assert "cannot run here" in str(e) and 'backend="cpu"' in str(e)
    else:
        pytest.skip("there is a GPU")
    assert float(mg.jit(lambda x: x.sum())(np.ones(3, np.float32))) == 3
