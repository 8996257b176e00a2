"""Numbers of the binomial and the multinomial distribution.

Few expected successes: sums of geometric numbers (L. Devroye, "Non-uniform random variate
generation", 1986, ch. X.4). Many: W. Hörmann, "The generation of binomial random variates", Journal
of Statistical Computation and Simulation 46 (1993).
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from monograph._operands.values import broadcast_to, convert, promote_inexact, to_type, value
from monograph.hlo.errors import DTypeError
from monograph.hlo.ops.formula import Term
from monograph.hlo.ops.leaf import splat
from monograph.hlo.record import ops
from monograph.hlo.types import BOOL, F32, DType, tensor
from monograph.numpy import choosing, shapes
from monograph.numpy.creation import is_number
from monograph.random.draws import float_dtype, parameters, uniform
from monograph.random.keys import split
from monograph.tracer.control import scan, while_loop

_FEW = 10.0  # expected successes up to which geometric numbers are summed
_TAILS = [  # of Stirling's series: log k! less its leading terms, for k from 0 to 9
    math.lgamma(k + 1) - (k + 0.5) * math.log(k + 1) + (k + 1) - math.log(2 * math.pi) / 2
    for k in range(10)
]


def binomial(key: Any, n: Any, p: Any, shape: Any = None, dtype: Any = None) -> Any:
    """How many of `n` trials succeed, each with probability `p`.

    Where `n` is negative or NaN, or `p` NaN or negative, the result is NaN.

    Args:
        key: a random key.
        n: how many trials; fractions are cut off. Broadcast to `shape`, as `p` is.
        p: between 0 and 1.
        shape: of the result; the common one of `n` and `p` by default.
        dtype: a floating-point type.
    """
    d = float_dtype(dtype, "binomial")
    if d.is_complex:
        raise DTypeError(f"binomial makes real numbers, not {d}", fix="ask for a float.")
    (p,) = promote_inexact("binomial", p)
    if p.type.dtype.itemsize < 4:  # 256 + 1 is 256 in bf16: trials were never over
        p = convert(p, F32)
    n = to_type(n if is_number(n) else value(n, "binomial"), p.type.dtype)
    count, chance = map(Term, parameters("binomial", shape, p.type.dtype, n, p))
    rare = chance < 0.5
    q = rare.then(chance, 1 - chance)
    no_chance = q.is_nan() | (q < 0)
    q = no_chance.then(0.01, q).abs()  # of -0 the logarithms below would have the other sign
    no_count = count.is_nan() | (count < 0)
    few = no_count | (count * q <= _FEW)
    endless = count.abs().equals(np.inf)
    count = count.floor()
    by_sums = _by_sums(key, few.then(count, 0), q, d)
    by_rejection = _by_rejection(key, few.then(1e4, count), few.then(0.5, q), d)
    drawn = few.then(Term(by_sums), Term(by_rejection))
    invalid = no_chance | no_count
    drawn = invalid.then(np.nan, drawn)
    drawn = (endless & ~invalid).then(np.inf, drawn)
    return (rare | invalid | endless).then(drawn, Term(convert(count.value, d)) - drawn).value


def _by_sums(key: Any, count: Term, p: Term, d: DType) -> Any:
    """How many geometric numbers fit into the trials."""
    log_failure = (-p).log1p()
    t = p.value.type

    def going(carry: Any) -> Any:
        return (Term(carry[1]) <= count).any()

    def step(carry: Any) -> Any:
        successes, trials, key = Term(carry[0]), Term(carry[1]), carry[2]
        sub, key = split(key)
        successes = (trials <= count).then(successes + 1, successes)
        waited = -(-(Term(uniform(sub, t.shape, t.dtype.np)).log() / log_failure)).floor()
        return successes.value, (trials + waited).value, key

    none = splat(0, t.strong)
    return convert((Term(while_loop(going, step, (none, none, key))[0]) - 1).value, d)


def _by_rejection(key: Any, count: Term, p: Term, d: DType) -> Any:
    t = p.value.type
    spread = (count * p * (1 - p)).sqrt()
    b = 1.15 + 2.53 * spread
    a = -0.0873 + 0.0248 * b + 0.01 * p
    c = count * p + 0.5
    bound = 0.92 - 4.2 / b
    odds = p / (1 - p)
    alpha = (2.83 + 5.1 / b) * spread
    mode = ((count + 1) * p).floor()
    at_mode = (mode + 0.5) * ((mode + 1) / (odds * (count - mode + 1))).log()
    tails_at_mode = _tail(mode) + _tail(count - mode)

    def going(carry: Any) -> Any:
        return (~Term(carry[1])).any()

    def step(carry: Any) -> Any:
        key, first, second = split(carry[2], 3)
        u = Term(uniform(first, t.shape, t.dtype.np)) - 0.5
        v = Term(uniform(second, t.shape, t.dtype.np))
        gap = 0.5 - u.abs()
        k = ((2 * a / gap + b) * u + c).floor()
        quick = (gap >= 0.07) & (v <= bound)
        outside = (k < 0) | (k > count)
        height = (v * alpha / (a / (gap * gap) + b)).log()
        limit = at_mode + (count + 1) * ((count - mode + 1) / (count - k + 1)).log()
        limit = limit + (k + 0.5) * (odds * (count - k + 1) / (k + 1)).log()
        limit = limit + tails_at_mode - _tail(k) - _tail(count - k)
        accept = quick | (~outside & (height <= limit))
        return accept.then(k, Term(carry[0])).value, (Term(carry[1]) | accept).value, key

    start = splat(-1, t.strong)
    none = splat(False, tensor(t.shape, BOOL))
    return convert(while_loop(going, step, (start, none, key))[0], d)


def _tail(k: Term) -> Term:
    """What log k! is beyond the leading terms of Stirling's series."""
    few = k <= 9
    k = k.at_least(0).at_most(9)
    square = (k + 1) * (k + 1)
    series = (1 / 12 - (1 / 360 - 1 / 1260 / square) / square) / (k + 1)
    exact = series
    whole = k.floor()
    for j, tail in enumerate(_TAILS):
        exact = whole.equals(j).then(tail, exact)
    return few.then(exact, series)


def multinomial(
    key: Any, n: Any, p: Any, *, shape: Any = None, dtype: Any = None, unroll: Any = 1
) -> Any:
    """How often each outcome comes up in `n` trials.

    Args:
        key: a random key.
        n: how many trials; broadcast to ``p.shape[:-1]``.
        p: the probabilities of the outcomes, along the last axis.
        shape: of the result, with the outcomes; that of `p` by default.
        dtype: a floating-point type.
        unroll: outcomes per step of the loop over them.
    """
    d = float_dtype(dtype, "multinomial")
    n, p = promote_inexact("multinomial", n, p)
    size = p.type.shape if shape is None else tuple(shape)
    p = shapes.moveaxis(broadcast_to(p, size), -1, 0)
    rest = Term(shapes.flip(choosing.cumsum(shapes.flip(p, 0), 0), 0))
    shares = (Term(p) / rest.equals(0).then(1, rest)).at_least(0).at_most(1).value

    def step(left: Any, row: Any) -> Any:
        share, sub = row
        drawn = binomial(sub, left, share, dtype=left.type.dtype.np)
        return ops.subtract(left, drawn), drawn

    start = broadcast_to(n, size[:-1])
    _, counts = scan(step, start, (shares, split(key, size[-1])), unroll=unroll)
    return convert(shapes.moveaxis(counts, 0, -1), d)
