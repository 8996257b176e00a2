"""Spectra of signals in windows: short-time Fourier transforms, their inverse, power densities.

P. D. Welch, "The use of fast Fourier transform for the estimation of power spectra", IEEE Trans.
Audio Electroacoustics 15 (1967).
"""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph._operands.axes import axis_of, broadcast_shapes
from monograph._operands.values import convert, promote_inexact, value
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.ops.slices import cut
from monograph.hlo.types import C64, C128, F64, complex_dtype, real_dtype
from monograph.numpy import creation, fft, joining, quantiles, shapes
from monograph.numpy.choosing import where
from monograph.numpy.indexing import take
from monograph.numpy.padding import pad
from monograph.numpy.reductions import mean
from monograph.numpy.unary import conjugate, imag, real, sqrt
from monograph.scipy.operands import along_last
from monograph.scipy.signal.trends import detrend as _detrend
from monograph.tracer.arguments import as_int

_PADS = {"even": "reflect", "constant": "edge", "zeros": "constant"}
_SMALL = 1e-10  # what counts as no window at all


@dataclass(frozen=True)
class _Segments:
    """How a signal is cut.

    Attributes:
        window: its values.
        length, step: of the segments.
        points: of a transform.
    """

    window: Any
    length: int
    step: int
    points: int


def _window(window: Any, length: int | None, most: int, d: Any) -> tuple[Any, int]:
    """The values of a window, and the length of a segment."""
    if isinstance(window, str | tuple):
        from scipy.signal import get_window

        n = min(256 if length is None else length, most)
        if length is not None and length > most:
            warnings.warn(
                f"segments of {length} are longer than the signal of {most}", stacklevel=4
            )
        return creation.array(get_window(window, n).astype(d.np)), n
    found = convert(value(window, "window"), d)
    if found.ndim != 1 or found.shape[0] > most or length not in (None, found.shape[0]):
        raise ShapeError(f"a window of shape {found.shape}",
                         fix="give a vector as long as a segment.")  # fmt: skip
    return found, found.shape[0]


def _segments(
    window: Any, length: int | None, overlap: int | None, points: int | None, most: int, d: Any
) -> _Segments:
    if length is not None and as_int(length, "nperseg") < 1:
        raise ArgumentError(f"segments of {length}", fix="let nperseg be at least 1.")
    values, n = _window(window, length, most, d)
    lap = n // 2 if overlap is None else as_int(overlap, "noverlap")
    size = n if points is None else as_int(points, "nfft")
    if size < n or lap >= n:
        raise ArgumentError(f"segments of {n} that overlap by {lap}, transforms of {size}",
                            fix="let nfft be at least nperseg, and noverlap less.")  # fmt: skip
    return _Segments(values, n, n - lap, size)


def _extended(x: Any, boundary: str | None, n: int) -> Any:
    """Beyond both ends, by n."""
    if boundary is None or n < 1:
        return x
    if boundary == "odd":
        last = x.ndim - 1
        size = x.shape[-1]
        first, final = cut(x, last, 0, 1), cut(x, last, size - 1, size)
        before = shapes.flip(cut(x, last, 1, n + 1), -1)
        after = shapes.flip(cut(x, last, size - n - 1, size - 1), -1)
        return joining.concatenate([2 * first - before, x, 2 * final - after], -1)
    return pad(x, [(0, 0)] * (x.ndim - 1) + [(n, n)], _PADS[boundary])


def _transformed(x: Any, s: _Segments, detrend: Any, two_sided: bool) -> Any:
    """The transforms of all segments: (..., segment, frequency)."""
    starts = np.arange(0, x.shape[-1] - s.length + 1, s.step)
    pieces = take(x, creation.array(starts[:, None] + np.arange(s.length)), -1)
    if callable(detrend):
        pieces = detrend(pieces)
    elif detrend:
        pieces = _detrend(pieces, -1, detrend)
    pieces = pieces * along_last(s.window, pieces)
    return fft.fft(pieces, s.points) if two_sided else fft.rfft(pieces, s.points)


def _spectrum(
    x: Any, y: Any, fs: Any, window: Any, nperseg: int | None, noverlap: int | None,
    nfft: int | None, detrend: Any, return_onesided: bool, scaling: str, axis: int, boundary: Any,
    padded: bool, power: bool,
) -> tuple[Any, Any, Any]:  # fmt: skip
    """Frequencies, times, and transforms or their powers, time last."""
    if boundary not in (*_PADS, "odd", None):
        raise ArgumentError(f"boundary {boundary!r}",
                            fix="use 'even', 'odd', 'constant', 'zeros' or None.")  # fmt: skip
    if scaling not in ("density", "spectrum"):
        raise ArgumentError(f"scaling {scaling!r}", fix="use 'density' or 'spectrum'.")
    both = promote_inexact("spectrum", *((x,) if y is None else (x, y)))
    d = both[0].type.dtype
    at = axis_of(axis, both[0].ndim, "spectrum")
    if not all(v.size for v in both):
        return _nothing(both, at, d)
    rows = _rows(both, at)
    s = _segments(window, nperseg, noverlap, nfft, rows[0].shape[-1], d)
    rows = [_extended(v, boundary, s.length // 2) for v in rows]
    if padded:
        more = (-(rows[0].shape[-1] - s.length) % s.step) % s.length
        rows = [_longer(v, v.shape[-1] + more) for v in rows]
    two_sided = not return_onesided or d.is_complex
    if two_sided and return_onesided:
        warnings.warn("the signal is complex: both sides of the spectrum come", stacklevel=3)
    if callable(detrend) and at != both[0].ndim - 1:
        user = detrend
        detrend = lambda v: shapes.moveaxis(user(shapes.moveaxis(v, -1, at)), at, -1)  # noqa: E731
    found = [_transformed(v, s, detrend, two_sided) for v in rows]
    out = found[0]
    if power:
        out = conjugate(out) * found[-1]
    whole = (s.window * s.window).sum() * fs if scaling == "density" else s.window.sum() ** 2
    out = out * (1 / whole if power else sqrt(1 / whole))
    if power and not two_sided:
        times = _doubled(out.shape[-1], s.points).astype(real_dtype(d).np)
        out = out * along_last(creation.array(times), out)
    out = convert(out, complex_dtype(d))
    if power and y is None:
        out = real(out)
    kind = real_dtype(d).np
    frequency = np.fft.fftfreq if two_sided else np.fft.rfftfreq
    frequencies = creation.array((frequency(s.points)).astype(kind)) * fs
    times = np.arange(s.length / 2, rows[0].shape[-1] - s.length / 2 + 1, s.step)
    times = creation.array((times - (s.length / 2 if boundary else 0)).astype(kind)) / fs
    return frequencies, times, shapes.moveaxis(shapes.swapaxes(out, -1, -2), -2, at)


def _doubled(n: int, points: int) -> Any:
    """2 for the frequencies whose negative ones are left out."""
    factors = np.full(n, 2.0)
    factors[0] = 1
    if points % 2 == 0:
        factors[-1] = 1
    return factors


def _rows(xs: list[Any], at: int) -> list[Any]:
    """Signals with time last, equally long."""
    if len(xs) == 2:
        if xs[0].ndim != xs[1].ndim:
            raise ShapeError(f"signals of shape {xs[0].shape} and {xs[1].shape}",
                             fix="give both one number of dimensions.")  # fmt: skip
        outer = [v.shape[:at] + v.shape[at + 1 :] for v in xs]
        broadcast_shapes(*outer, where="csd")
    rows = [shapes.moveaxis(v, at, -1) for v in xs]
    most = max(v.shape[-1] for v in rows)
    return [_longer(v, most) for v in rows]


def _longer(x: Any, n: int) -> Any:
    more = n - x.shape[-1]
    return pad(x, [(0, 0)] * (x.ndim - 1) + [(0, more)]) if more else x


def _nothing(xs: list[Any], at: int, d: Any) -> tuple[Any, Any, Any]:
    shape = xs[0].shape
    if len(xs) == 2:
        outer = [v.shape[:at] + v.shape[at + 1 :] for v in xs]
        rest = broadcast_shapes(*outer, where="csd")
        shape = (*rest[:at], min(v.shape[at] for v in xs), *rest[at:])
    kind = real_dtype(d).np
    none = creation.zeros(shape, kind)
    return none, none, creation.zeros(shape, complex_dtype(d).np)


def stft(
    x: Any, fs: Any = 1.0, window: Any = "hann", nperseg: int = 256, noverlap: int | None = None,
    nfft: int | None = None, detrend: Any = False, return_onesided: bool = True,
    boundary: str | None = "zeros", padded: bool = True, axis: int = -1,
) -> tuple[Any, Any, Any]:  # fmt: skip
    """The short-time Fourier transform.

    Args:
        x: the signal.
        fs: samples per second.
        window: its name, a tuple of name and parameters, or its values.
        nperseg, noverlap: samples of a segment, and how many neighbours share.
        nfft: points of a transform.
        detrend: False, "constant", "linear" or a function of segments.
        return_onesided: whether only frequencies from 0 on come, for real signals.
        boundary: how the signal goes on beyond its ends: "even", "odd", "constant", "zeros", None.
        padded: whether zeros fill up the last segment.
        axis: of time.

    Returns:
        Frequencies, times, and the transform: frequency in place of `axis`, time last.
    """
    return _spectrum(x, None, fs, window, nperseg, noverlap, nfft, detrend, return_onesided,
                     "spectrum", axis, boundary, padded, power=False)  # fmt: skip


def csd(
    x: Any, y: Any, fs: Any = 1.0, window: Any = "hann", nperseg: int | None = None,
    noverlap: int | None = None, nfft: int | None = None, detrend: Any = "constant",
    return_onesided: bool = True, scaling: str = "density", axis: int = -1, average: str = "mean",
) -> tuple[Any, Any]:  # fmt: skip
    """The cross power spectral density of two signals, by Welch's method.

    Args:
        x, y: the signals; None for `y` is `x`.
        scaling: "density" (power per hertz) or "spectrum" (power).
        average: of the segments: "mean" or "median".
        fs, window, nperseg, noverlap, nfft, detrend, return_onesided, axis: see `stft`.

    Returns:
        Frequencies and the density.
    """
    frequencies, _, found = _spectrum(x, y, fs, window, nperseg, noverlap, nfft, detrend,
                                      return_onesided, scaling, axis, None, False,
                                      power=True)  # fmt: skip
    if average not in ("mean", "median"):
        raise ArgumentError(f"average {average!r}", fix="use 'mean' or 'median'.")
    if found.ndim < 2 or not found.size:
        return frequencies, found
    n = found.shape[-1]
    if n == 1:
        return frequencies, shapes.reshape(found, found.shape[:-1])
    return frequencies, mean(found, -1) if average == "mean" else _median(found, n)


def _median(x: Any, n: int) -> Any:
    """The median of n segments, times what its expectation lacks (Allen et al., 2012, app. B)."""
    terms = np.arange(2, n, 2)
    bias = 1 + np.sum(1 / (terms + 1) - 1 / terms)
    if not x.type.dtype.is_complex:
        return quantiles.median(x, -1) / bias
    return (quantiles.median(real(x), -1) + 1j * quantiles.median(imag(x), -1)) / bias


def welch(
    x: Any, fs: Any = 1.0, window: Any = "hann", nperseg: int | None = None,
    noverlap: int | None = None, nfft: int | None = None, detrend: Any = "constant",
    return_onesided: bool = True, scaling: str = "density", axis: int = -1, average: str = "mean",
) -> tuple[Any, Any]:  # fmt: skip
    """The power spectral density of a signal; see `csd`."""
    frequencies, found = csd(x, None, fs, window, nperseg, noverlap, nfft, detrend,
                             return_onesided, scaling, axis, average)  # fmt: skip
    return frequencies, real(found)


def istft(
    Zxx: Any, fs: Any = 1.0, window: Any = "hann", nperseg: int | None = None,
    noverlap: int | None = None, nfft: int | None = None, input_onesided: bool = True,
    boundary: bool = True, time_axis: int = -1, freq_axis: int = -2,
) -> tuple[Any, Any]:  # fmt: skip
    """The signal of a short-time Fourier transform: overlapping segments are weighted and added.

    D. Griffin and J. Lim, "Signal estimation from modified short-time Fourier transform", IEEE
    Trans. ASSP 32 (1984).

    Args:
        Zxx: the transform.
        input_onesided: whether it has only frequencies from 0 on.
        boundary: whether the signal was extended beyond its ends.
        time_axis, freq_axis: of the transform.
        fs, window, nperseg, noverlap, nfft: as for `stft`.

    Returns:
        Times and the signal.
    """
    (z,) = promote_inexact("istft", Zxx)
    if z.ndim < 2:
        raise ShapeError(f"istft of shape {z.shape}", fix="give frequencies and times.")
    at, frequency = (axis_of(i, z.ndim, "istft") for i in (time_axis, freq_axis))
    if at == frequency:
        raise ArgumentError("istft: one axis for times and frequencies", fix="give two.")
    z = convert(z, C128 if real_dtype(z.type.dtype) is F64 else C64)
    count = z.shape[frequency]
    default = 2 * (count - 1) if input_onesided else count
    length = default if not nperseg else as_int(nperseg, "nperseg")
    points = nfft
    if points is None:
        points = default + (1 if input_onesided and length == default + 1 else 0)
    most = max(length, 1)
    s = _segments(window, length, noverlap or None, points, most, real_dtype(z.type.dtype))
    z = shapes.moveaxis(z, (frequency, at), (-1, -2))
    pieces = (fft.irfft if input_onesided else fft.ifft)(z, nfft)[..., : s.length]
    pieces = pieces * s.window.sum() * along_last(s.window, pieces)
    x = _added(pieces, s.step)
    norm = _added(joining.tile((s.window * s.window)[None], (pieces.shape[-2], 1)), s.step)
    if boundary:
        half = s.length // 2
        x, norm = (v[..., half : v.shape[-1] - half] if half else v[..., 0:0] for v in (x, norm))
    x = x / along_last(where(norm > _SMALL, norm, 1.0), x)
    if x.ndim > 1:
        x = shapes.moveaxis(x, -1, at - (frequency < at))
    kind = real_dtype(x.type.dtype).np
    return creation.array(np.arange(x.shape[0]).astype(kind)) / fs, x


def _added(pieces: Any, step: int) -> Any:
    """Segments (..., count, length), each so many steps on, added up."""
    *batch, count, length = pieces.shape
    size = step * (count - 1) + length
    places = np.arange(count)[:, None] * step + np.arange(length)
    none = creation.zeros((*batch, size), pieces.dtype)
    return none.at[..., places].add(pieces)
