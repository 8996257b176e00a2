"""Copies to a GPU that the host does not wait for.

From ordinary memory a copy may go on after the call, so the host would have to wait for it, and for
all that the stream was asked for before. From memory that is locked in its place it need not: what
is to be copied is put there first, and there it stays until an event says that it has arrived.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from ctypes import memmove
from threading import Lock
from typing import Any

import numpy as np

from monograph.hlo.errors import DeviceError

Array = np.ndarray[Any, Any]

_ROOM = 16 << 20  # bytes that are locked
_LARGEST = _ROOM // 4  # of one copy; what is larger takes longer than to wait
_ALIGNED = 256
_UNTIMED = 2  # CU_EVENT_DISABLE_TIMING


class Staging:
    """A ring of locked memory, taken at the first copy.

    Args:
        ask: calls a function of the driver.
    """

    def __init__(self, ask: Callable[..., Any]) -> None:
        self.ask = ask
        self.address: int | None = None
        self.at = 0
        self.pending: deque[tuple[int, int, Any]] = deque()  # from, up to, and when it has arrived
        self.events: list[Any] = []  # that are not waited for any more
        self.lock = Lock()

    def upload(self, target: int, x: Array, stream: Any) -> bool:
        """Copy a contiguous array, which may change then; False if there is no room for it."""
        if x.nbytes > _LARGEST:
            return False
        with self.lock:
            if self.address is None:
                self.address = self._memory()
            if not self.address:
                return False
            first = self._room(x.nbytes)
            memmove(self.address + first, x.ctypes.data, x.nbytes)
            self.ask("cuMemcpyHtoDAsync", target, self.address + first, x.nbytes, stream)
            event = self.events.pop() if self.events else self.ask("cuEventCreate", _UNTIMED)
            self.ask("cuEventRecord", event, stream)
            self.pending.append((first, first + x.nbytes, event))
        return True

    def _memory(self) -> int:
        """Where the ring is; 0 if there is no such memory to be had."""
        try:
            return int(self.ask("cuMemHostAlloc", _ROOM, 0))
        except DeviceError:
            return 0

    def _room(self, nbytes: int) -> int:
        """Where so many bytes begin, when what lay there has arrived."""
        first = self.at if self.at + nbytes <= _ROOM else 0
        last = first + nbytes
        while any(f < last and first < e for f, e, _ in self.pending):
            *_, event = self.pending.popleft()
            self.ask("cuEventSynchronize", event)
            self.events.append(event)
        self.at = -(-last // _ALIGNED) * _ALIGNED
        return first


__all__ = ["Staging"]
