"""Arrays whose axes a 32-bit index does not hold. Their memory is never touched but in places."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp

LONG = 2**31 + 12_345
PLACES = {7: 1, 2**31 - 1: 9, 2**31: 5, LONG - 2: 2, LONG - 1: 3}


@pytest.fixture(scope="module")
def long() -> Any:
    try:
        x = np.zeros(LONG, np.int8)
    except MemoryError:
        pytest.skip("no room for 2 GiB")
    for place, value in PLACES.items():
        x[place] = value
    return x


CASES: dict[str, tuple[Callable[..., Any], tuple[Any, ...], list[int]]] = {
    "one": (lambda x: x[2**31], (), [5]),
    "slice": (lambda x: x[2**31 - 1 : 2**31 + 2], (), [9, 5, 0]),
    "end": (lambda x: x[-3:] + 1, (), [1, 3, 4]),
    "strided": (lambda x: x[7 :: 2**30], (), [1, 0, 0]),
    "array": (lambda x, i: x[i], (np.array([7, -1, 2**31 - 1], np.int32),), [1, 3, 9]),
    "unsigned": (lambda x, i: x[i], (np.array([7, 2**31], np.uint32),), [1, 5]),
    "narrow": (lambda x, i: x[i], (np.array([7, -1], np.int8),), [1, 3]),
    "known": (lambda x: x[np.array([7, -1], np.int32)], (), [1, 3]),
    "take": (lambda x: mnp.take(x, mnp.array([7, -1])), (), [1, 3]),
    "from": (lambda x, i: mg.lax.dynamic_slice(x, (i,), (2,)), (np.int32(2**31 - 1),), [9, 5]),
    "from the end": (lambda x, i: mg.lax.dynamic_slice(x, (i,), (2,)), (np.int32(-2),), [2, 3]),
}


@pytest.mark.parametrize("name", CASES)
def test_places_beyond_32_bits(long: Any, name: str) -> None:
    function, more, wanted = CASES[name]
    got = np.asarray(mg.jit(function)(long, *more))
    np.testing.assert_array_equal(got.reshape(-1), wanted)
