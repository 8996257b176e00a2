"""Worker processes that read and run test files; one that dies costs one test, not the command.

The parent hands out one file at a time and hears of every test when it starts and when it ends, so
it knows which test a worker died in; that file goes on behind it in a new worker.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import tempfile
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Any

from monograph.conformance.results import Program, run_file

SECONDS = 120.0  # a test that takes longer is ended
STARTING = 60.0  # what a worker may take longer to start and to read a file


@dataclass(eq=False)
class _Worker:
    """A process and what it is doing."""

    process: Any
    pipe: Connection
    complaints: Any  # what it writes to its standard error
    path: str | None = None
    done: list[str] = field(default_factory=list)  # tests of the file that are over
    test: str | None = None
    checks: int = 0
    since: float = 0.0


def run_files(
    paths: Sequence[str],
    backend: str,
    jobs: int,
    seconds: float = SECONDS,
    work: Callable[..., Iterator[Any]] = run_file,
) -> Iterator[Program | str]:
    """Run every test of every file.

    Args:
        paths: the files.
        backend: where the tests run.
        jobs: how many processes.
        seconds: how long one test may take.
        work: what a worker does with a file, see `run_file`.

    Yields:
        A `Program` per test, in the order in which they end; the path of a file that is over.
    """
    queue: deque[tuple[str, list[str]]] = deque((p, []) for p in paths)
    workers: list[_Worker] = []
    try:
        while queue or any(w.path is not None for w in workers):
            while queue and len(workers) < jobs:
                workers.append(_start(work, backend))
            for w in workers:
                if w.path is None and queue:
                    _hand(w, *queue.popleft())
            busy = [w for w in workers if w.path is not None]
            ready = set(wait([w.pipe for w in busy], timeout=1.0))
            for w in busy:
                if w.pipe in ready or monotonic() - w.since > seconds:
                    yield from _hear(w, queue, seconds)
            workers = [w for w in workers if not w.pipe.closed]
    finally:
        for w in workers:
            _stop(w)


def _start(work: Any, backend: str) -> _Worker:
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    complaints = tempfile.NamedTemporaryFile()
    process = context.Process(
        target=_serve, args=(there, work, backend, complaints.name), daemon=True
    )
    process.start()
    there.close()
    return _Worker(process, here, complaints, since=monotonic())


def _serve(pipe: Connection, work: Any, backend: str, complaints: str) -> None:
    """The worker: run the files that the parent names until it closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent hears it, and ends this process
    os.dup2(os.open(complaints, os.O_WRONLY | os.O_APPEND), 2)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    try:
        while True:
            path, done = pipe.recv()
            for event in work(path, backend, done):
                pipe.send(event if isinstance(event, tuple) else asdict(event))
            pipe.send(None)
    except (EOFError, BrokenPipeError):
        return


def _hand(w: _Worker, path: str, done: list[str]) -> None:
    w.path, w.done, w.test, w.checks = path, done, None, 0
    w.since = monotonic() + STARTING  # it may have to start first
    try:
        w.pipe.send((path, done))
    except OSError:
        pass  # it is dead: that is noticed when it is heard


def _hear(w: _Worker, queue: deque[Any], seconds: float) -> Iterator[Program | str]:
    """What a worker says next; or that it is dead or too slow, and the rest of its file waits."""
    assert w.path is not None
    try:
        if not w.pipe.poll():
            raise TimeoutError
        said = w.pipe.recv()
    except (EOFError, OSError) as end:  # TimeoutError is an OSError
        yield from _lost(w, queue, seconds, isinstance(end, TimeoutError))
        return
    w.since = monotonic()
    if said is None:
        path, w.path = w.path, None
        yield path
    elif isinstance(said, tuple):
        w.test, w.checks = said
    else:
        program = Program.restored(said)
        w.done.append(program.test)
        w.test = None
        yield program


def _lost(w: _Worker, queue: deque[Any], seconds: float, late: bool) -> Iterator[Program | str]:
    assert w.path is not None
    _stop(w)
    reason = f"it ran for more than {seconds:g} s" if late else _death(w)
    yield Program(
        w.path, w.test or "", False, w.checks, 0, (("", 0, reason),), seconds if late else 0
    )
    if w.test is None:  # while the file was being read: there is no test to go on behind
        yield w.path
    else:
        queue.appendleft((w.path, [*w.done, w.test]))
    w.path = None


def _death(w: _Worker) -> str:
    code = w.process.exitcode
    try:
        how = f"was ended by {signal.Signals(-code).name}" if code < 0 else f"ended with {code}"
    except (TypeError, ValueError):
        how = f"ended with {code}"
    w.complaints.seek(0)
    last = w.complaints.read().decode(errors="replace").strip().splitlines()[-1:]
    return f"the process that ran it {how}" + (f": {last[0].strip()}" if last else "")


def _stop(w: _Worker) -> None:
    w.pipe.close()
    w.process.join(timeout=0.2)
    if w.process.is_alive():
        w.process.kill()
        w.process.join()
