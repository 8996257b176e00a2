"""Programs at random, written with the public library: `program(seed)` is a function and arguments.

Steps are drawn from a table; each takes arrays from a pool, of which all are results. Nothing is
near a kink or out of range, so that results can be compared closely.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np

import monograph as mg
import monograph.numpy as mnp

Array = np.ndarray[Any, Any]
Step = Callable[[random.Random, list[Any]], Any]


def _unary(rng: random.Random, pool: list[Any]) -> Any:
    f = rng.choice([mnp.tanh, mnp.sin, mnp.negative, mg.nn.sigmoid, mg.nn.softplus, mnp.square])
    return f(rng.choice(pool))


def _binary(rng: random.Random, pool: list[Any]) -> Any:
    f = rng.choice([mnp.add, mnp.subtract, mnp.multiply, mnp.maximum])
    x, y = rng.choice(pool), rng.choice(pool)
    try:
        np.broadcast_shapes(x.shape, y.shape)
    except ValueError:
        y = y.mean()
    return f(x, y)


def _matmul(rng: random.Random, pool: list[Any]) -> Any:
    x, y = _matrix(rng, pool), _matrix(rng, pool)
    for left, right in ((x, y), (x.T, y), (x, y.T), (x.T, y.T)):
        if left.shape[1] == right.shape[0]:
            return mnp.tanh(left @ right)
    return x @ x.T / x.shape[1]


def _matrix(rng: random.Random, pool: list[Any]) -> Any:
    x = rng.choice([p for p in pool if p.ndim >= 2])
    return x.reshape(-1, x.shape[-1])


def _fold(rng: random.Random, pool: list[Any]) -> Any:
    x = rng.choice([p for p in pool if p.ndim])
    f = rng.choice([mnp.sum, mnp.max, mnp.mean, mnp.min])
    return f(x, axis=rng.randrange(x.ndim), keepdims=rng.random() < 0.5)


def _softmax(rng: random.Random, pool: list[Any]) -> Any:
    x = rng.choice([p for p in pool if p.ndim])
    return mg.nn.softmax(x, axis=rng.randrange(x.ndim))


def _shape(rng: random.Random, pool: list[Any]) -> Any:
    x = rng.choice([p for p in pool if p.ndim])
    axis = rng.randrange(x.ndim)
    return rng.choice(
        [
            lambda: mnp.moveaxis(x, axis, rng.randrange(x.ndim)),
            lambda: x.reshape(*x.shape[:-2], -1),
            lambda: mnp.expand_dims(x, axis),
            lambda: mnp.broadcast_to(x, (2, *x.shape)),
            lambda: mnp.flip(x, axis),
            lambda: mnp.roll(x, rng.randrange(-2, 3), axis),
        ]
    )()


def _cut(rng: random.Random, pool: list[Any]) -> Any:
    x = rng.choice([p for p in pool if p.ndim])
    axis = rng.randrange(x.ndim)
    n = x.shape[axis]
    start = rng.randrange(max(1, n // 2))
    where = (slice(None),) * axis
    return rng.choice(
        [
            lambda: x[(*where, slice(start, None))],
            lambda: x[(*where, slice(None, None, 2))],
            lambda: x[(*where, n - 1)],
            lambda: mnp.pad(x, [(i == axis, 2 * (i == axis)) for i in range(x.ndim)]),
            lambda: mnp.concatenate([x, x * 0.5], axis),
            lambda: mnp.take(x, mnp.array([0, n - 1, n // 2]), axis),
            lambda: x.at[(*where, start)].add(1.0),
            lambda: mg.lax.dynamic_slice_in_dim(x, mnp.int32(start), 1, axis),
        ]
    )()


def _scan(rng: random.Random, pool: list[Any]) -> Any:
    x = rng.choice([p for p in pool if p.ndim >= 2])
    how = rng.randrange(3)
    if how == 0:
        return mnp.cumsum(x, axis=rng.randrange(x.ndim)) * 0.1
    if how == 1:
        return mnp.sort(x, axis=rng.randrange(x.ndim))
    body = lambda c, row: (mnp.tanh(c + row), c * 0.5)  # noqa: E731
    carry, rows = mg.lax.scan(body, mnp.zeros(x.shape[1:], x.dtype), x)
    return carry if rng.random() < 0.5 else rows


def _branch(rng: random.Random, pool: list[Any]) -> Any:
    x = rng.choice(pool)
    if rng.random() < 0.5:
        return mnp.where(mnp.arange(x.size).reshape(x.shape) % 3 == 0, x, 1 - x)
    return mg.lax.cond(x.sum() > 0, lambda: x * 2, lambda: x - 1)


STEPS: tuple[Step, ...] = (
    _unary, _unary, _binary, _binary, _matmul, _matmul, _fold, _softmax, _shape, _cut, _cut, _scan,
    _branch,
)  # fmt: skip


def program(seed: int, steps: int = 6) -> tuple[Callable[..., Any], list[Array]]:
    """A function of two or three arrays, or a derivative of one, and its arguments."""
    rng = random.Random(seed)
    numbers = np.random.default_rng(seed)
    sizes = [rng.randrange(2, 9) for _ in range(3)]
    shapes = [(sizes[0], sizes[1]), (sizes[1], sizes[2]), (sizes[2], sizes[0], sizes[1])]
    args = [numbers.standard_normal(s).astype(np.float32) for s in shapes[: rng.randrange(2, 4)]]
    draws = [(rng.choice(STEPS), rng.randrange(1 << 30)) for _ in range(steps)]

    def f(*given: Any) -> list[Any]:
        pool = list(given)
        for step, draw in draws:
            made = step(random.Random(draw), pool)
            if 0 < made.size <= 4096:
                pool.append(made)
        return pool[len(given) :]

    if rng.random() < 0.5:
        return f, args

    def loss(*given: Any) -> Any:
        return sum((mnp.sum(mnp.tanh(x)) for x in f(*given)), mnp.float32(0))

    return mg.grad(loss, argnums=tuple(range(len(args)))), args
