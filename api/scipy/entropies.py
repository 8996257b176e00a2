"""Entropies, and products with logarithms that are zero where the factor is."""

from __future__ import annotations

import math
from typing import Any

from monograph.hlo.ops.formula import Term
from monograph.hlo.record import ops
from monograph.scipy.operands import floats, plain


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
    return _xlogy_op(*floats("xlogy", x, y))


def xlog1py(x: Any, y: Any) -> Any:
    """x log(1 + y), and 0 where x is 0."""
    return _xlog1py_op(*floats("xlog1py", x, y))


def entr(x: Any) -> Any:
    """-x log(x), 0 at 0 and -inf below."""
    (x,) = floats("entr", x)
    return (Term(x) < 0).then(-math.inf, Term(ops.negate(_xlogx_op(x)))).value


def rel_entr(p: Any, q: Any) -> Any:
    """p log(p / q) for positive p and q, 0 where p is 0, infinite elsewhere."""
    p, q = map(Term, floats("rel_entr", p, q))
    both = (p > 0) & (q > 0)
    empty = p.equals(0) & (q >= 0)
    safe_p, safe_q = both.then(p, 1), both.then(q, 1)
    size = Term(_xlogx_op(safe_p.value)) - Term(_xlogy_op(safe_p.value, safe_q.value))
    return both.then(size, empty.then(p.of(0), p.of(math.inf))).value


def kl_div(p: Any, q: Any) -> Any:
    """p log(p / q) - p + q."""
    p, q = map(Term, floats("kl_div", p, q))
    return (Term(rel_entr(p.value, q.value)) - p + q).value
