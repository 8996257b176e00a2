"""`dot_general`: sums of products over contracting dimensions, with batching dimensions.

The result's dimensions are the batching ones, then the free ones of x, then those of y.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.hlo.errors import DTypeError, ShapeError
from monograph.hlo.ops.batching import shifted
from monograph.hlo.ops.folds import FEW, ORDERS, accumulator, fold
from monograph.hlo.ops.leaf import ALL_KINDS
from monograph.hlo.ops.monoids import monoid
from monograph.hlo.ops.moves import inverse, permuted
from monograph.hlo.ops.shape_rules import check_axes, other_axes
from monograph.hlo.record import (
    Attrs,
    Cost,
    Mlir,
    OpDef,
    Signature,
    Undefined,
    elements_bytes,
    letters,
    ops,
    register,
)
from monograph.hlo.types import DType, TensorType, Type, tensor, type_of_array, types_of

Types = tuple[TensorType, ...]
Array = np.ndarray[Any, Any]
Axes = tuple[int, ...]
PRECISIONS = ("default", "high", "highest")


@dataclass(frozen=True)
class Dims:
    """The dimension numbers of one dot, by what they do."""

    x_batch: Axes
    y_batch: Axes
    x_sum: Axes
    y_sum: Axes

    def x_free(self, ndim: int) -> Axes:
        """The dimensions of x that are neither batching nor contracting."""
        return other_axes(ndim, self.x_batch + self.x_sum)

    def y_free(self, ndim: int) -> Axes:
        """The dimensions of y that are neither batching nor contracting."""
        return other_axes(ndim, self.y_batch + self.y_sum)

    @property
    def attrs(self) -> dict[str, Axes]:
        axes = (self.x_batch, self.y_batch, self.x_sum, self.y_sum)
        return dict(zip(_NUMBERS, axes, strict=True))


_NUMBERS = (
    "lhs_batching_dimensions",
    "rhs_batching_dimensions",
    "lhs_contracting_dimensions",
    "rhs_contracting_dimensions",
)


def dims_of(attrs: Attrs) -> Dims:
    """The dimension numbers of a node's attributes."""
    return Dims(*(attrs[name] for name in _NUMBERS))


# ---- type ----------------------------------------------------------------------------------------


def _dot_type(types: Types, attrs: Attrs) -> Type:
    x, y = types
    d = dims_of(attrs)
    _check_dtypes(x, y, attrs)
    check_axes("dot_general", "dimensions of x", d.x_batch + d.x_sum, x.ndim, x)
    check_axes("dot_general", "dimensions of y", d.y_batch + d.y_sum, y.ndim, y)
    _check_pairs("batching", d.x_batch, d.y_batch, x, y)
    _check_pairs("contracting", d.x_sum, d.y_sum, x, y)
    shape = (
        *(x.shape[i] for i in d.x_batch),
        *(x.shape[i] for i in d.x_free(x.ndim)),
        *(y.shape[i] for i in d.y_free(y.ndim)),
    )
    return tensor(shape, attrs["preferred"] or x.dtype)


def _check_dtypes(x: TensorType, y: TensorType, attrs: Attrs) -> None:
    preferred: DType | None = attrs["preferred"]
    both_float = x.dtype.is_float and y.dtype.is_float and preferred is not None
    if x.dtype is not y.dtype and not both_float:
        raise DTypeError(
            f"dot_general: element types differ: {x.dtype} and {y.dtype}",
            operands={"x": x, "y": y},
            fix="convert one operand, or (floats only) name the result's type as `preferred`.",
        )
    if preferred is not None and x.dtype.is_complex != preferred.is_complex:
        raise DTypeError(
            f"dot_general: a product of {x.dtype} can't be accumulated in {preferred}",
            operands={"x": x, "y": y, "preferred": preferred},
            fix="prefer a complex type for complex operands, and a real one for real ones.",
        )
    if attrs["precision"] not in PRECISIONS or attrs["order"] not in ORDERS:
        raise DTypeError(
            f"dot_general: no precision {attrs['precision']!r} or no order {attrs['order']!r}",
            fix=f"precision: {', '.join(PRECISIONS)}; order: {', '.join(ORDERS)}.",
        )


def _check_pairs(kind: str, ours: Axes, theirs: Axes, x: TensorType, y: TensorType) -> None:
    operands = {"x": x, "y": y, f"{kind} of x": ours, f"{kind} of y": theirs}
    if len(ours) != len(theirs):
        raise ShapeError(
            f"dot_general: x has {len(ours)} {kind} dimensions, y has {len(theirs)}",
            operands=operands,
            fix=f"name as many {kind} dimensions of x as of y.",
        )
    for a, b in zip(ours, theirs, strict=True):
        if x.shape[a] != y.shape[b]:
            raise ShapeError(
                f"dot_general: {kind} sizes differ: {x.shape[a]} and {y.shape[b]}",
                operands=operands,
                why=f"dimension {a} of x and dimension {b} of y are {_PAIRED[kind]}.",
                fix=_remedy(x, y, a, b),
            )


_PAIRED = {
    "contracting": "multiplied element by element and summed over",
    "batching": "walked together",
}


def _remedy(x: TensorType, y: TensorType, a: int, b: int) -> str:
    if y.ndim == 2 and y.shape[1 - b] == x.shape[a]:
        return f"transpose y: its dimension {1 - b} has size {x.shape[a]}."
    if x.ndim == 2 and x.shape[1 - a] == y.shape[b]:
        return f"transpose x: its dimension {1 - a} has size {y.shape[b]}."
    return f"make dimension {b} of y {x.shape[a]}, or dimension {a} of x {y.shape[b]}."


# ---- semantics -----------------------------------------------------------------------------------


def _dot_ref(attrs: Attrs, x: Array, y: Array) -> Array:
    """Accumulates in f32 for floats of at most 16 bits and rounds once; integers wrap."""
    d = dims_of(attrs)
    (out,) = types_of(dot_general.result_type((type_of_array(x), type_of_array(y)), attrs))
    x_free, y_free = d.x_free(x.ndim), d.y_free(y.ndim)
    a = grouped(x, d.x_batch, x_free, d.x_sum)
    b = grouped(y, d.y_batch, y_free, d.y_sum)
    if out.dtype.kind == "bool":  # add is `or` and multiply is `and`
        found = np.matmul(a.astype(np.int64), b.astype(np.int64).swapaxes(1, 2)) != 0
        return np.asarray(found).reshape(out.shape)
    w = accumulator(type_of_array(x).dtype, out.dtype)
    a, b = a.astype(w.np, copy=False), b.astype(w.np, copy=False)
    with np.errstate(all="ignore"):
        order = "sequential" if attrs["order"] == "any" and a.shape[2] <= FEW else attrs["order"]
        if order == "any":
            found = np.matmul(a, b.swapaxes(1, 2))
        else:
            products = a[:, :, None, :] * b[:, None, :, :]
            (found,) = fold(monoid("add", w), [products], [np.zeros((), w.np)], order)
        return np.asarray(found).astype(out.dtype.np).reshape(out.shape)


def grouped(x: Array, batch: Axes, free: Axes, summed: Axes) -> Array:
    """`x` with three dimensions: batching, free, contracting."""
    sizes = [math.prod(x.shape[i] for i in group) for group in (batch, free, summed)]
    return np.transpose(x, (*batch, *free, *summed)).reshape(sizes)


def _dot_signature(types: Types, attrs: Attrs) -> Signature:
    x, y = types
    d = dims_of(attrs)
    row_x: list[str] = list(letters(x.ndim))
    row_y: list[str] = list(letters(y.ndim, x.ndim))
    for ours, theirs in ((d.x_batch, d.y_batch), (d.x_sum, d.y_sum)):
        for i, j in zip(ours, theirs, strict=True):
            row_y[j] = row_x[i]
    out = (
        *(row_x[i] for i in d.x_batch),
        *(row_x[i] for i in d.x_free(x.ndim)),
        *(row_y[i] for i in d.y_free(y.ndim)),
    )
    return Signature((tuple(row_x), tuple(row_y)), (out,))


def _dot_cost(types: Types, out: Type, attrs: Attrs) -> Cost:
    (result,) = types_of(out)
    summed = math.prod(types[0].shape[i] for i in attrs["lhs_contracting_dimensions"])
    work = 8 if types[0].dtype.is_complex else 2
    return Cost(work * result.size * summed, elements_bytes(types, out))


# ---- derivative ----------------------------------------------------------------------------------


def _dot_transpose(attrs: Attrs, ct: Any, ins: list[Any]) -> list[Any]:
    x, y = ins
    d = dims_of(attrs)
    if isinstance(x, Undefined):
        first = len(d.x_batch) + len(d.x_free(x.type.ndim))
        return [_pull(attrs, d, ct, x.type, y, first), None]
    mirrored = Dims(d.y_batch, d.x_batch, d.y_sum, d.x_sum)
    return [None, _pull(attrs, mirrored, ct, y.type, x, len(d.x_batch))]


def _pull(attrs: Attrs, d: Dims, ct: Any, want: TensorType, other: Any, first: int) -> Any:
    """The cotangent of one operand (x in the terms of `d`) from that of the result.

    The cotangent is contracted with the other operand over that one's free dimensions, which stand
    in `ct` from dimension `first` on.
    """
    n = len(d.x_batch)
    free = d.y_free(other.type.ndim)
    product = ops.dot_general(
        ops.convert(ct, dtype=other.type.dtype) if _narrower(ct, other) else ct,
        ops.convert(other, dtype=ct.type.dtype) if _narrower(other, ct) else other,
        **Dims(tuple(range(n)), d.y_batch, tuple(range(first, first + len(free))), free).attrs,
        precision=attrs["precision"],
        order=attrs["order"],
    )
    # Its dimensions: batching, the operand's free ones, the other's contracting ones in order.
    summed = tuple(d.x_sum[d.y_sum.index(j)] for j in sorted(d.y_sum))
    out = permuted(product, inverse((*d.x_batch, *d.x_free(want.ndim), *summed)))
    return out if out.type.dtype is want.dtype else ops.convert(out, dtype=want.dtype)


def _narrower(x: Any, y: Any) -> bool:
    a, b = x.type.dtype, y.type.dtype
    return a is not b and bool(a.bits < b.bits or (a.bits == b.bits and a.order < b.order))


# ---- batching ------------------------------------------------------------------------------------


def _dot_batch(attrs: Attrs, ins: tuple[Any, ...], flags: tuple[bool, ...], size: int) -> Any:
    x, y = ins
    d = dims_of(attrs)
    if all(flags):
        both = Dims(
            (0, *shifted(d.x_batch)), (0, *shifted(d.y_batch)), shifted(d.x_sum), shifted(d.y_sum)
        )
        return dot_general(x, y, **{**attrs, **both.attrs}), True
    n = len(d.x_batch)
    if flags[0]:  # the batch is one more free dimension of x, the first
        one, at = Dims(shifted(d.x_batch), d.y_batch, shifted(d.x_sum), d.y_sum), n
    else:
        one = Dims(d.x_batch, shifted(d.y_batch), d.x_sum, shifted(d.y_sum))
        at = n + len(d.x_free(x.type.ndim))
    out = dot_general(x, y, **{**attrs, **one.attrs})
    return permuted(out, (at, *(i for i in range(out.type.ndim) if i != at))), True


dot_general: OpDef = register(
    OpDef(
        "dot_general",
        "contraction",
        _dot_type,
        _dot_ref,
        attrs=(*_NUMBERS, "precision", "preferred", "order"),
        defaults={"precision": "default", "preferred": None, "order": "any"},
        operands=("x", "y"),
        dtypes=ALL_KINDS,
        bilinear=(0, 1),
        transpose=_dot_transpose,
        batch=_dot_batch,
        signature=_dot_signature,
        cost=_dot_cost,
        mlir=Mlir(
            "stablehlo.dot_general",
            (
                *((name, "dot_dimension_numbers", "dot_dims") for name in _NUMBERS),
                ("precision", "precision_config", "precision"),
                ("preferred", "", "result"),  # shows in the result's type
            ),
        ),
    )
)
