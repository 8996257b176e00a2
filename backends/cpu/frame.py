"""The memory of one call, and the walk through a program's segments.

Native segments run at once; host calls, and loops and branches that hold one, run here.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.fusion.program import BufferSpec
from monograph.fusion.segment import BranchOver, HostCall, LoopOver, Native, Segment
from monograph.hlo.graph import result_types
from monograph.hlo.interp import apply
from monograph.hlo.types import TensorType

Array = np.ndarray[Any, Any]
_ALIGNMENT = 64


def aligned_empty(t: TensorType) -> Array:
    """A fresh row-major array whose first byte is 64-byte aligned."""
    raw = np.empty(t.nbytes + _ALIGNMENT, np.uint8)
    shift = -int(raw.ctypes.data) % _ALIGNMENT
    return np.ndarray(t.shape, t.dtype.np, buffer=raw.data, offset=shift)


def seen_as(array: Array, t: TensorType) -> Array:
    """The first bytes of a contiguous array as an array of type `t`, in place."""
    raw = array.reshape(-1).view(np.uint8)[: t.nbytes]
    return raw.view(t.dtype.np).reshape(t.shape)


@dataclass(frozen=True, eq=False)
class Memory:
    """What all calls of a program share.

    Attributes:
        specs: its buffers, by number.
        slots: buffer -> place in the table of addresses (temporaries have none; the arena is last).
        constants: buffer -> its contents.
        table: the table, with the constants' addresses in it.
        output_types: buffer -> type, of outputs.
        entries: the functions of native segments.
    """

    specs: Sequence[BufferSpec]
    slots: Mapping[int, int]
    constants: Mapping[int, Array]
    table: Array
    output_types: Mapping[int, TensorType]
    entries: Mapping[Native, Callable[[int], None]]


class Frame:
    """The memory of one call: arrays by buffer, and the table of addresses."""

    def __init__(self, memory: Memory, inputs: Mapping[int, Array], arena: Array) -> None:
        self.memory = memory
        self.arena = arena
        self.arrays: dict[int, Array] = {**memory.constants, **inputs}
        self.table = memory.table.copy()
        for number, t in memory.output_types.items():
            spec = memory.specs[number]
            if spec.alias is not None:
                self.arrays[number] = seen_as(self.arrays[spec.alias], t)
            elif number not in self.arrays:
                self.arrays[number] = aligned_empty(t)
        for number, array in self.arrays.items():
            self.table[memory.slots[number]] = array.ctypes.data
        self.table[-1] = arena.ctypes.data
        self.address = int(self.table.ctypes.data)

    def view(self, buffer: int, t: TensorType) -> Array:
        """The contents of a buffer as an array of a type."""
        spec = self.memory.specs[buffer]
        if spec.kind == "temp":
            return seen_as(self.arena[spec.offset :], t)
        return seen_as(self.arrays[buffer], t)

    def place(self, buffer: int) -> int:
        """The address of a buffer."""
        spec = self.memory.specs[buffer]
        if spec.kind == "temp":
            return int(self.table[-1]) + spec.offset
        return int(self.table[self.memory.slots[buffer]])

    # ---- segments ---------------------------------------------------------------------------

    def run(self, segments: Sequence[Segment]) -> None:
        """Native segments at once, the others here."""
        for s in segments:
            if isinstance(s, Native):
                self.memory.entries[s](self.address)
            elif isinstance(s, HostCall):
                self.host(s)
            elif isinstance(s, LoopOver):
                while True:
                    self.run(s.cond)
                    if not self.flag(s.predicate):
                        break
                    self.run(s.body)
            else:
                assert isinstance(s, BranchOver)
                self.run(s.branches[self.branch(s.index, len(s.branches))])

    def flag(self, buffer: int) -> bool:
        return bool(ctypes.c_uint8.from_address(self.place(buffer)).value)

    def branch(self, buffer: int, count: int) -> int:
        """The index in a buffer; out of range it means the last branch."""
        i = ctypes.c_int32.from_address(self.place(buffer)).value
        return i if 0 <= i < count else count - 1

    def host(self, call: HostCall) -> None:
        """Run a node's Python function on copies of the operands, and store what it returns."""
        step = call.step
        node = step.node
        args = [self.view(b, x.type).copy() for b, x in zip(step.operands, node.ins, strict=True)]
        out = apply(node.op, node.attrs, args, node.type)
        outs = out if isinstance(out, tuple) else (out,)
        for b, x, t in zip(step.results, outs, result_types(node), strict=True):
            self.view(b, t)[...] = x
