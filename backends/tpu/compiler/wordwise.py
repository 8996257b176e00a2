"""Steps of a walk on registers of words: elements of 16 and 8 bits are the wider type's there.

What has an instruction for packed elements is packed for it, so that it rounds as it does there.
Called by `walking`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph.backends.tpu.compiler.instructions import BITS, LIMITS, number
from monograph.backends.tpu.compiler.straight import Straight
from monograph.backends.tpu.isa.spec import TABLE
from monograph.backends.tpu.isa.vector import wide
from monograph.backends.tpu.isa.words import NATIVE, packing


def constant(code: Straight, text: str, dtype: str) -> Any:
    """A number in every word, or a mask that is the same everywhere."""
    if dtype == "bool":
        return code("mlanes", 0, code.chip.lanes if int(text) else 0)
    if text.startswith(BITS):  # of a narrow type
        return _unpacked(code, number(code, text, dtype), dtype)
    return number(code, text, wide(dtype))


def computed(
    code: Straight, what: str, types: Sequence[str], target: str, args: Sequence[Any]
) -> Any:
    """A step: `what` of values of some element types; see `Do`."""
    if what == "convert":
        return _converted(code, args[0], types[0], target)
    if what == "bits":
        return _unpacked(code, _packed(code, args[0], types[0]), target)
    if what.startswith("total."):
        keys = [_ordered(code, x) for x in args]
        return code(f"vcmp.{what[6:]}.i32", *keys)
    if what == "vselect" and target == "bool":
        c, x, y = args
        return code("mor", code("mand", c, x), code("mand", code("mnot", c), y))
    if what.startswith("vcmp") and types[0] == "bool":
        return _compared(code, what[5:], *args)
    if what == "vselect" or what[0] == "m":
        return code(what, *args)
    return _arithmetic(code, what, types[-1], target, args)


def _arithmetic(code: Straight, what: str, kind: str, target: str, args: Sequence[Any]) -> Any:
    name = f"{what}.{kind}" if f"{what}.{kind}" in TABLE else what
    if kind == wide(kind):
        return code(name, *args)
    if target == "bool":  # comparisons are the same among words
        return code(f"{what}.{wide(kind)}", *args)
    if kind in NATIVE:
        return _unpacked(code, code(name, *[_packed(code, x, kind) for x in args]), kind)
    name = f"{what}.{wide(kind)}" if f"{what}.{wide(kind)}" in TABLE else what
    return _unpacked(code, _packed(code, code(name, *args), kind), kind)


def _packed(code: Straight, x: Any, kind: str) -> Any:
    """Rounded or wrapped to a narrow type, in the parts of words."""
    return code(f"vpack.{kind}", *[x] * packing(kind)) if kind != wide(kind) else x


def _unpacked(code: Straight, x: Any, kind: str) -> Any:
    return code(f"vunpack.{kind}", x, 0) if kind != wide(kind) else x


def _converted(code: Straight, x: Any, source: str, target: str) -> Any:
    if source == target:
        return x
    if source == "bool":
        to = wide(target)
        return code("vselect", x, number(code, "1", to), number(code, "0", to))
    if target == "bool":
        zero = number(code, "0", wide(source))
        return code(f"vcmp.ne.{wide(source)}", x, zero)
    here, to = wide(source), wide(target)
    if here == "f32" and target in LIMITS:
        low, high = (number(code, n, "f32") for n in LIMITS[target])
        x = code("vclamp.f32", low, x, high)
    if here != to and "f32" in (here, to):
        x = code(f"vcvt.{to}.{here}", x)
    return _unpacked(code, _packed(code, x, target), target)


def _ordered(code: Straight, x: Any) -> Any:
    """Words that are ordered as the bits of floats are: those of negative ones turned."""
    sign = code("vshra.i32", x, code("vsplat", 31))
    return code("vxor", x, code("vand", sign, code("vsplat", 0x7FFFFFFF)))


def _compared(code: Straight, how: str, x: Any, y: Any) -> Any:
    """Truth values: false is less than true."""
    if how in ("eq", "ne"):
        other = code("mxor", x, y)
        return other if how == "ne" else code("mnot", other)
    if how in ("gt", "ge"):
        x, y, how = y, x, {"gt": "lt", "ge": "le"}[how]
    return code("mand" if how == "lt" else "mor", code("mnot", x), y)


__all__ = ["computed", "constant"]
