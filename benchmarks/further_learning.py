"""Losses, generators, agents and updates for the further programs."""

from __future__ import annotations

from typing import Any

import numpy as np
from cases import normal, places, several
from networks import parameter_tree, weights


def focal(lib: Any) -> Any:
    """Cross-entropy of boxes that weighs what is found already less; value and gradient."""
    xp = lib.numpy

    def loss(x: Any, labels: Any) -> Any:
        wanted = lib.nn.one_hot(labels, x.shape[-1] + 1)[..., 1:]
        p = lib.nn.sigmoid(x)
        cross = xp.maximum(x, 0) - x * wanted + xp.log1p(xp.exp(-xp.abs(x)))
        right = p * wanted + (1 - p) * (1 - wanted)
        share = 0.25 * wanted + 0.75 * (1 - wanted)
        return xp.sum(share * (1 - right) ** 2 * cross) / xp.maximum((labels > 0).sum(), 1)

    return lib.value_and_grad(loss)


def triplets(lib: Any) -> Any:
    """The farthest of the same kind against the nearest of others; value and gradient."""
    xp = lib.numpy

    def loss(x: Any, kinds: Any) -> Any:
        square = xp.sum(x * x, -1)
        apart = xp.sqrt(xp.maximum(square[:, None] + square[None] - 2 * x @ x.T, 1e-8))
        same = kinds[:, None] == kinds[None]
        far = xp.where(same, apart, -1e9).max(1)
        return xp.mean(lib.nn.relu(far - xp.where(same, 1e9, apart).min(1) + 0.3))

    return lib.value_and_grad(loss)


def labelled_chains(lib: Any) -> Any:
    """Scores of label sequences against those of all, summed in a scan; gradients."""
    xp = lib.numpy

    def loss(scores: Any, moves: Any, labels: Any) -> Any:
        def one(scores: Any, labels: Any) -> Any:
            def step(total: Any, now: Any) -> Any:
                return lib.scipy.special.logsumexp(total[:, None] + moves, 0) + now, None

            total, _ = lib.lax.scan(step, scores[0], scores[1:])
            own = xp.sum(scores[xp.arange(labels.size), labels])
            own = own + xp.sum(moves[labels[:-1], labels[1:]])
            return lib.scipy.special.logsumexp(total) - own

        return xp.mean(lib.vmap(one)(scores, labels))

    return lib.grad(loss, argnums=(0, 1))


def word_vectors(lib: Any) -> Any:
    """A step of words against their neighbours and ten others each."""
    xp = lib.numpy

    def loss(p: Any, word: Any, near: Any, others: Any) -> Any:
        x = p[0][word]
        right = lib.nn.log_sigmoid(xp.sum(x * p[1][near], -1))
        wrong = lib.nn.log_sigmoid(-xp.einsum("bd,bkd->bk", x, p[1][others]))
        return -xp.mean(right + wrong.sum(-1))

    def run(p: Any, word: Any, near: Any, others: Any) -> Any:
        return lib.tree.map(lambda a, g: a - 0.1 * g, p, lib.grad(loss)(p, word, near, others))

    return run


def few_classes(lib: Any) -> Any:
    """Many rows of features to three classes; value and gradients."""
    xp = lib.numpy

    def loss(w: Any, x: Any, labels: Any) -> Any:
        logs = lib.nn.log_softmax(x @ w)
        return -xp.mean(xp.take_along_axis(logs, labels[:, None], 1))

    return lib.value_and_grad(loss)


def flow(lib: Any) -> Any:
    """Coupled halves that can be undone, with the logarithm of their volume; gradients."""
    xp = lib.numpy

    def loss(layers: Any, x: Any) -> Any:
        volume = xp.zeros(x.shape[0])
        for into, out in layers:
            left, right = xp.split(x, 2, -1)
            scale, shift = xp.split(lib.nn.relu(left @ into) @ out, 2, -1)
            scale = xp.tanh(scale)
            volume = volume + scale.sum(-1)
            x = xp.concatenate([right * xp.exp(scale) + shift, left], -1)
        return xp.mean(0.5 * xp.sum(x * x, -1) - volume)

    return lib.value_and_grad(loss)


def denoised(lib: Any) -> Any:
    """Samples of a diffusion model: 50 steps with fresh noise in a scan."""
    xp, steps = lib.numpy, 50

    def run(a: Any, b: Any, c: Any, seed: Any) -> Any:
        rate = xp.linspace(1e-4, 0.02, steps)
        left = xp.cumprod(1 - rate)

        def step(carry: Any, t: Any) -> Any:
            x, key = carry
            key, now = lib.random.split(key)
            h = xp.concatenate([x, xp.full((x.shape[0], 1), t / steps)], -1)
            noise = lib.nn.silu(lib.nn.silu(h @ a) @ b) @ c
            x = (x - rate[t] / xp.sqrt(1 - left[t]) * noise) / xp.sqrt(1 - rate[t])
            fresh = xp.where(t > 0, xp.sqrt(rate[t]), 0.0) * lib.random.normal(now, x.shape)
            return (x + fresh, key), None

        key, first = lib.random.split(lib.random.key(seed))
        start = lib.random.normal(first, (64, c.shape[1])), key
        return lib.lax.scan(step, start, xp.arange(steps - 1, -1, -1))[0][0]

    return run


def sliced_scores(lib: Any) -> Any:
    """Score matching along random directions: a gradient of a derivative."""
    xp = lib.numpy

    def net(layers: Any, x: Any) -> Any:
        for w in layers[:-1]:
            x = xp.tanh(x @ w)
        return x @ layers[-1]

    def loss(layers: Any, x: Any, v: Any) -> Any:
        score, along = lib.jvp(lambda x: net(layers, x), (x,), (v,))
        return xp.mean(xp.sum(along * v, -1) + 0.5 * xp.sum(score * score, -1))

    return lib.value_and_grad(loss)


def neural_flow(lib: Any) -> Any:
    """A differential equation of a net, 20 steps of Runge and Kutta; value and gradients."""
    xp, h = lib.numpy, 0.05

    def loss(w: Any, x: Any, wanted: Any) -> Any:
        def slope(x: Any) -> Any:
            return xp.tanh(x @ w[0]) @ w[1]

        def step(x: Any, _: Any) -> Any:
            a = slope(x)
            b = slope(x + h / 2 * a)
            c = slope(x + h / 2 * b)
            return x + h / 6 * (a + 2 * b + 2 * c + slope(x + h * c)), None

        return xp.mean((lib.lax.scan(step, x, None, length=20)[0] - wanted) ** 2)

    return lib.value_and_grad(loss)


def codes(lib: Any) -> Any:
    """The nearest of 256 codes, passed straight through going back; gradients."""
    xp, held = lib.numpy, lib.lax.stop_gradient

    def loss(book: Any, w: Any, x: Any) -> Any:
        z = x @ w
        apart = xp.sum(z * z, -1, keepdims=True) - 2 * z @ book.T + xp.sum(book * book, -1)
        q = book[xp.argmin(apart, -1)]
        made = (z + held(q - z)) @ w.T
        return xp.mean((made - x) ** 2) + xp.mean((held(z) - q) ** 2 + 0.25 * (z - held(q)) ** 2)

    return lib.grad(loss, argnums=(0, 1))


def radiance(lib: Any) -> Any:
    """Colours along rays through a field that a net gives; gradients."""
    xp = lib.numpy

    def loss(w: Any, origin: Any, way: Any, colours: Any) -> Any:
        x = origin[:, None] + way[:, None] * xp.linspace(0.5, 3, 32)[:, None]
        waves = (x[..., None] * 2.0 ** xp.arange(4)).reshape(*x.shape[:-1], -1)
        h = xp.concatenate([x, xp.sin(waves), xp.cos(waves)], -1)
        h = lib.nn.relu(lib.nn.relu(h @ w[0]) @ w[1]) @ w[2]
        stopped = 1 - xp.exp(-lib.nn.softplus(h[..., 3]) * (2.5 / 31))
        left = xp.cumprod(1 - stopped + 1e-10, -1)
        before = xp.concatenate([xp.ones_like(left[:, :1]), left[:, :-1]], -1)
        seen = xp.sum((stopped * before)[..., None] * lib.nn.sigmoid(h[..., :3]), 1)
        return xp.mean((seen - colours) ** 2)

    return lib.grad(loss)


def clipped_policy(lib: Any) -> Any:
    """A step of a policy and of values, both clipped."""
    xp = lib.numpy

    def loss(p: Any, seen: Any, act: Any, old: Any, gain: Any, back: Any) -> Any:
        logs = lib.nn.log_softmax(xp.tanh(seen @ p[0]) @ p[1])
        ratio = xp.exp(xp.take_along_axis(logs, act[:, None], 1)[:, 0] - old)
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        policy = -xp.mean(xp.minimum(ratio * gain, xp.clip(ratio, 0.8, 1.2) * gain))
        value = (xp.tanh(seen @ p[2]) @ p[3])[:, 0]
        spread = -xp.mean(xp.sum(xp.exp(logs) * logs, -1))
        return policy + 0.5 * xp.mean((value - back) ** 2) - 0.01 * spread

    def run(p: Any, *batch: Any) -> Any:
        value, slope = lib.value_and_grad(loss)(p, *batch)
        norm = xp.sqrt(sum(xp.sum(g * g) for g in lib.tree.leaves(slope)))
        scale = 3e-4 * xp.minimum(1.0, 0.5 / (norm + 1e-6))
        return value, lib.tree.map(lambda a, g: a - scale * g, p, slope)

    return run


def balanced_poles(lib: Any) -> Any:
    """Poles on carts that a net pushes, 50 steps; its gradient through the physics."""
    xp, h = lib.numpy, 0.02

    def loss(w: Any, start: Any) -> Any:
        def step(state: Any, _: Any) -> Any:
            _, speed, angle, turn = state
            push = (10 * xp.tanh(xp.tanh(state @ w[0]) @ w[1])[0] + 0.05 * turn**2
                    * xp.sin(angle)) / 1.1  # fmt: skip
            bend = 0.5 * (4 / 3 - 0.1 * xp.cos(angle) ** 2 / 1.1)
            turning = (9.8 * xp.sin(angle) - xp.cos(angle) * push) / bend
            rates = xp.stack([speed, push - 0.05 * turning * xp.cos(angle) / 1.1, turn, turning])
            state = state + h * rates
            return state, state[2] ** 2 + 0.1 * state[0] ** 2

        def one(start: Any) -> Any:
            return xp.sum(lib.lax.scan(step, start, None, length=50)[1])

        return xp.mean(lib.vmap(one)(start))

    return lib.value_and_grad(loss)


def evolution(lib: Any) -> Any:
    """A step by the rewards of 128 nets near one."""
    xp = lib.numpy

    def run(w: Any, x: Any, wanted: Any, seed: Any) -> Any:
        keys = lib.random.split(lib.random.key(seed), 2)
        noise = [lib.random.normal(k, (128, *a.shape)) for k, a in zip(keys, w, strict=True)]

        def reward(a: Any, b: Any) -> Any:
            return -xp.mean((xp.tanh(x @ (w[0] + 0.1 * a)) @ (w[1] + 0.1 * b) - wanted) ** 2)

        gain = lib.vmap(reward)(*noise)
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        return [a + 0.01 * xp.tensordot(gain, n, 1) / 128 for a, n in zip(w, noise, strict=True)]

    return run


def value_iteration(lib: Any) -> Any:
    """100 sweeps over states and actions."""
    xp = lib.numpy

    def run(chance: Any, reward: Any) -> Any:
        chance = chance / chance.sum(-1, keepdims=True)

        def sweep(_: Any, v: Any) -> Any:
            return xp.max(reward + 0.95 * xp.einsum("ast,t->sa", chance, v), 1)

        return lib.lax.fori_loop(0, 100, sweep, xp.zeros(reward.shape[0]))

    return run


def factored_moments(lib: Any) -> Any:
    """Updates with second moments of rows and columns only."""
    xp = lib.numpy

    def one(p: Any, g: Any, rows: Any, columns: Any) -> Any:
        square = g * g + 1e-30
        if p.ndim == 2:
            rows = 0.99 * rows + 0.01 * square.mean(-1)
            columns = 0.99 * columns + 0.01 * square.mean(0)
            step = g * lib.lax.rsqrt(rows / rows.mean())[:, None] * lib.lax.rsqrt(columns)
        else:
            rows = 0.99 * rows + 0.01 * square
            step = g * lib.lax.rsqrt(rows)
        step = step / xp.maximum(1.0, xp.sqrt(xp.mean(step * step)))
        size = xp.maximum(1e-3, xp.sqrt(xp.mean(p * p)))
        return p - 1e-2 * size * step, rows, columns

    return lambda p, g, rows, columns: [one(*x) for x in zip(p, g, rows, columns, strict=True)]


def private(lib: Any) -> Any:
    """Gradients example by example, each clipped, with noise on their sum."""
    xp = lib.numpy

    def run(w: Any, x: Any, labels: Any, seed: Any) -> Any:
        def one(x: Any, label: Any) -> Any:
            def loss(w: Any) -> Any:
                return -lib.nn.log_softmax(lib.nn.relu(x @ w[0]) @ w[1])[label]

            slope = lib.grad(loss)(w)
            norm = xp.sqrt(sum(xp.sum(g * g) for g in slope))
            return [g / xp.maximum(1, norm) for g in slope]

        total = [g.sum(0) for g in lib.vmap(one)(x, labels)]
        keys = lib.random.split(lib.random.key(seed), 2)
        noisy = [g + lib.random.normal(k, g.shape) for k, g in zip(keys, total, strict=True)]
        return [a - 0.1 * g / x.shape[0] for a, g in zip(w, noisy, strict=True)]

    return run


def forests(lib: Any) -> Any:
    """The sum of 100 trees of depth 6 for every row."""
    xp = lib.numpy

    def run(x: Any, feature: Any, bound: Any, leaves: Any) -> Any:
        def tree(feature: Any, bound: Any, leaves: Any) -> Any:
            at = xp.zeros(x.shape[0], "int32")
            for _ in range(6):
                value = xp.take_along_axis(x, feature[at][:, None], 1)[:, 0]
                at = 2 * at + 1 + (value > bound[at]).astype("int32")
            return leaves[at - 63]

        return lib.vmap(tree)(feature, bound, leaves).sum(0)

    return run


def splits(lib: Any) -> Any:
    """Histograms of slopes by feature, and the best place to split at."""
    xp = lib.numpy

    def run(bins: Any, slope: Any, curve: Any) -> Any:
        def one(bins: Any) -> Any:
            return xp.zeros((32, 2)).at[bins].add(xp.stack([slope, curve], -1))

        left = xp.cumsum(lib.vmap(one, 1)(bins), 1)
        parts = left, left[:, -1:] - left
        gain = sum(p[..., 0] ** 2 / (p[..., 1] + 1) for p in parts)
        return xp.argmax(gain, 1), gain

    return run


def _sums(tree: list[np.ndarray], axis: int) -> list[np.ndarray]:
    return [np.abs(p).sum(axis) if p.ndim == 2 else p * p for p in tree]


_TREE = parameter_tree(40)

CASES = [
    ("focal loss 8x2000x20, gradient", focal,
     lambda: (normal(8, 2000, 20), places(0, 21, 8, 2000))),
    ("farthest and nearest of 256x64, gradient", triplets,
     lambda: (normal(256, 64), places(256, 16))),
    ("scores of labels 32x60x16, gradient", labelled_chains,
     lambda: (normal(32, 60, 16), normal(16, 16), places(0, 16, 32, 60))),
    ("word vectors 1024 of 20000x64, step", word_vectors,
     lambda: ([normal(20000, 64) / 9, normal(20000, 64, seed=1) / 9], places(1024, 20000),
              places(1024, 20000, seed=2), places(0, 20000, 1024, 10, seed=3))),
    ("three classes of 2048x1024, gradient", few_classes,
     lambda: (weights(1024, 3), normal(2048, 1024), places(2048, 3))),
    ("coupling flow 512x16, 4 layers, gradient", flow,
     lambda: ([(weights(8, 64, seed=i), weights(64, 16, seed=i)) for i in range(4)],
              normal(512, 16))),
    ("diffusion samples 64x32, 50 steps", denoised,
     lambda: (weights(33, 128), weights(128, 128), weights(128, 32), np.uint32(0))),
    ("sliced score matching 256x16, gradient", sliced_scores,
     lambda: ([weights(16, 64), weights(64, 64), weights(64, 16)], normal(256, 16),
              normal(256, 16, seed=1))),
    ("equation of a net 128x16, 20 steps, gradient", neural_flow,
     lambda: ([weights(16, 64), weights(64, 16)], normal(128, 16), normal(128, 16, seed=1))),
    ("nearest codes 2048x32 of 256, gradient", codes,
     lambda: (normal(256, 32), weights(32, 32), normal(2048, 32))),
    ("rays through a field 512x32, gradient", radiance,
     lambda: ([weights(27, 64), weights(64, 64), weights(64, 4)],
              *several((512, 3), (512, 3), (512, 3))())),
    ("clipped policy 512x16, step", clipped_policy,
     lambda: ([weights(16, 64), weights(64, 6), weights(16, 64, seed=1), weights(64, 1)],
              normal(512, 16), places(512, 6), normal(512) - 2, normal(512), normal(512, seed=1))),
    ("poles on carts 64x50, gradient", balanced_poles,
     lambda: ([weights(4, 32), weights(32, 1)], normal(64, 4) / 20)),
    ("evolution of 128 nets", evolution,
     lambda: ([weights(16, 32), weights(32, 4)], normal(64, 16), normal(64, 4), np.uint32(1))),
    ("value iteration 200x8, 100 sweeps", value_iteration,
     lambda: (np.abs(normal(8, 200, 200)), normal(200, 8))),
    ("factored moments of 40 parameters", factored_moments,
     lambda: (_TREE, [0.1 * p for p in _TREE], _sums(_TREE, -1), _sums(_TREE, 0))),
    ("private gradients of 256x64", private,
     lambda: ([weights(64, 64), weights(64, 10)], normal(256, 64), places(256, 10), np.uint32(0))),
    ("forest of 100 trees, 2000x16", forests,
     lambda: (normal(2000, 16), places(0, 16, 100, 63), normal(100, 63), normal(100, 64))),
    ("splits of 20000x16", splits,
     lambda: (places(0, 32, 20000, 16), normal(20000), np.abs(normal(20000)))),
]  # fmt: skip
