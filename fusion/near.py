"""`near_rows`: temporaries of a sweep that need not lie in memory, only the rows being worked on.

A value that the launches of one sweep alone read and write, every row of it in bytes of its own,
is kept on the stack of whoever runs a piece: as many rows as go through at a time. Called by
`monograph.fusion.buffers`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from monograph.fusion.arena import aligned
from monograph.fusion.kernel import Kernel, Load
from monograph.fusion.program import Beside, Copy, Launch, Step, Sweep, Switch, While, all_steps
from monograph.fusion.rows import row_loop
from monograph.hlo.index import Dim, Index, linear


def near_rows(
    steps: Sequence[Step], find: Callable[[int], int], temporary: Callable[[int], bool]
) -> dict[int, tuple[Sweep, int]]:
    """Which classes of buffers live in the rows of one sweep.

    Args:
        steps: on virtual buffers.
        find: the class of a buffer.
        temporary: whether a class is nothing but a temporary.

    Returns:
        Of each: its sweep, and the bytes of one row.
    """
    sweeps = [s for s in all_steps(steps) if isinstance(s, Sweep) and s.room]
    if not sweeps:
        return {}
    inside = {id(x): s for s in sweeps for x in s.launches}
    homes: dict[int, set[Sweep | None]] = {}
    for step in all_steps(steps):
        for b in _mentioned(step):
            homes.setdefault(find(b), set()).add(inside.get(id(step)))
    found: dict[int, tuple[Sweep, int]] = {}
    for sweep in sweeps:
        left = sweep.room // (sweep.block or sweep.grain)
        rows: dict[int, int] = {}
        for c in dict.fromkeys(find(b) for x in sweep.launches for b in _mentioned(x)):
            if homes[c] == {sweep} and temporary(c):
                mine = (touched for x in sweep.launches for touched in _rows(x, c, find))
                stride = row_of(mine)
                if stride is not None:
                    rows[c] = stride
        for c in sorted(rows, key=lambda c: -rows[c]):
            if aligned(rows[c], 64) <= left:
                left -= aligned(rows[c], 64)
                found[c] = sweep, rows[c]
    return found


def _mentioned(step: Step) -> tuple[int, ...]:
    if isinstance(step, While):
        return (step.predicate,)
    if isinstance(step, Switch):
        return (step.index,)
    if isinstance(step, Copy):
        return (step.source, step.target)
    return () if isinstance(step, Sweep | Beside) else (*step.operands, *step.results)


def row_of(strides: Iterable[int | None]) -> int | None:
    """The bytes of a row, if all accesses agree on them."""
    found = set(strides)
    return next(iter(found)) if len(found) == 1 else None


def _rows(launch: Launch, c: int, find: Callable[[int], int]) -> list[int | None]:
    """Of every access of a launch to a class: bytes from row to row."""
    typed = row_strides(launch)
    places = (*launch.operands, *launch.results)
    return [stride for number, stride in typed if find(places[number]) == c]


def row_strides(launch: Launch) -> list[tuple[int, int | None]]:
    """(number of an operand, or of a result after these; bytes from row to row) per access.

    None where a row's bytes are not all between the row's beginning and the next one's.
    """
    kernel = launch.kernel
    assert isinstance(kernel, Kernel)
    loop = row_loop(kernel, launch.schedule)
    assert loop is not None
    found = []
    for i in kernel.instructions:
        if isinstance(i, Load):
            t = kernel.operands[i.operand]
            stride = _stride(linear(i.index, t.shape), loop)
            found.append((i.operand, stride and stride * t.dtype.itemsize))
    for s in kernel.stores:
        t = kernel.results[s.result]
        stride = _stride(linear(s.index, t.shape), loop)
        found.append((len(kernel.operands) + s.result, stride and stride * t.dtype.itemsize))
    return found


def _stride(offset: Index, loop: int) -> int | None:
    step = offset.coefficient(loop)
    rest = tuple((a, k) for a, k in offset.terms if not (isinstance(a, Dim) and a.position == loop))
    low, high = Index(offset.const, rest).bounds
    return step if step is not None and 0 <= low and high < step else None
