"""`softmax` and `log_softmax` as SciPy has them: over all axes by default."""

from __future__ import annotations

from typing import Any

from monograph.nn import normalizing


def softmax(x: Any, /, *, axis: int | tuple[int, ...] | None = None) -> Any:
    """exp(x) divided by its sum over an axis (or axes, or all for None)."""
    return normalizing.softmax(x, axis)


def log_softmax(x: Any, /, *, axis: int | tuple[int, ...] | None = None) -> Any:
    """The logarithm of `softmax`, exact where that underflows."""
    return normalizing.log_softmax(x, axis)
