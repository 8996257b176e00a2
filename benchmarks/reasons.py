"""Why a program is slower than with XLA, by the row's name; shown where it is."""

from __future__ import annotations

REASONS: dict[str, str] = {}

UNKNOWN = "not explained yet"
