"""`ufunc`: a function of elements with `reduce`, `accumulate`, `at`, `reduceat` and `outer`.

The functions of the library that JAX has as such objects get these as attributes.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from monograph._operands.axes import axis_of
from monograph._operands.values import convert, refuse_out, value
from monograph.hlo.errors import ArgumentError, UnsupportedError
from monograph.hlo.ops.leaf import splat
from monograph.hlo.ops.slices import cut
from monograph.hlo.types import tensor
from monograph.numpy import binary, choosing, reductions, special, unary
from monograph.numpy.creation import array
from monograph.numpy.indexing import getitem, take
from monograph.numpy.joining import append
from monograph.numpy.ranges import arange
from monograph.numpy.shapes import broadcast_to, expand_dims, moveaxis, ravel, reshape
from monograph.numpy.updates import At
from monograph.numpy.vectorizing import vectorize
from monograph.tracer.ahead import eval_shape
from monograph.tracer.arguments import name_of
from monograph.tracer.control import fori_loop, scan
from monograph.tracer.dtypes import requested

Plain = Callable[..., Any]


@dataclass(frozen=True)
class Ways:
    """Library functions that do at once what a ufunc otherwise does step by step."""

    call: Plain | None = None
    reduce: Plain | None = None
    accumulate: Plain | None = None
    at: str | None = None  # the method of ``x.at[...]``


class _Kind(type):
    """Library functions that have what a ufunc has count as ufuncs."""

    def __instancecheck__(cls, x: Any) -> bool:
        return super().__instancecheck__(x) or all(hasattr(x, name) for name in _PARTS)


class ufunc(metaclass=_Kind):
    """A function of single elements that takes arrays, and the folds that it makes.

    Args:
        func: a function of scalars.
        nin, nout: how many arguments and results it has.
        name: by default the function's.
        identity: what changes nothing when combined with, if there is such a value.
        ways: library functions for its parts.

    >>> import monograph.numpy as mnp
    >>> mnp.add.reduce(mnp.arange(4)), mnp.multiply.outer(mnp.arange(2), mnp.arange(2)).shape
    (Array(6, dtype=int32), (2, 2))
    """

    def __init__(
        self, func: Plain, /, nin: int, nout: int, *, name: str | None = None, identity: Any = None,
        ways: Ways | None = None,
    ) -> None:  # fmt: skip
        self.__name__ = self.__qualname__ = name or name_of(func)
        self.__doc__ = func.__doc__
        self.nin, self.nout = operator.index(nin), operator.index(nout)
        self.nargs = self.nin
        self.identity = identity
        self._func = func
        self._ways = ways or Ways()
        self._call = self._ways.call or vectorize(func)

    def __eq__(self, other: Any) -> bool:
        return type(other) is ufunc and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def _parts(self) -> tuple[Any, ...]:
        return self._func, self.nin, self.nout, self.__name__, self.identity

    def __repr__(self) -> str:
        return f"<ufunc {self.__name__!r}>"

    def __reduce__(self) -> Any:
        return type(self), (self._func, self.nin, self.nout)

    def __call__(self, *args: Any, out: None = None, where: None = None) -> Any:
        if out is not None or where is not None:
            raise UnsupportedError(
                f"{self.__name__}: out and where", fix="leave them out; use numpy.where."
            )
        return self._call(*args)

    def _needs_two(self, what: str, out: Any) -> None:
        refuse_out(f"{self.__name__}.{what}", out)
        if self.nin != 2 or self.nout != 1:
            raise ValueError(
                f"{what} is there for functions of two arguments and one result only, not for "
                f"{self.__name__}"
            )

    def _type(self, x: Any, dtype: Any) -> Any:
        """The element type of what it makes of two elements of `x`."""
        if dtype is not None:
            return requested(dtype, self.__name__)
        one = splat(1, tensor((), x.type.dtype))
        return eval_shape(self._call, one, one).type.dtype

    # ---- folds

    def reduce(
        self, a: Any, axis: Any = 0, dtype: Any = None, out: None = None, keepdims: bool = False,
        initial: Any = None, where: Any = None,
    ) -> Any:  # fmt: skip
        """The elements along an axis (all for None) combined one after the other.

        Args:
            a: an array.
            axis: along which.
            dtype: element type of the result.
            out: must be None.
            keepdims: whether the axis stays, with size 1.
            initial: what it begins with; by default the identity, or the first element.
            where: which elements count.
        """
        self._needs_two("reduce", out)
        if where is not None:
            if self.identity is None and initial is None:
                raise ValueError(f"{self.__name__} has no identity: where needs initial")
            if value(where).type.dtype is not requested(bool, "reduce"):
                raise ValueError(f"{self.__name__}.reduce: where must hold booleans")
        if self._ways.reduce is not None:
            return self._ways.reduce(a, axis, dtype, keepdims, initial, where)
        return self._one_by_one(value(a, "reduce"), axis, dtype, keepdims, initial, where)

    def _one_by_one(
        self, x: Any, axis: Any, dtype: Any, keepdims: bool, initial: Any, where: Any
    ) -> Any:
        if isinstance(axis, tuple):
            raise UnsupportedError(
                f"{self.__name__}.reduce along several axes", fix="reduce axis by axis."
            )
        d = self._type(x, dtype)
        mask = None if where is None else broadcast_to(where, x.type.shape)
        shape = x.type.shape
        if axis is None:
            x, mask, at = ravel(x), None if mask is None else ravel(mask), 0
            final: tuple[int, ...] = (1,) * len(shape) if keepdims else ()
        else:
            at = axis_of(axis, len(shape), "reduce")
            final = (*shape[:at], *((1,) if keepdims else ()), *shape[at + 1 :])
        x = convert(moveaxis(x, at, 0), d)
        mask = None if mask is None else moveaxis(mask, at, 0)
        start = self.identity if initial is None else initial
        n, rest = x.type.shape[0], x.type.shape[1:]
        if not n and start is None:
            raise ValueError(f"{self.__name__}.reduce: no elements, and it has no identity")
        first = int(start is None)
        begin = getitem(x, 0) if start is None else broadcast_to(convert(array(start), d), rest)

        def step(i: Any, total: Any) -> Any:
            made = convert(self._call(total, getitem(x, i)), d)
            return made if mask is None else choosing.where(getitem(mask, i), made, total)

        return reshape(fori_loop(first, n, step, begin) if n > first else begin, final)

    def accumulate(self, a: Any, axis: int = 0, dtype: Any = None, out: None = None) -> Any:
        """The running results along an axis."""
        self._needs_two("accumulate", out)
        if axis is None or isinstance(axis, tuple):
            raise ValueError(f"{self.__name__}.accumulate takes one axis")
        if self._ways.accumulate is not None:
            return self._ways.accumulate(a, axis, dtype)
        x = value(a, "accumulate")
        d, at = self._type(x, dtype), axis_of(axis, x.type.ndim, "accumulate")
        if not x.type.size:
            return splat(0, tensor(x.type.shape, d))
        x = convert(moveaxis(x, at, 0), d)

        def step(total: Any, row: Any) -> Any:
            made = convert(self._call(total, row), d)
            return made, made

        n, first = x.type.shape[0], cut(x, 0, 0, 1)
        _, rest = scan(step, getitem(x, 0), cut(x, 0, 1, n))
        return moveaxis(append(first, rest, 0), 0, at)

    def reduceat(
        self, a: Any, indices: Any, axis: int = 0, dtype: Any = None, out: None = None
    ) -> Any:
        """Folds of the slices from each index to the next one along an axis."""
        self._needs_two("reduceat", out)
        if axis is None or isinstance(axis, tuple | list):
            raise ValueError(f"{self.__name__}.reduceat takes one axis")
        x, i = value(a, "reduceat"), value(indices, "reduceat", 1)
        if i.type.ndim != 1:
            raise ArgumentError("reduceat: indices are not a vector", fix="pass a vector.")
        at = axis_of(axis, x.type.ndim, "reduceat")
        if not i.type.size:
            return take(x, i, at)
        n = x.type.shape[at]
        wide = tuple([-1 if k == at else 1 for k in range(x.type.ndim)])
        ends = append(cut(i, 0, 1, i.type.shape[0]), array(n, i.type.dtype.np))
        low, high = reshape(i, wide), reshape(ends, wide)

        def step(k: Any, total: Any) -> Any:
            made = self._call(total, take(x, expand_dims(k, 0), at))
            inside = binary.bitwise_and(binary.greater(k, low), binary.less(k, high))
            return choosing.where(inside, made, total)

        return fori_loop(0, n, step, take(x, i, at))

    # ---- elsewhere

    def at(self, a: Any, indices: Any, b: Any = None, /, *, inplace: bool = True) -> Any:
        """A copy of `a` with the elements at indices combined with `b`, repeated ones repeatedly.

        Args:
            a: an array.
            indices: what stands in brackets.
            b: the second operand, if there are two.
            inplace: must be False.
        """
        if inplace:
            raise UnsupportedError(
                f"{self.__name__}.at: arrays do not change",
                fix="pass inplace=False; use the result.",
            )
        x = value(a, "at")
        if self._ways.at is not None:
            return getattr(At(x)[indices], self._ways.at)(b)
        if self.nin == 1:
            return At(x)[indices].set(self._call(getitem(x, indices)))
        places = getitem(reshape(arange(x.type.size), x.type.shape), indices)
        y = ravel(broadcast_to(value(b, "at"), places.type.shape))

        def step(flat: Any, pair: Any) -> Any:
            i, operand = pair
            made = self._call(getitem(flat, i), operand)
            return At(flat)[i].set(convert(made, flat.type.dtype)), None

        flat, _ = scan(step, ravel(x), (ravel(places), y))
        return reshape(flat, x.type.shape)

    def outer(self, A: Any, B: Any, /) -> Any:
        """All combinations of an element of `A` and one of `B`."""
        if self.nin != 2 or self.nout != 1:
            raise ValueError(f"outer: {self.__name__} does not take two arguments")
        x, y = value(A, "outer"), value(B, "outer", 1)
        made = self._call(reshape(x, (x.type.size, 1)), reshape(y, (1, y.type.size)))
        return reshape(made, (*x.type.shape, *y.type.shape))


def frompyfunc(func: Plain, /, nin: int, nout: int, *, identity: Any = None) -> ufunc:
    """A ufunc of a function of scalars.

    Args:
        func: the function.
        nin, nout: how many arguments and results it has.
        identity: what it leaves everything else as it is with.
    """
    return ufunc(func, nin, nout, identity=identity)


# ---- those of the library ------------------------------------------------------------------------
def _folded(fold: Plain, typed: bool) -> Plain:
    def reduce(x: Any, axis: Any, dtype: Any, keepdims: bool, initial: Any, where: Any) -> Any:
        if typed:
            return fold(x, axis, dtype, None, keepdims, initial, where)
        x = x if dtype is None else convert(value(x), requested(dtype, fold.__name__))
        return fold(x, axis, None, keepdims, initial, where)

    return reduce


def _quantified(fold: Plain, combine: Plain) -> Plain:
    """`logical_and.reduce` and its like: booleans, with what it begins with."""

    def reduce(x: Any, axis: Any, dtype: Any, keepdims: bool, initial: Any, where: Any) -> Any:
        made = fold(x, axis, None, keepdims, where=where)
        made = made if initial is None else combine(made, initial)
        return made if dtype is None else convert(made, requested(dtype, fold.__name__))

    return reduce


_PARTS = "nin nout nargs identity reduce accumulate reduceat at outer".split()


def _made(
    f: Plain, identity: Any = None, nin: int = 2, reduce: Plain | None = None,
    accumulate: Plain | None = None, at: str | None = None,
) -> Any:  # fmt: skip
    """The function itself with what a ufunc has: it is called as fast as before."""
    made = ufunc(f, nin, 1, identity=identity, ways=Ways(f, reduce, accumulate, at))
    for name in _PARTS:
        setattr(f, name, getattr(made, name))
    return f


add = _made(binary.add, 0, 2, _folded(reductions.sum, True), choosing.cumsum, "add")
multiply = _made(
    binary.multiply, 1, 2, _folded(reductions.prod, True), choosing.cumprod, "multiply"
)
subtract = _made(binary.subtract, at="subtract")
maximum = _made(binary.maximum, reduce=_folded(reductions.max, False), at="max")
minimum = _made(binary.minimum, reduce=_folded(reductions.min, False), at="min")
negative = _made(unary.negative, nin=1)
bitwise_and = _made(binary.bitwise_and, -1)
bitwise_or = _made(binary.bitwise_or, 0)
bitwise_xor = _made(binary.bitwise_xor, 0)
logical_and = _made(binary.logical_and, True, 2, _quantified(reductions.all_, binary.logical_and))
logical_or = _made(binary.logical_or, False, 2, _quantified(reductions.any_, binary.logical_or))
logical_xor = _made(binary.logical_xor, False)
logaddexp = _made(special.logaddexp, float("-inf"))
logaddexp2 = _made(special.logaddexp2, float("-inf"))
