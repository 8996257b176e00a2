"""Softmax and its kin, one-hot vectors, standardisation."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph._operands.axes import axes_of, axis_of
from monograph._operands.values import (
    broadcast,
    choose,
    convert,
    promote_inexact,
    together,
    value,
)
from monograph.hlo.errors import ArgumentError
from monograph.hlo.ops.composite import composite
from monograph.hlo.ops.leaf import splat, zeros
from monograph.hlo.record import ops
from monograph.lax.elementwise import stop_gradient
from monograph.numpy import choosing, reductions
from monograph.numpy.binary import add, divide, equal, multiply, subtract
from monograph.numpy.creation import listed
from monograph.numpy.unary import exp, log, square
from monograph.tracer.arguments import as_int
from monograph.tracer.dtypes import default_dtype, requested


# ---- composites: the definition, and a derivative in terms of the result -------------------------
def _spread(x: Any, shape: tuple[int, ...], axes: tuple[int, ...]) -> Any:
    """A fold over axes, repeated along them."""
    kept = tuple([i for i in range(len(shape)) if i not in axes])
    return ops.broadcast_in_dim(x, shape=shape, broadcast_dimensions=kept)


def _shifted(x: Any, axes: tuple[int, ...]) -> Any:
    highest = reductions.reduce_by("maximum", x, axes)
    return ops.subtract(x, _spread(highest, x.type.shape, axes))


def _total(x: Any, axes: tuple[int, ...]) -> Any:
    return reductions.reduce_by("add", x, axes)


def _softmax(ins: Any, attrs: Any) -> Any:
    (x,), axes = ins, attrs["axes"]
    powers = ops.exponential(_shifted(x, axes))
    return ops.divide(powers, _spread(_total(powers, axes), x.type.shape, axes))


def _softmax_jvp(attrs: Any, ins: Any, tangents: Any, out: Any) -> Any:
    (t,), axes = tangents, attrs["axes"]
    mean = _spread(_total(ops.multiply(out, t), axes), out.type.shape, axes)
    return ops.multiply(out, ops.subtract(t, mean))


def _log_softmax(ins: Any, attrs: Any) -> Any:
    (x,), axes = ins, attrs["axes"]
    shifted = _shifted(x, axes)
    total = ops.log(_total(ops.exponential(shifted), axes))
    return ops.subtract(shifted, _spread(total, x.type.shape, axes))


def _log_softmax_jvp(attrs: Any, ins: Any, tangents: Any, out: Any) -> Any:
    (t,), axes = tangents, attrs["axes"]
    mean = _total(ops.multiply(ops.exponential(out), t), axes)
    return ops.subtract(t, _spread(mean, out.type.shape, axes))


def _logsumexp(ins: Any, attrs: Any) -> Any:
    (x,), axes = ins, attrs["axes"]
    highest = reductions.reduce_by("maximum", x, axes)
    # An infinite maximum would make inf - inf of every element.
    highest = ops.select(ops.is_finite(highest), highest, zeros(highest.type))
    powers = ops.exponential(ops.subtract(x, _spread(highest, x.type.shape, axes)))
    return ops.add(ops.log(_total(powers, axes)), highest)


def _logsumexp_jvp(attrs: Any, ins: Any, tangents: Any, out: Any) -> Any:
    (x,), (t,), axes = ins, tangents, attrs["axes"]
    finite = ops.select(ops.is_finite(out), out, zeros(out.type))
    weights = ops.exponential(ops.subtract(x, _spread(finite, x.type.shape, axes)))
    total = _total(weights, axes)  # 1, but for an infinite result
    return ops.divide(_total(ops.multiply(weights, t), axes), total)


_ATTRS: dict[str, Any] = {"attrs": ("axes",), "operands": ("x",)}
softmax_op = composite("softmax", _softmax, jvp=_softmax_jvp, **_ATTRS)
log_softmax_op = composite("log_softmax", _log_softmax, jvp=_log_softmax_jvp, **_ATTRS)
logsumexp_op = composite("logsumexp", _logsumexp, jvp=_logsumexp_jvp, **_ATTRS)


def _highest(x: Any, axes: tuple[int, ...]) -> Any:
    """The maximum, its axes kept with size 1; -inf of no elements."""
    return reductions.kept(reductions.reduce_by("maximum", x, axes), x.type.shape, axes, True)


# ---- public --------------------------------------------------------------------------------------
def softmax(x: Any, axis: Any = -1, where: Any = None) -> Any:
    """exp(x) divided by its sum over an axis (or axes, or all for None).

    Args:
        x: the logits.
        axis: over which the result sums to 1.
        where: elements that count; the others give 0.
    """
    (x,) = promote_inexact("softmax", x)
    x = convert(x, x.type.dtype)
    if where is None:
        return softmax_op(x, axes=axes_of(axis, x.type.ndim, "softmax"))
    mask, x = together("softmax", (value(where), x))
    axes = axes_of(axis, x.type.ndim, "softmax")
    low = splat(-np.inf, x.type)
    x = choose(mask, x, low)  # first: what is left out must not overflow, or gradients are NaN
    highest = stop_gradient(_highest(x, axes))
    powers = choose(mask, exp(subtract(x, highest)), zeros(x.type))
    parts = divide(powers, reductions.sum(powers, axes, keepdims=True))
    return choose(mask, parts, zeros(x.type))  # where nothing counts, the sum is 0


def log_softmax(x: Any, axis: Any = -1, where: Any = None) -> Any:
    """The logarithm of `softmax`, exact where that underflows."""
    (x,) = promote_inexact("log_softmax", x)
    x = convert(x, x.type.dtype)
    if where is None:
        return log_softmax_op(x, axes=axes_of(axis, x.type.ndim, "log_softmax"))
    mask, x = together("log_softmax", (value(where), x))
    axes = axes_of(axis, x.type.ndim, "log_softmax")
    low = splat(-np.inf, x.type)
    x = choose(mask, x, low)
    shifted = subtract(x, stop_gradient(_highest(x, axes)))
    powers = choose(mask, exp(shifted), zeros(x.type))
    made = subtract(shifted, log(reductions.sum(powers, axes, keepdims=True)))
    return choose(mask, made, low)


def logsumexp(
    a: Any,
    axis: Any = None,
    b: Any = None,
    keepdims: bool = False,
    return_sign: bool = False,
    where: Any = None,
) -> Any:
    """log(sum(b * exp(a))) over axes without overflow.

    Args:
        a: the exponents.
        axis: over which (all by default).
        b: factors, 1 by default.
        keepdims: whether the axes stay with size 1.
        return_sign: whether to return also the sign of the sum, of which the logarithm is taken.
        where: elements that count.
    """
    (x,) = promote_inexact("logsumexp", a)
    x = convert(x, x.type.dtype)
    if where is not None:
        mask, x = together("logsumexp", (value(where), x))
        x = choose(mask, x, splat(-np.inf, x.type))
    if b is not None:  # what counts 0 times is left out, whatever it is
        b, x = promote_inexact("logsumexp", b, x)
        b, x = broadcast("logsumexp", (convert(b, b.type.dtype), convert(x, x.type.dtype)))
        x = choosing.where(b != 0, x, -np.inf)
    axes = axes_of(axis, x.type.ndim, "logsumexp")
    if b is None and not return_sign and not x.type.dtype.is_complex:
        return reductions.kept(logsumexp_op(x, axes=axes), x.type.shape, axes, keepdims)
    highest = stop_gradient(_highest(ops.real(x) if x.type.dtype.is_complex else x, axes))
    highest = choosing.where(ops.is_finite(highest), highest, 0)
    powers = exp(subtract(x, highest))
    total = reductions.sum(powers if b is None else multiply(b, powers), axes, keepdims=True)
    out_sign = ops.sign(total)
    signed = b is not None and not total.type.dtype.is_complex  # complex logarithms have no edge
    out = add(log(ops.abs(total) if return_sign or signed else total), highest)
    if signed and not return_sign:
        out = choosing.where(
            ops.compare(out_sign, zeros(out_sign.type), comparison_direction="LT"), np.nan, out
        )
    shape = tuple([n for i, n in enumerate(x.type.shape) if i not in axes])
    if not keepdims:
        out, out_sign = ops.reshape(out, shape=shape), ops.reshape(out_sign, shape=shape)
    return (out, out_sign) if return_sign else out


def logmeanexp(x: Any, axis: Any = None, where: Any = None, keepdims: bool = False) -> Any:
    """log(mean(exp(x))) over axes."""
    x = value(x, "logmeanexp")
    total = logsumexp(x, axis, keepdims=keepdims, where=where)
    ones = splat(1, x.type.with_dtype(total.type.dtype))
    count = reductions.sum(ones, axis, keepdims=keepdims, where=where)
    return subtract(total, log(count))


def one_hot(x: Any, num_classes: int, *, dtype: Any = None, axis: int = -1) -> Any:
    """For each index a vector with 1 at that place and 0 elsewhere; all 0 out of range.

    >>> import monograph.numpy as mnp
    >>> one_hot(mnp.array([0, 2]), 3)
    Array([[1., 0., 0.],
           [0., 0., 1.]], dtype=float32)
    """
    x = value(listed(x), "one_hot")
    d = default_dtype("float") if dtype is None else requested(dtype, "one_hot")
    at = axis_of(axis, x.type.ndim + 1, "one_hot")
    shape = (*x.type.shape[:at], as_int(num_classes, "num_classes"), *x.type.shape[at:])
    kept = tuple([i for i in range(len(shape)) if i != at])
    wanted = ops.broadcast_in_dim(x, shape=shape, broadcast_dimensions=kept)
    places = ops.iota(iota_dimension=at, shape=shape, dtype=_countable(x))
    return convert(equal(wanted, places), d)


def _countable(x: Any) -> Any:
    d = x.type.dtype
    return d if d.kind != "bool" and d.bits >= 32 else default_dtype("int")


def standardize(
    x: Any,
    axis: Any = -1,
    mean: Any = None,
    variance: Any = None,
    epsilon: Any = 1e-5,
    where: Any = None,
    *,
    algorithm: str = "fast",
) -> Any:
    """(x - mean) / sqrt(variance + epsilon), with mean and variance over an axis by default.

    Args:
        x: values.
        axis: over which mean and variance are.
        mean, variance: if they are to be others.
        epsilon: added to the variance.
        where: elements that count.
        algorithm: of the variance: ``"fast"``, the mean of squares less the square of the mean, or
            ``"stable"``, the mean of squared distances from the mean, which cancels nothing.
    """
    if algorithm not in ("fast", "stable"):
        raise ArgumentError(f"standardize: algorithm {algorithm!r}", fix="'fast' or 'stable'.")
    x = value(x, "standardize")
    if mean is None:
        mean = reductions.mean(x, axis, keepdims=True, where=where)
    if variance is None and algorithm == "stable":
        variance = reductions.mean(square(subtract(x, mean)), axis, keepdims=True, where=where)
    elif variance is None:
        squares = reductions.mean(square(x), axis, keepdims=True, where=where)
        variance = choosing.clip(subtract(squares, square(mean)), 0)
    return multiply(subtract(x, mean), ops.rsqrt(add(variance, epsilon)))
