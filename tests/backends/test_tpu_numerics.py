"""The array's arithmetic as `numerics` states it, against a slow statement of its own."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import monograph.backends.tpu as tpu
from monograph.backends.tpu.numerics import (
    PASSES,
    canonical,
    chain,
    flush,
    parts_of,
    product,
    round_bf16,
    widened,
)

Array = np.ndarray[Any, Any]
TINY = np.finfo(np.float32).smallest_normal


def drawn(seed: int, *shape: int) -> Array:
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


def test_rounding_to_bf16_is_to_nearest_even() -> None:
    """Every f32 pattern of some exponents around every bf16, by bits."""
    high = np.arange(0, 1 << 16, 7, dtype=np.uint32) << 16
    for low in (0, 1, 0x7FFF, 0x8000, 0x8001, 0xFFFF):
        bits = high | low
        x = bits.view(np.float32)
        rounded = (bits + 0x7FFF + ((bits >> 16) & 1)) & 0xFFFF0000
        finite = np.isfinite(x)
        np.testing.assert_array_equal(
            round_bf16(x).view(np.uint32)[finite], rounded[finite].astype(np.uint32)
        )


def test_products_of_bf16_are_exact() -> None:
    a, w = round_bf16(drawn(0, 2000)), round_bf16(drawn(1, 2000))
    for x, y, p in zip(a, w, a * w, strict=True):
        assert Fraction(float(x)) * Fraction(float(y)) == Fraction(float(p))


@pytest.mark.parametrize("rows", [None, 1, 5, 16])
def test_sums_are_in_order(rows: int | None) -> None:
    """By scalars: tiles of `rows` terms from zero, each added to the accumulator."""
    a, w = round_bf16(drawn(2, 3, 16)), round_bf16(drawn(3, 16, 4))
    wanted = np.zeros((3, 4), np.float32)
    for i in range(3):
        for j in range(4):
            for first in range(0, 16, rows or 16):
                total = np.float32(0)
                for k in range(first, min(first + (rows or 16), 16)):
                    total = np.float32(total + np.float32(a[i, k] * w[k, j]))
                wanted[i, j] = np.float32(wanted[i, j] + total)
    assert product(a, w, rows).tobytes() == wanted.tobytes()


def test_order_matters() -> None:
    a = np.float32([[2**24, 1, -(2**24)]])
    assert product(a, np.ones((3, 1), np.float32)).tolist() == [[0.0]]
    assert product(a[:, [0, 2, 1]], np.ones((3, 1), np.float32)).tolist() == [[1.0]]
    assert product(a, np.ones((3, 1), np.float32), rows=1).tolist() == [[0.0]]


def test_parts_add_up() -> None:
    """Three parts hold all 24 bits of an f32, two hold 16."""
    powers = np.random.default_rng(5).integers(-20, 20, 5000)
    x = drawn(4, 5000) * (10.0**powers).astype(np.float32)
    high, mid, low = (p.astype(np.float64) for p in parts_of(x, 3))
    np.testing.assert_array_equal(high + mid + low, x.astype(np.float64))
    assert np.abs((high + mid - x) / x).max() < 2.0**-16
    odd = np.float32([np.inf, -np.inf, np.nan, 3.4e38])
    first, second = parts_of(odd, 2)
    assert np.isfinite(second).all()
    np.testing.assert_array_equal(first[:2], odd[:2])


def test_passes() -> None:
    assert {name: len(p) for name, p in PASSES.items()} == {"default": 1, "high": 3, "highest": 6}
    for passes in PASSES.values():
        assert passes[-1] == (0, 0)  # the largest last
        assert list(passes) == sorted(passes, key=lambda p: -sum(p))


def test_high_is_three_products() -> None:
    a, w = drawn(6, 4, 9), drawn(7, 9, 5)
    (a0, a1), (w0, w1) = ([widened(p) for p in parts_of(x, 2)] for x in (a, w))
    wanted = np.zeros((4, 5), np.float32)
    for x, y in ((a1, w0), (a0, w1), (a0, w0)):
        for first in (0, 4, 8):
            wanted = wanted + chain(x[:, first : first + 4], y[first : first + 4])
    found = product(a, w, 4, tpu.Numerics(precision="high"))
    assert found.tobytes() == wanted.tobytes()


def test_groups_of_four_round_once() -> None:
    big, one = np.float32(2**24), np.float32(1)
    a = np.float32([[big, one, one, -big]])
    ones = np.ones((4, 1), np.float32)
    assert product(a, ones).tolist() == [[0.0]]
    assert product(a, ones, numerics=tpu.Numerics(chain_group=4)).tolist() == [[2.0]]
    # A group ends with the tile, and the next one begins anew.
    assert product(a, ones, 2, tpu.Numerics(chain_group=4)).tolist() == [[1.0]]


def test_denormals() -> None:
    a = np.float32([[TINY / 4, 1.0]])
    w = np.float32([[1.0], [0.0]])
    assert product(a, w).tolist() == [[float(TINY / 4)]]
    assert product(a, w, numerics=tpu.Numerics(denormals="flush")).tolist() == [[0.0]]
    halves = np.float32([[TINY, -1.5 * TINY]])  # their sum is denormal
    ones = np.ones((2, 1), np.float32)
    assert product(halves, ones).tolist() == [[float(-TINY / 2)]]
    assert product(halves, ones, numerics=tpu.Numerics(denormals="flush")).tolist() == [[0.0]]
    assert np.signbit(flush(np.float32([-TINY / 2]))).all()


def test_zeros_and_what_is_not_a_number() -> None:
    """A sum is never -0; every NaN is the one NaN."""
    minus = product(np.float32([[-0.0]]), np.float32([[1.0]]))
    assert minus.tobytes() == np.float32([[0.0]]).tobytes()
    odd = np.array([0x7FC00001, 0xFFC00000, 0x7F800001], np.uint32).view(np.float32)
    assert {int(x) for x in canonical(odd.copy()).view(np.uint32)} == {0x7FC00000}
    found = product(np.float32([[np.inf, 1.0]]), np.float32([[0.0], [1.0]]))
    assert found.view(np.uint32).tolist() == [[0x7FC00000]]


@pytest.mark.parametrize("dtype", [np.float16, np.float64, ml_dtypes.float8_e4m3fn])
def test_other_floats_are_rounded_first(dtype: Any) -> None:
    a, w = drawn(8, 5, 6).astype(dtype), drawn(9, 6, 3).astype(dtype)
    rounded = [round_bf16(x.astype(np.float32)) for x in (a, w)]
    assert product(a, w).tobytes() == product(*rounded).tobytes()
