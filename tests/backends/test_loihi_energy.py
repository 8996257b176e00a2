"""What runs cost: every event counted by hand, joules by the table, seconds core by core."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from scipy import sparse

from monograph.backends.loihi import tally
from monograph.backends.loihi.activity import Activity
from monograph.backends.loihi.chips import chip
from monograph.backends.loihi.cost import Cost, cost_of
from monograph.backends.loihi.energy import EVENTS, MODELS, energy_model
from monograph.backends.loihi.mapping import map_network
from monograph.backends.loihi.network import Geometry, Input, Network, Neurons, Synapses
from monograph.backends.loihi.simulate import Run, simulate
from monograph.backends.loihi.weights import by_delay, matrix

STEPS, PRESENTATIONS = 12, 3


def network() -> Network:
    """All kinds of connections: dense, with delays, sparse, recurrent, a convolution, pooling."""
    rng = np.random.default_rng(0)
    image = Geometry((6, 6, 1), (3, 3), 2, padding=((1, 1), (1, 1)))
    pool = Geometry(image.out, (2, 2), 2, stride=(2, 2), groups=2)
    cells = tuple(
        Neurons(name, shape, "cuba_lif", {"vth": np.array(vth), "du": np.array(2000)})
        for name, shape, vth in (("a", image.out, 300), ("b", pool.out, 300), ("c", (10,), 250))
    )
    lone = sparse.random_array((10, 10), density=0.2, format="csr", rng=rng)
    lone.data = 2.0 * rng.integers(10, 90, lone.nnz)
    joined = (
        Synapses("image", "x", "a", "conv", 2 * rng.integers(5, 60, (2, 3, 3, 1)), geometry=image),
        Synapses("pool", "a", "b", "pool", 2 * rng.integers(9, 60, (2, 2, 2, 1)), geometry=pool),
        Synapses("late", "b", "c", "dense", 2 * rng.integers(1, 30, (10, 18)),
                 delays=rng.integers(0, 4, (10, 18))),
        Synapses("skip", "x", "c", "dense", 2 * rng.integers(1, 9, (10, 36)), delays=2),
        Synapses("again", "c", "c", "sparse", lone.astype(np.int64)),
    )  # fmt: skip
    return Network((Input("x", (6, 6, 1)),), cells, joined, (), STEPS)


def ran(net: Network) -> Run:
    rng = np.random.default_rng(1)
    return simulate(net, {"x": rng.random((PRESENTATIONS, STEPS, 36)) < 0.2})


def priced(model: str = "loihi1-sanafe", **options: Any) -> Cost:
    net = network()
    limits = chip("loihi1", neurons=16)
    return cost_of(map_network(net, limits, **options), ran(net).activity, energy_model(model))


def by_hand(found: Cost) -> tuple[Counter[str], np.ndarray[Any, Any]]:
    """Events, message by message, and the time of every core in every step."""
    net, mapping, model = found.mapping.network, found.mapping, found.model
    sent = ran(net).activity.sent
    events: Counter[str] = Counter()
    work = np.zeros((PRESENTATIONS, STEPS, len(mapping.cores)))
    arrived = {n.name: np.zeros((PRESENTATIONS, STEPS, n.count), bool) for n in net.populations}

    def note(event: str, p: int, t: int, core: int, times: int = 1) -> None:
        events[event] += times
        if event in model.figures:
            work[p, t, core] += times * model.figures[event].time

    for w in net.connections:
        joined = matrix(w)
        dense = isinstance(joined, np.ndarray)
        stored = np.ones(joined.shape, bool) if dense else joined.toarray() != 0
        late = np.zeros(joined.shape, int)
        for delay, part in by_delay(w).items():
            late[(part if dense else part.toarray()) != 0] = delay
        kind = {"pool": "conv"}.get(w.kind, w.kind)
        for p, t, i in zip(*np.nonzero(sent[w.source]), strict=True):
            targets = np.flatnonzero(stored[:, i])
            cores = mapping.core_of[w.target][targets]
            for o, core in zip(targets, cores, strict=True):
                note(kind, p, t, core)
                if t + 1 + late[o, i] < STEPS:
                    arrived[w.target][p, t + 1 + late[o, i], o] = True
            for core in set(cores.tolist()):
                note("in", p, t, core)
                if w.source in mapping.core_of:
                    home = int(mapping.core_of[w.source][i])
                    note("out", p, t, home)
                    (x0, y0), (x1, y1) = mapping.cores[home].tile, mapping.cores[core].tile
                    events["local"] += (x0, y0) == (x1, y1)
                    crossed = abs(x0 // 8 - x1 // 8) + abs(y0 // 4 - y1 // 4)
                    events["between_chips"] += crossed
                    events["east_west"] += abs(x0 - x1) - abs(x0 // 8 - x1 // 8)
                    events["north_south"] += abs(y0 - y1) - abs(y0 // 4 - y1 // 4)
    for n in net.populations:
        for p, t, i in np.ndindex(PRESENTATIONS, STEPS, n.count):
            core = int(mapping.core_of[n.name][i])
            fired = sent[n.name][p, t, i]
            note("access", p, t, core)
            note("active" if fired or arrived[n.name][p, t, i] else "inactive", p, t, core)
            note("spike", p, t, core, int(fired))
    return events, work


@pytest.mark.parametrize("chips", [None, 2])
@pytest.mark.parametrize("model", MODELS)
def test_events_by_hand(model: str, chips: int | None) -> None:
    found = priced(model, chips=chips)
    events, work = by_hand(found)
    assert found.counts == {e: events[e] for e in EVENTS}
    assert all(layer.counts["spike"] for layer in found.layers if layer.kind == "neurons")
    assert found.counts["local"]
    assert found.counts["east_west"] + found.counts["north_south"]
    assert bool(found.counts["between_chips"]) == bool(chips)
    barrier = found.model.barrier_seconds(found.mapping.tiles)
    assert found.step_seconds == pytest.approx(work.max(axis=2) + barrier, rel=1e-5)
    assert found.work_seconds == pytest.approx(work.sum(axis=(0, 1)), rel=1e-5)
    assert found.seconds == pytest.approx(float(found.step_seconds.sum()))
    for event, per_core in found.by_core.items():
        assert per_core.sum() == events[event]


@pytest.mark.parametrize("model", MODELS)
def test_joules_are_counts_times_the_table(model: str) -> None:
    found = priced(model)
    figures = found.model.figures
    assert found.joules == sum(found.counts[e] * figures[e].energy for e in figures)
    assert found.joules_by_event() == {e: found.counts[e] * figures[e].energy for e in figures}
    assert found.joules_per_sample == found.joules / PRESENTATIONS
    parts = [sum(found.joules_by_event(layer.counts).values()) for layer in found.layers]
    assert sum(parts) == pytest.approx(found.joules, rel=1e-12)


def test_operations_are_those_of_the_simulation() -> None:
    net = network()
    run, found = ran(net), priced()
    for layer in found.layers:
        if layer.kind == "synapses":
            operations = run.activity.operations[layer.name].sum()
            assert sum(layer.counts.get(e, 0) for e in ("dense", "sparse", "conv")) == operations
    assert found.synops == sum(o.sum() for o in run.activity.operations.values())


def test_what_does_not_depend_on_cores() -> None:
    """Work of neurons and synapses is the same anywhere; messages are not."""
    found = [priced(cores=n, chips=c) for n, c in ((8, None), (16, None), (16, 2))]
    for event in ("access", "active", "inactive", "spike", "dense", "sparse", "conv"):
        assert len({f.counts[event] for f in found}) == 1
    assert found[0].counts["in"] < found[1].counts["in"] == found[2].counts["in"]


def test_parts_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = priced()
    monkeypatch.setattr(tally, "CHUNK", 1)
    parts = priced()
    assert parts.counts == whole.counts
    assert (parts.step_seconds == whole.step_seconds).all()
    assert (parts.messages == whole.messages).all()


def test_links_carry_the_messages() -> None:
    found = priced(chips=2)
    inside = {name: found.counts[name] for name in found.links.hops()}
    assert found.links.hops() == inside
    assert found.messages.sum() == found.counts["out"]
    assert 0 < found.links.busiest <= found.counts["out"]


def test_a_rest() -> None:
    """Nobody sends anything: only updates are left."""
    net = network()
    run = simulate(net, {"x": np.zeros((1, STEPS, 36), int)})
    found = cost_of(map_network(net, "loihi1"), run.activity, energy_model("loihi1-davies2018"))
    count = sum(n.count for n in net.populations) * STEPS
    assert {e: n for e, n in found.counts.items() if n} == {"access": count, "inactive": count}
    assert found.joules == count * 52e-12


def test_nothing_at_all() -> None:
    """No presentations, and no neurons."""
    net = network()
    run = simulate(net, {"x": np.zeros((0, STEPS, 36), int)})
    for n, activity in ((net, run.activity), (Network((), (), (), (), 3), Activity({}, {}, ()))):
        found = cost_of(map_network(n, "loihi1"), activity, energy_model("loihi1-sanafe"))
        assert (found.joules, found.joules_per_sample, found.seconds) == (0, 0, 0)
        assert found.table()
        assert found.core_table()


def test_a_model_of_ones_own() -> None:
    base = energy_model("loihi1-davies2018")
    twice = replace(base, figures={
        e: replace(f, energy=2 * f.energy) for e, f in base.figures.items()})  # fmt: skip
    net = network()
    mapping, activity = map_network(net, "loihi1"), ran(net).activity
    costs = [cost_of(mapping, activity, energy_model(m)) for m in (base, twice)]
    assert costs[1].joules == pytest.approx(2 * costs[0].joules, rel=1e-12)


def test_table() -> None:
    found = priced()
    head, *rows = found.table().splitlines()
    assert head.split() == ["layer", "updates", "spikes", "synops", "messages", "hops", "joules",
                            "line"]  # fmt: skip
    assert [r.split()[0] for r in rows] == ["a", "b", "c", "image", "pool", "late", "skip",
                                            "again", "all"]  # fmt: skip
    assert f"{found.synops:,}" in rows[-1]


def test_core_table() -> None:
    """Columns add up to what the layers did."""
    found = priced()
    head, *rows = found.core_table().splitlines()
    assert head.split()[:3] == ["core", "chip", "tile"]
    cells = [[float(c.replace(",", "")) for c in r.split()[3:]] for r in rows]
    updates, spikes, synops, received, sent, hops, work = np.sum(cells, axis=0)
    counts = found.counts
    assert (updates, spikes, synops) == (counts["access"], counts["spike"], found.synops)
    assert (received, sent) == (counts["in"], counts["out"])
    assert hops == sum(counts[e] for e in ("east_west", "north_south", "between_chips"))
    assert work == pytest.approx(found.work_seconds.sum() * 1e6, abs=0.1 * len(rows))
