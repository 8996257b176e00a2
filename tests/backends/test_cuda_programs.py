"""Whole programs become CUDA and assembly without a GPU."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import monograph as mg
from cuda_programs import PROGRAMS
from monograph.backends.cuda.nvrtc import nvrtc_version
from monograph.errors import UnsupportedError
from monograph.fusion.program import Host, all_steps

try:
    HAS_NVRTC = bool(nvrtc_version())
except UnsupportedError:
    HAS_NVRTC = False
needs_nvrtc = pytest.mark.skipif(not HAS_NVRTC, reason="NVRTC is not installed")
PARTS = 6  # of the suite, each a test
SHARE = 8  # of the programs, one in so many is an ordinary test
# What leaves the GPU: op -> programs of the table.
HOST = {
    "eig": ["matrices: eigenvalues"],
    "custom_call": ["control: printed"],
}


def compiled(f: Any, args: Sequence[Any]) -> Any:
    return mg.jit(f, backend="cuda", options={"arch": "sm_90a"}).lower(*args).compile()


def marked() -> list[Any]:
    late = (pytest.mark.slow,)
    return [pytest.param(n, marks=late if i % SHARE else ()) for i, n in enumerate(PROGRAMS)]


@needs_nvrtc
@pytest.mark.parametrize("name", marked())
def test_programs_become_assembly(name: str) -> None:
    made = compiled(*PROGRAMS[name])
    steps = all_steps(made.loaded.executable.written.program.steps)
    for op in {s.node.op.name for s in steps if isinstance(s, Host)}:
        assert name in HOST.get(op, ()), f"{op} leaves the GPU"
    if made.loaded.executable.written.kernels:
        assert "__global__" in made.as_text("cuda")
    ptx = made.as_text("ptx")
    assert ".target sm_90a" in ptx
    for kernel in made.loaded.executable.written.kernels:
        assert f".entry {kernel.name}(" in ptx


@needs_nvrtc
@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_the_suite_of_benchmarks(part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole programs of users' sizes, ResNet-18 and GPT-2 among them."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "benchmarks"))
    cases = importlib.import_module("suite").suite()
    assert len(cases) >= 60
    for case in cases[part::PARTS]:
        made = compiled(case.make(mg), case.args())
        assert made.as_text("ptx").count(".entry ") == made.as_text("cuda").count("__global__"), (
            case.name
        )
