"""Kernels written by hand: code for the CPU against the definition of kernels, in NumPy."""

from __future__ import annotations

import numpy as np
import pytest

from closeness import close
from cpu_kernels import ANY, BESIDE, CASES, SHARED, kernel_module, run_on_cpu, values
from guarded import at_the_edge
from monograph.backends.cpu.objects.machine import host_machine
from monograph.fusion.coalesce import coalesce
from monograph.fusion.kernel import Apply, Kernel, Load, Schedule, Store
from monograph.hlo import ops
from monograph.hlo.index import dim
from monograph.hlo.types import DTYPES, F32, DType, tensor
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
            for schedule in (ANY, SHARED, BESIDE):
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


@pytest.mark.parametrize("d", [F32, DTYPES["i8"], DTYPES["c64"]], ids=str)
@pytest.mark.parametrize("skipped", [0, 1, 8])
def test_stores_past_the_caches(d: DType, skipped: int) -> None:
    """Whole registers where the result is aligned, ordinary stores where it is not."""
    i, j = dim(0, 6), dim(1, 192)
    types = (tensor((6, 192), d), tensor((192, 6), d)), (tensor((6, 192), d), tensor((6, 201), d))
    body = (Load(0, (i, j), d), Load(1, (j, i), d), Apply(ops.add, (0, 1), d))
    stores = (Store(0, (i, j), 2), Store(1, (i, j + 1), 0))  # the second is never aligned
    kernel = Kernel("past", (6, 192), (), (), body, (), (), stores, *types)
    rng = np.random.default_rng(1)
    ins = [values(rng, t) for t in kernel.operands]
    memory = np.zeros(4096 + 6 * 192 * d.np.itemsize, np.uint8)
    start = -memory.ctypes.data % 64 + skipped * d.np.itemsize
    first = memory[start : start + 6 * 192 * d.np.itemsize].view(d.np).reshape(6, 192)
    second = np.zeros((6, 201), d.np)
    for grain in (0, 2):
        schedule = Schedule(1, 64, (0, 1), grain, turn=0, stream=True)
        module, _ = kernel_module(kernel, schedule, host_machine())
        assert ("nontemporal" in module.text()) == host_machine().triple.startswith("x86_64")
        first[...] = 0
        run_on_cpu(kernel, schedule, ins, [first, second], 512)
        np.testing.assert_array_equal(first, ins[0] + ins[1].T)
        np.testing.assert_array_equal(second[:, 1:193], ins[0])
