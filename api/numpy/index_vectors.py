"""From the steps of an index to index vectors and windows: one gather reads, one scatter writes.

Slices without a step are dimensions of the windows; index arrays, strided slices and single indices
are components of the index vectors. Where the dimensions of index arrays go is NumPy's rule: to the
place of the first one, or to the front where something stands between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from monograph._operands.axes import broadcast_shapes
from monograph._operands.values import at_hand, broadcast_to, value
from monograph.hlo.ops.indexed import Indexed
from monograph.hlo.record import ops
from monograph.numpy.index_steps import Step, narrowed, own_steps, wrapped
from monograph.numpy.shapes import reshape

_INDICES = ("array", "scalar", "int")


@dataclass(frozen=True)
class Vectors:
    """What an index means for a gather or scatter.

    Attributes:
        starts: the index vectors, i32: along the first dimension, so that what is made of whole
            arrays of indices stays in one piece; a single component has no such dimension.
        windows: the dimension numbers.
        rows: the shape of what is read or written, without new axes.
        shape: the same, with them.
        backward: dimensions of the rows whose slices run backwards.
        distinct: whether no place is named twice, as far as the index itself says so.
    """

    starts: Any
    windows: Indexed
    rows: tuple[int, ...]
    shape: tuple[int, ...]
    backward: tuple[int, ...]
    distinct: bool


def vectors_of(shape: tuple[int, ...], steps: Sequence[Step], wrap: bool = True) -> Vectors:
    """The index vectors of an index into an array of `shape`.

    Args:
        shape: of the array.
        steps: of the index.
        wrap: whether negative indices count from the end.
    """
    made = _Maker(shape, wrap)
    advanced = any(s.kind == "array" for s in steps)
    joined = [n for n, s in enumerate(steps) if s.kind in _INDICES]
    if advanced:
        together = joined == list(range(joined[0], joined[-1] + 1))
        at = joined[0] if together else 0
    for n, step in enumerate(steps):
        if advanced and n == at:
            made.arrays(steps)
        if step.kind == "new":
            made.shape.append(1)
        elif step.kind == "slice":
            made.slice(*step.at)
        elif step.kind != "gap":
            if not advanced:
                made.component(made.index(step, made.axis), len(made.batch))
            made.drop()
    return made.finish(not advanced)


class _Maker:
    """What has been said so far."""

    def __init__(self, of: tuple[int, ...], wrap: bool) -> None:
        self.of = of
        self.wrap = wrap
        self.axis = 0  # the next dimension of the array
        self.batch: list[int] = []
        self.components: dict[int, tuple[Any, int]] = {}  # dimension -> index, its first batch axis
        self.sizes: list[int] = []
        self.dropped: list[int] = []
        self.row_dims: list[int] = []
        self.rows: list[int] = []
        self.shape: list[int] = []
        self.backward: list[int] = []

    def index(self, step: Step, axis: int) -> Any:
        """An index as i32: a NumPy array if it is known."""
        n = self.of[axis]
        if step.kind == "int":
            at = min(max(step.at, -n - 1), n)
            return np.array(at + n if at < 0 and self.wrap else at, np.int32)
        found = wrapped(step.at, n) if self.wrap else narrowed(step.at, n)
        return np.asarray(found) if at_hand(found) else found

    def component(self, index: Any, first: int, axis: int | None = None) -> None:
        self.components[self.axis if axis is None else axis] = index, first

    def drop(self) -> None:
        """A dimension that the rows don't have."""
        self.dropped.append(self.axis)
        self.sizes.append(1)
        self.axis += 1

    def arrays(self, steps: Sequence[Step]) -> None:
        """All index arrays at once: they broadcast to dimensions of the rows."""
        own = enumerate(own_steps(steps))
        indices = {a: self.index(s, a) for a, s in own if s.kind in _INDICES}
        shape = broadcast_shapes(*map(_shape, indices.values()), where="indexing")
        for a, i in indices.items():
            known = isinstance(i, np.ndarray)
            spread = np.broadcast_to(i, shape) if known else broadcast_to(i, shape)
            self.component(spread, len(self.batch), a)
        self.batch += shape
        self.rows += shape
        self.shape += shape

    def slice(self, start: int, stop: int, by: int) -> None:
        """A slice: part of the windows if it takes neighbours, else indices of its own."""
        n, count = self.of[self.axis], len(range(start, stop, by))
        if by == 1:
            if count != n:
                self.component(np.array(start, np.int32), len(self.batch))
            self.row_dims.append(len(self.rows))
            self.sizes.append(count)
            self.axis += 1
        else:
            if by < 0:
                self.backward.append(len(self.rows))
            indices = np.sort(np.arange(start, stop, by, dtype=np.int32))
            self.component(indices, len(self.batch))
            self.batch.append(count)
            self.drop()
        self.rows.append(count)
        self.shape.append(count)

    def finish(self, distinct: bool) -> Vectors:
        mapped = tuple(self.components)
        starts = _stacked([self.components[d] for d in mapped], tuple(self.batch))
        vector_dim = len(self.batch) if len(mapped) == 1 else 0
        windows = Indexed(
            tuple(self.row_dims), tuple(self.dropped), (), (), mapped, vector_dim,
            tuple(self.sizes),
        )  # fmt: skip
        return Vectors(
            starts, windows, tuple(self.rows), tuple(self.shape), tuple(self.backward), distinct
        )


def _shape(x: Any) -> tuple[int, ...]:
    shape: tuple[int, ...] = x.shape if isinstance(x, np.ndarray) else x.type.shape
    return shape


def _stacked(components: Sequence[tuple[Any, int]], batch: tuple[int, ...]) -> Any:
    """Index vectors along a first dimension, from their components; one component is itself."""
    if not components:
        return value(np.zeros((0, *batch), np.int32))
    known = all(isinstance(i, np.ndarray) for i, _ in components)
    rows = [_spread(i, first, batch, known) for i, first in components]
    if known:
        return value(rows[0] if len(rows) == 1 else np.stack(rows))
    if len(rows) == 1:
        return rows[0]
    rows = [reshape(r, (1, *batch)) for r in rows]
    return ops.concatenate(*rows, dimension=0)


def _spread(i: Any, first: int, batch: tuple[int, ...], known: bool) -> Any:
    """An index whose dimensions begin at `first` of the batch, for all of the batch."""
    if known:
        return np.broadcast_to(i.reshape(i.shape + (1,) * (len(batch) - first - i.ndim)), batch)
    i = value(i) if isinstance(i, np.ndarray) else i
    if i.type.shape == batch:
        return i
    dims = tuple(range(first, first + i.type.ndim))
    return ops.broadcast_in_dim(i, shape=batch, broadcast_dimensions=dims)
