"""Operations outside of `jit` on arrays of a GPU: they run there, and nothing is copied."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import cuda_emulator
import monograph as mg
import monograph.numpy as mnp
from cuda_emulator import EmulatedDevice
from cuda_emulator.driver import put_in_place
from cuda_emulator.installing import install
from monograph.backends import get_backend
from monograph.backends.base import Device
from monograph.errors import ArgumentError
from monograph.hlo.types import dtype, tensor

pytestmark = pytest.mark.skipif(
    cuda_emulator.COMPILER is None, reason="the emulator needs a C++ compiler: g++ or clang++"
)
X = np.linspace(-1, 1, 24, dtype=np.float32).reshape(4, 6)
GPU = Device("cuda", 0)


class Counting(EmulatedDevice):
    """A device that says what was copied to it and from it, and how many programs it was given."""

    def __init__(self) -> None:
        super().__init__(("-O0",))
        self.copied: list[str] = []
        self.programs = 0

    def upload(self, target: int, x: Any) -> None:
        self.copied.append(f"{x.nbytes} bytes there")
        super().upload(target, x)

    def download(self, x: Any, source: int) -> None:
        self.copied.append(f"{x.nbytes} bytes back")
        super().download(x, source)

    def load(self, written: Any, cubin: Any) -> Any:
        self.programs += 1
        return super().load(written, cubin)


@pytest.fixture
def gpu(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counting]:
    device = Counting()
    install(monkeypatch, device)
    yield device


def on_gpu(x: Any) -> Any:
    """An array there; numbers know that they are numbers from the first operation on."""
    y = mg.device_put(x, GPU)
    mnp.negative(y)
    return y


def places(tree: Any) -> set[str]:
    return {str(leaf.device) for leaf in mg.tree.leaves(tree)}


def step(x: Any) -> Any:
    """A gradient, with what the rules bring: ones, zeros, numbers."""
    slope = mg.grad(lambda x: mnp.where(x > 0, mnp.tanh(x) ** 2, 0.5 * x).sum())(x)
    return x - 0.1 * slope


def looked_up(x: Any, k: Any) -> Any:
    """By indices that are where the array is."""
    return (x[k], mnp.take(x, k, 1), x.at[k, k].add(x[0, :4]), mnp.bincount(k, length=6),
            mnp.take_along_axis(x, k[:, None], 1), mnp.nonzero(x > 0, size=9))  # fmt: skip


OPERATIONS: dict[str, Callable[[Any], Any]] = {
    "numbers": lambda x: (x + 1, 1 - x, 2.5 * x, x**2, mnp.where(x > 0, x, 0)),
    "new arrays": lambda x: (x + mnp.ones(6), mnp.full((4, 1), 3.0) * x, mnp.zeros_like(x) + x),
    "means": lambda x: (x.mean(), x.std(0), mg.nn.softmax(x)),
    "places": lambda x: (x[1], x[-1], x[1:3, ::2], x[..., 2], list(x)[3], x.at[0].set(5.0)),
    "counts": lambda x: (mnp.tril(x), mnp.arange(6) * x, x @ mnp.eye(6), mnp.argsort(x, 1)),
    "indices": lambda x: looked_up(x, mnp.argmin(x, 1)),
    "shapes": lambda x: (x.T, x.reshape(3, 8), mnp.concatenate([x, x]), x.astype(np.int32)),
    "products": lambda x: (x @ x.T, mg.vmap(mnp.dot)(x, x), mnp.sort(x), mnp.cumsum(x, 1)),
    "gradients": step,
    "loops": lambda x: mg.lax.scan(lambda c, row: (c + row, c.sum()), mnp.zeros(6), x),
    "copies": lambda x: x.copy(),
}


@pytest.mark.parametrize("name", OPERATIONS)
def test_nothing_is_copied(gpu: Counting, name: str) -> None:
    x, f = on_gpu(X), OPERATIONS[name]
    gpu.copied.clear()
    got = f(x)
    assert not gpu.copied and places(got) == {"cuda:0"}
    for a, b in zip(mg.tree.leaves(got), mg.tree.leaves(f(mnp.asarray(X))), strict=True):
        assert a.type is b.type
        np.testing.assert_allclose(a, b, 1e-5, 1e-6)


def test_places_are_no_programs_of_their_own(gpu: Counting) -> None:
    """Rows, and numbers, however many: an operation is compiled once for its types."""
    x = on_gpu(X)
    rows = [x[0] * 0.5]
    gpu.programs = 0
    rows += [x[i] * (0.5 + i) for i in range(1, 4)]
    assert gpu.programs == 0
    np.testing.assert_allclose(rows, X * (0.5 + np.arange(4)[:, None]))


def test_arrays_that_were_put_nowhere_come_along(gpu: Counting) -> None:
    """In any order, under `jit` too; those that were put on different devices do not."""
    x, here = on_gpu(X), mnp.asarray(X)
    f = mg.jit(lambda a, b: a - b)
    for got in (here - x, x - here, f(here, x), f(x, mnp.ones(6)), f(1, x)):
        assert places(got) == {"cuda:0"}
    np.testing.assert_array_equal(f(here * 2, x), X)
    put = mg.device_put(X, mg.devices("cpu")[0])
    with pytest.raises(ArgumentError, match=r"operands of 'add' live on different devices"):
        x + put
    with pytest.raises(ArgumentError, match=r"the arguments of .* live on different devices"):
        f(put, x)


def test_captured_arrays_stay_there(gpu: Counting) -> None:
    """Small ones, too, which a trace would take the values of if they were at hand."""
    x, shift = on_gpu(X), on_gpu(X[0])
    gpu.copied.clear()
    y = mg.jit(lambda x: x + shift)(x)
    assert not gpu.copied
    np.testing.assert_array_equal(y, X + X[0])


def test_what_runs_python_gets_copies(gpu: Counting) -> None:
    x = on_gpu(X)
    shape = mg.ShapeDtypeStruct(X.shape, X.dtype)
    y = mg.pure_callback(lambda v: np.sort(v), shape, x)
    assert places(y) == {"cuda:0"}
    np.testing.assert_array_equal(y, np.sort(X))


def test_watched_operations(gpu: Counting) -> None:
    x = on_gpu(X)
    with mg.debug_nans(True), pytest.raises(FloatingPointError):
        mnp.log(x)


def test_numbers_on_the_host_are_arrays(gpu: Counting) -> None:
    """What knows that it is one number is an array of the host's as any other."""
    on_gpu(X)
    ones, zeros = mnp.ones((2, 3)), mnp.full((3,), 2.5)
    np.testing.assert_array_equal(ones, np.ones((2, 3)))
    assert ones.sum() == 6 and (ones + zeros).tolist() == [[3.5] * 3] * 2
    assert mnp.ones(4).unsafe_buffer_pointer() and float(mnp.float32(3) * 2) == 6
    f = mg.jit(lambda a: a * 2, donate_argnums=0)
    assert f(zeros).tolist() == [5] * 3 and zeros.is_deleted()
    z = mnp.full(3, 1 + 2j) * mnp.full(3, 2 - 1j)
    np.testing.assert_array_equal(z, np.full(3, (1 + 2j) * (2 - 1j), np.complex64))
    assert mg.device_put(ones, GPU).tolist() == [[1] * 3] * 2


def test_counts_on_the_host_are_arrays(gpu: Counting) -> None:
    """They are computed when somebody looks, whatever has become of what they are made of."""
    on_gpu(X)
    count = mnp.arange(5)
    twice, far = count * 2, count
    for _ in range(20):
        far = far + count
    assert mg.jit(lambda c: c - 7, donate_argnums=0)(count).tolist() == [-7, -6, -5, -4, -3]
    assert count.is_deleted() and twice.tolist() == [0, 2, 4, 6, 8]
    assert far.tolist() == [0, 21, 42, 63, 84] and (twice.T[1:] + 1.5).sum() == 26


def test_a_gpu_as_the_default_device(gpu: Counting) -> None:
    """New arrays are made there."""
    with mg.default_device(GPU):
        x = mnp.arange(6.0) + mnp.ones((4, 1))
        assert places((x, mnp.zeros(3), mnp.eye(2))) == {"cuda:0"}
    assert not gpu.copied
    np.testing.assert_array_equal(x, np.arange(6.0) + np.ones((4, 1)))


@pytest.mark.parametrize("value", [True, 7, -2, 1.5, 0.1, -0.0, 1e-3 + 2j, 0.1 + 0.2j], ids=repr)
@pytest.mark.parametrize("name", ["bool", "i8", "bf16", "f32", "i64", "f64", "c64", "c128"])
def test_filling(monkeypatch: pytest.MonkeyPatch, value: Any, name: str) -> None:
    """By the driver's functions for 1, 2 and 4 bytes at a time, and for columns of words."""
    d = dtype(name)
    if isinstance(value, complex) and not d.is_complex:
        value = value.real
    stand_in = put_in_place(monkeypatch)
    want = np.asarray(value).astype(d.np)
    for shape in ((), (3, 5), (0, 2)):
        buffer = get_backend("cuda").fill(want, tensor(shape, d), GPU)
        got = get_backend("cuda").get(buffer, tensor(shape, d))
        assert got.tobytes() == np.full(shape, want, d.np).tobytes()
    assert "cuMemcpyHtoDAsync" not in stand_in.calls
