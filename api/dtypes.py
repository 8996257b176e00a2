"""Element types and questions about them, under `jax.dtypes`' names."""

from typing import Any

import numpy as np

from monograph.numpy import bfloat16, finfo, iinfo, issubdtype, result_type
from monograph.tracer.dtypes import element_type, narrowed
from monograph.tracer.float0 import FLOAT0 as float0

__all__ = [
    "bfloat16",
    "canonicalize_dtype",
    "finfo",
    "float0",
    "iinfo",
    "issubdtype",
    "result_type",
]


def canonicalize_dtype(dtype: Any) -> np.dtype[Any]:
    """The element type that arrays of this one get: 32 bits wide unless 64-bit types are enabled.

    >>> canonicalize_dtype("float64")
    dtype('float32')
    """
    return narrowed(element_type(dtype)).np
