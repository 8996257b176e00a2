"""Groups with a product, or a convolution, as tasks, and what is laid out anew around them.

Operands and results that lie otherwise than blocks of matrices do are moved before and after. The
base of the walk over all groups (`monograph.backends.tpu.compiler.tasks`).
"""

from __future__ import annotations

from monograph.backends.tpu.compiler.layout import Layout
from monograph.backends.tpu.compiler.planned import Planned
from monograph.backends.tpu.compiler.products import Found, product_of
from monograph.backends.tpu.compiler.straight import NoRegisters
from monograph.backends.tpu.compiler.streams import NoCode
from monograph.backends.tpu.compiler.windows import convolution_of
from monograph.fusion.lower import Lowered
from monograph.fusion.program import Group
from monograph.hlo.graph import Node


class Contracting(Planned):
    """Tasks so far, with those of the array."""

    def convolution(self, number: int, group: Group) -> None:
        """A product of windows."""
        node = group.nodes[-1]
        self.stay(number, group, group.outputs)
        try:
            for x in node.ins:
                self.plainly(x)
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
        factors = next(n.ins for n in group.nodes if n.op.kind == "contraction")
        operands = tuple(lowered.operands[i] if i >= 0 else factors[~i] for i in found.operands)
        columns = {operands[i] for i, _ in found.anew if i < 2 and self.layout(operands[i]).column}
        if columns:
            for x in columns:
                self.turn(x)
            self.product(number, group, lowered)
            return
        self.laid_out(group, found, operands, lowered.results)

    def laid_out(
        self, group: Group, found: Found, operands: tuple[Node, ...], results: tuple[Node, ...]
    ) -> None:
        """A product; what lies in another way is laid out anew before and after it."""
        for place, layout in found.anew:
            if place < 2:
                self.lay(group, found, place, operands[place], layout)
        self.add_spec("matrix", group, found.spec, operands, results, bool(found.anew))
        for place, layout in found.anew:
            if place == 2:
                self.lay(group, found, place, results[0], layout)

    def lay(self, group: Group, found: Found, place: int, node: Node, layout: Layout) -> None:
        """One value of a product, laid out anew."""
        turns, before = [ways for at, ways in found.turns if at == place], len(self.tasks)
        user = group.nodes[-1]
        if not (turns and all(self.turned(node, ways, user=user) for ways in turns)):
            del self.tasks[before:]
            self.anew(group, node, layout)


__all__ = ["Contracting"]
