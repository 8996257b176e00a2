"""``python -m monograph demo``: train a digit classifier and show what the compiler did with it.

The data are scikit-learn's handwritten digits (1,797 images of 8 x 8 pixels, from the UCI repository);
a fifth is held out. The step is ``jit(value_and_grad(loss))``, written with public names only, so the
same source is also timed with JAX, and the same arithmetic by hand in NumPy.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

EPOCHS = 30
BATCH = 64
SIZES = (64, 128, 10)
RATE, MOMENTUM = 0.1, 0.9

Data = tuple[np.ndarray[Any, Any], ...]


def load(seed: int) -> Data:
    """Training images f32[n,64] in 0..1, one-hot labels f32[n,10], and the held-out fifth."""
    from sklearn.datasets import load_digits

    digits = load_digits()
    x = (digits.data / 16).astype(np.float32)
    y = np.eye(10, dtype=np.float32)[digits.target]
    order = np.random.default_rng(seed).permutation(len(x))
    held_out, train = order[: len(x) // 5], order[len(x) // 5 :]
    return x[train], y[train], x[held_out], y[held_out]


def initial_parameters(seed: int) -> list[Any]:
    """He-normal weights and zero biases, one pair per layer."""
    rng = np.random.default_rng(seed)
    return [
        ((rng.standard_normal((m, n)) * np.sqrt(2 / m)).astype(np.float32), np.zeros(n, np.float32))
        for m, n in zip(SIZES[:-1], SIZES[1:], strict=True)
    ]


def loss_of(lib: Any) -> Callable[..., Any]:
    """Mean cross-entropy; `lib` is `monograph` or `jax`."""

    def loss(params: Any, x: Any, y: Any) -> Any:
        for w, b in params[:-1]:
            x = lib.nn.relu(x @ w + b)
        w, b = params[-1]
        logp = lib.nn.log_softmax(x @ w + b)
        return -lib.numpy.mean(lib.numpy.sum(logp * y, axis=1))

    return loss


def update_of(lib: Any) -> Callable[..., Any]:
    """Gradient descent with momentum on whole trees."""

    def update(params: Any, velocity: Any, gradient: Any) -> Any:
        velocity = lib.tree.map(lambda v, g: MOMENTUM * v - RATE * g, velocity, gradient)
        return lib.tree.map(lambda p, v: p + v, params, velocity), velocity

    return update


def numpy_step(params: Any, x: Any, y: Any) -> Any:
    """The same loss and gradient, derived by hand."""
    inputs = [x]
    for w, b in params[:-1]:
        inputs.append(np.maximum(inputs[-1] @ w + b, 0))
    w, b = params[-1]
    logits = inputs[-1] @ w + b
    logits -= logits.max(axis=1, keepdims=True)
    logp = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
    delta = (np.exp(logp) - y) / len(x)
    gradient = []
    for i in range(len(params) - 1, -1, -1):
        gradient.append((inputs[i].T @ delta, delta.sum(axis=0)))
        if i:
            delta = (delta @ params[i][0].T) * (inputs[i] > 0)
    return -(logp * y).sum(axis=1).mean(), gradient[::-1]


def batches(x: Any, y: Any, rng: np.random.Generator) -> Iterator[tuple[Any, Any]]:
    """Shuffled batches of equal size (a rest is left out)."""
    order = rng.permutation(len(x))
    for start in range(0, len(x) - BATCH + 1, BATCH):
        chosen = order[start : start + BATCH]
        yield x[chosen], y[chosen]


def train(lib: Any, data: Data, epochs: int, seed: int) -> tuple[Any, Any, float]:
    """Train and show progress; returns the step, the parameters and the held-out accuracy."""
    from tqdm import tqdm

    x, y, held_x, held_y = data
    step = lib.jit(lib.value_and_grad(loss_of(lib)))
    update = lib.jit(update_of(lib))
    params = initial_parameters(seed)
    velocity = lib.tree.map(np.zeros_like, params)
    rng = np.random.default_rng(seed)
    progress = tqdm(range(epochs), desc="training", unit="epoch", ncols=88)
    for _ in progress:
        for bx, by in batches(x, y, rng):
            loss, gradient = step(params, bx, by)
            params, velocity = update(params, velocity, gradient)
        progress.set_postfix(
            loss=f"{float(loss):.4f}", held_out=f"{accuracy(params, held_x, held_y):.1%}"
        )
    return step, params, accuracy(params, held_x, held_y)


def accuracy(params: Any, x: Any, y: Any) -> float:
    """Share of rows whose largest output is the label's."""
    for w, b in params[:-1]:
        x = np.maximum(x @ np.asarray(w) + np.asarray(b), 0)
    w, b = params[-1]
    return float(np.mean((x @ np.asarray(w) + np.asarray(b)).argmax(1) == y.argmax(1)))


def microseconds(run: Callable[[], Any], seconds: float = 0.4) -> float:
    """Median time of a call after warming up for half of `seconds`."""
    stop = time.perf_counter() + seconds / 2
    while time.perf_counter() < stop:
        run()
    times = []
    stop = time.perf_counter() + seconds
    while time.perf_counter() < stop:
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return float(np.median(times)) * 1e6
