"""`cuts_of`, `within`: loops in parts, so that what holds in a whole part is not asked at a point.

A roll, a pad or a join of arrays reads by conditions on loop variables. Between the places where
one of them changes, a part of the loop, all of them are known: reads need no masks, and of a choice
one side is left. `monograph.fusion.schedule` says which loops are cut; code generators ask for the
kernel of each part.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations, pairwise, product
from math import prod

import numpy as np

from monograph.fusion.instructions import Conditions, renumber, renumbered, uses
from monograph.fusion.kernel import Apply, InRange, Instr, Kernel, Literal, Load
from monograph.hlo.index import Atom, Dim, Index
from monograph.hlo.record import ops
from monograph.hlo.types import BOOL

_MOST = 1200  # instructions of all parts together
_PARTS = 96  # parts of which that is counted
_LOOPS = 3  # loops of which all choices are looked at

Cuts = tuple[tuple[int, tuple[int, ...]], ...]  # (loop, places where a part of it begins)
Ranges = Mapping[int, tuple[int, int]]  # loop -> its first step, and the one behind its last


def cuts_of(kernel: Kernel, inner: int | None) -> Cuts:
    """Where parallel loops are best cut; () where no condition is on one of them alone.

    Args:
        kernel: the loop nest.
        inner: the loop in lanes, which comes first if loops are equally good.

    Returns:
        All of them if the code of all parts stays short, else those that leave the least to run.
    """
    found = {loop: places for loop in range(len(kernel.dims)) if (places := _places(kernel, loop))}
    if _parts(found) * len(kernel.instructions) <= _MOST:
        return tuple(sorted(found.items()))
    first = sorted(found, key=lambda x: (x != inner, -x))[:_LOOPS]
    ways = [
        {loop: found[loop] for loop in some}
        for count in range(1, len(first) + 1)
        for some in combinations(first, count)
    ]
    costs = {k: cost for k, way in enumerate(ways) if (cost := _cost(kernel, way)) is not None}
    if not costs:
        return ()
    return tuple(sorted(ways[min(costs, key=lambda k: (costs[k], k))].items()))


def _parts(places: Mapping[int, Sequence[int]]) -> int:
    return prod(len(p) + 1 for p in places.values())


def _cost(kernel: Kernel, way: Mapping[int, Sequence[int]]) -> int | None:
    """Instructions that run in all parts, or None if their code would be too long."""
    if _parts(way) > _PARTS:
        return None
    ran = written = 0
    for ranges in product(*(parts_of(kernel.dims[loop], places) for loop, places in way.items())):
        part = within(kernel, dict(zip(way, ranges, strict=True)))
        written += len(part.instructions)
        if written > _MOST:
            return None
        ran += len(part.instructions) * prod(end - start for start, end in ranges)
    others = prod(n for loop, n in enumerate(kernel.dims) if loop not in way)
    return ran * others


def parts_of(size: int, places: Sequence[int]) -> list[tuple[int, int]]:
    """The parts of a loop of so many steps that is cut at some places."""
    ends = [0, *places, size]
    return list(pairwise(ends))


def most_points(kernel: Kernel, cuts: Cuts) -> Kernel:
    """The kernel of the part with the most points."""
    longest = {
        loop: max(parts_of(kernel.dims[loop], places), key=lambda p: p[1] - p[0])
        for loop, places in cuts
    }
    return within(kernel, longest)


def within(kernel: Kernel, ranges: Ranges) -> Kernel:
    """The kernel at points where some loops keep to ranges; its loops are still the whole ones."""
    if not ranges:
        return kernel
    instrs: list[Instr] = []
    same: dict[int, int] = {}  # number -> the instruction that has its value
    for number, old in enumerate(kernel.instructions):
        instr = _settled(renumber(old, same), instrs, ranges)
        same[number] = instr if isinstance(instr, int) else number
        instrs.append(old if isinstance(instr, int) else instr)
    return _without_dead(kernel, instrs, same)


def _settled(instr: Instr, before: Sequence[Instr], ranges: Ranges) -> Instr | int:
    """What is left of an instruction, or the number of the one that has its value."""
    if isinstance(instr, InRange):
        left = _left(instr.conditions, ranges)
        return Literal(np.asarray(left), BOOL) if isinstance(left, bool) else InRange(left, BOOL)
    if isinstance(instr, Load) and instr.mask is not None:
        mask = before[instr.mask]
        if not isinstance(mask, Literal):
            return instr
        zero = Literal(np.zeros((), instr.dtype.np), instr.dtype)
        return replace(instr, mask=None) if mask.value else zero
    if isinstance(instr, Apply) and instr.op is ops.select:
        choice = before[instr.args[0]]
        return instr.args[1 if choice.value else 2] if isinstance(choice, Literal) else instr
    return instr


def _left(conditions: Conditions, ranges: Ranges) -> Conditions | bool:
    """The conditions that are not known to hold; a bool if they are all known, or one fails."""
    left = []
    for index, low, high in conditions:
        first, last = _bounds(index, ranges)
        if first >= high or last < low:
            return False
        if first < low or last >= high:
            left.append((index, low, high))
    return tuple(left) or True


def _bounds(index: Index, ranges: Ranges) -> tuple[int, int]:
    low = high = index.const
    for atom, k in index.terms:
        if isinstance(atom, Dim) and atom.position in ranges:
            first, end = ranges[atom.position]
            ends = (k * first, k * (end - 1))
        else:
            ends = (Index(0, ((atom, k),))).bounds
        low, high = low + min(ends), high + max(ends)
    return low, high


def _without_dead(kernel: Kernel, instrs: Sequence[Instr], same: Mapping[int, int]) -> Kernel:
    """The kernel of these instructions, without those that nothing needs."""
    stores = [
        replace(
            s,
            value=same[s.value],
            mask=None if s.mask is None else same[s.mask],
            index=tuple(renumbered(i, same) for i in s.index),
        )
        for s in kernel.stores
    ]
    folds = [r.renumbered(same) for r in kernel.reductions]
    live = {k for r in folds for k in (*r.inputs, *r.inits)}
    live |= {s.value for s in stores} | {s.mask for s in stores if s.mask is not None}
    live |= {k for s in stores for i in s.index for k in i.starts}
    for number in range(len(instrs) - 1, -1, -1):
        if number in live:
            live.update(uses(instrs[number]))
    kept = [k for k in range(len(instrs)) if k in live]
    moved = {k: new for new, k in enumerate(kept)}
    ends = (0, len(kernel.prologue), len(kernel.prologue) + len(kernel.body), len(instrs))
    blocks = [
        tuple(renumber(instrs[k], moved) for k in kept if a <= k < b) for a, b in pairwise(ends)
    ]
    return replace(
        kernel,
        prologue=blocks[0],
        body=blocks[1],
        epilogue=blocks[2],
        reductions=tuple(r.renumbered(moved) for r in folds),
        stores=tuple(
            replace(
                s,
                value=moved[s.value],
                mask=None if s.mask is None else moved[s.mask],
                index=tuple(renumbered(i, moved) for i in s.index),
            )
            for s in stores
        ),
    )


def _places(kernel: Kernel, loop: int) -> tuple[int, ...]:
    """Steps of a loop at which a condition on it begins or ceases to hold, whatever is folded."""
    found: set[int] = set()
    for instr in kernel.instructions:
        if not isinstance(instr, InRange):
            continue
        for index, low, high in instr.conditions:
            step = [k for atom, k in index.terms if _is(atom, loop)]
            rest = tuple(t for t in index.terms if not _is(t[0], loop))
            if len(step) != 1 or any(not _folded(kernel, atom) for atom, _ in rest):
                continue
            for bound, reached in zip((low, high), Index(index.const, rest).bounds, strict=True):
                reach, k = bound - reached, step[0]
                found.add(-(-reach // k) if k > 0 else reach // k + 1)
    return tuple(sorted(p for p in found if 0 < p < kernel.dims[loop]))


def _is(atom: Atom, loop: int) -> bool:
    return isinstance(atom, Dim) and atom.position == loop


def _folded(kernel: Kernel, atom: Atom) -> bool:
    """Whether it is the step of a reduction, which runs within every part."""
    return isinstance(atom, Dim) and atom.position >= len(kernel.dims)
