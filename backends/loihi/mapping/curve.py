"""A space-filling curve: neighbours along it are neighbours in the plane.

`patterns` orders the pixels of images by it, `place` the tiles of chips.
"""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


def hilbert(columns: int, rows: int) -> tuple[Array, Array]:
    """All points (x, y) of a rectangle, along the Hilbert curve of the square around it.

    Points outside are left out. Where the rectangle is that square or half of it, each point is
    beside the next.

    >>> [(int(x), int(y)) for x, y in zip(*hilbert(4, 2))]
    [(0, 0), (0, 1), (1, 1), (1, 0), (2, 0), (3, 0), (3, 1), (2, 1)]
    """
    side = 1 << max(columns - 1, rows - 1, 0).bit_length()
    x, y = np.zeros(side * side, np.int64), np.zeros(side * side, np.int64)
    left = np.arange(side * side)
    step = 1
    while step < side:  # (Warren, Hacker's Delight, chapter 16: from the lowest bits on)
        right = (left >> 1) & 1
        upper = (left ^ right) & 1
        turned = upper == 0
        mirrored = turned & (right == 1)
        x, y = np.where(mirrored, step - 1 - x, x), np.where(mirrored, step - 1 - y, y)
        x, y = np.where(turned, y, x), np.where(turned, x, y)
        x, y = x + step * right, y + step * upper
        left, step = left >> 2, step * 2
    if rows <= side // 2:  # the curve fills the left half first; here the lower one is wanted
        x, y = y, x
    inside = (x < columns) & (y < rows)
    return x[inside], y[inside]


__all__ = ["hilbert"]
