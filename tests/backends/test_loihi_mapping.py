"""Mapping: limits recounted by hand, placements, routes, several chips."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy import sparse

from monograph.backends.loihi.chips import chip
from monograph.backends.loihi.mapping import Mapping, map_network
from monograph.backends.loihi.mapping.curve import hilbert
from monograph.backends.loihi.mapping.patterns import Pattern, axon_bits
from monograph.backends.loihi.mapping.place import place_cores, slots_of
from monograph.backends.loihi.mapping.route import route, topology
from monograph.backends.loihi.network import Input, Network, Neurons, Synapses
from monograph.backends.loihi.weights import matrix
from monograph.errors import MachineError

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))

from loihi_networks import NETWORKS, balanced, images, layers, recurrent, small_world

LIMITS = ("neurons", "synapse_bits", "in_axons", "out_axons")
SMALL = {
    "layers": lambda: layers((300, 200, 10)), "images": lambda: images(8),
    "recurrent": lambda: recurrent(300, 0.05), "ring": lambda: small_world(400),
    "balanced": lambda: balanced(500, 0.02),
}  # fmt: skip
TIGHT = chip("loihi1", neurons=64, synapse_bits=40_000, in_axons=320, out_axons=250)


def bits_by_hand(widths: int, n: int) -> int:
    """nengo-loihi e564f66, `SynapseConfig.bits_per_axon`, block by block."""
    bits = 0
    for start in range(0, n, 64):
        block = min(n - start, 64) * widths + 10
        bits += -(-block // 64) * 64
    return bits


def counted_by_hand(mapping: Mapping) -> list[dict[str, int]]:
    """What each core needs, from the synapses one connection and one core at a time."""
    cores = len(mapping.cores)
    found = [dict.fromkeys(LIMITS, 0) for _ in range(cores)]
    for neurons in mapping.core_of.values():
        for core in neurons:
            found[core]["neurons"] += 1
    for w in mapping.network.connections:
        joined = matrix(w)
        dense = isinstance(joined, np.ndarray)
        joined = np.ones(joined.shape, bool) if dense else joined.toarray() != 0
        width = 8 if dense else 8 + next(b for b in mapping.chip.index_widths if 1 << b >= min(
            joined.shape[0], mapping.chip.neurons))  # fmt: skip
        for core in range(cores):
            synapses = joined[mapping.core_of[w.target] == core].sum(axis=0)
            found[core]["in_axons"] += int((synapses > 0).sum())
            found[core]["synapse_bits"] += sum(bits_by_hand(width, int(n)) for n in synapses)
            if w.source in mapping.core_of:
                homes = mapping.core_of[w.source][synapses > 0]
                for home, n in zip(*np.unique(homes, return_counts=True), strict=True):
                    found[home]["out_axons"] += int(n)
    return found


@pytest.mark.parametrize("limits", [chip("loihi1"), TIGHT], ids=["whole", "tight"])
@pytest.mark.parametrize("name", SMALL)
def test_limits_by_hand(name: str, limits: Any) -> None:
    """Every neuron is on one core, and what cores need is what is counted there."""
    mapping = map_network(SMALL[name](), limits)
    assert [vars(c.use) for c in mapping.cores] == counted_by_hand(mapping)
    for limit in LIMITS:
        most, allowed = mapping.use()[limit]
        assert most <= allowed == getattr(limits, limit)
    for n in mapping.network.populations:
        held = [p.neurons for c in mapping.cores for p in c.pieces if p.population == n.name]
        assert sorted(np.concatenate(held)) == list(range(n.count))
    if limits is TIGHT:
        assert len(mapping.cores) > 4


def anyhow(seed: int) -> tuple[Network, Any]:
    """Two populations and connections of all kinds between them, on a chip with narrow limits."""
    rng = np.random.default_rng(seed)
    sizes = {"x": int(rng.integers(1, 60)), **{n: int(rng.integers(1, 150)) for n in "ab"}}
    joined = []
    for i in range(rng.integers(1, 6)):
        a, b = rng.choice(["x", "a", "b"]), rng.choice(["a", "b"])
        shape = sizes[b], sizes[a]
        if rng.random() < 0.4:
            joined.append(Synapses(f"w{i}", a, b, "dense", 2 * rng.integers(0, 9, shape)))
        else:
            w = sparse.random_array(shape, density=rng.random() * 0.4, format="csr", rng=rng)
            w.data = 2.0 * rng.integers(1, 99, w.nnz)
            joined.append(Synapses(f"w{i}", a, b, "sparse", w.astype(np.int64)))
    cells = tuple(Neurons(n, (sizes[n],), "lif", {"vth": np.array(5)}) for n in "ab")
    net = Network((Input("x", (sizes["x"],)),), cells, tuple(joined), (), 1)
    bits, axons = int(rng.integers(60_000, 300_000)), int(rng.integers(900, 2000))
    return net, chip("loihi1", neurons=int(rng.integers(5, 99)), synapse_bits=bits, in_axons=axons,
                     out_axons=axons // 2)  # fmt: skip


def check_random(seeds: range) -> None:
    for seed in seeds:
        net, limits = anyhow(seed)
        mapping = map_network(net, limits, seed=seed)
        assert [vars(c.use) for c in mapping.cores] == counted_by_hand(mapping), seed
        assert all(most <= allowed for most, allowed in mapping.use().values()), seed


def test_random_networks() -> None:
    check_random(range(4))


@pytest.mark.slow
def test_two_hundred_random_networks() -> None:
    check_random(range(200))


@pytest.mark.parametrize("name", NETWORKS)
def test_the_five_networks(name: str) -> None:
    """No limit is violated, and messages go at most 0.7 of the way of cores placed by chance."""
    mapping = map_network(NETWORKS[name](), "loihi1")
    assert all(most <= limit for most, limit in mapping.use().values())
    assert mapping.hop_traffic <= 0.7 * mapping.scattered_hop_traffic()


def test_twenty_thousand_neurons() -> None:
    mapping = map_network(recurrent(20_000, 0.001), "loihi1")
    assert sum(c.use.neurons for c in mapping.cores) == 20_000
    assert all(most <= limit for most, limit in mapping.use().values())


def test_the_record_of_an_axon() -> None:
    for n in (1, 6, 7, 63, 64, 65, 200, 1024):
        w = Synapses("w", "x", "n", "dense", np.ones((n, 1), int), weight_bits=5)
        assert axon_bits(chip("loihi1"), w, n)[n] == bits_by_hand(5, n)
        late = Synapses("w", "x", "n", "dense", np.ones((n, 1), int), delays=np.full((n, 1), 5))
        assert axon_bits(chip("loihi1"), late, n)[n] == bits_by_hand(8 + 3, n)
        thin = sparse.csr_array(np.ones((n, 1), int))
        index = next(b for b in (0, 6, 7, 8, 9, 10) if 1 << b >= n)
        some = Synapses("w", "x", "n", "sparse", thin)
        assert axon_bits(chip("loihi1"), some, n)[n] == bits_by_hand(8 + index, n)


# ---- more cores, more chips ----------------------------------------------------------------------


@pytest.mark.parametrize("share", [0.0, 0.02, 0.5])  # few synapses are counted in another way
def test_what_some_rows_need(share: float) -> None:
    rng = np.random.default_rng(0)
    w = sparse.csr_array(rng.random((40, 500)) < share)
    bits = rng.integers(1, 99, 41)
    pattern = Pattern(Synapses("w", "x", "n", "sparse", w), 7, 500, 40, w.indptr, w.indices, bits)
    for start, stop in ((7, 8), (7, 47), (20, 33), (0, 99), (0, 7)):
        part = w.toarray()[max(start - 7, 0) : max(stop - 7, 0)].sum(axis=0)
        assert pattern.use(start, stop) == (np.count_nonzero(part), bits[part[part > 0]].sum())


@pytest.mark.parametrize(("sizes", "held"), [
    ((700, 700), [700, 700]), ((700, 300), [1000]), ((700, 300, 100), [1000, 100]),
    ((2000, 72), [1024, 976, 72]), ((2000, 10), [1024, 986]),
])  # fmt: skip
def test_who_shares_a_core(sizes: tuple[int, ...], held: list[int]) -> None:
    """A population begins on the open core if all of it fits there, else on a new one."""
    cells = tuple(Neurons(f"n{i}", (n,), "lif", {"vth": np.array(5)}) for i, n in enumerate(sizes))
    mapping = map_network(Network((), cells, (), (), 1), "loihi1")
    assert [c.use.neurons for c in mapping.cores] == held


def test_rates() -> None:
    """Traffic is what each neuron sends, times the cores that it sends to."""
    net = recurrent(60, 0.1)
    rates = {"r": np.arange(60) / 7}
    mapping = map_network(net, "loihi1", cores=5, rates=rates)
    wanted = np.zeros((5, 5))
    joined, core = matrix(net.connections[1]).toarray() != 0, mapping.core_of["r"]
    for i in range(60):
        for to in set(core[joined[:, i]]):
            wanted[core[i], to] += rates["r"][i]
    assert mapping.traffic == pytest.approx(wanted)


@pytest.mark.parametrize(("cores", "chips"), [(1, None), (2, None), (4, None), (4, 2), (7, 3)])
def test_spreading(cores: int, chips: int | None) -> None:
    mapping = map_network(recurrent(300, 0.05), "loihi1", cores=cores, chips=chips)
    sizes = [c.use.neurons for c in mapping.cores]
    assert len(sizes) == cores
    assert max(sizes) - min(sizes) <= 1
    assert mapping.chips == (chips or 1)
    held = np.bincount([c.chip for c in mapping.cores], minlength=mapping.chips)
    assert held.max() - held.min() <= 1
    tiles = [(c.tile[0] // 8, c.tile[1] // 4) for c in mapping.cores]
    assert len(set(tiles)) == mapping.chips


def test_more_cores_than_a_chip_has() -> None:
    mapping = map_network(recurrent(300, 0.05), chip("loihi1", neurons=2))
    assert len(mapping.cores) >= 150
    assert mapping.chips == -(-len(mapping.cores) // 128)
    places = {(c.chip, c.tile) for c in mapping.cores}
    assert all(sum((c.chip, c.tile) == p for c in mapping.cores) <= 4 for p in places)


def test_the_same_for_the_same_seed() -> None:
    one, again, other = (map_network(balanced(2000, 0.01), TIGHT, seed=s) for s in (3, 3, 4))
    assert one.as_text() == again.as_text()
    assert (one.at == again.at).all()
    assert other.hop_traffic == pytest.approx(one.hop_traffic, rel=0.1)


def test_text() -> None:
    mapping = map_network(layers((300, 200, 10)), "loihi1")
    head, _, *rows = mapping.as_text().splitlines()
    count = len(mapping.cores)
    assert head.startswith(f"loihi1: {count} core{'s' * (count > 1)} on {mapping.tiles} tile")
    assert len(rows) == len(mapping.cores)
    assert "layer2 10" in rows[-1]


# ---- what cannot be mapped -----------------------------------------------------------------------


def error(net: Network, **options: Any) -> MachineError:
    with pytest.raises(MachineError) as e:
        map_network(net, **options)
    return e.value


@pytest.mark.parametrize(("limits", "field"), [
    ({"in_axons": 100}, "in_axons"), ({"synapse_bits": 1000}, "synapse_bits"),
    ({"out_axons": 1, "neurons": 100}, "out_axons"), ({"neurons": 1, "chips": 1}, "cores"),
])  # fmt: skip
def test_what_is_too_much(limits: dict[str, int], field: str) -> None:
    """Layer, core, limit, value and a fix, on the user's line."""
    cells = tuple(
        Neurons(n, (200,), "lif", {"vth": np.array(9)}, line=f"{__file__}:7") for n in "ab"
    )
    joined = tuple(
        Synapses(f"{a}{b}", a, b, "dense", np.ones((200, 200), int)) for a, b in ("xa", "ab")
    )
    net = Network((Input("x", (200,)),), cells, joined, (), 1)
    e = error(net, chip=chip("loihi1", **limits))
    assert e.operands["limit"].startswith(f"{field}: at most ")
    assert e.operands["layer"] in "ab"
    assert int(e.operands["core"]) >= 0
    assert e.operands["value"]
    assert e.fix
    assert (e.source.file, e.source.line) == (__file__, 7)


def test_more_cores_than_neurons() -> None:
    assert len(map_network(layers((4, 2)), "loihi1", cores=10_000).cores) == 6


def test_no_neurons() -> None:
    mapping = map_network(Network((), (), (), (), 1), "loihi1")
    assert mapping.cores == ()
    assert mapping.use()["neurons"] == (0, 1024)


@pytest.mark.parametrize("options", [
    {"cores": 0}, {"cores": 1.5}, {"chips": -1}, {"chip": "loihi1", "chips": 769},
    {"cores": True}, {"seed": -1}, {"seed": None}, {"cores": 10**12}, {"cores": 241, "chips": 2},
])  # fmt: skip
def test_options_out_of_range(options: dict[str, Any]) -> None:
    assert error(layers((4, 2)), **options).fix


# ---- places and routes ---------------------------------------------------------------------------


@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (8, 4), (4, 8), (8, 8), (32, 32), (5, 3)])
def test_the_curve(columns: int, rows: int) -> None:
    """All points, once; each beside the next where the rectangle is a square or half of one."""
    points = [(int(x), int(y)) for x, y in zip(*hilbert(columns, rows), strict=True)]
    assert sorted(points) == [(x, y) for x in range(columns) for y in range(rows)]
    if columns != 5:
        assert all(abs(a - c) + abs(b - d) == 1 for (a, b), (c, d) in pairwise(points))


def test_swaps_find_the_best_of_few() -> None:
    """Eight cores in a shuffled chain, each as large as a tile: no order is shorter."""
    one = chip("loihi1", cores_per_tile=1, columns=8, rows=1, cores=8)
    order = np.random.default_rng(0).permutation(8)
    traffic = np.zeros((8, 8), np.int64)
    traffic[order[:-1], order[1:]] = 5
    slots = slots_of(one, 1)
    found = [
        (traffic * slots.distances(at, at)).sum()
        for at in (place_cores(traffic, slots, np.zeros(8, int), seed) for seed in range(8))
    ]
    assert min(found) == 5 * 7
    assert np.mean(found) < 5 * 7 * 3 * 0.7  # by chance, two of eight are three apart


@pytest.mark.parametrize("seed", range(5))
def test_no_swap_is_left_that_helps(seed: int) -> None:
    """All swaps with cores of two chips, and all moves to empty slots of the same chip."""
    limits = chip("loihi1", columns=3, rows=1, cores=5, cores_per_tile=2)
    slots = slots_of(limits, 2)
    rng = np.random.default_rng(seed)
    traffic = rng.integers(0, 9, (7, 7)) * (rng.random((7, 7)) < 0.5)
    on_chip = np.array([0, 0, 0, 0, 1, 1, 1])
    at = place_cores(traffic, slots, on_chip, seed)
    assert len(set(at)) == 7
    assert sorted(slots.chip[at]) == on_chip.tolist()

    def hops(at: Any) -> int:
        return int((traffic * slots.distances(at, at)).sum())

    for core, slot in np.ndindex(7, 10):
        other = at.copy()
        if slot in at:
            other[at == slot] = at[core]
        elif slots.chip[slot] != slots.chip[at[core]]:
            continue
        other[core] = slot
        assert hops(other) >= hops(at)


def test_routes_against_walking() -> None:
    """Links loaded by walking message by message; hops are those of shortest paths."""
    import networkx as nx

    limits = chip("loihi1", columns=3, rows=2, cores=24)
    slots = slots_of(limits, 4)
    rng = np.random.default_rng(0)
    at = rng.permutation(len(slots.chip))[:20]
    messages = rng.integers(0, 4, (20, 20)) * (rng.random((20, 20)) < 0.3)
    x, y = slots.x[at], slots.y[at]
    links = route(messages, x, y, (slots.rows, slots.columns), limits)
    names = {(1, 0): "east", (-1, 0): "west", (0, 1): "south", (0, -1): "north"}
    walked = {name: np.zeros((slots.rows, slots.columns), np.int64) for name in names.values()}
    mesh = topology(limits, slots.columns, slots.rows)
    crossed = 0
    for a, b in zip(*np.nonzero(messages), strict=True):
        here, end, n = (int(x[a]), int(y[a])), (int(x[b]), int(y[b])), int(messages[a, b])
        hops = 0
        while here != end:
            dx = np.sign(end[0] - here[0])
            step = (int(dx), 0) if dx else (0, int(np.sign(end[1] - here[1])))
            after = (here[0] + step[0], here[1] + step[1])
            walked[names[step]][here[1], here[0]] += n
            crossed += n * mesh.edges[here, after]["between_chips"]
            here, hops = after, hops + 1
        assert hops == nx.shortest_path_length(mesh, (int(x[a]), int(y[a])), end)
    for name, loads in walked.items():
        assert (getattr(links, name) == loads).all(), name
    assert links.busiest == max(loads.max() for loads in walked.values())
    hops_of = links.hops()
    assert hops_of["between_chips"] == crossed > 0
    assert sum(hops_of.values()) == sum(loads.sum() for loads in walked.values())
