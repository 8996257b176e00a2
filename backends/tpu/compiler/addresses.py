"""Index expressions as scalar code and as vectors, and where elements of an array lie.

In come the loops of a walk; `Scalars` keeps their numbers in scalar registers and computes indices
from them, `Where` makes addresses of indices. An index that may be outside is moved to the inside:
nobody uses what is read there. Called by `walking`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import ceil
from typing import Any

from monograph.backends.tpu.compiler.layout import LANES, SUBLANES, Layout
from monograph.backends.tpu.compiler.straight import Straight, Value
from monograph.backends.tpu.compiler.streams import NoCode
from monograph.backends.tpu.isa.program import s
from monograph.backends.tpu.isa.spec import SCALARS, At, Reg
from monograph.hlo.index import Atom, Dim, Div, Index, Mod, Start, dim

FEWEST = 14  # registers that addresses take


class Scalars:
    """Numbers of loops, and what is computed from them.

    Args:
        sizes: of all loops.
        along: the one that lies along lanes.
        starts: steps whose values are parts of indices.
        down: the one that lies along sublanes; -1: there is one row at a time.

    Raises:
        NoCode: for more loops than registers.
    """

    def __init__(
        self, sizes: Sequence[int], along: int, starts: Sequence[int], down: int = -1
    ) -> None:
        self.sizes, self.along, self.down = tuple(sizes), along, down
        wide = sizes[along] if along >= 0 else 1
        self.loop = dim(along, wide) if along >= 0 else Index()
        counted = [d for d, n in enumerate(sizes) if n > 1 and d != along]
        self.counter = {d: s(i) for i, d in enumerate(counted)}
        taken = len(counted)
        self.base = s(taken) if wide > LANES else None  # the first lane's number
        taken += self.base is not None
        self.starts = {n: s(taken + i) for i, n in enumerate(starts)}
        self.used = taken + len(starts)
        if self.used + FEWEST > SCALARS:
            raise NoCode("more loops than scalar registers")

    def temp(self) -> Reg:
        """A register until the end of the frame."""
        if self.used == SCALARS:
            raise NoCode("indices that take more than the scalar registers")
        self.used += 1
        return s(self.used - 1)

    @contextmanager
    def frame(self) -> Iterator[None]:
        """Registers taken inside are free again after it."""
        used = self.used
        yield
        self.used = used

    def stride_base(self, stride: int) -> int:
        """How often the number of the first lane counts."""
        return stride if self.base is not None else 0

    def varies(self, e: Index) -> bool:
        """Whether an index differs from lane to lane."""
        return any(map(self._varies, (a for a, _ in e.terms)))

    def _varies(self, atom: Atom) -> bool:
        if isinstance(atom, Dim):
            return atom.position == self.along
        return isinstance(atom, Div | Mod) and self.varies(atom.inner)

    def _differs(self, atom: Atom) -> bool:
        """Whether a part of an index differs from lane to lane, or from sublane to sublane."""
        if isinstance(atom, Dim):
            return atom.position == self.along or atom.position == self.down >= 0
        return isinstance(atom, Div | Mod) and any(self._differs(a) for a, _ in atom.inner.terms)

    # ---- one number for all lanes ----------------------------------------------------------------

    def scalar(self, code: Straight, e: Index, bases: int = 0) -> Reg:
        """The value of an index in a register of its own, and so many times the first lane's."""
        total = self.temp()
        code.do("sset", total, e.const)
        with self.frame():
            part = self.temp()
            for atom, k in e.terms:
                code.do("smul", part, self._atom(code, atom), k)
                code.do("sadd", total, total, part)
            if bases:
                assert self.base is not None
                code.do("smul", part, self.base, bases)
                code.do("sadd", total, total, part)
        return total

    def _atom(self, code: Straight, atom: Atom) -> Reg:
        if isinstance(atom, Dim):
            return self.counter[atom.position]
        if isinstance(atom, Start):
            found = self.temp()
            code.do("smax", found, self.starts[atom.operand], 0)
            code.do("smin", found, found, atom.limit)
            return found
        found = self.scalar(code, atom.inner)
        by, divides = atom.by, isinstance(atom, Div)
        if by & (by - 1):
            code.do("sdiv" if divides else "srem", found, found, by)
        elif divides:
            code.do("sshra", found, found, by.bit_length() - 1)
        else:
            code.do("sand", found, found, by - 1)
        return found

    def inside(self, code: Straight, e: Index, size: int) -> Reg:
        """An index, moved to the inside, but for those that differ from sublane to sublane."""
        found = self.scalar(code, e)
        if self.down >= 0 and e.coefficient(self.down) != 0:
            return found
        low, high = e.bounds
        if low < 0:
            code.do("smax", found, found, 0)
        if high >= size:
            code.do("smin", found, found, size - 1)
        return found

    # ---- one for each lane -----------------------------------------------------------------------

    def vector(self, code: Straight, e: Index, once: dict[Any, Value]) -> Value:
        """An index in every lane and sublane."""
        if e in once:
            return once[e]
        fixed = Index(e.const, tuple((a, k) for a, k in e.terms if not self._differs(a)))
        with self.frame():
            shared: Reg | int = self.scalar(code, fixed) if fixed.terms else fixed.const
            total = code("vsplat", shared)
        for atom, k in e.terms:
            if self._differs(atom):
                x = self._lanes(code, atom, once)
                x = x if k == 1 else code("vmul.i32", x, code("vsplat", k))
                total = code("vadd.i32", total, x)
        once[e] = total
        return total

    def _lanes(self, code: Straight, atom: Atom, once: dict[Any, Value]) -> Value:
        if isinstance(atom, Dim) and atom.position == self.down:
            return code("vadd.i32", code("vsublane"), code("vsplat", self.counter[self.down]))
        if isinstance(atom, Dim):
            lane = code("vlane")
            return lane if self.base is None else code("vadd.i32", lane, code("vsplat", self.base))
        assert isinstance(atom, Div | Mod)
        inner, by, divides = self.vector(code, atom.inner, once), atom.by, isinstance(atom, Div)
        if by & (by - 1):
            return code("vdiv.i32" if divides else "vrem.i32", inner, code("vsplat", by))
        if divides:
            return code("vshra.i32", inner, code("vsplat", by.bit_length() - 1))
        return code("vand", inner, code("vsplat", by - 1))


class Where:
    """Where elements of an array lie in memory.

    Args:
        layout: of the array, not a column.
        buffer: its first row.
        step: rows of memory from what one sublane reads to what the next one does.
        far: whether the array is in main memory.
    """

    def __init__(self, layout: Layout, buffer: int, step: int = 0, far: bool = False) -> None:
        self.layout, self.buffer, self.step, self.far = layout, buffer, step, far
        self.shape, self.pack = layout.shape, layout.packing
        self.flat = len(self.shape) < 2
        self.wide = ceil(max(layout.matrix[1], 1)) if self.flat else layout.across
        self.groups = ceil(layout.matrix[1] / SUBLANES)

    def element(
        self, scalars: Scalars, code: Straight, index: Sequence[Index]
    ) -> tuple[At, Reg, Reg]:
        """One element: the row of memory, the lane, the part of its word."""
        at, part, lane = (scalars.temp() for _ in range(3))
        with scalars.frame():
            last = scalars.inside(code, index[-1], self.shape[-1]) if index else scalars.temp()
            if not index:
                code.do("sset", last, 0)
            code.do("sand", lane, last, LANES - 1)
            code.do("sshra", last, last, 7)
            self._row(scalars, code, index, last, at, part)
        return At(at, self.buffer), lane, part

    def tile(
        self, scalars: Scalars, code: Straight, index: Sequence[Index], low: Reg | int, j: int,
        total: int,
    ) -> tuple[At, Reg]:  # fmt: skip
        """A row of the array, in the tile that is the j-th from `low` on of `total`."""
        at, part = scalars.temp(), scalars.temp()
        with scalars.frame():
            tile = self._moved(scalars, code, low, j, total)
            self._row(scalars, code, index, tile, at, part)
        return At(at, self.buffer), part

    def column(
        self, scalars: Scalars, code: Straight, index: Sequence[Index], low: Reg | int, j: int
    ) -> tuple[At, Reg]:
        """Eight rows of an array of words, in the j-th row of tiles from `low` on; the lane."""
        at, lane = scalars.temp(), scalars.temp()
        with scalars.frame():
            group = self._moved(scalars, code, low, j, self.groups)
            last = scalars.inside(code, index[-1], self.shape[-1])
            code.do("sand", lane, last, LANES - 1)
            code.do("sshra", last, last, 7)
            code.do("smul", at, group, self.layout.across)
            code.do("sadd", at, at, last)
            code.do("sshl", at, at, 3)
            self._lead(scalars, code, index, at)
        return At(at, self.buffer), lane

    def _moved(self, scalars: Scalars, code: Straight, low: Reg | int, j: int, total: int) -> Reg:
        found = scalars.temp()
        code.do("sadd", found, low, j)
        code.do("smax", found, found, 0)
        code.do("smin", found, found, total - 1)
        return found

    def _row(
        self, scalars: Scalars, code: Straight, index: Sequence[Index], tile: Reg, at: Reg,
        part: Reg,
    ) -> None:  # fmt: skip
        """The row of memory of a row of elements, in a tile of it, from the buffer on."""
        shift = self.pack.bit_length() - 1
        if self.flat:  # the tile says which row
            row = tile
        else:
            row = scalars.inside(code, index[-2], self.shape[-2])
        code.do("sand", part, row, self.pack - 1)
        within = scalars.temp()
        code.do("sshra", within, row, shift)
        code.do("sand", within, within, SUBLANES - 1)
        code.do("sshra", at, row, shift + 3)
        if not self.flat:
            code.do("smul", at, at, self.layout.across)
            code.do("sadd", at, at, tile)
        code.do("sshl", at, at, 3)
        code.do("sadd", at, at, within)
        self._lead(scalars, code, index, at)

    def _lead(self, scalars: Scalars, code: Straight, index: Sequence[Index], at: Reg) -> None:
        """The matrices before."""
        step = ceil(self.layout.matrix[1] / self.layout.height) * self.layout.across * SUBLANES
        for d in range(len(self.shape) - 3, -1, -1):
            with scalars.frame():
                found = scalars.inside(code, index[d], self.shape[d])
                code.do("smul", found, found, step)
                code.do("sadd", at, at, found)
            step *= self.shape[d]


__all__ = ["Scalars", "Where"]
