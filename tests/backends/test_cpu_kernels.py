"""Kernels written by hand: code for the CPU against the definition of kernels, in NumPy."""

from __future__ import annotations

import numpy as np
import pytest

from closeness import close
from cpu_kernels import ANY, CASES, SHARED, run_on_cpu, values
from guarded import at_the_edge
from monograph.fusion.coalesce import coalesce
from monograph.fusion.kernel import Apply, Kernel, Load, Schedule, Store
from monograph.hlo import ops
from monograph.hlo.index import dim
from monograph.hlo.types import DTYPES, F32, tensor
from random_kernels import inputs_of, random_kernel
from run_kernels import run_kernel


@pytest.mark.parametrize(("kernel", "schedules"), [c[1:] for c in CASES], ids=[c[0] for c in CASES])
def test_kernel(kernel: Kernel, schedules: tuple[Schedule, ...]) -> None:
    """Every schedule gives what the kernel means; free orders may round otherwise."""
    rng = np.random.default_rng(7)
    ins = [at_the_edge(values(rng, t)) for t in kernel.operands]
    wanted = [np.zeros(t.shape, t.dtype.np) for t in kernel.results]
    with np.errstate(all="ignore"):
        run_kernel(kernel, [x.copy() for x in ins], wanted)
    free = any(r.order == "any" for r in kernel.reductions)
    for schedule in schedules:
        for bits in (512, 128):
            outs = [at_the_edge(np.zeros(t.shape, t.dtype.np)) for t in kernel.results]
            run_on_cpu(kernel, schedule, ins, outs, bits)
            for got, want in zip(outs, wanted, strict=True):
                assert np.all(close(got, want, 16 if free else 2)), (schedule, bits)


@pytest.mark.parametrize("seed", range(8))
def test_random_kernels(seed: int) -> None:
    """Kernels that nobody thought of, whole and in pieces, with all loops and with few."""
    rng = np.random.default_rng(seed)
    for _ in range(8):
        kernel = random_kernel(rng)
        ins = inputs_of(kernel, rng)
        (t,) = kernel.results
        want = np.zeros(t.shape, t.dtype.np)
        run_kernel(kernel, ins, [want])
        for made in (kernel, coalesce(kernel)):
            shapes = [t.shape for t in made.operands]
            args = [at_the_edge(x.reshape(s)) for x, s in zip(ins, shapes, strict=True)]
            for schedule in (ANY, SHARED):
                got = at_the_edge(np.zeros(made.results[0].shape, want.dtype))
                run_on_cpu(made, schedule, args, [got], int(rng.choice([512, 256, 128])))
                np.testing.assert_array_equal(got.reshape(t.shape), want, str(made.dims))


@pytest.mark.parametrize("bits", [512, 128])
def test_rounding_to_bf16(bits: int) -> None:
    """Ties, carries into the exponent, overflow, subnormals, and NaN with its sign."""
    d = DTYPES["bf16"]
    upper = np.arange(1 << 16, dtype=np.uint32) << 16
    raw = np.concatenate([upper | low for low in (0, 1, 0x7FFF, 0x8000, 0x8001, 0xFFFF)])
    x = raw.view(np.float32)
    n = x.size
    body = (Load(0, (dim(0, n),), F32), Apply(ops.convert, (0,), d, {"dtype": d}))
    stores = (Store(0, (dim(0, n),), 1),)
    types = (tensor((n,), F32),), (tensor((n,), d),)
    kernel = Kernel("rounding", (n,), (), (), body, (), (), stores, *types)
    with np.errstate(all="ignore"):
        want = x.astype(d.np)
    got = np.zeros_like(want)
    run_on_cpu(kernel, ANY, [x], [got], bits)
    np.testing.assert_array_equal(got.view(np.uint16), want.view(np.uint16))
