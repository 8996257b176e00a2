"""Arrays in a device's memory through DLPack, without a copy: capsules given and taken.

In come a buffer or another library's array; out go a capsule or a buffer. Called by `Array` and
`from_dlpack`. The protocol: https://dmlc.github.io/dlpack/latest/c_api.html, version 1.1, and for
streams https://data-apis.org/array-api/latest/API_specification/generated/array_api.array.__dlpack__.html
"""

from __future__ import annotations

import ctypes
import sys
from typing import Any

import numpy as np

from monograph.backends.base import Backend, Buffer, Device
from monograph.hlo.errors import ArgumentError
from monograph.hlo.types import TensorType, dtype, tensor
from monograph.tracer.dlpack import CODES, Tensor, Versioned

_PLAIN, _NEW = b"dltensor", b"dltensor_versioned"  # names of capsules; then of emptied ones
_USED = {_PLAIN: b"used_dltensor", _NEW: b"used_dltensor_versioned"}
_READ_ONLY, _COPIED = 1, 2  # flags of a capsule
_KINDS = {"i": 0, "u": 1, "f": 2, "c": 5, "b": 6}  # codes of NumPy's own types, as of dlpack.h
_FREE = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class _Managed(ctypes.Structure):
    """DLManagedTensor."""

    _fields_ = (("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


_LENT: dict[int, tuple[Any, ...]] = {}  # what a capsule's receiver still holds, by its address


@_FREE
def _given_back(at: int, known: dict[int, tuple[Any, ...]] = _LENT) -> None:
    """What a receiver calls when it is done."""
    known.pop(at, None)


_api = ctypes.pythonapi
_api.Py_IncRef(ctypes.py_object(_given_back))  # receivers may call it when the process ends
_new = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(
    ("PyCapsule_New", _api)
)
_is = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", _api))
_at = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", _api)
)
_rename = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_SetName", _api)
)


def _sweep() -> None:
    """Give back what lies in capsules that nobody took, nor holds any more.

    A capsule's own destructor may run while an exception is on its way, which code in Python
    would lose; so there is none.
    """
    for at, (capsule, *_) in list(_LENT.items()):
        # The references: the table's, this function's, and that of the call below.
        if sys.getrefcount(capsule) == 3 and any(_is(id(capsule), name) for name in _USED):
            del _LENT[at]


# ---- given ---------------------------------------------------------------------------------------


def lent(
    buffer: Buffer, t: TensorType, *, stream: int | None, max_version: tuple[int, int] | None,
    dl_device: tuple[int, int] | None, copy: bool | None,
) -> Any:  # fmt: skip
    """A capsule of a buffer's memory.

    Args:
        buffer: on a device that DLPack knows.
        t: of the array.
        stream: the receiver's: what it asks for afterwards sees the contents; None for its default
            stream, -1 if the receiver takes care.
        max_version: the receiver's.
        dl_device: where the receiver wants it; only where it is, here.
        copy: True for memory that the receiver has alone.

    Raises:
        BufferError: as the protocol wants it, if the memory cannot be had like that.
    """
    _sweep()
    where = buffer.place
    if dl_device is not None and tuple(dl_device) != where:
        raise BufferError(f"__dlpack__: the array is on {buffer.device}, not on {dl_device}")
    code = CODES.get(t.dtype.np, _KINDS.get(t.dtype.np.kind))
    if code is None:
        raise BufferError(f"__dlpack__: DLPack has no element type for {t}")
    held = buffer.lend(stream, copied=bool(copy))
    shape = (ctypes.c_int64 * t.ndim)(*t.shape)
    strides = (ctypes.c_int64 * t.ndim)(*_row_major(t.shape))
    described = Tensor(
        held.address, *where, t.ndim, code, 8 * t.dtype.np.itemsize, 1,
        ctypes.addressof(shape), ctypes.addressof(strides), 0,
    )  # fmt: skip
    free = ctypes.cast(_given_back, ctypes.c_void_p).value
    made: Any
    if max_version is None or max_version[0] < 1:
        name, made = _PLAIN, _Managed(described, None, free)
    else:
        flags = _COPIED if copy else _READ_ONLY
        name, made = _NEW, Versioned(1, 1, None, free, flags, described)
    at = ctypes.addressof(made)
    capsule = _new(at, name, None)
    _LENT[at] = (capsule, made, shape, strides, held)
    return capsule


def _row_major(shape: tuple[int, ...]) -> list[int]:
    """Elements from one index to the next."""
    found = [1] * len(shape)
    for d in range(len(shape) - 2, -1, -1):
        found[d] = found[d + 1] * shape[d + 1]
    return found


# ---- taken ---------------------------------------------------------------------------------------


class Borrowed:
    """Another library's memory, given back when nobody here holds it.

    Attributes:
        address: of the first element.
        type: of the array.
    """

    def __init__(self, capsule: Any) -> None:
        versioned = bool(_is(id(capsule), _NEW))
        name = _NEW if versioned else _PLAIN
        self._at = _at(id(capsule), name)
        made: Any = (Versioned if versioned else _Managed).from_address(self._at)
        self.deleter: int | None = made.deleter
        _rename(id(capsule), _USED[name])
        found = made.tensor
        self.address: int = (found.data or 0) + found.byte_offset
        self.type = _type_of(found)

    def __del__(self) -> None:
        if self.deleter:
            _FREE(self.deleter)(self._at)


def taken(x: Any, backend: Backend, device: Device, *, copy: bool | None) -> tuple[Any, Buffer]:
    """The type and a buffer of another library's array on a device, without a copy.

    Args:
        x: the array.
        backend: whose device it is on.
        device: that device.
        copy: True for memory of its own; False refuses to copy.

    Raises:
        ArgumentError: if the array cannot be taken as it is.
    """
    stream = backend.stream()
    try:
        capsule = x.__dlpack__(stream=stream, max_version=(1, 1))
    except TypeError:  # a library that knows no versions
        capsule = x.__dlpack__(stream=stream)
    memory = Borrowed(capsule)
    return memory.type, backend.borrow(memory.address, memory.type, memory, device, copy)


def _type_of(found: Any) -> TensorType:
    """The type that a capsule describes, if its elements lie in row-major order."""
    shape = tuple(_sizes(found.shape, found.ndim))
    if found.strides and 0 not in shape:
        strides = _sizes(found.strides, found.ndim)
        steps = zip(shape, strides, _row_major(shape), strict=True)
        if any(size > 1 and own != wanted for size, own, wanted in steps):
            raise ArgumentError(
                f"from_dlpack: the elements of this array of shape {shape} are not in row-major "
                "order",
                fix="make it contiguous first, on its device: x.contiguous() in PyTorch.",
            )
    known = {(code, 8 * d.itemsize): d for d, code in CODES.items()}
    d = known.get((found.code, found.bits)) or _plain(found.code, found.bits)
    if d is None or found.lanes != 1:
        raise ArgumentError(
            f"from_dlpack: elements of DLPack's type {found.code} with {found.bits} bits are not "
            "known here",
            fix="convert the array before: to float32, say.",
        )
    return tensor(shape, dtype(d))


def _plain(code: int, bits: int) -> np.dtype[Any] | None:
    """NumPy's own type."""
    for letter, number in _KINDS.items():
        if number == code:
            try:
                return np.dtype(f"{letter}{bits // 8}")
            except TypeError:
                return None
    return None


def _sizes(at: int | None, count: int) -> list[int]:
    return list((ctypes.c_int64 * count).from_address(at)) if at and count else []


__all__ = ["Borrowed", "lent", "taken"]
