"""Simulations for the further programs: particles, fields, equations of motion, automata."""

from __future__ import annotations

from typing import Any

import numpy as np
from cases import normal, places, several


def lennard_jones(lib: Any) -> Any:
    """Velocity Verlet of atoms in a periodic box, forces as gradients, cut at a distance."""
    xp = lib.numpy

    def energy(x: Any) -> Any:
        apart = x[:, None, :] - x[None, :, :]
        apart = apart - 10 * xp.round(apart / 10)
        square = xp.sum(apart * apart, -1) + xp.eye(x.shape[0], dtype=x.dtype) * 100
        near = xp.maximum(square, 0.8)
        inverse = 1 / near**3
        return 2 * xp.sum(xp.where(square < 6.25, inverse * inverse - inverse, 0))

    def run(x: Any, v: Any) -> Any:
        def step(_: Any, state: Any) -> Any:
            x, v, f = state
            x = x + 0.001 * v + 5e-7 * f
            new = -lib.grad(energy)(x)
            return x, v + 5e-4 * (f + new), new

        return lib.lax.fori_loop(0, 3, step, (x, v, -lib.grad(energy)(x)))

    return run


def fluid_particles(lib: Any) -> Any:
    """Smoothed particles: densities, pressures, forces of all pairs."""
    xp = lib.numpy

    def run(x: Any, v: Any) -> Any:
        apart = x[:, None, :] - x[None, :, :]
        far = xp.sqrt(xp.sum(apart * apart, -1) + 1e-9)
        q = xp.maximum(1 - far / 0.4, 0)
        density = xp.sum(q**3, 1) + 0.1
        pressure = 2 * (density - 1)
        push = (pressure[:, None] + pressure[None, :]) / (2 * density[None, :]) * q * q / far
        drag = (v[None] - v[:, None]) * (q / density[None, :])[..., None]
        force = xp.sum(push[..., None] * apart + 0.1 * drag, 1)
        v = v + 0.01 * force / density[:, None]
        return x + 0.01 * v, v, density

    return run


def poisson(lib: Any) -> Any:
    """Gauss and Seidel's sweeps, red then black."""
    xp = lib.numpy

    def run(u: Any, f: Any) -> Any:
        h, w = u.shape
        red = (xp.arange(h)[:, None] + xp.arange(w)[None, :]) % 2 == 0
        inner = xp.zeros((h, w), bool).at[1:-1, 1:-1].set(True)

        def step(_: Any, u: Any) -> Any:
            for half in (red, ~red):
                p = xp.pad(u, 1)
                around = p[2:, 1:-1] + p[:-2, 1:-1] + p[1:-1, 2:] + p[1:-1, :-2]
                u = xp.where(half & inner, (around - f) / 4, u)
            return u

        return lib.lax.fori_loop(0, 30, step, u)

    return run


def multigrid(lib: Any) -> Any:
    """A V-cycle of 4 grids for Poisson's equation on a torus."""
    xp = lib.numpy

    def around(u: Any) -> Any:
        return sum(xp.roll(u, s, a) for a in (0, 1) for s in (1, -1))

    def cycle(u: Any, f: Any, level: int) -> Any:
        for _ in range(3):
            u = 0.2 * u + 0.8 * (around(u) - f) / 4
        if level:
            off = f - (around(u) - 4 * u)
            n = u.shape[0] // 2
            low = off.reshape(n, 2, n, 2).mean((1, 3)) * 4
            up = cycle(xp.zeros_like(low), low, level - 1)
            u = u + xp.repeat(xp.repeat(up, 2, 0), 2, 1)
        for _ in range(3):
            u = 0.2 * u + 0.8 * (around(u) - f) / 4
        return u

    return lambda u, f: cycle(u, f - f.mean(), 3)


def stable_fluid(lib: Any) -> Any:
    """A step of Navier and Stokes: carried back along the flow, made free of sources by FFT."""
    xp = lib.numpy

    def run(u: Any, v: Any) -> Any:
        n = u.shape[0]
        i, j = xp.meshgrid(xp.arange(n), xp.arange(n), indexing="ij")

        def carried(q: Any) -> Any:
            y, x = i - 0.5 * v, j - 0.5 * u
            a, b = xp.floor(y).astype(int), xp.floor(x).astype(int)
            s, t = y - a, x - b
            a, b, c, d = a % n, b % n, (a + 1) % n, (b + 1) % n
            return ((1 - s) * ((1 - t) * q[a, b] + t * q[a, d])
                    + s * ((1 - t) * q[c, b] + t * q[c, d]))  # fmt: skip

        u, v = carried(u), carried(v)
        k = xp.fft.fftfreq(n) * 2 * np.pi
        kx, ky = k[None, :], k[:, None]
        uk, vk = xp.fft.fft2(u), xp.fft.fft2(v)
        source = (kx * uk + ky * vk) / xp.maximum(kx * kx + ky * ky, 1e-6)
        fade = xp.exp(-0.1 * (kx * kx + ky * ky))
        return (xp.fft.ifft2((uk - kx * source) * fade).real,
                xp.fft.ifft2((vk - ky * source) * fade).real)  # fmt: skip

    return run


def lattice_boltzmann(lib: Any) -> Any:
    """Nine populations that move and collide, 10 steps, with walls that throw back."""
    xp = lib.numpy
    moves = [(0, 0), (1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)]
    share = np.array([4 / 9] + [1 / 9] * 4 + [1 / 36] * 4, np.float32)
    ways = np.array(moves, np.float32)
    back = np.array([0, 3, 4, 1, 2, 7, 8, 5, 6])

    def run(f: Any, wall: Any) -> Any:
        def step(_: Any, f: Any) -> Any:
            f = xp.stack([xp.roll(f[k], m, (0, 1)) for k, m in enumerate(moves)])
            density = xp.sum(f, 0)
            flow = xp.einsum("kd,kxy->dxy", ways, f) / density
            along = xp.einsum("kd,dxy->kxy", ways, flow)
            square = 1.5 * xp.sum(flow * flow, 0)
            rest = share[:, None, None] * density * (1 + 3 * along + 4.5 * along**2 - square)
            return xp.where(wall, f[back], f + 0.6 * (rest - f))

        return lib.lax.fori_loop(0, 10, step, f)

    return run


def electromagnetic(lib: Any) -> Any:
    """Finite differences in time: electric and magnetic fields in turn, with a source."""
    xp = lib.numpy

    def run(ez: Any, hx: Any, hy: Any) -> Any:
        def step(state: Any, t: Any) -> Any:
            ez, hx, hy = state
            hx = hx.at[:, :-1].add(-0.5 * (ez[:, 1:] - ez[:, :-1]))
            hy = hy.at[:-1, :].add(0.5 * (ez[1:, :] - ez[:-1, :]))
            curl = hy[1:-1, 1:-1] - hy[:-2, 1:-1] - hx[1:-1, 1:-1] + hx[1:-1, :-2]
            ez = ez.at[1:-1, 1:-1].add(0.5 * curl)
            ez = ez.at[60, 60].add(xp.exp(-((t - 20.0) ** 2) / 50))
            return (ez, hx, hy), ez[30, 30]

        return lib.lax.scan(step, (ez, hx, hy), xp.arange(50, dtype=xp.float32))

    return run


def dormand_prince(lib: Any) -> Any:
    """An equation solved with steps as long as their error allows, by `while_loop`."""
    xp = lib.numpy
    rows = [[1 / 5], [3 / 40, 9 / 40], [44 / 45, -56 / 15, 32 / 9],
            [19372 / 6561, -25360 / 2187, 64448 / 6561, -212 / 729],
            [9017 / 3168, -355 / 33, 46732 / 5247, 49 / 176, -5103 / 18656],
            [35 / 384, 0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84]]  # fmt: skip
    fourth = [5179 / 57600, 0, 7571 / 16695, 393 / 640, -92097 / 339200, 187 / 2100, 1 / 40]

    def slope(y: Any) -> Any:
        x, v = y
        return xp.stack([v, 2 * (1 - x * x) * v - x])

    def run(y: Any) -> Any:
        def step(s: Any) -> Any:
            t, y, h, n = s
            h = xp.minimum(h, 5 - t)
            ks = [slope(y)]
            for row in rows:
                new = y + h * sum(c * k for c, k in zip(row, ks, strict=True) if c)
                ks.append(slope(new))
            low = y + h * sum(c * k for c, k in zip(fourth, ks, strict=True) if c)
            error = xp.sqrt(xp.mean(((new - low) / (1e-4 + 1e-3 * xp.abs(new))) ** 2))
            grow = xp.clip(0.9 * xp.maximum(error, 1e-6) ** -0.2, 0.2, 5)
            good = error <= 1
            return xp.where(good, t + h, t), xp.where(good, new, y), h * grow, n + 1

        start = (xp.float32(0), y, xp.float32(0.01), 0)
        return lib.lax.while_loop(lambda s: (s[0] < 5) & (s[3] < 500), step, start)[1]

    return run


def kuramoto(lib: Any) -> Any:
    """Oscillators that pull each other along, all pairs, 10 steps; how much in step they are."""
    xp = lib.numpy

    def run(phase: Any, speed: Any) -> Any:
        def step(phase: Any, _: Any) -> Any:
            pull = xp.mean(xp.sin(phase[None, :] - phase[:, None]), 1)
            phase = phase + 0.05 * (speed + 2 * pull)
            return phase, xp.abs(xp.mean(xp.exp(1j * phase)))

        return lib.lax.scan(step, phase, None, length=10)

    return run


def pendulums(lib: Any) -> Any:
    """Double pendulums, Runge-Kutta under vmap."""
    xp = lib.numpy

    def slope(s: Any) -> Any:
        a, b, p, q = s
        d = a - b
        den = 3 - xp.cos(2 * d)
        ap = (-3 * 9.8 * xp.sin(a) - 9.8 * xp.sin(a - 2 * b)
              - 2 * xp.sin(d) * (q * q + p * p * xp.cos(d))) / den  # fmt: skip
        aq = 2 * xp.sin(d) * (2 * p * p + 2 * 9.8 * xp.cos(a) + q * q * xp.cos(d)) / den
        return xp.stack([p, q, ap, aq])

    def one(s: Any) -> Any:
        def step(s: Any, _: Any) -> Any:
            h = 0.005
            k1 = slope(s)
            k2 = slope(s + h / 2 * k1)
            k3 = slope(s + h / 2 * k2)
            return s + h / 6 * (k1 + 2 * k2 + 2 * k3 + slope(s + h * k3)), s[0]

        return lib.lax.scan(step, s, None, length=40)

    return lib.vmap(one)


def reaction(lib: Any) -> Any:
    """Gray and Scott's reaction of two substances that spread, 20 steps."""
    xp = lib.numpy

    def bent(u: Any) -> Any:
        return sum(xp.roll(u, s, a) for a in (0, 1) for s in (1, -1)) - 4 * u

    def run(u: Any, v: Any) -> Any:
        def step(_: Any, state: Any) -> Any:
            u, v = state
            eaten = u * v * v
            return (u + 0.16 * bent(u) - eaten + 0.035 * (1 - u),
                    v + 0.08 * bent(v) + eaten - 0.1 * v)  # fmt: skip

        return lib.lax.fori_loop(0, 20, step, (u, v))

    return run


def rule(lib: Any) -> Any:
    """An automaton of a line by a table of 8 entries, every generation kept."""
    xp = lib.numpy

    def run(table: Any, line: Any) -> Any:
        def step(line: Any, _: Any) -> Any:
            line = table[4 * xp.roll(line, 1) + 2 * line + xp.roll(line, -1)]
            return line, line

        return lib.lax.scan(step, line, None, length=200)[1]

    return run


def sand(lib: Any) -> Any:
    """Piles of sand that fall over until all are low."""
    xp = lib.numpy

    def run(pile: Any) -> Any:
        def step(s: Any) -> Any:
            over = s // 4
            p = xp.pad(over, 1)
            return s - 4 * over + p[2:, 1:-1] + p[:-2, 1:-1] + p[1:-1, 2:] + p[1:-1, :-2]

        return lib.lax.while_loop(lambda s: xp.any(s >= 4), step, pile)

    return run


def shocks(lib: Any) -> Any:
    """Euler's equations of a gas in a tube, by Lax and Friedrichs' fluxes, 50 steps."""
    xp = lib.numpy

    def flux(q: Any) -> Any:
        rho, m, e = q
        p = 0.4 * (e - 0.5 * m * m / rho)
        return xp.stack([m, m * m / rho + p, (e + p) * m / rho])

    def run(q: Any) -> Any:
        def step(_: Any, q: Any) -> Any:
            wide = xp.concatenate([q[:, :1], q, q[:, -1:]], 1)
            f = flux(wide)
            rho, m, e = wide
            sound = xp.abs(m / rho) + xp.sqrt(1.4 * 0.4 * (e - 0.5 * m * m / rho) / rho)
            fast = xp.maximum(sound[1:], sound[:-1])
            through = 0.5 * (f[:, 1:] + f[:, :-1] - fast * (wide[:, 1:] - wide[:, :-1]))
            return q - 0.1 * (through[:, 1:] - through[:, :-1])

        return lib.lax.fori_loop(0, 50, step, q)

    return run


def flock(lib: Any) -> Any:
    """Birds that keep together, apart and in line: all pairs, 3 steps."""
    xp = lib.numpy

    def run(x: Any, v: Any) -> Any:
        def step(_: Any, state: Any) -> Any:
            x, v = state
            apart = x[None] - x[:, None]
            square = xp.sum(apart**2, -1)
            near = (square < 1).astype(x.dtype)
            count = xp.sum(near, 1)[:, None]
            close = xp.sum(apart * (square < 0.04)[..., None], 1)
            v = v + 0.01 * (near @ x / count - x) - 0.05 * close + 0.1 * (near @ v / count - v)
            v = v / xp.maximum(xp.linalg.norm(v, axis=1, keepdims=True), 1)
            return (x + 0.1 * v) % 10, v

        return lib.lax.fori_loop(0, 3, step, (x, v))

    return run


def spheres(lib: Any) -> Any:
    """Rays marched to a surface of blended spheres, shaded by its gradient."""
    xp = lib.numpy

    def far(p: Any) -> Any:
        a = xp.sqrt(xp.sum((p - xp.array([0.4, 0.0, 3.0])) ** 2)) - 0.8
        b = xp.sqrt(xp.sum((p - xp.array([-0.5, 0.3, 3.5])) ** 2)) - 0.6
        h = xp.clip(0.5 + 2 * (b - a), 0, 1)
        return b + (a - b) * h - 0.25 * h * (1 - h)

    def pixel(way: Any) -> Any:
        t = lib.lax.fori_loop(0, 24, lambda _, t: t + far(t * way), xp.float32(0))
        point = t * way
        shade = xp.maximum(xp.dot(lib.grad(far)(point), xp.array([0.6, 0.6, -0.53])), 0)
        return xp.where(t < 6, 0.1 + shade, 0)

    def run(ways: Any) -> Any:
        return lib.vmap(pixel)(ways / xp.linalg.norm(ways, axis=-1, keepdims=True))

    return run


def cloth(lib: Any) -> Any:
    """A cloth of springs, the pull of neighbours added at both ends, 20 steps."""
    xp = lib.numpy

    def run(x: Any, v: Any) -> Any:
        def pull(a: Any, b: Any) -> Any:
            d = b - a
            size = xp.linalg.norm(d, axis=-1, keepdims=True)
            return 50 * (size - 0.1) * d / xp.maximum(size, 1e-6)

        def step(_: Any, state: Any) -> Any:
            x, v = state
            right, down = pull(x[:, :-1], x[:, 1:]), pull(x[:-1], x[1:])
            f = xp.zeros_like(x) + xp.array([0.0, 0.0, -9.8])
            f = f.at[:, :-1].add(right).at[:, 1:].add(-right)
            f = f.at[:-1].add(down).at[1:].add(-down).at[0].set(0)
            v = 0.99 * (v + 0.001 * f)
            return x + 0.001 * v, v

        return lib.lax.fori_loop(0, 20, step, (x, v))

    return run


def deposited(lib: Any) -> Any:
    """Particles in cells: charges put onto a grid, the field solved by FFT, the push taken."""
    xp = lib.numpy

    def run(x: Any, v: Any) -> Any:
        n = 256
        at = xp.floor(x).astype(int)
        part = x - at
        left, right = at % n, (at + 1) % n
        charge = xp.zeros(n, x.dtype).at[left].add(1 - part).at[right].add(part)
        k = 2 * np.pi * xp.fft.rfftfreq(n)
        field = xp.fft.irfft(-1j * xp.fft.rfft(charge) / xp.where(k > 0, k, 1) * (k > 0), n)
        v = v - 0.01 / len(x) * ((1 - part) * field[left] + part * field[right])
        return (x + v) % n, v

    return run


def _grid(n: int) -> np.ndarray:
    a, b = np.meshgrid(np.arange(n), np.arange(n), indexing="ij")
    return np.stack([a, b, 0 * a], -1).astype(np.float32) / 9


def _tube(n: int) -> np.ndarray:
    left = np.arange(n) < n // 2
    rho, e = np.where(left, 1, 0.125), np.where(left, 2.5, 0.25)
    return np.stack([rho, 0 * rho, e]).astype(np.float32)


def _spread(n: int, d: int) -> np.ndarray:
    return np.random.default_rng(0).random((n, d), np.float32) * 10


CASES = [
    ("Lennard-Jones 256 atoms, 3 steps", lennard_jones,
     lambda: (np.stack(np.meshgrid(*[np.arange(8) * 1.25] * 3), -1).reshape(-1, 3)[:256]
              .astype(np.float32), normal(256, 3))),
    ("smoothed particles 500", fluid_particles, lambda: (_spread(500, 2) / 4, normal(500, 2))),
    ("Gauss-Seidel, red and black 256x256, 30 sweeps", poisson,
     several((256, 256), (256, 256))),
    ("multigrid 256x256", multigrid, several((256, 256), (256, 256))),
    ("stable fluid 128x128", stable_fluid, several((128, 128), (128, 128))),
    ("lattice Boltzmann 128x128, 10 steps", lattice_boltzmann,
     lambda: (np.abs(normal(9, 128, 128)) / 9 + 0.1, _rooms(128))),
    ("electromagnetic waves 128x128, 50 steps", electromagnetic,
     several(*[(128, 128)] * 3)),
    ("Dormand-Prince, 1000 oscillators", dormand_prince, lambda: (normal(2, 1000),)),
    ("Kuramoto 512, 10 steps", kuramoto, several((512,), (512,))),
    ("double pendulums 1000, 40 steps", pendulums, lambda: (normal(1000, 4),)),
    ("Gray-Scott 256x256, 20 steps", reaction,
     lambda: (np.abs(normal(256, 256)) / 4, np.abs(normal(256, 256, seed=1)) / 8)),
    ("automaton of 4096 cells, 200 steps", rule,
     lambda: (np.array([0, 1, 1, 1, 0, 1, 1, 0], np.int32), places(4096, 2))),
    ("sand piles 64x64", sand, lambda: (places(0, 8, 64, 64),)),
    ("gas in a tube 2048, 50 steps", shocks, lambda: (_tube(2048),)),
    ("flock of 400, 3 steps", flock, lambda: (_spread(400, 2), normal(400, 2))),
    ("rays to spheres 64x64", spheres,
     lambda: (np.concatenate([normal(4096, 2) / 3, np.ones((4096, 1), np.float32)], 1),)),
    ("cloth 48x48, 20 steps", cloth, lambda: (_grid(48), np.zeros((48, 48, 3), np.float32))),
    ("particles in 256 cells, 50000", deposited,
     lambda: (np.random.default_rng(0).random(50000, np.float32) * 256, normal(50000))),
]  # fmt: skip


def _rooms(n: int) -> np.ndarray:
    return np.random.default_rng(0).random((n, n)) < 0.1
