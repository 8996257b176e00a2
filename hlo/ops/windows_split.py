"""One device's share of ops on windows: the stretch that its windows see, and they on it alone.

What is outside of the array, and between elements that are spread, comes with the stretch, so the
op on pieces pads nothing along dimensions that are cut.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from monograph.hlo.graph import Node
from monograph.hlo.ops.geometry import Geometry
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.origins import Overlapping, Padded
from monograph.hlo.ops.slices import cut as part_of
from monograph.hlo.ops.slices_split import sum_of_stretches
from monograph.hlo.ops.splits import (
    Names,
    around,
    axes_for,
    ceil_div,
    spread,
    with_value,
)
from monograph.hlo.record import ops
from monograph.hlo.types import tensor

Pieces = list[Any] | None


def local_windows(
    cut: Any, x: Any, dim: int, names: Names, g: Geometry, i: int, count: int, fill: Any
) -> tuple[Any, Geometry]:
    """What one device's windows see along a dimension, and the geometry that is left to do.

    Args:
        cut: what emits.
        x: a piece.
        dim: the dimension.
        names: the axes that cut windows.
        g, i: where they stand, and which entry of it is the dimension's.
        count: how many windows a device has.
        fill: what stands outside of the array.
    """
    stride, low = g.strides[i], g.padding[i][0]
    size = max(0, (count - 1) * stride + g.spans[i])
    made = spread(cut, x, dim, names, g.base_dilations[i], count * stride, -low, size, fill)
    padding = (*g.padding[:i], (0, 0), *g.padding[i + 1 :])
    apart = (*g.base_dilations[:i], 1, *g.base_dilations[i + 1 :])
    return with_value(cut, x, made), replace(g, padding=padding, base_dilations=apart)


def still(g: Geometry, i: int) -> bool:
    """Whether nothing moves along a dimension."""
    one = g.sizes[i] == g.strides[i] == g.base_dilations[i] == 1
    return one and g.padding[i] == (0, 0)


def windows_split(cut: Any, node: Node, ins: Sequence[Any], outs: Sequence[Any]) -> Pieces:
    """The windows themselves; of a padded value, they are taken from what is padded."""
    (x,), (want,), a = ins, outs, node.attrs
    g = Geometry.of(a["sizes"], a["strides"], (), a["dilations"])
    if 0 in node.type.shape:
        return None
    dims = [*x.tiling.dims, *((),) * len(a["dimensions"])]
    axes: dict[int, Names] = {}
    for d in a["dimensions"]:
        axes[d] = axes_for(cut, x, want, d, [n for row in axes.values() for n in row])
    x, g, fill, rest = _unpadded(cut, node, x, g, axes)
    for i, (d, names) in enumerate(axes.items()):
        if names:
            count = ceil_div(node.type.shape[d], cut.parts(names))
            x, g = local_windows(cut, x, d, names, g, i, count, fill)
            dims[d] = names
    tiling = want.settled()
    for d, names in enumerate(dims):
        tiling = tiling.with_dim(d, names)
    value = x.value if fill is None else ops.pad(x.value, fill, **rest)
    return [cut.piece(ops.windows(value, **a), node.type, tiling)]


def _unpadded(
    cut: Any, node: Node, x: Any, g: Geometry, axes: Mapping[int, Names]
) -> tuple[Any, Geometry, Any, dict[str, Any]]:
    """What is padded, the windows' geometry on it, the padding, and what is left to pad.

    `axes` are those that cut windows, by dimension.

    The padded value itself and None, where there is nothing to be had from that.
    """
    origin, moved = cut.recall(node.ins[0]), node.attrs["dimensions"]
    if not isinstance(origin, Padded) or origin.piece.tiling != x.tiling:
        return x, g, None, {}
    rows = (origin.low, origin.high, origin.interior)
    held = [
        d
        for d, names in enumerate(x.tiling.dims)
        if (names or axes.get(d)) and any(row[d] for row in rows)
    ]
    if not held or any(d not in moved for d in held):
        return x, g, None, {}
    low, high, inner = ([0 if d in held else n for d, n in enumerate(row)] for row in rows)
    rest = {
        "edge_padding_low": tuple(low),
        "edge_padding_high": tuple(high),
        "interior_padding": tuple(inner),
    }
    padding = tuple((rows[0][d], rows[1][d]) if d in held else (0, 0) for d in moved)
    apart = tuple(rows[2][d] + 1 if d in held else 1 for d in moved)
    g = replace(g, padding=padding, base_dilations=apart)
    return origin.piece, g, origin.value, rest


def windows_sum_split(cut: Any, node: Node, ins: Sequence[Any], outs: Sequence[Any]) -> Pieces:
    """The sum over a device's own windows; what falls on other pieces is sent and added there."""
    (x,), a = ins, dict(node.attrs)
    n = len(a["shape"])
    g = Geometry.of(a["sizes"], a["strides"], (), a["dilations"])
    if any(x.tiling.dims[n:]) or 0 in x.type.shape:
        return None
    tiling = replace(x.tiling, dims=x.tiling.dims[:n])
    shape = list(cut.local(node.type, tiling).shape)
    moved = [(i, d) for i, d in enumerate(a["dimensions"]) if x.tiling.dims[d]]
    x = cut.masked(x, 0, [d for _, d in moved])
    steps = {d: x.value.type.shape[d] * g.strides[i] for i, d in moved}
    for i, d in moved:
        shape[d] = (x.value.type.shape[d] - 1) * g.strides[i] + g.spans[i]
        if shape[d] > _FAR * steps[d]:
            return None
    made = ops.windows_sum(x.value, **{**a, "shape": tuple(shape)})
    out = cut.piece(made, node.type, tiling)
    cut.remember(node, Overlapping(out, steps))
    for d, step in steps.items():
        out = _joined(cut, out, d, step)
    return [out]


_FAR = 4  # pieces that a device's windows may reach


def _joined(cut: Any, x: Any, dim: int, step: int) -> Any:
    """The sum over devices of stretches that begin `step` places apart, cut into pieces."""
    parts, long = cut.parts(x.tiling.dims[dim]), x.value.type.shape[dim]
    size = ceil_div(x.type.shape[dim], parts)
    if step == size:
        return sum_of_stretches(cut, x, dim, size, 0)
    shape = list(x.type.shape)
    shape[dim] = parts * step
    total = None
    for k in range(ceil_div(long, step)):
        part = part_of(x.value, dim, k * step, min((k + 1) * step, long))
        row = cut.piece(_longer(part, dim, step), x.type.with_shape(tuple(shape)), x.tiling)
        part = cut.fetch(row, dim, size, -k * step, size, 0)
        total = part if total is None else ops.add(total, part)
    return with_value(cut, x, total)


def _longer(x: Any, dim: int, size: int) -> Any:
    """`x` with zeros behind it along a dimension."""
    low, high = [0] * x.type.ndim, [0] * x.type.ndim
    high[dim] = size - x.type.shape[dim]
    return around(x, splat(0, tensor((), x.type.dtype)), low, high)


# ---- folds over windows --------------------------------------------------------------------------


def reduce_window_split(cut: Any, node: Node, ins: Sequence[Any], outs: Sequence[Any]) -> Pieces:
    """Stretches of all arrays; the initial values stand outside."""
    k, a = len(ins) // 2, dict(node.attrs)
    xs, inits = list(ins[:k]), [x.value for x in ins[k:]]
    rows = ("window_strides", "base_dilations", "window_dilations", "padding")
    g = given = Geometry.of(a["window_dimensions"], *(a[name] for name in rows))
    tiling = xs[0].tiling
    shape = node.type[0].shape if isinstance(node.type, tuple) else node.type.shape
    if any(x.tiling != tiling for x in xs) or 0 in shape:
        return None
    for d, n in enumerate(shape):
        names = axes_for(cut, xs[0], outs[0], d)
        if still(given, d) or not names:
            continue
        count = ceil_div(n, cut.parts(names))
        before = g
        for j, init in enumerate(inits):
            xs[j], g = local_windows(cut, xs[j], d, names, before, d, count, init)
        tiling = tiling.with_dim(d, names)
    a |= {
        "window_strides": g.strides,
        "base_dilations": g.base_dilations,
        "window_dilations": g.dilations,
        "padding": g.padding,
    }
    made = ops.reduce_window(*(x.value for x in xs), *inits, **a)
    results = made if isinstance(made, list) else [made]
    types = node.type if isinstance(node.type, tuple) else (node.type,)
    return [cut.piece(r, t, tiling) for r, t in zip(results, types, strict=True)]
