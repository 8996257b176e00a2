"""Products of rows in groups of different sizes, under `lax`'s names."""

from __future__ import annotations

from typing import Any

from monograph._operands.placed import placeable
from monograph._operands.values import value
from monograph.hlo.errors import ArgumentError, ShapeError, UnsupportedError
from monograph.hlo.ops.ragged import Pairs, prefix
from monograph.hlo.ops.ragged import ragged_dot as _product
from monograph.hlo.ops.shape_rules import check_axes
from monograph.hlo.types import TensorType
from monograph.lax.elementwise import alike
from monograph.lax.options import RaggedDotDimensionNumbers
from monograph.tracer.dtypes import requested


@placeable
def ragged_dot(
    lhs: Any,
    rhs: Any,
    group_sizes: Any,
    precision: Any = None,
    preferred_element_type: Any = None,
    group_offset: Any = None,
) -> Any:
    """Each group of rows times a matrix of its own; rows behind the last group are zero.

    Args:
        lhs: (m, k).
        rhs: (groups, k, n).
        group_sizes: (groups,) of integers: how many rows each group has.
        precision: accepted for JAX's sake.
        preferred_element_type: element type of the result.
        group_offset: must be None.

    Returns:
        (m, n).

    >>> import numpy as np
    >>> x, y = np.ones((3, 2), np.float32), np.ones((2, 2, 4), np.float32)
    >>> ragged_dot(x, y, np.int32([1, 2])).shape
    (3, 4)
    """
    numbers = RaggedDotDimensionNumbers((((1,), (1,)), ((), ())), (0,), (0,))
    return ragged_dot_general(
        lhs, rhs, group_sizes, numbers, precision, preferred_element_type, group_offset
    )


@placeable
def ragged_dot_general(
    lhs: Any,
    rhs: Any,
    group_sizes: Any,
    ragged_dot_dimension_numbers: RaggedDotDimensionNumbers,
    precision: Any = None,
    preferred_element_type: Any = None,
    group_offset: Any = None,
) -> Any:
    """Products whose rows, summed places or batches are in groups of different sizes.

    Args:
        lhs, rhs: operands of one element type.
        group_sizes: (groups,) of integers; or (..., groups), a row of them for every place along
            the batching dimensions of `lhs` and those of its other dimensions of the same kind
            (free or summed) that come before the ragged one.
        ragged_dot_dimension_numbers: which dimensions are summed, and which has the groups.
        precision: accepted for JAX's sake.
        preferred_element_type: element type of the result.
        group_offset: must be None.
    """
    if group_offset is not None:
        raise UnsupportedError("ragged_dot: group_offset is not there yet", fix="leave it out.")
    x, y, sizes = (value(v, "ragged_dot", i) for i, v in enumerate((lhs, rhs, group_sizes)))
    d = ragged_dot_dimension_numbers
    if not sizes.type.ndim or not sizes.type.dtype.is_integer:
        raise ShapeError(f"ragged_dot: group sizes {sizes.type}", fix="give a list of integers.")
    if x.type.dtype is not y.type.dtype:
        alike("ragged_dot", (x, y))
    if len(d.lhs_ragged_dimensions) != 1:
        raise ArgumentError("ragged_dot: groups along more than one dimension",
                            fix="give one lhs_ragged_dimension.")  # fmt: skip
    (summed_x, summed_y), (batch_x, batch_y) = d.dot_dimension_numbers
    pairs = {
        "lhs_batching_dimensions": tuple(batch_x),
        "rhs_batching_dimensions": tuple(batch_y),
        "lhs_contracting_dimensions": tuple(summed_x),
        "rhs_contracting_dimensions": tuple(summed_y),
    }
    (axis,) = d.lhs_ragged_dimensions
    group = tuple(d.rhs_group_dimensions)
    _check_groups(x.type, y.type, sizes.type, pairs, axis, group)
    kind = None
    if preferred_element_type is not None:
        kind = requested(preferred_element_type, "ragged_dot")
    return _product(x, y, sizes, pairs, axis, group[0] if group else None, kind)


def _check_groups(
    x: TensorType, y: TensorType, sizes: TensorType, pairs: Pairs, axis: int, group: tuple[int, ...]
) -> None:
    """Raise unless the groups lie along a dimension of x, and have their matrices."""
    check_axes("ragged_dot", "lhs_ragged_dimensions", (axis,), x.ndim, x)
    together = pairs["lhs_batching_dimensions"] + pairs["lhs_contracting_dimensions"]
    check_axes("ragged_dot", "dimensions of lhs", together, x.ndim, x)
    count = sizes.shape[-1]
    if axis in together:
        if group:
            raise ShapeError(
                f"ragged_dot: rhs_group_dimensions {group}",
                operands={"lhs": x, "rhs": y},
                why="groups along a summed or batching dimension share one matrix.",
                fix="give none.",
            )
    else:
        check_axes("ragged_dot", "rhs_group_dimensions", group, y.ndim, y)
        taken = pairs["rhs_batching_dimensions"] + pairs["rhs_contracting_dimensions"]
        if len(group) != 1 or group[0] in taken or y.shape[group[0]] != count:
            raise ShapeError(
                f"ragged_dot: {count} groups, matrices {y}",
                operands={"rhs_group_dimensions": group},
                fix="give one matrix per group, along a dimension of their own.",
            )
    wanted = (*(x.shape[i] for i in prefix(x.ndim, pairs, axis)), count)
    if sizes.ndim > 1 and sizes.shape != wanted:
        raise ShapeError(
            f"ragged_dot: group sizes {sizes}",
            operands={"lhs": x},
            fix=f"give {count} sizes for all rows, or an array of shape {wanted}.",
        )
