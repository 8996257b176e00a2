"""Work on rows along one axis: a function that shares them out in pieces, and code for one row.

A row of a result may be shorter than one of an operand. Called by the writers of this package.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, prod

from monograph.backends.cpu.claims.sections import times
from monograph.backends.cpu.emission.emit import Code, Module
from monograph.backends.cpu.loops.kernel import Emitted
from monograph.backends.cpu.threads.pool import POOL
from monograph.fusion.estimate import pieces_for
from monograph.fusion.kernel import Opaque
from monograph.hlo.types import DType, TensorType


@dataclass(frozen=True)
class Array:
    """An array as (outer, n, inner), and its rows along the middle."""

    dtype: DType
    outer: int
    n: int
    inner: int

    @staticmethod
    def of(t: TensorType, axis: int) -> Array:
        """An array seen along an axis."""
        return Array(t.dtype, prod(t.shape[:axis]), t.shape[axis], prod(t.shape[axis + 1 :]))

    @property
    def stored(self) -> str:
        """An LLVM type of an element's size."""
        return f"i{8 * self.dtype.itemsize}"


class Row:
    """One row in the code of a piece of work.

    Attributes:
        code: where the row's code goes.
        n, step: elements of a row, and how far apart they are.
        arrays: operands, then results; `starts`: the addresses of their rows.
        memory: scratch memory.
    """

    def __init__(
        self, code: Code, arrays: Sequence[Array], starts: Sequence[str], memory: Sequence[str]
    ) -> None:
        self.code = code
        self.n, self.step = arrays[0].n, arrays[0].inner
        self.arrays = arrays
        self.starts = starts
        self.memory = memory

    def address(self, array: int, at: str) -> str:
        """Where element `at` of the row of an array stands."""
        place = times(self.code, at, self.step)
        t = self.arrays[array].stored
        return self.code.fresh_op(f"getelementptr {t}, ptr {self.starts[array]}, i64 {place}")

    def load(self, array: int, at: str) -> str:
        """The stored bits of an element."""
        return self.code.fresh_op(self._load(array, at))

    def _load(self, array: int, at: str) -> str:
        a = self.arrays[array]
        return f"load {a.stored}, ptr {self.address(array, at)}, align {min(a.dtype.itemsize, 8)}"

    def store(self, array: int, at: str, bits: str) -> None:
        """Write the stored bits of an element."""
        a = self.arrays[array]
        place = f"ptr {self.address(array, at)}, align {min(a.dtype.itemsize, 8)}"
        self.code.do(f"store {a.stored} {bits}, {place}")


@dataclass(frozen=True)
class Way:
    """How a row is worked on.

    Attributes:
        body: writes it.
        memory: bytes of each block of scratch memory.
        seconds: of one row on one thread, estimated.
    """

    body: Callable[[Row], None]
    memory: tuple[int, ...]
    seconds: float


def emit_rows(module: Module, opaque: Opaque, axis: int, way: Way) -> Emitted:
    """The function that does every row, ``f(operands..., results...)``."""
    symbol = f"w_{opaque.name}"
    arrays = [Array.of(t, axis) for t in (*opaque.operands, *opaque.results)]
    params = [f"%p{k}" for k in range(len(arrays))]
    code = Code(module, params)
    rows = arrays[0].outer * arrays[0].inner
    if rows and all(a.n for a in arrays):
        table = code.slot("table", f"[{len(params)} x ptr]", 8)
        for k, p in enumerate(params):
            slot = code.op(f"getelementptr ptr, ptr {table}, i64 {k}")
            code.do(f"store ptr {p}, ptr {slot}, align 8")
        seconds = way.seconds * rows
        grain = ceil(rows / pieces_for(seconds))
        pieces = ceil(rows / grain)
        job = _job(module, symbol, arrays, way, grain)
        if pieces == 1:
            code.do(f"call void @{job}(ptr {table}, i64 0)")
        else:
            pool = module.declare(POOL.symbols[0], f"void @{POOL.symbols[0]}(ptr, ptr, i64, i64)")
            work = f"i64 {pieces}, i64 {int(seconds * 1e9)}"
            code.do(f"call void @{pool}(ptr @{job}, ptr {table}, {work})")
    code.do("ret void")
    head = f"void @{{name}}({', '.join(f'ptr {p}' for p in params)})"
    return Emitted(module.add(symbol, head, code.body()))


def _job(module: Module, symbol: str, arrays: Sequence[Array], way: Way, grain: int) -> str:
    """The function of a piece: so many rows, one after the other, in the same scratch memory."""
    code = Code(module, ["%t", "%piece"])
    bases = []
    for k in range(len(arrays)):
        slot = code.op(f"getelementptr ptr, ptr %t, i64 {k}")
        bases.append(code.op(f"load ptr, ptr {slot}, align 8"))
    low = code.op(f"mul i64 %piece, {grain}")
    end = code.op(f"add i64 {low}, {grain}")
    umin = module.declare("llvm.umin.i64", "i64 @llvm.umin.i64(i64, i64)")
    rows = arrays[0].outer * arrays[0].inner
    high = code.op(f"call i64 @{umin}(i64 {end}, i64 {rows})")
    malloc = module.declare("malloc", "ptr @malloc(i64)")
    blocks = [-(-n // 64) * 64 + 64 for n in way.memory]  # rows of words lie apart
    held = code.fresh_op(f"call ptr @{malloc}(i64 {sum(blocks)})")
    memory = [
        code.op(f"getelementptr i8, ptr {held}, i64 {sum(blocks[:k])}") for k in range(len(blocks))
    ]
    with code.span(low, high, 1) as unit:
        starts = [
            code.op(f"getelementptr {a.stored}, ptr {p}, i64 {_first(code, a, unit.var)}")
            for a, p in zip(arrays, bases, strict=True)
        ]
        way.body(Row(code, arrays, starts, memory))
    code.do(f"call void @{module.declare('free', 'void @free(ptr)')}(ptr {held})")
    code.do("ret void")
    head = "internal void @{name}(ptr %t, i64 %piece)"
    return module.add(f"{symbol}.job", head, code.body())


def _first(code: Code, a: Array, row: str) -> str:
    """The offset of a row's first element."""
    if a.inner == 1:
        return times(code, row, a.n)
    outer, column = (code.op(f"{op} i64 {row}, {a.inner}") for op in ("udiv", "urem"))
    return code.op(f"add i64 {times(code, outer, a.n * a.inner)}, {column}")
