"""Graph to StableHLO text, as JAX and XLA read it.

`to_stablehlo` is fast (about 5 us a node): what an op prints apart from its operands is worked out
once per (op, attributes, types). Regions are printed in place, graphs that are called once each as
private functions. What an op looks like is data: `Mlir` in its record, `PRETTY` and `WRITERS` here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from monograph.hlo.graph import Graph, Node
from monograph.hlo.location import Loc, resolve
from monograph.hlo.ops.leaf import result
from monograph.hlo.ops.monoids import monoid_of
from monograph.hlo.record import Attrs
from monograph.hlo.text.attributes import KINDS, extras, integers, quoted, symbol, write_any
from monograph.hlo.text.lapack_calls import SPELLINGS, spelled
from monograph.hlo.text.literals import write_array
from monograph.hlo.text.lower import decomposition, lowered
from monograph.hlo.text.stablehlo_indexed import write_gather, write_scatter
from monograph.hlo.text.stablehlo_sharding import Meshes, written_constraint
from monograph.hlo.types import TensorType, types_of

_NAMESPACED = re.compile(r"[a-zA-Z]\w*(\.[\w$]+)+", re.ASCII)  # what MLIR takes for an op's name
COMPOSITE = "monograph."  # the prefix of a composite's name that has no dot of its own


def to_stablehlo(
    graph: Graph, name: str = "main", *, locations: bool = False, shardings: bool = True
) -> str:
    """Print a graph as a StableHLO module.

    Args:
        graph: a closed graph; ops that StableHLO lacks are expanded.
        name: the name of its function.
        locations: whether every op carries the user's line, as ``loc("file":line:0)``.
        shardings: whether what is said of them is printed.

    Returns:
        The text of a module with the public function `name` and one private function for each
        graph that is called.

    Raises:
        UnsupportedError: if an op has neither a StableHLO spelling nor an expansion.
    """
    module = _Module(locations, shardings)
    module.used.add(name)
    module.function(lowered(graph), name, "public")
    while module.waiting:
        callee, callee_name = module.waiting.pop(0)
        module.function(callee, callee_name, "private")
    meshes = module.meshes
    lines = [f"module{meshes.attributes()} {{", *meshes.lines(), *module.lines, "}"]
    return "\n".join(lines) + "\n"


class _Module:
    """The text so far, and what its functions share."""

    def __init__(self, locations: bool, shardings: bool) -> None:
        self.lines: list[str] = []
        self.shardings = shardings
        self.locations = locations
        self.types: dict[TensorType, str] = {}
        self.forms: dict[Any, tuple[str, str]] = {}
        self.symbols: dict[Graph, str] = {}
        self.used: set[str] = set()
        self.waiting: list[tuple[Graph, str]] = []
        self.places: dict[Any, str] = {}
        self.meshes = Meshes()

    def type(self, t: TensorType) -> str:
        text = self.types.get(t)
        if text is None:
            text = self.types[t] = t.mlir
        return text

    def type_list(self, ts: Sequence[TensorType]) -> str:
        return ", ".join([self.type(t) for t in ts])

    def arrow(self, ins: Sequence[TensorType], outs: Sequence[TensorType]) -> str:
        """``(A, B) -> C``."""
        right = self.type(outs[0]) if len(outs) == 1 else f"({self.type_list(outs)})"
        return f"({self.type_list(ins)}) -> {right}"

    def callee(self, graph: Graph) -> str:
        """The symbol of a graph that is called; the first call queues it for printing."""
        name = self.symbols.get(graph)
        if name is None:
            base = name = re.sub(r"\W", "_", graph.name, flags=re.ASCII) or "f"
            number = 0
            while name in self.used:
                name = f"{base}_{number}"
                number += 1
            self.used.add(name)
            self.symbols[graph] = name
            self.waiting.append((graph, name))
        return name

    def place(self, loc: Loc | None) -> str:
        """`` loc(...)``, or nothing."""
        if not self.locations or loc is None:
            return ""
        key = (id(loc.code), loc.lasti, loc.file, loc.line, loc.phase)
        text = self.places.get(key)
        if text is None:
            source = resolve(loc)
            text = f"{quoted(source.file)}:{source.line}:0"
            if loc.phase != "forward":
                text = f"{quoted(loc.phase)}({text})"
            text = self.places[key] = f" loc({text})"
        return text

    def function(self, graph: Graph, name: str, visibility: str) -> None:
        names = {p: f"%arg{i}" for i, p in enumerate(graph.params)}
        formals = ", ".join([f"{names[p]}: {self.type(p.type)}" for p in graph.params])
        returns = [self.type(t) for t in graph.out_types]
        arrow = returns[0] if len(returns) == 1 else f"({', '.join(returns)})"
        self.lines.append(f"  func.func {visibility} {symbol(name)}({formals}) -> {arrow} {{")
        _Function(self, names, len(graph.params)).block(graph, "    ", "return")
        self.lines.append("  }")


class _Function:
    """One function being printed: the names of its values. A name is never used twice in it."""

    def __init__(self, module: _Module, names: dict[Node, str], args: int) -> None:
        self.module = module
        self.names = names
        self.args = args
        self.count = 0
        self.widths: dict[Node, int] = {}  # how many results the text of a node has
        self.places: dict[Node, tuple[int, ...]] = {}  # which of these the node's own are

    def block(self, graph: Graph, pad: str, end: str, more: Sequence[Node] = ()) -> None:
        """Print the nodes of a graph whose params have names; it returns its outs and `more`."""
        names, lines, module = self.names, self.module.lines, self.module
        for node in graph.nodes:
            op = node.op
            if op is result:
                several = node.ins[0]
                name, index = names[several], node.attrs["index"]
                if several in self.places:
                    index = self.places[several][index]
                names[node] = name if self.widths[several] == 1 else f"{name}#{index}"
                continue
            self.line_of(node, pad)
        returned = (*graph.outs, *more)
        outs = ", ".join([names[o] for o in returned])
        types = module.type_list([o.type for o in returned])
        lines.append(f"{pad}{end} {outs} : {types}" if returned else f"{pad}{end}")

    def line_of(self, node: Node, pad: str) -> None:
        mlir = node.op.mlir
        writer = None if mlir is None else WRITERS.get(mlir.name)
        if writer is not None:
            writer(self, node, pad)
            return
        head, tail = self.form(node)
        operands = ", ".join([self.names[x] for x in node.ins])
        place = self.module.place(node.loc) if self.module.locations else ""
        self.module.lines.append(f"{pad}{self.define(node)}{head}{operands}{tail}{place}")

    def define(self, node: Node, width: int | None = None) -> str:
        """``%3 = `` or ``%3:2 = ``; the node has a name from here on."""
        name = self.names[node] = f"%{self.count}"
        self.count += 1
        if width is None:
            if type(node.type) is not tuple:
                return f"{name} = "
            width = len(node.type)
        self.widths[node] = width
        return "" if width == 0 else f"{name} = " if width == 1 else f"{name}:{width} = "

    def form(self, node: Node) -> tuple[str, str]:
        """What stands before and after the operands of an op, memoised."""
        key = (node.op, node.type, *[x.type for x in node.ins], *node.attrs.values())
        found = self.module.forms.get(key)
        if found is None:
            found = self.module.forms[key] = _form(self.module, node)
        return found

    def fresh_args(self, graph: Graph) -> list[str]:
        """New names for the parameters of a region."""
        out = []
        for p in graph.params:
            self.names[p] = f"%arg{self.args}"
            self.args += 1
            out.append(self.names[p])
        return out

    def end(self, node: Node, text: str, pad: str) -> None:
        self.module.lines.append(f"{pad}{text}{self.module.place(node.loc)}")


# ---- ops in one line ---------------------------------------------------------------------------


def _dims(name: str, label: str = "dims") -> Callable[[Attrs], str]:
    return lambda attrs: f", {label} = [{integers(attrs[name])}]"


def _pad(attrs: Attrs) -> str:
    low, high, interior = (
        integers(attrs[k]) for k in ("edge_padding_low", "edge_padding_high", "interior_padding")
    )
    return f", low = [{low}], high = [{high}], interior = [{interior}]"


def _slice(attrs: Attrs) -> str:
    rows = zip(attrs["start_indices"], attrs["limit_indices"], attrs["strides"], strict=True)
    return f" [{', '.join(f'{a}:{b}' + (f':{s}' if s != 1 else '') for a, b, s in rows)}]"


def _compare(attrs: Attrs) -> str:
    return f", {attrs['compare_type']}" if attrs["compare_type"] else ""


def _dot(attrs: Attrs) -> str:
    parts = []
    for label, key in (("batching_dims", "batching"), ("contracting_dims", "contracting")):
        lhs, rhs = attrs[f"lhs_{key}_dimensions"], attrs[f"rhs_{key}_dimensions"]
        if lhs or key == "contracting":
            parts.append(f", {label} = [{integers(lhs)}] x [{integers(rhs)}]")
    precision = attrs["precision"].upper()
    parts.append("" if precision == "DEFAULT" else f", precision = [{precision}, {precision}]")
    return "".join(parts)


# MLIR's name -> what its pretty form has after the operands.
PRETTY: dict[str, Callable[[Attrs], str]] = {
    "stablehlo.broadcast_in_dim": _dims("broadcast_dimensions"),
    "stablehlo.compare": _compare,
    "stablehlo.concatenate": lambda attrs: f", dim = {attrs['dimension']}",
    "stablehlo.convert": lambda attrs: "",
    "stablehlo.bitcast_convert": lambda attrs: "",
    "stablehlo.dot_general": _dot,
    "stablehlo.dynamic_slice": _dims("slice_sizes", "sizes"),
    "stablehlo.dynamic_update_slice": lambda attrs: "",
    "stablehlo.iota": lambda attrs: f"dim = {attrs['iota_dimension']}",
    "stablehlo.pad": _pad,
    "stablehlo.reduce_precision": lambda attrs: (
        f", format = e{attrs['exponent_bits']}m{attrs['mantissa_bits']}"
    ),
    "stablehlo.reshape": lambda attrs: "",
    "stablehlo.reverse": _dims("dimensions"),
    "stablehlo.slice": _slice,
    "stablehlo.transpose": _dims("permutation"),
}
# What stands between an op's name and its operands, where there is something.
BEFORE: dict[str, Callable[[Attrs], str]] = {
    "stablehlo.compare": lambda attrs: f"{attrs['comparison_direction']}, "
}
# `op %0 : T` is enough for these; others need `op %0 : (T) -> T`.
DIALECT = "stablehlo."


def _form(module: _Module, node: Node) -> tuple[str, str]:
    op, mlir = node.op, node.op.mlir
    assert mlir is not None
    ins, outs = tuple([x.type for x in node.ins]), types_of(node.type)
    more = "".join(f"{k} = {v}, " for k, v in extras(op, node.attrs).items())
    more = f" {{{more[:-2]}}}" if more else ""
    pretty = PRETTY.get(mlir.name)
    if pretty is not None:
        before = BEFORE[mlir.name](node.attrs) if mlir.name in BEFORE else ""
        types = module.arrow(ins, outs) if ins else module.type(outs[0])
        return f"{mlir.name} {before}", f"{pretty(node.attrs)}{more} : {types}"
    if op.kind == "elementwise" and mlir.name.startswith(DIALECT) and not mlir.attrs:
        alike = all(t.strong is outs[0].strong for t in ins) and outs[0].dtype.kind != "bool"
        types = module.type(outs[0]) if alike else module.arrow(ins, outs)
        return f"{mlir.name} ", f"{more} : {types}"
    written = [(theirs, KINDS[kind].write(node.attrs[ours])) for ours, theirs, kind in mlir.attrs]
    inner = ", ".join(f"{k} = {v}" for k, v in written if v is not None)
    inner = f" <{{{inner}}}>" if inner else ""
    return f'"{mlir.name}"(', f"){inner}{more} : {module.arrow(ins, outs)}"


# ---- ops with a writer of their own ------------------------------------------------------------


def _constant(f: _Function, node: Node, pad: str) -> None:
    literal = write_array(node.attrs["value"], node.type)
    f.end(node, f"{f.define(node)}stablehlo.constant {literal} : {f.module.type(node.type)}", pad)


def _barrier(f: _Function, node: Node, pad: str) -> None:
    operands = ", ".join([f.names[x] for x in node.ins])
    types = f.module.type_list(node.type)
    f.end(node, f"{f.define(node)}stablehlo.optimization_barrier {operands} : {types}", pad)


def _operands_and_types(f: _Function, node: Node) -> tuple[str, str]:
    operands = ", ".join([f.names[x] for x in node.ins])
    return operands, f.module.arrow([x.type for x in node.ins], types_of(node.type))


def _call(f: _Function, node: Node, pad: str) -> None:
    operands, types = _operands_and_types(f, node)
    callee = f.module.callee(node.attrs["graph"])
    f.end(node, f"{f.define(node)}func.call {symbol(callee)}({operands}) : {types}", pad)


def _custom_call(f: _Function, node: Node, pad: str) -> None:
    if node.op in SPELLINGS:
        _lapack(f, node, pad)
        return
    operands, types = _operands_and_types(f, node)
    attrs, more = node.attrs, ""
    if attrs["effect"] != "none":
        more = f" {{has_side_effect = true, effect = {quoted(attrs['effect'])}}}"
    target = symbol(attrs["call_target_name"])
    f.end(node, f"{f.define(node)}stablehlo.custom_call {target}({operands}){more} : {types}", pad)


def _lapack(f: _Function, node: Node, pad: str) -> None:
    target, attributes, outs, places = spelled(node)
    operands = ", ".join([f.names[x] for x in node.ins])
    define = f.define(node, len(outs))
    f.places[node] = places
    types = f.module.arrow([x.type for x in node.ins], outs)
    text = f"stablehlo.custom_call {symbol(target)}({operands}) {attributes} : {types}"
    f.end(node, define + text, pad)


def _composite(f: _Function, node: Node, pad: str) -> None:
    operands, types = _operands_and_types(f, node)
    callee = f.module.callee(decomposition(node))
    written = [(k, write_any(v)) for k, v in sorted(node.attrs.items())]
    held = ", ".join(f"{quoted(k)} = {v}" for k, v in written if v is not None)
    more = f"composite_attributes = {{{held}}}, " if held else ""
    name = node.op.name
    if _NAMESPACED.fullmatch(name) is None:
        name = COMPOSITE + re.sub(r"[^A-Za-z0-9_$]", "_", name)
    text = (
        f"stablehlo.composite {quoted(name)} {operands} "
        f"{{{more}decomposition = {symbol(callee)}}} : {types}"
    )
    f.end(node, f.define(node) + text, pad)


def _sharding(f: _Function, node: Node, pad: str) -> None:
    if not f.module.shardings:
        f.names[node] = f.names[node.ins[0]]
        return
    operand, of = f.names[node.ins[0]], f.module.type(node.type)
    f.end(node, f.define(node) + written_constraint(node, operand, of, f.module.meshes), pad)


def _while(f: _Function, node: Node, pad: str) -> None:
    cond, body = node.attrs["cond"], node.attrs["body"]
    args = f.fresh_args(cond)
    f.names.update(zip(body.params, args, strict=True))
    start = ", ".join([f"{a} = {f.names[x]}" for a, x in zip(args, node.ins, strict=True)])
    types = f.module.type_list([x.type for x in node.ins])
    define = f.define(node, len(node.ins))
    f.module.lines += [f"{pad}{define}stablehlo.while({start}) : {types}", f"{pad}cond {{"]
    f.block(cond, pad + "  ", "stablehlo.return")
    f.module.lines.append(f"{pad}}} do {{")
    # StableHLO's while has carries only: captures are carried around unchanged.
    f.block(body, pad + "  ", "stablehlo.return", body.params[node.attrs["nc"] :])
    f.end(node, "}", pad)


def _case(f: _Function, node: Node, pad: str) -> None:
    index, *operands = node.ins
    define = f.define(node)
    f.module.lines.append(f'{pad}{define}"stablehlo.case"({f.names[index]}) ({{')
    for i, branch in enumerate(node.attrs["branches"]):
        if i:
            f.module.lines.append(f"{pad}}}, {{")
        # A branch takes no arguments in StableHLO; it uses the outer values by name.
        f.names.update(zip(branch.params, [f.names[x] for x in operands], strict=True))
        f.block(branch, pad + "  ", "stablehlo.return")
    f.end(node, f"}}) : {f.module.arrow([index.type], node.type)}", pad)


def _reduce(f: _Function, node: Node, pad: str) -> None:
    attrs, half = node.attrs, len(node.ins) // 2
    types = _operands_and_types(f, node)[1]
    dims = integers(attrs["dimensions"])
    order = extras(node.op, attrs).get("order")
    extra = f" {{order = {order}}}" if order else ""
    monoid = monoid_of(attrs["body"]) if half == 1 else None
    if monoid is not None:
        x, init = (f.names[i] for i in node.ins)
        text = (
            f"stablehlo.reduce({x} init: {init}) applies stablehlo.{monoid} "
            f"across dimensions = [{dims}]{extra} : {types}"
        )
        f.end(node, f.define(node) + text, pad)
        return
    array = f"array<i64: {dims}>" if dims else "array<i64>"
    _with_bodies(f, node, pad, [attrs["body"]], f"dimensions = {array}", extra)


def _with_bodies(
    f: _Function, node: Node, pad: str, bodies: Sequence[Graph], attributes: str, extra: str = ""
) -> None:
    """An op with regions that take scalars, in the generic form."""
    operands, types = _operands_and_types(f, node)
    assert node.op.mlir is not None
    line = f'{f.define(node)}"{node.op.mlir.name}"({operands}) <{{{attributes}}}> ({{'
    for body in bodies:
        pairs = zip(f.fresh_args(body), body.params, strict=True)
        formals = ", ".join([f"{a}: {f.module.type(p.type)}" for a, p in pairs])
        f.module.lines += [pad + line, f"{pad}^bb0({formals}):"]
        f.block(body, pad + "  ", "stablehlo.return")
        line = "}, {"
    f.end(node, f"}}){extra} : {types}", pad)


def _of_scalars(f: _Function, node: Node, pad: str) -> None:
    """An op whose regions take scalars, with the attributes of its record."""
    mlir, attrs = node.op.mlir, node.attrs
    assert mlir is not None
    written = [(theirs, KINDS[kind].write(attrs[ours])) for ours, theirs, kind in mlir.attrs]
    rows = [f"{theirs} = {text}" for theirs, text in written if text is not None]
    more = ", ".join(f"{k} = {v}" for k, v in extras(node.op, attrs).items())
    more = f" {{{more}}}" if more else ""
    _with_bodies(f, node, pad, [attrs[name] for name in node.op.regions], ", ".join(rows), more)


def _gather(f: _Function, node: Node, pad: str) -> None:
    operands, types = _operands_and_types(f, node)
    attributes, extra = write_gather(node.attrs)
    text = f'"stablehlo.gather"({operands}) <{{{attributes}}}>{extra} : {types}'
    f.end(node, f.define(node) + text, pad)


def _scatter(f: _Function, node: Node, pad: str) -> None:
    _with_bodies(f, node, pad, [node.attrs["body"]], write_scatter(node.attrs))


# MLIR's name -> its writer; the others are printed from their record.
WRITERS: dict[str, Callable[[_Function, Node, str], None]] = {
    "sdy.sharding_constraint": _sharding,
    "func.call": _call,
    "stablehlo.all_reduce": _of_scalars,
    "stablehlo.case": _case,
    "stablehlo.collective_reduce": _of_scalars,
    "stablehlo.composite": _composite,
    "stablehlo.constant": _constant,
    "stablehlo.custom_call": _custom_call,
    "stablehlo.gather": _gather,
    "stablehlo.map": _of_scalars,
    "stablehlo.optimization_barrier": _barrier,
    "stablehlo.reduce": _reduce,
    "stablehlo.reduce_scatter": _of_scalars,
    "stablehlo.reduce_window": _of_scalars,
    "stablehlo.scatter": _scatter,
    "stablehlo.select_and_scatter": _of_scalars,
    "stablehlo.sort": _of_scalars,
    "stablehlo.while": _while,
}
