"""The derivative of `qr`.

For full column rank: Walter, Lehmann, Lamour, On evaluating higher-order derivatives of the QR
decomposition of tall matrices with full column rank, Optim. Methods Softw. 27 (2012). A wide
matrix is its square part and the rest, which follows from the product rule.
"""

from __future__ import annotations

from typing import Any

from monograph.hlo.ops import matrices as mat
from monograph.hlo.ops.complex import real
from monograph.hlo.ops.elimination import general_solve
from monograph.hlo.ops.leaf import ones, zeros
from monograph.hlo.ops.matrices import adjoint, matmul, triangle
from monograph.hlo.ops.slices import concatenate, cut
from monograph.hlo.ops.triangular import solve
from monograph.hlo.record import Attrs, ops
from monograph.hlo.types import I32, tensor


def qr_jvp(attrs: Attrs, ins: Any, ts: Any, outs: Any) -> list[Any]:
    """Tangents of q and r (and None for the columns)."""
    (x,), (x_dot,), (q, r, *columns) = ins, ts, outs
    none: list[Any] = [None] * len(columns)
    if x_dot is None:
        return [None, None, *none]
    m, n = mat.size_of(x.type)
    axis = x.type.ndim - 1
    if columns:  # the decomposition of x P
        order = _columns_matrix(columns[0], x.type)
        x, x_dot = matmul(x, order), matmul(x_dot, order)
    if m > n and attrs["full_matrices"]:
        return [*_full(q, r, x_dot, n), *none]
    if m >= n:
        return [*_thin(q, r, x_dot), *none]
    q_dot, left = _thin(q, cut(r, axis, 0, m), cut(x_dot, axis, 0, m))
    right = ops.add(
        matmul(adjoint(q_dot), cut(x, axis, m, n)), matmul(adjoint(q), cut(x_dot, axis, m, n))
    )
    return [q_dot, concatenate(left, right, dimension=axis), *none]


def _thin(q: Any, r: Any, x_dot: Any) -> tuple[Any, Any]:
    """With Y = X' R^-1 and C = Q^H Y: O = tril(C, -1) less its adjoint is what turns Q."""
    y = solve(r, x_dot, lower=False, left=False)
    inner = matmul(adjoint(q), y)
    low = triangle(inner, True, -1)
    turn = ops.subtract(low, adjoint(low))
    if inner.type.dtype.is_complex:  # R keeps a real diagonal
        turn = mat.on_diagonal(ops.subtract(inner, mat.as_complex(real(inner))), turn)
    q_dot = ops.add(matmul(q, ops.subtract(turn, inner)), y)
    return q_dot, matmul(ops.subtract(inner, turn), r)


def _full(q: Any, r: Any, x_dot: Any, n: int) -> tuple[Any, Any]:
    """The other columns of Q too, as Householder's reflections choose them.

    With Q = [N M], N's upper and lower block N1 and N2, and Z = N2 (N1 - 1)^-1:
    M' = N' Z^H - (N + M Z) (N2' - Z N1')^H (arXiv:2409.13374, eq. 32 and 33).
    """
    rows, columns = q.type.ndim - 2, q.type.ndim - 1
    m = q.type.shape[-1]
    thin, rest = cut(q, columns, 0, n), cut(q, columns, n, m)
    thin_dot, r_dot = _thin(thin, cut(r, rows, 0, n), x_dot)
    upper, lower = cut(thin, rows, 0, n), cut(thin, rows, n, m)
    shifted = ops.subtract(upper, mat.on_diagonal(ones(upper.type), zeros(upper.type)))
    z = adjoint(general_solve(adjoint(shifted), adjoint(lower)))
    change = ops.subtract(cut(thin_dot, rows, n, m), matmul(z, cut(thin_dot, rows, 0, n)))
    moved = matmul(ops.add(thin, matmul(rest, z)), adjoint(change))
    rest_dot = ops.subtract(matmul(thin_dot, adjoint(z)), moved)
    return concatenate(thin_dot, rest_dot, dimension=columns), mat.grown(r_dot, rows, m)


def _columns_matrix(columns: Any, t: Any) -> Any:
    """P of X P, column j of which is column `columns[j]` of X."""
    shape = (*columns.type.shape, columns.type.shape[-1])
    row = ops.iota(iota_dimension=len(shape) - 2, shape=shape, dtype=I32)
    here = ops.compare(mat.along_columns(columns, shape), row, comparison_direction="EQ")
    one = tensor(shape, t.dtype)
    return ops.select(here, ones(one), zeros(one))
