"""Arrays on a GPU through DLPack: on the stand-in for the driver, whose memory is the host's.

So NumPy can be the other library, on either side: only the kind of device is written anew.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import cuda_emulator
import monograph as mg
import monograph.numpy as mnp
from cuda_emulator.driver import Driver, Fault, Status, put_in_place
from monograph.backends import get_backend
from monograph.errors import ArgumentError
from monograph.tracer import dlpack

CPU, CUDA = 1, 2
OTHER = 99  # a context of another library
X = np.arange(24, dtype=np.float32).reshape(4, 6)


needs_compiler = pytest.mark.skipif(
    cuda_emulator.COMPILER is None, reason="the emulator needs a C++ compiler: g++ or clang++"
)


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> Driver:
    return put_in_place(monkeypatch)


class Moved:
    """An array, said to be on another kind of device."""

    def __init__(self, x: Any, kind: int, **always: Any) -> None:
        self.x, self.kind, self.always = x, kind, always
        self.streams: list[Any] = []

    def __dlpack__(self, *, stream: Any = None, **options: Any) -> Any:
        self.streams.append(stream)
        options = {**options, **self.always}
        options.pop("dl_device", None)
        capsule = self.x.__dlpack__(**options)
        dlpack._tensor(capsule).device_type = self.kind
        return capsule

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.kind, 0


def on_gpu(x: Any) -> Any:
    return mg.device_put(x, mg.devices("cuda")[0])


def address(x: Any) -> int:
    found: int = x.buffers[0].address
    return found


DTYPES = [np.float32, np.int8, np.uint32, np.bool_, np.complex64, np.float16, ml_dtypes.bfloat16,
          ml_dtypes.float8_e4m3fn]  # fmt: skip


@pytest.mark.parametrize("version", [None, (1, 1)], ids=["old", "versioned"])
def test_given(stand_in: Driver, version: Any) -> None:
    """NumPy reads the memory itself; it comes after what wrote it, and is kept meanwhile."""
    x = on_gpu(X).block_until_ready()  # NumPy does not wait in a stream
    assert x.__dlpack_device__() == (CUDA, 0) and x.unsafe_buffer_pointer() == address(x)
    stand_in.orders.clear()
    theirs = np.from_dlpack(Moved(x, CPU, max_version=version))
    assert theirs.ctypes.data == address(x) and not theirs.flags.writeable
    np.testing.assert_array_equal(theirs, X)
    own = get_backend("cuda").device().handle  # type: ignore[attr-defined]
    assert stand_in.orders == [(own, 1)]
    x.delete()
    gc.collect()
    assert theirs.ctypes.data in stand_in.held
    np.testing.assert_array_equal(theirs, X)
    where = theirs.ctypes.data
    del theirs
    gc.collect()
    assert where not in stand_in.held and "cuCtxSynchronize" in stand_in.calls


@pytest.mark.parametrize("stream, orders", [(None, [1]), (2, [2]), (99, [99]), (-1, [])], ids=str)
def test_streams(stand_in: Driver, stream: Any, orders: list[int]) -> None:
    x = on_gpu(X)
    stand_in.orders.clear()
    capsule = x.__dlpack__(stream=stream)
    assert [second for _, second in stand_in.orders] == orders
    held = len(stand_in.held)
    x.delete()
    del capsule  # nobody took it: the next one that is made gives it back
    y = on_gpu(X)
    assert len(stand_in.held) == held + 1
    y.__dlpack__()
    assert len(stand_in.held) == held


def test_capsules_that_die_with_an_exception(stand_in: Driver) -> None:
    """The exception arrives all the same."""
    x = on_gpu(X)
    for _ in range(3):
        with pytest.raises(ZeroDivisionError):
            [x.__dlpack__(), 1 / (x.ndim - 2)]


def test_where_it_cannot_be(stand_in: Driver) -> None:
    x = on_gpu(X)
    with pytest.raises(BufferError, match="ambiguous"):
        x.__dlpack__(stream=0)
    with pytest.raises(BufferError, match="cuda:0"):
        x.__dlpack__(dl_device=(CUDA, 1))
    with pytest.raises(BufferError, match="copy"):
        x.__dlpack__(dl_device=(CPU, 0), copy=False)
    np.testing.assert_array_equal(np.from_dlpack(x, device="cpu"), X)
    x.delete()
    with pytest.raises(RuntimeError, match="deleted"):
        x.__dlpack__()


def test_copies_may_be_written(stand_in: Driver) -> None:
    x = on_gpu(X)
    theirs = np.from_dlpack(Moved(x, CPU, copy=True, max_version=(1, 1)))
    theirs[0, 0] = 7
    np.testing.assert_array_equal(x, X)


@pytest.mark.parametrize("d", DTYPES, ids=lambda d: np.dtype(d).name)
def test_taken_and_given_again(stand_in: Driver, d: Any) -> None:
    """Without a copy, for all element types."""
    x = on_gpu(X.astype(d))
    y = mnp.from_dlpack(x)
    theirs = mnp.from_dlpack(Moved(x, CUDA))
    assert theirs.dtype == x.dtype and address(theirs) == address(x)
    np.testing.assert_array_equal(np.asarray(theirs), np.asarray(y))


@needs_compiler
def test_taken(stand_in: Driver) -> None:
    """NumPy's memory is read by kernels where it lies; it hears of our stream."""
    host = np.zeros(40, np.float32)
    start = -host.ctypes.data % 16 // 4
    given = host[start : start + 24].reshape(4, 6)
    given[:] = X
    moved = Moved(given, CUDA)
    x = mnp.from_dlpack(moved)
    assert str(x.device) == "cuda:0" and address(x) == given.ctypes.data
    assert moved.streams == [get_backend("cuda").device().handle]  # type: ignore[attr-defined]
    np.testing.assert_array_equal(mg.jit(lambda x: x * 2, backend="cuda")(x), X * 2)

    odd = mnp.from_dlpack(Moved(host[start + 1 : start + 25], CUDA))  # no 16 bytes at once there
    assert address(odd) % 16 == 0 and odd.shape == (24,)
    with pytest.raises(ValueError, match="copy=False"):
        mnp.from_dlpack(Moved(host[start + 1 : start + 25], CUDA), copy=False)


@needs_compiler
def test_memory_of_others_is_not_taken_over(stand_in: Driver) -> None:
    """What another library sees is not written to, though it is donated."""
    step = mg.jit(lambda x: x + 1, backend="cuda", donate_argnums=0)
    x = on_gpu(X)
    theirs = np.from_dlpack(Moved(x, CPU))
    np.testing.assert_array_equal(step(x), X + 1)
    np.testing.assert_array_equal(theirs, X)
    y = on_gpu(X)
    where = address(y)
    assert address(step(y)) == where  # nobody else sees this
    borrowed = mnp.from_dlpack(Moved(on_gpu(X), CUDA))
    where = address(borrowed)
    assert address(step(borrowed)) != where


# ---- what is given back, by whichever thread, at any time ---------------------------------------

WAYS: dict[str, Callable[[], Any]] = {
    "lent": lambda: np.from_dlpack(Moved(on_gpu(X), CPU)),
    "borrowed": lambda: mnp.from_dlpack(Moved(on_gpu(X), CUDA)),
}
each_way = pytest.mark.parametrize("way", WAYS)


@pytest.fixture
def raised(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What destructors raise."""
    gc.collect()  # what other tests have left
    seen: list[Any] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda found: seen.append(found.exc_value))
    return seen


@each_way
def test_giving_back_after_a_failure(stand_in: Driver, raised: list[Any], way: str) -> None:
    """Nothing is raised; without its context nothing is freed, and no other one is popped."""
    held = [WAYS[way]()]
    stand_in.calls.clear()
    stand_in.failed = Fault(700)
    held.clear()
    gc.collect()
    assert set(stand_in.calls) == {"cuCtxPushCurrent"} and not raised


@each_way
def test_giving_back_among_contexts_of_others(
    stand_in: Driver, raised: list[Any], way: str
) -> None:
    held = [WAYS[way]()]
    stand_in.calls.clear()
    stand_in.current.stack = [OTHER]
    held.clear()
    gc.collect()
    assert "cuCtxSynchronize" in stand_in.calls and not raised
    assert stand_in.current.stack == [OTHER]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
@each_way
def test_giving_back_in_a_forked_process(stand_in: Driver, raised: list[Any], way: str) -> None:
    """It is the parent's: nothing is asked of the driver."""
    held = [WAYS[way]()]
    stand_in.calls.clear()
    child = os.fork()
    if not child:
        ended = 1
        try:
            held.clear()
            gc.collect()
            ended = len(raised) + len(stand_in.calls)
        finally:
            os._exit(ended)
    assert os.waitpid(child, 0)[1] == 0


def test_memory_is_shared_until_streams_are_done(
    stand_in: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another thread may donate it while its reader is waited for."""
    x = on_gpu(X)
    theirs, sole = np.from_dlpack(Moved(x, CPU)), []

    def waits() -> tuple[Any, ...]:
        sole.append(x.buffers[0].sole())
        return (Status(0),)

    monkeypatch.setattr(stand_in, "cuCtxSynchronize", waits)
    del theirs
    gc.collect()
    assert sole == [False] and x.buffers[0].sole()


# ---- what cannot be -----------------------------------------------------------------------------


@pytest.mark.parametrize("x, words", [
    (X.T, "row-major"), (X.astype(np.float64), "64-bit"),
], ids=["turned", "wide"])  # fmt: skip
def test_what_cannot_be_taken(stand_in: Driver, x: Any, words: str) -> None:
    with pytest.raises(ArgumentError, match=words):
        mnp.from_dlpack(Moved(x, CUDA))
