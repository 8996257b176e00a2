"""Fourier transforms on the TPU: as close to the truth as FFTs on computers, by products."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.backends.tpu.contract import contract
from monograph.hlo.interp import evaluate
from monograph.hlo.state import referring
from tpu_streams import CHIP, f32, same

Array = np.ndarray[Any, Any]


def c64(*shape: int) -> Array:
    return (f32(*shape) + 1j * f32(*shape)).astype(np.complex64)


def transformed(f: Callable[..., Any], x: Array) -> Array:
    """On the machine: the interpreter's bits in its contract mode; nothing is counted."""
    y, profile = mg.profile(mg.jit(f, backend="tpu"), x)
    with referring(contract(CHIP)):
        (wanted,) = evaluate(mg.jit(f).trace(x).whole, [x])
    assert same(y, wanted)
    assert profile.report.counters["counted cycles"] == 0
    return np.asarray(y)


def check(f: Callable[..., Any], g: Callable[..., Any], x: Array) -> None:
    got, want = transformed(f, x), g(x)
    assert got.shape == want.shape and got.dtype.kind == want.dtype.kind
    assert np.abs(got - want).max() <= 1e-6 * np.abs(want).max()


@pytest.mark.parametrize("n", [1, 2, 7, 48, 257, 384, 1024])
def test_every_kind(n: int) -> None:
    """Of one product, of a prime length, and of several factors."""
    x, half = c64(2, n), c64(2, n // 2 + 1)
    check(mnp.fft.fft, np.fft.fft, x)
    check(mnp.fft.ifft, np.fft.ifft, x)
    check(mnp.fft.rfft, np.fft.rfft, f32(2, n))
    check(lambda h: mnp.fft.irfft(h, n=n), lambda h: np.fft.irfft(h, n=n), half)


@pytest.mark.parametrize("last", [8, 9])
def test_several_dimensions(last: int) -> None:
    x, axes, sizes = c64(2, 6, 5, last), (1, 2, 3), (6, 5, last)
    check(lambda x: mnp.fft.fftn(x, axes=axes), lambda x: np.fft.fftn(x, axes=axes), x)
    check(mnp.fft.ifft2, np.fft.ifft2, x)
    check(mnp.fft.rfft2, np.fft.rfft2, f32(3, 6, last))
    check(lambda h: mnp.fft.irfftn(h, s=sizes, axes=axes),
          lambda h: np.fft.irfftn(h, s=sizes, axes=axes), c64(2, 6, 5, last // 2 + 1))  # fmt: skip


def test_one_vector() -> None:
    check(mnp.fft.fft, np.fft.fft, c64(20))
    check(mnp.fft.rfft, np.fft.rfft, f32(600))


def test_long_primes_keep_their_record() -> None:
    """There is no product for them: they are counted."""
    x = c64(2, 4099)
    y, profile = mg.profile(mg.jit(mnp.fft.fft, backend="tpu"), x)
    assert same(y, mg.jit(mnp.fft.fft)(x))
    assert [t.how for t in profile.report.tasks] == ["counted"]
