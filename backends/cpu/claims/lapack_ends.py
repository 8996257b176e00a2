"""What follows a routine's call: results that are more than LAPACK's, in machine code.

The same is said for NumPy in the records (`FINISHES` of `monograph.hlo.ops.lapack`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from monograph.backends.cpu.emission.emit import Code
from monograph.backends.cpu.emission.offsets import added, extreme, times
from monograph.hlo.record import Attrs
from monograph.hlo.types import TensorType


@dataclass(frozen=True)
class Called:
    """One call, for one matrix.

    Attributes:
        attrs: of the op.
        types: of its results.
        arguments: the pointers that the routine got.
        results: where the matrix's results lie.
    """

    attrs: Attrs
    types: Sequence[TensorType]
    arguments: Sequence[str]
    results: Sequence[str]


End = Callable[[Code, Called], None]


def end_cholesky(code: Code, called: Called) -> None:
    """NaN where the routine failed; zeros in the other triangle."""
    t, to = called.types[0], called.results[0]
    n, size = t.shape[-1], t.dtype.itemsize
    if not n:
        return
    info = code.fresh_op(f"load i32, ptr {called.arguments[-1]}")
    failed = code.fresh_op(f"icmp ne i32 {info}, 0")
    fill(code, to, -1, code.fresh_op(f"select i1 {failed}, i64 {n * n * size}, i64 0"))
    with code.loop(0, n, 1) as row:
        first = times(code, row.var, n * size)
        count = times(code, row.var, size)
        if called.attrs["lower"]:
            first = added(code, first, added(code, count, size))
            left = str((n - 1) * size)
            count = code.op(f"sub i64 {left}, {count}")
        fill(code, code.op(f"getelementptr i8, ptr {to}, i64 {first}"), 0, count)


def end_eig(code: Code, called: Called) -> None:
    """Vectors of real matrices: a pair of conjugate eigenvalues has real and imaginary columns."""
    t = called.types[0]
    n, attrs = t.shape[-1], called.attrs
    if t.dtype.is_complex or not n:
        return
    kind = "float" if t.dtype.name == "f32" else "double"
    chosen = [k for k, on in ((7, attrs["compute_left"]), (9, attrs["compute_right"])) if on]

    def element(base: str, at: str) -> str:
        return code.op(f"getelementptr {kind}, ptr {base}, i64 {at}")

    for packed, out in zip((called.arguments[k] for k in chosen), called.results[2:], strict=False):
        with code.loop(0, n, 1) as j:
            part = code.fresh_op(f"load {kind}, ptr {element(called.arguments[6], j.var)}")
            first, second = (code.fresh_op(f"fcmp {c} {kind} {part}, 0.0") for c in ("ogt", "olt"))
            ahead, back = (code.fresh_op(f"zext i1 {x} to i64") for x in (first, second))
            column = code.fresh_op(f"sub i64 {j.var}, {back}")
            other = code.fresh_op(f"add i64 {j.var}, {ahead}")
            other = extreme(code, "umin", other, n - 1)
            with code.loop(0, n, 1) as i:
                real, imag = (
                    code.fresh_op(f"load {kind}, ptr {element(packed, place)}")
                    for place in (
                        added(code, times(code, column, n), i.var),
                        added(code, times(code, other, n), i.var),
                    )
                )
                turned = code.fresh_op(f"fneg {kind} {imag}")
                imag = code.fresh_op(f"select i1 {first}, {kind} {imag}, {kind} 0.0")
                imag = code.fresh_op(f"select i1 {second}, {kind} {turned}, {kind} {imag}")
                at = times(code, added(code, times(code, i.var, n), j.var), 2)
                code.do(f"store {kind} {real}, ptr {element(out, at)}")
                code.do(f"store {kind} {imag}, ptr {element(out, added(code, at, 1))}")


def fill(code: Code, to: str, byte: int, count: str) -> None:
    """Set so many bytes."""
    name = "llvm.memset.p0.i64"
    f = code.module.declare(name, f"void @{name}(ptr, i8, i64, i1)")
    code.do(f"call void @{f}(ptr {to}, i8 {byte}, i64 {count}, i1 false)")


def copy(code: Code, to: str, source: str, count: str) -> None:
    """Copy so many bytes."""
    name = "llvm.memcpy.p0.p0.i64"
    f = code.module.declare(name, f"void @{name}(ptr, ptr, i64, i1)")
    code.do(f"call void @{f}(ptr {to}, ptr {source}, i64 {count}, i1 false)")
