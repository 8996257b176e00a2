"""Along what ops on windows can be cut: convolution, pooling.

A dimension along which windows move needs neighbours. Of a convolution, batch and output features
pass and input features are summed over. Its kernel may be longer than the result, as in the
derivative by the kernel, where operands have the places of an image; then the sum is cut.
"""

from __future__ import annotations

from collections.abc import Sequence

from monograph.hlo.factors import Dim, Factors, Rule
from monograph.hlo.ops.geometry import Geometry
from monograph.hlo.record import Attrs
from monograph.hlo.types import TensorType, Type, types_of

Types = tuple[TensorType, ...]


def still(g: Geometry) -> list[bool]:
    """Per dimension, whether every element is a window by itself."""
    rows = zip(g.sizes, g.strides, g.base_dilations, g.padding, strict=True)
    return [n == s == b == 1 and pair == (0, 0) for n, s, b, pair in rows]


def pooling_factors(
    arrays: int, scalars: int, results: int, shape: Sequence[int], g: Geometry
) -> Rule:
    """Arrays and results of an op on windows, and scalars among its operands, are cut alike.

    Args:
        arrays, scalars: how many operands of either kind it has, in this order.
        results: how many results.
        shape: of a result.
        g: where windows stand.
    """
    made = Factors()
    row = [
        made.add(n, "pass" if stays else "neighbour")
        for n, stays in zip(shape, still(g), strict=True)
    ]
    return made.rule([*[row] * arrays, *[[]] * scalars], [row] * results)


def folding_factors(shape: Sequence[int], how: str, g: Geometry) -> Rule | None:
    """The rule where every window holds all of some dimensions, and one place of the others."""
    made = Factors()
    operand: list[Dim] = []
    result: list[Dim] = []
    rows = zip(shape, still(g), g.spans, g.sizes, g.padding, g.base_dilations, strict=True)
    for n, stays, span, size, pads, spread in rows:
        operand.append(made.add(n) if stays else made.add(n, "reduce", how))
        result.append(operand[-1] if stays else made.add(1, "whole"))
        if not stays and ((span, size) != (n, n) or pads != (0, 0) or spread != 1):
            return None
    return made.rule([operand, []], [result], once=(1,))


# ---- convolution ---------------------------------------------------------------------------------


def convolution_factors(types: Types, out: Type, attrs: Attrs, g: Geometry) -> Rule:
    """The rule of `convolution`; groups are the major parts of features and of the batch."""
    x, w, y = (*types, *types_of(out))
    made = Factors()
    rows: list[dict[int, Dim]] = [{}, {}, {}]
    (of_x, of_w, of_y) = attrs["dimension_numbers"]
    groups, batches = attrs["feature_group_count"], attrs["batch_group_count"]
    group = _part(made, groups * batches)
    batch = made.add(y.shape[of_y[0]])
    summed = made.add(w.shape[of_w[1]], "reduce", "add")
    feature = _part(made, y.shape[of_y[1]] // (groups * batches))
    rows[0][of_x[0]] = (group if batches > 1 else ()) + batch
    rows[0][of_x[1]] = (group if groups > 1 else ()) + summed
    rows[1][of_w[0]] = rows[2][of_y[1]] = group + feature
    rows[1][of_w[1]] = summed
    rows[2][of_y[0]] = batch
    stays = still(g)
    for i, (a, b, c) in enumerate(zip(of_x[2:], of_w[2:], of_y[2:], strict=True)):
        window, places = w.shape[b], y.shape[c]
        if g.spans[i] > places * g.strides[i]:  # as in the derivative by the kernel
            rows[0][a] = rows[1][b] = made.add(window, "reduce", "add", split=True)
            rows[2][c] = made.add(places, "whole")
        else:
            rows[0][a] = rows[2][c] = made.add(places, "pass" if stays[i] else "neighbour")
            rows[1][b] = made.add(window, "whole")
    *ins, result = ([row[d] for d in range(x.ndim)] for row in rows)
    return made.rule(ins, [result])


def _part(made: Factors, n: int) -> Dim:
    """A factor of a dimension; none where there is but one of it."""
    return () if n == 1 else made.add(n)


def convolution_of_piece(attrs: Attrs, types: Types, outs: Types) -> Attrs:
    """As many groups as pieces have."""
    x, w = types
    of_x, of_w, of_y = attrs["dimension_numbers"]
    counts = dict(attrs)
    if attrs["feature_group_count"] > 1:
        counts["feature_group_count"] = x.shape[of_x[1]] // max(w.shape[of_w[1]], 1)
    if attrs["batch_group_count"] > 1:
        counts["batch_group_count"] = x.shape[of_x[0]] // max(outs[0].shape[of_y[0]], 1)
    return counts
