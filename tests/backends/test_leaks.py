"""Compiling many different functions, and dropping them, takes no memory for good."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

PROGRAM = """
import gc, sys
import numpy as np
import monograph as mg
import monograph.numpy as mnp

kind, count = sys.argv[1], int(sys.argv[2])
x = np.ones(8, np.float32)

def compiled(i):
    if kind == "constants":
        return mg.jit(lambda x: mnp.maximum(x * (i + 0.5), 1) + i)(x)
    if kind == "shapes":
        return mg.jit(lambda x: mnp.sum(x) + x)(np.ones((1 + i % 89, 1 + i // 89), np.float32))
    if kind == "eager":
        y = mg.lax.while_loop(lambda x: mnp.sum(x) < 99 + i, lambda x: x * 2, x)
        y, _ = mg.lax.scan(lambda h, a: (h * i + a, h), y[0], y)
        return mg.lax.cond(i % 2, lambda y: y * i, lambda y: y + i, y)
    def chain(x):
        for bit in format(i, "b"):
            x = x + 1 if bit == "1" else mnp.abs(x)
        return x
    chain.__name__ = f"chain_{i}"
    return mg.jit(chain)(x)

def memory():
    gc.collect()
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096

for i in range(100):
    compiled(i)
before = memory()
for i in range(100, 100 + count):
    compiled(i)
print(memory() - before)
"""


def growth(kind: str, count: int, cache: str) -> int:
    """Bytes that a process of its own has grown by."""
    env = {**os.environ, "MONOGRAPH_VERIFY": "0", "MONOGRAPH_CACHE": cache}
    command = [sys.executable, "-c", PROGRAM, kind, str(count)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return int(done.stdout)


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="no /proc")
@pytest.mark.parametrize("kind", ["constants", "shapes", "ops", "eager"])
def test_compiling_leaves_little_behind(kind: str) -> None:
    """What is kept is types and small facts, up to a bound: no code, no graph, no LLVM module."""
    assert growth(kind, 200, "off") < 200 * 4096


@pytest.mark.slow
@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="no /proc")
@pytest.mark.parametrize("kind", ["constants", "shapes", "ops"])
def test_twenty_thousand_compilations(kind: str) -> None:
    assert growth(kind, 20_000, "off") < 5 << 20


LATE = """
import codecs
import numpy as np
import monograph as mg
kept = [mg.jit(lambda x: x + 1)(np.ones(3, np.float32))]
kept.append(kept)
codecs.register_error("late", lambda error, kept=kept: None)
"""


def test_arrays_may_die_last() -> None:
    """In a cycle that the last collection of an ending process finds, when modules are gone."""
    subprocess.run([sys.executable, "-c", LATE], check=True, timeout=100)
