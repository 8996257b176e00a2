"""Values that are to live somewhere: in a trace as ops of the graph, outside by moving them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph.hlo.annotation import mesh_text, sharding_text
from monograph.hlo.builder import ANY_SIZE, Builder, Tracer, graph_emit
from monograph.hlo.errors import ShardingError
from monograph.hlo.graph import Graph
from monograph.hlo.ops import sharding_constraint
from monograph.hlo.state import interpreting
from monograph.sharding import (
    AbstractMesh,
    Mesh,
    NamedSharding,
    PartitionSpec,
    SingleDeviceSharding,
)
from monograph.sharding.spec import names_of
from monograph.tracer import tree
from monograph.tracer.array import Array, owned
from monograph.tracer.avals import value_of
from monograph.tracer.deferred import is_number
from monograph.tracer.distributed import brought
from monograph.tracer.placement import Given
from monograph.tracer.placing import Sharding, one_of, placed
from monograph.tracer.remote import REMOTE


def constrained(x: Any, where: Sharding, what: str) -> Any:
    """A traced value that is to live there; on one device it is left to whoever runs the program.

    Args:
        x: a traced value.
        where: a sharding.
        what: who asks, for messages.

    Raises:
        ShardingError: if the spec has more entries than the value has dimensions, or a name that
            no text can hold.
    """
    if type(where) is not NamedSharding:
        return x
    tiling = where.tiling(x.type.ndim, f"the value that {what} got")
    free = tuple(d in where.open for d in range(x.type.ndim))
    return sharding_constraint(
        x,
        sharding=sharding_text(tiling.dims, free, tiling.partial),
        mesh=text_of_mesh(where.mesh),
    )


def with_sharding_constraint(x: Any, shardings: Any) -> Any:
    """A tree of values that are to live there, in a traced function or outside.

    Args:
        x: a tree of arrays.
        shardings: a sharding, or a spec of the mesh in the context; or a tree of these that `x`
            begins with. Entries of a spec that are ``P.UNCONSTRAINED`` are left to the compiler;
            None leaves a value alone.

    Returns:
        The same values. Outside of a trace they are moved.

    Raises:
        ShardingError: if a spec has more entries than a value has dimensions.

    >>> import monograph as mg
    >>> import monograph.numpy as mnp
    >>> where = mg.NamedSharding(mg.make_mesh((1,), ("x",)), mg.P("x"))
    >>> mg.jit(lambda x: mg.lax.with_sharding_constraint(x * 2, where))(mnp.ones(2)).sharding.spec
    P('x')
    """
    return _everywhere(x, shardings, "with_sharding_constraint")


def reshard(xs: Any, out_shardings: Any) -> Any:
    """A tree of values cut in another way, in a traced function or outside.

    Args:
        xs: a tree of arrays.
        out_shardings: as for `with_sharding_constraint`.

    Raises:
        ShardingError: if a spec has more entries than a value has dimensions.
    """
    return _everywhere(xs, out_shardings, "reshard")


def _everywhere(x: Any, shardings: Any, what: str) -> Any:
    leaves, treedef = tree.flatten(x)
    made = []
    for leaf, given in zip(leaves, tree.broadcast_prefix(shardings, treedef, "shardings"),
                           strict=True):  # fmt: skip
        value: Any = value_of(leaf, f"the value that {what} got")
        if given is not None:
            where = placed(given, what)
            value = (
                constrained(value, where, what)
                if type(value) is Tracer
                else moved(value, _decided(value, where))
            )
        made.append(value)
    return treedef.unflatten(made)


def _decided(value: Array, where: Sharding) -> Sharding:
    """The same with an answer for what the spec leaves open: as the array is cut, where it can."""
    if type(where) is not NamedSharding or not where.open:
        return where
    spec = list(where.spec)
    taken = {name for entry in spec for name in names_of(entry)}
    before = value.sharding
    same = type(before) is NamedSharding and before.mesh == where.mesh
    cut = before.tiling(value.type.ndim).dims if same else ((),) * value.type.ndim
    for d in where.open:
        free = d < len(cut) and not taken.intersection(cut[d])
        spec[d] = cut[d] if free and cut[d] else None
    more = {"unreduced": where.spec.unreduced, "reduced": where.spec.reduced}
    return one_of(NamedSharding(where.mesh, PartitionSpec(*spec, **more)))


def moved(value: Array, where: Sharding) -> Array:
    """The array at another place, which was chosen; itself if it is there already.

    Raises:
        ShardingError: if the place says too much or too little: a spec with more entries than
            dimensions or with open ones, or a mesh without devices.
    """
    if type(where) is NamedSharding and not isinstance(where.mesh, Mesh):
        raise ShardingError(
            "an array cannot be put on a mesh without devices",
            operands={"sharding": where},
            why="an AbstractMesh has names and sizes, but nothing to hold an array.",
            fix="use a Mesh, such as make_mesh gives.",
        )
    refuse_open(where, "an array")
    if value.sharding == where:
        if value.committed:
            return value
        made = Array(value.type, where, value.buffers)
    elif type(where) is SingleDeviceSharding and is_number(value):  # which a machine fills itself
        made = Array(value.type, where, (REMOTE.brought(value, where),))
    else:
        where.tiling(value.type.ndim)  # whether there is such a piece
        whole = brought(lambda: value.host, value.type, value.sharding, where)
        made = owned(whole, value.type, where)
    made._chosen = True
    return made


def refuse_open(where: Sharding, what: str) -> None:
    """Outside of programs nobody decides what a spec leaves open.

    Raises:
        ShardingError: if it leaves a dimension open.
    """
    if type(where) is NamedSharding and where.open:
        raise ShardingError(
            f"{where.spec!r} does not say how dimension {where.open[0]} of {what} is cut",
            why="P.UNCONSTRAINED is for with_sharding_constraint, where the compiler decides.",
            fix="write None for a dimension that is not cut.",
        )


def told(x: Any, where: Given, what: str) -> Any:
    """A value inside a trace that is to live there, if anything is said."""
    return x if where is None or not x.type.ndim else constrained(x, where, what)


def placed_graph(graph: Graph, ins: Sequence[Given], outs: Sequence[Given]) -> Graph:
    """The graph with constraints on parameters and results."""
    builder = Builder(graph.name, small=ANY_SIZE)
    with interpreting(builder):
        params = [builder.param(p.type) for p in graph.params]
        args = [told(x, where, "jit") for x, where in zip(params, ins, strict=False)]
        made = graph_emit(graph, [*args, *params[len(args) :]])
        return builder.finish([told(x, w, "jit") for x, w in zip(made, outs, strict=True)])


def text_of_mesh(mesh: AbstractMesh) -> str:
    """A mesh as graphs hold it: names, sizes, and devices where their order is not the usual."""
    for name in mesh.axis_names:
        if not isinstance(name, str) or '"' in name:
            raise ShardingError(
                f"the mesh axis {name!r} cannot be written into a program",
                operands={"mesh": mesh},
                fix="name axes by plain strings.",
            )
    ids = [d.index for d in mesh.devices.flat] if isinstance(mesh, Mesh) else ()
    return mesh_text(tuple(mesh.shape.items()), ids)
