"""Loops that become two: which do, and that kernels mean the same before and after."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import monograph as mg
from monograph.fusion.factor import factored
from monograph.fusion.kernel import Kernel, Load, Store
from monograph.fusion.target import Target
from monograph.hlo.index import Index, dim, floordiv, modulo
from monograph.hlo.types import F32, tensor
from random_kernels import inputs_of, random_kernel
from run_kernels import run_kernel

pytestmark = pytest.mark.smoke
LANES = Target("test", frozenset(), vector_bits=512)
NARROW = replace(LANES, vector_bits=0)


def read(dims: tuple[int, ...], index: Index, size: int) -> Kernel:
    """One operand at an index, stored in row-major order."""
    stores = (Store(0, tuple(dim(i, n) for i, n in enumerate(dims)), 0),)
    types = (tensor((size,), F32),), (tensor(dims, F32),)
    return Kernel("read", dims, (), (), (Load(0, (index,), F32),), (), (), stores, *types)


OUTER, J = dim(0, 6), dim(1, 96)


@pytest.mark.parametrize(
    ("index", "dims"),
    [
        (modulo(J, 32) * 3 + floordiv(J, 32), (6, 3, 32)),
        (floordiv(J, 48) + modulo(floordiv(J, 16), 3) * 2 + modulo(J, 16) * 6, (6, 2, 3, 16)),
        (floordiv(J, 8), (6, 96)),  # too short for the lanes
        (modulo(J, 50), (6, 96)),  # the last part would be shorter
        (modulo(J + 5, 32), (6, 96)),  # two parts of each
        (modulo(OUTER, 3) * 96 + J, (6, 96)),  # not the innermost loop
    ],
    ids=str,
)
def test_which(index: Index, dims: tuple[int, ...]) -> None:
    kernel = read((6, 96), index, 600)
    found = factored(kernel, LANES)
    assert found.dims == dims
    assert factored(kernel, LANES, 1).dims == dims
    assert factored(kernel, LANES, 2) is kernel
    assert factored(kernel, NARROW) is kernel
    x = np.arange(600, dtype=np.float32)
    want, got = np.zeros((6, 96), np.float32), np.zeros((6, 96), np.float32)
    run_kernel(kernel, [x], [want])
    run_kernel(found, [x], [got])
    np.testing.assert_array_equal(got, want)


def test_random_kernels() -> None:
    """Of any kind, whatever loops they have."""
    rng = np.random.default_rng(1)
    for _ in range(40):
        kernel = random_kernel(rng)
        ins = inputs_of(kernel, rng)
        outs = [np.zeros(t.shape, t.dtype.np) for t in kernel.results for _ in range(2)]
        run_kernel(kernel, [x.copy() for x in ins], outs[:1])
        run_kernel(factored(kernel, replace(LANES, vector_bits=64)), ins, outs[1:2])
        np.testing.assert_array_equal(outs[0], outs[1])


def squares(x: Any) -> Any:
    """Windows of 16 x 16 of a picture, each in a row."""
    rows = mg.numpy.sin(x).reshape(4, 16, 6, 16).transpose(0, 2, 1, 3).reshape(24, 256)
    return rows * rows


def sums(x: Any) -> Any:
    return squares(x).sum(1)


@pytest.mark.parametrize("windows", [squares, sums])
def test_windows(windows: Any) -> None:
    """Neighbours of a window lie beside each other in memory, and in the lanes."""
    x = np.random.default_rng(0).standard_normal((64, 96)).astype(np.float32)
    compiled = mg.jit(windows).lower(x).compile()
    rows = np.sin(x).reshape(4, 16, 6, 16).transpose(0, 2, 1, 3).reshape(24, 256) ** 2
    want = rows if windows is squares else rows.sum(1)
    np.testing.assert_allclose(compiled(x), want, rtol=1e-5, atol=1e-5)
    assert "//16" not in compiled.as_text("kernels")
