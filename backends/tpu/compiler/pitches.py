"""How far apart elements lie along a loop, in rows of vector memory: for eight rows at a time.

A register loads eight rows that are equally far apart. Called by `walks`, to find a loop whose
elements lie so in every array.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from monograph.backends.tpu.compiler.layout import SUBLANES, Layout
from monograph.hlo.index import Dim, Index


def step_of(layout: Layout, index: Sequence[Index], d: int) -> int | None:
    """Rows of memory from an element to the next one along a loop; None if they are no such rows.

    >>> from monograph.hlo.index import dim
    >>> i, j = dim(0, 50), dim(1, 100)
    >>> narrow, wide = Layout((60, 100), "f32"), Layout((60, 200), "f32")
    >>> step_of(narrow, (i + 1, j), 0), step_of(wide, (i, j), 0), step_of(wide, (i + 1, j), 0)
    (1, 1, None)
    """
    along = [e.coefficient(d) for e in index]
    packed = layout.packing > 1 and any(along[-2:])  # rows that are parts of one word
    if packed or None in along or any(along[-1:]):
        return None
    total = 0
    for k, (by, unit) in enumerate(zip(along[:-1], units(layout), strict=True)):
        assert by is not None
        if k < len(along) - 2 or layout.across == 1 or by % SUBLANES == 0:
            total += by * unit
        elif by == 1 and tile_begins(index[k], d):
            total += 1
        else:
            return None  # from one row of tiles to the next one
    return total


def tile_begins(e: Index, d: int) -> bool:
    """Whether an index is that of the first row of a tile wherever a loop is at one of eight."""
    others = [k for a, k in e.terms if not (isinstance(a, Dim) and a.position == d)]
    return not any(k % SUBLANES for k in others) and e.const % SUBLANES == 0


def units(layout: Layout) -> list[int]:
    """Rows of memory for one more of each index but the last one, on the average."""
    found = [layout.across] if len(layout.shape) > 1 else []
    step = ceil(layout.matrix[1] / layout.height) * layout.across * SUBLANES
    for size in reversed(layout.shape[:-2]):
        found.append(step)
        step *= size
    return found[::-1]


def beyond(layout: Layout, index: Sequence[Index], d: int, more: int) -> int:
    """Rows of memory that a loop which goes on by so many reads beyond an edge of an array."""
    before = after = 0
    for e, size, unit in zip(index, layout.shape, units(layout), strict=False):
        by = e.coefficient(d)
        if by:
            low, high = e.bounds
            before += max(-low - min(by * more, 0), 0) * unit
            after += max(high + max(by * more, 0) - size + 1, 0) * unit
    return max(before, after)


__all__ = ["beyond", "step_of", "units"]
