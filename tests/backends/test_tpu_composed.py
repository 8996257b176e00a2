"""Small programs of many kinds: every task has instructions, and these give the bits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph import lax
from tpu_streams import RNG, Array, check_everywhere, f32


def bf16(*shape: int) -> Array:
    return f32(*shape).astype(ml_dtypes.bfloat16)


def f16(*shape: int) -> Array:
    return f32(*shape).astype(np.float16)


def i8(*shape: int) -> Array:
    return RNG.integers(-100, 100, shape).astype(np.int8)


def truths(*shape: int) -> Array:
    return RNG.random(shape) < 0.5


def edges(*shape: int) -> Array:
    """Among other numbers infinities, NaN, and the largest and smallest ones."""
    x = f32(*shape)
    odd = np.float32([np.inf, -np.inf, np.nan, 3.4e38, 1e-40, 0, -0.0])
    some = RNG.random(shape) < 0.1
    x[some] = RNG.choice(odd, int(some.sum()))
    return x


def hessian(x: Any) -> Any:
    return mg.hessian(lambda x: mnp.log(mnp.exp(x * x.sum()).sum()))(x)


def convolved(x: Any, w: Any) -> Any:
    return lax.conv_general_dilated(
        x, w, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")
    )


def kernel_gradient(x: Any, w: Any) -> Any:
    return mg.grad(lambda w: (convolved(x, w) ** 2).sum())(w)


def drawn(seed: Any) -> Any:
    a, b = mg.random.split(mg.random.wrap_key_data(seed))
    return (
        mg.random.normal(a, (7, 130)), mg.random.randint(b, (5,), 0, 9),
        mg.random.exponential(a, (200,)), mg.random.cauchy(b, (9,)),
    )  # fmt: skip


def bits(x: Any, y: Any, z: Any) -> Any:
    word = lax.bitcast_convert_type(x, mnp.uint32)
    return (
        lax.bitcast_convert_type(word ^ mnp.uint32(0x80000000), mnp.float32) * 2,
        lax.bitcast_convert_type(y, mnp.uint16) + 1, lax.bitcast_convert_type(z, mnp.uint8) >> 1,
        lax.nextafter(x, mnp.zeros_like(x)), mnp.signbit(x), mnp.copysign(x, -1),
    )  # fmt: skip


PROGRAMS: dict[str, tuple[Callable[..., Any], tuple[Array, ...]]] = {
    "truths counted along rows": (lambda m: m.sum(-1), (truths(7, 129),)),
    "truths counted along rows that fill no tiles": (lambda m: m.sum(-1), (truths(3, 33, 5),)),
    "bytes summed along rows": (lambda x: x.astype(mnp.int32).sum(-1), (i8(9, 40),)),
    "a column of a column": (hessian, (f32(5),)),
    "stacks of few rows turned": (lambda x, y: mnp.einsum("abc,cbd->ad", x, y),
                                  (f32(3, 4, 5), f32(5, 4, 2))),
    "stacks of one column": (lambda x: mnp.einsum("abc,abc->b", x, x), (f32(3, 4, 5),)),
    "three factors": (lambda x, y, z: mnp.einsum("abc,cbd,ad->bc", x, y, z),
                      (f32(3, 4, 5), f32(5, 4, 2), f32(3, 2))),
    "many blocks turned": (lambda x, y: x.T @ y, (f32(10001, 8), f32(10001, 9))),
    "a square product turned": (lambda x, y, z: z - (x @ y).T, (f32(24, 24),) * 3),
    "a stack of cubes turned": (lambda x, y, z: z - (x @ y).transpose(1, 0, 2),
                                (f32(8, 8, 8),) * 3),
    "a column spread along the other way": (lambda x: mnp.exp(x)[None, :, 0] * mnp.ones((3, 1, 3)),
                                            (f32(3, 1),)),
    "a column at an index as a factor": (
        lambda x, i: x.T @ lax.dynamic_index_in_dim(x, i, 1, False), (f32(6, 6), np.int32(2))),
    "the gradient of a kernel": (kernel_gradient, (f32(4, 8, 8, 20), f32(3, 3, 20, 4))),
    "a choice by random numbers": (
        lambda s: mg.random.categorical(mg.random.wrap_key_data(s), mnp.zeros((3, 5))),
        (np.uint32([1, 2]),)),
    "places of truths": (lambda m: mnp.nonzero(m, size=20), (truths(9, 130),)),
    "columns of truths": (lambda x: mnp.where((x > 0).any(-1), x.sum(-1), 1), (f32(70, 40),)),
    "truths as columns": (lambda x, m: mnp.where(m[:, None], x, 0) * m.any(),
                          (f32(70, 40), truths(70))),
    "softmax of halves": (mg.nn.softmax, (f16(7, 129),)),
    "softmax of bf16": (mg.nn.softmax, (bf16(3, 16, 40),)),
    "sums and products of bf16": (
        lambda x: (lax.reduce(x, mnp.bfloat16(1), lax.mul, (0,)), lax.reduce(
            x, mnp.bfloat16(0), lax.add, (1,))), (bf16(5, 200),)),
    "random numbers": (drawn, (np.uint32([1, 2]),)),
    "bits": (bits, (edges(9, 130), f16(200), i8(64))),
    "special functions": (
        lambda x: (lax.lgamma(x), lax.digamma(x), lax.bessel_i0e(x), lax.bessel_i1e(x)),
        (edges(129),)),
}  # fmt: skip


NUMBERS = ("float32", "bfloat16", "float16", "int32", "uint32", "int16", "uint16", "int8", "uint8")


@pytest.mark.parametrize("source", NUMBERS)
def test_every_conversion_of_numbers(source: str) -> None:
    """Floats are cut off where they become narrow whole numbers, and these keep their low bits."""
    x = 100 * edges(9, 130).clip(-6e2, 6e2)
    if "int" in source:
        x = RNG.integers(-(1 << 31), 1 << 31, x.shape)
    x = x.astype(getattr(ml_dtypes, source, source))
    check_everywhere(lambda x: [x.astype(kind) for kind in NUMBERS if kind != source], x)


@pytest.mark.parametrize("name", PROGRAMS)
def test_every_task_gives_the_bits(name: str) -> None:
    f, args = PROGRAMS[name]
    check_everywhere(f, *args)
