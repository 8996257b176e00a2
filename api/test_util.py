"""Derivatives held against differences of values: `check_grads`, `check_jvp`, `check_vjp`.

Each looks along one direction, drawn with a fixed seed, and raises an AssertionError where the two
differ: ``(f(x + eps v) - f(x - eps v)) / (2 eps)`` is what ``jvp(f, (x,), (v,))`` ought to be.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import ml_dtypes
import numpy as np

from monograph.hlo.errors import ArgumentError
from monograph.tracer import tree
from monograph.tracer.autodiff import jvp
from monograph.tracer.avals import shortened
from monograph.tracer.linear_maps import linearize, vjp

__all__ = ["check_grads", "check_jvp", "check_vjp"]

EPS = 1e-4
_MODES = ("fwd", "rev", "lin")
Tolerance = float | Mapping[Any, float] | None

# How far derivatives of an element type may lie from differences of its values.
_TOLERANCES: dict[np.dtype[Any], float] = {
    np.dtype(np.float64): 1e-5,
    np.dtype(np.complex128): 1e-5,
    np.dtype(np.float32): 2e-3,
    np.dtype(np.complex64): 1e-3,
    np.dtype(np.float16): 1e-2,
    np.dtype(ml_dtypes.bfloat16): 1e-1,
    np.dtype(ml_dtypes.float8_e5m2): 1e-1,
    np.dtype(ml_dtypes.float8_e4m3fn): 1e-1,
}


def check_grads(
    f: Callable[..., Any],
    args: Sequence[Any],
    order: int,
    modes: str | Sequence[str] = ("fwd", "rev"),
    atol: Tolerance = None,
    rtol: Tolerance = None,
    eps: float | None = None,
) -> None:
    """Hold the derivatives of ``f`` at ``args`` against differences of its values.

    Args:
        f: a differentiable function of trees of floating point arrays.
        args: what it is called with.
        order: derivatives up to this order are checked.
        modes: "fwd" for `jvp`, "rev" for `vjp`, "lin" for `linearize`; one of them or several.
        atol, rtol: tolerances, a number or one for each element type; they grow with the size of
            what is compared.
        eps: the step of the differences, by default 1e-4.

    Raises:
        AssertionError: if they differ.
        ArgumentError: for no mode or an unknown one, which would check nothing.

    >>> import monograph.numpy as mnp
    >>> check_grads(lambda x: mnp.sin(x) * x, (1.5,), order=2)
    """
    chosen = tuple(modes) if isinstance(modes, list | tuple | set) else (modes,)
    if not chosen or not set(chosen) <= set(_MODES):
        raise ArgumentError(
            f"check_grads: modes={shortened(modes)}",
            fix=f"give one or more of {', '.join(map(repr, _MODES))}.",
        )
    close = partial(_check, modes=chosen, atol=atol, rtol=rtol, eps=eps or EPS)
    close(f, tuple(args), order, "")


def check_jvp(
    f: Callable[..., Any],
    f_jvp: Callable[..., Any],
    args: Sequence[Any],
    atol: Tolerance = None,
    rtol: Tolerance = None,
    eps: float = EPS,
    err_msg: str = "",
) -> None:
    """Hold a forward derivative against differences of values.

    Args:
        f: a differentiable function of trees of floating point arrays.
        f_jvp: ``(primals, tangents) -> (value, tangent)``, such as ``partial(jvp, f)``.
        args: what it is called with.
        atol, rtol: tolerances, a number or one for each element type.
        eps: the step of the differences.
        err_msg: what the failure is to say.

    Raises:
        AssertionError: if they differ.
    """
    args = tuple(args)
    direction = _random_like(args, np.random.RandomState(0))
    value, tangent = f_jvp(args, direction)
    close = partial(_assert_close, atol=atol, rtol=rtol)
    close(value, f(*args), message=f"{err_msg} primal".strip())
    close(tangent, _difference(f, args, direction, eps), message=f"{err_msg} tangent".strip())


def check_vjp(
    f: Callable[..., Any],
    f_vjp: Callable[..., Any],
    args: Sequence[Any],
    atol: Tolerance = None,
    rtol: Tolerance = None,
    eps: float = EPS,
    err_msg: str = "",
) -> None:
    """Hold a backward derivative against differences of values, as the product of both.

    Args:
        f: a differentiable function of trees of floating point arrays.
        f_vjp: ``(*args) -> (value, function of cotangents)``, such as ``partial(vjp, f)``.
        args: what it is called with.
        atol, rtol: tolerances, a number or one for each element type.
        eps: the step of the differences.
        err_msg: what the failure is to say.

    Raises:
        AssertionError: if they differ.
    """
    args, draws = tuple(args), np.random.RandomState(0)
    value, backward = f_vjp(*args)
    close = partial(_assert_close, atol=atol, rtol=rtol)
    close(value, f(*args), message=f"{err_msg} primal".strip())
    direction = _random_like(args, draws)
    cotangent = _random_like(value, draws)
    # A vjp is the transpose, not the adjoint, so a complex product conjugates on both sides.
    conjugate = partial(tree.map, lambda x: np.conj(x).astype(_dtype(x)))
    found = _product(direction, conjugate(backward(conjugate(cotangent))))
    wanted = _product(_difference(f, args, direction, eps), cotangent)
    close(found, wanted, message=f"{err_msg} cotangent projection".strip())


def _check(
    f: Callable[..., Any], args: tuple[Any, ...], order: int, path: str,
    modes: tuple[str, ...], **how: Any,
) -> None:  # fmt: skip
    def further(g: Callable[..., Any], at: tuple[Any, ...], name: str) -> None:
        if order > 1:
            _check(g, at, order - 1, name, modes, **how)

    of = f" of {path}" if path else ""
    if "fwd" in modes:
        check_jvp(f, partial(jvp, f), args, err_msg=f"JVP{of}", **how)
        further(partial(jvp, f), (args, args), f"JVP{of}")
    if "rev" in modes:
        check_vjp(f, partial(vjp, f), args, err_msg=f"VJP{of}", **how)
        further(partial(_pulled_back, f), args, f"VJP{of}")
    if "lin" in modes:
        check_jvp(f, partial(_pushed_forward, f), args, err_msg=f"LIN{of}", **how)
        further(partial(_pushed_forward, f), (args, args), f"LIN{of}")


def _pulled_back(f: Callable[..., Any], *args: Any) -> Any:
    """The value itself taken back, a function whose derivatives can be checked in turn."""
    value, backward = vjp(f, *args)
    return backward(value)


def _pushed_forward(f: Callable[..., Any], primals: Any, tangents: Any) -> tuple[Any, Any]:
    value, forward = linearize(f, *primals)
    return value, forward(*tangents)


def _dtype(x: Any) -> np.dtype[Any]:
    return np.dtype(getattr(x, "dtype", np.asarray(x).dtype))


def _as_given(x: Any, like: Any) -> Any:
    """An array of the element type of ``like``; a Python number if that is one."""
    found = np.asarray(x, dtype=_dtype(like))
    return found.item() if isinstance(like, bool | int | float | complex) else found


def _random_like(values: Any, draws: np.random.RandomState) -> Any:
    """Normal numbers in the shapes and element types of a tree."""

    def drawn(x: Any) -> Any:
        normal = draws.standard_normal(np.shape(x))
        if _dtype(x).kind == "c":
            normal = normal + 1j * draws.standard_normal(np.shape(x))
        return _as_given(normal, x)

    return tree.map(drawn, values)


def _difference(f: Callable[..., Any], args: Any, direction: Any, eps: float) -> Any:
    """The central difference of ``f`` along a direction; none between equal infinities."""

    def moved(step: float) -> Any:
        return f(*tree.map(lambda x, v: _as_given(x + _as_given(step * v, x), x), args, direction))

    def rate(above: Any, below: Any) -> Any:
        above, below = np.asarray(above), np.asarray(below)
        with np.errstate(invalid="ignore"):
            change = np.where(above == below, np.zeros_like(above), above - below)
        return _as_given(change * np.asarray(0.5 / eps, above.dtype), above)

    return tree.map(rate, moved(eps), moved(-eps))


def _product(xs: Any, ys: Any) -> Any:
    """The real inner product of two trees."""
    parts = tree.map(lambda x, y: np.real(np.vdot(np.asarray(x), np.asarray(y))), xs, ys)
    return np.asarray(sum(tree.leaves(parts)))


def _assert_close(
    found: Any, wanted: Any, *, atol: Tolerance, rtol: Tolerance, message: str
) -> None:
    def close(a: Any, b: Any) -> None:
        a, b = np.asarray(a), np.asarray(b)
        assert a.shape == b.shape, f"{message}: shapes {a.shape} and {b.shape}"
        absolute, relative = (
            max(_tolerance(t, a.dtype), _tolerance(t, b.dtype)) for t in (atol, rtol)
        )
        a, b = _widened(a), _widened(b)
        np.testing.assert_allclose(
            a, b, atol=absolute * a.size, rtol=relative * b.size, err_msg=message
        )

    tree.map(close, found, wanted)


def _tolerance(given: Tolerance, dtype: np.dtype[Any]) -> float:
    if given is None or isinstance(given, Mapping):
        named = {np.dtype(k): v for k, v in (given or {}).items()}
        return named.get(dtype, _TOLERANCES.get(dtype, 0.0))
    return given


def _widened(x: np.ndarray) -> np.ndarray:
    """As a type that NumPy's own tests know: bfloat16 and its like are not."""
    return x if x.dtype.isbuiltin == 1 else x.astype(np.float32)
