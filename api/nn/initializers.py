"""Initial weights, `jax.nn.initializers`: functions of key, shape and element type.

Sources: Glorot and Bengio (AISTATS 2010); He et al. (ICCV 2015); LeCun et al., "Efficient BackProp"
(1998).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from monograph import random
from monograph._operands.placed import placeable
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.record import ops
from monograph.hlo.types import DType, real_dtype
from monograph.numpy import creation
from monograph.numpy.binary import divide, multiply
from monograph.numpy.shapes import moveaxis, reshape
from monograph.numpy.unary import cos, log1p, negative, sin, sqrt
from monograph.tracer.dtypes import default_dtype, requested

Initializer = Callable[..., Any]
Axis = int | Sequence[int]


@placeable
def zeros(key: Any, shape: Any, dtype: Any = None) -> Any:
    """All zeros."""
    return creation.zeros(shape, dtype)


@placeable
def ones(key: Any, shape: Any, dtype: Any = None) -> Any:
    """All ones."""
    return creation.ones(shape, dtype)


def constant(value: Any, dtype: Any = None) -> Initializer:
    """All of one value."""
    given = dtype

    def init(key: Any, shape: Any, dtype: Any = None) -> Any:
        return creation.full(shape, value, dtype or given or default_dtype("float"))

    return init


def uniform(scale: Any = 1e-2, dtype: Any = None) -> Initializer:
    """Uniform from 0 to `scale`."""
    given = dtype

    def init(key: Any, shape: Any, dtype: Any = None) -> Any:
        drawn = random.uniform(key, shape, dtype or given)
        return multiply(drawn, creation.asarray(scale, drawn.dtype))

    return init


def normal(stddev: Any = 1e-2, dtype: Any = None) -> Initializer:
    """Normal with standard deviation `stddev`."""
    given = dtype

    def init(key: Any, shape: Any, dtype: Any = None) -> Any:
        drawn = random.normal(key, shape, dtype or given)
        return multiply(drawn, creation.asarray(stddev, drawn.dtype))

    return init


def truncated_normal(
    stddev: Any = 1e-2, dtype: Any = None, lower: float = -2.0, upper: float = 2.0
) -> Initializer:
    """Normal with standard deviation `stddev`, cut off at `lower` and `upper` of it."""
    given = dtype

    def init(key: Any, shape: Any, dtype: Any = None) -> Any:
        drawn = random.truncated_normal(key, lower, upper, shape, dtype or given)
        return multiply(drawn, creation.asarray(stddev, drawn.dtype))

    return init


def _on_the_plane(key: Any, radius: Callable[[Any], Any], shape: Any, d: DType) -> Any:
    """Complex numbers in any direction, their sizes made of uniform numbers."""
    sizes, turns = random.split(key)
    part = real_dtype(d)
    r = radius(random.uniform(sizes, shape, part))
    theta = multiply(2 * math.pi, random.uniform(turns, shape, part))
    return multiply(r, ops.complex(cos(theta), sin(theta)))


def _in_a_disk(u: Any) -> Any:
    """Sizes of numbers uniform in a disk, of variance 1."""
    return sqrt(multiply(2, u))


def _within_two(u: Any) -> Any:
    """Sizes of normal numbers of variance 1, of those that are at most 2."""
    return sqrt(negative(log1p(multiply(math.exp(-4) - 1, u))))


def _size(shape: tuple[int, ...], axis: Axis) -> int:
    return shape[axis] if isinstance(axis, int) else math.prod(shape[i] for i in axis)


def _fans(shape: tuple[int, ...], inputs: Axis, outputs: Axis, batch: Axis) -> tuple[float, float]:
    """How many inputs and outputs a weight array connects."""
    if inputs == -2 and len(shape) <= 1:
        raise ShapeError(
            f"an initializer of inputs and outputs for weights of shape {shape}",
            fix="give at least 2 dimensions, or name in_axis and out_axis.",
        )
    n, m = _size(shape, inputs), _size(shape, outputs)
    field = math.prod(shape) / n / m / _size(shape, batch)
    return n * field, m * field


def variance_scaling(
    scale: Any,
    mode: str,
    distribution: str,
    in_axis: Axis = -2,
    out_axis: Axis = -1,
    batch_axis: Axis = (),
    dtype: Any = None,
) -> Initializer:
    """Random weights whose variance is `scale` over a number of connections.

    Args:
        scale: the factor.
        mode: ``fan_in``, ``fan_out``, ``fan_avg`` or ``fan_geo_avg``.
        distribution: ``truncated_normal``, ``normal`` or ``uniform``.
        in_axis, out_axis, batch_axis: axes of the weights.
        dtype: default element type.
    """
    given = dtype

    def init(key: Any, shape: Any, dtype: Any = None) -> Any:
        d = dtype or given
        d = default_dtype("float") if d is None else requested(d, "variance_scaling")
        n, m = _fans(tuple(shape), in_axis, out_axis, batch_axis)
        by = {"fan_in": n, "fan_out": m, "fan_avg": (n + m) / 2, "fan_geo_avg": (n * m) ** 0.5}
        if mode not in by:
            raise ArgumentError(f"variance_scaling: mode {mode!r}", fix=f"one of {', '.join(by)}.")
        variance = creation.array(scale / by[mode], d)
        if distribution == "normal":
            return multiply(random.normal(key, shape, d), sqrt(variance))
        if distribution == "uniform":
            if d.is_complex:
                return multiply(_on_the_plane(key, _in_a_disk, shape, d), sqrt(variance))
            return multiply(random.uniform(key, shape, d, -1), sqrt(multiply(3, variance)))
        if distribution != "truncated_normal":
            raise ArgumentError(
                f"variance_scaling: distribution {distribution!r}",
                fix="use 'truncated_normal', 'normal' or 'uniform'.",
            )
        # The standard deviations of standard normal numbers cut off where they are larger than 2.
        if d.is_complex:
            drawn, own = _on_the_plane(key, _within_two, shape, d), 0.95311164380491208
        else:
            drawn, own = random.truncated_normal(key, -2, 2, shape, d), 0.87962566103423978
        return multiply(drawn, divide(sqrt(variance), creation.array(own, d)))

    return init


def _preset(name: str, scale: float, mode: str, distribution: str) -> Callable[..., Initializer]:
    def make(
        in_axis: Axis = -2, out_axis: Axis = -1, batch_axis: Axis = (), dtype: Any = None
    ) -> Initializer:
        return variance_scaling(scale, mode, distribution, in_axis, out_axis, batch_axis, dtype)

    make.__name__ = make.__qualname__ = name
    make.__doc__ = f"`variance_scaling` of {scale} by {mode}, {distribution}."
    return make


glorot_uniform = xavier_uniform = _preset("glorot_uniform", 1.0, "fan_avg", "uniform")
glorot_normal = xavier_normal = _preset("glorot_normal", 1.0, "fan_avg", "truncated_normal")
lecun_uniform = _preset("lecun_uniform", 1.0, "fan_in", "uniform")
lecun_normal = _preset("lecun_normal", 1.0, "fan_in", "truncated_normal")
he_uniform = kaiming_uniform = _preset("he_uniform", 2.0, "fan_in", "uniform")
he_normal = kaiming_normal = _preset("he_normal", 2.0, "fan_in", "truncated_normal")


def orthogonal(scale: Any = 1.0, column_axis: int = -1, dtype: Any = None) -> Initializer:
    """Random orthogonal matrices times `scale`; several dimensions count as rows.

    A. M. Saxe, J. L. McClelland and S. Ganguli, "Exact solutions to the nonlinear dynamics of
    learning in deep linear neural networks" (ICLR 2014).

    Args:
        scale: the factor.
        column_axis: the axis of the weights that counts as columns.
        dtype: default element type.
    """
    given = dtype

    def init(key: Any, shape: Any, dtype: Any = None) -> Any:
        if len(shape) < 2:
            raise ShapeError(
                f"orthogonal: weights of shape {tuple(shape)}", fix="give at least two dimensions."
            )
        columns = shape[column_axis]
        rows = math.prod(shape) // columns if columns else 0
        rest = list(shape)
        del rest[column_axis]
        q = random.orthogonal(key, rows, (), dtype or given, columns)
        q = moveaxis(reshape(q, (*rest, columns)), -1, column_axis)
        return multiply(creation.asarray(scale, q.dtype), q)

    return init


def delta_orthogonal(scale: Any = 1.0, column_axis: int = -1, dtype: Any = None) -> Initializer:
    """Kernels of convolutions, all zero but for an orthogonal matrix in the middle.

    L. Xiao et al., "Dynamical isometry and a mean field theory of CNNs" (ICML 2018).

    Args:
        scale: the factor.
        column_axis: the axis of the matrix that counts as columns.
        dtype: default element type.
    """
    given = dtype

    def init(key: Any, shape: Any, dtype: Any = None) -> Any:
        d = dtype or given
        if len(shape) not in (3, 4, 5) or shape[-1] < shape[-2]:
            raise ShapeError(
                f"delta_orthogonal: kernels of shape {tuple(shape)}",
                fix="give one to three window dimensions, then inputs and no fewer outputs.",
            )
        q = orthogonal(scale, column_axis, d)(key, shape[-2:])
        middle = tuple((n - 1) // 2 for n in shape[:-2])
        return creation.zeros(shape, q.dtype).at[middle].set(q)

    return init


__all__ = [
    "constant",
    "delta_orthogonal",
    "glorot_normal",
    "glorot_uniform",
    "he_normal",
    "he_uniform",
    "kaiming_normal",
    "kaiming_uniform",
    "lecun_normal",
    "lecun_uniform",
    "normal",
    "ones",
    "orthogonal",
    "truncated_normal",
    "uniform",
    "variance_scaling",
    "xavier_normal",
    "xavier_uniform",
    "zeros",
]


def __dir__() -> list[str]:
    return __all__
