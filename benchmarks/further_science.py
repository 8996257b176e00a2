"""Simulation, finance and inference for the further programs, many of them through loops."""

from __future__ import annotations

from typing import Any

import numpy as np
from cases import normal, places


def advected(lib: Any) -> Any:
    """A wave carried along, by weights of the fifth order and three stages a step."""
    xp = lib.numpy

    def slope(u: Any) -> Any:
        a, b, d, e = (xp.roll(u, k) for k in (2, 1, -1, -2))
        ways = (2 * a - 7 * b + 11 * u, -b + 5 * u + 2 * d, 2 * u + 5 * d - e)
        rough = (
            13 / 12 * (a - 2 * b + u) ** 2 + 0.25 * (a - 4 * b + 3 * u) ** 2,
            13 / 12 * (b - 2 * u + d) ** 2 + 0.25 * (b - d) ** 2,
            13 / 12 * (u - 2 * d + e) ** 2 + 0.25 * (3 * u - 4 * d + e) ** 2,
        )
        weights = [w / (1e-6 + r) ** 2 for w, r in zip((0.1, 0.6, 0.3), rough, strict=True)]
        flow = sum(w * f / 6 for w, f in zip(weights, ways, strict=True)) / sum(weights)
        return xp.roll(flow, 1) - flow

    def run(u: Any) -> Any:
        def step(u: Any, _: Any) -> Any:
            v = u + 0.4 * slope(u)
            v = 0.75 * u + 0.25 * (v + 0.4 * slope(v))
            return u / 3 + 2 / 3 * (v + 0.4 * slope(v)), xp.abs(u).max()

        return lib.lax.scan(step, u, None, length=50)

    return run


def spilled(lib: Any) -> Any:
    """Whether water gets through 16 porous grids: until nothing more gets wet."""
    xp = lib.numpy

    def run(chances: Any) -> Any:
        is_open = chances < 0.6

        def flows(state: Any) -> Any:
            wet, _ = state
            p = xp.pad(wet, ((0, 0), (1, 1), (1, 1)))
            beside = p[:, :-2, 1:-1] | p[:, 2:, 1:-1] | p[:, 1:-1, :-2] | p[:, 1:-1, 2:]
            new = (wet | beside) & is_open
            return new, xp.any(new != wet)

        top = xp.zeros_like(is_open).at[:, 0].set(is_open[:, 0])
        wet = lib.lax.while_loop(lambda s: s[1], flows, (top, True))[0]
        return wet[:, -1].any(1), wet.sum((1, 2))

    return run


def roots(lib: Any) -> Any:
    """Cube roots of a part of the complex plane, by Newton's steps from 1."""
    xp = lib.numpy

    def run(size: Any) -> Any:
        axis = xp.linspace(-1, 1, 150) * size
        c = 2 + axis[None] + 1j * axis[:, None]

        def step(_: Any, z: Any) -> Any:
            return z - (z**3 - c) / (3 * z**2)

        z = lib.lax.fori_loop(0, 20, step, xp.ones_like(c))
        return z.real, z.imag

    return run


def option_on_a_grid(lib: Any) -> Any:
    """An option by Crank's and Nicolson's scheme: a system of three diagonals each step."""
    xp = lib.numpy

    def run(volatility: Any) -> Any:
        i = xp.arange(1, 200, dtype="float32")
        spread, drift = volatility**2 * i**2, 0.03 * i
        below, above = 0.0025 * (spread - drift), 0.0025 * (spread + drift)
        middle = -0.005 * (spread + 0.03)

        def step(v: Any, _: Any) -> Any:
            left = xp.concatenate([xp.zeros(1), v[:-1]])
            right = xp.concatenate([v[1:], xp.ones(1)])
            rhs = v * (1 + middle) + below * left + above * right
            diagonals = xp.where(i == 1, 0, -below), 1 - middle, xp.where(i == 199, 0, -above)
            v = lib.lax.linalg.tridiagonal_solve(*diagonals, rhs[:, None])[:, 0]
            return v, v[100]

        return lib.lax.scan(step, xp.maximum(i * 0.01 - 1, 0), None, length=100)

    return run


def barrier(lib: Any) -> Any:
    """The price and the slope of an option that ends at a barrier, over 64 days."""
    xp = lib.numpy

    def price(start: Any, seed: Any) -> Any:
        def day(state: Any, key: Any) -> Any:
            s, alive = state
            s = s * xp.exp(0.0005 + 0.03 * lib.random.normal(key, (4000,)))
            return (s, alive * lib.nn.sigmoid((s - 80) / 0.5)), None

        keys = lib.random.split(lib.random.key(seed), 64)
        s, alive = lib.lax.scan(day, (xp.full((4000,), start), xp.ones(4000)), keys)[0]
        return xp.mean(xp.maximum(s - 100, 0) * alive)

    return lib.value_and_grad(price)


def ancestors(lib: Any) -> Any:
    """The likelihood of 1000 sites of 33 species along a tree, and its gradient by lengths."""
    xp = lib.numpy

    def likelihood(lengths: Any, sites: Any) -> Any:
        leaves = xp.eye(4)[sites]

        def change(t: Any) -> Any:
            return 0.25 + (xp.eye(4) - 0.25) * xp.exp(-t)

        def join(found: Any, leaf: Any) -> Any:
            tip, t = leaf
            return (found @ change(t[0])) * (tip @ change(t[1])), None

        root = lib.lax.scan(join, leaves[0], (leaves[1:], lengths))[0]
        return xp.sum(xp.log(root.mean(-1) + 1e-30))

    return lib.value_and_grad(likelihood)


def counted(lib: Any) -> Any:
    """Negative binomial regression: the likelihood of 5000 counts, and its gradient."""
    xp = lib.numpy
    gammaln = lib.scipy.special.gammaln

    def likelihood(w: Any, size: Any, x: Any, y: Any) -> Any:
        mean, r = xp.exp(x @ w), xp.exp(size)
        share = xp.log(r / (r + mean)) * r + xp.log(mean / (r + mean)) * y
        return xp.sum(gammaln(y + r) - gammaln(r) - gammaln(y + 1) + share)

    return lib.value_and_grad(likelihood, argnums=(0, 1))


def probit(lib: Any) -> Any:
    """Ordered answers by normal tails: the likelihood of 5000, and its gradient."""
    xp = lib.numpy

    def likelihood(w: Any, x: Any, y: Any) -> Any:
        return xp.sum(lib.scipy.special.log_ndtr((2 * y - 1) * (x @ w)))

    return lib.value_and_grad(likelihood)


def sounded(lib: Any) -> Any:
    """The gradient of what 30 steps of a wave record, by speeds; steps are computed again."""
    xp = lib.numpy

    def recorded(speed: Any, source: Any) -> Any:
        @lib.checkpoint
        def step(state: Any, force: Any) -> Any:
            u, before = state
            p = xp.pad(u, 1)
            spread = p[2:, 1:-1] + p[:-2, 1:-1] + p[1:-1, 2:] + p[1:-1, :-2] - 4 * u
            new = (2 * u - before + 0.05 * speed * spread).at[32, 32].add(force)
            return (new, u), new[28]

        rest = xp.zeros((64, 64))
        return xp.sum(lib.lax.scan(step, (rest, rest), source)[1] ** 2)

    return lib.value_and_grad(recorded)


def _uniform(*shape: int) -> np.ndarray:
    return np.random.default_rng(0).random(shape, np.float32)


CASES = [
    ("wave of the fifth order 1000, 50 steps", advected,
     lambda: (np.sin(np.linspace(0, 2 * np.pi, 1000)).astype(np.float32),)),
    ("water through 16 grids 64x64", spilled, lambda: (_uniform(16, 64, 64),)),
    ("complex cube roots 150x150, 20 steps", roots, lambda: (np.float32(1),)),
    ("option on a grid of 200, 100 steps", option_on_a_grid, lambda: (np.float32(0.2),)),
    ("barrier of 4000 paths, 64 days, slope", barrier,
     lambda: (np.float32(100), np.uint32(1))),
    ("tree of 33 species, 1000 sites, gradient", ancestors,
     lambda: (np.abs(normal(32, 2)) + 0.1, places(0, 4, 33, 1000))),
    ("negative binomial 5000x10, gradient", counted,
     lambda: (normal(10) / 5, np.float32(0.5), normal(5000, 10, seed=1),
              places(5000, 12).astype(np.float32))),
    ("probit 5000x10, gradient", probit,
     lambda: (normal(10), normal(5000, 10, seed=1), places(5000, 2).astype(np.float32))),
    ("speeds of a wave 64x64 from records of 30 steps", sounded,
     lambda: (np.abs(normal(64, 64)) + 0.1, normal(30))),
]  # fmt: skip
