"""Element types and tensor types, the vocabulary of every other module.

Both are interned: two equal types are one object, so passes compare them with ``is`` and use
them as cheap dictionary keys. Layout and sharding are not part of a type; they live in side tables.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from operator import index
from typing import Any, Literal, TypeVar
from weakref import ref

import ml_dtypes
import numpy as np

_finfo: Any = ml_dtypes.finfo  # which has no types

Kind = Literal["bool", "int", "uint", "float", "complex"]
T = TypeVar("T")


class DType:
    """One element type.

    Attributes:
        name: as HLO has it, such as ``bf16``.
        np: its NumPy twin.
        kind: "bool", "int", "uint", "float" or "complex".
        bits: the width of an element; of complex ones, of both parts.
        mantissa, exponent: of floats, the bits of each field (no hidden bit); 0 for other kinds.
        mlir: the spelling in StableHLO text.
        order: its place in the table of types.
    """

    __slots__ = ("bits", "exponent", "kind", "mantissa", "mlir", "name", "np", "order")

    def __init__(
        self, name: str, numpy_type: Any, kind: Kind, bits: int, mlir: str, order: int
    ) -> None:
        self.name = name
        self.np: np.dtype[Any] = np.dtype(numpy_type)
        self.kind: Kind = kind
        self.bits = bits
        info = _finfo(self.np) if kind == "float" else None
        self.mantissa = int(info.nmant) if info else 0
        self.exponent = int(info.nexp) if info else 0
        self.mlir = mlir
        self.order = order

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[Any, ...]:
        return (dtype, (self.name,))

    @property
    def itemsize(self) -> int:
        """Bytes of one stored element (one of less than eight bits takes a byte, as in NumPy)."""
        return self.np.itemsize

    @property
    def part_bytes(self) -> int:
        """Bytes of a number that an operation is done on: a complex element has two parts."""
        return self.itemsize // 2 if self.is_complex else self.itemsize

    @property
    def is_float(self) -> bool:
        return self.kind == "float"

    @property
    def is_complex(self) -> bool:
        return self.kind == "complex"

    @property
    def has_sign(self) -> bool:
        """Of floats: whether a bit is the sign; a scale (``f8e8m0fnu``) has none."""
        return self.exponent + self.mantissa < self.bits

    @property
    def is_inexact(self) -> bool:
        return self.kind == "float" or self.kind == "complex"

    @property
    def is_integer(self) -> bool:
        return self.kind == "int" or self.kind == "uint"


_TABLE: tuple[tuple[str, Any, Kind, int, str], ...] = (
    ("bool", np.bool_, "bool", 1, "i1"),
    ("i2", ml_dtypes.int2, "int", 2, "i2"),
    ("i4", ml_dtypes.int4, "int", 4, "i4"),
    ("i8", np.int8, "int", 8, "i8"),
    ("i16", np.int16, "int", 16, "i16"),
    ("i32", np.int32, "int", 32, "i32"),
    ("i64", np.int64, "int", 64, "i64"),
    ("u2", ml_dtypes.uint2, "uint", 2, "ui2"),
    ("u4", ml_dtypes.uint4, "uint", 4, "ui4"),
    ("u8", np.uint8, "uint", 8, "ui8"),
    ("u16", np.uint16, "uint", 16, "ui16"),
    ("u32", np.uint32, "uint", 32, "ui32"),
    ("u64", np.uint64, "uint", 64, "ui64"),
    ("f4e2m1fn", ml_dtypes.float4_e2m1fn, "float", 4, "f4E2M1FN"),
    ("f6e2m3fn", ml_dtypes.float6_e2m3fn, "float", 6, "f6E2M3FN"),
    ("f6e3m2fn", ml_dtypes.float6_e3m2fn, "float", 6, "f6E3M2FN"),
    ("f8e3m4", ml_dtypes.float8_e3m4, "float", 8, "f8E3M4"),
    ("f8e4m3", ml_dtypes.float8_e4m3, "float", 8, "f8E4M3"),
    ("f8e4m3b11fnuz", ml_dtypes.float8_e4m3b11fnuz, "float", 8, "f8E4M3B11FNUZ"),
    ("f8e4m3fn", ml_dtypes.float8_e4m3fn, "float", 8, "f8E4M3FN"),
    ("f8e4m3fnuz", ml_dtypes.float8_e4m3fnuz, "float", 8, "f8E4M3FNUZ"),
    ("f8e5m2", ml_dtypes.float8_e5m2, "float", 8, "f8E5M2"),
    ("f8e5m2fnuz", ml_dtypes.float8_e5m2fnuz, "float", 8, "f8E5M2FNUZ"),
    ("f8e8m0fnu", ml_dtypes.float8_e8m0fnu, "float", 8, "f8E8M0FNU"),
    ("bf16", ml_dtypes.bfloat16, "float", 16, "bf16"),
    ("f16", np.float16, "float", 16, "f16"),
    ("f32", np.float32, "float", 32, "f32"),
    ("f64", np.float64, "float", 64, "f64"),
    ("c64", np.complex64, "complex", 64, "complex<f32>"),
    ("c128", np.complex128, "complex", 128, "complex<f64>"),
)

DTYPES: dict[str, DType] = {row[0]: DType(*row, order=i) for i, row in enumerate(_TABLE)}
_BY_NUMPY: dict[np.dtype[Any], DType] = {d.np: d for d in DTYPES.values()}
_BY_MLIR: dict[str, DType] = {d.mlir: d for d in DTYPES.values()}

BOOL, I8, I16, I32, I64 = (DTYPES[n] for n in ("bool", "i8", "i16", "i32", "i64"))
U8, U16, U32, U64 = (DTYPES[n] for n in ("u8", "u16", "u32", "u64"))
BF16, F16, F32, F64 = (DTYPES[n] for n in ("bf16", "f16", "f32", "f64"))
C64, C128 = DTYPES["c64"], DTYPES["c128"]

_REAL = {"c64": F32, "c128": F64}
_COMPLEX = {"f32": C64, "f64": C128}


def dtype(x: Any) -> DType:
    """The `DType` of a name (``"f32"``), a NumPy dtype or scalar type, or a `DType` itself.

    Raises:
        TypeError: if `x` names no element type of the language.

    >>> dtype(np.float32), dtype("bf16"), dtype(bool)
    (f32, bf16, bool)
    """
    if isinstance(x, DType):
        return x
    if isinstance(x, str) and x in DTYPES:
        return DTYPES[x]
    found = _BY_NUMPY.get(x) if isinstance(x, np.dtype) else None
    if found is None:
        try:
            found = _BY_NUMPY.get(np.dtype(x))
        except TypeError:
            found = None
    if found is None:
        raise TypeError(f"{x!r} is not an element type of the language; known: {', '.join(DTYPES)}")
    return found


def dtype_from_mlir(text: str) -> DType:
    """The `DType` that MLIR spells `text`, such as ``"complex<f32>"``."""
    return _BY_MLIR[text]


def real_dtype(d: DType) -> DType:
    """The type of the real part: c64 -> f32, c128 -> f64, every other type itself."""
    return _REAL.get(d.name, d)


def complex_dtype(d: DType) -> DType:
    """The complex type with parts of type `d`: f32 -> c64, f64 -> c128.

    Raises:
        KeyError: if there is no such complex type.
    """
    return d if d.is_complex else _COMPLEX[d.name]


class Place:
    """The devices along which a value of one device's program differs; interned, by `place_over`.

    Attributes:
        vary: axes of a mesh, at least one (`monograph.hlo.axes.Axis`).
    """

    __slots__ = ("vary",)

    def __init__(self, vary: frozenset[Any]) -> None:
        self.vary = vary

    def __repr__(self) -> str:
        return f"{{{', '.join(sorted(str(a.name) for a in self.vary))}}}"

    def __reduce__(self) -> tuple[Any, ...]:
        return (place_over, (self.vary,))


_places: dict[frozenset[Any], Place] = {}


def place_over(axes: Iterable[Any]) -> Place | None:
    """The place of what differs along these axes; None if there are none."""
    vary = frozenset(axes)
    return _places.setdefault(vary, Place(vary)) if vary else None


@dataclass(frozen=True)
class ManualAxisType:
    """How a value inside `shard_map` lies on the devices.

    Attributes:
        varying: names of the axes along which it differs.
        unreduced, reduced: JAX's further kinds, which are not here.
    """

    varying: frozenset[Any] = frozenset()
    unreduced: frozenset[Any] = frozenset()
    reduced: frozenset[Any] = frozenset()


class TensorType:
    """An interned (shape, dtype, weak, place). Make one with `tensor`; compare with ``is``.

    `weak` marks the type of a value that came from a bare Python scalar, `place` says along which
    axes of a mesh a value inside `shard_map` differs. Only the tracer, the public API and
    derivatives look at these marks; the first pass after the trace clears them.
    """

    __slots__ = (
        "__weakref__", "_bare", "_strong", "dtype", "nbytes", "ndim", "place", "shape", "size",
        "weak",
    )  # fmt: skip

    def __init__(
        self, shape: tuple[int, ...], dtype: DType, weak: bool, place: Place | None
    ) -> None:
        self.shape = shape
        self.dtype = dtype
        self.weak = weak
        self.place = place
        self.ndim = len(shape)
        size = 1
        for n in shape:
            size *= n
        self.size = size
        self.nbytes = size * dtype.itemsize
        self._strong: TensorType = self if not weak else tensor(shape, dtype, False, place)
        self._bare: TensorType = self._strong if place is None else tensor(shape, dtype)

    def __repr__(self) -> str:
        marks = ("*" if self.weak else "") + (repr(self.place) if self.place else "")
        return f"{self.dtype.name}[{','.join(map(str, self.shape))}]{marks}"

    def __reduce__(self) -> tuple[Any, ...]:
        return (tensor, (self.shape, self.dtype, self.weak, self.place))

    @property
    def weak_type(self) -> bool:
        """`weak`, as users of JAX's `aval` know it."""
        return self.weak

    @property
    def strong(self) -> TensorType:
        """The same type without the weak mark."""
        return self._strong

    @property
    def bare(self) -> TensorType:
        """The same type without marks."""
        return self._bare

    @property
    def vary(self) -> frozenset[Any]:
        """The mesh axes along which a value of this type differs."""
        return _NOWHERE if self.place is None else self.place.vary

    @property
    def mat(self) -> ManualAxisType:
        """JAX's name for what is known of a value's place on a mesh."""
        return ManualAxisType(self.vma)

    @property
    def vma(self) -> frozenset[Any]:
        """The names of these axes, which `typeof` shows users of `shard_map`."""
        return frozenset(a.name for a in self.vary)

    @property
    def sharding(self) -> Any:
        """JAX's name for how explicit axes of a mesh cut a value of this type: not at all."""
        return None if _uncut is None else _uncut(self.ndim)

    def with_shape(self, shape: Sequence[int]) -> TensorType:
        """The same marks and elements in another shape."""
        return tensor(tuple(shape), self.dtype, self.weak, self.place)

    def with_dtype(self, d: DType) -> TensorType:
        """The same shape and place with other elements, not weak."""
        return tensor(self.shape, d, False, self.place)

    def over(self, vary: Iterable[Any]) -> TensorType:
        """The same, of a value that differs along these axes."""
        return tensor(self.shape, self.dtype, self.weak, place_over(vary))

    @property
    def mlir(self) -> str:
        """The spelling in StableHLO text, e.g. ``tensor<2x3xf32>``."""
        if self is TOKEN:
            return TOKEN.dtype.mlir
        return f"tensor<{''.join(f'{n}x' for n in self.shape)}{self.dtype.mlir}>"


_uncut: Callable[[int], Any] | None = None


def install_uncut(function: Callable[[int], Any]) -> None:
    """Say what the sharding of a value of so many dimensions is that no mesh cuts."""
    global _uncut
    _uncut = function


Type = TensorType | tuple[TensorType, ...]  # a tuple for an op with several results

_NOWHERE: frozenset[Any] = frozenset()
_types: dict[tuple[tuple[int, ...], DType, bool, Place | None], ref[TensorType]] = {}
_types_lock = threading.RLock()  # two types that are equal would not be the same
if hasattr(os, "register_at_fork"):
    os.register_at_fork(
        before=_types_lock.acquire,
        after_in_parent=_types_lock.release,
        after_in_child=_types_lock.release,
    )
_FEWEST = 1024


def tensor(
    shape: tuple[int, ...], dtype: DType, weak: bool = False, place: Place | None = None
) -> TensorType:
    """The interned tensor type; it lives as long as somebody holds it.

    Args:
        shape: a tuple of Python ints, each at least 0.
        dtype: the element type.
        weak: whether it came from a bare Python scalar.
        place: along which axes of a mesh the value differs.
    """
    known = _types.get((shape, dtype, weak, place))
    found = None if known is None else known()
    return _intern(shape, dtype, weak, place) if found is None else found


_room = _FEWEST


def _intern(shape: tuple[int, ...], dtype: DType, weak: bool, place: Place | None) -> TensorType:
    global _room
    made = TensorType(tuple([int(index(n)) for n in shape]), dtype, weak, place)
    with _types_lock:
        known = _types.get((shape, dtype, weak, place))
        found = None if known is None else known()
        if found is not None:
            return found
        if len(_types) >= _room:  # half of them may have died
            for key in [k for k, r in list(_types.items()) if r() is None]:
                del _types[key]
            _room = max(_FEWEST, 2 * len(_types))
        _types[shape, dtype, weak, place] = ref(made)
    return made


# What orders effects in StableHLO: a value without contents. Here ops keep the program's order, and
# tokens are handed on for the text's sake.
TOKEN = tensor((0,), DType("token", np.bool_, "bool", 1, "!stablehlo.token", len(_TABLE)))


def type_of_array(x: np.ndarray[Any, Any] | np.generic) -> TensorType:
    """The (strong) tensor type of a NumPy array.

    Raises:
        TypeError: if its dtype is not an element type of the language.
    """
    return tensor(x.shape, dtype(x.dtype))


def types_of(t: Type) -> tuple[TensorType, ...]:
    """`t` as a tuple: one entry per result."""
    return t if isinstance(t, tuple) else (t,)


def single(found: Sequence[T]) -> T | tuple[T, ...]:
    """What ops return, types and arrays alike: one result bare, several as a tuple."""
    return found[0] if len(found) == 1 else tuple(found)


def listed(outs: Any) -> list[Any]:
    """What an op returned as a list: one entry per result."""
    return list(outs) if isinstance(outs, list | tuple) else [outs]
