"""Networks written as programs: recorded traces and random networks, on interpreter, CPU and chip.

Every network becomes a scan of `monograph.snn.fixed`; what it gives must be what the simulator
gives for the network itself, and what Lava recorded.
"""

from __future__ import annotations

import inspect
import warnings
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import loihi_naive
import monograph as mg
import monograph.numpy as mnp
from monograph import lax
from monograph.backends.loihi.chips import chip
from monograph.backends.loihi.network import Network, Neurons, Synapses
from monograph.backends.loihi.replay import read_trace
from monograph.backends.loihi.simulate import simulate
from monograph.backends.loihi.weights import sign_of
from monograph.hlo.ops.neurons import KINDS
from monograph.snn import fixed

TRACES = sorted((Path(__file__).parents[1] / "data" / "loihi").glob("*.json"))
CHIP = chip("loihi2", weight_widths=tuple(range(1, 9)), delay=(0, 63), vth=(0, 1 << 20))
RANDOM = 100


# ---- a network as a program ----------------------------------------------------------------------


def program_of(net: Network) -> Any:
    """A function of the inputs' messages [steps, *shape] that gives u, v, ... and s of every
    population [steps, *shape]."""
    shapes = {x.name: x.shape for x in (*net.inputs, *net.populations)}

    def f(given: dict[str, Any]) -> Any:
        def step(carry: Any, messages: dict[str, Any]) -> Any:
            ways, states = carry
            sent, moved, seen = dict(messages), {}, {}
            for n in net.populations:
                arrived = [fixed.arriving(ways[w.name]).reshape(n.shape)
                           for w in net.connections if w.target == n.name]  # fmt: skip
                moved[n.name], sent[n.name] = move(n, states[n.name], sum(arrived[1:], arrived[0]))
                seen[n.name] = (*moved[n.name], sent[n.name])
            ways = {w.name: sending(w, ways[w.name], sent[w.source]) for w in net.connections}
            return (ways, moved), seen

        ways = {w.name: empty(w, shapes[w.target]) for w in net.connections}
        return lax.scan(step, (ways, {n.name: first(n) for n in net.populations}), given)[1]

    return f


def first(n: Neurons) -> Any:
    kind = KINDS[n.kind]
    theta = n.parameters.get("theta_0", 0)
    start = fixed.initial(n.kind, n.shape, theta_0=shaped(theta, n))
    rows = {s: shaped(n.initial[s], n) for s in kind.states if s in n.initial}
    return start._replace(**{s: mnp.broadcast_to(v, n.shape) for s, v in rows.items()})


def shaped(x: Any, n: Neurons) -> Any:
    x = np.asarray(x, np.int32)
    return mnp.array(x.reshape(n.shape) if x.ndim else x)


def move(n: Neurons, state: Any, x: Any) -> Any:
    function = getattr(fixed, "if_" if n.kind == "if" else n.kind)
    taken = inspect.signature(function).parameters
    given = {k if k != "refractory" else "steps": shaped(v, n) for k, v in n.parameters.items()}
    words = {"reset": n.reset, "wrap": n.wrap}
    if n.kind in ("if", "lif"):  # networks may give these leaks that the functions do not have
        function, taken = fixed.cuba_lif, inspect.signature(fixed.cuba_lif).parameters
    return function(state, x, **given, **{k: v for k, v in words.items() if k in taken})


def empty(w: Synapses, target: tuple[int, ...]) -> Any:
    late = w.delays.tocsr().data if hasattr(w.delays, "tocsr") else np.asarray(w.delays or 0) \
        if not isinstance(w.delays, np.ndarray) else w.delays  # fmt: skip
    shape = w.geometry.out if w.geometry else (int(np.prod(target)),)
    return fixed.connection(shape, delay=int(np.max(late, initial=0)))


def sending(w: Synapses, c: Any, sent: Any) -> Any:
    how: dict[str, Any] = {"weight_bits": w.weight_bits, "weight_exp": w.weight_exp, "sign": w.sign,
           "message_bits": w.message_bits}  # fmt: skip
    delays = mnp.array(w.delays) if isinstance(w.delays, np.ndarray) else w.delays
    if w.geometry is not None:
        g = w.geometry
        how |= {"stride": g.stride, "padding": g.padding, "dilation": g.dilation}
        image = sent.reshape(g.image)
        return fixed.conv(c, mnp.array(w.weights), image, groups=g.groups, **how)[0]
    if w.kind == "dense":
        return fixed.dense(c, mnp.array(w.weights), sent.reshape(-1), delays=delays, **how)[0]
    at = w.weights.tocoo()
    if hasattr(delays, "tocsr"):
        late = delays.tocsr().toarray()[at.row, at.col]
        delays = mnp.array(late.astype(np.int32))
    listed = [mnp.array(x) for x in (at.data, at.row, at.col)]
    return fixed.sparse(c, *listed, sent.reshape(-1), delays=delays, **how)[0]


def leaves_of(net: Network, out: Any) -> dict[tuple[str, str], np.ndarray]:
    found = {}
    for n in net.populations:
        for name, x in zip((*KINDS[n.kind].states, "s"), out[n.name], strict=True):
            found[n.name, name] = np.asarray(x).reshape(net.steps, n.count)
    return found


def check(net: Network, given: dict[str, Any], wanted: dict[tuple[str, str], Any]) -> int:
    """Run it everywhere; how many values there are."""
    f = program_of(net)
    messages = {x.name: mnp.array(given[x.name].reshape(net.steps, *x.shape).astype(np.int32))
                for x in net.inputs}  # fmt: skip
    count = 0
    for backend in ("interp", "cpu", "loihi"):
        options = {"chip": CHIP, "host": "error"} if backend == "loihi" else None
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            out = mg.jit(f, backend=backend, options=options)(messages)
        found = leaves_of(net, out)
        for key, value in wanted.items():
            np.testing.assert_array_equal(found[key], value, f"{backend}: {key}")
            count += np.size(value)
    return count


# ---- what is run ---------------------------------------------------------------------------------


@pytest.mark.parametrize("path", TRACES, ids=lambda p: p.stem)
def test_recorded_traces_as_programs(path: Path) -> None:
    """u, v and s of every step, as Lava recorded them."""
    trace = read_trace(path, "lava")
    keys = [(w.population, str(w.variable)) for w in trace.network.outputs]
    assert check(trace.network, {"input": trace.spikes}, dict(zip(keys, trace.recorded))) > 0  # noqa: B905


def legal(net: Network) -> Network:
    """The network with weights that the chip holds, and connections that the language has."""
    return replace(net, connections=tuple(_legal(w) for w in net.connections))


def _legal(w: Synapses) -> Synapses:
    data = w.weights.data if w.kind == "sparse" else np.asarray(w.weights)
    low, high = {"mixed": (-256, 255), "excitatory": (0, 255), "inhibitory": (-255, 0)}[
        w.sign or sign_of(data)
    ]
    made = w.weights.copy() if w.kind == "sparse" else np.clip(data, low, high)
    if w.kind == "sparse":
        made.data = np.clip(data, low, high)
    # What clipping left may have one sign only; the program's weights say so, too.
    delays = None if w.geometry is not None else w.delays
    return replace(w, weights=made, delays=delays, kind="conv" if w.geometry else w.kind)


def check_random(seed: int) -> None:
    net, given, _ = loihi_naive.random_network(seed, "lava" if seed % 3 == 0 else "twos")
    net = legal(net)
    one = {name: np.asarray(x)[:1] for name, x in given.items()}
    made = simulate(net, one).outputs
    wanted = {(w.population, str(w.variable)): x[0] for w, x in zip(net.outputs, made, strict=True)}
    check(net, {name: x[0] for name, x in one.items()}, wanted)


@pytest.mark.parametrize("seed", range(0, RANDOM, 50))
def test_random_networks_as_programs(seed: int) -> None:
    check_random(seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(RANDOM))
def test_all_random_networks_as_programs(seed: int) -> None:
    check_random(seed)


def test_xla_finds_the_same_bits() -> None:
    """The integer program leaves as StableHLO, and another compiler runs its expansions."""
    import jax.export

    trace = read_trace(TRACES[0], "lava")
    messages = {"input": mnp.array(trace.spikes.astype(np.int32))}
    f = mg.jit(program_of(trace.network))
    artifact = mg.export(lambda x: mg.tree.leaves(f({"input": x})))(messages["input"]).serialize()
    theirs = jax.export.deserialize(artifact).call(np.asarray(messages["input"]))
    for a, b in zip(mg.tree.leaves(f(messages)), theirs, strict=True):
        np.testing.assert_array_equal(a, b)
