"""Convolutions and correlations in any number of dimensions, directly or by Fourier transforms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph._operands.axes import axis_of
from monograph._operands.values import promote_inexact, value
from monograph.hlo.errors import ArgumentError, ShapeError, UnsupportedError
from monograph.hlo.ops.slices import cut
from monograph.lax.convolutions import conv_general_dilated
from monograph.numpy import fft
from monograph.numpy.shapes import flip
from monograph.numpy.unary import conjugate

_MODES = ("full", "same", "valid")


def _operands(name: str, in1: Any, in2: Any, mode: str) -> list[Any]:
    if mode not in _MODES:
        raise ArgumentError(f"{name}: mode {mode!r}", fix="use 'full', 'same' or 'valid'.")
    x, y = promote_inexact(name, in1, in2)
    if x.ndim != y.ndim or not x.size or not y.size:
        raise ShapeError(
            f"{name}: arrays of shape {x.shape} and {y.shape}",
            fix="give arrays of one number of dimensions, neither of them empty.",
        )
    return [x, y]


def _direct(name: str, in1: Any, in2: Any, mode: str, precision: Any) -> Any:
    x, y = _operands(name, in1, in2, mode)
    wanted = y.shape
    smaller = all(a <= b for a, b in zip(x.shape, y.shape, strict=True))
    if not smaller and any(a < b for a, b in zip(x.shape, y.shape, strict=True)):
        raise ShapeError(
            f"{name}: arrays of shape {x.shape} and {y.shape}",
            fix="let one of them be the smaller one in every dimension, or use fftconvolve.",
        )
    if smaller:
        x, y = y, x
    pads = {
        "valid": [(0, 0) for _ in wanted],
        "full": [(n - 1, n - 1) for n in y.shape],
        "same": [
            (n - 1 - (m - 1) // 2, n - m + (m - 1) // 2)
            for n, m in zip(y.shape, wanted, strict=True)
        ],
    }[mode]
    strides = (1,) * x.ndim
    made = conv_general_dilated(
        x[None, None], flip(y)[None, None], strides, pads, precision=precision
    )
    return made[0, 0]


def convolve(
    in1: Any, in2: Any, mode: str = "full", method: str = "auto", precision: Any = None
) -> Any:
    """The convolution of two arrays.

    Args:
        in1, in2: arrays of one number of dimensions; for the direct method one of them is the
            smaller one in every dimension.
        mode: "full": wherever they overlap; "same": of the shape of `in1`; "valid": where they
            overlap completely.
        method: "auto", "direct" or "fft".
        precision: None, "default", "high" or "highest".
    """
    if method == "fft":
        return fftconvolve(in1, in2, mode)
    if method not in ("auto", "direct"):
        raise ArgumentError(f"convolve: method {method!r}", fix="use 'auto', 'direct' or 'fft'.")
    return _direct("convolve", in1, in2, mode, precision)


def correlate(
    in1: Any, in2: Any, mode: str = "full", method: str = "auto", precision: Any = None
) -> Any:
    """The correlation of two arrays: the convolution with the second one turned and conjugated."""
    turned = flip(conjugate(value(in2, "correlate", 1)))
    return convolve(in1, turned, mode, method, precision)


def _plane(name: str, boundary: str, fill: Any, *xs: Any) -> None:
    if boundary != "fill" or fill != 0:
        raise UnsupportedError(f"{name}: boundary {boundary!r} with {fill!r} is not there yet",
                            fix="use boundary='fill' with fillvalue=0.")  # fmt: skip
    for i, x in enumerate(xs):
        if value(x, name, i).ndim != 2:
            raise ShapeError(f"{name}: an array of shape {value(x, name, i).shape}",
                             fix="give arrays of two dimensions.")  # fmt: skip


def convolve2d(
    in1: Any, in2: Any, mode: str = "full", boundary: str = "fill", fillvalue: float = 0,
    precision: Any = None,
) -> Any:  # fmt: skip
    """The convolution of two arrays of two dimensions, zero beyond their edges; see `convolve`."""
    _plane("convolve2d", boundary, fillvalue, in1, in2)
    return _direct("convolve2d", in1, in2, mode, precision)


def correlate2d(
    in1: Any, in2: Any, mode: str = "full", boundary: str = "fill", fillvalue: float = 0,
    precision: Any = None,
) -> Any:  # fmt: skip
    """The correlation of two arrays of two dimensions, zero beyond their edges."""
    _plane("correlate2d", boundary, fillvalue, in1, in2)
    x, y = _operands("correlate2d", in1, in2, mode)
    smaller = x.shape != y.shape and all(a <= b for a, b in zip(x.shape, y.shape, strict=True))
    if mode == "valid" and smaller:
        return _direct("correlate2d", flip(y), conjugate(x), mode, precision)
    return flip(_direct("correlate2d", flip(x), conjugate(y), mode, precision))


def fftconvolve(
    in1: Any, in2: Any, mode: str = "full", axes: Sequence[int] | int | None = None
) -> Any:
    """The convolution of two arrays as a product of their Fourier transforms.

    Args:
        in1, in2: arrays of one number of dimensions.
        mode: see `convolve`.
        axes: along which to convolve; the others must be of equal size. All by default.
    """
    x, y = _operands("fftconvolve", in1, in2, mode)
    given = range(x.ndim) if axes is None else [axes] if isinstance(axes, int) else axes
    along = sorted(axis_of(i, x.ndim, "fftconvolve") for i in given)
    others = [i for i in range(x.ndim) if i not in along]
    if any(x.shape[i] != y.shape[i] for i in others):
        raise ShapeError(f"fftconvolve: shapes {x.shape} and {y.shape} along axes {along}",
                         fix="let the other axes be of equal size.")  # fmt: skip
    sizes = [(x.shape[i], y.shape[i]) for i in along]
    if mode == "valid":
        if all(a <= b for a, b in sizes):
            x, y, sizes = y, x, [(b, a) for a, b in sizes]
        elif any(a < b for a, b in sizes):
            raise ShapeError(
                f"fftconvolve: shapes {x.shape} and {y.shape} with mode 'valid'",
                fix="let one of them be the larger one in every dimension.",
            )
    full = [a + b - 1 for a, b in sizes]
    room = [_quick_size(n) for n in full]
    if all(1 in pair for pair in sizes):
        made = x * y
    elif x.type.dtype.is_complex:
        made = fft.ifftn(fft.fftn(x, room, along) * fft.fftn(y, room, along), room, along)
    else:
        made = fft.irfftn(fft.rfftn(x, room, along) * fft.rfftn(y, room, along), room, along)
    wanted = {"full": full, "same": [a for a, _ in sizes], "valid": [a - b + 1 for a, b in sizes]}
    for axis, n, m in zip(along, full, wanted[mode], strict=True):
        made = cut(made, axis, (n - m) // 2, (n - m) // 2 + m)
    return made


def _quick_size(n: int) -> int:
    """The least length from `n` on whose only prime factors are 2, 3 and 5."""
    best, fives = 1 << (n - 1).bit_length(), 1
    while fives < best:
        odd = fives
        while odd < best:
            best = min(best, odd << (-(-n // odd) - 1).bit_length())
            odd *= 3
        fives *= 5
    return best
