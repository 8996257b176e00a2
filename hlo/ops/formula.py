"""Formulas in ordinary notation: what the expansions of special functions are written with.

A `Term` holds a value of the language; its operators emit ops, and Python numbers beside it become
splats of its type. `special` makes the record of an elementwise op from such a formula: computed in
f64 and rounded once to the op's type, so that one formula serves every floating-point type.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from monograph.hlo.builder import build
from monograph.hlo.ops.define import FLOAT, Array, Partial, doubled, elementwise, like
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.monoids import monoid
from monograph.hlo.record import Mlir, OpDef, ops
from monograph.hlo.types import BOOL, F64, I32, tensor

_COUNTER = tensor((), I32)


class Term:
    """A value of one element type in a formula."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value

    def of(self, number: Any) -> Term:
        """A constant of this term's type."""
        return number if isinstance(number, Term) else Term(like(number, self.value))

    def _two(self, op: OpDef, x: Any, y: Any) -> Term:
        return Term(op(self.of(x).value, self.of(y).value))

    def __add__(self, y: Any) -> Term:
        return self._two(ops.add, self, y)

    def __radd__(self, y: Any) -> Term:
        return self._two(ops.add, y, self)

    def __sub__(self, y: Any) -> Term:
        return self._two(ops.subtract, self, y)

    def __rsub__(self, y: Any) -> Term:
        return self._two(ops.subtract, y, self)

    def __mul__(self, y: Any) -> Term:
        return self._two(ops.multiply, self, y)

    def __rmul__(self, y: Any) -> Term:
        return self._two(ops.multiply, y, self)

    def __truediv__(self, y: Any) -> Term:
        return self._two(ops.divide, self, y)

    def __rtruediv__(self, y: Any) -> Term:
        return self._two(ops.divide, y, self)

    def __neg__(self) -> Term:
        return Term(ops.negate(self.value))

    def __and__(self, y: Any) -> Term:
        return self._two(ops.and_, self, y)

    def __or__(self, y: Any) -> Term:
        return self._two(ops.or_, self, y)

    def __invert__(self) -> Term:
        return Term(ops.not_(self.value))

    def _compared(self, y: Any, direction: str) -> Term:
        return Term(ops.compare(self.value, self.of(y).value, comparison_direction=direction))

    def __lt__(self, y: Any) -> Term:
        return self._compared(y, "LT")

    def __le__(self, y: Any) -> Term:
        return self._compared(y, "LE")

    def __gt__(self, y: Any) -> Term:
        return self._compared(y, "GT")

    def __ge__(self, y: Any) -> Term:
        return self._compared(y, "GE")

    def equals(self, y: Any) -> Term:
        return self._compared(y, "EQ")

    def is_nan(self) -> Term:
        return self._compared(self, "NE")

    def then(self, yes: Any, no: Any) -> Term:
        """`yes` where this predicate holds, else `no`; one of them is a term."""
        one = yes if isinstance(yes, Term) else no
        return Term(ops.select(self.value, one.of(yes).value, one.of(no).value))

    def abs(self) -> Term:
        return Term(ops.abs(self.value))

    def floor(self) -> Term:
        return Term(ops.floor(self.value))

    def exp(self) -> Term:
        return Term(ops.exponential(self.value))

    def expm1(self) -> Term:
        return Term(ops.exponential_minus_one(self.value))

    def log(self) -> Term:
        return Term(ops.log(self.value))

    def log1p(self) -> Term:
        return Term(ops.log_plus_one(self.value))

    def sqrt(self) -> Term:
        return Term(ops.sqrt(self.value))

    def sin(self) -> Term:
        return Term(ops.sine(self.value))

    def cos(self) -> Term:
        return Term(ops.cosine(self.value))

    def erf(self) -> Term:
        return Term(ops.erf(self.value))

    def erfc(self) -> Term:
        return Term(ops.erfc(self.value))

    def power(self, y: Any) -> Term:
        return self._two(ops.power, self, y)

    def at_least(self, y: Any) -> Term:
        return self._two(ops.maximum, self, y)

    def at_most(self, y: Any) -> Term:
        return self._two(ops.minimum, self, y)

    def any(self) -> Any:
        """Whether this predicate holds anywhere: a boolean scalar."""
        t = self.value.type
        none = splat(False, tensor((), BOOL))
        axes = tuple(range(t.ndim))
        return ops.reduce(self.value, none, dimensions=axes, body=monoid("or", BOOL))


def polynomial(x: Term, coefficients: Sequence[float | Term]) -> Term:
    """Horner's rule; the constant term comes first."""
    y = x.of(coefficients[-1])
    for c in reversed(coefficients[:-1]):
        y = y * x + c
    return y


def select(rows: Sequence[tuple[Term, Any]], otherwise: Term) -> Term:
    """The value of the first row whose predicate holds."""
    out = otherwise
    for where, value in reversed(rows):
        out = where.then(value, out)
    return out


def either(terms: Iterable[Term]) -> Term:
    """The disjunction of predicates."""
    first, *rest = terms
    for t in rest:
        first = first | t
    return first


Step = Callable[[list[Term], list[Term]], tuple[list[Term], Term]]


def repeat(
    step: Step, carry: Sequence[Term], captures: Sequence[Term], running: Term, most: int
) -> list[Term]:
    """A loop over whole arrays whose elements stop on their own.

    Args:
        step: ``(carry, captures) -> (carry, goes on)``; an element whose predicate is false keeps
            what it has from then on, so that it does not depend on its neighbours.
        carry, captures: what changes and what does not.
        running: which elements take part at all.
        most: number of steps after which all stop.

    Returns:
        The last carry.
    """
    nc = len(carry)

    def cond(i: Any, going: Any, *_: Any) -> list[Any]:
        left = ops.compare(i, splat(most, _COUNTER), comparison_direction="LT")
        return [ops.and_(left, Term(going).any())]

    def body(i: Any, going: Any, *rest: Any) -> list[Any]:
        old = [Term(x) for x in rest[:nc]]
        new, on = step(old, [Term(x) for x in rest[nc:]])
        mask = Term(going)
        kept = [mask.then(y, x).value for x, y in zip(old, new, strict=True)]
        return [ops.add(i, splat(1, _COUNTER)), (mask & on).value, *kept]

    operands = [splat(0, _COUNTER), running.value, *(x.value for x in (*carry, *captures))]
    types = [x.type.strong for x in operands]
    graphs = {"cond": build(cond, types, "goes_on"), "body": build(body, types, "step")}
    outs = ops.while_(*operands, **graphs, nc=2 + nc)
    return [Term(x) for x in outs[2:]]


def special(
    name: str,
    formula: Callable[..., Term],
    ref: Callable[..., Array] | None,
    operands: tuple[str, ...],
    partials: tuple[Partial, ...],
    *,
    ulp: float,
    work: int,
    dialect: str = "",
    iterates: bool = False,
) -> OpDef:
    """Make and register the record of a special function.

    Args:
        name: of the op.
        formula: terms of f64 to a term; it defines the op for every type.
        ref: NumPy's function of doubles; None: the formula, evaluated by the interpreter.
        operands: operand names.
        partials: one per operand.
        ulp: how far the formula may be from `ref`, in units of the last place of f64; narrower
            types, which it is rounded to, are within one.
        work: operations per element.
        dialect: of its spelling; "": it has none, and its expansion is printed.
        iterates: whether the formula also takes the relative size at which terms stop to matter.
    """

    def expand(ins: Sequence[Any], attrs: Any) -> Any:
        wide = [Term(ops.convert(x, dtype=F64)) for x in ins]
        d = ins[0].type.dtype
        precision = ((2.0**-53 if d is F64 else 2.0**-32),) if iterates else ()
        return ops.convert(formula(*wide, *precision).value, dtype=d)

    return elementwise(
        name,
        None if ref is None else doubled(ref),
        FLOAT,
        operands,
        partials,
        mlir=Mlir(f"{dialect}.{name}" if dialect else "stablehlo.composite"),
        ulp=ulp,
        work=work,
        expand=expand,
    )


def scipy(name: str) -> Callable[..., Array]:
    """A function of `scipy.special`, imported when it is first called."""

    def call(*xs: Array) -> Array:
        import scipy.special

        return np.asarray(getattr(scipy.special, name)(*xs))

    return call
