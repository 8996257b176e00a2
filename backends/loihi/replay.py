"""Reference traces: what another simulator recorded, run again and compared value by value.

A trace is a JSON file: layers with their integer parameters, the spikes that came in
(``input_spikes[step][neuron]``) and every layer's u, v and s after each step
(``traces[layer]["u"][step][neuron]``). ``python -m monograph loihi check`` calls `check`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from monograph.backends.loihi.fixed import KINDS
from monograph.backends.loihi.network import (
    Input,
    Network,
    Neurons,
    Synapses,
    Watched,
    Wrap,
)
from monograph.backends.loihi.simulate import Run, simulate
from monograph.hlo.errors import MachineError

Array = np.ndarray[Any, Any]

VARIABLES = ("u", "v", "s")
# Lava's process -> the kind of neuron.
_KINDS = {
    "": "cuba_lif",
    "LIF": "cuba_lif",
    "IF": "if",
    "LIFReset": "lif_reset",
    "TernaryLIF": "ternary",
}
_RENAMED = {"reset_interval": "interval", "reset_offset": "offset"}
_SIGNS = {"MIXED": "mixed", "EXCITATORY": "excitatory", "INHIBITORY": "inhibitory", "": None}


@dataclass(frozen=True)
class Difference:
    """The first value that is not as recorded.

    Attributes:
        layer: its number.
        variable: "u", "v" or "s".
        step: from 0.
        neuron: its number.
        found, recorded: the values.
    """

    layer: int
    variable: str
    step: int
    neuron: int
    found: int
    recorded: int

    def __str__(self) -> str:
        place = f"layer {self.layer}, step {self.step}, neuron {self.neuron}"
        return f"{self.variable} differs first at {place}: {self.found}, recorded {self.recorded}"


@dataclass(frozen=True, eq=False)
class Trace:
    """A trace, read.

    Attributes:
        network: that the layers make; watches u, v and s of every layer.
        spikes: that came in, [steps, neurons].
        recorded: what was recorded of what is watched, in that order, [steps, count] each.
    """

    network: Network
    spikes: Array
    recorded: tuple[Array, ...]

    def run(self) -> Run:
        """Simulate it."""
        return simulate(self.network, {"input": self.spikes[None]})


def check(path: str | Path, wrap: Wrap = "lava") -> dict[str, Difference | None]:
    """Run a trace again; what differs from the record first, for each of u, v and s.

    Args:
        path: of the file.
        wrap: how u leaves 24 bits; recorded values of Lava need "lava".

    Raises:
        MachineError: if the file cannot be read, or is not a trace.
    """
    trace = read_trace(path, wrap)
    found: dict[str, Difference | None] = dict.fromkeys(VARIABLES)
    pairs = zip(trace.run().outputs, trace.recorded, strict=True)
    for k, (made, recorded) in enumerate(pairs):
        layer, variable = divmod(k, len(VARIABLES))
        at = np.argwhere(made[0] != recorded)
        first = found[VARIABLES[variable]]
        if len(at) and (first is None or at[0][0] < first.step):
            step, neuron = (int(i) for i in at[0])
            values = int(made[0][step, neuron]), int(recorded[step, neuron])
            found[VARIABLES[variable]] = Difference(
                layer, VARIABLES[variable], step, neuron, *values
            )
    return found


def read_trace(path: str | Path, wrap: Wrap = "lava") -> Trace:
    """A trace from its file; the arguments and errors are those of `check`."""
    try:
        given = json.loads(Path(path).read_text())
    except (OSError, ValueError, RecursionError) as e:
        raise MachineError(f"{path}: cannot be read: {e}", fix="give a trace, in JSON.") from None
    try:
        spikes = _integers(given["input_spikes"], 2)
        network = _network(given["layers"], spikes, wrap)
        recorded = tuple(_integers(of[name], 2) for of in given["traces"] for name in VARIABLES)
    except (KeyError, TypeError, ValueError, AttributeError) as e:
        what = f"{e.args[0]!r} is missing" if isinstance(e, KeyError) else str(e)
        raise MachineError(
            f"{path}: is no trace: {what}",
            why="a trace has input_spikes[step][neuron], layers with 'dense' and 'lif', and "
            "traces[layer][u, v, s][step][neuron].",
            fix="mend that entry of the file.",
        ) from None
    sizes = [n.count for n in network.populations for _ in VARIABLES]
    if [r.shape for r in recorded] != [(len(spikes), size) for size in sizes]:
        raise MachineError(
            f"{path}: what is recorded does not fit the layers",
            operands={
                "recorded": ", ".join(str(list(r.shape)) for r in recorded),
                "layers": ", ".join(str([len(spikes), size]) for size in sizes),
            },
            fix="record u, v and s of every layer, for as many steps as there is input.",
        )
    return Trace(network, spikes, recorded)


def _network(layers: Sequence[Any], spikes: Array, wrap: Wrap) -> Network:
    """One population per layer; "dense" reads the layer before, other weights the layer itself."""
    populations: list[Neurons] = []
    connections: list[Synapses] = []
    source, width = "input", spikes.shape[1]
    for i, layer in enumerate(layers):
        name = f"layer{i}"
        weights = {k: _weights(v) for k, v in layer.items() if k != "lif" and _holds_weights(v)}
        forward = (
            "dense" if "dense" in weights else next((k for k in weights if "rec" not in k), "")
        )
        if not forward:
            raise ValueError(f"layer {i} has no 'dense'")
        count = len(weights[forward]["weights"])
        populations.append(_neurons(name, layer["lif"], count, wrap))
        for key, of in weights.items():
            before, inward = (source, width) if key == forward else (name, count)
            made = _synapses(f"{name}.{key}", before, name, of)
            found, want = np.shape(made.weights), (count, inward)
            if found != want:
                raise ValueError(f"weights {made.name} have shape {found}, not {want}")
            if np.ndim(made.delays) and np.shape(made.delays) != want:
                raise ValueError(f"delays have shape {np.shape(made.delays)}, not {want}")
            connections.append(made)
        source, width = name, count
    watched = [Watched(n.name, v) for n in populations for v in VARIABLES]
    given = Input("input", (spikes.shape[1],))
    return Network((given,), tuple(populations), tuple(connections), tuple(watched), len(spikes))


def _holds_weights(given: Any) -> bool:
    return isinstance(given, list) or (isinstance(given, Mapping) and "weights" in given)


def _weights(given: Any) -> Mapping[str, Any]:
    """A connection of a layer: weights with their parameters, or weights alone."""
    return given if isinstance(given, Mapping) else {"weights": given}


def _neurons(name: str, given: Mapping[str, Any], count: int, wrap: Wrap) -> Neurons:
    numbers = {
        _RENAMED.get(k, k): _integers(v, None)
        for k, v in given.items()
        if k not in ("kind", "type")
    }
    process = (
        given.get("kind") or given.get("type") or ("LIFReset" if "interval" in numbers else "")
    )
    if process not in _KINDS:
        raise ValueError(f"neurons {process!r}; known are {', '.join(filter(None, _KINDS))}")
    kind = KINDS[_KINDS[process]]
    for k, v in numbers.items():
        if k not in kind.parameters and k not in kind.states:
            raise ValueError(f"{name}: {process or 'LIF'} has no parameter {k!r}")
        if v.ndim and v.shape != (count,):
            raise ValueError(f"{name}: {k} has shape {v.shape} for {count} neurons")
    for k, default in kind.parameters.items():
        if default is None and k not in numbers:
            raise ValueError(f"{name}: {k!r} is missing")
    initial = {k: v for k, v in numbers.items() if k in kind.states}
    parameters = {k: v for k, v in numbers.items() if k in kind.parameters}
    return Neurons(name, (count,), _KINDS[process], parameters, initial, wrap=wrap)


def _synapses(name: str, source: str, target: str, given: Mapping[str, Any]) -> Synapses:
    sign = given.get("sign_mode") or ""
    if sign not in _SIGNS:
        raise ValueError(f"sign_mode {sign!r}; known are {', '.join(filter(None, _SIGNS))}")
    delays = given.get("delays")
    delays = None if delays is None else _integers(delays, None)
    for key, value, low, high in (
        ("num_weight_bits", given.get("num_weight_bits", 8), 1, 8),
        ("weight_exp", given.get("weight_exp", 0), -31, 31),
        ("num_message_bits", given.get("num_message_bits", 0), 0, 32),
        ("delays", 0 if delays is None else delays, 0, 63),
    ):
        if np.any((_integers(value, None) < low) | (_integers(value, None) > high)):
            raise ValueError(f"{name}: {key} is not within {low} to {high}")
    return Synapses(
        name, source, target, "dense", _integers(given["weights"], 2),
        weight_bits=int(given.get("num_weight_bits", 8)),
        weight_exp=int(given.get("weight_exp", 0)),
        sign=_SIGNS[sign],  # type: ignore[arg-type]
        delays=delays,
        message_bits=int(given.get("num_message_bits", 0)),
    )  # fmt: skip


def _integers(given: Any, dims: int | None) -> Array:
    """Nested lists of integers as an array."""
    found = np.asarray(given)
    if found.dtype.kind == "f" and (found == np.floor(found)).all():
        found = found.astype(np.int64)
    if found.dtype.kind not in "bi" or (dims is not None and found.ndim != dims):
        dimensions = "" if dims is None else f" of {dims} dimensions"
        raise ValueError(f"{str(given)[:40]}... is no array of integers{dimensions}")
    return found.astype(np.int64)


__all__ = ["VARIABLES", "Difference", "Trace", "check", "read_trace"]
