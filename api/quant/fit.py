"""`fit`: a spiking network in a chip's integers, with ranges from examples."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from monograph.backends.loihi.chip import Chip
from monograph.backends.loihi.chips import chip as named_chip
from monograph.hlo.errors import ArgumentError, UnsupportedError
from monograph.quant.calibrate import examples
from monograph.quant.connections import Wiring, connect
from monograph.quant.encode import Seen, encode, soften
from monograph.quant.plan import Plan, PopulationPlan, TensorPlan
from monograph.quant.quantised import Quantised
from monograph.snn.graph import Graph
from monograph.snn.layers import Params
from monograph.tracer import jit

Array = np.ndarray[Any, Any]
PAYLOAD_BITS = 8  # of inputs that are no spikes


def fit(
    net: Graph,
    params: Mapping[str, Params],
    calibration: Any,
    chip: str | Chip = "loihi1",
    *,
    bits: int = 8,
    weights: str = "max",
    emulate: bool = False,
) -> Quantised:
    """A network in the integers of a chip.

    Args:
        net: a `Graph` or `Sequential` of populations and linear layers.
        params: of `init`, trained.
        calibration: inputs as `net.apply` takes them, [time, batch, *features]: ranges of currents
            and voltages are measured on them, and errors reported for them.
        chip: a name or a `Chip`.
        bits: of a weight, 1 to 8, where the chip has them.
        weights: the calibrator of weights: "max", "percentile" or "mse".
        emulate: whether soft resets, where the chip has none, become a synapse from every neuron to
            itself (see `soften`); for populations whose current does not leak.

    Returns:
        The network in integers: `apply`, `report`, `divergence`, `network`. From population to
        population it takes a step, whatever the latency of `net` is.

    Raises:
        ArgumentError: for calibration without data or with NaN, and numbers that do not fit.
        UnsupportedError: for layers or resets that the chip does not have.

    >>> import monograph as mg, numpy as np
    >>> from monograph.snn import LIF, Dense, Sequential
    >>> net = Sequential(Dense(4, 3), LIF(3, tau_mem=1e-2))
    >>> params = net.init(mg.random.key(0))
    >>> spikes = (np.random.default_rng(0).random((20, 2, 4)) < 0.5).astype(np.float32)
    >>> q = fit(net, params, spikes, chip="loihi1")
    >>> q.apply(spikes).shape
    (20, 2, 3)
    """
    machine = named_chip(chip)
    _check(net, machine, bits, emulate)
    if not net.latency:  # as the chip runs it
        net = Graph(net.nodes, net.edges, net.dt, 1, net.method)
    given = {n: examples(x) for n, x in _by_name(net, calibration).items()}
    messages = {n: _messages(n, x, machine) for n, x in given.items()}
    wiring = connect(net, params, {n: x.shape[2:] for n, x in given.items()})
    _, seen = jit(lambda p, x: net.apply(p, x, watch=True))(params, calibration)
    populations, tensors = _encoded(net, wiring, messages, seen, machine, bits, weights)
    plan = Plan(
        machine.name,
        tensors,
        populations,
        {n: wiring.shapes[n] for n in (*net.inputs, *net.populations)},
        {n: scale for n, (scale, _) in messages.items()},
        {n: width for n, (_, width) in messages.items()},
    )
    return Quantised(net, dict(params), plan, calibration)


def _encoded(
    net: Graph, wiring: Wiring, messages: Mapping[str, tuple[float, int]], seen: Any,
    machine: Chip, bits: int, weights: str,
) -> tuple[dict[str, PopulationPlan], tuple[TensorPlan, ...]]:  # fmt: skip
    """The populations, and the weights of what ends at them, in integers."""
    populations: dict[str, PopulationPlan] = {}
    tensors: list[TensorPlan] = []
    for name, neurons in net.populations.items():
        scales = {c: messages[c.source][0] if c.source in messages else 1.0
                  for c in wiring.connections if c.target == name}  # fmt: skip
        states = _seen(name, net, seen)
        populations[name], own = encode(
            neurons, net.dynamics[name], name, scales, wiring.constants[name], states, machine,
            bits, weights,
        )  # fmt: skip
        tensors += own
        if populations[name].kind != "li" and neurons.reset not in machine.resets:
            populations[name], itself = soften(
                populations[name], wiring.constants[name].size, machine
            )
            tensors.append(itself)
    return populations, tuple(tensors)


def _check(net: Graph, machine: Chip, bits: int, emulate: bool) -> None:
    if not isinstance(net, Graph):
        raise ArgumentError(
            f"a network to quantise is a graph of layers, not {type(net).__name__}",
            fix="give what snn.Sequential, snn.Graph, snn.from_ann or snn.from_nir returns.",
        )
    if bits not in machine.weight_widths:
        raise ArgumentError(
            f"weights of {bits} bits on {machine.name}",
            why=f"its synapses have {', '.join(map(str, machine.weight_widths))} bits.",
            fix="choose one of these.",
        )
    _check_resets(net, machine, emulate)


def _by_name(net: Graph, x: Any) -> Mapping[str, Any]:
    return x if isinstance(x, Mapping) else {net.inputs[0]: x}


def _check_resets(net: Graph, chip: Chip, emulate: bool) -> None:
    wrong = {
        n: f"reset={p.reset!r}"
        for n, p in net.populations.items()
        if p.threshold is not None and p.reset not in chip.resets
    }
    leaking = {n: "its current leaks" for n in wrong if net.populations[n].tau_syn is not None}
    if emulate and leaking:
        raise UnsupportedError(
            "soft resets that cannot be emulated",
            operands=leaking,
            why="what a neuron sends itself would leak as its current does, and last.",
            fix='use LIF or IF, chip="loihi2", or reset="hard".',
        )
    if wrong and not emulate:
        raise UnsupportedError(
            f"{chip.name} has no soft reset",
            operands=wrong,
            why="its neurons set v to 0 when they fire; taking the threshold off needs the "
            "programmable neurons of loihi2.",
            fix='use chip="loihi2", reset="hard", or emulate=True.',
        )


def _messages(name: str, x: Array, chip: Chip) -> tuple[float, int]:
    """What an input of 1 is sent as, and the bits of messages; 0 for spikes."""
    if np.all((x == 0) | (x == 1)):
        return 1.0, 0
    if not chip.message_bits:
        raise UnsupportedError(
            f"input {name!r} has values other than 0 and 1, and spikes of {chip.name} carry none",
            fix='encode it as spikes (snn.encoders.rate), or use chip="loihi2".',
        )
    bits = min(PAYLOAD_BITS, chip.message_bits)
    return (2**bits - 1) / float(np.max(np.abs(x))), bits


def _seen(name: str, net: Graph, seen: Mapping[str, Mapping[str, Any]]) -> Seen:
    """The largest current and voltage; before a spike resets it, a voltage is higher than after."""
    states = {k: np.abs(np.asarray(x, np.float64)) for k, x in seen[name].items()}
    u, v = float(states["u"].max()), float(states["v"].max())
    threshold = net.dynamics[name].threshold
    most = 0.0 if threshold is None else float(np.max(threshold))
    if not np.isfinite(u + v):
        raise ArgumentError(
            f"the voltages of population {name!r} become infinite or NaN on the calibration data",
            fix="check the parameters: mg.debug_nans(True) names the operation.",
        )
    return Seen(u, max(v, most + u))


__all__ = ["fit"]
