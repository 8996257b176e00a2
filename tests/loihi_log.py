"""All random networks through the simulator and the naive model; writes ``docs/loihi-random.log``.

    python tests/loihi_log.py

One line per way of running, way of wrapping and kind of neuron: in how many networks it was, how
many values of its states and messages were compared, and how many differed. The slow tests run the
same networks.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

import numpy as np

import loihi_naive as naive
from monograph.backends.loihi.network import Network
from monograph.backends.loihi.run import Run
from monograph.backends.loihi.simulate import How, simulate

LOG = Path(__file__).parent.parent / "docs" / "loihi-random.log"
NETWORKS = 200


@dataclass
class Count:
    """What was compared, and what differed."""

    networks: int = 0
    values: int = 0
    messages: int = 0
    overflows: int = 0
    wrong: int = 0


Key = tuple[str, str, str]
WAYS: tuple[How, ...] = ("numpy", "messages", "products")


def add(counts: dict[Key, Count], seed: int, wrap: str) -> None:
    """Run a network in every way, and naively."""
    network, given, presentations = naive.random_network(seed, wrap)
    want = naive.run(network, given, presentations)
    kinds = {n.name: n.kind for n in network.populations}
    for how in WAYS:
        found = simulate(network, given, how)
        for kind in set(kinds.values()):
            counts[how, wrap, kind].networks += 1
        compare(counts, (how, wrap), network, found, want, kinds)


def compare(
    counts: dict[Key, Count], way: tuple[str, str], network: Network, found: Run,
    want: naive.Found, kinds: dict[str, str],
) -> None:  # fmt: skip
    """Add what one run gave."""
    for watched, made in zip(network.outputs, found.outputs, strict=True):
        count = counts[*way, kinds[watched.population]]
        count.values += made.size
        count.wrong += int(
            (made != np.array(want.values[watched.population][watched.variable])).sum()
        )
        count.messages += np.count_nonzero(made) if watched.variable == "s" else 0
    for overflow in found.activity.overflows:
        counts[*way, kinds[overflow.population]].overflows += overflow.total


def main() -> None:
    """Write the log."""
    counts: dict[Key, Count] = defaultdict(Count)
    for seed in range(NETWORKS):
        for wrap in ("twos", "lava"):
            add(counts, seed, wrap)
    lines = [
        f"{how:9}{wrap:5}{kind:13}{c.networks:4} networks, {c.values:7,} values, "
        f"{c.messages:6,} messages, {c.overflows:6,} overflows: {c.wrong} values differ"
        for (how, wrap, kind), c in sorted(counts.items())
    ]
    values, wrong = (sum(getattr(c, a) for c in counts.values()) for a in ("values", "wrong"))
    lines.append(f"{NETWORKS} networks, each in every way: {values:,} values: {wrong} differ")
    LOG.write_text("\n".join(lines) + "\n")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
