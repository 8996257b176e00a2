"""``python -m monograph demo``: train a digit classifier and show what the compiler did with it.

The data are scikit-learn's handwritten digits (1,797 images of 8 x 8 pixels, from the UCI
repository); a fifth is held out. The step is ``jit(value_and_grad(loss))``, written with public
names only, so the same source is also timed with JAX, and the same arithmetic by hand in NumPy.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import monograph

EPOCHS = 30
BATCH = 64
SIZES = (64, 128, 10)
RATE, MOMENTUM = 0.1, 0.9

Data = tuple[np.ndarray[Any, Any], ...]


def load(seed: int) -> Data:
    """Training images f32[n,64] in 0..1, one-hot labels f32[n,10], and the held-out fifth."""
    try:
        from sklearn.datasets import load_digits
    except ImportError as missing:
        raise SystemExit(
            f"The demo's digits come with scikit-learn, which is not installed ({missing}): "
            "pip install scikit-learn"
        ) from None
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
        for m, n in itertools.pairwise(SIZES)
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


def stages_screen(step: Any, args: tuple[Any, ...]) -> list[str]:
    """What the compiler made of the step, a line per fact."""
    compiled = step.lower(*args).compile()
    counts, memory = compiled.counts, compiled.memory_analysis()
    rows = [
        ("ops traced", f"{counts['traced']:,}"),
        ("ops after simplify", f"{counts['simplified']:,}"),
        ("kernels after fusion", f"{counts['kernels']:,}"),
        ("buffers", f"{counts['buffers']:,}"),
        ("peak bytes without reuse", f"{memory['peak_unshared']:,}"),
        ("peak bytes with reuse", f"{memory['peak']:,}"),
        ("machine-code bytes", f"{memory['code']:,}"),
    ]
    lines = [
        "what the compiler made of the step",
        *(f"  {name:<28}{value:>12}" for name, value in rows),
    ]
    lines += ["", "milliseconds of each stage of the compiler (compile: LLVM)"]
    lines += [f"  {t.name:<28}{t.seconds * 1e3:>12.2f}" for t in compiled.times]
    total = sum(t.seconds for t in compiled.times)
    return [*lines, f"  {'total':<28}{total * 1e3:>12.2f}"]


def timing_screen(step: Any, args: tuple[Any, ...]) -> list[str]:
    """The step beside NumPy's and JAX's; all three compute the same gradient."""
    params, x, y = args
    plain = [(np.asarray(w), np.asarray(b)) for w, b in params]
    held = [(w, b) for w, b in params]
    rows = [("monograph, compiled by LLVM", microseconds(lambda: step(held, x, y)))]
    rows.append(("NumPy, by hand", microseconds(lambda: numpy_step(plain, x, y))))
    try:
        import jax
        import jax.nn
    except ImportError as missing:
        return [*_timing_lines(rows), f"  JAX                           not installed: {missing}"]
    jitted = jax.jit(jax.value_and_grad(loss_of(jax)))
    placed = jax.device_put((plain, x, y))
    rows.append(("JAX (XLA)", microseconds(lambda: jax.block_until_ready(jitted(*placed)))))
    return _timing_lines(rows)


def _timing_lines(rows: list[tuple[str, float]]) -> list[str]:
    head = f"microseconds per step (batch {BATCH}, median)"
    return [head, *(f"  {name:<28}{value:>12.0f}" for name, value in rows)]


def machines_screen(step: Any, args: tuple[Any, ...]) -> list[str]:
    """The step on this computer and on a simulated TPU, each held against the interpreter."""
    found = monograph.compare(step, *args, backends=["cpu", "tpu"])
    return [f"the same step on two machines: {found.table()}"]


def run(epochs: int = EPOCHS, seed: int = 0) -> float:
    """Train, print the screen, and return the held-out accuracy."""
    data = load(seed)
    layers = "-".join(map(str, SIZES))
    print(f"{len(data[0]):,} handwritten digits, a network of {layers} units", flush=True)
    start = time.perf_counter()
    step, params, held_out = train(monograph, data, epochs, seed)
    seconds = time.perf_counter() - start
    print(f"\n{held_out:.1%} of the {len(data[2])} held-out digits after {seconds:.1f} s\n")
    args = (params, data[0][:BATCH], data[1][:BATCH])
    screens = (stages_screen, timing_screen, machines_screen)
    print("\n\n".join("\n".join(screen(step, args)) for screen in screens))
    print("\nto look further: README.md, notebooks/02_walk.ipynb, MONOGRAPH_DEBUG=1..5")
    return held_out
