"""What sharing work among threads costs: microseconds around a job, and from which length it pays.

    python benchmarks/threads.py

The job is a loop in registers, so that memory is not what is measured.
"""

from __future__ import annotations

import ctypes
import sys
import time
from collections.abc import Callable

import numpy as np
from measure import live_cores, machine

from monograph.backends.cpu.objects.loader import load
from monograph.backends.cpu.objects.machine import compile_text
from monograph.backends.cpu.objects.shared import resolve
from monograph.backends.cpu.threads.pool import threads
from monograph.backends.cpu.threads.pool_text import SPIN

# joins(count, pieces, steps, nanoseconds): so many jobs, one right after the other.
TEXT = """
define void @work(ptr %steps, i64 %k) {
entry:
  %n = load i64, ptr %steps
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  call void asm sideeffect "", ""()
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
define void @joins(i64 %count, i64 %pieces, ptr %steps, i64 %nanoseconds) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  call void @mg_parallel(ptr @work, ptr %steps, i64 %pieces, i64 %nanoseconds)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %count
  br i1 %more, label %loop, label %end
end:
  ret void
}
declare void @mg_parallel(ptr, ptr, i64, i64)
"""
LONG = 10**6  # said of every job: the pool is to share it
LENGTHS = (0, 2, 5, 10, 20, 50, 100, 1000)  # microseconds of work


def seconds(call: Callable[[], None], rounds: int, before: Callable[[], None]) -> float:
    """The median time of a call; `before` runs before each."""
    taken = []
    for _ in range(rounds):
        before()
        start = time.perf_counter()
        call()
        taken.append(time.perf_counter() - start)
    return float(np.median(taken))


def main() -> int:
    code = load(compile_text(TEXT), ["joins"], resolve)
    kinds = (ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64)
    joins = ctypes.CFUNCTYPE(None, *kinds)(code.symbols["joins"])
    steps = np.zeros(1, np.int64)

    def run(count: int, pieces: int, said: int = LONG) -> None:
        joins(count, pieces, steps.ctypes.data, said)

    print(f"{machine()}; {live_cores():.1f} cores doing work at once\n")
    pieces = max(2, threads())
    steps[0] = 10**6
    one = seconds(lambda: run(1, 1), 20, lambda: None) / 10**6  # of a step
    print("| work, us | one thread | workers spin | workers sleep |")
    print("|---|---|---|---|")
    for length in LENGTHS:
        steps[0] = max(1, round(length * 1e-6 / one / pieces))
        serial = seconds(lambda: run(10, pieces, 0), 200, lambda: None) / 10
        awake = seconds(lambda: run(10, pieces), 200, lambda: run(5, pieces)) / 10
        asleep = seconds(lambda: run(1, pieces), 50, lambda: time.sleep(4e-9 * SPIN))
        cells = [str(length), *(f"{t * 1e6:.2f}" for t in (serial, awake, asleep))]
        print("| " + " | ".join(cells) + " |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
