"""Choosing and comparing: where, clip, rounding, isclose, running sums, differences."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Sequence
from typing import Any

from monograph._operands.axes import axis_of, broadcast_shapes
from monograph._operands.values import (
    broadcast_to,
    choose,
    convert,
    promote,
    promote_inexact,
    refuse_out,
    together,
    value,
)
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import ops
from monograph.hlo.types import BOOL, DType, tensor
from monograph.numpy import reductions
from monograph.numpy.binary import (
    add,
    divide,
    equal,
    less_equal,
    logical_and,
    logical_or,
    maximum,
    minimum,
    multiply,
    no_booleans,
    not_equal,
    subtract,
    truth,
)
from monograph.numpy.creation import listed
from monograph.numpy.joining import concatenate
from monograph.numpy.nonzeros import nonzero
from monograph.numpy.predicates import isfinite, isnan
from monograph.numpy.reductions import widened
from monograph.numpy.shapes import ravel, reshape
from monograph.numpy.unary import abs
from monograph.tracer.arguments import as_int
from monograph.tracer.dtypes import default_dtype, requested


# ---- choice --------------------------------------------------------------------------------------
def where(
    condition: Any, x: Any = None, y: Any = None, /, *, size: int | None = None,
    fill_value: Any = None,
) -> Any:  # fmt: skip
    """`x` where the condition holds, `y` elsewhere; with the condition alone, its nonzero indices.

    Args:
        condition: what is not zero counts as true.
        x, y: both or neither.
        size, fill_value: how many indices to return and what pads them, see `nonzero`.

    Raises:
        ShapeError: if the three do not broadcast.
    """
    if x is None and y is None:
        return nonzero(condition, size=size, fill_value=fill_value)
    if size is not None or fill_value is not None:
        raise ArgumentError(
            "where: size without indices", fix="give the condition alone, or no size."
        )
    if x is None or y is None:
        raise ArgumentError("where: x without y or y without x", fix="give both, or neither.")
    mask = truth(condition, "where")
    x, y = promote("where", x, y)
    shapes = [v.type.shape for v in (mask, x, y)]
    shape = broadcast_shapes(*(shapes if shapes[0] else shapes[1:]), where="where")
    if shapes[0]:
        mask = broadcast_to(mask, shape)
    return choose(mask, broadcast_to(x, shape), broadcast_to(y, shape))


def select(condlist: Sequence[Any], choicelist: Sequence[Any], default: Any = 0) -> Any:
    """The choice of the first condition that holds, else the default."""
    if len(condlist) != len(choicelist):
        raise ArgumentError(
            f"select: {len(condlist)} conditions, {len(choicelist)} choices", fix="give as many."
        )
    out = default
    for condition, choice in zip(reversed(condlist), reversed(choicelist), strict=True):
        out = where(condition, choice, out)
    return value(out)


def clip(arr: Any = None, /, min: Any = None, max: Any = None) -> Any:
    """`arr` moved into the range from `min` to `max`; None for no bound."""
    x = value(arr, "clip")
    if any(v is not None and value(v, "clip").type.dtype.is_complex for v in (x, min, max)):
        raise ValueError("clip: complex numbers have no order")
    if min is not None:
        x = maximum(min, x)
    if max is not None:
        x = minimum(max, x)
    return x


def round(a: Any, decimals: int = 0, out: None = None) -> Any:
    """To the nearest multiple of ``10 ** -decimals``, ties to even; integers stay."""
    refuse_out("round", out)
    x, decimals = value(a, "round"), as_int(decimals, "decimals")
    no_booleans("round", x)
    d = x.type.dtype
    if builtins.abs(decimals) > 300:
        raise ArgumentError(
            f"round: {decimals} decimals", fix="ask for at most as many as the type has."
        )
    if d.is_complex:
        return ops.complex(round(ops.real(x), decimals), round(ops.imag(x), decimals))
    if not d.is_inexact:
        if decimals < 0:
            raise ArgumentError("round: integers to tens", fix="convert to float first.")
        return x
    if decimals == 0:
        return ops.round_nearest_even(x)
    inner = x if d.bits >= 32 else convert(x, default_dtype("float"))
    factor = float(10**decimals)
    return convert(divide(ops.round_nearest_even(multiply(inner, factor)), factor), d, x.type.weak)


around = round


# ---- comparison ----------------------------------------------------------------------------------
def isclose(a: Any, b: Any, rtol: float = 1e-5, atol: float = 1e-8, equal_nan: bool = False) -> Any:
    """Whether ``|x - y| <= atol + rtol * |y|``; equal infinities are close."""
    x, y = promote("isclose", a, b)
    if not x.type.dtype.is_inexact:
        x, y = promote_inexact("isclose", x, y)
    near = less_equal(abs(subtract(x, y)), add(atol, multiply(rtol, abs(y))))
    both = logical_and(isfinite(x), isfinite(y))
    out = logical_or(logical_and(near, both), equal(x, y))
    if equal_nan:
        out = logical_or(out, logical_and(isnan(x), isnan(y)))
    return out


def allclose(
    a: Any, b: Any, rtol: float = 1e-5, atol: float = 1e-8, equal_nan: bool = False
) -> Any:
    """Whether all elements are close, see `isclose`."""
    return reductions.all_(isclose(a, b, rtol, atol, equal_nan))


def array_equal(a1: Any, a2: Any, equal_nan: bool = False) -> Any:
    """Whether shapes and all elements are equal."""
    x, y = value(listed(a1), "array_equal"), value(listed(a2), "array_equal", 1)
    if x.type.shape != y.type.shape:
        return splat(False, tensor((), BOOL))
    same = equal(x, y)
    if equal_nan:
        same = logical_or(same, logical_and(isnan(x), isnan(y)))
    return reductions.all_(same)


def array_equiv(a1: Any, a2: Any) -> Any:
    """Whether the arrays broadcast and all elements are equal."""
    try:
        return reductions.all_(equal(listed(a1), listed(a2)))
    except TypeError:
        return splat(False, tensor((), BOOL))


# ---- running folds -------------------------------------------------------------------------------
def _cumulative(name: str, op: Callable[..., Any]) -> Callable[..., Any]:
    def f(a: Any, axis: int | None = None, dtype: Any = None, out: None = None) -> Any:
        refuse_out(name, out)
        x = value(a, name)
        if axis is None:
            x, axis = ravel(x), 0
        at = axis_of(axis, x.type.ndim, name)
        x = x if dtype is None else convert(x, requested(dtype, name))
        if x.type.dtype is not BOOL:
            return op(x, axis=at)
        made = op(convert(x, default_dtype("int")), axis=at)  # booleans count, unless asked for
        return made if dtype is None else convert(made, BOOL)

    f.__name__ = f.__qualname__ = name
    return f


cumsum = _cumulative("cumsum", ops.cumsum)
cumsum.__doc__ = "Running sums along an axis (of the flattened array for None)."
cumprod = _cumulative("cumprod", ops.cumprod)
cumprod.__doc__ = "Running products along an axis (of the flattened array for None)."


def _standard(
    name: str, fold: Callable[..., Any], first: int, widen: Callable[[DType], DType]
) -> Callable[..., Any]:
    """A running fold as the array API standard has it."""

    def f(
        x: Any, /, *, axis: int | None = None, dtype: Any = None, include_initial: bool = False
    ) -> Any:
        x = value(x, name)
        if axis is None and x.type.ndim != 1:
            raise ArgumentError(
                f"{name}: an array of {x.type.ndim} dimensions without an axis",
                operands={"x": x.type},
                fix="give axis=.",
            )
        at = axis_of(0 if axis is None else axis, x.type.ndim, name)
        d = widen(x.type.dtype).np if dtype is None else dtype
        made = fold(x, at, d)
        if not include_initial:
            return made
        shape = list(made.type.shape)
        shape[at] = 1
        return concatenate([splat(first, tensor(tuple(shape), made.type.dtype)), made], at)

    f.__name__ = f.__qualname__ = name
    return f


def _counted(d: DType) -> DType:
    """Booleans count as integers; small integers stay, as in JAX."""
    return default_dtype("int") if d is BOOL else d


cumulative_sum = _standard("cumulative_sum", cumsum, 0, widened)
cumulative_sum.__doc__ = "Running sums along an axis, which may be left out for a vector."
cumulative_prod = _standard("cumulative_prod", cumprod, 1, _counted)
cumulative_prod.__doc__ = "Running products along an axis, which may be left out for a vector."


def diff(a: Any, n: int = 1, axis: int = -1, prepend: Any = None, append: Any = None) -> Any:
    """Differences of neighbours along an axis, `n` times over."""
    x = value(a, "diff")
    at = axis_of(axis, x.type.ndim, "diff")
    ends = [None if e is None else _end(e, x, at) for e in (prepend, append)]
    parts = [p for p in (ends[0], x, ends[1]) if p is not None]
    x = concatenate(parts, at) if len(parts) > 1 else x
    times = as_int(n, "n")
    if times < 0:
        raise ArgumentError(f"diff: {times} times", fix="take differences 0 times or more.")
    for _ in range(min(times, x.type.shape[at])):  # then nothing is left
        m = x.type.shape[at]
        high, low = cut(x, at, min(1, m), m), cut(x, at, 0, max(m - 1, 0))
        x = not_equal(high, low) if x.type.dtype is BOOL else subtract(high, low)
    return x


def _end(e: Any, x: Any, at: int) -> Any:
    e = value(e, "diff")
    if e.type.ndim:
        return e
    shape = list(x.type.shape)
    shape[at] = 1
    return broadcast_to(e, tuple(shape))


def ediff1d(ary: Any, to_end: Any = None, to_begin: Any = None) -> Any:
    """Differences of neighbours of the flattened array, with what comes before and after them."""
    x = ravel(ary)
    no_booleans("ediff1d", x)
    made = diff(x)
    ends = [None if e is None else convert(ravel(e), made.type.dtype) for e in (to_begin, to_end)]
    return concatenate([p for p in (ends[0], made, ends[1]) if p is not None], 0)


def trapezoid(y: Any, x: Any = None, dx: Any = 1.0, axis: int = -1) -> Any:
    """The integral along an axis by the trapezoidal rule."""
    if x is None:
        (y,) = promote_inexact("trapezoid", y)
    else:
        y, x = promote_inexact("trapezoid", y, x)
    at = axis_of(axis, y.type.ndim, "trapezoid")
    n = y.type.shape[at]
    middle = add(cut(y, at, 1, n), cut(y, at, 0, n - 1))
    if x is not None:
        widths = diff(x, axis=axis if x.type.ndim > 1 else 0)
        if widths.type.ndim == 1:
            shape = [1] * y.type.ndim
            shape[at] = widths.type.size
            widths = reshape(widths, tuple(shape))
        middle = multiply(middle, widths)
    else:
        middle = multiply(*together("trapezoid", (middle, value(dx, "trapezoid"))))
    return multiply(0.5, reductions.sum(middle, at))


def require_vector(where: str, name: str, x: Any) -> None:
    """Refuse what is not a vector."""
    if x.type.ndim != 1:
        raise ShapeError(
            f"{where}: {name} has {x.type.ndim} dimensions, not 1",
            operands={name: x.type},
            fix="pass a vector, or map over its rows with vmap.",
        )
