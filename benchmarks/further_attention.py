"""Attention, state spaces and cells for the further programs, as people write them by hand."""

from __future__ import annotations

from typing import Any

import numpy as np
from cases import normal, places, several
from networks import weights


def grouped_queries(lib: Any) -> Any:
    """Attention whose heads share keys and values by groups, all by einsum; gradients."""
    xp = lib.numpy

    def loss(wq: Any, wk: Any, wv: Any, wo: Any, x: Any) -> Any:
        time = x.shape[1]
        q = xp.einsum("btd,dghk->btghk", x, wq)
        k, v = xp.einsum("btd,dgk->btgk", x, wk), xp.einsum("btd,dgk->btgk", x, wv)
        scores = xp.einsum("btghk,bsgk->bghts", q, k) / np.float32(np.sqrt(q.shape[-1]))
        seen = xp.tril(xp.ones((time, time), bool))
        chance = lib.nn.softmax(xp.where(seen, scores, -1e30), -1)
        mixed = xp.einsum("bghts,bsgk->btghk", chance, v)
        return xp.mean(xp.einsum("btghk,ghkd->btd", mixed, wo) ** 2)

    return lib.grad(loss, argnums=(0, 1, 2, 3))


def in_blocks(lib: Any) -> Any:
    """Attention to 128 keys at a time in a scan, with running maxima and sums; gradients."""
    xp, block = lib.numpy, 128

    def attend(q: Any, k: Any, v: Any) -> Any:
        heads, time, size = q.shape

        def cut(x: Any) -> Any:
            return x.reshape(heads, time // block, block, size).transpose(1, 0, 2, 3)

        def step(carry: Any, kv: Any) -> Any:
            most, total, mixed = carry
            scores = xp.einsum("hqd,hkd->hqk", q, kv[0]) * 0.125
            new = xp.maximum(most, scores.max(-1))
            chance, old = xp.exp(scores - new[..., None]), xp.exp(most - new)
            mixed = mixed * old[..., None] + xp.einsum("hqk,hkd->hqd", chance, kv[1])
            return (new, total * old + chance.sum(-1), mixed), None

        none = xp.full((heads, time), -xp.inf, "float32"), xp.zeros((heads, time)), xp.zeros_like(q)
        (_, total, mixed), _ = lib.lax.scan(step, none, (cut(k), cut(v)))
        return mixed / total[..., None]

    return lib.grad(lambda q, k, v: xp.sum(attend(q, k, v) ** 2), argnums=(0, 1, 2))


def buckets(lib: Any) -> Any:
    """Attention with a bias by buckets of distance, finer near by; gradients."""
    xp = lib.numpy

    def bucket(apart: Any) -> Any:
        far = xp.abs(apart)
        log = xp.log(xp.maximum(far, 1) / 8) / np.log(128 / 8) * 8
        wide = xp.minimum(8 + log.astype("int32"), 15)
        return xp.where(apart > 0, 16, 0) + xp.where(far < 8, far, wide)

    def loss(w: Any, wo: Any, table: Any, x: Any) -> Any:
        place = xp.arange(x.shape[1])
        qkv = xp.einsum("btd,dchk->cbhtk", x, w)
        bias = table[bucket(place[None, :] - place[:, None])].transpose(2, 0, 1)
        chance = lib.nn.softmax(qkv[0] @ qkv[1].swapaxes(-1, -2) + bias, -1)
        return xp.mean(xp.einsum("bhtk,hkd->btd", chance @ qkv[2], wo) ** 2)

    return lib.grad(loss, argnums=(0, 1, 2))


def relative_shift(lib: Any) -> Any:
    """Attention with embedded distances, which a reshape of a padded array shifts; gradients."""
    xp = lib.numpy

    def loss(q: Any, k: Any, v: Any, r: Any) -> Any:
        heads, time, size = q.shape
        by_place = xp.einsum("hid,rd->hir", q, r)
        n = by_place.shape[-1]
        padded = xp.pad(by_place, ((0, 0), (0, 0), (1, 0))).reshape(heads, n + 1, time)
        shifted = padded[:, 1:].reshape(heads, time, n)[:, :, :time]
        scores = xp.einsum("hid,hjd->hij", q, k) + shifted
        return xp.mean((lib.nn.softmax(scores / np.float32(np.sqrt(size))) @ v) ** 2)

    return lib.grad(loss, argnums=(0, 1, 2, 3))


def decoding(lib: Any) -> Any:
    """32 words, each the likeliest, with a cache of keys and values in a scan."""
    xp, steps, heads = lib.numpy, 32, 4

    def run(words: Any, wqkv: Any, wo: Any, up: Any, down: Any, first: Any) -> Any:
        batch, width = first.shape[0], words.shape[1]
        size = width // heads

        def step(carry: Any, i: Any) -> Any:
            word, keys, values = carry
            x = words[word]
            q, k, v = (
                a.reshape(batch, 1, heads, size) for a in xp.split(x @ wqkv, 3, -1)
            )  # fmt: skip
            keys = lib.lax.dynamic_update_slice(keys, k, (0, i, 0, 0))
            values = lib.lax.dynamic_update_slice(values, v, (0, i, 0, 0))
            scores = xp.einsum("bhd,bthd->bht", q[:, 0], keys) * 0.25
            scores = xp.where(xp.arange(steps) <= i, scores, -1e9)
            mixed = xp.einsum("bht,bthd->bhd", lib.nn.softmax(scores, -1), values)
            x = x + mixed.reshape(batch, width) @ wo
            x = x + lib.nn.gelu(x @ up) @ down
            word = xp.argmax(x @ words.T, -1).astype("int32")
            return (word, keys, values), word

        none = xp.zeros((batch, steps, heads, size))
        return lib.lax.scan(step, (first, none, none), xp.arange(steps))[1]

    return run


def one_expert(lib: Any) -> Any:
    """Each word to the best of 8 experts with room for 96, and a loss of balance; gradients."""
    xp, room = lib.numpy, 96

    def loss(gate: Any, up: Any, down: Any, x: Any) -> Any:
        chance = lib.nn.softmax(x @ gate)
        chosen = lib.nn.one_hot(xp.argmax(chance, -1), gate.shape[1])
        place = xp.cumsum(chosen, 0) * chosen - 1
        kept = chosen * (place < room)
        spot = lib.nn.one_hot((place * chosen).sum(-1).astype("int32"), room)
        send = kept[..., None] * spot[:, None, :]
        hidden = lib.nn.relu(xp.einsum("ecd,edf->ecf", xp.einsum("tec,td->ecd", send, x), up))
        back = send * (chance * chosen).sum(-1)[:, None, None]
        made = xp.einsum("tec,ecd->td", back, xp.einsum("ecf,efd->ecd", hidden, down))
        balance = gate.shape[1] * xp.sum(chosen.mean(0) * chance.mean(0))
        return xp.mean(made**2) + 0.01 * balance

    return lib.grad(loss, argnums=(0, 1, 2))


def retention(lib: Any) -> Any:
    """Attention that decays with distance, by chunks of 32 with a state between; gradients."""
    xp, size = lib.numpy, 32

    def loss(q: Any, k: Any, v: Any) -> Any:
        heads, time, width = q.shape
        decay = 1 - 2.0 ** (-5 - xp.arange(heads))
        i = xp.arange(size)
        apart = i[:, None] - i[None, :]
        near = xp.where(apart >= 0, decay[:, None, None] ** apart, 0.0)

        def cut(x: Any) -> Any:
            return x.reshape(heads, time // size, size, width).transpose(1, 0, 2, 3)

        def step(state: Any, qkv: Any) -> Any:
            q, k, v = qkv
            inner = (xp.einsum("hqd,hkd->hqk", q, k) * near) @ v
            outer = xp.einsum("hqd,hde->hqe", q, state) * (decay[:, None] ** (i + 1))[..., None]
            late = k * (decay[:, None] ** (size - 1 - i))[..., None]
            state = state * (decay**size)[:, None, None] + xp.einsum("hkd,hke->hde", late, v)
            return state, inner + outer

        none = xp.zeros((heads, width, width))
        return xp.mean(lib.lax.scan(step, none, (cut(q), cut(k), cut(v)))[1] ** 2)

    return lib.grad(loss, argnums=(0, 1, 2))


def state_space(lib: Any) -> Any:
    """A diagonal state space as a long convolution by FFT."""
    xp = lib.numpy

    def run(x: Any, real: Any, imaginary: Any, step: Any) -> Any:
        poles = -0.5 + 1j * np.pi * xp.arange(real.shape[1])
        rate = step[:, None] * poles
        gain = (real + 1j * imaginary) * (xp.exp(rate) - 1) / poles
        powers = xp.exp(rate[..., None] * xp.arange(x.shape[1]))
        kernel = 2 * xp.real(xp.einsum("hn,hnl->hl", gain, powers))
        n = 2 * x.shape[1]
        both = xp.fft.rfft(x, n=n, axis=1) * xp.fft.rfft(kernel, n=n, axis=1).T[None]
        return lib.nn.gelu(xp.fft.irfft(both, n=n, axis=1)[:, : x.shape[1]] + x)

    return run


def linear_recurrence(lib: Any) -> Any:
    """Complex diagonal states by an associative scan; gradients."""
    xp = lib.numpy

    def meet(a: Any, b: Any) -> Any:
        return a[0] * b[0], b[0] * a[1] + b[1]

    def loss(size: Any, angle: Any, into: Any, out: Any, x: Any) -> Any:
        given = x @ (into[0] + 1j * into[1])
        step = xp.broadcast_to(xp.exp(-xp.exp(size) + 1j * xp.exp(angle)), given.shape)
        _, states = lib.lax.associative_scan(meet, (step, given), axis=1)
        return xp.mean(xp.real(states @ (out[0] + 1j * out[1])) ** 2)

    return lib.grad(loss, argnums=(0, 1, 2, 3))


def selective(lib: Any) -> Any:
    """States whose steps depend on the input, example by example in a scan; gradients."""
    xp = lib.numpy

    def loss(wd: Any, wb: Any, wc: Any, rate: Any, x: Any) -> Any:
        def step(state: Any, row: Any) -> Any:
            x, delta, b, c = row
            state = xp.exp(delta[:, None] * -xp.exp(rate)) * state + (delta * x)[:, None] * b
            return state, state @ c

        def one(x: Any) -> Any:
            rows = x, lib.nn.softplus(x @ wd), x @ wb, x @ wc
            return lib.lax.scan(step, xp.zeros_like(rate), rows)[1]

        return xp.mean(lib.vmap(one)(x) ** 2)

    return lib.grad(loss, argnums=(0, 1, 2, 3))


def time_mixing(lib: Any) -> Any:
    """Weighted means over all that came before, kept within range by running maxima; gradients."""
    xp = lib.numpy

    def loss(wr: Any, wk: Any, wv: Any, decay: Any, bonus: Any, x: Any) -> Any:
        mixed = 0.5 * x + 0.5 * xp.pad(x, ((0, 0), (1, 0), (0, 0)))[:, :-1]
        keys, values = ((mixed @ w).swapaxes(0, 1) for w in (wk, wv))
        slow = -xp.exp(decay)

        def step(carry: Any, kv: Any) -> Any:
            (a, b, most), (k, v) = carry, kv
            new = xp.maximum(most, bonus + k)
            old, now = xp.exp(most - new), xp.exp(bonus + k - new)
            out = (old * a + now * v) / (old * b + now)
            new = xp.maximum(most + slow, k)
            old, now = xp.exp(most + slow - new), xp.exp(k - new)
            return (old * a + now * v, old * b + now, new), out

        none = xp.zeros(x.shape[::2])
        out = lib.lax.scan(step, (none, none, none - 1e30), (keys, values))[1]
        return xp.mean((lib.nn.sigmoid(mixed @ wr) * out.swapaxes(0, 1)) ** 2)

    return lib.grad(loss, argnums=(0, 1, 2, 3, 4))


def both_ways(lib: Any) -> Any:
    """GRU cells forwards and backwards, a classifier of their means; gradients."""
    xp = lib.numpy

    def cell(w: Any, u: Any) -> Any:
        n = u.shape[0]

        def step(h: Any, x: Any) -> Any:
            a, b = x @ w, h @ u
            reset, keep = lib.nn.sigmoid(a[:, :n] + b[:, :n]), lib.nn.sigmoid((a + b)[:, n : 2 * n])
            new = xp.tanh(a[:, 2 * n :] + reset * b[:, 2 * n :])
            h = (1 - keep) * new + keep * h
            return h, h

        return step

    def loss(there: Any, back: Any, out: Any, x: Any, labels: Any) -> Any:
        none = xp.zeros((x.shape[1], there[1].shape[0]))
        left = lib.lax.scan(cell(*there), none, x)[1]
        right = lib.lax.scan(cell(*back), none, x, reverse=True)[1]
        logs = lib.nn.log_softmax(xp.concatenate([left, right], -1).mean(0) @ out)
        return -xp.mean(xp.take_along_axis(logs, labels[:, None], 1))

    return lib.grad(loss, argnums=(0, 1, 2))


def _gru(seed: int) -> tuple[np.ndarray, np.ndarray]:
    return weights(32, 192, seed=seed), weights(64, 192, seed=seed)


CASES = [
    ("grouped queries by einsum 4x128x128, gradient", grouped_queries,
     lambda: (weights(128, 2, 4, 16), weights(128, 2, 16), weights(128, 2, 16, seed=1),
              weights(2, 4, 16, 128), normal(4, 128, 128))),
    ("attention in blocks 4x512x64, gradient", in_blocks, several(*[(4, 512, 64)] * 3)),
    ("biases by buckets 4x128x128, gradient", buckets,
     lambda: (weights(128, 3, 8, 16), weights(8, 16, 128), normal(32, 8), normal(4, 128, 128))),
    ("relative shift 8x128x32, gradient", relative_shift,
     several(*[(8, 128, 32)] * 3, (255, 32))),
    ("decoding 32 words with a cache, 8 at once", decoding,
     lambda: (weights(500, 64), weights(64, 192), weights(64, 64), weights(64, 256),
              weights(256, 64), places(8, 500))),
    ("experts by top 1, 512x64, gradient", one_expert,
     lambda: (weights(64, 8), weights(8, 64, 128), weights(8, 128, 64), normal(512, 64))),
    ("retention by chunks 8x256x32, gradient", retention, several(*[(8, 256, 32)] * 3)),
    ("state space by FFT 4x512x64", state_space,
     lambda: (normal(4, 512, 64), normal(64, 16), normal(64, 16, seed=1), np.abs(normal(64)) / 9)),
    ("complex recurrence 4x256x32, gradient", linear_recurrence,
     lambda: (normal(64), normal(64, seed=1), weights(2, 32, 64), weights(2, 64, 32),
              normal(4, 256, 32))),
    ("selective states 2x128x64x8, gradient", selective,
     lambda: (weights(64, 64), weights(64, 8), weights(64, 8, seed=1), normal(64, 8),
              normal(2, 128, 64))),
    ("time mixing 4x256x64, gradient", time_mixing,
     lambda: (weights(64, 64), weights(64, 64, seed=1), weights(64, 64, seed=2), normal(64),
              normal(64, seed=1), normal(4, 256, 64))),
    ("GRU both ways, 50 steps of 16x64, gradient", both_ways,
     lambda: (_gru(0), _gru(1), weights(128, 10), normal(50, 16, 32), places(16, 10))),
]  # fmt: skip
