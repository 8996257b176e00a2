"""Ops and functions outside `jit`, as notebooks call them on small arrays, beside JAX's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import jax
import jax.numpy
import numpy as np
from measure import Pace, Run, interleaved, ratio, spread, spread_ratio

import monograph as mg

LIBS: dict[str, Any] = {"ours": mg, "XLA": jax}
_ROUNDS = 9  # so many rows need not many rounds each


def _rows(lib: Any) -> dict[str, Run]:
    """Calls by name."""
    np_, nn, lax, random = lib.numpy, lib.nn, lib.lax, lib.random
    put = lib.device_put
    x, y = put(np.arange(8, dtype=np.float32)), put(np.arange(8, dtype=np.float32) + 1)
    m, s = put(np.arange(12, dtype=np.float32).reshape(3, 4)), put(np.float32(3))
    i, key = put(np.array([1, 3, 2], np.int32)), random.key(0)

    def loss(w: Any) -> Any:
        return np_.sum((w * x - y) ** 2)

    gradient, mapped, hessian = lib.grad(loss), lib.vmap(lambda v: v * 2 + 1), lib.hessian(loss)
    return {
        "x * 2": lambda: x * 2,
        "x ** 2": lambda: x**2,
        "x > y": lambda: x > y,
        "x @ y": lambda: x @ y,
        "m @ m.T": lambda: m @ m.T,
        "x[2]": lambda: x[2],
        "x[1:3]": lambda: x[1:3],
        "m[:, 0]": lambda: m[:, 0],
        "x[i]": lambda: x[i],
        "x.at[1].set(5)": lambda: x.at[1].set(5.0),
        "x.at[i].add(1)": lambda: x.at[i].add(1.0),
        "x.reshape(2, 4)": lambda: x.reshape(2, 4),
        "m.T": lambda: m.T,
        "x.astype(int)": lambda: x.astype(np.int32),
        "x.sum()": lambda: x.sum(),
        "x.mean()": lambda: x.mean(),
        "m.var()": lambda: m.var(),
        "x.max()": lambda: x.max(),
        "argmax": lambda: np_.argmax(x),
        "where": lambda: np_.where(x > 3, x, y),
        "stack": lambda: np_.stack([x, y]),
        "concatenate": lambda: np_.concatenate([x, y]),
        "sort": lambda: np_.sort(x),
        "cumsum": lambda: np_.cumsum(x),
        "exp": lambda: np_.exp(x),
        "clip": lambda: np_.clip(x, 0, 1),
        "einsum": lambda: np_.einsum("ij,kj->ik", m, m),
        "take": lambda: np_.take(x, i),
        "searchsorted": lambda: np_.searchsorted(x, y),
        "allclose": lambda: np_.allclose(x, y),
        "zeros": lambda: np_.zeros((3, 4)),
        "arange": lambda: np_.arange(10),
        "linspace": lambda: np_.linspace(0, 1, 11),
        "array": lambda: np_.array([1.0, 2.0, 3.0]),
        "relu": lambda: nn.relu(x),
        "softmax": lambda: nn.softmax(m),
        "random.split": lambda: random.split(key),
        "random.normal": lambda: random.normal(key, (8,)),
        "random.randint": lambda: random.randint(key, (8,), 0, 5),
        "random.permutation": lambda: random.permutation(key, 8),
        "float(s)": lambda: float(s),
        "np.asarray(x)": lambda: np.asarray(x),
        "grad": lambda: gradient(x),
        "hessian": lambda: hessian(x),
        "vmap": lambda: mapped(m),
        "lax.scan": lambda: lax.scan(lambda c, a: (c + a, c), s, x),
        "lax.cond": lambda: lax.cond(True, lambda a: a + 1, lambda a: a - 1, s),
    }


def eager_rows(pace: Pace, chosen: Callable[[str], bool]) -> Iterator[list[str]]:
    """A row for each call, and the geometric mean."""
    runs = {who: _rows(lib) for who, lib in LIBS.items()}
    pace = replace(pace, rounds=min(pace.rounds, _ROUNDS))
    medians = []
    for name in filter(chosen, runs["ours"]):
        both = {
            who: lambda f=made[name], lib=LIBS[who]: lib.block_until_ready(f())
            for who, made in runs.items()
        }
        got = interleaved(both, pace)
        over = ratio(got["XLA"], got["ours"])
        medians.append(over.median)
        yield [name, spread(got["ours"]), spread(got["XLA"]), spread_ratio(over)]
    if medians:
        mean = float(np.exp(np.mean(np.log(medians))))
        yield [f"**geometric mean of {len(medians)}**", "", "", f"**{mean:.2f}**"]
