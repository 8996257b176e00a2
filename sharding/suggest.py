"""What one link suggests for its values: the axes of each factor, and of the dimensions made of it.

As in Shardy ("Sharding propagation", its documentation) dimensions are projected to factors, each
factor gets the longest list of axes on which its values agree, and factors give dimensions again.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from monograph.hlo.factors import Factor
from monograph.sharding.links import Link, Reason, Value
from monograph.sharding.tiling import Names, Sizes, common, parts

Key = tuple[Any, ...]
_RANKS = {"pass": 0, "reduce": 1, "neighbour": 2, "whole": 3}


@dataclass(slots=True)
class Suggestion:
    """More axes for one dimension of a value.

    Attributes:
        key: the smallest of several that exclude each other is taken. Dimensions that pass come
            before sums; what was computed comes before what was only read (a parameter that is
            needed whole is cheap to gather, once); then dimensions in front, then large values.
        value: whose.
        dim: which.
        axes: all of them, major first.
        reason: because of which.
    """

    key: Key
    value: Value
    dim: int
    axes: Names
    reason: Reason | None


@dataclass(slots=True)
class Choice:
    """The axes of a factor, from where, and those on which values do not agree."""

    axes: Names
    key: Key
    reason: Reason | None
    contested: Names = ()


def suggestions(
    link: Link, forward: bool, passing: bool, closed: int, sizes: Sizes, bits: Mapping[str, int]
) -> tuple[list[Suggestion], int]:
    """What a link suggests for its results or operands; and bits of axes that are contested.

    Args:
        link: any.
        forward: for the results.
        passing: along factors that pass alone.
        closed: bits of axes that do not pass now; -1: those on which a value has an open question.
        sizes: of the mesh's axes.
        bits: of the axes.
    """
    first, last = (link.inputs, len(link.values)) if forward else (0, link.inputs)
    known = 0
    for v in link.values:
        if not v.free:
            known |= v.cut
    if not any(known & ~v.full for v in link.values[first:last]):
        return [], 0  # nothing that they have no axis of, or no room for
    bold = link.bold[not forward]
    found = _candidates(link, passing, sizes)
    chosen = {f: c[0] if len(c) == 1 else _agreed(c, bold) for f, c in found.items()}
    contested = sum({bits[a] for c in chosen.values() for a in c.contested})
    out: list[Suggestion] = []
    for i in range(first, last):
        value = link.values[i]
        if not known & ~value.full:
            continue
        mine = _for_value(link, i, chosen, value.open if closed < 0 else closed, sizes, bits)
        if len(mine) > 1:
            mine, open_ = reconciled(mine, bold, bits)
            contested |= open_
        out += mine
    return out, contested


def _for_value(
    link: Link, i: int, chosen: Mapping[int, Choice], closed: int, sizes: Sizes,
    bits: Mapping[str, int],
) -> list[Suggestion]:  # fmt: skip
    """The suggestions for one value."""
    value = link.values[i]
    made: list[Suggestion] = []
    for d, factors in enumerate(link.rule.rows[i]):
        if value.closed[d] or not any(f in chosen for f in factors):
            continue
        have = value.dims[d]
        axes = _dimension(link.rule.factors, factors, chosen, value.type.shape[d], sizes)
        if link.prefix:
            axes = _prefix(link, value, d) + axes
        axes = _unused(value, d, axes)
        if closed:
            axes = _before(axes, [a for a in axes[len(have) :] if bits[a] & closed])
        if len(axes) > len(have) and axes[: len(have)] == have:
            best = min((chosen[f] for f in factors if f in chosen), key=lambda c: c.key)
            made.append(Suggestion((*best.key, d), value, d, axes, best.reason))
    return made


def _candidates(link: Link, passing: bool, sizes: Sizes) -> dict[int, list[Choice]]:
    """Per factor, the axes that values have for it now."""
    found: dict[int, list[Choice]] = {}
    factors = link.rule.factors
    for row, value in zip(link.rule.rows, link.values, strict=True):
        if value.free or not value.cut:
            continue
        for d, axes in enumerate(value.dims):
            if link.prefix:
                axes = axes[len(_prefix(link, value, d)) :]
            if not axes:
                continue
            for f, part in distributed(factors, row[d], axes, sizes):
                kind = factors[f].kind
                if passing and kind != "pass":
                    continue
                key = (_RANKS[kind], -value.depth, d, -value.type.nbytes)
                found.setdefault(f, []).append(Choice(part, key, value.why[d]))
    return found


def _prefix(link: Link, value: Value, dim: int) -> Names:
    """The axes of a dimension that a link is not about."""
    given = link.prefix.get(value)
    return () if given is None else given[dim]


def distributed(
    factors: Sequence[Factor], dim: Sequence[int], axes: Names, sizes: Sizes
) -> list[tuple[int, Names]]:
    """The axes of a dimension, to its factors: minor ones get some where major ones are full."""
    if len(dim) == 1:
        return [(dim[0], axes)]
    out: list[tuple[int, Names]] = []
    rest = axes
    for f in dim:
        taken = _dividing(rest, factors[f].size, sizes)
        if taken:
            out.append((f, taken))
        rest = rest[len(taken) :]
        if not rest or parts(taken, sizes) != factors[f].size:
            break
    return out


def _dividing(axes: Names, size: int, sizes: Sizes) -> Names:
    """The leading axes that cut `size` evenly."""
    count = 1
    for i, a in enumerate(axes):
        count *= sizes[a]
        if size % count:
            return axes[:i]
    return axes


def _agreed(candidates: list[Choice], bold: bool) -> Choice:
    """The axes of a factor: the longest list if others begin it, else what lists begin with."""
    longest = min(candidates, key=lambda c: (-len(c.axes), c.key, c.axes, _rank(c.reason)))
    shared = longest.axes
    for c in candidates:
        if longest.axes[: len(c.axes)] != c.axes:
            shared = common(shared, c.axes)
    if shared == longest.axes:
        return longest
    first = min(candidates, key=lambda c: (c.key, c.axes, _rank(c.reason)))
    contested = tuple(a for c in candidates for a in c.axes[len(shared) :])
    return Choice(first.axes if bold else shared, first.key, first.reason, contested)


def _rank(reason: Reason | None) -> tuple[Any, ...]:
    return () if reason is None else reason.rank


def _dimension(
    factors: Sequence[Factor],
    dim: Sequence[int],
    chosen: Mapping[int, Choice],
    n: int,
    sizes: Sizes,
) -> Names:
    """The axes of a dimension of size `n` from those of its factors."""
    if len(dim) == 1:
        axes = chosen[dim[0]].axes
        if n == 1 or (factors[dim[0]].kind != "pass" and n < parts(axes, sizes)):
            return ()
        return axes
    made: Names = ()
    for f in dim:
        axes = _dividing(chosen[f].axes, factors[f].size, sizes) if f in chosen else ()
        made += axes
        if parts(axes, sizes) != factors[f].size:
            break
    return made


def _unused(value: Value, dim: int, axes: Names) -> Names:
    """Axes up to the first that the value has no room for."""
    others = [a for d, names in enumerate(value.dims) if d != dim for a in names]
    n = len(value.dims[dim])
    full = {*others, *value.partial, *value.refused}
    return axes[:n] + _before(axes[n:], full)


def reconciled(
    given: list[Suggestion], bold: bool, bits: Mapping[str, int]
) -> tuple[list[Suggestion], int]:
    """Suggestions for one value that can be followed together; and bits of contested axes.

    Args:
        given: several for one value.
        bold: whether the best one gets an axis that several dimensions want; else none does.
        bits: of the axes.
    """
    rows = sorted(given, key=lambda s: (s.key, s.dim, s.axes, _rank(s.reason)))
    wanted: dict[str, set[int]] = {}
    shared: dict[int, Names] = {}
    for s in rows:
        before = shared.get(s.dim, s.axes)
        short, long = sorted((before, s.axes), key=len)
        shared[s.dim] = long if long[: len(short)] == short else common(short, long)
        for a in s.axes:
            wanted.setdefault(a, set()).add(s.dim)
    contested = {a for a, dims in wanted.items() if len(dims) > 1}
    taken: dict[str, int] = {}
    left = 0
    for s in rows:
        if bold:
            lost = {a for a, d in taken.items() if d != s.dim}
            axes = _before(s.axes, lost)
        else:
            axes = _before(common(s.axes, shared[s.dim]), contested)
        for a in axes:
            taken.setdefault(a, s.dim)
        for a in s.axes[len(axes) :]:
            left |= bits[a]
        s.axes = axes
    return [s for s in rows if len(s.axes) > len(s.value.dims[s.dim])], left


def _before(axes: Names, ends: Collection[str]) -> Names:
    """Axes up to the first of these."""
    return next((axes[:i] for i, a in enumerate(axes) if a in ends), axes)
