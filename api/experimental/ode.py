"""Ordinary differential equations by steps whose size follows the error: `odeint`.

J. R. Dormand, P. J. Prince, "A family of embedded Runge-Kutta formulae" (1980); between steps the
quartic of L. F. Shampine, "Some practical Runge-Kutta formulas" (1986); first step and control of
steps by E. Hairer, S. P. Norsett, G. Wanner, "Solving ordinary differential equations I", II.4.
Derivatives by the adjoint equation, solved backwards: R. T. Q. Chen et al., "Neural ordinary
differential equations" (2018).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from monograph._missing import explain as _explain
from monograph._operands.values import promote_inexact, value
from monograph.flatten_util import ravel_pytree
from monograph.hlo.errors import DTypeError
from monograph.lax.elementwise import convert_element_type
from monograph.numpy.binary import logical_and, logical_or, maximum, minimum
from monograph.numpy.choosing import clip, where
from monograph.numpy.creation import array, zeros, zeros_like
from monograph.numpy.joining import concatenate, stack
from monograph.numpy.linear import dot
from monograph.numpy.norms import norm
from monograph.numpy.polynomials import polyval
from monograph.numpy.reductions import mean
from monograph.numpy.unary import abs, sqrt
from monograph.tracer import tree
from monograph.tracer.closure import closure_convert
from monograph.tracer.control import scan, while_loop
from monograph.tracer.custom_vjp import custom_vjp
from monograph.tracer.linear_maps import vjp
from monograph.tracer.vmap import vmap

__all__ = ["odeint"]

_TIMES = (1 / 5, 3 / 10, 4 / 5, 8 / 9, 1.0, 1.0)
_SHARES = (
    (1 / 5,),
    (3 / 40, 9 / 40),
    (44 / 45, -56 / 15, 32 / 9),
    (19372 / 6561, -25360 / 2187, 64448 / 6561, -212 / 729),
    (9017 / 3168, -355 / 33, 46732 / 5247, 49 / 176, -5103 / 18656),
    (35 / 384, 0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84),
)
_FIFTH = (*_SHARES[-1], 0)
_FOURTH = (1951 / 21600, 0, 22642 / 50085, 451 / 720, -12231 / 42400, 649 / 6300, 1 / 60)
_MIDDLE = (
    6025192743 / 30085553152, 0, 51252292925 / 65400821598, -2691868925 / 45128329728,
    187940372067 / 1594534317056, -1776094331 / 19743644256, 11237099 / 235043384,
)  # fmt: skip


def odeint(
    func: Callable[..., Any],
    y0: Any,
    t: Any,
    *args: Any,
    rtol: float = 1.4e-8,
    atol: float = 1.4e-8,
    mxstep: float = math.inf,
    hmax: float = math.inf,
) -> Any:
    """The solution of ``dy/dt = func(y, t, *args)`` at times.

    Args:
        func: gives the derivative, a tree like `y0`.
        y0: a tree of arrays: the state at the first time.
        t: (n,) increasing floating-point times.
        args: further arguments of `func`, trees of arrays.
        rtol, atol: the error of a step, relative to the state and absolute.
        mxstep: how many steps there may be between two times.
        hmax: how long a step may be.

    Returns:
        The tree with a new first axis of size n in each array.

    Raises:
        DTypeError: if the times are no floating-point numbers.

    >>> import monograph.numpy as mnp
    >>> odeint(lambda y, t: -y, 1.0, mnp.array([0.0, 1.0])).round(4)
    Array([1.    , 0.3679], dtype=float32)
    """
    times = value(t, "odeint", 2)
    if not times.type.dtype.is_float:
        raise DTypeError(
            f"odeint: times of type {times.type.dtype}",
            operands={"t": times.type},
            fix="convert them to floats.",
        )
    flat, unravel = ravel_pytree(y0)
    made, held = closure_convert(func, y0, times[0], *args)

    def slope(y: Any, t: Any, *rest: Any) -> Any:
        return ravel_pytree(made(unravel(y), t, *rest))[0]

    ys = _solved(slope, rtol, atol, mxstep, hmax, flat, times, *args, *held)
    return vmap(unravel)(ys)


# ---- one step ------------------------------------------------------------------------------------
def _weighted(weights: tuple[float, ...], ks: list[Any]) -> Any:
    return dot(array(weights, ks[0].dtype), stack(ks), precision="highest")


def _like(x: Any, y: Any) -> Any:
    """`x` as an element of the type of `y`, which may be complex."""
    return convert_element_type(x, y.dtype)


def _step(func: Any, y: Any, f: Any, t: Any, dt: Any) -> tuple[Any, Any, Any, Any]:
    """State and slope after a step, the error, and the polynomial between."""
    h, ks = _like(dt, f), [f]
    for at, shares in zip(_TIMES, _SHARES, strict=True):
        ks.append(func(y + h * _weighted(shares, ks), t + dt * at))
    after = y + h * _weighted(_FIFTH, ks)
    gap = tuple([a - b for a, b in zip(_FIFTH, _FOURTH, strict=True)])
    middle = y + h * _weighted(tuple([c / 2 for c in _MIDDLE]), ks)
    curve = _quartic(y, after, middle, h * ks[0], h * ks[-1])
    return after, ks[-1], h * _weighted(gap, ks), curve


def _quartic(y0: Any, y1: Any, middle: Any, d0: Any, d1: Any) -> Any:
    """Coefficients, highest first, of the curve through three points with slopes at both ends."""
    return stack(
        [
            2 * (d1 - d0) - 8 * (y0 + y1) + 16 * middle,
            5 * d0 - 3 * d1 + 18 * y0 + 14 * y1 - 32 * middle,
            -4 * d0 + d1 - 11 * y0 - 5 * y1 + 16 * middle,
            d0,
            y0,
        ]
    )


def _error(gap: Any, rtol: float, atol: float, y: Any, after: Any) -> Any:
    """The error in units of what is allowed."""
    allowed = atol + rtol * maximum(abs(y), abs(after))
    size = abs(gap) / allowed
    return sqrt(mean(size * size))


def _next(dt: Any, error: Any) -> Any:
    """The size of the next step, from a fifth to ten times this one."""
    least = where(error < 1, 1.0, 0.2)
    factor = minimum(10.0, maximum(where(error == 0, 1.0, error) ** -0.2 * 0.9, least))
    return where(error == 0, dt * 10.0, dt * factor)


def _first(func: Any, t: Any, y: Any, f: Any, rtol: float, atol: float) -> Any:
    """A first step for a method of order 4."""
    y, f = promote_inexact("odeint", y, f)
    scale = _like(atol + abs(y) * rtol, y)
    d0, d1 = norm(y / scale), norm(f / scale)
    flat = logical_or(d0 < 1e-5, d1 < 1e-5)
    h0 = where(flat, 1e-6, 0.01 * d0 / where(flat, 1.0, d1))
    d2 = norm((func(y + _like(h0, y) * f, t + h0) - f) / scale) / h0
    most = maximum(d1, d2)
    still = most <= 1e-15
    h1 = where(still, maximum(1e-6, h0 * 1e-3), (0.01 / where(still, 1.0, most)) ** 0.2)
    return minimum(100.0 * h0, h1)


# ---- all of them ---------------------------------------------------------------------------------
def _solution(
    func: Any, rtol: float, atol: float, mxstep: float, hmax: float, y0: Any, ts: Any, *args: Any
) -> Any:
    """The states at times, a matrix, of a state that is one vector."""

    most = math.ceil(min(mxstep, np.iinfo(np.int32).max))

    def slope(y: Any, t: Any) -> Any:
        return func(y, t, *args)

    def advanced(target: Any, state: Any) -> Any:
        i, y, f, t, dt, _, _ = state
        after, f_after, gap, curve = _step(slope, y, f, t, dt)
        error = _error(gap, rtol, atol, y, after)
        size = clip(_next(dt, error), 0.0, hmax)
        new = (i + 1, after, f_after, t + dt, size, t, curve)
        old = (i + 1, y, f, t, size, *state[5:])
        return tuple([where(error <= 1.0, a, b) for a, b in zip(new, old, strict=True)])

    def until(target: Any, state: Any) -> Any:
        i, _, _, t, dt, _, _ = state
        return logical_and(logical_and(t < target, i < most), dt > 0)

    def to_time(carry: Any, target: Any) -> Any:
        start = (np.int32(0), *carry)
        _, *carry = while_loop(partial(until, target), partial(advanced, target), start)
        _, _, t, _, last, curve = carry
        share = (target - last) / (t - last)
        return tuple(carry), polyval(curve, _like(share, curve))

    f0 = slope(y0, ts[0])
    dt = clip(_first(slope, ts[0], y0, f0, rtol, atol), 0.0, hmax)
    carry = (y0, f0, ts[0], _like(dt, ts), ts[0], stack([y0] * 5))
    _, ys = scan(to_time, carry, ts[1:])
    return concatenate([y0[None], ys])


_solved = custom_vjp(_solution, nondiff_argnums=(0, 1, 2, 3, 4))


def _forward(
    func: Any, rtol: float, atol: float, mxstep: float, hmax: float, y0: Any, ts: Any, *args: Any
) -> Any:
    ys = _solved(func, rtol, atol, mxstep, hmax, y0, ts, *args)
    return ys, (ys, ts, args)


def _backward(
    func: Any, rtol: float, atol: float, mxstep: float, hmax: float, residuals: Any, g: Any
) -> Any:
    """Cotangents of state and arguments are integrated backwards, from each time to the last."""
    ys, ts, args = residuals

    def backwards(state: Any, t: Any, *args: Any) -> Any:
        y, y_bar, _, _ = state
        slope, pull = vjp(func, y, -t, *args)
        d_y, d_t, *d_args = pull(y_bar)
        return -slope, d_y, d_t, tuple(d_args)

    def between(carry: Any, i: Any) -> Any:
        y_bar, t_bar, args_bar = carry
        now = dot(func(ys[i], ts[i], *args), g[i], precision="highest").real
        state = (ys[i], y_bar, t_bar - now, args_bar)
        span = stack([-ts[i], -ts[i - 1]])
        found = odeint(
            backwards, state, span, *args, rtol=rtol, atol=atol, mxstep=mxstep, hmax=hmax
        )
        _, y_bar, t_bar, args_bar = tree.map(lambda x: x[1], found)
        return (y_bar + g[i - 1], t_bar, args_bar), now

    none = (zeros((), ts.dtype), tree.map(zeros_like, args))
    places = np.arange(len(ts) - 1, 0, -1)
    (y_bar, t_bar, args_bar), reverse = scan(between, (g[-1], *none), places)
    return y_bar, concatenate([t_bar[None], reverse[::-1]]), *args_bar


_solved.defvjp(_forward, _backward)


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
