"""NCCL's place: what processes with a CUDA device each exchange, in the memory of their devices.

Unverified: no two GPUs were there to run it. Its logic is tested against a stand-in with the same
calls (`tests/nccl_stand_in.py`). Nothing selects it yet: programs on CUDA devices run on
one.

Work is put on a stream, and the host goes on. All members of a group make the same calls in the
same order, and calls of different groups come in one order on all processes, or on streams of their
own. NCCL sums in an order that it chooses: sums of several terms have the bits of other engines
where they are gathered and added here, as the program of one device does (`sharding/apart.py`).
What the largest and least of NaN are is NCCL's business, too.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar

from monograph.backends.engines.world import Call, Members
from monograph.hlo.errors import ArgumentError, CollectiveError, UnsupportedError
from monograph.hlo.types import TensorType

# Numbers of NCCL's header: element types, reductions.
_BYTE = 1
_TYPES = {
    "i8": 0, "u8": 1, "i32": 2, "u32": 3, "i64": 4, "u64": 5,
    "f16": 6, "f32": 7, "f64": 8, "bf16": 9,
}  # fmt: skip
_PARTS = {"c64": "f32", "c128": "f64"}  # sums of which are those of two numbers
_FOLDS = {"add": 0, "maximum": 2, "minimum": 3}
_IN_PROGRESS = 7  # ncclInProgress: no error

_P, _N, _I = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int


class UniqueId(ctypes.Structure):
    """What the members of a new group have to know of each other."""

    _fields_: ClassVar[Any] = (("internal", ctypes.c_ubyte * 128),)


_ARGUMENTS: dict[str, tuple[Any, ...]] = {
    "ncclGetUniqueId": (_P,),
    "ncclCommInitRank": (_P, _I, UniqueId, _I),
    "ncclCommDestroy": (_P,),
    "ncclCommAbort": (_P,),
    "ncclCommGetAsyncError": (_P, _P),
    "ncclAllReduce": (_P, _P, _N, _I, _I, _P, _P),
    "ncclReduceScatter": (_P, _P, _N, _I, _I, _P, _P),
    "ncclAllGather": (_P, _P, _N, _I, _P, _P),
    "ncclBroadcast": (_P, _P, _N, _I, _I, _P, _P),
    "ncclSend": (_P, _N, _I, _I, _P, _P),
    "ncclRecv": (_P, _N, _I, _I, _P, _P),
    "ncclGroupStart": (),
    "ncclGroupEnd": (),
}


def library(path: str = "libnccl.so.2") -> Any:
    """NCCL, with the types of its functions.

    Raises:
        UnsupportedError: if it cannot be loaded.
    """
    try:
        found = ctypes.CDLL(path)
    except OSError as e:
        raise UnsupportedError(
            f"NCCL cannot be loaded: {e}", fix="install NVIDIA's NCCL, version 2.18 or later."
        ) from e
    for name, types in _ARGUMENTS.items():
        function = getattr(found, name)
        function.argtypes, function.restype = types, _I
    found.ncclGetErrorString.argtypes, found.ncclGetErrorString.restype = (_I,), ctypes.c_char_p
    found.ncclGetLastError.argtypes, found.ncclGetLastError.restype = (_P,), ctypes.c_char_p
    return found


class NcclWorld:
    """All processes of a job, each of which has one CUDA device, the current one.

    Memory is named by its address on the device; a stream is a `cudaStream_t`.

    Args:
        nccl: NCCL's functions (`library`), or what has the same.
        rank: the number of this process.
        size: how many there are.
        share: what each of some ranks brings, by their order (`World.share`).
        clear: puts zeros on a stream: (address, bytes, stream).
    """

    def __init__(
        self,
        nccl: Any,
        rank: int,
        size: int,
        share: Callable[[bytes, Members], Sequence[bytes]],
        clear: Callable[[int, int, int], None],
    ) -> None:
        self.rank = rank
        self.size = size
        self._nccl = nccl
        self._share = share
        self._clear = clear
        self._groups: dict[Members, ctypes.c_void_p] = {}

    # ---- groups

    def comm(self, members: Members) -> ctypes.c_void_p:
        """The communicator of some ranks, by their order here: those along an axis of a mesh.

        The first time, all of them must ask for it.
        """
        found = self._groups.get(members)
        if found is not None:
            return found
        if self.rank not in members or len(set(members)) != len(members):
            raise ArgumentError(f"rank {self.rank} cannot meet the group {members}")
        name = UniqueId()
        if members[0] == self.rank:
            self._ask("ncclGetUniqueId", ctypes.pointer(name))
        name = UniqueId.from_buffer_copy(self._share(bytes(name), members)[0])
        made = ctypes.c_void_p()
        number = members.index(self.rank)
        self._ask("ncclCommInitRank", ctypes.pointer(made), len(members), name, number)
        self._groups[members] = made
        return made

    def check(self) -> None:
        """Whether all is well with what was put on streams before.

        Raises:
            CollectiveError: if another process or the network failed; then all groups are aborted,
                so that no stream waits for ever.
        """
        for members, comm in self._groups.items():
            status = ctypes.c_int()
            self._ask("ncclCommGetAsyncError", comm, ctypes.pointer(status))
            if status.value not in (0, _IN_PROGRESS):
                error = self._error(f"the group {members}", status.value, comm)
                self.abort()
                raise error

    def close(self) -> None:
        """Leave all groups, once what was put on streams is done; all members must."""
        self._leave("ncclCommDestroy")

    def abort(self) -> None:
        """Leave all groups at once, whatever is under way."""
        self._leave("ncclCommAbort")

    def _leave(self, function: str) -> None:
        groups, self._groups = self._groups, {}
        for comm in groups.values():
            self._ask(function, comm)

    # ---- collectives

    def all_reduce(
        self, members: Members, name: str, t: TensorType, source: int, target: int, stream: int
    ) -> None:
        """The sum, maximum or minimum of arrays that all members bring."""
        self._reduce("ncclAllReduce", members, name, t, source, target, stream)

    def reduce_scatter(
        self, members: Members, name: str, t: TensorType, source: int, target: int, stream: int
    ) -> None:
        """Of rows of type `t`, one for each member: every member gets the sum of its own."""
        self._reduce("ncclReduceScatter", members, name, t, source, target, stream)

    def _reduce(
        self, function: str, members: Members, name: str, t: TensorType,
        source: int, target: int, stream: int,
    ) -> None:  # fmt: skip
        count, kind = _elements(name, t)
        if count:
            comm = self.comm(members)
            self._on(comm, function, source, target, count, kind, _FOLDS[name], comm, stream)

    def all_gather(
        self, members: Members, nbytes: int, source: int, target: int, stream: int
    ) -> None:
        """Bytes of each member, as rows by member."""
        if nbytes:
            comm = self.comm(members)
            self._on(comm, "ncclAllGather", source, target, nbytes, _BYTE, comm, stream)

    def broadcast(
        self, members: Members, root: int, nbytes: int, source: int, target: int, stream: int
    ) -> None:
        """Bytes of one member, the rank `root`, to all; the source of others is not read."""
        if nbytes:
            comm, number = self.comm(members), members.index(root)
            self._on(comm, "ncclBroadcast", source, target, nbytes, _BYTE, number, comm, stream)

    def all_to_all(
        self, members: Members, nbytes: int, source: int, target: int, stream: int
    ) -> None:
        """Row i of the source goes to the i-th member, the rows that come are by member."""
        if not nbytes:
            return
        comm = self.comm(members)
        with self._together(comm):
            for i in range(len(members)):
                self._on(comm, "ncclSend", source + i * nbytes, nbytes, _BYTE, i, comm, stream)
                self._on(comm, "ncclRecv", target + i * nbytes, nbytes, _BYTE, i, comm, stream)

    def permute(
        self, members: Members, to: int | None, whence: int | None, nbytes: int,
        source: int, target: int, stream: int,
    ) -> None:  # fmt: skip
        """Send to one of the members and receive from one; zeros where nobody sends."""
        if not nbytes:
            return
        if whence is None:
            self._clear(target, nbytes, stream)
        comm = self.comm(members)
        with self._together(comm):
            if to is not None:
                number = members.index(to)
                self._on(comm, "ncclSend", source, nbytes, _BYTE, number, comm, stream)
            if whence is not None:
                number = members.index(whence)
                self._on(comm, "ncclRecv", target, nbytes, _BYTE, number, comm, stream)

    def exchange(self, call: Call, source: int, target: int, stream: int) -> None:
        """Run one exchange of a program of one device; the result has the type that it says."""
        (t,) = call.types
        members: Any = call.args[0]
        if call.what == "permute":
            to, whence = call.args[1:]
            self.permute(members, to, whence, t.nbytes, source, target, stream)
        elif call.what == "fold":
            self.all_reduce(members, call.args[1], t, source, target, stream)
        else:
            move = {"gather": self.all_gather, "swap": self.all_to_all}[call.what]
            move(members, t.nbytes // len(members), source, target, stream)

    # ---- answers

    @contextmanager
    def _together(self, comm: ctypes.c_void_p) -> Iterator[None]:
        """Sends and receives within are one operation: they do not wait for each other."""
        self._on(comm, "ncclGroupStart")
        try:
            yield
        except CollectiveError:
            self._nccl.ncclGroupEnd()  # the group must end; what went wrong is known
            raise
        self._on(comm, "ncclGroupEnd")

    def _on(self, comm: ctypes.c_void_p, function: str, *args: Any) -> None:
        self._ask(function, *args, comm=comm)

    def _ask(self, function: str, *args: Any, comm: ctypes.c_void_p | None = None) -> None:
        """Call a function of NCCL.

        Raises:
            CollectiveError: if its answer is an error.
        """
        status = getattr(self._nccl, function)(*args)
        if status not in (0, _IN_PROGRESS):
            raise self._error(function, status, comm)

    def _error(self, what: str, status: int, comm: ctypes.c_void_p | None) -> CollectiveError:
        said = self._nccl.ncclGetErrorString(status)
        more = self._nccl.ncclGetLastError(comm)
        return CollectiveError(
            f"NCCL failed on rank {self.rank} in {what}: {said.decode()}",
            why=more.decode() if more else "",
            fix="set NCCL_DEBUG=INFO to see what it does.",
        )


def _elements(name: str, t: TensorType) -> tuple[int, int]:
    """How many numbers of which of NCCL's types are folded.

    Raises:
        UnsupportedError: if NCCL does not fold such elements.
    """
    kind, count = t.dtype.name, t.size
    if kind in _PARTS and name == "add":
        kind, count = _PARTS[kind], 2 * count
    if kind == "bool" and name != "add":
        kind = "u8"  # a byte of 0 or 1
    if kind not in _TYPES:
        raise UnsupportedError(
            f"NCCL cannot take the {name} of {t.dtype.name}",
            fix="gather the operands and fold them on each device.",
        )
    return count, _TYPES[kind]
