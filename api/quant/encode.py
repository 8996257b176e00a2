"""`encode`: connections and populations in floating point, as a chip's integers.

v in the chip is `scale` times v in floating point. A connection fixes the scale up to a power of 2,
so that its weights use all their bits; the power is the largest at which thresholds, biases and the
voltages that were seen fit, since decays round towards zero and lose least on large numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from monograph.backends.loihi.chip import Chip
from monograph.hlo.errors import ArgumentError
from monograph.hlo.ops.membranes import ALIGN, HALF, UNIT_BITS
from monograph.quant.calibrate import calibrator
from monograph.quant.connections import Connection
from monograph.quant.plan import PopulationPlan, TensorPlan
from monograph.snn.layers_neurons import Dynamics, Neurons

Array = np.ndarray[Any, Any]
UNIT = 1 << ALIGN
PARTS = 1 << UNIT_BITS
SPARE = 3  # bits that weights may leave unused, rather than that nothing fits
HEADROOM = 2.0  # voltages may become so much larger than those that were seen


@dataclass(frozen=True)
class Seen:
    """The largest magnitudes of a population's states, in floating point."""

    u: float
    v: float


@dataclass(frozen=True, eq=False)
class Source:
    """A connection's weights with the gain of its target, and how messages are scaled."""

    connection: Connection
    weights: Array
    message_scale: float
    top: float  # the largest magnitude that is told apart


@dataclass(frozen=True)
class Grid:
    """The weights that synapses of some bits and sign hold."""

    step: int
    low: int
    high: int
    sign: str

    @classmethod
    def of(cls, weights: Array, bits: int) -> Grid:
        """Mixed signs take a bit; the largest of 8 bits are 254 and -256."""
        sign = "mixed" if weights.min() < 0 < weights.max() else "excitatory"
        sign = "inhibitory" if sign == "excitatory" and weights.min() < 0 else sign
        step = 2 ** (8 - bits + (sign == "mixed"))
        high = 256 - step
        if sign == "mixed":
            return cls(step, -256, high, sign)
        return cls(step, 0, high, sign) if sign == "excitatory" else cls(step, -high, 0, sign)

    @property
    def largest(self) -> int:
        """The magnitude that weights of both signs reach."""
        return self.high or -self.low


def encode(
    neurons: Neurons,
    dynamics: Dynamics,
    name: str,
    incoming: Mapping[Connection, float],
    constant: Array,
    seen: Seen,
    chip: Chip,
    bits: int,
    weights: str,
) -> tuple[PopulationPlan, list[TensorPlan]]:
    """A population and the connections to it.

    Args:
        neurons, dynamics, name: the population.
        incoming: connections to it, with what a message of 1 stands for.
        constant: its constant input, [count].
        seen: what its states were, for some examples.
        chip: which ranges there are.
        bits: of a weight.
        weights: the calibrator of weights, by name.

    Raises:
        ArgumentError: if no scale fits into the ranges of the chip.
    """
    gain = np.broadcast_to(np.asarray(dynamics.gain, np.float64).reshape(-1), constant.shape)
    sources = [_source(c, gain, m, bits, weights) for c, m in incoming.items()]
    # A current that leaks sums a constant input up to 1 / du times as much, in the end: the bias is
    # that, and a current of its negative, which leaks away, is what is still missing.
    summed = gain * constant / _flat(dynamics.du)
    bias = _flat(dynamics.drive) + summed
    seen = replace(seen, u=seen.u + _largest(summed))
    missing = 0.0 * summed if np.all(_flat(dynamics.du) == 1.0) else -summed
    scale, exps = _scale(name, sources, dynamics, bias, seen, chip, bits)
    tensors = [_tensor(s, exp, scale, bits) for s, exp in zip(sources, exps, strict=True)]
    return _population(neurons, dynamics, name, bias, missing, scale, chip), tensors


def _flat(x: Any) -> Array:
    """A number, or one for each neuron, as an array that broadcasts against [count]."""
    return np.asarray(x, np.float64).reshape(-1)


def _source(c: Connection, gain: Array, message_scale: float, bits: int, weights: str) -> Source:
    wanted = c.weights * gain[:, None]
    top = calibrator(weights)(wanted, bits)
    return Source(c, wanted, message_scale, top if top > 0 else 1.0)


def _scale(
    name: str, sources: list[Source], d: Dynamics, bias: Array, seen: Seen, chip: Chip, bits: int
) -> tuple[float, list[int]]:
    """Units of v in 1, and the exponents of the connections."""
    largest = max(sources, key=lambda s: s.connection.weights.size, default=None)
    first = 1.0
    if largest is not None:
        first = UNIT * _unit(largest, bits)
    low, high = chip.weight_exp
    limits = {
        "the threshold": chip.vth[1] * UNIT / max(_largest(d.threshold), 1e-30),
        "the bias": chip.bias_mant[1] * 2.0 ** chip.bias_exp[1] / max(_largest(bias), 1e-30),
        "the current": (HALF - 1) / max(HEADROOM * seen.u, 1e-30),
        "the voltage": (HALF - 1) / max(HEADROOM * seen.v, 1e-30),
    }
    most = min(limits.values())
    for power in range(high, low - SPARE - 1, -1):
        scale = first * 2.0**power
        exps = [max(_exponent(s, scale, bits), low) for s in sources]
        if scale <= most and max(exps, default=0) <= high:
            return scale, exps
    tightest = min(limits, key=lambda n: limits[n])
    raise ArgumentError(
        f"population {name!r} does not fit into the integers of {chip.name}",
        operands={tightest: f"at most {most:.3g} units in 1", "weights": f"{first:.3g}"},
        why=f"weights have {bits} bits and exponents from {low} to {high}; at no exponent do they "
        f"and {tightest} fit together.",
        fix="scale the weights, the threshold and the bias down together, or normalise the layers.",
    )


def _unit(s: Source, bits: int) -> float:
    """Weights of the grid in a weight of 1, for messages of 1."""
    return Grid.of(s.weights, bits).largest / s.top * s.message_scale


def _exponent(s: Source, scale: float, bits: int) -> int:
    """The smallest exponent at which the weights fit."""
    return int(np.ceil(np.log2(scale / (UNIT * _unit(s, bits))) - 1e-9))


def _largest(x: Any) -> float:
    return 0.0 if x is None else float(np.max(np.abs(x)))


def _tensor(s: Source, exp: int, scale: float, bits: int) -> TensorPlan:
    grid = Grid.of(s.weights, bits)
    wanted = s.weights * scale / (UNIT * 2.0**exp * s.message_scale)
    rounded = np.clip(np.rint(wanted / grid.step) * grid.step, grid.low, grid.high)
    c = s.connection
    return TensorPlan(
        c.name, c.source, c.target, rounded.astype(np.int64), bits, exp, grid.sign, c.delays,
        scale, s.message_scale, s.weights,
    )  # fmt: skip


def _population(
    neurons: Neurons,
    d: Dynamics,
    name: str,
    bias: Array,
    missing: Array,
    scale: float,
    chip: Chip,
) -> PopulationPlan:
    high = min(chip.decay[1], PARTS - 1)
    du = np.clip(np.rint(PARTS * _flat(d.du)) - 1, 0, high).astype(np.int64)
    dv = np.clip(np.rint(PARTS * _flat(d.dv)), 0, high).astype(np.int64)
    vth = None
    errors = {
        "du": float(np.max(np.abs((du + 1) / PARTS - _flat(d.du)))),
        "dv": float(np.max(np.abs(dv / PARTS - _flat(d.dv)))),
    }
    if d.threshold is not None:
        wanted = scale * _flat(d.threshold) / UNIT
        vth = np.clip(np.rint(wanted), *chip.vth).astype(np.int64)
        if np.any((vth == 0) & (_flat(d.threshold) > 0)):
            raise ArgumentError(
                f"population {name!r}: nothing is left of its threshold on {chip.name}",
                operands={"threshold": f"{float(np.min(wanted)):.3g} units of {UNIT}"},
                why=f"its weights are so much larger that {scale:.3g} units stand for 1.",
                fix="normalise the layer: weights and threshold of about the same size.",
            )
        errors["threshold"] = float(np.max(np.abs(vth - wanted) / np.maximum(wanted, 1e-30)))
    mant, exp = _bias(scale * bias, chip)
    errors["bias"] = float(np.max(np.abs(mant * 2.0**exp / scale - bias), initial=0.0))
    start = np.rint(scale * (_flat(neurons.v_start) - _flat(d.offset))).astype(np.int64)
    current = np.rint(scale * missing).astype(np.int64)
    vth, du, dv, start, current = (_one(x) for x in (vth, du, dv, start, current))
    return PopulationPlan(
        name, neurons.kind, neurons.reset, scale, vth, du, dv, mant, exp, current, start, d.offset,
        errors,
    )  # fmt: skip


def _one(x: Any) -> Any:
    """A number where all are the same."""
    return int(x.flat[0]) if x is not None and np.all(x == x.flat[0]) else x


def _bias(wanted: Array, chip: Chip) -> tuple[Any, Any]:
    """Mantissas and the smallest exponents at which they fit."""
    most = chip.bias_mant[1]
    size = np.maximum(np.abs(wanted), 1.0)
    exp = np.clip(np.ceil(np.log2(size / most)), *chip.bias_exp).astype(np.int64)
    mant = np.clip(np.rint(wanted / 2.0**exp), *chip.bias_mant).astype(np.int64)
    return _one(mant), _one(exp)


def soften(p: PopulationPlan, count: int, chip: Chip) -> tuple[PopulationPlan, TensorPlan]:
    """A soft reset, for chips without: nothing resets v, and a spike sends its neuron a weight that
    takes the threshold off in the next step, before anything is compared.

    The same spikes as with a soft reset, if the current does not leak. The threshold becomes a
    weight times a power of 2: at most 0.4 % off.
    """
    kept = 1.0 - p.dv / PARTS  # v would have leaked after the reset
    wanted = np.broadcast_to(np.asarray(p.vth * kept, np.float64), (count,))
    exp = max(int(np.ceil(np.log2(max(float(np.max(wanted)), 1.0) / 255))), 0)
    most = np.floor(chip.vth[1] * kept / 2.0**exp)
    weights = np.minimum(np.rint(wanted / 2.0**exp), most).astype(np.int64)
    taken = weights * 2**exp
    vth = _one(np.rint(taken / kept).astype(np.int64))
    itself = TensorPlan(
        f"{p.name} resets", p.name, p.name, -np.diag(weights), 8, exp, "inhibitory", 0, p.scale,
        1.0, -np.diag(taken * UNIT / p.scale),
    )  # fmt: skip
    return replace(p, reset="none", vth=vth), itself


__all__ = ["Grid", "Seen", "encode", "soften"]
