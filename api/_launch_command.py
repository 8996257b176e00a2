"""``python -m monograph launch -n 4 train.py``: a script as several processes, and their end.

The launcher starts MPI's, looks at the board of `monograph.backends.engines.watching`, and sees to
it that a job in which one rank fails is over for all: the first traceback, who waited where, a
status that is not 0, and nothing left behind.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Protocol

from monograph._rank import FIRST, SAID, run_rank, shared_files
from monograph.backends.engines.watching import DONE, WAITING, Board, Seen

_POLL = 0.02  # seconds between looks at the board
_GRACE = 3.0  # seconds that a rank may wait for one that has ended
_SIGNALLED = 128  # what Open MPI adds to the number of a signal, and MPICH does not
_SIGNALS = 64  # how many there are
NO_TIMEOUT = 0.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``launch``."""
    parser.add_argument(
        "-n", "--ranks", type=int, default=0,
        help="how many processes; without it this process is one of those that mpiexec started",
    )  # fmt: skip
    parser.add_argument(
        "--devices-per-rank", type=_at_least_one, default=1, metavar="DEVICES",
        help="how many devices each process has",
    )  # fmt: skip
    parser.add_argument(
        "--timeout", type=float, default=NO_TIMEOUT, metavar="SECONDS",
        help="end the job where a rank waits for others for longer; 0: never",
    )  # fmt: skip
    parser.add_argument(
        "--all-output", action="store_true", help="show what every rank prints, not only rank 0"
    )
    parser.add_argument("--board", default="", help=argparse.SUPPRESS)
    parser.add_argument("script", help="a Python file")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="its arguments")


def _at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("a rank has at least one device")
    return number


def run(arguments: argparse.Namespace) -> int:
    """Launch, or be launched; the exit status is the job's."""
    if arguments.ranks < 1:
        argv = [arguments.script, *arguments.arguments]
        return run_rank(argv, arguments.board, arguments.all_output, arguments.devices_per_rank)
    return launch(
        [arguments.script, *arguments.arguments],
        arguments.ranks,
        timeout=arguments.timeout,
        all_output=arguments.all_output,
        each=arguments.devices_per_rank,
    )


def launch(
    argv: Sequence[str],
    ranks: int,
    *,
    timeout: float = NO_TIMEOUT,
    all_output: bool = False,
    each: int = 1,
) -> int:
    """Run a script as several processes on this computer.

    Args:
        argv: the script and its arguments.
        ranks: how many processes.
        timeout: seconds after which a rank waits for others in vain; 0: never.
        all_output: whether ranks other than 0 print, too.
        each: how many devices a rank has.

    Returns:
        The exit status: 0 if all ranks ended well.
    """
    with tempfile.TemporaryDirectory(prefix="monograph-") as folder:
        return run_job(argv, ranks, Path(folder), timeout=timeout, all_output=all_output, each=each)


class Listener(Protocol):
    """Who reads what a job prints."""

    errors: str

    def follow(self, out: IO[bytes], errors: IO[bytes]) -> None:
        """Read two pipes from now on."""
        ...

    def end(self) -> None:
        """The job is over."""
        ...


def run_job(
    argv: Sequence[str],
    ranks: int,
    folder: Path,
    *,
    timeout: float = NO_TIMEOUT,
    all_output: bool = False,
    each: int = 1,
    said: Listener | None = None,
) -> int:
    """Run a script as several processes which share a folder with this one.

    Args:
        argv: the script and its arguments.
        ranks: how many processes.
        folder: an empty one, for the time of the job.
        timeout: seconds after which a rank waits for others in vain; 0: never.
        all_output: whether ranks other than 0 print, too.
        each: how many devices a rank has.
        said: gets what the job prints; by default it goes where this process prints.

    Returns:
        The exit status: 0 if all ranks ended well, 130 if the user interrupted.
    """
    starter = mpiexec()
    if not starter:
        _tell('launch: no mpiexec; pip install "monograph[mpi]"', said)
        return 2
    board = Board.create(str(folder / "board"), ranks)
    more = ["--all-output"] if all_output else []
    command = [
        *starter, "-n", str(ranks), sys.executable, "-m", "monograph", "launch",
        "--board", str(folder), "--devices-per-rank", str(each), *more, *argv,
    ]  # fmt: skip
    pipe = None if said is None else subprocess.PIPE
    job = subprocess.Popen(command, start_new_session=True, stdout=pipe, stderr=pipe)
    if said is not None and job.stdout is not None and job.stderr is not None:
        said.follow(job.stdout, job.stderr)
    told: list[str] = []
    try:
        status, what = _watch(job, board, folder, ranks, timeout)
        told += [text for text in (_said(folder), what) if text]
    except KeyboardInterrupt:
        status = 130
    finally:
        _end(job, folder, ranks)
        if said is not None:
            said.end()
    for what in told:
        _tell(what, said)
    return status


def _tell(what: str, said: Listener | None) -> None:
    if said is None:
        print(what, file=sys.stderr)
    else:
        said.errors += what + "\n"


def mpiexec() -> list[str]:
    """The command that starts MPI's processes; empty if there is none."""
    own = shutil.which("mpiexec", path=sysconfig.get_path("scripts"))
    found = own or shutil.which("mpiexec")
    if found is None:
        return []
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    if "Open MPI" in said or "OpenRTE" in said:  # refuses root, and more ranks than cores
        return [found, "--allow-run-as-root", "--oversubscribe"]
    return [found]


def _said(folder: Path) -> str:
    """What the first rank to fail says of it; "" if none did."""
    first, file = folder / FIRST, folder / SAID
    if file.exists():
        return file.read_text(encoding="utf-8").rstrip()
    if not first.exists():
        return ""
    rank = first.read_text(encoding="utf-8")  # "" if it died before it had written even that
    return f"monograph: {f'rank {rank}' if rank else 'a rank'} failed, and did not say why"


def _watch(
    job: subprocess.Popen[bytes], board: Board, folder: Path, ranks: int, timeout: float
) -> tuple[int, str]:
    """Wait for the end of a job; the status it is to have, and what to say of it."""
    while job.poll() is None:
        seen = [board.seen(i) for i in range(ranks)]
        said = _stuck(seen, timeout)
        if said:
            _show_stacks(folder, seen)
            return 124, said
        time.sleep(_POLL)
    status = job.returncode
    if status and not (folder / FIRST).exists():
        seen = [board.seen(i) for i in range(ranks)]
        if _SIGNALLED < status <= _SIGNALLED + _SIGNALS:
            status -= _SIGNALLED
        return (status if 0 <= status < 256 else 1), _died(seen)
    return (status if 0 <= status < 256 else 1), ""


def _stuck(seen: Sequence[Seen], timeout: float) -> str:
    """What to say of a job that does not go on; "" if it does."""
    now = time.monotonic_ns()
    waits = {i: (now - s.since) / 1e9 for i, s in enumerate(seen) if s.state == WAITING}
    if not waits:
        return ""
    ended = [i for i, s in enumerate(seen) if s.state == DONE]
    limit = _GRACE if ended else timeout
    if not limit or max(waits.values()) < limit:
        return ""
    lines = [f"rank {i} waits for {seen[i].what} since {t:.1f} s" for i, t in waits.items()]
    lines += [f"rank {i} has ended" for i in ended]
    others = [i for i in range(len(seen)) if i not in waits and i not in ended]
    lines += [f"rank {i} is elsewhere; it has met others {seen[i].count} times" for i in others]
    return "monograph: the job hangs\n  " + "\n  ".join(lines)


def _died(seen: Sequence[Seen]) -> str:
    """What to say of a job in which a process went without a word."""
    waits = [i for i, s in enumerate(seen) if s.state == WAITING]
    others = [i for i, s in enumerate(seen) if s.state not in (WAITING, DONE)]
    who = f"rank {others[0]}" if len(others) == 1 else "a rank"
    lines = [f"monograph: {who} was killed, or ended the process itself"]
    return "\n".join([*lines, *(f"  rank {i} was waiting for {seen[i].what}" for i in waits)])


def _show_stacks(folder: Path, seen: Sequence[Seen]) -> None:
    """Where the ranks are that do not wait: each prints its stack."""
    for i, s in enumerate(seen):
        pid = _pid(folder, i)
        if s.state not in (WAITING, DONE) and pid and _alive(pid):
            os.kill(pid, signal.SIGUSR1)
    time.sleep(0.2)


def _pid(folder: Path, rank: int) -> int:
    """The process of a rank; 0 if it has not said."""
    file = folder / f"rank{rank}"
    text = file.read_text() if file.exists() else ""
    return int(text.split("\n")[0]) if text.endswith("\n") else 0


def _alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"


def _end(job: subprocess.Popen[bytes], folder: Path, ranks: int) -> None:
    """Leave no process and no shared memory behind."""
    if job.poll() is None:
        os.killpg(job.pid, signal.SIGTERM)
        try:
            job.wait(1.0)
        except subprocess.TimeoutExpired:
            os.killpg(job.pid, signal.SIGKILL)
            job.wait()
    for rank in range(ranks):
        pid = _pid(folder, rank)
        if pid and _alive(pid):
            os.kill(pid, signal.SIGKILL)
        for name in shared_files(folder, rank):
            Path(name).unlink(missing_ok=True)
