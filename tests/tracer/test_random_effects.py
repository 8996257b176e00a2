"""Random compositions of transforms around functions with effects print what they print in JAX."""

from __future__ import annotations

import contextlib
import io
import random
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy
import numpy as np
import pytest

import monograph as mg

Fun = Callable[[Any], Any]
CASES = 100
ORDINARY = 2  # of them run in the ordinary run: compiling takes a while in JAX
METHODS = ("sequential", "expand_dims", "broadcast_all")


class Composer:
    """Draws the same function of scalars for either package from a seed."""

    def __init__(self, lib: Any, seed: int) -> None:
        self.J = lib
        self.rng = random.Random(seed)
        self.count = 0

    def leaf(self) -> Fun:
        J, jnp = self.J, self.J.numpy
        kind, n = self.rng.randrange(5), self.count
        self.count += 1
        method = self.rng.choice(METHODS)

        def prints(x: Any) -> Any:
            J.debug.print(f"p{n} {{:.4f}}", x)
            return jnp.sin(x) + x

        def ordered(x: Any) -> Any:
            J.debug.print(f"d{n} {{}} {{y}}", 3, y=jnp.floor(x), ordered=True)
            return x * x * 0.3

        def pure(x: Any) -> Any:
            return x + J.pure_callback(
                lambda v: np.cos(np.asarray(v)), J.ShapeDtypeStruct((), np.float32),
                J.lax.stop_gradient(x), vmap_method=method,
            )  # fmt: skip

        def calls(x: Any) -> Any:
            J.debug.callback(lambda v: print(f"c{n} {float(v):.4f}"), x)
            return jnp.tanh(x)

        return (prints, ordered, pure, calls, lambda x: jnp.cos(x) * 1.5)[kind]

    def composed(self, depth: int) -> Fun:
        if depth == 0:
            return self.leaf()
        J, jnp = self.J, self.J.numpy
        kind = self.rng.randrange(9)
        f, more = self.composed(depth - 1), self.rng.randrange(1, 4)
        if kind == 0:
            g = self.composed(depth - 1)
            return lambda x: g(f(x))
        if kind == 1:
            g = self.composed(depth - 1)
            return lambda x: J.lax.cond(x > 0.2, f, g, x)
        rows = np.arange(more, dtype=np.float32) * np.float32(0.1)
        return (
            J.jit(f),
            lambda x: J.lax.scan(lambda c, v: (f(c) + v, c), x, rows)[0],
            lambda x: J.grad(f)(x) + x,
            lambda x: J.vmap(f)(jnp.stack([x, x + 1])).sum(),
            lambda x: J.lax.fori_loop(0, 2, lambda i, c: f(c) + i * 0.1, x),
            lambda x: sum(J.jvp(f, (x,), (x,))),
            lambda x: J.lax.while_loop(lambda c: c[0] < 2, lambda c: (c[0] + 1, f(c[1])), (0, x))[
                1
            ],
        )[kind - 2]

    def run(self) -> Any:
        f = self.composed(self.rng.choice([2, 3, 4]))
        x = np.float32(self.rng.choice([0.3, -0.7, 1.2]))
        pair, J = np.stack([x, -x]), self.J
        runs = (
            lambda: f(J.numpy.asarray(x)),
            lambda: J.jit(f)(x),
            lambda: J.vmap(f)(pair),
            lambda: J.jit(J.vmap(f))(pair),
            lambda: J.jit(J.grad(f))(x),
        )
        return self.rng.choice(runs)()


def shown(lib: Any, seed: int) -> tuple[Any, list[list[str]]]:
    """What a composition returns (None if it raises), and its lines as sorted words."""
    text = io.StringIO()
    with contextlib.redirect_stdout(text):
        try:
            out = np.asarray(Composer(lib, seed).run())
        except Exception:
            return None, []
        lib.effects_barrier()
    return out, sorted(line.split() for line in text.getvalue().splitlines())


@pytest.mark.parametrize(
    "seed",
    [pytest.param(s, marks=() if s < ORDINARY else pytest.mark.slow) for s in range(CASES)],
)
def test_same_as_jax(seed: int) -> None:
    ours, lines = shown(mg, seed)
    theirs, wanted = shown(jax, seed)
    if theirs is None or ours is None:  # reverse mode through a while loop
        assert theirs is ours is None
        return
    np.testing.assert_allclose(ours, theirs, rtol=1e-3, atol=1e-4)
    assert [words[0] for words in lines] == [words[0] for words in wanted]
    numbers = [[[float(w) for w in words[1:]] for words in side] for side in (lines, wanted)]
    for a, b in zip(*numbers, strict=True):
        np.testing.assert_allclose(a, b, atol=2e-3)
