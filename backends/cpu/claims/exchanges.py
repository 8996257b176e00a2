"""The order of rows after LAPACK's exchanges: `lu_pivots_to_permutation`, a matrix at a time."""

from __future__ import annotations

from math import prod

from monograph.backends.cpu.claims.pieces import Job, in_pieces
from monograph.backends.cpu.emission.emit import Code, Module
from monograph.backends.cpu.loops.kernel import Emitted
from monograph.fusion.kernel import Opaque

_STEP = 1e-9  # seconds of one element


def emit_exchanges(module: Module, opaque: Opaque) -> Emitted:
    """The function of an op, ``f(pivots, order)``."""
    (pivots,), (order,) = opaque.operands, opaque.results
    name, batch = f"w_{opaque.name}", prod(order.shape[:-1])
    count, size = pivots.shape[-1], order.shape[-1]

    def rows(job: Job, low: str, high: str) -> None:
        with job.code.span(low, high, 1) as row:
            given, made = (
                job.code.op(f"getelementptr [{n} x i32], ptr {a}, i64 {row.var}")
                for a, n in zip(job.addresses, (count, size), strict=True)
            )
            _exchanged(job.code, given, made, count, size)

    code = Code(module, ["%p0", "%p1"])
    if order.size:
        in_pieces(code, name, ["%p0", "%p1"], batch, batch * (count + size) * _STEP, rows)
    code.do("ret void")
    return Emitted(module.add(name, "void @{name}(ptr %p0, ptr %p1)", code.body()))


def _exchanged(code: Code, pivots: str, order: str, count: int, size: int) -> None:
    """For every i in turn, elements i and pivots[i] change places; i is 0 if that is none."""

    def at(base: str, i: str) -> str:
        return code.op(f"getelementptr i32, ptr {base}, i64 {i}")

    with code.loop(0, size, 1) as i:
        code.do(f"store i32 {code.op(f'trunc i64 {i.var} to i32')}, ptr {at(order, i.var)}")
    if not count:
        return
    with code.loop(0, count, 1) as i:
        pivot = code.fresh_op(f"load i32, ptr {at(pivots, i.var)}")
        inside = code.op(f"icmp ult i32 {pivot}, {size}")
        wanted = code.op(
            f"select i1 {inside}, i64 {code.op(f'zext i32 {pivot} to i64')}, i64 {i.var}"
        )
        here, there = at(order, i.var), at(order, wanted)
        mine, theirs = (code.fresh_op(f"load i32, ptr {x}") for x in (here, there))
        code.do(f"store i32 {mine}, ptr {there}")
        code.do(f"store i32 {code.op(f'select i1 {inside}, i32 {theirs}, i32 0')}, ptr {here}")
