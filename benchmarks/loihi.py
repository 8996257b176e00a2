"""The Loihi machine: neurons and synapses per second, and when which way of summing is quicker."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

import numpy as np
from measure import Pace, Sample, interleaved, show
from scipy import sparse

from monograph.backends.loihi.network import Input, Network, Neurons, Synapses, Watched
from monograph.backends.loihi.simulate import simulate

Chosen = Callable[[str], bool]
STEPS = 100
FEW, MANY = "dense 1024x1024, 1 % active", "dense 1024x1024, 10 % active"
CROSSING = "dense 1024x1024, 32 presentations: products are quicker from"
LARGE = "100,000 neurons, 100 synapses each"
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
        Case(FEW, dense, 1, 0.01, None, "operations"),
        Case(MANY, dense, 1, 0.1, 5e8, "operations"),
        Case("dense 1024x1024, 10 %, 16 presentations", dense, 16, 0.1, 5e8, "operations"),
        Case("sparse 4096x4096, 82 each, 1 % active", thin, 1, 0.01, None, "operations"),
        Case("sparse 4096x4096, 82 each, 10 % active", thin, 1, 0.1, 5e7, "operations"),
    ]


def loihi_rows(pace: Pace, chosen: Chosen) -> Iterator[list[str]]:
    """Networks, by what they do per second; what few messages save; a large one, by time."""
    cases = [case for case in _cases() if chosen(case.name)]
    samples = {}
    for case in cases:
        samples[case.name] = interleaved({case.name: case.run()}, pace)[case.name]
        yield _row(case, samples[case.name])
    if FEW in samples and MANY in samples:
        share = samples[FEW].median / samples[MANY].median
        met = "yes" if share <= 0.5 else "**no**"
        yield ["dense 1024x1024, 1 % over 10 %", "", f"{share:.2f} of the time", "", "0.5", met]
    if chosen(CROSSING):
        yield [CROSSING, *_crossing(pace), "", ""]
    if chosen(LARGE):
        yield _large()


def _row(case: Case, sample: Sample) -> list[str]:
    work = case.work()
    low, middle, high = (work / s / 1e6 for s in (sample.high, sample.median, sample.low))
    met = "" if case.bar is None else "yes" if work / sample.median >= case.bar else "**no**"
    return [
        case.name,
        show(sample.median / STEPS / case.presentations),
        f"{middle:,.0f} ({low:,.0f} .. {high:,.0f}) M {case.unit}/s",
        f"{sample.cores:.1f}",
        "" if case.bar is None else f"{case.bar / 1e6:g} M/s",
        met,
    ]


def _crossing(pace: Pace) -> list[str]:
    """The share of active neurons from which products take less time than messages."""
    net, rng, n = layer(1024), np.random.default_rng(0), 32
    low, high = ({"x": rng.random((n, STEPS, 1024)) < share} for share in (0.1, 0.5))
    sides = {
        "low": partial(simulate, net, low, "messages"),
        "high": partial(simulate, net, high, "messages"),
        "products": partial(simulate, net, high, "products"),
    }
    few = replace(pace, rounds=min(pace.rounds, 7))
    found = {name: s.median for name, s in interleaved(sides, few).items()}
    share = 0.1 + 0.4 * (found["products"] - found["low"]) / (found["high"] - found["low"])
    return [show(found["products"] / STEPS / n), f"{share:.0%} active", ""]


def _large() -> list[str]:
    """A large network: tables and program made anew in each run."""
    seconds, made, used = [], random_network(100_000, 100), time.process_time()
    for _ in range(3):
        net = replace(made)  # nothing is kept for it
        start = time.perf_counter()
        run = simulate(net, {})
        seconds.append(time.perf_counter() - start)
    total, cores = sorted(seconds)[1], (time.process_time() - used) / sum(seconds)
    met = int(run.activity.operations["w"].sum())
    rate = f"{met / 1e6:,.0f} M operations in {total:.1f} s, tables and program made"
    return [
        LARGE,
        show(total / STEPS),
        rate,
        f"{cores:.1f}",
        "5 s",
        "yes" if total < 5 else "**no**",
    ]
