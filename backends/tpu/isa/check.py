"""Whether a program can run on a chip: names, operands, registers, slots, loops.

Everything that can be known before a program runs is checked here; an error names the listing's
line.
"""

from __future__ import annotations

from typing import Any

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.isa.program import Bundle, Instr, Program, line_of, loops
from monograph.backends.tpu.isa.spec import (
    FLAGS,
    MASKS,
    SCALARS,
    Arg,
    At,
    Label,
    Operand,
    Reg,
    Spec,
    found,
)
from monograph.backends.tpu.isa.words import packing
from monograph.hlo.errors import MachineError

SMALL = range(-16, 64)  # numbers that fit into an instruction; others take an immediate slot


def slots(chip: Chip) -> dict[str, int]:
    """How many instructions of a unit fit into one bundle."""
    return {"eup": 1, "xlu": 1, **chip.slots, "alu": chip.alus}


def sizes(chip: Chip) -> dict[str, int]:
    """How many registers of a kind there are."""
    return {"s": SCALARS, "v": chip.vregs, "m": MASKS, "f": FLAGS, "x": chip.mxus}


def check(program: Program, chip: Chip) -> None:
    """Whether a program can run on a chip.

    Raises:
        MachineError: names the listing's line: an instruction or a label that there is not,
            operands that do not fit, a register out of range, a bundle that exceeds the slots,
            loops that are not closed.
        DTypeError: for element types that the chip's arrays do not multiply.

    >>> from monograph.backends.tpu.chips import chip
    >>> from monograph.backends.tpu.isa.text import read
    >>> check(read("vadd.f32 v1, v2, v3"), chip("v5e"))
    >>> check(read("vadd.f32 v1, v2, v99"), chip("v5e"))
    Traceback (most recent call last):
    monograph.errors.MachineError: ...
    """
    for number, bundle in enumerate(program.bundles):
        for instr in bundle:
            _check_instr(program, number, instr, chip)
            _check_array(program, number, instr, chip)
        _check_slots(program, number, bundle, chip)
        _check_writes(program, number, bundle, chip)
    _check_loops(program)


def fault(
    program: Program, number: int, what: str, *, why: str = "", fix: str = "", **operands: Any
) -> MachineError:
    """An error in a bundle of a program, with its line in the listing."""
    bundle = program.bundles[number] if number < len(program.bundles) else ()
    text = " | ".join(map(str, bundle)) or "nop"
    rows = {f"{program.name}, line {line_of(program, number)}": text, **operands}
    lines = dict.fromkeys(i.line for i in bundle if i.line)
    if lines:
        rows["made for"] = ", ".join(lines)
    return MachineError(what, operands=rows, why=why, fix=fix or "mend this bundle.")


def _check_array(program: Program, number: int, instr: Instr, chip: Chip) -> None:
    if not found(instr.name).multiplies:
        return
    rows = chip.sublanes * packing(instr.name.split(".")[-1])
    if chip.rows % rows:
        raise fault(
            program, number,
            f"{instr.name} takes {rows} rows at a time, and an array has {chip.rows}",
            fix=f"choose a chip whose rows are a multiple of {rows}.",
        )  # fmt: skip


def _check_instr(program: Program, number: int, instr: Instr, chip: Chip) -> None:
    try:
        spec = found(instr.name)
    except MachineError as e:
        raise fault(program, number, e.what, fix=e.fix, **e.operands) from None
    if len(instr.args) != len(spec.operands):
        raise fault(
            program, number,
            f"{instr.name} takes {len(spec.operands)} operands, got {len(instr.args)}",
            operands=", ".join(o.name for o in spec.operands),
            fix="give one for each.",
        )  # fmt: skip
    if spec.multiplies:
        chip.rate(spec.multiplies)
    for operand, arg in zip(spec.operands, instr.args, strict=True):
        problem = _problem(program, operand, arg, chip)
        if problem:
            raise fault(program, number, f"{instr.name}: operand {operand.name} {problem}")


def _takes(operand: Operand) -> str:
    return "a scalar register" if operand.out and operand.kind == "s" else _TAKES[operand.kind]


_TAKES = {
    "s": "a scalar register or a number", "v": "a vector register", "m": "a mask register",
    "f": "a sync flag", "x": "an array", "at": "a place in memory, such as [s1+8]",
    "imm": "a number", "float": "a number", "label": "a label",
}  # fmt: skip


def _problem(program: Program, operand: Operand, arg: Arg, chip: Chip) -> str:
    """What is wrong with an operand; nothing if it fits."""
    kind = operand.kind
    if isinstance(arg, At):
        if kind != "at" or not isinstance(arg.offset, int):
            return f"is {arg}, it takes {_takes(operand)}"
        return _problem(program, Operand("", "s"), arg.base, chip)
    if isinstance(arg, Label):
        if kind != "label":
            return f"is {arg}, it takes {_takes(operand)}"
        return "" if arg.name in program.labels else f"is {arg}, and there is no such label"
    if isinstance(arg, Reg):
        if kind != arg.file:
            return f"is {arg}, it takes {_takes(operand)}"
        size, last = sizes(chip)[arg.file], arg.index + operand.count(chip) - 1
        if not 0 <= arg.index <= last < size:
            whole = f"{arg} to {arg.file}{last}" if last > arg.index else str(arg)
            return f"is {whole}, and {chip.name} has {arg.file}0 to {arg.file}{size - 1}"
        return ""
    integer = isinstance(arg, int) and not isinstance(arg, bool)
    fits = integer or (kind == "float" and isinstance(arg, float))
    if kind not in ("s", "imm", "float") or operand.out or not fits:
        return f"is {arg!r}, it takes {_takes(operand)}"
    if isinstance(arg, int) and not -(2**31) <= arg < 2**32:
        return f"is {arg}, and numbers have 32 bits"
    return ""


def _check_slots(program: Program, number: int, bundle: Bundle, chip: Chip) -> None:
    limits = slots(chip)
    for unit in dict.fromkeys(found(i.name).unit for i in bundle):
        mine = [i.name for i in bundle if found(i.name).unit == unit]
        if len(mine) > limits[unit]:
            raise fault(
                program, number,
                f"{len(mine)} instructions for {limits[unit]} {unit} slots in one bundle",
                instructions=", ".join(mine),
                why=f"a bundle of {chip.name} has "
                + ", ".join(f"{n} {u}" for u, n in limits.items()) + " slots.",
                fix="put some of them into the next bundle.",
            )  # fmt: skip
    large = {n for i in bundle for n in _numbers(i) if n not in SMALL}
    if len(large) > chip.immediates:
        raise fault(
            program, number,
            f"{len(large)} immediates for {chip.immediates} slots in one bundle",
            immediates=", ".join(map(str, sorted(large))),
            fix="put some into scalar registers, or into the next bundle.",
        )  # fmt: skip
    flows = [i.name for i in bundle if found(i.name).flow]
    if len(flows) > 1:
        raise fault(program, number, f"two jumps in one bundle: {' and '.join(flows)}")


def _numbers(instr: Instr) -> list[float]:
    flat = [p for a in instr.args for p in (a if isinstance(a, At) else (a,))]
    return [n for n in flat if isinstance(n, int | float)]


def written(spec: Spec, instr: Instr, chip: Chip) -> list[Reg]:
    """Registers that an instruction writes."""
    out = []
    for operand, arg in zip(spec.operands, instr.args, strict=True):
        if operand.out and isinstance(arg, Reg):
            out += [Reg(arg.file, arg.index + i) for i in range(operand.count(chip))]
    return out


def _check_writes(program: Program, number: int, bundle: Bundle, chip: Chip) -> None:
    seen: set[Reg] = set()
    for instr in bundle:
        for reg in written(found(instr.name), instr, chip):
            if reg in seen:
                raise fault(program, number, f"two instructions of one bundle write {reg}")
            seen.add(reg)


def _check_loops(program: Program) -> None:
    ranges = loops(program)
    for begin, end in ranges.items():
        if end <= begin:
            raise fault(program, begin, "a loop ends before it begins",
                        fix="put its label after its body.")  # fmt: skip
        for other, until in ranges.items():
            if begin < other < end < until:
                raise fault(program, other, "a loop goes on after the loop around it has ended",
                            fix="close the inner loop first.")  # fmt: skip
    for number, bundle in enumerate(program.bundles):
        for instr in bundle:
            if found(instr.name).flow not in ("jump", "branch"):
                continue
            to = program.target(next(a for a in instr.args if isinstance(a, Label)))
            for begin, end in ranges.items():
                if (begin < number < end) != (begin < to <= end):
                    raise fault(
                        program, number, "a jump into or out of a loop",
                        why="a loop runs its body as often as it says.",
                        fix="build the loop with jumps, or jump inside the body.",
                    )  # fmt: skip


__all__ = ["check", "fault", "sizes", "slots", "written"]
