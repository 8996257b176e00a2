"""Collectives over named axes, those of `vmap(axis_name=...)`: what members give each other.

All take trees. A tuple of names stands for the axes together, the first one outermost: its members
are numbered as the elements of an array with those dimensions.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph._operands.axes import axes_of, axis_of
from monograph._operands.values import convert, value
from monograph.hlo.axes import Axis, find_axis
from monograph.hlo.errors import ArgumentError, AxisError, ShapeError, UnsupportedError
from monograph.hlo.ops import (
    axis_gather,
    axis_max,
    axis_min,
    axis_permute,
    axis_scatter,
    axis_sum,
    axis_swap,
    concatenate,
    zeros,
)
from monograph.hlo.ops import axis_index as axis_index_op
from monograph.hlo.ops.moves import permuted, reshaped
from monograph.hlo.ops.named import take_rows
from monograph.hlo.record import OpDef
from monograph.hlo.types import BOOL, I32
from monograph.lax.shapes import dynamic_index_in_dim
from monograph.numpy import reductions
from monograph.numpy.creation import asarray, is_number
from monograph.tracer import tree

Groups = tuple[tuple[int, ...], ...]
Names = tuple[Any, ...]


# ---- axes and groups -----------------------------------------------------------------------------


def _names(axis_name: Any) -> Names:
    return tuple(axis_name) if isinstance(axis_name, tuple | list) else (axis_name,)


def _axes(axis_name: Any, what: str) -> list[Axis]:
    return [find_axis(n, what) for n in _names(axis_name)]


def _groups(groups: Any, axes: Sequence[Axis], what: str, *, equal: bool = True) -> Groups | None:
    """Checked ``axis_index_groups``."""
    if groups is None:
        return None
    rows = tuple(tuple(int(i) for i in g) for g in groups)
    if sorted(i for g in rows for i in g) != list(range(sum(map(len, rows)))):
        raise AxisError(
            f"{what}: axis_index_groups must cover all indices exactly once",
            operands={"axis_index_groups": groups},
        )
    if len(axes) != 1:
        raise UnsupportedError(
            f"{what}: axis_index_groups of several axes together",
            fix="name one axis, or map over one axis of the product of their sizes.",
        )
    if sum(map(len, rows)) != axes[0].size:
        raise AxisError(
            f"{what}: axis_index_groups has {sum(map(len, rows))} indices, the axis has "
            f"{axes[0].size} members",
            operands={"axis_index_groups": groups},
        )
    if equal and len({len(g) for g in rows}) != 1:
        raise AxisError(
            f"{what}: axis_index_groups must be groups of one size",
            operands={"axis_index_groups": groups},
        )
    return rows


def axis_size(axis_name: Any) -> int:
    """How many members a named axis has, or several axes together; a Python integer.

    >>> from monograph import vmap
    >>> vmap(lambda x: x / axis_size("i"), axis_name="i")(np.ones(4, np.float32)).tolist()
    [0.25, 0.25, 0.25, 0.25]
    """
    return math.prod(a.size for a in _axes(axis_name, "axis_size"))


def axis_index(axis_name: Any) -> Any:
    """The number of this member along a named axis, i32.

    >>> from monograph import vmap
    >>> vmap(lambda: axis_index("i"), axis_name="i", axis_size=3)().tolist()
    [0, 1, 2]
    """
    axes = _axes(axis_name, "axis_index")
    if not isinstance(axis_name, tuple | list):
        return axis_index_op(axis=axes[0])
    number = asarray(0)
    for axis in axes:
        number = number * axis.size + axis_index_op(axis=axis)
    return number


# ---- reductions ----------------------------------------------------------------------------------


def _reduction(what: str, op: OpDef, fold: str, x: Any, axis_name: Any, groups: Any) -> Any:
    """The value of `x` folded over positional axes (integers) and named ones."""
    positional = tuple(n for n in _names(axis_name) if isinstance(n, int))
    axes = _axes(tuple(n for n in _names(axis_name) if not isinstance(n, int)), what)
    if positional and groups is not None:
        raise AxisError(f"{what}: axis_index_groups only goes with named axes")
    rows = _groups(groups, axes, what, equal=False) if axes or groups is not None else None

    def one(leaf: Any) -> Any:
        made = value(leaf, what)
        if made.type.dtype is BOOL and fold == "add":
            made = convert(made, I32)
        if positional:
            made = reductions.reduce_by(fold, made, axes_of(positional, made.type.ndim, what))
        for axis in reversed(axes):
            made = op(made, axis=axis, groups=rows)
        return made

    return tree.map(one, x)


def psum(x: Any, axis_name: Any, *, axis_index_groups: Any = None) -> Any:
    """The sum over all members of a named axis (or of each group of them).

    Args:
        x: a tree of arrays.
        axis_name: a name, or a tuple of names; integers among them are axes of `x` itself.
        axis_index_groups: lists of member numbers; each group has its own sum.

    >>> from monograph import vmap
    >>> x = np.arange(4, dtype=np.float32)
    >>> vmap(lambda x: x / psum(x, "i"), axis_name="i")(x).round(3).tolist()
    [0.0, 0.16699999570846558, 0.3330000042915344, 0.5]
    """
    leaves = tree.leaves(x)
    if leaves and all(is_number(leaf) and not isinstance(leaf, bool) for leaf in leaves):
        axes = _axes(tuple(n for n in _names(axis_name) if not isinstance(n, int)), "psum")
        rows = _groups(axis_index_groups, axes, "psum", equal=False)
        count = math.prod(a.size for a in axes) if rows is None else len(rows[0])
        return tree.map(lambda leaf: leaf * count, x)
    return _reduction("psum", axis_sum, "add", x, axis_name, axis_index_groups)


def pmean(x: Any, axis_name: Any, *, axis_index_groups: Any = None) -> Any:
    """The mean over all members of a named axis; the arguments are those of `psum`."""
    total = psum(x, axis_name, axis_index_groups=axis_index_groups)
    count = psum(1, axis_name, axis_index_groups=axis_index_groups)
    return tree.map(lambda leaf: leaf / count, total)


def pmax(x: Any, axis_name: Any, *, axis_index_groups: Any = None) -> Any:
    """The largest value of all members of a named axis; the arguments are those of `psum`."""
    return _reduction("pmax", axis_max, "maximum", x, axis_name, axis_index_groups)


def pmin(x: Any, axis_name: Any, *, axis_index_groups: Any = None) -> Any:
    """The smallest value of all members of a named axis; the arguments are those of `psum`."""
    return _reduction("pmin", axis_min, "minimum", x, axis_name, axis_index_groups)


# ---- moves ---------------------------------------------------------------------------------------


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
    axes = _axes(axis_name, "all_gather")
    if not axes:
        return x
    groups = _groups(axis_index_groups, axes, "all_gather")

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
    axes = _axes(axis_name, "psum_scatter")
    if not axes:
        return x
    groups = _groups(axis_index_groups, axes, "psum_scatter")

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
    axes = _axes(axis_name, "all_to_all")
    groups = _groups(axis_index_groups, axes, "all_to_all")

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
    axes = _axes(axis_name, "ppermute")
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
            raise AxisError(f"{what}: the named axis has {count} members, there is no number {n}")


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
    axes = _axes(axis_name, "pbroadcast")
    _check_members([source], axes, "pbroadcast")

    def one(leaf: Any) -> Any:
        mine = value(leaf, "pbroadcast")
        return reshaped(take_rows(_stacked(mine, axes, None), [source]), mine.type.shape)

    return tree.map(one, x)
