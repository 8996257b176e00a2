"""Arrays that change: `monograph.ref` has the names of `jax.ref`.

``ref[index]`` reads, ``ref[index] = value`` and ``ref[index] += value`` write; ``ref[...]`` is the
whole. A `Ref` is no array: what is read of it is one, and stays as it was.
"""

from __future__ import annotations

from typing import Any

from monograph.numpy.binary import add
from monograph.numpy.indexing import getitem
from monograph.numpy.shapes import broadcast_to
from monograph.numpy.updates import At
from monograph.tracer.ref import Ref, read, write
from monograph.tracer.ref_use import a_ref, empty_ref, fitting, free_ref, freeze, new_ref

AbstractRef = Ref


class Part:
    """A part of a `Ref`, ``ref.at[index]``: indexed, it reads and writes parts of that."""

    __slots__ = ("index", "whole")

    def __init__(self, whole: Ref | Part, index: Any) -> None:
        self.whole = whole
        self.index = index

    def read(self) -> Any:
        """What it holds now."""
        return getitem(_read(self.whole), self.index)

    def write(self, value: Any) -> None:
        """Let it hold something else of this shape."""
        _write(self.whole, At(_read(self.whole))[self.index].set(value))

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.read().shape)

    @property
    def at(self) -> Parts:
        return Parts(self)

    def __getitem__(self, index: Any) -> Any:
        return get(self, index)

    def __setitem__(self, index: Any, value: Any) -> None:
        set(self, index, value)

    def addupdate(self, x: Any, idx: Any = ...) -> None:
        """Add to what it holds."""
        addupdate(self, idx, x)


class Parts:
    """What ``ref.at`` gives: ``ref.at[index]`` is a part."""

    __slots__ = ("whole",)

    def __init__(self, whole: Ref | Part) -> None:
        self.whole = whole

    def __getitem__(self, index: Any) -> Part:
        return Part(self.whole, index)


def _read(x: Ref | Part) -> Any:
    return x.read() if isinstance(x, Part) else read(a_ref(x))


def _write(x: Ref | Part, value: Any) -> None:
    if isinstance(x, Part):
        x.write(value)
    else:
        write(x, value)


def get(ref: Ref | Part, idx: Any = None) -> Any:
    """What a `Ref` holds at an index; everything without one.

    >>> get(new_ref(1.0)).item()
    1.0
    """
    found = _read(ref)
    return found if _is_whole(idx) else getitem(found, idx)


def set(ref: Ref | Part, idx: Any, value: Any) -> None:
    """Let a `Ref` hold `value` at an index; it broadcasts to what is there.

    Raises:
        ShapeError: if the shapes do not fit.
        DTypeError: if `value` is an array of another element type: a `Ref` keeps its own.
    """
    swap(ref, idx, value)


def swap(ref: Ref | Part, idx: Any, value: Any) -> Any:
    """The same; returns what was there before."""
    whole = _read(ref)
    before = whole if _is_whole(idx) else getitem(whole, idx)
    new = fitting(before.type, value)
    if new.type.shape != before.type.shape:
        new = broadcast_to(new, before.type.shape)
    _write(ref, new if _is_whole(idx) else At(whole)[idx].set(new))
    return before


def addupdate(ref: Ref | Part, idx: Any, x: Any) -> None:
    """Add to what a `Ref` holds at an index; where one is named twice, twice.

    >>> r = new_ref(2)
    >>> addupdate(r, ..., 10)
    >>> r[...].item()
    12
    """
    whole = _read(ref)
    _write(ref, add(whole, fitting(whole.type, x)) if _is_whole(idx) else At(whole)[idx].add(x))


def _is_whole(idx: Any) -> bool:
    """Whether an index stands for everything."""
    if type(idx) is tuple and len(idx) == 1:
        idx = idx[0]
    return idx is None or idx is Ellipsis or (type(idx) is tuple and not idx)


def _install() -> None:
    """Give `Ref`s their indexing."""
    named = {
        "__getitem__": get, "__setitem__": set, "addupdate": Part.addupdate, "at": property(Parts),
    }  # fmt: skip
    for name, method in named.items():
        setattr(Ref, name, method)


_install()

__all__ = [
    "AbstractRef", "Ref", "addupdate", "empty_ref", "free_ref", "freeze", "get", "new_ref", "set",
    "swap",
]  # fmt: skip
