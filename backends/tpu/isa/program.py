"""`Program`: bundles of instructions.

A bundle is what one cycle issues: all its instructions read their registers before any of them
writes. A program is made with `Assembler`, or read from a listing (`text`); `check` says whether it
can run on a chip.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from monograph.backends.tpu.isa.spec import Arg, At, Label, Reg, found


@dataclass(frozen=True)
class Instr:
    """An instruction: its name, its operands, and the user's line that it was made for."""

    name: str
    args: tuple[Arg, ...] = ()
    line: str = ""

    def __str__(self) -> str:
        return f"{self.name} {', '.join(map(_text, self.args))}".rstrip()


def _text(arg: Arg) -> str:
    return repr(arg) if isinstance(arg, float) else str(arg)


def _plain(arg: Any) -> Any:
    """NumPy's numbers as Python's."""
    if isinstance(arg, At):
        return At(_plain(arg.base), _plain(arg.offset))
    return arg.item() if isinstance(arg, np.generic) else arg


Bundle = tuple[Instr, ...]  # empty: nothing happens for a cycle


@dataclass(frozen=True)
class Program:
    """Bundles in order, and labels: name -> number of a bundle, or one past the last."""

    bundles: tuple[Bundle, ...]
    labels: Mapping[str, int] = field(default_factory=dict)
    name: str = "program"

    def target(self, label: Label) -> int:
        return self.labels[label.name]


class Assembler:
    """Makes a program bundle by bundle.

    >>> a = Assembler("double")
    >>> a("vload", v(1), At(0), 1)
    >>> a("vadd.f32", v(2), v(1), v(1))
    >>> a("vstore", At(8), 1, v(2))
    >>> len(a.program().bundles)
    3
    """

    def __init__(self, name: str = "program", line: str = "") -> None:
        self.name = name
        self.line = line
        self.bundles: list[Bundle] = []
        self.labels: dict[str, int] = {}

    def __call__(self, name: str, *args: Arg, line: str = "") -> None:
        """A bundle of one instruction."""
        self.bundles.append((Instr(name, tuple(map(_plain, args)), line or self.line),))

    def bundle(self, *rows: Sequence[Any]) -> None:
        """A bundle of several, each ``(name, *operands)``."""
        made = [Instr(r[0], tuple(map(_plain, r[1:])), self.line) for r in rows]
        self.bundles.append(tuple(made))

    def label(self, name: str) -> Label:
        """Name the bundle that comes next."""
        self.labels[name] = len(self.bundles)
        return Label(name)

    def program(self) -> Program:
        return Program(tuple(self.bundles), dict(self.labels), self.name)


def s(i: int) -> Reg:
    """Scalar register `i`."""
    return Reg("s", i)


def v(i: int) -> Reg:
    """Vector register `i`."""
    return Reg("v", i)


def m(i: int) -> Reg:
    """Mask register `i`."""
    return Reg("m", i)


def f(i: int) -> Reg:
    """Sync flag `i`."""
    return Reg("f", i)


def x(i: int) -> Reg:
    """Systolic array `i`."""
    return Reg("x", i)


def line_of(program: Program, number: int) -> int:
    """The line of a bundle in the program's listing, from 1; the first line is the name."""
    return 2 + number + sum(at <= number for at in program.labels.values())


def loops(program: Program) -> dict[int, int]:
    """Bundle of a loop -> the first one after its body."""
    return {
        number: program.target(next(a for a in instr.args if isinstance(a, Label)))
        for number, bundle in enumerate(program.bundles)
        for instr in bundle
        if found(instr.name).flow == "loop"
    }


__all__ = [
    "Assembler", "Bundle", "Instr", "Program", "f", "line_of", "loops", "m", "s", "v", "x",
]  # fmt: skip
