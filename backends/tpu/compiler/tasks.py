"""`tasks_of`: the groups of a fused graph as tasks, each with a program for the machine.

In comes the `FusionPlan` of a graph; out go its tasks in order, and those of its regions. A group
becomes matrix code (`matrix`), vector code (`vector`), or, where there are no instructions for it,
a count of the work (`modelled`), which its `why` explains.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.chains import chained
from monograph.backends.tpu.compiler.complexes import of_words
from monograph.backends.tpu.compiler.contracting import Contracting
from monograph.backends.tpu.compiler.emitters import (
    EMITTERS,
    AtIndices,
    Convolved,
    Copied,
    Meeting,
    Planes,
    Windows,
)
from monograph.backends.tpu.compiler.expressions import vector_of
from monograph.backends.tpu.compiler.folds import Folded
from monograph.backends.tpu.compiler.indexed import rows_of
from monograph.backends.tpu.compiler.kernels import walk_of
from monograph.backends.tpu.compiler.layout import layout_of
from monograph.backends.tpu.compiler.lookups import lookups_of
from monograph.backends.tpu.compiler.moves import Moves, moves_of
from monograph.backends.tpu.compiler.networks import network_of
from monograph.backends.tpu.compiler.options import Options
from monograph.backends.tpu.compiler.plan import Loop, Plan
from monograph.backends.tpu.compiler.reductions import folded_of
from monograph.backends.tpu.compiler.residence import check_memory, check_values
from monograph.backends.tpu.compiler.shuffles import Shuffle, shuffle_of
from monograph.backends.tpu.compiler.splits import (
    fold_in,
    is_fold,
    over_lanes,
    rearranges,
    split_of,
    windowed,
)
from monograph.backends.tpu.compiler.straight import NoRegisters
from monograph.backends.tpu.compiler.streams import NoCode, Turned
from monograph.backends.tpu.compiler.vector import Vector
from monograph.backends.tpu.compiler.walks import quickest
from monograph.backends.tpu.contract import multiplied
from monograph.backends.tpu.depthwise import depthwise, is_depthwise
from monograph.backends.tpu.windowed import folded_windows
from monograph.fusion.access import is_free, update_of
from monograph.fusion.kernel import Load
from monograph.fusion.lower import Lowered, lower
from monograph.fusion.program import FusionPlan, Group
from monograph.hlo.graph import Graph, Node, subgraphs
from monograph.hlo.ops.leaf import constant_op
from monograph.hlo.state import located

KERNELS = ("loop", "reduction", "contraction", "update")


def tasks_of(plan: FusionPlan, chip: Chip, options: Options) -> Plan:
    """The tasks of a fused program.

    Raises:
        MachineError: if values do not fit the chip's memory, or blocks of a task its vector memory.
    """
    check_memory(plan.graph, chip)
    plans = {plan.graph: plan, **plan.regions}
    made = {graph: _Planner(found, chip, options) for graph, found in plans.items()}
    for planner in made.values():
        planner.run()
    check_values(plan.graph, made[plan.graph].tasks, chip)
    return Plan(
        plan.graph,
        {graph: tuple(p.tasks) for graph, p in made.items()},
        {graph: tuple(p.loops) for graph, p in made.items()},
        made[plan.graph].residence,
    )


class _Planner(Contracting):
    """The walk over the groups of one graph."""

    def __init__(self, plan: FusionPlan, chip: Chip, options: Options) -> None:
        super().__init__(chip, options, plan.graph.outs)
        self.plan = plan
        self.loops: list[Loop] = []
        self.breaks: set[int] = set()  # tasks before which a region runs
        self.last = {x: i for i, g in enumerate(plan.groups) for x in g.inputs}

    def run(self) -> None:
        for number, group in enumerate(self.plan.groups):
            self.at = number
            with located(group.nodes[-1].loc):
                self.group(number, group)
        for out in dict.fromkeys(self.plan.graph.outs):
            self.plainly(out)
        self.tasks = chained(self.tasks, self.breaks, self.chip, self.residence.used)

    def group(self, number: int, group: Group) -> None:
        """The tasks of one group."""
        if group.kind == "view":
            self.view(group)
        elif group.kind == "region":
            self.region(group)
        elif any(map(planes_of, group.nodes)):
            self.parts(number, group)
        elif group.kind in KERNELS:
            self.kernel(number, group)
        else:
            self.whole(number, group)

    # ---- groups ------------------------------------------------------------------------------

    def view(self, group: Group) -> None:
        """A value that is another one's memory; its tiles must be the same."""
        source = group.inputs[0]
        for out in group.outputs:
            shape, before = out.type.shape, source.type.shape
            words = layout_of(source.type).packing == 1
            if words and shape == (*before, 1) and before and not self.layout(source).column:
                self.turn(source)
            held = self.layout(source)
            if held.column and shape in (held.shape, (*held.shape, 1)):
                self.layouts[out] = held
                continue
            if held.column:
                self.turn(source)
                held = self.layout(source)
            plain = layout_of(out.type)
            same = held.matrix[1:] == plain.matrix[1:] or (
                held.matrix[2] == plain.matrix[2]
                and not held.matrix[1] % held.height and not plain.matrix[1] % plain.height
            )  # fmt: skip
            if not same:
                self.relayout(source, out)

    def region(self, group: Group) -> None:
        node = group.nodes[-1]
        self.breaks.add(len(self.tasks))
        flow = node.op.flow or "inline"
        for name, sub in subgraphs(node):
            self.loops.append((f"{flow} {name}", sub, node))

    def kernel(self, number: int, group: Group) -> None:
        if any(map(at_indices, group.nodes)) and self.indexed(number, group):
            return
        lowered = lower(group)
        self.stay(number, group, lowered.results)
        try:
            if group.kind == "contraction":
                self.product(number, group, lowered)
                return
            vector, operands, turns = self.vector(group, lowered)
            for node in turns:
                self.turn(node)
            self.add_spec("vector", group, vector, operands, lowered.results)
            for node, write in zip(lowered.results, vector.writes, strict=True):
                if write.layout.column:
                    self.layouts[node] = write.layout
        except (NoCode, NoRegisters) as e:
            if self.moved(group, lowered) or self.folds(number, group):
                return
            parts = split_of(group, lambda n: n.op.kind == "contraction")
            if group.kind == "contraction" and len(parts) > 1:
                for part in parts:
                    self.kernel(number, part)
            elif windowed(group) and self.walked(group, lowered, str(e)):
                return
            elif not (self.apart(number, group) or self.walked(group, lowered, str(e))
                      or self.folds_apart(number, group)
                      or self.walked(group, lowered, str(e), alone=True)):  # fmt: skip
                self.counted(number, group, str(e) or "more values at once than registers")

    def parts(self, number: int, group: Group) -> None:
        """A group with parts of complex numbers: moves of planes, and what is before and after."""
        parts = split_of(group, lambda n: planes_of(n) is not None)
        if len(parts) > 1:
            for part in parts:
                self.group(number, part)
            return
        node = group.nodes[-1]
        found = planes_of(node)
        assert found is not None
        graph = found.move(node)
        for x in node.ins:
            self.present(number, x)
        self.stay(number, group, (node,))
        moves = lower(Group(graph.nodes, graph.params, graph.outs, "loop"))
        ins = dict(zip(graph.params, node.ins, strict=True))
        operands = tuple(ins[x] for x in moves.operands)
        lowered = replace(moves, operands=operands, results=(node,))
        if not self.moved(replace(group, kind="loop"), lowered):
            self.counted(number, group, "parts of complex numbers")

    def vector(
        self, group: Group, lowered: Lowered
    ) -> tuple[Vector | Folded, tuple[Node, ...], list[Node]]:
        """A group of elementwise ops or with a fold.

        Returns:
            What it is; operands in the order of its reads; those whose rows have to become columns,
            or columns rows, before.
        """
        layouts = [self.layout(x) for x in lowered.operands]
        spaces = tuple(map(self.space, (*lowered.operands, *lowered.results)))
        node, turns = fold_in(group), list[int]()
        while True:
            how = (lowered.kernel, layouts, spaces, self.options.block_bytes)
            try:
                found: tuple[Vector | Folded, tuple[int, ...]]
                if node is None or over_lanes(node):
                    found = vector_of(*how)
                else:
                    found = folded_of(node, *how)
            except Turned as e:
                if e.operand in turns:
                    raise
                turns.append(e.operand)
                other = layouts[e.operand]
                layouts[e.operand] = replace(other, column=not other.column)
                continue
            operands = tuple(lowered.operands[i] for i in found[1])
            return found[0], operands, [lowered.operands[i] for i in turns]

    def folds(self, number: int, group: Group) -> bool:
        """A group with folds, in parts; whether these have code."""
        parts = split_of(group, is_fold)
        if len(parts) < 2 or windowed(group):
            return False
        try:
            for part in parts:
                if is_fold(part.nodes[-1]):
                    self.vector(part, lower(part))
        except (NoCode, NoRegisters):
            return False
        for part in parts:
            self.kernel(number, part)
        return True

    def apart(self, number: int, group: Group) -> bool:
        """A group with moves of elements, these before what is computed; whether it has any."""
        for which in (rearranges, lambda n: n.op.kind == "move"):
            parts = split_of(group, which)
            if len(parts) > 1:
                for part in parts:
                    self.kernel(number, part)
                return True
        return False

    def walked(self, group: Group, lowered: Lowered, why: str, alone: bool = False) -> bool:
        """A group row by row, or point by point (`alone`), under scalar control; whether it has
        code."""
        operands, kept = list(lowered.operands), -1
        if any(multiplied([x.type for x in n.ins], n.type) for n in group.nodes
               if n.op.kind == "contraction"):  # fmt: skip
            return False
        root = group.outputs[-1]
        if group.kind == "update":
            kept = operands.index(root)
            updated = update_of(root)
            assert updated is not None
            operands[kept] = root.ins[updated.base]
        columns = [x for x in operands if self.layout(x).column]
        layouts = [layout_of(x.type) for x in operands]
        spaces = [self.space(x) for x in (*operands, *lowered.results)]
        try:
            walk = walk_of(lowered.kernel, layouts, spaces, () if kept < 0 else (kept,))
            spec = quickest(replace(walk, alone=alone), self.chip)
            for x in columns:
                self.turn(x)
            self.add_spec("scalar", group, spec, tuple(operands), lowered.results, why=why)
        except (NoCode, NoRegisters):
            return False
        return True

    def folds_apart(self, number: int, group: Group) -> bool:
        """A group with folds that has no code as a whole, in parts; whether it has several."""
        parts = split_of(group, is_fold)
        if len(parts) < 2:
            return False
        for part in parts:
            self.kernel(number, part)
        return True

    def indexed(self, number: int, group: Group) -> bool:
        """A group with rows at places known only at run time, in parts; whether they have code."""
        try:
            for node in group.nodes:
                found = at_indices(node)
                if found is not None:
                    rows_of(found.rows, node, self.layout, self.space)
        except NoCode:
            return False
        parts = split_of(group, lambda n: at_indices(n) is not None)
        for part in parts:
            if at_indices(part.nodes[-1]):
                self.whole(number, part)
            else:
                self.kernel(number, part)
        return True

    def rows(self, number: int, group: Group, found: AtIndices) -> None:
        """Rows that indices choose."""
        node = group.nodes[-1]
        self.stay(number, group, group.outputs)
        try:
            spec, operands = rows_of(found.rows, node, self.layout, self.space)
            for x in operands:
                self.present(number, x)
            self.add_spec("vector", group, spec, operands, (node,))
        except (NoCode, NoRegisters) as e:
            why = str(e) or "rows that are longer than registers hold"
            if not self.looked_up(group, found, why):
                self.counted(number, group, why)

    def looked_up(self, group: Group, found: AtIndices, why: str) -> bool:
        """Elements that indices choose, under scalar control; whether it has code."""
        if found.elements is None:
            return False
        made = lookups_of(found.elements, group.nodes[-1], group.outputs, self.space)
        for spec, operands in made:
            try:
                spec.program(self.chip)
                for x in operands:
                    self.present(self.at, x)
                self.add_spec("scalar", group, spec, operands, group.outputs, why=why)
            except (NoCode, NoRegisters):
                continue
            return True
        return False

    def network(self, number: int, group: Group, found: Meeting) -> None:
        """A sort, or a running fold."""
        node = group.nodes[-1]
        self.stay(number, group, group.outputs)
        try:
            for x in node.ins:
                self.present(number, x)
            spec, operands = network_of(found.rule, node, group.outputs, self.layout, self.space)
            self.add_spec("vector", group, spec, operands, group.outputs)
        except (NoCode, NoRegisters) as e:
            self.counted(number, group, str(e) or "more arrays at once than registers hold")

    def copied(self, number: int, group: Group) -> None:
        """Results that are their operands, and have memory of their own."""
        node = group.nodes[-1]
        self.stay(number, group, group.outputs)
        for out in group.outputs:
            source = node.ins[out.attrs["index"] if out is not node else 0]
            self.present(number, source)
            self.relayout(source, out)

    def present(self, number: int, node: Node) -> None:
        """A value in memory, as any array lies there: others may compute it again where it is cheap
        to, and nothing has written it."""
        if is_free(node) and not any(node in t.results for t in self.tasks):
            self.kernel(number, Group((node,), (), (node,), "loop"))
        self.plainly(node)

    def windows(self, number: int, group: Group) -> None:
        """Folds of windows that are no other op's, as a kernel that reads them in place."""
        node = group.nodes[-1]
        known = {i: x.attrs["value"] for i, x in enumerate(node.ins)
                 if x.op is constant_op and is_free(x)}  # fmt: skip
        outs = [x.attrs["index"] if x is not node else 0 for x in group.outputs]
        graph = folded_windows(node.attrs, [x.type for x in node.ins], outs, known)
        ins = [x for i, x in enumerate(node.ins) if i not in known]
        self.nest(number, group, graph, ins, "a fold of windows")

    def nest(self, number: int, group: Group, graph: Graph, ins: Sequence[Node], why: str) -> None:
        """An op that is such a graph, as a loop nest that reads its operands in place."""
        lowered = lower(Group(graph.nodes, graph.params, graph.outs, "reduction"))
        ours = dict(zip((*graph.params, *graph.outs), (*ins, *group.outputs), strict=True))
        operands, results = ([ours[x] for x in y] for y in (lowered.operands, lowered.results))
        self.stay(number, group, group.outputs)
        here = replace(lowered, operands=tuple(operands), results=tuple(results))
        if not (self.walked(group, here, why) or self.walked(group, here, why, alone=True)):
            self.counted(number, group, "windows that no loop nest folds")

    def moved(self, group: Group, lowered: Lowered) -> bool:
        """A group that only moves elements, as a shuffle; whether it is one."""
        values = (*lowered.operands, *lowered.results)
        if group.kind != "loop" or len(lowered.results) != 1:
            return False
        if any(x.type.dtype.is_complex for x in values) and not planes_of(group.nodes[-1]):
            return False  # the kernel is not over planes
        out = lowered.results[0]
        for spec, operands in self.movers(lowered):
            tasks, layouts = len(self.tasks), dict(self.layouts)
            if isinstance(spec, Moves):
                for x in operands:
                    self.plainly(x)
            if self.shuffle(operands[0] if operands else out, spec, out, operands):
                return True
            self.layouts = layouts
            del self.tasks[tasks:]
        return False

    def movers(self, lowered: Lowered) -> Iterator[tuple[Shuffle | Moves, tuple[Node, ...]]]:
        """The ways in which a kernel moves elements, and their operands; the quickest first."""
        kernel = lowered.kernel
        spaces = [self.space(x) for x in (*lowered.operands, *lowered.results)]
        loads = [i for i in kernel.instructions if isinstance(i, Load)]
        plain = len(kernel.instructions) == len(loads) == len(kernel.stores) == 1
        if plain and loads[0].mask is None:
            source = lowered.operands[0]
            dims = list(enumerate(kernel.dims))
            with suppress(NoCode):
                shape, layout = kernel.operands[0].shape, self.layout(source)
                both = (spaces[0], spaces[1])
                yield shuffle_of(loads[0].index, shape, layout, dims, both), (source,)
        with suppress(NoCode):
            plains = [layout_of(x.type) for x in lowered.operands]
            yield moves_of(kernel, plains, spaces), lowered.operands

    def whole(self, number: int, group: Group) -> None:
        """An op that is a task of its own."""
        node = group.nodes[-1]
        match EMITTERS.get(node.op):
            case AtIndices() as found:
                self.rows(number, group, found)
            case Meeting() as found:
                self.network(number, group, found)
            case Windows():
                self.windows(number, group)
            case Convolved():
                self.convolved(number, group)
            case Copied() if all(x.type.size for x in node.ins):
                self.copied(number, group)
            case _:
                self.counted(number, group, "the op has no instructions of its own")

    def convolved(self, number: int, group: Group) -> None:
        """A product of windows; of each feature by itself, a fold of them."""
        node = group.nodes[-1]
        types = tuple(x.type for x in node.ins)
        if multiplied(types, node.type) and is_depthwise(types, node.attrs):
            why = "a convolution of each feature by itself"
            self.nest(number, group, depthwise(types, node.attrs), node.ins, why)
        else:
            self.convolution(number, group)


def at_indices(node: Node) -> AtIndices | None:
    """How an op is emitted whose rows are chosen by indices; None for others."""
    found = EMITTERS.get(node.op)
    return found if isinstance(found, AtIndices) else None


def planes_of(node: Node) -> Planes | None:
    """How an op is emitted that takes parts of complex numbers, or joins them; None for others."""
    found = EMITTERS.get(node.op)
    return found if isinstance(found, Planes) and of_words(node) else None


__all__ = ["tasks_of"]
