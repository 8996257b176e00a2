"""`Mapping`: where a network is on chips. `map_network` makes one; `cost` and pictures read it."""

from __future__ import annotations

from collections.abc import Mapping as Named
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.backends.loihi.chip import Chip
from monograph.backends.loihi.mapping.fill import Use
from monograph.backends.loihi.mapping.place import Slots, hop_traffic, scatter
from monograph.backends.loihi.mapping.route import Links, route
from monograph.backends.loihi.network import Network

Array = np.ndarray[Any, Any]


@dataclass(frozen=True, eq=False)
class Piece:
    """Neurons of one population.

    Attributes:
        population: its name.
        neurons: their numbers, in the order of their compartments on the core.
    """

    population: str
    neurons: Array


@dataclass(frozen=True, eq=False)
class Core:
    """A core that is used.

    Attributes:
        index: in the order in which cores were filled.
        chip: its number.
        tile: (x, y) in the mesh that all chips make together.
        pieces: its neurons.
        use: what they take of its limits.
    """

    index: int
    chip: int
    tile: tuple[int, int]
    pieces: tuple[Piece, ...]
    use: Use


@dataclass(frozen=True, eq=False)
class Mapping:
    """A network on chips.

    Attributes:
        network, chip: what is where.
        chips: how many there are.
        cores: those that are used.
        core_of: the core of each neuron, by population.
        axons: by connection: synapses that each source neuron has in each core, CSR [in, cores].
            A message goes from the source to each core where it has some.
        traffic: messages from core to core per step [cores, cores], if every neuron sent one in
            each, or by the rates that were given.
        slots, at: all places, and that of each core.
        seed: of the placement.
    """

    network: Network
    chip: Chip
    chips: int
    cores: tuple[Core, ...]
    core_of: Named[str, Array]
    axons: Named[str, Any]
    traffic: Array
    slots: Slots
    at: Array
    seed: int

    @property
    def tiles(self) -> int:
        """Tiles with a core that is used."""
        return len({core.tile for core in self.cores})

    @property
    def hop_traffic(self) -> float:
        """Messages times hops."""
        return hop_traffic(self.traffic, self.slots, self.at)

    def scattered_hop_traffic(self, placements: int = 20) -> float:
        """The mean of it over placements of the same cores by chance, on the same chips."""
        at = (scatter(self.slots, len(self.cores), seed) for seed in range(placements))
        return float(np.mean([hop_traffic(self.traffic, self.slots, a) for a in at]))

    def links(self, messages: Array | None = None) -> Links:
        """The links under messages between cores [cores, cores]; None: under `traffic`, rounded."""
        counts = np.rint(self.traffic).astype(np.int64) if messages is None else messages
        x, y = self.slots.x[self.at], self.slots.y[self.at]
        return route(counts, x, y, (self.slots.rows, self.slots.columns), self.chip)

    def use(self) -> dict[str, tuple[int, int]]:
        """The fullest core of each limit: name -> (used, limit)."""
        return {
            name: (
                max((getattr(c.use, name) for c in self.cores), default=0),
                getattr(self.chip, name),
            )
            for name in ("neurons", "synapse_bits", "in_axons", "out_axons")
        }

    def as_text(self) -> str:
        """A line per core, after one of totals."""
        busiest = self.links().busiest
        lines = [
            f"{self.chip.name}: {_counted(len(self.cores), 'core')} on "
            f"{_counted(self.tiles, 'tile')} of {_counted(self.chips, 'chip')}; messages x hops "
            f"{self.hop_traffic:.0f}, busiest link {busiest}",
            f"{'core':>4} {'chip':>4} {'tile':>7} {'neurons':>8} {'synapses':>9} {'in':>6} "
            f"{'out':>6}  layers",
        ]
        for c in self.cores:
            u = c.use
            held = ", ".join(f"{p.population} {len(p.neurons)}" for p in c.pieces)
            tile = f"{c.tile[0]},{c.tile[1]}"
            lines.append(
                f"{c.index:>4} {c.chip:>4} {tile:>7} {u.neurons:>8} "
                f"{u.synapse_bits / self.chip.synapse_bits:>9.0%} {u.in_axons:>6} "
                f"{u.out_axons:>6}  {held}"
            )
        return "\n".join(lines)


def _counted(n: int, what: str) -> str:
    return f"{n} {what}{'s' * (n != 1)}"


def messages_between(core: Array, axons: Any, counts: Array) -> Array:
    """Messages of one connection from core to core [cores, cores].

    Args:
        core: of each source neuron.
        axons: synapses that each of them has in each core, CSR [in, cores].
        counts: messages of each source neuron.
    """
    from scipy import sparse

    shape = (axons.shape[1], len(core))
    source = sparse.csr_array((counts, (core, np.arange(len(core)))), shape)
    return np.asarray((source @ (axons > 0).astype(np.int64)).toarray())


def traffic_of(
    network: Network,
    core_of: Named[str, Array],
    axons: Named[str, Any],
    cores: int,
    rates: Named[str, Array] | None,
) -> Array:
    """Messages from core to core, of all connections together, per step.

    Args:
        network: whose populations send; inputs come from outside and are not counted.
        core_of, axons: as in `Mapping`.
        cores: how many there are.
        rates: messages per step of each neuron, by population; those not there send one each.
    """
    traffic = np.zeros((cores, cores))
    for w in network.connections:
        if w.source in core_of:
            core = core_of[w.source]
            rate = (rates or {}).get(w.source, np.ones(len(core)))
            traffic += messages_between(core, axons[w.name], np.asarray(rate, np.float64))
    return traffic


__all__ = ["Core", "Mapping", "Piece", "messages_between", "traffic_of"]
