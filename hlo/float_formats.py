"""Float types of 16 bits and less: the fields of their codes, for whoever converts them by hand.

Formats: OCP 8-bit floating point specification 1.0 (e4m3fn, e5m2), OCP microscaling formats 1.0
(f4, f6, e8m0), and arXiv:2206.02915 (fnuz). What overflow and NaN become is as in ml_dtypes (for
f16: NumPy).
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Format:
    """A binary format with a sign bit: widths, bias, and what stands beyond its largest number.

    `top` is the largest finite code without its sign; `overflow` what larger numbers become and
    `nan` what NaN becomes (fnuz formats: 0x80 without sign, `signless`; formats without NaN: zero
    of the other sign).
    """

    bits: int
    mantissa: int
    bias: int
    top: int
    overflow: int
    nan: int
    signless: bool = False

    @property
    def infinite(self) -> bool:
        return self.overflow not in (self.nan, self.top)

    @property
    def storage(self) -> int:
        """Bits of a stored element."""
        return max(self.bits, 8)


FORMATS: dict[str, Format | None] = {
    "f16": Format(16, 10, 15, 0x7BFF, 0x7C00, 0x7E00),
    "bf16": Format(16, 7, 127, 0x7F7F, 0x7F80, 0x7FC0),
    "f4e2m1fn": Format(4, 1, 1, 0x07, 0x07, 0x08),
    "f6e2m3fn": Format(6, 3, 1, 0x1F, 0x1F, 0x20),
    "f6e3m2fn": Format(6, 2, 3, 0x1F, 0x1F, 0x20),
    "f8e3m4": Format(8, 4, 3, 0x6F, 0x70, 0x78),
    "f8e4m3": Format(8, 3, 7, 0x77, 0x78, 0x7C),
    "f8e4m3b11fnuz": Format(8, 3, 11, 0x7F, 0x80, 0x80, True),
    "f8e4m3fn": Format(8, 3, 7, 0x7E, 0x7F, 0x7F),
    "f8e4m3fnuz": Format(8, 3, 8, 0x7F, 0x80, 0x80, True),
    "f8e5m2": Format(8, 2, 15, 0x7B, 0x7C, 0x7E),
    "f8e5m2fnuz": Format(8, 2, 16, 0x7F, 0x80, 0x80, True),
    "f8e8m0fnu": None,  # a bare exponent: its own pair of functions
}
