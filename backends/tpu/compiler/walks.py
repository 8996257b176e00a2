"""From a `Kernel` to a `Walk`: a loop nest of any form, row by row under scalar control.

In comes the loop nest of a fused group; out goes the same with the instruction of each step, or
`NoCode`. What has no mapping to tiles goes this way: elements may be read from anywhere, so a row
of up to 128 points is worked on at a time, in one sublane of eight. `walking` writes the program.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from math import ceil, prod
from typing import Any

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.instructions import stem_of, text_of
from monograph.backends.tpu.compiler.layout import SUBLANES, Layout
from monograph.backends.tpu.compiler.pitches import beyond, step_of
from monograph.backends.tpu.compiler.straight import NoRegisters
from monograph.backends.tpu.compiler.streams import NoCode, Place, Stream, Streams, held, places
from monograph.backends.tpu.compiler.vector import Read, Write
from monograph.backends.tpu.compiler.walking import walk_program, write_walk
from monograph.backends.tpu.isa.program import Program
from monograph.backends.tpu.isa.vector import wide
from monograph.backends.tpu.isa.words import NATIVE
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
)
from monograph.hlo import ops
from monograph.hlo.graph import Graph
from monograph.hlo.index import Index, Start, delinear, dim, linear, parts_of
from monograph.hlo.ops.leaf import constant_op
from monograph.hlo.ops.monoids import monoid_of
from monograph.hlo.record import Attrs, OpDef
from monograph.hlo.types import DTYPES, DType

FREE = ("maximum", "minimum", "and", "or", "xor")  # folds whose order makes no difference
ROUNDED = ("vadd", "vsub", "vmul", "vneg", "vabs", "vsign", "vmax", "vmin", "vfloor", "vceil",
           "vround", "vrounda", "vclamp", "vdiv", "vsqrt")  # fmt: skip  # in f32, then rounded
_TRUTHS = {ops.and_: "mand", ops.or_: "mor", ops.xor: "mxor", ops.not_: "mnot",
           ops.maximum: "mor", ops.minimum: "mand"}  # fmt: skip


@dataclass(frozen=True)
class Do:
    """One step.

    Attributes:
        what: "load" (of operand `name`; results come after the operands), "number" (`name`),
            "index", "within" (all of `index` in `bounds`), "folded" (the result of fold `name`),
            "convert", "bits" (of another type), or the stem of an instruction.
        dtype: of the result.
        args, types: earlier steps, and their element types.
        index: of an element, or those that are compared.
        bounds: low and high of each.
    """

    what: str
    dtype: str
    args: tuple[int, ...] = ()
    types: tuple[str, ...] = ()
    index: tuple[Index, ...] = ()
    name: str = ""
    bounds: tuple[tuple[int, int], ...] = ()


Block = tuple[tuple[int, Do], ...]  # steps with their numbers


@dataclass(frozen=True)
class Running:
    """A value that a fold hands on: the steps that give its beginning and what it becomes."""

    init: int
    then: int
    dtype: str


@dataclass(frozen=True)
class Put:
    """A result: the step, where it goes, and where it is true that it does."""

    value: int
    index: tuple[Index, ...]
    mask: int | None = None


@dataclass(frozen=True)
class Walk:
    """A loop nest, see `Kernel`.

    Attributes:
        dims, reduce_dims: its loops.
        prologue, body, epilogue: its steps.
        folds: what the loops of `reduce_dims` hand on.
        puts: what goes to each result.
        reads, writes: operands and results.
        kept: by result, the operand whose elements it begins with, if not all are written; -1:
            none.
        down: the loop of `dims` that lies along sublanes, eight rows at a time; -1: none.
        alone: whether points go one by one, since rows have no order that lanes could be given.
        begin: or the number that it begins with; "": none.
    """

    dims: tuple[int, ...]
    reduce_dims: tuple[int, ...]
    prologue: Block
    body: Block
    epilogue: Block
    folds: tuple[Running, ...]
    puts: tuple[Put, ...]
    reads: tuple[Read, ...]
    writes: tuple[Write, ...]
    kept: tuple[int, ...] = ()
    down: int = -1
    alone: bool = False
    begin: tuple[str, ...] = ()

    @property
    def all(self) -> tuple[Read | Write, ...]:
        """Operands, then results."""
        return (*self.reads, *self.writes)

    @property
    def accesses(self) -> tuple[tuple[Layout, tuple[Index, ...]], ...]:
        """Where elements are read and written, in which arrays."""
        blocks = (*self.prologue, *self.body, *self.epilogue)
        loads = [(self.all[int(do.name)].layout, do.index) for _, do in blocks
                 if do.what == "load"]  # fmt: skip
        puts = [(w.layout, p.index) for w, p in zip(self.writes, self.puts, strict=True)]
        return (*loads, *puts)

    def step(self, layout: Layout, index: Sequence[Index]) -> int:
        """Rows of memory from an element to that of the next sublane."""
        return (step_of(layout, index, self.down) or 0) if self.down >= 0 else 0

    @property
    def margin(self) -> int:
        """Rows before and after all arrays that sublanes beyond an edge read."""
        if self.down < 0:
            return 0
        more = -self.dims[self.down] % SUBLANES
        found = [beyond(*access, self.down, more) for access in self.accesses]
        return ceil(max(found) / SUBLANES) * SUBLANES + SUBLANES

    @property
    def streams(self) -> tuple[Stream, ...]:
        """All operands and results are in vector memory as a whole."""
        return tuple(
            Stream(x.layout.rows, 0, 0, x.space, isinstance(x, Write)) for x in self.all
        )

    @property
    def places(self) -> tuple[Place, ...]:
        """Where operands and results lie."""
        return places(self.streams, 1, self.margin)

    @property
    def held(self) -> int:
        """Rows of vector memory that buffers take; a store ends up to seven rows after its row."""
        return held(self.streams, 1) + 8 + 2 * self.margin

    @property
    def extent(self) -> int:
        """Rows of vector memory from the first one to behind the last one, if all is there."""
        return sum(x.rows for x in self.streams) + 8 + 2 * self.margin

    @property
    def moved(self) -> int:
        """Rows that copies move between main and vector memory."""
        return sum(x.rows for x in self.streams if x.space == "hbm")

    def program(self, chip: Chip) -> Program:
        """The instructions."""
        return walk_program(self, chip)

    def write(self, streams: Streams, chip: Chip, base: int) -> None:
        """Those of a nest whose arrays are in vector memory, from a row on."""
        write_walk(self, streams, chip, base)


def walk_of(
    kernel: Kernel, layouts: Sequence[Layout], spaces: Sequence[str], kept: tuple[int, ...] = ()
) -> Walk:
    """A kernel as a walk.

    Args:
        kernel: the loop nest.
        layouts: of its operands.
        spaces: "hbm" or "vmem", of its operands and then its results.
        kept: see `Walk`.

    Raises:
        NoCode: if a step has no instruction, or a fold another order.
    """
    if not prod(kernel.dims) or any(not x.size for x in kernel.operands):
        raise NoCode("there are no elements")
    types = [*(x.dtype for x in (*kernel.operands, *kernel.results))]
    for d in (*types, *(i.dtype for i in kernel.instructions)):
        narrow(d)
    if any(x.column for x in layouts):
        raise NoCode("a column")
    every = [e for i in kernel.instructions for e in indices_of(i)]
    if any(map(looked_up, (*every, *(e for s in kernel.stores for e in s.index)))):
        raise NoCode("places that differ from element to element")
    steps = _Walks(kernel)
    blocks = [steps.block(x) for x in (kernel.prologue, kernel.body, kernel.epilogue)]
    folds = [f for r in kernel.reductions for f in steps.fold(r)]
    puts = tuple(Put(s.value, s.index, s.mask) for s in kernel.stores)
    outs = spaces[len(layouts) :]
    writes = tuple(
        Write(Layout(t.shape, t.dtype.name), "full", 0, space)
        for t, space in zip(kernel.results, outs, strict=True)
    )
    reads = tuple(Read(x, "full", s) for x, s in zip(layouts, spaces, strict=False))
    return Walk(
        kernel.dims, kernel.reduce_dims, blocks[0], (*blocks[1], *steps.more), blocks[2],
        tuple(folds), puts, reads, writes, kept,
    )  # fmt: skip


def relaid(source: Layout, target: Layout, spaces: tuple[str, str]) -> Walk:
    """An array whose elements keep their order, in another shape.

    Raises:
        NoCode: for columns, and elements wider than words, or that could become others in words.
    """
    d = DTYPES[source.dtype]
    name = narrow(d)
    if d.is_float and d.itemsize < 4:
        raise NoCode(f"the bits of {d}")
    if source.column or target.column or not prod(target.shape):
        raise NoCode("a column")
    shape = target.shape or (1,)
    here = tuple(dim(i, n) for i, n in enumerate(shape))
    index = delinear(linear(here, shape), source.shape)
    reads = (Read(source, "full", spaces[0]),)
    writes = (Write(target, "full", 0, spaces[1]),)
    step = Do("load", name, index=index, name="0")
    to = here[: len(target.shape)]
    return Walk(shape, (), (), ((0, step),), (), (), (Put(0, to),), reads, writes)


# ---- eight rows at a time ------------------------------------------------------------------------


def _eight_rows(walk: Walk) -> list[Walk]:
    """The walk with a loop along sublanes, if there is one whose elements lie equally far apart in
    every array, then as it is."""
    found = []
    for d, size in enumerate(walk.dims[:-1]):
        steps = [step_of(layout, index, d) for layout, index in walk.accesses]
        written = steps[len(steps) - len(walk.puts) :]
        if size > 1 and None not in steps and 0 not in written:
            found.append((size / ceil(size / SUBLANES), d))
    return [*(replace(walk, down=d) for _, d in sorted(found)[-1:]), walk]


def quickest(walk: Walk, chip: Chip) -> Walk:
    """A walk that has a program, eight rows at a time if it can be.

    Raises:
        NoCode, NoRegisters: if it has none.
    """
    *wider, plain = [walk] if walk.alone else _eight_rows(walk)
    for spec in wider:
        with suppress(NoCode, NoRegisters):
            spec.program(chip)
            return spec
    plain.program(chip)
    return plain


# ---- steps ---------------------------------------------------------------------------------------


def indices_of(instr: Instr) -> tuple[Index, ...]:
    """The index expressions of an instruction."""
    if isinstance(instr, Load):
        return instr.index
    if isinstance(instr, InRange):
        return tuple(e for e, _, _ in instr.conditions)
    return (instr.index,) if isinstance(instr, IndexValue) else ()


def looked_up(e: Index) -> bool:
    """Whether an index is read out of an array, at places of its own."""
    return any(
        (isinstance(a, Start) and bool(a.at)) or any(map(looked_up, parts_of(a)))
        for a, _ in e.terms
    )


def narrow(d: DType) -> str:
    """The name of an element type that fits into a word.

    Raises:
        NoCode: if it does not.
    """
    if d.itemsize > 4 or d.is_complex:
        raise NoCode(f"elements of {d}")
    return d.name


class _Walks:
    """Steps in the making."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.types = [i.dtype.name for i in kernel.instructions]
        self.more: list[tuple[int, Do]] = []  # what folds do, at the end of the body
        self.first = [0]  # of each fold: the number of its first value
        for r in kernel.reductions:
            self.first.append(self.first[-1] + len(r.inits))

    def block(self, instrs: Sequence[Instr]) -> Block:
        """The steps of one block."""
        start = next((i for i, x in enumerate(self.kernel.instructions) if instrs and x is instrs[0]
                      ), 0)  # fmt: skip
        return tuple((start + i, self.do(x)) for i, x in enumerate(instrs))

    def do(self, instr: Instr) -> Do:
        """One instruction of the kernel."""
        name = instr.dtype.name
        if isinstance(instr, Load):
            return Do("load", name, index=instr.index, name=str(instr.operand))
        if isinstance(instr, Literal):
            return Do("number", name, name=spelled(instr.value, instr.dtype))
        if isinstance(instr, IndexValue):
            return Do("index", name, index=(instr.index,))
        if isinstance(instr, InRange):
            exprs, lows, highs = zip(*instr.conditions, strict=True)
            return Do("within", name, index=exprs, bounds=tuple(zip(lows, highs, strict=True)))
        if isinstance(instr, Reduced):
            return Do("folded", name, name=str(self.first[instr.reduction] + instr.part))
        assert isinstance(instr, Apply)
        types = tuple([self.types[a] for a in instr.args])
        return applied(instr.op, instr.attrs, types, instr.args, name)

    def fold(self, r: Reduction) -> list[Running]:
        """The values that a fold hands on; its body goes to the end of the kernel's."""
        _check_order(r)
        count = len(r.inits)
        number = -self.first[self.kernel.reductions.index(r)] - 1  # of what is handed on: below 0
        env = {p: number - k for k, p in enumerate(r.combiner.params[:count])}
        env |= dict(zip(r.combiner.params[count:], r.inputs, strict=True))
        return [
            Running(init, self.scalar(out, r.combiner, env), out.type.dtype.name)
            for init, out in zip(r.inits, r.combiner.outs, strict=True)
        ]

    def scalar(self, out: Any, body: Graph, env: dict[Any, int]) -> int:
        """The number of the step that gives a node of a fold's body."""
        self.more += body_steps(body, env, len(self.types) + len(self.more))
        return env[out]


def body_steps(body: Graph, env: dict[Any, int], first: int) -> list[tuple[int, Do]]:
    """The steps of a scalar body, numbered from `first` on.

    Args:
        body: of elementwise ops.
        env: the numbers of its parameters, and of nodes that have one already; those of the others
            are added.

    Raises:
        NoCode: if a step has no instruction.
    """
    made: list[tuple[int, Do]] = []
    for node in body.nodes:
        if node in env:
            continue
        d = node.type.dtype
        if node.op is constant_op:
            step = Do("number", narrow(d), name=spelled(node.attrs["value"], d))
        elif node.op.kind == "elementwise":
            types = tuple(narrow(x.type.dtype) for x in node.ins)
            args = tuple(env[x] for x in node.ins)
            step = applied(node.op, node.attrs, types, args, narrow(d))
        else:
            raise NoCode(f"a fold by {node.op.name}")
        env[node] = first + len(made)
        made.append((env[node], step))
    return made


def steps_of(body: Graph) -> tuple[Block, tuple[int, ...]]:
    """The steps of a scalar body whose parameters are -1, -2 and so on, and those of its results.

    Raises:
        NoCode: if a step has no instruction.
    """
    env: dict[Any, int] = {p: -1 - i for i, p in enumerate(body.params)}
    block = tuple(body_steps(body, env, 0))
    return block, tuple(env[out] for out in body.outs)


def _check_order(r: Reduction) -> None:
    """Whether a fold may go on from one element to the next one."""
    name, d = monoid_of(r.combiner), r.combiner.outs[0].type.dtype
    exact = name in FREE or (name is not None and not d.is_float)
    if r.order == "tree" and not exact:
        raise NoCode("a fold as a tree")
    if r.order == "any" and name in ("add", "multiply") and d.name == "f32":
        raise NoCode("a fold whose order is that of tiles")


def applied(
    op: OpDef, attrs: Attrs | Mapping[str, Any], types: tuple[str, ...], args: tuple[int, ...],
    target: str,
) -> Do:  # fmt: skip
    """An elementwise op as a step.

    Raises:
        NoCode: if no instruction computes it.
    """
    if op is ops.convert:
        return Do("convert", target, args, types)
    if op is ops.bitcast_convert:
        return Do("bits", target, args, types)
    if op is ops.compare:
        how = attrs["comparison_direction"].lower()
        total = attrs.get("compare_type", "") == "TOTALORDER" and DTYPES[types[0]].is_float
        return Do(f"total.{how}" if total else f"vcmp.{how}", target, args, types)
    if op is ops.select and types[0] == "bool":
        return Do("vselect", target, args, types)
    if target == "bool" and types[0] == "bool":
        if op not in _TRUTHS:
            raise NoCode(f"{op.name} of truth values")
        return Do(_TRUTHS[op], target, args, types)
    known = tuple(t if t in NATIVE or t == "bool" else wide(t) for t in types)
    stem = stem_of(op, attrs, known)
    if known != types and stem not in ROUNDED:
        raise NoCode(f"{op.name} of {types[-1]}")
    return Do(stem, target, args, types)


def spelled(value: Any, d: DType) -> str:
    """A scalar constant as text."""
    return str(int(value)) if d.name == "bool" else text_of(value, d.name)


__all__ = [
    "Block", "Do", "Put", "Running", "Walk", "applied", "body_steps", "narrow", "quickest",
    "relaid", "spelled", "steps_of", "walk_of",
]  # fmt: skip
