"""`Program`: what a backend compiles: a graph at some level of lowering, and its plans.

The level is the backend's choice: ``graph`` (the legalised graph), ``fused`` (and groups), or
``planned`` (and kernels, steps and buffers). Everything here is frozen data.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal

from monograph.fusion.kernel import Kernel, Opaque, Schedule
from monograph.hlo.graph import Graph, Node
from monograph.hlo.types import TensorType

Level = Literal["graph", "fused", "planned"]

# What becomes of a group:
#   loop                     a kernel of parallel loops
#   reduction, contraction   a kernel that folds inside of them
#   update                   a kernel that writes a part of an array in place
#   opaque                   one node that the backend claims whole
#   region                   control flow: steps with steps inside
#   view                     nothing: the result is the operand's memory (a row-major reshape)
#   host                     one node that runs outside native code, by its semantics
GroupKind = Literal[
    "loop", "reduction", "contraction", "update", "opaque", "region", "view", "host"
]


BufferKind = Literal["input", "output", "constant", "temp"]


@dataclass(frozen=True)
class Decision:
    """Why something was or wasn't done; `node` carries the user's line."""

    what: str
    taken: bool
    reason: str
    node: Node | None = None


@dataclass(frozen=True, eq=False)
class Group:
    """Nodes that become one kernel.

    Attributes:
        nodes: in program order; a node may be in several groups if it is cheaper to recompute.
        inputs: nodes or params read from memory.
        outputs: members whose values are written to memory, the root last.
        kind: what becomes of it, see `GroupKind`.
    """

    nodes: tuple[Node, ...]
    inputs: tuple[Node, ...]
    outputs: tuple[Node, ...]
    kind: GroupKind


@dataclass(frozen=True, eq=False)
class FusionPlan:
    """The groups of one graph in program order, plans of its regions, and every decision.

    `regions` is keyed by the region graph.
    """

    graph: Graph
    groups: tuple[Group, ...]
    regions: dict[Graph, FusionPlan] = field(default_factory=dict)
    decisions: tuple[Decision, ...] = ()


@dataclass(frozen=True)
class Layout:
    """How an array lies in memory: dimension order, outermost first (row-major by default)."""

    order: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class LayoutPlan:
    """A layout for every value of a graph that is not row-major (none yet)."""

    layouts: dict[Node, Layout] = field(default_factory=dict)

    def of(self, node: Node) -> Layout:
        return self.layouts.get(node) or Layout(tuple(range(node.type.ndim)))


@dataclass(frozen=True)
class BufferSpec:
    """One buffer of a program.

    Attributes:
        number: its place in the program's table of buffers.
        kind: "input", "output", "temp" (at `offset` in the arena) or "constant" (`node`'s value).
        nbytes: size.
        offset: bytes into the arena, for temporaries.
        node: the constant's node, if it is one.
        alias: the number of the input whose memory this output reuses (donation), or None.
        name: for reading only.
        row: of a temporary that lives in the rows of one sweep, the bytes of one row; it has no
            place in the arena.
    """

    number: int
    kind: BufferKind
    nbytes: int
    offset: int = 0
    node: Node | None = None
    alias: int | None = None
    name: str = ""
    row: int = 0


@dataclass(frozen=True, eq=False)
class Launch:
    """Run a kernel on buffers (numbers; operands then results in the kernel's order)."""

    kernel: Kernel | Opaque
    operands: tuple[int, ...]
    results: tuple[int, ...]
    schedule: Schedule = field(default_factory=Schedule)


@dataclass(frozen=True, eq=False)
class Copy:
    """Copy `nbytes` bytes between two buffers (they may be the same: then nothing happens)."""

    source: int
    target: int
    nbytes: int


@dataclass(frozen=True, eq=False)
class While:
    """Run `cond`; while the boolean in buffer `predicate` is true, run `body` and `cond` again.

    A backend that asks for it may know the number of `steps`; then it need not look at `predicate`.
    One run of `body` may be several steps, a `round`: behind all but the last of them a branch ends
    with what a loop that is over there still has to do.
    """

    cond: tuple[Step, ...]
    predicate: int
    body: tuple[Step, ...]
    node: Node | None = None
    steps: int | None = None
    round: int = 1


@dataclass(frozen=True, eq=False)
class Switch:
    """Run the branch that the i32 in buffer `index` names; the last one where there is none."""

    index: int
    branches: tuple[tuple[Step, ...], ...]
    node: Node | None = None


@dataclass(frozen=True, eq=False)
class Host:
    """Leave native code: the node's Python function runs on buffers' contents."""

    node: Node
    operands: tuple[int, ...]
    results: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Sweep:
    """Kernels run together, piece by piece: all of them on some rows, then on the next ones.

    Every launch's outermost parallel loop has `rows` steps, and what one of them reads of another's
    result is of the same row; so pieces of `grain` rows are independent. In a piece, `block` rows
    (all of them if it is 0) go through all launches, then the next ones: they are still in the
    cache next to the core when they are read again. Of the buffers in `near` only those rows exist,
    in memory of the piece's own, for which it has `room` bytes. What stands between products goes
    through `inner` rows at a time, which lie nearer still.
    """

    launches: tuple[Launch, ...]
    rows: int
    grain: int
    block: int = 0
    room: int = 0
    near: tuple[int, ...] = ()
    inner: int = 0


@dataclass(frozen=True, eq=False)
class Beside:
    """Steps that know nothing of each other, run at the same time.

    Each branch runs from front to back, on one thread. What one of them writes no other one
    touches. All of them together take so many `seconds` of one thread.
    """

    branches: tuple[tuple[Step, ...], ...]
    seconds: float


Step = Launch | Sweep | Copy | While | Switch | Host | Beside


def all_steps(steps: Sequence[Step]) -> Iterator[Step]:
    """The steps and all steps inside of them, each before what it holds, in program order."""
    stack = list(reversed(steps))
    while stack:
        step = stack.pop()
        yield step
        if isinstance(step, While):
            stack.extend(reversed((*step.cond, *step.body)))
        elif isinstance(step, Sweep):
            stack.extend(reversed(step.launches))
        elif isinstance(step, Switch | Beside):
            stack.extend(s for branch in reversed(step.branches) for s in reversed(branch))


@dataclass(frozen=True, eq=False)
class BufferPlan:
    """All buffers, and the memory accounting: peak bytes with and without reuse."""

    buffers: tuple[BufferSpec, ...]
    arena_bytes: int
    unshared_bytes: int  # what the temporaries would take if none were reused
    lifetimes: tuple[
        tuple[int, int, int], ...
    ] = ()  # (buffer, first step, last step), for pictures
    decisions: tuple[Decision, ...] = ()
    places: tuple[int, ...] = ()  # per virtual buffer, the number of its buffer; -1 for none


@dataclass(frozen=True)
class Port:
    """An input or output: its type and the buffer that holds it; whether it is donated."""

    type: TensorType
    buffer: int
    donated: bool = False
    layout: Layout | None = None
    sharding: object | None = None


@dataclass(frozen=True, eq=False)
class Program:
    """A frozen program at `level`; fields of later levels are None."""

    name: str
    level: Level
    graph: Graph
    inputs: tuple[Port, ...]
    outputs: tuple[Port, ...]
    fusion: FusionPlan | None = None
    layout: LayoutPlan | None = None
    steps: tuple[Step, ...] | None = None
    buffers: BufferPlan | None = None
    devices: int = 1
    decisions: tuple[Decision, ...] = ()  # of the schedule: what runs together, and what doesn't

    def launches(self) -> list[Launch]:
        """Every launch, loops' and branches' included, in program order."""
        return [s for s in all_steps(self.steps or ()) if isinstance(s, Launch)]
