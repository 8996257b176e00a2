"""`pad`: elements added at the ends of axes, by a constant or by what the axis holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from monograph._operands.values import convert, to_type, value
from monograph.hlo.errors import ArgumentError, ShapeError, UnsupportedError
from monograph.hlo.ops.slices import cut
from monograph.hlo.record import ops
from monograph.numpy import quantiles, reductions
from monograph.numpy.binary import multiply, subtract
from monograph.numpy.choosing import round
from monograph.numpy.creation import is_number
from monograph.numpy.indexing import take
from monograph.numpy.joining import concatenate
from monograph.numpy.ranges import linspace
from monograph.numpy.shapes import broadcast_to, moveaxis, reshape
from monograph.tracer.arguments import as_int

Pairs = Sequence[tuple[Any, Any]]


def pad(
    array: Any, pad_width: Any, mode: str | Callable[..., Any] = "constant", **kwargs: Any
) -> Any:
    """Elements added before and after along each axis.

    Args:
        array: the array.
        pad_width: a number, a pair (before, after), one pair for each axis, or a dict of axes.
        mode: ``constant`` (`constant_values`, 0), ``empty`` (0), ``edge``, ``wrap``; ``reflect``
            and ``symmetric`` (`reflect_type`: even or odd); ``linear_ramp`` (to `end_values`, 0);
            ``maximum``, ``mean``, ``median``, ``minimum`` (of the `stat_length` nearest); or a
            function as of `numpy.pad` that returns the padded vector.
        kwargs: the option of the mode, in parentheses above: for all ends, or as `pad_width`.

    >>> import monograph.numpy as mnp
    >>> mnp.pad(mnp.array([1, 2]), (1, 2), mode="edge")
    Array([1, 1, 2, 2, 2], dtype=int32)
    """
    x = value(array, "pad")
    pairs = _widths(pad_width, x.type.ndim)
    if callable(mode):
        return _by_function(x, pairs, mode, kwargs)
    if mode not in _MODES:
        raise UnsupportedError(
            f"pad: mode {mode!r}", fix=f"use one of {', '.join(sorted(_MODES))}."
        )
    option, default = _MODES[mode]
    unknown = sorted(set(kwargs) - {option})
    if unknown:
        raise ArgumentError(
            f"pad: mode {mode!r} has no {', '.join(unknown)}",
            fix=f"give {option}= or nothing." if option else "give none.",
        )
    given = kwargs.get(option or "", default)
    if mode == "reflect" or mode == "symmetric":
        if given not in ("even", "odd"):
            raise ArgumentError(f"pad: reflect_type {given!r}", fix="use 'even' or 'odd'.")
        return _each(x, pairs, _mirrored(int(mode == "reflect"), given == "odd"))
    if option is None:
        return _each(x, pairs, _PLAIN[mode])
    return _with_values(x, pairs, mode, _per_axis(given, x.type.ndim))


_MODES: dict[str, tuple[str | None, Any]] = {
    "constant": ("constant_values", 0),
    "empty": (None, None),
    "edge": (None, None),
    "wrap": (None, None),
    "reflect": ("reflect_type", "even"),
    "symmetric": ("reflect_type", "even"),
    "linear_ramp": ("end_values", 0),
    "maximum": ("stat_length", None),
    "mean": ("stat_length", None),
    "median": ("stat_length", None),
    "minimum": ("stat_length", None),
}


def _each(x: Any, pairs: Pairs, parts: Callable[..., Any]) -> Any:
    for at, (before, after) in enumerate(pairs):
        if before or after:
            if not x.type.shape[at]:
                raise ShapeError(
                    f"pad: axis {at} has no elements to be repeated",
                    operands={"array": x.type},
                    fix="use mode='constant'.",
                )
            x = parts(x, at, before, after)
    return x


# ---- widths and values ---------------------------------------------------------------------------
def _widths(width: Any, ndim: int) -> list[tuple[int, int]]:
    if isinstance(width, dict):
        rows: list[Any] = [(0, 0)] * ndim
        for axis, row in width.items():
            rows[axis] = row
        width = rows if rows else 0
    pairs = [
        (as_int(low, "pad_width"), as_int(high, "pad_width"))
        for low, high in _per_axis(width, ndim)
    ]
    if any(n < 0 for pair in pairs for n in pair):
        raise ShapeError(f"pad: negative width in {tuple(pairs)}", fix="slice instead.")
    return pairs


def _per_axis(given: Any, ndim: int) -> list[tuple[Any, Any]]:
    """(before, after) for each axis, from one entry, a pair, or pairs."""
    if hasattr(given, "tolist") and getattr(given, "ndim", 0) != 0:
        given = list(given) if not isinstance(given, np.ndarray) else given.tolist()
    if not isinstance(given, tuple | list):
        return [(given, given)] * ndim
    if not any(isinstance(g, tuple | list) or getattr(g, "ndim", 0) != 0 for g in given):
        return [_pair(given)] * ndim
    rows = list(given) * ndim if len(given) == 1 else list(given)
    if len(rows) != ndim:
        raise ShapeError(
            f"pad: {len(rows)} pairs for {ndim} dimensions",
            fix="give one pair, or one for each dimension.",
        )
    return [_pair(r) for r in rows]


def _pair(row: Any) -> tuple[Any, Any]:
    """(before, after) from a pair, or from one entry for both."""
    items = list(row) if isinstance(row, tuple | list) or getattr(row, "ndim", 0) != 0 else [row]
    if len(items) not in (1, 2):
        raise ShapeError(
            f"pad: {len(items)} entries for the two ends of an axis",
            fix="give (before, after), or one for both.",
        )
    return items[0], items[-1]


# ---- with values ---------------------------------------------------------------------------------
def _with_values(x: Any, pairs: Pairs, mode: str, options: Pairs) -> Any:
    """Axis by axis, with an option for each end."""
    for at, (sizes, own) in enumerate(zip(pairs, options, strict=True)):
        if not any(sizes):
            continue
        parts = [x]
        for end, (n, option) in enumerate(zip(sizes, own, strict=True)):
            if n:
                made = _ENDS[mode](x, at, n, option, end)
                parts.insert(0, made) if end == 0 else parts.append(made)
        x = concatenate(parts, at)
    return x


def _shape(x: Any, at: int, n: int) -> tuple[int, ...]:
    return (*x.type.shape[:at], n, *x.type.shape[at + 1 :])


def _constant(x: Any, at: int, n: int, fill: Any, end: int) -> Any:
    one = to_type(fill if is_number(fill) else value(fill, "pad"), x.type.dtype)
    return ops.broadcast_in_dim(one, shape=_shape(x, at, n), broadcast_dimensions=())


def _ramp(x: Any, at: int, n: int, goal: Any, end: int) -> Any:
    """From the edge (which is not repeated) to a value at the outer end."""
    size = x.type.shape[at]
    edge = cut(x, at, 0, 1) if end == 0 else cut(x, at, size - 1, size)
    edge = reshape(edge, x.type.shape[:at] + x.type.shape[at + 1 :])
    line = moveaxis(linspace(goal, edge, n, endpoint=False, dtype=x.type.dtype.np), 0, at)
    return line if end == 0 else ops.reverse(line, dimensions=(at,))


def _statistic(fold: Callable[..., Any]) -> Callable[..., Any]:
    def made(x: Any, at: int, n: int, length: Any, end: int) -> Any:
        size = x.type.shape[at]
        count = size if length is None else min(as_int(length, "stat_length"), size)
        if count < 1:
            raise ArgumentError("pad: stat_length is not positive", fix="give at least 1.")
        near = cut(x, at, 0, count) if end == 0 else cut(x, at, size - count, size)
        one = fold(near, axis=at, keepdims=True)
        d = x.type.dtype
        one = convert(round(one) if d.is_integer and one.type.dtype.is_inexact else one, d)
        return broadcast_to(one, _shape(x, at, n))

    return made


_ENDS = {
    "constant": _constant,
    "linear_ramp": _ramp,
    "maximum": _statistic(reductions.max),
    "mean": _statistic(reductions.mean),
    "median": _statistic(quantiles.median),
    "minimum": _statistic(reductions.min),
}


# ---- by places -----------------------------------------------------------------------------------
def _taken(rule: Callable[[np.ndarray[Any, Any], int], np.ndarray[Any, Any]]) -> Callable[..., Any]:
    """What is added are elements of the axis: `rule` names them by places that go on beyond it."""

    def parts(x: Any, at: int, before: int, after: int) -> Any:
        n = x.type.shape[at]
        ends = [np.arange(-before, 0), np.arange(n, n + after)]
        low, high = (take(x, value(rule(e, n).astype(np.int32)), at, mode="clip") for e in ends)
        return concatenate([low, x, high], at)

    return parts


def _edges(x: Any, at: int, before: int, after: int) -> Any:
    """Both ends repeated: slices, which kernels read in place."""
    n = x.type.shape[at]
    ends = ((0, before), (n - 1, after))
    left, right = (
        broadcast_to(cut(x, at, place, place + 1), _shape(x, at, count)) for place, count in ends
    )
    return concatenate([left, x, right], at)


_around = _taken(lambda i, n: i % n)


def _wrapped(x: Any, at: int, before: int, after: int) -> Any:
    """Once round by slices; further round by places."""
    n = x.type.shape[at]
    if max(before, after) > n:
        return _around(x, at, before, after)
    return concatenate([cut(x, at, n - before, n), x, cut(x, at, 0, after)], at)


_PLAIN = {
    "edge": _edges,
    "wrap": _wrapped,
    "empty": lambda x, at, before, after: _with_values(
        x, [(before, after) if i == at else (0, 0) for i in range(x.type.ndim)],
        "constant", [(0, 0)] * x.type.ndim,
    ),
}  # fmt: skip


def _mirrored(skip: int, odd: bool) -> Callable[..., Any]:
    """Reflection about the edges; `skip` is 1 where the edge itself is not repeated."""

    def parts(x: Any, at: int, before: int, after: int) -> Any:
        n = x.type.shape[at]
        if n == 1:  # nothing to reflect but the edge
            return _PLAIN["edge"](x, at, before, after)
        while before > 0 or after > 0:
            n = x.type.shape[at]
            low, high = min(before, n - skip), min(after, n - skip)
            x = concatenate(_reflections(x, at, low, high, skip, odd), at)
            before, after = before - low, after - high
        return x

    return parts


def _reflections(x: Any, at: int, before: int, after: int, skip: int, odd: bool) -> list[Any]:
    n = x.type.shape[at]
    left = ops.reverse(cut(x, at, skip, skip + before), dimensions=(at,))
    right = ops.reverse(cut(x, at, n - skip - after, n - skip), dimensions=(at,))
    if odd:
        left = subtract(multiply(2, cut(x, at, 0, 1)), left)
        right = subtract(multiply(2, cut(x, at, n - 1, n)), right)
    return [left, x, right]


def _by_function(x: Any, pairs: Pairs, f: Callable[..., Any], kwargs: dict[str, Any]) -> Any:
    """Zeros are added, then every vector along each axis is given to the function."""
    ndim = x.type.ndim
    x = _with_values(x, pairs, "constant", [(0, 0)] * ndim)
    for at in range(ndim):
        rows = moveaxis(x, at, -1)
        shape = rows.type.shape
        flat = reshape(rows, (-1, shape[-1])) if rows.type.size else rows
        made = [
            value(f(reshape(cut(flat, 0, i, i + 1), (shape[-1],)), pairs[at], at, kwargs))
            for i in range(flat.type.shape[0])
        ]
        if made:
            x = moveaxis(reshape(concatenate(made, 0), shape), -1, at)
    return x
