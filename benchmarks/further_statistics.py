"""Statistics for the further programs: samplers, mixtures, order, windows, groups."""

from __future__ import annotations

from typing import Any

import numpy as np
from cases import normal, places, several


def hamiltonian(lib: Any) -> Any:
    """Hamiltonian Monte Carlo of 64 chains, 5 draws of 10 leaps."""
    xp = lib.numpy

    def energy(q: Any) -> Any:
        return 0.5 * xp.sum(q[..., 0] ** 2) + 0.5 * xp.sum((q[..., 1:] - q[..., :-1] ** 2) ** 2)

    def run(q: Any, seed: Any) -> Any:
        slope = lib.grad(energy)
        single = lib.vmap(energy)

        def draw(q: Any, key: Any) -> Any:
            one, two = lib.random.split(key)
            p = lib.random.normal(one, q.shape)

            def leap(_: Any, s: Any) -> Any:
                a, b = s
                b = b - 0.025 * slope(a)
                a = a + 0.05 * b
                return a, b - 0.025 * slope(a)

            new, end = lib.lax.fori_loop(0, 10, leap, (q, p))
            gain = single(q) - single(new) + 0.5 * xp.sum(p * p - end * end, -1)
            taken = xp.log(lib.random.uniform(two, gain.shape)) < gain
            return xp.where(taken[:, None], new, q), taken

        return lib.lax.scan(draw, q, lib.random.split(lib.random.PRNGKey(seed), 5))

    return run


def particle_filter(lib: Any) -> Any:
    """1000 particles through 20 observations, drawn anew every time."""
    xp = lib.numpy

    def run(ys: Any, seed: Any) -> Any:
        def step(x: Any, now: Any) -> Any:
            y, key = now
            one, two = lib.random.split(key)
            x = 0.5 * x + 25 * x / (1 + x * x) + lib.random.normal(one, x.shape)
            weight = lib.nn.softmax(-0.5 * (y - x * x / 20) ** 2)
            mean = xp.sum(weight * x)
            u = (xp.arange(x.shape[0]) + lib.random.uniform(two)) / x.shape[0]
            return x[xp.clip(xp.searchsorted(xp.cumsum(weight), u), 0, len(x) - 1)], mean

        keys = lib.random.split(lib.random.PRNGKey(seed), ys.shape[0])
        return lib.lax.scan(step, xp.linspace(-3, 3, 1000), (ys, keys))[1]

    return run


def hidden_markov(lib: Any) -> Any:
    """The likelihood of sequences, by logsumexp in a scan."""

    def run(move: Any, emit: Any, seen: Any) -> Any:
        move, emit = lib.nn.log_softmax(move, -1), lib.nn.log_softmax(emit, -1)

        def step(alpha: Any, now: Any) -> Any:
            alpha = lib.nn.logsumexp(alpha[:, :, None] + move[None], axis=1) + emit[:, now].T
            return alpha, None

        start = emit[:, seen[0]].T
        return lib.nn.logsumexp(lib.lax.scan(step, start, seen[1:])[0], axis=-1)

    return run


def viterbi(lib: Any) -> Any:
    """The likeliest states, found forth and read back."""
    xp = lib.numpy

    def run(move: Any, scores: Any) -> Any:
        def forth(best: Any, now: Any) -> Any:
            total = best[:, None] + move
            return xp.max(total, 0) + now, xp.argmax(total, 0)

        end, came = lib.lax.scan(forth, scores[0], scores[1:])
        last = xp.argmax(end)

        def back(at: Any, row: Any) -> Any:
            return row[at], at

        first, path = lib.lax.scan(back, last, came, reverse=True)
        return xp.max(end), first, path

    return run


def mixture(lib: Any) -> Any:
    """A step of expectation and maximisation for 8 normal distributions."""
    xp = lib.numpy

    def run(x: Any, mean: Any, var: Any, share: Any) -> Any:
        apart = (x[:, None] - mean[None]) ** 2 / var[None]
        log = -0.5 * xp.sum(apart + xp.log(var)[None], -1) + xp.log(share)
        total = lib.nn.logsumexp(log, axis=1, keepdims=True)
        r = xp.exp(log - total)
        count = r.sum(0)
        new = r.T @ x / count[:, None]
        spread = r.T @ (x * x) / count[:, None] - new**2
        return new, spread + 1e-3, count / x.shape[0], total.mean()

    return run


def bootstrap(lib: Any) -> Any:
    """Means of 500 draws with replacement, and their interval."""
    xp = lib.numpy

    def run(x: Any, seed: Any) -> Any:
        who = lib.random.randint(lib.random.PRNGKey(seed), (500, x.shape[0]), 0, x.shape[0])
        means = xp.mean(x[who], 1)
        return xp.percentile(means, xp.array([2.5, 50.0, 97.5]))

    return run


def quantiles(lib: Any) -> Any:
    """Quartiles of columns, and how far the middle half reaches."""
    xp = lib.numpy

    def run(x: Any) -> Any:
        low, middle, high = xp.quantile(x, xp.array([0.25, 0.5, 0.75]), axis=0)
        return (x - middle) / (high - low), xp.median(xp.abs(x - middle), 0)

    return run


def rolling(lib: Any) -> Any:
    """Means, deviations and maxima of the last 20 of series."""
    xp = lib.numpy

    def run(x: Any) -> Any:
        def over(v: Any, start: Any, f: Any) -> Any:
            return lib.lax.reduce_window(v, start, f, (1, 20), (1, 1), "VALID")

        mean = over(x, 0.0, lib.lax.add) / 20
        square = over(x * x, 0.0, lib.lax.add) / 20
        return mean, xp.sqrt(xp.maximum(square - mean**2, 0) + 1e-3), over(x, -xp.inf, lib.lax.max)

    return run


def moving_average(lib: Any) -> Any:
    """Exponential means and variances, by scan."""
    xp = lib.numpy

    def run(x: Any) -> Any:
        def step(state: Any, now: Any) -> Any:
            mean, var = state
            off = now - mean
            mean = mean + 0.1 * off
            var = 0.9 * (var + 0.1 * off * off)
            return (mean, var), (mean, off / xp.sqrt(var + 1e-2))

        return lib.lax.scan(step, (x[0], xp.ones_like(x[0])), x)

    return run


def grouped_sums(lib: Any) -> Any:
    """Sums, means and maxima of groups."""
    xp = lib.numpy

    def run(x: Any, group: Any) -> Any:
        total = lib.ops.segment_sum(x, group, 100)
        count = lib.ops.segment_sum(xp.ones_like(x[:, 0]), group, 100)
        mean = total / xp.maximum(count, 1)[:, None]
        off = x - mean[group]
        spread = lib.ops.segment_sum(off * off, group, 100) / xp.maximum(count, 1)[:, None]
        return mean, spread, lib.ops.segment_max(x, group, 100)

    return run


def cosine_pairs(lib: Any) -> Any:
    """The nearest 5 of all rows by cosine."""
    xp = lib.numpy

    def run(x: Any, y: Any) -> Any:
        x = x / xp.linalg.norm(x, axis=1, keepdims=True)
        y = y / xp.linalg.norm(y, axis=1, keepdims=True)
        return lib.lax.top_k(x @ y.T, 5)

    return run


def neighbours(lib: Any) -> Any:
    """Classes by a vote of the 7 nearest."""
    xp = lib.numpy

    def run(x: Any, y: Any, label: Any) -> Any:
        square = xp.sum(x * x, 1)[:, None] - 2 * x @ y.T + xp.sum(y * y, 1)[None]
        _, near = lib.lax.top_k(-square, 7)
        return xp.argmax(xp.sum(lib.nn.one_hot(label[near], 10), 1), -1)

    return run


def sinkhorn(lib: Any) -> Any:
    """The plan of least cost between two clouds, by scaling in logarithms, 20 steps."""
    xp = lib.numpy

    def run(x: Any, y: Any) -> Any:
        cost = xp.sum((x[:, None] - y[None]) ** 2, -1)
        k = -cost / 0.5

        def step(_: Any, s: Any) -> Any:
            f, g = s
            f = -lib.nn.logsumexp(k + g[None, :], axis=1)
            return f, -lib.nn.logsumexp(k + f[:, None], axis=0)

        start = (xp.zeros_like(x[:, 0]), xp.zeros_like(y[:, 0]))
        f, g = lib.lax.fori_loop(0, 20, step, start)
        return xp.sum(xp.exp(k + f[:, None] + g[None, :]) * cost)

    return run


def density(lib: Any) -> Any:
    """A kernel density at many points, in logarithms, and its gradient."""
    xp = lib.numpy

    def one(at: Any, x: Any) -> Any:
        return lib.nn.logsumexp(-0.5 * xp.sum((x - at) ** 2, -1) / 0.3)

    return lib.vmap(lib.value_and_grad(one), (0, None))


def counts(lib: Any) -> Any:
    """The log likelihood of counts by negative binomials, and its gradient."""
    xp = lib.numpy

    def loss(p: Any, x: Any, k: Any) -> Any:
        w, log_r = p
        mean, r = xp.exp(x @ w), xp.exp(log_r)
        log = lib.lax.lgamma(k + r) - lib.lax.lgamma(r) - lib.lax.lgamma(k + 1)
        return -xp.mean(log + r * xp.log(r / (r + mean)) + k * xp.log(mean / (r + mean)))

    return lib.value_and_grad(loss)


def ranks(lib: Any) -> Any:
    """Spearman's correlations of all columns."""
    xp = lib.numpy

    def run(x: Any) -> Any:
        rank = xp.argsort(xp.argsort(x, 0), 0).astype(x.dtype)
        return xp.corrcoef(rank, rowvar=False)

    return run


def permuted(lib: Any) -> Any:
    """A permutation test: differences of means of shuffled halves."""
    xp = lib.numpy

    def run(x: Any, seed: Any) -> Any:
        keys = lib.random.split(lib.random.PRNGKey(seed), 100)
        half = x.shape[0] // 2
        mixed = lib.vmap(lambda k: lib.random.permutation(k, x))(keys)
        seen = xp.mean(x[:half]) - xp.mean(x[half:])
        return xp.mean(mixed[:, :half].mean(1) - mixed[:, half:].mean(1) >= seen)

    return run


def walks(lib: Any) -> Any:
    """Random walks: where they end, how far they came, when they first passed 10."""
    xp = lib.numpy

    def run(seed: Any) -> Any:
        bits = lib.random.bernoulli(lib.random.PRNGKey(seed), 0.5, (1000, 256))
        path = xp.cumsum(2 * bits.astype("int32") - 1, 1)
        return path[:, -1], xp.max(xp.abs(path), 1), xp.argmax(path >= 10, 1)

    return run


def bridges(lib: Any) -> Any:
    """Brownian bridges and the law of their maximum."""
    xp = lib.numpy

    def run(seed: Any) -> Any:
        z = lib.random.normal(lib.random.PRNGKey(seed), (512, 256)) / 16
        path = xp.cumsum(z, 1)
        t = xp.arange(1, 257) / 256
        bridge = path - t * path[:, -1:]
        return xp.sort(xp.max(bridge, 1)), xp.mean(bridge, 0)

    return run


def gamma_draws(lib: Any) -> Any:
    """Draws of several distributions by inverse functions."""
    xp = lib.numpy

    def run(seed: Any) -> Any:
        keys = lib.random.split(lib.random.PRNGKey(seed), 4)
        wait = lib.random.exponential(keys[0], (100000,))
        place = lib.random.laplace(keys[1], (100000,))
        extreme = lib.random.gumbel(keys[2], (100000,))
        tail = lib.random.cauchy(keys[3], (100000,))
        return wait.mean(), place.std(), extreme.mean(), xp.median(tail)

    return run


def survival(lib: Any) -> Any:
    """Cox's partial likelihood over sorted times, with gradient."""
    xp = lib.numpy

    def loss(w: Any, x: Any, time: Any, died: Any) -> Any:
        order = xp.argsort(-time)
        risk = (x @ w)[order]
        total = lib.lax.cumlogsumexp(risk)
        return -xp.mean((risk - total) * died[order])

    return lib.value_and_grad(loss)


def weighted_histogram(lib: Any) -> Any:
    """A histogram of two variables with weights."""
    xp = lib.numpy

    def run(x: Any, y: Any, w: Any) -> Any:
        def at(v: Any) -> Any:
            return xp.clip(((v + 4) * 8).astype("int32"), 0, 63)

        table = xp.zeros((64, 64), w.dtype).at[at(x), at(y)].add(w)
        return table / table.sum(), table.sum(0).argmax()

    return run


CASES = [
    ("Hamiltonian Monte Carlo, 64 chains of 16", hamiltonian,
     lambda: (normal(64, 16) / 4, np.uint32(1))),
    ("particle filter of 1000, 20 steps", particle_filter,
     lambda: (np.abs(normal(20)) * 5, np.uint32(2))),
    ("hidden Markov model 8x200, 32 states", hidden_markov,
     lambda: (normal(32, 32), normal(32, 50), places(0, 50, 200, 8))),
    ("Viterbi 500 steps of 64 states", viterbi, several((64, 64), (500, 64))),
    ("mixture of 8 normals, 20000x4", mixture,
     lambda: (normal(20000, 4), normal(8, 4), np.abs(normal(8, 4)) + 0.5,
              np.full(8, 0.125, np.float32))),
    ("bootstrap 500 of 2000", bootstrap, lambda: (normal(2000), np.uint32(5))),
    ("quantiles of 2000x64", quantiles, several((2000, 64))),
    ("rolling windows 64x5000", rolling, several((64, 5000))),
    ("moving averages 1000x64", moving_average, several((1000, 64))),
    ("groups of 20000x16", grouped_sums, lambda: (normal(20000, 16), places(20000, 100))),
    ("nearest by cosine 500x2000x64", cosine_pairs, several((500, 64), (2000, 64))),
    ("vote of 7 neighbours 300x3000x16", neighbours,
     lambda: (normal(300, 16), normal(3000, 16, seed=1), places(3000, 10))),
    ("Sinkhorn 256x256, 20 steps", sinkhorn, several((256, 2), (256, 2))),
    ("kernel density 500x2000, gradient", density, several((500, 2), (2000, 2))),
    ("counts 5000x8, gradient", counts,
     lambda: ([normal(8) / 4, np.float32(0.3)], normal(5000, 8),
              places(5000, 9).astype(np.float32))),
    ("rank correlations 2000x32", ranks, several((2000, 32))),
    ("permutation test 100x2000", permuted, lambda: (normal(2000), np.uint32(3))),
    ("random walks 1000x256", walks, lambda: (np.uint32(4),)),
    ("Brownian bridges 512x256", bridges, lambda: (np.uint32(6),)),
    ("draws of 4 distributions 100000", gamma_draws, lambda: (np.uint32(8),)),
    ("survival 5000x16, gradient", survival,
     lambda: (normal(16) / 4, normal(5000, 16), np.abs(normal(5000)),
              (normal(5000) > 0).astype(np.float32))),
    ("histogram of two variables 100000", weighted_histogram,
     lambda: (normal(100000), normal(100000, seed=1), np.abs(normal(100000)))),
]  # fmt: skip
