"""Along what moves can be cut: sharding factors, and attributes for one device's pieces.

The records stand in `monograph.hlo.ops.moves`, `slices` and `dynamic`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from monograph.hlo.factors import Dim, Factors, Rule
from monograph.hlo.record import Attrs
from monograph.hlo.types import TensorType, Type, types_of

Types = tuple[TensorType, ...]
Shape = tuple[int, ...]


def shape_of_piece(attrs: Attrs, types: Types, outs: Types) -> Attrs:
    """`localize` of ops whose attribute `shape` is the result's."""
    return {**attrs, "shape": outs[0].shape}


def selected(t: TensorType) -> str:
    """The monoid that takes an element from the one device that has it, all else being neutral."""
    return "or" if t.dtype.kind == "bool" else "add"


# ---- broadcast_in_dim ----------------------------------------------------------------------------


def broadcast_factors(types: Types, out: Type, attrs: Attrs) -> Rule:
    """Dimensions that keep their size pass; a dimension that is repeated is the result's alone."""
    shape, made = attrs["shape"], Factors()
    result = made.all(shape)
    operand = [
        result[d] if n == shape[d] else made.add(n, "whole")
        for n, d in zip(types[0].shape, attrs["broadcast_dimensions"], strict=True)
    ]
    return made.rule([operand], [result])


# ---- reshape -------------------------------------------------------------------------------------


def reshape_factors(types: Types, out: Type, attrs: Attrs) -> Rule:
    """Dimensions are products of what both shapes have in common, read from the left."""
    before, after = types[0].shape, attrs["shape"]
    made = Factors()
    if not types[0].size:
        sides = [[made.add(n, "whole") for n in shape] for shape in (before, after)]
        return made.rule([sides[0]], [sides[1]])
    rows = _Aligned(made, before, after).rows
    return made.rule([rows[0]], [rows[1]])


class _Aligned:
    """Two shapes of one size, walked from the left; `rows` has the factors of their dimensions."""

    def __init__(self, made: Factors, before: Shape, after: Shape) -> None:
        self.made = made
        self.shapes = (before, after)
        self.at = [0, 0]
        self.left = [1, 1]  # what is left of the dimensions just before `at`
        self.rows: list[list[Dim]] = [[], []]
        while self._next():
            common = math.gcd(*self.left)
            if common > 1:
                factor = made.add(common)
                for side in (0, 1):
                    self.rows[side][-1] += factor
                    self.left[side] //= common
            else:
                self._diverge()

    def _next(self) -> bool:
        """Go on to the next dimensions where nothing is left; whether there are both."""
        for side, shape in enumerate(self.shapes):
            while self.left[side] == 1 and self.at[side] < len(shape):
                self.left[side] = shape[self.at[side]]
                self.at[side] += 1
                self.rows[side].append(())
        return self.left[0] > 1 and self.left[1] > 1

    def _diverge(self) -> None:
        """Dimensions that have nothing in common are whole, up to where the shapes meet again."""
        sizes = [1, 1]
        while True:
            side = 0 if sizes[0] <= sizes[1] else 1
            if sizes[0] == sizes[1] > 1:
                return
            if self.left[side] == 1:
                self._next()
            n = self.left[side]
            sizes[side] *= n
            self.rows[side][-1] += self.made.add(n, "whole")
            self.left[side] = 1


# ---- transpose, reverse, slice, pad --------------------------------------------------------------


def _same_but(shape: Sequence[int], moved: Sequence[bool], types: Types) -> Rule:
    """Dimensions pass or need neighbours; operands behind the first are scalars."""
    made = Factors()
    row = [made.add(n, "neighbour" if m else "pass") for n, m in zip(shape, moved, strict=True)]
    return made.rule([row, *[[] for _ in types[1:]]], [row])


def reverse_factors(types: Types, out: Type, attrs: Attrs) -> Rule:
    """Dimensions that are turned round need pieces from the other end."""
    dims = attrs["dimensions"]
    return _same_but(types[0].shape, [d in dims for d in range(types[0].ndim)], types)


def slice_factors(types: Types, out: Type, attrs: Attrs) -> Rule:
    """Dimensions of which all is taken pass."""
    shape = types_of(out)[0].shape
    return _same_but(shape, [a != b for a, b in zip(types[0].shape, shape, strict=True)], types)


def slice_of_piece(attrs: Attrs, types: Types, outs: Types) -> Attrs:
    """All of a piece is taken where the result's piece is as large."""
    rows = list(zip(types[0].shape, outs[0].shape, strict=True))
    return {
        name: tuple(all_of(n) if n == m else given for (n, m), given in zip(rows, row, strict=True))
        for (name, all_of), row in zip(_ALL, attrs.values(), strict=True)
    }


_ALL: tuple[tuple[str, Any], ...] = (
    ("start_indices", lambda n: 0),
    ("limit_indices", lambda n: n),
    ("strides", lambda n: 1),
)


def pad_factors(types: Types, out: Type, attrs: Attrs) -> Rule:
    """Dimensions without padding pass."""
    moved = [any(pads) for pads in zip(*attrs.values(), strict=True)]
    return _same_but(types_of(out)[0].shape, moved, types)


# ---- concatenate ---------------------------------------------------------------------------------


def concatenate_factors(types: Types, out: Type, attrs: Attrs) -> Rule:
    """Operands and result are cut alike along the dimension in which operands are joined."""
    axis, made = attrs["dimension"], Factors()
    shape = types_of(out)[0].shape
    joins = len(types) > 1
    row = [made.add(n, "neighbour" if joins and i == axis else "pass") for i, n in enumerate(shape)]
    return made.rule([row] * len(types), [row])


# ---- dynamic_slice, dynamic_update_slice ---------------------------------------------------------


def dynamic_slice_factors(types: Types, out: Type, attrs: Attrs) -> Rule:
    """Of a dimension that is sliced each device gives the elements it has."""
    x, made = types[0], Factors()
    operand: list[Dim] = []
    result: list[Dim] = []
    for n, m in zip(x.shape, attrs["slice_sizes"], strict=True):
        if n == m:
            operand.append(made.add(n))
            result.append(operand[-1])
        else:
            operand.append(made.add(n, "reduce", selected(x), split=True))
            result.append(made.add(m, "whole"))
    return made.rule([operand, *[[] for _ in types[1:]]], [result])


def dynamic_slice_of_piece(attrs: Attrs, types: Types, outs: Types) -> Attrs:
    """Slices are as large as the result."""
    return {**attrs, "slice_sizes": outs[0].shape}


def dynamic_update_factors(types: Types, out: Type, attrs: Attrs) -> Rule:
    """Each device writes what falls into its piece, so it needs all of the update."""
    x, update = types[:2]
    made = Factors()
    row: list[Dim] = []
    of_update: list[Dim] = []
    for n, m in zip(x.shape, update.shape, strict=True):
        row.append(made.add(n, split=n != m))
        of_update.append(row[-1] if n == m else made.add(m, "whole"))
    return made.rule([row, of_update, *[[] for _ in types[2:]]], [row])
