"""Timelines of what a Python program does: its own spans, calls of jitted functions, compilations.

`start_trace` and `stop_trace` (or `trace`) write a file that Perfetto and Chrome's tracing page
open. What one program does inside, op by op, `monograph.tracer.profile` says.
"""

from __future__ import annotations

import functools
import gzip
import json
import os
import platform
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from time import perf_counter_ns
from types import TracebackType
from typing import Any, TypeVar

from monograph.hlo.errors import ArgumentError, UnsupportedError
from monograph.tracer.arguments import name_of
from monograph.tracer.jit import Jit

F = TypeVar("F", bound=Callable[..., Any])


class ProfileOptions:
    """JAX's options of its profiler; any may be set, none does anything here."""


class _Recording:
    """What happened since `start_trace`.

    While there is one, calls of jitted functions go through it: the methods of `Jit` are exchanged,
    so that without one a call costs nothing more.
    """

    def __init__(self, folder: str, perfetto: bool) -> None:
        self.folder = folder
        self.perfetto = perfetto
        self.start = perf_counter_ns()
        self.events: list[dict[str, Any]] = []
        self.methods = {name: getattr(Jit, name) for name in _WATCHED}

    def note(self, name: str, begin: int, details: dict[str, Any]) -> None:
        """A span that began then and ends now."""
        event = {
            "ph": "X", "name": name, "pid": os.getpid(), "tid": threading.get_native_id(),
            "ts": (begin - self.start) / 1e3, "dur": (perf_counter_ns() - begin) / 1e3,
        }  # fmt: skip
        self.events.append({**event, "args": details} if details else event)

    def watch(self) -> None:
        for name, what in _WATCHED.items():
            setattr(Jit, name, self._watched(self.methods[name], what))

    def let_go(self) -> None:
        for name, method in self.methods.items():
            setattr(Jit, name, method)

    def _watched(self, method: Callable[..., Any], what: str) -> Callable[..., Any]:
        @functools.wraps(method)
        def watched(jitted: Jit, *args: Any, **kwargs: Any) -> Any:
            begin = perf_counter_ns()
            try:
                return method(jitted, *args, **kwargs)
            finally:
                self.note(f"{what} {name_of(jitted.fun)}", begin, {})

        return watched

    def write(self) -> None:
        """The file, where TensorBoard looks for it."""
        place = self._place()
        names = [f"{platform.node() or 'host'}.trace.json.gz"]
        names += ["perfetto_trace.json.gz"] if self.perfetto else []
        for name in names:
            with gzip.open(os.path.join(place, name), "wt", encoding="utf-8") as file:
                json.dump({"traceEvents": self.events, "displayTimeUnit": "ns"}, file)

    def _place(self) -> str:
        """A new folder, named after the time; further ones of one second are numbered."""
        now = datetime.now().strftime("%Y_%m_%d_%H_%M_%S")
        place = first = os.path.join(self.folder, "plugins", "profile", now)
        number = 0
        while True:
            try:
                os.makedirs(place)
            except FileExistsError:
                number += 1
                place = f"{first}_{number}"
            else:
                return place


_WATCHED = {"__call__": "call", "_trace": "trace", "load": "compile"}
_recording: _Recording | None = None


def start_trace(
    log_dir: str | os.PathLike[str],
    create_perfetto_link: bool = False,
    create_perfetto_trace: bool = False,
    profiler_options: ProfileOptions | None = None,
) -> None:
    """Begin to record; `stop_trace` writes what happened.

    Args:
        log_dir: a folder; the file is
            ``plugins/profile/<time>/<computer>.trace.json.gz`` in it, as TensorBoard expects.
        create_perfetto_link: there is no server here: it must be False.
        create_perfetto_trace: whether the same is also written as ``perfetto_trace.json.gz``.
        profiler_options: accepted.

    Raises:
        ArgumentError: if a trace is being taken.
        UnsupportedError: if a link is asked for.
    """
    global _recording
    if create_perfetto_link:
        raise UnsupportedError(
            "start_trace: there is no server that a link could lead to",
            fix="open the file in ui.perfetto.dev.",
        )
    if _recording is not None:
        raise ArgumentError(
            "start_trace: a trace is being taken already",
            operands={"log_dir": _recording.folder},
            fix="call stop_trace first.",
        )
    _recording = _Recording(os.fspath(log_dir), create_perfetto_trace)
    _recording.watch()


def stop_trace() -> None:
    """End the trace and write its file.

    Raises:
        ArgumentError: if none is being taken.
    """
    global _recording
    if _recording is None:
        raise ArgumentError("stop_trace: no trace is being taken", fix="call start_trace first.")
    taken, _recording = _recording, None
    taken.let_go()
    taken.write()


@contextmanager
def trace(
    log_dir: str | os.PathLike[str],
    create_perfetto_link: bool = False,
    create_perfetto_trace: bool = False,
    profiler_options: ProfileOptions | None = None,
) -> Iterator[None]:
    """`start_trace` and `stop_trace` around a block.

    >>> import tempfile, monograph as mg
    >>> with tempfile.TemporaryDirectory() as folder, mg.profiler.trace(folder):
    ...     y = mg.jit(lambda x: x + 1)(1.0)
    """
    start_trace(log_dir, create_perfetto_link, create_perfetto_trace, profiler_options)
    try:
        yield
    finally:
        stop_trace()


class _Begun(threading.local):
    """When the spans of one annotation began that this thread is in, the innermost last."""

    def __init__(self) -> None:
        self.times: list[int] = []


class TraceAnnotation:
    """A named span of a timeline, as a block or a decorator; it costs next to nothing otherwise.

    >>> import monograph as mg
    >>> with mg.profiler.TraceAnnotation("load", rows=100):
    ...     pass
    """

    def __init__(self, name: str, **kwargs: Any) -> None:
        self.name = name
        self.details = kwargs
        self.begun = _Begun()

    def __enter__(self) -> TraceAnnotation:
        self.begun.times.append(perf_counter_ns())
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        begin, recording = self.begun.times.pop(), _recording  # another thread may stop the trace
        if recording is not None and begin >= recording.start:
            recording.note(self.name, begin, {k: str(v) for k, v in self.details.items()})

    def __call__(self, f: F) -> F:
        return annotate_function(f, self.name, **self.details)


class StepTraceAnnotation(TraceAnnotation):
    """The span of one step of a training loop: ``StepTraceAnnotation("train", step_num=i)``."""


def annotate_function(func: F, name: str | None = None, **decorator_kwargs: Any) -> F:
    """The function, whose calls are spans of timelines.

    Args:
        func: any function.
        name: of the spans; the function's by default.
        decorator_kwargs: what else the spans say.
    """
    said = name_of(func) if name is None else name

    @functools.wraps(func)
    def wrapped(*args: Any, **kwargs: Any) -> Any:
        with TraceAnnotation(said, **decorator_kwargs):
            return func(*args, **kwargs)

    return wrapped  # type: ignore[return-value]
