"""Arrays and programs of a process that is one of several: its piece, and the whole.

Alone, a process holds the pieces of all devices (`monograph.sharding.blocks`); as a rank of a world
(`monograph.backends.engines.world`) it holds the piece of its device. Called by arrays, which turn
wholes into pieces and back, and by the pipeline. A mesh of one device is every rank's own.
"""

from __future__ import annotations

import hashlib
from functools import partial
from typing import Any

import numpy as np

from monograph.backends.engines.world import Call, current, waiting
from monograph.hlo.digest import digest
from monograph.hlo.errors import ShardingError
from monograph.hlo.graph import Graph
from monograph.sharding import NamedSharding, blocks
from monograph.sharding.apart import Where, apart
from monograph.sharding.collectives import collectives
from monograph.sharding.mesh import AbstractMesh, Mesh
from monograph.sharding.tiling import local_shape

Host = np.ndarray[Any, Any]


def where_in(mesh: AbstractMesh) -> Where | None:
    """This rank's device in a mesh; None if this process holds all of it.

    Raises:
        ShardingError: if the mesh has not one device for each rank.
    """
    world = current()
    if world is None or mesh.size == 1 or not isinstance(mesh, Mesh):
        return None
    ranks = tuple(d.index for d in mesh.devices.flat)
    if sorted(ranks) != list(range(world.size)):
        raise ShardingError(
            f"a mesh of {mesh.size} devices over {world.size} ranks",
            operands={"mesh": mesh, "devices": ", ".join(map(str, ranks))},
            why="every rank is one device: rank 2 is device 2.",
            fix=f"use a mesh of all {world.size} devices, or launch as many ranks as it has.",
        )
    place = list(np.ndindex(mesh.axis_sizes))[ranks.index(world.rank)]
    return Where(mesh, ranks, place)


def held(sharding: Any) -> Where | None:
    """This rank's device in the mesh of a sharding; None if this process holds all of it."""
    if current() is None or type(sharding) is not NamedSharding:
        return None
    return where_in(sharding.mesh)


def is_whole(sharding: Any, ndim: int) -> bool:
    """Whether this process holds all elements of an array that is placed like that."""
    if held(sharding) is None:
        return True
    return not blocks.row_axes(sharding.tiling(ndim), sharding.sizes)


def piece(x: Host, sharding: NamedSharding, where: Where) -> Host:
    """This rank's piece of a whole array, padding included; contiguous."""
    tiling, sizes = sharding.tiling(x.ndim), sharding.sizes
    if tiling.partial:
        block = blocks.cut(x, tiling, sizes)
        return np.asarray(block[blocks.row_index(tiling, sizes, where.place)], order="C")
    own = x[blocks.piece_index(x.shape, tiling, sizes, where.place)]
    shape = local_shape(x.shape, tiling, sizes)
    if own.shape == shape:
        return np.asarray(own, order="C")
    padded = np.zeros(shape, x.dtype)
    padded[tuple(map(slice, own.shape))] = own
    return padded


def gathered(held_here: Host, shape: tuple[int, ...], sharding: NamedSharding) -> Host:
    """The block of all pieces, from all ranks, which must all ask for it."""
    where = held(sharding)
    assert where is not None
    tiling, sizes = sharding.tiling(len(shape)), sharding.sizes
    world = current()
    assert world is not None
    own = np.asarray(held_here, order="C")
    rows = np.empty((world.size, *own.shape), own.dtype)
    waiting(f"the others to read an array of shape {shape}")
    world.gather(where.ranks, own, rows)
    waiting("")
    block = np.empty(blocks.block_shape(shape, tiling, sizes), own.dtype)
    for row, place in zip(rows, np.ndindex(sharding.mesh.axis_sizes), strict=True):
        block[blocks.row_index(tiling, sizes, place)] = row
    return block


def for_this_rank(graph: Graph, where: Where) -> Graph:
    """The program of this rank, once all ranks have said that they are about to run the same.

    Args:
        graph: the program of one device.
        where: which device.

    Raises:
        CollectiveError: on every rank, if programs differ.
    """
    world = current()
    assert world is not None
    met = "\n".join(f"{c.kind} {c.axes} {c.operands} {c.times}" for c in collectives(graph))
    name = hashlib.sha256(f"{digest(graph)}\n{met}".encode()).digest()
    world.agree(graph.name, name)
    return apart(graph, where, partial(Call, world))
