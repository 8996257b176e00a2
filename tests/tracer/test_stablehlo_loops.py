"""Loops of StableHLO whose number of steps shows are scans: reverse mode goes through them."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

import monograph as mg
from monograph.errors import GradError
from monograph.hlo.graph import all_graphs

F32 = np.float32
H, XS = np.linspace(0.2, 0.8, 3, dtype=F32), np.linspace(-1, 1, 12, dtype=F32).reshape(4, 3)
W = np.linspace(-0.5, 0.5, 9, dtype=F32).reshape(3, 3)


def close(a: Any, b: Any) -> None:
    for x, y in zip(mg.tree.leaves(a), jax.tree.leaves(b), strict=True):
        np.testing.assert_allclose(np.asarray(x), np.asarray(y), rtol=2e-5, atol=1e-6)


def kinds(f: Any) -> list[str]:
    """Loops of a program, by op."""
    (graph,) = f._graphs.values()
    names = [n.op.name for g in all_graphs(graph) for n in g.nodes]
    return sorted(n for n in names if n in ("scan", "while"))


PROGRAMS: dict[str, Any] = {
    "scan": lambda h, xs: lax.scan(lambda c, x: (jnp.tanh(W @ c + x), jnp.sum(c)), h, xs),
    "reverse scan": lambda h, xs: lax.scan(lambda c, x: (c * x, c), h, xs, reverse=True),
    "fori": lambda h, xs: lax.fori_loop(0, 5, lambda i, c: jnp.sin(c) * jnp.take(xs, i % 4, 0), h),
    "fori from the middle": lambda h, xs: lax.fori_loop(2, 9, lambda i, c: c * 1.1 + i, h),
    "no step": lambda h, xs: lax.fori_loop(3, 3, lambda i, c: c * c, h) + jnp.sum(xs),
    "nested": lambda h, xs: lax.scan(
        lambda c, x: (lax.fori_loop(0, 3, lambda i, d: d * x + 0.1, c), c), h, xs
    ),
    "mapped scan": lambda h, xs: jax.vmap(
        lambda x: lax.scan(lambda c, r: (c * r, c), jnp.sum(h), x)
    )(xs),
    "down by a while": lambda h, xs: lax.while_loop(
        lambda c: c[0] > 2, lambda c: (c[0] - 3, jnp.cos(c[1]) * xs[0]), (11, h)
    )[1],
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_gradients_equal_jax(name: str) -> None:
    f = PROGRAMS[name]

    def total(h: Any, xs: Any) -> Any:
        return sum(jnp.sum(y) for y in jax.tree.leaves(f(h, xs)))

    program = mg.from_stablehlo(jax.jit(total, keep_unused=True).lower(H, XS).as_text())
    close(program(H, XS), total(H, XS))
    if name not in ("down by a while", "no step"):  # of which JAX has none, or makes no loop
        assert kinds(program) == ["scan"] * len(kinds(program)) != []
        close(mg.grad(program, (0, 1))(H, XS), jax.grad(total, (0, 1))(H, XS))
    else:
        mg.grad(program)(H, XS)
    close(mg.jvp(program, (H, XS), (H, XS)), jax.jvp(total, (H, XS), (H, XS)))


LOOP = """
func.func @main(%x: tensor<f32>, %n: tensor<TYPE>) -> (tensor<f32>, tensor<TYPE>) {
  %start = stablehlo.constant dense<START> : tensor<TYPE>
  %end = stablehlo.constant dense<END> : tensor<TYPE>
  %step = stablehlo.constant dense<STEP> : tensor<TYPE>
  %r:3 = stablehlo.while(%i = %start, %c = %x, %held = %x) : tensor<TYPE>, tensor<f32>, tensor<f32>
  cond {
    %p = stablehlo.compare TEST : (tensor<TYPE>, tensor<TYPE>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.NEXT : tensor<TYPE>
    %d = stablehlo.multiply %c, %held : tensor<f32>
    stablehlo.return %j, %d, %held : tensor<TYPE>, tensor<f32>, tensor<f32>
  }
  return %r#1, %r#0 : tensor<f32>, tensor<TYPE>
}"""

# start, end, step, comparison, next, how many steps (None: it stays a while)
COUNTED: list[tuple[str, int, int, int, str, str, int | None]] = [
    ("i32", 0, 4, 1, "LT, %i, %end", "add %i, %step", 4),
    ("i32", 0, 7, 2, "LT, %i, %end", "add %step, %i", 4),
    ("i64", 0, 6, 3, "LE, %i, %end", "add %i, %step", 3),
    ("i32", 5, 0, -2, "GT, %i, %end", "add %i, %step", 3),
    ("i32", 6, 0, 2, "GE, %i, %end", "subtract %i, %step", 4),
    ("i8", 0, 6, 2, "NE, %i, %end", "add %i, %step", 3),
    ("i32", 0, 4, 1, "GT, %end, %i", "add %i, %step", 4),
    ("ui8", 3, 3, 1, "LT, %i, %end", "add %i, %step", 0),
    ("i32", 9, 3, 1, "LT, %i, %end", "add %i, %step", 0),
    ("i8", 120, 127, 5, "LT, %i, %end", "add %i, %step", None),  # it wraps around
    ("i32", 0, 4, 1, "LT, %i, %n", "add %i, %step", None),
    ("i32", 1, 9, 2, "LT, %i, %end", "multiply %i, %step", None),
    ("i32", 0, 4, 1, "EQ, %i, %start", "add %i, %step", None),
]


GOES_ON: dict[str, Any] = {
    "LT, %i, %end": lambda i, start, end: i < end,
    "LE, %i, %end": lambda i, start, end: i <= end,
    "GT, %i, %end": lambda i, start, end: i > end,
    "GE, %i, %end": lambda i, start, end: i >= end,
    "NE, %i, %end": lambda i, start, end: i != end,
    "GT, %end, %i": lambda i, start, end: i < end,
    "LT, %i, %n": lambda i, start, end: i < 4,
    "EQ, %i, %start": lambda i, start, end: i == start,
}
NEXT: dict[str, Any] = {
    "add %i, %step": lambda i, step: i + step,
    "add %step, %i": lambda i, step: i + step,
    "subtract %i, %step": lambda i, step: i - step,
    "multiply %i, %step": lambda i, step: i * step,
}


@pytest.mark.parametrize("row", COUNTED, ids=lambda row: f"{row[4]}; {row[5]}; {row[6]}")
def test_counting(row: Any) -> None:
    t, start, end, step, test, following, steps = row
    text = LOOP.replace("TYPE", t).replace("START", str(start)).replace("END", str(end))
    text = text.replace("STEP", str(step)).replace("TEST", test).replace("NEXT", following)
    f = mg.from_stablehlo(text)
    n = np.array(4, {"i8": np.int8, "ui8": np.uint8, "i32": np.int32, "i64": np.int64}[t])
    assert kinds(f) == ["while" if steps is None else "scan"]
    if steps is None and t == "i8":
        return  # runs for long
    x, i, power = F32(1.5), start, 0
    out, last = f(x, n)
    while GOES_ON[test](i, start, end):
        i, power = NEXT[following](i, step), power + 1
    assert int(last) == i and float(out) == pytest.approx(1.5 ** (power + 1))
    if steps is not None:
        assert power == steps
        slope = mg.grad(lambda x: f(x, n)[0])(x)
        assert float(slope) == pytest.approx((steps + 1) * 1.5**steps)
    else:
        with pytest.raises(GradError, match="number of steps"):
            mg.grad(lambda x: f(x, n)[0])(x)
