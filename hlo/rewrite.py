"""The rewrite engine: tables of rules, run over a graph in one forward loop.

A rule is a plain function ``node -> value | list of values | None``. It sees a node whose operands
are rewritten already, returns what replaces it, and emits new ops by calling records. What it emits
is rewritten in the same way before anything else sees it, so one sweep is a fixed point of all
rules that look at operands. Equal nodes are merged on the way (common subexpressions). Nodes that
no rule touches are kept as they are, and a graph in which nothing changes is returned itself.

`monograph.hlo.simplify` and `monograph.hlo.legalize` are tables on this engine.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from monograph.hlo import flags
from monograph.hlo.builder import Builder, Tracer
from monograph.hlo.graph import Graph, Node, effect_of
from monograph.hlo.location import Loc
from monograph.hlo.ops.leaf import constant_op, result
from monograph.hlo.record import OPS, OpDef
from monograph.hlo.state import interpreting, located, state
from monograph.hlo.types import TensorType

Rule = Callable[[Node], Any]
Rules = dict[OpDef, list[Rule]]  # what a family of rules gives: tried in order

DEPTH = 40  # rules nested in rules beyond this are not run: a wrong pair of rules ends, too
SPLAT, ALWAYS, IF_PURE, NEVER, COMMUTATIVE = range(5)  # how a node is compared with earlier ones


class Table(dict[OpDef, tuple[tuple[Rule, ...], int]]):
    """Rules by record, with rules for whole kinds of op; how an op is merged is worked out once.

    Args:
        by_op: record -> rules, tried in order.
        by_kind: kind -> rules, tried after those of the record.
        commutative: records of two operands whose order does not matter (complex types excluded).
    """

    def __init__(
        self,
        by_op: Rules,
        by_kind: Mapping[str, Sequence[Rule]] | None = None,
        commutative: Iterable[OpDef] = (),
    ) -> None:
        super().__init__()
        self.by_op = by_op
        self.by_kind = by_kind or {}
        self.commutative = frozenset(commutative)

    def __missing__(self, op: OpDef) -> tuple[tuple[Rule, ...], int]:
        rules = (*self.by_op.get(op, ()), *self.by_kind.get(op.kind, ()))
        if op is constant_op:
            how = SPLAT
        elif op.kind == "opaque" and (op.wall or callable(op.effect)):
            how = NEVER  # nothing is known of a call; a barrier keeps two copies apart
        elif op.effect != "none" or op.regions:
            how = IF_PURE
        else:
            how = COMMUTATIVE if op in self.commutative else ALWAYS
        if OPS.get(op.name) is op:  # a composite of the user's is not kept alive from here
            self[op] = rules, how
        return rules, how


class Rewriter(Builder):
    """The graph being rebuilt, and the interpreter under which rules emit into it.

    Attributes:
        fired: how many times a rule replaced a node.
    """

    __slots__ = ("_changed", "_depth", "_lists", "_loc", "_seen", "_verbose", "fired", "table")

    def __init__(self, table: Table, name: str) -> None:
        super().__init__(name)
        self.table = table
        self.fired = 0
        self._changed: dict[Node, Node] = {}  # old node -> what stands for it, where that differs
        self._lists: dict[Node, list[Node]] = {}  # old node of several results -> their values
        self._seen: dict[Any, Node] = {}
        self._depth = 0
        self._loc: Loc | None = None
        self._verbose = flags.get("debug") >= 5

    # ---- what rules use ----

    def lift(self, x: Any) -> Node:
        """Rules hold nodes of the new graph; those are values as they are."""
        return x if type(x) is Node else super().lift(x)

    def emit(self, op: OpDef, ins: tuple[Any, ...], attrs: Mapping[str, Any]) -> Any:
        """Emit an op; operands are nodes of the new graph or tracers."""
        nodes = tuple([self.lift(x) for x in ins])
        return self.append(op, nodes, attrs, state.loc)

    def append(
        self, op: OpDef, ins: tuple[Node, ...], attrs: Mapping[str, Any], loc: Loc | None
    ) -> Any:
        t = op.result_type(tuple([n.type for n in ins]), attrs)
        self._depth += 1
        placed = self.place(Node(op, ins, attrs, t, loc or self._loc))
        self._depth -= 1
        if type(t) is tuple:
            return [Tracer(n, self) for n in self.results(placed)]
        return Tracer(placed, self)  # type: ignore[arg-type]

    def constant(self, value: Any, type: TensorType) -> Tracer:
        if value.ndim:
            self._keep.append(value)
        node = Node(constant_op, (), {"value": value, "type": type}, type, state.loc or self._loc)
        placed = self.place(node)
        assert isinstance(placed, Node)
        return Tracer(placed, self)

    def results(self, placed: Node | list[Node]) -> list[Node]:
        """One node per result of what `place` returned."""
        if isinstance(placed, list):
            return placed
        t = placed.type
        if type(t) is not tuple:
            return [placed]
        return [
            self._merged(Node(result, (placed,), {"index": i}, part, placed.loc), ALWAYS)
            for i, part in enumerate(t)
        ]

    def inline(self, graph: Graph, args: Sequence[Any]) -> list[Node]:
        """The values of `graph` on `args`: its nodes are rewritten and emitted here."""
        nodes = [self.lift(x) for x in args]
        before = self._changed, self._lists, self._loc, self._depth
        self._changed, self._lists = dict(zip(graph.params, nodes, strict=True)), {}
        self._depth = 0  # what nests here is graphs, which end by themselves
        self._forward(graph.nodes, self._loc, copy=True)
        outs = [self._changed.get(o, o) for o in graph.outs]
        self._changed, self._lists, self._loc, self._depth = before
        return outs

    # ---- the engine ----

    def run(self, graph: Graph) -> Graph:
        """Rewrite a whole graph; itself, if nothing changed."""
        self.params = list(graph.params)
        self.formals = len(self.params)
        with interpreting(self), located(None):
            self._forward(graph.nodes, None)
        self.closed = True
        outs = [self._changed.get(o, o) for o in graph.outs]
        if not self.fired and not self._changed and len(self.nodes) == len(graph.nodes):
            return graph
        return Graph(self.params, self.nodes, outs, graph.name)

    def now(self, node: Node) -> Node:
        """What stands for a node of the graph that is being rewritten."""
        return self._changed.get(node, node)

    def _forward(self, nodes: Sequence[Node], loc: Loc | None, copy: bool = False) -> None:
        """Rewrite and emit `nodes`; `copy` if they may come again and must not be the same."""
        changed = self._changed
        lists = self._lists
        for node in nodes:
            ins = node.ins
            if node.op is result and ins[0] in lists:
                changed[node] = lists[ins[0]][node.attrs["index"]]
                continue
            now = node
            for x in ins:
                if x in changed:
                    moved = tuple([changed.get(x, x) for x in ins])
                    now = Node(node.op, moved, node.attrs, node.type, node.loc or loc)
                    break
            if copy and now is node:
                now = Node(node.op, ins, node.attrs, node.type, node.loc or loc)
            placed = self.place(now)
            if placed is not node:
                if type(placed) is Node:
                    changed[node] = placed
                else:
                    lists[node] = placed  # type: ignore[assignment]

    def place(self, node: Node) -> Node | list[Node]:
        """Put a node into the new graph: the first rule that fires decides what stands for it."""
        rules, how = self.table[node.op]
        if rules and self._depth < DEPTH:
            self._loc = node.loc
            for rule in rules:
                out = rule(node)
                if out is not None:
                    return self._replaced(node, rule, out)
        return self._merged(node, how)

    def _replaced(self, node: Node, rule: Rule, out: Any) -> Node | list[Node]:
        self.fired += 1
        if type(node.type) is tuple:
            many = [self.lift(x) for x in out]
            same = [x.type for x in many] == list(node.type)
        else:
            many = [self.lift(out)]
            same = many[0].type is node.type
        name = getattr(rule, "__name__", str(rule))
        assert same, f"rule {name} on {node} gave {[x.type for x in many]}"
        if self._verbose:
            after = ", ".join(spelled(x) for x in many)
            print(f"{node.loc or '?'}: {name}: {spelled(node)} -> {after}", file=sys.stderr)
        return many if type(node.type) is tuple else many[0]

    def _merged(self, node: Node, how: int) -> Node:
        """The earlier node that computes the same, or `node` itself, now part of the new graph."""
        attrs = node.attrs
        key: Any
        if how == ALWAYS:
            key = (node.op, node.ins, *attrs.values()) if attrs else (node.op, node.ins)
        elif how == COMMUTATIVE and not node.type.dtype.is_complex:
            a, b = node.ins
            key = (node.op, (a, b) if id(a) < id(b) else (b, a))
        elif how == SPLAT:
            key = constant_key(attrs["value"], attrs["type"])
        elif how == NEVER or (how == IF_PURE and effect_of(node) != "none"):
            self.nodes.append(node)
            return node
        else:
            key = (node.op, node.ins, *attrs.values())
        found = self._seen.get(key)
        if found is None:
            self._seen[key] = node
            self.nodes.append(node)
            return node
        if (
            attrs
            and how != SPLAT
            and not all(map(_identical, attrs.values(), found.attrs.values()))
        ):
            self.nodes.append(node)  # 0.0 == -0.0 and 1 == True, but they are not the same
            return node
        return found


def constant_key(value: Any, type: TensorType) -> Any:
    """What makes two constants the same: the bits of a splat, the identity of an array."""
    return (value.tobytes() if value.ndim == 0 else id(value), type)


def _identical(a: Any, b: Any) -> bool:
    """Whether two equal attribute values are the same to the last bit."""
    if a is b:
        return True
    if type(a) is not type(b):
        return False
    if isinstance(a, tuple):
        return all(map(_identical, a, b))
    return repr(a) == repr(b) if isinstance(a, float | complex) else True


def spelled(node: Node) -> str:
    """One line for a node, for the debug ladder."""
    ins = ", ".join(f"{x.op.name} {x.type}" for x in node.ins)
    attrs = "".join(f", {k}={v}" for k, v in node.attrs.items() if k != "type")
    return f"{node.op.name}({ins}{attrs}): {node.type}"


def inlined(graph: Graph, args: Sequence[Any]) -> list[Node]:
    """For rules: the values of a graph on `args`, emitted into the graph being rewritten."""
    rewriter = state.interp
    assert isinstance(rewriter, Rewriter)
    return rewriter.inline(graph, args)


def rewrite(graph: Graph, table: Table) -> tuple[Graph, int]:
    """Rewrite a graph by a table of rules.

    Args:
        graph: a valid graph with strong types.
        table: the rules.

    Returns:
        the new graph (itself, if nothing changed) and the number of rewrites done.
    """
    rewriter = Rewriter(table, graph.name)
    out = rewriter.run(graph)
    return out, rewriter.fired
