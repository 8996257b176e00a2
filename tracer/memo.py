"""Traces of loop bodies and branches, remembered by the Python function that was traced.

So a loop outside `jit` is traced once, however often it is called, and what is derived from its
graph (a compiled program, a derivative) is found again. As under `jit`, functions must be pure.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from monograph.hlo import flags
from monograph.hlo.state import state
from monograph.tracer.kept import kept
from monograph.tracer.trace import Trace

_KEPT = 256  # traces of one function; the oldest goes first


def remembered(fun: Callable[..., Any], key: tuple[Any, ...], make: Callable[[], Trace]) -> Trace:
    """The trace of `fun` for `key`, made by `make` where there is none.

    A trace that used traced values of an enclosing function is good for one call only.
    """
    known = kept(fun)
    if known is None:
        return make()
    full = (*key, flags.mode(), state.axes)
    found: Trace | None = known.get(full)
    if found is None:
        found = make()
        if found.closed:
            if len(known) >= _KEPT:
                known.pop(next(iter(known)), None)
            known[full] = found
    return found
