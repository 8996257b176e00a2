"""`Way`: how a problem is cut into units and blocks, and which factors are packed.

The sizes are measured on a core with 32 KiB and 1 MiB of cache: a panel of each factor stays in
the one, a packed block of each in the other. A function of the problem alone. Called by the
emission.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from monograph.backends.cpu.contraction.problem import Problem
from monograph.backends.cpu.contraction.unit import PARTS, TERMS, Unit

_TALL = 96  # rows of A packed together
_WIDE = 512  # columns of B packed together
_DEEP = 512  # rows whose sums are kept in scratch memory
_NEAR = 2048  # columns that are passed through together where B is read once
_PASS = (8, 16)  # terms of such a pass, for up to four rows and for more
_RESIDENT = 16384  # elements of a factor that stay in the nearest cache without packing
_CLOSE = 1 << 18  # elements of a factor that stay in the cache of one core
_CACHED = 1 << 20  # elements of a factor that come out of a cache at all
_LONG = 512  # columns from which on the rows of B lie too far apart to be read across
_REUSED = 64  # rows from which on B is worth packing; twice as many where it is cached
_UNIT = 512  # rows or columns of a unit of one product
_PIECE = 2e6  # operations of a piece of work, at least

Name = Literal["packed", "direct", "skinny"]


@dataclass(frozen=True)
class Way:
    """How a problem is computed.

    Attributes:
        name: "packed" (both factors, or the one that needs it), "direct" (neither), "skinny" (a few
            rows pass over B once).
        terms: of a part of a sum that are worked on together.
        together: parts of a sum, if they are whole.
        tall, wide: rows and columns of a packed block.
        deep: rows whose sums are kept at a time.
        pack_a, pack_b: which factors are packed.
        scratch: whether unfinished sums are kept in scratch memory.
        by_rows, block: whether units are of rows, and how many rows or columns one is.
        grain: units of a piece of work.
        reason: why, for reports.
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
    reason: str


def way_of(problem: Problem, unit: Unit) -> Way | None:
    """How to compute a problem; None if the general loops do it as well or better."""
    p = problem
    if p.b.step != 1 and p.rows < 5:
        return None  # sums along memory: dot products, matrix times vector
    if p.columns < unit.lanes and p.columns * p.rows * p.inner < 4096:
        return None  # hardly a vector
    if p.columns < unit.lanes and p.outer > 1 and any(p.b.batch):
        return None  # groups of few features: side by side they fill one
    size = p.columns * p.inner * p.outer
    as_it_lies = p.b.step == 1 and unit.holds(p.b.dtype)
    once = size > (_CLOSE if p.rows <= 4 else _CACHED) and p.columns >= _LONG
    if as_it_lies and once and p.rows <= _REUSED:
        return _skinny(p, unit)
    reused = p.rows > (_REUSED if size > _CACHED else 2 * _REUSED)
    pack_b = not as_it_lies or (reused and size > _RESIDENT)
    large = p.columns > 2 * unit.columns and p.rows * p.inner > _RESIDENT
    pack_a = (large and not _overlap(p)) or not unit.holds(p.a.dtype)
    terms = _even(p.inner, TERMS)
    together = _parts(p.outer, min(PARTS, TERMS // terms)) if p.inner <= terms else 1
    by_rows, block, grain = _units(p, unit)
    rows = min(block, p.rows) if by_rows else p.rows
    columns = p.columns if by_rows else min(block, p.columns)
    several = p.outer > together or terms < p.inner
    scratch = several and p.home is None
    wide = min(_WIDE, _up(columns, unit.columns))
    deep = min(_DEEP, rows) if scratch else rows
    return Way(
        "packed" if pack_a or pack_b else "direct",
        terms,
        together,
        min(_TALL, _up(rows, unit.rows)) if pack_a else _up(rows, unit.rows),
        wide if pack_b or scratch else _up(columns, unit.columns),
        deep,
        pack_a,
        pack_b,
        scratch,
        by_rows,
        block,
        grain,
        f"{p.batches} products of {p.rows} x {p.inner * p.outer} x {p.columns}",
    )


def _skinny(p: Problem, unit: Unit) -> Way:
    """Few rows: B is read once, a few of its rows at a time, beside sums in the nearest cache."""
    block = min(_NEAR, _up(-(-p.columns // 2), unit.columns))
    terms = _PASS[p.rows > 4]
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
        max(1, int(_PIECE // work)),
        f"{p.rows} rows over a matrix of {p.inner * p.outer} x {p.columns}",
    )


def _units(p: Problem, unit: Unit) -> tuple[bool, int, int]:
    """(by rows, length of a unit, units of a piece): whole products if there are many."""
    by_rows = p.rows >= p.columns
    size = p.rows if by_rows else p.columns
    work = 2 * p.rows * p.columns * p.inner * p.outer
    block = size
    if p.batches < 16 and work > 2 * _PIECE:
        half = _up(-(-size // 2), unit.rows if by_rows else unit.columns)
        block = min(_UNIT, half)
    return by_rows, block, max(1, int(_PIECE * size // (work * block)))


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


def _up(x: int, step: int) -> int:
    return -(-x // step) * step
