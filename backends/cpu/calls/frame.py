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
from monograph.hlo.interp import call_node
from monograph.hlo.types import TensorType

Array = np.ndarray[Any, Any]
_SHORT = 1 << 16  # bytes of a copy that costs less than a view


@dataclass(frozen=True, eq=False)
class Places:
    """Where the buffers of a program are, in the table of any call.

    Attributes:
        specs: its buffers, by number.
        slots: buffer -> place in the table of addresses (temporaries have none; the arena is last).
        entries: the functions of native segments.
    """

    specs: Sequence[BufferSpec]
    slots: Mapping[int, int]
    entries: Mapping[Native, Callable[[Any], None]]


class Frame:
    """The memory of one call: the table of addresses, which others keep alive."""

    def __init__(self, places: Places, table: Any) -> None:
        self.places = places
        self.table = table
        self.whole: dict[int, Any] = {}

    def view(self, buffer: int, t: TensorType) -> Array:
        """The contents of a buffer as an array of a type, for as long as the call lasts."""
        raw: Any = (ctypes.c_char * max(t.nbytes, 1)).from_address(self.place(buffer))
        return np.ndarray(t.shape, t.dtype.np, buffer=raw)

    def place(self, buffer: int) -> int:
        """The address of a buffer."""
        spec = self.places.specs[buffer]
        if spec.row:  # its rows are on the stacks of pieces: a walk from here needs all of them
            held = self.whole.setdefault(buffer, ctypes.create_string_buffer(spec.nbytes + 64))
            return -(-ctypes.addressof(held) // 64) * 64
        if spec.kind == "temp":
            return int(self.table[-1]) + spec.offset
        return int(self.table[self.places.slots[buffer]])

    # ---- segments ---------------------------------------------------------------------------

    def run(self, segments: Sequence[Segment]) -> None:
        """Native segments at once, the others here."""
        for s in segments:
            if isinstance(s, Native):
                self.places.entries[s](self.table)
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

    def contents(self, buffer: int, t: TensorType) -> Array:
        """A copy of a buffer's contents, which nobody can write to."""
        if 0 < t.nbytes <= _SHORT:  # the quicker way
            data = ctypes.string_at(self.place(buffer), t.nbytes)
            return np.frombuffer(data, t.dtype.np).reshape(t.shape)
        made = self.view(buffer, t).copy()
        made.flags.writeable = False
        return made

    def host(self, call: HostCall) -> None:
        """Run a node's Python function on copies of the operands, and store what it returns.

        A function that promises to keep its hands off the operands and to write its results
        (`into`) gets the memory itself.
        """
        step = call.step
        node = step.node
        into = getattr(node.attrs.get("callback"), "into", None)
        if into is not None:
            ins = [self.view(b, x.type) for b, x in zip(step.operands, node.ins, strict=True)]
            made = zip(step.results, result_types(node), strict=True)
            into(ins, [self.view(b, t) for b, t in made])
            return
        args = [self.contents(b, x.type) for b, x in zip(step.operands, node.ins, strict=True)]
        outs = call_node(node, args)
        for b, x, t in zip(step.results, outs, result_types(node), strict=True):
            self.view(b, t)[...] = x
