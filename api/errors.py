"""The errors that a program can meet, by name; each has a code and a page in docs/errors."""

from monograph.hlo.errors import (
    ArgumentError,
    AxisError,
    CallbackError,
    CarryError,
    ConcretizationError,
    DeletedError,
    DTypeError,
    GradError,
    LeakedTracerError,
    MissingRuleError,
    MonographError,
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
    "CallbackError",
    "CarryError",
    "ConcretizationError",
    "ConcretizationTypeError",
    "DTypeError",
    "DeletedError",
    "GradError",
    "LeakedTracerError",
    "MissingRuleError",
    "MonographError",
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
