"""`sort`: several arrays at once along one dimension, by a comparator of scalars.

Rows come out in the order of the comparator, and equal elements in the order in which they were,
whether or not `is_stable` asks for that.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2
from typing import Any

import numpy as np

from monograph.hlo.errors import DTypeError, ShapeError
from monograph.hlo.factors import same_shape
from monograph.hlo.graph import Graph
from monograph.hlo.ops.batching import stretch
from monograph.hlo.ops.folds import apply_body
from monograph.hlo.ops.leaf import ALL_KINDS, iota
from monograph.hlo.ops.orders import order_of, permutation, with_rider
from monograph.hlo.ops.orders_split import sort_split
from monograph.hlo.ops.shape_rules import check_axes, check_body, named, scalar
from monograph.hlo.ops.starts import along
from monograph.hlo.record import (
    Attrs,
    Cost,
    Mlir,
    OpDef,
    Signature,
    elements_bytes,
    letters,
    register,
)
from monograph.hlo.types import BOOL, I32, TensorType, Type, single, tensor

Types = tuple[TensorType, ...]
Array = np.ndarray[Any, Any]


# ---- type and semantics --------------------------------------------------------------------------


def _sort_type(types: Types, attrs: Attrs) -> Type:
    if not types:
        raise ShapeError("sort: no operands", fix="give at least one array.")
    shown = named(("*x",), types)
    for t in types[1:]:
        if t.shape != types[0].shape:
            raise ShapeError(
                f"sort: shapes differ: {types[0].shape} and {t.shape}",
                operands=shown,
                why="the arrays are sorted together, element with element.",
                fix="give arrays of one shape; broadcast the smaller ones.",
            )
    check_axes("sort", "dimension", (attrs["dimension"],), types[0].ndim, types[0])
    if not isinstance(attrs["is_stable"], bool):
        raise DTypeError(f"sort: is_stable={attrs['is_stable']!r}", fix="give True or False.")
    wanted = tuple(scalar(t) for t in types for _ in range(2))
    check_body("sort", "comparator", attrs["comparator"], wanted, (tensor((), BOOL),), shown)
    return single(types)


def _sort_ref(attrs: Attrs, *arrays: Array) -> Any:
    axis, comparator = attrs["dimension"], attrs["comparator"]
    last = axis == arrays[0].ndim - 1
    rows = [np.ascontiguousarray(x if last else np.moveaxis(x, axis, -1)) for x in arrays]
    order = order_of(comparator)
    with np.errstate(all="ignore"):
        if order is None:
            places = _by_network(comparator, rows)
        else:
            places = permutation(order, rows)
    found = [x[places] if x.ndim == 1 else np.take_along_axis(x, places, -1) for x in rows]
    return single([x if last else np.ascontiguousarray(np.moveaxis(x, -1, axis)) for x in found])


def _by_network(comparator: Graph, rows: Sequence[Array]) -> Array:
    """The order of every row by any comparator: Batcher's network of exchanges at a distance.

    K. E. Batcher, "Sorting networks and their applications", 1968; for any length as in Knuth,
    "The Art of Computer Programming" 3, 5.2.2, algorithm M. Ties are broken by place.
    """
    n = rows[0].shape[-1]
    places = np.broadcast_to(np.arange(n), rows[0].shape).copy()
    block = 1
    while block < n:
        reach = block
        while reach >= 1:
            low = np.arange(reach % block, n - reach)
            low = low[(low - reach % block) // reach % 2 == 0]
            low = low[low // (2 * block) == (low + reach) // (2 * block)]
            if low.size:
                _exchange(comparator, rows, places, low, low + reach)
            reach //= 2
        block *= 2
    return places


def _exchange(
    comparator: Graph, rows: Sequence[Array], places: Array, low: Array, high: Array
) -> None:
    """Exchange what stands at the places `low` and `high`, where it is out of order."""
    a, b = places[..., low], places[..., high]
    left, right = ([np.take_along_axis(x, at, -1) for x in rows] for at in (a, b))
    after = _holds(comparator, right, left)
    tied = ~after & ~_holds(comparator, left, right)
    swap = after | (tied & (b < a))
    places[..., low], places[..., high] = np.where(swap, b, a), np.where(swap, a, b)


def _holds(comparator: Graph, left: Sequence[Array], right: Sequence[Array]) -> Array:
    pairs = [x for pair in zip(left, right, strict=True) for x in pair]
    return apply_body(comparator, pairs)[0]


def _sort_cost(types: Types, out: Type, attrs: Attrs) -> Cost:
    n = types[0].shape[attrs["dimension"]]
    steps = ceil(log2(max(n, 2))) * len(attrs["comparator"].nodes)
    return Cost(types[0].size * steps, elements_bytes(types, out))


def _sort_signature(types: Types, attrs: Attrs) -> Signature:
    row = tuple(
        None if i == attrs["dimension"] else c for i, c in enumerate(letters(types[0].ndim))
    )
    return Signature((row,) * len(types), (row,) * len(types))


# ---- derivative: tangents are read in the order of the values ------------------------------------


def _sort_linearize(attrs: Attrs, ins: Sequence[Any], ts: Sequence[Any]) -> tuple[Any, Any]:
    """The sorted values, and their tangents by the places that sorting finds."""
    active = [t is not None and t.type.dtype.is_inexact for t in ts]
    if not any(active):
        return sort(*ins, **attrs), [None] * len(ins) if len(ins) > 1 else None
    dimension = attrs["dimension"]
    places = iota(iota_dimension=dimension, shape=ins[0].type.shape, dtype=I32)
    comparator = with_rider(attrs["comparator"], I32)
    *outs, found = sort(*ins, places, **{**attrs, "comparator": comparator})
    tangents = [
        along(t, found, dimension) if moves else None for t, moves in zip(ts, active, strict=True)
    ]
    return (outs, tangents) if len(ins) > 1 else (outs[0], tangents[0])


# ---- batching, record ----------------------------------------------------------------------------


def _sort_batch(attrs: Attrs, ins: tuple[Any, ...], flags: tuple[bool, ...], size: int) -> Any:
    xs = [stretch(x, flag, size) for x, flag in zip(ins, flags, strict=True)]
    made = sort(*xs, **{**attrs, "dimension": attrs["dimension"] + 1})
    return (made, True) if len(xs) == 1 else (made, [True] * len(xs))


sort: OpDef = register(
    OpDef(
        "sort",
        "opaque",
        _sort_type,
        _sort_ref,
        attrs=("dimension", "is_stable", "comparator"),
        defaults={"is_stable": True},
        operands=("*x",),
        dtypes=ALL_KINDS,
        regions=("comparator",),
        jvp=_sort_linearize,
        linearize=_sort_linearize,
        active=lambda attrs, flags: flags,
        batch=_sort_batch,
        signature=_sort_signature,
        factors=lambda types, out, attrs: same_shape(
            types[0].shape, (attrs["dimension"],), "whole", len(types), len(types)
        ),
        split=sort_split,
        cost=_sort_cost,
        mlir=Mlir(
            "stablehlo.sort",
            (("dimension", "dimension", "i64"), ("is_stable", "is_stable", "bool")),
        ),
    )
)
