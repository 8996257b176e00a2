"""Main memory of a given bandwidth, as SCALE-Sim has it (``InterfaceBandwidth: USER``).

A read buffer is filled from a list of all words of its operand, in an order of its own: cut into
sets, of which it holds a window; a word that is not in the window moves it on, as often as that
takes, and the array waits (twice as long as the fetch: so the tool counts). Which words miss
depends on their order alone, so misses are found first, and afterwards what they cost in time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.backends.tpu.scalesim.demand import Demand
from monograph.backends.tpu.scalesim.estimate import Traffic
from monograph.backends.tpu.scalesim.writes import WriteBuffer, line_counts

Array = np.ndarray[Any, Any]
_LATENCY = 1


def fetch_order(demand: Demand) -> Array:
    """The words of an operand in the order in which they are fetched; -1 for none.

    The matrix that is walked has a column per port; where it streams skewed, it is read along its
    diagonals, from below.
    """
    demand.check(demand.words)
    folds, parts = demand.folds, []
    by_rows = demand.kind == "stream" and not (
        folds.dataflow == "os" and demand.operand == "filter"
    )
    turns = range(folds.down) if by_rows else range(0, folds.count, folds.down)
    ports = folds.rows if by_rows else folds.cols
    for fold in turns:
        if demand.kind == "load":
            folded = [demand.addresses(f) for f in range(fold, fold + folds.down)]
            block = np.concatenate(folded)
        else:
            block = demand.addresses(fold)
        parts.append(np.pad(block, ((0, 0), (0, ports - block.shape[1])), constant_values=-1))
    matrix = np.concatenate(parts)
    if demand.kind == "load" and folds.dataflow in ("ws", "is"):
        return matrix.ravel()
    i, j = np.indices(matrix.shape)
    order = np.lexsort((-i.ravel(), (i + j).ravel()))
    return np.asarray(matrix.ravel()[order])


@dataclass(frozen=True)
class Miss:
    """In this line of requests the window moves so often."""

    line: int
    moves: int


class ReadBuffer:
    """A read buffer: where its misses are, and the time that they take.

    Attributes:
        demand: what the array asks of it.
        misses: in order.
        fetched: the cycle of the last word that was fetched.
        words: read, as the tool counts them: whole lines.
    """

    def __init__(self, demand: Demand, size: int, rate: int) -> None:
        self.demand = demand
        active, per_set = -(-size // 2), -(-size // 100)
        order = fetch_order(demand)
        sets = _sets(order, per_set)
        self.window = min(-(-active // per_set), len(sets))
        self.step = min(-(-(size - active) // per_set), len(sets) - self.window)
        self.misses = self._find(sets) if self.step else []
        first = min(-(-active // rate), -(-len(order) // rate))  # lines of the first fill
        self.first, self.fetched, self.words = -first, -1, first * rate
        self.lines = -(-(size - active) // rate)  # of each later one
        self.rate = rate

    def _find(self, sets: list[Array]) -> list[Miss]:
        """The misses, by following the window over the sets."""
        held = np.zeros(int(max(x[-1] for x in sets if len(x))) + 1, np.int32)
        for x in sets[: self.window]:
            held[x] += 1
        at, found = 0, []
        for fold in range(self.demand.folds.count):
            lines, asked = self.demand.stream(fold)
            p, span = 0, 4096
            while p < len(asked):
                out = np.flatnonzero(held[asked[p : p + span]] == 0)
                if not len(out):
                    p += span
                    continue
                p += int(out[0])
                moves = 0
                while not held[asked[p]]:
                    self._move(held, sets, at)
                    at, moves = at + self.step, moves + 1
                found.append(Miss(int(lines[p]), moves))
        return found

    def _move(self, held: Array, sets: list[Array], at: int) -> None:
        """The window moves on by one step."""
        for s in range(at, at + self.step):
            held[sets[s % len(sets)]] -= 1
            held[sets[(s + self.window) % len(sets)]] += 1

    def wait(self, cycle: int, moves: int) -> int:
        """For how long the array waits while the window moves."""
        waited = 0
        for _ in range(moves):
            self.fetched += self.lines + _LATENCY
            self.words += self.lines * self.rate
            late = self.fetched - (cycle + _LATENCY + waited)
            waited += 2 * late if late > 0 else late
        return waited

    @property
    def traffic(self) -> Traffic:
        return Traffic(self.first, self.fetched, self.words)


def _sets(order: Array, per_set: int) -> list[Array]:
    """The words of each set, ascending; the last one may be empty."""
    words = order[order >= 0]
    ends = np.arange(per_set, len(words) + 1, per_set)
    return [np.unique(x) for x in np.split(words, ends)]


@dataclass(frozen=True)
class Run:
    """A run against memories of a given bandwidth.

    Attributes:
        waited: cycles that the array waited.
        spans: first and last cycle of requests, by operand.
        traffic: of main memory, by operand; words as the tool counts them.
    """

    waited: int
    spans: dict[str, tuple[int, int]]
    traffic: dict[str, Traffic]


def run(wanted: dict[str, Demand], sizes: dict[str, int], rates: dict[str, int]) -> Run:
    """Follow the three buffers line by line.

    Args:
        wanted: what the array asks for, by operand.
        sizes: words of each buffer.
        rates: words per cycle between it and main memory.
    """
    reads = {n: ReadBuffer(wanted[n], sizes[n], rates[n]) for n in ("ifmap", "filter")}
    writes = WriteBuffer(sizes["ofmap"], rates["ofmap"])
    misses: dict[int, list[tuple[str, int]]] = {}
    for name, buffer in reads.items():
        for miss in buffer.misses:
            misses.setdefault(miss.line, []).append((name, miss.moves))
    marks = {line for d in wanted.values() for line in (d.start, d.stop)}
    served: dict[int, dict[str, int]] = {}  # when the requests of a line are answered
    waited = end = 0
    for line, count in enumerate(_results(wanted["ofmap"])):
        cycle = line + waited
        late = {"ifmap": 0, "filter": 0, "ofmap": writes.write(cycle, count) if count else 0}
        for name, moves in misses.get(line, ()):
            late[name] += reads[name].wait(cycle + late[name], moves)
        if line in marks:
            latency = {"ifmap": _LATENCY, "filter": _LATENCY, "ofmap": 0}
            served[line] = {n: cycle + late[n] + latency[n] for n in late}
        end = cycle + late["ofmap"]
        waited += max(late.values())
    writes.finish(end)
    assert writes.first is not None
    traffic = {n: b.traffic for n, b in reads.items()}
    traffic["ofmap"] = Traffic(writes.first, writes.last, writes.counted)
    spans = {n: (served[d.start][n], served[d.stop][n]) for n, d in wanted.items()}
    return Run(waited, spans, traffic)


def _results(demand: Demand) -> Iterator[int]:
    """How many results leave in each cycle."""
    for fold in range(demand.folds.count):
        begin, counts = line_counts(demand, fold)
        yield from (0 for _ in range(fold * demand.folds.cycles, begin))
        yield from counts.tolist()
        yield from (0 for _ in range(begin + len(counts), (fold + 1) * demand.folds.cycles))


__all__ = ["ReadBuffer", "Run", "fetch_order", "run"]
