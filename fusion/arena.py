"""`pack`: offsets in one arena for buffers with lifetimes, by best fit.

Buffers are placed in the order in which they come to life, each into the smallest gap that holds
it, else at the end. Called by `monograph.fusion.buffers`.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Sequence


def aligned(n: int, alignment: int) -> int:
    """`n` rounded up to a multiple of `alignment`."""
    return -(-n // alignment) * alignment


def pack(wanted: Sequence[tuple[int, int, int, int]], alignment: int) -> tuple[dict[int, int], int]:
    """Offsets by best fit.

    Args:
        wanted: (buffer, bytes, first time, last time).
        alignment: bytes.

    Returns:
        The offset of each buffer, and the size of the arena.
    """
    offsets: dict[int, int] = {}
    free: list[tuple[int, int]] = []  # (offset, size), by offset, no two adjacent
    busy: list[tuple[int, int, int]] = []  # (last time, offset, size), by time
    end = 0
    for b, nbytes, first, last in sorted(wanted, key=lambda w: (w[2], -w[1], w[0])):
        size = aligned(nbytes, alignment)
        if size == 0:
            offsets[b] = 0
            continue
        while busy and busy[0][0] < first:
            _, offset, n = busy.pop(0)
            _release(free, offset, n)
        fitting = [(n, offset) for offset, n in free if n >= size]
        if fitting:
            n, offset = min(fitting)
            free.remove((offset, n))
            if n > size:
                insort(free, (offset + size, n - size))
        elif free and free[-1][0] + free[-1][1] == end:  # grow the last gap
            offset, _ = free.pop()
            end = offset + size
        else:
            offset, end = end, end + size
        offsets[b] = offset
        insort(busy, (last, offset, size))
    return offsets, end


def _release(free: list[tuple[int, int]], offset: int, size: int) -> None:
    """Give a stretch back, joined with its neighbours."""
    at = bisect_left(free, (offset, 0))
    if at < len(free) and free[at][0] == offset + size:
        size += free.pop(at)[1]
    if at and free[at - 1][0] + free[at - 1][1] == offset:
        offset, n = free.pop(at - 1)
        size += n
    insort(free, (offset, size))
