"""Programs of scientific computing for the suite: one source, run with `lib` as either package."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np


def mandelbrot(lib: Any, steps: int = 50) -> Callable[..., Any]:
    """How many steps each point stays within 2, by `fori_loop`."""
    xp = lib.numpy

    def run(re: Any, im: Any) -> Any:
        def step(_: Any, state: Any) -> Any:
            x, y, count = state
            inside = x * x + y * y < 4
            return (
                xp.where(inside, x * x - y * y + re, x),
                xp.where(inside, 2 * x * y + im, y),
                count + inside.astype("int32"),
            )

        start = (xp.zeros_like(re), xp.zeros_like(re), xp.zeros(re.shape, "int32"))
        return lib.lax.fori_loop(0, steps, step, start)[2]

    return run


def plane(size: int) -> tuple[np.ndarray, np.ndarray]:
    """Real and imaginary parts of a square about the Mandelbrot set, f32[size, size] each."""
    re, im = np.meshgrid(np.linspace(-2, 0.6, size), np.linspace(-1.3, 1.3, size))
    return re.astype(np.float32), im.astype(np.float32)


def heat(lib: Any, steps: int = 50) -> Callable[[Any], Any]:
    """Heat in a plate whose edges are kept, by `fori_loop` over slices."""

    def run(u: Any) -> Any:
        def step(_: Any, u: Any) -> Any:
            inner = u[1:-1, 1:-1]
            around = u[2:, 1:-1] + u[:-2, 1:-1] + u[1:-1, 2:] + u[1:-1, :-2]
            return u.at[1:-1, 1:-1].set(inner + 0.2 * (around - 4 * inner))

        return lib.lax.fori_loop(0, steps, step, u)

    return run


def wave(lib: Any, steps: int = 100) -> Callable[..., Any]:
    """A wave on a torus, by `scan` over rolls; its energy at every step."""
    xp = lib.numpy

    def run(u: Any, v: Any) -> Any:
        def step(state: Any, _: Any) -> Any:
            u, v = state
            bent = sum(xp.roll(u, s, a) for a in (0, 1) for s in (1, -1)) - 4 * u
            v = v + 0.1 * bent
            u = u + 0.1 * v
            return (u, v), xp.mean(v * v)

        return lib.lax.scan(step, (u, v), None, length=steps)

    return run


def black_scholes(lib: Any) -> Callable[..., Any]:
    """Prices of calls and puts."""
    xp = lib.numpy

    def normal(x: Any) -> Any:
        return 0.5 * (1 + lib.lax.erf(x * 0.70710678))

    def run(spot: Any, strike: Any, time: Any) -> Any:
        rate, volatility = 0.02, 0.3
        root = volatility * xp.sqrt(time)
        d1 = (xp.log(spot / strike) + (rate + 0.5 * volatility**2) * time) / root
        d2 = d1 - root
        kept = strike * xp.exp(-rate * time)
        call = spot * normal(d1) - kept * normal(d2)
        return call, call - spot + kept

    return run


def n_body(lib: Any, steps: int = 5) -> Callable[..., Any]:
    """Leapfrog of bodies that attract each other, all pairs at once."""
    xp = lib.numpy

    def pull(x: Any, mass: Any) -> Any:
        apart = x[None, :, :] - x[:, None, :]
        square = xp.sum(apart * apart, axis=-1) + 1e-2
        return xp.sum(apart * (mass[None, :] * square**-1.5)[..., None], axis=1)

    def run(x: Any, v: Any, mass: Any) -> Any:
        def step(_: Any, state: Any) -> Any:
            x, v = state
            v = v + 0.01 * pull(x, mass)
            return x + 0.01 * v, v

        return lib.lax.fori_loop(0, steps, step, (x, v))

    return run


def k_means(lib: Any) -> Callable[..., Any]:
    """One step: who belongs to which centre, and the new centres."""
    xp = lib.numpy

    def run(x: Any, centres: Any) -> Any:
        far = xp.sum((x[:, None, :] - centres[None, :, :]) ** 2, axis=-1)
        label = xp.argmin(far, axis=1)
        one_hot = (label[:, None] == xp.arange(centres.shape[0])).astype(x.dtype)
        return label, (one_hot.T @ x) / xp.maximum(one_hot.sum(0), 1)[:, None]

    return run


def gaussian_kernel(lib: Any) -> Callable[..., Any]:
    """exp(-|x - y|^2 / 2) of all pairs, by a product of matrices."""
    xp = lib.numpy

    def run(x: Any, y: Any) -> Any:
        square = xp.sum(x * x, 1)[:, None] + xp.sum(y * y, 1)[None, :] - 2 * x @ y.T
        return xp.exp(-0.5 * square)

    return run


def kernel_mean(lib: Any) -> Callable[..., Any]:
    """Weighted sums of exp(-|x - y|) over all pairs, which are not kept."""
    xp = lib.numpy

    def run(x: Any, y: Any, weight: Any) -> Any:
        far = xp.sqrt(xp.sum((x[:, None, :] - y[None, :, :]) ** 2, axis=-1))
        return xp.sum(xp.exp(-far) * weight[None, :], axis=1)

    return run


def fft_filter(lib: Any) -> Callable[..., Any]:
    """Rows through a filter in frequencies."""
    fft = lib.numpy.fft

    def run(x: Any, gain: Any) -> Any:
        return fft.irfft(fft.rfft(x, axis=-1) * gain, n=x.shape[-1], axis=-1)

    return run


def life(lib: Any, steps: int = 20) -> Callable[[Any], Any]:
    """Conway's game on a torus of int8."""
    xp = lib.numpy

    def run(board: Any) -> Any:
        def step(_: Any, b: Any) -> Any:
            shifts = [(i, j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]
            around = sum(xp.roll(b, s, (0, 1)) for s in shifts)
            return ((around == 3) | ((around == 2) & (b == 1))).astype(b.dtype)

        return lib.lax.fori_loop(0, steps, step, board)

    return run


def kalman(lib: Any) -> Callable[..., Any]:
    """A Kalman filter over a series, by `scan`."""
    xp = lib.numpy

    def run(a: Any, q: Any, c: Any, r: Any, ys: Any) -> Any:
        def step(state: Any, y: Any) -> Any:
            x, p = state
            x, p = a @ x, a @ p @ a.T + q
            gain = xp.linalg.solve(c @ p @ c.T + r, c @ p).T
            x = x + gain @ (y - c @ x)
            p = p - gain @ c @ p
            return (x, p), x

        n = a.shape[0]
        return lib.lax.scan(step, (xp.zeros(n, a.dtype), xp.eye(n, dtype=a.dtype)), ys)[1]

    return run


def lorenz(lib: Any, steps: int = 500) -> Callable[[Any], Any]:
    """Runge-Kutta of Lorenz's equations from many starting points, by `scan`."""
    xp = lib.numpy

    def slope(s: Any) -> Any:
        x, y, z = s
        return xp.stack([10 * (y - x), x * (28 - z) - y, x * y - 8 / 3 * z])

    def run(start: Any) -> Any:
        def step(s: Any, _: Any) -> Any:
            h = 0.01
            k1 = slope(s)
            k2 = slope(s + h / 2 * k1)
            k3 = slope(s + h / 2 * k2)
            k4 = slope(s + h * k3)
            return s + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4), None

        return lib.lax.scan(step, start, None, length=steps)[0]

    return run


def newton(lib: Any) -> Callable[[Any], Any]:
    """Cube roots by Newton's method until all are exact, by `while_loop`."""
    xp = lib.numpy

    def run(a: Any) -> Any:
        def going(s: Any) -> Any:
            x, i = s
            return (xp.max(xp.abs(x * x * x - a)) > 1e-4) & (i < 60)

        def step(s: Any) -> Any:
            x, i = s
            return x - (x * x * x - a) / (3 * x * x), i + 1

        return lib.lax.while_loop(going, step, (xp.ones_like(a) * 2, 0))[0]

    return run


def monte_carlo(lib: Any, draws: int = 1 << 20) -> Callable[[Any], Any]:
    """The mean payoff of random walks."""
    xp = lib.numpy

    def run(seed: Any) -> Any:
        key = lib.random.key(seed)
        z = lib.random.normal(key, (draws,))
        end = 100 * xp.exp(-0.02 + 0.2 * z)
        return xp.mean(xp.maximum(end - 100, 0)), xp.std(end)

    return run


def ising(lib: Any, sweeps: int = 10) -> Callable[..., Any]:
    """Metropolis on a chess board of spins."""
    xp = lib.numpy

    def run(spins: Any, seed: Any) -> Any:
        rows, columns = spins.shape
        even = (xp.arange(rows)[:, None] + xp.arange(columns)[None, :]) % 2 == 0

        def sweep(i: Any, s: Any) -> Any:
            key = lib.random.fold_in(lib.random.key(seed), i)
            chance = lib.random.uniform(key, s.shape)
            for half in (even, ~even):
                around = sum(xp.roll(s, d, a) for a in (0, 1) for d in (1, -1))
                flip = (chance < xp.exp(-0.88 * s * around)) & half
                s = xp.where(flip, -s, s)
            return s

        return lib.lax.fori_loop(0, sweeps, sweep, spins)

    return run


def edit_distance(lib: Any) -> Callable[..., Any]:
    """Levenshtein's distance row by row, by `scan` with a running minimum."""
    xp = lib.numpy

    def run(a: Any, b: Any) -> Any:
        n = b.shape[0]
        places = xp.arange(n + 1)

        def row(prev: Any, c: Any) -> Any:
            swap = prev[:-1] + (b != c)
            best = xp.minimum(swap, prev[1:] + 1)
            line = xp.concatenate([prev[:1] + 1, best])
            return lib.lax.cummin(line - places) + places, None

        return lib.lax.scan(row, places, a)[0][-1]

    return run


def sobel(lib: Any) -> Callable[[Any], Any]:
    """The strength of edges in a grey image, with padding."""
    xp = lib.numpy

    def run(image: Any) -> Any:
        p = xp.pad(image, 1, mode="edge")
        h, w = image.shape

        def at(i: int, j: int) -> Any:
            return p[i : i + h, j : j + w]

        x = at(0, 2) + 2 * at(1, 2) + at(2, 2) - at(0, 0) - 2 * at(1, 0) - at(2, 0)
        y = at(2, 0) + 2 * at(2, 1) + at(2, 2) - at(0, 0) - 2 * at(0, 1) - at(0, 2)
        return xp.sqrt(x * x + y * y)

    return run


def power_iteration(lib: Any, steps: int = 30) -> Callable[..., Any]:
    """The first eigenvector of a symmetric matrix."""
    xp = lib.numpy

    def run(a: Any, v: Any) -> Any:
        def step(_: Any, v: Any) -> Any:
            w = a @ v
            return w / xp.sqrt(xp.sum(w * w))

        v = lib.lax.fori_loop(0, steps, step, v)
        return v, v @ (a @ v)

    return run


def conjugate_gradient(lib: Any, steps: int = 15) -> Callable[..., Any]:
    """Solves a symmetric system."""
    xp = lib.numpy

    def run(a: Any, b: Any) -> Any:
        def step(state: Any, _: Any) -> Any:
            x, r, p, rr = state
            ap = a @ p
            alpha = rr / xp.dot(p, ap)
            x, r = x + alpha * p, r - alpha * ap
            new = xp.dot(r, r)
            return (x, r, r + new / rr * p, new), new

        start = (xp.zeros_like(b), b, b, xp.dot(b, b))
        (x, *_), trail = lib.lax.scan(step, start, None, length=steps)
        return x, trail

    return run


def gaussian_process(lib: Any) -> Callable[..., Any]:
    """Gradient of the log likelihood of a Gaussian process, by Cholesky."""
    xp = lib.numpy

    def likelihood(log_scale: Any, x: Any, y: Any) -> Any:
        far = (x[:, None] - x[None, :]) ** 2
        k = xp.exp(-far * xp.exp(-log_scale)) + 0.1 * xp.eye(x.shape[0], dtype=x.dtype)
        low = xp.linalg.cholesky(k)
        z = lib.scipy.linalg.solve_triangular(low, y, lower=True)
        return 0.5 * xp.sum(z * z) + xp.sum(xp.log(xp.diagonal(low)))

    return lib.value_and_grad(likelihood)
