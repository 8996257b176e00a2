"""Files of recorded traces: JSON of another simulator's layers, inputs and states, as a `Network`.

`read_trace` takes a file and gives what `replay.check` runs. Files are of several hands: layers
and their parameters may be spelt in several ways, but nothing is guessed that could change values.
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
# Lava's process, as lower case letters alone -> the kind of neuron.
_KINDS = {
    "": "cuba_lif",
    "lif": "cuba_lif",
    "cubalif": "cuba_lif",
    "if": "if",
    "lifreset": "lif_reset",
    "ternarylif": "ternary",
}
# Entries that only one kind has -> the kind, where the process is LIF, IF or not said.
_TELLING = {"interval": "lif_reset", "vth_hi": "ternary"}
_RENAMED = {"reset_interval": "interval", "reset_offset": "offset"}
_PROCESS = ("kind", "type", "class", "process", "model")
_SAID = (*_PROCESS, "name", "shape", "notes", "comment")
_NEURONS = ("lif", "neuron", "neurons", "lif_reset", "ternary_lif", "if")
_SIGNS = {"MIXED": "mixed", "EXCITATORY": "excitatory", "INHIBITORY": "inhibitory"}
_UNSAID = ("", "NULL")  # found from the weights
_OF_DENSE = (
    "weights", "num_weight_bits", "weight_exp", "num_message_bits", "sign_mode", "delays",
    "max_delay",
)  # fmt: skip


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


def read_trace(path: str | Path, wrap: Wrap = "lava") -> Trace:
    """A trace from its file.

    Args:
        path: of the file.
        wrap: how u leaves 24 bits; recorded values of Lava need "lava".

    Raises:
        MachineError: if the file cannot be read, or is not a trace.
    """
    try:
        given = json.loads(Path(path).read_text())
    except (OSError, ValueError, RecursionError) as e:
        raise MachineError(f"{path}: cannot be read: {e}", fix="give a trace, in JSON.") from None
    try:
        spikes = _integers(given["input_spikes"], 2)
        network = _network(_each(given["layers"], "lif"), spikes, wrap)
        traces = _each(given["traces"], "u")
        recorded = tuple(_integers(of[name], 2) for of in traces for name in VARIABLES)
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as e:
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


def _each(given: Any, entry: str) -> list[Any]:
    """A list of layers; or one layer, which has the entry; or layers by name."""
    if not isinstance(given, Mapping):
        return list(given)
    return [given] if entry in given else list(given.values())


def _network(layers: Sequence[Any], spikes: Array, wrap: Wrap) -> Network:
    """One population per layer, that reads the layer before and, over other weights, itself."""
    if not layers:
        raise ValueError("there are no layers")
    populations: list[Neurons] = []
    connections: list[Synapses] = []
    source, width = "input", spikes.shape[1]
    for i, layer in enumerate(layers):
        name = f"layer{i}"
        weights = _connections(layer)
        forward = (
            "dense" if "dense" in weights else next((k for k in weights if "rec" not in k), "")
        )
        if not forward:
            raise ValueError(f"layer {i} has no 'dense'")
        count = len(weights[forward]["weights"])
        populations.append(_neurons(name, _parameters(layer), count, wrap))
        for key, of in weights.items():
            before, inward = (source, width) if key == forward else (name, count)
            made = _synapses(f"{name}.{key}", before, name, of)
            found, want = np.shape(made.weights), (count, inward)
            if found != want:
                raise ValueError(f"weights {made.name} have shape {found}, not {want}")
            if np.ndim(made.delays) and np.shape(made.delays) != want:
                raise ValueError(f"delays have shape {np.shape(made.delays)}, not {want}")
            if before == "input" and not made.message_bits and not np.isin(spikes, (0, 1)).all():
                raise ValueError(
                    "input_spikes has other values than 0 and 1, and num_message_bits 0"
                )
            connections.append(made)
        source, width = name, count
    watched = [Watched(n.name, v) for n in populations for v in VARIABLES]
    given = Input("input", (spikes.shape[1],))
    return Network((given,), tuple(populations), tuple(connections), tuple(watched), len(spikes))


def _connections(layer: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    """The connections of a layer, also those that stand within another."""
    found: dict[str, Mapping[str, Any]] = {}
    for key, given in layer.items():
        own = {"weights": given} if isinstance(given, list) else given
        if key in (*_NEURONS, *_SAID) or not isinstance(own, Mapping) or "weights" not in own:
            continue
        found[key] = {k: v for k, v in own.items() if k in _OF_DENSE or k in _SAID}
        within = _connections({k: v for k, v in own.items() if k not in found[key]})
        found.update({f"rec.{k}": v for k, v in within.items()})
    return found


def _parameters(layer: Mapping[str, Any]) -> dict[str, Any]:
    """What the neurons of a layer are given: in their own entry, or beside it."""
    key = next((k for k in _NEURONS if isinstance(layer.get(k), Mapping)), None)
    if key is None:
        raise KeyError("lif")
    beside = {k: v for k, v in layer.items() if not isinstance(v, list | Mapping)}
    said = {k: v for k, v in beside.items() if k in _PROCESS or isinstance(v, int)}
    return {"kind": {"lif": "", "if": "IF"}.get(key, key), **said, **layer[key]}


def _neurons(name: str, given: Mapping[str, Any], count: int, wrap: Wrap) -> Neurons:
    numbers = {
        _RENAMED.get(k, k): _integers(v, None)
        for k, v in given.items()
        if k not in _SAID and v is not None
    }
    process = str(next((given[k] for k in _PROCESS if given.get(k)), ""))
    plain = process.lower().replace("_", "")
    if plain not in _KINDS and plain not in ("neuron", "neurons"):
        raise ValueError(f"neurons {process!r}; known are LIF, IF, LIFReset, TernaryLIF")
    of = _KINDS.get(plain, "cuba_lif")
    if of in ("cuba_lif", "if"):
        of = next((kind for k, kind in _TELLING.items() if k in numbers), of)
    kind = KINDS[of]
    for k, v in numbers.items():
        if k not in kind.parameters and k not in kind.states:
            raise ValueError(f"{name}: {process or 'LIF'} has no parameter {k!r}")
        if v.ndim and v.shape != (count,):
            raise ValueError(f"{name}: {k} has shape {v.shape} for {count} neurons")
    for k, default in kind.parameters.items():
        if default is None and k not in numbers:
            raise ValueError(f"{name}: {k!r} is missing")
    if np.any(numbers.get("interval", 1) < np.int64(1)):
        raise ValueError(f"{name}: interval is less than 1")
    initial = {k: v for k, v in numbers.items() if k in kind.states}
    parameters = {k: v for k, v in numbers.items() if k in kind.parameters}
    return Neurons(name, (count,), of, parameters, initial, wrap=wrap)


def _synapses(name: str, source: str, target: str, given: Mapping[str, Any]) -> Synapses:
    sign = str(given.get("sign_mode") or "").upper().removeprefix("SIGNMODE.")
    if sign not in _SIGNS and sign not in _UNSAID:
        raise ValueError(f"sign_mode {given['sign_mode']!r}; known are {', '.join(_SIGNS)}")
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
        sign=_SIGNS.get(sign),  # type: ignore[arg-type]
        delays=delays,
        message_bits=int(given.get("num_message_bits", 0)),
    )  # fmt: skip


def _integers(given: Any, dims: int | None) -> Array:
    """Nested lists of integers as an array."""
    found = np.asarray(given)
    if found.dtype.kind == "f" and (np.abs(found) < 2**53).all() and (found % 1 == 0).all():
        found = found.astype(np.int64)
    if found.dtype.kind not in "bi" or (dims is not None and found.ndim != dims):
        dimensions = "" if dims is None else f" of {dims} dimensions"
        raise ValueError(f"{str(given)[:40]}... is no array of integers{dimensions}")
    return found.astype(np.int64)


__all__ = ["VARIABLES", "Trace", "read_trace"]
