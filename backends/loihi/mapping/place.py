"""Place cores on the tiles of chips, so that what talks much lies close together.

Cores follow a Hilbert curve over the tiles in the order in which they were filled (Jin et al.,
"Mapping Very Large Scale Spiking Neuron Network to Neuromorphic Hardware", ASPLOS 2023); then pairs
are swapped as long as that makes traffic times distance smaller. `map_network` calls `place_cores`.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt
from typing import Any

import numpy as np

from monograph.backends.loihi.chip import Chip
from monograph.backends.loihi.mapping.curve import hilbert

Array = np.ndarray[Any, Any]

SWEEPS = 20
WORK = 1 << 33  # multiplications for swapping; large systems get fewer sweeps
TINY = 1e-6  # a smaller gain is rounding


@dataclass(frozen=True, eq=False)
class Slots:
    """All places that cores may have, chip by chip, along the curve of each.

    Attributes:
        chip: of each slot [slots].
        x, y: of its tile in the mesh that all chips make together [slots].
        columns, rows: of that mesh.
    """

    chip: Array
    x: Array
    y: Array
    columns: int
    rows: int

    def distances(self, of: Array, to: Array) -> Array:
        """Hops between slots [of, to]: along x, then along y."""
        dx = np.abs(self.x[of][:, None] - self.x[to])
        return np.asarray(dx + np.abs(self.y[of][:, None] - self.y[to]))


def slots_of(chip: Chip, chips: int) -> Slots:
    """The slots of so many chips, side by side in a grid that is nearly square, row by row and each
    row in the other direction than the one before, so that each chip is beside the next."""
    across = max(1, isqrt(chips))
    x, y = (np.repeat(v, chip.cores_per_tile)[: chip.cores] for v in hilbert(
        chip.columns, chip.rows))  # fmt: skip
    which = np.repeat(np.arange(chips), chip.cores)
    down, along = np.divmod(which, across)
    along = np.where(down % 2 == 1, across - 1 - along, along)
    return Slots(
        which,
        np.tile(x, chips) + along * chip.columns,
        np.tile(y, chips) + down * chip.rows,
        across * chip.columns,
        -(-chips // across) * chip.rows,
    )


def place_cores(traffic: Array, slots: Slots, on_chip: Array, seed: int) -> Array:
    """The slot of each core [cores]; the same for the same seed.

    Args:
        traffic: messages from core to core [cores, cores].
        slots: places that there are.
        on_chip: the chip of each core [cores], rising; cores trade places with cores of other
            chips, but leave their chip for an empty slot of another never.
        seed: of the order in which swaps are tried.
    """
    cores = len(on_chip)
    within = np.arange(cores) - np.searchsorted(on_chip, on_chip)
    at = np.searchsorted(slots.chip, on_chip) + within
    sweeps = min(SWEEPS, WORK // max(1, cores * cores * len(slots.chip)))
    if not sweeps:
        return at
    board = _Board(traffic, slots, at)
    rng = np.random.default_rng(seed)
    for _ in range(sweeps):
        if not any([board.improve(int(core)) for core in rng.permutation(cores)]):
            break
    return board.at


class _Board:
    """Cores on slots while they change places.

    Attributes:
        both: traffic between cores, both ways together, 0 with themselves [cores, cores].
        far: hops between slots [slots, slots].
        chip: of each slot.
        at: the slot of each core.
        seen: hops from each core to every slot, ``far[at]``.
        now: messages times hops of each core.
    """

    def __init__(self, traffic: Array, slots: Slots, at: Array) -> None:
        every = np.arange(len(slots.chip))
        self.both = (traffic + traffic.T).astype(np.float64)
        np.fill_diagonal(self.both, 0)
        self.far = slots.distances(every, every).astype(np.float64)
        self.chip, self.at = slots.chip, at
        self.seen = self.far[at]
        self.now = (self.both * self.seen[:, at]).sum(axis=1)

    def improve(self, core: int) -> bool:
        """Move a core to the slot where that helps most, and who is there to its own."""
        here = self.at[core]
        elsewhere = self.both[core] @ self.seen  # this core's messages times hops, on every slot
        gain = elsewhere[here] - elsewhere
        # Who is there comes here. What the two say to each other goes as far as before, but both
        # terms count it as gone.
        hops = self.seen[:, here]
        gain[self.at] += self.now - self.both @ hops - 2 * self.both[core] * hops
        empty = np.ones(len(self.chip), bool)
        empty[self.at] = False
        gain[empty & (self.chip != self.chip[here])] = -1
        gain[here] = 0
        best = int(gain.argmax())
        if gain[best] <= TINY:
            return False
        for other in np.flatnonzero(self.at == best):
            self._move(int(other), here)
        self._move(core, best)
        return True

    def _move(self, core: int, slot: int) -> None:
        """Put a core on a slot."""
        self.now += self.both[core] * (self.far[slot, self.at] - self.seen[core, self.at])
        self.at[core], self.seen[core] = slot, self.far[slot]
        self.now[core] = self.both[core] @ self.seen[core, self.at]


def scatter(slots: Slots, cores: int, seed: int) -> Array:
    """Cores on slots by chance: what placements are compared with."""
    return np.random.default_rng(seed).permutation(len(slots.chip))[:cores]


def hop_traffic(traffic: Array, slots: Slots, at: Array) -> float:
    """Messages times hops, in all."""
    return float((traffic * slots.distances(at, at)).sum())


__all__ = ["SWEEPS", "Slots", "hop_traffic", "place_cores", "scatter", "slots_of"]
