"""Whether a network fits together: kinds and parameters, sizes, who is connected to whom.

`simulate` asks. What a chip's fields hold is another question, which `limits` answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from monograph.backends.loihi.fixed import KINDS
from monograph.backends.loihi.network import Network, Neurons, Synapses
from monograph.hlo.errors import MachineError, UnknownNameError


def check_network(network: Network) -> None:
    """Check populations and connections.

    Raises:
        UnknownNameError: for a kind, parameter, state, source or target that there is not.
        MachineError: for values that are missing or of other shapes than the neurons.

    >>> check_network(Network((), (Neurons("n", (2,), "lif"),), (), (), 1))
    Traceback (most recent call last):
    monograph.errors.MachineError: [MG0504] population 'n': vth is not given
    ...
    """
    for n in network.populations:
        _check_neurons(n)
    sizes = network.sizes
    targets = {n.name: n.count for n in network.populations}
    for w in network.connections:
        _known(f"connection {w.name!r}", "source", w.source, sizes)
        _known(f"connection {w.name!r}", "target", w.target, targets)
        found, wanted = _size(w), (sizes[w.target], sizes[w.source])
        if found != wanted:
            raise MachineError(
                f"connection {w.name!r} is from {found[1]} to {found[0]} neurons",
                operands={w.source: f"{wanted[1]} neurons", w.target: f"{wanted[0]} neurons"},
                fix="give it a weight for each pair: [neurons of the target, of the source].",
            )
    kinds = {n.name: n.kind for n in network.populations}
    for o in network.outputs:
        _known("what is watched", "population", o.population, kinds)
        states = (*KINDS[kinds[o.population]].states, "s")
        _known(f"population {o.population!r}", "variable", o.variable, dict.fromkeys(states))


def _check_neurons(n: Neurons) -> None:
    who = f"population {n.name!r}"
    _known(who, "kind", n.kind, KINDS)
    kind = KINDS[n.kind]
    for what, given, names in (
        ("parameter", n.parameters, kind.parameters),
        ("state", n.initial, dict.fromkeys(kind.states)),
    ):
        for name, value in given.items():
            _known(who, what, name, names)
            if np.ndim(value) and np.size(value) != n.count:
                raise MachineError(
                    f"{who}: {name} has {np.size(value)} values for {n.count} neurons",
                    fix="give one value, or one for each neuron.",
                )
    for name, default in kind.parameters.items():
        if default is None and name not in n.parameters:
            raise MachineError(f"{who}: {name} is not given", fix=f"give {n.kind!r} its {name}.")


def _known(who: str, what: str, name: str, names: Mapping[str, Any]) -> None:
    if name not in names:
        raise UnknownNameError(
            f"{who}: there is no {what} {name!r}",
            operands={"known": ", ".join(names)},
            fix="use one of these names.",
        )


def _size(w: Synapses) -> tuple[int, ...]:
    """(neurons of the target, of the source), as the weights have them."""
    if w.geometry is None:
        return tuple(np.shape(w.weights))
    g = w.geometry
    return int(np.prod(g.out)), int(np.prod(g.image))


__all__ = ["check_network"]
