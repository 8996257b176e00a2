"""From a `Kernel` to a `Walk`: a loop nest of any form, with the instruction of each step.

In comes the loop nest of a fused group; out goes the same as steps, or `NoCode`. Scalar bodies of
folds, sorts and scatters become steps here too. Called by `tasks`, `lookups` and `networks`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any

from monograph.backends.tpu.compiler.instructions import stem_of, text_of
from monograph.backends.tpu.compiler.layout import Layout
from monograph.backends.tpu.compiler.streams import NoCode
from monograph.backends.tpu.compiler.vector import Read, Write
from monograph.backends.tpu.compiler.walks import Block, Do, Put, Running, Walk, narrow
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
from monograph.hlo.index import Index, Start, parts_of
from monograph.hlo.ops.leaf import constant_op
from monograph.hlo.ops.monoids import monoid_of
from monograph.hlo.record import Attrs, OpDef
from monograph.hlo.types import DTYPES, DType

FREE = ("maximum", "minimum", "and", "or", "xor")  # folds whose order makes no difference
ROUNDED = ("vadd", "vsub", "vmul", "vneg", "vabs", "vsign", "vmax", "vmin", "vfloor", "vceil",
           "vround", "vrounda", "vclamp", "vdiv", "vsqrt")  # fmt: skip  # in f32, then rounded
_TRUTHS = {ops.and_: "mand", ops.or_: "mor", ops.xor: "mxor", ops.not_: "mnot",
           ops.maximum: "mor", ops.minimum: "mand"}  # fmt: skip


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


__all__ = ["applied", "body_steps", "spelled", "steps_of", "walk_of"]
