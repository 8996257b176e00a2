"""Tracebacks that end where the user's code does.

When a `MonographError`, or an error of the user's own code that was being traced or called back,
ends a program or a notebook cell, the frames of this package say nothing that the message does not.
They are left out of what is printed, and only there: the exception keeps them for debuggers and
logs. Other exceptions are printed whole, and so is everything with ``MONOGRAPH_DEBUG=1``. Called by
`monograph.hlo.errors`, by traces and callbacks and, once, when the package is imported.
"""

from __future__ import annotations

import sys
from inspect import CO_OPTIMIZED
from types import FrameType, TracebackType
from typing import Any

from monograph.hlo import flags
from monograph.hlo.location import is_own_file


def is_own_frame(frame: FrameType) -> bool:
    """Whether a frame runs code of this package."""
    return is_own_file(frame.f_code.co_filename)


def without_own_frames(traceback: TracebackType | None) -> TracebackType | None:
    """The traceback without frames of this package; itself if it has no others."""
    if flags.values["debug"]:
        return traceback
    out: TracebackType | None = None
    for t in reversed(_levels(traceback)):
        if not is_own_frame(t.tb_frame):
            out = TracebackType(out, t.tb_frame, t.tb_lasti, t.tb_lineno)
    return out or traceback


def _levels(traceback: TracebackType | None) -> list[TracebackType]:
    out = []
    while traceback is not None:
        out.append(traceback)
        traceback = traceback.tb_next
    return out


def raised_by_user(error: BaseException, traceback: TracebackType | None) -> bool:
    """Whether the innermost frame is none of this package's; calls without end end anywhere."""
    levels = _levels(traceback)
    if not levels or isinstance(error, RecursionError):
        return bool(levels)
    return not is_own_frame(levels[-1].tb_frame)


def install_hook(cls: type[BaseException]) -> None:
    """Print uncaught errors of `cls` and of users' code without own frames, by the hook before."""
    before = sys.excepthook

    def hook(kind: type[BaseException], error: BaseException, at: TracebackType | None) -> Any:
        if not isinstance(error, cls) and not raised_by_user(error, at):
            return before(kind, error, at)
        whole = error.__traceback__
        shown = without_own_frames(at)
        error.__traceback__ = shown
        try:
            return before(kind, error, shown)
        finally:
            error.__traceback__ = whole  # sys.last_traceback and debuggers see everything

    sys.excepthook = hook


def hide_own_frames(error: BaseException) -> None:
    """Have notebooks leave own frames out of the traceback of an error that a user's code raised.

    The caller has caught the error and raises it again. Own frames of the traceback, and those
    further out, which it will have, get the local variable by which IPython, its debugger and
    pytest know frames to leave out.
    """
    if "IPython" not in sys.modules or flags.values["debug"]:
        return
    if not raised_by_user(error, error.__traceback__):
        return
    frames = [t.tb_frame for t in _levels(error.__traceback__)]
    outer = sys._getframe(1).f_back
    while outer is not None:
        frames.append(outer)
        outer = outer.f_back
    for frame in filter(is_own_frame, frames):
        if frame.f_code.co_flags & CO_OPTIMIZED:  # a function's
            names = frame.f_locals
            if isinstance(names, dict):  # a copy that would hold the error, which holds the frame
                names.clear()
            names["__tracebackhide__"] = True


def rendered(error: BaseException) -> list[str]:
    """The lines that IPython shows for an error, in its own style."""
    shell = sys.modules["IPython"].get_ipython()
    shown = without_own_frames(error.__traceback__)
    lines: list[str] = shell.InteractiveTB.structured_traceback(
        type(error), error, shown, tb_offset=1
    )
    return lines
