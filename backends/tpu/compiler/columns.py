"""Columns to rows and back: 128 elements at a time, turned by the shuffle unit.

A column has each element in all lanes of a row of memory (`Layout.column`), so that 16 registers of
it, turned, are 16 times the same: elements along the lanes of every row. Called by `shuffles`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from monograph.backends.tpu.compiler.streams import Streams
from monograph.backends.tpu.isa.program import m, v
from monograph.backends.tpu.isa.spec import At, Reg

TILE, LANES = 8, 128
SQUARE = LANES // TILE  # registers that are turned at once
FIRST = m(0)


def turn_columns(
    streams: Streams, pointers: Sequence[Reg], sizes: tuple[int, int, int], rows: bool
) -> None:
    """All elements, row after row of the array.

    Args:
        streams: where the instructions go.
        pointers: to the array before and after.
        sizes: matrices, their rows, elements of a row; no rows for an array of one dimension.
        rows: whether columns become rows; else rows become columns.
    """
    lead, high, wide = sizes
    column, row = pointers if rows else reversed(pointers)
    asm = streams.asm
    asm("msublanes", FIRST, 0, 1)
    if not high:
        _row(streams, column, row, wide, 1, rows)
        return
    group = ceil(wide / LANES) * TILE  # rows of memory of a row of tiles
    with streams.loop(lead):
        for count, times in ((TILE, high // TILE), (high % TILE, 1)):
            if count and times:
                with streams.loop(times):
                    with streams.loop(count):
                        _row(streams, column, row, wide, TILE, rows)
                        asm("sadd", row, row, 1)
                    asm("sadd", row, row, group - count)


def _row(streams: Streams, column: Reg, row: Reg, wide: int, pitch: int, rows: bool) -> None:
    """One row of the array; the pointer to the column goes on, that to the row stays."""
    asm = streams.asm
    whole, rest = divmod(wide, LANES)
    with streams.loop(whole):
        _turned(streams, column, row, SQUARE, rows)
        asm.bundle(("sadd", column, column, LANES), ("sadd", row, row, pitch))
    if rest:
        tiles = ceil(rest / TILE)
        _turned(streams, column, row, tiles, rows)
        asm("sadd", column, column, tiles * TILE)
    if whole:
        asm("ssub", row, row, whole * pitch)


def _turned(streams: Streams, column: Reg, row: Reg, tiles: int, rows: bool) -> None:
    """So many tiles of a column."""
    asm = streams.asm
    for i in range(tiles if rows else SQUARE):
        if rows:
            asm("vload", v(i), At(column, i * TILE), 1)
        else:
            asm("vload", v(i), At(row), 0)
    asm("vtrans", v(SQUARE), v(0))
    if rows:
        asm("vstore.masked", At(row), 1, FIRST, v(SQUARE))
        return
    for i in range(tiles):
        asm("vstore", At(column, i * TILE), 1, v(SQUARE + i))


__all__ = ["turn_columns"]
