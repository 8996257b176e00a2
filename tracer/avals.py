"""What users may pass: from any argument to its type, its value and its memory.

Python scalars are weakly typed; NumPy and JAX arrays (and whatever else speaks `__array__` with a
shape and dtype) count as they are, narrowed while 64-bit types are off.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph.hlo import flags
from monograph.hlo.builder import Tracer
from monograph.hlo.errors import ArgumentError
from monograph.hlo.state import eager
from monograph.hlo.types import (
    BOOL,
    C64,
    C128,
    F32,
    F64,
    I32,
    I64,
    TensorType,
    tensor,
)
from monograph.hlo.types import dtype as hlo_dtype
from monograph.tracer import tree
from monograph.tracer.array import Array, adopt, owned
from monograph.tracer.dtypes import narrowed, requested
from monograph.tracer.placing import default_sharding
from monograph.tracer.ref_trees import flatten

_END = 2**31, 2**63  # ends of the signed integers, by whether 64-bit types are enabled


class ShapeDtypeStruct:
    """A shape and an element type in place of an array, for `eval_shape` and ahead-of-time use.

    >>> ShapeDtypeStruct((2, 3), np.float32)
    ShapeDtypeStruct(shape=(2, 3), dtype=float32)
    """

    __slots__ = ("sharding", "type")

    def __init__(
        self, shape: Sequence[int], dtype: Any, *, weak_type: bool = False, sharding: Any = None
    ) -> None:
        sizes = tuple(int(n) for n in shape)
        self.type = tensor(sizes, requested(dtype, "ShapeDtypeStruct"), weak_type)
        self.sharding = sharding

    @classmethod
    def of(cls, t: TensorType) -> ShapeDtypeStruct:
        """That of a type of the language."""
        made = cls.__new__(cls)
        made.type, made.sharding = t, None
        return made

    @classmethod
    def like(cls, x: Any) -> ShapeDtypeStruct:
        """That of an array or number, with the sharding of an array that was put somewhere.

        >>> ShapeDtypeStruct.like(1.0)
        ShapeDtypeStruct(shape=(), dtype=float32, weak_type=True)
        """
        t = abstract(x)
        if t is None:
            raise refuse(x, "the argument of ShapeDtypeStruct.like")
        made = cls.of(t)
        made.sharding = x.sharding if getattr(x, "committed", False) else None
        return made

    def update(self, **changes: Any) -> ShapeDtypeStruct:
        """One with another `shape`, `dtype`, `weak_type` or `sharding`.

        >>> ShapeDtypeStruct((2, 3), np.float32).update(shape=(4,))
        ShapeDtypeStruct(shape=(4,), dtype=float32)
        """
        names = ("shape", "dtype", "weak_type", "sharding")
        return ShapeDtypeStruct(**{n: getattr(self, n) for n in names} | changes)

    @property
    def shape(self) -> tuple[int, ...]:
        return self.type.shape

    @property
    def dtype(self) -> np.dtype[Any]:
        return self.type.dtype.np

    @property
    def weak_type(self) -> bool:
        return self.type.weak

    @property
    def ndim(self) -> int:
        return self.type.ndim

    @property
    def size(self) -> int:
        return self.type.size

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("len() of an unsized object: a 0-d array")
        return self.shape[0]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ShapeDtypeStruct):
            return NotImplemented
        return self.type is other.type and self.sharding == other.sharding

    def __hash__(self) -> int:
        return hash((self.type, self.sharding))

    def __repr__(self) -> str:
        more = ", weak_type=True" if self.weak_type else ""
        more += f", sharding={self.sharding}" if self.sharding is not None else ""
        return f"ShapeDtypeStruct(shape={self.shape}, dtype={self.dtype.name}{more})"


# ---- types of arguments --------------------------------------------------------------------------


def _of_int(x: int) -> TensorType | None:
    wide = flags.wide()
    if not -_END[wide] <= x < _END[wide]:
        return None
    return _WEAK_I64 if wide else _WEAK_I32


def _of_array(x: Any) -> TensorType | None:
    try:
        d = hlo_dtype(x.dtype.newbyteorder("=") if isinstance(x.dtype, np.dtype) else x.dtype)
    except TypeError:
        return None
    return tensor(x.shape, narrowed(d))


_WEAK_I32, _WEAK_I64 = tensor((), I32, True), tensor((), I64, True)
_WEAK_F = tensor((), F32, True), tensor((), F64, True)
_WEAK_C = tensor((), C64, True), tensor((), C128, True)
_BOOL = tensor((), BOOL)

_ABSTRACT: dict[type, Callable[[Any], TensorType | None]] = {
    Array: lambda x: x.type,
    Tracer: lambda x: x.node.type,
    ShapeDtypeStruct: lambda x: x.type,
    bool: lambda x: _BOOL,
    int: _of_int,
    float: lambda x: _WEAK_F[flags.wide()],
    complex: lambda x: _WEAK_C[flags.wide()],
    np.ndarray: _of_array,
}


def abstract(x: Any) -> TensorType | None:
    """The type of an argument, or None if it is nothing that can be traced."""
    known = _ABSTRACT.get(type(x))
    if known is not None:
        return known(x)
    if isinstance(x, np.generic):
        return _of_array(x)
    for cls in (bool, int, float, complex):
        if isinstance(x, cls):  # an enum, a subclass
            return _ABSTRACT[cls](x)
    if isinstance(x, np.ma.MaskedArray) or not hasattr(x, "__array__"):
        return None  # a mask would be lost without a word
    shape = getattr(x, "shape", None)
    if getattr(x, "dtype", None) is None or not isinstance(shape, tuple):
        return None
    t = _of_array(x)
    if t is not None and getattr(x, "weak_type", False) is True:  # an array of JAX
        return tensor(t.shape, t.dtype, True)
    return t


def refuse(x: Any, what: str) -> ArgumentError:
    """The error for an argument that `abstract` does not know; `what` names it."""
    if isinstance(x, int):
        bits = 64 if flags.wide() else 32
        return ArgumentError(
            f"{what} does not fit into a signed {bits}-bit integer: {x}",
            why=f"Python integers become {bits}-bit integers"
            + ("." if bits == 64 else " unless 64-bit types are enabled."),
            fix="pass an array of a wider or unsigned element type, such as np.uint32(x).",
        )
    described = type(x).__name__
    if isinstance(x, np.ndarray | np.generic):
        described = f"an array of {x.dtype}"
    return ArgumentError(
        f"{what} is {_article(described)}, which cannot be traced",
        operands={"value": shortened(x)},
        why="arguments are numbers, arrays, or containers of them (tuples, lists, dicts, None, "
        "registered classes).",
        fix="pass an array instead; mark a setting such as a string or function as static "
        "(static_argnums or static_argnames); or register its class with "
        "tree.register_pytree_node.",
    )


def _article(word: str) -> str:
    if word.startswith("an "):
        return word
    return ("an " if word[:1].lower() in "aeiou" else "a ") + word


def shortened(x: Any, limit: int = 60) -> str:
    """`repr(x)` on one line, cut to fit it."""
    text = " ".join(repr(x).split())
    return text if len(text) <= limit else text[: limit - 3] + "..."


# ---- values and memory ---------------------------------------------------------------------------


def host_array(x: Any, t: TensorType, what: str = "the value") -> np.ndarray[Any, Any]:
    """The contents of an argument of type `t`, contiguous; without a copy where possible."""
    if type(x) is np.ndarray and x.dtype == t.dtype.np:
        flagged = x.flags
        if flagged.c_contiguous and flagged.aligned:
            return x
    if isinstance(x, ShapeDtypeStruct):
        raise ArgumentError(
            f"{what} is a ShapeDtypeStruct, which holds no data",
            fix="pass an array; shapes alone serve eval_shape, f.trace and f.lower.",
        )
    try:
        got = np.asarray(x, dtype=None if isinstance(x, np.ndarray) else _asked(x, t))
        got = np.asarray(got, dtype=t.dtype.np, order="C")
    except (TypeError, ValueError, RuntimeError) as e:
        if type(x) is Array:
            raise
        raise ArgumentError(
            f"{what} could not be read as an array",
            operands={"value": type(x).__name__},
            why=str(e),
            fix="convert it with numpy.asarray first.",
        ) from e
    return got if got.flags.aligned else got.copy()


def _asked(x: Any, t: TensorType) -> Any:
    return t.dtype.np if isinstance(x, bool | int | float | complex) else None


def value_of(x: Any, what: str = "the value") -> Tracer | Array:
    """Any argument as a value of the language: traced values and arrays themselves, else an array.

    NumPy data is copied: the value may outlive the call, and its owner may write to it.
    """
    if type(x) is Tracer or type(x) is Array:
        return x
    t = abstract(x)
    if t is None:
        raise refuse(x, what)
    host = host_array(x, t, what)
    if not host.ndim:
        found: Array = eager().constant(np.array(host), t)
        return found
    if isinstance(x, np.ndarray) or (host.base is not None and not isinstance(x, np.generic)):
        return owned(host, t, default_sharding())
    return adopt(host, weak=t.weak)


def values_of(x: Any, what: str) -> tuple[list[Any], tree.TreeDef]:
    """The leaves of a tree as values, and its structure; names in messages begin with `what`.

    A `Ref` is part of the structure: a function gets the very one that was passed.
    """
    leaves, treedef = flatten(x)
    named = zip(leaves, tree.paths(treedef), strict=True)
    return [value_of(v, what + tree.keystr(path)) for v, path in named], treedef
