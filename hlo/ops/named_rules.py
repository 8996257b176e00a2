"""What becomes of an op on named axes when one of them is mapped: work on rows.

A rule gets the attributes, the operand, whether it has a row per member, and the axis's place; it
returns the result and whether that has rows. What is left over other axes it emits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from monograph.hlo.axes import Axis, Shift, Steps, members
from monograph.hlo.ops.batching import stretch
from monograph.hlo.ops.elementwise import multiply
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.moves import broadcast_in_dim, permuted, reshaped
from monograph.hlo.ops.rows import (
    by_group,
    fold_rows,
    merged,
    reordered,
    repeated,
    sent_rows,
    swapped,
)
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import Attrs, ops
from monograph.hlo.state import state
from monograph.hlo.types import listed, single

Flagged = tuple[Any, Any]  # a value or several, and whether they have a row per member


@dataclass(frozen=True)
class Place:
    """Where the mapped axis stands among those of an op.

    Attributes:
        axis: it.
        before, after: how many members the axes in front of and behind it have.
        rest: all others.
    """

    axis: Axis
    before: int
    after: int
    rest: tuple[Axis, ...]


Rule = Callable[[Attrs, Any, bool, Place], Flagged]


def place_of(axes: tuple[Axis, ...]) -> Place:
    """The place of the axis that is mapped."""
    i = axes.index(state.mapped)
    front, back = axes[:i], axes[i + 1 :]
    return Place(axes[i], members(front), members(back), front + back)


_FOLDS = {"add": "axis_sum", "maximum": "axis_max", "minimum": "axis_min"}


def folded(name: str, attrs: Attrs, xs: Sequence[Any], flags: Sequence[bool]) -> Flagged:
    """Sums, largest and smallest of several values at once."""
    place, groups = place_of(attrs["axes"]), attrs["groups"]
    n = place.axis.size
    if groups is not None:
        rows = [stretch(x, f, n) for x, f in zip(xs, flags, strict=True)]
        made = [by_group(r, groups, partial(_same_for_all, name)) for r in rows]
        return single(made), _flags(made, True)
    made = [
        fold_rows(x, name) if f else _times(x, n) if name == "add" else x
        for x, f in zip(xs, flags, strict=True)
    ]
    if place.rest:
        made = listed(getattr(ops, _FOLDS[name])(*made, axes=place.rest))
    return single(made), _flags(made, False)


def _flags(made: Sequence[Any], flag: bool) -> Any:
    return flag if len(made) == 1 else [flag] * len(made)


def _times(x: Any, n: int) -> Any:
    return multiply(x, splat(n, x.type.strong))


def _same_for_all(name: str, rows: Any) -> Any:
    return repeated(fold_rows(rows, name), rows.type.shape[0])


def gathered(attrs: Attrs, x: Any, flag: bool, place: Place) -> Flagged:
    """Everybody gets all rows."""
    n = place.axis.size
    if attrs["groups"] is not None:
        rows = stretch(x, flag, n)
        return by_group(rows, attrs["groups"], lambda r: repeated(r, r.type.shape[0])), True
    if not place.rest:
        return stretch(x, flag, n), False
    others = ops.axis_gather(x, axes=place.rest, same=attrs["same"])
    if flag:
        made = reordered(others, 1, (place.before, place.after), (0, 1))
        return merged(permuted(made, (0, 2, 1, *range(3, made.type.ndim))), 3), False
    inner = others.type.shape[1:]
    made = reshaped(others, (place.before, place.after, *inner))
    shape = (place.before, n, place.after, *inner)
    dims = (0, *range(2, len(shape)))
    return merged(broadcast_in_dim(made, shape=shape, broadcast_dimensions=dims), 3), False


def scattered(attrs: Attrs, x: Any, flag: bool, place: Place) -> Flagged:
    """Everybody gets its part of the sum."""
    n = place.axis.size
    if attrs["groups"] is not None:
        rows = stretch(x, flag, n)
        return by_group(rows, attrs["groups"], lambda r: fold_rows(r, "add")), True
    total = fold_rows(x, "add") if flag else _times(x, n)
    if not place.rest:
        return total, True
    made = merged(reordered(total, 1, (place.before, n, place.after), (0, 2, 1)), 2)
    return ops.axis_scatter(made, axes=place.rest), True


def exchanged(attrs: Attrs, x: Any, flag: bool, place: Place) -> Flagged:
    """Rows become parts, and parts rows."""
    n = place.axis.size
    rows = stretch(x, flag, n)
    if attrs["groups"] is not None:
        return by_group(rows, attrs["groups"], swapped), True
    if not place.rest:
        return swapped(rows), True
    sizes = (n, place.before, n, place.after)
    parts = reordered(rows, 2, sizes, (1, 3, 2, 0))  # those of the rest, receivers, senders
    made = ops.axis_swap(merged(parts, 2), axes=place.rest)
    back = reordered(made, 1, (place.before, place.after), (0, 1))
    whole = permuted(back, (2, 0, 3, 1, *range(4, back.type.ndim)))
    return reshaped(whole, rows.type.shape), True


def owned(attrs: Attrs, x: Any, flag: bool, place: Place) -> Flagged:
    """Everybody keeps its part."""
    n = place.axis.size
    if not flag:
        made = reordered(x, 1, (place.before, n, place.after), (1, 0, 2))
    else:
        rows = reordered(x, 2, (n, place.before, n, place.after), (0, 2, 1, 3))
        made = cut(merged(rows, 2), 0, 0, n * n, n + 1)  # where receiver and part are the same
    if not place.rest:
        return reshaped(made, (n, *made.type.shape[3:])), True
    parts = swapped(reshaped(made, (n, place.before * place.after, *made.type.shape[3:])))
    return ops.axis_own(parts, axes=place.rest), True


def sent(attrs: Attrs, x: Any, flag: bool, place: Place) -> Flagged:
    """Who gets from whom is decided once the rows of all axes are there: `held` ones already are.

    These are the operand's first dimensions, by their numbers among the axes.
    """
    axes, perm = attrs["axes"], attrs["perm"]
    if not flag and len(axes) == 1 and _reaches_all(perm, axes[0].size):
        return x, False
    rows = stretch(x, flag, place.axis.size)
    held = (axes.index(place.axis), *attrs["held"])
    if len(held) < len(axes):
        return ops.axis_permute(rows, axes=axes, perm=perm, held=held), True
    k = len(held)
    order = tuple(held.index(i) for i in range(k))
    behind = tuple(range(k, rows.type.ndim))
    seen = permuted(rows, (*order, *behind))
    made = reshaped(sent_rows(merged(seen, k), perm), seen.type.shape)
    return permuted(made, (*held, *behind)), True


def _reaches_all(perm: Any, n: int) -> bool:
    if isinstance(perm, Shift):
        return perm.wrap or perm.by == 0
    pairs = perm.pairs if isinstance(perm, Steps) else perm
    return not isinstance(pairs, tuple) or len(pairs) == n
