"""How each op of StableHLO is read: from MLIR's object to a record that is emitted.

Most are read by their record's `Mlir`; those with regions, callees or literals have a reader of
their own in `READERS`. What a text means implicitly is made explicit: values that a region uses
from outside become captures. A reader takes the module's `Reader` and the op, emits through the
current builder and returns the values of the results; what it can't read it refuses with a
ValueError, which the `Reader` turns into an error with line and column.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from monograph.hlo.builder import Builder, Tracer, build, emit_node
from monograph.hlo.graph import Graph, Node
from monograph.hlo.ops.case import case
from monograph.hlo.ops.composite import expansion
from monograph.hlo.ops.convert import convert
from monograph.hlo.ops.dot import dot_general
from monograph.hlo.ops.leaf import constant_op, param
from monograph.hlo.ops.map import map_
from monograph.hlo.ops.monoids import monoid, monoid_of
from monograph.hlo.ops.moves import broadcast_in_dim
from monograph.hlo.ops.reduce import reduce
from monograph.hlo.ops.region import call
from monograph.hlo.ops.sort import sort
from monograph.hlo.ops.while_loop import while_
from monograph.hlo.record import OPS, Attrs, OpDef
from monograph.hlo.state import interpreting, state
from monograph.hlo.text.attributes import DERIVED, KINDS, enum_name, read_any
from monograph.hlo.text.literals import read_array, read_resource
from monograph.hlo.text.lower import lowered
from monograph.hlo.text.stablehlo_calls import read_custom_call
from monograph.hlo.text.stablehlo_indexed import read_gather, read_scatter
from monograph.hlo.text.stablehlo_printer import COMPOSITE, to_stablehlo
from monograph.hlo.text.value_types import Quantized, flat_values, packed
from monograph.hlo.types import I32, TensorType, listed

if TYPE_CHECKING:
    from monograph.hlo.text.stablehlo_reader import Reader

Values = list[Any]


def read_plain(r: Reader, op: Any) -> Values:
    """Any op whose record says how it is spelled."""
    return listed(r.known[op.name](*r.operands(op), **_plain_attrs(r, op)))


def _plain_attrs(r: Reader, op: Any) -> dict[str, Any]:
    """The attributes that the text gives, but for regions."""
    record = r.known[op.name]
    assert record.mlir is not None
    attributes = op.attributes
    listed = {ours: (theirs, kind) for ours, theirs, kind in record.mlir.attrs}
    attrs: dict[str, Any] = {}
    for name in record.attrs:
        if name in listed:
            theirs, kind = listed[name]
            if theirs in attributes:
                attrs[name] = KINDS[kind].read(attributes[theirs])
        elif name in DERIVED:
            attrs[name] = DERIVED[name](tuple(r.type(x) for x in op.results))
        elif name in attributes:
            attrs[name] = read_any(attributes[name])
    return attrs


# ---- ops with a reader of their own ------------------------------------------------------------

BUFFERED = ("f16", "f32", "f64", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "bool")


def read_dense(r: Reader, op: Any, name: str, t: TensorType) -> Any:
    """The array that an attribute of elements holds: 0-d for a splat, else of `t`'s shape."""
    if t.dtype.name in BUFFERED:  # MLIR lends its memory for these
        attr = op.attributes[name]
        if hasattr(attr, "is_splat") and not (attr.is_splat and t.size):
            return np.array(attr)
    text = _attribute_text(op, name)
    if "dense_resource<" in text:
        return read_resource(r.text, text.split("dense_resource<")[1].split(">")[0], t)
    start = text.index("dense<") + len("dense<")
    return read_array(text[start : text.rindex("> : tensor<")], t)


def _attribute_text(op: Any, name: str) -> str:
    """One attribute as text; not by printing the op in its place: MLIR then numbers all values."""
    try:
        return str(op.attributes[name])
    except TypeError:  # elements that the bindings have no class for
        return str(op.clone(ip=False).get_asm(use_local_scope=True))


def _read_constant(r: Reader, op: Any) -> Values:
    declared = r.declared(op.results[0])
    t = declared.stored if isinstance(declared, Quantized) else r.type(op.results[0])
    value = read_dense(r, op, "value", t)
    return [state.interp.constant(np.ascontiguousarray(value) if value.ndim else value, t)]


def _read_call(r: Reader, op: Any) -> Values:
    name = str(op.attributes["callee" if op.name == "func.call" else "decomposition"].value)
    graph = r.graphs.get(name)
    args = r.operands(op)
    if graph is None:
        return r.inline(name, args)
    outs = iter(listed(call(*[x for a in args for x in flat_values(a)], graph=graph)))
    return [packed(r.declared(x), outs) for x in op.results]


def _read_composite(r: Reader, op: Any) -> Values:
    """One of the listed records if its attributes are all there, else a record of its own."""
    held = op.attributes["composite_attributes"] if "composite_attributes" in op.attributes else ()
    try:
        attrs = {a.name: read_any(a.attr) for a in held}
    except ValueError:
        return _read_call(r, op)  # attributes that the language can't hold: only its definition
    if str(op.attributes["decomposition"].value) not in r.graphs:
        return _read_call(r, op)
    name = str(op.attributes["name"].value).removeprefix(COMPOSITE)
    definition = str(op.attributes["decomposition"].value)
    record = OPS.get(name)
    types = tuple([x.type for x in r.operands(op)])
    if record is None or not _means(record, types, attrs, r.graphs[definition]):
        record = r.composite(name, tuple(attrs), definition)
    return listed(record(*r.operands(op), **attrs))


def _means(record: OpDef, types: tuple[TensorType, ...], attrs: Attrs, definition: Graph) -> bool:
    """Whether a listed op is what a text defines: a user's composite may have its name."""
    if record.expand is None or set(attrs) != set(record.attrs):
        return False
    key = ("definition of", record, types, tuple(attrs.values()))
    found: bool | None = definition.memo.get(key)
    if found is None:
        ordered = {name: attrs[name] for name in record.attrs}
        meant = lowered(expansion(record, types, ordered))
        found = definition.memo[key] = to_stablehlo(meant) == to_stablehlo(definition)
    return found


def _read_dot(r: Reader, op: Any) -> Values:
    from jaxlib.mlir.dialects import stablehlo

    dims = stablehlo.DotDimensionNumbers(op.attributes["dot_dimension_numbers"])
    return _dot(
        r, op, dims.lhs_batching_dimensions, dims.rhs_batching_dimensions,
        dims.lhs_contracting_dimensions, dims.rhs_contracting_dimensions,
    )  # fmt: skip


def _read_plain_dot(r: Reader, op: Any) -> Values:
    """`stablehlo.dot`: the last dimension against the first."""
    x, _ = op.operands
    return _dot(r, op, (), (), (r.type(x).ndim - 1,), (0,))


def _dot(r: Reader, op: Any, lb: Any, rb: Any, lc: Any, rc: Any) -> Values:
    attributes = op.attributes
    x, y = r.operands(op)
    precision = "default"
    if "precision_config" in attributes:
        both = {enum_name(p).lower() for p in attributes["precision_config"]}
        precision = next((p for p in ("highest", "high") if p in both), "default")
    if "algorithm" in attributes:  # the least that is asked for; more is given
        precision = "highest"
    out = r.type(op.results[0])
    wanted = None if out.dtype is x.type.dtype and x.type.dtype is y.type.dtype else out.dtype
    order = {"order": str(attributes["order"].value)} if "order" in attributes else {}
    return [
        dot_general(
            x,
            y,
            lhs_batching_dimensions=tuple(lb),
            rhs_batching_dimensions=tuple(rb),
            lhs_contracting_dimensions=tuple(lc),
            rhs_contracting_dimensions=tuple(rc),
            precision=precision,
            preferred=wanted,
            **order,
        )
    ]


def _read_broadcast(r: Reader, op: Any) -> Values:
    """`stablehlo.broadcast`: new dimensions in front."""
    (x,) = r.operands(op)
    shape = r.type(op.results[0]).shape
    kept = tuple(range(len(shape) - x.type.ndim, len(shape)))
    return [broadcast_in_dim(x, shape=shape, broadcast_dimensions=kept)]


# ---- regions -----------------------------------------------------------------------------------


class _Region:
    """One region read into a builder of its own; what it used from outside was captured."""

    def __init__(self, r: Reader, block: Any, name: str) -> None:
        self.builder = Builder(name, small=-1)
        args = [self.builder.param(r.type(a)) for a in block.arguments]
        self.formals = len(args)
        outs = r.block(self.builder, block, args)
        with interpreting(self.builder):
            self.outs = [self.builder.lift(o) for o in outs]
        self.captures: list[Tracer] = self.builder.captures
        self.builder.closed = True

    def graph(self, captures: Sequence[Tracer], n_outs: int | None = None) -> Graph:
        """The closed graph whose parameters are the formals, then all of `captures`."""
        b = self.builder
        mine = dict(zip([c.node for c in self.captures], b.params[self.formals :], strict=True))
        rest = []
        for c in captures:
            held = mine.get(c.node)
            rest.append(Node(param, (), {"type": c.type}, c.type, None) if held is None else held)
        return Graph(b.params[: self.formals] + rest, b.nodes, self.outs[:n_outs], b.name)


def _regions(r: Reader, op: Any, names: Sequence[str]) -> list[_Region]:
    return [_Region(r, g.blocks[0], name) for g, name in zip(op.regions, names, strict=True)]


def _shared(regions: Sequence[_Region]) -> list[Tracer]:
    """What any of the regions captured, each once."""
    return list({c.node: c for region in regions for c in region.captures}.values())


def _read_while(r: Reader, op: Any) -> Values:
    carries = r.operands(op)
    cond, body = _regions(r, op, ("cond", "body"))
    captures = _shared([cond, body])
    nc = len(carries)
    results = list(op.results)
    # A last carry that never changes and that nobody reads afterwards is a capture.
    while nc and body.outs[nc - 1] is body.builder.params[nc - 1]:
        if any(True for _ in results[nc - 1].uses):
            break
        nc -= 1
    held_cond, held_body = cond.graph(captures), body.graph(captures, nc)
    outs = while_(*carries, *captures, cond=held_cond, body=held_body, nc=nc)
    return [*listed(outs), *carries[nc:]]


def _read_case(r: Reader, op: Any) -> Values:
    (index,) = r.operands(op)
    regions = _regions(r, op, [f"branch_{i}" for i in range(len(op.regions))])
    return _case(index, regions)


def _case(index: Any, regions: list[_Region]) -> Values:
    captures = _shared(regions)
    return listed(case(index, *captures, branches=tuple(g.graph(captures) for g in regions)))


def _read_if(r: Reader, op: Any) -> Values:
    (predicate,) = r.operands(op)
    yes, no = _regions(r, op, ("if_true", "if_false"))
    return _case(convert(predicate, dtype=I32), [no, yes])


def read_body(r: Reader, op: Any) -> Graph:
    """The only region of an op as a closed graph; constants from outside are moved in."""
    return _sink_constants(_Region(r, op.regions[0].blocks[0], "body"))


def _read_reduce(r: Reader, op: Any) -> Values:
    region = _Region(r, op.regions[0].blocks[0], "reducer")
    body = interned(_sink_constants(region))
    dims = KINDS["i64s"].read(op.attributes["dimensions"])
    order = {"order": str(op.attributes["order"].value)} if "order" in op.attributes else {}
    xs = [  # a body may compute in a wider type than its operands have
        x if x.type.dtype is t.dtype else convert(x, dtype=t.dtype)
        for x, t in zip(r.operands(op), body.in_types, strict=True)
    ]
    return listed(reduce(*xs, dimensions=dims, body=body, **order))


def _read_sort(r: Reader, op: Any) -> Values:
    body = _sink_constants(_Region(r, op.regions[0].blocks[0], "comparator"))
    xs, attributes = r.operands(op), op.attributes
    at = attributes["dimension"].value if "dimension" in attributes else -1
    stable = bool(attributes["is_stable"].value) if "is_stable" in attributes else False
    axis = at % xs[0].type.ndim if at < 0 and xs[0].type.ndim else at
    return listed(sort(*xs, dimension=axis, is_stable=stable, comparator=body))


def _read_map(r: Reader, op: Any) -> Values:
    body = _sink_constants(_Region(r, op.regions[0].blocks[0], "computation"))
    dims = KINDS["i64s"].read(op.attributes["dimensions"])
    return [map_(*r.operands(op), dimensions=dims, computation=body)]


def _read_of_scalars(r: Reader, op: Any) -> Values:
    """Any op whose regions take scalars, by its record."""
    record = r.known[op.name]
    bodies = {
        name: interned(_sink_constants(_Region(r, g.blocks[0], name)))
        for g, name in zip(op.regions, record.regions, strict=True)
    }
    return listed(record(*r.operands(op), **_plain_attrs(r, op), **bodies))


def interned(body: Graph) -> Graph:
    """The body itself, or the one of its kind where it is one of the usual ones."""
    name = monoid_of(body)
    return body if name is None else monoid(name, body.in_types[0].dtype)


def _read_gather(r: Reader, op: Any) -> Values:
    return [OPS["gather"](*r.operands(op), **read_gather(op.attributes))]


def _read_scatter(r: Reader, op: Any) -> Values:
    body = _sink_constants(_Region(r, op.regions[0].blocks[0], "update_computation"))
    return listed(OPS["scatter"](*r.operands(op), body=body, **read_scatter(op.attributes)))


def _without_calls(graph: Graph) -> Graph:
    """The graph with the functions that it calls in their places."""
    if not any(n.op.kind == "call" for n in graph.nodes):
        return graph
    return build(lambda *xs: _emit_flat(graph, xs), graph.in_types, graph.name)


def _emit_flat(graph: Graph, args: Sequence[Any]) -> Values:
    env: dict[Node, Any] = dict(zip(graph.params, args, strict=True))
    for node in graph.nodes:
        if node.op.kind == "call" and node.op.expand is None:
            outs = _emit_flat(node.attrs["graph"], [env[x] for x in node.ins])
            env[node] = outs if isinstance(node.type, tuple) else outs[0]
        else:
            emit_node(state.interp, node, env)
    return [env[o] for o in graph.outs]


def _sink_constants(region: _Region) -> Graph:
    """The region as a graph without captures and calls: constants from outside move in.

    Raises:
        ValueError: if it uses another value from outside.
    """
    b = region.builder
    outer = [c.node for c in region.captures]
    if any(n.op is not constant_op for n in outer):
        raise ValueError("a reducer that uses a value from outside is not in the language")
    formals, captured = b.params[: region.formals], b.params[region.formals :]
    moved = dict(
        zip(captured, [Node(n.op, (), n.attrs, n.type, n.loc) for n in outer], strict=True)
    )
    nodes = list(moved.values())
    for n in b.nodes:
        moved[n] = Node(n.op, tuple([moved.get(x, x) for x in n.ins]), n.attrs, n.type, n.loc)
        nodes.append(moved[n])
    return _without_calls(Graph(formals, nodes, [moved.get(o, o) for o in region.outs], b.name))


READERS: dict[str, Callable[[Reader, Any], Values]] = {
    "func.call": _read_call,
    "stablehlo.broadcast": _read_broadcast,
    "stablehlo.case": _read_case,
    "stablehlo.composite": _read_composite,
    "stablehlo.constant": _read_constant,
    "stablehlo.custom_call": read_custom_call,
    "stablehlo.dot": _read_plain_dot,
    "stablehlo.dot_general": _read_dot,
    "stablehlo.gather": _read_gather,
    "stablehlo.if": _read_if,
    "stablehlo.map": _read_map,
    "stablehlo.reduce": _read_reduce,
    "stablehlo.reduce_window": _read_of_scalars,
    "stablehlo.scatter": _read_scatter,
    "stablehlo.select_and_scatter": _read_of_scalars,
    "stablehlo.sort": _read_sort,
    "stablehlo.while": _read_while,
}
