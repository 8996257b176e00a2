"""Boxes of elements moved by instructions: eight rows of up to 128 lanes at a time.

One loop of a box goes along the lanes of the result. Where it goes along those of the source too,
tiles are rotated; at another stride, or backward, lanes are permuted; where it goes from row to row
of the source, blocks of 128 x 128 are turned. Another loop is the eight rows, if there is one; all
others are loops of the program, whose scalar code makes addresses. What there is no such loop for
goes element by element. Called by `moves`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.accesses import Access
from monograph.backends.tpu.compiler.pieces import Part, cut
from monograph.backends.tpu.compiler.sides import LANES, MOST, TILE, Side
from monograph.backends.tpu.compiler.straight import Operand, Straight, Value
from monograph.backends.tpu.compiler.streams import Streams
from monograph.backends.tpu.isa.program import v
from monograph.backends.tpu.isa.spec import Reg

SQUARE = LANES // TILE
FROM, TO, TEMPORARY = 1, 4, 8  # scalar registers of the sides; of addresses


def margin_of(part: Part, shapes: Sequence[Sequence[int]]) -> int:
    """Rows before and after all arrays that accesses may reach, whose values nobody uses."""
    return _Roles(part, (shapes[0], 0), (shapes[1], 0)).margin


def write_part(
    streams: Streams, chip: Chip, part: Part, source: tuple[Sequence[int], int],
    result: tuple[Sequence[int], int],
) -> None:  # fmt: skip
    """The instructions of a box.

    Args:
        streams: where they go.
        chip: the machine.
        part: the box.
        source, result: shape and first row in vector memory of both arrays.
    """
    _Nest(streams, chip, part, source, result).write()


class _Roles:
    """Which loop of a box is what: along lanes, eight rows, turned, of the program."""

    def __init__(
        self, part: Part, source: tuple[Sequence[int], int], result: tuple[Sequence[int], int]
    ) -> None:
        self.part, self.arrays = part, (source, result)
        count = len(part.sizes)
        self.result = Side(*result, part.to, count, TO)
        self.source = Side(*source, part.at, count, FROM) if part.source >= 0 else None
        self.sides = [x for x in (self.source, self.result) if x is not None]
        self.along = self._along()
        self.turned = -1 if self.along < 0 else self._turned()
        self.down = self._down() if self.turned < 0 else -1
        inner = {self.along, self.down, self.turned}
        self.outer = [k for k in range(count) if k not in inner]

    @property
    def margin(self) -> int:
        """Rows beyond all arrays that accesses may reach: other tiles than an element's own, and of
        blocks that are turned and not full."""
        near = (MOST + 2) * max(x.group for x in self.sides)
        if self.turned < 0 or self.source is None:
            return near
        ends = ((self.source, self.along), (self.result, self.turned))
        rows = [(x.rows(k), self.part.sizes[k]) for x, k in ends]
        far = [abs(r.step) for r, size in rows if r is not None and not r.tiles and size % TILE]
        return near + TILE * max(far, default=0)

    def _along(self) -> int:
        """The loop that goes along the lanes of the result; -1 for none."""
        found = []
        for k, size in enumerate(self.part.sizes):
            if self.result.lane.steps[k] != 1 or self.result.row.steps[k]:
                continue
            if self.result.base.steps[k]:
                continue
            x = self.source
            same = x is None or not (x.base.steps[k] or x.row.steps[k])
            if same and (x is None or abs(x.lane.steps[k]) <= MOST):
                found.append((2, size, k))
            elif x is not None and x.rows(k) is not None and self._partner(k) >= 0:
                found.append((1, size, k))
        return max(found)[2] if found else -1

    def _partner(self, along: int) -> int:
        """The loop along the lanes of the source, rows of the result, if blocks can be turned."""
        x = self.source
        assert x is not None
        found = [
            (size, k) for k, size in enumerate(self.part.sizes)
            if k != along and x.lane.steps[k] == 1 and not x.row.steps[k]
            and not x.base.steps[k] and self._distinct(k)
        ]  # fmt: skip
        return max(found)[1] if found else -1

    def _distinct(self, k: int) -> bool:
        rows = self.result.rows(k)
        return rows is not None and rows.step != 0

    def _turned(self) -> int:
        x = self.source
        if x is None or not (x.base.steps[self.along] or x.row.steps[self.along]):
            return -1
        return self._partner(self.along)

    def _down(self) -> int:
        """The loop of the eight rows; -1 for none."""
        found = [
            (size, k) for k, size in enumerate(self.part.sizes)
            if k != self.along and size >= TILE and self._distinct(k)
            and (self.source is None or self.source.rows(k) is not None)
        ]  # fmt: skip
        return max(found)[1] if found else -1


class _Nest(_Roles):
    """The instructions of a box."""

    def __init__(
        self, streams: Streams, chip: Chip, part: Part, source: tuple[Sequence[int], int],
        result: tuple[Sequence[int], int],
    ) -> None:  # fmt: skip
        super().__init__(part, source, result)
        self.streams, self.chip, self.asm = streams, chip, streams.asm

    def write(self) -> None:
        if self.down >= 0 and self.part.sizes[self.down] % TILE:
            self._twice()
            return
        for side in self.sides:
            for register, walk in zip(side.registers, side.walks, strict=True):
                self.asm("sset", register, walk.start)
        self._outer(0)

    def _twice(self) -> None:
        """Rows that are no multiple of eight: the last eight once more."""
        size = self.part.sizes[self.down]
        for first, count in ((0, size - size % TILE), (size - TILE, TILE)):
            part = cut(self.part, self.down, first, count)
            _Nest(self.streams, self.chip, part, *self.arrays).write()

    def _outer(self, number: int) -> None:
        if number == len(self.outer):
            self._blocks()
            return
        self._loop(self.outer[number], self.part.sizes[self.outer[number]], 1,
                   lambda: self._outer(number + 1))  # fmt: skip

    def _loop(self, k: int, times: int, by: int, body: Callable[[], None]) -> None:
        """A loop; the registers go on by so many elements each time, and come back."""
        with self.streams.loop(times):
            body()
            if times > 1:
                self._advance(k, by)
        if times > 1:
            self._advance(k, -by * times)

    def _advance(self, k: int, by: int) -> None:
        todo = [
            ("sadd", register, register, walk.steps[k] * by)
            for side in self.sides
            for register, walk in zip(side.registers, side.walks, strict=True)
            if walk.steps[k]
        ]
        for i in range(0, len(todo), 2):
            self.asm.bundle(*todo[i : i + 2])

    def _blocks(self) -> None:
        """Blocks of the loops that are inside of registers."""
        if self.turned >= 0:
            self._lanes(self.turned, lambda high: self._lanes(
                self.along, lambda wide: self._square(high, wide)))  # fmt: skip
        elif self.down < 0:
            self._lanes(self.along, lambda wide: self._strip(1, wide))
        else:
            count = self.part.sizes[self.down] // TILE
            many = next(n for n in (4, 2, 1) if count % n == 0)
            self._loop(self.down, count // many, TILE * many, lambda: self._lanes(
                self.along, lambda wide: self._strip(many, wide)))  # fmt: skip

    def _lanes(self, k: int, body: Callable[[int], None]) -> None:
        """128 elements of a loop at a time, then the rest."""
        if k < 0:
            body(1)
            return
        whole, rest = divmod(self.part.sizes[k], LANES)
        if whole:
            self._loop(k, whole, LANES, lambda: body(LANES))
        if rest:
            if whole:
                self._advance(k, whole * LANES)
            body(rest)
            if whole:
                self._advance(k, -whole * LANES)

    # ---- registers -------------------------------------------------------------------------------

    def _strip(self, many: int, wide: int) -> None:
        """So many lanes of eight rows (or of one), `many` times."""
        code = Straight(self.chip)
        loops = self._moving()
        to = Access(code, self.result, self.result.rows(self.down) if self.down >= 0 else None,
                     loops)  # fmt: skip
        source = None
        if self.source is not None:
            rows = self.source.rows(self.down) if self.down >= 0 else None
            source = Access(code, self.source, rows, loops)
        fill = None if source is not None else code("vsplat", self.part.number)
        for i in range(many):
            if source is not None:
                x = self._taken(code, source, i, wide, to.phase)
            else:
                assert fill is not None
                x = fill
            offset = self.result.ahead(self.down, TILE * i) if self.down >= 0 else 0
            to.store(x, offset, wide, TILE)
        self._finish(code, [])

    def _taken(
        self, code: Straight, source: Access, i: int, wide: int, phase: Operand
    ) -> Value | Reg:
        side = source.side
        offset = side.ahead(self.down, TILE * i) if self.down >= 0 else 0
        step = side.lane.steps[self.along] if self.along >= 0 else 1
        if step == 1:
            return source.load(offset, wide, phase)
        return source.permuted(offset, wide, step, phase)

    def _square(self, high: int, wide: int) -> None:
        """A block turned: rows of the source, `wide` of them, are lanes of the result."""
        assert self.source is not None
        code, loops = Straight(self.chip), self._moving()
        source = Access(code, self.source, self.source.rows(self.along), loops)
        for i in range(ceil(wide / TILE)):
            x = source.load(self.source.ahead(self.along, TILE * i), high, 0)
            code.do("vmov", v(i), x)
        code.do("vtrans", v(0), v(0))
        to = Access(code, self.result, self.result.rows(self.turned), loops)
        for i in range(ceil(high / TILE)):
            x = to.rotated(v(i), to.phase)
            to.store(x, self.result.ahead(self.turned, TILE * i), wide, min(TILE, high - i * TILE))
        self._finish(code, range(SQUARE))

    def _moving(self) -> dict[int, int]:
        """Loops that move the registers of the sides, and by how many elements at a time."""
        inner = {self.along: LANES, self.turned: LANES, self.down: TILE}
        return {k: inner.get(k, 1) for k in range(len(self.part.sizes)) if self._moves(k)}

    def _moves(self, k: int) -> bool:
        size = self.part.sizes[k]
        if k in (self.along, self.turned):
            return size > LANES
        return size > TILE if k == self.down else size > 1

    def _finish(self, code: Straight, taken: Sequence[int]) -> None:
        free = [i for i in range(self.chip.vregs) if i not in taken]
        code.finish(self.asm, {"v": free, "m": list(range(16)), "s": list(range(TEMPORARY, 32))})


__all__ = ["margin_of", "write_part"]
