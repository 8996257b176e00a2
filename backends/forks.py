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
    taken: list[bool] = []

    def before() -> None:
        lock.acquire()
        taken.append(True)

    def after() -> None:
        if taken:  # not where this was called while a fork waited for another lock
            taken.pop()
            lock.release()

    if hasattr(os, "register_at_fork"):
        os.register_at_fork(before=before, after_in_parent=after, after_in_child=after)
    return lock
