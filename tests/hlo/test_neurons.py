"""Neurons and synapses of the language: against the chip's equations, derivatives, batches."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph import lax, snn
from monograph.backends.loihi import fixed as chip
from monograph.backends.loihi.network import Geometry, Input, Network, Neurons, Synapses, Watched
from monograph.backends.loihi.simulate import simulate
from monograph.hlo.builder import build
from monograph.hlo.errors import ArgumentError, DTypeError, ShapeError, UnknownNameError
from monograph.hlo.interp import evaluate
from monograph.hlo.ops.membranes import SURROGATES
from monograph.hlo.ops.neurons import KINDS
from monograph.hlo.types import I32, tensor
from monograph.snn import fixed

COUNT = 7
MEMBRANES = [k for k, n in KINDS.items() if "u" in n.states]


def parameters(kind: str, rng: np.random.Generator) -> dict[str, np.ndarray]:
    """Random ones, of which some are at the ends of their ranges."""
    ranges = {
        "vth": (0, 3000), "vth_hi": (0, 2000), "vth_lo": (-2000, 0), "theta_0": (0, 1000),
        "theta_step": (0, 500), "du": (0, 4096), "dv": (0, 4096), "dtheta": (0, 4096),
        "dr": (0, 4096), "bias_mant": (-4096, 4096), "bias_exp": (-2, 8), "interval": (1, 9),
        "offset": (0, 9), "refractory": (1, 6), "state_exp": (0, 4),
    }  # fmt: skip
    return {n: rng.integers(*ranges[n], COUNT) for n in KINDS[kind].parameters}


@pytest.mark.parametrize("wrap", ["twos", "lava"])
@pytest.mark.parametrize("kind", KINDS)
def test_integer_neurons_are_those_of_the_chip(kind: str, wrap: str) -> None:
    rng = np.random.default_rng(len(kind))
    for reset in ("hard", "soft", "none"):
        given = parameters(kind, rng)
        cell = Neurons("n", (COUNT,), kind, given, {}, reset, wrap)  # type: ignore[arg-type]
        p, states = chip.prepare(cell), chip.start(cell, 1)
        neuron = KINDS[kind]
        shape = tensor((COUNT,), I32)
        count = 1 + len(neuron.states) + len(neuron.parameters)
        graph = build(lambda *ins: neuron.op(*ins, reset=reset, wrap=wrap),  # noqa: B023
                      [shape] * count, kind)  # fmt: skip
        ours = [states[name][0].astype(np.int32) for name in neuron.states]
        for t in range(30):
            size = 2 ** rng.integers(1, 24)
            x = rng.integers(-size, size, COUNT, dtype=np.int64)
            made = chip.KINDS[kind].step(p, states, x[None])
            states = made.states
            rows = [given[n].astype(np.int32) for n in neuron.parameters]
            *ours, sent = evaluate(graph, [x.astype(np.int32), *ours, *rows])
            for name, row in zip(neuron.states, ours, strict=True):
                np.testing.assert_array_equal(row, states[name][0], f"{kind} {name} at {t}")
            np.testing.assert_array_equal(sent, made.sent[0], f"{kind} sent at {t}")


def test_kinds_are_the_same_on_the_chip() -> None:
    for kind, neuron in KINDS.items():
        assert set(chip.KINDS[kind].parameters) == set(neuron.parameters)
        assert set(chip.KINDS[kind].states) == set(neuron.states)
        assert kind in snn.states.STATES
    assert set(chip.KINDS) == set(KINDS)


# ---- synapses ------------------------------------------------------------------------------------

W = np.array([[100, -300, 7], [-1, 255, 3]])
WAYS: dict[str, dict[str, Any]] = {
    "mixed": {},
    "four bits": {"weight_bits": 4},
    "right": {"weight_exp": -3},
    "left": {"weight_exp": 5},
    "excitatory": {"sign": "excitatory"},
    "inhibitory": {"sign": "inhibitory", "weight_bits": 3},
    "values": {"message_bits": 8, "weight_exp": -2},
    "a delay": {"delays": 3},
    "delays": {"delays": np.array([[0, 1, 2], [3, 0, 3]])},
}


def through_chip(w: Any, kind: str, x: np.ndarray, source: Any, target: Any, **how: Any) -> Any:
    """The currents that arrive, read as the v of graded neurons that start anew each step."""
    cell = Neurons("n", target, "li", {"du": np.array(4095), "dv": np.array(4095)})
    net = Network(
        (Input("x", source),), (cell,), (Synapses("w", "x", "n", kind, w, **how),),  # type: ignore[arg-type]
        (Watched("n", "u"),), len(x),
    )  # fmt: skip
    return simulate(net, {"x": x.reshape(1, len(x), -1)}).outputs[0][0] >> 6


def through_scan(send: Any, buffer: Any, x: np.ndarray) -> Any:
    _, currents = mg.jit(lambda b, xs: lax.scan(send, b, xs))(buffer, mnp.array(x))
    return np.asarray(currents).reshape(len(x), -1)


def messages(rng: np.random.Generator, shape: tuple[int, ...], valued: bool) -> np.ndarray:
    return rng.integers(-20 if valued else 0, 20 if valued else 2, shape).astype(np.int32)


@pytest.mark.parametrize("how", WAYS)
def test_dense_and_sparse_sums_are_those_of_the_chip(how: str) -> None:
    from scipy.sparse import coo_array

    options = dict(WAYS[how])
    x = messages(np.random.default_rng(1), (12, 3), "message_bits" in options)
    longest = int(np.max(options.get("delays", 0)))
    want = through_chip(W, "dense", x, (3,), (2,), **options)
    empty = fixed.connection(2, delay=longest)
    got = through_scan(lambda b, s: fixed.dense(b, mnp.array(W), s, **options), empty, x)
    np.testing.assert_array_equal(got, want)

    at = coo_array(W)
    delays = options.pop("delays", None)
    if isinstance(delays, np.ndarray):
        delays = mnp.array(delays[at.row, at.col])
    listed = [mnp.array(v) for v in (at.data, at.row, at.col)]
    got = through_scan(lambda b, s: fixed.sparse(b, *listed, s, delays=delays, **options), empty, x)
    np.testing.assert_array_equal(got, want)


@pytest.mark.parametrize(
    "groups, stride, padding, dilation", [(1, 1, 0, 1), (2, 2, 1, 1), (4, 1, 2, 2), (1, 2, 0, 2)]
)
def test_convolutions_are_those_of_the_chip(
    groups: int, stride: int, padding: int, dilation: int
) -> None:
    rng = np.random.default_rng(groups)
    kernel = rng.integers(-200, 200, (8, 3, 2, 4 // groups))
    pairs: dict[str, Any] = {
        "stride": (stride, stride), "dilation": (dilation, dilation),
        "padding": ((padding, padding), (padding, padding)),
    }  # fmt: skip
    g = Geometry((9, 8, 4), (3, 2), 8, groups=groups, **pairs)
    x = messages(rng, (4, 9, 8, 4), False)
    want = through_chip(kernel, "conv", x, (9, 8, 4), g.out, geometry=g)
    options: dict[str, Any] = {"stride": stride, "padding": padding, "dilation": dilation}
    got = through_scan(
        lambda b, s: fixed.conv(b, mnp.array(kernel), s, groups=groups, **options),
        fixed.connection(g.out), x,
    )  # fmt: skip
    np.testing.assert_array_equal(got, want)


def test_vmap_of_neurons_and_synapses_is_row_by_row() -> None:
    rng = np.random.default_rng(3)
    xs = mnp.array(messages(rng, (5, 6, 3), False))

    def f(x: Any) -> Any:
        def step(carry: Any, s: Any) -> Any:
            c, n = carry
            c, current = fixed.dense(c, mnp.array(W), s, delays=mnp.array(WAYS["delays"]["delays"]))
            n, out = fixed.cuba_lif(n, current, vth=mnp.array([100, 50]), du=3000, dv=100)
            return (c, n), (out, n.v)

        return lax.scan(step, (fixed.connection(2, delay=3), fixed.initial("cuba_lif", 2)), x)[1]

    together = mg.jit(mg.vmap(f))(xs)
    alone = [mg.jit(f)(x) for x in xs]
    for i, both in enumerate(zip(*alone, strict=True)):
        np.testing.assert_array_equal(together[i], np.stack([np.asarray(v) for v in both]))
    per_example = mg.vmap(lambda w, s: fixed.dense(fixed.connection(2), w, s)[0])
    ws = mnp.array(rng.integers(0, 200, (5, 2, 3)))
    rows = [np.asarray(fixed.dense(fixed.connection(2), w, s[0])[0])
            for w, s in zip(ws, xs, strict=True)]  # fmt: skip
    np.testing.assert_array_equal(per_example(ws, xs[:, 0]), np.stack(rows))


# ---- floating point ------------------------------------------------------------------------------


@pytest.mark.parametrize("surrogate", SURROGATES)
def test_the_derivative_of_a_spike_is_the_surrogate(surrogate: str) -> None:
    x = np.linspace(-1, 1, 9).astype(np.float32)
    d = mg.vmap(mg.grad(lambda v: snn.spike(v, surrogate=surrogate, slope=2.0)))(mnp.array(x))
    wide = 2 * np.abs(x)
    want = {
        "fast_sigmoid": 1 / (1 + wide) ** 2,
        "arctan": 1 / (1 + wide**2),
        "triangle": np.maximum(0, 1 - wide),
    }
    np.testing.assert_allclose(d, want[surrogate], rtol=1e-6)


def test_gradients_go_through_time() -> None:
    """Against the derivative written out by hand."""
    beta, w, slope, xs = 0.9, 0.6, 5.0, np.array([1.0, 0.5, 1.0, 0.2], np.float32)

    def total(w: Any) -> Any:
        def step(n: Any, x: Any) -> Any:
            return snn.lif(n, w * x, dv=1 - beta, slope=slope)

        _, s = lax.scan(step, snn.initial("lif", ()), mnp.array(xs))
        return mnp.sum(s)

    v = dv = want = spikes = 0.0
    for x in xs:
        v, dv = beta * v + w * x, beta * dv + x
        want += dv / (1 + slope * abs(v - 1)) ** 2
        if v > 1:
            v, dv, spikes = 0.0, 0.0, spikes + 1
    value, got = mg.jit(mg.value_and_grad(total))(w)
    assert float(value) == spikes == 1
    np.testing.assert_allclose(got, want, rtol=1e-5)


def test_gradients_go_through_loops_whose_neurons_never_fire() -> None:
    xs = mnp.array(np.random.default_rng(0).random((5, 3), np.float32))

    def loss(w: Any, fires: bool) -> Any:
        def step(state: Any, x: Any) -> Any:
            state, s = snn.li(state, w * x, dv=0.1)
            return state, s if fires else None

        state, s = lax.scan(step, snn.initial("li", 3), xs)
        return mnp.sum(state.v**2) + (mnp.sum(s) if fires else 0.0)

    w = mnp.ones(3)
    for gradient in (mg.grad(loss), mg.jit(mg.grad(loss), static_argnums=1), mg.jacfwd(loss)):
        np.testing.assert_allclose(gradient(w, True), mg.grad(loss)(w, False), rtol=1e-6)
    np.testing.assert_allclose(mg.hessian(loss)(w, True), mg.hessian(loss)(w, False), rtol=1e-6)


@pytest.mark.parametrize("kind", KINDS)
def test_real_neurons_have_gradients_and_batches(kind: str) -> None:
    step = getattr(snn, "if_" if kind == "if" else kind)
    needed = {"lif_reset": {"interval": 5}, "refractory": {"steps": 2}}.get(kind, {})

    def loss(x: Any) -> Any:
        state = snn.initial(kind, 4, theta=1.0)
        total = 0.0
        for _ in range(3):
            state, s = step(state, x, **needed)
            total = total + mnp.sum(s) + sum(mnp.sum(v) for v in state)
        return total

    x = mnp.array(np.linspace(-1, 2, 8, dtype=np.float32).reshape(2, 4))
    together = mg.jit(mg.vmap(mg.grad(loss)))(x)
    alone = np.stack([np.asarray(mg.grad(loss)(row)) for row in x])
    assert np.isfinite(alone).all() and np.abs(alone).max() > 0
    np.testing.assert_allclose(together, alone, rtol=1e-5)


def test_what_neurons_refuse() -> None:
    with pytest.raises(ShapeError, match="u has shape"):
        fixed.lif(fixed.initial("lif", 3), mnp.zeros(4, int), vth=1)
    with pytest.raises(DTypeError, match="takes integers"):
        fixed.lif(fixed.initial("lif", 3), mnp.zeros(3), vth=1)
    with pytest.raises(DTypeError, match="takes integers"):
        fixed.dense(fixed.connection(2), mnp.array([[np.nan, 1.0]]), mnp.ones(2, int))
    with pytest.raises(ShapeError, match="shapes do not fit"):
        fixed.dense(fixed.connection(2), mnp.ones((2, 4), int), mnp.ones(3, int))
    late = mnp.zeros((4, 2), int)
    with pytest.raises(ShapeError, match="delays have shape"):
        fixed.dense(fixed.connection(2), mnp.ones((2, 4), int), mnp.ones(4, int), delays=late)
    image = mnp.zeros((2, 2, 1), int)
    with pytest.raises(ArgumentError, match="at least 1"):
        fixed.pool(fixed.connection((1, 1, 1)), image, window=2, stride=0)
    with pytest.raises(ShapeError, match="neurons of shape"):
        fixed.initial("lif", (2, -1))
    one, two = mnp.zeros(1, int), mnp.zeros(2, int)
    with pytest.raises(ShapeError, match="rows have shape"):
        fixed.sparse(fixed.connection(2), two, one, two, mnp.ones(4, int))
    with pytest.raises(UnknownNameError, match="no neuron"):
        fixed.initial("izhikevich", 3)
    with pytest.raises(UnknownNameError, match="no reset"):
        snn.lif(snn.initial("lif", 2), mnp.zeros(2), reset="maybe")
    with pytest.raises(ShapeError, match="has the state"):
        snn.lif(mnp.zeros(3), mnp.zeros(3))
