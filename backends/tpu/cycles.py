"""Cycles and traffic of a product on one array, by formula; and when each tile begins.

A product ``y[m, n] = a[m, k] w[k, n]`` is cut into folds. What stays in the array during one, what
streams through it, and the cycles of a fold of R rows and C columns:

| dataflow | stays | folds | streams T | cycles of a fold |
|---|---|---|---|---|
| ws | w [R of k, C of n] | ceil(k/R) ceil(n/C) | m | R to load, then T + R + C - 2 |
| is | a transposed [R of k, C of m] | ceil(k/R) ceil(m/C) | n | R to load, then T + R + C - 2 |
| os | y [R of m, C of n] | ceil(m/R) ceil(n/C) | k | T + R + C - 2 |

Folds follow each other without overlap (Samajdar et al., "A Systematic Methodology for
Characterizing Scalability of DNN Accelerators using SCALE-Sim", ISPASS 2020; SCALE-Sim 3 prints one
cycle less, the number of the last one). With shadow weights (Jouppi et al., ISCA 2017, section 2)
the next tile is loaded while one streams: see `starts`. `cells` counts the same cycle by cycle.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import index
from typing import Any

from monograph.hlo.errors import MachineError, UnknownNameError

DATAFLOWS = ("ws", "os", "is")


def check_sizes(**sizes: Any) -> None:
    """Sizes are whole numbers of at least one.

    Raises:
        MachineError: names the first that is not.
    """
    for name, value in sizes.items():
        try:
            whole = not isinstance(value, bool) and index(value) >= 1
        except TypeError:
            whole = False
        if not whole:
            raise MachineError(
                f"{name} is {value!r}",
                operands={name: repr(value)},
                why=f"{name} must be a whole number of at least 1.",
                fix=f"give {name} such a number.",
            )


def check_dataflow(dataflow: str, double_buffered: bool) -> None:
    """Raises:
    UnknownNameError: if there is no such dataflow.
    MachineError: if it has nothing to load ahead.
    """
    if dataflow not in DATAFLOWS:
        raise UnknownNameError(
            f"there is no dataflow {dataflow!r}",
            operands={"known": ", ".join(DATAFLOWS)},
            why="ws keeps weights in the array, os outputs, is inputs.",
            fix="choose one of these.",
        )
    if double_buffered and dataflow != "ws":
        raise MachineError(
            f"double_buffered with dataflow {dataflow!r}",
            operands={"dataflow": dataflow, "double_buffered": double_buffered},
            why="only weights have a second register in each element.",
            fix="use dataflow='ws', or double_buffered=False.",
        )


@dataclass(frozen=True)
class Folds:
    """A product cut for an array.

    Attributes:
        dataflow, rows, cols: as given.
        m, k, n: sizes of the product.
    """

    dataflow: str
    rows: int
    cols: int
    m: int
    k: int
    n: int

    @property
    def dims(self) -> tuple[int, int, int]:
        """Sizes along the rows, along the columns, and of what streams."""
        sizes = {
            "ws": (self.k, self.n, self.m),
            "is": (self.k, self.m, self.n),
            "os": (self.m, self.n, self.k),
        }
        return sizes[self.dataflow]

    @property
    def down(self) -> int:
        """Folds along the rows."""
        return -(-self.dims[0] // self.rows)

    @property
    def across(self) -> int:
        """Folds along the columns."""
        return -(-self.dims[1] // self.cols)

    @property
    def count(self) -> int:
        return self.down * self.across

    @property
    def streamed(self) -> int:
        return self.dims[2]

    @property
    def load(self) -> int:
        """Cycles in which what stays is shifted in."""
        return 0 if self.dataflow == "os" else self.rows

    @property
    def cycles(self) -> int:
        """Of one fold."""
        return self.load + self.streamed + self.rows + self.cols - 2

    @property
    def macs(self) -> int:
        return self.m * self.k * self.n

    def traffic(self) -> dict[str, int]:
        """Words between the array and its memory: reads of a and w, writes of y.

        What stays is read once; what streams, once per fold across it; sums that are spread over
        folds along k are written once per fold.
        """
        m, k, n = self.m, self.k, self.n
        return {
            "ws": {"a": m * k * self.across, "w": k * n, "y": m * n * self.down},
            "is": {"a": m * k, "w": k * n * self.across, "y": m * n * self.down},
            "os": {"a": m * k * self.across, "w": k * n * self.down, "y": m * n},
        }[self.dataflow]


def folds_of(
    m: int,
    k: int,
    n: int,
    rows: int,
    cols: int,
    dataflow: str = "ws",
    double_buffered: bool = False,
) -> Folds:
    """A product cut for an array, after checks of what is asked.

    Raises:
        MachineError: for a size below one, or `double_buffered` without "ws".
        UnknownNameError: for a dataflow that there is not.
    """
    check_sizes(m=m, k=k, n=n, rows=rows, cols=cols)
    check_dataflow(dataflow, double_buffered)
    return Folds(dataflow, index(rows), index(cols), index(m), index(k), index(n))


def gemm_cycles(
    m: int,
    k: int,
    n: int,
    rows: int,
    cols: int,
    dataflow: str = "ws",
    double_buffered: bool = False,
) -> int:
    """Cycles of ``y[m, n] = a[m, k] w[k, n]`` on an array, from the first load to the last result.

    Args:
        m, k, n: sizes of the product.
        rows, cols: of the array.
        dataflow: "ws", "os" or "is": whether weights, outputs or inputs stay in the array.
        double_buffered: whether a tile of weights is loaded while the one before streams; only
            with "ws".

    Returns:
        The count, one more than SCALE-Sim prints.

    Raises:
        MachineError: for a size below one, or `double_buffered` without "ws".
        UnknownNameError: for a dataflow that there is not.

    >>> gemm_cycles(128, 768, 768, 128, 128), gemm_cycles(128, 768, 768, 128, 128, "os")
    (18360, 6132)
    >>> gemm_cycles(128, 768, 768, 128, 128, double_buffered=True)
    4990
    """
    folds = folds_of(m, k, n, rows, cols, dataflow, double_buffered)
    return total_cycles(folds, double_buffered)


def array_cycles(
    m: int, k: int, n: int, rows: int, cols: int, arrays: int, double_buffered: bool = True
) -> int:
    """Cycles on several arrays with weights that stay: tiles of columns are dealt out in turn, so
    that no sum is spread over two arrays.

    >>> array_cycles(4096, 4096, 4096, 128, 128, 4)  # bf16 on v5e: 0.7 ms
    1048958
    """
    check_sizes(arrays=arrays)
    folds = folds_of(m, k, n, rows, cols, "ws", double_buffered)
    most = min(n, -(-folds.across // arrays) * folds.cols)
    return gemm_cycles(m, k, most, rows, cols, "ws", double_buffered)


# ---- when tiles begin ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Start:
    """When a tile's load begins, and when its stream does: row r meets it r cycles later."""

    load: int
    stream: int


def starts(
    streamed: int,
    rows: int,
    ready: Sequence[int],
    activations: Sequence[int] | None = None,
    free: Sequence[int] | None = None,
) -> list[Start]:
    """Starts of tiles whose weights are loaded behind the stream of the tile before.

    ``load[i+1] = max(stream[i], ready[i+1])``, and ``stream[i+1] = max(stream[i] + streamed,
    load[i+1] + rows, activations[i+1], free[i+1])``.

    Args:
        streamed: rows of activations per tile.
        rows: of the array.
        ready: per tile, the cycle at which its weights are there.
        activations: per tile, the cycle from which its activations can stream.
        free: per tile, the cycle from which the accumulators can take its sums.

    >>> [s.stream for s in starts(8, 4, [0, 0, 30])]
    [4, 12, 34]
    """
    found: list[Start] = []
    for i, arrived in enumerate(ready):
        load = max(found[-1].stream if found else 0, arrived)
        stream = max(load + rows, found[-1].stream + streamed if found else 0)
        for wait in (activations, free):
            stream = max(stream, wait[i]) if wait is not None else stream
        found.append(Start(load, stream))
    return found


def serial_starts(folds: Folds, ready: Sequence[int]) -> list[Start]:
    """Starts of folds each of which waits for the last result of the one before."""
    found: list[Start] = []
    end = 0
    for arrived in ready:
        load = max(end, arrived)
        found.append(Start(load, load + folds.load))
        end = load + folds.cycles
    return found


def total_cycles(folds: Folds, double_buffered: bool = False, passes: int = 1) -> int:
    """Cycles of all folds, streamed once per pass, where every tile is there in time."""
    count = folds.count * passes
    if not double_buffered:
        return count * folds.cycles
    return folds.cycles + (count - 1) * max(folds.streamed, folds.rows)


def schedule(
    folds: Folds, double_buffered: bool, ready: Sequence[int] | None, passes: int = 1
) -> tuple[list[Start], int]:
    """When every fold of every pass begins, and the cycles of the whole.

    Raises:
        MachineError: if `ready` is not one cycle per fold and pass.
    """
    arrived = _arrivals(folds, ready, passes)
    if double_buffered:
        found = starts(folds.streamed, folds.rows, arrived)
    else:
        found = serial_starts(folds, arrived)
    return found, found[-1].stream + folds.cycles - folds.load


def _arrivals(folds: Folds, ready: Sequence[int] | None, passes: int) -> list[int]:
    count = folds.count * passes
    if ready is None:
        return [0] * count
    try:
        arrived = [index(t) for t in ready]
    except TypeError:
        arrived = []
    if len(arrived) != count or min(arrived) < 0:
        raise MachineError(
            f"ready does not say of {count} tiles when they arrive",
            operands={"ready": _short(ready), "tiles": f"{folds.across} across, {folds.down} down"},
            why="each tile has a cycle, from 0, at which it has arrived; those of the first "
            "columns come first, and passes one after the other.",
            fix=f"give {count} whole numbers of at least 0, or None.",
        )
    return arrived


def _short(values: Sequence[int]) -> str:
    text = str(values)
    return text if len(text) < 80 else f"{text[:70]} ... ({len(values)} in all)"


__all__ = [
    "DATAFLOWS", "Folds", "Start", "array_cycles", "check_dataflow", "check_sizes", "folds_of",
    "gemm_cycles", "schedule", "serial_starts", "starts",
    "total_cycles",
]  # fmt: skip
