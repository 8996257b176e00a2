"""`monograph.scipy.linalg`: solvers, decompositions and functions of matrices, as in `jax.scipy`.

Arguments that only steer SciPy's memory and checks (`overwrite_a`, `check_finite`) are taken and
change nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from monograph._missing import explain as _explain
from monograph._operands.axes import broadcast_shapes
from monograph._operands.values import broadcast_to, convert, value
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.ops.matrices import matmul, triangle
from monograph.hlo.ops.slices import cut
from monograph.hlo.ops.triangular import solve as triangular
from monograph.hlo.record import ops
from monograph.hlo.types import real_dtype
from monograph.lax import linalg as lax_linalg
from monograph.numpy import decompositions, factored, solving
from monograph.numpy.creation import eye
from monograph.numpy.shapes import expand_dims, reshape
from monograph.scipy.decompositions import (
    eigh,
    eigh_tridiagonal,
    hessenberg,
    qr,
    qr_multiply,
    schur,
    svd,
)
from monograph.scipy.functions_of_matrices import expm, expm_frechet, polar
from monograph.scipy.named_matrices import (
    convolution_matrix,
    fiedler,
    fiedler_companion,
    hadamard,
    helmert,
    invhilbert,
    invpascal,
    leslie,
    pascal,
)
from monograph.scipy.operands import strong
from monograph.scipy.schur_forms import funm, rsf2csf, solve_sylvester, sqrtm
from monograph.scipy.special_matrices import (
    block_diag,
    circulant,
    companion,
    dft,
    hankel,
    hilbert,
    toeplitz,
)

__all__ = [
    "block_diag",
    "cho_factor",
    "cho_solve",
    "cholesky",
    "circulant",
    "companion",
    "convolution_matrix",
    "det",
    "dft",
    "eigh",
    "eigh_tridiagonal",
    "expm",
    "expm_frechet",
    "fiedler",
    "fiedler_companion",
    "funm",
    "hadamard",
    "hankel",
    "helmert",
    "hessenberg",
    "hilbert",
    "inv",
    "invhilbert",
    "invpascal",
    "leslie",
    "lu",
    "lu_factor",
    "lu_solve",
    "pascal",
    "polar",
    "qr",
    "qr_multiply",
    "rsf2csf",
    "schur",
    "solve",
    "solve_sylvester",
    "solve_triangular",
    "sqrtm",
    "svd",
    "toeplitz",
]


def _paired(name: str, a: Any, b: Any) -> tuple[Any, Any, bool]:
    """Matrices and right-hand sides of one batch; whether the latter were vectors."""
    single = b.type.ndim == 1
    b = expand_dims(b, -1) if single else b
    if a.type.ndim < 2 or b.type.ndim < 2 or a.type.shape[-1] != b.type.shape[-2]:
        raise ShapeError(
            f"{name}: the right-hand side does not fit the matrix",
            operands={"a": a.type, "b": b.type},
            fix="b needs a row for every row of a; a batch of vectors is b[..., None].",
        )
    lead = broadcast_shapes(a.type.shape[:-2], b.type.shape[:-2], where=name)
    a, b = (broadcast_to(x, (*lead, *x.type.shape[-2:])) for x in (a, b))
    return a, b, single


def _unpaired(x: Any, single: bool) -> Any:
    return reshape(x, x.type.shape[:-1]) if single else x


# ---- equations -----------------------------------------------------------------------------------

_TRANSPOSES = {0: 0, "N": 0, 1: 1, "T": 1, 2: 2, "C": 2}
_NAMES = ("NO_TRANSPOSE", "TRANSPOSE", "ADJOINT")


def _how(name: str, trans: Any) -> int:
    if trans not in _TRANSPOSES:
        raise ArgumentError(f"{name}: trans={trans!r}", fix="use 0 or 'N', 1 or 'T', 2 or 'C'.")
    return _TRANSPOSES[trans]


def solve_triangular(
    a: Any,
    b: Any,
    trans: int | str = 0,
    lower: bool = False,
    unit_diagonal: bool = False,
    overwrite_b: bool = False,
    debug: Any = None,
    check_finite: bool = True,
) -> Any:
    """x of a x = b for triangular matrices.

    Args:
        a: matrices [..., n, n]; the other triangle is not read.
        b: [n] or [..., n, k].
        trans: 1 or ``T`` for a^T x = b, 2 or ``C`` for a^H x = b.
        lower: which triangle.
        unit_diagonal: whether the diagonal is taken for ones.
        overwrite_b, debug, check_finite: change nothing.
    """
    how = _NAMES[_how("solve_triangular", trans)]
    a, b = strong("solve_triangular", a, b)
    a, b, single = _paired("solve_triangular", a, b)
    x = triangular(a, b, lower=bool(lower), transpose=how, unit=bool(unit_diagonal))
    return _unpaired(x, single)


def cholesky(
    a: Any, lower: bool = False, overwrite_a: bool = False, check_finite: bool = True
) -> Any:
    """The upper (or lower) triangular factor of Hermitian positive definite matrices."""
    (a,) = strong("cholesky", a)
    return decompositions.cholesky(a, upper=not lower)


def cho_factor(
    a: Any, lower: bool = False, overwrite_a: bool = False, check_finite: bool = True
) -> tuple[Any, bool]:
    """What `cho_solve` takes."""
    return cholesky(a, lower), lower


def cho_solve(
    c_and_lower: tuple[Any, bool], b: Any, overwrite_b: bool = False, check_finite: bool = True
) -> Any:
    """x of a x = b from `cho_factor` of a."""
    c, lower = c_and_lower
    c, b = strong("cho_solve", c, b)
    c, b, single = _paired("cho_solve", c, b)
    first, second = ("NO_TRANSPOSE", "ADJOINT") if lower else ("ADJOINT", "NO_TRANSPOSE")
    inner = triangular(c, b, lower=bool(lower), transpose=first)
    return _unpaired(triangular(c, inner, lower=bool(lower), transpose=second), single)


def solve(
    a: Any,
    b: Any,
    lower: bool = False,
    overwrite_a: bool = False,
    overwrite_b: bool = False,
    debug: bool = False,
    check_finite: bool = True,
    assume_a: str = "gen",
) -> Any:
    """x of a x = b; with ``assume_a="pos"`` by Cholesky, else by LU."""
    if assume_a not in ("gen", "sym", "her", "pos"):
        raise ArgumentError(
            f"solve: assume_a={assume_a!r}", fix="use 'gen', 'sym', 'her' or 'pos'."
        )
    if assume_a != "pos":
        return solving.solve(a, b)
    return cho_solve(cho_factor(a, lower), b)


def inv(a: Any, overwrite_a: bool = False, check_finite: bool = True) -> Any:
    """The inverses of square matrices."""
    return solving.inv(a)


def det(a: Any, overwrite_a: bool = False, check_finite: bool = True) -> Any:
    """Determinants."""
    return solving.det(a)


# ---- LU ------------------------------------------------------------------------------------------


def lu_factor(a: Any, overwrite_a: bool = False, check_finite: bool = True) -> tuple[Any, Any]:
    """Both factors in one matrix, and the pivots: what `lu_solve` takes."""
    (a,) = strong("lu_factor", a)
    factors, pivots, _ = lax_linalg.lu(a)
    return factors, pivots


def lu_solve(
    lu_and_piv: tuple[Any, Any],
    b: Any,
    trans: int = 0,
    overwrite_b: bool = False,
    check_finite: bool = True,
) -> Any:
    """x of a x = b (a^T x = b with 1, a^H x = b with 2) from `lu_factor` of a."""
    factors, b = strong("lu_solve", lu_and_piv[0], b)
    pivots = value(lu_and_piv[1], "lu_solve", 1)
    n = factors.type.shape[-1]
    order = lax_linalg.lu_pivots_to_permutation(pivots, n)
    factors, b, single = _paired("lu_solve", factors, b)
    order = broadcast_to(order, factors.type.shape[:-1])
    return _unpaired(factored.solved(factors, order, b, _how("lu_solve", trans)), single)


def lu(
    a: Any, permute_l: bool = False, overwrite_a: bool = False, check_finite: bool = True
) -> tuple[Any, ...]:
    """(p, l, u) of a = p l u; with `permute_l` (p l, u)."""
    (a,) = strong("lu", a)
    factors, _, order = lax_linalg.lu(a)
    m, n = a.type.shape[-2:]
    k, axis = min(m, n), a.type.ndim - 1
    low = triangle(cut(factors, axis, 0, k), True, -1)
    low = low + eye(m, k, dtype=low.type.dtype.np)
    up = triangle(cut(factors, axis - 1, 0, k), False)
    place = ops.iota(iota_dimension=axis - 1, shape=(*order.type.shape[:-1], m, m),
                     dtype=order.type.dtype)  # fmt: skip
    spread = broadcast_to(expand_dims(order, -2), place.type.shape)
    here = ops.compare(place, spread, comparison_direction="EQ")
    real = ops.convert(here, dtype=real_dtype(a.type.dtype))
    if permute_l:
        return matmul(convert(real, a.type.dtype), low), up
    return real, low, up


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
