"""Along what `gather` and `scatter` can be cut.

What batches passes, and so do window dimensions that hold all of an array's. Where index vectors
point into a dimension, each device has a part of the places: of a gather it reads the windows that
begin in its part, of a scatter it writes the elements that fall into it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monograph.hlo.factors import Dim, Factors, Rule
from monograph.hlo.ops.indexed import Indexed
from monograph.hlo.ops.move_factors import selected
from monograph.hlo.record import Attrs
from monograph.hlo.types import TensorType

Types = tuple[TensorType, ...]


class _Rows:
    """The factors of the starts and of the rows; `batch` is along what both run."""

    def __init__(self, made: Factors, w: Indexed, starts: TensorType, rank: int) -> None:
        self.made = made
        self.w = w
        self.rank = rank
        self.starts: list[Dim] = [()] * starts.ndim
        self.batch: list[Dim] = []
        if w.vector_dim < starts.ndim:
            self.starts[w.vector_dim] = made.add(starts.shape[w.vector_dim], "whole")

    def add_batch(self, starts: TensorType, kinds: Mapping[int, tuple[Any, ...]]) -> None:
        """The factors of the batch; `kinds` are those that do not pass, by dimension of it."""
        axes = [i for i in range(starts.ndim) if i != self.w.vector_dim]
        for i, axis in enumerate(axes):
            self.batch.append(self.made.add(starts.shape[axis], *kinds.get(i, ())))
            self.starts[axis] = self.batch[-1]

    def rows(self, window: Mapping[int, Dim]) -> list[Dim]:
        """The rows' dimensions, of which those in a window are given by the array's dimension."""
        of_rows = dict(zip(self.w.row_batch(self.rank), self.batch, strict=True))
        of_rows |= {r: window[d] for r, d in zip(self.w.row_dims, self.w.kept, strict=True)}
        return [of_rows[i] for i in range(self.rank)]


def gather_factors(w: Indexed, types: Types, rank: int) -> Rule:
    """The rule of a gather whose result has so many dimensions."""
    x, starts = types
    made = Factors()
    both = _Rows(made, w, starts, rank)
    both.add_batch(starts, {})
    array: list[Dim] = []
    window: dict[int, Dim] = {}
    for d, n in enumerate(x.shape):
        size = w.sizes[d]
        if d in w.batching:
            array.append(both.batch[w.batch_axis(d)])
        elif d in w.kept and size == n:
            array.append(made.add(n))
            window[d] = array[-1]
        else:
            one = size == 1 and d in w.mapped
            array.append(
                made.add(n, "reduce", selected(x), split=True) if one else made.add(n, "whole")
            )
            if d in w.kept:
                window[d] = made.add(size, "whole")
    return made.rule([array, both.starts], [both.rows(window)])


def gather_of_piece(w: Indexed, attrs: Attrs, types: Types, outs: Types) -> Attrs:
    """A window is as large as the result has it."""
    sizes = {d: outs[0].shape[r] for r, d in zip(w.row_dims, w.kept, strict=True)}
    given = [sizes.get(d, min(n, types[0].shape[d])) for d, n in enumerate(w.sizes)]
    return {**attrs, "slice_sizes": tuple(given)}


def scatter_factors(w: Indexed, types: Types, how: str | None) -> Rule:
    """The rule of a scatter.

    Args:
        w: the dimension numbers.
        types: of the inputs, the indices and the updates.
        how: the monoid that combines updates; then they may be cut along the batch, and the input
            counts once. None: they are combined in their order.
    """
    k = len(types) // 2
    x, starts, updates = types[0], types[k], types[-1]
    made = Factors()
    both = _Rows(made, w, starts, updates.ndim)
    split: tuple[Any, ...] = ("whole",) if how is None else ("reduce", how)
    along = {w.batch_axis(d) for d in w.batching}
    both.add_batch(starts, {i: split for i in range(starts.ndim) if i not in along})
    array: list[Dim] = []
    window: dict[int, Dim] = {}
    for d, n in enumerate(x.shape):
        if d in w.batching:
            array.append(both.batch[w.batch_axis(d)])
            continue
        fits = d in w.kept and w.sizes[d] == n and d not in w.mapped
        if fits or d in w.mapped:
            array.append(made.add(n, split=not fits))
        else:
            array.append(made.add(n, "whole"))
        if d in w.kept:
            window[d] = array[-1] if fits else made.add(w.sizes[d], "whole")
    rows = both.rows(window)
    once = range(k) if how is not None else ()
    return made.rule([*[array] * k, both.starts, *[rows] * k], [array] * k, once)
