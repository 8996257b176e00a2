"""Moves of elements as instructions: strided loads, rotations along lanes, turned blocks.

In come a shape and what happens to it, out goes a program; arrays of 32 bits that fit into vector
memory as a whole. Everything else that changes places is counted.

| move | from | to |
|---|---|---|
| "turn" | [lead, h, w] | [lead, w, h] |
| "swap" | [a, b, w] | [b, a, w] |
| "split" | [s, g * d] | [g, s, d] |
| "split turn" | [s, g * d] | [g, d, s] |
| "join" | [s, g, d] | [s, g * d] |
| "rows" | [lead, h, w], columns | the same in rows |
| "columns" | [lead, h, w] | the same in columns |
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, prod

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.columns import turn_columns
from monograph.backends.tpu.compiler.layout import Layout
from monograph.backends.tpu.compiler.straight import Straight, Value
from monograph.backends.tpu.compiler.streams import (
    ALONE,
    Ahead,
    Copy,
    NoCode,
    Place,
    Stream,
    Streams,
    held,
    opening,
    places,
)
from monograph.backends.tpu.compiler.vector import Read, Write
from monograph.backends.tpu.isa.program import Program, v
from monograph.backends.tpu.isa.spec import At, Reg
from monograph.hlo.index import Index, dim, linear
from monograph.hlo.types import DTYPES

MOST = 256  # pieces in straight code
TILE = 8  # rows of a tile


@dataclass(frozen=True)
class Piece:
    """A part of a tile: from where, at which stride, moved by how many lanes, into which."""

    source: int
    stride: int
    by: int
    low: int
    high: int


Recipes = list[tuple[int, list[Piece]]]  # of each tile: where it goes, and its parts


@dataclass(frozen=True)
class Shuffle:
    """A move of a whole array.

    Attributes:
        move: see the table above.
        sizes: the three numbers of the left column: (lead, h, w), (a, b, w), (s, g, d).
        reads, writes: the array before and after.
    """

    move: str
    sizes: tuple[int, int, int]
    reads: tuple[Read, ...]
    writes: tuple[Write, ...]

    @property
    def streams(self) -> tuple[Stream, ...]:
        """One unit: all of it."""
        rows = [at.layout.rows for at in (self.reads[0], self.writes[0])]
        return (
            Stream(rows[0], rows[0], TILE, self.reads[0].space),
            Stream(rows[1], rows[1], TILE, self.writes[0].space, True),
        )

    @property
    def held(self) -> int:
        """Rows of vector memory that buffers take."""
        return held(self.streams, 1)

    @property
    def moved(self) -> int:
        """Rows that copies move between main and vector memory."""
        return sum(x.rows for x in self.streams if x.space == "hbm")

    @property
    def places(self) -> tuple[Place, ...]:
        """Where the array lies before and after."""
        return places(self.streams, 1)

    def program(self, chip: Chip, ahead: Ahead = ALONE) -> Program:
        """The instructions."""
        return shuffle_program(self, chip, ahead)

    def opening(self, base: int = 0) -> tuple[tuple[int, Copy], ...]:
        """The copies that it begins with."""
        return opening(self.streams, 1, 1, base)


@lru_cache(maxsize=256)
def shuffle_program(spec: Shuffle, chip: Chip, ahead: Ahead = ALONE) -> Program:
    """The instructions.

    Raises:
        NoCode: for arrays of too many pieces.
    """
    if chip.lanes != 128 or chip.sublanes != TILE:
        raise NoCode("registers of another shape")
    streams = Streams(spec.streams, 1, 1, ahead=ahead)
    streams.begin()
    for _, times, upcoming in streams.blocks():
        with streams.block(times, upcoming) as pointers:
            if spec.move in ("rows", "columns"):
                turn_columns(streams, pointers, spec.sizes, spec.move == "rows")
            elif "turn" in spec.move:
                _turned(spec, chip, streams, pointers)
            else:
                _tiles(spec, chip, streams, pointers)
    streams.end()
    streams.asm("halt")
    return streams.asm.program()


# ---- tile by tile --------------------------------------------------------------------------------


def _tiles(spec: Shuffle, chip: Chip, streams: Streams, pointers: Sequence[Reg]) -> None:
    """A row of tiles of the result (or of a split array) after the other."""
    times, steps, recipes = _recipes(spec)
    rest = 0 if spec.move == "split" else spec.sizes[0] % TILE
    if rest and not times:
        raise NoCode("fewer rows than a tile has")
    if sum(len(pieces) for _, pieces in recipes) > MOST:
        raise NoCode(f"more than {MOST} pieces of tiles")
    with streams.loop(times):
        _row(chip, streams, pointers, recipes, 0)
        for pointer, step in zip(pointers, steps, strict=True):
            streams.asm("sadd", pointer, pointer, step)
    if rest:
        _row(chip, streams, pointers, recipes, rest)


def _row(
    chip: Chip, streams: Streams, pointers: Sequence[Reg], recipes: Recipes, rest: int
) -> None:
    for first in range(0, len(recipes), 8):
        code = Straight(chip)
        for target, pieces in recipes[first : first + 8]:
            tile = _assembled(code, pointers[0], pieces, rest)
            code.do("vstore", At(pointers[1], target), 1, tile)
        code.finish(streams.asm, {"v": list(range(chip.vregs)), "m": list(range(16))})


def _assembled(code: Straight, base: Reg, pieces: Sequence[Piece], rest: int) -> Value:
    """A tile of its parts; of the last `rest` rows, if not 0: loaded with those before them."""
    tile: Value | None = None
    for p in pieces:
        part = code("vload", At(base, p.source - (TILE - rest) * p.stride * bool(rest)), p.stride)
        if rest:
            part = code("vrot.sublane", part, rest)
        if p.by % 128:
            part = code("vrot.lane", part, p.by % 128)
        if tile is not None:
            part = code("vselect", code("mlanes", p.low, p.high), part, tile)
        tile = part
    assert tile is not None
    return tile


def _recipes(spec: Shuffle) -> tuple[int, tuple[int, int], Recipes]:
    """How often, how far source and target go on each time, and what is done each time."""
    a, b, c = spec.sizes
    wide = ceil(c / 128)
    if spec.move == "split":  # s, g, d
        down, across = ceil(a / TILE), ceil(b * c / 128)
        found: Recipes = [
            ((g * down * wide + i) * TILE,
             [Piece(((g * c) // 128 + i) * TILE, 1, -((g * c) % 128), 0, 128)])
            for g in range(b) for i in range(wide)
        ]  # fmt: skip
        return down, (across * TILE, wide * TILE), found
    stride = ceil(b / TILE) * wide * TILE
    if spec.move == "swap":
        down = ceil(a / TILE)
        found = [
            ((g * down * wide + i) * TILE,
             [Piece((g // TILE * wide + i) * TILE + g % TILE, stride, 0, 0, 128)])
            for g in range(b) for i in range(wide)
        ]  # fmt: skip
        return a // TILE, (TILE * stride, wide * TILE), found
    across = ceil(b * c / 128)
    found = [(j * TILE, []) for j in range(across)]
    for g in range(b):
        for i in range(wide):
            at = g * c + i * 128
            row = (g // TILE * wide + i) * TILE + g % TILE
            piece = Piece(row, stride, at % 128, at % 128, min(at % 128 + c, 128))
            found[at // 128][1].append(piece)
    return a // TILE, (TILE * stride, across * TILE), found


# ---- turned blocks -------------------------------------------------------------------------------


def _turned(spec: Shuffle, chip: Chip, streams: Streams, pointers: Sequence[Reg]) -> None:
    """Square blocks of 128, turned by the shuffle unit; what is beyond an edge is not stored."""
    a, b, c = spec.sizes
    asm, square = streams.asm, 128 // TILE
    if spec.move == "turn":  # lead, h, w
        lead, high, wide, across = a, b, c, ceil(c / 128)
    else:  # s, g, d
        lead, high, wide, across = b, a, c, ceil(b * c / 128)
    whole = spec.move == "turn"
    steps = [ceil(high / TILE) * across * TILE, ceil(wide / TILE) * ceil(high / 128) * TILE]
    blocks = ceil(high / 128) * ceil(wide / 128) * (1 if whole else lead)
    if blocks * square * 2 > 8 * MOST:
        raise NoCode(f"{blocks} blocks to turn")
    out = ceil(high / 128)
    with streams.loop(lead if whole else 1):
        for g in range(1 if whole else lead):
            for i in range(ceil(high / 128)):
                for j in range(ceil(wide / 128)):
                    at = g * wide + j * 128 if not whole else j * 128
                    for k in range(min(square, ceil(high / TILE) - i * square)):
                        source = ((i * square + k) * across + at // 128) * TILE
                        asm("vload", v(k), At(pointers[0], source), 1)
                        if at % 128:
                            asm("vrot.lane", v(k), v(k), 128 - at % 128)
                    asm("vtrans", v(square), v(0))
                    for k in range(min(square, ceil(wide / TILE) - j * square)):
                        target = ((j * square + k) * out + i) * TILE + g * steps[1] * (not whole)
                        asm("vstore", At(pointers[1], target), 1, v(square + k))
        if whole:
            for pointer, step in zip(pointers, steps, strict=True):
                asm("sadd", pointer, pointer, step)


# ---- what a read is ------------------------------------------------------------------------------


def shuffle_of(
    index: tuple[Index, ...],
    shape: tuple[int, ...],
    layout: Layout,
    dims: Sequence[tuple[int, int]],
    spaces: tuple[str, str],
) -> Shuffle:
    """The move that brings an array into the order of some loops.

    Args:
        index, shape, layout: of the array, as a loop nest reads it.
        dims: (number, size) of the loops that the result has, outermost first; at least two.
        spaces: "hbm" or "vmem", of the array and the result.

    Raises:
        NoCode: if it is none of the moves that have instructions.
    """
    part = prod(shape) != prod(n for _, n in dims)
    if DTYPES[layout.dtype].itemsize != 4 or layout.column or len(dims) < 2 or part:
        raise NoCode("elements that change places")
    offset = linear(index, shape)
    whole = Layout(tuple(n for _, n in dims), layout.dtype)
    for move in ("turn", "swap", "split turn"):
        sizes = _sizes(move, offset, shape, dims)
        if sizes is not None:
            name = "split" if move == "swap" and len(shape) == 2 else move
            if "split" in name and (128 % sizes[2] and sizes[2] % 128):
                continue
            return Shuffle(name, sizes, (Read(layout, "full", spaces[0]),),
                           (Write(whole, "full", 0, spaces[1]),))  # fmt: skip
    raise NoCode("elements that change places")


def _sizes(
    move: str, offset: Index, shape: tuple[int, ...], dims: Sequence[tuple[int, int]]
) -> tuple[int, int, int] | None:
    """The three sizes, if the array is read in that order."""
    n = [size for _, size in dims]
    if move == "turn":
        before = [*dims[:-2], dims[-1], dims[-2]]
        if offset == _offset(before) and tuple(shape[-2:]) == (n[-1], n[-2]):
            return prod(n[:-2]), n[-1], n[-2]
        return None
    if len(dims) != 3:
        return None
    if move == "swap" and offset == _offset([dims[1], dims[0], dims[2]]):
        if tuple(shape) == (n[1], n[0], n[2]) or tuple(shape) == (n[1], n[0] * n[2]):
            return n[1], n[0], n[2]
    if move == "split turn" and offset == _offset([dims[2], dims[0], dims[1]]):
        if tuple(shape) == (n[2], n[0] * n[1]) and n[1] <= 128:
            return n[2], n[0], n[1]
    return None


def _offset(dims: Sequence[tuple[int, int]]) -> Index:
    """How far an element is from the first one, in this order of loops."""
    return linear(tuple(dim(i, n) for i, n in dims), tuple(n for _, n in dims))


def turned(source: Layout, spaces: tuple[str, str]) -> Shuffle:
    """A column as rows, or rows as a column.

    Raises:
        NoCode: for elements that are no words.
    """
    target = Layout(source.shape, source.dtype, not source.column)
    if DTYPES[source.dtype].itemsize != 4 or not prod(source.shape):
        raise NoCode("columns of narrow or wide elements")
    return _column("rows" if source.column else "columns", source.shape, source, target, spaces)


def _column(
    move: str, shape: tuple[int, ...], source: Layout, target: Layout, spaces: tuple[str, str]
) -> Shuffle:
    *lead, wide = shape
    sizes = (prod(lead[:-1]), lead[-1] if lead else 0, wide)
    reads, writes = (Read(source, "full", spaces[0]),), (Write(target, "full", 0, spaces[1]),)
    return Shuffle(move, sizes, reads, writes)


def joined(source: Layout, target: Layout, spaces: tuple[str, str]) -> Shuffle:
    """A reshape of [s, g, d] to [s, g * d], or of [..., n, 1] to [..., n].

    Raises:
        NoCode: if it is another one.
    """
    if source.shape == (*target.shape, 1) and target.shape and not source.column:
        if DTYPES[source.dtype].itemsize == 4 and 0 not in source.shape:
            return _column("rows", target.shape, source, target, spaces)
    if len(source.shape) == 3 and len(target.shape) == 2 and not source.column:
        s, g, d = source.shape
        fits = not 128 % d or not d % 128
        if target.shape == (s, g * d) and fits and DTYPES[source.dtype].itemsize == 4:
            return Shuffle("join", (s, g, d), (Read(source, "full", spaces[0]),),
                           (Write(target, "full", 0, spaces[1]),))  # fmt: skip
    raise NoCode("tiles are cut anew")


__all__ = ["Piece", "Shuffle", "joined", "shuffle_of", "shuffle_program", "turned"]
