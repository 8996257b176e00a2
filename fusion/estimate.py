"""How long a kernel runs on one thread, and into how many pieces its work is cut.

From the records' cost rules, the strides of its accesses and the target's memories. The schedule
and the sweeps are decided by it; nothing depends on the number of threads.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod

from monograph.fusion.kernel import Apply, Instr, Kernel, Load, Schedule
from monograph.fusion.target import Target
from monograph.hlo.index import Index, linear
from monograph.hlo.record import OpDef
from monograph.hlo.types import DType

# Steps of a loop that nobody counts: more than a search's ten, less than a simulation's hundreds.
# One thought too long costs a hand-over of two microseconds, one thought too short half its time.
TRIPS = 32
SPLIT = 20e-6  # seconds of work that are worth sharing among threads
_PIECE = 10e-6  # seconds of one piece of it
_PIECES = 64
SIFTED = range(2, 9)  # elements from lane to lane, where whole vectors are read
_SHUFFLED = 3.0  # flops' time that one of those takes
_STRIDED = 40.0  # flops' time that one element takes which is not beside its neighbour
_START = 3e-9  # seconds for entering the innermost loop
_JOIN = 10e-9  # seconds for joining the lanes of a fold


def pieces_for(seconds: float) -> int:
    """How many pieces work of that length on one thread makes: 1 if it isn't worth sharing."""
    return 1 if seconds < SPLIT else min(_PIECES, max(2, round(seconds / _PIECE)))


def estimate(kernel: Kernel, schedule: Schedule, target: Target) -> float:
    """Seconds of one run on one thread: its arithmetic or its memory, whichever takes longer.

    Args:
        kernel: the loop nest.
        schedule: which loop runs in lanes; scalar code takes as many times longer as the registers
            have lanes of 32 bits.
        target: its memories (the smallest that holds all that is moved counts) and its speed.
    """
    outer, inner = prod(kernel.dims), prod(kernel.reduce_dims)
    work = sum(flops_of(i, kernel, schedule, target) for i in kernel.body) * outer * inner
    work += once_of(kernel, schedule, target) * outer
    work += len(kernel.reductions) * outer * inner
    scalar = schedule.vector is None and target.vector_bits >= 64
    seconds = work * (target.vector_bits // 32 if scalar else 1) / target.flops
    return max(seconds + _starts(kernel, schedule), memory_seconds(moved_by(kernel), target))


def once_of(kernel: Kernel, schedule: Schedule, target: Target) -> float:
    """Flops' time of what a point does once, which is scalar code if its folds run in lanes."""
    once = (*kernel.prologue, *kernel.epilogue)
    joined = schedule.vector is not None and schedule.vector >= len(kernel.dims)
    lanes = schedule.width if joined else 1
    return sum(flops_of(i, kernel, schedule, target) for i in once) * lanes


def reads_of(kernel: Kernel, schedule: Schedule) -> float:
    """Flops' time of what a step of a point's folds reads, if none of it is in registers."""
    reads = [i for i in kernel.body if isinstance(i, Load)]
    return sum(_reading(linear(i.index, kernel.operands[i.operand].shape), schedule) for i in reads)


def _starts(kernel: Kernel, schedule: Schedule) -> float:
    """Seconds that go into beginnings and ends of inner loops."""
    points, vector = prod(kernel.dims), schedule.vector
    if vector is None or kernel.fma:
        return 0.0
    if vector >= len(kernel.dims):
        return points * len(kernel.reductions) * _JOIN
    return points // max(kernel.dims[vector], 1) * _START


def moved_by(kernel: Kernel) -> int:
    """Bytes that a kernel must read and write, each element once, and none that it skips."""
    points = prod(kernel.dims) * prod(kernel.reduce_dims)
    read = sum(min(t.nbytes, points * t.dtype.itemsize) for t in kernel.operands)
    wrote = sum(min(kernel.results[s.result].nbytes, prod(kernel.dims) * 8) for s in kernel.stores)
    return read + wrote


def memory_seconds(nbytes: int, target: Target) -> float:
    """How long so many bytes take to come and go, from the smallest memory that holds them."""
    held = [s for s in target.spaces if s.size is None or nbytes <= s.size]
    space = min(held, key=lambda s: (s.size is None, s.size or 0), default=target.spaces[0])
    return nbytes / space.bandwidth


def flops_of(instr: Instr, kernel: Kernel, schedule: Schedule, target: Target) -> float:
    """What one instruction costs at one point, in flops."""
    if isinstance(instr, Load):
        if kernel.fma:
            return 0.0  # a contraction's operands come from registers more often than not
        index, t = instr.index, kernel.operands[instr.operand]
        return _reading(linear(index, t.shape), schedule)
    if not isinstance(instr, Apply):
        return 0.0
    known = operations_of(instr, target.measured, target.transcendental_cost)
    return 1.0 if known is None else known


def operations_of(
    instr: Apply, measured: Callable[[OpDef, DType], float | None], function: float
) -> float | None:
    """Flops' time of an op for one element; None: its record doesn't count it.

    Args:
        instr: the op; the last operand tells how wide its elements are (a choice's first is a bit).
        measured: what `Target.measured` is.
        function: flops' time of a transcendental function that was not measured.
    """
    if instr.op.cost is None or instr.node is None:
        return None
    types = tuple(x.type for x in instr.node.ins)
    wide, known = 1.0, None
    if types:
        d = types[-1].dtype
        wide = max(d.part_bytes / 4, 1.0)  # so many vectors for one
        known = measured(instr.op, d)
    if known is None:
        cost = instr.op.cost(types, instr.node.type, instr.attrs)
        known = (cost.flops + cost.transcendentals * function) / max(instr.node.type.size, 1)
    return known * wide


def _reading(offset: Index, schedule: Schedule) -> float:
    """Flops' time of a read: lanes read neighbours, or all of them one element, perhaps once it is
    transposed; or what lies near.
    """
    if schedule.vector is None or schedule.unrolled:
        return 1.0
    stride = offset.coefficient(schedule.vector)
    if stride in (0, 1) or (schedule.turn is not None and offset.coefficient(schedule.turn) == 1):
        return 1.0
    return _SHUFFLED if stride in SIFTED else _STRIDED
