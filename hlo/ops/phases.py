"""Windows over an array that is spread: each meets some of its elements, by turns the same ones.

Where `base_dilations` move elements d apart, a window's elements between them stand on nothing.
Windows that are a period apart stand alike; so the results are as many interleaved ones, each of
smaller windows over the array as it lies. The gradients of strided convolutions and pools, and
transposed convolutions, are of this kind.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from monograph.hlo.ops.geometry import Geometry, Sizes
from monograph.hlo.record import ops

_MOST = 16  # phases that are worth as many ops


@dataclass(frozen=True)
class Phase:
    """One of the interleaved results.

    Attributes:
        first: the place of its first window among all, per dimension.
        picked: which elements of the window it has, per dimension.
        geometry: of its windows, over the array as it lies; None if they stand on nothing.
    """

    first: Sizes
    picked: tuple[range, ...]
    geometry: Geometry | None


@dataclass(frozen=True)
class Phases:
    """All of them: `periods` windows apart, `counts` windows each, as many as `wanted` in all."""

    periods: Sizes
    counts: Sizes
    wanted: Sizes
    each: tuple[Phase, ...]

    def places(self, phase: Phase) -> tuple[slice, ...]:
        """Where the windows of a phase are among all, with room for `counts` in each."""
        return tuple(slice(a, None, p) for a, p in zip(phase.first, self.periods, strict=True))


def alone(g: Geometry) -> bool:
    """Whether a window stands on one element of a spread array at most: it is as long as a gap."""
    spread = max(g.base_dilations, default=1) > 1 and {*g.strides, *g.dilations} == {1}
    return spread and all(k <= b for k, b in zip(g.sizes, g.base_dilations, strict=True))


def phases_of(g: Geometry, shape: Sizes) -> Phases | None:
    """The phases of windows over an array of `shape`; None if there is one, or too many."""
    wanted = g.counts(shape)
    periods = tuple(b // math.gcd(s, b) for s, b in zip(g.strides, g.base_dilations, strict=True))
    if max(g.base_dilations, default=1) == 1 or math.prod(periods) > _MOST:
        return None
    if 0 in (*wanted, *shape, *g.sizes):
        return None
    counts = tuple(-(-m // p) for m, p in zip(wanted, periods, strict=True))
    each = []
    for first in product(*(range(p) for p in periods)):
        rows = [
            _one(g, i, r, n, m)
            for i, (r, n, m) in enumerate(zip(first, shape, counts, strict=True))
        ]
        found = [row for _, row in rows if row is not None]
        made = Geometry(*zip(*found, strict=True)) if len(found) == len(rows) else None
        each.append(Phase(first, tuple(picked for picked, _ in rows), made))
    return Phases(periods, counts, wanted, tuple(each))


def _one(
    g: Geometry, i: int, first: int, n: int, count: int
) -> tuple[range, tuple[int, int, int, int, tuple[int, int]] | None]:
    """One dimension of a phase: elements of the window, and a row of its geometry."""
    size, stride, base, dilation = g.sizes[i], g.strides[i], g.base_dilations[i], g.dilations[i]
    start = first * stride - g.padding[i][0]
    step = base // math.gcd(dilation, base)
    k = next((k for k in range(min(step, size)) if (start + k * dilation) % base == 0), size)
    picked = range(k, size, step)
    if not picked:
        return picked, None
    low = (start + k * dilation) // base
    stride, dilation = stride * (base // math.gcd(stride, base)) // base, step * dilation // base
    reach = (count - 1) * stride + (len(picked) - 1) * dilation + 1
    if low >= n or low + reach <= 0:
        return picked, None
    return picked, (len(picked), stride, 1, dilation, (-low, low + reach - n))


def interleaved(
    p: Phases, before: int, make: Callable[[Phase], Any], key_of: Callable[[Phase], Any]
) -> Any:
    """All phases together.

    Args:
        p: which.
        before: dimensions before those of the windows.
        make: gives the values of one.
        key_of: what they depend on.
    """
    alike: dict[Any, Any] = {}
    made = {}
    for phase in p.each:
        key = key_of(phase)
        if key not in alike:
            alike[key] = make(phase)
        made[phase.first] = alike[key]
    for i in reversed(range(len(p.periods))):
        together: dict[tuple[int, ...], Any] = {}
        for first, row in dict(_by(made, i)).items():
            same = tuple(id(x) for x in row)
            if same not in together:
                together[same] = joined(row, before + i)
            made[first] = together[same]
        made = {first: made[first] for first in made if len(first) == i}
    (whole,) = made.values()
    shape = whole.type.shape
    limits = (*shape[:before], *p.wanted, *shape[before + len(p.wanted) :])
    if limits == shape:
        return whole
    zero, one = (0,) * len(shape), (1,) * len(shape)
    return ops.slice(whole, start_indices=zero, limit_indices=limits, strides=one)


def _by(made: dict[Sizes, Any], i: int) -> Iterator[tuple[Sizes, list[Any]]]:
    """What differs in place i only, in order."""
    rows: dict[Sizes, list[Any]] = {}
    for first, value in made.items():
        rows.setdefault(first[:i], []).append(value)
    yield from rows.items()


def joined(parts: Sequence[Any], axis: int) -> Any:
    """Values of one type, their elements along an axis in turn."""
    if len(parts) == 1:
        return parts[0]
    *outer, n = parts[0].type.shape[: axis + 1]
    inner = parts[0].type.shape[axis + 1 :]
    whole = (*outer, n * len(parts), *inner)
    if all(x is parts[0] for x in parts):
        shape = (*outer, n, len(parts), *inner)
        kept = (*range(axis + 1), *range(axis + 2, len(shape)))
        spread = ops.broadcast_in_dim(parts[0], shape=shape, broadcast_dimensions=kept)
        return ops.reshape(spread, shape=whole)
    apart = [ops.reshape(x, shape=(*outer, n, 1, *inner)) for x in parts]
    return ops.reshape(ops.concatenate(*apart, dimension=axis + 1), shape=whole)
