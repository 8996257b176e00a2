"""Collectives over named axes that move values: what members of a mapped axis give each other.

All take trees. A tuple of names stands for the axes together, as in `monograph.lax.named`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph._operands.axes import axis_of
from monograph._operands.values import value
from monograph.hlo.axes import Axis, members
from monograph.hlo.errors import ArgumentError, AxisError, ShapeError
from monograph.hlo.ops import (
    axis_gather,
    axis_permute,
    axis_scatter,
    axis_swap,
)
from monograph.hlo.ops.moves import inwards, outwards, reshaped
from monograph.hlo.ops.rows import take_rows
from monograph.lax.named import axes_named, checked_groups, varying
from monograph.tracer import tree


def _merged(x: Any, axis: int) -> Any:
    """`x` with dimensions `axis` and the next one as one."""
    shape = x.type.shape
    return reshaped(x, (*shape[:axis], shape[axis] * shape[axis + 1], *shape[axis + 2 :]))


def _parts(x: Any, axis: int, count: int, tiled: bool, what: str) -> Any:
    """`x` with one part for each member in front: elements of `axis`, or tiles of it."""
    shape = x.type.shape
    if shape[axis] % count if tiled else shape[axis] != count:
        raise ShapeError(
            f"{what}: axis {axis} has size {shape[axis]}, the named axis has {count} members",
            operands={"x": x.type},
            why="each member gets an equal part." if tiled else "each member gets one element.",
            fix="split an axis whose size fits"
            + (" (a multiple of the members)." if tiled else ", or pass tiled=True."),
        )
    if not tiled:
        return outwards(x, axis)
    tiles = reshaped(x, (*shape[:axis], count, shape[axis] // count, *shape[axis + 1 :]))
    return outwards(tiles, axis)


def all_gather(
    x: Any,
    axis_name: Any,
    *,
    axis_index_groups: Any = None,
    axis: int = 0,
    tiled: bool = False,
    to: str = "varying",
) -> Any:
    """The values of all members: stacked along a new axis, or one behind the other.

    Args:
        x: a tree of arrays.
        axis_name: a name, or a tuple of names.
        axis_index_groups: lists of member numbers, all of one length.
        axis: where they go in the result.
        tiled: concatenate along `axis` rather than stack.
        to: inside `shard_map`, whether the type of the result tells that it may differ from device
            to device ("varying"), or that it is the same ("invarying").

    >>> from monograph import numpy, vmap
    >>> vmap(lambda x: all_gather(x, "i"), axis_name="i")(numpy.arange(2)).tolist()
    [[0, 1], [0, 1]]
    """
    axes = axes_named(axis_name, "all_gather")
    if not axes:
        return x
    groups = checked_groups(axis_index_groups, axes, "all_gather")
    if to not in ("varying", "invarying"):
        raise ArgumentError(
            f"all_gather: to={to!r} is not known", fix='pass "varying" or "invarying".'
        )
    same = to == "invarying"

    def one(leaf: Any) -> Any:
        mine = varying(value(leaf, "all_gather"), axis_name, "all_gather")
        place = axis_of(axis, mine.type.ndim + (not tiled), "all_gather")
        made = inwards(axis_gather(mine, axes=axes, groups=groups, same=same), place)
        return _merged(made, place) if tiled else made

    return tree.map(one, x)


def psum_scatter(
    x: Any,
    axis_name: Any,
    *,
    scatter_dimension: int = 0,
    axis_index_groups: Any = None,
    tiled: bool = False,
) -> Any:
    """The sum over all members, of which each one keeps its part along an axis.

    Args:
        x: a tree of arrays.
        axis_name: a name, or a tuple of names.
        scatter_dimension: the axis that is split.
        axis_index_groups: lists of member numbers, all of one length.
        tiled: keep a tile of the axis rather than one element.

    >>> from monograph import numpy, vmap
    >>> vmap(lambda x: psum_scatter(x, "i"), axis_name="i")(numpy.ones((2, 2))).tolist()
    [2.0, 2.0]
    """
    axes = axes_named(axis_name, "psum_scatter")
    if not axes:
        return x
    groups = checked_groups(axis_index_groups, axes, "psum_scatter")

    def one(leaf: Any) -> Any:
        mine = varying(value(leaf, "psum_scatter"), axis_name, "psum_scatter")
        place = axis_of(scatter_dimension, mine.type.ndim, "psum_scatter")
        parts = _parts(mine, place, members(axes, groups), tiled, "psum_scatter")
        return axis_scatter(parts, axes=axes, groups=groups)

    return tree.map(one, x)


def all_to_all(
    x: Any,
    axis_name: Any,
    split_axis: int,
    concat_axis: int,
    *,
    axis_index_groups: Any = None,
    tiled: bool = False,
) -> Any:
    """Each member gives every other one its part along an axis, and joins what it gets.

    Args:
        x: a tree of arrays.
        axis_name: a name, or a tuple of names.
        split_axis: the axis whose parts go to the members.
        concat_axis: where the parts that come in are put.
        axis_index_groups: lists of member numbers, all of one length.
        tiled: parts are tiles, not single elements; then no axis is added or removed.

    >>> from monograph import numpy, vmap
    >>> x = numpy.arange(4).reshape(2, 2)
    >>> vmap(lambda x: all_to_all(x, "i", 0, 0), axis_name="i")(x).tolist()
    [[0, 2], [1, 3]]
    """
    axes = axes_named(axis_name, "all_to_all")
    groups = checked_groups(axis_index_groups, axes, "all_to_all")

    def one(leaf: Any) -> Any:
        mine = varying(value(leaf, "all_to_all"), axis_name, "all_to_all")
        split = axis_of(split_axis, mine.type.ndim, "all_to_all")
        place = axis_of(concat_axis, mine.type.ndim, "all_to_all")
        parts = _parts(mine, split, members(axes, groups), tiled, "all_to_all")
        made = inwards(axis_swap(parts, axes=axes, groups=groups), place)
        return _merged(made, place) if tiled else made

    return tree.map(one, x)


def pswapaxes(x: Any, axis_name: Any, axis: int, *, axis_index_groups: Any = None) -> Any:
    """Exchange a named axis with an axis of the array of the same size."""
    return all_to_all(x, axis_name, axis, axis, axis_index_groups=axis_index_groups)


def ppermute(x: Any, axis_name: Any, perm: Sequence[Any]) -> Any:
    """Each member gets the value of one other; those to whom nobody sends get zeros.

    Args:
        x: a tree of arrays.
        axis_name: a name, or a tuple of names.
        perm: pairs (source, destination) of member numbers; -1 is the last member. Nobody sends
            twice, and nobody gets two values.

    Raises:
        AxisError: if there is no such member.
        ArgumentError: if a source or a destination is there twice.

    >>> from monograph import numpy, vmap
    >>> ring = [(0, 1), (1, 2), (2, 0)]
    >>> vmap(lambda x: ppermute(x, "i", ring), axis_name="i")(numpy.arange(3)).tolist()
    [2, 0, 1]
    """
    axes = axes_named(axis_name, "ppermute")
    pairs = _pairs(perm, axes)

    def one(leaf: Any) -> Any:
        mine = varying(value(leaf, "ppermute"), axis_name, "ppermute")
        return axis_permute(mine, axes=axes, perm=pairs)

    return tree.map(one, x)


def _pairs(perm: Sequence[Any], axes: Sequence[Axis]) -> tuple[tuple[int, int], ...]:
    """The pairs of a permutation, with members counted from the first one."""
    count = members(axes)

    def member(i: Any) -> int:
        return int(i) + count if -count <= i < 0 else int(i)

    pairs = tuple((member(source), member(target)) for source, target in perm)
    _check_members([i for pair in pairs for i in pair], axes, "ppermute")
    for which, numbers in zip(("source", "destination"), zip(*pairs, strict=True), strict=False):
        if len(set(numbers)) < len(numbers):
            raise ArgumentError(
                f"ppermute: a {which} is there twice in {pairs}",
                why="every member sends one value at most, and gets one at most.",
                fix=f"give every {which} once, or add up the results of two ppermutes.",
            )
    return pairs


def _check_members(numbers: Sequence[int], axes: Sequence[Axis], what: str) -> None:
    count = members(axes)
    for n in numbers:
        if not 0 <= n < count:
            raise AxisError(
                f"{what}: the named axis has {count} members, there is no number {n}",
                fix=f"use numbers from 0 to {count - 1}.",
            )


def pshuffle(x: Any, axis_name: Any, perm: Sequence[int]) -> Any:
    """Member i gets the value of member ``perm[i]``."""
    if set(perm) != set(range(len(perm))):
        raise ArgumentError(
            f"pshuffle: `perm` does not represent a permutation: {perm}",
            fix="give every member number once.",
        )
    return ppermute(x, axis_name, list(zip(perm, range(len(perm)), strict=True)))


def pbroadcast(x: Any, axis_name: Any, source: int) -> Any:
    """All members get the value of one.

    Args:
        x: a tree of arrays.
        axis_name: a name, or a tuple of names.
        source: the number of that member.
    """
    axes = axes_named(axis_name, "pbroadcast")
    _check_members([source], axes, "pbroadcast")

    def one(leaf: Any) -> Any:
        mine = varying(value(leaf, "pbroadcast"), axis_name, "pbroadcast")
        return reshaped(take_rows(axis_gather(mine, axes=axes), [source]), mine.type.shape)

    return tree.map(one, x)
