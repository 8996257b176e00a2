"""Programs whose values need their neighbours: what users write with slices, windows and folds."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import monograph as mg
import monograph.numpy as mnp
from monograph import lax

Array = np.ndarray[Any, Any]
_LAYOUT = ("NHWC", "HWIO", "NHWC")


@dataclass(frozen=True)
class Program:
    """A function of arrays, of which the first are to be cut.

    Attributes:
        name: for messages.
        f: the function.
        args: arrays that may be cut.
        rest: arguments that every device holds.
    """

    name: str
    f: Callable[..., Any]
    args: Sequence[Array]
    rest: Sequence[Any] = field(default=())


def _conv(x: Any, w: Any, stride: int = 1, padding: str = "SAME", **more: Any) -> Any:
    return lax.conv_general_dilated(
        x, w, (stride, stride), padding, dimension_numbers=_LAYOUT, **more
    )


def _pool(x: Any, start: float, f: Any, size: int, stride: int) -> Any:
    return lax.reduce_window(x, start, f, (1, size, size, 1), (1, stride, stride, 1), "SAME")


def _squared(f: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *args: (f(*args) ** 2).sum()


def _wave(u: Any) -> Any:
    return u[1:-1] + 0.1 * (u[2:] - 2 * u[1:-1] + u[:-2])


def _laplace(x: Any) -> Any:
    around = [mnp.roll(x, by, axis) for by in (1, -1) for axis in (0, 1)]
    return sum(around[1:], around[0]) - 4 * x


def _step(u: Any, _: Any) -> Any:
    return mnp.pad(_wave(u), ((1, 1), (0, 0))), u.sum()


def moves(rng: np.random.Generator, n: int, m: int) -> Iterator[Program]:
    """Slices, rolls, joins."""
    a, b = (rng.standard_normal((n, m)).astype(np.float32) for _ in range(2))
    by = int(rng.choice([1, -2, 5]))
    yield Program("roll", lambda x: mnp.roll(x, by, 0) * 2, [a])
    yield Program("roll'", mg.grad(lambda x: (mnp.roll(x, 2, 0) * x * x).sum()), [a])
    yield Program("laplace", _laplace, [a])
    yield Program(
        "wave", lambda x: lax.fori_loop(0, 5, lambda i, u: u.at[1:-1].set(_wave(u)), x), [a]
    )
    yield Program("wave'", mg.grad(_squared(lambda x: lax.scan(_step, x, None, length=3)[0])), [a])
    yield Program("differences", lambda x: mnp.diff(x, axis=0, n=2) + x[1:-1] - x[:-2], [a])
    yield Program("backwards", lambda x: x[::-2], [a])
    yield Program("flipped'", mg.grad(lambda x: (mnp.flipud(x)[1:] * x[:-1]).sum()), [a])

    def joined(x: Any, y: Any) -> Any:
        return mnp.concatenate([x[2:], y[:3] * x[:3], x], 0)

    yield Program("joined", joined, [a, b])
    yield Program("joined'", mg.grad(_squared(joined)), [a, b])
    yield Program("repeated", lambda x: mnp.tile(mnp.repeat(x, 3, axis=0)[1:], (2, 2)), [a])
    yield Program("trapezoids", lambda x: mnp.trapezoid(x, axis=0), [a])


def folds(rng: np.random.Generator, n: int, m: int) -> Iterator[Program]:
    """Running sums, orders, transforms."""
    a, v = rng.standard_normal((n, m)).astype(np.float32), rng.standard_normal(n)
    v = v.astype(np.float32)
    yield Program("running", lambda x: mnp.cumsum(x, 0) + mnp.cumprod(x * 0.1 + 1, 0), [a])
    yield Program("running'", mg.grad(_squared(lambda x: mnp.cumsum(x, 0))), [a])
    yield Program("largest so far", lambda x: lax.cummax(x, axis=0, reverse=True), [a])
    yield Program("associative", lambda x: lax.associative_scan(mnp.add, x), [a])
    yield Program("places", lambda x: (mnp.argmax(x, 0), mnp.argmin(x)), [a])
    yield Program("top", lambda x: lax.top_k(x.T, 3), [a])
    yield Program("sorted", lambda x: (mnp.sort(x, 0), mnp.argsort(x, 0)), [a])
    weights = np.arange(n, dtype=np.float32)[:, None]
    yield Program("sorted'", mg.grad(lambda x: (mnp.sort(x, 0) * weights).sum()), [a])
    yield Program("median", lambda x: mnp.median(x, 0), [a])
    yield Program("transform", lambda x: mnp.fft.fft2(x).real, [a])
    yield Program("transform'", mg.grad(_squared(lambda x: abs(mnp.fft.rfft(x, axis=0)))), [a])
    yield Program("convolved", lambda x: mnp.convolve(x, mnp.ones(3, np.float32)), [v])
    yield Program("counted", lambda x: mnp.histogram(x, bins=5)[0], [v])


def places(rng: np.random.Generator, n: int, m: int) -> Iterator[Program]:
    """Reads and writes at places that are known at run time."""
    a = rng.standard_normal((n, m)).astype(np.float32)
    rows, at = rng.integers(-n, n, 5), np.int32(rng.integers(-3, n + 3))
    yield Program("rows", lambda x, i: x[i], [a], [rows])
    yield Program("rows'", mg.grad(_squared(lambda x, i: x[i])), [a], [rows])
    yield Program("written", lambda x, i: x.at[i].add(2.0).at[i].max(1.0), [a], [rows])
    yield Program("written'", mg.grad(_squared(lambda x, i: x.at[i].multiply(3.0))), [a], [rows])
    along = rng.integers(0, n, (4, m))
    yield Program("along", lambda x, i: mnp.take_along_axis(x, i, 0), [a], [along])

    def read(x: Any, i: Any) -> Any:
        return lax.dynamic_slice(x, (i, 1), (3, m - 1))

    def written(x: Any, i: Any) -> Any:
        return lax.dynamic_update_slice(x, x[:4] * 2, (i, 0))

    yield Program("read", read, [a], [at])
    yield Program("read'", mg.grad(_squared(read)), [a], [at])
    yield Program("part", written, [a], [at])
    yield Program("part'", mg.grad(_squared(written)), [a], [at])


def images(rng: np.random.Generator, n: int, m: int) -> Iterator[Program]:
    """Convolutions and pools."""
    x = rng.standard_normal((2, n, m + 4, 4)).astype(np.float32)
    w = rng.standard_normal((3, 3, 4, 8)).astype(np.float32) * 0.1
    stride, size = int(rng.choice([1, 2])), int(rng.choice([2, 3]))
    padding = str(rng.choice(["SAME", "VALID"]))

    def conv(x: Any, w: Any) -> Any:
        return _conv(x, w, stride, padding)

    def spread(x: Any, w: Any) -> Any:
        return lax.conv_transpose(x, w, (2, 2), "SAME", dimension_numbers=_LAYOUT)

    both = (0, 1)
    yield Program("conv", conv, [x, w])
    yield Program("conv'", mg.grad(_squared(conv), both), [x, w])
    dilated = _squared(lambda x, w: _conv(x, w, rhs_dilation=(2, 1)))
    yield Program("dilated'", mg.grad(dilated, both), [x, w])
    yield Program("transposed", spread, [x, w])
    yield Program("transposed'", mg.grad(_squared(spread), both), [x, w])
    depthwise = _squared(lambda x, w: _conv(x, w, feature_group_count=4))
    yield Program("depthwise'", mg.grad(depthwise, both), [x, w[:, :, :1]])
    yield Program("pool", lambda x: _pool(x, -np.inf, lax.max, size, stride), [x])
    for name, start, f in (("largest'", -np.inf, lax.max), ("mean'", 0.0, lax.add)):
        pooled = _squared(lambda x, start=start, f=f: _pool(x, start, f, size, stride))
        yield Program(name, mg.grad(pooled), [x])


def programs(seed: int) -> list[Program]:
    """All of them, on sizes drawn at random."""
    rng, r = np.random.default_rng(seed), random.Random(seed)
    return [
        p
        for family in (moves, folds, places, images)
        for p in family(rng, r.choice([7, 8, 12, 16, 30, 33]), r.choice([4, 5, 8]))
    ]


NAMES = [p.name for p in programs(0)]
