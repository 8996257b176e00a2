"""`fuse`: which nodes become one kernel, and why.

In comes a legalised graph; out goes a `FusionPlan`: groups in an order in which they can run, the
plans of regions, every decision. One walk from the outputs to the inputs decides for each node
whether it is written to memory or computed where it is used; then neighbours are merged into
kernels with several outputs (`monograph.fusion.merge`). Nothing is decided by an op's name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from math import prod
from typing import Literal

from monograph.fusion.access import (
    asked_for,
    contraction_dims,
    in_runs,
    is_free,
    is_identity,
    joins,
    pieces_of,
    reduced_sizes,
    signature_of,
    update_of,
    viewed,
)
from monograph.fusion.cost import memory_time, recompute_time, work_of
from monograph.fusion.draft import COPIES, DEPTH, LIMIT, VIEWS, Draft, Token
from monograph.fusion.keeping import Keeping
from monograph.fusion.merge import merge, producer_of
from monograph.fusion.order import ordered
from monograph.fusion.program import Decision, FusionPlan, Group, GroupKind, LayoutPlan
from monograph.fusion.target import Target
from monograph.hlo.graph import Graph, Node, effect_of, result_types, subgraphs
from monograph.hlo.ops.leaf import constant_op, result
from monograph.hlo.walk.filling import filled

Claims = Callable[[Node], bool]
Fold = Literal["reduction", "contraction"]
Role = Literal["fusible", "opaque", "region", "view", "host"] | Fold
SMALL_CONSTANT = 4096  # bytes up to which a constant with one value is stored instead of filled
ALONE = 64  # points from which on slow work behind a fold is worth a kernel of its own
HOISTED = 64  # points of a loop up to which a slow scalar may be computed inside


def fuse(
    graph: Graph, layout: LayoutPlan, target: Target, claims: Claims | None = None
) -> FusionPlan:
    """Group the nodes of a graph into kernels and other steps.

    Args:
        graph: legalised; every node is of a kind that becomes a kernel, a claimed kernel, control
            flow or a call on the host.
        layout: the layouts of its values (all row-major for now).
        target: the machine, for the cost model.
        claims: whether the backend takes a node whole; none by default.

    Returns:
        The plan; regions (shared ones once) are planned in the same way.
    """
    asked = claims or _nothing
    held = {sub: _Fuser(sub, target, asked).plan() for sub in _step_graphs(graph)}
    return replace(_Fuser(graph, target, asked).plan(), regions=held)


def _nothing(node: Node) -> bool:
    return False


def _step_graphs(graph: Graph) -> list[Graph]:
    """The regions, at any depth, that become steps (not the scalar bodies of reductions)."""
    found: dict[Graph, None] = {}
    stack = [graph]
    while stack:
        for node in stack.pop().nodes:
            if node.op.flow is not None:
                for _, sub in subgraphs(node):
                    if sub not in found:
                        found[sub] = None
                        stack.append(sub)
    return list(found)


def role_of(node: Node, claims: Claims, *, looks_up: bool = False) -> Role:
    """What a node is to fusion: "fusible", "reduction", "contraction", or a kind of group.

    Args:
        node: any.
        claims: what the backend takes whole.
        looks_up: whether kernels may read at places that they find in arrays.
    """
    kind = node.op.kind
    if looks_up and kind == "opaque" and node.op.index_map is not None:
        return "fusible"
    if kind != "leaf" and claims(node):
        return "opaque"
    if kind == "leaf" or kind == "elementwise":
        return "fusible"
    if kind == "move":
        return "fusible" if node.op.index_map is not None else _boundary(node)
    if kind == "reduction":
        return "reduction"
    if kind == "contraction":
        return "contraction" if signature_of(node) is not None else "host"
    return _boundary(node) if node.op.flow is None else "region"


def _boundary(node: Node) -> Literal["view", "host"]:
    """A wall computes nothing: its results are views of its operands. Others are the host's."""
    return "view" if node.op.wall else "host"


class _Fuser:
    """The walk over one graph."""

    def __init__(self, graph: Graph, target: Target, claims: Claims) -> None:
        self.graph = graph
        self.target = target
        self.claims = claims
        self.position = {n: i for i, n in enumerate(graph.nodes)}
        self.keeping = Keeping(graph, target)
        self.results: dict[Node, list[Node]] = {}
        for n in graph.nodes:
            if n.op is result:
                self.results.setdefault(n.ins[0], []).append(n)
        self.demand: dict[Node, dict[Token, None]] = {}
        self.needed: dict[Node, str] = {o: "it is an output" for o in graph.outs}
        self.debt: dict[Node, float] = {}
        self.drafts: list[Draft] = []
        self.writer: dict[Node, Draft] = {}
        self.decisions: list[Decision] = []

    def plan(self) -> FusionPlan:
        for node in reversed(self.graph.nodes):
            if node.op is not result:
                self.visit(node)
        self.drafts.reverse()
        self.connect()
        self.decisions.reverse()
        merge(self.drafts, self.writer, self.keeping, self.decisions)
        done = ordered([d for d in self.drafts if d.into is None])
        groups = tuple(self.group(d) for d in done)
        for d in self.drafts:
            d.release()
        return FusionPlan(self.graph, groups, {}, tuple(self.decisions))

    # ---- one node ---------------------------------------------------------------------------

    def visit(self, node: Node) -> None:
        values = self.results.get(node, ()) if type(node.type) is tuple else (node,)
        wanted = any(v in self.needed or v in self.demand for v in values)
        if not wanted and effect_of(node) == "none":
            return
        role = role_of(node, self.claims, looks_up=self.target.looks_up)
        if role == "fusible":
            self.visit_fusible(node)
        elif role == "reduction" or role == "contraction":
            self.visit_reduction(node, role, list(values))
        else:
            self.start(role, node, ())
            kept = filled(node) if node.op.flow == "loop" and role == "region" else frozenset()
            for k, x in enumerate(node.ins):
                if k not in kept:
                    self.require(x, f"{node.op.name} reads it as a whole")

    def require(self, node: Node, why: str) -> None:
        self.needed.setdefault(node, why)

    def ask(self, node: Node, token: Token, debt: float = 0.0) -> None:
        """Note that a kernel wants a value."""
        self.demand.setdefault(node, {})[token] = None
        self.keeping.read_at(node, self.position[token.draft.roots[0]])
        if debt > self.debt.get(node, 0.0):
            self.debt[node] = debt

    def decide(self, node: Node, taken: bool, reason: str) -> None:
        self.decisions.append(Decision(f"fuse {node.op.name} into its users", taken, reason, node))

    def start(self, kind: GroupKind, node: Node, dims: tuple[int, ...]) -> Draft:
        """Open a draft with `node` as its root."""
        draft = Draft(kind, node, self.position[node], dims)
        self.drafts.append(draft)
        for v in (node, *self.results.get(node, ())):
            self.writer[v] = draft
        return draft

    # ---- elementwise ops, moves, leaves -----------------------------------------------------

    def visit_fusible(self, node: Node) -> None:
        why = self.against(node)
        if why is None:
            tokens = self.demand[node]
            self.decide(node, True, "it is computed where it is used")
            debt = self.debt_of(node)
            for token in tokens:
                token.draft.members[node] = None
                token.draft.size += 1
                self.ask_operands(node, token, debt)
            return
        if node.op is constant_op and (not is_free(node) or node.type.nbytes <= SMALL_CONSTANT):
            return  # it is stored as it stands
        self.decide(node, False, why)
        self.write(node)

    def write(self, node: Node) -> None:
        """Make `node` the root of a kernel, or a view of its operand."""
        if node.op.kind == "opaque" and self.claims(node) and in_runs(node):
            self.start("opaque", node, ())
            for x in node.ins:
                self.require(x, f"{node.op.name} reads it as a whole")
            return
        if node.op.index_map is not None:
            if pieces_of(node).view:
                self.start("view", node, ())
                self.require(viewed(node), "a view of it is used")
                return
            update = update_of(node)
            if update is not None:
                draft = self.start("update", node, node.ins[update.update].type.shape)
                self.require(node.ins[update.base], "it is updated in place")
                self.ask(node.ins[update.update], draft.point)
                for s in pieces_of(node).starts:
                    self.ask(node.ins[s.operand], draft.scalar)
                return
        draft = self.start("loop", node, node.type.shape)
        self.ask_operands(node, draft.point, 0.0)

    def ask_operands(self, node: Node, token: Token, debt: float) -> None:
        scalar = token.draft.scalar
        if node.op.index_map is None:
            for x in node.ins:
                self.ask(x, token if x.type.ndim or not node.type.ndim else scalar, debt)
            return
        found = pieces_of(node)
        for s in found.starts:
            x = node.ins[s.operand]
            if not s.at:
                self.ask(x, scalar, debt)
                continue
            if is_identity(s.at, x.type.shape, node.type.shape):
                self.ask(x, token.viewed(node.type.shape, x.type.shape, deeper=True), debt)
                continue
            count = asked_for(s, x.type, token.count, node.type.size)
            self.ask(x, token.through((node, s), once=False, deeper=True, count=count), debt)
        for piece in found.pieces:
            x = node.ins[piece.operand]
            if x.type.ndim == 0 and node.type.ndim:
                self.ask(x, scalar, debt)
            elif found.view:
                seen = token.viewed(node.type.shape, x.type.shape, deeper=not found.plain)
                self.ask(x, seen, debt)
            else:
                key, deeper, late = (node, piece.operand), not found.plain, bool(found.starts)
                asked = token.through(key, once=found.once, deeper=deeper, late=late)
                self.ask(x, asked, debt)

    def against(self, node: Node) -> str | None:
        """Why a node should not be computed where it is used, or None."""
        if node in self.needed:
            return self.needed[node]
        if node.op.kind == "leaf":
            return None if is_free(node) else "it is in memory"
        tokens = self.demand[node]
        if any(t.draft.size >= LIMIT for t in tokens):
            return f"the kernel would compute more than {LIMIT} values"
        places, most = self.places(node, tokens)
        if places > most:
            return f"it would be computed at {places} different places"
        if node.op.index_map is not None:
            if any(t.strict for t in tokens) and not pieces_of(node).plain:
                return "a contraction reads it many times and its index is no sum of strides"
            if any(t.depth >= DEPTH for t in tokens) and not pieces_of(node).plain:
                return "its index would be too complicated"
        elif any(t.strict for t in tokens):
            return "a contraction reads each element many times"
        return self.against_by_cost(node, tokens) or self.against_waiting(node, [node], tokens)

    def places(self, node: Node, tokens: Iterable[Token]) -> tuple[int, int]:
        """At how many places a node would be computed, and at how many it may be.

        What moves elements costs nothing but code, so only those of one kernel count.
        """
        if node.op.index_map is None:
            return len(list(tokens)), COPIES
        draft, places = Counter(t.draft for t in tokens).most_common(1)[0]
        return places, VIEWS if draft.size <= LIMIT // 2 else COPIES

    def against_waiting(
        self, node: Node, values: Iterable[Node], tokens: Iterable[Token]
    ) -> str | None:
        """Why a value had better be computed before its late use, or None."""
        until = max(self.position[t.draft.roots[0]] for t in tokens)
        return self.keeping.against(node.ins, values, self.position[node], until)

    def evaluations(self, node: Node, tokens: dict[Token, None]) -> int:
        if node.type.size == 1:
            return len({t.draft for t in tokens})  # loop-invariant: once per kernel
        return sum(t.count for t in tokens)

    def against_by_cost(self, node: Node, tokens: dict[Token, None]) -> str | None:
        size, work = node.type.size, work_of(node)
        count = self.evaluations(node, tokens)
        if size == 1:
            points = sum(t.draft.domain for t in tokens)
            slow = work.transcendentals and (points > HOISTED or len(tokens) > 1)
            return "a slow scalar is computed once" if slow else None
        if count <= size:
            return None
        if any(t.late for t in tokens) and joins(node):
            return f"what it is made of would be chosen by places met at run time {count} times"
        if work.transcendentals and not self.leaves_row(node):
            return f"a slow op would be computed {count} times for {size} elements"
        again = recompute_time(work, count, size, self.target) + self.debt.get(node, 0.0)
        if again <= memory_time(work, count, size, node.type.dtype.itemsize, self.target):
            return None
        return f"computing it {count} times for {size} elements costs more than memory"

    def leaves_row(self, node: Node) -> bool:
        """Whether what a node gives does not stay with who computes a row of it."""
        t = node.type
        return t.ndim > 0 and 0 < self.target.row < t.shape[-1] * t.dtype.itemsize

    def debt_of(self, node: Node) -> float:
        """Seconds spent on repeating this node and the users it was computed for."""
        size = node.type.size
        extra = self.evaluations(node, self.demand[node]) - size
        if extra <= 0 or size == 1:
            return self.debt.get(node, 0.0)
        return self.debt.get(node, 0.0) + extra * work_of(node).flops / self.target.flops

    # ---- reductions and contractions --------------------------------------------------------

    def visit_reduction(self, node: Node, role: Fold, values: list[Node]) -> None:
        is_plain = role == "reduction"
        axes = tuple(node.attrs["dimensions"]) if is_plain else ()
        sizes = reduced_sizes(node) if is_plain else contraction_dims(node)[1]
        tokens = list(dict.fromkeys(t for v in values for t in self.demand.get(v, ())))
        why = self.against_epilogue(role, axes, sizes, values, tokens)
        slow = None if why is not None else self.slow_epilogue(node, tokens[0])
        if why is None and slow is None:
            token = tokens[0]
            draft = token.draft
            draft.kind, draft.reduce_dims, draft.axes = role, sizes, axes
            draft.members[node] = None
            draft.size += 1
            self.decide(node, True, "its users at the same index are its epilogue")
        else:
            shape = result_types(node)[0].shape
            draft = self.start(role, node, shape)
            draft.reduce_dims, draft.axes, draft.ends = sizes, axes, slow is not None
            token = draft.point
            self.decide(node, False, why or slow or "")
        self.ask_reduced(node, role, token)

    def against_epilogue(
        self, role: Fold, axes: tuple[int, ...], sizes: tuple[int, ...], values: list[Node],
        tokens: list[Token],
    ) -> str | None:  # fmt: skip
        for v in values:
            if v in self.needed:
                return self.needed[v]
        if len(tokens) != 1:
            return f"it is used in {len(tokens)} places"
        token = tokens[0]
        if not token.once or token.inner:
            return "its users need it at another index"
        if token.draft.size >= LIMIT:
            return f"the kernel would compute more than {LIMIT} values"
        if why := self.against_waiting(producer_of(values[0]), values, tokens):
            return why
        if token.draft.kind == "loop":
            return None
        same = (token.draft.axes, token.draft.reduce_dims) == (axes, sizes)
        if role == "reduction" and token.draft.kind == role and same:
            return None
        return "its loops are not those of the kernel that uses it"

    def slow_epilogue(self, node: Node, token: Token) -> str | None:
        """Why users that are slow to compute should not follow a fold, or None.

        A fold along neighbours in memory ends with one number: what follows it there is scalar
        code, where a kernel of its own runs in lanes.
        """
        shape = result_types(node)[0].shape
        slow = any(work_of(n).transcendentals for n in token.draft.members)
        if not slow or prod(shape) < ALONE or self.target.vector_bits < 64:
            return None
        if node.op.kind == "reduction":
            beside = node.ins[0].type.ndim - 1 not in node.attrs["dimensions"]
        else:
            signature = contraction_dims(node)[0]
            beside = any(row[-1:] == signature.results[0][-1:] for row in signature.operands)
        return None if beside else "its users are slow, and run in lanes in a kernel of their own"

    def ask_reduced(self, node: Node, role: Fold, token: Token) -> None:
        scalar = token.draft.scalar
        if role == "contraction":
            count = token.count
            for n in contraction_dims(node)[1]:
                count *= n
            for k, x in enumerate(node.ins):
                self.ask(x, token.inside((node, k), count, strict=True))
            return
        half = len(node.ins) // 2
        shape = node.ins[0].type.shape
        inner = token.inside((shape, node.attrs["dimensions"]), node.ins[0].type.size)
        for x in node.ins[:half]:
            self.ask(x, inner)
        for x in node.ins[half:]:
            self.ask(x, scalar)

    # ---- drafts to groups -------------------------------------------------------------------

    def connect(self) -> None:
        """Note who reads what from memory, and the order of effects, once all is decided."""
        last_effect: Draft | None = None
        elsewhere = {
            (t.draft, x) for x, tokens in self.demand.items() for t in tokens if not t.base
        }
        for draft in self.drafts:
            if effect_of(draft.roots[0]) != "none":
                if last_effect is not None:
                    last_effect.after[draft] = None
                    draft.before[last_effect] = None
                last_effect = draft
            if draft.is_kernel:
                inside = draft.members
                for node in inside:
                    for x in node.ins:
                        if x.op is result and x.ins[0] in inside:
                            continue
                        if x not in inside and not is_free(x):
                            draft.reads[x] = (draft, x) not in elsewhere
            else:
                draft.reads = dict.fromkeys(draft.roots[0].ins, False)
            for x in draft.reads:
                writer = self.writer.get(x)
                if writer is not None:
                    writer.after[draft] = None
                    draft.before[writer] = None

    def group(self, draft: Draft) -> Group:
        place = self.position
        nodes = tuple(sorted(draft.members, key=place.__getitem__))
        inputs = tuple(draft.reads)
        roots = sorted(draft.roots, key=place.__getitem__)
        values = [v for r in roots for v in self.results.get(r, [r])]
        if draft.is_kernel:
            values = [v for v in values if self.is_read(v, draft)]
        return Group(nodes, inputs, tuple(values), draft.kind)

    def is_read(self, value: Node, draft: Draft) -> bool:
        """Whether anyone but the kernel itself wants the value in memory."""
        if value in self.needed:
            return True
        return any(t.draft.current is not draft for t in self.demand.get(value, ()))
