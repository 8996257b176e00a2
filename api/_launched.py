"""A function on every rank of a job: sent by `launch`, run here, its results and errors sent back.

`launch` runs in the process that asks, `main` on each rank (this file is the job's script). They
meet in a folder: ``call`` holds the function, ``result<rank>`` what it returned, ``raised<rank>``
what it raised.
"""

from __future__ import annotations

import io
import linecache
import pickle
import re
import sys
import tempfile
import threading
import traceback
from collections import ChainMap
from collections.abc import Callable, Sequence
from pathlib import Path
from types import CodeType
from typing import IO, Any

from monograph._launch_command import NO_TIMEOUT, run_job
from monograph._rank import FIRST
from monograph.backends.engines import world
from monograph.hlo import flags
from monograph.hlo.errors import ArgumentError, CollectiveError, MonographError

_ITS_OWN = ("num_cpu_devices", "num_threads")  # settings that differ on ranks
# How MPI's own words begin where it ends a job: MPICH's, its launcher's, and Open MPI's.
_MPI_ENDS = re.compile(
    r"Abort\(-?\d+\)|application called MPI_Abort|\[(mpiexec|proxy)[@:]|MPI_ABORT|={60,}|-{60,}"
)


def launch(
    fn: Callable[..., Any],
    args: Sequence[Any] = (),
    *,
    ranks: int,
    devices_per_rank: int = 1,
    timeout: float = NO_TIMEOUT,
    all_output: bool = False,
) -> list[Any]:
    """Run a function as several processes on this computer, which have devices of their own.

    The function is sent with what it refers to (by cloudpickle), so it may be one of a notebook;
    modules that it imports are imported by each process. Settings (`config`) hold there, too. What
    rank 0 prints is printed here.

    Args:
        fn: it makes its own meshes and arrays. Functions of a module are sent by name.
        args: its arguments, which are sent to every rank.
        ranks: how many processes.
        devices_per_rank: how many devices each of them has.
        timeout: seconds that a rank may wait for others before the job is ended; 0: for ever.
        all_output: whether what other ranks print is printed, too.

    Returns:
        What the function returned, by rank. Arrays are whole.

    Raises:
        ArgumentError: if the function cannot be sent, there is no MPI, or nothing to run it on.
        CollectiveError: if a rank was killed, ended, or hung.
        BaseException: what the first rank to fail raised, with a note that names the rank and shows
            its traceback.

    Examples:
        ``mg.launch(train, ranks=4)``; see docs/mpi.md.
    """
    if ranks < 1 or devices_per_rank < 1:
        raise ArgumentError(
            f"launch: {ranks} ranks with {devices_per_rank} devices each",
            fix="start at least one rank, with at least one device.",
        )
    with tempfile.TemporaryDirectory(prefix="monograph-") as name:
        folder = Path(name)
        _send(folder, fn, args)
        said = _Said(folder)
        status = run_job(
            [__file__, name], ranks, folder, timeout=timeout, all_output=all_output,
            each=devices_per_rank, said=said,
        )  # fmt: skip
        if status == 130:
            raise KeyboardInterrupt
        if status:
            raise _failure(folder, status, said.errors)
        return [pickle.loads((folder / f"result{i}").read_bytes()) for i in range(ranks)]


def _send(folder: Path, fn: Callable[..., Any], args: Sequence[Any]) -> None:
    """Write what ranks are to run."""
    try:
        import cloudpickle  # type: ignore[import-untyped]
    except ImportError:
        raise ArgumentError(
            "launch: cloudpickle is not installed",
            why="a function of a notebook or script is sent to other processes by it.",
            fix='pip install "monograph[mpi]"',
        ) from None
    settings = {k: flags.get(k) for k in flags.values if k not in _ITS_OWN}
    code = getattr(fn, "__code__", None)
    file = getattr(code, "co_filename", "")
    try:
        data = _pickled(cloudpickle.Pickler, (fn, tuple(args)))
    except Exception as e:
        raise ArgumentError(
            f"launch: the function {getattr(fn, '__name__', fn)!r} cannot be sent: {e}",
            why="what it refers to, and its arguments, go to other processes.",
            fix="make files, locks and the like inside of it.",
        ) from e
    about = {"path": sys.path, "settings": settings, "file": file,
             "lines": linecache.getlines(file), "data": data}  # fmt: skip
    (folder / "call").write_bytes(pickle.dumps(about))


def _pickled(pickler: Any, x: Any) -> bytes:
    """By cloudpickle, which forgets the files of code; tracebacks are to show the lines."""
    reduce = pickler.dispatch_table[CodeType]

    def with_file(code: CodeType) -> tuple[Any, ...]:
        return _of_file, (code.co_filename, *reduce(code)[:2])

    table = ChainMap({CodeType: with_file}, pickler.dispatch_table)
    out = io.BytesIO()
    type("Pickler", (pickler,), {"dispatch_table": table})(out).dump(x)
    return out.getvalue()


def _of_file(file: str, make: Callable[..., CodeType], args: tuple[Any, ...]) -> CodeType:
    return make(*args).replace(co_filename=file)


class _Said:
    """What a job prints, passed on as it comes; and what the launcher says of its end."""

    def __init__(self, folder: Path) -> None:
        self.errors = ""
        self._first = folder / FIRST
        self._threads: list[threading.Thread] = []

    def follow(self, out: IO[bytes], errors: IO[bytes]) -> None:
        """Pass on what comes through two pipes."""
        for pipe, to in ((out, sys.stdout), (errors, sys.stderr)):
            thread = threading.Thread(target=self._pass_on, args=(pipe, to), daemon=True)
            thread.start()
            self._threads.append(thread)

    def _pass_on(self, pipe: IO[bytes], to: IO[str]) -> None:
        """Line by line, and progress bars as they move; not what MPI says while it ends a job.

        What a rank printed before it failed may come after it has said that it failed.
        """
        lines = io.TextIOWrapper(pipe, "utf-8", "replace", newline="")
        may_end = to is sys.stderr
        for line in lines:
            ends = _MPI_ENDS.search(line) if may_end and self._first.exists() else None
            to.write(line[: ends.start()] if ends else line)
            to.flush()
            if ends:
                break
        for _ in lines:  # a pipe that nobody reads would stop MPI
            pass

    def end(self) -> None:
        """Wait until all was passed on."""
        for thread in self._threads:
            thread.join(5.0)


def _failure(folder: Path, status: int, errors: str) -> BaseException:
    """What to raise for a job that failed."""
    failed = folder / FIRST
    rank = failed.read_text() if failed.exists() else ""
    raised = folder / f"raised{rank}"
    if rank and raised.exists():
        found: BaseException = pickle.loads(raised.read_bytes())
        found.add_note(f"on rank {rank}:\n{errors.strip()}")
        return found
    return CollectiveError(
        f"launch: the job ended with status {status}",
        why=errors.strip() or "the processes did not say why.",
        fix="see what the ranks did; all_output=True shows what each of them prints.",
    )


def main(name: str) -> None:
    """What each rank does."""
    folder = Path(name)
    about = pickle.loads((folder / "call").read_bytes())
    sys.path[:] = about["path"]
    for key, value in about["settings"].items():
        flags.update(key, value)
    lines, file = about["lines"], about["file"]
    if lines and not Path(file).exists():  # a cell of a notebook
        linecache.cache[file] = (sum(map(len, lines)), None, lines, file)
    rank = world.rank()
    shown = sys.excepthook

    def show(kind: Any, e: BaseException, trace: Any) -> None:
        """With the lines of cells, which the interpreter itself does not know."""
        tell = shown if isinstance(e, MonographError) else traceback.print_exception
        tell(kind, e, trace)

    sys.excepthook = show
    try:
        fn, args = pickle.loads(about["data"])
        data = pickle.dumps(fn(*args))
    except BaseException as e:
        _keep(folder / f"raised{rank}", e)
        raise
    (folder / f"result{rank}").write_bytes(data)


def _keep(file: Path, e: BaseException) -> None:
    """Write an exception, if it can be: a message says the rest."""
    try:
        data = pickle.dumps(e)
        pickle.loads(data)  # some can be written and not read
    except Exception:
        return
    file.write_bytes(data)


if __name__ == "__main__":
    main(sys.argv[1])
