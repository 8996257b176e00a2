"""Indices as values: which element of an array each word of a register is.

`Count` is an affine expression of the loops. Lanes and sublanes number themselves; which row of
tiles it is says a pointer that goes along with those of the operands. `registers` has a `Counter`
write it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, prod
from typing import Any

from monograph.backends.tpu.compiler.instructions import number
from monograph.backends.tpu.compiler.layout import LANES, SUBLANES
from monograph.backends.tpu.compiler.straight import Straight, Value
from monograph.backends.tpu.compiler.streams import NoCode
from monograph.backends.tpu.isa.spec import Reg
from monograph.hlo.index import Dim, Index


@dataclass(frozen=True)
class Count:
    """``const + sum(k * index along axis)``.

    Attributes:
        const, terms: (axis, k) of each.
        dims: of the array.
        column: whether it lies as columns do.
    """

    const: int
    terms: tuple[tuple[int, int], ...]
    dims: tuple[int, ...]
    column: bool = False

    @property
    def by_lane(self) -> bool:
        """Whether it depends on the lane, and on the tile of a row."""
        last = len(self.dims) - 1
        return not self.column and any(axis == last for axis, _ in self.terms)

    @property
    def by_row(self) -> bool:
        """Whether it depends on the row."""
        last = len(self.dims) - 1
        rows = self.column or last == 0
        return any(rows or axis != last for axis, _ in self.terms)

    @property
    def high(self) -> int:
        """Rows of a matrix."""
        if self.column:
            return self.dims[-1]
        return self.dims[-2] if len(self.dims) > 1 else ceil(prod(self.dims) / LANES)

    @property
    def lead(self) -> int:
        """Matrices."""
        return prod(self.dims[: -1 if self.column else -2])


def count_of(index: Index, dims: tuple[int, ...]) -> Count:
    """An index expression as a `Count`.

    Raises:
        NoCode: if it is not affine, or needs more than 31 bits.
    """
    low, high = index.bounds
    if low < -(1 << 31) or high >= 1 << 31 or prod(dims) >= 1 << 31:
        raise NoCode("indices of more than 31 bits")
    terms = []
    for atom, k in index.terms:
        if not isinstance(atom, Dim):
            raise NoCode("indices that are no sums of loops")
        terms.append((atom.position, k))
    return Count(index.const, tuple(terms), dims)


class Counter:
    """Writes the values of a `Count` for the registers of one row of tiles.

    Args:
        code: where the instructions go.
        count: the expression.
        once: keeps values: of a key, made by a function if they are not there.
        unit: registers below each other for one row of tiles.
        pointers: to the row of tiles, and to the tile of a long row; at the first they are `first`.
        first: see above.
        group, tile: behind these.
    """

    def __init__(
        self, code: Straight, count: Count, once: Callable[[Any, Callable[[], Value]], Value],
        unit: int, pointers: Sequence[Reg], first: int, group: int, tile: int,
    ) -> None:  # fmt: skip
        self.code, self.count, self.once, self.unit = code, count, once, unit
        self.pointers, self.first, self.group, self.tile = pointers, first, group, tile

    def values(self) -> tuple[Value, ...]:
        """Registers with the expression's values, in i32."""
        found = []
        for at in range(self.unit if self.count.by_row else 1):
            total: Value | None = None
            for axis, k in self.count.terms:
                term = self.times(self.along(axis, at), k)
                total = term if total is None else self.code("vadd.i32", total, term)
            const = self.count.const
            found.append(self.splat(const) if total is None else self.plus(total, const))
        return tuple(found)

    def along(self, axis: int, at: int) -> Value:
        """The index along a dimension, in one register."""
        dims, column = self.count.dims, self.count.column
        last = len(dims) - 1
        if axis == last and last and not column:
            return self.lane()
        matrix, row = self.row(at)
        if not last and not column:
            first = self.times(row, LANES)
            return self.once(
                ("element", self.group, at), lambda: self.code("vadd.i32", first, self.lane())
            )
        own = last if column else last - 1
        if axis == own:
            return row
        below = prod(dims[axis + 1 : own])
        return self.part(matrix, below, dims[axis], not any(n > 1 for n in dims[:axis]))

    def row(self, at: int) -> tuple[Value, Value]:
        """The matrix, and the row in it."""
        group, code = self.group, self.code
        down = SUBLANES * self.unit
        groups = ceil(self.count.high / down)
        here = self.once(
            ("group", group),
            lambda: self.plus(code("vsplat", self.pointers[0]), group - self.first),
        )
        single = self.count.lead == 1
        inside = here if single else self.part(here, 1, groups, False)
        sublanes = self.once("sublanes", lambda: code("vsublane"))
        below = self.plus(sublanes, at * SUBLANES)
        row = self.once(
            ("row", group, at), lambda: code("vadd.i32", self.times(inside, down), below)
        )
        return (here if single else self.part(here, groups, 1, True)), row

    def lane(self) -> Value:
        """The index along the last dimension."""
        ids = self.once("lane", lambda: self.code("vlane"))
        if len(self.count.dims) < 2:
            return ids
        if len(self.pointers) > 1:
            here = self.plus(self.code("vsplat", self.pointers[1]), -self.first)
            start = self.times(here, LANES)
            ids = self.once("lanes", lambda: self.code("vadd.i32", start, ids))
        return self.plus(ids, self.tile * LANES)

    # ---- arithmetic ------------------------------------------------------------------------------

    def splat(self, n: int) -> Value:
        return self.once(("number", n), lambda: number(self.code, str(n), "i32"))

    def plus(self, x: Value, n: int) -> Value:
        if not n:
            return x
        return self.once((x, "+", n), lambda: self.code("vadd.i32", x, self.splat(n)))

    def times(self, x: Value, n: int) -> Value:
        if n == 1:
            return x
        return self.once((x, "*", n), lambda: self.code("vmul.i32", x, self.splat(n)))

    def part(self, x: Value, below: int, size: int, first: bool) -> Value:
        """Of a row-major offset, the index of a dimension with so many elements behind it."""
        if below > 1:
            whole = x
            x = self.once(
                (whole, "/", below), lambda: self.code("vdiv.i32", whole, self.splat(below))
            )
        if first:
            return x
        return self.once((x, "%", size), lambda: self.code("vrem.i32", x, self.splat(size)))


__all__ = ["Count", "Counter", "count_of"]
