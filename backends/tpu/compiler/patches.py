"""`Patches`: the windows of a convolution written out as rows of terms, by strided loads.

The input is copied into vector memory with zeros around it, tiles of features apart from each
other, so that places side by side are rows below each other. A tile of eight windows is then put
together from a load for each element of the kernel, at the stride of the windows, moved along the
lanes. Called by `windows` for arrays of 32 bits that fit into vector memory as a whole.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil, prod

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.layout import Layout
from monograph.backends.tpu.compiler.straight import Straight, Value
from monograph.backends.tpu.compiler.streams import NoCode, Place, Streams
from monograph.backends.tpu.compiler.vector import Read, Write
from monograph.backends.tpu.isa.program import Program, f, m, s, v
from monograph.backends.tpu.isa.spec import At, Reg
from monograph.hlo.ops.geometry import Geometry
from monograph.hlo.types import DTYPES

TILE, LANES = 8, 128
MOST = 256  # parts of tiles in straight code
AHEAD = 64  # copies under way at once
ARRIVED, LEFT = f(1), f(2)
TOGETHER = 12  # of these that are made at once
KEPT = v(31)  # a tile that is not whole yet
FROM, TO, FAR, ROW = s(1), s(2), s(3), s(4)
Part = tuple[int, int, int, int]  # row of the input, lanes it is moved by, from which lane to which


@dataclass(frozen=True)
class Patches:
    """Windows of an array [batch, height, width, features], as [batch, down, along, terms].

    Attributes:
        geometry: of height and width.
        reads, writes: the array, the windows.
    """

    geometry: Geometry
    reads: tuple[Read, ...]
    writes: tuple[Write, ...]
    move: str = "windows"

    @property
    def sizes(self) -> tuple[int, int, int, int]:
        """Batch, height, width, features."""
        shape = self.reads[0].layout.shape
        return shape[0], prod(shape[1:-2]), shape[-2], shape[-1]

    @property
    def high(self) -> int:
        """Planes of the input, with those of zeros before and after."""
        return self.sizes[1] + sum(self.geometry.padding[0])

    @property
    def plane(self) -> int:
        """Rows of vector memory of a plane: zeros, places side by side in tiles, zeros."""
        wide = sum(self.geometry.padding[1]) + ceil(self.sizes[2] / TILE) * TILE
        return ceil(wide / TILE) * TILE

    @property
    def buffer(self) -> int:
        """Rows of the input with its zeros, and those behind it that loads may reach."""
        spare = TILE * (self.geometry.strides[1] + 1) + self.geometry.spans[1]
        rows = self.sizes[0] * self.high * self.reads[0].layout.across * self.plane
        return rows + ceil(spare / TILE) * TILE

    @property
    def held(self) -> int:
        """Rows of vector memory that buffers take."""
        out = self.writes[0]
        return self.buffer + (out.layout.rows if out.space == "hbm" else 0)

    @property
    def moved(self) -> int:
        """Rows that copies move between main and vector memory."""
        both: tuple[Read | Write, ...] = (*self.reads, *self.writes)
        return sum(x.layout.rows for x in both if x.space == "hbm")

    @property
    def places(self) -> tuple[Place, ...]:
        """Where the array and its windows lie."""
        x, out = self.reads[0], self.writes[0]
        near = x.layout.rows if x.space == "vmem" else 0
        far = x.layout.rows if x.space == "hbm" else 0
        if out.space == "vmem":
            result = Place("vmem", near, near, 0)
            near += out.layout.rows
        else:
            result = Place("hbm", far, near + self.buffer, 0)
        return Place(x.space, 0, near, 0), result

    def program(self, chip: Chip) -> Program:
        """The instructions."""
        return patches_program(self, chip)


def patches_of(geometry: Geometry, x: Read, windows: Layout) -> Patches:
    """The windows of an array.

    Args:
        geometry: of the windows.
        x: the array [batch, space..., features].
        windows: how they shall lie, in main memory.

    Raises:
        NoCode: if they are of another kind than those of `Patches`.
    """
    g = geometry
    if len(g.sizes) == 1:
        g = Geometry(
            (1, *g.sizes), (1, *g.strides), (1, *g.base_dilations), (1, *g.dilations),
            ((0, 0), *g.padding),
        )  # fmt: skip
    if len(g.sizes) != 2 or DTYPES[x.layout.dtype].itemsize != 4 or x.layout.column:
        raise NoCode("windows of another kind")
    if set(g.base_dilations) != {1} or min(n for pair in g.padding for n in pair) < 0:
        raise NoCode("windows over an array with gaps, or a part of it")
    return Patches(g, (x,), (Write(windows, "full", 0),))


@lru_cache(maxsize=256)
def patches_program(spec: Patches, chip: Chip) -> Program:
    """The instructions.

    Raises:
        NoCode: for windows of too many parts, or registers of another shape.
    """
    if chip.lanes != LANES or chip.sublanes != TILE:
        raise NoCode("registers of another shape")
    tiles = parts_of(spec)
    if sum(map(len, tiles)) > MOST:
        raise NoCode(f"more than {MOST} parts of tiles")
    streams = Streams((), 1, 1)
    _surrounded(spec, streams)
    _written(spec, chip, streams, tiles)
    streams.asm("halt")
    return streams.asm.program()


def parts_of(spec: Patches) -> list[list[Part]]:
    """What each tile of a row of terms is put together from."""
    g, features = spec.geometry, spec.sizes[3]
    across = spec.reads[0].layout.across
    tiles: list[list[Part]] = [[] for _ in range(spec.writes[0].layout.across)]
    for tap in range(prod(g.sizes)):
        y, x = divmod(tap, g.sizes[1])
        for j in range(across):
            row = (y * g.dilations[0] * across + j) * spec.plane + x * g.dilations[1]
            tile, low = divmod(tap * features + j * LANES, LANES)
            end = low + min(features - j * LANES, LANES)
            tiles[tile].append((row, low, low, min(end, LANES)))
            if end > LANES:
                tiles[tile + 1].append((row, low, 0, end - LANES))
    return tiles


def _surrounded(spec: Patches, streams: Streams) -> None:
    """The input in vector memory, with zeros around it."""
    asm, source = streams.asm, spec.places[0]
    batch, height, width, _ = spec.sizes
    (top, bottom), (left, right) = spec.geometry.padding
    across, plane = spec.reads[0].layout.across, spec.plane
    down, rest = ceil(width / TILE), width % TILE
    if top or bottom or left or right:
        asm("vsplat", v(0), 0)
        asm("sset", TO, source.buffer)
        with streams.loop(spec.buffer // TILE):
            asm.bundle(("vstore", At(TO), 1, v(0)), ("sadd", TO, TO, TILE))
    asm("signal", ARRIVED, AHEAD)
    asm("sset", FROM, source.row)
    asm("sset", TO, source.buffer + top * across * plane + left)
    path = f"dma.{source.space}.vmem.strided"
    with streams.loop(batch):
        with streams.loop(height):
            for j in range(across):
                asm("wait", ARRIVED, 1)
                asm(path, ARRIVED, At(TO, j * plane), At(FROM, j * TILE), down, TILE, TILE,
                    across * TILE)  # fmt: skip
            asm("sadd", FROM, FROM, down * across * TILE)
            asm("sadd", TO, TO, across * plane)
        asm("sadd", TO, TO, (top + bottom) * across * plane)
    asm("wait", ARRIVED, AHEAD)
    if rest and right:  # what lies beyond the edge of a tile may be anything
        asm("msublanes", m(0), 0, TILE - rest)
        asm("sset", TO, source.buffer + left + width)
        with streams.loop(batch * spec.high * across):
            asm.bundle(("vstore.masked", At(TO), 1, m(0), v(0)), ("sadd", TO, TO, plane))


def _written(spec: Patches, chip: Chip, streams: Streams, tiles: list[list[Part]]) -> None:
    """All windows, eight side by side at a time; a row of them is copied while the next is made."""
    asm, (source, result) = streams.asm, spec.places
    shape = spec.writes[0].layout.shape
    batch, down, along = shape[0], prod(shape[1:-2]), shape[-2]
    groups, stride = ceil(along / TILE), spec.geometry.strides[1]
    step = spec.reads[0].layout.across * spec.plane  # from a plane to the next one
    size = groups * len(tiles) * TILE
    far = result.space == "hbm"
    asm("sset", FROM, source.buffer)
    asm("sset", TO, result.buffer)
    asm("sset", FAR, result.row)
    if far:
        asm("signal", LEFT, AHEAD)
    with streams.loop(batch):
        with streams.loop(down):
            asm("smov", ROW, TO)
            with streams.loop(groups):
                _tiles(spec, chip, streams, tiles)
                asm("sadd", FROM, FROM, TILE * stride)
                asm("sadd", TO, TO, len(tiles) * TILE)
            if far:
                asm("wait", LEFT, 1)
                asm("dma.vmem.hbm", LEFT, At(FAR), At(ROW), size)
                asm("sadd", FAR, FAR, size)
            back = spec.geometry.strides[0] * step - groups * TILE * stride
            asm("sadd", FROM, FROM, back)
        asm("sadd", FROM, FROM, (spec.high - down * spec.geometry.strides[0]) * step)
    if far:
        asm("wait", LEFT, AHEAD)


def _tiles(spec: Patches, chip: Chip, streams: Streams, tiles: list[list[Part]]) -> None:
    """Eight windows; so many parts at a time as there are masks for."""
    rows = [(number, part) for number, parts in enumerate(tiles) for part in parts]
    last = {number: part for number, part in rows}
    tile: Value | Reg | None = None
    for first in range(0, len(rows), TOGETHER):
        code = Straight(chip)
        if first and tile is not None:
            tile = KEPT
        for number, part in rows[first : first + TOGETHER]:
            tile = _moved(code, part, spec.geometry.strides[1], tile)
            if part == last[number]:
                code.do("vstore", At(TO, number * TILE), 1, tile)
                tile = None
        if tile is not None:
            code.do("vmov", KEPT, tile)
        code.finish(streams.asm, {"v": list(range(KEPT.index)), "m": list(range(16))})


def _moved(code: Straight, part: Part, stride: int, tile: Value | Reg | None) -> Value:
    """A tile with one more part."""
    row, by, low, high = part
    found = code("vload", At(FROM, row), stride)
    if by:
        found = code("vrot.lane", found, by)
    return found if tile is None else code("vselect", code("mlanes", low, high), found, tile)


__all__ = ["Patches", "parts_of", "patches_of", "patches_program"]
