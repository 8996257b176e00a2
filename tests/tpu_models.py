"""Models for the TPU machine: BERT, a block of GPT-2, residual networks; random weights.

Each is a function of parameters and inputs, with a function that draws them (or gives their types
alone). Sizes are arguments, so that tests run small ones of the same form.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

import monograph as mg
import monograph.numpy as mnp
from monograph import lax

Draw = Callable[..., Any]


def drawn(seed: int = 0) -> Draw:
    """Arrays of a shape, normal and small."""
    rng = np.random.default_rng(seed)

    def draw(*shape: int) -> Any:
        fan = shape[0] if len(shape) < 3 else int(np.prod(shape[:-1]))
        return (rng.standard_normal(shape) / np.sqrt(fan)).astype(np.float32)

    return draw


def abstract(*shape: int) -> Any:
    """The type of an array of a shape."""
    return mg.ShapeDtypeStruct(shape, np.float32)


def normed(x: Any, gain: Any, bias: Any) -> Any:
    mean = x.mean(-1, keepdims=True)
    off = x - mean
    return off / mnp.sqrt((off * off).mean(-1, keepdims=True) + 1e-5) * gain + bias


def attention(x: Any, p: dict[str, Any], heads: int, causal: bool = False) -> Any:
    length, width = x.shape
    q, k, v = (x @ p[n] + p["b" + n] for n in "qkv")
    q, k, v = (y.reshape(length, heads, width // heads).transpose(1, 0, 2) for y in (q, k, v))
    scores = q @ k.transpose(0, 2, 1) / np.float32(np.sqrt(width // heads))
    if causal:
        allowed = np.tril(np.ones((length, length), bool))
        scores = mnp.where(allowed, scores, np.float32(-1e9))
    mixed = mg.nn.softmax(scores) @ v
    return mixed.transpose(1, 0, 2).reshape(length, width) @ p["o"] + p["bo"]


def layer_parameters(draw: Draw, width: int) -> dict[str, Any]:
    names = {n: draw(width, width) for n in "qkvo"} | {f"b{n}": draw(width) for n in "qkvo"}
    return names | {
        "up": draw(width, 4 * width), "bup": draw(4 * width), "down": draw(4 * width, width),
        "bdown": draw(width), "g1": draw(width), "b1": draw(width), "g2": draw(width),
        "b2": draw(width),
    }  # fmt: skip


def bert_layer(x: Any, p: dict[str, Any], heads: int) -> Any:
    x = normed(x + attention(x, p, heads), p["g1"], p["b1"])
    h = mg.nn.gelu(x @ p["up"] + p["bup"])  # with tanh, as in google-research/bert
    return normed(x + h @ p["down"] + p["bdown"], p["g2"], p["b2"])


def gpt2_block(p: dict[str, Any], x: Any, heads: int = 12) -> Any:
    x = x + attention(normed(x, p["g1"], p["b1"]), p, heads, causal=True)
    h = mg.nn.gelu(normed(x, p["g2"], p["b2"]) @ p["up"] + p["bup"])
    return x + h @ p["down"] + p["bdown"]


def bert(p: list[dict[str, Any]], x: Any, heads: int = 12) -> Any:
    """Layers of BERT on embedded tokens [length, width]."""
    for layer in p:
        x = bert_layer(x, layer, heads)
    return x


def bert_base(draw: Draw, layers: int = 12, width: int = 768, tokens: int = 128) -> Any:
    """Parameters and input."""
    return [layer_parameters(draw, width) for _ in range(layers)], draw(tokens, width)


# ---- residual networks ---------------------------------------------------------------------------


def conv(x: Any, w: Any, stride: int = 1) -> Any:
    return lax.conv_general_dilated(
        x, w, (stride, stride), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")
    )


def scaled(x: Any, p: Any) -> Any:
    """Batch normalisation at inference, folded to a gain and a bias."""
    return x * p[0] + p[1]


def pooled(x: Any) -> Any:
    return lax.reduce_window(x, np.float32(-np.inf), lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")


def residual(x: Any, p: dict[str, Any], stride: int) -> Any:
    strides = [1, stride, 1] if len(p["convs"]) == 3 else [stride, 1]
    y = x
    for i, (w, n, s) in enumerate(zip(p["convs"], p["norms"], strides, strict=True)):
        y = scaled(conv(y, w, s), n)
        y = mnp.maximum(y, 0) if i + 1 < len(strides) else y
    if "short" in p:
        x = scaled(conv(x, p["short"], stride), p["short_norm"])
    return mnp.maximum(x + y, 0)


def resnet(p: dict[str, Any], x: Any) -> Any:
    x = pooled(mnp.maximum(scaled(conv(x, p["stem"], 2), p["stem_norm"]), 0))
    for stage, blocks in enumerate(p["stages"]):
        for i, block in enumerate(blocks):
            x = residual(x, block, 2 if i == 0 and stage else 1)
    return x.mean((1, 2)) @ p["head"] + p["bias"]


def _block(draw: Draw, deep: bool, width: int, inner: int, out: int, first: bool) -> dict[str, Any]:
    shapes = [(1, width, inner), (3, inner, inner), (1, inner, out)] if deep else [
        (3, width, out), (3, out, out)
    ]  # fmt: skip
    found = {
        "convs": [draw(k, k, i, o) for k, i, o in shapes],
        "norms": [(draw(o), draw(o)) for _, _, o in shapes],
    }
    if first and (width != out or deep):
        found |= {"short": draw(1, 1, width, out), "short_norm": (draw(out), draw(out))}
    return found


def resnet_parameters(draw: Draw, blocks: tuple[int, ...], deep: bool, base: int = 64) -> Any:
    """Parameters of ResNet-18 (2, 2, 2, 2) or, deep, ResNet-50 (3, 4, 6, 3)."""
    width, stages = base, []
    for stage, count in enumerate(blocks):
        inner = base << stage
        out = inner * (4 if deep else 1)
        found = []
        for i in range(count):
            found.append(_block(draw, deep, width, inner, out, i == 0))
            width = out
        stages.append(found)
    return {
        "stem": draw(7, 7, 3, base), "stem_norm": (draw(base), draw(base)), "stages": stages,
        "head": draw(width, 1000), "bias": draw(1000),
    }  # fmt: skip


resnet18 = partial(resnet_parameters, blocks=(2, 2, 2, 2), deep=False)
resnet50 = partial(resnet_parameters, blocks=(3, 4, 6, 3), deep=True)
