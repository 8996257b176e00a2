"""What each kind of neuron does in one step: the integer equations, in NumPy.

`KINDS` names the kinds with their parameters and states. Bit-exact to the fixed-point models of
Lava (lava-nc/lava b6822fb, `lava/proc/{lif,sdn,graded,atrlif}/models.py`), where it has the kind.
`simulate` runs these or programs that are tested against them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from monograph.backends.loihi.network import Neurons, Wrap

Array = np.ndarray[Any, Any]
States = dict[str, Array]
Parameters = Mapping[str, Any]

HALF = 1 << 23  # u and v have 24 bits
UNIT_BITS = 12  # decays are in 1/4096
ALIGN = 6  # inputs and thresholds are shifted by so many bits, to line up with u and v


@dataclass(frozen=True)
class Stepped:
    """What a step leaves behind.

    Attributes:
        states: after the step, by name.
        sent: the messages, 0 where there is none.
        wrapped: where the first state of the kind did not fit and wrapped around.
        clipped: where v did not fit and stayed at the end of its range.
    """

    states: States
    sent: Array
    wrapped: Array | None = None
    clipped: Array | None = None


@dataclass(frozen=True)
class Kind:
    """A kind of neuron.

    Attributes:
        parameters: name -> default; None: must be given.
        states: by name; the first two are what "u" and "v" of a report are.
        step: (parameters, states, summed input) -> what is left behind.
        signed: whether messages may be other than 0 and 1.
    """

    parameters: Mapping[str, int | None]
    states: tuple[str, ...]
    step: Callable[[Parameters, States, Array], Stepped]
    signed: bool = False


def rtz(x: Array, keep: Any) -> Array:
    """``x * keep / 4096``, truncated towards zero: how the chip lets values decay.

    >>> rtz(np.array([5, -5]), 2048)
    array([ 2, -2])
    """
    product = np.asarray(x, np.int64) * keep
    return (product + ((product >> 63) & 4095)) >> UNIT_BITS  # a shift alone rounds down


def wrap24(u: Array, wrap: Wrap) -> Array:
    """u in 24 bits.

    As two's complement it is in [-2^23, 2^23). Lava's models, which add in 32 bits, leave 2^23 as
    it is, make it of -2^23, and take one turn at most.

    >>> x = np.array([2**23, -(2**23), 3 * 2**23])
    >>> wrap24(x, "twos").tolist(), wrap24(x, "lava").tolist()
    ([-8388608, -8388608, -8388608], [8388608, 8388608, 8388608])
    """
    if wrap == "twos":
        return ((u + HALF) & (2 * HALF - 1)) - HALF
    u = u.astype(np.int32).astype(np.int64)
    return u - 2 * HALF * (u > HALF) + 2 * HALF * (u <= -HALF)


def effective_bias(mant: Array, exp: Array) -> Array:
    """``mant * 2^exp``, rounded down."""
    return np.where(exp >= 0, mant << np.maximum(exp, 0), mant >> np.maximum(-exp, 0))


# ---- neurons of current and voltage --------------------------------------------------------------


def _membrane(p: Parameters, states: States, a: Array) -> tuple[Array, Array, Array, Array]:
    """u and v before anything fires, and where they did not fit."""
    summed = rtz(states["u"], 4096 - (p["du"] + 1)) + (a << ALIGN)
    u = wrap24(summed, p["wrap"])
    wanted = rtz(states["v"], 4096 - p["dv"]) + u + p["bias"]
    v = np.clip(wanted, -HALF + 1, HALF - 1)
    return u, v, u != summed, v != wanted


def _reset(p: Parameters, v: Array, fired: Array, threshold: Array) -> Array:
    """v after firing."""
    if p["reset"] == "hard":
        return np.where(fired, 0, v)
    return v - np.where(fired, threshold, 0) if p["reset"] == "soft" else v


def _cuba_lif(p: Parameters, states: States, a: Array) -> Stepped:
    """Current and voltage leak; a spike where v is above the threshold (Davies et al. 2018)."""
    u, v, wrapped, clipped = _membrane(p, states, a)
    threshold = p["vth"] << ALIGN
    fired = v > threshold
    states = {"u": u, "v": _reset(p, v, fired, threshold)}
    return Stepped(states, fired.astype(np.int64), wrapped, clipped)


def _li(p: Parameters, states: States, a: Array) -> Stepped:
    """A neuron that never fires."""
    u, v, wrapped, clipped = _membrane(p, states, a)
    return Stepped({"u": u, "v": v}, np.zeros_like(v), wrapped, clipped)


def _lif_reset(p: Parameters, states: States, a: Array) -> Stepped:
    """u and v are 0 before the steps, counted from 1, that are `offset` modulo `interval`."""
    step = states["step"] + 1
    due = (step - p["offset"]) % p["interval"] == 0
    made = _cuba_lif(p, {name: np.where(due, 0, states[name]) for name in ("u", "v")}, a)
    return replace(made, states={**made.states, "step": step})


def _ternary(p: Parameters, states: States, a: Array) -> Stepped:
    """1 above the upper threshold, -1 below the lower one."""
    u, v, wrapped, clipped = _membrane(p, states, a)
    high, low = p["vth_hi"] << ALIGN, p["vth_lo"] << ALIGN
    sent = (v > high).astype(np.int64) - (v < low)
    v = _reset(p, v, sent != 0, np.where(sent > 0, high, low))
    return Stepped({"u": u, "v": v}, sent, wrapped, clipped)


def _refractory(p: Parameters, states: States, a: Array) -> Stepped:
    """v stays 0 for ``refractory - 1`` steps after a spike.

    nengo-loihi e564f66, `nengo_loihi/emulator/interface.py`.
    """
    u, v, wrapped, clipped = _membrane(p, states, a)
    v = np.where(states["wait"] > 0, 0, v)
    threshold = p["vth"] << ALIGN
    fired = v > threshold
    wait = np.maximum(np.where(fired, p["refractory"], states["wait"]) - 1, 0)
    states = {"u": u, "v": _reset(p, v, fired, threshold), "wait": wait}
    return Stepped(states, fired.astype(np.int64), wrapped, clipped)


def _adaptive(p: Parameters, states: States, a: Array) -> Stepped:
    """Lava's ATRLIF: a spike raises the threshold and a refractory state; v is not reset.

    The decays are parts of 4096, as those of the other kinds are.
    """
    u, v, wrapped, clipped = _membrane(p, states, a)
    rest = p["theta_0"] << ALIGN
    theta = rtz(states["theta"] - rest, 4096 - p["dtheta"]) + rest
    r = rtz(states["r"], 4096 - p["dr"])
    fired = v - r >= theta
    states = {
        "u": u,
        "v": v,
        "theta": theta + np.where(fired, p["theta_step"] << ALIGN, 0),
        "r": r + np.where(fired, 2 * theta, 0),
    }
    return Stepped(states, fired.astype(np.int64), wrapped, clipped)


# ---- neurons that send values --------------------------------------------------------------------
# What sums up their input has 24 bits too, as two's complement; Lava's models leave that open.


def _graded(p: Parameters, states: States, a: Array) -> Stepped:
    """The input itself, where its magnitude is above the threshold."""
    v = wrap24(states["v"] + a, "twos")
    fired = np.abs(v) > p["vth"]
    return Stepped({"v": np.zeros_like(v)}, np.where(fired, v, 0), v != states["v"] + a)


def _graded_relu(p: Parameters, states: States, a: Array) -> Stepped:
    """The input itself, where it is above the threshold."""
    v = wrap24(states["v"] + a, "twos")
    return Stepped({"v": np.zeros_like(v)}, np.where(v > p["vth"], v, 0), v != states["v"] + a)


def _sigma_delta(p: Parameters, states: States, a: Array) -> Stepped:
    """Sums its input; sends by how much the ReLU of the sum has changed, once that is enough.

    What is not sent is kept as `residue`; what is sent is shifted right by `state_exp` bits.
    """
    summed = states["sigma"] + a
    sigma = wrap24(summed, "twos")
    wrapped = sigma != summed
    act = np.maximum(sigma + p["bias"], 0)
    delta = act - states["act"] + states["residue"]
    sent = np.where(np.abs(delta) >= p["vth"], delta, 0)
    states = {"sigma": sigma, "act": act, "residue": delta - sent}
    return Stepped(states, sent >> p["state_exp"], wrapped)


_BIAS: dict[str, int | None] = {"bias_mant": 0, "bias_exp": 0}
_LIF: dict[str, int | None] = {"du": 4095, "dv": 0, **_BIAS}
_UV = ("u", "v")

KINDS: Mapping[str, Kind] = {
    "if": Kind({"vth": None, **_LIF}, _UV, _cuba_lif),
    "lif": Kind({"vth": None, **_LIF}, _UV, _cuba_lif),
    "cuba_lif": Kind({"vth": None, **_LIF}, _UV, _cuba_lif),
    "li": Kind(_LIF, _UV, _li),
    "lif_reset": Kind(
        {"vth": None, "interval": 1, "offset": 0, **_LIF}, (*_UV, "step"), _lif_reset
    ),
    "refractory": Kind({"vth": None, "refractory": 1, **_LIF}, (*_UV, "wait"), _refractory),
    "ternary": Kind({"vth_hi": None, "vth_lo": None, **_LIF}, _UV, _ternary, signed=True),
    "adaptive": Kind(
        {"theta_0": None, "theta_step": 0, "dtheta": 0, "dr": 0, **_LIF},
        (*_UV, "theta", "r"),
        _adaptive,
    ),
    "graded_vec": Kind({"vth": 0}, ("v",), _graded, signed=True),
    "graded_relu": Kind({"vth": 0}, ("v",), _graded_relu, signed=True),
    "sigma_delta": Kind(
        {"vth": 0, "state_exp": 0, **_BIAS}, ("sigma", "act", "residue"), _sigma_delta, signed=True
    ),
}


def prepare(neurons: Neurons) -> dict[str, Any]:
    """The parameters of a population with the defaults of its kind, as i64, scalars or [count]."""
    kind = KINDS[neurons.kind]
    p: dict[str, Any] = {}
    for name, default in kind.parameters.items():
        value = neurons.parameters.get(name, default)
        assert value is not None, f"{neurons.name}: {name} is not given"
        value = np.asarray(value, np.int64)
        p[name] = value.reshape(-1) if value.ndim else value
    if "bias_mant" in p:
        p["bias"] = effective_bias(p["bias_mant"], p["bias_exp"])
    return {**p, "reset": neurons.reset, "wrap": neurons.wrap}


def start(neurons: Neurons, presentations: int) -> States:
    """The states before the first step, [presentations, count]."""
    states = {}
    for name in KINDS[neurons.kind].states:
        default: Any = 0
        if name == "theta":
            default = np.asarray(neurons.parameters["theta_0"], np.int64).reshape(-1) << ALIGN
        value = np.asarray(neurons.initial.get(name, default), np.int64)
        value = value.reshape(-1) if value.ndim else value
        states[name] = np.broadcast_to(value, (presentations, neurons.count)).copy()
    return states


__all__ = [
    "ALIGN", "HALF", "KINDS", "Kind", "Parameters", "States", "Stepped", "effective_bias",
    "prepare", "rtz", "start", "wrap24",
]  # fmt: skip
