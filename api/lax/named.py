"""Named axes, those of `vmap(axis_name=...)`: sizes, members' numbers, and reductions over them.

All take trees. A tuple of names stands for the axes together, the first one outermost: its members
are numbered as the elements of an array with those dimensions. Collectives that move values are in
`monograph.lax.parallel`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph._operands.axes import axes_of
from monograph._operands.values import convert, value
from monograph.hlo.axes import Axis, Groups, find_axis, members
from monograph.hlo.errors import ArgumentError, AxisError, DTypeError, UnsupportedError
from monograph.hlo.ops import axis_index as axis_index_op
from monograph.hlo.ops import (
    axis_max,
    axis_min,
    axis_sum,
)
from monograph.hlo.ops.named import vary
from monograph.hlo.record import OpDef
from monograph.hlo.types import BOOL, I32
from monograph.numpy import reductions
from monograph.numpy.creation import asarray, is_number
from monograph.tracer import tree

Names = tuple[Any, ...]


# ---- axes and groups -----------------------------------------------------------------------------


def names_of(axis_name: Any) -> Names:
    """A name, or several, as a tuple."""
    return tuple(axis_name) if isinstance(axis_name, tuple | list) else (axis_name,)


def axes_named(axis_name: Any, what: str) -> tuple[Axis, ...]:
    """The axes in scope that have these names."""
    return tuple(find_axis(n, what).plain for n in names_of(axis_name))


def varying(x: Any, axis_name: Any, what: str) -> Any:
    """A value as one that differs along these axes, where they are a mesh's that types tell of."""
    found = [find_axis(n, what) for n in names_of(axis_name) if not isinstance(n, int)]
    return vary(x, [a.plain for a in found if a.checked])


def only_named(axis_name: Any, what: str) -> tuple[Axis, ...]:
    """The named ones among named and positional axes."""
    return axes_named(tuple(n for n in names_of(axis_name) if not isinstance(n, int)), what)


def checked_groups(
    groups: Any, axes: Sequence[Axis], what: str, *, equal: bool = True
) -> Groups | None:
    """Checked ``axis_index_groups``."""
    if groups is None:
        return None
    rows = tuple(tuple(int(i) for i in g) for g in groups)
    if sorted(i for g in rows for i in g) != list(range(sum(map(len, rows)))):
        raise AxisError(
            f"{what}: axis_index_groups must cover all indices exactly once",
            operands={"axis_index_groups": groups},
            fix="put every member number into one group.",
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
            fix="put every member number into one group.",
        )
    if equal and len({len(g) for g in rows}) != 1:
        raise AxisError(
            f"{what}: axis_index_groups must be groups of one size",
            operands={"axis_index_groups": groups},
            fix="make all groups equally large; only psum, pmean, pmax and pmin take others.",
        )
    return rows


def axis_size(axis_name: Any) -> int:
    """How many members a named axis has, or several axes together; a Python integer.

    >>> from monograph import numpy, vmap
    >>> vmap(lambda x: x / axis_size("i"), axis_name="i")(numpy.ones(4)).tolist()
    [0.25, 0.25, 0.25, 0.25]
    """
    return members(axes_named(axis_name, "axis_size"))


def axis_index(axis_name: Any) -> Any:
    """The number of this member along a named axis, i32.

    >>> from monograph import vmap
    >>> vmap(lambda: axis_index("i"), axis_name="i", axis_size=3)().tolist()
    [0, 1, 2]
    """
    axes = axes_named(axis_name, "axis_index")
    if not isinstance(axis_name, tuple | list):
        return varying(axis_index_op(axis=axes[0]), axis_name, "axis_index")
    number = asarray(0)
    for axis in axes:
        number = number * axis.size + axis_index_op(axis=axis)
    return varying(number, axis_name, "axis_index")


# ---- reductions ----------------------------------------------------------------------------------


def _reduction(what: str, op: OpDef, fold: str, x: Any, axis_name: Any, groups: Any) -> Any:
    """The value of `x` folded over positional axes (integers) and named ones."""
    positional = tuple(n for n in names_of(axis_name) if isinstance(n, int))
    axes = only_named(axis_name, what)
    if positional and groups is not None:
        raise AxisError(
            f"{what}: axis_index_groups only goes with named axes",
            fix="reduce over axes of the array by numpy.sum, max or min.",
        )
    rows = checked_groups(groups, axes, what, equal=False) if axes or groups is not None else None

    def one(leaf: Any) -> Any:
        made = value(leaf, what)
        if made.type.dtype is BOOL and fold == "add":
            made = convert(made, I32)
        if positional:
            made = reductions.reduce_by(fold, made, axes_of(positional, made.type.ndim, what))
        made = varying(made, axis_name, what)
        return op(made, axes=axes, groups=rows) if axes else made

    return tree.map(one, x)


def psum(x: Any, axis_name: Any, *, axis_index_groups: Any = None) -> Any:
    """The sum over all members of a named axis (or of each group of them).

    Args:
        x: a tree of arrays.
        axis_name: a name, or a tuple of names; integers among them are axes of `x` itself.
        axis_index_groups: lists of member numbers; each group has its own sum.

    >>> from monograph import numpy, vmap
    >>> vmap(lambda x: x / psum(x, "i"), axis_name="i")(numpy.array([1.0, 2.0, 5.0])).tolist()
    [0.125, 0.25, 0.625]
    """
    leaves = tree.leaves(x)
    if leaves and all(is_number(leaf) and not isinstance(leaf, bool) for leaf in leaves):
        axes = only_named(axis_name, "psum")
        rows = checked_groups(axis_index_groups, axes, "psum", equal=False)
        count = members(axes, rows)
        return tree.map(lambda leaf: leaf * count, x)
    return _reduction("psum", axis_sum, "add", x, axis_name, axis_index_groups)


def pmean(x: Any, axis_name: Any, *, axis_index_groups: Any = None) -> Any:
    """The mean over all members of a named axis; the arguments are those of `psum`."""
    only_named(axis_name, "pmean")
    total = psum(x, axis_name, axis_index_groups=axis_index_groups)
    count = psum(1, axis_name, axis_index_groups=axis_index_groups)
    return tree.map(lambda leaf: leaf / count, total)


def pmax(x: Any, axis_name: Any, *, axis_index_groups: Any = None) -> Any:
    """The largest value of all members of a named axis; the arguments are those of `psum`."""
    return _reduction("pmax", axis_max, "maximum", x, axis_name, axis_index_groups)


def pmin(x: Any, axis_name: Any, *, axis_index_groups: Any = None) -> Any:
    """The smallest value of all members of a named axis; the arguments are those of `psum`."""
    return _reduction("pmin", axis_min, "minimum", x, axis_name, axis_index_groups)


# ---- what types tell -----------------------------------------------------------------------------


def pcast(x: Any, axis_name: Any, *, to: str) -> Any:
    """A value inside `shard_map` whose type tells that it may differ along axes of the mesh.

    Values do not change. Its transpose is the sum over these axes; where a value that is the same
    everywhere meets one that differs, the cast is made without asking.

    Args:
        x: a tree of arrays that do not differ along these axes.
        axis_name: a name, or a tuple of names.
        to: "varying".

    Raises:
        ArgumentError: if a value differs along them already, or `to` is something else.
    """
    if isinstance(axis_name, set | frozenset):
        raise DTypeError(
            f"pcast: axis_name must be a name or a tuple of names, got {axis_name}",
            fix="write a tuple.",
        )
    if to != "varying":
        known = to in ("reduced", "unreduced")
        raise (UnsupportedError if known else ArgumentError)(
            f"pcast: to={to!r} is not {'supported' if known else 'known'}",
            fix='pass to="varying".',
        )
    axes = [find_axis(n, "pcast") for n in names_of(axis_name)]
    told = frozenset(a.plain for a in axes if a.checked)

    def one(leaf: Any) -> Any:
        made = value(leaf, "pcast")
        if told & made.type.vary:
            raise ArgumentError(
                f"pcast: the value already differs along {', '.join(map(str, axis_name))}"
                if isinstance(axis_name, tuple)
                else f"pcast: the value already differs along {axis_name!r}",
                operands={"x": made.type},
                fix="name only axes that are not in typeof(x).vma.",
            )
        return vary(made, told)

    return tree.map(one, x)
