"""Ends of jobs: one in which a rank fails is over for all, says what happened, leaves nothing."""

from __future__ import annotations

import sys
import time
from itertools import product
from pathlib import Path

import numpy as np
import pytest

import monograph as mg
from monograph._launch_command import _said
from monograph._rank import FIRST, SAID, _say_if_first
from mpi_jobs import launch, needs_mpi

FAILING = """
import os, signal, sys, time
import numpy as np
import monograph as mg
from monograph import NamedSharding, P
mesh = mg.make_mesh((mg.device_count(),), ("x",))
a = mg.device_put(np.arange(8.0, dtype=np.float32), NamedSharding(mesh, P("x")))
f = mg.jit(lambda a: (a * a).sum())
print(float(f(a)))
f(a)  # once this is over, the other rank has printed
if mg.process_index() == 1:
    open(sys.argv[1], "w").write(str(os.getpid()))
    {what}
print(float(f(a)))
"""
ENDS = {
    "raise": ('raise ValueError("bad batch")', 1, ["rank 1 failed", "ValueError: bad batch"]),
    "exit": ("sys.exit(3)", 3, ["rank 1 ended with status 3"]),
    "end": ("sys.exit(0)", 124, ["rank 1 has ended", "rank 0 waits for all_reduce over x, "]),
    "quit": ("os._exit(200)", 200, ["ended the process itself"]),
    "mute": ("sys.excepthook = lambda *_: os._exit(5); raise ValueError", 5,
             ["rank 1 failed, and did not say why"]),
    "hook": ("sys.excepthook = lambda *_: 1 / 0; raise ValueError('bad batch')", 1,
             ["rank 1 failed", "ValueError: bad batch", "ZeroDivisionError"]),
    "kill": ("os.kill(os.getpid(), signal.SIGKILL)", 9, ["was killed"]),
    "hang": ("time.sleep(1000)", 124, ["rank 0 waits for all_reduce over x", "rank 1 is else",
                                       "in <module>"]),
    "differ": ("f = mg.jit(lambda a: (a + a).sum()); f(a)", 124, ["the others to compile"]),
}  # fmt: skip
SHARED = ("mpich_shm_*", "sm_segment.*")  # MPICH's and Open MPI's
ORDINARY = (("raise", 1), ("quit", 1), ("mute", 1), ("kill", 1), ("hang", 1), ("kill", 2))
CASES = [case if case in ORDINARY else pytest.param(*case, marks=pytest.mark.slow)
         for case in product(ENDS, (1, 2))]  # fmt: skip


def _runs(pid: int) -> bool:
    """Whether a process is there and is no zombie, which only waits for its parent to look."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def _is_left(file: Path, begun: float) -> bool:
    """Whether memory made since is nobody's: other jobs may run beside this one."""
    try:
        if file.stat().st_mtime < begun - 1:
            return False
    except OSError:
        return False
    for maps in Path("/proc").glob("[0-9]*/maps"):
        try:
            if str(file) in maps.read_text():
                return False
        except OSError:  # that process has ended
            continue
    return file.exists()


@needs_mpi
@pytest.mark.parametrize(("kind", "each"), CASES)
def test_a_job_in_which_one_rank_fails_is_over(tmp_path, kind, each):
    what, status, said = ENDS[kind]
    script = tmp_path / "train.py"
    script.write_text(FAILING.replace("{what}", what))
    timeout = 5 if kind in ("hang", "differ") else 60
    begun = time.time()
    options = ("-n", 2, "--devices-per-rank", each, "--timeout", timeout)
    done = launch(*options, script, tmp_path / "pid")
    assert done.returncode == status, done.stderr
    assert (tmp_path / "pid").exists(), done.stderr
    ended = time.time() - (tmp_path / "pid").stat().st_mtime
    for words in said:
        assert words in done.stderr
    assert "140.0" in done.stdout and done.stdout.count("140.0") == 1  # rank 0 alone prints
    print(f"{kind}, {each} devices: over in {ended:.2f} s")
    assert ended < 10 + (5 if status == 124 else 0)  # 5, and the timeout, and a busy machine
    pid = int((tmp_path / "pid").read_text())
    assert not _runs(pid)
    left = [f for shape in SHARED for f in Path("/dev/shm").glob(shape) if _is_left(f, begun)]
    assert not left


@pytest.mark.parametrize(("rank", "who"), [("1", "rank 1"), ("", "a rank")])
def test_a_rank_that_dies_before_it_says_why_is_named(tmp_path, rank, who):
    assert not _said(tmp_path)
    (tmp_path / FIRST).write_text(rank)
    assert _said(tmp_path) == f"monograph: {who} failed, and did not say why"


@pytest.mark.parametrize("error", [ZeroDivisionError, SystemExit])
def test_a_hook_that_fails_does_not_hide_why_a_rank_failed(tmp_path, monkeypatch, error):
    def hook(*_: object) -> None:
        raise error("in the hook")

    monkeypatch.setattr(sys, "excepthook", hook)
    _say_if_first(tmp_path, 1, "rank 1 failed", ValueError("bad batch"))
    said = (tmp_path / SAID).read_text()
    for words in ("rank 1 failed", "ValueError: bad batch", f"{error.__name__}: in the hook"):
        assert words in said


@needs_mpi
def test_different_programs_are_an_error_on_every_rank(tmp_path):
    script = tmp_path / "train.py"
    script.write_text(
        "import numpy as np, monograph as mg\n"
        "mesh = mg.make_mesh((2,), ('x',))\n"
        "a = mg.device_put(np.ones(8, np.float32), mg.NamedSharding(mesh, mg.P('x')))\n"
        "r = mg.process_index()\n"
        "mg.jit(lambda a: (a * float(r)).sum())(a)\n"
    )
    done = launch("-n", 2, "--timeout", 20, script)
    assert done.returncode == 1
    assert "MG0503" in done.stderr and "train.py:5" in done.stderr


SAVING = """
import os, signal, sys
import numpy as np
import monograph as mg
from monograph import NamedSharding, P
from monograph import _sharded_files as files

folder, when, kind, rank = sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4])
at = NamedSharding(mg.make_mesh((2,), ("x",)), P("x"))
tree = {n: mg.device_put(np.full((8, 64), i, np.float32), at) for i, n in enumerate("abc")}
mg.save_sharded(folder, tree)
met = 0

def step(real):
    def counted(*args, **more):
        global met
        met += 1
        if met == when and mg.process_index() == rank:
            os.kill(os.getpid(), signal.SIGKILL)
        return real(*args, **more)
    return counted

real = getattr(files.os, kind)
setattr(files.os, kind, step(real))
mg.save_sharded(folder, {n: x + 10 for n, x in tree.items()})
"""


@needs_mpi
@pytest.mark.parametrize(
    ("rank", "when", "kind"),
    [(1, 2, "fsync"), pytest.param(0, 4, "fsync", marks=pytest.mark.slow),
     pytest.param(1, 1, "fsync", marks=pytest.mark.slow)],
)  # fmt: skip
def test_a_rank_that_is_killed_while_saving_leaves_the_old_tree(tmp_path, rank, when, kind):
    """In the middle of the pieces, or of the manifest."""
    script, folder = tmp_path / "save.py", tmp_path / "saved"
    script.write_text(SAVING)
    done = launch("-n", 2, "--timeout", 20, script, folder, when, kind, rank)
    assert done.returncode == 9, done.stderr
    like = {n: mg.ShapeDtypeStruct((8, 64), np.float32) for n in "abc"}
    made = mg.load_sharded(folder, like)
    assert {n: set(np.asarray(x).ravel()) for n, x in made.items()} == {
        "a": {0},
        "b": {1},
        "c": {2},
    }
    assert any(f.name.endswith(".new") for f in folder.iterdir())  # it was in the middle
    mg.save_sharded(folder, {n: np.ones((8, 64), np.float32) for n in "abc"})  # goes on from there
    assert float(mg.load_sharded(folder, like)["a"][0, 0]) == 1.0
