"""Spiking neurons: one composite for each kind, in floating point and in the chip's integers.

Operands are the summed input, the states, then the parameters; results are the states after the
step, then what the neurons send. The element type of the input decides what arithmetic they use:
floats, with a surrogate derivative where they fire, or the integers of Loihi (bit-exact to Lava
b6822fb). `monograph.snn` calls these; the chip's backend takes the integer ones whole, every other
machine runs the expansion.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from monograph.hlo.errors import DTypeError, ShapeError
from monograph.hlo.ops.batching import stretch
from monograph.hlo.ops.composite import composite, expansion
from monograph.hlo.ops.formula import Term
from monograph.hlo.ops.membranes import Arithmetic, Fixed, Real
from monograph.hlo.ops.shape_rules import named
from monograph.hlo.record import Attrs, OpDef, ops
from monograph.hlo.types import I32, I64, TensorType, Type

Terms = dict[str, Term]
Update = Callable[[Arithmetic, Terms, Terms, Term], tuple[Terms, Term]]
_ATTRS = ("reset", "wrap", "surrogate", "slope")
_DEFAULTS = {"reset": "hard", "wrap": "twos", "surrogate": "fast_sigmoid", "slope": 25.0}


@dataclass(frozen=True, eq=False)
class Neuron:
    """A kind of neuron.

    Attributes:
        states: their names.
        parameters: names, in the order of the operands.
        update: ``(arithmetic, parameters, states, input) -> (states, what is sent)``.
        op: its record.
    """

    states: tuple[str, ...]
    parameters: tuple[str, ...]
    update: Update
    op: OpDef


# ---- neurons of current and voltage --------------------------------------------------------------


def _cuba_lif(m: Arithmetic, p: Terms, s: Terms, x: Term) -> tuple[Terms, Term]:
    """Current and voltage leak; a spike where v is above the threshold (Davies et al. 2018)."""
    u, v = m.membrane(p, s, x)
    threshold = m.level(p["vth"])
    fired = m.fires(v - threshold)
    return {"u": u, "v": m.reset(v, fired, threshold)}, fired


def _li(m: Arithmetic, p: Terms, s: Terms, x: Term) -> tuple[Terms, Term]:
    u, v = m.membrane(p, s, x)
    return {"u": u, "v": v}, v.of(0)


def _lif_reset(m: Arithmetic, p: Terms, s: Terms, x: Term) -> tuple[Terms, Term]:
    """u and v are 0 before the steps, counted from 1, that are `offset` modulo `interval`."""
    step = s["step"] + 1
    due = m.remainder(step - p["offset"], p["interval"]).equals(0)
    kept = {name: due.then(0, s[name]) for name in ("u", "v")}
    made, fired = _cuba_lif(m, p, kept, x)
    return {**made, "step": step}, fired


def _ternary(m: Arithmetic, p: Terms, s: Terms, x: Term) -> tuple[Terms, Term]:
    """1 above the upper threshold, -1 below the lower one."""
    u, v = m.membrane(p, s, x)
    high, low = m.level(p["vth_hi"]), m.level(p["vth_lo"])
    up, down = m.fires(v - high), m.fires(low - v)
    v = m.reset(m.reset(v, up, high), down, low)
    return {"u": u, "v": v}, up - down


def _refractory(m: Arithmetic, p: Terms, s: Terms, x: Term) -> tuple[Terms, Term]:
    """v stays 0 for ``refractory - 1`` steps after a spike.

    nengo-loihi e564f66, `nengo_loihi/emulator/interface.py`.
    """
    u, v = m.membrane(p, s, x)
    v = (s["wait"] > 0).then(0, v)
    threshold = m.level(p["vth"])
    fired = m.fires(v - threshold)
    wait = ((fired > 0).then(p["refractory"], s["wait"]) - 1).at_least(0)
    return {"u": u, "v": m.reset(v, fired, threshold), "wait": wait}, fired


def _adaptive(m: Arithmetic, p: Terms, s: Terms, x: Term) -> tuple[Terms, Term]:
    """A spike raises the threshold and a refractory state; v is not reset.

    Lava b6822fb, `lava/proc/atrlif/models.py`, with decays as those of the other kinds.
    """
    u, v = m.membrane(p, s, x)
    rest = m.level(p["theta_0"])
    theta = m.decay(s["theta"] - rest, p["dtheta"]) + rest
    r = m.decay(s["r"], p["dr"])
    fired = m.fires(v - r - theta, inclusive=True)
    raised = theta + (fired > 0).then(m.level(p["theta_step"]), 0)
    return {"u": u, "v": v, "theta": raised, "r": r + (fired > 0).then(theta * 2, 0)}, fired


# ---- neurons that send values --------------------------------------------------------------------


def _graded_vec(m: Arithmetic, p: Terms, s: Terms, x: Term) -> tuple[Terms, Term]:
    """The input itself, where its magnitude is above the threshold (Lava's `GradedVec`)."""
    v = m.value(s["v"] + x)
    return {"v": v.of(0)}, (v.abs() > p["vth"]).then(v, 0)


def _graded_relu(m: Arithmetic, p: Terms, s: Terms, x: Term) -> tuple[Terms, Term]:
    """The input itself, where it is above the threshold (Lava's `GradedReluVec`)."""
    v = m.value(s["v"] + x)
    return {"v": v.of(0)}, (v > p["vth"]).then(v, 0)


def _sigma_delta(m: Arithmetic, p: Terms, s: Terms, x: Term) -> tuple[Terms, Term]:
    """Sums its input; sends by how much the ReLU of the sum has changed, once that is enough.

    Lava b6822fb, `lava/proc/sdn/models.py`: what is not sent stays as the residue.
    """
    sigma = m.value(s["sigma"] + x)
    act = (sigma + m.bias(p)).at_least(0)
    delta = act - s["act"] + s["residue"]
    sent = (delta.abs() >= p["vth"]).then(delta, 0)
    states = {"sigma": sigma, "act": act, "residue": delta - sent}
    return states, m.shifted_down(sent, p["state_exp"])


# ---- records -------------------------------------------------------------------------------------


def _define(name: str, states: str, parameters: str, update: Update) -> Neuron:
    state_names, names = tuple(states.split()), tuple(parameters.split())
    operands = ("x", *state_names, *names)
    count = 1 + len(state_names)

    def expand(ins: Sequence[Any], attrs: Attrs) -> list[Any]:
        t = ins[0].type
        wide = t.dtype if t.dtype.is_float else I64
        x, *rest = (Term(_spread(v, t.shape, wide)) for v in ins)
        s = dict(zip(state_names, rest, strict=False))
        p = dict(zip(names, rest[count - 1 :], strict=True))
        arithmetic = Real(attrs) if t.dtype.is_float else Fixed(attrs)
        made, sent = update(arithmetic, p, s, x)
        return [ops.convert(v.value, dtype=t.dtype) for v in (*made.values(), sent)]

    def infer(types: tuple[TensorType, ...], attrs: Attrs) -> Type:
        _check(name, operands, count, types)
        return expansion(op, types, attrs).out_types

    def batch(attrs: Attrs, ins: Any, flags: Any, size: int) -> tuple[list[Any], list[bool]]:
        whole = [stretch(x, f, size) for x, f in zip(ins[:count], flags, strict=False)]
        shape = whole[0].type.shape
        p = [_row(x, shape) if f else x for x, f in zip(ins[count:], flags[count:], strict=True)]
        outs = op(*whole, *p, **attrs)
        return outs, [True] * len(outs)

    op = composite(
        name, expand, attrs=_ATTRS, defaults=_DEFAULTS, operands=operands, infer=infer, batch=batch
    )
    return Neuron(state_names, names, update, op)


def _spread(x: Any, shape: tuple[int, ...], dtype: Any) -> Any:
    """A state or parameter with an element for each neuron."""
    x = ops.convert(x, dtype=dtype)
    if x.type.shape == shape:
        return x
    axes = tuple(range(len(shape) - x.type.ndim, len(shape)))
    return ops.broadcast_in_dim(x, shape=shape, broadcast_dimensions=axes)


def _row(x: Any, shape: tuple[int, ...]) -> Any:
    """A parameter that differs from example to example, with an element for each neuron."""
    axes = (0, *range(len(shape) - x.type.ndim + 1, len(shape)))
    return ops.broadcast_in_dim(x, shape=shape, broadcast_dimensions=axes)


def _check(name: str, operands: tuple[str, ...], count: int, types: tuple[TensorType, ...]) -> None:
    x = types[0]
    if not x.dtype.is_float and x.dtype is not I32:
        raise DTypeError(
            f"{name} does not take an input of {x.dtype}",
            operands=named(operands, types),
            why="neurons compute in floating point, or in the chip's integers, which are i32.",
            fix="convert the input to i32, or to a float.",
        )
    for operand, t in zip(operands, types, strict=True):
        own = operands.index(operand) < count
        n = t.ndim
        if t.shape != x.shape if own else t.shape != x.shape[len(x.shape) - n :]:
            raise ShapeError(
                f"{name}: {operand} has shape {t.shape}, the input {x.shape}",
                operands=named(operands, types),
                why="there is one state for each neuron; a parameter is one number, or one for "
                "each neuron.",
                fix=f"give {operand} the shape {x.shape}.",
            )
        if t.dtype is not x.dtype:
            raise DTypeError(
                f"{name}: {operand} is {t.dtype}, the input {x.dtype}",
                operands=named(operands, types),
                fix=f"convert {operand} to {x.dtype}.",
            )


_BIAS = "bias_mant bias_exp"
_LIF = f"du dv {_BIAS}"

KINDS: Mapping[str, Neuron] = {
    "if": _define("if_neuron", "u v", f"vth {_LIF}", _cuba_lif),
    "lif": _define("lif", "u v", f"vth {_LIF}", _cuba_lif),
    "cuba_lif": _define("cuba_lif", "u v", f"vth {_LIF}", _cuba_lif),
    "li": _define("li", "u v", _LIF, _li),
    "lif_reset": _define("lif_reset", "u v step", f"vth interval offset {_LIF}", _lif_reset),
    "refractory": _define("refractory_lif", "u v wait", f"vth refractory {_LIF}", _refractory),
    "ternary": _define("ternary_lif", "u v", f"vth_hi vth_lo {_LIF}", _ternary),
    "adaptive": _define(
        "adaptive_lif", "u v theta r", f"theta_0 theta_step dtheta dr {_LIF}", _adaptive
    ),
    "graded_vec": _define("graded_vec", "v", "vth", _graded_vec),
    "graded_relu": _define("graded_relu", "v", "vth", _graded_relu),
    "sigma_delta": _define(
        "sigma_delta", "sigma act residue", f"vth state_exp {_BIAS}", _sigma_delta
    ),
}
OF_OP: Mapping[OpDef, str] = {neuron.op: kind for kind, neuron in KINDS.items()}

__all__ = ["KINDS", "OF_OP", "Neuron"]
