"""Elements at places that are known when a function is traced: slices, where they are enough.

Equal steps are a strided slice (turned round where they go down), every place several times a slice
whose elements are spread; such reads become part of the kernels that use them. Anything else is a
gather. Called by `take` and `resize`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph._operands.values import value
from monograph._operands.windows import GatherScatterMode, read_windows
from monograph.hlo.ops.indexed import Indexed
from monograph.hlo.record import ops

Places = np.ndarray[Any, Any]


def at_known_places(x: Any, places: Places, axis: int) -> Any:
    """The elements of a value along an axis.

    Args:
        x: the value.
        places: integers of one dimension, each inside the axis, at least one.
        axis: which one, from 0.
    """
    times = _times(places)
    found = _sliced(x, places[::times], axis)
    if found is None:
        return _gathered(x, places, axis)
    return found if times == 1 else _spread(found, times, axis)


def _times(places: Places) -> int:
    """How often each place comes in a row."""
    changes = np.flatnonzero(places[1:] != places[:-1]) + 1
    times = int(changes[0]) if changes.size else places.size
    if places.size % times or np.any(places.reshape(-1, times) != places[::times, None]):
        return 1
    return times


def _sliced(x: Any, places: Places, axis: int) -> Any:
    """A slice with a step; None if places are not equally far apart."""
    step = int(places[1] - places[0]) if places.size > 1 else 1
    if step == 0 or np.any(places[1:] - places[:-1] != step):
        return None
    low, high = sorted((int(places[0]), int(places[-1])))
    n = x.type.ndim
    starts, strides, limits = [0] * n, [1] * n, list(x.type.shape)
    starts[axis], limits[axis], strides[axis] = low, high + 1, abs(step)
    if (low, high + 1, abs(step)) != (0, x.type.shape[axis], 1):
        x = ops.slice(
            x, start_indices=tuple(starts), limit_indices=tuple(limits), strides=tuple(strides)
        )
    return x if step > 0 else ops.reverse(x, dimensions=(axis,))


def _spread(x: Any, times: int, axis: int) -> Any:
    """Every element several times in a row."""
    shape = x.type.shape
    full = (*shape[: axis + 1], times, *shape[axis + 1 :])
    kept = (*range(axis + 1), *range(axis + 2, len(full)))
    wide = ops.broadcast_in_dim(x, shape=full, broadcast_dimensions=kept)
    return ops.reshape(wide, shape=(*shape[:axis], shape[axis] * times, *shape[axis + 1 :]))


def _gathered(x: Any, places: Places, axis: int) -> Any:
    shape = x.type.shape
    rows = tuple(i for i in range(len(shape)) if i != axis)
    sizes = (*shape[:axis], 1, *shape[axis + 1 :])
    w = Indexed(rows, (axis,), (), (), (axis,), 1, sizes)
    steps = places[1:] - places[:-1]
    return read_windows(
        x, value(places.astype(np.int32)), w, GatherScatterMode.PROMISE_IN_BOUNDS, None,
        unique_indices=bool(np.all(steps > 0)), indices_are_sorted=bool(np.all(steps >= 0)),
    )  # fmt: skip
