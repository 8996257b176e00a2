"""StableHLO text to a graph. The parser and verifier are jaxlib's; this module maps the ops.

Most ops are read by their record's `Mlir`; those with regions, callees or literals have a reader
of their own in `READERS`. What a text means implicitly is made explicit: values that a region uses
from outside become captures, functions become graphs that are called.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph.hlo.builder import Builder, Tracer, graph_emit
from monograph.hlo.errors import MonographError, TextError
from monograph.hlo.graph import Graph, Node
from monograph.hlo.ops.composite import composite
from monograph.hlo.ops.convert import convert
from monograph.hlo.ops.dot import dot_general
from monograph.hlo.ops.leaf import constant_op, param
from monograph.hlo.ops.monoids import monoid, monoid_of
from monograph.hlo.ops.moves import broadcast_in_dim
from monograph.hlo.ops.opaque import custom_call
from monograph.hlo.ops.reduce import reduce
from monograph.hlo.ops.region import call, case
from monograph.hlo.ops.while_loop import while_
from monograph.hlo.record import OPS, OpDef
from monograph.hlo.state import interpreting, state
from monograph.hlo.text.attributes import DERIVED, KINDS, enum_name, read_any, read_type
from monograph.hlo.text.literals import read_array
from monograph.hlo.text.stablehlo_module import all_ops, blocks_of, location, parse, text_error
from monograph.hlo.text.stablehlo_printer import COMPOSITE
from monograph.hlo.types import I32, TensorType

RETURNS = ("func.return", "stablehlo.return")
FUNCTION = "func.func"
Values = list[Any]


def from_stablehlo(text: str, *, filename: str = "<stablehlo>", function: str = "main") -> Graph:
    """Read a StableHLO module.

    Args:
        text: the module, as MLIR prints it (pretty or generic form).
        filename: what locations call the text, where it does not say ``loc(...)`` itself.
        function: the function to read; the only function of a module may have any name.

    Returns:
        Its graph, with the functions it calls inside.

    Raises:
        TextError: if the text is malformed, is rejected by StableHLO's verifier, or holds ops or
            types that the language lacks (all of them are listed); lines and columns are given.

    >>> g = from_stablehlo('''
    ... func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    ...   %0 = stablehlo.add %x, %x : tensor<3xf32>
    ...   return %0 : tensor<3xf32>
    ... }''')
    >>> g.nodes
    (<add f32[3]>,)
    """
    module = parse(text, filename)
    reader = _Reader(text, filename, module)
    name = reader.entry(function)
    order = reader.calls_first(name)
    reader.refuse_unknown(order)
    before, state.loc = state.loc, None
    try:
        for called in order:
            reader.graphs[called] = reader.function(called)
    except RecursionError:
        raise TextError("regions are nested too deep", why="each level needs stack") from None
    finally:
        state.loc = before
    return reader.graphs[name]


class _Reader:
    """One module being read."""

    def __init__(self, text: str, filename: str, module: Any) -> None:
        self.text = text
        self.filename = filename
        self.module = module
        self.functions: dict[str, Any] = {}
        for op in module.operation.regions[0].blocks[0].operations:
            if op.operation.name == FUNCTION:
                self.functions[str(op.operation.attributes["sym_name"].value)] = op.operation
        self.graphs: dict[str, Graph] = {}
        self.types: dict[Any, TensorType] = {}
        self.known = {op.mlir.name: op for op in OPS.values() if op.mlir is not None}
        self.composites: dict[Any, OpDef] = {}
        self.env: dict[Any, Any] = {}  # MLIR value -> tracer

    # ---- before reading

    def entry(self, name: str) -> str:
        """The function to read."""
        if name in self.functions:
            return name
        if len(self.functions) == 1:
            return next(iter(self.functions))
        known = ", ".join(self.functions) or "none"
        raise TextError(f"the text has no function @{name}; its functions: {known}")

    def calls_first(self, name: str) -> list[str]:
        """The functions that `name` needs, each after those that it calls itself."""
        order: list[str] = []
        state_of: dict[str, int] = {}  # 1: open, 2: done
        stack = [(name, False)]
        while stack:
            at, done = stack.pop()
            if done:
                state_of[at] = 2
                order.append(at)
                continue
            if at in state_of:
                if state_of[at] == 1:
                    raise self.error(self.functions[at], f"@{at} calls itself")
                continue
            state_of[at] = 1
            stack.append((at, True))
            # A callee that is open is a cycle; one that waits further down is simply visited now.
            for callee in dict.fromkeys(self.callees(at)):
                if state_of.get(callee) == 1:
                    raise self.error(self.functions[callee], f"@{callee} calls itself")
                stack.append((callee, False))
        return order

    def callees(self, name: str) -> list[str]:
        found = []
        for op in all_ops(self.functions[name]):
            key = {"func.call": "callee", "stablehlo.composite": "decomposition"}.get(op.name)
            if key is not None:
                found.append(str(op.attributes[key].value))
        return [f for f in found if f in self.functions]

    def refuse_unknown(self, functions: Sequence[str]) -> None:
        """Raise one error for every op and type of these functions that the language lacks."""
        problems: list[tuple[tuple[int, int], str]] = []
        for name in functions:
            root = self.functions[name]
            blocks = [b for op in (root, *all_ops(root)) for b in blocks_of(op)]
            if not blocks:
                problems.append((self.place(root), f"function @{name} has no body"))
            for block in blocks:
                problems += self.unknown_types(root, block.arguments)
            for op in all_ops(root):
                if op.name not in self.known and op.name not in READERS and op.name not in RETURNS:
                    problems.append((self.place(op), f"op {op.name} is not in the language"))
                problems += self.unknown_types(op, op.results)
        if problems:
            raise text_error(self.text, self.filename, list(dict.fromkeys(problems)))

    def unknown_types(self, op: Any, values: Any) -> list[tuple[tuple[int, int], str]]:
        problems = []
        for v in values:
            try:
                self.type(v)
            except ValueError as e:
                problems.append((self.place(op), f"{e} is not in the language ({op.name})"))
        return problems

    # ---- reading

    def type(self, value: Any) -> TensorType:
        t = value.type
        found = self.types.get(t)
        if found is None:
            found = self.types[t] = read_type(str(t))
        return found

    def place(self, op: Any) -> tuple[int, int]:
        loc = op.location
        if type(loc).__name__ == "FileLineColLoc" and loc.filename in ("-", self.filename):
            return int(loc.start_line), int(loc.start_col)
        return 0, 0

    def error(self, op: Any, message: str) -> TextError:
        return text_error(self.text, self.filename, [(self.place(op), message)])

    def function(self, name: str) -> Graph:
        (block,) = self.one_block(self.functions[name])
        builder = Builder(name)
        outs = self.block(builder, block, [builder.param(self.type(a)) for a in block.arguments])
        return builder.finish(outs)

    def one_block(self, op: Any) -> tuple[Any]:
        blocks = list(op.regions[0].blocks)
        if len(blocks) != 1:
            raise self.error(op, "control flow between blocks is not in the language")
        return (blocks[0],)

    def block(self, builder: Builder, block: Any, args: Sequence[Any]) -> Values:
        """Read a block into a builder; the values it returns."""
        env = self.env
        env.update(zip(block.arguments, args, strict=True))
        with interpreting(builder):
            for view in block.operations:
                op = view.operation
                if op.name in RETURNS:
                    return [env[x] for x in op.operands]
                state.loc = location(op.location, self.filename)
                outs = self.op(op)
                for r, value in zip(op.results, outs, strict=True):
                    env[r] = value
        raise self.error(block.owner, "a block without a return")

    def op(self, op: Any) -> Values:
        """Emit one op; its results, whose types are those that the text says."""
        read = READERS.get(op.name, _read_plain)
        try:
            outs = read(self, op)
        except TextError:
            raise
        except (MonographError, ValueError, TypeError, KeyError) as e:
            what = e.what if isinstance(e, MonographError) else f"{type(e).__name__}: {e}"
            raise self.error(op, f"{op.name}: {what}") from e
        for r, value in zip(op.results, outs, strict=False):
            if value.type is not self.type(r):
                message = f"{op.name}: the text says {self.type(r)}, the language {value.type}"
                raise self.error(op, message)
        return outs

    def composite(self, name: str, attrs: tuple[str, ...], definition: str) -> OpDef:
        """The record of a composite that only this text knows."""
        key = (name, attrs, definition)
        record = self.composites.get(key)
        if record is None:
            graph = self.graphs[definition]

            def expand(ins: Sequence[Any], _: Any) -> Any:
                outs = graph_emit(graph, ins)
                return outs[0] if len(outs) == 1 else outs

            record = self.composites[key] = composite(name, expand, attrs=attrs)
        return record

    def operands(self, op: Any) -> Values:
        return [self.env[x] for x in op.operands]


def _listed(out: Any) -> Values:
    return out if isinstance(out, list) else [out]


def _read_plain(r: _Reader, op: Any) -> Values:
    record = r.known[op.name]
    assert record.mlir is not None
    attributes = op.attributes
    types = tuple(r.type(x) for x in op.results)
    listed = {ours: (theirs, kind) for ours, theirs, kind in record.mlir.attrs}
    attrs: dict[str, Any] = {}
    for name in record.attrs:
        if name in listed:
            theirs, kind = listed[name]
            if theirs in attributes:
                attrs[name] = KINDS[kind].read(attributes[theirs])
        elif name in DERIVED:
            attrs[name] = DERIVED[name](types)
        elif name in attributes:
            attrs[name] = read_any(attributes[name])
    return _listed(record(*r.operands(op), **attrs))


# ---- ops with a reader of their own ------------------------------------------------------------

BUFFERED = ("f16", "f32", "f64", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "bool")


def _read_constant(r: _Reader, op: Any) -> Values:
    t = r.type(op.results[0])
    if t.dtype.name in BUFFERED:  # MLIR lends its memory for these
        attr = op.attributes["value"]
        value = np.array(attr)
        if attr.is_splat and t.size:
            value = value.reshape(-1)[0].reshape(())
    else:
        text = op.get_asm(use_local_scope=True)
        start = text.index("dense<") + len("dense<")
        value = read_array(text[start : text.rindex("> : tensor<")], t)
    return [state.interp.constant(np.ascontiguousarray(value) if value.ndim else value, t)]


def _read_call(r: _Reader, op: Any) -> Values:
    key = "callee" if op.name == "func.call" else "decomposition"
    graph = r.graphs[str(op.attributes[key].value)]
    return _listed(call(*r.operands(op), graph=graph))


def _read_composite(r: _Reader, op: Any) -> Values:
    """One of the listed records if its attributes are all there, else a record of its own."""
    held = op.attributes["composite_attributes"] if "composite_attributes" in op.attributes else ()
    try:
        attrs = {a.name: read_any(a.attr) for a in held}
    except ValueError:
        return _read_call(r, op)  # attributes that the language can't hold: only its definition
    name = str(op.attributes["name"].value).removeprefix(COMPOSITE)
    record = OPS.get(name)
    if record is None or record.expand is None or set(attrs) != set(record.attrs):
        record = r.composite(name, tuple(attrs), str(op.attributes["decomposition"].value))
    return _listed(record(*r.operands(op), **attrs))


def _read_custom_call(r: _Reader, op: Any) -> Values:
    attributes = op.attributes
    for name in ("called_computations", "output_operand_aliases"):
        if name in attributes and len(attributes[name]):
            raise ValueError(f"attribute {name} is not in the language")
    if "backend_config" in attributes and str(attributes["backend_config"]) not in ('""', "{}"):
        raise ValueError("attribute backend_config is not in the language")
    effect = "none"
    if "has_side_effect" in attributes and attributes["has_side_effect"].value:
        effect = str(attributes["effect"].value) if "effect" in attributes else "ordered"
    outs = custom_call(
        *r.operands(op),
        call_target_name=str(attributes["call_target_name"].value),
        types=tuple(r.type(x) for x in op.results),
        callback=None,
        effect=effect,
    )
    return _listed(outs)


def _read_dot(r: _Reader, op: Any) -> Values:
    from jaxlib.mlir.dialects import stablehlo

    dims = stablehlo.DotDimensionNumbers(op.attributes["dot_dimension_numbers"])
    return _dot(
        r, op, dims.lhs_batching_dimensions, dims.rhs_batching_dimensions,
        dims.lhs_contracting_dimensions, dims.rhs_contracting_dimensions,
    )  # fmt: skip


def _read_plain_dot(r: _Reader, op: Any) -> Values:
    """`stablehlo.dot`: the last dimension against the first."""
    x, _ = op.operands
    return _dot(r, op, (), (), (r.type(x).ndim - 1,), (0,))


def _dot(r: _Reader, op: Any, lb: Any, rb: Any, lc: Any, rc: Any) -> Values:
    attributes = op.attributes
    x, y = r.operands(op)
    precision = "default"
    if "precision_config" in attributes:
        both = {enum_name(p).lower() for p in attributes["precision_config"]}
        precision = next((p for p in ("highest", "high") if p in both), "default")
    if "algorithm" in attributes:
        raise ValueError("attribute algorithm is not in the language")
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


def _read_broadcast(r: _Reader, op: Any) -> Values:
    """`stablehlo.broadcast`: new dimensions in front."""
    (x,) = r.operands(op)
    shape = r.type(op.results[0]).shape
    kept = tuple(range(len(shape) - x.type.ndim, len(shape)))
    return [broadcast_in_dim(x, shape=shape, broadcast_dimensions=kept)]


# ---- regions -----------------------------------------------------------------------------------


class _Region:
    """One region read into a builder of its own; what it used from outside was captured."""

    def __init__(self, r: _Reader, block: Any, name: str) -> None:
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


def _regions(r: _Reader, op: Any, names: Sequence[str]) -> list[_Region]:
    return [_Region(r, g.blocks[0], name) for g, name in zip(op.regions, names, strict=True)]


def _shared(regions: Sequence[_Region]) -> list[Tracer]:
    """What any of the regions captured, each once."""
    return list({c.node: c for region in regions for c in region.captures}.values())


def _read_while(r: _Reader, op: Any) -> Values:
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
    return [*_listed(outs), *carries[nc:]]


def _read_case(r: _Reader, op: Any) -> Values:
    (index,) = r.operands(op)
    regions = _regions(r, op, [f"branch_{i}" for i in range(len(op.regions))])
    return _case(index, regions)


def _case(index: Any, regions: list[_Region]) -> Values:
    captures = _shared(regions)
    return _listed(case(index, *captures, branches=tuple(g.graph(captures) for g in regions)))


def _read_if(r: _Reader, op: Any) -> Values:
    (predicate,) = r.operands(op)
    yes, no = _regions(r, op, ("if_true", "if_false"))
    return _case(convert(predicate, dtype=I32), [no, yes])


def _read_reduce(r: _Reader, op: Any) -> Values:
    region = _Region(r, op.regions[0].blocks[0], "reducer")
    body = _sink_constants(region)
    name = monoid_of(body)
    if name is not None:
        body = monoid(name, body.in_types[0].dtype)
    dims = KINDS["i64s"].read(op.attributes["dimensions"])
    order = {"order": str(op.attributes["order"].value)} if "order" in op.attributes else {}
    return _listed(reduce(*r.operands(op), dimensions=dims, body=body, **order))


def _sink_constants(region: _Region) -> Graph:
    """The region as a graph without captures: constants from outside move in.

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
    return Graph(formals, nodes, [moved.get(o, o) for o in region.outs], b.name)


READERS: dict[str, Callable[[_Reader, Any], Values]] = {
    "func.call": _read_call,
    "stablehlo.broadcast": _read_broadcast,
    "stablehlo.case": _read_case,
    "stablehlo.composite": _read_composite,
    "stablehlo.constant": _read_constant,
    "stablehlo.custom_call": _read_custom_call,
    "stablehlo.dot": _read_plain_dot,
    "stablehlo.dot_general": _read_dot,
    "stablehlo.if": _read_if,
    "stablehlo.reduce": _read_reduce,
    "stablehlo.while": _read_while,
}
