"""Minima of functions, under `jax.scipy.optimize`'s names.

J. Nocedal and S. J. Wright, "Numerical optimization" (2006): BFGS is algorithm 6.1, the line search
3.5 and 3.6.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from monograph._missing import explain as _explain
from monograph._operands.values import promote_inexact
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.numpy.choosing import select, where
from monograph.numpy.creation import eye
from monograph.numpy.linear import dot, outer
from monograph.numpy.norms import norm
from monograph.numpy.predicates import isfinite
from monograph.numpy.unary import abs, sqrt
from monograph.tracer.control import while_loop
from monograph.tracer.gradient import value_and_grad

__all__ = ["OptimizeResults", "minimize"]

_DECREASE, _CURVATURE = 1e-4, 0.9  # of the Wolfe conditions
_STEPS = 20  # of a line search


class OptimizeResults(NamedTuple):
    """What `minimize` found.

    Attributes:
        x: the minimum.
        success: whether the gradient is small enough.
        status: 0, or 1 after too many steps, 3 where no step was found.
        fun, jac: the function and its gradient there.
        hess_inv: the approximate inverse of the second derivatives.
        nfev, njev, nit: how often the function and its gradient were computed; steps.
    """

    x: Any
    success: Any
    status: Any
    fun: Any
    jac: Any
    hess_inv: Any
    nfev: Any
    njev: Any
    nit: Any


class _Point(NamedTuple):
    """A point on a line: how far, the function, its slope, and the gradient."""

    t: Any
    f: Any
    slope: Any
    g: Any


class _State(NamedTuple):
    x: Any
    f: Any
    g: Any
    h: Any
    calls: Any
    steps: Any
    stuck: Any


def minimize(
    fun: Callable[..., Any],
    x0: Any,
    args: tuple[Any, ...] = (),
    *,
    method: str,
    tol: float | None = None,
    options: Mapping[str, Any] | None = None,
) -> OptimizeResults:
    """A local minimum of a differentiable function of a vector.

    Args:
        fun: of a vector, then of `args`; gives a number.
        x0: where to begin, (n,).
        args: further arguments.
        method: "BFGS".
        tol: the norm of the gradient at the end; 1e-5 by default.
        options: `maxiter`, `gtol`, `norm` (of the gradient) and `line_search_maxiter`.
    """
    if str(method).lower() != "bfgs":
        raise ArgumentError(f"minimize by {method!r} is not there", fix="use method='BFGS'.")
    if not isinstance(args, tuple):
        raise ArgumentError("minimize: args is not a tuple", fix="write args=(a,).")
    known = {"maxiter": None, "gtol": 1e-5, "norm": np.inf, "line_search_maxiter": _STEPS}
    given = {**known, **(options or {})}
    if set(given) != set(known):
        raise ArgumentError(f"minimize: unknown options {set(given) - set(known)}",
                            fix=f"use {', '.join(known)}.")  # fmt: skip
    (x,) = promote_inexact("minimize", x0)
    if x.ndim != 1:
        raise ShapeError(f"minimize from an array of shape {x.shape}", fix="give a vector.")
    both = value_and_grad(lambda x: fun(x, *args))
    gtol = given["gtol"] if tol is None else tol
    most = 200 * x.shape[0] if given["maxiter"] is None else given["maxiter"]
    return _bfgs(both, x, gtol, most, given["norm"], given["line_search_maxiter"])


def _bfgs(both: Any, x: Any, gtol: Any, most: int, order: Any, tries: int) -> OptimizeResults:
    n = x.shape[0]

    def small(g: Any) -> Any:
        return norm(g, ord=order) < gtol

    def going(s: _State) -> Any:
        return ~small(s.g) & (s.steps < most) & ~s.stuck & isfinite(s.f)

    def step(s: _State) -> _State:
        p = -dot(s.h, s.g)
        point, calls, found = _line_search(both, s.x, p, s.f, s.g, tries)
        move, change = point.t * p, point.g - s.g
        curvature = dot(change, move)
        rho = 1 / where(curvature == 0, 1.0, curvature)
        left = eye(n, dtype=x.dtype) - rho * outer(move, change)
        h = dot(dot(left, s.h), left.T) + rho * outer(move, move)
        h = where(found & (curvature != 0) & isfinite(rho), h, s.h)
        return _State(s.x + move, point.f, point.g, h, s.calls + calls, s.steps + 1, ~found)

    f, g = both(x)
    start = _State(x, f, g, eye(n, dtype=x.dtype), np.int32(1), np.int32(0), np.bool_(False))
    s = while_loop(going, step, start)
    done = small(s.g)
    status = where(done, 0, where(s.stuck, 3, where(s.steps >= most, 1, 3)))
    return OptimizeResults(s.x, done, status, s.f, s.g, s.h, s.calls, s.calls, s.steps)


def _line_search(
    both: Any, x: Any, p: Any, f0: Any, g0: Any, tries: int
) -> tuple[_Point, Any, Any]:
    """A point along `p` that meets the strong Wolfe conditions, how many were asked, whether."""
    slope0 = dot(g0, p)

    def at(t: Any) -> _Point:
        f, g = both(x + t * p)
        return _Point(t, f, dot(g, p), g)

    def falls(q: _Point) -> Any:
        return q.f <= f0 + _DECREASE * q.t * slope0

    def flat(q: _Point) -> Any:
        return abs(q.slope) <= -_CURVATURE * slope0

    origin = _Point(0 * f0, f0, slope0, g0)
    first = at(0 * f0 + 1)

    # The bracket [low, high] holds such a point as soon as one end rises.
    def growing(c: Any) -> Any:
        *_, bracketed, done, k = c
        return ~bracketed & ~done & (k < tries)

    def grow(c: Any) -> Any:
        low, q, _, _, k = c
        rises = ~falls(q) | ((q.f >= low.f) & (k > 1))
        done = ~rises & flat(q)
        turned = ~rises & ~done & (q.slope >= 0)
        stop = rises | turned | done
        ahead = at(where(stop, q.t, 2 * q.t))
        return (_pick(stop, low, q), _pick(stop, q, ahead), rises | turned, done, k + 1)

    low, high, bracketed, done, k = while_loop(
        growing, grow, (origin, first, np.bool_(False), np.bool_(False), np.int32(1))
    )
    turned = falls(high) & (high.f < low.f) & bracketed  # then the far end is the better one
    near, far = _pick(turned | done, high, low), _pick(turned, low, high)

    def narrowing(c: Any) -> Any:
        _, _, done, k = c
        return ~done & (k < 2 * tries)

    def narrow(c: Any) -> Any:
        near, far, _, k = c
        q = at(_between(near, far))
        worse = ~falls(q) | (q.f >= near.f)
        done = ~worse & flat(q)
        beyond = q.slope * (far.t - near.t) >= 0
        new_far = _pick(worse, q, _pick(beyond, near, far))
        return _pick(worse, near, q), new_far, done, k + 1

    near, far, finished, k = while_loop(narrowing, narrow, (near, far, done | ~bracketed, k))
    return near, k, finished & falls(near) & (near.t > 0)


def _pick(which: Any, x: _Point, y: _Point) -> _Point:
    return _Point(*(where(which, a, b) for a, b in zip(x, y, strict=True)))


def _between(a: _Point, b: _Point) -> Any:
    """The minimum of the cubic through both, or the middle where it is too close to an end."""
    d = a.slope + b.slope - 3 * (a.f - b.f) / where(a.t == b.t, 1.0, a.t - b.t)
    root = d * d - a.slope * b.slope
    sign = where(b.t >= a.t, 1.0, -1.0)
    e = sign * sqrt(where(root > 0, root, 0.0))
    bottom = b.slope - a.slope + 2 * e
    t = b.t - (b.t - a.t) * (b.slope + e - d) / where(bottom == 0, 1.0, bottom)
    low, high = where(a.t < b.t, a.t, b.t), where(a.t < b.t, b.t, a.t)
    margin = 0.1 * (high - low)
    good = (root > 0) & (bottom != 0) & (t > low + margin) & (t < high - margin)
    return select([good], [t], (a.t + b.t) / 2)


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
