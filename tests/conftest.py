"""What every test process needs set before `monograph`, NumPy or JAX is first imported."""

from __future__ import annotations

import atexit
import ctypes
import gc
import importlib
import os
import resource
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("MONOGRAPH_VERIFY", "1")  # the verifier runs between passes
os.environ.setdefault("JAX_PLATFORMS", "cpu")  # JAX is an oracle here, never an accelerator
os.environ.setdefault("MPLBACKEND", "agg")
if "PYTEST_XDIST_WORKER" not in os.environ:  # the user's folder of compiled code is not for tests
    os.environ["MONOGRAPH_CACHE"] = tempfile.mkdtemp(prefix="monograph-tests-")
    atexit.register(shutil.rmtree, os.environ["MONOGRAPH_CACHE"], ignore_errors=True)

import pytest
from hypothesis import settings

# Times on a shared machine say nothing; a failure must repeat on the next run.
settings.register_profile("monograph", deadline=None, derandomize=True, max_examples=50)
settings.load_profile("monograph")


_MORE = 400 << 20  # bytes that a process grows by before it gives memory back
_resident = Path("/proc/self/statm")
_before = 0


@pytest.fixture(autouse=True)
def _memory_is_given_back() -> Iterator[None]:
    """After thousands of tests gigabytes: JAX keeps all programs of the process, the allocator what
    JAX gives back, and Monograph the memory of freed arrays."""
    yield
    global _before
    if not _resident.exists() or _held() < _before + _MORE:
        return
    if "jax" in sys.modules:
        sys.modules["jax"].clear_caches()
    gc.collect()
    if "monograph.backends" in sys.modules:
        sys.modules["monograph.backends"].release()
    ctypes.CDLL(None).malloc_trim(0)
    _before = _held()


def _held() -> int:
    """Bytes of the process that are in memory."""
    return int(_resident.read_text().split()[1]) * resource.getpagesize()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="write the expected error messages anew"
    )


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Print the coverage matrix, op by rule by backend, after a run that checked it."""
    passed = terminalreporter.stats.get("passed", [])
    if any("test_op_coverage" in report.nodeid for report in passed):
        op_matrix = importlib.import_module("op_matrix")
        terminalreporter.section("ops by rule and backend")
        for line in op_matrix.lines():
            terminalreporter.write_line(line)
