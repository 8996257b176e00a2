"""Constants split into parts, for exact products: ``x = sum of parts`` with short leading ones."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from monograph.backends.cpu.math.coefficients import COEFFICIENTS
from monograph.backends.cpu.math.number import Number

# 200 bits each, as hexadecimal fractions
_SCALE = 2**200
LN2 = Fraction(0xB17217F7D1CF79ABC9E3B39803F2F6AF40F343267298B62D8A, _SCALE)
PI = Fraction(0x3243F6A8885A308D313198A2E03707344A4093822299F31D008, _SCALE)


def parts(value: Fraction, widths: Sequence[int], last: int) -> tuple[float, ...]:
    """The value as a sum of floats: leading parts of so many bits, then one of `last` bits."""
    out: list[float] = []
    for bits in (*widths, last):
        exponent = value.numerator.bit_length() - value.denominator.bit_length()
        unit = Fraction(2) ** (exponent - bits)
        whole = value // unit if len(out) < len(widths) else round(value / unit)
        out.append(float(whole * unit))
        value -= whole * unit
    return tuple(out)


# flavour -> ln 2, of which the first part times any exponent is exact
LN2_PARTS = {
    "f32": parts(LN2, (12,), 23),
    "f64": parts(LN2, (40,), 52),
}
LN2_WIDE = float(LN2)


@dataclass(frozen=True)
class Powers:
    """``2^(j / 16)`` for j from 0 to 15 as floats of so many bits, and what rounding took."""

    powers: tuple[float, ...]
    rest: tuple[float, ...]


def sixteenths(bits: int) -> Powers:
    def root(x: int) -> int:
        return math.isqrt(math.isqrt(math.isqrt(math.isqrt(x))))

    exact = [Fraction(root(2**j * _SCALE**16), _SCALE) for j in range(16)]
    near = [Fraction(round(x * 2**bits), 2**bits) for x in exact]
    rest = tuple(float(x - y) for x, y in zip(exact, near, strict=True))
    return Powers(tuple(map(float, near)), rest)


SIXTEENTHS = {"f32": sixteenths(23), "f64": sixteenths(52)}


def coefficients(x: Number, name: str) -> tuple[float, ...]:
    """Those of a fit for a number's flavour."""
    return COEFFICIENTS[name][x.flavour.name]
