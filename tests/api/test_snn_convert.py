"""ReLU networks as spiking ones: values, layers, limits; handwritten digits on the chip."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

import digits
import monograph as mg
from monograph import snn
from monograph.errors import ArgumentError, UnknownNameError, UnsupportedError
from monograph.snn.convert import balance, fold


def rng() -> np.random.Generator:
    return np.random.default_rng(3)


def perceptron() -> tuple[snn.Graph, Any, np.ndarray]:
    net = snn.Sequential(
        snn.Dense(12, 20), snn.ReLU(), snn.Dense(20, 16), snn.ReLU(), snn.Dense(16, 5)
    )
    params = net.init(mg.random.key(0))
    moved = {
        n: p | {"bias": rng().normal(size=p["bias"].shape).astype(np.float32) * 0.5}
        for n, p in params.items()
    }
    return net, moved, rng().random((40, 12)).astype(np.float32)


def images() -> tuple[snn.Graph, Any, np.ndarray]:
    net = snn.Sequential(
        snn.Conv(1, 4, (3, 3), padding=1), snn.BatchNorm(4), snn.ReLU(), snn.Pool(2),
        snn.Conv(4, 6, (2, 2)), snn.ReLU(), snn.Flatten(), snn.Dense(54, 5), snn.BatchNorm(5),
    )  # fmt: skip
    params = net.init(mg.random.key(1))
    for n in ("1_batchnorm", "8_batchnorm"):
        size = params[n]["mean"].shape
        params[n] = {
            "mean": rng().normal(size=size).astype(np.float32) * 0.2,
            "var": rng().uniform(0.5, 2, size).astype(np.float32),
            "scale": rng().uniform(0.5, 1.5, size).astype(np.float32),
            "offset": rng().normal(size=size).astype(np.float32) * 0.3,
        }
    return net, params, rng().random((30, 1, 8, 8)).astype(np.float32)


@pytest.mark.parametrize("make", [perceptron, images], ids=lambda f: f.__name__)
@pytest.mark.parametrize("shown", ["direct", "rate"])
def test_scores_come_near_those_of_the_network(make: Any, shown: Any) -> None:
    """And nearer with more steps."""
    net, params, x = make()
    wanted = np.asarray(net.apply(params, x))
    errors = []
    for steps in (16, 256):
        c = snn.from_ann(net, params, x, steps=steps, input=shown, share=100.0)
        found = np.asarray(c.decode(mg.jit(c.apply)(c.encode(x))))
        errors.append(np.sqrt(np.mean((found - wanted) ** 2)) / wanted.std())
    assert errors[1] < 0.04
    assert errors[1] < errors[0] / 2


def test_integers_are_those_of_the_spiking_network() -> None:
    net, params, x = perceptron()
    c = snn.from_ann(net, params, x, steps=32)
    first, second, last = c.divergence(x).rows
    assert first.error < 0.01 and second.error < 0.01 and last.voltage < 0.02
    assert first.wanted > 1000


def test_batch_normalisation_is_folded() -> None:
    net, params, x = images()
    parts = [(n, net.nodes[n], {k: np.asarray(v, float) for k, v in params.get(n, {}).items()})
             for n in net.order if n not in ("input", "output")]  # fmt: skip
    folded = fold(parts)
    assert not any(isinstance(layer, snn.BatchNorm) for _, layer, _ in folded)
    y = x
    for _, layer, p in folded:
        y = layer.apply({k: np.asarray(v, np.float32) for k, v in p.items()}, y)
    np.testing.assert_allclose(y, net.apply(params, x), atol=2e-5)
    tops = balance(folded, x, 100.0)
    assert len(tops) == 2 and min(tops) > 0


def test_trained_stairs_need_few_steps() -> None:
    """A QCFS network of L levels is exact in L steps, but for the order in which spikes come."""
    net = snn.Sequential(snn.Dense(12, 20, bias=False), snn.QCFS(8, start=1.5),
                         snn.Dense(20, 5, bias=False))  # fmt: skip
    params, x = net.init(mg.random.key(0)), rng().random((40, 12)).astype(np.float32)
    wanted = np.asarray(net.apply(params, x))
    c = snn.from_ann(net, params, x, steps=8)
    found = np.asarray(c.decode(c.apply(x)))
    assert np.sqrt(np.mean((found - wanted) ** 2)) < 0.05 * wanted.std()


def test_resets_and_chips() -> None:
    net, params, x = perceptron()
    one, two = (snn.from_ann(net, params, x, chip=chip) for chip in ("loihi1", "loihi2"))
    assert {p.reset for p in one.q.plan.populations.values()} == {"hard"}
    hidden = [p for p in two.q.plan.populations.values() if p.kind != "li"]
    assert {p.reset for p in hidden} == {"soft"}
    assert (one.input, two.input) == ("rate", "direct")


# ---- mistakes ------------------------------------------------------------------------------------


def test_mistakes() -> None:
    net, params, x = perceptron()
    with pytest.raises(UnsupportedError, match="no soft reset"):
        snn.from_ann(net, params, x, chip="loihi1", reset="soft")
    with pytest.raises(UnsupportedError, match="carry none"):
        snn.from_ann(net, params, x, chip="loihi1", input="direct")
    with pytest.raises(ArgumentError, match="no data"):
        snn.from_ann(net, params, x[:0])
    with pytest.raises(ArgumentError, match="NaN"):
        snn.from_ann(net, params, np.full_like(x, np.nan))
    with pytest.raises(ArgumentError, match="below 0"):
        snn.from_ann(net, params, -x, input="rate")
    with pytest.raises(UnknownNameError, match="no input 'spikes'"):
        snn.from_ann(net, params, x, input="spikes")  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match="share is 101"):
        snn.from_ann(net, params, x, share=101)
    with pytest.raises(ArgumentError, match="NaN"):
        snn.from_ann(net, params, x, steps=2).apply(np.full_like(x, np.nan))
    for layers in (
        [snn.Dense(12, 4), snn.ReLU()],
        [snn.Dense(12, 4), snn.ReLU(), snn.ReLU(), snn.Dense(4, 2)],
        [snn.Dense(12, 4), snn.IF(4)],
        [snn.ReLU(), snn.BatchNorm(12), snn.Dense(12, 4)],
    ):
        wrong = snn.Sequential(*layers)
        with pytest.raises(UnsupportedError):
            snn.from_ann(wrong, wrong.init(mg.random.key(0)), x)


# ---- digits --------------------------------------------------------------------------------------


@cache
def trained() -> digits.Trained:
    return digits.train_relu(seed=1, epochs=30)


def test_digits_on_the_chip() -> None:
    t = trained()
    c = snn.from_ann(t.net, t.params, t.x, steps=16)
    run = mg.jit(c.q.apply, backend="loihi", options={"chip": "loihi2"})
    scores = np.asarray(run(c.encode(t.held_out[:100])))[-1]
    np.testing.assert_array_equal(scores, mg.jit(c.apply)(c.encode(t.held_out[:100])))
    right = np.mean(np.argmax(scores, -1) == t.held_labels[:100])
    wanted = np.argmax(t.net.apply(t.params, t.held_out[:100]), -1) == t.held_labels[:100]
    assert right > np.mean(wanted) - 0.03


@pytest.mark.slow
def test_digits_lose_little() -> None:
    """Five seeds: the rows of docs/snn-digits.log, which ``python tests/digits.py`` writes."""
    table = digits.measure()
    for name, most in digits.BARS.items():
        assert table["ReLU"].mean - table[name].mean <= most, name
    assert table["spiking, trained"].mean >= 0.96
    assert table["spiking, trained"].mean - table["spiking, trained, on the chip"].mean <= 0.01
