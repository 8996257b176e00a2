"""`fft` under `jax.lax`'s name, and the kinds of it."""

from __future__ import annotations

import enum
import operator
from collections.abc import Sequence
from typing import Any

from monograph._operands.values import convert, value
from monograph.hlo.errors import ArgumentError
from monograph.hlo.record import ops
from monograph.hlo.types import F32


class FftType(enum.IntEnum):
    """The kinds of Fourier transform."""

    FFT = 0
    IFFT = 1
    RFFT = 2
    IRFFT = 3


def fft(x: Any, fft_type: FftType | str, fft_lengths: int | Sequence[int]) -> Any:
    """The discrete Fourier transform over the last dimensions.

    Args:
        x: complex for FFT, IFFT and IRFFT (whose last dimension is half the points plus one), real
            for RFFT.
        fft_type: a `FftType` or its name.
        fft_lengths: points along each of the last dimensions, at most 3.

    Raises:
        ShapeError: if the lengths do not fit.
        DTypeError: if the element type does not.
    """
    x = value(x, "fft")
    if isinstance(fft_type, str):
        name = fft_type.upper()
    else:
        names = [kind.name for kind in FftType]
        if int(fft_type) not in range(len(names)):
            raise ArgumentError(f"fft: fft_type={fft_type!r}", fix="use a member of FftType.")
        name = names[int(fft_type)]
    given = (fft_lengths,) if isinstance(fft_lengths, int) else fft_lengths
    lengths = tuple(operator.index(n) for n in given)
    if not lengths:
        return x  # along no dimension
    if name == "RFFT" and x.type.dtype.is_integer:
        x = convert(x, F32)
    return ops.fft(x, fft_type=name, fft_length=lengths)
