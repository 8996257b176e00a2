"""Rows: arrays whose dimension 0 has an entry for each member of a named axis, and moves of them.

What the ops of `monograph.hlo.ops.named` become once their axes are dimensions.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph.hlo.axes import Groups, Mirror, Perm, Shift, Steps, Transposition
from monograph.hlo.ops.batching import stretch
from monograph.hlo.ops.gather import gather
from monograph.hlo.ops.leaf import constant, splat, zeros
from monograph.hlo.ops.monoids import identity, monoid
from monograph.hlo.ops.moves import permuted, reshaped, reverse
from monograph.hlo.ops.reduce import reduce
from monograph.hlo.ops.shape_rules import scalar
from monograph.hlo.ops.slices import concatenate, cut


def take_rows(x: Any, rows: Sequence[int]) -> Any:
    """The rows of `x` with these numbers, in this order."""
    numbers = tuple(rows)
    if numbers == tuple(range(x.type.shape[0])):
        return x
    runs = _runs(numbers)
    if 0 < len(runs) <= _FEW:
        parts = [cut(x, 0, start, stop) for start, stop in runs]
        return parts[0] if len(parts) == 1 else concatenate(*parts, dimension=0)
    return gather(
        x,
        constant(np.array(numbers, np.int32).reshape(-1, 1)),
        offset_dims=tuple(range(1, x.type.ndim)),
        collapsed_slice_dims=(0,),
        start_index_map=(0,),
        index_vector_dim=1,
        slice_sizes=(1, *x.type.shape[1:]),
        unique_indices=len(set(numbers)) == len(numbers),
    )


_FEW = 8  # slices that are joined rather than gathered, rows that are combined one by one


def _runs(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Stretches of consecutive numbers: (first, behind the last)."""
    runs: list[tuple[int, int]] = []
    for n in numbers:
        if runs and runs[-1][1] == n:
            runs[-1] = (runs[-1][0], n + 1)
        else:
            runs.append((n, n + 1))
    return runs


def by_group(x: Any, groups: Groups, f: Callable[[Any], Any]) -> Any:
    """`f` of the rows of each group, which gives as many rows, put back in the members' order."""
    made = concatenate(*[f(take_rows(x, g)) for g in groups], dimension=0)
    order = [m for g in groups for m in g]
    return take_rows(made, [order.index(m) for m in range(len(order))])


def swapped(x: Any) -> Any:
    """`x` with its first two dimensions exchanged."""
    return permuted(x, (1, 0, *range(2, x.type.ndim)))


def reordered(x: Any, leading: int, sizes: Sequence[int], order: Sequence[int]) -> Any:
    """`x` with its first dimensions split into ones of these sizes, put into another order."""
    rest = x.type.shape[leading:]
    k = len(sizes)
    seen = reshaped(x, (*sizes, *rest))
    return permuted(seen, (*order, *range(k, k + len(rest))))


def merged(x: Any, leading: int) -> Any:
    """`x` with its first dimensions as one."""
    shape = x.type.shape
    return reshaped(x, (math.prod(shape[:leading]), *shape[leading:]))


def fold_rows(x: Any, name: str) -> Any:
    """The rows of `x` combined by a monoid; a few of f32 and wider from first to last, so
    that the bits do not depend on what else a kernel folds."""
    d, n = x.type.dtype, x.type.shape[0]
    if d.is_inexact and d.bits >= 32 and 0 < n <= _FEW:
        rows = [reshaped(cut(x, 0, i, i + 1), x.type.shape[1:]) for i in range(n)]
        (combine,) = monoid(name, d).nodes
        return functools.reduce(combine.op, rows)
    start = splat(identity(name, d), scalar(x.type))
    return reduce(x, start, dimensions=(0,), body=monoid(name, d))


def repeated(x: Any, times: int) -> Any:
    """As many rows, all of them `x`."""
    return stretch(x, False, times)


def sent_rows(x: Any, perm: Perm) -> Any:
    """Per row, the row of the one that sends to it; zeros where nobody does."""
    n = x.type.shape[0]
    if isinstance(perm, Shift):
        return _shifted_rows(x, perm)
    if isinstance(perm, Mirror):
        return reverse(x, dimensions=(0,))
    if isinstance(perm, Transposition):
        return merged(reordered(x, 1, perm.shape, perm.order), len(perm.order))
    source = {target: s for s, target in (perm.pairs if isinstance(perm, Steps) else perm)}
    if len(source) < n:  # a last row of zeros for those to whom nobody sends
        x = concatenate(x, _nothing(x, 1), dimension=0)
    return take_rows(x, [source.get(m, n) for m in range(n)])


def _shifted_rows(x: Any, shift: Shift) -> Any:
    n = x.type.shape[0]
    by = shift.by % n if shift.wrap else max(-n, min(n, shift.by))
    if by == 0:
        return x
    kept = cut(x, 0, 0, n - by) if by > 0 else cut(x, 0, -by, n)
    if shift.wrap:
        return concatenate(cut(x, 0, n - by, n), kept, dimension=0)
    none = _nothing(x, abs(by))
    return concatenate(*((none, kept) if by > 0 else (kept, none)), dimension=0)


def _nothing(x: Any, count: int) -> Any:
    return zeros(x.type.strong.with_shape((count, *x.type.shape[1:])))
