"""`Box`: whole tiles of an array that are an array of their own, and how arrays are cut into them.

Called by `portions`, which computes an array that vector memory does not hold box by box.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import ceil, prod

from monograph.backends.tpu.compiler.layout import LANES, SUBLANES, Layout
from monograph.backends.tpu.compiler.streams import Copy

Ranges = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Box:
    """Whole tiles of an array: the first element along each dimension, and the one behind."""

    layout: Layout
    ranges: Ranges

    @property
    def inside(self) -> Layout:
        """As an array of its own."""
        return replace(self.layout, shape=tuple(past - first for first, past in self.ranges))

    @property
    def rows(self) -> int:
        """Rows of memory that are copied."""
        return sum(c.pieces[0] * c.pieces[1] for c in self.copies)

    @property
    def copies(self) -> tuple[Copy, ...]:
        """The copies of it, to rows from 0 on."""
        layout, inside = self.layout, self.inside
        if not self.ranges:
            return (Copy(0, 0, (1, inside.rows, 0, 0)),)
        if len(self.ranges) < 2:
            (first, past), unit = self.ranges[0], unit_of(layout, 0)
            return (Copy(0, first // unit, (1, ceil((past - first) / unit), 0, 0)),)
        *_, (row, _), (lane, _) = self.ranges
        groups, across = ceil(layout.shape[-2] / layout.height), layout.across
        begin = (row // layout.height * across + lane // LANES) * SUBLANES
        whole, piece = groups * across * SUBLANES, inside.across * SUBLANES
        high = ceil(inside.shape[-2] / layout.height)
        found: list[Copy] = []
        for first, count in _runs(layout.shape[:-2], self.ranges[:-2]):
            at = first * whole + begin
            size = high * piece
            to = sum(c.pieces[0] * c.pieces[1] for c in found)
            if piece == across * SUBLANES:
                together = (1, count * size, 0, 0) if high == groups else (count, size, whole, size)
                found.append(Copy(to, at, together))
            elif high == groups:
                found.append(Copy(to, at, (count * high, piece, across * SUBLANES, piece)))
            else:
                found += [
                    Copy(to + k * size, at + k * whole, (high, piece, across * SUBLANES, piece))
                    for k in range(count)
                ]
        return tuple(found)


def _runs(shape: Sequence[int], ranges: Ranges) -> Iterator[tuple[int, int]]:
    """Matrices that follow each other in memory: the first one, and how many."""
    if not shape:
        yield 0, 1
        return
    d = len(shape) - 1
    while d and ranges[d] == (0, shape[d]):
        d -= 1
    below, (low, high) = prod(shape[d + 1 :]), ranges[d]
    for index in product(*(range(*r) for r in ranges[:d])):
        first = 0
        for i, n in zip(index, shape, strict=False):
            first = first * n + i
        yield (first * shape[d] + low) * below, (high - low) * below


def around(layout: Layout, ends: Ranges) -> Box:
    """The smallest whole tiles with all elements from the first to the last index that is read
    along each dimension, of those inside the array."""
    ranges = []
    for d, (n, (low, high)) in enumerate(zip(layout.shape, ends, strict=True)):
        unit, low, high = unit_of(layout, d), min(max(low, 0), n - 1), min(max(high, 0), n - 1)
        ranges.append((low // unit * unit, min(ceil((high + 1) / unit) * unit, n)))
    return Box(layout, tuple(ranges))


def cuts_of(
    layouts: Sequence[Layout], most: int, fixed: Collection[int] = ()
) -> Iterator[list[Ranges]]:
    """The boxes of arrays of one shape, in ever smaller portions: along the first dimension, then
    along the second one within each of these, and so on.

    Args:
        layouts: of the arrays; those behind the first one may be longer along what is not cut.
        most: portions.
        fixed: dimensions that are not cut.
    """
    shape = layouts[0].shape
    outer = list[list[tuple[int, int]]]()
    for d, n in enumerate(shape):
        count, unit = prod(map(len, outer)), max(unit_of(x, d) for x in layouts)
        size = 1 if d in fixed else ceil(n / unit)
        while size > 1:
            size = ceil(size / 2)
            if count * ceil(n / (size * unit)) > most:
                return
            rest = tuple((0, k) for k in shape[d + 1 :])
            yield [
                (*before, here, *rest)
                for before in product(*outer) for here in _ranges(n, size * unit)
            ]  # fmt: skip
        outer.append([(0, n)] if d in fixed else _ranges(n, unit))


def _ranges(n: int, step: int) -> list[tuple[int, int]]:
    """So many elements at a time."""
    return [(first, min(first + step, n)) for first in range(0, n, step)]


def unit_of(layout: Layout, d: int) -> int:
    """Elements along a dimension that a portion has at least: those of a tile, or of a row of
    memory in an array of one dimension."""
    rank = len(layout.shape)
    if rank == 1:
        return LANES * layout.packing
    return {rank - 1: LANES, rank - 2: layout.height}.get(d, 1)


__all__ = ["Box", "Ranges", "around", "cuts_of", "unit_of"]
