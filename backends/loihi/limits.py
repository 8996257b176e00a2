"""What a chip's fields hold, checked before anything runs; and the error for what is beyond.

`map_network` calls `check_values`; `mapping.fill` has the limits of cores.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from monograph.backends.loihi.chip import Chip, Span
from monograph.backends.loihi.fixed import KINDS
from monograph.backends.loihi.network import Network, Neurons, Synapses
from monograph.backends.loihi.weights import LARGEST, sign_of
from monograph.hlo.errors import MachineError, UnknownNameError
from monograph.hlo.location import Loc, file_location

Array = np.ndarray[Any, Any]

ANY_CORE = "any: checked before cores are filled"
# Parameters of neurons, by the field of the chip that says what they may be.
_FIELDS: Mapping[str, str] = {
    "vth": "vth", "vth_hi": "vth", "theta_0": "vth", "bias_mant": "bias_mant",
    "bias_exp": "bias_exp", "du": "decay", "dv": "decay", "dtheta": "decay", "dr": "decay",
    "refractory": "refractory",
}  # fmt: skip
_FIXES = {
    "vth": "scale weights, biases and thresholds of the layer down together.",
    "bias_mant": "write the bias as a smaller mantissa and a larger bias_exp.",
    "bias_exp": "move factors of two between bias_mant and bias_exp.",
    "decay": "give the decay in parts of 4096.",
    "refractory": "choose a shorter refractory time.",
    "delay": "choose shorter delays, or put a population between that passes spikes on.",
    "weight_exp": "scale the weights themselves, and weight_exp back.",
    "weight_bits": "choose one of these widths.",
    "weights": "scale the weights down, and weight_exp up.",
    "message_bits": "send fewer bits, or choose a chip whose spikes carry them.",
}


def check_values(network: Network, chip: Chip) -> None:
    """Weights, thresholds, biases, decays, delays and messages fit into the chip's fields.

    Raises:
        MachineError: names the layer, the limit, the value and a fix.

    >>> from monograph.backends.loihi.chips import chip
    >>> from monograph.backends.loihi.network import Input
    >>> cell = Neurons("n", (1,), "lif", {"vth": np.array(1 << 17)})
    >>> check_values(Network((Input("x", (1,)),), (cell,), (), (), 1), chip("loihi1"))
    Traceback (most recent call last):
    monograph.errors.MachineError: [MG0504] layer 'n': vth is 131072, and loihi1 has 0 to 131071
    ...
    """
    for n in network.populations:
        _check_neurons(n, chip)
    for w in network.connections:
        _check_synapses(w, chip)


def beyond(
    chip: Chip,
    name: str,
    value: Any,
    layer: str,
    line: str,
    *,
    core: int | str,
    fix: str,
    limit: Any = None,
    why: str = "",
) -> MachineError:
    """Of a limit: what it is, who exceeds it, and what helps.

    Args:
        chip: whose limit it is.
        name: of the limit.
        value: what would be needed.
        layer: name of a population or a connection.
        line: the user's.
        core: on which it would be.
        fix: what helps.
        limit: if it is not the chip's field of that name.
        why: more about it.
    """
    limit = getattr(chip, name) if limit is None else limit
    has = limit if isinstance(limit, str) else f"{limit[0]} to {limit[1]}" if isinstance(
        limit, tuple) else f"at most {limit}"  # fmt: skip
    given = f"{value:,}" if isinstance(value, int) and value >= 1 << 20 else value
    return MachineError(
        f"layer {layer!r}: {name} is {given}, and {chip.name} has {has}",
        operands={"layer": layer, "core": core, "limit": f"{name}: {has}", "value": given},
        why=why,
        fix=fix,
        loc=_place(line),
    )


def _place(line: str) -> Loc | None:
    """A location from ``file:line``."""
    file, _, number = line.rpartition(":")
    return file_location(file, int(number)) if file and number.isdigit() else None


def _check_neurons(n: Neurons, chip: Chip) -> None:
    if n.kind not in KINDS:
        raise UnknownNameError(
            f"layer {n.name!r}: there is no kind of neuron {n.kind!r}",
            operands={"known": ", ".join(KINDS)},
            fix="choose one of these.",
            loc=_place(n.line),
        )
    if n.kind not in chip.kinds:
        raise beyond(
            chip, "kinds", n.kind, n.name, n.line, core=ANY_CORE, limit=", ".join(chip.kinds),
            fix="choose one of these, or a chip whose neurons are programs, such as loihi2.",
        )  # fmt: skip
    if n.reset not in chip.resets:
        raise beyond(
            chip, "resets", n.reset, n.name, n.line, core=ANY_CORE, limit=", ".join(chip.resets),
            fix="choose one of these, or a chip whose neurons are programs, such as loihi2.",
        )  # fmt: skip
    for name, value in n.parameters.items():
        given = _whole(n.name, name, value, n.line)
        if name in _FIELDS:
            limit = _FIELDS[name]
            _check_range(chip, name, given, getattr(chip, limit), n.name, n.line, _FIXES[limit])


def _check_synapses(w: Synapses, chip: Chip) -> None:
    stored = w.weights.data if w.kind == "sparse" else w.weights
    given = _whole(w.name, "weights", stored, w.line)
    low = -LARGEST - 1 if (w.sign or sign_of(given)) == "mixed" else -LARGEST
    low, high = {"excitatory": (0, LARGEST), "inhibitory": (-LARGEST, 0)}.get(
        w.sign or "", (low, LARGEST)
    )
    span = (low, high)
    _check_range(chip, "weights", given, span, w.name, w.line, _FIXES["weights"])
    exp = np.asarray(w.weight_exp)
    _check_range(chip, "weight_exp", exp, chip.weight_exp, w.name, w.line, _FIXES["weight_exp"])
    if w.weight_bits not in chip.weight_widths:
        widths = ", ".join(map(str, chip.weight_widths))
        raise beyond(chip, "weight_bits", w.weight_bits, w.name, w.line, core=ANY_CORE,
                     limit=widths, fix=_FIXES["weight_bits"])  # fmt: skip
    span, bits = (0, chip.message_bits), np.asarray(w.message_bits)
    _check_range(chip, "message_bits", bits, span, w.name, w.line, _FIXES["message_bits"])
    if w.delays is not None:
        delays = w.delays.data if hasattr(w.delays, "tocsr") else w.delays
        given = _whole(w.name, "delays", delays, w.line)
        _check_range(chip, "delay", given, chip.delay, w.name, w.line, _FIXES["delay"])


def _whole(layer: str, name: str, value: Any, line: str) -> Array:
    """Numbers that the chip's integers hold exactly."""
    given = np.asarray(value)
    if given.dtype.kind in "biu":
        return given
    bad = given.reshape(-1)
    bad = bad[~np.isfinite(bad) | (bad != np.rint(bad))] if given.dtype.kind == "f" else bad
    if bad.size:
        raise MachineError(
            f"layer {layer!r}: {name} has {bad[0]}, which is no integer",
            operands={"layer": layer, "core": ANY_CORE, "limit": "whole numbers", "value": bad[0]},
            why="the chip computes in integers.",
            fix="scale and round the values first; look for where NaN or infinity comes from.",
            loc=_place(line),
        )
    return given.astype(np.int64)


def _check_range(
    chip: Chip, name: str, given: Array, span: Span, layer: str, line: str, fix: str
) -> None:
    """The first value that is out of range, if there is one."""
    flat = np.asarray(given).reshape(-1)
    out = np.flatnonzero((flat < span[0]) | (flat > span[1]))
    if out.size:
        which = f"the first of {out.size}: number {out[0]}" if flat.size > 1 else ""
        raise beyond(chip, name, int(flat[out[0]]), layer, line, core=ANY_CORE, limit=span,
                     fix=fix, why=which)  # fmt: skip


__all__ = ["ANY_CORE", "beyond", "check_values"]
