"""What happens when: the driver's part on a stand-in whose streams do nothing before they must."""

from __future__ import annotations

import ctypes
import gc
import os
import re
import struct
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import cuda_emulator
import monograph as mg
import monograph.numpy as mnp
from cuda_emulator.driver import Driver, NoBinary, Status, put_in_place
from monograph.backends import get_backend
from monograph.backends.base import Device
from monograph.backends.cuda import driver as driving
from monograph.backends.cuda import staging
from monograph.backends.cuda.failures import Failures
from monograph.errors import DeviceError
from monograph.hlo.types import dtype, tensor

pytestmark = pytest.mark.skipif(
    cuda_emulator.COMPILER is None, reason="the emulator needs a C++ compiler: g++ or clang++"
)
X = np.linspace(-1, 1, 600, dtype=np.float32).reshape(20, 30)
WANT = np.cumsum(np.exp(X @ X.T).sum(0) * 2)
OTHER = 99  # a context, and a stream, of another library


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> Driver:
    return put_in_place(monkeypatch)


def program(x: Any) -> Any:
    return mnp.cumsum(mnp.exp(x @ x.T).sum(0) * 2)


def on_gpu(x: Any) -> Any:
    return mg.device_put(x, mg.devices("cuda")[0])


# ---- what is not waited for ----------------------------------------------------------------------


def test_operations_outside_of_jit_leave_arrays_on_the_gpu(stand_in: Driver) -> None:
    """What they give is an argument of programs as any other."""
    x = on_gpu(X)
    y = mg.lax.while_loop(lambda s: s.sum() < 9, lambda s: s + 1, mnp.sin(x) * 2)
    for z in (y, y[3], next(iter(y)), y.copy(), mnp.sort(y), mg.grad(lambda y: (y * y).sum())(y)):
        assert z.__dlpack_device__() == (2, 0)
        np.testing.assert_allclose(mg.jit(mnp.negative, backend="cuda")(z), -np.asarray(z))


def test_nothing_happens_before_somebody_waits(stand_in: Driver) -> None:
    f, x = mg.jit(program, backend="cuda"), on_gpu(X)
    y = f(x)
    seen = np.ctypeslib.as_array((ctypes.c_float * 20).from_address(y.buffers[0].address))
    assert not y.is_ready() and not np.allclose(seen, WANT, rtol=1e-4)
    assert y.block_until_ready().is_ready()
    np.testing.assert_allclose(seen, WANT, rtol=1e-4)


def test_a_host_that_does_not_wait_reads_old_bytes(
    stand_in: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    gpu: Any = get_backend("cuda").device()  # type: ignore[attr-defined]
    y, got = mg.jit(program, backend="cuda")(on_gpu(X)), np.zeros(20, np.float32)
    with monkeypatch.context() as changed:
        changed.setattr(driving.Gpu, "wait", lambda self: None)
        gpu.download(got, y.buffers[0].address)
    assert not got.any()
    gpu.wait()
    np.testing.assert_allclose(got, WANT, rtol=1e-4)


def test_a_stream_that_does_not_wait_reads_old_bytes(
    stand_in: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = mg.jit(lambda x: x * 0.5, backend="cuda")
    second = mg.jit(program, backend="cuda", options={"stream": OTHER})
    x, y = on_gpu(X * 2), on_gpu(X)
    np.testing.assert_allclose(second(first(x)), WANT, rtol=1e-4)
    monkeypatch.setattr(driving.Gpu, "_order", lambda self, *streams: None)
    want = np.cumsum(np.exp(X @ X.T / 4).sum(0) * 2)
    assert not np.allclose(second(first(y)), want, rtol=1e-4)


def test_results_are_used_while_they_are_on_their_way(stand_in: Driver) -> None:
    """A hundred calls, none of them waited for; what is freed meanwhile is used again."""
    f, x = mg.jit(lambda x: mnp.tanh(x @ x.T) @ x, backend="cuda", donate_argnums=0), on_gpu(X)
    want = X
    for _ in range(5):
        x = f(x)
        want = np.tanh(want @ want.T) @ want
    waited = stand_in.calls.count("cuStreamSynchronize")
    np.testing.assert_allclose(x, want, rtol=1e-3, atol=1e-3)
    assert stand_in.calls.count("cuStreamSynchronize") == waited + 1


def test_arguments_are_on_their_way_too(stand_in: Driver) -> None:
    """NumPy arrays, which may change after the call, and numbers, which are no copies at all."""
    f = mg.jit(lambda x, rate: mnp.cumsum(x) * rate, backend="cuda")
    f(X, 0.5)
    stand_in.calls.clear()
    given, got = X.copy(), []
    for i in range(4):
        got.append(f(given, 0.5 + i))
        given += 1
    assert "cuStreamSynchronize" not in stand_in.calls
    assert (
        stand_in.calls.count("cuMemcpyHtoDAsync") == 4 == stand_in.calls.count("cuMemsetD32Async")
    )
    for i, y in enumerate(got):
        np.testing.assert_allclose(y, np.cumsum(X + i) * (0.5 + i), rtol=1e-4, atol=1e-4)


def uploaded(monkeypatch: pytest.MonkeyPatch, *, largest: int) -> list[Any]:
    """Many arrays through little locked memory, and what has come of them."""
    monkeypatch.setattr(staging, "_ROOM", 4096)
    monkeypatch.setattr(staging, "_LARGEST", largest)
    sizes = np.random.default_rng(0).integers(2, 300, 40)
    arrays = [on_gpu(np.full(n, i, np.float32)) for i, n in enumerate(sizes)]
    return [i for i, x in enumerate(arrays) if not np.array_equal(x, np.full(sizes[i], i))]


@pytest.mark.parametrize("largest, lockable", [(2048, 4096), (512, 4096), (2048, 100)])
def test_locked_memory_is_used_again(
    stand_in: Driver, monkeypatch: pytest.MonkeyPatch, largest: int, lockable: int
) -> None:
    """What it has no room for is waited for, and so is all where none can be had."""
    stand_in.lockable = lockable
    assert not uploaded(monkeypatch, largest=largest)
    assert ("cuEventSynchronize" in stand_in.calls) == (lockable == 4096)
    assert stand_in.calls.count("cuMemHostAlloc") == 1


def test_locked_memory_that_is_used_too_soon(
    stand_in: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Driver, "cuEventSynchronize", lambda self, event: (Status(0),))
    assert uploaded(monkeypatch, largest=2048)


def test_memory_of_another_stream_is_not_taken_over(stand_in: Driver) -> None:
    """It is given back in its own stream, which knows nothing of what this one will do with it."""
    x = on_gpu(X)
    step = mg.jit(lambda x: x * 2, backend="cuda", options={"stream": OTHER}, donate_argnums=0)
    more = mg.jit(lambda x: x + 1, backend="cuda", options={"stream": OTHER})
    y = step(x)
    z = more(y)
    y.delete()
    on_gpu(X * 7).block_until_ready()  # memory that was given up, if any was, is written
    np.testing.assert_array_equal(z, X * 2 + 1)


def test_another_library_reads_after_what_was_written(stand_in: Driver) -> None:
    """In the stream that it named; and the memory stays until its stream is done."""
    y = mg.jit(program, backend="cuda")(on_gpu(X))
    capsule = y.__dlpack__(stream=OTHER)
    got, where = np.zeros(20, np.float32), y.buffers[0].address
    stand_in.streams.ask(OTHER, lambda: ctypes.memmove(got.ctypes.data, where, got.nbytes))
    y.delete()
    del capsule
    stand_in.streams.wait(OTHER)
    np.testing.assert_allclose(got, WANT, rtol=1e-4)


# ---- threads and processes -----------------------------------------------------------------------


def test_threads_have_contexts_of_others(stand_in: Driver) -> None:
    """A call makes the GPU's own the present one; what is given back leaves it as it was."""
    f = mg.jit(program, backend="cuda")
    held: list[Any] = [f(on_gpu(X))]

    def work() -> Any:
        stand_in.current.stack = [OTHER]
        before = len(stand_in.held)
        held.clear()
        assert stand_in.current.stack == [OTHER] and len(stand_in.held) == before - 1
        return np.asarray(f(on_gpu(X)))

    with ThreadPoolExecutor(1) as pool:
        np.testing.assert_allclose(pool.submit(work).result(), WANT, rtol=1e-4)


def test_python_between_launches_leaves_another_context(stand_in: Driver) -> None:
    """A callback without operands and results: the next call of the driver is a launch."""

    def other() -> None:
        stand_in.current.stack = [OTHER]

    def f(x: Any) -> Any:
        y = program(x)
        mg.debug.callback(ordered=True)(other)
        return mnp.cumsum(y)

    x = on_gpu(X)
    np.testing.assert_allclose(mg.jit(f, backend="cuda")(x), np.cumsum(WANT), rtol=1e-4)


def test_threads_call_one_program(stand_in: Driver) -> None:
    f = mg.jit(program, backend="cuda")
    given = [on_gpu(X * (1 + k / 9)) for k in range(7)]
    want = [np.cumsum(np.exp(x @ x.T).sum(0) * 2) for x in map(np.asarray, given)]
    f(given[0])

    def work(k: int) -> bool:
        return all(np.allclose(f(given[(k + i) % 7]), want[(k + i) % 7], rtol=1e-4)
                   for i in range(12))  # fmt: skip

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(work, range(4)))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
def test_a_forked_process_is_told_so(stand_in: Driver) -> None:
    x = on_gpu(X)
    gpu = get_backend("cuda").device()  # type: ignore[attr-defined]
    read, write = os.pipe()
    child = os.fork()
    if not child:
        try:
            before = len(stand_in.calls)
            x.delete()  # the parent's: nothing is asked of the driver
            gpu.wait()
        except BaseException as e:
            os.write(write, f"{len(stand_in.calls) - before} {e}".encode())
        finally:
            os._exit(0)
    os.close(write)
    os.waitpid(child, 0)
    with os.fdopen(read) as told:
        text = told.read()
    assert text.startswith("0 ") and "process that was forked" in text and "spawn" in text
    np.testing.assert_array_equal(x, X)


# ---- what goes wrong -----------------------------------------------------------------------------


def test_a_fault_is_noticed_later_and_remembered(stand_in: Driver) -> None:
    f = mg.jit(lambda x: mnp.sin(x), backend="cuda")
    (stand_in.wrong,) = re.findall(r" (k_\w+)\(", f.lower(X).compile().as_text("cuda"))
    y = f(on_gpu(X))
    with pytest.raises(DeviceError, match=r"cuStreamSynchronize failed: .*ILLEGAL_ADDRESS"):
        np.asarray(y)
    with pytest.raises(DeviceError, match="cannot be used any more: cuStreamSynchronize") as seen:
        on_gpu(X)
    assert "start the process anew" in str(seen.value)


def test_machine_code_of_another_gpu(stand_in: Driver) -> None:
    stand_in.loading = NoBinary(209)
    with pytest.raises(DeviceError, match=r"machine code for sm_90a: .*NO_BINARY") as seen:
        mg.jit(program, backend="cuda")(X)
    assert "leave out the option arch" in str(seen.value)


def test_garbage_is_collected_before_a_call_is_refused(stand_in: Driver) -> None:
    x = on_gpu(np.ones((100, 2), np.float32))
    f = mg.jit(lambda x: mnp.exp(x @ x.T).sum(0), backend="cuda")
    f(x)
    cycle: list[Any] = [on_gpu(np.ones(50_000, np.float32))]
    cycle.append(cycle)
    stand_in.free = 210_000
    gc.disable()
    try:
        del cycle
        assert f(x).shape == (100,)
    finally:
        gc.enable()


def test_code_is_unloaded_when_it_has_run(stand_in: Driver) -> None:
    """With a call on its way: and the call's values are right."""
    f = mg.jit(lambda x: mnp.cosh(x) * 0.37, backend="cuda")
    y = f(on_gpu(X))
    stand_in.calls.clear()
    f.clear_cache()
    del f
    gc.collect()
    assert "cuLibraryUnload" in stand_in.calls
    before = stand_in.calls[: stand_in.calls.index("cuLibraryUnload")]
    assert "cuCtxSynchronize" in before
    np.testing.assert_allclose(y, np.cosh(X) * 0.37, rtol=1e-5)


# ---- NVIDIA's bindings ---------------------------------------------------------------------------


def arguments(function: Any) -> int:
    """How many a function of the bindings takes, by the first line of its text."""
    inside = re.match(r"\w+\((.*)\)", function.__doc__.splitlines()[0])
    assert inside is not None
    text = re.sub(r"\[[^\[\]]*\]", "", re.sub(r"\[[^\[\]]*\]", "", inside[1]))
    return text.count(",") + 1 if text.strip() else 0


def test_functions_take_so_many_arguments(
    stand_in: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every function that a session needs, graphs, streams, profiles and failures included."""
    bindings = pytest.importorskip("cuda.bindings.driver")
    f, x = mg.jit(lambda x: (program(x), x), backend="cuda"), on_gpu(X)
    for _ in range(3):
        f(x)
    mg.profile(f, x)
    x.is_ready()
    mg.jit(program, backend="cuda", options={"stream": OTHER})(x).__dlpack__()
    for number, name in ((True, "bool"), (1.0, "bf16"), (1.0, "f32"), (0.1, "f64")):
        t = tensor((3,), dtype(name))
        get_backend("cuda").fill(np.asarray(number).astype(t.dtype.np), t, Device("cuda"))
    uploaded(monkeypatch, largest=2048)
    stand_in.free = 0
    with pytest.raises(DeviceError):
        f(x)
    asked = stand_in.asked
    needed = {
        "cuGraphLaunch",
        "cuGraphAddKernelNode",
        "cuEventElapsedTime",
        "cuStreamWaitEvent",
        "cuLibraryLoadData",
        "cuMemFreeAsync",
        "cuMemHostAlloc",
        "cuEventSynchronize",
        "cuStreamQuery",
        "cuMemsetD8Async",
        "cuMemsetD16Async",
        "cuMemsetD32Async",
        "cuMemsetD2D32Async",
        "cuMemGetInfo",
        "cuCtxPopCurrent",
    }
    assert needed <= set(asked)
    takes = {name: arguments(getattr(bindings, name)) for name in asked}
    assert takes == asked


def test_giving_back_where_the_context_cannot_be_had(stand_in: Driver) -> None:
    """Then nothing is given back, and the thread keeps the context that it had; a failure after
    which nothing works is what the next call says."""
    seen, asked = driving.Gpu(stand_in), list[str]()

    class Gone(Status):
        name = "CUDA_ERROR_CONTEXT_IS_DESTROYED"

    class Refuses:
        def __getattr__(self, name: str) -> Any:
            asked.append(name)
            return lambda *_: (Gone(709) if name == "cuCtxPushCurrent" else Status(0),)

    seen.driver, seen.failures = Refuses(), Failures()
    seen.give_back("cuMemFreeAsync", 1, 2)
    assert asked == ["cuCtxPushCurrent"]
    assert "cuCtxPushCurrent" in seen.failures.first


def test_nodes_as_the_driver_reads_them() -> None:
    """The bytes of NVIDIA's own structures (cuda.h, CUDA_KERNEL_NODE_PARAMS and CUDA_MEMCPY3D)."""
    bindings = pytest.importorskip("cuda.bindings.driver")
    seen: list[tuple[Any, ...]] = []

    class Reads:
        CUDA_KERNEL_NODE_PARAMS, CUDA_MEMCPY3D = (
            bindings.CUDA_KERNEL_NODE_PARAMS, bindings.CUDA_MEMCPY3D)  # fmt: skip
        CUmemorytype = bindings.CUmemorytype

    class Asked:
        driver, context = Reads, 5

        def ask(self, function: str, *args: Any) -> int:
            if function == "cuGraphAddKernelNode":
                words = struct.unpack("<Q7I4xQQQQ", ctypes.string_at(args[3].getPtr(), 72))
                places = struct.unpack("<2Q", ctypes.string_at(words[8], 16))
                values = [ctypes.c_uint64.from_address(p).value for p in places]
                seen.append((args[1], words[:8], values, words[9:]))
            elif function == "cuGraphAddMemcpyNode":
                words = struct.unpack("<25Q", ctypes.string_at(args[3].getPtr(), 200))
                seen.append((args[1], {i: w for i, w in enumerate(words) if w}, args[4]))
            return len(seen)

    drawing = driving.Drawing(Asked())  # type: ignore[arg-type]
    kernel: Any = type("Launch", (), {"blocks": 2**31 - 1, "threads": 256})
    drawing.launch(bindings.CUfunction(0x1234), kernel, (2**40 + 16, 2**41))
    drawing.copy(2**42, 2**43, 2**30 + 4)
    assert seen[0] == ([], (0x1234, 2**31 - 1, 1, 1, 256, 1, 1, 0), [2**40 + 16, 2**41], (0, 0, 0))
    for node, (start, size) in zip(seen[1:], ((0, 2**30), (2**30, 4)), strict=True):
        assert node[0] == [len(seen[: seen.index(node)])] and node[2] == 5
        assert node[1] == {4: 2, 6: 2**43 + start, 9: size, 15: 2, 17: 2**42 + start, 20: size,
                           22: size, 23: 1, 24: 1}  # fmt: skip
