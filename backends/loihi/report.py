"""`LoihiReport`: what a run did and cost: spikes, synaptic operations, cores, and what the host did.

`LoihiExecutable` makes one of what it ran.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

import numpy as np

from monograph.backends.base import Report, Row
from monograph.backends.loihi.activity import Activity
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

    @property
    def presentations(self) -> int:
        return prod(self.reading.batch)


@dataclass(frozen=True, eq=False)
class Waited:
    """A segment of the host, and its seconds."""

    segment: HostSegment
    seconds: float


@dataclass(frozen=True)
class LoihiReport(Report):
    """A report of the chip.

    Attributes:
        networks: what ran on it, in order: with mapping, activity and network.
        options: the chip and the energy model.
        refusals: what looks like a part of a network, and ran on the host.
        host_seconds: of the host's segments, measured.
        simulation_seconds: of this computer, for the chip.
    """

    networks: tuple[Ran, ...] = ()
    options: Options | None = None
    refusals: tuple[Refusal, ...] = ()
    host_seconds: float = 0.0
    simulation_seconds: float = 0.0


def lowest(reading: Reading, mapping: Mapped) -> Ran:
    """A network at rest: nobody sends anything."""
    net = reading.network
    shape = (prod(reading.batch), net.steps)
    sent = {name: np.zeros((*shape, n), np.bool_) for name, n in net.sizes.items()}
    done = {w.name: np.zeros(shape, np.int64) for w in net.connections}
    return Ran(reading, mapping, Activity(sent, done, ()), 0.0)


def report_of(
    ran: Sequence[Ran | Waited], options: Options, refusals: tuple[Refusal, ...]
) -> LoihiReport:
    """The report of a run."""
    networks = tuple(r for r in ran if isinstance(r, Ran))
    waited = [r for r in ran if isinstance(r, Waited)]
    rows = [row for r in networks for row in _rows(r)]
    rows += [_waiting(w) for w in waited]
    return LoihiReport(
        "loihi",
        sum(r.time for r in rows),
        tuple(rows),
        "s",
        _counters(networks),
        None,
        networks,
        options,
        refusals,
        sum(w.seconds for w in waited),
        sum(r.seconds for r in networks),
    )


def _rows(r: Ran) -> list[Row]:
    """Of a network: its populations, then its connections."""
    net = r.reading.network
    turns = r.presentations * net.steps
    rows = [Row(n.name, n.line, turns, 0.0, flops=turns * n.count) for n in net.populations]
    for w in net.connections:
        rows.append(Row(w.name, w.line, turns, 0.0, flops=int(r.activity.operations[w.name].sum())))
    return rows


def _waiting(w: Waited) -> Row:
    line = next((short(n.loc) for n in w.segment.computing if n.loc), "")
    return Row(f"host: {w.segment.graph.name}", line, 1, w.seconds)


def _counters(networks: Sequence[Ran]) -> dict[str, float]:
    """Over all networks and presentations."""
    spikes = synops = messages = updates = 0
    for r in networks:
        net, a = r.reading.network, r.activity
        spikes += sum(int(a.sent[n.name].sum()) for n in net.populations)
        messages += sum(int(a.sent[x.name].sum()) for x in net.inputs)
        synops += sum(int(o.sum()) for o in a.operations.values())
        updates += r.presentations * net.steps * sum(n.count for n in net.populations)
    overflows = sum(o.total for r in networks for o in r.activity.overflows)
    return {
        "presentations": float(sum(r.presentations for r in networks)),
        "steps": float(sum(r.reading.network.steps for r in networks)),
        "spikes": float(spikes),
        "input spikes": float(messages),
        "synaptic operations": float(synops),
        "neuron updates": float(updates),
        "cores": float(sum(len(r.mapping.cores) for r in networks)),
        "chips": float(max((r.mapping.chips for r in networks), default=0)),
        "overflows": float(overflows),
    }


__all__ = ["LoihiReport", "Ran", "Waited", "lowest", "report_of"]
