"""What can be wrong with the operands of an op: indices out of bounds, division by zero.

One function per op that has such operands; `monograph.hlo.passes.latch` asks for every node of a
program that is compiled with ``checked``, and eager calls ask as they go.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph.hlo import ops
from monograph.hlo.ops.indexed import Indexed
from monograph.hlo.ops.leaf import constant, splat, zeros
from monograph.hlo.ops.scatter_derivative import scatter_windows
from monograph.hlo.ops.starts import gather_windows
from monograph.hlo.record import Attrs, OpDef
from monograph.hlo.types import TensorType

INDEX, DIVISION = "an index is out of bounds", "an integer is divided by zero"
Found = list[tuple[str, Any]]  # what is wrong, and the elements with which it is


def checks_of(op: OpDef, attrs: Attrs, ins: Sequence[Any]) -> Found:
    """What to check of an op on the values of its operands."""
    check = _CHECKS.get(op)
    return [] if check is None else check(attrs, ins)


def _division(attrs: Attrs, ins: Sequence[Any]) -> Found:
    divisor = ins[1]
    if not divisor.type.dtype.is_integer or not divisor.type.size:
        return []
    return [(DIVISION, ops.compare(divisor, zeros(divisor.type), comparison_direction="EQ"))]


def _slice(attrs: Attrs, ins: Sequence[Any]) -> Found:
    return _starts(ins[0].type, attrs["slice_sizes"], ins[1:])


def _update(attrs: Attrs, ins: Sequence[Any]) -> Found:
    return _starts(ins[0].type, ins[1].type.shape, ins[2:])


def _starts(t: TensorType, sizes: Sequence[int], starts: Sequence[Any]) -> Found:
    limits = [n - size for n, size in zip(t.shape, sizes, strict=True)]
    return [
        (INDEX, _outside(i, splat(_fit(m, i), i.type))) for i, m in zip(starts, limits, strict=True)
    ]


def _gather(attrs: Attrs, ins: Sequence[Any]) -> Found:
    return _windows(ins[0].type, ins[1], gather_windows(attrs))


def _scatter(attrs: Attrs, ins: Sequence[Any]) -> Found:
    count = len(ins) // 2  # arrays, starts, updates
    array, starts, updates = ins[0].type, ins[count], ins[count + 1].type
    return _windows(array, starts, scatter_windows(attrs, array, updates))


def _windows(array: TensorType, starts: Any, w: Indexed) -> Found:
    t = starts.type
    limits = [_fit(array.shape[d] - w.sizes[d], starts) for d in w.mapped]
    if not t.size or not limits:
        return []
    if w.vector_dim == t.ndim:
        return [(INDEX, _outside(starts, splat(limits[0], t)))]
    row = constant(np.array(limits, t.dtype.np))
    limit = ops.broadcast_in_dim(row, shape=t.shape, broadcast_dimensions=(w.vector_dim,))
    return [(INDEX, _outside(starts, limit))]


def _fit(limit: int, starts: Any) -> int:
    """The limit, as far as the type of the starts goes."""
    return min(limit, int(np.iinfo(starts.type.dtype.np).max))


def _outside(i: Any, limit: Any) -> Any:
    below = ops.compare(i, zeros(i.type), comparison_direction="LT")
    return ops.or_(below, ops.compare(i, limit, comparison_direction="GT"))


_CHECKS: dict[OpDef, Callable[[Attrs, Sequence[Any]], Found]] = {
    ops.divide: _division,
    ops.remainder: _division,
    ops.dynamic_slice: _slice,
    ops.dynamic_update_slice: _update,
    ops.gather: _gather,
    ops.scatter: _scatter,
}
