"""What a thread computes at one point of a kernel: instructions as statements, folds as updates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from monograph.backends.cuda.index import index_text
from monograph.backends.cuda.table import Operand, written
from monograph.backends.cuda.types import constant, from_memory, held, size_of, to_memory
from monograph.fusion.instructions import uses
from monograph.fusion.kernel import (
    Apply,
    IndexValue,
    InRange,
    Instr,
    Kernel,
    Literal,
    Load,
    Reduced,
    Reduction,
    Store,
)
from monograph.hlo import ops
from monograph.hlo.graph import Graph, Node
from monograph.hlo.index import linear
from monograph.hlo.ops.leaf import constant_op
from monograph.hlo.types import I64, DType

if TYPE_CHECKING:
    from collections.abc import Iterator

_ALIGNED = 16  # bytes; each array in shared memory begins at a multiple


class Lines:
    """Text with indentation.

    Attributes:
        shared: bytes of shared memory that it asks for.
    """

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.depth = 1
        self.shared = 0

    def say(self, text: str) -> None:
        """One line."""
        self.lines.append("    " * self.depth + text)

    def share(self, t: str, name: str, count: int) -> None:
        """An array in shared memory, of elements as they are spelt there."""
        self.say(f"SHARED({t}, {name}, {count});")
        self.shared += -(-count * size_of(t) // _ALIGNED) * _ALIGNED

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """``head { ... }``."""
        self.say(head + " {")
        self.depth += 1
        yield
        self.depth -= 1
        self.say("}")


class Body:
    """The statements of one point.

    Attributes:
        lines: where they go.
        variables: loop number -> the expression of its variable.
        read: load -> the stored element that was read before.
        all: the numbers of the kernel's instructions.
        inner: the numbers of those within its reduction loops.
    """

    def __init__(self, kernel: Kernel, lines: Lines, variables: dict[int, str]) -> None:
        self.kernel = kernel
        self.lines = lines
        self.variables = variables
        self.read: Mapping[int, str] = {}
        self.all = range(len(kernel.instructions))
        self.inner = self.all[len(kernel.prologue) : len(self.all) - len(kernel.epilogue)]

    def unravel(self, at: str, loops: Sequence[int], sizes: Sequence[int], index: str) -> None:
        """Variables of loops from the number of a point, the innermost loop running fastest."""
        names = unravel(self.lines, at, sizes, index, [f"i{loop}" for loop in loops])
        self.variables.update(zip(loops, names, strict=True))

    # ---- instructions ---------------------------------------------------------------------------

    def run(self, block: Sequence[Instr], first: int) -> None:
        """Instructions as constants ``v0``, ``v1`` ..."""
        for number, instr in enumerate(block, first):
            text = self.text(number, instr)
            self.lines.say(f"const {held(instr.dtype)} v{number} = {text};")

    def only(self, numbers: Sequence[int]) -> None:
        """Some of the instructions, in their order."""
        for n in numbers:
            self.run((self.kernel.instructions[n],), n)

    def prologue(self) -> None:
        self.run(self.kernel.prologue, 0)

    def body(self) -> None:
        self.run(self.kernel.body, self.inner.start)

    def epilogue(self) -> None:
        self.run(self.kernel.epilogue, self.inner.stop)

    def operand(self, number: int) -> Operand:
        return Operand(self.kernel.instructions[number].dtype, f"v{number}")

    def text(self, number: int, instr: Instr) -> str:
        """The expression of an instruction."""
        if isinstance(instr, Apply):
            args = [self.operand(i) for i in instr.args]
            return written(instr.op, instr.attrs, args, instr.dtype)
        if isinstance(instr, Load):
            return self.load(number, instr)
        if isinstance(instr, Literal):
            return constant(instr.dtype, instr.value)
        if isinstance(instr, IndexValue):
            x = Operand(I64, f"(i64)({self.place(instr.index)})")
            return written(ops.convert, {}, [x], instr.dtype)
        if isinstance(instr, InRange):
            return self.in_range(instr)
        assert isinstance(instr, Reduced)
        return f"r{instr.reduction}_{instr.part}"

    def place(self, index: object) -> str:
        return index_text(index, self.variables, lambda n: f"v{n}")  # type: ignore[arg-type]

    def load(self, number: int, instr: Load) -> str:
        if number in self.read:
            return from_memory(instr.dtype, self.read[number])
        shape = self.kernel.operands[instr.operand].shape
        text = f"p{instr.operand}[{self.place(linear(instr.index, shape))}]"
        if instr.mask is not None:
            nothing = constant(instr.dtype, instr.dtype.np.type(0))
            return f"v{instr.mask} ? {from_memory(instr.dtype, text)} : {nothing}"
        return from_memory(instr.dtype, text)

    def in_range(self, instr: InRange) -> str:
        """The conditions that are not always true."""
        tests = []
        for index, low, high in instr.conditions:
            least, most = index.bounds
            text = self.place(index)
            if least < low:
                tests.append(f"{text} >= {low}")
            if most >= high:
                tests.append(f"{text} < {high}")
        return " && ".join(tests) or "true"

    def store(self, *, packs: Mapping[int, str] | None = None) -> None:
        """What the point writes; into element ``j`` of a pack where there is one."""
        first = len(self.kernel.operands)
        for number, store in enumerate(self.kernel.stores):
            t = self.kernel.results[store.result]
            value = to_memory(t.dtype, f"v{store.value}")
            if packs and number in packs:
                self.lines.say(f"{packs[number]}.at[j] = {value};")
                continue
            where = self.place(linear(store.index, t.shape))
            self.lines.say(f"{self.guard(store)}p{first + store.result}[{where}] = {value};")

    def guard(self, store: Store) -> str:
        """The condition under which a point writes."""
        return "" if store.mask is None else f"if (v{store.mask}) "

    # ---- folds ----------------------------------------------------------------------------------

    def fold(self, number: int, reduction: Reduction, xs: Sequence[str], ys: Sequence[str],
             names: Sequence[str]) -> None:  # fmt: skip
        """``names = combiner(xs, ys)``, in a scope of its own."""
        graph = reduction.combiner
        with self.lines.block("") if len(graph.nodes) > 1 else _nothing():
            outs = scalar_graph(self.lines, graph, (*xs, *ys), f"c{number}")
            for out, name in zip(outs, names, strict=True):
                self.lines.say(f"{name} = {out};")


def scalar_graph(lines: Lines, graph: Graph, args: Sequence[str], stem: str) -> list[str]:
    """The statements of a graph of scalars, and the expressions of its results."""
    env: dict[Node, Operand] = {
        p: Operand(p.type.dtype, x) for p, x in zip(graph.params, args, strict=True)
    }
    alone = graph.outs[0] if len(graph.outs) == 1 else None
    for count, node in enumerate(graph.nodes):
        d = node.type.dtype
        if node.op is constant_op:
            env[node] = Operand(d, constant(d, node.attrs["value"].reshape(-1)[0]))
            continue
        text = written(node.op, node.attrs, [env[x] for x in node.ins], d)
        if node is not alone:
            name = f"{stem}_{count}"
            lines.say(f"const {held(d)} {name} = {text};")
            text = name
        env[node] = Operand(d, text)
    return [env[out].text for out in graph.outs]


@contextmanager
def _nothing() -> Iterator[None]:
    yield


def unravel(
    lines: Lines, at: str, sizes: Sequence[int], index: str, names: Sequence[str]
) -> list[str]:
    """Coordinates from the number of a point, the last one running fastest; their expressions."""
    found, rest = list(names), at
    for place in range(len(sizes) - 1, -1, -1):
        if sizes[place] == 1:
            found[place] = "0"
            continue
        last = all(s == 1 for s in sizes[:place])
        text = rest if last else f"{rest} % {sizes[place]}"
        if text != names[place]:
            lines.say(f"const {index} {names[place]} = {text};")
        rest = rest if last else f"{rest} / {sizes[place]}"
    return found


def made_of(kernel: Kernel, *numbers: int) -> list[int]:
    """Instructions and all that they are made of, in their order."""
    found, stack = set[int](), list(numbers)
    while stack:
        n = stack.pop()
        if n not in found:
            found.add(n)
            stack.extend(uses(kernel.instructions[n]))
    return sorted(found)


def accumulated(reduction: Reduction) -> tuple[DType, ...]:
    """Element types of the accumulators."""
    return tuple(o.type.dtype for o in reduction.combiner.outs)


__all__ = ["Body", "Lines", "accumulated", "made_of", "scalar_graph", "unravel"]
