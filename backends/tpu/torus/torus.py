"""`Torus`: chips in a grid with links between neighbours; `torus` makes one that a pod can have.

A slice of a pod has links between neighbours; an axis is a ring where the pod closes it: without
optical switches, where the axis is as long as that of the largest pod; with them, where the slice
is made of whole cubes ("How to Scale Your Model", commit 0819a7d, page on TPUs).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.chips import chip as known_chip
from monograph.hlo.errors import MachineError

Links = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Torus:
    """Chips in a grid. Link (k, 0) of the chip at c leads to c + 1 along axis k, (k, 1) to c - 1.

    Attributes:
        chip: all of them.
        shape: chips along each axis.
        wraps: whether the last chip of an axis has a link to the first.

    >>> torus("v5e", (16, 4))
    Torus(v5e, 16 (ring) x 4)
    """

    chip: Chip
    shape: tuple[int, ...]
    wraps: tuple[bool, ...]

    @property
    def size(self) -> int:
        """How many chips."""
        return prod(self.shape)

    @property
    def bandwidth(self) -> float:
        """Bytes per second that collectives get of one link, one way."""
        return self.chip.ici_bandwidth * self.chip.ici_efficiency

    @property
    def latency(self) -> float:
        """Seconds per hop."""
        return self.chip.ici_latency

    def no_links(self) -> Links:
        """A number for each directed link, all zero: [axes, 2, *shape]."""
        return np.zeros((len(self.shape), 2, *self.shape))

    def exists(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which of the links of `no_links` there are."""
        found = np.ones((len(self.shape), 2, *self.shape), bool)
        for axis, (size, wraps) in enumerate(zip(self.shape, self.wraps, strict=True)):
            if not wraps:
                along = np.moveaxis(found[axis], axis + 1, 1)
                along[0, size - 1] = along[1, 0] = False
        return found

    def __repr__(self) -> str:
        sizes = (f"{n} (ring)" if w else str(n) for n, w in zip(self.shape, self.wraps,
                                                                 strict=True))  # fmt: skip
        return f"Torus({self.chip.name}, {' x '.join(sizes)})"


def torus(chip: str | Chip, shape: Sequence[int]) -> Torus:
    """A slice of a pod.

    Args:
        chip: the name of a known chip, or a chip.
        shape: chips along each axis, at most as many axes as a pod has; axes of one chip may be
            left out at the end.

    Raises:
        MachineError: for a chip without links, or a shape that no pod holds.

    >>> torus("v4", (4, 4, 8)).wraps, torus("v4", (2, 2, 4)).wraps
    ((True, True, True), (False, False, False))
    """
    chip = known_chip(chip)
    given = tuple(int(n) for n in shape)
    check_links(chip)
    full = chip.torus
    sizes = (*given, *(1,) * (len(full) - len(given)))
    if len(given) > len(full) or not given or min(given) < 1 or not _fits(sizes, full):
        raise MachineError(
            f"there is no {' x '.join(map(str, given)) or 'empty'} slice of {chip.name}",
            operands={"largest pod": " x ".join(map(str, full))},
            why="a slice has at most as many axes as a pod, none of them longer.",
            fix="choose a shape within it, or a chip with a larger torus.",
        )
    return Torus(chip, sizes, wraps_of(chip, sizes))


def _fits(sizes: Sequence[int], full: Sequence[int]) -> bool:
    """Whether some way to turn the slice lies within the pod."""
    return all(a <= b for a, b in zip(sorted(sizes), sorted(full), strict=True))


def wraps_of(chip: Chip, shape: Sequence[int]) -> tuple[bool, ...]:
    """Which axes of a slice are rings."""
    if chip.cube:
        whole = all(n % chip.cube == 0 for n in shape)
        return (whole,) * len(shape)
    return tuple(n > 1 and n in chip.torus for n in shape)


def check_links(chip: Chip) -> None:
    """Raises:
    MachineError: for a chip that has no links to others.
    """
    if not chip.torus:
        raise MachineError(
            f"chip {chip.name!r} has no links to other chips",
            operands={"torus": chip.torus, "ici_links": chip.ici_links},
            why="programs for several chips send values over links.",
            fix="choose a chip with links (v3, v4, v5e, v5p, v6e), or a mesh of one device.",
        )


__all__ = ["Links", "Torus", "check_links", "torus", "wraps_of"]
