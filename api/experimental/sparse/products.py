"""Arithmetic of sparse arrays: products of dimensions, products and sums of elements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph import lax
from monograph import numpy as mnp
from monograph._operands.axes import axes_of, broadcast_shapes
from monograph.experimental.sparse.bcoo import (
    BCOO,
    added_up,
    bcoo_todense,
    columns,
    counted,
    over_batches,
)
from monograph.experimental.sparse.layouts import bcoo_update_layout
from monograph.experimental.sparse.shapes import bcoo_broadcast_in_dim
from monograph.experimental.sparse.sparse_products import bcoo_multiply_sparse, sparse_product
from monograph.hlo.errors import ArgumentError, ShapeError, UnsupportedError
from monograph.hlo.ops.folds import accumulator
from monograph.tracer.dtypes import requested


def bcoo_dot_general(
    lhs: Any,
    rhs: Any,
    *,
    dimension_numbers: Any,
    precision: Any = None,
    preferred_element_type: Any = None,
) -> Any:
    """Sums of products over dimensions, of which the first or the second operand is sparse.

    Elements of two sparse ones are sorted to find those that meet. Outside `jit` the result has
    as many elements as there are places; inside, room for as many as there may be: it is small
    only if `unique_indices` says that no row of an operand is full.

    Args:
        lhs, rhs: the operands; the result of two sparse ones is sparse.
        dimension_numbers: ((lhs contracting, rhs contracting), (lhs batching, rhs batching)).
        precision: accepted for JAX's sake: products are of single elements.
        preferred_element_type: element type of the result, in which it is computed; booleans are
            counted by default.
    """
    if not isinstance(lhs, BCOO) and not isinstance(rhs, BCOO):
        return lax.dot_general(lhs, rhs, dimension_numbers, precision, preferred_element_type)
    lhs, rhs = _operand(lhs), _operand(rhs)
    (left, left_batch), (right, right_batch) = (
        _axes(x.ndim, sums[side], batch[side])
        for sums, batch in [dimension_numbers]
        for side, x in enumerate((lhs, rhs))
    )
    common = requested(mnp.result_type(lhs.dtype, rhs.dtype), "bcoo_dot_general")
    wanted = requested(preferred_element_type or counted(common), "bcoo_dot_general")
    inner = accumulator(common, wanted)
    lhs, rhs = lhs.astype(inner), rhs.astype(inner)
    if isinstance(lhs, BCOO) and isinstance(rhs, BCOO):
        out = sparse_product(lhs, rhs, left, right, (left_batch, right_batch))
    elif isinstance(lhs, BCOO):
        out = _product(lhs, rhs, left, right, left_batch, right_batch)
    else:
        out = _product(rhs, lhs, right, left, right_batch, left_batch)
        batch, own = len(left_batch), rhs.ndim - len(right) - len(right_batch)
        # The sparse operand's dimensions come first in what was computed, and last in the result.
        rest = range(batch + own, out.ndim)
        out = out.transpose(*range(batch), *rest, *range(batch, batch + own))
    return out.astype(wanted)


def _axes(ndim: int, *groups: Sequence[int]) -> list[tuple[int, ...]]:
    """Groups of axes counted from the front; none is given twice."""
    axes = iter(axes_of([a for group in groups for a in group], ndim, "bcoo_dot_general"))
    return [tuple([next(axes) for _ in group]) for group in groups]


def _product(
    mat: BCOO, x: Any, own: Sequence[int], other: Sequence[int],
    own_batch: Sequence[int], other_batch: Sequence[int],
) -> Any:  # fmt: skip
    """Every kept element times the rows of `x` that it meets, added up where it stands."""
    if [mat.shape[a] for a in (*own, *own_batch)] != [x.shape[a] for a in (*other, *other_batch)]:
        raise ShapeError(
            "bcoo_dot_general: sizes differ",
            operands={"sparse": mat.shape, "dense": x.shape},
            fix="contract dimensions of one size.",
        )
    if mat.n_batch or mat.n_dense:
        return lax.dot_general(
            bcoo_todense(mat),
            x,
            ((tuple(own), tuple(other)), (tuple(own_batch), tuple(other_batch))),
        )
    kept = [a for a in range(mat.ndim) if a not in own and a not in own_batch]
    rest = [a for a in range(x.ndim) if a not in other and a not in other_batch]
    rows = x.transpose(*other_batch, *other, *rest)
    meets, stands = (*own_batch, *own), (*own_batch, *kept)
    if meets:
        at = columns(mat.indices[:, np.array(meets)])
        rows = rows.at[at].get(mode="fill", fill_value=0)
    else:
        rows = rows[None]
    terms = mat.data.reshape(-1, *(1,) * len(rest)) * rows
    shape = [mat.shape[a] for a in stands]
    return added_up(terms, mat.indices[:, np.array(stands, int)], shape)


def bcoo_multiply_dense(sp_mat: BCOO, v: Any) -> Any:
    """The kept elements, multiplied by those of a dense array, which spreads to the shape."""
    v = mnp.broadcast_to(v, sp_mat.shape)

    def scaled(data: Any, indices: Any, x: Any) -> Any:
        if not indices.shape[-1]:
            return data * x
        return data * x.at[columns(indices)].get(mode="fill", fill_value=0)

    return over_batches(scaled, sp_mat.n_batch)(sp_mat.data, sp_mat.indices, v)


def _matmul(a: Any, b: Any) -> Any:
    if min(a.ndim, b.ndim) < 1:
        raise ArgumentError("a product of matrices with a number", fix="use *.")
    if max(x.ndim for x in (a, b) if isinstance(x, BCOO)) > 2:
        return _stacked(a, b)
    numbers = ((a.ndim - 1,), (max(b.ndim - 2, 0),)), ((), ())
    out = bcoo_dot_general(a, b, dimension_numbers=numbers)
    # The rows of a sparse matrix come first in what was computed, and after the stack's dimensions.
    return mnp.moveaxis(out, 0, -2) if a.ndim == 2 and b.ndim > 2 else out


def _stacked(a: Any, b: Any) -> Any:
    """The product of stacks of matrices, of which a sparse operand is one."""
    if a.ndim == 1:
        return _stacked(a[None], b)[..., 0, :]
    if b.ndim == 1:
        return _stacked(a, b[:, None])[..., 0]
    batch = broadcast_shapes(a.shape[:-2], b.shape[:-2], where="@")
    n = len(batch)
    whole = [_as_stack(x, batch) for x in (a, b)]
    numbers = ((n + 1,), (n,)), (tuple(range(n)), tuple(range(n)))
    return bcoo_dot_general(*whole, dimension_numbers=numbers)


def _as_stack(x: Any, batch: Sequence[int]) -> Any:
    shape = (*batch, *x.shape[-2:])
    if x.shape == shape:
        return x
    if not isinstance(x, BCOO):
        return mnp.broadcast_to(x, shape)
    at = range(len(shape) - x.ndim, len(shape))
    return bcoo_broadcast_in_dim(x, shape=shape, broadcast_dimensions=at)


def _operand(x: Any) -> Any:
    return x if isinstance(x, BCOO) else mnp.asarray(x)


def _same(mat: BCOO, data: Any) -> BCOO:
    return BCOO((data, mat.indices), shape=mat.shape, **mat._known)


def _times(mat: BCOO, other: Any) -> Any:
    if isinstance(other, BCOO):
        return bcoo_multiply_sparse(mat, other)
    if np.ndim(other) == 0:
        return _same(mat, mat.data * other)
    return _same(mat, bcoo_multiply_dense(mat, other))


def _divided(mat: BCOO, other: Any) -> BCOO:
    if isinstance(other, BCOO) or np.ndim(other):
        raise UnsupportedError(
            "a BCOO array divided by an array", fix="divide by a number, or divide its todense()."
        )
    return _same(mat, mat.data / other)


def _plus(a: BCOO, b: Any) -> BCOO:
    if not isinstance(b, BCOO):
        raise UnsupportedError("a BCOO array plus a dense one", fix="add to its todense().")
    if a.shape != b.shape:
        raise ShapeError(
            "BCOO arrays of unlike shapes are added",
            operands={"a": a.shape, "b": b.shape},
            fix="add arrays of one shape.",
        )
    n_batch, n_dense = min(a.n_batch, b.n_batch), min(a.n_dense, b.n_dense)
    a, b = (bcoo_update_layout(x, n_batch=n_batch, n_dense=n_dense) for x in (a, b))
    parts = [mnp.concatenate([x, y], axis=a.n_batch)
             for x, y in ((a.data, b.data), (a.indices, b.indices))]  # fmt: skip
    return BCOO((parts[0], parts[1]), shape=a.shape)


def install() -> None:
    """Give sparse arrays their operators; NumPy's and our arrays leave products to them."""
    names: dict[str, Any] = {
        "__matmul__": lambda a, b: _matmul(a, _operand(b)),
        "__rmatmul__": lambda b, a: _matmul(_operand(a), b),
        "__mul__": _times,
        "__rmul__": _times,
        "__truediv__": _divided,
        "__add__": _plus,
        "__neg__": lambda a: _same(a, -a.data),
        "__pos__": lambda a: a,
        "__sub__": lambda a, b: _plus(a, -b),
        "__array_priority__": 100,
    }
    for name, f in names.items():
        setattr(BCOO, name, f)


install()
