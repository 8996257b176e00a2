"""Scalars that hold data: what they are must not matter to cycles that are counted without values.

Called when a program is bound for a run without values. Scalars of data are those that come out of
vector registers, or out of scalar memory that data were written to, and what is made of them: they
may be addresses, but say neither how often nor how much. So may numbers that are more than sums and
that no such count is made of, which count as data too: nothing need be known of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from monograph.backends.tpu.isa.program import Instr, Program
from monograph.backends.tpu.isa.spec import At, Operand, Reg, found

COUNTS = ("count", "rows", "entry")  # operands that cycles depend on
SUMS = frozenset({"sadd", "ssub", "sset", "smov"})  # whose results are sums of their operands


def scalars_of_data(program: Program) -> frozenset[int]:
    """Numbers of the scalar registers that hold data somewhere in a program.

    >>> from monograph.backends.tpu.isa.text import read
    >>> copy = "dma.hbm.smem f1, [0], [0], 1\\nwait f1, 1\\n"
    >>> sorted(scalars_of_data(read(copy + "sload s1, [0]\\nsadd s2, s1, 8\\nsset s3, 4")))
    [1, 2]
    """
    instrs = [i for bundle in program.bundles for i in bundle]
    filled = any(i.name.startswith("dma.") and ".smem" in i.name[5:] for i in instrs)
    counting = _counting(instrs)
    data: set[int] = set()
    while True:
        before = (len(data), filled)
        for instr in instrs:
            spec = found(instr.name)
            outs = [r for o, r in _scalars(instr) if o.out]
            of_data = any(r in data for o, r in _scalars(instr) if not o.out)
            loads = spec.unit == "scalar" and spec.touches is not None
            if loads and not outs:
                filled = filled or of_data
            elif outs and (spec.unit != "scalar" or (filled and loads) or of_data):
                data.update(outs)
            elif outs and spec.name not in SUMS and not loads:
                data.update(set(outs) - counting)
        if (len(data), filled) == before:
            return frozenset(data)


def counts_by_data(instr: Instr, data: frozenset[int]) -> bool:
    """Whether scalars of data say how often or how much in an instruction."""
    return any(r in data and not o.out and _counts(instr, o) for o, r in _scalars(instr))


def _counting(instrs: Sequence[Instr]) -> set[int]:
    """Scalar registers that say how often or how much somewhere, and all that they are made of."""
    rows = [(i, list(_scalars(i))) for i in instrs]
    known = {r for i, row in rows for o, r in row if not o.out and _counts(i, o)}
    while True:
        made = [row for _, row in rows if any(o.out and r in known for o, r in row)]
        more = {r for row in made for o, r in row if not o.out} - known
        if not more:
            return known
        known |= more


def _counts(instr: Instr, operand: Operand) -> bool:
    return bool(found(instr.name).flow) or operand.name in COUNTS


def _scalars(instr: Instr) -> Iterator[tuple[Operand, int]]:
    """The scalar registers of an instruction, those of addresses as well."""
    for operand, arg in zip(found(instr.name).operands, instr.args, strict=True):
        base = arg.base if isinstance(arg, At) else arg
        if isinstance(base, Reg) and base.file == "s":
            yield operand, base.index


__all__ = ["COUNTS", "SUMS", "counts_by_data", "scalars_of_data"]
