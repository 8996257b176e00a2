"""Structural ops of `jax.lax` on every element type, the narrow ones too."""

from __future__ import annotations

from functools import partial
from typing import Any

import jax
import numpy as np
from jax import lax
from jax import numpy as jnp

from corpus.case import COMPLEX, RUN, SMALL, Area, Cases, Operand, given, near, x
from corpus.cases_written import written

# Tables, laid out by hand.
# fmt: off

TYPES = Area("types")
EVERY = RUN
ORDERED = tuple(d for d in EVERY if d not in COMPLEX)
# XLA dies of two bits, or refuses them.
WIDER = tuple(d for d in ORDERED if d not in ("i2", "u2"))
STORED = tuple(d for d in WIDER if d not in ("i4", "u4"))
NUMBERS = tuple(d for d in EVERY if d != "bool")
PRODUCTS = tuple(d for d in NUMBERS if d not in ("i2", "u2"))
INSIDE = given([[4], [0], [3]], "i32")
MATRIX, ROW = x(5, 6, low=0.5, high=3), x(6, low=0.5, high=3)


def _gathered(a: Any, i: Any) -> Any:
    return a.at[i[:, 0]].get(mode="clip")


def _scattered(a: Any, i: Any, u: Any) -> Any:
    return a.at[i[:, 0]].set(u)


def _window(a: Any) -> Any:
    return lax.reduce_window(a, np.array(0, a.dtype), lax.max, (2, 2), (1, 2), "VALID")


def _reduced(name: str, a: Any) -> Any:
    return getattr(lax, f"reduce_{name}")(a, (1,))


def _counted(a: Any) -> Any:
    def step(s: Any) -> Any:
        return s[0] + 1, jnp.where(s[0] % 2 == 0, s[1][::-1], s[1])

    return lax.while_loop(lambda s: s[0] < 3, step, (0, a))


def _rows(a: Any) -> Any:
    return lax.scan(lambda c, v: (v, c), a[0], a)


def _chosen(p: Any, a: Any) -> Any:
    return lax.cond(p, lambda v: v[::-1], lambda v: v.T.reshape(v.shape), a)


ROWS: tuple[tuple[str, Any, tuple[Operand, ...], tuple[str, ...]], ...] = (
    ("transpose", lambda a: a.T, (MATRIX,), EVERY),
    ("reverse", lambda a: lax.rev(a, (0, 1)), (MATRIX,), EVERY),
    ("slice", lambda a: a[1:4, ::2], (MATRIX,), EVERY),
    ("pad", lambda a: lax.pad(a, a[0, 0], ((1, 0, 1), (-1, 2, 0))), (MATRIX,), EVERY),
    ("concatenate", lambda a, b: lax.concatenate((a, b[None]), 0), (MATRIX, ROW), EVERY),
    ("broadcast", lambda a: lax.broadcast_in_dim(a, (2, 6, 3), (1,)), (ROW,), EVERY),
    ("reshape", lambda a: a.reshape(3, 10), (MATRIX,), EVERY),
    ("select", lax.select, (x(5, 6, of="bool"), MATRIX, MATRIX), EVERY),
    ("dynamic_slice", lambda a: lax.dynamic_slice(a, (a.shape[0] - 2, 1), (3, 2)), (MATRIX,),
     EVERY),
    ("dynamic_update_slice", lambda a, i: lax.dynamic_update_slice(a, a[:2, :2], (i, i)),
     (MATRIX, given(3, "i32")), EVERY),
    ("gather", _gathered, (MATRIX, INSIDE), EVERY),
    ("scatter", _scattered, (MATRIX, INSIDE, x(3, 6, low=0.5, high=3)), EVERY),
    ("while", _counted, (MATRIX,), EVERY),
    ("scan", _rows, (MATRIX,), EVERY),
    ("cond", _chosen, (x(of="bool"), MATRIX), EVERY),
    ("sort", lambda a: lax.sort(a, dimension=1), (MATRIX,), WIDER),
    ("argsort", lambda a: jnp.argsort(a, axis=1), (MATRIX,), WIDER),
    ("argmax", lambda a: lax.argmax(a, 1, np.int32), (MATRIX,), WIDER),
    ("clamp", lambda a, b: lax.clamp(b, a, b), (MATRIX, x(5, 6, low=1, high=2)), ORDERED),
    ("reduce_max", partial(_reduced, "max"), (MATRIX,), ORDERED),
    ("reduce_window", _window, (MATRIX,), ORDERED),
    ("reduce_sum", partial(_reduced, "sum"), (MATRIX,), NUMBERS),
    ("reduce_prod", partial(_reduced, "prod"), (x(5, 6, low=0.6, high=1.4),), NUMBERS),
    ("dot_general", lambda a, b: lax.dot(a, b), (MATRIX, x(6, 3, low=0.5, high=3)), PRODUCTS),
    ("cumsum", lambda a: lax.cumsum(a, axis=1), (x(5, 4, low=0.5, high=1),), NUMBERS),
    ("convolution", lambda a, b: lax.conv(a, b, (1, 1), "SAME"),
     (x(1, 2, 4, 4, low=0.5, high=2), x(3, 2, 2, 2, low=0.5, high=2)), PRODUCTS),
    ("scatter_add", lambda a, i, u: a.at[i[:, 0]].add(u),
     (MATRIX, INSIDE, x(3, 6, low=0.5, high=3)),
     NUMBERS),
    ("top_k", lambda a: lax.top_k(a, 2), (MATRIX,), STORED),
    ("vmap", jax.vmap(lambda a, b: jnp.where(a > b, a, b)), (MATRIX, x(5, low=0.5, high=3)),
     ORDERED),
    ("map", lambda a: lax.map(lambda v: v[::-1], a), (MATRIX,), EVERY),
)


def cases() -> Cases:
    for name, f, operands, dtypes in ROWS:
        yield from TYPES.each(name, f, *operands, dtypes=dtypes, tolerance=near(16))
    for name, sizes, result, body, expected in SMALL_FLOATS:
        operands = tuple(x(*s, low=-6, high=6) for s in sizes)
        yield from written(f"small_{name}", operands, result, body, dtypes=SMALL, expected=expected)


PAIR = ((3, 4), (3, 4))
SMALL_FLOATS: tuple[tuple[str, tuple[tuple[int, ...], ...], str, str, Any], ...] = (
    ("transpose", ((3, 4),), "tensor<4x3x$e>",
     "%r = stablehlo.transpose %a, dims = [1, 0] : ($a) -> $r", lambda a: [a.T]),
    ("slice", ((3, 4),), "tensor<2x2x$e>", "%r = stablehlo.slice %a [1:3, 0:4:2] : ($a) -> $r",
     lambda a: [a[1:3, ::2]]),
    ("concatenate", PAIR, "tensor<6x4x$e>",
     "%r = stablehlo.concatenate %a, %b, dim = 0 : ($a, $b) -> $r",
     lambda a, b: [np.concatenate([a, b])]),
    ("reverse", ((3, 4),), "$a", "%r = stablehlo.reverse %a, dims = [1] : $a",
     lambda a: [a[:, ::-1]]),
    ("broadcast", ((4,),), "tensor<2x4x$e>",
     "%r = stablehlo.broadcast_in_dim %a, dims = [1] : ($a) -> $r",
     lambda a: [np.broadcast_to(a, (2, 4))]),
    ("compare", PAIR, "tensor<3x4xi1>",
     "%r = stablehlo.compare LT, %a, %b, FLOAT : ($a, $b) -> $r", lambda a, b: [a < b]),
    ("maximum", PAIR, "$a", "%r = stablehlo.maximum %a, %b : $a", lambda a, b: [np.maximum(a, b)]),
    ("negate", ((3, 4),), "$a", "%r = stablehlo.negate %a : $a", lambda a: [-a]),
    ("abs", ((3, 4),), "$a", "%r = stablehlo.abs %a : $a", lambda a: [np.abs(a)]),
    ("add", PAIR, "$a", "%r = stablehlo.add %a, %b : $a", lambda a, b: [a + b]),
    ("multiply", PAIR, "$a", "%r = stablehlo.multiply %a, %b : $a", lambda a, b: [a * b]),
    ("to_f32", ((3, 4),), "tensor<3x4xf32>", "%r = stablehlo.convert %a : ($a) -> $r",
     lambda a: [a.astype(np.float32)]),
    ("to_bf16", ((3, 4),), "tensor<3x4xbf16>", "%r = stablehlo.convert %a : ($a) -> $r",
     lambda a: [a.astype(jnp.bfloat16)]),
    ("through", ((3, 4),), "tensor<3x4xi8>",
     "%p = stablehlo.convert %a : ($a) -> tensor<3x4xf32>\n"
     "    %q = stablehlo.add %p, %p : tensor<3x4xf32>\n"
     "    %s = stablehlo.convert %q : (tensor<3x4xf32>) -> $a\n"
     "    %r = stablehlo.convert %s : ($a) -> $r",
     lambda a: [(a.astype(np.float32) * 2).astype(a.dtype).astype(np.float32).astype(np.int8)]),
)
