"""Copies of arrays with parts left out, put in or replaced."""

from __future__ import annotations

import math
import operator
from typing import Any

import numpy as np

from monograph._operands.axes import axes_of, axis_of, shape_of
from monograph._operands.values import choose, contents, convert, refuse_out, unwrapped, value
from monograph.hlo.builder import Tracer
from monograph.hlo.errors import (
    ArgumentError,
    BoundsError,
    ConcretizationError,
    DTypeError,
    ShapeError,
    UnsupportedError,
)
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.slices import cut
from monograph.hlo.types import BOOL, tensor
from monograph.numpy.binary import add, greater_equal, less, remainder, subtract, truth
from monograph.numpy.choosing import clip
from monograph.numpy.creation import array
from monograph.numpy.index_sets import diag_indices
from monograph.numpy.indexing import integers, take, take_along_axis
from monograph.numpy.joining import concatenate, stack, tile
from monograph.numpy.nonzeros import places_where
from monograph.numpy.ranges import arange
from monograph.numpy.reductions import sum
from monograph.numpy.shapes import (
    broadcast_arrays,
    broadcast_to,
    expand_dims,
    moveaxis,
    ravel,
    reshape,
)
from monograph.numpy.sorting import argsort, sort
from monograph.numpy.updates import At


def _known(where: str, x: Any, why: str, fix: str) -> np.ndarray[Any, Any]:
    host = contents(x)
    if host is None:
        raise ConcretizationError(
            f"{where} of a traced value", operands={"value": x.type}, why=why, fix=fix
        )
    return host


def _flat_or(name: str, arr: Any, axis: Any) -> tuple[Any, int]:
    """The array and an axis of it; flattened where none is given."""
    x = value(arr, name)
    return (ravel(x), 0) if axis is None else (x, axis_of(axis, x.type.ndim, name))


# ---- left out ------------------------------------------------------------------------------------
def delete(
    arr: Any, obj: Any, axis: int | None = None, *, assume_unique_indices: bool = False
) -> Any:
    """`arr` without some of the slices along an axis (elements of the flattened array, for None).

    Args:
        arr: an array.
        obj: which: an integer, a slice, integers or booleans; their values must be known.
        axis: along which.
        assume_unique_indices: that no index stands twice: they may then be traced.

    >>> import monograph.numpy as mnp
    >>> mnp.delete(mnp.array([5, 6, 7]), 1)
    Array([5, 7], dtype=int32)
    """
    x, at = _flat_or("delete", arr, axis)
    n = x.type.shape[at]
    obj = unwrapped(obj)
    if isinstance(obj, slice):
        obj = np.arange(n)[obj]
    elif not isinstance(obj, list | tuple) and np.ndim(obj) == 0 and type(obj) is not Tracer:
        i = axis_of(operator.index(obj), n, "delete")
        return concatenate([cut(x, at, 0, i), cut(x, at, i + 1, n)], at)
    obj = array(obj) if isinstance(obj, list | tuple) else value(obj, "delete", 1)
    if obj.type.dtype.is_integer and assume_unique_indices:
        return take(x, _others(ravel(obj), n), at, mode="clip")
    gone = _known(
        "delete", obj, "how many are left depends on whether an index stands twice.",
        "pass assume_unique_indices=True.",
    )  # fmt: skip
    keep = np.ones(n, bool)
    if gone.dtype == bool and gone.shape != (n,):
        raise ShapeError(
            f"delete: a mask of shape {gone.shape} for an axis of size {n}",
            fix="give a mask of the axis's length.",
        )
    if gone.dtype.kind not in "iub":
        raise DTypeError(f"delete: indices of type {gone.dtype}", fix="give integers or booleans.")
    try:
        keep[gone] = False
    except IndexError as e:
        raise BoundsError(f"delete: {e}", fix="give indices inside of the axis.") from None
    return take(x, np.flatnonzero(keep).astype(np.int32), at, mode="clip")


def _others(gone: Any, n: int) -> Any:
    """The indices below n that are not among others, which differ from each other."""
    gone = sort(clip(choose(less(gone, 0), add(gone, n), gone), 0, n))
    m = gone.type.shape[0]
    rank = subtract(gone, arange(m, dtype=gone.type.dtype))
    own = arange(n - m, dtype=gone.type.dtype)
    passed = greater_equal(expand_dims(own, 0), expand_dims(rank, 1))
    return add(own, sum(passed, 0, dtype=gone.type.dtype))


def trim_zeros(filt: Any, trim: str = "fb", axis: Any = None) -> Any:
    """Without the zeros at the front (``f``), the back (``b``) or both; values must be known."""
    x = value(filt, "trim_zeros")
    if not isinstance(trim, str):
        raise ArgumentError(
            f"trim_zeros: trim is text, got {type(trim).__name__}", fix="give 'f', 'b' or 'fb'."
        )
    host = _known(
        "trim_zeros", x, "the shape of the result depends on the values.", "call it outside jit."
    )
    front, back = "f" in trim.lower(), "b" in trim.lower()
    for at in axes_of(axis, x.type.ndim, "trim_zeros"):
        others = tuple([i for i in range(host.ndim) if i != at])
        places = np.flatnonzero(host.any(axis=others))
        n = x.type.shape[at]
        if not front and not back:
            continue
        if not len(places):
            x = cut(x, at, 0, 0)
            continue
        x = cut(x, at, int(places[0]) if front else 0, int(places[-1]) + 1 if back else n)
    return x


# ---- put in --------------------------------------------------------------------------------------
def insert(arr: Any, obj: Any, values: Any, axis: int | None = None) -> Any:
    """`arr` with slices put in before indices along an axis.

    Args:
        arr: an array.
        obj: before which: an integer, integers, or a slice.
        values: what to put in, broadcast to as many slices as there are indices.
        axis: along which; the flattened array for None.

    >>> import monograph.numpy as mnp
    >>> mnp.insert(mnp.array([5, 6]), 1, 9)
    Array([5, 9, 6], dtype=int32)
    """
    x, at = _flat_or("insert", arr, axis)
    n, d = x.type.shape[at], x.type.dtype
    before = np.arange(n)[obj] if isinstance(obj, slice) else obj
    i = array(before) if isinstance(before, list | tuple) else value(before, "insert", 1)
    if i.type.ndim > 1 or not (i.type.dtype.is_integer or not i.type.size):
        raise ArgumentError(
            "insert: indices are an integer, a vector of integers or a slice",
            operands={"obj": i.type},
            fix="give one of these.",
        )
    y = convert(array(values) if isinstance(values, list | tuple) else value(values, "insert"), d)
    y = reshape(y, (1,) * (x.type.ndim - y.type.ndim) + y.type.shape)
    if i.type.size == 1:
        y = moveaxis(y, 0, at) if i.type.ndim == 0 else y
        i = broadcast_to(reshape(i, (1,)), (y.type.shape[at],))
    count = i.type.shape[0]
    shape = (*x.type.shape[:at], count, *x.type.shape[at + 1 :])
    y = broadcast_to(y, shape)
    i = convert(i, arange(0).type.dtype)
    i = clip(choose(less(i, 0), add(i, n), i), 0, n)
    to = At(i)[argsort(i)].add(arange(count, dtype=i.type.dtype))  # places in the result
    old = At(splat(True, tensor((n + count,), BOOL)))[to].set(False)
    source = places_where(old, n, 0)
    out = splat(0, tensor((*shape[:at], n + count, *shape[at + 1 :]), d))
    lead = (slice(None),) * at
    return At(At(out)[(*lead, to)].set(y))[(*lead, source)].set(x)


def resize(a: Any, new_shape: Any) -> Any:
    """The elements in another shape, again from the first where they do not suffice."""
    x, shape = ravel(a), shape_of(new_shape, "resize")
    n, count = x.type.size, math.prod(shape)
    if not n or not count:
        return splat(0, tensor(shape, x.type.dtype))
    return reshape(_to_size(x, count), shape)


def _to_size(x: Any, n: int) -> Any:
    """A vector repeated or cut to `n` elements."""
    have = x.type.shape[0]
    x = tile(x, -(-n // have)) if have < n else x
    return cut(x, 0, 0, n)


def block(arrays: Any) -> Any:
    """Nested lists of arrays joined: the innermost along the last axis, and so on outwards.

    >>> import monograph.numpy as mnp
    >>> mnp.block([[mnp.ones((1, 1)), mnp.zeros((1, 2))]]).tolist()
    [[1.0, 0.0, 0.0]]
    """
    depth = _depth(arrays)
    leaves = _leaves(arrays)
    ndim = max([depth, *(x.type.ndim for x in leaves)])
    return _joined(arrays, depth, ndim)


def _depth(x: Any) -> int:
    if isinstance(x, tuple):
        raise TypeError("block: a tuple among the lists: it is ambiguous; use lists")
    if not isinstance(x, list):
        return 0
    depths = {_depth(item) for item in x}
    if len(depths) != 1:
        raise ValueError("block: lists of different depths, or an empty list")
    return depths.pop() + 1


def _leaves(x: Any) -> list[Any]:
    if isinstance(x, list):
        return [leaf for item in x for leaf in _leaves(item)]
    return [value(x, "block")]


def _joined(x: Any, depth: int, ndim: int) -> Any:
    if not isinstance(x, list):
        v = value(x, "block")
        return reshape(v, (1,) * (ndim - v.type.ndim) + v.type.shape)
    return concatenate([_joined(item, depth - 1, ndim) for item in x], -depth)


# ---- replaced ------------------------------------------------------------------------------------
def _refuse_inplace(name: str, inplace: bool) -> None:
    if inplace:
        raise ValueError(f"{name}: arrays do not change; pass inplace=False and use the result")


def place(arr: Any, mask: Any, vals: Any, *, inplace: bool = True) -> Any:
    """A copy of `arr` with the elements where a mask holds replaced by `vals`, in order and again.

    Args:
        arr: an array.
        mask: of as many elements.
        vals: at least one value.
        inplace: must be False.
    """
    _refuse_inplace("place", inplace)
    x, m, v = value(arr, "place"), truth(mask, "place"), ravel(vals)
    if x.type.size != m.type.size or not v.type.size:
        raise ShapeError(
            "place: the mask has another size than the array, or there are no values",
            operands={"arr": x.type, "mask": m.type, "vals": v.type},
            fix="give a mask of as many elements as the array, and at least one value.",
        )
    n = x.type.size
    if not n:
        return x
    at = places_where(ravel(m), n, n)
    return reshape(At(ravel(x))[at].set(_to_size(v, n), mode="drop"), x.type.shape)


def put(a: Any, ind: Any, v: Any, mode: str | None = None, *, inplace: bool = True) -> Any:
    """A copy of `a` with the elements at indices into the flattened array replaced.

    Args:
        a: an array.
        ind: the indices.
        v: values for them, from the first again where they do not suffice.
        mode: what becomes of indices out of range: by default they are dropped; ``clip``, ``wrap``.
        inplace: must be False.
    """
    _refuse_inplace("put", inplace)
    x, i, y = value(a, "put"), ravel(ind), ravel(v)
    n = x.type.size
    if not n or not i.type.size or not y.type.size:
        return x
    if mode == "raise":
        raise UnsupportedError(
            "put: mode 'raise'", fix="use 'clip' or 'wrap': compiled code cannot stop."
        )
    if mode not in (None, "clip", "wrap"):
        raise ArgumentError(f"put: mode {mode!r}", fix="use 'clip' or 'wrap'.")
    i = clip(i, 0, n - 1) if mode == "clip" else remainder(i, n) if mode == "wrap" else i
    flat = At(ravel(x))[i].set(_to_size(y, i.type.size), mode="drop")
    return reshape(flat, x.type.shape)


def fill_diagonal(a: Any, val: Any, wrap: bool = False, *, inplace: bool = True) -> Any:
    """A copy of `a` with the main diagonal replaced.

    Args:
        a: an array of at least 2 dimensions; of one size, if there are more.
        val: a value, or several, which are repeated.
        wrap: must be False.
        inplace: must be False.
    """
    if inplace:
        raise UnsupportedError(
            "fill_diagonal: arrays do not change", fix="pass inplace=False and use the result."
        )
    if wrap:
        raise UnsupportedError("fill_diagonal: wrap=True", fix="leave it out.")
    x, v = value(a, "fill_diagonal"), value(val, "fill_diagonal", 1)
    ndim = x.type.ndim
    if ndim < 2 or (ndim > 2 and len(set(x.type.shape)) != 1):
        raise ShapeError(
            "fill_diagonal takes matrices, and arrays whose dimensions have one size",
            operands={"a": x.type},
            fix="reshape the array.",
        )
    n = min(x.type.shape)
    v = v if v.type.ndim == 0 else _to_size(ravel(v), n)
    return At(x)[diag_indices(n, ndim)].set(v)


def choose_(a: Any, choices: Any, out: None = None, mode: str = "raise") -> Any:
    """For each element the value that the array of that number has in its place.

    Args:
        a: integers.
        choices: arrays; all broadcast.
        out: must be None.
        mode: what becomes of numbers out of range: ``raise`` (which needs values), ``clip``,
            ``wrap``.
    """
    refuse_out("choose", out)
    i = integers(a, "choose")
    options = [value(c, "choose", 1) for c in choices]
    n = len(options)
    if mode == "raise":
        host = _known(
            "choose with mode='raise'", i, "whether a number is out of range depends on its value.",
            "pass mode='clip' or mode='wrap'.",
        )  # fmt: skip
        if ((host < 0) | (host >= n)).any():
            raise ValueError(f"choose: a number out of range for {n} choices")
    elif mode in ("wrap", "clip"):
        i = remainder(i, n) if mode == "wrap" else clip(i, 0, n - 1)
    else:
        raise ArgumentError(f"choose: mode {mode!r}", fix="use 'raise', 'clip' or 'wrap'.")
    i, *options = broadcast_arrays(i, *options)
    return reshape(take_along_axis(stack(options), expand_dims(i, 0), 0, mode="clip"), i.type.shape)
