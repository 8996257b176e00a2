"""What arrays and traced values can do by themselves: operators, methods, indexing.

Installed once on `Array` and `Tracer` when the package is imported.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from monograph import numpy as _namespace
from monograph.hlo.builder import Tracer
from monograph.hlo.errors import ShapeError, UnsupportedError
from monograph.hlo.ops.bits import bitcast
from monograph.hlo.types import BOOL, U8
from monograph.numpy import (
    choosing,
    edits,
    indexing,
    namespace_info,
    nonzeros,
    shapes,
    unary,
)
from monograph.numpy.updates import At
from monograph.tracer.array import Array, install_operators
from monograph.tracer.avals import abstract
from monograph.tracer.device import device_put
from monograph.tracer.dtypes import requested
from monograph.tracer.hot import hot

Binary = Callable[[Any, Any], Any]


def _operator(f: Binary) -> Binary:
    """An operator: left to the other operand if that is nothing we can compute with."""

    def method(x: Any, y: Any) -> Any:
        if type(y) in _KNOWN or _computable(y):
            return f(x, y)
        return _left(y)

    return method


def _left(y: Any) -> Any:
    if type(y) in (list, tuple):  # or Python would repeat it, by __index__
        raise TypeError(f"operators of arrays take no {type(y).__name__}; make it an array first")
    return NotImplemented


_KNOWN = frozenset({Tracer, Array, int, float})


def _computable(y: Any) -> bool:
    return hasattr(y, "__jax_array__") or abstract(y) is not None or isinstance(y, int | float)


def _reflected(f: Binary) -> Binary:
    def method(x: Any, y: Any) -> Any:
        if type(y) in _KNOWN or _computable(y):
            return f(y, x)
        return _left(y)

    return method


_TWO_SIDED: dict[str, Binary] = {
    "add": _namespace.add,
    "sub": _namespace.subtract,
    "mul": _namespace.multiply,
    "truediv": _namespace.divide,
    "floordiv": _namespace.floor_divide,
    "mod": _namespace.remainder,
    "divmod": _namespace.divmod,
    "pow": _namespace.power,
    "matmul": _namespace.matmul,
    "and": _namespace.bitwise_and,
    "or": _namespace.bitwise_or,
    "xor": _namespace.bitwise_xor,
    "lshift": _namespace.left_shift,
    "rshift": _namespace.right_shift,
}
_COMPARISONS: dict[str, Binary] = {
    "eq": _namespace.equal,
    "ne": _namespace.not_equal,
    "lt": _namespace.less,
    "le": _namespace.less_equal,
    "gt": _namespace.greater,
    "ge": _namespace.greater_equal,
}
_METHODS = (
    "sum prod max min mean var std argmax argmin ptp all any squeeze swapaxes diagonal ravel "
    "repeat round cumsum cumprod clip nonzero dot trace take sort argsort argpartition "
    "searchsorted conj conjugate"
)


def _reshape(
    a: Any, *shape: Any, order: str = "C", copy: bool | None = None,
    out_sharding: Any = None,
) -> Any:  # fmt: skip
    """The same elements in another shape, given as a tuple or as several sizes."""
    new = shape[0] if len(shape) == 1 else shape
    return shapes.reshape(a, new, order, copy=copy, out_sharding=out_sharding)


def _transpose(x: Any, *axes: Any) -> Any:
    """The dimensions in another order, reversed by default."""
    return _namespace.transpose(x, axes[0] if len(axes) == 1 else axes or None)


def _flatten(x: Any, order: str = "C", *, out_sharding: Any = None) -> Any:
    """All elements in one dimension."""
    return shapes.ravel(x, order, out_sharding=out_sharding)


def _astype(x: Any, dtype: Any, copy: bool = False, device: Any = None) -> Any:
    """Converted to an element type, and put on a device if one is given."""
    made = _namespace.astype(x, dtype)
    return made if device is None else device_put(made, device)


def _round(x: Any, ndigits: int | None = None) -> Any:
    """Without digits a whole number, as Python's own numbers give."""
    if ndigits is not None:
        return choosing.round(x, ndigits)
    return _namespace.astype(choosing.round(x), int) if x.type.dtype.is_float else choosing.round(x)


def _contains(x: Any, item: Any) -> bool:
    return bool(_namespace.any(_namespace.equal(x, item)))


_to_the_power = _operator(_namespace.power)


def _power(x: Any, y: Any, modulo: None = None) -> Any:
    return _to_the_power(x, y) if modulo is None else NotImplemented


_by_arrays = hot(indexing.getitem)


def _getitem(x: Any, index: Any) -> Any:
    """``x[index]``; numbers and slices are ever others, and quick."""
    kind = type(index)
    if kind is Array or (kind is tuple and any(type(i) is Array for i in index)):
        return _by_arrays(x, index)
    return indexing.getitem(x, index)


def _no_assignment(x: Any, index: Any, y: Any) -> None:
    raise TypeError(
        "arrays are immutable: write x = x.at[index].set(y), which gives a changed copy"
    )


def _all_methods() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, f in _TWO_SIDED.items():
        found[f"__{name}__"] = _operator(f)
        found[f"__r{name}__"] = _reflected(f)
    for name, f in _COMPARISONS.items():
        found[f"__{name}__"] = _operator(f)
    found |= {name: getattr(_namespace, name) for name in _METHODS.split()}
    found |= {
        "__neg__": _namespace.negative,
        "__pos__": unary.positive,
        "__abs__": _namespace.abs,
        "__invert__": _namespace.invert,
        "__pow__": _power,
        "__round__": _round,
        "__getitem__": _getitem,
        "__setitem__": _no_assignment,
        "__contains__": _contains,
        "reshape": _reshape,
        "transpose": _transpose,
        "flatten": _flatten,
        "astype": _astype,
        "T": property(lambda x: _namespace.transpose(x), doc="The dimensions reversed."),
        "mT": property(_namespace.matrix_transpose, doc="The last two dimensions swapped."),
        "real": property(unary.real, doc="The real part."),
        "imag": property(_namespace.imag, doc="The imaginary part."),
        "at": property(At, doc="Places to change in a copy: x.at[index].set(y)."),
        "view": _view,
        "byteswap": _byteswap,
        "flat": property(_no_flat),
        "to_device": _to_device,
        "choose": edits.choose_,
        "compress": _compress,
        "__array_namespace__": _array_namespace,
    }
    return found


def _to_device(x: Any, device: Any, *, stream: Any = None) -> Any:
    """On another device: a copy, or itself if it is there."""
    return x if type(x) is Array and x.device == device else device_put(x, device)


def _array_namespace(x: Any, *, api_version: str | None = None) -> Any:
    """The module with the functions of the array API standard."""
    namespace_info.check_version(api_version)
    return _namespace


def _view(x: Any, dtype: Any = None, type: None = None) -> Any:
    """The same bits as another element type: the last axis grows or shrinks with its width."""
    if type is not None:
        raise UnsupportedError(
            "view takes an element type alone",
            fix="give a dtype, as NumPy's view does; for another shape use reshape.",
        )
    if dtype is None:
        return x
    target, own = requested(dtype, "view"), x.type.dtype
    if own is target:
        return x
    if own is BOOL or target is BOOL:  # a byte each
        return _view(x.astype("uint8"), dtype) if own is BOOL else _view(x, "uint8") != 0
    if own.bits == target.bits:
        return bitcast(x, target)
    if not x.type.ndim:
        raise _no_view(x, dtype)
    *lead, n = x.type.shape
    if own.bits > target.bits:
        return shapes.reshape(bitcast(x, target), (*lead, n * own.bits // target.bits))
    ratio = target.bits // own.bits
    if n % ratio:
        raise _no_view(x, dtype)
    return bitcast(shapes.reshape(x, (*lead, n // ratio, ratio)), target)


def _no_view(x: Any, dtype: Any) -> ShapeError:
    return ShapeError(
        f"view: the last axis of {x.type} does not hold whole elements of type {dtype}",
        operands={"x": x.type},
        fix="reshape the array so that the last axis's bytes are a multiple of the width.",
    )


def _byteswap(x: Any) -> Any:
    """The bytes of each element (of each part of a complex one) the other way round."""
    d = x.type.dtype
    width = d.itemsize // 2 if d.is_complex else d.itemsize
    if width == 1:
        return x
    rows = shapes.reshape(bitcast(x, U8), (*x.type.shape, d.itemsize // width, width))
    return bitcast(shapes.reshape(shapes.flip(rows, -1), (*x.type.shape, d.itemsize)), d)


def _no_flat(x: Any) -> NoReturn:
    raise NotImplementedError(
        "arrays have no .flat: they are immutable; x.ravel() has all elements"
    )


def _compress(
    x: Any, condition: Any, axis: int | None = None, *, out: None = None, size: int | None = None,
    fill_value: Any = 0,
) -> Any:  # fmt: skip
    """The slices along an axis at which a condition holds, see `numpy.compress`."""
    return nonzeros.compress(condition, x, axis, size=size, fill_value=fill_value, out=out)


install_operators(_all_methods())
