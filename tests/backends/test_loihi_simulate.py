"""The simulator of the Loihi machine against Python's own integers, one synapse at a time."""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
import pytest
from scipy import sparse

import loihi_naive as naive
from monograph.backends.loihi.native import native
from monograph.backends.loihi.network import Geometry, Input, Network, Neurons, Synapses, Watched
from monograph.backends.loihi.simulate import simulate
from monograph.errors import ArgumentError, MachineError, UnknownNameError

machine = sys.modules[simulate.__module__]
NETWORKS = 200
SAMPLE = range(0, NETWORKS, NETWORKS // 4)


def differences(seed: int, wrap: str, how: Any) -> list[str]:
    """What is watched that differs from the naive model, by population and variable."""
    network, given, presentations = naive.random_network(seed, wrap)
    found = simulate(network, given, how)
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
    if any(int(o.by_step.sum()) != o.total for o in overflows):
        wrong.append(f"{seed}: overflows by step")
    return wrong


def _wraps(network: Network, overflow: Any) -> bool:
    kinds = {n.name: n.kind for n in network.populations}
    return overflow.variable != "v" or kinds[overflow.population].startswith("graded")


@pytest.mark.parametrize("how", ["numpy", "messages", "products"])
@pytest.mark.parametrize("wrap", ["twos", "lava"])
def test_some_random_networks(wrap: str, how: str) -> None:
    assert [d for seed in SAMPLE for d in differences(seed, wrap, how)] == []


@pytest.mark.slow
@pytest.mark.parametrize("how", ["numpy", "messages", "products"])
@pytest.mark.parametrize("wrap", ["twos", "lava"])
def test_random_networks(wrap: str, how: str) -> None:
    assert [d for seed in range(NETWORKS) for d in differences(seed, wrap, how)] == []


def test_wraps_differ_where_they_must() -> None:
    """Both ways of wrapping give the same bits unless u meets the boundary, or turns twice."""
    unlike = 0
    for seed in range(0, NETWORKS, 4):
        network, given, presentations = naive.random_network(seed, "lava")
        other = naive.random_network(seed, "twos")[0]
        met = naive.run(network, given, presentations).at_the_boundary
        both = zip(simulate(network, given).outputs, simulate(other, given).outputs, strict=True)
        if not all(np.array_equal(a, b) for a, b in both):
            unlike += 1
            assert met, seed
    assert unlike


# ---- one run and another -------------------------------------------------------------------------


def chain(n: int, steps: int, **synapses: Any) -> Network:
    """Two populations, the second with connections to itself."""
    rng = np.random.default_rng(0)
    cells = {"du": np.array(900), "dv": np.array(80), "vth": rng.integers(500, 2000, n)}
    populations = (Neurons("a", (n,), "cuba_lif", cells), Neurons("b", (n,), "cuba_lif", cells))
    connections = tuple(
        Synapses(f"{s}{t}", s, t, "dense", rng.integers(-120, 140, (n, n)), **synapses)
        for s, t in ("xa", "ab", "bb")
    )
    watched = tuple(Watched(p, v) for p in "ab" for v in "uvs")
    return Network((Input("x", (n,)),), populations, connections, watched, steps)


def test_presentations_are_independent() -> None:
    net = chain(20, 30, delays=2)
    spikes = np.random.default_rng(1).random((5, 30, 20)) < 0.4
    together = simulate(net, {"x": spikes})
    for i in range(5):
        alone = simulate(net, {"x": spikes[i : i + 1]})
        pairs = zip(together.outputs, alone.outputs, strict=True)
        assert all(np.array_equal(a[i], b[0]) for a, b in pairs)
    assert together.outputs[2].any() and together.outputs[5].any()


def sparse_twin(net: Network) -> Network:
    """The same connections, sparse."""
    connections = tuple(
        replace(w, kind="sparse", weights=sparse.csr_array(w.weights)) for w in net.connections
    )
    return replace(net, connections=connections)


@pytest.mark.parametrize("presentations", [1, 9])
@pytest.mark.parametrize("share", [0.02, 0.7])
def test_ways_agree(share: float, presentations: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever is taken, for few messages or many, dense or sparse, all that is said is equal."""
    net = chain(80, 20)
    spikes = {"x": np.random.default_rng(2).random((presentations, 20, 80)) < share}
    dense = simulate(net, spikes, "numpy")
    monkeypatch.setattr(machine, "_WORTH", 0.0)
    for other in (simulate(net, spikes), simulate(sparse_twin(net), spikes)):
        pairs = zip(dense.outputs, other.outputs, strict=True)
        assert all(np.array_equal(a, b) for a, b in pairs)
        for name, states in dense.final.items():
            assert all(np.array_equal(x, other.final[name][k]) for k, x in states.items())
        for name, sent in dense.activity.sent.items():
            assert np.array_equal(sent, other.activity.sent[name])
    assert dense.outputs[0].any()


@pytest.mark.parametrize("how", ["messages", "products"])
def test_networks_of_one_shape_share_a_program(how: Any) -> None:
    """Weights and parameters are operands of it."""
    net, spikes = chain(12, 8), {"x": np.random.default_rng(4).random((3, 8, 12)) < 0.5}
    other = replace(net, connections=tuple(
        replace(w, weights=-np.asarray(w.weights) + 9) for w in net.connections
    ), populations=tuple(
        replace(n, parameters={**n.parameters, "dv": np.array(7)}) for n in net.populations
    ))  # fmt: skip
    together = 0 if how == "messages" else 3
    assert native(net, together).program is native(other, together).program
    for n in (net, other):
        pairs = zip(
            simulate(n, spikes, how).outputs, simulate(n, spikes, "numpy").outputs, strict=True
        )
        assert all(np.array_equal(a, b) for a, b in pairs)


def test_which_way_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages where few neurons send, products where most do and there are presentations."""
    taken: list[str] = []
    for name in ("run_native", "run_together", "_step_by_step"):
        run = getattr(machine, name)
        monkeypatch.setattr(machine, name, partial(_noted, taken, name, run))
    monkeypatch.setitem(machine._WAYS, "numpy", machine._step_by_step)
    net = chain(80, 20)
    for share, presentations, compiling, want in (
        (0.5, 9, 9.0, ["_step_by_step"]),
        (0.9, 2, 0.0, ["run_native"]),
        (0.0, 9, 0.0, ["run_native", "run_native"]),
        (0.9, 9, 0.0, ["run_native", "run_together"]),
    ):
        monkeypatch.setattr(machine, "_WORTH", compiling)
        taken.clear()
        simulate(net, {"x": np.random.default_rng(0).random((presentations, 20, 80)) < share})
        assert taken == want


def _noted(taken: list[str], name: str, run: Any, *args: Any) -> Any:
    taken.append(name)
    return run(*args)


def test_what_is_counted() -> None:
    net = chain(12, 15)
    spikes = np.random.default_rng(3).random((2, 15, 12)) < 0.5
    run = simulate(net, {"x": spikes})
    sent = run.activity.sent
    assert np.array_equal(sent["x"], spikes) and np.array_equal(sent["b"], run.outputs[5] != 0)
    made = run.activity.operations
    assert np.array_equal(made["xa"], spikes.sum(axis=2) * 12)
    assert np.array_equal(made["ab"], sent["a"].sum(axis=2) * 12)
    stored = np.count_nonzero(net.connections[0].weights)
    everything = simulate(sparse_twin(net), {"x": np.ones((1, 15, 12), int)})
    assert everything.activity.operations["xa"][0].tolist() == [stored] * 15
    last = {k: v.tolist() for k, v in run.final["b"].items()}
    assert last == {"u": run.outputs[3][:, -1].tolist(), "v": run.outputs[4][:, -1].tolist()}


def test_overflows_are_counted_with_neuron_and_step() -> None:
    cell = Neurons("n", (3,), "cuba_lif", {"vth": np.array(131071), "dv": np.array(0)})
    w = Synapses("w", "x", "n", "dense", np.array([[0], [254], [-254]]), weight_exp=7,
                 message_bits=8, sign="mixed")  # fmt: skip
    net = Network((Input("x", (1,)),), (cell,), (w,), (), 6)
    spikes = np.array([0, 3, 3, 5, 0, 0]).reshape(1, 6, 1)
    u, v = simulate(net, {"x": spikes}).activity.overflows
    assert (u.population, u.variable, u.total) == ("n", "u", 2)  # 5 * 254 << 13 is beyond 2^23
    assert u.by_neuron.tolist() == [0, 1, 1] and u.by_step.tolist() == [0, 0, 0, 0, 2, 0]
    assert (v.population, v.variable, v.total) == ("n", "v", 2)  # so is twice 3 * 254 << 13
    assert v.by_neuron.tolist() == [0, 1, 1] and v.by_step.tolist() == [0, 0, 0, 2, 0, 0]


@pytest.mark.parametrize("how", ["auto", "numpy", "messages", "products"])
def test_nothing_to_do(how: Any) -> None:
    net = chain(4, 3)
    assert simulate(net, {"x": np.zeros((0, 3, 4), int)}, how).outputs[0].shape == (0, 3, 4)
    still = simulate(replace(net, steps=0), {"x": np.zeros((1, 0, 4), int)}, how)
    assert still.outputs[0].shape == (1, 0, 4)
    nobody = replace(net, inputs=(), connections=())
    assert not simulate(nobody, {}, how).outputs[0].any()


@pytest.mark.parametrize(("given", "what"), [
    ({}, "inputs [] were given to a network with ['x']"),
    ({"x": np.zeros((1, 4, 4), int)}, "the messages of input 'x' have shape (1, 4, 4)"),
    ({"x": np.zeros((3, 4), int)}, "the messages of input 'x' have shape (3, 4)"),
    ({"x": np.zeros((1, 3, 4))}, "the messages of input 'x' are float64"),
    ({"x": np.full((1, 3, 4), 2)}, "input 'x' sends values from 2 to 2"),
    ({"x": np.full((1, 3, 4), -1)}, "input 'x' sends values from -1 to -1"),
])  # fmt: skip
def test_mistakes(given: dict[str, Any], what: str) -> None:
    with pytest.raises(ArgumentError) as caught:
        simulate(chain(4, 3), given)
    assert what in caught.value.what


def with_cell(**changes: Any) -> Network:
    net = chain(4, 3)
    return replace(net, populations=(replace(net.populations[0], **changes), net.populations[1]))


def with_wire(**changes: Any) -> Network:
    net = chain(4, 3)
    return replace(net, connections=(replace(net.connections[0], **changes),))


@pytest.mark.parametrize(("net", "what"), [
    (with_cell(kind="lief"), "population 'a': there is no kind 'lief'"),
    (with_cell(parameters={"vht": 1}), "population 'a': there is no parameter 'vht'"),
    (with_cell(parameters={}), "population 'a': vth is not given"),
    (with_cell(parameters={"vth": np.ones(3, int)}), "vth has 3 values for 4 neurons"),
    (with_cell(initial={"w": 1}), "population 'a': there is no state 'w'"),
    (with_wire(source="q"), "connection 'xa': there is no source 'q'"),
    (with_wire(target="x"), "connection 'xa': there is no target 'x'"),
    (with_wire(weights=np.ones((4, 5))), "connection 'xa' is from 5 to 4 neurons"),
    (with_wire(geometry=Geometry((2, 2, 1), (1, 1), 2)), "connection 'xa' is from 4 to 8 neurons"),
    (replace(chain(4, 3), outputs=(Watched("x", "s"),)), "there is no population 'x'"),
    (replace(chain(4, 3), outputs=(Watched("a", "w"),)), "there is no variable 'w'"),
])  # fmt: skip
def test_networks_that_do_not_fit_together(net: Network, what: str) -> None:
    with pytest.raises((MachineError, UnknownNameError)) as caught:
        simulate(net, {"x": np.zeros((1, 3, 4), int)})
    assert what in caught.value.what and caught.value.fix


def test_no_other_way() -> None:
    with pytest.raises(UnknownNameError, match="there is no way 'gpu' to simulate"):
        simulate(chain(4, 3), {"x": np.zeros((1, 3, 4), int)}, "gpu")  # type: ignore[arg-type]


def test_sums_that_would_not_be_exact() -> None:
    wide = Synapses("w", "x", "n", "dense", np.full((1, 600_000), 255), message_bits=24)
    cells = (Neurons("n", (1,), "li"),)
    net = Network((Input("x", (600_000,)),), cells, (wide,), (), 1)
    with pytest.raises(MachineError, match="sums up to"):
        simulate(net, {"x": np.zeros((1, 1, 600_000), int)})
