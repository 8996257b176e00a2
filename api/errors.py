"""The errors that a program can meet, by name; each has a code and a page in docs/errors."""

from monograph.hlo.errors import (
    ArgumentError,
    AxisError,
    CarryError,
    ConcretizationError,
    DTypeError,
    GradError,
    LeakedTracerError,
    MissingRuleError,
    MonographError,
    ShapeError,
    StaticArgumentError,
    TextError,
    UnknownNameError,
    UnsupportedError,
    VerifyError,
    VmapError,
)

# JAX's names for the same, for ported programs.
TracerBoolConversionError = TracerArrayConversionError = ConcretizationError
TracerIntegerConversionError = ConcretizationTypeError = ConcretizationError
NonConcreteBooleanIndexError = ConcretizationError
UnexpectedTracerError = LeakedTracerError

__all__ = [
    "ArgumentError",
    "AxisError",
    "CarryError",
    "ConcretizationError",
    "ConcretizationTypeError",
    "DTypeError",
    "GradError",
    "LeakedTracerError",
    "MissingRuleError",
    "MonographError",
    "NonConcreteBooleanIndexError",
    "ShapeError",
    "StaticArgumentError",
    "TextError",
    "TracerArrayConversionError",
    "TracerBoolConversionError",
    "TracerIntegerConversionError",
    "UnexpectedTracerError",
    "UnknownNameError",
    "UnsupportedError",
    "VerifyError",
    "VmapError",
]
