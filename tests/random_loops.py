"""Random programs of loops, choices and transformations in each other, for either package.

`program(seed)` makes a function of the package `J` that returns an array. Values stay within a few
units, so that derivatives can be compared.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np

Body = Callable[[Any, Any, Any, Any], Any]  # (package, carry, input, captured) -> scalar

F32 = np.float32
XS = np.array([0.7, -0.4, 1.1, 0.2], F32)


def program(seed: int) -> Callable[[Any], Any]:
    """A transformation of a random function, applied."""
    rng = random.Random(seed)
    forward_only = rng.random() < 0.3
    body = _body(rng, rng.randint(1, 3), forward_only)
    ways = FORWARD if forward_only else {**FORWARD, **REVERSE}
    transform = ways[rng.choice(sorted(ways))]
    return lambda J: transform(J, lambda c, x, w: J.numpy.tanh(body(J, c, x, w)))


def _body(rng: random.Random, depth: int, forward_only: bool) -> Body:
    if depth == 0:
        return rng.choice(LEAVES)
    kinds = [*KINDS, *(LOOPS if forward_only else [])]
    make = rng.choice(kinds)
    parts = [_body(rng, rng.randint(0, depth - 1), forward_only) for _ in range(2)]
    inner = make(rng, *parts)
    return lambda J, c, x, w: J.numpy.tanh(inner(J, c, x, w))


LEAVES: list[Body] = [
    lambda J, c, x, w: J.numpy.sin(c) + x * w,
    lambda J, c, x, w: c * x + w,
    lambda J, c, x, w: J.numpy.tanh(c * w) - 0.5 * x,
    lambda J, c, x, w: c - 0.3 * c * c * x,
    lambda J, c, x, w: J.numpy.where(x > 0, c * w, c + x),
    lambda J, c, x, w: J.numpy.exp(-c * c) * w + x,
]


# ---- what is made of two bodies ------------------------------------------------------------------


def _scan(rng: random.Random, a: Body, b: Body) -> Body:
    reverse, unroll = rng.random() < 0.4, rng.choice([1, 1, 2, True])

    def run(J: Any, c: Any, x: Any, w: Any) -> Any:
        step = lambda s, y: (a(J, s, y, w), b(J, s, x, w))  # noqa: E731
        last, ys = J.lax.scan(step, c, XS, reverse=reverse, unroll=unroll)
        return last + 0.2 * ys.sum()

    return run


def _scan_of_trees(rng: random.Random, a: Body, b: Body) -> Body:
    def run(J: Any, c: Any, x: Any, w: Any) -> Any:
        def step(s: Any, y: Any) -> Any:
            n = s["n"] + 1
            return {"n": n, "v": (a(J, s["v"][0], y["p"], w), s["v"][0])}, {"out": s["v"][1] * n}

        start = {"n": 0, "v": (c, x * 1.0)}
        last, ys = J.lax.scan(step, start, {"p": XS, "q": XS * 2})
        return last["v"][0] + b(J, ys["out"].mean(), x, w)

    return run


def _fori(rng: random.Random, a: Body, b: Body) -> Body:
    n = rng.randint(0, 4)
    return lambda J, c, x, w: J.lax.fori_loop(0, n, lambda i, v: a(J, v, x + 0.1 * i, w), c)


def _cond(rng: random.Random, a: Body, b: Body) -> Body:
    return lambda J, c, x, w: J.lax.cond(
        x > 0.15, lambda v: a(J, v, x, w), lambda v: b(J, v, x, w), c
    )


def _switch(rng: random.Random, a: Body, b: Body) -> Body:
    def run(J: Any, c: Any, x: Any, w: Any) -> Any:
        ways = [lambda v: a(J, v, x, w), lambda v: b(J, v, x, w), lambda v: v * w]
        return J.lax.switch((x * 3).astype(int), ways, c)

    return run


def _map(rng: random.Random, a: Body, b: Body) -> Body:
    size = rng.choice([None, 1, 3])
    return lambda J, c, x, w: J.lax.map(lambda y: a(J, c, y, w), XS, batch_size=size).mean()


def _vmap(rng: random.Random, a: Body, b: Body) -> Body:
    return lambda J, c, x, w: J.vmap(lambda y, v: a(J, v, y, w), (0, None))(XS, c).mean()


def _associative(rng: random.Random, a: Body, b: Body) -> Body:
    def run(J: Any, c: Any, x: Any, w: Any) -> Any:
        row = J.vmap(lambda y: a(J, c, y, w))(XS)
        return J.lax.associative_scan(J.numpy.multiply, row)[-2]

    return run


def _jit(rng: random.Random, a: Body, b: Body) -> Body:
    return lambda J, c, x, w: J.jit(lambda c, x: a(J, c, x, w) + b(J, c, x, 0.5))(c, x)


def _checkpoint(rng: random.Random, a: Body, b: Body) -> Body:
    return lambda J, c, x, w: J.checkpoint(lambda c: a(J, b(J, c, x, w), x, w))(c)


def _grad(rng: random.Random, a: Body, b: Body) -> Body:
    leaf = rng.choice(LEAVES)
    return lambda J, c, x, w: 0.3 * J.grad(lambda v: leaf(J, v, x, w))(a(J, c, x, w))


def _jvp(rng: random.Random, a: Body, b: Body) -> Body:
    return lambda J, c, x, w: sum(J.jvp(lambda v: a(J, v, x, w), (c,), (w * 1.0,)))


def _while(rng: random.Random, a: Body, b: Body) -> Body:
    n = rng.randint(1, 4)

    def run(J: Any, c: Any, x: Any, w: Any) -> Any:
        going = lambda s: (s[1] < n) & (abs(s[0]) < 3)  # noqa: E731
        return J.lax.while_loop(going, lambda s: (a(J, s[0], x, w), s[1] + 1), (c, 0))[0]

    return run


def _traced_bound(rng: random.Random, a: Body, b: Body) -> Body:
    def run(J: Any, c: Any, x: Any, w: Any) -> Any:
        n = 2 + (x > 0).astype(int)
        return J.lax.fori_loop(0, n, lambda i, v: a(J, v, x - 0.1 * i, w), c)

    return run


KINDS: list[Callable[..., Body]] = [
    _scan, _scan, _scan_of_trees, _fori, _cond, _switch, _map, _vmap, _associative, _jit,
    _checkpoint, _grad, _jvp,
]  # fmt: skip
LOOPS: list[Callable[..., Body]] = [_while, _traced_bound]


# ---- transformations -----------------------------------------------------------------------------

C, X, W = F32(0.6), F32(0.45), F32(-0.8)
CS = np.array([0.6, -0.9, 0.1], F32)

FORWARD: dict[str, Callable[[Any, Any], Any]] = {
    "value": lambda J, f: f(J.numpy.asarray(C), J.numpy.asarray(X), W),
    "jit": lambda J, f: J.jit(f)(C, X, W),
    "jvp": lambda J, f: J.jvp(f, (C, X, W), (F32(1), F32(0.5), F32(-1))),
    "jit_jacfwd": lambda J, f: J.jit(J.jacfwd(f, (0, 1, 2)))(C, X, W),
    "vmap": lambda J, f: J.vmap(f, (0, None, 0))(CS, X, CS),
    "vmap_inputs": lambda J, f: J.jit(J.vmap(f, (None, 0, None)))(C, CS, W),
    "vmap_jvp": lambda J, f: J.vmap(lambda c, x: J.jvp(f, (c, x, W), (x, c, W)))(CS, -CS),
    "linearize": lambda J, f: J.linearize(lambda c, w: f(c, X, w), C, W)[1](F32(1), F32(2)),
}
REVERSE: dict[str, Callable[[Any, Any], Any]] = {
    "grad": lambda J, f: J.grad(f, (0, 2))(C, X, W),
    "jit_grad": lambda J, f: J.jit(J.value_and_grad(f, (0, 1, 2)))(C, X, W),
    "vmap_grad": lambda J, f: J.jit(J.vmap(J.grad(f), (0, 0, None)))(CS, CS, W),
    "grad_vmap": lambda J, f: J.jit(J.grad(lambda w: J.vmap(f, (0, 0, None))(CS, CS, w).sum()))(W),
    "forward_over_reverse": lambda J, f: J.jit(J.jacfwd(J.grad(f)))(C, X, W),
    "reverse_over_reverse": lambda J, f: J.jit(J.grad(J.grad(f, 2), 0))(C, X, W),
}
