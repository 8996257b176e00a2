"""QR by Householder's reflections, in blocks of columns; products of reflections.

A block of columns is reflected a column at a time. Its reflections I - t v v^T act on all other
columns at once as I - V T V^T, where T is the inverse of the triangle with 1/t on its diagonal and
V^T V above it: a triangular system. Golub and Van Loan, Matrix Computations, 4th edition, 5.2;
Joffrain et al., Accumulating Householder transformations, revisited, ACM TOMS 32 (2006).
"""

from __future__ import annotations

from typing import Any

from monograph.backends.tpu.definitions.elimination import joined_vectors
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
    spread,
    where,
)
from monograph.backends.tpu.definitions.triangular import solved
from monograph.hlo.ops import matrices as mat
from monograph.hlo.ops.leaf import ones, splat, zeros
from monograph.hlo.ops.reduce import sum_over
from monograph.hlo.record import Attrs, ops
from monograph.hlo.types import tensor


def geqrf(ins: Values, attrs: Attrs) -> Any:
    """Reflections below R; their factors."""
    (a,) = ins
    rows, columns = mat.size_of(a.type)
    made: list[Any] = []  # blocks of columns from their diagonal on
    tops: list[Any] = []  # rows of R beside them
    taus = []
    for first, last in blocks(min(rows, columns)):
        width = last - first
        panel, tau = _panel(part(a, (0, rows - first), (0, width)))
        taus.append(tau)
        made.append(panel)
        rest = part(a, (0, rows - first), (width, columns - first))
        if last < columns:
            rest = _reflected(_vectors(panel), tau, rest, backwards=True)
            tops.append(part(rest, (0, width), (0, columns - last)))
        a = part(rest, (width, rows - first), (0, columns - last))
    return [_assembled(made, tops), joined_vectors(taus)]


def _assembled(made: list[Any], tops: list[Any]) -> Any:
    """The matrix of blocks: from the last one, with what is beside and above it."""
    whole = None
    for i, panel in reversed(list(enumerate(made))):
        rows, width = mat.size_of(panel.type)
        if i < len(tops):
            beside = [tops[i]]
            if rows > width and whole is not None:
                beside.append(whole)
            panel = joined([panel, joined(beside, -2)], -1)
        whole = panel
    return whole


def _panel(a: Any) -> tuple[Any, Any]:
    """A block of columns reflected, a column at a time."""
    shape = a.type.shape
    columns = shape[-1]
    taus = zeros(tensor((*shape[:-2], columns), a.type.dtype))

    def step(i: Any, carry: Values, given: Values) -> Values:
        x, taus = carry
        column = column_of(x, i)
        v, tau, beta = reflection(column, i)
        along = mat.along_rows(v, shape)
        seen = sum_over(ops.multiply(along, x), (len(shape) - 2,))  # v^T x
        scaled = ops.multiply(seen, spread(tau, seen.type.shape))
        rest = ops.subtract(x, outer(v, scaled, shape))
        held = where(places(v.type.shape, -1, "GT", i), v, column)
        held = where(places(v.type.shape, -1, "EQ", i), spread(beta, v.type.shape), held)
        rest = where(places(shape, -1, "GT", i), rest, x)
        x = where(places(shape, -1, "EQ", i), mat.along_rows(held, shape), rest)
        here = places(taus.type.shape, -1, "EQ", i)
        return [x, where(here, spread(tau, taus.type.shape), taus)]

    made, factors = repeat(columns, step, [a, taus])
    return made, factors


def reflection(column: Any, i: Any) -> tuple[Any, Any, Any]:
    """v, t and b with (I - t v v^T) x = b e_i, where x is a vector from element `i` on.

    b has the other sign than x_i, so that nothing cancels; t is 0 where there is nothing to do.
    What is squared is divided by the largest element first.
    """
    shape = column.type.shape
    size = largest(ops.abs(where(places(shape, -1, "GE", i), column, 0)), (-1,))
    unit = where(ops.compare(size, zeros(size.type), comparison_direction="EQ"), 1, size)
    scaled = ops.divide(column, spread(unit, shape))
    below = where(places(shape, -1, "GT", i), scaled, 0)
    tail = sum_over(ops.multiply(below, below), (len(shape) - 1,))
    alpha = element_of(scaled, i)
    length = ops.sqrt(ops.add(ops.multiply(alpha, alpha), tail))
    up = ops.compare(alpha, zeros(alpha.type), comparison_direction="GE")
    beta = where(up, ops.negate(length), length)
    rest = largest(ops.abs(where(places(shape, -1, "GT", i), column, 0)), (-1,))
    still = ops.compare(rest, zeros(rest.type), comparison_direction="EQ")  # `tail` may underflow
    tau = where(still, 0, ops.divide(ops.subtract(beta, alpha), where(still, 1, beta)))
    under = where(still, 1, ops.subtract(alpha, beta))
    v = ops.divide(below, spread(under, shape))
    v = where(places(shape, -1, "EQ", i), 1, v)
    return v, tau, ops.multiply(where(still, alpha, beta), unit)


# ---- products of reflections ---------------------------------------------------------------------


def _vectors(panel: Any) -> Any:
    """The vectors of reflections that lie below a diagonal on which they are 1."""
    return mat.on_diagonal(ones(panel.type), mat.triangle(panel, True, -1))


def _reflected(v: Any, tau: Any, x: Any, backwards: bool) -> Any:
    """(I - V T V^T) x: the last reflection first, or (`backwards`) the first one first."""
    nothing = ops.compare(tau, zeros(tau.type), comparison_direction="EQ")
    v = where(mat.along_columns(nothing, v.type.shape), 0, v)
    inner = mat.matmul(mat.turned(v), v)
    slopes = ops.divide(splat(1, tau.type), where(nothing, 1, tau))
    upper = mat.on_diagonal(mat.along_rows(slopes, inner.type.shape), inner)
    if backwards:
        upper = mat.turned(upper)
    seen = solved(upper, mat.matmul(mat.turned(v), x), lower=backwards, unit=False)
    return ops.subtract(x, mat.matmul(v, seen))


def _blocks_of(a: Any, tau: Any) -> list[tuple[int, Any, Any]]:
    """The first row, the vectors and the factors of each block of reflections."""
    rows, found = a.type.shape[-2], []
    for first, last in blocks(tau.type.shape[-1]):
        panel = part(a, (first, rows), (first, last))
        lead = tau.type.ndim - 1
        factors = ops.slice(
            tau, start_indices=(*(0,) * lead, first),
            limit_indices=(*tau.type.shape[:-1], last), strides=(1,) * (lead + 1),
        )  # fmt: skip
        found.append((first, _vectors(panel), factors))
    return found


def applied(a: Any, tau: Any, x: Any, transpose: bool) -> Any:
    """Q x, or Q^T x, of the reflections in `a`."""
    found = _blocks_of(a, tau)
    for first, v, factors in found if transpose else found[::-1]:
        rows, columns = mat.size_of(x.type)
        low = _reflected(v, factors, part(x, (first, rows), (0, columns)), backwards=transpose)
        x = joined([part(x, (0, first), (0, columns)), low], -2) if first else low
    return x


def householder_product(ins: Values, attrs: Attrs) -> Any:
    """The first columns of Q."""
    a, tau = ins
    return applied(a, tau, mat.on_diagonal(ones(a.type), zeros(a.type)), transpose=False)


def ormqr(ins: Values, attrs: Attrs) -> Any:
    """Q c, Q^T c, c Q or c Q^T."""
    (a, tau, c), turned = ins, bool(attrs["transpose"])
    if attrs["left"]:
        return applied(a, tau, c, turned)
    return mat.turned(applied(a, tau, mat.turned(c), not turned))


__all__ = ["applied", "geqrf", "householder_product", "ormqr", "reflection"]
