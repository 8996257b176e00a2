"""`Loop`: which loops of a contraction are rows, columns and batches, and which are run as one.

In: the strides of every access over the kernel's loops. Out: rows, columns and batches, joined
where that fills tiles; and the kernel over such loops. Called by `problem.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import prod

from monograph.fusion.kernel import IndexValue, InRange, Instr, Kernel, Load
from monograph.hlo.index import Atom, Dim, Index, dim, floordiv, modulo

BATCHES = 3  # loops around the products
_PLACES = 4096  # rows in a table, at most
_FEW = 16  # rows or columns, from which on tiles are full enough
_LONG = 8  # terms for each of few columns, from which on sums may be written anywhere


@dataclass(frozen=True)
class Loop:
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


def assigned(loops: Sequence[Loop], arrays: int) -> tuple[Loop, Loop, list[Loop]]:
    """(rows, columns, batch): columns are what the results hold side by side, where they can."""
    kinds: dict[tuple[bool, bool], list[Loop]] = {}
    for loop in loops:
        kinds.setdefault((loop.strides[0] != 0, loop.strides[1] != 0), []).append(loop)
    ours, theirs = (merged(kinds.get(k, [])) for k in ((True, False), (False, True)))
    columns = max((*ours, *theirs), key=lambda x: (x.strides[2] == 1, x.size), default=None)
    if columns is not None and columns in ours:
        ours, theirs = theirs, ours
    rows = max(ours, key=lambda x: x.size, default=None)
    batch = [x for x in (*ours, *theirs) if x is not rows and x is not columns]
    batch = merged([*kinds.get((True, True), []), *kinds.get((False, False), []), *batch])
    none = Loop((), (0,) * arrays)
    return rows or none, columns or none, batch


def merged(loops: Sequence[Loop]) -> list[Loop]:
    """Two loops are one where the outer strides are the inner size times the inner strides."""
    found = list(loops)
    while True:
        for x in found:
            for y in found:
                steps = zip(x.strides, y.strides, strict=True)
                if x is not y and all(s == t * y.size for s, t in steps):
                    found[found.index(x)] = Loop((*x.loops, *y.loops), y.strides)
                    found.remove(y)
                    break
            else:
                continue
            break
        else:
            return found


def joined(
    rows: Loop, columns: Loop, batch: list[Loop], terms: int, *, placed: bool, in_order: bool
) -> tuple[Loop, Loop, list[Loop]]:
    """Rows, columns and batches, with what may be put together put together.

    Args:
        rows, columns, batch: as `assigned` gives them.
        terms: of each sum.
        placed: whether the first factor may be read by a table.
        in_order: whether rows must stay as the results hold them.
    """
    if not in_order:
        rows, columns, batch = _as_factors_lie(rows, columns, batch, terms)
    scattered = rows.scattered or columns.scattered
    if not scattered:
        rows, batch = _walked(rows, batch, placed, False)
    if not in_order and (scattered or rows.size < _FEW or len(batch) > BATCHES):
        rows, batch = _walked(rows, batch, placed, True)
    return rows, columns, sorted(batch, key=lambda x: x.loops[0][0])


def _as_factors_lie(
    rows: Loop, columns: Loop, batch: list[Loop], terms: int
) -> tuple[Loop, Loop, list[Loop]]:
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


def _side_by_side(loop: Loop, batch: list[Loop], side: int) -> tuple[Loop, list[Loop]]:
    """Rows or columns with the batch that lies side by side between their steps in their factor."""
    for x in batch:
        if x.strides[side] == 1 and _even(loop, x)[side] and not x.strides[1 - side]:
            return _end_to_end(loop, x), [y for y in batch if y is not x]
    return loop, batch


def _widened(columns: Loop, batch: list[Loop]) -> tuple[Loop, list[Loop]]:
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
    rows: Loop, batch: list[Loop], placed: bool, scattered: bool
) -> tuple[Loop, list[Loop]]:
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


def _even(outer: Loop, inner: Loop) -> list[bool]:
    """For every array, whether the steps of two loops run as one are a stride apart."""
    return [s == t * inner.size for s, t in zip(outer.strides, inner.strides, strict=True)]


def _needs_table(outer: Loop, inner: Loop) -> bool:
    """Whether the first factor is read by a table if two loops run as one."""
    return not _even(outer, inner)[0] or bool(outer.places or inner.places)


def _end_to_end(outer: Loop, inner: Loop) -> Loop:
    """Two loops as one, which at most one of the factors knows."""
    scattered = outer.scattered or inner.scattered or not all(_even(outer, inner)[2:])
    places: tuple[int, ...] = ()
    if _needs_table(outer, inner):
        places = tuple(a + b for a, b in product(_steps(outer), _steps(inner)))
    strides = (0 if places else inner.strides[0], *inner.strides[1:])
    return Loop((*outer.loops, *inner.loops), strides, places, scattered)


def _steps(loop: Loop) -> Sequence[int]:
    return loop.places or [loop.strides[0] * i for i in range(loop.size)]


def in_roles(kernel: Kernel, roles: Sequence[Sequence[int]]) -> Kernel:
    """The kernel over other parallel loops, each of them some of its own run as one."""
    loops = [tuple((k, kernel.dims[k]) for k in role) for role in roles]
    return renamed(kernel, [Loop(some, ()) for some in loops])


def renamed(kernel: Kernel, roles: Sequence[Loop]) -> Kernel:
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
