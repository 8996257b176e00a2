"""`schedule`: from a fusion plan to steps: launches, copies, loops, branches and host calls.

Steps name virtual buffers here: one number per value in memory, never reused. Where control flow or
an update in place needs a value in a certain buffer, a `Copy` says so; `monograph.fusion.buffers`
then removes the copies that it can by letting both sides be one buffer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import compress

import numpy as np

from monograph.fusion.access import update_of, viewed
from monograph.fusion.coalesce import coalesce
from monograph.fusion.draft import KERNELS
from monograph.fusion.factor import factored
from monograph.fusion.kernel import Kernel, Literal, Opaque, Schedule, Store
from monograph.fusion.lower import Lowered, lower
from monograph.fusion.program import (
    BufferKind,
    Copy,
    Decision,
    FusionPlan,
    Group,
    Host,
    Launch,
    Step,
    Switch,
    While,
)
from monograph.fusion.rows import rowwise
from monograph.fusion.schedule import loops_to_join, schedule_of
from monograph.fusion.split import Split, split
from monograph.fusion.sweep import sweep
from monograph.fusion.target import Target
from monograph.fusion.winograd import Filtered, by_winograd
from monograph.hlo.graph import Graph, Node, result_types, subgraphs
from monograph.hlo.index import Index
from monograph.hlo.ops.leaf import constant_op, result
from monograph.hlo.types import TensorType
from monograph.hlo.walk.filling import filled


@dataclass(frozen=True, eq=False)
class Value:
    """A virtual buffer: the type of what it holds, its kind, and the node that it is of."""

    type: TensorType
    kind: BufferKind
    node: Node | None = None


@dataclass(frozen=True, eq=False)
class StepPlan:
    """Steps on virtual buffers.

    Attributes:
        fusion: where they come from.
        steps: in order; regions inside.
        values: the virtual buffers, by number.
        inputs, outputs: numbers of the graph's parameters and results.
        decisions: which launches run together and which with fewer products, and why others don't.
    """

    fusion: FusionPlan
    steps: tuple[Step, ...]
    values: tuple[Value, ...]
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    decisions: tuple[Decision, ...] = ()


Where = dict[tuple[Node, int], int]  # (node, result number) -> virtual buffer


def schedule(plan: FusionPlan, target: Target, donated: Sequence[bool] | None = None) -> StepPlan:
    """Lower every group to a kernel with a default schedule and put the steps in order.

    Launches whose rows belong together become one step, see `monograph.fusion.sweep`.

    Args:
        plan: the fused graph.
        target: the machine.
        donated: for every parameter whether its memory may be written; None where all may be.
    """
    return _Planner(plan, target).plan(donated)


@dataclass
class _Planner:
    fusion: FusionPlan
    target: Target
    values: list[Value] = field(default_factory=list)
    constants: dict[Node, int] = field(default_factory=dict)
    lowered: dict[Group, Lowered] = field(default_factory=dict)
    raw: dict[Kernel, Kernel] = field(default_factory=dict)  # before loops were merged
    scheduled: dict[Kernel, tuple[Kernel, Schedule, Split | None]] = field(default_factory=dict)
    filtered: dict[Kernel, Filtered | None] = field(default_factory=dict)
    decisions: list[Decision] = field(default_factory=list)

    def plan(self, donated: Sequence[bool] | None) -> StepPlan:
        graph = self.fusion.graph
        inputs = tuple(self.new(p.type, "input", p) for p in graph.params)
        where: Where = {(p, 0): b for p, b in zip(graph.params, inputs, strict=True)}
        steps = self.run(self.fusion, where)
        outputs: list[int] = []
        for o in graph.outs:
            b = self.at(o, where)
            if self.values[b].kind == "temp":
                self.values[b] = Value(self.values[b].type, "output", o)
            else:
                source, b = b, self.new(o.type, "output", o)
                self.copy(source, b, steps)
            outputs.append(b)
        given = inputs if donated is None else compress(inputs, donated)
        steps, decisions = sweep(
            steps, self.target, lambda k: schedule_of(k, self.target), self.raw, given, outputs,
            self.new,
        )  # fmt: skip
        return StepPlan(
            self.fusion, tuple(steps), tuple(self.values), inputs, tuple(outputs),
            (*self.decisions, *decisions),
        )  # fmt: skip

    # ---- virtual buffers --------------------------------------------------------------------

    def new(self, t: TensorType, kind: BufferKind = "temp", node: Node | None = None) -> int:
        self.values.append(Value(t, kind, node))
        return len(self.values) - 1

    def at(self, node: Node, where: Where) -> int:
        """The buffer that holds a value; a constant gets one when it is first asked for."""
        if node.op is result:
            return where[node.ins[0], node.attrs["index"]]
        found = where.get((node, 0))
        if found is None:
            assert node.op is constant_op, f"{node} is not in memory"
            found = self.constants.get(node)
            if found is None:
                found = self.constants[node] = self.new(node.type, "constant", node)
        return found

    def place(self, node: Node, where: Where) -> list[int]:
        """New buffers for all results of a node."""
        made = [self.new(t, "temp", node) for t in result_types(node)]
        for i, b in enumerate(made):
            where[node, i] = b
        return made

    def copy(self, source: int, target: int, steps: list[Step]) -> None:
        nbytes = self.values[target].type.nbytes
        if source != target and nbytes:
            steps.append(Copy(source, target, nbytes))

    # ---- steps ------------------------------------------------------------------------------

    def run(self, plan: FusionPlan, where: Where) -> list[Step]:
        """The steps of one graph, whose parameters are in `where`."""
        steps: list[Step] = []
        for group in plan.groups:
            if group.kind in KERNELS:
                self.launch(group, plan.graph.name, where, steps)
                continue
            node = group.nodes[-1]
            if group.kind == "region":
                self.region(node, where, steps)
            elif group.kind == "view":
                self.view(node, where)
            else:
                operands = tuple(self.at(x, where) for x in node.ins)
                results = tuple(self.place(node, where))
                if group.kind == "opaque":
                    self.whole(node, operands, results, steps)
                else:
                    steps.append(Host(node, operands, results))
        return steps

    def whole(
        self, node: Node, operands: tuple[int, ...], results: tuple[int, ...], steps: list[Step]
    ) -> None:
        """Launch an op that is claimed whole; what it changes in place is in its results before.

        Its workspace are further results, which nobody reads.
        """
        types = tuple(x.type for x in node.ins)
        more = self.target.workspace(node)
        aliases: tuple[tuple[int, int], ...] = ()
        if node.op.in_place:
            for source, target in zip(operands, results, strict=False):
                self.copy(source, target, steps)
            operands = (*results, *operands[len(results) :])
            aliases = tuple((k, k) for k in range(len(results)))
        results = (*results, *(self.new(t) for t in more))
        opaque = Opaque(node.op.name, node, types, (*result_types(node), *more), aliases)
        steps.append(Launch(opaque, operands, results))

    def launch(self, group: Group, name: str, where: Where, steps: list[Step]) -> None:
        if all(v.type.size == 0 for v in group.outputs):
            for v in group.outputs:
                self.put(v, where)
            return
        found = self.lowered.get(group)
        if found is None:
            found = lower(group, name)
            kernel = coalesce(factored(found.kernel, self.target))
            self.raw[kernel] = found.kernel
            found = self.lowered[group] = replace(found, kernel=kernel)
        results = tuple(self.put(v, where) for v in found.results)
        if group.kind == "update":
            self.copy(self.at(_base(group), where), results[0], steps)
        operands = tuple(self.at(x, where) for x in found.operands)
        self.run_kernel(found.kernel, operands, results, steps)

    def run_kernel(
        self, kernel: Kernel, operands: Sequence[int], results: Sequence[int], steps: list[Step]
    ) -> None:
        """Launch a kernel; a long reduction with few points in parts, which are then joined."""
        if kernel not in self.filtered:
            self.filtered[kernel] = by_winograd(kernel, self.target)
            self.decide(self.filtered[kernel])
        filtered = self.filtered[kernel]
        if filtered is not None and filtered.taken:
            self.filter(filtered, operands, results, steps)
            return
        if kernel not in self.scheduled:
            self.scheduled[kernel] = self.in_pieces_or_parts(kernel)
        joined, schedule, parts = self.scheduled[kernel]
        if parts is None:
            steps.append(Launch(joined, tuple(operands), tuple(results), schedule))
            return
        partials = [self.new(t) for t in parts.partials]
        ends = [*partials, *(operands[k] for k in parts.kept)]
        for part, ins, outs in (
            (parts.first, [operands[k] for k in parts.reads], partials),
            (parts.second, ends, results),
        ):
            part, schedule = self.in_pieces(part)
            steps.append(Launch(part, tuple(ins), tuple(outs), schedule))

    def decide(self, found: Filtered | None) -> None:
        """Note whether a convolution is computed with fewer products."""
        if found is not None:
            what = f"compute {found.kernel.name} by Winograd's algorithm"
            node = found.kernel.nodes[-1]
            self.decisions.append(Decision(what, found.taken, found.reason, node))

    def filter(
        self, found: Filtered, operands: Sequence[int], results: Sequence[int], steps: list[Step]
    ) -> None:
        """Launch such a convolution, after what brings its weights into their new form."""
        made = self.new(found.type)
        maker, schedule = self.in_pieces(found.maker)
        steps.append(Launch(maker, (operands[found.weights],), (made,), schedule))
        schedule = replace(
            schedule_of(found.kernel, self.target),
            seconds=found.seconds,
            winograd=found.plan,
            reason=f"Winograd's algorithm: {found.reason}",
        )
        steps.append(Launch(found.kernel, (*operands, made), tuple(results), schedule))

    def in_pieces_or_parts(self, kernel: Kernel) -> tuple[Kernel, Schedule, Split | None]:
        """A kernel as it is shared out; folds are cut only where points are few in all.

        Points side by side read something once that they share, which is less than folds in one
        piece are worth: those run beside others, row by row.
        """
        joined, schedule = self.in_pieces(kernel)
        parts = split(joined, schedule, self.target.busy)
        if parts is not None and schedule.jam:
            others, plain = self.in_pieces(kernel, apart=True)
            if split(others, plain, self.target.busy) is None:
                return others, plain, None
        return joined, schedule, parts

    def in_pieces(self, kernel: Kernel, *, apart: bool = False) -> tuple[Kernel, Schedule]:
        """A kernel whose outermost loop can be shared out, and how it runs.

        Args:
            kernel: any.
            apart: whether its loops may be joined though their steps would run side by side.
        """
        schedule = schedule_of(kernel, self.target)
        free = replace(schedule, jam=()) if apart else schedule
        count = 1 if kernel.contracts else loops_to_join(kernel, free)
        if count == 1:
            return kernel, schedule
        joined = rowwise(kernel, count)
        self.raw[joined] = self.raw.get(kernel, kernel)
        return joined, schedule_of(joined, self.target)

    def put(self, value: Node, where: Where) -> int:
        """A new buffer for one value of a kernel."""
        key = (value.ins[0], value.attrs["index"]) if value.op is result else (value, 0)
        where[key] = self.new(value.type, "temp", value)
        return where[key]

    def view(self, node: Node, where: Where) -> None:
        if node.op.wall:
            for i, x in enumerate(node.ins):
                where[node, i] = self.at(x, where)
        else:
            where[node, 0] = self.at(viewed(node), where)

    # ---- regions ----------------------------------------------------------------------------

    def region(self, node: Node, where: Where, steps: list[Step]) -> None:
        flow = node.op.flow
        if flow == "loop":
            self.loop(node, where, steps)
        elif flow == "choice":
            self.switch(node, where, steps)
        else:
            assert flow == "inline", f"{node.op.name}: regions that run in no known way"
            self.inline(node, where, steps)

    def inline(self, node: Node, where: Where, steps: list[Step]) -> None:
        """The steps of the one region, on the operands' buffers."""
        (graph,) = (sub for _, sub in subgraphs(node))
        inner = self.enter(graph, [self.at(x, where) for x in node.ins])
        steps.extend(self.run(self.fusion.regions[graph], inner))
        for i, o in enumerate(graph.outs):
            where[node, i] = self.at(o, inner)

    def enter(self, graph: Graph, operands: list[int]) -> Where:
        return {(p, 0): b for p, b in zip(graph.params, operands, strict=True)}

    def loop(self, node: Node, where: Where, steps: list[Step]) -> None:
        """Carries live in fixed buffers; the body ends by copying its results into them."""
        cond, body = (node.attrs[name] for name in node.op.regions)
        count, whole = len(result_types(node)), filled(node)
        carry = self.place(node, where)
        for k, target in enumerate(carry):
            if k in whole:
                steps.append(Launch(_opened(self.values[target].type), (), (target,)))
            else:
                self.copy(self.at(node.ins[k], where), target, steps)
        operands = [*carry, *(self.at(x, where) for x in node.ins[count:])]
        inner = self.enter(cond, operands)
        test = self.run(self.fusion.regions[cond], inner)
        predicate = self.at(cond.outs[0], inner)
        inner = self.enter(body, operands)
        work = self.run(self.fusion.regions[body], inner)
        made = [self.at(o, inner) for o in body.outs]
        for i, b in enumerate(made):
            if b in carry and b != carry[i]:  # carries that change places
                made[i] = self.new(self.values[b].type)
                self.copy(b, made[i], work)
        for source, target in zip(made, carry, strict=True):
            self.copy(source, target, work)
        steps.append(While(tuple(test), predicate, tuple(work), node))

    def switch(self, node: Node, where: Where, steps: list[Step]) -> None:
        """Every branch writes into the same result buffers."""
        index, *operands = (self.at(x, where) for x in node.ins)
        results = self.place(node, where)
        branches: list[tuple[Step, ...]] = []
        for graph in node.attrs[node.op.regions[0]]:
            inner = self.enter(graph, operands)
            branch = self.run(self.fusion.regions[graph], inner)
            for o, target in zip(graph.outs, results, strict=True):
                self.copy(self.at(o, inner), target, branch)
            branches.append(tuple(branch))
        steps.append(Switch(index, tuple(branches), node))


@cache
def _opened(t: TensorType) -> Kernel:
    """What stands for the first value of an array that a loop writes entirely: one element."""
    zero = Literal(np.zeros((), t.dtype.np), t.dtype)
    first = tuple(Index() for _ in t.shape)
    return Kernel("opened", (), (), (), (zero,), (), (), (Store(0, first, 0),), (), (t,),
                  whole=False)  # fmt: skip


def _base(group: Group) -> Node:
    """The array that an update writes into."""
    node = group.outputs[0]
    found = update_of(node)
    assert found is not None
    return node.ins[found.base]
