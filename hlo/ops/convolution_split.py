"""One device's share of a convolution.

Along a spatial dimension a device convolves the stretch that its windows see. Where the kernel is
cut as well, as in the derivative by the kernel, each device has some of the products, and so it is
where input features are cut: the sum over the devices is the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from monograph.hlo.graph import Node
from monograph.hlo.ops.convolution import Conv, conv_of
from monograph.hlo.ops.geometry import Geometry
from monograph.hlo.ops.splits import Names, ceil_div, spread, with_value
from monograph.hlo.ops.window_factors import convolution_of_piece
from monograph.hlo.ops.windows_split import local_windows, still
from monograph.hlo.record import ops

Pieces = list[Any] | None


def convolution_split(cut: Any, node: Node, ins: Sequence[Any], outs: Sequence[Any]) -> Pieces:
    """A convolution of stretches; sums over features and over a kernel that is cut are terms."""
    (x, w), (want,) = ins, outs
    of_x, of_w, of_y = node.attrs["dimension_numbers"]
    if 0 in node.type.shape or 0 in w.type.shape:
        return None
    c = conv_of((x.type, w.type), node.attrs)
    g = c.geometry
    summed = w.tiling.dims[of_w[1]]
    if summed:
        x, w = cut.masked(x, 0, [of_x[1]]), cut.masked(w, 0, [of_w[1]])
    groups = set(x.tiling.dims[of_x[0]]) & set(w.tiling.dims[of_w[0]])
    tiling = want.settled().with_dim(of_y[1], w.tiling.dims[of_w[0]])
    batch = tuple(a for a in x.tiling.dims[of_x[0]] if a not in groups)
    tiling = tiling.with_dim(of_y[0], batch)
    busy = {*x.tiling.axes, *w.tiling.axes}
    terms = list(summed)
    for i, (a, b, d) in enumerate(zip(of_x[2:], of_w[2:], of_y[2:], strict=True)):
        held, wanted = x.tiling.dims[a], want.dims[d]
        names = held or (() if busy & set(wanted) else wanted)
        kernel = w.tiling.dims[b]
        if kernel:
            if held not in ((), kernel):
                return None
            x, g = _own_products(cut, x, a, kernel, c, g, i, w.value.type.shape[b],
                                 node.type.shape[d])  # fmt: skip
            w = cut.masked(w, 0, [b])
            terms += kernel
            names = ()
        elif names and not still(c.geometry, i):
            count = ceil_div(node.type.shape[d], cut.parts(names))
            x, g = local_windows(cut, x, a, names, g, i, count, 0)
        elif names:
            names = held
        tiling = tiling.with_dim(d, names)
    local = cut.local(node.type, tiling)
    attrs = convolution_of_piece(node.attrs, (x.value.type, w.value.type), (local,))
    attrs = {**attrs, "padding": g.padding, "lhs_dilation": g.base_dilations}
    made = ops.convolution(x.value, w.value, **attrs)
    return [cut.piece(made, node.type, cut.terms(tiling, tuple(terms), "add"))]


def _own_products(
    cut: Any, x: Any, dim: int, names: Names, c: Conv, g: Geometry, i: int, taps: int, count: int
) -> tuple[Any, Geometry]:
    """What meets a device's part of the kernel, along one dimension, for all `count` results.

    Args:
        cut: what emits.
        x: a piece.
        dim: the dimension.
        names: the axes that cut the kernel.
        c: the convolution.
        g, i: the geometry as far as it is done, and which entry of it is the dimension's.
        taps: how many places of the kernel a device has.
        count: how many results there are.
    """
    apart, low = g.dilations[i], g.padding[i][0]
    scale, offset = taps * apart, -low
    if c.reversal[i]:
        scale, offset = -scale, (c.geometry.sizes[i] - taps) * apart - low
    size = (count - 1) * g.strides[i] + (taps - 1) * apart + 1
    made = spread(cut, x, dim, names, g.base_dilations[i], scale, offset, size, 0)
    padding = (*g.padding[:i], (0, 0), *g.padding[i + 1 :])
    bases = (*g.base_dilations[:i], 1, *g.base_dilations[i + 1 :])
    return with_value(cut, x, made), replace(g, padding=padding, base_dilations=bases)
