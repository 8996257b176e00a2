"""`Array`: a concrete value: its type, where it lives, and the memory that holds it.

Arrays are immutable. They stand beside `Tracer`: both have a `.type` and the same attributes and
operators, so library code does not ask which one it got. The operators themselves come from
`monograph.numpy` through `install_operators`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal

import numpy as np

from monograph.backends import get_backend
from monograph.backends.base import Buffer, Device
from monograph.hlo.builder import Tracer
from monograph.hlo.errors import ArgumentError, BoundsError, DeletedError
from monograph.hlo.types import TensorType, tensor, type_of_array
from monograph.sharding import NamedSharding, SingleDeviceSharding, blocks
from monograph.tracer import distributed
from monograph.tracer.dlpack import exported
from monograph.tracer.dlpack_device import lent
from monograph.tracer.jax_classes import known_leaf
from monograph.tracer.placing import Sharding, default_sharding, first_device, sharding_of
from monograph.tracer.shards import Shard, shards_of

_HOST = 1  # of DLPack's kinds of devices


_ALIKE: dict[type, Callable[[Any], bool]] = {Tracer: lambda _: True}


def is_like_array(cls: type, test: Callable[[Any], bool]) -> None:
    """Say that those instances of a class that pass a test are arrays to users, as keys are."""
    _ALIKE[cls] = test


class _Class(type):
    """``isinstance(x, Array)`` holds for traced values and keys, too, as in JAX."""

    def __instancecheck__(cls, x: Any) -> bool:
        test = _ALIKE.get(type(x))
        return super().__instancecheck__(x) if test is None else test(x)


class Array(metaclass=_Class):
    """A concrete, immutable array.

    Attributes:
        type: shape, element type and weak mark.
        sharding: where the pieces live.
        memory: what a prepared call left for `buffers` to be made of, which the backend knows; else
            None. There is nothing in it to wait for.
    """

    __array_priority__ = 100
    __slots__ = ("__weakref__", "_buffers", "_chosen", "memory", "sharding", "type")
    _chosen: bool  # unset: no

    def __init__(
        self, type: TensorType, sharding: Sharding, buffers: tuple[Buffer, ...] | None
    ) -> None:
        self.type = type
        self.sharding = sharding
        self._buffers = buffers
        self.memory: Any = None

    # ---- what it is

    @property
    def buffers(self) -> tuple[Buffer, ...] | None:
        """One, which holds all pieces (`monograph.sharding.blocks`); None once it is deleted.

        That of a call's result is made when it is first asked for: most only go into the next call.
        """
        memory = self.memory
        if memory is not None:
            device = first_device(self.sharding)
            stored = distributed.stored(self.type, self.sharding)
            self._buffers = (get_backend(device.backend).held(memory, stored, device),)
            self.memory = None  # after that: other threads may ask meanwhile
        return self._buffers

    @property
    def device(self) -> Device | NamedSharding:
        """The device that holds it; of an array that is cut over several, its sharding."""
        sharding = self.sharding
        return sharding if type(sharding) is NamedSharding else first_device(sharding)

    @property
    def remote(self) -> bool:
        """Whether it is in memory that is not the host's."""
        return self.buffers is not None and self.buffers[0].place[0] != _HOST

    def devices(self) -> set[Any]:
        """The devices that hold a piece of it."""
        return set(self.sharding.device_set)

    @property
    def committed(self) -> bool:
        """Whether its place was chosen, so that `jit` follows it."""
        if getattr(self, "_chosen", False):
            return True
        return self.sharding is not default_sharding()

    @property
    def is_fully_addressable(self) -> bool:
        """Whether this process holds the pieces of all devices."""
        return distributed.held(self.sharding) is None

    @property
    def is_fully_replicated(self) -> bool:
        """Whether every device holds all of it."""
        return self.sharding.is_fully_replicated

    @property
    def addressable_shards(self) -> list[Shard]:
        """The pieces of this process, by the order of the devices; views of the memory."""
        self.check()
        return shards_of(self)

    global_shards = addressable_shards

    @property
    def num_addressable_shards(self) -> int:
        return len(self.addressable_shards)

    def addressable_data(self, index: int) -> Array:
        """The piece of the device with this number in the sharding."""
        pieces = self.addressable_shards
        if not -len(pieces) <= index < len(pieces):
            raise BoundsError(f"addressable_data: there is no piece {index} of {len(pieces)}",
                              fix="count from 0.")  # fmt: skip
        found: Array = pieces[index].data
        return found

    def copy_to_host_async(self) -> None:
        """Begin to copy the contents to host memory, where they are already."""

    def on_device_size_in_bytes(self) -> int:
        """Bytes that the elements take on the devices."""
        if self.buffers is None:
            return 0
        return self.type.nbytes if self.remote else self.block.nbytes

    def unsafe_buffer_pointer(self) -> int:
        """The address of the first element; the memory is freed with the array."""
        if self.num_addressable_shards > 1:
            raise ArgumentError(
                "unsafe_buffer_pointer: the array is cut over several devices",
                fix="ask one of its pieces: x.addressable_data(0).",
            )
        (buffer,) = self.buffers or ()
        if buffer.place[0] != _HOST:
            return buffer.address
        return int(self.host.ctypes.data)

    def block_until_ready(self) -> Array:
        """Wait until the contents are there; the array itself."""
        if self.memory is None:
            for buffer in self.buffers or ():
                buffer.ready()
        return self

    def is_ready(self) -> bool:
        """Whether the contents are there; nothing is waited for."""
        return all(buffer.is_ready() for buffer in self.buffers or ())

    def is_deleted(self) -> bool:
        """Whether its memory was given away."""
        return self.buffers is None

    def delete(self) -> None:
        """Give the memory back; the array cannot be used any more."""
        self._buffers = self.memory = None

    # ---- as NumPy and Python values

    @property
    def host(self) -> np.ndarray[Any, Any]:
        """The contents in host memory, without a copy where they are there; not to be written."""
        self.check()
        if isinstance(self.sharding, NamedSharding):
            tiling = self.sharding.tiling(self.type.ndim)
            if not distributed.is_whole(self.sharding, self.type.ndim):
                block = distributed.gathered(self.block, self.type.shape, self.sharding)
                return blocks.join(block, self.type.shape, tiling, self.sharding.sizes)
            return blocks.join(self.block, self.type.shape, tiling, self.sharding.sizes)
        return self.block

    def check(self) -> None:
        """Raise if the array was deleted."""
        if self.buffers is None:
            raise DeletedError(
                f"the array {self.type} was deleted",
                why="its memory was donated to a call, or freed by delete().",
                fix="use the result of that call, or donate a copy (x.copy()).",
            )

    @property
    def block(self) -> np.ndarray[Any, Any]:
        """The memory as it is: all pieces, one after the other. The array must not be deleted."""
        assert self.buffers is not None
        (buffer,) = self.buffers
        if buffer.host is not None:
            return buffer.host
        return get_backend(buffer.device.backend).get(buffer, self.type)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray[Any, Any]:
        host = self.host  # of a cut array it is put together anew each time
        if dtype is None and not copy:
            view = host.view()
            view.setflags(write=False)
            return view
        if copy or (dtype is not None and np.dtype(dtype) != self.type.dtype.np and copy is None):
            return np.array(host, dtype=dtype)
        view = np.array(host, dtype=dtype, copy=False)
        if view is host or view.flags.writeable:
            view = view.view()
            view.flags.writeable = False
        return view

    def __dlpack__(
        self,
        *,
        stream: Any = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        """A capsule of the memory for another library, which may not write to it.

        Only from version 1 of the protocol on can the capsule say so. Memory of a GPU is given as
        it is, unless `dl_device` asks for the host's.

        Args:
            stream: the other library's, of memory of a GPU; None for its default stream.
            max_version: of the protocol, that the other library knows.
            dl_device: where the other library wants the memory.
            copy: True for a copy, False for none.
        """
        place = self.__dlpack_device__()
        if place[0] != _HOST and (dl_device is None or dl_device[0] != _HOST):
            assert self.buffers is not None
            return lent(
                self.buffers[0], self.type, stream=stream, max_version=max_version,
                dl_device=dl_device, copy=copy,
            )  # fmt: skip
        if place[0] != _HOST and copy is False:
            raise BufferError("__dlpack__: the array is on a GPU; on the host it is a copy")
        if stream is not None:
            raise ValueError("__dlpack__: memory of the host has no stream")
        given = self.host if max_version is None or max_version[0] < 1 else self._shown()
        return exported(given, max_version=max_version, dl_device=dl_device, copy=copy)

    def _shown(self) -> np.ndarray[Any, Any]:
        """The contents for others, who may not write to them."""
        view = self.host.view()
        view.flags.writeable = False
        return view

    def __dlpack_device__(self) -> tuple[int, int]:
        self.check()
        assert self.buffers is not None
        return self.buffers[0].place

    def item(self, *index: Any) -> Any:
        """The only element (or the one at `index`) as a Python value."""
        try:
            return self.host.item(*index)
        except IndexError as e:
            raise BoundsError(f"item: {e}", fix="give an index inside of the array.") from None

    def tolist(self) -> Any:
        """The elements as nested lists of Python values."""
        return self.host.tolist()

    def tobytes(self, order: Literal["C", "F", "A", "K"] = "C") -> bytes:
        """The elements as bytes, the last index fastest (or the first: "F")."""
        return self.host.tobytes(order)

    def __bytes__(self) -> bytes:
        return self.host.tobytes()

    def __bool__(self) -> bool:
        if self.type.size != 1:
            raise ValueError(
                "the truth value of an array with "
                + ("no elements" if self.type.size == 0 else "more than one element")
                + " is ambiguous; use a.any() or a.all()"
            )
        return bool(self.host)

    def __int__(self) -> int:
        return int(self._scalar())

    def __float__(self) -> float:
        return float(self._scalar())

    def __complex__(self) -> complex:
        return complex(self._scalar())

    def __index__(self) -> int:
        if self.type.ndim or not self.type.dtype.is_integer:
            raise TypeError(f"only integer scalar arrays can be used as an index, not {self.type}")
        return int(self.host)

    def _scalar(self) -> Any:
        if self.type.ndim:
            raise TypeError(
                f"only scalar arrays can be converted to Python scalars; this has {self.type.ndim} "
                "dimensions"
            )
        return self.host[()]

    def __format__(self, spec: str) -> str:
        return format(self.host[()] if self.type.ndim == 0 else self.host, spec)

    def __iter__(self) -> Iterator[Any]:
        if self.type.ndim == 0:
            raise TypeError("iteration over a 0-d array")
        if self.remote:
            return (self[i] for i in range(self.type.shape[0]))  # type: ignore[index]
        row = tensor(self.type.shape[1:], self.type.dtype, self.type.weak)
        host = self.host
        where = sharding_of(first_device(self.sharding))
        return (_wrap(np.asarray(x, order="C"), row, where) for x in host)

    def __reversed__(self) -> Iterator[Any]:
        return iter(list(self)[::-1])

    # ---- as text, and copied

    def __repr__(self) -> str:
        if self.buffers is None:
            return f"<deleted Array {self.type}>"
        tail = f"dtype={self.type.dtype.np.name}" + (", weak_type=True)" if self.type.weak else ")")
        if self.type.size == 0:
            body = f"[], shape={self.type.shape}"
        else:
            body = np.array2string(self.host, prefix="Array(", suffix=",", separator=", ")
        width = len(body) - body.rfind("\n") + len(tail) + 2
        gap = " " if width <= np.get_printoptions()["linewidth"] else " " * len("Array(")
        return f"Array({body},{gap}{tail}"

    def __str__(self) -> str:
        return str(self.host)

    def __copy__(self) -> Array:
        return self

    def copy(self) -> Array:
        """An array with the same contents in memory of its own."""
        self.check()
        assert self.buffers is not None
        held = get_backend(first_device(self.sharding).backend).copy(self.buffers[0])
        return Array(self.type, self.sharding, (held,))

    def __deepcopy__(self, memo: Any) -> Array:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (np.asarray(self), self.type.weak)


def _wrap(x: np.ndarray[Any, Any], t: TensorType, sharding: SingleDeviceSharding) -> Array:
    """An array on a device; without a copy if its memory is the host's."""
    device = sharding.device
    return Array(t, sharding, (get_backend(device.backend).put(x, device),))


def _restore(x: np.ndarray[Any, Any], weak: bool) -> Array:
    t = type_of_array(x)
    return owned(x, tensor(t.shape, t.dtype, weak), default_sharding())


# ---- what arrays and traced values share ---------------------------------------------------------


def _attributes() -> dict[str, Any]:
    """Read-only attributes and refusals that `Array` and `Tracer` have alike."""

    def attribute(read: Any, doc: str) -> property:
        return property(read, doc=doc)

    def length(self: Any) -> int:
        if not self.type.shape:
            raise TypeError("len() of an unsized object: a 0-d array")
        return int(self.type.shape[0])

    def unhashable(self: Any) -> int:
        raise TypeError(
            f"unhashable type: {type(self).__name__!r}; use its contents (x.item(), x.tobytes()) "
            "or id(x) as the key"
        )

    return {
        "shape": attribute(lambda self: self.type.shape, "Sizes of the dimensions."),
        "dtype": attribute(lambda self: self.type.dtype.np, "The NumPy dtype."),
        "ndim": attribute(lambda self: self.type.ndim, "Number of dimensions."),
        "size": attribute(lambda self: self.type.size, "Number of elements."),
        "nbytes": attribute(lambda self: self.type.nbytes, "Bytes that the elements take."),
        "itemsize": attribute(lambda self: self.type.dtype.itemsize, "Bytes of one element."),
        "aval": attribute(lambda self: self.type, "The abstract value: the `TensorType`."),
        "weak_type": attribute(
            lambda self: self.type.weak, "Whether it came from a Python scalar."
        ),
        "__len__": length,
        "__hash__": unhashable,
    }


def install_operators(methods: Mapping[str, Any]) -> None:
    """Give `Array` and `Tracer` methods, operators and properties (name -> function or property).

    `monograph.numpy` calls this once, so that ``x + y`` and ``x.sum()`` mean what it says.
    """
    for name, method in methods.items():
        setattr(Array, name, method)
        setattr(Tracer, name, method)


install_operators(_attributes())
for _leaf in (Array, Tracer, np.ndarray, *(np.dtype(c).type for c in "?bhilqBHILQefdFD")):
    known_leaf(_leaf)


def owned(x: np.ndarray[Any, Any], t: TensorType, sharding: Sharding) -> Array:
    """An array of type `t` with a copy of row-major host data."""
    device = first_device(sharding)
    return Array(t, sharding, (get_backend(device.backend).own(placed_block(x, sharding), device),))


def adopt(
    x: np.ndarray[Any, Any], *, weak: bool = False, sharding: SingleDeviceSharding | None = None
) -> Array:
    """An array on host memory that nobody else will write: no copy where it is contiguous."""
    x = np.asarray(x, order="C")
    t = type_of_array(x)
    return _wrap(x, tensor(t.shape, t.dtype, weak) if weak else t, sharding or default_sharding())


def placed_block(x: np.ndarray[Any, Any], sharding: Sharding) -> np.ndarray[Any, Any]:
    """How the host holds an array that is placed like that."""
    if isinstance(sharding, NamedSharding):
        where = distributed.held(sharding)
        if where is not None:
            return distributed.pieces(x, sharding, where)
        return blocks.cut(x, sharding.tiling(x.ndim), sharding.sizes)
    return x
