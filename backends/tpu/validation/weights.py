"""Products whose weights come from a slow memory, on the first TPU: where the cycles go.

The tiles' arrivals are those of the memory's bandwidth, and `cycles.starts` says when each of them
is shifted in and when activations stream; so active, shift and stall are what the machine itself
counts. Used for the rows of ISCA 2017 and for the study of its section 7.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import ceil

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.cycles import folds_of, schedule


@dataclass(frozen=True)
class Shares:
    """Cycles of a long run of tiles.

    Attributes:
        active: activations stream.
        shift: weights are shifted in, and nothing streams.
        stall: weights are not there yet.
    """

    active: int
    shift: int
    stall: int

    @property
    def total(self) -> int:
        return self.active + self.shift + self.stall


def tile_period(chip: Chip) -> float:
    """Cycles in which the memory of the weights gives one tile of 8-bit weights.

    >>> from monograph.backends.tpu.chips import chip
    >>> round(tile_period(chip("v1")))
    1349
    """
    bandwidth = chip.weight_bandwidth or chip.hbm_bandwidth
    return chip.rows * chip.cols / bandwidth * chip.clock


def arrivals(chip: Chip, tiles: int) -> list[int]:
    """Per tile, the cycle in which the last of its weights arrives."""
    return [ceil((i + 1) * tile_period(chip)) for i in range(tiles)]


def shares(chip: Chip, streamed: int, tiles: int = 256) -> Shares:
    """Where the cycles between the first tile's stream and the last one's go.

    Args:
        chip: with its `weight_bandwidth` or `hbm_bandwidth`.
        streamed: rows of activations per tile: the batch.
        tiles: how many.

    >>> from monograph.backends.tpu.chips import chip
    >>> s = shares(chip("v1"), 200)
    >>> s.active / s.total, s.shift / s.total  # doctest: +ELLIPSIS
    (0.148..., 0.189...)
    """
    folds = folds_of(streamed, chip.rows * tiles, chip.cols, chip.rows, chip.cols, "ws", True)
    found, _ = schedule(folds, True, arrivals(chip, tiles))
    shift = stall = 0
    for before, tile in pairwise(found):
        end = before.stream + streamed
        stall += max(tile.load - end, 0)
        shift += tile.stream - max(tile.load, end)
    return Shares(streamed * (tiles - 1), shift, stall)


def layer_cycles(chip: Chip, m: int, k: int, n: int) -> int:
    """Cycles of one product [m, k] by [k, n], its weights read from their memory meanwhile, from
    the first byte to the last sum."""
    folds = folds_of(m, k, n, chip.rows, chip.cols, "ws", True)
    return schedule(folds, True, arrivals(chip, folds.count))[1]


__all__ = ["Shares", "arrivals", "layer_cycles", "shares", "tile_period"]
