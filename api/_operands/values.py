"""From what users pass to values: tracers and arrays as they are, Python numbers as weak constants.

Also the small steps that all library functions share: promotion of several operands, broadcasting,
conversion. Called by every module of the library.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from monograph._operands.axes import broadcast_shapes
from monograph._operands.promotion import float_of, join, place_of, promoted, resolved
from monograph.hlo import flags
from monograph.hlo.builder import Tracer
from monograph.hlo.errors import ArgumentError, DTypeError, ShapeError, UnsupportedError, joined
from monograph.hlo.ops.leaf import constant_op, zeros
from monograph.hlo.record import ops
from monograph.hlo.state import state
from monograph.hlo.types import BOOL, DType, TensorType, tensor
from monograph.tracer.array import Array
from monograph.tracer.avals import abstract, refuse, shortened, value_of
from monograph.tracer.concrete import known_value
from monograph.tracer.dtypes import default_dtype, warn

Value = Tracer | Array
NONE: dict[str, Any] = {}  # the attributes of an op that has none

_SCALARS: dict[type, str] = {int: "int", float: "float", complex: "complex"}
_FITS = {"float": ("int", "float"), "complex": ("int", "float", "complex"), "int": ("int",)}
_FITS["uint"] = ("int",)


def is_value(x: Any) -> bool:
    """Whether `x` is a tracer or an array of this package."""
    t = type(x)
    return t is Tracer or t is Array


def value(x: Any, where: str = "argument", position: int = 0) -> Any:
    """`x` as a value.

    Args:
        x: a value, a number, or an array of NumPy, JAX or any library that speaks `__array__`.
        where: the function's name, for the message.
        position: which argument it is, for the message.

    Raises:
        ArgumentError: for anything else (lists and tuples too, as in JAX).
    """
    t = type(x)
    if t is Tracer or t is Array:
        return x
    kind = _SCALARS.get(t)
    if kind is not None:
        d = default_dtype(kind)
        return state.interp.constant(number(x, d), tensor((), d, True))
    if t is bool:
        return state.interp.constant(np.asarray(x), tensor((), BOOL))
    return _from_outside(x, where, position)


def _from_outside(x: Any, where: str, position: int) -> Any:
    if abstract(x) is not None:
        return value_of(x, where)
    inner = unwrapped(x)
    if inner is not x:
        return value(inner, where, position)
    if isinstance(x, int):
        raise refuse(x, f"argument {position} of {where}")
    if not isinstance(x, list | tuple | dict):
        kind = f"an array of {x.dtype}" if isinstance(x, np.ndarray) else type(x).__name__
        raise ArgumentError(
            f"{where} takes arrays and numbers, got {kind} at position {position}",
            operands={f"argument {position}": shortened(x)},
            why="elements are booleans, integers, floats or complex numbers.",
            fix="pass an array or a number.",
        )
    raise ArgumentError(
        f"{where} takes arrays and numbers, got {type(x).__name__} at position {position}",
        operands={f"argument {position}": shortened(x)},
        why="lists and other containers are not converted silently: each element would be traced.",
        fix="wrap it in monograph.numpy.array(...), or map over it with monograph.tree.map.",
    )


def unwrapped(x: Any) -> Any:
    """What an object that stands for an array makes of itself; anything else as it is."""
    inner = getattr(x, "__jax_array__", None)
    return x if inner is None or isinstance(x, type) or abstract(x) is not None else inner()


def number(x: Any, d: DType) -> np.ndarray[Any, Any]:
    """A Python number as a 0-d NumPy array of `d`; it passes through the default type, as in JAX.

    Raises:
        OverflowError: if an int does not fit the default integer type.
    """
    kind = _SCALARS.get(type(x))
    if kind is None:
        return np.asarray(x).astype(d.np)
    first = default_dtype(kind).np
    if first is d.np:
        return _quiet(x, first)
    return np.asarray(_quiet(x, first)).astype(d.np)


def _quiet(x: Any, d: np.dtype[Any]) -> np.ndarray[Any, Any]:
    if type(x) is float and math.isfinite(x) and abs(x) > 1e38:
        with np.errstate(over="ignore"):
            return np.asarray(x).astype(d)
    return np.asarray(x, d)


_numbers: dict[Any, np.ndarray[Any, Any]] = {}


def scalar_like(x: Any, t: TensorType) -> Any:
    """The Python number `x` as a splat of type `t`, marked weak."""
    if x and x == x:  # the sign of zero and NaN do not survive as dictionary keys
        key = (x, type(x), t.dtype)
        found = _numbers.get(key)
        if found is None:
            if len(_numbers) > 4096:
                _numbers.clear()
            found = _numbers[key] = number(x, t.dtype)
    else:
        found = number(x, t.dtype)
    return state.interp.constant(found, t if t.weak else tensor(t.shape, t.dtype, True))


def fits(x: Any, t: TensorType) -> bool:
    """Whether the Python number `x` takes the element type of `t` without changing it."""
    return _SCALARS.get(type(x)) in _FITS.get(t.dtype.kind, ())


# ---- types of several operands -------------------------------------------------------------------
def convert(x: Any, d: DType, weak: bool = False) -> Any:
    """Value `x` with element type `d`; complex to real drops the imaginary part.

    Not so to bool: as in NumPy, what is not zero is true; the op would look at the real part alone.
    """
    t = x.type
    if t.dtype is d and t.weak == weak:
        return x
    if d is BOOL and t.dtype.is_complex:
        return ops.compare(x, zeros(t), comparison_direction="NE")
    return ops.convert(x, dtype=d, weak=weak)


def promote(where: str, *xs: Any) -> list[Any]:
    """Values of one element type, by the lattice.

    Raises:
        ArgumentError: if an operand is not an array or a number.
        DTypeError: if there is no common type.
    """
    for i, x in enumerate(xs):
        if type(x) not in _PLAIN:
            xs = (*xs[:i], value(x, where, i), *xs[i + 1 :])
    d, weak = promoted(*xs)
    return [to_type(x, d, weak) for x in xs]


_PLAIN = frozenset({Tracer, Array, int, float, complex, bool})


def promote_inexact(where: str, *xs: Any) -> list[Any]:
    """The same, integers and booleans becoming floats."""
    d, weak = inexact(where, *xs)
    return [to_type(x, d, weak) for x in _plain(where, xs)]


def _plain(where: str, xs: Sequence[Any]) -> list[Any]:
    return [x if type(x) in _PLAIN else value(x, where, i) for i, x in enumerate(xs)]


def inexact(where: str, *xs: Any) -> tuple[DType, bool]:
    """The float or complex element type that the operands get together, and whether it is weak."""
    place = join(frozenset([place_of(x) for x in _plain(where, xs)]))
    d, weak = resolved(place)
    return float_of(d), weak  # weak only if the integers were


def to_type(x: Any, d: DType, weak: bool = False) -> Any:
    """A value or Python number with element type `d`."""
    t = type(x)
    if t is not Tracer and t is not Array:
        if t is bool or t in _SCALARS:
            return state.interp.constant(number(x, d), tensor((), d, weak))
        x = value(x)
    return convert(x, d, weak)


def refuse_imaginary(x: Any, d: DType, where: str) -> None:
    """Refuse a plain complex number that is to become a real one.

    Raises:
        DTypeError: if it is one; booleans say whether it is 0.
    """
    if type(x) is complex and not d.is_complex and d.kind != "bool":
        raise DTypeError(
            f"{where}: {x} as {d}",
            why="its imaginary part would be lost.",
            fix="pass its real part, or ask for a complex type.",
        )


def require_float(x: Any, where: str) -> Any:
    """`x` as a value, which must be of a floating-point or complex type (JAX's rule in `nn`)."""
    x = value(x, where)
    if not x.type.dtype.is_inexact:
        raise DTypeError(
            f"{where} takes floating-point arrays, got {x.type.dtype}",
            operands={"x": x.type},
            fix="convert it first, for example x.astype('float32').",
        )
    return x


def contents(x: Any) -> np.ndarray[Any, Any] | None:
    """The elements of a value, for what depends on them; None where a trace does not know them."""
    if type(x) is not Tracer:
        return np.asarray(x)
    if x.node.op is constant_op:  # a bare number under jit
        return np.broadcast_to(x.node.attrs["value"], x.type.shape)
    found = known_value(x)
    return None if found is None else np.asarray(found)


def at_hand(x: Any) -> bool:
    """Whether looking at the elements of a value costs nothing; of a GPU's arrays it does."""
    return type(x) is Array and not x.remote


def refuse_out(where: str, out: Any) -> None:
    """Refuse an output array.

    Raises:
        UnsupportedError: if there is one, as in JAX.
    """
    if out is not None:
        raise UnsupportedError(
            f"{where}: out is given", fix="use the result: arrays cannot be written to."
        )


# ---- shapes of several operands ------------------------------------------------------------------
def broadcast_to(x: Any, shape: tuple[int, ...]) -> Any:
    """Value `x` broadcast to `shape` by NumPy's rule.

    Raises:
        ShapeError: if it does not broadcast to that.
    """
    own = x.type.shape
    if own == shape:
        return x
    lead = len(shape) - len(own)
    if lead < 0:
        raise _too_long(x, shape)
    keep = [i for i, n in enumerate(own) if n == shape[lead + i]]
    if len(keep) < len(own):  # sizes 1 that spread are dropped, then made anew
        if x.type.size != math.prod([own[i] for i in keep]):
            raise _too_long(x, shape)
        x = ops.reshape(x, shape=tuple([own[i] for i in keep]))
    return ops.broadcast_in_dim(
        x, shape=shape, broadcast_dimensions=tuple([lead + i for i in keep])
    )


def _too_long(x: Any, shape: tuple[int, ...]) -> ShapeError:
    return ShapeError(
        f"shape {x.type.shape} does not broadcast to {shape}",
        operands={"value": x.type},
        why="sizes are aligned at the right; only size 1 broadcasts.",
        fix="pass an array of that shape, or one that broadcasts to it.",
    )


def broadcast(where: str, xs: Sequence[Any]) -> list[Any]:
    """Operands as values of one shape.

    Raises:
        ShapeError: if the shapes do not broadcast; the message names function and shapes.
    """
    if flags.mode().numpy_rank_promotion != "allow":
        shapes = [x.type.shape for x in xs]
        refuse_ranks(where, [s for s in shapes if s])
    return together(where, xs)


def together(where: str, xs: Sequence[Any]) -> list[Any]:
    """Values of one shape, where those of different rank always meet, as an array and its mask.

    Raises:
        ShapeError: if the shapes do not broadcast.
    """
    shapes = [x.type.shape for x in xs]
    first = shapes[0]
    if all(s == first for s in shapes):
        return list(xs)
    shape = broadcast_shapes(*shapes, where=where)
    return [broadcast_to(x, shape) for x in xs]


def refuse_ranks(where: str, shapes: Sequence[tuple[int, ...]]) -> None:
    """Warn or raise where arrays have different ranks, if the user asked for it.

    Raises:
        ShapeError: under ``numpy_rank_promotion='raise'``.
    """
    how = flags.mode().numpy_rank_promotion
    if how == "allow" or len({len(s) for s in shapes}) < 2:
        return
    what = f"{where}: shapes {joined(shapes)} have different ranks"
    if how == "warn":
        warn(f"{what} (numpy_rank_promotion='warn')")
        return
    raise ShapeError(
        what,
        why="numpy_rank_promotion is 'raise'.",
        fix="reshape one operand (x[None, :]), or set numpy_rank_promotion to 'allow'.",
    )


def choose(where: Any, x: Any, y: Any) -> Any:
    """`x` where the predicate holds, else `y`; values of one type. Weak if both are."""
    out = ops.select(where, x, y)
    if x.type.weak and y.type.weak and not out.type.weak:
        return ops.convert(out, dtype=out.type.dtype, weak=True)
    return out
