"""Memory of arrays and arenas: blocks in size classes, reused; native code, for C and Python.

A block is 64-byte aligned, from 2 MiB on 2 MiB aligned and advised to huge pages: fresh pages cost
more than most kernels, so blocks that are given back are kept for the next one who asks. At most
`BOUND` bytes are kept: past it the blocks of all other classes go back to the system first.

Memory that `free` has kept has its small pages, and advice changes none that are there: they are
dropped first.
"""

from __future__ import annotations

import ctypes
import os
from bisect import bisect_left

from monograph.backends.cpu.emission.emit import Machine
from monograph.backends.cpu.objects.shared import Piece, loaded, provide
from monograph.backends.forks import once

_LINE, _HUGE = 64, 1 << 21
_FORGET, _IN_HUGE_PAGES = 4, 14  # MADV_DONTNEED, MADV_HUGEPAGE
_LARGEST = 1 << 46


def _sizes() -> tuple[int, ...]:
    """Four classes for every doubling, in whole lines or huge pages."""
    found = set()
    step = _LINE
    while step < _LARGEST:
        for quarters in (4, 5, 6, 7):
            size = step * quarters // 4
            unit = _HUGE if size >= _HUGE else _LINE
            found.add(-(-size // unit) * unit)
        step *= 2
    return tuple(sorted(found))


SIZES = _sizes()


def _bound() -> int:
    """A quarter of the computer's memory, at most 4 GiB."""
    try:
        memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (ValueError, OSError, AttributeError):  # pragma: no cover
        memory = 4 << 30
    return min(memory // 4, 4 << 30)


BOUND = _bound()

# Kind: {head of the list of free blocks, size, -}. Pool: {lock, bytes kept, bound, blocks fetched
# from the system, number of kinds, -}, then the kinds. A free block begins with the next one's
# address.
KIND_BYTES, _POOL_WORDS = 32, 8


# The functions, in the order in which they stand in the module.
_TYPES = """
%kind = type { ptr, i64, ptr, ptr }
%pool = type { i64, i64, i64, i64, i64, i64, i64, i64 }
declare ptr @aligned_alloc(i64, i64)
declare void @free(ptr)
declare i32 @madvise(ptr, i64, i32)
"""

_LOCK = """
define internal void @lock(ptr %pool) nounwind {
entry:
  br label %try
try:
  %was = atomicrmw xchg ptr %pool, i64 1 acquire
  %taken = icmp ne i64 %was, 0
  br i1 %taken, label %try, label %done
done:
  ret void
}

define internal void @unlock(ptr %pool) nounwind {
  store atomic i64 0, ptr %pool release, align 8
  ret void
}
"""

_TAKE = """
define ptr @mg_take(ptr %kind) nounwind {
entry:
  %pool.at = getelementptr %kind, ptr %kind, i64 0, i32 2
  %pool = load ptr, ptr %pool.at
  call void @lock(ptr %pool)
  %head = load ptr, ptr %kind
  %none = icmp eq ptr %head, null
  br i1 %none, label %fetch, label %reuse
reuse:
  %next = load ptr, ptr %head
  store ptr %next, ptr %kind
  call void @count(ptr %kind, ptr %pool, i64 -1)
  call void @unlock(ptr %pool)
  ret ptr %head
fetch:
  call void @unlock(ptr %pool)
  %made = call ptr @fetch(ptr %kind)
  %ok = icmp ne ptr %made, null
  br i1 %ok, label %done, label %again
again:
  call void @mg_trim(ptr %pool, ptr null)
  %second = call ptr @fetch(ptr %kind)
  ret ptr %second
done:
  ret ptr %made
}
"""

_COUNT = """
define internal void @count(ptr %kind, ptr %pool, i64 %sign) nounwind {
  %size.at = getelementptr %kind, ptr %kind, i64 0, i32 1
  %size = load i64, ptr %size.at
  %change = mul i64 %size, %sign
  %kept.at = getelementptr %pool, ptr %pool, i64 0, i32 1
  %kept = load i64, ptr %kept.at
  %now = add i64 %kept, %change
  store i64 %now, ptr %kept.at
  ret void
}
"""

_FETCH = f"""
define internal ptr @fetch(ptr %kind) nounwind {{
entry:
  %size.at = getelementptr %kind, ptr %kind, i64 0, i32 1
  %size = load i64, ptr %size.at
  %large = icmp uge i64 %size, {_HUGE}
  %align = select i1 %large, i64 {_HUGE}, i64 {_LINE}
  %made = call ptr @aligned_alloc(i64 %align, i64 %size)
  %ok = icmp ne ptr %made, null
  br i1 %ok, label %counted, label %done
counted:
  %pool.at = getelementptr %kind, ptr %kind, i64 0, i32 2
  %pool = load ptr, ptr %pool.at
  %count.at = getelementptr %pool, ptr %pool, i64 0, i32 3
  %was = atomicrmw add ptr %count.at, i64 1 monotonic
  br i1 %large, label %advise, label %done
advise:
  %forgotten = call i32 @madvise(ptr %made, i64 %size, i32 {_FORGET})
  %advised = call i32 @madvise(ptr %made, i64 %size, i32 {_IN_HUGE_PAGES})
  br label %done
done:
  ret ptr %made
}}
"""

_FULL = """
define internal i1 @full(ptr %kind, ptr %pool) nounwind {
  %size.at = getelementptr %kind, ptr %kind, i64 0, i32 1
  %size = load i64, ptr %size.at
  %kept.at = getelementptr %pool, ptr %pool, i64 0, i32 1
  %kept = load i64, ptr %kept.at
  %bound.at = getelementptr %pool, ptr %pool, i64 0, i32 2
  %bound = load i64, ptr %bound.at
  %sum = add i64 %kept, %size
  %over = icmp ugt i64 %sum, %bound
  ret i1 %over
}
"""

_GIVE = """
define void @mg_give(ptr %kind, ptr %block) nounwind {
entry:
  %pool.at = getelementptr %kind, ptr %kind, i64 0, i32 2
  %pool = load ptr, ptr %pool.at
  call void @lock(ptr %pool)
  %over = call i1 @full(ptr %kind, ptr %pool)
  br i1 %over, label %trim, label %keep
trim:
  call void @unlock(ptr %pool)
  call void @mg_trim(ptr %pool, ptr %kind)
  call void @lock(ptr %pool)
  %still = call i1 @full(ptr %kind, ptr %pool)
  br i1 %still, label %drop, label %keep
drop:
  call void @unlock(ptr %pool)
  call void @free(ptr %block)
  ret void
keep:
  %head = load ptr, ptr %kind
  store ptr %head, ptr %block
  store ptr %block, ptr %kind
  call void @count(ptr %kind, ptr %pool, i64 1)
  call void @unlock(ptr %pool)
  ret void
}
"""

_TRIM = """
define void @mg_trim(ptr %pool, ptr %except) nounwind {
entry:
  call void @lock(ptr %pool)
  %kinds.at = getelementptr %pool, ptr %pool, i64 0, i32 4
  %kinds = load i64, ptr %kinds.at
  %first = getelementptr %pool, ptr %pool, i64 1
  br label %each
each:
  %i = phi i64 [ 0, %entry ], [ %i.next, %following ]
  %kind = getelementptr %kind, ptr %first, i64 %i
  %spared = icmp eq ptr %kind, %except
  br i1 %spared, label %following, label %pop
pop:
  %head = load ptr, ptr %kind
  %none = icmp eq ptr %head, null
  br i1 %none, label %following, label %drop
drop:
  %next = load ptr, ptr %head
  store ptr %next, ptr %kind
  call void @count(ptr %kind, ptr %pool, i64 -1)
  call void @free(ptr %head)
  br label %pop
following:
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %kinds
  br i1 %more, label %each, label %end
end:
  call void @unlock(ptr %pool)
  ret void
}
"""


def _text(machine: Machine) -> str:
    parts = (_TYPES, _LOCK, _TAKE, _COUNT, _FETCH, _FULL, _GIVE, _TRIM)
    return f'target triple = "{machine.triple}"' + "".join(parts)


HEAP = provide(Piece("heap", ("mg_take", "mg_give", "mg_trim"), _text))


class Pool:
    """The one pool of the process; it lives as long as the process.

    Attributes:
        take, give: the native functions, called with the interpreter's lock held.
    """

    def __init__(self) -> None:
        symbols = loaded(HEAP).symbols
        address = ctypes.c_void_p
        self.take = ctypes.PYFUNCTYPE(address, address)(symbols["mg_take"])
        self.give = ctypes.PYFUNCTYPE(None, address, address)(symbols["mg_give"])
        self._trim = ctypes.PYFUNCTYPE(None, address, address)(symbols["mg_trim"])
        self._words = (ctypes.c_int64 * (_POOL_WORDS + len(SIZES) * KIND_BYTES // 8))()
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(self._words))  # blocks die after modules do
        self._start = ctypes.addressof(self._words)
        self._words[2], self._words[4] = BOUND, len(SIZES)
        for i, size in enumerate(SIZES):
            at = _POOL_WORDS + i * KIND_BYTES // 8
            self._words[at + 1], self._words[at + 2] = size, self._start
        os.register_at_fork(after_in_child=self._unlock)

    def kind(self, nbytes: int) -> int:
        """The address of the size class for so many bytes.

        Raises:
            MemoryError: if no computer has as many.
        """
        i = bisect_left(SIZES, nbytes)
        if i == len(SIZES):
            raise MemoryError(f"{nbytes} bytes")
        return self._start + _POOL_WORDS * 8 + i * KIND_BYTES

    @property
    def kept(self) -> int:
        """Bytes of blocks that nobody uses at the moment."""
        return self._words[1]

    @property
    def fetched(self) -> int:
        """How many blocks have been taken from the system so far."""
        return self._words[3]

    @property
    def bound(self) -> int:
        """The most bytes that are kept."""
        return self._words[2]

    @bound.setter
    def bound(self, nbytes: int) -> None:
        self._words[2] = nbytes

    def trim(self) -> None:
        """Give all blocks that nobody uses back to the system."""
        self._trim(self._start, None)

    def _unlock(self) -> None:
        self._words[0] = 0


@once
def pool() -> Pool:
    """The pool, made on first use: blocks hold addresses in it, so there is never a second."""
    return Pool()
