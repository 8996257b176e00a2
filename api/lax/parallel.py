"""Collectives over named axes that move values: what members of a mapped axis give each other.

All take trees. A tuple of names stands for the axes together, as in `monograph.lax.named`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph._operands.axes import axis_of
from monograph._operands.values import value
from monograph.hlo.axes import Axis
from monograph.hlo.errors import ArgumentError, AxisError, ShapeError
from monograph.hlo.ops import (
    axis_gather,
    axis_permute,
    axis_scatter,
    axis_swap,
    concatenate,
    zeros,
)
from monograph.hlo.ops.moves import permuted, reshaped
from monograph.hlo.ops.named import take_rows
from monograph.lax.named import Groups, axes_named, axis_index, checked_groups
from monograph.lax.shapes import dynamic_index_in_dim
from monograph.numpy.creation import asarray
from monograph.tracer import tree


def _to_front(x: Any, axis: int) -> Any:
    return permuted(x, (axis, *(i for i in range(x.type.ndim) if i != axis)))


def _from_front(x: Any, axis: int) -> Any:
    return permuted(x, (*range(1, axis + 1), 0, *range(axis + 1, x.type.ndim)))


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
        return _to_front(x, axis)
    tiles = reshaped(x, (*shape[:axis], count, shape[axis] // count, *shape[axis + 1 :]))
    return _to_front(tiles, axis)


def _stacked(x: Any, axes: Sequence[Axis], groups: Groups | None) -> Any:
    """The values of all members, numbered along dimension 0."""
    shape = x.type.shape
    for axis in reversed(axes):
        x = axis_gather(x, axis=axis, groups=groups)
    return x if len(axes) == 1 else reshaped(x, (math.prod(a.size for a in axes), *shape))


def _count(axes: Sequence[Axis], groups: Groups | None) -> int:
    return math.prod(a.size for a in axes) if groups is None else len(groups[0])


def all_gather(
    x: Any,
    axis_name: Any,
    *,
    axis_index_groups: Any = None,
    axis: int = 0,
    tiled: bool = False,
) -> Any:
    """The values of all members: stacked along a new axis, or one behind the other.

    Args:
        x: a tree of arrays.
        axis_name: a name, or a tuple of names.
        axis_index_groups: lists of member numbers, all of one length.
        axis: where they go in the result.
        tiled: concatenate along `axis` rather than stack.

    >>> from monograph import vmap
    >>> vmap(lambda x: all_gather(x, "i"), axis_name="i")(np.arange(2)).tolist()
    [[0, 1], [0, 1]]
    """
    axes = axes_named(axis_name, "all_gather")
    if not axes:
        return x
    groups = checked_groups(axis_index_groups, axes, "all_gather")

    def one(leaf: Any) -> Any:
        mine = value(leaf, "all_gather")
        place = axis_of(axis, mine.type.ndim + (not tiled), "all_gather")
        made = _from_front(_stacked(mine, axes, groups), place)
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

    >>> from monograph import vmap
    >>> vmap(lambda x: psum_scatter(x, "i"), axis_name="i")(np.ones((2, 2))).tolist()
    [2.0, 2.0]
    """
    axes = axes_named(axis_name, "psum_scatter")
    if not axes:
        return x
    groups = checked_groups(axis_index_groups, axes, "psum_scatter")

    def one(leaf: Any) -> Any:
        mine = value(leaf, "psum_scatter")
        place = axis_of(scatter_dimension, mine.type.ndim, "psum_scatter")
        made = _parts(mine, place, _count(axes, groups), tiled, "psum_scatter")
        if len(axes) > 1:
            made = reshaped(made, (*(a.size for a in axes), *made.type.shape[1:]))
        for named in axes:
            made = axis_scatter(made, axis=named, groups=groups)
        return made

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

    >>> from monograph import vmap
    >>> vmap(lambda x: all_to_all(x, "i", 0, 0), axis_name="i")(np.arange(4).reshape(2, 2)).tolist()
    [[0, 2], [1, 3]]
    """
    axes = axes_named(axis_name, "all_to_all")
    groups = checked_groups(axis_index_groups, axes, "all_to_all")

    def one(leaf: Any) -> Any:
        mine = value(leaf, "all_to_all")
        split = axis_of(split_axis, mine.type.ndim, "all_to_all")
        place = axis_of(concat_axis, mine.type.ndim, "all_to_all")
        parts = _parts(mine, split, _count(axes, groups), tiled, "all_to_all")
        made = _from_front(_exchanged(parts, axes, groups), place)
        return _merged(made, place) if tiled else made

    return tree.map(one, x)


def _exchanged(parts: Any, axes: Sequence[Axis], groups: Groups | None) -> Any:
    """Part k of member m becomes part m of member k."""
    shape = parts.type.shape
    made = reshaped(parts, (*(a.size for a in axes), *shape[1:])) if len(axes) > 1 else parts
    for i, axis in enumerate(axes):
        made = _from_front(axis_swap(_to_front(made, i), axis=axis, groups=groups), i)
    return reshaped(made, shape)


def pswapaxes(x: Any, axis_name: Any, axis: int, *, axis_index_groups: Any = None) -> Any:
    """Exchange a named axis with an axis of the array of the same size."""
    return all_to_all(x, axis_name, axis, axis, axis_index_groups=axis_index_groups)


def ppermute(x: Any, axis_name: Any, perm: Sequence[Any]) -> Any:
    """Each member gets the value of one other; those to whom nobody sends get zeros.

    Args:
        x: a tree of arrays.
        axis_name: a name, or a tuple of names.
        perm: pairs (source, destination) of member numbers.

    >>> from monograph import vmap
    >>> ring = [(0, 1), (1, 2), (2, 0)]
    >>> vmap(lambda x: ppermute(x, "i", ring), axis_name="i")(np.arange(3)).tolist()
    [2, 0, 1]
    """
    axes = axes_named(axis_name, "ppermute")
    pairs = tuple((int(source), int(target)) for source, target in perm)
    _check_members([i for pair in pairs for i in pair], axes, "ppermute")
    if len(axes) == 1:
        return tree.map(
            lambda leaf: axis_permute(value(leaf, "ppermute"), axis=axes[0], perm=pairs), x
        )
    count = _count(axes, None)
    source = {target: s for s, target in pairs}
    mine = asarray(np.array([source.get(m, count) for m in range(count)]))[axis_index(axis_name)]

    def one(leaf: Any) -> Any:
        rows = _stacked(value(leaf, "ppermute"), axes, None)
        nothing = zeros(rows.type.with_shape((1, *rows.type.shape[1:])))
        return dynamic_index_in_dim(
            concatenate(rows, nothing, dimension=0), mine, 0, keepdims=False
        )

    return tree.map(one, x)


def _check_members(numbers: Sequence[int], axes: Sequence[Axis], what: str) -> None:
    count = _count(axes, None)
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
        mine = value(leaf, "pbroadcast")
        return reshaped(take_rows(_stacked(mine, axes, None), [source]), mine.type.shape)

    return tree.map(one, x)
