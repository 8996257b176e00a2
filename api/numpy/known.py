"""Reading and writing by index where every array is known: done by NumPy on host memory, at once.

`indexing` and `updates` come here before they make ops that compare every index with every place,
which would need far more memory than the result. Nothing under a transformation is known.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeGuard

import numpy as np

from monograph.tracer.array import Array
from monograph.tracer.device import device_put


def all_known(values: Sequence[Any]) -> TypeGuard[Sequence[Array]]:
    """Whether these are arrays of numbers that NumPy can index now."""
    return all(type(v) is Array for v in values)


def look_up(x: Array, indices: Sequence[Array]) -> Any:
    """The elements of `x` whose leading dimensions have these indices (of one shape), clamped."""
    at = []
    for i, n in zip(indices, x.type.shape, strict=False):
        host = np.asarray(i).astype(np.int64)
        at.append(np.clip(np.where(host < 0, host + n, host), 0, n - 1))
    return device_put(np.asarray(x)[tuple(at)], x.sharding)


def in_order(order: Array, x: Array) -> Any:
    """The elements of a vector in the order of other numbers, stably."""
    return device_put(np.asarray(x)[np.argsort(np.asarray(order), kind="stable")], x.sharding)


_COMBINE = {"add": np.add, "multiply": np.multiply, "minimum": np.minimum, "maximum": np.maximum}


def write(x: Array, y: Array, number: Array, inside: Array, how: str | None) -> Any:
    """`x` with the elements at flat places combined with those of `y`.

    Args:
        x: an array.
        y: as many elements as `number` has.
        number: flat places, in row-major order.
        inside: which of them are in range; the others are dropped.
        how: the name of a monoid, or None to replace; the last of equal places wins then.
    """
    out = np.array(x).reshape(-1)
    ok = np.asarray(inside).reshape(-1)
    places, new = np.asarray(number).reshape(-1)[ok], np.asarray(y).reshape(-1)[ok]
    if how is None:
        out[places] = new
    else:
        _COMBINE[how].at(out, places, new)
    return device_put(out.reshape(x.type.shape), x.sharding)
