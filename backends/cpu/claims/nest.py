"""The loops of a gather or scatter over its rows.

`nest_of` makes of the dimension numbers one list of loops, each with its strides in the rows, the
array and the starts; neighbours that all three see as one loop are merged. Called by the
writers of gather and scatter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from monograph.backends.cpu import table
from monograph.backends.cpu.emission.address import Form
from monograph.backends.cpu.emission.emit import Code
from monograph.backends.cpu.emission.memory import read
from monograph.backends.cpu.emission.offsets import extreme
from monograph.hlo.ops.indexed import Indexed
from monograph.hlo.types import I64, U64, DType, TensorType

_FAR = 1 << 62  # beyond every array


@dataclass(frozen=True)
class Loop:
    """One loop over rows.

    Attributes:
        size: how many steps.
        row, place, start: elements from step to step in the rows, the array, the starts.
        window: the number of the component whose window it runs through; None for a loop over the
            batch, or through a dimension that no index moves.
        batch: whether it runs over index vectors.
    """

    size: int
    row: int
    place: int
    start: int
    window: int | None = None
    batch: bool = False


@dataclass(frozen=True)
class Component:
    """One component of the index vectors.

    Attributes:
        start: where it stands in a vector.
        place: elements of the array from index to index.
        bound: the size of its dimension.
        size: of a window in it.
    """

    start: int
    place: int
    bound: int
    size: int


@dataclass(frozen=True)
class Nest:
    """All loops, in the order of the rows; and the components of an index vector."""

    loops: tuple[Loop, ...]
    components: tuple[Component, ...]


def nest_of(w: Indexed, x: TensorType, starts: TensorType, rows: TensorType) -> Nest:
    """The loops of the dimension numbers `w`.

    Args:
        w: dimension numbers.
        x: type of the array.
        starts: type of the index vectors.
        rows: type of what lies in windows.
    """
    in_x, in_starts, in_rows = (_strides(t.shape) for t in (x, starts, rows))
    vector = in_starts[w.vector_dim] if w.vector_dim < starts.ndim else 0
    components = tuple(
        Component(k * vector, in_x[d], x.shape[d], w.sizes[d]) for k, d in enumerate(w.mapped)
    )
    batching = {w.batch_axis(d): d for d in w.batching}
    axes = [i for i in range(starts.ndim) if i != w.vector_dim]
    made: dict[int, Loop] = {}
    for k, r in enumerate(w.row_batch(rows.ndim)):
        place = in_x[batching[k]] if k in batching else 0
        made[r] = Loop(rows.shape[r], in_rows[r], place, in_starts[axes[k]], None, True)
    for r, d in zip(w.row_dims, w.kept, strict=True):
        window = w.mapped.index(d) if d in w.mapped else None
        made[r] = Loop(rows.shape[r], in_rows[r], in_x[d], 0, window)
    return Nest(_merged([made[r] for r in range(rows.ndim)]), components)


def _strides(shape: Sequence[int]) -> list[int]:
    return [prod(shape[i + 1 :]) for i in range(len(shape))]


def _merged(loops: Sequence[Loop]) -> tuple[Loop, ...]:
    """One loop for neighbours that are one in every array; those of one step go."""
    out: list[Loop] = []
    for inner in loops:
        if inner.size == 1:
            continue
        outer = out[-1] if out else None
        if (
            outer is not None
            and outer.batch == inner.batch
            and outer.window is inner.window is None
            and (outer.row, outer.place, outer.start)
            == (inner.row * inner.size, inner.place * inner.size, inner.start * inner.size)
        ):
            out[-1] = Loop(
                outer.size * inner.size, inner.row, inner.place, inner.start, None, inner.batch
            )
        else:
            out.append(inner)
    return tuple(out)


def index_at(code: Code, d: DType, pointer: str, offset: str) -> str:
    """An index as i64; unsigned ones beyond i64 stay beyond every array."""
    wide = U64 if d.kind == "uint" else I64
    x = read(code, d, pointer, Form(offset), 1, None)
    value = x.only if d is wide else table.convert_value(code, x, wide).only
    if d.kind == "uint" and d.bits == 64:
        return extreme(code, "umin", value, _FAR)
    return value
