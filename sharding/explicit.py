"""How results are cut where operands say it all: the rule of explicit mesh axes.

Nothing is chosen here: where a rule leaves a choice, or operands disagree, there is no answer but
what is in the way, for the message of whoever asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from monograph.hlo.factors import Dim, Rule
from monograph.sharding.suggest import distributed
from monograph.sharding.tiling import Names, Sizes, Tiling, parts

# unlike   operands are cut in different ways along what must be cut alike
# twice    an axis would cut two dimensions of a result
# sum      what is summed over is cut: the result may be whole, cut along any dimension, or terms
# whole    the op needs all of a dimension that is cut
# pieces   the pieces of an operand are no pieces of a result
Trouble = Literal["unlike", "twice", "sum", "whole", "pieces"]
Place = tuple[int, int]  # operand, dimension


@dataclass(frozen=True)
class Ambiguity:
    """Why nobody can tell how a result is cut.

    Attributes:
        trouble: of which kind.
        axes: the mesh axes in question.
        places: (operand, dimension) that are cut over them.
    """

    trouble: Trouble
    axes: Names
    places: tuple[Place, ...]

    def __str__(self) -> str:
        """
        >>> str(Ambiguity("sum", ("x",), ((0, 1), (1, 0))))
        'dimension 1 of operand 0 and dimension 0 of operand 1 are summed over and cut over x'
        """
        where = " and ".join(f"dimension {d} of operand {i}" for i, d in self.places)
        verb = "is" if len(self.places) == 1 else "are"
        what = {
            "unlike": f"{verb} cut in different ways"
            if verb == "are"
            else "is cut, its partner not,",
            "twice": f"{verb} dimensions of one result, which an axis cuts once",
            "sum": f"{verb} summed over and cut",
            "whole": f"{verb} needed whole and cut",
            "pieces": f"{verb} cut into pieces that the result does not consist of",
        }
        return f"{where} {what[self.trouble]}{' over ' if self.axes else ''}{'+'.join(self.axes)}"


def infer(rule: Rule, operands: Sequence[Tiling], sizes: Sizes) -> list[Tiling] | Ambiguity:
    """How results are cut, given how operands are.

    A reduction of one operand is taken as soon as it is asked for, so its result is whole along
    what was reduced; a product whose summed dimension is cut on both sides is ambiguous.

    Args:
        rule: of the op.
        operands: all of them, without terms.
        sizes: of the mesh's axes.

    Returns:
        A tiling per result, or what is in the way.

    >>> from monograph.hlo.factors import Factor
    >>> rule = Rule((((0,), (1,)), ((1,), (2,))), (((0,), (2,)),),
    ...             (Factor(8), Factor(8, "reduce", "add"), Factor(8)))
    >>> infer(rule, [Tiling((("x",), ())), Tiling(((), ("y",)))], {"x": 2, "y": 2})
    [[x, y]]
    >>> print(infer(rule, [Tiling((("x",), ())), Tiling(((), ("x",)))], {"x": 2, "y": 2}))
    dimension 0 of operand 0 and dimension 1 of operand 1 are dimensions of one result, which an \
axis cuts once over x
    """
    given: dict[int, Names] = {}
    places: dict[int, list[Place]] = {}
    for i, (row, tiling) in enumerate(zip(rule.operands, operands, strict=True)):
        for d, axes in enumerate(tiling.dims):
            if not axes:
                continue
            found = distributed(rule.factors, _long(rule, row[d]), axes, sizes)
            if sum((part for _, part in found), ()) != axes:
                return Ambiguity("pieces", axes, ((i, d),))
            for f, part in found:
                places.setdefault(f, []).append((i, d))
                if given.setdefault(f, part) != part:
                    return Ambiguity("unlike", (), tuple(places[f]))
    for f, axes in given.items():
        trouble = _trouble(rule, f, len(places[f]), axes, sizes)
        if trouble is not None:
            return Ambiguity(trouble, axes, tuple(places[f]))
    made: list[Tiling] = []
    for row in rule.results:
        result = _result(rule, row, given, places, sizes)
        if isinstance(result, Ambiguity):
            return result
        made.append(result)
    return made


def _long(rule: Rule, dim: Dim) -> Dim:
    return tuple(f for f in dim if rule.factors[f].size > 1) or dim[:1]


def _trouble(rule: Rule, f: int, cut: int, axes: Names, sizes: Sizes) -> Trouble | None:
    """What is in the way of cutting one factor."""
    factor = rule.factors[f]
    having = sum(any(f in dim for dim in row) for row in rule.operands)
    if factor.kind == "reduce" and having > 1:
        return "sum" if cut == having else "unlike"
    if factor.kind == "whole":
        return "whole"
    if factor.kind == "neighbour" and factor.size % parts(axes, sizes):
        return "pieces"
    return None


def _result(
    rule: Rule,
    row: Sequence[Dim],
    given: dict[int, Names],
    places: dict[int, list[Place]],
    sizes: Sizes,
) -> Tiling | Ambiguity:
    dims: list[Names] = []
    used: dict[str, int] = {}
    for dim in row:
        made: Names = ()
        full = True
        for f in _long(rule, dim):
            axes = given.get(f, ())
            if axes and not full:
                return Ambiguity("pieces", axes, tuple(places[f]))
            for a in axes:
                if used.setdefault(a, f) != f:
                    both = (*places[used[a]], *places[f])
                    return Ambiguity("twice", (a,), both)
            made += axes
            full = parts(axes, sizes) == rule.factors[f].size
        dims.append(made)
    return Tiling(tuple(dims))
