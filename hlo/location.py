"""Where in the user's program a node comes from.

A location is a cheap tuple-like record taken while tracing; the file, line and column are worked
out only when somebody prints it. Frames of this package are skipped, so that a location always
names the user's own line.
"""

from __future__ import annotations

import linecache
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import CodeType

import numpy as np

PHASES = ("forward", "tangent", "transpose", "recompute")


class Loc:
    """One location: a code object and an instruction in it, or a file position; a phase, and a note
    of a pass that put the node there."""

    __slots__ = ("_phases", "code", "file", "lasti", "line", "note", "phase", "scope")

    def __init__(
        self,
        code: CodeType | None,
        lasti: int,
        file: str = "",
        line: int = 0,
        phase: str = "forward",
        scope: str = "",
        note: str = "",
    ) -> None:
        self.code = code
        self.lasti = lasti
        self.file = file
        self.line = line
        self.phase = phase
        self.scope = scope
        self.note = note
        self._phases: dict[str, Loc] | None = None

    def with_phase(self, phase: str) -> Loc:
        """The same place, seen from a derivative's walk (memoised: walks ask per node)."""
        if phase == self.phase:
            return self
        if self._phases is None:
            self._phases = {}
        found = self._phases.get(phase)
        if found is None:
            at = (self.code, self.lasti, self.file, self.line)
            found = self._phases[phase] = Loc(*at, phase, self.scope, self.note)
        return found

    def with_note(self, note: str) -> Loc:
        """The same place, with the reason why a pass put a node there."""
        at = (self.code, self.lasti, self.file, self.line)
        return Loc(*at, self.phase, self.scope, note)

    def __repr__(self) -> str:
        s = resolve(self)
        return f"{s.file}:{s.line}" + ("" if self.phase == "forward" else f" ({self.phase})")


class _Scopes(threading.local):
    """The names that the user has put around what is traced now: ``outer/inner``."""

    path = ""


scopes = _Scopes()


@contextmanager
def named_scope(name: str) -> Iterator[None]:
    """A name around whatever is traced inside: graphs and profiles show it beside the line.

    >>> with named_scope("attention"):
    ...     pass
    """
    before = scopes.path
    scopes.path = f"{before}/{name}" if before else str(name)
    try:
        yield
    finally:
        scopes.path = before


@dataclass(frozen=True)
class SourceLine:
    """A resolved location. Columns count characters from 0; `end` is exclusive, -1 if unknown.

    An expression may span lines: `column` is in the first, `end` in the `last`.
    """

    file: str
    line: int
    column: int
    end: int
    text: str
    function: str
    last: int = 0


def _own_roots() -> tuple[str, ...]:
    here = os.path.dirname(os.path.abspath(__file__))
    parent = os.path.dirname(here)
    if os.path.exists(
        os.path.join(parent, "__init__.py")
    ):  # installed: all rooms under one package
        return (parent + os.sep,)
    rooms = ("hlo", "sharding", "fusion", "backends", "tracer", "api")
    return tuple(os.path.join(parent, room) + os.sep for room in rooms)


_ROOTS = _own_roots()
_own: dict[str, bool] = {}
_NUMPY = os.path.dirname(np.__file__) + os.sep  # np.sum(x) asks a traced x for its data
_SKIPPED = ("functools.py", "contextlib.py", "optree" + os.sep)


def is_own_file(filename: str) -> bool:
    """Whether a frame of `filename` belongs to this package (or is glue that users never wrote)."""
    found = _own.get(filename)
    if found is None:
        inside = filename.startswith(_ROOTS) or os.path.abspath(filename).startswith(_ROOTS)
        glue = filename.endswith(_SKIPPED[:2]) or _SKIPPED[2] in filename
        glue = glue or filename.startswith(_NUMPY)
        found = _own[filename] = inside or glue
    return found


def capture() -> Loc | None:
    """The location of the innermost user frame, or None if there is none."""
    frame = sys._getframe(1)
    own = _own
    while frame is not None:
        code = frame.f_code
        known = own.get(code.co_filename)
        if known is None:
            known = is_own_file(code.co_filename)
        if not known:
            return Loc(code, frame.f_lasti, scope=scopes.path)
        frame = frame.f_back  # type: ignore[assignment]
    return None


def resolve(loc: Loc | None) -> SourceLine:
    """Look the file, line and columns of a location up."""
    if loc is None:
        return SourceLine("<unknown>", 0, 0, -1, "", "")
    if loc.code is None:
        return SourceLine(
            loc.file, loc.line, 0, -1, linecache.getline(loc.file, loc.line).rstrip("\n"), ""
        )
    code = loc.code
    positions = list(code.co_positions())
    index = loc.lasti // 2
    line, last, column, end = positions[index] if 0 <= index < len(positions) else (None,) * 4
    line = line or code.co_firstlineno
    last = last or line
    text = linecache.getline(code.co_filename, line).rstrip("\n")
    ending = text if last == line else linecache.getline(code.co_filename, last).rstrip("\n")
    return SourceLine(
        code.co_filename,
        line,
        _characters(text, column) if column is not None else 0,
        _characters(ending, end) if end is not None and ending else -1,
        text,
        code.co_name,
        last,
    )


def _characters(text: str, offset: int) -> int:
    """A byte offset into a line as a number of characters."""
    return len(text.encode()[:offset].decode(errors="replace"))


def place(file: str) -> str:
    """A file as the user knows it: a notebook's cell by its number."""
    shell = sys.modules.get("IPython")
    if shell is None or (not file.endswith(".py") and not file.startswith("<ipython")):
        return file
    running = shell.get_ipython()
    name = getattr(getattr(running, "compile", None), "format_code_name", None)
    found = name(file) if name is not None else None
    return " ".join(found) if found else file


def short(loc: Loc | None) -> str:
    """``file.py:12`` (a notebook's cell by its number), with the user's scope, or nothing."""
    s = resolve(loc)
    if loc is None or not s.line:
        return ""
    scope = f" in {loc.scope}" if loc.scope else ""
    return f"{os.path.basename(place(s.file))}:{s.line}{scope}"


def file_location(file: str, line: int) -> Loc:
    """A location given by name, for graphs that were read from text."""
    return Loc(None, 0, file, line)
