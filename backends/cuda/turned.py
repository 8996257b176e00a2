"""Transposes: kernels that read along one loop and write along another, by way of shared memory.

A block has 32 x 32 points. Its threads read neighbours in memory into a tile, and then compute with
neighbours in memory of what is written; both ways a warp moves whole lines. Lines of the tile are
one element longer than they need be, so that a warp that reads down a column meets every bank once
(Ruetsch and Micikevicius, "Optimizing matrix transpose in CUDA", NVIDIA 2009).

Called by `monograph.backends.cuda.kernel` for kernels without reductions.
"""

from __future__ import annotations

from math import prod

from monograph.backends.cuda.body import Body, Lines, made_of
from monograph.backends.cuda.types import stored
from monograph.fusion.kernel import Kernel, Load
from monograph.hlo.index import linear

SIDE, DEEP = 32, 8  # points of a tile's side; lines that the 256 threads have at once
_MOST = 4  # arrays that are turned in one kernel: their tiles fill 33 KiB
_SMALLEST = 16  # points of both loops from which a tile is worth while


def turned_loop(kernel: Kernel) -> int | None:
    """The loop along which a kernel reads what it writes along its last one; None if there is none.

    A kernel whose results share memory with operands is left as it is: a tile would be read while
    another block writes it.
    """
    last = len(kernel.dims) - 1
    if last < 1 or kernel.aliases or kernel.dims[last] < _SMALLEST:
        return None
    if any(linear(s.index, kernel.results[s.result].shape).coefficient(last) != 1
           for s in kernel.stores):  # fmt: skip
        return None
    for loop in range(last):
        if kernel.dims[loop] >= _SMALLEST and 0 < len(turned_loads(kernel, loop)) <= _MOST:
            return loop
    return None


def turned_loads(kernel: Kernel, loop: int) -> dict[int, Load]:
    """The loads, by number, that have neighbours along a loop and none along the last one."""
    found = {}
    last = len(kernel.dims) - 1
    for number, x in enumerate(kernel.instructions):
        if isinstance(x, Load) and x.mask is None:
            at = linear(x.index, kernel.operands[x.operand].shape)
            if at.coefficient(loop) == 1 and at.coefficient(last) not in (0, 1, None):
                found[number] = x
    return found


def write_turned(kernel: Kernel, loop: int, index: str) -> tuple[Lines, int]:
    """The statements of a kernel that turns what it reads along `loop`, and its blocks."""
    lines, last = Lines(), len(kernel.dims) - 1
    rest = [i for i in range(last) if i != loop]
    down, across = (-(-kernel.dims[i] // SIDE) for i in (loop, last))
    lines.say(f"const {index} tile = blockIdx.x % {down * across};")
    lines.say(f"const {index} batch = blockIdx.x / {down * across};")
    lines.say(f"const {index} m0 = tile / {across} * {SIDE}, n0 = tile % {across} * {SIDE};")
    lines.say(f"const int tx = threadIdx.x % {SIDE}, ty = threadIdx.x / {SIDE};")
    loads = turned_loads(kernel, loop)
    for number, x in loads.items():
        lines.share(stored(x.dtype), f"t{number}", SIDE * (SIDE + 1))
    body = Body(kernel, lines, {})
    body.unravel("batch", rest, [kernel.dims[i] for i in rest], index)

    body.variables.update({loop: "(m0 + tx)", last: "(n0 + y)"})
    with lines.block(f"for (int y = ty; y < {SIDE}; y += {DEEP})"):
        _stop_outside(kernel, lines, loop, last, "m0 + tx", "n0 + y")
        starts = {s for x in loads.values() for i in x.index for s in i.starts}
        body.only(made_of(kernel, *starts))
        for number, x in loads.items():
            at = body.place(linear(x.index, kernel.operands[x.operand].shape))
            lines.say(f"t{number}[y * {SIDE + 1} + tx] = p{x.operand}[{at}];")
    lines.say("__syncthreads();")

    body.variables.update({loop: "(m0 + y)", last: "(n0 + tx)"})
    body.read = {number: f"t{number}[tx * {SIDE + 1} + y]" for number in loads}
    with lines.block(f"for (int y = ty; y < {SIDE}; y += {DEEP})"):
        _stop_outside(kernel, lines, loop, last, "m0 + y", "n0 + tx")
        body.prologue()
        body.body()
        body.epilogue()
        body.store()
    return lines, down * across * prod(kernel.dims[i] for i in rest)


def _stop_outside(kernel: Kernel, lines: Lines, loop: int, last: int, m: str, n: str) -> None:
    tests = [f"{x} >= {kernel.dims[i]}" for i, x in ((loop, m), (last, n)) if kernel.dims[i] % SIDE]
    if tests:
        lines.say(f"if ({' || '.join(tests)}) continue;")


__all__ = ["turned_loads", "turned_loop", "write_turned"]
