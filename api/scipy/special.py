"""Special functions under `jax.scipy.special`'s names: operands are promoted and broadcast."""

# fmt: off
# ruff: noqa: I001  (one name a line would be long)

from typing import TYPE_CHECKING

from monograph._missing import explain as _explain
from monograph.tracer.hot import make_hot as _make_hot
from monograph.nn.normalizing import logsumexp
from monograph.numpy.special import i0
from monograph.scipy.entropies import entr, kl_div, rel_entr, xlog1py, xlogy
from monograph.scipy.gamma_related import (
    beta, betainc, betaln, comb, digamma, erf, erfc, erfcx, erfinv, expit, factorial, gamma,
    gammainc, gammaincc, gammaln, gammasgn, i0e, i1, i1e, loggamma, logit, multigammaln, poch,
    polygamma, zeta,
)
from monograph.scipy.faddeeva import dawsn, fresnel, wofz
from monograph.scipy.harmonics import bessel_jn, owens_t, sph_harm_y
from monograph.scipy.hypergeometric import hyp1f1, hyp2f1
from monograph.scipy.logarithmic_integrals import sici, spence
from monograph.scipy.integrals import bernoulli, boxcox, boxcox1p, exp1, expi, expn
from monograph.scipy.normal import log_ndtr, ndtr, ndtri
from monograph.scipy.soft_maxima import log_softmax, softmax

__all__ = [
    "bernoulli", "bessel_jn", "beta", "betainc", "betaln", "boxcox", "boxcox1p", "comb", "dawsn",
    "digamma", "entr", "erf", "erfc", "erfcx", "erfinv", "exp1", "expi", "expit", "expn",
    "factorial", "fresnel", "gamma", "gammainc", "gammaincc", "gammaln", "gammasgn", "hyp1f1",
    "hyp2f1", "i0", "i0e", "i1", "i1e", "kl_div", "log_ndtr", "log_softmax", "loggamma", "logit",
    "logsumexp", "multigammaln", "ndtr", "ndtri", "owens_t", "poch", "polygamma", "rel_entr",
    "sici", "softmax", "spence", "sph_harm_y", "wofz", "xlog1py", "xlogy", "zeta",
]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    _make_hot(__all__, globals())
    __getattr__ = _explain(__name__)
