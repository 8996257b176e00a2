"""The innermost loops: a tile of the result in registers, and tiles at the edge.

``mg_tile_T_RxV(i64 terms, i64 parts, ptr a, ptr rows, i64 a_term, ptr b, i64 b_term, ptr begin, ptr
c, i64 c_row, i1 first)`` sets, or adds to, R rows of V vectors: ``c[i, :] += sum_q,p a[i, q, p] *
b[q, p, :]``. Row i of A is `rows[i]` bytes behind `a`, part q of both `begin[q]` behind that; other
strides are in bytes, too; there is at least one term of at least one part. In units of pairs a term
is a pair of them. Called by the driver.
"""

from __future__ import annotations

from monograph.backends.cpu.contraction.unit import Unit
from monograph.backends.cpu.emission.address import lane_numbers
from monograph.backends.cpu.emission.dtypes import splat_part
from monograph.backends.cpu.emission.emit import Code, Module, literal, suffix, vector

_PARAMS = (
    "i64 %n, i64 %parts, ptr %a, ptr %rows, i64 %at, ptr %b, i64 %bt, ptr %begin, ptr %c, i64 %cr,"
    " i1 %first"
)

# (x[2 k] * y[2 k] + x[2 k + 1] * y[2 k + 1]) of i16 as i32, which wraps
_PAIRS = {
    128: "llvm.x86.sse2.pmadd.wd",
    256: "llvm.x86.avx2.pmadd.wd",
    512: "llvm.x86.avx512.pmaddw.d.512",
}
_LINE = 64  # bytes of a cache line
_AHEAD = 1024  # bytes along a row of B (a panel, where it is packed) that are asked for early


def tile_text(unit: Unit, rows: int, vectors: int) -> str:
    """The function for tiles of so many rows and vectors; elements of A are spread from memory."""
    t, s = vector(unit.scalar, unit.lanes), unit.scalar
    grid = [(i, j) for i in range(rows) for j in range(vectors)]
    out = [f"define void @{unit.tile(rows, vectors)}({_PARAMS}) #0 {{", "entry:"]
    for i in range(rows):
        out.append(f"  %ap{i} = getelementptr i64, ptr %rows, i64 {i}")
        out.append(f"  %ao{i} = load i64, ptr %ap{i}, align 8")
        out.append(f"  %a{i} = getelementptr i8, ptr %a, i64 %ao{i}")
    out += [f"  %co{i} = mul i64 %cr, {i}" for i in range(rows)]
    out += [f"  %c{i}.0 = getelementptr i8, ptr %c, i64 %co{i}" for i in range(rows)]
    step = unit.lanes * unit.size
    for i, j in grid:
        if j:
            out.append(f"  %c{i}.{j} = getelementptr i8, ptr %c{i}.0, i64 {j * step}")
    out += ["  br i1 %first, label %go, label %more", "more:"]
    out += [f"  %old{i}.{j} = load {t}, ptr %c{i}.{j}, align {unit.size}" for i, j in grid]
    out += ["  br label %go", "go:"]
    for i, j in grid:
        out.append(f"  %x{i}.{j} = phi {t} [ zeroinitializer, %entry ], [ %old{i}.{j}, %more ]")
    out += [
        "  br label %part",
        "part:",
        "  %left = phi i64 [ %parts, %go ], [ %left1, %done ]",
        "  %at.0 = phi ptr [ %begin, %go ], [ %at.2, %done ]",
    ]
    for i, j in grid:
        out.append(f"  %w{i}.{j} = phi {t} [ %x{i}.{j}, %go ], [ %z{i}.{j}, %done ]")
    out += [
        "  %at.1 = getelementptr i64, ptr %at.0, i64 1",
        "  %at.2 = getelementptr i64, ptr %at.0, i64 2",
        "  %oa = load i64, ptr %at.0, align 8",
        "  %ob = load i64, ptr %at.1, align 8",
        "  %bq = getelementptr i8, ptr %b, i64 %ob",
        "  br label %loop",
        "loop:",
        "  %k = phi i64 [ %n, %part ], [ %k1, %loop ]",
        "  %o = phi i64 [ %oa, %part ], [ %o1, %loop ]",
        "  %p.0 = phi ptr [ %bq, %part ], [ %p1, %loop ]",
    ]
    for i, j in grid:
        out.append(f"  %y{i}.{j} = phi {t} [ %w{i}.{j}, %part ], [ %z{i}.{j}, %loop ]")
    for j in range(vectors):
        if j:
            out.append(f"  %p.{j} = getelementptr i8, ptr %p.0, i64 {j * step}")
        out.append(f"  %b{j} = load {t}, ptr %p.{j}, align {unit.size}")
    for at in range(0, vectors * step, _LINE):
        out.append(f"  %ahead{at} = getelementptr i8, ptr %p.0, i64 {_AHEAD + at}")
        out.append(f"  call void @llvm.prefetch.p0(ptr %ahead{at}, i32 0, i32 3, i32 1)")
    for i in range(rows):
        out.append(f"  %q{i} = getelementptr i8, ptr %a{i}, i64 %o")
        out.append(f"  %e{i} = load {s}, ptr %q{i}, align {unit.size}")
        out.append(f"  %f{i} = insertelement {t} poison, {s} %e{i}, i32 0")
        out.append(
            f"  %s{i} = shufflevector {t} %f{i}, {t} poison, <{unit.lanes} x i32> zeroinitializer"
        )
        for j in range(vectors):
            out += _accumulate(unit, t, f"%s{i}", f"%b{j}", f"%y{i}.{j}", f"z{i}.{j}")
    out += [
        "  %k1 = add i64 %k, -1",
        "  %o1 = add i64 %o, %at",
        "  %p1 = getelementptr i8, ptr %p.0, i64 %bt",
        "  %on = icmp ne i64 %k1, 0",
        "  br i1 %on, label %loop, label %done",
        "done:",
        "  %left1 = add i64 %left, -1",
        "  %leftn = icmp ne i64 %left1, 0",
        "  br i1 %leftn, label %part, label %end",
        "end:",
    ]
    out += [f"  store {t} %z{i}.{j}, ptr %c{i}.{j}, align {unit.size}" for i, j in grid]
    return "\n".join([*out, "  ret void", "}"]) + "\n"


def _accumulate(unit: Unit, t: str, x: str, y: str, total: str, name: str) -> list[str]:
    if unit.pairs:  # LLVM makes one instruction of both where there is one
        s = vector("i16", 2 * unit.lanes)
        return [
            f"  %l{name} = bitcast {t} {x} to {s}",
            f"  %r{name} = bitcast {t} {y} to {s}",
            f"  %m{name} = call {t} @{_PAIRS[unit.bits]}({s} %l{name}, {s} %r{name})",
            f"  %{name} = add {t} {total}, %m{name}",
        ]
    if unit.integral:
        return [f"  %m{name} = mul {t} {x}, {y}", f"  %{name} = add {t} {total}, %m{name}"]
    f = f"llvm.fmuladd.{suffix(unit.scalar, unit.lanes)}"
    return [f"  %{name} = call {t} @{f}({t} {x}, {t} {y}, {t} {total})"]


def mover_text(module: Module, unit: Unit) -> str:
    """``(ptr to, i64 row, ptr from, i64 row, i64 rows, i64 columns)``: copy a part of a tile."""
    names = ("to", "to_row", "from", "from_row", "rows", "columns")
    code, n = Code(module, [f"%{x}" for x in names]), unit.columns
    t, s = vector(unit.scalar, n), suffix(unit.scalar, n)
    load, store = (f"llvm.masked.{what}.{s}.p0" for what in ("load", "store"))
    module.declare(load, f"{t} @{load}(ptr, <{n} x i1>, {t})")
    module.declare(store, f"void @{store}({t}, ptr, <{n} x i1>)")
    count = splat_part(code, "i32", code.op("trunc i64 %columns to i32"), n)
    lanes = lane_numbers("i32", n)
    mask = f"<{n} x i1> {code.op(f'icmp ult <{n} x i32> {lanes}, {count}')}"
    with code.span("0", "%rows", 1) as row:
        x, y = (
            code.op(f"getelementptr i8, ptr %{k}, i64 {code.op(f'mul i64 {row.var}, %{k}_row')}")
            for k in ("from", "to")
        )
        zero = literal(0, unit.scalar, n)
        moved = code.fresh_op(f"call {t} @{load}(ptr align {unit.size} {x}, {mask}, {t} {zero})")
        code.do(f"call void @{store}({t} {moved}, ptr align {unit.size} {y}, {mask})")
    code.do("ret void")
    params = "ptr %to, i64 %to_row, ptr %from, i64 %from_row, i64 %rows, i64 %columns"
    return f"define internal void @{unit.mover}({params}) #0 {{\n{code.body()}}}\n"


def tile_declarations(unit: Unit) -> str:
    """What the functions call."""
    fetch = "declare void @llvm.prefetch.p0(ptr, i32, i32, i32)\n"
    if unit.pairs:
        t, s = vector(unit.scalar, unit.lanes), vector("i16", 2 * unit.lanes)
        return f"{fetch}declare {t} @{_PAIRS[unit.bits]}({s}, {s})\n"
    if unit.integral:
        return fetch
    t, f = vector(unit.scalar, unit.lanes), f"llvm.fmuladd.{suffix(unit.scalar, unit.lanes)}"
    return f"{fetch}declare {t} @{f}({t}, {t}, {t})\n"
