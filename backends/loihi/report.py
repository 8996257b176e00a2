"""`LoihiReport`: what a run did and cost: spikes, synaptic operations, cores, the host's share.

`LoihiExecutable` makes one of what it ran.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

import numpy as np

from monograph.backends.base import Report, Row
from monograph.backends.loihi.activity import Activity, Overflow
from monograph.backends.loihi.cost import Cost, Layer, cost_of
from monograph.backends.loihi.mapping import Mapping as Mapped
from monograph.backends.loihi.options import Options
from monograph.backends.loihi.read import Reading
from monograph.backends.loihi.recognise import Refusal
from monograph.backends.loihi.segments import HostSegment
from monograph.hlo.location import short


@dataclass(frozen=True, eq=False)
class Ran:
    """A network that ran.

    Attributes:
        reading: it.
        mapping: where it was.
        activity: what happened.
        seconds: of the simulation, on this computer.
    """

    reading: Reading
    mapping: Mapped
    activity: Activity
    seconds: float


@dataclass(frozen=True, eq=False)
class Waited:
    """A segment of the host, and its seconds."""

    segment: HostSegment
    seconds: float


@dataclass(frozen=True)
class LoihiReport(Report):
    """A report of the chip: `total` is the chip's time by the model and the host's as measured.

    Attributes:
        costs: of the networks that ran on it, in order: layers, cores, links, joules.
        activities: what happened in them.
        options: the chip and the energy model.
        refusals: what looks like a part of a network, and ran on the host.
        host_seconds: of the host's segments, measured.
        host_ops: what they computed, with the user's lines.
        simulation_seconds: that this computer took to simulate the chip.
    """

    simulated: ClassVar[bool] = True
    costs: tuple[Cost, ...] = ()
    activities: tuple[Activity, ...] = ()
    options: Options | None = None
    refusals: tuple[Refusal, ...] = ()
    host_seconds: float = 0.0
    host_ops: tuple[str, ...] = ()
    simulation_seconds: float = 0.0

    @property
    def presentations(self) -> int:
        """How many samples ran, one after the other."""
        return max((c.presentations for c in self.costs), default=0)

    @property
    def spikes(self) -> int:
        """That neurons of the chip sent."""
        return int(self.counters.get("spikes", 0))

    @property
    def synops(self) -> int:
        """Synaptic operations."""
        return int(self.counters.get("synops", 0))

    @property
    def joules(self) -> float:
        """Of all that the energy model prices."""
        return sum(c.joules for c in self.costs)

    @property
    def joules_per_sample(self) -> float:
        return self.joules / max(self.presentations, 1)

    @property
    def step_seconds(self) -> float:
        """Of a step of the chip, in the mean."""
        steps = sum(c.step_seconds.size for c in self.costs)
        return sum(c.seconds for c in self.costs) / max(steps, 1)

    @property
    def cores(self) -> int:
        """That are used."""
        return sum(len(c.mapping.cores) for c in self.costs)

    @property
    def overflows(self) -> tuple[Overflow, ...]:
        """Where u wrapped around, and v stayed at the end of its range."""
        return tuple(o for a in self.activities for o in a.overflows)

    @cached_property
    def limits(self) -> dict[str, tuple[int, int]]:
        """Of the fullest core: limit -> (used, there is)."""
        found: dict[str, tuple[int, int]] = {}
        for cost in self.costs:
            for name, (used, limit) in cost.mapping.use().items():
                found[name] = max(found.get(name, (0, limit)), (used, limit))
        return found

    def details(self) -> str:
        """Energy, time, cores and traffic, layer by layer."""
        if not self.costs or self.options is None:
            return "nothing ran on the chip"
        model = self.options.energy_model
        used = ", ".join(f"{name} {a}/{b}" for name, (a, b) in self.limits.items())
        lines = [
            f"{self.options.chip.name}, energy and time by {model.name}",
            f"{self.presentations} samples: {self.joules_per_sample:.3g} J per sample, "
            f"{self.step_seconds:.3g} s per step, {self.spikes:,} spikes, {self.synops:,} synops",
            f"{self.cores} cores; the fullest: {used}",
        ]
        for cost in self.costs:
            lines += [cost.table(), cost.core_table()]
            lines.append(f"busiest link: {cost.links.busiest} messages")
        lines += [f"{o.population}: {o.variable} did not fit {o.total} times"
                  for o in self.overflows]  # fmt: skip
        lines.append("not priced: " + "; ".join(model.not_priced()))
        if self.host_seconds:
            ops = ", ".join(self.host_ops) or "moving values only"
            lines.append(f"on the host: {self.host_seconds:.3g} s, measured; {ops}")
        return "\n".join(lines)


def at_rest(reading: Reading, mapping: Mapped) -> Ran:
    """A network in which nobody sends anything."""
    net = reading.network
    shape = (reading.presentations, net.steps)
    sent = {name: np.zeros((*shape, n), np.bool_) for name, n in net.sizes.items()}
    done = {w.name: np.zeros(shape, np.int64) for w in net.connections}
    return Ran(reading, mapping, Activity(sent, done, ()), 0.0)


def report_of(
    ran: Sequence[Ran | Waited], options: Options, refusals: tuple[Refusal, ...]
) -> LoihiReport:
    """The report of what ran."""
    networks = [r for r in ran if isinstance(r, Ran)]
    waited = [r for r in ran if isinstance(r, Waited)]
    model = options.energy_model
    costs = tuple(cost_of(r.mapping, r.activity, model) for r in networks)
    rows = [_row(layer, cost) for cost in costs for layer in cost.layers]
    rows += [_waiting(w) for w in waited]
    host = sum(w.seconds for w in waited)
    joules = sum(c.joules for c in costs)
    return LoihiReport(
        backend="loihi",
        total=sum(c.seconds for c in costs) + host,
        rows=tuple(rows),
        counters=_counters(networks, costs),
        energy=(joules, joules),
        costs=costs,
        activities=tuple(r.activity for r in networks),
        options=options,
        refusals=refusals,
        host_seconds=host,
        host_ops=tuple(
            dict.fromkeys(
                f"{n.op.name} ({short(n.loc) or '?'})" for w in waited for n in w.segment.ops
            )
        ),
        simulation_seconds=sum(r.seconds for r in networks),
    )


def _row(layer: Layer, cost: Cost) -> Row:
    """Of a layer: the work of all cores for it, and its joules."""
    times = {e: f.time for e, f in cost.model.figures.items()}
    work = sum(n * times.get(e, 0.0) for e, n in layer.counts.items())
    joules = sum(cost.joules_by_event(layer.counts).values())
    ops = sum(layer.counts.get(e, 0) for e in ("dense", "sparse", "conv", "active", "inactive"))
    line = layer.line.rpartition("/")[2]
    return Row(layer.name, line, cost.step_seconds.size, work, ops, 0, (joules, joules))


def _waiting(w: Waited) -> Row:
    line = next((short(n.loc) for n in w.segment.computing if n.loc), "")
    return Row(f"host: {w.segment.graph.name}", line, 1, w.seconds)


def _counters(networks: Sequence[Ran], costs: Sequence[Cost]) -> dict[str, float]:
    """Over all networks and presentations."""
    made = {
        "samples": max((c.presentations for c in costs), default=0),
        "steps": sum(r.reading.network.steps for r in networks),
        "spikes": sum(c.counts["spike"] for c in costs),
        "synops": sum(c.synops for c in costs),
        "updates": sum(c.counts["access"] for c in costs),
        "messages": sum(c.counts["in"] for c in costs),
        "cores": sum(len(c.mapping.cores) for c in costs),
        "chips": max((c.mapping.chips for c in costs), default=0),
        "overflows": sum(o.total for r in networks for o in r.activity.overflows),
        "joules": sum(c.joules for c in costs),
    }
    return {name: float(x) for name, x in made.items()}


__all__ = ["LoihiReport", "Ran", "Waited", "at_rest", "report_of"]
