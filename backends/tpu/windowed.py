"""Folds of windows in the order of this machine, as a graph.

The contract's semantics and the compiler's kernel come from the same graph: pads, `windows` and a
`reduce` from element to element. It is for bodies of the user's own, and for sums and products of
more floats than the record takes in turn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from monograph.hlo.builder import build
from monograph.hlo.graph import Graph
from monograph.hlo.ops import convert
from monograph.hlo.ops.folds import wide
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.monoids import monoid, monoid_of
from monograph.hlo.ops.reduce import reduce
from monograph.hlo.ops.reduce_window import geometry_of, order_of
from monograph.hlo.ops.windows import padded, seen
from monograph.hlo.record import Attrs
from monograph.hlo.types import DType, TensorType


def ordered_windows(attrs: Attrs, d: DType) -> bool:
    """Whether the order of a `reduce_window` is the machine's own."""
    name = monoid_of(attrs["body"])
    rounded = d.is_inexact and name in ("add", "multiply")
    return name is None or (rounded and order_of(attrs, d) == "any")


def folded_windows(
    attrs: Attrs, types: Sequence[TensorType], outs: Sequence[int],
    known: Mapping[int, Any] | None = None,
) -> Graph:  # fmt: skip
    """Some results of a `reduce_window`: each window from its first element to its last one, after
    the initial value; floats of at most 16 bits are added and multiplied in f32, and rounded once.

    Args:
        attrs: of the node.
        types: of its operands: arrays, then initial values.
        outs: numbers of the results.
        known: operands that are one number everywhere; all others are the graph's parameters.
    """
    known = known or {}
    g, body, count = geometry_of(attrs), attrs["body"], len(types) // 2
    name, d = monoid_of(body), types[0].dtype
    short = name in ("add", "multiply") and wide(d) is not d
    if short and name is not None:
        body = monoid(name, wide(d))

    def fold(*ins: Any) -> list[Any]:
        left = iter(ins)
        values = [splat(known[i], t) if i in known else next(left) for i, t in enumerate(types)]
        values = [convert(x, dtype=wide(d)) for x in values] if short else values
        xs, inits = values[:count], values[count:]
        rows = [seen(padded(x, init, g), g) for x, init in zip(xs, inits, strict=True)]
        last = tuple(range(len(g.sizes), 2 * len(g.sizes)))
        made = reduce(*rows, *inits, dimensions=last, body=body, order="sequential")
        found = [made] if count == 1 else list(made)
        return [convert(found[i], dtype=d) if short else found[i] for i in outs]

    return build(fold, [t for i, t in enumerate(types) if i not in known], "windows")


__all__ = ["folded_windows", "ordered_windows"]
