"""Rows of a few elements in memory, and the same as one vector for each column.

`column_of` takes the vectors that rows lie in and gives one column of them, `rows_of` is the way
back. A row of p * m elements is taken apart by p first, then by m: for each of its prime factors
one shuffle of two vectors less than that, times the elements of a row. Equal shuffles are made
once, so columns of the same rows share them.
"""

from __future__ import annotations

from collections.abc import Sequence

from monograph.backends.cpu.emission.emit import Code
from monograph.backends.cpu.emission.vectors import picked
from monograph.hlo.primes import prime_factors

Vectors = Sequence[str | None]  # None: what is in it does not matter


def column_of(code: Code, scalar: str, lanes: int, rows: Vectors, column: int) -> str | None:
    """One column of `lanes` rows that lie in as many vectors as a row has elements."""
    if len(rows) == 1:
        return rows[0]
    p = prime_factors(len(rows))[0]
    rest, residue = divmod(column, p)
    places = [divmod(p * j + residue, lanes) for j in range(lanes)]
    narrower = [
        _gathered(code, scalar, lanes, rows[k : k + p], places) for k in range(0, len(rows), p)
    ]
    return column_of(code, scalar, lanes, narrower, rest)


def rows_of(code: Code, scalar: str, lanes: int, columns: Vectors) -> Vectors:
    """The vectors that rows of these columns lie in."""
    if len(columns) == 1:
        return columns
    p = prime_factors(len(columns))[0]
    parts = [rows_of(code, scalar, lanes, columns[r::p]) for r in range(p)]
    found: list[str | None] = []
    for group in zip(*parts, strict=True):
        for first in range(0, lanes * p, lanes):
            places = [((first + k) % p, (first + k) // p) for k in range(lanes)]
            found.append(_gathered(code, scalar, lanes, group, places))
    return found


def _gathered(
    code: Code, scalar: str, lanes: int, vectors: Vectors, places: Sequence[tuple[int, int]]
) -> str | None:
    """The vector whose lanes are lanes of others: (which one, which lane)."""
    found: str | None = None
    placed: set[int] = set()  # lanes that are right
    for number, x in enumerate(vectors):
        mine = {k: lane for k, (v, lane) in enumerate(places) if v == number}
        if x is None or not mine:
            continue
        if found is None:
            found = picked(
                code, scalar, lanes, x, "poison", [mine.get(k, -1) for k in range(lanes)]
            )
        else:
            kept = {k: k for k in placed} | {k: lanes + lane for k, lane in mine.items()}
            found = picked(code, scalar, lanes, found, x, [kept.get(k, -1) for k in range(lanes)])
        placed |= mine.keys()
    return found
