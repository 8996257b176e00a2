"""Random numbers as pure functions of keys; `jax.random`'s names and, bit for bit, its streams.

key = monograph.random.key(0)
key, sub = monograph.random.split(key)
x = monograph.random.normal(sub, (3,))
"""

from typing import TYPE_CHECKING

from monograph._missing import explain as _explain
from monograph.random.binomials import binomial, multinomial
from monograph.random.choices import categorical, choice, permutation
from monograph.random.distributions import (
    bernoulli,
    cauchy,
    exponential,
    laplace,
    logistic,
    normal,
    rademacher,
    truncated_normal,
)
from monograph.random.draws import bits, randint, uniform
from monograph.random.extremes import gumbel
from monograph.random.gamma_family import (
    beta,
    chisquare,
    dirichlet,
    f,
    gamma,
    loggamma,
    poisson,
    t,
)
from monograph.random.keys import (
    Key,
    PRNGKey,
    clone,
    fold_in,
    key,
    key_data,
    key_dtype,
    key_impl,
    split,
    wrap_key_data,
)
from monograph.random.transformed import (
    double_sided_maxwell,
    geometric,
    lognormal,
    maxwell,
    pareto,
    rayleigh,
    triangular,
    wald,
    weibull_min,
)
from monograph.random.vectors import ball, generalized_normal, multivariate_normal, orthogonal
from monograph.tracer.hot import make_hot as _make_hot

__all__ = [
    "Key",
    "PRNGKey",
    "ball",
    "bernoulli",
    "beta",
    "binomial",
    "bits",
    "categorical",
    "cauchy",
    "chisquare",
    "choice",
    "clone",
    "dirichlet",
    "double_sided_maxwell",
    "exponential",
    "f",
    "fold_in",
    "gamma",
    "generalized_normal",
    "geometric",
    "gumbel",
    "key",
    "key_data",
    "key_dtype",
    "key_impl",
    "laplace",
    "loggamma",
    "logistic",
    "lognormal",
    "maxwell",
    "multinomial",
    "multivariate_normal",
    "normal",
    "orthogonal",
    "pareto",
    "permutation",
    "poisson",
    "rademacher",
    "randint",
    "rayleigh",
    "split",
    "t",
    "triangular",
    "truncated_normal",
    "uniform",
    "wald",
    "weibull_min",
    "wrap_key_data",
]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    _make_hot(
        "ball bernoulli beta binomial bits categorical cauchy chisquare choice dirichlet "
        "double_sided_maxwell exponential f fold_in gamma generalized_normal geometric gumbel "
        "laplace loggamma logistic lognormal maxwell multinomial multivariate_normal normal "
        "orthogonal pareto permutation poisson rademacher randint rayleigh split t triangular "
        "truncated_normal uniform wald weibull_min".split(),
        globals(),
    )
    __getattr__ = _explain(__name__)
