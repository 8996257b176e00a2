"""Values between the places of an array, under `jax.scipy.ndimage`'s name."""

from __future__ import annotations

import functools
import itertools
import operator
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from monograph._missing import explain as _explain
from monograph._operands.values import convert, value
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.types import I32
from monograph.lax.elementwise import round as _round
from monograph.numpy.choosing import clip, where
from monograph.numpy.creation import array, listed
from monograph.numpy.unary import abs, floor

__all__ = ["map_coordinates"]


def _mirrored(i: Any, n: int) -> Any:
    half = n - 1
    return abs((i + half) % (2 * half) - half) if half else i * 0


def _reflected(i: Any, n: int) -> Any:
    return (_mirrored(2 * i + 1, 2 * n + 1) - 1) // 2


_MODES: dict[str, Callable[[Any, int], Any]] = {
    "constant": lambda i, n: i,
    "nearest": lambda i, n: clip(i, 0, n - 1),
    "wrap": lambda i, n: i % n,
    "mirror": _mirrored,
    "reflect": _reflected,
}


def _nodes(x: Any, order: int) -> list[tuple[Any, Any]]:
    """The places around a coordinate, and their weights."""
    exact = x.type.dtype.is_integer
    if order == 0:
        return [(convert(x if exact else _round(x), I32), 1)]
    if exact:
        return [(convert(x, I32), 1)]
    low = floor(x)
    share = x - low
    i = convert(low, I32)
    return [(i, 1 - share), (i + 1, share)]


def map_coordinates(
    input: Any, coordinates: Sequence[Any], order: int, mode: str = "constant", cval: Any = 0.0
) -> Any:
    """The values of an array at coordinates between its places.

    Args:
        input: the array.
        coordinates: one array per dimension, all of one shape.
        order: 0 for the nearest place, 1 for linear interpolation.
        mode: what is beyond the edges: "constant", "nearest", "wrap", "mirror" or "reflect".
        cval: the constant.
    """
    x = value(input, "map_coordinates")
    places = [value(listed(c), "map_coordinates", 1) for c in coordinates]
    if len(places) != x.ndim:
        raise ShapeError(f"map_coordinates: {len(places)} coordinates for {x.ndim} dimensions",
                         fix="give one array of coordinates per dimension.")  # fmt: skip
    if mode not in _MODES or order not in (0, 1):
        raise ArgumentError(f"map_coordinates: order {order}, mode {mode!r}",
                            fix=f"use order 0 or 1, and one of {', '.join(_MODES)}.")  # fmt: skip
    fill = array(cval, x.dtype)
    rows = [
        [(_MODES[mode](i, n), (i >= 0) & (i < n), weight) for i, weight in _nodes(c, order)]
        for c, n in zip(places, x.shape, strict=True)
    ]
    parts = []
    for items in itertools.product(*rows):
        indices, inside, weights = zip(*items, strict=True)
        if mode == "constant":
            kept = [clip(i, 0, n - 1) for i, n in zip(indices, x.shape, strict=True)]
            found = where(functools.reduce(operator.and_, inside), x[tuple(kept)], fill)
        else:
            found = x[tuple(indices)]
        parts.append(functools.reduce(operator.mul, weights) * found)
    made = functools.reduce(operator.add, parts)
    if x.type.dtype.is_integer and made.type.dtype.is_inexact:
        made = _round(made)
    return convert(made, x.type.dtype)


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
