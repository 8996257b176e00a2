"""What the array asks of its memories, cycle by cycle, as SCALE-Sim orders it.

Each fold asks for a grid of elements (i, j): element i along one side of the array in some cycle,
from port j. A streamed operand enters skewed (i + j cycles after the first), one that stays is
loaded row by row, the last row first, and results leave skewed. Cycles count from 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from monograph.backends.tpu.cycles import Folds
from monograph.backends.tpu.scalesim.layer import Layer
from monograph.hlo.errors import MachineError

Array = np.ndarray[Any, Any]
OPERANDS = ("ifmap", "filter", "ofmap")
MOST = 1 << 28  # requests in memory


@dataclass(frozen=True)
class Demand:
    """The requests for one operand.

    Attributes:
        layer, folds: whose.
        operand: "ifmap", "filter" or "ofmap".
        kind: "stream", "load" or "results".
        first: cycle of a fold in which element (0, 0) of a stream, or the last row, is asked for.
    """

    layer: Layer
    folds: Folds
    operand: str
    kind: str
    first: int

    def extent(self, fold: int) -> tuple[slice, slice]:
        """Which rows and columns of the operand's matrix a fold asks for, as it is walked."""
        f = self.folds
        across, down = divmod(fold, f.down)
        high, wide, streamed = f.dims
        rows = slice(down * f.rows, min((down + 1) * f.rows, high))
        cols = slice(across * f.cols, min((across + 1) * f.cols, wide))
        whole = slice(0, streamed)
        if f.dataflow == "os":
            return {"ifmap": (whole, rows), "filter": (whole, cols), "ofmap": (rows, cols)}[
                self.operand
            ]
        return {"stream": (whole, rows), "load": (rows, cols), "results": (whole, cols)}[self.kind]

    def shape(self, fold: int) -> tuple[int, int]:
        """How many rows and columns these are."""
        i, j = self.extent(fold)
        return i.stop - i.start, j.stop - j.start

    def check(self, words: int) -> None:
        """Requests that are followed one by one are held in memory.

        Raises:
            MachineError: if there are too many of them.
        """
        if words > MOST:
            raise MachineError(
                f"layer {self.layer.name!r} is too large: {words:,} requests for {self.operand}",
                operands={"m, k, n": f"{self.layer.m}, {self.layer.k}, {self.layer.n}"},
                why=f"{MOST:,} are followed at once.",
                fix="cut the layer, or ask `tpu gemm` for its cycles.",
            )

    @property
    def turned(self) -> bool:
        """Whether the last row comes first."""
        return self.kind == "load" or (self.folds.dataflow == "os" and self.kind == "results")

    def lines(self, fold: int) -> Array:
        """The cycle in which each element of a fold is asked for: [i, j]."""
        self.check(self.fold_words(fold))
        base = fold * self.folds.cycles + self.first
        return base + _steps(self.shape(fold), self.turned, self.kind != "load")

    def addresses(self, fold: int) -> Array:
        """Which element of the operand each request is for: [i, j]; -1 for none."""
        self.check(self.fold_words(fold))
        i, j = (np.arange(s.start, s.stop) for s in self.extent(fold))
        found = self._address(i[:, None], j[None, :])
        return np.broadcast_to(found, (len(i), len(j)))

    def _address(self, i: Array, j: Array) -> Array:
        """By walked row and column."""
        layer, flow = self.layer, self.folds.dataflow
        if self.operand == "ofmap":
            return i * 0 + j * 0
        if self.operand == "filter":
            k, n = (j, i) if flow == "is" else (i, j)
            return k * layer.n + n
        m, k = (i, j) if flow == "ws" else (j, i)
        return pixel(layer, m, k)

    @property
    def words(self) -> int:
        """How many requests there are."""
        names = dict(zip(OPERANDS, ("a", "w", "y"), strict=True))
        return self.folds.traffic()[names[self.operand]]

    def fold_words(self, fold: int) -> int:
        i, j = self.shape(fold)
        return i * j

    @property
    def apart(self) -> bool:
        """Whether the folds ask for every word once, as windows that overlap do not."""
        return self.operand != "ifmap" or self.layer.pixels == self.layer.m * self.layer.k

    @property
    def tiles(self) -> tuple[int, int]:
        """(folds, times): so many folds in turn ask for a set of words, and that so many times."""
        count, down = self.folds.count, self.folds.down
        if self.folds.dataflow == "os" and self.operand == "filter":
            return 1, down
        return (count, 1) if self.kind == "load" else (down, count // down)

    def line_of(self, number: int, fold: int = 0) -> int:
        """The cycle in which so many words have been asked for before, counted from a fold."""
        while number >= self.fold_words(fold):
            number -= self.fold_words(fold)
            fold += 1
        return int(self.stream(fold)[0][number])

    @property
    def start(self) -> int:
        """The cycle of the first request."""
        i, _ = self.shape(0)
        return self.first - (i - 1) if self.turned else self.first

    @property
    def stop(self) -> int:
        """The cycle of the last request."""
        last = self.folds.count - 1
        if self.operand == "ifmap" and self.layer.overhangs:
            asked = self.addresses(last) >= 0
            while not asked.any():  # windows of nothing but what lies beyond the edge
                last -= 1
                asked = self.addresses(last) >= 0
            return int(self.lines(last)[asked].max())
        i, j = self.shape(last)
        base = last * self.folds.cycles + self.first
        if self.kind == "load":
            return base
        return base + (j - 1) + (0 if self.turned else i - 1)

    def stream(self, fold: int) -> tuple[Array, Array]:
        """The cycles and addresses of a fold's requests, in the order in which they are served."""
        self.check(self.fold_words(fold))
        order = _order(self.shape(fold), self.turned, self.kind != "load")
        lines, addresses = self.lines(fold).ravel()[order], self.addresses(fold).ravel()[order]
        asked = addresses >= 0
        return lines[asked], addresses[asked]


def _steps(shape: tuple[int, int], turned: bool, skewed: bool) -> Array:
    """In which cycle after that of (0, 0) each element is asked for."""
    i, j = np.arange(shape[0])[:, None], np.arange(shape[1])
    return np.broadcast_to((-i if turned else i) + (j if skewed else 0), shape)


@lru_cache(maxsize=8)
def _order(shape: tuple[int, int], turned: bool, skewed: bool) -> Array:
    """The order of elements by cycle, and by port in one cycle."""
    return np.argsort((_steps(shape, turned, skewed) * shape[1] + np.arange(shape[1])).ravel())


def pixel(layer: Layer, m: Array, k: Array) -> Array:
    """The address of term k of window m of a convolution; -1 beyond the input's edge."""
    out_row, out_col = np.divmod(m, layer.out_w)
    row, rest = np.divmod(k, layer.filter_w * layer.channels)
    col, channel = np.divmod(rest, layer.channels)
    row, col = row + out_row * layer.stride, col + out_col * layer.stride
    inside = (row < layer.ifmap_h) & (col < layer.ifmap_w)
    return np.where(inside, (row * layer.ifmap_w + col) * layer.channels + channel, -1)


def demands(layer: Layer, folds: Folds) -> dict[str, Demand]:
    """The requests for all three operands."""
    rows, streamed = folds.rows, folds.streamed
    plans = {
        "ws": (("stream", rows), ("load", rows - 1), ("results", 2 * rows - 1)),
        "is": (("load", rows - 1), ("stream", rows), ("results", 2 * rows - 1)),
        "os": (("stream", 0), ("stream", 0), ("results", streamed - 1 + rows - 1)),
    }[folds.dataflow]
    return {
        name: Demand(layer, folds, name, kind, first)
        for name, (kind, first) in zip(OPERANDS, plans, strict=True)
    }


__all__ = ["OPERANDS", "Demand", "demands", "pixel"]
