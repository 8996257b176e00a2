"""Timelines: which spans there are, how they lie, and that nothing is left behind."""

from __future__ import annotations

import gzip
import json
import threading
from pathlib import Path
from typing import Any

import pytest

import monograph as mg
from monograph.errors import ArgumentError, UnsupportedError
from monograph.tracer import Jit


def spans(folder: Path, pattern: str = "*.trace.json.gz") -> dict[str, list[dict[str, Any]]]:
    """The events of the one file in the folder, by name."""
    (path,) = folder.glob(f"plugins/profile/*/{pattern}")
    with gzip.open(path, "rt") as file:
        events = json.load(file)["traceEvents"]
    found: dict[str, list[dict[str, Any]]] = {}
    for e in events:
        found.setdefault(e["name"], []).append(e)
    return found


def inside(inner: dict[str, Any], outer: dict[str, Any]) -> bool:
    within = outer["ts"] <= inner["ts"]
    return bool(within and inner["ts"] + inner["dur"] <= outer["ts"] + outer["dur"])


def test_spans_of_users_calls_and_compilations(tmp_path: Path) -> None:
    @mg.jit
    def double(x: Any) -> Any:
        return x * 2

    with mg.profiler.trace(tmp_path):
        for step in range(4):  # the last ones are prepared calls
            with mg.profiler.StepTraceAnnotation("train", step_num=step):
                double(1.0)
    found = spans(tmp_path)
    assert [e["args"]["step_num"] for e in found["train"]] == ["0", "1", "2", "3"]
    assert len(found["call double"]) == 4
    assert all(map(inside, found["call double"], found["train"]))
    (traced,), (compiled,) = found["trace double"], found["compile double"]
    assert inside(traced, found["call double"][0]) and inside(compiled, found["call double"][0])
    assert traced["ts"] < compiled["ts"]


def test_functions_decorators_and_threads(tmp_path: Path) -> None:
    @mg.profiler.annotate_function
    def load() -> int:
        return 3

    @mg.profiler.TraceAnnotation("named", rows=2)
    def other(n: int) -> int:
        return other(n - 1) if n else 0

    mg.profiler.start_trace(tmp_path, create_perfetto_trace=True)
    assert load() == 3 and other(1) == 0
    thread = threading.Thread(target=load)
    thread.start()
    thread.join()
    mg.profiler.stop_trace()
    found = spans(tmp_path, "perfetto_trace.json.gz")
    assert len(found["load"]) == 2 and len({e["tid"] for e in found["load"]}) == 2
    inner, outer = found["named"]
    assert inside(inner, outer) and outer["args"] == {"rows": "2"}


def test_traces_of_one_second_are_all_kept(tmp_path: Path) -> None:
    for _ in range(3):
        with mg.profiler.trace(tmp_path):
            pass
    assert len(list(tmp_path.glob("plugins/profile/*/*.trace.json.gz"))) == 3


def test_an_annotation_keeps_the_spans_of_threads_apart(tmp_path: Path) -> None:
    shared = mg.profiler.TraceAnnotation("shared")
    entered, leave = threading.Event(), threading.Event()

    def other() -> None:
        with shared:
            entered.set()
            leave.wait()

    with mg.profiler.trace(tmp_path):
        thread = threading.Thread(target=other)
        with shared:
            thread.start()
            entered.wait()
        leave.set()
        thread.join()
    found = {e["tid"]: e for e in spans(tmp_path)["shared"]}
    mine, theirs = found[threading.get_native_id()], found[thread.native_id or 0]
    assert mine["ts"] < theirs["ts"]  # mine began first


def test_nothing_is_left_behind(tmp_path: Path) -> None:
    before = Jit.__call__, Jit.load
    f = mg.jit(lambda x: x + 1)
    with pytest.raises(KeyError, match="stop"), mg.profiler.trace(tmp_path):
        f(1)
        raise KeyError("stop")
    assert (Jit.__call__, Jit.load) == before and f(1) == 2
    assert "call <lambda>" in spans(tmp_path)


def test_mistakes(tmp_path: Path) -> None:
    with pytest.raises(ArgumentError, match="no trace is being taken"):
        mg.profiler.stop_trace()
    with pytest.raises(UnsupportedError, match="no server"):
        mg.profiler.start_trace(tmp_path, create_perfetto_link=True)
    with mg.profiler.trace(tmp_path), pytest.raises(ArgumentError, match="already"):
        mg.profiler.start_trace(tmp_path)
    with mg.profiler.TraceAnnotation("nobody looks"):
        pass
    with pytest.raises(AttributeError, match="docs/coverage"):
        _ = mg.profiler.start_server
