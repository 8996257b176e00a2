"""Which LAPACK (or BLAS) routine an op is, said once: how it is called, on what, to what.

A `Call` is a routine's name and its arguments in Fortran's order; a record's `lapack` rule makes
one from types and attributes. Two read it: `reference` here, which calls SciPy's kernels on NumPy
arrays and so is the op's semantics, and the backend that writes the same calls as machine code.

Signatures are those of the LAPACK Users' Guide (Anderson et al., SIAM 1999); pointers come from
`scipy.linalg.cython_lapack`, whose integers have 32 bits. SciPy is imported when one is asked for.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import numpy as np

from monograph.hlo.ops.define import Types
from monograph.hlo.record import Attrs, OpDef
from monograph.hlo.types import DType, type_of_array, types_of

NumPy = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Array:
    """An argument that is memory: a matrix by columns, or a vector.

    Attributes:
        dtype: element type.
        rows, cols: sizes; a vector has one column.
        source: the operand whose values it begins with.
        target: the result that its values become.
        turned: False for a matrix that is handed over as it lies, by rows: the routine sees its
            transpose. Such an operand without `target` is only read.
        skip: how many elements in it the routine's argument begins.
        identity: whether it begins as the identity (routines leave empty problems' results alone).
    """

    dtype: DType
    rows: int
    cols: int = 1
    source: int | None = None
    target: int | None = None
    turned: bool = True
    skip: int = 0
    identity: bool = False

    @property
    def by_columns(self) -> bool:
        """Whether its values lie in another order than in an operand or a result."""
        return self.turned and self.cols != 1 and self.rows != 1

    @property
    def size(self) -> int:
        return self.rows * self.cols


@dataclass(frozen=True)
class Work:
    """Scratch memory of so many elements, or of as many as the routine asks for."""

    dtype: DType
    size: int | None = None


@dataclass(frozen=True)
class Length:
    """How many elements argument number `of`, a `Work`, has."""

    of: int


@dataclass(frozen=True)
class One:
    """The number 1, by reference."""

    dtype: DType


@dataclass(frozen=True)
class Nothing:
    """A null pointer: a procedure that is not called."""


Argument = str | int | Array | Work | Length | One | Nothing


@dataclass(frozen=True)
class Call:
    """One call for one matrix of the batch.

    Attributes:
        name: the routine, such as ``dgetrf``.
        args: a character, an integer, or memory.
        finite: whether it may be called on finite values only (others make it run for long); where
            they are not, it is left out, results are NaN and integers `REFUSED`.
        rank: how many dimensions of the first operand are its own.
    """

    name: str
    args: tuple[Argument, ...]
    finite: bool = False
    rank: int = 2


REFUSED = -1
Describe = Callable[[Types, Attrs], Call]
# What is done to a matrix's results after the call: ``(attrs, arguments' values, results)``.
Finish = Callable[[Attrs, Sequence[Any], list[NumPy]], None]

CALLS: dict[OpDef, Describe] = {}
FINISHES: dict[OpDef, Finish] = {}
_LETTERS = {"f32": "s", "f64": "d", "c64": "c", "c128": "z"}


def letter(d: DType) -> str:
    """What the names of routines for an element type begin with."""
    return _LETTERS[d.name]


# ---- SciPy's pointers ----------------------------------------------------------------------------


@cache
def address(name: str) -> int:
    """Where a routine is.

    Raises:
        KeyError: if SciPy has none of that name.
    """
    from scipy.linalg import cython_blas, cython_lapack

    both = {**cython_blas.__pyx_capi__, **cython_lapack.__pyx_capi__}
    capsule = both[name]
    name_of, pointer_of = ctypes.pythonapi.PyCapsule_GetName, ctypes.pythonapi.PyCapsule_GetPointer
    name_of.restype, name_of.argtypes = ctypes.c_char_p, [ctypes.py_object]
    pointer_of.restype, pointer_of.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    return int(pointer_of(capsule, name_of(capsule)))


@lru_cache(maxsize=1024)
def lengths(call: Call) -> tuple[int, ...]:
    """Elements of every `Work` of a call, in order; the routine is asked where it says."""
    works = [i for i, a in enumerate(call.args) if isinstance(a, Work)]
    asked = {a.of for a in call.args if isinstance(a, Length)}
    held = {i: np.zeros(1, _work(call, i).dtype.np) for i in works}
    if any(_work(call, i).size is None for i in works):
        blank = np.zeros(1, np.complex128)
        args = [
            -1 if isinstance(a, Length) else held.get(i, blank) if _memory(a) else a
            for i, a in enumerate(call.args)
        ]
        _call(call.name, args)
    found = []
    for i in works:
        size = _work(call, i).size
        if size is None:
            assert i in asked, "a routine is asked for a length that it is told"
            # a float32 says a large length rounded
            size = int(np.ceil(float(held[i][0].real) * (1 + 2.0**-22)))
        found.append(max(size, 1))
    return tuple(found)


def _work(call: Call, i: int) -> Work:
    a = call.args[i]
    assert isinstance(a, Work)
    return a


def _memory(a: Argument) -> bool:
    return isinstance(a, Array | Work | One)


def _call(name: str, args: Sequence[Any]) -> None:
    """Call a routine; every argument goes by reference."""
    held: list[NumPy] = []
    pointers: list[int | None] = []
    for a in args:
        if isinstance(a, Nothing):
            pointers.append(None)
            continue
        if isinstance(a, str):
            a = np.frombuffer(a.encode(), np.uint8)
        elif isinstance(a, int):
            a = np.array(a, np.int32)
        held.append(a)
        pointers.append(a.ctypes.data)
    function = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * len(args))(address(name))
    function(*pointers)


# ---- semantics -----------------------------------------------------------------------------------


def reference(
    op: Callable[[], OpDef], describe: Describe, finish: Finish | None = None
) -> Callable[..., Any]:
    """``ref`` of an op: the routine on every matrix of the batch.

    Args:
        op: gives the record.
        describe: the call.
        finish: what is done to a matrix's results after the call.
    """

    def ref(attrs: Attrs, *arrays: NumPy) -> Any:
        types = tuple(type_of_array(x) for x in arrays)
        call = describe(types, attrs)
        out = op().result_type(types, attrs)
        outs = [np.zeros(t.shape, t.dtype.np) for t in types_of(out)]
        lead = arrays[0].ndim - call.rank
        for place in np.ndindex(arrays[0].shape[:lead]):
            rows = [np.zeros(o.shape[lead:], o.dtype) for o in outs]
            values = run(call, [x[place] for x in arrays], rows)
            if finish is not None:
                finish(attrs, values, rows)
            for o, row in zip(outs, rows, strict=True):
                o[place] = row
        return tuple(outs) if isinstance(out, tuple) else outs[0]

    return ref


def run(call: Call, operands: Sequence[NumPy], results: Sequence[NumPy]) -> list[Any]:
    """Call a routine on one matrix; results are written in place.

    Returns:
        The values of all arguments afterwards.
    """
    sizes = iter(lengths(call))
    values: list[Any] = []
    for a in call.args:
        if isinstance(a, Array):
            values.append(_filled(a, operands))
        elif isinstance(a, Work):
            values.append(np.zeros(next(sizes), a.dtype.np))
        else:
            values.append(np.ones(1, a.dtype.np) if isinstance(a, One) else a)
    for i, a in enumerate(call.args):
        if isinstance(a, Length):
            values[i] = int(values[a.of].size)
    if call.finite and not all(np.all(np.isfinite(x)) for x in operands):
        for v in values:
            if isinstance(v, np.ndarray):
                v[...] = np.nan if v.dtype.kind in "fc" else REFUSED
    else:
        skips = [a.skip if isinstance(a, Array) else 0 for a in call.args]
        _call(call.name, [v[k:] if k else v for v, k in zip(values, skips, strict=True)])
    for a, v in zip(call.args, values, strict=True):
        if isinstance(a, Array) and a.target is not None:
            shape = results[a.target].shape
            results[a.target][...] = v.T.reshape(shape) if not a.turned else v.reshape(shape)
    return values


def _filled(a: Array, operands: Sequence[NumPy]) -> NumPy:
    """Memory of an argument: by columns, as far as the routine can tell."""
    out = np.zeros((a.rows, a.cols), a.dtype.np, order="F")
    if a.identity:
        np.fill_diagonal(out, 1)
    if a.source is not None:
        x = operands[a.source]
        out[...] = x.reshape(a.cols, a.rows).T if not a.turned else x.reshape(a.rows, a.cols)
    return out
