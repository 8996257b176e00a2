"""Equations and determinants by LU, whose derivatives use the factors again.

A derivative of the factors themselves takes two systems with n right-hand sides and two products
of matrices; that of a solution takes one more solution, with factors that are there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph._operands.values import broadcast_to, convert
from monograph.hlo.ops import matrices as mat
from monograph.hlo.ops.complex import conjugate, real
from monograph.hlo.ops.composite import composite, stop_gradient
from monograph.hlo.ops.matrices import diagonal, matmul, turned
from monograph.hlo.ops.triangular import solve as triangular
from monograph.hlo.record import Attrs, OpDef, ops
from monograph.lax import linalg as lax_linalg
from monograph.numpy import reductions
from monograph.numpy.choosing import where
from monograph.numpy.indexing import take_along_axis
from monograph.numpy.shapes import expand_dims
from monograph.numpy.sorting import argsort
from monograph.numpy.unary import log
from monograph.tracer.control import cond


def factors_of(a: Any) -> tuple[Any, Any, Any]:
    """(both factors in one matrix, pivots, order of the rows), which have no derivative."""
    return lax_linalg.lu(stop_gradient(a))


# ---- equations -----------------------------------------------------------------------------------


def _permuted_rows(b: Any, order: Any) -> Any:
    """Rows of matrices in another order."""
    shape = b.type.shape
    places = ops.broadcast_in_dim(
        order, shape=shape, broadcast_dimensions=tuple(range(len(shape) - 1))
    )
    return take_along_axis(b, places, len(shape) - 2)


def solved(factors: Any, order: Any, b: Any, trans: int = 0) -> Any:
    """A^-1 B (A^-T B with 1, A^-H B with 2) from the LU decomposition of A."""
    if trans == 0:
        moved = _permuted_rows(b, order)
        return triangular(factors, triangular(factors, moved, unit=True), lower=False)
    how = "TRANSPOSE" if trans == 1 else "ADJOINT"
    inner = triangular(factors, b, lower=False, transpose=how)
    inner = triangular(factors, inner, transpose=how, unit=True)
    return _permuted_rows(inner, argsort(order, -1))


def _lu_solve(ins: Sequence[Any], attrs: Attrs) -> Any:
    _, factors, order, b = ins
    return solved(factors, order, b, int(attrs["turned"]))


def _lu_solve_jvp(attrs: Attrs, ins: Sequence[Any], ts: Sequence[Any], out: Any) -> Any:
    """A x = b  ->  A x' = b' - A' x"""
    a_dot, _, _, right = ts
    if a_dot is not None:
        moved = matmul(turned(a_dot) if attrs["turned"] else a_dot, out)
        right = ops.negate(moved) if right is None else ops.subtract(right, moved)
    return None if right is None else lu_solve(*ins[:3], right, **attrs)


def _lu_solve_transpose(attrs: Attrs, ct: Any, ins: Sequence[Any]) -> list[Any]:
    return [None, None, None, lu_solve(*ins[:3], ct, turned=not attrs["turned"])]


# A^-1 B, or A^-T B, by the factors of A and the order of its rows; by A is the derivative.
lu_solve: OpDef = composite(
    "lu_solve",
    _lu_solve,
    attrs=("turned",),
    defaults={"turned": False},
    operands=("a", "factors", "order", "b"),
    jvp=_lu_solve_jvp,
    transpose=_lu_solve_transpose,
    batch=mat.batch_rule(lambda: lu_solve),
)


# ---- determinants --------------------------------------------------------------------------------


def exchanges_sign(pivots: Any) -> Any:
    """(-1) to the number of row exchanges."""
    t = pivots.type
    counting = ops.iota(iota_dimension=t.ndim - 1, shape=t.shape, dtype=t.dtype)
    moved = ops.compare(pivots, counting, comparison_direction="NE")
    return 1 - 2 * (reductions.sum(convert(moved, t.dtype), -1, t.dtype.np) % 2)


def signed_logarithm(diag: Any, sign: Any) -> tuple[Any, Any]:
    """Phase and logarithm of the size of a sign times the product of `diag` [..., n]."""
    zero = diag == 0
    safe = where(zero, 1, diag)
    size = ops.abs(safe)
    singular = reductions.any_(zero, -1)
    phases = reductions.prod(safe / convert(size, diag.type.dtype), -1)
    return (
        where(singular, 0, sign * phases),
        where(singular, -np.inf, reductions.sum(log(size), -1)),
    )


def _lu_det(ins: Sequence[Any], attrs: Attrs) -> Any:
    _, factors, pivots, _ = ins
    diag = diagonal(factors)
    return ops.multiply(reductions.prod(diag, -1), convert(exchanges_sign(pivots), diag.type.dtype))


def _lu_det_jvp(attrs: Attrs, ins: Sequence[Any], ts: Sequence[Any], out: Any) -> Any:
    """The sum of every tangent times its cofactor."""
    if ts[0] is None:
        return None
    a, factors, _, order = ins
    return reductions.sum(ops.multiply(lu_cofactors(a, factors, order, out), ts[0]), (-2, -1))


# det A; by A is the derivative.
lu_det: OpDef = composite(
    "lu_det",
    _lu_det,
    operands=("a", "factors", "pivots", "order"),
    jvp=_lu_det_jvp,
    batch=mat.batch_rule(lambda: lu_det),
)


def determinant(a: Any) -> Any:
    """det A of matrices [..., n, n], by LU."""
    return lu_det(a, *factors_of(a))


def _lu_cofactors(ins: Sequence[Any], attrs: Attrs) -> Any:
    singular = reductions.any_(diagonal(ins[1]) == 0)
    return cond(singular, _singular_cofactors, _regular_cofactors, *ins)


def _regular_cofactors(a: Any, factors: Any, order: Any, det: Any) -> Any:
    """det A  A^-T"""
    return lu_solve(a, factors, order, _spread(det, a.type.shape), turned=True)


def _spread(x: Any, shape: tuple[int, ...]) -> Any:
    """Matrices with `x` [...] all along the diagonal."""
    rows = ops.broadcast_in_dim(x, shape=shape, broadcast_dimensions=tuple(range(x.type.ndim)))
    return where(np.eye(shape[-1], dtype=bool), rows, 0)


def _singular_cofactors(a: Any, factors: Any, order: Any, det: Any) -> Any:
    """Of A = U S V^H they are det(U V^H) times the conjugate of U C V^H, C those of S: on its
    diagonal are the products of all other singular values.
    """
    u, s, v = lax_linalg.svd(a, full_matrices=False)
    shape = a.type.shape
    rows = ops.broadcast_in_dim(
        s, shape=shape, broadcast_dimensions=(*range(len(shape) - 2), len(shape) - 1)
    )
    others = reductions.prod(where(np.eye(shape[-1], dtype=bool), 1, rows), -1)
    columns = convert(expand_dims(others, -2), a.type.dtype)
    found = matmul(ops.multiply(u, broadcast_to(columns, shape)), v)
    phase = expand_dims(determinant(matmul(u, v)), (-2, -1))
    return ops.multiply(broadcast_to(phase, shape), conjugate(found))


# What det A changes by with every element of A; det A, which is given, is a function of A, too.
lu_cofactors: OpDef = composite(
    "lu_cofactors",
    _lu_cofactors,
    operands=("a", "factors", "order", "det"),
    batch=mat.batch_rule(lambda: lu_cofactors),
)


def _lu_slogdet(ins: Sequence[Any], attrs: Attrs) -> list[Any]:
    _, factors, pivots, _ = ins
    diag = diagonal(factors)
    return list(signed_logarithm(diag, convert(exchanges_sign(pivots), diag.type.dtype)))


def _lu_slogdet_jvp(
    attrs: Attrs, ins: Sequence[Any], ts: Sequence[Any], outs: Sequence[Any]
) -> list[Any]:
    """det' / det = trace A^-1 A'"""
    if ts[0] is None:
        return [None, None]
    a, factors, _, order = ins
    rate = reductions.sum(diagonal(lu_solve(a, factors, order, ts[0])), -1)
    if not rate.type.dtype.is_complex:
        return [None, rate]
    return [ops.multiply(outs[0], mat.imaginary(rate)), real(rate)]


# Phase and logarithm of the size of det A; by A is the derivative.
lu_slogdet: OpDef = composite(
    "lu_slogdet",
    _lu_slogdet,
    operands=("a", "factors", "pivots", "order"),
    jvp=_lu_slogdet_jvp,
    batch=mat.batch_rule(lambda: lu_slogdet),
)
