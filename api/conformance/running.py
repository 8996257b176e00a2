"""One test: compiled for a backend, run, and every check looked at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph.backends import get_backend
from monograph.backends.base import Device
from monograph.conformance.closeness import distance, far, unequal
from monograph.conformance.reading import CALLED, Check, Test
from monograph.tracer.compile import compile_graph

Array = np.ndarray[Any, Any]

SHOWN = 3  # elements that a failed check shows


@dataclass(frozen=True)
class Failure:
    """What went wrong with a check: the op whose result is wrong, and how."""

    op: str
    line: int
    reason: str


def run_test(test: Test, backend_name: str) -> list[Failure]:
    """Run a test; its failed checks.

    Raises:
        MonographError: if it cannot be compiled.
    """
    backend, device = get_backend(backend_name), Device(backend_name)
    for parallel in test.parallel:
        parallel.backend = backend_name
    made = compile_graph(test.graph, backend)
    assert made.executable is not None
    buffers, _ = made.executable.run([backend.put(x, device) for x in test.arguments])
    outs = [backend.get(b, o.type) for b, o in zip(buffers, test.graph.outs, strict=True)]
    failures = []
    for check in test.checks:
        reason = _reason(check, test, outs)
        if reason is not None:
            failures.append(Failure(check.op, check.line, reason))
    return failures


def _reason(check: Check, test: Test, outs: list[Array]) -> str | None:
    """Why a check fails; None if it does not."""
    if check.kind == "expect_serialized_eq":
        name = str(check.attributes["probe_id"])
        seen = test.probes.at(name, int(check.attributes.get("iter", 0)))
        if seen is None:
            return f"probe {name!r} has not run that often"
        return _differences("expect_eq", check, seen, outs[check.first])
    return _differences(check.kind, check, outs[check.first], outs[check.first + 1])


def _differences(kind: str, check: Check, actual: Array, expected: Array) -> str | None:
    if actual.shape != expected.shape or actual.dtype != expected.dtype:
        return f"{actual.dtype}{list(actual.shape)}, not {expected.dtype}{list(expected.shape)}"
    bad, what = _BAD[kind.removesuffix("_const")](check, actual, expected)
    count = int(np.count_nonzero(bad))
    if not count:
        return None
    places = np.argwhere(bad)[:SHOWN] if bad.ndim else [()]
    shown = [f"{list(map(int, p))}: {actual[tuple(p)]}, not {expected[tuple(p)]}" for p in places]
    return f"{kind}: {count} of {bad.size} differ{what}; at {'; '.join(shown)}"


def _equal(check: Check, actual: Array, expected: Array) -> tuple[Array, str]:
    return unequal(actual, expected), ""


def _almost(check: Check, actual: Array, expected: Array) -> tuple[Array, str]:
    tolerance = float(check.attributes["tolerance"])
    return far(actual, expected, tolerance), f" by more than {tolerance}"


def _close(check: Check, actual: Array, expected: Array) -> tuple[Array, str]:
    most = int(check.attributes["max_ulp_difference"])
    least = int(check.attributes["min_ulp_difference"])
    apart = distance(actual, expected)
    furthest = int(apart.max(initial=0))
    bad = (apart > most) | (apart < least)
    if check.inexact:
        bad &= far(actual, expected, float(CALLED["tolerance"]))
    return bad, f" by up to {furthest} ulp, allowed are {most}"


_BAD: dict[str, Callable[[Check, Array, Array], tuple[Array, str]]] = {
    "expect_eq": _equal,
    "expect_almost_eq": _almost,
    "expect_close": _close,
}
