"""Loops and choices run op by op (`disable_jit`), under both packages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from both_packages import Programs

program = Programs()

F32 = np.float32
X = np.array([0.5, 1.5, -2.0, 0.25], F32)


def by_hand(make: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """A program that runs in a block of `disable_jit`."""

    def run(J: Any) -> Any:
        with J.disable_jit():
            return make(J)

    run.__name__ = make.__name__
    return run


@program
@by_hand
def scan_by_hand(J: Any) -> Any:
    seen: list[float] = []

    def body(c: Any, x: Any) -> Any:
        seen.append(float(x))
        return c + x, {"y": c, "none": None}

    out = J.lax.scan(body, 0.0, X), J.lax.scan(body, 0.0, X, reverse=True)
    return out, np.array(seen)


@program
@by_hand
def while_by_hand(J: Any) -> Any:
    seen: list[float] = []

    def body(c: Any) -> Any:
        seen.append(float(c[0]))
        return c[0] * 2, c[1] + 1

    return J.lax.while_loop(lambda c: c[0] < 20, body, (1.5, 0)), np.array(seen)


@program
@by_hand
def fori_by_hand(J: Any) -> Any:
    f = lambda n, x: J.lax.fori_loop(0, n, lambda i, v: v * x + i, x)  # noqa: E731
    return f(3, 0.5), f(0, X), J.jit(f)(3, 2.0), J.grad(f, 1)(3, 0.5)


@program
@by_hand
def choices_by_hand(J: Any) -> Any:
    f = lambda x: J.lax.cond(x > 0, lambda v: v * 2, lambda v: v / 2, x)  # noqa: E731
    g = lambda i, x: J.lax.switch(i, [J.numpy.sin, J.numpy.cos], x)  # noqa: E731
    return f(1.0), J.grad(f)(-1.0), J.vmap(f)(X), g(5, 1.0), J.vmap(g, (0, None))(np.arange(2), 1.0)


@program
@by_hand
def map_by_hand(J: Any) -> Any:
    return J.lax.map(lambda x: x * 2, X), J.vmap(lambda x: J.lax.map(lambda y: x * y, X))(X)


@program
@by_hand
def vmap_of_while_by_hand(J: Any) -> Any:
    f = lambda x: J.lax.while_loop(lambda c: c < 10, lambda c: c * 2, x)  # noqa: E731
    return J.vmap(f)(abs(X))


@program.raises
@by_hand
def scan_of_no_steps_by_hand(J: Any) -> Any:
    return J.lax.scan(lambda c, x: (c, x), 0.0, X[:0])
