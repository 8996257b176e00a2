"""The systolic array: the two modes agree in every bit and cycle, and faults are seen."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import monograph.backends.tpu as tpu
from monograph.backends.tpu import native, streaming
from monograph.backends.tpu.cells import WeightCells
from monograph.backends.tpu.cycles import folds_of, starts
from monograph.backends.tpu.native import native_product
from monograph.backends.tpu.numerics import product
from monograph.errors import ArgumentError, DTypeError, MachineError, ShapeError, UnknownNameError
from tpu_array_cases import CASES, FLOWS, Case, large_cases, random_case

Array = np.ndarray[Any, Any]
SAMPLE = CASES // 50
DENSE = np.float32(np.random.default_rng(5).standard_normal((40, 40)))


def same(a: Array, b: Array) -> bool:
    """Whether two arrays are equal bit by bit."""
    return a.dtype == b.dtype and a.shape == b.shape and a.tobytes() == b.tobytes()


def differences(case: Case, **cells: Any) -> str:
    """How the modes differ on a case; empty if they do not."""
    y, cycles = tpu.simulate_array(*case.arguments, numerics=case.numerics)
    z, counted = tpu.simulate_cells(*case.arguments, numerics=case.numerics, **cells)
    found = [] if cycles == counted else [f"cycles {cycles} and {counted}"]
    found += [] if same(y, z) else [f"{np.sum(y != z)} of {y.size} values"]
    return ", ".join(found)


def check(numbers: Iterable[int]) -> None:
    wrong = {n: d for n in numbers if (d := differences(random_case(n)))}
    assert not wrong, {str(random_case(n)): d for n, d in wrong.items()}


# ---- the two modes -------------------------------------------------------------------------------


@pytest.mark.smoke
def test_modes_agree_on_a_sample() -> None:
    check(range(SAMPLE))


@pytest.mark.slow
def test_modes_agree_on_all_cases() -> None:
    check(range(CASES))


def test_modes_agree_on_a_large_array() -> None:
    assert not differences(large_cases()[-1])


@pytest.mark.slow
@pytest.mark.parametrize("case", large_cases(), ids=str)
def test_modes_agree_on_large_arrays(case: Case) -> None:
    assert not differences(case)


def test_edges_are_laid_out_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    for chunk in (1, 7, 100):
        monkeypatch.setattr(streaming, "_CHUNK", chunk)
        check(range(1, SAMPLE, 4))


def test_modes_agree_on_arrays_of_one_row_or_column() -> None:
    for rows, cols in ((1, 1), (1, 5), (5, 1)):
        for flow, double in FLOWS:
            case = Case(DENSE[:4], DENSE[:, :6], rows, cols, flow, double, None, tpu.Numerics())
            assert not differences(case), (rows, cols, flow, double)


# ---- planted faults ------------------------------------------------------------------------------


class WholeColumns(WeightCells):
    """A weight shifts through its whole column at once, over those that the wave has not met."""

    def enabled(self, step: Array) -> Array:
        return np.broadcast_to(step >= 0, (self.rows, self.cols))


class SkewOffByOne(WeightCells):
    """The rows from the second on enter one cycle late."""

    def skew(self) -> Array:
        return np.arange(self.rows) + (np.arange(self.rows) > 0)


class LateSwap(WeightCells):
    """New weights become active with the second row of a tile."""

    swap_row = 1


@pytest.mark.parametrize("fault", [WholeColumns, SkewOffByOne, LateSwap])
def test_faults_are_seen(fault: type[WeightCells]) -> None:
    cases = [random_case(n) for n in range(SAMPLE)]
    seen = [c for c in cases if c.dataflow == "ws" and differences(c, weight_cells=fault)]
    assert len(seen) >= 5
    dense = Case(DENSE, DENSE, 8, 8, "ws", True, None, tpu.Numerics())
    assert differences(dense, weight_cells=fault)


def test_a_whole_column_shift_is_seen_by_values_alone() -> None:
    dense = Case(DENSE, DENSE, 8, 8, "ws", True, None, tpu.Numerics())
    assert "cycles" not in differences(dense, weight_cells=WholeColumns)


# ---- values --------------------------------------------------------------------------------------


def test_integers_are_exact() -> None:
    rng = np.random.default_rng(0)
    a, w = (rng.integers(-128, 128, s).astype(np.int8) for s in ((30, 70), (70, 20)))
    for flow, double in FLOWS:
        y, _ = tpu.simulate_array(a, w, 16, 16, flow, double)
        assert y.dtype == np.int32
        np.testing.assert_array_equal(y, a.astype(np.int32) @ w.astype(np.int32))


def test_integer_sums_wrap() -> None:
    a = np.full((1, 140_000), -128, np.int8)
    y, _ = tpu.simulate_array(a, a.T.copy(), 128, 4)
    assert y.tolist() == [[140_000 * 128 * 128 - 2**32]]


@pytest.mark.parametrize(("precision", "error"), [("default", 2e-2), ("high", 4e-5),
                                                  ("highest", 3e-6)])  # fmt: skip
def test_precision(precision: str, error: float) -> None:
    y, _ = tpu.simulate_array(DENSE, DENSE, 16, 16, numerics=tpu.Numerics(precision=precision))
    exact = DENSE.astype(np.float64) @ DENSE.astype(np.float64)
    scale = np.abs(DENSE.astype(np.float64)) @ np.abs(DENSE)
    worst = (np.abs(y - exact) / scale).max()
    assert error / 100 < worst < error


def test_passes_cost_cycles() -> None:
    count = {p: tpu.simulate_array(DENSE, DENSE, 8, 8, numerics=tpu.Numerics(precision=p))[1]
             for p in ("default", "high", "highest")}  # fmt: skip
    assert count["high"] == 3 * count["default"]
    assert count["highest"] == 6 * count["default"] == 6 * tpu.gemm_cycles(40, 40, 40, 8, 8)


@pytest.mark.parametrize("rows", [None, 128])
@pytest.mark.parametrize("dtype", [ml_dtypes.bfloat16, np.float32, np.int8])
def test_compiled_sums_are_the_definition(dtype: Any, rows: int | None) -> None:
    rng = np.random.default_rng(3)
    a, w = ((rng.standard_normal(s) * 40).astype(dtype) for s in ((33, 300), (300, 65)))
    for precision in ("default", "highest"):
        numerics = tpu.Numerics(precision=precision)
        found = native_product(a, w, rows, numerics, least=0)
        assert found is not None
        assert same(found, product(a, w, rows, numerics))


def test_long_sums_are_cut_by_columns_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "_BLOCK", 1000)
    rng = np.random.default_rng(4)
    a, w = (rng.standard_normal(s).astype(np.float32) for s in ((9, 500), (500, 150)))
    found = native_product(a, w, None, least=0)
    assert found is not None
    assert same(found, product(a, w))


def test_what_could_differ_is_not_compiled() -> None:
    tiny = np.full((8, 8), 1e-20, np.float32)
    huge = np.full((8, 8), 1e20, np.float32)
    assert native_product(tiny, tiny, None, least=0) is None  # products are denormal
    assert native_product(huge, huge, None, least=0) is None  # and overflow
    odd = np.where(np.eye(8) > 0, np.float32(np.inf), np.float32(0))
    found = native_product(odd, huge, None, least=0)
    assert found is not None
    assert same(found, product(odd, huge))
    for numerics in (tpu.Numerics(chain_group=4), tpu.Numerics(denormals="flush")):
        assert native_product(huge, tiny, None, numerics, least=0) is None


def test_rounding_of_single_precision() -> None:
    y, _ = tpu.simulate_array([[1.00390625, 1.01171875]], [[1.0], [0.0]], 2, 1)
    assert y.tolist() == [[1.0]]


# ---- cycles --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("args", "cycles"), [
    ((128, 768, 768, 128, 128), 18_360),
    ((128, 768, 768, 128, 128, "os"), 6_132),
    ((128, 768, 768, 128, 128, "is"), 6_900),
    ((128, 768, 768, 128, 128, "ws", True), 4_990),
    ((1, 1, 1, 1, 1), 2), ((1, 1, 1, 1, 1, "os"), 1),
])  # fmt: skip
def test_cycles(args: tuple[Any, ...], cycles: int) -> None:
    assert tpu.gemm_cycles(*args) == cycles


def test_signatures() -> None:
    named = inspect.signature(tpu.gemm_cycles)
    assert str(named).startswith("(m: 'int', k: 'int', n: 'int', rows: 'int', cols: 'int', ")
    names = list(inspect.signature(tpu.simulate_array).parameters)
    assert names[:7] == ["a", "w", "rows", "cols", "dataflow", "double_buffered", "ready"]


def test_several_arrays_share_the_columns() -> None:
    assert tpu.array_cycles(4096, 4096, 4096, 128, 128, 4) == 1_048_958
    assert tpu.array_cycles(10, 300, 100, 128, 128, 4) == tpu.array_cycles(
        10, 300, 100, 128, 128, 1
    )


def test_start_rule() -> None:
    """Tiles start when the one before has streamed, the weights are in, and all else is ready."""
    assert [s.stream for s in starts(10, 4, [0, 0, 0])] == [4, 14, 24]
    assert [s.stream for s in starts(2, 4, [0, 0, 0])] == [4, 8, 12]
    assert [(s.load, s.stream) for s in starts(2, 4, [3, 20, 0])] == [(3, 7), (20, 24), (24, 28)]
    assert [s.stream for s in starts(2, 4, [0, 0], activations=[9, 0])] == [9, 13]
    assert [s.stream for s in starts(2, 4, [0, 0], free=[0, 50])] == [4, 50]


def test_late_weights_are_waited_for() -> None:
    a, w = DENSE[:, :8], DENSE[:8, :16]
    y, cycles = tpu.simulate_array(a, w, 8, 8, ready=[100, 0])
    folds = folds_of(40, 8, 16, 8, 8)
    assert cycles == 100 + 2 * folds.cycles
    assert same(y, tpu.simulate_array(a, w, 8, 8)[0])


def test_idle_time_is_not_waited_for() -> None:
    far = 10**12
    for flow, double in FLOWS:
        tiles = folds_of(4, 9, 9, 8, 8, flow).count
        ready = [0, *[far] * (tiles - 1)]
        case = Case(DENSE[:4, :9], DENSE[:9, :9], 8, 8, flow, double, ready, tpu.Numerics())
        assert not differences(case)


# ---- bad input -----------------------------------------------------------------------------------


SMALL = np.float32([[1, 2], [3, 4]])
WRONG: list[tuple[type[Exception], str, Any]] = [
    (MachineError, "m is 0", lambda: tpu.gemm_cycles(0, 1, 1, 1, 1)),
    (MachineError, "rows is -3", lambda: tpu.gemm_cycles(1, 1, 1, -3, 1)),
    (MachineError, "k is 1.5", lambda: tpu.gemm_cycles(1, 1.5, 1, 2, 1)),  # type: ignore[arg-type]
    (MachineError, "cols is True", lambda: tpu.gemm_cycles(1, 1, 1, 2, True)),
    (UnknownNameError, "dataflow 'rs'", lambda: tpu.gemm_cycles(1, 1, 1, 1, 1, "rs")),
    (MachineError, "double_buffered", lambda: tpu.gemm_cycles(1, 1, 1, 1, 1, "os", True)),
    (MachineError, "double_buffered", lambda: tpu.simulate_array(SMALL, SMALL, 2, 2, "is", True)),
    (MachineError, "n is 0", lambda: tpu.simulate_array(SMALL, SMALL[:, :0], 2, 2)),
    (ShapeError, "matrix by a matrix", lambda: tpu.simulate_array(SMALL, SMALL[0], 2, 2)),
    (ShapeError, "matrix by a matrix", lambda: tpu.simulate_cells(SMALL, DENSE, 2, 2)),
    (DTypeError, "i32 by i32", lambda: tpu.simulate_array([[1]], np.int32([[1]]), 2, 2)),
    (DTypeError, "i8", lambda: tpu.simulate_array(np.int8([[1]]), np.float32([[1]]), 2, 2)),
    (DTypeError, "bool", lambda: tpu.simulate_array([[True]], [[True]], 2, 2)),
    (DTypeError, "c64", lambda: tpu.simulate_array(SMALL * np.complex64(1), SMALL, 2, 2)),
    (MachineError, "ready", lambda: tpu.simulate_array(SMALL, SMALL, 2, 2, ready=[0, 0])),
    (MachineError, "ready", lambda: tpu.simulate_array(SMALL, SMALL, 2, 2, ready=[-1])),
    (MachineError, "ready", lambda: tpu.simulate_array(SMALL, SMALL, 2, 2, ready=["x"])),
    (DTypeError, "object", lambda: tpu.simulate_array(SMALL.astype(object), SMALL, 2, 2)),
    (ArgumentError, "numerics", lambda: tpu.simulate_array(SMALL, SMALL, 2, 2, numerics="high")),  # type: ignore[arg-type]
    (UnknownNameError, "precision", lambda: tpu.Numerics(precision="max")),
    (UnknownNameError, "chain_group", lambda: tpu.Numerics(chain_group=2)),
    (UnknownNameError, "denormals", lambda: tpu.Numerics(denormals="drop")),
]


@pytest.mark.parametrize(("kind", "text", "call"), WRONG, ids=[f"{t} {i}" for i, (_, t, _) in
                                                               enumerate(WRONG)])  # fmt: skip
def test_mistakes(kind: type[Exception], text: str, call: Any) -> None:
    with pytest.raises(kind, match=text) as caught:
        call()
    assert getattr(caught.value, "fix", "")
