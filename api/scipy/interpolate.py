"""Interpolation of values on a grid, under `jax.scipy.interpolate`'s name."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from monograph._missing import explain as _explain
from monograph._operands.values import promote_inexact, value
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.numpy.choosing import clip, where
from monograph.numpy.joining import stack
from monograph.numpy.quantiles import searchsorted
from monograph.numpy.shapes import broadcast_arrays, reshape
from monograph.tracer.tree import register_pytree_node

__all__ = ["RegularGridInterpolator"]


class RegularGridInterpolator:
    """Values between the points of a grid with uneven steps.

    Args:
        points: per dimension, the rising coordinates of the grid.
        values: on the grid; further dimensions are interpolated along.
        method: "linear" or "nearest".
        bounds_error: must be False.
        fill_value: outside of the grid; None extrapolates.

    >>> import numpy as np
    >>> f = RegularGridInterpolator((np.arange(3.0),), np.float32([0, 1, 4]))
    >>> f(np.float32([[0.5], [1.5]]))
    Array([0.5, 2.5], dtype=float32)
    """

    def __init__(
        self, points: Sequence[Any], values: Any, method: str = "linear",
        bounds_error: bool = False, fill_value: Any = np.nan,
    ) -> None:  # fmt: skip
        _known(method)
        if bounds_error:
            raise ArgumentError("bounds_error needs values that are not known while tracing",
                                fix="leave it out, and look for NaN.")  # fmt: skip
        (self.values,) = promote_inexact("RegularGridInterpolator", values)
        self.grid = tuple(value(p, "RegularGridInterpolator") for p in points)
        sizes = self.values.shape[: len(self.grid)]
        if tuple(len(g) for g in self.grid) != sizes:
            raise ShapeError(
                f"values of shape {self.values.shape} on a grid of "
                f"{' x '.join(str(len(g)) for g in self.grid)} points",
                fix="let the values' dimensions be the numbers of points.",
            )
        self.method, self.bounds_error, self.fill_value = method, bounds_error, fill_value

    def __call__(self, xi: Any, method: str | None = None) -> Any:
        """The values at points (..., dimensions), or at a tuple of coordinates."""
        method = _known(self.method if method is None else method)
        x = _points(xi, len(self.grid))
        if x.shape[-1] != len(self.grid):
            raise ShapeError(f"points of {x.shape[-1]} dimensions on a grid of {len(self.grid)}",
                             fix="give as many coordinates as the grid has.")  # fmt: skip
        flat = reshape(x, (-1, x.shape[-1]))
        places, shares, outside = self._places(flat)
        made = (self._linear if method == "linear" else self._nearest)(places, shares)
        if self.fill_value is not None:
            rest = (1,) * (made.ndim - 1)
            made = where(reshape(outside, (-1, *rest)), self.fill_value, made)
        return reshape(made, (*x.shape[:-1], *self.values.shape[len(self.grid) :]))

    def _places(self, x: Any) -> tuple[list[Any], list[Any], Any]:
        places, shares, outside = [], [], False
        for k, g in enumerate(self.grid):
            at = x[:, k]
            i = clip(searchsorted(g, at) - 1, 0, len(g) - 2)
            places.append(i)
            shares.append((at - g[i]) / (g[i + 1] - g[i]))
            outside = outside | (at < g[0]) | (at > g[-1])
        return places, shares, outside

    def _linear(self, places: list[Any], shares: list[Any]) -> Any:
        rest = (1,) * (self.values.ndim - len(places))
        total: Any = 0.0
        for corner in itertools.product((0, 1), repeat=len(places)):
            weight: Any = 1.0
            for up, share in zip(corner, shares, strict=True):
                weight = weight * (share if up else 1 - share)
            found = self.values[tuple(i + up for i, up in zip(places, corner, strict=True))]
            total = total + found * reshape(weight, (-1, *rest))
        return total

    def _nearest(self, places: list[Any], shares: list[Any]) -> Any:
        rows = zip(places, shares, strict=True)
        return self.values[tuple(where(share <= 0.5, i, i + 1) for i, share in rows)]


def _known(method: str) -> str:
    if method not in ("linear", "nearest"):
        raise ArgumentError(f"interpolation by {method!r}", fix="use 'linear' or 'nearest'.")
    return method


def _points(xi: Any, ndim: int) -> Any:
    """Coordinates along the last axis."""
    if isinstance(xi, tuple) and len(xi) == 1:
        xi = xi[0]
    if isinstance(xi, tuple):
        return stack(broadcast_arrays(*(promote_inexact("points", c)[0] for c in xi)), -1)
    x = value(xi, "points")
    return reshape(x, (-1, ndim)) if x.ndim == 1 else x


register_pytree_node(
    RegularGridInterpolator,
    lambda f: ((f.grid, f.values, f.fill_value), f.method),
    lambda method, parts: _restored(method, *parts),
)


def _restored(method: str, grid: Any, values: Any, fill_value: Any) -> RegularGridInterpolator:
    made = RegularGridInterpolator.__new__(RegularGridInterpolator)
    made.grid, made.values, made.fill_value = grid, values, fill_value
    made.method, made.bounds_error = method, False
    return made


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # a type checker must still find misspelt names
    __getattr__ = _explain(__name__)
