"""Products of arrays that come with scales of their blocks: `scaled_dot`."""

from __future__ import annotations

from typing import Any

from monograph._operands.values import convert, value
from monograph.hlo.errors import ShapeError
from monograph.hlo.types import BF16
from monograph.lax.folds import contracted_axes, dot_general
from monograph.numpy.binary import multiply
from monograph.numpy.joining import repeat
from monograph.tracer.dtypes import requested


def scaled_dot(
    lhs: Any,
    rhs: Any,
    *,
    lhs_scale: Any = None,
    rhs_scale: Any = None,
    dimension_numbers: Any = None,
    preferred_element_type: Any = None,
) -> Any:
    """The product of ``lhs * lhs_scale`` and ``rhs * rhs_scale``, both in bf16.

    Args:
        lhs, rhs: operands, of any floating-point types.
        lhs_scale, rhs_scale: of the operand's shape, but in contracting dimensions, where one scale
            stands for a block of elements.
        dimension_numbers: as of `dot_general`; by default those of products of matrices.
        preferred_element_type: of the result; bf16 by default.

    Raises:
        ShapeError: if scales do not divide their operand into blocks.

    >>> import monograph.numpy as mnp
    >>> scaled_dot(mnp.ones((1, 4)), mnp.ones((4, 1)), lhs_scale=mnp.array([[1.0, 2.0]]))
    Array([[6]], dtype=bfloat16)
    """
    x, y = value(lhs, "scaled_dot"), value(rhs, "scaled_dot", 1)
    n = x.type.ndim
    if dimension_numbers is None:
        if n < 2:
            raise ShapeError(
                f"scaled_dot: an operand of shape {x.type.shape}",
                operands={"lhs": x.type, "rhs": y.type},
                fix="give matrices, or dimension_numbers.",
            )
        batch = tuple(range(n - 2))
        dimension_numbers = ((n - 1,), (n - 2,)), (batch, batch)
    sums, _ = contracted_axes(dimension_numbers, "scaled_dot")
    x, y = _scaled(x, lhs_scale, sums[0], "lhs"), _scaled(y, rhs_scale, sums[1], "rhs")
    d = BF16 if preferred_element_type is None else requested(preferred_element_type, "scaled_dot")
    return dot_general(x, y, dimension_numbers, preferred_element_type=d.np)


def _scaled(x: Any, scale: Any, contracting: Any, name: str) -> Any:
    wide = convert(x, BF16)
    if scale is None:
        return wide
    s = value(scale, "scaled_dot")
    wanted, given = x.type.shape, s.type.shape
    fits = len(wanted) == len(given) and all(
        n == m or (i in contracting and m and n % m == 0)
        for i, (n, m) in enumerate(zip(wanted, given, strict=True))
    )
    if not fits:
        raise ShapeError(
            f"scaled_dot: scales of shape {given} for {name} of shape {wanted}",
            operands={name: x.type, f"{name}_scale": s.type},
            fix="let sizes be equal, or in contracting dimensions those of the scales divide.",
        )
    for i in contracting:
        s = repeat(s, wanted[i] // s.type.shape[i], axis=i) if wanted[i] else s
    return multiply(wide, convert(s, BF16))
