"""`unrolled`: short parallel loops written out, so that the loop around them can run in lanes.

Rows of a few elements (coordinates, quaternions, small matrices) fill no vector. With the steps of
a row one after the other, many rows run in lanes: what is the same for a whole row is computed
once, conditions on the short loops are known, and what lies a few elements apart is read and
written as whole vectors. The loops stay, with one step each, so that all others keep their numbers.
`monograph.fusion.short` says which; code generators ask for the kernel.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import product
from typing import Any

from monograph.fusion.cut import within
from monograph.fusion.instructions import Indices, renumber, renumbered
from monograph.fusion.kernel import Apply, IndexValue, InRange, Instr, Kernel, Literal, Load, Store
from monograph.hlo.index import Atom, Dim, Index


def unrolled(kernel: Kernel, loops: Sequence[int]) -> Kernel:
    """The kernel that does all steps of some parallel loops at each point.

    Args:
        kernel: one without reductions.
        loops: parallel loops; steps that compute the same share an instruction.
    """
    if not loops:
        return kernel
    assert not kernel.reductions, f"{kernel.name}: folds are not written out"
    instrs: list[Instr] = []
    stores: list[Store] = []
    known: dict[Any, int] = {}
    for steps in product(*(range(kernel.dims[loop]) for loop in loops)):
        at = dict(zip(loops, steps, strict=True))
        one = within(kernel, {loop: (step, step + 1) for loop, step in at.items()})
        moved: dict[int, int] = {}
        for number, old in enumerate(one.instructions):
            instr = _at(renumber(old, moved), at)
            key = _key(instr)
            if key not in known:
                known[key] = len(instrs)
                instrs.append(instr)
            moved[number] = known[key]
        for s in one.stores:
            index = _placed([renumbered(i, moved) for i in s.index], at)
            mask = None if s.mask is None else moved[s.mask]
            stores.append(Store(s.result, index, moved[s.value], mask))
    dims = tuple(1 if loop in loops else n for loop, n in enumerate(kernel.dims))
    return replace(
        kernel, dims=dims, prologue=(), body=tuple(instrs), epilogue=(), stores=tuple(stores)
    )


def _at(instr: Instr, at: Mapping[int, int]) -> Instr:
    """An instruction at one step of some loops."""
    if isinstance(instr, Load):
        return replace(instr, index=_placed(instr.index, at))
    if isinstance(instr, IndexValue):
        return replace(instr, index=_placed([instr.index], at)[0])
    if isinstance(instr, InRange):
        rows = [(i, low, high) for i, low, high in instr.conditions]
        return replace(instr, conditions=tuple((_placed([i], at)[0], a, b) for i, a, b in rows))
    return instr


def _placed(index: Sequence[Index], at: Mapping[int, int]) -> Indices:
    def known(atom: Atom) -> Index | None:
        return Index(at[atom.position]) if isinstance(atom, Dim) and atom.position in at else None

    return tuple(i.substitute(known) for i in index)


def _key(instr: Instr) -> Any:
    """Equal for instructions of one value."""
    if isinstance(instr, Apply):  # its attributes are those of one instruction before
        return instr.op, instr.args, instr.dtype, id(instr.attrs)
    if isinstance(instr, Literal):
        return instr.value.tobytes(), instr.dtype
    return instr
