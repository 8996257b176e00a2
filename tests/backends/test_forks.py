"""Processes that fork while other threads compile; and things of which there is one."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from monograph.backends.forks import kept_over_forks, once
from monograph.hlo.derived import derived

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")

# Threads compile from the first moment on, with nothing kept on disk, while the process forks;
# its children compile too. Each says by its exit code whether it came to an end.
PROGRAM = """
import faulthandler, os, random, sys, threading, time
import numpy as np
import monograph as mg
import monograph.numpy as mnp

seed, threads, forks, seconds = (int(a) for a in sys.argv[1:])
x = np.linspace(0, 1, 100, dtype=np.float32)
known = mg.jit(lambda x: mnp.sin(x) * 3 + 1)
wrong = []

def work(k, rounds):
    choose = random.Random(k)
    for _ in range(rounds):
        i = choose.randrange(1000)
        for f, n in ((mg.jit(lambda x: mnp.sin(x) * i + 1), i), (known, 3)):
            assert np.allclose(np.asarray(f(x)), np.sin(x) * n + 1, atol=1e-5 * (n + 1))

def caller(k):
    try:
        work(k, 3)
    except BaseException as e:
        wrong.append(e)

callers = [threading.Thread(target=caller, args=(100 * seed + k,), daemon=True)
           for k in range(threads)]
for t in callers:
    t.start()
choose = random.Random(seed)
children = []
for n in range(forks):
    if n:
        time.sleep(choose.random() ** 3 / 2)
    child = os.fork()
    if not child:
        try:
            faulthandler.dump_traceback_later(seconds, exit=True)
            work(-n, 2)
            os._exit(0)
        finally:
            os._exit(3)
    children.append(child)
codes = [os.waitpid(child, 0)[1] for child in children]
for t in callers:
    t.join(seconds)
print(codes, wrong, sum(t.is_alive() for t in callers))
sys.stdout.flush()
os._exit(0)
"""


@pytest.mark.parametrize(("seed", "threads"), [(1, 16), (2, 32)])
def test_forks_while_threads_compile_for_the_first_time(
    tmp_path: Path, seed: int, threads: int
) -> None:
    env = {**os.environ, "MONOGRAPH_CACHE": str(tmp_path), "OPENBLAS_NUM_THREADS": "1"}
    command = [sys.executable, "-X", "faulthandler", "-c", PROGRAM]
    command += [str(n) for n in (seed, threads, 4, 60)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=200)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split("\n")[0] == "[0, 0, 0, 0] [] 0", done.stderr


def test_locks_that_are_made_while_a_fork_waits() -> None:
    """The fork waits for the first lock; meanwhile there is a second one, and somebody has it."""
    first = kept_over_forks(threading.Lock())
    others, held = [], threading.Event()

    def work() -> None:
        with first:
            held.set()
            time.sleep(0.1)  # the process forks
            others.append(kept_over_forks(threading.Lock()))
            others[0].acquire()
        time.sleep(0.1)
        others[0].release()

    thread = threading.Thread(target=work)
    thread.start()
    held.wait()
    child = os.fork()
    if not child:
        os._exit(0 if others[0].acquire(timeout=5) else 1)
    thread.join()
    assert os.waitpid(child, 0)[1] == 0
    assert others[0].acquire(timeout=5) and first.acquire(timeout=5)
    others[0].release()
    first.release()


def test_the_outermost_lock_is_taken_first() -> None:
    """Somebody who holds it may take any other one, those of later modules too."""
    outer = kept_over_forks(threading.Lock(), outermost=True)
    inner = kept_over_forks(threading.Lock())
    held = threading.Event()

    def work() -> None:
        with outer:
            held.set()
            time.sleep(0.1)  # the process forks
            assert inner.acquire(timeout=5)
            inner.release()
            passed.append(True)

    passed: list[bool] = []
    thread = threading.Thread(target=work)
    thread.start()
    held.wait()
    child = os.fork()
    if not child:
        os._exit(0)
    thread.join()
    assert os.waitpid(child, 0)[1] == 0 and passed


def test_once() -> None:
    """Threads that ask at the same time get the same object, which was made once."""
    made = []

    @once
    def one() -> object:
        time.sleep(0.05)
        made.append(object())
        return made[-1]

    found: list[object] = []
    threads = [threading.Thread(target=lambda: found.append(one())) for _ in range(8)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert len(made) == 1 and len(found) == 8 and set(map(id, found)) == {id(made[0])}


def test_a_derived_attribute_is_not_locked() -> None:
    """A child may ask for what another thread was working out when the process forked."""
    asked = threading.Event()

    class Thing:
        @derived
        def slow(self) -> int:
            """Some number."""
            if not asked.is_set():
                asked.set()
                time.sleep(0.2)
            return 7

    thing = Thing()
    thread = threading.Thread(target=lambda: thing.slow)
    thread.start()
    asked.wait()
    start = time.monotonic()
    assert Thing().slow == 7 and time.monotonic() - start < 0.15
    thread.join()
    assert thing.slow == 7 == thing.__dict__["slow"] and Thing.slow.__doc__ == "Some number."
