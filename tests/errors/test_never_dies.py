"""Whatever is passed to a public function: a result or a Python exception, never a dead process.

Random calls (`junk.py`) run in a process of their own, which reports each case before it starts; a
process that dies or hangs names its case, and the next one goes on behind it. To look at one case:
``python tests/errors/junk.py SEED N N+1``.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

JUNK = Path(__file__).with_name("junk.py")
SEED = 1
FULL = 20_000


def run(seed: int, first: int, last: int) -> list[str]:
    """What is wrong with the cases first .. last-1."""
    found: list[str] = []
    while first < last:
        command = [sys.executable, str(JUNK), str(seed), str(first), str(last)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=1500)
        lines = done.stdout.splitlines()
        found += [line for line in lines if line.startswith("bad ")]
        if lines and lines[-1] == "done":
            break
        at = [line for line in lines if line.startswith("case ")]
        assert at, f"nothing ran: {done.stderr[-2000:]}"
        number = int(at[-1].split()[1])
        found.append(f"{at[-1]} ended the process ({done.returncode}): {done.stderr[-800:]}")
        first = number + 1
    return found


def test_a_sample() -> None:
    assert run(SEED, 0, FULL // 50) == []


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_all(part: int) -> None:
    assert run(SEED, part * FULL // 4, (part + 1) * FULL // 4) == []
