"""The MPI engine: processes with one device or several, which exchange contiguous memory.

The program of one device (`monograph.sharding.apart`) calls `MpiWorld` where it meets the others; a
rank with several devices has a `DeviceExchange` for each of them, which sends letters here. All
moves are of bytes, so they serve every element type; groups of ranks get communicators of their own
when they first meet. mpi4py is imported when a world is made (the extra ``[mpi]``).
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from monograph.backends.engines.several import DeviceExchange
from monograph.backends.engines.watching import RUNNING, Board
from monograph.backends.engines.world import Array, Members, waiting
from monograph.backends.foreign import Foreign
from monograph.hlo.errors import CollectiveError
from monograph.hlo.types import TensorType

_TAG = 7
_MOST = (1 << 31) - 1  # elements and bytes that MPI's functions count


def _library(mpi: Any) -> Any:
    """MPI's functions, as mpi4py has loaded them; None where they are not to be found."""
    if sys.platform != "linux":  # elsewhere words are not how C takes arguments from the stack
        return None
    for path in (mpi.__file__, None):
        found = ctypes.CDLL(path)
        if hasattr(found, "MPI_Sendrecv"):
            return found
    return None


class MpiWorld:
    """All ranks of an MPI job.

    Args:
        comm: an mpi4py communicator; by default a copy of that of all ranks.
        each: how many devices a rank has.
    """

    def __init__(self, comm: Any = None, each: int = 1) -> None:
        from mpi4py import MPI  # starts MPI

        self._mpi = MPI
        self._comm = MPI.COMM_WORLD.Dup() if comm is None else comm
        self._comm.Set_errhandler(MPI.ERRORS_ARE_FATAL)  # machine code does not ask how it went
        self.board: Board | None = None
        self.rank: int = self._comm.Get_rank()
        self.size: int = self._comm.Get_size()
        self.each = each
        self.counts: dict[str, Array] = {}  # of several devices: of the first
        self._counts = {self.rank * each: self.counts}
        self._company: Members = ()  # who agreed last
        self._letters: Any = self._comm.Dup() if each > 1 else None
        self._functions = _library(MPI)
        self._groups: dict[Members, Any] = {tuple(range(self.size)): self._comm}
        self._folds = {"add": MPI.SUM, "maximum": MPI.MAX, "minimum": MPI.MIN}

    def show_on(self, board: Board) -> None:
        """From now on others see on a board what this rank waits for."""
        self.board = board
        board.say(RUNNING)

    def devices(self, seats: Mapping[int, int]) -> Sequence[DeviceExchange]:
        """An exchange for each device of this rank that has a seat: the number of its program."""
        return [DeviceExchange(self, n, seats, self._counts.setdefault(n, {})) for n in seats]

    def doing(self, what: str) -> None:
        """From now on this rank waits for others, for this; "" if it does so no more."""
        waiting(what)

    def shown(self) -> int:
        """The address of the board's row where C code may say what this rank waits for."""
        return 0 if self.board is None else self.board.address

    def comm(self, ranks: Members) -> Any:
        """The communicator of some ranks, by their order here."""
        found = self._groups.get(ranks)
        if found is None:
            group = self._comm.Get_group().Incl(list(ranks))
            found = self._groups[ranks] = self._comm.Create_group(group, _TAG)
        return found

    def gather(self, members: Members, x: Array, out: Array) -> None:
        """`out` has a row for each member: what it brings."""
        self.collect(members, x, out)

    def swap(self, members: Members, x: Array, out: Array) -> None:
        """Row i of `x` goes to the i-th member; `out` has the rows that come, by member."""
        self.comm(members).Alltoall(self._bytes(x), self._bytes(out))

    def fold(self, members: Members, name: str, x: Array, out: Array) -> None:
        """The sum, maximum or minimum of what the members bring, by MPI: exact, or of two terms."""
        self.comm(members).Allreduce(x, out, self._folds[name])

    def permute(
        self, members: Members, target: int | None, source: int | None, x: Array, out: Array
    ) -> None:
        """Send to one of the members and receive from one; zeros where nobody sends."""
        none = self._mpi.PROC_NULL
        if source is None:
            out[...] = np.zeros((), out.dtype)
        if target is None and source is None:
            return
        self._comm.Sendrecv(
            self._bytes(x), none if target is None else target, 0,
            self._bytes(out), none if source is None else source, 0,
        )  # fmt: skip

    def share(self, text: bytes, ranks: Members = ()) -> list[bytes]:
        """What each of these ranks brings, or each of all."""
        comm = self.comm(ranks) if ranks else self._comm
        counts = np.zeros(comm.Get_size(), np.int64)
        comm.Allgather(np.array([len(text)], np.int64), counts)
        out = np.empty(int(counts.sum()), np.uint8)
        comm.Allgatherv(np.frombuffer(text, np.uint8), [out, counts.tolist()])
        ends = np.cumsum(counts)
        return [bytes(out[e - n : e]) for e, n in zip(ends, counts, strict=True)]

    def collect(self, ranks: Members, x: Array, out: Array) -> None:
        """`out` has a row for each rank: what it brings."""
        self.comm(ranks).Allgather(self._bytes(x), self._bytes(out))

    def spread(self, ranks: Members, x: Array) -> None:
        """What the first of these ranks has in `x` is written into that of the others."""
        self.comm(ranks).Bcast(self._bytes(x), 0)

    def once(self, key: bytes, make: Callable[[], bytes]) -> bytes:
        """Bytes that all ranks which last agreed need if their keys are the same: one makes them.

        The board does not show it: that others compile for long is no reason to end a job.
        """
        ranks = self._company
        first = self.share(key, ranks).index(key)
        own = self.comm(ranks).Get_rank() if ranks else self.rank
        return self.share(make() if first == own else b"", ranks)[first]

    def agree(self, what: str, digest: bytes, ranks: Members) -> None:
        """These ranks are about to compile and run the same program.

        Raises:
            CollectiveError: on every one of them, if they are not; it says who runs what.
        """
        self._company = ranks
        waiting(f"the others to compile {what}")
        all_of_them = self.share(digest + what.encode(), ranks)
        waiting("")
        if len(set(all_of_them)) > 1:
            n = len(digest)
            said = {f"rank {i}": f"{b[n:].decode()} ({b[:4].hex()})"
                    for i, b in zip(ranks, all_of_them, strict=True)}  # fmt: skip
            raise CollectiveError(
                f"the ranks are about to run different programs, this one {what!r}",
                operands=said,
                why="every rank must call the same functions on arrays of the same types in the "
                "same order; else they would wait for each other forever.",
                fix="do not let what is computed depend on process_index(), on clocks, or on sets "
                "of strings; only pieces of arrays may differ.",
            )

    # ---- letters between devices

    def send(self, source: int, target: int, x: Array) -> Any:
        """Begin to send memory from one device to another; a request."""
        return self._letters.Isend(self._bytes(x), target // self.each, self._tag(source, target))

    def receive(self, source: int, target: int, out: Array) -> Any:
        """Begin to receive into memory; a request."""
        return self._letters.Irecv(self._bytes(out), source // self.each, self._tag(source, target))

    def landed(self, requests: Sequence[Any]) -> bool:
        """Whether all of these are done; does not wait."""
        found: bool = self._mpi.Request.Testall(requests)
        return found

    def _tag(self, source: int, target: int) -> int:
        """Which devices of the two ranks, which MPI knows: few enough numbers for every MPI."""
        return source % self.each * self.each + target % self.each

    # ---- the end

    def abort(self, status: int) -> None:
        """End all ranks at once."""
        sys.stdout.flush()
        sys.stderr.flush()
        self._mpi.COMM_WORLD.Abort(status)

    # ---- without Python

    def foreign(self, what: str, args: tuple[Any, ...], t: TensorType) -> Foreign | None:
        """The function of MPI that does what an operation with these arguments does.

        None where counts are too large for it, or where MPI's functions cannot be found.
        """
        if self._functions is None or t.nbytes > _MOST or not t.nbytes:
            return None
        made: Foreign = getattr(self, f"_foreign_{what}")(t, *args)
        return made

    def _foreign_gather(self, t: TensorType, ranks: Members) -> Foreign:
        return self._rows("MPI_Allgather", t, ranks)

    def _foreign_swap(self, t: TensorType, ranks: Members) -> Foreign:
        return self._rows("MPI_Alltoall", t, ranks)

    def _rows(self, name: str, t: TensorType, ranks: Members) -> Foreign:
        """A function on rows of bytes: (from, count, type, to, count, type, group)."""
        size, byte = t.nbytes // len(ranks), self._handle(self._mpi.BYTE)
        words = 0, size, byte, 0, size, byte, self._handle(self.comm(ranks))
        return Foreign(self._function(name), words, source=0, target=3)

    def _foreign_fold(self, t: TensorType, ranks: Members, name: str) -> Foreign:
        kind, fold = self._mpi._typedict[t.dtype.np.char], self._folds[name]
        words = 0, 0, t.size, *map(self._handle, (kind, fold, self.comm(ranks)))
        return Foreign(self._function("MPI_Allreduce"), words, source=0, target=1)

    def _foreign_permute(
        self, t: TensorType, members: Members, target: int | None, source: int | None
    ) -> Foreign:
        """MPI_Sendrecv(from, count, type, to whom, tag, to, count, type, from whom, tag, ...)."""
        zeros = t.nbytes if source is None else 0
        if target is None and source is None:
            return Foreign(0, zeros=zeros)
        none, byte = self._mpi.PROC_NULL, self._handle(self._mpi.BYTE)
        to, whence = (none if rank is None else rank for rank in (target, source))
        status = np.zeros(self._mpi._sizeof(self._mpi.Status), np.uint8)
        words = (0, t.nbytes, byte, to, 0, 0, t.nbytes, byte, whence, 0, self._handle(self._comm),
                 status.ctypes.data)  # fmt: skip
        return Foreign(self._function("MPI_Sendrecv"), words, 0, 5, zeros, (status,))

    def _function(self, name: str) -> int:
        found: int | None = ctypes.cast(getattr(self._functions, name), ctypes.c_void_p).value
        assert found
        return found

    def _handle(self, x: Any) -> int:
        found: int = self._mpi._handleof(x)
        return found

    # ---- memory

    def _bytes(self, x: Array) -> Any:
        """The memory of an array, without a copy."""
        return [x.reshape(-1).view(np.uint8), self._mpi.BYTE]
