"""`Kernel`: a loop nest with affine reads and a scalar body; what CPU and CUDA generate code from.

A kernel runs, for every point of its parallel dimensions: the prologue once; the body at every
point of the reduction dimensions (once if there are none); the reductions over what the body
computed; then the epilogue and the stores. Instructions of the three blocks are numbered through,
prologue first; an argument is such a number. How the loops are run is the `Schedule`'s business.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from monograph.hlo.graph import Graph, Node
from monograph.hlo.index import Index
from monograph.hlo.record import OpDef
from monograph.hlo.types import DType, TensorType


@dataclass(frozen=True)
class Load:
    """Read operand `operand` at `index` (one expression per dimension of its type).

    `mask` is the number of a boolean instruction: where it is false nothing is read and the value
    is unspecified (a select follows). Loop variables are ``Dim`` atoms: parallel dimensions first,
    then reduction dimensions; a ``Start`` atom's operand is the number of an instruction, which
    varies with the loops in its `at`.
    """

    operand: int
    index: tuple[Index, ...]
    dtype: DType
    mask: int | None = None


@dataclass(frozen=True)
class Apply:
    """An elementwise op on earlier instructions; `attrs` are the node's."""

    op: OpDef
    args: tuple[int, ...]
    dtype: DType
    attrs: Mapping[str, Any] = field(default_factory=dict)
    node: Node | None = None  # for messages and source lines


@dataclass(frozen=True)
class Literal:
    """A scalar constant: a 0-d NumPy array of `dtype`."""

    value: Any
    dtype: DType


@dataclass(frozen=True)
class IndexValue:
    """The value of an index expression, converted to `dtype`: iota."""

    index: Index
    dtype: DType


@dataclass(frozen=True)
class InRange:
    """Boolean: whether ``low <= index < high`` for every condition."""

    conditions: tuple[tuple[Index, int, int], ...]
    dtype: DType  # bool


@dataclass(frozen=True)
class Reduced:
    """In the epilogue: result number `part` of reduction number `reduction`."""

    reduction: int
    part: int
    dtype: DType


Instr = Load | Apply | Literal | IndexValue | InRange | Reduced


@dataclass(frozen=True)
class Reduction:
    """A fold over the reduction dimensions.

    `combiner` is a closed scalar graph of 2k parameters (k accumulators, k elements) and k outputs;
    `inputs` are body instructions (of the prologue where they don't vary inside), `inits` prologue
    instructions. It accumulates in the combiner's types, to which the inputs were converted where
    these are narrower. `order` is ``any`` (may be reassociated, split by shape only), ``tree`` or
    ``sequential``.
    """

    combiner: Graph
    inputs: tuple[int, ...]
    inits: tuple[int, ...]
    order: str = "any"

    def renumbered(self, moved: Mapping[int, int]) -> Reduction:
        """The same fold, with instruction `k` now being number ``moved[k]``."""
        inputs, inits = (tuple(moved[k] for k in row) for row in (self.inputs, self.inits))
        return Reduction(self.combiner, inputs, inits, self.order)


@dataclass(frozen=True)
class Store:
    """Write instruction `value` to result `result` at `index`, where `mask` (if any) is true."""

    result: int
    index: tuple[Index, ...]
    value: int
    mask: int | None = None


@dataclass(frozen=True, eq=False)
class Kernel:
    """A loop nest.

    Attributes:
        name: made from the names of the user's function and of its main ops.
        dims: sizes of the parallel dimensions, outermost first.
        reduce_dims: sizes of the reduction dimensions; loop number ``len(dims) + j``.
        prologue, body, epilogue: instructions, numbered through.
        reductions: folds over `reduce_dims`; empty if there are none.
        stores: what is written; every element of a result is written exactly once, except where
            `aliases` says that the rest of the result is the operand's memory, kept, or the kernel
            is not `whole`.
        operands, results: their types.
        aliases: (operand, result) pairs that must share one buffer (an update in place).
        fma: whether a * b + c may be contracted.
        nodes: the nodes that the kernel computes, for source lines and reports.
        span: of a contraction that runs by rows: the prologue's instructions for the first column
            that a row needs, and for the one after the last. What results hold elsewhere is never
            used, and need not be computed.
        whole: whether results are written entirely; else somebody writes all of them later.
    """

    name: str
    dims: tuple[int, ...]
    reduce_dims: tuple[int, ...]
    prologue: tuple[Instr, ...]
    body: tuple[Instr, ...]
    epilogue: tuple[Instr, ...]
    reductions: tuple[Reduction, ...]
    stores: tuple[Store, ...]
    operands: tuple[TensorType, ...]
    results: tuple[TensorType, ...]
    aliases: tuple[tuple[int, int], ...] = ()
    fma: bool = False
    nodes: tuple[Node, ...] = ()
    span: tuple[int, int] | None = None
    whole: bool = True

    @property
    def instructions(self) -> tuple[Instr, ...]:
        """All instructions in the order of their numbers."""
        return (*self.prologue, *self.body, *self.epilogue)

    @property
    def contracts(self) -> bool:
        """Whether it computes a contraction: machines run those in tiles of their own."""
        return any(n.op.kind == "contraction" for n in self.nodes)


@dataclass(frozen=True, eq=False)
class Opaque:
    """A kernel that a backend claims whole: one node, by its record."""

    name: str
    node: Node
    operands: tuple[TensorType, ...]
    results: tuple[TensorType, ...]
    aliases: tuple[tuple[int, int], ...] = ()

    @property
    def nodes(self) -> tuple[Node, ...]:
        return (self.node,)


@dataclass(frozen=True)
class Winograd:
    """A convolution of 3 x 3 in tiles of 2 x 2 results, see `monograph.fusion.winograd`.

    Attributes:
        x, weights: operand numbers of the factors; the weights' new form is the last operand.
        down, across, column: the parallel loops over rows of places, places of a row, and features
            of the result; all others are over images.
        down_tap, across_tap, term: the reduction loops over the window, and over features of x.
    """

    x: int
    weights: int
    down: int
    across: int
    column: int
    down_tap: int
    across_tap: int
    term: int


@dataclass(frozen=True)
class Schedule:
    """How a kernel's loops are run.

    Attributes:
        vector: the loop number that runs in vector lanes, or None for scalar code.
        width: lanes.
        order: loop numbers, outermost first (a permutation; reduction loops inside parallel ones
            unless the kernel accumulates into memory); () is the kernel's own order.
        jam: (loop, steps): that many steps (or vectors) of a parallel loop run side by side inside
            the reduction loops, so that what they share is read once and their sums don't wait for
            each other; vectors of a reduction loop have accumulators of their own each. Without
            reductions: so many vectors of the loop in lanes go through each instruction together.
        turn: a parallel loop: reads with stride 1 along it and another one along the loop in lanes
            are transposed in fast memory, a block at a time.
        stream: whether results are so large that no cache need keep them.
        ahead: (operand, steps): while it is read, what so many steps of the outermost parallel loop
            further on will read of it is fetched from far memory.
        grain: how many steps of the outermost parallel loop are one piece of work that any thread
            may take; 0 if the kernel runs as a whole. A function of the shapes alone.
        rows: of a contraction that runs by rows, beside others: how many at once.
        gaps: of such a one: whether blocks of its first factor may well be zero, as a mask leaves
            them, so that it pays to look.
        seconds: what one run is estimated to take on one thread.
        cuts: (loop, places): a parallel loop runs in parts that begin there, and in each part it is
            known which conditions on the loop hold, see `monograph.fusion.cut`.
        winograd: of a convolution that is computed with fewer products.
        unrolled: short parallel loops inside of the one in lanes whose steps are written out, see
            `monograph.fusion.unroll`.
        reason: why, for reports.
    """

    vector: int | None = None
    width: int = 1
    order: tuple[int, ...] = ()
    grain: int = 0
    seconds: float = 0.0
    reason: str = ""
    jam: tuple[tuple[int, int], ...] = ()
    turn: int | None = None
    stream: bool = False
    ahead: tuple[tuple[int, int], ...] = ()
    rows: int = 0
    gaps: bool = False
    cuts: tuple[tuple[int, tuple[int, ...]], ...] = ()
    winograd: Winograd | None = None
    unrolled: tuple[int, ...] = ()
