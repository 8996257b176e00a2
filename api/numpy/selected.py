"""`x[mask]` with a traced mask: elements whose number nobody knows, and what can be said of them.

Folds of them need no such number: each is a fold of the whole array with a neutral element where
the mask does not hold. Everything else is refused, as the shape would depend on values.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from monograph.hlo.ops.leaf import splat
from monograph.hlo.record import ops
from monograph.numpy import reductions
from monograph.numpy.binary import truth
from monograph.numpy.index_steps import traced_mask


class Selected:
    """The elements of an array where a traced mask of its leading dimensions holds.

    Methods are those of an array: `sum`, `prod`, `mean`, `var`, `std`, `max`, `min`, `any`, `all`.
    Without an axis they fold all elements, with axis 0 those that the mask selects. Of no elements
    `max` and `min` are the extremes of the element type, and `mean` is NaN.

    >>> import monograph as mg
    >>> mg.jit(lambda x: x[x > 0].sum())(mg.numpy.array([1.0, -2.0, 3.0]))
    Array(4., dtype=float32)
    """

    __slots__ = ("_mask", "_refusal", "_x")

    def __init__(self, x: Any, mask: Any) -> None:
        self._x, self._mask = x, mask
        self._refusal = traced_mask(mask)  # names the line of the index

    def __jax_array__(self) -> NoReturn:
        raise self._refusal

    def __getattr__(self, name: str) -> NoReturn:
        if name.startswith("__"):
            raise AttributeError(name)
        raise self._refusal

    def _folded(self, fold: Callable[..., Any], axis: Any, options: dict[str, Any]) -> Any:
        if axis not in (None, 0) or options.get("keepdims"):
            raise self._refusal
        lead = self._mask.type.ndim
        dims = tuple(range(lead)) if axis == 0 else None
        full = ops.broadcast_in_dim(
            truth(self._mask), shape=self._x.type.shape, broadcast_dimensions=tuple(range(lead))
        )
        return fold(self._x, axis=dims, where=full, **options)

    def sum(self, axis: Any = None, **options: Any) -> Any:
        """The sum; 0 of no elements."""
        return self._folded(reductions.sum, axis, options)

    def prod(self, axis: Any = None, **options: Any) -> Any:
        """The product; 1 of no elements."""
        return self._folded(reductions.prod, axis, options)

    def mean(self, axis: Any = None, **options: Any) -> Any:
        """The mean; NaN of no elements."""
        return self._folded(reductions.mean, axis, options)

    def var(self, axis: Any = None, **options: Any) -> Any:
        """The variance; NaN of no elements."""
        return self._folded(reductions.var, axis, options)

    def std(self, axis: Any = None, **options: Any) -> Any:
        """The standard deviation; NaN of no elements."""
        return self._folded(reductions.std, axis, options)

    def any(self, axis: Any = None, **options: Any) -> Any:
        """Whether any is true; False of no elements."""
        return self._folded(reductions.any_, axis, options)

    def all(self, axis: Any = None, **options: Any) -> Any:
        """Whether all are true; True of no elements."""
        return self._folded(reductions.all_, axis, options)

    def max(self, axis: Any = None, **options: Any) -> Any:
        """The largest; the least number of the type of no elements."""
        return self._folded(_with_start(reductions.max, "maximum"), axis, options)

    def min(self, axis: Any = None, **options: Any) -> Any:
        """The smallest; the largest number of the type of no elements."""
        return self._folded(_with_start(reductions.min, "minimum"), axis, options)


def _with_start(fold: Callable[..., Any], monoid: str) -> Callable[..., Any]:
    def f(x: Any, **options: Any) -> Any:
        start = reductions.neutral(monoid)(splat(0, x.type.with_shape(())).type)
        return fold(x, **{"initial": start, **options})

    return f


def _refused(self: Selected, *others: Any) -> NoReturn:
    raise self._refusal


for _name in (
    "add sub mul truediv floordiv mod pow matmul radd rsub rmul rtruediv rfloordiv rmod rpow "
    "rmatmul lt le gt ge eq ne neg pos abs invert and or xor rand ror rxor getitem len iter bool "
    "float int array"
).split():
    setattr(Selected, f"__{_name}__", _refused)
