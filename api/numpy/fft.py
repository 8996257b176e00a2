"""`monograph.numpy.fft`: discrete Fourier transforms, with `numpy.fft`'s names and conventions.

Half, bfloat and integer operands are taken as float32; results are complex64, or of double
precision for operands of that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from monograph._missing import explain as _explain
from monograph._operands.axes import axes_of, axis_of
from monograph._operands.values import convert, promote_inexact, value
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.ops.complex import conjugate
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.matrices import as_complex
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import ops
from monograph.hlo.types import F32, complex_dtype, real_dtype, tensor
from monograph.numpy.creation import listed
from monograph.numpy.joining import roll
from monograph.numpy.padding import pad as _pad
from monograph.numpy.ranges import arange
from monograph.numpy.shapes import moveaxis
from monograph.tracer.hot import make_hot as _make_hot

__all__ = [
    "fft",
    "fft2",
    "fftfreq",
    "fftn",
    "fftshift",
    "hfft",
    "ifft",
    "ifft2",
    "ifftn",
    "ifftshift",
    "ihfft",
    "irfft",
    "irfft2",
    "irfftn",
    "rfft",
    "rfft2",
    "rfftfreq",
    "rfftn",
]

_MOST = 3  # dimensions that one op transforms
_NORMS = ("backward", "ortho", "forward")


def _operand(name: str, x: Any, kind: str) -> Any:
    """A value of the element type that a transform takes."""
    (x,) = promote_inexact(name, x)
    d = x.type.dtype
    if d.is_float and d.bits < 32:
        d = F32
    x = convert(x, d)
    if kind == "RFFT":
        if d.is_complex:
            raise ArgumentError(
                f"{name} takes real arrays, got {d}",
                operands={"a": x.type},
                fix=f"use {name[1:]}, or pass the real part.",
            )
        return x
    return as_complex(x)


def _sized(x: Any, axis: int, n: int) -> Any:
    """`x` cut or padded with zeros at the end of an axis."""
    size = x.type.shape[axis]
    if size >= n:
        return cut(x, axis, 0, n)
    widths = [(0, n - size if i == axis else 0) for i in range(x.type.ndim)]
    return _pad(x, widths)


def _lengths(name: str, x: Any, s: Any, axes: Sequence[int], kind: str) -> list[int]:
    if s is not None:
        sizes = [int(n) for n in s]
        if len(sizes) != len(axes):
            raise ShapeError(
                f"{name}: {len(sizes)} sizes for {len(axes)} axes",
                operands={"s": tuple(sizes), "axes": tuple(axes)},
                fix="give one size per axis.",
            )
    else:
        sizes = [x.type.shape[a] for a in axes]
        if kind == "IRFFT":
            sizes[-1] = max(0, 2 * (sizes[-1] - 1))
    if any(n < 1 for n in sizes):
        raise ShapeError(
            f"{name}: sizes {tuple(sizes)}",
            operands={"a": x.type},
            why="a transform has at least one point along each axis.",
            fix="give sizes of at least 1.",
        )
    return sizes


def _transform(name: str, kind: str, a: Any, s: Any, axes: Any, norm: str | None) -> Any:
    """Any of the transforms, over the axes in the order that they are given."""
    x = _operand(name, a, kind)
    if norm not in (None, *_NORMS):
        raise ArgumentError(f"{name}: norm={norm!r}", fix=f"use one of {', '.join(_NORMS)}.")
    if axes is None:
        count = x.type.ndim if s is None else len(s)
        axes = tuple(range(x.type.ndim - count, x.type.ndim))
    at = axes_of(axes, x.type.ndim, name)
    if not at:
        return x
    if (
        s is None
        and 0 in [x.type.shape[a] for a in at]
        and not (kind == "RFFT" and not x.type.shape[at[-1]])
    ):
        return _nothing(x, kind, at[-1])
    sizes = _lengths(name, x, s, at, kind)
    for axis, n in zip(at, sizes, strict=True):
        x = _sized(x, axis, n // 2 + 1 if kind == "IRFFT" and axis == at[-1] else n)
    last = tuple(range(x.type.ndim - len(at), x.type.ndim))
    x = moveaxis(_emitted(kind, moveaxis(x, at, last), sizes), last, at)
    return _scaled(x, kind, sizes, norm)


def _nothing(x: Any, kind: str, last: int) -> Any:
    """What transforms of arrays without elements give."""
    shape = list(x.type.shape)
    if kind == "IRFFT":
        shape[last] = max(0, 2 * (shape[last] - 1))
        return splat(0, tensor(tuple(shape), real_dtype(x.type.dtype)))
    if kind == "RFFT":
        shape[last] = shape[last] // 2 + 1
    return splat(0, tensor(tuple(shape), complex_dtype(x.type.dtype)))


def _emitted(kind: str, x: Any, sizes: Sequence[int]) -> Any:
    """The op over the last axes, at most three at a time; a real end is the last axis's."""
    rest = sizes[:-_MOST]
    inner = tuple(sizes[-_MOST:])
    whole = {"RFFT": "FFT", "IRFFT": "IFFT"}.get(kind, kind)
    if kind != "IRFFT":
        x = ops.fft(x, fft_type=kind, fft_length=inner)
    for k, n in enumerate(rest):  # one by one: these are rare
        axis = x.type.ndim - len(sizes) + k
        end = x.type.ndim - 1
        turned = ops.fft(moveaxis(x, axis, end), fft_type=whole, fft_length=(n,))
        x = moveaxis(turned, end, axis)
    return ops.fft(x, fft_type=kind, fft_length=inner) if kind == "IRFFT" else x


def _scaled(x: Any, kind: str, sizes: Sequence[int], norm: str | None) -> Any:
    """The op divides on the way back; other conventions multiply what that leaves."""
    points = 1.0
    for n in sizes:
        points *= n
    back = kind.startswith("I")
    if norm in (None, "backward"):
        return x
    if norm == "ortho":
        factor = points**0.5 if back else points**-0.5
    else:
        factor = points if back else 1 / points
    return ops.multiply(x, splat(factor, x.type.strong))


def _one(name: str, kind: str) -> Callable[..., Any]:
    def f(a: Any, n: int | None = None, axis: int | None = -1, norm: str | None = None) -> Any:
        x = value(a, name)
        axes = None if axis is None else (axis_of(axis, x.type.ndim, name),)
        return _transform(name, kind, x, None if n is None else (n,), axes, norm)

    return _named(f, name, f"The {_WORDS[kind]} along one axis.", _ONE)


def _two(name: str, kind: str) -> Callable[..., Any]:
    def f(a: Any, s: Any = None, axes: Sequence[int] = (-2, -1), norm: str | None = None) -> Any:
        if len(tuple(axes)) != 2:
            raise ArgumentError(f"{name}: axes={tuple(axes)}", fix="give two axes.")
        return _transform(name, kind, a, s, axes, norm)

    return _named(f, name, f"The {_WORDS[kind]} over two axes.", _SEVERAL)


def _any(name: str, kind: str) -> Callable[..., Any]:
    def f(a: Any, s: Any = None, axes: Any = None, norm: str | None = None) -> Any:
        return _transform(name, kind, a, s, axes, norm)

    return _named(f, name, f"The {_WORDS[kind]} over some axes, all by default.", _SEVERAL)


_WORDS = {
    "FFT": "discrete Fourier transform",
    "IFFT": "inverse discrete Fourier transform",
    "RFFT": "Fourier transform of real numbers: the half of the spectrum that says all of it,",
    "IRFFT": "inverse of the transform of real numbers, from half a spectrum,",
}
_ONE = """
    Args:
        a: the array.
        n: points; the axis is cut or padded with zeros to that (or to n // 2 + 1 where it holds
            half a spectrum).
        axis: the axis; None: all axes, or the last one if `n` is given.
        norm: where to divide: ``backward`` (the default), ``forward``, or ``ortho`` (by the root
            of the number of points both ways).
"""
_SEVERAL = """
    Args:
        a: the array.
        s: points along each axis.
        axes: the axes; half a spectrum lies along the last one.
        norm: ``backward`` (the default), ``forward`` or ``ortho``.
"""


def _named(f: Callable[..., Any], name: str, first: str, rest: str) -> Callable[..., Any]:
    f.__name__ = f.__qualname__ = name
    f.__doc__ = first + "\n" + rest
    return f


fft, ifft = _one("fft", "FFT"), _one("ifft", "IFFT")
rfft, irfft = _one("rfft", "RFFT"), _one("irfft", "IRFFT")
fft2, ifft2 = _two("fft2", "FFT"), _two("ifft2", "IFFT")
rfft2, irfft2 = _two("rfft2", "RFFT"), _two("irfft2", "IRFFT")
fftn, ifftn = _any("fftn", "FFT"), _any("ifftn", "IFFT")
rfftn, irfftn = _any("rfftn", "RFFT"), _any("irfftn", "IRFFT")
_OTHER = {None: "forward", "backward": "forward", "forward": "backward", "ortho": "ortho"}


def hfft(a: Any, n: int | None = None, axis: int = -1, norm: str | None = None) -> Any:
    """The (real) spectrum of a signal of which half is given, the rest being its conjugate."""
    if norm not in _OTHER:
        raise ArgumentError(f"hfft: norm={norm!r}", fix=f"use one of {', '.join(_NORMS)}.")
    x = _operand("hfft", a, "IRFFT")
    return irfft(conjugate(x), n, axis, _OTHER[norm])


def ihfft(a: Any, n: int | None = None, axis: int = -1, norm: str | None = None) -> Any:
    """The inverse of `hfft`."""
    if norm not in _OTHER:
        raise ArgumentError(f"ihfft: norm={norm!r}", fix=f"use one of {', '.join(_NORMS)}.")
    return conjugate(rfft(listed(a), n, axis, _OTHER[norm]))


def fftfreq(n: int, d: Any = 1.0, *, dtype: Any = None, device: Any = None) -> Any:
    """Frequencies of the points of `fft`: 0, 1, ..., then the negative ones, over ``n d``.

    Args:
        n: points.
        d: the distance of samples.
        dtype: of the result; the default float by default.
        device: where it lies.
    """
    n = _count("fftfreq", n, d)
    row = arange(n, dtype=dtype or float, device=device)
    half = (n + 1) // 2
    return roll(row - (n // 2), half) / (d * n) if n else row


def rfftfreq(n: int, d: Any = 1.0, *, dtype: Any = None, device: Any = None) -> Any:
    """Frequencies of the points of `rfft`: 0, 1, ..., n // 2, over ``n d``."""
    n = _count("rfftfreq", n, d)
    return arange(n // 2 + 1, dtype=dtype or float, device=device) / (d * n)


def _count(name: str, n: Any, d: Any) -> int:
    if isinstance(d, list | tuple):
        raise ArgumentError(f"{name}: d={d!r}", fix="give one distance.")
    if isinstance(n, list | tuple) or int(n) < 1:
        raise ArgumentError(f"{name}: n={n!r}", fix="give a number of points of at least 1.")
    return int(n)


def fftshift(x: Any, axes: Any = None) -> Any:
    """Frequency 0 to the middle of every one of the axes."""
    return _shifted("fftshift", x, axes, 1)


def ifftshift(x: Any, axes: Any = None) -> Any:
    """The inverse of `fftshift`."""
    return _shifted("ifftshift", x, axes, -1)


def _shifted(name: str, x: Any, axes: Any, sign: int) -> Any:
    x = value(x, name)
    at = axes_of(tuple(range(x.type.ndim)) if axes is None else axes, x.type.ndim, name)
    sizes = [x.type.shape[a] for a in at]
    return roll(x, tuple(n // 2 if sign > 0 else -(n // 2) for n in sizes), at)


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    _make_hot(["fftshift", "ifftshift"], globals())
    __getattr__ = _explain(__name__)
