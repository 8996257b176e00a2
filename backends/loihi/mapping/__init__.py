"""From a network to cores: which neurons go where, and where cores lie.

The backend calls `map_network` before it simulates; `cost` reads the `Mapping` and what the
simulation did. What is computed does not depend on the mapping.
"""

from __future__ import annotations

from collections.abc import Mapping as Named
from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np

from monograph.backends.loihi.chip import Chip
from monograph.backends.loihi.chips import chip as known_chip
from monograph.backends.loihi.limits import ANY_CORE, check_values
from monograph.backends.loihi.mapping.fill import Use, fill_cores
from monograph.backends.loihi.mapping.patterns import orders_of, patterns_of
from monograph.backends.loihi.mapping.place import place_cores, slots_of
from monograph.backends.loihi.mapping.record import Core, Mapping, Piece, traffic_of
from monograph.backends.loihi.network import Network
from monograph.hlo.errors import MachineError

Array = np.ndarray[Any, Any]


def map_network(
    network: Network,
    chip: str | Chip = "loihi2",
    *,
    cores: int | None = None,
    chips: int | None = None,
    rates: Named[str, Array] | None = None,
    seed: int = 0,
) -> Mapping:
    """Check a network against a chip's limits, and find a core for each of its neurons.

    Args:
        network: what shall run.
        chip: one of `CHIPS`, or a chip of your own.
        cores: over how many neurons are spread evenly, more if limits ask for it; None: as few as
            will do.
        chips: over how many cores are spread evenly; None: as few as will do.
        rates: messages per step of each neuron of a population [count], by its name; placement
            looks at them. None: all the same.
        seed: of the order in which the placement tries swaps.

    Raises:
        MachineError: for the first limit that is exceeded: layer, core, limit, value and a fix.
        UnknownNameError: for a chip or a kind of neuron that there is not.

    >>> from monograph.backends.loihi.network import Input, Neurons, Synapses
    >>> x, n = Input("x", (64,)), Neurons("n", (3000,), "lif", {"vth": np.array(100)})
    >>> w = Synapses("w", "x", "n", "dense", np.ones((3000, 64), int))
    >>> [core.use.neurons for core in map_network(Network((x,), (n,), (w,), (), 1), "loihi1").cores]
    [1024, 1024, 952]
    """
    chip = known_chip(chip)
    _check_options(chip, cores, chips, seed)
    most = (chips or chip.chips) * chip.cores
    check_values(network, chip, lambda name, i: _core_without_values(network, chip, name, i, cores))
    orders = orders_of(network)
    filled = fill_cores(network, chip, orders, patterns_of(network, chip, orders), cores, most)
    count = len(filled.starts) - 1
    used = chips or -(-count // chip.cores)
    slots = slots_of(chip, used)
    # As few chips as will do are filled one after the other; asked for, they share evenly.
    spread = np.arange(count)
    on_chip = spread * chips // count if chips else spread // chip.cores
    pieces = _pieces(network, orders, filled.starts)
    core_of = _core_of(network, pieces)
    traffic = traffic_of(network, core_of, filled.axons, count, rates)
    at = place_cores(traffic, slots, on_chip, seed)
    made = tuple(
        Core(i, int(slots.chip[s]), (int(slots.x[s]), int(slots.y[s])), pieces[i], filled.uses[i])
        for i, s in enumerate(at)
    )
    return Mapping(network, chip, used, made, core_of, filled.axons, traffic, slots, at, seed)


def _check_options(chip: Chip, cores: Any, chips: Any, seed: Any) -> None:
    for name, value, least in (("cores", cores, 1), ("chips", chips, 1), ("seed", seed, 0)):
        whole = isinstance(value, int) and not isinstance(value, bool) and value >= least
        if not whole and (value is not None or name == "seed"):
            raise MachineError(
                f"{name} is {value!r}",
                operands={name: repr(value)},
                why=f"{name} must be a whole number of at least {least}.",
                fix=f"give {name} such a number, or leave it out.",
            )
    for name, value, limit in (
        ("chips", chips, chip.chips),
        ("cores", cores, (chips or chip.chips) * chip.cores),
    ):
        if value is not None and value > limit:
            raise MachineError(
                f"{value} {name} are asked for, and there are {limit} at most",
                operands={name: value, "limit": limit},
                why=f"the largest system of {chip.name} has {chip.chips} chips of {chip.cores} "
                "cores.",
                fix=f"ask for at most {limit}, or for a chip with other fields.",
            )


def _core_without_values(
    network: Network, chip: Chip, population: str, neuron: int, cores: int | None
) -> int | str:
    """The core of a neuron, whatever the weights and delays are: some cannot be."""
    most = chip.chips * chip.cores
    plain = tuple(
        replace(w, weights=_ones(w.weights), weight_bits=8, sign=None, delays=None)
        for w in network.connections
    )
    net = replace(network, connections=plain)
    orders = orders_of(net)
    try:
        filled = fill_cores(net, chip, orders, patterns_of(net, chip, orders), cores, most)
    except MachineError:
        return ANY_CORE
    return int(_core_of(net, _pieces(net, orders, filled.starts))[population][neuron])


def _ones(weights: Any) -> Any:
    """A 1 in the place of each weight."""
    if not hasattr(weights, "tocsr"):
        return np.ones(np.shape(weights), np.int64)
    ones = weights.tocsr().astype(np.int64)
    ones.data[:] = 1
    return ones


def _pieces(network: Network, orders: dict[str, Array], starts: Array) -> list[tuple[Piece, ...]]:
    """What each core holds of each population."""
    pieces: list[tuple[Piece, ...]] = []
    edges = np.cumsum([0, *(n.count for n in network.populations)])
    for start, stop in pairwise(starts):
        held = []
        for n, first in zip(network.populations, edges, strict=False):
            low, high = max(start - first, 0), min(stop - first, n.count)
            if low < high:
                held.append(Piece(n.name, orders[n.name][low:high]))
        pieces.append(tuple(held))
    return pieces


def _core_of(network: Network, pieces: list[tuple[Piece, ...]]) -> dict[str, Array]:
    """The core of each neuron, by population."""
    found = {n.name: np.zeros(n.count, np.int64) for n in network.populations}
    for i, held in enumerate(pieces):
        for piece in held:
            found[piece.population][piece.neurons] = i
    return found


__all__ = ["Core", "Mapping", "Piece", "Use", "map_network"]
