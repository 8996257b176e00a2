"""Programs that put functions of the library together: statistics, fits, filters, losses."""

from __future__ import annotations

from functools import partial

import numpy as np

from both_packages import Programs

program = Programs()
RNG = np.random.default_rng(5)
X = RNG.standard_normal((6, 4)).astype("f")
Y = RNG.standard_normal((6, 3)).astype("f")
V, W = RNG.standard_normal(8).astype("f"), RNG.standard_normal(5).astype("f")
COUNTS = RNG.integers(0, 6, 20).astype("i4")
LABELS = np.array([0, 2, 1, 1, 0, 2], "i4")
S = (lambda a: a @ a.T + 3 * np.eye(4))(RNG.standard_normal((4, 4))).astype("f")
BATCH = RNG.standard_normal((2, 3, 3)).astype("f") + 3 * np.eye(3, dtype="f")
HOLES = np.where(X > 1, np.nan, X).astype("f")
WAVE = np.sin(np.arange(32) * 0.7).astype("f") + 0.1 * RNG.standard_normal(32).astype("f")

rows = partial(program.rows, within=2e-4)

# ---- tables of numbers ---------------------------------------------------------------------------
rows(
    "numpy",
    einsum_orders=lambda np_: [
        np_.einsum("ij,jk,kl->il", X, X.T, Y, optimize=how) for how in ("optimal", "greedy", False)
    ],
    einsum_of_batches=lambda np_: [
        np_.einsum("bij,bjk->bik", BATCH, BATCH), np_.einsum("bii->b", BATCH),
        np_.einsum("...ij->...ji", BATCH), np_.einsum("bij,bij->", BATCH, BATCH),
    ],
    quantiles_by_method=lambda np_: [
        np_.quantile(X, np.float32([0.1, 0.5, 0.8]), axis=0, method=how)
        for how in ("linear", "lower", "higher", "nearest", "midpoint", "inverted_cdf")
    ],
    percentiles_of_holes=lambda np_: [
        np_.nanpercentile(HOLES, 30.0), np_.nanquantile(HOLES, 0.7, axis=1, keepdims=True),
        np_.nanmedian(HOLES, axis=0), np_.percentile(COUNTS, 75),
    ],
    folds_of_holes=lambda np_: [
        f(HOLES, axis=a)
        for f in (np_.nansum, np_.nanmean, np_.nanstd, np_.nanvar, np_.nanmax, np_.nanmin)
        for a in (None, 0, 1)
    ],
    places_in_holes=lambda np_: [
        np_.nanargmax(HOLES, axis=0), np_.nanargmin(HOLES, axis=1), np_.nancumsum(HOLES, axis=1),
        np_.nancumprod(HOLES, axis=0), np_.nanprod(HOLES, axis=0),
        np_.nan_to_num(HOLES, nan=7.0, posinf=1.0),
    ],
    histograms=lambda np_: [
        np_.histogram(V, 5), np_.histogram(V, 4, range=(-1, 1), density=True),
        np_.histogram(V, np.float32([-2, 0, 0.5, 3]), weights=np.arange(8.0).astype("f")),
        np_.histogram2d(X[:, 0], X[:, 1], (2, 3)), np_.histogramdd(X[:, :2], 3)[0],
    ],
    counted=lambda np_: [
        np_.bincount(COUNTS), np_.bincount(COUNTS, minlength=9), np_.bincount(COUNTS, length=3),
        np_.digitize(V, np.float32([-1, 0, 1])),
        np_.digitize(V, np.float32([1, 0, -1]), right=True),
    ],
    unique_with_size=lambda np_: [
        np_.unique(COUNTS, size=8, fill_value=-1),
        np_.unique(COUNTS, return_index=True, return_inverse=True, return_counts=True, size=4),
        np_.unique(np.array([[1, 2], [1, 2], [0, 5]]), axis=0, size=3),
        *np_.unique_counts(COUNTS, size=7), np_.unique_values(COUNTS),
    ],
    sets_with_size=lambda np_: [
        np_.union1d(COUNTS[:4], COUNTS[4:8], size=8), np_.isin(COUNTS, np.array([1, 3])),
        np_.intersect1d(COUNTS[:6], COUNTS[6:], size=6, fill_value=9),
        np_.setdiff1d(np.arange(8), COUNTS, size=5, fill_value=-1),
        np_.setxor1d(np.array([1, 2, 3]), np.array([2, 5]), size=6),
    ],
    selected_with_size=lambda np_: [
        np_.nonzero(X > 0, size=9, fill_value=-1), np_.flatnonzero(V > 0, size=3),
        np_.argwhere(X > 1, size=5), np_.where(V > 0, size=6, fill_value=8),
        np_.extract(V > 0, V, size=5), np_.compress(V > 0, V, size=4, fill_value=-9),
    ],
    sorted_in_ways=lambda np_: [
        np_.sort(X, axis=0, descending=True), np_.argsort(X, axis=None),
        np_.partition(V, 3)[:3].sum(),
        np_.lexsort((COUNTS[:6], LABELS)), np_.searchsorted(np.sort(V), W, side="right"),
        np_.argsort(COUNTS, stable=True, descending=True), np_.sort(X, axis=None),
    ],
    polynomials=lambda np_: [
        np_.polyfit(V, V**2, 2), np_.polyval(W, V), np_.polyder(W, 2), np_.polyint(W, 1, 3.0),
        np_.polydiv(np.float32([1, 5, 6, 1]), np.float32([1, 2])),
        np_.vander(W, 3, increasing=True),
        np_.poly(np.float32([1, -2, 3])), np.sort_complex(np_.roots(np.float32([1, -6, 11, -6]))),
    ],
    weighted_fit=lambda np_: np_.polyfit(V, V**3, 1, w=np.abs(V), full=False),
    convolved=lambda np_: [
        f(a, b, mode)
        for f in (np_.convolve, np_.correlate)
        for mode in ("full", "same", "valid")
        for a, b in ((V, W), (W, V), (COUNTS, LABELS))
    ],
    interpolated=lambda np_: [
        np_.interp(V, np.arange(5.0), W), np_.interp(V * 9, np.arange(5.0), W, left=-1, right=-2),
        np_.interp(V * 9, np.arange(5.0), W, period=5.0), np_.interp(0.5, np.arange(5.0), W),
    ],
    windows=lambda np_: [
        np_.hamming(7), np_.hanning(6), np_.blackman(5), np_.bartlett(8), np_.kaiser(6, 5.0),
    ],
    slopes_and_areas=lambda np_: [
        np_.gradient(X), np_.gradient(V, 0.5), np_.trapezoid(X, dx=0.1, axis=0), np_.diff(X, 2),
        np_.ediff1d(V, 0.0, 9.0), np_.unwrap(V * 5), np_.cumulative_sum(V, include_initial=True),
    ],
    covariances=lambda np_: [
        np_.cov(X.T), np_.cov(X, rowvar=False, ddof=0), np_.corrcoef(X.T), np_.cov(V, V[::-1]),
        np_.cov(X.T, fweights=np.array([1, 2, 1, 3, 1, 1])),
        np_.average(X, 0, weights=np.arange(6)),
    ],
    padded=lambda np_: [
        np_.pad(X, ((1, 2), (0, 1)), mode)
        for mode in ("constant", "edge", "reflect", "symmetric", "wrap", "maximum", "linear_ramp")
    ],
    grids=lambda np_: [
        np_.meshgrid(V[:2], W, indexing="ij"), np_.mgrid[0:2, 0:3], np_.ogrid[0:2, 0:3],
        np_.indices((2, 2)), np_.ix_(np.arange(2), np.arange(3)), np_.tri(3, 4, 1),
        np_.triu_indices(3, 1), np_.diag_indices(3), np_.unravel_index(np.array([5, 7]), (3, 4)),
    ],
    joined=lambda np_: [
        np_.block([[X[:2], Y[:2]], [X[2:4], Y[2:4]]]), np_.hstack([X, Y]), np_.dstack([X, X]),
        np_.column_stack([V, V]), np_.array_split(V, 3), np_.tile(W, (2, 2)), np_.rot90(X, 3),
        np_.insert(W, 2, 9.0), np_.delete(W, 1), np_.append(W, V), np_.roll(X, (1, 2), (0, 1)),
    ],
    bits=lambda np_: [
        np_.packbits(COUNTS > 2), np_.unpackbits(COUNTS.astype("u1"), count=5), np_.gcd(COUNTS, 4),
        np_.lcm(COUNTS[:5], 6), np_.bitwise_count(COUNTS), np_.left_shift(COUNTS, 3),
        np_.floor_divide(-COUNTS, 4), np_.remainder(-COUNTS, 4), np_.divmod(COUNTS, 4),
    ],
    wrong_concatenate=lambda np_: np_.concatenate([X, Y], axis=1, dtype="i4").at[9, 9, 9].set(1),
    wrong_quantile=lambda np_: np_.quantile(X, 0.5, method="middle"),
    wrong_einsum=lambda np_: np_.einsum("ij,jk->ik", X, Y),
    wrong_reshape=lambda np_: np_.reshape(X, (5, 5)),
    wrong_lists=lambda np_: np_.sum([1.0, 2.0]),
)  # fmt: skip

# ---- linear algebra, transforms ------------------------------------------------------------------
rows(
    "numpy.linalg",
    of_batches=lambda la: [
        la.inv(BATCH), la.det(BATCH), la.slogdet(BATCH), la.solve(BATCH, BATCH[..., :2]),
        la.matrix_power(BATCH, 3), la.norm(BATCH, axis=(1, 2)), la.cond(BATCH), la.pinv(BATCH),
        la.matrix_rank(BATCH), la.svdvals(BATCH), la.eigvalsh(BATCH @ BATCH.swapaxes(1, 2)),
    ],
    norms=lambda la: [
        *(la.norm(X, o) for o in (None, "fro", "nuc", 1, -1, 2, -2, np.inf, -np.inf)),
        *(la.norm(V, o) for o in (None, 0, 1, 2, 3, np.inf, -np.inf)),
        la.vector_norm(X, axis=1, ord=1), la.matrix_norm(BATCH),
    ],
    least_squares=lambda la: la.lstsq(X, Y),
    factors=lambda la: [
        la.cholesky(S), la.cholesky(S, upper=True), abs(la.qr(X)[1]), la.svd(X, compute_uv=False),
        la.eigh(S)[0], la.tensorinv(np.eye(6, dtype="f").reshape(2, 3, 6)),
        la.multi_dot([X, S, X.T]),
    ],
    products=lambda la: [
        la.cross(X[:, :3], Y), la.outer(V, W), la.tensordot(X, Y, axes=((0,), (0,))), la.trace(S),
        la.diagonal(BATCH), la.matrix_transpose(BATCH), la.vecdot(X, X), la.matmul(X, S),
    ],
    wrong_shape=lambda la: la.inv(X),
)  # fmt: skip
rows(
    "numpy.fft",
    norms_of_transforms=lambda F: [
        f(WAVE, norm=n) for n in (None, "ortho", "forward") for f in (F.fft, F.ifft, F.rfft, F.hfft)
    ],
    sizes=lambda F: [
        F.fft(WAVE, 20),
        F.rfft(WAVE, 40),
        F.irfft(F.rfft(WAVE)),
        F.irfft(F.rfft(WAVE), 31),
        F.fft2(X),
        F.fftn(BATCH, axes=(0, 2)),
        F.rfftn(BATCH),
        F.irfftn(F.rfftn(BATCH)),
        F.fftshift(WAVE),
        F.ifftshift(X, axes=1),
        F.fftfreq(8, 0.5),
        F.rfftfreq(9),
    ],
    wrong_norm=lambda F: F.fft(WAVE, norm="unitary"),
)
rows(
    "scipy.signal",
    filters=lambda S: [
        S.convolve(V, W, "same"), S.fftconvolve(V, W), S.correlate(V, W),
        S.convolve2d(X, Y, "valid"),
        S.correlate2d(X, Y[:2, :2], "same"), S.detrend(WAVE), S.detrend(WAVE, type="constant"),
    ],
    spectra=lambda S: [
        S.welch(WAVE, nperseg=8), S.csd(WAVE, WAVE[::-1], nperseg=8), S.stft(WAVE, nperseg=8),
    ],
    there_and_back=lambda S: S.istft(S.stft(WAVE, nperseg=8)[2], nperseg=8)[1],
)  # fmt: skip
rows(
    "scipy.linalg",
    equations=lambda L: [
        L.solve(S, V[:4]), L.solve_triangular(S, V[:4], lower=True),
        L.cho_solve(L.cho_factor(S), X.T),
        L.lu_solve(L.lu_factor(S), V[:4]), L.solve(S, V[:4], assume_a="pos"), L.det(S), L.inv(S),
        L.expm(S / 9), L.block_diag(X, Y), L.toeplitz(V[:3]), L.eigh(S, eigvals_only=True),
        L.solve_sylvester(S, S, S), L.sqrtm(S),
    ],
)  # fmt: skip

# ---- distributions -------------------------------------------------------------------------------
SPREAD, POSITIVE = S, np.abs(V) + np.float32(0.1)
UNIT = (1 / (1 + np.exp(-V))).astype("f")
rows(
    "scipy.stats",
    **{
        f"of_{name}": lambda S, d=name, x=x, args=args: [
            getattr(getattr(S, d), f)(x, *args)
            for f in ("logpdf", "pdf", "cdf", "logcdf", "sf", "logsf", "ppf", "isf")
            if hasattr(getattr(S, d), f)
        ]
        for name, x, args in (
            ("norm", UNIT, (0.2, 1.5)), ("uniform", UNIT, (-1, 3)), ("expon", UNIT, (0.1, 2)),
            ("laplace", UNIT, (0.3, 2)), ("logistic", UNIT, (0.1, 2)), ("cauchy", UNIT, (0.5, 2)),
            ("beta", UNIT, (2.0, 3.0)), ("gamma", POSITIVE, (2.5,)), ("chi2", POSITIVE, (3,)),
            ("pareto", UNIT, (2.0, -0.9)), ("t", V, (4.0,)), ("gumbel_r", UNIT, (0.1, 2)),
            ("truncnorm", UNIT, (-1.0, 2.0)), ("gennorm", V, (1.5,)),
        )
    },
    **{
        f"mass_of_{name}": lambda S, d=name, args=args: [
            getattr(getattr(S, d), f)(COUNTS, *args)
            for f in ("logpmf", "pmf", "cdf") if hasattr(getattr(S, d), f)
        ]
        for name, args in (
            ("poisson", (2.5,)), ("geom", (0.3,)), ("binom", (6, 0.4)), ("nbinom", (4, 0.6)),
            ("betabinom", (6, 2.0, 3.0)),
        )
    },
    multivariate=lambda S: [
        S.multivariate_normal.logpdf(X, np.zeros(4, "f"), SPREAD),
        S.dirichlet.logpdf(UNIT[:3] / UNIT[:3].sum(), np.float32([1, 2, 3])),
        S.multinomial.logpmf(np.array([1, 2, 3]), 6, np.float32([0.2, 0.3, 0.5])),
    ],
    samples=lambda S: [
        S.rankdata(COUNTS), S.mode(COUNTS), S.sem(X), S.gaussian_kde(V).evaluate(W),
    ],
)  # fmt: skip
program.slow_ones |= {
    "of_truncnorm", "equations", "spectra", "multivariate", "mass_of_poisson", "mass_of_betabinom",
    "mass_of_binom", "of_t", "sets_with_size", "there_and_back", "of_gennorm", "of_beta", "samples",
    "covariances", "padded", "of_batches", "histograms",
}  # fmt: skip
