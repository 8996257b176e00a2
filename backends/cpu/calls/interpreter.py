"""What native code must know of this Python: where the words of its objects are.

Nothing is assumed that is not looked up in live objects first; where something is not as expected,
`known_interpreter` says so and calls go through Python code.
"""

from __future__ import annotations

import ctypes
import struct
import sys
from functools import cache
from typing import Any

import numpy as np

from monograph.backends.cpu.calls.record import (
    NUMPY_DATA,
    NUMPY_DIMS,
    NUMPY_DTYPE,
    NUMPY_FLAGS,
    NUMPY_NDIM,
    NUMPY_PLAIN,
    SIZE,
    TYPE,
)

_BYTES_HEADER = 32  # of a bytes object: count, type, length, hash


def word(address: int) -> int:
    """The 64-bit word at an address."""
    return ctypes.c_uint64.from_address(address).value


def _int(address: int) -> int:
    return ctypes.c_int32.from_address(address).value


@cache
def known_interpreter() -> bool:
    """Whether this is a Python that native code can work with: checked, not believed."""
    return (
        sys.implementation.name == "cpython"
        and (3, 11) <= sys.version_info[:2] <= (3, 13)  # those it has been tried on
        and struct.calcsize("P") == 8
        and not hasattr(sys, "gettotalrefcount")
        and "t" not in getattr(sys, "abiflags", "")  # free threads
        and _tuples()
        and _bytes()
        and _numpy_arrays()
    )


def _tuples() -> bool:
    pair = (object(), object())
    at = id(pair)
    first = at + item_offset()
    return (
        word(at + TYPE) == id(tuple)
        and word(at + SIZE) == 2
        and [word(first), word(first + 8)] == [id(x) for x in pair]
    )


def item_offset() -> int:
    """Where the items of a tuple begin."""
    return tuple.__basicsize__


def _bytes() -> bool:
    data = bytes(range(1, 9))
    return ctypes.string_at(id(data) + _BYTES_HEADER, 8) == data


def _numpy_arrays() -> bool:
    x = np.arange(6, dtype=np.int16).reshape(2, 3)
    for array, plain in ((x, True), (x.T, False), (x[:, ::2], False)):
        at = id(array)
        dims = word(at + NUMPY_DIMS)
        if not (
            word(at + TYPE) == id(np.ndarray)
            and word(at + NUMPY_DATA) == array.ctypes.data
            and _int(at + NUMPY_NDIM) == 2
            and (word(dims), word(dims + 8)) == array.shape
            and word(at + NUMPY_DTYPE) == id(array.dtype)
            and (_int(at + NUMPY_FLAGS) & NUMPY_PLAIN == NUMPY_PLAIN) is plain
        ):
            return False
    return True


def slot_offsets(x: Any, names: tuple[str, ...]) -> dict[str, int] | None:
    """Where an object holds the values of these slots (each a different object), by looking."""
    words = {word(id(x) + at): at for at in range(16, type(x).__basicsize__, 8)}
    found = {name: words.get(id(getattr(x, name)), 0) for name in names}
    return found if all(found.values()) else None
