"""All environment flags in one table; nothing else in the package reads `os.environ`.

`monograph.config` is the public face: it shows and updates the same values.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Flag:
    """One flag: its name in Python, its environment variable, how to read it, and what it does."""

    name: str
    env: str
    default: Any
    parse: Callable[[str], Any]
    help: str


def _truth(text: str) -> bool:
    return text.strip().lower() not in ("", "0", "false", "no", "off")


def count(text: str) -> int:
    """A whole number that is not negative."""
    n = int(text)
    if n < 0:
        raise ValueError(text)
    return n


def _user_cache() -> str:
    """Where programs keep what they can make again (XDG Base Directory Specification 0.8)."""
    return os.path.join(os.environ.get("XDG_CACHE_HOME") or "~/.cache", "monograph")


TABLE: tuple[Flag, ...] = (
    Flag(
        "debug",
        "MONOGRAPH_DEBUG",
        0,
        int,
        "0..5: passes and times; graphs; kernels; code; rewrites",
    ),
    Flag(
        "dump",
        "MONOGRAPH_DUMP",
        "",
        str,
        "folder that receives NAME/00_trace.hlo, NAME/01_simplify.hlo, ... of every program",
    ),
    Flag("verify", "MONOGRAPH_VERIFY", 0, int, "1: verify between passes; 2: and compare values"),
    Flag(
        "enable_x64", "MONOGRAPH_ENABLE_X64", False, _truth, "let the public API make 64-bit types"
    ),
    Flag("platform", "MONOGRAPH_PLATFORM", "cpu", str, "the default backend of new arrays"),
    Flag(
        "num_threads",
        "MONOGRAPH_NUM_THREADS",
        0,
        count,
        "threads that share long work; 1: none but the caller; 0: one per CPU",
    ),
    Flag(
        "cache", "MONOGRAPH_CACHE", _user_cache(), str, 'folder that keeps compiled code, or "off"'
    ),
)

_BY_NAME = {flag.name: flag for flag in TABLE}


def _read(flag: Flag) -> Any:
    text = os.environ.get(flag.env)
    if text is None:
        return flag.default
    try:
        return flag.parse(text)
    except ValueError:
        raise ValueError(
            f"{flag.env}={text!r}: expected {flag.parse.__name__}; {flag.help}"
        ) from None


values: dict[str, Any] = {flag.name: _read(flag) for flag in TABLE}
_told: dict[str, list[Callable[[Any], None]]] = {}


class _Scope(threading.local):
    """What the innermost `enable_x64` block of this thread says; None outside such blocks."""

    wide: bool | None = None


_scope = _Scope()


def wide() -> bool:
    """Whether the public API makes 64-bit types, in this thread."""
    own = _scope.wide
    return values["enable_x64"] if own is None else own


def width_guards() -> list[tuple[Any, str, object]]:
    """What `wide()` depends on in this thread: (holder, name of an attribute or item, value)."""
    own = _scope.wide
    guards: list[tuple[Any, str, object]] = [(_scope, "wide", own)]
    if own is None:
        guards.append((values, "enable_x64", values["enable_x64"]))
    return guards


@contextmanager
def widened(allowed: bool) -> Iterator[None]:
    """Make `wide()` say `allowed` inside the block, in this thread alone."""
    before = _scope.wide
    _scope.wide = allowed
    try:
        yield
    finally:
        _scope.wide = before


def get(name: str) -> Any:
    """The present value of a flag."""
    return wide() if name == "enable_x64" else values[name]


def update(name: str, value: Any) -> None:
    """Set a flag for this process.

    Raises:
        KeyError: if there is no flag of that name.
        TypeError: if the value is not of the flag's type.
        ValueError: if it is none of the flag's values.
    """
    if name not in _BY_NAME:
        raise KeyError(f"no option {name!r}; known: {', '.join(_BY_NAME)}")
    default = _BY_NAME[name].default
    if isinstance(default, bool):
        if not isinstance(value, bool | int):
            raise TypeError(f"option {name!r} takes a bool, got {value!r}")
        value = bool(value)
    elif not isinstance(value, type(default)):
        raise TypeError(f"option {name!r} takes {type(default).__name__}, got {value!r}")
    elif _BY_NAME[name].parse is count and value < 0:
        raise ValueError(f"option {name!r} is {value}; {_BY_NAME[name].help}")
    values[name] = value
    for tell in _told.get(name, ()):
        tell(value)


def watch(name: str, tell: Callable[[Any], None]) -> None:
    """Have `tell` called with the value whenever a flag is updated."""
    _told.setdefault(name, []).append(tell)
