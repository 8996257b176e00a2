"""The simulator of the Loihi machine against Python's own integers, one synapse at a time."""

from __future__ import annotations

from typing import Any

import loihi_naive as naive
import numpy as np
import pytest

from monograph.backends.loihi.network import Input, Network, Neurons, Synapses, Watched
from monograph.backends.loihi.simulate import simulate
from monograph.errors import ArgumentError, MachineError

NETWORKS = 200
SAMPLE = range(0, NETWORKS, NETWORKS // 4)


def differences(seed: int, wrap: str) -> list[str]:
    """What is watched that differs from the naive model, by population and variable."""
    network, given, presentations = naive.random_network(seed, wrap)
    found = simulate(network, given)
    want = naive.run(network, given, presentations)
    pairs = zip(network.outputs, found.outputs, strict=True)
    wrong = [
        f"{seed}: {o.variable} of {o.population}"
        for o, made in pairs
        if not np.array_equal(made, want.values[o.population][o.variable])
    ]
    overflows = found.activity.overflows
    wraps = sum(o.total for o in overflows if _wraps(network, o))
    clips = sum(o.total for o in overflows) - wraps
    if (wraps, clips) != (want.wraps, want.clips):
        wrong.append(f"{seed}: overflows {wraps, clips}, not {want.wraps, want.clips}")
    return wrong


def _wraps(network: Network, overflow: Any) -> bool:
    kinds = {n.name: n.kind for n in network.populations}
    return overflow.variable != "v" or kinds[overflow.population].startswith("graded")


@pytest.mark.parametrize("wrap", ["twos", "lava"])
def test_some_random_networks(wrap: str) -> None:
    assert [d for seed in SAMPLE for d in differences(seed, wrap)] == []


@pytest.mark.slow
@pytest.mark.parametrize("wrap", ["twos", "lava"])
def test_random_networks(wrap: str) -> None:
    assert [d for seed in range(NETWORKS) for d in differences(seed, wrap)] == []
