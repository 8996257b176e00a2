"""`mg.launch`: a function on ranks, what it returns, and what it raises."""

from __future__ import annotations

import linecache
import os
import subprocess
import sys
import threading
import traceback
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import monograph as mg
from monograph import NamedSharding, P
from monograph._launched import _Said
from monograph._rank import FIRST
from mpi_jobs import missing

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())

CELL = """
import logging
import numpy as np
import monograph as mg
from monograph import NamedSharding, P

scale = 3.0

def work(x, fail):
    from tqdm import tqdm
    rank = mg.process_index()
    print("hello from", rank)
    logging.warning("logged by %d", rank)
    for _ in tqdm(range(2), desc=f"bar {rank}"):
        pass
    if fail and rank == 1:
        raise KeyError("bad batch")
    mesh = mg.make_mesh((2,), ("x",))
    x = mg.device_put(x, NamedSharding(mesh, P("x")))
    return rank, mg.config.enable_x64, mg.jit(lambda x: (x * scale, x.sum()))(x)
"""


def cell() -> Any:
    """A function as a notebook has it: in no file."""
    namespace: dict[str, Any] = {"__name__": "__main__"}
    lines = CELL.splitlines(True)
    linecache.cache["<cell 7>"] = (len(CELL), None, lines, "<cell 7>")
    exec(compile(CELL, "<cell 7>", "exec"), namespace)
    return namespace["work"]


def test_results_come_by_rank_and_output_from_the_first(capfd):
    x = np.arange(6, dtype=np.float32)
    with mg.enable_x64(True):
        made = mg.launch(cell(), (x, False), ranks=2, timeout=60)
    assert [rank for rank, _, _ in made] == [0, 1]
    for _, wide, (scaled, total) in made:
        assert wide is True
        assert isinstance(scaled, mg.Array)
        assert np.asarray(scaled).tolist() == (3 * x).tolist()
        assert float(total) == 15.0
    said = capfd.readouterr()
    assert said.out == "hello from 0\n"
    assert "logged by 0" in said.err and "logged by 1" not in said.err
    assert "bar 0" in said.err and "bar 1" not in said.err


def test_what_a_rank_raises_is_raised_with_its_traceback(capfd):
    with pytest.raises(KeyError, match="bad batch") as caught:
        mg.launch(cell(), (np.ones(2, np.float32), True), ranks=2, timeout=60)
    (note,) = caught.value.__notes__
    assert note.startswith("on rank 1:\n")
    assert 'File "<cell 7>", line 17, in work' in note
    assert 'raise KeyError("bad batch")' in note  # the line of the cell itself
    assert "rank 1 failed" not in capfd.readouterr().err  # said once, in the note
    assert note in "".join(traceback.format_exception(caught.value))


ABORTS = {
    "mpich": "Abort(1) on node 1 (rank 1 in comm 0): application called MPI_Abort\n",
    "hydra": "=" * 83 + "\n=   BAD TERMINATION OF ONE OF YOUR APPLICATION PROCESSES\n",
    "openmpi": "-" * 74 + "\nMPI_ABORT was invoked on rank 1 in communicator MPI_COMM_WORLD\n",
}


def passed_on(folder: Path, errors: str) -> None:
    """Let what ranks and MPI write to stderr go through a pipe, as that of a job."""
    said = _Said(folder)
    (out, out_end), (err, err_end) = os.pipe(), os.pipe()
    said.follow(open(out, "rb"), open(err, "rb"))
    os.close(out_end)
    os.write(err_end, errors.encode())
    os.close(err_end)
    said.end()


@pytest.mark.parametrize("mpi", ABORTS)
def test_what_a_rank_printed_before_it_failed_is_passed_on(tmp_path, capfd, mpi):
    """It comes after the rank has said that it failed, and before what MPI says of the end."""
    (tmp_path / FIRST).write_text("1")
    passed_on(tmp_path, "x is bad\nbar:  50%" + ABORTS[mpi] + "more of MPI\n")
    assert capfd.readouterr().err == "x is bad\nbar:  50%"


def test_what_looks_like_words_of_mpi_is_passed_on_while_no_rank_has_failed(tmp_path, capfd):
    passed_on(tmp_path, "".join(ABORTS.values()))
    assert capfd.readouterr().err == "".join(ABORTS.values())


def test_ranks_may_have_several_devices():
    def work(rows: np.ndarray) -> Any:
        mesh = mg.make_mesh((4,), ("x",))
        x = mg.device_put(rows, NamedSharding(mesh, P("x")))
        pieces = [np.asarray(s.data) for s in x.addressable_shards]
        return mg.local_devices(), pieces, mg.jit(lambda x: x + x.sum(0))(x)

    rows = np.arange(12, dtype=np.float32).reshape(4, 3)
    made = mg.launch(work, (rows,), ranks=2, devices_per_rank=2, timeout=60)
    for rank, (own, pieces, total) in enumerate(made):
        assert [d.index for d in own] == [2 * rank, 2 * rank + 1]
        assert np.array_equal(np.concatenate(pieces), rows[2 * rank : 2 * rank + 2])
        assert np.array_equal(total, rows + rows.sum(0))


def over_four_devices() -> Any:
    def work() -> float:
        mg.config.update("num_cpu_devices", 4)
        x = np.arange(8, dtype=np.float32)
        x = mg.device_put(x, NamedSharding(mg.make_mesh((4,), ("x",)), P("x")))
        assert len(x.addressable_shards) == mg.local_device_count() == 4
        return float(mg.jit(lambda x: x.sum())(x))

    return work


def test_a_single_rank_may_have_any_number_of_devices():
    """So a script that asks for them where `process_count()` is 1 runs as a job of one, too."""
    assert mg.launch(over_four_devices(), ranks=1, timeout=60) == [28.0]


def test_devices_of_several_ranks_are_those_they_were_started_with():
    with pytest.raises(mg.errors.ArgumentError, match="2 ranks have 1 device"):
        mg.launch(over_four_devices(), ranks=2, timeout=60)


@pytest.mark.parametrize(("ranks", "each"), [(0, 1), (2, 0)])
def test_a_job_without_ranks_or_devices_is_an_error(ranks, each):
    with pytest.raises(mg.errors.ArgumentError, match=f"{ranks} ranks with {each} devices each"):
        mg.launch(print, ranks=ranks, devices_per_rank=each)


def test_the_command_wants_a_device_for_each_rank():
    done = subprocess.run(
        [sys.executable, "-m", "monograph", "launch", "-n", "2", "--devices-per-rank", "0", "x.py"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 2 and "at least one device" in done.stderr


@pytest.mark.slow
def test_a_rank_that_hangs_is_an_error():
    def work() -> None:
        import time

        mesh = mg.make_mesh((2,), ("x",))
        x = mg.device_put(np.ones(2, np.float32), NamedSharding(mesh, P("x")))
        if mg.process_index():
            time.sleep(1000)
        np.asarray(x)

    with pytest.raises(mg.errors.CollectiveError, match="status 124") as caught:
        mg.launch(work, ranks=2, timeout=2)
    assert "rank 0 waits for the others to read" in str(caught.value)


def test_what_cannot_be_sent_is_said_before_anything_starts():
    lock = threading.Lock()
    with pytest.raises(mg.errors.ArgumentError, match="'work' cannot be sent"):

        def work() -> Any:
            return lock

        mg.launch(work, ranks=2)
