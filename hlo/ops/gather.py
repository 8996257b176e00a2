"""`gather`: windows of an array, one for each index vector.

A start is clamped, as the specification says, so that the window always lies inside the array.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.hlo.errors import ShapeError
from monograph.hlo.index import Index, Piece, start
from monograph.hlo.ops.batching import shifted
from monograph.hlo.ops.gather_split import gather_split
from monograph.hlo.ops.indexed import Indexed, check_flags, check_indexed
from monograph.hlo.ops.indexed_factors import gather_factors, gather_of_piece
from monograph.hlo.ops.leaf import ALL_KINDS, zeros
from monograph.hlo.ops.monoids import monoid
from monograph.hlo.ops.shape_rules import check_length
from monograph.hlo.ops.starts import clamped, gather_windows
from monograph.hlo.record import Attrs, Cost, Mlir, OpDef, Signature, letters, ops, register
from monograph.hlo.types import TensorType, Type, tensor, types_of

Types = tuple[TensorType, ...]
Array = np.ndarray[Any, Any]

_NAMES = {
    "row_dims": "offset_dims",
    "dropped": "collapsed_slice_dims",
    "batching": "operand_batching_dims",
    "starts_batching": "start_indices_batching_dims",
    "mapped": "start_index_map",
    "x": "operand",
    "starts": "start_indices",
}


# ---- type and semantics --------------------------------------------------------------------------


def _type(types: Types, attrs: Attrs) -> Type:
    x, starts = types
    w = gather_windows(attrs)
    check_length("gather", "slice_sizes", w.sizes, x.ndim, x)
    for d, (size, n) in enumerate(zip(w.sizes, x.shape, strict=True)):
        most = min(n, 1) if w.is_single(d) else n
        if not 0 <= size <= most:
            raise ShapeError(
                f"gather: slice size {size} does not fit dimension {d} of size {n}",
                operands={"operand": x, "slice_sizes": w.sizes},
                why="the result has no dimension for it." if w.is_single(d) else "",
                fix=f"choose a size from 0 to {most} for dimension {d}.",
            )
    rank = len(w.batch_shape(starts.shape)) + len(w.row_dims)
    check_indexed("gather", _NAMES, w, x, starts, rank)
    check_flags("gather", attrs, ("indices_are_sorted", "unique_indices"))
    return tensor(w.rows_shape(starts.shape), x.dtype)


def _ref(attrs: Attrs, x: Array, starts: Array) -> Array:
    w = gather_windows(attrs)
    shape = w.rows_shape(starts.shape)
    if 0 in shape or not x.size:  # of an array without elements nothing can be read
        return np.zeros(shape, x.dtype)
    order = w.order(len(shape))
    rows = _taken(w, x, starts, tuple(shape[i] for i in order))
    return np.array(np.transpose(rows, np.argsort(order)), order="C")


def _taken(w: Indexed, x: Array, starts: Array, full: tuple[int, ...]) -> Array:
    """The windows as (batch..., window...); dimensions that they hold whole are not indexed."""
    batch = len(full) - len(w.kept)
    whole = [d for d in w.kept if d not in w.mapped and w.sizes[d] == x.shape[d]]
    rest = [d for d in range(x.ndim) if d not in whole]
    axes = [batch + w.kept.index(d) for d in whole]
    head = tuple(n for i, n in enumerate(full) if i not in axes)
    places = w.locate(x.shape, starts, clamp=True)
    index = tuple(np.broadcast_to(np.squeeze(places[d], tuple(axes)), head) for d in rest)
    turned = np.transpose(x, (*rest, *whole))
    rows = turned[index] if rest else np.broadcast_to(turned, head + turned.shape)
    now = [*range(batch), *(batch + w.kept.index(d) for d in rest if d in w.kept), *axes]
    return np.transpose(rows, np.argsort(now))


def _cost(types: Types, out: Type, attrs: Attrs) -> Cost:
    return Cost(0, types[1].nbytes + 2 * sum(t.nbytes for t in types_of(out)))


def window_signature(
    w: Indexed, x: TensorType, starts: TensorType, rank: int
) -> tuple[tuple[str | None, ...], tuple[str | None, ...], tuple[str | None, ...]]:
    """Letters of the array, the starts and the rows.

    The batch runs along starts and rows, what batches through all three; a dimension of the array
    that windows hold whole and no index moves runs along array and rows.
    """
    fresh = iter(letters(x.ndim + starts.ndim))
    batch = {i: next(fresh) for i in range(len(w.batch_shape(starts.shape)))}
    of_x: dict[int, str] = {d: batch[w.batch_axis(d)] for d in w.batching}
    of_x |= {d: next(fresh) for d in w.kept if w.sizes[d] == x.shape[d] and d not in w.mapped}
    of_rows: dict[int, str | None] = dict(zip(w.row_batch(rank), batch.values(), strict=True))
    of_rows |= {r: of_x.get(d) for r, d in zip(w.row_dims, w.kept, strict=True)}
    axes = [i for i in range(starts.ndim) if i != w.vector_dim]
    of_starts: dict[int, str] = {axis: batch[i] for i, axis in enumerate(axes)}
    return (
        tuple(of_x.get(d) for d in range(x.ndim)),
        tuple(of_starts.get(i) for i in range(starts.ndim)),
        tuple(of_rows[i] for i in range(rank)),
    )


def _signature(types: Types, attrs: Attrs) -> Signature:
    x, starts = types
    w = gather_windows(attrs)
    rank = len(w.rows_shape(starts.shape))
    of_x, of_starts, of_rows = window_signature(w, x, starts, rank)
    return Signature((of_x, of_starts), (of_rows,))


def _index(types: Types, attrs: Attrs, index: tuple[Index, ...]) -> tuple[Piece, ...]:
    """Where a window begins is an element of the starts."""
    x, starts = types
    if not x.size:
        return ()
    w = gather_windows(attrs)
    batch = [index[i] for i in w.row_batch(len(index))]
    window = dict(zip(w.kept, (index[i] for i in w.row_dims), strict=True))
    places = []
    for d, (n, size) in enumerate(zip(x.shape, w.sizes, strict=True)):
        place = window.get(d, Index())
        if d in w.mapped:
            at = list(batch)
            if w.vector_dim < starts.ndim:
                at.insert(w.vector_dim, Index(w.mapped.index(d)))
            place += start(1, n - size, tuple(at))
        if d in w.batching:
            place += batch[w.batch_axis(d)]
        places.append(place)
    return (Piece(0, tuple(places)),)


# ---- derivative ----------------------------------------------------------------------------------


def _transpose(attrs: Attrs, ct: Any, ins: list[Any]) -> list[Any]:
    """Each window adds to where it came from."""
    x, starts = ins
    w = gather_windows(attrs)
    made = ops.scatter(
        zeros(x.type),
        clamped(w, x.type, starts),
        ct,
        **w.scattering,
        indices_are_sorted=attrs["indices_are_sorted"],
        unique_indices=attrs["unique_indices"],
        body=monoid("add", x.type.dtype),
    )
    return [made, None]


# ---- batching ------------------------------------------------------------------------------------


def _batch(attrs: Attrs, ins: tuple[Any, ...], flags: tuple[bool, ...], size: int) -> Any:
    x, starts = ins
    both = all(flags)
    changed = dict(attrs)
    if flags[0]:
        for name in ("collapsed_slice_dims", "operand_batching_dims", "start_index_map"):
            changed[name] = shifted(attrs[name])
        first = min(size, 1) if both else size
        changed["slice_sizes"] = (first, *attrs["slice_sizes"])
    if flags[1]:
        changed["start_indices_batching_dims"] = shifted(attrs["start_indices_batching_dims"])
        changed["index_vector_dim"] = attrs["index_vector_dim"] + 1
    changed["offset_dims"] = shifted(attrs["offset_dims"])
    if both:
        changed["operand_batching_dims"] = (0, *changed["operand_batching_dims"])
        changed["start_indices_batching_dims"] = (0, *changed["start_indices_batching_dims"])
    elif flags[0]:
        changed["offset_dims"] = (0, *changed["offset_dims"])
    else:
        changed["unique_indices"] = False  # each example reads the same array
    if flags[1]:
        changed["indices_are_sorted"] = False
    return gather(x, starts, **changed), True


gather: OpDef = register(
    OpDef(
        "gather",
        "opaque",
        _type,
        _ref,
        attrs=(
            "offset_dims",
            "collapsed_slice_dims",
            "operand_batching_dims",
            "start_indices_batching_dims",
            "start_index_map",
            "index_vector_dim",
            "slice_sizes",
            "indices_are_sorted",
            "unique_indices",
        ),
        defaults={
            "operand_batching_dims": (),
            "start_indices_batching_dims": (),
            "indices_are_sorted": False,
            "unique_indices": False,
        },
        operands=("operand", "start_indices"),
        dtypes=ALL_KINDS,
        linear=(0,),
        transpose=_transpose,
        batch=_batch,
        signature=_signature,
        index_map=_index,
        split=gather_split,
        factors=lambda types, out, attrs: gather_factors(
            gather_windows(attrs), types, types_of(out)[0].ndim
        ),
        localize=lambda attrs, types, outs: gather_of_piece(
            gather_windows(attrs), attrs, types, outs
        ),
        cost=_cost,
        mlir=Mlir("stablehlo.gather"),
    )
)
