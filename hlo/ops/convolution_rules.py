"""The record of `convolution`: its derivatives and its batching are convolutions again.

With ``out[n, o, f] = sum_{k, c} x[n, o * stride + k * dilation - low, c] * w[k, c, f]`` the
cotangent of x is the convolution of that of `out`, spread by the stride, with the kernel turned
round; the cotangent of w convolves x with that of `out`, features of x taking the batch's place.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from monograph.hlo.ops.batching import shifted
from monograph.hlo.ops.convolution import (
    Conv,
    Numbers,
    Spec,
    conv_cost,
    conv_of,
    conv_ref,
    conv_signature,
    conv_type,
    layout_of,
)
from monograph.hlo.ops.convolution_expansion import conv_expand
from monograph.hlo.ops.convolution_split import convolution_split
from monograph.hlo.ops.geometry import Geometry
from monograph.hlo.ops.leaf import NUMBERS, zeros
from monograph.hlo.ops.moves import inverse, permuted
from monograph.hlo.ops.window_factors import convolution_factors, convolution_of_piece
from monograph.hlo.record import Attrs, Mlir, OpDef, Undefined, ops, register

# ---- derivative ----------------------------------------------------------------------------------


def _transpose(attrs: Attrs, ct: Any, ins: list[Any]) -> list[Any]:
    x, w = ins
    c, numbers = conv_of((x.type, w.type), attrs), attrs["dimension_numbers"]
    if not ct.type.size:  # there may be no window of an array without elements
        return [zeros(v.type) if isinstance(v, Undefined) else None for v in ins]
    if isinstance(x, Undefined):
        c = replace(c, dtype=x.type.dtype)
        return [_pull_x(c, numbers, *_alike(ct, w), x.type.shape), None]
    c = replace(c, dtype=w.type.dtype)
    return [None, _pull_w(c, numbers, *_alike(ct, x))]


def _alike(ct: Any, other: Any) -> tuple[Any, Any]:
    """Both in the wider of their types."""
    d = max(ct.type.dtype, other.type.dtype, key=lambda d: (d.bits, d.order))
    made = [v if v.type.dtype is d else ops.convert(v, dtype=d) for v in (ct, other)]
    return made[0], made[1]


def _space(shape: Spec, spec: Spec) -> Spec:
    return tuple(shape[i] for i in spec[2:])


def _pull_x(c: Conv, numbers: Numbers, ct: Any, w: Any, shape: Spec) -> Any:
    """The cotangent of x, of `shape`."""
    of_x, of_w, of_out = numbers
    g, count, n = c.geometry, c.groups * c.batches, c.rank
    low = [span - 1 - a for span, (a, _) in zip(g.spans, g.padding, strict=True)]
    spread = Geometry.of(g.sizes, (), g.strides).spread(_space(ct.type.shape, of_out))
    rows = zip(low, g.spread(_space(shape, of_x)), g.spans, spread, strict=True)
    padding = tuple((a, m + span - 1 - a - k) for a, m, span, k in rows)
    back = Geometry(g.sizes, g.base_dilations, g.strides, g.dilations, padding)
    pull = Conv(back, tuple(not r for r in c.reversal), count, 1, c.precision, c.dtype)
    if count == 1:
        swapped = (of_w[1], of_w[0], *of_w[2:])
        return pull.emit(ct, w, (of_out, swapped, of_x))
    kernel = _swapped(permuted(w, (*of_w[2:], of_w[1], of_w[0])), count)
    canonical = (n - 1, n - 2, *range(n - 2))
    if c.batches == 1:
        return pull.emit(ct, kernel, (of_out, canonical, of_x))
    made = pull.emit(ct, kernel, (of_out, canonical, (0, n - 1, *range(1, n - 1))))
    *outer, both = made.type.shape  # (n, space, groups * features) -> (groups * n, space, features)
    inner = both // count
    apart = ops.reshape(made, shape=(*outer, count, inner))
    apart = permuted(apart, (n - 1, *range(n - 1), n))
    joined = ops.reshape(apart, shape=(count * outer[0], *outer[1:], inner))
    return permuted(joined, inverse((of_x[0], *of_x[2:], of_x[1])))


def _swapped(w: Any, count: int) -> Any:
    """The kernel from output features to input features, group by group."""
    *sizes, i, o = w.type.shape
    n = len(sizes)
    if count == 1:
        return permuted(w, (*range(n), n + 1, n))
    apart = ops.reshape(w, shape=(*sizes, i, count, o // count))
    turned = permuted(apart, (*range(n), n + 2, n + 1, n))
    return ops.reshape(turned, shape=(*sizes, o // count, count * i))


def _pull_w(c: Conv, numbers: Numbers, ct: Any, x: Any) -> Any:
    """The cotangent of the kernel: features of x are the batch, and the batch is summed over."""
    of_x, of_w, of_out = numbers
    g = c.geometry
    if c.groups * c.batches == 1 == max(g.strides, default=1) < max(g.base_dilations, default=1):
        return _pull_w_of_spread(c, numbers, ct, x)
    places = _space(ct.type.shape, of_out)
    spans = Geometry.of(places, (), (), g.strides).spans
    rows = zip(g.padding, g.spans, spans, g.spread(_space(x.type.shape, of_x)), strict=True)
    padding = tuple((a, s - 1 + span - a - m) for (a, _), s, span, m in rows)
    back = Geometry(places, g.dilations, g.base_dilations, g.strides, padding)
    made = Conv(back, (False,) * len(places), c.batches, c.groups, c.precision, c.dtype).emit(
        x,
        ct,
        (
            (of_x[1], of_x[0], *of_x[2:]),
            (of_out[1], of_out[0], *of_out[2:]),
            (of_w[1], of_w[0], *of_w[2:]),
        ),
    )
    turned = tuple(d for d, r in zip(of_w[2:], c.reversal, strict=True) if r)
    return ops.reverse(made, dimensions=turned) if turned else made


def _pull_w_of_spread(c: Conv, numbers: Numbers, ct: Any, x: Any) -> Any:
    """The same for windows over a spread x: these of `ct` meet its elements, and no gaps.

    Element m of x is under place ``base_dilation * m + low - k * dilation`` of `ct`.
    """
    of_x, of_w, of_out = numbers
    g, elements = c.geometry, _space(x.type.shape, of_x)
    spans = Geometry.of(elements, (), (), g.base_dilations).spans
    rows = zip(g.padding, g.spans, spans, _space(ct.type.shape, of_out), strict=True)
    padding = tuple((s - 1 - low, span + low - m) for (low, _), s, span, m in rows)
    back = Geometry(elements, g.dilations, g.strides, g.base_dilations, padding)
    made = Conv(back, (False,) * len(elements), 1, 1, c.precision, c.dtype).emit(
        ct,
        x,
        (
            (of_out[1], of_out[0], *of_out[2:]),
            (of_x[1], of_x[0], *of_x[2:]),
            of_w,
        ),
    )
    turned = tuple(d for d, r in zip(of_w[2:], c.reversal, strict=True) if not r)
    return ops.reverse(made, dimensions=turned) if turned else made


# ---- batching ------------------------------------------------------------------------------------


def _batch(attrs: Attrs, ins: tuple[Any, ...], flags: tuple[bool, ...], size: int) -> Any:
    types = tuple(
        v.type.with_shape(v.type.shape[1:]) if flag else v.type
        for v, flag in zip(ins, flags, strict=True)
    )
    at, c = layout_of(attrs), conv_of(types, attrs)
    x, w = (
        permuted(v, (0, *shifted(to)) if flag else to)
        for v, flag, to in zip(ins, flags, (at.x, at.w), strict=True)
    )
    rule = _both if all(flags) else _only_x if flags[0] else _only_w
    return permuted(rule(c, x, w, size), (0, *shifted(at.out))), True


def _only_x(c: Conv, x: Any, w: Any, size: int) -> Any:
    """The examples join the batch, inside its groups."""
    _, n, *rest = x.type.shape
    k = c.batches
    if k > 1:
        apart = ops.reshape(x, shape=(size, k, n // k, *rest))
        x = permuted(apart, (1, 0, *range(2, len(rest) + 3)))
    out = c.emit(ops.reshape(x, shape=(size * n, *rest)), w)
    return ops.reshape(out, shape=(size, n // k, *out.type.shape[1:]))


def _only_w(c: Conv, x: Any, w: Any, size: int) -> Any:
    """The examples join the output features, inside their groups."""
    _, *outer, o = w.type.shape
    k, n = c.groups * c.batches, len(outer)
    apart = ops.reshape(w, shape=(size, *outer, k, o // k))
    joined = permuted(apart, (*range(1, n + 2), 0, n + 2))
    out = c.emit(x, ops.reshape(joined, shape=(*outer, k * size * (o // k))))
    *places, _ = out.type.shape
    split = ops.reshape(out, shape=(*places, k, size, o // k))
    m = len(places)
    return ops.reshape(permuted(split, (m + 1, *range(m + 1), m + 2)), shape=(size, *places, o))


def _both(c: Conv, x: Any, w: Any, size: int) -> Any:
    """The examples are groups."""
    _, n, *rest, i = x.type.shape
    *outer, o = w.type.shape[1:]
    m = len(outer)
    kernel = ops.reshape(permuted(w, (*range(1, m + 1), 0, m + 1)), shape=(*outer, size * o))
    if c.batches > 1:
        joined = ops.reshape(x, shape=(size * n, *rest, i))
        out = replace(c, batches=size * c.batches).emit(joined, kernel)
    else:
        k = len(rest) + 1
        moved = permuted(x, (*range(1, k + 1), 0, k + 1))
        joined = ops.reshape(moved, shape=(n, *rest, size * i))
        out = replace(c, groups=size * c.groups).emit(joined, kernel)
    *places, _ = out.type.shape
    split = ops.reshape(out, shape=(*places, size, o))
    return permuted(split, (len(places), *range(len(places)), len(places) + 1))


convolution: OpDef = register(
    OpDef(
        "convolution",
        "opaque",
        conv_type,
        conv_ref,
        attrs=(
            "window_strides",
            "padding",
            "lhs_dilation",
            "rhs_dilation",
            "window_reversal",
            "dimension_numbers",
            "feature_group_count",
            "batch_group_count",
            "precision",
            "dtype",
        ),
        defaults={
            "window_strides": (),
            "padding": (),
            "lhs_dilation": (),
            "rhs_dilation": (),
            "window_reversal": (),
            "feature_group_count": 1,
            "batch_group_count": 1,
            "precision": "default",
        },
        operands=("x", "kernel"),
        dtypes=NUMBERS,
        bilinear=(0, 1),
        transpose=_transpose,
        batch=_batch,
        signature=conv_signature,
        factors=lambda types, out, attrs: convolution_factors(
            types, out, attrs, conv_of(types, attrs).geometry
        ),
        localize=convolution_of_piece,
        split=convolution_split,
        cost=conv_cost,
        expand=conv_expand,
        ulp=16.0,
        mlir=Mlir(
            "stablehlo.convolution",
            (
                ("window_strides", "window_strides", "ones"),
                ("padding", "padding", "pairs"),
                ("lhs_dilation", "lhs_dilation", "ones"),
                ("rhs_dilation", "rhs_dilation", "ones"),
                ("window_reversal", "window_reversal", "i1s"),
                ("dimension_numbers", "dimension_numbers", "conv_dims"),
                ("feature_group_count", "feature_group_count", "i64"),
                ("batch_group_count", "batch_group_count", "i64"),
                ("precision", "precision_config", "precisions"),
            ),
        ),
    )
)
