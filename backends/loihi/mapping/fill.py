"""Fill cores: neurons go to one core after the other, as many as its limits allow.

`map_network` calls `fill_cores`. Populations are cut where a core is full. What a core needs for
its neurons' input depends on these neurons alone; how many axons leave it also on where the other
cores were cut, so that filling is repeated with what the last turn has shown until nothing is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.backends.loihi.chip import Chip
from monograph.backends.loihi.limits import beyond
from monograph.backends.loihi.mapping.patterns import Pattern
from monograph.backends.loihi.network import Network

Array = np.ndarray[Any, Any]

TURNS = 40  # of filling again; the networks of the benchmarks need up to seven


@dataclass(frozen=True)
class Use:
    """What a core's neurons take of it; the fields are those limits of `Chip`."""

    neurons: int
    synapse_bits: int
    in_axons: int
    out_axons: int


@dataclass(frozen=True, eq=False)
class Filled:
    """Neurons on cores.

    Attributes:
        starts: place of the first neuron of each core, and the number of all [cores + 1].
        axons: by connection: synapses that each source has in each core, CSR [in, cores].
        uses: of each core.
    """

    starts: Array
    axons: dict[str, Any]
    uses: tuple[Use, ...]


def fill_cores(
    network: Network,
    chip: Chip,
    orders: dict[str, Array],
    patterns: Sequence[Pattern],
    cores: int | None,
    most: int,
) -> Filled:
    """Neurons of a network on cores.

    Args:
        network, chip: what goes where.
        orders, patterns: of the network.
        cores: over how many neurons are spread evenly; None: as few as will do.
        most: cores that there are.

    Raises:
        MachineError: if a single neuron is too much for a core, or there are not enough cores.
    """
    edges = np.cumsum([0, *(n.count for n in network.populations)])
    leaving = np.zeros(int(edges[-1]), np.int64)  # axons that leave each neuron, as far as known
    for turn in range(TURNS):
        starts = _cut(network, chip, patterns, edges, leaving, cores, most)
        count = len(starts) - 1
        core = np.repeat(np.arange(count), np.diff(starts))
        axons = {
            p.synapses.name: p.axons(core[p.first : p.first + p.rows], count) for p in patterns
        }
        found = _leaving(network, orders, patterns, axons, edges)
        sums = np.bincount(core, found, minlength=count).astype(np.int64)
        if (sums <= chip.out_axons).all():
            return Filled(starts, axons, tuple(_uses(patterns, starts, sums)))
        # Smaller cores are more cores to send to: ask for more room if it takes long.
        room = 1 + max(turn - 9, 0) / 50
        leaving = np.maximum(leaving, np.ceil(found * room).astype(np.int64))
    worst = int(sums.argmax())
    raise beyond(
        chip, "out_axons", int(sums[worst]), *_layer(network, edges, starts[worst]), core=worst,
        fix="give its neurons fewer targets, or targets that fit on fewer cores.",
    )  # fmt: skip


def _cut(
    network: Network,
    chip: Chip,
    patterns: Sequence[Pattern],
    edges: Array,
    leaving: Array,
    cores: int | None,
    most: int,
) -> Array:
    """Where cores begin."""
    total = int(edges[-1])
    ends = np.concatenate([[0], np.cumsum(leaving)])
    starts = [0]
    while starts[-1] < total:
        start = starts[-1]
        if len(starts) > most:
            raise _too_few(network, chip, edges, start, most)
        stop = min(start + chip.neurons, total)
        if cores is not None:
            stop = min(stop, _share(total, min(cores, total), start))
        guess = start - starts[-2] if start else stop
        stop = _last(chip, patterns, ends, start, stop, guess)
        if stop == start:
            raise _too_much(network, chip, patterns, ends, edges, start, len(starts) - 1)
        if cores is None:
            stop = _whole_populations(edges, start, stop)
        starts.append(stop)
    return np.array(starts)


def _share(total: int, cores: int, start: int) -> int:
    """Where the even share of a core ends that begins at `start`; shares differ by one neuron."""
    core = start * cores // total + 1
    end = core * total // cores
    return end if end > start else (core + 1) * total // cores


def _whole_populations(edges: Array, start: int, stop: int) -> int:
    """A population begins on a core that others are on only if all of it fits there."""
    begun = int(edges[np.searchsorted(edges, stop, side="left") - 1])
    return begun if start < begun < stop and stop not in edges else stop


def _needs(patterns: Sequence[Pattern], ends: Array, start: int, stop: int) -> Use:
    """What neurons at these places need of a core."""
    parts = [p.use(start, stop) for p in patterns]
    axons, bits = (sum(part[i] for part in parts) for i in (0, 1))
    return Use(stop - start, bits, axons, int(ends[stop] - ends[start]))


def _over(chip: Chip, use: Use) -> list[str]:
    """The limits that are exceeded."""
    return [name for name, value in vars(use).items() if value > getattr(chip, name)]


def _last(
    chip: Chip, patterns: Sequence[Pattern], ends: Array, start: int, stop: int, guess: int
) -> int:
    """The largest end, up to `stop`, at which a core that begins at `start` is within its limits.

    What a core needs only grows with its neurons: from a guess of how many there are the end is
    passed by doubling, then found by halving.
    """
    low, high = start, stop + 1
    at = min(start + guess, stop)
    while high - low > 1:
        if _over(chip, _needs(patterns, ends, start, at)):
            high = at
        else:
            low = at
        passed = high <= stop
        at = (low + high) // 2 if passed else min(start + 2 * (low - start), stop)
    return low


def _leaving(
    network: Network,
    orders: dict[str, Array],
    patterns: Sequence[Pattern],
    axons: dict[str, Any],
    edges: Array,
) -> Array:
    """Axons that leave each neuron, in the order of the cores: one to each core, per connection."""
    firsts = {n.name: int(e) for n, e in zip(network.populations, edges, strict=False)}
    found = np.zeros(int(edges[-1]), np.int64)
    for p in patterns:
        name = p.synapses.source
        if name in firsts:
            to = np.diff(axons[p.synapses.name].indptr)[orders[name]]
            found[firsts[name] : firsts[name] + len(to)] += to
    return found


def _uses(patterns: Sequence[Pattern], starts: Array, leaving: Array) -> list[Use]:
    """Of every core."""
    none = np.zeros(int(starts[-1]) + 1, np.int64)
    made = []
    for start, stop, out in zip(starts, starts[1:], leaving, strict=False):
        u = _needs(patterns, none, int(start), int(stop))
        made.append(Use(u.neurons, u.synapse_bits, u.in_axons, int(out)))
    return made


def _layer(network: Network, edges: Array, place: int) -> tuple[str, str]:
    """Name and line of the population of the neuron at a place."""
    n = network.populations[int(np.searchsorted(edges, place, side="right")) - 1]
    return n.name, n.line


def _too_much(
    network: Network,
    chip: Chip,
    patterns: Sequence[Pattern],
    ends: Array,
    edges: Array,
    start: int,
    core: int,
) -> Exception:
    use = _needs(patterns, ends, start, start + 1)
    name = _over(chip, use)[0]
    fixes = {
        "in_axons": "give its neurons fewer sources, or split them in two that add up.",
        "out_axons": "give its neurons fewer targets, or targets that fit on fewer cores.",
        "synapse_bits": "give its neurons fewer synapses, or weights of fewer bits.",
    }
    value = getattr(use, name)
    return beyond(
        chip, name, value, *_layer(network, edges, start), core=core,
        why="one neuron alone takes more than a core has; populations are split over cores, but "
        "neurons are not.", fix=fixes[name],
    )  # fmt: skip


def _too_few(network: Network, chip: Chip, edges: Array, start: int, most: int) -> Exception:
    left = int(edges[-1]) - start
    return beyond(
        chip, "cores", f"more than {most}", *_layer(network, edges, start), core=most, limit=most,
        why=f"{left} of {int(edges[-1])} neurons are left when {most} cores are full.",
        fix="give more chips, or a chip with more cores; or make layers smaller, weights narrower "
        "or connections sparser.",
    )  # fmt: skip


__all__ = ["Filled", "Use", "fill_cores"]
