"""Values of one device's program: how they come out of whole arrays and go back.

Between `to_local` and `to_global` a graph is what one device computes on its pieces, over the axes
of a mesh that a user's `shard_map` names; the op `shard_map` is a call of such a graph. Types of
local values tell along which axes the devices' values differ (`TensorType.place`); `axis_vary`
makes one differ that does not. Its transpose is the sum over these axes, so derivatives are summed
where what all devices share meets what is theirs alone. See JAX's "Manual parallelism with
shard_map", https://docs.jax.dev/en/latest/notebooks/shard_map.html.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph.hlo.axes import Axis, members, mesh_axis
from monograph.hlo.builder import build, graph_emit
from monograph.hlo.errors import ShardingError
from monograph.hlo.factors import Border, alike
from monograph.hlo.graph import Graph, Node
from monograph.hlo.ops.elementwise import divide
from monograph.hlo.ops.leaf import ALL_KINDS, splat
from monograph.hlo.ops.moves import reshaped
from monograph.hlo.ops.named import axis_sum
from monograph.hlo.ops.region import Flags, calling
from monograph.hlo.ops.shape_rules import moving_cost
from monograph.hlo.record import Attrs, OpDef, register
from monograph.hlo.types import TensorType, Type
from monograph.hlo.walk.axes import node_axes
from monograph.hlo.walk.linearize import Linearized, linearized

Types = tuple[TensorType, ...]
Values = Sequence[Any]
Dims = tuple[tuple[Any, ...], ...]  # per dimension the mesh axes that cut it, major first


def _vary_transpose(attrs: Attrs, ct: Any, ins: Values) -> list[Any]:
    """A sum over those axes along which the operand does not differ already."""
    axes = tuple(a for a in attrs["axes"] if a not in ins[0].type.vary)
    return [axis_sum(ct, axes=axes) if axes else ct]


axis_vary: OpDef = register(
    OpDef(
        "axis_vary",
        "opaque",
        lambda types, attrs: types[0],
        lambda attrs, x: x,
        attrs=("axes",),
        operands=("x",),
        dtypes=ALL_KINDS,
        linear=(0,),
        transpose=_vary_transpose,
        batch=lambda attrs, ins, flags, size: (axis_vary(ins[0], **attrs), flags[0]),
        cost=moving_cost,
        factors=alike,
        varies=lambda attrs, given: given | frozenset(attrs["axes"]),
    )
)


# ---- pieces and wholes ---------------------------------------------------------------------------


def axes_of(attrs: Attrs, names: Sequence[Any]) -> tuple[Axis, ...]:
    """Axes of the mesh of an op, by name."""
    sizes = dict(attrs["mesh"])
    return tuple(mesh_axis(n, sizes[n]) for n in names)


def _cut(attrs: Attrs) -> frozenset[Axis]:
    """The axes that cut a dimension."""
    return frozenset(axes_of(attrs, [n for d in attrs["dims"] for n in d]))


def _shared(attrs: Attrs) -> tuple[Axis, ...]:
    """The axes along which all devices hold the same piece."""
    cut = _cut(attrs)
    return tuple(a for a in axes_of(attrs, attrs["axes"]) if a not in cut)


def _local_type(types: Types, attrs: Attrs) -> Type:
    shape = []
    for d, (n, names) in enumerate(zip(types[0].shape, attrs["dims"], strict=True)):
        count = members(axes_of(attrs, names))
        if n % count:
            raise ShardingError(
                f"dimension {d} of size {n} is not cut into {count} equal pieces",
                operands={"x": types[0]},
            )
        shape.append(n // count)
    return types[0].with_shape(shape)


def _global_type(types: Types, attrs: Attrs) -> Type:
    return types[0].with_shape(
        [n * members(axes_of(attrs, names))
         for n, names in zip(types[0].shape, attrs["dims"], strict=True)]
    )  # fmt: skip


def _local_transpose(attrs: Attrs, ct: Any, ins: Values) -> list[Any]:
    """What devices share gets the sum of what each has; where types tell, it is that already."""
    shared = () if attrs["check"] else _shared(attrs)
    return [to_global(axis_sum(ct, axes=shared) if shared else ct, **attrs)]


def _global_transpose(attrs: Attrs, ct: Any, ins: Values) -> list[Any]:
    """One of several equal values counts; where types do not tell, each counts a part."""
    count = 1 if attrs["check"] else members(_shared(attrs))
    part = ct if count == 1 else divide(ct, splat(count, ct.type.strong))
    return [to_local(part, **attrs)]


def _marker(name: str, infer: Any, transpose: Any, varies: Any) -> OpDef:
    def border(attrs: Attrs) -> Border:
        return Border(name == "to_local", attrs["dims"], attrs["axes"])

    def batch(attrs: Attrs, ins: Values, flags: Flags, size: int) -> tuple[Any, bool]:
        dims = ((), *attrs["dims"]) if flags[0] else attrs["dims"]
        return op(ins[0], **{**attrs, "dims": dims}), flags[0]

    op = OpDef(
        name,
        "opaque",
        infer,
        attrs=("mesh", "dims", "axes", "check"),
        operands=("x",),
        dtypes=ALL_KINDS,
        linear=(0,),
        transpose=transpose,
        batch=batch,
        cost=moving_cost,
        varies=varies,
        border=border,
    )
    return register(op)


# mesh: names and sizes of all axes, outermost first; axes: the names of the manual ones; check:
# whether types tell along which axes values differ.
to_local: OpDef = _marker(
    "to_local", _local_type, _local_transpose,
    lambda attrs, given: given | _cut(attrs) if attrs["check"] else given,
)  # fmt: skip
to_global: OpDef = _marker(
    "to_global", _global_type, _global_transpose,
    lambda attrs, given: given - frozenset(axes_of(attrs, attrs["axes"])),
)  # fmt: skip


# ---- the call ------------------------------------------------------------------------------------


def local_nodes(graph: Graph) -> set[Node]:
    """The nodes of a graph that stand between markers; memoised on the graph."""
    found: set[Node] | None = graph.memo.get("local")
    if found is None:
        found = graph.memo["local"] = set()
        for node in graph.nodes:
            starts = node.op is to_local or any(a.mesh for a in node_axes(node))
            inside = any(x in found for x in node.ins) and node.op is not to_global
            if starts or inside:
                found.add(node)
    return found


def _split(attrs: Attrs, flags: Flags) -> Linearized:
    """The halves of a call's graph; residuals go from one to the other as whole arrays, in which
    the pieces of all devices lie one behind the other."""
    graph: Graph = attrs["graph"]
    n = len(graph.outs)
    parts = linearized(graph, flags, (False,) * n)
    found: Linearized | None = parts.forward.memo.get("whole residuals")
    if found is None:
        found = parts.forward.memo["whole residuals"] = _whole(attrs, parts, n)
    return found


def _whole(attrs: Attrs, parts: Linearized, n: int) -> Linearized:
    local = local_nodes(parts.forward)
    pieces = [_Residual(attrs, o, o in local) for o in parts.forward.outs[n:]]

    def forward(*args: Any) -> list[Any]:
        outs = graph_emit(parts.forward, args)
        saved = zip(outs[n:], pieces, strict=True)
        return [*outs[:n], *(p.whole(x) for x, p in saved)]

    made = build(forward, parts.forward.in_types, parts.forward.name)
    first = len(parts.linear.params) - len(parts.residuals)
    types = list(parts.linear.in_types)
    places = [None if kind == "param" else pieces[i] for kind, i in parts.residuals]
    for i, p in enumerate(places):
        types[first + i] = (
            types[first + i] if p is None else made.out_types[n + parts.residuals[i][1]]
        )

    def linear(*args: Any) -> list[Any]:
        held = zip(args[first:], places, strict=True)
        given = [x if p is None else p.piece(x) for x, p in held]
        return graph_emit(parts.linear, [*args[:first], *given])

    back = build(linear, types, parts.linear.name)
    return Linearized(made, back, parts.out_active, parts.residuals)


class _Residual:
    """A value that is kept: its dimension 0 is cut by all axes along which it differs.

    One that is not `local`, a constant, does not differ; it crosses the border, too: outside, the
    compiler may cut it over the very axes that are the user's inside.
    """

    def __init__(self, attrs: Attrs, node: Node, local: bool) -> None:
        t = node.type
        assert isinstance(t, TensorType)
        axes = axes_of(attrs, attrs["axes"])
        differs = [a for a in axes if not attrs["check"] or a in t.vary] if local else []
        names = tuple(a.name for a in differs)
        self.shape = t.shape
        rest = ((),) * max(0, t.ndim - 1)
        self.attrs = {k: attrs[k] for k in ("mesh", "axes", "check")} | {"dims": (names, *rest)}

    def whole(self, x: Any) -> Any:
        return to_global(reshaped(x, self.shape or (1,)), **self.attrs)

    def piece(self, x: Any) -> Any:
        return reshaped(to_local(x, **self.attrs), self.shape)


shard_map: OpDef = calling(
    "shard_map",
    _split,
    attrs=("graph", "mesh", "axes", "check", "devices"),
    flow=None,
    expand=lambda ins, attrs: graph_emit(attrs["graph"], ins),
)
