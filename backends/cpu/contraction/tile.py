"""The innermost loops: a tile of the result in registers, its last columns under a mask.

``mg_tile_T_RxV(i64 terms, i64 parts, ptr a, ptr rows, i64 a_term, ptr b, i64 b_term, ptr begin, ptr
c, i64 c_row, i64 columns, i1 first)`` sets, or adds to, R rows of V vectors: ``c[i, :] += sum_q,p
a[i, q, p] * b[q, p, :]``. Row i of A is `rows[i]` bytes behind `a`, part q of both `begin[q]`
behind that; other strides are in bytes, too; there is at least one term of at least one part. If
the name ends in ``e``, the last vector has columns that are not there: neither B nor the result is
read or written at them; if it ends in ``h``, that vector is half a register besides. In units of
pairs, `terms` counts pairs. Called by the driver.
"""

from __future__ import annotations

from itertools import product

from monograph.backends.cpu.contraction.unit import Unit
from monograph.backends.cpu.emission.emit import Module, literal, suffix, vector
from monograph.backends.cpu.emission.vectors import lane_numbers, masked, masked_name

_PARAMS = (
    "i64 %n, i64 %parts, ptr %a, ptr %rows, i64 %at, ptr %b, i64 %bt, ptr %begin, ptr %c, i64 %cr,"
    " i64 %columns, i1 %first"
)

# (x[2 k] * y[2 k] + x[2 k + 1] * y[2 k + 1]) of i16 as i32, which wraps
_PAIRS = {
    128: "llvm.x86.sse2.pmadd.wd",
    256: "llvm.x86.avx2.pmadd.wd",
    512: "llvm.x86.avx512.pmaddw.d.512",
}
LINE = 64  # bytes of a cache line
_AHEAD = 1024  # bytes along a row of B (a panel, where it is packed) that are asked for early


def tile_text(unit: Unit, rows: int, vectors: int, end: str) -> str:
    """The function for tiles of so many rows and vectors; elements of A are spread from memory."""
    return _Tile(unit, rows, vectors, end).text()


class _Tile:
    """One function being written."""

    def __init__(self, unit: Unit, rows: int, vectors: int, end: str) -> None:
        self.unit = unit
        self.rows = rows
        self.vectors = vectors
        self.end = end
        self.grid = [(i, j) for i in range(rows) for j in range(vectors)]
        self.lanes = [unit.lanes] * vectors
        self.lanes[-1] //= 2 if end == "h" else 1
        self.types = [vector(unit.scalar, n) for n in self.lanes]
        self.step = unit.lanes * unit.size

    def text(self) -> str:
        """The function."""
        name = self.unit.tile(self.rows, self.vectors, self.end)
        out = [f"define void @{name}({_PARAMS}) #0 {{", "entry:", *self.start(), *self.part()]
        out += [*self.term(), "end:"]
        out += [self.store(f"%z{i}.{j}", f"%c{i}.{j}", j) for i, j in self.grid]
        return "\n".join([*out, "  ret void", "}"]) + "\n"

    def start(self) -> list[str]:
        """Where rows are, which columns are there, and the sums so far."""
        out = []
        for i in range(self.rows):
            out.append(f"  %ap{i} = getelementptr i64, ptr %rows, i64 {i}")
            out.append(f"  %ao{i} = load i64, ptr %ap{i}, align 8")
            out.append(f"  %a{i} = getelementptr i8, ptr %a, i64 %ao{i}")
        out += [f"  %co{i} = mul i64 %cr, {i}" for i in range(self.rows)]
        out += [f"  %c{i}.0 = getelementptr i8, ptr %c, i64 %co{i}" for i in range(self.rows)]
        for i, j in self.grid:
            if j:
                out.append(f"  %c{i}.{j} = getelementptr i8, ptr %c{i}.0, i64 {j * self.step}")
        out += self.ask_for_result()
        if self.end:
            n = self.lanes[-1]
            out += [
                f"  %over = sub i64 %columns, {(self.vectors - 1) * self.unit.lanes}",
                "  %there = trunc i64 %over to i32",
                f"  %in = insertelement <{n} x i32> poison, i32 %there, i32 0",
                f"  %last = shufflevector <{n} x i32> %in, <{n} x i32> poison,"
                f" <{n} x i32> zeroinitializer",
                f"  %mask = icmp ult <{n} x i32> {lane_numbers('i32', n)}, %last",
            ]
        out += ["  br i1 %first, label %go, label %more", "more:"]
        out += [self.load(f"%old{i}.{j}", f"%c{i}.{j}", j) for i, j in self.grid]
        out += ["  br label %go", "go:"]
        for i, j in self.grid:
            ways = f"[ zeroinitializer, %entry ], [ %old{i}.{j}, %more ]"
            out.append(f"  %x{i}.{j} = phi {self.types[j]} {ways}")
        return out

    def ask_for_result(self) -> list[str]:
        """Have the result's lines fetched while the sums are made: short sums would wait for them.

        Its rows lie far apart, and no stream of accesses tells the processor what comes next.
        """
        out = []
        for i, at in product(range(self.rows), range(0, self.vectors * self.step, LINE)):
            out.append(f"  %to{i}.{at} = getelementptr i8, ptr %c{i}.0, i64 {at}")
            out.append(f"  call void @llvm.prefetch.p0(ptr %to{i}.{at}, i32 1, i32 3, i32 1)")
        return out

    def part(self) -> list[str]:
        """The loop over the parts of the sum, as far as the one inside it."""
        out = [
            "  br label %part",
            "part:",
            "  %left = phi i64 [ %parts, %go ], [ %left1, %done ]",
            "  %at.0 = phi ptr [ %begin, %go ], [ %at.2, %done ]",
        ]
        for i, j in self.grid:
            ways = f"[ %x{i}.{j}, %go ], [ %z{i}.{j}, %done ]"
            out.append(f"  %w{i}.{j} = phi {self.types[j]} {ways}")
        return [
            *out,
            "  %at.1 = getelementptr i64, ptr %at.0, i64 1",
            "  %at.2 = getelementptr i64, ptr %at.0, i64 2",
            "  %oa = load i64, ptr %at.0, align 8",
            "  %ob = load i64, ptr %at.1, align 8",
            "  %bq = getelementptr i8, ptr %b, i64 %ob",
            "  br label %loop",
        ]

    def term(self) -> list[str]:
        """The loop over the terms of a part, and the end of the one around it."""
        unit, s = self.unit, self.unit.scalar
        out = [
            "loop:",
            "  %k = phi i64 [ %n, %part ], [ %k1, %loop ]",
            "  %o = phi i64 [ %oa, %part ], [ %o1, %loop ]",
            "  %p.0 = phi ptr [ %bq, %part ], [ %p1, %loop ]",
        ]
        for i, j in self.grid:
            ways = f"[ %w{i}.{j}, %part ], [ %z{i}.{j}, %loop ]"
            out.append(f"  %y{i}.{j} = phi {self.types[j]} {ways}")
        for j in range(self.vectors):
            if j:
                out.append(f"  %p.{j} = getelementptr i8, ptr %p.0, i64 {j * self.step}")
            out.append(self.load(f"%b{j}", f"%p.{j}", j))
        narrow = self.end == "h" and self.vectors == 1  # half as many sums as reads, and B is near
        for at in range(0, 0 if narrow else self.vectors * self.step, LINE):
            out.append(f"  %ahead{at} = getelementptr i8, ptr %p.0, i64 {_AHEAD + at}")
            out.append(f"  call void @llvm.prefetch.p0(ptr %ahead{at}, i32 0, i32 3, i32 1)")
        for i in range(self.rows):
            out += [
                f"  %q{i} = getelementptr i8, ptr %a{i}, i64 %o",
                f"  %e{i} = load {s}, ptr %q{i}, align {unit.size}",
            ]
            for j, (t, n) in enumerate(zip(self.types, self.lanes, strict=True)):
                spread = f"<{n} x i32> zeroinitializer"
                out.append(f"  %f{i}.{j} = insertelement {t} poison, {s} %e{i}, i32 0")
                out.append(f"  %s{i}.{j} = shufflevector {t} %f{i}.{j}, {t} poison, {spread}")
                out += _accumulate(unit, n, f"%s{i}.{j}", f"%b{j}", f"%y{i}.{j}", f"z{i}.{j}")
        return [
            *out,
            "  %k1 = add i64 %k, -1",
            "  %o1 = add i64 %o, %at",
            "  %p1 = getelementptr i8, ptr %p.0, i64 %bt",
            "  %on = icmp ne i64 %k1, 0",
            "  br i1 %on, label %loop, label %done",
            "done:",
            "  %left1 = add i64 %left, -1",
            "  %leftn = icmp ne i64 %left1, 0",
            "  br i1 %leftn, label %part, label %end",
        ]

    def load(self, name: str, address: str, j: int) -> str:
        """Vector `j` of a row."""
        t, n, align = self.types[j], self.lanes[j], self.unit.size
        if not self.masked(j):
            return f"  {name} = load {t}, ptr {address}, align {align}"
        rest = f"<{n} x i1> %mask, {t} {literal(0, self.unit.scalar, n)}"
        call = f"@{masked_name('load', self.unit.scalar, n)}(ptr align {align} {address}, {rest})"
        return f"  {name} = call {t} {call}"

    def store(self, value: str, address: str, j: int) -> str:
        t, n, align = self.types[j], self.lanes[j], self.unit.size
        if not self.masked(j):
            return f"  store {t} {value}, ptr {address}, align {align}"
        place = f"ptr align {align} {address}, <{n} x i1> %mask"
        f = masked_name("store", self.unit.scalar, n)
        return f"  call void @{f}({t} {value}, {place})"

    def masked(self, j: int) -> bool:
        return self.end != "" and j == self.vectors - 1


def _accumulate(unit: Unit, lanes: int, x: str, y: str, total: str, name: str) -> list[str]:
    t = vector(unit.scalar, lanes)
    if unit.pairs:  # LLVM makes one instruction of both where there is one
        s, pairs = vector("i16", 2 * lanes), _PAIRS[32 * lanes]
        return [
            f"  %l{name} = bitcast {t} {x} to {s}",
            f"  %r{name} = bitcast {t} {y} to {s}",
            f"  %m{name} = call {t} @{pairs}({s} %l{name}, {s} %r{name})",
            f"  %{name} = add {t} {total}, %m{name}",
        ]
    if unit.integral:
        return [f"  %m{name} = mul {t} {x}, {y}", f"  %{name} = add {t} {total}, %m{name}"]
    f = f"llvm.fmuladd.{suffix(unit.scalar, lanes)}"
    return [f"  %{name} = call {t} @{f}({t} {x}, {t} {y}, {t} {total})"]


def declare_tiles(module: Module, unit: Unit) -> None:
    """Declare what the functions call."""
    module.declare("llvm.prefetch.p0", "void @llvm.prefetch.p0(ptr, i32, i32, i32)")
    for lanes in (unit.lanes, unit.lanes // 2)[: len(unit.ends) - 1]:
        t, f = vector(unit.scalar, lanes), f"llvm.fmuladd.{suffix(unit.scalar, lanes)}"
        for what in ("load", "store"):
            masked(module, what, unit.scalar, lanes)
        if unit.pairs:
            s, pairs = vector("i16", 2 * lanes), _PAIRS[32 * lanes]
            module.declare(pairs, f"{t} @{pairs}({s}, {s})")
        elif not unit.integral:
            module.declare(f, f"{t} @{f}({t}, {t}, {t})")
