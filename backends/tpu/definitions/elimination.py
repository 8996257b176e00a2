"""LU with partial pivoting, in blocks of columns.

A block is eliminated a column at a time over all rows that are left; the other columns then have
their rows exchanged as a whole, and meet it in a triangular system and a product. Golub and Van
Loan, Matrix Computations, 4th edition, 3.4.
"""

from __future__ import annotations

from math import prod
from typing import Any

from monograph.backends.tpu.definitions.steps import (
    Values,
    blocks,
    column_of,
    element_of,
    joined,
    largest,
    outer,
    part,
    places,
    repeat,
    row_of,
    smallest,
    spread,
    where,
)
from monograph.backends.tpu.definitions.triangular import solved
from monograph.hlo.ops import matrices as mat
from monograph.hlo.ops.elimination import exchanged
from monograph.hlo.ops.leaf import splat, zeros
from monograph.hlo.record import Attrs, ops
from monograph.hlo.types import I32, TensorType, tensor


def lu(ins: Values, attrs: Attrs) -> Any:
    """Both factors in one matrix; pivots from 1; the number of the first pivot that is zero."""
    (a,) = ins
    rows, columns = mat.size_of(a.type)
    size, pivots = min(rows, columns), []
    for first, last in blocks(size):
        panel, order, chosen = _panel(part(a, (first, rows), (first, last)))
        pivots.append(ops.add(chosen, splat(first + 1, chosen.type)))
        left = part(a, (first, rows), (0, first))
        right = part(a, (first, rows), (last, columns))
        parts = [x for x in (left, right) if x.type.size]
        moved = dict(zip(map(id, parts), [rows_taken(x, order) for x in parts], strict=True))
        right = _updated(panel, moved[id(right)], last - first) if last < columns else right
        lower = joined([*([moved[id(left)]] if first else []), panel,
                        *([right] if last < columns else [])], -1)  # fmt: skip
        above = [part(a, (0, first), (0, columns))] if first else []
        a = joined([*above, lower], -2)
    return [a, joined_vectors(pivots), _info(a, size)]


def joined_vectors(parts: list[Any]) -> Any:
    """Vectors, one behind the other."""
    return parts[0] if len(parts) == 1 else ops.concatenate(
        *parts, dimension=parts[0].type.ndim - 1
    )  # fmt: skip


def _updated(panel: Any, right: Any, width: int) -> Any:
    """The columns behind a block that is eliminated."""
    rows, columns = mat.size_of(right.type)
    top = solved(part(panel, (0, width), (0, width)), part(right, (0, width), (0, columns)),
                 lower=True, unit=True)  # fmt: skip
    if rows == width:
        return top
    low = part(panel, (width, rows), (0, width))
    rest = ops.subtract(part(right, (width, rows), (0, columns)), mat.matmul(low, top))
    return joined([top, rest], -2)


def _info(a: Any, size: int) -> Any:
    """The number, from 1, of the first zero on the diagonal of U; else 0."""
    diagonal = mat.diagonal(part(a, (0, size), (0, size)))
    zero = ops.compare(diagonal, zeros(diagonal.type), comparison_direction="EQ")
    t = tensor(diagonal.type.shape, I32)
    index = ops.iota(iota_dimension=t.ndim - 1, shape=t.shape, dtype=I32)
    first = smallest(where(zero, index, size), (-1,))
    none = ops.compare(first, splat(size, first.type), comparison_direction="EQ")
    return where(none, 0, ops.add(first, splat(1, first.type)))


def _panel(a: Any) -> tuple[Any, Any, Any]:
    """A block of columns eliminated; the order of its rows; which row came to each column's place.

    Of equal pivots the first one is taken, and NaN before all numbers.
    """
    shape, lead = a.type.shape, a.type.ndim - 2
    columns = shape[-1]
    order = ops.iota(iota_dimension=lead, shape=shape[:-1], dtype=I32)
    pivots = zeros(tensor((*shape[:-2], columns), I32))

    def step(i: Any, carry: Values, given: Values) -> Values:
        x, order, pivots = carry
        pivot = _pivot(column_of(x, i), i)
        here, there = places(shape, -2, "EQ", i), places(shape, -2, "EQ", pivot)
        mine, theirs = row_of(x, i), row_of(x, pivot)
        x = where(here, mat.along_columns(theirs, shape),
                  where(there, mat.along_columns(mine, shape), x))  # fmt: skip
        column, top = column_of(x, i), element_of(theirs, i)
        flat = ops.compare(top, zeros(top.type), comparison_direction="EQ")
        factors = ops.divide(column, spread(where(flat, 1, top), column.type.shape))
        below = places(shape, -2, "GT", i)
        rest = ops.subtract(x, outer(factors, theirs, shape))
        rest = where(places(shape, -1, "GT", i), rest, x)
        here = places(shape, -1, "EQ", i)
        x = where(below, where(here, mat.along_rows(factors, shape), rest), x)
        return [x, exchanged(order, i, pivot), _noted(pivots, i, pivot)]

    made, order, pivots = repeat(columns, step, [a, order, pivots])
    return made, order, pivots


def _pivot(column: Any, i: Any) -> Any:
    """The row of the largest element of each column, from row `i` on."""
    shape = column.type.shape
    size = ops.abs(column)
    number = ops.compare(size, size, comparison_direction="EQ")
    size = where(number, size, float("inf"))
    below = places(shape, -1, "GE", i)
    most = largest(where(below, size, 0), (-1,))
    held = ops.compare(size, spread(most, shape), comparison_direction="EQ")
    index = ops.iota(iota_dimension=len(shape) - 1, shape=shape, dtype=I32)
    return smallest(where(ops.and_(held, below), index, shape[-1]), (-1,))


def _noted(pivots: Any, i: Any, pivot: Any) -> Any:
    shape = pivots.type.shape
    return where(places(shape, -1, "EQ", i), spread(pivot, shape), pivots)


def rows_taken(a: Any, order: Any) -> Any:
    """The rows of each matrix in an order."""
    *lead, rows, columns = a.type.shape
    flat = ops.reshape(a, shape=(prod(lead) * rows, columns))
    t: TensorType = order.type
    if lead:
        first = ops.iota(iota_dimension=0, shape=(prod(lead), rows), dtype=I32)
        first = ops.multiply(first, splat(rows, first.type))
        order = ops.add(order, ops.reshape(first, shape=t.shape))
    taken = ops.gather(
        flat, ops.reshape(order, shape=(t.size, 1)), offset_dims=(1,), collapsed_slice_dims=(0,),
        start_index_map=(0,), index_vector_dim=1, slice_sizes=(1, columns),
    )  # fmt: skip
    return ops.reshape(taken, shape=a.type.shape)


__all__ = ["joined_vectors", "lu", "rows_taken"]
