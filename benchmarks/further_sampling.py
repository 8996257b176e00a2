"""Draws and estimates for the further programs: chains, filters, prices, fits."""

from __future__ import annotations

from typing import Any

import numpy as np
from cases import normal, several

KEY = np.array([0, 42], np.uint32)


def metropolis(lib: Any) -> Any:
    """Random-walk Metropolis of 500 chains on a banana, 100 steps, with the share taken."""
    xp = lib.numpy

    def density(x: Any) -> Any:
        return -0.5 * (x[:, 0] ** 2 / 4 + (x[:, 1] - 0.5 * x[:, 0] ** 2) ** 2)

    def run(key: Any, x: Any) -> Any:
        def step(state: Any, key: Any) -> Any:
            x, p = state
            a, b = lib.random.split(key)
            new = x + 0.5 * lib.random.normal(a, x.shape)
            q = density(new)
            taken = xp.log(lib.random.uniform(b, p.shape)) < q - p
            return (xp.where(taken[:, None], new, x), xp.where(taken, q, p)), xp.mean(taken)

        return lib.lax.scan(step, (x, density(x)), lib.random.split(key, 100))

    return run


def gibbs(lib: Any) -> Any:
    """Gibbs' sampler for a mixture of 4: who belongs where, weights, means; 20 rounds."""
    xp = lib.numpy

    def run(key: Any, x: Any) -> Any:
        def step(state: Any, key: Any) -> Any:
            weight, mean = state
            a, b, c = lib.random.split(key, 3)
            near = xp.log(weight) - 2 * (x[:, None] - mean) ** 2
            one = lib.nn.one_hot(lib.random.categorical(a, near), 4)
            count = xp.sum(one, 0)
            weight = lib.random.dirichlet(b, 1 + count)
            mean = (one.T @ x) / (count + 0.1) + lib.random.normal(c, (4,)) / xp.sqrt(count + 1)
            return (weight, mean), mean

        start = (xp.full(4, 0.25), xp.array([-1.5, -0.5, 0.5, 1.5]))
        return lib.lax.scan(step, start, lib.random.split(key, 20))[0]

    return run


def langevin(lib: Any) -> Any:
    """Langevin's sampler for logistic regression by minibatches, 100 steps."""
    xp = lib.numpy

    def run(key: Any, x: Any, y: Any) -> Any:
        def loss(w: Any, i: Any) -> Any:
            return xp.mean(lib.nn.softplus(-y[i] * (x[i] @ w))) + 0.01 * w @ w

        def step(w: Any, key: Any) -> Any:
            a, b = lib.random.split(key)
            i = lib.random.randint(a, (64,), 0, len(y))
            w = w - 0.1 * lib.grad(loss)(w, i) + 0.01 * lib.random.normal(b, w.shape)
            return w, w

        return xp.mean(lib.lax.scan(step, xp.zeros(x.shape[1]), lib.random.split(key, 100))[1], 0)

    return run


def smoother(lib: Any) -> Any:
    """Rauch, Tung and Striebel's smoother: a Kalman filter forth, its means put right back."""
    xp = lib.numpy

    def run(a: Any, h: Any, seen: Any) -> Any:
        one = xp.eye(len(a))

        def forth(state: Any, y: Any) -> Any:
            m, p = state
            m, p = a @ m, a @ p @ a.T + 0.1 * one
            s = h @ p @ h.T + 0.5 * xp.eye(len(h))
            gain = xp.linalg.solve(s, h @ p).T
            new = (m + gain @ (y - h @ m), p - gain @ h @ p)
            return new, (*new, m, p)

        def back(late: Any, at: Any) -> Any:
            m, p, before, spread = at
            g = xp.linalg.solve(spread, a @ p).T
            new = (m + g @ (late[0] - before), p + g @ (late[1] - spread) @ g.T)
            return new, new[0]

        last, all_ = lib.lax.scan(forth, (xp.zeros(len(a)), one), seen)
        return lib.lax.scan(back, last, all_, reverse=True)[1]

    return run


def unscented(lib: Any) -> Any:
    """An unscented filter for 100 turning targets: points by Cholesky, 30 steps."""
    xp = lib.numpy

    def moved(s: Any) -> Any:
        x, y, v, a = s[..., 0], s[..., 1], s[..., 2], s[..., 3]
        return xp.stack([x + 0.1 * v * xp.cos(a), y + 0.1 * v * xp.sin(a), v, a + 0.05], -1)

    def one(seen: Any) -> Any:
        def step(state: Any, z: Any) -> Any:
            m, p = state
            low = xp.linalg.cholesky(4 * p + 1e-4 * xp.eye(4))
            points = moved(xp.concatenate([m[None], m + low.T, m - low.T]))
            m = xp.mean(points, 0)
            d = points - m
            p = d.T @ d / 9 + 0.05 * xp.eye(4)
            s = p[:2, :2] + 0.1 * xp.eye(2)
            gain = xp.linalg.solve(s, p[:2]).T
            m = m + gain @ (z - m[:2])
            return (m, p - gain @ p[:2]), m

        start = (xp.concatenate([seen[0], xp.array([1.0, 0.0])]), xp.eye(4))
        return lib.lax.scan(step, start, seen)[1]

    return lib.vmap(one)


def forward_backward(lib: Any) -> Any:
    """Chances of hidden states, forth and back, each step made to sum to one."""
    xp = lib.numpy

    def run(move: Any, likely: Any) -> Any:
        def forth(a: Any, e: Any) -> Any:
            a = (a @ move) * e
            size = xp.sum(a, -1, keepdims=True)
            return a / size, (a / size, size)

        def back(b: Any, e: Any) -> Any:
            b = (b * e) @ move.T
            b = b / xp.sum(b, -1, keepdims=True)
            return b, b

        even = xp.full(likely.shape[1:], 1 / move.shape[0])
        ahead, size = lib.lax.scan(forth, even, likely)[1]
        behind = lib.lax.scan(back, even, likely, reverse=True)[1]
        both = ahead * xp.concatenate([behind[1:], even[None]])
        return both / xp.sum(both, -1, keepdims=True), xp.sum(xp.log(size), 0)

    return run


def heston(lib: Any) -> Any:
    """Prices of options whose variance moves: 10000 paths of 64 steps, drawn in the loop."""
    xp = lib.numpy

    def run(key: Any, strikes: Any) -> Any:
        def step(state: Any, key: Any) -> Any:
            s, v = state
            z = lib.random.normal(key, (2, 10000))
            root = xp.sqrt(xp.maximum(v, 0) / 64)
            s = s * xp.exp(-xp.maximum(v, 0) / 128 + root * z[0])
            v = v + 2 * (0.04 - v) / 64 + 0.3 * root * (-0.7 * z[0] + 0.714 * z[1])
            return (s, v), None

        start = (xp.ones(10000), xp.full(10000, 0.04))
        s, _ = lib.lax.scan(step, start, lib.random.split(key, 64))[0]
        return xp.mean(xp.maximum(s[None] - strikes[:, None], 0), 1)

    return run


def least_squares_option(lib: Any) -> Any:
    """Longstaff and Schwartz: an American option's worth, by a fit at every step back."""
    xp = lib.numpy

    def run(paths: Any) -> Any:
        def step(worth: Any, s: Any) -> Any:
            z = 5 * (s - 1)
            basis = xp.stack([xp.ones_like(s), z, z * z, z**3], 1)
            inside = (s < 1).astype(s.dtype)
            left = basis * inside[:, None]
            w = xp.linalg.solve(left.T @ left + 1e-3 * xp.eye(4), left.T @ worth)
            now = xp.maximum(1 - s, 0)
            taken = lib.nn.sigmoid(500 * (now - basis @ w)) * inside
            return taken * now + (1 - taken) * 0.999 * worth, None

        end = xp.maximum(1 - paths[-1], 0)
        return xp.mean(lib.lax.scan(step, end, paths[:-1], reverse=True)[0])

    return run


def garch(lib: Any) -> Any:
    """The likelihood of a series whose variance follows itself, with its gradient."""
    xp = lib.numpy

    def loss(theta: Any, r: Any) -> Any:
        w, a, b = xp.exp(theta[0]), lib.nn.sigmoid(theta[1]), lib.nn.sigmoid(theta[2])

        def step(v: Any, x: Any) -> Any:
            v = w + a * x * x + b * v
            return v, xp.log(v) + x * x / v

        return xp.mean(lib.lax.scan(step, xp.ones_like(r[0]), r)[1])

    return lib.value_and_grad(loss)


def copula(lib: Any) -> Any:
    """Dependent draws: normals by Cholesky, their ranks, back through other laws."""
    xp = lib.numpy

    def run(key: Any, c: Any) -> Any:
        z = lib.random.multivariate_normal(key, xp.zeros(len(c)), c, (20000,))
        u = lib.scipy.stats.norm.cdf(z)
        e = -xp.log1p(-xp.minimum(u, 0.999999))
        return xp.corrcoef(e.T), xp.percentile(e, xp.array([50.0, 95.0, 99.0]), axis=0)

    return run


def robust(lib: Any) -> Any:
    """Medians, their deviations, trimmed means and weights of Huber along an axis."""
    xp = lib.numpy

    def run(x: Any) -> Any:
        middle = xp.median(x, axis=0)
        spread = 1.4826 * xp.median(xp.abs(x - middle), axis=0)
        z = (x - middle) / spread
        weight = xp.minimum(1, 1.345 / xp.maximum(xp.abs(z), 1e-6))
        s = xp.sort(x, axis=0)[len(x) // 10 : -len(x) // 10]
        return middle, spread, xp.sum(weight * x, 0) / xp.sum(weight, 0), xp.mean(s, 0)

    return run


def reservoir(lib: Any) -> Any:
    """Weighted draws without replacement, many times, by Gumbel's trick and the largest."""
    xp = lib.numpy

    def run(key: Any, logits: Any) -> Any:
        g = lib.random.gumbel(key, (200, len(logits)))
        at = lib.lax.top_k(logits + g, 20)[1]
        return at, xp.bincount(at.ravel(), length=len(logits))

    return run


def varied_draws(lib: Any) -> Any:
    """Gamma, beta, Poisson, binomial by chance, truncated normal, Laplace and Student's draws."""
    r = lib.random

    def run(key: Any) -> Any:
        k = r.split(key, 7)
        return (r.gamma(k[0], 2.5, (5000,)), r.beta(k[1], 2.0, 3.0, (5000,)),
                r.poisson(k[2], 4.0, (5000,)), r.bernoulli(k[3], 0.3, (5000,)),
                r.truncated_normal(k[4], -1.0, 2.0, (5000,)), r.laplace(k[5], (5000,)),
                r.t(k[6], 5.0, (5000,)))  # fmt: skip

    return run


def variational(lib: Any) -> Any:
    """Variational inference by reparameterised draws, 20 steps of Adam."""
    xp = lib.numpy

    def run(key: Any, x: Any, y: Any) -> Any:
        d = x.shape[1]

        def loss(theta: Any, key: Any) -> Any:
            m, s = theta
            w = m + xp.exp(s) * lib.random.normal(key, (8, d))
            fit = xp.sum((y - w @ x.T) ** 2, 1) + 0.5 * xp.sum(w * w, 1)
            return xp.mean(fit) - xp.sum(s)

        def step(state: Any, key: Any) -> Any:
            theta, m, v, t = state
            g = lib.grad(loss)(theta, key)
            m = lib.tree.map(lambda m, g: 0.9 * m + 0.1 * g, m, g)
            v = lib.tree.map(lambda v, g: 0.99 * v + 0.01 * g * g, v, g)

            def moved(p: Any, m: Any, v: Any) -> Any:
                return p - 0.05 * m / (1 - 0.9**t) / (xp.sqrt(v / (1 - 0.99**t)) + 1e-8)

            return (lib.tree.map(moved, theta, m, v), m, v, t + 1), None

        zero = (xp.zeros(d), xp.zeros(d))
        return lib.lax.scan(step, (zero, zero, zero, 1.0), lib.random.split(key, 20))[0][0]

    return run


def energy_distance(lib: Any) -> Any:
    """Distances of laws: energy, maximum mean discrepancy, and Wasserstein along lines."""
    xp = lib.numpy

    def run(x: Any, y: Any, ways: Any) -> Any:
        def far(a: Any, b: Any) -> Any:
            return xp.sqrt(xp.sum((a[:, None] - b[None]) ** 2, -1) + 1e-9)

        a, b, c = far(x, y), far(x, x), far(y, y)
        energy = 2 * a.mean() - b.mean() - c.mean()
        mmd = xp.exp(-b).mean() + xp.exp(-c).mean() - 2 * xp.exp(-a).mean()
        lines = xp.sort(x @ ways, 0) - xp.sort(y @ ways, 0)
        return energy, mmd, xp.mean(xp.abs(lines))

    return run


def isotonic(lib: Any) -> Any:
    """Rising fits by the largest of least means: running sums, windows of all ends."""
    xp = lib.numpy

    def run(y: Any) -> Any:
        n = y.shape[-1]
        s = xp.concatenate([xp.zeros_like(y[:, :1]), xp.cumsum(y, 1)], 1)
        i, j = xp.arange(n)[:, None], xp.arange(n)[None, :]
        means = (s[:, None, 1:] - s[:, :-1, None]) / xp.maximum(j - i + 1, 1)
        means = xp.where(j >= i, means, xp.inf)
        low = lib.lax.cummin(means, axis=2, reverse=True)
        return xp.max(xp.where(j >= i, low, -xp.inf), 1)

    return run


def _covariance(n: int) -> np.ndarray:
    x = normal(n, n) / 4
    return (x @ x.T + np.eye(n)).astype(np.float32)


def _paths(steps: int, count: int) -> np.ndarray:
    return np.exp(np.cumsum(normal(steps, count) * 0.03, 0)).astype(np.float32)


def _chances(n: int) -> np.ndarray:
    p = np.abs(normal(n, n)) + 0.1
    return (p / p.sum(1, keepdims=True)).astype(np.float32)


CASES = [
    ("Metropolis 500 chains, 100 steps", metropolis, lambda: (KEY, normal(500, 2))),
    ("Gibbs for a mixture of 4, 2000, 20 rounds", gibbs, lambda: (KEY, normal(2000))),
    ("Langevin by minibatches of 2000x32, 100 steps", langevin,
     lambda: (KEY, normal(2000, 32), np.sign(normal(2000, seed=1)))),
    ("smoother of 200 steps of 6", smoother,
     lambda: (np.eye(6, dtype=np.float32) * 0.9 + normal(6, 6) * 0.05, normal(2, 6),
              normal(200, 2))),
    ("unscented filter of 100, 30 steps", unscented, several((100, 30, 2))),
    ("forward and backward 300 steps of 8x32", forward_backward,
     lambda: (_chances(32), np.abs(normal(300, 8, 32)) + 0.1)),
    ("Heston's paths 10000, 64 steps", heston,
     lambda: (KEY, np.linspace(0.8, 1.2, 9, dtype=np.float32))),
    ("American option by fits, 4000 paths, 30 steps", least_squares_option,
     lambda: (_paths(30, 4000),)),
    ("variance of 64 series of 500, gradient", garch,
     lambda: (np.float32([-2, -1, 1]), normal(500, 64))),
    ("copula of 8, 20000 draws", copula, lambda: (KEY, _covariance(8))),
    ("robust means 2000x32", robust, several((2000, 32))),
    ("weighted draws 200 of 5000", reservoir, lambda: (KEY, normal(5000))),
    ("draws of 7 laws 5000", varied_draws, lambda: (KEY,)),
    ("variational fit 500x20, 20 steps of Adam", variational,
     lambda: (KEY, normal(500, 20), normal(500))),
    ("distances of laws 400x8", energy_distance, several((400, 8), (400, 8), (8, 64))),
    ("rising fits 16x200", isotonic, several((16, 200))),
]  # fmt: skip
