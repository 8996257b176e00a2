"""Fourier transforms whose lengths have small prime factors, as functions of their own.

As many transforms as a register has lanes run side by side: rows are transposed into scratch
memory, columns read as they lie; a long one alone is first columns, then rows. The passes are
`monograph.backends.cpu.claims.butterflies`. Several dimensions are done one after the other, the
last one first where the input is real, last where the output is. Which transforms, and in what
memory, is `monograph.backends.cpu.claims.transforms`. Called through the table of ops that are
claimed whole, `monograph.backends.cpu.whole`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import prod

import numpy as np

from monograph.backends.cpu.claims.butterflies import (
    IN_REGISTERS,
    Steps,
    half_turns,
    radices,
    turns,
    turns_between,
)
from monograph.backends.cpu.claims.long_passes import LongSteps, roots
from monograph.backends.cpu.claims.pieces import Job, in_pieces
from monograph.backends.cpu.claims.transforms import Groups, transform_of
from monograph.backends.cpu.emission.address import Form
from monograph.backends.cpu.emission.dtypes import Value
from monograph.backends.cpu.emission.emit import Code, Module, literal, vector
from monograph.backends.cpu.emission.memory import read, write
from monograph.backends.cpu.emission.offsets import added, extreme, over, times
from monograph.backends.cpu.loops.kernel import Emitted
from monograph.backends.cpu.loops.turning import declaration, symbol
from monograph.fusion.kernel import Opaque
from monograph.hlo.types import complex_dtype

_PARAMS = ("%p0", "%p1", "%p2")


def emit_fft(module: Module, opaque: Opaque) -> Emitted:
    """The function of the transforms, ``f(operand, result, workspace)``."""
    writer = _Fourier(module, opaque)
    writer.write()
    writer.code.do("ret void")
    head = f"void @{{name}}({', '.join(f'ptr {p}' for p in _PARAMS)})"
    return Emitted(module.add(writer.symbol, head, writer.code.body()))


@dataclass(frozen=True)
class _Plan:
    """The passes of one length, and where their factors are in the table of all."""

    n: int
    radices: tuple[int, ...]
    first: int  # the number of the first of its reals
    roots: dict[int, int]  # radix that has no registers -> the number of the first of its roots


class _Fourier:
    """The function being written, ``f(operand, result, workspace)``."""

    def __init__(self, module: Module, opaque: Opaque) -> None:
        self.t = t = transform_of(opaque.node, module.machine)
        self.x, self.y, self.kind, self.length = t.x, t.y, t.kind, t.length
        self.scalar, self.size, self.lanes = t.scalar, t.size, t.lanes
        self.module = module
        self.symbol = f"w_{opaque.name}"
        self.code = Code(module, list(_PARAMS))
        self.complex = complex_dtype(self.x.dtype)
        self.steps = LongSteps(module, self.scalar, self.lanes, self.kind in ("IFFT", "IRFFT"))
        self.table = [np.zeros(1)]  # of factors, never empty
        self.plans = [self._plan(n) for n in t.lengths]
        self.ends = self._kept(half_turns(self.length[-1])) if t.real_ends else 0
        if t.pair:
            sign = -1.0 if self.kind == "IFFT" else 1.0
            self.ends = self._kept(turns_between(*t.pair) * [1.0, sign])
        self.factors = self._constant(np.concatenate([x.ravel() for x in self.table]))
        self.between, self.scratch = "%p2", self._at(self.code, "%p2", str(t.between))

    def write(self) -> None:
        """All dimensions in turn."""
        if self.t.pair:
            self.in_two(*self.t.pair)
            return
        if self.kind != "IRFFT":
            self.last("%p0", "%p1")
            for axis in self.t.others:
                self.columns("%p1", "%p1", self.y.shape, axis)
            return
        source = "%p0"
        for axis in self.t.others:
            self.columns(source, self.between, self.x.shape, axis)
            source = self.between
        self.last(source, "%p1")

    # ---- one dimension ------------------------------------------------------------------------

    def last(self, source: str, target: str) -> None:
        """Along the last dimension: rows, a group of as many as there are lanes at once."""
        rows, wide = prod(self.x.shape[:-1]), self.length[-1]
        plan = self.plans[-1]
        # reals in a row, before and after
        have, want = (t.shape[-1] * (2 if t.dtype.is_complex else 1) for t in (self.x, self.y))
        reads, writes = have * self.size, want * self.size

        def group(job: Job, number: str, here: str, there: str) -> None:
            code = job.code
            row = times(code, number, self.lanes)
            count = extreme(code, "umin", code.op(f"sub i64 {rows}, {row}"), self.lanes)
            start = self._at(code, job.addresses[0], times(code, row, reads))
            goal = self._at(code, job.addresses[1], times(code, row, writes))
            if rows % self.lanes:
                with code.when(code.op(f"icmp ult i64 {count}, {self.lanes}")):
                    self._clear(code, here, -(-have // 2))
            self._turn(code, here, self.lanes * self.size, start, reads, str(have), count)
            if self.kind == "IRFFT":
                scale = literal(1 / wide, self.scalar)
                w = self._table(code, self.ends)
                f = Steps(self.module, self.scalar, self.lanes).before_real()
                rest = f"i64 {plan.n}, ptr {w}, {self.scalar} {scale}"
                code.do(f"call void @{f}(ptr {here}, ptr {there}, {rest})")
                here, there = there, here
            here, there = self._passes(job, plan, here, there)
            if self.kind == "RFFT":
                f, w = self.steps.after_real(), self._table(code, self.ends)
                code.do(f"call void @{f}(ptr {here}, ptr {there}, i64 {plan.n}, ptr {w})")
                here, there = there, here
            if self.kind == "IFFT":
                self._scale(code, here, plan.n)
            self._turn(code, goal, writes, here, self.lanes * self.size, count, str(want))

        self._groups(source, target, self.t.rows(), group)

    def in_two(self, high: int, low: int) -> None:
        """Few transforms of length ``high low``: as columns of `high`, then as rows of `low`.

        Between the two every number is turned; the rows' results lie in columns. Bailey, "FFTs in
        external or hierarchical memory", Journal of Supercomputing 4, 1990.
        """
        plan, row = self.plans[1], 2 * low * self.size
        self.columns("%p0", self.between, self.t.high(), 1, turned=True)
        blocks = high // self.lanes

        def group(job: Job, number: str, here: str, there: str) -> None:
            code = job.code
            start = self._at(code, job.addresses[0], times(code, number, self.lanes * row))
            across = self.lanes * self.size
            self._turn(code, here, across, start, row, str(2 * low), str(self.lanes))
            found, _ = self._passes(job, plan, here, there)
            block = times(code, code.op(f"urem i64 {number}, {blocks}"), self.lanes)
            outer = times(code, code.op(f"udiv i64 {number}, {blocks}"), high * low)
            base = added(code, outer, block)
            with code.loop(0, low, 1) as k:
                at = added(code, base, times(code, k.var, high))
                self._put(job, found, at, k.var, 0, None)

        self._groups(self.between, "%p1", self.t.low(), group)

    def columns(
        self, source: str, target: str, shape: Sequence[int], axis: int, turned: bool = False
    ) -> None:
        """Along another dimension: columns, neighbours in lanes; `turned` if rows follow."""
        n, inner = shape[axis], prod(shape[axis + 1 :])
        plan, blocks = self.plans[axis - len(shape)], -(-inner // self.lanes)
        rest = inner % self.lanes

        def group(job: Job, number: str, here: str, there: str) -> None:
            code = job.code
            block = code.op(f"urem i64 {number}, {blocks}")
            outer = times(code, code.op(f"udiv i64 {number}, {blocks}"), n * inner)
            base = added(code, outer, times(code, block, self.lanes))

            def moved(move: Callable[[str, str, int], None]) -> None:
                def all_rows(first: int) -> None:
                    with code.loop(0, n, 1) as k:
                        move(added(code, base, times(code, k.var, inner)), k.var, first)

                if not rest:
                    all_rows(0)
                    return
                if blocks > 1:
                    with code.when(code.op(f"icmp ne i64 {block}, {blocks - 1}")):
                        all_rows(0)
                with code.when(code.op(f"icmp eq i64 {block}, {blocks - 1}")):
                    all_rows(rest)

            scale = literal(1 / (n * inner if turned else n), self.scalar, self.lanes)
            t = vector(self.scalar, self.lanes)

            def fetch(at: str, k: str, first: int) -> None:
                form = Form(at, 1)
                x = read(code, self.complex, job.addresses[0], form, self.lanes, None, first)
                for part, value in enumerate(x.parts):
                    if self.kind in ("IFFT", "IRFFT"):
                        value = code.op(f"fmul {t} {value}, {scale}")
                    code.do(f"store {t} {value}, ptr {self._part(code, here, k, part)}, align 16")

            moved(fetch)
            found, _ = self._passes(job, plan, here, there)

            def put(at: str, k: str, first: int) -> None:
                column = code.op(f"sub i64 {at}, {outer}") if turned else None
                self._put(job, found, at, k, first, column)

            moved(put)

        self._groups(source, target, self.t.columns(shape, axis), group)

    def _put(self, job: Job, block: str, at: str, k: str, first: int, turned: str | None) -> None:
        """Point k of a block to its place in the result, times a number of the table."""
        code, t = job.code, vector(self.scalar, self.lanes)
        parts = [
            code.fresh_op(f"load {t}, ptr {self._part(code, block, k, part)}, align 16")
            for part in (0, 1)
        ]
        form = Form(at, 1)
        if turned is not None:
            table, place = self._table(code, self.ends), Form(turned, 1)
            w = read(code, self.complex, table, place, self.lanes, None, first)
            parts = list(self.steps.times(code, (parts[0], parts[1]), (w.parts[0], w.parts[1])))
        x = Value(self.complex, self.lanes, parts)
        write(code, self.complex, job.addresses[1], form, self.lanes, x, None, first)

    def _groups(
        self, source: str, target: str, groups: Groups, group: Callable[[Job, str, str, str], None]
    ) -> None:
        """Groups of transforms, each with two blocks of scratch memory."""

        def body(job: Job, low: str, high: str) -> None:
            other = self._at(job.code, job.scratch, str(groups.block))
            with over(job.code, low, high) as number:
                group(job, number, job.scratch, other)

        scratch = self.scratch, 2 * groups.block
        in_pieces(
            self.code, self.symbol, [source, target], groups.count, groups.seconds, body,
            scratch=scratch,
        )  # fmt: skip

    # ---- on scratch memory --------------------------------------------------------------------

    def _plan(self, n: int) -> _Plan:
        """The passes of length n, with their factors put into the table."""
        found = radices(n)
        assert found is not None
        first, left = sum(x.size for x in self.table), n
        for r in found[:-1]:
            self._kept(turns(r, left))
            left //= r
        large = sorted({r for r in found if r > IN_REGISTERS})
        return _Plan(n, found, first, {r: self._kept(roots(r)) for r in large})

    def _kept(self, factors: np.ndarray) -> int:
        """Put numbers into the table; the place of the first."""
        place = sum(x.size for x in self.table)
        self.table.append(factors)
        return place

    def _constant(self, table: np.ndarray) -> str:
        """The name of a table in the module."""
        held = table.astype(np.float64 if self.size == 8 else np.float32).tobytes()
        text = "".join(f"\\{b:02x}" for b in held)
        name = f"fft_factors_{sha256(held).hexdigest()[:16]}"
        return self.module.global_value(
            name, f'internal constant [{len(held)} x i8] c"{text}", align 64'
        )

    def _passes(self, job: Job, plan: _Plan, here: str, there: str) -> tuple[str, str]:
        """All passes; where the result is, and the other block."""
        code, left, done, first = job.code, plan.n, 1, plan.first
        for k, r in enumerate(plan.radices):
            last = k == len(plan.radices) - 1
            left //= r
            w = self._table(code, first)
            args = f"ptr {here}, ptr {there}, i64 {left}, i64 {done}, ptr {w}"
            if r in plan.roots:
                f, c = self.steps.long_pass(last), self._table(code, plan.roots[r])
                code.do(f"call void @{f}({args}, i64 {r}, ptr {c})")
            else:
                code.do(f"call void @{self.steps.one_pass(r, last)}({args})")
            here, there = there, here
            done *= r
            first += 2 * left * (r - 1)
        return here, there

    def _clear(self, code: Code, here: str, n: int) -> None:
        """Zeros in the lanes that no row has: what lies there may be slow to compute with."""
        name = "llvm.memset.p0.i64"
        code.module.declare(name, f"void @{name}(ptr, i8, i64, i1)")
        code.do(f"call void @{name}(ptr {here}, i8 0, i64 {n * self.steps.point}, i1 false)")

    def _scale(self, code: Code, here: str, n: int) -> None:
        t, scale = vector(self.scalar, self.lanes), literal(1 / n, self.scalar, self.lanes)
        with code.loop(0, n, 1) as k:
            for part in (0, 1):
                place = self._part(code, here, k.var, part)
                x = code.fresh_op(f"load {t}, ptr {place}, align 16")
                code.do(f"store {t} {code.op(f'fmul {t} {x}, {scale}')}, ptr {place}, align 16")

    def _turn(
        self, code: Code, to: str, across: int, source: str, apart: int, m: str, n: str
    ) -> None:
        """m rows of n reals out of n rows of m."""
        f = code.module.declare(symbol(self.size), declaration(self.size))
        ends = f"ptr {to}, i64 {across}, ptr {source}, i64 {apart}"
        code.fresh_op(f"call ptr @{f}({ends}, i64 {m}, i64 {n})")

    def _part(self, code: Code, base: str, k: str, part: int) -> str:
        """Where the real or imaginary parts of point k are."""
        offset = added(code, times(code, k, self.steps.point), part * self.steps.point // 2)
        return self._at(code, base, offset)

    def _at(self, code: Code, base: str, offset: str) -> str:
        return code.op(f"getelementptr i8, ptr {base}, i64 {offset}")

    def _table(self, code: Code, first: int) -> str:
        """The address of a number of the table."""
        return code.op(f"getelementptr {self.scalar}, ptr @{self.factors}, i64 {first}")
