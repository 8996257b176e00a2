"""Arrays made of pieces: by a callback, of arrays on single devices, of a process's data."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, cast

import numpy as np

from monograph.backends.base import Buffer
from monograph.backends.engines.world import current
from monograph.backends.engines.world import rank as current_rank
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.types import TensorType, tensor
from monograph.sharding import NamedSharding
from monograph.sharding.blocks import block_shape, piece_index, row_index
from monograph.sharding.tiling import local_shape
from monograph.tracer import tree
from monograph.tracer.array import Array
from monograph.tracer.avals import value_of
from monograph.tracer.device import device_put
from monograph.tracer.distributed import held
from monograph.tracer.dtypes import requested
from monograph.tracer.placing import Sharding, first_device, placed


def make_array_from_callback(
    shape: Sequence[int],
    sharding: Any,
    data_callback: Callable[[tuple[slice, ...]], Any],
    dtype: Any = None,
) -> Array:
    """An array whose pieces a function gives.

    Args:
        shape: of the whole array.
        sharding: where the pieces are.
        data_callback: from the slices of a piece to its contents; it is called once for each
            different piece.
        dtype: of the elements; by default that of the contents.

    Raises:
        ShapeError: if a piece is not of the size of its slices.

    >>> import numpy as np
    >>> import monograph as mg
    >>> mesh = mg.make_mesh((1,), ("x",))
    >>> where = mg.NamedSharding(mesh, mg.P("x"))
    >>> mg.make_array_from_callback((4,), where, lambda index: np.arange(4)[index])
    Array([0, 1, 2, 3], dtype=int32)
    """
    sizes = tuple(int(n) for n in shape)
    where = placed(sharding, "make_array_from_callback")
    made: dict[tuple[tuple[int, int], ...], Array] = {}
    d = None if dtype is None else requested(dtype, "make_array_from_callback")

    def piece(index: tuple[slice, ...]) -> Array:
        key = tuple((i.start or 0, i.stop) for i in index)
        if key not in made:
            found = data_callback(index)
            value: Any = value_of(np.asarray(found) if isinstance(found, list) else found)
            if d is not None and value.type.dtype is not d:
                value = value_of(np.asarray(value).astype(d.np))
            made[key] = value
        return made[key]

    indices = where.devices_indices_map(sizes)
    mine = held(where)
    if mine is not None:
        own = list(np.ndindex(mine.mesh.axis_sizes)).index(mine.place)
        return _assembled(sizes, where, [piece(list(indices.values())[own])])
    return _assembled(sizes, where, [piece(i) for i in indices.values()])


def make_array_from_single_device_arrays(
    shape: Sequence[int], sharding: Any, arrays: Sequence[Any], *, dtype: Any = None
) -> Array:
    """An array of pieces that are on the devices of a sharding.

    Args:
        shape: of the whole array.
        sharding: where the pieces are.
        arrays: one on each device, in any order.
        dtype: accepted; it is that of the arrays.

    Raises:
        ArgumentError: if a device has no array, or two.
        ShapeError: if a piece has another shape than the sharding says.
    """
    where = placed(sharding, "make_array_from_single_device_arrays")
    given: dict[Any, Array] = {}
    for x in arrays:
        value: Any = value_of(x)
        given[first_device(value.sharding)] = value
    order = list(where.devices_indices_map(tuple(shape)))
    mine = held(where)
    if mine is not None:
        order = [d for d in order if d.index == current_rank()]
    if len(given) != len(arrays) or set(given) != set(order):
        raise ArgumentError(
            f"make_array_from_single_device_arrays: {len(arrays)} arrays on {len(given)} devices "
            f"for a sharding over {len(order)}",
            operands={"sharding": where},
            fix="put one array on each device of the sharding: device_put(x, device).",
        )
    return _assembled(tuple(shape), where, [given[device] for device in order])


def make_array_from_process_local_data(
    sharding: Any, local_data: Any, global_shape: Sequence[int] | None = None
) -> Any:
    """A tree of arrays from the data of this process: all there is, or the part of a rank.

    Args:
        sharding: where the pieces are to be.
        local_data: a tree of arrays; of a rank, the part that its device holds.
        global_shape: of the whole arrays; by default that of the data where this is the only
            process, else what the sharding makes of the parts.

    Raises:
        ShapeError: if `global_shape` does not fit the data.
    """
    if current() is not None:
        return tree.map(lambda x: _from_part(sharding, x, global_shape), local_data)
    if global_shape is not None:
        for x in tree.leaves(local_data):
            if tuple(global_shape) != np.shape(x):
                raise ShapeError(
                    f"the data of the only process is {np.shape(x)}, not {tuple(global_shape)}",
                    fix="leave global_shape out.",
                )
    return device_put(local_data, sharding)


def _from_part(sharding: Any, x: Any, shape: Sequence[int] | None) -> Array:
    """The array of which this rank gives the part that its device holds."""
    where = placed(sharding, "make_array_from_process_local_data")
    value: Any = value_of(x)
    mine = held(where)
    if mine is None:
        assert type(where) is not NamedSharding or where.mesh.size == 1
        return cast(Array, device_put(value, where))
    assert type(where) is NamedSharding
    tiling, sizes = where.tiling(value.type.ndim), where.sizes
    if shape is None:
        cuts = [int(math.prod(sizes[a] for a in d)) for d in tiling.dims]
        shape = [n * k for n, k in zip(value.type.shape, cuts, strict=True)]
    return _assembled(tuple(shape), where, [value])


def _assembled(shape: tuple[int, ...], where: Sharding, pieces: Sequence[Array]) -> Array:
    """An array of pieces in the order of the mesh's devices: all, or this rank's."""
    t = tensor(shape, pieces[0].type.dtype)
    device = first_device(where)
    if type(where) is not NamedSharding:
        _check(pieces[0].type, shape, t)
        return Array(t, where, (Buffer(device, np.asarray(pieces[0].host, order="C")),))
    sizes, tiling = where.sizes, where.tiling(len(shape))
    mine = held(where)
    if mine is not None:
        index = piece_index(shape, tiling, sizes, mine.place)
        inner = tuple(len(range(n)[i]) for n, i in zip(shape, index, strict=True))
        _check(pieces[0].type, inner, t)
        own = np.zeros(local_shape(shape, tiling, sizes), t.dtype.np)
        own[tuple(map(slice, inner))] = pieces[0].host
        made = Array(t, where, (Buffer(device, own),))
        made._chosen = True
        return made
    block = np.zeros(block_shape(shape, tiling, sizes), t.dtype.np)
    for piece, place in zip(pieces, np.ndindex(where.mesh.axis_sizes), strict=True):
        index = piece_index(shape, tiling, sizes, place)
        inner = tuple(len(range(n)[i]) for n, i in zip(shape, index, strict=True))
        _check(piece.type, inner, t)
        at: tuple[Any, ...] = (*row_index(tiling, sizes, place), *map(slice, inner))
        block[at] = piece.host
    made = Array(t, where, (Buffer(device, block),))
    made._chosen = True
    return made


def _check(t: TensorType, shape: tuple[int, ...], whole: TensorType) -> None:
    if t.shape != shape or t.dtype is not whole.dtype:
        raise ShapeError(
            f"a piece of {whole} is {t}, not {whole.with_shape(shape)}",
            why="the sharding says how large the pieces are.",
            fix="give pieces of that shape and element type.",
        )
