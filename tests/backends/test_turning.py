"""Transposition in registers against NumPy: every element size, every remainder, any strides."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

from guarded import at_the_edge
from monograph.backends.cpu.loops.turning import SIZES, TURNING, symbol
from monograph.backends.cpu.objects.loader import load
from monograph.backends.cpu.objects.machine import compile_text, host_machine
from monograph.backends.cpu.objects.shared import resolve


@pytest.mark.parametrize("bits", [512, 128])
@pytest.mark.parametrize("size", SIZES)
def test_every_remainder(size: int, bits: int) -> None:
    """Nothing but the m x n elements is read or written."""
    text = TURNING[size].text(host_machine(bits))
    code = load(compile_text(text), TURNING[size].symbols, resolve)
    kinds = (ctypes.c_void_p, ctypes.c_int64) * 2 + (ctypes.c_int64,) * 2
    turn = ctypes.CFUNCTYPE(ctypes.c_void_p, *kinds)(code.symbols[symbol(size)])
    rng = np.random.default_rng(3)
    block = 16 if size == 1 else 32 // size
    around = sorted({1, 2, 3, block - 1, block, block + 1, 2 * block, 3 * block - 2} - {0})
    for m in around:
        for n in around:
            wide = rng.integers(0, 256, (n, (m + 2) * size), dtype=np.uint8)
            source = at_the_edge(wide)[:, 2 * size :]
            target = at_the_edge(np.full((m, (n + 1) * size), 77, np.uint8))
            place = target.ctypes.data + size
            got = turn(place, (n + 1) * size, source.ctypes.data, (m + 2) * size, m, n)
            assert got == place
            want = source.reshape(n, m, size).transpose(1, 0, 2)
            np.testing.assert_array_equal(target[:, size:].reshape(m, n, size), want)
            assert np.all(target[:, :size] == 77)
