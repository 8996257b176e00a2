"""The largest or the smallest of many floats, exactly, in three instructions for each.

A maximum or minimum that knows NaN and signed zeros takes six. Here one accumulator is right but
for those two; the largest of all bit patterns as signed integers and the largest as unsigned ones
tell at the end whether a NaN was among the numbers, and of which signs they were. Used by
`monograph.backends.cpu.loops.folding`.
"""

from __future__ import annotations

from collections.abc import Sequence

from monograph.backends.cpu.emission.dtypes import Value, constant, register_type, splat
from monograph.backends.cpu.emission.emit import Code, literal, suffix, vector
from monograph.backends.cpu.loops.reduction import Fold, across
from monograph.hlo.types import I32, I64

_NAN = float("nan")


class Extreme:
    """The accumulators of a maximum or minimum of floats, whose initial value comes last.

    Args:
        fold: with `extreme` set.
    """

    parts = 3

    def __init__(self, fold: Fold) -> None:
        (self.neutral,) = fold.identity()
        self.dtype = self.neutral.dtype
        self.most = fold.extreme == "maximum"
        self.scalar = register_type(self.dtype)
        self.word, mantissa = (I64, 52) if self.scalar == "double" else (I32, 23)
        self.sign = -(1 << (self.word.bits - 1))
        self.infinite = ((1 << (self.word.bits - 1 - mantissa)) - 1) << mantissa

    def empty(self) -> list[Value]:
        """Of no numbers."""
        return [self.neutral, constant(self.word, self.sign), constant(self.word, 0)]

    def take(self, code: Code, accs: Sequence[Value], xs: Sequence[Value]) -> list[Value]:
        """One more number."""
        (x,) = xs
        kind = vector(f"i{self.word.bits}", x.lanes)
        bits = Value(self.word, x.lanes, [code.op(f"bitcast {x.type} {x.only} to {kind}")])
        return self.merge(code, accs, [x, bits, bits])

    def merge(self, code: Code, accs: Sequence[Value], others: Sequence[Value]) -> list[Value]:
        """Two sets of accumulators as one."""
        (best, signed, unsigned), (x, s, u) = accs, others
        mask, how = vector("i1", x.lanes), "ogt" if self.most else "olt"
        better = code.op(f"fcmp {how} {x.type} {x.only}, {best.only}")
        kept = code.op(f"select {mask} {better}, {x.type} {x.only}, {x.type} {best.only}")
        return [
            Value(self.dtype, x.lanes, [kept]),
            self._larger(code, "smax", signed, s),
            self._larger(code, "umax", unsigned, u),
        ]

    def _larger(self, code: Code, name: str, x: Value, y: Value) -> Value:
        f = f"llvm.{name}.{suffix(f'i{self.word.bits}', y.lanes)}"
        code.module.declare(f, f"{y.type} @{f}({y.type}, {y.type})")
        call = f"call {y.type} @{f}({y.type} {x.only}, {y.type} {y.only})"
        return Value(self.word, y.lanes, [code.op(call)])

    def across(self, code: Code, accs: Sequence[Value]) -> list[Value]:
        """The accumulators of all lanes as one."""
        return across(code, self.merge, accs)

    def close(self, code: Code, accs: Sequence[Value]) -> list[Value]:
        """The number that they stand for."""
        best, signed, unsigned = accs
        lanes, kind, word = best.lanes, best.type, signed.type
        mask = vector("i1", lanes)

        def known(value: int) -> str:
            return literal(value, f"i{self.word.bits}", lanes)

        def chosen(p: str, x: str, y: str) -> str:
            return code.op(f"select {mask} {p}, {kind} {x}, {kind} {y}")

        zeros = [literal(z, self.scalar, lanes) for z in (0.0, -0.0)]
        # all have the sign, or one has: the largest unsigned pattern of a number without is below
        held = signed.only if self.most else unsigned.only
        negative = code.op(f"icmp slt {word} {held}, {known(0)}")
        none = code.op(f"fcmp oeq {kind} {best.only}, {zeros[0]}")
        number = chosen(none, chosen(negative, zeros[1], zeros[0]), best.only)
        above = code.op(f"icmp sgt {word} {signed.only}, {known(self.infinite)}")
        below = code.op(f"icmp ugt {word} {unsigned.only}, {known(self.sign + self.infinite)}")
        missing = code.op(f"or {mask} {above}, {below}")
        nan = splat(code, constant(self.dtype, _NAN), lanes).only
        return [Value(self.dtype, lanes, [chosen(missing, nan, number)])]
