"""Convolutions of each feature by itself, as a graph: the vector unit's, not the arrays'.

An array would hold one column of weights for each feature. So the contract and the compiler's
kernel say otherwise, by the same graph: windows times the kernel, in f32 or i32, added from place
to place of the kernel, and rounded once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph.backends.tpu.definitions.steps import Values
from monograph.hlo import ops
from monograph.hlo.builder import build
from monograph.hlo.graph import Graph
from monograph.hlo.ops.convolution import conv_of, layout_of
from monograph.hlo.ops.geometry import Geometry
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.monoids import monoid
from monograph.hlo.ops.windows import padded, seen
from monograph.hlo.record import Attrs
from monograph.hlo.types import F32, TensorType, tensor


def is_depthwise(types: Sequence[TensorType], attrs: Attrs) -> bool:
    """Whether each of several input features makes one output feature."""
    c, at = conv_of(tuple(types), attrs), layout_of(attrs)
    features, filters = types[0].shape[at.x[-1]], types[1].shape[at.w[-1]]
    return c.batches == 1 and features == filters == c.groups > 1


def depthwise(types: Sequence[TensorType], attrs: Attrs) -> Graph:
    """The graph of such a convolution, of its two operands."""
    c, at = conv_of(tuple(types), attrs), layout_of(attrs)
    d = F32 if c.dtype.is_float else c.dtype
    whole = _over_all(c.geometry, at.x)
    rank, turned = len(at.x), [at.w[i] for i, back in enumerate(c.reversal) if back]
    places = [*(rank + i for i in at.x[1:-1]), at.x[-1]]  # of the kernel's dimensions below
    order = sorted(range(rank - 1), key=places.__getitem__)
    kernel = [*at.w[:-2], at.w[-1]]

    def emitted(*ins: Any) -> Values:
        x, w = (ops.convert(v, dtype=d) for v in ins)
        w = ops.reverse(w, dimensions=tuple(turned)) if turned else w
        w = ops.transpose(w, permutation=(at.w[-2], *(kernel[i] for i in order)))
        w = ops.reshape(w, shape=w.type.shape[1:])
        rows = seen(padded(x, splat(0, tensor((), d)), whole), whole)
        w = ops.broadcast_in_dim(
            w, shape=rows.type.shape, broadcast_dimensions=tuple(places[i] for i in order)
        )
        last, none = tuple(range(rank, 2 * rank)), splat(0, tensor((), d))
        y = ops.reduce(
            ops.multiply(rows, w), none, dimensions=last, body=monoid("add", d), order="sequential"
        )
        y = ops.transpose(y, permutation=tuple(at.x[j] for j in at.out))
        return [ops.convert(y, dtype=c.dtype)]

    return build(emitted, list(types), "depthwise")


def _over_all(g: Geometry, at: Sequence[int]) -> Geometry:
    """The same windows over all dimensions of an array: of one element in those without space."""
    none: dict[str, Any] = dict.fromkeys(("sizes", "strides", "base_dilations", "dilations"), 1)
    none["padding"] = (0, 0)
    rows = {}
    for name, one in none.items():
        row = [one] * len(at)
        for i, n in zip(at[1:-1], getattr(g, name), strict=True):
            row[i] = n
        rows[name] = tuple(row)
    return Geometry(**rows)


__all__ = ["depthwise", "is_depthwise"]
