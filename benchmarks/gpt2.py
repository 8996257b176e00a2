"""GPT-2 (Radford et al., 2019): the model and a training step, written with JAX's names.

Sizes of the smallest one: 12 layers of width 768, 12 heads, 50,257 words.
"""

from __future__ import annotations

from typing import Any

import numpy as np

LAYERS, WIDTH, HEADS, WORDS, PLACES = 12, 768, 12, 50257, 1024


def shapes(layers: int = LAYERS, width: int = WIDTH, words: int = WORDS) -> dict[str, Any]:
    """The parameters' shapes, in a tree."""
    pair, square = ((width,), (width,)), ((width, width), (width,))
    layer = {
        "ln1": pair, "qkv": ((width, 3 * width), (3 * width,)), "out": square, "ln2": pair,
        "up": ((width, 4 * width), (4 * width,)), "down": ((4 * width, width), (width,)),
    }  # fmt: skip
    return {"words": (words, width), "places": (PLACES, width), "ln": pair,
            "layers": [dict(layer) for _ in range(layers)]}  # fmt: skip


def abstract(lib: Any, tree: Any) -> Any:
    """Shapes as types of f32 arrays."""
    if isinstance(tree, dict):
        return {k: abstract(lib, v) for k, v in tree.items()}
    if isinstance(tree, list):
        return [abstract(lib, v) for v in tree]
    if tree and isinstance(tree[0], tuple):
        return tuple(abstract(lib, v) for v in tree)
    return lib.ShapeDtypeStruct(tree, np.float32)


def _norm(lib: Any, p: Any, x: Any) -> Any:
    mean = x.mean(-1, keepdims=True)
    spread = ((x - mean) ** 2).mean(-1, keepdims=True)
    return (x - mean) * lib.lax.rsqrt(spread + 1e-5) * p[0] + p[1]


def _attention(lib: Any, p: Any, x: Any) -> Any:
    np_, (batch, time, width) = lib.numpy, x.shape
    q, k, v = (
        part.reshape(batch, time, HEADS, width // HEADS).transpose(0, 2, 1, 3)
        for part in np_.split(x @ p["qkv"][0] + p["qkv"][1], 3, -1)
    )
    scores = np_.einsum("bhqd,bhkd->bhqk", q, k) / np.float32(np.sqrt(width // HEADS))
    scores = np_.where(np_.tril(np_.ones((time, time), bool)), scores, -1e9)
    mixed = np_.einsum("bhqk,bhkd->bhqd", lib.nn.softmax(scores), v)
    return mixed.transpose(0, 2, 1, 3).reshape(batch, time, width) @ p["out"][0] + p["out"][1]


def forward(lib: Any, params: Any, tokens: Any) -> Any:
    """Scores of the next words, [batch, time, words], of tokens [batch, time]."""
    x = params["words"][tokens] + params["places"][: tokens.shape[1]]
    for p in params["layers"]:
        x = x + _attention(lib, p, _norm(lib, p["ln1"], x))
        inner = lib.nn.gelu(_norm(lib, p["ln2"], x) @ p["up"][0] + p["up"][1])
        x = x + inner @ p["down"][0] + p["down"][1]
    return _norm(lib, params["ln"], x) @ params["words"].T


def step(lib: Any) -> Any:
    """One step of AdamW on the mean cross entropy: parameters, two moments, tokens -> the same."""
    np_, tree = lib.numpy, lib.tree

    def loss(params: Any, tokens: Any) -> Any:
        scores = lib.nn.log_softmax(forward(lib, params, tokens[:, :-1]))
        return -np_.mean(np_.take_along_axis(scores, tokens[:, 1:, None], -1))

    def update(params: Any, first: Any, second: Any, tokens: Any) -> Any:
        value, grads = lib.value_and_grad(loss)(params, tokens)
        first = tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, grads)
        second = tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, second, grads)
        params = tree.map(lambda p, m, v: p - 1e-4 * (m / (np_.sqrt(v) + 1e-8) + 0.01 * p),
                          params, first, second)  # fmt: skip
        return params, first, second, value

    return update
