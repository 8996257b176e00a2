"""What range a tensor's numbers are given when they become integers.

Each calibrator takes examples and gives the largest magnitude that is still told apart; larger
ones are clipped. `fit` and `from_ann` use them by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from monograph.hlo.errors import ArgumentError, UnknownNameError

Array = np.ndarray[Any, Any]


def largest(x: Any, bits: int = 8) -> float:
    """The largest magnitude: nothing is clipped.

    >>> largest([0.5, -2.0])
    2.0
    """
    return float(np.max(np.abs(examples(x))))


def percentile(x: Any, bits: int = 8, share: float = 99.9) -> float:
    """The magnitude that `share` per cent of the examples stay below: outliers are clipped.

    >>> percentile([0.0, 1.0, 2.0, 100.0], share=50.0)
    1.5
    """
    if not 0 <= share <= 100:
        raise ArgumentError(f"share is {share}", fix="give per cent, 0 to 100.")
    found = float(np.percentile(np.abs(examples(x)), share))
    return found if found > 0 else largest(x)


def least_squares(x: Any, bits: int = 8) -> float:
    """The range with the smallest mean squared error, of a hundred candidates.

    Banner et al. 2019 (arXiv 1810.05723) derive it for known distributions; here it is searched.

    >>> least_squares([1.0] * 99 + [1.9], bits=2) < 1.9
    True
    """
    values = examples(x).reshape(-1)
    top = float(np.max(np.abs(values)))
    if top == 0:
        return 0.0
    levels = 2 ** (bits - 1) - 1
    candidates = top * np.linspace(0.01, 1.0, 100)
    errors = [np.mean((_rounded(values, c, levels) - values) ** 2) for c in candidates]
    return float(candidates[int(np.argmin(errors))])


def _rounded(x: Array, top: float, levels: int) -> Array:
    step = top / levels
    rounded: Array = np.clip(np.rint(x / step), -levels, levels) * step
    return rounded


CALIBRATORS: Mapping[str, Callable[..., float]] = {
    "max": largest,
    "percentile": percentile,
    "mse": least_squares,
}


def calibrator(name: str) -> Callable[..., float]:
    """A calibrator by its name.

    >>> calibrator("max") is largest
    True
    """
    if name not in CALIBRATORS:
        raise UnknownNameError(
            f"there is no calibrator {name!r}",
            operands={"known": ", ".join(CALIBRATORS)},
            fix="choose one of the known ones.",
        )
    return CALIBRATORS[name]


def examples(x: Any) -> Array:
    """Examples as f64.

    Raises:
        ArgumentError: if there are none, or NaN or infinity is among them.

    >>> examples([1, 2]).dtype.name
    'float64'
    """
    values = np.asarray(x, np.float64)
    if values.size == 0:
        raise ArgumentError(
            "there is no data to calibrate with",
            why="ranges are measured on examples of what the network will see.",
            fix="give calibration examples: a few batches of training data.",
        )
    if not np.all(np.isfinite(values)):
        wrong = int(np.sum(~np.isfinite(values)))
        raise ArgumentError(
            f"{wrong} of {values.size} numbers to calibrate with are NaN or infinite",
            fix="find where they come from: mg.debug_nans(True) names the operation.",
        )
    return values


__all__ = ["CALIBRATORS", "calibrator", "examples", "largest", "least_squares", "percentile"]
