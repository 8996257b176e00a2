"""What algorithms on matrices are written in: loops with a counter, and rows and columns at it.

The last two dimensions of a value are a matrix, those in front are a batch. A row or column whose
number is known only at run time is picked by a mask and a sum of which all other terms are zero, so
that it is exact: the vector unit does that at full width, where reading single elements takes
scalar code.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from monograph.hlo.builder import build
from monograph.hlo.ops import matrices as mat
from monograph.hlo.ops.leaf import ones, splat, zeros
from monograph.hlo.ops.monoids import identity, monoid
from monograph.hlo.ops.while_loop import while_
from monograph.hlo.record import ops
from monograph.hlo.types import I32, tensor

BLOCK = 128  # columns that are eliminated one by one, before the others see them all at once
Values = Sequence[Any]
_COUNTER = tensor((), I32)


def repeat(
    count: int, body: Callable[[Any, Values, Values], Values], carry: Values, given: Values = ()
) -> list[Any]:
    """A loop: ``for i in range(count): carry = body(i, carry, given)``.

    Args:
        count: of steps.
        body: takes the counter, what is carried and what is given; returns what is carried.
        carry: at the beginning.
        given: other values that the body reads.

    Returns:
        What is carried at the end.
    """
    held = len(carry)

    def more(i: Any, *_: Any) -> list[Any]:
        return [ops.compare(i, splat(count, _COUNTER), comparison_direction="LT")]

    def step(i: Any, *values: Any) -> list[Any]:
        made = body(i, values[:held], values[held:])
        return [ops.add(i, ones(_COUNTER)), *made]

    types = [_COUNTER, *(x.type.strong for x in (*carry, *given))]
    regions = {"cond": build(more, types, "more"), "body": build(step, types, "step")}
    return list(while_(zeros(_COUNTER), *carry, *given, **regions, nc=1 + held)[1:])


def repeat_while(
    open_: Callable[[Values], Any], body: Callable[[Values], Values], carry: Values, most: int
) -> list[Any]:
    """A loop: ``for _ in range(most): if not open_(carry): break; carry = body(carry)``."""

    def more(i: Any, *values: Any) -> list[Any]:
        early = ops.compare(i, splat(most, _COUNTER), comparison_direction="LT")
        return [ops.and_(early, open_(values))]

    def step(i: Any, *values: Any) -> list[Any]:
        return [ops.add(i, ones(_COUNTER)), *body(values)]

    types = [_COUNTER, *(x.type.strong for x in carry)]
    regions = {"cond": build(more, types, "more"), "body": build(step, types, "step")}
    return list(while_(zeros(_COUNTER), *carry, **regions, nc=1 + len(carry))[1:])


def places(shape: Sequence[int], axis: int, direction: str, i: Any) -> Any:
    """A mask: where the index along an axis is ("EQ", "GT", ...) to a number.

    Args:
        shape: of the mask.
        axis: counted from the end.
        direction: as `compare` has it.
        i: a scalar, or one for each matrix.
    """
    t = tensor(tuple(shape), I32)
    index = ops.iota(iota_dimension=t.ndim + axis, shape=t.shape, dtype=I32)
    return ops.compare(index, spread(i, t.shape), comparison_direction=direction)


def where(mask: Any, x: Any, y: Any) -> Any:
    """`select`; a number stands for an array of it."""
    filled = [splat(v, (y if v is x else x).type.strong) if isinstance(v, int | float) else v
              for v in (x, y)]  # fmt: skip
    return ops.select(mask, *filled)


def row_of(x: Any, i: Any) -> Any:
    """Row `i` of each matrix, as vectors."""
    return _picked(x, -2, i)


def column_of(x: Any, i: Any) -> Any:
    """Column `i` of each matrix, as vectors."""
    return _picked(x, -1, i)


def element_of(x: Any, i: Any) -> Any:
    """Element `i` of each vector."""
    return _picked(x, -1, i)


def _picked(x: Any, axis: int, i: Any) -> Any:
    """What is at index `i` of an axis: all other terms are -0.0, which no zero's sign sees."""
    t, none = x.type, -0.0
    terms = where(places(t.shape, axis, "EQ", i), x, none)
    start = splat(none, tensor((), t.dtype))
    return ops.reduce(terms, start, dimensions=(t.ndim + axis,), body=monoid("add", t.dtype))


def spread(x: Any, shape: Sequence[int]) -> Any:
    """One number for each matrix, or vector, everywhere in it."""
    dims = tuple(range(x.type.ndim))
    return ops.broadcast_in_dim(x, shape=tuple(shape), broadcast_dimensions=dims)


def largest(x: Any, axes: Sequence[int]) -> Any:
    """The largest elements over axes, counted from the end; at least zero."""
    d = x.type.dtype
    dims = tuple(sorted(x.type.ndim + a for a in axes))
    return ops.reduce(x, zeros(tensor((), d)), dimensions=dims, body=monoid("maximum", d))


def smallest(x: Any, axes: Sequence[int]) -> Any:
    """The smallest elements over axes, counted from the end."""
    d = x.type.dtype
    dims = tuple(sorted(x.type.ndim + a for a in axes))
    start = splat(identity("minimum", d), tensor((), d))
    return ops.reduce(x, start, dimensions=dims, body=monoid("minimum", d))


def part(x: Any, rows: tuple[int, int], columns: tuple[int, int]) -> Any:
    """Rows and columns of each matrix, from the first to before the last."""
    t = x.type
    starts = (*(0,) * (t.ndim - 2), rows[0], columns[0])
    limits = (*t.shape[:-2], rows[1], columns[1])
    if limits == t.shape and not any(starts):
        return x
    return ops.slice(x, start_indices=starts, limit_indices=limits, strides=(1,) * t.ndim)


def joined(parts: Sequence[Any], axis: int) -> Any:
    """Blocks of rows (-2) or columns (-1) as one matrix."""
    if len(parts) == 1:
        return parts[0]
    return ops.concatenate(*parts, dimension=parts[0].type.ndim + axis)


def blocks(size: int) -> list[tuple[int, int]]:
    """The first and the last place of each block, this one not included."""
    return [(at, min(at + BLOCK, size)) for at in range(0, size, BLOCK)]


def outer(column: Any, row: Any, shape: Sequence[int]) -> Any:
    """Products of the elements of two vectors, as matrices."""
    shape = tuple(shape)
    return ops.multiply(mat.along_rows(column, shape), mat.along_columns(row, shape))


__all__ = [
    "BLOCK", "Values", "blocks", "column_of", "element_of", "joined", "largest", "outer",
    "part", "places", "repeat", "repeat_while", "row_of", "smallest", "spread", "where",
]  # fmt: skip
