"""`Tally`: events of a run, counted layer by layer, core by core and step by step.

`cost_of` fills one; figures of an energy model turn counts into the work of cores.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.backends.loihi.activity import Activity
from monograph.backends.loihi.energy import EVENTS, EnergyModel
from monograph.backends.loihi.mapping.record import Mapping as Placed
from monograph.backends.loihi.mapping.record import messages_between
from monograph.backends.loihi.network import Synapses
from monograph.backends.loihi.weights import by_delay

Array = np.ndarray[Any, Any]

CHUNK = 1 << 22  # steps times cores (or neurons) that are counted at once
_SYNAPTIC = {"dense": "dense", "sparse": "sparse", "conv": "conv", "pool": "conv"}


@dataclass(frozen=True)
class Layer:
    """What a population or a connection did.

    Attributes:
        name, line: the user's.
        kind: "neurons" or "synapses".
        counts: events by name; a message counts for the connection that it is for.
    """

    name: str
    line: str
    kind: str
    counts: Mapping[str, int]


class Tally:
    """Counts while they are taken.

    Attributes:
        mapping, model: where, and what takes how long.
        by_core: events of each core [cores], by name.
        counts: events by name of layer and of event.
        messages: of each connection from core to core [cores, cores]; none of inputs'.
        work: seconds of each core in each step [presentations, steps, cores].
    """

    def __init__(self, mapping: Placed, model: EnergyModel, presentations: int, steps: int) -> None:
        cores = len(mapping.cores)
        self.mapping, self.model = mapping, model
        self.by_core = {e: np.zeros(cores, np.int64) for e in EVENTS}
        self.counts: dict[str, dict[str, int]] = {}
        self.messages: dict[str, Array] = {}
        self.work = np.zeros((presentations, steps, cores), np.float32)

    def add(self, layer: str, event: str, found: Array, part: slice) -> None:
        """Events of a layer in each step on each core [presentations * steps, cores]."""
        total = found.sum(axis=0, dtype=np.int64)
        self.by_core[event] += total
        mine = self.counts.setdefault(layer, {})
        mine[event] = mine.get(event, 0) + int(total.sum())
        if event in self.model.figures:
            work = self.work[part]
            work += (found * self.model.figures[event].time).reshape(work.shape)

    def add_neurons(self, name: str, sent: Array, received: Array, part: slice) -> None:
        """Updates and spikes of a population."""
        core, cores = self.mapping.core_of[name], len(self.mapping.cores)
        all_of = np.bincount(core, minlength=cores)
        access = np.tile(all_of, (sent.shape[0] * sent.shape[1], 1))
        active = _per_core(_rows(received | sent), core, cores)
        self.add(name, "access", access, part)
        self.add(name, "active", active, part)
        self.add(name, "inactive", access - active, part)
        self.add(name, "spike", _per_core(_rows(sent), core, cores), part)

    def add_synapses(self, w: Synapses, sent: Array, part: slice) -> None:
        """Synaptic operations and messages of a connection."""
        axons, cores = self.mapping.axons[w.name], len(self.mapping.cores)
        rows = _rows(sent)
        meets = (axons > 0).astype(np.int64)
        self.add(w.name, _SYNAPTIC[w.kind], (rows @ axons).toarray(), part)
        self.add(w.name, "in", (rows @ meets).toarray(), part)
        if w.source in self.mapping.core_of:
            core = self.mapping.core_of[w.source]
            fan = np.diff(meets.indptr)
            self.add(w.name, "out", _per_core(rows, core, cores, fan), part)
            counts = sent.sum(axis=(0, 1), dtype=np.int64)
            made = messages_between(core, axons, counts)
            self.messages[w.name] = self.messages.get(w.name, 0) + made

    def layers(self) -> Iterator[Layer]:
        """Of all that was counted; hops of each connection's messages with them."""
        network, at, slots = self.mapping.network, self.mapping.at, self.mapping.slots
        for n in network.populations:
            yield Layer(n.name, n.line, "neurons", self.counts.get(n.name, {}))
        for w in network.connections:
            counts = dict(self.counts.get(w.name, {}))
            if w.name in self.messages:
                messages = self.messages[w.name]
                counts["local"] = int(messages[slots.distances(at, at) == 0].sum())
                counts |= self.mapping.links(messages).hops()
            yield Layer(w.name, w.line, "synapses", counts)


def count(mapping: Placed, activity: Activity, model: EnergyModel) -> Tally:
    """Everything that a run did, on the cores of a mapping."""
    nobody = np.zeros((0, mapping.network.steps, 0))
    presentations, steps = next(iter(activity.sent.values()), nobody).shape[:2]
    tally = Tally(mapping, model, presentations, steps)
    paths = tuple(_paths(mapping.network.connections))
    for part in _chunks(mapping, presentations, steps):
        sent = {name: x[part] for name, x in activity.sent.items()}
        for n in mapping.network.populations:
            tally.add_neurons(n.name, sent[n.name], _received(paths, n.name, sent), part)
        for w in mapping.network.connections:
            tally.add_synapses(w, sent[w.source], part)
    return tally


def _chunks(mapping: Placed, presentations: int, steps: int) -> Iterator[slice]:
    """Presentations, as many at once as memory for counting allows."""
    wide = max([len(mapping.cores), *mapping.network.sizes.values()])
    size = max(1, CHUNK // max(1, steps * wide))
    for start in range(0, presentations, size):
        yield slice(start, min(start + size, presentations))


def _rows(values: Array) -> Any:
    """Booleans [presentations, steps, count] as CSR [presentations * steps, count] of ones."""
    from scipy import sparse

    flat = values.reshape(-1, values.shape[2])
    ends = np.cumsum([0, *np.count_nonzero(flat, axis=1)])
    at = np.flatnonzero(flat) - np.repeat(np.arange(len(flat)) * flat.shape[1], np.diff(ends))
    return sparse.csr_array((np.ones(len(at), np.int64), at, ends), flat.shape)


def _per_core(rows: Any, core: Array, cores: int, weight: Array | None = None) -> Array:
    """Sums over the neurons of each core [presentations * steps, cores]."""
    at = np.repeat(np.arange(rows.shape[0]) * cores, np.diff(rows.indptr)) + core[rows.indices]
    each = None if weight is None else weight[rows.indices]
    found = np.bincount(at, each, minlength=rows.shape[0] * cores)
    return found.astype(np.int64).reshape(-1, cores)


@dataclass(frozen=True, eq=False)
class _Path:
    """The synapses of a connection that have one delay.

    Attributes:
        source, target: of the connection.
        late: steps from a message to what it does.
        joined: CSR [in, out] of ones; None: all with all.
    """

    source: str
    target: str
    late: int
    joined: Any

    def reached(self, messages: Array) -> Array:
        """Whether a target has a synapse of one that sent [presentations, steps, out or 1]."""
        if self.joined is None:
            return np.asarray(messages.any(axis=2, keepdims=True))
        met = np.asarray((_rows(messages) @ self.joined).toarray() > 0)
        return met.reshape(*messages.shape[:2], -1)


def _paths(connections: Iterable[Synapses]) -> Iterator[_Path]:
    from scipy import sparse

    for w in connections:
        for delay, matrix in by_delay(w).items():
            joined = None
            if not isinstance(matrix, np.ndarray) or np.ndim(w.delays):
                joined = sparse.csr_array(matrix != 0).astype(np.int64).T.tocsr()
            yield _Path(w.source, w.target, 1 + delay, joined)


def _received(paths: Iterable[_Path], name: str, sent: Mapping[str, Array]) -> Array:
    """Whether anything arrived at each neuron of a population [presentations, steps, count]."""
    found = np.zeros(sent[name].shape, bool)
    for path in paths:
        if path.target == name:
            met = path.reached(sent[path.source])
            found[:, path.late :] |= met[:, : max(met.shape[1] - path.late, 0)]
    return found


__all__ = ["CHUNK", "Layer", "Tally", "count"]
