"""`Turn`: ways to lay an array out anew, by whole shuffles, by boxes, by a loop nest.

In comes where elements are read and where they go; out come the specs that there are for it, the
quickest first. Whether one fits is seen when it is added (`planned`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace

from monograph.backends.tpu.compiler.layout import Layout
from monograph.backends.tpu.compiler.moves import Moves, laid_out
from monograph.backends.tpu.compiler.patches import Patches
from monograph.backends.tpu.compiler.shuffles import Shuffle, joined, turned
from monograph.backends.tpu.compiler.streams import NoCode
from monograph.backends.tpu.compiler.walks import Walk, carried
from monograph.hlo.index import Index, delinear, dim, linear

Turn = Shuffle | Patches | Moves | Walk
Ways = tuple[Turn, ...]
Loops = Sequence[tuple[int, int]]  # (number, size)


def ways_of(*makers: Callable[[], Turn]) -> Ways:
    """Those that there are."""
    found = []
    for make in makers:
        with suppress(NoCode):
            found.append(make())
    return tuple(found)


def carry(
    index: Sequence[Index], layout: Layout, loops: Loops, to: Sequence[Index], wanted: Layout,
    spaces: tuple[str, str], conditions: tuple[tuple[Index, int, int], ...] = (),
) -> Ways:  # fmt: skip
    """The ways of an array that is read at an index; see `moves.laid_out`."""
    how = (index, layout, loops, to, wanted, spaces, conditions)

    def alone() -> Turn:
        return replace(carried(*how), alone=True)

    return ways_of(lambda: laid_out(*how), lambda: carried(*how), alone)


def reshape(source: Layout, target: Layout, spaces: tuple[str, str]) -> Ways:
    """An array whose elements keep their order, in another shape."""
    loops = list(enumerate(target.shape))
    to = [dim(i, n) for i, n in loops]
    index = delinear(linear(to, target.shape), source.shape)
    return (
        *ways_of(lambda: joined(source, target, spaces)),
        *carry(index, source, loops, to, target, spaces),
    )


def turn(source: Layout, spaces: tuple[str, str]) -> Ways:
    """Columns as rows, or rows as columns: those are what an array with one more dimension is,
    whose elements are alike along lanes."""
    shape = source.shape
    if source.column:
        loops = list(enumerate(shape))
        to = [dim(i, n) for i, n in loops]
        index, plain = (*to, Index()), replace(source, shape=(*shape, 1), column=False)
        wanted = replace(source, column=False)
    else:
        loops = list(enumerate((*shape, source.lanes)))
        to = [dim(i, n) for i, n in loops]
        index, plain = tuple(to[:-1]), source
        wanted = replace(source, shape=(*shape, source.lanes))
    return (
        *ways_of(lambda: turned(source, spaces)),
        *carry(index, plain, loops, to, wanted, spaces),
    )


__all__ = ["Turn", "Ways", "carry", "reshape", "turn", "ways_of"]
