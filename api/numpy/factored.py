"""Equations and determinants by LU, whose derivatives use the factors again.

A derivative of the factors themselves takes two systems with n right-hand sides and two products
of matrices; that of a solution takes one more solution, with factors that are there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph._operands.values import convert
from monograph.hlo.ops import matrices as mat
from monograph.hlo.ops.complex import real
from monograph.hlo.ops.composite import composite, stop_gradient
from monograph.hlo.ops.matrices import diagonal, matmul, turned
from monograph.hlo.ops.triangular import solve as triangular
from monograph.hlo.record import Attrs, OpDef, ops
from monograph.lax import linalg as lax_linalg
from monograph.numpy import reductions
from monograph.numpy.choosing import where
from monograph.numpy.indexing import take_along_axis
from monograph.numpy.sorting import argsort
from monograph.numpy.unary import log


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
