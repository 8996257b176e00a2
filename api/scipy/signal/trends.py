"""Signals without their trend."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from monograph._operands.axes import axis_of
from monograph.hlo.errors import ArgumentError
from monograph.hlo.ops.slices import cut
from monograph.numpy import linear
from monograph.numpy.joining import concatenate
from monograph.numpy.reductions import mean
from monograph.numpy.shapes import moveaxis, reshape
from monograph.scipy.operands import along_last, strong


def detrend(
    data: Any, axis: int = -1, type: str = "linear", bp: int | Sequence[int] = 0,
    overwrite_data: None = None,
) -> Any:  # fmt: skip
    """A signal less its mean, or less the straight lines that fit its parts best.

    Args:
        data: the signal.
        axis: of time.
        type: "constant" or "linear".
        bp: where the parts of a linear trend begin.
        overwrite_data: must be None.
    """
    if overwrite_data is not None:
        raise ArgumentError("detrend: arrays are never overwritten", fix="leave it out.")
    if type not in ("constant", "linear"):
        raise ArgumentError(f"detrend: type {type!r}", fix="use 'constant' or 'linear'.")
    (x,) = strong("detrend", data)
    at = axis_of(axis, x.ndim, "detrend")
    if type == "constant":
        return x - mean(x, at, keepdims=True)
    n = x.shape[at]
    ends = np.unique([0, *np.ravel(bp), n])
    if ends[0] < 0 or ends[-1] > n:
        raise ArgumentError(f"detrend: breakpoints {bp} for {n} samples",
                            fix="give numbers from 0 to the number of samples.")  # fmt: skip
    rows = moveaxis(x, at, -1)
    pairs = pairwise(int(k) for k in ends)
    pairs = pairwise(int(k) for k in ends)
    parts = [_less_line(cut(rows, x.ndim - 1, a, b)) for a, b in pairs]
    return moveaxis(reshape(concatenate(parts, -1), rows.shape), -1, at)


def _less_line(x: Any) -> Any:
    """Rows less the straight line of least squares, which is known for evenly spaced times."""
    n = x.shape[-1]
    time = np.arange(n) - (n - 1) / 2
    centred = x - mean(x, -1, keepdims=True)
    if n < 2:
        return centred
    line = (time / np.sqrt((time * time).sum())).astype(x.dtype)
    slope = linear.matmul(centred, line[:, None], precision="highest")
    return centred - slope * along_last(line, x)
