"""Element types in users' words, which are NumPy's: ``"i4"`` has four bytes.

In: what a user names, or the kind of a bare Python number. Out: a `DType` of the language. This is
the only place where 64-bit types are narrowed while they are off; the graph below uses any type.
Called by `monograph.tracer.avals` and by every library function with a `dtype` argument.
"""

from __future__ import annotations

import sys
import warnings
from typing import Any

import ml_dtypes
import numpy as np

from monograph.hlo import flags
from monograph.hlo.errors import ArgumentError, DTypeError
from monograph.hlo.location import is_own_file
from monograph.hlo.state import state
from monograph.hlo.types import BOOL, C64, C128, F32, F64, I32, I64, U32, U64, DType, dtype

_DEFAULT = {"int": (I32, I64), "float": (F32, F64), "complex": (C64, C128)}
_NARROWED = {I64: I32, U64: U32, F64: F32, C128: C64}
_PYTHON = {int: "int", float: "float", complex: "complex"}


def default_dtype(kind: str) -> DType:
    """The element type of a bare Python number of `kind` int, float or complex."""
    return _DEFAULT[kind][flags.wide()]


def narrowed(d: DType) -> DType:
    """`d`, or its 32-bit fellow while 64-bit types are off."""
    return d if flags.wide() else _NARROWED.get(d, d)


def element_type(x: Any) -> DType:
    """The element type that a user names: NumPy's names, types and dtypes, bfloat16 and its like.

    Raises:
        ArgumentError: if there is no such element type.

    >>> element_type("i4"), element_type("bfloat16"), element_type(float)
    (i32, bf16, f32)
    """
    if isinstance(x, DType):
        return x
    if isinstance(x, type):
        if x is bool:
            return BOOL
        if x in _PYTHON:
            return default_dtype(_PYTHON[x])
    if isinstance(x, str) and hasattr(ml_dtypes, x):
        x = getattr(ml_dtypes, x)
    try:
        return dtype(np.dtype(x))
    except TypeError:
        raise ArgumentError(
            f"{x!r} is not an element type",
            why="arrays hold booleans, integers, floats or complex numbers.",
            fix="name one as NumPy does, such as 'float32', 'bfloat16' or 'int8'.",
        ) from None


def type_of(x: Any) -> DType:
    """The element type that a user names, or that the array has which is passed.

    >>> import numpy as np
    >>> type_of(np.zeros(2)), type_of(np.int8)
    (f64, i8)
    """
    # NumPy's classes have a `dtype`, too: the attribute of their instances.
    return element_type(x if isinstance(x, type) else getattr(x, "dtype", x))


def requested(x: Any, where: str) -> DType:
    """The element type that a user asks for by a `dtype` argument of function `where`.

    Warns on the caller's line if it is a 64-bit type and those are off.
    """
    if hasattr(x, "weak_type"):  # NumPy's dtype() would take its element type
        raise ArgumentError(f"{where}: dtype is an array", fix="write dtype=x.dtype.")
    d = element_type(x)
    small = narrowed(d)
    if small is not d:
        warn(
            f"{where}: {d.np.name} is not available, {small.np.name} is used instead; turn 64-bit "
            "types on with monograph.config.update('enable_x64', True) or MONOGRAPH_ENABLE_X64=1"
        )
    return small


def requested_number(x: Any, where: str) -> DType:
    """`requested`, for what does not give truths.

    Raises:
        DTypeError: if booleans are asked for.
    """
    d = requested(x, where)
    if d is BOOL:
        raise DTypeError(
            f"{where}: its results are numbers", fix="leave dtype out, or name another."
        )
    return d


class WarnedError(Exception):
    """A warning in a trace that the user has not asked for, and must not hear of."""


def warn(message: str) -> None:
    """Warn on the user's line.

    Raises:
        WarnedError: instead, while `state.quiet`.
    """
    if state.quiet:
        raise WarnedError(message)
    level, frame = 1, sys._getframe(0)
    while frame.f_back is not None and is_own_file(frame.f_code.co_filename):
        frame = frame.f_back
        level += 1
    warnings.warn(message, stacklevel=level)
