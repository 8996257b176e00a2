"""What propagation works on: values, and links between them.

A link is a node's rule on the values that it ties: cutting one of them along a factor means cutting
the others. `monograph.sharding.program` makes them of a graph.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from monograph.hlo.factors import Factor, Row, Rule
from monograph.hlo.location import Loc
from monograph.hlo.types import TensorType
from monograph.sharding.tiling import Names, Tiling

Path = tuple[int, ...]  # a place in the order of the program that no reordering changes

# Rules through which shardings pass first, see `Link.level`.
ALONE, THROUGH, PASSING, ALL, SPREADING = range(5)


@dataclass(frozen=True, eq=False)
class Reason:
    """What the user said, because of which a value is cut.

    Attributes:
        what: "argument", "result", "constraint", "shard_map".
        number: of the argument or result.
        tiling: what was said.
        loc: the user's line.
        path: where in the program.
    """

    what: str
    number: int
    tiling: Tiling
    loc: Loc | None = None
    path: Path = ()

    @cached_property
    def rank(self) -> tuple[Any, ...]:
        """Which of several reasons is named, whatever the order of the program."""
        return (self.what, self.number, self.path, repr(self.tiling))

    def __str__(self) -> str:
        """
        >>> str(Reason("argument", 2, Tiling((("data",), ()))))
        'argument 2 is [data, -]'
        """
        number = f" {self.number}" if self.what in ("argument", "result") else ""
        return f"{self.what}{number} is {self.tiling}"


class Value:
    """One value, or several that must be cut alike.

    Attributes:
        type: of the whole.
        dims: per dimension the axes that cut it, so far.
        closed: per dimension, whether the user said that no more axes may.
        why: per dimension, the reason of its axes.
        partial: axes over which the user wants terms; `how` combines them.
        manual: axes over which it is the user's own code that is cut.
        refused: axes that may cut no dimension more.
        free: whether it is made of nothing, as constants are: each user may have its own.
        depth: how many ops that do more than move or map elements it is away from parameters.
        links: that it is part of.
        sources: those of them that it is a result of.
        cut, full: bits of the axes that cut it, and of those that it has no more room for.
        open: bits of the axes about which something is to be decided before they may cut it.
    """

    __slots__ = (
        "closed", "cut", "depth", "dims", "free", "full", "how", "links", "manual", "open",
        "partial", "refused", "sources", "type", "why",
    )  # fmt: skip

    def __init__(self, type: TensorType, depth: int = 0, free: bool = False) -> None:
        self.type = type
        self.dims: list[Names] = [()] * type.ndim
        self.closed = [False] * type.ndim
        self.why: list[Reason | None] = [None] * type.ndim
        self.partial: Names = ()
        self.how = "add"
        self.manual: frozenset[str] = frozenset()
        self.refused: frozenset[str] = frozenset()
        self.free = free
        self.depth = depth
        self.links: list[Link] = []
        self.sources: list[Link] = []
        self.cut = self.full = self.open = 0

    @property
    def tiling(self) -> Tiling:
        return Tiling(tuple(self.dims), self.partial, self.how)

    def inside(self, axes: frozenset[str]) -> None:
        """It belongs to the user's own code over these axes."""
        self.manual |= axes
        self.refused |= axes

    def mark(self, bits: Mapping[str, int]) -> None:
        """Bring `cut` and `full` up to date."""
        self.cut = sum(bits[a] for names in self.dims for a in names)
        self.full = self.cut
        for a in (*self.partial, *self.refused):
            self.full |= bits[a]
        self.open &= ~self.full

    def pin(self, reason: Reason, open: Sequence[bool] | None = None) -> None:
        """The user says how it is cut; in open dimensions more axes may follow."""
        tiling = reason.tiling
        self.dims = list(tiling.dims)
        self.closed = [not o for o in open] if open is not None else [True] * len(self.dims)
        self.why = [reason] * len(self.dims)
        self.partial, self.how = tiling.partial, tiling.how


class Link:
    """A rule on values.

    Attributes:
        path: where the node stands.
        values: those of operands, then those of results.
        inputs: how many are operands.
        rule: its rows are those of `values`, in the same order.
        level: from which round on shardings pass: through ops that keep every dimension first (of
            these, those whose operands have no other user), then along factors that pass, then
            along all.
        prefix: of a value, per dimension the axes in front of those that the link is about: a whole
            value is cut over the axes of the user's own code first, its pieces are not.
        spreads: whether results have dimensions of their own: until the last round, shardings pass
            from the result to the operand only.
        group: the number of its path.
        feeds_back: whether its result is an operand of what makes its operand, around a loop.
        dirty: whether something has changed since it was looked at (forward, backward).
        contested: bits of the axes on which its values do not agree (forward, backward).
        bold: whether that has been decided: the better one gets them (forward, backward).
        taint: bits of the axes that its results have to wait for.
    """

    __slots__ = (
        "bold", "contested", "dirty", "feeds_back", "group", "inputs", "level", "path", "prefix",
        "rule", "spreads", "taint", "values",
    )  # fmt: skip

    def __init__(self, path: Path, values: Sequence[Value], inputs: int, rule: Flat) -> None:
        self.path = path
        self.values = tuple(values)
        self.inputs = inputs
        self.rule = rule
        self.level = rule.level
        self.spreads = rule.spreads
        self.prefix: dict[Value, tuple[Names, ...]] = {}
        self.group = 0
        self.feeds_back = False
        self.dirty = [False, False]
        self.contested = [0, 0]
        self.bold = [False, False]
        self.taint = 0
        for v in dict.fromkeys(values):
            v.links.append(self)
        for v in dict.fromkeys(self.values[inputs:]):
            v.sources.append(self)


class Flat:
    """A rule, ready for use.

    Attributes:
        factors: by number.
        rows: of all values, without factors of size 1 in longer dimensions.
        mixed: whether there are factors that do not pass.
        level, spreads: see `Link`.
    """

    def __init__(self, rule: Rule) -> None:
        self.factors: tuple[Factor, ...] = rule.factors
        self.rows = tuple(self._row(r) for r in (*rule.operands, *rule.results))
        self.level = THROUGH if self._keeps(rule) else PASSING
        self.mixed = any(f.kind != "pass" for f in rule.factors)
        read = {f for row in rule.operands for dim in row for f in dim}
        own = {f for row in rule.results for dim in row for f in dim} - read
        self.spreads = bool(rule.operands) and any(
            rule.factors[f].kind == "pass" and rule.factors[f].size > 1 for f in own
        )

    def _row(self, row: Row) -> Row:
        return tuple(tuple(f for f in dim if self.factors[f].size > 1) or dim[:1] for dim in row)

    def _keeps(self, rule: Rule) -> bool:
        """Whether operands and results have the same factors, and all of them pass."""
        if any(f.kind != "pass" for f in rule.factors):
            return False
        rows = [r for r in (*rule.operands, *rule.results) if r]
        sets = [{f for dim in r for f in dim if rule.factors[f].size != 1} for r in rows]
        pairs = zip(rule.operands, rule.results, strict=False)
        return all(s == sets[0] for s in sets) or all(a == b for a, b in pairs)
