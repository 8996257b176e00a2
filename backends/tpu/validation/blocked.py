"""Times of square products on v5e as a call from Python sees them, with two constants.

`blocked` is a product by a grid of blocks, of which the next is read while one is computed
(Pallas); `whole` one that the compiler cuts as it likes. Both add what a call costs.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.cycles import array_cycles, folds_of

_BF16 = 2


@dataclass(frozen=True)
class Constants:
    """What the machine does not say of a call.

    Attributes:
        dispatch: seconds of a call beside the program's own.
        step: seconds of a step of the grid beside its arithmetic.
    """

    dispatch: float = 0.0
    step: float = 0.0


@dataclass(frozen=True)
class Blocks:
    """A product of two bf16 matrices n x n by blocks: [m, k] by [k, n] at a time."""

    n: int
    block: tuple[int, int, int]

    @property
    def grid(self) -> tuple[int, int, int]:
        """Steps along m, n and k, the last one first to change."""
        m, k, n = self.block
        return self.n // m, self.n // n, self.n // k

    @property
    def steps(self) -> int:
        return int(np.prod(self.grid))


def whole(chip: Chip, n: int, constants: Constants) -> float:
    """Seconds of a product n x n x n that keeps the arrays fed.

    >>> from monograph.backends.tpu.chips import chip
    >>> round(whole(chip("v5e"), 4096, Constants()) * 1e3, 3)
    0.699
    """
    cycles = array_cycles(n, n, n, chip.rows, chip.cols, chip.mxus)
    moved = 3 * n * n * _BF16 / chip.hbm_bandwidth
    return max(chip.seconds(cycles), moved) + constants.dispatch


def blocked(chip: Chip, blocks: Blocks, constants: Constants) -> float:
    """Seconds of a product by blocks: ``dma_in(0) + sum(max(comp + step, dma_in(g + 1), dma_out(g -
    1))) + dma_out(last)``.

    A block that stays the same is not read again (Pallas's rule), and the arrays go on from one
    step to the next without being emptied.
    """
    (m, k, n), (_, across, deep) = blocks.block, blocks.grid
    numbers = np.arange(blocks.steps)
    row, column, term = numbers // (across * deep), numbers // deep % across, numbers % deep
    bandwidth = chip.hbm_bandwidth
    read = _changes(row, term) * (m * k * _BF16 / bandwidth)
    read += _changes(term, column) * (k * n * _BF16 / bandwidth)
    written = (term == deep - 1) * (m * n * _BF16 / bandwidth)
    fill = folds_of(m, k, n, chip.rows, chip.cols, "ws", True)
    edge = fill.cycles - max(m, chip.rows)
    stream = array_cycles(m, k, n, chip.rows, chip.cols, chip.mxus) - edge
    work = chip.seconds(stream) + constants.step
    ahead, behind = np.append(read[1:], 0.0), np.append(0.0, written[:-1])
    inside = np.maximum(work, np.maximum(ahead, behind)).sum()
    return float(read[0] + inside + written[-1] + chip.seconds(edge)) + constants.dispatch


def _changes(*numbers: np.ndarray) -> np.ndarray:
    """Whether a block is another one than in the step before."""
    changed = np.any([np.diff(x, prepend=-1) != 0 for x in numbers], axis=0)
    return changed.astype(float)


def fit(chip: Chip, call: tuple[int, float], grid: tuple[Blocks, float]) -> Constants:
    """The two constants, each from one measurement.

    Args:
        chip: on which was measured.
        call: a size for `whole`, and its seconds: gives `dispatch`.
        grid: blocks, and their seconds: gives `step`.
    """
    dispatch = call[1] - whole(chip, call[0], Constants())
    step = (grid[1] - blocked(chip, grid[0], Constants(dispatch))) / grid[0].steps
    return Constants(dispatch, step)


__all__ = ["Blocks", "Constants", "blocked", "fit", "whole"]
