"""Folds down columns that are few and long: threads of a block share a column.

A thread to a column leaves a GPU empty where there are a few hundred columns, as in the gradient of
a bias. Here a block has some neighbouring columns, so many that a line of them fills a sector of
memory (32 bytes), and several of its threads walk down each column; what they found is joined in
shared memory, in the same launch. Of floats of 16 bits a thread has two neighbouring columns, which
it reads at once. How a column is shared out depends on shapes alone, and so does the result.

Called by `monograph.backends.cuda.kernel` for folds whose neighbours are neighbours in memory.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from math import prod

from monograph.backends.cuda.body import Body, Lines, accumulated
from monograph.backends.cuda.folds import (
    accumulators,
    begin_neutral,
    fold_along,
    fold_inits,
    neutral_of,
)
from monograph.backends.cuda.packs import neighbours, runs
from monograph.backends.cuda.types import constant, held
from monograph.fusion.kernel import Apply, Kernel, Literal, Load
from monograph.hlo.types import DType

_BLOCK = 256
_SECTOR = 32  # bytes that memory gives at once
_MOST = 32  # threads of a column
_LEAST = 8  # elements for each of them
_ENOUGH = 1 << 17  # threads that fill a GPU
_SHARED = 32 << 10  # bytes of a block for what its threads found


def lanes_of(kernel: Kernel) -> int:
    """How many threads of a block share a column; 1 where each has one alone."""
    if not all(neutral_of(r) is not None for r in kernel.reductions):
        return 1
    wide = _wide_of(kernel)
    found = sum(d.itemsize for r in kernel.reductions for d in accumulated(r))
    if _BLOCK * wide * found > _SHARED:
        return 1
    read = [kernel.operands[x.operand].dtype.itemsize for x in kernel.body if isinstance(x, Load)]
    narrowest = min(read, default=_SECTOR)
    return shared_by(prod(kernel.dims) // wide, prod(kernel.reduce_dims), narrowest * wide)


def _wide_of(kernel: Kernel) -> int:
    """How many neighbouring columns a thread has."""
    if not kernel.dims or not all(isinstance(x, Literal | Apply) for x in kernel.prologue):
        return 1  # what is known of each column before its elements
    last = len(kernel.dims) - 1
    loads = [x for x in kernel.body if isinstance(x, Load) and runs(kernel, x, last, 1)]
    read = [kernel.operands[x.operand].dtype for x in loads]
    narrow = any(d.is_inexact and d.itemsize == 2 for d in read)  # pairs of integers are spilled
    pairs = kernel.dims[last] % 2 == 0 and all(runs(kernel, x, last, 2) for x in loads)
    return 2 if narrow and pairs else 1


def shared_by(columns: int, length: int, itemsize: int) -> int:
    """How many threads of a block share each of so many columns, of elements of so many bytes."""
    lanes = min(_MOST, _BLOCK * itemsize // _SECTOR)
    while lanes > 1 and (lanes * _LEAST > length or columns * lanes > _ENOUGH):
        lanes //= 2
    return max(lanes, 1)


def write_columns(kernel: Kernel, lanes: int, index: str) -> tuple[Lines, int]:
    """The statements of a kernel whose columns are shared by `lanes` threads, and its blocks."""
    lines = Lines()
    body = Body(kernel, lines, {})
    wide, last = _wide_of(kernel), len(kernel.dims) - 1
    columns, each = prod(kernel.dims) // wide, _BLOCK // lanes
    lines.say(f"const int lane = threadIdx.x / {each};")
    lines.say(f"const {index} column = ({index})blockIdx.x * {each} + threadIdx.x % {each};")
    at = "column"
    if columns % each:  # all threads come to the barrier: those beyond the end do the last one's
        lines.say(f"const {index} at = column < {columns} ? column : {columns - 1};")
        at = "at"
    sizes = [*kernel.dims]
    if wide > 1:
        sizes[last] //= wide
    body.unravel(at, range(len(sizes)), sizes, index)
    body.prologue()
    names = accumulators(kernel)
    if wide == 1:
        begin_neutral(body, names)
    else:
        _begin_each(body, names, wide)
    first, length = len(kernel.dims), prod(kernel.reduce_dims)
    with lines.block(f"for ({index} r = lane; r < {length}; r += {lanes})"):
        loops = range(first, first + len(kernel.reduce_dims))
        body.unravel("r", loops, kernel.reduce_dims, index)
        with (
            neighbours(body, last, wide, body.inner) if wide > 1 else nullcontext(),
            _each(body, names, wide),
        ):
            body.body()
            fold_along(body, names)
    _tell(body, names, wide)
    outside = f" || column >= {columns}" if columns % each else ""
    lines.say(f"if (lane != 0{outside}) return;")
    if wide > 1:
        body.variables[last] = f"({body.variables[last]} + j)"
    with _each(body, names, wide):
        _join(body, names, lanes, each, wide)
        fold_inits(body, names)
        body.epilogue()
        body.store()
    return lines, -(-columns // each)


def _found(body: Body, names: list[list[str]]) -> list[tuple[DType, str]]:
    """The accumulators with their types."""
    return [(d, x) for r, row in zip(body.kernel.reductions, names, strict=True)
            for d, x in zip(accumulated(r), row, strict=True)]  # fmt: skip


def _begin_each(body: Body, names: list[list[str]], wide: int) -> None:
    """Accumulators of several columns that hold nothing yet."""
    values = [value for r in body.kernel.reductions for value in neutral_of(r) or ()]
    for (d, x), value in zip(_found(body, names), values, strict=True):
        nothing = ", ".join([constant(d, value[()])] * wide)
        body.lines.say(f"{held(d)} {x}_each[{wide}] = {{{nothing}}};")


@contextmanager
def _each(body: Body, names: list[list[str]], wide: int) -> Iterator[None]:
    """Statements about each of a thread's columns, ``j``."""
    if wide == 1:
        yield
        return
    body.lines.say("#pragma unroll")
    with body.lines.block(f"for (int j = 0; j < {wide}; ++j)"):
        for d, x in _found(body, names):
            body.lines.say(f"{held(d)} &{x} = {x}_each[j];")
        yield


def _tell(body: Body, names: list[list[str]], wide: int) -> None:
    """What every thread found, where the first one of its column sees it."""
    found = _found(body, names)
    for d, x in found:
        body.lines.share(held(d), f"{x}_shared", _BLOCK * wide)
    with _each(body, names, wide):
        for _, x in found:
            body.lines.say(f"{x}_shared[{_of_column(wide)}threadIdx.x] = {x};")
    body.lines.say("__syncthreads();")


def _join(body: Body, names: list[list[str]], lanes: int, each: int, wide: int) -> None:
    """All of a column, with its first thread."""
    with body.lines.block(f"for (int other = 1; other < {lanes}; ++other)"):
        for n, (reduction, row) in enumerate(zip(body.kernel.reductions, names, strict=True)):
            place = f"{_of_column(wide)}other * {each} + threadIdx.x"
            body.fold(n, reduction, row, [f"{x}_shared[{place}]" for x in row], row)


def _of_column(wide: int) -> str:
    """Where what is found of column ``j`` begins."""
    return f"j * {_BLOCK} + " if wide > 1 else ""


__all__ = ["lanes_of", "shared_by", "write_columns"]
