"""What is kept about a Python function, its traces and programs: it lives as long as that.

Read and filled by `jit` (`monograph.tracer.cache`) and by the loops (`monograph.tracer.memo`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from monograph.tracer.composite import Composite
from monograph.tracer.custom import Ruled

_kept: WeakKeyDictionary[Any, dict[Any, Any]] = WeakKeyDictionary()


def tables() -> list[dict[Any, Any]]:
    """All tables but those of composites."""
    return list(_kept.values())


def kept(fun: Callable[..., Any]) -> dict[Any, Any] | None:
    """The table of a function, or None if it cannot have one: no hash, or no weak references."""
    if isinstance(fun, Composite | Ruled):
        return fun.kept  # its traces hold it: they would keep it in a table of weak keys for ever
    try:
        return _kept.setdefault(fun, {})
    except TypeError:
        return None
