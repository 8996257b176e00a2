"""Entropies, and products with logarithms that are zero where the factor is."""

from __future__ import annotations

import math
from typing import Any

from monograph._operands.values import convert
from monograph.hlo.ops.formula import Term, select
from monograph.hlo.record import ops
from monograph.scipy.operands import firm, floats, in_double, inexact, plain


def _xlogy(x: Term, y: Term) -> Term:
    return (x.equals(0) & ~y.is_nan()).then(0, x * y.log())


def _xlog1py(x: Term, y: Term) -> Term:
    return (x.equals(0) & ~y.is_nan()).then(0, x * y.log1p())


_xlogy_op = plain("xlogy", _xlogy, ("x", "y"), (lambda x, y, out: y.log(), lambda x, y, out: x / y))
_xlog1py_op = plain(
    "xlog1py", _xlog1py, ("x", "y"), (lambda x, y, out: y.log1p(), lambda x, y, out: x / (y + 1))
)
_xlogx_op = plain("xlogx", lambda x: _xlogy(x, x), ("x",), (lambda x, out: x.log() + 1,))


def xlogy(x: Any, y: Any) -> Any:
    """x log(y), and 0 where x is 0."""
    return _xlogy_op(*inexact("xlogy", x, y))


def xlog1py(x: Any, y: Any) -> Any:
    """x log(1 + y), and 0 where x is 0."""
    return _xlog1py_op(*inexact("xlog1py", x, y))


def entr(x: Any) -> Any:
    """-x log(x), 0 at 0 and -inf below."""
    (x,) = floats("entr", x)
    made = (Term(x) < 0).then(-math.inf, Term(ops.negate(_xlogx_op(x)))).value
    return convert(made, x.type.dtype, x.type.weak)


def _rel_entr(p: Term, q: Term) -> Term:
    both = (p > 0) & (q > 0)
    size = p * (both.then(p, 1) / both.then(q, 1)).log()
    empty = p.equals(0) & (q >= 0)
    return select([(both, size), (empty, 0.0)], p.of(math.inf))


def _slope_p(p: Term, q: Term, out: Term) -> Term:
    both = (p > 0) & (q > 0)
    return both.then((both.then(p, 1) / both.then(q, 1)).log() + 1, 0)


def _slope_q(p: Term, q: Term, out: Term) -> Term:
    return ((p > 0) & (q > 0)).then(-p / q, 0)


_rel_entr_op = in_double("rel_entr", _rel_entr, ("p", "q"), (_slope_p, _slope_q))
_kl_div_op = in_double(
    "kl_div",
    lambda p, q: _rel_entr(p, q) - p + q,
    ("p", "q"),
    (lambda p, q, out: _slope_p(p, q, out) - 1, lambda p, q, out: _slope_q(p, q, out) + 1),
)


def rel_entr(p: Any, q: Any) -> Any:
    """p log(p / q) for positive p and q, 0 where p is 0, infinite elsewhere."""
    return _rel_entr_op(*firm("rel_entr", p, q))


def kl_div(p: Any, q: Any) -> Any:
    """p log(p / q) - p + q."""
    return _kl_div_op(*firm("kl_div", p, q))
