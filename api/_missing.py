"""What a public module says when it is asked for a name that it doesn't have.

`explain(module)` makes the module's ``__getattr__``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from difflib import get_close_matches
from typing import NoReturn


def explain(module: str) -> Callable[[str], NoReturn]:
    """A ``__getattr__`` that raises an AttributeError with the nearest names."""

    def __getattr__(name: str) -> NoReturn:
        text = f"module {module!r} has no attribute {name!r}"
        if not name.startswith("_"):
            text += _advice(module, name)
        raise AttributeError(text, name=name, obj=sys.modules[module])

    return __getattr__


def _advice(module: str, name: str) -> str:
    near = get_close_matches(name, dir(sys.modules[module]), cutoff=0.7)
    similar = f" (similar: {', '.join(near)})" if near else ""
    return f"{similar}; docs/coverage.md lists the names of JAX that are not there"
