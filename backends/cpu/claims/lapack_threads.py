"""How many threads SciPy's library may use: one, while a program factors small matrices.

The library wakes threads of its own for matrices of a few hundred elements. They gain nothing
there, and between calls they do not sleep at once but ask for work, on the CPUs that the pool's
threads are on. So calls for small matrices lie between ``mg_library_alone()`` and
``mg_library_together()``; the last one that leaves gives the library the number back that the
first one found.
"""

from __future__ import annotations

import ctypes
import os

from monograph.backends.cpu.emission.emit import Machine
from monograph.backends.cpu.objects.loader import Code
from monograph.backends.cpu.objects.shared import Piece, provide

ALONE, TOGETHER = "mg_library_alone", "mg_library_together"
SMALL = 12e6  # operations on a matrix, up to which one thread is enough

# OpenBLAS's names for it, in SciPy's wheels and elsewhere; other libraries are left alone.
_NAMES = ("scipy_openblas_{}_num_threads", "openblas_{}_num_threads")

_TEXT = f"""
@held = internal global i32 0
@inside = internal global i32 0   ; calls that are between both functions
@before = internal global i32 0   ; threads
@ask = internal global ptr null
@tell = internal global ptr null

define internal void @lock() nounwind {{
entry:
  br label %try
try:
  %was = atomicrmw xchg ptr @held, i32 1 acquire
  %taken = icmp ne i32 %was, 0
  br i1 %taken, label %try, label %done
done:
  ret void
}}

define internal void @set(i32 %threads) {{
entry:
  %tell = load ptr, ptr @tell
  %none = icmp eq ptr %tell, null
  br i1 %none, label %done, label %known
known:
  call void %tell(i32 %threads)
  br label %done
done:
  ret void
}}

define void @{ALONE}() {{
entry:
  call void @lock()
  %n = load i32, ptr @inside
  %more = add i32 %n, 1
  store i32 %more, ptr @inside
  %ask = load ptr, ptr @ask
  %first = icmp eq i32 %n, 0
  %known = icmp ne ptr %ask, null
  %change = and i1 %first, %known
  br i1 %change, label %one, label %done
one:
  %threads = call i32 %ask()
  store i32 %threads, ptr @before
  call void @set(i32 1)
  br label %done
done:
  store atomic i32 0, ptr @held release, align 4
  ret void
}}

define void @{TOGETHER}() {{
entry:
  call void @lock()
  %n = load i32, ptr @inside
  %less = sub i32 %n, 1
  store i32 %less, ptr @inside
  %last = icmp eq i32 %less, 0
  br i1 %last, label %back, label %done
back:
  %threads = load i32, ptr @before
  call void @set(i32 %threads)
  br label %done
done:
  store atomic i32 0, ptr @held release, align 4
  ret void
}}

define void @mg_library_is(ptr %ask, ptr %tell) {{
  store ptr %ask, ptr @ask
  store ptr %tell, ptr @tell
  ret void
}}

; In a child nobody is inside but the thread that forked, which is in no program then.
define void @mg_library_forked() {{
entry:
  store i32 0, ptr @held
  %n = load i32, ptr @inside
  store i32 0, ptr @inside
  %some = icmp ne i32 %n, 0
  br i1 %some, label %back, label %done
back:
  %threads = load i32, ptr @before
  call void @set(i32 %threads)
  br label %done
done:
  ret void
}}
"""


def _text(machine: Machine) -> str:
    return f'target triple = "{machine.triple}"\n{_TEXT}'


def _begin(code: Code) -> None:
    """Once per process: where the library's functions are, if it has them."""
    found = library_functions()
    if found is not None:
        pointer = ctypes.c_void_p
        ctypes.CFUNCTYPE(None, pointer, pointer)(code.symbols["mg_library_is"])(*found)
    if hasattr(os, "register_at_fork"):
        forked = ctypes.CFUNCTYPE(None)(code.symbols["mg_library_forked"])
        os.register_at_fork(after_in_child=forked)


def library_functions() -> tuple[int, int] | None:
    """What asks for the number of SciPy's threads, and what sets it; None if it is not OpenBLAS."""
    from scipy.linalg import cython_lapack

    library = ctypes.CDLL(cython_lapack.__file__)
    for name in _NAMES:
        names = [name.format(verb) for verb in ("get", "set")]
        if all(hasattr(library, n) for n in names):
            ask, tell = (ctypes.cast(getattr(library, n), ctypes.c_void_p).value for n in names)
            assert ask and tell
            return ask, tell
    return None


LIBRARY = provide(
    Piece("library threads", (ALONE, TOGETHER, "mg_library_is", "mg_library_forked"), _text, _begin)
)
