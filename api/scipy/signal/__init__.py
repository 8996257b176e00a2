"""Convolutions, trends and spectra of signals under `jax.scipy.signal`'s names."""

from typing import TYPE_CHECKING

from monograph._missing import explain as _explain
from monograph.scipy.signal.convolutions import (
    convolve,
    convolve2d,
    correlate,
    correlate2d,
    fftconvolve,
)
from monograph.scipy.signal.spectra import csd, istft, stft, welch
from monograph.scipy.signal.trends import detrend

__all__ = [
    "convolve",
    "convolve2d",
    "correlate",
    "correlate2d",
    "csd",
    "detrend",
    "fftconvolve",
    "istft",
    "stft",
    "welch",
]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
