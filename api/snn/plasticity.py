"""Learning at the synapse: traces of spikes, and a third factor. An extension, and approximate.

In floating point only: the chip's learning rounds at random and has short traces (7 bits), which is
not modelled. A rule is a function of what a synapse sees, so it runs inside a `lax.scan`:

    traces = decay(traces, pre, post, rule)
    weights = update(weights, traces, rule, factor=reward)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from monograph import numpy as mnp
from monograph.hlo.errors import ArgumentError


class Traces(NamedTuple):
    """What is left of past spikes: of the source [batch, in], of the target [batch, out], and what
    pairs of them a third factor may still reward [batch, out, in]."""

    pre: Any
    post: Any
    eligible: Any


@dataclass(frozen=True)
class Rule:
    """Pair-based spike-timing dependent plasticity with a third factor.

    Song, Miller and Abbott 2000 (Nature Neuroscience 3, 919): a spike of the target after one of
    the source strengthens, the other order weakens. With `tau_eligible` the change waits as a trace
    for the third factor (Izhikevich 2007, Cerebral Cortex 17, 2443).

    Args:
        rise, fall: how much a pair strengthens or weakens, at no distance in time.
        tau_pre, tau_post: how long a spike of the source, of the target is remembered [steps].
        tau_eligible: how long a pair is [steps]; None: it counts in its own step.
        low, high: between which weights stay.

    >>> Rule(rise=0.01, fall=0.012).high
    1.0
    """

    rise: float = 0.01
    fall: float = 0.01
    tau_pre: float = 20.0
    tau_post: float = 20.0
    tau_eligible: float | None = None
    low: float = -1.0
    high: float = 1.0

    def __post_init__(self) -> None:
        for name in ("tau_pre", "tau_post", "tau_eligible"):
            tau = getattr(self, name)
            if tau is not None and not tau > 0:
                raise ArgumentError(f"{name} is {tau}", fix="give steps above 0.")


def initial(batch: int, n_in: int, n_out: int) -> Traces:
    """Traces before the first step.

    >>> initial(1, 3, 2).eligible.shape
    (1, 2, 3)
    """
    return Traces(
        mnp.zeros((batch, n_in)), mnp.zeros((batch, n_out)), mnp.zeros((batch, n_out, n_in))
    )


def decay(traces: Traces, pre: Any, post: Any, rule: Rule) -> Traces:
    """The traces after a step with these spikes, [batch, in] and [batch, out].

    >>> import monograph.numpy as mnp
    >>> t = decay(initial(1, 1, 1), mnp.ones((1, 1)), mnp.zeros((1, 1)), Rule())
    >>> t = decay(t, mnp.zeros((1, 1)), mnp.ones((1, 1)), Rule(rise=0.5))
    >>> round(float(t.eligible[0, 0, 0]), 4)  # 0.5 exp(-1 / 20)
    0.4756
    """
    x = traces.pre * mnp.exp(-1.0 / rule.tau_pre)
    y = traces.post * mnp.exp(-1.0 / rule.tau_post)
    pairs = rule.rise * post[:, :, None] * x[:, None] - rule.fall * y[:, :, None] * pre[:, None]
    kept = 0.0
    if rule.tau_eligible is not None:
        kept = traces.eligible * mnp.exp(-1.0 / rule.tau_eligible)
    return Traces(x + pre, y + post, kept + pairs)


def update(weights: Any, traces: Traces, rule: Rule, factor: Any = 1.0) -> Any:
    """The weights [out, in] after a step.

    Args:
        weights: before it.
        traces: of `decay`, after it.
        rule: its bounds.
        factor: the third factor, such as a reward: one number, or [batch].

    >>> import monograph.numpy as mnp
    >>> t = Traces(mnp.zeros((1, 1)), mnp.zeros((1, 1)), mnp.full((1, 1, 1), 0.25))
    >>> update(mnp.zeros((1, 1)), t, Rule(), factor=2.0)
    Array([[0.5]], dtype=float32)
    """
    factor = mnp.asarray(factor, mnp.float32).reshape((-1, 1, 1))
    change = mnp.mean(factor * traces.eligible, axis=0)
    return mnp.clip(weights + change, rule.low, rule.high)


__all__ = ["Rule", "Traces", "decay", "initial", "update"]
