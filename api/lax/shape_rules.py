"""Shapes of convolutions and windows, told without computing anything; unshared convolutions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monograph._operands.values import value
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.ops.geometry import Geometry
from monograph.hlo.ops.moves import inverse, permuted
from monograph.lax.convolutions import (
    ConvDimensionNumbers,
    conv_dimension_numbers,
    conv_general_dilated_patches,
)
from monograph.lax.folds import dot_general
from monograph.lax.windows import Ints, ints, padding_of

ConvGeneralDilatedDimensionNumbers = None | ConvDimensionNumbers | tuple[str, str, str]


def _seen(shape: Ints, sizes: Ints, strides: Any, padding: Any, spread: Any = None,
          dilations: Any = None) -> Ints:  # fmt: skip
    """How many windows there are along each dimension."""
    n = len(shape)
    steps, spreads = ints(strides, n, "strides"), ints(spread, n, "base_dilation")
    apart = ints(dilations, n, "window_dilation")
    pads = padding_of(padding, shape, sizes, apart, steps)
    return tuple(Geometry(sizes, steps, spreads, apart, pads).counts(shape))


def conv_shape_tuple(
    lhs_shape: Sequence[int], rhs_shape: Sequence[int], strides: Any, pads: Any,
    batch_group_count: int = 1,
) -> Ints:  # fmt: skip
    """The shape of a convolution of arrays whose dimensions are in the usual order.

    >>> conv_shape_tuple((8, 3, 28, 28), (16, 3, 3, 3), (1, 1), "SAME")
    (8, 16, 28, 28)
    """
    if min(len(lhs_shape), len(rhs_shape)) < 2:
        raise ShapeError(
            f"a convolution of shapes {tuple(lhs_shape)} and {tuple(rhs_shape)}",
            fix="give both their two dimensions before those of space.",
        )
    if lhs_shape[0] % batch_group_count:
        raise ArgumentError(f"{lhs_shape[0]} batches in {batch_group_count} groups",
                            fix="let the number of groups divide that of the batches.")  # fmt: skip
    space = _seen(tuple(lhs_shape[2:]), tuple(rhs_shape[2:]), strides, pads)
    return (lhs_shape[0] // batch_group_count, rhs_shape[0], *space)


def conv_general_shape_tuple(
    lhs_shape: Sequence[int], rhs_shape: Sequence[int], window_strides: Any, padding: Any,
    dimension_numbers: Any,
) -> Ints:  # fmt: skip
    """The shape of a convolution of arrays whose dimensions are in any order."""
    numbers = conv_dimension_numbers(lhs_shape, rhs_shape, dimension_numbers)
    left = [lhs_shape[i] for i in numbers.lhs_spec]
    right = [rhs_shape[i] for i in numbers.rhs_spec]
    found = conv_shape_tuple(left, right, window_strides, padding)
    return tuple(found[i] for i in inverse(numbers.out_spec))


def conv_transpose_shape_tuple(
    lhs_shape: Sequence[int], rhs_shape: Sequence[int], window_strides: Sequence[int], padding: Any,
    dimension_numbers: Any,
) -> Ints:  # fmt: skip
    """The shape of a transposed convolution."""
    numbers = conv_dimension_numbers(lhs_shape, rhs_shape, dimension_numbers)
    left = [lhs_shape[i] for i in numbers.lhs_spec]
    right = [rhs_shape[i] for i in numbers.rhs_spec]
    space = []
    pads = [padding] * len(window_strides) if isinstance(padding, str) else padding
    for n, k, step, pad in zip(left[2:], right[2:], window_strides, pads, strict=True):
        if isinstance(pad, str):
            space.append(n * step + (max(k - step, 0) if pad.upper() == "VALID" else 0))
        else:
            space.append((n - 1) * step + 1 + sum(pad) - k + 1)
    found = (left[0], right[0], *space)
    return tuple(found[i] for i in inverse(numbers.out_spec))


def conv_general_permutations(dimension_numbers: Sequence[str]) -> tuple[Ints, Ints, Ints]:
    """The orders of dimensions that three strings stand for."""
    left, right, _ = dimension_numbers
    numbers = conv_dimension_numbers([1] * len(left), [1] * len(right), dimension_numbers)
    return tuple(numbers)  # type: ignore[return-value]


def reduce_window_shape_tuple(
    operand_shape: Sequence[int], window_dimensions: Sequence[int], window_strides: Any,
    padding: Any, base_dilation: Any = None, window_dilation: Any = None,
) -> Ints:  # fmt: skip
    """The shape of a `reduce_window`."""
    return _seen(tuple(operand_shape), tuple(window_dimensions), window_strides, padding,
                 base_dilation, window_dilation)  # fmt: skip


def conv_general_dilated_local(
    lhs: Any,
    rhs: Any,
    window_strides: Sequence[int],
    padding: Any,
    filter_shape: Sequence[int],
    lhs_dilation: Sequence[int] | None = None,
    rhs_dilation: Sequence[int] | None = None,
    dimension_numbers: Any = None,
    precision: Any = None,
) -> Any:
    """A convolution with a kernel of its own at every place.

    Args:
        lhs: the array, of n + 2 dimensions.
        rhs: the kernels: (output feature, input feature * window elements, places ...).
        window_strides, padding, lhs_dilation, rhs_dilation, dimension_numbers, precision: as those
            of `conv_general_dilated`.
        filter_shape: n sizes of a window.
    """
    x, w = value(lhs, "conv_general_dilated_local"), value(rhs, "conv_general_dilated_local", 1)
    numbers = conv_dimension_numbers(x.type.shape, w.type.shape, dimension_numbers)
    same = ConvDimensionNumbers(numbers.lhs_spec, numbers.rhs_spec, numbers.lhs_spec)
    seen = conv_general_dilated_patches(
        x, filter_shape, window_strides, padding, lhs_dilation, rhs_dilation, same
    )
    _, feature, *places = numbers.lhs_spec
    _, inputs, *kernels = numbers.rhs_spec
    out = dot_general(w, seen, (((inputs,), (feature,)), (kernels, places)), precision)
    n = len(places)  # the result has places, output features, batches
    return permuted(permuted(out, (n + 1, n, *range(n))), inverse(numbers.out_spec))
