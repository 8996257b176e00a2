"""Particles for the further programs: molecules, springs, rigid bodies, cells, trees of cells."""

from __future__ import annotations

from typing import Any

import numpy as np
from cases import normal, places


def bonded(lib: Any) -> Any:
    """Bonds, angles and torsions of a chain of atoms, with forces."""
    xp = lib.numpy

    def energy(x: Any, b: Any, a: Any, t: Any) -> Any:
        d = x[b[:, 0]] - x[b[:, 1]]
        total = xp.sum((xp.sqrt(xp.sum(d * d, -1)) - 1) ** 2)
        u, v = x[a[:, 0]] - x[a[:, 1]], x[a[:, 2]] - x[a[:, 1]]
        cosine = xp.sum(u * v, -1) / xp.sqrt(xp.sum(u * u, -1) * xp.sum(v * v, -1))
        total = total + xp.sum((cosine + 0.3) ** 2)
        p, q, r = (x[t[:, k + 1]] - x[t[:, k]] for k in range(3))
        m, n = xp.cross(p, q), xp.cross(q, r)
        sizes = xp.linalg.norm(m, axis=-1) * xp.linalg.norm(n, axis=-1)
        return total + xp.sum(1 + xp.sum(m * n, -1) / (sizes + 1e-6))

    return lib.value_and_grad(energy)


def neighbour_lists(lib: Any) -> Any:
    """Forces from lists of 40 neighbours in a periodic box, 5 steps of velocity Verlet."""
    xp = lib.numpy

    def force(x: Any, near: Any) -> Any:
        d = x[:, None] - x[near]
        d = d - 20 * xp.round(d / 20)
        square = xp.sum(d * d, -1) + 1e-3
        k = 1 / xp.maximum(square, 0.5) ** 3
        w = xp.where(square < 9, 24 * (2 * k * k - k) / square, 0)
        return xp.sum(w[..., None] * d, 1)

    def run(x: Any, v: Any, near: Any) -> Any:
        def step(_: Any, state: Any) -> Any:
            x, v, f = state
            v = v + 0.0005 * f
            x = (x + 0.001 * v) % 20
            f = force(x, near)
            return x, v + 0.0005 * f, f

        return lib.lax.fori_loop(0, 5, step, (x, v, force(x, near)))

    return run


def spring_net(lib: Any) -> Any:
    """A net of springs damped along themselves, forces added at both ends, 10 steps."""
    xp = lib.numpy

    def run(x: Any, v: Any, a: Any, b: Any, rest: Any) -> Any:
        def step(_: Any, state: Any) -> Any:
            x, v = state
            d = x[b] - x[a]
            size = xp.linalg.norm(d, axis=-1, keepdims=True)
            n = d / (size + 1e-6)
            slow = xp.sum((v[b] - v[a]) * n, -1, keepdims=True)
            f = (20 * (size - rest[:, None]) + 0.5 * slow) * n
            g = xp.zeros_like(x).at[a].add(f).at[b].add(-f)
            v = v + 0.001 * (g + xp.array([0, 0, -9.8]))
            return x + 0.001 * v, v

        return lib.lax.fori_loop(0, 10, step, (x, v))

    return run


def ropes(lib: Any) -> Any:
    """Ropes of points by Verlet's method, lengths mended 10 times a step, held at an end."""
    xp = lib.numpy

    def run(x: Any, old: Any) -> Any:
        def mend(_: Any, p: Any) -> Any:
            d = p[:, 1:] - p[:, :-1]
            size = xp.sqrt(xp.sum(d * d, -1, keepdims=True) + 1e-9)
            c = 0.25 * (size - 0.1) / size * d
            return p.at[:, :-1].add(c).at[:, 1:].add(-c).at[:, 0].set(x[:, 0])

        def step(_: Any, state: Any) -> Any:
            p, q = state
            new = p + 0.99 * (p - q) + xp.array([0.0, -9.8, 0.0]) * 1e-4
            return lib.lax.fori_loop(0, 10, mend, new), p

        return lib.lax.fori_loop(0, 3, step, (x, old))

    return run


def rigid_bodies(lib: Any) -> Any:
    """Bodies turned by torques: quaternions, inertia in the body's frame, 10 steps."""
    xp = lib.numpy

    def times(a: Any, b: Any) -> Any:
        real = a[:, :1] * b[:, :1] - xp.sum(a[:, 1:] * b[:, 1:], -1, keepdims=True)
        rest = a[:, :1] * b[:, 1:] + b[:, :1] * a[:, 1:] + xp.cross(a[:, 1:], b[:, 1:])
        return xp.concatenate([real, rest], -1)

    def run(x: Any, v: Any, q: Any, w: Any, inertia: Any, torque: Any) -> Any:
        def step(_: Any, state: Any) -> Any:
            x, v, q, w = state
            v = v + 0.01 * xp.array([0.0, 0.0, -9.8])
            w = w + 0.01 * (torque - xp.cross(w, inertia * w)) / inertia
            q = q + 0.005 * times(q, xp.concatenate([xp.zeros_like(w[:, :1]), w], -1))
            return x + 0.01 * v, v, q / xp.linalg.norm(q, axis=-1, keepdims=True), w

        return lib.lax.fori_loop(0, 10, step, (x, v, q, w))

    return run


def balls(lib: Any) -> Any:
    """Balls that bounce off each other, all pairs, and off the walls of their box."""
    xp = lib.numpy

    def run(x: Any, v: Any, r: Any) -> Any:
        d = x[:, None] - x[None]
        far = xp.sqrt(xp.sum(d * d, -1) + 1e-6)
        over = xp.maximum(r[:, None] + r[None] - far, 0) * (1 - xp.eye(len(r)))
        n = d / far[..., None]
        slow = xp.sum((v[:, None] - v[None]) * n, -1) * (over > 0)
        v = v + 0.001 * xp.sum((100 * over - slow)[..., None] * n, 1)
        x = x + 0.001 * v
        return xp.clip(x, 0, 10), xp.where((x < 0) | (x > 10), -v, v)

    return run


def cell_lists(lib: Any) -> Any:
    """Particles sorted into cells of a grid, a table of the first 8 of each."""
    xp = lib.numpy

    def run(x: Any) -> Any:
        n = 16
        c = xp.clip(xp.floor(x).astype(int), 0, n - 1)
        key = (c[:, 0] * n + c[:, 1]) * n + c[:, 2]
        order = xp.argsort(key)
        inside = key[order]
        count = xp.zeros(n**3, int).at[key].add(1)
        start = xp.cumsum(count) - count
        rank = xp.arange(len(key)) - start[inside]
        table = xp.full((n**3, 8), -1).at[inside, rank].set(order, mode="drop")
        return table, count, x[order]

    return run


def fluid_in_lists(lib: Any) -> Any:
    """Smoothed particles with lists of 32 neighbours: densities, pressures, drag."""
    xp = lib.numpy

    def run(x: Any, v: Any, near: Any) -> Any:
        d = x[:, None] - x[near]
        r = xp.sqrt(xp.sum(d * d, -1) + 1e-9)
        q = xp.maximum(1 - r / 3, 0)
        density = xp.sum(q * q, 1) + 0.5
        p = 4 * (density - 1.2)
        push = (p[:, None] + p[near]) / density[near] * q / r
        drag = (v[near] - v[:, None]) * (q / density[near])[..., None]
        v = v + 0.001 * xp.sum(push[..., None] * d + 0.3 * drag, 1) / density[:, None]
        return x + 0.001 * v, v

    return run


def tetrahedra(lib: Any) -> Any:
    """Forces of an elastic body: gradients of deformation, an energy of Neo and Hooke."""
    xp = lib.numpy

    def energy(x: Any, corners: Any, inverse: Any) -> Any:
        p = x[corners]
        f = xp.stack([p[:, k] - p[:, 0] for k in (1, 2, 3)], -1) @ inverse
        j = xp.linalg.det(f)
        grown = 0.5 * (xp.sum(f * f, (1, 2)) - 3) + 0.5 * (j - 1) ** 2
        return xp.sum(grown - xp.log(xp.abs(j) + 0.1))

    return lib.grad(energy)


def clouds(lib: Any) -> Any:
    """Centres of clouds, their tensors of inertia and the moments along their axes."""
    xp = lib.numpy

    def run(x: Any, m: Any) -> Any:
        centre = xp.sum(x * m[..., None], 1) / xp.sum(m, 1)[:, None]
        d = x - centre[:, None]
        i = xp.einsum("bn,bni,bnj->bij", m, d, d)
        t = xp.trace(i, axis1=1, axis2=2)[:, None, None] * xp.eye(3) - i
        return centre, t, xp.linalg.eigvalsh(t)

    return run


def radial(lib: Any) -> Any:
    """How many pairs are so far apart, in a periodic box."""
    xp = lib.numpy

    def run(x: Any) -> Any:
        d = x[:, None] - x[None]
        d = d - 10 * xp.round(d / 10)
        r = xp.sqrt(xp.sum(d * d, -1))
        return xp.zeros(101, int).at[xp.minimum((r * 20).astype(int), 100)].add(1)

    return run


def swarm(lib: Any) -> Any:
    """Particles that look for the lowest place of a hilly function, 20 steps."""
    xp = lib.numpy

    def cost(x: Any) -> Any:
        return xp.sum(x * x - 3 * xp.cos(2 * x), -1)

    def run(x: Any, v: Any, seed: Any) -> Any:
        key = lib.random.key(seed)

        def step(state: Any, i: Any) -> Any:
            x, v, best, value = state
            lowest = best[xp.argmin(value)]
            r = lib.random.uniform(lib.random.fold_in(key, i), (2, *x.shape))
            v = 0.7 * v + 1.4 * r[0] * (best - x) + 1.4 * r[1] * (lowest - x)
            x = x + v
            c = cost(x)
            best = xp.where((c < value)[:, None], x, best)
            return (x, v, best, xp.minimum(c, value)), xp.min(c)

        return lib.lax.scan(step, (x, v, x, cost(x)), xp.arange(20))[1]

    return run


def grid_of_masses(lib: Any) -> Any:
    """Attraction to the centres of mass of 8 x 8 cells."""
    xp = lib.numpy

    def run(x: Any, m: Any) -> Any:
        c = xp.clip((x * 8).astype(int), 0, 7)
        k = c[:, 0] * 8 + c[:, 1]
        mass = xp.zeros(64).at[k].add(m)
        centre = xp.zeros((64, 2)).at[k].add(m[:, None] * x) / xp.maximum(mass, 1e-6)[:, None]
        d = centre[None] - x[:, None]
        square = xp.sum(d * d, -1) + 1e-2
        return xp.sum((mass / square**1.5)[..., None] * d, 1)

    return run


def _box(n: int, d: int, size: float) -> np.ndarray:
    return np.random.default_rng(0).random((n, d), np.float32) * np.float32(size)


def _chain(n: int) -> tuple[np.ndarray, ...]:
    i = np.arange(n)
    x = np.stack([np.sin(i), np.cos(i), 0.3 * i], -1).astype(np.float32)
    rows = [np.stack([i[k : n - m + k] for k in range(m + 1)], -1) for m in (1, 2, 3)]
    return x + 0.1 * normal(n, 3), *(r.astype(np.int32) for r in rows)


def _bodies(n: int) -> tuple[np.ndarray, ...]:
    q = normal(n, 4)
    q /= np.linalg.norm(q, axis=-1, keepdims=True)
    return *(normal(n, 3, seed=k) for k in (0, 1)), q, normal(n, 3, seed=2), _thick(n), normal(n, 3)


def _thick(n: int) -> np.ndarray:
    return np.abs(normal(n, 3, seed=3)) + 0.5


CASES = [
    ("bonds, angles and torsions of 5000 atoms", bonded, lambda: _chain(5000)),
    ("neighbour lists 2000x40, 5 steps", neighbour_lists,
     lambda: (_box(2000, 3, 20), normal(2000, 3), places(0, 2000, 2000, 40))),
    ("net of 5000 springs, 10 steps", spring_net,
     lambda: (_box(2000, 3, 10), normal(2000, 3), places(5000, 2000), places(5000, 2000, seed=5),
              np.abs(normal(5000)))),
    ("ropes 100x64, 3 steps of 10", ropes,
     lambda: (_box(6400, 3, 1).reshape(100, 64, 3), _box(6400, 3, 1).reshape(100, 64, 3))),
    ("rigid bodies 4000, 10 steps", rigid_bodies, lambda: _bodies(4000)),
    ("balls in a box 400", balls,
     lambda: (_box(400, 2, 10), normal(400, 2), np.abs(normal(400)) * 0.1 + 0.1)),
    ("cells of 10000 particles", cell_lists, lambda: (_box(10000, 3, 16),)),
    ("smoothed particles in lists 4000x32", fluid_in_lists,
     lambda: (_box(4000, 3, 10), normal(4000, 3), places(0, 4000, 4000, 32))),
    ("forces of 4000 tetrahedra", tetrahedra,
     lambda: (_box(3000, 3, 5), places(0, 3000, 4000, 4),
              np.eye(3, dtype=np.float32) + 0.1 * normal(4000, 3, 3))),
    ("moments of 500 clouds", clouds, lambda: (normal(500, 50, 3), np.abs(normal(500, 50)))),
    ("distances of all pairs of 800, counted", radial, lambda: (_box(800, 3, 10),)),
    ("swarm of 1000x6, 20 steps", swarm,
     lambda: (normal(1000, 6) * 3, normal(1000, 6), np.uint32(1))),
    ("masses in 64 cells, 5000", grid_of_masses,
     lambda: (_box(5000, 2, 1), np.abs(normal(5000)))),
]  # fmt: skip
