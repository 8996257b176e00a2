"""`Spec`: one instruction: its operands, its meaning in Python, and its cycle rule beside it.

The unit files of this folder (`scalar.py`, `vector.py`, ...) make the specs; `TABLE` has them by
name. A meaning is a function of operand values. Registers hold arrays of 32-bit words whose last
two axes are sublanes and lanes, scalars are integers; both may have one axis more in front: the
iterations of a loop that the executor runs at once. So a meaning works on the last axes only.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from monograph.backends.tpu.chip import Chip
from monograph.hlo.errors import MachineError

SCALARS, MASKS, FLAGS = 32, 16, 64  # registers of each kind on every chip: choices of ours
Cycles = int | Callable[[Chip], int]


@dataclass(frozen=True, slots=True)
class Reg:
    """A register: ``s3`` scalar, ``v7`` vector, ``m1`` mask, ``f0`` sync flag, ``x2`` array."""

    file: str
    index: int

    def __str__(self) -> str:
        return f"{self.file}{self.index}"


class At(NamedTuple):
    """A place in memory: a scalar register or a number, and an offset: ``[s1+8]``."""

    base: Reg | int
    offset: int = 0

    def __str__(self) -> str:
        sign = "+" if self.offset >= 0 else "-"
        return f"[{self.base}{sign}{abs(self.offset)}]" if self.offset else f"[{self.base}]"


class Label(NamedTuple):
    """The bundle that a jump goes to, by name."""

    name: str

    def __str__(self) -> str:
        return f"@{self.name}"


Arg = Reg | At | Label | int | float


class Touch(NamedTuple):
    """Memory that an instruction reads or writes: rows `first` to ``first + rows - 1``."""

    space: str
    first: Any
    rows: Any
    write: bool


@dataclass(frozen=True)
class Operand:
    """What may stand at one place of an instruction.

    Attributes:
        name: for the listing's reader.
        kind: ``s`` a scalar register or number, ``v``, ``m``, ``f``, ``x`` a register, ``at`` a
            place in memory, ``imm`` a number, ``float`` a number, ``label`` a bundle.
        out: whether the instruction writes it (a register).
        group: names a field of the chip: as many consecutive registers as hold so many lanes;
            "" for one.
    """

    name: str
    kind: str
    out: bool = False
    group: str = ""

    def count(self, chip: Chip) -> int:
        """Of consecutive registers."""
        if not self.group:
            return 1
        if self.group == "lanes":  # a square block: as many as its rows fill
            return chip.lanes // chip.sublanes
        return -(-int(getattr(chip, self.group)) // chip.lanes)


@dataclass(frozen=True)
class Spec:
    """One instruction.

    Attributes:
        name: as the listing has it; element types come last: ``vadd.f32``.
        unit: whose slot it takes.
        operands: results first.
        run: ``(core, *ins) -> out``: the meaning. `ins` are the values of the operands that are
            read, in order; an `At` gives two; `out` is a tuple for a group of registers.
        latency: cycles from issue to when the result may be read.
        busy: cycles until the unit takes another instruction.
        touches: ``(core, *ins) -> Touch, ...``: memory that it reads and writes.
        waits: ``(clock, now, *ins) -> (cycle, cause)``: when it may issue at the earliest.
        starts: ``(clock, now, *ins) -> (cycle, cycle)``: notes what issuing it occupies, besides
            its registers; gives when that takes more, and when all is done.
        ordered: whether, run for many iterations at once, it keeps the order of its own writes.
        alone: whether a loop that has it runs iteration by iteration.
        lands: whether what copies wrote may be used in its own bundle: it comes first.
        flow: "loop", "jump", "branch" or "halt": what the executor does with it.
        multiplies: the element type that the arrays must have a rate for; "" if none.
        doc: one line.
    """

    name: str
    unit: str
    operands: tuple[Operand, ...]
    run: Callable[..., Any]
    latency: Cycles = 1
    busy: Cycles = 1
    touches: Callable[..., tuple[Touch, ...]] | None = None
    waits: Callable[..., tuple[int, str]] | None = None
    starts: Callable[..., tuple[int, int]] | None = None
    ordered: bool = False
    alone: bool = False
    lands: bool = False
    flow: str = ""
    multiplies: str = ""
    doc: str = ""


TABLE: dict[str, Spec] = {}


def instruction(name: str, unit: str, operands: str, run: Callable[..., Any], **rules: Any) -> Spec:
    """Make a spec and put it into the table.

    Args:
        name, unit, run, rules: see `Spec`.
        operands: results first, as ``"V:d v:a s:k"``: kind and name, a capital for a result;
            ``v/rows:a`` is a group of registers for the field `rows` of the chip.
    """
    if name in TABLE:
        raise ValueError(f"instruction {name!r} is defined twice")
    TABLE[name] = Spec(name, unit, tuple([_operand(t) for t in operands.split()]), run, **rules)
    return TABLE[name]


def _operand(text: str) -> Operand:
    kind, name = text.split(":")
    kind, _, group = kind.partition("/")
    return Operand(name, kind.lower(), kind.isupper(), group)


def cycles(rule: Cycles, chip: Chip) -> int:
    """A latency or a time of a unit, on a chip."""
    return rule(chip) if callable(rule) else rule


def found(name: str) -> Spec:
    """The spec of an instruction.

    Raises:
        MachineError: if there is none of that name; the nearest names are listed.
    """
    spec = TABLE.get(name)
    if spec is None:
        stem = name.split(".")[0]
        near = [n for n in TABLE if n.split(".")[0] == stem] or [
            n for n in TABLE if n[:3] == name[:3]
        ]
        raise MachineError(
            f"there is no instruction {name!r}",
            operands={"near": ", ".join(near[:12])} if near else {},
            fix="use one of the instructions in docs/tpu-isa.md.",
        )
    return spec


__all__ = [
    "FLAGS", "MASKS", "SCALARS", "TABLE", "Arg", "At", "Cycles", "Label", "Operand", "Reg", "Spec",
    "Touch", "cycles", "found", "instruction",
]  # fmt: skip
