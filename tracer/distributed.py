"""Arrays and programs of a process that is one of several: its pieces, and the whole.

Alone, a process holds the pieces of all devices (`monograph.sharding.blocks`); as a rank of a world
(`monograph.backends.engines.world`) it holds those of its devices (`monograph.sharding.share`).
Called by arrays, which turn wholes into pieces and back, and by the pipeline.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any

import numpy as np

from monograph.backends.engines.world import Call, current, waiting
from monograph.hlo.digest import digest
from monograph.hlo.errors import ShardingError
from monograph.hlo.graph import Graph
from monograph.hlo.types import TensorType, tensor
from monograph.sharding import NamedSharding, blocks
from monograph.sharding.apart import apart
from monograph.sharding.collectives import collectives
from monograph.sharding.mesh import AbstractMesh, Mesh
from monograph.sharding.share import Share
from monograph.sharding.tiling import Sizes, Tiling, local_shape

Host = np.ndarray[Any, Any]


def share_in(mesh: AbstractMesh) -> Share | None:
    """What this process has of a mesh; None if it holds all of it.

    A mesh of one device is every rank's own.
    """
    world = current()
    if world is None or mesh.size == 1 or not isinstance(mesh, Mesh):
        return None
    found = _share(mesh, world.rank, world.each)
    return None if len(found.own) == len(found.numbers) else found


@lru_cache(256)
def _share(mesh: Mesh, rank: int, each: int) -> Share:
    numbers = tuple(d.index for d in mesh.devices.flat)
    ranks = _ranks(mesh, each)
    own = tuple(n for n in numbers if n // each == rank)
    return Share(mesh, numbers, ranks, own, each == 1 and bool(own))


def _ranks(mesh: Mesh, each: int) -> tuple[int, ...]:
    """The processes that have devices of a mesh, in order."""
    return tuple(sorted({d.index // each for d in mesh.devices.flat}))


def held(sharding: Any) -> Share | None:
    """This process's share of the mesh of a sharding; None if it holds all of it."""
    if current() is None or type(sharding) is not NamedSharding:
        return None
    return share_in(sharding.mesh)


def is_whole(sharding: Any, ndim: int) -> bool:
    """Whether this process holds all elements of an array that is placed like that."""
    share = held(sharding)
    if share is None:
        return True
    return bool(share.own) and not blocks.row_axes(sharding.tiling(ndim), sharding.sizes)


def stored(t: TensorType, sharding: Any) -> TensorType:
    """The type of the memory in which this process holds an array that is placed like that."""
    if type(sharding) is not NamedSharding:
        return t.bare
    tiling, share = sharding.tiling(t.ndim), held(sharding)
    if share is None:
        return tensor(blocks.block_shape(t.shape, tiling, sharding.sizes), t.dtype)
    return tensor(share.shape(t.shape, tiling), t.dtype)


def pieces(x: Host, sharding: NamedSharding, share: Share) -> Host:
    """This process's pieces of a whole array, padding included; contiguous."""
    tiling = sharding.tiling(x.ndim)
    rows = [_piece(x, tiling, sharding.sizes, p) for p in _different(share, tiling)]
    if len(rows) == 1:
        return rows[0]
    return np.array(rows, x.dtype).reshape(share.shape(x.shape, tiling))


def _different(share: Share, tiling: Tiling) -> list[tuple[int, ...]]:
    """A place for each different piece that this process holds, in the order of its rows."""
    sizes = dict(share.mesh.shape_tuple)
    first = {blocks.row_index(tiling, sizes, p): p for p in reversed(share.places)}
    return [first[row] for row in share.rows(tiling)]


def _piece(x: Host, tiling: Tiling, sizes: Sizes, place: tuple[int, ...]) -> Host:
    if tiling.partial:
        block = blocks.cut(x, tiling, sizes)
        return np.asarray(block[blocks.row_index(tiling, sizes, place)], order="C")
    own = x[blocks.piece_index(x.shape, tiling, sizes, place)]
    shape = local_shape(x.shape, tiling, sizes)
    if own.shape == shape:
        return np.asarray(own, order="C")
    padded = np.zeros(shape, x.dtype)
    padded[tuple(map(slice, own.shape))] = own
    return padded


def gathered(held_here: Host, shape: tuple[int, ...], sharding: NamedSharding) -> Host:
    """The block of all pieces, from all ranks of the mesh, which must all ask for it.

    Raises:
        ShardingError: on a rank that has no device in the mesh.
    """
    share, world = held(sharding), current()
    assert share is not None and world is not None
    if not share.own:
        raise ShardingError(
            f"an array of shape {shape} that rank {world.rank} holds nothing of cannot be read",
            operands={"mesh": sharding.mesh, "ranks of the mesh": ", ".join(map(str, share.ranks))},
            why="the devices of its mesh are those of other ranks.",
            fix="read it where `x.addressable_shards` is not empty.",
        )
    tiling, sizes = sharding.tiling(len(shape)), sharding.sizes
    each = world.each
    all_rows = [share.rows(tiling, [n for n in share.numbers if n // each == r])
                for r in share.ranks]  # fmt: skip
    piece = local_shape(shape, tiling, sizes)
    own = np.zeros((max(map(len, all_rows)), *piece), held_here.dtype)
    rows_here = len(share.rows(tiling))
    own[:rows_here] = np.asarray(held_here, order="C").reshape(rows_here, *piece)
    came = np.empty((len(share.ranks), *own.shape), own.dtype)
    waiting(f"the others to read an array of shape {shape}")
    world.collect(share.ranks, own, came)
    waiting("")
    block = np.empty(blocks.block_shape(shape, tiling, sizes), own.dtype)
    for rows, theirs in zip(all_rows, came, strict=True):
        for row, x in zip(rows, theirs, strict=False):
            block[row] = x
    return block


def brought(read: Callable[[], Host], t: TensorType, old: Any, new: Any) -> Host:
    """The contents of an array for the ranks of another mesh, some of which hold nothing of it.

    The ranks of both meshes must all ask for it; what a rank of neither gets is of no account.

    Args:
        read: gives the contents, on all ranks of the old mesh together.
        t: the array's type.
        old, new: shardings.
    """
    world = current()
    if world is None or not (_is_spread(old) and _is_spread(new)):
        return read()
    theirs, others = (_ranks(s.mesh, world.each) for s in (old, new))
    party = (theirs[0], *(r for r in others if r not in theirs))
    if world.rank in theirs:
        whole = read()
    elif world.rank in party:
        whole = np.empty(t.shape, t.dtype.np)
    else:
        return np.broadcast_to(np.zeros((), t.dtype.np), t.shape)
    if len(party) > 1 and world.rank in party:
        whole = np.asarray(whole, order="C")
        waiting(f"rank {party[0]} to send an array of shape {t.shape} to another mesh")
        world.spread(party, whole)
        waiting("")
    return whole


def _is_spread(sharding: Any) -> bool:
    """Whether ranks hold different things of an array that is placed like that."""
    return (
        type(sharding) is NamedSharding
        and isinstance(sharding.mesh, Mesh)
        and (sharding.mesh.size > 1)
    )


def agree(graph: Graph, share: Share) -> None:
    """All ranks of a mesh are about to run the same program.

    Args:
        graph: the program of one device.
        share: of the mesh.

    Raises:
        CollectiveError: on every rank, if programs differ.
    """
    world = current()
    assert world is not None
    met = "\n".join(f"{c.kind} {c.axes} {c.operands} {c.times}" for c in collectives(graph))
    name = hashlib.sha256(f"{digest(graph)}\n{met}".encode()).digest()
    world.agree(graph.name, name, share.ranks)


def for_this_rank(graph: Graph, share: Share) -> Graph:
    """The program of the only device of this rank in a mesh."""
    world = current()
    assert world is not None
    return apart(graph, share.where(share.own[0]), partial(Call, world))
