"""`Planned`: the tasks of a graph so far, and how and where its values lie.

`tasks` walks over the groups of a graph and adds tasks here, with those that lay values out anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from monograph.backends.report import line_of
from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.layout import Layout, layout_of
from monograph.backends.tpu.compiler.modelled import Work, with_copies, work_of
from monograph.backends.tpu.compiler.options import Options
from monograph.backends.tpu.compiler.plan import Task, macs_of, names_of
from monograph.backends.tpu.compiler.portioned import in_portions
from monograph.backends.tpu.compiler.residence import Residence
from monograph.backends.tpu.compiler.straight import NoRegisters
from monograph.backends.tpu.compiler.streams import NoCode
from monograph.backends.tpu.compiler.timing import Spec, cost_of_spec
from monograph.backends.tpu.compiler.turns import Turn, Ways, reshape, turn
from monograph.backends.tpu.compiler.walks import Walk, from_afar, quickest
from monograph.fusion.program import Group
from monograph.hlo.cost import cost_of
from monograph.hlo.graph import Node


class Planned:
    """Tasks in order; layouts and spaces of values.

    Args:
        chip, options: what they are for.
        kept: values that are in main memory at the end.
    """

    def __init__(self, chip: Chip, options: Options, kept: Sequence[Node]) -> None:
        self.chip, self.options = chip, options
        self.layouts: dict[Node, Layout] = {}
        self.residence = Residence(chip)
        self.tasks: list[Task] = []
        self.at = 0  # the group that is planned
        self.kept = set(kept)
        self.last: dict[Node, int] = {}  # the group that uses a value last

    def layout(self, node: Node) -> Layout:
        return self.layouts.get(node) or layout_of(node.type)

    def space(self, node: Node) -> str:
        return "vmem" if node in self.residence.spans else "hbm"

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
        results: tuple[Node, ...], anew: bool = False, why: str = "",
    ) -> None:  # fmt: skip
        spec = self.fitted(spec)
        flops = cost_of(group.nodes).flops
        name = "+".join(names_of(group))
        why = "operands are laid out anew first" if anew else why
        self.add(name, group.nodes[-1], how, why, spec, operands, results, flops, macs_of(group))

    def fitted(self, spec: Spec) -> Spec:
        """A spec as it is if vector memory holds its buffers, else in portions.

        Raises:
            NoCode: if neither fits.
        """
        limit = self.chip.vmem // (4 * self.chip.lanes) - self.residence.used(self.at)
        if spec.held <= limit:
            return spec
        try:
            return in_portions(spec, limit, self.chip)
        except NoCode:
            stays = from_afar(spec) if isinstance(spec, Walk) else None
            if stays is None:
                raise
        return self.fitted(stays)

    def add(
        self, name: str, node: Node, how: str, why: str, spec: Spec, operands: tuple[Node, ...],
        results: tuple[Node, ...], flops: int = 0, macs: int = 0,
    ) -> None:  # fmt: skip
        values = (*operands, *results)
        self.tasks.append(Task(
            name, line_of(node), how, why, spec, cost_of_spec(spec, self.chip), operands, results,
            tuple(map(self.layout, values)), tuple(map(self.space, values)), macs, flops, self.at,
        ))  # fmt: skip

    # ---- values that are laid out anew -------------------------------------------------------

    def relayout(self, source: Node, out: Node) -> None:
        """Tiles of a value cut anew."""
        spaces = (self.space(source), self.space(out))
        ways = reshape(self.layout(source), layout_of(out.type), spaces)
        if not self.turned(source, ways, out):
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
        if layout.column and node.type.shape == (*layout.shape, 1):  # the same tiles
            self.layouts[node] = layout_of(node.type)
            return
        other = replace(layout, column=not layout.column)
        if not self.turned(node, turn(layout, (self.space(node),) * 2)):
            self.cut_anew(node, node, other)
        self.layouts[node] = other

    def plainly(self, node: Node) -> None:
        """A result of the program lies as any array does."""
        if self.layout(node).column:
            self.turn(node)

    def turned(
        self, node: Node, ways: Ways, out: Node | None = None, user: Node | None = None
    ) -> bool:
        """A value laid out anew by the first of some ways that fits, if one does; whether it does.
        `user` has the line that it is for, if that is not the one of the value."""
        return any(self.shuffle(node, way, out, user=user) for way in ways)

    def shuffle(
        self, node: Node, spec: Turn, out: Node | None = None,
        operands: tuple[Node, ...] | None = None, user: Node | None = None,
    ) -> bool:  # fmt: skip
        """A move of whole arrays as a task of its own, if it fits; whether it does."""
        target = node if out is None else out
        given = (node,)[: len(spec.reads)] if operands is None else operands
        name, how, why = "relayout", "scalar", "tiles are cut anew"
        try:
            if isinstance(spec, Walk):
                spec = quickest(spec, self.chip)
            else:
                name, how, why = spec.move, "vector", ""
            self.add(name, user or target, how, why, self.fitted(spec), given, (target,))
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


__all__ = ["Planned"]
