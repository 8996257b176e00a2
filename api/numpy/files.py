"""Arrays from files, bytes and other libraries, and as text; most of it is NumPy's."""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph._operands.values import is_value, unwrapped, value
from monograph.backends import get_backend
from monograph.backends.base import Device
from monograph.hlo.errors import ArgumentError, UnsupportedError
from monograph.numpy.creation import array, asarray, placed
from monograph.numpy.dtypes import named_type
from monograph.tracer.array import Array, adopt
from monograph.tracer.avals import abstract
from monograph.tracer.dlpack import imported
from monograph.tracer.dlpack_device import taken
from monograph.tracer.dtypes import element_type, narrowed
from monograph.tracer.placing import sharding_of

_CUDA = 2  # of DLPack's kinds of devices

save, savez = np.save, np.savez
printoptions, get_printoptions = np.printoptions, np.get_printoptions
set_printoptions = np.set_printoptions
array_repr, array_str = np.array_repr, np.array_str
iterable = np.iterable


def load(file: Any, *args: Any, **kwargs: Any) -> Any:
    """What `save` wrote (or `savez`, as NumPy's mapping); arguments are those of `numpy.load`."""
    found = np.load(file, *args, **kwargs)
    if not isinstance(found, np.ndarray):
        return found
    if found.dtype == "V2":  # NumPy writes bfloat16 and its like as plain bytes
        return asarray(found.view("bfloat16"))
    if found.dtype.kind == "V":
        raise ArgumentError(
            f"load: elements of type {found.dtype}, which a file does not name",
            fix="load them with numpy.load, and view them as their type.",
        )
    return asarray(found)


def frombuffer(buffer: Any, dtype: Any = float, count: int = -1, offset: int = 0) -> Any:
    """An array of the bytes of a buffer.

    >>> frombuffer(bytes([1, 2]), "uint8")
    Array([1, 2], dtype=uint8)
    """
    d = np.dtype(float) if dtype is float else named_type(dtype)
    held = np.asarray(buffer) if isinstance(buffer, Array) else buffer
    return asarray(np.frombuffer(held, d, count, offset))


def fromstring(string: str, dtype: Any = float, count: int = -1, *, sep: str) -> Any:
    """An array of the numbers in a text."""
    return asarray(np.fromstring(string, named_type(dtype), count, sep=sep))


def fromfile(*args: Any, **kwargs: Any) -> Any:
    """Not there, as in JAX: reading has an effect.

    Raises:
        UnsupportedError: always.
    """
    raise UnsupportedError("fromfile: reading has an effect", fix="use numpy.fromfile.")


def fromiter(*args: Any, **kwargs: Any) -> Any:
    """Not there, as in JAX: an iterator has a state.

    Raises:
        UnsupportedError: always.
    """
    raise UnsupportedError("fromiter: it uses its iterator up", fix="use array(list(iterator)).")


def from_dlpack(x: Any, /, *, device: Any = None, copy: bool | None = None) -> Any:
    """The array of another library through DLPack, without a copy where memory allows.

    Args:
        x: an array with ``__dlpack__``, in this computer's memory or on its GPU, where it stays.
        device: where to put it.
        copy: True for memory of its own; False refuses to copy.

    >>> import numpy as np
    >>> from_dlpack(np.arange(3, dtype="int8"))
    Array([0, 1, 2], dtype=int8)
    """
    if type(x) is Array:
        made = array(x, copy=bool(copy))
        return placed(made, device)
    if getattr(x, "__dlpack_device__", lambda: (1, 0))()[0] == _CUDA:
        return placed(_on_gpu(x, copy), device)
    try:
        host = imported(x)
    except (TypeError, AttributeError, BufferError, RuntimeError) as e:
        raise ArgumentError(
            f"from_dlpack: {type(x).__name__} gives no memory that is known here",
            why=str(e),
            fix="pass an array of booleans, integers, floats or complex numbers in host memory.",
        ) from None
    t = abstract(host)
    fits = t is not None and t.dtype.np == host.dtype
    if fits and not copy and host.flags.c_contiguous and host.flags.aligned:
        return placed(adopt(host), device)
    if copy is False:
        raise ValueError("from_dlpack: copy=False, but this memory is not row-major or too wide")
    return placed(asarray(host), device)


def _on_gpu(x: Any, copy: bool | None) -> Array:
    """An array of another library's memory on a GPU."""
    where = Device("cuda", x.__dlpack_device__()[1])
    if where.index:
        raise ArgumentError(f"from_dlpack: {where} is not used here", fix="move it to cuda:0.")
    t, buffer = taken(x, get_backend("cuda"), where, copy=copy)
    if narrowed(t.dtype) is not t.dtype:
        raise ArgumentError(
            f"from_dlpack: {t} has 64-bit elements, which are off",
            fix='convert it before, or turn them on: config.update("enable_x64", True).',
        )
    return Array(t, sharding_of(where), (buffer,))


# ---- questions -----------------------------------------------------------------------------------
def iscomplexobj(x: Any) -> bool:
    """Whether the element type is complex."""
    if x is None:
        return False
    if not is_value(x) and isinstance(getattr(x, "dtype", None), np.dtype):
        return bool(element_type(x.dtype).is_complex)  # a type as ``mnp.float32``, too
    return bool(array(x).type.dtype.is_complex if isinstance(x, list | tuple) else (
        value(x, "iscomplexobj").type.dtype.is_complex))  # fmt: skip


def isrealobj(x: Any) -> bool:
    """Whether the element type is not complex."""
    return not iscomplexobj(x)


def isscalar(element: Any) -> bool:
    """Whether it is a number or an array of no dimension."""
    if isinstance(element, list | tuple | dict) or element is None:
        return False
    if isinstance(element, np.generic) or np.isscalar(element):
        return True
    element = unwrapped(element)
    t = getattr(element, "type", None) or abstract(element)
    return t is not None and not t.shape
