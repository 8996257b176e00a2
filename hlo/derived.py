"""`derived`: an attribute worked out when it is first read, and kept on the object.

As `functools.cached_property`, but without the lock that it has in Python 3.11: one for all
instances, which a process that forks may leave held in its child for ever.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class derived(Generic[T]):
    """A method read as an attribute; two threads may both work it out, and one value is kept."""

    def __init__(self, make: Callable[[Any], T]) -> None:
        self.make = make
        self.name = make.__name__
        self.__doc__ = make.__doc__

    @overload
    def __get__(self, instance: None, owner: type) -> derived[T]: ...
    @overload
    def __get__(self, instance: object, owner: type) -> T: ...

    def __get__(self, instance: object | None, owner: type) -> derived[T] | T:
        if instance is None:
            return self
        return instance.__dict__.setdefault(self.name, self.make(instance))  # type: ignore
