"""`Way`: how a problem is cut into units and blocks, and which factors are packed.

A panel of each factor stays in the nearest cache, a block of each in the one that a core has for
itself. A function of the problem and of that cache alone. Called by the emission.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Literal

from monograph.backends.cpu.contraction.problem import Problem
from monograph.backends.cpu.contraction.unit import PARTS, TERMS, Unit

_NEAR = 2048  # columns that are passed through together where B is read once, at most
_PASS = (8, 32)  # terms of such a pass, for one or two rows and for more
_FEW = 8  # rows that pass over B so, at most
_RESIDENT = 16384  # elements of a factor that stay in the nearest cache without packing
_LONG = 512  # columns from which on the rows of B lie too far apart to be read across
_BEYOND = 24 << 20  # bytes of B that no cache holds
_REUSED = (20, 40, 64)  # rows above which B is worth packing: rows far apart, wide ones, near ones
_UNITS = 16  # pieces that work is cut into, where it is enough
_NARROW = 64  # rows or columns of a unit, at least
_BROAD = 256  # of one for which a whole factor is packed
_PIECE = (5e5, 2e6)  # operations of a piece of work, at least: if there are few of them, and many

_SIDE = 1024  # terms that sums along memory take together, at most
_JOIN = 4  # joining the lanes of one such sum, in vectors of terms
_HALF = 0.65  # vectors of terms that take as long as half a register of columns
_TURN = 0.6  # laying out an element of B in a panel across memory, in such vectors
_SPREAD = (2.0, 4.0)  # laying out an element of B along memory: as it is, and converted

Name = Literal["packed", "direct", "skinny", "along"]


@dataclass(frozen=True)
class Way:
    """How a problem is computed.

    Attributes:
        name: "packed" (both factors, or the one that needs it), "direct" (neither), "skinny" (a few
            rows pass over B once), "along" (sums along memory, of vectors of terms).
        terms: of a part of a sum that are worked on together.
        together: parts of a sum, if they are whole.
        tall, wide: rows and columns of a packed block.
        deep: rows whose sums are kept at a time.
        pack_a, pack_b: which factors are packed.
        scratch: whether unfinished sums are kept in scratch memory.
        by_rows, block: whether units are of rows, and how many rows or columns one is.
        grain: units of a piece of work.
        unit: what it is computed in.
        reason: why, for reports.
        gaps: whether terms are looked at, which may be zero times something finite.
    """

    name: Name
    terms: int
    together: int
    tall: int
    wide: int
    deep: int
    pack_a: bool
    pack_b: bool
    scratch: bool
    by_rows: bool
    block: int
    grain: int
    unit: Unit
    reason: str
    gaps: bool = False


def way_of(problem: Problem, unit: Unit, cache: int) -> Way | None:
    """How to compute a problem; None if the general loops do it as well or better.

    Args:
        problem: a contraction.
        unit: the widest that it can be computed in.
        cache: bytes that a core has for itself; a quarter is for A, a half for B.
    """
    p = problem
    if p.a.panel or p.b.panel:
        return None
    if _pays_along(p, unit):
        return _along(p, unit, cache)
    if p.b.step != 1 and p.rows < 5:
        return None  # sums along memory: dot products, matrix times vector
    if p.rows == 1 and p.outer == 1:
        return None  # vector times matrix: rows are added up in memory, nothing is shared
    if p.columns < unit.lanes and p.columns * p.rows * p.inner < 4096:
        return None  # hardly a vector
    if p.columns < unit.lanes and p.outer > 1 and any(p.b.batch):
        return None  # groups of few features: side by side they fill one
    held = cache // unit.size
    size = p.columns * p.inner * p.outer
    as_it_lies = p.b.step == 1 and unit.holds(p.b.dtype)
    once = size > (held // 2 if p.rows <= 4 else held) and p.columns >= _LONG
    if as_it_lies and once and p.rows <= _FEW and not (_beyond(p) and any(p.b.batch)):
        return _skinny(p, unit)
    reused = p.rows > _reused(p)
    pack_b = not as_it_lies or (reused and size > _RESIDENT)
    pack_a = _packs_a(p, unit)
    terms = _even(p.inner, TERMS)
    together = _parts(p.outer, min(PARTS, TERMS // terms)) if p.inner <= terms else 1
    by_rows, block, grain = _units(p, unit, pack_a, pack_b)
    rows = min(block, p.rows) if by_rows else p.rows
    columns = p.columns if by_rows else min(block, p.columns)
    several = p.outer > together or terms < p.inner
    scratch = several and p.home is None
    deep_terms = terms * together
    tall = _tall(p, unit, deep_terms, rows, cache)
    wide = min(_down(held // (2 * deep_terms), unit.columns), _up(columns, unit.columns))
    return Way(
        "packed" if pack_a or pack_b else "direct",
        terms,
        together,
        tall,
        wide if pack_b or scratch else _up(columns, unit.columns),
        min(held // (2 * wide), rows) if scratch else rows,
        pack_a,
        pack_b,
        scratch,
        by_rows,
        block,
        grain,
        unit,
        f"{p.batches} products of {p.rows} x {p.inner * p.outer} x {p.columns}",
    )


def _reused(p: Problem) -> int:
    """Rows above which B is worth packing.

    Read as it lies, a tile asks for what the next ones on its right read of each row of B; only the
    first ones wait, which are few if rows are no shorter than there are of them. From main memory
    whole rows are read, in turn.
    """
    far, wide, near = _REUSED
    if _beyond(p):
        return _FEW // 2
    if p.columns < _LONG:
        return near
    return wide if p.inner * p.outer <= p.columns else far


def _beyond(p: Problem) -> bool:
    """Whether B, or those of all products together, comes from main memory."""
    count = prod(n for n, step in zip(p.batch, p.b.batch, strict=True) if step)
    return count * p.columns * p.inner * p.outer * p.b.dtype.itemsize > _BEYOND


def _packs_a(p: Problem, unit: Unit) -> bool:
    """Whether A is packed: its rows are read where they lie, if they lie well."""
    if not unit.holds(p.a.dtype):
        return True
    if _overlap(p) or p.columns <= 2 * unit.columns or p.rows * p.inner <= _RESIDENT:
        return False
    return p.a.inner != 1


def _tall(p: Problem, unit: Unit, terms: int, rows: int, cache: int) -> int:
    """Rows of A that are packed at a time: they stay near until the last panel of B is over.

    If there is but one, until they are packed.
    """
    held = _RESIDENT // 4 if p.columns <= unit.columns else cache // (4 * unit.size)
    return min(_down(held // terms, unit.rows), _up(rows, unit.rows))


def way_by_rows(
    problem: Problem, unit: Unit, rows: int, cache: int, *, gaps: bool = False
) -> Way | None:
    """How to compute any rows of a problem, so many at once, beside other kernels.

    Their first factor was written a short while ago, and is read as it lies. `cache` as above;
    `gaps` if blocks of that factor may well be zero: sums are then kept until all are complete.
    """
    p = problem
    if p.a.panel or p.b.panel not in (0, unit.columns):
        return None
    terms = _even(p.inner, TERMS)
    together = _parts(p.outer, min(PARTS, TERMS // terms)) if p.inner <= terms else 1
    pack_a = not unit.holds(p.a.dtype)
    gaps = gaps and not (unit.integral or pack_a or p.places) and p.a.inner == 1 == p.outer
    gaps = gaps and p.b.panel > 0
    scratch = (gaps or p.outer > together or terms < p.inner) and p.home is None
    pack_b = not p.b.panel and not (p.b.step == 1 and unit.holds(p.b.dtype))
    columns = _up(p.columns, unit.columns)
    near = _down(cache // (2 * unit.size * terms * together), unit.columns)
    return Way(
        "packed" if pack_a or pack_b else "direct",
        terms,
        together,
        _up(rows, unit.rows),
        min(near, columns) if pack_b or scratch else columns,
        rows,
        pack_a,
        pack_b,
        scratch,
        True,
        1,
        0,
        unit,
        f"{p.batches} products of {p.rows} x {p.inner * p.outer} x {p.columns}, {rows} at once",
        gaps,
    )


def _pays_along(p: Problem, unit: Unit) -> bool:
    """Whether sums along memory cost less than others: where rows or columns are few.

    Others turn B if its terms lie side by side; if its columns do, these have them turned.
    """
    if p.a.inner != 1 or min(p.rows, p.columns) < 2:
        return False
    if unit.pairs:  # which lie so only where they have been packed
        return False
    whole, rest = divmod(p.columns, unit.lanes)
    vectors = whole + (0 if rest == 0 else _HALF if 2 * rest <= unit.lanes else 1)
    along = p.rows * p.columns * (p.inner / unit.lanes + _JOIN * -(-p.inner // _SIDE))
    if p.b.inner == 1:
        return along < p.inner * (p.rows * vectors + _TURN * p.columns)
    units = -(-p.rows // min(p.rows, _BROAD))
    spread = _SPREAD[not unit.holds(p.b.dtype)]
    return along + units * spread * p.inner * p.columns < p.inner * p.rows * vectors


def _along(p: Problem, unit: Unit, cache: int) -> Way:
    """Sums along memory: no lane is idle where columns are few."""
    pack_a, pack_b = not unit.holds(p.a.dtype), p.b.inner != 1 or not unit.holds(p.b.dtype)
    side = TERMS * unit.columns // min(p.columns, unit.columns)  # which the stack holds, at need
    side = min(side, _SIDE) if pack_b else _SIDE
    terms = _parts(p.inner, min(side, _SIDE // 2) if pack_a else side)
    by_rows, block, grain = _units(p, unit, pack_a, pack_b)
    tall = _tall(p, unit, terms, p.rows, cache) if pack_a else _up(p.rows, unit.rows)
    return Way(
        "along",
        terms,
        1,
        tall,
        _up(p.columns, unit.columns),
        p.rows,
        pack_a,
        pack_b,
        (terms < p.inner or p.outer > 1) and p.home is None,
        by_rows,
        block,
        grain,
        unit,
        f"{p.batches} products of {p.rows} x {p.inner} x {p.columns}, along memory",
    )


def _skinny(p: Problem, unit: Unit) -> Way:
    """Few rows: B is read once, a few of its rows at a time, beside sums in the nearest cache."""
    pairs = -(-p.columns // (2 * _NEAR))
    block = _up(-(-p.columns // (2 * pairs)), unit.columns)
    terms = _PASS[p.rows > 2]
    scratch = p.home is None or p.rows > 1
    work = 2 * p.rows * block * p.inner * p.outer
    return Way(
        "skinny",
        terms,
        1,
        _up(p.rows, unit.rows),
        block,
        p.rows,
        not unit.holds(p.a.dtype),
        False,
        scratch,
        False,
        block,
        max(1, int(_piece(p) // work)),
        unit,
        f"{p.rows} rows over a matrix of {p.inner * p.outer} x {p.columns}",
    )


def _units(p: Problem, unit: Unit, pack_a: bool, pack_b: bool) -> tuple[bool, int, int]:
    """(by rows, length of a unit, units of a piece): whole products if there are many.

    What is cut is packed once in all; of what is not, every unit packs all that it reads.
    """
    by_rows = p.rows >= p.columns
    if pack_a != pack_b and min(p.rows, p.columns) >= 2 * _NARROW:
        by_rows = pack_a
    size, step = (p.rows, unit.rows) if by_rows else (p.columns, unit.columns)
    work = 2 * p.rows * p.columns * p.inner * p.outer
    piece = _piece(p)
    count = max(1, min(-(-_UNITS // p.batches), int(work / piece)))
    least = _BROAD if (pack_b if by_rows else pack_a) else _NARROW
    count = min(count, max(size // least, min(count, 2)))
    block = size if count == 1 else _up(-(-size // count), step)
    return by_rows, block, max(1, int(piece * size // (work * block)))


def _piece(p: Problem) -> float:
    """Operations of a piece of work, at least: small products, too, are worth sharing.

    Two cores that are at work together pass a piece on in less than a microsecond; whether they are
    is asked when the product runs.
    """
    work = 2 * p.batches * p.rows * p.columns * p.inner * p.outer
    few, many = _PIECE
    return max(few, min(many, work / _UNITS))


def _overlap(p: Problem) -> bool:
    """Whether rows of A share elements, as windows do: packed, there would be more of them."""
    return bool(p.places) or (p.a.inner == 1 and abs(p.a.step) < p.inner)


def _parts(count: int, most: int) -> int:
    """The size of equal groups of at most `most`, nearly."""
    groups = -(-count // max(1, most))
    return -(-count // groups)


def _even(count: int, most: int) -> int:
    """The size of equal parts of at most `most`, nearly."""
    parts = -(-count // most)
    return min(_up(-(-count // parts), 8), TERMS)


def _down(x: int, step: int) -> int:
    return max(step, x // step * step)


def _up(x: int, step: int) -> int:
    return -(-x // step) * step
