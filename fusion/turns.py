"""Transposed reads: which reads of a kernel run along another loop than the one in lanes.

Such reads are turned in fast memory, a block at a time, if the schedule says along which loop
(`Schedule.turn`). Called by `monograph.fusion.schedule` and by the backends that share kernels.
"""

from __future__ import annotations

from monograph.fusion.kernel import Kernel, Load
from monograph.hlo.index import linear

_MOST = 4  # reads per kernel: their blocks share the nearest cache
_STEPS = 4  # of the loop to turn along: less is no block


def turned_reads(kernel: Kernel, vector: int, along: int) -> tuple[int, ...]:
    """Numbers of the reads with stride 1 along one parallel loop and more along another.

    Args:
        kernel: one without reductions.
        vector: the loop in lanes.
        along: the loop that the reads run along.
    """
    found = []
    for number, instr in enumerate(kernel.instructions):
        if not isinstance(instr, Load) or instr.mask is not None:
            continue
        offset = linear(instr.index, kernel.operands[instr.operand].shape)
        stride = offset.coefficient(vector)
        if offset.starts or offset.coefficient(along) != 1 or stride is None or stride < 2:
            continue
        found.append(number)
    return tuple(found)


def loop_to_turn(kernel: Kernel, vector: int) -> int | None:
    """The parallel loop along which most of the reads run that do not run along `vector`."""
    if kernel.reductions or vector >= len(kernel.dims) or kernel.dims[vector] < 2 * _STEPS:
        return None
    counts = {
        loop: len(turned_reads(kernel, vector, loop))
        for loop, n in enumerate(kernel.dims)
        if loop != vector and n >= _STEPS
    }
    best = max(counts, key=lambda loop: (counts[loop], loop), default=None)
    return best if best is not None and 0 < counts[best] <= _MOST else None
