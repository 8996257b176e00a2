"""`jax.scipy`, `jax.numpy.linalg` and `jax.lax.linalg`: special functions, matrices, statistics."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np
from jax import lax
from jax import numpy as jnp
from jax import scipy as jsp

from corpus.case import (
    EXACT,
    FLOATS,
    MATRICES,
    SINGLES,
    Area,
    Cases,
    Operand,
    Tolerance,
    given,
    made,
    near,
    x,
)

# Tables, laid out by hand.
# fmt: off

SCIPY = Area("scipy")
LINALG = Area("linalg")
# Matrices here have condition numbers of at most some hundreds.
FACTORS = near(2000)


def cases() -> Cases:
    for names, dtypes, ranges, tolerance in SPECIAL:
        for name in names.split():
            f = getattr(jsp.special, name)
            operands = [x(3, 4, low=low, high=high) for low, high in ranges]
            yield from SCIPY.each(name, f, *operands, dtypes=dtypes, tolerance=tolerance)
    for name, f, operands, dtypes, tolerance in SPECIAL_CALLS:
        yield from SCIPY.each(name, f, *operands, dtypes=dtypes, tolerance=tolerance)
    for names, ranges in STATISTICS:
        for name in names.split():
            family, function = name.split(".")
            f = getattr(getattr(jsp.stats, family), function)
            operands = [x(6, low=low, high=high) for low, high in ranges]
            yield from SCIPY.each(name, f, *operands, dtypes=SINGLES, tolerance=near(256))
    for area, table in ((SCIPY, SIGNALS), (LINALG, MATRIX_CALLS)):
        for name, f, operands, dtypes, tolerance in table:
            stem, _, label = name.partition("/")
            yield from area.each(
                stem, f, *operands, dtypes=dtypes, tolerance=tolerance, label=label
            )


HALF = ("f16", "f32", "f64")
SPECIAL: tuple[tuple[str, tuple[str, ...], tuple[tuple[float, float], ...], Tolerance], ...] = (
    ("erf erfc expit", FLOATS, ((-3, 3),), near(16)),
    ("log_ndtr ndtr", SINGLES, ((-3, 3),), near(16)),
    ("ndtri", SINGLES, ((0.05, 0.95),), near(32)),
    ("erfinv", FLOATS, ((-0.9, 0.9),), near(16)),
    ("factorial", HALF, ((0.3, 6),), near(64)),
    ("gammaln digamma gamma", HALF, ((0.3, 6),), near(64)),
    ("gammasgn", SINGLES, ((-4.7, -4.2),), near(256)),
    ("i0 i0e i1 i1e", HALF, ((-4, 4),), near(64)),
    ("logit entr", HALF, ((0.05, 0.95),), near(32)),
    ("exp1 expi", SINGLES, ((0.3, 5),), near(64)),
    ("spence", SINGLES, ((0.1, 3),), near(64)),
    ("beta betaln", HALF, ((0.5, 4), (0.5, 4)), near(64)),
    ("gammainc gammaincc", HALF, ((0.5, 5), (0.5, 5)), near(64)),
    ("betainc", SINGLES, ((0.5, 4), (0.5, 4), (0.05, 0.95)), near(128)),
    ("zeta", SINGLES, ((1.5, 5), (0.5, 4)), near(32)),
    ("xlogy xlog1py rel_entr kl_div", HALF, ((0.1, 4), (0.1, 4)), near(32)),
    ("poch", SINGLES, ((0.5, 4), (0.5, 2)), near(128)),
    ("hyp1f1", SINGLES, ((0.5, 2), (1.5, 3), (-2, 2)), near(256)),
)
Row = tuple[str, Any, tuple[Operand, ...], tuple[str, ...], Tolerance]
V = x(7)
SPECIAL_CALLS: tuple[Row, ...] = (
    ("logsumexp", lambda a: jsp.special.logsumexp(a, axis=1), (x(3, 5),), (*FLOATS, "c64"),
     near(16)),
    ("softmax", lambda a: jsp.special.softmax(a, axis=0), (x(3, 5),), FLOATS, near(8)),
    ("log_softmax", jsp.special.log_softmax, (x(3, 5),), FLOATS, near(16)),
    ("polygamma", lambda a: jsp.special.polygamma(2, a), (x(5, low=0.5, high=4),), SINGLES,
     near(256)),
    ("multigammaln", lambda a: jsp.special.multigammaln(a, 2), (x(5, low=2, high=6),), SINGLES,
     near(64)),
    ("bernoulli", lambda: jsp.special.bernoulli(6), (), ("f32",), near(16)),
    ("bessel_jn", lambda a: jsp.special.bessel_jn(a, v=3), (x(5, low=0.5, high=6),), SINGLES,
     near(4096)),
    ("sph_harm_y", lambda a: jsp.special.sph_harm_y(jnp.array([1]), jnp.array([2]), a, a, n_max=3),
     (x(1, low=0.2, high=1),), ("f32",), near(64)),
    ("logsumexp_b", lambda a, b: jsp.special.logsumexp(a, b=b, axis=0),
     (x(3, 4), x(3, 4, low=0.1)), SINGLES, near(16)),
    ("map_coordinates_linear",
     lambda a: jax.scipy.ndimage.map_coordinates(a, [jnp.array([0.5, 1.2]), jnp.array([0.1, 1.7])],
     order=1), (x(3, 4),), SINGLES, near(16)),
)
UNIT, PLUS, ALL_REAL = (0.05, 0.95), (0.3, 4.0), (-3.0, 3.0)
STATISTICS: tuple[tuple[str, tuple[tuple[float, float], ...]], ...] = (
    ("norm.pdf norm.logpdf norm.cdf norm.logcdf norm.sf norm.logsf laplace.pdf laplace.cdf "
     "logistic.pdf logistic.cdf cauchy.pdf cauchy.cdf", (ALL_REAL,)),
    ("norm.ppf logistic.ppf cauchy.ppf", (UNIT,)),
    ("expon.pdf expon.logpdf expon.cdf", (PLUS,)),
    ("uniform.pdf uniform.logpdf uniform.cdf", (ALL_REAL,)),
    ("gamma.pdf gamma.logpdf gamma.cdf gamma.sf chi2.pdf chi2.logpdf chi2.cdf pareto.logpdf t.pdf "
     "t.logpdf", (PLUS, PLUS)),
    ("beta.pdf beta.logpdf beta.cdf", (UNIT, PLUS, PLUS)),
    ("truncnorm.pdf truncnorm.logpdf truncnorm.cdf", ((-1, 1), (-2, -1.2), (1.2, 2))),
    ("gennorm.pdf gennorm.logpdf", (ALL_REAL, PLUS)),
    ("wrapcauchy.pdf vonmises.pdf", ((0.1, 3), UNIT)),
)
SIGNALS: tuple[Row, ...] = (
    ("poisson", lambda k: (jsp.stats.poisson.logpmf(k, 2.5), jsp.stats.poisson.cdf(k, 2.5)),
     (x(5, low=0, high=6),), ("i32", "f32"), near(64)),
    ("binom", lambda k: jsp.stats.binom.logpmf(k, 7, 0.3), (x(5, low=0, high=6),), ("i32", "f32"),
     near(64)),
    ("bernoulli_pmf", lambda k: jsp.stats.bernoulli.pmf(k, 0.3), (x(5, low=0, high=1),),
     ("i32", "f32"), near(16)),
    ("geom", lambda k: jsp.stats.geom.logpmf(k, 0.3), (x(5, low=1, high=6),), ("i32", "f32"),
     near(16)),
    ("nbinom", lambda k: jsp.stats.nbinom.logpmf(k, 4, 0.3), (x(5, low=0, high=6),), ("f32",),
     near(64)),
    ("multinomial", lambda p: jsp.stats.multinomial.logpmf(jnp.array([1, 2, 0]), 3, p / p.sum()),
     (x(3, low=1, high=2),), SINGLES, near(64)),
    ("dirichlet", lambda p: jsp.stats.dirichlet.logpdf(p / p.sum(), p + 1), (x(3, low=1, high=2),),
     SINGLES, near(64)),
    ("multivariate_normal",
     lambda a: jsp.stats.multivariate_normal.logpdf(a, a * 0, jnp.eye(4, dtype=a.dtype) * 2),
     (x(4),), SINGLES, near(64)),
    ("rankdata", jsp.stats.rankdata, (x(9, low=0, high=4),), ("i32", "f32"), EXACT),
    ("mode", jsp.stats.mode, (x(9, low=0, high=4),), ("i32",), EXACT),
    ("gaussian_kde", lambda a: jsp.stats.gaussian_kde(a)(a[:3]), (x(9),), SINGLES, near(256)),
    ("sem", jsp.stats.sem, (V,), SINGLES, near(32)),
    ("convolve", jsp.signal.convolve, (x(3, 4), x(2, 2)), SINGLES, near(32)),
    ("convolve2d", lambda a, b: jsp.signal.convolve2d(a, b, "same"), (x(3, 4), x(2, 2)), SINGLES,
     near(32)),
    ("correlate", jsp.signal.correlate, (V, x(3)), SINGLES, near(32)),
    ("fftconvolve", jsp.signal.fftconvolve, (V, x(3)), SINGLES, near(64)),
    ("detrend", jsp.signal.detrend, (x(8),), SINGLES, near(256)),
    ("stft", lambda a: jsp.signal.stft(a, nperseg=8), (x(24),), SINGLES, near(64)),
    ("istft", lambda a: jsp.signal.istft(jsp.signal.stft(a, nperseg=8)[2], nperseg=8)[1], (x(24),),
     ("f32",), near(64)),
    ("welch", lambda a: jsp.signal.welch(a, nperseg=8), (x(24),), SINGLES, near(64)),
    ("dct", jsp.fft.dct, (x(3, 6),), SINGLES, near(64)),
    ("idct", lambda a: jsp.fft.idct(a, norm="ortho"), (x(3, 6),), SINGLES, near(64)),
    ("dctn", jsp.fft.dctn, (x(3, 4),), SINGLES, near(64)),
    ("map_coordinates", lambda a, c: jsp.ndimage.map_coordinates(a, [c, c], 1, "wrap"),
     (x(4, 4), x(5, low=0, high=5, of="f32")), ("f32", "i32"), near(16)),
    ("kmeans_vq", lambda a, b: jsp.cluster.vq.vq(a, b), (x(5, 2), x(3, 2)), SINGLES, near(32)),
    ("trapezoid", jsp.integrate.trapezoid, (V,), SINGLES, near(16)),
)


def _good(rng: np.random.Generator, shape: tuple[int, ...]) -> Any:
    """Well-conditioned square matrices with distinct singular values."""
    n = shape[-1]
    noise = rng.uniform(-1, 1, shape) / n
    return noise + np.diag(np.arange(1.0, n + 1.0))


def _positive(rng: np.random.Generator, shape: tuple[int, ...]) -> Any:
    a = _good(rng, shape)
    return a @ np.swapaxes(a, -1, -2)


def _symmetric(rng: np.random.Generator, shape: tuple[int, ...]) -> Any:
    a = _good(rng, shape)
    return (a + np.swapaxes(a, -1, -2)) / 2


GOOD, POSITIVE, SYMMETRIC = made(_good, 4, 4), made(_positive, 4, 4), made(_symmetric, 4, 4)
MANY, TALL, WIDE = made(_positive, 2, 3, 3), x(5, 3), x(3, 5)
B, RIGHT = x(4, 2), x(4)
MATRIX_CALLS: tuple[Row, ...] = (
    ("cholesky", lax.linalg.cholesky, (POSITIVE,), MATRICES, FACTORS),
    ("cholesky/many", jnp.linalg.cholesky, (MANY,), MATRICES, FACTORS),
    ("cholesky/fails", jnp.linalg.cholesky, (given([[1.0, 2], [2, 1]]),), SINGLES, FACTORS),
    ("cho_solve", lambda a, b: jsp.linalg.cho_solve(jsp.linalg.cho_factor(a), b), (POSITIVE, B),
     MATRICES, FACTORS),
    ("lu", lax.linalg.lu, (GOOD,), MATRICES, FACTORS),
    ("lu/tall", lax.linalg.lu, (TALL,), MATRICES, FACTORS),
    ("lu/wide", lax.linalg.lu, (WIDE,), SINGLES, FACTORS),
    ("scipy_lu", jsp.linalg.lu, (GOOD,), MATRICES, FACTORS),
    ("lu_solve", lambda a, b: jsp.linalg.lu_solve(jsp.linalg.lu_factor(a), b), (GOOD, B), MATRICES,
     FACTORS),
    ("qr", jnp.linalg.qr, (TALL,), MATRICES, FACTORS),
    ("qr/full", lambda a: jnp.linalg.qr(a, mode="complete"), (TALL,), SINGLES, FACTORS),
    ("qr/wide", jnp.linalg.qr, (WIDE,), SINGLES, FACTORS),
    ("qr/r", lambda a: jnp.linalg.qr(a, mode="r"), (x(2, 4, 3),), MATRICES, FACTORS),
    ("qr_pivoting", lambda a: jsp.linalg.qr(a, pivoting=True), (TALL,), SINGLES, FACTORS),
    ("svd", lambda a: jnp.linalg.svd(a, compute_uv=False), (TALL,), MATRICES, FACTORS),
    ("svd/vectors", lambda a: jnp.linalg.svd(a, full_matrices=False), (GOOD,), MATRICES, FACTORS),
    ("svd/full", lambda a: jnp.abs(jnp.linalg.svd(a)[0][:, :3]), (TALL,), SINGLES, FACTORS),
    ("eigh", jnp.linalg.eigh, (SYMMETRIC,), MATRICES, FACTORS),
    ("eigvalsh", jnp.linalg.eigvalsh, (made(_symmetric, 2, 3, 3),), MATRICES, FACTORS),
    ("eig", jnp.linalg.eig, (GOOD,), MATRICES, FACTORS),
    ("eigvals", jnp.linalg.eigvals, (GOOD,), MATRICES, FACTORS),
    ("schur", jsp.linalg.schur, (GOOD,), SINGLES, FACTORS),
    ("hessenberg", lambda a: jsp.linalg.hessenberg(a, calc_q=True), (GOOD,), MATRICES, FACTORS),
    ("tridiagonal", lambda a: lax.linalg.tridiagonal(a)[:3], (SYMMETRIC,), MATRICES, FACTORS),
    ("tridiagonal_solve", lambda a, b, c, d: lax.linalg.tridiagonal_solve(a, b, c, d),
     (x(5, low=0, high=1), x(5, low=4, high=5), x(5, low=0, high=1), x(5, 2)), SINGLES, FACTORS),
    ("householder_product",
     lambda a: lax.linalg.householder_product(a, jnp.linspace(0.1, 1, 3).astype(a.dtype)), (TALL,),
     MATRICES, FACTORS),
    ("solve", jnp.linalg.solve, (GOOD, B), MATRICES, FACTORS),
    ("solve/vector", jnp.linalg.solve, (GOOD, RIGHT), SINGLES, FACTORS),
    ("solve/many", jnp.linalg.solve, (MANY, x(2, 3, 2)), SINGLES, FACTORS),
    ("solve_triangular", lambda a, b: jsp.linalg.solve_triangular(a, b, lower=True), (GOOD, B),
     MATRICES, FACTORS),
    ("solve_triangular/turned",
     lambda a, b: jsp.linalg.solve_triangular(a, b, trans=2, unit_diagonal=True), (GOOD, B),
         MATRICES,
     FACTORS),
    ("triangular_solve", lambda a, b: lax.linalg.triangular_solve(a, b), (GOOD, x(3, 4)), MATRICES,
     FACTORS),
    ("inv", jnp.linalg.inv, (GOOD,), MATRICES, FACTORS),
    ("pinv", jnp.linalg.pinv, (TALL,), SINGLES, FACTORS),
    ("det", jnp.linalg.det, (GOOD,), MATRICES, FACTORS),
    ("slogdet", jnp.linalg.slogdet, (GOOD,), MATRICES, FACTORS),
    ("matrix_power", lambda a: jnp.linalg.matrix_power(a, 3), (GOOD,), MATRICES, FACTORS),
    ("matrix_power/negative", lambda a: jnp.linalg.matrix_power(a, -2), (GOOD,), SINGLES, FACTORS),
    ("matrix_rank", jnp.linalg.matrix_rank, (TALL,), SINGLES, EXACT),
    ("norm", lambda a: [jnp.linalg.norm(a, o) for o in (None, 1, jnp.inf, 2, "nuc")], (TALL,),
     SINGLES, FACTORS),
    ("norm/vector", lambda a: [jnp.linalg.norm(a, o) for o in (None, 1, 0, 3)], (RIGHT,), MATRICES,
     near(64)),
    ("cond", jnp.linalg.cond, (GOOD,), SINGLES, FACTORS),
    ("lstsq", lambda a, b: jnp.linalg.lstsq(a, b)[0], (TALL, x(5, 2)), SINGLES, FACTORS),
    ("multi_dot", lambda a, b: jnp.linalg.multi_dot([a, b, a]), (GOOD, x(4, 4)), SINGLES, FACTORS),
    ("tensorsolve", jnp.linalg.tensorsolve, (GOOD, RIGHT), SINGLES, FACTORS),
    ("expm", jsp.linalg.expm, (x(3, 3, low=-1, high=1),), MATRICES, FACTORS),
    ("sqrtm", jsp.linalg.sqrtm, (POSITIVE,), ("f32", "c64"), near(1e4)),
    ("block_diag", jsp.linalg.block_diag, (x(2, 2), x(1, 3)), ("i32", "f32"), EXACT),
    ("toeplitz", jsp.linalg.toeplitz, (x(4), x(3)), ("i32", "f32", "c64"), EXACT),
    ("polar", jsp.linalg.polar, (GOOD,), SINGLES, FACTORS),
    ("eigh_tridiagonal", lambda a, b: jsp.linalg.eigh_tridiagonal(a, b, eigvals_only=True),
     (x(5), x(4)), SINGLES, FACTORS),
    ("funm", lambda a: jsp.linalg.funm(a, jnp.exp, disp=False)[0], (GOOD,), ("f32",), near(1e5)),
    ("cholesky_update", lambda a, b: lax.linalg.cholesky_update(jnp.linalg.cholesky(a).T, b),
     (POSITIVE, RIGHT), SINGLES, FACTORS),
    ("symmetric_product", lambda a, c: lax.linalg.symmetric_product(a, c),
     (x(3, 4), made(_symmetric, 3, 3)), SINGLES, near(64)),
    ("solve_gradient", jax.grad(lambda a, b: jnp.linalg.solve(a, b).sum(), (0, 1)), (GOOD, B),
     SINGLES, FACTORS),
    ("cholesky_gradient", jax.grad(lambda a: jnp.linalg.cholesky(a).sum()), (POSITIVE,), SINGLES,
     FACTORS),
    ("eigh_gradient", jax.grad(lambda a: jnp.linalg.eigh(a)[0][0]), (SYMMETRIC,), SINGLES, FACTORS),
    ("svd_gradient", jax.grad(lambda a: jnp.linalg.svd(a, compute_uv=False)[0]), (TALL,), SINGLES,
     FACTORS),
    ("det_gradient", jax.grad(jnp.linalg.det), (GOOD,), SINGLES, FACTORS),
    ("cg", lambda a, b: jsp.sparse.linalg.cg(lambda v: a @ v, b, maxiter=20)[0], (POSITIVE, RIGHT),
     SINGLES, near(1e5)),
)
