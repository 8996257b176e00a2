"""One systolic array: a product's values and cycles, quickly or element by element.

`simulate_array` computes values by ordered sums and cycles by formula; `simulate_cells` moves every
register in every cycle. Both obey `numerics` and `cycles`, so they agree in every bit and cycle.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from monograph.backends.tpu.cells import OutputCells, WeightCells
from monograph.backends.tpu.cycles import Folds, folds_of, schedule, total_cycles
from monograph.backends.tpu.native import native_product
from monograph.backends.tpu.numerics import (
    DEFAULT,
    Numerics,
    accumulate,
    canonical,
    flush,
    kind_of,
    operands,
    product,
    widened,
)
from monograph.backends.tpu.streaming import run_outputs, run_weights
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.types import I8

Array = np.ndarray[Any, Any]
Ready = Sequence[int] | None


def simulate_array(
    a: Any,
    w: Any,
    rows: int,
    cols: int,
    dataflow: str = "ws",
    double_buffered: bool = False,
    ready: Ready = None,
    *,
    numerics: Numerics = DEFAULT,
) -> tuple[Array, int]:
    """A product on a systolic array: its values, and how many cycles it takes.

    Args:
        a: [m, k] floats, which are rounded to bf16, or i8.
        w: [k, n] likewise.
        rows, cols: of the array.
        dataflow: "ws", "os" or "is": whether weights, outputs or inputs stay in the array.
        double_buffered: whether a tile of weights is loaded while the one before streams; only
            with "ws".
        ready: per tile, the cycle at which it has arrived and its load can begin (with "os", its
            stream); tiles are in the order of the columns, then of the rows, once per pass.
        numerics: options of the arithmetic.

    Returns:
        y: [m, n], f32 or i32, bit for bit as `simulate_cells` gives it.
        cycles: as `gemm_cycles` counts them, once per pass; later where tiles are.

    Raises:
        ShapeError: if the operands are no matrices that fit.
        DTypeError: for element types that the array does not multiply.
        MachineError: for a size below one, `double_buffered` without "ws", or a wrong `ready`.
        UnknownNameError: for a dataflow that there is not.

    >>> y, cycles = simulate_array(np.float32([[2, 3]]), np.float32([[10], [100]]), 2, 1)
    >>> y.tolist(), cycles
    ([[320.0]], 4)
    """
    folds = _folds(a, w, rows, cols, dataflow, double_buffered)
    passes = _passes(a, w, numerics)
    if ready is None:
        cycles = total_cycles(folds, double_buffered, len(passes))
    else:
        _, cycles = schedule(folds, double_buffered, ready, len(passes))
    held = None if dataflow == "os" else folds.rows
    y = native_product(a, w, held, numerics)
    return product(a, w, held, numerics) if y is None else y, cycles


def simulate_cells(
    a: Any,
    w: Any,
    rows: int,
    cols: int,
    dataflow: str = "ws",
    double_buffered: bool = False,
    ready: Ready = None,
    *,
    numerics: Numerics = DEFAULT,
    weight_cells: type[WeightCells] = WeightCells,
    output_cells: type[OutputCells] = OutputCells,
) -> tuple[Array, int]:
    """As `simulate_array`, by moving every register of every element in every cycle.

    Args:
        a, w, rows, cols, dataflow, double_buffered, ready, numerics: as there.
        weight_cells, output_cells: the elements; subclasses may differ.

    >>> y, cycles = simulate_cells(np.float32([[2, 3]]), np.float32([[10], [100]]), 2, 1)
    >>> y.tolist(), cycles
    ([[320.0]], 4)
    """
    folds = _folds(a, w, rows, cols, dataflow, double_buffered)
    passes = _passes(a, w, numerics)
    lefts, rights = ([widened(x) for x in xs] for xs in operands(a, w, numerics))
    if numerics.denormals == "flush" and lefts[0].dtype == np.float32:
        lefts, rights = ([flush(x) for x in xs] for xs in (lefts, rights))
    if dataflow == "is":  # the transposed product, with a transposed as the weights
        pairs = [(rights[j].T, lefts[i].T) for i, j in passes]
    else:
        pairs = [(lefts[i], rights[j]) for i, j in passes]
    tiles = [tile for s, kept in pairs for tile in _tiles(folds, s, kept)]
    starts, _ = schedule(folds, double_buffered, ready, len(passes))
    kind = lefts[0].dtype
    if dataflow == "os":
        outputs = output_cells(folds.rows, folds.cols, kind, numerics)
        sums, cycles = run_outputs(outputs, tiles, starts)
    else:
        weights = weight_cells(folds.rows, folds.cols, kind, numerics)
        sums, cycles = run_weights(weights, tiles, starts)
    y = _total(folds, sums, numerics)
    return canonical(y.T.copy() if dataflow == "is" else y), cycles


# ---- tiles ---------------------------------------------------------------------------------------


def _folds(a: Any, w: Any, rows: int, cols: int, dataflow: str, double_buffered: bool) -> Folds:
    """How the product is cut, after checks of the operands."""
    left, right = np.shape(a), np.shape(w)
    if len(left) != 2 or len(right) != 2 or left[1] != right[0]:
        raise ShapeError(
            "the array multiplies a matrix by a matrix",
            operands={"a": f"shape {left}", "w": f"shape {right}"},
            why="the sum runs over axis 1 of a and axis 0 of w.",
            fix="give a [m, k] and w [k, n].",
        )
    (m, k), n = left, right[1]
    return folds_of(m, k, n, rows, cols, dataflow, double_buffered)


def _passes(a: Any, w: Any, numerics: Numerics) -> tuple[tuple[int, int], ...]:
    """Which parts of the operands are multiplied; integers have but one."""
    if not isinstance(numerics, Numerics):
        raise ArgumentError(
            f"numerics is {numerics!r}",
            why="the options of the arithmetic are one value.",
            fix='give tpu.Numerics(precision="high"), for example.',
        )
    return ((0, 0),) if kind_of(a, w) is I8 else numerics.passes


def _tiles(folds: Folds, s: Array, kept: Array) -> Iterator[tuple[Array, Array]]:
    """Per fold what enters from the left, and what stays (or enters from above), with zeros where
    it does not fill the array."""
    rows, cols = folds.rows, folds.cols
    high, wide = folds.down * rows, folds.across * cols
    if folds.dataflow == "os":
        left, right = _padded(s, high, s.shape[1]), _padded(kept, kept.shape[0], wide)
    else:
        left, right = _padded(s, s.shape[0], high), _padded(kept, high, wide)
    for j in range(0, wide, cols):
        for i in range(0, high, rows):
            if folds.dataflow == "os":
                yield left[i : i + rows], right[:, j : j + cols]
            else:
                yield left[:, i : i + rows], right[i : i + rows, j : j + cols]


def _padded(x: Array, high: int, wide: int) -> Array:
    return np.pad(x, ((0, high - x.shape[0]), (0, wide - x.shape[1])))


def _total(folds: Folds, sums: list[Array], numerics: Numerics) -> Array:
    """The accumulators after the sums of all folds, in the order in which they left."""
    rows, cols = folds.rows, folds.cols
    stays = folds.dataflow == "os"
    height = folds.down * rows if stays else folds.streamed
    y = np.zeros((height, folds.across * cols), sums[0].dtype)
    for number, found in enumerate(sums):
        across, down = divmod(number % folds.count, folds.down)
        i = slice(down * rows, (down + 1) * rows) if stays else slice(None)
        j = slice(across * cols, (across + 1) * cols)
        y[i, j] = accumulate(y[i, j], found, numerics)
    m, n = (folds.n, folds.m) if folds.dataflow == "is" else (folds.m, folds.n)
    return y[:m, :n].copy()


__all__ = ["simulate_array", "simulate_cells"]
