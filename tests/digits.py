"""Handwritten digits, as a ReLU network, converted, and as a spiking network: how good are they?

``python tests/digits.py`` writes docs/snn-digits.log: 450 held-out digits of scikit-learn's 1,797,
the mean of five seeds (each its own split and its own weights), on the chip's simulator.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

import monograph as mg
import monograph.numpy as mnp
from monograph import quant, snn

LOG = Path(__file__).parents[1] / "docs" / "snn-digits.log"
SEEDS = range(5)
STEPS = 16  # of the trained spiking network
# How much accuracy conversions may lose at most.
BARS = {
    "8 bits, soft, 32 steps": 0.010,
    "8 bits, soft, 8 steps": 0.020,
    "8 bits, hard, 64 steps": 0.020,
    "4 bits, soft, 32 steps": 0.025,
}
CONVERSIONS: dict[str, dict[str, Any]] = {
    "8 bits, soft, 32 steps": {"steps": 32},
    "8 bits, soft, 8 steps": {"steps": 8},
    "8 bits, hard, 64 steps": {"steps": 64, "reset": "hard"},
    "4 bits, soft, 32 steps": {"steps": 32, "bits": 4},
    "8 bits, soft, 32 steps, rate": {"steps": 32, "input": "rate"},
    "8 bits, hard, 64 steps, loihi1": {"steps": 64, "chip": "loihi1"},
}


@dataclass(frozen=True, eq=False)
class Trained:
    """A network, and the digits that it has and has not seen."""

    net: Any
    params: Any
    x: np.ndarray
    labels: np.ndarray
    held_out: np.ndarray
    held_labels: np.ndarray


@dataclass(frozen=True)
class Row:
    """Accuracies, one for each seed."""

    found: tuple[float, ...]

    @property
    def mean(self) -> float:
        return float(np.mean(self.found))


def split(seed: int) -> tuple[np.ndarray, ...]:
    """Digits in [0, 1] and their classes: 1,347 to train with, 450 held out."""
    from sklearn.datasets import load_digits

    data = load_digits()
    x, labels = (data.data / 16).astype(np.float32), data.target.astype(np.int32)
    order = np.random.default_rng(seed).permutation(len(x))
    x, labels = x[order], labels[order]
    return x[:1347], labels[:1347], x[1347:], labels[1347:]


def adam(loss: Any, params: Any, x: Any, labels: Any, epochs: int, rate: float, seed: int) -> Any:
    """Adam (Kingma and Ba 2015, arXiv 1412.6980), 64 examples at a time."""

    @mg.jit
    def step(p: Any, m: Any, v: Any, i: Any, x: Any, y: Any) -> Any:
        g = mg.grad(loss)(p, x, y)
        m = mg.tree.map(lambda a, b: 0.9 * a + 0.1 * b, m, g)
        v = mg.tree.map(lambda a, b: 0.999 * a + 0.001 * b * b, v, g)
        near, far = 1 - 0.9**i, 1 - 0.999**i
        move = lambda a, b, c: a - rate * (b / near) / (mnp.sqrt(c / far) + 1e-8)  # noqa: E731
        return mg.tree.map(move, p, m, v), m, v

    m = v = mg.tree.map(lambda a: 0.0 * a, params)
    rng, i = np.random.default_rng(seed), 0
    for _ in range(epochs):
        order = rng.permutation(len(x))
        for k in range(0, len(x) - 63, 64):
            i += 1
            at = order[k : k + 64]
            params, m, v = step(params, m, v, float(i), x[at], labels[at])
    return params


def train_relu(seed: int, epochs: int = 60) -> Trained:
    """A ReLU network 64-64-32-10."""
    net = snn.Sequential(
        snn.Dense(64, 64), snn.ReLU(), snn.Dense(64, 32), snn.ReLU(), snn.Dense(32, 10)
    )
    data = split(seed)

    def loss(p: Any, x: Any, y: Any) -> Any:
        decay = sum((w["weight"] ** 2).sum() for w in p.values())
        return snn.losses.cross_entropy(net.apply(p, x), y) + 1e-4 * decay

    params = adam(loss, net.init(mg.random.key(seed)), *data[:2], epochs, 2e-3, seed)
    return Trained(net, params, *data)


def scores(net: Any, params: Any, x: Any) -> Any:
    """Of the trained spiking network: the highest voltages of its last layer."""
    return snn.decoders.membrane_max(net.apply(params, snn.encoders.direct(x, STEPS)))


def train_spiking(seed: int, epochs: int = 60) -> Trained:
    """A spiking network 64-128-10, trained through its spikes."""
    net = snn.Sequential(
        snn.Dense(64, 128), snn.CubaLIF(128, tau_syn=2e-3, tau_mem=1e-2), snn.Dense(128, 10),
        snn.LI(10, tau_mem=2e-2), dt=1e-3,
    )  # fmt: skip
    data = split(seed)

    def loss(p: Any, x: Any, y: Any) -> Any:
        return snn.losses.cross_entropy(scores(net, p, x), y)

    params = adam(loss, net.init(mg.random.key(seed)), *data[:2], epochs, 2e-3, seed)
    return Trained(net, params, *data)


def train_rounded(t: Trained, bits: int, seed: int) -> Any:
    """The spiking network, trained further with the weights that synapses of few bits hold."""

    def loss(p: Any, x: Any, y: Any) -> Any:
        return snn.losses.cross_entropy(scores(t.net, quant.round_weights(p, bits), x), y)

    return adam(loss, t.params, t.x, t.labels, 20, 1e-3, seed)


def quantised(t: Trained, params: Any, bits: int) -> np.ndarray:
    """Scores of the held-out digits on the chip."""
    seen = snn.encoders.direct(t.x[:128], STEPS)
    q = quant.fit(t.net, params, seen, chip="loihi2", bits=bits)
    messages = q.encode(snn.encoders.direct(t.held_out, STEPS))
    return on_chip(q.apply, messages, "loihi2").max(0)


def right(found: Any, t: Trained) -> float:
    """The part of the held-out digits that is right."""
    return float(np.mean(np.argmax(np.asarray(found), -1) == t.held_labels))


def on_chip(apply: Any, x: Any, chip: str) -> np.ndarray:
    return np.asarray(mg.jit(apply, backend="loihi", options={"chip": chip})(x))


def measure() -> dict[str, Row]:
    """All rows of the table."""
    found: dict[str, list[float]] = {}
    for seed in SEEDS:
        t = train_relu(seed)
        found.setdefault("ReLU", []).append(right(t.net.apply(t.params, t.held_out), t))
        for name, given in CONVERSIONS.items():
            c = snn.from_ann(t.net, t.params, t.x, **given)
            out = on_chip(c.q.apply, c.encode(t.held_out), given.get("chip", "loihi2"))
            found.setdefault(name, []).append(right(out[-1], t))
        t = train_spiking(seed)
        wanted = right(mg.jit(lambda p, x: scores(t.net, p, x))(t.params, t.held_out), t)  # noqa: B023
        found.setdefault("spiking, trained", []).append(wanted)
        aware = train_rounded(t, bits=3, seed=seed)
        for name, params, bits in (
            ("spiking, trained, on the chip", t.params, 8),
            ("spiking, 3 bits", t.params, 3),
            ("spiking, 3 bits, rounded in training", aware, 3),
        ):
            found.setdefault(name, []).append(right(quantised(t, params, bits), t))
    return {name: Row(tuple(values)) for name, values in found.items()}


def seconds() -> float:
    """Of 450 digits in 32 steps on the chip's simulator, compiled before; the best of three."""
    t = train_relu(0, epochs=5)
    c = snn.from_ann(t.net, t.params, t.x, steps=32)
    run, x = mg.jit(c.q.apply, backend="loihi", options={"chip": "loihi2"}), c.encode(t.held_out)
    times = []
    for _ in range(4):
        start = perf_counter()
        np.asarray(run(x))
        times.append(perf_counter() - start)
    return min(times[1:])


def page(table: dict[str, Row], taken: float) -> str:
    """The log."""
    relu = table["ReLU"].mean
    lines = ["450 held-out digits, mean of five seeds, on the fixed-point simulator [%]", ""]
    lines += [f"{'':38}{'mean':>7}{'loss':>7}   each seed"]
    for name, row in table.items():
        base = table["spiking, trained"].mean if name.startswith("spiking") else relu
        each = " ".join(f"{100 * v:6.2f}" for v in row.found)
        lines.append(f"{name:38}{100 * row.mean:7.2f}{100 * (base - row.mean):7.2f}   {each}")
    lines += ["", f"450 digits x 32 steps on the chip's simulator: {taken:.2f} s"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    LOG.write_text(page(measure(), seconds()), encoding="utf-8")
    print(LOG.read_text(encoding="utf-8"))
