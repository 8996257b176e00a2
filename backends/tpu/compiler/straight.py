"""Straight code: instructions on values, packed into bundles and given registers.

Code generators emit instructions one after the other, each result a new value. `finish` orders
them: an instruction goes into the first bundle in which its operands are there and its unit has a
slot left, those that the longest chain of others waits for first. Then values get registers, in the
order in which they appear. Where there are too few, numbers are made again for each of their uses,
not before it. Called by the generators of this folder.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.isa.check import SMALL, slots
from monograph.backends.tpu.isa.program import Assembler
from monograph.backends.tpu.isa.spec import At, Reg, cycles, found


class NoRegisters(Exception):
    """There are more values at once than registers."""


@dataclass(frozen=True, eq=False, slots=True)
class Value:
    """What an instruction makes: in a vector ("v"), mask ("m") or scalar ("s") register."""

    file: str


Operand = Value | Reg | At | int | float


@dataclass(eq=False, slots=True)
class _Op:
    """An instruction that waits for its bundle."""

    name: str
    args: tuple[Operand, ...]
    out: Value | None
    before: list[tuple[_Op, int]] = field(default_factory=list)  # and the cycles since then
    weight: int = 0  # cycles of the longest chain from here on
    at: int = -1


class Straight:
    """Code without loops.

    Args:
        chip: whose slots and latencies count.
    """

    def __init__(self, chip: Chip) -> None:
        self.chip = chip
        self.ops: list[_Op] = []
        self._made: dict[Value, _Op] = {}
        self._wrote: dict[Reg, _Op] = {}
        self._read: dict[Reg, list[_Op]] = {}
        self._brought: _Op | None = None  # the last one of `_in_turn`

    def __call__(self, name: str, *args: Operand) -> Value:
        """Emit an instruction whose first operand is its result; the new value."""
        out = Value(found(name).operands[0].kind)
        self._add(_Op(name, args, out))
        return out

    def do(self, name: str, *args: Operand) -> None:
        """Emit one without a new value: a store, or one that writes a register of its own."""
        self._add(_Op(name, args, None))

    def brought(self, path: str, flag: Reg, near: At, far: At) -> Value:
        """A row of another memory in every sublane: copied to a row of vector memory, and waited
        for, after all that were brought before it."""
        out = Value("v")
        self._in_turn(
            _Op(f"dma.{path}", (flag, near, far, 1), None), _Op("wait", (flag, 1), None),
            _Op("vload", (near, 0), out),
        )  # fmt: skip
        return out

    def sent(self, path: str, flag: Reg, far: At, near: At, mask: Operand, x: Operand) -> None:
        """A row that was brought, back to where it is from, with other elements under a mask."""
        self._in_turn(
            _Op("vstore.masked", (near, 1, mask, x), None),
            _Op(f"dma.{path}", (flag, far, near, 1), None), _Op("wait", (flag, 1), None),
        )  # fmt: skip

    def _in_turn(self, *ops: _Op) -> None:
        """Instructions that keep their order among all of these."""
        for op in ops:
            self._add(op)
            if self._brought is not None:
                op.before.append((self._brought, 1))
            self._brought = op

    def _add(self, op: _Op) -> None:
        spec = found(op.name)
        operands = spec.operands[1:] if op.out is not None else spec.operands
        latency = cycles(spec.latency, self.chip)
        for operand, arg in zip(operands, op.args, strict=False):
            base = arg.base if isinstance(arg, At) else arg
            if isinstance(base, Value):
                made = self._made[base]
                op.before.append((made, cycles(found(made.name).latency, self.chip)))
            elif isinstance(base, Reg):
                count = operand.count(self.chip)
                for register in (Reg(base.file, base.index + i) for i in range(count)):
                    self._follow(op, register, operand.out)
        op.weight = latency
        if op.out is not None:
            self._made[op.out] = op
        self.ops.append(op)

    def _follow(self, op: _Op, register: Reg, out: bool) -> None:
        """A register of its own: what reads and writes it keeps its order."""
        last = self._wrote.get(register)
        if register.file == "x":  # and so does what an array is told
            op.before += [(last, 1)] if last is not None else []
            self._wrote[register] = op
            return
        if last is not None and last is not op:
            op.before.append((last, cycles(found(last.name).latency, self.chip)))
        if out:
            op.before += [(r, 0) for r in self._read.get(register, ()) if r is not op]
            self._wrote[register], self._read[register] = op, []
        else:
            self._read.setdefault(register, []).append(op)

    # ---- bundles -----------------------------------------------------------------------------

    def finish(self, asm: Assembler, pools: dict[str, list[int]]) -> int:
        """Write the code as bundles.

        Args:
            asm: where they go.
            pools: numbers of the registers that may be used, by file ("v", "m", "s").

        Returns:
            How many bundles it took.

        Raises:
            NoRegisters: if there are too few.
        """
        try:
            rows = self._ordered()
            names = _registers(rows, pools)
        except NoRegisters:
            self._make_again()
            rows = self._ordered(late=True)
            names = _registers(rows, pools)
        for row in rows:
            made = []
            for op in row:
                args = [_named(a, names) for a in op.args]
                made.append((op.name, *([names[op.out]] if op.out else []), *args))
            asm.bundle(*made)
        return len(rows)

    def _make_again(self) -> None:
        """An instruction of its own for each use of a number."""
        ops: list[_Op] = []
        for op in self.ops:
            for number in dict.fromkeys(b for b, _ in op.before if _is_number(b)):
                assert number.out is not None
                value = Value(number.out.file)
                again = replace(number, out=value, before=[])
                op.before = [(again if b is number else b, gap) for b, gap in op.before]
                op.args = tuple([value if a is number.out else a for a in op.args])
                ops.append(again)
            ops.append(op)
        used = {b for op in ops for b, _ in op.before}
        self.ops = [op for op in ops if op in used or not _is_number(op)]

    def _ordered(self, late: bool = False) -> list[list[_Op]]:
        """The bundles; `late`: numbers when all else that their users wait for is under way."""
        for op in reversed(self.ops):
            op.at = -1
            for other, gap in op.before:
                other.weight = max(other.weight, op.weight + gap)
        user = {b: op for op in self.ops for b, _ in op.before if late and _is_number(b)}

        def due(op: _Op) -> bool:
            return op not in user or all(b.at >= 0 for b, _ in user[op].before if not _is_number(b))

        left = list(self.ops)
        capacity = slots(self.chip)
        free: dict[str, int] = {}
        rows: list[list[_Op]] = []
        while left:
            now = len(rows)
            used: dict[str, int] = {}
            numbers: set[int] = set()
            row: list[_Op] = []
            ready = [o for o in left if all(0 <= b.at <= now - g for b, g in o.before) and due(o)]
            for op in sorted(ready, key=lambda o: -o.weight):
                spec = found(op.name)
                large = numbers | _large(op)
                full = used.get(spec.unit, 0) >= capacity[spec.unit]
                if full or free.get(spec.unit, 0) > now or len(large) > self.chip.immediates:
                    continue
                used[spec.unit] = used.get(spec.unit, 0) + 1
                numbers, op.at = large, now
                busy = cycles(spec.busy, self.chip)
                if busy > 1:
                    free[spec.unit] = now + busy
                row.append(op)
            taken = set(map(id, row))
            left = [o for o in left if id(o) not in taken]
            rows.append(row)
        return [row for row in rows if row]


def _is_number(op: _Op) -> bool:
    """Whether an instruction makes a number of nothing."""
    return op.out is not None and bool(op.args) and all(isinstance(a, int | float) for a in op.args)


def _large(op: _Op) -> set[int]:
    """Numbers that take an immediate slot."""
    found: set[int] = set()
    for arg in op.args:
        for n in (arg.base, arg.offset) if isinstance(arg, At) else (arg,):
            if isinstance(n, int | float) and n not in SMALL:
                found.add(hash(n))
    return found


def _named(arg: Any, names: dict[Value, Reg]) -> Any:
    if isinstance(arg, At):
        return At(_named(arg.base, names), arg.offset)
    return names[arg] if isinstance(arg, Value) else arg


def _registers(rows: list[list[_Op]], pools: dict[str, list[int]]) -> dict[Value, Reg]:
    """A register for every value, free again after the bundle of its last use."""
    last = {
        value: number
        for number, row in enumerate(rows)
        for op in row
        for arg in (op.out, *op.args)
        for value in ((arg.base if isinstance(arg, At) else arg),)
        if isinstance(value, Value)
    }
    ends: dict[int, list[Value]] = {}
    for value, number in last.items():
        ends.setdefault(number, []).append(value)
    free = {file: list(reversed(numbers)) for file, numbers in pools.items()}
    names: dict[Value, Reg] = {}
    for number, row in enumerate(rows):
        made = [op.out for op in row if op.out is not None]
        for value in ends.get(number, ()):  # a bundle reads before it writes
            if value in names:
                free[value.file].insert(0, names[value].index)
        for value in made:
            if not free[value.file]:
                raise NoRegisters
            names[value] = Reg(value.file, free[value.file].pop())
        for value in made:
            if last[value] == number:
                free[value.file].insert(0, names[value].index)
    return names


__all__ = ["NoRegisters", "Operand", "Straight", "Value"]
