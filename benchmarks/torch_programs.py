"""The programs that are measured beside `torch.compile`: each written for both.

A `Pair` holds the program for Monograph, written with its public names, and the same for PyTorch.
PyTorch is imported by the functions that need it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import networks
import numpy as np
import programs
import simulations
from cases import normal, several

import monograph as mg


@dataclass(frozen=True)
class Pair:
    """One program twice.

    Attributes:
        name: what the row is called.
        ours: makes the function of arrays.
        theirs: makes the function of tensors from the module `torch`.
        args: makes the arguments, NumPy arrays in a tree.
    """

    name: str
    ours: Callable[[Any], Callable[..., Any]]
    theirs: Callable[[Any], Callable[..., Any]]
    args: Callable[[], tuple[Any, ...]]


def _softmax(torch: Any) -> Callable[..., Any]:
    return torch.compile(lambda x: torch.softmax(x, -1))


def _layernorm(torch: Any) -> Callable[..., Any]:
    return torch.compile(
        lambda x, g, b: torch.nn.functional.layer_norm(x, (x.shape[-1],), g, b, 1e-5)
    )


def _pointwise(torch: Any) -> Callable[..., Any]:
    return torch.compile(lambda x: torch.tanh(x) * torch.exp(-x * x) + torch.sin(x))


def _black_scholes(torch: Any) -> Callable[..., Any]:
    def normal_cdf(x: Any) -> Any:
        return 0.5 * (1 + torch.erf(x * 0.70710678))

    def run(spot: Any, strike: Any, time: Any) -> Any:
        rate, volatility = 0.02, 0.3
        root = volatility * torch.sqrt(time)
        d1 = (torch.log(spot / strike) + (rate + 0.5 * volatility**2) * time) / root
        kept = strike * torch.exp(-rate * time)
        call = spot * normal_cdf(d1) - kept * normal_cdf(d1 - root)
        return call, call - spot + kept

    return torch.compile(run)


def _gaussian_kernel(torch: Any) -> Callable[..., Any]:
    def run(x: Any, y: Any) -> Any:
        square = (x * x).sum(1)[:, None] + (y * y).sum(1)[None, :] - 2 * x @ y.T
        return torch.exp(-0.5 * square)

    return torch.compile(run)


def _attention(torch: Any) -> Callable[..., Any]:
    def run(q: Any, k: Any, v: Any) -> Any:
        scores = q @ k.transpose(-1, -2) * q.shape[-1] ** -0.5
        return torch.softmax(scores, -1) @ v

    return torch.compile(run)


def _mlp(torch: Any) -> Callable[..., Any]:
    def loss(params: Any, x: Any, labels: Any) -> Any:
        for w, b in params[:-1]:
            x = torch.relu(x @ w + b)
        w, b = params[-1]
        return -(torch.log_softmax(x @ w + b, -1) * labels).sum(-1).mean()

    compiled = torch.compile(loss)

    def run(params: Any, x: Any, labels: Any) -> Any:
        flat = [p.requires_grad_() for pair in params for p in pair]
        with torch.enable_grad():
            value = compiled(params, x, labels)
            return value.detach(), torch.autograd.grad(value, flat)

    return run


def _block(torch: Any, heads: int = 8) -> Callable[..., Any]:
    functional = torch.nn.functional

    def run(p: Any, x: Any) -> Any:
        batch, time, width = x.shape

        def norm(x: Any, g: Any, b: Any) -> Any:
            return functional.layer_norm(x, (width,), g, b, 1e-5)

        h = norm(x, p["g1"], p["b1"])
        q, k, v = (
            (h @ p[w]).reshape(batch, time, heads, width // heads).transpose(1, 2)
            for w in ("wq", "wk", "wv")
        )
        scores = q @ k.transpose(-1, -2) / (width // heads) ** 0.5
        mask = torch.ones(time, time, dtype=torch.bool).tril()
        scores = torch.where(mask, scores, -1e30)
        mixed = (torch.softmax(scores, -1) @ v).transpose(1, 2).reshape(batch, time, width)
        x = x + mixed @ p["wo"]
        h = functional.gelu(norm(x, p["g2"], p["b2"]) @ p["w1"] + p["c1"], approximate="tanh")
        return x + h @ p["w2"] + p["c2"]

    return torch.compile(run)


def _labels(count: int) -> np.ndarray:
    return np.eye(10, dtype=np.float32)[np.arange(count) % 10]


_TABLE = (4096, 1024)

PAIRS = (
    Pair("softmax 4096x1024", programs.softmax, _softmax, several(_TABLE)),
    Pair("layernorm 4096x1024", programs.layernorm, _layernorm,
         several(_TABLE, (1024,), (1024,))),
    Pair("pointwise 4M", programs.pointwise, _pointwise, several((1 << 22,))),
    Pair("Black-Scholes 1M", simulations.black_scholes, _black_scholes,
         lambda: tuple(np.abs(normal(1 << 20, seed=i)) + 0.5 for i in range(3))),
    Pair("RBF kernel 1024x1024x32", simulations.gaussian_kernel, _gaussian_kernel,
         several((1024, 32), (1024, 32))),
    Pair("attention 4x1024x64", programs.attention, _attention,
         several(*[(4, 1024, 64)] * 3)),
    Pair("MLP, value and gradients", lambda lib: lib.value_and_grad(programs.mlp_loss(lib)), _mlp,
         lambda: (programs.mlp_parameters((784, 512, 256, 10)), normal(128, 784), _labels(128))),
    Pair("transformer block 4x128x256", networks.transformer_block, _block,
         lambda: (networks.block_parameters(), normal(4, 128, 256))),
)  # fmt: skip


def of_ours(pair: Pair) -> Callable[[], Any]:
    """Runs the program here, and waits."""
    f = mg.jit(pair.ours(mg))
    args = mg.tree.map(mg.device_put, pair.args())
    return lambda: mg.block_until_ready(f(*args))


def of_theirs(pair: Pair, torch: Any) -> Callable[[], Any]:
    """Runs the program in PyTorch; without derivatives unless it takes them itself."""
    f = pair.theirs(torch)
    args = mg.tree.map(torch.from_numpy, pair.args())

    def run() -> Any:
        with torch.no_grad():
            return f(*args)

    return run
