"""`rows_in_lanes`: rows of a few elements, that had better run in lanes as rows.

A loop along memory that is shorter than half a vector leaves most lanes empty. With the loop around
it in lanes and its own steps written out (`monograph.fusion.unroll`), every lane has a row: what
lies a few elements apart takes shuffles, everything else a fraction of the instructions. Both are
counted. Called by `monograph.fusion.schedule`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from monograph.fusion.estimate import flops_of
from monograph.fusion.kernel import Apply, Kernel, Load, Schedule
from monograph.fusion.target import Target
from monograph.fusion.unroll import unrolled
from monograph.hlo.index import Index, linear
from monograph.hlo.primes import prime_factors

LONGEST = 16  # elements from row to row
_STEPS = 9  # of a row, written out
_MOST = 400  # instructions of all steps
# Measured in lanes of 512 bits, for rows of 2 to 8 and six bodies: of the time of an instruction on
# a whole vector, what one on a short vector takes.
_MOVE = 0.6
_ARITHMETIC = 0.45


def rows_in_lanes(
    kernel: Kernel, best: int, width: int, target: Target
) -> tuple[int, tuple[int, ...]] | None:
    """The loop that had better run in lanes than `best`, and those inside it to be written out.

    Args:
        kernel: the loop nest.
        best: the parallel loop along which memory runs.
        width: lanes of a vector.
        target: for the time that instructions take.
    """
    if kernel.reductions or best >= len(kernel.dims) or 2 * kernel.dims[best] > width:
        return None
    around = next((k for k in reversed(range(best)) if kernel.dims[k] >= width), None)
    if around is None:
        return None
    inside = tuple(range(around + 1, len(kernel.dims)))
    steps = prod(kernel.dims[k] for k in inside)
    if steps > _STEPS or steps * len(kernel.instructions) > _MOST:
        return None
    rows = unrolled(kernel, inside)
    strides = [offset.coefficient(around) for offset in _offsets(rows)]
    if any(stride is None or not 0 <= stride <= LONGEST for stride in strides):
        return None
    moved = sum(_access(stride or 0) for stride in strides)
    together = moved + _arithmetic(rows, Schedule(around, width), target)
    short = tuple(k for k in inside if k != best)
    count = prod(kernel.dims[k] for k in short)
    moves = count + sum(_times(kernel, offset, short) for offset in _offsets(kernel))
    flops = count * _arithmetic(kernel, Schedule(best, width), target)
    apart = width * (_MOVE * moves + _ARITHMETIC * flops)
    return (around, inside) if together < apart else None


def _times(kernel: Kernel, offset: Index, loops: Sequence[int]) -> int:
    """How often an access is made, if it leaves the loops that it does not depend on."""
    return prod(kernel.dims[k] for k in loops if offset.coefficient(k) != 0)


def _offsets(kernel: Kernel) -> list[Index]:
    """Where every read and write is."""
    reads = (i for i in kernel.instructions if isinstance(i, Load))
    found = [linear(i.index, kernel.operands[i.operand].shape) for i in reads]
    return found + [linear(s.index, kernel.results[s.result].shape) for s in kernel.stores]


def _access(stride: int) -> int:
    """Instructions for an element of every row, if all others of the row are asked for too."""
    return 1 + sum(p - 1 for p in prime_factors(max(stride, 1)))


def _arithmetic(kernel: Kernel, lanes: Schedule, target: Target) -> float:
    """Instructions of one point, slow ones for as many as they take."""
    found = (i for i in kernel.instructions if isinstance(i, Apply))
    return sum(max(flops_of(i, kernel, lanes, target), 1.0) for i in found)
