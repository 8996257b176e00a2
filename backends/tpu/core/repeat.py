"""Loops of runs without values that repeat themselves, with the loops, copies and flags in them.

How long an iteration takes depends on how the clock stands when it begins, and on a few scalars:
counts of loops, copies and flags, numbers of accumulators, and whatever those are made of. Where
all of that is as it was some iterations ago, the iterations since then will come again and again,
so the rest is added up. All other scalars are sums of each other (addresses): where they have
grown by the same amounts twice, they always will. Scalars of data matter to no cycle (`data`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from monograph.backends.tpu.core.binding import Code, Step
from monograph.backends.tpu.core.clock import Counts
from monograph.backends.tpu.core.state import Core
from monograph.backends.tpu.isa.scalar import wrap
from monograph.backends.tpu.isa.spec import SCALARS

_SUMS = frozenset({"sadd", "ssub", "sset", "smov"})  # whose results are sums of their operands
_MARKS = 256  # iterations that are looked at before a loop counts as one that does not repeat


@dataclass(frozen=True)
class Pattern:
    """What must come again in a loop: the body, the scalars that its cycles depend on; and those
    of data, on which none does."""

    first: int
    end: int
    watched: tuple[int, ...]
    data: frozenset[int] = frozenset()


@dataclass
class Mark:
    """How things stood when an iteration began."""

    key: Any
    now: int
    counts: Counts
    scalars: list[int]


@dataclass
class Marks:
    """The iterations of one visit to a loop."""

    pattern: Pattern
    rows: list[Mark] = field(default_factory=list)
    last: dict[Any, int] = field(default_factory=dict)


def pattern_of(code: Code, first: int, end: int) -> Pattern | None:
    """What the cycles of a body depend on; None if on more than its scalars and its beginning."""
    issued = [s for b in code.bundles[first:end] for s in b.steps]
    scalars = [s for s in issued if s.unit == "scalar" and not s.spec.flow]
    stores = any(s.touches is not None and not s.outs for s in scalars)
    jumps = any(s.spec.flow not in ("", "loop") for s in issued)
    links = any(o.name == "link" for s in issued for o in s.spec.operands)
    if stores or jumps or links:
        return None
    watched = {r for s in issued for r in s.counted}
    made = [s for s in scalars if not code.data.issuperset(s.outs)]
    watched |= {r for s in made if s.spec.name not in _SUMS for r in s.needs}
    return Pattern(first, end, tuple(sorted(_made_of(watched, scalars))), code.data)


def _made_of(places: set[int], scalars: list[Step]) -> set[int]:
    """Scalars, and all that they are made of."""
    while True:
        more = {r for s in scalars if places & set(s.outs) for r in s.needs} - places
        if not more:
            return places
        places = places | more


def skip(core: Core, marks: Marks, left: int) -> int:
    """Called when an iteration begins: add up as many of the `left` ones as repeat; how many."""
    clock, p = core.clock, marks.pattern
    if len(marks.rows) >= _MARKS:
        return 0
    key = (clock.pending(), tuple([core.values[r] for r in p.watched]))
    now = Mark(key, clock.now, clock.counts(p.first, p.end), core.values[:SCALARS])
    at, before = len(marks.rows), marks.last.get(key)
    marks.rows.append(now)
    marks.last[key] = at
    if before is None:
        return 0
    period = at - before
    one = marks.rows[before]
    growth = _growth(now, one, p)
    if before < period or left < period:
        return 0
    other = marks.rows[before - period]
    if other.key != key or growth != _growth(one, other, p):
        return 0
    times = left // period
    clock.add(clock.since(one.counts), times)
    clock.shift(times * (clock.now - one.now))
    for place, by in enumerate(growth):
        core.values[place] = wrap(core.values[place] + times * by)
    marks.rows.clear()
    marks.last.clear()
    return times * period


def _growth(now: Mark, before: Mark, pattern: Pattern) -> list[int]:
    """How far the scalars have grown; those of data stay as they are."""
    pairs = enumerate(zip(now.scalars, before.scalars, strict=True))
    return [0 if i in pattern.data else wrap(a - b) for i, (a, b) in pairs]


__all__ = ["Marks", "Pattern", "pattern_of", "skip"]
