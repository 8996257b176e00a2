"""`World`: the processes that run one program together, as the compiler and arrays see them.

An engine for processes (`monograph.backends.engines.mpi`) gives one and `enter`s it; without one
this process is the only one, and all devices are its own. A rank has `each` devices, in order: with
two of them rank 2 has ``cpu:4`` and ``cpu:5``. What programs of single devices call is an
`Exchange`: the world itself where each rank is one device.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from monograph.backends.foreign import Foreign, Record, record
from monograph.hlo.types import TensorType

if TYPE_CHECKING:
    from monograph.backends.engines.watching import Board

Array = np.ndarray[Any, Any]
Members = tuple[int, ...]  # numbers of devices, or of ranks


class Exchange(Protocol):
    """How the program of one device meets others, whose numbers are `members`.

    Every operation is called by all members it names, in one order. Arrays are contiguous; results
    are written into `out`.
    """

    counts: dict[str, Array]  # kind of collective -> how often, bytes this device sent; see `count`

    def doing(self, what: str) -> None:
        """From now on it waits for others, for this; "" if it does so no more."""
        ...

    def gather(self, members: Members, x: Array, out: Array) -> None:
        """`out` has a row for each member: what it brings."""
        ...

    def swap(self, members: Members, x: Array, out: Array) -> None:
        """Row i of `x` goes to the i-th member; `out` has the rows that come, by member."""
        ...

    def fold(self, members: Members, name: str, x: Array, out: Array) -> None:
        """The sum, maximum or minimum of what members bring; exact, or of two of them."""
        ...

    def permute(
        self, members: Members, target: int | None, source: int | None, x: Array, out: Array
    ) -> None:
        """Send to one of the members and receive from one; zeros where nobody sends."""
        ...

    def foreign(self, what: str, args: tuple[Any, ...], t: TensorType) -> Foreign | None:
        """The C function that does what an operation with these arguments and this result does."""
        ...

    def shown(self) -> int:
        """The address of the board's row where C code may say what it waits for; 0: nowhere."""
        ...


class World(Exchange, Protocol):
    """Processes that meet."""

    rank: int
    size: int
    each: int  # devices of a rank
    board: Board | None  # where others see what this rank waits for

    def devices(self, seats: Mapping[int, int]) -> Sequence[Exchange]:
        """An exchange for each device of this rank that has a seat: the number of its program."""
        ...

    def agree(self, what: str, digest: bytes, ranks: Members) -> None:
        """These ranks are about to compile and run the same program, or each of them raises."""
        ...

    def once(self, key: bytes, make: Callable[[], bytes]) -> bytes:
        """Bytes that ranks which last agreed need if their keys are the same: one makes them."""
        ...

    def collect(self, ranks: Members, x: Array, out: Array) -> None:
        """`out` has a row for each rank: what it brings."""
        ...

    def spread(self, ranks: Members, x: Array) -> None:
        """What the first of these ranks has in `x` is written into that of the others."""
        ...

    def abort(self, status: int) -> None:
        """End all ranks at once."""
        ...

    def share(self, text: bytes, ranks: Members = ()) -> list[bytes]:
        """What each of these ranks brings, or each of all."""
        ...


_world: list[World] = []
_numbered: set[str] = set()


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


def process_count() -> int:
    """How many processes there are."""
    return _world[0].size if _world else 1


def number_over_ranks(backend: str) -> None:
    """The devices of a backend are numbered over all processes; of others each has its own."""
    _numbered.add(backend)


def home(backend: str, device: int) -> int:
    """The number of the process that a device is of."""
    if not _world:
        return 0
    return device // _world[0].each if backend in _numbered else _world[0].rank


def number_at_home(backend: str, device: int) -> int:
    """The number of a device among those of its process."""
    return device % _world[0].each if _world and backend in _numbered else device


def waiting(what: str) -> None:
    """From now on this rank waits for others, for this; "" if it does so no more."""
    if _world and _world[0].board is not None:
        _world[0].board.waiting(what)


def count(exchange: Exchange, kind: str) -> Array:
    """How often a device has run a kind of collective, and how many bytes it sent for them."""
    return exchange.counts.setdefault(kind, np.zeros(2, np.int64))


@dataclass(frozen=True, eq=False)
class Call:
    """One exchange of a program of one device: what a backend sees of it is a Python function.

    It promises to read operands and write results where they lie (`into`), and names the C function
    that can be called instead (`record`), where there is one.

    Attributes:
        exchange: how the device meets others.
        name: as messages and graphs say it, with axes and the user's line.
        what: "gather", "swap", "fold" or "permute".
        args: what that function of the exchange takes before the arrays.
        types: of the results.
        kind, wire: which collective it is and what each device sends for it; "" and 0 for the
            second half of one.
    """

    exchange: Exchange
    name: str
    what: str
    args: tuple[Any, ...]
    types: tuple[TensorType, ...]
    kind: str
    wire: int

    def into(self, ins: Sequence[Array], outs: Sequence[Array]) -> None:
        """Exchange contents in place: from memory that may not be written into memory that is."""
        exchange = self.exchange
        exchange.doing(self.name)
        getattr(exchange, self.what)(*self.args, *ins, *outs)
        exchange.doing("")
        if self.kind:
            count(exchange, self.kind)[:] += 1, self.wire

    def record(self) -> Record | None:
        """What machine code calls for it; None where only Python code serves."""
        exchange = self.exchange
        (t,) = self.types
        found = exchange.foreign(self.what, self.args, t)
        if found is None:
            return None
        counts = count(exchange, self.kind) if self.kind else None
        address = 0 if counts is None else counts.ctypes.data
        return record(found, row=exchange.shown(), text=self.name.encode(), count=address,
                      wire=self.wire, held=(exchange, counts))  # fmt: skip

    def __call__(self, *ins: Array) -> list[Array]:
        outs = [np.empty(t.shape, t.dtype.np) for t in self.types]
        self.into(ins, outs)
        return outs
