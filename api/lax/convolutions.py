"""`lax`'s convolutions, under JAX's names and arguments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from monograph._operands.placed import placeable
from monograph._operands.values import convert, shortened, value
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.ops.geometry import Geometry
from monograph.hlo.ops.leaf import zeros
from monograph.hlo.ops.moves import inverse, permuted
from monograph.hlo.ops.windows import padded, seen
from monograph.hlo.record import ops
from monograph.hlo.types import tensor
from monograph.lax.elementwise import alike
from monograph.lax.windows import Ints, ints, padding_of
from monograph.numpy.linear import precision_of
from monograph.tracer.arguments import as_int
from monograph.tracer.dtypes import requested


class ConvDimensionNumbers(NamedTuple):
    """What each dimension of a convolution's arrays is.

    Attributes:
        lhs_spec: the dimensions of the array: (batch, feature, spatial ...).
        rhs_spec: of the kernel: (output feature, input feature, spatial ...).
        out_spec: of the result: (batch, feature, spatial ...).
    """

    lhs_spec: Ints
    rhs_spec: Ints
    out_spec: Ints


def conv_dimension_numbers(
    lhs_shape: Sequence[int], rhs_shape: Sequence[int], dimension_numbers: Any
) -> ConvDimensionNumbers:
    """What each dimension is, from any spelling of it.

    Args:
        lhs_shape, rhs_shape: shapes of the array and the kernel.
        dimension_numbers: None (batch and feature first, output and input feature first), three
            strings such as ``("NHWC", "HWIO", "NHWC")``, or a `ConvDimensionNumbers`.

    >>> conv_dimension_numbers((1, 8, 8, 3), (3, 3, 3, 4), ("NHWC", "HWIO", "NHWC")).rhs_spec
    (3, 2, 0, 1)
    """
    n = len(lhs_shape)
    if n != len(rhs_shape):
        raise ShapeError(
            f"a convolution's array has {n} dimensions, its kernel {len(rhs_shape)}",
            operands={"array": tuple(lhs_shape), "kernel": tuple(rhs_shape)},
            fix="reshape them to one number of dimensions.",
        )
    if isinstance(dimension_numbers, ConvDimensionNumbers):
        return dimension_numbers
    if dimension_numbers is None:
        first = tuple(range(n))
        return ConvDimensionNumbers(first, first, first)
    specs = list(dimension_numbers)
    if len(specs) != 3 or not all(isinstance(s, str) for s in specs):
        raise ArgumentError(
            "a convolution's dimension_numbers are not three strings",
            operands={"dimension_numbers": shortened(dimension_numbers)},
            fix='give them as ("NHWC", "HWIO", "NHWC").',
        )
    return ConvDimensionNumbers(
        *(_spec(s, pair, specs[1], n) for s, pair in zip(specs, ("NC", "OI", "NC"), strict=True))
    )


def _spec(text: str, pair: str, kernel: str, ndim: int) -> Ints:
    """The dimensions in the order (pair, spatial ones as the kernel has them)."""
    space = [c for c in kernel if c not in "OI"]
    if (
        sorted(text) != sorted([*pair, *space])
        or len(set(text)) != len(text)
        or (len(text) != ndim)
    ):
        raise ArgumentError(
            f"dimension numbers {text!r} do not fit arrays of {ndim} dimensions",
            operands={"kernel": kernel},
            why=f"each letter names a dimension: {pair[0]}, {pair[1]} and the kernel's others.",
            fix=f"use {pair[0]} and {pair[1]} once, and each of {', '.join(space) or 'none'} once.",
        )
    return tuple(text.index(c) for c in (*pair, *space))


@placeable
def conv_general_dilated(
    lhs: Any,
    rhs: Any,
    window_strides: Sequence[int],
    padding: Any,
    lhs_dilation: Sequence[int] | None = None,
    rhs_dilation: Sequence[int] | None = None,
    dimension_numbers: Any = None,
    feature_group_count: int = 1,
    batch_group_count: int = 1,
    precision: Any = None,
    preferred_element_type: Any = None,
) -> Any:
    """Sums of products of a kernel with windows of an array.

    Args:
        lhs: the array, of n + 2 dimensions.
        rhs: the kernel, of the same element type.
        window_strides: n steps from window to window.
        padding: ``SAME``, ``SAME_LOWER``, ``VALID`` or n pairs (low, high); negative ones cut off.
        lhs_dilation: n distances between elements of the array (1: side by side).
        rhs_dilation: n distances between elements of the kernel.
        dimension_numbers: see `conv_dimension_numbers`.
        feature_group_count: parts of the features that meet parts of the kernel only.
        batch_group_count: parts of the batch that meet parts of the kernel only.
        precision: None, ``default``, ``high`` or ``highest``; with the latter two, sums are those
            of the products as they stand. Otherwise the CPU may compute large convolutions of 3 x 3
            by Winograd's algorithm, which rounds differently.
        preferred_element_type: element type of the result.

    Returns:
        The result, its dimensions as `dimension_numbers` say.
    """
    name = "conv_general_dilated"
    x, w = value(lhs, name), value(rhs, name, 1)
    if x.type.dtype is not w.type.dtype:
        alike(name, (x, w))
    numbers = conv_dimension_numbers(x.type.shape, w.type.shape, dimension_numbers)
    n = max(x.type.ndim - 2, 0)
    strides = ints(window_strides, n, "window_strides")
    spread, dilations = (ints(d, n, "dilation") for d in (lhs_dilation, rhs_dilation))
    if isinstance(padding, str) and any(d != 1 for d in spread):
        raise ArgumentError(
            f"{name}: padding {padding!r} with lhs_dilation {spread} is ambiguous",
            fix="give pairs (low, high), or use lax.conv_transpose.",
        )
    space = tuple(x.type.shape[i] for i in numbers.lhs_spec[2:])
    sizes = tuple(w.type.shape[i] for i in numbers.rhs_spec[2:])
    d = x.type.dtype
    if preferred_element_type is not None:
        d = requested(preferred_element_type, name)
    if d.is_float and x.type.dtype.kind in ("int", "uint"):
        x, w = convert(x, d), convert(w, d)
    return ops.convolution(
        x,
        w,
        window_strides=strides,
        padding=padding_of(padding, space, sizes, dilations, strides),
        lhs_dilation=spread,
        rhs_dilation=dilations,
        dimension_numbers=tuple(tuple(spec) for spec in numbers),
        feature_group_count=as_int(feature_group_count, "feature_group_count"),
        batch_group_count=as_int(batch_group_count, "batch_group_count"),
        precision=precision_of(precision),
        dtype=d,
    )


def conv(
    lhs: Any,
    rhs: Any,
    window_strides: Sequence[int],
    padding: Any,
    precision: Any = None,
    preferred_element_type: Any = None,
) -> Any:
    """`conv_general_dilated` of (batch, feature, space ...) with (out, in, space ...) kernels."""
    return conv_general_dilated(
        lhs,
        rhs,
        window_strides,
        padding,
        precision=precision,
        preferred_element_type=preferred_element_type,
    )


def conv_with_general_padding(
    lhs: Any,
    rhs: Any,
    window_strides: Sequence[int],
    padding: Any,
    lhs_dilation: Sequence[int] | None,
    rhs_dilation: Sequence[int] | None,
    precision: Any = None,
    preferred_element_type: Any = None,
) -> Any:
    """`conv` with dilations."""
    return conv_general_dilated(
        lhs,
        rhs,
        window_strides,
        padding,
        lhs_dilation,
        rhs_dilation,
        precision=precision,
        preferred_element_type=preferred_element_type,
    )


_TRANSPOSED = {
    2: ("NC", "IO", "NC"),
    3: ("NHC", "HIO", "NHC"),
    4: ("NHWC", "HWIO", "NHWC"),
    5: ("NHWDC", "HWDIO", "NHWDC"),
}


def conv_transpose(
    lhs: Any,
    rhs: Any,
    strides: Sequence[int],
    padding: Any,
    rhs_dilation: Sequence[int] | None = None,
    dimension_numbers: Any = None,
    transpose_kernel: bool = False,
    precision: Any = None,
    preferred_element_type: Any = None,
    use_consistent_padding: bool = False,
) -> Any:
    """A convolution of an array whose elements were moved `strides` apart.

    Args:
        lhs: the array, of n + 2 dimensions.
        rhs: the kernel.
        strides: n sizes by which the result is larger, about.
        padding: ``SAME`` or ``VALID``, of the convolution that this one undoes; or n pairs.
        rhs_dilation: n distances between elements of the kernel.
        dimension_numbers: see `conv_dimension_numbers`; default: features last.
        transpose_kernel: turn the kernel round and swap its features, as gradients do.
        precision, preferred_element_type: see `conv_general_dilated`.
        use_consistent_padding: whether pairs too are those of the convolution that this one undoes.
    """
    x, w = value(lhs, "conv_transpose"), value(rhs, "conv_transpose", 1)
    if dimension_numbers is None:
        dimension_numbers = _TRANSPOSED.get(x.type.ndim)
        if dimension_numbers is None:
            raise ArgumentError(
                f"conv_transpose: {x.type.ndim} dimensions have no usual names",
                fix="give dimension_numbers.",
            )
    numbers = conv_dimension_numbers(x.type.shape, w.type.shape, dimension_numbers)
    n = x.type.ndim - 2
    steps, dilations = ints(strides, n, "strides"), ints(rhs_dilation, n, "rhs_dilation")
    spans = [
        (w.type.shape[i] - 1) * d + 1 for i, d in zip(numbers.rhs_spec[2:], dilations, strict=True)
    ]
    if isinstance(padding, str):
        pads: Any = [_undone(k, s, padding) for k, s in zip(spans, steps, strict=True)]
    elif use_consistent_padding:
        pads = [(k - 1 - a, k - 1 - b) for k, (a, b) in zip(spans, padding, strict=True)]
    else:
        pads = padding
    if transpose_kernel:
        out, inner, *space = numbers.rhs_spec
        order = list(range(w.type.ndim))
        order[out], order[inner] = inner, out
        w = ops.transpose(ops.reverse(w, dimensions=tuple(space)), permutation=tuple(order))
    return conv_general_dilated(
        x,
        w,
        (1,) * n,
        pads,
        steps,
        dilations,
        numbers,
        precision=precision,
        preferred_element_type=preferred_element_type,
    )


def _undone(k: int, stride: int, padding: str) -> tuple[int, int]:
    """The padding that undoes a convolution's, for windows of span k."""
    name = padding.upper()
    if name == "VALID":
        total, low = k + stride - 2 + max(k - stride, 0), k - 1
    elif name == "SAME":
        total = k + stride - 2
        low = k - 1 if stride > k - 1 else -(-total // 2)
    else:
        raise ArgumentError(
            f"there is no padding {padding!r}", fix="use SAME, VALID, or pairs (low, high)."
        )
    return low, total - low


def conv_general_dilated_patches(
    lhs: Any,
    filter_shape: Sequence[int],
    window_strides: Sequence[int],
    padding: Any,
    lhs_dilation: Sequence[int] | None = None,
    rhs_dilation: Sequence[int] | None = None,
    dimension_numbers: Any = None,
    precision: Any = None,
    preferred_element_type: Any = None,
) -> Any:
    """The windows that a convolution would see, each as a column of features.

    Args:
        lhs: the array, of n + 2 dimensions.
        filter_shape: n sizes of a window.
        window_strides, padding, lhs_dilation, rhs_dilation, dimension_numbers: as those of
            `conv_general_dilated`.
        precision: without effect: nothing is computed.
        preferred_element_type: element type of the result.

    Returns:
        The windows; feature ``c * size + k`` is element k of the window over feature c.
    """
    name = "conv_general_dilated_patches"
    x = value(lhs, name)
    sizes = tuple([as_int(k, "filter_shape") for k in filter_shape])
    numbers = conv_dimension_numbers(x.type.shape, x.type.shape, dimension_numbers)
    n = x.type.ndim - 2
    batch, feature, *space = numbers.lhs_spec
    strides = ints(window_strides, n, "window_strides")
    spread, dilations = (ints(d, n, "dilation") for d in (lhs_dilation, rhs_dilation))
    shape = tuple(x.type.shape[i] for i in space)
    pads = padding_of(padding, shape, sizes, dilations, strides)
    geometry = Geometry(sizes, strides, spread, dilations, pads)
    geometry.check(name, x.type, shape)
    around = geometry.within(1, 1)
    moved = permuted(x, (batch, *space, feature))
    rows = seen(padded(moved, zeros(tensor((), x.type.dtype)), around), around)
    *places, count = rows.type.shape[: n + 2]
    out = ops.reshape(rows, shape=(*places, count * geometry.elements))
    out_batch, out_feature, *out_space = numbers.out_spec
    out = permuted(out, inverse((out_batch, *out_space, out_feature)))
    if preferred_element_type is None:
        return out
    return ops.convert(out, dtype=requested(preferred_element_type, name))
