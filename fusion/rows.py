"""Rows: which bytes of a buffer one step of a kernel's outermost parallel loop touches.

Launches whose rows touch the same bytes only at the same row may run piece by piece, and their rows
at once. `monograph.fusion.sweep` asks before it puts launches together, `monograph.fusion.buffers`
before it gives two values one place, `monograph.fusion.verify` for the finished plan.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from math import prod

from monograph.fusion.kernel import (
    IndexValue,
    InRange,
    Instr,
    Kernel,
    Load,
    Schedule,
)
from monograph.fusion.program import Launch
from monograph.hlo.index import Atom, Dim, Index, dim, floordiv, linear, modulo
from monograph.hlo.types import TensorType

_FAR = 1 << 20  # bytes of an array that does not stay in the second cache from call to call
_FETCHED = 64 << 10  # bytes of the next rows, up to which nobody else fetches them in time


@dataclass(frozen=True)
class Reach:
    """Row r touches bytes ``stride * r + low .. stride * r + high`` of a buffer and no others, but
    for multiples of `period`, which never lead into another row's bytes.

    All rows touch the same bytes where `stride` is 0.
    """

    stride: int
    low: int
    high: int
    period: int

    @property
    def apart(self) -> bool:
        """Whether different rows touch different bytes."""
        return self.high - self.low < abs(self.stride)


@dataclass(frozen=True)
class Touch:
    """One access: operand (or result) `number` of a launch, where, and whether it is written.

    `reach` is None where the row can't be told from the address.
    """

    number: int
    written: bool
    reach: Reach | None


def row_loop(kernel: Kernel, schedule: Schedule) -> int | None:
    """The outermost parallel loop, whose steps are the kernel's rows."""
    order = schedule.order or range(len(kernel.dims))
    return next((loop for loop in order if loop < len(kernel.dims)), None)


def touches(kernel: Kernel, loop: int) -> tuple[Touch, ...]:
    """Every read and write of a kernel, by the row that does it.

    Args:
        kernel: operands that no instruction reads are not touched.
        loop: whose steps are the rows.
    """
    found: dict[Touch, None] = {}
    rows = kernel.dims[loop]
    for i in kernel.instructions:
        if isinstance(i, Load):
            reach = _reach(i.index, kernel.operands[i.operand], loop, rows)
            found[Touch(i.operand, False, reach)] = None
    for s in kernel.stores:
        reach = _reach(s.index, kernel.results[s.result], loop, rows)
        found[Touch(s.result, True, reach)] = None
    return tuple(found)


def _reach(index: Sequence[Index], t: TensorType, loop: int, rows: int) -> Reach | None:
    offset = linear(index, t.shape)
    step = offset.coefficient(loop)
    if step is None:
        return None
    period = abs(step) * rows
    rest = [
        (atom, k)
        for atom, k in offset.terms
        if not (isinstance(atom, Dim) and atom.position == loop)
        and not (period and k % period == 0)
    ]
    low, high = Index(offset.const, tuple(rest)).bounds
    size = t.dtype.itemsize
    return Reach(step * size, low * size, high * size + size - 1, period * size)


def together(reaches: Iterable[Reach | None]) -> Reach | None:
    """What rows touch of one buffer in all these accesses; None if a row may touch another's."""
    found = set(reaches)
    first = next(iter(found), None)
    if first is None or None in found:
        return None
    known = [r for r in found if r is not None]
    if any((r.stride, r.period) != (first.stride, first.period) for r in known):
        return None
    low, high = min(r.low for r in known), max(r.high for r in known)
    whole = Reach(first.stride, low, high, first.period)
    return whole if whole.apart else None


class Rows:
    """What the launches of a sweep do to memory, place by place; it grows launch by launch."""

    def __init__(self) -> None:
        self.reaches: dict[int, set[Reach | None]] = {}
        self.written: set[int] = set()
        self.users: dict[int, int] = {}

    def against(self, touched: dict[int, list[Touch]]) -> int | None:
        """A place where a launch would touch what another row of another launch touches."""
        for place, row in touched.items():
            known = self.reaches.get(place)
            if known is None or not (place in self.written or any(t.written for t in row)):
                continue
            if together([*known, *(t.reach for t in row)]) is None:
                return place
        return None

    def add(self, touched: dict[int, list[Touch]]) -> None:
        """Put a launch in."""
        for place, row in touched.items():
            self.reaches.setdefault(place, set()).update(t.reach for t in row)
            self.users[place] = self.users.get(place, 0) + 1
            if any(t.written for t in row):
                self.written.add(place)


def touched_by(launch: Launch) -> dict[int, list[Touch]]:
    """The accesses of a launch of a kernel with rows, by buffer."""
    assert isinstance(launch.kernel, Kernel)
    loop = row_loop(launch.kernel, launch.schedule)
    assert loop is not None
    found: dict[int, list[Touch]] = {}
    for t in touches(launch.kernel, loop):
        buffer = (launch.results if t.written else launch.operands)[t.number]
        found.setdefault(buffer, []).append(t)
    return found


def next_rows(
    launches: Sequence[Launch], rows: int, block: int
) -> list[tuple[tuple[int, int], ...]]:
    """For `Schedule.ahead`: the last launch of a sweep that reads an input fetches the next block.

    It comes from far away while the present one keeps the core busy, which the processor does not
    see to by itself: it looks ahead as far as a page.
    """
    seen = {b for x in launches for b in x.results}
    found: list[tuple[tuple[int, int], ...]] = []
    for x in reversed(launches):
        typed = enumerate(zip(x.operands, x.kernel.operands, strict=True))
        mine = {
            b: (i, block)
            for i, (b, t) in typed
            if b not in seen and t.nbytes >= _FAR and 0 < t.nbytes // rows * block <= _FETCHED
        }
        seen |= mine.keys()
        found.append(tuple(mine.values()))
    return found[::-1]


def rowwise(kernel: Kernel, count: int) -> Kernel:
    """The same kernel with its first `count` parallel loops run as one: their points are rows."""
    if count == 1:
        return kernel
    sizes = kernel.dims[:count]
    row = dim(0, prod(sizes))

    def replaced(atom: Atom) -> Index | None:
        if not isinstance(atom, Dim):
            return None
        if atom.position >= count:
            return dim(atom.position - count + 1, atom.size)
        inner = prod(sizes[atom.position + 1 :])
        part = floordiv(row, inner)
        return modulo(part, atom.size) if atom.position else part

    return over(kernel, (prod(sizes), *kernel.dims[count:]), replaced)


def over(
    kernel: Kernel, dims: tuple[int, ...], replaced: Callable[[Atom], Index | None],
    reduce_dims: tuple[int, ...] | None = None,
) -> Kernel:  # fmt: skip
    """The same kernel over other loops: what stands for a loop variable is replaced."""

    def moved(index: tuple[Index, ...]) -> tuple[Index, ...]:
        return tuple(i.substitute(replaced) for i in index)

    def instr(i: Instr) -> Instr:
        if isinstance(i, Load):
            return replace(i, index=moved(i.index))
        if isinstance(i, IndexValue):
            return replace(i, index=i.index.substitute(replaced))
        if isinstance(i, InRange):
            found = tuple((e.substitute(replaced), low, high) for e, low, high in i.conditions)
            return replace(i, conditions=found)
        return i

    return replace(
        kernel,
        dims=dims,
        reduce_dims=kernel.reduce_dims if reduce_dims is None else reduce_dims,
        prologue=tuple(map(instr, kernel.prologue)),
        body=tuple(map(instr, kernel.body)),
        epilogue=tuple(map(instr, kernel.epilogue)),
        stores=tuple(replace(s, index=moved(s.index)) for s in kernel.stores),
    )
