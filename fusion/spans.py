"""`find_spans`: products of a sweep leave out columns that no row at hand needs.

A mask is a choice: where it does not hold, a product's sum is thrown away, whatever it is. If all
that read a product's result make such a choice, and what they choose by is there before the sweep,
one small kernel finds out in which columns it holds, row by row; for some rows the product then
keeps to the columns between the first and the last of theirs. The choice may come from positions
(causal, sliding windows), from lengths, from a mask that was given: it is looked at when the
program runs. Called by `monograph.fusion.sweep`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeGuard

from monograph.fusion.instructions import Instructions, renumber, renumbered, uses
from monograph.fusion.kernel import (
    Apply,
    IndexValue,
    InRange,
    Instr,
    Kernel,
    Literal,
    Load,
    Opaque,
    Reduced,
    Reduction,
    Schedule,
    Store,
)
from monograph.fusion.products import contracts
from monograph.fusion.program import Decision, Launch
from monograph.hlo.index import Atom, Dim, Div, Index, Mod, dim, linear
from monograph.hlo.ops.monoids import monoid
from monograph.hlo.record import ops
from monograph.hlo.types import BOOL, I32, TensorType, tensor

_DEAREST = 1 / 8  # of a product's time, that looking at what is chosen may take
_FEW = 32  # rows at once that are enough ...
_STEPS = 16  # ... and as a part of the columns

_ROW, _COLUMN = 0, 1  # the loops of a product by rows


@dataclass(frozen=True, eq=False)
class Guard:
    """A choice that a value is used by: of which launch, by which instruction, and in which case.

    `column` is the launch's loop that stands for the product's columns.
    """

    launch: Launch
    number: int
    holds: bool
    column: int


def find_spans(
    launches: Sequence[Launch],
    private: Callable[[int], bool],
    scheduler: Callable[[Kernel], Schedule],
    new: Callable[[TensorType], int],
) -> tuple[list[Launch], list[Launch]]:
    """Products that know which columns are needed.

    Args:
        launches: of a sweep, with its rows as their first loops.
        private: whether nobody but these launches reads a buffer.
        scheduler: the schedule of a kernel.
        new: makes a buffer.

    Returns:
        The launches, and those that must run before them: one for every product that has a span.
    """
    written = {b for x in launches for b in x.results}
    made: list[Launch] = []
    before: list[Launch] = []
    masked: set[int] = set()  # buffers of rows in which blocks may have come to nothing
    for x in launches:
        guards = _guards(x, launches, written) if x.schedule.rows and private(x.results[0]) else []
        found = _finder(x, guards) if guards else None
        if found is not None:
            finder, operands, row = found
            schedule = scheduler(finder)
            if schedule.seconds <= _DEAREST * x.schedule.seconds:
                ends = tuple(new(t) for t in finder.results)
                before.append(Launch(finder, operands, ends, schedule))
                kernel = _spanned(x.kernel, row, finder.results)
                x = Launch(kernel, (*x.operands, *ends), x.results, x.schedule)
                masked.update(x.results)
        elif not masked.isdisjoint(x.operands):
            masked.update(x.results)
            if x.schedule.rows:
                x = replace(x, schedule=replace(x.schedule, gaps=True))
        made.append(x)
    return made, before


def in_few_rows(launches: Sequence[Launch], block: int) -> tuple[list[Launch], int]:
    """Products that have spans take few rows at once, which need about the same columns.

    Args:
        launches: of a sweep.
        block: rows that go through all of them at once, so far.
    """
    wide = [x.kernel.dims[_COLUMN] for x in launches if _has_span(x.kernel)]
    block = min([block, *(max(_FEW, n // _STEPS // 8 * 8) for n in wide)])
    found = []
    for x in launches:
        rows = min(x.schedule.rows, block)
        found.append(replace(x, schedule=replace(x.schedule, rows=rows)))
    return found, block


def _has_span(kernel: Kernel | Opaque) -> TypeGuard[Kernel]:
    return isinstance(kernel, Kernel) and kernel.span is not None


def said_of(launches: Sequence[Launch]) -> list[Decision]:
    """What is left out, and why."""
    found = []
    for x in launches:
        node = x.kernel.nodes[-1] if x.kernel.nodes else None
        if _has_span(x.kernel):
            what = f"leave out columns of {x.kernel.name} that nothing needs"
            why = "what its readers choose by tells between which columns some rows need it"
            found.append(Decision(what, True, why, node))
        if x.schedule.gaps:
            what = f"leave out terms of {x.kernel.name} that are zero times something finite"
            why = "a mask before it may have left blocks of its first factor zero"
            found.append(Decision(what, True, why, node))
    return found


# ---- who needs what ------------------------------------------------------------------------------


def _guards(x: Launch, launches: Sequence[Launch], written: set[int]) -> list[Guard]:
    """The choices by which all readers of a product's sums use them; none if one needs them all."""
    kernel = x.kernel
    assert isinstance(kernel, Kernel)
    if not contracts(x) or len(kernel.dims) != 2 or len(kernel.stores) != 1:
        return []
    (store,) = kernel.stores
    home = linear(store.index, kernel.results[0].shape)
    found: list[Guard] = []
    for reader in launches:
        for operand, b in enumerate(reader.operands):
            if b != x.results[0]:
                continue
            mine = _guards_of(reader, operand, home, kernel.dims[_COLUMN])
            if mine is None or not all(_known(g, written) for g in mine):
                return []
            found += mine
    return found


def _guards_of(reader: Launch, operand: int, home: Index, columns: int) -> list[Guard] | None:
    """The choices by which a launch uses an operand; None if it uses some element in any case."""
    kernel = reader.kernel
    assert isinstance(kernel, Kernel)
    found = []
    for number, i in enumerate(kernel.instructions):
        if isinstance(i, Load) and i.operand == operand:
            offset = linear(i.index, kernel.operands[operand].shape)
            column = _column(kernel, offset, home, columns)
            choices = None if column is None else _choices(kernel, number)
            if column is None or choices is None:
                return None
            found += [Guard(reader, choice, holds, column) for choice, holds in choices]
    return found


def _column(kernel: Kernel, offset: Index, home: Index, columns: int) -> int | None:
    """The loop over a product's columns, if elements are read where the product writes them."""
    sizes = (*kernel.dims, *kernel.reduce_dims)
    for loop, n in enumerate(sizes):
        if loop != _ROW and n == columns and offset.substitute(_renamed(loop)) == home:
            return loop
    return None


def _renamed(column: int) -> Callable[[Atom], Index | None]:
    """What a loop is called in the product."""

    def replaced(atom: Atom) -> Index | None:
        if isinstance(atom, Dim) and atom.position == column:
            return dim(_COLUMN, atom.size)
        return None

    return replaced


def _choices(kernel: Kernel, number: int) -> list[tuple[int, bool]] | None:
    """(instruction, in which case) of all choices that lie between a value and what is kept."""
    instrs = kernel.instructions
    reached, found = {number}, []
    for k, i in enumerate(instrs):
        if reached.isdisjoint(uses(i)):
            continue
        if not isinstance(i, Apply):
            return None  # it says where to read
        if i.op is ops.select and i.args[0] not in reached:
            used = [arg in reached for arg in i.args[1:]]
            if used != [True, True]:
                found.append((i.args[0], used[0]))
                continue
        reached.add(k)
    kept = {k for r in kernel.reductions for k in (*r.inputs, *r.inits)}
    for s in kernel.stores:
        kept |= {s.value, *(() if s.mask is None else (s.mask,))}
        kept |= {k for index in s.index for k in index.starts}
    return found if reached.isdisjoint(kept) else None


def _known(guard: Guard, written: set[int]) -> bool:
    """Whether a choice is known before the sweep, and depends on rows and columns alone."""
    kernel = guard.launch.kernel
    assert isinstance(kernel, Kernel)
    for k in _slice(kernel, guard.number):
        instr = kernel.instructions[k]
        if isinstance(instr, Reduced):
            return False
        if isinstance(instr, Load) and guard.launch.operands[instr.operand] in written:
            return False
        loops = {a.position for i in _indices(instr) for a in _dims(i)}
        if not loops <= {_ROW, guard.column}:
            return False
    return True


def _slice(kernel: Kernel, number: int) -> list[int]:
    """The instructions that one depends on, and itself, in order."""
    needed = {number}
    for k in range(number, -1, -1):
        if k in needed:
            needed.update(uses(kernel.instructions[k]))
    return sorted(needed)


def _indices(instr: Instr) -> tuple[Index, ...]:
    if isinstance(instr, Load):
        return instr.index
    if isinstance(instr, IndexValue):
        return (instr.index,)
    return tuple(c[0] for c in instr.conditions) if isinstance(instr, InRange) else ()


def _dims(index: Index) -> Iterator[Dim]:
    stack = [index]
    while stack:
        for atom, _ in stack.pop().terms:
            if isinstance(atom, Dim):
                yield atom
            else:
                stack += (atom.inner,) if isinstance(atom, Div | Mod) else atom.at


# ---- the kernel that finds out -------------------------------------------------------------------


def _finder(x: Launch, guards: Sequence[Guard]) -> tuple[Kernel, tuple[int, ...], Index] | None:
    """The kernel that finds the first column in which a choice holds, and the one after the last.

    Returns:
        It, its operands, and which of its results' elements is a row's of the product.
    """
    kernel = x.kernel
    assert isinstance(kernel, Kernel)
    rows, columns = kernel.dims
    indices = [
        index
        for g in guards
        if isinstance(g.launch.kernel, Kernel)
        for k in _slice(g.launch.kernel, g.number)
        for index in _indices(g.launch.kernel.instructions[k])
    ]
    part, count = _part(indices, rows)
    work = _Finder(part, count)
    needed = [work.choice(g) for g in guards]
    if not needed:
        return None
    some = needed[0]
    for other in needed[1:]:
        if other != some:
            some = work.new.add(Apply(ops.or_, (some, other), BOOL), ("or", some, other))
    made = work.kernel(f"{kernel.name}_span", some, columns)
    return replace(made, nodes=kernel.nodes[-1:]), tuple(work.operands), part


def _part(indices: Sequence[Index], rows: int) -> tuple[Index, int]:
    """What of the row expressions depend on, as an expression, and how many values it has."""
    atoms = {a for i in indices for a, _ in i.terms if any(d.position == _ROW for d in _of(a))}
    row = dim(_ROW, rows)
    if not atoms:
        return Index(), 1
    if len(atoms) == 1:
        (atom,) = atoms
        if isinstance(atom, Mod) and atom.inner == row:
            return Index(0, ((atom, 1),)), atom.by
        if isinstance(atom, Div) and atom.inner == row:
            return Index(0, ((atom, 1),)), -(-rows // atom.by)
    return row, rows


def _of(atom: Atom) -> Iterator[Dim]:
    return _dims(Index(0, ((atom, 1),)))


class _Finder:
    """The kernel being made: loops over parts of rows, folds over columns.

    Args:
        part: what of a row counts; `count`: how many values it has.
    """

    def __init__(self, part: Index, count: int) -> None:
        self.new = Instructions(1)
        self.part = part
        self.count = count
        self.operands: list[int] = []
        self.types: list[TensorType] = []

    def choice(self, guard: Guard) -> int:
        """The instruction that says whether a guard lets a value through."""
        kernel = guard.launch.kernel
        assert isinstance(kernel, Kernel)
        moved: dict[int, int] = {}
        for k in _slice(kernel, guard.number):
            moved[k] = self.copied(guard, kernel.instructions[k], moved)
        found = moved[guard.number]
        if guard.holds:
            return found
        return self.new.add(Apply(ops.not_, (found,), BOOL), ("not", found))

    def copied(self, guard: Guard, instr: Instr, moved: dict[int, int]) -> int:
        instr = renumber(instr, moved)
        key: tuple[object, ...]
        if isinstance(instr, Apply):
            key = ("apply", instr.op, instr.args, instr.dtype, repr(sorted(instr.attrs.items())))
        elif isinstance(instr, Load):
            operand = self.operand(guard, instr.operand)
            index = tuple(self.placed(i, guard.column) for i in instr.index)
            instr = replace(instr, operand=operand, index=index)
            key = ("load", operand, index, instr.mask)
        elif isinstance(instr, Literal):
            return self.new.literal(instr.value, instr.dtype)
        elif isinstance(instr, IndexValue):
            instr = replace(instr, index=self.placed(instr.index, guard.column))
            key = ("index", instr.index, instr.dtype)
        else:
            assert isinstance(instr, InRange)
            conditions = tuple(
                (self.placed(i, guard.column), low, high) for i, low, high in instr.conditions
            )
            instr = replace(instr, conditions=conditions)
            key = ("range", conditions)
        return self.new.add(instr, key)

    def operand(self, guard: Guard, number: int) -> int:
        """The number of an operand here; the same array may be seen in several shapes."""
        buffer, t = guard.launch.operands[number], guard.launch.kernel.operands[number]
        for k, known in enumerate(zip(self.operands, self.types, strict=True)):
            if known == (buffer, t):
                return k
        self.operands.append(buffer)
        self.types.append(t)
        return len(self.operands) - 1

    def placed(self, index: Index, column: int) -> Index:
        """An expression of the guard's loops in terms of this kernel's."""
        part = self.part.terms[0][0] if self.part.terms else None

        def replaced(atom: Atom) -> Index | None:
            if atom == part:
                return dim(0, self.count)
            if isinstance(atom, Dim):
                return dim(_COLUMN, atom.size) if atom.position == column else None
            return None

        return index.substitute(replaced)

    def kernel(self, name: str, some: int, columns: int) -> Kernel:
        """The two folds."""
        new, column = self.new, dim(_COLUMN, columns)
        stores, reductions = [], []
        wanted = (("minimum", column, columns), ("maximum", column + 1, 0))
        for k, (how, value, none) in enumerate(wanted):
            here = new.add(IndexValue(value, I32), ("index", value, I32))
            nowhere = new.literal(none, I32)
            found = new.add(Apply(ops.select, (some, here, nowhere), I32))
            reductions.append(Reduction(monoid(how, I32), (found,), (nowhere,)))
            stores.append(Store(k, (dim(0, self.count),), new.add(Reduced(k, 0, I32))))
        blocks, moved = new.arranged(reductions, [s.index for s in stores])
        t = tensor((self.count,), I32)
        return Kernel(
            name, (self.count,), (columns,), *blocks,
            tuple(r.renumbered(moved) for r in reductions),
            tuple(replace(s, value=moved[s.value]) for s in stores),
            tuple(self.types), (t, t),
        )  # fmt: skip


def _spanned(kernel: object, row: Index, types: Sequence[TensorType]) -> Kernel:
    """The product with the ends of its rows' spans as its last two operands."""
    assert isinstance(kernel, Kernel)
    first, count = len(kernel.prologue), len(kernel.instructions)
    loads = tuple(Load(len(kernel.operands) + k, (row,), I32) for k in range(2))
    moved = {k: k + (2 if k >= first else 0) for k in range(count)}

    def later(block: tuple[Instr, ...]) -> tuple[Instr, ...]:
        return tuple(renumber(i, moved) for i in block)

    return replace(
        kernel,
        prologue=(*kernel.prologue, *loads),
        body=later(kernel.body),
        epilogue=later(kernel.epilogue),
        reductions=tuple(r.renumbered(moved) for r in kernel.reductions),
        stores=tuple(
            replace(
                s,
                value=moved[s.value],
                mask=None if s.mask is None else moved[s.mask],
                index=tuple(renumbered(i, moved) for i in s.index),
            )
            for s in kernel.stores
        ),
        operands=(*kernel.operands, *types),
        span=(first, first + 1),
    )
