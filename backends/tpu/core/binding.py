"""Binding: from a checked program to steps that run on one core.

All registers of a core, and the numbers that a program has in it, are one list of values; a step
knows the places of its operands there. So running one is: read, call the meaning, write.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.core.data import COUNTS, counts_by_data, scalars_of_data
from monograph.backends.tpu.isa.check import check, fault, sizes
from monograph.backends.tpu.isa.program import Instr, Program
from monograph.backends.tpu.isa.spec import At, Label, Reg, Spec, cycles, found


class Step:
    """One instruction on one core.

    Attributes:
        spec: the instruction.
        bundle: the number of its bundle.
        reads: places of the values that it is given.
        outs: places of its results.
        needs: places of the registers among `reads`.
        counted: those that say how much, or which accumulator: cycles depend on them.
        target: of a jump or a loop, the bundle.
        latency, busy, unit, run, waits, starts, touches: see `Spec`.
        turn: when it runs among those of its bundle: waits, what reads memory, copies, what
            writes memory.
    """

    __slots__ = (
        "bundle", "busy", "counted", "latency", "needs", "outs", "reads", "run", "spec", "starts",
        "target", "touches", "turn", "unit", "waits",
    )  # fmt: skip

    def __init__(self, spec: Spec, bundle: int, chip: Chip) -> None:
        self.spec = spec
        self.bundle = bundle
        self.reads: tuple[int, ...] = ()
        self.outs: tuple[int, ...] = ()
        self.needs: tuple[int, ...] = ()
        self.counted: tuple[int, ...] = ()
        self.target = -1
        self.run: Callable[..., Any] = spec.run
        self.latency = cycles(spec.latency, chip)
        self.busy = cycles(spec.busy, chip)
        self.unit = spec.unit
        self.waits, self.starts, self.touches = spec.waits, spec.starts, spec.touches
        reads = any(o.out for o in spec.operands)
        self.turn = 0 if spec.lands else 1 if reads else 2 if spec.unit == "misc" else 3


@dataclass(frozen=True, eq=False)
class Bound:
    """A bundle: its steps, in the order in which they run.

    Attributes:
        flow: its jump, loop or halt, which is among `steps` too.
        work: the steps that compute.
        together: whether a step reads what another one writes, so that all must read first.
    """

    number: int
    steps: tuple[Step, ...]
    work: tuple[Step, ...]
    flow: Step | None
    together: bool


@dataclass(frozen=True, eq=False)
class Code:
    """A program bound to a chip.

    Attributes:
        program, chip: these.
        bundles: its bundles, with steps that know the places of their operands.
        values: of all registers at the start, and of the numbers in the program.
        registers: how many of the values are registers.
        timed: whether only cycles are wanted: then `work` of the bundles is the scalar unit's.
        data: of those, the places of scalars of data, which no cycle depends on.
        plans: bundle -> how the loop whose body begins there runs at once (`batch`).
        patterns: the same for what must come again for it to repeat itself (`repeat`).
        known: the same for what it cost before; `bodies` by its instructions.
    """

    program: Program
    chip: Chip
    bundles: tuple[Bound, ...]
    values: tuple[Any, ...]
    registers: int
    timed: bool = False
    data: frozenset[int] = frozenset()
    plans: dict[int, Any] = field(default_factory=dict)
    patterns: dict[int, Any] = field(default_factory=dict)
    known: dict[int, Any] = field(default_factory=dict)
    bodies: dict[Any, Any] = field(default_factory=dict)


def load(program: Program, chip: Chip, *, values: bool = True) -> Code:
    """Check a program for a chip and bind it, once for many runs.

    Args:
        program: bundles.
        chip: what it will run on.
        values: whether it shall compute; if not, runs count cycles only, which takes a fraction
            of the time and needs no inputs.

    Raises:
        MachineError: if cycles are wanted without values, and depend on them.
        MachineError: as `check`.
        DTypeError: as `check`.

    >>> from monograph.backends.tpu.chips import chip
    >>> from monograph.backends.tpu.isa.text import read
    >>> code = load(read("loop 9, @end\\nvexp.f32 v1, v1\\nend:\\nhalt"), chip("v5e"))
    >>> len(code.bundles), code.timed
    (3, False)
    """
    check(program, chip)
    data = frozenset[int]() if values else scalars_of_data(program)
    _check_free(program, data)
    counts, zero = sizes(chip), np.zeros((chip.sublanes, chip.lanes), np.uint32)
    start: list[Any] = [0] * counts["s"] + [zero] * (counts["v"] + counts["m"])
    at, known, numbers = places(chip), dict[Any, int](), list(start)

    def place(arg: Any) -> int:
        if isinstance(arg, Reg) and arg.file in at:
            return at[arg.file] + arg.index
        value = arg.index if isinstance(arg, Reg) else arg
        if isinstance(value, int) and value >= 1 << 31:  # as unsigned: the same word
            value -= 1 << 32
        key = (type(value), repr(value))
        if key not in known:
            known[key] = len(numbers)
            numbers.append(value)
        return known[key]

    bundles = [
        _bound(number, [_step(program, number, i, chip, place, len(start)) for i in bundle], values)
        for number, bundle in enumerate(program.bundles)
    ]
    return Code(program, chip, tuple(bundles), tuple(numbers), len(start), not values, data)


def _check_free(program: Program, data: frozenset[int]) -> None:
    """Whether the cycles of a program are free of the data."""
    for number, bundle in enumerate(program.bundles):
        for instr in bundle:
            if counts_by_data(instr, data):
                raise fault(
                    program, number,
                    "the cycles of this program depend on values",
                    why=f"{instr.name} counts by a scalar of data that are not there.",
                    fix="run it with values.",
                )  # fmt: skip


def places(chip: Chip) -> dict[str, int]:
    """Where the registers of each kind begin in the list of values."""
    counts = sizes(chip)
    return {"s": 0, "v": counts["s"], "m": counts["s"] + counts["v"]}


def _step(
    program: Program, number: int, instr: Instr, chip: Chip, place: Callable[[Any], int], last: int
) -> Step:
    spec = found(instr.name)
    step = Step(spec, number, chip)
    reads: list[int] = []
    outs: list[int] = []
    for operand, arg in zip(spec.operands, instr.args, strict=True):
        if isinstance(arg, Label):
            step.target = program.target(arg)
        elif isinstance(arg, At):
            reads += [place(arg.base), place(arg.offset)]
        else:
            whole = operand.kind == "float" and isinstance(arg, int)
            first = place(float(arg) if whole else arg)  # type: ignore[arg-type]
            group = range(first, first + operand.count(chip))
            (outs if operand.out else reads).extend(group)
    step.reads, step.outs = tuple(reads), tuple(outs)
    step.needs = tuple([r for r in reads if r < last])
    counts = [a for o, a in zip(spec.operands, instr.args, strict=True) if o.name in COUNTS]
    step.counted = tuple([place(a) for a in counts if isinstance(a, Reg)])
    return step


def _bound(number: int, steps: list[Step], values: bool) -> Bound:
    ordered = sorted(steps, key=lambda s: s.turn)
    wanted = [s for s in ordered if values or s.unit == "scalar"]
    work = tuple([s for s in wanted if not s.spec.flow])
    flow = next((s for s in ordered if s.spec.flow), None)
    outs = {o for s in work for o in s.outs}
    together = len(work) > 1 and any(r in outs for s in work for r in s.needs)
    return Bound(number, tuple(ordered), work, flow, together)


__all__ = ["Bound", "Code", "Step", "load", "places"]
