"""Locks that a fork must not break, and things of which a process has one."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from functools import cache, wraps
from typing import Protocol, TypeVar


class _Lock(Protocol):
    def acquire(self) -> bool: ...
    def release(self) -> None: ...


L = TypeVar("L", bound=_Lock)
T = TypeVar("T")

_locks: list[_Lock] = []  # one that is held while another is taken comes later
_outermost: list[_Lock] = []  # after all those
_taken: list[_Lock] = []  # by the thread that forks


def kept_over_forks(lock: L, *, outermost: bool = False) -> L:
    """The lock, which nobody else holds while a process forks.

    A child has only the thread that forked; a lock that another one held would be held for ever.
    Locks are taken in the reverse order of these calls: one that is held while another is taken
    must come later, as it does in a module that imports the other's; or be said to be outermost.
    """
    (_outermost if outermost else _locks).append(lock)
    return lock


def once(make: Callable[[], T]) -> Callable[[], T]:
    """A function that is called once, whichever threads ask: others wait for what it makes."""
    lock = kept_over_forks(threading.RLock())
    made: list[T] = []

    @cache
    @wraps(make)
    def found() -> T:
        with lock:
            if not made:
                made.append(make())
            return made[0]

    return found


def _take() -> None:
    """Take them all, those too that are made while others are waited for."""
    while True:
        wanted = [*_locks, *_outermost]
        for lock in reversed(wanted):
            lock.acquire()
            _taken.append(lock)
        if wanted == [*_locks, *_outermost]:
            return
        _release()


def _release() -> None:
    while _taken:
        _taken.pop().release()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_take, after_in_parent=_release, after_in_child=_release)
