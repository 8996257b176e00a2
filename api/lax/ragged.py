"""Products of rows in groups of different sizes, under `lax`'s names."""

from __future__ import annotations

from typing import Any

from monograph._operands.placed import placeable
from monograph._operands.values import value
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.ops.ragged import ragged_dot as _product
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
        group_sizes: (groups,) of integers.
        ragged_dot_dimension_numbers: which dimensions are summed, and which has the groups.
        precision: accepted for JAX's sake.
        preferred_element_type: element type of the result.
        group_offset: must be None.
    """
    if group_offset is not None:
        raise ArgumentError("ragged_dot: group_offset is not there yet", fix="leave it out.")
    x, y, sizes = (value(v, "ragged_dot", i) for i, v in enumerate((lhs, rhs, group_sizes)))
    d = ragged_dot_dimension_numbers
    if sizes.type.ndim != 1 or not sizes.type.dtype.is_integer:
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
    free = axis not in pairs["lhs_batching_dimensions"] + pairs["lhs_contracting_dimensions"]
    group = tuple(d.rhs_group_dimensions)
    if free and (len(group) != 1 or y.type.shape[group[0]] != sizes.type.shape[0]):
        raise ShapeError(
            f"ragged_dot: {sizes.type.shape[0]} groups, matrices {y.type}",
            fix="give one matrix per group, along one rhs_group_dimension.",
        )
    kind = None
    if preferred_element_type is not None:
        kind = requested(preferred_element_type, "ragged_dot")
    return _product(x, y, sizes, pairs, axis, group[0] if group else None, kind)
