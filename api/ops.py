"""Folds of segments: rows that carry the same number, under `jax.ops`' names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from monograph._missing import explain as _explain
from monograph._operands.placed import placeable
from monograph._operands.values import value
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.ops.monoids import identity
from monograph.numpy.creation import full
from monograph.tracer.concrete import known_value

__all__ = ["segment_max", "segment_min", "segment_prod", "segment_sum"]

_FOLDS = {"add": "add", "multiply": "multiply", "max": "maximum", "min": "minimum"}


def _segments(
    name: str, update: str, data: Any, segment_ids: Any, num_segments: Any, mode: Any,
    indices_are_sorted: bool, unique_indices: bool,
) -> Any:  # fmt: skip
    x, ids = value(data, name), value(segment_ids, name, 1)
    fits = not x.type.ndim or x.type.shape[: ids.type.ndim] == ids.type.shape
    if not (ids.type.dtype.is_integer and fits):
        raise ShapeError(
            f"{name}: numbers of segments {ids.type} for data {x.type}",
            fix="give one integer per row of the data.",
        )
    if num_segments is None:
        found = np.asarray(known_value(ids))
        num_segments = int(found.max()) + 1 if found.size else 0
    count = int(num_segments)
    if count < 0:
        raise ArgumentError(f"{name}: {count} segments", fix="give a number from 0 on.")
    rest = x.type.shape[ids.type.ndim :]
    # Sums of nothing are 0, as in JAX, and not addition's neutral element, which is -0.
    start = 0 if update == "add" else identity(_FOLDS[update], x.type.dtype)
    none = full((count, *rest), start, x.type.dtype.np)
    at = none.at[ids]
    fold = getattr(at, update)
    return fold(x, mode=mode or "drop", indices_are_sorted=indices_are_sorted,
                unique_indices=unique_indices, wrap_negative_indices=False)  # fmt: skip


def _made(name: str, update: str, doc: str) -> Any:
    @placeable
    def f(
        data: Any, segment_ids: Any, num_segments: int | None = None,
        indices_are_sorted: bool = False, unique_indices: bool = False,
        bucket_size: int | None = None, mode: Any = None,
    ) -> Any:  # fmt: skip
        return _segments(name, update, data, segment_ids, num_segments, mode,
                         indices_are_sorted, unique_indices)  # fmt: skip

    f.__name__ = f.__qualname__ = name
    f.__doc__ = f"""{doc} of the rows that carry the same number.

    Args:
        data: rows, or a number that stands for every row.
        segment_ids: the number of each row's segment; rows whose number is out of range are left
            out.
        num_segments: how many there are; the largest number and one by default.
        indices_are_sorted, unique_indices: what is known of the numbers.
        bucket_size: accepted for JAX's sake.
        mode: what becomes of numbers out of range; see `monograph.numpy.ndarray.at`.

    Returns:
        One row per segment.
    """
    return f


segment_sum = _made("segment_sum", "add", "Sums")
segment_prod = _made("segment_prod", "multiply", "Products")
segment_max = _made("segment_max", "max", "The largest elements")
segment_min = _made("segment_min", "min", "The smallest elements")


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
