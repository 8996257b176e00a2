"""`Rows`: whole rows of an array that indices choose, read or written one after the other.

Indices are copied to scalar memory; scalar code makes an address of each and the rows go there: by
copies from where the array is, or through vector registers into a copy of it. Which rows, no cycle
depends on. Called by `indexed`, which knows the ops.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil, prod

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.instructions import number
from monograph.backends.tpu.compiler.layout import LANES, Layout
from monograph.backends.tpu.compiler.straight import Straight
from monograph.backends.tpu.compiler.streams import NoCode, Place, Streams
from monograph.backends.tpu.compiler.vector import Read, Write
from monograph.backends.tpu.isa.program import Program, f, m, s, v
from monograph.backends.tpu.isa.spec import At, Reg

TILE = 8  # rows of a tile
AHEAD = 256  # copies under way at once, at least
TOGETHER = 4  # rows whose addresses are made at once
WHOLE, PIECES = f(1), f(2)  # flags of copies
MOVED, WORD = s(1), s(2)  # where rows come from or go to; the index vector, in words


@dataclass(frozen=True)
class Rows:
    """Rows that are taken out of an array, or combined with its own.

    Attributes:
        combine: "" to take rows out; "replace", or the instruction that gives the new row of the
            old one and that of the updates.
        table, chosen: the array; the rows, in the order (batch..., window...).
        batch: index vectors, dimension by dimension; `steps` words of scalar memory apart.
        window: (dimension of the array, size) of those within a window, but for the last.
        mapped: (dimension, word) of each component of the first index vector.
        fixed: (dimension, start), where it is known.
        clamp: whether windows are moved to the inside; else rows outside are skipped.
        fill: the number that all elements of the array are, if it is not in memory.
        axis: the dimension of the indices that holds an index vector.
        first, size: `table` is a part of the array along its first dimension: from where on, and
            how long that is; 0: it is all of it. Rows outside of it are skipped.
        inside: (dimension, first, size) of windows that are a part of those that indices choose.
        starts: how many operands hold indices: the last ones. Before them: the array, the updates.
        reads, writes: operands and the result.
    """

    combine: str
    table: Layout
    chosen: Layout
    batch: tuple[int, ...]
    steps: tuple[int, ...]
    window: tuple[tuple[int, int], ...]
    mapped: tuple[tuple[int, int], ...]
    fixed: tuple[tuple[int, int], ...]
    clamp: bool
    fill: str
    starts: int
    reads: tuple[Read, ...]
    writes: tuple[Write, ...]
    axis: int = -1
    first: int = 0
    size: int = 0
    inside: tuple[tuple[int, int, int], ...] = ()

    @property
    def count(self) -> int:
        """Rows of memory that are moved one by one."""
        return prod(self.batch) * prod(n for _, n in self.window) * self.table.across

    @property
    def outside(self) -> int:
        """Where rows go that are skipped: after all buffers."""
        return sum(x.layout.rows for x in self._all if self._near(x)) + self._buffers

    @property
    def _all(self) -> tuple[Read | Write, ...]:
        return (*self.reads, *self.writes)

    def _near(self, x: Read | Write) -> bool:
        return x.space == "vmem"

    def _buffered(self, i: int) -> bool:
        """Whether an operand in main memory has a buffer in vector memory."""
        first = 0 if self.combine and self.fill else 1
        updates = bool(self.combine) and i == first
        return self._all[i].space == "hbm" and (updates or i == len(self.reads))

    @property
    def _buffers(self) -> int:
        return sum(x.layout.rows for i, x in enumerate(self._all) if self._buffered(i))

    @property
    def held(self) -> int:
        """Rows of vector memory that buffers take."""
        spare = (self.table.across + 1) * TILE if self.combine else 0
        return self._buffers + spare

    @property
    def extent(self) -> int:
        """Rows of vector memory from the first one to behind the last one."""
        return self.outside + self.held - self._buffers

    @property
    def moved_one_by_one(self) -> bool:
        """Whether copies take rows out of main memory."""
        return not self.combine and self.reads[0].space == "hbm"

    @property
    def scalars(self) -> int:
        """Rows of scalar memory that hold indices."""
        return sum(x.layout.rows for x in self.reads[len(self.reads) - self.starts :])

    @property
    def places(self) -> tuple[Place, ...]:
        """Where operands and the result lie."""
        found = []
        far, near = 0, 0
        behind = sum(x.layout.rows for x in self._all if self._near(x))
        for i, x in enumerate(self._all):
            if self._near(x):
                found.append(Place("vmem", near, near, 0))
                near += x.layout.rows
                continue
            found.append(Place("hbm", far, behind, 0))
            far += x.layout.rows
            behind += x.layout.rows if self._buffered(i) else 0
        return tuple(found)

    @property
    def moved(self) -> int:
        """Rows that copies move between main and vector memory."""
        whole = sum(
            x.layout.rows
            for i, x in enumerate(self._all)
            if x.space == "hbm" and not (i == 0 and self.moved_one_by_one)
        )
        return whole + (self.count if self.moved_one_by_one else 0)

    def program(self, chip: Chip) -> Program:
        """The instructions."""
        return rows_program(self, chip)

    def write(self, streams: Streams, chip: Chip, base: int) -> None:
        """Those of arrays that are in vector memory, from a row on, or rows are taken out of."""
        _Nest(self, chip, streams, base).write()


@lru_cache(maxsize=256)
def rows_program(spec: Rows, chip: Chip) -> Program:
    """The instructions.

    Raises:
        NoCode: for indices that scalar memory does not hold and that are not cut into pieces, or
            registers of another shape.
    """
    streams = Streams((), 1, 1)
    _Nest(spec, chip, streams, 0).write()
    streams.asm("halt")
    return streams.asm.program()


@dataclass(frozen=True)
class _Piece:
    """Indices that are in scalar memory at once: index vectors along the first dimension, and the
    rows of memory that these take."""

    vectors: int
    row: int
    rows: int


def _pieces(spec: Rows, chip: Chip) -> list[_Piece]:
    """All of them, in order.

    Raises:
        NoCode: if they do not fit and are not cut.
    """
    limit, at = chip.smem // (4 * chip.lanes), spec.reads[-1].layout
    if spec.scalars <= limit:
        return [_Piece(spec.batch[0] if spec.batch else 1, 0, at.rows)]
    if not spec.batch or spec.axis == 0 or spec.starts > 1:
        raise NoCode("more indices than scalar memory holds")
    total, rank = spec.batch[0], len(at.shape)
    unit, rows = (LANES, 1) if rank == 1 else (TILE, TILE * at.across)
    if rank > 2:
        unit, rows = 1, at.rows // total
    most = limit // rows * unit
    if not most:
        raise NoCode("more indices than scalar memory holds")
    return [
        _Piece(count, first // unit * rows, ceil(count / unit) * rows)
        for first in range(0, total, most) for count in (min(most, total - first),)
    ]  # fmt: skip


class _Nest:
    """Loops over index vectors, and over the rows of their windows."""

    def __init__(self, spec: Rows, chip: Chip, streams: Streams, base: int) -> None:
        if chip.lanes != LANES or chip.sublanes != TILE:
            raise NoCode("registers of another shape")
        self.spec, self.chip = spec, chip
        self.streams, self.asm = streams, streams.asm
        self.places = [
            replace(p, row=p.row + base if p.space == "vmem" else p.row, buffer=p.buffer + base)
            for p in spec.places
        ]
        self.outside = spec.outside + base
        self.pieces = _pieces(spec, chip)
        self.sizes = list(spec.batch)  # of the piece at hand
        self.result = self.places[len(spec.reads)]
        across = spec.table.across
        self.pitch = TILE if len(spec.chosen.shape) > 1 else 1
        self.group = across * TILE  # rows of memory of a row of tiles
        self.ahead = max(AHEAD, TILE * across)
        self.inner = spec.window[-1][0] if spec.window else -1
        self.step = spec.steps[-1] if spec.steps and not spec.window else 0

    def write(self) -> None:
        """All of it, piece by piece."""
        for i, piece in enumerate(self.pieces):
            copies = self.indices(piece)
            if not i:
                copies += self.whole()
            self.asm("wait", WHOLE, copies)
            if not i:
                self.begin()
            self.asm("sset", WORD, 0)
            self.sizes[:1] = [piece.vectors] * bool(self.sizes)
            self.batch(0)
        self.end()

    # ---- before and after ----------------------------------------------------------------------

    def indices(self, piece: _Piece) -> int:
        """Begin the copies of indices to scalar memory; how many."""
        spec, copies, word = self.spec, 0, 0
        first = len(spec.reads) - spec.starts
        for at, place in zip(spec.reads[first:], self.places[first:], strict=False):
            layout = at.layout
            rows = piece.rows if spec.starts == 1 else layout.rows
            copies += self.scalars(layout, place, word, piece.row, rows)
            word += layout.rows
        return copies

    def scalars(self, layout: Layout, place: Place, word: int, row: int, rows: int) -> int:
        """Copy rows of indices to scalar memory, one row of these after the other; how many."""
        asm, path, at = self.asm, f"dma.{place.space}.smem", place.row + row
        if layout.across == 1 or len(layout.shape) < 2:
            asm(path, WHOLE, At(word), At(at), rows)
            return 1
        wide, near, far = layout.across, s(3), s(4)
        groups = rows // (wide * TILE)
        asm("sset", near, word)
        asm("sset", far, at)
        with self.streams.loop(groups):
            for r in range(TILE):
                asm(f"{path}.strided", WHOLE, At(near, r * wide), At(far, r), wide, 1, 1, TILE)
            for pointer in (near, far):
                asm("sadd", pointer, pointer, TILE * wide)
        return groups * TILE

    def whole(self) -> int:
        """Begin the copies of what is used whole to vector memory; how many."""
        spec, copies = self.spec, 0
        if spec.combine:
            where, rows = self.places[self.updates], spec.reads[self.updates].layout.rows
            if where.space == "hbm":
                self.asm("dma.hbm.vmem", WHOLE, At(where.buffer), At(where.row), rows)
                copies += 1
            copies += self.table()
        return copies

    @property
    def updates(self) -> int:
        """The operand with rows that others become."""
        return len(self.spec.reads) - self.spec.starts - 1

    def begin(self) -> None:
        """Masks, flags and pointers."""
        spec, asm = self.spec, self.asm
        if spec.combine:
            asm("msublanes", m(0), 0, 1)
        else:
            asm("signal", PIECES, self.ahead)
        asm("sset", MOVED, (self.places[self.updates] if spec.combine else self.result).buffer)

    def table(self) -> int:
        """The array into the result, where its rows are changed; how many copies."""
        spec, asm, to = self.spec, self.asm, At(self.result.buffer)
        if not spec.fill:
            space, row = self.places[0].space, self.places[0].row
            asm(f"dma.{space}.vmem", WHOLE, to, At(row), spec.table.rows)
            return 1
        code = Straight(self.chip)
        code.do("vstore", to, 1, number(code, spec.fill, spec.table.dtype))
        code.finish(asm, {"v": [0], "m": []})
        asm("sset", MOVED, self.result.buffer)
        with self.streams.loop(spec.table.tiles):
            asm.bundle(("vstore", At(MOVED), 1, v(0)), ("sadd", MOVED, MOVED, TILE))
        return 0

    def end(self) -> None:
        """The result to where it belongs."""
        asm = self.asm
        if not self.spec.combine:
            asm("wait", PIECES, self.ahead)
        if self.result.space == "hbm":
            rows = self.spec.writes[0].layout.rows
            asm("dma.vmem.hbm", WHOLE, At(self.result.row), At(self.result.buffer), rows)
            asm("wait", WHOLE, 1)

    # ---- loops -----------------------------------------------------------------------------------

    def batch(self, axis: int) -> None:
        """Index vectors; the last dimension of those of single rows goes on by tiles."""
        spec = self.spec
        if spec.window and axis == len(spec.batch):
            self.vector()
        elif not spec.window and axis >= len(spec.batch) - 1:
            self.rows(self.sizes[-1] if self.sizes else 1, WORD, self.step)
        else:
            with self.streams.loop(self.sizes[axis]):
                self.batch(axis + 1)
                self.asm("sadd", WORD, WORD, spec.steps[axis])
            self.asm("ssub", WORD, WORD, spec.steps[axis] * self.sizes[axis])

    def vector(self) -> None:
        """An index vector: where its window begins, then the rows of it."""
        code = Straight(self.chip)
        for d in range(len(self.spec.table.shape) - 1):
            code.do("sset", self.at(d), dict(self.spec.fixed).get(d, 0))
        for d, word in self.spec.mapped:
            self.load(code, self.at(d), d, word)
        for d, ahead, _ in self.spec.inside:
            code.do("sadd", self.at(d), self.at(d), ahead)
        code.finish(self.asm, {"v": [], "m": []})
        self.within(0)

    def within(self, axis: int) -> None:
        """The rows of a window."""
        d, size = self.spec.window[axis]
        if axis == len(self.spec.window) - 1:
            self.rows(size, self.at(d), 1)
            return
        with self.streams.loop(size):
            self.within(axis + 1)
            self.asm("sadd", self.at(d), self.at(d), 1)
        self.asm("ssub", self.at(d), self.at(d), size)

    def rows(self, count: int, pointer: Reg, step: int) -> None:
        """Rows that lie below each other in tiles; the pointer goes along and comes back."""
        full, rest = divmod(count, TILE)
        with self.streams.loop(full):
            if full:
                self.tile(TILE)
                self.asm("sadd", pointer, pointer, TILE * step)
        if rest:
            self.tile(rest)
        if full:
            self.asm("ssub", pointer, pointer, full * TILE * step)

    def tile(self, count: int) -> None:
        """Up to as many rows as a tile has."""
        if not self.spec.combine:
            self.asm("wait", PIECES, count * self.spec.table.across)
        for first in range(0, count, TOGETHER):
            code = Straight(self.chip)
            some = range(first, min(first + TOGETHER, count))
            for r in some:
                self.address(code, r)
            code.finish(self.asm, {"v": [], "m": []})
            for r in some:
                self.change(r) if self.spec.combine else self.take(r)
        self.asm("sadd", MOVED, MOVED, self.group)

    # ---- one row ---------------------------------------------------------------------------------

    def at(self, d: int) -> Reg:
        """The index along a dimension of the array, within a window."""
        return s(3 + d)

    def far(self, r: int) -> Reg:
        """The address of a row in the array."""
        return s(8 + 4 * (r % TOGETHER))

    def load(self, code: Straight, to: Reg, d: int, word: int) -> None:
        """A component of an index vector."""
        code.do("sload", to, At(WORD, word))
        if self.spec.clamp:
            windows = dict(self.spec.window) | {d: size for d, _, size in self.spec.inside}
            size = self.spec.size if self.spec.size and not d else self.spec.table.shape[d]
            most = size - windows.get(d, 1)
            code.do("smax", to, to, 0)
            code.do("smin", to, to, most)

    def address(self, code: Straight, r: int) -> None:
        """Scalar code for where a row of the array lies."""
        spec, mapped, fixed = self.spec, dict(self.spec.mapped), dict(self.spec.fixed)
        total, part, rest, bad = (s(self.far(r).index + i) for i in range(4))
        table = self.places[0] if not spec.combine else self.result
        taken = table.row if not spec.combine else table.buffer
        code.do("sset", total, taken)
        code.do("sset", bad, 0)
        dims = spec.table.shape[:-1]
        for d, size in enumerate(dims):
            if spec.window:
                code.do("sadd", part, self.at(d), r if d == self.inner else 0)
            elif d in mapped:
                self.load(code, part, d, mapped[d] + r * self.step)
            else:
                code.do("sset", part, fixed.get(d, 0))
            low = 0 if d else spec.first
            if not spec.clamp or (spec.size and not d):
                code.do("smax", rest, part, low)
                code.do("smin", rest, rest, low + size - 1)
                code.do("ssub", rest, rest, part)
                code.do("sor", bad, bad, rest)
            if low:
                code.do("ssub", part, part, low)
            if d < len(dims) - 1:
                matrix = ceil(dims[-1] / TILE) * self.group
                code.do("smul", part, part, prod(dims[d + 1 : -1]) * matrix)
            elif self.group > TILE:
                code.do("sadd", total, total, part)
                code.do("sshra", part, part, 3)
                code.do("smul", part, part, self.group - TILE)
            code.do("sadd", total, total, part)
        if not spec.clamp or spec.size:
            code.do("sselect", total, bad, self.outside, total)

    def take(self, r: int) -> None:
        """Copies of a row of the array."""
        path = f"dma.{self.places[0].space}.vmem"
        for j in range(self.spec.table.across):
            self.asm(path, PIECES, At(MOVED, r + j * self.pitch), At(self.far(r), j * TILE), 1)

    def change(self, r: int) -> None:
        """A row of the updates into the array."""
        for first in range(0, self.spec.table.across, 16):
            code = Straight(self.chip)
            for j in range(first, min(first + 16, self.spec.table.across)):
                at = At(self.far(r), j * TILE)
                row = code("vload", At(MOVED, r + j * self.pitch), 0)
                if self.spec.combine != "replace":
                    row = code(self.spec.combine, code("vload", at, 0), row)
                code.do("vstore.masked", at, 1, m(0), row)
            code.finish(self.asm, {"v": list(range(self.chip.vregs)), "m": []})


__all__ = ["Rows", "rows_program"]
