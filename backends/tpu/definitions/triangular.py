"""Triangular systems and Cholesky factors, in blocks of columns.

Within a block a row is solved for, or a column is finished, at a time, and subtracted from the
others at once; blocks meet in products. Both divide where LAPACK does, so a system is as close to
solved as by substitution. Golub and Van Loan, Matrix Computations, 4th edition, 3.1 and 4.2.
"""

from __future__ import annotations

from typing import Any

from monograph.backends.tpu.definitions.steps import (
    Values,
    blocks,
    column_of,
    element_of,
    joined,
    outer,
    part,
    places,
    repeat,
    row_of,
    smallest,
    spread,
    where,
)
from monograph.hlo.ops import matrices as mat
from monograph.hlo.ops.leaf import splat
from monograph.hlo.record import Attrs, ops
from monograph.hlo.types import I32, tensor


def triangular_solve(ins: Values, attrs: Attrs) -> Any:
    """op(a) x = b, or x op(a) = b as the system of the transposes."""
    (a, b), lower = ins, bool(attrs["lower"])
    turned = attrs["transpose_a"] != "NO_TRANSPOSE"
    if attrs["left_side"]:
        a, lower = (mat.turned(a), not lower) if turned else (a, lower)
        return solved(a, b, lower, attrs["unit_diagonal"])
    a, lower = (a, lower) if turned else (mat.turned(a), not lower)
    return mat.turned(solved(a, mat.turned(b), lower, attrs["unit_diagonal"]))


def solved(a: Any, b: Any, lower: bool, unit: bool) -> Any:
    """x of a x = b, of which only one triangle of `a` is read."""
    size, width = mat.size_of(b.type)
    cuts = blocks(size)
    found: dict[tuple[int, int], Any] = {}
    for at in cuts if lower else cuts[::-1]:
        rest = part(b, at, (0, width))
        if found:
            done = (0, at[0]) if lower else (at[1], size)
            known = joined([found[x] for x in sorted(found)], -2)
            rest = ops.subtract(rest, mat.matmul(part(a, at, done), known))
        found[at] = _substituted(part(a, at, at), rest, lower, unit)
    return joined([found[x] for x in cuts], -2)


def _substituted(a: Any, b: Any, lower: bool, unit: bool) -> Any:
    """x of a x = b, a row at a time, from the first one on or (upper) from the last one back."""
    size, shape = a.type.shape[-1], b.type.shape
    after = "GT" if lower else "LT"

    def step(i: Any, carry: Values, given: Values) -> Values:
        (x,), (a,) = carry, given
        k = i if lower else ops.subtract(splat(size - 1, i.type), i)
        row, column = row_of(x, k), column_of(a, k)
        if not unit:
            row = ops.divide(row, spread(element_of(column, k), row.type.shape))
        rest = ops.subtract(x, outer(column, row, shape))
        later = where(places(shape, -2, after, k), rest, x)
        return [where(places(shape, -2, "EQ", k), mat.along_columns(row, shape), later)]

    return repeat(size, step, [b], [a])[0]


# ---- cholesky ------------------------------------------------------------------------------------


def cholesky(ins: Values, attrs: Attrs) -> Any:
    """The factor; NaN where the matrix is not positive definite, zeros in the other triangle."""
    (a,), lower = ins, bool(attrs["lower"])
    low = _factor(a if lower else mat.turned(a))
    wrong = ops.compare(_info(low), splat(0, _info_of(a)), comparison_direction="NE")
    shape = a.type.shape
    marked = where(spread(wrong, shape), float("nan"), low)
    marked = mat.triangle(marked, True)
    return marked if lower else mat.turned(marked)


def potrf(ins: Values, attrs: Attrs) -> Any:
    """The factor with the operand's other triangle, and the number of the first pivot that is not
    positive."""
    (a,), lower = ins, bool(attrs["lower"])
    low = _factor(a if lower else mat.turned(a))
    made = low if lower else mat.turned(low)
    return [where(mat.triangle_mask(a.type.shape, lower), made, a), _info(low)]


def _info_of(a: Any) -> Any:
    return tensor(a.type.shape[:-2], I32)


def _info(low: Any) -> Any:
    """The number, from 1, of the first element of the diagonal that is not positive; else 0."""
    shape, n = low.type.shape, low.type.shape[-1]
    diagonal = mat.diagonal(low)
    fine = ops.compare(diagonal, splat(0, diagonal.type), comparison_direction="GT")
    order = ops.iota(iota_dimension=len(shape) - 2, shape=shape[:-1], dtype=I32)
    first = smallest(where(fine, n, order), (-1,))
    all_fine = ops.compare(first, splat(n, first.type), comparison_direction="EQ")
    return where(all_fine, 0, ops.add(first, splat(1, first.type)))


def _factor(a: Any) -> Any:
    """L of a = L L^T, from the lower triangle; what is above the diagonal means nothing."""
    size, made = a.type.shape[-1], []
    for first, last in blocks(size):
        left, width = size - first, last - first
        panel = _panel(part(a, (0, left), (0, width)))
        made.append(_lowered(panel, first))
        if last < size:  # what is left of the matrix
            below = part(panel, (width, left), (0, width))
            rest = part(a, (width, left), (width, left))
            a = ops.subtract(rest, mat.matmul(below, mat.turned(below)))
    return joined(made, -1)


def _lowered(x: Any, by: int) -> Any:
    """Zeros above a block of columns."""
    if not by:
        return x
    none = (0,) * x.type.ndim
    low = (*none[:-2], by, 0)
    zero = splat(0, tensor((), x.type.dtype))
    return ops.pad(x, zero, edge_padding_low=low, edge_padding_high=none, interior_padding=none)


def _panel(panel: Any) -> Any:
    """A block of columns, from its diagonal on, a column at a time.

    The square at its top is kept symmetric, so that a column of it is its row as well.
    """
    shape, width = panel.type.shape, panel.type.shape[-1]
    square = part(panel, (0, width), (0, width))
    top = where(mat.triangle_mask(square.type.shape, True), square, mat.turned(square))
    below = [part(panel, (width, shape[-2]), (0, width))] if shape[-2] > width else []
    panel = joined([top, *below], -2)

    def step(i: Any, carry: Values, given: Values) -> Values:
        (x,) = carry
        row, column = row_of(x, i), column_of(x, i)
        root = ops.sqrt(element_of(row, i))
        row = ops.divide(row, spread(root, row.type.shape))
        roots = spread(root, column.type.shape)
        column = where(places(roots.type.shape, -1, "EQ", i), roots, ops.divide(column, roots))
        rest = ops.subtract(x, outer(column, row, shape))
        rest = where(places(shape, -1, "GT", i), rest, x)
        here = places(shape, -1, "EQ", i)
        return [where(here, mat.along_rows(column, shape), rest)]

    return repeat(width, step, [panel])[0]


__all__ = ["cholesky", "potrf", "solved", "triangular_solve"]
