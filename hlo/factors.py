"""Sharding factors: along which dimensions an op can be cut, and what each cut costs.

A rule is Einstein notation with compound indices: every dimension of every operand and result is a
list of factors, major to minor; whoever has a factor in common can be cut along it together. The
record of an op gives its rule (`OpDef.factors`), or an index signature from which it follows.
Propagation and partitioning read rules alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from monograph.hlo.record import Attrs, OpDef, Signature
from monograph.hlo.types import TensorType, Type, types_of

# pass       each piece of the result needs that piece of the operands
# reduce     operands only: pieces give terms of the result, which a monoid combines (`how`)
# whole      cannot be cut: operands are gathered first. Where a result has it, too, it is cut as
#            the operand was if nobody wants it otherwise.
# neighbour  a piece of the result needs a stretch of the operand that may lie on other devices: the
#            op's own rule (`OpDef.split`) fetches it. Operand and result have the factor in common,
#            so that they are cut alike, whatever their sizes are.
FactorKind = Literal["pass", "reduce", "whole", "neighbour"]
Dim = tuple[int, ...]  # numbers of the factors that make a dimension, major to minor
Row = tuple[Dim, ...]  # of one value


@dataclass(frozen=True)
class Factor:
    """One index of a rule.

    Attributes:
        size: how many values it takes; the sizes of a dimension's factors multiply to its own. One
            that needs neighbours stands alone in its dimensions, which may differ in size: this is
            the result's.
        kind: what cutting it means.
        how: of reductions, the monoid that combines the terms: "add", "maximum", ...; "" where
            there is none.
        split: the op on pieces, with localised attributes, does not do: `OpDef.split` says what
            does (indices count from the start of a piece, places outside of it are masked). Always
            so for neighbours. Where the record has no such rule, the factor is whole.
    """

    size: int
    kind: FactorKind = "pass"
    how: str = ""
    split: bool = False

    def __str__(self) -> str:
        own = "split" if self.split and self.kind != "neighbour" else ""
        return " ".join(filter(None, (self.kind, self.how, own)))


@dataclass(frozen=True)
class Rule:
    """The factors of one node.

    Attributes:
        operands: per operand, per dimension.
        results: per result, per dimension.
        factors: by number.
        once: operands that every term of a reduction would count, such as initial values: all
            terms but the first have the monoid's identity in their place.
    """

    operands: tuple[Row, ...]
    results: tuple[Row, ...]
    factors: tuple[Factor, ...]
    once: tuple[int, ...] = ()

    def __str__(self) -> str:
        """
        >>> str(Rule((((0,), (1,)),), (((0,),),), (Factor(4), Factor(8, "reduce", "add"))))
        '(a, b) -> (a); b reduce add'
        """

        def row(dims: Row) -> str:
            return f"({', '.join(''.join(map(_letter, d)) or '1' for d in dims)})"

        notes = [f"; {_letter(i)} {f}" for i, f in enumerate(self.factors) if str(f) != "pass"]
        left, right = (", ".join(map(row, side)) for side in (self.operands, self.results))
        return f"{left} -> {right}{''.join(notes)}"


@dataclass(frozen=True)
class Edge:
    """Places of a region op that hold one value as time goes by, so that all are cut alike.

    Attributes:
        operands: numbers of operands.
        params: (region, number) of regions' parameters; regions are counted as `subgraphs` does.
        outs: (region, number) of regions' results.
        results: numbers of the op's results.
        rows: (operands, results) that have a leading dimension more, which stays whole: the inputs
            and outputs of a scan.

    The value that is fed back around a loop is the same: its parameter and its result in `outs`.
    """

    operands: tuple[int, ...] = ()
    params: tuple[tuple[int, int], ...] = ()
    outs: tuple[tuple[int, int], ...] = ()
    results: tuple[int, ...] = ()
    rows: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())


def same_shape(
    shape: Sequence[int], dims: Sequence[int], kind: FactorKind, operands: int, results: int
) -> Rule:
    """The rule of an op whose operands and results have one shape and are cut alike.

    Args:
        shape: of all of them.
        dims: the dimensions that do not pass.
        kind: what cutting these means.
        operands, results: how many there are.

    >>> str(same_shape((3, 4), (1,), "neighbour", 1, 1))
    '(a, b) -> (a, b); b neighbour'
    """
    made = Factors()
    row = [made.add(n, kind if d in dims else "pass") for d, n in enumerate(shape)]
    return made.rule([row] * operands, [row] * results)


@dataclass(frozen=True)
class Border:
    """What a marker says between whole values and what one device computes by the user's code.

    Attributes:
        inward: whether the operand is the whole value and the result a piece, or the other way.
        dims: per dimension the axes that cut the whole, major to minor.
        axes: all axes that the user's code is cut over; along those that cut no dimension devices
            hold the same. Over others the compiler may cut both sides.
    """

    inward: bool
    dims: tuple[tuple[str, ...], ...]
    axes: tuple[str, ...]


def with_members(before: int, after: int) -> Callable[[Sequence[TensorType], Type, Attrs], Rule]:
    """Rules of ops whose operand or result has a dimension in front for the members of an axis.

    >>> from monograph.hlo.types import F32, tensor
    >>> str(with_members(0, 1)((tensor((3,), F32),), tensor((4, 3), F32), {}))
    '(a) -> (b, a); b whole'
    """

    def factors(types: Sequence[TensorType], out: Type, attrs: Attrs) -> Rule:
        (x,), (y,) = types, types_of(out)
        made = Factors()
        row = made.all(x.shape[before:])
        front = [made.all(t.shape[:n], "whole") for t, n in ((x, before), (y, after))]
        return made.rule([[*front[0], *row]], [[*front[1], *row]])

    return factors


def called(attrs: Attrs) -> tuple[Edge, ...]:
    """The edges of an op that runs the one graph it holds, once."""
    graph = attrs["graph"]
    ins = [Edge(operands=(i,), params=((0, i),)) for i in range(len(graph.params))]
    outs = [Edge(outs=((0, i),), results=(i,)) for i in range(len(graph.outs))]
    return (*ins, *outs)


def _letter(i: int) -> str:
    return "abcdefghijklmnopqrstuvwxyz"[i] if i < 26 else f"[{i}]"


def rule_of(op: OpDef, types: Sequence[TensorType], out: Type, attrs: Attrs) -> Rule | None:
    """The rule of an op at these types; None if it has none (then nothing passes through it).

    Args:
        op: a record.
        types: of the operands.
        out: of the result, or of the results.
        attrs: the op's attributes.
    """
    given = tuple(types)
    if op.factors is not None:
        found: Rule | None = op.factors(given, out, attrs)
        return found
    signature = None if op.signature is None else op.signature(given, attrs)
    return None if signature is None else from_signature(signature, given, types_of(out))


def from_signature(s: Signature, types: Sequence[TensorType], outs: Sequence[TensorType]) -> Rule:
    """The rule that an index signature stands for.

    A letter that results have passes, one of operands alone is a sum, and a dimension without a
    letter is whole.

    >>> from monograph.hlo.types import F32, tensor
    >>> s = Signature((("m", "k"), ("k", "n")), (("m", "n"),))
    >>> str(from_signature(s, (tensor((2, 3), F32), tensor((3, 4), F32)), (tensor((2, 4), F32),)))
    '(a, b), (b, c) -> (a, c); b reduce add'
    """
    made = Factors()
    numbers: dict[str, Dim] = {}
    reduced = set(s.reduced)

    def number(letter: str | None, size: int) -> Dim:
        if letter is None:
            return made.add(size, "whole")
        if letter not in numbers:
            numbers[letter] = (
                made.add(size, "reduce", "add") if letter in reduced else made.add(size)
            )
        return numbers[letter]

    def rows(side: Sequence[Sequence[str | None]], of: Sequence[TensorType]) -> list[list[Dim]]:
        return [
            [number(c, n) for c, n in zip(row, t.shape, strict=True)]
            for row, t in zip(side, of, strict=True)
        ]

    operands = rows(s.operands, types)
    return made.rule(operands, rows(s.results, outs))


class Factors:
    """Collects the factors of a rule.

    >>> made = Factors()
    >>> rows, columns = made.add(3), made.add(4, "whole")
    >>> str(made.rule([[rows, columns]], [[rows]]))
    '(a, b) -> (a); b whole'
    """

    def __init__(self) -> None:
        self.found: list[Factor] = []

    def add(self, size: int, kind: FactorKind = "pass", how: str = "", split: bool = False) -> Dim:
        """A new factor, as a dimension that consists of it alone."""
        self.found.append(Factor(size, kind, how, split or kind == "neighbour"))
        return (len(self.found) - 1,)

    def all(
        self, shape: Sequence[int], kind: FactorKind = "pass", split: bool = False
    ) -> list[Dim]:
        """A new factor for each dimension."""
        return [self.add(n, kind, split=split) for n in shape]

    def rule(
        self,
        operands: Sequence[Sequence[Dim]],
        results: Sequence[Sequence[Dim]],
        once: Sequence[int] = (),
    ) -> Rule:
        """The rule with these rows."""
        given, made = (tuple([tuple(row) for row in side]) for side in (operands, results))
        return Rule(given, made, tuple(self.found), tuple(once))


def alike(types: Sequence[TensorType], out: Type, attrs: Attrs) -> Rule:
    """The rule of an op whose results are its operands, dimension for dimension."""
    made = Factors()
    rows = [made.all(t.shape) for t in types]
    return made.rule(rows, rows)
