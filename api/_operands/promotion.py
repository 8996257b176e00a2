"""Which element type a mix of operands gets: JAX's lattice with weak Python scalars.

Everything that a user passes gets a *place* in the lattice: the name of an element type, or one of
the weak places `i*`, `f*`, `c*` of bare Python scalars and of what is computed from them alone. The
type of a mix is the least place above all of them. With 64-bit types off, whatever the user passes
is narrowed first: silently for data, with a warning on the caller's line for an explicit request.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monograph.hlo import flags
from monograph.hlo.errors import ArgumentError, DTypeError
from monograph.hlo.types import DTYPES, DType, TensorType
from monograph.tracer.dtypes import default_dtype, element_type, narrowed, type_of

_SMALL_FLOATS = tuple(d.name for d in DTYPES.values() if d.is_float and d.bits <= 8)
_WEAK = {"int": "i*", "uint": "i*", "float": "f*", "complex": "c*"}
_PYTHON = {bool: "bool", int: "i*", float: "f*", complex: "c*"}
_DEFAULT_OF = {"i*": "int", "f*": "float", "c*": "complex"}


# ---- the lattice ---------------------------------------------------------------------------------
def _edges(x64: bool) -> dict[str, tuple[str, ...]]:
    above: dict[str, tuple[str, ...]] = {name: () for name in DTYPES}
    above |= {
        "bool": ("i*",),
        "i*": ("u8", "u2", "u4", "i8", "i2", "i4"),
        "u8": ("i16", "u16"),
        "u16": ("i32", "u32"),
        # Without 64-bit types, u32 with i32 would otherwise end in i64.
        "u32": ("i64", "u64") if x64 else ("i32", "u64"),
        "u64": ("f*",),
        "i8": ("i16",),
        "i16": ("i32",),
        "i32": ("i64",),
        "i64": ("f*",),
        "f*": (*_SMALL_FLOATS, "bf16", "f16", "c*"),
        "bf16": ("f32",),
        "f16": ("f32",),
        "f32": ("f64", "c64"),
        "f64": ("c128",),
        "c*": ("c64",),
        "c64": ("c128",),
    }
    return above


def _closures(x64: bool) -> dict[str, frozenset[str]]:
    """Place -> all places at or above it."""
    edges = _edges(x64)
    found: dict[str, frozenset[str]] = {}
    while len(found) < len(edges):
        for place, above in edges.items():
            if place not in found and all(a in found for a in above):
                found[place] = frozenset({place}).union(*(found[a] for a in above))
    return found


_ABOVE = {x64: _closures(x64) for x64 in (False, True)}
_joined: dict[tuple[bool, frozenset[str]], str] = {}


def join(places: frozenset[str]) -> str:
    """The least place above all of `places`.

    Raises:
        DTypeError: if there is none (8-bit floats and 2- and 4-bit integers mix with scalars only).
    """
    strict = flags.mode().numpy_dtype_promotion == "strict"
    if strict and len(places) > 1:
        _check_strict(places)
    key = (flags.wide(), places)
    found = _joined.get(key)
    if found is None:
        above = _ABOVE[key[0]]
        common = frozenset.intersection(*(above[p] for p in places))
        least = [p for p in common if common <= above[p]]
        if len(least) != 1:
            named = ", ".join(sorted(places))
            raise DTypeError(
                f"element types {named} do not promote to a common one",
                why="8-bit floats and 2- and 4-bit integers are never promoted on their own.",
                fix="convert them first, for example x.astype('float32').",
            )
        found = _joined[key] = least[0]
    return found


# Kinds of element that a Python number becomes without being asked.
_TAKES = {"i*": ("int", "uint", "float", "complex"), "f*": ("float", "complex"), "c*": ("complex",)}


def _check_strict(places: frozenset[str]) -> None:
    """Raise unless all are one element type and Python numbers that become it."""
    typed = [p for p in places if p not in _TAKES]
    fine = len(typed) < 2
    if typed and fine:
        kind = DTYPES[typed[0]].kind
        fine = all(kind in _TAKES[p] for p in places if p in _TAKES)
    if not fine:
        names = {"i*": "int", "f*": "float", "c*": "complex"}
        raise DTypeError(
            f"element types {', '.join(sorted(names.get(p, p) for p in places))} are mixed",
            why="numpy_dtype_promotion is 'strict'.",
            fix="convert operands (x.astype), or set numpy_dtype_promotion to 'standard'.",
        )


def place_of(x: Any) -> str:
    """The place of a value, array, Python number, element type or type's name."""
    t = getattr(x, "type", None)
    if type(t) is TensorType:
        return _WEAK.get(t.dtype.kind, t.dtype.name) if t.weak else t.dtype.name
    found = _PYTHON.get(x if isinstance(x, type) else type(x))
    if found is not None:
        return found
    if x is None:
        return "f*"
    if not hasattr(x, "dtype"):
        for kind in (bool, int, float, complex):
            if isinstance(x, kind):  # a member of an enum
                return _PYTHON[kind]
    return narrowed(type_of(x)).name


def resolved(place: str) -> tuple[DType, bool]:
    """The element type of a place, and whether it is weak."""
    kind = _DEFAULT_OF.get(place)
    return (DTYPES[place], False) if kind is None else (default_dtype(kind), True)


def promoted(*xs: Any) -> tuple[DType, bool]:
    """The element type that the operands `xs` get together, and whether it is weak."""
    return resolved(join(frozenset([place_of(x) for x in xs])))


def float_of(d: DType) -> DType:
    """What elements of type `d` are computed with where fractions arise: as in JAX, booleans and
    integers of up to 32 bits become f32, with 64-bit types on, too."""
    if d.is_inexact:
        return d
    return DTYPES["f32"] if d.bits <= 32 else default_dtype("float")


def inexact_dtype(*xs: Any) -> DType:
    """The floating-point or complex element type that operands `xs` get together."""
    return float_of(promoted(*xs)[0])


# ---- public --------------------------------------------------------------------------------------
def result_type(*args: Any) -> np.dtype[Any]:
    """The element type of an operation on `args`: arrays, Python numbers or element types.

    >>> import monograph.numpy as mnp
    >>> mnp.result_type(mnp.ones(2, "int8"), 2.0), mnp.result_type("bfloat16", "float16")
    (dtype('float32'), dtype('float32'))
    """
    if not args:
        raise ArgumentError(
            "result_type needs at least one array or element type",
            fix="pass an array or an element type.",
        )
    return promoted(*args)[0].np


def promote_types(a: Any, b: Any) -> np.dtype[Any]:
    """The least element type that both `a` and `b` promote to.

    >>> promote_types("uint8", "int8"), promote_types("int32", "bfloat16")
    (dtype('int16'), dtype(bfloat16))
    """
    return resolved(join(frozenset([_named(a), _named(b)])))[0].np


def _named(x: Any) -> str:
    # By identity: NumPy says that its dtype float64 equals the type float.
    plain = x is int or x is float or x is complex
    return _PYTHON[x] if plain else element_type(x).name  # 64 bits stay
