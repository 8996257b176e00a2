"""Under ``numpy_rank_promotion='raise'`` what JAX takes is taken, and what it refuses refused."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp

PROGRAMS = (
    # operands of the user that differ in rank
    "np.add(x, v)", "x * v", "v < x", "np.hypot(x, v)", "np.clip(x, v, x)", "np.isclose(x, v)",
    "np.linspace(v, x, 3)", "np.geomspace(v, x, 3)", "np.fmod(x, v)",
    "api.scipy.special.betaln(x, v)", "api.scipy.stats.norm.pdf(x, v)",
    "api.nn.logsumexp(x, b=v)", "np.vectorize(lambda a, b: a + b)(x, v)",
    "np.vectorize(lambda a, b: a @ b, signature='(n),(n)->()')(x, v)", "x + 1", "x + np.float32(2)",
    "np.vectorize(lambda a, b: a + b)(x, 2.0)",
    # functions that broadcast whatever they get
    "np.where(x > 0, v, x)", "np.select([x > 0], [v])", "np.broadcast_arrays(x, v)[1]",
    "np.matmul(x, t)", "np.outer(x, v)", "np.add.outer(x, v)", "np.cross(x, v)",
    "np.average(x, weights=v[:2], axis=0)", "x.at[:].set(v)", "x.at[:].add(v)",
    "np.sum(x, where=v > 0)", "np.max(x, where=v > 0, initial=0)", "np.mean(x, where=v > 0)",
    "np.any(x, where=v > 0)", "np.nansum(x, where=v > 0)", "api.nn.softmax(x, where=v > 0)",
    "api.nn.log_softmax(x, where=v > 0)", "api.nn.logsumexp(x, where=v > 0)",
    # functions with operands of one rank, or of any
    "np.pad(x, 2, 'linear_ramp', end_values=((1, 2), (3, 4)))", "np.trapezoid(t, dx=x[:1].T)",
    "np.linspace(0, v, 3)", "np.searchsorted(v, x)", "np.digitize(x, v)", "np.interp(x, v, v)",
    "np.isin(x, v)",
    "np.histogram(v, v)[0]", "np.histogram2d(v, v, 3)[0]", "np.union1d(v, x)", "np.setdiff1d(v, x)",
    "np.setxor1d(v, v[:2])", "np.intersect1d(v, x)", "np.vander(v)", "np.polyfit(v, v * v, 1)",
    "np.polyval(v, x)", "np.cov(x, fweights=np.arange(3))", "np.cov(v, v, aweights=v)",
    "np.corrcoef(x)", "np.quantile(t, v[:2] / 9, axis=(1, 2))", "np.nanmedian(t, 0)",
    "np.quantile(t, v[:2] / 9, weights=t, axis=1, method='inverted_cdf')", "np.gradient(x)[0]",
    "np.var(t, 1)", "np.nanstd(t, (0, 2))", "np.piecewise(x, [x > 0], [1.0])",
    "np.apply_along_axis(lambda a: a + 1, 0, x)", "np.linalg.norm(t, axis=(0, 1))",
    "np.linalg.solve(x[:, :2], x)", "np.linalg.svd(x, full_matrices=False)[1]", "np.tri(3)",
    "np.linalg.pinv(x)", "np.linalg.matrix_power(x[:, :2], 3)", "np.einsum('ij,kjl->il', x, t)",
    "np.convolve(v, v)", "np.delete(v, np.array([1]))", "np.insert(v, 1, 5)", "np.diff(x)",
    "np.fft.fft(x)", "np.fft.irfft2(x)", "np.polyfit(v, x.T, 1, cov=True)[1]",
    "np.argsort(t, 1)", "np.kron(x, v)",
    "np.take_along_axis(x, np.argsort(x, 1), 1)", "np.percentile(x, 30, axis=0)",
    *(f"api.image.resize(t, (2, 5, 2), '{how}')" for how in ("linear", "cubic", "nearest")),
    "api.image.scale_and_translate(x, (4, 4), (0, 1), v[:2], v[:2], 'lanczos3')",
    "api.nn.one_hot(np.arange(3), 4)", "api.nn.gelu(t)", "api.nn.standardize(x)",
    "api.random.normal(key, (2, 3))", "api.random.gamma(key, v + 1, (2, 3))",
    "api.random.categorical(key, x)", "api.random.dirichlet(key, v + 1)",
    "api.random.multivariate_normal(key, v, np.eye(3))",
    "api.random.uniform(key, (2, 3), minval=v)",
    "api.random.permutation(key, x)", "api.random.choice(key, v, (2, 2), p=v / v.sum())",
    "api.scipy.fft.dct(x)", "api.scipy.fft.idctn(x)", "api.scipy.stats.gaussian_kde(v)(v)",
    "api.scipy.signal.istft(np.ones((5, 3), complex), nperseg=8)[1]",
    "api.scipy.signal.welch(v, nperseg=2)[1]", "api.scipy.signal.csd(x, x, nperseg=2)[1]",
    "api.scipy.interpolate.RegularGridInterpolator((v, v), np.eye(3))(x[:, :2])",
    "api.scipy.linalg.toeplitz(v)", "api.scipy.linalg.expm(x[:, :2])", "api.lax.top_k(x, 1)[0]",
    "api.scipy.stats.multivariate_normal.pdf(x, v, np.eye(3))", "api.scipy.stats.mode(x)[0]",
    "api.scipy.ndimage.map_coordinates(x, [v[:2], v[:2]], 1)", "api.nn.logsumexp(x, b=x)",
    "api.ops.segment_sum(x, np.array([0, 1]), 3)", "api.scipy.stats.rankdata(x)",
    "api.scipy.cluster.vq.vq(x, x)[1]", "api.scipy.signal.detrend(x)",
)  # fmt: skip


def _held(api: ModuleType, np_: ModuleType) -> dict[str, Any]:
    x = np.arange(6, dtype=np.float32).reshape(2, 3)
    x[0, 0] = 7
    t = np.arange(12, dtype=np.float32).reshape(2, 3, 2)
    return {
        "api": api, "np": np_, "x": np_.asarray(x), "v": np_.asarray(x[1]), "t": np_.asarray(t),
        "key": api.random.PRNGKey(0),
    }  # fmt: skip


def _run(text: str, api: ModuleType, np_: ModuleType) -> Any:
    """The value, or None where it is refused."""
    held = _held(api, np_)
    with api.numpy_rank_promotion("raise"):
        try:
            return np.asarray(eval(text, held))
        except ValueError as e:
            assert "rank" in str(e), text
            return None


@pytest.mark.parametrize("part", range(4))
def test_different_ranks(part: int) -> None:
    wrong = []
    for text in PROGRAMS[part::4]:
        have, want = _run(text, mg, mnp), _run(text, jax, jnp)
        if have is None or want is None:
            fine = have is want
        else:
            fine = have.shape == want.shape and np.allclose(have, want, 1e-4, 1e-4, equal_nan=True)
        if not fine:
            wrong.append(text)
    assert not wrong
