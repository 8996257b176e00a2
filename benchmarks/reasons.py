"""Why a program is slower than with XLA, by the row's name; shown where it is."""

from __future__ import annotations

REASONS: dict[str, str] = {
    "matmul 1024": "both run at nine tenths of what two cores can multiply",
    "matmul 2048": "both run at nine tenths of what two cores can multiply",
    "matmul 512 f64": "both run at nine tenths of what two cores can multiply",
    "vector times matrix 4096": "both wait for memory; by general loops here, not looked into "
    "further",
    "1M elements of 1M": "both wait for memory; here a kernel before it makes indices positive",
    "256K points of 2048x2048": "both wait for memory; here a kernel before it makes indices "
    "positive and joins them",
    "512 columns of 2048x4096": "both wait for memory",
}

UNKNOWN = "not explained yet"
