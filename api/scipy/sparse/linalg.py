"""Systems of equations of matrices that are only applied: CG, BiCGSTAB, GMRES.

M. R. Hestenes and E. Stiefel, "Methods of conjugate gradients for solving linear systems" (1952);
H. A. van der Vorst, "Bi-CGSTAB" (1992); Y. Saad and M. H. Schultz, "GMRES" (1986).
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from monograph._missing import explain as _explain
from monograph._operands.values import value
from monograph.hlo.errors import ArgumentError, ShapeError, TreeError
from monograph.numpy.binary import maximum
from monograph.numpy.choosing import where
from monograph.numpy.creation import zeros, zeros_like
from monograph.numpy.linear import matmul, vdot
from monograph.numpy.solving import lstsq
from monograph.numpy.unary import conjugate, real, sqrt
from monograph.tracer import tree
from monograph.tracer.avals import abstract
from monograph.tracer.control import fori_loop, while_loop
from monograph.tracer.implicit import custom_linear_solve

__all__ = ["bicgstab", "cg", "gmres"]

Apply = Callable[[Any], Any]


# ---- vectors as trees ----------------------------------------------------------------------------


def _add(x: Any, y: Any, by: Any = 1) -> Any:
    """x + by * y."""
    return tree.map(lambda a, b: a + by * b, x, y)


def _inner(x: Any, y: Any) -> Any:
    pairs = zip(tree.leaves(x), tree.leaves(y), strict=True)
    total: Any = 0
    for a, b in pairs:
        total = total + vdot(a, b, precision="highest")
    return total


def _square(x: Any) -> Any:
    return real(_inner(x, x))


def _applied(a: Any) -> Apply:
    """A matrix, what is multiplied like one (a sparse array), or a function, as a function."""
    if callable(a):
        return a
    own = hasattr(a, "__matmul__") and abstract(a) is None
    matrix = a if own else value(a, "linear operator")
    if hasattr(matrix, "shape") and (len(matrix.shape) != 2 or len(set(matrix.shape)) != 1):
        raise ShapeError(f"a linear operator of shape {tuple(matrix.shape)}",
                         fix="give a square matrix, or a function of vectors.")  # fmt: skip
    return partial(operator.matmul, a) if own else partial(matmul, matrix, precision="highest")


def _begin(b: Any, x0: Any, maxiter: int | None) -> tuple[Any, Any, int]:
    """The right side, the first guess and how many steps are allowed."""
    b = tree.map(lambda v: value(v, "b"), b)
    x0 = tree.map(zeros_like, b) if x0 is None else tree.map(lambda v: value(v, "x0"), x0)
    if tree.structure(b) != tree.structure(x0):
        raise TreeError("x0 is not built as b is", fix="give both the same containers.")
    pairs = list(zip(tree.leaves(b), tree.leaves(x0), strict=True))
    if any(u.shape != v.shape for u, v in pairs):
        raise ShapeError("x0 is not of the shape of b", fix="give both one shape.")
    size = sum(u.size for u, _ in pairs)
    return b, x0, 10 * size if maxiter is None else maxiter


# ---- the methods ---------------------------------------------------------------------------------


def _cg(a: Apply, b: Any, x0: Any, limit: Any, maxiter: int, m: Apply) -> Any:
    r = _add(b, a(x0), -1)
    z = m(r)

    def going(carry: Any) -> Any:
        _, r, _, _, k = carry
        return (_square(r) > limit(b) ** 2) & (k < maxiter)

    def step(carry: Any) -> Any:
        x, r, gamma, p, k = carry
        ap = a(p)
        alpha = gamma / real(_inner(p, ap))
        x, r = _add(x, p, alpha), _add(r, ap, -alpha)
        z = m(r)
        new = real(_inner(r, z))
        return x, r, new, _add(z, p, new / gamma), k + 1

    return while_loop(going, step, (x0, r, real(_inner(r, z)), z, 0))[0]


def _bicgstab(a: Apply, b: Any, x0: Any, limit: Any, maxiter: int, m: Apply) -> Any:
    r0 = _add(b, a(x0), -1)
    one = _inner(b, b) * 0 + 1

    def going(carry: Any) -> Any:
        _, r, *_, k = carry
        return (_square(r) > limit(b) ** 2) & (k < maxiter) & (k >= 0)

    def step(carry: Any) -> Any:
        x, r, p, q, alpha, omega, rho, k = carry
        new = _inner(r0, r)
        p = _add(r, _add(p, q, -omega), new / rho * alpha / omega)
        ready = m(p)
        q = a(ready)
        alpha = new / _inner(r0, q)
        s = _add(r, q, -alpha)
        done = _square(s) < limit(b) ** 2
        better = m(s)
        t = a(better)
        omega = _inner(t, s) / _inner(t, t)
        half = _add(x, ready, alpha)
        x = tree.map(partial(where, done), half, _add(half, better, omega))
        r = tree.map(partial(where, done), s, _add(s, t, -omega))
        k = where((omega == 0) | (alpha == 0) | (new == 0), -11, k + 1)
        return x, r, p, q, alpha, omega, new, k

    nothing = tree.map(zeros_like, r0)
    return while_loop(going, step, (x0, r0, nothing, nothing, one, one, one, 0))[0]


def _gmres(a: Apply, b: Any, x0: Any, limit: Any, maxiter: int, m: Apply, restart: int) -> Any:
    def residual(x: Any) -> Any:
        return m(_add(b, a(x), -1))

    def going(carry: Any) -> Any:
        _, r, k = carry
        return (sqrt(_square(r)) > limit(b)) & (k < maxiter)

    def step(carry: Any) -> Any:
        x, r, k = carry
        x = _add(x, _correction(a, m, r, restart))
        return x, residual(x), k + 1

    return while_loop(going, step, (x0, residual(x0), 0))[0]


def _correction(a: Apply, m: Apply, r: Any, restart: int) -> Any:
    """What minimises the residual in the Krylov space of `restart` dimensions."""
    size = sqrt(_square(r))
    first = tree.map(lambda v: where(size > 0, v / where(size > 0, size, 1.0), 0.0), r)
    kind = tree.leaves(r)[0].dtype
    basis = tree.map(lambda v: zeros((restart + 1, *v.shape), v.dtype).at[0].set(v), first)
    h = zeros((restart + 1, restart), kind)

    def step(k: Any, carry: Any) -> Any:
        basis, h = carry
        v = m(a(tree.map(lambda rows: rows[k], basis)))
        before = sqrt(_square(v))
        total: Any = 0
        for _ in range(2):  # twice is enough (Giraud et al., 2005)
            parts = _projected(basis, v)
            v = _add(v, _combined(basis, parts), -1)
            total = total + parts
        norm = sqrt(_square(v))
        there = norm > 1e-7 * before
        unit = tree.map(lambda u: where(there, u / where(there, norm, 1.0), 0.0), v)
        basis = tree.map(lambda rows, u: rows.at[k + 1].set(u), basis, unit)
        column = total.at[k + 1].set(where(there, norm, 0.0))
        return basis, h.at[:, k].set(column)

    basis, h = fori_loop(0, restart, step, (basis, h))
    beta = zeros(restart + 1, kind).at[0].set(size)
    y = lstsq(h, beta)[0]
    return tree.map(lambda rows: (rows[:-1] * _column(y, rows)).sum(0), basis)


def _column(y: Any, rows: Any) -> Any:
    return y.reshape((-1, *(1,) * (rows.ndim - 1)))


def _projected(basis: Any, v: Any) -> Any:
    """The inner products of a vector with every row of the basis."""
    total: Any = 0
    for rows, u in zip(tree.leaves(basis), tree.leaves(v), strict=True):
        axes = tuple(range(1, rows.ndim))
        total = total + (conjugate(rows) * u).sum(axes)
    return total


def _combined(basis: Any, parts: Any) -> Any:
    return tree.map(lambda rows: (rows * _column(parts, rows)).sum(0), basis)


# ---- what users call -----------------------------------------------------------------------------


def _solved(
    method: Callable[..., Any], A: Any, b: Any, x0: Any, tol: Any, atol: Any, maxiter: int | None,
    M: Any, symmetric: bool,
) -> tuple[Any, None]:  # fmt: skip
    a, m = _applied(A), (lambda v: v) if M is None else _applied(M)
    b, x0, most = _begin(b, x0, maxiter)

    def limit(b: Any) -> Any:
        return maximum(tol * sqrt(_square(b)), atol)

    def solve(a: Apply, b: Any) -> Any:
        return method(a, b, x0, limit, most, m)

    real_numbers = not any(v.type.dtype.is_complex for v in tree.leaves(b))
    return custom_linear_solve(
        a, b, solve, transpose_solve=solve, symmetric=symmetric and real_numbers
    ), None


def cg(
    A: Any, b: Any, x0: Any = None, *, tol: Any = 1e-5, atol: Any = 0.0,
    maxiter: int | None = None, M: Any = None,
) -> tuple[Any, None]:  # fmt: skip
    """Solve A x = b by conjugate gradients, for Hermitian positive definite A.

    Args:
        A: a matrix, or a function of vectors (trees of arrays).
        b: the right side.
        x0: the first guess; zero by default.
        tol, atol: the residual's norm is at most max(tol * norm(b), atol).
        maxiter: steps; ten times the number of unknowns by default.
        M: approximates the inverse of A.

    Returns:
        The solution, and None. Derivatives are those of the solution, not of the steps.
    """
    return _solved(_cg, A, b, x0, tol, atol, maxiter, M, True)


def bicgstab(
    A: Any, b: Any, x0: Any = None, *, tol: Any = 1e-5, atol: Any = 0.0,
    maxiter: int | None = None, M: Any = None,
) -> tuple[Any, None]:  # fmt: skip
    """Solve A x = b by stabilised biconjugate gradients, for any regular A; see `cg`."""
    return _solved(_bicgstab, A, b, x0, tol, atol, maxiter, M, False)


def gmres(
    A: Any, b: Any, x0: Any = None, *, tol: Any = 1e-5, atol: Any = 0.0, restart: int = 20,
    maxiter: int | None = None, M: Any = None, solve_method: str = "batched",
) -> tuple[Any, None]:  # fmt: skip
    """Solve A x = b by generalised minimal residuals, for any regular A; see `cg`.

    Args:
        restart: dimensions of the Krylov space.
        solve_method: "batched" or "incremental", accepted for JAX's sake.
        A, b, x0, tol, atol, maxiter, M: see `cg`.
    """
    if solve_method not in ("batched", "incremental"):
        raise ArgumentError(f"gmres: solve_method {solve_method!r}",
                            fix="use 'batched' or 'incremental'.")  # fmt: skip
    size = sum(value(v, "b").size for v in tree.leaves(b))
    method = partial(_gmres, restart=min(restart, size))
    return _solved(method, A, b, x0, tol, atol, maxiter, M, False)


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
