"""Convolutions of all forms: their windows, kernels and results are laid out by instructions."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from tpu_streams import check_streams, f32

Array = np.ndarray[Any, Any]
RNG = np.random.default_rng(5)
LAST = ("NHWC", "HWIO", "NHWC")
FIRST = ("NCHW", "OIHW", "NCHW")


def bf16(*shape: int) -> Array:
    return f32(*shape).astype(ml_dtypes.bfloat16)


def f16(*shape: int) -> Array:
    return f32(*shape).astype(np.float16)


def i8(*shape: int) -> Array:
    return RNG.integers(-100, 100, shape).astype(np.int8)


FORMS: dict[str, tuple[tuple[str, str, str], tuple[Array, Array], dict[str, Any]]] = {
    "features first": (FIRST, (f32(2, 5, 9, 10), f32(7, 5, 3, 3)), {}),
    "features first, in strides": (FIRST, (f32(1, 3, 20, 21), f32(16, 3, 5, 5)),
                                   {"window_strides": (2, 2)}),
    "features first, packed": (FIRST, (bf16(1, 5, 9, 16), bf16(7, 5, 3, 3)), {}),
    "the result in another order": (("NHWC", "HWIO", "CHWN"), (f32(2, 9, 10, 8), f32(3, 3, 8, 12)),
                                    {}),
    "the result in another order of one shape": (("NHWC", "HWIO", "NCHW"),
                                                 (f32(2, 6, 6, 7), f32(3, 3, 7, 6)), {}),
    "packed": (LAST, (bf16(2, 9, 10, 24), bf16(3, 3, 24, 40)), {}),
    "packed, summed in f32": (LAST, (bf16(1, 9, 10, 24), bf16(3, 3, 24, 40)),
                              {"preferred_element_type": mnp.float32}),
    "halves": (LAST, (f16(2, 9, 10, 24), f16(3, 3, 24, 40)), {}),
    "halves, features first": (FIRST, (f16(1, 5, 9, 16), f16(7, 5, 3, 3)), {}),
    "halves as they lie": (LAST, (f16(2, 8, 16, 24), f16(1, 1, 24, 40)), {}),
    "whole numbers": (LAST, (i8(1, 9, 10, 24), i8(3, 3, 24, 40)),
                      {"preferred_element_type": mnp.int32}),
    "three dimensions": (("NDHWC", "DHWIO", "NDHWC"), (f32(1, 4, 6, 7, 8), f32(2, 3, 3, 8, 12)),
                         {}),
    "groups of features": (LAST, (f32(1, 6, 7, 8), f32(3, 3, 2, 12)), {"feature_group_count": 4}),
    "each feature by itself": (LAST, (f32(1, 6, 7, 8), f32(3, 3, 1, 8)),
                               {"feature_group_count": 8}),
    "each feature by itself, dilated": (
        LAST, (f32(2, 9, 10, 20), f32(3, 2, 1, 20)),
        {"feature_group_count": 20, "rhs_dilation": (1, 2), "padding": [(0, 2), (1, -1)],
         "window_strides": (2, 1)},
    ),
    "each feature by itself, features first": (FIRST, (f32(2, 6, 9, 130), f32(6, 1, 3, 3)),
                                               {"feature_group_count": 6}),
    "each feature by itself, packed": (("NCW", "WIO", "NWC"), (bf16(2, 6, 9), bf16(4, 1, 6)), {
        "feature_group_count": 6, "padding": [(1, 2)], "lhs_dilation": (2,),
        "window_strides": (1,)}),
    "each feature by itself, whole numbers": (
        LAST, (i8(1, 5, 6, 9), i8(2, 2, 1, 9)),
        {"feature_group_count": 9, "preferred_element_type": mnp.int32}),
    "groups of the batch": (LAST, (f32(4, 6, 7, 8), f32(3, 3, 8, 12)), {"batch_group_count": 2}),
    "transposed": (LAST, (f32(1, 6, 7, 8), f32(3, 3, 8, 12)),
                   {"padding": [(2, 2), (2, 2)], "lhs_dilation": (2, 2)}),
    "gaps in both": (LAST, (f32(1, 6, 7, 8), f32(3, 4, 8, 12)),
                     {"padding": [(1, 2), (4, 2)], "lhs_dilation": (3, 2), "rhs_dilation": (2, 1)}),
    "a part of the input": (LAST, (f32(1, 9, 9, 8), f32(3, 3, 8, 12)),
                            {"padding": [(-1, 2), (1, -2)]}),
    "in three passes": (LAST, (f32(1, 8, 9, 20), f32(3, 3, 20, 12)), {"precision": "high"}),
}  # fmt: skip


@pytest.mark.parametrize("name", FORMS)
def test_forms_of_convolutions(name: str) -> None:
    names, args, how = FORMS[name]
    how = {"window_strides": (1,) * (args[0].ndim - 2), "padding": "SAME"} | how

    def f(x: Any, w: Any) -> Any:
        return mg.lax.conv_general_dilated(x, w, dimension_numbers=names, **how)

    check_streams(f, *args)


def test_the_derivatives_of_a_convolution() -> None:
    """Kernels are turned round, dimensions change their roles."""

    def loss(x: Any, w: Any) -> Any:
        y = mg.lax.conv_general_dilated(x, w, (2, 2), "SAME", dimension_numbers=LAST)
        return (y * y).sum()

    check_streams(mg.grad(loss, (0, 1)), f32(1, 12, 12, 8), f32(3, 3, 8, 12))


def test_a_column_that_is_convolved() -> None:
    """What a fold over lanes leaves becomes rows first."""

    def f(x: Any, w: Any) -> Any:
        y = mnp.exp(x).sum(-1)[..., None]
        return mg.lax.conv_general_dilated(y, w, (1, 1), "SAME", dimension_numbers=LAST)

    check_streams(f, f32(1, 6, 7, 8), f32(3, 3, 1, 12))


def check_random(seed: int) -> None:
    rng = np.random.default_rng(seed)
    rank = int(rng.integers(1, 4))
    kind = [f32, bf16, i8][int(rng.integers(3))]
    sizes, space = rng.integers(1, 4, rank), rng.integers(5, [30, 11, 7][rank - 1], rank)
    groups = int(rng.choice([1, 1, 1, 2]))
    features, filters = (groups * int(n) for n in rng.integers(1, 20, 2))
    letters = "DHW"[3 - rank :]
    order = [str(x) for x in ("N" + letters + "C", "NC" + letters)]
    x_names, out_names = (order[int(i)] for i in rng.integers(0, 2, 2))
    w_names = [letters + "IO", "OI" + letters][int(rng.integers(2))]
    named = dict(zip("NC" + letters, (2, features, *space), strict=True))
    kernel = dict(zip("IO" + letters, (features // groups, filters, *sizes), strict=True))
    dilated = tuple(int(n) for n in rng.integers(1, 3, rank))
    how = {
        "window_strides": tuple(int(n) for n in rng.integers(1, 3, rank)),
        "lhs_dilation": dilated if seed % 3 == 0 else (1,) * rank,
        "rhs_dilation": dilated if seed % 3 == 1 else (1,) * rank,
        "padding": [tuple(int(n) for n in rng.integers(0, 4, 2)) for _ in range(rank)],
        "feature_group_count": groups,
        "preferred_element_type": mnp.int32 if kind is i8 else mnp.float32,
    }

    def f(x: Any, w: Any) -> Any:
        names = (x_names, w_names, out_names)
        return mg.lax.conv_general_dilated(x, w, dimension_numbers=names, **how)

    x, w = kind(*[int(named[n]) for n in x_names]), kind(*[int(kernel[n]) for n in w_names])
    check_streams(f, x, w)


def test_some_random_forms() -> None:
    for seed in range(6):
        check_random(seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6, 80))
def test_random_forms(seed: int) -> None:
    check_random(seed)
