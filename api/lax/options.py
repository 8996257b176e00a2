"""Settings of `lax`'s functions: precisions, roundings and algorithms of products.

Products are computed at least as exactly as asked for, so they change no value here.
"""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from monograph.numpy.linear import precision_of


class Named(enum.Enum):
    """Members whose text is their name, as that of JAX's."""

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class Precision(Named):
    """How exactly products of f32 are computed.

    >>> Precision("float32")
    Precision.HIGHEST
    """

    DEFAULT = 0
    HIGH = 1
    HIGHEST = 2

    @classmethod
    def _missing_(cls, value: object) -> Precision:
        return cls[precision_of("default" if value is None else value).upper()]


class RoundingMethod(enum.IntEnum):
    """Where a number halfway between two whole ones goes."""

    AWAY_FROM_ZERO = 0
    TO_NEAREST_EVEN = 1


class AccuracyMode(enum.Enum):
    """How exactly an elementwise function is computed."""

    HIGHEST = 1
    DEFAULT = 2


@dataclass(frozen=True)
class Tolerance:
    """How far off an elementwise function may be."""

    atol: float = 0.0
    rtol: float = 0.0
    ulps: int = 0


class DotAlgorithm(NamedTuple):
    """In which types a product is computed and summed."""

    lhs_precision_type: Any
    rhs_precision_type: Any
    accumulation_type: Any
    lhs_component_count: int = 1
    rhs_component_count: int = 1
    num_primitive_operations: int = 1
    allow_imprecise_accumulation: bool = False


DotAlgorithmPreset = Named(  # type: ignore[call-arg]
    "DotAlgorithmPreset",
    "DEFAULT ANY_F8_ANY_F8_F32 ANY_F8_ANY_F8_F32_FAST_ACCUM ANY_F8_ANY_F8_ANY "
    "ANY_F8_ANY_F8_ANY_FAST_ACCUM F16_F16_F16 F16_F16_F32 BF16_BF16_BF16 BF16_BF16_F32 "
    "BF16_BF16_F32_X3 BF16_BF16_F32_X6 BF16_BF16_F32_X9 TF32_TF32_F32 TF32_TF32_F32_X3 "
    "F32_F32_F32 F64_F64_F64",
    module=__name__,
)
DotAlgorithmPreset.__doc__ = "Names of usual algorithms of products."

PrecisionLike = (
    str | Precision | tuple[str, str] | tuple[Precision, Precision] | DotAlgorithm | None
)
DotDimensionNumbers = tuple[
    tuple[Sequence[int], Sequence[int]], tuple[Sequence[int], Sequence[int]]
]


@dataclass(frozen=True)
class RaggedDotDimensionNumbers:
    """The dimensions of a `ragged_dot_general`.

    Attributes:
        dot_dimension_numbers: of the product, as those of `dot_general`.
        lhs_ragged_dimensions: the one dimension of x along which the groups lie.
        rhs_group_dimensions: the dimension of y with a matrix per group, if there is one.
    """

    dot_dimension_numbers: DotDimensionNumbers
    lhs_ragged_dimensions: Sequence[int]
    rhs_group_dimensions: Sequence[int]
