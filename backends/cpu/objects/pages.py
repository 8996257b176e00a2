"""Pages for machine code: code, constants and variables of many programs, side by side.

A stretch of addresses is reserved at a time and cut into three zones, whose pages are executable,
readable, or writable; a page is never writable and executable at once. Pages of one kind lie next
to each other, so that the system counts them as one mapping however many programs there are (it
bounds their number, 65530 on most computers). Called by `monograph.backends.cpu.objects.loader`.
"""

from __future__ import annotations

import bisect
import ctypes
import mmap
import threading
from collections import deque
from collections.abc import Sequence

from monograph.backends.forks import kept_over_forks

PAGE = mmap.PAGESIZE
_READ, _WRITE, _EXEC = 1, 2, 4  # POSIX, as in <sys/mman.h> of every system
_ZONES = (_READ | _EXEC, _READ, _READ | _WRITE)  # what code, constants, variables end up as
_RESERVED = (4096, 2048, 512)  # pages of the zones: room for thousands of small programs
_FLAGS = getattr(mmap, "MAP_PRIVATE", 0) | getattr(mmap, "MAP_ANONYMOUS", 0)
_FLAGS |= getattr(mmap, "MAP_NORESERVE", 0)  # else used and unused pages never merge
_DONTNEED = getattr(mmap, "MADV_DONTNEED", 4)
_FAILED = ctypes.c_void_p(-1).value


class NoPages(OSError):
    """The system gives no memory for code, or does not let it be executable."""


class _Spans:
    """Free page numbers as runs, in order; the first that is long enough is used."""

    def __init__(self, count: int) -> None:
        self.runs: list[tuple[int, int]] = [(0, count)]  # (first, end)

    def take(self, count: int) -> int | None:
        for i, (first, end) in enumerate(self.runs):
            if end - first >= count:
                self.runs[i : i + 1] = [(first + count, end)] if end - first > count else []
                return first
        return None

    def give(self, first: int, count: int) -> None:
        end = first + count
        i = bisect.bisect(self.runs, (first, end))
        if i < len(self.runs) and self.runs[i][0] == end:
            end = self.runs.pop(i)[1]
        if i and self.runs[i - 1][1] == first:
            i -= 1
            first = self.runs.pop(i)[0]
        self.runs.insert(i, (first, end))


class _Stretch:
    """Reserved addresses: the three zones, one after the other."""

    def __init__(self, pages: Sequence[int]) -> None:
        self.size = sum(pages) * PAGE
        base: int | None = _mmap(None, self.size, 0, _FLAGS, -1, 0)
        if base is None or base == _FAILED:
            raise NoPages(ctypes.get_errno(), "the system gives no memory for machine code")
        self.base = base
        self.free = [_Spans(n) for n in pages]
        self.starts = [self.base, self.base + pages[0] * PAGE, self.base + sum(pages[:2]) * PAGE]
        self.users = 0
        for start, n, kind in zip(self.starts, pages, _ZONES, strict=True):
            _protect(start, n * PAGE, kind)

    def take(self, counts: Sequence[int]) -> list[int] | None:
        """The first page in each zone; None if there is no room."""
        found: list[int] = []
        for spans, n in zip(self.free, counts, strict=True):
            first = spans.take(n) if n else 0
            if first is None:
                self.give(found, counts)
                return None
            found.append(first)
        return found

    def give(self, firsts: Sequence[int], counts: Sequence[int]) -> None:
        for spans, first, n in zip(self.free, firsts, counts, strict=False):
            if n:
                spans.give(first, n)


_stretches: list[_Stretch] = []
_lock = kept_over_forks(threading.Lock())
_returned: deque[tuple[_Stretch, list[int], list[int]]] = deque()  # pages still to be given back


class Pages:
    """The pages of one program; all are writable until `seal`, and given back by `free`.

    Args:
        sizes: bytes of code, of constants and of variables.

    Attributes:
        addresses: where each of them starts.

    Raises:
        NoPages: if the system does not give them.
    """

    def __init__(self, sizes: Sequence[int]) -> None:
        self.counts = [-(-size // PAGE) for size in sizes]
        with _lock:
            _give_back()
            self._stretch, self._firsts = _room(self.counts)
            self._stretch.users += 1
        pairs = zip(self._stretch.starts, self._firsts, strict=True)
        self.addresses = [start + first * PAGE for start, first in pairs]
        try:
            for address, n in zip(self.addresses[:2], self.counts, strict=False):
                _protect(address, n * PAGE, _READ | _WRITE)
        except NoPages:
            self.free()
            raise

    def seal(self) -> None:
        """Make code executable, and code and constants read-only."""
        for address, n, kind in zip(self.addresses[:2], self.counts, _ZONES, strict=False):
            _protect(address, n * PAGE, kind)

    def free(self) -> None:
        """Give the pages back; called once.

        The garbage collector may call this anywhere, also in a thread that holds the lock: then
        whoever comes next does it.
        """
        for address, n in zip(self.addresses, self.counts, strict=True):
            if n:
                _madvise(address, n * PAGE, _DONTNEED)
        _returned.append((self._stretch, self._firsts, self.counts))
        if _lock.acquire(blocking=False):
            try:
                _give_back()
            finally:
                _lock.release()


def _give_back() -> None:
    """With the lock held: what has been returned is free."""
    while _returned:
        stretch, firsts, counts = _returned.popleft()
        stretch.give(firsts, counts)
        stretch.users -= 1
        if not stretch.users and stretch is not _stretches[-1]:
            _stretches.remove(stretch)
            _munmap(stretch.base, stretch.size)


def _room(counts: Sequence[int]) -> tuple[_Stretch, list[int]]:
    for stretch in _stretches:
        found = stretch.take(counts)
        if found is not None:
            return stretch, found
    large = any(n > most // 8 for n, most in zip(counts, _RESERVED, strict=True))
    stretch = _Stretch(counts if large else _RESERVED)
    _stretches.insert(0 if large else len(_stretches), stretch)
    found = stretch.take(counts)
    assert found is not None
    return stretch, found


def _protect(address: int, size: int, kind: int) -> None:
    if size and _mprotect(address, size, kind) != 0:
        raise NoPages(ctypes.get_errno(), "the system does not let memory hold machine code")


_libc = ctypes.CDLL(None, use_errno=True)
_mmap, _munmap, _mprotect, _madvise = (
    getattr(_libc, name) for name in ("mmap", "munmap", "mprotect", "madvise")
)
_mmap.restype = ctypes.c_void_p
_mmap.argtypes = [
    ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long
]  # fmt: skip
_munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
_mprotect.argtypes = _madvise.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
