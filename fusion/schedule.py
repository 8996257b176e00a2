"""`schedule_of`: how a kernel's loops are run by default.

The loop that runs in vector lanes is the one along which memory is read and written with stride 1
or 0; the reason is kept for reports. Called by `monograph.fusion.steps`; a backend may override.
"""

from __future__ import annotations

from dataclasses import replace
from math import prod

from monograph.fusion.cut import cuts_of, most_points
from monograph.fusion.estimate import (
    SIFTED,
    estimate,
    flops_of,
    moved_by,
    once_of,
    pieces_for,
    reads_of,
)
from monograph.fusion.kernel import Apply, Kernel, Load, Reduction, Schedule
from monograph.fusion.short import rows_in_lanes
from monograph.fusion.target import Target
from monograph.fusion.turns import loop_to_turn, turned_reads
from monograph.fusion.unroll import unrolled
from monograph.hlo.index import Index, linear
from monograph.hlo.ops.monoids import monoid_of

_ROWS = 4  # steps of a parallel loop side by side
_FEW = 8  # rows that are few
_SHARES = 16  # steps of the outermost loop that are enough for all threads
_STREAM = 40e6  # bytes moved, above which nothing of a result is in a cache when it is read
_SHORT = 3  # elements that are read by strides in the time of one join of all lanes
_REGISTERS = 8  # vectors of sums side by side
_LONG = 64  # vectors of a loop
_MUCH = 8  # flops at a point, that are more than its memory takes
_EXTREMES = 4  # the same of maxima of floats, which take three registers each
_JAMMED = 64  # instructions of a body and its copies


def schedule_of(kernel: Kernel, target: Target) -> Schedule:
    """The default schedule of a kernel.

    Args:
        kernel: its reads and writes decide.
        target: for the width of its vector registers.

    Returns:
        Parallel loops outside, reduction loops inside, in the kernel's order; the best loop in
        lanes, where its stride and the reduction's order allow it. Long work is cut into pieces.
    """
    found = _cut(kernel, _loops(kernel, target))
    seconds = estimate(most_points(kernel, found.cuts), found, target)
    pieces = pieces_for(seconds)
    if pieces == 1 or not kernel.dims:
        return replace(found, seconds=seconds)
    order = _shared_order(kernel, found)
    rows = kernel.dims[next(loop for loop in order if loop < len(kernel.dims))]
    stream = moved_by(kernel) > _STREAM
    return replace(found, order=order, seconds=seconds, grain=-(-rows // pieces), stream=stream)


def _cut(kernel: Kernel, found: Schedule) -> Schedule:
    """With loops in parts in which the conditions on them are known."""
    if found.turn is not None or (kernel.reductions and found.order[-1:] == (found.vector,)):
        return found  # blocks of loops, or sums in memory: loops of their own
    cuts = cuts_of(unrolled(kernel, found.unrolled), found.vector)
    if not cuts:
        return found
    loops = ", ".join(f"loop {loop} at {', '.join(map(str, places))}" for loop, places in cuts)
    return replace(found, cuts=cuts, reason=f"{found.reason}; in parts without conditions: {loops}")


def _shared_order(kernel: Kernel, found: Schedule) -> tuple[int, ...]:
    """The order of loops of long work: a few long rows are shared out by their columns."""
    vector, rank = found.vector, len(kernel.dims)
    if vector is None or vector >= rank or kernel.reductions or found.turn is not None:
        return found.order
    if prod(kernel.dims) // kernel.dims[vector] >= _FEW:
        return found.order
    return (vector, *(loop for loop in found.order if loop != vector))


def loops_to_join(kernel: Kernel, schedule: Schedule) -> int:
    """How many of the first loops should run as one, for pieces that are small enough.

    Args:
        kernel: with loops in their own order; see `monograph.fusion.rows.rowwise`.
        schedule: the default one; loops that run in lanes, side by side, in blocks or in parts
            stay.
    """
    if not schedule.grain or schedule.order[:1] != (0,):
        return 1
    taken = {schedule.vector, schedule.turn}
    taken |= {loop for loop, _ in (*schedule.jam, *schedule.cuts)}
    count, rows = 1, kernel.dims[0]
    while rows < _SHARES and count < len(kernel.dims) and not taken & {0, count}:
        rows *= kernel.dims[count]
        count += 1
    return count


def _loops(kernel: Kernel, target: Target) -> Schedule:
    """Which loop runs in lanes, and which ones side by side."""
    outer = len(kernel.dims)
    sizes = (*kernel.dims, *kernel.reduce_dims)
    order = tuple(range(len(sizes)))
    bits = _widest(kernel)
    width = target.vector_bits // bits if bits else 0
    if width < 2 or not sizes:
        return Schedule(None, 1, order, reason="no vector registers" if sizes else "one point")
    free = all(r.order == "any" for r in kernel.reductions)
    scores = {
        loop: _score(kernel, loop, width) + _turned(kernel, loop)
        for loop, n in enumerate(sizes)
        if n > 1 and (loop < outer or free)
    }
    if any(scores.get(loop, -1) >= 0 and sizes[loop] >= width for loop in range(outer)):
        # A fold shorter than a vector would leave lanes empty, and be joined at each end.
        scores = {loop: s for loop, s in scores.items() if loop < outer or sizes[loop] >= width}
    # Windows step along memory as their elements do: the windows run in lanes.
    best = max(scores, key=lambda loop: (scores[loop], loop < outer, loop), default=None)
    if best is None or scores[best] < 0:
        return _across(kernel, Schedule(best, width, order), target)
    kind = "parallel" if best < outer else "reduction"
    reason = f"{kind} loop {best} runs along memory: {scores[best]} more accesses do than don't"
    if best >= outer and _short(kernel, width):
        best, reason = outer - 1, "the folds are too short to join lanes at the end of each"
        return Schedule(best, width, order, reason=reason, jam=_jam(kernel, best, width, target))
    if best >= outer and _little_beside_ends(kernel, best, width, target):
        best, reason = outer - 1, "the folds are short beside what each point does once"
        return Schedule(best, width, order, reason=reason, jam=_jam(kernel, best, width, target))
    if _down_columns(kernel, best, width):
        order = (*(i for i in order if i != best), best)
        rows = ((len(sizes) - 1, _ROWS),)
        return Schedule(best, width, order, reason=f"{reason}; sums in memory", jam=rows)
    better = rows_in_lanes(kernel, best, width, target)
    if better is not None:
        around, inside = better
        reason = f"loop {best} would leave most lanes empty; rows, steps of loop {around}, do not"
        return Schedule(around, width, order, reason=reason, unrolled=inside)
    jam = _jam(kernel, best, width, target) or _beside(kernel, best, width, target)
    turn = loop_to_turn(kernel, best)
    if turn is not None:
        reason += f"; what runs along loop {turn} is transposed in blocks"
        order = _with_blocks(kernel, best, turn)
    return Schedule(best, width, order, reason=reason, jam=jam, turn=turn)


def _across(kernel: Kernel, lanes: Schedule, target: Target) -> Schedule:
    """Where no loop runs along memory: lanes that read by strides, or one point after another."""
    alone = replace(lanes, vector=None, width=1, reason="no loop runs along memory")
    if lanes.vector is None or lanes.vector >= len(kernel.dims):
        return alone
    if estimate(kernel, lanes, target) >= estimate(kernel, alone, target):
        return alone
    reason = f"loop {lanes.vector} reads by strides, which its arithmetic outweighs"
    return replace(lanes, reason=reason, jam=_jam(kernel, lanes.vector, lanes.width, target))


def _short(kernel: Kernel, width: int) -> bool:
    """Whether the innermost parallel loop had better run in lanes, though it reads by strides."""
    if not kernel.dims or kernel.dims[-1] < 2 * width:
        return False
    reads = [i for i in kernel.body if isinstance(i, Load)]
    strides = [
        linear(i.index, kernel.operands[i.operand].shape).coefficient(len(kernel.dims) - 1)
        for i in reads
    ]
    joins = sum(len(r.combiner.nodes) for r in kernel.reductions)
    return None not in strides and prod(kernel.reduce_dims) <= _SHORT * joins


def _little_beside_ends(kernel: Kernel, vector: int, width: int, target: Target) -> bool:
    """Whether points in lanes, whose folds read by strides, are quicker than folds in lanes, after
    which each point goes on alone.
    """
    if not kernel.dims or kernel.dims[-1] < 2 * width or 0 in kernel.reduce_dims:
        return False
    steps = prod(kernel.reduce_dims)
    folds, points = (Schedule(v, width, ()) for v in (vector, len(kernel.dims) - 1))
    return steps * (reads_of(kernel, points) - reads_of(kernel, folds)) < (
        once_of(kernel, folds, target) - once_of(kernel, points, target)
    )


def _down_columns(kernel: Kernel, vector: int, width: int) -> bool:
    """Whether whole rows are better added up in memory than a few columns in registers.

    So it is where every read is of a new element: registers would save nothing, and go down the
    memory by strides.
    """
    if vector >= len(kernel.dims) or not kernel.reductions or 0 in kernel.reduce_dims:
        return False
    if kernel.dims[vector] <= _REGISTERS * width or prod(kernel.reduce_dims) < 2 * _ROWS:
        return False
    if any(r.order == "tree" for r in kernel.reductions):
        return False
    if any(_slides(kernel, i, vector) for i in kernel.body if isinstance(i, Load)):
        return False
    others = [loop for loop in range(len(kernel.dims)) if loop != vector]
    return not any(_shared(kernel, loop) for loop in others if kernel.dims[loop] > 1)


def _slides(kernel: Kernel, read: Load, vector: int) -> bool:
    """Whether a fold goes along the loop in lanes, as a window does: what it reads is near."""
    offset = linear(read.index, kernel.operands[read.operand].shape)
    reach = kernel.dims[vector] * (offset.coefficient(vector) or 0)
    steps = (offset.coefficient(len(kernel.dims) + k) for k in range(len(kernel.reduce_dims)))
    return any(step and abs(step) < reach for step in steps)


def _with_blocks(kernel: Kernel, vector: int, turn: int) -> tuple[int, ...]:
    """The order of loops around blocks of two of them: the outermost has steps to share out."""
    others = [loop for loop in range(len(kernel.dims)) if loop not in (vector, turn)]
    if others and kernel.dims[others[0]] >= _SHARES:
        return (*others, turn, vector)
    return (turn, *others, vector)


def _jam(kernel: Kernel, vector: int, width: int, target: Target) -> tuple[tuple[int, int], ...]:
    """Steps of parallel loops to run side by side inside a reduction: a block in registers.

    The loop that shares most reads between its steps comes first, then the loop in lanes, whose
    vectors are neighbours. The block fits the registers, and its code stays short. What room is
    left, and all of it where rows of their own have nothing to share, is for steps of the reduction
    itself, with sums of their own.
    """
    if not kernel.reductions or 0 in kernel.reduce_dims:
        return ()
    work = len(kernel.body) + sum(len(r.combiner.nodes) - 1 for r in kernel.reductions)
    left = min(_REGISTERS, _JAMMED // max(work, 1))
    if _arithmetic(kernel, vector, width, target) >= _MUCH:
        left = min(left, target.beside)
    if any(_extreme(r) for r in kernel.reductions):
        left = min(left, _EXTREMES)
    if vector >= len(kernel.dims) and not any(_shared(kernel, r) for r in range(len(kernel.dims))):
        return ((vector, left),) if left >= 2 else ()  # nothing to share: one row after another
    rows = [r for r in range(len(kernel.dims)) if r != vector and kernel.dims[r] > 1]
    chosen = []
    row = max(rows, key=lambda r: (_shared(kernel, r), r), default=None)
    apart = vector < len(kernel.dims) and row is not None and not _shared(kernel, row)
    if row is not None and left >= 2 and not apart:
        copies = min(_ROWS, left, kernel.dims[row])
        chosen.append((row, copies))
        left //= copies
    if vector < len(kernel.dims):
        copies = min(left, kernel.dims[vector] // width)
        if copies >= 2:
            chosen.append((vector, copies))
            left //= copies
        if left >= 2:
            chosen.append((len(kernel.dims) + len(kernel.reduce_dims) - 1, left))
    return tuple(chosen)


def _extreme(r: Reduction) -> bool:
    """Whether a fold is a maximum or minimum of floats, which NaN and signed zeros make wide."""
    floats = all(o.type.dtype.is_float for o in r.combiner.outs)
    return floats and monoid_of(r.combiner) in ("maximum", "minimum")


def _beside(kernel: Kernel, vector: int, width: int, target: Target) -> tuple[tuple[int, int], ...]:
    """Vectors side by side of a loop in lanes that is long, reads neighbours and computes much."""
    if kernel.reductions or kernel.aliases or kernel.dims[vector] < _LONG * width * target.beside:
        return ()
    if target.beside < 2 or any(o.coefficient(vector) not in (0, 1) for o, _ in _accesses(kernel)):
        return ()
    much = _arithmetic(kernel, vector, width, target) >= _MUCH
    return ((vector, target.beside),) if much else ()


def _arithmetic(kernel: Kernel, vector: int, width: int, target: Target) -> float:
    """Flops of one point of the body."""
    lanes = Schedule(vector, width)
    return sum(flops_of(i, kernel, lanes, target) for i in kernel.body if isinstance(i, Apply))


def _shared(kernel: Kernel, loop: int) -> int:
    """How many of the body's reads are the same at every step of a loop."""
    reads = [i for i in kernel.body if isinstance(i, Load)]
    offsets = (linear(i.index, kernel.operands[i.operand].shape) for i in reads)
    return sum(offset.coefficient(loop) == 0 for offset in offsets)


def _widest(kernel: Kernel) -> int:
    types = [i.dtype for i in kernel.instructions] + [t.dtype for t in kernel.results]
    return max((max(d.bits, 8) for d in types), default=0)


def _accesses(kernel: Kernel) -> list[tuple[Index, int]]:
    """Element offsets of the reads and writes that happen most often, and how much each counts."""
    instrs = kernel.body if kernel.reductions else kernel.instructions
    found = [
        (linear(i.index, kernel.operands[i.operand].shape), 1)
        for i in instrs
        if isinstance(i, Load)
    ]
    if kernel.reductions:
        return found  # stores happen once per fold
    return found + [(linear(s.index, kernel.results[s.result].shape), 2) for s in kernel.stores]


def _turned(kernel: Kernel, loop: int) -> int:
    """How many of the accesses that count against a loop in lanes could be transposed for it."""
    turn = loop_to_turn(kernel, loop)
    return 0 if turn is None else len(turned_reads(kernel, loop, turn))


def _score(kernel: Kernel, loop: int, width: int) -> int:
    """Accesses with stride 1 along a loop, less those with another stride (writes count twice).

    Reads of elements or windows a few elements apart count as nothing: whole vectors are read and
    sifted.
    """
    long = loop < len(kernel.dims) and kernel.dims[loop] >= width
    score = 0
    for offset, weight in _accesses(kernel):
        stride = offset.coefficient(loop)
        if stride == 1:
            score += weight
        elif stride != 0 and not (long and weight == 1 and _sifted(kernel, stride)):
            score -= weight
    return score


def _sifted(kernel: Kernel, stride: int | None) -> bool:
    """Whether elements so far apart are near; windows, which overlap or are short, too: no rows to
    be folded.
    """
    run = kernel.reduce_dims[-1] if kernel.reductions else 1
    return stride in SIFTED and (run <= _SHORT or run > (stride or 0))
