"""Where a mesh lies on a torus: `lay_out` gives each mesh axis its strips of the grid's axes.

Devices are numbered row by row on both sides. So a mesh axis is one or several strips: parts of the
grid's axes with a stride. A mesh axis of 32 over a grid of 16 x 16 with 8 behind it, for instance,
is all of the first axis, and every eighth chip of the second.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import gcd, prod
from typing import Any

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.chips import chip as known_chip
from monograph.backends.tpu.torus.torus import Torus, check_links, torus, wraps_of
from monograph.hlo.errors import ShardingError


@dataclass(frozen=True)
class Strip:
    """Members along one axis of a grid, so many chips apart.

    Attributes:
        axis: of the grid.
        stride: chips from one member to the next.
        size: how many members.
    """

    axis: int
    stride: int
    size: int

    def is_ring(self, on: Torus) -> bool:
        """Whether the last member has a way on to the first."""
        return on.wraps[self.axis] and self.stride * self.size == on.shape[self.axis]


Axes = Mapping[Any, tuple[Strip, ...]]


@dataclass(frozen=True, eq=False)
class Placed:
    """A mesh on a torus.

    Attributes:
        torus: the chips.
        axes: mesh axis -> its strips, the major one first.
    """

    torus: Torus
    axes: Axes

    def strips(self, names: Sequence[Any]) -> tuple[Strip, ...]:
        """Those of several mesh axes taken as one; neighbours that are one strip become one."""
        found: list[Strip] = []
        for name in names:
            for strip in self.axes[name]:
                last = found[-1] if found else None
                if last and (last.axis, last.stride) == (strip.axis, strip.stride * strip.size):
                    found[-1] = Strip(strip.axis, strip.stride, strip.size * last.size)
                else:
                    found.append(strip)
        return tuple(found)


def lay_out(mesh: Any, chip: str | Chip, shape: Sequence[int] | None = None) -> Placed:
    """Lay a mesh on a slice of a pod.

    Args:
        mesh: a `Mesh` or an `AbstractMesh`.
        chip: the name of a known chip, or a chip.
        shape: of the slice; None: the one on which gathers along the mesh's axes are quickest, of
            these the one with the shortest ways.

    Raises:
        MachineError: for a chip without links, or a shape that no pod has.
        ShardingError: if the mesh does not fit.

    >>> from monograph.sharding import AbstractMesh
    >>> placed = lay_out(AbstractMesh((32, 8), ("data", "model")), "v5e")
    >>> placed.torus, placed.axes["data"]  # doctest: +NORMALIZE_WHITESPACE
    (Torus(v5e, 16 (ring) x 16 (ring)),
     (Strip(axis=0, stride=1, size=16), Strip(axis=1, stride=8, size=2)))
    """
    chip = known_chip(chip)
    names, sizes = list(mesh.shape), list(mesh.shape.values())
    if mesh.size == 1 and shape is None:
        axes = max(len(chip.torus), 1)
        return Placed(Torus(chip, (1,) * axes, (False,) * axes), dict.fromkeys(names, ()))
    check_links(chip)
    chosen = torus(chip, shape) if shape is not None else _best(sizes, chip)
    strips = None if chosen is None else _refine(sizes, chosen.shape)
    if strips is None or chosen is None:
        raise _does_not_fit(mesh, chip, shape)
    return Placed(chosen, dict(zip(names, strips, strict=True)))


def _best(sizes: list[int], chip: Chip) -> Torus | None:
    """The best slice for a mesh."""
    ranked = []
    for shape in _slices(prod(sizes), chip.torus):
        strips = _refine(sizes, shape)
        if strips is not None:
            slow = _slowness(strips, Torus(chip, shape, wraps_of(chip, shape)))
            ranked.append((slow, sum(shape), shape))
    return torus(chip, min(ranked)[-1]) if ranked else None


def _slowness(strips: Sequence[tuple[Strip, ...]], on: Torus) -> float:
    """Of gathers along each mesh axis, in units of one over a ring: lines are half as quick, chips
    that are apart share links, and strips share the work."""
    found = 0.0
    for mine in strips:
        costs = [s.stride * (1 if s.is_ring(on) else 2) for s in mine]
        found += sum(costs) / len(costs) ** 2 if costs else 0.0
    return found


def _slices(count: int, full: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Shapes of so many chips within a pod."""
    options = [[n for n in range(1, most + 1) if count % n == 0] for most in full]
    for shape in product(*options):
        if prod(shape) == count:
            yield shape


def _refine(sizes: Sequence[int], shape: Sequence[int]) -> list[tuple[Strip, ...]] | None:
    """Strips for each mesh axis, from the minor end; None if the numbers do not come out even."""
    if prod(sizes) != prod(shape):
        return None
    axis, taken = len(shape) - 1, 1
    found: list[tuple[Strip, ...]] = []
    for size in reversed(sizes):
        left, strips = size, []
        while left > 1:
            while axis >= 0 and taken == shape[axis]:
                axis, taken = axis - 1, 1
            part = gcd(left, shape[axis] // taken) if axis >= 0 else 1
            if part == 1 or (part < left and part * taken != shape[axis]):
                return None
            strips.append(Strip(axis, taken, part))
            left, taken = left // part, taken * part
        found.append(tuple(reversed(strips)))
    return found[::-1]


def _does_not_fit(mesh: Any, chip: Chip, shape: Sequence[int] | None) -> ShardingError:
    sizes = " x ".join(map(str, mesh.shape.values()))
    where = f"a {' x '.join(map(str, shape))} slice" if shape is not None else "any slice"
    return ShardingError(
        f"a mesh of {sizes} devices does not fit {where} of {chip.name}",
        operands={
            "mesh": mesh,
            "devices": mesh.size,
            "largest pod": f"{' x '.join(map(str, chip.torus))}, {prod(chip.torus)} chips",
        },
        why="mesh and slice number their chips row by row, so the sizes of the mesh's axes must be "
        "products and parts of those of the slice.",
        fix="use a mesh of as many devices as a slice has, with axes that fit it (16 x 16, 32 x 8 "
        "or 4 x 64 on 16 x 16), or give another option torus=(...).",
    )


__all__ = ["Placed", "Strip", "lay_out"]
