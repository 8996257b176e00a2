"""One rank of a job that `monograph launch` started: it runs the script, and fails for all."""

from __future__ import annotations

import faulthandler
import io
import logging
import os
import runpy
import signal
import sys
import time
import traceback
from collections.abc import Sequence
from contextlib import redirect_stderr
from pathlib import Path
from types import TracebackType

from monograph import distributed
from monograph.backends.engines.watching import DONE, FAILED, Board
from monograph.backends.engines.world import current
from monograph.hlo import flags

# What MPICH and Open MPI leave behind where a job is aborted.
_SHARED = ("/dev/shm/mpich_shm_", "/dev/shm/sm_segment.")
FIRST, SAID = "failed", "said"  # files of a job: which rank failed first, and what it says of it
_TALK = 4.0  # seconds that the first rank to fail may take to say so, at most
_POLL = 0.02


def run_rank(argv: Sequence[str], folder: str, all_output: bool, each: int = 1) -> int:
    """Run a script as one process of a job; what it raises ends all of them.

    Args:
        argv: the script and its arguments.
        folder: the launcher's: a board, and files in which ranks say who they are; "" without.
        all_output: whether ranks other than 0 may print.
        each: how many devices a rank has.
    """
    board_file = str(Path(folder, "board")) if folder else None
    distributed.initialize(board=board_file, devices_per_rank=each)
    world = current()
    assert world is not None
    faulthandler.register(signal.SIGUSR1)
    if folder:
        _sign(Path(folder), world.rank)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)  # what was printed is not lost at an abort
    if world.rank and not all_output:
        logging.getLogger("monograph").disabled = True
        logging.disable(logging.WARNING)  # errors of all are shown
        flags.hide_progress()
        sys.stdout.flush()
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    if not flags.values["num_threads"]:
        flags.values["num_threads"] = max(1, (os.cpu_count() or 1) // world.size)
    status = _run(argv, Path(folder) if folder else None, world.rank)
    board = Board(str(Path(folder, "board")), world.rank) if folder else None
    if board is not None:
        board.say(FAILED if status else DONE)
    if status:
        world.abort(status)
    return status


def _run(argv: Sequence[str], folder: Path | None, rank: int) -> int:
    """Run the script; its exit status."""
    sys.argv = list(argv)
    sys.path.insert(0, str(Path(argv[0]).resolve().parent))
    try:
        runpy.run_path(argv[0], run_name="__main__")
    except SystemExit as e:
        if e.code is None or isinstance(e.code, int):
            status = int(e.code or 0)
            if status:
                _say_if_first(folder, rank, f"monograph: rank {rank} ended with status {status}")
            return status
        _say_if_first(folder, rank, f"monograph: rank {rank} ended: {e.code}")
        return 1
    except BaseException as e:
        e = e.with_traceback(_of_script(e.__traceback__, argv[0]))
        _say_if_first(folder, rank, f"monograph: rank {rank} failed, so all end", e)
        return 1
    finally:
        sys.stdout.flush()
    return 0


def _of_script(trace: TracebackType | None, script: str) -> TracebackType | None:
    """A traceback without what is in front of the script; all of it, if that is everything."""
    found = trace
    while found is not None and found.tb_frame.f_code.co_filename != script:
        found = found.tb_next
    return found or trace


def _say_if_first(
    folder: Path | None, rank: int, what: str, error: BaseException | None = None
) -> None:
    """Say why this rank fails; if another one has failed before, wait until that has said so.

    Who returns from this ends all ranks.
    """
    try:
        if folder is not None:
            with open(folder / FIRST, "x", encoding="utf-8") as file:
                file.write(str(rank))
    except FileExistsError:
        last = time.monotonic() + _TALK
        while time.monotonic() < last and folder and not (folder / SAID).exists():
            time.sleep(_POLL)
        return
    text = io.StringIO()
    with redirect_stderr(text):
        print(what, file=sys.stderr)
        if error is not None:
            _show(error)
    if folder is None:
        sys.stderr.write(text.getvalue())
        sys.stderr.flush()
        return
    new = folder / "said.new"  # the launcher shows it: pipes lose what comes just before an abort
    new.write_text(text.getvalue(), encoding="utf-8", errors="replace")
    new.rename(folder / SAID)


def _show(error: BaseException) -> None:
    """As the script would have it shown; its hook may do anything, and the job is to end anyway."""
    try:
        sys.excepthook(type(error), error, error.__traceback__)
    except BaseException as e:
        traceback.print_exception(error)
        print("monograph: sys.excepthook failed:", file=sys.stderr)
        traceback.print_exception(e, chain=False)


def _sign(folder: Path, rank: int) -> None:
    """Say which process this rank is, and which shared files it has open."""
    lines = Path("/proc/self/maps").read_text().splitlines()
    files = sorted({w for line in lines for w in line.split() if w.startswith(_SHARED)})
    new = folder / f"rank{rank}.new"
    new.write_text("\n".join([str(os.getpid()), *files]) + "\n")
    new.rename(folder / f"rank{rank}")


def shared_files(folder: Path, rank: int) -> list[str]:
    """The shared files that a rank had open."""
    file = folder / f"rank{rank}"
    return file.read_text().split("\n")[1:-1] if file.exists() else []
