"""NCCL's functions for threads of one process, on the host's memory.

It keeps NCCL's rules: work begins when all members of a group have called, sends and receives of
one group of calls are one operation, and counts and types have to agree. What does not agree, or
would wait for ever, is an error status.
"""

from __future__ import annotations

import ctypes
import threading
from collections import defaultdict, deque
from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np

TYPES = (np.int8, np.uint8, np.int32, np.uint32, np.int64, np.uint64, np.float16, np.float32,
         np.float64, ml_dtypes.bfloat16)  # fmt: skip
FOLDS = {0: np.add, 1: np.multiply, 2: np.maximum, 3: np.minimum}
INTERNAL, ARGUMENT, USAGE = 3, 4, 5
PATIENCE = 20.0  # seconds


class Group:
    """What the members of a communicator share."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.barrier = threading.Barrier(size, timeout=PATIENCE)
        self.brought: dict[int, Any] = {}
        self.sent: dict[tuple[int, int], deque[bytes]] = defaultdict(deque)
        self.news = threading.Condition()
        self.fault = 0  # what is found out later


def memory(address: int, count: int, kind: int) -> np.ndarray:
    t = np.dtype(TYPES[kind])
    raw = (ctypes.c_ubyte * (count * t.itemsize)).from_address(address)
    return np.frombuffer(raw, np.uint8).view(t)


class StandIn:
    """NCCL as one process has it.

    Args:
        shared: groups by the name of their id; the same for all processes.
    """

    def __init__(self, shared: dict[bytes, Group], lock: threading.Lock) -> None:
        self.shared = shared
        self.lock = lock
        self.comms: dict[int, tuple[Group, int]] = {}
        self.open = 0
        self.waiting: list[Callable[[], int]] = []
        self.streams: list[int] = []
        self.left: list[str] = []

    # ---- groups

    def ncclGetUniqueId(self, out: Any) -> int:
        with self.lock:
            number = len(self.shared) + 1
            self.shared[b"%d" % number] = Group(0)
        ctypes.memset(out, 0, 128)
        ctypes.memmove(out, b"%d" % number, len(b"%d" % number))
        return 0

    def ncclCommInitRank(self, out: Any, size: int, name: Any, rank: int) -> int:
        if not 0 <= rank < size:
            return ARGUMENT
        key = bytes(name).rstrip(b"\0")
        with self.lock:
            if key not in self.shared:
                return ARGUMENT
            if not self.shared[key].size:
                self.shared[key] = Group(size)
            group = self.shared[key]
        handle = len(self.comms) + 1
        self.comms[handle] = group, rank
        out.contents.value = handle
        return 0 if group.size == size else ARGUMENT

    def ncclCommDestroy(self, comm: Any) -> int:
        return self._leave("destroyed", comm)

    def ncclCommAbort(self, comm: Any) -> int:
        return self._leave("aborted", comm)

    def _leave(self, how: str, comm: Any) -> int:
        self.left.append(how)
        return 0 if self.comms.pop(comm.value, None) else ARGUMENT

    def ncclCommGetAsyncError(self, comm: Any, out: Any) -> int:
        out.contents.value = self.comms[comm.value][0].fault
        return 0

    def ncclGetErrorString(self, status: int) -> bytes:
        known = {INTERNAL: b"internal error", ARGUMENT: b"invalid argument"}
        return known.get(status, b"invalid usage")

    def ncclGetLastError(self, comm: Any) -> bytes:
        return b"said by the stand-in"

    # ---- collectives

    def ncclAllReduce(self, source: int, target: int, count: int, kind: int, fold: int, comm: Any,
                      stream: int) -> int:  # fmt: skip
        def finish(rows: list[np.ndarray], rank: int) -> None:
            memory(target, count, kind)[:] = self._folded(rows, fold)

        return self._all(comm, stream, ("AllReduce", count, kind, fold),
                         memory(source, count, kind), finish)  # fmt: skip

    def ncclReduceScatter(self, source: int, target: int, count: int, kind: int, fold: int,
                          comm: Any, stream: int) -> int:  # fmt: skip
        def finish(rows: list[np.ndarray], rank: int) -> None:
            own = [r.reshape(-1, count)[rank] for r in rows]
            memory(target, count, kind)[:] = self._folded(own, fold)

        whole = memory(source, count * self.comms[comm.value][0].size, kind)
        return self._all(comm, stream, ("ReduceScatter", count, kind, fold), whole, finish)

    def ncclAllGather(self, source: int, target: int, count: int, kind: int, comm: Any,
                      stream: int) -> int:  # fmt: skip
        def finish(rows: list[np.ndarray], rank: int) -> None:
            memory(target, count * len(rows), kind)[:] = np.concatenate(rows)

        return self._all(comm, stream, ("AllGather", count, kind), memory(source, count, kind),
                         finish)  # fmt: skip

    def ncclBroadcast(self, source: int, target: int, count: int, kind: int, root: int, comm: Any,
                      stream: int) -> int:  # fmt: skip
        def finish(rows: list[np.ndarray], rank: int) -> None:
            memory(target, count, kind)[:] = rows[root]

        mine = self.comms[comm.value][1] == root
        own = memory(source, count, kind) if mine else np.empty(0, np.uint8)
        return self._all(comm, stream, ("Broadcast", count, kind, root), own, finish)

    def _folded(self, rows: list[np.ndarray], fold: int) -> np.ndarray:
        made = rows[0].copy()
        for row in rows[1:]:
            made = FOLDS[fold](made, row)
        return made

    def _all(self, comm: Any, stream: int, what: Any, x: np.ndarray,
             finish: Callable[[list[np.ndarray], int], None]) -> int:  # fmt: skip
        self.streams.append(stream)
        group, rank = self.comms[comm.value]
        group.brought[rank] = what, x.copy()
        try:
            group.barrier.wait()
            found = [group.brought[i] for i in range(group.size)]
            group.barrier.wait()
        except threading.BrokenBarrierError:
            return INTERNAL
        if any(w != what for w, _ in found):
            return USAGE
        finish([x for _, x in found], rank)
        return 0

    # ---- between two

    def ncclGroupStart(self) -> int:
        self.open += 1
        return 0

    def ncclGroupEnd(self) -> int:
        if not self.open:
            return USAGE
        self.open -= 1
        work, self.waiting = self.waiting, []
        return max((f() for f in work), default=0)

    def ncclSend(self, source: int, count: int, kind: int, peer: int, comm: Any,
                 stream: int) -> int:  # fmt: skip
        group, rank = self.comms[comm.value]
        if not 0 <= peer < group.size:
            return ARGUMENT
        if not self.open:
            return INTERNAL  # it might wait for its receiver
        self.streams.append(stream)
        with group.news:
            group.sent[rank, peer].append(memory(source, count, kind).tobytes())
            group.news.notify_all()
        return 0

    def ncclRecv(self, target: int, count: int, kind: int, peer: int, comm: Any,
                 stream: int) -> int:  # fmt: skip
        group, rank = self.comms[comm.value]
        if not 0 <= peer < group.size:
            return ARGUMENT
        if not self.open:
            return INTERNAL
        self.streams.append(stream)

        def take() -> int:
            with group.news:
                if not group.news.wait_for(lambda: group.sent[peer, rank], PATIENCE):
                    return INTERNAL
                came = np.frombuffer(group.sent[peer, rank].popleft(), TYPES[kind])
            if came.size != count:
                return USAGE
            memory(target, count, kind)[:] = came
            return 0

        self.waiting.append(take)
        return 0
