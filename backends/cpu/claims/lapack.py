"""Linear algebra: SciPy's LAPACK called from machine code, once for each matrix of the batch.

Many small matrices may have code of their own (`side_by_side.py`); what follows is for the others.

An op's `Call` says the routine and its arguments. Matrices are transposed into memory of their own,
as Fortran wants them, and back; what the routine may read or write as it lies is handed over in
place. Batches of small matrices are shared by the threads; within large ones SciPy's library has
threads of its own, which it may not use for small ones. Pointers are resolved when the code is
loaded, which imports SciPy.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod

from monograph.backends.cpu.claims.eliminations import Algorithm
from monograph.backends.cpu.claims.lapack_ends import Called, End, copy, fill
from monograph.backends.cpu.claims.lapack_threads import ALONE, SMALL, TOGETHER
from monograph.backends.cpu.claims.pieces import Job, bytes_for, in_pieces
from monograph.backends.cpu.claims.scratch import as_workspace, lines
from monograph.backends.cpu.claims.side_by_side import emit_side_by_side, side_by_side
from monograph.backends.cpu.emission.emit import Code, Machine, Module
from monograph.backends.cpu.emission.offsets import added, over, times
from monograph.backends.cpu.loops.kernel import Emitted
from monograph.backends.cpu.loops.turning import declaration, symbol
from monograph.backends.cpu.objects.shared import ROUTINE
from monograph.fusion.kernel import Opaque
from monograph.hlo.graph import Node, result_types
from monograph.hlo.ops.lapack import (
    CALLS,
    Argument,
    Array,
    Call,
    Length,
    Nothing,
    One,
    Work,
    lengths,
)
from monograph.hlo.record import OpDef
from monograph.hlo.types import TensorType

_SMALL = 96  # rows up to which matrices of a batch go to threads of ours
_SPEED = 1e9  # operations a second, on one thread, for matrices of that size


def emit_lapack(
    module: Module, opaque: Opaque, *, lanes: Algorithm | None = None, end: End | None = None
) -> Emitted:
    """The function of an op, ``f(operands..., results..., workspace...)``.

    Args:
        module: what it is added to.
        opaque: the op.
        lanes: how many small matrices are taken at once.
        end: what follows the routine's call.
    """
    if lanes is not None and side_by_side(opaque.node, module.machine.vector_bits):
        return emit_side_by_side(module, opaque, lanes)
    return Emitted(_Writer(module, opaque.node, end).write())


def lapack_workspace(
    node: Node, machine: Machine, *, lanes: Algorithm | None = None
) -> tuple[TensorType, ...]:
    """The scratch memory of an op: of a matrix for each piece of the batch."""
    if lanes is not None and side_by_side(node, machine.vector_bits):
        return ()
    writer = _Writer(Module(machine), node, None)
    return as_workspace(bytes_for(writer.batch, writer.shared, writer.scratch))


@dataclass(frozen=True)
class _Place:
    """Where an argument's values are while the routine runs: a result, an operand, or scratch."""

    base: int  # in the table of addresses; the scratch memory's is the last
    offset: int  # in bytes
    step: int  # bytes from one matrix of the batch to the next


class _Writer:
    """The function being written."""

    def __init__(self, module: Module, node: Node, end: End | None) -> None:
        self.module = module
        self.end = end
        self.op: OpDef = node.op
        self.attrs = node.attrs
        self.name = f"w_{node.op.name}"
        self.operands, self.results = tuple(x.type for x in node.ins), result_types(node)
        self.call: Call = CALLS[self.op](self.operands, self.attrs)
        lead = self.operands[0].ndim - self.call.rank
        self.batch = prod(self.operands[0].shape[:lead])
        self.rows = max(self.operands[0].shape[lead:], default=0)
        self.tables = len(self.operands) + len(self.results) + 1
        self.scratch = 0
        self.sizes = dict(zip(self._works(), lengths(self.call), strict=True))
        self.places = [self._place(i, a) for i, a in enumerate(self.call.args)]
        assert self.op.cost is not None
        out = self.results if len(self.results) > 1 else self.results[0]
        flops = self.op.cost(self.operands, out, self.attrs).flops
        # on one thread, of what is shared: large matrices keep all threads busy by themselves
        self.shared = flops / _SPEED if self.rows <= _SMALL else 0.0
        self.small = flops <= SMALL * self.batch  # for the library's threads

    def _works(self) -> list[int]:
        return [i for i, a in enumerate(self.call.args) if isinstance(a, Work)]

    def _step(self, t: TensorType) -> int:
        return t.nbytes // self.batch if self.batch else 0

    def _place(self, i: int, a: Argument) -> _Place | None:
        if isinstance(a, Work):
            return self._fresh(self.sizes[i] * a.dtype.itemsize)
        if not isinstance(a, Array):
            return None
        if a.target is not None and not a.by_columns:
            step = self._step(self.results[a.target])
            return _Place(len(self.operands) + a.target, 0, step)
        if a.source is not None and a.target is None and not a.turned:
            return _Place(a.source, 0, self._step(self.operands[a.source]))
        return self._fresh(a.size * a.dtype.itemsize)

    def _fresh(self, size: int) -> _Place:
        place = _Place(self.tables - 1, self.scratch, 0)
        self.scratch += lines(max(size, 1))
        return place

    # ---- the function, and its job ------------------------------------------------------------

    def write(self) -> str:
        """Add the function; its symbol."""
        room = [f"%p{self.tables - 1}"] if self.batch and self.scratch else []
        arrays = [f"%p{i}" for i in range(self.tables - 1)]
        params = [*arrays, *room]
        code = Code(self.module, params)
        if self.batch:
            scratch = (room[0], self.scratch) if room else None
            self._threads(code, ALONE)
            in_pieces(
                code, self.name, arrays, self.batch, self.shared, self._matrices, scratch=scratch
            )
            self._threads(code, TOGETHER)
        code.do("ret void")
        head = f"void @{{name}}({', '.join(f'ptr {p}' for p in params)})"
        return self.module.add(self.name, head, code.body())

    def _threads(self, code: Code, symbol: str) -> None:
        if self.small:
            self.module.declare(symbol, f"void @{symbol}()")
            code.do(f"call void @{symbol}()")

    def _matrices(self, job: Job, low: str, high: str) -> None:
        """A piece of the batch."""
        one = self._matrix()
        given = ", ".join(f"ptr {a}" for a in (*job.addresses, job.scratch or "null"))
        with over(job.code, low, high) as each:
            job.code.do(f"call void @{one}({given}, i64 {each})")

    # ---- one matrix -----------------------------------------------------------------------------

    def _matrix(self) -> str:
        """``f(addresses..., scratch, number)``: one matrix of the batch."""
        params = [f"%a{k}" for k in range(self.tables)]
        code = Code(self.module, [*params, "%b"])
        given = ", ".join(f"ptr {p}" for p in params)
        run = f"call i32 @{self._run(params)}({given}, i64 %b)"
        if self.call.finite:
            bad = self._infinite(code)
            code.rarely(code.op(f"xor i1 {bad}, true"), "i32", "0", run)
            refuse = self._refuse(params)
            code.rarely(bad, "i32", "0", f"call i32 @{refuse}({given}, i64 %b)")
        else:
            code.do(run)
        code.do("ret void")
        return self.module.add(
            f"{self.name}.one", f"internal void @{{name}}({given}, i64 %b)", code.body()
        )

    def _function(self, stem: str, write: Callable[[Code], None], params: list[str]) -> str:
        code = Code(self.module, [*params, "%b"])
        write(code)
        code.do("ret i32 0")
        head = f"internal i32 @{{name}}({', '.join(f'ptr {p}' for p in params)}, i64 %b)"
        return self.module.add(f"{self.name}.{stem}", head, code.body())

    def _refuse(self, params: list[str]) -> str:
        """All bits of the results set: NaN and -1."""

        def write(code: Code) -> None:
            for k, t in enumerate(self.results):
                step = self._step(t)
                at = self._at(code, _Place(len(self.operands) + k, 0, step))
                fill(code, at, -1, str(step))

        return self._function("refuse", write, params)

    def _run(self, params: list[str]) -> str:
        def write(code: Code) -> None:
            for a, place in zip(self.call.args, self.places, strict=True):
                if isinstance(a, Array) and place is not None:
                    self._begin(code, a, place)
            pointers = [self._pointer(code, i, a) for i, a in enumerate(self.call.args)]
            symbol = ROUTINE + self.call.name
            kinds = ", ".join(["ptr"] * len(pointers))
            self.module.declare(symbol, f"void @{symbol}({kinds})")
            code.do(f"call void @{symbol}({', '.join(f'ptr {p}' for p in pointers)})")
            for a, place in zip(self.call.args, self.places, strict=True):
                if isinstance(a, Array) and a.target is not None and a.by_columns:
                    assert place is not None
                    to = self._result(code, a.target)
                    _turn(code, self._at(code, place), to, a.dtype.itemsize, a.cols, a.rows)
            if self.end is not None:
                places = [self._result(code, k) for k in range(len(self.results))]
                self.end(code, Called(self.attrs, self.results, pointers, places))

        return self._function("run", write, params)

    def _at(self, code: Code, place: _Place) -> str:
        offset = added(code, times(code, "%b", place.step), place.offset)
        if not place.step:
            offset = str(place.offset)
        return code.op(f"getelementptr i8, ptr %a{place.base}, i64 {offset}")

    def _result(self, code: Code, k: int) -> str:
        return self._at(code, _Place(len(self.operands) + k, 0, self._step(self.results[k])))

    def _begin(self, code: Code, a: Array, place: _Place) -> None:
        """Give an argument the values that it begins with."""
        to, size = self._at(code, place), a.dtype.itemsize
        if a.identity and a.size:
            fill(code, to, 0, str(a.size * size))
            one = self._one(One(a.dtype))
            with code.loop(0, min(a.rows, a.cols), 1) as i:
                at = code.op(f"getelementptr i8, ptr {to}, i64 "
                             f"{times(code, i.var, size * (a.rows + 1))}")  # fmt: skip
                copy(code, at, one, str(size))
        if a.source is None or place.base == a.source or not a.size:
            return
        source = self._at(code, _Place(a.source, 0, self._step(self.operands[a.source])))
        if a.by_columns:
            _turn(code, source, to, size, a.rows, a.cols)
        else:
            copy(code, to, source, str(a.size * size))

    def _pointer(self, code: Code, i: int, a: Argument) -> str:
        """An argument by reference."""
        place = self.places[i]
        if place is not None:
            at = self._at(code, place)
            skip = a.skip * a.dtype.itemsize if isinstance(a, Array) else 0
            return code.op(f"getelementptr i8, ptr {at}, i64 {skip}") if skip else at
        if isinstance(a, Nothing):
            return "null"
        if isinstance(a, One):
            return self._one(a)
        if isinstance(a, str):
            return self._constant(f"c{ord(a)}", f"i8 {ord(a)}")
        number = self.sizes[a.of] if isinstance(a, Length) else a
        assert isinstance(number, int)
        return self._constant(f"i{number}", f"i32 {number}")

    def _one(self, a: One) -> str:
        kind = "float" if a.dtype.name in ("f32", "c64") else "double"
        return self._constant(f"one.{kind}", f"[2 x {kind}] [{kind} 1.0, {kind} 0.0]")

    def _constant(self, name: str, text: str) -> str:
        name = self.module.global_value(f"lapack.{name}", f"private constant {text}, align 8")
        return f"@{name}"

    # ---- pieces ---------------------------------------------------------------------------------

    def _infinite(self, code: Code) -> str:
        """Whether an operand's matrix holds infinity or NaN: x - x is 0 of finite numbers only."""
        found = []
        for k, t in enumerate(self.operands):
            step = self._step(t)
            kind = "float" if t.dtype.name in ("f32", "c64") else "double"
            count = step // (4 if kind == "float" else 8)
            if not count:
                continue
            at = self._at(code, _Place(k, 0, step))
            with code.loop(0, count, 1, [(kind, "0.0")]) as each:
                (total,) = each.values
                place = code.op(f"getelementptr {kind}, ptr {at}, i64 {each.var}")
                x = code.fresh_op(f"load {kind}, ptr {place}")
                zero = code.fresh_op(f"fsub {kind} {x}, {x}")
                each.carry([code.fresh_op(f"fadd {kind} {total}, {zero}")])
            found.append(code.op(f"fcmp une {kind} {each.next[0]}, 0.0"))
        if not found:
            return "false"
        return found[0] if len(found) == 1 else code.op(f"or i1 {', '.join(found)}")


def _turn(code: Code, source: str, to: str, size: int, rows: int, cols: int) -> None:
    """Lay rows by cols elements of `size` bytes, which lie by rows, by columns."""
    turn = code.module.declare(symbol(size), declaration(size))
    apart = f"ptr {to}, i64 {rows * size}, ptr {source}, i64 {cols * size}"
    code.do(f"call ptr @{turn}({apart}, i64 {cols}, i64 {rows})")
