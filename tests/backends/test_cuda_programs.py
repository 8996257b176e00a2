"""Whole programs become CUDA and assembly without a GPU."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))

from cases import Case
from further import further
from suite import suite

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
FAR = 40  # of the further programs
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


def on_host(made: Any) -> set[str]:
    """The ops of a compiled program that leave the GPU."""
    steps = all_steps(made.loaded.executable.written.program.steps)
    return {s.node.op.name for s in steps if isinstance(s, Host)}


@needs_nvrtc
@pytest.mark.parametrize("name", marked())
def test_programs_become_assembly(name: str) -> None:
    made = compiled(*PROGRAMS[name])
    for op in on_host(made):
        assert name in HOST.get(op, ()), f"{op} leaves the GPU"
    if made.loaded.executable.written.kernels:
        assert "__global__" in made.as_text("cuda")
    ptx = made.as_text("ptx")
    assert ".target sm_90a" in ptx
    for kernel in made.loaded.executable.written.kernels:
        assert f".entry {kernel.name}(" in ptx


def whole(case: Case) -> Any:
    """A program of the benchmarks: all functions of its source are in the assembly."""
    with mg.enable_x64(case.wide):
        made = compiled(case.make(mg), case.args())
        functions = made.as_text("cuda").count("__global__")
        assert made.as_text("ptx").count(".entry ") == functions, case.name
    return made


@needs_nvrtc
@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_the_suite_of_benchmarks(part: int) -> None:
    """Whole programs of users' sizes, ResNet-18 and GPT-2 among them."""
    cases = suite()
    assert len(cases) >= 60
    for case in cases[part::PARTS]:
        whole(case)


def far() -> list[Any]:
    late = (pytest.mark.slow,)
    return [
        pytest.param(case, marks=late if i % FAR else (), id=case.name)
        for i, case in enumerate(further())
    ]


@needs_nvrtc
@pytest.mark.parametrize("case", far())
def test_further_programs_become_assembly(case: Case) -> None:
    """Programs of many fields, that the compiler was not made by."""
    assert not on_host(whole(case))
