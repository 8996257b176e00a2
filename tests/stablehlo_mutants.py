"""Programs of JAX as StableHLO, and what a careless hand or a bad disk makes of them.

`SOURCES` are functions of JAX that between them hold regions, calls, CHLO, windows, indices, sorts,
FFT, LAPACK calls and shardings. `mutant(text, seed)` changes a text in one to four places, and
`broken(raw, seed)` does the same to the bytes of an artifact; equal seeds give equal results.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

F32 = np.float32
X = np.linspace(-1, 1, 12, dtype=F32).reshape(4, 3)
Source = tuple[Callable[..., Any], tuple[Any, ...]]


@cache
def sources() -> dict[str, Source]:
    """Name -> function of JAX and its arguments."""
    import jax
    import jax.numpy as jnp
    from jax import lax

    def model(w: Any, x: Any) -> Any:
        h = jax.nn.relu(x @ w["a"] + w["b"])
        return jnp.mean((h - x[:, :2]) ** 2), jax.nn.softmax(h)

    def loops(x: Any) -> Any:
        c, ys = lax.scan(lambda c, r: (jnp.tanh(c + r), jnp.sum(c)), x[0], x)
        n = lax.while_loop(lambda i: i < 7, lambda i: i * 2 + 1, 0)
        return c, ys, n, lax.cond(c[0] > 0, jnp.sin, jnp.cos, c)

    def indices(x: Any, i: Any) -> Any:
        y = x[i].at[0].add(1.0)
        z = lax.dynamic_update_slice(x, y[:1], (i[0], 0))
        return y, jnp.sort(z, axis=0), jnp.argsort(x[:, 0]), jnp.take_along_axis(x, i[:, None], 1)

    def windows(x: Any) -> Any:
        image = x.reshape(1, 4, 3, 1)
        kernel = jnp.ones((2, 2, 1, 2), F32)
        y = lax.conv_general_dilated(image, kernel, (1, 1), "SAME", dimension_numbers=_NHWC)
        return lax.reduce_window(y, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 1, 1, 1), "VALID")

    def numbers(x: Any) -> Any:
        z = jnp.fft.rfft(x[:, 0])
        e = lax.erf_inv(x * 0.5) + lax.lgamma(x + 3) + jnp.sinh(x)
        return z, e, x.astype(jnp.bfloat16), jnp.cumsum(x, 0), jnp.max(x, 1), x > 0

    def keys() -> Any:
        key = jax.random.PRNGKey(0)
        return jax.random.normal(key, (3,)), jax.random.randint(key, (2,), 0, 9)

    def matrices(a: Any) -> Any:
        return jnp.linalg.cholesky(a @ a.T + jnp.eye(4, dtype=F32)), jnp.linalg.norm(a)

    w = {"a": np.full((3, 2), 0.3, F32), "b": np.zeros(2, F32)}
    i = np.array([2, 0, 1, 2], np.int32)
    return {
        "model": (jax.value_and_grad(lambda w, x: model(w, x)[0]), (w, X)),
        "loops": (loops, (X,)),
        "indices": (indices, (X, i)),
        "windows": (windows, (X,)),
        "numbers": (numbers, (X,)),
        "keys": (keys, ()),
        "matrices": (matrices, (X,)),
        "batched": (jax.vmap(jax.grad(lambda r: jnp.sum(jnp.exp(r) * jnp.sin(r[::-1])))), (X,)),
    }


_NHWC = ("NHWC", "HWIO", "NHWC")


@cache
def texts() -> dict[str, str]:
    """Their StableHLO, with and without the places of the user's lines."""
    import jax

    out = {}
    for number, (name, (f, args)) in enumerate(sources().items()):
        out[name] = jax.jit(f).lower(*args).as_text(debug_info=number % 2 == 0)
    return out


@cache
def artifacts() -> dict[str, bytes]:
    """Their `jax.export` artifacts, and portable bytecode."""
    import jax
    from jax import export

    out = {}
    for name, (f, args) in sources().items():
        made = export.export(jax.jit(f))(*args)
        out[name] = bytes(made.serialize())
        if name in ("model", "loops"):
            out[f"{name}, bytecode"] = bytes(made.mlir_module_serialized)
    return out


# ---- what goes wrong -----------------------------------------------------------------------------

SIZES = ("0", "1", "2", "5", "-1", "65536", "99999999999", "2147483648", "9223372036854775807",
         "18446744073709551616")  # fmt: skip
ELEMENTS = ("f32", "f64", "bf16", "f16", "i1", "i4", "i8", "i32", "i64", "ui8", "ui32", "index",
            "complex<f32>", "f8E4M3FN", "f4E2M1FN", "f128", "none", "tuple<>")  # fmt: skip
WORDS = ("stablehlo.add", "stablehlo.while", "chlo.erf_inv", "func.call", "@main", "%arg0", "%0",
         "dense<", "loc(", "->", "{", "}", "(", ")", "[", "]", "<", ">", ":", ",", "=", '"', "#",
         "!", "?", "x", "true", "nan", "0x7FC00000", "\0", "é", "-", "array<i64: 0>",
         '"\\FF"', '"a\\C3\\28b":1:2', "unit", "affine_map<(d0) -> (d0)>", "#stablehlo",
         "#sdy.sharding<@m, [{}]>")  # fmt: skip
_TOKEN = re.compile(r'"[^"\n]*"|[%@#!^]?[\w.$#-]+|\S')
_ELEMENT = re.compile(r"(?<=[x<])(?:f32|i32|i1|i64|ui32|bf16)(?=>)")
_VALUE = re.compile(r"%\w+")
_NUMBER = re.compile(r"(?<![\w.%#@])-?\d+(?![\w.])|(?<=<)\d+(?=x)|(?<=x)\d+(?=x)")
_OP = re.compile(r"\b(?:stablehlo|chlo|func|sdy)\.\w+")


def _swap(text: str, r: random.Random, pattern: re.Pattern[str], choices: Any = None) -> str:
    """One match of a pattern replaced by a choice, or by another match."""
    found = list(pattern.finditer(text))
    if not found:
        return text
    at = r.choice(found)
    new = r.choice(choices) if choices else r.choice(found).group()
    return text[: at.start()] + new + text[at.end() :]


def _lines(text: str, r: random.Random) -> str:
    """A line left out, doubled, or moved."""
    lines = text.split("\n")
    line = lines.pop(r.randrange(len(lines)))
    for _ in range(r.randrange(3)):
        lines.insert(r.randrange(len(lines) + 1), line)
    return "\n".join(lines)


def _span(text: str, r: random.Random) -> str:
    """Some characters left out or repeated."""
    start = r.randrange(len(text))
    end = start + r.choice((1, 1, 2, 5, 40))
    return text[:start] + text[start:end] * r.choice((0, 0, 2, 3)) + text[end:]


def _cut(text: str, r: random.Random) -> str:
    return text[: r.randrange(len(text))]


CHANGES: tuple[Callable[[str, random.Random], str], ...] = (
    lambda t, r: _swap(t, r, _NUMBER, SIZES),
    lambda t, r: _swap(t, r, _NUMBER),
    lambda t, r: _swap(t, r, _ELEMENT, ELEMENTS),
    lambda t, r: _swap(t, r, _VALUE),
    lambda t, r: _swap(t, r, _OP),
    lambda t, r: _swap(t, r, _TOKEN, WORDS),
    lambda t, r: _swap(t, r, _TOKEN),
    _lines,
    _span,
    _cut,
)


def mutant(seed: int) -> tuple[str, str]:
    """Number `seed` of the mutated texts: the name of its source, and the text."""
    r = random.Random(seed)
    name = r.choice(list(texts()))
    text = texts()[name]
    for _ in range(r.choice((1, 1, 1, 2, 4))):
        text = r.choice(CHANGES)(text, r) or "\n"
    return name, text


def broken(seed: int) -> tuple[str, bytes]:
    """Number `seed` of the mutated artifacts: the name of its source, and the bytes."""
    r = random.Random(seed)
    name = r.choice(list(artifacts()))
    raw = bytearray(artifacts()[name])
    for _ in range(r.choice((1, 1, 2, 8))):
        kind, at = r.randrange(4), r.randrange(len(raw))
        if kind == 0:
            raw[at] ^= 1 << r.randrange(8)
        elif kind == 1:
            raw[at] = r.randrange(256)
        elif kind == 2:
            raw[at : at + 4] = r.choice((b"\xff\xff\xff\xff", b"\0\0\0\0", b"\0\0\0\x80"))
        else:
            del raw[at : at + r.choice((1, 4, 1000000))]
        raw = raw or bytearray(b"\0")
    return name, bytes(raw)
