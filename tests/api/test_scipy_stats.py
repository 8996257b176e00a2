"""`scipy.stats` against JAX's: values at ordinary and at extreme places, and derivatives."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import jax
import numpy as np
import pytest

import monograph as mg
import monograph.scipy.stats as ours
from xla_oracle import quick_jit

theirs = import_module("jax.scipy.stats")

X = np.float32([-3.5, -1, -0.2, 0, 0.3, 0.5, 1, 1.7, 4, 30])
UNIT = np.float32([0.01, 0.2, 0.5, 0.77, 0.999])
K = np.float32([-1, 0, 1, 2, 5, 9])
POSITIVE = np.float32([0.1, 0.5, 1, 2.5, 8])
PLACED = {"loc": 0.3, "scale": 1.7}
BOTH = ("logpdf", "pdf", "cdf")
TAILS = (*BOTH, "logcdf", "sf", "logsf")

# distribution, functions, arguments, options
ROWS: list[tuple[str, tuple[str, ...], tuple[Any, ...], dict[str, Any]]] = [
    ("norm", TAILS, (X,), PLACED),
    ("norm", ("ppf", "isf"), (UNIT,), PLACED),
    ("bernoulli", ("logpmf", "pmf"), (K, 0.3), {"loc": 1}),
    ("bernoulli", ("cdf",), (K, 0.3), {}),
    ("bernoulli", ("ppf",), (np.float32([-0.1, 0, 0.3, 0.8, 1, np.nan]), 0.3), {}),
    ("beta", TAILS, (UNIT, 2.0, 3.5), {}),
    ("beta", BOTH, (X, 2.0, 3.5), {"loc": -1, "scale": 3}),
    ("beta", ("logpdf",), (UNIT, -1.0, 3.5), {}),
    ("betabinom", ("logpmf", "pmf"), (K, 6, 1.5, 2.0), {}),
    ("binom", ("logpmf", "pmf"), (K, 6, 0.3), {}),
    ("binom", ("logpmf",), (K, 6, np.float32([[0], [1]])), {}),
    ("cauchy", TAILS, (X,), PLACED),
    ("cauchy", ("ppf", "isf"), (UNIT,), PLACED),
    ("chi2", TAILS, (POSITIVE, 3.0), {}),
    ("chi2", BOTH, (X, 3.0), {"loc": -1, "scale": 2}),
    ("dirichlet", ("logpdf", "pdf"), (np.float32([0.2, 0.3, 0.5]), POSITIVE[:3]), {}),
    ("dirichlet", ("logpdf",), (np.float32([[0.2, 0.1], [0.3, 0.8]]), POSITIVE[:3]), {}),
    ("dirichlet", ("logpdf",), (np.float32([0.2, 0.3, 0.6]), POSITIVE[:3]), {}),
    ("expon", TAILS, (X,), PLACED),
    ("expon", ("ppf",), (np.float32([-0.1, 0, 0.3, 0.99, 1.2]),), PLACED),
    ("gamma", TAILS, (POSITIVE, 2.5), {}),
    ("gamma", BOTH, (X, 2.5), PLACED),
    ("gennorm", BOTH, (X, 1.5), {}),
    ("geom", ("logpmf", "pmf"), (K, 0.3), {}),
    ("gumbel_l", TAILS, (X[:-1],), PLACED),
    ("gumbel_l", ("ppf",), (np.float32([0, 0.2, 0.9, 1]),), PLACED),
    ("gumbel_r", TAILS, (X[:-1],), PLACED),
    ("gumbel_r", ("ppf",), (np.float32([0, 0.2, 0.9, 1]),), PLACED),
    ("gumbel_r", BOTH, (X,), {"scale": -1.0}),
    ("laplace", BOTH, (X,), PLACED),
    ("logistic", (*BOTH, "sf"), (X,), PLACED),
    ("logistic", ("ppf", "isf"), (UNIT,), PLACED),
    ("multinomial", ("logpmf", "pmf"), (np.int32([1, 2, 3]), 6, UNIT[:3]), {}),
    ("multinomial", ("logpmf",), (np.int32([1, 2, 4]), 6, UNIT[:3]), {}),
    ("multivariate_normal", ("logpdf", "pdf"), (X, 0.5, 2.0), {}),
    ("multivariate_normal", ("logpdf",), (np.ones((4, 3), "f"), np.zeros(3, "f"), 2.0), {}),
    (
        "multivariate_normal",
        ("logpdf", "pdf"),
        (X[:8].reshape(4, 2), np.float32([0.5, 1]), np.float32([[2, 0.3], [0.3, 1]])),
        {},
    ),
    (
        "multivariate_normal",
        ("logpdf",),
        (X[:2], np.float32([0.5, 1]), np.float32([[[2, 0.3], [0.3, 1]], [[1, 0], [0, 4]]])),
        {},
    ),
    ("nbinom", ("logpmf", "pmf"), (K, 3.5, 0.4), {}),
    ("pareto", TAILS, (X, 2.5), PLACED),
    ("pareto", ("ppf",), (np.float32([-0.1, 0, 0.3, 0.99, 1.2]), 2.5), PLACED),
    ("poisson", ("logpmf", "pmf", "cdf"), (np.float32([-1, 0, 1, 2.5, 7]), 2.5), {}),
    ("poisson", ("entropy",), (np.float32([0, 0.5, 5, 20, 99, 150]),), {}),
    ("t", ("logpdf", "pdf"), (X, 3.0), PLACED),
    ("truncnorm", TAILS, (X, -1.0, 2.0), {}),
    ("truncnorm", TAILS, (X, 0.5, 3.0), {}),
    ("truncnorm", TAILS, (X, -3.0, -0.5), PLACED),
    ("truncnorm", ("logpdf",), (X, 1.0, 1.0), {}),
    ("uniform", BOTH, (X,), PLACED),
    ("uniform", ("ppf",), (np.float32([-0.1, 0, 0.3, 0.99, 1.2]),), PLACED),
    ("vonmises", ("logpdf", "pdf"), (X, 2.5), {}),
    ("vonmises", ("logpdf",), (X, -2.5), {}),
    ("wrapcauchy", ("logpdf", "pdf"), (X, 0.5), {}),
]


def same(a: Any, b: Any, tol: float = 3e-5) -> None:
    a, b = np.asarray(a), np.asarray(b)
    assert a.shape == b.shape and a.dtype == b.dtype
    np.testing.assert_allclose(a, b, rtol=tol, atol=tol / 10)


# Other branches of the same functions, which take long to trace.
LATE = {k for k, row in enumerate(ROWS) if row[0] == "truncnorm" and row[2][1] in (0.5, -3.0)}


@pytest.mark.parametrize(
    "row",
    [
        pytest.param(k, marks=[pytest.mark.slow] if k in LATE else [], id=f"{row[0]}-{k}")
        for k, row in enumerate(ROWS)
    ],
)
def test_values(row: int) -> None:
    name, functions, args, options = ROWS[row]
    mine, other = (getattr(lib, name) for lib in (ours, theirs))
    wanted = quick_jit(lambda: [getattr(other, f)(*args, **options) for f in functions])()
    for f, want in zip(functions, wanted, strict=True):
        same(getattr(mine, f)(*args, **options), want)


@pytest.mark.parametrize(
    ("name", "f", "args"),
    [
        ("norm", "logpdf", (0.3, 0.1, 2.0)),
        ("norm", "logcdf", (-5.0, 0.1, 2.0)),
        ("gamma", "logpdf", (1.3, 2.5, 0.1, 2.0)),
        ("beta", "logpdf", (0.3, 2.5, 1.5)),
        ("t", "logpdf", (0.3, 2.5)),
        ("expon", "logcdf", (0.3,)),
        ("poisson", "logpmf", (3.0, 2.5)),
        ("gumbel_r", "logsf", (0.4, 0.1, 2.0)),
        ("truncnorm", "logpdf", (0.4, -1.0, 2.0)),
        ("vonmises", "logpdf", (0.4, 2.0)),
    ],
)
def test_derivatives(name: str, f: str, args: tuple[float, ...]) -> None:
    where = tuple(range(len(args)))
    mine = mg.grad(getattr(getattr(ours, name), f), where)(*args)
    other = quick_jit(jax.grad(getattr(getattr(theirs, name), f), where))(*args)
    for a, b in zip(mine, other, strict=True):
        same(a, b, 2e-4)


TIES = np.float32([3, 1, 2, 3, 1, 5, 3, 2])


@pytest.mark.parametrize("method", ["average", "min", "max", "dense", "ordinal"])
def test_ranks(method: str) -> None:
    for x in (TIES, TIES.astype(np.int32), np.float32([1, np.nan, 2])):
        same(ours.rankdata(x, method), quick_jit(lambda x: theirs.rankdata(x, method))(x))
    table = TIES.reshape(2, 4)
    for axis in (0, 1):
        want = quick_jit(lambda x, axis=axis: theirs.rankdata(x, method, axis=axis))(table)
        same(ours.rankdata(table, method, axis=axis), want)


def test_modes_and_standard_errors() -> None:
    table = np.concatenate([TIES, TIES[:4]]).reshape(3, 4)
    for axis in (0, 1, None):
        for keep in (False, True):
            mine, other = (lib.mode(table, axis, keepdims=keep) for lib in (ours, theirs))
            same(mine.mode, other.mode)
            same(mine.count, other.count)
            same(ours.sem(table, axis, keepdims=keep), theirs.sem(table, axis, keepdims=keep))
    holes = np.where(table == 1, np.nan, table).astype("f")
    same(ours.sem(holes, 0, 0, "omit"), theirs.sem(holes, 0, 0, "omit"))
    with pytest.raises(mg.errors.ArgumentError, match="nan_policy"):
        ours.mode(table, nan_policy="omit")


@pytest.mark.parametrize("method", [None, "silverman", 0.4])
def test_kernel_density(method: Any) -> None:
    rng = np.random.default_rng(0)
    line, plane = rng.standard_normal(20).astype("f"), rng.standard_normal((2, 15)).astype("f")
    weights = rng.random(15).astype("f")
    one, two = (lib.gaussian_kde(line, method) for lib in (ours, theirs))
    same(one.integrate_box_1d(-1, 0.5), two.integrate_box_1d(-1, 0.5))
    same(one.integrate_kde(one), two.integrate_kde(two), 1e-4)
    same(one(X), two(X), 2e-4)
    one, two = (lib.gaussian_kde(plane, method, weights) for lib in (ours, theirs))
    points = rng.standard_normal((2, 6)).astype("f")
    same(mg.jit(lambda k, x: k.logpdf(x))(one, points), two.logpdf(points), 3e-4)
    same(one.integrate_gaussian(points[:, 0], np.eye(2, dtype="f")),
         two.integrate_gaussian(points[:, 0], np.eye(2, dtype="f")), 2e-4)  # fmt: skip
    drawn, wanted = one.resample(mg.random.key(1), (4,)), two.resample(jax.random.key(1), (4,))
    same(drawn, wanted, 2e-4)
