"""What a schedule comes to for one kernel on this processor: loops in order, lanes, copies, runs.

The schedule proposes; what is carried out respects registers, sizes and the order of reductions.
Called by `monograph.backends.cpu.loops.kernel`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from monograph.backends.cpu.emission.dtypes import is_small_float
from monograph.backends.cpu.loops.reduction import Fold
from monograph.fusion.kernel import Kernel, Schedule
from monograph.fusion.turns import turned_reads
from monograph.hlo.index import linear

_TILE = 128  # steps of both loops of a transposed read: rows of it stay in the nearer caches
_TILES = 8  # as many of them should there be for the threads
_LINE = 64  # bytes of a cache line
_NEAR = 16 << 10  # bytes of accumulators, half of the first cache


@dataclass(frozen=True)
class Turn:
    """Transposed reads: they run along one loop while another one is in lanes.

    A block of `height` steps of the former and `width` of the latter is turned at once; straight
    into the result where that is all that the kernel does.
    """

    along: int
    vector: int
    reads: tuple[int, ...]
    height: int
    width: int
    straight: bool

    def rows(self, size: int) -> int:
        """Steps of the loop `along`, of so many, that should stay together: a tile of several
        blocks, because each fetches the next one's memory."""
        return max(self.height, min(_TILE, 1 << (size // _TILES).bit_length() >> 1))


@dataclass(frozen=True)
class Level:
    """One loop of the nest: over points, or over tiles of so many steps.

    Blocks of transposed reads are filled at the level that says so.
    """

    loop: int
    tile: int = 0
    fills: bool = False


@dataclass(frozen=True)
class Shape:
    """What a schedule comes to.

    Parallel and reduction loops in order; the loop in lanes, and lanes; how many steps of a
    parallel loop run side by side inside the reduction loops; and how many vectors of a reduction
    loop in lanes do, or else steps of the innermost one, each with accumulators of its own. With
    `rows`, the accumulators of `block` steps of the loop in lanes are in memory, and so many steps
    of the innermost reduction loop are taken in at once.
    """

    parallel: tuple[Level, ...]
    reduction: tuple[int, ...]
    vector: int | None
    lanes: int
    jam: Mapping[int, int]
    banks: int = 1
    turn: Turn | None = None
    rows: int = 0
    block: int = 0


def shape_of(
    kernel: Kernel, folds: Sequence[Fold], schedule: Schedule, vector_bits: int, together: int = 1
) -> Shape:
    """The shape of a kernel's loops under a schedule, on registers of `vector_bits`.

    Args:
        kernel: the loop nest.
        folds: its reductions; a loop of theirs runs in lanes only if all of them may be split.
        schedule: what is proposed; an empty order is that of the kernel.
        vector_bits: 0 for scalar code.
        together: vectors that go through each instruction together, so that those of several
            alternate.
    """
    rank, total = len(kernel.dims), len(kernel.dims) + len(kernel.reduce_dims)
    order = schedule.order if sorted(schedule.order) == list(range(total)) else tuple(range(total))
    parallel = tuple(Level(i) for i in order if i < rank)
    reduction = tuple(i for i in order if i >= rank)
    splits = all(f.splits for f in folds)
    if not splits:
        reduction = tuple(range(rank, total))  # the order of the elements matters
    chosen, lanes = schedule.vector, schedule.width
    lanes = min(lanes, _most_lanes(kernel, vector_bits))
    jam = _jam(kernel, folds, schedule)
    if chosen is None or lanes <= 1 or not 0 <= chosen < total:
        return Shape(parallel, reduction, None, 1, jam)
    if chosen >= rank and not splits:
        return Shape(parallel, reduction, None, 1, jam)
    size = (*kernel.dims, *kernel.reduce_dims)[chosen]
    lanes = 1 << (lanes.bit_length() - 1)
    lanes *= together if kernel.reductions else dict(schedule.jam).get(chosen, together)
    while lanes > size and (chosen >= rank or lanes >= 2 * size):
        lanes //= 2
    if lanes <= 1:
        return Shape(parallel, reduction, None, lanes, jam)
    if chosen < rank and reduction and order.index(reduction[-1]) < order.index(chosen):
        if not any(f.tree for f in folds) and 0 not in kernel.reduce_dims:
            return _in_memory(kernel, folds, schedule, parallel, reduction, lanes)
    banks = 1
    if splits and reduction and 0 not in kernel.reduce_dims:
        banks = _banks(kernel, schedule, reduction[-1], lanes)
    turn = _turn(kernel, chosen, schedule.turn)
    if turn is not None:
        parallel = _tiled(parallel, turn)
    return Shape(parallel, reduction, chosen, lanes, jam, banks, turn)


def _banks(kernel: Kernel, schedule: Schedule, innermost: int, lanes: int) -> int:
    """Sets of accumulators: for vectors of a reduction loop in lanes, else for innermost steps."""
    sizes, jam = (*kernel.dims, *kernel.reduce_dims), dict(schedule.jam)
    if schedule.vector is not None and schedule.vector >= len(kernel.dims):
        return max(min(jam.get(schedule.vector, 1), sizes[schedule.vector] // lanes), 1)
    return min(jam.get(innermost, 1), sizes[innermost])


def _in_memory(
    kernel: Kernel,
    folds: Sequence[Fold],
    schedule: Schedule,
    parallel: tuple[Level, ...],
    reduction: tuple[int, ...],
    lanes: int,
) -> Shape:
    """The shape of reduction loops around the loop in lanes; its blocks are of about one size."""
    chosen = schedule.vector
    assert chosen is not None
    size = kernel.dims[chosen]
    most = max(_NEAR // sum(d.itemsize for f in folds for d in f.accumulated), lanes)
    block = -(-size // -(-size // most))
    block = min(-(-block // lanes) * lanes, size)
    levels = (*(x for x in parallel if x.loop != chosen), Level(chosen))
    rows = dict(schedule.jam).get(reduction[-1], 1)
    return Shape(levels, reduction, chosen, lanes, {}, rows=rows, block=block)


def _turn(kernel: Kernel, vector: int, along: int | None) -> Turn | None:
    """The transposed reads that the schedule asks for, if there are any."""
    rank = len(kernel.dims)
    if along is None or kernel.reductions or vector >= rank or not 0 <= along < rank:
        return None
    reads = turned_reads(kernel, vector, along) if along != vector else ()
    if not reads:
        return None
    largest = max(kernel.instructions[k].dtype.itemsize for k in reads)
    return Turn(along, vector, reads, _LINE // largest, _TILE, _straight(kernel, vector, along))


def _straight(kernel: Kernel, vector: int, along: int) -> bool:
    """Whether a kernel moves one transposed operand to rows of its result and does nothing else."""
    if len(kernel.instructions) != 1 or len(kernel.stores) != 1 or kernel.aliases:
        return False
    (store,) = kernel.stores
    offset = linear(store.index, kernel.results[store.result].shape)
    across = offset.coefficient(along)
    plain = store.mask is None and not offset.starts and offset.coefficient(vector) == 1
    return plain and across is not None and across > 0


def _tiled(parallel: Sequence[Level], turn: Turn) -> tuple[Level, ...]:
    """The two loops of the transposed reads in tiles, in blocks, then point by point."""
    pair = (turn.along, turn.vector)
    outer = [Level(x.loop, _TILE) if x.loop in pair else x for x in parallel]
    block = Level(turn.along, turn.height, fills=True)
    inner = () if turn.straight else (Level(turn.along), Level(turn.vector))
    return (*outer, block, *inner)


def _jam(kernel: Kernel, folds: Sequence[Fold], schedule: Schedule) -> Mapping[int, int]:
    """The loops to jam; a tree keeps its partial results in memory of its own, so it can't be."""
    if not folds or any(f.tree for f in folds) or 0 in kernel.reduce_dims:
        return {}
    return {loop: n for loop, n in schedule.jam if loop < len(kernel.dims) and n > 1}


def _most_lanes(kernel: Kernel, vector_bits: int) -> int:
    """Elements of the widest type in a register; narrow floats are computed as f32."""
    widest = max(
        (32 if is_small_float(i.dtype) else 8 * i.dtype.itemsize for i in kernel.instructions),
        default=32,
    )
    return vector_bits // widest


@dataclass(frozen=True)
class Run:
    """A part of a loop: `copies` vectors of `lanes` points side by side, from start to stop.

    The last vector either `overlaps` what comes before, so as to end at stop, or is cut off.
    """

    start: int
    stop: int
    lanes: int
    copies: int
    overlaps: bool = False

    @property
    def first(self) -> int:
        """How many lanes of the vector count; 0 if all of them do."""
        return 0 if self.overlaps else (self.stop - self.start) % self.lanes


def runs(size: int, lanes: int, copies: int, *, twice: bool = False) -> list[Run]:
    """The runs that cover ``0 .. size``: several vectors at once, whole vectors, then the rest.

    Args:
        size: steps of the loop.
        lanes: points of a vector.
        copies: vectors side by side.
        twice: whether a point may run twice; then whole vectors and the rest are one run.
    """
    found, at = [], 0
    if copies > 1:
        at = size // (lanes * copies) * (lanes * copies)
        found = [Run(0, at, lanes, copies)] if at else []
    if twice and size >= lanes and (size - at) % lanes:
        return [*found, Run(at, size, lanes, 1, overlaps=True)]
    whole = size - (size - at) % lanes
    if whole > at:
        found.append(Run(at, whole, lanes, 1))
    if whole < size:
        found.append(Run(whole, size, lanes if size - whole > 1 else 1, 1))
    return found
