"""Random numbers as pure functions of keys; `jax.random`'s names and, bit for bit, its streams.

key = monograph.random.key(0)
key, sub = monograph.random.split(key)
x = monograph.random.normal(sub, (3,))
"""

from typing import TYPE_CHECKING

from monograph._missing import explain as _explain
from monograph.random.choices import categorical, choice, permutation
from monograph.random.distributions import (
    bernoulli,
    cauchy,
    exponential,
    gumbel,
    laplace,
    logistic,
    normal,
    rademacher,
    truncated_normal,
)
from monograph.random.draws import bits, randint, uniform
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
    key_impl,
    split,
    wrap_key_data,
)

__all__ = [
    "Key",
    "PRNGKey",
    "bernoulli",
    "beta",
    "bits",
    "categorical",
    "cauchy",
    "chisquare",
    "choice",
    "clone",
    "dirichlet",
    "exponential",
    "f",
    "fold_in",
    "gamma",
    "gumbel",
    "key",
    "key_data",
    "key_impl",
    "laplace",
    "loggamma",
    "logistic",
    "normal",
    "permutation",
    "poisson",
    "rademacher",
    "randint",
    "split",
    "t",
    "truncated_normal",
    "uniform",
    "wrap_key_data",
]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
