"""Element types and questions about them, under `jax.dtypes`' names."""

from typing import Any

from monograph._operands.promotion import promoted
from monograph.hlo.errors import ArgumentError
from monograph.hlo.errors import DTypeError as TypePromotionError
from monograph.numpy import bfloat16, finfo, iinfo, issubdtype
from monograph.numpy.dtypes import extended, prng_key
from monograph.tracer.dtypes import element_type, narrowed
from monograph.tracer.float0 import FLOAT0 as float0

__all__ = [
    "TypePromotionError",
    "bfloat16",
    "canonicalize_dtype",
    "extended",
    "finfo",
    "float0",
    "iinfo",
    "issubdtype",
    "itemsize_bits",
    "prng_key",
    "result_type",
    "scalar_type_of",
]


def canonicalize_dtype(dtype: Any, allow_extended_dtype: bool = False) -> Any:
    """The element type that arrays of this one get: 32 bits wide unless 64-bit types are enabled.

    Args:
        dtype: an element type.
        allow_extended_dtype: whether it may be that of random keys, which stays.

    >>> canonicalize_dtype("float64")
    dtype('float32')
    """
    if issubdtype(dtype, extended):
        if not allow_extended_dtype:
            raise ArgumentError(f"{dtype} is no element type of numbers", fix="pass one of these.")
        return dtype
    return narrowed(element_type(dtype)).np


def result_type(*args: Any, return_weak_type_flag: bool = False) -> Any:
    """The element type of an operation on `args`; with the flag also whether it is weak.

    >>> result_type(2.0, return_weak_type_flag=True)
    (dtype('float32'), True)
    """
    if not args:
        raise ArgumentError("result_type needs an array or an element type", fix="pass one.")
    found, weak = promoted(*args)
    return (found.np, weak) if return_weak_type_flag else found.np


def itemsize_bits(dtype: Any) -> int:
    """Bits of an element.

    >>> itemsize_bits("int4"), itemsize_bits("bool")
    (4, 8)
    """
    d = element_type(dtype)
    return 8 if d.kind == "bool" else d.bits


_SCALARS = {"bool": bool, "int": int, "uint": int, "float": float, "complex": complex}


def scalar_type_of(x: Any) -> type:
    """The Python type of the elements of an array or an element type.

    >>> scalar_type_of("bfloat16"), scalar_type_of("uint8")
    (<class 'float'>, <class 'int'>)
    """
    return _SCALARS[promoted(x)[0].kind]
