"""`monograph.scipy.special` against SciPy and JAX: values, edges, derivatives, bad input."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import scipy.special

import monograph as mg
from monograph.errors import ArgumentError, DTypeError
from monograph.scipy import special
from xla_oracle import quick_jit

Array = np.ndarray[Any, Any]
RNG = np.random.default_rng(5)
REAL = np.concatenate([RNG.uniform(-6, 6, 60), [0.0, 1.0, -40.0, 40.0]])
POSITIVE = np.concatenate([RNG.uniform(0.05, 9, 60), [0.5, 1.0, 2.0, 30.0]])
OTHER = POSITIVE[::-1].copy()
SHARE = np.concatenate([RNG.uniform(0, 1, 60), [0.0, 1.0, 1e-30, 1 - 1e-7]])

CALLS: dict[str, tuple[Array, ...]] = {
    "gammaln": (REAL,), "gamma": (REAL[:60],), "gammasgn": (REAL,), "loggamma": (POSITIVE,),
    "digamma": (POSITIVE,), "polygamma": (np.arange(64) % 5, POSITIVE),
    "zeta": (OTHER + 1, POSITIVE),
    "betaln": (POSITIVE, OTHER), "beta": (POSITIVE, OTHER), "betainc": (POSITIVE, OTHER, SHARE),
    "gammainc": (POSITIVE, OTHER), "gammaincc": (POSITIVE, OTHER), "factorial": (POSITIVE,),
    "comb": (POSITIVE + OTHER, POSITIVE), "poch": (POSITIVE, OTHER),
    "i0": (REAL,), "i0e": (REAL,), "i1": (REAL,), "i1e": (REAL,),
    "erf": (REAL,), "erfc": (REAL,), "erfinv": (2 * SHARE - 1,), "erfcx": (POSITIVE,),
    "ndtr": (REAL,), "ndtri": (SHARE,), "log_ndtr": (REAL,), "logit": (SHARE,), "expit": (REAL,),
    "xlogy": (REAL, POSITIVE), "xlog1py": (REAL, POSITIVE), "entr": (REAL,),
    "kl_div": (POSITIVE, OTHER), "rel_entr": (POSITIVE, OTHER), "logsumexp": (REAL,),
    "exp1": (POSITIVE,), "expi": (REAL[:63],), "expn": (np.arange(64) % 7, POSITIVE),
    "boxcox": (POSITIVE, REAL / 4), "boxcox1p": (POSITIVE, REAL / 4),
    "softmax": (REAL,), "log_softmax": (REAL,),
}  # fmt: skip


def shown(name: str, xs: tuple[Array, ...]) -> Array:
    theirs: Callable[..., Any] = getattr(scipy.special, name)
    with np.errstate(all="ignore"):
        return np.asarray(theirs(*xs), np.float64)


@pytest.mark.parametrize("name", CALLS)
def test_values_are_those_of_scipy(name: str) -> None:
    xs = tuple(x if x.dtype.kind == "i" else x.astype(np.float32) for x in CALLS[name])
    wide = tuple(x if x.dtype.kind == "i" else x.astype(np.float64) for x in xs)
    want = shown(name, wide)
    got = np.asarray(getattr(special, name)(*xs))
    assert got.dtype == np.float32
    with np.errstate(all="ignore"):
        rounded = want.astype(np.float32)
    if name == "gammasgn":
        rounded = np.where(CALLS[name][0] == 0, 1, rounded)
    assert np.allclose(got, rounded, rtol=6e-6, atol=2e-7, equal_nan=True), name


def test_tails_of_the_normal_distribution() -> None:
    """In double, relative to the value."""
    with mg.enable_x64(True):
        x = np.array([-37.0, -20.5, -19.5, -8.0, -1.0, 0.0, 0.3, 5.0, 8.2])
        assert np.allclose(special.ndtr(x), scipy.special.ndtr(x), rtol=1e-13, atol=0)
        want = scipy.special.log_ndtr(x)
        assert np.allclose(special.log_ndtr(x), want, rtol=1e-13, atol=0)
        p = np.array([1e-300, 1e-20, 0.02, 0.3, 0.4999, 0.5, 0.7, 0.999])
        assert np.allclose(special.ndtri(p), scipy.special.ndtri(p), rtol=1e-13, atol=1e-16)
        a, b = np.array([1e-3, 2.0, 1e5]), np.array([40.0, 3.0, 1e5])
        assert np.allclose(special.betaln(a, b), scipy.special.betaln(a, b), rtol=1e-13, atol=0)


QUICK = ("log_ndtr", "ndtri", "xlogy", "entr", "kl_div", "betaln", "gamma")
LATE = (
    "ndtr", "logit", "xlog1py", "rel_entr", "factorial", "i0", "i1", "erfcx", "poch", "gammainc",
    "exp1", "expi", "boxcox", "boxcox1p",
)  # fmt: skip


@pytest.mark.parametrize(
    "name", [*QUICK, *(pytest.param(name, marks=pytest.mark.slow) for name in LATE)]
)
def test_derivatives_are_those_of_jax(name: str) -> None:
    import jax

    def total(f: Callable[..., Any], weights: Array) -> Callable[..., Any]:
        return lambda *xs: (f(*xs) * weights).sum()

    count = {"logit": 1, "xlogy": 2, "xlog1py": 2, "rel_entr": 2, "kl_div": 2, "betaln": 2}
    count |= {"poch": 2, "gammainc": 2, "boxcox": 2, "boxcox1p": 2}
    rng = np.random.default_rng(6)
    xs = [rng.uniform(0.1, 0.9, 7).astype(np.float32) for _ in range(count.get(name, 1))]
    weights = rng.normal(size=7).astype(np.float32)
    places = tuple(range(len(xs)))
    got = mg.grad(total(getattr(special, name), weights), argnums=places)(*xs)
    theirs = getattr(jax.scipy.special, name)
    want = quick_jit(jax.grad(total(theirs, weights), argnums=places))(*xs)
    for g, w in zip(got, want, strict=True):
        assert np.allclose(g, w, rtol=2e-5, atol=2e-5)


def test_under_jit_and_vmap() -> None:
    x = POSITIVE.astype(np.float32)
    plain = np.asarray(special.gammaln(x))
    assert np.array_equal(np.asarray(mg.jit(special.gammaln)(x)), plain)
    assert np.array_equal(np.asarray(mg.vmap(special.gammaln)(x)), plain)
    rows = np.asarray(mg.vmap(special.gammainc, in_axes=(0, None))(x[:5], np.float32(2)))
    assert np.array_equal(rows, np.asarray(special.gammainc(x[:5], np.full(5, 2, np.float32))))


def test_exponential_integrals_in_double() -> None:
    with mg.enable_x64(True):
        x = np.array([1e-8, 0.01, 0.9, 1.0, 1.1, 5.0, 60.0, 700.0])
        assert np.allclose(special.exp1(x), scipy.special.exp1(x), rtol=2e-14, atol=0)
        assert np.allclose(special.expi(x), scipy.special.expi(x), rtol=2e-14, atol=0)
        assert np.allclose(special.expi(-x), scipy.special.expi(-x), rtol=2e-14, atol=0)
        for n in (0, 1, 2, 9, 40):
            assert np.allclose(special.expn(n, x), scipy.special.expn(n, x), rtol=2e-14, atol=0)
        edges = np.array([0.0, -1.0, np.inf, np.nan])
        assert np.array_equal(special.expn(1, edges), [np.inf, np.nan, 0, np.nan], equal_nan=True)
        assert np.allclose(special.bernoulli(30), scipy.special.bernoulli(30), rtol=1e-12)


def test_multigammaln() -> None:
    a = np.array([3.5, 7.0], np.float32)
    want = [scipy.special.multigammaln(v, 3) for v in a]
    assert np.allclose(special.multigammaln(a, 3), want, rtol=1e-6)


def test_bad_input() -> None:
    with pytest.raises(DTypeError, match="polygamma: n is of type"):
        special.polygamma(1.5, 2.0)
    with pytest.raises(DTypeError, match="gammaln is not defined on complex"):
        special.gammaln(np.array([1j], np.complex64))
    with pytest.raises(ArgumentError, match="zeta: q is missing"):
        special.zeta(2.0)
    with pytest.raises(DTypeError, match="lgamma takes floating-point"):
        mg.lax.lgamma(np.array([1, 2]))
    with pytest.raises(TypeError, match=r"betainc\(a, b, x\): missing"):
        mg.lax.betainc(1.0, 2.0)
