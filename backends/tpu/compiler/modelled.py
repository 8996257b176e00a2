"""What has no instructions of its own: how much work of which unit it is counted as.

Values of such tasks come from their records; their time is that of a program which keeps the same
units busy as long, one after the other, while blocks of operands come and go. What is counted:

- elementwise ops and moves: registers loaded and stored, an instruction for each op and register;
  elements that change places take two permutations per register;
- elements of 64 bits take `DOUBLE` instructions for one (arithmetic on pairs of words), complex
  ones `COMPLEX`;
- gathers and scatters of large arrays: `ADDRESS` scalar instructions per slice, and its registers;
- sorts: a bitonic network, whose steps take two permutations and three instructions per register;
- products without code (sums too long): every register of rows once per tile
  of weights and pass, on all arrays at once;
- anything else: the record's operations in one sublane of eight.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil, log2, prod
from typing import Any

from monograph.backends.tpu.chip import Chip
from monograph.backends.tpu.compiler.layout import Layout
from monograph.backends.tpu.contract import multiplied
from monograph.backends.tpu.isa.program import Assembler, Program, f, s, v, x
from monograph.backends.tpu.isa.spec import At, Label
from monograph.backends.tpu.isa.transcendental import FUNCTIONS
from monograph.backends.tpu.numerics import PASSES as PASSES_OF
from monograph.fusion.access import pieces_of
from monograph.hlo import ops
from monograph.hlo.cost import cost_of
from monograph.hlo.graph import Node, subgraphs
from monograph.hlo.record import OpDef
from monograph.hlo.types import TensorType, types_of

DOUBLE, COMPLEX, ADDRESS = 32, 8, 6
REGISTER = 1024  # elements of 32 bits
TILE = 128 * 128  # weights that a register of rows meets, on each of four arrays
BLOCK_ROWS = 1024  # of memory, that are copied at a time
PASSES: dict[OpDef, int] = {op: passes for op, passes in FUNCTIONS.values()}


@dataclass(frozen=True)
class Work:
    """Instructions of each unit, and rows of memory that come and go.

    Attributes:
        rows_in, rows_out: of main memory.
        load, store, alu, eup, xlu, scalar: instructions.
        array: registers of rows that stream through every array.
    """

    rows_in: int = 0
    rows_out: int = 0
    load: int = 0
    store: int = 0
    alu: int = 0
    eup: int = 0
    xlu: int = 0
    scalar: int = 0
    array: int = 0

    def program(self, chip: Chip) -> Program:
        """Instructions that keep the units busy as long."""
        return work_program(self, chip)

    @property
    def held(self) -> int:
        """Rows of vector memory."""
        return 2 * (min(self.rows_in, BLOCK_ROWS) + min(self.rows_out, BLOCK_ROWS))

    @property
    def moved(self) -> int:
        """Rows that copies move between main and vector memory."""
        return self.rows_in + self.rows_out


Row = tuple[Any, ...]  # an instruction: name and operands
_UNITS = ("load", "store", "alu", "eup", "xlu", "scalar", "array")


@lru_cache(maxsize=512)
def work_program(work: Work, chip: Chip) -> Program:
    """The program of some work, in blocks."""
    asm = Assembler("counted")
    blocks = max(ceil(max(work.rows_in, work.rows_out) / BLOCK_ROWS), 1)
    if work.rows_in:
        asm("dma.hbm.vmem", f(1), At(0), At(0), _share(work.rows_in, blocks, 0))
    last = blocks - 1
    if last > 1:  # all of them alike
        asm("loop", last - 1, Label("blocks"))
        _block(asm, work, chip, blocks, 0, 1)
        asm.label("blocks")
    if last:
        _block(asm, work, chip, blocks, last - 1, last)
    _block(asm, work, chip, blocks, last, 0)
    if work.rows_out:
        asm("wait", f(2), blocks)
    asm("halt")
    return asm.program()


def _share(total: int, blocks: int, at: int) -> int:
    """What block `at` has of a total: all but the last the same."""
    each = total // blocks
    return each if at < blocks - 1 else total - each * (blocks - 1)


def _block(asm: Assembler, work: Work, chip: Chip, blocks: int, at: int, upcoming: int) -> None:
    if work.rows_in:
        asm("wait", f(1), 1)
    if work.rows_in and upcoming:
        asm("dma.hbm.vmem", f(1), At(0), At(0), _share(work.rows_in, blocks, upcoming))
    for unit in _UNITS:
        _busy(asm, unit, _share(getattr(work, unit), blocks, at), chip)
    if work.rows_out:
        asm("dma.vmem.hbm", f(2), At(0), At(0), _share(work.rows_out, blocks, at))


def _busy(asm: Assembler, unit: str, count: int, chip: Chip) -> None:
    """So many instructions of a unit, as many at once as it has slots."""
    wide = {"alu": chip.alus, "scalar": chip.slots["scalar"]}.get(unit, 1)
    rows: dict[str, list[Row]] = {
        "load": [("vload", v(1), At(0), 1)],
        "store": [("vstore", At(0), 1, v(2))],
        "alu": [("vadd.f32", v(3 + i), v(2), v(2)) for i in range(wide)],
        "eup": [("vexp.f32", v(3), v(2))],
        "xlu": [("vperm.lane", v(3), v(2), v(2))],
        "scalar": [("sadd", s(1 + i), s(9), 1) for i in range(wide)],
        "array": [(f"mstream.{_streamed(chip)}", x(i), 0, v(0)) for i in range(chip.mxus)],
    }
    if count <= 0:
        return
    row = rows[unit]
    name = f"{unit}{len(asm.bundles)}"
    asm("loop", ceil(count / wide), Label(name))
    for bundle in [[r] for r in row] if unit == "array" else [row]:
        asm.bundle(*bundle)
    asm.label(name)


def _streamed(chip: Chip) -> str:
    """The type of the rows that are counted."""
    return "f32" if "bf16" in chip.rates else "i8"


# ---- what ops take -------------------------------------------------------------------------------


def work_of(nodes: Sequence[Node], precision: str = "default") -> Work:
    """What a group of nodes takes, without its copies; products that say nothing of their
    precision have this one."""
    total = Work()
    for node in nodes:
        found = _of_node(node, precision)
        total = Work(*map(sum, zip(_row(total), _row(found), strict=True)))
    return total


def _row(work: Work) -> tuple[int, ...]:
    return (work.rows_in, work.rows_out, work.load, work.store, work.alu, work.eup, work.xlu,
            work.scalar, work.array)  # fmt: skip


def registers_of(t: TensorType) -> int:
    """Registers that hold a value, its words not packed."""
    return ceil(t.size * max(t.dtype.itemsize // 4, 1) / REGISTER)


def slowness(t: TensorType) -> int:
    """Instructions for one on elements of a type."""
    slow = COMPLEX if t.dtype.is_complex else 1
    wide = t.dtype.itemsize // (2 if t.dtype.is_complex else 1) >= 8
    return slow * (DOUBLE if wide else 1)


def _of_node(node: Node, precision: str) -> Work:
    op, outs = node.op, types_of(node.type)
    if op.kind == "leaf" or not outs:
        return Work()
    size = sum(map(registers_of, outs))
    slow = max(map(slowness, (*outs, *(x.type for x in node.ins))), default=1)
    if op.kind == "elementwise":
        return Work(alu=0 if op in PASSES else size * slow, eup=PASSES.get(op, 0) * size * slow)
    if op.kind == "move":
        plain = op.index_map is not None and pieces_of(node).plain
        return Work(load=size, store=size, xlu=0 if plain else 2 * size)
    if op.kind == "reduction":
        read = sum(registers_of(x.type) for x in node.ins)
        inner = sum(max(len(g.nodes), 1) for _, g in subgraphs(node))
        return Work(load=read, store=size, alu=read * inner * slow, xlu=14 * size)
    return _by_table(node, size, slow, precision)


def _by_table(node: Node, size: int, slow: int, precision: str) -> Work:
    op, outs = node.op, types_of(node.type)
    if op in (ops.dot_general, ops.convolution):
        kind = multiplied([x.type for x in node.ins], outs[0])
        if kind is not None:
            own = node.attrs["precision"]
            passes = len(PASSES_OF[precision if own == "default" else own])
            macs = cost_of((node,)).flops // 2
            return Work(load=size, store=size, array=ceil(macs / (8 * 4 * TILE)) * passes)
    if op in (ops.gather, ops.scatter):
        last = node.ins[0 if op is ops.gather else -1].type
        slices = max(prod(node.ins[1].type.shape[:-1] or (1,)), 1)
        each = max(ceil(max(outs[0].size if op is ops.gather else last.size, 1) / slices / 128), 1)
        twice = 1 if op is ops.gather else 2
        return Work(load=slices * each * twice, store=slices * each, scalar=ADDRESS * slices,
                    alu=slices * each * slow * (twice - 1))  # fmt: skip
    if op in (ops.sort, ops.top_k):
        t = node.ins[0].type
        n = max(t.shape[node.attrs.get("dimension", -1)] if t.ndim else 1, 2)
        depth = ceil(log2(n)) * (ceil(log2(n)) + 1) // 2
        steps = depth * sum(registers_of(x.type) for x in node.ins)
        return Work(load=steps, store=steps, alu=3 * steps * slow, xlu=2 * steps)
    read = sum(registers_of(x.type) for x in node.ins)
    flops = cost_of((node,)).flops or 8 * sum(t.size for t in outs)
    return Work(load=read, store=size, alu=ceil(flops * slow / 128))


def with_copies(work: Work, ins: Sequence[Layout], outs: Sequence[Layout]) -> Work:
    """The work, with copies of operands from main memory and of results to it."""
    rows = [sum(x.rows for x in side) for side in (ins, outs)]
    return replace(work, rows_in=rows[0], rows_out=rows[1])


__all__ = ["ADDRESS", "COMPLEX", "DOUBLE", "Work", "registers_of", "with_copies", "work_of"]
