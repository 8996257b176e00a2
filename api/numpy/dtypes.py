"""Element types as users name them (`mnp.float32`), and questions about them."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np

from monograph._operands.values import convert, value
from monograph.hlo.types import DType
from monograph.numpy.creation import array
from monograph.tracer.dtypes import element_type, requested, type_of


class ScalarType:
    """One element type: ``mnp.float32``. Called, it makes an array of that type of its argument.

    >>> import monograph.numpy as mnp
    >>> mnp.float32(2), mnp.zeros(3, mnp.int8).dtype == mnp.int8
    (Array(2., dtype=float32), True)
    """

    __slots__ = ("__name__", "dtype")

    def __init__(self, name: str, d: Any) -> None:
        self.__name__ = name
        self.dtype = np.dtype(d)

    def __call__(self, x: Any = 0) -> Any:
        if isinstance(x, int | float | complex | list | tuple):
            return array(x, self.dtype)
        if not hasattr(x, "type"):
            x = value(np.asarray(x), self.__name__)
        return convert(value(x, self.__name__), requested(self.dtype, self.__name__))

    def __repr__(self) -> str:
        return f"monograph.numpy.{self.__name__}"

    def __eq__(self, other: Any) -> bool:
        if not isinstance(other, np.dtype | type | str | ScalarType):
            return NotImplemented
        try:
            return bool(self.dtype == np.dtype(other))
        except (TypeError, ValueError):
            return False

    def __hash__(self) -> int:
        return hash(self.dtype.type)  # as in JAX: a set of these finds NumPy's class

    def __instancecheck__(self, x: Any) -> bool:
        """``isinstance(x, mnp.float32)`` asks for NumPy's scalars, as in JAX."""
        return isinstance(x, self.dtype.type)


bool_ = ScalarType("bool", np.bool_)
int1, uint1 = ScalarType("int1", ml_dtypes.int1), ScalarType("uint1", ml_dtypes.uint1)
int2, int4 = ScalarType("int2", ml_dtypes.int2), ScalarType("int4", ml_dtypes.int4)
uint2, uint4 = ScalarType("uint2", ml_dtypes.uint2), ScalarType("uint4", ml_dtypes.uint4)
int8, int16 = ScalarType("int8", np.int8), ScalarType("int16", np.int16)
int32, int64 = ScalarType("int32", np.int32), ScalarType("int64", np.int64)
uint8, uint16 = ScalarType("uint8", np.uint8), ScalarType("uint16", np.uint16)
uint32, uint64 = ScalarType("uint32", np.uint32), ScalarType("uint64", np.uint64)
float16, float32 = ScalarType("float16", np.float16), ScalarType("float32", np.float32)
bfloat16 = ScalarType("bfloat16", ml_dtypes.bfloat16)
float64 = double = ScalarType("float64", np.float64)
complex64 = csingle = ScalarType("complex64", np.complex64)
complex128 = cdouble = ScalarType("complex128", np.complex128)
single = float32
float8_e3m4 = ScalarType("float8_e3m4", ml_dtypes.float8_e3m4)
float8_e4m3 = ScalarType("float8_e4m3", ml_dtypes.float8_e4m3)
float8_e4m3b11fnuz = ScalarType("float8_e4m3b11fnuz", ml_dtypes.float8_e4m3b11fnuz)
float8_e4m3fn = ScalarType("float8_e4m3fn", ml_dtypes.float8_e4m3fn)
float8_e4m3fnuz = ScalarType("float8_e4m3fnuz", ml_dtypes.float8_e4m3fnuz)
float8_e5m2 = ScalarType("float8_e5m2", ml_dtypes.float8_e5m2)
float8_e5m2fnuz = ScalarType("float8_e5m2fnuz", ml_dtypes.float8_e5m2fnuz)
float8_e8m0fnu = ScalarType("float8_e8m0fnu", ml_dtypes.float8_e8m0fnu)
float4_e2m1fn = ScalarType("float4_e2m1fn", ml_dtypes.float4_e2m1fn)
float6_e2m3fn = ScalarType("float6_e2m3fn", ml_dtypes.float6_e2m3fn)
float6_e3m2fn = ScalarType("float6_e3m2fn", ml_dtypes.float6_e3m2fn)
int_, uint, float_, complex_ = int64, uint64, float64, complex128

object_, character, flexible = np.object_, np.character, np.flexible
ComplexWarning = np.exceptions.ComplexWarning
generic, number, inexact = np.generic, np.number, np.inexact
integer, signedinteger, unsignedinteger = np.integer, np.signedinteger, np.unsignedinteger
floating, complexfloating = np.floating, np.complexfloating
dtype = np.dtype

_ABSTRACT = {
    np.generic: frozenset({"bool", "int", "uint", "float", "complex"}),
    np.number: frozenset({"int", "uint", "float", "complex"}),
    np.inexact: frozenset({"float", "complex"}),
    np.floating: frozenset({"float"}),
    np.complexfloating: frozenset({"complex"}),
    np.integer: frozenset({"int", "uint"}),
    np.signedinteger: frozenset({"int"}),
    np.unsignedinteger: frozenset({"uint"}),
}
KINDS = {
    "bool": frozenset({"bool"}),
    "signed integer": frozenset({"int"}),
    "unsigned integer": frozenset({"uint"}),
    "integral": frozenset({"int", "uint"}),
    "real floating": frozenset({"float"}),
    "complex floating": frozenset({"complex"}),
    "numeric": frozenset({"int", "uint", "float", "complex"}),
}


class extended(np.generic):
    """The class of element types that NumPy does not know."""


class prng_key(extended):
    """The class of the element types of random keys."""


def issubdtype(arg1: Any, arg2: Any) -> bool:
    """Whether element type `arg1` is `arg2`, or of the class `arg2` (such as ``mnp.floating``).

    >>> issubdtype("bfloat16", floating), issubdtype("int8", unsignedinteger)
    (True, False)
    """
    own = getattr(arg1, "type", arg1)
    if any(isinstance(x, type) and issubclass(x, extended) for x in (own, arg2)):
        return isinstance(own, type) and isinstance(arg2, type) and issubclass(own, arg2)
    if isinstance(arg1, type) and arg1 in _ABSTRACT:
        return isinstance(arg2, type) and arg2 in _ABSTRACT and _ABSTRACT[arg1] <= _ABSTRACT[arg2]
    kinds = _ABSTRACT.get(arg2) if isinstance(arg2, type) else None
    if kinds is not None:
        return element_type(arg1).kind in kinds
    return element_type(arg1) is element_type(arg2)


def isdtype(dtype: Any, kind: Any) -> bool:
    """Whether `dtype` is a type, or of a kind of the array API; or of one of a tuple."""
    if isinstance(kind, tuple):
        return any(isdtype(dtype, k) for k in kind)
    if isinstance(kind, str) and kind in KINDS:
        return element_type(dtype).kind in KINDS[kind]
    return element_type(dtype) is element_type(kind)


def finfo(dtype: Any) -> Any:
    """Limits of a floating-point type, as `numpy.finfo`."""
    return ml_dtypes.finfo(_type_of(dtype).np)


def iinfo(int_type: Any) -> Any:
    """Limits of an integer type, as `numpy.iinfo`."""
    return ml_dtypes.iinfo(_type_of(int_type).np)


def _type_of(x: Any) -> DType:
    """The element type that is named, or that an array or a number has."""
    if isinstance(x, int | float | complex):
        x = np.asarray(x)
    elif x is int or x is float or x is complex:
        x = np.dtype(x)  # 64 bits, as NumPy has it
    return type_of(x)


def can_cast(from_: Any, to: Any, casting: str = "safe") -> bool:
    """Whether a cast between element types is allowed, as `numpy.can_cast`."""
    return bool(np.can_cast(named_type(from_), named_type(to), casting))  # type: ignore[arg-type]


def named_type(x: Any) -> Any:
    """The NumPy type that is named: Python's types have 64 bits in NumPy."""
    return np.dtype(x) if isinstance(x, type) else element_type(x).np
