"""Models and steps of training for the further programs: recurrent nets, graphs, optimisers."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from cases import normal, places, several
from further_layers import LINE, convolved
from networks import weights


def both_ways(lib: Any) -> Any:
    """A recurrent net forwards and backwards, joined."""
    xp = lib.numpy

    def run(x: Any, w: Any, u: Any, v: Any, r: Any) -> Any:
        def step(h: Any, now: Any, rec: Any) -> Any:
            h = xp.tanh(now + h @ rec)
            return h, h

        start = xp.zeros((x.shape[1], u.shape[0]), x.dtype)
        forth = lib.lax.scan(partial(step, rec=u), start, x @ w)[1]
        back = lib.lax.scan(partial(step, rec=r), start, x @ v, reverse=True)[1]
        return xp.concatenate([forth, back], -1)

    return run


def peepholes(lib: Any) -> Any:
    """An LSTM whose gates see the cell, with norms inside."""
    xp = lib.numpy

    def norm(x: Any) -> Any:
        return (x - x.mean(-1, keepdims=True)) * lib.lax.rsqrt(x.var(-1, keepdims=True) + 1e-5)

    def run(x: Any, w: Any, u: Any, peep: Any) -> Any:
        def step(state: Any, now: Any) -> Any:
            h, c = state
            i, f, g, o = xp.split(norm(now @ w) + norm(h @ u), 4, -1)
            i, f = lib.nn.sigmoid(i + peep[0] * c), lib.nn.sigmoid(f + peep[1] * c + 1)
            c = f * c + i * xp.tanh(g)
            h = lib.nn.sigmoid(o + peep[2] * c) * xp.tanh(c)
            return (h, c), h

        start = xp.zeros((x.shape[1], u.shape[0]), x.dtype)
        return lib.lax.scan(step, (start, start), x)[1]

    return run


def gru_gradient(lib: Any) -> Any:
    """A GRU that predicts; gradients through time."""
    xp = lib.numpy

    def loss(p: Any, x: Any) -> Any:
        def step(h: Any, now: Any) -> Any:
            z, r = xp.split(lib.nn.sigmoid(now @ p["w"] + h @ p["u"]), 2, -1)
            n = xp.tanh(now @ p["wn"] + (r * h) @ p["un"])
            h = (1 - z) * n + z * h
            return h, h

        start = xp.zeros((x.shape[1], p["un"].shape[0]), x.dtype)
        hs = lib.lax.scan(step, start, x)[1]
        return xp.mean((hs[:-1] @ p["out"] - x[1:]) ** 2)

    return lib.value_and_grad(loss)


def wave_net(lib: Any) -> Any:
    """Causal dilated convolutions with gates and skips."""
    xp = lib.numpy

    def run(x: Any, layers: Any, out: Any) -> Any:
        total = xp.zeros_like(x)
        for i, (w, g, skip) in enumerate(layers):
            d = 2**i
            how = {"padding": ((d, 0),), "rhs_dilation": (d,)}
            h = xp.tanh(convolved(lib, x, w, LINE, **how))
            h = (h * lib.nn.sigmoid(convolved(lib, x, g, LINE, **how))) @ skip
            total, x = total + h, x + h
        return lib.nn.relu(total) @ out

    return run


def selective_scan(lib: Any) -> Any:
    """A state space model with steps of its input's, by `associative_scan`."""
    xp = lib.numpy

    def run(x: Any, wd: Any, wb: Any, wc: Any, log_a: Any) -> Any:
        delta = lib.nn.softplus(x @ wd)[..., None]
        decay = xp.exp(-delta * xp.exp(log_a))
        put = delta * (x @ wb)[..., None, :] * x[..., None]

        def join(p: Any, q: Any) -> Any:
            return p[0] * q[0], q[0] * p[1] + q[1]

        h = lib.lax.associative_scan(join, (decay, put), axis=1)[1]
        return xp.sum(h * (x @ wc)[..., None, :], -1)

    return run


def linear_attention(lib: Any) -> Any:
    """Causal attention without softmax: a matrix of state, by scan over time."""
    xp = lib.numpy

    def run(q: Any, k: Any, v: Any) -> Any:
        q, k = lib.nn.elu(q) + 1, lib.nn.elu(k) + 1

        def step(state: Any, now: Any) -> Any:
            s, z = state
            q, k, v = now
            s, z = s + k[..., :, None] * v[..., None, :], z + k
            top = xp.einsum("hd,hde->he", q, s)
            return (s, z), top / xp.sum(q * z, -1, keepdims=True)

        heads, width = q.shape[1:]
        start = (xp.zeros((heads, width, width), q.dtype), xp.zeros((heads, width), q.dtype))
        return lib.lax.scan(step, start, (q, k, v))[1]

    return run


def contrastive(lib: Any) -> Any:
    """Pairs told from others by cosine, both ways; gradients."""
    xp = lib.numpy

    def loss(a: Any, b: Any) -> Any:
        a = a / xp.linalg.norm(a, axis=-1, keepdims=True)
        b = b / xp.linalg.norm(b, axis=-1, keepdims=True)
        near = a @ b.T / 0.07
        right = xp.diagonal(near)
        rows = lib.nn.logsumexp(near, axis=0) + lib.nn.logsumexp(near, axis=1)
        return xp.mean(rows - 2 * right)

    return lib.value_and_grad(loss, argnums=(0, 1))


def variational(lib: Any) -> Any:
    """A variational autoencoder's bound and its gradients, with noise from a key."""
    xp = lib.numpy

    def loss(p: Any, x: Any, seed: Any) -> Any:
        h = lib.nn.relu(x @ p["e"])
        mean, log_var = xp.split(h @ p["z"], 2, -1)
        noise = lib.random.normal(lib.random.PRNGKey(seed), mean.shape)
        z = mean + xp.exp(0.5 * log_var) * noise
        logits = lib.nn.relu(z @ p["d"]) @ p["x"]
        made = xp.sum(xp.maximum(logits, 0) - logits * x + xp.log1p(xp.exp(-xp.abs(logits))), -1)
        apart = -0.5 * xp.sum(1 + log_var - mean**2 - xp.exp(log_var), -1)
        return xp.mean(made + apart)

    return lib.value_and_grad(loss)


def smoothed(lib: Any) -> Any:
    """Cross-entropy with smoothed labels: value and gradient."""

    def loss(logits: Any, labels: Any) -> Any:
        n = logits.shape[-1]
        soft = 0.9 * lib.nn.one_hot(labels, n) + 0.1 / n
        return -lib.numpy.mean(lib.numpy.sum(soft * lib.nn.log_softmax(logits), -1))

    return lib.value_and_grad(loss)


def graph_convolution(lib: Any) -> Any:
    """Two layers of messages along edges, by sums over segments, and the gradients."""
    xp = lib.numpy

    def loss(p: Any, x: Any, source: Any, target: Any) -> Any:
        n = x.shape[0]
        degree = lib.ops.segment_sum(xp.ones(source.shape, x.dtype), target, n) + 1
        for w in p:
            h = (x @ w) / xp.sqrt(degree)[:, None]
            x = lib.ops.segment_sum(h[source], target, n) + h
            x = lib.nn.relu(x / xp.sqrt(degree)[:, None])
        return xp.mean(x * x)

    return lib.value_and_grad(loss)


def graph_attention(lib: Any) -> Any:
    """Edges weighed by a softmax over those that end alike."""
    xp = lib.numpy

    def run(x: Any, w: Any, a: Any, b: Any, source: Any, target: Any) -> Any:
        n, h = x.shape[0], x @ w
        score = lib.nn.leaky_relu((h @ a)[source] + (h @ b)[target], 0.2)
        top = lib.ops.segment_max(score, target, n)
        score = xp.exp(score - top[target])
        total = lib.ops.segment_sum(score, target, n)
        return lib.ops.segment_sum(h[source] * (score / total[target])[:, None], target, n)

    return run


def beam_step(lib: Any) -> Any:
    """The best 8 continuations of 8 beams, their histories carried over."""
    xp = lib.numpy

    def run(scores: Any, history: Any, logits: Any, at: Any) -> Any:
        batch, beams, words = logits.shape
        total = (scores[..., None] + lib.nn.log_softmax(logits, -1)).reshape(batch, -1)
        best, index = lib.lax.top_k(total, beams)
        beam, word = index // words, index % words
        kept = xp.take_along_axis(history, beam[..., None], 1)
        return best, kept.at[:, :, at].set(word)

    return run


def nucleus(lib: Any) -> Any:
    """Words drawn from the most likely nine tenths."""
    xp = lib.numpy

    def run(logits: Any, seed: Any) -> Any:
        order = xp.argsort(-logits, axis=-1)
        chance = lib.nn.softmax(xp.take_along_axis(logits, order, -1), -1)
        kept = xp.where(xp.cumsum(chance, -1) - chance < 0.9, xp.log(chance), -xp.inf)
        pick = lib.random.categorical(lib.random.PRNGKey(seed), kept)
        return xp.take_along_axis(order, pick[:, None], -1)[:, 0]

    return run


def ctc(lib: Any) -> Any:
    """The loss of label sequences without alignment, by scan, and its gradient."""
    xp = lib.numpy

    def loss(logits: Any, labels: Any) -> Any:
        chance = lib.nn.log_softmax(logits, -1)
        batch, _, _ = logits.shape
        length = 2 * labels.shape[1] + 1
        wide = xp.zeros((batch, length), xp.int32).at[:, 1::2].set(labels)
        same = xp.concatenate([xp.ones((batch, 2), bool), wide[:, 2:] == wide[:, :-2]], 1)
        skip = ~same & (wide != 0)
        low = -1e5

        def step(alpha: Any, now: Any) -> Any:
            one = xp.pad(alpha, ((0, 0), (1, 0)), constant_values=low)[:, :-1]
            two = xp.pad(alpha, ((0, 0), (2, 0)), constant_values=low)[:, :-2]
            both = xp.logaddexp(alpha, one)
            alpha = xp.where(skip, xp.logaddexp(both, two), both)
            return alpha + xp.take_along_axis(now, wide, -1), None

        start = xp.full((batch, length), low).at[:, 0].set(0.0)
        alpha = lib.lax.scan(step, start, xp.swapaxes(chance, 0, 1))[0]
        return -xp.mean(xp.logaddexp(alpha[:, -1], alpha[:, -2]))

    return lib.value_and_grad(loss)


def embedding_bag(lib: Any) -> Any:
    """Weighted means of embeddings and their gradient."""
    xp = lib.numpy

    def loss(table: Any, weight: Any, words: Any) -> Any:
        mean = xp.einsum("bl,bld->bd", lib.nn.softmax(weight, -1), table[words])
        return xp.sum(xp.tanh(mean) ** 2)

    return lib.grad(loss, argnums=(0, 1))


def spectral_norm(lib: Any) -> Any:
    """A layer whose weight is divided by its largest singular value, by 5 power steps."""
    xp = lib.numpy

    def run(w: Any, u: Any, x: Any) -> Any:
        def step(_: Any, u: Any) -> Any:
            v = w.T @ u
            v = v / (xp.linalg.norm(v) + 1e-6)
            u = w @ v
            return u / (xp.linalg.norm(u) + 1e-6)

        u = lib.lax.stop_gradient(lib.lax.fori_loop(0, 5, step, u))
        return x @ (w / (u @ w @ (w.T @ u)) ** 0.5).T, u

    return run


def checkpointed(lib: Any) -> Any:
    """Gradients through 4 layers that are computed again on the way back."""

    def loss(ws: Any, x: Any) -> Any:
        for w in ws:
            x = lib.checkpoint(lambda w, x: lib.nn.gelu(x @ w) + x)(w, x)
        return lib.numpy.mean(x * x)

    return lib.grad(loss)


def own_gradient(lib: Any) -> Any:
    """A layer with a straight-through rounding, by `custom_vjp`."""
    xp = lib.numpy

    @lib.custom_vjp
    def rounded(x: Any) -> Any:
        return xp.round(x * 16) / 16

    rounded.defvjp(lambda x: (rounded(x), xp.abs(x) < 1), lambda inside, g: (g * inside,))

    def loss(w: Any, x: Any) -> Any:
        return xp.mean(xp.sin(rounded(x @ rounded(w))))

    return lib.value_and_grad(loss)


def q_learning(lib: Any) -> Any:
    """A step of double Q-learning with a clipped error, and a slow target."""
    xp = lib.numpy

    def value(p: Any, x: Any) -> Any:
        return lib.nn.relu(lib.nn.relu(x @ p[0]) @ p[1]) @ p[2]

    def run(p: Any, slow: Any, x: Any, action: Any, reward: Any, after: Any) -> Any:
        best = xp.argmax(value(p, after), -1)
        goal = reward + 0.99 * xp.take_along_axis(value(slow, after), best[:, None], 1)[:, 0]

        def loss(p: Any) -> Any:
            off = xp.abs(xp.take_along_axis(value(p, x), action[:, None], 1)[:, 0] - goal)
            return xp.mean(xp.where(off < 1, 0.5 * off * off, off - 0.5))

        slope = lib.grad(loss)(p)
        p = lib.tree.map(lambda a, g: a - 0.01 * g, p, slope)
        return p, lib.tree.map(lambda s, a: 0.99 * s + 0.01 * a, slow, p)

    return run


def advantages(lib: Any) -> Any:
    """Generalised advantages, backwards in time."""
    xp = lib.numpy

    def run(reward: Any, value: Any, done: Any) -> Any:
        def step(carry: Any, now: Any) -> Any:
            r, v, after, d = now
            carry = r + 0.99 * after * (1 - d) - v + 0.99 * 0.95 * (1 - d) * carry
            return carry, carry

        inputs = (reward, value[:-1], value[1:], done)
        out = lib.lax.scan(step, xp.zeros_like(reward[0]), inputs, reverse=True)[1]
        return (out - out.mean()) / (out.std() + 1e-8)

    return run


def _layers(count: int, width: int) -> list[np.ndarray]:
    return [weights(width, width, seed=i) for i in range(count)]


def _edges(nodes: int, edges: int) -> tuple[np.ndarray, np.ndarray]:
    return places(edges, nodes), places(edges, nodes, seed=2)


def _gru() -> tuple[Any, ...]:
    p = {"w": weights(32, 128), "u": weights(64, 128), "wn": weights(32, 64)}
    return p | {"un": weights(64, 64), "out": weights(64, 32)}, normal(50, 16, 32)


def _autoencoder() -> tuple[Any, ...]:
    p = {"e": weights(256, 128), "z": weights(128, 32), "d": weights(16, 128)}
    x = np.random.default_rng(0).random((128, 256), np.float32)
    return p | {"x": weights(128, 256)}, x, np.uint32(4)


def _q() -> tuple[Any, ...]:
    p = [weights(16, 128), weights(128, 128), weights(128, 6)]
    x, after = normal(256, 16), normal(256, 16, seed=1)
    return p, _again(p), x, places(256, 6), normal(256), after


def _again(p: list[np.ndarray]) -> list[np.ndarray]:
    return [0.9 * v for v in p]


CASES = [
    ("recurrent net both ways, 100 steps of 16x64", both_ways,
     lambda: (normal(100, 16, 32), weights(32, 64), weights(64, 64), weights(32, 64, seed=1),
              weights(64, 64, seed=1))),
    ("LSTM with peepholes and norms, 50 steps", peepholes,
     lambda: (normal(50, 16, 64), weights(64, 512), weights(128, 512), normal(3, 128))),
    ("GRU 50 steps of 16x64, gradient", gru_gradient, _gru),
    ("WaveNet 4x512x32, 6 layers", wave_net,
     lambda: (normal(4, 512, 32),
              [(weights(2, 32, 32, seed=i), weights(2, 32, 32, seed=i + 9), weights(32, 32))
               for i in range(6)], weights(32, 64))),
    ("selective scan 4x256x64x8", selective_scan,
     lambda: (normal(4, 256, 64), weights(64, 64), weights(64, 8), weights(64, 8, seed=1),
              normal(64, 8))),
    ("linear attention 256x8x32", linear_attention, several(*[(256, 8, 32)] * 3)),
    ("contrastive pairs 512x128, gradient", contrastive, several((512, 128), (512, 128))),
    ("variational autoencoder 128x256, gradient", variational, _autoencoder),
    ("smoothed labels 512x1000, gradient", smoothed,
     lambda: (normal(512, 1000), places(512, 1000))),
    ("graph convolution of 2000 nodes, gradient", graph_convolution,
     lambda: ([weights(32, 32), weights(32, 32, seed=1)], normal(2000, 32), *_edges(2000, 10000))),
    ("graph attention of 2000 nodes", graph_attention,
     lambda: (normal(2000, 32), weights(32, 32), normal(32), normal(32, seed=1),
              *_edges(2000, 10000))),
    ("beam search step 8x8x5000", beam_step,
     lambda: (normal(8, 8), places(0, 5000, 8, 8, 64), normal(8, 8, 5000), np.int32(20))),
    ("nucleus sampling 16x8000", nucleus, lambda: (normal(16, 8000) * 3, np.uint32(1))),
    ("label sequences 16x100x64, gradient", ctc,
     lambda: (normal(16, 100, 64), places(0, 63, 16, 20) + 1)),
    ("embedding bag 512x20 of 10000x64, gradient", embedding_bag,
     lambda: (normal(10000, 64), normal(512, 20), places(0, 10000, 512, 20))),
    ("spectral norm 512x512", spectral_norm,
     lambda: (weights(512, 512), normal(512), normal(64, 512))),
    ("checkpointed layers 128x256, gradient", checkpointed,
     lambda: (_layers(4, 256), normal(128, 256))),
    ("straight-through rounding 256x256, gradient", own_gradient,
     lambda: (weights(256, 256), normal(256, 256) / 3)),
    ("Q-learning step 256x16", q_learning, _q),
    ("advantages 256x128", advantages,
     lambda: (normal(256, 128), normal(257, 128), (normal(256, 128) > 2).astype(np.float32))),
]  # fmt: skip
