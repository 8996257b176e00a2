"""Graphs as lists of edges for the further programs: messages, labels, searches, systems."""

from __future__ import annotations

from typing import Any

import numpy as np
from cases import normal, places
from networks import weights


def messages(lib: Any) -> Any:
    """Messages of both ends and the edge through a layer, summed at nodes; gradients."""
    xp = lib.numpy

    def loss(p: Any, h: Any, e: Any, i: Any, j: Any, y: Any) -> Any:
        m = lib.nn.relu(xp.concatenate([h[i], h[j], e], -1) @ p["m"])
        s = lib.ops.segment_sum(m, j, len(h))
        h = h + lib.nn.relu(xp.concatenate([h, s], -1) @ p["u"])
        return xp.mean((h @ p["o"] - y) ** 2)

    return lib.value_and_grad(loss)


def equivariant(lib: Any) -> Any:
    """A layer that turns with its nodes' places: distances weigh differences along edges."""
    xp = lib.numpy

    def run(h: Any, x: Any, i: Any, j: Any, first: Any, second: Any, out: Any) -> Any:
        d = x[i] - x[j]
        r = xp.sum(d * d, -1, keepdims=True)
        m = lib.nn.silu(lib.nn.silu(xp.concatenate([h[i], h[j], r], -1) @ first) @ second)
        x = x + lib.ops.segment_sum(d * (m @ out), i, len(x)) / 10
        return h + lib.ops.segment_sum(m, i, len(h)), x

    return run


def components(lib: Any) -> Any:
    """Connected components: the least label spreads along edges and jumps ahead."""
    xp = lib.numpy

    def run(i: Any, j: Any) -> Any:
        def step(state: Any) -> Any:
            label, _ = state
            m = xp.minimum(label[i], label[j])
            new = label.at[i].min(m).at[j].min(m)
            new = new[new]
            return new, xp.any(new != label)

        start = (xp.arange(5000), xp.array(True))
        return lib.lax.while_loop(lambda s: s[1], step, start)[0]

    return run


def breadth_first(lib: Any) -> Any:
    """Steps from a node to all others."""
    xp = lib.numpy

    def run(i: Any, j: Any) -> Any:
        def step(state: Any) -> Any:
            level, front, k = state
            new = xp.zeros(5000, bool).at[j].max(front[i]) & (level < 0)
            return xp.where(new, k + 1, level), new, k + 1

        first = xp.arange(5000) == 0
        start = (xp.where(first, 0, -1), first, 0)
        return lib.lax.while_loop(lambda s: xp.any(s[1]), step, start)[0]

    return run


def spread_labels(lib: Any) -> Any:
    """Classes spread over a graph from nodes that know theirs, 20 steps."""
    xp = lib.numpy

    def run(i: Any, j: Any, known: Any, y: Any) -> Any:
        n = len(known)
        count = xp.maximum(lib.ops.segment_sum(xp.ones(len(i)), j, n), 1)

        def step(_: Any, f: Any) -> Any:
            mean = lib.ops.segment_sum(f[i], j, n) / count[:, None]
            return xp.where(known[:, None], y, mean)

        return lib.lax.fori_loop(0, 20, step, y)

    return run


def edge_attention(lib: Any) -> Any:
    """Attention of 4 heads along edges: a softmax over those that end alike."""
    xp = lib.numpy

    def run(q: Any, k: Any, v: Any, i: Any, j: Any) -> Any:
        n = len(q)
        s = xp.sum(q[j] * k[i], -1) / 3
        e = xp.exp(s - lib.ops.segment_max(s, j, n)[j])
        a = e / (lib.ops.segment_sum(e, j, n)[j] + 1e-9)
        return lib.ops.segment_sum(a[..., None] * v[i], j, n)

    return run


def cores(lib: Any) -> Any:
    """What is left when nodes with fewer than 3 edges go, again and again."""
    xp = lib.numpy

    def run(i: Any, j: Any) -> Any:
        def step(state: Any) -> Any:
            alive, _ = state
            w = (alive[i] & alive[j]).astype(int)
            new = alive & (xp.zeros(3000, int).at[i].add(w).at[j].add(w) >= 3)
            return new, xp.any(new != alive)

        start = (xp.ones(3000, bool), xp.array(True))
        return lib.lax.while_loop(lambda s: s[1], step, start)[0]

    return run


def edge_system(lib: Any) -> Any:
    """A system of weighted edges by conjugate gradients, 10 steps."""
    xp = lib.numpy

    def run(i: Any, j: Any, w: Any, b: Any) -> Any:
        def times(x: Any) -> Any:
            f = w * (x[i] - x[j])
            return 0.1 * x + xp.zeros_like(x).at[i].add(f).at[j].add(-f)

        def step(_: Any, state: Any) -> Any:
            x, r, p, square = state
            q = times(p)
            a = square / xp.dot(p, q)
            x, r = x + a * p, r - a * q
            new = xp.dot(r, r)
            return x, r, r + new / square * p, new

        start = (xp.zeros_like(b), b, b, xp.dot(b, b))
        return lib.lax.fori_loop(0, 10, step, start)[0]

    return run


def _edges(nodes: int, edges: int) -> tuple[np.ndarray, np.ndarray]:
    return places(edges, nodes), places(edges, nodes, seed=3)


def _layers() -> dict[str, np.ndarray]:
    return {"m": weights(72, 32), "u": weights(64, 32), "o": weights(32, 1)}


def _features() -> tuple[np.ndarray, ...]:
    return tuple(normal(1000, 4, 8, seed=k) for k in range(3))


CASES = [
    ("messages of 6000 edges, gradients", messages,
     lambda: (_layers(), normal(1000, 32), normal(6000, 8), *_edges(1000, 6000), normal(1000, 1))),
    ("equivariant layer of 6000 edges", equivariant,
     lambda: (normal(1000, 32), normal(1000, 3), *_edges(1000, 6000), weights(65, 32),
              weights(32, 32), weights(32, 1))),
    ("connected components of 8000 edges", components, lambda: _edges(5000, 8000)),
    ("breadth first over 15000 edges", breadth_first, lambda: _edges(5000, 15000)),
    ("labels along 20000 edges, 20 steps", spread_labels,
     lambda: (*_edges(4000, 20000), normal(4000) > 1, normal(4000, 8))),
    ("attention along 10000 edges", edge_attention, lambda: (*_features(), *_edges(1000, 10000))),
    ("cores of 6000 edges", cores, lambda: _edges(3000, 6000)),
    ("system of 20000 edges, 10 steps", edge_system,
     lambda: (*_edges(5000, 20000), np.abs(normal(20000)), normal(5000))),
]  # fmt: skip
