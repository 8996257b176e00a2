"""The array element by element: every register of every processing element in every cycle.

What the fast mode (`array`) computes by formula and ordered sums comes about here as it does in
hardware: operands enter at the left and upper edges a cycle later for each row or column, move one
element a cycle, and a sum moves down its column (or stays, where outputs stay). All registers
change together at the end of a cycle. Control knows only when each tile begins.

An element of `WeightCells` has the registers w_shadow, w_active, a, p and two bits that ride with
a: idle (there is no a), and swap (with the first row of a tile), which makes the weights in
w_shadow the active ones. So new weights take effect along the diagonal, with the advancing wave
(Jouppi et al., ISCA 2017, section 2). They are shifted down from above in R cycles; step k moves
rows 0 to k only, since the rows below hold weights that the wave has not met yet.

Subclasses may override `skew`, `enabled` and `swap_row`: tests plant faults there.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.backends.tpu.numerics import Numerics, flush

Array = np.ndarray[Any, Any]


class Wires:
    """What moves from element to element, in one cycle: a value and its bits, with an edge.

    Attributes:
        value, bits: [row, column] and [bit, row, column]; column 0 is the edge.
        edge, bit_edge: what enters the array.
        given, bits_given: what enters each element.
        kept, bits_kept: what each element was given in the cycle before.
    """

    def __init__(self, rows: int, cols: int, dtype: Any, kinds: int) -> None:
        self.value = np.zeros((rows, cols + 1), dtype)
        self.bits = np.zeros((kinds, rows, cols + 1), bool)
        self.bits[0] = True
        self.edge, self.bit_edge = self.value[:, 0], self.bits[:, :, 0]
        self.given, self.bits_given = self.value[:, :-1], self.bits[:, :, :-1]
        self.kept, self.bits_kept = self.value[:, 1:], self.bits[:, :, 1:]


class Column:
    """Sums that move down: what enters each element from above, and where what leaves it goes."""

    def __init__(self, rows: int, cols: int, dtype: Any) -> None:
        self.value = np.zeros((rows + 1, cols), dtype)
        self.above, self.below, self.bottom = self.value[:-1], self.value[1:], self.value[-1]


class Cells:
    """What both kinds of element have: a moves right with its bits, products are added.

    Attributes:
        rows, cols: of the array.
        numerics: the options of the arithmetic.
        now, then: a and its bits in this cycle and in the next.
    """

    kinds = 2  # bits that ride with a: idle, then what a subclass needs

    def __init__(self, rows: int, cols: int, dtype: Any, numerics: Numerics) -> None:
        self.rows, self.cols, self.numerics = rows, cols, numerics
        self.plain = numerics.plain or dtype != np.float32
        self.now, self.then = (Wires(rows, cols, dtype, self.kinds) for _ in range(2))
        self.scratch = np.zeros((rows, cols), dtype)
        self.group = np.zeros((rows + 1, cols))  # sums of a few products, in 64 bits

    def skew(self) -> Array:
        """By how many cycles each row of operands enters later than row 0."""
        return np.arange(self.rows)

    def move_right(self) -> None:
        """The end of a cycle: each element hands a and its bits on."""
        now, then = self.now, self.then
        then.kept[...] = now.given
        then.bits_kept[...] = now.bits_given
        self.now, self.then = then, now


class WeightCells(Cells):
    """Elements that keep a weight; sums move down, and leave at the bottom.

    Attributes:
        shadow, active: the weights.
        sums, next_sums: what moves down in this cycle and in the next.
    """

    swap_row = 0  # the row of a tile whose a carries the swap bit

    def __init__(self, rows: int, cols: int, dtype: Any, numerics: Numerics) -> None:
        super().__init__(rows, cols, dtype, numerics)
        self.shadow = np.zeros((rows, cols), dtype)
        self.active = self.shadow.copy()
        self.sums, self.next_sums = (Column(rows, cols, dtype) for _ in range(2))
        self.row_numbers = np.arange(rows)[:, None]
        closes = (np.arange(rows) % numerics.chain_group) == numerics.chain_group - 1
        closes[-1] = True
        self.closes = closes[:, None]  # rows whose element rounds the sum of its group

    def enabled(self, step: Array) -> Array:
        """Which elements take the weight above them, by each column's step (-1: no load)."""
        return self.row_numbers <= step

    def tick(self, a: Array, bits: Array, weights: Array | None, step: Array) -> None:
        """One cycle.

        Args:
            a, bits: what enters at the left edge.
            weights: what enters at the upper edge; None if no column loads.
            step: of each column's load, or -1.
        """
        now = self.now
        now.edge[...] = a
        now.bit_edge[...] = bits
        idle, swap = now.bits_given
        np.copyto(self.active, self.shadow, where=swap)
        below = self.next_sums.below
        if self.plain:
            np.multiply(now.given, self.active, out=self.scratch)
            np.add(self.sums.above, self.scratch, out=below)
        else:
            self._add_carefully(below)
        np.copyto(below, 0, where=idle)
        if weights is not None:
            above = np.concatenate([weights[None], self.shadow[:-1]])
            np.copyto(self.shadow, above, where=self.enabled(step))
        self.sums, self.next_sums = self.next_sums, self.sums
        self.move_right()

    def _add_carefully(self, below: Array) -> None:
        """Products in groups, or denormals flushed."""
        flushed = flush if self.numerics.denormals == "flush" else np.asarray
        given, above = self.now.given, self.sums.above
        if self.numerics.chain_group == 1:
            below[...] = flushed(above + flushed(given * self.active))
            return
        begins = self.row_numbers % self.numerics.chain_group == 0
        before = np.where(begins, 0.0, self.group[:-1])
        total = before + given.astype(np.float64) * self.active
        closed = flushed(above + flushed(total.astype(np.float32)))
        below[...] = np.where(self.closes, closed, above)
        self.group[1:] = total


class OutputCells(Cells):
    """Elements that keep a sum; a moves right and b down, and a finished sum leaves at once.

    The bits that ride with a: idle, first and last term of the sum, last term of a group.

    Attributes:
        b, next_b: what moves down in this cycle and in the next; row 0 is the edge.
        o: the sums.
        y: the sums that have left.
    """

    kinds = 4

    def __init__(self, rows: int, cols: int, dtype: Any, numerics: Numerics) -> None:
        super().__init__(rows, cols, dtype, numerics)
        self.b, self.next_b = (Column(rows, cols, dtype) for _ in range(2))
        self.o = np.zeros((rows, cols), dtype)
        self.y = np.zeros((rows, cols), dtype)

    def tick(self, a: Array, bits: Array, b: Array) -> bool:
        """One cycle; whether a sum left.

        Args:
            a, bits: what enters at the left edge.
            b: what enters at the upper edge.
        """
        now = self.now
        now.edge[...] = a
        now.bit_edge[...] = bits
        self.b.value[0] = b
        idle, first, last, closes = now.bits_given
        np.copyto(self.o, 0, where=first)
        np.multiply(now.given, self.b.above, out=self.scratch)
        if self.plain:
            np.add(self.o, self.scratch, out=self.scratch)
        else:
            self.scratch[...] = self._added(idle, closes)
        np.copyto(self.o, self.scratch, where=~idle)
        np.copyto(self.y, self.o, where=last)
        self.next_b.below[...] = self.b.above
        self.b, self.next_b = self.next_b, self.b
        self.move_right()
        return bool(last.any())

    def _added(self, idle: Array, closes: Array) -> Array:
        """The sums with one more product: in groups, or denormals flushed."""
        flushed = flush if self.numerics.denormals == "flush" else np.asarray
        if self.numerics.chain_group == 1:
            return np.asarray(flushed(self.o + flushed(self.scratch)))
        exact = self.now.given.astype(np.float64) * self.b.above
        total = np.where(idle, 0.0, self.group[1:] + exact)
        added = flushed(self.o + flushed(total.astype(np.float32)))
        self.group[1:] = np.where(closes, 0.0, total)
        return np.where(closes, added, self.o)


__all__ = ["Cells", "Column", "OutputCells", "WeightCells", "Wires"]
