"""Where the windows of a windowed op stand: sizes, strides, dilations and padding."""

from __future__ import annotations

import math
from dataclasses import dataclass

from monograph.hlo.errors import ShapeError
from monograph.hlo.ops.shape_rules import check_length
from monograph.hlo.types import TensorType

Sizes = tuple[int, ...]
Padding = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Geometry:
    """Where windows stand, one entry per dimension; padding as (low, high), negative to cut off."""

    sizes: Sizes
    strides: Sizes
    base_dilations: Sizes
    dilations: Sizes
    padding: Padding

    @classmethod
    def of(
        cls,
        sizes: Sizes,
        strides: Sizes = (),
        base_dilations: Sizes = (),
        dilations: Sizes = (),
        padding: Padding = (),
    ) -> Geometry:
        """What is left out (empty) is 1 everywhere; padding 0."""
        one = (1,) * len(sizes)
        return cls(
            sizes, strides or one, base_dilations or one, dilations or one,
            padding or ((0, 0),) * len(sizes),
        )  # fmt: skip

    @property
    def elements(self) -> int:
        """Of one window."""
        return math.prod(self.sizes)

    @property
    def spans(self) -> Sizes:
        """From a window's first element to its last, both included."""
        return tuple(
            (n - 1) * d + 1 if n else 0 for n, d in zip(self.sizes, self.dilations, strict=True)
        )

    def spread(self, shape: Sizes) -> Sizes:
        """The array's sizes after its elements were moved apart."""
        return tuple(
            (n - 1) * d + 1 if n else 0 for n, d in zip(shape, self.base_dilations, strict=True)
        )

    def padded(self, shape: Sizes) -> Sizes:
        """The array's sizes with everything around it."""
        rows = zip(self.spread(shape), self.padding, strict=True)
        return tuple(low + n + high for n, (low, high) in rows)

    def counts(self, shape: Sizes) -> Sizes:
        """Windows per dimension of an array of `shape`."""
        return self.seen_from(self.padded(shape))

    def seen_from(self, padded: Sizes) -> Sizes:
        """Windows per dimension of an array that is padded already."""
        rows = zip(padded, self.spans, self.strides, strict=True)
        return tuple((n - span) // step + 1 if n and span <= n else 0 for n, span, step in rows)

    def within(self, before: int, after: int = 0) -> Geometry:
        """The same with so many dimensions around, in which nothing happens."""
        a, b, none = (1,) * before, (1,) * after, ((0, 0),)
        return Geometry(
            a + self.sizes + b,
            a + self.strides + b,
            a + self.base_dilations + b,
            a + self.dilations + b,
            none * before + self.padding + none * after,
        )

    @property
    def padding_attrs(self) -> dict[str, Sizes]:
        """The attributes of the pad op that spreads and pads."""
        return {
            "edge_padding_low": tuple(low for low, _ in self.padding),
            "edge_padding_high": tuple(high for _, high in self.padding),
            "interior_padding": tuple(d - 1 for d in self.base_dilations),
        }

    @property
    def pads(self) -> bool:
        return any(map(any, self.padding)) or any(d > 1 for d in self.base_dilations)

    @property
    def moves(self) -> tuple[int, ...]:
        """The dimensions in which windows are more than the elements themselves."""
        return tuple(
            i for i, (n, s) in enumerate(zip(self.sizes, self.strides, strict=True)) if n * s != 1
        )

    def check(self, op: str, x: TensorType, shape: Sizes) -> None:
        """Raise unless there is one sensible entry for each dimension of `shape`."""
        rows = {
            "window_dimensions": self.sizes,
            "window_strides": self.strides,
            "base_dilations": self.base_dilations,
            "window_dilations": self.dilations,
            "padding": self.padding,
        }
        for name, row in rows.items():
            check_length(op, name, row, len(shape), x)
            if name != "padding" and any(int(n) < 1 for n in row if isinstance(n, int)):
                raise ShapeError(
                    f"{op}: {name} {row} is not positive everywhere",
                    operands={"x": x, name: row},
                    fix=f"give {name} entries of at least 1.",
                )
        if any(len(pair) != 2 for pair in self.padding):
            raise ShapeError(f"{op}: padding {self.padding} is not made of pairs (low, high)")
        if any(n < 0 for n in self.padded(shape)):
            raise ShapeError(
                f"{op}: padding {self.padding} cuts off more than there is",
                operands={"x": x},
                fix="cut off at most as many elements as a dimension has.",
            )
