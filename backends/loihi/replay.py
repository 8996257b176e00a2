"""Reference traces: what another simulator recorded, run again and compared value by value.

A trace is a JSON file: layers with their integer parameters, the spikes that came in
(``input_spikes[step][neuron]``) and every layer's u, v and s after each step
(``traces[layer]["u"][step][neuron]``). ``python -m monograph loihi check`` calls `check`.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from monograph.backends.loihi.network import Wrap
from monograph.backends.loihi.traces import VARIABLES, Trace, read_trace


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


__all__ = ["VARIABLES", "Difference", "Trace", "check", "read_trace"]
