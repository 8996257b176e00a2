"""Sequences, words and tables for the further programs: dynamic programs, sorts, codes, counts."""

from __future__ import annotations

from typing import Any

import numpy as np
from cases import normal, several


def global_alignment(lib: Any) -> Any:
    """Needleman and Wunsch with gaps that open and go on, along diagonals, many pairs."""
    xp = lib.numpy

    def one(a: Any, b: Any) -> Any:
        n = len(a)
        i = xp.arange(n + 1)

        def step(state: Any, d: Any) -> Any:
            m1, x1, y1, m2 = state
            j = d - i
            inside = (i > 0) & (j > 0) & (j <= n)
            same = a[xp.clip(i - 1, 0, n - 1)] == b[xp.clip(j - 1, 0, n - 1)]
            x = xp.maximum(xp.roll(m1, 1) - 3, xp.roll(x1, 1) - 1)
            y = xp.maximum(m1 - 3, y1 - 1)
            m = xp.maximum(xp.roll(m2, 1) + xp.where(same, 2, -1), xp.maximum(x, y))
            m = xp.where(inside, m, -3 - xp.abs(d))
            x, y = xp.where(inside, x, -1000), xp.where(inside, y, -1000)
            return (m, x, y, m1), m[n]

        low = xp.full(n + 1, -1000)
        start = (low.at[:2].set(-4), low, low, low.at[0].set(0))
        return lib.lax.scan(step, start, xp.arange(2, 2 * n + 1))[1][-1]

    return lib.vmap(one)


def common_words(lib: Any) -> Any:
    """The longest common subsequence of many pairs, row by row, by a running maximum."""
    xp = lib.numpy

    def run(a: Any, b: Any) -> Any:
        def step(row: Any, letter: Any) -> Any:
            before = xp.concatenate([xp.zeros_like(row[:, :1]), row[:, :-1]], 1)
            here = xp.maximum(row, before + (letter[:, None] == b))
            row = lib.lax.cummax(here, axis=1)
            return row, row[:, -1]

        return lib.lax.scan(step, xp.zeros(b.shape, int), a.T)[1].T

    return run


def controlled(lib: Any) -> Any:
    """A room that is heated between two temperatures, and a machine of three states."""

    def run(outside: Any) -> Any:
        def step(carry: Any, t: Any) -> Any:
            inside, on, state = carry
            inside = inside + 0.1 * (t - inside)
            inside = lib.lax.cond(on, lambda x: x + 1, lambda x: x * 0.999, inside)
            on = lib.lax.cond(on, lambda x: x < 22, lambda x: x < 18, inside)
            moves = [lambda s: s + (inside > 20), lambda s: s + 1, lambda s: s * 0]
            return (inside, on, lib.lax.switch(state, moves, state)), (inside, state)

        xp = lib.numpy
        return lib.lax.scan(step, (xp.float32(20), xp.bool_(False), xp.int32(0)), outside)[1]

    return run


def binomial_tree(lib: Any) -> Any:
    """American puts by a binomial tree of 200 steps, many strikes."""
    xp = lib.numpy

    def run(strikes: Any) -> Any:
        n = 200
        u = np.float32(np.exp(0.3 / np.sqrt(n)))
        p = np.float32((np.exp(0.05 / n) - 1 / u) / (u - 1 / u))
        fade = np.float32(np.exp(-0.05 / n))
        nodes = xp.arange(n + 1)

        def step(k: Any, value: Any) -> Any:
            level = n - 1 - k
            price = 100 * u ** (2.0 * nodes - level)
            held = fade * (p * xp.roll(value, -1, 1) + (1 - p) * value)
            return xp.maximum(held, strikes[:, None] - price)

        end = xp.maximum(strikes[:, None] - 100 * u ** (2.0 * nodes - n), 0)
        return lib.lax.fori_loop(0, n, step, end)[:, 0]

    return run


def change(lib: Any) -> Any:
    """In how many ways coins make every amount, and with how few."""
    xp = lib.numpy
    coins = (1, 2, 5, 10, 20, 50)

    def run(most: Any) -> Any:
        ways = xp.zeros(1024, xp.int32).at[0].set(1)
        for coin in coins:
            padded = xp.pad(ways, (0, -len(ways) % coin)).reshape(-1, coin)
            ways = xp.cumsum(padded, 0).reshape(-1)[:1024] % 1000003

        def step(i: Any, few: Any) -> Any:
            best = few[i]
            for coin in coins:
                best = xp.minimum(best, xp.where(i >= coin, few[i - coin] + 1, most))
            return few.at[i].set(best)

        few = lib.lax.fori_loop(1, 1024, step, xp.full(1024, most).at[0].set(0))
        return ways, few

    return run


def primality(lib: Any) -> Any:
    """Miller and Rabin's test of many odd numbers to three bases, in uint32."""
    xp = lib.numpy

    def run(n: Any) -> Any:
        m = n - 1
        s = lib.lax.population_count((m & -m) - 1)
        d = m >> s

        def power(a: Any) -> Any:
            def step(i: Any, state: Any) -> Any:
                out, base = state
                return xp.where(d >> i & 1 == 1, out * base % n, out), base * base % n

            return lib.lax.fori_loop(0, 16, step, (xp.ones_like(n), xp.full_like(n, a) % n))[0]

        good = xp.ones(n.shape, bool)
        for a in (2, 3, 5):
            x = power(a)
            found = (x == 1) | (x == m) | (n == a)
            for i in range(1, 5):
                x = x * x % n
                found |= (x == m) & (i < s)
            good &= found
        return good

    return run


def shift_registers(lib: Any) -> Any:
    """Linear shift registers of 32 bits, and xorshift, many streams, 100 steps."""
    xp = lib.numpy

    def run(seed: Any) -> Any:
        def step(state: Any, _: Any) -> Any:
            a, b = state
            a = (a >> 1) ^ xp.where(a & 1, xp.uint32(0x80200003), xp.uint32(0))
            b = b ^ (b << 13)
            b = b ^ (b >> 17)
            b = b ^ (b << 5)
            return (a, b), a ^ b

        last, out = lib.lax.scan(step, (seed | 1, seed | 2), None, length=100)
        return last, lib.lax.population_count(out)

    return run


def columns_sorted(lib: Any) -> Any:
    """Rows in order of two keys, with what belongs to them."""
    xp = lib.numpy

    def run(group: Any, value: Any, payload: Any) -> Any:
        order = xp.lexsort((value, group))
        return group[order], value[order], payload[order]

    return run


def counted(lib: Any) -> Any:
    """Distinct numbers with how often they come, and where each number is among them."""
    xp = lib.numpy

    def run(x: Any) -> Any:
        return xp.unique(x, return_inverse=True, return_counts=True, size=1000, fill_value=-1)

    return run


def run_lengths(lib: Any) -> Any:
    """Lines of a picture as runs, and back."""
    xp = lib.numpy

    def one(line: Any) -> Any:
        new = xp.concatenate([xp.ones(1, bool), line[1:] != line[:-1]])
        at = xp.nonzero(new, size=256, fill_value=len(line))[0]
        values = line[xp.minimum(at, len(line) - 1)]
        lengths = xp.diff(at, append=len(line))
        back = xp.repeat(values, lengths, total_repeat_length=len(line))
        return lengths, xp.all(back == line)

    return lib.vmap(one)


def binned(lib: Any) -> Any:
    """Values in bins by a search, and their means in each bin."""
    xp = lib.numpy

    def run(edges: Any, x: Any, y: Any) -> Any:
        at = xp.searchsorted(edges, x)
        total = xp.zeros(len(edges) + 1).at[at].add(y)
        return total / xp.maximum(xp.bincount(at, length=len(edges) + 1), 1), at

    return run


def nearest_before(lib: Any) -> Any:
    """Two streams of times joined: the last value at or before each time."""
    xp = lib.numpy

    def run(times: Any, values: Any, asked: Any) -> Any:
        times, values = lib.lax.sort_key_val(times, values)
        at = xp.searchsorted(times, asked, side="right") - 1
        gone = asked - times[xp.maximum(at, 0)]
        return xp.where(at >= 0, values[xp.maximum(at, 0)] * xp.exp(-gone), 0)

    return run


def curve(lib: Any) -> Any:
    """How well scores rank: the area under the curve by ranks, for many labels."""
    xp = lib.numpy

    def run(scores: Any, labels: Any) -> Any:
        order = xp.argsort(-scores, axis=0)
        hits = xp.take_along_axis(labels, order, 0)
        good, bad = xp.cumsum(hits, 0), xp.cumsum(1 - hits, 0)
        step = xp.diff(bad, axis=0, prepend=0)
        area = xp.sum(good * step, 0)
        return area / xp.maximum(good[-1] * bad[-1], 1), good / xp.maximum(good + bad, 1)

    return run


def parents(lib: Any) -> Any:
    """Connected parts of a graph by pointers that jump, until none moves."""
    xp = lib.numpy

    def run(a: Any, b: Any) -> Any:
        n = 4000

        def step(state: Any) -> Any:
            p, _ = state
            low = xp.minimum(p[a], p[b])
            new = p.at[p[a]].min(low).at[p[b]].min(low)
            new = new[new]
            return new, xp.any(new != p)

        return lib.lax.while_loop(lambda s: s[1], step, (xp.arange(n), True))[0]

    return run


def levels(lib: Any) -> Any:
    """How many steps every node is from a first, by rounds over all edges."""
    xp = lib.numpy

    def run(a: Any, b: Any) -> Any:
        n = 4000

        def step(state: Any) -> Any:
            level, now, _ = state
            reached = xp.zeros(n, bool).at[b].max(level[a] == now)
            new = xp.where(reached & (level < 0), now + 1, level)
            return new, now + 1, xp.any(new != level)

        start = (xp.full(n, -1).at[0].set(0), 0, True)
        return lib.lax.while_loop(lambda s: s[2], step, start)[0]

    return run


def triangles(lib: Any) -> Any:
    """Triangles at each node of a graph, as counts."""
    xp = lib.numpy

    def run(a: Any, b: Any) -> Any:
        m = xp.zeros((300, 300)).at[a, b].set(1.0).at[b, a].set(1.0)
        m = m * (1 - xp.eye(300))
        both = xp.sum((m @ m) * m, 1) / 2
        degree = xp.sum(m, 1)
        return both, both / xp.maximum(degree * (degree - 1) / 2, 1)

    return run


def transformed(lib: Any) -> Any:
    """Walsh and Hadamard's transform in place, by halves."""
    xp = lib.numpy

    def run(x: Any) -> Any:
        n = x.shape[-1]
        h = 1
        while h < n:
            y = x.reshape(-1, n // (2 * h), 2, h)
            x = xp.stack([y[:, :, 0] + y[:, :, 1], y[:, :, 0] - y[:, :, 1]], 2).reshape(-1, n)
            h *= 2
        return x

    return run


def decoded(lib: Any) -> Any:
    """Hamming codes of 7 bits: words encoded, a bit turned, put right again."""
    xp = lib.numpy
    make = np.array([[1, 1, 0, 1], [1, 0, 1, 1], [1, 0, 0, 0], [0, 1, 1, 1],
                     [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]], np.int32)  # fmt: skip
    check = np.array(
        [[1, 0, 1, 0, 1, 0, 1], [0, 1, 1, 0, 0, 1, 1], [0, 0, 0, 1, 1, 1, 1]], np.int32
    )

    def run(word: Any, spot: Any) -> Any:
        bits = word[:, None] >> xp.arange(4) & 1
        code = bits @ make.T % 2
        sent = code ^ (xp.arange(7) == spot[:, None])
        wrong = (sent @ check.T % 2) @ xp.array([1, 2, 4])
        right = sent ^ (xp.arange(1, 8) == wrong[:, None])
        back = right[:, np.array([2, 4, 5, 6])]
        return xp.sum(back << xp.arange(4), 1)

    return run


def queens(lib: Any) -> Any:
    """How many pairs attack in random settings of queens, by counts of diagonals."""
    xp = lib.numpy

    def run(key: Any) -> Any:
        n = 16
        keys = lib.random.split(key, 2000)
        place = lib.vmap(lambda k: lib.random.permutation(k, n))(keys)

        def pairs(d: Any) -> Any:
            count = xp.sum(d[:, :, None] == xp.arange(2 * n), 1)
            return xp.sum(count * (count - 1) // 2, 1)

        return pairs(place + xp.arange(n)) + pairs(place - xp.arange(n) + n)

    return run


def _edges(nodes: int, count: int) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(0)
    a, b = rng.integers(0, nodes, (2, count)).astype(np.int32)
    return a, b


CASES = [
    ("alignment with open gaps, 32 pairs of 100", global_alignment,
     lambda: (_letters(32, 100), _letters(32, 100, 1))),
    ("common words of 64 pairs of 128", common_words,
     lambda: (_letters(64, 128), _letters(64, 128, 1))),
    ("binomial trees of 200 steps, 100 strikes", binomial_tree,
     lambda: (np.linspace(60, 140, 100, dtype=np.float32),)),
    ("heating by conditions, 20000 steps", controlled, several((20000,))),
    ("change for amounts to 1024", change, lambda: (np.int32(9999),)),
    ("primes among 20000 by Miller and Rabin", primality,
     lambda: (np.arange(20001, 60001, 2, dtype=np.uint32),)),
    ("shift registers 2000, 100 steps", shift_registers,
     lambda: (np.random.default_rng(0).integers(1, 2**32, 2000, dtype=np.uint32),)),
    ("rows by two keys 20000", columns_sorted,
     lambda: (_letters(1, 20000)[0], normal(20000), normal(20000, 4))),
    ("distinct numbers of 20000", counted,
     lambda: (np.random.default_rng(0).integers(0, 900, 20000).astype(np.int32),)),
    ("runs of 64 lines of 512", run_lengths,
     lambda: (np.repeat(_letters(64, 128), 4, 1),)),
    ("bins of 50000 by 200 edges", binned,
     lambda: (np.sort(normal(200)), normal(50000), normal(50000, seed=1))),
    ("streams of times joined, 5000 and 20000", nearest_before,
     several((5000,), (5000,), (20000,))),
    ("areas under curves 2000x16", curve,
     lambda: (normal(2000, 16), (normal(2000, 16, seed=1) > 0).astype(np.int32))),
    ("parts of a graph, 4000 nodes, 6000 edges", parents, lambda: _edges(4000, 6000)),
    ("levels of a graph, 4000 nodes, 12000 edges", levels, lambda: _edges(4000, 12000)),
    ("triangles of 300 nodes, 4000 edges", triangles, lambda: _edges(300, 4000)),
    ("Hadamard's transform 64x1024", transformed, several((64, 1024))),
    ("Hamming codes of 20000 words", decoded,
     lambda: (_letters(1, 20000)[0] + 7, _letters(1, 20000, 2)[0])),
    ("queens on 2000 boards of 16", queens, lambda: (np.array([0, 7], np.uint32),)),
]  # fmt: skip


def _letters(count: int, length: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).integers(0, 4, (count, length)).astype(np.int32)
