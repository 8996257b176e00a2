"""What batching rules share: operands brought to one batch, axes after it was put in front."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph.hlo.record import ops


def stretch(x: Any, flag: bool, size: int) -> Any:
    """`x` with a batch dimension in front: itself if `flag` says it has one, else broadcast."""
    if flag:
        return x
    shape = (size, *x.type.shape)
    return ops.broadcast_in_dim(x, shape=shape, broadcast_dimensions=tuple(range(1, len(shape))))


def stretched(
    values: Sequence[Any], flags: Sequence[bool], wanted: Sequence[bool], size: int
) -> list[Any]:
    """The values, with a batch dimension in front of those that are `wanted` with one.

    Args:
        values: what there is.
        flags: which of them have a batch dimension.
        wanted: which of them must have one.
        size: of the batch.
    """
    rows = zip(values, flags, wanted, strict=True)
    return [stretch(x, flag, size) if want else x for x, flag, want in rows]


def shifted(axes: tuple[int, ...]) -> tuple[int, ...]:
    """The same axes after a batch dimension was put in front."""
    return tuple(a + 1 for a in axes)
