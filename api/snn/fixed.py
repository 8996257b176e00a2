"""Neurons and synapses in a chip's integers: the same bits on every machine.

Bit-exact to the fixed-point models of Lava (lava-nc/lava b6822fb). A connection takes one step:
what is sent in a step arrives in the next.

    connection, current = dense(connection, weights, spikes)  # current: what was sent a step ago
    state, spikes = lif(state, current, vth=100)

u and v have 24 bits; `du` and `dv` are in 1/4096 (du = 4095: u has no memory; dv = 0: no leak); the
threshold is ``vth * 64`` in units of v, the bias ``bias_mant * 2^bias_exp``. `wrap` says how u
leaves its 24 bits: "twos" as two's complement, as the chip does, or "lava" as Lava's models do.
Everything is i32. The guide is docs/loihi.md.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.hlo.builder import Tracer
from monograph.hlo.ops.membranes import ALIGN
from monograph.hlo.ops.neurons import KINDS
from monograph.hlo.types import I32
from monograph.snn.states import (
    Adapting,
    Changing,
    Counting,
    Membrane,
    Value,
    Waiting,
    advance,
    check_attrs,
    check_same_length,
    integer,
    started,
)
from monograph.snn.synapses import arriving, connection, conv, dense, pool, sparse

_Step = tuple[Any, Any]


def initial(kind: str, shape: int | tuple[int, ...], *, theta_0: Any = 0) -> Any:
    """The state of neurons before the first step.

    Args:
        kind: a function of this module, by name ("if" for `if_`).
        shape: of the population.
        theta_0: the resting threshold of adaptive neurons, which they start with.

    Raises:
        UnknownNameError: if there is no such kind.

    >>> initial("lif", 2)
    Membrane(u=Array([0, 0], dtype=int32), v=Array([0, 0], dtype=int32))
    """
    theta = integer(theta_0, "theta_0")
    if not isinstance(theta, Tracer):  # known: it is no work of the program
        theta = np.asarray(theta, np.int32)
    return started(kind, shape, I32, theta * (1 << ALIGN))


def _step(kind: str, state: Any, x: Any, given: dict[str, Any], attrs: dict[str, Any]) -> _Step:
    check_attrs(attrs)
    neuron = KINDS[kind]
    states = [integer(s, kind) for s in check_same_length(kind, state)]
    parameters = [integer(given[name], name) for name in neuron.parameters]
    return advance(kind, state, [integer(x, kind), *states, *parameters], **attrs)


def if_(
    state: Membrane, x: Any, *, vth: Any, bias_mant: Any = 0, bias_exp: Any = 0,
    reset: str = "hard", wrap: str = "twos",
) -> _Step:  # fmt: skip
    """Integrate and fire: no leak.

    >>> import monograph.numpy as mnp
    >>> state, s = if_(initial("if", 2), mnp.array([5, 15]), vth=10)
    >>> s, state.v
    (Array([0, 1], dtype=int32), Array([320,   0], dtype=int32))
    """
    given = {"vth": vth, "du": 4095, "dv": 0, "bias_mant": bias_mant, "bias_exp": bias_exp}
    return _step("if", state, x, given, {"reset": reset, "wrap": wrap})


def lif(
    state: Membrane, x: Any, *, vth: Any, dv: Any = 0, bias_mant: Any = 0, bias_exp: Any = 0,
    reset: str = "hard", wrap: str = "twos",
) -> _Step:  # fmt: skip
    """Leaky integrate and fire: the voltage leaks, the current has no memory.

    >>> state, s = lif(Membrane(0, 1000), 1, vth=100, dv=2048)
    >>> int(state.v), int(s)
    (564, 0)
    """
    given = {"vth": vth, "du": 4095, "dv": dv, "bias_mant": bias_mant, "bias_exp": bias_exp}
    return _step("lif", state, x, given, {"reset": reset, "wrap": wrap})


def cuba_lif(
    state: Membrane, x: Any, *, vth: Any, du: Any = 4095, dv: Any = 0, bias_mant: Any = 0,
    bias_exp: Any = 0, reset: str = "hard", wrap: str = "twos",
) -> _Step:  # fmt: skip
    """Leaky integrate and fire with a current that leaks too.

    Davies et al., "Loihi", IEEE Micro 38 (2018).

    >>> state, s = cuba_lif(Membrane(4096, 0), 0, vth=100, du=2047)
    >>> int(state.u), int(state.v)
    (2048, 2048)
    """
    given = {"vth": vth, "du": du, "dv": dv, "bias_mant": bias_mant, "bias_exp": bias_exp}
    return _step("cuba_lif", state, x, given, {"reset": reset, "wrap": wrap})


def li(
    state: Membrane, x: Any, *, du: Any = 4095, dv: Any = 0, bias_mant: Any = 0,
    bias_exp: Any = 0, wrap: str = "twos",
) -> _Step:  # fmt: skip
    """A leaky integrator, which never fires: read its v.

    >>> state, _ = li(Membrane(0, 64), 1)
    >>> int(state.v)
    128
    """
    given = {"du": du, "dv": dv, "bias_mant": bias_mant, "bias_exp": bias_exp}
    return _step("li", state, x, given, {"wrap": wrap})


def lif_reset(
    state: Counting, x: Any, *, vth: Any, interval: Any, offset: Any = 0, du: Any = 4095,
    dv: Any = 0, bias_mant: Any = 0, bias_exp: Any = 0, reset: str = "hard", wrap: str = "twos",
) -> _Step:  # fmt: skip
    """`cuba_lif` that starts anew every `interval` steps: u and v are 0 before the steps, counted
    from 1, that are `offset` modulo `interval`.

    >>> state, _ = lif_reset(Counting(0, 640, 3), 1, vth=100, interval=4)
    >>> int(state.v), int(state.step)
    (64, 4)
    """
    given = {"vth": vth, "interval": interval, "offset": offset, "du": du, "dv": dv,
             "bias_mant": bias_mant, "bias_exp": bias_exp}  # fmt: skip
    return _step("lif_reset", state, x, given, {"reset": reset, "wrap": wrap})


def refractory(
    state: Waiting, x: Any, *, vth: Any, steps: Any, du: Any = 4095, dv: Any = 0,
    bias_mant: Any = 0, bias_exp: Any = 0, reset: str = "hard", wrap: str = "twos",
) -> _Step:  # fmt: skip
    """`cuba_lif` whose v stays 0 for ``steps - 1`` steps after a spike.

    >>> state, s = refractory(Waiting(0, 0, 1), 500, vth=10, steps=2)
    >>> int(s), int(state.wait)
    (0, 0)
    """
    given = {"vth": vth, "refractory": steps, "du": du, "dv": dv, "bias_mant": bias_mant,
             "bias_exp": bias_exp}  # fmt: skip
    return _step("refractory", state, x, given, {"reset": reset, "wrap": wrap})


def ternary(
    state: Membrane, x: Any, *, vth_hi: Any, vth_lo: Any, du: Any = 4095, dv: Any = 0,
    bias_mant: Any = 0, bias_exp: Any = 0, reset: str = "hard", wrap: str = "twos",
) -> _Step:  # fmt: skip
    """Sends 1 above the upper threshold and -1 below the lower one.

    >>> state, s = ternary(Membrane(0, 0), -20, vth_hi=10, vth_lo=-10)
    >>> int(s)
    -1
    """
    given = {"vth_hi": vth_hi, "vth_lo": vth_lo, "du": du, "dv": dv, "bias_mant": bias_mant,
             "bias_exp": bias_exp}  # fmt: skip
    return _step("ternary", state, x, given, {"reset": reset, "wrap": wrap})


def adaptive(
    state: Adapting, x: Any, *, theta_0: Any, theta_step: Any = 0, dtheta: Any = 0, dr: Any = 0,
    du: Any = 4095, dv: Any = 0, bias_mant: Any = 0, bias_exp: Any = 0, wrap: str = "twos",
) -> _Step:  # fmt: skip
    """A spike raises the threshold by `theta_step` and a refractory state by twice the threshold;
    v is not reset. Start with ``initial("adaptive", shape, theta_0=theta_0)``.

    >>> state, s = adaptive(initial("adaptive", (), theta_0=10), 20, theta_0=10, theta_step=1)
    >>> int(state.theta), int(state.r), int(s)
    (704, 1280, 1)
    """
    given = {"theta_0": theta_0, "theta_step": theta_step, "dtheta": dtheta, "dr": dr, "du": du,
             "dv": dv, "bias_mant": bias_mant, "bias_exp": bias_exp}  # fmt: skip
    return _step("adaptive", state, x, given, {"reset": "none", "wrap": wrap})


def graded_vec(state: Value, x: Any, *, vth: Any = 0) -> _Step:
    """Sends its input, where its magnitude is above the threshold.

    >>> state, s = graded_vec(Value(0), -30, vth=10)
    >>> int(s)
    -30
    """
    return _step("graded_vec", state, x, {"vth": vth}, {})


def graded_relu(state: Value, x: Any, *, vth: Any = 0) -> _Step:
    """Sends its input, where it is above the threshold.

    >>> state, s = graded_relu(Value(0), -30)
    >>> int(s)
    0
    """
    return _step("graded_relu", state, x, {"vth": vth}, {})


def sigma_delta(
    state: Changing, x: Any, *, vth: Any = 0, state_exp: Any = 0, bias_mant: Any = 0,
    bias_exp: Any = 0,
) -> _Step:  # fmt: skip
    """Sums its input, and sends by how much the ReLU of the sum has changed once that is `vth`,
    without the lowest `state_exp` bits.

    >>> state, s = sigma_delta(Changing(0, 0, 0), 20, state_exp=2)
    >>> int(s)
    5
    """
    given = {"vth": vth, "state_exp": state_exp, "bias_mant": bias_mant, "bias_exp": bias_exp}
    return _step("sigma_delta", state, x, given, {})


__all__ = [
    "adaptive", "arriving", "connection", "conv", "cuba_lif", "dense", "graded_relu",
    "graded_vec", "if_", "initial", "li", "lif", "lif_reset", "pool", "refractory", "sigma_delta",
    "sparse", "ternary",
]  # fmt: skip
