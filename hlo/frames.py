"""Tracebacks that end where the user's code does.

When a `MonographError` ends a program or a notebook cell, the frames of this package say nothing
that the message does not. They are left out of what is printed, and only there: the exception keeps
them for debuggers and logs, other exceptions are printed whole, and so is everything with
``MONOGRAPH_DEBUG=1``. Called by `monograph.hlo.errors` and, once, when the package is imported.
"""

from __future__ import annotations

import sys
from types import TracebackType
from typing import Any

from monograph.hlo import flags
from monograph.hlo.location import is_own_file


def without_own_frames(traceback: TracebackType | None) -> TracebackType | None:
    """The traceback without frames of this package; itself if it has no others."""
    if flags.values["debug"]:
        return traceback
    kept = []
    at = traceback
    while at is not None:
        if not is_own_file(at.tb_frame.f_code.co_filename):
            kept.append(at)
        at = at.tb_next
    out: TracebackType | None = None
    for t in reversed(kept):
        out = TracebackType(out, t.tb_frame, t.tb_lasti, t.tb_lineno)
    return out or traceback


def install_hook(cls: type[BaseException]) -> None:
    """Print uncaught errors of `cls` without own frames, by the hook that is in place."""
    before = sys.excepthook

    def hook(kind: type[BaseException], error: BaseException, at: TracebackType | None) -> Any:
        if not isinstance(error, cls):
            return before(kind, error, at)
        whole = error.__traceback__
        shown = without_own_frames(at)
        error.__traceback__ = shown
        try:
            return before(kind, error, shown)
        finally:
            error.__traceback__ = whole  # sys.last_traceback and debuggers see everything

    sys.excepthook = hook


def rendered(error: BaseException) -> list[str]:
    """The lines that IPython shows for an error, in its own style."""
    shell = sys.modules["IPython"].get_ipython()
    shown = without_own_frames(error.__traceback__)
    lines: list[str] = shell.InteractiveTB.structured_traceback(
        type(error), error, shown, tb_offset=1
    )
    return lines
