"""Functions of JAX's own library through `from_jax`, one by one, as XLA computes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import jax.scipy.linalg
import jax.scipy.ndimage
import jax.scipy.signal
import jax.scipy.special
import jax.scipy.stats
import numpy as np
import pytest

import monograph as mg

RNG = np.random.default_rng(0)
MATRIX = RNG.standard_normal((4, 4)).astype(np.float32)
DEFINITE = MATRIX @ MATRIX.T + np.eye(4, dtype=np.float32)
VECTOR = RNG.standard_normal(6).astype(np.float32)
POSITIVE = np.abs(VECTOR) + np.float32(0.1)
PART = np.clip(POSITIVE, 0.05, 0.95)
COMPLEX = (VECTOR + 1j * POSITIVE).astype(np.complex64)
INTEGERS = np.array([3, 0, 2, 1, 3, 2], np.int32)
IMAGE = RNG.standard_normal((2, 8, 8, 3)).astype(np.float32)
KEY = jax.random.key(0)

# Module, names of functions in it, arguments.
FAMILIES: list[tuple[Any, str, tuple[Any, ...]]] = [
    (jnp, "sin cos tan arctan sinh cosh tanh arcsinh exp exp2 expm1 cbrt square abs sign floor "
     "ceil rint trunc sinc i0 isfinite signbit reciprocal conj flip ravel cumsum cumprod sum prod "
     "mean std var min max argmin argmax median ptp nansum nanmean nanmax sort argsort diff "
     "gradient trapezoid unwrap count_nonzero frexp modf cov vander", (MATRIX[0],)),
    (jnp, "log log2 log10 sqrt", (POSITIVE,)),
    (jnp, "arcsin arccos arctanh", (PART,)),
    (jnp, "add subtract multiply divide floor_divide remainder fmod power float_power maximum "
     "minimum fmax arctan2 hypot logaddexp logaddexp2 copysign nextafter heaviside equal less "
     "outer inner vdot convolve correlate polyval polymul", (POSITIVE, VECTOR)),
    (jnp, "bitwise_and bitwise_or bitwise_xor left_shift right_shift gcd lcm",
     (INTEGERS, INTEGERS[::-1].copy())),
    (jnp.linalg, "cholesky inv det slogdet eigh qr matrix_rank pinv norm cond eigvalsh svdvals",
     (DEFINITE,)),
    (jax.scipy.linalg, "expm lu cho_factor schur polar hessenberg toeplitz", (DEFINITE,)),
    (jnp.fft, "fft ifft rfft ihfft fft2 rfft2 fftshift", (MATRIX,)),
    (jnp.fft, "irfft hfft", (COMPLEX,)),
    (jax.scipy.special, "gammaln digamma erf erfc expit i0 i0e i1 i1e ndtr log_ndtr entr expi exp1 "
     "spence gamma factorial logsumexp erfinv logit ndtri", (PART,)),
    (jax.scipy.special, "betaln beta xlogy xlog1py rel_entr kl_div gammainc gammaincc",
     (POSITIVE, POSITIVE)),
    (jax.nn, "relu relu6 sigmoid softplus soft_sign silu log_sigmoid leaky_relu hard_tanh "
     "hard_swish elu celu selu gelu glu squareplus mish softmax log_softmax standardize",
     (MATRIX,)),
    (jax.random, "uniform normal bits cauchy exponential gumbel laplace logistic maxwell "
     "rademacher", (KEY, (5,))),
    (jax.scipy.stats.norm, "logpdf cdf ppf", (PART,)),
]  # fmt: skip

OTHERS: dict[str, Callable[..., Any]] = {
    "updates": lambda: (
        jnp.zeros(6).at[INTEGERS].add(1.0),
        jnp.zeros(6).at[INTEGERS].max(VECTOR),
        jnp.asarray(VECTOR).at[::2].mul(2),
        jnp.asarray(VECTOR).at[jnp.array([7, -8])].set(1.0, mode="drop"),
    ),
    "padding": lambda: [jnp.pad(MATRIX, 1, mode=m) for m in ("edge", "reflect", "wrap", "mean")],
    "unique": lambda: jnp.unique(INTEGERS, size=5, return_counts=True),
    "histogram": lambda: jnp.histogram(VECTOR, bins=4),
    "quantile": lambda: jnp.quantile(VECTOR, jnp.array([0.1, 0.5])),
    "top_k": lambda: jax.lax.top_k(VECTOR, 3),
    "segments": lambda: jax.ops.segment_sum(VECTOR, INTEGERS, 4),
    "solves": lambda: (
        jnp.linalg.solve(DEFINITE, MATRIX),
        jax.scipy.linalg.solve_triangular(DEFINITE, MATRIX, lower=True),
        jnp.linalg.lstsq(MATRIX, MATRIX[0])[0],
    ),
    "convolution": lambda: jax.lax.conv_general_dilated(
        IMAGE, jnp.ones((3, 3, 1, 6)), (1, 1), "VALID", rhs_dilation=(2, 2),
        feature_group_count=3, dimension_numbers=("NHWC", "HWIO", "NHWC")),
    "transposed convolution": lambda: jax.lax.conv_transpose(
        IMAGE, jnp.ones((3, 3, 3, 2)), (2, 2), "SAME"),
    "pools": lambda: jax.lax.reduce_window(
        IMAGE, -jnp.inf, jax.lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "SAME"),
    "resize": lambda: [
        jax.image.resize(IMAGE, (2, 5, 11, 3), m) for m in ("nearest", "linear", "cubic")],
    "map_coordinates": lambda: jax.scipy.ndimage.map_coordinates(
        MATRIX, [POSITIVE[:3], POSITIVE[:3]], order=1),
    "stft": lambda: jax.scipy.signal.stft(jnp.tile(VECTOR, 10), nperseg=16),
    "running": lambda: (jax.lax.cumlogsumexp(VECTOR), jax.lax.cummin(VECTOR, reverse=True)),
    "ragged_dot": lambda: jax.lax.ragged_dot(
        MATRIX[:3], jnp.ones((2, 4, 3)), jnp.array([1, 2])),
    "complex": lambda: [f(COMPLEX) for f in (jnp.exp, jnp.log, jnp.sqrt, jnp.tanh, jnp.arccos)],
    "attention": lambda: jax.nn.dot_product_attention(IMAGE, IMAGE, IMAGE, is_causal=True),
    "bits": lambda: (jax.lax.population_count(INTEGERS), jax.lax.clz(INTEGERS)),
    "betainc": lambda: jax.scipy.special.betainc(POSITIVE, POSITIVE, PART),
    "polygamma": lambda: jax.scipy.special.polygamma(2, POSITIVE),
    "draws": lambda: (
        jax.random.gamma(KEY, 0.5, (4,)), jax.random.poisson(KEY, 3.0, (5,)),
        jax.random.permutation(KEY, 7), jax.random.categorical(KEY, VECTOR, shape=(5,)),
        jax.random.dirichlet(KEY, jnp.ones(3)), jax.random.binomial(KEY, 10.0, 0.3, (4,)),
        jax.random.beta(KEY, 2.0, 3.0, (3,)), jax.random.truncated_normal(KEY, -1.0, 1.0, (4,)),
        jax.random.multivariate_normal(KEY, jnp.zeros(4), DEFINITE),
    ),
}  # fmt: skip


def cases() -> dict[str, tuple[Callable[..., Any], tuple[Any, ...]]]:
    found: dict[str, Any] = {name: (f, ()) for name, f in OTHERS.items()}
    for module, names, args in FAMILIES:
        for name in names.split():
            f = getattr(module, name, None)
            if f is not None:
                short = module.__name__.removeprefix("jax.")
                found[f"{short}.{name}"] = f, args
    return found


CASES = cases()


def check(name: str) -> None:
    f, args = CASES[name]
    shapes = tuple(i for i, x in enumerate(args) if isinstance(x, tuple))
    ours, theirs = mg.from_jax(f, static_argnums=shapes), jax.jit(f, static_argnums=shapes)
    got, expected = jax.tree.leaves(ours(*args)), jax.tree.leaves(theirs(*args))
    for a, b in zip(got, expected, strict=True):
        x, y = np.asarray(a), np.asarray(b)
        assert (x.shape, x.dtype) == (y.shape, y.dtype)
        if y.dtype.kind not in "fc":
            np.testing.assert_array_equal(x, y)
            continue
        largest = np.nanmax(np.abs(np.where(np.isfinite(y), y, 0)), initial=1)
        np.testing.assert_allclose(x, y, rtol=3e-4, atol=3e-5 * largest)


@pytest.mark.parametrize("name", ["updates", "convolution", "draws", "numpy.linalg.eigh"])
def test_some_functions(name) -> None:
    check(name)


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
def test_functions(name) -> None:
    check(name)
