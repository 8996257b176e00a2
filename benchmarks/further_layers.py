"""Layers of networks for the further programs: norms, attention, convolutions, experts."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
from cases import normal, places, several
from networks import weights

IMAGE = ("NHWC", "HWIO", "NHWC")
LINE = ("NWC", "WIO", "NWC")
SOLID = ("NDHWC", "DHWIO", "NDHWC")


def convolved(lib: Any, x: Any, w: Any, numbers: Any = IMAGE, **how: Any) -> Any:
    """A convolution, `SAME` and of stride 1 if nothing is said."""
    how = {"window_strides": (1,) * (w.ndim - 2), "padding": "SAME", **how}
    return lib.lax.conv_general_dilated(x, w, dimension_numbers=numbers, **how)


def group_norm(lib: Any) -> Any:
    """Group norm with SiLU behind it."""
    xp = lib.numpy

    def run(x: Any, g: Any, b: Any) -> Any:
        n, h, w, c = x.shape
        parts = x.reshape(n, h, w, 8, c // 8)
        mean = xp.mean(parts, (1, 2, 4), keepdims=True)
        variance = xp.var(parts, (1, 2, 4), keepdims=True)
        out = ((parts - mean) * lib.lax.rsqrt(variance + 1e-5)).reshape(x.shape)
        return lib.nn.silu(out * g + b)

    return run


def rotary(lib: Any) -> Any:
    """RMS norm, then rotary embeddings of halves."""
    xp = lib.numpy

    def run(x: Any, g: Any) -> Any:
        x = x * lib.lax.rsqrt(xp.mean(x * x, -1, keepdims=True) + 1e-6) * g
        half = x.shape[-1] // 2
        speed = 10000.0 ** (-xp.arange(half) / half)
        angle = xp.arange(x.shape[1])[:, None] * speed
        cos, sin = xp.cos(angle)[None, :, None], xp.sin(angle)[None, :, None]
        a, b = xp.split(x, 2, axis=-1)
        return xp.concatenate([a * cos - b * sin, a * sin + b * cos], -1)

    return run


def grouped_decoding(lib: Any) -> Any:
    """A step of decoding: keys and values into a cache, 4 queries for each head of it."""
    xp = lib.numpy

    def run(q: Any, k: Any, v: Any, keys: Any, values: Any, at: Any) -> Any:
        keys = lib.lax.dynamic_update_slice(keys, k, (0, at, 0, 0))
        values = lib.lax.dynamic_update_slice(values, v, (0, at, 0, 0))
        q = q.reshape(q.shape[0], keys.shape[2], -1, q.shape[-1])
        scores = xp.einsum("bhgd,bthd->bhgt", q, keys) / np.float32(np.sqrt(q.shape[-1]))
        scores = xp.where(xp.arange(keys.shape[1]) <= at, scores, -1e30)
        mixed = xp.einsum("bhgt,bthd->bhgd", lib.nn.softmax(scores, -1), values)
        return mixed, keys, values

    return run


def window_attention(lib: Any) -> Any:
    """Attention to the 128 places before."""
    xp = lib.numpy

    def run(q: Any, k: Any, v: Any) -> Any:
        apart = xp.arange(q.shape[1])[:, None] - xp.arange(q.shape[1])[None, :]
        near = (apart >= 0) & (apart < 128)
        scores = xp.einsum("hqd,hkd->hqk", q, k) * 0.125
        return lib.nn.softmax(xp.where(near, scores, -xp.inf), -1) @ v

    return run


def alibi_attention(lib: Any) -> Any:
    """Causal attention with a slope over distance for each head, and its gradients."""
    xp = lib.numpy

    def loss(q: Any, k: Any, v: Any) -> Any:
        heads, time, width = q.shape
        apart = xp.arange(time)[None, :] - xp.arange(time)[:, None]
        slope = 2.0 ** -xp.arange(1, heads + 1)
        scores = xp.einsum("hqd,hkd->hqk", q, k) / width**0.5
        scores = scores + slope[:, None, None] * apart
        chance = lib.nn.softmax(scores, -1, where=apart <= 0)
        return xp.sum((chance @ v) ** 2)

    return lib.grad(loss, argnums=(0, 1, 2))


def relative_bias(lib: Any) -> Any:
    """Attention within windows of 7x7, with a table of biases by relative place."""
    at = np.stack(np.meshgrid(np.arange(7), np.arange(7), indexing="ij")).reshape(2, -1)
    apart = at[:, :, None] - at[:, None, :] + 6
    index = apart[0] * 13 + apart[1]

    def run(x: Any, wqkv: Any, table: Any) -> Any:
        n, h, w, c = x.shape
        cut = x.reshape(n, h // 7, 7, w // 7, 7, c).transpose(0, 1, 3, 2, 4, 5)
        cut = cut.reshape(-1, 49, c)
        heads = table.shape[1]
        qkv = (cut @ wqkv).reshape(-1, 49, 3, heads, c // heads).transpose(2, 0, 3, 1, 4)
        bias = table[index].transpose(2, 0, 1)
        scores = qkv[0] @ qkv[1].swapaxes(-1, -2) * (c // heads) ** -0.5 + bias
        mixed = (lib.nn.softmax(scores, -1) @ qkv[2]).transpose(0, 2, 1, 3)
        mixed = mixed.reshape(n, h // 7, w // 7, 7, 7, c).transpose(0, 1, 3, 2, 4, 5)
        return mixed.reshape(x.shape)

    return run


def two_experts(lib: Any) -> Any:
    """Each word to the best 2 of 8 experts, with room for 96 words each."""
    xp = lib.numpy

    def run(x: Any, gate: Any, up: Any, down: Any) -> Any:
        chance, who = lib.lax.top_k(lib.nn.softmax(x @ gate), 2)
        chance = chance / xp.sum(chance, -1, keepdims=True)
        chosen = lib.nn.one_hot(who, gate.shape[1])
        flat = chosen.transpose(1, 0, 2).reshape(-1, gate.shape[1])
        place = (xp.cumsum(flat, 0) - flat).reshape(2, -1, gate.shape[1]).transpose(1, 0, 2)
        place = xp.sum(place * chosen, -1).astype("int32")
        room = lib.nn.one_hot(place, 96)
        send = xp.einsum("tke,tkc->tec", chosen, room)
        back = xp.einsum("tk,tke,tkc->tec", chance, chosen, room)
        given = xp.einsum("tec,td->ecd", send, x)
        made = xp.einsum("ecf,efd->ecd", lib.nn.gelu(xp.einsum("ecd,edf->ecf", given, up)), down)
        return xp.einsum("tec,ecd->td", back, made)

    return run


def patches(lib: Any) -> Any:
    """Patches of 16x16 as vectors, with a class token and places; a norm."""
    xp = lib.numpy

    def run(image: Any, w: Any, token: Any, place: Any) -> Any:
        n, h, wide, c = image.shape
        cut = image.reshape(n, h // 16, 16, wide // 16, 16, c).transpose(0, 1, 3, 2, 4, 5)
        x = cut.reshape(n, -1, 16 * 16 * c) @ w
        x = xp.concatenate([xp.broadcast_to(token, (n, 1, w.shape[1])), x], 1) + place
        return (x - x.mean(-1, keepdims=True)) / xp.sqrt(x.var(-1, keepdims=True) + 1e-6)

    return run


def unet(lib: Any) -> Any:
    """Down, up by a transposed convolution, joined with what was above; gradients."""
    xp = lib.numpy

    def loss(p: Any, x: Any) -> Any:
        top = lib.nn.relu(convolved(lib, x, p["in"]))
        low = lib.lax.reduce_window(top, -xp.inf, lib.lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
        low = lib.nn.relu(convolved(lib, low, p["low"]))
        up = lib.lax.conv_transpose(low, p["up"], (2, 2), "SAME", dimension_numbers=IMAGE)
        out = convolved(lib, xp.concatenate([top, up], -1), p["out"])
        return xp.mean((out - x) ** 2)

    return lib.value_and_grad(loss)


def _unet() -> tuple[Any, ...]:
    p = {"in": weights(3, 3, 4, 16), "low": weights(3, 3, 16, 32), "up": weights(2, 2, 32, 16)}
    return p | {"out": weights(3, 3, 32, 4)}, normal(4, 32, 32, 4)


def dilated(lib: Any) -> Any:
    """3x3 with steps of 1, 2 and 4, their outputs added."""

    def run(x: Any, w: Any) -> Any:
        return sum(lib.nn.relu(convolved(lib, x, w, rhs_dilation=(d, d))) for d in (1, 2, 4))

    return run


def grouped(lib: Any) -> Any:
    """A convolution of 8 groups of channels and its gradients."""

    def loss(x: Any, w: Any) -> Any:
        return lib.numpy.sum(convolved(lib, x, w, feature_group_count=8) ** 2)

    return lib.grad(loss, argnums=(0, 1))


def line_gradient(lib: Any) -> Any:
    """A convolution over time, its gradients."""

    def loss(x: Any, w: Any) -> Any:
        return lib.numpy.sum(lib.numpy.tanh(convolved(lib, x, w, LINE)))

    return lib.grad(loss, argnums=(0, 1))


def solid(lib: Any) -> Any:
    """A convolution of volumes."""
    return lambda x, w: lib.nn.relu(convolved(lib, x, w, SOLID))


def solid_gradient(lib: Any) -> Any:
    """The gradients of a strided convolution of volumes."""

    def loss(x: Any, w: Any) -> Any:
        return lib.numpy.sum(convolved(lib, x, w, SOLID, window_strides=(2, 2, 2)) ** 2)

    return lib.grad(loss, argnums=(0, 1))


def inverted_residual(lib: Any) -> Any:
    """1x1 up, depthwise 3x3, squeeze and excite, 1x1 down."""
    xp = lib.numpy

    def run(x: Any, up: Any, deep: Any, squeeze: Any, excite: Any, down: Any) -> Any:
        h = lib.nn.relu6(x @ up)
        h = lib.nn.relu6(convolved(lib, h, deep, feature_group_count=h.shape[-1]))
        gate = lib.nn.relu(xp.mean(h, (1, 2)) @ squeeze) @ excite
        return x + (h * lib.nn.sigmoid(gate)[:, None, None]) @ down

    return run


def channels_first(lib: Any) -> Any:
    """A residual block of images whose channels come first."""
    numbers = ("NCHW", "OIHW", "NCHW")

    def run(x: Any, w1: Any, w2: Any, scale: Any) -> Any:
        h = lib.nn.relu(convolved(lib, x, w1, numbers) * scale[:, None, None])
        return lib.nn.relu(x + convolved(lib, h, w2, numbers))

    return run


def batch_norm_gradient(lib: Any) -> Any:
    """A training step's gradients through a norm over the batch."""
    xp = lib.numpy

    def loss(p: Any, x: Any) -> Any:
        h = x @ p[0]
        h = (h - h.mean(0)) / xp.sqrt(h.var(0) + 1e-5) * p[1] + p[2]
        return xp.mean(lib.nn.elu(h) ** 2)

    return lib.grad(loss)


def pixel_shuffle(lib: Any) -> Any:
    """Channels become pixels of an image of twice the size."""

    def run(x: Any, w: Any) -> Any:
        h = convolved(lib, x, w)
        n, high, wide, c = h.shape
        h = h.reshape(n, high, wide, 2, 2, c // 4).transpose(0, 1, 3, 2, 4, 5)
        return lib.nn.leaky_relu(h.reshape(n, 2 * high, 2 * wide, c // 4))

    return run


def swiglu(lib: Any) -> Any:
    """A gated layer in bfloat16, with its norm in float32."""
    xp = lib.numpy

    def run(x: Any, g: Any, gate: Any, up: Any, down: Any) -> Any:
        f = x.astype(xp.float32)
        h = (f * lib.lax.rsqrt(xp.mean(f * f, -1, keepdims=True) + 1e-6)).astype(x.dtype) * g
        return x + (lib.nn.silu(h @ gate) * (h @ up)) @ down

    return run


def quantised(lib: Any) -> Any:
    """Activations quantised row by row, a product in int8, scaled back, with GELU."""
    xp = lib.numpy

    def run(x: Any, w: Any, scale: Any) -> Any:
        top = xp.max(xp.abs(x), -1, keepdims=True) / 127
        q = xp.clip(xp.round(x / top), -127, 127).astype(xp.int8)
        out = lib.lax.dot_general(q, w, (((1,), (0,)), ((), ())), preferred_element_type=xp.int32)
        return lib.nn.gelu(out * (top * scale))

    return run


def adapters(lib: Any) -> Any:
    """Gradients of low-rank adapters beside weights that stay."""

    def loss(p: Any, w: Any, x: Any) -> Any:
        a, b = p
        return lib.numpy.mean(lib.nn.gelu(x @ w + (x @ a) @ b * 2.0) ** 2)

    return lib.grad(loss)


def max_pool_gradient(lib: Any) -> Any:
    """The gradient of a maximum over 3 of every 2 in time."""

    def loss(x: Any) -> Any:
        xp = lib.numpy
        out = lib.lax.reduce_window(x, -xp.inf, lib.lax.max, (1, 3, 1), (1, 2, 1), "SAME")
        return xp.sum(out * out)

    return lib.grad(loss)


def style(lib: Any) -> Any:
    """Instance norm with another image's means, and the Gram matrices of both."""
    xp = lib.numpy

    def run(x: Any, y: Any) -> Any:
        def moments(v: Any) -> Any:
            return v.mean((1, 2), keepdims=True), v.std((1, 2), keepdims=True) + 1e-5

        (a, s), (b, t) = moments(x), moments(y)
        out = (x - a) / s * t + b
        flat = out.reshape(out.shape[0], -1, out.shape[-1])
        return out, xp.einsum("npc,npd->ncd", flat, flat) / flat.shape[1]

    return run


_KEYS = (4, 1024, 8, 64)

CASES = [
    ("group norm 8x32x32x64", group_norm, several((8, 32, 32, 64), (64,), (64,))),
    ("rotary embeddings 4x256x8x64", rotary, several((4, 256, 8, 64), (64,))),
    ("grouped-query decoding, cache of 1024", grouped_decoding,
     lambda: (normal(4, 32, 64), normal(4, 1, 8, 64), normal(4, 1, 8, 64, seed=1),
              normal(*_KEYS, seed=2), normal(*_KEYS, seed=3), np.int32(900))),
    ("sliding-window attention 8x512x64", window_attention, several(*[(8, 512, 64)] * 3)),
    ("attention with slopes 8x256x32, gradient", alibi_attention, several(*[(8, 256, 32)] * 3)),
    ("window attention 4x28x28x96", relative_bias,
     lambda: (normal(4, 28, 28, 96), weights(96, 288), normal(169, 3))),
    ("experts by top 2, 256x64", two_experts,
     lambda: (normal(256, 64), weights(64, 8), weights(8, 64, 128), weights(8, 128, 64))),
    ("patch embedding 8x224x224x3", patches,
     lambda: (normal(8, 224, 224, 3), weights(768, 192), normal(192), normal(197, 192))),
    ("U-Net block 4x32x32, gradient", unet, _unet),
    ("dilated convolutions 4x32x32x32", dilated,
     lambda: (normal(4, 32, 32, 32), weights(3, 3, 32, 32))),
    ("grouped convolution 4x28x28x64, gradient", grouped,
     lambda: (normal(4, 28, 28, 64), weights(3, 3, 8, 64))),
    ("convolution in time 8x512x32, gradient", line_gradient,
     lambda: (normal(8, 512, 32), weights(5, 32, 32))),
    ("convolution of volumes 2x16x16x16x16", solid,
     lambda: (normal(2, 16, 16, 16, 16), weights(3, 3, 3, 16, 32))),
    ("convolution of volumes 2x16x16x16x8, gradient", solid_gradient,
     lambda: (normal(2, 16, 16, 16, 8), weights(3, 3, 3, 8, 16))),
    ("inverted residual 4x28x28x32", inverted_residual,
     lambda: (normal(4, 28, 28, 32), weights(32, 192), weights(3, 3, 1, 192) , weights(192, 8),
              weights(8, 192), weights(192, 32))),
    ("residual block, channels first 4x32x28x28", channels_first,
     lambda: (normal(4, 32, 28, 28), weights(32, 32, 3, 3) / 4, weights(32, 32, 3, 3) / 4,
              normal(32))),
    ("batch norm 512x128, gradient", batch_norm_gradient,
     lambda: ([weights(128, 256), np.ones(256, np.float32), normal(256)], normal(512, 128))),
    ("pixel shuffle 4x24x24x16", pixel_shuffle,
     lambda: (normal(4, 24, 24, 16), weights(3, 3, 16, 64))),
    ("gated layer in bfloat16 128x256", swiglu,
     lambda: tuple(v.astype(ml_dtypes.bfloat16) for v in (
         normal(128, 256), normal(256), weights(256, 512), weights(256, 512, seed=1),
         weights(512, 256)))),
    ("quantised layer 256x512", quantised,
     lambda: (normal(256, 512), (places(0, 255, 512, 512) - 127).astype(np.int8),
              np.float32(0.01))),
    ("adapters 256x512, gradient", adapters,
     lambda: ([weights(512, 8), weights(8, 512)], weights(512, 512), normal(256, 512))),
    ("maximum pool in time 16x512x64, gradient", max_pool_gradient, several((16, 512, 64))),
    ("style of 4x32x32x64", style, several((4, 32, 32, 64), (4, 32, 32, 64))),
]  # fmt: skip
