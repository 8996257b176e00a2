"""`tasks_of`: the groups of a fused graph as tasks, each with a program for the machine.

In comes the `FusionPlan` of a graph; out go its tasks in order, and those of its regions. A group
becomes matrix code (`matrix`), vector code (`vector`), or, where there are no instructions for it,
a count of the work (`modelled`), which its `why` explains.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from monograph.backends.report import line_of
from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.expressions import vector_of
from monograph.backends.tpu.compiler.folds import Folded
from monograph.backends.tpu.compiler.indexed import INDEXED, rows_of
from monograph.backends.tpu.compiler.layout import Layout, layout_of
from monograph.backends.tpu.compiler.modelled import Work, with_copies, work_of
from monograph.backends.tpu.compiler.options import Options
from monograph.backends.tpu.compiler.patches import Patches
from monograph.backends.tpu.compiler.plan import Plan, Task, macs_of, names_of
from monograph.backends.tpu.compiler.products import Found, product_of
from monograph.backends.tpu.compiler.reductions import folded_of
from monograph.backends.tpu.compiler.residence import Residence, exhausted
from monograph.backends.tpu.compiler.shuffles import Shuffle, joined, shuffle_of, turned
from monograph.backends.tpu.compiler.splits import fold_in, is_fold, over_lanes, split_of
from monograph.backends.tpu.compiler.straight import NoRegisters
from monograph.backends.tpu.compiler.streams import NoCode, Turned
from monograph.backends.tpu.compiler.timing import Spec, cost_of_spec
from monograph.backends.tpu.compiler.vector import Vector
from monograph.backends.tpu.compiler.windows import convolution_of
from monograph.fusion.access import is_free
from monograph.fusion.kernel import Load
from monograph.fusion.lower import Lowered, lower
from monograph.fusion.program import FusionPlan, Group
from monograph.hlo import ops
from monograph.hlo.cost import cost_of
from monograph.hlo.graph import Graph, Node, subgraphs
from monograph.hlo.ops.leaf import constant_op
from monograph.hlo.state import located

KERNELS = ("loop", "reduction", "contraction", "update")


def tasks_of(plan: FusionPlan, chip: Chip, options: Options) -> Plan:
    """The tasks of a fused program.

    Raises:
        MachineError: if arguments and results do not fit the chip's memory, or blocks of a task its
            vector memory.
    """
    check_memory(plan.graph, chip)
    plans = {plan.graph: plan, **plan.regions}
    made = {graph: _Planner(found, chip, options) for graph, found in plans.items()}
    for planner in made.values():
        planner.run()
    return Plan(
        plan.graph,
        {graph: tuple(p.tasks) for graph, p in made.items()},
        {graph: tuple(p.loops) for graph, p in made.items()},
        made[plan.graph].residence,
    )


def check_memory(graph: Graph, chip: Chip) -> None:
    """Whether arguments, constants and results fit into main memory."""
    stored = [n for n in graph.nodes if n.op is constant_op and not is_free(n)]
    named = {n: f"argument {i}" for i, n in enumerate(graph.params)}
    named |= dict.fromkeys(stored, "constant")
    for i, n in enumerate(graph.outs):
        named.setdefault(n, f"result {i}")
    rows = [(name, layout_of(n.type), 1) for n, name in named.items()]
    total = sum(x.nbytes for _, x, _ in rows)
    if total > chip.hbm:
        rows.sort(key=lambda row: -row[1].nbytes)
        largest = max(named, key=lambda n: layout_of(n.type).nbytes)
        loc = next((n.loc for n in (largest, *graph.outs, *graph.nodes) if n.loc), None)
        raise exhausted(
            chip, graph.name, total, chip.hbm, rows[:8],
            "use smaller arrays or narrower types, shard them over several chips, or choose a chip "
            "with more memory.", loc, "hbm",
        )  # fmt: skip


class _Planner:
    """The walk over the groups of one graph."""

    def __init__(self, plan: FusionPlan, chip: Chip, options: Options) -> None:
        self.plan, self.chip, self.options = plan, chip, options
        self.layouts: dict[Node, Layout] = {}
        self.residence = Residence(chip)
        self.tasks: list[Task] = []
        self.loops: list[tuple[str, Graph, Node]] = []
        self.at = 0  # the group that is planned
        self.kept = set(plan.graph.outs)
        self.last = {x: i for i, g in enumerate(plan.groups) for x in g.inputs}

    def run(self) -> None:
        for number, group in enumerate(self.plan.groups):
            self.at = number
            with located(group.nodes[-1].loc):
                self.group(number, group)
        for out in dict.fromkeys(self.plan.graph.outs):
            self.plainly(out)

    def group(self, number: int, group: Group) -> None:
        """The tasks of one group."""
        if group.kind == "view":
            self.view(group)
        elif group.kind == "region":
            self.region(group)
        elif group.kind in KERNELS:
            self.kernel(number, group)
        else:
            self.whole(number, group)

    def layout(self, node: Node) -> Layout:
        return self.layouts.get(node) or layout_of(node.type)

    def space(self, node: Node) -> str:
        return "vmem" if node in self.residence.spans else "hbm"

    # ---- groups ------------------------------------------------------------------------------

    def view(self, group: Group) -> None:
        """A value that is another one's memory; its tiles must be the same."""
        source = group.inputs[0]
        for out in group.outputs:
            shape, before = out.type.shape, source.type.shape
            if shape == (*before, 1) and before and not self.layout(source).column:
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

    def relayout(self, source: Node, out: Node) -> None:
        """Tiles of a value cut anew."""
        spaces = (self.space(source), self.space(out))
        with suppress(NoCode):
            spec = joined(self.layout(source), layout_of(out.type), spaces)
            if self.shuffle(source, spec, out):
                return
        self.cut_anew(source, out, layout_of(out.type))

    def cut_anew(self, source: Node, out: Node, wanted: Layout) -> None:
        """Tiles of a value cut anew, counted."""
        rows = self.layout(source)
        work = Work(load=rows.tiles, store=wanted.tiles, xlu=2 * (rows.tiles + wanted.tiles))
        work = with_copies(work, [rows], [wanted])
        self.add("relayout", out, "counted", "tiles are cut anew", work, (source,), (out,))

    def turn(self, node: Node) -> None:
        """Columns of a value become rows, or rows columns; from here on it lies so."""
        layout = self.layout(node)
        other = replace(layout, column=not layout.column)
        try:
            done = self.shuffle(node, turned(layout, (self.space(node),) * 2))
        except NoCode:
            done = False
        if not done:
            self.cut_anew(node, node, other)
        self.layouts[node] = other

    def plainly(self, node: Node) -> None:
        """A result of the program lies as any array does."""
        if self.layout(node).column:
            self.turn(node)

    def region(self, group: Group) -> None:
        node = group.nodes[-1]
        flow = node.op.flow or "inline"
        for name, sub in subgraphs(node):
            self.loops.append((f"{flow} {name}", sub, node))

    def kernel(self, number: int, group: Group) -> None:
        if any(n.op in INDEXED for n in group.nodes) and self.indexed(number, group):
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
            why = str(e) or "more values at once than registers"
            if group.kind == "contraction" and len(group.nodes) > 1:
                self.apart(number, group, why)
            else:
                self.counted(number, group, why)

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
        if len(parts) < 2:
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

    def indexed(self, number: int, group: Group) -> bool:
        """A group with rows at places known only at run time, in parts; whether they have code."""
        try:
            for node in group.nodes:
                if node.op in INDEXED:
                    rows_of(node, self.layout, self.space)
        except NoCode:
            return False
        parts = split_of(group, lambda n: n.op in INDEXED)
        for part in parts:
            if part.nodes[-1].op in INDEXED:
                self.whole(number, part)
            else:
                self.kernel(number, part)
        return True

    def rows(self, number: int, group: Group) -> None:
        """Rows that indices choose."""
        node = group.nodes[-1]
        self.stay(number, group, group.outputs)
        try:
            spec, operands = rows_of(node, self.layout, self.space)
            self.add_spec("vector", group, spec, operands, (node,))
        except (NoCode, NoRegisters) as e:
            self.counted(number, group, str(e) or "rows that are longer than registers hold")

    def moved(self, group: Group, lowered: Lowered) -> bool:
        """A group that only moves elements, as a shuffle; whether it is one."""
        kernel = lowered.kernel
        loads = [i for i in kernel.instructions if isinstance(i, Load)]
        plain = len(kernel.instructions) == len(loads) == len(kernel.stores) == 1
        if group.kind != "loop" or not plain or loads[0].mask is not None:
            return False
        source, out = lowered.operands[0], lowered.results[0]
        dims = list(enumerate(kernel.dims))
        spaces = (self.space(source), self.space(out))
        with suppress(NoCode):
            shape = source.type.shape
            spec = shuffle_of(loads[0].index, shape, self.layout(source), dims, spaces)
            return self.shuffle(source, spec, out)
        return False

    def apart(self, number: int, group: Group, why: str) -> None:
        """The product of a group by itself, and the rest of it counted."""
        product = next(n for n in group.nodes if n.op.kind == "contraction")
        alone = Group((product,), product.ins, (product,), "contraction")
        rest = tuple(n for n in group.nodes if n is not product)
        self.kernel(number, alone)
        used = {x for n in rest for x in n.ins}
        inputs = tuple(x for x in (product, *group.inputs) if x in used)
        others = Group(rest, inputs, group.outputs, "loop")
        if any(n.op.kind != "leaf" for n in rest):
            self.kernel(number, others)

    def whole(self, number: int, group: Group) -> None:
        """An op that is a task of its own."""
        node = group.nodes[-1]
        if node.op in INDEXED:
            self.rows(number, group)
            return
        if node.op is not ops.convolution:
            self.counted(number, group, "the op has no instructions of its own")
            return
        self.stay(number, group, group.outputs)
        try:
            layouts = [self.layout(x) for x in node.ins]
            spaces = [self.space(x) for x in (*node.ins, node)]
            used = self.residence.used(number)
            found = convolution_of(node, layouts, spaces, self.options, used)
            self.laid_out(group, found, node.ins, (node,))
        except (NoCode, NoRegisters) as e:
            self.counted(number, group, str(e))

    def product(self, number: int, group: Group, lowered: Lowered) -> None:
        """A contraction; operands that lie in another way are laid out anew before it."""
        layouts = [self.layout(x) for x in lowered.operands]
        spaces = [self.space(x) for x in (*lowered.operands, *lowered.results)]
        used = self.residence.used(number)
        found = product_of(group, lowered.kernel, layouts, spaces, self.options, used)
        operands = tuple(lowered.operands[i] for i in found.operands)
        self.laid_out(group, found, operands, lowered.results)

    def laid_out(
        self, group: Group, found: Found, operands: tuple[Node, ...], results: tuple[Node, ...]
    ) -> None:
        """A product; what lies in another way is laid out anew before and after it."""
        turns = dict(found.turns)
        for place, layout in found.anew:
            if place < 2 and not (place in turns and self.shuffle(operands[place], turns[place])):
                self.anew(group, operands[place], layout)
        self.add_spec("matrix", group, found.spec, operands, results, bool(found.anew))
        for place, layout in found.anew:
            if place == 2:
                self.anew(group, results[0], layout)

    def shuffle(self, node: Node, spec: Shuffle | Patches, out: Node | None = None) -> bool:
        """A move of a whole array as a task of its own, if it fits; whether it does."""
        limit = self.chip.vmem // (4 * self.chip.lanes)
        if spec.held + self.residence.used(self.at) > limit:
            return False
        try:
            target = node if out is None else out
            self.add(spec.move, target, "vector", "", spec, (node,), (target,))
        except (NoCode, NoRegisters):
            return False
        return True

    def anew(self, group: Group, node: Node, layout: Layout) -> None:
        """A relayout, counted: every tile through the shuffle unit, row by row."""
        work = Work(load=layout.tiles, store=layout.tiles, xlu=8 * layout.tiles)
        near = [self.layout(node)] if self.space(node) == "hbm" else []
        why = "elements of an operand change places"
        self.add("relayout", group.nodes[-1], "counted", why, with_copies(work, near, [layout]),
                 (node,), (node,))  # fmt: skip

    def counted(self, number: int, group: Group, why: str) -> None:
        """A task without instructions of its own."""
        results = tuple(x for x in group.outputs if type(x.type) is not tuple)  # no effects
        self.stay(number, group, results)
        ins = [self.layout(x) for x in group.inputs if self.space(x) == "hbm"]
        outs = [layout_of(x.type) for x in results if self.space(x) == "hbm"]
        work = work_of(group.nodes, self.options.numerics.precision)
        work = with_copies(work, ins, outs)
        node = group.nodes[-1]
        name = "+".join(names_of(group))
        self.add(name, node, "counted", why, work, group.inputs, results,
                 cost_of(group.nodes).flops, macs_of(group))  # fmt: skip

    # ---- tasks -------------------------------------------------------------------------------

    def stay(self, number: int, group: Group, results: tuple[Node, ...]) -> None:
        """Results that others use stay in vector memory, where there is room."""
        for node in results:
            if node in self.kept or type(node.type) is tuple or node in self.residence.spans:
                continue
            end = self.last.get(node, number)
            self.residence.keep(node, layout_of(node.type), number, end)

    def add_spec(
        self, how: str, group: Group, spec: Spec, operands: tuple[Node, ...],
        results: tuple[Node, ...], anew: bool = False,
    ) -> None:  # fmt: skip
        limit = self.chip.vmem // (4 * self.chip.lanes)
        used = spec.held + self.residence.used(self.at)
        if used > limit:
            raise NoCode("blocks that do not fit into vector memory")
        flops = cost_of(group.nodes).flops
        name = "+".join(names_of(group))
        why = "operands are laid out anew first" if anew else ""
        self.add(name, group.nodes[-1], how, why, spec, operands, results, flops, macs_of(group))

    def add(
        self, name: str, node: Node, how: str, why: str, spec: Spec, operands: tuple[Node, ...],
        results: tuple[Node, ...], flops: int = 0, macs: int = 0,
    ) -> None:  # fmt: skip
        values = (*operands, *results)
        self.tasks.append(Task(
            name, line_of(node), how, why, spec, cost_of_spec(spec, self.chip), operands, results,
            tuple(map(self.layout, values)), tuple(map(self.space, values)), macs, flops, self.at,
        ))  # fmt: skip


__all__ = ["check_memory", "tasks_of"]
