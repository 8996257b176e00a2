"""`Shard`: one device's piece of an array."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.backends.base import Buffer, Device
from monograph.sharding import NamedSharding
from monograph.sharding.blocks import piece_index, row_index
from monograph.tracer.distributed import held
from monograph.tracer.placing import sharding_of


@dataclass(frozen=True, eq=False)
class Shard:
    """One device's piece of an array.

    Attributes:
        device: which holds it.
        index: the slices of the array that it is.
        replica_id: how many devices before this one hold the same.
        data: the piece, on that device; of an array that is not summed yet, the term.
    """

    device: Device
    index: tuple[slice, ...]
    replica_id: int
    data: Any

    def __repr__(self) -> str:
        return (
            f"Shard(device={self.device}, index={self.index}, replica_id={self.replica_id}, "
            f"data={self.data})"
        )


def shards_of(x: Any) -> list[Shard]:
    """The pieces of an array that this process holds, by the order of the mesh's devices; views of
    its memory."""
    sharding = x.sharding
    if not isinstance(sharding, NamedSharding):
        whole = (slice(None),) * x.type.ndim
        return [Shard(sharding.device, whole, 0, x)]
    sizes, tiling = sharding.sizes, sharding.tiling(x.type.ndim)
    block, own = x.block, held(sharding)
    seen: dict[tuple[int, ...], int] = {}
    made = []
    mesh: Any = sharding.mesh
    for device, place in zip(mesh.devices.flat, np.ndindex(mesh.axis_sizes), strict=True):
        row = row_index(tiling, sizes, place)
        index = piece_index(x.type.shape, tiling, sizes, place)
        number = seen.setdefault(row, 0)
        seen[row] += 1
        if own is not None and device.index not in own.own:
            continue
        inner = [slice(len(range(n)[i])) for n, i in zip(x.type.shape, index, strict=True)]
        data = block[row if own is None else own.at(tiling, place)][tuple(inner)]
        where = sharding_of(device)
        piece = type(x)(
            x.type.with_shape(data.shape), where, (Buffer(device, np.asarray(data, order="C")),)
        )
        made.append(Shard(device, index, number, piece))
    return made
