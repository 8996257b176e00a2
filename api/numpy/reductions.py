"""Folds over axes: sum, product, extremes and where they are, mean, variance, counts.

Element types follow JAX: integers below 32 bits are summed as 32-bit ones, half-precision floats
are summed in single precision and rounded once.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import Any

import numpy as np

from monograph._operands.axes import axes_of, axis_of
from monograph._operands.promotion import float_of
from monograph._operands.values import (
    broadcast_to,
    choose,
    convert,
    promote_inexact,
    refuse_out,
    to_type,
    together,
    value,
)
from monograph.hlo.errors import ArgumentError, DTypeError, ShapeError
from monograph.hlo.ops.composite import composite
from monograph.hlo.ops.folds import wide
from monograph.hlo.ops.leaf import splat, zeros
from monograph.hlo.ops.monoids import identity, monoid
from monograph.hlo.ops.picks import pick
from monograph.hlo.record import ops
from monograph.hlo.state import state
from monograph.hlo.types import BF16, BOOL, F16, F32, DType, real_dtype, tensor, type_of_array
from monograph.numpy.binary import add, divide, maximum, minimum, multiply, subtract, truth
from monograph.numpy.creation import is_number
from monograph.numpy.unary import conjugate
from monograph.tracer.dtypes import default_dtype, requested, requested_number


class Unsized:
    """Elements whose number nobody knows (`selected.Selected`): their folds are methods."""

    __slots__ = ()


def _also_unsized(f: Callable[..., Any]) -> Callable[..., Any]:
    """The fold, which of unsized elements is their method of the same name."""

    @functools.wraps(f)
    def g(a: Any, *args: Any, **options: Any) -> Any:
        if isinstance(a, Unsized):
            return getattr(a, f.__name__)(*args, **options)
        return f(a, *args, **options)

    return g


def reduce_by(name: str, x: Any, dims: tuple[int, ...]) -> Any:
    """Value `x` folded over dimensions by a monoid; of element type as it is."""
    d = x.type.dtype
    scalar = tensor((), d)
    start = zeros(scalar) if name == "add" else state.interp.constant(identity(name, d), scalar)
    return ops.reduce(x, start, dimensions=dims, body=monoid(name, d))


def kept(x: Any, shape: tuple[int, ...], dims: tuple[int, ...], keepdims: bool) -> Any:
    """The fold `x` of an array of `shape`, its folded dimensions put back as size 1 if asked."""
    if not keepdims:
        return x
    return ops.reshape(x, shape=tuple([1 if i in dims else n for i, n in enumerate(shape)]))


def _masked(x: Any, where: Any, fill: Any, name: str) -> Any:
    if where is None:
        return x
    mask, x = together(name, (mask_of(where, name), x))
    return choose(mask, x, fill(x.type))


def mask_of(where: Any, name: str) -> Any:
    """The elements that count, as a value.

    Raises:
        DTypeError: if it holds anything but booleans.
    """
    mask = value(where, name, 1)
    if mask.type.dtype is not BOOL:
        raise DTypeError(
            f"{name}: where has elements of type {mask.type.dtype}",
            operands={"where": mask.type},
            fix="pass booleans, such as where=(w != 0).",
        )
    return mask


def neutral(name: str) -> Callable[[Any], Any]:
    """What makes the splat of a monoid's identity, of a type."""
    return lambda t: state.interp.constant(identity(name, t.dtype), t.strong)


def _combine(op: Callable[..., Any], x: Any, initial: Any) -> Any:
    if initial is None:
        return x
    start = to_type(initial if is_number(initial) else value(initial), x.type.dtype)
    if start.type.ndim:
        raise ShapeError(
            f"{op.__name__}: initial is an array of shape {start.type.shape}",
            operands={"initial": start.type},
            fix="pass a number; combine the result with an array afterwards.",
        )
    return op(x, start)


def widened(d: DType) -> DType:
    """Small integers and booleans count as the default integer (unsigned stays unsigned)."""
    if d.kind == "bool":
        return default_dtype("int")
    least = default_dtype("int")
    if d.is_integer and d.bits < least.bits:
        return least if d.kind == "int" else requested(f"uint{least.bits}", "sum")
    return d


def _fold(name: str, monoid_name: str, op: Callable[..., Any]) -> Callable[..., Any]:
    def f(
        a: Any,
        axis: Any = None,
        dtype: Any = None,
        out: None = None,
        keepdims: bool = False,
        initial: Any = None,
        where: Any = None,
        promote_integers: bool = True,
    ) -> Any:
        refuse_out(name, out)
        x = value(a, name)
        if dtype is not None:
            d = requested(dtype, name)
        else:
            d = widened(x.type.dtype) if promote_integers else x.type.dtype
        inner = F32 if d is BF16 or d is F16 else d
        dims = axes_of(axis, x.type.ndim, name)
        x = _masked(convert(x, inner), where, neutral(monoid_name), name)
        made = _combine(op, reduce_by(monoid_name, x, dims), initial)
        return convert(kept(made, x.type.shape, dims, keepdims), d)

    f.__name__ = f.__qualname__ = name
    return _also_unsized(f)


sum = _fold("sum", "add", add)
sum.__doc__ = "The sum over axes (all by default)."
prod = _fold("prod", "multiply", multiply)
prod.__doc__ = "The product over axes (all by default)."


def _extreme(name: str, monoid_name: str, op: Callable[..., Any]) -> Callable[..., Any]:
    def f(
        a: Any,
        axis: Any = None,
        out: None = None,
        keepdims: bool = False,
        initial: Any = None,
        where: Any = None,
    ) -> Any:
        refuse_out(name, out)
        x = value(a, name)
        dims = axes_of(axis, x.type.ndim, name)
        _check_not_empty(name, x, dims, initial, where)
        x = _masked(convert(x, x.type.dtype), where, neutral(monoid_name), name)
        made = _combine(op, reduce_by(monoid_name, x, dims), initial)
        return kept(made, x.type.shape, dims, keepdims)

    f.__name__ = f.__qualname__ = name
    f.__doc__ = f"The {monoid_name} over axes (all by default); NaN if one is."
    return _also_unsized(f)


def _check_not_empty(name: str, x: Any, dims: tuple[int, ...], initial: Any, where: Any) -> None:
    if initial is not None:
        return
    if where is not None:
        raise ValueError(f"{name}: where needs initial: the result of a mask that selects nothing")
    if any(x.type.shape[i] == 0 for i in dims):
        raise ValueError(f"{name}: an array with no elements along axes {dims} has no {name}")


max = amax = _extreme("max", "maximum", maximum)
min = amin = _extreme("min", "minimum", minimum)


def ptp(a: Any, axis: Any = None, out: None = None, keepdims: bool = False) -> Any:
    """The largest minus the smallest."""
    refuse_out("ptp", out)
    return subtract(max(a, axis, keepdims=keepdims), min(a, axis, keepdims=keepdims))


def _quantified(name: str, monoid_name: str) -> Callable[..., Any]:
    def f(
        a: Any, axis: Any = None, out: None = None, keepdims: bool = False, *, where: Any = None
    ) -> Any:
        refuse_out(name, out)
        x = truth(a, name)
        dims = axes_of(axis, x.type.ndim, name)
        x = _masked(x, where, neutral(monoid_name), name)
        return kept(reduce_by(monoid_name, x, dims), x.type.shape, dims, keepdims)

    f.__name__ = f.__qualname__ = name
    f.__doc__ = f"Whether {name} of the elements along axes are true."
    return _also_unsized(f)


any_ = _quantified("any", "or")
all_ = _quantified("all", "and")


def count_nonzero(a: Any, axis: Any = None, keepdims: bool = False) -> Any:
    """How many elements are not zero."""
    return sum(truth(a, "count_nonzero"), axis, keepdims=keepdims)


# ---- means ---------------------------------------------------------------------------------------
def _inner(d: DType) -> DType:
    return F32 if d is BF16 or d is F16 else d


def _count(x: Any, dims: tuple[int, ...], where: Any, keepdims: bool, d: DType) -> Any:
    """How many elements are folded into one: a number, or an array where a mask decides."""
    if where is None:
        return math.prod(x.type.shape[i] for i in dims)
    mask = broadcast_to(mask_of(where, "mean"), x.type.shape)
    return sum(convert(mask, d), dims, keepdims=keepdims)


def _over(x: Any, n: Any) -> Any:
    return ops.divide(x, splat(n, x.type) if is_number(n) else n)


@_also_unsized
def mean(
    a: Any,
    axis: Any = None,
    dtype: Any = None,
    out: None = None,
    keepdims: bool = False,
    *,
    where: Any = None,
) -> Any:
    """The arithmetic mean over axes (all by default); integers give floats."""
    refuse_out("mean", out)
    x = value(a, "mean")
    if dtype is None:
        d = float_of(x.type.dtype)
    else:
        d = requested_number(dtype, "mean")
    inner = _inner(float_of(d))
    dims = axes_of(axis, x.type.ndim, "mean")
    x = convert(convert(x, d) if d.is_integer else x, inner)
    total = sum(x, dims, keepdims=keepdims, where=where)
    return convert(_over(total, _count(x, dims, where, keepdims, inner)), d)


_mean = mean  # where `mean` is an argument


def average(
    a: Any, axis: Any = None, weights: Any = None, returned: bool = False, keepdims: bool = False
) -> Any:
    """The mean with weights (of the array's shape, or one for each index along `axis`)."""
    if weights is not None:
        a, weights = promote_inexact("average", a, weights)
    x = value(a, "average")
    if weights is None:
        made = mean(x, axis, keepdims=keepdims)
        n = math.prod(x.type.shape[i] for i in axes_of(axis, x.type.ndim, "average"))
        return (made, splat(n, made.type)) if returned else made
    w = value(weights, "average")
    if w.type.shape != x.type.shape:
        w = _along_axes(w, x, axis)
    total = sum(w, axis, keepdims=keepdims)
    made = divide(sum(multiply(x, w), axis, keepdims=keepdims), total)
    return (made, total) if returned else made


def _along_axes(w: Any, x: Any, axis: Any) -> Any:
    """Weights of the indices along some axes for all elements."""
    dims = () if axis is None else axes_of(axis, x.type.ndim, "average")
    if w.type.shape != tuple([x.type.shape[i] for i in dims]) or not dims:
        raise ShapeError(
            f"average: weights of shape {w.type.shape} for an array of shape {x.type.shape}",
            operands={"a": x.type, "weights": w.type},
            fix="give one weight for each element, or for each index along the axes.",
        )
    order = sorted(range(len(dims)), key=dims.__getitem__)
    w = ops.transpose(w, permutation=tuple(order)) if order != list(range(len(dims))) else w
    return ops.broadcast_in_dim(w, shape=x.type.shape, broadcast_dimensions=tuple(sorted(dims)))


def require_complex(name: str, d: DType, asked: DType) -> None:
    """Refuse a real type for the variance of complex numbers.

    Raises:
        DTypeError: if it is asked for.
    """
    if d.is_complex and not asked.is_complex:
        raise DTypeError(
            f"{name}: dtype {asked} for elements of type {d}",
            fix="leave dtype out (the result is real), or convert the result.",
        )


def taken_off(name: str, ddof: float, correction: float | None) -> float:
    """What is taken off the number of elements, by either of its names.

    Raises:
        ArgumentError: if it is given twice.
    """
    if correction is None:
        return ddof
    if ddof != 0:
        raise ArgumentError(f"{name}: ddof and correction are one and the same", fix="give one.")
    return correction


@_also_unsized
def var(
    a: Any,
    axis: Any = None,
    dtype: Any = None,
    out: None = None,
    ddof: int = 0,
    keepdims: bool = False,
    *,
    where: Any = None,
    mean: Any = None,
    correction: float | None = None,
) -> Any:
    """The variance over axes: the mean squared distance from the mean, over ``n - ddof``.

    Args:
        a: an array.
        axis: axes to fold; all by default.
        dtype: element type of the result.
        out: must be None.
        ddof: what is taken off the number of elements; `correction` is another name for it.
        keepdims: whether folded axes stay, with size 1.
        where: which elements count.
        mean: the mean, if it is known (as with `keepdims`).
    """
    refuse_out("var", out)
    x = value(a, "var")
    d = float_of(x.type.dtype)
    asked = real_dtype(d) if dtype is None else requested_number(dtype, "var")
    if dtype is not None:
        require_complex("var", d, asked)
    inner = _inner(d)
    dims = axes_of(axis, x.type.ndim, "var")
    x = convert(x, inner)
    middle = _mean(x, dims, keepdims=True, where=where) if mean is None else mean
    centered = subtract(x, convert(value(middle, "var"), inner))
    if inner.is_complex:
        squares = ops.real(multiply(centered, conjugate(centered)))
    else:
        squares = multiply(centered, centered)
    n = _count(squares, dims, where, keepdims, squares.type.dtype)
    less = taken_off("var", ddof, correction)
    left = n - less if is_number(n) else subtract(n, float(less))
    total = sum(squares, dims, keepdims=keepdims, where=where)
    made = _over(total, left)
    if not is_number(left):
        positive = ops.compare(left, zeros(left.type), comparison_direction="GT")
        made = choose(positive, made, splat(math.nan, total.type))
    elif left <= 0:
        made = choose(splat(False, tensor((), BOOL)), made, splat(math.nan, total.type))
    return convert(made, asked)


@_also_unsized
def std(
    a: Any,
    axis: Any = None,
    dtype: Any = None,
    out: None = None,
    ddof: int = 0,
    keepdims: bool = False,
    *,
    where: Any = None,
    mean: Any = None,
    correction: float | None = None,
) -> Any:
    """The standard deviation over axes: the square root of the variance, see `var`."""
    return ops.sqrt(
        var(a, axis, dtype, out, ddof, keepdims, where=where, mean=mean, correction=correction)
    )


# ---- where the extremes are ----------------------------------------------------------------------
def _arg(ins: Any, attrs: Any) -> Any:
    (x,) = ins
    axis, d, direction = attrs["axis"], attrs["index_dtype"], attrs["direction"]
    places = ops.iota(iota_dimension=axis, shape=x.type.shape, dtype=d)
    worst = identity("maximum" if direction == "GT" else "minimum", x.type.dtype)
    start = state.interp.constant(worst, tensor((), x.type.dtype))
    return ops.reduce(
        x,
        places,
        start,
        zeros(tensor((), d)),
        dimensions=(axis,),
        body=pick(direction, x.type.dtype, d),
    )[1]


def _arg_in_numpy(attrs: Any, x: Any) -> Any:
    """NumPy, too, takes the first of equals, and the first NaN before all numbers."""
    find = np.argmax if attrs["direction"] == "GT" else np.argmin
    return find(x.astype(wide(type_of_array(x).dtype).np, copy=False), attrs["axis"])


arg_extreme = composite(
    "arg_extreme",
    _arg,
    ref=_arg_in_numpy,
    attrs=("axis", "index_dtype", "direction"),
    operands=("x",),
    jvp=lambda attrs, ins, ts, out: None,
)


def _arg_function(name: str, direction: str, doc: str) -> Callable[..., Any]:
    def f(a: Any, axis: int | None = None, out: None = None, keepdims: bool | None = None) -> Any:
        refuse_out(name, out)
        x = value(a, name)
        shape = x.type.shape
        if axis is None:
            x, at = ops.reshape(x, shape=(x.type.size,)), 0
        else:
            at = axis_of(axis, x.type.ndim, name)
        if x.type.shape[at] == 0:
            raise ValueError(f"{name}: there are no elements along axis {at}")
        if x.type.dtype.is_complex:
            raise ArgumentError(f"{name}: complex numbers have no order", fix="compare abs(x).")
        made = arg_extreme(x, axis=at, index_dtype=default_dtype("int"), direction=direction)
        made = convert(made, made.type.dtype)  # never weak
        if keepdims:
            every = tuple(range(len(shape))) if axis is None else (at,)
            return kept(made, shape, every, True)
        return made

    f.__name__ = f.__qualname__ = name
    f.__doc__ = doc
    return f


argmax = _arg_function("argmax", "GT", "The index of the largest element; the first of equals.")
argmin = _arg_function("argmin", "LT", "The index of the smallest element; the first of equals.")
