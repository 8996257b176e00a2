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
from monograph.hlo.graph import Graph
from monograph.hlo.ops.batching import stretch
from monograph.hlo.ops.folds import apply_body
from monograph.hlo.ops.leaf import ALL_KINDS, iota
from monograph.hlo.ops.orders import (
    lexicographic,
    order_of,
    permutation,
    reads,
    with_riders,
    without,
)
from monograph.hlo.ops.shape_rules import check_axes, named, scalar
from monograph.hlo.record import (
    Attrs,
    Cost,
    Mlir,
    OpDef,
    Signature,
    Undefined,
    elements_bytes,
    letters,
    register,
)
from monograph.hlo.types import BOOL, I32, TensorType, Type, tensor

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
    return types[0] if len(types) == 1 else types


def check_body(op: str, what: str, body: Graph, ins: Types, outs: Types | None, shown: Any) -> None:
    """Raise unless a region is a function of these scalars made of elementwise ops."""
    one_scalar = len(body.outs) == 1 and not body.out_types[0].ndim
    if body.in_types != ins or (body.out_types != outs if outs else not one_scalar):
        gives = outs if outs is not None else "one scalar"
        raise DTypeError(
            f"{op}: the {what} takes {body.in_types} and gives {body.out_types}",
            operands=shown,
            fix=f"write a {what} from {ins} to {gives}.",
        )
    for node in body.nodes:
        if node.op.kind not in ("elementwise", "leaf"):
            raise DTypeError(
                f"{op}: the {what} holds {node.op.name}, which is not elementwise",
                operands=shown,
                fix="compute with scalars by elementwise ops only.",
            )


def _sort_ref(attrs: Attrs, *arrays: Array) -> Any:
    axis, comparator = attrs["dimension"], attrs["comparator"]
    rows = [np.ascontiguousarray(np.moveaxis(x, axis, -1)) for x in arrays]
    order = order_of(comparator)
    with np.errstate(all="ignore"):
        if order is None:
            places = _by_network(comparator, rows)
        else:
            places = permutation(order, rows)
    sorted_rows = [np.take_along_axis(x, places, -1) for x in rows]
    outs = [np.ascontiguousarray(np.moveaxis(x, -1, axis)) for x in sorted_rows]
    return outs[0] if len(outs) == 1 else tuple(outs)


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


# ---- derivative: tangents ride along, operands that the comparator does not read -----------------


def _sort_jvp(attrs: Attrs, ins: list[Any], ts: list[Any], outs: Any) -> Any:
    active = [i for i, t in enumerate(ts) if t is not None and t.type.dtype.is_inexact]
    riders = [ts[i] for i in active]
    comparator = with_riders(attrs["comparator"], tuple(t.type.dtype for t in riders))
    made = _listed(sort(*ins, *riders, **{**attrs, "comparator": comparator}))
    tangents: list[Any] = [None] * len(ins)
    for i, t in zip(active, made[len(ins) :], strict=True):
        tangents[i] = t
    return tangents[0] if len(ins) == 1 else tangents


def _listed(out: Any) -> list[Any]:
    return list(out) if isinstance(out, list | tuple) else [out]


def _sort_transpose(attrs: Attrs, ct: Any, ins: list[Any]) -> list[Any]:
    cts = ct if isinstance(ct, list) else [ct]
    riding = frozenset(i for i, x in enumerate(ins) if isinstance(x, Undefined))
    assert not any(reads(attrs["comparator"], i) for i in riding), "sorted by a linear value"
    wanted = [i for i in sorted(riding) if cts[i] is not None]
    found: list[Any] = [None] * len(ins)
    if not wanted:
        return found
    places = order_by(
        [x for x in ins if not isinstance(x, Undefined)],
        without(attrs["comparator"], riding),
        attrs["dimension"],
    )
    back = sort_by(places, [cts[i] for i in wanted], attrs["dimension"])
    for i, t in zip(wanted, back, strict=True):
        found[i] = t
    return found


def order_by(xs: Sequence[Any], comparator: Graph, dimension: int) -> Any:
    """Emit the places (i32) that the elements of sorted arrays had before."""
    places = iota(iota_dimension=dimension, shape=xs[0].type.shape, dtype=I32)
    riding = with_riders(comparator, (I32,))
    return sort(*xs, places, dimension=dimension, is_stable=True, comparator=riding)[-1]


def sort_by(keys: Any, xs: Sequence[Any], dimension: int) -> list[Any]:
    """Emit arrays in the order of one array of keys."""
    comparator = lexicographic([x.type.dtype for x in (keys, *xs)], 1)
    made = sort(keys, *xs, dimension=dimension, is_stable=True, comparator=comparator)
    return _listed(made)[1:]


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
        jvp=_sort_jvp,
        transpose=_sort_transpose,
        batch=_sort_batch,
        signature=_sort_signature,
        cost=_sort_cost,
        mlir=Mlir(
            "stablehlo.sort",
            (("dimension", "dimension", "i64"), ("is_stable", "is_stable", "bool")),
        ),
    )
)
