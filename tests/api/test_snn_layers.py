"""Layers of spiking networks, networks over time, encoders, decoders, losses, training."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph import snn
from monograph.errors import ArgumentError, DTypeError, ShapeError, TreeError, UnknownNameError


def rng() -> np.random.Generator:
    return np.random.default_rng(11)


def spikes(*shape: int, often: float = 0.4) -> np.ndarray:
    return (rng().random(shape) < often).astype(np.float32)


# ---- layers --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("layer", "shape"),
    [
        (snn.Dense(5, 3), (5,)),
        (snn.Dense(5, 3, bias=False), (2, 5)),
        (snn.Conv(2, 4, (3, 3)), (2, 7, 6)),
        (snn.Conv(4, 6, (3, 2), stride=(2, 1), padding=1, dilation=(1, 2), groups=2), (4, 9, 8)),
        (snn.Conv(2, 4, (4, 3), padding="same"), (2, 7, 6)),
        (snn.Conv(2, 4, (3,), stride=2, padding=1), (2, 9)),
        (snn.Pool(2), (3, 6, 6)),
        (snn.Pool((3, 2), stride=1, padding=1, kind="sum"), (3, 6, 6)),
        (snn.Flatten(), (3, 4, 5)),
        (snn.Flatten(1, 2), (3, 4, 5)),
        (snn.Scale((5,)), (5,)),
        (snn.BatchNorm(3), (3, 4, 4)),
        (snn.ReLU(), (4,)),
        (snn.QCFS(4), (4,)),
        (snn.Threshold(0.5), (4,)),
    ],
    ids=lambda x: type(x).__name__ if isinstance(x, snn.Layer) else str(x),
)
def test_shapes_are_as_said(layer: snn.Layer, shape: tuple[int, ...]) -> None:
    params = layer.init(mg.random.key(0))
    y = layer.apply(params, rng().normal(size=(2, *shape)).astype(np.float32))
    assert y.shape == (2, *layer.out_shape(shape))


def test_squares_and_nothing() -> None:
    square = snn.Conv(2, 3, 3)
    assert square.kernel == (3, 3) and square.init(mg.random.key(0))["weight"].shape == (3, 2, 3, 3)
    nothing = snn.Sequential(snn.Dense(0, 3), snn.IF(3))
    assert nothing.apply(nothing.init(mg.random.key(0)), np.zeros((5, 2, 0))).shape == (5, 2, 3)


def test_pools_by_hand() -> None:
    x = rng().normal(size=(2, 3, 4, 6)).astype(np.float32)
    windows = x.reshape(2, 3, 2, 2, 3, 2)
    np.testing.assert_allclose(snn.Pool(2).apply({}, x), windows.mean((3, 5)), atol=1e-6)
    summed = snn.Pool(2, kind="sum").apply({}, x)
    np.testing.assert_allclose(summed, windows.sum((3, 5)), atol=1e-5)


def test_qcfs_is_a_staircase_that_can_be_trained() -> None:
    q, p = snn.QCFS(4), {"lambda": mnp.array(2.0)}
    x = np.array([-1.0, 0.2, 0.3, 1.1, 1.9, 5.0], np.float32)
    np.testing.assert_allclose(q.apply(p, x), 2 * np.clip(np.floor(x * 2 + 0.5) / 4, 0, 1))
    slope = mg.grad(lambda v: q.apply(p, v).sum())(x)
    np.testing.assert_allclose(slope, [0, 1, 1, 1, 1, 0])
    assert float(mg.grad(lambda p: q.apply(p, x).sum())(p)["lambda"]) > 0.9  # the clipped one


# ---- over time -----------------------------------------------------------------------------------


def by_hand(x: np.ndarray, w: np.ndarray, latency: int, reset: str) -> tuple[Any, Any]:
    """CubaLIF with du = 0.25, dv = 0.1, threshold 1; what arrives is late by the latency."""
    u, v = np.zeros((x.shape[1], len(w))), np.zeros((x.shape[1], len(w)))
    sent, voltages = [], []
    for t in range(len(x)):
        now = x[t - latency] @ w.T if t >= latency else 0.0
        u = 0.75 * u + now
        v = 0.9 * v + u
        s = v > 1
        v = np.where(s, 0, v) if reset == "hard" else v - s
        sent.append(s)
        voltages.append(v)
    return np.array(sent), np.array(voltages)


@pytest.mark.parametrize("latency", [0, 1])
@pytest.mark.parametrize("reset", ["hard", "soft"])
def test_neurons_by_hand(latency: int, reset: Any) -> None:
    net = snn.Sequential(
        snn.Dense(6, 4, bias=False), snn.CubaLIF(4, tau_syn=4e-3, tau_mem=1e-2, reset=reset),
        latency=latency, method="euler",
    )  # fmt: skip
    params, x = net.init(mg.random.key(0)), spikes(25, 3, 6)
    w = np.asarray(params["0_dense"]["weight"], np.float64)
    out, seen = mg.jit(lambda p, x: net.apply(p, x, watch=True))(params, x)
    sent, voltages = by_hand(x, w, latency, reset)
    np.testing.assert_array_equal(out, sent)
    np.testing.assert_allclose(seen["1_neurons"]["v"], voltages, atol=1e-5)
    assert 10 < sent.sum() < sent.size / 2


def test_every_population_costs_a_step_of_latency() -> None:
    layers = [snn.Dense(1, 1, bias=False), snn.IF(1, threshold=0.5)] * 3
    for latency, first in ((0, 0), (1, 3)):
        net = snn.Sequential(*layers, latency=latency)
        params = mg.tree.map(mnp.ones_like, net.init(mg.random.key(0)))
        out = np.asarray(net.apply(params, np.ones((8, 1, 1), np.float32))).ravel()
        assert int(np.argmax(out)) == first


def test_biases_are_there_from_the_first_step() -> None:
    net = snn.Sequential(snn.Dense(2, 1), snn.LI(1))
    params = {"0_dense": {"weight": mnp.zeros((1, 2)), "bias": mnp.ones(1)}}
    out = net.apply(params, np.zeros((4, 1, 2), np.float32))
    np.testing.assert_allclose(out.ravel(), [1, 2, 3, 4])


@pytest.mark.parametrize("latency", [0, 1])
def test_delays(latency: int) -> None:
    plain = snn.Sequential(snn.Dense(3, 2), snn.LI(2), latency=latency)
    late = snn.Sequential(snn.Delay(4), snn.Dense(3, 2), snn.LI(2), latency=latency)
    params = {"0_dense": plain.init(mg.random.key(0))["0_dense"]}
    x = spikes(12, 2, 3)
    wanted = np.asarray(plain.apply(params, np.concatenate([np.zeros_like(x[:4]), x[:-4]])))
    found = late.apply({"1_dense": params["0_dense"]}, x)
    np.testing.assert_allclose(found, wanted, atol=1e-6)
    each = snn.Delay(np.array([0, 2, 5]))
    state, outs = each.start(2, (3,)), []
    for now in x:
        state, out = each.step(state, mnp.asarray(now))
        outs.append(np.asarray(out))
    for i, d in enumerate((0, 2, 5)):
        np.testing.assert_array_equal(np.array(outs)[d:, :, i], x[: len(x) - d, :, i])


def test_several_inputs_and_outputs() -> None:
    nodes = {
        "a": snn.Input((2,)), "b": snn.Input((3,)), "wa": snn.Dense(2, 4), "wb": snn.Dense(3, 4),
        "n": snn.LIF(4, tau_mem=1e-2), "out": snn.Output(), "more": snn.Output(),
    }  # fmt: skip
    edges = (("a", "wa"), ("b", "wb"), ("wa", "n"), ("wb", "n"), ("n", "out"), ("n", "more"))
    net = snn.Graph(nodes, edges)
    found = net.apply(net.init(mg.random.key(0)), {"a": spikes(5, 1, 2), "b": spikes(5, 1, 3)})
    assert found.keys() == {"out", "more"}
    with pytest.raises(ArgumentError, match="are wanted"):
        net.apply(net.init(mg.random.key(0)), spikes(5, 1, 2))


def test_examples_do_not_see_each_other() -> None:
    cell = snn.Recurrent(snn.CubaLIF(6, tau_syn=3e-3, tau_mem=1e-2), snn.Dense(6, 6))
    net = snn.Sequential(snn.Dense(4, 6), cell, snn.Dense(6, 2), snn.LI(2))
    params, x = net.init(mg.random.key(0)), spikes(20, 5, 4)
    whole = np.asarray(net.apply(params, x))
    for i in range(5):
        np.testing.assert_allclose(net.apply(params, x[:, i : i + 1])[:, 0], whole[:, i], atol=1e-5)
    mapped = mg.vmap(lambda v: net.apply(params, v[:, None])[:, 0], in_axes=1, out_axes=1)(x)
    np.testing.assert_allclose(mapped, whole, atol=1e-5)


# ---- encoders, decoders --------------------------------------------------------------------------


def test_rates() -> None:
    x = rng().random((50,)).astype(np.float32)
    even = np.asarray(snn.encoders.rate(x, 40))
    assert set(np.unique(even)) <= {0.0, 1.0}
    assert np.all(np.abs(even.sum(0) - 40 * x) < 1.0001)
    drawn = np.asarray(snn.encoders.rate(x, 4000, mg.random.key(0)))
    assert np.all(np.abs(drawn.mean(0) - x) < 5 * np.sqrt(x * (1 - x) / 4000) + 1e-6)


def test_latencies_and_deltas() -> None:
    x = np.array([1.0, 0.75, 0.0, 0.2], np.float32)
    found = np.asarray(snn.encoders.latency(x, 9))
    np.testing.assert_array_equal(found.sum(0), [1, 1, 0, 1])
    np.testing.assert_array_equal(np.argmax(found, 0), [0, 2, 0, 6])
    first = snn.decoders.first_spike(mnp.asarray(found))
    np.testing.assert_array_equal(first, [0, 2, 9, 6])
    signal = np.sin(np.linspace(0, 6, 200)).astype(np.float32)
    sent = np.asarray(snn.encoders.delta(signal, 0.1))
    assert np.max(np.abs(signal[0] + 0.1 * np.cumsum(sent) - signal)) < 0.1 + 1e-5


def test_losses() -> None:
    scores = rng().normal(size=(6, 4)).astype(np.float32)
    labels = rng().integers(0, 4, 6)
    exp = np.exp(scores - scores.max(1, keepdims=True))
    chosen = (exp / exp.sum(1, keepdims=True))[np.arange(6), labels]
    found = snn.losses.cross_entropy(scores, labels)
    np.testing.assert_allclose(found, -np.log(chosen).mean(), rtol=1e-5)
    sent = spikes(10, 3, 4)
    assert float(snn.losses.spike_cost(sent, 1.0)) == 0 < float(snn.losses.spike_cost(sent, 0.1))


# ---- training ------------------------------------------------------------------------------------


@pytest.mark.parametrize("surrogate", ["fast_sigmoid", "arctan", "triangle"])
def test_surrogates_train(surrogate: str) -> None:
    """Which of two inputs is the busier one: a task that needs the hidden layer's spikes."""
    net = snn.Sequential(
        snn.Dense(8, 12), snn.CubaLIF(12, tau_syn=2e-3, tau_mem=1e-2, surrogate=surrogate),
        snn.Dense(12, 2), snn.LI(2, tau_mem=2e-2),
    )  # fmt: skip
    labels = rng().integers(0, 2, 64)
    often = np.where(np.arange(8)[None] // 4 == labels[:, None], 0.45, 0.15)
    x = (rng().random((20, 64, 8)) < often).astype(np.float32)

    def loss(p: Any) -> Any:
        return snn.losses.cross_entropy(snn.decoders.membrane_last(net.apply(p, x)), labels)

    step = mg.jit(mg.value_and_grad(loss))
    params = net.init(mg.random.key(4))
    first = float(step(params)[0])
    for _ in range(60):
        value, slope = step(params)
        assert all(np.all(np.isfinite(np.asarray(g))) for g in mg.tree.leaves(slope))
        params = mg.tree.map(lambda p, g: p - 0.05 * g, params, slope)
    assert float(value) < 0.5 * first
    scores = snn.decoders.membrane_last(net.apply(params, x))
    assert float(snn.losses.accuracy(scores, labels)) > 0.9


# ---- mistakes ------------------------------------------------------------------------------------


def test_mistakes() -> None:
    x = spikes(5, 1, 3)
    with pytest.raises(ArgumentError, match="loop of layers without neurons"):
        loop = {"x": snn.Input(), "a": snn.Dense(3, 3), "y": snn.Output()}
        net = snn.Graph(loop, (("x", "a"), ("a", "a"), ("a", "y")))
        net.apply(net.init(mg.random.key(0)), x)
    with pytest.raises(UnknownNameError, match="names 'b', which is no layer"):
        snn.Graph({"x": snn.Input()}, (("x", "b"),))
    net = snn.Sequential(snn.Dense(4, 2), snn.IF(2))
    with pytest.raises(ShapeError, match=r"takes features of shape \(4,\)"):
        net.apply(net.init(mg.random.key(0)), x)
    wrong = snn.Sequential(snn.Dense(3, 2), snn.IF(4))
    with pytest.raises(ArgumentError, match="which has"):
        wrong.apply(wrong.init(mg.random.key(0)), x)
    with pytest.raises(ArgumentError, match="reset="):
        snn.LIF(3, tau_mem=1e-2, reset="none")
    with pytest.raises(ArgumentError, match="above 0"):
        snn.LIF(3, tau_mem=-1.0)
    with pytest.raises(ArgumentError, match="latency"):
        snn.Sequential(snn.IF(3), latency=2)
    with pytest.raises(ArgumentError, match=r"\[time, batch, features\]"):
        net.apply(net.init(mg.random.key(0)), x[0])
    with pytest.raises(ArgumentError, match="negative"):
        snn.Delay(-1)
    with pytest.raises(ArgumentError, match="0 steps"):
        snn.encoders.rate(x, 0)
    with pytest.raises(ArgumentError, match="'1_str' is no layer, but str"):
        snn.Sequential(snn.Dense(3, 2), "LIF")  # type: ignore[arg-type]
    with pytest.raises(UnknownNameError, match="surrogate"):
        snn.LIF(3, tau_mem=1e-2, surrogate="soft")
    right = snn.Sequential(snn.Dense(3, 2), snn.IF(2))
    with pytest.raises(TreeError, match="layer '0_dense' was given no parameter 'weight'"):
        right.apply({}, x)
    with pytest.raises(ArgumentError, match="a pool of kind 'max'"):
        snn.Pool(2, kind="max")
    for wrong in ({"stride": 0}, {"dilation": (1, 0)}):
        with pytest.raises(ArgumentError, match="of at least 1"):
            snn.Conv(1, 2, (3, 3), **wrong)
    for size in (0, 2.5):
        with pytest.raises(ArgumentError, match=f"size is {size}"):
            snn.Pool(size)
    for counts in ((-1, 3), (3, -2), (2.5, 3)):
        with pytest.raises(ArgumentError, match="in integers of at least 0"):
            snn.Dense(*counts)
    for layer in (snn.Pool(9), snn.Conv(1, 2, (7, 9))):
        with pytest.raises(ShapeError, match="larger than the 6x6 that go in"):
            layer.out_shape((1, 6, 6))
    with pytest.raises(ArgumentError, match=r"2\.5 steps"):
        snn.encoders.rate(x, 2.5)  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match="dt is 'a'"):
        snn.Sequential(snn.IF(3), dt="a")  # type: ignore[arg-type]
    with pytest.raises(UnknownNameError, match="method is 'midpoint'"):
        snn.Sequential(snn.IF(3), method="midpoint")  # type: ignore[arg-type]
    with pytest.raises(DTypeError, match="is complex"):
        right.apply(right.init(mg.random.key(0)), x * 1j)


def test_rates_beyond_all_steps() -> None:
    x = np.array([-0.7, 0.0, 1.0, 1.7], np.float32)
    for key in (None, mg.random.key(0)):
        assert np.asarray(snn.encoders.rate(x, 5, key)).sum(axis=0).tolist() == [0, 0, 5, 5]
