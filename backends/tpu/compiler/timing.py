"""`Cost`: what the program of a task costs, by the clock of a core, without values.

Every figure is counted by the machine that also runs programs with values; nothing is estimated
beside it. Programs that are alike are counted once.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from threading import get_ident
from typing import Any, Protocol

from monograph.backends.tpu import energy
from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.streams import ALONE, Ahead, Copy
from monograph.backends.tpu.core import Core, load, run
from monograph.backends.tpu.core.execute import NOTHING, Pending, Result
from monograph.backends.tpu.energy import Range
from monograph.backends.tpu.isa.program import Program
from monograph.backends.tpu.isa.spec import found
from monograph.hlo.errors import DTypeError, MachineError


class Spec(Hashable, Protocol):
    """What a program is made from: a frozen, hashable value."""

    @property
    def moved(self) -> int:
        """Rows that its copies move between main and vector memory."""
        ...

    @property
    def held(self) -> int:
        """Rows of vector memory that it needs, without operands that stay there."""
        ...

    def program(self, chip: Chip) -> Program:
        """The instructions."""
        ...


@dataclass(frozen=True)
class Cost:
    """Of one run of a program.

    Attributes:
        cycles: from its beginning to its end.
        issued: bundles; all other cycles are `stalls`, by cause.
        hbm: bytes moved between main and vector memory.
        vmem: bytes moved between vector memory and registers.
        macs: multiply-accumulates of the arrays, padding included.
        counts: instructions by unit.
        energy: joules, low and high; None where no figures are published.
        pending: copies for the next program that are under way at the end.
    """

    cycles: int
    issued: int
    stalls: Mapping[str, int] = field(hash=False)
    hbm: int
    vmem: int
    macs: int
    counts: Mapping[str, int] = field(hash=False)
    energy: Range | None
    pending: Pending = NOTHING


@lru_cache(maxsize=16)
def _core(chip: Chip, thread: int) -> Core:
    """A core to run programs on; each thread has its own, since a run changes it."""
    return Core(chip, 0)


@lru_cache(maxsize=2048)
def cost_of_spec(spec: Spec, chip: Chip, ahead: Ahead = ALONE, before: Pending = NOTHING) -> Cost:
    """What the program of a spec costs.

    Bytes count where they are used: those that came before it are its own, those that it fetches
    for the next program are not.

    Args:
        spec: what it is made from.
        chip: what it runs on.
        ahead: what it knows of the programs beside it.
        before: copies that are under way when it begins.

    Raises:
        MachineError: if copies move other bytes than the operands have; that is a bug.
    """
    code = load(program_of(spec, chip, ahead), chip, values=False)
    result = run(code, _core(chip, get_ident()), before=before, after=ahead.after)
    early = rows_of(c for i, c in _opening(spec) if i in ahead.fetched) - rows_of(ahead.copies)
    return _checked(spec, chip, cost_of_result(result, chip, early))


def program_of(spec: Spec, chip: Chip, ahead: Ahead) -> Program:
    """The instructions of a spec; only those of `chains.Chained` know of others."""
    made: Any = spec
    return spec.program(chip) if ahead == ALONE else made.program(chip, ahead)


def _opening(spec: Any) -> tuple[tuple[int, Copy], ...]:
    return spec.opening() if hasattr(spec, "opening") else ()


def rows_of(copies: Iterable[Copy]) -> int:
    """Rows that copies move."""
    return sum(c.pieces[0] * c.pieces[1] for c in copies)


def cost_of_result(result: Result, chip: Chip, early: int = 0) -> Cost:
    """What a run cost; `early` rows more are its own than it copied."""
    names = result.counts()
    counts: dict[str, int] = {}
    for name, n in names.items():
        unit = found(name).unit
        counts[unit] = counts.get(unit, 0) + n
    vmem = (counts.get("load", 0) + counts.get("store", 0)) * chip.vreg_bytes
    hbm = result.bytes.get("hbm", 0) + early * 4 * chip.lanes
    return Cost(
        result.cycles, result.issued, dict(result.stalls), hbm, vmem, result.macs, counts,
        joules(names, hbm, vmem, result.macs, chip), result.pending,
    )  # fmt: skip


def joules(names: Mapping[str, int], hbm: int, vmem: int, macs: int, chip: Chip) -> Range | None:
    """Energy of so many instructions, bytes and multiply-accumulates.

    A vector instruction costs an f32 addition (low) or multiplication (high) per word, a function
    one of each (low) or four (high) per word and pass. None if the table lacks a figure.
    """
    table = energy.table_of(chip)
    integers = any(n.startswith("mstream") and n.endswith(".i8") for n in names)
    try:
        mac = energy.mac(chip, "i8" if integers else "bf16") if macs else 0.0
    except DTypeError:
        return None
    words = chip.sublanes * chip.lanes * energy.PICO
    add, mul = table.add["f32"] * words, table.mul["f32"] * words
    alu = sum(n for name, n in names.items() if found(name).unit == "alu")
    eup = sum(n for name, n in names.items() if found(name).unit == "eup")
    near = energy.sram_byte(chip, chip.vmem) * (vmem + hbm)
    low, high = energy.dram_byte(chip)
    return (
        mac * macs + alu * add + eup * (add + mul) + near + low * hbm,
        mac * macs + alu * mul + 4 * eup * (add + mul) + near + high * hbm,
    )


def _checked(spec: Spec, chip: Chip, cost: Cost) -> Cost:
    """Conservation: cycles are bundles and stalls, bytes are those of the operands."""
    problems = []
    if cost.issued + sum(cost.stalls.values()) != cost.cycles:
        problems.append(f"{cost.issued} bundles and {cost.stalls} are not {cost.cycles} cycles")
    wanted = spec.moved * 4 * chip.lanes
    if cost.hbm != wanted:
        problems.append(f"{cost.hbm} bytes were copied, operands have {wanted}")
    if problems:
        raise MachineError(
            f"what a program cost does not add up: {problems[0]}",
            operands={"program": type(spec).__name__},
            fix="report this: it is a bug of the simulator.",
        )
    return cost


__all__ = ["Cost", "Spec", "cost_of_result", "cost_of_spec", "joules", "program_of", "rows_of"]
