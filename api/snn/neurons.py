"""Neurons in floating point: one function for each kind, a step of a population.

Each takes the state and the summed input and gives the new state and the spikes, 0 or 1 (or the
values sent). The equations, and what the parameters mean, stand in `monograph.snn`.
"""

from __future__ import annotations

from typing import Any

from monograph._operands.values import promote_inexact, require_float, to_type
from monograph.hlo.ops import membranes
from monograph.hlo.ops.neurons import KINDS
from monograph.hlo.types import dtype as dtype_of
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
    started,
)

_Step = tuple[Any, Any]


def initial(kind: str, shape: int | tuple[int, ...], *, theta: Any = 0.0,
            dtype: Any = "f32") -> Any:  # fmt: skip
    """The state of neurons before the first step.

    Args:
        kind: a function of this module, by name ("if" for `if_`).
        shape: of the population.
        theta: the threshold that adaptive neurons start with.
        dtype: a floating-point type.

    Raises:
        UnknownNameError: if there is no such kind.

    >>> initial("lif", 2)
    Membrane(u=Array([0., 0.], dtype=float32), v=Array([0., 0.], dtype=float32))
    """
    return started(kind, shape, dtype_of(dtype), theta)


def spike(x: Any, *, surrogate: str = "fast_sigmoid", slope: float = 25.0) -> Any:
    """1 where x > 0, else 0; its derivative is the surrogate's.

    Args:
        x: distance from the threshold, an array of floats.
        surrogate: "fast_sigmoid" 1 / (1 + |slope x|)^2, "arctan" 1 / (1 + (slope x)^2) or
            "triangle" max(0, 1 - |slope x|).
        slope: how narrow it is.

    Zenke, Ganguli, Neural Computation 30 (2018); Fang et al., ICCV 2021; Bellec et al.,
    NeurIPS 2018.

    >>> import monograph as mg
    >>> mg.grad(lambda x: mg.snn.spike(x, slope=1.0))(1.0)
    Array(0.25, dtype=float32, weak_type=True)
    """
    check_attrs({"surrogate": surrogate})
    x = require_float(x, "spike")
    return membranes.spike(x, inclusive=False, surrogate=surrogate, slope=float(slope))


def _step(kind: str, state: Any, x: Any, given: dict[str, Any], attrs: dict[str, Any]) -> _Step:
    check_attrs(attrs)
    x, *states = promote_inexact(kind, x, *check_same_length(kind, state))
    d = x.type.dtype
    given = {"bias_mant": given.pop("bias", 0.0), "bias_exp": 0.0, "state_exp": 0.0, **given}
    parameters = [to_type(given[name], d) for name in KINDS[kind].parameters]
    return advance(kind, state, [x, *states, *parameters], **attrs)


def if_(
    state: Membrane, x: Any, *, vth: Any = 1.0, bias: Any = 0.0, reset: str = "soft",
    surrogate: str = "fast_sigmoid", slope: float = 25.0,
) -> _Step:  # fmt: skip
    """Integrate and fire: no leak.

    >>> state, s = if_(initial("if", 2), [0.5, 1.5])
    Traceback (most recent call last):
    ...
    monograph.errors.ArgumentError: ...
    >>> import monograph.numpy as mnp
    >>> state, s = if_(initial("if", 2), mnp.array([0.5, 1.5]))
    >>> s, state.v
    (Array([0., 1.], dtype=float32), Array([0.5, 0.5], dtype=float32))
    """
    given = {"vth": vth, "du": 1.0, "dv": 0.0, "bias": bias}
    return _step("if", state, x, given, _how(reset, surrogate, slope))


def _how(reset: str, surrogate: str, slope: float) -> dict[str, Any]:
    return {"reset": reset, "surrogate": surrogate, "slope": float(slope)}


def lif(
    state: Membrane, x: Any, *, vth: Any = 1.0, dv: Any = 0.1, bias: Any = 0.0,
    reset: str = "hard", surrogate: str = "fast_sigmoid", slope: float = 25.0,
) -> _Step:  # fmt: skip
    """Leaky integrate and fire: the voltage leaks, the current has no memory.

    >>> state, s = lif(Membrane(0.0, 0.5), 0.25, dv=0.5)
    >>> float(state.v), float(s)
    (0.5, 0.0)
    """
    given = {"vth": vth, "du": 1.0, "dv": dv, "bias": bias}
    return _step("lif", state, x, given, _how(reset, surrogate, slope))


def cuba_lif(
    state: Membrane, x: Any, *, vth: Any = 1.0, du: Any = 0.5, dv: Any = 0.1, bias: Any = 0.0,
    reset: str = "hard", surrogate: str = "fast_sigmoid", slope: float = 25.0,
) -> _Step:  # fmt: skip
    """Leaky integrate and fire with a current that leaks too.

    >>> state, s = cuba_lif(Membrane(1.0, 0.0), 0.0, du=0.5, dv=0.0)
    >>> float(state.u), float(state.v)
    (0.5, 0.5)
    """
    given = {"vth": vth, "du": du, "dv": dv, "bias": bias}
    return _step("cuba_lif", state, x, given, _how(reset, surrogate, slope))


def li(state: Membrane, x: Any, *, du: Any = 1.0, dv: Any = 0.1, bias: Any = 0.0) -> _Step:
    """A leaky integrator, which never fires: read its v.

    >>> state, _ = li(Membrane(0.0, 1.0), 1.0, dv=0.5)
    >>> float(state.v)
    1.5
    """
    return _step("li", state, x, {"du": du, "dv": dv, "bias": bias}, {})


def lif_reset(
    state: Counting, x: Any, *, interval: Any, offset: Any = 0, vth: Any = 1.0, du: Any = 1.0,
    dv: Any = 0.0, bias: Any = 0.0, reset: str = "hard", surrogate: str = "fast_sigmoid",
    slope: float = 25.0,
) -> _Step:  # fmt: skip
    """`cuba_lif` that starts anew every `interval` steps: u and v are 0 before the steps, counted
    from 1, that are `offset` modulo `interval`.

    >>> state, _ = lif_reset(Counting(0.0, 0.5, 3.0), 0.25, interval=4)
    >>> float(state.v)
    0.25
    """
    given = {"vth": vth, "interval": interval, "offset": offset, "du": du, "dv": dv, "bias": bias}
    return _step("lif_reset", state, x, given, _how(reset, surrogate, slope))


def refractory(
    state: Waiting, x: Any, *, steps: Any, vth: Any = 1.0, du: Any = 1.0, dv: Any = 0.1,
    bias: Any = 0.0, reset: str = "hard", surrogate: str = "fast_sigmoid", slope: float = 25.0,
) -> _Step:  # fmt: skip
    """`cuba_lif` whose v stays 0 for ``steps - 1`` steps after a spike.

    >>> state, s = refractory(Waiting(0.0, 0.0, 1.0), 5.0, steps=2)
    >>> float(s), float(state.wait)
    (0.0, 0.0)
    """
    given = {"vth": vth, "refractory": steps, "du": du, "dv": dv, "bias": bias}
    return _step("refractory", state, x, given, _how(reset, surrogate, slope))


def ternary(
    state: Membrane, x: Any, *, vth_hi: Any = 1.0, vth_lo: Any = -1.0, du: Any = 1.0,
    dv: Any = 0.1, bias: Any = 0.0, reset: str = "hard", surrogate: str = "fast_sigmoid",
    slope: float = 25.0,
) -> _Step:  # fmt: skip
    """Sends 1 above the upper threshold and -1 below the lower one.

    >>> state, s = ternary(Membrane(0.0, 0.0), -2.0)
    >>> float(s)
    -1.0
    """
    given = {"vth_hi": vth_hi, "vth_lo": vth_lo, "du": du, "dv": dv, "bias": bias}
    return _step("ternary", state, x, given, _how(reset, surrogate, slope))


def adaptive(
    state: Adapting, x: Any, *, theta_0: Any = 1.0, theta_step: Any = 0.1, dtheta: Any = 0.1,
    dr: Any = 0.5, du: Any = 1.0, dv: Any = 0.1, bias: Any = 0.0,
    surrogate: str = "fast_sigmoid", slope: float = 25.0,
) -> _Step:  # fmt: skip
    """A spike raises the threshold by `theta_step` and a refractory state by twice the threshold;
    v is not reset. Start with ``initial("adaptive", shape, theta=theta_0)``.

    >>> state, s = adaptive(initial("adaptive", (), theta=1.0), 2.0)
    >>> round(float(state.theta), 3), float(state.r)
    (1.1, 2.0)
    """
    given = {"theta_0": theta_0, "theta_step": theta_step, "dtheta": dtheta, "dr": dr,
             "du": du, "dv": dv, "bias": bias}  # fmt: skip
    return _step("adaptive", state, x, given, _how("none", surrogate, slope))


def graded_vec(state: Value, x: Any, *, vth: Any = 0.0) -> _Step:
    """Sends its input, where its magnitude is above the threshold.

    >>> state, s = graded_vec(Value(0.0), -3.0, vth=1.0)
    >>> float(s)
    -3.0
    """
    return _step("graded_vec", state, x, {"vth": vth}, {})


def graded_relu(state: Value, x: Any, *, vth: Any = 0.0) -> _Step:
    """Sends its input, where it is above the threshold.

    >>> state, s = graded_relu(Value(0.0), -3.0)
    >>> float(s)
    0.0
    """
    return _step("graded_relu", state, x, {"vth": vth}, {})


def sigma_delta(state: Changing, x: Any, *, vth: Any = 0.1, bias: Any = 0.0) -> _Step:
    """Sums its input, and sends by how much the ReLU of the sum has changed once that is `vth`.

    >>> state, s = sigma_delta(Changing(0.0, 0.0, 0.0), 2.0)
    >>> float(s)
    2.0
    """
    return _step("sigma_delta", state, x, {"vth": vth, "bias": bias}, {})


__all__ = [
    "adaptive", "cuba_lif", "graded_relu", "graded_vec", "if_", "initial", "li", "lif",
    "lif_reset", "refractory", "sigma_delta", "spike", "ternary",
]  # fmt: skip
