"""Rows of a few elements: many in lanes, or whole ones where they are updated in place."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from cpu_kernels import run_on_cpu
from guarded import at_the_edge
from monograph.fusion.kernel import Kernel, Schedule
from random_kernels import inputs_of, random_kernel
from run_kernels import run_kernel


def step(x: Any, s: Any) -> Any:
    """A loop that adds to all rows but the first, by what all of them are."""
    return mg.lax.fori_loop(0, 5, lambda i, x: x.at[1:].add(s[1:, None] * x.max(0)), x)


@pytest.mark.parametrize("bits", [512, 256, 128])
@pytest.mark.parametrize("row", [2, 3, 5, 6, 7, 9])
@pytest.mark.parametrize("d", [np.float32, np.float64, np.int32, np.int8])
def test_rows_in_place(row: int, d: Any, bits: int) -> None:
    rng = np.random.default_rng(row)
    x = rng.integers(-4, 5, (300, row)).astype(d)
    s = rng.integers(-1, 2, 300).astype(d)
    with mg.enable_x64():
        f = mg.jit(step, options={"vector_bits": bits})
        got = np.asarray(f(x, s))
    want = x.copy()
    for _ in range(5):
        want[1:] += s[1:, None] * want.max(0)
    assert got.dtype == want.dtype
    np.testing.assert_array_equal(got, want)


def test_rows_move_without_masks() -> None:
    """Where rows of seven are written over what was there."""
    x, s = np.ones((300, 7), np.float32), np.ones(300, np.float32)
    compiled = mg.jit(step).lower(x, s).compile()
    assert any(launch.kernel.aliases for launch in compiled.program.launches())
    assert "store <7 x float>" in compiled.as_text("llvm")


def short_rows(rng: np.random.Generator) -> Kernel:
    """A random kernel whose loops but the first make rows of at most nine elements."""
    while True:
        kernel = random_kernel(rng, reducing=False)
        if kernel.dims[0] > 8 and 1 < np.prod(kernel.dims[1:]) <= 9:
            return kernel


@pytest.mark.parametrize("seed", range(6))
def test_random_rows_in_lanes(seed: int) -> None:
    """Whole and in pieces, in registers of all widths, with nothing touched around the arrays."""
    rng = np.random.default_rng(seed)
    for _ in range(8):
        kernel = short_rows(rng)
        ins = [at_the_edge(x) for x in inputs_of(kernel, rng)]
        (t,) = kernel.results
        want = np.zeros(t.shape, t.dtype.np)
        run_kernel(kernel, ins, [want])
        order = tuple(range(len(kernel.dims)))
        for grain in (0, 5):
            schedule = Schedule(0, 16, order, grain, unrolled=order[1:])
            for bits in (512, 256, 128):
                got = at_the_edge(np.zeros(t.shape, t.dtype.np))
                run_on_cpu(kernel, schedule, ins, [got], bits)
                np.testing.assert_array_equal(got, want, f"{kernel.dims} {t.dtype} {bits}")


def turned_by(q: Any, v: Any) -> Any:
    """Vectors turned by quaternions, as rows of four behind rows of three."""
    q = q / mnp.sqrt(mnp.sum(q * q, -1, keepdims=True))
    t = 2 * mnp.cross(q[:, 1:], v)
    return mnp.concatenate([v + q[:, :1] * t + mnp.cross(q[:, 1:], t), q], -1)


@pytest.mark.parametrize("count", [16, 17, 31, 500])
@pytest.mark.parametrize("d", [np.float16, np.float32, np.float64])
def test_rows_of_several_lengths(count: int, d: Any) -> None:
    rng = np.random.default_rng(count)
    q, v = (rng.normal(size=(count, n)).astype(d) for n in (4, 3))
    with mg.enable_x64():
        got = np.asarray(mg.jit(turned_by)(q, v))
        want = np.asarray(mg.jit(turned_by, backend="interp")(q, v))
    near = {np.float16: 2e-2, np.float32: 1e-5, np.float64: 1e-13}[d]
    np.testing.assert_allclose(got.astype(np.float64), want.astype(np.float64), near, near)


def test_a_column_of_rows_is_written_and_no_other() -> None:
    """Two of four columns, whose neighbours stay, in a loop that writes in place."""

    def run(x: Any, s: Any) -> Any:
        return mg.lax.fori_loop(0, 3, lambda i, x: x.at[:, 1:3].multiply(s[:, None]), x)

    x = np.arange(4 * 37, dtype=np.float32).reshape(37, 4)
    s = np.where(np.arange(37) % 3 == 0, 2, -1).astype(np.float32)
    want = x.copy()
    want[:, 1:3] *= (s**3)[:, None]
    np.testing.assert_array_equal(mg.jit(run)(x, s), want)
