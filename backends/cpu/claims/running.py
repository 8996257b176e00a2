"""Running folds (`cumsum` and its like) along one axis, as a function of its own.

Along the last axis a vector is scanned by shifts within it, and what came before is added in all
lanes; along another axis some vectors of columns stay in registers down the rows; a long axis with
few rows is cut into parts, whose totals are folded first. Called through the table of ops that are
claimed whole, `monograph.backends.cpu.whole`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from monograph.backends.cpu import table
from monograph.backends.cpu.claims.pieces import Job, in_pieces
from monograph.backends.cpu.claims.sections import Parts, Section, View
from monograph.backends.cpu.emission.address import Form
from monograph.backends.cpu.emission.dtypes import Value, is_small_float, register_type, splat
from monograph.backends.cpu.emission.emit import Code, Module
from monograph.backends.cpu.emission.memory import read, write
from monograph.backends.cpu.emission.offsets import added, extreme, negated, over, times
from monograph.backends.cpu.emission.vectors import picked
from monograph.backends.cpu.loops.kernel import Emitted
from monograph.backends.cpu.loops.reduction import Fold, regroup
from monograph.fusion.kernel import Opaque, Reduction
from monograph.hlo.ops.monoids import monoid
from monograph.hlo.types import BOOL, F32, DType

_GROUP = 4  # vectors of a row that are scanned side by side
_COLUMNS = 8  # vectors of columns in registers
_SPEED = 6e9  # bytes a second, read and written, that one thread scans


def emit_running(module: Module, opaque: Opaque) -> Emitted:
    """The function of a running fold, ``f(operand, result)``."""
    writer = _Running(module, opaque)
    if writer.view.size:
        writer.write()
    writer.code.do("ret void")
    head = "void @{name}(ptr %p0, ptr %p1)"
    return Emitted(module.add(writer.symbol, head, writer.code.body()))


class _Running:
    """The function being written."""

    def __init__(self, module: Module, opaque: Opaque) -> None:
        (t,) = opaque.operands
        axis = opaque.node.attrs["axis"]
        self.module = module
        self.symbol = f"w_{opaque.name}"
        self.pointers = ["%p0", "%p1"]
        self.code = Code(module, self.pointers)
        self.reverse: bool = opaque.node.attrs["reverse"]
        self.view = View(prod(t.shape[:axis]), t.shape[axis], prod(t.shape[axis + 1 :]))
        self.dtype = t.dtype
        self.acc: DType = F32 if is_small_float(t.dtype) else t.dtype
        body = monoid(opaque.node.op.running, self.acc)
        self.fold = Fold(Reduction(body, (0,), (0,)), False)
        bits = 32 if t.dtype is BOOL else 8 * self.acc.itemsize
        self.lanes = max(module.machine.vector_bits // bits, 1)
        self.parts = Parts.of(self.view, self.lanes * _GROUP)
        self.seconds = 2 * t.nbytes / _SPEED

    def write(self) -> None:
        """All phases."""
        view = self.view
        if self.parts is not None:
            kind = f"[{self.parts.count * view.outer * self._width} x {self._scalar}]"
            self.pointers += [self.code.slot("totals", kind), self.code.slot("starts", kind)]
            self._phase(self.parts.sections(view, self.reverse, self._total))
            self._prefixes(Job(self.code, self.pointers))
            self._phase(self.parts.sections(view, self.reverse, self._part))
        elif view.inner == 1:
            self._phase([Section(view.outer, self._row)])
        else:
            self._phase(self._column_sections())

    def _phase(self, sections: Sequence[Section]) -> None:
        """Run all units of the sections."""
        sections = [s for s in sections if s.count]
        units = sum(s.count for s in sections)

        def body(job: Job, low: str, high: str) -> None:
            first = 0
            for s in sections:
                last = first + s.count
                start = extreme(job.code, "umax", low, first) if first else low
                stop = extreme(job.code, "umin", high, last) if last < units else high
                with over(job.code, start, stop) as unit:
                    s.body(job, added(job.code, unit, -first))
                first = last

        in_pieces(self.code, self.symbol, self.pointers, units, self.seconds, body)

    # ---- elements -----------------------------------------------------------------------------

    def _read(self, job: Job, at: str, lanes: int, mask: Value | None = None) -> Value:
        form = Form(at, 1 if lanes > 1 else 0)
        x = read(job.code, self.dtype, job.addresses[0], form, lanes, mask)
        return table.convert_value(job.code, x, self.acc) if self.acc is not self.dtype else x

    def _write(self, job: Job, at: str, x: Value, mask: Value | None = None) -> None:
        y = table.convert_value(job.code, x, self.dtype) if self.acc is not self.dtype else x
        form = Form(at, 1 if x.lanes > 1 else 0)
        write(job.code, self.dtype, job.addresses[1], form, x.lanes, y, mask)

    def _join(self, code: Code, x: Value, y: Value) -> Value:
        return self.fold.join(code, [x], [y])[0]

    def _neutral(self, code: Code) -> Value:
        return splat(code, self.fold.identity()[0], self.lanes)

    # ---- along the last axis ------------------------------------------------------------------

    def _row(self, job: Job, number: str) -> None:
        base = job.code.op(f"mul i64 {number}, {self.view.n}")
        self._scan(job, base, self.view.n, self._neutral(job.code))

    def _scan(self, job: Job, base: str, n: int, carry: Value) -> None:
        """Scan n neighbours from offset `base` on; `carry` is the fold of those before."""
        code, at = job.code, 0
        for count in (_GROUP, 1):
            step = count * self.lanes
            stop = at + (n - at) // step * step
            if stop > at:
                carried = [(carry.type, p) for p in carry.parts]
                with code.loop(at, stop, step, carried) as loop:
                    (before,) = regroup([carry], loop.values)
                    places = [self._place(code, base, n, loop.var, k) for k in range(count)]
                    xs = [self._read(job, p, self.lanes) for p in places]
                    outs, after = self._scanned(code, xs, before)
                    for place, out in zip(places, outs, strict=True):
                        self._write(job, place, out)
                    loop.carry(after.parts)
                (carry,) = regroup([carry], loop.next)
            at = stop
        if at < n:
            place, mask = self._tail(code, base, n - at, at)
            x = self._read(job, place, self.lanes, mask)
            self._write(job, place, self._scanned(code, [x], carry)[0][0], mask)

    def _place(self, code: Code, base: str, n: int, var: str, k: int) -> str:
        """The offset of vector `k` of those that begin at position `var` of the scan."""
        if not self.reverse:
            return added(code, added(code, base, var), k * self.lanes)
        return added(code, base, added(code, negated(code, var), n - (k + 1) * self.lanes))

    def _tail(self, code: Code, base: str, rest: int, at: int) -> tuple[str, Value]:
        """The offset of a last vector of which only `rest` lanes count, and which ones."""
        first = self.lanes - rest if self.reverse else 0
        return (
            added(code, base, rest - self.lanes if self.reverse else at),
            _lanes_from(self.lanes, first, first + rest),
        )

    def _scanned(self, code: Code, xs: list[Value], before: Value) -> tuple[list[Value], Value]:
        """Vectors in the order of the scan, scanned; and the fold of all in every lane."""
        outs, total = [], None
        for x in xs:
            inner = self._within(code, x)
            ahead = before if total is None else self._join(code, before, total)
            outs.append(self._join(code, ahead, inner))
            last = self._shuffled(code, inner, [0 if self.reverse else self.lanes - 1] * self.lanes)
            total = last if total is None else self._join(code, total, last)
        assert total is not None
        return outs, self._join(code, before, total)

    def _within(self, code: Code, x: Value) -> Value:
        """The scan of the lanes, by shifts of 1, 2, 4, ... lanes."""
        step, lanes = 1, self.lanes
        while step < lanes:
            moved = -step if not self.reverse else step
            picks = [k + moved if 0 <= k + moved < lanes else lanes + k for k in range(lanes)]
            x = self._join(code, self._shuffled(code, x, picks), x)
            step *= 2
        return x

    def _shuffled(self, code: Code, x: Value, picks: list[int]) -> Value:
        """Lanes of `x`, or (numbers from `lanes` on) neutral elements."""
        if self.lanes == 1:
            return x
        scalar, both = register_type(x.dtype), zip(x.parts, self._neutral(code).parts, strict=True)
        parts = [picked(code, scalar, x.lanes, p, q, picks) for p, q in both]
        return Value(x.dtype, x.lanes, parts)

    # ---- along another axis -------------------------------------------------------------------

    def _column_sections(self) -> list[Section]:
        """Whole blocks of columns, then those that are left at the end of each outer index."""
        view, block = self.view, _COLUMNS * self.lanes
        whole, rest = view.inner // block, view.inner % block

        def full(job: Job, number: str) -> None:
            outer = job.code.op(f"udiv i64 {number}, {whole}")
            column = job.code.op(f"mul i64 {job.code.op(f'urem i64 {number}, {whole}')}, {block}")
            self._columns(job, outer, column, block)

        def last(job: Job, number: str) -> None:
            self._columns(job, number, str(whole * block), rest)

        return [Section(view.outer * whole, full), Section(view.outer * bool(rest), last)]

    def _columns(self, job: Job, outer: str, column: str, count: int) -> None:
        """Scan `count` columns of one outer index, in registers down the rows."""
        code, view = job.code, self.view
        lanes = [self.lanes] * -(-count // self.lanes)
        rest = count % self.lanes
        masks = [None] * len(lanes) if not rest else [
            *[None] * (len(lanes) - 1), _lanes_from(self.lanes, 0, rest)
        ]  # fmt: skip
        base = added(code, code.op(f"mul i64 {outer}, {view.n * view.inner}"), column)
        accs = [self._neutral(code) for _ in lanes]
        carried = [(a.type, p) for a in accs for p in a.parts]
        with code.loop(0, view.n, 1, carried) as loop:
            accs = regroup(accs, loop.values)
            row = loop.var
            if self.reverse:
                row = added(code, negated(code, row), view.n - 1)
            start = added(code, base, times(code, row, view.inner))
            places = [added(code, start, k * self.lanes) for k in range(len(lanes))]
            xs = [self._read(job, p, self.lanes, m) for p, m in zip(places, masks, strict=True)]
            accs = [self._join(code, a, x) for a, x in zip(accs, xs, strict=True)]
            for place, acc, mask in zip(places, accs, masks, strict=True):
                self._write(job, place, acc, mask)
            loop.carry([p for a in accs for p in a.parts])

    # ---- a long axis in parts -----------------------------------------------------------------

    @property
    def _width(self) -> int:
        return 2 if self.acc.is_complex else 1

    @property
    def _scalar(self) -> str:
        return register_type(self.acc)

    def _total(self, job: Job, base: str, number: str, n: int) -> None:
        """Store the fold of a part."""
        code, at = job.code, 0
        banks = [self._neutral(code) for _ in range(_GROUP)]
        for count in (_GROUP, 1):
            step = count * self.lanes
            stop = at + (n - at) // step * step
            if stop > at:
                carried = [(b.type, p) for b in banks for p in b.parts]
                with code.loop(at, stop, step, carried) as loop:
                    banks = regroup(banks, loop.values)
                    for k in range(count):
                        place = added(code, added(code, base, loop.var), k * self.lanes)
                        banks[k] = self._join(code, banks[k], self._read(job, place, self.lanes))
                    loop.carry([p for b in banks for p in b.parts])
                banks = regroup(banks, loop.next)
            at = stop
        total = self._join(code, self._join(code, *banks[:2]), self._join(code, *banks[2:]))
        (total,) = self.fold.across(code, [total])
        if at < n:
            with code.loop(at, n, 1, [(total.type, p) for p in total.parts]) as loop:
                (total,) = regroup([total], loop.values)
                total = self._join(code, total, self._read(job, added(code, base, loop.var), 1))
                loop.carry(total.parts)
            (total,) = regroup([total], loop.next)
        self._keep(code, job.addresses[2], number, total)

    def _part(self, job: Job, base: str, number: str, n: int) -> None:
        """Scan a part, from what the parts before it come to."""
        start = self._kept(job.code, job.addresses[3], number)
        self._scan(job, base, n, splat(job.code, start, self.lanes))

    def _prefixes(self, job: Job) -> None:
        """Fold the totals: what comes before each part."""
        assert self.parts is not None
        code, count = job.code, self.parts.count
        (neutral,) = self.fold.identity()
        with code.loop(0, self.view.outer, 1) as outer:
            first = times(code, outer.var, count)
            with code.loop(0, count, 1, [(neutral.type, p) for p in neutral.parts]) as loop:
                (before,) = regroup([neutral], loop.values)
                number = added(code, first, loop.var)
                self._keep(code, job.addresses[3], number, before)
                total = self._kept(code, job.addresses[2], number)
                loop.carry(self._join(code, before, total).parts)

    def _element(self, code: Code, place: str, number: str, part: int) -> str:
        at = added(code, times(code, number, self._width), part)
        return code.op(f"getelementptr {self._scalar}, ptr {place}, i64 {at}")

    def _keep(self, code: Code, place: str, number: str, x: Value) -> None:
        for k, p in enumerate(x.parts):
            code.do(f"store {self._scalar} {p}, ptr {self._element(code, place, number, k)}")

    def _kept(self, code: Code, place: str, number: str) -> Value:
        addresses = [self._element(code, place, number, k) for k in range(self._width)]
        parts = [code.fresh_op(f"load {self._scalar}, ptr {a}") for a in addresses]
        return Value(self.acc, 1, parts)


def _lanes_from(lanes: int, first: int, stop: int) -> Value:
    """A mask that is true from lane `first` up to `stop`."""
    bits = ["true" if first <= k < stop else "false" for k in range(lanes)]
    text = bits[0] if lanes == 1 else f"<{', '.join(f'i1 {b}' for b in bits)}>"
    return Value(BOOL, lanes, [text])
