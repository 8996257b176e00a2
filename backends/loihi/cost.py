"""`cost_of`: what a run would have cost on the chip: events, joules, seconds, messages on links.

It counts what `Activity` says on the cores that `Mapping` gives, and prices it with an
`EnergyModel`. Joules are counts times the figures of the model, and nothing else. Cores work side
by side, each on one thing at a time; a step ends when the slowest is done, with a barrier (Davies
et al., "Loihi", IEEE Micro 38(1), 2018).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.backends.loihi.activity import Activity
from monograph.backends.loihi.energy import EVENTS, EnergyModel
from monograph.backends.loihi.mapping.record import Mapping as Placed
from monograph.backends.loihi.mapping.route import Links
from monograph.backends.loihi.tally import Layer, count

Array = np.ndarray[Any, Any]
Counts = Mapping[str, int]

# Columns of tables, and the events that they add up.
_WORK: Mapping[str, tuple[str, ...]] = {
    "updates": ("active", "inactive"),
    "spikes": ("spike",),
    "synops": ("dense", "sparse", "conv"),
}
_LAYERS = {**_WORK, "messages": ("in",), "hops": ("east_west", "north_south", "between_chips")}
_CORES = {**_WORK, "in": ("in",), "out": ("out",)}


@dataclass(frozen=True, eq=False)
class Cost:
    """What a run cost.

    Attributes:
        mapping, model: where, and by which figures.
        presentations: that were run, one after the other.
        layers: populations and connections; their counts add up to all there are.
        by_core: events of each core [cores], by name; hops belong to none.
        messages: from core to core [cores, cores], without those of inputs.
        links: what each link carried of them.
        step_seconds: of each step [presentations, steps].
        work_seconds: of each core, in all [cores].
    """

    mapping: Placed
    model: EnergyModel
    presentations: int
    layers: tuple[Layer, ...]
    by_core: Mapping[str, Array]
    messages: Array
    links: Links
    step_seconds: Array
    work_seconds: Array

    @property
    def counts(self) -> dict[str, int]:
        """All events, by name."""
        return {e: sum(layer.counts.get(e, 0) for layer in self.layers) for e in EVENTS}

    @property
    def synops(self) -> int:
        """Synaptic operations of any kind."""
        counts = self.counts
        return sum(counts[e] for e in ("dense", "sparse", "conv"))

    def joules_by_event(self, counts: Counts | None = None) -> dict[str, float]:
        """Joules of each event that is priced; of everything, or of the counts of one layer."""
        counts = self.counts if counts is None else counts
        return {e: counts.get(e, 0) * f.energy for e, f in self.model.figures.items()}

    @property
    def joules(self) -> float:
        """Of everything that is priced."""
        return sum(self.joules_by_event().values())

    @property
    def joules_per_sample(self) -> float:
        """Of one presentation, in the mean."""
        return self.joules / max(self.presentations, 1)

    @property
    def seconds(self) -> float:
        """Of all steps of all presentations, one after the other."""
        return float(self.step_seconds.sum())

    def table(self) -> str:
        """A line per layer: neurons' updates and spikes, synaptic operations, messages, joules."""
        rows = [["layer", *_LAYERS, "joules", "line"]]
        for layer in (*self.layers, Layer("all", "", "", self.counts)):
            joules = sum(self.joules_by_event(layer.counts).values())
            short = layer.line.rpartition("/")[2]
            numbers = (sum(layer.counts.get(e, 0) for e in of) for of in _LAYERS.values())
            rows.append([layer.name, *(f"{n:,}" for n in numbers), f"{joules:.3g}", short])
        return _aligned(rows)

    def core_table(self) -> str:
        """A line per core: where it is, what it did, messages to and from it, how long it worked.

        Hops are of the messages that leave it.
        """
        at, slots = self.mapping.at, self.mapping.slots
        hops = (self.messages * slots.distances(at, at)).sum(axis=1)
        rows = [["core", "chip", "tile", *_CORES, "hops", "us of work"]]
        for i, core in enumerate(self.mapping.cores):
            did = [
                sum(int(self.by_core[e][i]) for e in of if e in self.by_core)
                for of in _CORES.values()
            ]
            where = [str(i), str(core.chip), f"{core.tile[0]},{core.tile[1]}"]
            work = f"{self.work_seconds[i] * 1e6:.1f}"
            rows.append([*where, *(f"{n:,}" for n in (*did, int(hops[i]))), work])
        return _aligned(rows)


def _aligned(rows: list[list[str]]) -> str:
    """Rows of cells as lines, after one of titles: names to the left, numbers to the right."""
    columns = []
    for column in zip(*rows, strict=True):
        width = max(map(len, column))
        left = column[0] in ("layer", "core", "line")
        columns.append([c.ljust(width) if left else c.rjust(width) for c in column])
    return "\n".join("  ".join(row).rstrip() for row in zip(*columns, strict=True))


def cost_of(mapping: Placed, activity: Activity, model: EnergyModel) -> Cost:
    """Count and price what a run did.

    Args:
        mapping: of the network that ran.
        activity: of its run.
        model: figures.

    >>> from monograph.backends.loihi.energy import energy_model
    >>> from monograph.backends.loihi.mapping import map_network
    >>> from monograph.backends.loihi.network import Input, Network, Neurons, Synapses
    >>> from monograph.backends.loihi.simulate import simulate
    >>> n = Neurons("n", (4,), "lif", {"vth": np.array(100)})
    >>> w = Synapses("w", "x", "n", "dense", np.full((4, 3), 60))
    >>> net = Network((Input("x", (3,)),), (n,), (w,), (), steps=10)
    >>> run = simulate(net, {"x": np.ones((1, 10, 3), int)})
    >>> cost = cost_of(map_network(net, "loihi1"), run.activity, energy_model("loihi1-davies2018"))
    >>> {event: n for event, n in cost.counts.items() if n}
    {'access': 40, 'active': 36, 'inactive': 4, 'spike': 36, 'dense': 120, 'in': 30}
    >>> cost.joules == 120 * 23.6e-12 + 36 * 81e-12 + 4 * 52e-12
    True
    """
    tally = count(mapping, activity, model)
    none = np.zeros((len(mapping.cores), len(mapping.cores)), np.int64)
    messages = sum(tally.messages.values(), none)
    barrier = model.barrier_seconds(mapping.tiles)
    return Cost(
        mapping,
        model,
        len(tally.work),
        tuple(tally.layers()),
        {e: v for e, v in tally.by_core.items() if v.any()},
        messages,
        mapping.links(messages),
        tally.work.max(axis=2, initial=0) + barrier,
        tally.work.sum(axis=(0, 1)),
    )


__all__ = ["Cost", "Layer", "cost_of"]
