"""What is computed on Schur forms: roots and functions of matrices, Sylvester's equation.

N. J. Higham, "Functions of matrices: theory and computation" (2008), ch. 4 and 6; R. H. Bartels and
G. W. Stewart, "Solution of the matrix equation AX + XB = C", Communications of the ACM 15 (1972).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from monograph._operands.values import convert, promote_inexact
from monograph.hlo.errors import ArgumentError, ShapeError, UnsupportedError
from monograph.hlo.ops.matrices import as_complex
from monograph.hlo.types import real_dtype
from monograph.lax.linalg import schur, triangular_solve
from monograph.numpy.choosing import where
from monograph.numpy.creation import zeros_like
from monograph.numpy.decompositions import eigvals
from monograph.numpy.linear import matmul
from monograph.numpy.norms import norm
from monograph.numpy.reductions import max as largest
from monograph.numpy.reductions import min as smallest
from monograph.numpy.shapes import diagonal, matrix_transpose
from monograph.numpy.solving import square
from monograph.numpy.unary import abs, conjugate, real, sqrt
from monograph.numpy.vectorizing import vectorize
from monograph.scipy.operands import strong
from monograph.tracer.control import cond, fori_loop, scan


def _times(x: Any, y: Any) -> Any:
    return matmul(x, y, precision="highest")


def _adjoint(x: Any) -> Any:
    return conjugate(matrix_transpose(x))


def sqrtm(A: Any, blocksize: int = 1) -> Any:
    """The principal square root of square matrices, complex.

    Args:
        A: matrices [..., n, n].
        blocksize: must be 1.
    """
    if blocksize > 1:
        raise UnsupportedError("sqrtm in blocks is not there yet", fix="leave blocksize out.")
    (a,) = promote_inexact("sqrtm", A)
    t, z = schur(as_complex(square("sqrtm", a)))
    return _times(_times(z, vectorize(_root, signature="(n,n)->(n,n)")(t)), _adjoint(z))


def _root(t: Any) -> Any:
    """Of an upper triangular matrix, one diagonal after the other."""
    n = t.shape[0]
    i, j = np.ogrid[:n, :n]
    roots = sqrt(diagonal(t))
    both = roots[:, None] + roots[None]

    def step(p: Any, u: Any) -> Any:
        rest = t - _times(u, u)
        found = where(rest == 0, 0.0, rest / where(both == 0, 1.0, both))
        return where(j - i == p, found, u)

    return fori_loop(1, n, step, where(i == j, roots[None], zeros_like(t)))


def funm(A: Any, func: Callable[[Any], Any], disp: bool = True) -> Any:
    """A function of a square matrix, by B. N. Parlett's recurrence (1974).

    Args:
        A: (n, n); eigenvalues that come twice make it inexact.
        func: of the eigenvalues, elementwise.
        disp: whether the matrix alone is returned; else also an estimate of its error.
    """
    (a,) = promote_inexact("funm", A)
    if a.ndim != 2 or a.shape[0] != a.shape[1]:
        raise ShapeError(f"funm of shape {a.shape}", fix="give a square matrix.")
    t, z = schur(as_complex(a))
    n = t.shape[0]
    i, j = np.ogrid[:n, :n]
    values = func(diagonal(t))
    gaps = diagonal(t)[None, :] - diagonal(t)[:, None]

    def step(p: Any, f: Any) -> Any:
        found = _times(t, f) - _times(f, t)
        found = where(gaps == 0, found, found / where(gaps == 0, 1.0, gaps))
        return where(j - i == p, found, f)

    f = fori_loop(1, n, step, where(i == j, values[None], zeros_like(t)))
    made = _times(_times(z, f), _adjoint(z))
    if disp:
        return made
    return made, _error(t, gaps, made)


def _error(t: Any, gaps: Any, made: Any) -> Any:
    eps = float(np.finfo(real_dtype(t.type.dtype).np).eps)
    n = t.shape[0]
    apart = abs(gaps + np.eye(n, dtype=t.dtype) * np.finfo(real_dtype(t.type.dtype).np).max)
    upper = np.triu(np.ones((n, n)), 1)
    size = norm(where(upper > 0, t, 0.0), 1)
    closest = smallest(where(upper > 0, apart, np.inf)) if n > 1 else 1.0
    error = largest(where(eps > eps / closest * size, eps, eps / closest * size))
    return where(closest == 0, np.inf, where(error < 1, error, 1.0))


def rsf2csf(T: Any, Z: Any, check_finite: bool = True) -> tuple[Any, Any]:
    """The complex Schur form of a real one.

    Args:
        T, Z: the quasi-triangular and the orthogonal factor, [..., n, n].
        check_finite: without effect.

    Returns:
        The triangular and the unitary factor.
    """
    t, z = strong("rsf2csf", T, Z)
    t, z = as_complex(square("rsf2csf", t)), as_complex(square("rsf2csf", z))
    if t.shape[-1] != z.shape[-1]:
        raise ShapeError(f"rsf2csf: factors of shape {t.shape} and {z.shape}",
                         fix="give both factors of one matrix.")  # fmt: skip
    found: tuple[Any, Any] = vectorize(_complex_form, signature="(n,n),(n,n)->(n,n),(n,n)")(t, z)
    return found


def _complex_form(t: Any, z: Any) -> tuple[Any, Any]:
    """Each block of two rows is made triangular by a rotation, the last one first."""
    n = t.shape[0]
    eps = float(np.finfo(real_dtype(t.type.dtype).np).eps)
    for m in range(n - 1, 0, -1):
        size = abs(t[m - 1, m - 1]) + abs(t[m, m])
        t, z = cond(abs(t[m, m - 1]) > eps * size, _rotated(m), lambda t, z: (t, z), t, z)
        t = t.at[m, m - 1].set(0.0)
    return t, z


def _rotated(m: int) -> Callable[[Any, Any], tuple[Any, Any]]:
    def rotate(t: Any, z: Any) -> tuple[Any, Any]:
        a = eigvals(t[m - 1 : m + 1, m - 1 : m + 1])[0] - t[m, m]
        b = t[m, m - 1]
        r = as_complex(sqrt(abs(a) ** 2 + abs(b) ** 2))
        c, s = a / r, b / r
        upper, lower = t[m - 1, m - 1 :], t[m, m - 1 :]
        t = t.at[m - 1, m - 1 :].set(conjugate(c) * upper + s * lower)
        t = t.at[m, m - 1 :].set(c * lower - s * upper)
        t, z = (_columns_rotated(x, m, c, s, rows) for x, rows in ((t, m + 1), (z, len(z))))
        return t, z

    return rotate


def _columns_rotated(x: Any, m: int, c: Any, s: Any, rows: int) -> Any:
    left, right = x[:rows, m - 1], x[:rows, m]
    x = x.at[:rows, m - 1].set(c * left + conjugate(s) * right)
    return x.at[:rows, m].set(conjugate(c) * right - conjugate(s) * left)


def solve_sylvester(A: Any, B: Any, C: Any, *, method: str = "schur", tol: float = 1e-8) -> Any:
    """The solution of A X + X B = C.

    Args:
        A: [..., m, m].
        B: [..., n, n].
        C: [..., m, n].
        method: "schur" or "eigen", accepted for JAX's sake: Schur forms are used.
        tol: a solution whose eigenvalues sum to less is NaN.
    """
    if method not in ("schur", "eigen"):
        raise ArgumentError(f"solve_sylvester: method {method!r}", fix="use 'schur'.")
    a, b, c = promote_inexact("solve_sylvester", A, B, C)
    m, n = c.shape[-2:] if c.ndim > 1 else (0, 0)
    if a.shape[-2:] != (m, m) or b.shape[-2:] != (n, n):
        raise ShapeError(f"solve_sylvester: shapes {a.shape}, {b.shape} and {c.shape}",
                         fix="give A (m, m), B (n, n) and C (m, n).")  # fmt: skip

    def one(a: Any, b: Any, c: Any) -> Any:
        return _sylvester(a, b, c, tol)

    return vectorize(one, signature="(m,m),(n,n),(m,n)->(m,n)")(a, b, c)


def _sylvester(a: Any, b: Any, c: Any, tol: float) -> Any:
    """By columns of the transformed equation R Y + Y S = F, R and S upper triangular."""
    (r, u), (s, v) = schur(as_complex(a)), schur(as_complex(b))
    f = _times(_times(_adjoint(u), as_complex(c)), v)
    m, n = f.shape
    unit = np.eye(m, dtype=r.dtype)

    def column(y: Any, k: Any) -> tuple[Any, None]:
        known = _times(y, s[:, k])
        solved = triangular_solve(r + s[k, k] * unit, (f[:, k] - known)[:, None], left_side=True)
        return y.at[:, k].set(solved[:, 0]), None

    y, _ = scan(column, zeros_like(f), np.arange(n))
    x = _times(_times(u, y), _adjoint(v))
    if not c.type.dtype.is_complex:
        x = convert(real(x), c.type.dtype)
    sums = abs(diagonal(r)[:, None] + diagonal(s)[None])
    return where(smallest(sums) < tol, np.nan, x)
