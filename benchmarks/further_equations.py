"""Equations of motion and of fields for the further programs: stiff, sharp, in waves, in space."""

from __future__ import annotations

from typing import Any

import numpy as np
from cases import normal, several


def stiff(lib: Any) -> Any:
    """Robertson's chemistry from many starts: implicit steps, each by 3 of Newton with a solve."""
    xp = lib.numpy

    def slope(y: Any) -> Any:
        a, b, c = y
        p, q, r = 0.04 * a, 1e4 * b * c, 3e7 * b * b
        return xp.stack([q - p, p - q - r, r])

    def one(y: Any) -> Any:
        def step(y: Any, h: Any) -> Any:
            def newton(_: Any, z: Any) -> Any:
                slopes = xp.eye(3) - h * lib.jacfwd(slope)(z)
                return z - xp.linalg.solve(slopes, z - y - h * slope(z))

            y = lib.lax.fori_loop(0, 3, newton, y)
            return y, y

        return lib.lax.scan(step, y, 1e-4 * 1.5 ** xp.arange(20, dtype=xp.float32))[1]

    return lib.vmap(one)


def burgers(lib: Any) -> Any:
    """Burgers' equation by fluxes with van Leer's limit, two stages a step, 50 steps."""
    xp = lib.numpy

    def change(u: Any) -> Any:
        d = xp.roll(u, -1) - u
        before = xp.roll(d, 1)
        both = d * before
        slope = xp.where(both > 0, 2 * both / xp.where(both > 0, d + before, 1), 0)
        left, right = u + slope / 2, xp.roll(u - slope / 2, -1)
        fast = xp.maximum(xp.abs(left), xp.abs(right))
        flux = 0.25 * (left * left + right * right) - 0.5 * fast * (right - left)
        return xp.roll(flux, 1) - flux

    def run(u: Any) -> Any:
        def step(_: Any, u: Any) -> Any:
            first = u + 0.1 * change(u)
            return 0.5 * (u + first + 0.1 * change(first))

        return lib.lax.fori_loop(0, 50, step, u)

    return run


def shallow_water(lib: Any) -> Any:
    """Heights and flows of shallow water in a basin with walls, 20 steps."""
    xp = lib.numpy

    def run(h: Any, u: Any, v: Any) -> Any:
        def step(state: Any, _: Any) -> Any:
            h, u, v = state
            u = u.at[1:-1, :].add(-0.1 * (h[1:, :] - h[:-1, :]))
            v = v.at[:, 1:-1].add(-0.1 * (h[:, 1:] - h[:, :-1]))
            up = xp.where(u[1:-1] > 0, h[:-1], h[1:]) * u[1:-1]
            side = xp.where(v[:, 1:-1] > 0, h[:, :-1], h[:, 1:]) * v[:, 1:-1]
            up, side = xp.pad(up, ((1, 1), (0, 0))), xp.pad(side, ((0, 0), (1, 1)))
            h = h - 0.1 * (up[1:] - up[:-1] + side[:, 1:] - side[:, :-1])
            return (h, u, v), xp.mean(h * h)

        return lib.lax.scan(step, (h, u, v), None, length=20)

    return run


def absorbed_wave(lib: Any) -> Any:
    """A wave from a source in a medium, swallowed near the borders, heard at a line."""
    xp = lib.numpy

    def run(speed: Any, loud: Any) -> Any:
        n = speed.shape[0]
        far = xp.minimum(xp.arange(n), n - 1 - xp.arange(n))
        edge = xp.maximum(0, 20 - xp.minimum(far[:, None], far[None, :])) / 20
        calm = xp.exp(-0.1 * edge * edge)

        def step(state: Any, s: Any) -> Any:
            now, before = state
            p = xp.pad(now, 2)
            near = p[1:-3, 2:-2] + p[3:-1, 2:-2] + p[2:-2, 1:-3] + p[2:-2, 3:-1]
            next_but = p[:-4, 2:-2] + p[4:, 2:-2] + p[2:-2, :-4] + p[2:-2, 4:]
            bent = 4 / 3 * near - next_but / 12 - 5 * now
            new = (2 * now - before * calm + 0.1 * speed * bent) * calm
            new = new.at[n // 2, n // 3].add(s)
            return (new, now * calm), new[30]

        zero = xp.zeros_like(speed)
        return lib.lax.scan(step, (zero, zero), loud)[1]

    return run


def heat_in_space(lib: Any) -> Any:
    """Heat in a block of 48x48x48 whose conduction differs, 10 steps."""
    xp = lib.numpy

    def run(u: Any, k: Any) -> Any:
        def step(_: Any, u: Any) -> Any:
            out = u
            for axis in range(3):
                a = lib.lax.slice_in_dim(u, 1, None, axis=axis)
                b = lib.lax.slice_in_dim(u, 0, -1, axis=axis)
                c = lib.lax.slice_in_dim(k, 1, None, axis=axis)
                wide = [(0, 0)] * 3
                wide[axis] = (1, 1)
                flow = xp.pad(c * (a - b), wide)
                out = out + 0.1 * xp.diff(flow, axis=axis)
            return out

        return lib.lax.fori_loop(0, 10, step, u)

    return run


def spectral_flow(lib: Any) -> Any:
    """Vorticity on a torus: products in space, slopes in frequencies, two stages, 4 steps."""
    xp = lib.numpy

    def run(w: Any) -> Any:
        n = w.shape[0]
        ky, kx = xp.fft.fftfreq(n, 1 / n)[:, None], xp.fft.rfftfreq(n, 1 / n)[None, :]
        square = kx * kx + ky * ky
        inverse = xp.where(square > 0, 1 / xp.where(square > 0, square, 1), 0)
        kept = (xp.abs(kx) < n / 3) & (xp.abs(ky) < n / 3)

        def change(wk: Any) -> Any:
            flow = wk * inverse
            u, v = xp.fft.irfft2(1j * ky * flow), xp.fft.irfft2(-1j * kx * flow)
            dx, dy = xp.fft.irfft2(1j * kx * wk), xp.fft.irfft2(1j * ky * wk)
            return -xp.fft.rfft2(u * dx + v * dy) * kept - 1e-3 * square * wk

        def step(_: Any, wk: Any) -> Any:
            half = wk + 0.005 * change(wk)
            return wk + 0.01 * change(half)

        return xp.fft.irfft2(lib.lax.fori_loop(0, 4, step, xp.fft.rfft2(w)))

    return run


def charges(lib: Any) -> Any:
    """The potential of charges in a periodic box, by FFT, and the field."""
    xp = lib.numpy

    def run(q: Any) -> Any:
        k = 2 * np.pi * xp.fft.fftfreq(q.shape[0])
        last = 2 * np.pi * xp.fft.rfftfreq(q.shape[0])
        square = k[:, None, None] ** 2 + k[None, :, None] ** 2 + last[None, None, :] ** 2
        v = xp.fft.irfftn(xp.fft.rfftn(q) / xp.maximum(square, 1e-3), q.shape)
        return v, *[(xp.roll(v, 1, a) - xp.roll(v, -1, a)) / 2 for a in range(3)]

    return run


def quantum(lib: Any) -> Any:
    """A wave packet in complex64: turned in space, then in frequencies, 30 steps."""
    xp = lib.numpy

    def run(x: Any, v: Any) -> Any:
        k = 2 * np.pi * xp.fft.fftfreq(x.shape[0], 0.1)
        space, turn = xp.exp(-0.005j * v), xp.exp(-0.005j * k * k)
        psi = xp.exp(-((x + 5) ** 2) + 3j * x)

        def step(psi: Any, _: Any) -> Any:
            psi = space * xp.fft.ifft(turn * xp.fft.fft(space * psi))
            return psi, xp.sum(x * xp.abs(psi) ** 2)

        psi, path = lib.lax.scan(step, psi, None, length=30)
        return xp.abs(psi) ** 2, path

    return run


def neurons(lib: Any) -> Any:
    """Hodgkin and Huxley's neurons with currents of their own, 200 steps."""
    xp = lib.numpy

    def run(current: Any) -> Any:
        def step(state: Any, _: Any) -> Any:
            v, m, h, n = state
            am = 0.1 * (v + 40.05) / (1 - xp.exp(-(v + 40.05) / 10))
            an = 0.01 * (v + 55.05) / (1 - xp.exp(-(v + 55.05) / 10))
            m = m + 0.02 * (am * (1 - m) - 4 * xp.exp(-(v + 65) / 18) * m)
            h = h + 0.02 * (0.07 * xp.exp(-(v + 65) / 20) * (1 - h)
                            - h / (1 + xp.exp(-(v + 35) / 10)))  # fmt: skip
            n = n + 0.02 * (an * (1 - n) - 0.125 * xp.exp(-(v + 65) / 80) * n)
            flow = 120 * m**3 * h * (v - 50) + 36 * n**4 * (v + 77) + 0.3 * (v + 54.4)
            v = v + 0.02 * (current - flow)
            return (v, m, h, n), v

        rest = xp.full_like(current, -65)
        start = (rest, xp.full_like(rest, 0.05), xp.full_like(rest, 0.6), xp.full_like(rest, 0.32))
        return lib.lax.scan(step, start, None, length=200)[1]

    return run


def julia(lib: Any) -> Any:
    """A Julia set in complex64, until all points fled or 60 steps are over."""
    xp = lib.numpy

    def run(re: Any, im: Any) -> Any:
        def step(state: Any) -> Any:
            z, count, i = state
            near = xp.abs(z) < 2
            return xp.where(near, z * z - 0.8 + 0.156j, z), count + near, i + 1

        def going(state: Any) -> Any:
            return (state[2] < 60) & xp.any(xp.abs(state[0]) < 2)

        z = lib.lax.complex(re, im)
        return lib.lax.while_loop(going, step, (z, xp.zeros(z.shape, int), 0))[1]

    return run


def orbits(lib: Any) -> Any:
    """Planets in float64, by Yoshida's steps of the fourth order."""
    xp = lib.numpy
    cube = 2 ** (1 / 3)
    a = 1 / (2 - cube)
    kicks, drifts = (a, -cube * a, a), (a / 2, (1 - cube) * a / 2, (1 - cube) * a / 2, a / 2)

    def run(x: Any, v: Any, mass: Any) -> Any:
        def pull(x: Any) -> Any:
            apart = x[None] - x[:, None]
            square = xp.sum(apart * apart, -1) + 1e-2
            return xp.sum(mass[None, :, None] * apart * (square**-1.5)[..., None], 1)

        def step(_: Any, state: Any) -> Any:
            x, v = state
            for i in range(3):
                x = x + 1e-3 * drifts[i] * v
                v = v + 1e-3 * kicks[i] * pull(x)
            return x + 1e-3 * drifts[3] * v, v

        return lib.lax.fori_loop(0, 100, step, (x, v))

    return run


def _plane(n: int) -> tuple[np.ndarray, ...]:
    a, b = np.meshgrid(np.linspace(-1.5, 1.5, n), np.linspace(-1.5, 1.5, n))
    return a.astype(np.float32), b.astype(np.float32)


CASES = [
    ("stiff chemistry 256, 20 implicit steps", stiff,
     lambda: (np.tile(np.float32([1, 0, 0]), (256, 1)) + np.abs(normal(256, 3)) * 1e-5,)),
    ("Burgers' equation 4096, 50 steps", burgers, several((4096,))),
    ("shallow water 128x128, 20 steps", shallow_water,
     lambda: (1 + 0.1 * np.abs(normal(128, 128)), np.zeros((129, 128), np.float32),
              np.zeros((128, 129), np.float32))),
    ("absorbed wave 128x128, 50 steps", absorbed_wave,
     lambda: (np.abs(normal(128, 128)) + 0.5, normal(50))),
    ("heat in 48x48x48, 10 steps", heat_in_space,
     lambda: (normal(48, 48, 48), np.abs(normal(48, 48, 48, seed=1)))),
    ("spectral flow 64x64, 4 steps", spectral_flow, several((64, 64))),
    ("potential of charges 32x32x32", charges, several((32, 32, 32))),
    ("wave packet 1024, 30 split steps", quantum,
     lambda: ((np.arange(1024, dtype=np.float32) - 512) * 0.1, normal(1024))),
    ("neurons by four equations 1000, 200 steps", neurons, lambda: (np.abs(normal(1000)) * 10,)),
    ("Julia set 200x200", julia, lambda: _plane(200)),
    ("orbits of 12 in float64, 100 steps", orbits,
     lambda: (normal(12, 3).astype(np.float64), normal(12, 3, seed=1).astype(np.float64) / 4,
              np.abs(normal(12)).astype(np.float64))),
]  # fmt: skip

WIDE = {"orbits of 12 in float64, 100 steps"}
