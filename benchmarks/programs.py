"""Programs that the benchmarks measure: one source, run with `lib` as either package.

Each function takes the package (`monograph` or `jax`, with its `numpy`, `lax` and `nn` imported)
and returns what is measured; arguments are NumPy arrays made by a fixed seed.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np


def transformer_parameters(layers: int, width: int = 64, vocabulary: int = 64) -> dict[str, Any]:
    """Weights of a pre-norm decoder, f32."""
    rng = np.random.default_rng(0)

    def dense(m: int, n: int) -> np.ndarray:
        return (rng.standard_normal((m, n)) / np.sqrt(m)).astype(np.float32)

    def layer() -> dict[str, np.ndarray]:
        return {
            "ln1_g": np.ones(width, np.float32),
            "ln1_b": np.zeros(width, np.float32),
            "wq": dense(width, width),
            "wk": dense(width, width),
            "wv": dense(width, width),
            "wo": dense(width, width),
            "ln2_g": np.ones(width, np.float32),
            "ln2_b": np.zeros(width, np.float32),
            "w1": dense(width, 4 * width),
            "b1": np.zeros(4 * width, np.float32),
            "w2": dense(4 * width, width),
            "b2": np.zeros(width, np.float32),
        }

    return {"embed": dense(vocabulary, width), "layers": [layer() for _ in range(layers)]}


def transformer_loss(lib: Any, heads: int = 4) -> Callable[..., Any]:
    """Next-token cross-entropy of a decoder on one-hot tokens ``f32[batch, time, vocabulary]``."""
    xp, nn = lib.numpy, lib.nn

    def norm(x: Any, g: Any, b: Any) -> Any:
        mean = xp.mean(x, axis=-1, keepdims=True)
        centred = x - mean
        variance = xp.mean(centred * centred, axis=-1, keepdims=True)
        return centred * lib.lax.rsqrt(variance + 1e-5) * g + b

    def attention(x: Any, p: Any) -> Any:
        batch, time, width = x.shape
        size = width // heads

        def split(w: Any) -> Any:
            return xp.transpose(xp.reshape(x @ w, (batch, time, heads, size)), (0, 2, 1, 3))

        q, k, v = split(p["wq"]), split(p["wk"]), split(p["wv"])
        scores = q @ xp.swapaxes(k, -1, -2) / np.sqrt(size).astype(np.float32)
        mask = xp.tril(xp.ones((time, time), bool))
        weights = nn.softmax(xp.where(mask, scores, -1e30), axis=-1)
        mixed = xp.transpose(weights @ v, (0, 2, 1, 3))
        return xp.reshape(mixed, (batch, time, width)) @ p["wo"]

    def loss(params: Any, tokens: Any) -> Any:
        x = tokens @ params["embed"]
        for p in params["layers"]:
            x = x + attention(norm(x, p["ln1_g"], p["ln1_b"]), p)
            h = norm(x, p["ln2_g"], p["ln2_b"])
            x = x + nn.gelu(h @ p["w1"] + p["b1"]) @ p["w2"] + p["b2"]
        logits = x @ xp.transpose(params["embed"])
        logp = nn.log_softmax(logits[:, :-1], axis=-1)
        return -xp.mean(xp.sum(logp * tokens[:, 1:], axis=-1))

    return loss


def tokens(batch: int = 2, time: int = 16, vocabulary: int = 64) -> np.ndarray:
    """One-hot tokens, f32."""
    rng = np.random.default_rng(1)
    return np.eye(vocabulary, dtype=np.float32)[rng.integers(0, vocabulary, (batch, time))]


def chain(lib: Any, length: int) -> Callable[[Any], Any]:
    """An elementwise chain of `length` ops that no simplification shortens."""

    def run(x: Any) -> Any:
        for i in range(length // 2):
            x = lib.numpy.sin(x) if i % 3 == 0 else x * x
            x = x + 0.5
        return x

    return run


def mlp_parameters(
    sizes: tuple[int, ...] = (64, 256, 256, 10),
) -> list[tuple[np.ndarray, np.ndarray]]:
    """Weights and biases of a classifier, f32."""
    rng = np.random.default_rng(0)
    return [
        ((rng.standard_normal((m, n)) * np.sqrt(2 / m)).astype(np.float32), np.zeros(n, np.float32))
        for m, n in itertools.pairwise(sizes)
    ]


def mlp_loss(lib: Any) -> Callable[..., Any]:
    """Cross-entropy of a relu classifier on ``f32[batch, inputs]`` and one-hot labels."""

    def loss(params: Any, x: Any, labels: Any) -> Any:
        for w, b in params[:-1]:
            x = lib.nn.relu(x @ w + b)
        w, b = params[-1]
        logp = lib.nn.log_softmax(x @ w + b)
        return -lib.numpy.mean(lib.numpy.sum(logp * labels, axis=-1))

    return loss


def softmax(lib: Any) -> Callable[[Any], Any]:
    return lambda x: lib.nn.softmax(x, axis=-1)


def layernorm(lib: Any) -> Callable[[Any, Any, Any], Any]:
    """Of the rows, with gain and bias."""
    xp = lib.numpy

    def run(x: Any, gain: Any, bias: Any) -> Any:
        mean = xp.mean(x, axis=-1, keepdims=True)
        variance = xp.mean((x - mean) ** 2, axis=-1, keepdims=True)
        return (x - mean) * lib.lax.rsqrt(variance + 1e-5) * gain + bias

    return run


def pointwise(lib: Any) -> Callable[[Any], Any]:
    xp = lib.numpy
    return lambda x: xp.tanh(x) * xp.exp(-x * x) + xp.sin(x)


def stencil(lib: Any) -> Callable[[Any], Any]:
    """The mean of the four neighbours, round the edges."""
    roll = lib.numpy.roll
    return lambda x: (roll(x, 1, 0) + roll(x, -1, 0) + roll(x, 1, 1) + roll(x, -1, 1)) * 0.25


def attention(lib: Any) -> Callable[[Any, Any, Any], Any]:
    """Softmax attention on ``f32[batch, time, width]``."""
    xp = lib.numpy

    def run(q: Any, k: Any, v: Any) -> Any:
        scores = q @ xp.swapaxes(k, -1, -2) * (1 / np.sqrt(q.shape[-1]).astype(np.float32))
        return lib.nn.softmax(scores, axis=-1) @ v

    return run


def dense(lib: Any) -> Callable[[Any, Any, Any], Any]:
    return lambda x, w, b: lib.nn.relu(x @ w + b)


def matmul(lib: Any) -> Callable[[Any, Any], Any]:
    return lambda a, b: a @ b


def recurrent(lib: Any, length: int = 50) -> Callable[..., Any]:
    """The last state of a tanh recurrence of `length` steps by `lax.scan`."""
    xp = lib.numpy

    def run(h: Any, w: Any, xs: Any) -> Any:
        def cell(h: Any, x: Any) -> tuple[Any, Any]:
            h = xp.tanh(h @ w + x)
            return h, None

        return lib.lax.scan(cell, h, xs[:length])[0]

    return run


def convolution(lib: Any, stride: int = 1, padding: Any = "SAME", groups: int = 1) -> Any:
    """Images with features last."""

    def f(x: Any, w: Any) -> Any:
        return lib.lax.conv_general_dilated(
            x,
            w,
            (stride, stride),
            padding,
            dimension_numbers=("NHWC", "HWIO", "NHWC"),
            feature_group_count=groups,
        )

    return f


def convolution_block(lib: Any) -> Any:
    """A convolution, a bias and a relu."""
    convolve = convolution(lib)
    return lambda x, w, b: lib.numpy.maximum(convolve(x, w) + b, 0)


def convolution_gradient(lib: Any) -> Any:
    """Both gradients of a convolution."""
    convolve = convolution(lib)
    return lib.grad(lambda x, w: (convolve(x, w) ** 2).sum(), argnums=(0, 1))


def pool(lib: Any, name: str, start: float, sizes: Any, strides: Any, padding: Any) -> Any:
    """A fold over windows."""
    combine = getattr(lib.lax, name)
    return lambda x: lib.lax.reduce_window(x, start, combine, sizes, strides, padding)


def pool_gradient(lib: Any, how: tuple[Any, ...]) -> Any:
    """The gradient of a fold over windows."""
    fold = pool(lib, *how)
    return lib.grad(lambda x: (fold(x) ** 2).sum())
