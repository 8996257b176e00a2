"""A host call that needs no Python: the C function to call, and what is noted before and after.

A callback may have a method ``record`` that gives a `Record`: then a backend that runs machine code
can call the function itself, in the middle of it. Engines for processes write records, the CPU
backend reads them; this is the form that both know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

ARGUMENTS = 12  # the most that a function takes: all are words, and too many do no harm in C
SHOWN = 480  # bytes of a text that a row of a board has room for
FIELDS = (
    "function",  # its address; 0: there is nothing to call
    "source", "target",  # at which argument the addresses of the operand and of the result go
    "zeros",  # bytes of the result that are cleared before
    "row", "text", "length",  # where to say what this process waits for, and with which bytes
    "count", "wire",  # where calls and bytes are counted, and how many bytes a call adds
    *(f"argument{i}" for i in range(ARGUMENTS)),
)  # fmt: skip


@dataclass(frozen=True, eq=False)
class Record:
    """The fields of one call as words, and whatever keeps the memory alive that they point to."""

    words: np.ndarray[Any, Any]
    held: tuple[Any, ...]


@dataclass(frozen=True)
class Foreign:
    """A C function on one operand and one result.

    Attributes:
        function: its address.
        arguments: words; those of the operand and the result may be anything.
        source, target: which of them are the addresses of operand and result.
        zeros: bytes of the result that must be cleared before.
        held: what must live as long as calls are made.
    """

    function: int
    arguments: Sequence[int] = ()
    source: int = 0
    target: int = 0
    zeros: int = 0
    held: tuple[Any, ...] = ()


def record(
    call: Foreign, *, row: int = 0, text: bytes = b"", count: int = 0, wire: int = 0,
    held: Sequence[Any] = (),
) -> Record:  # fmt: skip
    """The record of a call.

    Args:
        call: what is called.
        row: address of a board's row (`monograph.backends.engines.watching`); 0: there is none.
        text: what the row is to say meanwhile.
        count: address of two words: how many calls, how many bytes; 0: nobody counts.
        wire: bytes of a call.
        held: what `row` and `count` are in.
    """
    text = text[:SHOWN]
    said = np.frombuffer(text or b"\0", np.uint8)
    arguments = [*call.arguments, *[0] * (ARGUMENTS - len(call.arguments))]
    fields = [call.function, call.source, call.target, call.zeros, row, said.ctypes.data, len(text),
              count, wire, *arguments]  # fmt: skip
    words = np.array([x % (1 << 64) for x in fields], np.uint64)  # some handles are negative
    return Record(words, (said, *call.held, *held))
