"""Derivatives of `svd`, `eigh` and `eig`, for distinct (singular or eigen) values.

Giles, An extended collection of matrix derivative results for forward and reverse mode algorithmic
differentiation, Oxford NA-08/01 (2008), sections 3.1 and 3.2. Complex factors are unique up to
phases; the tangents are those of the gauge in which the diagonal of ``V^H V'`` is zero.
"""

from __future__ import annotations

from typing import Any

from monograph.hlo.errors import GradError
from monograph.hlo.ops import matrices as mat
from monograph.hlo.ops.complex import conjugate, imag, real
from monograph.hlo.ops.elimination import general_solve
from monograph.hlo.ops.leaf import ones, zeros
from monograph.hlo.ops.matrices import adjoint, along_columns, along_rows, as_complex, like, matmul
from monograph.hlo.record import Attrs, ops
from monograph.hlo.types import TensorType, real_dtype, tensor


def _gaps(differences: Any) -> Any:
    """1 / (w_j - w_i) off the diagonal, 0 on it."""
    safe = mat.on_diagonal(ones(differences.type), differences)
    inverse = ops.divide(ones(safe.type), safe)
    return mat.on_diagonal(zeros(safe.type), inverse)


def eigh_jvp(attrs: Attrs, ins: Any, ts: Any, outs: Any) -> list[Any]:
    """With P = V^H A' V: w' = diag P and V' = V (F . P), F_ij = 1 / (w_j - w_i)."""
    if ts[0] is None:
        return [None] * 3
    v, w = outs[:2]
    a_dot = mat.hermitian(ts[0], attrs["lower"])
    inner = matmul(matmul(adjoint(v), a_dot), v)
    real_shape = inner.type.shape
    gaps = _gaps(ops.subtract(along_columns(w, real_shape), along_rows(w, real_shape)))
    v_dot = matmul(v, ops.multiply(like(gaps, v.type.dtype), inner))
    return [v_dot, mat.diagonal(real(inner)), None]


def svd_jvp(attrs: Attrs, ins: Any, ts: Any) -> tuple[list[Any], list[Any]]:
    """With P = U^H A' V: s' = re diag P, and the turns of U and V from P S and S P.

    The values come from the same decomposition as the vectors that their tangents need.
    """
    (a,), (a_dot,) = ins, ts
    if a_dot is None:
        outs = ops.svd(a, **attrs)
        return outs, [None] * len(outs)
    m, n = mat.size_of(a.type)
    if not attrs["compute_uv"]:
        thin = {**attrs, "compute_uv": True, "full_matrices": False}
        s, u, vh, info = ops.svd(a, **thin)
        inner = matmul(matmul(adjoint(u), a_dot), adjoint(vh))
        return [s, info], [mat.diagonal(real(inner)), None]
    if attrs["full_matrices"] and m != n:
        raise GradError(
            "svd has no derivative with full_matrices=True, except for square matrices",
            operands={"a": a.type},
            why="the vectors past min(m, n) are any basis of what is left.",
            fix="use full_matrices=False.",
        )
    outs = ops.svd(a, **attrs)
    s, u, vh, _ = outs
    uh, v = adjoint(u), adjoint(vh)
    inner = matmul(matmul(uh, a_dot), v)
    u_dot, v_dot = _turns(s, u, v, inner)
    if m > n:
        rest = matmul(a_dot, v)
        u_dot = ops.add(u_dot, _outside(rest, u, uh, s))
    if n > m:
        rest = matmul(adjoint(a_dot), u)
        v_dot = ops.add(v_dot, _outside(rest, v, vh, s))
    assert u_dot.type.dtype is a.type.dtype
    return outs, [mat.diagonal(real(inner)), u_dot, adjoint(v_dot), None]


def _turns(s: Any, u: Any, v: Any, inner: Any) -> tuple[Any, Any]:
    """What U and V get inside the spaces that they span."""
    shape, d = inner.type.shape, inner.type.dtype
    columns, rows = along_columns(s, shape), along_rows(s, shape)
    squares = ops.multiply(ops.add(columns, rows), ops.subtract(columns, rows))
    gaps = like(_gaps(squares), d)
    right, left = ops.multiply(inner, like(columns, d)), ops.multiply(like(rows, d), inner)
    u_turn = ops.multiply(gaps, ops.add(right, adjoint(right)))
    v_turn = ops.multiply(gaps, ops.add(left, adjoint(left)))
    if d.is_complex:  # the phase between u_i and v_i, which U takes
        none = ops.compare(columns, zeros(columns.type), comparison_direction="EQ")
        inverse = ops.divide(ones(columns.type), ops.select(none, ones(columns.type), columns))
        inverse = ops.select(none, zeros(inverse.type), inverse)
        phase = ops.multiply(mat.imaginary(inner), like(inverse, d))
        u_turn = ops.add(u_turn, mat.on_diagonal(phase, zeros(phase.type)))
    return matmul(u, u_turn), matmul(v, v_turn)


def _outside(rest: Any, x: Any, xh: Any, s: Any) -> Any:
    """(1 - X X^H) rest S^-1: what a rectangular factor gets outside of its space."""
    left = ops.subtract(rest, matmul(x, matmul(xh, rest)))
    return ops.divide(left, like(along_columns(s, left.type.shape), left.type.dtype))


def eig_jvp(attrs: Attrs, ins: Any, ts: Any, outs: Any) -> list[Any]:
    """With P = V^-1 A' V: w' = diag P; vectors where the attribute says that they may be had."""
    (a,), (a_dot,) = ins, ts
    if a_dot is None:
        return [None] * len(outs)
    left, right = attrs["compute_left"], attrs["compute_right"]
    if (left or right) and not attrs["enable_eigvec_derivs"]:
        raise GradError(
            "eig: eigenvectors of a general matrix have a derivative only under assumptions",
            operands={"a": a.type},
            why="eigenvalues must be distinct, and the scale of a vector is LAPACK's choice.",
            fix="use eigvals, or lax.linalg.eig(..., enable_eigvec_derivs=True).",
        )
    parts = 1 if a.type.dtype.is_complex else 2
    w = outs[0] if parts == 1 else ops.complex(outs[0], outs[1])
    v = outs[-2] if right else ops.eig(a, compute_left=False, compute_right=True)[-2]
    moved = as_complex(a_dot)
    w_dot, v_dot = _vectors(w, v, moved)
    tangents = [w_dot] if parts == 1 else [real(w_dot), imag(w_dot)]
    if left:
        tangents.append(_vectors(conjugate(w), outs[parts], adjoint(moved))[1])
    if right:
        tangents.append(v_dot)
    return [*tangents, None]


def _vectors(w: Any, v: Any, a_dot: Any) -> tuple[Any, Any]:
    """V' = V (F . P + C): a diagonal C keeps every vector's norm, and its largest element real."""
    shape = v.type.shape
    inner = matmul(general_solve(v, a_dot), v)
    gaps = _gaps(ops.subtract(along_columns(w, shape), along_rows(w, shape)))
    moved = matmul(v, ops.multiply(gaps, inner))
    axis = len(shape) - 2
    along = real(mat.sums(ops.multiply(conjugate(v), moved), axis))
    largest = mat.largest_of_columns(ops.abs(v))
    kept = ops.select(largest, moved, zeros(moved.type))
    size = mat.sums(ops.select(largest, real(v), zeros(_real(v.type))), axis)
    turn = ops.divide(imag(mat.sums(kept, axis)), size)
    scale = ops.complex(ops.negate(along), ops.negate(turn))
    v_dot = ops.add(moved, ops.multiply(v, along_columns(scale, shape)))
    return mat.diagonal(inner), v_dot


def _real(t: TensorType) -> TensorType:
    return tensor(t.shape, real_dtype(t.dtype))
