"""Which reads and writes of a kernel are of the same rows: they share whole vectors.

With the loop in lanes, rows of a few elements go by; an element of each is a column. Called by
`monograph.backends.cpu.loops.kernel`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from monograph.fusion.kernel import Kernel, Load
from monograph.fusion.short import LONGEST
from monograph.hlo.index import Index, linear
from monograph.hlo.types import TensorType

Where = tuple[int, int | None]  # an array, and the mask under which it is read


@dataclass(frozen=True)
class Column:
    """One element of each row that is read: rows begin at `row`, and `width` elements of them are
    read by somebody.
    """

    row: Index
    number: int
    width: int


@dataclass(frozen=True)
class Rows:
    """What is written to the rows of a result that begin at `row`: for each column the number of
    its store, or None.
    """

    result: int
    row: Index
    columns: tuple[int | None, ...]


def columns_read(kernel: Kernel, vector: int | None) -> dict[int, Column]:
    """The reads, by instruction number, whose rows others read too, under the same mask if any."""
    offsets = {
        number: ((i.operand, i.mask), linear(i.index, kernel.operands[i.operand].shape))
        for number, i in enumerate(kernel.instructions)
        if isinstance(i, Load) and _plain(kernel.operands[i.operand])
    }
    found: dict[int, Column] = {}
    for row, _, group in _groups(offsets, vector):
        width = max(group.values()) + 1
        if len(group) > 1:
            found |= {number: Column(row, k, width) for number, k in group.items()}
    return found


def rows_written(kernel: Kernel, vector: int | None) -> list[Rows]:
    """The stores that together write several columns."""
    offsets = {
        number: ((s.result, None), linear(s.index, kernel.results[s.result].shape))
        for number, s in enumerate(kernel.stores)
        if s.mask is None and _plain(kernel.results[s.result])
    }
    found = []
    for row, stride, group in _groups(offsets, vector):
        if len(group) > 1 and len(set(group.values())) == len(group):
            at = {k: number for number, k in group.items()}
            columns = tuple(at.get(k) for k in range(stride))
            found.append(Rows(offsets[min(group)][0][0], row, columns))
    return found


def _plain(t: TensorType) -> bool:
    return not t.dtype.is_complex


def _groups(
    offsets: Mapping[int, tuple[Where, Index]], vector: int | None
) -> Iterator[tuple[Index, int, dict[int, int]]]:
    """Accesses by number, each an array and an offset, that lie within a row from each other.

    Yields:
        Where the rows begin, how far apart they are, and the column of each access.
    """
    if vector is None:
        return
    alike: dict[tuple[Where, Index], list[int]] = {}
    for number, (array, offset) in offsets.items():
        stride = offset.coefficient(vector)
        if stride is not None and 2 <= stride <= LONGEST:
            alike.setdefault((array, replace(offset, const=0)), []).append(number)
    for (_, terms), numbers in alike.items():
        stride = terms.coefficient(vector) or 0
        left = sorted(numbers, key=lambda n: offsets[n][1].const)
        while left:
            first = offsets[left[0]][1].const
            group = {n: c for n in left if (c := offsets[n][1].const - first) < stride}
            left = left[len(group) :]
            yield terms + first, stride, group
