"""Tables, integers and functions for the further programs: dynamic programming, bits, graphs."""

from __future__ import annotations

from typing import Any

import numpy as np
from cases import normal, places, several


def time_warp(lib: Any) -> Any:
    """Dynamic time warping of pairs of series, along diagonals, by scan."""
    xp = lib.numpy

    def run(x: Any, y: Any) -> Any:
        n = x.shape[1]
        cost = xp.abs(x[:, :, None] - y[:, None, :])
        i = xp.arange(n)
        far = 1e6

        def step(state: Any, d: Any) -> Any:
            one, two = state
            j = d - i
            inside = (j >= 0) & (j < n)
            here = xp.where(inside, cost[:, i, xp.clip(j, 0, n - 1)], far)
            up = xp.pad(one, ((0, 0), (1, 0)), constant_values=far)[:, :-1]
            over = xp.pad(two, ((0, 0), (1, 0)), constant_values=far)[:, :-1]
            best = xp.minimum(xp.minimum(one, up), over)
            best = xp.where(d == 0, xp.where(i == 0, 0, far), best)
            return (xp.minimum(best + here, far), one), None

        start = xp.full(x.shape, far)
        return lib.lax.scan(step, (start, start), xp.arange(2 * n - 1))[0][0][:, -1]

    return run


def knapsack(lib: Any) -> Any:
    """The greatest value within every weight, item by item."""
    xp = lib.numpy

    def run(weight: Any, value: Any) -> Any:
        at = xp.arange(1001)

        def step(best: Any, item: Any) -> Any:
            w, v = item
            moved = xp.where(at >= w, best[xp.maximum(at - w, 0)] + v, -1)
            return xp.maximum(best, moved), None

        return lib.lax.scan(step, xp.zeros(1001, xp.int32), (weight, value))[0]

    return run


def alignment(lib: Any) -> Any:
    """Smith and Waterman's best local alignment of many pairs, row by row with cummax."""
    xp = lib.numpy

    def run(a: Any, b: Any) -> Any:
        n = b.shape[1]
        along = xp.arange(n)

        def row(state: Any, letter: Any) -> Any:
            prev, best = state
            left = xp.pad(prev, ((0, 0), (1, 0)))[:, :-1]
            here = xp.maximum(left + xp.where(b == letter[:, None], 3, -3), prev - 2)
            here = xp.maximum(here, 0)
            here = lib.lax.cummax(here + 2 * along, axis=1) - 2 * along
            return (here, xp.maximum(best, here.max(1))), None

        start = (xp.zeros(b.shape, xp.int32), xp.zeros(b.shape[0], xp.int32))
        return lib.lax.scan(row, start, a.T)[0][1]

    return run


def shortest_paths(lib: Any) -> Any:
    """Floyd and Warshall's distances of all pairs."""
    xp = lib.numpy

    def run(d: Any) -> Any:
        def step(k: Any, d: Any) -> Any:
            return xp.minimum(d, d[:, k, None] + d[None, k, :])

        return lib.lax.fori_loop(0, d.shape[0], step, d)

    return run


def page_rank(lib: Any) -> Any:
    """Ranks over edges, by sums over segments, 20 steps."""
    xp = lib.numpy

    def run(source: Any, target: Any) -> Any:
        n = 5000
        out = xp.maximum(lib.ops.segment_sum(xp.ones(source.shape), source, n), 1)

        def step(_: Any, rank: Any) -> Any:
            came = lib.ops.segment_sum((rank / out)[source], target, n)
            return 0.15 / n + 0.85 * came

        return lib.lax.fori_loop(0, 20, step, xp.full(n, 1 / n))

    return run


def bellman_ford(lib: Any) -> Any:
    """Distances from one node, until nothing gets shorter."""
    xp = lib.numpy

    def run(source: Any, target: Any, size: Any) -> Any:
        start = xp.full(3000, 1e9).at[0].set(0)

        def step(s: Any) -> Any:
            d, _ = s
            new = d.at[target].min(d[source] + size)
            return new, xp.any(new < d)

        return lib.lax.while_loop(lambda s: s[1], step, (start, True))[0]

    return run


def sieve(lib: Any) -> Any:
    """Primes below 20000, multiples struck out in a loop; how many there are."""
    xp = lib.numpy

    def run(start: Any) -> Any:
        at = xp.arange(20000)

        def step(i: Any, prime: Any) -> Any:
            return prime & ~((at % i == 0) & (at > i))

        prime = lib.lax.fori_loop(2, 142, step, (at >= start))
        return prime.sum(), xp.cumsum(prime)

    return run


def bits(lib: Any) -> Any:
    """Hamming distances of codes of 256 bits, and the nearest."""
    xp = lib.numpy

    def run(a: Any, b: Any) -> Any:
        apart = xp.sum(lib.lax.population_count(a[:, None] ^ b[None]), -1)
        return xp.argmin(apart, 1), xp.min(apart, 1)

    return run


def hashed(lib: Any) -> Any:
    """Murmur's mix of keys, counted in buckets of two hashes (a sketch)."""
    xp = lib.numpy

    def mix(x: Any, seed: int) -> Any:
        x = (x ^ xp.uint32(seed)) * xp.uint32(0x85EBCA6B)
        x = (x ^ (x >> 13)) * xp.uint32(0xC2B2AE35)
        return x ^ (x >> 16)

    def run(keys: Any) -> Any:
        table = xp.zeros((4, 1024), xp.int32)
        for i in range(4):
            table = table.at[i, mix(keys, i + 1) % 1024].add(1)
        found = xp.stack([table[i, mix(keys[:1000], i + 1) % 1024] for i in range(4)])
        return xp.min(found, 0)

    return run


def checksum(lib: Any) -> Any:
    """CRC-32 of many messages byte by byte through a table, by scan."""
    xp = lib.numpy
    table = np.arange(256, dtype=np.uint32)
    for _ in range(8):
        table = np.where(table & 1, (table >> 1) ^ np.uint32(0xEDB88320), table >> 1)

    def run(message: Any) -> Any:
        known = xp.asarray(table)

        def step(crc: Any, byte: Any) -> Any:
            return known[(crc ^ byte) & 0xFF] ^ (crc >> 8), None

        start = xp.full(message.shape[1], np.uint32(0xFFFFFFFF))
        return ~lib.lax.scan(step, start, message.astype(xp.uint32))[0]

    return run


def sparse_product(lib: Any) -> Any:
    """A sparse matrix in rows times 8 vectors, 5 times."""
    xp = lib.numpy

    def run(value: Any, column: Any, row: Any, x: Any) -> Any:
        for _ in range(5):
            parts = value[:, None] * x[column]
            x = lib.ops.segment_sum(parts, row, x.shape[0], indices_are_sorted=True)
            x = x / (xp.max(xp.abs(x)) + 1e-6)
        return x

    return run


def chebyshev(lib: Any) -> Any:
    """A series of Chebyshev's polynomials by Clenshaw's rule, and its slope."""
    xp = lib.numpy

    def value(x: Any, c: Any) -> Any:
        b1 = b2 = xp.zeros_like(x)
        for k in range(c.shape[0] - 1, 0, -1):
            b1, b2 = 2 * x * b1 - b2 + c[k], b1
        return x * b1 - b2 + c[0]

    def run(x: Any, c: Any) -> Any:
        return lib.jvp(lambda x: value(x, c), (x,), (xp.ones_like(x),))

    return run


def splines(lib: Any) -> Any:
    """Cubic curves through knots at many points, and the inverse by linear search."""
    xp = lib.numpy

    def run(knots: Any, y: Any, slope: Any, x: Any) -> Any:
        i = xp.clip(xp.searchsorted(knots, x) - 1, 0, len(knots) - 2)
        h = knots[i + 1] - knots[i]
        t = (x - knots[i]) / h
        a, b = (1 + 2 * t) * (1 - t) ** 2, t * (1 - t) ** 2
        c, d = t * t * (3 - 2 * t), t * t * (t - 1)
        curve = a * y[i] + b * h * slope[i] + c * y[i + 1] + d * h * slope[i + 1]
        return curve, xp.interp(x, knots, y)

    return run


def integrals(lib: Any) -> Any:
    """Many integrals by Simpson's rule and by trapezoids."""
    xp = lib.numpy

    def run(a: Any, b: Any) -> Any:
        t = xp.linspace(0, 1, 257)
        x = a[:, None] + (b - a)[:, None] * t
        y = xp.exp(-x * x) * xp.cos(3 * x)
        even = xp.where(xp.arange(257) % 2 == 0, 2.0, 4.0).at[0].set(1).at[-1].set(1)
        return xp.sum(y * even, 1) * (b - a) / 768, xp.trapezoid(y, x, axis=1)

    return run


def bisection(lib: Any) -> Any:
    """Roots of Kepler's equation by halving under vmap."""
    xp = lib.numpy

    def root(m: Any, e: Any) -> Any:
        def step(_: Any, s: Any) -> Any:
            low, high = s
            middle = 0.5 * (low + high)
            over = middle - e * xp.sin(middle) > m
            return xp.where(over, low, middle), xp.where(over, middle, high)

        return lib.lax.fori_loop(0, 30, step, (m - 1, m + 1))[0]

    return lib.vmap(root)


def special(lib: Any) -> Any:
    """Bessel, gamma and beta functions of many numbers."""
    special = lib.scipy.special

    def run(x: Any, a: Any) -> Any:
        return (special.i0e(x), special.i1e(x), special.gammaln(a), special.digamma(a),
                special.gammainc(a, x), special.erfinv(x / 20), special.betaln(a, x))  # fmt: skip

    return run


def collatz(lib: Any) -> Any:
    """How many steps to 1, for many numbers, by a `while_loop` under vmap."""

    def steps(n: Any) -> Any:
        def step(s: Any) -> Any:
            n, i = s
            return lib.numpy.where(n % 2 == 0, n // 2, 3 * n + 1), i + 1

        return lib.lax.while_loop(lambda s: s[0] > 1, step, (n, 0))[1]

    return lib.vmap(steps)


def powers(lib: Any) -> Any:
    """Powers modulo primes by squaring, of many numbers at once."""
    xp = lib.numpy

    def run(base: Any, power: Any, prime: Any) -> Any:
        def step(_: Any, s: Any) -> Any:
            out, b, p = s
            out = xp.where(p & 1, out * b % prime, out)
            return out, b * b % prime, p >> 1

        start = (xp.ones_like(base), base, power)
        return lib.lax.fori_loop(0, 16, step, start)[0]

    return run


def reachable(lib: Any) -> Any:
    """Which nodes reach which: products of matrices of bits as integers."""
    xp = lib.numpy

    def run(edge: Any) -> Any:
        for _ in range(4):
            edge = ((edge @ edge + edge) > 0).astype(xp.int32)
        return edge.sum(1)

    return run


def unique_words(lib: Any) -> Any:
    """Runs of equal numbers after a sort: values, lengths and how many."""
    xp = lib.numpy

    def run(x: Any) -> Any:
        x = xp.sort(x)
        new = xp.concatenate([xp.ones(1, bool), x[1:] != x[:-1]])
        which = xp.cumsum(new) - 1
        count = lib.ops.segment_sum(xp.ones_like(x), which, 5000)
        value = xp.zeros(5000, x.dtype).at[which].set(x)
        return value, count, which[-1] + 1

    return run


def rationals(lib: Any) -> Any:
    """Greatest common divisors by Euclid, all at once, and bits in order of Morton."""
    xp = lib.numpy

    def spread(x: Any) -> Any:
        for shift, mask in ((8, 0x00FF00FF), (4, 0x0F0F0F0F), (2, 0x33333333), (1, 0x55555555)):
            x = (x | (x << shift)) & mask
        return x

    def run(a: Any, b: Any) -> Any:
        def step(s: Any) -> Any:
            a, b = s
            return xp.where(b > 0, b, a), xp.where(b > 0, a % xp.maximum(b, 1), 0)

        g = lib.lax.while_loop(lambda s: xp.any(s[1] > 0), step, (a, b))[0]
        return g, spread(a) | (spread(b) << 1)

    return run


def halves(lib: Any) -> Any:
    """A softmax, a norm and a product in float16."""

    def run(x: Any, w: Any) -> Any:
        x = lib.nn.softmax(x, -1) @ w
        return (x - x.mean(-1, keepdims=True)) / (x.std(-1, keepdims=True) + 1e-2)

    return run


def wide_numbers(lib: Any) -> Any:
    """Sums of a slowly converging series in float64, made quick by Aitken."""
    xp = lib.numpy

    def run(z: Any) -> Any:
        k = xp.arange(1, 25, dtype=xp.float64)
        part = xp.cumsum((-1) ** (k + 1) * z[:, None] ** k / k, 1)
        a, b, c = part[:, :-2], part[:, 1:-1], part[:, 2:]
        return (c - (c - b) ** 2 / (c - 2 * b + a))[:, -1], xp.log1p(z)

    return run


def _edges(nodes: int, edges: int) -> tuple[np.ndarray, np.ndarray]:
    return places(edges, nodes), places(edges, nodes, seed=2)


CASES = [
    ("time warping of 16 pairs of 128", time_warp, several((16, 128), (16, 128))),
    ("knapsack 200 items, 1000", knapsack, lambda: (places(200, 99) + 1, places(200, 99, seed=3))),
    ("local alignment of 32 pairs of 200", alignment,
     lambda: (places(0, 4, 32, 200), places(0, 4, 32, 200, seed=2))),
    ("shortest paths of 200 nodes", shortest_paths, lambda: (np.abs(normal(200, 200)),)),
    ("page rank of 5000 nodes, 30000 edges", page_rank, lambda: _edges(5000, 30000)),
    ("Bellman-Ford 3000 nodes, 15000 edges", bellman_ford,
     lambda: (*_edges(3000, 15000), np.abs(normal(15000)))),
    ("sieve below 20000", sieve, lambda: (np.int32(2),)),
    ("Hamming distances 256x1000x8", bits,
     lambda: (places(0, 1 << 31, 256, 8).astype(np.uint32),
              places(0, 1 << 31, 1000, 8, seed=2).astype(np.uint32))),
    ("sketch of 20000 keys", hashed, lambda: (places(20000, 1 << 30).astype(np.uint32),)),
    ("checksums of 256 messages of 256", checksum,
     lambda: (places(0, 256, 256, 256).astype(np.uint8),)),
    ("sparse matrix 5000, 50000 entries", sparse_product,
     lambda: (normal(50000), places(50000, 5000), np.sort(places(50000, 5000, seed=2)),
              normal(5000, 8))),
    ("Chebyshev series of 24, 100000", chebyshev,
     lambda: (np.linspace(-1, 1, 100000, dtype=np.float32), normal(24))),
    ("splines of 64 knots at 50000", splines,
     lambda: (np.linspace(0, 1, 64, dtype=np.float32), normal(64), normal(64),
              np.random.default_rng(0).random(50000, np.float32))),
    ("integrals 1000x257", integrals, lambda: (normal(1000) - 1, normal(1000, seed=1) + 1)),
    ("Kepler's equation 20000", bisection,
     lambda: (normal(20000) * 2, np.random.default_rng(0).random(20000, np.float32) * 0.9)),
    ("special functions 10000", special,
     lambda: (np.abs(normal(10000)) * 3 + 0.1, np.abs(normal(10000, seed=1)) * 3 + 0.5)),
    ("Collatz 1 to 5000", collatz, lambda: (np.arange(1, 5001, dtype=np.int32),)),
    ("powers modulo primes 20000", powers,
     lambda: (places(20000, 30000), places(20000, 1 << 16, seed=2),
              np.array([32749, 32719, 32717, 32713] * 5000, np.int32))),
    ("reachable nodes 256", reachable,
     lambda: ((np.random.default_rng(0).random((256, 256)) < 0.01).astype(np.int32),)),
    ("runs of equal numbers 50000", unique_words, lambda: (places(50000, 5000),)),
    ("common divisors 20000", rationals,
     lambda: (places(20000, 60000) + 1, places(20000, 60000, seed=2) + 1)),
    ("float16 softmax and product 512x512x128", halves,
     lambda: (normal(512, 512).astype(np.float16), normal(512, 128).astype(np.float16))),
    ("series in float64 2000x24", wide_numbers,
     lambda: (np.random.default_rng(0).random(2000) * 0.5 + 0.5,)),
]  # fmt: skip
WIDE = {"series in float64 2000x24"}
