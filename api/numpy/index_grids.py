"""Grids written as slices: `mgrid[0:3, 0:2]`, `ogrid`, `r_`, `c_`, `ix_`, `s_`."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np

from monograph._operands.values import promote, value
from monograph.hlo.errors import ArgumentError, ShapeError
from monograph.hlo.types import BOOL
from monograph.numpy.choosing import require_vector
from monograph.numpy.creation import array
from monograph.numpy.joining import concatenate, stack
from monograph.numpy.nonzeros import flatnonzero
from monograph.numpy.ranges import arange, linspace, meshgrid
from monograph.numpy.shapes import expand_dims, moveaxis, reshape

s_, index_exp = np.s_, np.index_exp


def ix_(*args: Any) -> tuple[Any, ...]:
    """Vectors as an open grid: indexing by it takes all combinations; masks become indices.

    >>> import monograph.numpy as mnp
    >>> [i.shape for i in mnp.ix_(mnp.array([0, 2]), mnp.array([1]))]
    [(2, 1), (1, 1)]
    """
    out = []
    for n, x in enumerate(args):
        v = array(x) if isinstance(x, list | tuple) else value(x, "ix_", n)
        require_vector("ix_", f"argument {n}", v)
        v = flatnonzero(v) if v.type.dtype is BOOL else v
        out.append(reshape(v, tuple([v.type.size if i == n else 1 for i in range(len(args))])))
    return tuple(out)


def _line(s: slice) -> Any:
    """The numbers of ``start:stop:step``; a step of ``nj`` gives `n` numbers, the last included."""
    start = 0 if s.start is None else s.start
    step = 1 if s.step is None else s.step
    if s.stop is None:
        raise ArgumentError("a grid without an end", fix="write the end: start:stop.")
    if isinstance(step, complex):
        return linspace(start, s.stop, operator.index(int(abs(step))))
    return arange(start, s.stop, step)


class _Grid:
    """What `mgrid` and `ogrid` are."""

    def __init__(self, name: str, doc: str, sparse: bool) -> None:
        self.__name__, self.__doc__ = name, doc
        self._sparse = sparse

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, slice):
            return _line(key)
        lines = promote(self.__name__, *[_line(k) for k in key]) if key else []
        lines = meshgrid(*lines, indexing="ij", sparse=self._sparse)
        if not self._sparse:
            return stack(lines) if lines else array([])
        return lines

    def __repr__(self) -> str:
        return f"monograph.numpy.{self.__name__}"


mgrid = _Grid("mgrid", "A dense grid: mgrid[0:3, 0:2] has the shape (2, 3, 2).", False)
ogrid = _Grid("ogrid", "An open grid: ogrid[0:3, 0:2] has the shapes (3, 1) and (1, 2).", True)


_MATRICES = {"r": (1, -1), "c": (-1, 1)}  # a row, a column


class _Joined:
    """What `r_` and `c_` are: slices and arrays joined along an axis."""

    def __init__(self, name: str, doc: str, axis: int, ndmin: int, trans1d: int) -> None:
        self.__name__, self.__doc__ = name, doc
        self._way = axis, ndmin, trans1d

    def __getitem__(self, key: Any) -> Any:
        items = key if isinstance(key, tuple) else (key,)
        axis, ndmin, trans1d = self._way
        matrix = ""
        if items and isinstance(items[0], str):
            matrix = items[0] if items[0] in _MATRICES else ""
            axis, ndmin, trans1d = self._way if matrix else self._directive(items[0])
            items = items[1:]
        parts = []
        for item in items:
            if isinstance(item, str):
                raise ArgumentError("a directive that is not the first", fix="write it in front.")
            part = _line(item) if isinstance(item, slice) else array(item)
            parts.append(_grown(part, ndmin, trans1d))
        made = concatenate(parts, axis)
        return reshape(made, _MATRICES[matrix]) if matrix and made.type.ndim == 1 else made

    def _directive(self, text: str) -> tuple[int, int, int]:
        try:
            numbers = [int(n) for n in text.split(",")]
            return (*numbers, *self._way[len(numbers) :])[:3]  # type: ignore[return-value]
        except ValueError:
            raise ArgumentError(
                f"no directive {text!r}", fix="write up to three integers, such as '0,2'."
            ) from None

    def __repr__(self) -> str:
        return f"monograph.numpy.{self.__name__}"


def _grown(x: Any, ndmin: int, trans1d: int) -> Any:
    """`x` with at least `ndmin` dimensions; its own stand at `trans1d` among them."""
    have = x.type.ndim
    missing = ndmin - have
    if have == 0:
        x, have, missing = reshape(x, (1,)), 1, ndmin - 1
    if missing <= 0:
        return x
    x = expand_dims(x, tuple(range(missing)))
    own = trans1d if trans1d >= 0 else trans1d + missing + 1
    if not 0 <= own <= missing:
        raise ShapeError(f"no place {trans1d} among {ndmin} dimensions", fix="give a smaller one.")
    order = tuple(range(missing, ndmin))
    return moveaxis(x, order, tuple(range(own, own + have)))


r_ = _Joined("r_", "Joined along the first axis: r_[1:4, 0, x].", 0, 1, -1)
c_ = _Joined("c_", "Joined along the last axis, vectors as columns: c_[x, y].", -1, 2, 0)
