"""Trees of arrays as one vector, under `jax.flatten_util`'s name."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

from monograph._operands.values import convert, promote, value
from monograph.hlo.errors import ShapeError
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
        every leaf its own shape and element type.

    >>> import numpy as np
    >>> flat, back = ravel_pytree({"w": np.ones((2, 2), np.float32), "b": np.float32(3)})
    >>> flat, back(flat)["w"].shape
    (Array([3., 1., 1., 1., 1.], dtype=float32), (2, 2))
    """
    leaves, structure = tree.flatten(pytree)
    if not leaves:
        return zeros(0), lambda flat: tree.unflatten(structure, [])
    values = [value(x, "ravel_pytree", i) for i, x in enumerate(leaves)]
    types = [v.type for v in values]
    flat = concatenate([ravel(v) for v in promote("ravel_pytree", *values)])
    total = sum(prod(t.shape) for t in types)

    def unravel(vector: Any) -> Any:
        vector = value(vector, "unravel")
        if vector.type.shape != (total,):
            raise ShapeError(
                f"a vector of shape {vector.type.shape} for a tree of {total} elements",
                fix=f"give a vector of {total} elements.",
            )
        parts, at = [], 0
        for t in types:
            part = cut(vector, 0, at, at + prod(t.shape))
            parts.append(convert(reshape(part, t.shape), t.dtype))
            at += prod(t.shape)
        return tree.unflatten(structure, parts)

    return flat, unravel


def __dir__() -> list[str]:
    return __all__
