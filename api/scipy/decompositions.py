"""Decompositions under `scipy.linalg`'s names: QR, SVD, eigenvalues, Schur, Hessenberg."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph._operands.values import broadcast_to
from monograph.hlo.errors import ArgumentError, ShapeError, UnsupportedError
from monograph.hlo.ops.leaf import zeros
from monograph.hlo.ops.matrices import as_complex, triangle
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import ops
from monograph.hlo.types import tensor
from monograph.lax import linalg as lax_linalg
from monograph.numpy.creation import eye
from monograph.numpy.linear import matmul as product
from monograph.numpy.shapes import diag
from monograph.numpy.unary import conjugate as conj
from monograph.scipy.operands import strong


def qr(
    a: Any,
    overwrite_a: bool = False,
    lwork: Any = None,
    mode: str = "full",
    pivoting: bool = False,
    check_finite: bool = True,
) -> tuple[Any, ...]:
    """(q, r), with `pivoting` also the columns; mode ``full``, ``economic`` or ``r``."""
    if mode not in ("full", "r", "economic"):
        raise ArgumentError(f"qr: mode={mode!r}", fix="use 'full', 'economic' or 'r'.")
    (a,) = strong("qr", a)
    made = lax_linalg.qr(a, pivoting=pivoting, full_matrices=mode != "economic")
    return made[1:] if mode == "r" else made


def svd(
    a: Any,
    full_matrices: bool = True,
    compute_uv: bool = True,
    overwrite_a: bool = False,
    check_finite: bool = True,
    lapack_driver: str = "gesdd",
) -> Any:
    """(u, s, v^H), or s alone."""
    (a,) = strong("svd", a)
    return lax_linalg.svd(a, full_matrices=full_matrices, compute_uv=compute_uv)


def eigh(
    a: Any,
    b: Any = None,
    lower: bool = True,
    eigvals_only: bool = False,
    overwrite_a: bool = False,
    overwrite_b: bool = False,
    turbo: bool = True,
    eigvals: Any = None,
    type: int = 1,
    check_finite: bool = True,
) -> Any:
    """(eigenvalues, vectors) of Hermitian matrices, or the former alone."""
    if b is not None or eigvals is not None or type != 1:
        raise UnsupportedError(
            "eigh: only a x = w x with all eigenvalues is there", fix="leave b, eigvals, type out."
        )
    (a,) = strong("eigh", a)
    v, w = lax_linalg.eigh(a, lower=lower)
    return w if eigvals_only else (w, v)


def eigh_tridiagonal(
    d: Any, e: Any, *, eigvals_only: bool = False, select: str = "a", select_range: Any = None,
    tol: float | None = None, key: Any = None,
) -> Any:  # fmt: skip
    """(eigenvalues, vectors) of a Hermitian tridiagonal matrix, or the former alone.

    Args:
        d: the diagonal, (n,).
        e: beside it, (n - 1,), of the same type.
        eigvals_only: whether the vectors are left out.
        select: "a" for all, "i" for those of the numbers (first, last) in `select_range`.
        select_range: see there.
        tol, key: accepted for JAX's sake.
    """
    d, e = strong("eigh_tridiagonal", d, e)
    if d.ndim != 1 or e.ndim != 1 or e.shape[0] != max(d.shape[0] - 1, 0):
        raise ShapeError(f"eigh_tridiagonal: diagonals of shape {d.shape} and {e.shape}",
                         fix="give n numbers and n - 1.")  # fmt: skip
    if select not in ("a", "i") or (select == "i") != (select_range is not None):
        raise ArgumentError(f"eigh_tridiagonal: select={select!r}, select_range={select_range}",
                            fix="use select='a', or 'i' with a range.")  # fmt: skip
    w, v = eigh(diag(d) + diag(e, 1) + diag(conj(e), -1))
    first, last = (0, len(w) - 1) if select == "a" else select_range
    if first > last:
        raise ArgumentError(f"eigh_tridiagonal: no numbers from {first} to {last}",
                            fix="give the first and the last number.")  # fmt: skip
    w, v = w[first : last + 1], v[:, first : last + 1]
    return w if eigvals_only else (w, v)


def qr_multiply(
    a: Any, c: Any, mode: str = "right", pivoting: bool = False, conjugate: bool = False,
    overwrite_a: bool = False, overwrite_c: bool = False,
) -> Any:  # fmt: skip
    """(c q, r) of a = q r, or (q c, r); with `pivoting` also the columns.

    Args:
        a: matrices [..., m, n].
        c: matrices [..., k, m], for mode "left" [..., min(m, n), k]; or a vector.
        mode: "right" or "left".
        pivoting: whether columns are exchanged.
        conjugate: whether q is conjugated.
        overwrite_a, overwrite_c: without effect.
    """
    if mode not in ("right", "left"):
        raise ArgumentError(f"qr_multiply: mode={mode!r}", fix="use 'right' or 'left'.")
    a, c = strong("qr_multiply", a, c)
    q, *rest = qr(a, mode="economic", pivoting=pivoting)
    q = conj(q) if conjugate else q
    return (product(c, q) if mode == "right" else product(q, c), *rest)


def schur(a: Any, output: str = "real") -> tuple[Any, Any]:
    """(t, z) of a = z t z^H; ``complex`` makes t triangular for real matrices too."""
    if output not in ("real", "complex"):
        raise ArgumentError(f"schur: output={output!r}", fix="use 'real' or 'complex'.")
    (a,) = strong("schur", a)
    t, z = lax_linalg.schur(as_complex(a) if output == "complex" else a)
    return t, z


def hessenberg(
    a: Any, *, calc_q: bool = False, overwrite_a: bool = False, check_finite: bool = True
) -> Any:
    """h of a = q h q^H, zero below its first subdiagonal; with `calc_q` (h, q)."""
    (a,) = strong("hessenberg", a)
    made, taus = lax_linalg.hessenberg(a)
    h = triangle(made, False, -1)
    if not calc_q:
        return h
    n, axis = a.type.shape[-1], a.type.ndim - 1
    if n < 2:
        return h, broadcast_to(eye(n, dtype=a.type.dtype.np), a.type.shape)
    inner = cut(cut(made, axis - 1, 1, n), axis, 0, n - 1)
    q = lax_linalg.householder_product(inner, taus)
    none = (0,) * (axis + 1)
    low = (*none[:-2], 1, 1)
    zero = zeros(tensor((), q.type.dtype))
    whole = ops.pad(q, zero, edge_padding_low=low, edge_padding_high=none, interior_padding=none)
    corner = np.zeros((n, n), a.type.dtype.np)
    corner[0, 0] = 1
    return h, whole + corner
