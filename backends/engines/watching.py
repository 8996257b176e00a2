"""`Board`: a small file that every rank writes what it waits for into, for the launcher to read.

It is mapped into memory, so that writing costs under a microsecond. A row per rank: its state, when
it began (nanoseconds of the machine's monotonic clock), how often it has met others, and what for.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import struct
import time
from dataclasses import dataclass

from monograph.backends.foreign import SHOWN

ROW = 512  # bytes of a rank
_HEAD = struct.Struct("<BxxxxxxxQQH")  # state, since, count, length of the text
SINCE, COUNT, TEXT = 8, 16, _HEAD.size  # where they begin in a row, for who writes in C
assert ROW >= TEXT + SHOWN
RUNNING, WAITING, DONE, FAILED = 1, 2, 3, 4


@dataclass(frozen=True)
class Seen:
    """What a rank last said.

    Attributes:
        state: 0 if nothing yet, or one of the states above.
        since: nanoseconds.
        count: how often it has waited for others.
        what: what for.
    """

    state: int
    since: int
    count: int
    what: str


class Board:
    """The rows of all ranks.

    Args:
        path: of the file; `create` makes one.
        rank: whose row this process writes; -1: none.
    """

    def __init__(self, path: str, rank: int = -1) -> None:
        with open(path, "r+b") as file:
            self._memory = mmap.mmap(file.fileno(), 0)
        self._rank = rank
        self._count = 0

    def waiting(self, what: str) -> None:
        """This rank waits for others; "" if it runs again."""
        self._count += bool(what)
        self.say(WAITING if what else RUNNING, what)

    def say(self, state: int, what: str = "") -> None:
        """Write this rank's row."""
        text = what.encode()[:SHOWN]
        at = self._rank * ROW
        row = _HEAD.pack(state, time.monotonic_ns(), self._count, len(text)) + text
        self._memory[at : at + len(row)] = row

    @property
    def address(self) -> int:
        """Of this rank's row, for as long as the board is held."""
        first = ctypes.addressof(ctypes.c_char.from_buffer(self._memory))
        return first + self._rank * ROW

    def seen(self, rank: int) -> Seen:
        """What a rank last said."""
        row = self._memory[rank * ROW : (rank + 1) * ROW]
        state, since, count, length = _HEAD.unpack_from(row)
        text = row[_HEAD.size : _HEAD.size + length].decode(errors="replace")
        return Seen(state, since, count, text)

    @staticmethod
    def create(path: str, ranks: int) -> Board:
        """A board on which nobody has said anything."""
        with open(path, "wb") as file:
            file.write(bytes(ROW * ranks))
            os.fsync(file.fileno())
        return Board(path)
