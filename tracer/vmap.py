"""`vmap`: a function of single examples becomes one of batches.

The mapped dimension of every argument is moved to the front, the function is traced on single
examples, and the batching walk emits the batched graph into what encloses the call.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from monograph.hlo.axes import Axis, in_scope, lying_on, mapped_over
from monograph.hlo.errors import ArgumentError, VmapError
from monograph.hlo.ops import broadcast_in_dim, transpose
from monograph.hlo.state import state
from monograph.hlo.types import TensorType
from monograph.hlo.walk import batch
from monograph.tracer import tree
from monograph.tracer.arguments import leaf_names, name_of
from monograph.tracer.avals import abstract, value_of
from monograph.tracer.elements import dimensions_within
from monograph.tracer.float0 import mapped as mapped_float0
from monograph.tracer.ref import Ref, held, write
from monograph.tracer.ref_trees import Views
from monograph.tracer.trace import Trace, trace


def vmap(
    fun: Callable[..., Any],
    in_axes: Any = 0,
    out_axes: Any = 0,
    axis_name: Any = None,
    axis_size: int | None = None,
    spmd_axis_name: Any = None,
) -> Callable[..., Any]:
    """Map a function over an axis of its arguments.

    Args:
        fun: a function of trees of arrays.
        in_axes: for each positional argument the axis to map over, or None not to map it; one
            integer for all, or a tuple with an entry (or a tree of entries) per argument. Keyword
            arguments are mapped over axis 0.
        out_axes: where the mapped axis goes in the results; None for results that do not depend on
            a mapped argument.
        axis_name: a name for the axis, which collectives such as `lax.psum` refer to.
        axis_size: its size, needed only if no argument is mapped.
        spmd_axis_name: the axis of a device mesh (or a tuple of some) that the mapped axis is
            sharded over in every `with_sharding_constraint` inside; it changes no value.

    Returns:
        The batched function.

    Raises:
        VmapError: if axes are out of range or sizes differ; the message names every argument.

    >>> import monograph as mg
    >>> mg.vmap(mg.numpy.dot, in_axes=(0, None))(mg.numpy.eye(2), mg.numpy.arange(2.0)).tolist()
    [0.0, 1.0]
    """
    if isinstance(in_axes, list):
        in_axes = tuple(in_axes)
    if not (in_axes is None or isinstance(in_axes, int | tuple)):
        raise VmapError(
            f"in_axes must be an integer, None, or a tuple with an entry per argument, got "
            f"{type(in_axes).__name__}",
            fix="write (axes,) where the function has one argument.",
        )

    if spmd_axis_name is None:
        along: tuple[Any, ...] = ()
    else:
        along = spmd_axis_name if isinstance(spmd_axis_name, tuple) else (spmd_axis_name,)

    @functools.wraps(fun)
    def batched(*args: Any, **kwargs: Any) -> Any:
        if isinstance(in_axes, tuple) and len(in_axes) != len(args):
            raise VmapError(
                f"vmap of {name_of(fun)!r}: in_axes has {len(in_axes)} entries, the call has "
                f"{len(args)} positional arguments",
                operands={"in_axes": in_axes},
                fix="give in_axes one entry per positional argument (None: not mapped).",
            )
        return _batched(fun, in_axes, out_axes, (axis_name, axis_size, along), args, kwargs)

    return batched


def _batched(
    fun: Callable[..., Any],
    in_axes: Any,
    out_axes: Any,
    named: tuple[Any, int | None, tuple[Any, ...]],
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
) -> Any:
    """One call of a mapped function; `named` is the axis's name, size and mesh axes, as given."""
    leaves, treedef = tree.flatten((args, kwargs))
    names = leaf_names(fun, len(args), treedef)
    what = f"vmap of {name_of(fun)!r}"
    axes = argument_axes(in_axes, args, kwargs)
    views = Views(
        [x if a is not None else None for x, a in zip(leaves, axes, strict=True)], names.__getitem__
    )
    values = [
        x if a is None and abstract(x) is None else value_of(x, f"argument {n} of {what}")
        for x, n, a in zip(held(leaves), names, axes, strict=True)
    ]  # what is not mapped may be anything, such as a function
    within = dimensions_within(treedef, values)
    axes = [
        None if a is None else checked_axis(a, v.type, w, n, what)
        for a, v, w, n in zip(axes, values, within, names, strict=True)
    ]
    axis_name, axis_size, along = named
    size = mapped_size(axes, values, names, axis_size, what)
    flags = [a is not None for a in axes]
    mapped = [to_front(v, a) for v, a in zip(values, axes, strict=True) if a is not None]
    types = [_inner(v.type) for v in mapped]

    # unmapped arguments are seen as they are: numbers of Python may be static further in
    plain = [
        x if isinstance(x, int | float | complex | Ref) else v
        for x, v in zip(leaves, values, strict=True)
    ]

    def flat(*inner: Any) -> Any:
        rest = iter(inner)
        given = [next(rest) if f else v for v, f in zip(plain, flags, strict=True)]
        arguments: Any = treedef.unflatten(views.opened(given) if views else given)
        dyn, named = arguments
        out = fun(*dyn, **named)
        return (out, views.closed()) if views else out

    seen = [n for n, f in zip(names, flags, strict=True) if f]
    axis = None if axis_name is None else Axis(axis_name, size, len(state.axes))
    with in_scope(state.axes if axis is None else (*state.axes, axis)):
        made = trace(flat, types, [None] * len(types), name_of(fun), lambda: seen, changes=True)
    _check_written(made, what)
    marks = [True] * len(mapped) + [False] * len(made.captures)
    with mapped_over(axis), lying_on(along):
        outs, out_flags = batch(made.graph, [*mapped, *made.operands], marks, size)
    out_tree = made.out_tree
    if views:
        views.check_rules()
        out_tree, _ = out_tree.children()
        last = out_tree.num_leaves
        for i, x, f in zip(views.written, outs[last:], out_flags[last:], strict=False):
            write(views.refs[i], _placed(x, f, axes[i], within[i], size, what))
        outs = outs[:last]
    out_flags = out_flags[: len(outs)]
    wanted = tree.broadcast_prefix(out_axes, out_tree, "out_axes")
    within = dimensions_within(out_tree, outs)
    placed = [
        _placed(o, f, a, w, size, what)
        for o, f, a, w in zip(outs, out_flags, wanted, within, strict=True)
    ]
    return mapped_float0(out_tree.unflatten(placed), size)


def _check_written(made: Trace, what: str) -> None:
    """Raise if examples write to what is there once."""
    if made.written:
        raise VmapError(
            f"{what} writes to a Ref that is not mapped",
            operands={"ref": made.written[0].held},
            why="every example would write to it.",
            fix="pass the Ref as an argument with one element per example.",
            loc=made.graph.outs[len(made.returned)].loc,
        )


def argument_axes(in_axes: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[Any]:
    """One axis per leaf of ``(args, kwargs)``."""
    found = tree.broadcast_prefix(in_axes, tree.structure(args), "in_axes")
    for a in found:
        if a is not None and (not isinstance(a, int) or isinstance(a, bool)):
            raise VmapError(
                f"an entry of in_axes is neither an integer nor None: {a!r}",
                fix="give an axis for each argument, or None for one that is not mapped.",
            )
    return [*found, *(0 for _ in tree.leaves(kwargs))]


def checked_axis(axis: int | None, t: TensorType, within: int, name: str, what: str) -> int | None:
    """The axis from the front; the last dimensions `within` elements do not count."""
    if axis is None:
        return None
    ndim = t.ndim - within
    if not -ndim <= axis < ndim:
        raise VmapError(
            f"{what} maps axis {axis} of {name}, which has {ndim} dimension(s)",
            operands={name: t},
            fix="map another axis, or None to pass the argument to every example as it is.",
        )
    return axis % ndim


def mapped_size(
    axes: Sequence[int | None],
    values: Sequence[Any],
    names: Sequence[str],
    given: int | None,
    what: str,
) -> int:
    """The size of the mapped axis."""
    sizes = {
        n: v.type.shape[a] for n, v, a in zip(names, values, axes, strict=True) if a is not None
    }
    if not sizes and given is None:
        raise VmapError(
            f"{what} maps no argument",
            why="the size of the mapped axis is not known.",
            fix="map an argument (in_axes), or give axis_size.",
        )
    distinct = set(sizes.values()) | ({given} if given is not None else set())
    if len(distinct) == 1:
        return int(distinct.pop())
    operands = {
        n: f"{v.type}, axis {a} of size {v.type.shape[a]}"
        for n, v, a in zip(names, values, axes, strict=True)
        if a is not None
    }
    if given is not None:
        operands["axis_size"] = str(given)
    raise VmapError(
        f"{what}: the mapped axes have different sizes: {', '.join(map(str, sorted(distinct)))}",
        operands=operands,
        why="every mapped argument gives one element per example.",
        fix="pass arguments with the same number of examples, or set in_axes so that the right "
        "axes are mapped.",
    )


def _inner(t: TensorType) -> TensorType:
    return t.with_shape(t.shape[1:])


def to_front(x: Any, axis: int) -> Any:
    """`x` with one dimension moved to the front."""
    if axis == 0:
        return x
    n = x.type.ndim
    return transpose(x, permutation=(axis, *(i for i in range(n) if i != axis)))


def from_front(x: Any, axis: int) -> Any:
    """`x` with its first dimension moved to `axis`."""
    if axis == 0:
        return x
    n = x.type.ndim
    return transpose(x, permutation=(*range(1, axis + 1), 0, *range(axis + 1, n)))


def _placed(x: Any, flag: bool, axis: Any, within: int, size: int, what: str) -> Any:
    """A result with the mapped dimension where `out_axes` wants it."""
    if axis is None:
        if flag:
            raise VmapError(
                f"{what}: out_axes is None for a result that depends on a mapped argument",
                operands={"result": x.type},
                fix="give that result an axis in out_axes.",
            )
        return x
    if not isinstance(axis, int):
        raise ArgumentError(
            f"an entry of out_axes is neither an integer nor None: {axis!r}",
            fix="give an axis for each result, or None for one that is not mapped.",
        )
    ndim = x.type.ndim + (0 if flag else 1)
    n = ndim - within
    if not -n <= axis < n:
        raise VmapError(
            f"{what}: out_axes has {axis}, but a result has {n} dimension(s)",
            operands={"result": x.type},
            fix="name an axis that the mapped result has.",
        )
    axis %= n
    if flag:
        return from_front(x, axis)
    shape = [*x.type.shape]
    shape.insert(axis, size)
    kept = tuple(i for i in range(ndim) if i != axis)
    return broadcast_in_dim(x, shape=tuple(shape), broadcast_dimensions=kept)
