"""The verifier: is a graph valid? The pipeline asks between passes where MONOGRAPH_VERIFY is on.

One loop over the nodes, about 1 us each; it recurses over regions only, each once. A failure is a
bug in a pass or in a record, so the error names the node and the user's line that it comes from.
"""

from __future__ import annotations

from typing import Any

from monograph.hlo.errors import MonographError, VerifyError
from monograph.hlo.graph import Graph, Node, subgraphs
from monograph.hlo.ops.leaf import constant_op, param, result
from monograph.hlo.record import OpDef
from monograph.hlo.types import TensorType, types_of


def verify(graph: Graph, *, weak: bool = True, transforms: bool = True) -> None:
    """Check a graph and all its regions.

    Args:
        graph: what to check.
        weak: whether weak types may be left (only before the first pass after the trace).
        transforms: whether ops may be left that neither StableHLO nor an expansion gives a meaning
            (custom derivative rules and the like; only before legalize).

    Raises:
        VerifyError: at the first thing that is wrong.
    """
    _Verifier(weak, transforms).graph(graph)


class _Verifier:
    def __init__(self, weak: bool, transforms: bool) -> None:
        self.weak = weak
        self.transforms = transforms
        self.seen: set[Graph] = set()
        self.accepted: set[Any] = set()  # (op, operand types, result type) whose dtypes are fine

    def graph(self, graph: Graph) -> None:
        """Params, nodes in program order, outputs."""
        if graph in self.seen:
            return
        self.seen.add(graph)
        defined: set[Node] = set()
        for i, node in enumerate(graph.params):
            if node.op is not param or node.ins or node.attrs.get("type") is not node.type:
                raise _wrong(graph, node, f"parameter {i} is not a `param` node of its own type")
            self.add(graph, node, defined)
        for node in graph.nodes:
            self.node(graph, node, defined)
            self.add(graph, node, defined)
        for i, out in enumerate(graph.outs):
            if out not in defined:
                raise _wrong(graph, out, f"output {i} is not a node of the graph")
            if type(out.type) is tuple:
                raise _wrong(graph, out, f"output {i} has several results and no `result` node")

    def add(self, graph: Graph, node: Node, defined: set[Node]) -> None:
        if node in defined:
            raise _wrong(graph, node, "the node is listed twice")
        defined.add(node)
        if not self.weak and any(t.weak for t in types_of(node.type)):
            raise _wrong(graph, node, "a weak type is left after the first pass")

    def node(self, graph: Graph, node: Node, defined: set[Node]) -> None:
        op, ins, attrs = node.op, node.ins, node.attrs
        if not defined.issuperset(ins):
            stray = next(i for i, x in enumerate(ins) if x not in defined)
            raise _wrong(graph, node, f"operand {stray} is not defined before it in this graph")
        if tuple(attrs) != op.attrs:
            why = f"its attributes are {tuple(attrs)}, the record's {op.attrs}"
            raise _wrong(graph, node, why)
        types = tuple([x.type for x in ins])
        if op.kind == "leaf":
            _check_leaf(graph, node)
        key = (op, types, node.type)
        if key not in self.accepted:
            self.check_dtypes(graph, node, types)
            self.accepted.add(key)
        self.check_type(graph, node, types)
        if op.regions:
            for _, sub in subgraphs(node):
                self.graph(sub)

    def check_dtypes(self, graph: Graph, node: Node, types: tuple[Any, ...]) -> None:
        op = node.op
        if op is not result and any(type(t) is tuple for t in types):
            raise _wrong(graph, node, "an operand has several results and no `result` node")
        _check_arity(graph, node)
        if not self.transforms and _is_transform(op):
            raise _wrong(graph, node, f"{op.name} must be gone before the graph is legal")
        if not op.dtypes or op is result:
            return
        for i, t in enumerate(types if types else types_of(node.type)):
            if t.dtype.kind not in op.dtypes:
                what = f"operand {i}" if types else "the result"
                raise _wrong(graph, node, f"{what} is {t}; the record takes {sorted(op.dtypes)}")

    def check_type(self, graph: Graph, node: Node, types: tuple[Any, ...]) -> None:
        """The type must be what the record infers (types are interned: compared by identity)."""
        if node.op is result:
            index, several = node.attrs["index"], types[0]
            if type(several) is not tuple or not 0 <= index < len(several):
                raise _wrong(graph, node, f"there is no result {index}")
            inferred: Any = several[index]
        elif node.op is constant_op:
            inferred = node.attrs["type"]  # its value is no key of a memo
        else:
            try:
                inferred = node.op.result_type(types, node.attrs)
            except MonographError as e:
                raise _wrong(graph, node, f"the record refuses it: {e.what}") from e
            except (TypeError, ValueError, KeyError, IndexError, AttributeError) as e:
                why = f"the record can't infer its type: {type(e).__name__}: {e}"
                raise _wrong(graph, node, why) from e
        if inferred is not node.type and (type(inferred) is TensorType or inferred != node.type):
            raise _wrong(graph, node, f"its type is {node.type}, the record infers {inferred}")


def _is_transform(op: OpDef) -> bool:
    return op.mlir is None and op.expand is None and op.kind != "leaf"


def _check_leaf(graph: Graph, node: Node) -> None:
    if node.op is param:
        raise _wrong(graph, node, "a `param` stands among the nodes")
    if node.op is not constant_op:
        return
    value, t = node.attrs["value"], node.attrs["type"]
    if value.dtype != t.dtype.np or (value.ndim and value.shape != t.shape):
        raise _wrong(graph, node, f"the constant holds {value.dtype}{list(value.shape)}, not {t}")


def _check_arity(graph: Graph, node: Node) -> None:
    names = node.op.operands
    if not names or any("*" in name for name in names):
        return
    if len(names) != len(node.ins):
        raise _wrong(graph, node, f"{len(node.ins)} operands; the record has {len(names)}")


def _wrong(graph: Graph, node: Node, why: str) -> VerifyError:
    name = next((f"%{i}" for i, n in enumerate(graph.nodes) if n is node), None)
    if name is None:
        name = next((f"%arg{i}" for i, n in enumerate(graph.params) if n is node), "a stray node")
    return VerifyError(
        f"{graph.name}: {name} ({node.op.name}): {why}",
        operands={f"operand {i}": f"{x.op.name}: {x.type}" for i, x in enumerate(node.ins)},
        why="a graph must be valid before and after every pass: this is a bug in the compiler.",
        fix="MONOGRAPH_DEBUG=2 prints the graph around every pass.",
        loc=node.loc,
    )
