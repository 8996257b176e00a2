"""`Plan`: a network in a chip's integers, and what the rounding cost; what `fit` makes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


@dataclass(frozen=True, eq=False)
class TensorPlan:
    """The weights of a connection: ``weights * 2^exp * 64 / scale`` is what was meant.

    Attributes:
        name, source, target: of the connection.
        weights: integers on the grid of `bits`, [out, in].
        bits: of a synapse.
        exp: sums are multiplied by 2 to it.
        sign: "mixed", "excitatory" or "inhibitory".
        delays: steps, one number or [out, in].
        scale: units of the target's v in 1.
        message_scale: what a message of 1 stands for is 1 / message_scale.
        wanted: the weights in floating point, the target's gain in them.
    """

    name: str
    source: str
    target: str
    weights: Array
    bits: int
    exp: int
    sign: str
    delays: Any
    scale: float
    message_scale: float
    wanted: Array

    @property
    def kept(self) -> Array:
        """The weights as they are on the chip, in floating point."""
        kept: Array = self.weights * (64.0 * 2.0**self.exp * self.message_scale / self.scale)
        return kept

    @property
    def sparse(self) -> bool:
        """Whether more than half of the synapses are not there."""
        return 2 * int(np.count_nonzero(self.weights)) < self.weights.size

    @property
    def error(self) -> float:
        """Root mean square of what rounding changed, as a part of that of the weights."""
        size = float(np.sqrt(np.mean(self.wanted**2)))
        return float(np.sqrt(np.mean((self.kept - self.wanted) ** 2))) / size if size else 0.0

    @property
    def clipped(self) -> int:
        """Weights that did not fit and were cut to the end of their range."""
        span = np.abs(self.weights)
        grid = 2.0 ** (8 - self.bits + (self.sign == "mixed"))
        unit = 64.0 * 2.0**self.exp * self.message_scale / self.scale
        over = np.abs(self.wanted) / unit > span + grid / 2 + 1e-9
        return int(np.sum(over))


@dataclass(frozen=True, eq=False)
class PopulationPlan:
    """The numbers of a population.

    Attributes:
        name: of the population.
        kind: of the chip's neuron: "lif", "cuba_lif" or "li".
        reset: "hard", "soft", or "none" where a synapse to itself does it.
        scale: units of v in 1.
        vth: threshold, in units of 64; None for "li".
        du, dv: decays in 1/4096, as the chip takes them.
        bias_mant, bias_exp: of what is added in every step.
        u_start, v_start: u and v before the first step.
        offset: what v is measured from, in floating point.
        errors: what rounding changed, as parts: threshold, du, dv, bias.
    """

    name: str
    kind: str
    reset: str
    scale: float
    vth: Any
    du: Any
    dv: Any
    bias_mant: Any
    bias_exp: Any
    u_start: Any
    v_start: Any
    offset: Any
    errors: Mapping[str, float]

    @property
    def parameters(self) -> dict[str, Any]:
        """As the functions of `monograph.snn.fixed` take them."""
        given = {"dv": self.dv, "bias_mant": self.bias_mant, "bias_exp": self.bias_exp}
        if self.kind != "lif":
            given["du"] = self.du
        if self.kind != "li":
            given["vth"] = self.vth
        return given


@dataclass(frozen=True, eq=False)
class Plan:
    """A network in integers.

    Attributes:
        chip: name of the machine it is for.
        tensors: connections.
        populations: by name.
        shapes: of inputs and populations.
        message_scales: of the inputs: an input of 1 is sent as so much; 1 for spikes.
        message_bits: of the inputs: 0 for spikes.
    """

    chip: str
    tensors: tuple[TensorPlan, ...]
    populations: Mapping[str, PopulationPlan]
    shapes: Mapping[str, tuple[int, ...]]
    message_scales: Mapping[str, float]
    message_bits: Mapping[str, int]


__all__ = ["Plan", "PopulationPlan", "TensorPlan"]
