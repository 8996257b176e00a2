"""Host calls that machine code makes itself: a C function on memory, a board, and counts."""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import monograph as mg
from monograph.backends.cpu import CpuBackend
from monograph.backends.engines.watching import RUNNING, Board
from monograph.backends.foreign import ARGUMENTS, Foreign, Record, record
from monograph.fusion.segment import HostCall
from monograph.hlo import ops
from monograph.hlo.builder import Builder
from monograph.hlo.graph import Graph
from monograph.hlo.state import interpreting
from monograph.hlo.types import F32, tensor
from monograph.tracer.compile import compile_graph

T = tensor((4,), F32)
pytestmark = pytest.mark.smoke


class Doubling:
    """A callback with a C function that does the same; it notes the words that it was given."""

    def __init__(self, board: Board | None = None, *, source: int = 2, target: int = 5) -> None:
        self.board = board
        self.places = source, target
        self.counts = np.zeros(2, np.int64)
        self.words: list[tuple[int, ...]] = []
        self.said: list[str] = []
        kind = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_uint64] * ARGUMENTS)
        self.function = kind(self._run)

    def _run(self, *words: int) -> int:
        self.words.append(words)
        if self.board is not None:
            self.said.append(self.board.seen(0).what)
        source, target = (
            np.ctypeslib.as_array((ctypes.c_float * 4).from_address(words[p])) for p in self.places
        )
        target[...] = 2 * source
        return 0

    def __call__(self, x: Any) -> Any:
        return 2 * x

    def record(self) -> Record:
        row = 0 if self.board is None else self.board.address
        address = ctypes.cast(self.function, ctypes.c_void_p).value
        assert address is not None
        call = Foreign(address, range(100, 100 + ARGUMENTS), *self.places)
        return record(call, row=row, text=b"all of them", count=self.counts.ctypes.data, wire=7,
                      held=(self.counts, self.function))  # fmt: skip


class Clearing:
    """Nothing is called: the result is zeros."""

    def __call__(self, x: Any) -> Any:
        return 0 * x

    def record(self) -> Record:
        return record(Foreign(0, zeros=T.nbytes))


def program(callback: Any, trips: int = 0) -> Graph:
    """x -> 1 + call(x + 1), or as many turns of x -> call(x)."""

    def called(x: Any) -> Any:
        return ops.custom_call(x, call_target_name="f", types=(T,), callback=callback,
                               effect="ordered")  # fmt: skip

    builder = Builder("program")
    x = builder.param(T)
    with interpreting(builder):
        for _ in range(trips):
            x = called(x)
        return builder.finish([x if trips else called(x + 1) + 1])


def ran(graph: Graph, x: np.ndarray) -> tuple[Any, np.ndarray]:
    made = compile_graph(graph, CpuBackend()).executable
    (out,), _ = made.run([CpuBackend().put(x, mg.Device("cpu", 0))])
    return made, np.asarray(out.host)


@pytest.mark.parametrize(("source", "target"), [(0, 1), (0, 3), (2, 5), (11, 0)])
def test_the_function_gets_the_words_and_the_memory(source, target):
    double = Doubling(source=source, target=target)
    x = np.arange(4, dtype=np.float32)
    made, out = ran(program(double), x)
    assert out.tolist() == (2 * (x + 1) + 1).tolist()
    (words,) = double.words
    rest = [w for i, w in enumerate(words) if i not in (source, target)]
    assert rest == [100 + i for i in range(ARGUMENTS) if i not in (source, target)]
    assert not made.plan.segmented  # one native function from end to end
    assert not any(isinstance(s, HostCall) for s in made.source.lowered.segments)
    assert made.plan.long  # other threads run while it waits
    assert CpuBackend().dump(made) is None  # addresses mean nothing to another process


def test_every_call_is_counted_and_shown(tmp_path: Path):
    board = Board.create(str(tmp_path / "board"), 1)
    double = Doubling(Board(str(tmp_path / "board"), 0))
    _, out = ran(program(double, trips=3), np.ones(4, np.float32))
    assert out.tolist() == [8.0] * 4
    assert double.counts.tolist() == [3, 21]
    assert double.said == ["all of them"] * 3
    seen = board.seen(0)
    assert (seen.state, seen.what, seen.count) == (RUNNING, "", 3)
    assert seen.since > 0


def test_a_call_of_nothing_clears():
    _, out = ran(program(Clearing()), np.ones(4, np.float32))
    assert out.tolist() == [1.0] * 4


def test_measured_the_python_function_runs():
    made = compile_graph(program(Doubling()), CpuBackend()).executable
    x = CpuBackend().put(np.ones(4, np.float32), mg.Device("cpu", 0))
    (out,), report = made.run([x], profile=True)
    assert np.asarray(out.host).tolist() == [5.0] * 4
    assert report is not None and len(report.rows) >= 2
