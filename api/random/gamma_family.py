"""Numbers of the gamma distribution and of those made from it; Poisson's.

Gamma: G. Marsaglia and W. W. Tsang, "A simple method for generating gamma variables" (2000), each
sample from a key of its own. Poisson: products of uniform numbers below a mean of 10 (Knuth), above
W. Hörmann, "The transformed rejection method for generating Poisson random variables" (1993).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph._operands.axes import shape_of
from monograph._operands.placed import placeable
from monograph._operands.values import convert
from monograph.hlo.errors import DTypeError, ShapeError
from monograph.hlo.ops.composite import composite
from monograph.hlo.ops.formula import Term
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import ops
from monograph.hlo.types import BF16, F32, DType, tensor
from monograph.numpy import reductions
from monograph.random.distributions import exponential, normal
from monograph.random.draws import fitted, float_dtype, narrowed, parameters, uniform
from monograph.random.elementary import exp, fma, lgamma, log, power, rsqrt
from monograph.random.keys import joined_words, key_data, split, words_of
from monograph.tracer.control import while_loop
from monograph.tracer.dtypes import default_dtype, requested
from monograph.tracer.vmap import vmap

# ---- one number ----------------------------------------------------------------------------------


def _one(key: Any, alpha: Any, log_space: bool) -> Any:
    """A sample, or its logarithm; below 1 one of alpha + 1, times a power of a uniform number."""
    d = alpha.type.dtype.np
    a = Term(alpha)
    large = a >= 1
    shape = large.then(a, a + 1) - 1 / 3
    divided = alpha.type.dtype is BF16  # XLA writes the others as products
    scale = (1 / 3) / shape.sqrt() if divided else rsqrt(shape) * (1 / 3)

    def rejected(carry: Any) -> Any:
        _, x, v, u = carry[0], *map(Term, carry[1:])
        outside = u >= fma(x * x, -0.0331, 1)
        return (outside & (log(u) >= fma(x, 0.5, shape * ((1 - v) + log(v))))).value

    def draw(carry: Any) -> Any:
        key, normal_key, uniform_key = _keys(carry[0], 3)
        _, x, v = while_loop(lambda c: (Term(c[2]) <= 0).value, step, (normal_key, zero, minus_one))
        x, v = Term(x), Term(v)
        return key, (x * x).value, (v * v * v).value, uniform(uniform_key, (), d)

    def step(carry: Any) -> Any:
        key, sub = _keys(carry[0], 2)
        x = Term(normal(sub, (), d))
        return key, x.value, fma(x, scale, 1).value

    zero, one, two, minus_one = (a.of(n).value for n in (0, 1, 2, -1))
    key, boost_key = _keys(key, 2)
    v = Term(while_loop(rejected, draw, (key, zero, one, two))[2])
    if log_space:
        drawn = -Term(exponential(boost_key, (), d))
        boost = (large | drawn.equals(0)).then(0, drawn * (1 / a))
        return (log(shape) + log(v) + boost).value
    u = 1 - Term(uniform(boost_key, (), d))
    return (shape * v * large.then(1, power(u, 1 / a))).value


def _keys(key: Any, count: int) -> list[Any]:
    rows = split(key, count)
    return [ops.reshape(cut(rows, 0, i, i + 1), shape=(2,)) for i in range(count)]


def _samples(ins: Any, attrs: Any) -> Any:
    k1, k2, alpha = ins
    shape, log_space = alpha.type.shape, attrs["log_space"]
    flat = ops.reshape(alpha, shape=(alpha.type.size,))
    if not flat.type.size:
        return alpha
    keys = split(joined_words(k1, k2), flat.type.size)
    drawn = vmap(lambda key, a: _one(key, a, log_space))(keys, flat)
    return ops.reshape(drawn, shape=shape)


def _samples_jvp(attrs: Any, ins: Any, tangents: Any, out: Any) -> Any:
    t, alpha = tangents[2], ins[2]
    if t is None:
        return None
    sample = ops.exponential(out) if attrs["log_space"] else out
    if attrs["log_space"]:
        tiny = splat(np.finfo(np.float32).tiny, sample.type)
        sample = Term(sample).equals(0).then(Term(tiny), Term(sample)).value
    slope = ops.random_gamma_grad(alpha, sample)
    return ops.multiply(t, ops.divide(slope, sample) if attrs["log_space"] else slope)


_random_gamma = composite(
    "random_gamma",
    _samples,
    attrs=("log_space",),
    operands=("k1", "k2", "alpha"),
    jvp=_samples_jvp,
    exact=True,
)


# ---- the distributions ---------------------------------------------------------------------------


@placeable
def gamma(key: Any, a: Any, shape: Any = None, dtype: Any = None) -> Any:
    """Numbers of the gamma distribution of shape parameter `a` and scale 1.

    Args:
        key: a random key.
        a: positive; broadcast to `shape`.
        shape: of the result; that of `a` by default.
        dtype: a floating-point type.
    """
    (alpha,) = parameters("gamma", shape, float_dtype(dtype, "gamma"), a)
    return _random_gamma(*words_of(key, "gamma"), alpha, log_space=False)


@placeable
def loggamma(key: Any, a: Any, shape: Any = None, dtype: Any = None) -> Any:
    """Logarithms of numbers of the gamma distribution: for small `a`, whose samples underflow."""
    (alpha,) = parameters("loggamma", shape, float_dtype(dtype, "loggamma"), a)
    return _random_gamma(*words_of(key, "loggamma"), alpha, log_space=True)


@placeable
def beta(key: Any, a: Any, b: Any, shape: Any = None, dtype: Any = None) -> Any:
    """Numbers of the beta distribution of parameters `a` and `b`."""
    d = float_dtype(dtype, "beta")
    narrowed("beta", d, a, b)
    a, b = parameters("beta", shape, d, a, b)
    first, second = _pair(key)
    x, y = Term(loggamma(first, a, dtype=d.np)), Term(loggamma(second, b, dtype=d.np))
    top = x.at_least(y)
    x, y = exp(x - top), exp(y - top)
    return (x / (x + y)).value


@placeable
def dirichlet(key: Any, alpha: Any, shape: Any = None, dtype: Any = None) -> Any:
    """Vectors of shares that sum to 1, of parameters `alpha` along the last axis."""
    d = float_dtype(dtype, "dirichlet")
    (alpha,) = parameters("dirichlet", None, d, alpha)
    if not alpha.type.ndim:
        raise ShapeError("dirichlet: alpha is a scalar", fix="give one parameter per share.")
    rows = alpha.type.shape[:-1] if shape is None else shape_of(shape, "dirichlet")
    full = (*rows, alpha.type.shape[-1])
    return _shares(Term(loggamma(key, fitted(alpha, full, "dirichlet"), dtype=d.np)))


def _shares(logs: Term) -> Any:
    """Softmax along the last axis. What is summed stays in f32 in XLA, if it was bf16."""
    t = logs.value.type
    kept = tuple(range(t.ndim - 1))

    def folded(name: str, x: Any) -> Term:
        made = convert(reductions.reduce_by(name, x, (t.ndim - 1,)), t.dtype)
        return Term(ops.broadcast_in_dim(made, shape=t.shape, broadcast_dimensions=kept))

    below = logs - folded("maximum", logs.value)
    if t.dtype is not BF16:
        powers = exp(below)
        return (powers * (1 / folded("add", powers.value))).value
    powers = exp(Term(convert(below.value, F32)))
    return (Term(convert(powers.value, BF16)) / folded("add", powers.value)).value


@placeable
def chisquare(key: Any, df: Any, shape: Any = None, dtype: Any = None) -> Any:
    """Numbers of the chi-square distribution of `df` degrees of freedom."""
    d = float_dtype(dtype, "chisquare")
    narrowed("chisquare", d, df)
    (df,) = parameters("chisquare", shape, d, df)
    half = Term(df) / 2
    return (exp(Term(loggamma(key, half.value, dtype=d.np))) * 2).value


@placeable
def f(key: Any, dfnum: Any, dfden: Any, shape: Any = None, dtype: Any = None) -> Any:
    """Numbers of the F distribution of these degrees of freedom."""
    d = float_dtype(dtype, "f")
    narrowed("f", d, dfnum, dfden)
    top, bottom = parameters("f", shape, d, dfnum, dfden)
    key_bottom, key_top = _pair(key)
    x, y = (Term(chisquare(k, n, dtype=d.np)) for k, n in ((key_top, top), (key_bottom, bottom)))
    if d is BF16:
        return ((x / Term(top)) / (y / Term(bottom))).value
    return (x * Term(bottom) / (Term(top) * y)).value


@placeable
def t(key: Any, df: Any, shape: Any = None, dtype: Any = None) -> Any:
    """Numbers of Student's t distribution of `df` degrees of freedom."""
    d = float_dtype(dtype, "t")
    narrowed("t", d, df)
    (df,) = parameters("t", shape, d, df)
    key_normal, key_gamma = _pair(key)
    half = Term(df) / 2
    drawn = Term(normal(key_normal, df.type.shape, d.np))
    return (drawn * (half / Term(gamma(key_gamma, half.value, dtype=d.np))).sqrt()).value


def _pair(key: Any) -> list[Any]:
    return _keys(key_data(key), 2)


# ---- Poisson -------------------------------------------------------------------------------------


@placeable
def poisson(key: Any, lam: Any, shape: Any = None, dtype: Any = None) -> Any:
    """Numbers of the Poisson distribution of mean `lam`.

    Args:
        key: a random key.
        lam: at least 0; broadcast to `shape`.
        shape: of the result; that of `lam` by default.
        dtype: an integer type.
    """
    d = default_dtype("int") if dtype is None else requested(dtype, "poisson")
    if not d.is_integer:
        raise DTypeError(f"poisson makes integers, not {d}", fix="ask for an integer type.")
    (lam,) = parameters("poisson", shape, F32, lam)
    mean = Term(lam)
    small = mean.is_nan() | (mean < 10)
    raw = key_data(key)
    few = _by_products(raw, small.then(mean, 0), d)
    many = _by_rejection(raw, small.then(1e5, mean), d)
    drawn = small.then(Term(few), Term(many))
    return mean.equals(0).then(0, drawn).value


def _by_products(key: Any, mean: Term, d: DType) -> Any:
    """How many uniform numbers it takes until their product is below exp(-mean), less one."""
    shape = mean.value.type.shape

    def going(carry: Any) -> Any:
        return (Term(carry[2]) > -mean).any()

    def step(carry: Any) -> Any:
        count, key, total = Term(carry[0]), carry[1], Term(carry[2])
        key, sub = _keys(key, 2)
        count = (total > -mean).then(count + 1, count)
        return count.value, key, (total + log(Term(uniform(sub, shape, np.float32)))).value

    start = splat(0, tensor(shape, d))
    count = Term(while_loop(going, step, (start, key, mean.of(0).value))[0])
    return (count - 1).value


def _by_rejection(key: Any, mean: Term, d: DType) -> Any:
    shape = mean.value.type.shape
    log_mean = log(mean)
    b = fma(mean.sqrt(), 2.53, 0.931)
    a = fma(b, 0.02483, -0.059)
    inverse = 1.1239 + 1.1328 / (b - 3.4)
    bound = 0.9277 - 3.6224 / (b - 2)

    def going(carry: Any) -> Any:
        return (~Term(carry[1])).any()

    def step(carry: Any) -> Any:
        key, first, second = _keys(carry[2], 3)
        u = Term(uniform(first, shape, np.float32)) - 0.5
        v = Term(uniform(second, shape, np.float32))
        gap = 0.5 - u.abs()
        k = (fma(2 * a / gap + b, u, mean) + 0.43).floor()
        s = log(v * inverse / (a / (gap * gap) + b))
        limit = fma(k, log_mean, -mean) - lgamma(k + 1)
        quick = (gap >= 0.07) & (v <= bound)
        reject = (k < 0) | ((gap < 0.013) & (v > gap))
        accept = quick | (~reject & (s <= limit))
        return accept.then(k, Term(carry[0])).value, (Term(carry[1]) | accept).value, key

    start = mean.of(-1).value
    none = splat(False, (mean < 0).value.type)
    return convert(while_loop(going, step, (start, none, key))[0], d)
