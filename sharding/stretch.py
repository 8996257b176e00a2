"""Stretches: which part of a cut dimension each device wants, and who has to send it.

Pure arithmetic on sizes; `monograph.sharding.fetch` emits what it finds. A dimension of n places
lies on p devices in pieces of m places. Distances are seen from the device that wants: place 0 is
the first of its own piece, so where all devices want alike the numbers are the same for all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

Ints = np.ndarray[tuple[int, ...], np.dtype[np.int64]]


@dataclass(frozen=True)
class Stretch:
    """Device i wants the places from ``floor((i * scale + offset) / step)`` on.

    Attributes:
        scale, offset, step: where it begins.
        size: how many places it has.
        first, last: places outside of ``first .. last - 1`` are not asked for.
    """

    scale: int
    offset: int
    size: int
    first: int
    last: int
    step: int = 1

    def starts(self, parts: int) -> Ints:
        """Where the stretch of each device begins."""
        numbers: Ints = (np.arange(parts, dtype=np.int64) * self.scale + self.offset) // self.step
        return numbers

    def wanted(self, parts: int) -> tuple[Ints, Ints, Ints]:
        """Devices that ask for something, and from where to where (behind the last)."""
        starts = self.starts(parts)
        low, high = np.maximum(starts, self.first), np.minimum(starts + self.size, self.last)
        who = np.flatnonzero(low < high)
        return who, low[who], high[who]


@dataclass(frozen=True)
class Hop:
    """A part of a piece that goes to devices a number of places before those that have it.

    Attributes:
        source: which of several values.
        by: device i gets it from device ``i + by``.
        low, high: the part, within a piece.
        receivers: the first and the last device that needs it.
    """

    source: int
    by: int
    low: int
    high: int
    receivers: tuple[int, int]

    @property
    def size(self) -> int:
        return self.high - self.low


def hops(stretch: Stretch, parts: int, piece: int, source: int = 0) -> list[Hop] | None:
    """What has to be sent for a stretch, nearest to the front first; None: from too many devices.

    Args:
        stretch: what is wanted.
        parts: how many devices there are.
        piece: how many places each holds.
        source: number of the value, for the record.

    >>> hops(Stretch(8, -1, 10, 0, 32), 4, 8)  # pieces of 8, and one place more on either side
    [Hop(source=0, by=-1, low=7, high=8, receivers=(1, 3)), Hop(source=0, by=0, low=0, high=8, \
receivers=(0, 3)), Hop(source=0, by=1, low=0, high=1, receivers=(0, 2))]
    """
    who, low, high = stretch.wanted(parts)
    if not who.size:
        return []
    near, far = low - who * piece, high - who * piece
    first, last = int(near.min()) // piece, (int(far.max()) - 1) // piece
    if last - first > 4 * _MANY:
        return None
    found = []
    for by in range(first, last + 1):
        a, b = np.maximum(near, by * piece), np.minimum(far, (by + 1) * piece)
        need = np.flatnonzero(a < b)
        if need.size:
            part = int(a[need].min()) - by * piece, int(b[need].max()) - by * piece
            found.append(Hop(source, by, *part, (int(who[need[0]]), int(who[need[-1]]))))
    return found


_MANY = 8  # sends for which one gather is no worse


@dataclass(frozen=True)
class Send:
    """Hops that go in one round: of those that a device would send, one at most is needed.

    Attributes:
        by: device i gets from device ``i + by``, counted round where `wraps`.
        hops: what; those of several devices may differ.
        wraps: whether first and last devices are neighbours.
    """

    by: int
    hops: tuple[Hop, ...]
    wraps: bool

    @property
    def size(self) -> int:
        return max(h.size for h in self.hops)


def sends(found: Sequence[Hop], parts: int) -> list[Send]:
    """The hops between devices in as few rounds as may be.

    Hops by h and by h - p go the same way round, and different devices need them.
    """
    rounds: list[list[Hop]] = []
    for hop in found:
        if hop.by == 0:
            continue
        for row in rounds:
            if (row[0].by - hop.by) % parts == 0 and all(_fits(hop, h) for h in row):
                row.append(hop)
                break
        else:
            rounds.append([hop])
    return [Send(r[0].by, tuple(r), len({h.by for h in r}) > 1) for r in rounds]


def _fits(a: Hop, b: Hop) -> bool:
    """Whether one part serves both, or no device needs both."""
    same = (a.source, a.low, a.high) == (b.source, b.low, b.high)
    return same or a.receivers[1] < b.receivers[0] or b.receivers[1] < a.receivers[0]


def sending_pays(rounds: Sequence[Send], parts: int, gathered: int) -> bool:
    """Whether rounds move less than gathers of all pieces.

    Args:
        rounds: of sends.
        parts: how many devices there are.
        gathered: places in the pieces that gathers would move to all others.
    """
    if not rounds:
        return True
    moved, all_ = sum(s.size for s in rounds), (parts - 1) * gathered
    return len(rounds) <= _MANY and (moved < all_ or (moved == all_ and len(rounds) == 1))
