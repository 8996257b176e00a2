"""Quotients of f32 by a number that a whole loop shares, as products, bit by bit the same.

A vector keeps the unit for quotients busy for six cycles. Where the divisor d is known before the
loop, its reciprocal r is too, and ``q = x r``, ``q - r (q d - x)`` is the quotient of x and d,
rounded once (Markstein, "Computation of elementary functions on the IBM RISC System/6000
processor", IBM Journal of Research and Development 34, 1990): the inner parenthesis has no rounding
error, and r is the nearest number to 1 / d. That takes three instructions of other units.

It does not hold where the parenthesis or the quotient may be subnormal, so vectors with a tiny x
that is not zero are divided, as are all if d is negative, or no ordinary number. Zeros keep their
signs, infinities and NaN are what they would be. `Values` asks for it where it pays
(`monograph.backends.cpu.loops.units`).
"""

from __future__ import annotations

from functools import reduce

from monograph.backends.cpu.emission.dtypes import Value, register_type, splat
from monograph.backends.cpu.emission.emit import Machine
from monograph.backends.cpu.emission.lanes import Lanes
from monograph.backends.cpu.emission.vectors import splat_part
from monograph.backends.cpu.math import avx512
from monograph.backends.cpu.math.number import F32, Number, fma
from monograph.hlo.types import DType

LANES = 16  # of a register

_LEAST, _MOST = 2.0**-126, 2.0**126  # divisors whose reciprocals are ordinary numbers too
_TINY = 2.0**-100  # below, the last bit of x is no longer far above the smallest number
_SMALLER = 2.0**-123  # x / d is an ordinary number where x is at least that times d
_LARGEST = (2 - 2.0**-23) * 2.0**127


def replaceable(d: DType, machine: Machine) -> bool:
    """Whether there are products for quotients of this type: reals, in f32 while in registers."""
    return d.kind == "float" and register_type(d) == "float" and avx512.machine_looks_up(machine)


def quotient(b: Lanes, x: Value, d: Value) -> str | None:
    """``x / d`` in the lanes of `b`; None where the type, the lanes or d are not made for it."""
    whole = x.lanes == b.lanes and b.lanes % LANES == 0
    if not (whole and d.lanes == 1 and replaceable(x.dtype, b.code.module.machine)):
        return None
    if not b.code.outside(d.only):
        return None
    lanes = splat(b.code, d, b.lanes).only
    rare = f"fdiv {x.type} {x.only}, {lanes}"
    alone = _number(Lanes(b.code, 1), d)
    reciprocal = splat(b.code, Value(d.dtype, 1, [(1 / alone).name]), b.lanes).only
    number = _number(b, x)
    divisor, inverse = number.like(lanes), number.like(reciprocal)
    q = avx512.kept_within(number * inverse, _LARGEST)  # else the error of infinity were NaN
    error = fma(q, divisor, -number)
    q = fma(-error, inverse, q)
    return b.code.rarely(_tiny(number, alone), x.type, q.name, rare)


def _number(b: Lanes, x: Value) -> Number:
    return Number(b, F32, x.only, "float")


def _tiny(x: Number, d: Number) -> str:
    """Whether any x is too small, but not zero, or else d is no divisor for products; one bit.

    Twice the bits of a number are its size as an unsigned integer, and that of zero, less one, is
    the largest there is.
    """
    least = (d * _SMALLER).at_least(_TINY)
    bound = (least.bits() << 1) - 2
    bound = (d.is_(">=", _LEAST) & d.is_("<", _MOST)).then(bound, bound.constant(-1))
    b = x.lanes
    sizes = (x.bits() + x.bits() - 1).name
    parts = b.registers(sizes, "i32", LANES)
    one = Lanes(b.code, LANES)
    smallest = reduce(lambda p, q: one.intrinsic("umin", "i32", p, q), parts)
    bounds = splat_part(b.code, "i32", bound.name, LANES)
    found = one.op("icmp ule", "i32", smallest, bounds)
    word = b.code.op(f"bitcast <{LANES} x i1> {found} to i{LANES}")
    return b.code.op(f"icmp ne i{LANES} {word}, 0")
