"""Random vectors and matrices: of a covariance, of the orthogonal group, of a ball."""

from __future__ import annotations

from typing import Any

from monograph._operands.axes import broadcast_shapes, shape_of
from monograph._operands.placed import placeable
from monograph._operands.values import broadcast_to, convert, promote_inexact, to_type, value
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.ops.formula import Term
from monograph.hlo.record import ops
from monograph.hlo.types import BF16, F32
from monograph.numpy import linear, reductions, shapes
from monograph.numpy.creation import is_number
from monograph.numpy.decompositions import cholesky, eigh, qr, svd
from monograph.random.distributions import exponential, normal, rademacher
from monograph.random.draws import fitted, float_dtype, real
from monograph.random.elementary import power
from monograph.random.gamma_family import gamma
from monograph.random.keys import split


@placeable
def multivariate_normal(
    key: Any, mean: Any, cov: Any, shape: Any = None, dtype: Any = None, method: str = "cholesky"
) -> Any:
    """Normal vectors of mean `mean` and covariance `cov`.

    Args:
        key: a random key.
        mean: of shape (..., n).
        cov: symmetric and positive definite (for "cholesky"; else semidefinite), (..., n, n).
        shape: of the batch; the common one of `mean` and `cov` by default.
        dtype: a floating-point type; that of the mean by default.
        method: "cholesky", "eigh" or "svd": how a root of `cov` is found.
    """
    where = "multivariate_normal"
    mean, cov = promote_inexact(where, mean, cov)
    if method not in ("svd", "eigh", "cholesky"):
        raise ArgumentError(f"{where}: method {method!r}", fix="use 'cholesky', 'eigh' or 'svd'.")
    d = real(mean.type.dtype if dtype is None else float_dtype(dtype, where), where)
    n = mean.type.shape[-1] if mean.type.ndim else 0
    if not mean.type.ndim or cov.type.ndim < 2 or cov.type.shape[-2:] != (n, n):
        raise ShapeError(
            f"{where}: a mean of shape {mean.type.shape}, a covariance of {cov.type.shape}",
            fix="give a mean of shape (..., n) and a covariance of shape (..., n, n).",
        )
    own = broadcast_shapes(mean.type.shape[:-1], cov.type.shape[:-2], where=where)
    size = own if shape is None else shape_of(shape, where)
    if broadcast_shapes(own, size, where=where) != size:
        raise ShapeError(f"{where}: parameters of shape {own} for samples of shape {size}",
                         fix="ask for a shape that ends in the parameters'.")  # fmt: skip
    drawn = normal(key, (*size, n), d.np)
    turned = linear.matmul(_root(cov, method), shapes.expand_dims(drawn, -1))
    mean, turned = promote_inexact(where, mean, shapes.squeeze(turned, -1))
    return ops.add(fitted(mean, turned.type.shape, where), turned)


def _root(cov: Any, method: str) -> Any:
    """A matrix whose product with its transpose is `cov`."""
    if method == "cholesky":
        return cholesky(cov)
    if method == "eigh":
        sizes, vectors = eigh(cov)
    else:
        vectors, sizes, _ = svd(cov)
    scale = shapes.expand_dims(ops.sqrt(sizes), -2)
    return ops.multiply(vectors, broadcast_to(scale, vectors.type.shape))


@placeable
def orthogonal(key: Any, n: int, shape: Any = (), dtype: Any = None, m: int | None = None) -> Any:
    """Matrices uniform on the orthogonal (complex: unitary) group, or with orthonormal rows.

    F. Mezzadri, "How to generate random matrices from the classical compact groups", Notices of the
    AMS 54 (2007).

    Args:
        key: a random key.
        n: rows.
        shape: of the batch.
        dtype: a floating-point or complex type.
        m: columns; `n` by default.
    """
    d = float_dtype(dtype, "orthogonal")
    m = n if m is None else m
    z = normal(key, (*shape_of(shape, "orthogonal"), max(n, m), min(n, m)), d.np)
    q, r = qr(z)
    signs = shapes.expand_dims(ops.sign(shapes.diagonal(r, 0, -2, -1)), -2)
    x = ops.multiply(q, broadcast_to(signs, q.type.shape))
    return shapes.matrix_transpose(x) if n < m else x


@placeable
def generalized_normal(key: Any, p: Any, shape: Any = (), dtype: Any = None) -> Any:
    """Numbers of density proportional to exp(-|x| ** p)."""
    d, where = float_dtype(dtype, "generalized_normal"), "generalized_normal"
    size = shape_of(shape, where)
    exponent = Term(fitted(to_type(p if is_number(p) else value(p, where), d), size, where))
    first, second = split(key)
    drawn = Term(gamma(first, (1 / exponent).value, size, d.np))
    return (Term(rademacher(second, size, d.np)) * power(drawn, 1 / exponent)).value


@placeable
def ball(key: Any, d: int, p: Any = 2, shape: Any = (), dtype: Any = None) -> Any:
    """Points uniform in the unit ball of the p-norm.

    F. Barthe, O. Guédon, S. Mendelson and A. Naor, "A probabilistic approach to the geometry of the
    l_p^n-ball", Annals of Probability 33 (2005).

    Args:
        key: a random key.
        d: dimensions, the last axis of the result.
        p: of the norm.
        shape: of the batch.
        dtype: a floating-point type.
    """
    kind, size = float_dtype(dtype, "ball"), shape_of(shape, "ball")
    first, second = split(key)
    g = generalized_normal(first, p, (*size, d), kind.np)
    e = exponential(second, size, kind.np)
    exponent = to_type(p if is_number(p) else value(p, "ball"), kind)
    wide = F32 if kind is BF16 else kind  # what is summed stays in f32 in XLA
    terms = (convert(x, wide) for x in (ops.abs(g), fitted(exponent, g.type.shape, "ball")))
    raised = power(*map(Term, terms)).value
    total = Term(ops.add(convert(reductions.sum(raised, -1), kind), e))
    root = 1 / Term(fitted(exponent, size, "ball"))
    divided = kind is BF16  # XLA writes the others as products
    scale = shapes.expand_dims(power(total, root if divided else -root).value, -1)
    return (ops.divide if divided else ops.multiply)(g, broadcast_to(scale, g.type.shape))
