"""Arrays made of pieces: by a callback, of arrays on single devices, of a process's data."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, cast

import numpy as np

from monograph.backends.base import Buffer
from monograph.backends.engines.world import current
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.types import DType, TensorType, tensor
from monograph.sharding import NamedSharding
from monograph.sharding.blocks import piece_index, row_index
from monograph.sharding.tiling import local_shape
from monograph.tracer import tree
from monograph.tracer.array import Array
from monograph.tracer.avals import value_of
from monograph.tracer.device import device_put
from monograph.tracer.distributed import held, stored
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
        found = [piece(i) for device, i in indices.items() if device.index in mine.own]
        return _assembled(sizes, where, found, d)
    return _assembled(sizes, where, [piece(i) for i in indices.values()])


def make_array_from_single_device_arrays(
    shape: Sequence[int], sharding: Any, arrays: Sequence[Any], *, dtype: Any = None
) -> Array:
    """An array of pieces that are on the devices of a sharding.

    Args:
        shape: of the whole array.
        sharding: where the pieces are.
        arrays: one on each device, in any order.
        dtype: that of the arrays; needed where this process has none.

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
        order = [d for d in order if d.index in mine.own]
    if len(given) != len(arrays) or set(given) != set(order):
        raise ArgumentError(
            f"make_array_from_single_device_arrays: {len(arrays)} arrays on {len(given)} devices "
            f"for a sharding over {len(order)}",
            operands={"sharding": where},
            fix="put one array on each device of the sharding: device_put(x, device).",
        )
    d = None if dtype is None else requested(dtype, "make_array_from_single_device_arrays")
    return _assembled(tuple(shape), where, [given[device] for device in order], d)


def make_array_from_process_local_data(
    sharding: Any, local_data: Any, global_shape: Sequence[int] | None = None
) -> Any:
    """A tree of arrays from the data of this process: all there is, or the part of a rank.

    Args:
        sharding: where the pieces are to be.
        local_data: a tree of arrays; of a rank, the part that its devices hold together.
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
    places = mine.places
    numbers = [sorted({_number(d, sizes, p) for p in places}) for d in tiling.dims]
    cuts = [int(math.prod(sizes[a] for a in d)) for d in tiling.dims]
    if len(mine.rows(tiling)) != math.prod(map(len, numbers)) or not places or tiling.partial:
        raise ArgumentError(
            "make_array_from_process_local_data: the pieces of this process are no box",
            operands={"sharding": where, "devices": ", ".join(map(str, mine.own)) or "none"},
            why="one array can only hold pieces that form a grid.",
            fix="use make_array_from_callback, or make_array_from_single_device_arrays.",
        )
    if shape is None:
        rest = [n % len(own) for n, own in zip(value.type.shape, numbers, strict=True)]
        if any(rest):
            raise ShapeError(
                f"the data of this process, {value.type.shape}, does not split into the pieces of "
                f"its {len(places)} devices",
                fix="give global_shape, or data of sizes that split evenly.",
            )
        shape = [n // len(own) * k
                 for n, own, k in zip(value.type.shape, numbers, cuts, strict=True)]  # fmt: skip
    size = local_shape(tuple(shape), tiling, sizes)
    host, made = value.host, []
    for place in places:
        index = piece_index(tuple(shape), tiling, sizes, place)
        at = [_position(own, _number(d, sizes, place), i, n, whole, given)
              for own, d, i, n, whole, given in
              zip(numbers, tiling.dims, index, size, shape, host.shape, strict=True)]  # fmt: skip
        made.append(cast(Array, value_of(host[tuple(at)])))
    return _assembled(tuple(shape), where, made)


def _position(
    own: Sequence[int], number: int, index: slice, size: int, whole: int, given: int
) -> slice:
    """Where in a process's data a piece lies along a dimension: data may be all of it, too."""
    first, last, _ = index.indices(whole)
    if given == whole:
        return slice(first, last)
    start = own.index(number) * size
    return slice(start, start + last - first)


def _number(names: Sequence[Any], sizes: Any, place: Sequence[int]) -> int:
    """Which piece along a dimension that some axes cut a device at a place has."""
    at = dict(zip(sizes, place, strict=True))
    found = 0
    for name in names:
        found = found * sizes[name] + at[name]
    return found


def _assembled(
    shape: tuple[int, ...], where: Sharding, pieces: Sequence[Array], dtype: DType | None = None
) -> Array:
    """An array of pieces in the order of the mesh's devices: all, or this process's."""
    if not pieces and dtype is None:
        raise ArgumentError(
            "an array of which this process holds nothing has no element type",
            operands={"sharding": where},
            fix="give dtype=.",
        )
    t = tensor(shape, pieces[0].type.dtype if dtype is None else dtype)
    device = first_device(where)
    if type(where) is not NamedSharding:
        _check(pieces[0].type, shape, t)
        return Array(t, where, (Buffer(device, np.asarray(pieces[0].host, order="C")),))
    sizes, tiling = where.sizes, where.tiling(len(shape))
    mine = held(where)
    places = list(np.ndindex(where.mesh.axis_sizes)) if mine is None else mine.places
    block = np.zeros(stored(t, where).shape, t.dtype.np)
    for piece, place in zip(pieces, places, strict=True):
        index = piece_index(shape, tiling, sizes, place)
        inner = tuple(len(range(n)[i]) for n, i in zip(shape, index, strict=True))
        _check(piece.type, inner, t)
        row = row_index(tiling, sizes, place) if mine is None else mine.at(tiling, place)
        at: tuple[Any, ...] = (*row, *map(slice, inner))
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
