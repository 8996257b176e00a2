"""The conformance command: both formats of test programs, every kind of failure, dying workers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from conformance_programs import FAILING, PASSING, deadly
from monograph.cli import main
from monograph.conformance.closeness import FURTHEST, distance, far, unequal
from monograph.conformance.results import Program, run_file
from monograph.conformance.syntax import count_checks, generic, split
from monograph.conformance.workers import run_files


def _results(path: Path, backend: str = "interp") -> list[Program]:
    return [e for e in run_file(str(path), backend, []) if isinstance(e, Program)]


def _written(folder: Path, name: str, text: str) -> Path:
    path = folder / f"{name}.mlir"
    path.write_text(text, encoding="utf-8")
    return path


# ---- what a check means --------------------------------------------------------------------------


@pytest.mark.smoke
def test_distance() -> None:
    x = np.array([1, 1, 0.0, 1, np.nan, np.inf, np.inf, -1e-45], np.float32)
    y = np.array(
        [1, np.nextafter(np.float32(1), 2), -0.0, -1, np.nan, np.inf, 1, 1e-45], np.float32
    )
    one = int(np.float32(1).view(np.uint32))
    assert distance(x, y).tolist() == [0, 1, 0, 2 * one, 0, 0, FURTHEST, 2]
    z = np.array([1 + 1j], np.complex64)
    assert distance(z, z + np.complex64(2.0**-22 * 1j)).tolist() == [2]
    assert distance(np.float16(1), np.float16(2)) == 1024


def test_far_and_unequal() -> None:
    x = np.array([1.0, np.nan, np.inf, 0.0, np.inf])
    y = np.array([1.05, np.nan, np.inf, -0.0, 1.0])
    assert far(x, y, 0.1).tolist() == [False, False, False, False, True]
    assert far(x, y, 0.01).tolist() == [True, False, False, False, True]
    assert unequal(x, y).tolist() == [True, False, False, False, True]


def test_generic_form_keeps_lines() -> None:
    text = "a\n  check.expect_eq_const %x#1,\n    dense<[[1],\n [2]]> : tensor<2x1xi64>\nb"
    made = generic(text)
    assert made.count("\n") == text.count("\n") and made.endswith("\nb")
    assert '"check.expect_eq_const"(%x#1) {value = dense<[[1],\n [2]]> : tensor<2x1xi64>}' in made
    assert generic("// check.expect_eq %0, %1 : tensor<2xf32>").startswith("// check")
    parts = split("a\n// -----\nb check.expect_eq c // check.expect_eq\n")
    assert parts[0].strip() == "a" and parts[1].startswith("\n\nb")
    assert [count_checks(p) for p in parts] == [0, 1]


# ---- programs ------------------------------------------------------------------------------------


@pytest.mark.parametrize("backend", ["interp", "cpu"])
@pytest.mark.parametrize("name", PASSING)
def test_passing(name: str, backend: str, tmp_path: Path) -> None:
    results = _results(_written(tmp_path, name, PASSING[name]), backend)
    assert results and all(r.passed for r in results), results
    assert sum(r.checks_passed for r in results) == sum(map(count_checks, split(PASSING[name])))


REASONS: dict[str, tuple[str, ...]] = {
    "unequal": ("stablehlo.add", "expect_eq: 1 of 3 differ; at [1]: 4.0, not 4.5"),
    "far": ("stablehlo.add", "by up to 4 ulp, allowed are 3"),
    "malformed": ("line 2, column 35", "expected ':'"),
    "refused": ("line 5",),
    "unknown_call": ("line 5, column", "nobody.knows"),
    "unsupported": ("line 5, column", "math.absf", "line 6, column", "math.sin"),
    "dynamic": ("line 1, column", "f32[?,2]", "dynamic dimension"),
    "waiting": ("wait for each other",),
}


@pytest.mark.parametrize("name", FAILING)
def test_failing(name: str, tmp_path: Path) -> None:
    (result,) = _results(_written(tmp_path, name, FAILING[name]))
    said = " ".join(f"{op} {reason}" for op, _, reason in result.failures)
    assert not result.passed and all(word in said for word in REASONS[name]), said


# ---- the command ---------------------------------------------------------------------------------

GOLDEN = """\
FAILED {0}/b/dynamic.mlir:1: module: line 1, column 1: argument 0 is f32[?,2]: a dynamic \
dimension needs a constant size
FAILED {0}/b/unequal.mlir:6: main: stablehlo.add: expect_eq: 1 of 3 differ; at [1]: 4.0, not 4.5
checks: 6 of 7 hold
3 of 5 passed
"""


def test_command(tmp_path: Path, capfd: Any) -> None:
    """Folders and files; what is printed, the exit status, the file of results."""
    (tmp_path / "b").mkdir()
    functions = _written(tmp_path, "functions", PASSING["functions"])
    for name in ("unequal", "dynamic"):
        _written(tmp_path / "b", name, FAILING[name])
    out = tmp_path / "out.json"
    paths = [str(functions), str(tmp_path / "b"), str(functions)]
    status = main(["conformance", *paths, "--backend", "interp", "--jobs", "1", "--json", str(out)])
    assert status == 1
    assert capfd.readouterr().out == GOLDEN.format(tmp_path)
    written = json.loads(out.read_text())
    assert (written["passed"], written["programs"], written["checks"]) == (3, 5, 7)
    assert [r["test"] for r in written["results"]][:3] == ["constants#1", "floats#2", "ulps#3"]


def test_command_passes(tmp_path: Path, capfd: Any) -> None:
    path = str(_written(tmp_path, "equal", PASSING["equal"]))
    assert main(["conformance", path, "--jobs", "2"]) == 0
    assert capfd.readouterr().out == "checks: 1 of 1 hold\n1 of 1 passed\n"


def test_command_without_files(tmp_path: Path, capfd: Any) -> None:
    assert main(["conformance", str(tmp_path / "nowhere")]) == 2
    assert main(["conformance", str(tmp_path)]) == 2
    equal = str(_written(tmp_path / "..", "equal", PASSING["equal"]))
    assert main(["conformance", equal, "--json", str(tmp_path / "no" / "out.json")]) == 2
    said = capfd.readouterr().err.splitlines()
    assert said == [
        f"{tmp_path}/nowhere: there is no such file or folder",
        f"no .mlir file under {tmp_path}",
        f"{tmp_path}/no/out.json: there is no such folder",
    ]  # fmt: skip


# ---- workers that die ----------------------------------------------------------------------------


def _function(name: str) -> str:
    return (
        f"func.func @{name}() {{\n  %0 = stablehlo.constant dense<1> : tensor<i64>\n"
        "  check.expect_eq_const %0, dense<1> : tensor<i64>\n  func.return\n}\n"
    )


def test_a_worker_that_dies_or_hangs_is_one_failure(tmp_path: Path) -> None:
    names = ("first", "dies", "second", "hangs", "third")
    path = _written(tmp_path, "five", "\n".join(map(_function, names)))
    other = _written(tmp_path, "other", PASSING["equal"])
    events = list(run_files([str(path), str(other)], "interp", 2, seconds=3.0, work=deadly))
    results = {r.test: r for r in events if isinstance(r, Program)}
    assert {t for t, r in results.items() if r.passed} == {"first", "second", "third", "main"}
    ((_, _, died),) = results["dies"].failures
    assert died == "the process that ran it was ended by SIGKILL: a last word"
    ((_, _, hung),) = results["hangs"].failures
    assert hung == "it ran for more than 3 s"
    assert sorted(e for e in events if isinstance(e, str)) == [str(path), str(other)]


def test_a_module_that_ends_the_process_that_reads_it(tmp_path: Path) -> None:
    text = "\n// -----\n".join(map(_function, ("first", "second", "third")))
    path = _written(tmp_path, "second_dies", text)
    events = list(run_files([str(path)], "interp", 1, work=deadly))
    results = [(r.test, r.passed) for r in events if isinstance(r, Program)]
    assert results == [("first#1", True), ("module#2", False), ("third#3", True)]
