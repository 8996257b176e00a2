"""Ranks of MPI: the bits of the local engine, and the end of a job in which one fails."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import monograph as mg
from monograph.hlo.axes import Mirror, Shift, Steps, Transposition
from monograph.sharding.apart import senders
from monograph.tracer import distributed
from mpi_there import missing

needs_mpi = pytest.mark.skipif(bool(missing()), reason=missing())
TESTS = Path(__file__).parents[1]
SCRIPT = TESTS / "mpi_programs.py"
ENV = {**os.environ, "MONOGRAPH_VERIFY": "0", "MONOGRAPH_NUM_THREADS": "1"}
SAME = (
    "sums_float32", "sums_float16", "sums_bfloat16", "sums_float8_e4m3fn", "sums_float8_e5m2",
    "sums_int32", "sums_int8", "sums_uint16", "training", "wave", "outside", "counters", "once",
    "saving", "parts",
)  # fmt: skip
CLOSE = ("uneven", "ppermute_some", "all_to_all", "pshuffle", "ragged")


def launch(*arguments: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "monograph", "launch", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, env=ENV)


@cache
def given(folder: Path, ranks: int, names: tuple[str, ...]) -> tuple[Any, Any]:
    """What programs give in one process and in one for each device."""
    alone, job = folder / f"alone{ranks}", folder / f"job{ranks}"
    subprocess.run([sys.executable, SCRIPT, alone, str(ranks), *names], check=True, env=ENV)
    done = launch("-n", ranks, "--timeout", 60, SCRIPT, job, ranks, *names)
    assert done.returncode == 0, done.stderr
    return pickle.loads(alone.read_bytes()), pickle.loads(job.read_bytes())


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("mpi")


@needs_mpi
@pytest.mark.parametrize("name", SAME)
@pytest.mark.parametrize("ranks", [2, 4])
def test_ranks_have_the_bits_of_the_local_engine(folder, ranks, name):
    alone, job = given(folder, ranks, (*SAME, *CLOSE))
    assert len(alone[name]) == len(job[name]) > 0
    for a, b in zip(alone[name], job[name], strict=True):
        assert (a.dtype, a.shape, a.tobytes()) == (b.dtype, b.shape, b.tobytes())


SEVERAL = ("sums_float32", "sums_bfloat16", "sums_float8_e4m3fn", "sums_int32", "training", "wave",
           "outside", "parts", "saving")  # fmt: skip


@needs_mpi
def test_ranks_with_several_devices_have_the_same_bits(folder):
    names = (*SEVERAL, "some_devices")
    alone, job = folder / "alone-several", folder / "job-several"
    subprocess.run([sys.executable, SCRIPT, alone, "4", *names], check=True, env=ENV)
    options = ("-n", 2, "--devices-per-rank", 2, "--timeout", 60)
    done = launch(*options, SCRIPT, job, 4, *names)
    assert done.returncode == 0, done.stderr
    apart, ranks = (pickle.loads(f.read_bytes()) for f in (alone, job))
    for name in names:
        assert len(apart[name]) == len(ranks[name]) > 0
        for a, b in zip(apart[name], ranks[name], strict=True):
            assert (a.dtype, a.shape, a.tobytes()) == (b.dtype, b.shape, b.tobytes()), name


def _assert_close(alone: list[np.ndarray], job: list[np.ndarray]) -> None:
    for a, b in zip(alone, job, strict=True):
        assert (a.dtype, a.shape) == (b.dtype, b.shape)
        scale = np.abs(a.astype(np.float64)).max(initial=0.0)
        tolerance = 2e-2 if a.dtype.itemsize < 4 else 1e-5
        difference = np.abs(a.astype(np.float64) - b.astype(np.float64)).max(initial=0.0)
        assert difference <= tolerance * max(scale, 1.0)


@needs_mpi
@pytest.mark.parametrize(("ranks", "count"), [(2, 2), (4, 5)])
def test_sums_inside_a_device_may_round_otherwise(folder, ranks, count):
    alone, job = given(folder, ranks, (*SAME, *CLOSE))
    ran = [n for n in CLOSE if alone[n] is not None and job[n] is not None]
    assert len(ran) == count  # the others are for another number of devices
    for name in ran:
        _assert_close(alone[name], job[name])


def _apart(folder: Path, names: tuple[str, ...]) -> Any:
    """What programs give on four simulated devices that run the programs of ranks."""
    file = folder / "apart"
    subprocess.run([sys.executable, SCRIPT, file, "4", "apart", *names], check=True, env=ENV)
    return pickle.loads(file.read_bytes())


def _assert_same(apart: dict[str, Any], job: dict[str, Any], count: int) -> None:
    ran = [n for n in apart if apart[n] is not None and job[n] is not None]
    assert len(ran) >= count
    for name in ran:
        for a, b in zip(apart[name], job[name], strict=True):
            assert (a.dtype, a.shape, a.tobytes()) == (b.dtype, b.shape, b.tobytes()), name


@needs_mpi
def test_devices_apart_give_the_bits_of_ranks(folder):
    _, job = given(folder, 4, (*SAME, *CLOSE))
    _assert_same(_apart(folder, ("training", *CLOSE)), job, 5)


@needs_mpi
@pytest.mark.slow
def test_every_program_with_shard_map_on_four_ranks(folder):
    alone, job = given(folder, 4, ())
    ran = [n for n in alone if alone[n] is not None and job[n] is not None]
    assert len(ran) > 180
    for name in ran:
        _assert_close(alone[name], job[name])
    _assert_same(_apart(folder, ()), job, 180)


@needs_mpi
@pytest.mark.slow
def test_the_example_of_the_guide_runs_on_four_ranks(tmp_path):
    """Digits, data parallel and tensor parallel; its loss is that of four simulated devices."""
    page = (TESTS.parent / "docs" / "mpi.md").read_text()
    script = tmp_path / "train.py"
    script.write_text(page.split("```python\n")[1].split("```")[0])
    alone = subprocess.run(
        [sys.executable, script], capture_output=True, text=True, env=ENV, check=True
    )
    job = launch("-n", 4, "--timeout", 60, script)
    assert job.returncode == 0, job.stderr
    (a,), (b,) = ([float(w) for w in r.stdout.split()[1:]] for r in (alone, job))
    assert a == pytest.approx(b, abs=1.1e-4) and 0 < b < 2


# ---- ends of jobs --------------------------------------------------------------------------------

FAILING = """
import os, signal, sys, time
import numpy as np
import monograph as mg
from monograph import NamedSharding, P
mesh = mg.make_mesh((2,), ("x",))
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
    "kill": ("os.kill(os.getpid(), signal.SIGKILL)", 9, ["was killed"]),
    "hang": ("time.sleep(1000)", 124, ["rank 0 waits for all_reduce over x", "rank 1 is else",
                                       "in <module>"]),
    "differ": ("f = mg.jit(lambda a: (a + a).sum()); f(a)", 124, ["the others to compile"]),
}  # fmt: skip
ORDINARY = ("raise", "kill", "hang")


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
@pytest.mark.parametrize(
    "kind", [k if k in ORDINARY else pytest.param(k, marks=pytest.mark.slow) for k in ENDS]
)
def test_a_job_in_which_one_rank_fails_is_over(tmp_path, kind):
    what, status, said = ENDS[kind]
    script = tmp_path / "train.py"
    script.write_text(FAILING.replace("{what}", what))
    timeout = 5 if kind in ("hang", "differ") else 60
    begun = time.time()
    done = launch("-n", 2, "--timeout", timeout, script, tmp_path / "pid")
    assert done.returncode == status, done.stderr
    assert (tmp_path / "pid").exists(), done.stderr
    ended = time.time() - (tmp_path / "pid").stat().st_mtime
    for words in said:
        assert words in done.stderr
    assert "140.0" in done.stdout and done.stdout.count("140.0") == 1  # rank 0 alone prints
    print(f"{kind}: over in {ended:.2f} s")
    assert ended < 10 + (5 if status == 124 else 0)  # 5, and the timeout, and a busy machine
    pid = int((tmp_path / "pid").read_text())
    assert not _runs(pid)
    assert not [f for f in Path("/dev/shm").glob("mpich_shm_*") if _is_left(f, begun)]


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


# ---- pieces of it --------------------------------------------------------------------------------


@pytest.mark.smoke
@pytest.mark.parametrize(
    ("perm", "n", "expected"),
    [
        (Shift(1), 4, [3, 0, 1, 2]),
        (Shift(-2, wrap=False), 4, [2, 3, None, None]),
        (Mirror(), 3, [2, 1, 0]),
        (Transposition((2, 3), (1, 0)), 6, [0, 3, 1, 4, 2, 5]),
        (((0, 2), (2, 1)), 3, [None, 2, 0]),
        (Steps(1, 0, 2, 0, 1, 0, 4), 4, [0, 0, 1, 1]),
    ],
)
def test_senders(perm, n, expected):
    assert senders(perm, n) == expected


def test_what_a_rank_has_of_a_mesh(monkeypatch):
    class Second:
        rank, size, each = 1, 3, 2

    monkeypatch.setattr(distributed, "current", Second)
    devices = [mg.Device("cpu", i) for i in (5, 3, 0, 2)]
    share = distributed.share_in(mg.sharding.Mesh(np.array(devices).reshape(2, 2), ("x", "y")))
    assert (share.own, share.ranks, share.places) == ((3, 2), (0, 1, 2), [(0, 1), (1, 1)])
    assert distributed.share_in(mg.sharding.Mesh(devices[1::2], ("x",))) is None  # all are its own
    assert distributed.share_in(mg.sharding.Mesh(devices[:1], ("x",))) is None
    assert distributed.share_in(mg.sharding.Mesh(devices[::2], ("x",))).own == ()


def test_alone_nothing_is_distributed():
    assert not mg.distributed.is_initialized()
    assert (mg.process_index(), mg.process_count(), mg.process_indices()) == (0, 1, [0])
