"""Main memory as SCALE-Sim estimates it (``InterfaceBandwidth: CALC``): it never stalls.

A read buffer keeps half of its words, in 50 sets of a hundredth each. When these are full they are
fetched in one go, in the time in which the ones before were used, and all are forgotten. Words that
never fill the half are fetched once, at 10 a cycle, before cycle 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.backends.tpu.scalesim.demand import Demand

Array = np.ndarray[Any, Any]
_SETS = 50  # that are kept
_RATE = 10  # words per cycle before the first request
_LATENCY = 1


@dataclass(frozen=True)
class Traffic:
    """Words between main memory and a buffer, with the cycles of the first and the last."""

    start: int
    stop: int
    words: int

    @property
    def bandwidth(self) -> float:
        return self.words / (self.stop - self.start + 1)


def estimated_reads(demand: Demand, words: int) -> Traffic:
    """What a buffer of so many words reads.

    Args:
        demand: what the array asks of it.
        words: its size.
    """
    unit = words // 100
    size = demand.layer.pixels if demand.operand == "ifmap" else demand.layer.k * demand.layer.n
    if size < _SETS * unit:
        cycles = -(-(-(-size // unit) * unit) // _RATE)
        return Traffic(-cycles, -1, size)
    follow = _repeated if demand.apart else _followed
    last, count = follow(demand, _SETS * unit)
    begin = demand.start - _LATENCY - -(-_SETS * unit // _RATE)
    return Traffic(begin + _LATENCY, last + _LATENCY, count)


def _repeated(demand: Demand, capacity: int) -> tuple[int, int]:
    """The cycle in which the buffer was full for the last time, and how many words were new.

    Each tile of words is asked for again and again, in one order. One that is as large as the
    buffer is always forgotten before it comes again. A smaller one is new once; but if the buffer
    gets full meanwhile, what came before that is new once more in the next turn.
    """
    folds, times = demand.tiles
    held = count = 0
    full = (0, 0)  # fold, and word from there
    for fold in range(0, demand.folds.count, folds * times):
        size = sum(demand.fold_words(f) for f in range(fold, fold + folds))
        if size >= capacity:
            ended, left = divmod(held + size * times, capacity)
            full = (fold, ended * capacity - held - 1)
            held, count = left, count + size * times
        elif held + size < capacity:
            held, count = held + size, count + size
        else:
            first = capacity - held
            again = first if times > 1 else 0
            full = (fold, first - 1)
            held, count = size - first + again, count + size + again
    return demand.line_of(full[1], full[0]), count


def _followed(demand: Demand, capacity: int) -> tuple[int, int]:
    """The same by following all requests, as where windows overlap."""
    layer = demand.layer
    words = max(layer.ifmap_h * layer.ifmap_w * layer.channels, layer.k * layer.n)
    seen = np.zeros(words, np.int64)
    epoch, held, when, total = 1, 0, 0, 0
    for fold in range(demand.folds.count):
        lines, asked = demand.stream(fold)
        at = 0
        while at < len(asked):
            piece = asked[at : at + 2 * capacity]
            fresh = _first_times(seen, piece, epoch)[: capacity - held]
            seen[piece[fresh]] = epoch
            held, total = held + len(fresh), total + len(fresh)
            if held < capacity:
                at += len(piece)
                continue
            at += int(fresh[-1]) + 1
            epoch, held, when = epoch + 1, 0, int(lines[at - 1])
    return when, total


def _first_times(seen: Array, asked: Array, epoch: int) -> Array:
    """Where words are asked for that were not seen in this epoch, each once."""
    new = np.flatnonzero(seen[asked] != epoch)
    _, first = np.unique(asked[new], return_index=True)
    return np.asarray(new[np.sort(first)])


__all__ = ["Traffic", "estimated_reads"]
