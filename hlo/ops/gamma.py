"""The logarithm of the gamma function, its derivatives, and the zeta function they rest on.

Sources, by equation of the NIST Digital Library of Mathematical Functions (dlmf.nist.gov):
recurrence 5.5.1-2, reflection 5.5.3-4, Taylor series about 2 from 5.7.3, Stirling 5.11.1-2,
Hurwitz's zeta function by Euler and Maclaurin 25.11.5 and its polygamma functions 25.11.12.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph.hlo.builder import build
from monograph.hlo.errors import MissingRuleError
from monograph.hlo.ops.define import Array, like
from monograph.hlo.ops.formula import Term, either, polynomial, scipy, special
from monograph.hlo.ops.leaf import zeros
from monograph.hlo.record import OpDef, ops
from monograph.hlo.types import F64, I32

# Bernoulli's numbers B2, B4, ... (DLMF 24.2).
BERNOULLI = (
    1 / 6, -1 / 30, 1 / 42, -1 / 30, 5 / 66, -691 / 2730, 7 / 6, -3617 / 510, 43867 / 798,
    -174611 / 330, 854513 / 138, -236364091 / 2730,
)  # fmt: skip
# (Riemann's zeta of k) - 1 for k = 2, 3, ... (DLMF 25.2.1), as far as they matter in f64
_ZETAS = (
    0.6449340668482264, 0.2020569031595943, 0.08232323371113819, 0.03692775514336993,
    0.01734306198444914, 0.008349277381922827, 0.00407735619794434, 0.0020083928260822143,
    0.0009945751278180853, 0.0004941886041194645, 0.0002460865533080483, 0.00012271334757848915,
    6.124813505870483e-05, 3.058823630702049e-05, 1.528225940865187e-05, 7.637197637899763e-06,
    3.81729326499984e-06, 1.908212716553939e-06, 9.539620338727962e-07, 4.769329867878064e-07,
    2.38450502727733e-07, 1.1921992596531106e-07, 5.960818905125948e-08, 2.980350351465228e-08,
    1.4901554828365043e-08, 7.45071178983543e-09, 3.725334024788457e-09,
)  # fmt: skip
_EULER = 0.5772156649015328606
# lgamma(2 + t) / t and digamma(2 + t)
_LGAMMA = (1 - _EULER, *((-1) ** k * z / k for k, z in enumerate(_ZETAS, 2)))
_DIGAMMA = (1 - _EULER, *((-1) ** k * z for k, z in enumerate(_ZETAS, 2)))
# Stirling's series in 1 / x^2, without its first factor 1 / x
_STIRLING = tuple(b / (2 * k * (2 * k - 1)) for k, b in enumerate(BERNOULLI[:9], 1))
_DIGAMMA_FAR = tuple(b / (2 * k) for k, b in enumerate(BERNOULLI[:9], 1))
_EXACT = 2.0**-53


def _far(eps: float) -> float:
    """From where on Stirling's series is good to a relative error of eps: it ends before its terms
    grow again, and the smallest one is about ``exp(-2 pi x)``.
    """
    return 10.0 if eps < 2.0**-40 else 4.0


def _needed(series: Sequence[float], size: float, eps: float) -> Sequence[float]:
    """The coefficients whose terms matter beside the first one, where the variable is `size`."""
    count = len(series)
    while count > 1 and abs(series[count - 1]) * size ** (count - 1) < eps / 2 * abs(series[0]):
        count -= 1
    return series[:count]


def stirling_rest(x: Term, eps: float = _EXACT) -> Term:
    """``lgamma(x) - ((x - 1/2) log(x) - x + log(2 pi) / 2)`` from `_far` on."""
    w = 1 / x
    return polynomial(w * w, _needed(_STIRLING, _far(eps) ** -2, eps)) * w


def _moved(z: Term, most: float) -> tuple[Term, Term, Term]:
    """t in -1/2 .. 1/2, the product p of the factors between, and p's derivative, for z < most.

    ``gamma(z) = gamma(2 + t) p`` where z > 2.5, ``gamma(z) = gamma(2 + t) / p`` where z < 1.5.
    """
    u, p, slope = z, z.of(1), z.of(0)
    for _ in range(math.ceil(most - 2.5)):
        high = u > 2.5
        u = high.then(u - 1, u)
        slope = high.then(slope * u + p, slope)
        p = high.then(p * u, p)
    low, lower = z < 1.5, z < 0.5  # t is exact: rounding u near a zero of lgamma would show
    t = low.then(lower.then(z, z - 1), u - 2)
    p = low.then(lower.then(z * (z + 1), z), p)
    return t, p, low.then(lower.then(2 * z + 1, z.of(1)), slope)


def lgamma_positive(z: Term, eps: float = _EXACT) -> Term:
    """log(gamma(z)), z > 0."""
    start = _far(eps)
    far = z >= start
    t, p, _ = _moved(far.then(2, z), start)
    log = far.then(z, p).log()
    near = polynomial(t, _needed(_LGAMMA, 0.5, eps)) * t + (z < 1.5).then(-log, log)
    # (z - 1/2) log z - z as one product, which overflows only where the result does
    main = (z - 0.5) * (log - 1) + (0.5 * math.log(2 * math.pi) - 0.5)
    return far.then(main + stirling_rest(far.then(z, start), eps), near)


def lgamma_of_one_and(t: Term) -> Term:
    """``lgamma(1 + t)`` for t in 0 .. 1/2, exact to the last places for small t."""
    return polynomial(t, _LGAMMA) * t - t.log1p()


def _to_whole(x: Term) -> Term:
    """The distance to the next whole number, up to 1/2."""
    size = x.abs()
    part = size - size.floor()
    return (part > 0.5).then(1 - part, part)


def _lgamma(x: Term, eps: float) -> Term:
    left = x < 0.5
    z = lgamma_positive(left.then(1 - x, x), eps)
    sine = (_to_whole(x) * math.pi).sin()
    out = left.then(math.log(math.pi) - sine.log() - z, z)
    pole = left & sine.equals(0)  # far out z is infinite, too
    return (x.abs().equals(math.inf) | pole).then(math.inf, out)


def digamma_of(x: Term, eps: float = _EXACT) -> Term:
    """The derivative of lgamma: NaN at its poles, and at 0."""
    left = x < 0.5
    z = left.then(1 - x, x)
    start = _far(eps)
    far = z >= start
    t, p, slope = _moved(far.then(2, z), start)
    log = far.then(z, 1).log()
    shift = slope / p
    # all terms, whatever the precision: the zero of digamma is among these
    near = polynomial(t, _DIGAMMA) + (z < 1.5).then(-shift, shift)
    w = 1 / far.then(z, start)
    square = w * w
    rest = polynomial(square, _needed(_DIGAMMA_FAR, start**-2, eps)) * square
    y = far.then(log - 0.5 * w - rest, near)
    # pi / tan(pi x) has period 1
    part = x - (x + 0.5).floor()
    angle = part * math.pi
    y = left.then(y - math.pi * angle.cos() / angle.sin(), y)
    pole = (x <= 0) & x.equals(x.floor())
    return pole.then(math.nan, x.equals(math.inf).then(math.inf, y))


# ---- Hurwitz's zeta function ---------------------------------------------------------------------

_TERMS = 9  # that are summed before Euler and Maclaurin take over


def _zeta_positive(x: Term, q: Term) -> Term:
    """The sum of ``(q + k) ** -x``, q > 0 and x > 1."""
    total = q.power(-x)
    for k in range(1, _TERMS):
        total = total + (q + k).power(-x)
    w = q + _TERMS
    last = w.power(-x)
    total = total + last * (w / (x - 1) + 0.5)
    inverse = 1 / w
    term = last * x * inverse
    for k, b in enumerate(BERNOULLI, 1):
        total = total + term * (b / math.factorial(2 * k))
        term = term * ((x + (2 * k - 1)) * inverse) * ((x + 2 * k) * inverse)
    return total


def _zeta_slope(x: Term, q: Term) -> Term:
    """The derivative of the same sum by x, term by term."""
    total = -(q.log() * q.power(-x))
    for k in range(1, _TERMS):
        total = total - (q + k).log() * (q + k).power(-x)
    w = q + _TERMS
    logarithm, last, before = w.log(), w.power(-x), x - 1
    total = total - last * (w / before * (logarithm + 1 / before) + 0.5 * logarithm)
    inverse = 1 / w
    term, slope = last * x * inverse, 1 / x - logarithm  # of the logarithm of the term
    for k, b in enumerate(BERNOULLI, 1):
        total = total + term * slope * (b / math.factorial(2 * k))
        one, two = x + (2 * k - 1), x + 2 * k
        term, slope = term * (one * inverse) * (two * inverse), slope + 1 / one + 1 / two
    return ((x > 1) & (q > 0)).then(total, math.nan)


def _zeta(x: Term, q: Term) -> Term:
    """Below zero the terms are those of two series, one of which alternates for odd x.

    With ``q = r - n``, r in 0 .. 1: the terms from r on, and ``(-1)^x`` times those from 1 - r to
    ``-q``. So one formula and no loop serves every q; for q > 0 the second part is not computed.
    """
    right = q > 0
    size = q.abs()
    rest = size - size.floor()
    whole = rest.equals(0)
    x_safe = (x > 1).then(x, 2)
    ahead = _zeta_positive(x_safe, right.then(q, 1 - rest))
    behind = _behind(q <= 0, x_safe, whole.then(0.5, rest), size + 1)
    odd = ~_is_even(x)
    out = right.then(ahead, ahead + odd.then(-behind, behind))
    infinite = q.equals(-math.inf)
    out = ((q <= 0) & (whole | infinite)).then(odd.then(x.of(math.nan), x.of(math.inf)), out)
    undefined = (x < 1, (q <= 0) & ~x.equals(x.floor()), ~(x - x).equals(0))
    out = either((*undefined, q.equals(math.inf), q.is_nan())).then(math.nan, out)
    return x.equals(1).then(math.inf, out)


def _behind(where: Term, x: Term, start: Term, end: Term) -> Term:
    """The sum of ``k ** -x`` for k = start, start + 1, ... up to but without end."""

    def finite_part(*values: Any) -> list[Any]:
        x, start, end = map(Term, values)
        return [(_zeta_positive(x, start) - _zeta_positive(x, end)).value]

    operands = [x.value, start.value, end.value]
    types = [v.type for v in operands]
    nothing = build(lambda *values: [zeros(values[0].type)], types, "nothing")
    branches = (nothing, build(finite_part, types, "finite_part"))
    index = ops.convert(where.any(), dtype=I32)
    return Term(ops.case(index, *operands, branches=branches)[0])


def _is_even(x: Term) -> Term:
    half = x * 0.5
    return half.equals(half.floor())


def _polygamma(m: Term, x: Term) -> Term:
    zero = m.equals(0)
    safe = zero.then(1, m)
    root = (0.5 * lgamma_positive((safe > 0).then(safe, 1) + 1)).exp()
    size = root * _zeta(safe + 1, x) * root  # m! may overflow where the product does not
    out = zero.then(digamma_of(x), _is_even(m).then(-size, size))
    return ((m < 0) | ~m.equals(m.floor())).then(math.nan, out)


# ---- NumPy's answers -----------------------------------------------------------------------------


def _lgamma_ref(x: Array) -> Array:
    out = np.where(np.isinf(x), np.inf, scipy("gammaln")(x))
    for zero in (1, 2):  # SciPy's is exact in the absolute sense only near these
        t = np.where(np.abs(x - zero) < 0.25, x - zero, 0.25)
        near = np.polynomial.polynomial.polyval(t, _LGAMMA) * t
        near = near - np.log1p(t) if zero == 1 else near
        out = np.where(np.abs(x - zero) < 0.25, near, out)
    return out


def _digamma_ref(x: Array) -> Array:
    return np.where(x == 0, np.nan, scipy("psi")(x))


def _zeta_ref(x: Array, q: Array) -> Array:
    zeta = scipy("zeta")
    size = np.abs(q)
    infinite = np.isinf(q)
    rest = np.where(infinite, 0, size - np.floor(size))
    whole, odd = rest == 0, np.floor(x / 2) != x / 2
    behind = zeta(x, np.where(whole, 0.5, rest)) - zeta(x, size + 1)
    left = zeta(x, 1 - rest) + np.where(odd, -behind, behind)
    out = np.where(q > 0, zeta(x, q), left)
    out = np.where((q <= 0) & whole, np.where(odd, np.nan, np.inf), out)
    undefined = (x < 1) | ((q <= 0) & (x != np.floor(x))) | ~np.isfinite(x)
    out = np.where(undefined | np.isnan(q) | (q == np.inf), np.nan, out)
    return np.where(x == 1, np.inf, out)


def _polygamma_ref(m: Array, x: Array) -> Array:
    zero = m == 0
    root = np.exp(scipy("gammaln")(m + 1) / 2)
    size = root * _zeta_ref(np.where(zero, 2, m + 1), x) * root
    out = np.where(zero, _digamma_ref(x), np.where(m / 2 == np.floor(m / 2), -size, size))
    return np.where((m < 0) | (m != np.floor(m)), np.nan, out)


# ---- records -------------------------------------------------------------------------------------


def no_derivative(op: str, operand: str) -> Callable[..., Any]:
    """A partial that says that there is none."""

    def partial(t: Any, *values: Any) -> Any:
        raise MissingRuleError(
            f"{op} has no derivative in {operand}",
            why="it has no closed form, and JAX has none either.",
            fix=f"stop the gradient of {operand} with lax.stop_gradient, if it should be constant.",
        )

    return partial


digamma: OpDef = special(
    "digamma", digamma_of, _digamma_ref, ("x",),
    (lambda t, x, out: ops.multiply(t, ops.polygamma(like(1, x), x)),),
    ulp=64, work=90, dialect="chlo", iterates=True,
)  # fmt: skip
lgamma: OpDef = special(
    "lgamma", _lgamma, _lgamma_ref, ("x",),
    (lambda t, x, out: ops.multiply(t, digamma(x)),),
    ulp=64, work=90, dialect="chlo", iterates=True,
)  # fmt: skip


def _zeta_exponent(t: Any, x: Any, q: Any, out: Any) -> Any:
    wide = (Term(ops.convert(v, dtype=F64)) for v in (x, q))
    return ops.multiply(t, ops.convert(_zeta_slope(*wide).value, dtype=x.type.dtype))


def _zeta_partial(t: Any, x: Any, q: Any, out: Any) -> Any:
    return ops.negate(ops.multiply(t, ops.multiply(x, zeta(ops.add(x, like(1, x)), q))))


def _polygamma_partial(t: Any, m: Any, x: Any, out: Any) -> Any:
    return ops.multiply(t, polygamma(ops.add(m, like(1, m)), x))


zeta: OpDef = special(
    "zeta", _zeta, _zeta_ref, ("x", "q"), (_zeta_exponent, _zeta_partial),
    ulp=256, work=300, dialect="chlo",
)  # fmt: skip
polygamma: OpDef = special(
    "polygamma", _polygamma, _polygamma_ref, ("n", "x"),
    (no_derivative("polygamma", "n"), _polygamma_partial),
    ulp=2048, work=400, dialect="chlo",
)  # fmt: skip
