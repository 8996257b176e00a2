"""The gamma function and what is made of it; Bessel, error and logistic functions."""

from __future__ import annotations

import math
import operator
from typing import Any

from monograph._operands.values import convert, value
from monograph.hlo.errors import ArgumentError, DTypeError
from monograph.hlo.ops.formula import Term, either, polynomial, select
from monograph.hlo.ops.incomplete_beta import log_beta
from monograph.hlo.ops.leaf import splat
from monograph.hlo.record import ops
from monograph.scipy.complex_gamma import loggamma_of_complex
from monograph.scipy.faddeeva import wofz
from monograph.scipy.operands import firm, floats, function, in_double, inexact, plain

gammaln = function(ops.lgamma, "gammaln", "x", "The logarithm of \\|gamma(x)\\|.")
digamma = function(ops.digamma, "digamma", "x", "The derivative of `gammaln`.")
gammainc = function(
    ops.igamma, "gammainc", "a x", "The regularized lower incomplete gamma function."
)
gammaincc = function(
    ops.igammac, "gammaincc", "a x", "The regularized upper incomplete gamma function."
)
betainc = function(
    ops.regularized_incomplete_beta, "betainc", "a b x", "The regularized incomplete beta function."
)
i0e = function(ops.bessel_i0e, "i0e", "x", "``exp(-|x|) i0(x)``.")
i1e = function(ops.bessel_i1e, "i1e", "x", "``exp(-|x|) i1(x)``.")
erf = function(ops.erf, "erf", "x", "The error function.")
erfc = function(ops.erfc, "erfc", "x", "1 - erf(x), exact where it is small.")
erfinv = function(ops.erf_inv, "erfinv", "x", "The inverse of `erf`.")


def i1(x: Any) -> Any:
    """The modified Bessel function of the first kind and order 1."""
    (x,) = floats("i1", x)
    return ops.multiply(ops.exponential(ops.abs(x)), ops.bessel_i1e(x))


def zeta(x: Any, q: Any = None) -> Any:
    """Hurwitz's zeta function: the sum of ``(q + k) ** -x`` over k = 0, 1, ..."""
    if q is None:
        raise ArgumentError("zeta: q is missing", fix="pass q=1 for Riemann's zeta function.")
    return ops.zeta(*floats("zeta", x, q))


def polygamma(n: Any, x: Any) -> Any:
    """The derivative number n of `digamma`; n is of an integer type."""
    n = value(n, "polygamma")
    if not n.type.dtype.is_integer:
        raise DTypeError(
            f"polygamma: n is of type {n.type.dtype}",
            operands={"n": n.type},
            why="derivatives are counted.",
            fix="pass an integer, or use lax.polygamma, which takes floats.",
        )
    return ops.polygamma(*floats("polygamma", n, x))


# ---- the gamma function --------------------------------------------------------------------------


def gammasgn(x: Any) -> Any:
    """The sign of gamma(x); NaN at its poles."""
    (x,) = floats("gammasgn", x)
    t = Term(x)
    floor = t.floor()
    half = floor * 0.5
    minus_zero = t.equals(0) & (1 / t < 0)
    odd = (t < 0) & ~half.equals(half.floor())
    nan = ((t < 0) & t.equals(floor)) | t.is_nan()
    return select([(nan, math.nan), (odd | minus_zero, -1.0)], t.of(1)).value


def gamma(x: Any) -> Any:
    """The gamma function, also of complex numbers."""
    (x,) = inexact("gamma", x)
    if x.type.dtype.is_complex:
        z = convert(x, x.type.dtype)
        at, height = Term(ops.real(z)), Term(ops.imag(z))
        pole = height.equals(0) & (at <= 0) & at.equals(at.floor())
        return pole.then(complex(math.nan, math.nan), Term(loggamma_of_complex(z)).exp()).value
    return ops.multiply(gammasgn(x), ops.exponential(ops.lgamma(x)))


def loggamma(x: Any) -> Any:
    """The principal logarithm of gamma(x): of real numbers NaN where that is negative."""
    (x,) = inexact("loggamma", x)
    if x.type.dtype.is_complex:
        return loggamma_of_complex(convert(x, x.type.dtype))
    made = (Term(x) > 0).then(Term(ops.lgamma(x)), math.nan).value
    return convert(made, x.type.dtype, x.type.weak)


def factorial(n: Any, exact: bool = False) -> Any:
    """gamma(n + 1), and 0 for negative n."""
    if exact:
        raise ArgumentError("factorial: exact=True is not taken", fix="use math.factorial.")
    (n,) = floats("factorial", n)
    t = Term(n)
    made = (t < 0).then(0, Term(gammaln((t + 1).value)).exp()).value
    return convert(made, n.type.dtype, n.type.weak)


def poch(z: Any, m: Any) -> Any:
    """gamma(z + m) / gamma(z), and 1 where m is 0."""
    z, m = floats("poch", z, m)
    total = ops.add(z, m)
    size = ops.exponential(ops.subtract(ops.lgamma(total), ops.lgamma(z)))
    signed = ops.multiply(size, ops.multiply(gammasgn(total), gammasgn(z)))
    return Term(m).equals(0).then(1, Term(signed)).value


def multigammaln(a: Any, d: int) -> Any:
    """The logarithm of the multivariate gamma function of dimension d."""
    d = operator.index(d)
    (a,) = floats("multigammaln", a)
    t = Term(a)
    total = t.of(d * (d - 1) / 4 * math.log(math.pi))
    for i in range(d):
        total = total + Term(ops.lgamma((t - i / 2).value))
    return total.value


# ---- the beta function ---------------------------------------------------------------------------


def _betaln(a: Term, b: Term) -> Term:
    low, high = a.at_most(b), a.at_least(b)
    inside = low > 0
    safe = log_beta(inside.then(a, 1), inside.then(b, 1))
    infinite = inside & high.equals(math.inf)
    plain = _lgamma_of(a) + _lgamma_of(b) - _lgamma_of(a + b)
    rows = [(either((a.is_nan(), b.is_nan())), math.nan), (low < 0, plain)]
    return select([*rows, (low.equals(0), math.inf), (infinite, -math.inf)], safe)


def _lgamma_of(x: Term) -> Term:
    return Term(ops.lgamma(x.value))


def _digamma_of(x: Term) -> Term:
    return Term(ops.digamma(x.value))


_betaln_op = in_double(
    "betaln",
    _betaln,
    ("a", "b"),
    (
        lambda a, b, out: _digamma_of(a) - _digamma_of(a + b),
        lambda a, b, out: _digamma_of(b) - _digamma_of(a + b),
    ),
)


def betaln(a: Any, b: Any) -> Any:
    """log(abs(beta(a, b))), of positive a and b without cancellation."""
    return _betaln_op(*floats("betaln", a, b))


def beta(a: Any, b: Any) -> Any:
    """gamma(a) gamma(b) / gamma(a + b)."""
    a, b = floats("beta", a, b)
    total = ops.add(a, b)
    sign = ops.multiply(ops.multiply(gammasgn(a), gammasgn(b)), gammasgn(total))
    positive = (Term(a) > 0) & (Term(b) > 0)
    plain_log = ops.subtract(ops.add(ops.lgamma(a), ops.lgamma(b)), ops.lgamma(total))
    safe = [positive.then(Term(x), 1).value for x in (a, b)]
    log = positive.then(Term(_betaln_op(*safe)), Term(plain_log))
    return (Term(sign) * log.exp()).value


def comb(N: Any, k: Any, *, repetition: bool = False) -> Any:
    """How many ways there are to choose k of N; 0 where k is not between 0 and N."""
    n, k = map(Term, floats("comb", N, k))
    if repetition:
        chosen = Term(comb((n + k - 1).value, k.value))
        return (k.equals(0) & (n >= 0)).then(1, chosen).value
    inside = (k <= n) & (n >= 0) & (k >= 0)
    n, k = inside.then(n, 0), inside.then(k, 0)
    # 1 / ((n + 1) B(n - k + 1, k + 1)), DLMF 1.2.6 and 5.12.1
    log = Term(_betaln_op((n - k + 1).value, (k + 1).value)) + (n + 1).log()
    return inside.then((-log).exp(), 0).value


# ---- error and logistic functions ----------------------------------------------------------------

_logit_op = plain(
    "logit", lambda x: (x / (1 - x)).log(), ("x",), (lambda x, out: 1 / (x * (1 - x)),)
)
_ERFCX = tuple((-0.5) ** k * math.prod(range(1, 2 * k, 2)) for k in range(13))


def _erfcx(x: Term) -> Term:
    """``exp(x^2) erfc(x)``; from 8 on the series in 1 / x^2 (DLMF 7.12.1)."""
    far = x.at_least(8)
    w = 1 / (far * far)
    high = polynomial(w, _ERFCX) / (far * math.sqrt(math.pi))
    near = x.at_most(8)
    return (x > 8).then(high, (near * near).exp() * near.erfc())


_erfcx_op = in_double(
    "erfcx", _erfcx, ("x",), (lambda x, out: 2 * x * out - 2 / math.sqrt(math.pi),)
)


def erfcx(x: Any) -> Any:
    """exp(x^2) erfc(x), also of complex numbers."""
    (x,) = inexact("erfcx", x)
    if x.type.dtype.is_complex:
        return wofz(ops.multiply(x, splat(1j, x.type)))
    return _erfcx_op(*firm("erfcx", x))


def expit(x: Any) -> Any:
    """1 / (1 + exp(-x)), also of complex numbers."""
    return ops.logistic(*inexact("expit", x))


def logit(x: Any) -> Any:
    """log(x / (1 - x)), the inverse of `expit`, also of complex numbers."""
    return _logit_op(*inexact("logit", x))
