"""Programs of many kinds, as people write them with public names, and the types of their arguments.

They are compiled for a GPU, not run: what their kernels compute the emulator's programs look at.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import ml_dtypes
import numpy as np

import monograph as mg
import monograph.numpy as mnp
from monograph import lax, nn, random

F32, I32, F16, BF16 = np.float32, np.int32, np.float16, ml_dtypes.bfloat16
linalg, fft, special = mnp.linalg, mnp.fft, mg.scipy.special
Program = tuple[Callable[..., Any], tuple[Any, ...]]


def of(*shape: int, dtype: Any = F32) -> Any:
    return mg.ShapeDtypeStruct(shape, dtype)


SEED = of(dtype=np.uint32)
ROW, TABLE, SQUARE, PLACES = of(20), of(9, 14), of(12, 12), of(5, dtype=I32)
IMAGE, FILTER = of(2, 3, 20, 20), of(6, 3, 3, 3)
PROGRAMS: dict[str, Program] = {}


def _add(group: str, **programs: Program) -> None:
    PROGRAMS.update({f"{group}: {name}": p for name, p in programs.items()})


# ---- networks ------------------------------------------------------------------------------------


def _attention(q: Any, k: Any, v: Any) -> Any:
    return nn.dot_product_attention(q, k, v, is_causal=True).astype(F32).sum()


def _cell(w: Any, state: Any, x: Any) -> Any:
    h, c = state
    i, f, g, o = mnp.split(mnp.concatenate([x, h], -1) @ w, 4, axis=-1)
    c = nn.sigmoid(f) * c + nn.sigmoid(i) * mnp.tanh(g)
    h = nn.sigmoid(o) * mnp.tanh(c)
    return (h, c), h


def _lstm_loss(w: Any, xs: Any) -> Any:
    state = (mnp.zeros((4, 16)), mnp.zeros((4, 16)))
    return mnp.mean(lax.scan(partial(_cell, w), state, xs)[1] ** 2)


def _adam(w: Any, m: Any, v: Any, x: Any, y: Any, t: Any) -> Any:
    """A step on a classifier with dropout, in mixed precision."""

    def loss(w: Any) -> Any:
        keep = random.bernoulli(random.fold_in(random.key(0), t), 0.9, x.shape)
        z = mnp.where(keep, x / 0.9, 0).astype(BF16) @ w.astype(BF16)
        return -mnp.mean(mnp.take_along_axis(nn.log_softmax(z.astype(F32)), y[:, None], 1))

    value, g = mg.value_and_grad(loss)(w)
    m, v = 0.9 * m + 0.1 * g, 0.999 * v + 0.001 * g * g
    return value, w - 1e-3 * m / (mnp.sqrt(v) + 1e-8), m, v


def _net(w: Any, x: Any) -> Any:
    """Convolution, batch norm, pooling, its loss."""
    y = lax.conv_general_dilated(x, w, (2, 2), "SAME")
    y = nn.relu((y - y.mean((0, 2, 3), keepdims=True)) / y.std((0, 2, 3), keepdims=True))
    y = lax.reduce_window(y, -mnp.inf, lax.max, (1, 1, 2, 2), (1, 1, 2, 2), "VALID")
    return mnp.sum(y**2)


_heads = of(2, 16, 4, 8)
_small = of(14, 7)
_add(
    "networks",
    attention=(_attention, (_heads,) * 3),
    attention_gradient=(mg.grad(_attention, (0, 1, 2)), (of(2, 16, 4, 8, dtype=BF16),) * 3),
    lstm_gradient=(mg.value_and_grad(_lstm_loss), (of(24, 64), of(10, 4, 8))),
    adam=(_adam, (_small, _small, _small, TABLE, of(9, dtype=I32), of(dtype=I32))),
    convolutions=(mg.grad(_net, (0, 1)), (FILTER, IMAGE)),
    per_example=(mg.vmap(mg.grad(_net), (None, 0)), (FILTER, of(3, 2, 3, 20, 20))),
    checkpoint=(mg.grad(mg.checkpoint(lambda x: mnp.sum(mnp.sin(mnp.sin(x))))), (ROW,)),
    functions=(lambda x: (nn.gelu(x), nn.silu(x), nn.elu(x), nn.softplus(x), nn.mish(x)), (TABLE,)),
    norm_in_half=(lambda x: nn.standardize(x), (of(33, 20, dtype=BF16),)),
    experts=(lax.ragged_dot, (of(10, 4), of(3, 4, 5), of(3, dtype=I32))),
    bias_in_half=(
        lambda w, g, m: (w - g.sum(0), 0.9 * m + g.astype(F32).sum(0), g[:, 0] @ g + w),
        (of(64, dtype=BF16), of(300, 64, dtype=BF16), of(64)),
    ),
)


def _rotated(x: Any, places: Any) -> Any:
    """Rotary embeddings."""
    half = x.shape[-1] // 2
    angle = places[:, None] * 10000.0 ** (-mnp.arange(half) / half)
    a, b = mnp.split(x, 2, -1)
    c, s = mnp.cos(angle), mnp.sin(angle)
    return mnp.concatenate([a * c - b * s, a * s + b * c], -1)


def _decoded(q: Any, keys: Any, values: Any, k: Any, v: Any, at: Any) -> Any:
    """A word with a cache, two queries to a key."""
    q, k = _rotated(q, at[None]), _rotated(k, at[None])
    keys = lax.dynamic_update_slice(keys, k, (0, 0, at, 0))
    values = lax.dynamic_update_slice(values, v, (0, 0, at, 0))
    scores = mnp.einsum("bhgd,bhsd->bhgs", q, keys)
    scores = mnp.where(mnp.arange(keys.shape[2]) <= at, scores, -mnp.inf)
    return mnp.einsum("bhgs,bhsd->bhgd", nn.softmax(scores), values), keys, values


def _routed(x: Any, router: Any, w: Any) -> Any:
    """Experts that hold twelve words each, the rest of which are dropped."""
    gates, chosen = lax.top_k(nn.softmax(x @ router), 2)
    flat = chosen.reshape(-1)
    hot = nn.one_hot(flat, w.shape[0], dtype=mnp.int32)
    place = (mnp.cumsum(hot, 0) * hot).sum(-1) - 1
    held = mnp.zeros((w.shape[0], 12, x.shape[1]))
    held = held.at[flat, place].add(mnp.repeat(x, 2, 0), mode="drop")
    out = mnp.einsum("ecd,edf->ecf", held, w)
    out = out.at[flat, place].get(mode="fill", fill_value=0).reshape(*chosen.shape, -1)
    return (out * gates[..., None]).sum(1)


def _selected(u: Any, dt: Any, a: Any, b: Any, c: Any) -> Any:
    """A selective state space, by an associative scan."""
    decay = mnp.exp(-dt[..., None] * mnp.exp(a))
    fed = dt[..., None] * b[:, :, None] * u[..., None]
    join = lambda x, y: (x[0] * y[0], y[0] * x[1] + y[1])  # noqa: E731
    return mnp.einsum("btdn,btn->btd", lax.associative_scan(join, (decay, fed), axis=1)[1], c)


def _orthogonal_step(w: Any, g: Any) -> Any:
    """Newton and Schulz's iteration on a momentum."""
    x = g / (linalg.norm(g) + 1e-7)
    for _ in range(3):
        a = x.T @ x
        x = 3.4445 * x + x @ (-4.775 * a + 2.0315 * a @ a)
    return w - 0.02 * x


def _operator(x: Any, w: Any) -> Any:
    """A layer on low frequencies."""
    f = fft.rfft2(x)
    low = mnp.einsum("ixy,io->oxy", f[:, :8, :8], w)
    return fft.irfft2(mnp.zeros_like(f).at[:, :8, :8].set(low)) + x


def _rollouts(w: Any, seed: Any) -> Any:
    """Policy gradient through an environment of its own."""

    def rollout(key: Any) -> Any:
        def step(s: Any, key: Any) -> Any:
            mean = mnp.tanh(s @ w).sum()
            act = mean + 0.1 * random.normal(key)
            new = s + 0.05 * mnp.stack([s[1], act - mnp.sin(s[0]), -s[2]])
            return new, (-(new**2).sum(), -((act - mean) ** 2) * 50)

        return lax.scan(step, mnp.array([1.0, 0.0, 0.5]), random.split(key, 12))[1]

    reward, score = mg.vmap(rollout)(random.split(random.key(seed), 6))
    return -mnp.mean(score * lax.stop_gradient((reward - reward.mean()) / reward.std()))


def _of_squares(f: Callable[..., Any], *wrt: int) -> Callable[..., Any]:
    return mg.grad(lambda *x: mnp.sum(f(*x) ** 2), wrt)


_cache = of(2, 2, 64, 8)
_states = of(2, 30, 8)
_add(
    "models",
    decoding=(_decoded, (of(2, 2, 2, 8), _cache, _cache, of(2, 2, 1, 8), of(2, 2, 1, 8),
                         of(dtype=I32))),
    experts_gradient=(_of_squares(_routed, 0, 1, 2), (of(40, 16), of(16, 6), of(6, 16, 24))),
    state_space_gradient=(_of_squares(_selected, 0, 1, 2, 3, 4),
                          (_states, _states, of(8, 4), of(2, 30, 4), of(2, 30, 4))),
    orthogonal_step=(_orthogonal_step, (of(24, 10), of(24, 10))),
    operator=(_operator, (of(5, 64, 64), of(5, 5, dtype=np.complex64))),
    policy_gradient=(mg.value_and_grad(_rollouts), (of(3, 16), SEED)),
    stem_gradient=(_of_squares(lambda x, w: lax.conv_general_dilated(x, w, (2, 2), "SAME"), 0, 1),
                   (of(4, 3, 64, 64), of(64, 3, 7, 7))),
    weights_of_8_bits=(lambda x, w, s: (x @ w.astype(BF16)).astype(F32) * s,
                       (of(33, 64, dtype=BF16), of(64, 16, dtype=ml_dtypes.float8_e4m3fn), of(16))),
)  # fmt: skip

# ---- matrices, spectra ---------------------------------------------------------------------------


def _likelihood(scale: Any, x: Any, y: Any) -> Any:
    k = mnp.exp(-((x[:, None] - x) ** 2) * mnp.exp(scale)) + 1e-3 * mnp.eye(x.size)
    low = linalg.cholesky(k)
    z = mg.scipy.linalg.solve_triangular(low, y, lower=True)
    return mnp.sum(z**2) / 2 + mnp.sum(mnp.log(mnp.diag(low)))


_add(
    "matrices",
    gaussian_process=(mg.value_and_grad(_likelihood), (of(), ROW, ROW)),
    solve=(mg.vmap(linalg.solve), (of(7, 5, 5), of(7, 5))),
    inverse=(lambda a: (linalg.inv(a), linalg.slogdet(a), linalg.matrix_power(a, 5)), (SQUARE,)),
    least_squares=(lambda a, b: linalg.lstsq(a, b)[0], (of(40, 8), of(40))),
    qr=(lambda a: (linalg.qr(a), linalg.qr(a.T, mode="complete")), (TABLE,)),
    svd=(linalg.svd, (TABLE,)),
    svd_gradient=(mg.grad(lambda a: mnp.sum(linalg.svdvals(a))), (of(8, 5),)),
    eigh_gradient=(mg.grad(lambda a: mnp.sum(linalg.eigh(a + a.T)[0] ** 2)), (of(8, 8),)),
    exponential=(mg.scipy.linalg.expm, (SQUARE,)),
    eigenvalues=(linalg.eigvals, (SQUARE,)),
    chained=(
        lambda *x: mnp.einsum("bij,bjk,bkl->bil", *x),
        (of(2, 3, 4), of(2, 4, 5), of(2, 5, 6)),
    ),
    fourier=(lambda x: fft.irfft(fft.rfft(x) * 2), (TABLE,)),
    fourier_planes=(lambda x: mnp.abs(fft.fftshift(fft.fft2(x))), (of(6, 24),)),
    fourier_gradient=(mg.grad(lambda x: mnp.sum(mnp.abs(fft.fft(x)) ** 2)), (TABLE,)),
    filtered=(mg.scipy.signal.fftconvolve, (of(100), of(9))),
    complex_functions=(
        lambda z: mnp.exp(z) * mnp.sqrt(z) / mnp.tanh(z) ** z,
        (of(9, dtype=np.complex64),),
    ),
)

# ---- loops and branches --------------------------------------------------------------------------


def _doubled(x: Any) -> Any:
    return lax.while_loop(lambda c: c < 10, lambda c: c * 2 + 1, x)


def _nested(x: Any) -> Any:
    def more(c: Any) -> Any:
        return c[0] + 1, lax.fori_loop(0, c[0], lambda i, y: y + i, c[1])

    return lax.while_loop(lambda c: c[0] < 10, more, (0, x))


def _root(x: Any) -> Any:
    def newton(f: Any, y: Any) -> Any:
        return lax.fori_loop(0, 20, lambda i, y: y - f(y) / (2 * y), y)

    return lax.custom_root(lambda y: y**2 - x, x, newton, lambda g, y: y / g(1.0))


@mg.custom_vjp
def _clipped(x: Any) -> Any:
    return mnp.sin(x)


_clipped.defvjp(lambda x: (mnp.sin(x), x), lambda x, g: (mnp.clip(g, -1, 1) * mnp.cos(x),))

_add(
    "control",
    counted=(lambda n, x: lax.fori_loop(0, n, lambda i, c: c * 1.1 + i, x), (of(dtype=I32), ROW)),
    nested=(_nested, (ROW,)),
    mapped_while=(mg.vmap(_doubled), (ROW,)),
    mapped_cond=(mg.vmap(lambda x: lax.cond(x > 0, mnp.sin, lambda x: x * 2, x)), (ROW,)),
    switch=(lambda i, x: lax.switch(i, [mnp.sin, mnp.cos, abs], x), (of(dtype=I32), ROW)),
    scanned=(
        lambda x: lax.scan(lambda c, y: (c + y, c * y), mnp.zeros(14), x, reverse=True),
        (TABLE,),
    ),
    associative=(lambda x: lax.associative_scan(mnp.maximum, x), (ROW,)),
    row_by_row=(lambda x: lax.map(mnp.sort, x), (TABLE,)),
    root=(mg.grad(_root), (of(),)),
    own_rule=(mg.grad(lambda x: mnp.sum(_clipped(x) ** 2)), (ROW,)),
    hessian=(mg.hessian(lambda x: mnp.sum(mnp.tanh(x) ** 3)), (of(6),)),
    forwards=(mg.jacfwd(lambda x: mnp.sin(x) * x[0]), (of(6),)),
    minimum=(
        lambda x: mg.scipy.optimize.minimize(lambda y: mnp.sum((y - 3) ** 2), x, method="BFGS").x,
        (of(3),),
    ),
    conjugate_gradients=(lambda a, b: mg.scipy.sparse.linalg.cg(a, b)[0], (SQUARE, of(12))),
    printed=(lambda x: (mg.debug.print("x {}", x), x * 2)[1], (ROW,)),
)

# ---- random numbers, special functions -----------------------------------------------------------


def _drawn(name: str, **options: Any) -> Program:
    return lambda seed: getattr(random, name)(random.key(seed), shape=(40,), **options), (SEED,)


_add(
    "random",
    normal=_drawn("normal"),
    truncated=_drawn("truncated_normal", lower=-1.0, upper=1.0),
    gamma=_drawn("gamma", a=2.5),
    poisson=_drawn("poisson", lam=2.5),
    gumbel=_drawn("gumbel"),
    categorical=(lambda s, x: random.categorical(random.key(s), x), (SEED, TABLE)),
    permutation=(lambda s, x: random.permutation(random.key(s), x), (SEED, TABLE)),
    choice=(lambda s, x: random.choice(random.key(s), x, (3,), replace=False), (SEED, ROW)),
)
_add(
    "special",
    **{
        name: (getattr(special, name), (ROW,))
        for name in (
            "gammaln",
            "digamma",
            "erfinv",
            "ndtri",
            "i0e",
            "i1",
            "expit",
            "spence",
            "exp1",
        )
    },
    gammainc=(special.gammainc, (ROW, ROW)),
    betainc=(special.betainc, (ROW, ROW, ROW)),
    densities=(lambda x: (mg.scipy.stats.norm.cdf(x), mg.scipy.stats.gamma.logpdf(x, 2.0)), (ROW,)),
)

# ---- arrays --------------------------------------------------------------------------------------


def _updates(x: Any, i: Any) -> Any:
    return (x.at[i].add(1), x.at[i].multiply(2), x.at[i].max(0.0), x.at[i].set(3, mode="drop"),
            x.at[i].get(mode="fill", fill_value=0), x.at[x > 0].set(0.0))  # fmt: skip


def _segments(x: Any, i: Any) -> Any:
    return mg.ops.segment_sum(x, i, 5), mg.ops.segment_max(x, i, 5), mg.ops.segment_prod(x, i, 5)


_ints = of(20, dtype=I32)
_add(
    "arrays",
    quantiles=(lambda x: (mnp.median(x, 0), mnp.percentile(x, 30.0, axis=1)), (TABLE,)),
    unique=(lambda x: mnp.unique(x, size=5, return_counts=True), (_ints,)),
    histogram=(lambda x: mnp.histogram(x, 10), (of(200),)),
    searched=(mnp.searchsorted, (ROW, of(7))),
    interpolated=(mnp.interp, (of(10), of(7), of(7))),
    convolved=(mnp.convolve, (of(30), of(5))),
    fitted=(lambda x, y: mnp.polyfit(x, y, 3), (ROW, ROW)),
    cumulative=(lambda x: (mnp.cumprod(x, 1), lax.cumlogsumexp(x), lax.cummax(x)), (TABLE,)),
    updates=(_updates, (ROW, PLACES)),
    segments=(_segments, (of(20, 3), _ints)),
    slices=(
        lambda x, i: (
            lax.dynamic_slice(x, (i, 0), (2, 3)),
            lax.dynamic_update_slice(x, x[:2], (i, i)),
        ),
        (TABLE, of(dtype=I32)),
    ),
    long_order=(lambda x: (mnp.argsort(x, descending=True), lax.top_k(x, 5)), (of(3, 50000),)),
    keys=(lambda x, y: lax.sort((x, y, x + y), num_keys=2), (_ints, _ints)),
    rolled=(lambda x: mnp.rot90(mnp.roll(x, (1, 2), (0, 1))), (TABLE,)),
    padded=(lambda x: lax.pad(x, 0.0, ((-1, 2, 1), (0, -1, 0))), (TABLE,)),
    own_fold=(lambda x: lax.reduce(x, 1.0, lambda a, b: a * b + a, (1,)), (TABLE,)),
    pool_gradient=(
        mg.grad(
            lambda x: mnp.sum(
                lax.reduce_window(x, 0.0, lax.add, (1, 3, 3, 1), (1, 2, 2, 1), "SAME") ** 2
            )
        ),
        (of(2, 8, 8, 3),),
    ),
    resized=(lambda x: mg.image.resize(x, (16, 20, 3), "cubic"), (of(8, 8, 3),)),
    volumes=(
        lambda x, w: lax.conv_general_dilated(x, w, (1, 1, 1), "VALID"),
        (of(2, 3, 8, 8, 8), of(5, 3, 3, 3, 3)),
    ),
    dilated=(
        lambda x, w: lax.conv_general_dilated(x, w, (1, 1), "SAME", rhs_dilation=(2, 2)),
        (IMAGE, FILTER),
    ),
    transposed=(
        lambda x, w: lax.conv_transpose(x, w, (2, 2), "SAME"),
        (of(2, 10, 10, 3), of(3, 3, 3, 5)),
    ),
    bits=(
        lambda x: (lax.population_count(x), lax.clz(x), ~x, x << 3, x >> 1),
        (of(9, dtype=np.uint32),),
    ),
    empty=(lambda x: (x.sum(), mnp.concatenate([x, x]), mnp.sort(x)), (of(0, 4),)),
    beyond_32_bits=(lambda x: x + 1, (of(70000, 70000),)),
    many_arguments=(lambda *x: mnp.stack(x), (of(5),) * 200),
    given_back=(lambda x: (x, x), (ROW,)),
)

# ---- element types -------------------------------------------------------------------------------


def _product(dtype: Any) -> Program:
    """Of matrices, summed in f32, and back."""

    def product(x: Any, y: Any) -> Any:
        return lax.dot(x, y, preferred_element_type=F32).astype(dtype)

    return product, (of(33, 20, dtype=dtype), of(20, 17, dtype=dtype))


def _quantised(x: Any) -> Any:
    return mnp.clip(mnp.round(x / mnp.max(mnp.abs(x)) * 127), -128, 127).astype(np.int8)


_add(
    "types",
    f16=_product(F16),
    bf16=_product(BF16),
    f8_e4m3=_product(ml_dtypes.float8_e4m3fn),
    f8_e5m2=_product(ml_dtypes.float8_e5m2),
    int8=(partial(lax.dot, preferred_element_type=I32),
          (of(33, 20, dtype=np.int8), of(20, 17, dtype=np.int8))),
    int4=(lambda x: x.astype(mnp.int4).astype(I32) * 3, (_ints,)),
    quantised=(_quantised, (TABLE,)),
    softmax_f16=(nn.softmax, (of(33, 20, dtype=F16),)),
    truths=(lambda x: (mnp.any(x, 1), mnp.all(x, 0), mnp.cumsum(x, 1)), (of(9, 7, dtype=bool),)),
    rounded=(lambda x: lax.reduce_precision(x, 5, 4), (ROW,)),
)  # fmt: skip
