"""`StandIn`: an object that is called in place of a function, and looks like it.

To `inspect`, `help` and notebooks it has the function's name, words and parameters; in a class it
is a method. Base of what `jit`, `custom_jvp`, `composite` and `from_jax` make.
"""

from __future__ import annotations

import functools
import inspect
import types
from collections.abc import Callable, Sequence
from typing import Any

from monograph.tracer.arguments import name_of


class _Parameters:
    """The function's signature, for its instances alone: the class has one of its own."""

    def __get__(self, instance: StandIn | None, owner: type) -> inspect.Signature:
        if instance is None:
            raise AttributeError("__signature__")
        return inspect.signature(instance.fun)


class StandIn:
    """An object in place of `fun`.

    Args:
        fun: the function.
        updated: dictionaries of it whose entries the object gets; by default what was written to a
            function of Python.
    """

    fun: Callable[..., Any]
    __signature__ = _Parameters()

    def __init__(self, fun: Callable[..., Any], updated: Sequence[str] | None = None) -> None:
        if updated is None:
            updated = functools.WRAPPER_UPDATES if isinstance(fun, types.FunctionType) else ()
        functools.update_wrapper(self, fun, updated=updated)
        if not hasattr(fun, "__name__"):  # a partial, or an object
            self.__name__ = self.__qualname__ = name_of(fun)
        self.fun = fun

    def __get__(self, instance: Any, owner: Any = None) -> Any:
        return self if instance is None else types.MethodType(self, instance)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        raise NotImplementedError


__all__ = ["StandIn"]
