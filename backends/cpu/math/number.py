"""What the functions are written in: `Number`, a real or an integer in W lanes with Python's signs.

A formula takes and returns numbers and works for both precisions: `x.k` holds the coefficients of
the number's flavour. Flavours: ``f32`` and ``f64`` compute in their own type; ``wide`` is f64
arithmetic with the shorter polynomials that suffice for results that are rounded to f32.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Union

from monograph.backends.cpu.emission.lanes import Lanes

Operand = Union["Number", float, int]


@dataclass(frozen=True)
class Flavour:
    """A floating-point format as the formulas see it.

    Attributes:
        name: the key of the coefficients.
        scalar: LLVM's type.
        word: the integer type of the same width.
        mantissa: stored bits of the fraction.
        bias: of the exponent.
        tiny: the smallest normal number.
    """

    name: str
    scalar: str
    word: str
    mantissa: int
    bias: int
    tiny: float


F32 = Flavour("f32", "float", "i32", 23, 127, 2.0**-126)
F64 = Flavour("f64", "double", "i64", 52, 1023, 2.0**-1022)
WIDE = Flavour("wide", "double", "i64", 52, 1023, 2.0**-1022)

_FLOAT_COMPARE = {"<": "olt", "<=": "ole", ">": "ogt", ">=": "oge", "==": "oeq", "!=": "une"}
_INT_COMPARE = {"<": "slt", "<=": "sle", ">": "sgt", ">=": "sge", "==": "eq", "!=": "ne"}


class Number:
    """A value of the function being written; operators emit instructions.

    Args:
        lanes: where to.
        flavour: of the formula.
        name: the SSA operand.
        scalar: its LLVM type: the flavour's float or integer type, or i1.
    """

    __slots__ = ("flavour", "lanes", "name", "scalar")

    def __init__(self, lanes: Lanes, flavour: Flavour, name: str, scalar: str) -> None:
        self.lanes = lanes
        self.flavour = flavour
        self.name = name
        self.scalar = scalar

    @property
    def real(self) -> bool:
        return self.scalar in ("float", "double")

    def like(self, name: str, scalar: str | None = None) -> Number:
        """An SSA operand of this flavour."""
        return Number(self.lanes, self.flavour, name, scalar or self.scalar)

    def constant(self, value: Operand) -> Number:
        """A constant of this type; numbers as they are."""
        if isinstance(value, Number):
            return value
        return self.like(self.lanes.k(value, self.scalar))

    def real_constant(self, value: float) -> Number:
        """A constant of the flavour's float type."""
        return self.like(self.lanes.k(value, self.flavour.scalar), self.flavour.scalar)

    def _op(self, name: str, *others: Operand) -> Number:
        names = [self.constant(o).name for o in others]
        return self.like(self.lanes.op(name, self.scalar, self.name, *names))

    def _from_left(self, name: str, other: Operand) -> Number:
        return self.constant(other)._op(name, self)

    # ---- arithmetic -------------------------------------------------------------------------

    def __add__(self, other: Operand) -> Number:
        return self._op("fadd" if self.real else "add", other)

    def __sub__(self, other: Operand) -> Number:
        return self._op("fsub" if self.real else "sub", other)

    def __mul__(self, other: Operand) -> Number:
        return self._op("fmul" if self.real else "mul", other)

    def __truediv__(self, other: Operand) -> Number:
        return self._op("fdiv", other)

    __radd__, __rmul__ = __add__, __mul__

    def __rsub__(self, other: Operand) -> Number:
        return self._from_left("fsub" if self.real else "sub", other)

    def __rtruediv__(self, other: Operand) -> Number:
        return self._from_left("fdiv", other)

    def __neg__(self) -> Number:
        return self._op("fneg")

    def __and__(self, other: Operand) -> Number:
        return self._op("and", other)

    def __or__(self, other: Operand) -> Number:
        return self._op("or", other)

    def __xor__(self, other: Operand) -> Number:
        return self._op("xor", other)

    def __lshift__(self, other: int) -> Number:
        return self._op("shl", other)

    def __rshift__(self, other: int) -> Number:
        """With the sign."""
        return self._op("ashr", other)

    def __invert__(self) -> Number:
        return self._op("xor", -1 if self.scalar != "i1" else 1)

    # ---- comparison and choice ---------------------------------------------------------------

    def is_(self, how: str, other: Operand) -> Number:
        """``<``, ``<=``, ``==`` and so on (NaN: false but for ``!=``); ``?``: either is NaN."""
        if how == "?":
            text = "fcmp uno"
        else:
            text = f"fcmp {_FLOAT_COMPARE[how]}" if self.real else f"icmp {_INT_COMPARE[how]}"
        return self.like(self._op(text, other).name, "i1")

    def then(self, yes: Operand, no: Number) -> Number:
        """``yes`` where this holds, else ``no``."""
        return no.like(self.lanes.select(self.name, no.scalar, no.constant(yes).name, no.name))

    def at_most(self, bound: Operand) -> Number:
        """The smaller one; NaN stays."""
        return self.is_(">", bound).then(bound, self)

    def at_least(self, bound: Operand) -> Number:
        """The larger one; NaN stays."""
        return self.is_("<", bound).then(bound, self)

    # ---- of the float's parts ----------------------------------------------------------------

    def _intrinsic(self, name: str, *others: Number) -> Number:
        names = [o.name for o in others]
        return self.like(self.lanes.intrinsic(name, self.scalar, self.name, *names))

    def abs(self) -> Number:
        return self._intrinsic("fabs")

    def sqrt(self) -> Number:
        return self._intrinsic("sqrt")

    def truncated(self) -> Number:
        """The whole number towards zero."""
        return self._intrinsic("trunc")

    def with_sign(self, other: Number) -> Number:
        """The size of this with the sign of `other`."""
        return self._intrinsic("copysign", other)

    def bits(self) -> Number:
        """The bit pattern as an integer."""
        f = self.flavour
        return self.like(self.lanes.cast("bitcast", self.name, f.scalar, f.word), f.word)

    def floats(self) -> Number:
        """The number with this bit pattern."""
        f = self.flavour
        return self.like(self.lanes.cast("bitcast", self.name, f.word, f.scalar), f.scalar)

    def to_real(self) -> Number:
        """A small integer (below 2^22 in size) as a float, without a conversion of i64."""
        f = self.flavour
        magic = 1.5 * 2.0**f.mantissa
        return (self + self.real_constant(magic).bits()).floats() - magic

    def to(self, flavour: Flavour) -> Number:
        """The same number, or the nearest, in another flavour."""
        source, target = self.scalar, flavour.scalar
        how = "fpext" if source == "float" else "fptrunc"
        return Number(self.lanes, flavour, self.lanes.cast(how, self.name, source, target), target)

    @property
    def fused(self) -> bool:
        """Whether `fma` rounds once."""
        return self.lanes.code.module.machine.fma


def fma(x: Number, y: Operand, z: Operand) -> Number:
    """``x y + z``, rounded once where the machine does so at no cost."""
    if not x.fused:
        return x * y + z
    return x._intrinsic("fma", x.constant(y), x.constant(z))


def polynomial(x: Number, coefficients: Sequence[float]) -> Number:
    """Horner's rule; the constant term comes first."""
    total = x.constant(coefficients[-1])
    for c in reversed(coefficients[:-1]):
        total = fma(total, x, c)
    return total
