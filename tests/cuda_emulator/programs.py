"""Programs that meet every way in which kernels are written, with their arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

import monograph as mg
import monograph.numpy as mnp
from monograph.hlo.graph import Graph


def normal(*shape: int) -> Any:
    return np.random.default_rng(sum(shape)).standard_normal(shape).astype(np.float32)


def attention(q: Any, k: Any, v: Any) -> Any:
    weights = mg.nn.softmax(mnp.einsum("bqd,bkd->bqk", q, k) / np.float32(4.0))
    return mnp.einsum("bqk,bkd->bqd", weights, v)


def layer_norm(x: Any) -> Any:
    centred = x - x.mean(-1, keepdims=True)
    return centred * mg.lax.rsqrt((centred**2).mean(-1, keepdims=True) + 1e-5)


def loss(w1: Any, w2: Any, x: Any) -> Any:
    return mnp.mean(mnp.tanh(mnp.tanh(x @ w1) @ w2) ** 2)


def convolved(x: Any, w: Any) -> Any:
    y = mg.lax.conv_general_dilated(x, w, (2, 1), "SAME")
    return mnp.max(mg.nn.relu(y), axis=(2, 3))


def looped(x: Any) -> Any:
    return mg.lax.while_loop(lambda c: mnp.sum(c) < 1e3, lambda c: c * 1.5 + 1, mnp.abs(x))


def scanned(x: Any) -> Any:
    return mg.lax.scan(lambda c, row: (c * 0.9 + row, mnp.sort(c)), mnp.zeros(x.shape[1]), x)


def embedding(table: Any, words: Any) -> Any:
    return mg.grad(lambda t: mnp.sum(mnp.tanh(t[words]) ** 2))(table)


def losses(x: Any, labels: Any) -> Any:
    def loss(x: Any) -> Any:
        return -mnp.take_along_axis(mg.nn.log_softmax(x), labels[:, None], 1).mean()

    return mg.value_and_grad(loss)(x)


def scaled_norm(x: Any, scale: Any, shift: Any) -> Any:
    wide = x.astype(mnp.float32)
    return (layer_norm(wide) * scale + shift).astype(x.dtype)


def statistics(x: Any, y: Any) -> Any:
    weights, centred = mg.nn.softmax(x), x - x.mean(1, keepdims=True)
    counts = (weights > 0.1).astype(mnp.int32).sum(1)
    return weights, centred * y[:, None], mnp.argmax(x, 1), counts, mnp.any(x > 1, 1)


def descended(*given: Any) -> Any:
    pairs = zip(given[:4], given[4:], strict=True)
    return [w - 0.1 * mnp.tanh(slope) for w, slope in pairs]


def factors(x: Any, y: Any) -> Any:
    """Of general and of positive definite matrices, real and complex; and what they solve."""
    x = x + 4 * mnp.eye(x.shape[-1])
    z = x + 1j * x[:, ::-1]
    definite = x @ x.mT + 8 * mnp.eye(x.shape[-1])
    least = mg.scipy.linalg.solve_triangular(x[0] + 9 * mnp.eye(x.shape[-1]), y[0], trans=1)
    return (mnp.linalg.cholesky(definite), mg.scipy.linalg.cholesky(definite), least,
            mnp.linalg.solve(x, y), mnp.linalg.inv(z), mnp.linalg.qr(y), mnp.linalg.qr(y.mT),
            mnp.linalg.qr(z[0, :, :3], mode="complete"))  # fmt: skip


def decomposed(x: Any, y: Any) -> Any:
    """Eigenvalues, singular values, and products of vectors, which have no phase any more."""
    z = y + 1j * y[::-1]
    values, vectors = mnp.linalg.eigh(x)
    u, s, v = mnp.linalg.svd(z)
    low, _, wide = mnp.linalg.svd(mnp.outer(y[0], y[1]))
    return (values, (vectors * values[:, None, :]) @ vectors.mT, vectors.mT @ vectors, s,
            (u[:, :s.size] * s) @ v[:s.size], u.conj().T @ u, mnp.linalg.svdvals(y), low.T @ low,
            wide @ wide.T)  # fmt: skip


def roots(x: Any) -> Any:
    """Newton's method, as many steps as each number needs."""

    def root(a: Any) -> Any:
        far = lambda s: mnp.abs(s * s - a) > 1e-4 * a  # noqa: E731
        return mg.lax.while_loop(far, lambda s: 0.5 * (s + a / s), a)

    return mg.vmap(root)(mnp.abs(x) + 0.1)


def orbits(x: Any) -> Any:
    """An equation with three components from many places; what comes by is stacked, backwards."""

    def step(s: Any, u: Any) -> Any:
        s = s + 0.01 * mnp.stack([10 * (s[1] - s[0]), s[0] * (28 - s[2]) - s[1], s[0] * s[1] - u])
        return s, s[0]

    return mg.lax.scan(step, x, mnp.arange(7.0), reverse=True)


def clocked(x: Any) -> Any:
    """A clock that all elements share, stacked beside what each has."""

    def step(s: Any, _: Any) -> Any:
        t, x = s
        return (t + 1, x * 0.5 + t), (x, t)

    return mg.lax.scan(step, (mnp.float32(0), x), None, length=5)


def folds_of_columns(x: Any) -> Any:
    half = x.astype(mnp.bfloat16)
    return (x > 0).sum(0), half.max(0), mnp.argmax(x, 0), (x + 1j * x[::-1]).sum(0), x.min((0, 2))


def folds_of_narrow_columns(x: Any) -> Any:
    """Two neighbours to a thread where they lie so; of several types beside each other."""
    half, byte = x.astype(mnp.bfloat16), (x * 9).astype(mnp.int8)
    half, odd, byte = mg.lax.optimization_barrier((half, half[:, 1:], byte))
    short, row = mg.lax.optimization_barrier((x.astype(mnp.float16), x[7].astype(mnp.float16)))
    return (half.sum(0), odd.max(0), byte.min(0), mnp.argmax(half.reshape(-1, 66), 0),
            (half * x).sum(0), mnp.var(half.astype(mnp.float32), 0),
            half.sum(0) + half[3], short.max(0) * row)  # fmt: skip


def running(x: Any, y: Any) -> Any:
    """Along lines and down them, from both ends, of several types."""
    half, whole = x.astype(mnp.bfloat16), (x * 9).astype(mnp.int32)
    return (mnp.cumsum(x, 1), mg.lax.cummax(x, 0, reverse=True), mnp.cumsum(half, 1),
            mg.lax.cumsum(whole, 1, reverse=True), mnp.cumprod(1 + 1j * x[:, :50], 1),
            mg.lax.cummin(y, 1), mg.lax.cumsum(y > 1, 1), mnp.cumsum(y[0, :, 0]))  # fmt: skip


def spectra(x: Any) -> Any:
    fft = mnp.fft
    half = fft.rfft(x)
    return (half, fft.irfft(half, x.shape[-1]), fft.fftn(x[:, :35]), fft.ifft(half, axis=0),
            fft.irfftn(fft.rfftn(x[:, :9]), (x.shape[0], 9)))  # fmt: skip


def at_once(x: Any, y: Any, places: Any) -> Any:
    """Rows that are folded and gathered several elements at a time, and some that cannot be."""
    half = x.astype(mnp.bfloat16)
    rows = (
        x.sum(1),
        half.max(1),
        mnp.argmax(x, 1),
        x[:, 1:].sum(1),
        (x[:, 4:] * x[:, :-4]).sum(1),
        mg.lax.dynamic_slice(x, (1, 8), (5, 144)).min(1),
        y.max((1, 2)),
        (y[:, ::-1] > 0).sum(),
    )
    fetch = mg.vmap(lambda row, at: mnp.take(row, at, 0, mode="clip"))
    fetched = (x[places], half[places, 4:], x[:, places], fetch(y, places[: len(y), None]),
               x.astype(mnp.int8)[places] + 1j * x[places])  # fmt: skip
    return rows, fetched, x[places[0], 2:]


def long_orders(x: Any) -> Any:
    rows = mnp.round(x * 9)  # equal ones keep their order
    return (
        mnp.argsort(rows),
        mg.lax.sort((rows.T, x.T), dimension=0, num_keys=2),
        mnp.sort(x[0, :9]),
        mg.lax.top_k(rows, 5),
    )


PROGRAMS: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    "attention": (attention, (normal(2, 40, 16), normal(2, 50, 16), normal(2, 50, 16))),
    "layer norm": (layer_norm, (normal(7, 300),)),
    "gradient": (mg.grad(loss, (0, 1)), (normal(20, 33), normal(33, 17), normal(65, 20))),
    "convolution": (convolved, (normal(2, 8, 17, 19), normal(24, 8, 3, 3))),
    "while": (looped, (normal(5, 5),)),
    "long while": (looped, (normal(9, 9),)),
    "own ends": (roots, (normal(300),)),
    "orbits": (orbits, (normal(3, 290),)),
    "clock": (clocked, (normal(40),)),
    "scan": (scanned, (normal(6, 40),)),
    "folds in parts": (lambda x: (x.sum(), x.argmax(), x.reshape(-1, 3).min(0), (x * x).mean()),
                       (normal(120_000),)),
    "columns in parts": (lambda x: (x.sum(0), x.argmax(0), (x.astype(mnp.bfloat16)).max(0),
                                    x.var((0, 1))), (normal(2851, 5, 8),)),
    "deep product": (lambda x, y: mg.nn.relu(x.T @ y + 1), (normal(4096, 20), normal(4096, 16))),
    "square": (lambda x: (x.max(1), x.sum(0), x.sum(0) + x.min(1)), (normal(70, 70),)),
    "long rows": (lambda x: (x.sum(1), x.argmax(1), x.max()), (normal(3, 9000),)),
    "columns": (lambda x: (x.sum(0), mnp.cumsum(x, 0)), (normal(300, 70),)),
    "few columns": (folds_of_columns, (normal(130, 3, 11),)),
    "narrow columns": (folds_of_narrow_columns, (normal(250, 132),)),
    "half": (lambda x, y: x.astype(mnp.bfloat16) @ y.astype(mnp.bfloat16),
             (normal(70, 45), normal(45, 130))),
    "integers": (lambda x, y: x @ y, (normal(30, 40).astype(np.int32), normal(40, 50)
                                      .astype(np.int32))),
    "random": (lambda x: mg.random.uniform(mg.random.key(3), (100,)) + x, (normal(100),)),
    "choices": (lambda x: mg.lax.cond(x[0] > 0, lambda: x * 2, lambda: -x), (normal(9),)),
    "branches": (lambda x: mg.lax.cond(x[0] > 0, lambda: mnp.sort(x), lambda: -x), (normal(90),)),
    "embedding gradient": (embedding, (normal(50, 16), np.arange(90, dtype=np.int32) * 7 % 50)),
    "orders": (lambda x: (mnp.sort(x, 0), mnp.argsort(x), mg.lax.top_k(x, 3)[1]), (normal(9, 31),)),
    "short rows": (mg.nn.softmax, (normal(37, 20),)),
    "rows of a block": (lambda x: (mg.nn.softmax(x), layer_norm(x)), (normal(3, 700),)),
    "rows beyond registers": (mg.nn.softmax, (normal(2, 9000),)),
    "losses": (losses, (normal(35, 100), np.arange(35, dtype=np.int32))),
    "norm of halves": (lambda x, y, z: scaled_norm(x.astype(mnp.bfloat16), y, z),
                       (normal(9, 130), normal(130), normal(130))),
    "several heads": (lambda x: mg.nn.softmax(x * 2, where=x < 1), (normal(2, 3, 5, 40),)),
    "statistics": (statistics, (normal(11, 200), normal(11))),
    "complex rows": (lambda x: (x + 1j * x[::-1]) / (x + 1j).sum(1, keepdims=True),
                     (normal(6, 33),)),
    "transposed": (lambda x: (x.T * 2, x[:, :40] + x[:, :40].T), (normal(40, 75),)),
    "axes": (lambda x: (x.transpose(0, 2, 1) > 0, x.transpose(2, 0, 1).astype(mnp.bfloat16),
                        x.transpose(2, 1, 0)[5:, ::-1]), (normal(3, 50, 33),)),
    "optimiser": (descended, (normal(20, 30), normal(30), normal(30, 17), normal(20, 30) * 2,
                               normal(20, 31)[:, 1:], normal(31)[1:], normal(30, 17) + 1,
                               normal(20, 30) - 1)),
    "factors": (factors, (normal(2, 7, 7), normal(2, 7, 4))),
    "decomposed": (decomposed, (normal(2, 6, 6), normal(5, 8))),
    "three diagonals": (  # rows change places, for the diagonal is weak
        lambda x, b: mg.lax.linalg.tridiagonal_solve(x[0], x[1] * 0.3, x[2], b),
        (normal(3, 5, 17), normal(5, 17, 3))),
    "running": (running, (normal(37, 3000), normal(3, 300, 11))),
    "spectra": (spectra, (normal(6, 44),)),
    "at once": (at_once, (normal(9, 160), normal(5, 6, 48), np.arange(7, dtype=np.int32) * 5 % 9)),
    "long orders": (long_orders, (normal(2, 2100),)),
    "donated": (lambda x: x.at[2:5].set(0.0), (normal(8, 3),)),
}  # fmt: skip


def graph_of(name: str) -> Graph:
    """The traced graph of a program."""
    f, args = PROGRAMS[name]
    graph: Graph = mg.jit(f).trace(*args).graph
    return graph
