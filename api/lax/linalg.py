"""`monograph.lax.linalg`: decompositions under `jax.lax.linalg`'s names; leading axes are a batch.

Where LAPACK fails (a matrix that is not positive definite, no convergence) results are NaN.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from monograph._missing import explain as _explain
from monograph._operands.values import convert, value
from monograph.hlo.errors import ArgumentError, ShapeError, UnsupportedError
from monograph.hlo.ops import matrices as mat
from monograph.hlo.ops.complex import conjugate
from monograph.hlo.ops.leaf import ones, splat, zeros
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import ops
from monograph.hlo.types import BOOL, I32, tensor
from monograph.lax.algorithms import EighImplementation, EigImplementation, SvdAlgorithm

__all__ = [
    "EigImplementation",
    "EighImplementation",
    "SvdAlgorithm",
    "cholesky",
    "cholesky_update",
    "eig",
    "eigh",
    "hessenberg",
    "householder_product",
    "lu",
    "lu_pivots_to_permutation",
    "ormqr",
    "qdwh",
    "qr",
    "schur",
    "svd",
    "symmetric_product",
    "triangular_solve",
    "tridiagonal",
    "tridiagonal_solve",
]


_ALGORITHMS = {"default": "dc", "divide_and_conquer": "dc", "QR": "qr"}


def _matrix(x: Any, where: str) -> Any:
    """A strong value with at least two dimensions, of a type that has decompositions."""
    x = value(x, where)
    mat.check_matrices(where, ("x",), (2,), (x.type.strong,))
    return convert(x, x.type.dtype)


def _where_ok(info: Any, *xs: Any, least: bool = False) -> list[Any]:
    """The values where `info` is 0 (or at `least` 0), elsewhere NaN."""
    zero = zeros(info.type)
    ok = ops.compare(info, zero, comparison_direction="GE" if least else "EQ")
    lead = tuple(range(info.type.ndim))
    out = []
    for x in xs:
        t = x.type
        kept = ops.broadcast_in_dim(ok, shape=t.shape, broadcast_dimensions=lead)
        nan = complex("nan+nanj") if t.dtype.is_complex else float("nan")
        out.append(ops.select(kept, x, splat(nan, t.strong)))
    return out


def symmetrize(x: Any) -> Any:
    """(x + x^H) / 2."""
    both = ops.add(x, mat.adjoint(x))
    return ops.multiply(both, splat(0.5, both.type.strong))


def cholesky(x: Any, *, symmetrize_input: bool = True) -> Any:
    """The lower triangular L of A = L L^H.

    Args:
        x: Hermitian positive definite matrices, f32[..., n, n] or f64, c64, c128.
        symmetrize_input: whether to take (x + x^H) / 2, else the lower triangle says all.

    Returns:
        The factors, of the type of `x`; NaN where a matrix is not positive definite.

    Raises:
        ShapeError: if the matrices are not square.
    """
    x = _matrix(x, "cholesky")
    mat.check_square("cholesky", "a", x.type)
    return ops.cholesky(symmetrize(x) if symmetrize_input else x, lower=True)


def cholesky_update(r_matrix: Any, w_vector: Any) -> Any:
    """The upper triangular factor of R^T R + w w^T, by QR of R with w below it."""
    r, w = _matrix(r_matrix, "cholesky_update"), value(w_vector, "cholesky_update", 1)
    if r.type.ndim != 2 or w.type.shape != r.type.shape[:1]:
        raise ShapeError(
            "cholesky_update: w must have an element for every row of R",
            operands={"r_matrix": r.type, "w_vector": w.type},
            fix="give one matrix [n, n] and one vector [n].",
        )
    row = ops.reshape(w, shape=(1, w.type.shape[0]))
    made = qr(ops.concatenate(mat.triangle(r, False), row, dimension=0), full_matrices=False)[1]
    below = ops.compare(mat.diagonal(made), zeros(w.type), comparison_direction="LT")
    sign = ops.select(mat.along_rows(below, made.type.shape), ops.negate(made), made)
    return sign


def triangular_solve(
    a: Any,
    b: Any,
    *,
    left_side: bool = False,
    lower: bool = False,
    transpose_a: bool = False,
    conjugate_a: bool = False,
    unit_diagonal: bool = False,
) -> Any:
    """x of op(a) x = b, or with `left_side=False` (the default, as in JAX) of x op(a) = b.

    Args:
        a: triangular matrices [..., n, n]; the other triangle is not read.
        b: right-hand sides [..., n, k] (left) or [..., k, n] (right), or vectors [..., n].
        left_side: on which side `a` stands.
        lower: which triangle holds it.
        transpose_a, conjugate_a: whether op(a) is transposed, conjugated.
        unit_diagonal: whether the diagonal is taken for ones and not read.
    """
    a, b = _matrix(a, "triangular_solve"), value(b, "triangular_solve", 1)
    single = b.type.ndim == a.type.ndim - 1
    if single:
        at = b.type.ndim if left_side else b.type.ndim - 1
        b = ops.reshape(b, shape=(*b.type.shape[:at], 1, *b.type.shape[at:]))
    how = "NO_TRANSPOSE"
    if transpose_a:
        how = "ADJOINT" if conjugate_a and a.type.dtype.is_complex else "TRANSPOSE"
    elif conjugate_a:
        a = conjugate(a)
    out = ops.triangular_solve(
        a,
        b,
        left_side=bool(left_side),
        lower=bool(lower),
        unit_diagonal=bool(unit_diagonal),
        transpose_a=how,
    )
    if not single:
        return out
    shape = list(out.type.shape)
    del shape[-1 if left_side else -2]
    return ops.reshape(out, shape=tuple(shape))


def lu(x: Any) -> tuple[Any, Any, Any]:
    """P A = L U: both factors in one matrix, the pivots (from 0), the permutation of the rows."""
    x = _matrix(x, "lu")
    factors, pivots, info = ops.lu(x)
    (factors,) = _where_ok(info, factors, least=True)
    pivots = ops.subtract(pivots, ones(pivots.type))
    order = ops.lu_pivots_to_permutation(pivots, permutation_size=x.type.shape[-2])
    return factors, pivots, order


def lu_pivots_to_permutation(pivots: Any, permutation_size: int) -> Any:
    """The order of the rows after exchanging rows i and pivots[i] for every i in turn."""
    p = value(pivots, "lu_pivots_to_permutation")
    return ops.lu_pivots_to_permutation(p, permutation_size=int(permutation_size))


def qr(x: Any, *, pivoting: bool = False, full_matrices: bool = True,
       use_magma: bool | None = None) -> tuple[Any, ...]:  # fmt: skip
    """(q, r) of A = Q R; with `pivoting` also the columns, of A[:, p] = Q R."""
    x = _matrix(x, "qr")
    return tuple(ops.qr(x, full_matrices=bool(full_matrices), pivoting=bool(pivoting)))


def householder_product(a: Any, taus: Any) -> Any:
    """The product of the reflections that the columns of `a` below the diagonal and `taus` say."""
    return ops.householder_product(
        _matrix(a, "householder_product"), value(taus, "householder_product", 1)
    )


def ormqr(a: Any, taus: Any, c: Any, *, left: bool = True, transpose: bool = False) -> Any:
    """Q c, or with ``left=False`` c Q, for Q as the product of reflections that `geqrf` leaves.

    Args:
        a, taus: the reflections [..., m, n] and their factors [..., k].
        c: matrices of m rows, or of m columns with ``left=False``.
        left: where Q stands.
        transpose: whether it is Q^H.
    """
    a, c = _matrix(a, "ormqr"), _matrix(c, "ormqr")
    return ops.ormqr(a, value(taus, "ormqr", 1), c, left=bool(left), transpose=bool(transpose))


def qdwh(
    x: Any,
    *,
    is_hermitian: bool = False,
    max_iterations: int | None = None,
    eps: float | None = None,
    dynamic_shape: tuple[int, int] | None = None,
) -> tuple[Any, Any, Any, Any]:
    """(u, h, 1, True) of A = U H, H positive: the polar decomposition, here by singular values.

    Args:
        x: a matrix (m, n) with n <= m.
        is_hermitian, max_iterations, eps: of an iteration that is not there; they change nothing.
        dynamic_shape: not to be had here.
    """
    x = _matrix(x, "qdwh")
    if dynamic_shape is not None:
        raise UnsupportedError("qdwh: no dynamic shapes", fix="cut the matrix out.")
    if x.type.ndim != 2 or x.type.shape[0] < x.type.shape[1]:
        raise ShapeError(
            f"qdwh: a matrix of shape {x.type.shape}",
            operands={"x": x.type},
            fix="give a matrix with at least as many rows as columns.",
        )
    u, s, vh = svd(x, full_matrices=False)
    weights = ops.convert(ops.broadcast_in_dim(s, shape=vh.type.shape, broadcast_dimensions=(0,)),
                          dtype=vh.type.dtype)  # fmt: skip
    h = mat.matmul(mat.adjoint(vh), ops.multiply(weights, vh))
    return mat.matmul(u, vh), h, splat(1, tensor((), I32)), splat(True, tensor((), BOOL))


def svd(
    x: Any,
    *,
    full_matrices: bool = True,
    compute_uv: bool = True,
    subset_by_index: tuple[int, int] | None = None,
    algorithm: SvdAlgorithm | None = None,
) -> Any:
    """(u, s, v^H) of A = U diag(s) V^H, s falling; only s with ``compute_uv=False``.

    Raises:
        UnsupportedError: for an algorithm that there is none of here.
    """
    x = _matrix(x, "svd")
    name = SvdAlgorithm.DEFAULT.value if algorithm is None else algorithm.value
    if name not in _ALGORITHMS:
        raise UnsupportedError(
            f"svd: no algorithm {name!r} here", fix="use DEFAULT, QR or DIVIDE_AND_CONQUER."
        )
    s, *vectors, info = ops.svd(
        x,
        full_matrices=bool(full_matrices),
        compute_uv=bool(compute_uv),
        algorithm=_ALGORITHMS[name],
    )
    (s,) = _where_ok(info, s)
    low, high = _subset(subset_by_index, s.type.shape[-1], "svd")
    s = cut(s, s.type.ndim - 1, low, high)
    if not compute_uv:
        return s
    u, v = _where_ok(info, *vectors)
    if subset_by_index is not None:
        u, v = cut(u, u.type.ndim - 1, low, high), cut(v, v.type.ndim - 2, low, high)
    return u, s, v


def _subset(pair: tuple[int, int] | None, n: int, where: str) -> tuple[int, int]:
    if pair is None:
        return 0, n
    low, high = pair
    if not 0 <= low <= high <= n:
        raise ArgumentError(
            f"{where}: subset_by_index={pair}", fix=f"use 0 <= first <= end <= {n}."
        )
    return low, high


def eigh(
    x: Any,
    *,
    lower: bool = True,
    symmetrize_input: bool = True,
    sort_eigenvalues: bool = True,
    subset_by_index: tuple[int, int] | None = None,
    implementation: Any = None,
) -> tuple[Any, Any]:
    """(vectors, eigenvalues) of Hermitian matrices, eigenvalues rising."""
    x = _matrix(x, "eigh")
    mat.check_square("eigh", "x", x.type)
    v, w, info = ops.eigh(symmetrize(x) if symmetrize_input else x, lower=bool(lower))
    v, w = _where_ok(info, v, w)
    if subset_by_index is not None:
        low, high = _subset(subset_by_index, w.type.shape[-1], "eigh")
        v, w = cut(v, v.type.ndim - 1, low, high), cut(w, w.type.ndim - 1, low, high)
    return v, w


def eig(
    x: Any,
    *,
    compute_left_eigenvectors: bool = True,
    compute_right_eigenvectors: bool = True,
    enable_eigvec_derivs: bool = False,
    implementation: Any = None,
    use_magma: bool | None = None,
) -> list[Any]:
    """[w, left vectors, right vectors] (complex) of general matrices, vectors as asked for."""
    x = _matrix(x, "eig")
    *made, info = ops.eig(
        x,
        compute_left=bool(compute_left_eigenvectors),
        compute_right=bool(compute_right_eigenvectors),
        enable_eigvec_derivs=bool(enable_eigvec_derivs),
    )
    if not x.type.dtype.is_complex:
        made = [ops.complex(made[0], made[1]), *made[2:]]
    return _where_ok(info, *made)


def schur(
    x: Any,
    *,
    compute_schur_vectors: bool = True,
    sort_eig_vals: bool = False,
    select_callable: Any = None,
) -> tuple[Any, ...]:
    """(t, vectors) of A = V T V^H, T (quasi-)triangular; only (t,) without vectors."""
    if sort_eig_vals or select_callable is not None:
        raise UnsupportedError("schur: eigenvalues cannot be sorted", fix="leave sorting out.")
    *made, info = ops.schur(_matrix(x, "schur"), compute_vectors=bool(compute_schur_vectors))
    return tuple(_where_ok(info, *made))


def hessenberg(a: Any) -> tuple[Any, Any]:
    """(reflections below H, taus) of the reduction to Hessenberg form."""
    a, taus, info = ops.hessenberg(_matrix(a, "hessenberg"))
    made = _where_ok(info, a, taus)
    return made[0], made[1]


def tridiagonal(a: Any, *, lower: bool = True) -> tuple[Any, Any, Any, Any]:
    """(reflections, diagonal, off-diagonal, taus) of Hermitian matrices made tridiagonal."""
    *made, info = ops.tridiagonal(_matrix(a, "tridiagonal"), lower=bool(lower))
    a, d, e, taus = _where_ok(info, *made)
    return a, d, e, taus


def tridiagonal_solve(dl: Any, d: Any, du: Any, b: Any, *, perturb_singular: bool = False) -> Any:
    """x of A x = b for matrices of three diagonals.

    Args:
        dl: the lower diagonal [..., n]; its first element is not read.
        d: the diagonal [..., n].
        du: the upper diagonal [..., n]; its last element is not read.
        b: right-hand sides [..., n, k], or [..., n].
        perturb_singular: not to be had here.
    """
    if perturb_singular:
        raise UnsupportedError(
            "tridiagonal_solve: no perturbation of singular matrices", fix="leave it out."
        )
    diagonals = [value(x, "tridiagonal_solve", i) for i, x in enumerate((dl, d, du))]
    b = value(b, "tridiagonal_solve", 3)
    single = b.type.ndim == diagonals[0].type.ndim
    given = ops.reshape(b, shape=(*b.type.shape, 1)) if single else b
    x, info = ops.tridiagonal_solve(*diagonals, given)
    (x,) = _where_ok(info, x)
    return ops.reshape(x, shape=b.type.shape) if single else x


def symmetric_product(
    a_matrix: Any,
    c_matrix: Any,
    *,
    alpha: float = 1.0,
    beta: float = 0.0,
    symmetrize_output: bool = False,
) -> Any:
    """alpha A A^T + beta C."""
    a, c = _matrix(a_matrix, "symmetric_product"), _matrix(c_matrix, "symmetric_product")
    product = mat.matmul(a, mat.turned(a))
    scaled = ops.multiply(product, splat(alpha, product.type.strong))
    out = ops.add(scaled, ops.multiply(c, splat(beta, c.type.strong)))
    if not symmetrize_output:
        return out
    return ops.add(mat.triangle(out, True), mat.turned(mat.triangle(out, True, -1)))


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
