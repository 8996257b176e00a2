"""Work on rows along one axis: a function that shares them out in pieces, and code for one row.

A row of a result may be shorter than one of an operand. Called by the writers of this package.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import prod

from monograph.backends.cpu.claims.pieces import Job, bytes_for, in_pieces
from monograph.backends.cpu.claims.scratch import as_workspace, lines
from monograph.backends.cpu.emission.emit import Code, Module
from monograph.backends.cpu.emission.offsets import over, times
from monograph.backends.cpu.loops.kernel import Emitted
from monograph.fusion.kernel import Opaque
from monograph.hlo.graph import Node, result_types
from monograph.hlo.types import DType, TensorType

_APART = 64  # bytes between blocks, besides


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

    @property
    def blocks(self) -> list[int]:
        """Bytes that the blocks take: rows of words lie apart."""
        return [lines(n) + _APART for n in self.memory]


def rows_workspace(node: Node, axis: int, way: Way) -> tuple[TensorType, ...]:
    """The scratch memory of an op that works on rows."""
    arrays = [Array.of(t, axis) for t in (*(x.type for x in node.ins), *result_types(node))]
    if not _any_rows(arrays):
        return ()
    rows = arrays[0].outer * arrays[0].inner
    return as_workspace(bytes_for(rows, way.seconds * rows, sum(way.blocks)))


def _any_rows(arrays: Sequence[Array]) -> bool:
    return all(a.n for a in arrays) and bool(arrays[0].outer * arrays[0].inner)


def emit_rows(module: Module, opaque: Opaque, axis: int, way: Way) -> Emitted:
    """The function that does every row, ``f(operands..., results..., workspace...)``."""
    symbol = f"w_{opaque.name}"
    types = (*opaque.operands, *result_types(opaque.node))
    arrays = [Array.of(t, axis) for t in types]
    params = [f"%p{k}" for k in range(len(opaque.operands) + len(opaque.results))]
    code = Code(module, params)
    if _any_rows(arrays):
        rows = arrays[0].outer * arrays[0].inner

        def body(job: Job, low: str, high: str) -> None:
            _rows(job, arrays, way, low, high)

        given, scratch = params[: len(arrays)], (params[-1], sum(way.blocks))
        in_pieces(code, symbol, given, rows, way.seconds * rows, body, scratch=scratch)
    code.do("ret void")
    head = f"void @{{name}}({', '.join(f'ptr {p}' for p in params)})"
    return Emitted(module.add(symbol, head, code.body()))


def _rows(job: Job, arrays: Sequence[Array], way: Way, low: str, high: str) -> None:
    """So many rows, one after the other, in the same scratch memory."""
    code, blocks = job.code, way.blocks
    memory = [
        code.op(f"getelementptr i8, ptr {job.scratch}, i64 {sum(blocks[:k])}")
        for k in range(len(blocks))
    ]
    with over(code, low, high) as row:
        starts = [
            code.op(f"getelementptr {a.stored}, ptr {p}, i64 {_first(code, a, row)}")
            for a, p in zip(arrays, job.addresses, strict=True)
        ]
        way.body(Row(code, arrays, starts, memory))


def _first(code: Code, a: Array, row: str) -> str:
    """The offset of a row's first element."""
    if a.inner == 1:
        return times(code, row, a.n)
    outer, column = (code.op(f"{op} i64 {row}, {a.inner}") for op in ("udiv", "urem"))
    return code.op(f"add i64 {times(code, outer, a.n * a.inner)}, {column}")
