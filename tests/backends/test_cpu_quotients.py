"""Quotients by a number that a row shares: bit for bit those of IEEE 754, and as products; and
vectors that go through a function together.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from cpu_kernels import kernel_module
from monograph.backends.cpu.loops.units import divides_most, side_by_side
from monograph.backends.cpu.objects.machine import host_machine, level_machine
from monograph.fusion.kernel import Apply, Kernel, Load, Schedule, Store
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.graph import Node
from monograph.hlo.index import dim
from monograph.hlo.types import C64, F32, F64, I32, DType, tensor

Array = np.ndarray[Any, Any]
ROW = 512  # of f32: more vectors than a reciprocal takes to find
EDGES = np.array(
    [0, 1, 2, 0x7FFFFF, 0x800000, 0x800001, 0x0D000000, 0x0D800000, 0x0D7FFFFF, 0x3F7FFFFF,
     0x3F800000, 0x3F800001, 0x40400000, 0x7E7FFFFF, 0x7E800000, 0x7F7FFFFE, 0x7F7FFFFF,
     0x7F800000, 0x7FC00000],
    np.uint32,
)  # fmt: skip


def _signed(bits: Array) -> Array:
    return np.concatenate([bits, bits | np.uint32(1 << 31)]).view(np.float32)


def _quotients(x: Array, d: Array) -> Array:
    return np.asarray(mg.jit(lambda x, d: x / d[:, None])(x, d))


def _same(x: Array, d: Array) -> None:
    """Compare with NumPy's quotients; which NaN it is does not matter."""
    got = _quotients(x, d)
    with np.errstate(all="ignore"):
        want = x / d[:, None]
    missing = np.isnan(want)
    np.testing.assert_array_equal(np.isnan(got), missing)
    np.testing.assert_array_equal(got.view(np.uint32)[~missing], want.view(np.uint32)[~missing])


def _near_midpoints(rng: np.random.Generator, rows: int) -> tuple[Array, Array]:
    """Quotients as near as can be to the middle of two floats.

    With mantissas A and B of 24 bits, ``A 2^s - B m = k`` is small and m odd: it follows from k by
    the inverse of B modulo 2^s; s is 25 where A is less than B, else 24.
    """
    d = rng.integers(1 << 22, 1 << 23, rows) * 2 + 1
    x = rng.integers(1 << 23, 1 << 24, (rows, ROW))
    inverse = d.copy()
    for _ in range(5):
        inverse = inverse * (2 - d * inverse) % (1 << 32)
    at = 0
    for s in (24, 25):
        for k in range(-11, 12, 2):  # m is odd only with odd k
            m = -k * inverse % (1 << s) + (1 << 24) * (s == 24)
            a = (d * m + k) >> s
            fits = (m >= 1 << 24) & (a >= 1 << 23) & (a < 1 << 24) & ((a < d) == (s == 25))
            assert np.all((d * m + k) % (1 << s) == 0) and np.mean(fits) > 0.1
            x[:, at] = np.where(fits, a, x[:, at])
            at += 1
    return np.ldexp(x.astype(np.float32), -23), np.ldexp(d.astype(np.float32), -23)


@pytest.mark.smoke
def test_edges() -> None:
    """Zeros, subnormal and large numbers, infinities, NaN, by each other and by usual numbers."""
    numbers = _signed(EDGES)
    x = np.resize(numbers, (len(numbers), ROW))
    _same(x, numbers)
    one = np.full((len(numbers), ROW), 1.5, np.float32)
    for at in (0, 17, ROW - 1):  # alone among numbers that make no trouble
        one[:, at] = numbers
    for d in (3.0, 0.3, 1e30, 1e-30, -7.0):
        _same(one, np.full(len(numbers), d, np.float32))


def test_patterns() -> None:
    """Any numbers by any numbers: tiny ones and quotients out of range are among them."""
    rng = np.random.default_rng(0)
    for _ in range(4):
        x = rng.integers(0, 1 << 32, (512, ROW), dtype=np.uint32).view(np.float32)
        d = rng.integers(0, 1 << 31, 512, dtype=np.uint32).view(np.float32)
        _same(x, d)
        near = np.exp2(rng.uniform(-3, 3, (512, ROW))).astype(np.float32)
        for scale in (2.0**126, 2.0**-126, 2.0**-97):  # at either end of what there is
            with np.errstate(all="ignore"):
                _same((near * d[:, None] * np.float32(scale)).astype(np.float32), d)


def test_midpoints() -> None:
    """Where one wrong bit of the quotient before would show, also beside the largest number."""
    rng = np.random.default_rng(1)
    for by_x, by_d in ((0, 0), (30, -40), (-104, 0), (-104, 21), (126, -1), (126, 126), (9, -126)):
        x, d = _near_midpoints(rng, 1024)
        _same(np.ldexp(x, by_x), np.ldexp(d, by_d))
    d = np.float32(2) - np.arange(1, 2049, dtype=np.float32) * np.float32(2.0**-23)
    x = (d[:, None] - np.arange(ROW, dtype=np.float32) * np.float32(2.0**-23)) * 2.0**127
    _same(x.astype(np.float32), np.ldexp(d, -1))


def test_masked_softmax() -> None:
    """Zeros, of which masks make many, and a last vector that is not full."""
    x = np.random.default_rng(2).normal(size=(64, 300)).astype(np.float32)
    x[:, 100:] = np.where(np.arange(200) % 3, 0.0, -0.0)
    _same(x, np.linspace(0.5, 40, 64, dtype=np.float32))


@pytest.mark.parametrize("d", [np.complex64, np.complex128])
@pytest.mark.parametrize("options", [{}, {"cpu": "x86-64-v3"}])
def test_complex_numbers(d: Any, options: Any) -> None:
    """They are divided, by a literal, by one number and by one of each row."""
    rng = np.random.default_rng(4)
    x = (rng.normal(size=(3, 70)) + 1j * rng.normal(size=(3, 70))).astype(d)
    by: list[Any] = [lambda x: 3, lambda x: x[1, 2], lambda x: x.sum(1, keepdims=True)]
    for divisor in by:
        got = mg.jit(lambda x, divisor=divisor: x / divisor(x), options=options)(x)
        np.testing.assert_allclose(np.asarray(got), x / divisor(x), 1e-5)


def _kernel(more: int, d: DType = F32) -> Kernel:
    """Rows by a number each, and so many products with the quotient."""
    x, by = tensor((8, ROW), d), tensor((8,), d)
    body = [Load(0, (dim(0, 8), dim(1, ROW)), d), Load(1, (dim(0, 8),), d)]
    body.append(Apply(ops.divide, (0, 1), d))
    body += [Apply(ops.multiply, (2 + k, 0), d) for k in range(more)]
    store = Store(0, (dim(0, 8), dim(1, ROW)), len(body) - 1)
    return Kernel("q", (8, ROW), (), (), tuple(body), (), (), (store,), (x, by), (x,))


@pytest.mark.parametrize(("more", "products"), [(0, True), (8, False)])
def test_where_they_pay(more: int, products: bool) -> None:
    """They are products where the unit for quotients is what is waited for."""
    machine = host_machine(512)
    if not machine.has("avx512dq"):
        pytest.skip("this processor has no such instructions")
    module, _ = kernel_module(_kernel(more), Schedule(1, 16, (0, 1)), machine)
    assert ("avx512.mask.range.ps" in module.text()) == products


@pytest.mark.parametrize(
    ("d", "level", "together"),
    [
        (F32, "x86-64-v4", 2),
        (F64, "x86-64-v4", 1),
        (I32, "x86-64-v4", 1),
        (C64, "x86-64-v4", 1),
        (F32, "x86-64-v3", 1),
    ],
)
def test_two_vectors_only_for_products(d: DType, level: str, together: int) -> None:
    """Where quotients stay quotients, nothing is gained by looking at two vectors at once."""
    machine = level_machine(level)
    if machine is None:
        pytest.skip("this processor is no such one")
    kernel, schedule = _kernel(0, d), Schedule(1, 16, (0, 1))
    products = divides_most(kernel, schedule, machine)
    assert side_by_side(kernel, schedule, products) == together


@pytest.mark.parametrize("size", [127, 128, 200, 1000, 1033])
def test_two_vectors_at_once(size: int) -> None:
    """An element's exponential is the same wherever it stands; sums have every element once."""
    x = np.random.default_rng(3).normal(size=(3, size)).astype(np.float32)
    whole, total = (np.asarray(v) for v in mg.jit(lambda x: (mnp.exp(x), mnp.exp(x).sum(1)))(x))
    parts = [np.asarray(mg.jit(mnp.exp)(x[:, k : k + 50])) for k in range(0, size, 50)]
    np.testing.assert_array_equal(whole, np.concatenate(parts, axis=1))
    np.testing.assert_allclose(total, whole.astype(np.float64).sum(1), 2e-6)


def test_every_line_is_fetched() -> None:
    """Also where two vectors are read at once."""
    whole = _kernel(0)
    machine = host_machine(512)
    schedule = Schedule(1, 16, (0, 1), ahead=((0, 4),))
    body = (*whole.body[:1], Apply(ops.exponential, (0,), F32, node=_exponential()))
    stores = (replace(whole.stores[0], value=1),)
    made = replace(whole, operands=whole.operands[:1], body=body, stores=stores)
    text = kernel_module(made, schedule, machine)[0].text()
    assert text.count("call void @llvm.prefetch") == text.count("load <32 x float>") * 2 > 0


def _exponential() -> Node:
    """The node that an instruction comes from: its cost says what it is."""
    graph = build(lambda x: [ops.exponential(x)], [tensor((8, ROW), F32)], "f")
    return graph.outs[0]
