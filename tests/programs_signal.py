"""Programs of `scipy.signal`: convolutions, trends, spectra and back."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from both_packages import Programs, part

program = Programs()
RNG = np.random.default_rng(0)
X, Y = RNG.standard_normal(50).astype("f"), RNG.standard_normal(7).astype("f")
Z = (RNG.standard_normal(12) + 1j * RNG.standard_normal(12)).astype("F")
A, B = RNG.standard_normal((8, 9)).astype("f"), RNG.standard_normal((3, 4)).astype("f")
WAVE = (np.sin(np.arange(600) / 5) + 0.3 * RNG.standard_normal(600)).astype("f")
WAVES = RNG.standard_normal((2, 300)).astype("f")

rows = partial(program.rows, "scipy.signal", within=2e-4)


for _mode in ("full", "same", "valid"):
    rows(**{
        f"convolve_{_mode}": lambda S, m=_mode: [S.convolve(X, Y, m), S.convolve(Y, X, m)],
        f"convolve_fft_{_mode}": lambda S, m=_mode: S.convolve(X, Y, m, method="fft"),
        f"convolve_plane_{_mode}": lambda S, m=_mode: S.convolve(A, B, m),
        f"convolve2d_{_mode}": lambda S, m=_mode: [S.convolve2d(A, B, m), S.convolve2d(B, A, m)],
        f"correlate_{_mode}": lambda S, m=_mode: [S.correlate(X, Y, m), S.correlate(Y, X, m)],
        f"correlate2d_{_mode}": lambda S, m=_mode: [
            S.correlate2d(A, B, m), S.correlate2d(B, A, m), S.correlate2d(A, A, m)
        ],
        f"fftconvolve_{_mode}": lambda S, m=_mode: S.fftconvolve(A, B, m),
        f"fftconvolve_axis_{_mode}": lambda S, m=_mode: S.fftconvolve(A, A[:, :3], m, axes=1),
        f"complex_{_mode}": lambda S, m=_mode: [S.convolve(Z, Z[:3], m), S.fftconvolve(Z, Z, m)],
        f"complex_correlation_{_mode}": lambda S, m=_mode: S.correlate(Z, Z[:4], m),
    })  # fmt: skip

rows(
    integers=lambda S: S.convolve(np.arange(5), np.arange(3)),
    detrend=lambda S: S.detrend(X),
    detrend_constant=lambda S: S.detrend(A, 0, "constant"),
    detrend_parts=lambda S: S.detrend(WAVES, bp=[100, 130]),
    detrend_axis=lambda S: S.detrend(A, axis=0),
    stft=lambda S: S.stft(WAVE, nperseg=64),
    stft_odd=lambda S: S.stft(WAVE, 10.0, nperseg=65, noverlap=20, nfft=128),
    stft_no_padding=lambda S: S.stft(WAVE, nperseg=64, boundary=None, padded=False),
    stft_boundaries=lambda S: [
        S.stft(WAVES, nperseg=32, boundary=b)[2] for b in ("even", "odd", "constant")
    ],
    stft_axis=lambda S: S.stft(WAVES.T, nperseg=32, axis=0),
    stft_two_sided=lambda S: S.stft(WAVE, nperseg=64, return_onesided=False),
    stft_window=lambda S: S.stft(WAVE, nperseg=64, window=("tukey", 0.3), detrend="linear"),
    stft_array_window=lambda S: S.stft(WAVE, window=np.hanning(40).astype("f"), nperseg=40),
    welch=lambda S: S.welch(WAVE, 100.0, nperseg=128),
    welch_median=lambda S: S.welch(WAVES, nperseg=64, average="median", scaling="spectrum"),
    welch_axis=lambda S: S.welch(WAVES.T, nperseg=64, axis=0, detrend=False),
    csd=lambda S: S.csd(WAVES[0], WAVES[1], nperseg=64),
    csd_lengths=lambda S: S.csd(WAVES[0], WAVES[1, :250], nperseg=64, average="median"),
    istft=lambda S: S.istft(S.stft(WAVE, nperseg=64)[2], nperseg=64),
    istft_parts=lambda S: S.istft(
        S.stft(WAVES, nperseg=32, noverlap=24)[2], 10.0, nperseg=32, noverlap=24
    )[1],
    wrong_mode=lambda S: S.convolve(X, Y, "most"),
    wrong_ranks=lambda S: S.convolve(X, A),
    wrong_boundary=lambda S: S.convolve2d(A, B, boundary="wrap"),
    wrong_rank_2d=lambda S: S.convolve2d(X, Y),
    wrong_overlap=lambda S: S.stft(WAVE, nperseg=64, noverlap=64),
    wrong_detrend=lambda S: S.detrend(X, type="cubic"),
    wrong_breakpoints=lambda S: S.detrend(X, bp=[70]),
    wrong_scaling=lambda S: S.welch(WAVE, scaling="loud"),
)  # fmt: skip


@program.within(2e-3)
def gradient_of_a_spectrum(J: Any) -> Any:
    return J.grad(lambda x: part(J, "scipy.signal").welch(x, nperseg=64)[1][3])(WAVE)
