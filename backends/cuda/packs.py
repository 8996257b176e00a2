"""Neighbours in memory that a thread reads and writes at once, 16 bytes at a time.

Called by `monograph.backends.cuda.kernel`; the compiler does not join accesses by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import prod

from monograph.backends.cuda.body import Body, made_of
from monograph.backends.cuda.types import stored
from monograph.fusion.kernel import Kernel, Load
from monograph.hlo.index import Dim, Index, linear

WIDE = 16  # bytes of one access
_WARP = 32


def packed(body: Body, width: int) -> None:
    """A thread's neighbours along the innermost loop: packs are read, computed, and written."""
    kernel, last = body.kernel, len(body.kernel.dims) - 1
    with (
        neighbours(body, last, width, body.all, [x.index for x in kernel.stores]) as start,
        stored_together(body, last, start, width) as targets,
    ):
        body.prologue()
        body.body()
        body.epilogue()
        body.store(packs=targets)


@contextmanager
def stored_together(body: Body, loop: int, start: str, width: int) -> Iterator[dict[int, str]]:
    """Statements about neighbour ``j`` along a loop from `start` on, whose results are written at
    once after it.

    Yields:
        store -> the pack that it goes into.
    """
    kernel, lines = body.kernel, body.lines
    targets = {number: f"y{number}" for number in range(len(kernel.stores))}
    for number, out in enumerate(kernel.stores):
        lines.say(f"Pack<{stored(kernel.results[out.result].dtype)}, {width}> {targets[number]};")
    lines.say("#pragma unroll")
    with lines.block(f"for (int j = 0; j < {width}; ++j)"):
        body.variables[loop] = f"({start} + j)"
        yield targets
    body.variables[loop] = start
    for number, out in enumerate(kernel.stores):
        where = body.place(linear(out.index, kernel.results[out.result].shape))
        place = f"p{len(kernel.operands) + out.result} + ({where})"
        lines.say(f"store<{width}>({place}, {targets[number]});")


@contextmanager
def neighbours(
    body: Body, loop: int, width: int, among: range, written: Sequence[Sequence[Index]] = ()
) -> Iterator[str]:
    """Statements about neighbour ``j`` along a loop, whose variable counts so many of them; what
    lies side by side is read at once before, by those `among` the instructions that load.

    Yields:
        the first neighbour.
    """
    kernel, lines, first = body.kernel, body.lines, body.variables[loop]
    start = "0" if first == "0" else f"{first} * {width}"
    body.variables[loop] = start
    loads = {n: x for n in among if isinstance(x := kernel.instructions[n], Load)
             and runs(kernel, x, loop, width)}  # fmt: skip
    places = [*(x.index for x in loads.values()), *written]
    starts = {s for index in places for i in index for s in i.starts}
    body.only(made_of(kernel, *starts))  # where slices begin, which packs need
    for number, x in loads.items():
        at = body.place(linear(x.index, kernel.operands[x.operand].shape))
        lines.say(f"const auto x{number} = load<{width}>(p{x.operand} + ({at}));")
    body.read = {number: f"x{number}.at[j]" for number in loads}
    body.variables[loop] = f"({start} + j)"
    yield start
    body.variables[loop] = start
    body.read = {}  # the packs end with the block that they are read in


def width_of(kernel: Kernel) -> int:
    """How many neighbours a thread takes: 16 bytes of the narrowest array that is read along."""
    if not kernel.dims or not _in_place(kernel):
        return 1
    last = len(kernel.dims) - 1
    stores = [(s.index, kernel.results[s.result]) for s in kernel.stores]
    if any(s.mask is not None for s in kernel.stores):
        return 1
    sizes = [t.dtype.itemsize for _, t in stores]
    sizes += [kernel.operands[x.operand].dtype.itemsize for x in kernel.instructions
              if isinstance(x, Load) and runs(kernel, x, last, 1)]  # fmt: skip
    width = WIDE // max(sizes)
    while width > 1 and (
        kernel.dims[last] % width
        or not all(aligned(linear(i, t.shape), last, width) for i, t in stores)
    ):
        width //= 2
    return max(width, 1)


def width_along(kernel: Kernel) -> int:
    """How many elements of a row a thread reads at once: 16 bytes of the widest type, if all that
    lies along the row can be read so, and every thread of a warp has some."""
    last = len(kernel.dims) + len(kernel.reduce_dims) - 1
    loads = [x for x in kernel.body if isinstance(x, Load) and runs(kernel, x, last, 1)]
    width = WIDE // max((kernel.operands[x.operand].dtype.itemsize for x in loads), default=WIDE)
    while width > 1 and (
        kernel.reduce_dims[-1] % width
        or prod(kernel.reduce_dims) < _WARP * width
        or not all(runs(kernel, x, last, width) for x in loads)
    ):
        width //= 2
    return width


def _in_place(kernel: Kernel) -> bool:
    """Whether elements that share memory with results are read by who writes them, if any do."""
    for operand, result in kernel.aliases:
        read, wrote = kernel.operands[operand], kernel.results[result]
        loads = {linear(x.index, read.shape) for x in kernel.instructions
                 if isinstance(x, Load) and x.operand == operand}  # fmt: skip
        stores = {linear(s.index, wrote.shape) for s in kernel.stores if s.result == result}
        if read.dtype.itemsize != wrote.dtype.itemsize or len(loads | stores) > 1:
            return False
    return True


def runs(kernel: Kernel, x: Load, loop: int, width: int) -> bool:
    """Whether neighbours along a loop are read as one aligned access."""
    t = kernel.operands[x.operand]
    return x.mask is None and aligned(linear(x.index, t.shape), loop, width)


def aligned(index: Index, loop: int, width: int) -> bool:
    if index.coefficient(loop) != 1 or index.const % width:
        return False
    return all(
        k % width == 0 for atom, k in index.terms
        if not (isinstance(atom, Dim) and atom.position == loop)
    )  # fmt: skip


__all__ = [
    "WIDE",
    "aligned",
    "neighbours",
    "packed",
    "runs",
    "stored_together",
    "width_along",
    "width_of",
]
