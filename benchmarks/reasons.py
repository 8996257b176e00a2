"""Why a program is slower than with XLA, by the row's name; shown where it is."""

from __future__ import annotations

REASONS: dict[str, str] = {
    "matmul 1024": "both run at nine tenths of what two cores can multiply; XLA's blocking loses "
    "two or three percent less",
    "matmul 2048": "both run at nine tenths of what two cores can multiply",
    "matmul 512 f64": "both run at nine tenths of what two cores can multiply",
    "matmul 512 int8 to int32": "multiplied as 32-bit integers while packing; XLA uses the "
    "instructions for bytes",
}

UNKNOWN = "not explained yet"
