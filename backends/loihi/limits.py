"""What a chip's fields hold, checked before anything runs; and the error for what is beyond.

`map_network` calls `check_values`; `mapping.fill` has the limits of cores.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.backends.loihi.chip import Chip, Span
from monograph.backends.loihi.fixed import KINDS
from monograph.backends.loihi.network import Network, Neurons, Synapses
from monograph.backends.loihi.weights import LARGEST, sign_of
from monograph.hlo.errors import MachineError, UnknownNameError
from monograph.hlo.location import Loc, file_location

Array = np.ndarray[Any, Any]

ANY_CORE = "any that it is on"
CoreOf = Callable[[str, int], int | str]  # the core of a neuron of a population
# Parameters of neurons, by the field of the chip that says what they may be.
_FIELDS: Mapping[str, str] = {
    "vth": "vth", "vth_hi": "vth", "theta_0": "vth", "bias_mant": "bias_mant",
    "bias_exp": "bias_exp", "du": "decay", "dv": "decay", "dtheta": "decay", "dr": "decay",
    "refractory": "refractory",
}  # fmt: skip
# Parameters that mean nothing outside of a range, whatever the chip.
_COUNTS: Mapping[str, Span] = {"interval": (1, (1 << 31) - 1), "state_exp": (0, 31)}
_FIXES = {
    "vth": "scale weights, biases and thresholds of the layer down together.",
    "bias_mant": "write the bias as a smaller mantissa and a larger bias_exp.",
    "bias_exp": "move factors of two between bias_mant and bias_exp.",
    "decay": "give the decay in parts of 4096.",
    "refractory": "choose a shorter refractory time.",
    "delay": "choose shorter delays, or put a population between that passes spikes on.",
    "weight_exp": "scale the weights themselves, and weight_exp back.",
    "weight_bits": "choose one of these widths.",
    "weight": "scale the weights down, and weight_exp up.",
    "message_bits": "send fewer bits, or choose a chip whose spikes carry them.",
}


@dataclass(frozen=True)
class _Subject:
    """Whose values are checked.

    Attributes:
        chip: whose fields they must fit.
        layer, line: the user's.
        core: of the neuron that the value with a number belongs to.
    """

    chip: Chip
    layer: str
    line: str
    core: Callable[[int], int | str]

    def beyond(
        self, name: str, value: Any, limit: Any, fix: str, at: int = 0, why: str = ""
    ) -> Any:
        """The error for a value."""
        return beyond(
            self.chip, name, value, self.layer, self.line, core=self.core(at), limit=limit,
            fix=fix, why=why,
        )  # fmt: skip

    def whole(self, name: str, value: Any) -> Array:
        """Numbers that the chip's integers hold exactly.

        Raises:
            MachineError: for the first that is none.
        """
        given = np.asarray(value)
        if given.dtype.kind in "biu":
            return given
        flat = given.reshape(-1).astype(np.float64)
        bad = np.flatnonzero(~np.isfinite(flat) | (flat != np.rint(flat)))
        if bad.size:
            raise self.beyond(
                name, flat[bad[0]], "integers",
                "scale and round the values first; look for where NaN or infinity comes from.",
                int(bad[0]), why=f"it is number {bad[0]}, the first of {bad.size} like it.",
            )  # fmt: skip
        return given.astype(np.int64)

    def within(self, name: str, given: Array, span: Span, fix: str) -> None:
        """Every value is in a range.

        Raises:
            MachineError: for the first that is not.
        """
        flat = np.asarray(given).reshape(-1)
        out = np.flatnonzero((flat < span[0]) | (flat > span[1]))
        if out.size:
            first = int(out[0])
            why = f"it is number {first}, the first of {out.size} like it." if flat.size > 1 else ""
            raise self.beyond(name, int(flat[first]), span, fix, first, why)


def check_values(network: Network, chip: Chip, core_of: CoreOf | None = None) -> None:
    """Weights, thresholds, biases, decays, delays and messages fit into the chip's fields.

    Args:
        network: of what is to run.
        chip: where.
        core_of: population and number of a neuron -> its core; asked for errors alone.

    Raises:
        MachineError: names the layer, the core, the limit, the value and a fix.

    >>> from monograph.backends.loihi.chips import chip
    >>> from monograph.backends.loihi.network import Input
    >>> cell = Neurons("n", (1,), "lif", {"vth": np.array(1 << 17)})
    >>> check_values(Network((Input("x", (1,)),), (cell,), (), (), 1), chip("loihi1"))
    Traceback (most recent call last):
    monograph.errors.MachineError: [MG0504] layer 'n': vth is 131072, and loihi1 has 0 to 131071
    ...
    """
    core_of = core_of or (lambda population, neuron: ANY_CORE)
    for n in network.populations:
        _check_neurons(n, chip, core_of)
    for w in network.connections:
        _check_synapses(w, chip, core_of)


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
    has = f"at most {limit}"
    if isinstance(limit, str):
        has = limit
    elif isinstance(limit, tuple):
        has = f"{limit[0]} to {limit[1]}" if limit[0] < limit[1] else f"only {limit[0]}"
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


def _check_neurons(n: Neurons, chip: Chip, core_of: CoreOf) -> None:
    who = _Subject(chip, n.name, n.line, lambda i: core_of(n.name, i))
    if n.kind not in KINDS:
        raise UnknownNameError(
            f"layer {n.name!r}: there is no kind of neuron {n.kind!r}",
            operands={"known": ", ".join(KINDS)},
            fix="choose one of these.",
            loc=_place(n.line),
        )
    programs = "choose one of these, or a chip whose neurons are programs, such as loihi2."
    if n.kind not in chip.kinds:
        raise who.beyond("kinds", n.kind, ", ".join(chip.kinds), programs)
    if n.reset not in chip.resets:
        raise who.beyond("resets", n.reset, ", ".join(chip.resets), programs)
    for name, value in n.parameters.items():
        given = who.whole(name, value)
        if name in _FIELDS:
            limit = _FIELDS[name]
            who.within(name, given, getattr(chip, limit), _FIXES[limit])
        if name in _COUNTS:
            who.within(name, given, _COUNTS[name], "give a number in this range.")
        if name == "vth_lo":  # of neurons that send a minus one below it
            who.within(name, given, (-chip.vth[1], chip.vth[1]), _FIXES["vth"])


def _check_synapses(w: Synapses, chip: Chip, core_of: CoreOf) -> None:
    stored = w.weights.tocsr() if w.kind == "sparse" else np.asarray(w.weights)
    who = _Subject(chip, w.name, w.line, lambda i: core_of(w.target, _target(w, stored, i)))
    given = who.whole("weight", stored.data if w.kind == "sparse" else stored)
    signs = {
        "excitatory": (0, LARGEST),
        "inhibitory": (-LARGEST, 0),
        "mixed": (-LARGEST - 1, LARGEST),
    }
    who.within("weight", given, signs[w.sign or sign_of(given)], _FIXES["weight"])
    who.within("weight_exp", np.asarray(w.weight_exp), chip.weight_exp, _FIXES["weight_exp"])
    if w.weight_bits not in chip.weight_widths:
        widths = ", ".join(map(str, chip.weight_widths))
        raise who.beyond("weight_bits", w.weight_bits, widths, _FIXES["weight_bits"])
    bits = np.asarray(w.message_bits)
    who.within("message_bits", bits, (0, chip.message_bits), _FIXES["message_bits"])
    if w.delays is not None:
        sparse = hasattr(w.delays, "tocsr")
        delays = who.whole("delay", w.delays.tocsr().data if sparse else w.delays)
        who.within("delay", delays, chip.delay, _FIXES["delay"])


def _target(w: Synapses, stored: Any, number: int) -> int:
    """The target neuron of a weight, or of a delay in its place; the first of a kernel's."""
    if w.kind == "dense":
        return number // max(stored.shape[1], 1)
    if w.kind == "sparse":
        return int(np.searchsorted(stored.indptr, number, side="right")) - 1
    return 0


__all__ = ["ANY_CORE", "CoreOf", "beyond", "check_values"]
