"""Trees of arrays as one vector, under `jax.flatten_util`'s name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Any

from monograph._operands.values import convert, promote, value
from monograph.hlo.errors import DTypeError, ShapeError
from monograph.hlo.ops.slices import cut
from monograph.numpy.creation import zeros
from monograph.numpy.joining import concatenate
from monograph.numpy.shapes import ravel, reshape
from monograph.tracer import tree

__all__ = ["ravel_pytree"]


def ravel_pytree(pytree: Any) -> tuple[Any, Callable[[Any], Any]]:
    """All leaves of a tree in one vector, and the function that makes a tree of a vector.

    Args:
        pytree: a tree of arrays and numbers.

    Returns:
        The vector, of the element type that all leaves promote to, and the function, which gives
        every leaf its own shape and element type; where all leaves have one element type, it
        takes vectors of any, and so are the leaves.

    >>> import numpy as np
    >>> flat, back = ravel_pytree({"w": np.ones((2, 2), np.float32), "b": np.float32(3)})
    >>> flat, back(flat)["w"].shape
    (Array([3., 1., 1., 1., 1.], dtype=float32), (2, 2))
    """
    leaves, structure = tree.flatten(pytree)
    if not leaves:
        return zeros(0), _Unravel(structure, (), ())
    values = [value(x, "ravel_pytree", i) for i, x in enumerate(leaves)]
    flat = concatenate([ravel(v) for v in promote("ravel_pytree", *values)])
    shapes = tuple(v.type.shape for v in values)
    dtypes = tuple(v.type.dtype for v in values)
    same = all(dtype == flat.type.dtype for dtype in dtypes)
    return flat, _Unravel(structure, shapes, () if same else (flat.type.dtype, *dtypes))


@dataclass(frozen=True)
class _Unravel:
    """From a vector to a tree. It compares by value, so that it may be a static argument."""

    structure: tree.TreeDef
    shapes: tuple[tuple[int, ...], ...]
    dtypes: tuple[Any, ...]  # the vector's and those of the leaves; none: all have the vector's

    def __call__(self, vector: Any) -> Any:
        if not self.shapes:
            return tree.unflatten(self.structure, [])
        vector = value(vector, "unravel")
        total = sum(prod(shape) for shape in self.shapes)
        if vector.type.shape != (total,):
            raise ShapeError(
                f"a vector of shape {vector.type.shape} for a tree of {total} elements",
                fix=f"give a vector of {total} elements.",
            )
        to = self.dtypes[1:] or (vector.type.dtype,) * len(self.shapes)
        if self.dtypes and vector.type.dtype != self.dtypes[0]:
            raise DTypeError(
                f"a vector of {vector.type.dtype} for a tree whose leaves together are "
                f"{self.dtypes[0]}",
                why="the leaves have several element types, to which a vector of the type that "
                "they promote to is taken apart.",
                fix=f"give a vector of {self.dtypes[0]}.",
            )
        parts, at = [], 0
        for shape, dtype in zip(self.shapes, to, strict=True):
            part = cut(vector, 0, at, at + prod(shape))
            parts.append(convert(reshape(part, shape), dtype))
            at += prod(shape)
        return tree.unflatten(self.structure, parts)


def __dir__() -> list[str]:
    return __all__
