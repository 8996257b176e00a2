"""Networks on cores: seconds, limits, and traffic times distance beside placements by chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from loihi_networks import NETWORKS, balanced, recurrent
from measure import Pace, interleaved, show

from monograph.backends.loihi.mapping import map_network

Chosen = Callable[[str], bool]
RATIO, SECONDS = 0.7, 10.0
# Beyond the five that have a bar for traffic: what takes long, and what no placement can help,
# since everything talks to everything on nearly all cores that there are.
MORE = {
    "recurrent, 20,000 neurons at 0.2 %": partial(recurrent, 20_000, 0.002),
    "excitatory and inhibitory, 10,000 neurons at 1 %": partial(balanced, 10_000, 0.01),
}


def mapping_rows(pace: Pace, chosen: Chosen) -> Iterator[list[str]]:
    """A row per network."""
    for name, make in {**NETWORKS, **MORE}.items():
        if not chosen(name):
            continue
        network = make()
        sample = interleaved({name: partial(map_network, network, "loihi1")}, pace)[name]
        mapping = map_network(network, "loihi1")
        used = ", ".join(f"{most / limit:.0%}" for most, limit in mapping.use().values())
        ratio = mapping.hop_traffic / mapping.scattered_hop_traffic()
        within = all(most <= limit for most, limit in mapping.use().values())
        met = within and sample.median < SECONDS and (name in MORE or ratio <= RATIO)
        yield [
            name, show(sample.median), f"{len(mapping.cores)} on {mapping.chips}", used,
            f"{ratio:.2f}", "" if name in MORE else f"{RATIO:g}", "yes" if met else "**no**",
        ]  # fmt: skip
