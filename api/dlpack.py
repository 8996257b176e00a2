"""Arrays of other libraries, under `jax.dlpack`'s names."""

from typing import TYPE_CHECKING, Any

from monograph._missing import explain as _explain
from monograph.numpy import from_dlpack
from monograph.tracer.dtypes import element_type

__all__ = ["from_dlpack", "is_supported_dtype"]


def is_supported_dtype(dtype: Any) -> bool:
    """Whether arrays of an element type go from library to library.

    >>> is_supported_dtype("float32"), is_supported_dtype("int4")
    (True, False)
    """
    d = element_type(dtype)
    return d.bits >= 16 or d.kind == "bool" or (d.is_integer and d.bits == 8)


if not TYPE_CHECKING:
    __getattr__ = _explain(__name__)
