"""Indices as values: which element of an array each word of a register is.

`Count` is an affine expression of the loops. Lanes and sublanes number themselves; which row of
tiles it is says a pointer that goes along with those of the operands. `registers` calls `counted`.
"""

from __future__ import annotations

from collections.abc import Callable
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


def count_of(index: Index, dims: tuple[int, ...]) -> Count:
    """An index expression as a `Count`.

    Raises:
        NoCode: if it is not affine, or needs more than 31 bits.
    """
    low, high = index.bounds()
    if low < -(1 << 31) or high >= 1 << 31 or prod(dims) >= 1 << 31:
        raise NoCode("indices of more than 31 bits")
    terms = []
    for atom, k in index.terms:
        if not isinstance(atom, Dim):
            raise NoCode("indices that are no sums of loops")
        terms.append((atom.position, k))
    return Count(index.const, tuple(terms), dims)


def counted(
    code: Straight, count: Count, once: Callable[[Any, Callable[[], Value]], Value], unit: int,
    pointer: Reg, first: int, group: int, tile: int,
) -> tuple[Value, ...]:  # fmt: skip
    """Registers with the expression's values, in i32.

    Args:
        code: where the instructions go.
        count: the expression.
        once: keeps values: of a key, made by a function if they are not there.
        unit: registers below each other for one row of tiles.
        pointer: to the row of tiles; at the first one it is `first`.
        group: rows of tiles behind that.
        tile: of the row.
    """

    def splat(n: int) -> Value:
        return once(("number", n), lambda: number(code, str(n), "i32"))

    def lane() -> Value:
        ids = once("lane", lambda: code("vlane"))
        return plus(ids, tile * LANES) if tile and len(count.dims) > 1 else ids

    def plus(x: Value, n: int) -> Value:
        return once((x, "+", n), lambda: code("vadd.i32", x, splat(n))) if n else x

    def times(x: Value, n: int) -> Value:
        return once((x, "*", n), lambda: code("vmul.i32", x, splat(n))) if n != 1 else x

    def part(x: Value, below: int, size: int, whole: bool) -> Value:
        """Of a row-major offset, the index of a dimension with so many elements behind it."""
        found = x if below == 1 else once(
            (x, "/", below), lambda: code("vdiv.i32", x, splat(below))
        )  # fmt: skip
        y = found
        return y if whole else once((y, "%", size), lambda: code("vrem.i32", y, splat(size)))

    groups = ceil(_high(count) / (SUBLANES * unit))

    def row(at: int) -> tuple[Value, Value]:
        """The matrix, and the row in it, of one register."""
        here = once(("group", group), lambda: plus(code("vsplat", pointer), group - first))
        single = groups * SUBLANES * unit >= _high(count) and _lead(count) == 1
        inside = here if single else part(here, 1, groups, False)
        below = once(("sublane", at), lambda: plus(once("sublanes", lambda: code("vsublane")),
                                                   at * SUBLANES))  # fmt: skip
        high = once(("row", group, at),
                    lambda: code("vadd.i32", times(inside, SUBLANES * unit), below))  # fmt: skip
        return (here if single else part(here, groups, 1, True)), high

    def along(axis: int, at: int) -> Value:
        """The index along a dimension."""
        last, rank = len(count.dims) - 1, len(count.dims)
        if rank == 1 and not count.column:
            _, high = row(at)
            return once(("element", group, at), lambda: code("vadd.i32", times(high, LANES), lane()))
        if axis == last and not count.column:
            return lane()
        matrix, high = row(at)
        own = last if count.column else last - 1
        if axis == own:
            return high
        below = prod(count.dims[axis + 1 : own])
        return part(matrix, below, count.dims[axis], not any(n > 1 for n in count.dims[:axis]))

    found = []
    for at in range(unit if count.by_row else 1):
        total: Value | None = None
        for axis, k in count.terms:
            term = times(along(axis, at), k)
            total = term if total is None else code("vadd.i32", total, term)
        found.append(splat(count.const) if total is None else plus(total, count.const))
    return tuple(found)


def _high(count: Count) -> int:
    """Rows of a matrix."""
    if count.column:
        return count.dims[-1]
    return count.dims[-2] if len(count.dims) > 1 else ceil(prod(count.dims) / LANES)


def _lead(count: Count) -> int:
    """Matrices."""
    return prod(count.dims[: -1 if count.column else -2])


__all__ = ["Count", "count_of", "counted"]
