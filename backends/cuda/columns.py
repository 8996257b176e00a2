"""Folds down columns that are few and long: threads of a block share a column.

A thread to a column leaves a GPU empty where there are a few hundred columns, as in the gradient of
a bias. Here a block has some neighbouring columns, so many that a line of them fills a sector of
memory (32 bytes), and several of its threads walk down each column; what they found is joined in
shared memory, in the same launch. How a column is shared out depends on shapes alone, and so does
the result.

Called by `monograph.backends.cuda.kernel` for folds whose neighbours are neighbours in memory.
"""

from __future__ import annotations

from math import prod

from monograph.backends.cuda.body import Body, Lines, accumulated
from monograph.backends.cuda.folds import (
    accumulators,
    begin_neutral,
    fold_along,
    fold_inits,
    neutral_of,
)
from monograph.backends.cuda.types import held
from monograph.fusion.kernel import Kernel, Load

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
    if _BLOCK * sum(d.itemsize for r in kernel.reductions for d in accumulated(r)) > _SHARED:
        return 1
    read = [kernel.operands[x.operand].dtype.itemsize for x in kernel.body if isinstance(x, Load)]
    return shared_by(prod(kernel.dims), prod(kernel.reduce_dims), min(read, default=_SECTOR))


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
    columns, each = prod(kernel.dims), _BLOCK // lanes
    lines.say(f"const int lane = threadIdx.x / {each};")
    lines.say(f"const {index} column = ({index})blockIdx.x * {each} + threadIdx.x % {each};")
    at = "column"
    if columns % each:  # all threads come to the barrier: those beyond the end do the last one's
        lines.say(f"const {index} at = column < {columns} ? column : {columns - 1};")
        at = "at"
    body.unravel(at, range(len(kernel.dims)), kernel.dims, index)
    body.prologue()
    names = accumulators(kernel)
    begin_neutral(body, names)
    first, length = len(kernel.dims), prod(kernel.reduce_dims)
    with lines.block(f"for ({index} r = lane; r < {length}; r += {lanes})"):
        loops = range(first, first + len(kernel.reduce_dims))
        body.unravel("r", loops, kernel.reduce_dims, index)
        body.body()
        fold_along(body, names)
    _tell(body, names)
    outside = f" || column >= {columns}" if columns % each else ""
    lines.say(f"if (lane != 0{outside}) return;")
    _join(body, names, lanes, each)
    fold_inits(body, names)
    body.epilogue()
    body.store()
    return lines, -(-columns // each)


def _tell(body: Body, names: list[list[str]]) -> None:
    """What every thread found, where the first one of its column sees it."""
    flat = [(d, x) for r, row in zip(body.kernel.reductions, names, strict=True)
            for d, x in zip(accumulated(r), row, strict=True)]  # fmt: skip
    for d, x in flat:
        body.lines.share(held(d), f"{x}_shared", _BLOCK)
        body.lines.say(f"{x}_shared[threadIdx.x] = {x};")
    body.lines.say("__syncthreads();")


def _join(body: Body, names: list[list[str]], lanes: int, each: int) -> None:
    """All of a column, with its first thread."""
    with body.lines.block(f"for (int other = 1; other < {lanes}; ++other)"):
        for n, (reduction, row) in enumerate(zip(body.kernel.reductions, names, strict=True)):
            others = [f"{x}_shared[other * {each} + threadIdx.x]" for x in row]
            body.fold(n, reduction, row, others, row)


__all__ = ["lanes_of", "shared_by", "write_columns"]
