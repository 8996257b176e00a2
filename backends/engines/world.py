"""`World`: the processes that run one program together, as the compiler and arrays see them.

An engine for processes (`monograph.backends.engines.mpi`) gives one and `enter`s it; without one
this process is the only one, and all devices are its own. The ranks of a world are the numbers of
the devices: rank 2 is ``cpu:2``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from monograph.hlo.types import TensorType

Array = np.ndarray[Any, Any]
Ranks = tuple[int, ...]


class World(Protocol):
    """Processes that meet.

    Every operation is called by all `ranks` it names, in one order. Arrays are contiguous; results
    are written into `out`.
    """

    rank: int
    size: int
    sent: dict[str, tuple[int, int]]  # kind of collective -> how often, bytes this rank sent

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

    def waiting(self, what: str) -> None:
        """From now on this rank waits for others, for this; "" if it does so no more."""
        ...

    def agree(self, what: str, digest: bytes) -> None:
        """All ranks are about to run the same program, or every one of them raises."""
        ...

    def abort(self, status: int) -> None:
        """End all ranks at once."""
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


@dataclass(frozen=True, eq=False)
class Call:
    """One exchange of a program of one rank: what a backend sees of it is a Python function.

    Attributes:
        name: as messages and graphs say it, with axes and the user's line.
        what: "gather", "swap", "fold" or "permute".
        args: what that function of the world takes before the arrays.
        types: of the results.
        kind, wire: which collective it is and what each device sends for it; "" and 0 for the
            second half of one.
    """

    name: str
    what: str
    args: tuple[Any, ...]
    types: tuple[TensorType, ...]
    kind: str
    wire: int

    def into(self, ins: Sequence[Array], outs: Sequence[Array]) -> None:
        """Exchange contents in place: from memory that may not be written into memory that is."""
        world = current()
        assert world is not None, "a program of several processes runs where there is one"
        world.waiting(self.name)
        getattr(world, self.what)(*self.args, *ins, *outs)
        world.waiting("")
        if self.kind:
            often, size = world.sent.get(self.kind, (0, 0))
            world.sent[self.kind] = often + 1, size + self.wire

    def __call__(self, *ins: Array) -> list[Array]:
        outs = [np.empty(t.shape, t.dtype.np) for t in self.types]
        self.into(ins, outs)
        return outs
