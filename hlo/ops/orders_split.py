"""One device's share of sort and top_k."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph.hlo.graph import Node
from monograph.hlo.ops.moves import permuted
from monograph.hlo.ops.packs import gathered_together
from monograph.hlo.ops.splits import own_start
from monograph.hlo.ops.starts import along
from monograph.hlo.record import ops
from monograph.hlo.types import DType

Pieces = list[Any] | None


def sort_split(cut: Any, node: Node, ins: Sequence[Any], outs: Sequence[Any]) -> Pieces:
    """Rows are exchanged for whole ones, if there are enough, and a result is to be cut."""
    d = node.attrs["dimension"]
    if not any(t.axes for t in outs) or any(x.tiling != ins[0].tiling for x in ins):
        return None
    turned = cut.turned(ins, d, later=outs[0].dims[d])
    if turned is None:
        return None
    made = ops.sort(*(x.value for x in turned), **node.attrs)
    results = made if isinstance(made, list) else [made]
    return [cut.piece(r, x.type, x.tiling) for r, x in zip(results, turned, strict=True)]


def top_k_split(cut: Any, node: Node, ins: Sequence[Any], outs: Sequence[Any]) -> Pieces:
    """The largest of every piece are gathered, and the largest of these are the result."""
    (x,), k = ins, node.attrs["k"]
    last = x.type.ndim - 1
    names, size = x.tiling.dims[last], x.value.type.shape[last]
    parts, few = cut.parts(names), min(k, size)
    if parts == 1 or not few or few >= size:
        return None
    x = cut.masked(x, _least(x.type.dtype), [last])
    own, places = ops.top_k(x.value, k=few)
    start = own_start(cut, names, size)
    start = ops.broadcast_in_dim(start, shape=places.type.shape, broadcast_dimensions=())
    rows = gathered_together(cut, names, [own, ops.add(places, start)])
    values, origins = (_joined(r) for r in rows)
    made, chosen = ops.top_k(values, k=k)
    found = along(origins, chosen, origins.type.ndim - 1)
    tiling = x.tiling.with_dim(last, ())
    types = node.type
    return [cut.piece(v, t, tiling) for v, t in zip((made, found), types, strict=True)]


def _joined(rows: Any) -> Any:
    """(devices, ..., few) -> (..., devices * few)."""
    n = rows.type.ndim
    turned = permuted(rows, (*range(1, n - 1), 0, n - 1))
    *lead, a, b = turned.type.shape
    return ops.reshape(turned, shape=(*lead, a * b))


def _least(d: DType) -> Any:
    """What comes last of all elements of a type; of floats, which are ordered by their bits, a NaN
    with a sign."""
    if d.is_float:
        bits = d.np.itemsize * 8
        return np.array((1 << d.bits) - 1, f"u{bits // 8}").view(d.np)
    return -(2 ** (d.bits - 1)) if d.kind == "int" else 0
