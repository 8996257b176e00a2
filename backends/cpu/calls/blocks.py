"""Blocks: memory of the pool that returns when its last user dies; and the buffers made of them.

A `Block` exports its bytes, so NumPy views, DLPack capsules and memoryviews of an array keep the
memory of that array alive, and nothing else does. Where the interpreter's objects are known the
type is native (`native_type`), else the Python class of this file does the same.
"""

from __future__ import annotations

import ctypes
import sys
from functools import cache
from typing import Any

import numpy as np

from monograph.backends.base import Buffer, Device
from monograph.backends.cpu.calls.call_text import CALL
from monograph.backends.cpu.calls.heap import pool
from monograph.backends.cpu.calls.interpreter import known_interpreter
from monograph.backends.cpu.calls.record import BLOCK_ADDRESS, BLOCK_BYTES, BLOCK_KIND
from monograph.backends.cpu.objects.shared import loaded
from monograph.backends.forks import once
from monograph.hlo.types import TensorType

Array = np.ndarray[Any, Any]


class Block:
    """Memory of the pool, for interpreters whose objects native code does not know.

    Attributes:
        address: of the first byte.
        nbytes: how many the array has; the block may be longer.
    """

    __slots__ = ("_give", "_kind", "address", "nbytes")

    def __init__(self, nbytes: int) -> None:
        found = pool()
        kind = found.kind(nbytes)
        self._kind = 0
        address = found.take(kind)
        if address is None:
            raise MemoryError(f"{nbytes} bytes")
        self.address, self.nbytes, self._kind = address, nbytes, kind
        self._give = found.give  # also there when the interpreter ends and modules are gone

    def __del__(self) -> None:
        if self._kind:
            self._give(self._kind, self.address)


class _Member(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p), ("type", ctypes.c_int), ("offset", ctypes.c_ssize_t),
        ("flags", ctypes.c_int), ("doc", ctypes.c_char_p),
    )  # fmt: skip


class _Slot(ctypes.Structure):
    _fields_ = (("slot", ctypes.c_int), ("function", ctypes.c_void_p))


class _Spec(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p), ("basicsize", ctypes.c_int), ("itemsize", ctypes.c_int),
        ("flags", ctypes.c_uint), ("slots", ctypes.c_void_p),
    )  # fmt: skip


_GETBUFFER, _DEALLOC, _MEMBERS = 1, 52, 72  # numbers of slots, of the stable interface
_SSIZE, _READONLY = 19, 1
_NOT_TO_BE_CALLED = 1 << 7  # flag of types: instances are made by native code only
_kept: list[Any] = []  # what the type's memory points to


@once
def native_type() -> type | None:
    """The native type of blocks; None where the interpreter's objects are not known."""
    if not known_interpreter():
        return None
    symbols = loaded(CALL).symbols
    members = (_Member * 3)(
        _Member(b"address", _SSIZE, BLOCK_ADDRESS, _READONLY),
        _Member(b"nbytes", _SSIZE, BLOCK_BYTES, _READONLY),
    )
    slots = (_Slot * 4)(
        _Slot(_DEALLOC, symbols["mg_block_dealloc"]),
        _Slot(_GETBUFFER, symbols["mg_block_view"]),
        _Slot(_MEMBERS, ctypes.addressof(members)),
    )
    spec = _Spec(b"monograph.backends.cpu.calls.blocks.NativeBlock", BLOCK_KIND + 8, 0,
                 _NOT_TO_BE_CALLED, ctypes.addressof(slots))  # fmt: skip
    make = ctypes.pythonapi.PyType_FromSpec
    make.restype, make.argtypes = ctypes.py_object, [ctypes.c_void_p]
    _kept.extend((members, slots, spec))
    found: type = make(ctypes.addressof(spec))
    return found


@cache
def _new() -> Any:
    symbol = loaded(CALL).symbols["mg_block_new"]
    kinds = (ctypes.py_object, ctypes.c_void_p, ctypes.c_ssize_t)
    return ctypes.PYFUNCTYPE(ctypes.py_object, *kinds)(symbol)


def block(nbytes: int, what: str = "an array") -> Any:
    """Memory for so many bytes; what is in it is anything.

    Args:
        nbytes: how many.
        what: they are for.

    Raises:
        MemoryError: if there is none.
    """
    native = native_type()
    try:
        if native is None:
            return Block(nbytes)
        return _new()(native, pool().kind(nbytes), nbytes)
    except MemoryError as e:
        raise MemoryError(f"there is no memory for {what}: {nbytes:,} bytes") from e


def seen(owner: Any, t: TensorType) -> Array:
    """The bytes of a block as an array, which keeps the block alive."""
    exporter: Any = owner
    if type(owner) is Block:
        exporter = (ctypes.c_char * max(owner.nbytes, 1)).from_address(owner.address)
        exporter.owner = owner
    return np.ndarray(t.shape, t.dtype.np, buffer=exporter)


class Pooled(Buffer):
    """A buffer in a block of the pool. The NumPy array is made when `host` is read.

    Attributes:
        block: what owns the memory.
        type: how the bytes are to be read.
    """

    __slots__ = ("block", "type")
    waits = False

    def __init__(self, device: Device, block: Any, type: TensorType) -> None:
        self.device = device
        self.space = "host"
        self.block = block
        self.type = type

    def __getattr__(self, name: str) -> Any:
        if name != "host":
            raise AttributeError(f"'Pooled' object has no attribute {name!r}")
        view = self.host = seen(self.block, self.type)
        return view

    @property
    def address(self) -> int:
        return int(self.block.address)

    def sole(self) -> bool:
        try:
            view = object.__getattribute__(self, "host")
        except AttributeError:
            return sys.getrefcount(self.block) == 2
        viewed = sys.getrefcount(view) == 3  # the buffer's, this function's, the call's
        return viewed and sys.getrefcount(self.block) == 3
