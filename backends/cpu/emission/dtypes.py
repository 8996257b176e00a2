"""How each element type lies in memory and in registers, and the way between the two.

Booleans are bytes 0/1 in memory, i1 in registers. Two- and four-bit integers take a byte each (low
bits, as ml_dtypes keeps them) and stay extended to i8 in registers. f16, bf16 and the 8-bit floats
are computed in f32, rounded after each op. Complex numbers are pairs of reals, interleaved in
memory.
"""

from __future__ import annotations

from collections.abc import Sequence

from monograph.backends.cpu.emission.emit import Code, literal, vector
from monograph.backends.cpu.emission.smallfloat import decode, encode, narrowed
from monograph.backends.cpu.emission.vectors import splat_part
from monograph.hlo.float_formats import FORMATS
from monograph.hlo.types import DType, real_dtype

_COMPUTE = {"f32": "float", "f64": "double", "c64": "float", "c128": "double", "bool": "i1"}


def register_type(d: DType) -> str:
    """The LLVM scalar type of a value of `d` (of one part, if complex) in registers."""
    found = _COMPUTE.get(d.name)
    if found is not None:
        return found
    return "float" if d.is_float else f"i{max(d.bits, 8)}"


def memory_type(d: DType) -> str:
    """The LLVM scalar type of a stored element (of one part, if complex)."""
    if d.is_inexact and d.name not in FORMATS:
        return register_type(d)
    return f"i{real_dtype(d).itemsize * 8}"


def alignment(d: DType) -> int:
    """Bytes that an element is aligned to at least."""
    return real_dtype(d).itemsize


def is_small_float(d: DType) -> bool:
    return d.name in FORMATS


class Value:
    """A value in registers: element type, lanes (1: the same in all lanes), SSA operands."""

    __slots__ = ("dtype", "lanes", "parts")

    def __init__(self, dtype: DType, lanes: int, parts: Sequence[str]) -> None:
        self.dtype = dtype
        self.lanes = lanes
        self.parts = tuple(parts)

    @property
    def type(self) -> str:
        """LLVM type of (each part of) the value."""
        return vector(register_type(self.dtype), self.lanes)

    @property
    def only(self) -> str:
        """The operand of a value that is not complex."""
        (part,) = self.parts
        return part


def wrap(code: Code, d: DType, lanes: int, x: str) -> str:
    """Bring a two- or four-bit integer back into its range; other types as they are."""
    if d.bits >= 8 or not d.is_integer:
        return x
    t = vector("i8", lanes)
    if d.kind == "uint":
        return code.op(f"and {t} {x}, {literal((1 << d.bits) - 1, 'i8', lanes)}")
    shift = literal(8 - d.bits, "i8", lanes)
    return code.op(f"ashr {t} {code.op(f'shl {t} {x}, {shift}')}, {shift}")


def from_memory(code: Code, d: DType, lanes: int, raw: str) -> str:
    """One stored part, as loaded, to what it is in registers."""
    t = vector(memory_type(d), lanes)
    if d.kind == "bool":
        return code.op(f"icmp ne {t} {raw}, {literal(0, 'i8', lanes)}")
    if d.name in FORMATS:
        return decode(code, d.name, lanes, raw)
    return wrap(code, d, lanes, raw)


def to_memory(code: Code, d: DType, lanes: int, x: str) -> str:
    """The other way; the value of a small float is representable already."""
    t = vector(memory_type(d), lanes)
    if d.kind == "bool":
        return code.op(f"zext {vector('i1', lanes)} {x} to {t}")
    if d.name in FORMATS:
        return narrowed(code, d.name, lanes, x)
    if d.is_integer and d.bits < 8:
        return code.op(f"and {t} {x}, {literal((1 << d.bits) - 1, 'i8', lanes)}")
    return x


def round_small(code: Code, d: DType, lanes: int, x: str) -> str:
    """The nearest value of a small float type, still in f32."""
    return decode(code, d.name, lanes, encode(code, d.name, lanes, x))


def splat(code: Code, v: Value, lanes: int) -> Value:
    """The value in all lanes."""
    if v.lanes == lanes:
        return v
    scalar = register_type(v.dtype)
    return Value(v.dtype, lanes, [splat_part(code, scalar, p, lanes) for p in v.parts])


def constant(d: DType, value: object) -> Value:
    """A scalar constant: a Python or NumPy scalar of `d`."""
    scalar = register_type(d)
    if d.is_complex:
        z = complex(value)  # type: ignore[call-overload]
        return Value(d, 1, [literal(z.real, scalar), literal(z.imag, scalar)])
    if d.is_float:
        return Value(d, 1, [literal(float(value), scalar)])  # type: ignore[arg-type]
    return Value(d, 1, [literal(int(value), scalar)])  # type: ignore[call-overload]
