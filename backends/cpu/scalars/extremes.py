"""The larger or the smaller of two floats: NaN if one of them is, and -0 is below 0.

LLVM takes six instructions for it on x86. AVX-512 has one that is right but for NaN, of which the
sum of both makes another.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monograph.backends.cpu.emission.dtypes import Value, register_type
from monograph.backends.cpu.emission.lanes import Lanes
from monograph.backends.cpu.scalars.floats import Emitter
from monograph.hlo.types import DType

_WIDTHS = (128, 256, 512)  # bits of registers
_SIGNED = 4  # the result has the sign of the operand that it is


def extreme(name: str) -> Emitter:
    """ "maximum" or "minimum"."""

    def emit(b: Lanes, out: DType, attrs: Mapping[str, Any], xs: list[Value]) -> list[str]:
        s, names = register_type(xs[0].dtype), [x.only for x in xs]
        machine = b.code.module.machine
        known = any(not n.startswith("%") for n in names)  # then LLVM leaves most of it out
        if known or not (machine.has("avx512dq") and machine.has("avx512vl")):
            return [b.intrinsic(name, s, *names)]
        total = b.op("fadd", s, *names)
        return [b.select(b.op("fcmp uno", s, *names), s, total, _ranged(b, name, s, names))]

    return emit


def _ranged(b: Lanes, name: str, scalar: str, names: list[str]) -> str:
    """Right for all numbers."""
    size, short = (64, "pd") if scalar == "double" else (32, "ps")
    bits = next((n for n in _WIDTHS if n >= size * b.lanes), _WIDTHS[-1])
    width = bits // size
    kind, mask = f"<{width} x {scalar}>", f"i{max(width, 8)}"
    rest = ["i32", kind, mask, *["i32"] * (bits == _WIDTHS[-1])]
    how = _SIGNED + (name == "maximum")
    f = f"llvm.x86.avx512.mask.range.{short}.{bits}"
    b.code.module.declare(f, f"{kind} @{f}({', '.join([kind, kind, *rest])})")
    flags = zip(rest, (how, "poison", -1, 4), strict=False)  # no mask; rounded as usual
    last = ", ".join(f"{t} {v}" for t, v in flags)
    found = [
        b.code.op(f"call {kind} @{f}({kind} {x}, {kind} {y}, {last})")
        for x, y in zip(*(b.registers(n, scalar, width) for n in names), strict=True)
    ]
    return b.joined(found, scalar, width)
