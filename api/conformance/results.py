"""What came of each test, and how a file is run: every test of every module in it, in order."""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from monograph.conformance.reading import Module
from monograph.conformance.running import run_test
from monograph.conformance.syntax import count_checks, has_code, split
from monograph.hlo.errors import MonographError, TextError


@dataclass(frozen=True)
class Program:
    """The result of one test.

    Attributes:
        path: the file.
        test: the name of the function, with a number behind ``#`` where a file has several.
        passed: whether all was well.
        checks: how many checks it has; `checks_passed` of them hold.
        failures: (op, line, reason) of each failure; op and line are "" and 0 where unknown.
        seconds: to read, compile and run it.
    """

    path: str
    test: str
    passed: bool
    checks: int
    checks_passed: int
    failures: tuple[tuple[str, int, str], ...]
    seconds: float

    @staticmethod
    def restored(fields: Mapping[str, Any]) -> Program:
        """From the dictionary that it was sent as."""
        return Program(**{**fields, "failures": tuple(tuple(f) for f in fields["failures"])})


def run_file(path: str, backend: str, done: Sequence[str]) -> Iterator[tuple[str, int] | Program]:
    """Run the tests of a file, but not those named in `done`.

    Yields:
        (name, number of checks) before each module is read and before each test, a `Program` after
        each test, or instead of the tests of a module that cannot be read.
    """
    try:
        with open(path, encoding="utf-8") as file:
            modules = split(file.read())
    except (OSError, UnicodeDecodeError) as e:
        yield _failed(path, "", 0, 0.0, ("", 0, f"cannot be read: {e}"))
        return
    several = sum(map(has_code, modules)) > 1
    for number, text in enumerate(modules, 1):
        if has_code(text):
            suffix = f"#{number}" if several else ""
            yield from _run_module(path, text, suffix, backend, done)


def _run_module(
    path: str, text: str, suffix: str, backend: str, done: Sequence[str]
) -> Iterator[tuple[str, int] | Program]:
    checks = count_checks(text)
    if f"module{suffix}" in done:  # reading it ended a process
        return
    yield f"module{suffix}", checks
    start = perf_counter()
    try:
        module = Module(text, path)
        names = module.tests()
        if not names:
            module.refuse_arguments()
    except Exception as e:
        seconds = perf_counter() - start
        yield _failed(path, f"module{suffix}", checks, seconds, *_reasons(e, path))
        return
    for name in names:
        if name + suffix in done:
            continue
        held = checks if len(names) == 1 else -1
        yield name + suffix, max(held, 0)
        yield _run_test(path, module, name, suffix, backend, held, start)
        start = perf_counter()


def _run_test(
    path: str, module: Module, name: str, suffix: str, backend: str, held: int, start: float
) -> Program:
    try:
        test = module.test(name)
        held = len(test.checks)
        failures = run_test(test, backend)
    except Exception as e:
        return _failed(
            path, name + suffix, max(held, 0), perf_counter() - start, *_reasons(e, path)
        )
    found = tuple((f.op, f.line, f.reason) for f in failures)
    seconds = perf_counter() - start
    return Program(path, name + suffix, not found, held, held - len(found), found, seconds)


def _failed(
    path: str, test: str, checks: int, seconds: float, *reasons: tuple[str, int, str]
) -> Program:
    return Program(path, test, False, checks, 0, reasons, seconds)


def _reasons(e: Exception, path: str) -> list[tuple[str, int, str]]:
    """(op, line, reason) for everything that an error complains of."""
    if isinstance(e, TextError) and e.operands:
        return [_complaint(place, text) for place, text in e.operands.items()]
    if isinstance(e, MonographError):
        listed = "; ".join(f"{k}: {v}" for k, v in e.operands.items())
        line = e.source.line if e.source.file == path else 0
        return [("", line, e.what + (f" ({listed})" if listed else ""))]
    last = traceback.extract_tb(e.__traceback__)[-1:]
    where = f" ({last[0].filename.rpartition('/')[2]}:{last[0].lineno})" if last else ""
    return [("", 0, f"{type(e).__name__}: {e}{where}".replace("\n", " "))]


def _complaint(place: str, text: str) -> tuple[str, int, str]:
    """Of one entry of an error of the reader: ``line 3, column 8`` and the source, then why."""
    words = place.replace(",", "").split()
    line = int(words[words.index("line") + 1]) if "line" in words else 0
    lines = [x.strip() for x in text.split("\n")]
    reason = "; ".join(lines[1:] or lines)
    names = [w for w in reason.replace(":", " ").split() if w.startswith(DIALECTS)]
    return names[0] if names else "", line, f"{place}: {reason}"


DIALECTS = ("stablehlo.", "chlo.", "func.", "interpreter.", "check.")
