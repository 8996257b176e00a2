"""`Problem`: a contraction kernel as matrix products ``C[i, j] = sum_p A[i, p] * B[p, j]``.

Loops that every access walks as one are put together; what is left over on either side is a batch.
Rows that only the first factor walks otherwise, as the windows of a convolution, are put together,
too, with a table of where each begins; and so are the parts of a sum. Few rows or columns are put
together with more that only the results hold elsewhere: each is then written to where it belongs.
The kernel comes back with the parallel dimensions (batch, row, column), for what is done with the
sums. Called by `monograph.backends.cpu.contraction`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import prod

from monograph.backends.cpu.contraction.apart import as_columns
from monograph.backends.cpu.contraction.roles import (
    BATCHES,
    Loop,
    assigned,
    joined,
    merged,
    renamed,
)
from monograph.fusion.kernel import Apply, Kernel, Literal, Load, Reduced, Store
from monograph.hlo import ops
from monograph.hlo.index import Dim, Index, Start, linear
from monograph.hlo.ops.monoids import monoid_of
from monograph.hlo.types import DType

_PARTS = 4096  # of a sum, at most: places in a table


@dataclass(frozen=True)
class Side:
    """One factor: operand number, where it begins (elements), its strides (elements).

    `step` is along its rows (A) or columns (B); `inner` is along a part of the sum.
    """

    operand: int
    dtype: DType
    base: Index
    batch: tuple[int, ...]
    step: int
    inner: int
    panel: int = 0


@dataclass(frozen=True)
class Home:
    """A result that can hold the sums themselves: its number, and strides (elements)."""

    result: int
    batch: tuple[int, ...]
    row: int
    whole: bool  # it is all that is wanted


@dataclass(frozen=True, eq=False)
class Problem:
    """Matrix products and what follows them.

    Attributes:
        kernel: over (batch, row, column); only its prologue, epilogue and stores are of interest.
        rows, columns, inner: sizes of one product; the sum has `outer` parts of `inner` terms.
        batch: sizes of the loops around the products, outermost first.
        a, b: the factors.
        parts: where each part of the sum begins in A and in B (elements).
        places: where each row of A begins (elements); empty if they are `a.step` apart.
        sum: the type that the kernel sums in.
        home: where sums may be kept, if anywhere.
        around, down: numbers of the kernel's loops that are batches and rows, outermost first.
    """

    kernel: Kernel
    rows: int
    columns: int
    inner: int
    batch: tuple[int, ...]
    a: Side
    b: Side
    parts: tuple[tuple[int, int], ...]
    places: tuple[int, ...]
    sum: DType
    home: Home | None
    around: tuple[int, ...]
    down: tuple[int, ...]

    @property
    def batches(self) -> int:
        return prod(self.batch)

    @property
    def outer(self) -> int:
        return len(self.parts)


def problem_of(kernel: Kernel, *, in_order: bool = False) -> Problem | None:
    """What a kernel multiplies, or None if it is not (only) a product of two matrices.

    Args:
        kernel: any kernel.
        in_order: whether rows must stay as the results hold them.
    """
    found = _factors(kernel)
    if found is None or 0 in (*kernel.dims, *kernel.reduce_dims):
        return None
    loads, total = found
    if not all(_same_place(kernel, loads, *pair) for pair in kernel.aliases):
        return None
    offsets = [linear(x.index, kernel.operands[x.operand].shape) for x in loads]
    offsets += [linear(s.index, kernel.results[s.result].shape) for s in kernel.stores]
    rank = len(kernel.dims)
    panels = [0] * len(offsets)
    for k in (0, 1):
        offsets[k], panels[k] = as_columns(offsets[k])
    if not all(_affine(kernel, e, rank) for e in offsets):
        return None
    loops = [
        Loop(((k, n),), tuple(e.coefficient(k) or 0 for e in offsets))
        for k, n in enumerate((*kernel.dims, *kernel.reduce_dims))
        if n > 1
    ]
    sums = merged([x for x in loops if x.loops[0][0] >= rank])
    rows, columns, batch = assigned([x for x in loops if x.loops[0][0] < rank], len(offsets))
    if columns.strides[0] or rows.strides[1]:  # the first factor has the columns
        order = [1, 0, *range(2, len(offsets))]
        loads, offsets = [loads[i] for i in (1, 0)], [offsets[i] for i in order]
        panels = [panels[i] for i in order]
        rows, columns = (Loop(x.loops, _picked(x.strides, order)) for x in (rows, columns))
        batch, sums = (
            [Loop(x.loops, _picked(x.strides, order)) for x in row] for row in (batch, sums)
        )
    if not sums or prod(x.size for x in sums) > _PARTS * max(x.size for x in sums):
        return None
    where_it_lies = loads[0].dtype is total and total.itemsize >= 4  # else packed, a stride apart
    terms = prod(x.size for x in sums)
    rows, columns, batch = joined(
        rows, columns, batch, terms, placed=where_it_lies, in_order=in_order
    )
    if len(batch) > BATCHES:
        return None
    return _problem(kernel, loads, offsets, total, panels, (rows, columns, batch, sums))


def _picked(row: Sequence[int], order: Sequence[int]) -> tuple[int, ...]:
    return tuple(row[i] for i in order)


def _problem(
    kernel: Kernel,
    loads: Sequence[Load],
    offsets: Sequence[Index],
    total: DType,
    panels: Sequence[int],
    roles: tuple[Loop, Loop, list[Loop], list[Loop]],
) -> Problem:
    rows, columns, batch, sums = roles
    inner = max(sums, key=lambda x: (x.size, 1 in x.strides[:2]))
    outer = [x for x in sums if x is not inner]
    parts = tuple(
        (sum(x.strides[0] * i for x, i in at), sum(x.strides[1] * i for x, i in at))
        for at in (
            tuple(zip(outer, n, strict=True)) for n in product(*(range(x.size) for x in outer))
        )
    )
    sides = [
        Side(
            loads[k].operand,
            loads[k].dtype,
            _without_loops(offsets[k]),
            tuple(x.strides[k] for x in batch),
            (rows, columns)[k].strides[k],
            inner.strides[k],
            panels[k],
        )
        for k in (0, 1)
    ]
    around = Loop(tuple(x for loop in batch for x in loop.loops), ())
    normal = renamed(kernel, (around, rows, columns))
    return Problem(
        normal,
        rows.size,
        columns.size,
        inner.size,
        tuple(x.size for x in batch),
        sides[0],
        sides[1],
        parts,
        rows.places,
        total,
        _home(normal, kernel, total, (rows, columns, batch)),
        tuple(number for loop in batch for number, _ in loop.loops),
        tuple(number for number, _ in rows.loops),
    )


def _home(
    normal: Kernel, kernel: Kernel, total: DType, roles: tuple[Loop, Loop, list[Loop]]
) -> Home | None:
    """The first result that can hold sums: stored without a mask, along columns, in their size."""
    rows, columns, batch = roles
    if rows.scattered or columns.scattered or columns.size == 1:
        return None
    for k, store in enumerate(normal.stores, start=2):
        size = kernel.results[store.result].dtype.itemsize
        aliased = any(result == store.result for _, result in kernel.aliases)
        if store.mask is not None or aliased or size != max(total.itemsize, 4):
            continue
        if columns.strides[k] in (0, 1):
            whole = len(kernel.stores) == 1 and _is_sum(kernel, store, total)
            along = tuple(x.strides[k] for x in batch)
            return Home(store.result, along, rows.strides[k], whole)
    return None


def _is_sum(kernel: Kernel, store: Store, total: DType) -> bool:
    value = kernel.instructions[store.value]
    return isinstance(value, Reduced) and total.itemsize >= 4


# ---- recognition ---------------------------------------------------------------------------------


def _factors(kernel: Kernel) -> tuple[list[Load], DType] | None:
    """The two loads whose products are summed, and the type of the sum."""
    if len(kernel.reductions) != 1 or not kernel.fma:
        return None
    (fold,) = kernel.reductions
    all_ = kernel.instructions
    term = all_[fold.inputs[0]]
    zero = all_[fold.inits[0]]
    if fold.order != "any" or monoid_of(fold.combiner) != "add" or len(fold.inputs) != 1:
        return None
    if not isinstance(zero, Literal) or zero.value != 0:
        return None
    if not isinstance(term, Apply) or term.op is not ops.multiply or len(term.args) != 2:
        return None
    first = len(kernel.prologue)
    body = range(first, first + len(kernel.body))
    seen, loads = {fold.inputs[0]}, []
    for number in term.args:
        instr = all_[number]
        while isinstance(instr, Apply) and instr.op is ops.convert and instr.dtype is term.dtype:
            seen.add(number)
            number = instr.args[0]
            instr = all_[number]
        if not isinstance(instr, Load) or instr.mask is not None or number not in body:
            return None
        seen.add(number)
        loads.append(instr)
    if seen != set(body):
        return None
    return loads, term.dtype


def _same_place(kernel: Kernel, factors: Sequence[Load], operand: int, result: int) -> bool:
    """Whether an operand whose memory is a result's is read where that is written, and only there.

    Then it is read when the sum is complete, just before; but no sums can be kept there.
    """
    written = {s.index for s in kernel.stores if s.result == result}
    reads = [x for x in kernel.instructions if isinstance(x, Load) and x.operand == operand]
    return all(not any(x is f for f in factors) and {x.index} == written for x in reads)


def _affine(kernel: Kernel, offset: Index, rank: int) -> bool:
    """Whether an offset is a sum of loops times numbers, and of starts that no loop changes."""
    for atom, _ in offset.terms:
        if isinstance(atom, Start):
            if not _constant(kernel, atom.operand):
                return False
        elif not isinstance(atom, Dim):
            return False
    return True


def _constant(kernel: Kernel, number: int) -> bool:
    """Whether an instruction of the prologue is the same everywhere."""
    instr = kernel.instructions[number]
    if isinstance(instr, Apply):
        return all(_constant(kernel, i) for i in instr.args)
    if isinstance(instr, Load):
        return instr.mask is None and not any(i.terms for i in instr.index)
    return isinstance(instr, Literal)


def _without_loops(offset: Index) -> Index:
    return Index(offset.const, tuple((a, k) for a, k in offset.terms if isinstance(a, Start)))
