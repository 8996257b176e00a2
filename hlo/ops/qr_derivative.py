"""The derivative of `qr`.

For full column rank: Walter, Lehmann, Lamour, On evaluating higher-order derivatives of the QR
decomposition of tall matrices with full column rank, Optim. Methods Softw. 27 (2012). A wide
matrix is its square part and the rest, which follows from the product rule.
"""

from __future__ import annotations

from typing import Any

from monograph.hlo.errors import GradError
from monograph.hlo.ops import matrices as mat
from monograph.hlo.ops.complex import real
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
        raise GradError(
            "qr has no derivative with full_matrices=True on matrices with more rows than columns",
            operands={"x": x.type},
            why="the columns of q past those of x are any basis of what is left.",
            fix="use full_matrices=False (mode='reduced').",
        )
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


def _columns_matrix(columns: Any, t: Any) -> Any:
    """P of X P, column j of which is column `columns[j]` of X."""
    shape = (*columns.type.shape, columns.type.shape[-1])
    row = ops.iota(iota_dimension=len(shape) - 2, shape=shape, dtype=I32)
    here = ops.compare(mat.along_columns(columns, shape), row, comparison_direction="EQ")
    one = tensor(shape, t.dtype)
    return ops.select(here, ones(one), zeros(one))
