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
from dataclasses import dataclass, replace
from itertools import product
from math import prod

from monograph.backends.cpu.contraction.apart import as_columns
from monograph.fusion.kernel import (
    Apply,
    IndexValue,
    InRange,
    Instr,
    Kernel,
    Literal,
    Load,
    Reduced,
    Store,
)
from monograph.hlo import ops
from monograph.hlo.index import Atom, Dim, Index, Start, dim, floordiv, linear, modulo
from monograph.hlo.ops.monoids import monoid_of
from monograph.hlo.types import DType

_BATCHES = 3  # loops around the products
_PARTS = 4096  # of a sum, at most: places in a table
_PLACES = 4096  # rows in a table, at most
_FEW = 16  # rows or columns, from which on tiles are full enough
_LONG = 8  # terms for each of few columns, from which on sums may be written anywhere


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


@dataclass(frozen=True)
class _Loop:
    """Loops of the kernel run as one, outermost first, and the strides of every access.

    `places` are where its steps are in the first factor, if they are not a stride apart;
    `scattered`, whether they are not a stride apart in some result.
    """

    loops: tuple[tuple[int, int], ...]  # (number, size)
    strides: tuple[int, ...]  # of the two factors, then of the stores
    places: tuple[int, ...] = ()
    scattered: bool = False

    @property
    def size(self) -> int:
        return prod(n for _, n in self.loops)


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
        _Loop(((k, n),), tuple(e.coefficient(k) or 0 for e in offsets))
        for k, n in enumerate((*kernel.dims, *kernel.reduce_dims))
        if n > 1
    ]
    sums = _merged([x for x in loops if x.loops[0][0] >= rank])
    rows, columns, batch = _roles([x for x in loops if x.loops[0][0] < rank], len(offsets))
    if columns.strides[0] or rows.strides[1]:  # the first factor has the columns
        order = [1, 0, *range(2, len(offsets))]
        loads, offsets = [loads[i] for i in (1, 0)], [offsets[i] for i in order]
        panels = [panels[i] for i in order]
        rows, columns = (_Loop(x.loops, _picked(x.strides, order)) for x in (rows, columns))
        batch, sums = (
            [_Loop(x.loops, _picked(x.strides, order)) for x in row] for row in (batch, sums)
        )
    if not sums or prod(x.size for x in sums) > _PARTS * max(x.size for x in sums):
        return None
    where_it_lies = loads[0].dtype is total and total.itemsize >= 4  # else packed, a stride apart
    if not in_order:
        rows, columns, batch = _as_factors_lie(rows, columns, batch, prod(x.size for x in sums))
    scattered = rows.scattered or columns.scattered
    if not scattered:
        rows, batch = _walked(rows, batch, where_it_lies, False)
    if not in_order and (scattered or rows.size < _FEW or len(batch) > _BATCHES):
        rows, batch = _walked(rows, batch, where_it_lies, True)
    if len(batch) > _BATCHES:
        return None
    batch.sort(key=lambda x: x.loops[0][0])
    return _problem(kernel, loads, offsets, total, panels, (rows, columns, batch, sums))


def _picked(row: Sequence[int], order: Sequence[int]) -> tuple[int, ...]:
    return tuple(row[i] for i in order)


def _problem(
    kernel: Kernel,
    loads: Sequence[Load],
    offsets: Sequence[Index],
    total: DType,
    panels: Sequence[int],
    roles: tuple[_Loop, _Loop, list[_Loop], list[_Loop]],
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
    around = _Loop(tuple(x for loop in batch for x in loop.loops), ())
    normal = _renamed(kernel, (around, rows, columns))
    home = None
    for k, store in enumerate(normal.stores):
        d = kernel.results[store.result].dtype
        plain = store.mask is None and columns.strides[k + 2] in (0, 1) and columns.size > 1
        plain = plain and all(result != store.result for _, result in kernel.aliases)
        plain = plain and not (rows.scattered or columns.scattered)
        if plain and d.itemsize == max(total.itemsize, 4):
            whole = len(kernel.stores) == 1 and _is_sum(kernel, store, total)
            found = Home(
                store.result,
                tuple(x.strides[k + 2] for x in batch),
                rows.strides[k + 2],
                whole,
            )
            home = home or found
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
        home,
        tuple(number for loop in batch for number, _ in loop.loops),
        tuple(number for number, _ in rows.loops),
    )


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


# ---- roles ---------------------------------------------------------------------------------------


def _roles(loops: Sequence[_Loop], arrays: int) -> tuple[_Loop, _Loop, list[_Loop]]:
    """(rows, columns, batch): columns are what the results hold side by side, where they can."""
    kinds: dict[tuple[bool, bool], list[_Loop]] = {}
    for loop in loops:
        kinds.setdefault((loop.strides[0] != 0, loop.strides[1] != 0), []).append(loop)
    ours, theirs = (_merged(kinds.get(k, [])) for k in ((True, False), (False, True)))
    columns = max((*ours, *theirs), key=lambda x: (x.strides[2] == 1, x.size), default=None)
    if columns is not None and columns in ours:
        ours, theirs = theirs, ours
    rows = max(ours, key=lambda x: x.size, default=None)
    batch = [x for x in (*ours, *theirs) if x is not rows and x is not columns]
    batch = _merged([*kinds.get((True, True), []), *kinds.get((False, False), []), *batch])
    none = _Loop((), (0,) * arrays)
    return rows or none, columns or none, batch


def _merged(loops: Sequence[_Loop]) -> list[_Loop]:
    """Two loops are one where the outer strides are the inner size times the inner strides."""
    found = list(loops)
    while True:
        for x in found:
            for y in found:
                steps = zip(x.strides, y.strides, strict=True)
                if x is not y and all(s == t * y.size for s, t in steps):
                    found[found.index(x)] = _Loop((*x.loops, *y.loops), y.strides)
                    found.remove(y)
                    break
            else:
                continue
            break
        else:
            return found


def _as_factors_lie(
    rows: _Loop, columns: _Loop, batch: list[_Loop], terms: int
) -> tuple[_Loop, _Loop, list[_Loop]]:
    """Rows, columns and batches, with some put together that results hold apart.

    A sum that is written anywhere costs little if it is long. It saves tiles of few columns, and
    reading a factor, one of its elements here and one there, where a batch lies side by side.
    """
    if columns.size * _LONG <= terms:
        if columns.size < _FEW:
            columns, batch = _widened(columns, batch)
        rows, batch = _side_by_side(rows, batch, 0)
    if rows.size * _LONG <= terms:
        columns, batch = _side_by_side(columns, batch, 1)
    return rows, columns, batch


def _side_by_side(loop: _Loop, batch: list[_Loop], side: int) -> tuple[_Loop, list[_Loop]]:
    """Rows or columns with the batch that lies side by side between their steps in their factor."""
    for x in batch:
        if x.strides[side] == 1 and _even(loop, x)[side] and not x.strides[1 - side]:
            return _end_to_end(loop, x), [y for y in batch if y is not x]
    return loop, batch


def _widened(columns: _Loop, batch: list[_Loop]) -> tuple[_Loop, list[_Loop]]:
    """Columns with the batches that lie beside them in the second factor, wherever results do."""
    for x in batch:
        if x.strides[0] or columns.size == 1:
            continue
        for outer, inner in ((x, columns), (columns, x)):
            if _even(outer, inner)[1]:
                made = _end_to_end(outer, inner)
                return _widened(made, [y for y in batch if y is not x])
    return columns, batch


def _walked(
    rows: _Loop, batch: list[_Loop], placed: bool, scattered: bool
) -> tuple[_Loop, list[_Loop]]:
    """Rows with the batches that the second factor does not know.

    Args:
        rows, batch: so far.
        placed: whether the first factor may be read by a table.
        scattered: whether results may hold the rows anywhere; best in the first factor's order.
    """
    for x in reversed(batch):
        if x.strides[1] or rows.size == 1:
            continue
        table = placed and x.size * rows.size <= _PLACES
        orders = sorted(((x, rows), (rows, x)), key=lambda pair: _needs_table(*pair))
        for outer, inner in orders:
            if _needs_table(outer, inner) and not table:
                continue
            made = _end_to_end(outer, inner)
            if scattered or not made.scattered:
                return _walked(made, [y for y in batch if y is not x], placed, scattered)
    return rows, batch


def _even(outer: _Loop, inner: _Loop) -> list[bool]:
    """For every array, whether the steps of two loops run as one are a stride apart."""
    return [s == t * inner.size for s, t in zip(outer.strides, inner.strides, strict=True)]


def _needs_table(outer: _Loop, inner: _Loop) -> bool:
    """Whether the first factor is read by a table if two loops run as one."""
    return not _even(outer, inner)[0] or bool(outer.places or inner.places)


def _end_to_end(outer: _Loop, inner: _Loop) -> _Loop:
    """Two loops as one, which at most one of the factors knows."""
    scattered = outer.scattered or inner.scattered or not all(_even(outer, inner)[2:])
    places: tuple[int, ...] = ()
    if _needs_table(outer, inner):
        places = tuple(a + b for a, b in product(_steps(outer), _steps(inner)))
    strides = (0 if places else inner.strides[0], *inner.strides[1:])
    return _Loop((*outer.loops, *inner.loops), strides, places, scattered)


def _steps(loop: _Loop) -> Sequence[int]:
    return loop.places or [loop.strides[0] * i for i in range(loop.size)]


def in_roles(kernel: Kernel, roles: Sequence[Sequence[int]]) -> Kernel:
    """The kernel over other parallel loops, each of them some of its own run as one."""
    loops = [tuple((k, kernel.dims[k]) for k in role) for role in roles]
    return _renamed(kernel, [_Loop(some, ()) for some in loops])


def _renamed(kernel: Kernel, roles: Sequence[_Loop]) -> Kernel:
    """The kernel over the loops (batch, row, column)."""
    place: dict[int, Index] = {}
    for k, role in enumerate(roles):
        whole, size = dim(k, role.size), role.size
        for number, n in role.loops:
            size //= n
            place[number] = modulo(floordiv(whole, size), n)

    def replace_atom(atom: Atom) -> Index | None:
        if isinstance(atom, Dim):
            return place.get(atom.position, Index())
        return None

    def moved(index: Index) -> Index:
        return index.substitute(replace_atom)

    def instr(x: Instr) -> Instr:
        if isinstance(x, Load):
            return replace(x, index=tuple(moved(i) for i in x.index))
        if isinstance(x, IndexValue):
            return replace(x, index=moved(x.index))
        if isinstance(x, InRange):
            return replace(x, conditions=tuple((moved(i), a, b) for i, a, b in x.conditions))
        return x

    return replace(
        kernel,
        dims=tuple(x.size for x in roles),
        prologue=tuple(instr(x) for x in kernel.prologue),
        epilogue=tuple(instr(x) for x in kernel.epilogue),
        stores=tuple(replace(s, index=tuple(moved(i) for i in s.index)) for s in kernel.stores),
    )
