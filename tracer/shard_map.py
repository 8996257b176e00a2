"""`shard_map`: a function of one device's pieces, run by every device of a mesh.

The function is traced on pieces, with the mesh's axes as named axes; what is recorded is one call
of a graph that takes whole values apart, does what one device does, and puts its results together
(`monograph.hlo.ops.manual`). With ``check_vma`` types tell along which axes pieces may differ, so
that results which all devices are said to share are known to be the same, and derivatives are
summed over devices where they must be.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence, Set
from typing import Any

from monograph.hlo import flags
from monograph.hlo.axes import Axis, in_scope, mesh_axis
from monograph.hlo.builder import Tracer, build, graph_emit
from monograph.hlo.errors import ArgumentError, ShardingError, UnsupportedError
from monograph.hlo.graph import Graph
from monograph.hlo.ops import shard_map as call_op
from monograph.hlo.ops import to_global, to_local
from monograph.hlo.ops.named import vary
from monograph.hlo.state import state
from monograph.hlo.types import TensorType
from monograph.sharding import AbstractMesh, AxisType, Mesh, NamedSharding, PartitionSpec
from monograph.sharding.context import current_mesh
from monograph.sharding.spec import names_of
from monograph.tracer import tree
from monograph.tracer.arguments import leaf_names, name_of
from monograph.tracer.array import Array
from monograph.tracer.avals import value_of
from monograph.tracer.concrete import known_value
from monograph.tracer.memo import remembered
from monograph.tracer.shard_specs import (
    Dims,
    Manual,
    check_crosses,
    check_divides,
    check_same,
    check_specs,
    dims_of,
    specs_for,
)
from monograph.tracer.trace import Trace, trace


class Infer:
    """Stands for `in_specs` that follow from the arguments."""

    def __repr__(self) -> str:
        return "Infer"


INFER = Infer()


def shard_map(
    f: Callable[..., Any] | None = None,
    /,
    *,
    out_specs: Any,
    in_specs: Any = INFER,
    mesh: AbstractMesh | None = None,
    axis_names: Set[Any] = frozenset(),
    check_vma: bool = True,
) -> Any:
    """Run a function on every device of a mesh, on that device's pieces.

    Args:
        f: a function of trees of arrays; it may use the mesh's axes in collectives.
        out_specs: how pieces of the results are put together: a `PartitionSpec` for each result, or
            a tree of them that the result begins with. Along an axis that a spec does not name all
            devices must hold the same.
        in_specs: how arguments are cut: likewise, for the tuple of positional arguments. None: the
            function sees the argument as it is. By default what the arguments' shardings say, where
            all axes of the mesh are explicit.
        mesh: a `Mesh`; by default that of the context (`set_mesh`).
        axis_names: the axes over which the function is one device's; by default all. Along the
            others it computes with whole values, which the compiler cuts.
        check_vma: whether types tell along which axes values may differ. Without it nobody knows
            whether a result is the same everywhere, and sums over devices are transposed to sums.

    Returns:
        A function of whole arrays; without `f`, a decorator.

    Raises:
        ShardingError: if a spec names an axis that the mesh does not have or has too many entries,
            if a dimension does not split evenly, or if a result may differ where its spec says that
            it does not.

    >>> import monograph as mg
    >>> mesh = mg.make_mesh((1,), ("x",))
    >>> total = mg.shard_map(lambda x: mg.lax.psum(x.sum(), "x"), mesh=mesh,
    ...                      in_specs=mg.P("x"), out_specs=mg.P())
    >>> total(mg.numpy.arange(4.0)).item()
    6.0
    """
    given = (mesh, in_specs, out_specs, axis_names, check_vma)
    if f is None:
        return lambda g: _mapped(g, *given)
    return _mapped(f, *given)


def smap(
    f: Callable[..., Any] | None = None,
    /,
    *,
    in_axes: Any = INFER,
    out_axes: Any,
    axis_name: Any,
) -> Any:
    """`shard_map` over one axis of the mesh in the context, with axes of arrays for specs.

    Args:
        f: a function of trees of arrays.
        in_axes: per argument the dimension that is cut, or None for none.
        out_axes: the same of the results.
        axis_name: the axis of the mesh.
    """
    if isinstance(axis_name, list | tuple):
        raise ArgumentError(f"smap: axis_name must be one name, got {axis_name}", fix="name one.")
    ins = INFER if in_axes is INFER else _specs_of_axes(in_axes, axis_name, "in_axes")
    outs = _specs_of_axes(out_axes, axis_name, "out_axes")
    return shard_map(f, in_specs=ins, out_specs=outs, axis_names={axis_name})


def _specs_of_axes(axes: Any, name: Any, what: str) -> Any:
    def spec(axis: Any) -> PartitionSpec:
        if axis is not None and not isinstance(axis, int):
            raise ArgumentError(
                f"smap: {what} must hold integers or None, got {axis!r}",
                fix="give the dimension of each array that is cut.",
            )
        return PartitionSpec() if axis is None else PartitionSpec(*[None] * axis, name)

    return tree.map(spec, axes, is_leaf=lambda x: x is None)


def _mapped(
    f: Any, mesh: Any, in_specs: Any, out_specs: Any, axis_names: Any, check: bool
) -> Callable[..., Any]:
    if not callable(f):
        raise ArgumentError(
            f"shard_map: a function was expected, got {f!r} of type {type(f).__name__}",
            fix="pass a function of one device's pieces.",
        )

    @functools.wraps(f)
    def mapped(*args: Any) -> Any:
        manual = _manual(mesh, axis_names, in_specs, out_specs, check)
        return _call(f, manual, in_specs, out_specs, args)

    return mapped


# ---- over what -----------------------------------------------------------------------------------


def _manual(mesh: Any, axis_names: Any, in_specs: Any, out_specs: Any, check: bool) -> Manual:
    """The mesh and the axes of a call, checked."""
    around = current_mesh()
    found = around if mesh is None else mesh
    if not isinstance(found, AbstractMesh):
        raise ArgumentError(
            "shard_map: there is no mesh"
            if found is None
            else f"shard_map: mesh must be a Mesh, got {type(found).__name__}",
            fix="pass mesh=make_mesh(shape, names), or call it under set_mesh(mesh).",
        )
    if found.empty:
        raise ArgumentError("shard_map: the mesh has no axes", fix="name at least one axis.")
    if around is not None and around.shape_tuple != found.shape_tuple:
        raise ShardingError(
            "shard_map: the mesh is another one than that of the context",
            operands={"mesh": found, "context": around},
            fix="leave mesh= out, or pass the mesh of the context.",
        )
    if not isinstance(axis_names, set | frozenset):
        raise ArgumentError(
            f"shard_map: axis_names must be a set, got {type(axis_names).__name__}",
            fix="write axis_names={'x'}.",
        )
    taken = {a.name for a in state.axes if a.mesh}
    names = axis_names or set(found.axis_names) - taken
    if names & taken or not names:
        again = ", ".join(sorted(map(repr, names & taken or taken)))
        raise ShardingError(
            f"shard_map: the function around it is one device's along {again} already",
            operands={"mesh": found, "axis_names": sorted(names, key=str) or "all"},
            why="inside a shard_map a value is one device's piece: there is nothing left to cut.",
            fix="call the function itself, or map it over other axes with axis_names={...}.",
        )
    if not names <= set(found.axis_names):
        raise ShardingError(
            f"shard_map: axis_names names {sorted(names - set(found.axis_names), key=str)}, which "
            "the mesh does not have",
            operands={"axis_names": sorted(names, key=str), "mesh": found},
            fix="use names of the mesh's axes.",
        )
    if in_specs is not INFER and in_specs is not None:
        check_specs("in_specs", in_specs, names)
    check_specs("out_specs", out_specs, names)
    axes = tuple(n for n in found.axis_names if n in names)
    return Manual(found, axes, check)


def _inferred(leaves: Sequence[Any], manual: Manual) -> list[PartitionSpec]:
    """Specs that say what the arguments' shardings say."""
    types = dict(zip(manual.mesh.axis_names, manual.mesh.axis_types, strict=True))
    if any(types[n] is not AxisType.Explicit for n in manual.axes):
        raise ArgumentError(
            "shard_map: in_specs was left out",
            operands={"mesh": manual.mesh},
            why="the types of arguments tell how they are cut along explicit axes alone.",
            fix="give in_specs, a PartitionSpec for each argument.",
        )
    found = []
    for x in leaves:
        held = known_value(x) if type(x) is Tracer else x
        if held is None:
            raise UnsupportedError(
                f"shard_map: in_specs was left out, and an argument is traced: {x.type}",
                why="one trace serves arguments however they are cut, so how is not known in it.",
                fix="give in_specs, a PartitionSpec for each argument.",
            )
        where = held.sharding if type(held) is Array else None
        cut = where.spec if type(where) is NamedSharding else PartitionSpec()
        found.append(_along(cut, manual))
    return found


def _along(spec: PartitionSpec, manual: Manual) -> PartitionSpec:
    """What a spec says of the manual axes, which must be the outer ones where several cut."""
    check_crosses("in_specs of an argument", spec)
    entries = []
    for entry in spec:
        names = names_of(entry)
        own = tuple(n for n in names if n in manual.axes)
        if names[: len(own)] != own:
            raise ShardingError(
                f"shard_map: in_specs was left out, and an argument is cut as {spec!r}",
                operands={"manual axes": ", ".join(map(repr, manual.axes))},
                why="a dimension is cut over another axis first, and each of its parts over the "
                "manual one.",
                fix="give in_specs, or map over both axes.",
            )
        entries.append(own or None)
    return PartitionSpec(*entries)


# ---- the call ------------------------------------------------------------------------------------


def _call(
    f: Callable[..., Any], manual: Manual, in_specs: Any, out_specs: Any, args: tuple[Any, ...]
) -> Any:
    leaves, treedef = tree.flatten(args)
    names = leaf_names(f, len(args), tree.structure((args, {})))
    if in_specs is INFER:
        entries: list[Any] = list(_inferred(leaves, manual))
    else:
        entries = specs_for(in_specs, treedef, "in_specs")
    values, dims = [], []
    for x, spec, name in zip(leaves, entries, names, strict=True):
        if spec is None:
            continue
        v = value_of(x, f"argument {name} of shard_map of {name_of(f)!r}")
        cut = dims_of(spec, v.type, f"argument {name}", "in_specs")
        check_divides(cut, v.type, f"argument {name}", manual)
        values.append(v)
        dims.append(cut)
    static = [(i, x) for i, (x, e) in enumerate(zip(leaves, entries, strict=True)) if e is None]

    def local(*pieces: Any) -> Any:
        rest, seen = iter(pieces), dict(static)
        given = [seen[i] if i in seen else next(rest) for i in range(len(leaves))]
        return f(*treedef.unflatten(given))

    types = tuple(v.type for v in values)
    made = _traced(f, local, manual, types, tuple(dims), None if static else treedef)
    outs = specs_for(out_specs, made.out_tree, "out_specs")
    graph = _whole_graph(made, manual, types, tuple(dims), outs)
    found = call_op(*values, *made.captures, graph=graph, **manual.attrs, devices=_numbers(manual))
    return made.out_tree.unflatten(found)


def _traced(
    f: Callable[..., Any],
    local: Callable[..., Any],
    manual: Manual,
    types: tuple[TensorType, ...],
    dims: tuple[Dims, ...],
    treedef: tree.TreeDef | None,
) -> Trace:
    """What one device does; remembered where nothing but `f` and these decide it."""
    scope = tuple(Axis(n, manual.sizes[n], 0, mesh=True, checked=manual.check) for n in manual.axes)
    inside = dict.fromkeys(manual.axes, AxisType.Manual)
    mesh = manual.mesh.abstract_mesh.update_axis_types(inside)

    def make() -> Trace:
        pieces = [_piece_type(t, d, manual) for t, d in zip(types, dims, strict=True)]
        return trace(local, pieces, name=name_of(f))

    with in_scope((*state.axes, *scope)), flags.scoped("mesh", mesh):
        if treedef is None:
            return make()
        return remembered(f, ("shard_map", treedef, types, dims), make)


def _piece_type(t: TensorType, dims: Dims, manual: Manual) -> TensorType:
    found = to_local.result_type((t,), {**manual.attrs, "dims": dims})
    assert isinstance(found, TensorType)
    return found


def _whole_graph(
    made: Trace,
    manual: Manual,
    types: tuple[TensorType, ...],
    dims: tuple[Dims, ...],
    specs: Sequence[Any],
) -> Graph:
    """From whole values to whole values: pieces, one device's program, results put together."""
    body = made.graph
    cut = []
    for path, spec, t in zip(tree.paths(made.out_tree), specs, body.out_types, strict=True):
        what = f"result {tree.keystr(path)}" if path else "the result"
        if spec is None:
            raise ArgumentError(
                f"shard_map: the out_specs entry for {what} is None",
                fix="write PartitionSpec() for what all devices hold the same.",
            )
        cut.append(dims_of(spec, t, what, "out_specs"))
        if manual.check:
            check_same(cut[-1], t, what, manual)
    key = ("shard_map", manual.attrs["mesh"], manual.axes, manual.check, types, dims, tuple(cut))
    found: Graph | None = body.memo.get(key)
    if found is not None:
        return found
    n = len(types)
    every = [*dims, *(((),) * t.ndim for t in body.in_types[n:])]

    def whole(*args: Any) -> list[Any]:
        pieces = [to_local(x, dims=d, **manual.attrs) for x, d in zip(args, every, strict=True)]
        outs = graph_emit(body, pieces)
        return [_joined(x, d, manual) for x, d in zip(outs, cut, strict=True)]

    found = body.memo[key] = build(whole, [*types, *body.in_types[n:]], body.name)
    return found


def _joined(x: Any, dims: Dims, manual: Manual) -> Any:
    if manual.check:
        x = vary(x, [mesh_axis(n, manual.sizes[n]) for names in dims for n in names])
    return to_global(x, dims=dims, **manual.attrs)


def _numbers(manual: Manual) -> tuple[int, ...]:
    """The numbers of the mesh's devices, where they are not 0, 1, 2, ..."""
    if not isinstance(manual.mesh, Mesh):
        return ()
    ids = tuple(int(i) for i in manual.mesh.device_ids.flat)
    return () if ids == tuple(range(len(ids))) else ids
