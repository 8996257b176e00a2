"""`Instructions`: the instructions of a kernel in the making, before they stand in three blocks.

Equal reads, constants and conditions are kept once. Where an instruction goes follows from what it
depends on: reduction loops (body), results of reductions (epilogue), neither (prologue or epilogue,
as it is needed). `monograph.fusion.lower` builds on this.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from monograph.fusion.kernel import (
    Apply,
    IndexValue,
    InRange,
    Instr,
    Literal,
    Load,
    Reduced,
    Reduction,
)
from monograph.hlo.graph import Node
from monograph.hlo.index import Atom, Index, Start, loops_of, start
from monograph.hlo.record import OpDef, ops
from monograph.hlo.types import BOOL, DType

Indices = tuple[Index, ...]
Conditions = tuple[tuple[Index, int, int], ...]
Block = tuple[Instr, ...]


class Instructions:
    """A growing list of instructions.

    Args:
        first_inner: the number of the first reduction loop.
    """

    def __init__(self, first_inner: int) -> None:
        self.first_inner = first_inner
        self.instrs: list[Instr] = []
        self.inner: list[bool] = []  # depends on a reduction loop
        self.after: list[bool] = []  # depends on a reduction's result
        self.numbers: dict[Any, int] = {}  # instructions that are equal by value

    def add(self, instr: Instr, key: Any = None) -> int:
        """Append an instruction, or find the equal one that is there."""
        if key is not None and key in self.numbers:
            return self.numbers[key]
        number = len(self.instrs)
        self.instrs.append(instr)
        used = uses(instr)
        deep = any(_depends(i, self.first_inner) for i in _indices(instr)) or any(
            self.inner[u] for u in used
        )
        late = isinstance(instr, Reduced) or any(self.after[u] for u in used)
        assert not (deep and late), "a reduction's result was used inside a reduction"
        self.inner.append(deep)
        self.after.append(late)
        if key is not None:
            self.numbers[key] = number
        return number

    def apply(
        self, op: OpDef, args: Sequence[int], d: DType, attrs: Mapping[str, Any], node: Node
    ) -> int:
        return self.add(Apply(op, tuple(args), d, attrs, node))

    def literal(self, value: Any, d: DType) -> int:
        array = np.asarray(value, dtype=d.np).reshape(())
        return self.add(Literal(array, d), ("literal", array.tobytes(), d))

    def in_range(self, conditions: Conditions) -> int:
        normal = tuple((i - i.const, low - i.const, high - i.const) for i, low, high in conditions)
        return self.add(InRange(normal, BOOL), ("range", normal))

    def converted(self, x: int, have: DType, want: DType, node: Node) -> int:
        if have is want:
            return x
        return self.apply(ops.convert, (x,), want, {"dtype": want, "weak": False}, node)

    def arranged(
        self, reductions: Sequence[Reduction], stores: Sequence[Indices]
    ) -> tuple[tuple[Block, Block, Block], dict[int, int]]:
        """The instructions in three blocks, renumbered; and where each number went.

        Args:
            reductions: what they need outside of the body goes to the prologue.
            stores: the indices of the stores.
        """
        early = self.early(reductions, stores)
        folds = bool(reductions)
        place = [self.block(k, early[k], folds) for k in range(len(self.instrs))]
        order = sorted(range(len(place)), key=lambda k: (place[k], k))
        moved = {k: new for new, k in enumerate(order)}
        blocks: list[list[Instr]] = [[], [], []]
        for k in order:
            blocks[place[k]].append(renumber(self.instrs[k], moved))
        prologue, body, epilogue = (tuple(b) for b in blocks)
        return (prologue, body, epilogue), moved

    def early(self, reductions: Sequence[Reduction], stores: Sequence[Indices]) -> list[bool]:
        """Which instructions must come before the body (if they don't vary inside it)."""
        early = [False] * len(self.instrs)
        for r in reductions:
            for k in (*r.inputs, *r.inits):
                early[k] = True
        for s in (s for instr in self.instrs for s in _starts(instr)):
            early[s] = True
        for s in (s for index in stores for i in index for s in i.starts):
            early[s] = True
        for k in range(len(early) - 1, -1, -1):
            if early[k] or (reductions and self.inner[k]):
                for u in uses(self.instrs[k]):
                    early[u] = True
        return early

    def block(self, k: int, early: bool, folds: bool) -> int:
        """0 prologue, 1 body, 2 epilogue."""
        if not folds:
            return 0 if early else 1
        if self.inner[k]:
            return 1
        return 0 if early and not self.after[k] else 2


def _indices(instr: Instr) -> Indices:
    if isinstance(instr, Load):
        return instr.index
    if isinstance(instr, IndexValue):
        return (instr.index,)
    if isinstance(instr, InRange):
        return tuple(c[0] for c in instr.conditions)
    return ()


def _starts(instr: Instr) -> list[int]:
    return [s for i in _indices(instr) for s in i.starts]


def uses(instr: Instr) -> list[int]:
    """The numbers of the instructions that one depends on."""
    if isinstance(instr, Apply):
        return list(instr.args)
    used = _starts(instr)
    if isinstance(instr, Load) and instr.mask is not None:
        used.append(instr.mask)
    return used


def _depends(i: Index, first: int) -> bool:
    """Whether an index varies with a loop from number `first` on."""
    return any(loop.position >= first for loop in loops_of((i,)))


def moved_numbers(numbers: tuple[int, ...], moved: Mapping[int, int]) -> tuple[int, ...]:
    """Instruction numbers after `Instructions.arranged`."""
    return tuple(moved[n] for n in numbers)


def renumbered(i: Index, moved: Mapping[int, int]) -> Index:
    """An index whose starts name instructions, after `Instructions.arranged`."""
    if not i.starts:
        return i

    def replaced(atom: Atom) -> Index | None:
        if isinstance(atom, Start):
            return start(moved[atom.operand], atom.limit, atom.at)
        return None

    return i.substitute(replaced)


def renumber(instr: Instr, moved: Mapping[int, int]) -> Instr:
    """An instruction that says where those that it uses are now."""
    if isinstance(instr, Apply):
        return Apply(
            instr.op, moved_numbers(instr.args, moved), instr.dtype, instr.attrs, instr.node
        )
    if isinstance(instr, Load):
        mask = None if instr.mask is None else moved[instr.mask]
        index = tuple(renumbered(i, moved) for i in instr.index)
        return Load(instr.operand, index, instr.dtype, mask)
    if isinstance(instr, InRange):
        conditions = tuple((renumbered(i, moved), a, b) for i, a, b in instr.conditions)
        return InRange(conditions, instr.dtype)
    if isinstance(instr, IndexValue):
        return IndexValue(renumbered(instr.index, moved), instr.dtype)
    return instr
