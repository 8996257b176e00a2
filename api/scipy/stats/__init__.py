"""Distributions and statistics under `jax.scipy.stats`'s names."""

# fmt: off

from typing import TYPE_CHECKING

from monograph._missing import explain as _explain
from monograph.scipy.stats import (
    bernoulli,
    beta,
    betabinom,
    binom,
    cauchy,
    chi2,
    dirichlet,
    expon,
    gamma,
    gennorm,
    geom,
    gumbel_l,
    gumbel_r,
    laplace,
    logistic,
    multinomial,
    multivariate_normal,
    nbinom,
    norm,
    pareto,
    poisson,
    t,
    truncnorm,
    uniform,
    vonmises,
    wrapcauchy,
)
from monograph.scipy.stats.kernel_density import gaussian_kde
from monograph.scipy.stats.samples import mode, rankdata, sem
from monograph.tracer.hot import make_hot as _make_hot

__all__ = [
    "bernoulli",
    "beta",
    "betabinom",
    "binom",
    "cauchy",
    "chi2",
    "dirichlet",
    "expon",
    "gamma",
    "gaussian_kde",
    "gennorm",
    "geom",
    "gumbel_l",
    "gumbel_r",
    "laplace",
    "logistic",
    "mode",
    "multinomial",
    "multivariate_normal",
    "nbinom",
    "norm",
    "pareto",
    "poisson",
    "rankdata",
    "sem",
    "t",
    "truncnorm",
    "uniform",
    "vonmises",
    "wrapcauchy",
]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    _FORMS = frozenset("cdf isf logcdf logpdf logpmf logsf pdf pmf ppf sf".split())
    for _law in (
        bernoulli, beta, betabinom, binom, cauchy, chi2, dirichlet, expon, gamma, gennorm, geom,
        gumbel_l, gumbel_r, laplace, logistic, multinomial, multivariate_normal, nbinom, norm,
        pareto, poisson, t, truncnorm, uniform, vonmises, wrapcauchy,
    ):
        _make_hot(_FORMS & vars(_law).keys(), vars(_law))
    __getattr__ = _explain(__name__)
