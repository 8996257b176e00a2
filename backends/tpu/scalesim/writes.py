"""The write buffer of SCALE-Sim: half of its words collect results while the other half drains.

It counts in lines of `rate` words, which drain one a cycle. A line that is cut short when a drain
begins is counted as full unless it is the drain's last: one of the tool's counting errors, which
`words` leaves out and `counted` has.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.backends.tpu.scalesim.demand import Demand
from monograph.backends.tpu.scalesim.estimate import Traffic

Array = np.ndarray[Any, Any]


class WriteBuffer:
    """The state of the buffer, and what it has written.

    Attributes:
        size, rate: words that it holds, and drains per cycle.
        free: words that are free, as the tool counts them.
        counted: words written, as the tool counts them.
        first, last: cycles of the first and last line written.
    """

    def __init__(self, size: int, rate: int) -> None:
        self.size, self.rate = size, rate
        self.drained = size - -(-size // 2)  # words that one drain takes
        self.free = size
        self.partial = 0
        self.lines: list[int] = []  # words of each whole line
        self.gone = 0  # lines that have drained
        self.drain_end = 0
        self.counted = 0
        self.first: int | None = None
        self.last = 0

    def write(self, cycle: int, count: int) -> int:
        """Take so many words in a cycle; how many cycles the array has to wait."""
        now = cycle
        while count:
            if now < self.drain_end:
                taken = min(count, max(self.free, 1))
                self._store(taken)
                if self.free <= 0:
                    now = self.drain_end
            else:
                taken = min(count, max(self.free - (self.size - self.drained) + 1, 1))
                self._store(taken)
                if self.free < self.size - self.drained:
                    self._cut()
                    self.drain_end = self._drain(now)
            count -= taken
        return now - cycle

    def write_lines(self, begin: int, ends: Array) -> int:
        """Take the words of one cycle after the other; how many cycles the array has to wait.

        Args:
            begin: the first of the cycles.
            ends: how many words there are up to the end of each.
        """
        waited, done, total = 0, 0, int(ends[-1])
        while done < total:
            line = int(np.searchsorted(ends, done, "right"))
            now = begin + line + waited
            if now < self.drain_end:
                until = min(line + self.drain_end - now, len(ends))
                taken = int(ends[until - 1]) - done
                if taken < self.free:
                    self._store(taken)
                else:  # it may be full: one cycle at a time
                    taken = int(ends[line]) - done
                    waited += self.write(now, taken)
            else:
                taken = min(total - done, max(self.free - (self.size - self.drained) + 1, 1))
                self._store(taken)
                if self.free < self.size - self.drained:
                    last = int(np.searchsorted(ends, done + taken - 1, "right"))
                    self._cut()
                    self.drain_end = self._drain(begin + last + waited)
            done += taken
        return waited

    def finish(self, cycle: int) -> None:
        """Drain all that is left."""
        self._cut()
        while self.gone < len(self.lines):
            cycle = self._drain(cycle) + 1

    def _store(self, count: int) -> None:
        self.free -= count
        self.partial += count
        whole, self.partial = divmod(self.partial, self.rate)
        self.lines += [self.rate] * whole

    def _cut(self) -> None:
        if self.partial:
            self.lines.append(self.partial)
            self.partial = 0

    def _drain(self, cycle: int) -> int:
        """Drain half of the buffer; the cycle of its last line."""
        until = min(self.gone + -(-self.drained // self.rate), len(self.lines))
        count = until - self.gone
        words = (count - 1) * self.rate + self.lines[until - 1]
        self.counted += words
        self.free += words
        self.gone = until
        self.first = cycle if self.first is None else min(self.first, cycle)
        end = cycle + count - 1
        self.last = max(self.last, end)
        return end


def line_counts(demand: Demand, fold: int) -> tuple[int, Array]:
    """The first cycle of a fold's results, and how many words leave in it and those after it."""
    lines = demand.lines(fold)
    begin = int(lines.min())
    return begin, np.bincount((lines - begin).ravel())


def estimated_writes(demand: Demand, size: int, rate: int, bugs: bool) -> tuple[Traffic, int]:
    """What a write buffer writes, and for how many cycles the array waits for it.

    Args:
        demand: what the array gives it.
        size: words that it holds.
        rate: words per cycle that it drains.
        bugs: whether words are counted as the tool counts them.
    """
    end = demand.folds.count * demand.folds.cycles - 1
    if demand.words <= size // 2:
        return Traffic(end, end + -(-demand.words // rate) - 1, demand.words), 0
    buffer, waited = WriteBuffer(size, rate), 0
    known: dict[tuple[int, int], tuple[int, Array]] = {}  # folds of one size differ by their begin
    for fold in range(demand.folds.count):
        shape, start = demand.shape(fold), fold * demand.folds.cycles
        if shape not in known:
            begin, counts = line_counts(demand, fold)
            known[shape] = begin - start, np.cumsum(counts)
        first, ends = known[shape]
        waited += buffer.write_lines(start + first + waited, ends)
    buffer.finish(end + waited)
    assert buffer.first is not None
    words = buffer.counted if bugs else demand.words
    return Traffic(buffer.first, buffer.last, words), waited


__all__ = ["WriteBuffer", "estimated_writes", "line_counts"]
