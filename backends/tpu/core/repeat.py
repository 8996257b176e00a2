"""Loops of runs without values that repeat themselves, with the loops, copies and flags in them.

How long an iteration takes depends on how the clock stands when it begins, and on a few scalars:
counts of loops, copies and flags, numbers of accumulators, and whatever those are made of. Where
all of that is as it was some iterations ago, the iterations since then will come again and again,
so the rest is added up. All other scalars are sums of each other (addresses): where they have
grown by the same amounts twice, they always will. Scalars of data matter to no cycle (`data`).

A loop without copies and flags is also known when it comes again as a whole, here or as the same
code elsewhere: with equal scalars, and the clock as it stood (`Known`).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from monograph.backends.tpu.core.binding import Code, Step
from monograph.backends.tpu.core.clock import Clock, Counts, Relative
from monograph.backends.tpu.core.data import SUMS
from monograph.backends.tpu.core.state import Core
from monograph.backends.tpu.isa.scalar import wrap
from monograph.backends.tpu.isa.spec import SCALARS

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
    watched |= {r for s in made if s.spec.name not in SUMS for r in s.needs}
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


# ---- loops that come again as a whole ------------------------------------------------------------


@dataclass(frozen=True)
class Known:
    """What loops with one body cost before.

    Attributes:
        used: scalars that the body reads or makes.
        visits: how things stood -> cycles, counts, how the clock and the scalars stood afterwards.
    """

    used: tuple[int, ...]
    visits: dict[Any, tuple[int, Counts, Relative, tuple[int, ...]]] = field(default_factory=dict)


@dataclass(frozen=True)
class Visit:
    """A loop that is gone through for the first time, as things stand."""

    known: Known
    key: Any
    now: int
    counts: Counts


def known_of(code: Code, first: int, end: int) -> Known | None:
    """What is known of a body; None if it has copies or flags, or depends on data."""
    steps = [s for b in code.bundles[first:end] for s in b.steps]
    if any(o.kind == "f" for s in steps for o in s.spec.operands):
        return None
    used = tuple(sorted({r for s in steps for r in (*s.needs, *s.outs) if r < SCALARS}))
    if code.data.intersection(used):
        return None
    bodies: dict[Any, Known] = code.bodies
    return bodies.setdefault(_text_of(code, first, end), Known(used))


def _text_of(code: Code, first: int, end: int) -> Any:
    """The instructions of a body, wherever it is: jumps are counted from its beginning."""

    def place(r: int) -> Any:
        return r if r < code.registers else ("number", code.values[r])

    return tuple(
        tuple((s.spec.name, *map(place, s.reads), *s.outs, s.target - first if s.spec.flow else 0)
              for s in b.steps)
        for b in code.bundles[first:end]
    )  # fmt: skip


def visit(core: Core, known: Known, first: int, end: int, count: int) -> Visit | None:
    """Called when a loop of so many iterations begins: go on to its end if it is known.

    Returns:
        None if it was; else what `learn` is to be given when it has ended.
    """
    clock = core.clock
    key = (count, clock.relative(), tuple([core.values[r] for r in known.used]))
    found = known.visits.get(key)
    if found is None:
        return Visit(known, key, clock.now, clock.counts(first, end))
    cycles, counts, after, scalars = found
    clock.add(replace(counts, first=first))
    clock.become(clock.now + cycles, after)
    for r, value in zip(known.used, scalars, strict=True):
        core.values[r] = value
    return None


def learn(core: Core, begun: Visit) -> None:
    """Remember what a loop cost that has ended."""
    clock: Clock = core.clock
    scalars = tuple([core.values[r] for r in begun.known.used])
    cost = (clock.now - begun.now, clock.since(begun.counts), clock.relative(), scalars)
    begun.known.visits[begun.key] = cost


def _growth(now: Mark, before: Mark, pattern: Pattern) -> list[int]:
    """How far the scalars have grown; those of data stay as they are."""
    pairs = enumerate(zip(now.scalars, before.scalars, strict=True))
    return [0 if i in pattern.data else wrap(a - b) for i, (a, b) in pairs]


__all__ = ["Known", "Marks", "Pattern", "Visit", "known_of", "learn", "pattern_of", "skip", "visit"]
