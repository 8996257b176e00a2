"""LU, Cholesky and triangular systems of matrices whose elements are vectors: one matrix per lane.

The loops over rows and columns are those of the textbook (Golub and Van Loan 2013, sections 3.1,
3.4 and 4.2); what depends on values, as pivots do, is chosen in every lane by itself. Called by
`monograph.backends.cpu.claims.side_by_side`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from monograph.backends.cpu.emission.emit import Code, literal, suffix, vector
from monograph.backends.cpu.emission.offsets import added, times
from monograph.backends.cpu.emission.vectors import splat_part
from monograph.hlo.record import Attrs


@dataclass(frozen=True)
class Grid:
    """A matrix of vectors in memory.

    Attributes:
        code: the function.
        place: its address.
        scalar: the type of a lane.
        lanes: how many.
        rows, columns: its size.
        turned: whether rows and columns are called the other way round.
    """

    code: Code
    place: str
    scalar: str
    lanes: int
    rows: int
    columns: int
    turned: bool = False

    @property
    def type(self) -> str:
        return vector(self.scalar, self.lanes)

    @property
    def transposed(self) -> Grid:
        """The same memory, read as the transpose."""
        return Grid(
            self.code, self.place, self.scalar, self.lanes, self.columns, self.rows, not self.turned
        )

    def at(self, i: str, j: str) -> str:
        """The address of an element."""
        i, j, width = (j, i, self.rows) if self.turned else (i, j, self.columns)
        at = added(self.code, times(self.code, i, width), j)
        return self.code.op(f"getelementptr {self.type}, ptr {self.place}, i64 {at}")

    def get(self, i: str, j: str) -> str:
        return self.code.fresh_op(f"load {self.type}, ptr {self.at(i, j)}")

    def put(self, i: str, j: str, x: str) -> None:
        self.code.do(f"store {self.type} {x}, ptr {self.at(i, j)}")

    # ---- arithmetic of its elements ---------------------------------------------------------

    def op(self, name: str, x: str, y: str) -> str:
        return self.code.op(f"{name} {self.type} {x}, {y}")

    def call(self, name: str, *xs: str) -> str:
        f, t = f"llvm.{name}.{suffix(self.scalar, self.lanes)}", self.type
        self.code.module.declare(f, f"{t} @{f}({', '.join([t] * len(xs))})")
        return self.code.op(f"call {t} @{f}({', '.join(f'{t} {x}' for x in xs)})")

    def less(self, x: str, y: str, z: str) -> str:
        """x - y * z."""
        return self.call("fmuladd", self.code.op(f"fneg {self.type} {y}"), z, x)

    def choose(self, p: str, x: str, y: str) -> str:
        t = self.type
        return self.code.op(f"select <{self.lanes} x i1> {p}, {t} {x}, {t} {y}")

    def k(self, value: float) -> str:
        return literal(value, self.scalar, self.lanes)

    def number(self, x: str) -> str:
        """An i64 in every lane of a matrix of integers."""
        return splat_part(self.code, "i32", self.code.op(f"trunc i64 {x} to i32"), self.lanes)


# ``algorithm(code, attributes, operands, results)``
Algorithm = Callable[[Code, Attrs, Sequence[Grid], Sequence[Grid]], None]


def copied(source: Grid, target: Grid) -> None:
    """All elements of one matrix to another."""
    with source.code.loop(0, source.rows, 1) as i, source.code.loop(0, source.columns, 1) as j:
        target.put(i.var, j.var, source.get(i.var, j.var))


# ---- LU ------------------------------------------------------------------------------------------


def eliminate(code: Code, attrs: Attrs, given: Sequence[Grid], made: Sequence[Grid]) -> None:
    """Rows are exchanged in each lane by choice; of equal pivots the first is taken."""
    a, pivots, info = made
    copied(given[0], a)
    m, n = a.rows, a.columns
    info.put("0", "0", info.k(0))
    with code.loop(0, min(m, n), 1) as step:
        k = step.var
        below = added(code, k, 1)
        best = _pivot(a, pivots, k, below)
        pivots.put("0", k, pivots.op("add", best, pivots.k(1)))
        with code.span(below, str(m), 1) as row:
            swap = code.op(f"icmp eq {pivots.type} {best}, {pivots.number(row.var)}")
            with code.loop(0, n, 1) as column:
                x, y = a.get(k, column.var), a.get(row.var, column.var)
                a.put(k, column.var, a.choose(swap, y, x))
                a.put(row.var, column.var, a.choose(swap, x, y))
        pivot = a.get(k, k)
        zero = code.op(f"fcmp oeq {a.type} {pivot}, {a.k(0)}")
        found = info.get("0", "0")
        new = code.op(f"icmp eq {info.type} {found}, {info.k(0)}")
        new = code.op(f"and <{a.lanes} x i1> {new}, {zero}")
        info.put("0", "0", info.choose(new, info.number(below), found))
        divisor = a.choose(zero, a.k(1), pivot)
        with code.span(below, str(m), 1) as row:
            factor = a.op("fdiv", a.get(row.var, k), divisor)
            a.put(row.var, k, factor)
            with code.span(below, str(n), 1) as column:
                j = column.var
                a.put(row.var, j, a.less(a.get(row.var, j), factor, a.get(k, j)))


def _pivot(a: Grid, pivots: Grid, k: str, below: str) -> str:
    """The row, at k or below, of the largest element of column k."""
    code = a.code
    first = a.call("fabs", a.get(k, k))
    carried = [("i64", below), (a.type, first), (pivots.type, pivots.number(k))]
    with code.while_loop(carried) as search:
        i, most, where = search.values
        search.test(code.op(f"icmp ult i64 {i}, {a.rows}"))
        x = a.call("fabs", a.get(i, k))
        more = code.op(f"fcmp ogt {a.type} {x}, {most}")
        where = pivots.choose(more, pivots.number(i), where)
        search.carry([added(code, i, 1), a.choose(more, x, most), where])
    return search.values[2]


# ---- triangular systems --------------------------------------------------------------------------


def substitute(code: Code, attrs: Attrs, given: Sequence[Grid], made: Sequence[Grid]) -> None:
    """op(a) x = b, row after row of x; x op(a) = b is op(a)^T x^T = b^T."""
    (a, b), (x,) = given, made
    lower = attrs["lower"]
    if (attrs["transpose_a"] != "NO_TRANSPOSE") == attrs["left_side"]:
        a, lower = a.transposed, not lower
    if not attrs["left_side"]:
        b, x = b.transposed, x.transposed
    n = a.rows
    with code.loop(0, n, 1) as step:
        i = step.var if lower else code.op(f"sub i64 {n - 1}, {step.var}")
        low, high = ("0", i) if lower else (added(code, i, 1), str(n))
        diagonal = "" if attrs["unit_diagonal"] else a.get(i, i)
        with code.loop(0, b.columns, 1) as column:
            c = column.var
            with code.while_loop([("i64", low), (b.type, b.get(i, c))]) as solved:
                j, rest = solved.values
                solved.test(code.op(f"icmp ult i64 {j}, {high}"))
                solved.carry([added(code, j, 1), b.less(rest, a.get(i, j), x.get(j, c))])
            found = solved.values[1]
            x.put(i, c, b.op("fdiv", found, diagonal) if diagonal else found)


# ---- Cholesky ------------------------------------------------------------------------------------


def factorise(code: Code, attrs: Attrs, given: Sequence[Grid], made: Sequence[Grid]) -> None:
    """Column after column of the lower factor; NaN in lanes that are not positive definite."""
    (a,), (low,) = given, made
    if not attrs["lower"]:
        a, low = a.transposed, low.transposed
    n = a.rows
    with code.loop(0, n, 1) as row, code.loop(0, n, 1) as column:
        low.put(row.var, column.var, low.k(0))
    bad = code.slot("bad", f"<{a.lanes} x i1>")
    mask = f"<{a.lanes} x i1>"
    code.do(f"store {mask} zeroinitializer, ptr {bad}")
    with code.loop(0, n, 1) as step:
        j = step.var
        square = _reduced(a, low, j, j, j)
        wrong = code.op(f"fcmp ule {a.type} {square}, {a.k(0)}")
        before = code.fresh_op(f"load {mask}, ptr {bad}")
        code.do(f"store {mask} {code.op(f'or {mask} {before}, {wrong}')}, ptr {bad}")
        root = a.call("sqrt", square)
        low.put(j, j, root)
        with code.span(added(code, j, 1), str(n), 1) as row:
            low.put(row.var, j, a.op("fdiv", _reduced(a, low, row.var, j, j), root))
    failed = code.fresh_op(f"load {mask}, ptr {bad}")
    with code.loop(0, n, 1) as row, code.span("0", added(code, row.var, 1), 1) as column:
        found = low.get(row.var, column.var)
        low.put(row.var, column.var, low.choose(failed, low.k(float("nan")), found))


def _reduced(a: Grid, low: Grid, i: str, j: str, count: str) -> str:
    """a[i, j] less the first terms of row i times row j of the factor."""
    code = a.code
    with code.while_loop([("i64", "0"), (a.type, a.get(i, j))]) as terms:
        k, rest = terms.values
        terms.test(code.op(f"icmp ult i64 {k}, {count}"))
        terms.carry([added(code, k, 1), a.less(rest, low.get(i, k), low.get(j, k))])
    return terms.values[1]
