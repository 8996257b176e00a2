"""Keys of sorts as instructions: elements as signed words that are ordered as the elements are.

Elements are words of their bits here, whatever their type (`networks`). A key is made as
`monograph.hlo.ops.orders.encoded` makes it: the bits of floats in total order, with one zero and
one NaN where the key says so, turned where the largest comes first. Called by `networking`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph.backends.tpu.compiler.straight import Straight, Value
from monograph.backends.tpu.compiler.wordwise import computed
from monograph.backends.tpu.isa.vector import wide
from monograph.hlo.ops.orders import Key, has_zero
from monograph.hlo.types import DTYPES, DType

TOP, SIGN = 0x7FFFFFFF, -(1 << 31)


def bits_of(dtype: str) -> str:
    """The type of the words that hold the bits of elements."""
    return f"u{8 * DTYPES[dtype].itemsize}"


def element(code: Straight, x: Any, dtype: str) -> Any:
    """What a word of bits is: a number in the wide type, or a mask of truth values."""
    if dtype == "bool":
        return code("mwords", x)
    return computed(code, "bits", (bits_of(dtype),), dtype, [x])


def key_of(code: Straight, key: Key, x: Any, dtype: str) -> Value:
    """The key of words of bits."""
    d = DTYPES[dtype]
    shift = 32 - d.bits
    made = code("vshl.i32", x, code("vsplat", shift)) if shift else x
    if d.is_float and d.has_sign:
        sign = code("vshra.i32", made, code("vsplat", 31))
        made = code("vxor", made, code("vand", sign, code("vsplat", TOP)))
        made = _equated(code, key, x, d, made)
    elif d.is_float:
        made = _equated(code, key, x, d, code("vxor", made, code("vsplat", SIGN)))
    elif d.kind != "int":
        made = code("vxor", made, code("vsplat", SIGN))
    return code("vnot", made) if key.descending else made


def _equated(code: Straight, key: Key, x: Any, d: DType, made: Any) -> Any:
    """With one zero and one NaN, where the key says so."""
    if not (key.zeros or key.nans):
        return made
    number, kind = element(code, x, d.name), wide(d.name)
    if key.zeros and has_zero(d):
        is_zero = code(f"vcmp.eq.{kind}", number, code("vsplat", 0))
        made = code("vselect", is_zero, code("vsplat", 0), made)
    if key.nans:
        is_nan = code(f"vcmp.ne.{kind}", number, number)
        made = code("vselect", is_nan, code("vsplat", TOP), made)
    return made


def first(code: Straight, pairs: Sequence[tuple[Any, Any]]) -> Value:
    """Where the left keys come before the right ones: the first that differ decide."""
    made: Value | None = None
    for x, y in reversed(pairs):
        less = code("vcmp.lt.i32", x, y)
        if made is not None:
            less = code("mor", less, code("mand", code("vcmp.eq.i32", x, y), made))
        made = less
    assert made is not None
    return made


def tells_apart(key: Key, dtype: str) -> bool:
    """Whether elements of one key have the same bits."""
    return not (key.zeros or key.nans) and not key.part and DTYPES[dtype].kind != "complex"


__all__ = ["bits_of", "element", "first", "key_of", "tells_apart"]
