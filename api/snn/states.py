"""States of neurons: what a step takes and gives back, one array of the neurons' shape each.

`monograph.snn` and `monograph.snn.fixed` start them and move them on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from monograph._operands.values import to_type, value
from monograph.hlo.errors import DTypeError, ShapeError, UnknownNameError
from monograph.hlo.ops.leaf import zeros
from monograph.hlo.ops.membranes import SURROGATES
from monograph.hlo.ops.neurons import KINDS
from monograph.hlo.record import ops
from monograph.hlo.types import I32, DType, tensor


class Membrane(NamedTuple):
    """Current `u` and voltage `v`."""

    u: Any
    v: Any


class Counting(NamedTuple):
    """Current, voltage, and the number of steps so far."""

    u: Any
    v: Any
    step: Any


class Waiting(NamedTuple):
    """Current, voltage, and for how many steps the neuron still waits."""

    u: Any
    v: Any
    wait: Any


class Adapting(NamedTuple):
    """Current, voltage, the threshold `theta`, and the refractory state `r`."""

    u: Any
    v: Any
    theta: Any
    r: Any


class Value(NamedTuple):
    """The input that is not sent yet, which is 0 after every step."""

    v: Any


class Changing(NamedTuple):
    """The sum of all input, its ReLU when something was last sent, and what was not sent."""

    sigma: Any
    act: Any
    residue: Any


State = Membrane | Counting | Waiting | Adapting | Value | Changing

STATES: Mapping[str, type[Any]] = {
    "if": Membrane, "lif": Membrane, "cuba_lif": Membrane, "li": Membrane,
    "lif_reset": Counting, "refractory": Waiting, "ternary": Membrane, "adaptive": Adapting,
    "graded_vec": Value, "graded_relu": Value, "sigma_delta": Changing,
}  # fmt: skip


def started(kind: str, shape: int | tuple[int, ...], d: DType, theta: Any = 0) -> Any:
    """The state of neurons before the first step: 0, and thresholds at `theta`.

    Raises:
        UnknownNameError: if there is no such kind of neuron.
    """
    if kind not in STATES:
        raise UnknownNameError(
            f"there is no neuron {kind!r}",
            operands={"known": ", ".join(STATES)},
            fix="choose one of the known kinds.",
        )
    shape = (shape,) if isinstance(shape, int) else tuple(shape)
    if min(shape, default=0) < 0:
        raise ShapeError(
            f"{kind} neurons of shape {shape}", fix="give sizes that are not negative."
        )
    cls = STATES[kind]
    names = cls._fields
    start = zeros(tensor(shape, d))
    if "theta" not in names:
        return cls(*[start for _ in names])
    level = ops.add(start, spread(integer(theta, "theta") if d.is_integer else to_type(theta, d),
                                  shape))  # fmt: skip
    return cls(*[level if name == "theta" else start for name in names])


def spread(x: Any, shape: tuple[int, ...]) -> Any:
    """One number, or one for each neuron, for all of them."""
    axes = tuple(range(len(shape) - x.type.ndim, len(shape)))
    return ops.broadcast_in_dim(x, shape=shape, broadcast_dimensions=axes)


def advance(kind: str, state: Any, ins: list[Any], **attrs: Any) -> tuple[Any, Any]:
    """A step of neurons: input, states and parameters to the new state and what is sent."""
    outs = KINDS[kind].op(*ins, **attrs)
    return STATES[kind](*outs[:-1]), outs[-1]


def integer(x: Any, where: str) -> Any:
    """`x` as i32.

    Raises:
        DTypeError: for floats, of which the chip has none.
    """
    x = value(x, where)
    d = x.type.dtype
    if d.kind not in ("bool", "int", "uint"):
        raise DTypeError(
            f"{where} takes integers, got {d}",
            operands={"value": x.type},
            why="the chip computes in integers; NaN, infinity and fractions have none.",
            fix="scale and round it, and convert it to i32: mnp.round(x * scale).astype('int32').",
        )
    return to_type(x, I32)


def check_choice(name: str, given: Any, known: Any) -> None:
    """Refuse a word that is none of the known ones."""
    if given not in known:
        raise UnknownNameError(
            f"there is no {name} {given!r}",
            operands={"known": ", ".join(map(str, known))},
            fix="choose one of the known ones.",
        )


def check_attrs(attrs: Mapping[str, Any]) -> None:
    """Refuse words that neurons do not know."""
    check_choice("reset", attrs.get("reset", "hard"), ("hard", "soft", "none"))
    check_choice("wrap", attrs.get("wrap", "twos"), ("twos", "lava"))
    check_choice("surrogate", attrs.get("surrogate", "arctan"), tuple(SURROGATES))


def check_same_length(kind: str, state: Any) -> Any:
    """The state as a tuple with the right number of arrays."""
    names = STATES[kind]._fields
    if not isinstance(state, tuple | list) or len(state) != len(names):
        raise ShapeError(
            f"{kind} has the state ({', '.join(names)})",
            operands={"state": f"{type(state).__name__}"},
            fix=f"start with initial({kind!r}, shape), and pass on what each step returns.",
        )
    return state


__all__ = [
    "STATES", "Adapting", "Changing", "Counting", "Membrane", "State", "Value", "Waiting",
    "advance", "check_attrs", "check_choice", "check_same_length", "integer", "spread", "started",
]  # fmt: skip
