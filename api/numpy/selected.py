"""`x[mask]` with a traced mask: elements whose number nobody knows, and what can be said of them.

Folds of them need no such number: each is a fold of the whole array with a neutral element where
the mask does not hold. Operators with scalars are done on the whole array. Everything else is
refused, as the shape would depend on values.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from monograph.hlo.ops.leaf import splat
from monograph.hlo.record import ops
from monograph.numpy import binary, reductions, unary
from monograph.numpy.binary import truth
from monograph.numpy.creation import is_number
from monograph.numpy.index_steps import traced_mask


class Selected(reductions.Unsized):
    """The elements of an array where a traced mask of its leading dimensions holds.

    Methods are those of an array: `sum`, `prod`, `mean`, `var`, `std`, `max`, `min`, `any`, `all`.
    Without an axis they fold all elements, with axis 0 those that the mask selects. Of no elements
    `max` and `min` are the extremes of the element type, and `mean` is NaN.

    >>> import monograph as mg
    >>> mg.jit(lambda x: x[x > 0].sum())(mg.numpy.array([1.0, -2.0, 3.0]))
    Array(4., dtype=float32)
    """

    __slots__ = ("_mask", "_refusal", "_x")
    __hash__ = None  # type: ignore[assignment]

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


def _each(f: Callable[..., Any], reflected: bool = False) -> Callable[..., Any]:
    """An operator on all elements, of which later the same ones count.

    The other operand is a scalar, or selected by the same mask.
    """

    def method(self: Selected, *others: Any) -> Any:
        values = [_beside(self, y) for y in others]
        made = f(*values, self._x) if reflected else f(self._x, *values)
        return Selected(made, self._mask)

    return method


def _beside(x: Selected, y: Any) -> Any:
    if isinstance(y, Selected) and y._mask is x._mask:
        return y._x
    if is_number(y) or (not isinstance(y, Selected) and getattr(y, "ndim", None) == 0):
        return y
    raise x._refusal


_OPERATORS: dict[str, Callable[..., Any]] = {
    "add": binary.add, "sub": binary.subtract, "mul": binary.multiply,
    "truediv": binary.divide, "floordiv": binary.floor_divide, "mod": binary.remainder,
    "pow": binary.power, "and": binary.bitwise_and, "or": binary.bitwise_or,
    "xor": binary.bitwise_xor,
}  # fmt: skip
_OTHERS: dict[str, Callable[..., Any]] = {
    "lt": binary.less, "le": binary.less_equal, "gt": binary.greater, "ge": binary.greater_equal,
    "eq": binary.equal, "ne": binary.not_equal, "neg": unary.negative, "pos": unary.positive,
    "abs": unary.abs, "invert": unary.invert,
}  # fmt: skip
for _name, _f in (_OPERATORS | _OTHERS).items():
    setattr(Selected, f"__{_name}__", _each(_f))
for _name, _f in _OPERATORS.items():
    setattr(Selected, f"__r{_name}__", _each(_f, reflected=True))
for _name in "matmul rmatmul getitem len iter bool float int array".split():
    setattr(Selected, f"__{_name}__", _refused)
