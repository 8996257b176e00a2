"""The MPI engine: one process for each device, which exchange contiguous memory.

A program of one rank (`monograph.sharding.apart`) calls `MpiWorld` where it meets the others. All
moves are of bytes, so they serve every element type; groups of ranks get communicators of their own
when they first meet. mpi4py is imported when a world is made (the extra ``[mpi]``).
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from typing import Any

import numpy as np

from monograph.backends.engines.watching import RUNNING, Board
from monograph.backends.engines.world import Array, Ranks, waiting
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
    """

    def __init__(self, comm: Any = None) -> None:
        from mpi4py import MPI  # starts MPI

        self._mpi = MPI
        self._comm = MPI.COMM_WORLD.Dup() if comm is None else comm
        self._comm.Set_errhandler(MPI.ERRORS_ARE_FATAL)  # machine code does not ask how it went
        self.board: Board | None = None
        self.rank: int = self._comm.Get_rank()
        self.size: int = self._comm.Get_size()
        self.counts: dict[str, Array] = {}
        self._functions = _library(MPI)
        self._groups: dict[Ranks, Any] = {tuple(range(self.size)): self._comm}
        self._folds = {"add": MPI.SUM, "maximum": MPI.MAX, "minimum": MPI.MIN}

    def show_on(self, board: Board) -> None:
        """From now on others see on a board what this rank waits for."""
        self.board = board
        board.say(RUNNING)

    def comm(self, ranks: Ranks) -> Any:
        """The communicator of some ranks, by their order here."""
        found = self._groups.get(ranks)
        if found is None:
            group = self._comm.Get_group().Incl(list(ranks))
            found = self._groups[ranks] = self._comm.Create_group(group, _TAG)
        return found

    def gather(self, ranks: Ranks, x: Array, out: Array) -> None:
        """`out` has a row for each rank: what it brings."""
        self.comm(ranks).Allgather(self._bytes(x), self._bytes(out))

    def swap(self, ranks: Ranks, x: Array, out: Array) -> None:
        """Row i of `x` goes to the i-th rank; `out` has the rows that come, by rank."""
        self.comm(ranks).Alltoall(self._bytes(x), self._bytes(out))

    def fold(self, ranks: Ranks, name: str, x: Array, out: Array) -> None:
        """The sum, maximum or minimum of what the ranks bring, by MPI: exact, or of two terms."""
        self.comm(ranks).Allreduce(x, out, self._folds[name])

    def permute(self, target: int | None, source: int | None, x: Array, out: Array) -> None:
        """Send to one rank and receive from one; zeros where nobody sends."""
        none = self._mpi.PROC_NULL
        if source is None:
            out[...] = np.zeros((), out.dtype)
        if target is None and source is None:
            return
        self._comm.Sendrecv(
            self._bytes(x), none if target is None else target, 0,
            self._bytes(out), none if source is None else source, 0,
        )  # fmt: skip

    def share(self, text: bytes) -> list[bytes]:
        """What every rank brings, by rank."""
        counts = np.zeros(self.size, np.int64)
        self._comm.Allgather(np.array([len(text)], np.int64), counts)
        out = np.empty(int(counts.sum()), np.uint8)
        self._comm.Allgatherv(np.frombuffer(text, np.uint8), [out, counts.tolist()])
        ends = np.cumsum(counts)
        return [bytes(out[e - n : e]) for e, n in zip(ends, counts, strict=True)]

    def once(self, key: bytes, make: Callable[[], bytes]) -> bytes:
        """Bytes that all ranks with the same key need: the first of them makes them.

        The board does not show it: that others compile for long is no reason to end a job.
        """
        first = self.share(key).index(key)
        return self.share(make() if first == self.rank else b"")[first]

    def agree(self, what: str, digest: bytes) -> None:
        """All ranks are about to run the same program.

        Raises:
            CollectiveError: on every rank, if they are not; it says who runs what.
        """
        waiting(f"the others to compile {what}")
        all_of_them = self.share(digest + what.encode())
        waiting("")
        if len(set(all_of_them)) > 1:
            n = len(digest)
            said = {f"rank {i}": f"{b[n:].decode()} ({b[:4].hex()})"
                    for i, b in enumerate(all_of_them)}  # fmt: skip
            raise CollectiveError(
                f"the ranks are about to run different programs, this one {what!r}",
                operands=said,
                why="every rank must call the same functions on arrays of the same types in the "
                "same order; else they would wait for each other forever.",
                fix="do not let what is computed depend on process_index(), on clocks, or on sets "
                "of strings; only pieces of arrays may differ.",
            )

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

    def _foreign_gather(self, t: TensorType, ranks: Ranks) -> Foreign:
        return self._rows("MPI_Allgather", t, ranks)

    def _foreign_swap(self, t: TensorType, ranks: Ranks) -> Foreign:
        return self._rows("MPI_Alltoall", t, ranks)

    def _rows(self, name: str, t: TensorType, ranks: Ranks) -> Foreign:
        """A function on rows of bytes: (from, count, type, to, count, type, group)."""
        size, byte = t.nbytes // len(ranks), self._handle(self._mpi.BYTE)
        words = 0, size, byte, 0, size, byte, self._handle(self.comm(ranks))
        return Foreign(self._function(name), words, source=0, target=3)

    def _foreign_fold(self, t: TensorType, ranks: Ranks, name: str) -> Foreign:
        kind, fold = self._mpi._typedict[t.dtype.np.char], self._folds[name]
        words = 0, 0, t.size, *map(self._handle, (kind, fold, self.comm(ranks)))
        return Foreign(self._function("MPI_Allreduce"), words, source=0, target=1)

    def _foreign_permute(self, t: TensorType, target: int | None, source: int | None) -> Foreign:
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
