"""How element types are spelt in CUDA C++: in memory, in registers, and the way between the two.

Booleans are bytes in memory; integers of fewer than eight bits take one each. Floats of 16 bits and
less are computed in f32, rounded after each operation, as the interpreter does it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.hlo.float_formats import FORMATS
from monograph.hlo.types import DType, real_dtype

_WORDS = {"f32": "f32", "f64": "f64", "c64": "c64", "c128": "c128"}


def stored(d: DType) -> str:
    """The type of an element in memory."""
    found = _WORDS.get(d.name)
    if found is not None:
        return found
    if d.is_float:
        return f"u{8 * d.itemsize}"
    return "u8" if d.kind == "bool" else f"{'i' if d.kind == 'int' else 'u'}{max(d.bits, 8)}"


def held(d: DType) -> str:
    """The type of a value in registers."""
    if d.kind == "bool":
        return "bool"
    return "f32" if is_small(d) else stored(d)


def size_of(t: str) -> int:
    """Bytes of an element, by how its type is spelt."""
    return 1 if t == "bool" else int(t[1:]) // 8


def is_small(d: DType) -> bool:
    """Whether a float is computed in f32 and rounded."""
    return d.name in FORMATS


def format_of(d: DType) -> str:
    """The class in `device.cuh` that converts a small float."""
    form = FORMATS[d.name]
    if form is None:
        return "PowerOfTwo"
    numbers = (form.bits, form.mantissa, form.bias, form.top, form.overflow, form.nan)
    signless = "true" if form.signless else "false"
    return f"Small<{stored(d)}, {', '.join(map(str, numbers))}, {signless}>"


def from_memory(d: DType, x: str) -> str:
    """A stored element as a value."""
    if d.kind == "bool":
        return f"({x} != 0)"
    if is_small(d):
        return f"{short(d)}::decode({x})"
    return wrapped(d, x)


def to_memory(d: DType, x: str) -> str:
    """A value as a stored element."""
    if is_small(d):
        return f"{short(d)}::encode({x})"
    if d.is_integer and d.bits < 8:
        return f"({stored(d)})({x} & {(1 << d.bits) - 1})"
    return f"({stored(d)}){x}" if d.kind == "bool" else x


def short(d: DType) -> str:
    """The name that programs give the converting class."""
    return d.name.upper()


def wrapped(d: DType, x: str) -> str:
    """An integer of fewer than eight bits brought back into its range; others as they are."""
    if d.is_integer and d.bits < 8:
        return f"narrow<{held(d)}, {d.bits}>({x})"
    return x


def fitted(d: DType, x: str) -> str:
    """What was computed in wider registers, as a value of the type."""
    return f"{short(d)}::rounded({x})" if is_small(d) else wrapped(d, x)


def constant(d: DType, value: Any) -> str:
    """A constant of the type."""
    if d.is_complex:
        z, part = complex(value), real_dtype(d)
        return f"make_complex({constant(part, z.real)}, {constant(part, z.imag)})"
    if d.kind == "bool":
        return "true" if value else "false"
    if d.is_float:
        return _float(float(value), held(d))
    number = int(value)
    if d.bits == 64:
        text = f"{number}ull" if d.kind == "uint" else f"{number}ll"
        return text if number != -(2**63) else "(-9223372036854775807ll - 1)"
    if number == -(2**31):
        return "(-2147483647 - 1)"
    return f"({held(d)}){number}" if d.name != "i32" else str(number)


def _float(x: float, t: str) -> str:
    if not np.isfinite(x):
        bits = np.float32(x).view(np.uint32) if t == "f32" else np.float64(x).view(np.uint64)
        suffix = "u" if t == "f32" else "ull"
        return f"bits_as<{t}>({int(bits):#x}{suffix})"
    if t == "f64":
        return repr(x)
    small = x == 0 or 1e-4 <= abs(x) < 1e6
    show = np.format_float_positional if small else np.format_float_scientific
    return show(np.float32(x), unique=True, trim="0") + "f"


__all__ = [
    "constant",
    "fitted",
    "format_of",
    "from_memory",
    "held",
    "is_small",
    "short",
    "size_of",
    "stored",
    "to_memory",
    "wrapped",
]
