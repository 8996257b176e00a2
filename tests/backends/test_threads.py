"""The thread pool: every piece once, the same bits whatever the number of threads, and forks."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest

import monograph as mg
import monograph.numpy as mnp
from monograph.backends import get_backend
from monograph.backends.cpu.backend import target_of
from monograph.backends.cpu.emission.emit import Machine
from monograph.backends.cpu.objects.loader import load
from monograph.backends.cpu.objects.machine import compile_text, host_machine
from monograph.backends.cpu.objects.shared import loaded, resolve
from monograph.backends.cpu.threads.pool import POOL, quota, threads
from monograph.backends.cpu.threads.pool_text import MOST, serial_text

LONG = 1_000_000  # nanoseconds: worth waking workers
# count[piece] += 1; nested: every piece counts 8 pieces of its own row; meet: pieces that wait for
# each other, so that they end only if as many threads are at work.
JOBS = """
define void @count(ptr %counts, i64 %k) {
  %p = getelementptr i64, ptr %counts, i64 %k
  %o = atomicrmw add ptr %p, i64 1 monotonic
  ret void
}
define void @nested(ptr %counts, i64 %k) {
  %at = mul i64 %k, 8
  %p = getelementptr i64, ptr %counts, i64 %at
  call void @mg_parallel(ptr @count, ptr %p, i64 8, i64 1000000)
  ret void
}
define void @meet(ptr %place, i64 %k) {
entry:
  %wanted = load i64, ptr %place
  %p = getelementptr i64, ptr %place, i64 1
  %o = atomicrmw add ptr %p, i64 1 seq_cst
  br label %wait
wait:
  %here = load atomic i64, ptr %p seq_cst, align 8
  %all = icmp uge i64 %here, %wanted
  br i1 %all, label %end, label %again
again:
  %y = call i32 @sched_yield()
  br label %wait
end:
  ret void
}
define void @deep(ptr %sums, i64 %k) {
  %big = alloca [6000000 x i8], align 64
  %p = getelementptr i8, ptr %big, i64 64
  store volatile i8 1, ptr %p
  call void @count(ptr %sums, i64 %k)
  ret void
}
declare i32 @sched_yield()
declare void @mg_parallel(ptr, ptr, i64, i64)
"""


@pytest.fixture(scope="module")
def jobs():
    return load(compile_text(JOBS), ["count", "nested", "meet", "deep"], resolve)


@pytest.fixture
def number():
    """Set the number of threads; afterwards it is what it was."""
    before = mg.config.num_threads

    def update(n: int) -> None:
        mg.config.update("num_threads", n)
        wait_for_workers(0)

    yield update
    mg.config.update("num_threads", before)


def parallel(function: int, argument: np.ndarray, pieces: int, nanoseconds: int = LONG) -> None:
    address = loaded(POOL).symbols["mg_parallel"]
    kinds = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)
    ctypes.CFUNCTYPE(None, *kinds)(address)(function, argument.ctypes.data, pieces, nanoseconds)


def workers() -> int:
    """Threads of the pool."""
    found = 0
    for thread in os.listdir("/proc/self/task"):
        with suppress(OSError):  # it ended meanwhile
            found += Path(f"/proc/self/task/{thread}/comm").read_text() == "monograph\n"
    return found


def wait_for_workers(n: int) -> None:
    deadline = time.monotonic() + 10
    while workers() != n:
        assert time.monotonic() < deadline
        time.sleep(0.001)


@pytest.mark.smoke
@pytest.mark.parametrize("n", (0, 1, 2, 5))
def test_every_piece_runs_once(jobs, number, n):
    number(n)
    counts, wanted = np.zeros(256, np.int64), np.zeros(256, np.int64)
    for nanoseconds in (0, 10_000, LONG):
        for pieces in range(201):
            parallel(jobs.symbols["count"], counts, pieces, nanoseconds)
            wanted[:pieces] += 1
    np.testing.assert_array_equal(counts, wanted)


def test_many_rounds(jobs, number):
    number(3)
    counts = np.zeros(256, np.int64)
    for k in range(5000):
        parallel(jobs.symbols["count"], counts, 2 + k % 7)
    assert counts.sum() == sum(2 + k % 7 for k in range(5000))


@pytest.mark.parametrize("n", (2, 5))
def test_as_many_threads_as_asked_for(jobs, number, n):
    """Pieces that wait for each other: they end only if n threads have one each."""
    number(n)
    for pause in (0.0, 0.0, 0.01):  # workers that spin, and workers that sleep
        time.sleep(pause)
        parallel(jobs.symbols["meet"], np.array([n, 0]), n)


@pytest.mark.parametrize("n", (3, 5))
def test_no_sleeper_is_forgotten(jobs, number, n):
    """A worker that spins may have its piece before those that are woken count who is awake."""
    for k in range(1500):
        if k % 50 == 0:
            number(2)
            number(n)
        parallel(jobs.symbols["meet"], np.array([n, 0]), n)
        time.sleep(k % 3 * 2e-5)


def test_fewer_threads_later(jobs, number):
    number(5)
    parallel(jobs.symbols["meet"], np.array([5, 0]), 5)
    assert workers() == 4
    number(2)  # all leave; the next long job starts one
    parallel(jobs.symbols["meet"], np.array([2, 0]), 2)
    assert workers() == 1


def test_short_work_wakes_nobody(jobs, number):
    number(2)
    counts = np.zeros(256, np.int64)
    parallel(jobs.symbols["count"], counts, 1)
    parallel(jobs.symbols["count"], counts, 2, 10_000)
    time.sleep(0.002)
    parallel(jobs.symbols["count"], counts, 2, 45_000)  # the earlier one is forgotten by now
    assert workers() == 0
    for _ in range(200):  # together they are long, unless this thread is kept from running
        parallel(jobs.symbols["count"], counts, 2, 10_000)
    assert workers() == 1


def test_a_job_inside_a_job(jobs, number):
    number(4)
    counts = np.zeros(16 * 8, np.int64)
    for _ in range(100):
        parallel(jobs.symbols["nested"], counts, 16)
    assert (counts == 100).all()


def test_stacks_are_large(jobs, number):
    number(4)
    counts = np.zeros(64, np.int64)
    parallel(jobs.symbols["deep"], counts, 64)
    assert (counts == 1).all()


def test_callers_at_the_same_time(jobs, number):
    number(3)
    counts = np.zeros((16, 64), np.int64)

    def call(row: np.ndarray) -> None:
        for _ in range(200):
            parallel(jobs.symbols["count"], row, 64)

    callers = [threading.Thread(target=call, args=(row,)) for row in counts]
    for t in callers:
        t.start()
    for n in (1, 2, 4, 3):  # the number changes meanwhile
        mg.config.update("num_threads", n)
        time.sleep(0.005)
    for t in callers:
        t.join()
    assert (counts == 200).all()


# ---- programs ----------------------------------------------------------------------------------

RNG = np.random.default_rng(0)
ROWS = RNG.standard_normal((513, 1031)).astype(np.float32)
SQUARE = RNG.standard_normal((384, 384)).astype(np.float32)
PROGRAMS = {
    "elementwise": (lambda x: mnp.tanh(x) * mnp.exp(-x * x) + mnp.sin(x), ROWS),
    "rows": (lambda x: mnp.sum(x, axis=1), ROWS),
    "columns": (lambda x: mnp.sum(x, axis=0), ROWS),
    "everything": (lambda x: mnp.sum(x * x), ROWS),
    "softmax": (lambda x: mnp.exp(x - x.max(1, keepdims=True)) / mnp.exp(x).sum(1)[:, None], ROWS),
    "argmax": (lambda x: mnp.argmax(x, axis=1), ROWS),
    "cumsum": (lambda x: mnp.cumsum(x, axis=1), ROWS),
    "transposed": (lambda x: x.T + 1, ROWS),
    "dot": (lambda x: mnp.maximum(x @ x + 1, 0), SQUARE),
    "gradient": (mg.grad(lambda x: mnp.sum(mnp.tanh(x @ x))), SQUARE),
    "loop": (lambda x: mg.lax.fori_loop(0, 7, lambda i, y: y * 0.5 + mnp.cos(y), x), ROWS),
    "copies": (lambda x: (x, mnp.reshape(x, -1)), np.tile(ROWS, (2, 1))),
    "int8": (lambda x: mnp.clip(x, -3, 3) + x, ROWS.astype(np.int8)),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_bits_do_not_depend_on_the_number_of_threads(number, name):
    function, x = PROGRAMS[name]
    compiled = mg.jit(function)
    seen = []
    for n in (1, 2, 5):
        number(n)
        for _ in range(3):
            out = compiled(x)
            outs = out if isinstance(out, tuple) else (out,)
            seen.append(b"".join(np.asarray(o).tobytes() for o in outs))
    assert len(set(seen)) == 1


def test_long_work_is_cut_into_pieces():
    text = mg.jit(PROGRAMS["elementwise"][0]).lower(ROWS).compile().as_text("llvm")
    assert "call void @mg_parallel(" in text
    small = mg.jit(PROGRAMS["elementwise"][0]).lower(ROWS[:2, :8]).compile().as_text("llvm")
    assert "mg_parallel" not in small


@pytest.mark.parametrize("n", (1, 3))
def test_long_copies(number, n):
    """Loops that swap what they carry: copies of megabytes whose last piece is odd."""
    number(n)
    x = np.tile(ROWS, (2, 1))

    def step(_, xy):
        return xy[1], xy[0][::-1]  # elements do not go their own ways

    swap = mg.jit(lambda x: mg.lax.fori_loop(0, 5, step, (x, -x)))
    assert "memmove" in (text := swap.lower(x).compile().as_text("llvm")) and "%size" in text
    for got, wanted in zip(swap(x), (-x, x[::-1]), strict=True):
        np.testing.assert_array_equal(got, wanted)


def test_python_threads_that_compile_and_call(number):
    number(2)
    wrong = []

    def work(k: int) -> None:
        for i in range(4):
            scale = np.float32(k + i / 8)
            made = mg.jit(lambda x: mnp.sum(x * scale, axis=1) + k)  # noqa: B023
            for _ in range(3):
                if not np.allclose(made(ROWS), (ROWS * scale).sum(1) + k, rtol=1e-3, atol=1e-2):
                    wrong.append(k)

    callers = [threading.Thread(target=work, args=(k,)) for k in range(32)]
    for t in callers:
        t.start()
    for t in callers:
        t.join()
    assert not wrong


# ---- processes ---------------------------------------------------------------------------------

START = """
import os, sys, threading, time
import numpy as np
import monograph as mg
import monograph.numpy as mnp
x = np.ones((1024, 1024), np.float32)
def tasks():
    return len(os.listdir("/proc/self/task"))
def used(f, *args):
    before = tasks()
    np.asarray(f(*args))
    time.sleep(0.1)  # the thread that compiled is gone
    return tasks() - before
"""
FORK = """
f = mg.jit(lambda x: mnp.sum(mnp.tanh(x) + 1, axis=1))
expected = np.asarray(f(x))
stop = False
def busy():
    k = 0
    while not stop:
        k += 1
        if %s:  # compiles too
            mg.jit(lambda x: x * k + 1)(x)
        assert (np.asarray(f(x)) == expected).all()
others = [threading.Thread(target=busy, daemon=True) for _ in range(2)]
for t in others: t.start()
for round in range(%d):
    time.sleep(0.003)
    child = os.fork()
    if child == 0:
        code = 1
        try:
            for _ in range(3):
                assert (np.asarray(f(x)) == expected).all()
            g = mg.jit(lambda x: mnp.sum(mnp.tanh(x) + 1 + round, axis=1) - 1024 * round)
            assert np.allclose(np.asarray(g(x)), expected, rtol=1e-4)
            code = 0
        finally:
            os._exit(code) if round %% 2 else sys.exit(code)
    _, status = os.waitpid(child, 0)
    assert status == 0, status
    assert (np.asarray(f(x)) == expected).all()
stop = True
for t in others: t.join()
print("done")
"""
SCRIPTS = {
    # name: (flag, script, what it prints)
    "at_import": ("2", "print(tasks())\nmg.jit(lambda x: x + 1)(x[:2])\nprint(tasks())", "1\n1"),
    "starts": ("3", "f = mg.jit(mnp.tanh)\nprint(used(f, x), used(f, x))", "2 0"),
    "serial": ("1", "print(used(mg.jit(mnp.tanh), x))", "0"),
    "one_cpu": (
        "0",
        "os.sched_setaffinity(0, [min(os.sched_getaffinity(0))])\nprint(used(mg.jit(mnp.tanh), x))",
        "0",
    ),
    "all_cpus": (
        "0",
        "n = len(os.sched_getaffinity(0))\nprint(used(mg.jit(mnp.tanh), x) == n - 1)",
        "True",
    ),
    "mask_shrinks": (
        "0",
        "f = mg.jit(mnp.tanh)\na = np.asarray(f(x))\n"
        "for t in os.listdir('/proc/self/task'):\n"
        "    os.sched_setaffinity(int(t), [min(os.sched_getaffinity(0))])\n"
        "print(all((np.asarray(f(x)) == a).all() for _ in range(50)))",
        "True",
    ),
    "placed": (  # one thread per CPU: no worker is bound to the CPU that the caller is on
        "0",
        "f = mg.jit(mnp.tanh)\nf(x)\ncpus = os.sched_getaffinity(0)\n"
        "main = threading.get_native_id()\n"
        "others = [int(t) for t in os.listdir('/proc/self/task') if int(t) != main]\n"
        "for cpu in sorted(cpus) * 3:\n"
        "    os.sched_setaffinity(0, [cpu])\n"
        "    f(x)\n"
        "    bound = set().union(*map(os.sched_getaffinity, others))\n"
        "    assert bound == cpus - {cpu}, (cpu, bound)\n"
        "print('done')",
        "done",
    ),
    "sleeps": (  # soon after a job nobody spins any more
        "3",
        "f = mg.jit(mnp.tanh)\nf(x)\ntime.sleep(0.05)\nspent = time.process_time()\n"
        "time.sleep(0.2)\nprint(time.process_time() - spent < 0.05)",
        "True",
    ),
    "asleep_at_exit": ("3", "mg.jit(mnp.tanh)(x)\ntime.sleep(0.05)\nprint('done')", "done"),
    "awake_at_exit": ("3", "f = mg.jit(mnp.tanh)\nf(x)\nf(x)\nprint('done')", "done"),
    "daemon_at_exit": (
        "3",
        "f = mg.jit(mnp.tanh)\nf(x)\n"
        "def on():\n    while True: f(x)\n"
        "threading.Thread(target=on, daemon=True).start()\ntime.sleep(0.05)\nprint('done')",
        "done",
    ),
    "signals": (
        "3",
        "import signal\nmg.jit(mnp.tanh)(x)\nseen = []\n"
        "signal.signal(signal.SIGUSR1, lambda *_: seen.append(1))\n"
        "main = threading.get_native_id()\n"
        "for t in os.listdir('/proc/self/task'):\n"
        "    text = open(f'/proc/self/task/{t}/status').read()\n"
        "    blocked = int(text.split('SigBlk:')[1].split()[0], 16)\n"
        "    assert int(t) == main or blocked >> (signal.SIGINT - 1) & 1, t\n"
        "os.kill(os.getpid(), signal.SIGUSR1)\ntime.sleep(0.01)\nprint(len(seen))",
        "1",
    ),
    "fork": ("2", FORK % (False, 6), "done"),
    "fork_while_compiling": ("2", FORK % (True, 4), "done"),
}


def run(flag: str, script: str) -> str:
    here = {**os.environ, "MONOGRAPH_NUM_THREADS": flag, "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(
        [sys.executable, "-c", START + script],
        capture_output=True,
        text=True,
        env=here,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_process(name):
    flag, script, printed = SCRIPTS[name]
    assert run(flag, script) == printed


@pytest.mark.parametrize("flag", ("-1", "many", "1.5", ""))
def test_a_flag_that_is_no_number(flag):
    here = {**os.environ, "MONOGRAPH_NUM_THREADS": flag}
    command = [sys.executable, "-c", "import monograph"]
    done = subprocess.run(command, capture_output=True, text=True, env=here, check=False)
    assert done.returncode and "MONOGRAPH_NUM_THREADS" in done.stderr.splitlines()[-1]


def test_the_option(number):
    number(7)
    assert threads() == 7 and "num_threads = 7" in " ".join(repr(mg.config).split())
    for wrong, error in ((-1, ValueError), ("2", TypeError), (2.0, TypeError)):
        with pytest.raises(error, match="num_threads"):
            mg.config.update("num_threads", wrong)
    assert mg.config.num_threads == 7


def test_kept_code_serves_any_number_of_threads(number):
    keys = set()
    for n in (1, 7):
        number(n)
        target_of.cache_clear()
        assert get_backend("cpu").target_for({}).threads == n
        keys.add(get_backend("cpu").key({}))
    target_of.cache_clear()
    assert len(keys) == 1


GROUPS = {
    "none": ("0::/a/b", {}, MOST),
    "unbounded": ("0::/", {"": "max 100000"}, MOST),
    "rounded": ("0::/a/b", {"a/b": "150000 100000"}, 2),
    "outer": ("0::/a/b", {"a": "100000 100000", "a/b": "max 100000"}, 1),
    "least": ("0::/a", {"a": "1000 100000"}, 1),
    "first_version": ("3:cpu:/a", {"a": "100000 100000"}, MOST),
    "broken": ("0::/a", {"a": "what is this"}, MOST),
}


@pytest.mark.parametrize("name", GROUPS)
def test_quota(tmp_path: Path, name):
    own, limits, expected = GROUPS[name]
    groups = tmp_path / "groups"
    (groups / "a" / "b").mkdir(parents=True)
    for folder, text in limits.items():
        (groups / folder / "cpu.max").write_text(text + "\n")
    (tmp_path / "own").write_text(f"9:name=x:/\n{own}\n")
    assert quota(groups, tmp_path / "own") == expected


def test_quota_without_groups(tmp_path: Path):
    assert quota(tmp_path, tmp_path / "own") == MOST


def test_systems_without_a_pool(jobs):
    """The text of other systems runs every piece on the caller."""
    code = load(compile_text(serial_text(host_machine().triple)), ["mg_parallel"], resolve)
    counts = np.zeros(9, np.int64)
    kinds = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)
    function = ctypes.CFUNCTYPE(None, *kinds)(code.symbols["mg_parallel"])
    for pieces in (0, 9):
        function(jobs.symbols["count"], counts.ctypes.data, pieces, LONG)
    assert (counts == 1).all()


def test_other_processors():
    arm = Machine("aarch64-unknown-linux-gnu", cpu="generic")
    assert "pthread_create" in POOL.text(arm) and compile_text(POOL.text(arm), arm)
    for triple in ("riscv64-unknown-linux-gnu", "arm64-apple-darwin"):
        assert POOL.text(Machine(triple)) == serial_text(triple)
