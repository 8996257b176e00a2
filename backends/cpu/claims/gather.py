"""A gather as loops over its result: windows of neighbours are copied as a whole.

Elements are moved as the bytes they are. Where the innermost loop runs over index vectors, their
offsets are worked out in lanes: the fewer instructions an element takes, the more of them wait for
memory at one time. Called through `monograph.backends.cpu.whole`.
"""

from __future__ import annotations

from monograph.backends.cpu import table
from monograph.backends.cpu.claims.nest import (
    Loop,
    Nest,
    index_at,
    nest_of,
)
from monograph.backends.cpu.claims.pieces import Job, in_pieces
from monograph.backends.cpu.emission.address import Form
from monograph.backends.cpu.emission.dtypes import Value, register_type
from monograph.backends.cpu.emission.emit import Code, Module, literal, suffix, vector
from monograph.backends.cpu.emission.memory import read
from monograph.backends.cpu.emission.offsets import added, extreme, over, times
from monograph.backends.cpu.emission.vectors import splat_part
from monograph.backends.cpu.loops.kernel import Emitted
from monograph.fusion.kernel import Opaque
from monograph.hlo.ops.starts import gather_windows
from monograph.hlo.types import I32, DType, TensorType

_SIDE = 16  # elements looked up side by side
_LANES = f"<{_SIDE} x i32>"
_ROW = 4e-9  # seconds to find a window and begin to copy it
_SPEED = 8e9  # bytes a second that one thread copies
_MULTIPLE = 64


def emit_gather(module: Module, opaque: Opaque) -> Emitted:
    """The function of a gather, ``f(operand, starts, result)``."""
    code = Code(module, ["%p0", "%p1", "%p2"])
    x, starts = opaque.operands
    (rows,) = opaque.results
    if rows.size and not x.size:
        _clear(code, rows)
    elif rows.size:
        nest = nest_of(gather_windows(opaque.node.attrs), x, starts, rows)
        _Gather(code, nest, x, starts.dtype, rows).write()
    code.do("ret void")
    head = "void @{name}(ptr %p0, ptr %p1, ptr %p2)"
    return Emitted(module.add("w_gather", head, code.body()))


def _clear(code: Code, rows: TensorType) -> None:
    f = code.module.declare("llvm.memset.p0.i64", "void @llvm.memset.p0.i64(ptr, i8, i64, i1)")
    code.do(f"call void @{f}(ptr %p2, i8 0, i64 {rows.nbytes}, i1 false)")


class _Gather:
    """The function being written."""

    def __init__(
        self, code: Code, nest: Nest, x: TensorType, index: DType, rows: TensorType
    ) -> None:
        self.outer_code = code
        self.nest = nest
        self.index = index
        self.itemsize = x.dtype.itemsize
        self.narrow = x.size < 1 << 31  # offsets fit 32 bits
        loops = list(nest.loops)
        last = loops[-1] if loops else None
        self.run = 1  # elements that are copied as one
        if last is not None and not last.batch and last.row == last.place == 1:
            self.run = last.size
            loops.pop()
        self.loops = loops
        copies = rows.size // self.run
        self.seconds = copies * _ROW + 2 * rows.nbytes / _SPEED
        sizes = [loop.size for loop in loops]
        enough = [k for k, n in enumerate(sizes) if n >= 16]
        largest = max(range(len(sizes)), key=sizes.__getitem__, default=None)
        self.split = enough[0] if enough else largest  # the loop that is shared out

    def write(self) -> None:
        pointers = ["%p0", "%p1", "%p2"]
        if self.split is None:
            self._parallel(Job(self.outer_code, pointers), "0", "1")
            return
        units = self.loops[self.split].size
        multiple = _MULTIPLE if self.split == len(self.loops) - 1 and self.run == 1 else 1
        in_pieces(
            self.outer_code, "w_gather", pointers, units, self.seconds, self._parallel, multiple
        )

    def _parallel(self, job: Job, low: str, high: str) -> None:
        self.code, self.pointers = job.code, job.addresses
        self.bounds = (low, high)
        self._loop(0, "0", "0", "0")

    def _loop(self, depth: int, row: str, place: str, start: str) -> None:
        """Loops from `depth` inwards; the offsets so far in the rows, the array, the starts."""
        if depth == len(self.loops):
            self._copy(row, place, start)
            return
        loop, code = self.loops[depth], self.code
        low, high = self.bounds if depth == self.split else ("0", str(loop.size))
        if self.run == 1 and depth == len(self.loops) - 1:
            self._side_by_side(loop, row, place, start, low, high)
            return
        with over(code, low, high) as step:
            self._loop(depth + 1, *self._moved(loop, step, row, place, start))

    def _moved(self, loop: Loop, step: str, row: str, place: str, start: str) -> tuple[str, ...]:
        code = self.code
        return (
            added(code, row, times(code, step, loop.row)),
            added(code, place, times(code, step, loop.place)),
            added(code, start, times(code, step, loop.start)),
        )

    def _side_by_side(
        self, loop: Loop, row: str, place: str, start: str, low: str, high: str
    ) -> None:
        """The innermost loop, some steps at a time, then one by one."""
        code = self.code
        whole = loop.size // _SIDE * _SIDE
        lanes = self.narrow and loop.start != 0
        if whole:
            stop = high if high[0] != "%" else extreme(code, "umin", high, whole)
            stop = str(min(int(stop), whole)) if stop[0] != "%" else stop
            with over(code, low, stop, _SIDE) as step:
                at = [self._moved(loop, added(code, step, k), row, place, start)
                      for k in range(_SIDE)]  # fmt: skip
                if lanes:
                    found = self._found_in_lanes(loop, times(code, step, loop.place), at[0][2])
                    loads = [self._load_at(added(code, place, offset)) for offset in found]
                else:
                    loads = [self._load(a[1], a[2]) for a in at]
                for a, x in zip(at, loads, strict=True):
                    self._store(a[0], x)
        if whole < loop.size:
            begin = low if low[0] == "%" else str(max(int(low), whole))
            begin = extreme(code, "umax", begin, whole) if begin[0] == "%" else begin
            with over(code, begin, high) as step:
                at_one = self._moved(loop, step, row, place, start)
                self._store(at_one[0], self._load(at_one[1], at_one[2]))

    # ---- elements -----------------------------------------------------------------------------

    def _found(self, place: str, start: str) -> str:
        """The offset of a window in the array."""
        code = self.code
        for c in self.nest.components:
            i = index_at(code, self.index, self.pointers[1], added(code, start, c.start))
            if c.bound == c.size:
                continue  # it can only be 0
            i = extreme(code, "smax", extreme(code, "smin", i, c.bound - c.size), 0)
            place = added(code, place, times(code, i, c.place))
        return place

    def _found_in_lanes(self, loop: Loop, first: str, start: str) -> list[str]:
        """Offsets of neighbouring index vectors, worked out in lanes of 32 bits."""
        code, d = self.code, self.index
        total = literal(0, "i32", _SIDE)
        if loop.place:
            base = code.op(f"trunc i64 {first} to i32") if first[0] == "%" else first
            steps = ", ".join(f"i32 {k * loop.place}" for k in range(_SIDE))
            total = code.op(f"add {_LANES} {splat_part(code, 'i32', base, _SIDE)}, <{steps}>")
        for c in self.nest.components:
            if c.bound == c.size:
                continue  # it can only be 0
            form = Form(added(code, start, c.start), loop.start)
            x = read(code, d, self.pointers[1], form, _SIDE, None)
            scalar = register_type(d)
            limit = min(c.bound - c.size, 2 ** (d.bits - (d.kind == "int")) - 1)
            value = self._lanes(x.only, scalar, limit, "smin" if d.kind == "int" else "umin")
            if d.kind == "int":
                value = self._lanes(value, scalar, 0, "smax")
            x = table.convert_value(code, Value(d, _SIDE, [value]), I32)
            scaled = code.op(f"mul {_LANES} {x.only}, {literal(c.place, 'i32', _SIDE)}")
            total = code.op(f"add {_LANES} {total}, {scaled}")
        picked = [code.op(f"extractelement {_LANES} {total}, i32 {k}") for k in range(_SIDE)]
        return [code.op(f"zext i32 {p} to i64") for p in picked]

    def _lanes(self, x: str, scalar: str, bound: int, name: str) -> str:
        """smin, smax or umin of a vector of indices and a bound."""
        t = vector(scalar, _SIDE)
        f = f"llvm.{name}.{suffix(scalar, _SIDE)}"
        self.code.module.declare(f, f"{t} @{f}({t}, {t})")
        return self.code.op(f"call {t} @{f}({t} {x}, {t} {literal(bound, scalar, _SIDE)})")

    @property
    def _type(self) -> str:
        return f"i{8 * self.itemsize}"

    def _address(self, pointer: str, offset: str) -> str:
        return self.code.op(f"getelementptr {self._type}, ptr {pointer}, i64 {offset}")

    def _load(self, place: str, start: str) -> str:
        return self._load_at(self._found(place, start))

    def _load_at(self, offset: str) -> str:
        address = self._address(self.pointers[0], offset)
        return self.code.op(f"load {self._type}, ptr {address}, align {min(self.itemsize, 4)}")

    def _store(self, row: str, x: str) -> None:
        address = self._address(self.pointers[2], row)
        self.code.do(f"store {self._type} {x}, ptr {address}, align {min(self.itemsize, 4)}")

    def _copy(self, row: str, place: str, start: str) -> None:
        """One run of neighbours."""
        if self.run == 1:
            self._store(row, self._load(place, start))
            return
        source = self._address(self.pointers[0], self._found(place, start))
        target = self._address(self.pointers[2], row)
        copy(self.code, target, source, self.run * self.itemsize)


def copy(code: Code, target: str, source: str, nbytes: int | str) -> None:
    """Copy bytes between places that don't overlap."""
    f = "llvm.memcpy.p0.p0.i64"
    code.module.declare(f, f"void @{f}(ptr, ptr, i64, i1)")
    code.do(f"call void @{f}(ptr {target}, ptr {source}, i64 {nbytes}, i1 false)")
