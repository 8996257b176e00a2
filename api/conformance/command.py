"""``python -m monograph conformance PATH...``: run the test programs there, say what failed."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from monograph.backends import known_backends
from monograph.conformance.results import Program
from monograph.conformance.workers import run_files

WIDTH = 300  # columns of a line about a failure


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("paths", nargs="+", metavar="PATH", help=".mlir files and folders of them")
    parser.add_argument("--backend", choices=known_backends(), default="cpu", help="where they run")
    parser.add_argument("--jobs", type=_jobs, default=2, help="processes (default 2)")
    parser.add_argument("--json", metavar="OUT", help="a file that receives every result")


def _jobs(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least one process is needed")
    return number


def run(arguments: argparse.Namespace) -> int:
    """Run the command; its exit status is 0 only if there were tests and all of them passed."""
    files = find(arguments.paths)
    if arguments.json and not Path(arguments.json).parent.is_dir():
        files = f"{arguments.json}: there is no such folder"
    if isinstance(files, str):
        print(files, file=sys.stderr)
        return 2
    results = list(_shown(files, arguments))
    passed = sum(r.passed for r in results)
    if arguments.json:
        written = {
            "backend": arguments.backend,
            "passed": passed,
            "programs": len(results),
            "checks": sum(r.checks for r in results),
            "checks_passed": sum(r.checks_passed for r in results),
            "results": [asdict(r) for r in results],
        }
        Path(arguments.json).write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
    checks, held = sum(r.checks for r in results), sum(r.checks_passed for r in results)
    print(f"checks: {held} of {checks} hold")
    print(f"{passed} of {len(results)} passed", flush=True)
    return 0 if results and passed == len(results) else 1


def find(paths: Sequence[str]) -> list[str] | str:
    """The .mlir files under the paths, sorted, each once; or what is wrong with the paths."""
    found: dict[str, None] = {}
    for path in map(Path, paths):
        if path.is_dir():
            found.update((str(p), None) for p in sorted(path.rglob("*.mlir")) if p.is_file())
        elif path.is_file():
            found[str(path)] = None
        else:
            return f"{path}: there is no such file or folder"
    return list(found) or f"no .mlir file under {', '.join(paths)}"


def _shown(files: list[str], arguments: argparse.Namespace) -> Iterator[Program]:
    """The results as they come, failures printed, with a bar of progress on a terminal."""
    from tqdm import tqdm

    bar: Any = tqdm(total=len(files), unit="file", file=sys.stderr, mininterval=0.5)
    with bar:
        for event in run_files(files, arguments.backend, arguments.jobs):
            if isinstance(event, str):
                bar.update()
                continue
            for op, line, reason in event.failures:
                bar.write(failure_line(event, op, line, reason), file=sys.stdout)
            yield event


def failure_line(program: Program, op: str, line: int, reason: str) -> str:
    """One line about a failure: file and line, test, op, reason."""
    place = f"{program.path}:{line}" if line else program.path
    parts = [place, program.test, op, " ".join(reason.split())]
    text = ": ".join(p for p in parts if p)
    return f"FAILED {text}"[:WIDTH]
