"""Fourier transforms as code of our own, against the interpreter's, which are SciPy's."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.backends.cpu.claims.butterflies import radices
from monograph.backends.cpu.claims.transforms import takes_fft
from monograph.backends.cpu.definitions import DEFINITIONS
from monograph.hlo.legalize import legalize

SHAPES = (
    (8, 8), (4, 2), (5, 4), (9, 64), (16, 12), (17, 30), (8, 26), (7, 1024), (33, 98), (70, 22),
    (3, 5, 8), (64, 48), (33, 35, 6), (2, 4, 6, 10), (12, 1, 4), (300, 250),
)  # fmt: skip
COMPLEX = ("fft", "ifft", "fft2", "ifft2", "fftn", "irfft", "irfft2", "irfftn")
REAL = ("rfft", "rfft2", "rfftn", "ihfft")


def numbers(dtype: str, shape: tuple[int, ...]) -> np.ndarray:
    rng = np.random.default_rng(len(shape))
    x = rng.standard_normal(shape)
    return (x + 1j * rng.standard_normal(shape) if dtype[0] == "c" else x).astype(dtype)


def check(f: Any, x: np.ndarray) -> None:
    """Within a few units of the largest element's last place."""
    with mg.enable_x64(x.dtype.itemsize // (2 if x.dtype.kind == "c" else 1) == 8):
        got, want = (np.asarray(mg.jit(f, backend=b)(x)) for b in ("cpu", "interp"))
    assert got.dtype == want.dtype and got.shape == want.shape
    bound = 4 * np.finfo(want.dtype).eps * np.max(np.abs(want))
    assert np.max(np.abs(got - want)) <= bound


@pytest.mark.smoke
@pytest.mark.parametrize("name", COMPLEX)
def test_of_complex_numbers(name: str) -> None:
    """All lengths with small factors, any rows left over, one to three dimensions."""
    for shape in SHAPES:
        check(getattr(mnp.fft, name), numbers("complex64", shape))


@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
def test_few_long_ones(dtype: str) -> None:
    """As columns, then rows, with turns between."""
    for shape in ((64,), (256,), (1200,), (4096,), (12288,), (2, 256), (3, 480), (1, 1040)):
        for name in ("fft", "ifft"):
            check(getattr(mnp.fft, name), numbers(dtype, shape))


@pytest.mark.parametrize("name", [*COMPLEX, *REAL])
def test_few_short_ones(name: str) -> None:
    """Fewer than a register has lanes, of one to three dimensions; large prime factors, too."""
    for shape in ((30,), (2, 34), (1, 8), (2, 2, 62), (1, 1, 12), (2, 17 * 19)):
        if len(shape) > 1 or name[-1] not in "2n":
            check(getattr(mnp.fft, name), numbers(_kind(name), shape))


def _kind(name: str) -> str:
    return "float32" if name in REAL else "complex64"


@pytest.mark.parametrize("name", REAL)
def test_of_real_numbers(name: str) -> None:
    for shape in SHAPES:
        check(getattr(mnp.fft, name), numbers("float32", shape))


@pytest.mark.parametrize(("name", "dtype"), [
    ("fft2", "complex128"), ("ifft", "complex128"), ("irfft2", "complex128"), ("rfft2", "float64"),
])  # fmt: skip
def test_in_double_precision(name: str, dtype: str) -> None:
    for shape in SHAPES[::2]:
        check(getattr(mnp.fft, name), numbers(dtype, shape))


def test_every_length() -> None:
    """Some with large prime factors are SciPy's, bit by bit."""
    for n in (*range(1, 70), 101, 17 * 19, 2 * 127, 251, 257, 509, 3 * 263):
        x = numbers("complex64", (5, n))
        if n in (509, 3 * 263):
            assert radices(n) is None
            got, want = (mg.jit(mnp.fft.fft, backend=b)(x) for b in ("cpu", "interp"))
            np.testing.assert_array_equal(np.asarray(got), np.asarray(want))
        else:
            check(mnp.fft.fft, x)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_odd_real_lengths_and_primes(dtype: str) -> None:
    """Made of complex transforms, and of convolutions."""
    both = "complex64" if dtype == "float32" else "complex128"
    for shape in ((9, 15), (1, 3), (5, 1), (4, 257), (3, 5, 21), (6, 1009), (5, 331)):
        x = numbers(dtype, shape)
        check(mnp.fft.rfft, x)
        check(mnp.fft.rfft2, x)
        half = numbers(both, (*shape[:-1], shape[-1] // 2 + 1))
        check(lambda h, n=shape[-1]: mnp.fft.irfft(h, n), half)
        for name in ("fft", "ifft"):
            check(getattr(mnp.fft, name), numbers(both, shape))


def test_rows_do_not_mix() -> None:
    """What is in one row, NaN and infinity too, is in no other row's transform."""
    x = numbers("complex64", (11, 24))
    want = np.asarray(mg.jit(mnp.fft.fft)(x))
    for row, odd in ((0, np.nan), (5, np.inf), (10, np.nan)):
        y = x.copy()
        y[row, 3] = odd
        got = np.asarray(mg.jit(mnp.fft.fft)(y))
        assert not np.isfinite(got[row]).any()
        others = np.arange(11) != row
        np.testing.assert_array_equal(got[others], want[others])


def test_imaginary_parts_that_no_real_signal_has_are_ignored() -> None:
    """Of the first and the last frequency."""
    x = numbers("complex64", (9, 33))
    y = x.copy()
    y[:, [0, 32]] = y[:, [0, 32]].real
    got, want = (np.asarray(mg.jit(mnp.fft.irfft)(v)) for v in (x, y))
    np.testing.assert_array_equal(got, want)


def test_what_is_taken() -> None:
    """Odd real lengths, large prime factors and very long transforms are left to SciPy."""
    taken = {(8, 1024): True, (8, 1 << 14): False, (8, 62): True, (8, 514): False, (1024,): True,
             (3, 1024): True, (1000,): True, (3000,): False, (1 << 17,): False}  # fmt: skip
    for shape, want in taken.items():
        graph = mg.make_hlo(mnp.fft.fft)(numbers("complex64", shape))
        (node,) = [n for n in graph.nodes if n.op.name == "fft"]
        assert takes_fft(node) is want, shape
    graph = mg.make_hlo(mnp.fft.rfft)(numbers("float32", (8, 15)))
    assert not any(takes_fft(n) for n in graph.nodes if n.op.name == "fft")


@pytest.mark.parametrize(("f", "shape", "made"), [
    (mnp.fft.fft, (8, 1009), True), (mnp.fft.rfft, (8, 15), True), (mnp.fft.fft, (8, 1028), False),
    (mnp.fft.fft, (1, 2003), False), (mnp.fft.rfft, (8, 2 * 263), False),
])  # fmt: skip
def test_what_is_made_of_others(f: Any, shape: tuple[int, ...], made: bool) -> None:
    """Odd real lengths and primes p, if what they are made of has passes."""
    x = numbers("float32" if f is mnp.fft.rfft else "complex64", shape)
    graph = legalize(mg.make_hlo(f)(x), takes_fft, DEFINITIONS)
    ffts = [n for n in graph.nodes if n.op.name == "fft"]
    assert all(map(takes_fft, ffts)) is made


def test_gradients() -> None:
    def energy(x: Any) -> Any:
        y = mnp.fft.rfft2(x)
        return (mnp.abs(mnp.fft.irfft2(y * (1 + mnp.abs(y))) + x) ** 2).sum()

    check(mg.grad(energy), numbers("float32", (24, 20)))
