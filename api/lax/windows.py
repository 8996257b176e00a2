"""`lax`'s convolutions and folds over windows, under JAX's names and arguments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from monograph._operands.values import shortened, to_type, value
from monograph.hlo.builder import build
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.ops.reduce_window import body_of
from monograph.hlo.record import ops
from monograph.hlo.types import tensor
from monograph.lax.elementwise import alike
from monograph.numpy.creation import is_number
from monograph.numpy.linear import precision_of
from monograph.tracer import tree
from monograph.tracer.arguments import as_int
from monograph.tracer.dtypes import requested

Ints = tuple[int, ...]
Pairs = tuple[tuple[int, int], ...]
_PADDINGS = ("VALID", "SAME", "SAME_LOWER")


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


# ---- arguments -----------------------------------------------------------------------------------


def _ints(x: Any, count: int, what: str, default: int = 1) -> Ints:
    """One int for each dimension."""
    if x is None:
        return (default,) * count
    out = tuple([as_int(n, what) for n in x])
    if len(out) != count:
        raise ShapeError(
            f"{what} has {len(out)} entries for {count} dimensions",
            fix=f"give {what} one entry per dimension.",
        )
    return out


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
    if sorted(text) != sorted([*pair, *space]) or len(set(text)) != len(text) or (
        len(text) != ndim
    ):
        raise ArgumentError(
            f"dimension numbers {text!r} do not fit arrays of {ndim} dimensions",
            operands={"kernel": kernel},
            why=f"each letter names a dimension: {pair[0]}, {pair[1]} and the kernel's others.",
            fix=f"use {pair[0]} and {pair[1]} once, and each of {', '.join(space) or 'none'} once.",
        )
    return tuple(text.index(c) for c in (*pair, *space))


def padtype_to_pads(
    in_shape: Sequence[int], window_shape: Sequence[int], window_strides: Sequence[int],
    padding: str,
) -> list[tuple[int, int]]:
    """The (low, high) padding of each dimension that a name stands for.

    Args:
        in_shape: sizes of the array.
        window_shape: sizes of the windows, dilations included.
        window_strides: from window to window.
        padding: ``VALID`` (none), ``SAME`` (as many windows as steps fit), ``SAME_LOWER`` (the odd
            one goes in front).
    """  # fmt: skip
    name = str(padding).upper()
    if name not in _PADDINGS:
        raise ArgumentError(
            f"padding {padding!r}",
            fix=f"use {', '.join(_PADDINGS)}, or a (low, high) pair for each dimension.",
        )
    out = []
    for n, window, step in zip(in_shape, window_shape, window_strides, strict=True):
        total = max((-(-n // step) - 1) * step + window - n, 0) if name != "VALID" else 0
        low = total // 2 if name == "SAME" else total - total // 2
        out.append((low, total - low))
    return out


def _padding(padding: Any, shape: Ints, sizes: Ints, dilations: Ints, strides: Ints) -> Pairs:
    if isinstance(padding, str):
        spans = [(k - 1) * d + 1 if k else 0 for k, d in zip(sizes, dilations, strict=True)]
        return tuple(padtype_to_pads(shape, spans, strides, padding))
    try:
        pairs = tuple([(as_int(a, "padding"), as_int(b, "padding")) for a, b in padding])
    except (TypeError, ValueError):
        pairs = None
    if pairs is None or len(pairs) != len(shape):
        raise ArgumentError(
            "padding is not a name, nor one (low, high) pair for each dimension",
            operands={"padding": shortened(padding), "dimensions": len(shape)},
            fix=f"give {', '.join(_PADDINGS)}, or {len(shape)} pairs.",
        )
    return pairs


# ---- convolutions --------------------------------------------------------------------------------


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
        precision: None, ``default``, ``high`` or ``highest``.
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
    strides = _ints(window_strides, n, "window_strides")
    spread, dilations = (_ints(d, n, "dilation") for d in (lhs_dilation, rhs_dilation))
    if isinstance(padding, str) and any(d != 1 for d in spread):
        raise ArgumentError(
            f"{name}: padding {padding!r} with lhs_dilation {spread} is ambiguous",
            fix="give pairs (low, high), or use lax.conv_transpose.",
        )
    space = tuple(x.type.shape[i] for i in numbers.lhs_spec[2:])
    sizes = tuple(w.type.shape[i] for i in numbers.rhs_spec[2:])
    d = None if preferred_element_type is None else requested(preferred_element_type, name)
    return ops.convolution(
        x,
        w,
        window_strides=strides,
        padding=_padding(padding, space, sizes, dilations, strides),
        lhs_dilation=spread,
        rhs_dilation=dilations,
        dimension_numbers=tuple(tuple(spec) for spec in numbers),
        feature_group_count=as_int(feature_group_count, "feature_group_count"),
        batch_group_count=as_int(batch_group_count, "batch_group_count"),
        precision=precision_of(precision),
        dtype=x.type.dtype if d is None else d,
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
    steps, dilations = _ints(strides, n, "strides"), _ints(rhs_dilation, n, "rhs_dilation")
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
        raise ArgumentError(f"padding {padding!r}", fix="use SAME, VALID, or pairs (low, high).")
    return low, total - low


# ---- folds over windows --------------------------------------------------------------------------


def reduce_window(
    operand: Any,
    init_value: Any,
    computation: Callable[..., Any],
    window_dimensions: Sequence[int],
    window_strides: Sequence[int],
    padding: Any,
    base_dilation: Sequence[int] | None = None,
    window_dilation: Sequence[int] | None = None,
) -> Any:
    """A fold over every window of an array, by a function of two scalars.

    Args:
        operand: an array, or a tree of arrays of one shape.
        init_value: the tree's scalars to start from, neutral elements of the function.
        computation: combines two trees of scalars; associative.
        window_dimensions: sizes of the windows, one for each dimension.
        window_strides: from window to window.
        padding: ``SAME``, ``SAME_LOWER``, ``VALID`` or a (low, high) pair for each dimension.
        base_dilation: distances between elements of the array (1: side by side).
        window_dilation: distances between elements of a window.

    Returns:
        The folds, in the operand's tree.

    >>> import monograph.numpy as mnp
    >>> from monograph import lax
    >>> reduce_window(mnp.arange(6.0), -mnp.inf, lax.max, (2,), (2,), "VALID")
    Array([1., 3., 5.], dtype=float32)
    """
    xs, treedef = tree.flatten(operand)
    values = [value(x, "reduce_window") for x in xs]
    if not values:
        raise ArgumentError("reduce_window: there is no array", fix="give at least one.")
    starts = [
        to_type(i, x.type.dtype) if is_number(i) else value(i, "reduce_window", 1)
        for i, x in zip(tree.leaves(init_value), values, strict=True)
    ]
    k, shape = len(values), values[0].type.shape
    sizes = _ints(window_dimensions, len(shape), "window_dimensions")
    strides = _ints(window_strides, len(shape), "window_strides")
    dilations = _ints(window_dilation, len(shape), "window_dilation")

    def body(*scalars: Any) -> list[Any]:
        left, right = (tree.unflatten(treedef, s) for s in (scalars[:k], scalars[k:]))
        return [value(m, "reduce_window") for m in tree.leaves(computation(left, right))]

    graph = build(body, [tensor((), x.type.dtype) for x in values] * 2, "reducer")
    out = ops.reduce_window(
        *values,
        *starts,
        window_dimensions=sizes,
        window_strides=strides,
        base_dilations=_ints(base_dilation, len(shape), "base_dilation"),
        window_dilations=dilations,
        padding=_padding(padding, shape, sizes, dilations, strides),
        body=body_of(graph),
    )
    return tree.unflatten(treedef, out if k > 1 else [out])
