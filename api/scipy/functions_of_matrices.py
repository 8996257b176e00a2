"""`expm` and `polar`."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph._operands.values import broadcast_to, convert, promote_inexact
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.ops.matrices import adjoint, matmul
from monograph.hlo.ops.triangular import solve as triangular
from monograph.hlo.types import real_dtype
from monograph.lax import linalg as lax_linalg
from monograph.numpy import reductions
from monograph.numpy.choosing import where
from monograph.numpy.creation import eye
from monograph.numpy.norms import norm
from monograph.numpy.shapes import expand_dims
from monograph.numpy.solving import solve, square
from monograph.numpy.special import log2
from monograph.numpy.unary import ceil
from monograph.scipy.operands import strong
from monograph.tracer.autodiff import jvp
from monograph.tracer.control import cond, fori_loop

# Padé approximants of the exponential: the degree that suits a precision, the norm up to which it
# is exact to rounding, its coefficients. Higham, The scaling and squaring method for the matrix
# exponential revisited, SIAM J. Matrix Anal. Appl. 26 (2005), tables 2.1 and 2.3; for single
# precision the same table's degree 7.
_DOUBLE = (
    5.371920351148152,
    (
        64764752532480000.0, 32382376266240000.0, 7771770303897600.0, 1187353796428800.0,
        129060195264000.0, 10559470521600.0, 670442572800.0, 33522128640.0, 1323241920.0,
        40840800.0, 960960.0, 16380.0, 182.0, 1.0,
    ),
)  # fmt: skip
_SINGLE = (
    3.925724783138660,
    (17297280.0, 8648640.0, 1995840.0, 277200.0, 25200.0, 1512.0, 56.0, 1.0),
)


def expm(A: Any, *, upper_triangular: bool = False, max_squarings: int = 16) -> Any:
    """The exponential of square matrices, by scaling, a Padé approximant, and squaring.

    Args:
        A: matrices [..., n, n].
        upper_triangular: whether they are; equations are then solved by substitution.
        max_squarings: matrices that need more give NaN (norms above 2^16 or so).
    """
    (a,) = promote_inexact("expm", A)
    a = square("expm", a)
    d = a.type.dtype
    most, terms = _DOUBLE if real_dtype(d).bits == 64 else _SINGLE
    size = norm(a, 1, (-2, -1))
    steps = ceil(log2(where(size > most, size / most, 1.0)))
    scale = expand_dims(2.0**-steps, (-2, -1))
    a = a * convert(scale, d)
    identity = broadcast_to(eye(a.type.shape[-1], dtype=d.np), a.type.shape)
    odd, even = _halves(a, identity, terms)
    if upper_triangular:
        made = triangular(even - odd, even + odd, lower=False)
    else:
        made = solve(even - odd, even + odd)
    wanted = expand_dims(steps, (-2, -1))

    def squared(i: Any, r: Any) -> Any:
        some = reductions.any_(i < steps)
        return cond(some, lambda: where(i < wanted, matmul(r, r), r), lambda: r)

    made = fori_loop(0, max_squarings, squared, made)
    return where(wanted > max_squarings, np.nan, made)


def expm_frechet(A: Any, E: Any, *, method: str | None = None, compute_expm: bool = True) -> Any:
    """The exponential of matrices, and how it changes in a direction.

    Args:
        A: matrices [..., n, n].
        E: the direction, of the same shape.
        method: accepted for SciPy's sake.
        compute_expm: whether the exponential itself comes, too.
    """
    a, e = strong("expm_frechet", A, E)
    a, e = square("expm_frechet", a), square("expm_frechet", e)
    if a.type.shape != e.type.shape:
        raise ShapeError(
            f"expm_frechet: matrices of shape {a.type.shape}, a direction of {e.type.shape}",
            fix="give both one shape.",
        )
    made, change = jvp(expm, (a,), (e,))
    return (made, change) if compute_expm else change


def _halves(a: Any, identity: Any, terms: tuple[float, ...]) -> tuple[Any, Any]:
    """The odd and the even part of the approximant's numerator."""
    square_ = matmul(a, a)
    power, odd, even = None, terms[1] * identity, terms[0] * identity
    for k in range(2, len(terms), 2):
        power = square_ if power is None else matmul(power, square_)
        even = even + terms[k] * power
        odd = odd + terms[k + 1] * power
    return matmul(a, odd), even


def polar(
    a: Any,
    side: str = "right",
    *,
    method: str = "svd",
    eps: float | None = None,
    max_iterations: int | None = None,
) -> tuple[Any, Any]:
    """(u, p) of a = u p (or with ``side="left"`` of a = p u): p positive, u with unit columns.

    Args:
        a: matrices [..., m, n].
        side: where p stands.
        method: the factors are always found by singular values.
        eps, max_iterations: change nothing.
    """
    if side not in ("right", "left"):
        raise ArgumentError(f"polar: side={side!r}", fix="use 'right' or 'left'.")
    (a,) = strong("polar", a)
    w, s, vh = lax_linalg.svd(a, full_matrices=False)
    weights = convert(expand_dims(s, -2), w.type.dtype)
    u = matmul(w, vh)
    if side == "right":
        return u, matmul(adjoint(vh) * weights, vh)
    return u, matmul(w * weights, adjoint(w))
