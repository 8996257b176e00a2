"""Loops whose elements go their own ways: a thread has one element and runs all steps of it.

The state stays in registers from step to step; what is stacked is written on the way. Elements that
end when they like do: a thread stops when its own element has ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from monograph.backends.cuda.body import Body, Lines
from monograph.backends.cuda.kernel import Launching
from monograph.backends.cuda.table import missing
from monograph.backends.cuda.types import from_memory, held, to_memory
from monograph.backends.cuda.whole import INDEX, begin, per_point
from monograph.fusion.kernel import Instr, Kernel, Opaque, Store
from monograph.fusion.recurrence import Recurrence, State, recurrence_of
from monograph.hlo.graph import Node
from monograph.hlo.index import Index, linear, loops_of

_UNKNOWN = 32  # steps that a loop is taken to have


def has_code(node: Node) -> bool:
    """Whether an elementwise node is in the table."""
    return not missing(node.op, [x.type.dtype.kind for x in node.ins])


def write_recurrence(opaque: Opaque, name: str) -> list[Launching]:
    """The function that runs the whole loop."""
    found = recurrence_of(opaque.node, has_code)
    assert found is not None
    lines, points = Lines(), prod(found.dims)
    begin(lines, points)
    body = _Element(opaque, found, lines)
    body.unravel("at", range(len(found.dims)), found.dims, INDEX)
    body.enter()
    with lines.block(_loop(found)):
        body.step()
    body.leave()
    why = f"{len(found.states)} numbers of an element stay in registers through all steps"
    rounds = _UNKNOWN if found.steps is None else found.steps
    return [per_point(opaque, name, lines, points, why, rounds=rounds)]


def _loop(found: Recurrence) -> str:
    if found.steps is None:
        return "for (;;)"
    if found.reverse:
        return f"for ({INDEX} step = {found.steps - 1}; step >= 0; --step)"
    return f"for ({INDEX} step = 0; step < {found.steps}; ++step)"


class _Element(Body):
    """The statements of one element: its states are variables ``s0``, ``s1`` ..."""

    def __init__(self, opaque: Opaque, found: Recurrence, lines: Lines) -> None:
        stores = tuple(Store(e.result, e.index, e.value) for e in found.emits)
        steps = () if found.steps is None else (found.steps,)
        kernel = Kernel(
            opaque.name, (*found.dims, *steps), (), (), found.instrs, (), (), stores,
            opaque.operands, opaque.results, nodes=opaque.nodes,
        )  # fmt: skip
        super().__init__(kernel, lines, {len(found.dims): "step"})
        self.found = found
        self.known = {s.read: f"s{k}" for k, s in enumerate(found.states) if s.read >= 0}

    def text(self, number: int, instr: Instr) -> str:
        """States are known; all else is computed or read."""
        return self.known.get(number) or super().text(number, instr)

    def element(self, state: State, first: int) -> str:
        """Where a state lies, in operands or in results."""
        shape = self.kernel.operands[state.operand].shape
        return f"p{first + state.operand}[{self.place(linear(state.index, shape))}]"

    def guard(self, store: Store) -> str:
        """What is stacked is written once, too."""
        return self.once(store.index)

    def once(self, index: Sequence[Index]) -> str:
        """Of the elements that have the same number, the first one writes it."""
        own = {d.position for d in loops_of(index)}
        others = [i for i, n in enumerate(self.found.dims) if n > 1 and i not in own]
        tests = " && ".join(f"{self.variables[i]} == 0" for i in others)
        return f"if ({tests}) " if tests else ""

    def enter(self) -> None:
        """The states before the first step."""
        for k, s in enumerate(self.found.states):
            value = from_memory(s.dtype, self.element(s, 0))
            self.lines.say(f"{held(s.dtype)} s{k} = {value};")

    def step(self) -> None:
        """One step, unless the element has ended."""
        found = self.found
        if found.steps is None:
            self.run(found.instrs[: found.test], 0)
            self.lines.say(f"if (!v{found.goes_on}) break;")
        self.run(found.instrs[found.test :], found.test)
        self.store()
        for k, s in enumerate(found.states):
            self.lines.say(f"s{k} = v{s.next};")

    def leave(self) -> None:
        """The states after the last step; what is the same for all elements is written once."""
        for k, s in enumerate(self.found.states):
            once = self.once(s.index)
            target = self.element(s, len(self.kernel.operands))
            self.lines.say(f"{once}{target} = {to_memory(s.dtype, f's{k}')};")


__all__ = ["has_code", "write_recurrence"]
