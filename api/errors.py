"""The errors that a program can meet, by name; each has a code and a page in docs/errors."""

from monograph.hlo.errors import (
    ArgumentError,
    AxisError,
    BoundsError,
    CallbackError,
    CarryError,
    ConcretizationError,
    DeletedError,
    DivisionError,
    DTypeError,
    GradError,
    LeakedTracerError,
    MissingRuleError,
    MonographError,
    NanError,
    NoRuleError,
    RecompilationError,
    ShapeError,
    StaticArgumentError,
    TextError,
    TreeError,
    UnboundAxisError,
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
    "BoundsError",
    "CallbackError",
    "CarryError",
    "ConcretizationError",
    "ConcretizationTypeError",
    "DTypeError",
    "DeletedError",
    "DivisionError",
    "GradError",
    "LeakedTracerError",
    "MissingRuleError",
    "MonographError",
    "NanError",
    "NoRuleError",
    "NonConcreteBooleanIndexError",
    "RecompilationError",
    "ShapeError",
    "StaticArgumentError",
    "TextError",
    "TracerArrayConversionError",
    "TracerBoolConversionError",
    "TracerIntegerConversionError",
    "TreeError",
    "UnboundAxisError",
    "UnexpectedTracerError",
    "UnknownNameError",
    "UnsupportedError",
    "VerifyError",
    "VmapError",
]
