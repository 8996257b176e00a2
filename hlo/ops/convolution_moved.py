"""Convolutions to few features: one product for all elements of the windows, then moved and added.

Three features are no columns of a matrix product: most of a register would be idle. So the kernel's
elements and features together are its rows, and all places of the images its columns; each result
is the sum of what its window's elements gave elsewhere. Called by the expansion of `convolution`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product
from typing import Any

from monograph.hlo.ops.convolution import Conv
from monograph.hlo.ops.folds import accumulator
from monograph.hlo.ops.geometry import Geometry
from monograph.hlo.ops.leaf import zeros
from monograph.hlo.ops.moves import permuted
from monograph.hlo.ops.opaque import held
from monograph.hlo.ops.phases import Phase, Phases, interleaved
from monograph.hlo.ops.shape_rules import scalar
from monograph.hlo.ops.windows import padded
from monograph.hlo.record import ops
from monograph.hlo.types import TensorType, tensor

_REGISTER = 32  # bytes of features that leave no lane of a narrow product idle
_MOVING = 8  # terms of a sum that take as long as writing it, reading it and adding it
_TOGETHER = 16  # elements of a window that one sum adds up; of larger ones, a dimension at a time


def to_few_features(c: Conv, phases: Phases | None, x: TensorType, w: TensorType) -> bool:
    """Whether a product of all elements of the kernel takes less time, with the sums behind it.

    Windows as large as the images, of kernels' gradients, have few places: most terms of it would
    be of none.
    """
    *_, i, o = w.shape
    if c.groups * c.batches > 1 or {*c.geometry.strides} != {1} or w.dtype.is_complex:
        return False
    if 0 in (*x.shape, *w.shape, *c.geometry.counts(x.shape[1:-1])):
        return False
    if phases is None and {*c.geometry.base_dilations} != {1}:
        return False  # there are too many
    if phases is not None and all(p.geometry is None for p in phases.each):
        return False  # nothing but zeros
    size = o * accumulator(w.dtype, c.dtype).itemsize
    counts = c.geometry.counts(x.shape[1:-1]) if phases is None else phases.counts
    around = zip(x.shape[1:-1], _around(c, phases), strict=True)
    places = math.prod(n + low + high for n, (low, high) in around)
    dear = places * size * (i + _MOVING) > math.prod(counts) * _REGISTER * i
    return c.geometry.elements > 1 < o and not dear


def _around(c: Conv, phases: Phases | None) -> tuple[tuple[int, int], ...]:
    """How far windows reach beyond the images, before and behind each dimension."""
    each = [c.geometry] if phases is None else [p.geometry for p in phases.each]
    found = [g.padding for g in each if g is not None]
    return tuple(
        (max(low for low, _ in ends), max(high for _, high in ends))
        for ends in zip(*found, strict=True)
    )


def moved_and_added(c: Conv, phases: Phases | None, x: Any, w: Any) -> Any:
    """The convolution in the canonical layout, without reversal; of a spread x by `phases`."""
    n = c.rank - 2
    whole = Phase((0,) * n, tuple(range(k) for k in c.geometry.sizes), c.geometry)
    around = _around(c, phases)
    x = padded(x, zeros(scalar(x.type)), Geometry.of((1,) * n, padding=around).within(1, 1))
    made = held(_products(c, x, w))

    def one(phase: Phase) -> Any:
        g = phase.geometry
        if g is None:
            counts = phases.counts if phases is not None else ()
            return zeros(tensor((*made.type.shape[n : n + 2], *counts), made.type.dtype))
        begin = tuple(low - a for (low, _), (a, _) in zip(around, g.padding, strict=True))
        shape = (m - a - (b - h) for m, a, (_, b), (_, h) in
                 zip(x.type.shape[1:-1], begin, around, g.padding, strict=True))  # fmt: skip
        return held(_added(made, phase.picked, g, begin, g.seen_from(tuple(shape))))

    out = one(whole) if phases is None else interleaved(phases, 2, one, lambda p: p.first)
    out = permuted(out, (*range(1, n + 2), 0))
    return out if out.type.dtype is c.dtype else ops.convert(out, dtype=c.dtype)


def _products(c: Conv, x: Any, w: Any) -> Any:
    """(window..., feature out, batch, space...): every element of the kernel times all places."""
    n, acc = c.rank - 2, accumulator(x.type.dtype, c.dtype)
    return ops.dot_general(
        held(permuted(w, (*range(n), n + 1, n))),
        x,
        lhs_batching_dimensions=(),
        rhs_batching_dimensions=(),
        lhs_contracting_dimensions=(n + 1,),
        rhs_contracting_dimensions=(n + 1,),
        precision=c.precision,
        preferred=None if acc is x.type.dtype else acc,
    )


def _added(
    made: Any, picked: Sequence[range], g: Geometry, begin: Sequence[int], counts: Sequence[int]
) -> Any:
    """The sum over the picked elements of a window; `begin`: where the first one's places begin."""
    n = len(counts)
    if math.prod(map(len, picked)) <= _TOGETHER:
        return _sum(made, range(n), picked, g, begin, counts)
    for i in reversed(range(n)):
        made = held(_sum(made, (i,), picked, g, begin, counts))
    return made


def _sum(
    made: Any,
    axes: Sequence[int],
    picked: Sequence[range],
    g: Geometry,
    begin: Sequence[int],
    counts: Sequence[int],
) -> Any:
    """The sum over some of the window's dimensions, which must be the last ones left."""
    rank, left = made.type.ndim, axes[-1] + 1
    total = None
    for elements in product(*(enumerate(picked[i]) for i in axes)):
        start, stop = [0] * rank, [*made.type.shape]
        for i, (number, element) in zip(axes, elements, strict=True):
            start[i], stop[i] = element, element + 1
            place = left + 2 + i  # behind the window's dimensions, the feature and the batch
            start[place] = begin[i] + number * g.dilations[i]
            stop[place] = start[place] + counts[i]
        part = ops.slice(
            made, start_indices=tuple(start), limit_indices=tuple(stop), strides=(1,) * rank
        )
        kept = tuple(m for i, m in enumerate(part.type.shape) if i not in axes)
        part = ops.reshape(part, shape=kept)
        total = part if total is None else ops.add(total, part)
    return total
