"""QR of matrices whose elements are vectors, by reflections: one matrix per lane.

Reflections are LAPACK's (Golub and Van Loan 2013, section 5.1; LAPACK 3.12, slarfg, sgeqr2 and
sorg2r): the first element gets the other sign, and a column that is zero below it is left alone.
Columns are divided by their largest element first, so that no square overflows or is lost. Called
by `monograph.backends.cpu.claims.side_by_side`.
"""

from __future__ import annotations

from collections.abc import Sequence

from monograph.backends.cpu.claims.eliminations import Grid, copied
from monograph.backends.cpu.emission.emit import Code
from monograph.backends.cpu.emission.offsets import added
from monograph.hlo.record import Attrs


def reflect(code: Code, attrs: Attrs, given: Sequence[Grid], made: Sequence[Grid]) -> None:
    """R, with the reflections' vectors below it and their factors beside it."""
    a, taus = made
    copied(given[0], a)
    with code.loop(0, min(a.rows, a.columns), 1) as step:
        k = step.var
        below = added(code, k, 1)
        tau = _reflection(a, k, below)
        taus.put("0", k, tau)
        with code.span(below, str(a.columns), 1) as column:
            _applied(a, a, k, column.var, tau)


def multiply(code: Code, attrs: Attrs, given: Sequence[Grid], made: Sequence[Grid]) -> None:
    """The first columns of the product of all reflections, the last one first."""
    (a, taus), (q,) = given, made
    with code.loop(0, q.rows, 1) as row, code.loop(0, q.columns, 1) as column:
        i, j = row.var, column.var
        same = code.op(f"icmp eq i64 {i}, {j}")
        q.put(i, j, code.op(f"select i1 {same}, {q.type} {q.k(1)}, {q.type} {q.k(0)}"))
    count = taus.columns
    if not count:
        return
    with code.loop(0, count, 1) as step:
        k = code.op(f"sub i64 {count - 1}, {step.var}")
        tau = taus.get("0", k)
        with code.span(k, str(q.columns), 1) as column:
            _applied(a, q, k, column.var, tau)


def _reflection(a: Grid, k: str, below: str) -> str:
    """Make column k of `a` a vector and what it is reflected to; its factor."""
    code, alpha = a.code, a.get(k, k)
    with code.while_loop([("i64", below), (a.type, a.k(0))]) as search:
        i, most = search.values
        search.test(code.op(f"icmp ult i64 {i}, {a.rows}"))
        size = a.call("maximum", most, a.call("fabs", a.get(i, k)))
        search.carry([added(code, i, 1), size])
    rest = search.values[1]
    zero = code.op(f"fcmp oeq {a.type} {rest}, {a.k(0)}")
    scale = a.call("maximum", rest, a.call("fabs", alpha))
    finite = code.op(f"fcmp olt {a.type} {scale}, {a.k(float('inf'))}")
    scale = a.choose(finite, a.choose(zero, a.k(1), scale), a.k(1))
    first = a.op("fdiv", alpha, scale)
    with code.while_loop([("i64", below), (a.type, a.op("fmul", first, first))]) as squares:
        i, total = squares.values
        squares.test(code.op(f"icmp ult i64 {i}, {a.rows}"))
        x = a.op("fdiv", a.get(i, k), scale)
        a.put(i, k, x)
        squares.carry([added(code, i, 1), a.call("fmuladd", x, x, total)])
    root = a.call("copysign", a.call("sqrt", squares.values[1]), first)
    beta = code.op(f"fneg {a.type} {root}")
    divisor = a.choose(zero, a.k(1), a.op("fsub", first, beta))
    with code.span(below, str(a.rows), 1) as row:
        a.put(row.var, k, a.op("fdiv", a.get(row.var, k), divisor))
    a.put(k, k, a.choose(zero, alpha, a.op("fmul", beta, scale)))
    tau = a.op("fdiv", a.op("fsub", beta, first), beta)
    return a.choose(zero, a.k(0), tau)


def _applied(vectors: Grid, x: Grid, k: str, j: str, tau: str) -> None:
    """Reflect column j of x by column k of the vectors, whose first element is 1."""
    code, first, below = x.code, x.get(k, j), added(x.code, k, 1)
    with code.while_loop([("i64", below), (x.type, first)]) as terms:
        i, total = terms.values
        terms.test(code.op(f"icmp ult i64 {i}, {x.rows}"))
        product = x.call("fmuladd", vectors.get(i, k), x.get(i, j), total)
        terms.carry([added(code, i, 1), product])
    share = x.op("fmul", tau, terms.values[1])
    x.put(k, j, x.op("fsub", first, share))
    with code.span(below, str(x.rows), 1) as row:
        i = row.var
        x.put(i, j, x.less(x.get(i, j), share, vectors.get(i, k)))
