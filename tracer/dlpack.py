"""Arrays of narrow floating-point types through DLPack, which NumPy does not know by name.

NumPy exports and imports integers of the same width; only the element type in the capsule is
written anew. The protocol: https://dmlc.github.io/dlpack/latest/c_api.html, version 1.1.
"""

from __future__ import annotations

import ctypes
from typing import Any

import ml_dtypes
import numpy as np

# Codes of element types of a single element (lanes = 1), as of dlpack.h.
CODES: dict[np.dtype[Any], int] = {
    np.dtype(ml_dtypes.bfloat16): 4,
    np.dtype(ml_dtypes.float8_e3m4): 7,
    np.dtype(ml_dtypes.float8_e4m3): 8,
    np.dtype(ml_dtypes.float8_e4m3b11fnuz): 9,
    np.dtype(ml_dtypes.float8_e4m3fn): 10,
    np.dtype(ml_dtypes.float8_e4m3fnuz): 11,
    np.dtype(ml_dtypes.float8_e5m2): 12,
    np.dtype(ml_dtypes.float8_e5m2fnuz): 13,
    np.dtype(ml_dtypes.float8_e8m0fnu): 14,
}
_KNOWN = {(code, 8 * d.itemsize): d for d, code in CODES.items()}
_UNSIGNED = 1


class Tensor(ctypes.Structure):
    """DLTensor."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.c_void_p),
        ("strides", ctypes.c_void_p),
        ("byte_offset", ctypes.c_uint64),
    )


class Versioned(ctypes.Structure):
    """DLManagedTensorVersioned; a capsule without versions begins with the tensor."""

    _fields_ = (
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("context", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
        ("flags", ctypes.c_uint64),
        ("tensor", Tensor),
    )


def _tensor(capsule: Any) -> Tensor:
    """The description in a capsule that nobody has taken yet."""
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, (ctypes.py_object, ctypes.c_char_p)
    valid = ctypes.pythonapi.PyCapsule_IsValid
    valid.restype, valid.argtypes = ctypes.c_int, (ctypes.py_object, ctypes.c_char_p)
    if valid(capsule, b"dltensor_versioned"):
        at = pointer(capsule, b"dltensor_versioned")
        found: Tensor = Versioned.from_address(at).tensor
        return found
    return Tensor.from_address(pointer(capsule, b"dltensor"))


def exported(
    x: np.ndarray[Any, Any],
    *,
    max_version: tuple[int, int] | None,
    dl_device: tuple[int, int] | None,
    copy: bool | None,
) -> Any:
    """The capsule of an array, also of a narrow type.

    Before version 1 of the protocol a capsule cannot say that its memory is not to be written to:
    memory that must not be is copied then.
    """
    options: Any = {"max_version": max_version, "dl_device": dl_device, "copy": copy}
    old = max_version is None or max_version[0] < 1
    if old and not x.flags.writeable and copy is not False:
        x = x.copy()
    code = CODES.get(x.dtype)
    if code is None:
        return x.__dlpack__(**options)
    capsule = x.view(f"u{x.dtype.itemsize}").__dlpack__(**options)
    _tensor(capsule).code = code
    return capsule


class _Shown:
    """What NumPy takes for an array of integers, and the type that it is of."""

    def __init__(self, given: Any) -> None:
        self.given = given
        self.dtype: np.dtype[Any] | None = None

    def __dlpack__(self, **options: Any) -> Any:
        try:
            capsule = self.given.__dlpack__(**options)
        except TypeError:  # a library that knows no versions
            capsule = self.given.__dlpack__()
        t = _tensor(capsule)
        self.dtype = _KNOWN.get((t.code, t.bits)) if t.lanes == 1 else None
        if self.dtype is not None:
            t.code = _UNSIGNED
        return capsule

    def __dlpack_device__(self) -> Any:
        return self.given.__dlpack_device__()


def imported(x: Any) -> np.ndarray[Any, Any]:
    """The array of another library, without a copy, also of a narrow type."""
    shown = _Shown(x)
    host = np.from_dlpack(shown)
    return host if shown.dtype is None else host.view(shown.dtype)
