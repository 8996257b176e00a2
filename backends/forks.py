"""Locks that a fork must not break."""

from __future__ import annotations

import os
from typing import Protocol, TypeVar


class _Lock(Protocol):
    def acquire(self) -> bool: ...
    def release(self) -> None: ...


L = TypeVar("L", bound=_Lock)


def kept_over_forks(lock: L) -> L:
    """The lock, which nobody else holds while a process forks.

    A child has only the thread that forked; a lock that another one held would be held for ever.
    Locks are taken in the reverse order of these calls: one that is held while another is taken
    must come later, as it does in a module that imports the other's.
    """
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(
            before=lock.acquire, after_in_parent=lock.release, after_in_child=lock.release
        )
    return lock
