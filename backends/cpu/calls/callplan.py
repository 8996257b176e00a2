"""`CallPlan`: all that a call needs of a compiled program, apart from its code.

Made from a planned program once; small, frozen and free of the program's steps, so that it can be
kept beside the machine code and a call be made from the two.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

import numpy as np

from monograph.backends.foreign import Record
from monograph.fusion.kernel import Opaque
from monograph.fusion.program import Host, Launch, Program, Step, While, all_steps
from monograph.hlo.types import TensorType

LONG = 50e-6  # seconds from which on other Python threads may run meanwhile


@dataclass(frozen=True)
class Input:
    """An argument: its type, the slot of its address, and whether it may be written into."""

    type: TensorType
    slot: int
    donated: bool = False


@dataclass(frozen=True)
class Output:
    """A result.

    Attributes:
        type: of the result.
        slot: where the address of its memory goes; of a copy, where the original's stands.
        alias: the number of the input whose memory it takes over, or None.
        copied: whether it is a copy of what has memory already: an argument, a constant, another
            result.
    """

    type: TensorType
    slot: int
    alias: int | None = None
    copied: bool = False


@dataclass(frozen=True, eq=False)
class CallPlan:
    """What a call fills in, runs and wraps.

    Attributes:
        name: of the program, for messages.
        inputs, outputs: in order.
        constants: (slot, contents).
        records: (slot, what a host call in native code calls).
        slots: how many addresses the table holds; the arena's comes after them.
        arena_bytes: of temporaries.
        entry: the symbol of the function that does it all; None where there is nothing to do, or
            where Python code runs between native segments (`segmented`).
        segmented: whether it does.
        seconds: what a run is estimated to take; infinite where nobody knows.
    """

    name: str
    inputs: tuple[Input, ...]
    outputs: tuple[Output, ...]
    constants: tuple[tuple[int, np.ndarray[Any, Any]], ...]
    slots: int
    arena_bytes: int
    entry: str | None
    segmented: bool
    seconds: float
    records: tuple[tuple[int, Record], ...] = ()

    @property
    def long(self) -> bool:
        """Whether other Python threads should run meanwhile."""
        return self.seconds > LONG


def plan_call(
    program: Program,
    slots: Mapping[int, int],
    entry: str | None,
    segmented: bool,
    records: Sequence[Record] = (),
) -> CallPlan:
    """The plan of a program whose buffers are planned.

    Args:
        program: with steps and buffers.
        slots: buffer -> place in the table of addresses.
        entry: the symbol of its function, if it is one.
        segmented: whether Python code runs between its segments.
        records: what native code calls of others, in the slots after those of buffers.
    """
    assert program.buffers is not None and program.steps is not None
    specs = program.buffers.buffers
    return CallPlan(
        program.name,
        tuple(Input(p.type, slots[p.buffer], p.donated) for p in program.inputs),
        _outputs(program, slots),
        tuple((slots[s.number], _contents(s.node)) for s in specs if s.kind == "constant"),
        len(slots) + len(records),
        program.buffers.arena_bytes,
        entry,
        segmented,
        _seconds(program.steps),
        tuple((len(slots) + i, r) for i, r in enumerate(records)),
    )


def _outputs(program: Program, slots: Mapping[int, int]) -> tuple[Output, ...]:
    """No two in the same memory, and none in an input's unless it was donated."""
    assert program.buffers is not None
    donated = {p.buffer: i for i, p in enumerate(program.inputs) if p.donated}
    numbers = {p.buffer: i for i, p in enumerate(program.inputs)}
    used: set[int] = set()
    out = []
    for port in program.outputs:
        spec = program.buffers.buffers[port.buffer]
        slot = slots[port.buffer]
        shared = spec.kind == "constant" or (spec.kind == "input" and port.buffer not in donated)
        if shared or port.buffer in used:
            out.append(Output(port.type, slot, copied=True))
        elif spec.alias is not None:
            out.append(Output(port.type, slot, numbers[spec.alias]))
        else:
            out.append(Output(port.type, slot, donated.get(port.buffer)))
        used.add(port.buffer)
    return tuple(out)


def aligned(t: TensorType) -> np.ndarray[Any, Any]:
    """Memory for a constant, that begins on a cache line."""
    raw = np.empty(t.nbytes + 64, np.uint8)
    return np.ndarray(t.shape, t.dtype.np, buffer=raw, offset=-raw.ctypes.data % 64)


def _contents(node: Any) -> np.ndarray[Any, Any]:
    array = aligned(node.type)
    array[...] = node.attrs["value"]
    return array


def _seconds(steps: Sequence[Step]) -> float:
    total = 0.0
    for step in all_steps(steps):
        if isinstance(step, While | Host):
            return inf  # nobody knows how many trips, or how long others take
        if isinstance(step, Launch):
            if isinstance(step.kernel, Opaque):
                return inf  # nor what an op with code of its own takes
            total += step.schedule.seconds
    return total
