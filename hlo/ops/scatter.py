"""`scatter`: windows of an array combined with updates, one for each index vector.

Updates are combined in the order of the index vectors, so where several meet the result is the
same on every machine; an element of an update that falls outside the array is skipped. Derivatives
are in `monograph.hlo.ops.scatter_derivative`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.hlo.errors import DTypeError, ShapeError
from monograph.hlo.factors import Rule
from monograph.hlo.graph import Graph
from monograph.hlo.ops.batching import shifted, stretch
from monograph.hlo.ops.folds import apply_body
from monograph.hlo.ops.gather import window_signature
from monograph.hlo.ops.indexed import Indexed, check_flags, check_indexed
from monograph.hlo.ops.indexed_factors import scatter_factors
from monograph.hlo.ops.leaf import ALL_KINDS
from monograph.hlo.ops.monoids import monoid_of
from monograph.hlo.ops.scatter_derivative import (
    replaces,
    scatter_jvp,
    scatter_transpose,
    scatter_windows,
)
from monograph.hlo.ops.scatter_split import scatter_split
from monograph.hlo.ops.shape_rules import check_combiner, named
from monograph.hlo.record import Attrs, Cost, Mlir, OpDef, Signature, register
from monograph.hlo.types import TensorType, Type, tensor, types_of

Types = tuple[TensorType, ...]
Array = np.ndarray[Any, Any]

_NAMES = {
    "row_dims": "update_window_dims",
    "dropped": "inserted_window_dims",
    "batching": "input_batching_dims",
    "starts_batching": "scatter_indices_batching_dims",
    "mapped": "scatter_dims_to_operand_dims",
    "x": "input",
    "starts": "scatter_indices",
}
_UFUNCS = {"add": np.add, "multiply": np.multiply, "minimum": np.minimum, "maximum": np.maximum}
# Element types in which NumPy's functions round as ours do, and those in which zeros have no sign.
_EXACT = {"add": "bhilqBHILQfdFD", "multiply": "bhilqBHILQfdFD"}
_INTEGERS = "bhilqBHILQ"


# ---- type ----------------------------------------------------------------------------------------


def _type(types: Types, attrs: Attrs) -> Type:
    k = len(types) // 2
    if len(types) < 3 or len(types) % 2 == 0:
        raise ShapeError(
            f"scatter: {len(types)} operands are not inputs, indices and as many updates",
            operands=named(("*operand",), types),
            fix="give k inputs, the indices, then k updates.",
        )
    xs, starts, updates = types[:k], types[k], types[k + 1 :]
    shown = {**named(("*input",), xs), "indices": starts, **named(("*update",), updates)}
    for x, u in zip(xs, updates, strict=True):
        if x.shape != xs[0].shape or u.shape != updates[0].shape:
            raise ShapeError(
                "scatter: inputs or updates differ in shape",
                operands=shown,
                fix="give inputs of one shape, and updates of one shape.",
            )
        if x.dtype is not u.dtype:
            raise DTypeError(
                f"scatter: updates of element type {u.dtype} for an input of {x.dtype}",
                operands=shown,
                fix="convert the updates to the input's element type.",
            )
    w = scatter_windows(attrs, xs[0], updates[0])
    check_indexed("scatter", _NAMES, w, xs[0], starts, updates[0].ndim)
    check_flags("scatter", attrs, ("indices_are_sorted", "unique_indices"))
    _check_updates(w, xs[0], starts, updates[0], shown)
    why = "it combines elements of the inputs with elements of the updates."
    check_combiner("scatter", attrs["body"], xs, shown, why)
    return xs[0] if k == 1 else tuple(tensor(x.shape, x.dtype) for x in xs)


def _check_updates(
    w: Indexed, x: TensorType, starts: TensorType, u: TensorType, shown: Any
) -> None:
    if w.rows_shape(starts.shape) != u.shape:
        raise ShapeError(
            f"scatter: updates of shape {u.shape}",
            operands=shown,
            why=f"the indices make {w.batch_shape(starts.shape)} windows of the input.",
            fix=f"give updates of shape {w.rows_shape(starts.shape)}, or other update_window_dims.",
        )
    for d in w.kept:
        if w.sizes[d] > x.shape[d]:
            raise ShapeError(
                f"scatter: windows of size {w.sizes[d]} in dimension {d} of size {x.shape[d]}",
                operands=shown,
                fix="give updates whose windows are not larger than the input.",
            )


# ---- semantics -----------------------------------------------------------------------------------


def _ref(attrs: Attrs, *arrays: Array) -> Any:
    k = len(arrays) // 2
    xs, starts, updates = arrays[:k], arrays[k], arrays[k + 1 :]
    outs = [np.array(x) for x in xs]
    if updates[0].size and xs[0].size:
        w = scatter_windows(attrs, _typed(xs[0]), _typed(updates[0]))
        order = w.order(updates[0].ndim)
        rows = [np.transpose(u, order) for u in updates]
        places, inside = _places(w, xs[0].shape, starts, rows[0].shape)
        flat = [o.reshape(-1) for o in outs]
        _combine(attrs["body"], flat, places, [r.reshape(-1)[inside] for r in rows])
        outs = [f.reshape(x.shape) for f, x in zip(flat, xs, strict=True)]
    return outs[0] if k == 1 else tuple(outs)


def _typed(x: Array) -> TensorType:
    return tensor(x.shape, x.dtype)


def _places(
    w: Indexed, shape: tuple[int, ...], starts: Array, rows: tuple[int, ...]
) -> tuple[Array, Array]:
    """The places in the flat array of all elements that fall inside of it, and which ones do."""
    flat, inside = np.zeros(rows, np.int64), np.ones(rows, np.bool_)
    for at, n in zip(w.locate(shape, starts, clamp=False), shape, strict=True):
        ok = (at >= 0) & (at < n)
        inside = inside & ok
        flat = flat * n + np.where(ok, at, 0)
    return flat[inside], inside.reshape(-1)


def _combine(body: Graph, outs: list[Array], places: Array, rows: list[Array]) -> None:
    """Combine rows with the places of flat arrays, one after the other."""
    k = len(outs)
    if replaces(body):
        for out, row in zip(outs, rows, strict=True):
            out[places] = row  # the last of equal places stays
        return
    name = monoid_of(body)
    if name in _UFUNCS and outs[0].dtype.char in _EXACT.get(name, _INTEGERS):
        with np.errstate(all="ignore"):
            _UFUNCS[name].at(outs[0], places, rows[0])
        return
    for mine in _rounds(places):
        at = places[mine]
        with np.errstate(all="ignore"):
            made = apply_body(body, [*(o[at] for o in outs), *(r[mine] for r in rows)])
        for i in range(k):
            outs[i][at] = made[i]


def _rounds(places: Array) -> list[Array]:
    """The numbers of updates in rounds: the first one of every place, then the second, ..."""
    if not places.size:
        return []
    order = np.argsort(places, kind="stable")
    held = places[order]
    first = np.r_[True, held[1:] != held[:-1]]
    number = np.arange(held.size)
    number -= np.maximum.accumulate(np.where(first, number, 0))  # since the first of its place
    counts = np.cumsum(np.bincount(number))
    return np.split(order[np.argsort(number, kind="stable")], counts[:-1])


def _cost(types: Types, out: Type, attrs: Attrs) -> Cost:
    k = len(types) // 2
    moved = types[k].nbytes + sum(t.nbytes for t in types_of(out))
    moved += 3 * sum(t.nbytes for t in types[k + 1 :])
    return Cost(types[-1].size * len(attrs["body"].nodes), moved)


def _signature(types: Types, attrs: Attrs) -> Signature:
    """The windows of different indices may meet, so the batch is not split but where it batches."""
    k = len(types) // 2
    x, starts, updates = types[0], types[k], types[-1]
    w = scatter_windows(attrs, x, updates)
    of_x, of_starts, of_rows = window_signature(w, x, starts, updates.ndim)
    known = set(of_x)
    of_starts = tuple(c if c in known else None for c in of_starts)
    of_rows = tuple(c if c in known else None for c in of_rows)
    return Signature((*(of_x,) * k, of_starts, *(of_rows,) * k), (of_x,) * k)


def _factors(types: Types, out: Type, attrs: Attrs) -> Rule:
    """Several inputs at once, and updates that replace elements, are combined in their order."""
    body, w = attrs["body"], scatter_windows(attrs, types[0], types[-1])
    return scatter_factors(w, types, monoid_of(body) if len(types) == 3 else None)


# ---- batching ------------------------------------------------------------------------------------


def _batch(attrs: Attrs, ins: tuple[Any, ...], flags: tuple[bool, ...], size: int) -> Any:
    """Every example has a window of its own, or one more dimension of every window."""
    k = len(ins) // 2
    args = [stretch(x, flag, size) for x, flag in zip(ins, flags, strict=True)]
    changed = dict(attrs)
    for name in (
        "update_window_dims",
        "inserted_window_dims",
        "input_batching_dims",
        "scatter_dims_to_operand_dims",
    ):
        changed[name] = shifted(attrs[name])
    if flags[k]:
        batching = shifted(attrs["scatter_indices_batching_dims"])
        changed["input_batching_dims"] = (0, *changed["input_batching_dims"])
        changed["scatter_indices_batching_dims"] = (0, *batching)
        changed["index_vector_dim"] = attrs["index_vector_dim"] + 1
        changed["indices_are_sorted"] = False
    else:
        args[k] = ins[k]
        changed["update_window_dims"] = (0, *changed["update_window_dims"])
    made = scatter(*args, **changed)
    return (made, True) if k == 1 else (made, [True] * k)


scatter: OpDef = register(
    OpDef(
        "scatter",
        "opaque",
        _type,
        _ref,
        attrs=(
            "update_window_dims",
            "inserted_window_dims",
            "input_batching_dims",
            "scatter_indices_batching_dims",
            "scatter_dims_to_operand_dims",
            "index_vector_dim",
            "indices_are_sorted",
            "unique_indices",
            "body",
        ),
        defaults={
            "input_batching_dims": (),
            "scatter_indices_batching_dims": (),
            "indices_are_sorted": False,
            "unique_indices": False,
        },
        operands=("*operand",),
        dtypes=ALL_KINDS,
        regions=("body",),
        jvp=scatter_jvp,
        transpose=scatter_transpose,
        batch=_batch,
        signature=_signature,
        factors=_factors,
        split=scatter_split,
        cost=_cost,
        in_place=True,
        mlir=Mlir("stablehlo.scatter"),
    )
)
