"""The MPI engine: one process for each device, which exchange contiguous memory.

A program of one rank (`monograph.sharding.apart`) calls `MpiWorld` where it meets the others. All
moves are of bytes, so they serve every element type; groups of ranks get communicators of their own
when they first meet. mpi4py is imported when a world is made (the extra ``[mpi]``).
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from monograph.backends.engines.watching import RUNNING, Board
from monograph.backends.engines.world import Array, Ranks
from monograph.hlo.errors import CollectiveError

_TAG = 7


class MpiWorld:
    """All ranks of an MPI job.

    Args:
        comm: an mpi4py communicator; by default a copy of that of all ranks.
    """

    def __init__(self, comm: Any = None) -> None:
        from mpi4py import MPI  # starts MPI

        self._mpi = MPI
        self._comm = MPI.COMM_WORLD.Dup() if comm is None else comm
        self._board: Board | None = None
        self.rank: int = self._comm.Get_rank()
        self.size: int = self._comm.Get_size()
        self.sent: dict[str, tuple[int, int]] = {}
        self._groups: dict[Ranks, Any] = {tuple(range(self.size)): self._comm}
        self._folds = {"add": MPI.SUM, "maximum": MPI.MAX, "minimum": MPI.MIN}

    def show_on(self, board: Board) -> None:
        """From now on others see on a board what this rank waits for."""
        self._board = board
        board.say(RUNNING)

    def comm(self, ranks: Ranks) -> Any:
        """The communicator of some ranks, by their order here."""
        found = self._groups.get(ranks)
        if found is None:
            group = self._comm.Get_group().Incl(list(ranks))
            found = self._groups[ranks] = self._comm.Create_group(group, _TAG)
        return found

    def waiting(self, what: str) -> None:
        """Say what this rank waits for; "" for nothing."""
        if self._board is not None:
            self._board.waiting(what)

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

    def agree(self, what: str, digest: bytes) -> None:
        """All ranks are about to run the same program.

        Raises:
            CollectiveError: on every rank, if they are not; it says who runs what.
        """
        self.waiting(f"the others to compile {what}")
        all_of_them = self.share(digest + what.encode())
        self.waiting("")
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

    def _bytes(self, x: Array) -> Any:
        """The memory of an array, without a copy."""
        return [x.reshape(-1).view(np.uint8), self._mpi.BYTE]
