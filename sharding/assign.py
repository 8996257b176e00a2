"""Which mesh axes cut which factor of a node, given how its operands and results are cut.

An axis cuts one factor of what belongs together. What a tiling cannot say (a
minor factor that is cut while the major one is not) stays whole.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from monograph.hlo.factors import Dim, Row, Rule
from monograph.sharding.suggest import distributed
from monograph.sharding.tiling import Names, Sizes, Tiling, parts


@dataclass
class Assignment:
    """Axes per factor of a rule.

    Attributes:
        rule: whose factors.
        sizes: of the mesh's axes.
        axes: factor -> axes, major first; factors that are not cut are left out.
    """

    rule: Rule
    sizes: Sizes
    axes: dict[int, Names] = field(default_factory=dict)

    def tiling(self, row: Row) -> Tiling:
        """How an operand or result with these factors is cut."""
        return Tiling(tuple(self._dim(dim) for dim in row))

    def _dim(self, dim: Sequence[int]) -> Names:
        return tuple(a for f in dim for a in self.axes.get(f, ()))

    def of_kind(self, kind: str) -> Mapping[int, Names]:
        """The factors of a kind that are cut."""
        return {f: a for f, a in self.axes.items() if self.rule.factors[f].kind == kind}

    def drop(self, factors: Sequence[int]) -> None:
        """Leave these factors whole."""
        for f in factors:
            self.axes.pop(f, None)


def assign(
    rule: Rule,
    sizes: Sizes,
    operands: Sequence[Tiling],
    results: Sequence[Tiling],
    weights: Sequence[int],
    kinds: frozenset[str],
) -> Assignment:
    """Choose the axes of every factor.

    Args:
        rule: of the node.
        sizes: of the mesh's axes.
        operands: how they are cut now.
        results: how they are wanted.
        weights: bytes of the operands: the heavier ones decide.
        kinds: the kinds of factors that may be cut.
    """
    return candidates(rule, sizes, operands, results, weights, kinds)[0]


def candidates(
    rule: Rule,
    sizes: Sizes,
    operands: Sequence[Tiling],
    results: Sequence[Tiling],
    weights: Sequence[int],
    kinds: frozenset[str],
) -> list[Assignment]:
    """Ways to choose: results before operands, operands before results, each operand first."""
    wanted = list(zip(rule.results, results, strict=True))
    order = sorted(range(len(operands)), key=lambda i: (-weights[i], i))
    given = [(rule.operands[i], operands[i]) for i in order]
    ways = [[*wanted, *given], [*given, *wanted]]
    ways += [[g, *wanted, *(o for o in given if o is not g)] for g in given]
    made: list[Assignment] = []
    for way in ways:
        one = Assignment(rule, sizes)
        for row, tiling in way:
            _take(one, row, tiling, kinds)
        _check_compounds(one)
        if all(one.axes != other.axes for other in made):
            made.append(one)
    return made


def _take(made: Assignment, row: Row, tiling: Tiling, kinds: frozenset[str]) -> None:
    for dim, names in zip(row, tiling.dims, strict=True):
        for f, new in _distribute(made, dim, names):
            known = f not in made.axes and made.rule.factors[f].kind in kinds
            if known and not _taken(made, f, new):
                made.axes[f] = new


def _taken(made: Assignment, f: int, new: Names) -> bool:
    """Whether an axis cuts a factor already that no value could have beside `f`."""
    others = [g for g, names in made.axes.items() if set(names) & set(new)]
    return any(_together(made.rule, f, g) for g in others)


def _together(rule: Rule, f: int, g: int) -> bool:
    """Whether a device's share of both would have to be cut twice by one axis: they are dimensions
    of one value, or one of them is more than a piece of an operand for a piece of a result."""
    if any(rule.factors[i].kind != "pass" for i in (f, g)):
        return True
    rows = (*rule.operands, *rule.results)
    return any(_has(row, f) and _has(row, g) for row in rows)


def _has(row: Row, f: int) -> bool:
    return any(f in dim for dim in row)


def _distribute(made: Assignment, dim: Dim, names: Names) -> list[tuple[int, Names]]:
    """The axes of a dimension to its factors, those of one place left aside."""
    if not names:
        return []
    factors = tuple(f for f in dim if made.rule.factors[f].size > 1) or dim
    return distributed(made.rule.factors, factors, names, made.sizes)


def _check_compounds(made: Assignment) -> None:
    """Leave whole what no tiling can say of a dimension of several factors."""
    changed = True
    while changed:
        changed = False
        for row in (*made.rule.operands, *made.rule.results):
            for dim in row:
                factors = [f for f in dim if made.rule.factors[f].size > 1]
                if len(dim) > 1:  # one place of several is cut by none
                    made.drop([f for f in dim if f not in factors])
                if len(factors) < 2:
                    continue
                open_ = True
                for f in factors:
                    size, count = made.rule.factors[f].size, parts(made.axes.get(f, ()), made.sizes)
                    if f in made.axes and (not open_ or size % count):
                        made.drop([f])
                        changed, count = True, 1
                    open_ = open_ and count == size
