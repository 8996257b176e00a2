"""Equations, inverses, determinants and what follows from singular values."""

from __future__ import annotations

import math
import operator
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from monograph._operands.axes import broadcast_shapes
from monograph._operands.values import (
    broadcast_to,
    convert,
    promote_inexact,
    to_type,
    value,
)
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.ops.composite import composite, stop_gradient
from monograph.hlo.ops.leaf import zeros
from monograph.hlo.ops.matrices import adjoint, diagonal, matmul, triangle
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import ops
from monograph.hlo.types import I32, real_dtype, tensor
from monograph.numpy import linear, reductions
from monograph.numpy.choosing import where
from monograph.numpy.creation import eye, listed
from monograph.numpy.decompositions import svd
from monograph.numpy.factored import (
    determinant,
    factors_of,
    lu_slogdet,
    lu_solve,
    signed_logarithm,
)
from monograph.numpy.norms import norm
from monograph.numpy.predicates import isfinite, isnan
from monograph.numpy.shapes import expand_dims, moveaxis, ravel, reshape
from monograph.numpy.unary import log


class SlogdetResult(NamedTuple):
    """det A = sign exp(logabsdet)."""

    sign: Any
    logabsdet: Any


def square(name: str, a: Any) -> Any:
    """`a` as matrices [..., n, n] of an inexact type."""
    (a,) = promote_inexact(name, a)
    a = convert(a, a.type.dtype)
    shape = a.type.shape
    if len(shape) < 2 or shape[-1] != shape[-2]:
        raise ShapeError(
            f"{name} takes square matrices, got shape {shape}",
            operands={"a": a.type},
            fix="the last two axes must be of one size.",
        )
    return a


def solve(a: Any, b: Any) -> Any:
    """x of a x = b.

    Args:
        a: square matrices [..., n, n].
        b: right-hand sides [..., n, k], or one vector [n]; batches broadcast.

    Returns:
        The solutions, by LU with row exchanges; infinite or NaN where `a` is singular.

    >>> import monograph.numpy as mnp
    >>> mnp.linalg.solve(mnp.array([[2.0, 0.0], [0.0, 4.0]]), mnp.array([2.0, 2.0]))
    Array([1. , 0.5], dtype=float32)
    """
    a, b = promote_inexact("solve", a, b)
    a, b = square("solve", a), convert(b, b.type.dtype)
    single = b.type.ndim == 1
    if single:
        b = expand_dims(b, -1)
    n = a.type.shape[-1]
    if b.type.ndim < 2 or b.type.shape[-2] != n:
        raise ShapeError(
            f"solve: b has {b.type.shape[-2] if b.type.ndim > 1 else 0} rows, a is {n} by {n}",
            operands={"a": a.type, "b": b.type},
            fix="b needs a row for every row of a; a batch of vectors is b[..., None].",
        )
    lead = broadcast_shapes(a.type.shape[:-2], b.type.shape[:-2], where="solve")
    factors, _, order = factors_of(a)
    matrices = (broadcast_to(x, (*lead, n, n)) for x in (a, factors))
    right = broadcast_to(b, (*lead, *b.type.shape[-2:]))
    x = lu_solve(*matrices, broadcast_to(order, (*lead, n)), right)
    return reshape(x, x.type.shape[:-1]) if single else x


def inv(a: Any) -> Any:
    """The inverses of square matrices."""
    a = square("inv", a)
    return solve(a, broadcast_to(eye(a.type.shape[-1], dtype=a.type.dtype.np), a.type.shape))


def det(a: Any) -> Any:
    """Determinants; up to three rows by their formula, else by LU.

    The gradient is made of the cofactors, of singular matrices as well.
    """
    a = square("det", a)
    n = a.type.shape[-1]
    if n == 1:
        return reshape(a, a.type.shape[:-2])
    if n == 2 or n == 3:
        return _small_det(a, n)
    return determinant(a)


def _small_det(a: Any, n: int) -> Any:
    def at(i: int, j: int) -> Any:
        one = cut(cut(a, a.type.ndim - 2, i, i + 1), a.type.ndim - 1, j, j + 1)
        return reshape(one, a.type.shape[:-2])

    if n == 2:
        return at(0, 0) * at(1, 1) - at(0, 1) * at(1, 0)
    rows = [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    plus = [at(0, i) * at(1, j) * at(2, k) for i, j, k in rows]
    minus = [at(0, k) * at(1, j) * at(2, i) for i, j, k in rows]
    return plus[0] + plus[1] + plus[2] - minus[0] - minus[1] - minus[2]


def slogdet(a: Any, *, method: str | None = None) -> SlogdetResult:
    """Sign (or phase) and logarithm of the size of determinants; (0, -inf) of singular matrices.

    Up to two rows by their formula, else by LU.

    Args:
        a: square matrices.
        method: ``lu`` (the default) or ``qr``.
    """
    a = square("slogdet", a)
    if method not in (None, "lu", "qr"):
        raise ArgumentError(f"slogdet: method={method!r}", fix="use 'lu' or 'qr'.")
    if method == "qr":
        return _qr_slogdet(a)
    n = a.type.shape[-1]
    if n == 1:
        return SlogdetResult(*signed_logarithm(reshape(a, a.type.shape[:-1]), 1))
    if n == 2:
        return _slogdet_of_two_rows(a)
    factors, pivots, order = factors_of(a)
    return SlogdetResult(*lu_slogdet(a, factors, pivots, order))


def _slogdet_of_two_rows(a: Any) -> SlogdetResult:
    """By the formula, of rows divided by their largest element, lest it overflow."""
    largest = reductions.max(ops.abs(stop_gradient(a)), -1, keepdims=True)
    largest = where((largest > 0) & isfinite(largest), largest, 1)
    small = _small_det(a / convert(largest, a.type.dtype), 2)
    sign, size = signed_logarithm(expand_dims(small, -1), 1)
    return SlogdetResult(sign, size + reductions.sum(log(largest), (-2, -1)))


def _qr_slogdet(a: Any) -> SlogdetResult:
    """Every reflection 1 - tau v v^H has the determinant 1 - tau |v|^2, of size 1."""
    made, taus = ops.geqrf(a)
    below = ops.abs(triangle(made, True, -1))
    size = 1 + reductions.sum(below * below, -2)
    each = 1 - taus * convert(size, taus.type.dtype)
    return SlogdetResult(*signed_logarithm(diagonal(made), reductions.prod(each, -1)))


def pinv(a: Any, rtol: Any = None, hermitian: bool = False, *, rcond: Any = None) -> Any:
    """Moore and Penrose's inverse: singular values up to `rtol` times the largest count as 0.

    Args:
        a: matrices [..., m, n].
        rtol: by default 10 max(m, n) times the machine's epsilon.
        hermitian: whether they are Hermitian.
        rcond: the older name of `rtol`.
    """
    (a,) = promote_inexact("pinv", a)
    a = convert(a, a.type.dtype)
    if rtol is not None and rcond is not None:
        raise ArgumentError("pinv: rtol and rcond are both given", fix="give rtol alone.")
    rtol = rcond if rtol is None else rtol
    m, n = a.type.shape[-2:]
    if a.type.size == 0:
        return reshape(a, (*a.type.shape[:-2], n, m))
    real = real_dtype(a.type.dtype)
    if rtol is None:
        rtol = 10.0 * max(m, n) * float(np.finfo(real.np).eps)
    return _pseudo_inverse(a, to_type(listed(rtol), real), hermitian=bool(hermitian))


def _inverted(ins: Any, attrs: Any) -> Any:
    a, rtol = ins
    u, s, vh = svd(a, full_matrices=False, hermitian=attrs["hermitian"])
    least = expand_dims(rtol, -1) * cut(s, s.type.ndim - 1, 0, 1)
    inverse = where(s > least, 1 / where(s > least, s, 1), 0)
    scaled = adjoint(u) * convert(expand_dims(inverse, -1), u.type.dtype)
    return matmul(adjoint(vh), scaled)


def _inverted_tangent(attrs: Any, ins: Any, ts: Any, p: Any) -> Any:
    """Where the rank stays: G. H. Golub and V. Pereyra, "The differentiation of pseudo-inverses and
    nonlinear least squares problems whose variables separate" (1973). Singular values may be equal.
    """
    a, t = ins[0], ts[0]
    if t is None:
        return None
    if attrs["hermitian"]:
        a, t = ((x + adjoint(x)) / 2 for x in (a, t))
    ph, th = adjoint(p), adjoint(t)
    m, n = a.type.shape[-2:]
    if m >= n:  # the small products first
        left, right = matmul(matmul(p, ph), th), matmul(matmul(th, ph), p)
        kept = matmul(matmul(p, t), p)
        return left - matmul(matmul(left, a), p) + right - matmul(matmul(p, a), right) - kept
    left, right = matmul(p, matmul(ph, th)), matmul(th, matmul(ph, p))
    kept = matmul(p, matmul(t, p))
    return left - matmul(left, matmul(a, p)) + right - matmul(p, matmul(a, right)) - kept


_pseudo_inverse = composite(
    "pinv", _inverted, attrs=("hermitian",), operands=("a", "rtol"), jvp=_inverted_tangent
)


def matrix_rank(M: Any, rtol: Any = None, *, hermitian: bool = False, tol: Any = None) -> Any:
    """How many singular values are larger than the tolerance.

    Args:
        M: matrices [..., m, n].
        rtol: the tolerance; by default max(m, n) epsilon times the largest.
        hermitian: whether they are Hermitian.
        tol: another name of `rtol`.
    """
    (M,) = promote_inexact("matrix_rank", M)
    if rtol is not None and tol is not None:
        raise ArgumentError("matrix_rank: rtol and tol are both given", fix="give one of them.")
    rtol = tol if rtol is None else rtol
    if M.type.ndim < 2:
        return convert(reductions.any_(M != 0), I32)
    s = svd(M, full_matrices=False, compute_uv=False, hermitian=hermitian)
    if rtol is None:
        eps = float(np.finfo(s.type.dtype.np).eps)
        rtol = reductions.max(s, -1) * (max(M.type.shape[-2:]) * eps)
    return reductions.sum(s > expand_dims(value(rtol, "matrix_rank", 1), -1), -1)


def lstsq(a: Any, b: Any, rcond: Any = None, *, numpy_resid: bool = False) -> tuple[Any, ...]:
    """The x of the least |b - a x|, by singular values: (x, squared residuals, rank, s).

    Args:
        a: one matrix [m, n].
        b: [m] or [m, k].
        rcond: singular values below it times the largest count as 0.
        numpy_resid: whether residuals are left out where NumPy does; needs concrete values.
    """
    a, b = promote_inexact("lstsq", a, b)
    if a.type.ndim != 2 or b.type.ndim not in (1, 2) or a.type.shape[0] != b.type.shape[0]:
        raise ShapeError(
            "lstsq takes a matrix [m, n] and right-hand sides [m] or [m, k]",
            operands={"a": a.type, "b": b.type},
            fix="map over batches with vmap.",
        )
    single = b.type.ndim == 1
    b = expand_dims(b, -1) if single else b
    m, n = a.type.shape
    eps = float(np.finfo(real_dtype(a.type.dtype).np).eps)
    least = eps * max(m, n) if rcond is None else where(value(rcond) < 0, eps, rcond)
    u, s, vh = svd(a, full_matrices=False)
    if not s.type.size:
        x = zeros(tensor((n, b.type.shape[1]), b.type.dtype))
        rank = reductions.sum(s > 0)
    else:
        kept = (s > 0) & (s >= value(least) * cut(s, 0, 0, 1))
        rank = reductions.sum(kept)
        inverse = where(kept, 1 / where(kept, s, 1), 0)
        scaled = expand_dims(convert(inverse, a.type.dtype), -1) * matmul(adjoint(u), b)
        x = matmul(adjoint(vh), scaled)
    if numpy_resid and (int(rank) < n or m <= n):
        rest = cut(s, 0, 0, 0)
    else:
        gap = ops.abs(b - matmul(a, x))
        rest = reductions.sum(gap * gap, 0)
    return ravel(x) if single else x, rest, rank, s


def cond(x: Any, p: Any = None) -> Any:
    """Condition numbers: the norm of x times that of its inverse.

    Args:
        x: matrices [..., m, n].
        p: order of the norm; None and 2: by singular values.
    """
    (x,) = promote_inexact("cond", x)
    if x.type.ndim < 2 or not all(x.type.shape[-2:]):
        raise ShapeError(
            f"cond takes matrices that are not empty, got shape {x.type.shape}",
            operands={"x": x.type},
            fix="give at least one row and one column.",
        )
    if p in (None, 2, -2):
        s = svd(x, compute_uv=False)
        first, last = s[..., 0], s[..., -1]
        if p != -2:
            return first / last
        out = last / first
    else:
        out = norm(x, p, (-2, -1)) * norm(inv(x), p, (-2, -1))
    given = reductions.any_(isnan(x), (-2, -1))
    return where(isnan(out) & ~given, np.inf, out)


def matrix_power(a: Any, n: int) -> Any:
    """Square matrices to an integer power, by squaring; negative ones of the inverse."""
    a, n = value(a, "matrix_power"), operator.index(n)
    shape = a.type.shape
    if len(shape) < 2 or shape[-1] != shape[-2]:
        raise ShapeError(
            f"matrix_power takes square matrices, got shape {shape}",
            operands={"a": a.type},
            fix="the last two axes must be of one size.",
        )
    if n == 0:
        return broadcast_to(eye(shape[-1], dtype=a.type.dtype.np), shape)
    if n < 0:
        a, n = inv(a), -n
    out = None
    while True:
        if n & 1:
            out = a if out is None else linear.matmul(out, a)
        n >>= 1
        if not n:
            return out
        a = linear.matmul(a, a)


def multi_dot(arrays: Sequence[Any], *, precision: Any = None) -> Any:
    """The product of several matrices (first and last may be vectors) in the cheapest order."""
    xs = [value(x, "multi_dot", i) for i, x in enumerate(arrays)]
    shapes = [x.type.shape for x in xs]
    inner = all(len(s) == 2 for s in shapes[1:-1])
    if len(xs) < 2 or not inner or any(len(shapes[k]) not in (1, 2) for k in (0, -1)):
        raise ShapeError(
            "multi_dot takes at least two matrices; the first and the last may be vectors",
            operands={f"arrays[{i}]": x.type for i, x in enumerate(xs)},
            fix="pass a list of matrices; for a batch of them use matmul (a @ b).",
        )
    if any(s[-1] != t[0] for s, t in pairwise(shapes)):
        raise ShapeError(
            "multi_dot: contracting sizes differ",
            operands={f"arrays[{i}]": x.type for i, x in enumerate(xs)},
            fix="each matrix has as many columns as the next one has rows.",
        )
    if len(shapes[0]) == 1:
        xs[0] = expand_dims(xs[0], 0)
    if len(shapes[-1]) == 1:
        xs[-1] = expand_dims(xs[-1], -1)
    sizes = [xs[0].type.shape[0], *(x.type.shape[1] for x in xs)]
    out = _product(xs, _best(sizes), 0, len(xs), precision)
    kept = [n for n, s in zip(out.type.shape, (shapes[0], shapes[-1]), strict=True) if len(s) == 2]
    return reshape(out, tuple(kept))


def _best(sizes: Sequence[int]) -> dict[tuple[int, int], int]:
    """Where to split each run of matrices (Cormen et al., Introduction to Algorithms, 15.2)."""
    count = len(sizes) - 1
    cost = {(i, i + 1): 0 for i in range(count)}
    split: dict[tuple[int, int], int] = {}
    for length in range(2, count + 1):
        for i in range(count - length + 1):
            j = i + length
            costs = {
                k: cost[i, k] + cost[k, j] + sizes[i] * sizes[k] * sizes[j] for k in range(i + 1, j)
            }
            split[i, j] = min(costs, key=costs.__getitem__)
            cost[i, j] = costs[split[i, j]]
    return split


def _product(xs: list[Any], split: dict[tuple[int, int], int], i: int, j: int, how: Any) -> Any:
    if j == i + 1:
        return xs[i]
    k = split[i, j]
    left, right = _product(xs, split, i, k, how), _product(xs, split, k, j, how)
    return linear.matmul(left, right, precision=how)


def tensorinv(a: Any, ind: int = 2) -> Any:
    """The inverse of `a` as a map of its last axes to its first `ind` ones."""
    a = value(a, "tensorinv")
    first, last = a.type.shape[:ind], a.type.shape[ind:]
    if ind <= 0 or math.prod(first) != math.prod(last):
        raise ShapeError(
            f"tensorinv: sizes {first} and {last} have different products",
            operands={"a": a.type},
            fix="give an `ind` that splits the axes into two groups of one product.",
        )
    n = math.prod(first)
    return reshape(inv(reshape(a, (n, n))), (*last, *first))


def tensorsolve(a: Any, b: Any, axes: Sequence[int] | None = None) -> Any:
    """x of ``tensordot(a, x, x.ndim) = b``; `axes` of `a` go to the end first."""
    a, b = value(a, "tensorsolve"), value(b, "tensorsolve", 1)
    if axes is not None:
        a = moveaxis(a, tuple(axes), tuple(range(a.type.ndim - len(axes), a.type.ndim)))
    lead, rest = a.type.shape[: b.type.ndim], a.type.shape[b.type.ndim :]
    if lead != b.type.shape or math.prod(rest) != b.type.size:
        raise ShapeError(
            "tensorsolve: the first axes of a must be those of b, and the others as many elements",
            operands={"a": a.type, "b": b.type},
            fix="reshape a to b.shape + the solution's shape, or name the axes to move last.",
        )
    n = b.type.size
    return reshape(solve(reshape(a, (n, n)), ravel(b)), rest)
