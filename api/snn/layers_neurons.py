"""Layers with state: populations of neurons, and delays.

A population is plain data in seconds; `Dynamics` says what it does in one step of `dt` seconds, and
`step` is the composite that the chip knows (`monograph.hlo.ops.neurons`). `Graph` runs them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from monograph import numpy as mnp
from monograph.hlo.errors import ArgumentError
from monograph.hlo.ops.membranes import spike
from monograph.hlo.ops.neurons import KINDS
from monograph.snn.layers import Layer, Params, Shape
from monograph.snn.states import check_attrs

Method = Literal["auto", "euler", "exact"]
Reset = Literal["hard", "soft"]
States = dict[str, Any]


def leak(tau: Any, dt: float, exact: bool) -> Any:
    """What part of itself a state of time constant `tau` loses in `dt`.

    >>> float(leak(1e-2, 1e-3, exact=False)), round(float(leak(1e-2, 1e-3, exact=True)), 4)
    (0.1, 0.0952)
    """
    ratio = dt / np.asarray(tau, np.float64)
    if exact:
        return -np.expm1(-ratio)
    if np.any(ratio > 1):
        raise ArgumentError(
            f"a step of {dt:g} s is longer than a time constant of {np.min(tau):g} s",
            why="Euler's method would take more away than there is.",
            fix='give a smaller dt, or method="exact".',
        )
    return ratio


@dataclass(frozen=True, eq=False)
class Dynamics:
    """What a population does in one step, for a summed input x.

    ``u = (1 - du) u + gain x``, ``v = (1 - dv) v + u + drive``, a spike where ``v > threshold``.
    v is measured from where a hard reset puts it, `offset`. Numbers, or one for each neuron.
    """

    du: Any
    dv: Any
    gain: Any
    drive: Any
    offset: Any
    threshold: Any  # None: never fires

    @classmethod
    def of(cls, neurons: Neurons, dt: float, method: Method) -> Dynamics:
        """The equations of a population with time constants, in steps of `dt`."""
        tau_syn, tau_mem = neurons.tau_syn, neurons.tau_mem
        exact = method == "exact" or (method == "auto" and tau_syn is None)
        du = 1.0 if tau_syn is None else leak(tau_syn, dt, exact)
        dv = 0.0 if tau_mem is None else leak(tau_mem, dt, exact)
        per_step = dt if tau_mem is None else dv  # what an input of 1 with a resistance of 1 adds
        gain: Any = 1.0 if neurons.r is None else per_step * np.asarray(neurons.r, np.float64)
        if tau_syn is not None and neurons.w_in is not None:
            gain = gain * du * np.asarray(neurons.w_in, np.float64)
        offset = np.asarray(neurons.v_reset if neurons.reset == "hard" else 0.0, np.float64)
        threshold = None if neurons.threshold is None else neurons.threshold - offset
        return cls(du, dv, gain, dv * (neurons.v_leak - offset), offset, threshold)


@dataclass(frozen=True, eq=False)
class Neurons(Layer):
    """A population: current and voltage that leak, and spikes; what the named layers make.

    Args:
        count: neurons, a number or a shape; None: as many as there are inputs.
        tau_syn: time constant of the current [s]; None: the current lasts one step.
        tau_mem: time constant of the voltage [s]; None: it does not leak.
        threshold: above which a neuron fires; None: it never does, and sends its voltage.
        reset: "hard" sets the voltage to `v_reset`, "soft" takes the threshold off it.
        v_leak, v_reset: where the voltage leaks to, and where a hard reset puts it.
        r: resistance; None: an input of 1 raises the voltage by 1.
        w_in: what the current gains from an input of 1 that stays; only with `r`.
        v_start: the voltage before the first step.
        surrogate: of the derivative where neurons fire: "fast_sigmoid", "arctan" or "triangle".
        slope: of the surrogate; larger is narrower.

    Numbers may be arrays, one for each neuron.
    """

    count: Any = None
    tau_syn: Any = None
    tau_mem: Any = None
    threshold: Any = 1.0
    reset: Reset = "hard"
    v_leak: Any = 0.0
    v_reset: Any = 0.0
    r: Any = None
    w_in: Any = None
    v_start: Any = 0.0
    surrogate: str = "fast_sigmoid"
    slope: float = 1.0

    def __post_init__(self) -> None:
        if self.reset not in ("hard", "soft"):
            raise ArgumentError(f"reset={self.reset!r}", fix='give reset="hard" or "soft".')
        check_attrs({"surrogate": self.surrogate})
        for name in ("tau_syn", "tau_mem"):
            tau = getattr(self, name)
            if tau is not None and not np.all(np.asarray(tau) > 0):
                raise ArgumentError(
                    f"{name} is {np.min(tau):g} s", fix="give time constants above 0."
                )

    @property
    def shape(self) -> Shape | None:
        """Of the neurons, if it was given."""
        if self.count is None or isinstance(self.count, tuple):
            return self.count
        return (int(self.count),)

    @property
    def linear(self) -> bool:
        return False

    @property
    def kind(self) -> str:
        """The name of the composite."""
        return "li" if self.threshold is None else "lif" if self.tau_syn is None else "cuba_lif"

    def out_shape(self, shape: Shape) -> Shape:
        own = self.shape
        if own is not None and own != tuple(shape):
            raise ArgumentError(
                f"{own} neurons get inputs of shape {tuple(shape)}",
                fix="give the population, or the layer before it, the other's shape.",
            )
        return shape

    def start(self, batch: int, shape: Shape, m: Dynamics) -> States:
        """u = 0 and v where it starts, [batch, *shape]."""
        full = (batch, *shape)
        v = np.broadcast_to(np.asarray(self.v_start - m.offset, np.float32), full)
        return {"u": mnp.zeros(full, mnp.float32), "v": mnp.asarray(np.ascontiguousarray(v))}

    def step(self, m: Dynamics, states: States, x: Any) -> tuple[States, Any]:
        """One step: the states after it, and the spikes (the voltage, if it never fires)."""
        neuron = KINDS[self.kind]
        given = {"vth": m.threshold, "du": m.du, "dv": m.dv, "bias_mant": m.drive, "bias_exp": 0.0}
        numbers = [mnp.asarray(np.asarray(given[name], np.float32)) for name in neuron.parameters]
        gained = x if np.all(m.gain == 1.0) else x * mnp.asarray(np.asarray(m.gain, np.float32))
        settings = {"reset": self.reset, "surrogate": self.surrogate, "slope": float(self.slope)}
        u, v, sent = neuron.op(gained, states["u"], states["v"], *numbers, **settings)
        if self.threshold is None:
            sent = v + np.asarray(m.offset, np.float32) if np.any(m.offset) else v
        return {"u": u, "v": v}, sent


def IF(count: Any = None, threshold: Any = 1.0, **given: Any) -> Neurons:
    """Neurons that integrate and fire; the voltage does not leak.

    >>> IF(3).kind
    'lif'
    """
    return Neurons(count, threshold=threshold, **given)


def LIF(count: Any = None, *, tau_mem: Any, threshold: Any = 1.0, **given: Any) -> Neurons:
    """Neurons whose voltage leaks.

    >>> float(Dynamics.of(LIF(3, tau_mem=1e-2), 1e-3, "euler").dv)
    0.1
    """
    return Neurons(count, tau_mem=tau_mem, threshold=threshold, **given)


def CubaLIF(
    count: Any = None, *, tau_syn: Any, tau_mem: Any, threshold: Any = 1.0, **given: Any
) -> Neurons:
    """Neurons whose current and voltage leak.

    >>> CubaLIF(3, tau_syn=5e-3, tau_mem=1e-2).kind
    'cuba_lif'
    """
    return Neurons(count, tau_syn, tau_mem, threshold, **given)


def LI(count: Any = None, *, tau_mem: Any = None, tau_syn: Any = None, **given: Any) -> Neurons:
    """Neurons that never fire: what comes out is their voltage. For the last layer.

    >>> LI(3).kind
    'li'
    """
    return Neurons(count, tau_syn, tau_mem, None, **given)


@dataclass(frozen=True, eq=False)
class Threshold(Layer):
    """1 where the input is above a threshold, else 0; without memory.

    >>> import monograph.numpy as mnp
    >>> Threshold(0.5).apply({}, mnp.array([0.4, 0.6]))
    Array([0., 1.], dtype=float32)
    """

    threshold: Any
    surrogate: str = "fast_sigmoid"
    slope: float = 1.0

    def apply(self, params: Params, x: Any) -> Any:
        distance = x - mnp.asarray(np.asarray(self.threshold, np.float32))
        return spike(distance, inclusive=False, surrogate=self.surrogate, slope=self.slope)

    @property
    def linear(self) -> bool:
        return False


@dataclass(frozen=True, eq=False)
class Delay(Layer):
    """Every feature comes out so many steps later.

    Args:
        steps: a number, or one for each feature.

    >>> Delay(3).longest
    3
    """

    steps: Any

    def __post_init__(self) -> None:
        if np.any(np.asarray(self.steps) < 0):
            raise ArgumentError("a delay is negative", fix="give delays of 0 steps or more.")

    @property
    def longest(self) -> int:
        return int(np.max(self.steps))

    def start(self, batch: int, shape: Shape) -> States:
        """What was put in and has not come out, [longest, batch, *shape]."""
        return {"past": mnp.zeros((self.longest, batch, *shape), mnp.float32)}

    def step(self, states: States, x: Any) -> tuple[States, Any]:
        """Put x in, and take out what is due."""
        all_of_it = mnp.concatenate([x[None], states["past"]])
        steps = np.asarray(self.steps)
        if steps.ndim == 0:
            out = all_of_it[int(steps)]
        else:
            due = steps == np.arange(self.longest + 1).reshape((-1,) + (1,) * steps.ndim)
            out = (all_of_it * due[:, None].astype(np.float32)).sum(axis=0)
        return {"past": all_of_it[:-1]}, out


@dataclass(frozen=True, eq=False)
class Recurrent(Layer):
    """A population that also hears itself, through a layer such as `Dense(n, n)`.

    >>> cell = Recurrent(LIF(4, tau_mem=1e-2), Layer())
    """

    neurons: Neurons
    inner: Layer

    def init(self, key: Any) -> Params:
        return self.inner.init(key)


__all__ = [
    "IF", "LI", "LIF", "CubaLIF", "Delay", "Dynamics", "Method", "Neurons", "Recurrent", "Reset",
    "Threshold",
]  # fmt: skip
