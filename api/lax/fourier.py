"""`fft` under `jax.lax`'s name, and the kinds of it."""

from __future__ import annotations

import enum
import operator
from collections.abc import Sequence
from typing import Any

from monograph._operands.values import convert, promote_inexact, value
from monograph.hlo.errors import ArgumentError, DTypeError
from monograph.hlo.ops.matrices import as_complex
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
        x: for RFFT of real numbers, otherwise of any, as complex ones; for IRFFT its last dimension
            is half the points plus one.
        fft_type: a `FftType` or its name.
        fft_lengths: points along each of the last dimensions, at most 3.

    Raises:
        ShapeError: if the lengths do not fit.
        DTypeError: if the element type does not.
    """
    if isinstance(fft_type, str):
        name = fft_type.upper()
    else:
        names = [kind.name for kind in FftType]
        if int(fft_type) not in range(len(names)):
            raise ArgumentError(f"fft: fft_type={fft_type!r}", fix="use a member of FftType.")
        name = names[int(fft_type)]
    given = (fft_lengths,) if isinstance(fft_lengths, int) else fft_lengths
    lengths = tuple(operator.index(n) for n in given)
    x = _operand(value(x, "fft"), name)
    if not lengths:
        return x  # along no dimension
    return ops.fft(x, fft_type=name, fft_length=lengths)


def _operand(x: Any, name: str) -> Any:
    """A value of the element type that a transform takes."""
    (x,) = promote_inexact("fft", x)
    d = x.type.dtype
    if name != "RFFT":
        return as_complex(convert(x, F32) if d.is_float and d.bits < 32 else x)
    if d.is_complex:
        raise DTypeError(
            f"fft: RFFT takes real numbers, got {d}",
            operands={"x": x.type},
            fix="use FFT, or pass the real part.",
        )
    return x
