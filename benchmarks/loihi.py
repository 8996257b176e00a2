"""The Loihi machine: neurons and synapses per second, and when which way of summing is quicker."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import numpy as np
from measure import Pace, Sample, interleaved, show
from scipy import sparse

from monograph.backends.loihi.network import Input, Network, Neurons, Synapses, Watched
from monograph.backends.loihi.simulate import simulate

Chosen = Callable[[str], bool]
STEPS = 100
CELLS = {"du": np.array(400), "dv": np.array(100), "vth": np.array(131071)}


@dataclass(frozen=True, eq=False)
class Case:
    """A network to run.

    Attributes:
        name, network: of it.
        presentations: at once.
        share: of the input's neurons that spike in a step.
        bar: work per second; None: no bar.
        unit: of the work: "updates" or "operations".
    """

    name: str
    network: Network
    presentations: int
    share: float
    bar: float | None
    unit: str

    def run(self) -> Callable[[], object]:
        """What is timed."""
        given = {}
        for x in self.network.inputs:
            rng = np.random.default_rng(0)
            given[x.name] = rng.random((self.presentations, STEPS, x.count)) < self.share
        return partial(simulate, self.network, given)

    def work(self) -> int:
        """Updates of neurons, or synaptic operations, of one run."""
        if self.unit == "updates":
            count = sum(n.count for n in self.network.populations)
            return count * self.presentations * STEPS
        activity = simulate(self.network, self.run().args[1]).activity  # type: ignore[attr-defined]
        return int(sum(x.sum() for x in activity.operations.values()))


def alone(n: int) -> Network:
    """Neurons without connections."""
    cells = {**CELLS, "bias_mant": np.array(100), "vth": np.array(3000)}
    return Network((), (Neurons("n", (n,), "cuba_lif", cells),), (), (Watched("n", "s"),), STEPS)


def layer(n: int, density: float | None = None) -> Network:
    """Spikes into neurons that do not fire; sparse if there is a density."""
    rng = np.random.default_rng(1)
    w = rng.integers(-120, 120, (n, n))
    if density is not None:
        w = sparse.random_array((n, n), density=density, rng=rng, format="csr")
        w.data = np.ceil(w.data * 250)
    kind = "dense" if density is None else "sparse"
    connection = Synapses("w", "x", "n", kind, w)
    cells = Neurons("n", (n,), "cuba_lif", CELLS)
    return Network((Input("x", (n,)),), (cells,), (connection,), (Watched("n", "s"),), STEPS)


def random_network(n: int, fan: int) -> Network:
    """Neurons that a bias keeps firing, each connected to `fan` others at random."""
    rng = np.random.default_rng(2)
    targets = rng.integers(0, n, n * fan)
    weights = rng.choice(np.array([-250, -250, 250, 120]), n * fan)
    rows = np.repeat(np.arange(n), fan)
    w = sparse.csr_array((weights, (targets, rows)), (n, n))
    cells = {
        "du": np.array(2000), "dv": np.array(128), "vth": np.array(5000),
        "bias_mant": rng.integers(0, 4095, n), "bias_exp": np.array(2),
    }  # fmt: skip
    return Network(
        (), (Neurons("n", (n,), "cuba_lif", cells),),
        (Synapses("w", "n", "n", "sparse", w),), (Watched("n", "s"),), STEPS,
    )  # fmt: skip


def _cases() -> list[Case]:
    thin, dense = layer(4096, 0.02), layer(1024)
    return [
        *(Case(f"{n:,} neurons", alone(n), 1, 0, 5e6, "updates") for n in (1024, 16384, 131072)),
        Case("dense 1024x1024, 1 % active", dense, 1, 0.01, None, "operations"),
        Case("dense 1024x1024, 10 % active", dense, 1, 0.1, 5e8, "operations"),
        Case("dense 1024x1024, 10 %, 16 presentations", dense, 16, 0.1, 5e8, "operations"),
        Case("sparse 4096x4096, 82 each, 1 % active", thin, 1, 0.01, None, "operations"),
        Case("sparse 4096x4096, 82 each, 10 % active", thin, 1, 0.1, 5e7, "operations"),
    ]


def loihi_rows(pace: Pace, chosen: Chosen) -> Iterator[list[str]]:
    """Networks, by what they do per second; one that is large, by time."""
    for case in _cases():
        if chosen(case.name):
            sample = interleaved({case.name: case.run()}, pace)[case.name]
            yield _row(case, sample)
    name = "100,000 neurons, 100 synapses each"
    if chosen(name):
        case = Case(name, random_network(100_000, 100), 1, 0, None, "operations")
        sample = interleaved({name: case.run()}, pace)[name]
        _, *rest = _row(case, sample)
        yield [name, *rest[:-2], "5 s a run", "yes" if sample.median < 5 else "**no**"]


def _row(case: Case, sample: Sample) -> list[str]:
    work = case.work()
    low, middle, high = (work / s / 1e6 for s in (sample.high, sample.median, sample.low))
    met = "" if case.bar is None else "yes" if work / sample.median >= case.bar else "**no**"
    return [
        case.name,
        show(sample.median / STEPS),
        f"{middle:,.0f} ({low:,.0f} .. {high:,.0f}) M {case.unit}/s",
        f"{sample.cores:.1f}",
        "" if case.bar is None else f"{case.bar / 1e6:g} M/s",
        met,
    ]
