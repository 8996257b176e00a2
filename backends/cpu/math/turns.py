"""sin, cos and tan of arguments of any size: ``mg_sin(double)``, ``mg_cos``, ``mg_tan``.

The argument is ``m 2^e`` with a whole m of 53 bits. Of the bits of 2/pi only 256 matter: those
before are multiples of 4 quarter turns once multiplied, those behind are too small (Payne and
Hanek, "Radian reduction for trigonometric functions", 1983). So one product of integers modulo
2^256 gives the quarter turns in the top two bits and the rest, to 2^-200, below them.

Library code: vector code calls it for the lanes whose arguments are beyond its own reduction.
"""

from __future__ import annotations

from monograph.backends.cpu.emission.emit import Code, Machine, Module
from monograph.backends.cpu.emission.lanes import Lanes
from monograph.backends.cpu.math import circular
from monograph.backends.cpu.math.constants import PI, parts
from monograph.backends.cpu.math.number import F64, Number, fma
from monograph.backends.cpu.math.powers import product
from monograph.backends.cpu.objects.shared import Piece, provide

_NAMES = ("sin", "cos", "tan")
_FRONT = 64  # zero bits in front of the first of 2/pi, for arguments below 2^53
_BITS = 1344  # of the table
_HALF_PI = parts(PI / 2, (53,), 53)


def two_over_pi(bits: int) -> int:
    """``floor(2^bits 2 / pi)``; pi by Machin's formula."""
    one = 1 << (bits + 64)

    def arctan_of_one_over(n: int) -> int:
        term = total = one // n
        k = 1
        while term:
            term //= -n * n
            k += 2
            total += term // k
        return total

    pi = 4 * (4 * arctan_of_one_over(5) - arctan_of_one_over(239))
    return (one << (bits + 1)) // pi


def _table() -> str:
    """The bits as bytes, the last ones first, with room for reading past the end."""
    data = two_over_pi(_BITS - _FRONT).to_bytes(_BITS // 8 + 8, "little")
    return "".join(f"\\{byte:02x}" for byte in data)


def _reduced(code: Code, x: Number) -> circular.Reduced:
    """The angle of a finite positive number."""
    op = code.op
    bits = x.bits().name
    exponent = op(f"lshr i64 {bits}, 52")
    fraction = op(f"and i64 {bits}, {(1 << 52) - 1}")
    mantissa = op(f"zext i64 {op(f'or i64 {fraction}, {1 << 52}')} to i256")
    # the first bit that matters is number e - 2 + _FRONT, with e = exponent - 1075
    skip = op(f"sub i64 {_BITS - 256 + 1077 - _FRONT}, {exponent}")
    at = op(f"getelementptr i8, ptr @two_over_pi, i64 {op(f'lshr i64 {skip}, 3')}")
    chunk = code.fresh_op(f"load i320, ptr {at}, align 1")
    shift = op(f"zext i64 {op(f'and i64 {skip}, 7')} to i320")
    chunk = op(f"trunc i320 {op(f'lshr i320 {chunk}, {shift}')} to i256")
    turns = op(f"mul i256 {mantissa}, {chunk}")
    nearest = op(f"lshr i256 {op(f'add i256 {turns}, {1 << 253}')}, 254")
    quadrant = x.like(op(f"trunc i256 {nearest} to i64"), "i64")
    return circular.Reduced(*_angle(code, x, op(f"shl i256 {turns}, 2")), quadrant)


def _angle(code: Code, x: Number, rest: str) -> tuple[Number, Number]:
    """``pi/2 rest / 2^256`` of a signed integer, in two parts."""
    op = code.op
    negative = op(f"icmp slt i256 {rest}, 0")
    size = op(f"select i1 {negative}, i256 {op(f'sub i256 0, {rest}')}, i256 {rest}")
    code.module.declare("llvm.ctlz.i256", "i256 @llvm.ctlz.i256(i256, i1)")
    zeros = op(f"call i256 @llvm.ctlz.i256(i256 {size}, i1 false)")
    size = op(f"shl i256 {size}, {zeros}")

    def digits(drop: int) -> Number:
        word = op(f"trunc i256 {op(f'lshr i256 {size}, {drop}')} to i64")
        return x.like(op(f"uitofp i64 {op(f'and i64 {word}, {(1 << 53) - 1}')} to double"))

    power = op(f"sub i64 {1023 - 53}, {op(f'trunc i256 {zeros} to i64')}")
    scale = x.like(op(f"shl i64 {power}, 52"), "i64").floats()
    scale = x.like(negative, "i1").then(-scale, scale)
    high, low = digits(256 - 53) * scale, digits(256 - 106) * 2.0**-53 * scale
    p, p_low = product(high, x.constant(_HALF_PI[0]))
    p_low = fma(high, _HALF_PI[1], fma(low, _HALF_PI[0], p_low))
    angle = p + p_low
    return angle, p_low - (angle - p)


def _function(module: Module, name: str) -> None:
    code = Code(module, ["%x"])
    x = Number(Lanes(code, 1), F64, "%x", "double")
    y = circular.OF_ANGLES[name](_reduced(code, x.abs()))
    if name != "cos":
        y = x.is_("<", 0).then(-y, y)
    y = x.abs().is_("<", float("inf")).then(y, x - x)
    code.do(f"ret double {y.name}")
    module.add(SLOW[name], "double @{name}(double %x)", code.body())


def _text(machine: Machine) -> str:
    module = Module(machine)
    for name in _NAMES:
        _function(module, name)
    size = _BITS // 8 + 8
    return (
        f'{module.text()}\n@two_over_pi = private constant [{size} x i8] c"{_table()}", align 8\n'
    )


SLOW = {name: f"mg_{name}" for name in _NAMES}
TURNS = provide(Piece("turns", tuple(SLOW.values()), _text))
