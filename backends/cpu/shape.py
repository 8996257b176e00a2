"""What a schedule comes to for one kernel on this processor: loops in order, lanes, copies, runs.

The schedule proposes; what is carried out respects registers, sizes and the order of reductions.
Called by `monograph.backends.cpu.kernel`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from monograph.backends.cpu.dtypes import is_small_float
from monograph.backends.cpu.reduction import folds_of
from monograph.fusion.kernel import Kernel, Load, Schedule
from monograph.hlo.index import linear


@dataclass(frozen=True)
class Shape:
    """What a schedule comes to.

    Parallel and reduction loops in order; the loop in lanes, and lanes; and how many steps of a
    parallel loop run side by side inside the reduction loops.
    """

    parallel: tuple[int, ...]
    reduction: tuple[int, ...]
    vector: int | None
    lanes: int
    jam: Mapping[int, int]


def shape_of(kernel: Kernel, schedule: Schedule, vector_bits: int) -> Shape:
    """The shape of a kernel's loops under a schedule, on registers of `vector_bits`."""
    rank, total = len(kernel.dims), len(kernel.dims) + len(kernel.reduce_dims)
    order = schedule.order if sorted(schedule.order) == list(range(total)) else tuple(range(total))
    parallel = tuple(i for i in order if i < rank)
    reduction = tuple(i for i in order if i >= rank)
    if not all(f.splits for f in folds_of(kernel)):
        reduction = tuple(range(rank, total))  # the order of the elements matters
    chosen, lanes = schedule.vector, schedule.width
    if not schedule.order and chosen is None:  # nothing was said
        chosen, lanes = _default_vector(kernel, vector_bits)
    lanes = min(lanes, _most_lanes(kernel, vector_bits))
    jam = _jam(kernel, schedule)
    if chosen is None or lanes <= 1 or not 0 <= chosen < total:
        return Shape(parallel, reduction, None, 1, jam)
    if chosen >= rank and not all(f.splits for f in folds_of(kernel)):
        return Shape(parallel, reduction, None, 1, jam)
    size = (*kernel.dims, *kernel.reduce_dims)[chosen]
    while lanes > max(size, 1):
        lanes //= 2
    lanes = 1 << (lanes.bit_length() - 1)
    return Shape(parallel, reduction, chosen if lanes > 1 else None, lanes, jam)


def _jam(kernel: Kernel, schedule: Schedule) -> Mapping[int, int]:
    """The loops to jam; a tree keeps its partial results in memory of its own, so it can't be."""
    folds = folds_of(kernel)
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


def _default_vector(kernel: Kernel, vector_bits: int) -> tuple[int | None, int]:
    """The loop along which most accesses are neighbours, and as many lanes as a register has."""
    lanes = max(_most_lanes(kernel, vector_bits), 1)
    accesses = [
        (i.index, kernel.operands[i.operand].shape) for i in kernel.instructions if type(i) is Load
    ]
    accesses += [(s.index, kernel.results[s.result].shape) for s in kernel.stores]
    rank = len(kernel.dims)
    free = all(f.splits for f in folds_of(kernel))
    best, best_score = None, -1
    for loop, size in enumerate((*kernel.dims, *kernel.reduce_dims)):
        if size < 2 or (loop >= rank and not free):
            continue
        score = min(size, lanes)
        for index, shape in accesses:
            stride = linear(index, shape).coefficient(loop)
            score += {0: 1, 1: 4 * lanes}.get(-1 if stride is None else stride, 0)
        if score >= best_score:
            best, best_score = loop, score
    return best, lanes


@dataclass(frozen=True)
class Run:
    """A part of a loop: `copies` vectors of `lanes` points side by side, from start to stop."""

    start: int
    stop: int
    lanes: int
    copies: int


def runs(size: int, lanes: int, copies: int) -> list[Run]:
    """The runs that cover ``0 .. size``: several vectors at once, whole vectors, then the rest."""
    found, at = [], 0
    for width, count in ((lanes, copies), (lanes, 1), (1, 1)):
        stop = at + (size - at) // (width * count) * (width * count)
        if stop > at:
            found.append(Run(at, stop, width, count))
        at = stop
    return found
