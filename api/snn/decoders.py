"""From what a network sends over time to values: what comes after the last layer.

All take [time, ...] and return [...].
"""

from __future__ import annotations

from typing import Any

from monograph import numpy as mnp


def spike_rate(spikes: Any) -> Any:
    """The part of steps with a spike.

    >>> import monograph.numpy as mnp
    >>> spike_rate(mnp.array([[0.0, 1.0], [1.0, 1.0]]))
    Array([0.5, 1. ], dtype=float32)
    """
    return mnp.mean(spikes, axis=0)


def membrane_max(v: Any) -> Any:
    """The highest voltage.

    >>> import monograph.numpy as mnp
    >>> membrane_max(mnp.array([[0.0, 1.0], [0.5, -1.0]]))
    Array([0.5, 1. ], dtype=float32)
    """
    return mnp.max(v, axis=0)


def membrane_last(v: Any) -> Any:
    """The voltage after the last step.

    >>> import monograph.numpy as mnp
    >>> membrane_last(mnp.array([[0.0, 1.0], [0.5, -1.0]]))
    Array([ 0.5, -1. ], dtype=float32)
    """
    return v[-1]


def first_spike(spikes: Any) -> Any:
    """The step of the first spike; the number of steps where there is none.

    >>> import monograph.numpy as mnp
    >>> first_spike(mnp.array([[0.0, 1.0, 0.0], [1.0, 1.0, 0.0]]))
    Array([1., 0., 2.], dtype=float32)
    """
    steps = spikes.shape[0]
    times = mnp.arange(steps, dtype=mnp.float32).reshape((-1,) + (1,) * (spikes.ndim - 1))
    return mnp.min(mnp.where(spikes > 0, times, float(steps)), axis=0)


__all__ = ["first_spike", "membrane_last", "membrane_max", "spike_rate"]
