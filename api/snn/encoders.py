"""From values to spikes over time: what comes before the first layer.

Values are in [0, 1], of any shape; spikes are [steps, *shape].
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph import lax, random
from monograph import numpy as mnp
from monograph.hlo.errors import ArgumentError


def direct(x: Any, steps: int) -> Any:
    """The values themselves, in every step: a constant current.

    >>> import monograph.numpy as mnp
    >>> direct(mnp.array([0.5, 1.0]), 2)
    Array([[0.5, 1. ],
           [0.5, 1. ]], dtype=float32)
    """
    x = mnp.asarray(x, mnp.float32)
    return mnp.broadcast_to(x, (_steps(steps), *x.shape))


def rate(x: Any, steps: int, key: Any = None) -> Any:
    """Spikes as often as values are high: at random with a key, else evenly spaced.

    Args:
        x: in [0, 1]: the part of steps with a spike; what is beyond counts as 0 or 1.
        steps: how many.
        key: of `monograph.random`: spikes are independent of each other (a Bernoulli process).

    Returns:
        0 and 1, [steps, *shape].

    >>> import monograph.numpy as mnp
    >>> rate(mnp.array([0.5, 1.0]), 4)
    Array([[0., 1.],
           [1., 1.],
           [0., 1.],
           [1., 1.]], dtype=float32)
    """
    x = mnp.clip(mnp.asarray(x, mnp.float32), 0.0, 1.0)
    if key is not None:
        drawn = random.uniform(key, (_steps(steps), *x.shape))
        return (drawn < x).astype(mnp.float32)
    so_far = mnp.arange(_steps(steps) + 1).reshape((-1,) + (1,) * x.ndim) * x
    whole = mnp.floor(so_far + 1e-6)  # an integer that was rounded down is meant
    return whole[1:] - whole[:-1]


def latency(x: Any, steps: int) -> Any:
    """One spike each, the earlier the higher the value; none where it is 0.

    >>> import monograph.numpy as mnp
    >>> latency(mnp.array([1.0, 0.5, 0.0]), 3)
    Array([[1., 0., 0.],
           [0., 1., 0.],
           [0., 0., 0.]], dtype=float32)
    """
    x = mnp.asarray(x, mnp.float32)
    at = mnp.round((1 - x) * (_steps(steps) - 1))
    times = mnp.arange(steps).reshape((-1,) + (1,) * x.ndim)
    return ((times == at) & (x > 0)).astype(mnp.float32)


def delta(x: Any, threshold: float) -> Any:
    """1 and -1 where a signal over time has risen or fallen by `threshold` since its last spike.

    Args:
        x: [steps, ...].
        threshold: above 0.

    >>> import monograph.numpy as mnp
    >>> delta(mnp.array([0.0, 0.6, 1.2, 1.1, 0.1]), 0.5)
    Array([ 0.,  1.,  1.,  0., -1.], dtype=float32)
    """
    if not threshold > 0:
        raise ArgumentError(f"the threshold is {threshold}", fix="give one above 0.")
    x = mnp.asarray(x, mnp.float32)

    def step(known: Any, now: Any) -> tuple[Any, Any]:
        change = now - known
        sent = mnp.where(mnp.abs(change) >= threshold, mnp.sign(change), 0.0)
        return known + sent * threshold, sent

    _, found = lax.scan(step, x[0], x)
    return found


def _steps(steps: int) -> int:
    if not isinstance(steps, (int, np.integer)) or steps < 1:
        raise ArgumentError(f"{steps} steps", fix="give a whole number of steps above 0.")
    return int(steps)


__all__ = ["delta", "direct", "latency", "rate"]
