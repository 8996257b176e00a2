"""`Share`: what one of several processes has of a mesh, and how it holds pieces of arrays.

A process holds the different pieces of its devices, one after the other by the mesh's order: a
single one as it is, several as rows of one block. A process without a device in the mesh holds a
block without rows. Called by arrays and by the pipeline (`monograph.tracer.distributed`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from monograph.sharding import blocks
from monograph.sharding.apart import Where
from monograph.sharding.mesh import AbstractMesh
from monograph.sharding.tiling import Tiling, local_shape

Place = tuple[int, ...]


@dataclass(frozen=True)
class Share:
    """What a process has of a mesh.

    Attributes:
        mesh: names and sizes of its axes.
        numbers: of all its devices, in the mesh's order.
        ranks: the processes that have some, in order.
        own: numbers of this process's devices, in the mesh's order.
        is_single: whether each process is one device, and this one is in the mesh.
    """

    mesh: AbstractMesh
    numbers: tuple[int, ...]
    ranks: tuple[int, ...]
    own: tuple[int, ...]
    is_single: bool = False

    @property
    def places(self) -> list[Place]:
        """Where this process's devices are."""
        return self.places_of(self.own)

    def places_of(self, devices: Sequence[int]) -> list[Place]:
        """Where some devices are, in the mesh's order."""
        known = zip(self.numbers, np.ndindex(self.mesh.axis_sizes), strict=True)
        return [place for n, place in known if n in devices]

    def where(self, device: int) -> Where:
        """A device, as programs of single ones are made for it."""
        (place,) = self.places_of([device])
        return Where(self.mesh, self.numbers, place)

    def rows(self, tiling: Tiling, devices: Sequence[int] | None = None) -> list[Place]:
        """The different pieces of this process, or of some devices, as rows of the whole block."""
        sizes = dict(self.mesh.shape_tuple)
        places = self.places_of(self.own if devices is None else devices)
        return list(dict.fromkeys(blocks.row_index(tiling, sizes, p) for p in places))

    def shape(self, shape: Sequence[int], tiling: Tiling) -> tuple[int, ...]:
        """Of the memory that holds the pieces of an array of this shape."""
        piece = local_shape(tuple(shape), tiling, dict(self.mesh.shape_tuple))
        count = len(self.rows(tiling))
        return tuple(piece) if count == 1 else (count, *piece)

    def at(self, tiling: Tiling, place: Place) -> tuple[int, ...]:
        """Where in that memory the piece of a device is: a row, or all of it."""
        rows = self.rows(tiling)
        row = blocks.row_index(tiling, dict(self.mesh.shape_tuple), place)
        return () if len(rows) == 1 else (rows.index(row),)
