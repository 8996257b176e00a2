"""Small programs as people write them in notebooks with `numpy`, under both packages."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from both_packages import Programs

program = Programs()

RNG = np.random.default_rng(7)
F = np.float32
DATA: dict[str, np.ndarray] = {
    "points": RNG.standard_normal((12, 2)).astype(F),
    "features": RNG.standard_normal((10, 4)).astype(F),
    "target": RNG.standard_normal(10).astype(F),
    "labels": np.array([0, 2, 1, 1, 0, 2, 2, 0, 1, 2], np.int32),
    "square": RNG.standard_normal((4, 4)).astype(F),
    "wave": np.sin(np.linspace(0, 12, 32)).astype(F),
    "image": RNG.uniform(0, 1, (8, 8)).astype(F),
    "batch": RNG.standard_normal((2, 5, 4)).astype(F),
    "counts": np.array([3, 1, 4, 1, 5, 9, 2, 6], np.int32),
    "flags": np.array([1, 0, 1, 1, 0, 0, 1, 0], bool),
    "gaps": np.array([1.0, np.nan, 3.0, np.nan, 5.0, -2.0], F),
    "words": np.array([7, 130, 255, 0], np.uint8),
    "z": (RNG.standard_normal(6) + 1j * RNG.standard_normal(6)).astype(np.complex64),
}
Body = Callable[..., Any]


def compiled(body: Body) -> Body:
    """A program of the package, its `numpy` and the data, compiled as a whole."""

    def make(J: Any) -> Any:
        def whole(held: dict[str, Any]) -> Any:
            return body(J, J.numpy, SimpleNamespace(**held))

        return J.jit(whole)(DATA)

    make.__name__ = body.__name__
    program(make)
    return make


def eager(body: Body) -> Body:
    """The same, one operation at a time."""

    def make(J: Any) -> Any:
        held = {k: J.numpy.asarray(v) for k, v in DATA.items()}
        return body(J, J.numpy, SimpleNamespace(**held))

    make.__name__ = body.__name__
    program(make)
    return make


# ---- statistics and data -------------------------------------------------------------------------
@compiled
def standardize(J, np, d):
    return (d.features - d.features.mean(0)) / d.features.std(0, ddof=1)


@compiled
def pairwise_distances(J, np, d):
    delta = d.points[:, None, :] - d.points[None, :, :]
    return np.sqrt((delta**2).sum(-1) + 1e-9)


@compiled
def one_step_of_k_means(J, np, d):
    centers = d.points[:3]
    nearest = np.argmin(((d.points[:, None] - centers) ** 2).sum(-1), axis=1)
    member = nearest[:, None] == np.arange(3)
    return (member.T @ d.points) / member.sum(0)[:, None], nearest


@compiled
def explained_variance_of_components(J, np, d):
    centered = d.features - d.features.mean(0)
    s = np.linalg.svd(centered, compute_uv=False)
    return s**2 / (s**2).sum()


@compiled
def covariance_by_hand_and_by_name(J, np, d):
    x = d.features - d.features.mean(0)
    return x.T @ x / (len(x) - 1) - np.cov(d.features, rowvar=False), np.corrcoef(d.features.T)


@compiled
def mean_by_group(J, np, d):
    total = np.zeros(3).at[d.labels].add(d.target)
    return total / np.bincount(d.labels, length=3)


@compiled
def confusion_matrix(J, np, d):
    guess = (d.labels + d.features[:, 0].round().astype(int)) % 3
    return np.zeros((3, 3), int).at[d.labels, guess].add(1)


@compiled
def one_hot_and_back(J, np, d):
    hot = np.eye(3)[d.labels]
    return hot, hot.argmax(-1), (d.labels[:, None] == np.arange(3)).astype(np.float32)


@compiled
def histogram_of_bins(J, np, d):
    counts, edges = np.histogram(d.features, bins=5)
    return counts, edges, np.digitize(d.features, edges)


@compiled
def quantiles_and_ranks(J, np, d):
    order = np.argsort(np.argsort(d.target))
    return np.quantile(d.target, np.array([0.1, 0.5, 0.9])), np.median(d.features, 0), order


@compiled
def area_under_the_curve(J, np, d):
    positive = d.labels == 2
    order = np.argsort(-d.target)
    hits = np.cumsum(positive[order]) / positive.sum()
    misses = np.cumsum(~positive[order]) / (~positive).sum()
    return np.trapezoid(hits, misses)


@compiled
def means_without_gaps(J, np, d):
    x = np.where(np.isnan(d.gaps), np.nanmean(d.gaps), d.gaps)
    return x, np.nanstd(d.gaps), np.nanmax(d.gaps), np.nanargmin(d.gaps), np.nancumsum(d.gaps)


@eager
def drop_gaps(J, np, d):
    kept = d.gaps[~np.isnan(d.gaps)]
    return kept, np.flatnonzero(np.isnan(d.gaps)), kept.mean()


@eager
def distinct_values(J, np, d):
    values, index, counts = np.unique(d.counts, return_index=True, return_counts=True)
    return values, index, counts, np.setdiff1d(d.counts, np.array([1, 9])), np.isin(9, d.counts)


@compiled
def top_three(J, np, d):
    best = np.argsort(d.target)[::-1][:3]
    return best, d.target[best]


@compiled
def exponential_moving_average(J, np, d):
    weights = 0.9 ** np.arange(len(d.wave))[::-1]
    return np.convolve(d.wave, weights / weights.sum(), mode="valid"), (d.wave * weights).sum()


@compiled
def moving_average_by_cumsum(J, np, d):
    c = np.cumsum(np.insert(d.wave, 0, 0.0))
    return (c[5:] - c[:-5]) / 5


@compiled
def returns_and_drawdown(J, np, d):
    price = np.exp(np.cumsum(d.wave * 0.1))
    peak = np.maximum.accumulate(price)
    return np.diff(np.log(price)), (price / peak - 1).min()


@compiled
def bootstrap_of_the_mean(J, np, d):
    picks = (np.arange(40).reshape(4, 10) * 7) % 10
    means = d.target[picks].mean(1)
    return np.percentile(means, np.array([5.0, 95.0]))


@compiled
def density_of_points(J, np, d):
    grid = np.linspace(-2, 2, 9)
    u = (grid[:, None] - d.target) / 0.4
    return np.exp(-0.5 * u**2).sum(1) / (len(d.target) * 0.4 * np.sqrt(2 * np.pi))


@compiled
def entropy_and_divergence(J, np, d):
    p = np.bincount(d.labels, length=3) / len(d.labels)
    q = np.full(3, 1 / 3)
    return -(p * np.log2(p)).sum(), np.where(p > 0, p * np.log(p / q), 0).sum()


@compiled
def table_of_two_variables(J, np, d):
    return np.histogram2d(d.points[:, 0], d.points[:, 1], bins=3)


@compiled
def sorted_by_two_keys(J, np, d):
    order = np.lexsort((d.target, d.labels))
    return order, d.labels[order]


@compiled
def weighted_average_and_variance(J, np, d):
    w = np.abs(d.target)
    m = np.average(d.features, axis=0, weights=w)
    return m, np.average((d.features - m) ** 2, axis=0, weights=w)


# ---- linear algebra and models -------------------------------------------------------------------
@compiled
def least_squares(J, np, d):
    a = np.column_stack([np.ones(10), d.features])
    return np.linalg.lstsq(a, d.target)[0], np.linalg.solve(a.T @ a, a.T @ d.target)


@compiled
def ridge_gradient_descent(J, np, d):
    def loss(w):
        return ((d.features @ w - d.target) ** 2).mean() + 0.1 * (w**2).sum()

    w = np.zeros(4)
    for _ in range(5):
        w = w - 0.1 * J.grad(loss)(w)
    return w, loss(w)


@compiled
def logistic_regression_step(J, np, d):
    y = (d.labels == 1).astype(float)

    def loss(w):
        p = 1 / (1 + np.exp(-(d.features @ w)))
        return -(y * np.log(p) + (1 - y) * np.log1p(-p)).mean()

    return J.value_and_grad(loss)(np.ones(4) * 0.1)


@compiled
def newton_for_a_root(J, np, d):
    def f(x):
        return x**3 - 2 * x - 5

    x = 2.0
    for _ in range(4):
        x = x - f(x) / J.grad(f)(x)
    return x


@compiled
def power_iteration(J, np, d):
    a = d.square @ d.square.T
    v = np.ones(4)
    for _ in range(30):
        v = a @ v
        v = v / np.linalg.norm(v)
    return v @ a @ v


@compiled
def gram_schmidt(J, np, d):
    rows: list[Any] = []
    for v in d.square:
        for u in rows:
            v = v - (u @ v) * u
        rows.append(v / np.linalg.norm(v))
    q = np.stack(rows)
    return q, q @ q.T


@compiled
def page_rank(J, np, d):
    links = np.array([[0, 1, 1, 0], [0, 0, 1, 0], [1, 0, 0, 1], [0, 0, 1, 0]], float)
    m = 0.85 * (links / links.sum(1, keepdims=True)).T + 0.15 / 4
    return np.linalg.matrix_power(m, 20) @ np.full(4, 0.25)


@compiled
def fibonacci_by_matrices(J, np, d):
    return np.linalg.matrix_power(np.array([[1, 1], [1, 0]]), 12)


@compiled
def shortest_paths(J, np, d):
    big = 1e9
    dist = np.where(np.eye(4, dtype=bool), 0, np.where(d.square > 0, d.square, big))
    for k in range(4):
        dist = np.minimum(dist, dist[:, k : k + 1] + dist[k : k + 1])
    return dist


@compiled
def gaussian_process_mean(J, np, d):
    def kernel(a, b):
        return np.exp(-0.5 * (a[:, None] - b) ** 2)

    x, y = np.linspace(0, 3, 6), np.sin(np.linspace(0, 3, 6))
    new = np.array([0.5, 1.7])
    return kernel(new, x) @ np.linalg.solve(kernel(x, x) + 0.01 * np.eye(6), y)


@compiled
def whitening(J, np, d):
    x = d.features - d.features.mean(0)
    chol = np.linalg.cholesky(np.cov(x.T))
    white = np.linalg.solve(chol, x.T)
    return np.cov(white)


@compiled
def mahalanobis(J, np, d):
    delta = d.features - d.features.mean(0)
    return np.sqrt(np.einsum("ni,ij,nj->n", delta, np.linalg.inv(np.cov(delta.T)), delta))


@compiled
def determinant_trace_norm(J, np, d):
    sign, log = np.linalg.slogdet(d.square)
    gap = sign * np.exp(log) - np.linalg.det(d.square)
    return gap, np.trace(d.square), np.linalg.norm(d.square)


@compiled
def kronecker_and_blocks(J, np, d):
    a = np.arange(4.0).reshape(2, 2)
    return np.kron(a, np.eye(2)), np.block([[a, np.zeros((2, 1))], [np.ones((1, 3))]])


@compiled
def toeplitz_by_indices(J, np, d):
    i = np.arange(4)
    return d.wave[np.abs(i[:, None] - i)], d.wave[i[:, None] + i]


@compiled
def triangle_packed_and_back(J, np, d):
    i, j = np.tril_indices(4)
    packed = d.square[i, j]
    return packed, np.zeros((4, 4)).at[i, j].set(packed), np.triu(d.square, 1)


@compiled
def batches_of_matrices(J, np, d):
    gram = d.batch @ np.swapaxes(d.batch, -1, -2)
    return gram, np.einsum("bij,bij->b", d.batch, d.batch), np.matvec(gram, d.batch[..., 0])


@compiled
def vandermonde_fit(J, np, d):
    x = np.linspace(-1, 1, 8)
    y = x**2 - 0.5
    return np.polyfit(x, y, 2), np.vander(x, 3) @ np.array([1.0, 0.0, -0.5])


# ---- networks ------------------------------------------------------------------------------------
@compiled
def softmax_cross_entropy(J, np, d):
    logits = d.features[:, :3]
    logp = logits - np.log(np.exp(logits).sum(-1, keepdims=True))
    return -np.take_along_axis(logp, d.labels[:, None], -1).mean()


@compiled
def two_layers(J, np, d):
    def loss(p):
        h = np.tanh(d.features @ p["w"] + p["b"])
        return ((h @ p["v"] - d.target) ** 2).mean()

    p = {"w": d.square, "b": np.zeros(4), "v": np.ones(4) / 4}
    return J.grad(loss)(p)


@compiled
def layer_norm(J, np, d):
    x = d.batch
    m, v = x.mean(-1, keepdims=True), x.var(-1, keepdims=True)
    return (x - m) / np.sqrt(v + 1e-5)


@compiled
def causal_attention(J, np, d):
    q = d.batch
    score = np.einsum("bqd,bkd->bqk", q, q) / np.sqrt(4)
    mask = np.tril(np.ones((5, 5), bool))
    score = np.where(mask, score, -np.inf)
    w = np.exp(score - score.max(-1, keepdims=True))
    return (w / w.sum(-1, keepdims=True)) @ q


@compiled
def positions_as_waves(J, np, d):
    at, i = np.mgrid[0:6, 0:8]
    angle = at / 10000 ** (2 * (i // 2) / 8)
    return np.where(i % 2 == 0, np.sin(angle), np.cos(angle))


@compiled
def cosine_similarity(J, np, d):
    u = d.features / np.linalg.norm(d.features, axis=1, keepdims=True)
    return np.clip(u @ u.T, -1, 1)


@compiled
def huber_and_its_gradient(J, np, d):
    def huber(e):
        a = np.abs(e)
        return np.where(a < 1, 0.5 * e**2, a - 0.5).sum()

    return huber(d.target * 2), J.grad(huber)(d.target * 2)


@compiled
def dropout_with_a_mask(J, np, d):
    keep = (np.arange(40).reshape(10, 4) % 3) > 0
    return np.where(keep, d.features / (2 / 3), 0)


@compiled
def clipped_gradient(J, np, d):
    g = J.grad(lambda w: ((d.features @ w) ** 3).sum())(np.ones(4))
    return g * np.minimum(1.0, 1.0 / np.linalg.norm(g))


@compiled
def momentum(J, np, d):
    w = v = np.zeros(4)
    for _ in range(3):
        v = 0.9 * v + J.grad(lambda w: ((d.features @ w - d.target) ** 2).sum())(w)
        w = w - 0.01 * v
    return w


@compiled
def jacobian_and_hessian(J, np, d):
    def f(w):
        return np.sin(d.square @ w).sum()

    return J.jacfwd(lambda w: np.tanh(d.square @ w))(np.ones(4)), J.hessian(f)(np.ones(4))


@compiled
def gradients_of_each_example(J, np, d):
    def loss(w, x, y):
        return (x @ w - y) ** 2

    return J.vmap(J.grad(loss), (None, 0, 0))(np.ones(4), d.features, d.target)


# ---- signals and images --------------------------------------------------------------------------
@compiled
def low_pass(J, np, d):
    spectrum = np.fft.rfft(d.wave)
    return np.fft.irfft(np.where(np.arange(17) < 5, spectrum, 0)), np.fft.rfftfreq(32, 0.1)


@compiled
def spectrogram(J, np, d):
    starts = np.arange(0, 25, 8)
    frames = d.wave[starts[:, None] + np.arange(8)] * np.hanning(8)
    return np.abs(np.fft.rfft(frames, axis=-1)) ** 2


@compiled
def autocorrelation(J, np, d):
    x = d.wave - d.wave.mean()
    c = np.correlate(x, x, mode="full")[len(x) - 1 :]
    return c / c[0]


@compiled
def box_blur(J, np, d):
    p = np.pad(d.image, 1, mode="edge")
    return sum(p[i : i + 8, j : j + 8] for i in range(3) for j in range(3)) / 9


@compiled
def edges_of_an_image(J, np, d):
    gy, gx = np.gradient(d.image)
    return np.hypot(gx, gy), np.arctan2(gy, gx)


@compiled
def pooled_and_grown(J, np, d):
    pooled = d.image.reshape(4, 2, 4, 2).max(axis=(1, 3))
    return pooled, np.repeat(np.repeat(pooled, 2, 0), 2, 1), np.kron(pooled, np.ones((2, 2)))


@compiled
def patches(J, np, d):
    i = np.arange(0, 8, 4)
    rows = i[:, None, None, None] + np.arange(4)[:, None]
    return d.image[rows, i[:, None, None] + np.arange(4)].reshape(4, 16)


@compiled
def bilinear(J, np, d):
    y, x = np.array([0.5, 3.25]), np.array([6.5, 2.75])
    i, j = np.floor(y).astype(int), np.floor(x).astype(int)
    u, v = y - i, x - j
    m = d.image
    top = m[i, j] * (1 - v) + m[i, j + 1] * v
    return top * (1 - u) + (m[i + 1, j] * (1 - v) + m[i + 1, j + 1] * v) * u


@compiled
def turned_and_flipped(J, np, d):
    m = d.image[:3, :4]
    return np.rot90(m), np.flipud(m), np.fliplr(m), np.roll(m, 1, axis=0), np.transpose(m)[::-1]


@compiled
def equalized(J, np, d):
    levels = (d.image * 7).astype(int)
    share = np.cumsum(np.bincount(levels.ravel(), length=8)) / levels.size
    return share[levels]


@compiled
def haar_wavelet(J, np, d):
    pairs = d.wave.reshape(-1, 2)
    return (pairs[:, 0] + pairs[:, 1]) / np.sqrt(2), (pairs[:, 0] - pairs[:, 1]) / np.sqrt(2)


@compiled
def jumps_removed(J, np, d):
    phase = np.angle(np.exp(1j * np.arange(12) * 1.3))
    return np.unwrap(phase), np.unwrap(np.array([0, 90, 200, 350, 10]), period=360)


@compiled
def windows_of_all_kinds(J, np, d):
    return np.bartlett(7), np.blackman(7), np.hamming(7), np.hanning(7), np.kaiser(7, 5.0)


@compiled
def zero_crossings(J, np, d):
    s = np.signbit(d.wave)
    return np.nonzero(s[1:] != s[:-1], size=4, fill_value=-1)[0]


# ---- simulation ----------------------------------------------------------------------------------
@compiled
def heat_equation(J, np, d):
    u = d.image
    for _ in range(5):
        around = np.roll(u, 1, 0) + np.roll(u, -1, 0) + np.roll(u, 1, 1) + np.roll(u, -1, 1)
        u = u + 0.1 * (around - 4 * u)
    return u


@compiled
def game_of_life(J, np, d):
    board = d.image > 0.6
    near = sum(
        np.roll(board.astype(int), (i, j), (0, 1)) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j
    )
    return (near == 3) | (board & (near == 2))


@compiled
def mandelbrot(J, np, d):
    c = np.linspace(-2, 1, 6) + 1j * np.linspace(-1, 1, 5)[:, None]
    z, steps = np.zeros_like(c), np.zeros(c.shape, int)
    for _ in range(12):
        z = np.where(np.abs(z) < 2, z * z + c, z)
        steps = steps + (np.abs(z) < 2)
    return steps


@compiled
def oscillator_by_runge_kutta(J, np, d):
    def f(s):
        return np.array([s[1], -s[0]])

    s, h = np.array([1.0, 0.0]), 0.1
    path = []
    for _ in range(8):
        k1 = f(s)
        k2 = f(s + h / 2 * k1)
        k3 = f(s + h / 2 * k2)
        s = s + h / 6 * (k1 + 2 * k2 + 2 * k3 + f(s + h * k3))
        path.append(s)
    return np.stack(path)


@compiled
def forces_between_bodies(J, np, d):
    r = d.points[None] - d.points[:, None]
    near = (r**2).sum(-1) + np.eye(12)
    return (r / near[..., None] ** 1.5).sum(1)


@compiled
def energy_of_spins(J, np, d):
    s = np.where(d.image > 0.5, 1, -1)
    return -(s * np.roll(s, 1, 0)).sum() - (s * np.roll(s, 1, 1)).sum(), s.mean()


@compiled
def random_walk_of_steps(J, np, d):
    steps = np.where(d.wave > 0, 1, -1)
    path = np.cumsum(steps)
    return path, np.max(np.abs(path)), np.argmax(path)


@compiled
def chain_to_rest(J, np, d):
    p = np.abs(d.square)
    p = p / p.sum(1, keepdims=True)
    return np.linalg.matrix_power(p, 40)[0]


@compiled
def predator_and_prey(J, np, d):
    def step(s, _):
        x, y = s
        new = np.array([x + 0.1 * x * (1 - y), y + 0.1 * y * (x - 1)])
        return new, new

    return J.lax.scan(step, np.array([1.5, 0.5]), None, length=10)


@compiled
def integrals(J, np, d):
    x = np.linspace(0, np.pi, 21)
    y = np.sin(x)
    simpson = (y[0] + y[-1] + 4 * y[1:-1:2].sum() + 2 * y[2:-1:2].sum()) * (x[1] - x[0]) / 3
    return simpson, np.trapezoid(y, x)


@compiled
def share_of_a_circle(J, np, d):
    u, v = np.meshgrid(np.linspace(0, 1, 30), np.linspace(0, 1, 30))
    return 4 * (u**2 + v**2 < 1).mean()


# ---- geometry ------------------------------------------------------------------------------------
@compiled
def rotations(J, np, d):
    t = np.deg2rad(np.array([0.0, 30.0, 90.0]))
    m = np.array([[np.cos(t), -np.sin(t)], [np.sin(t), np.cos(t)]])
    return np.einsum("ijk,nj->kni", m, d.points)


@compiled
def area_of_a_polygon(J, np, d):
    x, y = d.points.T
    return 0.5 * np.abs(np.dot(x, np.roll(y, 1)) - np.dot(y, np.roll(x, 1)))


@compiled
def normals_of_triangles(J, np, d):
    t = d.features[:9, :3].reshape(3, 3, 3)
    n = np.cross(t[:, 1] - t[:, 0], t[:, 2] - t[:, 0])
    return n / np.linalg.norm(n, axis=-1, keepdims=True)


@compiled
def ray_and_sphere(J, np, d):
    ray = d.features[:, :3] / np.linalg.norm(d.features[:, :3], axis=1, keepdims=True)
    center = np.array([0.0, 0.0, 2.0])
    b = ray @ center
    disc = b**2 - center @ center + 1.5**2
    return np.where(disc > 0, b - np.sqrt(np.maximum(disc, 0)), np.inf)


@compiled
def polar_and_back(J, np, d):
    r, t = np.hypot(*d.points.T), np.arctan2(d.points[:, 1], d.points[:, 0])
    return np.stack([r * np.cos(t), r * np.sin(t)], -1)


@compiled
def complex_numbers(J, np, d):
    return np.abs(d.z), np.angle(d.z), d.z.conj() * d.z, np.real(d.z**2), np.exp(1j * d.wave[:3])


# ---- polynomials and numbers ---------------------------------------------------------------------
@compiled
def polynomial_arithmetic(J, np, d):
    p, q = np.array([1.0, -6.0, 11.0, -6.0]), np.array([1.0, -1.0])
    return np.polydiv(p, q), np.polymul(p, q), np.polyder(p), np.polyint(p), np.polyval(p, 4.0)


@eager
def roots_of_a_polynomial(J, np, d):
    found = np.roots(np.array([1.0, -6.0, 11.0, -6.0]))
    return np.sort(found.real), np.poly(np.array([1.0, 2.0, 3.0]))


@compiled
def lagrange(J, np, d):
    x, y = np.array([0.0, 1.0, 2.0]), np.array([1.0, 3.0, 2.0])
    gaps = x[:, None] - x + np.eye(3)
    basis = np.prod(np.where(np.eye(3, dtype=bool), 1, (1.5 - x) / gaps), axis=1)
    return (basis * y).sum()


@compiled
def interpolated(J, np, d):
    x = np.linspace(0, 4, 5)
    return np.interp(np.array([-1.0, 0.5, 3.9, 9.0]), x, x**2), np.interp(0.3, x, -x, left=7)


@compiled
def sieve(J, np, d):
    n = np.arange(30)
    divides = (n % np.maximum(np.arange(30), 1)[:, None] == 0) & (np.arange(30)[:, None] > 1)
    return (divides & (np.arange(30)[:, None] < n)).sum(0) == 0


@compiled
def divisors(J, np, d):
    return np.gcd(d.counts, 6), np.lcm(d.counts, 4), d.counts % 3


@compiled
def bits(J, np, d):
    b = np.unpackbits(d.words)
    return b.reshape(4, 8), np.packbits(b), np.bitwise_count(d.words), d.words ^ (d.words >> 1)


@compiled
def small_integers_wrap(J, np, d):
    return d.words + np.uint8(10), d.words * 2, d.words.astype(np.int8), d.words.sum()


@compiled
def mixed_types(J, np, d):
    return (
        d.counts / 2, d.counts // 2, d.counts * 1.5, d.flags + 1, d.flags * d.wave[:8],
        np.float16(1) + d.counts, d.words + d.counts[:4], True + d.flags, d.counts**2, 2**d.counts,
    )  # fmt: skip


@compiled
def mantissas(J, np, d):
    m, e = np.frexp(d.target)
    return m, e, np.ldexp(m, e), np.modf(d.target), np.trunc(d.target), np.rint(d.target)


@compiled
def rounding(J, np, d):
    x = np.array([-1.5, -0.5, 0.5, 1.5, 2.5, 1.2345])
    return np.round(x), np.round(x, 2), np.floor(x), np.ceil(x), x.astype(int), np.sign(x)


# ---- indices -------------------------------------------------------------------------------------
@compiled
def checkerboard(J, np, d):
    return np.indices((4, 4)).sum(0) % 2, np.zeros((4, 4)).at[::2, 1::2].set(1)


@compiled
def windows_that_slide(J, np, d):
    i = np.arange(6)[:, None] + np.arange(3)
    return d.counts[i], d.counts[i].max(1)


@compiled
def rows_and_columns(J, np, d):
    m = d.square
    return m[np.ix_(np.array([0, 2]), np.array([1, 3]))], m[:, ::-2]


@compiled
def flat_indices(J, np, d):
    i = np.argmax(d.square)
    return np.unravel_index(i, (4, 4)), np.ravel_multi_index((np.array([1, 3]), np.array([2, 0])),
                                                             (4, 4), mode="clip")  # fmt: skip


@compiled
def sparse_matrix_times_vector(J, np, d):
    row, col = np.array([0, 0, 1, 3, 3]), np.array([1, 2, 0, 1, 3])
    return np.zeros(4).at[row].add(d.target[:5] * d.wave[:4][col])


@compiled
def updates_of_all_kinds(J, np, d):
    x = np.arange(6.0)
    return (
        x.at[1].set(9), x.at[2:4].add(1), x.at[-1].multiply(3), x.at[np.array([0, 0])].add(1),
        x.at[::2].min(1), x.at[0].get(), x.at[9].get(mode="fill"),
    )  # fmt: skip


@compiled
def put_along_rows(J, np, d):
    best = d.square.argmax(1, keepdims=True)
    return np.put_along_axis(d.square, best, 0.0, 1, inplace=False), np.take(d.wave, d.counts)


@compiled
def masks_of_known_size(J, np, d):
    where = np.where(d.flags, size=4)[0]
    return where, np.argwhere(d.square > 0, size=6), np.compress(d.flags, d.counts, size=4)


@compiled
def choices_by_condition(J, np, d):
    x = d.target
    return (
        np.select([x < -0.5, x > 0.5], [-x, x**2], 0.0),
        np.piecewise(x, [x < 0, x >= 0], [lambda v: -v, lambda v: v * 2]),
        np.clip(x, -0.3, 0.3),
    )


@compiled
def joined_and_cut(J, np, d):
    a, b = np.split(d.wave[:6], 2)
    return np.r_[a, 0, b], np.c_[a, b], np.hstack([a, b]), np.stack([a, b]), np.append(a, 1.0)


@compiled
def delete_and_insert(J, np, d):
    return np.delete(d.counts, 2), np.insert(d.counts, 1, 7), np.resize(d.counts, (3, 4))


@compiled
def set_of_a_known_size(J, np, d):
    return np.unique(d.counts, size=8, fill_value=-1), np.intersect1d(d.counts, d.labels, size=2)


# ---- functions -----------------------------------------------------------------------------------
@compiled
def vectorized(J, np, d):
    f = np.vectorize(lambda x, y: np.where(x > y, x - y, x + y))
    g = np.vectorize(np.dot, signature="(n),(n)->()")
    return f(d.wave[:4], d.square), g(d.square, d.wave[:4])


@compiled
def along_an_axis(J, np, d):
    return np.apply_along_axis(lambda v: v / v.sum(), 1, np.abs(d.square)), np.apply_over_axes(
        np.sum, d.batch, [0, 2])  # fmt: skip


@compiled
def ufunc_methods(J, np, d):
    return (
        np.add.outer(d.wave[:3], d.wave[:2]), np.multiply.reduce(d.counts),
        np.add.accumulate(d.counts), np.maximum.reduce(d.square, axis=1),
        np.add.at(d.wave[:4], np.array([0, 0]), 1.0, inplace=False),
    )  # fmt: skip


@compiled
def function_of_indices(J, np, d):
    return np.fromfunction(lambda i, j: i * 10 + j, (3, 4)), np.mgrid[0:2, 0:3], np.ogrid[0:3]


@eager
def python_around_arrays(J, np, d):
    total = 0.0
    for row in d.square:
        if row.sum() > 0:
            total += float(row.max())
    return total, [int(v) for v in d.counts], len(d.square), d.square.shape, f"{d.counts[0]}"


@eager
def printed(J, np, d):
    return str(d.counts), repr(np.arange(3)), repr(np.ones((2, 2))), str(np.array([True]))


@eager
def in_place_spelling(J, np, d):
    x = np.arange(3.0)
    y = x
    x += 1
    x *= 2
    return x, y


@eager
def numpy_and_ours_mixed(J, np, d):
    import numpy as onp

    return onp.ones(3) + np.arange(3), np.arange(3) * onp.float32(2), onp.asarray(d.counts).sum(), (
        np.sum(onp.arange(4)))  # fmt: skip


@program.raises
def assigned_in_place(J):
    J.numpy.zeros(3)[0] = 1


@program.raises
def shapes_that_do_not_broadcast(J):
    return J.numpy.ones(3) + J.numpy.ones(4)


@program.raises
def list_as_an_operand(J):
    return J.numpy.sum([1, 2, 3])


@program.raises
def traced_size(J):
    return J.jit(lambda x: J.numpy.nonzero(x))(DATA["counts"])


@program.raises
def traced_distinct_values(J):
    return J.jit(lambda x: J.numpy.unique(x))(DATA["counts"])


@program.raises
def traced_mask(J):
    return J.jit(lambda x: x[x > 2])(DATA["counts"])


@program.raises
def truth_of_an_array(J):
    return bool(J.numpy.ones(3))


@program.raises
def squeeze_of_a_long_axis(J):
    return J.numpy.squeeze(J.numpy.ones((2, 3)), 0)


@program.raises
def reshape_of_other_size(J):
    return J.numpy.ones(6).reshape(4, 2)


@program.raises
def float_index(J):
    return J.numpy.ones(3)[1.0]


@program.raises
def too_many_indices(J):
    return J.numpy.ones(3)[0, 0]


@program.raises
def out_given(J):
    return J.numpy.sum(J.numpy.ones(3), out=J.numpy.ones(()))


@program.raises
def histogram_of_text_bins(J):
    return J.numpy.histogram(J.numpy.ones(3), bins="auto")
