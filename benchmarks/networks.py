"""Programs of machine learning for the suite: one source, run with `lib` as either package."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import programs


def weights(*shape: int, seed: int = 0) -> np.ndarray:
    """Normal numbers that keep the size of what they multiply, f32."""
    rng = np.random.default_rng(seed)
    inputs = int(np.prod(shape[:-1]))
    return (rng.standard_normal(shape) / np.sqrt(inputs)).astype(np.float32)


def training_step(lib: Any) -> Callable[..., Any]:
    """An MLP's step of stochastic gradient descent with momentum."""
    loss = programs.mlp_loss(lib)

    def run(params: Any, moments: Any, x: Any, labels: Any) -> Any:
        value, slope = lib.value_and_grad(loss)(params, x, labels)
        moments = lib.tree.map(lambda m, g: 0.9 * m + g, moments, slope)
        return value, lib.tree.map(lambda p, m: p - 0.01 * m, params, moments), moments

    return run


def adam(lib: Any) -> Callable[..., Any]:
    """Adam's update of a tree of parameters."""
    xp = lib.numpy

    def run(params: Any, slope: Any, first: Any, second: Any, count: Any) -> Any:
        count = count + 1
        first = lib.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, slope)
        second = lib.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, second, slope)
        one, two = 1 - 0.9**count, 1 - 0.999**count

        def moved(p: Any, m: Any, v: Any) -> Any:
            return p - 1e-3 * (m / one) / (xp.sqrt(v / two) + 1e-8)

        return lib.tree.map(moved, params, first, second), first, second, count

    return run


def parameter_tree(count: int = 100) -> list[np.ndarray]:
    """Parameters of many small layers, matrices and biases."""
    shapes = [(64, 64), (64,), (128, 64), (128,)]
    return [weights(*shapes[i % 4], seed=i) for i in range(count)]


def adam_arguments() -> tuple[Any, ...]:
    """Parameters, gradients, both moments and the count of `adam`."""
    tree = parameter_tree()
    return (
        tree,
        [0.1 * p for p in tree],
        [0 * p for p in tree],
        [p * p for p in tree],
        np.float32(3),
    )


def transformer_block(lib: Any, heads: int = 8) -> Callable[..., Any]:
    """A decoder's block with causal attention on ``f32[batch, time, width]``."""
    xp, nn = lib.numpy, lib.nn

    def norm(x: Any, g: Any, b: Any) -> Any:
        mean, variance = xp.mean(x, -1, keepdims=True), xp.var(x, -1, keepdims=True)
        return (x - mean) * lib.lax.rsqrt(variance + 1e-5) * g + b

    def run(p: Any, x: Any) -> Any:
        batch, time, width = x.shape
        h = norm(x, p["g1"], p["b1"])
        q, k, v = (
            (h @ p[w]).reshape(batch, time, heads, width // heads).transpose(0, 2, 1, 3)
            for w in ("wq", "wk", "wv")
        )
        scores = q @ k.swapaxes(-1, -2) / np.float32(np.sqrt(width // heads))
        scores = xp.where(xp.tril(xp.ones((time, time), bool)), scores, -1e30)
        mixed = (nn.softmax(scores, -1) @ v).transpose(0, 2, 1, 3).reshape(batch, time, width)
        x = x + mixed @ p["wo"]
        h = nn.gelu(norm(x, p["g2"], p["b2"]) @ p["w1"] + p["c1"])
        return x + h @ p["w2"] + p["c2"]

    return run


def block_parameters(width: int = 256) -> dict[str, np.ndarray]:
    """Parameters of `transformer_block`."""
    out = {n: weights(width, width, seed=i) for i, n in enumerate(("wq", "wk", "wv", "wo"))}
    out |= {"w1": weights(width, 4 * width), "w2": weights(4 * width, width)}
    out |= {n: np.ones(width, np.float32) for n in ("g1", "g2")}
    out |= {n: np.zeros(width, np.float32) for n in ("b1", "b2", "c2")}
    return out | {"c1": np.zeros(4 * width, np.float32)}


def block_gradient(lib: Any) -> Callable[..., Any]:
    """The gradients of `transformer_block`."""
    block = transformer_block(lib)
    return lib.grad(lambda p, x: lib.numpy.mean(block(p, x) ** 2))


def lstm(lib: Any) -> Callable[..., Any]:
    """The states of an LSTM over a series, by `scan`."""
    xp, nn = lib.numpy, lib.nn

    def run(w: Any, u: Any, b: Any, xs: Any) -> Any:
        width = u.shape[0]

        def cell(state: Any, x: Any) -> Any:
            h, c = state
            i, f, g, o = xp.split(x @ w + h @ u + b, 4, axis=-1)
            c = nn.sigmoid(f) * c + nn.sigmoid(i) * xp.tanh(g)
            h = nn.sigmoid(o) * xp.tanh(c)
            return (h, c), h

        start = xp.zeros((xs.shape[1], width), xs.dtype)
        return lib.lax.scan(cell, (start, start), xs)[1]

    return run


def lstm_gradient(lib: Any) -> Callable[..., Any]:
    """The gradients of `lstm`."""
    states = lstm(lib)
    return lib.grad(lambda w, u, b, xs: lib.numpy.mean(states(w, u, b, xs) ** 2), (0, 1, 2))


def gru(lib: Any) -> Callable[..., Any]:
    """The last state of a GRU over a series, by `scan`."""
    xp, nn = lib.numpy, lib.nn

    def run(w: Any, u: Any, v: Any, xs: Any) -> Any:
        def cell(h: Any, x: Any) -> Any:
            z, r = xp.split(nn.sigmoid(x @ w + h @ u), 2, axis=-1)
            new = xp.tanh(x @ w[:, : h.shape[-1]] + (r * h) @ v)
            return (1 - z) * h + z * new, None

        start = xp.zeros((xs.shape[1], v.shape[0]), xs.dtype)
        return lib.lax.scan(cell, start, xs)[0]

    return run


def embedding_gradient(lib: Any) -> Callable[..., Any]:
    """Gradients of a bag of words classifier with respect to table and weights."""
    xp = lib.numpy

    def loss(table: Any, w: Any, words: Any, labels: Any) -> Any:
        logp = lib.nn.log_softmax(xp.mean(table[words], axis=1) @ w)
        return -xp.mean(xp.take_along_axis(logp, labels[:, None], axis=1))

    return lib.grad(loss, (0, 1))


def per_example_gradients(lib: Any) -> Callable[..., Any]:
    """Clipped gradients of every example of a batch, and their mean."""
    xp, loss = lib.numpy, programs.mlp_loss(lib)

    def clipped(params: Any, x: Any, label: Any) -> Any:
        slope = lib.grad(loss)(params, x[None], label[None])
        size = xp.sqrt(sum(xp.sum(g * g) for g in lib.tree.leaves(slope)))
        return lib.tree.map(lambda g: g / xp.maximum(size, 1.0), slope)

    def run(params: Any, x: Any, labels: Any) -> Any:
        each = lib.vmap(clipped, in_axes=(None, 0, 0))(params, x, labels)
        return lib.tree.map(lambda g: xp.mean(g, 0), each)

    return run


def hessian(lib: Any) -> Callable[..., Any]:
    """The Hessian of a logistic regression."""
    xp = lib.numpy

    def loss(w: Any, x: Any, y: Any) -> Any:
        return xp.mean(xp.logaddexp(0.0, -y * (x @ w))) + 0.01 * xp.sum(w**4)

    return lib.hessian(loss)


def cross_entropy_gradient(lib: Any) -> Callable[..., Any]:
    """Of logits, with integer labels."""
    xp = lib.numpy

    def loss(logits: Any, labels: Any) -> Any:
        logp = lib.nn.log_softmax(logits)
        return -xp.mean(xp.take_along_axis(logp, labels[:, None], axis=1))

    return lib.value_and_grad(loss)


def batch_norm(lib: Any) -> Callable[..., Any]:
    """Normalised over batch and places, with a relu, of ``f32[batch, height, width, features]``."""
    xp = lib.numpy

    def run(x: Any, g: Any, b: Any) -> Any:
        mean, variance = xp.mean(x, (0, 1, 2)), xp.var(x, (0, 1, 2))
        return lib.nn.relu((x - mean) * lib.lax.rsqrt(variance + 1e-5) * g + b), mean, variance

    return run


def conv_net(lib: Any) -> Callable[..., Any]:
    """Class scores of small images: two convolutions with pools, a dense layer."""
    convolve, nn = programs.convolution(lib), lib.nn

    def pool(x: Any) -> Any:
        return lib.lax.reduce_window(x, -np.inf, lib.lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")

    def run(p: Any, x: Any) -> Any:
        x = pool(nn.relu(convolve(x, p["k1"]) + p["b1"]))
        x = pool(nn.relu(convolve(x, p["k2"]) + p["b2"]))
        return x.reshape(x.shape[0], -1) @ p["w"] + p["b"]

    return run


def conv_net_parameters() -> dict[str, np.ndarray]:
    """Of `conv_net` on 28x28 grey images."""
    zeros = {n: np.zeros(s, np.float32) for n, s in (("b1", 32), ("b2", 64), ("b", 10))}
    kernels = {"k1": weights(3, 3, 1, 32), "k2": weights(3, 3, 32, 64)}
    return kernels | zeros | {"w": weights(7 * 7 * 64, 10)}


def conv_net_gradient(lib: Any) -> Callable[..., Any]:
    """Value and gradients of the cross-entropy of `conv_net`."""
    scores = conv_net(lib)

    def loss(p: Any, x: Any, labels: Any) -> Any:
        logp = lib.nn.log_softmax(scores(p, x))
        return -lib.numpy.mean(lib.numpy.sum(logp * labels, -1))

    return lib.value_and_grad(loss)


def separable(lib: Any) -> Callable[..., Any]:
    """A depthwise convolution, a pointwise one, each with a relu."""

    def run(x: Any, deep: Any, point: Any) -> Any:
        x = lib.nn.relu(programs.convolution(lib, groups=x.shape[-1])(x, deep))
        return lib.nn.relu(programs.convolution(lib)(x, point))

    return run


_STAGES = ((64, 1), (128, 2), (256, 2), (512, 2))


def resnet18(lib: Any) -> Callable[..., Any]:
    """Class scores of ResNet-18 at inference, batch norm with given statistics."""
    xp = lib.numpy

    def convolve(x: Any, p: Any, stride: int = 1) -> Any:
        x = programs.convolution(lib, stride)(x, p["w"])
        return (x - p["m"]) * lib.lax.rsqrt(p["v"] + 1e-5) * p["g"] + p["b"]

    def run(p: Any, x: Any) -> Any:
        x = lib.nn.relu(convolve(x, p["stem"], 2))
        x = lib.lax.reduce_window(x, -np.inf, lib.lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
        for blocks, (_, first) in zip(p["stages"], _STAGES, strict=True):
            for i, block in enumerate(blocks):
                stride = first if i == 0 else 1
                y = lib.nn.relu(convolve(x, block["a"], stride))
                y = convolve(y, block["b"])
                if "skip" in block:
                    x = convolve(x, block["skip"], stride)
                x = lib.nn.relu(x + y)
        return xp.mean(x, (1, 2)) @ p["head"]

    return run


def resnet18_parameters() -> dict[str, Any]:
    """Of `resnet18`: random kernels, statistics of a trained look."""

    def convolution(size: int, inputs: int, outputs: int) -> dict[str, np.ndarray]:
        rng = np.random.default_rng(size + inputs)
        return {
            "w": weights(size, size, inputs, outputs),
            "m": 0.1 * rng.standard_normal(outputs).astype(np.float32),
            "v": rng.uniform(0.5, 1.5, outputs).astype(np.float32),
            "g": np.ones(outputs, np.float32),
            "b": np.zeros(outputs, np.float32),
        }

    stages, inputs = [], 64
    for width, stride in _STAGES:
        blocks = []
        for i in range(2):
            block = {"a": convolution(3, inputs, width), "b": convolution(3, width, width)}
            if i == 0 and (stride != 1 or inputs != width):
                block["skip"] = convolution(1, inputs, width)
            blocks.append(block)
            inputs = width
        stages.append(blocks)
    return {"stem": convolution(7, 3, 64), "stages": stages, "head": weights(512, 1000)}


def dense_chain(lib: Any) -> Callable[..., Any]:
    """A product of four matrices, written in the dear order."""
    return lambda a, b, c, x: a @ b @ c @ x


def dropout_layer(lib: Any) -> Callable[..., Any]:
    """A dense layer, gelu and dropout from a seed."""
    xp = lib.numpy

    def run(x: Any, w: Any, b: Any, seed: Any) -> Any:
        h = lib.nn.gelu(x @ w + b)
        kept = lib.random.bernoulli(lib.random.key(seed), 0.9, h.shape)
        return xp.where(kept, h / 0.9, 0.0)

    return run


def autoencoder_gradient(lib: Any) -> Callable[..., Any]:
    """Gradients of a tied autoencoder."""
    xp = lib.numpy

    def loss(ws: Any, x: Any) -> Any:
        h = x
        for w in ws:
            h = xp.tanh(h @ w)
        for w in reversed(ws):
            h = xp.tanh(h @ w.T)
        return xp.mean((h - x) ** 2)

    return lib.value_and_grad(loss)


def autoencoder_parameters() -> list[np.ndarray]:
    """Of `autoencoder_gradient` on 256 features."""
    return [weights(m, n) for m, n in itertools.pairwise((256, 128, 32))]


def experts(lib: Any) -> Callable[..., Any]:
    """A mixture of experts: the best two of eight, by weights."""
    xp = lib.numpy

    def run(x: Any, gate: Any, w1: Any, w2: Any) -> Any:
        score, best = lib.lax.top_k(lib.nn.softmax(x @ gate), 2)
        share = xp.sum(lib.nn.one_hot(best, gate.shape[1]) * score[..., None], axis=1)
        h = lib.nn.relu(xp.einsum("bd,edh->ebh", x, w1))
        return xp.einsum("ebh,ehd,be->bd", h, w2, share)

    return run
