"""What AVX-512 has one instruction for, on numbers in any number of lanes.

Formulas ask `scales` or `looks_up` first, and do without where the machine has other instructions.
"""

from __future__ import annotations

from collections.abc import Sequence

from monograph.backends.cpu.emission.emit import Machine, literal
from monograph.backends.cpu.math.number import Number, fma
from monograph.backends.cpu.math.pieces import PIECES

ENTRIES = 16  # of a table


def scales(x: Number) -> bool:
    """Whether there is `times_two_to`."""
    return x.lanes.code.module.machine.has("avx512f")


def looks_up(x: Number) -> bool:
    """Whether there are `looked_up` and `kept_within`, and a fused multiply-add."""
    return machine_looks_up(x.lanes.code.module.machine)


def machine_looks_up(machine: Machine) -> bool:
    """Whether `looks_up` holds of numbers on a machine."""
    return machine.has("avx512f") and machine.fma and machine.has("avx512dq")


def by_pieces(name: str, x: Number, at: Number) -> Number:
    """A function of `PIECES`, the number of the piece being in the low four bits of `at`."""
    p = PIECES[name]
    d = x - looked_up(p.centres, at)
    first = looked_up(p.first, at)
    if p.straight:
        first = fma(d, looked_up(p.straight, at), first)
    total = looked_up(p.terms[-1], at)
    for row in reversed(p.terms[:-1]):
        total = fma(total, d, looked_up(row, at))
    return fma(total, d, first)


def times_two_to(x: Number, n: Number) -> Number:
    """``x`` times two to the power of `n` without its fraction, rounded once."""
    f = _Instruction(x)
    return f.call(f"mask.scalef.{f.name}.512", x, n, *f.masked())


def kept_within(x: Number, bound: float) -> Number:
    """``x`` or, where it is larger or NaN, a number of the size of `bound`."""
    f = _Instruction(x)
    smaller = "i32", "2"  # of the sizes; the sign is that of x
    limit = f.kind, literal(bound, x.scalar, f.width)
    return f.call(f"mask.range.{f.name}.512", x, limit, smaller, *f.masked())


def looked_up(table: Sequence[float], at: Number) -> Number:
    """The entry of a table of 16 that the low four bits of `at` or its pattern tell."""
    assert len(table) == ENTRIES
    if at.real:
        at = at.bits()
    f = _Instruction(at.like(at.name, at.flavour.scalar))
    first, *second = (f.constants(table[k : k + f.width]) for k in range(0, ENTRIES, f.width))
    return f.call("vpermi2var.pd.512" if second else "permvar.sf.512", first, at, *second)


Operand = tuple[str, str]  # type and value


class _Instruction:
    """One on whole registers, as often as the lanes need it: those of few are the first of one."""

    def __init__(self, x: Number) -> None:
        self.like = x
        self.width, self.name = (8, "pd") if x.scalar == "double" else (16, "ps")
        self.kind = f"<{self.width} x {x.scalar}>"

    def constants(self, values: Sequence[float]) -> Operand:
        scalar = self.like.scalar
        return self.kind, f"<{', '.join(f'{scalar} {literal(v, scalar)}' for v in values)}>"

    def masked(self) -> Sequence[Operand]:
        """The last operands of instructions with a mask: all lanes, rounded as usual."""
        return (self.kind, "poison"), (f"i{self.width}", "-1"), ("i32", "4")

    def call(self, name: str, *operands: Number | Operand) -> Number:
        """The lanes of what an intrinsic gives; operands that are no numbers are for each call."""
        x, f = self.like, f"llvm.x86.avx512.{name}"
        calls = range(-(-x.lanes.lanes // self.width))
        columns = [self.each(v, len(calls)) for v in operands]
        kinds = ", ".join(column[0][0] for column in columns)
        x.lanes.code.module.declare(f, f"{self.kind} @{f}({kinds})")
        found = []
        for k in calls:
            given = ", ".join(" ".join(column[k]) for column in columns)
            found.append(x.lanes.code.op(f"call {self.kind} @{f}({given})"))
        return x.like(x.lanes.joined(found, x.scalar, self.width))

    def each(self, x: Number | Operand, calls: int) -> list[Operand]:
        """An operand for each call."""
        if isinstance(x, tuple):
            return [x] * calls
        kind = f"<{self.width} x {x.scalar}>"
        return [(kind, name) for name in x.lanes.registers(x.name, x.scalar, self.width)]
