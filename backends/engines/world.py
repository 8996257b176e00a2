"""`World`: the processes that run one program together, as the compiler and arrays see them.

An engine for processes (`monograph.backends.engines.mpi`) gives one and `enter`s it; without one
this process is the only one, and all devices are its own. The ranks of a world are the numbers of
the devices: rank 2 is ``cpu:2``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from monograph.backends.foreign import Foreign, Record, record
from monograph.hlo.types import TensorType

if TYPE_CHECKING:
    from monograph.backends.engines.watching import Board

Array = np.ndarray[Any, Any]
Ranks = tuple[int, ...]


class World(Protocol):
    """Processes that meet.

    Every operation is called by all `ranks` it names, in one order. Arrays are contiguous; results
    are written into `out`.
    """

    rank: int
    size: int
    board: Board | None  # where others see what this rank waits for
    counts: dict[str, Array]  # kind of collective -> how often, bytes this rank sent; see `count`

    def gather(self, ranks: Ranks, x: Array, out: Array) -> None:
        """`out` has a row for each rank: what it brings."""
        ...

    def swap(self, ranks: Ranks, x: Array, out: Array) -> None:
        """Row i of `x` goes to the i-th rank; `out` has the rows that come, by rank."""
        ...

    def fold(self, ranks: Ranks, name: str, x: Array, out: Array) -> None:
        """The sum, maximum or minimum of what the ranks bring; exact, or of two of them."""
        ...

    def permute(self, target: int | None, source: int | None, x: Array, out: Array) -> None:
        """Send to one rank and receive from one; zeros where nobody sends."""
        ...

    def foreign(self, what: str, args: tuple[Any, ...], t: TensorType) -> Foreign | None:
        """The C function that does what an operation with these arguments and this result does."""
        ...

    def agree(self, what: str, digest: bytes) -> None:
        """All ranks are about to run the same program, or every one of them raises."""
        ...

    def abort(self, status: int) -> None:
        """End all ranks at once."""
        ...

    def once(self, key: bytes, make: Callable[[], bytes]) -> bytes:
        """Bytes that all ranks with the same key need: one of them makes them."""
        ...

    def share(self, text: bytes) -> list[bytes]:
        """What every rank brings, by rank."""
        ...


_world: list[World] = []


def enter(world: World) -> None:
    """From now on this process is one of several."""
    _world[:] = [world]


def leave() -> None:
    """This process is alone again."""
    _world.clear()


def current() -> World | None:
    """The world that this process is part of; None if it is alone."""
    return _world[0] if _world else None


def rank() -> int:
    """The number of this process, counted from 0."""
    return _world[0].rank if _world else 0


def waiting(what: str) -> None:
    """From now on this rank waits for others, for this; "" if it does so no more."""
    if _world and _world[0].board is not None:
        _world[0].board.waiting(what)


def count(world: World, kind: str) -> Array:
    """How often this rank has run a kind of collective, and how many bytes it sent for them."""
    return world.counts.setdefault(kind, np.zeros(2, np.int64))


@dataclass(frozen=True, eq=False)
class Call:
    """One exchange of a program of one rank: what a backend sees of it is a Python function.

    It promises to read operands and write results where they lie (`into`), and names the C function
    that can be called instead (`record`), where there is one.

    Attributes:
        world: in which it is an exchange.
        name: as messages and graphs say it, with axes and the user's line.
        what: "gather", "swap", "fold" or "permute".
        args: what that function of the world takes before the arrays.
        types: of the results.
        kind, wire: which collective it is and what each device sends for it; "" and 0 for the
            second half of one.
    """

    world: World
    name: str
    what: str
    args: tuple[Any, ...]
    types: tuple[TensorType, ...]
    kind: str
    wire: int

    def into(self, ins: Sequence[Array], outs: Sequence[Array]) -> None:
        """Exchange contents in place: from memory that may not be written into memory that is."""
        world = self.world
        waiting(self.name)
        getattr(world, self.what)(*self.args, *ins, *outs)
        waiting("")
        if self.kind:
            count(world, self.kind)[:] += 1, self.wire

    def record(self) -> Record | None:
        """What machine code calls for it; None where only Python code serves."""
        world = self.world
        (t,) = self.types
        found = world.foreign(self.what, self.args, t)
        if found is None:
            return None
        row = 0 if world.board is None else world.board.address
        counts = count(world, self.kind) if self.kind else None
        address = 0 if counts is None else counts.ctypes.data
        return record(found, row=row, text=self.name.encode(), count=address, wire=self.wire,
                      held=(world, counts))  # fmt: skip

    def __call__(self, *ins: Array) -> list[Array]:
        outs = [np.empty(t.shape, t.dtype.np) for t in self.types]
        self.into(ins, outs)
        return outs
