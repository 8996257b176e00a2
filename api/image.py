"""Images in other sizes, `jax.image`'s names: resampling by a kernel, axis by axis.

Along every axis the result is a matrix of weights times the image: the kernel of the distances
between the centres of output pixels, put back into the input, and those of input pixels.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from monograph._missing import explain as _explain
from monograph._operands.axes import axis_of, shape_of
from monograph._operands.values import convert, promote_inexact, value
from monograph.hlo.builder import Tracer
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.lax.options import Precision
from monograph.numpy import choosing, indexing, reductions
from monograph.numpy.binary import (
    add,
    divide,
    equal,
    greater,
    greater_equal,
    less_equal,
    logical_and,
    maximum,
    minimum,
    multiply,
    subtract,
)
from monograph.numpy.creation import zeros
from monograph.numpy.einstein import einsum
from monograph.numpy.known_places import at_known_places
from monograph.numpy.ranges import arange
from monograph.numpy.shapes import expand_dims
from monograph.numpy.unary import abs, sin
from monograph.numpy.updates import At
from monograph.tracer import ensure_compile_time_eval

_DENSE = 8  # times more pixels than a result sees: a product with a matrix is mostly zeros
_SMALL = 1000 * float(np.finfo(np.float32).eps)  # of a sum of weights: the pixel sees nothing


class ResizeMethod(enum.Enum):
    """How pixels between pixels are made."""

    NEAREST = 0
    LINEAR = 1
    LANCZOS3 = 2
    LANCZOS5 = 3
    CUBIC = 4
    CUBIC_PYTORCH = 5
    AREA = 6

    @staticmethod
    def from_string(s: str) -> ResizeMethod:
        """The method of a name.

        Raises:
            ArgumentError: if it has none.
        """
        found = _NAMES.get(s)
        if found is None:
            raise ArgumentError(f"no resize method {s!r}", fix=f"use one of {', '.join(_NAMES)}.")
        return found


_NAMES = {
    "nearest": ResizeMethod.NEAREST,
    **dict.fromkeys(("linear", "bilinear", "trilinear", "triangle"), ResizeMethod.LINEAR),
    "lanczos3": ResizeMethod.LANCZOS3,
    "lanczos5": ResizeMethod.LANCZOS5,
    **dict.fromkeys(("cubic", "bicubic", "tricubic"), ResizeMethod.CUBIC),
    **dict.fromkeys(("cubic-pytorch", "bicubic-pytorch"), ResizeMethod.CUBIC_PYTORCH),
    "area": ResizeMethod.AREA,
}


# ---- kernels: functions of the distance, in pixels -----------------------------------------------
def _triangle(x: Any) -> Any:
    return maximum(0, subtract(1, x))


def _cubic(a: float) -> Callable[[Any], Any]:
    """R. G. Keys, "Cubic convolution interpolation for digital image processing" (1981)."""

    def kernel(x: Any) -> Any:
        near = _horner(x, (a + 2, -(a + 3), 0, 1))
        far = _horner(x, (a, -5 * a, 8 * a, -4 * a))
        made = choosing.where(greater_equal(x, 1), far, near)
        return choosing.where(greater_equal(x, 2), 0, made)

    return kernel


def _horner(x: Any, coefficients: Sequence[float]) -> Any:
    out: Any = coefficients[0]
    for c in coefficients[1:]:
        out = add(multiply(out, x), c)
    return out


def _lanczos(radius: float) -> Callable[[Any], Any]:
    """C. E. Duchon, "Lanczos filtering in one and two dimensions" (1979)."""

    def kernel(x: Any) -> Any:
        waves = multiply(sin(multiply(x, np.pi)), sin(multiply(x, np.pi / radius)))
        square = choosing.where(equal(x, 0), 1, multiply(multiply(x, x), np.pi**2))
        made = choosing.where(greater(x, 1e-3), divide(multiply(radius, waves), square), 1)
        return choosing.where(greater(x, radius), 0, made)

    return kernel


_KERNELS: dict[ResizeMethod, Callable[[Any], Any]] = {
    ResizeMethod.LINEAR: _triangle,
    ResizeMethod.LANCZOS3: _lanczos(3),
    ResizeMethod.LANCZOS5: _lanczos(5),
    ResizeMethod.CUBIC: _cubic(-0.5),
    ResizeMethod.CUBIC_PYTORCH: _cubic(-0.75),
}
_REACH = 2  # of the cubic kernels


# ---- weights -------------------------------------------------------------------------------------
def _weights(
    method: ResizeMethod, m: int, n: int, scale: Any, translation: Any, antialias: bool
) -> Any:
    """The (m, n) weights of `m` input pixels in `n` output pixels; those of each sum to 1 or 0."""
    step = divide(1.0, scale)
    (step,) = promote_inexact("resize", step)
    d = step.type.dtype.np
    shift = multiply(translation, step)
    if method is ResizeMethod.CUBIC_PYTORCH:  # no antialiasing, and the edges go on outside
        centres = subtract(subtract(multiply(add(arange(n, dtype=d), 0.5), step), shift), 0.5)
        places = np.arange(-_REACH, m + _REACH)
        raw = _by_distance(method, centres, places, 1.0, d)
        folded = At(zeros((m, n), d))[np.clip(places, 0, m - 1)].add(raw)
        return _normal(folded)
    if method is ResizeMethod.AREA:
        left = expand_dims(subtract(multiply(arange(n, dtype=d), step), shift), 0)
        raw = _by_overlap(left, add(left, step), m, d)
    else:
        centres = subtract(subtract(multiply(add(arange(n, dtype=d), 0.5), step), shift), 0.5)
        width = maximum(step, 1.0) if antialias else 1.0
        raw = _by_distance(method, centres, np.arange(m), width, d)
    centres = subtract(subtract(multiply(add(arange(n, dtype=d), 0.5), step), shift), 0.5)
    inside = logical_and(greater_equal(centres, -0.5), less_equal(centres, m - 0.5))
    return choosing.where(inside, _normal(raw), 0)


def _by_distance(
    method: ResizeMethod, centres: Any, places: np.ndarray[Any, Any], width: Any, d: Any
) -> Any:
    distance = abs(subtract(expand_dims(centres, 0), value(places.astype(d)[:, None])))
    return _KERNELS[method](divide(distance, width))


def _by_overlap(left: Any, right: Any, m: int, d: Any) -> Any:
    """The length that an output pixel, put back into the input, shares with an input pixel."""
    start = value(np.arange(m).astype(d)[:, None])
    shared = subtract(minimum(right, add(start, 1)), maximum(left, start))
    return maximum(0.0, shared)


def _normal(weights: Any) -> Any:
    total = reductions.sum(weights, 0, keepdims=True)
    safe = choosing.where(equal(total, 0), 1, total)
    return choosing.where(greater(abs(total), _SMALL), divide(weights, safe), 0)


# ---- images --------------------------------------------------------------------------------------
def _resampled(
    x: Any, shape: tuple[int, ...], dims: Sequence[int], scale: Any, translation: Any,
    method: ResizeMethod, antialias: bool, precision: Any,
) -> Any:  # fmt: skip
    if method is ResizeMethod.CUBIC_PYTORCH and antialias:
        method = ResizeMethod.CUBIC
    ndim = x.type.ndim
    operands: list[Any] = [x, list(range(ndim))]
    out = list(range(ndim))
    for i, d in enumerate(dims):
        m, n = x.type.shape[d], shape[d]
        with ensure_compile_time_eval():  # known where scale and translation are
            weights = _weights(method, m, n, scale[i], translation[i], antialias)
        near = _taps(weights) if d < ndim - 1 else None
        if near is not None:
            operands[0] = _weighed(operands[0], *near, d)
            continue
        operands += [convert(weights, x.type.dtype), [d, ndim + i]]
        out[d] = ndim + i
    return einsum(*operands, out, precision=precision) if len(operands) > 2 else operands[0]


def _taps(weights: Any) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]] | None:
    """Where the pixels begin that each result sees, and their weights; None if many or unknown."""
    if isinstance(weights, Tracer) or 0 in weights.shape:
        return None
    w = np.asarray(weights)
    m = len(w)
    seen = w != 0
    first = np.where(seen.any(0), seen.argmax(0), 0)
    last = np.where(seen.any(0), m - 1 - seen[::-1].argmax(0), 0)
    count = int((last - first).max()) + 1
    if count * _DENSE > m:
        return None
    first = np.minimum(first, m - count)
    return first, w[first + np.arange(count)[:, None], np.arange(w.shape[1])]


def _weighed(x: Any, first: Any, weights: Any, axis: int) -> Any:
    """Sums of a few neighbours along an axis, by weights [neighbour, place]."""
    total = None
    for k, row in enumerate(weights):
        shape = [1] * x.type.ndim
        shape[axis] = len(row)
        part = multiply(at_known_places(x, first + k, axis), value(row.reshape(shape)))
        total = part if total is None else add(total, part)
    return total


def _method(method: str | ResizeMethod) -> ResizeMethod:
    found = ResizeMethod.from_string(method) if isinstance(method, str) else method
    if not isinstance(found, ResizeMethod):
        raise ArgumentError(
            f"a resize method was expected, got {type(method).__name__}",
            fix=f"use a ResizeMethod, or one of {', '.join(_NAMES)}.",
        )
    return found


def _shape(name: str, x: Any, shape: Any) -> tuple[int, ...]:
    found = shape_of(shape, name)
    if len(found) != x.type.ndim:
        raise ShapeError(
            f"{name}: a shape of {len(found)} sizes for an image of {x.type.ndim} dimensions",
            operands={"image": x.type},
            fix="give the size of every dimension, also of those that stay.",
        )
    return found


def resize(
    image: Any,
    shape: Sequence[int],
    method: str | ResizeMethod,
    antialias: bool = True,
    precision: Any = Precision.HIGHEST,
) -> Any:
    """An image in another size.

    Args:
        image: an array; axes whose size stays (batch, channels) are left alone.
        shape: the size of every dimension of the result.
        method: ``nearest``, ``linear``, ``cubic``, ``cubic-pytorch``, ``lanczos3``, ``lanczos5``,
            ``area``, or a `ResizeMethod`.
        antialias: whether kernels widen where the image shrinks.
        precision: of the products.

    Returns:
        The image; of its own type with ``nearest``, else in floating point.

    Raises:
        ArgumentError: if there is no such method.
        ShapeError: if the shape has not as many sizes as the image.

    >>> import monograph.numpy as mnp
    >>> resize(mnp.array([0.0, 4.0]), (4,), "linear")
    Array([0., 1., 3., 4.], dtype=float32)
    """
    x = value(image, "resize")
    shape = _shape("resize", x, shape)
    how = _method(method)
    dims = [i for i, (m, n) in enumerate(zip(x.type.shape, shape, strict=True)) if m != n]
    if how is ResizeMethod.NEAREST:
        return _nearest(x, shape, dims)
    (x,) = promote_inexact("resize", x)
    scale = [shape[i] / x.type.shape[i] if shape[i] and x.type.shape[i] else 1.0 for i in dims]
    return _resampled(x, shape, dims, scale, [0.0] * len(dims), how, antialias, precision)


def _nearest(x: Any, shape: tuple[int, ...], dims: Sequence[int]) -> Any:
    for d in dims:
        m, n = x.type.shape[d], shape[d]
        places = (np.arange(n, dtype=np.float32) + np.float32(0.5)) * np.float32(m) / np.float32(n)
        x = indexing.take(x, np.floor(places).astype(np.int32), d)
    return x


def scale_and_translate(
    image: Any,
    shape: Sequence[int],
    spatial_dims: Sequence[int],
    scale: Any,
    translation: Any,
    method: str | ResizeMethod,
    antialias: bool = True,
    precision: Any = Precision.HIGHEST,
) -> Any:
    """An image scaled and moved: what is at y comes to ``y * scale + translation``.

    Args:
        image: an array.
        shape: the size of every dimension of the result.
        spatial_dims: the dimensions that change.
        scale, translation: one number for each of them; pixel i has its centre at i + 1/2.
        method: as of `resize`, but ``nearest``.
        antialias: whether kernels widen where the image shrinks.
        precision: of the products.

    Returns:
        The image; zero where it would come from outside.

    Raises:
        ArgumentError: if there is no such method.
        ShapeError: if the shape, scale or translation has not as many numbers as it needs.

    >>> import monograph.numpy as mnp
    >>> x = mnp.array([0.0, 4.0, 8.0])
    >>> scale_and_translate(x, (3,), (0,), mnp.ones(1), mnp.ones(1), "linear")
    Array([0., 0., 4.], dtype=float32)
    """
    name = "scale_and_translate"
    x = value(image, name)
    shape = _shape(name, x, shape)
    how = _method(method)
    if how is ResizeMethod.NEAREST:
        raise ArgumentError(f"{name}: the nearest pixel is not taken", fix='use "linear".')
    (x,) = promote_inexact(name, x)
    by, to = promote_inexact(name, _vector(scale), _vector(translation))
    dims = [axis_of(i, x.type.ndim, name) for i in spatial_dims]
    if (len(dims),) != by.type.shape or (len(dims),) != to.type.shape:
        raise ShapeError(
            f"{name}: {len(dims)} dimensions, scales of shape {by.type.shape} and translations of "
            f"shape {to.type.shape}",
            operands={"scale": by.type, "translation": to.type},
            fix="give one of each for every dimension that changes.",
        )
    at = range(len(dims))
    scales, shifts = ([indexing.getitem(v, i) for i in at] for v in (by, to))
    return _resampled(x, shape, dims, scales, shifts, how, antialias, precision)


def _vector(x: Any) -> Any:
    return np.asarray(x, np.float32) if isinstance(x, list | tuple) else x


__all__ = ["ResizeMethod", "resize", "scale_and_translate"]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
