"""Eigenvalues of symmetric matrices and singular values, by Jacobi's method on rows.

Pairs of rows are rotated until all of them are orthogonal, half as many pairs at once as there are
rows; then everyone meets another one (Brent and Luk, The solution of singular-value and symmetric
eigenvalue problems on multiprocessor arrays, SIAM J. Sci. Stat. Comput. 6, 1985). What is summed
lies along lanes and what rotates is one number for each row, which is what the vector unit is made
for.

A symmetric matrix is made positive definite by a shift, after which its orthogonal rows are its
eigenvectors; once more, with the norm that is known then. Eigenvalues are Rayleigh's quotients.
Singular values are those of the triangle R of a QR factorisation.
"""

from __future__ import annotations

from typing import Any

from monograph.backends.tpu.definitions.elimination import rows_taken
from monograph.backends.tpu.definitions.reflections import applied, geqrf, householder_product
from monograph.backends.tpu.definitions.steps import (
    Values,
    joined,
    largest,
    part,
    repeat,
    repeat_while,
    spread,
    where,
)
from monograph.hlo.ops import matrices as mat
from monograph.hlo.ops.lapack import REFUSED
from monograph.hlo.ops.leaf import ones, splat, zeros
from monograph.hlo.ops.orders import lexicographic
from monograph.hlo.ops.reduce import sum_over
from monograph.hlo.record import Attrs, ops
from monograph.hlo.types import I32, tensor

SWEEPS = 24  # at most; six to ten are usual
TOLERANCE = 2.0**-21  # of a cosine; sums of products are rounded to about that


def eigh(ins: Values, attrs: Attrs) -> Any:
    """Vectors, eigenvalues in rising order, and whether the operand was finite."""
    (a,) = ins
    a = mat.hermitian(a, bool(attrs["lower"]))
    scaled, size = _scaled(a)
    vectors = _vectors(scaled, _bound(scaled))
    nearly = mat.hermitian(mat.matmul(mat.turned(vectors), mat.matmul(scaled, vectors)), True)
    size_of_all = largest(ops.abs(mat.diagonal(nearly)), (-1,))
    again = mat.turned(_vectors(nearly, _not_zero(size_of_all)))
    return _quotients(a, scaled, size, mat.matmul(again, mat.turned(vectors)))


def _vectors(a: Any, bound: Any) -> Any:
    """Eigenvectors, as columns, as exactly as a shift by half as much again as a bound of the norm
    lets them be."""
    shape = a.type.shape
    shift = ops.multiply(bound, splat(1.5, bound.type))
    identity = mat.on_diagonal(spread(shift, shape), zeros(a.type))
    return _normal(orthogonal(ops.add(a, identity), None)[0])


def _quotients(a: Any, scaled: Any, size: Any, vectors: Any) -> list[Any]:
    """Vectors, given as rows, in the order of their eigenvalues, and these."""
    seen = mat.matmul(vectors, scaled)
    values = _squares(seen, vectors)
    values, order = _sorted(values)
    vectors = mat.turned(rows_taken(vectors, order))
    values = ops.multiply(values, spread(size, values.type.shape))
    return _refused(a, [vectors, values])


def svd(ins: Values, attrs: Attrs) -> Any:
    """Singular values, u and v^T as asked for, and whether the operand was finite."""
    (a,) = ins
    wide = a.type.shape[-2] < a.type.shape[-1]
    vectors, full = attrs["compute_uv"], attrs["full_matrices"]
    s, *more = _singular(mat.turned(a) if wide else a, vectors, full)
    if vectors:
        u, v = more
        more = [v, mat.turned(u)] if wide else [u, mat.turned(v)]
    return _refused(a, [s, *more])


def _singular(a: Any, vectors: bool, full: bool) -> list[Any]:
    """Of matrices with at least as many rows as columns: s; u and v."""
    scaled, size = _scaled(a)
    m, n = mat.size_of(a.type)
    made, tau = geqrf([scaled], {})
    r = mat.triangle(part(made, (0, n), (0, n)), False)
    identity = mat.on_diagonal(ones(r.type), zeros(r.type)) if vectors else None
    rows, turns = orthogonal(r, identity)
    lengths = _lengths(rows)
    if turns is None:
        s = ops.negate(_sorted(ops.negate(lengths))[0])
        return [ops.multiply(s, spread(size, s.type.shape))]
    order = _sorted(ops.negate(lengths))[1]
    left = _normal(rows_taken(turns, order))  # r = left diag(s) v^T
    v = _normal(rows_taken(rows, order))
    s = ops.abs(_squares(mat.matmul(mat.turned(left), r), mat.turned(v)))
    down, order = _sorted(ops.negate(s))
    left, v = (mat.turned(rows_taken(mat.turned(x), order)) for x in (left, v))
    s = ops.negate(down)
    s = ops.multiply(s, spread(size, s.type.shape))
    if m > n:
        left = mat.grown(left, left.type.ndim - 2, m)
        if full:
            left = mat.grown(left, left.type.ndim - 1, m)
            late = splat(n, tensor(left.type.shape, I32))
            column = ops.iota(iota_dimension=left.type.ndim - 1, shape=left.type.shape, dtype=I32)
            late = ops.compare(column, late, comparison_direction="GE")
            late = ops.and_(late, mat.diagonal_mask(left.type.shape))
            left = where(late, 1, left)
    return [s, applied(made, tau, left, transpose=False), v]


def _normal(rows: Any) -> Any:
    """Rows that are nearly orthogonal, the longest first, as columns that are, and of length 1; in
    place of those that are nearly zero any others."""
    made, factors = geqrf([mat.turned(rows)], {})
    basis = householder_product([made, factors], {})
    diagonal = mat.diagonal(made)
    back = ops.compare(diagonal, zeros(diagonal.type), comparison_direction="LT")
    return where(mat.along_columns(back, basis.type.shape), ops.negate(basis), basis)


# ---- what both need ------------------------------------------------------------------------------


def _scaled(a: Any) -> tuple[Any, Any]:
    """Matrices whose largest element is 1, and what it was (1 if that is 0 or not finite)."""
    size = largest(ops.abs(a), (-2, -1))
    zero = ops.compare(size, zeros(size.type), comparison_direction="GT")
    size = where(ops.and_(zero, ops.is_finite(size)), size, 1)
    return ops.divide(a, spread(size, a.type.shape)), size


def _bound(a: Any) -> Any:
    """At least the norm of each matrix, and not zero."""
    last = a.type.ndim - 1
    return _not_zero(largest(sum_over(ops.abs(a), (last,)), (-1,)))


def _not_zero(size: Any) -> Any:
    zero = ops.compare(size, zeros(size.type), comparison_direction="EQ")
    return where(zero, 1, size)


def _lengths(rows: Any) -> Any:
    return ops.sqrt(_squares(rows, rows))


def _squares(x: Any, y: Any) -> Any:
    """Products of rows with each other."""
    return sum_over(ops.multiply(x, y), (x.type.ndim - 1,))


def _sorted(values: Any) -> tuple[Any, Any]:
    """Vectors in rising order, and which element came to each place."""
    t = tensor(values.type.shape, I32)
    index = ops.iota(iota_dimension=t.ndim - 1, shape=t.shape, dtype=I32)
    rising = lexicographic((values.type.dtype, I32), 1)
    made = ops.sort(values, index, dimension=t.ndim - 1, is_stable=True, comparator=rising)
    return made[0], made[1]


def _refused(a: Any, outs: list[Any]) -> list[Any]:
    """NaN for matrices that are not finite, as LAPACK's callers have it."""
    numbers = where(ops.is_finite(a), 0, splat(1, tensor(a.type.shape, I32)))
    odd = largest(numbers, (-2, -1))
    odd = ops.compare(odd, zeros(odd.type), comparison_direction="NE")
    made = [where(spread(odd, x.type.shape), float("nan"), x) for x in outs]
    return [*made, where(odd, REFUSED, zeros(tensor(odd.type.shape, I32)))]


# ---- rotations -----------------------------------------------------------------------------------


def orthogonal(rows: Any, along: Any) -> tuple[Any, Any]:
    """Rows rotated until they are orthogonal to each other; `along` is rotated with them."""
    n = rows.type.shape[-2]
    if n == 1:
        return rows, along
    lead, half = rows.type.ndim - 2, (n + 1) // 2
    held = [rows] if along is None else [rows, along]
    halves = []
    for x in held:
        x = mat.grown(x, lead, 2 * half)  # a row of zeros makes the number even, and stays there
        wide = (0, x.type.shape[-1])
        halves += [part(x, (0, half), wide), part(x, (half, 2 * half), wide)]
    scalar = tensor((), rows.type.dtype)

    def sweep(carry: Values) -> Values:
        def meet(i: Any, carry: Values, _: Values) -> Values:
            *pairs, worst = carry
            off, turned = _rotated(pairs)
            return [*turned, ops.maximum(worst, off)]

        return repeat(2 * half - 1, meet, [*carry[:-1], zeros(scalar)])

    def open_(carry: Values) -> Any:
        return ops.compare(carry[-1], splat(TOLERANCE, scalar), comparison_direction="GT")

    made = repeat_while(open_, sweep, [*halves, splat(1, scalar)], SWEEPS)
    outs = [
        part(joined(made[i : i + 2], -2), (0, n), (0, made[i].type.shape[-1]))
        for i in range(0, len(halves), 2)
    ]
    return outs[0], outs[1] if along is not None else None


def _rotated(pairs: Values) -> tuple[Any, Values]:
    """All pairs of rows rotated once, then in the order in which they meet next; how far the pairs
    were from orthogonal: the largest cosine."""
    x, y = pairs[:2]
    a, b, c = _squares(x, x), _squares(y, y), _squares(x, y)
    lengths = ops.multiply(ops.sqrt(a), ops.sqrt(b))
    empty = ops.compare(lengths, zeros(lengths.type), comparison_direction="EQ")
    cosine = where(empty, 0, ops.divide(ops.abs(c), where(empty, 1, lengths)))
    turns = ops.compare(cosine, splat(TOLERANCE, cosine.type), comparison_direction="GT")
    one = ones(c.type)
    twice = where(turns, ops.add(c, c), 1)
    slope = ops.divide(ops.subtract(b, a), twice)
    root = ops.sqrt(ops.add(one, ops.multiply(slope, slope)))
    tangent = ops.divide(one, ops.add(ops.abs(slope), root))
    down = ops.compare(slope, zeros(slope.type), comparison_direction="LT")
    tangent = where(turns, where(down, ops.negate(tangent), tangent), 0)
    cos = ops.divide(one, ops.sqrt(ops.add(one, ops.multiply(tangent, tangent))))
    sin = ops.multiply(cos, tangent)
    half = ops.divide(sin, ops.add(one, cos))  # the tangent of half the angle
    made: list[Any] = []
    for top, low in zip(pairs[::2], pairs[1::2], strict=True):
        made += _seated(*_turned(top, low, sin, half))
    return largest(cosine, range(-cosine.type.ndim, 0)), made


def _turned(x: Any, y: Any, sin: Any, half: Any) -> tuple[Any, Any]:
    """Pairs of rows rotated by angles: what is added to them is rounded, so that small angles have
    small errors (Rutishauser)."""
    sin, half = mat.along_rows(sin, x.type.shape), mat.along_rows(half, x.type.shape)
    less = ops.multiply(sin, ops.add(y, ops.multiply(half, x)))
    more = ops.multiply(sin, ops.subtract(x, ops.multiply(half, y)))
    return ops.subtract(x, less), ops.add(y, more)


def _seated(top: Any, low: Any) -> list[Any]:
    """Everyone but the first moves on by one place, around the table."""
    half, wide = top.type.shape[-2], (0, top.type.shape[-1])
    if half == 1:
        return [top, low]
    first = [part(top, (0, 1), wide), part(low, (0, 1), wide)]
    rest = [part(top, (1, half - 1), wide)] if half > 2 else []
    last = [part(low, (1, half), wide), part(top, (half - 1, half), wide)]
    return [joined([*first, *rest], -2), joined(last, -2)]


__all__ = ["eigh", "orthogonal", "svd"]
