"""Decompositions of `numpy.linalg`, on the ones of `monograph.lax.linalg`."""

from __future__ import annotations

from typing import Any, NamedTuple

from monograph._operands.values import promote_inexact
from monograph.hlo.errors import ArgumentError
from monograph.hlo.ops.matrices import adjoint, turned
from monograph.hlo.record import ops
from monograph.lax import linalg as lax_linalg
from monograph.numpy.indexing import take_along_axis
from monograph.numpy.sorting import argsort
from monograph.numpy.unary import sign


class QRResult(NamedTuple):
    """A = Q R."""

    Q: Any
    R: Any


class SVDResult(NamedTuple):
    """A = U diag(S) Vh."""

    U: Any
    S: Any
    Vh: Any


class EighResult(NamedTuple):
    """Of Hermitian matrices, eigenvalues rising."""

    eigenvalues: Any
    eigenvectors: Any


class EigResult(NamedTuple):
    """Of general matrices, in no order."""

    eigenvalues: Any
    eigenvectors: Any


def cholesky(a: Any, *, upper: bool = False, symmetrize_input: bool = True) -> Any:
    """L of A = L L^H, or with `upper` L^H; NaN where A is not positive definite."""
    (a,) = promote_inexact("cholesky", a)
    low = lax_linalg.cholesky(a, symmetrize_input=symmetrize_input)
    return adjoint(low) if upper else low


def qr(a: Any, mode: str = "reduced") -> Any:
    """A = Q R.

    Args:
        a: matrices [..., m, n].
        mode: ``reduced`` (k = min(m, n) columns of Q), ``complete`` or ``full`` (m columns), ``r``
            (R alone), ``raw`` (LAPACK's reflections, transposed, and their scales).
    """
    (a,) = promote_inexact("qr", a)
    if mode == "raw":
        made, taus = ops.geqrf(a)
        return QRResult(turned(made), taus)
    if mode not in ("reduced", "complete", "full", "r"):
        raise ArgumentError(
            f"qr: mode={mode!r}", fix="use 'reduced', 'complete', 'r', 'full' or 'raw'."
        )
    q, r = lax_linalg.qr(a, full_matrices=mode in ("complete", "full"))
    return r if mode == "r" else QRResult(q, r)


def svd(
    a: Any,
    full_matrices: bool = True,
    compute_uv: bool = True,
    hermitian: bool = False,
    subset_by_index: tuple[int, int] | None = None,
) -> Any:
    """A = U diag(S) Vh.

    Args:
        a: matrices [..., m, n].
        full_matrices: whether U and Vh are square.
        compute_uv: whether they are wanted; else S alone is returned.
        hermitian: whether A is Hermitian: eigenvalues are found instead.
        subset_by_index: (first, end): only these singular values.
    """
    (a,) = promote_inexact("svd", a)
    if hermitian:
        return _hermitian_svd(a, compute_uv)
    made = lax_linalg.svd(
        a, full_matrices=full_matrices, compute_uv=compute_uv, subset_by_index=subset_by_index
    )
    return SVDResult(*made) if compute_uv else made


def _hermitian_svd(a: Any, compute_uv: bool) -> Any:
    """|w| falling; the sign of an eigenvalue goes to V."""
    v, w = lax_linalg.eigh(a)
    size = ops.abs(w)
    order = argsort(ops.negate(size), -1)
    s = take_along_axis(size, order, -1)
    if not compute_uv:
        return s
    shape = v.type.shape
    rows = tuple(i for i in range(len(shape)) if i != len(shape) - 2)
    places = ops.broadcast_in_dim(order, shape=shape, broadcast_dimensions=rows)
    u = take_along_axis(v, places, -1)
    signs = take_along_axis(sign(w), order, -1)
    spread = ops.broadcast_in_dim(signs, shape=shape, broadcast_dimensions=rows)
    if u.type.dtype.is_complex:
        spread = ops.complex(spread, ops.subtract(spread, spread))
    return SVDResult(u, s, adjoint(ops.multiply(u, spread)))


def svdvals(x: Any, /) -> Any:
    """Singular values, falling."""
    return svd(x, compute_uv=False, hermitian=False)


def eigh(a: Any, UPLO: str | None = None, symmetrize_input: bool = True) -> EighResult:
    """Eigenvalues (rising) and vectors of Hermitian matrices.

    Args:
        a: matrices [..., n, n].
        UPLO: the triangle that is read, ``L`` or ``U``, if the input is not symmetrised.
        symmetrize_input: whether to take (a + a^H) / 2.
    """
    (a,) = promote_inexact("eigh", a)
    if UPLO not in (None, "L", "U"):
        raise ArgumentError(f"eigh: UPLO={UPLO!r}", fix="use 'L' or 'U'.")
    v, w = lax_linalg.eigh(a, lower=UPLO != "U", symmetrize_input=symmetrize_input)
    return EighResult(w, v)


def eigvalsh(a: Any, UPLO: str | None = "L", *, symmetrize_input: bool = True) -> Any:
    """Eigenvalues of Hermitian matrices, rising."""
    return eigh(a, UPLO, symmetrize_input).eigenvalues


def eig(a: Any) -> EigResult:
    """Eigenvalues and (right) vectors of general matrices, complex."""
    (a,) = promote_inexact("eig", a)
    w, v = lax_linalg.eig(a, compute_left_eigenvectors=False)
    return EigResult(w, v)


def eigvals(a: Any) -> Any:
    """Eigenvalues of general matrices, complex."""
    (a,) = promote_inexact("eigvals", a)
    return lax_linalg.eig(a, compute_left_eigenvectors=False, compute_right_eigenvectors=False)[0]
